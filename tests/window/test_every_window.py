"""What must hold in every window, whatever it is for, and on whatever screen."""

from __future__ import annotations

import re

import pytest
from at_the_table import *
from audible import unheard
from every_window import Tour, screen_of
from kit import *
from legible import cut_widgets, undrawn
from legible_scene import game_of, speaking
from present import present
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QDateTimeEdit,
    QDial,
    QGroupBox,
    QMenuBar,
    QScrollBar,
    QSlider,
    QTabBar,
)
from seating import Scene
from test_legible import fill_history

from quinto_desktop.window.controls.drop_down import DropDown, Stepper
from quinto_desktop.window.look.layout_direction import FRAME
from quinto_desktop.window.look.styling import PlateDialog
from quinto_desktop.window.sheet.all_hands import ResultPanel
from quinto_desktop.window.stepper.review_paper import ReviewPaper
from quinto_desktop.window.stepper.review_verdict import foot_room

LANGUAGES = ("en", "de", "fr")
SMALL, LEAST, WIDE, USUAL = QSize(800, 560), QSize(1024, 600), QSize(1366, 768), QSize(1280, 800)
LOW = QSize(760, 420)  # less than full HD at 250 %
LEAST_TARGET = 24
ONLY_READ = {"Results"}
"""Lists whose rows do nothing."""

SAID_TWICE = "FigureCard and a label"  # of the statistics: its interval, where it has one
FIELDS = (QAbstractSpinBox, QComboBox, QSlider, QDial, QDateTimeEdit)
PRESSED = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractSlider, QTabBar)

Place = tuple[str, QSize, float]
"""A language, what a screen has room for in logical pixels, how much larger the text is there."""

PLACES: Sequence[Place] = at_night(
    [("en", SMALL + FRAME, 1.0), ("de", LEAST / 2, 1.0), ("fr", LEAST, 2.0), ("de", LOW, 1.0)],
    [
        ("fr", LEAST / 2, 1.0),
        *(("en", LEAST / scale, 1.0) for scale in (1.5, 1.25, 1)),
        *(("en", LEAST, text) for text in (1.25, 1.5, 2.0)),
        *(("en", WIDE, 1.0), ("fr", WIDE, 1.0), ("en", USUAL, 1.0), ("en", USUAL, 2.0)),
    ],
)


@pytest.mark.parametrize(("language", "room", "text"), PLACES)
def test_every_window(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    room: QSize,
    text: float,
) -> None:
    """It fits; no letter stands for two things, and all is understood by those who hear it.

    No wheel turns fields without the focus, all targets can be hit, and suits are drawn.
    """
    faults, seen, kinds = [], 0, set[type]()
    with speaking(language), screen_of(room, text, monkeypatch):
        tour = Tour(qtbot, folders, room - FRAME, language)
        show_to_all(tour.scene.table)
        for name, top in tour.windows():
            for _ in range(3):
                QApplication.processEvents()
            menus = [] if type(top) in kinds else top.findChildren(QMenu)
            kinds.add(type(top))
            faults += [f"{name}: {fault}" for fault in faults_of(top, room)]
            if (room / text).expandedTo(LOW) == room / text:
                faults += [f"{name} scrolls sideways" for _ in sideways(top)]
            for one in (top, *menus):
                faults += [f"{name}: {key} for {texts}" for key, texts in doubled(one).items()]
                heard = unheard(one) if language != "fr" else []
                faults += [f"{name}: {fault}" for fault in heard if SAID_TWICE not in fault]
            if language == "en":
                seen += len(list(fields(top)))
                faults += [f"{name}: the wheel turns {one}" for one in turned_by_wheel(top)]
                faults += [f"{name}: {one}" for one in too_small(top)]
                faults += [f"{name}: {one!r}" for one in undrawn(top, monkeypatch)]
        strips = [widget.pose.x for widget in own_hand(tour.scene.table)]
        tour.scene.window.close()
    assert all(b - a >= LEAST_TARGET for a, b in pairwise(strips))
    assert seen > 40 or language != "en"
    assert not faults, "\n".join(faults)
    ours = {one for one in PlateDialog.__subclasses__() if one.__module__.startswith("quinto")}
    assert ours - kinds == set()


# --------------------------------------------------------------- what has a letter
def letters_in(window: QWidget) -> list[tuple[str, str]]:
    """The letters of a window, each with the text that it stands in."""
    texts = [*_texts(window)]
    return [(key, text) for text in texts if (key := QKeySequence.mnemonic(text).toString())]


def _texts(window: QWidget) -> Iterator[str]:
    if isinstance(window, QMenu):
        yield from (action.text() for action in window.actions())
        return
    for each in window.findChildren(QWidget):
        if each.window() is window and each.isVisible():
            yield from _texts_of(each)
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            if re.fullmatch(r"Alt\+\w", key.toString()):
                yield f"&{key.toString()[-1]} ({action.text()})"


