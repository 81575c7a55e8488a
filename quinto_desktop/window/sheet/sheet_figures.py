"""The figures of the score sheet as buttons, which open a panel that explains them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.game import PlayedDeal
from quinto_desktop.rules import Observation
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.breakdown import tables_breakdown, tables_lines
from quinto_desktop.window.sheet.figures import (
    DealsFigure,
    GameFigure,
    QuintFigure,
    SheetFigure,
    SourceFigure,
    TablesFigure,
)
from quinto_desktop.window.sheet.page import FigureSpot
from quinto_desktop.window.text.seat_text import Speaker

if TYPE_CHECKING:
    from quinto_desktop.game.judging.after_deals import Compared
    from quinto_desktop.window.sheet.breakdown import ScoreBreakdown
    from quinto_desktop.window.sheet.breakdown_panel import BreakdownPanel

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ASIDE = 3.0  # so much more counts distance sideways than straight ahead
_LARGEST_PANEL = 1.7
_LEAST_TARGET = QSize(24, 24)


class BreakdownPopup(QObject):
    """Builds breakdowns and opens the panel, which is loaded on first use.

    The history holds the finished deals of the match; without it, nothing is known of them.

    Signals:
        replay_wanted(int, int, int): The user wants to replay a finished deal: the game's number,
            the deal's number in it, and that of the trick to begin with, or 0.
    """

    replay_wanted = Signal(int, int, int)

    def __init__(
        self,
        look: CurrentTheme,
        marks: Marks,
        art: CardArt,
        history: Callable[[], Iterable[PlayedDeal]] = tuple,
    ) -> None:
        super().__init__()
        self._look = look
        self._marks = marks
        self._art = art
        self._history = history
        self._shown: tuple[Observation, Speaker] | None = None
        self._compared: Sequence[Compared] = ()
        self.panel: BreakdownPanel | None = None

    def show_observation(self, observation: Observation, speaker: Speaker) -> None:
        """Explain the sheet as it is now; close the panel if it is open."""
        self._shown = observation, speaker
        if self.panel is not None:
            self.panel.close()

    def compare(self, compared: Sequence[Compared]) -> None:
        """Explain the difference from other tables, which have played these deals."""
        self._compared = compared

    def breakdown(self, figure: SheetFigure) -> ScoreBreakdown:
        from quinto_desktop.window.sheet.breakdown_builder import BreakdownBuilder

        assert self._shown is not None  # the figure is on the sheet
        observation, speaker = self._shown
        if isinstance(figure, TablesFigure):
            return tables_breakdown(self._compared, observation, speaker)
        found = BreakdownBuilder(observation, speaker, self._history()).breakdown(figure)
        if self._compared and figure == GameFigure(observation.game_number, speaker.sides[0]):
            # The sheet may have no room for it.
            note = tables_lines(self._compared, observation, speaker).in_short
            found = found._replace(notes=(*found.notes, note))
        return found

    def open(self, figure: SheetFigure, beside: QRect, sheet: QWidget, scale: float) -> None:
        """Open the panel for a figure, beside its place on the screen.

        The scale is that of the sheet relative to the design.
        """
        from quinto_desktop.window.sheet.breakdown_panel import BreakdownPanel

        self.panel = BreakdownPanel(
            self._look, self._marks, self._art, self.breakdown, self._replay_of, sheet
        )
        self.panel.destroyed.connect(self._on_panel_destroyed)
        corner = sheet.mapToGlobal(sheet.rect().topLeft())
        beside.setLeft(corner.x())
        beside.setRight(corner.x() + sheet.width())
        scale = min(_LARGEST_PANEL, max(1.0, scale))
        self.panel.open_at(figure, beside, sheet.window().frameGeometry(), scale)

    def _replay_of(self, figure: SheetFigure) -> Callable[[], None] | None:
        match figure:
            case QuintFigure():
                game, deal = figure.game, figure.deal
            case DealsFigure(deals=(only,)):
                game, deal = figure.game, only
            case _:
                return None
        if not any((one.game, one.number) == (game, deal) for one in self._history()):
            return None
        shown = self.breakdown(figure).trick
        trick = 0 if shown is None else shown.number
        return lambda: self.replay_wanted.emit(game, deal, trick)

    def _on_panel_destroyed(self) -> None:
        self.panel = None


class FigureButton(QAbstractButton):
    """A transparent button over a figure that the sheet has painted.

    Signals:
        walked(object): An arrow key was pressed; the steps right and down.
        noticed(): It has received the focus.
    """

    walked = Signal(object)
    noticed = Signal()

    def __init__(self, look: CurrentTheme, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._look, self._sheet = look, sheet
        self.spot: FigureSpot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_spot(self, spot: FigureSpot, description: str) -> None:
        """Become the button of a figure; the description explains it."""
        self.spot = spot
        self.setGeometry(_large_enough(spot.rect.toAlignedRect(), self._sheet.width()))
        self.setAccessibleName(spot.name)
        self.setAccessibleDescription(description)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.walked.emit(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.noticed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not (self.hasFocus() or self.underMouse() or self.isDown()):
            return
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wash = QColor(theme.crown)
        wash.setAlpha(64 if self.isDown() else 28)
        painter.setBrush(wash)
        ring = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        if not self.hasFocus():
            painter.setPen(QPen(QColor(theme.rule), 1.4))
            painter.drawRoundedRect(ring, 4, 4)
            return
        # Visible on paper, and on a filled figure.
        painter.setPen(QPen(QColor(theme.sheet), 2.2))
        painter.drawRoundedRect(ring.adjusted(2, 2, -2, -2), 3, 3)
        painter.setPen(QPen(QColor(theme.ink), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, 4, 4)


class FigureButtons(QObject):
    """Keeps a button for every figure of a sheet, which opens the panel about it.

    Tab reaches one of them, the arrow keys move to the others.

    Signals:
        source_chosen(): Where the cards come from has been chosen; it has no panel.
    """

    source_chosen = Signal()

    def __init__(self, look: CurrentTheme, sheet: QWidget, popup: BreakdownPopup) -> None:
        super().__init__(sheet)
        self._look = look
        self._sheet = sheet
        self._popup = popup
        self._buttons: list[FigureButton] = []
        self._count = 0
        self._scale = 1.0

    @property
    def buttons(self) -> Sequence[FigureButton]:
        """The buttons, from the top of the sheet to its foot."""
        return self._buttons[: self._count]

    def place(self, spots: Sequence[FigureSpot], scale: float) -> None:
        """Place a button over each of these figures, at the sheet's scale to the design."""
        self._scale = scale
        while len(self._buttons) < len(spots):
            self._buttons.append(self._button())
        self._count = len(spots)
        has_screen_reader = _has_screen_reader()
        for button, spot in zip(self._buttons, spots, strict=False):
            button.show_spot(spot, self._explain(spot) if has_screen_reader else "")
        for button in self._buttons[self._count :]:
            if button.hasFocus():
                self._sheet.setFocus()
            button.hide()
        policies = [button.focusPolicy() for button in self.buttons]
        if policies and not any(policy & Qt.FocusPolicy.TabFocus for policy in policies):
            self._give_tab_to(self._buttons[0])

    def _button(self) -> FigureButton:
        button = FigureButton(self._look, self._sheet)
        _put_next_in_tab_order(self._buttons[-1] if self._buttons else self._sheet, button)
        button.clicked.connect(lambda: self._ask(button))
        button.walked.connect(lambda way: self._move_focus(button, way))
        button.noticed.connect(lambda: self._notice(button))
        return button

    def _ask(self, button: FigureButton) -> None:
        assert button.spot is not None  # it is shown
        if isinstance(button.spot.figure, SourceFigure):
            self.source_chosen.emit()
            return
        place = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
        self._popup.open(button.spot.figure, place, self._sheet, self._scale)

    def _notice(self, button: FigureButton) -> None:
        self._give_tab_to(button)
        if button.spot is not None:
            button.setAccessibleDescription(self._explain(button.spot))

    def _explain(self, spot: FigureSpot) -> str:
        return self._popup.breakdown(spot.figure).spoken()

    def _give_tab_to(self, chosen: FigureButton) -> None:
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chosen.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _move_focus(self, button: FigureButton, way: tuple[int, int]) -> None:
        here = button.geometry().center()

        def distance(other: FigureButton) -> float:
            gap = other.geometry().center() - here
            ahead = gap.x() * way[0] + gap.y() * way[1]
            aside = abs(gap.x() * way[1]) + abs(gap.y() * way[0])
            return ahead + _ASIDE * aside if ahead > 0 else float("inf")

        nearest = min(self.buttons, key=distance)
        if distance(nearest) < float("inf"):
            nearest.setFocus(Qt.FocusReason.TabFocusReason)


def _large_enough(figure: QRect, wide: int) -> QRect:
    # All of the figure, and what a hand needs around it.
    place = QRect(figure)
    place.setSize(figure.size().expandedTo(_LEAST_TARGET))
    place.moveCenter(figure.center())
    place.moveLeft(max(0, min(place.left(), wide - place.width())))
    return place


def _has_screen_reader() -> bool:
    # Imported late: the window starts sooner without this module's long lists of names.
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def _put_next_in_tab_order(before: QWidget, button: QWidget) -> None:
    # The next one comes before the buttons at the sheet's foot.
    policies = before.focusPolicy(), button.focusPolicy()
    for widget in (before, button):  # Qt orders only what Tab reaches
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    QWidget.setTabOrder(before, button)
    for widget, policy in zip((before, button), policies, strict=True):
        widget.setFocusPolicy(policy)
