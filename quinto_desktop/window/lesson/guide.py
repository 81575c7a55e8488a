"""Guides a newcomer through the first deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.game import GameController, Preferences
from quinto_desktop.game.lesson import Lesson, Topic, is_news
from quinto_desktop.rules import Observation, QuintKind, QuintScored, observe
from quinto_desktop.window.forms.event_watcher import PLACING, STACKING, EventWatcher
from quinto_desktop.window.lesson.panel import LessonPanel, lesson_text
from quinto_desktop.window.table.paper import SHADOW
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import event_text
from quinto_desktop.window.text.card_text import fill


class Guide(QObject):
    """Explains each topic beside the table when it comes up, until the deal is over.

    Calls and plays, which the player must make anyway, are not held up by an explanation. The game
    pauses only while something that has happened is being explained.

    Signals:
        told(str): The explanation, for assistive technology.
        finished(): There is nothing more to explain.

    Args:
        controller: The game of the lesson, which has begun or is about to.
        lesson: The topics, and which have been explained.
    """

    told = Signal(str)
    finished = Signal()
    _rest_wanted = Signal()

    def __init__(self, controller: GameController, table: Table, lesson: Lesson) -> None:
        super().__init__(table)
        self._controller = controller
        self._session = controller.session
        self._table = table
        table.director.only_card.is_suspended = True
        self.lesson = lesson
        self._observation: Observation | None = None
        self._topic: Topic | None = None
        self._is_finished = False
        self.panel = LessonPanel(table.look, table)
        self.panel.read.connect(self._on_panel_read)
        self.panel.left.connect(self.finish)
        # Queued: the step being shown sets a pause of its own before it returns.
        self._rest_wanted.connect(controller.hold, Qt.ConnectionType.QueuedConnection)
        table.shown.connect(self._on_table_shown)
        # Not `stepped`: at full speed the table has shown the step before that signal arrives.
        controller.history_changed.connect(self._put_away)
        controller.restored.connect(self._on_controller_restored)
        table.laid.connect(self._stand)
        overlays = table.overlays
        EventWatcher((overlays.doubling, *overlays.results), PLACING, self).noticed.connect(
            self._stand
        )
        EventWatcher(overlays.tags.quints, STACKING, self).noticed.connect(self.panel.raise_)
        for card in table.stage.cards:
            card.stay_under(self.panel)

    def begin(self, observation: Observation) -> None:
        """Explain the first topic of what the player sees now."""
        self._on_table_shown(observation)

    @Slot()
    def finish(self) -> None:
        """End the lesson; the game goes on without it."""
        if self._is_finished:
            return
        self._is_finished = True  # slots stay connected until the event loop runs again
        self._table.director.only_card.is_suspended = False
        for card in self._table.stage.cards:
            card.leave_from_under(self.panel)
        self._put_away()
        self.panel.deleteLater()
        self._controller.hasten()
        self.finished.emit()
        self.deleteLater()

    @property
    def is_telling(self) -> bool:
        """Whether an explanation is being shown."""
        return self._topic is not None

    @Slot()
    def _stand(self) -> None:
        if not self.is_telling:
            return
        geometry, overlays = self._table.stage.geometry, self._table.overlays
        if overlays.doubling.isVisible():
            self.panel.stand(geometry, foot=overlays.doubling.y())
            self.panel.make_way(overlays.cachette.geometry())
        elif overlays.shown_result is not None:  # the cachette is face up under it
            self.panel.stand(geometry, foot=overlays.shown_result.y() + SHADOW)
        elif self._table.stage.places.cachette_is_open:
            self.panel.stand(geometry, top=overlays.cachette.geometry().bottom())
        else:
            self.panel.stand(geometry)

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self._observation = observation
        if self._topic is None and not self._is_finished:
            self._tell_next()

    def _tell_next(self) -> None:
        assert self._observation is not None  # something has been shown
        topic = self.lesson.next_topic(self._observation)
        if topic is None:
            return
        self._topic = topic
        words = lesson_text(topic, self._news(topic))
        self.panel.tell(words, self._go_on_text(topic))
        self.panel.leave.setVisible(not self.lesson.is_over)
        self._stand()
        self.panel.show()
        self.panel.raise_()
        if is_news(topic):
            self._rest_wanted.emit()
            self.panel.go_on.setFocus()
        self.told.emit(fill(self.tr("{title}. {more}"), title=words.title, more=words.text))

    def _news(self, topic: Topic) -> str:
        """A sentence on what has just happened, for a topic that explains it."""
        observation = self._observation
        if topic not in (Topic.QUINT, Topic.ROYAL_SCORED) or observation is None:
            return ""
        is_royal = topic is Topic.ROYAL_SCORED
        scored = [
            scored
            for scored in observation.quints
            if (scored.quint.kind is QuintKind.ROYAL) is is_royal
        ]
        return (
            event_text.sentence(
                self._table.overlays.speaker,
                QuintScored(scored[-1], observation.scores),
                observation,
            )
            or ""
        )

    def _go_on_text(self, topic: Topic) -> str:
        if topic is Topic.WELCOME:
            return self.tr("Show me")
        return self.tr("Got it") if topic is Topic.COUNT else self.tr("Next")

    @Slot()
    def _on_panel_read(self) -> None:
        if self.lesson.is_over:
            self.finish()
            return
        self._put_away()
        self._tell_next()
        if self._topic is None or not is_news(self._topic):
            self._controller.hasten()

    @Slot()
    def _put_away(self) -> None:
        focused = self.panel.focusWidget()
        had_focus = focused is not None and focused.hasFocus()
        self._topic = None
        self.panel.hide()
        if had_focus:
            self._table.setFocus()

    @Slot()
    def _on_controller_restored(self) -> None:
        if self._controller.session is not self._session:
            self.finish()


class Teacher(QObject):
    """Gives the lesson about the deal on the table.

    Args:
        preferences: Stores that a lesson is in progress, so that it continues at the next start.
        announce: Says a sentence to assistive technology.
    """

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        announce: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._announce = announce
        self._guide: Guide | None = None

    def teach(self, table: Table, observation: Observation) -> None:
        """Guide the user through the deal on a table, the guided first deal, from where it is."""
        seat = observation.seat
        past = [step.before for step in self._controller.session.steps]
        done = [observe(state, seat) for state in past if state.turn is seat]
        self._lead(table, observation, Lesson(done))
        self._preferences.change(lesson_runs=True)

    def move_to(self, table: Table, observation: Observation) -> None:
        """Continue any lesson at another table, because the widgets of the game were rebuilt."""
        if self._guide is not None:
            if self._guide.is_telling:
                self._guide.lesson.repeat()
            self._lead(table, observation, self._guide.lesson)

    def _lead(self, table: Table, observation: Observation, lesson: Lesson) -> None:
        self._guide = Guide(self._controller, table, lesson)
        self._guide.told.connect(self._announce)
        self._guide.finished.connect(self._on_guide_finished)
        self._guide.begin(observation)

    @Slot()
    def _on_guide_finished(self) -> None:
        if self.sender() is self._guide:
            self._guide = None
            self._preferences.change(lesson_runs=False)
