"""The ledge: which buttons stand in it, how they fit, and what presses them."""

from __future__ import annotations

from enum import Enum

import pytest
from at_the_table import ledge_on, menu_action
from kit import *
from large_type import large_type
from legible_scene import game_of
from present import present
from seating import Scene
from tabling import LEFT, NO_KEYS, Clock

from quinto_desktop.window.look.hearing import tell_roles
from quinto_desktop.window.table.ledge import Asker, Ledge
from quinto_desktop.window.table.ledge_button import LedgeButton

TABLE = LedgeRow(
    (
        LedgeButton("Undo", Command.UNDO, key="Ctrl+Z", is_off=True),
        LedgeButton("Hint", Command.HINT, key="F2"),
        LedgeButton("Last trick", Command.LAST_TRICK, key="L"),
    )
)
RESULT = LedgeRow(
    (
        LedgeButton("All hands", Intent.SHOW_HANDS, key="A"),
        LedgeButton("Review", Command.REVIEW, key="V"),
        LedgeButton("Next deal", Intent.DEAL, is_gold=True, key="↵"),
    )
)
LONG = LedgeRow(
    (
        LedgeButton("Nicht mehr fragen", Command.TUTOR),
        LedgeButton("Alle Karten vergleichen", Command.LAB, short="Vergleichen"),
        LedgeButton("Warum ist das schlechter?", Command.HELP),
        LedgeButton("Zeigt die ganze Rechnung", Command.ABOUT),
        LedgeButton("{card:D3} spielen", Command.GO_ON, is_gold=True, key="↵"),
    )
)
DEAF_MS = 400


class Shelf:
    """A ledge on a bare table, at a time that stands still."""

    def __init__(self, qtbot: QtBot, wide: int = 800, high: int = 560) -> None:
        self.table = TableSignals()
        self.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        qtbot.addWidget(self.table)
        self.table.resize(wide, high)
        self.look = CurrentTheme(BAIZE)
        self.ledge = Ledge(self.look, self.table, lambda: DEAF_MS)
        self.clock = Clock()
        self.ledge.guard.clock = self.clock
        self.ledge.stand(QRectF(150, high - 56, wide - 300, 56), min(wide / 1000, high / 800))
        self.ledge.show()
        self.acts: list[Enum] = []
        self.ledge.chosen.connect(self.acts.append)
        with qtbot.waitActive(self.table):
            self.table.show()
        self.table.setFocus()

    def show(self, row: LedgeRow, asker: Asker = Asker.TABLE) -> None:
        self.ledge.show(row, asker)
        self.clock.now += DEAF_MS

    def click(self, act: Enum) -> None:
        button = present(self.ledge._buttons.get(act))
        QTest.mouseClick(button, LEFT)

    @property
    def words(self) -> list[str]:
        return [button.text() for button in self.ledge.buttons]


@pytest.fixture
def shelf(qtbot: QtBot) -> Shelf:
    return Shelf(qtbot)


# ------------------------------------------------------------------- whose row it is
def test_whoever_asks_for_more_has_the_ledge_until_that_is_over(shelf: Shelf) -> None:
    shelf.show(TABLE)
    assert shelf.words == ["Undo", "Hint", "Last trick"]
    shelf.show(RESULT, Asker.RESULT)
    shelf.show(LONG, Asker.HINT)
    shelf.show(LedgeRow(TABLE.buttons[1:]))
    assert shelf.words == ["All hands", "Review", "Next deal"]
    shelf.ledge.put_away(Asker.HINT)
    shelf.ledge.put_away(Asker.RESULT)
    assert shelf.words == ["Hint", "Last trick"]


def test_what_goes_on_has_the_keys_and_gives_them_back_to_the_table(shelf: Shelf) -> None:
    shelf.show(TABLE)
    assert shelf.table.hasFocus()
    shelf.show(RESULT, Asker.RESULT)
    gold = shelf.ledge.gold
    assert gold is not None and gold.hasFocus()
    QTest.keyClick(gold, Qt.Key.Key_Return)
    assert shelf.acts == [Intent.DEAL]
    shelf.ledge.put_away(Asker.RESULT)
    assert shelf.table.hasFocus()


def test_the_focus_of_a_button_that_goes_off_stays_in_the_row(shelf: Shelf) -> None:
    shelf.show(RESULT)
    beside = QPushButton(shelf.table)
    beside.show()
    QTest.keyClick(present(shelf.ledge.gold), Qt.Key.Key_Left)
    QWidget.setTabOrder(shelf.ledge.buttons[1], beside)
    first, off, gold = RESULT.buttons
    shelf.show(LedgeRow((first, replace(off, is_off=True), gold)))
    assert shelf.ledge.gold is not None and shelf.ledge.gold.hasFocus()


