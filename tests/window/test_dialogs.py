"""The dialogs: a new game is what was asked for, the help leads to every section."""

from __future__ import annotations

import platform
import re

import pytest
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QColor, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quinto_desktop import __version__
from quinto_desktop.game import (
    GameSetup,
    Level,
    SeatRecord,
    numbered_game,
    usual_seats,
)
from quinto_desktop.rules import (
    GREATEST_SEED,
    SEATS,
    CachetteFrom,
    JokerLead,
    RuleOptions,
    Seat,
    first_dealer,
)
from quinto_desktop.window.dialogs.about import AboutDialog
from quinto_desktop.window.dialogs.help import HelpDialog
from quinto_desktop.window.dialogs.help_pages import sections
from quinto_desktop.window.dialogs.new_game import NewGameDialog
from quinto_desktop.window.menus import Menus

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SMALLEST_WINDOW = QSize(800, 560)
FRAME = QSize(16, 48)


def shown(qtbot: QtBot, dialog: QWidget) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()


@pytest.fixture
def usual() -> GameSetup:
    return numbered_game(usual_seats(), seed=7)


@pytest.fixture
def dialog(qtbot: QtBot, usual: GameSetup) -> NewGameDialog:
    made = NewGameDialog(usual)
    shown(qtbot, made)
    return made