def _texts_of(part: QWidget) -> Iterator[str]:
    if isinstance(part, QAbstractButton):
        yield part.text()
    elif isinstance(part, QLabel) and part.buddy() is not None:
        yield part.text()  # which leads to the field beside it
    elif isinstance(part, QGroupBox):
        yield part.title()
    elif isinstance(part, QMenuBar):
        yield from (action.text() for action in part.actions())


def doubled(window: QWidget) -> dict[str, list[str]]:
    """The letters that stand for more than one thing, each with their texts."""
    found = letters_in(window)
    counted = Counter(key for key, _ in found)
    return {
        key: [text for one, text in found if one == key]
        for key, count in counted.items()
        if count > 1
    }


def context_menus(scene: Scene) -> Iterator[QMenu]:
    """The menus that the right button opens all over the table."""
    table = scene.table
    scene.skip_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    choose(scene.room, Command.SHEET)
    slip = present(scene.room.sheet.slip)
    spots: list[tuple[QWidget, QPoint]] = [(slip, QPoint(30, 30)), (table, QPoint(5, 5))]
    spots += [(card, card.rect().center()) for card in own_hand(table)[::6]]
    at = [cachette_on(table)[0], *plates_on(table).values()]
    spots += [(table, widget.geometry().center()) for widget in at]
    for widget, point in spots:
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu) or widget is not table
        if isinstance(menu, QMenu):
            yield from (menu, *menu.findChildren(QMenu))
            menu.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_stands_for_two_things_in_a_menu_of_a_moment(
    qtbot: QtBot, folders: UserFolders, language: str
) -> None:
    with speaking(language):
        scene = Scene(qtbot, folders, game_of(Form.FOUR), language).show()
        faults = [found for menu in context_menus(scene) if (found := doubled(menu))]
        fill_history(folders)
        choose(scene.room, Command.HISTORY)
        [dialog] = scene.window.findChildren(HistoryDialog)
        dialog.table.customContextMenuRequested.emit(QPoint(20, 20))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        faults += [found for one in [menu] if (found := doubled(one))]
        menu.close()
        scene.window.close()
    assert faults == []


