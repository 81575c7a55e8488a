"""The outcome of finished games: the rubber, the round and the stakes (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import approval
import pytest
from examples import each
from hypothesis import given
from msgspec import Struct, field
from random_matches import Playout, end_deals, events_of, playouts

from quinto_desktop.rules import *

FOUR: Seating = (0, 1, 2, 3)
TWO: Seating = (0, 1, 0, 1)
WITH_DUMMY: tuple[tuple[Seating, Seat], ...] = (
    ((0, 2, 0, 1), Seat.N),
    ((2, 1, 0, 1), Seat.E),
    ((1, 2, 0, 2), Seat.W),
)


def game(scores: Pair, seating: Seating = FOUR, dummy: Seat | None = None) -> GameResult:
    """Return a game with these final scores, won by the side that is ahead."""
    winner = Side.NS if scores[0] > scores[1] else Side.EW
    return GameResult(1, seating, dummy, (), scores, winner)


def of_round(*scores: Pair) -> list[GameResult]:
    """Return the games of a round in which players 0, 1 and 2 have dummy in turn."""
    return [game(pair, *WITH_DUMMY[number]) for number, pair in enumerate(scores)]


def rules(match: MatchForm, stakes: int = 1, form: Form = Form.FOUR) -> RuleOptions:
    return RuleOptions(form=form, match=match, stakes=stakes)


# --------------------------------------------------------------- stakes (rules §8)


@each(
    "difference, stakes, counters",
    [(0, 1, 0), (5, 1, 0), (5, 100, 0), (10, 1, 1), (15, 1, 1), (475, 1, 47), (475, 3, 141)],
)
def test_a_unit_for_every_ten_points_and_the_odd_five_dropped(
    difference: int, stakes: int, counters: int
) -> None:
    for match in (MatchForm.GAME, MatchForm.RUBBER):
        assert counters_for(difference, rules(match, stakes)) == counters


def test_what_a_match_comes_to_and_what_its_players_receive(
    approved: Callable[[str, str], None],
) -> None:
    """In the approved text: the match, its games' scores and the stakes, and what follows."""
    told = []
    for name, match, scores, stakes in approval.rows("laws/settled"):
        games = [parse_pair(pair) for pair in scores.split(", ")]
        paid = {}
        for form in (Form.FOUR, Form.TWO):
            options = rules(MatchForm(match), int(stakes), form)
            steps = end_deals(new_match(options), games)
            standing = standing_of(options, steps[-1].after.games)
            assert_over(steps, standing)
            paid[form] = settlement(options, steps[-1].after.games)
        received = paid[Form.FOUR]
        assert paid[Form.TWO] == (None if received is None else received[:2])
        assert standing.winner is not None
        (ns, ew), won = standing.totals, " : ".join(map(str, standing.games_won))
        outcome = f"{standing.winner.name} wins {won}, {ns} : {ew}, paid {received}"
        told.append(approval.row(name, match, scores, stakes, outcome))
    approved("laws/settled", "".join(told))


def parse_pair(text: str) -> Pair:
    ns, ew = map(int, text.split(" : "))
    return ns, ew


def assert_over(steps: Sequence[Step], standing: Standing) -> None:
    """Check that a match ends with its last game, not before, and as it stands."""
    *earlier, last = steps
    over = last.after
    assert all(events_of([step], GameWon) for step in steps)
    assert events_of(earlier, RubberWon) == []
    assert standing.winner is not None
    if over.rules.match is not MatchForm.GAME:
        assert isinstance(last.events[-2], GameWon)
        end = RubberWon(standing.winner, standing.games_won, standing.totals)
        assert last.events[-1] == end
    assert (over.phase, over.turn, over.player_on_turn) == (Phase.MATCH_OVER, None, None)
    assert legal_actions(over) == ()
    refusal = why_illegal(over, Deal(PACK))
    assert refusal is not None
    assert refusal.reason is Reason.GAME_IS_OVER


def test_partners_found_by_a_draw_settle_by_their_players_numbers() -> None:
    """Players 3 and 2 sit at North and South, and win by 150."""
    paid = settlement(rules(MatchForm.GAME), [game((250, 100), (3, 1, 2, 0))])
    assert paid == (-15, -15, 15, 15)


# ----------------------------------------- single, double, treble (rules §8, a reconstruction)


@each(
    "lost, target, worth",
    [
        (0, 250, 3),
        (5, 250, 2),
        (120, 250, 2),
        (125, 250, 1),
        (130, 250, 1),
        (245, 250, 1),
        (125, 255, 2),
        (130, 255, 1),
        (0, 5, 3),
    ],
)
def test_a_game_is_single_double_or_treble(lost: int, target: int, worth: int) -> None:
    assert game_worth(game((target, lost)), target) == worth
    assert game_worth(game((lost, target)), target) == worth


@pytest.mark.parametrize(
    ("match", "bonus"),
    [(MatchForm.GAME, 0), (MatchForm.RUBBER, 100), (MatchForm.RUBBER_POINTS, 2)],
    ids=lambda value: value.value if isinstance(value, MatchForm) else None,
)
def test_what_the_winner_of_a_match_adds(match: MatchForm, bonus: int) -> None:
    games = [game((0, 250)), game((0, 250))][: 1 if match is MatchForm.GAME else 2]
    standing = standing_of(rules(match), games)
    assert (standing.bonus, standing.winner) == (bonus, Side.EW)
    assert standing.totals[Side.EW] == sum(count[Side.EW] for count in standing.counts) + bonus
    assert RUBBER_BONUS == 100


