"""The window of the rule book, with its find bar."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShowEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScroller,
    QTextEdit,
    QWidget,
)

from quinto_desktop.window.controls.fields import GAP, Part, closing_row, column, enlarge_rows, row
from quinto_desktop.window.controls.messages import Mark, announce, message_box
from quinto_desktop.window.controls.printing import choose_and_print
from quinto_desktop.window.help.book import sections
from quinto_desktop.window.help.pages import PAPER_INCHES, BookText, PaperBook
from quinto_desktop.window.look.keyboard import COMMANDING, ENTER, add_key
from quinto_desktop.window.look.styling import PlateDialog
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.text.translation import fill


class FindBar(QWidget):
    """Searches a text for a word, match by match."""

    def __init__(self, text: QTextEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self._began: int | None = None
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("A word, a command, or a key such as Ctrl+U"))
        self.message = QLabel(self)
        self.message.setFont(ui_font(13))
        label = QLabel(self.tr("Fin&d:"), self)
        label.setBuddy(self.field)
        self.before = QPushButton(self.tr("&Back"), self)
        after = QPushButton(self.tr("&Next"), self)
        for button in (self.before, after):
            button.setAutoDefault(False)
        parts: tuple[Part, ...] = (label, (self.field, 2), self.before, after, (self.message, 1))
        self.setLayout(row(*parts, gap=GAP, edges=(0, 0, 0, 0)))
        self.field.textChanged.connect(self._on_field_text_changed)
        self.before.clicked.connect(self.find_before)
        after.clicked.connect(self.find_after)

    @Slot()
    def open(self) -> None:
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def find_after(self) -> None:
        self._find(QTextDocument.FindFlag(0))

    @Slot()
    def find_before(self) -> None:
        self._find(QTextDocument.FindFlag.FindBackward)

    @Slot()
    def _on_field_text_changed(self) -> None:
        bar, cursor = self._text.verticalScrollBar(), self._text.textCursor()
        self._began = bar.value() if self._began is None else self._began
        cursor.setPosition(self._titled() or cursor.selectionStart())
        self._text.setTextCursor(cursor)
        self._find(QTextDocument.FindFlag(0))
        if self.message.text():
            bar.setValue(self._began)  # not where the letters typed so far had led
        elif not self.field.text():
            self._began = None

    def _titled(self) -> int:
        # What a section is called goes before where it is only mentioned; 0 for no heading.
        block, word = self._text.document().begin(), self.field.text().casefold()
        while block.isValid() and (
            not block.blockFormat().headingLevel() or word not in block.text().casefold()
        ):
            block = block.next()
        return block.position() if word else 0

    def _find(self, flag: QTextDocument.FindFlag) -> None:
        word = self.field.text()
        self.message.clear()
        if not word or self._text.find(word, flag):
            self._show_around()
            return
        here = self._text.textCursor()
        is_back = flag is QTextDocument.FindFlag.FindBackward
        edge = QTextCursor.MoveOperation.End if is_back else QTextCursor.MoveOperation.Start
        self._text.moveCursor(edge)
        if not self._text.find(word, flag):
            self._text.setTextCursor(here)
            self.message.setText(fill(self.tr("“{word}” was not found."), word=word))
            announce(self, self.message.text())
        self._show_around()

    def _show_around(self) -> None:
        bar, block = self._text.verticalScrollBar(), self._text.textCursor().blockFormat()
        above = 0 if block.headingLevel() else self._text.viewport().height() // 3
        if self.field.text():
            bar.setValue(bar.value() + self._text.cursorRect().top() - above)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        typed = "" if event.modifiers() & COMMANDING else event.text()
        is_word = bool(typed.strip()) and typed.isprintable()
        if is_word:
            self.field.setFocus()
            self.field.insert(typed)
        return is_word

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            is_back = is_shifted or self.before.hasFocus()
            (self.find_before if is_back else self.find_after)()
        elif event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            self._text.setFocus()
        else:
            super().keyPressEvent(event)


_FIRST_SIZE = QSize(860, 660)
_BESIDE_TITLES = 44


class HelpDialog(PlateDialog):
    """The rule book: contents on the left, the page on the right, at first of an anchor."""

    def __init__(
        self, look: CurrentTheme, parent: QWidget | None = None, anchor: str | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play Quinto"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._sections = sections()
        self._turning = False
        self.text = BookText(self._sections, look, self)
        self.anchor = anchor if anchor in self.text.anchors else self._sections[0].anchor
        self.contents = QListWidget(self)
        self._rows: list[int] = []  # of the sections; between them stand the groups
        self._list_sections()
        self.contents.setAccessibleName(self.tr("Sections"))
        self.finder = FindBar(self.text, self)
        self.print_button = QPushButton(self.tr("&Print…"), self)
        self._lay_out()
        self._connect()
        look.changed.connect(self._on_look_changed)
        self.finder.field.setFocus()

    def show_anchor(self, anchor: str) -> None:
        """Go to a section or a paragraph; ignore an unknown anchor."""
        if anchor not in self.text.anchors:
            return
        self.anchor = anchor
        is_section = anchor in self._section_anchors()
        self._turning = True
        self.text.turn_to(anchor)
        self.contents.setCurrentRow(self._rows[self._number_at(self.text.place_of(anchor))])
        self._turning = False
        told = self.text.mark(None if is_section else anchor)
        if told:
            self.text.setFocus()
            announce(self.text, told)

    # --------------------------------------------------------------- text and list in step
    @Slot(int)
    def _on_contents_row_changed(self, row: int) -> None:
        if not self._turning and row in self._rows:
            self.show_anchor(self._sections[self._rows.index(row)].anchor)

    @Slot(str)
    def _on_word_changed(self, word: str) -> None:
        # Only the sections that have it are listed, without the groups, which lead nowhere.
        plain = self.text.toPlainText().lower()
        begins = [self.text.place_of(anchor) for anchor in self._section_anchors()]
        pages = [plain[begin:end] for begin, end in pairwise([*begins, len(plain)])]
        found = [at for at, page in zip(self._rows, pages, strict=True) if word.lower() in page]
        for at in range(self.contents.count()):
            is_shown = at in (found or self._rows) if at in self._rows else not word
            self.contents.item(at).setHidden(not is_shown)

    @Slot()
    def _on_text_scrolled(self) -> None:
        if self._turning:
            return
        current = self._number_at(self.text.place_in_view())
        self._turning = True
        self.contents.setCurrentRow(self._rows[current])
        self._turning = False
        self.anchor = self._sections[current].anchor

    def _number_at(self, place: int) -> int:
        begins = map(self.text.place_of, self._section_anchors())
        return max(0, sum(begin <= place for begin in begins) - 1)

    def _section_anchors(self) -> list[str]:
        return [part.anchor for part in self._sections]

    def _list_sections(self) -> None:
        for part in self._sections:
            if part.group:
                self.contents.addItem(part.group)
                group = self.contents.item(self.contents.count() - 1)
                group.setFlags(Qt.ItemFlag.NoItemFlags)
                group.setFont(serif_font(15 * self.scale, bold=True))
            self._rows.append(self.contents.count())
            self.contents.addItem(part.title)

    # --------------------------------------------------------------- printing
    @Slot()
    def _on_print_clicked(self) -> None:
        def tell(result: str) -> None:
            message_box(self, Mark.NOTE, self.tr("Print"), result).open()

        choose_and_print(self, self.tr("How to play Quinto"), PaperBook, tell, PAPER_INCHES)

    # --------------------------------------------------------------- construction
    def _connect(self) -> None:
        self.contents.currentRowChanged.connect(self._on_contents_row_changed)
        self.finder.field.textChanged.connect(self._on_word_changed)
        self.text.verticalScrollBar().valueChanged.connect(self._on_text_scrolled)
        self.text.anchorClicked.connect(lambda link: self.show_anchor(link.fragment()))
        self.print_button.clicked.connect(self._on_print_clicked)
        for scrolled in (self.text, self.contents):
            scrolled.installEventFilter(self.finder)  # a word typed there is sought, too
            QScroller.grabGesture(scrolled.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        add_key(QKeySequence.StandardKey.Find, self, self.finder.open)
        add_key(QKeySequence.StandardKey.FindNext, self, self.finder.find_after, repeats=True)
        add_key(QKeySequence.StandardKey.Print, self, self.print_button.click)

    def _lay_out(self) -> None:
        bold = ui_font(14 * self.scale)
        bold.setWeight(QFont.Weight.DemiBold)
        self.contents.setFont(bold)
        enlarge_rows(self.contents, self.scale)
        self.contents.setFixedWidth(self.contents.sizeHintForColumn(0) + _BESIDE_TITLES)
        buttons = closing_row(self)
        for button in (self.print_button, *buttons.findChildren(QPushButton)):
            button.setAutoDefault(False)  # Enter finds; the next one would answer at the table
        buttons.addButton(self.print_button, buttons.ButtonRole.ActionRole)
        QWidget.setTabOrder(self.finder, self.contents)
        QWidget.setTabOrder(self.contents, self.text)
        pages = row(self.contents, (self.text, 1), gap=16)
        edges = [round(20 * self.scale)] * 4
        self.setLayout(column(self.finder, (pages, 1), buttons, gap=12, edges=edges))
        self.resize((_FIRST_SIZE * self.scale).boundedTo(self.room()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_anchor(self.anchor)

    @Slot()
    def _on_look_changed(self) -> None:
        self._turning = True
        self.text.write()
        self._turning = False
        self.show_anchor(self.anchor)
