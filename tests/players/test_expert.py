"""The thinking players: quick where there is no choice, deterministic, and in time."""

from __future__ import annotations

import random
from statistics import mean

import pytest
from examples import each, share
from hidden import FORMS_AND_OPTIONS, playout
from quick import LEVELS, quick_player
from replaced import replace
from tables import calling, view

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.by_rule.doubling import DOUBLE_FROM_FOR_BOTH, expected_share, side_share
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.thinking import searching
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.searching import DealWorth, choose_card
from quinto_desktop.players.thinking.skills import CLUB, MASTER, Clock, Skill
from quinto_desktop.rules import *

QUICK = replace(MASTER, deals=12, call_deals=12, breadth=2, time_ms=60_000)
STRONG = "AKQJ.AKQ.A2.AKQ"
WEAK = "4.765.98764.763"
MIDDLING = "AK4.T98.Q2.8732"


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_a_whole_deal_is_legal_and_repeated_alike(form: Form, option: JokerLead) -> None:
    player = Expert(QUICK)
    for state in playout(form, option, 3).states[:-1:7]:
        if state.turn is None:
            continue
        seen = observe(state, state.turn)
        action = player.choose(seen, 5)
        assert action in seen.actions
        assert player.choose(seen, 5) == action


@pytest.mark.parametrize("skill", [CLUB, MASTER], ids=["club", "master"])
def test_what_is_forced_is_chosen_without_a_thought(skill: Skill) -> None:
    endless = Expert(replace(skill, deals=10**9, call_deals=10**9, time_ms=10**9))
    forced = 0
    for state in playout(Form.FOUR, JokerLead.HIGHEST, 3).states:
        if state.turn is not None and len(seen := observe(state, state.turn).actions) == 1:
            assert endless.choose(observe(state, state.turn), 1) == seen[0]
            forced += 1
    assert forced > 5


def test_when_time_is_up_at_once_the_policy_decides() -> None:
    seen = view("AK4.T98.Q2.873+", "D6")
    late = Expert(replace(MASTER, time_ms=0)).choose(seen, 1)
    assert late == Expert(replace(MASTER, deals=0)).choose(seen, 1)


def test_the_policy_decides_between_cards_that_are_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view("AK4.T98.Q2.873+", "H6")
    liked = Expert(replace(MASTER, deals=0)).choose(seen, 1)
    monkeypatch.setattr(searching, "LEAST_DIFFERENCE", 1000.0)  # so that all are as good
    monkeypatch.setattr(searching, "LEAST_PREFERENCE", 0.0)
    assert Expert(QUICK).choose(seen, 1) == liked
    monkeypatch.setattr(searching, "LEAST_PREFERENCE", 1000.0)
    lowest = Expert(QUICK).choose(seen, 1)
    assert lowest != liked
    assert isinstance(lowest, Play) and isinstance(liked, Play)
    assert lowest.card.strength < liked.card.strength


def test_without_a_hurry_a_level_thinks_as_much_as_ever() -> None:
    for level, skill in ((Level.CLUB, CLUB), (Level.MASTER, MASTER)):
        player = player_of(level, 3.0, unhurried=True)
        assert isinstance(player, Expert)
        usual = skill.stretched(3.0)
        assert player.skill == replace(usual, time_ms=player.skill.time_ms)
        assert player.skill.time_ms > 100 * usual.time_ms
    assert player_of(Level.CASUAL, unhurried=True) == player_of(Level.CASUAL)


def test_a_thought_that_is_called_off_still_gives_a_legal_action() -> None:
    stop = StopFlag()
    stop.set()
    for seen in (view("AK4.T98.Q2.873+", "D6"), calling(STRONG)):
        assert Expert(replace(MASTER, time_ms=10**9)).choose(seen, 1, stop) in seen.actions


@each(
    "hand, table, out, distinct",
    [
        ("KQ..98.", "", "AJT.AKQJT.QJT.AKQJ32", "C8 HQ"),  # nothing is between
        ("K4..98.", "", "AQT.AKQJT.QJT.AKQJ32", "C8 H4 HK"),
        ("AK...", "", "98.AKQJ.AKQJ.9", "HK"),  # the four has been played
        ("AK...", "", "94.AKQJ.AKQJ.9", "HK HA"),  # the ace may still meet it
        ("KJ...", "HQ", "98.AKQJ.AKQJ.", "HJ HK"),  # the card on the table is between
        ("QT...", "", "J9.AKQJ.AKQJ.9", "HT HQ"),  # another hand holds the jack
        ("QT...", "", "K9.AKQJ.AKQJ.9", "HT"),  # no hand does
        ("65...", "", "98.AKQJ.AKQJ.9", "H5 H6"),  # a five is no six
    ],
)
def test_of_equal_cards_the_lowest_stands_for_all(
    hand: str, table: str, out: str, distinct: str
) -> None:
    seen = view(hand, table, out=out)
    found = distinct_cards(seen, information_of(seen))
    assert " ".join(map(str, found)) == distinct


