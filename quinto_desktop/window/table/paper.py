"""Slips of the score sheet's paper that lie on the table, and panels with buttons on them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.window.look.theme import CurrentTheme, Theme, themed_pen
from quinto_desktop.window.table.doubling_bar import Plate, TableButton
from quinto_desktop.window.table.input_guard import InputGuard
from quinto_desktop.window.table.result_panel import Choice
from quinto_desktop.window.table.signals import TableSignals

SHADOW = 14
"""The space round a slip for its shadow, in pixels."""

_LAYERS = 7
_STRENGTH = 13
_FRAMES = ((5.0, 1.5, 255), (9.0, 1.0, 165))  # inset, thickness, opacity
_CORNER = 3.0


def paint_paper(painter: QPainter, place: QRectF, theme: Theme, scale: float) -> None:
    """Paint a slip of paper with its shadow, and the double rule inside its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.shadow:
        for layer in range(_LAYERS):
            painter.setBrush(QColor(0, 0, 0, _STRENGTH))
            painter.drawRoundedRect(place.adjusted(-layer, 2 - layer, layer, 3 + layer), 6, 6)
    painter.setBrush(QColor(theme.sheet))
    if theme.card_edge is not None:
        painter.setPen(themed_pen(theme, theme.rule, 1.0))
    painter.drawRoundedRect(place, _CORNER, _CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, thickness, opacity in _FRAMES:
        colour = QColor(theme.rule)
        colour.setAlpha(opacity)
        painter.setPen(QPen(colour, thickness * theme.weight))
        room = inset * scale
        painter.drawRect(place.adjusted(room, room, -room, -room))


class PanelButton(TableButton):
    """A button as wide as its text; on paper unless told otherwise.

    Args:
        on_paper: Whether it is on paper; if not, it is on felt.
        is_quiet: Whether it is no more than its text, underlined when pointed at.
    """

    def __init__(  # noqa: PLR0913  (what a button can be)
        self,
        text: str,
        key: str,
        look: CurrentTheme,
        parent: QWidget,
        *,
        primary: bool = False,
        on_paper: bool = True,
        is_quiet: bool = False,
    ) -> None:
        super().__init__(text, key, look, parent, primary=primary)
        self._on_paper = on_paper
        self._is_quiet = is_quiet
        self._padding = 28 if primary else 16
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_padding(self, padding: float) -> None:
        """Set the space at both sides of the text, in pixels at scale 1."""
        self._padding = round(padding)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size of the text, the key and the focus ring."""
        unit = self._unit
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        key = 22 * unit + 14 if self._key else 0.0
        return QSize(round(wide + key + 2 * self._padding * unit + 12), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The same: a shortened button could not be understood."""
        return self.sizeHint()

    def _font(self) -> QFont:
        font = super()._font()
        font.setUnderline(self._is_quiet and self.underMouse())
        return font

    def _ring_colour(self) -> str:
        theme = self._look.theme
        return theme.side_ns if self._on_paper and theme.is_dark else theme.focus

    def _paint_body(self, painter: QPainter, body: QRectF) -> QColor:
        theme = self._look.theme
        if self._primary:
            return super()._paint_body(painter, body)
        ink = QColor(theme.ink if self._on_paper else theme.text_on_felt)
        if self._is_quiet:
            return QColor(theme.side_ns if self._on_paper else theme.link)
        ground = QColor(theme.sheet) if self._on_paper else QColor(theme.plate)
        if self.underMouse():
            ground = QColor(theme.gilt) if self._on_paper else ground.lighter(130)
        painter.setBrush(ground)
        painter.setPen(themed_pen(theme, theme.rule if self._on_paper else theme.brass, 1.4))
        painter.drawRoundedRect(body, 8, 8)
        return ink


class ChoicePanel(Plate):
    """A panel that offers choices on buttons as wide as their texts, wherever it puts them.

    Enter presses the first button.

    Attributes:
        choices: The choices on offer, the default one first.
        buttons: Their buttons, in the same order.
        guard: Blocks input to them that comes too soon.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.guard = InputGuard(self)
        self.choices: tuple[Choice, ...] = ()
        self.buttons: list[PanelButton] = []
        self.hide()

    def offer(self, choices: tuple[Choice, ...]) -> None:
        """Offer other choices; the first is the default."""
        for button in self.buttons:
            button.hide()  # it is deleted only when the event loop runs again
            button.deleteLater()
        self.choices = choices
        self.buttons = [
            self._offered(choice, is_default=place == 0) for place, choice in enumerate(choices)
        ]

    def _offered(self, choice: Choice, *, is_default: bool) -> PanelButton:
        button = self.button_for(choice, is_default=is_default)
        self.guard.watch(button)
        button.clicked.connect(lambda: self._table.intent_chosen.emit(choice.intent))
        button.show()
        return button

    def button_for(self, choice: Choice, *, is_default: bool) -> PanelButton:
        """Make the button of a choice: on felt, unless a panel has its own."""
        return PanelButton(
            choice.text, choice.key, self._look, self, primary=is_default, on_paper=False
        )
