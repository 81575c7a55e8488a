"""The fair deal in the New game dialog: the commitment, the player's words, the shared number."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from at_the_table import choose
from kit import *
from legible_scene import game_of
from new_games import Make, focused, maker, read, result, show
from seating import Scene

from quinto_desktop.rules import commitment_of
from quinto_desktop.window.controls.printing import print_pages
from quinto_desktop.window.setup.fair_deal import on_paper

DEALS = FairDeals(bytes(32))
DIGITS = DEALS.commitment.hex()


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes the dialog for the least window; its deals are `DEALS`."""
    return maker(qtbot)


@pytest.fixture
def roomy(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewGameDialog]:
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1280, 800))
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    setup = numbered_game(usual_players(Form.FOUR), seed=7)
    dialog = NewGameDialog(setup, lambda _form: None, DEALS, window)
    assert dialog.is_roomy
    show(qtbot, dialog)
    dialog.game.fair.click()
    yield dialog
    dialog.close()


def test_the_words_are_shuffled_in_as_they_count(make: Make) -> None:
    dialog = make()
    assert result(dialog).source == DEALS  # which was shown
    dialog.fair.words.setText("  Trüffel \t und\u00a0 Wein ")
    source = result(dialog).source
    assert source == FairDeals(DEALS.secret, DEALS.previous, "Trüffel und Wein")
    assert isinstance(source, FairDeals)
    assert source.commitment == DEALS.commitment
    assert source.pack(1) != DEALS.pack(1)
    for pasted in ("two\nlines", "two\u2028lines", "two\t lines\r\n"):  # become one
        dialog.fair.words.clear()
        QGuiApplication.clipboard().setText(pasted)
        dialog.fair.words.paste()
        source = result(dialog).source
        assert isinstance(source, FairDeals)
        assert source.words == "two lines"


def test_the_seal_is_on_its_page_alone_and_none_of_it_is_read_out(qtbot: QtBot, make: Make) -> None:
    dialog = make()
    show(qtbot, dialog)
    words = [read(dialog), *(button.text() for button in dialog.findChildren(QAbstractButton))]
    assert not any(DIGITS[:4] in text for text in words)
    assert DIGITS[:4] not in dialog.game.fair.accessibleDescription()
    dialog.game.fair.click()
    assert DIGITS in "".join(read(dialog).split())
    assert focused() is dialog.fair.words
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert focused() is dialog.game.fair
    assert not dialog.fair.isVisible()


def test_the_commitment_is_copied_as_64_digits(roomy: NewGameDialog) -> None:
    QGuiApplication.clipboard().clear()
    roomy.fair.copy_button.setFocus()
    QTest.keyClick(roomy.fair.copy_button, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == DIGITS
    assert DIGITS in roomy.fair.copy_button.accessibleDescription().replace(" ", "")
    assert "Copied" in read(roomy)


def test_too_many_words_are_told_at_once_and_nothing_is_lost(
    qtbot: QtBot, roomy: NewGameDialog
) -> None:
    words = roomy.fair.words
    words.setText("x" * 201)
    sentence = words.accessibleDescription()
    assert "201" in sentence
    assert "200" in sentence
    assert sentence in read(roomy)
    roomy.back.click()
    with qtbot.assertNotEmitted(roomy.accepted):
        roomy.start.click()
    assert focused() is words  # on its page again
    assert words.selectedText() == "x" * 201

    words.setText(f"{'x' * 200}   ")
    assert "201" not in words.accessibleDescription()
    source = result(roomy).source
    assert isinstance(source, FairDeals)
    assert source.words == "x" * 200


def test_a_number_is_a_shared_game_whatever_the_words(roomy: NewGameDialog) -> None:
    roomy.fair.words.setText("x" * 201)
    roomy.game.number.edit.setText("4711")
    assert not roomy.fair.words.isEnabled()
    assert not roomy.fair.copy_button.isEnabled()
    assert not roomy.game.fair.isEnabled()
    assert "shared" in roomy.game.number.edit.accessibleDescription()
    assert "nothing is proved" in roomy.fair.words.accessibleDescription()

    roomy.game.number.edit.clear()
    assert roomy.game.fair.isEnabled()
    assert roomy.fair.words.isEnabled()
    assert "201" in roomy.fair.words.accessibleDescription()

    roomy.game.number.edit.setText("4711")
    assert result(roomy).seed == 4711


def test_all_of_it_is_reached_by_tab_and_a_button_asks_for_the_book(roomy: NewGameDialog) -> None:
    seen = set()
    while focused() not in seen:
        seen.add(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert seen >= set(roomy.fair.editors)

    asked: list[str] = []
    roomy.fair.help_wanted.connect(asked.append)
    roomy.fair.check.setFocus()
    QTest.keyClick(roomy.fair.check, Qt.Key.Key_Return)
    assert asked == ["fair"]
    assert roomy.isVisible()


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="nothing reads PDF here")
def test_the_commitment_is_printed_whole(qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "commitment.pdf"))
    assert print_pages(printer, on_paper(DEALS.commitment))
    command = ["pdftotext", "-raw", str(tmp_path / "commitment.pdf"), "-"]
    told = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert DIGITS in "".join(told.split())
    assert "a fair deal" in told


# --------------------------------------------------------------- in the window
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    return Scene(qtbot, folders, game_of(Form.FOUR)).show()


def asked(scene: Scene, words: str | None) -> str:
    """Ask for a new game, copy the commitment, then type words and start it; None to cancel."""
    QGuiApplication.clipboard().clear()

    def answer() -> None:
        dialog = scene.window.findChild(NewGameDialog)
        assert dialog is not None
        dialog.fair.copy_button.click()
        if words is None:
            dialog.reject()
        else:
            dialog.fair.words.setText(words)
            dialog.accept()

    QTimer.singleShot(0, scene.window, answer)
    choose(scene.room, Command.NEW)
    return QGuiApplication.clipboard().text()


def test_the_game_keeps_what_the_dialog_has_promised(scene: Scene) -> None:
    promised = asked(scene, None)
    assert asked(scene, "my words") == promised, "another look must not draw another secret"
    source = scene.controller.session.setup.source
    assert isinstance(source, FairDeals)
    assert (source.commitment.hex(), source.words) == (promised, "my words")
    assert commitment_of(source.previous, source.secret).hex() == promised

    following = asked(scene, "")
    assert following != promised
    source = scene.controller.session.setup.source
    assert isinstance(source, FairDeals)
    assert source.previous.hex() == promised
