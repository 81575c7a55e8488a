"""The rubber, two games of three, and how one game follows another (rules §3, §7, §8)."""

from dataclasses import dataclass

import pytest
from layouts import do, position
from random_matches import deal_of, dealt, end_deals, events_of

from quinto_desktop.rules import *

RUBBER = RuleOptions(match=MatchForm.RUBBER)
BY_POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS)
NS, EW = Side.NS, Side.EW


@dataclass(frozen=True)
class Rubber:
    """A rubber by its games' final scores, with the expected outcome."""

    name: str
    games: tuple[Pair, ...]
    winner: Side
    games_won: Pair
    totals: Pair


RUBBERS = [
    Rubber("2-0", ((255, 100), (260, 40)), NS, (2, 0), (615, 140)),
    Rubber("0-2", ((0, 250), (245, 300)), EW, (0, 2), (245, 650)),
    Rubber("2-1, the last decides", ((255, 100), (40, 250), (300, 245)), NS, (2, 1), (695, 595)),
    Rubber("1-2, the first is lost", ((255, 0), (100, 250), (0, 265)), EW, (1, 2), (355, 615)),
    Rubber("2-1, the first is lost", ((240, 250), (250, 5), (275, 0)), NS, (2, 1), (865, 255)),
    Rubber("won with fewer points", ((250, 245), (0, 400), (250, 245)), NS, (2, 1), (600, 890)),
]
COUNTED = [
    Rubber("double, single", ((255, 100), (260, 125)), NS, (2, 0), (5, 0)),
    Rubber("treble twice", ((0, 250), (0, 300)), EW, (0, 2), (0, 8)),
    Rubber("each a game", ((255, 100), (40, 250), (300, 245)), NS, (2, 1), (5, 2)),
    Rubber("a treble is lost", ((245, 250), (250, 0), (245, 250)), EW, (1, 2), (3, 4)),
]


@pytest.mark.parametrize("form", [Form.FOUR, Form.TWO], ids=lambda form: form.value)
@pytest.mark.parametrize(
    ("match", "rubber"),
    [
        *((MatchForm.RUBBER, rubber) for rubber in RUBBERS),
        *((MatchForm.RUBBER_POINTS, rubber) for rubber in COUNTED),
    ],
    ids=lambda value: value.name if isinstance(value, Rubber) else value.value,
)
def test_what_a_rubber_comes_to(match: MatchForm, rubber: Rubber, form: Form) -> None:
    steps = end_deals(new_match(RuleOptions(form=form, match=match)), rubber.games)
    *earlier, last = steps
    assert all(events_of([step], GameWon) for step in steps)
    assert events_of(earlier, RubberWon) == []
    assert last.events[-1] == RubberWon(rubber.winner, rubber.games_won, rubber.totals)
    assert isinstance(last.events[-2], GameWon)
    over = last.after
    assert (over.phase, over.turn, over.player_on_turn) == (Phase.MATCH_OVER, None, None)
    assert legal_actions(over) == ()
    refusal = why_illegal(over, Deal(PACK))
    assert refusal is not None
    assert refusal.reason is Reason.GAME_IS_OVER
    standing = standing_of(over.rules, over.games)
    assert (standing.games_won, standing.totals) == (rubber.games_won, rubber.totals)
    assert standing.winner is rubber.winner


def test_a_rubber_by_its_numbers() -> None:
    """400 and 250 of North and South's games, 100 more for the rubber; not for a single game."""
    games = [(400, 120), (0, 250), (250, 200)]
    steps = end_deals(new_match(RUBBER), games)
    assert steps[-1].events[-1] == RubberWon(NS, (2, 1), (400 + 0 + 250 + 100, 120 + 250 + 200))
    *_, single = end_deals(new_match(), games[:1])
    assert single.events[-1] == GameWon(NS, False, (400, 120))
    assert single.after.phase is Phase.MATCH_OVER
    assert standing_of(single.after.rules, single.after.games).totals == (400, 120)


def test_the_standing_before_the_rubber_is_won_has_no_bonus() -> None:
    *_, last = end_deals(new_match(RUBBER), [(255, 100), (40, 250)])
    standing = standing_of(RUBBER, last.after.games)
    assert (standing.games_won, standing.totals) == ((1, 1), (295, 350))
    assert (standing.winner, standing.bonus) == (None, 0)
    assert standing.counts == ((255, 100), (40, 250))
    none_yet = standing_of(RUBBER, ())
    assert (none_yet.games_won, none_yet.totals, none_yet.winner) == ((0, 0), (0, 0), None)


# ---------------------------------------------------------------------------------------------
# From game to game


def test_between_two_games_the_game_that_is_over_is_shown() -> None:
    *_, last = end_deals(new_match(RUBBER, Seat.S), [(100, 65), (255, 65)])
    over = last.after
    assert (over.phase, over.turn, over.winner) == (Phase.DEALING, Seat.N, NS)
    assert (over.scores, len(over.results), len(over.games)) == ((255, 65), 2, 1)
    assert over.games[0].scores == (255, 65)
    assert over.games[0].deals == over.results
    assert (over.games[0].winner, over.games[0].number) == (NS, 1)
    assert over.deals_finished == 2
    for seat in Seat:
        seen = observe(over, seat)
        assert (seen.winner, seen.scores, seen.game_number) == (NS, (255, 65), 1)
        assert (seen.results, seen.games, seen.deal_number) == (over.results, over.games, 2)
        assert seen.actions == ()


