"""How long the next computer action waits, and how long things move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from acting import act
from examples import each
from playing import match_of

from quinto_desktop.game import INSTANT, Pace, Screen, Session, Speed, TrickPause
from quinto_desktop.game.session import acts_by_itself
from quinto_desktop.rules import *

PLAYED = CardPlayed(Seat.S, parse_card("H5"))
WON = TrickWon(3, Seat.E)
QUINT = QuintScored(ScoredQuint(QUINTS[1], Side.NS, 3), (20, 0))
CACHETTE = CachetteRevealed((parse_card("H2"),) * 5, Side.EW)
TIMES = [
    name
    for name in dir(Pace)
    if name.endswith("_ms") and not name.startswith("_") and name not in ("after_ms", "rest_ms")
    if name not in ("fade_ms", "deal_fade_ms", "deaf_ms", "raised_ms", "cachette_ms", "welcome_ms")
]
FADES = ["fade_ms", "deal_fade_ms"]


@each(
    "events, slow, normal, brisk, fast, at_once",
    [
        pytest.param([], 0, 0, 0, 0, 0, id="nothing"),
        pytest.param([CardsDealt(1, Seat.N)], 4192, 2614, 1436, 905, 0, id="deal"),
        pytest.param([Called(Seat.N, Call.PASS, 5)], 1040, 650, 247, 130, 0, id="call"),
        pytest.param([DummyExposed(Seat.N, ())], 3536, 2210, 897, 494, 0, id="dummy to be read"),
        pytest.param([PLAYED], 1424, 890, 391, 226, 0, id="card"),
        pytest.param([PLAYED, WON], 3886, 2710, 1408, 954, 900, id="trick"),
        pytest.param([PLAYED, WON, QUINT], 4846, 3310, 1768, 1194, 900, id="trick with a quint"),
        pytest.param([PLAYED, WON, QUINT, QUINT], 5806, 3910, 2128, 1434, 900, id="two quints"),
        pytest.param(
            [PLAYED, WON, CACHETTE, TricksCounted((6, 7), 5, (0, 0)), DealEnded(1, level=False)],
            10126,
            6610,
            3748,
            2514,
            900,
            id="the last trick",
        ),
        pytest.param([GameWon(Side.NS, by_quint=True, scores=(250, 0))], 0, 0, 0, 0, 0, id="won"),
    ],
)
def test_what_has_to_be_seen_takes_its_time(
    events: list[Event], slow: int, normal: int, brisk: int, fast: int, at_once: int
) -> None:
    waits = [Pace(speed).after_ms(events) for speed in Speed]

    # Every part is rounded to a millisecond by itself.
    assert waits == [
        pytest.approx(wait, abs=len(events) + 5) for wait in (slow, normal, brisk, fast, at_once)
    ]


@each("pause, rest", [*zip(list(TrickPause)[1:], (3000, 1500, 700, 0), strict=True)])
@each("speed, share", [*zip(Speed, (1.3, 1.0, 0.55, 0.4, 0.6), strict=True)])
def test_the_rest_of_a_trick_is_in_proportion_to_the_speed(
    speed: Speed, share: float, pause: TrickPause, rest: int
) -> None:
    rest = round(rest * share)
    pace, without = Pace(speed, pause), Pace(speed, TrickPause.NONE)
    longer, shorter = pace.after_ms([PLAYED, WON]), without.after_ms([PLAYED, WON])

    assert longer is not None
    assert shorter is not None
    assert pace.rest_ms == rest
    assert longer - shorter == rest


@each("speed", Speed)
def test_with_a_click_only_a_complete_trick_waits(speed: Speed) -> None:
    pace = Pace(speed, TrickPause.CLICK)

    assert pace.rest_ms is None
    assert pace.after_ms([PLAYED, WON, QUINT]) is None
    assert pace.after_ms([PLAYED]) == Pace(speed).after_ms([PLAYED])


@each("name", TIMES)
def test_faster_is_shorter(name: str) -> None:
    times = [getattr(Pace(speed), name) for speed in Speed]

    assert all(earlier > later for earlier, later in pairwise(times))
    assert times[-1] == 0


def test_a_card_that_plays_itself_is_raised_for_long_enough_to_be_seen() -> None:
    times = [Pace(speed).raised_ms for speed in Speed]

    assert times == sorted(times, reverse=True)
    assert times[1] == 1800
    assert times[-1] >= 350


def test_the_cachette_can_be_read_with_or_without_motion() -> None:
    times = [Pace(speed).cachette_ms for speed in Speed]
    assert times == sorted(times, reverse=True)
    assert times[-1] == 0
    assert [Pace(speed, is_still=True).cachette_ms for speed in Speed] == times


def test_panels_are_deaf_at_first_unless_there_is_nothing_to_hurry() -> None:
    assert {Pace(speed).deaf_ms for speed in Speed} == {400}
    assert Pace(is_still=True).deaf_ms == 400
    assert Pace(Speed.FAST, TrickPause.NONE).deaf_ms == 400
    assert Pace(Speed.NONE, TrickPause.NONE).deaf_ms == 0


@pytest.mark.parametrize("name", FADES)
def test_what_does_not_move_fades_in_shortly_at_any_speed_but_at_once(name: str) -> None:
    still = {speed: getattr(Pace(speed, is_still=True), name) for speed in Speed}

    assert still.pop(Speed.NONE) == 0
    assert all(80 <= fade_ms <= 120 for fade_ms in still.values())
    assert [getattr(Pace(speed), name) for speed in Speed] == [0] * len(Speed)


def test_whoever_comes_back_has_three_seconds_at_any_speed_but_at_once() -> None:
    assert [Pace(speed).welcome_ms for speed in Speed] == [3000] * (len(Speed) - 1) + [0]


def test_instant_is_instant() -> None:
    assert INSTANT.after_ms([CardsDealt(1, Seat.N), PLAYED, WON, QUINT, CACHETTE]) == 0
    assert INSTANT.rest_ms == 0


# -------- Whose cards the one screen may show, at every moment of every form
RULES = {
    "four": RuleOptions(target=60, draw=DrawRule.ACE_LOW, match=MatchForm.RUBBER),
    "dummy": RuleOptions(target=60, form=Form.DUMMY, match=MatchForm.ROUND),
    "two": RuleOptions(target=60, form=Form.TWO, match=MatchForm.RUBBER),
}
SEVERAL = [
    pytest.param(rules, frozenset(people), id=f"{name}-{len(people)}")
    for name, rules in RULES.items()
    for people in ({0, 1}, {1, 2}, {0, 1, 2}, {0, 1, 2, 3})
    if max(people) < rules.form.players
]


def states(rules: RuleOptions, people: frozenset[int]) -> Iterator[tuple[MatchState, bool]]:
    """Every moment of a match, and whether a pack has just been dealt."""
    session = Session(match_of(rules, people))
    choice = random.Random(11)
    yield session.state, False
    while session.state.phase is not Phase.MATCH_OVER:
        act(session, choice)
        yield session.state, isinstance(session.steps[-1].action, Deal)


def private(shown: Observation) -> list[Seat]:
    """The seats whose cards are shown although they are not face up for all."""
    return [seat for seat in Seat if shown.hands[seat] and seat is not shown.exposed_dummy]


@pytest.mark.parametrize(("rules", "people"), SEVERAL)
def test_no_hand_is_shown_but_that_of_whoever_says_that_he_looks(
    rules: RuleOptions, people: frozenset[int]
) -> None:
    screen = Screen(people, acts_by_itself)
    came = 0
    for state, is_new_deal in states(rules, people):
        screen.follow(state, is_new_deal=is_new_deal)
        shown = screen.shown(state)
        for seat in private(shown):
            assert state.seating[seat] == screen.looking
        awaited = screen.awaited(state)
        if is_new_deal:
            assert screen.looking is None
        if awaited is None:
            continue
        assert screen.looking is None
        assert (private(shown), shown.actions) == ([], ())
        screen.sit_down(awaited)
        came += 1
        assert screen.shown(state) == observe(state, screen.seat(state))
        assert screen.shown(state).actions
        assert state.seating[screen.seat(state)] == awaited
    assert came > 10


@each("rules", RULES.values(), ids=RULES)
@each("player", [0, 1, None])
def test_a_person_alone_is_never_asked_and_always_sees_his_own_hands(
    rules: RuleOptions, player: int | None
) -> None:
    people = frozenset[int]() if player is None else frozenset({player})
    screen = Screen(people, acts_by_itself)
    for state, is_new_deal in states(rules, people):
        screen.follow(state, is_new_deal=is_new_deal)
        assert screen.awaited(state) is None
        shown, known = screen.shown(state), observe(state, screen.seat(state))
        if player is None:  # where nobody plays nothing can be done
            assert shown.actions == ()
            continue
        assert shown == (known.watched() if acts_by_itself(state) else known)
        assert state.seating[screen.seat(state)] == player
        assert screen.seat(state) is not state.dummy


CALLED = {
    "last card, or only pass": (False, False),
    "dummy's only card": (False, False),
    "only card": (True, False),
    "choice": (True, True),
}
"""Whether the player is called to the screen: as a rule, and if only cards play themselves."""


def moment_of(state: MatchState) -> str:
    if acts_by_itself(state):
        return "last card, or only pass"
    whose = "dummy's " if state.phase is Phase.PLAY and state.turn is state.dummy else ""
    return f"{whose}only card" if len(legal_actions(state)) == 1 else "choice"


@pytest.mark.parametrize("plays_only_card", [False, True])
@pytest.mark.parametrize(("rules", "people"), SEVERAL)
def test_nobody_is_called_to_the_screen_where_nothing_is_to_choose(
    rules: RuleOptions, people: frozenset[int], plays_only_card: bool
) -> None:
    is_sure = partial(acts_by_itself, people=people, plays_only_card=plays_only_card)
    met = set()
    for state, _ in states(rules, people):
        player = state.player_on_turn
        if player not in people or state.phase not in (Phase.DOUBLING, Phase.PLAY):
            continue
        is_called = CALLED[moment_of(state)][plays_only_card]
        screen = Screen(people, is_sure)
        assert screen.awaited(state) == (player if is_called else None)
        screen.sit_down(player)
        assert screen.awaited(state) is None
        assert bool(screen.shown(state).actions) is is_called
        met.add(moment_of(state))
    assert met >= CALLED.keys() - ({"dummy's only card"} if rules.form is not Form.DUMMY else set())
