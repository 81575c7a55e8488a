"""A finished trick can be looked at again, and any key or click goes back."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.rules import trick_winner
from quinto_desktop.window.controls.panels import PageButton
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.table.last_trick import LastTrickView

NAMES = ("Ada", "Clara", "You", "Bertram")
SPEAKER = Speaker(NAMES, Seat.S)


def trick_of(leader: Seat, cards: str, joker_lead: JokerLead = JokerLead.HIGHEST) -> Trick:
    open_trick = Trick(leader, tuple(parse_card(card) for card in cards.split()))
    return Trick(leader, open_trick.cards, trick_winner(open_trick, joker_lead))


DIAMONDS = trick_of(Seat.W, "D7 DQ D5 DA")
CLUBS = trick_of(Seat.S, "C9 CK C7 C3")
SPADES = trick_of(Seat.W, "S9 ST SA S2")


class Scene(Struct):
    """A window with a table that has a button on it, and the view over the table."""

    window: QWidget
    table: TableSignals
    look: CurrentTheme
    button: QPushButton
    view: LastTrickView

    def show(self, *tricks: Trick, joker_lead: JokerLead = JokerLead.HIGHEST) -> None:
        self.view.show_tricks(tricks, Seat.S, joker_lead)


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 540)
    table, look = TableSignals(), CurrentTheme(BAIZE)
    table.setParent(window)
    table.resize(700, 535)
    button = QPushButton("play", table)
    view = LastTrickView(CardArt(look), SPEAKER, table)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button.setFocus()
    yield Scene(window, table, look, button, view)


# ------------------------------------------------------------------ words
# ------------------------------------------------------------------ looking and going back
def test_the_last_trick_comes_first_and_arrows_and_pointer_turn(scene: Scene) -> None:
    view = scene.view
    scene.show(CLUBS)
    assert view.number == 1
    scene.show(CLUBS, SPADES, DIAMONDS)
    assert view.number == 3
    for key, number in (
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Right, 3),
    ):
        QTest.keyClick(view, key)
        assert view.isVisible()
        assert view.number == number
        assert view.accessibleName().startswith(f"Trick {number}, ")
    earlier, later = view.findChildren(PageButton)
    assert earlier.accessibleName()
    assert later.accessibleName()
    for number in (3, 2, 1):
        assert view.number == number
        assert (earlier.isVisible(), later.isVisible()) == (number > 1, number < 3)
        QTest.mouseClick(earlier, Qt.MouseButton.LeftButton)
    view.hide_panel()
    assert scene.window.focusWidget() is scene.button


@each(
    "way",
    [
        Qt.Key.Key_Escape,
        Qt.Key.Key_Return,
        Qt.Key.Key_Space,
        Qt.Key.Key_L,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Up,
        "a click",
    ],
)
def test_any_other_key_or_a_click_goes_back_and_the_focus_too(
    qtbot: QtBot, scene: Scene, way: Qt.Key | str
) -> None:
    pressed: list[bool] = []
    scene.button.clicked.connect(pressed.append)
    scene.show(DIAMONDS)
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
        QTest.keyClick(scene.view, key)
        assert scene.view.isVisible(), "a modifier alone is no key"
    assert scene.window.focusWidget() is scene.view
    with qtbot.waitSignal(scene.view.closed):
        if isinstance(way, str):
            handle = scene.window.windowHandle()
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
        else:
            QTest.keyClick(scene.view, way)
    assert not scene.view.isVisible()
    assert isinstance(way, str) or scene.window.focusWidget() is scene.button
    assert not pressed, "it does nothing else"


def test_plain_shortcuts_rest_and_the_commands_work(qtbot: QtBot, scene: Scene) -> None:
    """L in the menu shows the last trick: here it has to go back instead."""
    done: list[str] = []
    for key in ("L", "Ctrl+N"):
        action = QAction(key, scene.window)
        action.setShortcut(key)
        action.triggered.connect(lambda _checked=False, key=key: done.append(key))
        scene.window.addAction(action)
    handle = scene.window.windowHandle()
    scene.show(DIAMONDS)
    QTest.keyClick(handle, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert done == ["Ctrl+N"]
    QTest.keyClick(handle, Qt.Key.Key_L)
    assert done == ["Ctrl+N"]
    assert not scene.view.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_L)
    assert done == ["Ctrl+N", "L"]


def test_it_covers_the_table_at_any_size_and_all_that_is_raised(scene: Scene) -> None:
    scene.show(DIAMONDS)
    assert scene.view.geometry() == scene.table.rect()
    scene.table.resize(610, 500)
    assert scene.view.geometry() == scene.table.rect()
    scene.button.raise_()
    assert scene.table.children()[-1] is scene.view

    # Other players get other words.
    scene.view.set_speaker(Speaker(("Rosa", "Ida", "Otto", "Karl"), None))
    assert scene.view.accessibleName() == "Trick 1, won by Otto"
    assert "Karl led" in scene.view.accessibleDescription()

    scene.view.hide_panel()
    scene.button.raise_()
    assert scene.table.children()[-1] is scene.button


def test_the_focus_is_not_given_to_what_is_gone(qtbot: QtBot, scene: Scene) -> None:
    scene.show(DIAMONDS)
    with qtbot.waitSignal(scene.button.destroyed):
        scene.button.deleteLater()
    scene.view.hide_panel()
    assert not scene.view.isVisible()


# ------------------------------------------------------------------ over the table
@pytest.mark.parametrize("theme", [BAIZE, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(560, 500), (800, 535)])
def test_it_is_painted_in_both_themes_at_all_sizes(
    qtbot: QtBot, scene: Scene, theme: Theme, size: tuple[int, int]
) -> None:
    scene.look.apply_theme(theme)
    scene.table.resize(*size)
    scene.show(DIAMONDS)
    image = scene.view.grab().toImage()
    width, height = image.width(), image.height()
    seen = {image.pixelColor(x, y).name() for x in range(0, width, 2) for y in range(0, height, 2)}
    for colour in (theme.plate, theme.pill, theme.brass):
        assert QColor(colour).name() in seen
    assert image.pixelColor(1, height - 2).lightness() < 70, "no words of the table are read there"


def test_when_the_deal_is_over_nothing_of_the_table_shows_through(scene: Scene) -> None:
    """A result lies in the middle then: the trick and its arrows would lie on words."""
    scene.button.setGeometry(scene.table.rect())
    scene.view.show_tricks((CLUBS, DIAMONDS), Seat.S, JokerLead.HIGHEST, is_opaque=True)
    over_text = scene.table.grab().toImage()
    scene.button.hide()
    assert scene.table.grab().toImage() == over_text