def test_arrows_lead_along_the_row_and_past_what_cannot_be_pressed(shelf: Shelf) -> None:
    shelf.ledge.show(TABLE)
    assert not shelf.ledge.guard.is_listening  # to what presses
    hint, last = (shelf.ledge._buttons.get(act) for act in (Command.HINT, Command.LAST_TRICK))
    assert hint is not None and last is not None
    stops = [one for one in shelf.ledge.buttons if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [hint]
    hint.setFocus()
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
    for key, focused in zip(keys, (hint, last, last, hint, last), strict=True):
        QTest.keyClick(shelf.table.focusWidget(), key)
        assert focused.hasFocus()


# ------------------------------------------------------------------- what is too hasty
def test_a_row_that_has_just_come_takes_neither_clicks_nor_keys(shelf: Shelf) -> None:
    shelf.show(TABLE)
    shelf.ledge.show(RESULT, Asker.RESULT)
    shelf.click(Intent.DEAL)
    assert shelf.ledge.press_gold()
    assert not shelf.acts
    shelf.clock.now += DEAF_MS

    # The second half of a double click presses nothing new.
    button = present(shelf.ledge._buttons.get(Intent.DEAL))
    here = QPoint(button.width() // 2, button.height() // 2).toPointF()
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, here, button.mapToGlobal(here), LEFT, LEFT, NO_KEYS)
        QApplication.sendEvent(button, event)
    assert not shelf.acts
    shelf.click(Intent.DEAL)
    assert shelf.acts == [Intent.DEAL]


def test_the_same_buttons_stay_ready_whatever_can_be_undone(shelf: Shelf) -> None:
    shelf.show(TABLE)
    able = LedgeButton("Undo", Command.UNDO, key="Ctrl+Z")
    shelf.ledge.show(LedgeRow((able, *TABLE.buttons[1:])))
    shelf.click(Command.UNDO)
    assert shelf.acts == [Command.UNDO]


# ------------------------------------------------------------------- what is seen and heard
SIZES = [(800, 560), (1000, 700), (1280, 800), (2560, 1440)]


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@each("size", SIZES)
def test_every_button_has_room_for_its_words(
    qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    with large_type(round(14 * zoom)):
        shelf = Shelf(qtbot, *size)
        ledge, room = shelf.ledge, QRectF(0, 0, *size).toRect()
        for row in (TABLE, RESULT, LONG):
            shelf.show(row)
            assert room.contains(ledge.geometry())
            boxes = [button.geometry() for button in ledge.buttons]
            assert len(boxes) == len(row.buttons)
            assert all(ledge.rect().contains(box) for box in boxes)
            bodies = [box.adjusted(6, 6, -6, -6) for box in boxes]
            lefts = [box.left() for box in bodies]
            assert lefts == sorted(lefts)
            assert not any(one.intersects(two) for one, two in pairwise(bodies))
            least = QFontMetricsF(ui_font(6, bold=True))
            for button, body in zip(ledge.buttons, bodies, strict=True):
                longest = max(button.text().split(" "), key=len)
                assert body.width() >= min(0.7 * least.horizontalAdvance(longest), 60)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_gold_what_is_off_and_the_focus_can_be_told_apart(shelf: Shelf, theme: object) -> None:
    shelf.look.apply_theme(theme)  # type: ignore[arg-type]
    shelf.show(RESULT)
    pictures: list[QImage] = []
    for content in (
        LedgeButton("Go on", Intent.DEAL),
        LedgeButton("Go on", Intent.DEAL, is_gold=True),
        LedgeButton("Go on", Intent.DEAL, is_off=True),
        LedgeButton("Go on", Intent.DEAL, is_lit=True),
    ):
        shelf.show(LedgeRow((content,)))
        shelf.table.setFocus()
        pictures.append(shelf.ledge.grab().toImage())
    shelf.show(LedgeRow((LedgeButton("Go on", Intent.DEAL),)))
    shelf.ledge.buttons[0].setFocus()
    pictures.append(shelf.ledge.grab().toImage())
    assert all(one != two for place, one in enumerate(pictures) for two in pictures[:place])


def test_it_is_a_toolbar_and_cards_are_spoken(shelf: Shelf) -> None:
    tell_roles()
    shelf.show(LONG)
    heard = QAccessible.queryAccessibleInterface(shelf.ledge)
    assert heard.role() is QAccessible.Role.ToolBar
    assert shelf.ledge.buttons[-1].accessibleName() == "The three of diamonds spielen"
    shelf.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shelf.show(TABLE)
    lefts = [button.x() for button in shelf.ledge.buttons]
    assert lefts == sorted(lefts, reverse=True), "the first one is at the right"


# ------------------------------------------------------------------- in the game
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    return Scene(qtbot, folders, game_of(Form.FOUR)).show()


def offered(scene: Scene) -> dict[Command, bool]:
    """What is offered at the game's table, and whether it can be asked for."""
    ledge = ledge_on(scene.table)
    return {one.act: not one.is_off for one in ledge.row.buttons if isinstance(one.act, Command)}


def test_the_table_offers_what_the_menus_do(scene: Scene) -> None:
    scene.skip_until(lambda state: state.phase is Phase.DOUBLING and scene.is_asked())
    assert [*offered(scene)] == [Command.UNDO, Command.HINT, Command.LAST_TRICK]
    for _ in range(3):
        for command, is_able in offered(scene).items():
            assert menu_action(scene.room, command).isEnabled() is is_able
        tricks = len(scene.controller.state.deal.tricks) if scene.controller.state.deal else 0
        scene.skip_until(partial(is_asked_later, scene, tricks))
    assert all(offered(scene).values())
    button = present(ledge_on(scene.table)._buttons.get(Command.LAST_TRICK))
    button.click()
    assert scene.table.last_trick.isVisible()


def is_asked_later(scene: Scene, tricks: int, state: MatchState) -> bool:
    """Whether the person is asked, and more tricks have begun."""
    return state.deal is not None and len(state.deal.tricks) > tricks and scene.is_asked()
