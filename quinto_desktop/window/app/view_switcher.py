"""The one owner of what stands in the table's place, such as a replay, a review or an exercise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Signal, Slot

from quinto_desktop.game import GameController, Hold, Preferences, Session
from quinto_desktop.sound.sounds import SoundCue
from quinto_desktop.window.app.assistive import Announcer
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.table.arrangement import table_preferences
from quinto_desktop.window.table.table import InPlace, Table

if TYPE_CHECKING:
    from quinto_desktop.game.past.replay import Replay


class GameLine(NamedTuple):
    """A line of a game: what a view is about."""

    session: Session
    line: int

    def in_game(self, now: Session) -> GameLine | None:
        """The same line of the game as it is now; None if it has gone, or another is played."""
        lines, same = self.session.lines, now.lines
        is_there = self.session.setup == now.setup and self.line < len(same.all)
        if not is_there or lines.playing != same.playing:
            return None
        is_same = lines.all[self.line].actions == same.all[self.line].actions
        return GameLine(now, self.line) if is_same else None


class ViewSwitcher(QObject):
    """Shows the table, or one view in its place; the game waits behind a view.

    Signals:
        changed(): Something else stands there.

    Attributes:
        about: What the view is about; None for the table, and for a view about no game.
    """

    changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        controller: GameController,
        preferences: Preferences,
        announcer: Announcer,
        play: Callable[[SoundCue], object],
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._preferences = window, controller, preferences
        self._announcer, self._play = announcer, play
        self._table: Table | None = None
        self._view: InPlace | None = None
        self.about: GameLine | None = None
        self._show_again: Callable[[], object] | None = None
        self._go_back: Callable[[], object] | None = None
        self._end_hold: Callable[[], None] = lambda: None
        self._message = ""
        controller.restored.connect(self._on_controller_restored)
        controller.abandoned.connect(self.close)
        window.closing.connect(self._on_window_closing)
        window.installEventFilter(self)

    def lay(self, table: Table) -> None:
        """Take note of the game's table, now or in another language."""
        self._table = table
        if self._view is not None:
            table.hide()

    @property
    def view(self) -> InPlace | None:
        """What stands there; None if it is the table."""
        return self._view

    @property
    def replayed(self) -> tuple[GameLine, Replay] | None:
        """The game in sight and the moment of it that is shown; None if it is the table's."""
        view, about = self._view, self.about
        if view is None or about is None or view.replay is None:
            return None
        return about, view.replay

    def show(
        self,
        view: InPlace,
        about: GameLine | None = None,
        again: Callable[[], object] | None = None,
    ) -> None:
        """Put a view there, in place of any other; the game waits."""
        assert self._table is not None  # there is a game
        before, unread = self._view, self._take_unread()
        if view.is_returned_to:
            self._go_back = None
        elif before is not None and before.is_returned_to:
            self._go_back = self._show_again
        end_before, self._end_hold = self._end_hold, self._controller.holds.hold(Hold.VIEW)
        self._table.last_trick.hide_panel()  # which holds the game until it is closed
        self._remove()
        end_before()
        self._view, self.about, self._show_again = view, about, again
        view.closed.connect(self._on_view_closed)
        view.answered.connect(self._announcer.answer)
        view.table.told.connect(self._announcer.tell)
        view.table.cued.connect(self._play)
        self._lay_out()
        self._table.hide()
        view.show()
        view.raise_()
        self.changed.emit()
        view.begin()
        if unread:
            view.table.say(unread)

    @Slot()
    def _on_view_closed(self) -> None:
        (self._go_back or self.close)()

    @Slot()
    def close(self) -> None:
        """Show the table again; the game goes on unless somebody else holds it."""
        self._go_back = None
        if self._view is None or self._table is None:
            return
        unread = self._take_unread()
        self._remove()
        self._table.show()
        self.take_focus()
        self.changed.emit()
        if unread:
            self._table.say(unread)
        end_hold, self._end_hold = self._end_hold, lambda: None
        end_hold()

    def take_focus(self) -> None:
        if self._view is not None:
            self._view.setFocus()
        elif self._table is not None:
            self._table.take_focus()

    def _remove(self) -> None:
        view, self._view, self.about = self._view, None, None
        if view is not None:
            view.stop()
            view.hide()
            view.setParent(None)
            view.deleteLater()

    @Slot(str)
    def show_message(self, sentence: str) -> None:
        """Show a message that needs no answer where it is seen, and say it."""
        self._message = sentence
        if self._seen is not None:
            self._seen.say(sentence)
        self._announcer.tell(sentence)

    @property
    def _seen(self) -> Table | None:
        return self._table if self._view is None else self._view.table

    def _take_unread(self) -> str:
        """Take away the message that is still shown, for another table; empty if there is none."""
        refusals = None if self._seen is None else self._seen.refusals
        if refusals is None or refusals.bubble.isHidden():
            return ""
        is_message = refusals.bubble.accessibleName() == self._message
        refusals.clear_message()
        return self._message if is_message else ""

    def rebuild(self) -> None:
        """Show the view in the language of now, if it can be."""
        before, again = self._view, self._show_again
        if before is not None and again is not None:
            again()
        if self._view is before:
            self.close()

    @Slot()
    def _on_controller_restored(self) -> None:
        # A view of what has gone closes, and any that has nothing to do with games.
        self.about = self.about and self.about.in_game(self._controller.session)
        if self.about is None:
            self.close()

    def apply_settings(self) -> None:
        if self._view is not None:
            self._view.apply_settings(table_preferences(self._preferences))

    @Slot()
    def _on_window_closing(self) -> None:
        if self._view is not None:
            self._view.stop()

    def _lay_out(self) -> None:
        if self._view is not None:
            window, bar = self._window, self._window.menuBar()
            top = 0 if bar.isHidden() or bar.isNativeMenuBar() else bar.geometry().bottom() + 1
            whole = window.rect()
            self._view.setGeometry(QRect(0, top, whole.width(), whole.height() - top))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._lay_out()
        return False
