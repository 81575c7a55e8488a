"""A replay in the table's place, with its row of tricks; and a deal told once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import dealt_cards
from quinto_desktop.game.past.replay import ReplayedDeal
from quinto_desktop.rules import CACHETTE_TRICK
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import meant_key, meant_sign
from quinto_desktop.window.look.pop_ups import passing_menu
from quinto_desktop.window.sheet.all_hands import EndPanels
from quinto_desktop.window.sheet.results import told_again
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.stepper import replay_words
from quinto_desktop.window.stepper.replay_player import (
    ReplayedGame,
    ReplayingView,
    ReplayPlayer,
    WatchedView,
    keyed,
    offer_deals,
)
from quinto_desktop.window.stepper.trick_line import TrickLine
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.measures import Measures
from quinto_desktop.window.table.messages import question_of_panel
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import translate

_TYPED_MS = 900
_WHEEL_STEP = 120
_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class ReplayView(WatchedView):
    """Shows a replay on a table without input; keys, buttons and clicks move in it."""

    command = Command.REPLAY
    has_sheet = True
    lines_wanted = Signal()

    def __init__(
        self, game: ReplayedGame, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(game, art, preferences, parent)
        self._has_lines = self._is_playing = False
        self._digits = _Digits()
        self.glass.setCursor(Qt.CursorShape.PointingHandCursor)
        self.line = TrickLine(art.look, self)
        self.sheet = ScoreSheet(self.table)
        self.setAccessibleName(self.tr("Replay"))
        self._connect()
        self.projector.show_on(self.table)

    def _connect(self) -> None:
        projector = self.projector
        projector.moved.connect(self._on_projector_moved)
        projector.playing_changed.connect(self._on_playing_changed)
        self.line.chosen.connect(projector.go_to_place)
        self.sheet.deal_chosen.connect(projector.go_to_deal)
        self.sheet.follow(lambda: self.speaker)

    # --------------------------------------------------------------- what is shown
    @property
    def deal(self) -> ReplayedDeal | None:
        """The deal that is shown; None before the first."""
        return self.replay.deal

    def begin(self) -> None:
        self.setFocus()
        self.projector.tell_where()

    def stop(self) -> None:
        self.projector.pause()

    def offer_lines(self, count: int) -> None:
        """Offer the list of lines, if there is more than the first play."""
        self._has_lines = count > 1
        self._on_projector_moved()

    @property
    def known(self) -> str:
        """Whose hands are shown if not all are: “As you saw it”."""
        return replay_words.known_title(self.speaker, self.projector.player)

    @Slot()
    def _on_projector_moved(self) -> None:
        projector = self.projector
        replay, place, trick = projector.replay, projector.place, projector.trick
        title = replay_words.deal_title(replay.deal, replay.state, self.speaker)
        under = replay_words.under_title(place, replay.state, projector.speaker)
        told = f"{title}, {under}" if under else title
        self.setAccessibleDescription(told)
        if projector.speaker.is_elsewhere and not projector.is_open:
            told = f"{told} · {self.known}"
        self.table.director.caption(told)
        self.offer()
        self.line.show_marks(replay_words.trick_marks(replay, projector.speaker))
        is_in_trick = trick is not None and place == trick.number
        lying = replay.position - trick.start if trick is not None and is_in_trick else 0
        self.line.move_to(place if replay.deal is not None else -1, lying)

    # --------------------------------------------------------------- the ledge
    @Slot(bool)
    def _on_playing_changed(self, is_playing: bool) -> None:  # noqa: FBT001
        self._is_playing = is_playing
        self.offer()

    @property
    def row(self) -> LedgeRow:
        projector, replay = self.projector, self.replay
        is_at_start, is_at_end = not replay.position, replay.position >= replay.length
        hands = keyed(self.tr("All hands"), self.turn_hands, Qt.Key.Key_A)
        buttons = [
            keyed(self.tr("Close"), self.closed.emit, Qt.Key.Key_Escape),
            replace(hands, is_lit=projector.is_open, tip=self.tr("All four hands (A)")),
        ]
        if len(replay.deals) > 1:
            deals = keyed(self.tr("Deals…"), self.offer_deals)
            buttons.append(replace(deals, tip=self.tr("Choose a deal (Page Up, Page Down)")))
        if self._has_lines:
            buttons.append(keyed(self.tr("Branches…"), self.lines_wanted.emit))
        if self.can_take_over:
            take_over = keyed(self.tr("Play on from here"), self.take_over)
            tip = self.tr("Play on from here, with the same hidden hands (Ctrl+Enter)")
            short = self.tr("Play on")
            buttons.append(replace(take_over, tip=tip, short=short, is_off=not self.may_take_over))
        back = keyed(self.tr("Back"), projector.step_back, Qt.Key.Key_Left)
        play = keyed(self.tr("Play"), projector.play_or_pause, Qt.Key.Key_Space)
        if self._is_playing:
            play = keyed(self.tr("Pause"), projector.play_or_pause, Qt.Key.Key_Space)
        forward = keyed(self.tr("Forward"), projector.step_forward, Qt.Key.Key_Right)
        buttons += [
            replace(back, is_off=is_at_start, short="◀", tip=self.tr("Step back (Left)")),
            replace(play, is_off=is_at_end),
            replace(forward, is_off=is_at_end, short="▶", tip=self.tr("Step forward (Right)")),
        ]
        return LedgeRow(tuple(buttons))

    def turn_hands(self) -> None:
        """Show all hands, or only what one player knew."""
        self.projector.show_hands(is_open=not self.projector.is_open)

    def offer_deals(self) -> None:
        """Let one of the deals be chosen."""
        menu = passing_menu(self)
        go_to, move = self.replay.go_to_deal, self.projector.move
        offer_deals(menu, self.projector, self.deal, lambda place: move(partial(go_to, place)))
        menu.popup(self.table.ledge.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # --------------------------------------------------------------- moving
    def toggle_sheet(self) -> None:
        self.sheet.toggle()

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

    @property
    def ways(self) -> Mapping[int, Callable[[], object]]:
        keys, projector = Qt.Key, self.projector
        players = len(projector.speaker.names)
        return {
            keys.Key_Left: projector.step_back,
            keys.Key_Right: projector.step_forward,
            keys.Key_Space: projector.play_or_pause,
            keys.Key_Escape: self.closed.emit,
            keys.Key_A: self.turn_hands,
            keys.Key_P: lambda: projector.look_from((projector.player + 1) % players),
        }

    def _is_at_felt(self, event: QMouseEvent | QWheelEvent) -> bool:
        return self.glass.geometry().contains(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._is_at_felt(event):
            self.projector.step_forward()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if abs(turned) >= _WHEEL_STEP and self._is_at_felt(event):
            step = self.projector.step_back if turned > 0 else self.projector.step_forward
            step()
        event.accept()

    def arrange(self) -> None:
        whole = self.rect()
        high = self.line.needed_height(whole.width(), whole.height())
        table = whole.adjusted(0, 0, 0, -high)
        self.table.setGeometry(table)
        self.line.setGeometry(whole.adjusted(0, table.height(), 0, 0))
        self.glass.setGeometry(QRectF(*Measures(table.width(), table.height()).felt).toRect())
        self.glass.raise_()


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


class StoryView(ReplayingView):
    """Tells a deal of the running game once more, as it was told when it was over."""

    is_returned_to = True

    def __init__(
        self, game: ReplayedGame, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.projector = ReplayPlayer(game, preferences.pace, self)

        def ends_on(table: TableSignals) -> EndPanels:
            return EndPanels(art, table, lambda: dealt_cards(self.replay.state), told_again)

        self.table = Table(art, self.speaker, self.projector.seat, ends_on)
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        self.table.intent_chosen.connect(self._on_table_intent_chosen)
        self.setAccessibleName(translate("Story", "The story of this deal"))
        self.projector.show_on(self.table)

    def begin(self) -> None:
        self.table.take_focus()
        panel = self.table.overlays.shown_result
        assert panel is not None  # it tells the deal
        self.answered.emit(question_of_panel(panel))

    @Slot(object)
    def _on_table_intent_chosen(self, intent: Intent) -> None:
        (self.closed.emit if intent is Intent.BACK else self.table.toggle_all_hands)()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if meant_key(event) == Qt.Key.Key_Escape:
            has_hands = self.table.overlays.shows_hands  # which lie in front of it
            (self.table.toggle_all_hands if has_hands else self.closed.emit)()
        else:
            super().keyPressEvent(event)
