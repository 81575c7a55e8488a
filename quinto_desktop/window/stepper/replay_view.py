"""A replay in the window: its bar, the table at the present position, and the row of tricks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.game import played_deals
from quinto_desktop.rules import CACHETTE_TRICK, Observation, Phase
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import is_held, meant_key, meant_sign
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.sheet_figures import BreakdownPopup
from quinto_desktop.window.stepper import replay_words
from quinto_desktop.window.stepper.bar import ReplayBar
from quinto_desktop.window.stepper.replay_player import Projected, ReplayPlayer
from quinto_desktop.window.stepper.replayed import ReplayedGame
from quinto_desktop.window.stepper.trick_line import TrickLine
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import QuietEnds
from quinto_desktop.window.table.felt import is_narrow, sheet_width
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.commands import Command

_TYPED_MS = 900
_WHEEL_STEP = 120
_DESIGN, _MOST_SCALE = QSize(998, 776), 1.7
_LOW = 600
_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class ReplayView(Projected):
    """Shows a replay, and moves in it by keys, buttons and clicks.

    Signals:
        take_over_wanted(int): The user wants to go on playing from this position.
        lines_wanted(): The user wants to see the lines of this game.
        rules_wanted(): The user wants the rule book.
    """

    command = Command.REPLAY
    take_over_wanted = Signal(int)
    lines_wanted = Signal()
    rules_wanted = Signal()

    def __init__(
        self,
        game: ReplayedGame,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._digits = _Digits()
        self.projector = projector = ReplayPlayer(game, preferences.pace, self)
        replay, marks = game.replay, Marks()
        self.bar = ReplayBar(look, self)
        self.line = TrickLine(look, marks, self)
        ends = QuietEnds(look)
        self.table = Table(art, marks, look, projector.speaker, projector.seat, ends.on)
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        breakdowns = BreakdownPopup(
            look, marks, art, lambda: played_deals(replay.steps[: replay.position])
        )
        self.sheet = ScoreSheet(look, marks, breakdowns)
        self.sheet.setParent(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Replay"))
        self.bar.take_over.setVisible(game.can_take_over)
        self._connect()
        projector.show_on(self.table)

    def _connect(self) -> None:
        bar, projector = self.bar, self.projector
        projector.moved.connect(self._on_projector_moved)
        projector.playing_changed.connect(lambda on: bar.show_playing(playing=on))
        bar.back.clicked.connect(projector.step_back)
        bar.forward.clicked.connect(projector.step_forward)
        bar.play.clicked.connect(projector.play_or_pause)
        bar.openness_chosen.connect(lambda is_open: projector.show_hands(is_open=is_open))
        bar.take_over.clicked.connect(self.take_over)
        bar.lines.clicked.connect(self.lines_wanted)
        bar.title.clicked.connect(self._offer_deals)
        bar.title.offer_deals(offered=len(projector.replay.deals) > 1)
        bar.close_button.clicked.connect(self.closed)
        self.line.chosen.connect(projector.go_to_place)
        self.table.shown.connect(self._on_table_shown)
        self.sheet.last_trick.clicked.connect(
            lambda: projector.move(projector.replay.previous_trick)
        )
        self.sheet.breakdowns.replay_wanted.connect(projector.go_to_deal)
        self.sheet.rules.clicked.connect(self.rules_wanted)

    def begin(self) -> None:
        """Take the keys, and say where the replay is and how to move in it."""
        self.setFocus()
        self.projector.tell_where()

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self.projector.pace = preferences.pace
        super().apply_settings(preferences)

    def stop(self) -> None:
        """Play no further."""
        self.projector.pause()

    def offer_lines(self, count: int) -> None:
        """Offer the list of lines, if there is more than the first play."""
        self.bar.lines.setVisible(count > 1)
        self._on_projector_moved()

    @Slot()
    def _on_projector_moved(self) -> None:
        """Say in the bar and in the row of tricks where the replay is."""
        projector, bar = self.projector, self.bar
        replay, place, trick = projector.replay, projector.place, projector.trick
        title = replay_words.deal_title(replay.deal, replay.state)
        under = replay_words.under_title(place, replay.state, projector.speaker)
        known = replay_words.known_title(projector.speaker, projector.player)
        is_before_end = replay.position < replay.length
        bar.tell(title, under)
        bar.show_openness(is_open=projector.is_open, known=known)
        bar.back.setEnabled(replay.position > 0)
        bar.forward.setEnabled(is_before_end)
        bar.play.setEnabled(is_before_end)
        bar.take_over.setEnabled(replay.state.phase is not Phase.MATCH_OVER)
        self.line.show_marks(replay_words.trick_marks(replay, projector.speaker))
        is_in_trick = trick is not None and place == trick.number
        lying = replay.position - trick.start if trick is not None and is_in_trick else 0
        self.line.move_to(place if replay.deal is not None else -1, lying)
        self.setAccessibleDescription(f"{title}, {under}" if under else title)

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self.sheet.show_observation(observation, self.projector.speaker)

    @Slot()
    def take_over(self) -> None:
        """Ask to go on playing from here."""
        if self.bar.take_over.isEnabled() and not self.bar.take_over.isHidden():
            self.projector.pause()
            self.take_over_wanted.emit(self.projector.replay.position)

    @Slot()
    def _offer_deals(self) -> None:
        """Open a menu of all deals, each with what it brought."""
        menu, projector = QMenu(self), self.projector
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu)
        replay = projector.replay
        for deal in replay.deals:
            text = replay_words.deal_entry(deal, replay, projector.speaker)
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(deal is replay.deal)
            place = deal.game, deal.number, 0
            action.triggered.connect(lambda _=False, place=place: projector.go_to_deal(*place))
        title = self.bar.title
        menu.popup(title.mapToGlobal(title.rect().bottomLeft()))

    # --------------------------------------------------------------- keys and mouse
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, play, or choose what is shown."""
        modifiers, key = event.modifiers() & ~_KEYPAD, meant_key(event)
        way: Callable[[], object] | None = None
        if modifiers in (Qt.KeyboardModifier.NoModifier, _CONTROL):
            go = (self._jumps if modifiers else self._moves).get(key)
            way = (self._far_ways if modifiers else self._ways).get(key)
            if go is not None:
                self.projector.move(go)
                return
        if way is not None:
            if not is_held(event):
                way()
        elif modifiers or not self._take_digit(meant_sign(event)):
            super().keyPressEvent(event)

    @property
    def _moves(self) -> dict[int, Callable[[], bool]]:
        keys, replay = Qt.Key, self.projector.replay
        return {
            keys.Key_Up: replay.previous_trick,
            keys.Key_Down: replay.next_trick,
            keys.Key_PageUp: replay.previous_deal,
            keys.Key_PageDown: replay.next_deal,
            keys.Key_Home: replay.first,
            keys.Key_End: replay.last,
        }

    @property
    def _jumps(self) -> dict[int, Callable[[], bool]]:
        """Where the keys lead with Control."""
        keys, replay = Qt.Key, self.projector.replay
        return {
            keys.Key_Left: replay.previous_decision,
            keys.Key_Right: replay.next_decision,
            keys.Key_Home: lambda: replay.go(0),
            keys.Key_End: lambda: replay.go(replay.length),
        }

    @property
    def _ways(self) -> dict[int, Callable[[], object]]:
        """What other keys do."""
        keys, projector = Qt.Key, self.projector
        players = len(projector.speaker.names)
        return {
            keys.Key_Left: projector.step_back,
            keys.Key_Right: projector.step_forward,
            keys.Key_Space: projector.play_or_pause,
            keys.Key_Escape: self.closed.emit,
            keys.Key_A: lambda: projector.show_hands(is_open=not projector.is_open),
            keys.Key_P: lambda: projector.look_from((projector.player + 1) % players),
        }

    @property
    def _far_ways(self) -> dict[int, Callable[[], object]]:
        """What other keys do with Control."""
        return {Qt.Key.Key_Return: self.take_over, Qt.Key.Key_Enter: self.take_over}

    def _take_digit(self, text: str) -> bool:
        if not text.isdecimal():
            return False
        self.projector.go_to_place(self._digits.typed(int(text)))
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step forward by a click on the table."""
        at_table = self.table.geometry().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and at_table:
            self.projector.step_forward()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step by the wheel over the table."""
        turned = event.angleDelta().y()
        at_table = self.table.geometry().contains(event.position().toPoint())
        if abs(turned) >= _WHEEL_STEP and at_table:
            projector = self.projector
            (projector.step_back if turned > 0 else projector.step_forward)()
        event.accept()

    # --------------------------------------------------------------- size
    def arrange(self) -> None:
        """Place the parts."""
        has_sheet = not is_narrow(self.width())
        aside = sheet_width(self.width()) if has_sheet else 0
        wide, high = self.width() - aside, self.height()
        scale = max(1.0, min(wide / _DESIGN.width(), high / _DESIGN.height(), _MOST_SCALE))
        is_low = high < _LOW  # then the table needs the height more
        top = self.bar.needed_height(wide, scale, is_low=is_low)
        foot = self.line.needed_height(wide, scale, is_low=is_low)
        places = (
            (self.bar, QRect(0, 0, wide, top)),
            (self.table, QRect(0, top, wide, high - top - foot)),
            (self.line, QRect(0, high - foot, wide, foot)),
            (self.sheet, QRect(wide, 0, aside, high)),
        )
        self.sheet.setVisible(has_sheet)
        for part, place in places:
            part.setGeometry(read_from_side(self, place))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground under the sheet."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()


class _Digits:
    """Makes numbers up to 13 of digits that are typed soon after each other."""

    def __init__(self) -> None:
        self._timer = QElapsedTimer()
        self._last = 0

    def typed(self, digit: int) -> int:
        """The number meant by this digit."""
        is_soon = self._timer.isValid() and self._timer.elapsed() < _TYPED_MS
        together = 10 * self._last + digit
        number = together if is_soon and self._last and together <= CACHETTE_TRICK else digit
        self._last = number
        self._timer.start()
        return number
