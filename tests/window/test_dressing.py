"""Dialogs, menus and message boxes are of the table's material, and stay Qt's own widgets."""

from __future__ import annotations

import pytest
from kit import *
from present import present
from PySide6.QtWidgets import QDialogButtonBox, QMenuBar, QStyle

from quinto_desktop.window.look import styling
from quinto_desktop.window.look.appearance import Appearance, palette_of
from quinto_desktop.window.look.layout_direction import scale_for
from quinto_desktop.window.look.material import PRIMARY, sheet_of
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.look.styling import Scrim

RING = 6
LEAST_PIXELS = 60
MOST_STOPS = 30

Make = Callable[[UserFolders], QDialog]


def new_game(_folders: UserFolders) -> QDialog:
    return NewGameDialog(
        numbered_game(usual_players(), seed=7), lambda _form: None, FairDeals(bytes(32))
    )


def preferences(folders: UserFolders) -> QDialog:
    return PreferencesDialog(Preferences(folders.settings), CardArt(CurrentTheme(BAIZE)))


def about(_folders: UserFolders) -> QDialog:
    return AboutDialog()


dialogs = pytest.mark.parametrize("make", [new_game, preferences, about])


@pytest.fixture
def worn(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the whole application wear a theme, as `Appearance` does."""
    before = QApplication.palette()
    yield lambda name: QApplication.setPalette(palette_of(THEMES[name]))
    QApplication.setPalette(before)


def show(qtbot: QtBot, dialog: QDialog) -> QDialog:
    qtbot.addWidget(dialog)
    show_active(qtbot, dialog)
    return dialog


def picture(dialog: QWidget) -> QImage:
    QApplication.processEvents()
    return dialog.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def seen_changes(before: QImage, after: QImage, box: QRect) -> int:
    spots = [(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())]
    pairs = ((before.pixelColor(x, y), after.pixelColor(x, y)) for x, y in spots)
    return sum(one != other and contrast(one, other) >= 3 for one, other in pairs)


@pytest.mark.parametrize(
    ("make", "theme"),
    [*((about, theme) for theme in THEMES), (new_game, "contrast"), (preferences, "baize")],
)
def test_the_focus_is_seen_at_every_stop_of_tab(
    qtbot: QtBot, folders: UserFolders, worn: Callable[[str], None], make: Make, theme: str
) -> None:
    worn(theme)
    dialog = show(qtbot, make(folders))
    stops: list[QWidget] = []
    before = picture(dialog)
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
        focus = present(QApplication.focusWidget())
        if focus in stops:
            break
        stops.append(focus)
        after = picture(dialog)
        box = place_in(focus, dialog).adjusted(-RING, -RING, RING, RING).intersected(dialog.rect())
        name = focus.accessibleName() or type(focus).__name__
        assert seen_changes(before, after, box) >= LEAST_PIXELS, name
        before = after
    assert len(stops) >= 2


@dialogs
def test_there_is_one_default_last_in_its_row_and_gilt_if_it_goes_on(
    qtbot: QtBot, folders: UserFolders, make: Make
) -> None:
    dialog = show(qtbot, make(folders))
    shown = [it for it in dialog.findChildren(QPushButton) if it.isVisible()]
    (only,) = [it for it in shown if it.isDefault()]
    gilt = [it for it in shown if it.property(PRIMARY)]
    assert gilt == ([only] if make is new_game else [])
    place = place_in(only, dialog)
    for other in dialog.findChildren(QPushButton):
        box = place_in(other, dialog)
        if other.isVisible() and other is not only and box.top() == place.top():
            assert box.right() < place.left()


def test_no_button_bears_an_icon_of_the_desktop(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    box = present(dialog.findChild(QDialogButtonBox))
    buttons = box.buttons()
    icon = dialog.style().standardIcon(QStyle.StandardPixmap.SP_DialogCloseButton)
    for button in buttons:
        button.setIcon(icon)  # as many desktops do
    show(qtbot, dialog)
    assert all(button.icon().isNull() for button in buttons)


@pytest.mark.parametrize("theme", THEMES)
def test_another_theme_is_followed_at_once_and_its_sheet_can_be_read_by_qt(
    qtbot: QtBot,
    folders: UserFolders,
    worn: Callable[[str], None],
    theme: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    worn("baize" if theme == "light" else "light")
    dialog = show(qtbot, about(folders))
    worn(theme)
    QApplication.processEvents()
    assert dialog.styleSheet() == sheet_of(THEMES[theme])
    assert "parse" not in caplog.text


def test_letters_are_as_large_in_another_theme(
    qtbot: QtBot, folders: UserFolders, worn: Callable[[str], None]
) -> None:
    worn("baize")
    dialog = preferences(folders)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    parts = [part for part in dialog.findChildren(QWidget) if part.isVisible()]
    assert any(isinstance(part, QPushButton) for part in parts)
    before = [part.fontInfo().pixelSize() for part in parts]
    worn("light")
    qtbot.waitUntil(lambda: dialog.styleSheet() == sheet_of(LIGHT))
    qtbot.waitUntil(lambda: [part.fontInfo().pixelSize() for part in parts] == before)


@pytest.mark.parametrize("usual", ["&Take it", "&Play on", "&Later"])
def test_in_a_message_what_goes_on_is_gilt_and_last_and_what_leaves_all_first(
    qtbot: QtBot, usual: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    role = QMessageBox.ButtonRole
    box = message_box(window, Mark.QUESTION, "Take them?", "It is proved.")
    roles = {"&Take it": role.AcceptRole, "&Later": role.ActionRole, "&Play on": role.RejectRole}
    buttons = {text: box.addButton(text, its) for text, its in roles.items()}
    box.setDefaultButton(buttons[usual])
    with qtbot.waitExposed(box):
        box.open()
    placed = sorted(buttons, key=lambda text: buttons[text].x())
    assert placed[-1] == usual
    assert usual == "&Play on" or placed[0] == "&Play on"
    assert [text for text, button in buttons.items() if button.property(PRIMARY)] == [usual]
    for button in buttons.values():
        assert button.font().pixelSize() == box.font().pixelSize()
        assert button.icon().isNull()
        assert button.height() >= 44
        interface = present(QAccessible.queryAccessibleInterface(button))
        assert interface.role() is QAccessible.Role.Button
    box.close()


def test_menus_are_dressed_when_they_are_opened_and_grow_with_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    menu = bar.addMenu("&Game")
    menu.addAction("&New game…")
    dress_menu(menu)
    assert menu.styleSheet() == ""
    sizes = []
    for scale in (1.0, 1.5, 1.0):
        monkeypatch.setattr(styling, "scale_of_menus", lambda _parent, now=scale: now)
        menu.aboutToShow.emit()
        sizes.append((menu.font().pixelSize(), menu.styleSheet()))
    assert "QMenu::item" in menu.styleSheet()
    assert menu.actionGeometry(menu.actions()[0]).height() >= 36
    assert sizes[1][0] == round(1.5 * sizes[0][0])
    assert sizes[2] == sizes[0]
    assert sizes[1][1] != sizes[0][1]


def test_a_dialog_is_never_smaller_than_designed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(320, 200)
    assert scale_for(window) == scale_for(None) == 1.0


def test_the_appearance_gives_dialogs_their_theme(qtbot: QtBot, tmp_path: Path) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    before = QApplication.palette()
    try:
        appearance = Appearance("light", owner)
        dialog = AboutDialog()
        qtbot.addWidget(dialog)
        dialog.ensurePolished()
        assert dialog.styleSheet() == sheet_of(LIGHT)
        assert appearance.look.theme is LIGHT
    finally:
        QApplication.setPalette(before)


def test_the_window_is_dimmed_while_a_dialog_must_be_answered(
    qtbot: QtBot, folders: UserFolders
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    beside = PreferencesDialog(Preferences(folders.settings), CardArt(CurrentTheme(BAIZE)), window)
    with qtbot.waitExposed(beside):
        beside.show()
    assert window.findChildren(Scrim) == [], "beside the game it leaves it as it is"
    beside.close()
    box = message_box(window, Mark.NOTE, "Print", "It is printed.")
    with qtbot.waitExposed(box):
        box.open()
    (scrim,) = window.findChildren(Scrim)
    assert scrim.isVisible()
    assert scrim.geometry() == window.rect()
    with qtbot.waitSignal(scrim.destroyed):
        box.accept()
    assert window.findChildren(Scrim) == []
