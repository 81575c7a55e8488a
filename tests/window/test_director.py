"""The order in which a step is shown, and how one gets past it."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import Sent, caused, first, game, seen, show, show_step

from quinto_desktop.rules import Reason, Refusal, TricksCounted
from quinto_desktop.window.sheet import results
from quinto_desktop.window.text import story_text
from quinto_desktop.window.text.event_text import narrate

CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)


def quint_in_trick(step: Step) -> bool:
    return caused(step, TrickWon, QuintScored) and step.after.phase is Phase.PLAY


def won_by_quint(step: Step) -> bool:
    return any(isinstance(e, GameWon) and e.by_quint for e in step.events) and not caused(
        step, CachetteRevealed
    )


def opens_the_cachette(step: Step) -> bool:
    """At the end of a deal, after a quint of its last trick."""
    scored = [event.scored.trick for event in step.events if isinstance(event, QuintScored)]
    ends = caused(step, CachetteRevealed, TricksCounted)
    return ends and any(trick < CACHETTE_TRICK for trick in scored)


def spy(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The order in which the parts of the table are told to show things."""
    log: list[str] = []

    def watch(part: Any, name: str, label: str, when: Callable[..., bool] | None = None) -> None:
        original = getattr(part, name)

        def called(*args: Any, **kwargs: Any) -> Any:
            if when is None or when(*args, **kwargs):
                log.append(label)
            return original(*args, **kwargs)

        monkeypatch.setattr(part, name, called)

    watch(stage_on(table), "play", "card")
    watch(stage_on(table), "gather", "gathered")
    watch(stage_on(table), "turn_cachette", "cachette", lambda place, *_: place == 0)
    for panel in result_panels(table):
        watch(panel, "tell", "result")
    table.quint_marked.connect(lambda *_: log.append("quint"))
    return log


def walk(table: Table, step: Step) -> None:
    """Look at a step scene by scene."""
    show(table, step.before)
    show_step(table, step, CLICK)
    while is_playing(table):
        go_on(table)