# --------------------------------------------------------------- the round (rules §9)


@each(
    "games, totals",
    [
        pytest.param([], (0, 0, 0), id="none yet"),
        pytest.param([(250, 100)], (300, -150, -150), id="dummy's side wins"),
        pytest.param([(150, 255)], (-210, 105, 105), id="dummy's side loses"),
        pytest.param([(0, 0), (100, 255)], (-155, 310, -155), id="the second player has dummy"),
        pytest.param([(0, 0), (0, 0), (250, 225)], (25, 25, -50), id="the third player loses"),
        pytest.param(
            [(255, 100), (300, 255), (240, 255)],
            (310 + 45 - 15, -155 - 90 - 15, -155 + 45 + 30),
            id="a whole round",
        ),
    ],
)
def test_every_opponent_settles_with_the_dummy_player(games: list[Pair], totals: Payments) -> None:
    assert round_totals(of_round(*games)) == totals


def test_stakes_are_settled_game_by_game() -> None:
    """155 and 165 are 15 and 16 units, 320 would be 32: the odd five is dropped twice."""
    games = of_round((255, 100), (265, 100))
    paid = [settlement(rules(MatchForm.ROUND, 1, Form.DUMMY), games[:n]) for n in range(3)]
    assert paid == [None, (30, -15, -15), (30 + 16, -15 - 32, -15 + 16)]


def test_stakes_of_a_round_by_their_unit() -> None:
    games = of_round((255, 100), (300, 255), (240, 255))
    paid = settlement(rules(MatchForm.ROUND, 5, Form.DUMMY), games)
    assert paid == (5 * (30 + 4 - 1), 5 * (-15 - 8 - 1), 5 * (-15 + 4 + 2))


# --------------------------------------------------------------- the length of a match


@each(
    "match, winners, over",
    [
        (MatchForm.GAME, "", "-"),
        (MatchForm.GAME, "N", "-+"),
        (MatchForm.RUBBER, "NN", "--+"),
        (MatchForm.RUBBER, "NEN", "---+"),
        (MatchForm.RUBBER_POINTS, "ENE", "---+"),
        (MatchForm.RUBBER_POINTS, "EE", "--+"),
        (MatchForm.ROUND, "NNN", "---+"),
        (MatchForm.ROUND, "NEN", "---+"),
    ],
)
def test_when_a_match_is_over(match: MatchForm, winners: str, over: str) -> None:
    games = [game((250, 0) if winner == "N" else (0, 250)) for winner in winners]
    form = Form.DUMMY if match is MatchForm.ROUND else Form.FOUR
    options = rules(match, form=form)
    ended = [is_match_over(options, games[:number]) for number in range(len(games) + 1)]
    assert "".join("+" if end else "-" for end in ended) == over
    assert GAMES_OF_A_ROUND == 3


# --------------------------------------------------------------- for all scores


# -------- What the result of a deal tells beyond its figures
class Watched(Struct):
    """A deal as its events have told it."""

    start: Pair
    quints: list[int] = field(default_factory=lambda: [0, 0])
    tricks: Pair = (0, 0)
    won: GameWon | None = None

    def see(self, event: object) -> None:
        match event:
            case QuintScored(scored):
                self.quints[scored.side] += scored.quint.points
            case TricksCounted((ns, ew), value):
                self.tricks = value * ns, value * ew
            case GameWon():
                self.won = event


def finished_deals(playout: Playout) -> Iterator[tuple[DealResult, Watched]]:
    deal = Watched((0, 0))  # the draw ends none
    for step in playout.steps():
        if isinstance(step.action, Deal):
            deal = Watched(step.after.scores)
        for event in step.events:
            deal.see(event)
        if len(step.after.results) > len(step.before.results):
            yield step.after.results[-1], deal


@given(playouts())
def test_points_and_the_score_before_the_deal(playout: Playout) -> None:
    for result, deal in finished_deals(playout):
        assert result.quint_points == tuple(deal.quints)
        assert result.trick_points == deal.tricks
        assert result.points == tuple(deal.quints[side] + deal.tricks[side] for side in Side)
        assert result.before == deal.start


@given(playouts())
def test_what_won_the_game(playout: Playout) -> None:
    for result, deal in finished_deals(playout):
        if deal.won is not None and deal.won.by_quint:
            winner, target = deal.won.side, playout.start.rules.target
            assert decisive_quint(result, deal.won.scores[winner], target).side is winner


# -------- The rubber, two games of three, and how one game follows another (rules §3, §7, §8)
RUBBER = RuleOptions(match=MatchForm.RUBBER)
BY_POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS)
NS, EW = Side.NS, Side.EW


def test_the_standing_before_the_rubber_is_won_has_no_bonus() -> None:
    *_, last = end_deals(new_match(RUBBER), [(255, 100), (40, 250)])
    standing = standing_of(RUBBER, last.after.games)
    assert (standing.games_won, standing.totals) == ((1, 1), (295, 350))
    assert (standing.winner, standing.bonus) == (None, 0)
    assert standing.counts == ((255, 100), (40, 250))
    none_yet = standing_of(RUBBER, ())
    assert (none_yet.games_won, none_yet.totals, none_yet.winner) == ((0, 0), (0, 0), None)


# --------------------------------------------------------------- from game to game


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


# --------------------------------------------------------------- ties


@each("rules", [RuleOptions(), RUBBER, BY_POINTS])
@each("level", [(250, 250), (255, 255), (400, 400)])
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