class TestNewGame:
    def test_enter_starts_the_usual_game(
        self, qtbot: QtBot, dialog: NewGameDialog, usual: GameSetup
    ) -> None:
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(dialog, Qt.Key.Key_Return)
        setup = dialog.setup()
        assert (setup.seats, setup.rules) == (usual.seats, usual.rules)
        assert 0 <= setup.seed <= 999_999
        assert dialog.setup() is setup, "a new number would be another game"

    def test_enter_starts_it_from_any_field(self, qtbot: QtBot, dialog: NewGameDialog) -> None:
        dialog.number.setFocus()
        QTest.keyClicks(dialog.number, "41")
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(dialog.number, Qt.Key.Key_Return)
        assert dialog.setup().seed == 41

    def test_escape_asks_for_nothing(self, qtbot: QtBot, dialog: NewGameDialog) -> None:
        with qtbot.waitSignal(dialog.rejected):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        with pytest.raises(ValueError, match="no game"):
            dialog.setup()

    def test_names_and_levels_are_taken(self, dialog: NewGameDialog) -> None:
        for seat, name in zip(SEATS, ("Rosa", "Émile", "Ida", "José"), strict=True):
            dialog.plan.boxes[seat].name.setText(name)
        level = dialog.plan.boxes[Seat.E].level
        assert level is not None
        level.setCurrentIndex(level.findData(Level.NOVICE.value))
        dialog.accept()
        casual, novice = Level.CASUAL.value, Level.NOVICE.value
        assert dialog.setup().seats == (
            SeatRecord("Rosa", casual),
            SeatRecord("Émile", novice),
            SeatRecord("Ida", None),
            SeatRecord("José", casual),
        )

    @pytest.mark.parametrize(
        ("written", "name"),
        [
            ("", "Ada"),
            ("   ", "Ada"),
            ("\u200b\u2060", "Ada"),
            ("  Rosa  Luise ", "Rosa Luise"),
            ("Ro\nsa\x07", "Ro sa"),
            ("\x85Ro\u2028\u2029\x00sa\ud800", "Ro sa"),
            ("<b>Rosa</b>", "<b>Rosa</b>"),
            ("x" * 60, "x" * 40),
            ("x" * 39 + "\U0001f0a1", "x" * 39),
        ],
    )
    def test_a_name_is_one_line_of_at_most_40(
        self, dialog: NewGameDialog, written: str, name: str
    ) -> None:
        dialog.plan.boxes[Seat.N].name.setText(written)
        dialog.accept()
        assert dialog.setup().seats[Seat.N].name == name

    def test_whoever_is_the_person_sits_at_south(self, qtbot: QtBot) -> None:
        north, east, south, west = usual_seats()
        turned = NewGameDialog(numbered_game((south, west, north, east)))
        qtbot.addWidget(turned)
        turned.accept()
        assert turned.setup().seats == (north, east, south, west)

    def test_an_unknown_level_becomes_the_usual_one(self, qtbot: QtBot) -> None:
        north, east, south, west = usual_seats()
        seats = (SeatRecord(north.name, "wizard"), east, south, west)
        strange = NewGameDialog(numbered_game(seats))
        qtbot.addWidget(strange)
        strange.accept()
        assert strange.setup().seats == (north, east, south, west)

    @pytest.mark.parametrize(
        ("written", "seed"),
        [("0", 0), (" 123 456 ", 123456), ("007", 7), (str(GREATEST_SEED), GREATEST_SEED)],
    )
    def test_a_number_makes_that_game(self, dialog: NewGameDialog, written: str, seed: int) -> None:
        dialog.number.setText(written)
        dialog.accept()
        assert dialog.setup().seed == seed
        assert dialog.setup().first_dealer is first_dealer(seed)

    @pytest.mark.parametrize(
        "written", ["-1", "12a", "1.5", "½", "٣", str(GREATEST_SEED + 1), "9" * 5000]
    )
    def test_what_is_no_number_is_said_and_nothing_is_lost(
        self, qtbot: QtBot, dialog: NewGameDialog, written: str
    ) -> None:
        dialog.plan.boxes[Seat.W].name.setText("Otto")
        dialog.number.setText(written)
        assert not dialog.start.isEnabled()
        sentence = dialog.number.accessibleDescription()
        assert str(GREATEST_SEED) in sentence
        assert sentence in [label.text() for label in dialog.findChildren(QLabel)]
        QTest.keyClick(dialog.number, Qt.Key.Key_Return)
        dialog.accept()
        assert dialog.isVisible()

        dialog.number.setText("12")
        assert dialog.start.isEnabled()
        assert str(GREATEST_SEED) not in dialog.number.accessibleDescription()
        dialog.accept()
        assert (dialog.setup().seed, dialog.setup().seats[Seat.W].name) == (12, "Otto")

    @pytest.mark.parametrize(
        ("written", "target"), [("5", 5), ("252", 255), ("9998", 10_000), ("500", 500)]
    )
    def test_the_target_is_a_multiple_of_five(
        self, qtbot: QtBot, dialog: NewGameDialog, written: str, target: int
    ) -> None:
        dialog.target.setFocus()
        dialog.target.selectAll()
        QTest.keyClicks(dialog.target, written)
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(dialog.target, Qt.Key.Key_Return)
        assert dialog.setup().rules == RuleOptions(target=target)

    @pytest.mark.parametrize("joker_lead", JokerLead)
    @pytest.mark.parametrize("cachette_from", CachetteFrom)
    def test_the_rules_of_the_last_game_stand(
        self, qtbot: QtBot, joker_lead: JokerLead, cachette_from: CachetteFrom
    ) -> None:
        rules = RuleOptions(joker_lead, cachette_from, 120)
        again = NewGameDialog(numbered_game(usual_seats(), rules))
        shown(qtbot, again)
        assert again.rules.isVisible() == (rules != RuleOptions(target=120))
        for box in again.rules.boxes:
            assert "Source:" in box.accessibleDescription()
        again.accept()
        assert again.setup().rules == rules

    def test_the_rules_are_chosen_under_the_fold(self, qtbot: QtBot, dialog: NewGameDialog) -> None:
        assert not dialog.rules.isVisible()
        QTest.mouseClick(dialog.details, Qt.MouseButton.LeftButton)
        assert dialog.rules.isVisible()
        royal, cachette = dialog.rules.boxes
        royal.setCurrentIndex(royal.findData(JokerLead.FORBIDDEN_ALWAYS.value))
        cachette.setCurrentIndex(cachette.findData(CachetteFrom.TOP.value))
        dialog.details.setChecked(False)
        dialog.accept()
        assert dialog.setup().rules == RuleOptions(JokerLead.FORBIDDEN_ALWAYS, CachetteFrom.TOP)

    def test_every_field_has_a_name_and_most_a_label(self, dialog: NewGameDialog) -> None:
        buddies = {label.buddy() for label in dialog.findChildren(QLabel)}
        inner = dialog.target.findChild(QLineEdit)
        for kind in (QLineEdit, QComboBox, QSpinBox):
            for field in dialog.findChildren(kind):
                if field is not inner:
                    assert field.accessibleName() or field in buddies

    def test_tab_goes_through_everything_in_order(
        self, qtbot: QtBot, dialog: NewGameDialog
    ) -> None:
        dialog.details.setChecked(True)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        dialog.plan.boxes[Seat.N].name.setFocus()
        seen: list[QWidget | None] = []
        while dialog.focusWidget() is not dialog.start and len(seen) < 30:
            seen.append(dialog.focusWidget())
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        boxes = [dialog.plan.boxes[seat] for seat in (Seat.N, Seat.W, Seat.E, Seat.S)]
        seats = [field for box in boxes for field in (box.name, box.level) if field is not None]
        rest = [dialog.target, dialog.number, dialog.details, *dialog.rules.boxes]
        assert seen == [*seats, *rest]

    @pytest.mark.parametrize("joker_lead", JokerLead)
    @pytest.mark.parametrize("cachette_from", CachetteFrom)
    def test_it_fits_the_smallest_window(
        self, qtbot: QtBot, joker_lead: JokerLead, cachette_from: CachetteFrom
    ) -> None:
        rules = RuleOptions(joker_lead, cachette_from)
        dialog = NewGameDialog(numbered_game(usual_seats(), rules))
        dialog.details.setChecked(True)
        shown(qtbot, dialog)
        qtbot.wait(0)  # the layouts ask for their room in the event loop
        assert dialog.sizeHint().boundedTo(SMALLEST_WINDOW - FRAME) == dialog.sizeHint()
        assert dialog.size() == dialog.size().expandedTo(dialog.sizeHint())