def test_a_quint_that_wins_the_game_is_taken_now() -> None:
    """Both hearts win the trick; only the five brings the 250 at once."""
    seen = view("A5...", "D9 DJ DT", out="98.AQ.AKQ.A", scores=(235, 235))
    assert Expert(QUICK).choose(seen, 1) == Play(parse_card("H5"))


@each("seed", range(3))
def test_a_strong_hand_doubles_and_a_weak_one_passes(seed: int) -> None:
    assert Expert(QUICK).choose(calling(STRONG), seed) is Call.DOUBLE
    assert Expert(QUICK).choose(calling(WEAK), seed) is Call.PASS


def test_only_a_hand_that_beats_the_double_redoubles() -> None:
    doubled, player = "double", Expert(replace(QUICK, call_deals=MASTER.call_deals))
    assert player.choose(calling(STRONG, doubled), 1) is Call.REDOUBLE
    assert player.choose(calling(MIDDLING, doubled), 1) is Call.PASS


def test_a_point_is_worth_most_where_the_game_is_near_its_end() -> None:
    far, near = (
        DealWorth.of(view("AK4.T98.Q2.873+", scores=score)) for score in ((0, 0), (150, 150))
    )
    assert 0 < far.point < near.point


@each("score", [(200, 100), (100, 200), (150, 150), (200, 200), (235, 205)])
def test_a_point_has_an_ordinary_worth_wherever_either_side_may_still_win(score: Pair) -> None:
    """Calls and cards given up are measured by it; a cliff or a plateau would distort both."""
    start = DealWorth.of(view("AK4.T98.Q2.873+"))
    late = DealWorth.of(view("AK4.T98.Q2.873+", scores=score))
    assert start.point / 3 < late.point < 3 * start.point


def test_the_thinking_factor_stretches_time_and_deals() -> None:
    patient = MASTER.stretched(3.0)
    assert (patient.time_ms, patient.deals) == (3 * MASTER.time_ms, 3 * MASTER.deals)
    assert replace(patient, time_ms=MASTER.time_ms, deals=MASTER.deals) == MASTER


def test_more_deals_are_asked_for_than_there_are() -> None:
    state = playout(Form.FOUR, JokerLead.HIGHEST, 2).states[-6]
    assert state.phase is Phase.PLAY
    seen = observe(state, state.mover)
    greedy = replace(QUICK, deals=5000)
    assert Play(choose_card(seen, greedy, 1, Clock(60_000))) in seen.actions


# -------- Calls for two hands: from both if both are seen, otherwise from the one that is to lead
FAIR, FAIRER, STRONG_TOGETHER = "AQ97.J85.K83.T8", "T6.AT72.Q94.J53", "AKQJ864.A7.K3.5"
POOR, WORTHLESS = "63.762.J942.J53", "52.6542.98.QT43"

CALLS = [
    ("two fair hands double at the second turn", FAIR, FAIRER, "pass pass", Call.DOUBLE),
    ("in fourth hand too", FAIR, FAIRER, "pass pass pass", Call.DOUBLE),
    ("the first turn waits for the second", STRONG_TOGETHER, WORTHLESS, "", Call.PASS),
    ("so does the second hand's", STRONG_TOGETHER, WORTHLESS, "pass", Call.PASS),
    ("a poor partner's hand takes the double away", FAIR, POOR, "pass pass", Call.PASS),
    ("a redouble does not wait", STRONG_TOGETHER, WORTHLESS, "double", Call.REDOUBLE),
    ("two fair hands do not redouble", FAIR, FAIRER, "double", Call.PASS),
    ("one's own double is not doubled", STRONG_TOGETHER, WORTHLESS, "double pass", Call.PASS),
]


@each("hand, other, calls, call", [case[1:] for case in CALLS], ids=[c[0] for c in CALLS])
def test_both_hands_that_are_seen_decide(hand: str, other: str, calls: str, call: Call) -> None:
    assert player_of(Level.CASUAL).choose(calling(hand, calls, other=other), 1) is call
    # One player calls for both: the hands may be exchanged.
    assert player_of(Level.CASUAL).choose(calling(other, calls, other=hand), 1) is call


