"""The dialog in which a deal is put together, to be played, solved, saved or passed on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import Puzzle
from quinto_desktop.game.sharing.deal_draft import DealDraft
from quinto_desktop.rules import Call, CodedError, MatchState, Seat, deal_code
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, column, heading, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.learn.beside_board import Findings, FindingsSlip, MatchFields
from quinto_desktop.window.learn.board import CardsPane
from quinto_desktop.window.learn.draft_words import problem_text, ready_text
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import ENTER
from quinto_desktop.window.look.styling import PlateDialog, make_primary
from quinto_desktop.window.look.theme import fixed_font
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.paste_text import paste_text
from quinto_desktop.window.text.translation import fill

_GAP, _LOW_GAP = 12, 5


class EditorFooter(QWidget):
    """The row of buttons under the board."""

    def __init__(self, parent: QWidget, least_height: int, *, is_low: bool) -> None:
        super().__init__(parent)
        self.solve = QPushButton(self.tr("Sol&ve"), self)
        self.ask = QPushButton(self.tr("&Hint"), self)
        self.puzzle = QPushButton(self.tr("Pu&zzle"), self)
        self.copy = QPushButton(self.tr("Cop&y"), self)
        self.save = QPushButton(self.tr("Sav&e…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)
        self.play = QPushButton(self.tr("&Play on"), self)
        told = {
            self.solve: self.tr("What the deal is worth with all cards face up and best play"),
            self.ask: self.tr(
                "The best call or card for the player to act, given what that player can know"
            ),
            self.puzzle: self.tr("Look for a puzzle in this deal and add it to your own"),
            self.copy: self.tr("Copy the deal as a code and as one line"),
            self.save: self.tr("Save a game that begins with this deal"),
            self.close_button: self.tr("Back to the game; the cards stay here"),
            self.play: self.tr("Play a game that begins with this deal"),
        }
        for button, words in told.items():
            button.setToolTip(words)
            button.setAccessibleDescription(words)
            button.setAutoDefault(False)
            button.setMinimumHeight(least_height)
        self.setLayout(row(None, *told, gap=_LOW_GAP if is_low else _GAP, edges=(0, 0, 0, 0)))
        make_primary(self.play)

    def make_fit(self, width: int) -> None:
        """Leave out the button for what Esc does as well, if there is no room for all of them."""
        self.close_button.setHidden(self.sizeHint().width() > width)

    def show_busy(self, *, is_busy: bool) -> None:
        """Offer to stop, or to solve."""
        self.solve.setText(self.tr("Stop") if is_busy else self.tr("Sol&ve"))

    def show_puzzle(self, *, is_found: bool) -> None:
        """Offer to try the puzzle that was found, or to look for one."""
        self.puzzle.setText(self.tr("&Try it") if is_found else self.tr("Pu&zzle"))


_SIZE, _LOW = QSize(1080, 720), QSize(784, 512)
_LOW_HEIGHT = 640
_LOW_FIELD = 36
_SIDE, _LOW_SIDE = 300, 250


class EditorDialog(PlateDialog):
    """Lets the user put a deal together. Whatever is impossible is explained, and stays.

    Signals:
        save_wanted(): The user wants the deal, which is whole, in a file.
        puzzle_made(object): A `Puzzle` was found in the deal, and is to be kept.

    Attributes:
        text: The cards in one line, or a deal code.
        puzzle_to_try: The puzzle that the user wants to answer, once the dialog is closed.
    """

    save_wanted = Signal()
    puzzle_made = Signal(object)

    def __init__(
        self,
        draft: DealDraft,
        people: Callable[[DealDraft], tuple[Seat, ...]],
        thinker: Thinker,
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.EDITOR.spec.name)
        self._people = people
        room = self.screen().availableGeometry().size()
        if parent is not None:
            room = room.boundedTo(parent.window().size())
        self.is_low = room.height() < _LOW_HEIGHT or room.width() < _SIZE.width()
        self._text_fault = ""
        self._puzzle: Puzzle | None = None
        self.puzzle_to_try: Puzzle | None = None
        self.cards = CardsPane(draft, art, self)
        self.standing = MatchFields(self, is_low=self.is_low)
        self.text = QLineEdit(self)
        self.findings = Findings(thinker, self)
        self.slip = FindingsSlip(art.look, self.cards.board, self.scale)
        height = _LOW_FIELD if self.is_low else FIELD_HEIGHT
        self.foot = EditorFooter(self, height, is_low=self.is_low)
        self._lay_out()
        self._explain_fields()
        self._connect()
        self._show()
        wanted = (_LOW if self.is_low else _SIZE * self.scale).boundedTo(room)
        wanted = wanted.boundedTo(self.room())
        self.ensurePolished()  # which makes the buttons as wide as they will be
        self.foot.make_fit(wanted.width() - 2 * self._margin)
        self.resize(wanted)
        self.cards.board.setFocus()

    @property
    def draft(self) -> DealDraft:
        """The deal so far."""
        return self.cards.draft

    def accept(self) -> None:
        if self._is_whole():
            self.findings.stop()
            super().accept()

    def reject(self) -> None:
        self.findings.stop()
        super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self._read(QGuiApplication.clipboard().text())
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        elif event.key() in ENTER and not isinstance(self.focusWidget(), QPushButton):
            event.accept()
        else:
            super().keyPressEvent(event)

    # --------------------------------------------------------------- keeping the parts in step
    def _connect(self) -> None:
        self.cards.edited.connect(self._on_cards_edited)
        self.standing.edited.connect(lambda: self.take(self.standing.draft))
        self.text.textEdited.connect(self._read)
        self.foot.solve.clicked.connect(self._solve)
        self.foot.ask.clicked.connect(self._ask)
        self.foot.puzzle.clicked.connect(self._search)
        self.foot.copy.clicked.connect(self._copy)
        self.foot.save.clicked.connect(self._save)
        self.foot.close_button.clicked.connect(self.reject)
        self.foot.play.clicked.connect(self.accept)
        self.findings.told.connect(self.slip.tell)
        self.findings.ended.connect(self._show_buttons)
        self.findings.puzzle_found.connect(self._on_puzzle_found)

    def take(self, draft: DealDraft) -> None:
        """Show another draft."""
        self.cards.take(draft)

    @Slot()
    def _on_cards_edited(self) -> None:
        self._text_fault = ""
        self._puzzle = None
        self.foot.show_puzzle(is_found=False)
        self.findings.stop()
        self.slip.hide()
        self._show()

    @Slot(str)
    def _read(self, text: str) -> None:
        try:
            draft = self.draft.read(text) if text.strip() else self.draft.cleared()
        except CodedError as error:
            self._text_fault = paste_text(error)
            self._show_hint()
        else:
            self.take(draft)

    def _show(self) -> None:
        self.standing.show_draft(self.draft)
        if not self.text.hasFocus():
            self.text.setText(self.draft.line)
            self.text.setCursorPosition(0)
        self._show_hint()
        self._show_buttons()

    def _show_hint(self) -> None:
        problems = self.draft.problems
        if self._text_fault:
            self.cards.hint.say(self._text_fault, is_fault=True)
        elif problems:
            is_fault = problems[0].count == 0 or problems[0].pile is not None
            self.cards.hint.say(problem_text(self.draft, problems[0]), is_fault=is_fault)
        else:
            self.cards.hint.say(ready_text(self.draft, self._people(self.draft)))
        self.text.setAccessibleDescription(self.cards.hint.text())

    @Slot()
    def _show_buttons(self) -> None:
        self.foot.show_busy(is_busy=self.findings.is_busy)

    def _is_whole(self) -> bool:
        problems = self.draft.problems
        if not problems:
            return True
        self._text_fault = ""
        self.cards.hint.say(problem_text(self.draft, problems[0]), is_fault=True)
        if problems[0].pile is None and not problems[0].count:
            self.standing.show_fault()
        else:
            self.cards.board.setFocus()
        announce(self.cards.board, self.cards.hint.text())
        return False

    # --------------------------------------------------------------- what can be done
    @Slot()
    def _solve(self) -> None:
        """Solve the deal from the first lead, or stop; calls that are still to come are passes."""
        if self.findings.is_busy:
            self.findings.stop()
            self.slip.hide()
            return
        if not self._is_whole():
            return
        state = replace(self.draft, calls=self.draft.calls or (Call.PASS,) * len(Seat)).dealt
        assert state is not None  # it is whole
        self.findings.solve(state)
        self._show_buttons()

    @Slot()
    def _ask(self) -> None:
        self._find_out(self.findings.weigh)

    @Slot()
    def _search(self) -> None:
        if self._puzzle is None:
            self._find_out(self.findings.search)
        else:
            self.puzzle_to_try = self._puzzle
            self.reject()

    @Slot(object)
    def _on_puzzle_found(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self.foot.show_puzzle(is_found=True)
        self.puzzle_made.emit(puzzle)

    def _find_out(self, find: Callable[[MatchState], None]) -> None:
        if self._is_whole():
            state = self.draft.dealt
            assert state is not None  # it is whole
            find(state)
            self._show_buttons()

    @Slot()
    def _copy(self) -> None:
        """Copy the deal as its code and in one line, or what there is of it in one line."""
        deal = self.draft.deal
        if deal is None:
            QGuiApplication.clipboard().setText(self.draft.line)
            self.tell(self.tr("Copied as one line; a deal code needs a whole deal."))
            return
        code = deal_code(deal)
        text = fill(self.tr("Quinto deal {code}"), code=code)
        QGuiApplication.clipboard().setText(f"{text}\n{self.draft.line}")
        self.tell(fill(self.tr("Deal {code} copied."), code=code))

    @Slot()
    def _save(self) -> None:
        if self._is_whole():
            self.save_wanted.emit()

    def tell(self, text: str) -> None:
        """Say what has become of something that was asked for."""
        self.cards.hint.say(text)
        announce(self.cards.board, text)

    # --------------------------------------------------------------- construction
    def _explain_fields(self) -> None:
        self.text.setAccessibleName(self.tr("The deal in one line, or a deal code"))
        self.text.setPlaceholderText(self.tr("Paste a deal code or a deal in one line"))
        self.text.setMinimumHeight(_LOW_FIELD if self.is_low else FIELD_HEIGHT)

    @property
    def _margin(self) -> int:
        return round((16 if self.is_low else 26) * self.scale)

    def _lay_out(self) -> None:
        margin = self._margin
        gap = 8 if self.is_low else 12
        self.text.setFont(fixed_font(13 * self.scale))
        title = heading(Command.EDITOR.spec.name, self, 20 if self.is_low else 24)
        head = row(title, (self.text, 1), gap=3 * gap)
        apart = round((12 if self.is_low else 20) * self.scale)
        middle = row((self.cards, 1), self._side(), gap=apart)
        edges = (margin, margin - 4, margin, margin - 2)
        self.setLayout(column(head, (middle, 1), self.foot, gap=gap, edges=edges))

    def _side(self) -> QWidget:
        side = QWidget(self)
        side.setMinimumWidth(round((_LOW_SIDE if self.is_low else _SIDE) * self.scale))
        side.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        side.setLayout(column(self.standing, None, self.cards.tools, gap=4, edges=(0, 0, 0, 0)))
        return side
