"""The rule book as a dialog: where it opens, what it marks, finding a word, and printing."""

from __future__ import annotations

import re
import sys

import pytest
from kit import *
from PySide6.QtGui import QTextDocument
from sheets import choose_print_file

from quinto_desktop.rules import Reason
from quinto_desktop.window.help.book import anchor_of
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import column_width, figure_size

SMALLEST, USUAL = QSize(800, 560), QSize(1280, 800)


def worn() -> CurrentTheme:
    """The theme of the desktop, as the tests before have left it."""
    return CurrentTheme(theme_of(QApplication.palette()))


def shown(qtbot: QtBot, dialog: QWidget, size: QSize | None = None) -> None:
    qtbot.addWidget(dialog)
    if size is not None:
        dialog.resize(size)
    with qtbot.waitExposed(dialog):
        dialog.show()


def section_in_view(dialog: HelpDialog) -> str:
    title = dialog.contents.currentItem().text()
    return next(part.anchor for part in dialog._sections if part.title == title)


@pytest.fixture(scope="module")
def book(qapp: QApplication) -> Iterator[HelpDialog]:
    """One book for all that only look into it: laying it out is dear."""
    made = HelpDialog(worn())
    usual = made.size()
    yield made
    assert made.size() == usual
    made.close()


@pytest.fixture
def dialog(qtbot: QtBot, book: HelpDialog) -> HelpDialog:
    """The book on the screen, from its beginning."""
    book.finder.field.clear()
    book.show_anchor(sections()[0].anchor)
    show_active(qtbot, book)
    book.finder.field.setFocus()
    return book


class TestOpening:
    def test_it_opens_at_the_beginning_or_where_it_is_asked_to(self, qtbot: QtBot) -> None:
        for asked, anchor in ((None, sections()[0].anchor), ("keys", "keys"), ("?", "s2")):
            dialog = HelpDialog(worn(), anchor=asked)
            shown(qtbot, dialog)
            assert section_in_view(dialog) == anchor
            assert not dialog.isModal()
            assert dialog.text.marked is None

    def test_every_section_of_the_rules_is_told(self, dialog: HelpDialog) -> None:
        for number in range(1, 14):
            dialog.show_anchor(f"s{number}")
            assert section_in_view(dialog) == f"s{number}"
            assert dialog.text.marked is None
            top = dialog.text.cursorForPosition(dialog.text.viewport().rect().topLeft())
            first_lines = [top.block().text(), top.block().next().text()]
            assert dialog.contents.currentItem().text() in first_lines

    def test_the_list_and_the_text_go_together(self, dialog: HelpDialog) -> None:
        bar = dialog.text.verticalScrollBar()
        dialog.contents.setCurrentRow(4)
        at_fifth = bar.value()
        assert at_fifth > 0
        bar.setValue(0)
        assert dialog.contents.currentRow() == 1  # under its group
        bar.setValue(at_fifth + 1)
        assert dialog.contents.currentRow() == 4

    def test_every_link_leads_somewhere_in_the_book(self, dialog: HelpDialog) -> None:
        links = re.findall(r'href="([^"]*)"', dialog.text.toHtml())
        assert links
        for link in links:
            assert link.startswith("#"), "the book leads nowhere outside"
            dialog.text.anchorClicked.emit(QUrl(link))
            assert dialog.anchor == link[1:]

    def test_escape_closes_it_for_good(self, qtbot: QtBot) -> None:
        parent = QWidget()
        shown(qtbot, parent)
        dialog = HelpDialog(worn(), parent)
        with qtbot.waitExposed(dialog):
            dialog.show()
        with qtbot.waitSignal(dialog.destroyed):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)