def test_a_novice_doubles_on_less_occasions() -> None:
    seen = calling(FAIR, "pass pass", other=FAIRER)
    assert player_of(Level.NOVICE).choose(seen, 1) is Call.PASS


def test_being_behind_lowers_what_a_double_needs() -> None:
    slip, other = "AQ7.AJ8.T832.87", "T54.T43.J96.A65"
    assert expected_share(calling(slip).hand, calling(other).hand) < DOUBLE_FROM_FOR_BOTH[0]
    behind = calling(slip, "pass pass", other=other, scores=(0, 150))
    level = calling(slip, "pass pass", other=other)
    assert player_of(Level.CASUAL).choose(behind, 1) is Call.DOUBLE
    assert player_of(Level.CASUAL).choose(level, 1) is Call.PASS


def test_the_estimate_for_two_hands_is_even_on_average() -> None:
    shares: list[float] = []
    for number in range(1, 400):
        pack = shuffled_pack(5, number)
        ours, theirs = (
            expected_share(sorted_hand(pack[n : n + 12]), sorted_hand(pack[n + 12 : n + 24]))
            for n in (0, 24)
        )
        shares.extend((ours, theirs))
    assert mean(shares) == pytest.approx(0.5, abs=0.01)
    assert max(shares) > 0.7  # two hands say more than one
    assert min(shares) < 0.3


# The Dummy-player sits South in the first game of a round, and dummy is North (rules §9).


def _dealt(seed: int, dealer: Seat, calls: str) -> MatchState:
    """A game of three after these calls, dealt by whom one likes."""
    match = replace(new_match(RuleOptions(form=Form.DUMMY)), turn=dealer)
    state = apply(match, Deal(shuffled_pack(seed, 1))).after
    for word in calls.split():
        state = apply(state, Call(word)).after
    return state


def _exchanged(state: MatchState, kept: Seat, chance: random.Random) -> MatchState:
    """The same with all cards but those of one hand dealt again."""
    cards = [card for seat in Seat if seat is not kept for card in state.dealt.hands[seat]]
    cards.extend(state.dealt.cachette)
    chance.shuffle(cards)
    hands = list(state.dealt.hands)
    for place, seat in enumerate(seat for seat in Seat if seat is not kept):
        hands[seat] = sorted_hand(cards[12 * place : 12 * place + 12])
    north, east, south, west = hands
    deal = replace(state.dealt, hands=(north, east, south, west), cachette=tuple(cards[36:]))
    return replace(state, deal=deal)


def _call(level: Level, state: MatchState) -> Action:
    return quick_player(level).choose(observe(state, state.mover), 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("calls", ["", "pass pass", "pass double"])
@pytest.mark.parametrize("dealer", [Seat.E, Seat.W])
def test_when_an_opponent_deals_the_leading_hand_alone_decides(
    dealer: Seat, calls: str, level: Level
) -> None:
    chance = random.Random(f"{dealer} {calls}")
    made = set()
    for seed in range(10 + share(20)):
        state = _dealt(seed, dealer, calls)
        assert state.turn is (dealer.next.partner if calls else dealer.next)
        call = _call(level, state)
        made.add(call)
        for _ in range(share(2)):
            assert _call(level, _exchanged(state, dealer.next, chance)) is call
    assert Call.PASS in made
    # The first turn waits for the second; there the hand that may be seen does decide.
    if level is Level.CASUAL or not calls:
        assert len(made) == (2 if calls else 1)


def test_the_second_turn_is_called_from_a_hand_that_is_not_on_turn() -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.E, "pass pass")
        assert state.turn is Seat.N
        seen = observe(state, Seat.N)
        assert seen.hand == ()
        assert side_share(seen) == expected_share(state.dealt.hands[Seat.S])


@pytest.mark.parametrize("calls", ["pass", "pass pass pass"])
def test_when_he_deals_both_his_hands_decide(calls: str) -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.S, calls)
        assert state.mover.side is Seat.S.side
        _, _, south, _ = state.dealt.hands
        north = state.dealt.hands[Seat.N]
        assert side_share(observe(state, state.mover)) == pytest.approx(
            expected_share(south, north)
        )


@pytest.mark.parametrize("calls", ["", "pass pass"])
def test_the_opponents_of_dummy_call_from_one_hand_each(calls: str) -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.S, calls)
        own = state.dealt.hands[state.mover]
        assert side_share(observe(state, state.mover)) == expected_share(own)
        assert state.phase is Phase.DOUBLING