# --------------------------------------------------------------- order
def test_what_happens_is_told_in_the_order_of_the_events(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quint before its trick is taken away, and a game that it wins or the cachette at last."""
    for wanted in (quint_in_trick, won_by_quint, opens_the_cachette):
        step = first(wanted)
        sent = Sent.by(table)

        with monkeypatch.context() as patch:
            log = spy(table, patch)
            walk(table, step)

        if wanted is quint_in_trick:
            quints = sum(isinstance(event, QuintScored) for event in step.events)
            assert log == ["card", *["quint"] * quints, "gathered"]
            shown = sent.of_kind("shown")
            assert shown[-1] == seen(step.after)
            assert len(shown) > 2  # before, at the quint and at the end
        elif wanted is won_by_quint:
            assert log[0] == "card"
            assert log[-2:] == ["gathered", "result"]
        else:
            assert log[:2] == ["card", "quint"]
            assert log[log.index("gathered") + 1] == "cachette"
            assert log[-1] == "result"
        sentences = narrate(speaker_at(table), step.events, seen(step.after))
        assert sent.of_kind("told") == [sentence for sentence in sentences if sentence]


# --------------------------------------------------------------- rest and skip
def test_a_complete_trick_rests_until_one_goes_on(table: Table) -> None:
    step = first(lambda s: caused(s, TrickWon) and s.after.phase is Phase.PLAY)
    show(table, step.before)
    show_step(table, step, CLICK)

    go_on(table)
    while waits_for_clock(table):
        go_on(table)
    assert len(trick_on(table)) == 4
    assert table.busy

    go_on(table)
    assert trick_on(table) == {}


def test_a_rest_passes_by_itself(qtbot: QtBot, table: Table) -> None:
    step = first(lambda s: caused(s, TrickWon) and not caused(s, QuintScored))
    show(table, step.before)

    with qtbot.waitSignal(scenes_over(table), timeout=10_000):
        show_step(table, step, Pace(Speed.FAST, TrickPause.SHORT))

    assert trick_on(table) == {}


def test_a_card_chosen_while_a_trick_waits_goes_on(table: Table) -> None:
    step = first(
        lambda s: caused(s, TrickWon) and s.after.turn is Seat.E and s.after.phase is Phase.PLAY
    )
    show(table, step.before)
    show_step(table, step, CLICK)
    while trick_on(table) and table.busy and (is_moving(table) or waits_for_clock(table)):
        let_land(table)
        next_scene(table)
    sent = Sent.by(table)
    assert len(trick_on(table)) == 4

    table.refuse(Refusal(Reason.NOT_YOUR_TURN, seat=Seat.E), seen(step.after), None)

    assert trick_on(table) == {}
    assert not bubble_on(table).isVisible()
    assert sent.of_kind("asked") == []


def test_another_moment_drops_what_was_still_to_be_shown(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo from a deal's last trick: neither its cachette nor its result comes up any more."""
    for wanted, pace in (
        (lambda s: caused(s, CachetteRevealed, DealEnded), INSTANT),
        (plays_to_an_open_trick, CLICK),
    ):
        step = first(wanted)
        show(table, step.before)
        show_step(table, step, CLICK)
        with monkeypatch.context() as patch:
            log, sent = spy(table, patch), Sent.by(table)
            table.show_state(seen(step.before), pace)

        assert log == []
        assert sent.of_kind("shown") == [seen(step.before)]
        assert fault_on(table, seen(step.before)) is None
        assert not asks(table)


def test_whoever_is_on_turn_may_play_while_cards_still_move(table: Table) -> None:
    step = first(
        lambda s: caused(s, TrickWon) and s.after.turn is Seat.S and s.after.winner is None
    )
    show(table, step.before)

    show_step(table, step, CLICK)

    assert table.busy
    now = seen(step.after)
    veiled = [widget.card for widget in own_hand(table) if widget.look.veiled]
    assert len(veiled) == len(now.hand) - len(now.actions)


# --------------------------------------------------------------- the score sheet


def plays_to_an_open_trick(step: Step) -> bool:
    return isinstance(step.action, Play) and not caused(step, TrickWon)


def test_a_card_is_written_down_when_it_lies_there(qtbot: QtBot, table: Table) -> None:
    """The time between a click and its first picture, and that of the last, is the card's."""
    step = first(plays_to_an_open_trick)
    show(table, step.before)
    sent = Sent.by(table)

    show_step(table, step, CLICK)
    assert sent.of_kind("shown") == []

    let_land(table)
    assert sent.of_kind("shown") == []
    qtbot.waitUntil(lambda: sent.of_kind("shown") == [seen(step.after)])


def test_the_sheet_does_not_tell_what_the_cachette_holds_before_it_is_open(table: Table) -> None:
    step = first(opens_the_cachette)
    told: list[tuple[bool, Observation]] = []
    show(table, step.before)
    table.shown.connect(lambda now: told.append((is_cachette_open(table), now)))

    show_step(table, step, CLICK)
    while is_playing(table):
        go_on(table)

    before = [now for is_open, now in told if not is_open]
    assert before
    for now in before:
        assert all(scored.trick < CACHETTE_TRICK for scored in now.quints)
        assert now.results == step.before.results
        assert now.winner is None
        assert now.cachette is None
    assert told[-1] == (True, seen(step.after))


# --------------------------------------------------------------- at rest


def test_a_faulty_translation_does_not_hide_the_result(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def translate(_context: str, text: str) -> str:
        return text.replace("{", "{n")

    monkeypatch.setattr(results, "translate", translate)
    monkeypatch.setattr(story_text, "translate", translate)

    walk(table, first(lambda s: caused(s, CachetteRevealed, DealEnded)))

    assert panel_on(table).isVisible()
    assert "{nown} to {nother}" in panel_on(table).accessibleDescription()


def test_names_are_no_markup(table: Table) -> None:
    for panel in (panel_on(table), bar_on(table)):
        for label in panel.findChildren(QLabel):
            assert label.textFormat() is Qt.TextFormat.PlainText

    table.set_speaker(Speaker(("<b>Ada</b>", "<i>Clara", "You", "<u>Bertram"), Seat.S), Seat.S)
    show_step(table, game()[0])

    for button in calls_on(table).values():
        assert "<" in button.accessibleDescription()
        assert "<b>Ada" not in button.toolTip()


def test_the_next_deal_takes_the_result_away(table: Table) -> None:
    steps = game(1)
    place = next(n for n, step in enumerate(steps) if caused(step, DealEnded))
    walk(table, steps[place])

    show_step(table, steps[place + 1], CLICK)

    assert not asks(table)
    assert table.hasFocus()
