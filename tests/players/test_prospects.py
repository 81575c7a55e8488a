"""What points are worth: for the game, the rubber and the round, at every score and target."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from examples import each
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tables import view

from quinto_desktop.players import decision_seed
from quinto_desktop.players.by_rule.knowledge import Knowledge, knowledge_of
from quinto_desktop.players.by_rule.novice import Novice
from quinto_desktop.players.thinking.prospects import (
    MOST_GAIN,
    WIDTH,
    Prospects,
    rubber_chance,
    steps_to,
)
from quinto_desktop.players.thinking.race import NEAR, POINTS_STEP, race_of
from quinto_desktop.rules import *

RULES = RuleOptions()
ENDLESS = 10_000

GAMES = 700
DIRECT = [
    ((0, 50), Side.NS, 227),
    ((0, 50), Side.EW, 225),
    ((150, 100), Side.NS, 478),
    ((150, 100), Side.EW, 509),
    ((200, 150), Side.NS, 481),
    ((200, 150), Side.EW, 510),
    ((240, 225), Side.NS, 502),
    ((240, 225), Side.EW, 385),
]
"""From so many games each that casual players have played to the end: the scores they began with,
eldest hand's side, and how many North and South won."""


def options(match: MatchForm, target: int = 250, stakes: int = 0) -> RuleOptions:
    form = Form.DUMMY if match is MatchForm.ROUND else Form.FOUR
    return RuleOptions(form=form, match=match, target=target, stakes=stakes)


