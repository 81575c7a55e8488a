"""Shows a lesson at the table: one panel, what it points at, and the pause to read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal, Slot

from quinto_desktop.game import GameController, Hold
from quinto_desktop.rules import Observation, Phase
from quinto_desktop.window.controls.panels import PLACING, STACKING, EventWatcher, Label
from quinto_desktop.window.learn.lesson_panel import (
    Choice,
    LessonPanel,
    Shape,
    free_place,
    obstacles,
)
from quinto_desktop.window.learn.lesson_scripts import LessonStep, Script, leaving
from quinto_desktop.window.learn.pointing import Aim, Aims, Pointing
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.ledge import Asker, LedgeRow
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import fill

_OVER_FOOT = 62  # clear of the line of figures on a page that tells the result
_AT_EDGES = 12  # what the widest leaves free of the felt


class LessonView(QObject):
    """Tells what a script has to tell, whenever the table has shown something.

    Calls and plays, which the player must make anyway, are not held up: there the card or the call
    is the button. The game pauses only while there is something to read.

    Signals:
        told(str): The explanation, for assistive technology.
        chosen(object): The user has made a `Choice` that is not the guide's to carry out.
        reached_end(): The last text of the lesson is being told.
        finished(): There is nothing more to explain.
    """

    told = Signal(str)
    chosen = Signal(object)
    reached_end = Signal()
    finished = Signal()

    def __init__(self, controller: GameController, table: Table, script: Script) -> None:
        super().__init__(table)
        self._controller = controller
        self._session = controller.session
        self._table = table
        table.director.only_card.is_suspended = True
        self.script = script
        self._explain_calls(explained=False)
        self._observation: Observation | None = None
        self._telling: LessonStep | None = None
        self._is_due = False
        self._end_hold: Callable[[], None] | None = None
        self.is_finished = False
        self.panel = LessonPanel(table.look, table.ledge, table)
        self._aims = Aims(table)
        self.pointing = Pointing(table.look, table)
        table.ledge.chosen.connect(self._on_ledge_chosen)
        table.input.escapes.append(self._read_on)
        table.shown.connect(self._on_table_shown)
        table.director.scenes.over.connect(self._on_scenes_over)
        # Not `stepped`: at full speed the table has shown the step before that signal arrives.
        controller.history_changed.connect(self._on_controller_history_changed)
        controller.restored.connect(self._on_controller_restored)
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._settle)
        table.laid.connect(self._lay_out)
        table.animator.idle.connect(self._settling.start)
        table.ledge.changed.connect(self._settling.start)  # as with the first hint's words
        # Where nothing is told, beside what the table has.
        table.ledge.show(LedgeRow((leaving(script.has_game),)), Asker.OFFER)
        self._watch()

    def _watch(self) -> None:
        overlays = self._table.overlays
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        labels = self._table.findChildren(Label, options=direct)
        others = (overlays.doubling, *overlays.results, self._table.refusals.bubble, *labels)
        EventWatcher(others, PLACING, self).noticed.connect(self._settling.start)
        EventWatcher(labels, STACKING, self).noticed.connect(self.panel.raise_)
        for card in self._table.stage.cards:
            card.stay_under(self.panel)

    def begin(self, observation: Observation) -> None:
        """Explain the first of what the player sees now."""
        self._on_table_shown(observation)

    @Slot()
    def finish(self) -> None:
        """End the lesson; the game goes on without it."""
        if self.is_finished:
            return
        self.is_finished = True  # slots stay connected until the event loop runs again
        self._table.director.only_card.is_suspended = False
        self._table.overlays.names_cachette = True
        self._explain_calls(explained=True)
        for card in self._table.stage.cards:
            card.leave_from_under(self.panel)
        self._put_away()
        self._table.ledge.put_away(Asker.OFFER)
        self._table.input.escapes.remove(self._read_on)
        self.panel.deleteLater()
        self.pointing.deleteLater()
        self.rest(rests=False)
        self.finished.emit()
        self.deleteLater()

    @property
    def is_telling(self) -> bool:
        """Whether an explanation is being shown."""
        return self._telling is not None

    # --------------------------------------------------------------- places
    @Slot()
    def _settle(self) -> None:
        if self._telling is None or self.is_finished:
            return
        self._stand_for_result()
        here = QRectF(self.panel.geometry())
        taken = obstacles(self._table, self.panel)
        is_free = not any(here.intersects(other) for other in taken)
        is_full = self.panel.isVisible() and self.panel.is_full
        if is_free and is_full and not self._telling.is_read:
            self._point()
        else:
            self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        if self._telling is None or self.is_finished:
            return
        geometry, panel = self._table.stage.geometry, self.panel
        wanted, prompt = QPointF(*geometry.centre), self._table.overlays.prompt
        prompt.step_aside("lesson", aside=True)  # the lesson says what is to be done
        found = self._place(obstacles(self._table, panel), geometry)
        if found is None:  # nothing is lost: it has been said to assistive technology
            panel.setVisible(self._telling.is_read)
            panel.write(Shape.CLOSE)
            felt, foot = geometry.felt, geometry.prompt[1]
            for width in (panel.widths(geometry, Shape.CLOSE)[-1], int(felt.width) - _AT_EDGES):
                panel.shape(width, geometry.unit)
                if panel.height() < foot - felt.top:
                    break  # else it is as wide as can be, so as not to lie over the hand
            if self._table.overlays.shown_result is not None:  # all but the takers stays in view
                panel.write(Shape.STRIP)
                panel.shape(max(panel.widths(geometry, Shape.STRIP)), geometry.unit)
                foot = felt.foot - _OVER_FOOT * max(1.0, geometry.unit)
                wanted.setY(foot)
            found = wanted - QPointF(panel.width() / 2, panel.height() / 2)
            found.setY(max(felt.top, min(found.y(), foot - panel.height())))
        else:
            panel.show()
        panel.move(found.toPoint())
        prompt.step_aside("lesson", aside=not panel.isHidden())
        self._point()

    def _place(self, taken: Sequence[QRectF], geometry: Geometry) -> QPointF | None:
        # The board of quints is left free as well, unless large letters leave no other room.
        panel, wanted = self.panel, QPointF(*geometry.centre)
        spared = [*taken, *self._table.overlays.board.capsules()]
        for covered, shape in product((spared, taken), Shape):
            panel.write(shape)
            for width in panel.widths(geometry, shape):
                panel.shape(width, geometry.unit)
                found = free_place(panel.size(), geometry, covered, wanted)
                if found is not None:
                    return found
        return None

    def _point(self) -> None:
        telling, panel = self._telling, self.panel
        if telling is None or panel.isHidden():
            self.pointing.point(QRectF(), None, 1.0)
            return
        target, unit = self._aims.find(telling.words.aim), self._table.stage.geometry.unit
        self.pointing.point(QRectF(panel.geometry()), target, unit)

    # --------------------------------------------------------------- telling
    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self._observation = observation
        if self.is_finished:
            return
        if self._telling is not None:
            self._settling.start()  # another card may lie there now
        elif self._table.director.scenes.playing:  # the trick has still to be gathered
            self._is_due = True
            if self.script.will_rest(observation, self._controller.session.steps):
                self.rest(rests=True)
        else:
            self._tell_next()

    @Slot()
    def _on_scenes_over(self) -> None:
        is_due, self._is_due = self._is_due, False
        if is_due and self._telling is None and not self.is_finished:
            self._tell_next()

    def _tell_next(self) -> None:
        assert self._observation is not None  # something has been shown
        telling = self.script.tell(self._observation, self._controller.session.steps)
        if telling is None:
            self.rest(rests=False)
        else:
            self._show(telling)

    def _show(self, telling: LessonStep) -> None:
        self._telling = telling
        panel, overlays = self.panel, self._table.overlays
        overlays.names_cachette = self.script.names_cachette
        overlays.stand()
        self._stand_for_result()
        resting = self.tr("The game is waiting for you: choose one of the lesson’s buttons.")
        self._table.refusals.rest(resting if telling.is_read else "")
        if telling.is_read:  # one question at a time: the calls come when this has been read
            overlays.hide_panel(overlays.doubling)
        if telling.words.aim is Aim.SKYLINE:
            self._table.skyline.demonstrate()
        panel.tell(telling.words, telling.row, telling.part)
        panel.guard.wait(overlays.pace.deaf_ms)  # the same button may go on again
        panel.show()
        self._lay_out()
        self._settling.start()
        panel.raise_()
        if telling.is_final:
            self.reached_end.emit()
        more = f"{panel.words} {telling.offered}".strip()
        text = fill(self.tr("{title}. {more}"), title=telling.words.title, more=more)
        self.told.emit(text)
        self.rest(rests=telling.is_read)

    def _stand_for_result(self) -> None:
        overlays = self._table.overlays
        if self._telling is None or not self._telling.replaces_result:
            return
        for result in overlays.results:
            if result.isVisible():
                overlays.hide_panel(result)

    def rest(self, *, rests: bool) -> None:
        """Let the game wait while something is read, or go on."""
        end_hold = self._end_hold
        if rests and end_hold is None:
            self._end_hold = self._controller.holds.hold(Hold.LESSON)
        elif not rests and end_hold is not None:
            self._end_hold = None
            end_hold()

    def _read_on(self) -> bool:
        # It never begins another hand or lesson.
        telling = self._telling
        goes_on = telling is not None and Choice.GO_ON in telling.row.acts
        return goes_on and self._table.ledge.press_gold()

    @Slot(object)
    def _on_ledge_chosen(self, choice: object) -> None:
        if self.is_finished or not isinstance(choice, Choice):
            return
        if choice is Choice.BACK:
            telling = self.script.back()
            if telling is not None:
                self._show(telling)
        elif choice is Choice.GO_ON:
            self.go_on()
        elif choice in (Choice.WARN, Choice.FASTER) and self._telling is not None:
            row = self._telling.row.buttons  # which stays where it is under the pointer
            row = tuple([replace(one, is_off=one.is_off or one.act is choice) for one in row])
            self._telling = self._telling._replace(row=LedgeRow(row))
            self.chosen.emit(choice)
        else:
            if choice is not Choice.LEAVE:
                self._put_away()
            self.chosen.emit(choice)

    def confirm(self, sentence: str) -> None:
        """Say what an offer has changed that is no longer made, and keep telling the same."""
        if self._telling is not None:
            self.panel.tell(self._telling.words, self._telling.row, self._telling.part)
            self._table.say(sentence)
            self._lay_out()
        self.told.emit(sentence)

    def go_on(self) -> None:
        """Tell what is next, or let the game go on."""
        self._put_away()
        self._offer_calls()
        self._tell_next()

    def _explain_calls(self, *, explained: bool) -> None:
        self._table.overlays.doubling.explain(explained=explained)
        self._table.overlays.stand()

    def _offer_calls(self) -> None:
        seen = self._table.observation
        if seen is not None and seen.phase is Phase.DOUBLING and seen.actions:
            self._table.overlays.offer_calls(seen)

    @Slot()
    def _on_controller_history_changed(self) -> None:
        # What a call or a card has answered goes; what is still being read stays.
        if self.is_finished:
            return
        if self._telling is None or not self._telling.is_read:
            self._put_away()

    @Slot()
    def _put_away(self) -> None:
        self._telling = None
        self._table.overlays.prompt.step_aside("lesson", aside=False)
        self._table.refusals.rest("")
        self._table.skyline.close()
        self.panel.hide_panel()
        self.pointing.point(QRectF(), None, 1.0)

    @Slot()
    def _on_controller_restored(self) -> None:
        if self._controller.session is not self._session:
            self.finish()
        elif self._observation is not None and not self.is_finished:
            self._put_away()  # undone, or taken up again
            self.script.rewind()
            self._tell_next()
