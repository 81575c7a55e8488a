"""About says what the program is, and shows every licence text on request."""

from __future__ import annotations

import platform

import pytest
from kit import *
from PySide6.QtCore import qVersion
from PySide6.QtGui import QDesktopServices, QFontInfo

from quinto_desktop import __version__
from quinto_desktop.identity import IDENTITY, packaging_path
from quinto_desktop.window.app.beside_windows import show_licences
from quinto_desktop.window.help import about as module
from quinto_desktop.window.help.about import flowing, licences


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    show_active(qtbot, dialog := AboutDialog())
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def shown(qtbot: QtBot) -> LicencesDialog:
    show_active(qtbot, dialog := LicencesDialog())
    qtbot.addWidget(dialog)
    return dialog


def test_the_homepage_opens_by_keyboard(
    about: AboutDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda link: asked.append(link.toString()))
    assert about.homepage.accessibleDescription() == IDENTITY.homepage
    visited = 0
    while not about.homepage.hasFocus():
        QTest.keyClick(QGuiApplication.focusWindow(), Qt.Key.Key_Tab)
        visited += 1
        assert visited < 12, "Tab does not reach the button"
    QTest.keyClick(about.homepage, Qt.Key.Key_Space)

    assert asked == [IDENTITY.homepage]
    assert about.isVisible()


def test_the_button_shows_the_licences_in_front(qtbot: QtBot, about: AboutDialog) -> None:
    about.licences.clicked.connect(lambda: show_licences(about))
    QTest.mouseClick(about.licences, Qt.MouseButton.LeftButton)
    dialog = about.findChild(LicencesDialog)

    assert dialog is not None
    assert dialog.isModal()
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert about.isVisible()


def test_every_text_can_be_read_by_keyboard(shown: LicencesDialog) -> None:
    assert shown.names.hasFocus()
    shown.resize(784, 512)
    assert shown.minimumSizeHint().boundedTo(shown.size()) == shown.minimumSizeHint()
    seen = []
    for licence in licences():
        seen.append(shown.text.toPlainText())
        assert shown.names.currentItem().text() == licence.name
        assert shown.text.accessibleName() == licence.name
        assert shown.text.horizontalScrollBar().maximum() == 0
        for name in licence.files:
            if name.endswith(".txt"):
                text = packaging_path(*name.split("/")).read_text(encoding="utf-8")
                assert " ".join(text.split()) in " ".join(seen[-1].split())
        QTest.keyClick(shown.names, Qt.Key.Key_Down)

    QTest.keyClick(shown.names, Qt.Key.Key_Tab)
    assert shown.text.hasFocus()
    bar = shown.text.verticalScrollBar()
    for key, end in ((Qt.Key.Key_End, bar.maximum()), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(shown.text, key)
        assert bar.value() == end
    assert len(set(seen)) == len(seen) == shown.names.count()
    assert "GNU GENERAL PUBLIC LICENSE" in seen[0]
    assert "Replacing Qt" in seen[1]
    assert any("LGPL-3.0-only" in text for text in seen)


def test_only_links_to_the_web_are_opened_from_letters_of_one_width(
    shown: LicencesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda link: asked.append(link.toString()))
    shown.text.anchorClicked.emit(QUrl("../LICENSE"))
    shown.text.anchorClicked.emit(QUrl("https://download.qt.io/"))
    assert asked == ["https://download.qt.io/"]
    assert QFontInfo(shown.text.font()).fixedPitch()
    shown.names.setCurrentRow(1)
    assert not QFontInfo(shown.text.font()).fixedPitch()


def test_prose_is_put_together_and_headings_stay_apart() -> None:
    full = "word " * 13 + "words"
    title = f"{16 * ' '}LICENCE\n{15 * ' '}Version 3"
    rest = f"1. One\n2. Two\n\nCopyright {full}\nCopyright {full}"

    told = flowing(f"{title}\n\n  {full}\n  {full}\nand more.\n\n{rest}")

    assert told == f"{title}\n\n  {full} {full} and more.\n\n{rest}"


def test_a_missing_text_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "packaging_path", tmp_path.joinpath)
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)

    assert "please reinstall Quinto" in dialog.text.toPlainText()


# --------------------------------------------------------------- what About says
def words_of(dialog: AboutDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_it_tells_of_the_game_and_names_the_versions_to_be_copied(about: AboutDialog) -> None:
    for version in (__version__, platform.python_version(), qVersion()):
        assert version in about.versions.text()
    flags = about.versions.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    of_it = (IDENTITY.licence, IDENTITY.homepage.partition("//")[2])
    for word in ("Hoffmann", "1907", "no network", "no telemetry", "own seat", *of_it):
        assert word in words_of(about)


@pytest.mark.parametrize("is_compiled", [True, False])
@pytest.mark.parametrize("has_all", [True, False])
def test_it_says_what_is_missing_and_fits_a_small_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_compiled: bool, has_all: bool
) -> None:
    monkeypatch.setattr(module, "is_search_compiled", lambda: is_compiled)
    monkeypatch.setattr(module, "has_all_models", lambda: has_all)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for missing in ("lacks the compiled search", "C compiler"):
        assert (missing in words_of(dialog)) is not is_compiled
    learnt = "what Club and Master have learnt is missing or damaged"
    assert (learnt in words_of(dialog)) is not has_all
    assert dialog.width() <= 784
    assert dialog.height() <= (512 if has_all else 560)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_close_it(qtbot: QtBot, about: AboutDialog, key: Qt.Key) -> None:
    with qtbot.waitSignal(about.finished):
        QTest.keyClick(about, key)
