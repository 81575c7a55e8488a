"""With reduced motion nothing travels: what would come from elsewhere fades in, shortly."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from playing import match
from tabling import DUMMY, game, let_pass, make_table, seen, seen_by, show_to, sit_down

STILL = Pace(Speed.FAST, TrickPause.SHORT, is_still=True)
MOST_CUTS = 4
"""So often a card may change places in one step: played, raised as it wins, put down, gathered."""


class MoveCounter(QObject):
    """Counts how often each widget changes its place or size; of a card, its pose."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.moves: Counter[QWidget] = Counter()
        self._places: dict[QWidget, object] = {}
        for widget in table.findChildren(QWidget):
            self._places[widget] = place_of(widget)
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            assert isinstance(watched, QWidget)
            before, after = self._places[watched], place_of(watched)
            self._places[watched] = after
            if watched.isVisible() and after != before:
                self.moves[watched] += 1
        return False


def place_of(widget: QWidget) -> object:
    return widget.pose if isinstance(widget, CardWidget) else widget.geometry().getRect()


def most_moves(table: Table, step: Step, pace: Pace) -> int:
    """How often the widget moves that moves most often while a step is shown frame by frame."""
    counter = MoveCounter(table)
    table.show_step(step, seen(step.after), pace)
    let_pass(table)
    counter.deleteLater()
    return max(counter.moves.values(), default=0)


def steps_to_see() -> list[Step]:
    steps = game(3)
    last = next(n for n, step in enumerate(steps) if len(step.after.results) == 1)
    return [*steps[:14], steps[last]]


def test_no_widget_moves_gradually(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    steps = steps_to_see()
    assert any(isinstance(event, CardsDealt) for event in steps[0].events)

    for step in steps:
        table.show_state(seen(step.before))
        assert most_moves(table, step, STILL) <= MOST_CUTS, step.action


def test_the_same_steps_do_move_otherwise(qtbot: QtBot) -> None:
    """The test above would see it."""
    table = make_table(qtbot)
    steps = steps_to_see()
    table.show_state(seen(steps[6].before))

    assert most_moves(table, steps[6], Pace(trick_pause=TrickPause.NONE)) > MOST_CUTS


def test_a_card_that_is_played_fades_in(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    step = next(step for step in game(3) if isinstance(step.action, Play))
    table.show_state(seen(step.before))
    assert step.before.turn is not None

    table.show_step(step, seen(step.after), STILL)

    widget = trick_on(table)[step.before.turn]
    assert widget.opacity < 1
    assert widget.pose == geometry_on(table).trick(edge_at(table, step.before.turn))
    qtbot.waitUntil(lambda: not table.busy)
    assert widget.opacity == 1


@pytest.mark.parametrize("rules", [RuleOptions(), DUMMY], ids=["four", "dummy"])
def test_dealt_hands_fade_in_where_they_lie(qtbot: QtBot, rules: RuleOptions) -> None:
    table = make_table(qtbot)
    step = next(s for s in match(rules) if any(isinstance(e, CardsDealt) for e in s.events))
    show_to(table, step.before, 0)
    sit_down(table, step.after, 0)

    table.show_step(step, seen_by(step.after, 0), STILL)

    assert_sound(table, seen_by(step.after, 0))
    assert all(widget.opacity < 1 for widget in own_hand(table))
    qtbot.waitUntil(lambda: not table.busy)
    assert all(widget.opacity == 1 for widget in cards_on(table))


def test_nothing_is_faint_after_a_fade_was_cut_short(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    for step in game(3)[:20]:
        table.show_step(step, seen(step.after), STILL)
    table.resize(700, 520)

    assert all(widget.opacity == 1 for widget in cards_on(table))
    assert_sound(table, seen(game(3)[19].after))


def test_a_person_plays_while_a_card_still_fades_in(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    steps = game(3)
    place = next(
        n
        for n, step in enumerate(steps)
        if step.after.phase is Phase.PLAY
        and step.after.turn is Seat.S
        and isinstance(step.action, Play)
    )
    table.show_state(seen(steps[place].before))

    table.show_step(steps[place], seen(steps[place].after), STILL)

    assert is_moving(table)
    assert any(rises_on(table).values())