@st.composite
def all_prospects(draw: st.DrawFn) -> Prospects:
    """Any form, match, target and stakes, at any score before a deal and any game of a rubber."""
    form = draw(st.sampled_from(Form))
    match = draw(st.sampled_from(matches_of(form)))
    target = draw(st.integers(30, ENDLESS) | st.just(250))
    rules = RuleOptions(form=form, match=match, target=target, stakes=draw(st.sampled_from((0, 5))))
    scores = st.integers(0, (target - 1) // POINTS_STEP).map(lambda steps: steps * POINTS_STEP)
    won = draw(st.sampled_from(((0, 0), (1, 0), (0, 1), (1, 1))))
    if match in (MatchForm.GAME, MatchForm.ROUND):
        won = (0, 0)
    return Prospects(rules, (draw(scores), draw(scores)), draw(st.sampled_from(Side)), won)


gains = st.integers(0, WIDTH - 1).map(lambda steps: steps * POINTS_STEP)


def exchanged(prospects: Prospects) -> Prospects:
    """The same with the sides exchanged."""
    (ns, ew), (ns_won, ew_won) = prospects.start, prospects.won
    return replace(prospects, start=(ew, ns), eldest=prospects.eldest.other, won=(ew_won, ns_won))


def leader_at_target(scores: Pair, target: int) -> Side | None:
    """Who has won when tricks are counted: the larger total, if it has the target (rules §7)."""
    if max(scores) < target or scores[Side.NS] == scores[Side.EW]:
        return None
    return Side.NS if scores[Side.NS] > scores[Side.EW] else Side.EW


def game_chance(rules: RuleOptions, scores: Pair, eldest: Side) -> float:
    """The chance that North and South win the current game between two deals, by the race."""
    winner = leader_at_target(scores, rules.target)
    if winner is not None:
        return float(winner is Side.NS)
    ns, ew = [max(1, steps_to(rules.target, score)) for score in scores]
    return race_of(eldest).chance(ns, ew)


def worth_of(prospects: Prospects, ns: int, ew: int) -> float:
    """What two scores after the deal are worth, one by one; `table` is tested against it."""
    winner = leader_at_target((ns, ew), prospects.rules.target)
    if winner is not None:
        return prospects.worth_of_win(winner, ns, ew)
    match = prospects._match_going_on(ns, ew)
    return prospects._match_weight * match + prospects._points_weight * (ns - ew)


# The chance to win the game


@pytest.mark.parametrize("eldest", Side)
def test_a_game_begins_even(eldest: Side) -> None:
    assert game_chance(RULES, (0, 0), eldest) == pytest.approx(0.5, abs=0.005)


@each(
    "scores, least, most",
    [
        ((245, 0), 0.99, 1.0),  # any quint wins
        ((245, 150), 0.92, 0.98),
        ((245, 225), 0.62, 0.75),  # the others need 25 at once
        ((225, 225), 0.47, 0.53),
        ((200, 150), 0.68, 0.77),
        ((125, 0), 0.85, 0.91),
    ],
)
def test_near_the_target(scores: Pair, least: float, most: float) -> None:
    for eldest in Side:
        assert least < game_chance(RULES, scores, eldest) < most


def test_who_needs_five_points_likes_to_lead_first() -> None:
    first, second = (game_chance(RULES, (245, 245), eldest) for eldest in Side)
    assert first == pytest.approx(0.57, abs=0.01)
    assert first + second == pytest.approx(1)


@each("scores, eldest, won", DIRECT)
def test_whole_games_are_won_as_often(scores: Pair, eldest: Side, won: int) -> None:
    chance = game_chance(RULES, scores, eldest)
    deviation = (chance * (1 - chance) / GAMES) ** 0.5
    assert won / GAMES == pytest.approx(chance, abs=3 * deviation + 0.02)


@pytest.mark.parametrize(
    ("scores", "chance"),
    [((250, 245), 1.0), ((245, 250), 0.0), ((300, 305), 0.0), ((255, 90), 1.0)],
)
def test_the_larger_total_at_the_target_has_won(scores: Pair, chance: float) -> None:
    assert game_chance(RULES, scores, Side.NS) == chance


def test_level_at_the_target_the_first_quint_wins() -> None:
    assert leader_at_target((260, 260), 250) is None
    assert game_chance(RULES, (260, 260), Side.EW) == game_chance(RULES, (245, 245), Side.EW)


@given(st.integers(5, ENDLESS), st.data())
def test_only_what_is_needed_counts(target: int, data: st.DataObject) -> None:
    scores = st.integers(0, (target - 1) // POINTS_STEP).map(lambda steps: steps * POINTS_STEP)
    ns, ew, more = data.draw(scores), data.draw(scores), 5 * data.draw(st.integers(0, 400))
    eldest = data.draw(st.sampled_from(Side))
    rules = RuleOptions(target=target)
    chance = game_chance(rules, (ns, ew), eldest)
    assert 0 <= chance <= 1
    assert 1 - chance == pytest.approx(game_chance(rules, (ew, ns), eldest.other))
    if target + more <= ENDLESS:
        further = RuleOptions(target=target + more)
        assert chance == game_chance(further, (ns + more, ew + more), eldest)


@pytest.mark.parametrize("eldest", Side)
def test_the_table_and_the_random_walk_meet_without_a_step(eldest: Side) -> None:
    rules = RuleOptions(target=POINTS_STEP * 2 * NEAR)
    for theirs in range(0, rules.target, POINTS_STEP):
        chances = [
            game_chance(rules, (ours, theirs), eldest)
            for ours in range(0, rules.target, POINTS_STEP)
        ]
        steps = [after - before for before, after in pairwise(chances)]
        assert min(steps) > -1e-6  # less than a point is worth by itself
        if theirs <= rules.target // 2:
            assert max(steps[: NEAR + 10]) < 0.035


# What it is worth for the match


@each(
    "won, chance",
    [((0, 0), 0.5), ((1, 0), 0.75), ((0, 1), 0.25), ((1, 1), 0.5), ((2, 1), 1.0), ((0, 2), 0.0)],
)
def test_a_rubber_between_two_games(won: Pair, chance: float) -> None:
    assert rubber_chance(won) == chance


@pytest.mark.parametrize(
    ("won", "lost", "gained"),
    [((0, 0), 0.25, 0.75), ((1, 0), 0.5, 1.0), ((0, 1), 0.0, 0.5), ((1, 1), 0.0, 1.0)],
)
def test_the_game_decides_so_much_of_the_rubber(won: Pair, lost: float, gained: float) -> None:
    prospects = Prospects(options(MatchForm.RUBBER), won=won)
    p = game_chance(RULES, (150, 100), Side.NS)
    rubber = p * gained + (1 - p) * lost
    assert worth_of(prospects, 150, 100) == pytest.approx(2 * rubber - 1, abs=0.006)


def test_at_game_all_a_rubber_is_worth_what_its_last_game_is() -> None:
    rubber, game = Prospects(options(MatchForm.RUBBER), won=(1, 1)), Prospects(RULES)
    for scores in ((0, 0), (245, 200), (100, 230), (250, 100)):
        assert worth_of(rubber, *scores) == pytest.approx(worth_of(game, *scores), abs=0.001)


@pytest.mark.parametrize(
    ("won", "single", "double", "treble"),
    [((0, 0), 2 / 5, 3 / 5, 4 / 5), ((1, 0), 3 / 5, 4 / 5, 1.0), ((1, 1), 3 / 5, 4 / 5, 1.0)],
)
def test_double_and_treble_games_count_for_more(
    won: Pair, single: float, double: float, treble: float
) -> None:
    prospects = Prospects(options(MatchForm.RUBBER_POINTS), won=won)
    for losers, worth in ((125, single), (120, double), (5, double), (0, treble)):
        assert prospects.worth_of_win(Side.NS, 250, losers) == pytest.approx(worth, abs=0.006)


def test_the_losers_of_a_double_game_look_for_half_of_the_target() -> None:
    counted, plain = (
        Prospects(options(match), won=(1, 1))
        for match in (MatchForm.RUBBER_POINTS, MatchForm.RUBBER)
    )
    saved, unsaved = (245, 125), (245, 120)
    assert worth_of(plain, *unsaved) - worth_of(plain, *saved) < 0.04
    assert worth_of(counted, *unsaved) - worth_of(counted, *saved) > 0.04


def test_a_round_is_about_points_alone() -> None:
    prospects = Prospects(options(MatchForm.ROUND))
    point = worth_of(prospects, 5, 0) / 5
    assert worth_of(prospects, 130, 100) == pytest.approx(30 * point)
    assert worth_of(prospects, 260, 255) == pytest.approx(5 * point)
    assert prospects.worth_of_win(Side.EW, 100, 250) == pytest.approx(-150 * point)


@pytest.mark.parametrize("match", [MatchForm.GAME, MatchForm.RUBBER])
def test_with_stakes_a_won_game_is_worth_more_by_many_points(match: MatchForm) -> None:
    paid, unpaid = (Prospects(options(match, stakes=stakes)) for stakes in (5, 0))

    def by_more(prospects: Prospects) -> float:
        return worth_of(prospects, 300, 100) - worth_of(prospects, 250, 240)

    assert by_more(paid) > 10 * by_more(unpaid) > 0


@given(all_prospects(), gains, gains)
def test_what_one_side_gains_the_other_loses(prospects: Prospects, ours: int, theirs: int) -> None:
    ns, ew = prospects.start[0] + ours, prospects.start[1] + theirs
    worth = worth_of(prospects, ns, ew)
    assert -1 <= worth <= 1
    assert worth_of(exchanged(prospects), ew, ns) == pytest.approx(-worth, abs=1e-12)


@given(all_prospects(), gains, gains)
def test_a_point_is_always_worth_something(prospects: Prospects, ours: int, theirs: int) -> None:
    ns, ew = prospects.start[0] + ours, prospects.start[1] + theirs
    worth = worth_of(prospects, ns, ew)
    assert worth_of(prospects, ns + POINTS_STEP, ew) > worth
    assert worth_of(prospects, ns, ew + POINTS_STEP) < worth


def test_the_table_tells_points_apart_however_far_the_target() -> None:
    prospects = Prospects(options(MatchForm.GAME, ENDLESS), (9000, 500))
    table = prospects.table()
    rows = [table[WIDTH * gain : WIDTH * (gain + 1)] for gain in range(WIDTH)]
    assert all(before > after for row in rows for before, after in pairwise(row))
    assert all(
        before < after for column in zip(*rows, strict=True) for before, after in pairwise(column)
    )


@given(all_prospects(), st.randoms(use_true_random=False))
def test_the_table_holds_the_worth_of_all_gains(
    prospects: Prospects, chance: random.Random
) -> None:
    table = prospects.table()
    assert len(table) == WIDTH * WIDTH
    ns, ew = prospects.start
    for _ in range(40):
        row, column = chance.randrange(WIDTH), chance.randrange(WIDTH)
        worth = worth_of(prospects, ns + POINTS_STEP * row, ew + POINTS_STEP * column)
        assert table[WIDTH * row + column] == pytest.approx(worth, abs=1e-6)


@each("match", MatchForm)
def test_a_table_from_level_scores_at_the_target(match: MatchForm) -> None:
    prospects = Prospects(options(match), (255, 255))
    table = prospects.table()
    assert table[WIDTH] == pytest.approx(prospects.worth_of_win(Side.NS, 260, 255), abs=1e-6)
    assert table[1] == pytest.approx(prospects.worth_of_win(Side.EW, 255, 260), abs=1e-6)
    assert table[WIDTH + 1] == pytest.approx(worth_of(prospects, 260, 260), abs=1e-6)


@given(all_prospects())
def test_a_win_is_worth_more_than_going_on(prospects: Prospects) -> None:
    for_ns, for_ew = prospects.win_worth
    assert for_ew <= worth_of(prospects, *prospects.start) <= for_ns


# What an observation implies


@each("form", Form)
def test_prospects_of_an_observation_look_from_before_the_deal(form: Form) -> None:
    player, state = Novice(), new_match(RuleOptions(form=form, target=ENDLESS))
    start, seen, done = state.scores, 0, 0
    state = apply(state, Deal(shuffled_pack(5, 1))).after
    while state.phase is not Phase.DEALING:
        observation = observe(state, state.mover)
        assert observation.dealer is not None
        prospects = Prospects.of(observation)
        assert prospects.start == start
        assert prospects.eldest is observation.dealer.side
        seen += bool(observation.quints)
        action = player.choose(observation, decision_seed(5, done))
        state, done = apply(state, action).after, done + 1
    assert seen
    assert state.mover.next.side is prospects.eldest
    assert max(state.scores) - max(start) <= MOST_GAIN


def test_prospects_know_the_games_of_a_rubber() -> None:
    player, done = Novice(), 0
    state = new_match(RuleOptions(match=MatchForm.RUBBER, target=60))
    while len(state.games) < 1 or state.phase is Phase.DEALING:
        action = (
            Deal(shuffled_pack(9, state.deals_finished + 1))
            if state.phase is Phase.DEALING
            else player.choose(observe(state, state.turn or Seat.N), decision_seed(9, done))
        )
        state, done = apply(state, action).after, done + 1
    won = Prospects.of(observe(state, Seat.N)).won
    assert won == ((1, 0) if state.games[0].winner is Side.NS else (0, 1))


# -------- What is known with a second hand face up, checked against every possible deal
SMALL = {
    "partner's hand is seen": view("..7.+", shown="A...4", out=".6.T986.KJT9"),
    "dummy is on turn": view("A...4", seat=Seat.N, shown="..7.+", at=Seat.S, out=".6.T986.KJT9"),
    "an opponent's hand is seen": view("..7.+", shown="A...4", at=Seat.W, out=".6.T986.KJT9"),
    "one has played": view("5.6..", "C9", shown="A..7.", out="KQJ..JT8.K+"),
}
"""Two cards a hand: 756 deals of the nine that are hidden, or 168 of eight."""


def _deals(seen: Observation) -> Iterator[list[Hand]]:
    """The four hands in every deal that the observation allows; no one has shown a void."""
    unseen = [card for card in PACK if knowledge_of(seen).unseen >> card.strength & 1]
    first, second = (seat for seat in SEATS if seen.hands[seat] is None)
    for ones in combinations(unseen, seen.hand_sizes[first]):
        rest = [card for card in unseen if card not in ones]
        for others in combinations(rest, seen.hand_sizes[second]):
            hands = [hand or () for hand in seen.hands]
            hands[first], hands[second] = ones, others
            yield hands


def _chances(seat: Seat, known: Knowledge, led: Suit | None) -> list[float]:
    """Everything the knowledge says about a seat, for one suit that may be led."""
    return [
        known.chance_of_void(seat, led),
        *(known.chance_of_card(seat, card) for card in PACK),
        *(known.chance_to_beat(seat, led, card.strength) for card in PACK),
    ]


def _facts(hand: Hand, led: Suit | None) -> list[bool]:
    """The same of a hand whose cards are known."""
    following = [card for card in hand if led is not None and card.suit is led]
    # The Quint Royal may be played as well, but beats nothing.
    strongest = max((card.strength for card in following or hand), default=0)
    return [
        not following,
        *(card in hand for card in PACK),
        *(strongest > card.strength for card in PACK),
    ]


@pytest.mark.parametrize("led", [None, *Suit])
@pytest.mark.parametrize("name", SMALL)
def test_chances_are_those_over_all_deals(name: str, led: Suit | None) -> None:
    seen = SMALL[name]
    known = knowledge_of(seen)
    deals = list(_deals(seen))
    for seat in SEATS:
        facts = [_facts(hands[seat], led) for hands in deals]
        shares = [sum(column) / len(deals) for column in zip(*facts, strict=True)]
        assert _chances(seat, known, led) == pytest.approx(shares)
        if seen.hands[seat] is not None:
            assert _chances(seat, known, led) == shares  # 0 or 1, to the last digit


def test_the_cards_of_a_seen_hand_are_elsewhere_but_not_unseen() -> None:
    known = knowledge_of(SMALL["an opponent's hand is seen"])
    ace = parse_card("HA")
    assert not known.unseen >> ace.strength & 1
    assert known.is_elsewhere(ace, Seat.S)
    assert not known.is_elsewhere(ace, Seat.W)
    assert not known.is_elsewhere(QUINT_ROYAL, Seat.S)
    assert known.is_elsewhere(QUINT_ROYAL, Seat.W)


@pytest.mark.parametrize(
    ("name", "master"), [("partner's hand is seen", True), ("an opponent's hand is seen", False)]
)
def test_a_seen_ace_stands_against_its_opponents_only(name: str, master: bool) -> None:
    known = knowledge_of(SMALL[name])
    king_of_what_is_left = parse_card("D6")
    assert known.is_master(Side.NS, king_of_what_is_left) is master
    assert (known.share_below(Side.NS, king_of_what_is_left) == 1) is master


def test_a_hand_that_is_seen_needs_no_showing_void() -> None:
    """East discarded on a heart and is void; North, exposed, followed but has none left."""
    seen = view("KQ.J976.QT6.98", earlier="H2 S2 H3 H4", shown=".T85.K9843.KQJ")
    known = knowledge_of(seen)
    assert known.chance_of_void(Seat.E, Suit.HEARTS) == 1
    assert known.chance_of_void(Seat.N, Suit.HEARTS) == 1
    assert known.chance_of_void(Seat.S, Suit.HEARTS) == 0
    assert 0 < known.chance_of_void(Seat.W, Suit.HEARTS) < 1


@pytest.mark.parametrize("form", Form)
def test_every_card_is_where_it_may_be(form: Form) -> None:
    """Seen hands exactly, hidden hands among what they may hold, in a random deal of each form."""
    for seed in range(12):
        chance = random.Random(seed)
        rules = RuleOptions(form=form, draw=DrawRule.ACE_LOW, target=10_000)
        state = apply(new_match(rules), Draw(drawn_cards(seed, form))).after
        state = apply(state, Deal(shuffled_pack(seed, 1))).after
        while state.phase is not Phase.DEALING:
            for seat in SEATS if state.phase is Phase.PLAY else ():
                seen = observe(state, seat)
                known = knowledge_of(seen)
                assert known.unseen == card_set(_hidden_cards(seen, state.dealt.hands)) | card_set(
                    state.dealt.cachette
                )
                for other, hand in zip(SEATS, state.dealt.hands, strict=True):
                    if seen.hands[other] is None:
                        assert not card_set(hand) & ~known.could_hold[other]
                        assert not known.could_hold[other] & ~known.unseen
                    else:
                        assert known.could_hold[other] == card_set(hand)
            state = apply(state, chance.choice(legal_actions(state))).after


def _hidden_cards(seen: Observation, hands: tuple[Hand, ...]) -> list[Card]:
    return [card for seat in SEATS if seen.hands[seat] is None for card in hands[seat]]
