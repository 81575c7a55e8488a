"""The cues come in the order in which they are seen."""

from __future__ import annotations

import pytest
from at_the_table import go_on, let_land
from kit import *
from tabling import *

from quinto_desktop.sound.sounds import SoundCue, cue_of_quint

PEGS = (SoundCue.PEG, SoundCue.THEIR_PEG)


def heard_of(table: Table, step: Step, pace: Pace = CLICK) -> list[SoundCue]:
    """The cues of a step that one looks at scene by scene, without those of pegs on their way."""
    return [cue for cue in all_heard_of(table, step, pace) if cue not in PEGS]


def all_heard_of(table: Table, step: Step, pace: Pace) -> list[SoundCue]:
    show(table, step.before)
    heard: list[SoundCue] = []
    table.cued.connect(heard.append)
    show_step(table, step, pace)
    while table.busy:
        go_on(table)
    table.cued.disconnect(heard.append)
    return heard


def called(call: Call) -> Callable[[Step], bool]:
    return lambda step: step.action is call


def quint_cues(step: Step) -> list[SoundCue]:
    """What is heard of the quints of a step, by South, whose side is “we”."""
    return [cue_of_quint(one, Side.NS) for one in step.events if isinstance(one, QuintScored)]


def scored(kind: QuintKind | None, side: Side) -> Callable[[Step], bool]:
    """A side's trick with one quint, the Quint Royal or another, after which play goes on."""

    def wanted(step: Step) -> bool:
        quints = [event for event in step.events if isinstance(event, QuintScored)]
        if len(quints) != 1 or step.after.phase is not Phase.PLAY:
            return False
        is_royal = quints[0].scored.quint.kind is QuintKind.ROYAL
        return is_royal is (kind is QuintKind.ROYAL) and quints[0].scored.side is side

    return wanted


def is_turn_of_south(step: Step) -> list[SoundCue]:
    return [SoundCue.TURN] if step.after.turn is Seat.S else []


@pytest.mark.parametrize("pace", [CLICK, INSTANT, Pace(is_still=True)], ids=str)
def test_every_cue_comes_once_and_in_order(table: Table, pace: Pace) -> None:
    cases = [
        (first(lambda s: caused(s, CardsDealt)), [SoundCue.DEAL]),
        (first(called(Call.DOUBLE)), [SoundCue.DOUBLE]),
        (first(called(Call.REDOUBLE)), [SoundCue.REDOUBLE]),
        (first(called(Call.PASS)), []),
        *((first(scored(kind, side)), None) for kind in (None, QuintKind.ROYAL) for side in Side),
    ]
    for step, cues in cases:
        if cues is None:
            cues = [SoundCue.PLAY, *quint_cues(step), SoundCue.TRICK]
        assert heard_of(table, step, pace) == cues + is_turn_of_south(step)


def test_the_cachette_and_its_quints_follow_the_last_trick(table: Table) -> None:
    step = first(lambda s: caused(s, CachetteRevealed, DealEnded))

    heard = heard_of(table, step)

    assert heard[0] is SoundCue.PLAY
    rest = heard[heard.index(SoundCue.TRICK) :]
    assert rest[:2] == [SoundCue.TRICK, SoundCue.CACHETTE]
    assert len(rest) == 2 or rest[2:] == quint_cues(step)[-len(rest[2:]) :]


@pytest.mark.parametrize(
    ("side", "cue"), [(Side.NS, SoundCue.GAME_WON), (Side.EW, SoundCue.GAME_LOST)]
)
def test_a_game_won_or_lost_is_the_last_cue(table: Table, side: Side, cue: SoundCue) -> None:
    step = first(lambda s: s.after.winner is side)
    assert caused(step, GameWon)

    heard = heard_of(table, step)

    assert heard[-1] is cue
    assert heard.count(cue) == 1


def test_a_card_is_heard_when_it_lies_and_the_turn_when_nothing_moves(table: Table) -> None:
    step = first(lambda s: not caused(s, TrickWon) and isinstance(s.action, Play))
    show(table, step.before)
    heard: list[SoundCue] = []
    table.cued.connect(heard.append)

    show_step(table, step, CLICK)
    assert heard == []

    let_land(table)
    assert heard == [SoundCue.PLAY, *is_turn_of_south(step)]


def test_whoever_plays_before_the_turn_is_heard_is_not_told_of_it(table: Table) -> None:
    steps = game(1)
    place = next(
        place
        for place, step in enumerate(steps)
        if souths_play(step) and isinstance(steps[place - 1].action, Play)
    )
    heard: list[SoundCue] = []
    table.cued.connect(heard.append)
    show(table, steps[place - 1].before)
    assert heard == [], "nothing is heard of a state that is only shown"

    show_step(table, steps[place - 1], CLICK)
    show_step(table, steps[place], CLICK)

    assert SoundCue.TURN not in heard


def test_a_refusal_is_a_cue(table: Table) -> None:
    state = first(lambda s: is_choice(s.before)).before
    now = show(table, state)
    card = forbidden(now)[0]
    refusal = why_illegal(state, Play(card), Seat.S)
    assert refusal is not None
    heard: list[SoundCue] = []
    table.cued.connect(heard.append)

    table.refuse(refusal, now, card)

    assert heard == [SoundCue.REFUSED]


@pytest.mark.parametrize("side", Side)
def test_a_peg_ticks_at_every_hole_on_its_way(table: Table, side: Side) -> None:
    step = first(scored(None, side))
    show(table, step.before)
    show_step(table, step, Pace())
    heard: list[SoundCue] = []
    table.cued.connect(heard.append)
    while not table.scoring.rim.is_running and table.busy:
        go_on(table)
    for run in running(table):
        for moment in range(0, run.duration() + 16, 16):
            run.setCurrentTime(moment)
    [quint] = [event for event in step.events if isinstance(event, QuintScored)]
    ticks = [cue for cue in heard if cue in PEGS]
    assert ticks == [PEGS[side is not Side.NS]] * (quint.scored.quint.points // 5)


def test_a_peg_that_is_hurried_or_stands_still_is_not_heard(table: Table) -> None:
    step = first(lambda s: caused(s, CachetteRevealed, DealEnded))
    for pace in (INSTANT, Pace(is_still=True)):
        assert not {*PEGS} & {*all_heard_of(table, step, pace)}
