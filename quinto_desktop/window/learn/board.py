"""The cards in the deal editor: they go to hands by click, drag or key, and all at once."""

from __future__ import annotations

import random
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from quinto_desktop.game.sharing.deal_draft import DealDraft, Pile
from quinto_desktop.rules import PACK, QUINT_ROYAL, Card
from quinto_desktop.window.controls.fields import Hint, column, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.learn.board_picture import (
    COLUMNS,
    ROWS,
    BoardLayout,
    BoardPicture,
    Shown,
    card_in,
    cell_of,
)
from quinto_desktop.window.learn.draft_words import contents, pile_letter, where
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import add_key, is_held, meant_key, meant_sign
from quinto_desktop.window.look.material import BAR_HEIGHT, LOW
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.text.commands import Command

_LEAST = QSize(430, 330)
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_TAKE_BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_0)
_NOT_OURS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_IN_TURN = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Board(QWidget):
    """Shows a deal that is put together, and lets the user put cards anywhere.

    Arrows go over the 53 cards; a letter or a figure puts the current one into a hand, Space into
    the hand in turn, Delete back into the pack.

    Signals:
        edited(): The user has moved cards; `draft` has changed.

    Attributes:
        active: The hand in turn, which clicks fill; None if all are full.
        current: The card that keys move.
    """

    heard_as = QAccessible.Role.List

    edited = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.draft = DealDraft()
        self.active: Pile | None = Pile.N
        self.current: Card = PACK[-1]
        self._look = art.look
        self._picture = BoardPicture(art)
        self._row = 0
        self._pressed: Card | None = None
        self._press_spot = QPoint()
        self._dragged: QPointF | None = None
        self._pointed: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        art.look.changed.connect(self.update)
        self._go_to(card_in(0, 0))

    @property
    def places(self) -> BoardLayout:
        """Where everything is."""
        return BoardLayout(self.width(), self.height(), is_mirrored=self.isRightToLeft())

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def sizeHint(self) -> QSize:
        return _LEAST

    def show_draft(self, draft: DealDraft) -> None:
        """Show another draft; the first hand that lacks cards is in turn."""
        self.draft = draft
        if self.active is None or len(draft.cards(self.active)) >= self.active.size:
            self.active = draft.next_pile
        self._describe()
        self.update()

    # --------------------------------------------------------------- moving cards
    def put(self, card: Card, pile: Pile) -> None:
        """Put a card somewhere, as the user wants it; the last hand completes itself."""
        was_free = card not in self.draft.places
        draft = self.draft.put(card, pile)
        self._take(draft.completed() if was_free else draft, card)

    def take_back(self, card: Card) -> None:
        """Put a card back into the pack, as the user wants it."""
        pile = self.draft.places.get(card)
        if pile is not None:
            self.active = pile
            self._take(self.draft.taken_back(card), card)

    def _put_in_turn(self, card: Card) -> None:
        pile = self.active or self.draft.next_pile
        if card in self.draft.places:
            self.take_back(card)
        elif pile is not None:
            self.put(card, pile)

    def _take(self, draft: DealDraft, card: Card) -> None:
        self.show_draft(draft)
        self._announce(where(draft, card))
        self.edited.emit()

    # --------------------------------------------------------------- mouse
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        spot = event.position()
        self._pressed = self.places.card_at(self.draft, spot)
        self._press_spot = spot.toPoint()
        self._dragged = None
        pile = self.places.pile_at(spot)
        if self._pressed is not None:
            self._go_to(self._pressed)
        elif pile is not None:
            self.active = pile
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = event.position()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._point_at(self.places.card_at(self.draft, spot))
            return
        far = (spot.toPoint() - self._press_spot).manhattanLength()
        if self._dragged is not None or far >= QApplication.startDragDistance():
            self._dragged = spot
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        card, is_drag = self._pressed, self._dragged is not None
        self._pressed = self._dragged = None
        if card is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if not is_drag:
            self._put_in_turn(card)
            return
        pile = self.places.pile_at(event.position())
        if pile is not None and pile is not self.draft.places.get(card):
            self.put(card, pile)
        elif self.places.pack.contains(event.position()):
            self.take_back(card)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, card: Card | None) -> None:
        if card is not self._pointed:
            self._pointed = card
            self.setCursor(
                Qt.CursorShape.ArrowCursor if card is None else Qt.CursorShape.PointingHandCursor
            )
            self.update()

    # --------------------------------------------------------------- keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & _NOT_OURS or is_held(event):
            super().keyPressEvent(event)
            return
        key = meant_key(event)
        pile = self._pile_of(meant_sign(event))
        if key in _ARROWS:
            self._step(*_ARROWS[Qt.Key(key)])
        elif key == Qt.Key.Key_Home:
            self._go_to(card_in(self._row, 0))
        elif key == Qt.Key.Key_End:
            self._go_to(QUINT_ROYAL)
        elif key in _TAKE_BACK:
            self.take_back(self.current)
        elif key in _IN_TURN:
            self._put_in_turn(self.current)
        elif pile is not None:
            self.active = pile if len(self.draft.cards(pile)) < pile.size else self.active
            self.put(self.current, pile)
        else:
            super().keyPressEvent(event)

    def _pile_of(self, typed: str) -> Pile | None:
        keys = {str(pile + 1): pile for pile in Pile}
        keys |= {pile_letter(pile).casefold(): pile for pile in Pile}
        return keys.get(typed.casefold()) if typed else None

    def _step(self, down: int, across: int) -> None:
        row, column = cell_of(self.current)
        if self.current is QUINT_ROYAL:
            row = self._row
        row, column = row + down, column + across
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            self._row = row
            self._go_to(card_in(row, column))

    def _go_to(self, card: Card) -> None:
        self.current = card
        if card is not QUINT_ROYAL:
            self._row = cell_of(card)[0]
        self._describe()
        self._announce(where(self.draft, card))
        self.update()

    # --------------------------------------------------------------- what is seen and heard
    def _describe(self) -> None:
        self.setAccessibleName(where(self.draft, self.current))
        self.setAccessibleDescription(contents(self.draft))

    def _announce(self, text: str) -> None:
        if self.hasFocus():
            announce(self, text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            shown = Shown(
                self.draft,
                self.active,
                self.current if self.hasFocus() else None,
                self._pointed,
                self._pressed if self._dragged is not None else None,
                self._dragged or QPointF(),
            )
            self._picture.paint(painter, QRectF(self.rect()), self.places, shown)


class CardsPane(QWidget):
    """Shows the cards, and takes them back, deals the rest or begins anew.

    Signals:
        edited(): `draft` has changed.

    Attributes:
        tools: The buttons for all cards at once, to be placed anywhere.
    """

    edited = Signal()

    def __init__(self, draft: DealDraft, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.draft = draft
        self._before: list[DealDraft] = []
        self._after: list[DealDraft] = []
        self.board = Board(art, self)
        self.hint = Hint(self, 2)
        self.tools = QWidget(parent)
        self.undo = QPushButton(self.tr("&Undo"), self.tools)
        self.clear = QPushButton(self.tr("C&lear"), self.tools)
        self.fill = QPushButton(self.tr("F&ill"), self.tools)
        self._lay_out()
        self.board.edited.connect(lambda: self.take(self.board.draft))
        self.undo.clicked.connect(self._undo)
        self.clear.clicked.connect(self._clear)
        self.fill.clicked.connect(self._fill)
        redo = partial(self._step, self._after, self._before)
        for command, act in ((Command.UNDO, self._undo), (Command.REDO, redo)):
            for key in command.spec.keys:
                add_key(key, parent.window(), act, repeats=True)
        self._show()

    def take(self, draft: DealDraft) -> None:
        """Go on to another draft, and say so."""
        if draft != self.draft:
            self._before.append(self.draft)
            self._after.clear()
            self.draft = draft
        self._tell_all()

    def _tell_all(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        draft = self.draft
        self.board.show_draft(draft)
        for button, is_of_use in (
            (self.fill, bool(draft.unplaced)),
            (self.clear, bool(draft.places)),
            (self.undo, bool(self._before)),
        ):
            if button.hasFocus() and not is_of_use:
                self.board.setFocus()  # not to whatever comes next
            button.setEnabled(is_of_use)

    @Slot()
    def _undo(self) -> None:
        self._step(self._before, self._after)

    def _step(self, back: list[DealDraft], on: list[DealDraft]) -> None:
        if back:
            on.append(self.draft)
            self.draft = back.pop()
            self._tell_all()

    @Slot()
    def _clear(self) -> None:
        self.take(self.draft.cleared())
        self.board.setFocus()

    @Slot()
    def _fill(self) -> None:
        self.take(self.draft.filled(random.SystemRandom()))
        self.board.setFocus()

    def _lay_out(self) -> None:
        self.undo.setToolTip(self.tr("Take back the last change (Ctrl+Z)"))
        self.clear.setToolTip(self.tr("Put all cards back into the pack"))
        self.fill.setToolTip(self.tr("Deal the remaining cards at random"))
        buttons = (self.undo, self.clear, self.fill)
        self.tools.setLayout(row(None, *buttons, gap=0, edges=(0, 0, 0, 0)))
        for button in buttons:
            make_quiet(button)
            button.setProperty(LOW, True)  # noqa: FBT003
            button.setAutoDefault(False)
            button.setMinimumHeight(BAR_HEIGHT)
            button.setAccessibleDescription(button.toolTip())
        self.setLayout(column((self.board, 1), self.hint, gap=4, edges=(0, 0, 0, 0)))