class TestLook:
    def test_large_type_makes_the_figures_fit(
        self, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        large = QFont(qapp.font())
        large.setPixelSize(24)
        monkeypatch.setattr(QGuiApplication, "font", lambda: large)
        dialog = HelpDialog(worn())
        shown(qtbot, dialog, SMALLEST)
        assert column_width() > dialog.text.viewport().width()
        page = dialog.text.toHtml()
        drawn = re.findall(r'src="figure:([^"]+)".*?width="(\d+)" height="(\d+)"', page)
        assert len(drawn) == len(EXAMPLES)
        for name, width, height in drawn:
            full = figure_size(EXAMPLES[name].figure())
            assert int(width) <= dialog.text.viewport().width()
            assert int(height) / int(width) == pytest.approx(full.height() / full.width(), abs=0.01)

    @pytest.mark.parametrize("pixels", at_night([22], [16]))
    def test_large_type_needs_no_scrolling_sideways(
        self, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, pixels: int
    ) -> None:
        large = QFont(qapp.font())
        large.setPixelSize(pixels)
        monkeypatch.setattr(QGuiApplication, "font", lambda: large)
        dialog = HelpDialog(worn())
        shown(qtbot, dialog, SMALLEST)
        for width in range(780, 900, 17):
            dialog.resize(width, 560)
            assert dialog.text.horizontalScrollBar().maximum() == 0, width

    def test_all_of_the_text_is_there_after_every_change_of_size(self, qtbot: QtBot) -> None:
        dialog = HelpDialog(worn(), anchor="s9")
        shown(qtbot, dialog, SMALLEST)
        for size in (USUAL, QSize(620, 480), SMALLEST):
            dialog.resize(size)
            assert section_in_view(dialog) == "s9", "what is read stays in view"
            assert size.width() < 800 or dialog.text.horizontalScrollBar().maximum() == 0
            assert dialog.text.document().size().height() > 4000
            block = dialog.text.document().begin()
            while block.isValid():
                assert block.layout().lineCount() or not block.text(), block.text()
                block = block.next()

    def test_it_follows_the_window_into_the_dark(self, qtbot: QtBot) -> None:
        look = CurrentTheme(LIGHT)
        dialog = HelpDialog(look, anchor="s5-trump")
        shown(qtbot, dialog)
        light, kind = dialog.text.toHtml(), QTextDocument.ResourceType.ImageResource.value
        picture = dialog.text.document().resource(kind, QUrl("figure:trump")).toImage()
        before = dialog.text.verticalScrollBar().value()
        dialog.show_anchor("s99")  # an unknown anchor changes nothing
        assert dialog.text.verticalScrollBar().value() == before
        look.apply_theme(BAIZE)
        assert dialog.text.toHtml() != light
        assert dialog.text.marked == "s5-trump"
        assert section_in_view(dialog) == "s5"
        dark = dialog.text.document().resource(kind, QUrl("figure:trump")).toImage()
        assert picture.size() == dark.size()
        assert picture.pixelColor(picture.width() // 2, 4).lightness() > 200
        assert dark.pixelColor(dark.width() // 2, 4).lightness() < 100

    def test_every_picture_can_be_drawn_and_is_told(self, dialog: HelpDialog) -> None:
        addresses = set(re.findall(r'src="([^"]*)"', dialog.text.toHtml()))
        assert len(addresses) > 15
        kind = QTextDocument.ResourceType.ImageResource.value
        for address in addresses:
            assert not dialog.text.document().resource(kind, QUrl(address)).isNull(), address
        bodies = "".join(part.body for part in sections())
        told = re.findall(r'<img src="figure:[^>]*alt="([^"]*)"', bodies)
        assert len(told) > 12
        text = dialog.text.toPlainText()
        assert [sentences for sentences in told if sentences not in text] == []


class TestRefusals:
    def test_it_marks_the_paragraph_a_refusal_rests_on(self, qtbot: QtBot) -> None:
        dialog = HelpDialog(worn())
        shown(qtbot, dialog, SMALLEST)
        for reason in Reason:
            dialog.show_anchor(anchor_of(reason))
            place = dialog.text.marked_place()
            assert dialog.text.marked == anchor_of(reason)
            assert place.height() > 10, reason
            assert dialog.text.viewport().rect().contains(place.toRect()), reason
            assert section_in_view(dialog).startswith(f"s{reason.section}"), reason

    def test_the_mark_is_a_bar_at_the_margin_and_a_tint(self, qtbot: QtBot) -> None:
        dialog = HelpDialog(worn(), anchor="s5-follow")
        shown(qtbot, dialog, USUAL)
        picture = dialog.text.viewport().grab().toImage()
        place = dialog.text.marked_place().toRect()
        middle = place.center().y()
        row = [picture.pixelColor(x, middle) for x in range(place.left())]
        page = picture.pixelColor(4, 4)
        changes = [x for x in range(1, len(row)) if row[x] != row[x - 1]]
        bar, tint = row[changes[0]], row[changes[1]]
        assert changes[1] - changes[0] >= 3
        assert abs(bar.lightness() - page.lightness()) > 100
        assert tint not in (bar, page)

        # Assistive technology is led to it.
        seen = QAccessible.queryAccessibleInterface(dialog.text)
        assert seen is not None
        text = seen.textInterface()
        told = seen.text(QAccessible.Text.Description)
        assert told.startswith("Follow suit.")
        caret = text.cursorPosition()
        assert text.text(caret, caret + len(told)) == told
        assert dialog.focusWidget() is dialog.text

        # It goes when another section is chosen.
        dialog.contents.setCurrentRow(1)
        assert dialog.text.marked is None
        assert dialog.text.marked_place().isEmpty()
        assert dialog.text.accessibleDescription() == ""


class TestFinding:
    def found(self, dialog: HelpDialog) -> str:
        return dialog.text.textCursor().selectedText()

    def test_it_shows_the_word_while_it_is_typed(self, dialog: HelpDialog) -> None:
        assert dialog.focusWidget() is dialog.finder.field
        QTest.keyClicks(dialog.finder.field, "crossed")
        assert section_in_view(dialog) == "s1"
        for field in (dialog.contents, dialog.text, *dialog.findChildren(QPushButton)):
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_Return)
            assert dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert dialog.focusWidget() is dialog.finder.field
        dialog.finder.field.clear()
        QTest.keyClicks(dialog.contents, "curtain")
        assert dialog.focusWidget() is dialog.finder.field
        assert self.found(dialog) == "curtain"
        assert section_in_view(dialog) in ("s9", "s10", "s12")
        dialog.finder.field.setText("deal of the day")  # named by the section before it, too
        assert section_in_view(dialog) == "deals-day"

    def test_enter_shows_place_after_place_and_begins_anew(self, dialog: HelpDialog) -> None:
        QTest.keyClicks(dialog.finder.field, "curtain")
        count = dialog.text.toPlainText().count("curtain")
        assert count > 1
        places = [dialog.text.textCursor().position()]
        for _ in range(count):
            QTest.keyClick(dialog.finder.field, Qt.Key.Key_Return)
            places.append(dialog.text.textCursor().position())
        assert places[:-1] == sorted(set(places))
        assert places[-1] == places[0]
        QTest.keyClick(dialog.finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert dialog.text.textCursor().position() == places[-2]
        assert dialog.isVisible()
        dialog.finder.before.setFocus()
        QTest.keyClick(dialog.finder.before, Qt.Key.Key_Return)
        assert dialog.text.textCursor().position() == places[-3]

    def test_a_word_that_is_not_there_is_told(self, dialog: HelpDialog) -> None:
        place = dialog.text.verticalScrollBar().value()
        QTest.keyClicks(dialog.finder.field, "points from nowhere")
        assert "points from nowhere" in dialog.finder.message.text()
        assert dialog.text.verticalScrollBar().value() == place
        dialog.finder.field.setText("cachette")
        assert dialog.finder.message.text() == ""
        assert self.found(dialog) == "cachette"
        QTest.keyClick(dialog.finder.field, Qt.Key.Key_Escape)
        assert not dialog.finder.field.text() and dialog.isVisible(), "it closes the book later"

    def test_every_command_is_found_by_its_name_and_its_key(self, dialog: HelpDialog) -> None:
        for command in Command:
            spec = command.spec
            for word in filter(None, (spec.name, spec.shown_key)):
                dialog.finder.field.setText(word)
                assert not dialog.finder.message.text(), word
        assert section_in_view(dialog) == "keys"

    def test_only_the_sections_that_have_the_word_are_listed_without_groups(
        self, dialog: HelpDialog
    ) -> None:
        rows = [dialog.contents.item(row) for row in range(dialog.contents.count())]
        assert [row.text() for row in rows if row.flags() == Qt.ItemFlag.NoItemFlags] == [
            part.group for part in sections() if part.group
        ]
        for word, shown in (("a rack", ["Two players"]), ("", None)):
            dialog.finder.field.setText(word)
            listed = [row.text() for row in rows if not row.isHidden()]
            assert listed == (shown or [row.text() for row in rows])


class TestPrinting:
    @pytest.fixture
    def told(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The text that a message box has shown."""
        said: list[str] = []
        monkeypatch.setattr(QMessageBox, "open", lambda box: said.append(box.informativeText()))
        return said

    @pytest.mark.qt_log_ignore("QPainter::begin")
    def test_a_failure_gets_a_sentence(
        self, dialog: HelpDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: list[str]
    ) -> None:
        choose_print_file(monkeypatch, None)
        QTest.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert told == [], "no printer chosen is no fault"
        choose_print_file(monkeypatch, tmp_path / "no such folder" / "book.pdf")
        dialog.print_button.click()
        assert "book.pdf” could not be written" in told.pop()
        monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
        dialog.print_button.click()
        assert "QtPrintSupport" in told.pop()
