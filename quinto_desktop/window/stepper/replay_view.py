"""A game step by step in the table's place, and a replay: its bar, its table, its row of tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QElapsedTimer, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.game.past.replay import Replay, ReplayedDeal
from quinto_desktop.rules import CACHETTE_TRICK, Observation, Phase
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import is_held, meant_key, meant_sign
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.stepper import replay_words
from quinto_desktop.window.stepper.bars import ReplayBar, stack
from quinto_desktop.window.stepper.replay_player import ReplayedGame, ReplayPlayer
from quinto_desktop.window.stepper.trick_line import TrickLine
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import QuietEnds
from quinto_desktop.window.table.table import InPlace, Table
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker

_TYPED_MS = 900
_WHEEL_STEP = 120
_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier

Ways = Mapping[int, Callable[[], object]]


class Stepper(InPlace):
    """Goes through a game step by step: a bar over a table that takes no input, and keys.

    Signals:
        take_over_wanted(int): The user wants to go on playing from this position.
    """

    take_over_wanted = Signal(int)
    BAR: type[ReplayBar] = ReplayBar

    def __init__(
        self,
        game: ReplayedGame,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._marks = look, Marks()
        self.projector = projector = ReplayPlayer(game, preferences.pace, self)
        self.bar = bar = self.BAR(look, self)
        self.table = Table(
            art, self._marks, look, projector.speaker, projector.seat, QuietEnds(look).on
        )
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        bar.back.clicked.connect(lambda: self.step(-1))
        bar.forward.clicked.connect(lambda: self.step(1))
        bar.openness_chosen.connect(lambda is_open: self.show_hands(is_open=is_open))
        bar.take_over.clicked.connect(self.take_over)
        bar.allow_take_over(allowed=game.can_take_over)
        bar.title.clicked.connect(self._offer_deals)
        bar.title.offer_deals(offered=len(projector.replay.deals) > 1)
        bar.close_button.clicked.connect(self.closed)

    # --------------------------------------------------------------- what is shown
    @property
    def speaker(self) -> Speaker:
        return self.projector.speaker

    def shown(self) -> Observation:
        return self.projector.shown()

    @property
    def replay(self) -> Replay:
        return self.projector.replay

    @property
    def deal(self) -> ReplayedDeal | None:
        """The deal that is shown; None before the first."""
        return self.replay.deal

    def show_hands(self, *, is_open: bool) -> None:
        """Show all hands, or only those that were known."""
        raise NotImplementedError

    def apply_settings(self, preferences: TablePreferences) -> None:
        self.projector.pace = preferences.pace
        super().apply_settings(preferences)

    # --------------------------------------------------------------- moving
    def step(self, way: int) -> None:
        """Go a step forward, or with −1 back."""
        raise NotImplementedError

    def open_deal(self, place: int) -> None:
        """Go to another deal by its place in the match, from 0, if there is one."""
        raise NotImplementedError

    @Slot()
    def take_over(self) -> None:
        """Ask to go on playing from here."""
        if self.bar.can_take_over and self.bar.take_over.isEnabled():
            self.projector.pause()
            self.take_over_wanted.emit(self.replay.position)

    @Slot()
    def _offer_deals(self) -> None:
        menu = self.new_menu()
        for place, deal in enumerate(self.replay.deals):
            text = replay_words.deal_entry(deal, self.replay, self.speaker)
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(deal is self.deal)
            action.triggered.connect(lambda _=False, place=place: self.open_deal(place))
        title = self.bar.title
        menu.popup(title.mapToGlobal(title.rect().bottomLeft()))

    def new_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu)
        return menu

    # --------------------------------------------------------------- keys and mouse
    def ways(self, *, with_control: bool) -> Ways:
        """What keys do, once for each press."""
        if not with_control:
            return {}
        return {Qt.Key.Key_Return: self.take_over, Qt.Key.Key_Enter: self.take_over}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~_KEYPAD
        way = None
        if modifiers in (Qt.KeyboardModifier.NoModifier, _CONTROL):
            way = self.ways(with_control=bool(modifiers)).get(meant_key(event))
        if way is None:
            super().keyPressEvent(event)
        elif not is_held(event):
            way()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if abs(turned) >= _WHEEL_STEP:
            self.step(-1 if turned > 0 else 1)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()


class ReplayView(Stepper):
    """Shows a replay, and moves in it by keys, buttons and clicks.

    Signals:
        lines_wanted(): The user wants to see the lines of this game.
        rules_wanted(): The user wants the rule book.
    """

    command = Command.REPLAY
    has_sheet = True
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
        super().__init__(game, art, look, preferences, parent)
        self._digits = _Digits()
        self.line = TrickLine(look, self._marks, self)
        self.sheet = ScoreSheet(self.table)
        self.setAccessibleName(self.tr("Replay"))
        self._connect()
        self.projector.show_on(self.table)

    def _connect(self) -> None:
        bar, projector = self.bar, self.projector
        projector.moved.connect(self._on_projector_moved)
        projector.playing_changed.connect(lambda on: bar.show_playing(playing=on))
        bar.play.clicked.connect(projector.play_or_pause)
        bar.lines.clicked.connect(self.lines_wanted)
        self.line.chosen.connect(projector.go_to_place)
        self.table.shown.connect(self._on_table_shown)
        self.sheet.deal_chosen.connect(projector.go_to_deal)
        self.table.command_wanted.connect(self._on_table_command_wanted)

    def begin(self) -> None:
        self.setFocus()
        self.projector.tell_where()

    def stop(self) -> None:
        self.projector.pause()

    def offer_lines(self, count: int) -> None:
        """Offer the list of lines, if there is more than the first play."""
        self.bar.lines.setVisible(count > 1)
        self._on_projector_moved()

    @Slot()
    def _on_projector_moved(self) -> None:
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
    def _on_table_command_wanted(self, command: Command) -> None:
        if command is Command.SHEET:
            self.sheet.toggle()

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self.sheet.show_observation(observation, self.projector.speaker)

    # --------------------------------------------------------------- moving
    def toggle_sheet(self) -> None:
        self.sheet.toggle()

    def show_hands(self, *, is_open: bool) -> None:
        self.projector.show_hands(is_open=is_open)

    def step(self, way: int) -> None:
        if way > 0:
            self.projector.step_forward()
        else:
            self.projector.step_back()

    def open_deal(self, place: int) -> None:
        self.projector.move(partial(self.replay.go_to_deal, place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~_KEYPAD
        go = self._moves.get((modifiers, meant_key(event)))
        digit = "" if modifiers else meant_sign(event)
        if go is not None:
            self.projector.move(go)
        elif digit.isdecimal():
            self.projector.go_to_place(self._digits.typed(int(digit)))
        else:
            super().keyPressEvent(event)

    @property
    def _moves(self) -> dict[tuple[Qt.KeyboardModifier, int], Callable[[], bool]]:
        # Where keys lead, again and again while they are held.
        keys, replay, alone = Qt.Key, self.replay, Qt.KeyboardModifier.NoModifier
        return {
            (alone, keys.Key_Up): replay.previous_trick,
            (alone, keys.Key_Down): replay.next_trick,
            (alone, keys.Key_PageUp): replay.previous_deal,
            (alone, keys.Key_PageDown): replay.next_deal,
            (alone, keys.Key_Home): replay.first,
            (alone, keys.Key_End): replay.last,
            (_CONTROL, keys.Key_Left): replay.previous_decision,
            (_CONTROL, keys.Key_Right): replay.next_decision,
            (_CONTROL, keys.Key_Home): partial(replay.go, 0),
            (_CONTROL, keys.Key_End): partial(replay.go, replay.length),
        }

    def ways(self, *, with_control: bool) -> Ways:
        keys, projector = Qt.Key, self.projector
        if with_control:
            return super().ways(with_control=True)
        players = len(projector.speaker.names)
        return {
            keys.Key_Left: projector.step_back,
            keys.Key_Right: projector.step_forward,
            keys.Key_Space: projector.play_or_pause,
            keys.Key_Escape: self.closed.emit,
            keys.Key_A: lambda: projector.show_hands(is_open=not projector.is_open),
            keys.Key_P: lambda: projector.look_from((projector.player + 1) % players),
        }

    def _is_at_table(self, event: QMouseEvent | QWheelEvent) -> bool:
        return self.table.geometry().contains(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._is_at_table(event):
            self.projector.step_forward()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._is_at_table(event):
            super().wheelEvent(event)
        event.accept()

    def arrange(self) -> None:
        stack(self, self.bar, self.line, self.width())


class _Digits:
    """Makes numbers up to 13 of digits that are typed soon after each other."""

    def __init__(self) -> None:
        self._timer = QElapsedTimer()
        self._last = 0

    def typed(self, digit: int) -> int:
        is_soon = self._timer.isValid() and self._timer.elapsed() < _TYPED_MS
        together = 10 * self._last + digit
        number = together if is_soon and self._last and together <= CACHETTE_TRICK else digit
        self._last = number
        self._timer.start()
        return number