@pytest.mark.parametrize("rules", [RUBBER, BY_POINTS], ids=lambda rules: rules.match.value)
def test_each_game_starts_from_nought(rules: RuleOptions) -> None:
    *_, last = end_deals(new_match(rules, Seat.S), [(100, 65), (255, 65)])
    step = apply(last.after, Deal(PACK))
    assert step.events == (GameBegan(2, (0, 1, 2, 3), None, (0, 0)), CardsDealt(1, Seat.N))
    begun = step.after
    assert (begun.scores, begun.results, begun.winner) == ((0, 0), (), None)
    assert (deal_of(begun).number, begun.deals_finished) == (1, 2)
    assert begun.games == last.after.games
    assert observe(begun, Seat.S).game_number == 2


def test_a_game_begins_with_its_first_deal_only() -> None:
    steps = end_deals(new_match(RUBBER), [(100, 65), (200, 65), (255, 65), (0, 100), (0, 255)])
    assert [len(events_of([step], GameWon)) for step in steps] == [0, 0, 1, 0, 1]
    states = [new_match(RUBBER), *(step.after for step in steps[:-1])]
    begun = [events_of([apply(state, Deal(PACK))], GameBegan) for state in states]
    assert [[event.number for event in events] for events in begun] == [[1], [], [], [2], []]


@pytest.mark.parametrize("form", [Form.FOUR, Form.TWO], ids=lambda form: form.value)
@pytest.mark.parametrize("first", Seat, ids=lambda seat: f"{seat.name} deals first")
def test_the_deal_goes_on_to_the_left_from_game_to_game(first: Seat, form: Form) -> None:
    start = new_match(RuleOptions(form=form, match=MatchForm.RUBBER), first)
    ends = [(100, 0), (255, 0), (0, 255), (100, 0), (200, 0), (255, 0)]
    steps = end_deals(start, ends)
    awaited = [start.turn, *(step.after.turn for step in steps[:-1])]
    dealers = "NESW" * 3
    begin = dealers.index(first.name)
    assert "".join(seat.name for seat in awaited if seat is not None) == dealers[begin : begin + 6]
    games = steps[-1].after.games
    assert [result.dealer for game in games for result in game.deals] == awaited
    assert [len(game.deals) for game in games] == [2, 1, 3]
    assert [result.number for game in games for result in game.deals] == [1, 2, 1, 1, 2, 3]


def test_partners_stay_together_through_a_rubber() -> None:
    *_, last = end_deals(new_match(RUBBER), [(255, 0), (0, 255), (255, 0)])
    assert {game.seating for game in last.after.games} == {(0, 1, 2, 3)}
    assert {game.dummy for game in last.after.games} == {None}


# ---------------------------------------------------------------------------------------------
# Ties


@pytest.mark.parametrize("rules", [RuleOptions(), RUBBER, BY_POINTS], ids=lambda r: r.match.value)
@pytest.mark.parametrize("level", [(250, 250), (255, 255), (400, 400)], ids=str)
def test_level_with_the_target_is_another_deal_of_the_same_game(
    rules: RuleOptions, level: Pair
) -> None:
    *_, tied = end_deals(new_match(rules), [(100, 65), level])
    assert tied.events[-1] == DealEnded(2, level=True)
    assert (tied.after.phase, tied.after.turn, tied.after.winner) == (Phase.DEALING, Seat.S, None)
    assert tied.after.games == ()
    step = apply(tied.after, Deal(PACK))
    assert step.events == (CardsDealt(3, Seat.S),)
    assert step.after.scores == level
    *_, decided = end_deals(tied.after, [(level[0], level[1] + 65)])
    assert events_of([decided], GameWon) == [GameWon(EW, False, (level[0], level[1] + 65))]


def test_a_tie_in_the_game_that_decides_the_rubber() -> None:
    ends = [(255, 0), (0, 255), (250, 250), (315, 315), (315, 380)]
    steps = end_deals(new_match(RUBBER), ends)
    assert [event.level for event in events_of(steps, DealEnded)] == [True, True]
    assert steps[-1].events[-1] == RubberWon(EW, (1, 2), (255 + 315, 255 + 380 + 100))
    assert [len(game.deals) for game in steps[-1].after.games] == [1, 1, 3]


def test_a_quint_wins_a_game_of_a_rubber_at_once() -> None:
    """HA H4 H5 score 40; a side at 215 has won, and the next dealer deals without a count."""
    state = position(
        "N:A... 4... 5... 6... / .98.KT8.", rules=RUBBER, scores=(215, 240), ns_tricks=0
    )
    step = do(state, "HA H4 H5 H6")
    assert events_of([step], GameWon) == [GameWon(NS, True, (255, 240))]
    assert (step.after.phase, step.after.turn) == (Phase.DEALING, Seat.N)
    assert step.after.games[0].deals[-1].tricks_won is None
    assert dealt(step.after).scores == (0, 0)