BOXES = {
    "Claims": ("&Take it", "&Play on"),
    "GameFiles": ("&Overwrite", "Save &as…"),
    "Review": (
        *("&See the table", "&Print the review…", "Save as P&DF…", "Save as &text…"),
        "&Copy as text",
    ),
}
"""What is offered together in message boxes and in menus of a moment, by its context."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_stands_for_two_answers(language: str, qapp: object) -> None:
    with speaking(language):
        for context, texts in BOXES.items():
            told = [QCoreApplication.translate(context, text) for text in texts]
            assert language == "en" or told != [*texts]  # they are what the program says
            letters = [QKeySequence.mnemonic(text).toString() for text in told]
            assert all(letters)
            assert len(letters) == len({*letters}), told


# --------------------------------------------------------------- the wheel
def fields(top: QWidget) -> Iterator[QWidget]:
    """Every field with a value that a wheel might turn."""
    for field in top.findChildren(QWidget):
        if isinstance(field, FIELDS) and field.isVisible() and field.isEnabled():
            yield field


def turned_by_wheel(top: QWidget) -> Iterator[str]:
    """The fields that the wheel turns, or gives the keys to, though they do not have the focus."""
    for field in fields(top):
        focused = top.focusWidget()
        if focused is not None:
            focused.clearFocus()
        for step in (120, -120):
            before = value_of(field)
            turn_wheel(field, step)
            if value_of(field) != before or field.hasFocus():
                yield field.accessibleName() or type(field).__name__


def turn_wheel(field: QWidget, step: int) -> None:
    spot = QPointF(field.rect().center())
    turned = QWheelEvent(
        *(spot, field.mapToGlobal(spot), QPoint(), QPoint(0, step)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    if field.focusPolicy() & Qt.FocusPolicy.WheelFocus == Qt.FocusPolicy.WheelFocus:
        field.setFocus()  # as Qt does where the event comes from the system
    QApplication.sendEvent(field, turned)


def value_of(field: QWidget) -> object:
    if isinstance(field, QComboBox):
        return field.currentIndex()
    return field.property("value") if not isinstance(field, QDateTimeEdit) else field.dateTime()


@pytest.mark.parametrize("kind", [DropDown, Stepper])
def test_a_field_with_the_focus_is_turned_by_the_wheel(
    qtbot: QtBot, kind: type[DropDown | Stepper]
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    field = kind(room)
    if isinstance(field, DropDown):
        field.addItems(["one", "two", "three"])
    show_active(qtbot, room)
    room.setFocus()
    turn_wheel(field, -120)
    turn_wheel(field, 120)
    before = value_of(field)
    assert before == 0
    field.setFocus()
    turn_wheel(field, -120 if isinstance(field, DropDown) else 120)

    assert value_of(field) != before


# --------------------------------------------------------------- targets
def too_small(top: QWidget) -> Iterator[str]:
    """Whatever can be clicked, and is too small to be hit."""
    for widget, size in targets(top):
        if min(size.width(), size.height()) < LEAST_TARGET:
            name = widget.accessibleName() or getattr(widget, "text", lambda: "")()
            kind = type(widget).__name__
            yield f"{kind} {name!r} is {size.width()} by {size.height()} pixels large"


def targets(top: QWidget) -> Iterator[tuple[QWidget, QSize]]:
    """Whatever can be clicked, and its size."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, CardWidget | QScrollBar):
            continue  # cards lie over each other: their strips count
        is_inside = isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
        is_shown_hand = widget.cursor().shape() is Qt.CursorShape.PointingHandCursor
        is_link = isinstance(widget, QLabel) and "<a " in widget.text()
        if isinstance(widget, QTabBar):
            yield from ((widget, widget.tabRect(n).size()) for n in range(widget.count()))
        elif (isinstance(widget, PRESSED) or is_shown_hand) and not is_inside:
            yield widget, widget.size()
        elif is_link:
            yield widget, QSize(widget.width(), widget.fontMetrics().height())
        if isinstance(widget, QAbstractItemView) and widget.accessibleName() not in ONLY_READ:
            model = widget.model()
            rows = [widget.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
            yield from ((widget, row.size()) for row in rows if not row.isEmpty())


# --------------------------------------------------------------- small screens
def faults_of(top: QWidget, room: QSize) -> Iterator[str]:
    """What of a window leaves the screen, cannot be reached, or lies over something else."""
    free = room - FRAME
    least = top.minimumSizeHint().expandedTo(top.minimumSize())
    for what, size in (("it", top.size()), ("its least size", least)):
        if size.boundedTo(free) != size:
            yield f"{what} is {size.width()} by {size.height()} on {free.width()}, {free.height()}"
    if isinstance(top, QDialog):
        yield from out_of_reach(top)
    for table in top.findChildren(Table):
        if table.isVisible():
            yield from lost_at(table)
    for paper in top.findChildren(ReviewPaper):
        axis = paper.axis()
        if paper.isVisible() and axis.chip(1).bottom() > foot_room(axis).top() > axis.block.top():
            yield "the tricks of a review lie over the verdict"


def out_of_reach(dialog: QWidget) -> Iterator[str]:
    """What lies beyond a dialog's edge where nothing scrolls, and what lies over each other."""
    found = [
        (widget, QRect(widget.mapTo(dialog, QPoint()), widget.size()))
        for widget in dialog.findChildren(QWidget)
        if widget.isVisible() and isinstance(widget, QComboBox | QPushButton)
    ]
    for widget, place in found:
        if not dialog.rect().contains(place) and not is_scrolled(widget):
            yield f"{name_of(widget)} is cut off"
    yield from (fault for fault in cut_widgets(dialog) if fault.startswith("QPushButton"))
    for (one, place), (other, next_place) in combinations(found, 2):
        if one.parent() is other.parent() and place.intersects(next_place):
            yield f"{name_of(one)} and {name_of(other)} overlap"


def sideways(dialog: QWidget) -> list[QScrollBar]:
    """The bars that move a page to the side."""
    bars = dialog.findChildren(QScrollBar)
    across = [bar for bar in bars if bar.orientation() is Qt.Orientation.Horizontal]
    return [bar for bar in across if bar.isVisible() and bar.maximum()]


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or str(widget.property("text"))


def lost_at(table: Table) -> Iterator[str]:
    """The cards of the near hand, and the buttons of what asks, that leave the table."""
    for card in own_hand(table):
        if not table.rect().contains(card.polygon().boundingRect().toAlignedRect()):
            yield f"{card.accessibleName()} leaves the table"
    if offers_calls(table) and not table.rect().contains(bar_on(table).geometry()):
        yield "the bar with the calls leaves the table"
    asked: list[QAbstractButton] = [*calls_on(table).values()] if offers_calls(table) else []
    if table.findChildren(ResultPanel) and asks(table):
        asked += answers_on(table)
    for button in asked:
        place = QRect(button.mapTo(table, QPoint()), button.size())
        if not table.rect().contains(place):
            yield f"{button.text()} leaves the table"


def test_the_window_can_be_made_smaller_once_its_screen_is(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is moved to another, or that is scaled while a game is played."""
    with screen_of(QSize(1280, 800), 1.0, monkeypatch):
        window = Tour(qtbot, folders, QSize(1000, 700)).scene.window
        before = least_of(window)
    with screen_of(QSize(640, 400), 1.0, monkeypatch):
        QApplication.sendEvent(window, QEvent(QEvent.Type.ScreenChangeInternal))
        QApplication.processEvents()
        least = least_of(window)
    assert before.height() > 500
    assert least.boundedTo(QSize(640, 400) - FRAME) == least


def least_of(window: QMainWindow) -> QSize:
    return present(window.layout()).totalMinimumSize()