def section_in_view(dialog: HelpDialog) -> str:
    return sections()[dialog.contents.currentRow()].anchor


class TestHelp:
    def test_it_opens_at_the_beginning_or_where_it_is_asked_to(self, qtbot: QtBot) -> None:
        for section, anchor in ((None, sections()[0].anchor), ("keys", "keys"), ("?", "s2")):
            dialog = HelpDialog(section=section)
            shown(qtbot, dialog)
            assert section_in_view(dialog) == anchor
            assert not dialog.isModal()

    @pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 13])
    def test_a_refusal_can_lead_to_its_section(self, qtbot: QtBot, number: int) -> None:
        dialog = HelpDialog()
        shown(qtbot, dialog)
        dialog.show_section(number)
        assert section_in_view(dialog) == f"s{number}"
        top = dialog.text.cursorForPosition(dialog.text.viewport().rect().topLeft())
        first_lines = [top.block().text(), top.block().next().text()]
        assert sections()[dialog.contents.currentRow()].title in first_lines

    def test_an_unknown_section_changes_nothing(self, qtbot: QtBot) -> None:
        dialog = HelpDialog(section="s5")
        shown(qtbot, dialog)
        dialog.show_section(99)
        assert section_in_view(dialog) == "s5"

    def test_the_list_and_the_text_go_together(self, qtbot: QtBot) -> None:
        dialog = HelpDialog()
        shown(qtbot, dialog)
        bar = dialog.text.verticalScrollBar()
        dialog.contents.setCurrentRow(4)
        at_fifth = bar.value()
        assert at_fifth > 0
        bar.setValue(0)
        assert dialog.contents.currentRow() == 0
        bar.setValue(at_fifth + 1)
        assert dialog.contents.currentRow() == 4

    def test_it_says_something_of_everything(self, qtbot: QtBot) -> None:
        dialog = HelpDialog()
        qtbot.addWidget(dialog)
        text = dialog.text.toPlainText()
        for word in ("partner", "cachette", "Quint Royal", "redouble", "trump", "250", "F11"):
            assert word in text
        html = dialog.text.toHtml()
        assert not re.search(r'href="', html), "the help leads nowhere outside"
        assert "!" not in text

    def test_it_says_who_wins_as_the_rules_do(self, qtbot: QtBot) -> None:
        dialog = HelpDialog()
        qtbot.addWidget(dialog)
        text = dialog.text.toPlainText()
        assert "first has 250" not in text
        assert "unless another number is chosen" in text
        assert "the larger total wins, whoever got there first" in text

    def test_the_keys_are_those_of_the_menus(self, qtbot: QtBot) -> None:
        bar = QMenuBar()
        qtbot.addWidget(bar)
        menus = Menus(bar, lambda _: None, lambda *_: None, lambda _: None)
        native = QKeySequence.SequenceFormat.NativeText
        keys = next(part.body for part in sections() if part.anchor == "keys")
        for command, action in menus.actions.items():
            bound = [keys_.toString(native) for keys_ in action.shortcuts()]
            assert not bound or any(f"<b>{name}</b>" in keys for name in bound), command

    def test_it_follows_the_desktop_into_the_dark(self, qtbot: QtBot) -> None:
        dialog = HelpDialog(section="s6")
        shown(qtbot, dialog)
        light = dialog.text.toHtml()
        palette = QPalette(QColor("#2a2e32"))
        palette.setColor(QPalette.ColorRole.Base, QColor("#1b1e20"))
        dialog.setPalette(palette)
        assert dialog.text.toHtml() != light
        assert section_in_view(dialog) == "s6"

    def test_escape_closes_it_for_good(self, qtbot: QtBot) -> None:
        parent = QWidget()
        shown(qtbot, parent)
        dialog = HelpDialog(parent)
        with qtbot.waitExposed(dialog):
            dialog.show()
        with qtbot.waitSignal(dialog.destroyed):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)


class TestAbout:
    def test_it_names_the_versions_to_be_copied(self, qtbot: QtBot) -> None:
        dialog = AboutDialog()
        shown(qtbot, dialog)
        text = dialog.versions.text()
        for version in (__version__, platform.python_version(), qVersion()):
            assert version in text
        flags = dialog.versions.textInteractionFlags()
        assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
        assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard

    def test_it_tells_of_the_game_and_promises_to_stay_offline(self, qtbot: QtBot) -> None:
        dialog = AboutDialog()
        qtbot.addWidget(dialog)
        text = " ".join(label.text() for label in dialog.findChildren(QLabel))
        for word in ("Hoffmann", "1907", "no network", "no telemetry", "own seat"):
            assert word in text

    def test_enter_and_escape_close_it(self, qtbot: QtBot) -> None:
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
            dialog = AboutDialog()
            shown(qtbot, dialog)
            with qtbot.waitSignal(dialog.finished):
                QTest.keyClick(dialog, key)
