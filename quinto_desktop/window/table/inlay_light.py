"""The brass line round the middle of the table lights up once when a game is won."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.table.felt import INLAY_CORNER
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.theme import Theme

_GLOW = ((10.0, 50), (6.0, 90))
_LINE = 2.4
"""How wide the layers of the glow and the line within are, in design units; how strong those."""

_ROOM = 8


class InlayLight(QWidget):
    """A light that runs along the line, from the near side clockwise, and stays until put out.

    Args:
        theme: The colours.
        table: The table; cards lie over the light.
    """

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._unit = 1.0
        self._path = QPainterPath()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def share(self) -> float:
        """How much of the line is lit, 0 to 1."""
        return float(self._run.currentValue()) if self.isVisible() else 0.0

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self.update()

    def stand(self, geometry: Geometry) -> None:
        """Lie over the line, whatever the table's size."""
        self._unit = geometry.unit
        room = _ROOM * self._unit
        frame = QRectF(*geometry.inlay)
        self.setGeometry(frame.adjusted(-room, -room, room, room).toAlignedRect())
        self._path = _round(frame.translated(-self.x(), -self.y()), INLAY_CORNER * self._unit)

    def light(self, duration_ms: int) -> None:
        """Light up.

        Args:
            duration_ms: How long it takes; with 0 nothing is lit.
        """
        self.put_out()
        if duration_ms:
            self.lower()
            self.show()
            self._run.setDuration(duration_ms)
            self._run.start()

    def finish(self) -> None:
        """Be wholly lit at once, if it is being lit."""
        if self._run.state() is QVariantAnimation.State.Running:
            self._run.setCurrentTime(self._run.duration())

    def put_out(self) -> None:
        """Be dark again."""
        self._run.stop()
        self.hide()

    @Slot()
    def _on_run_value_changed(self) -> None:
        within = self.rect().adjusted(*[round(side * 3 * _ROOM * self._unit) for side in _INWARDS])
        self.update(QRegion(self.rect()) - QRegion(within))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is lit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, strength in _GLOW:
            colour = QColor(self._theme.crown)
            colour.setAlpha(strength)
            self._stroke(painter, colour, width)
        self._stroke(painter, QColor(self._theme.brass), _LINE)
        painter.end()

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        """Draw as much of the line as is lit."""
        lit = self._path.length() * float(self._run.currentValue())
        pen = QPen(colour, width * max(1.0, self._unit))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([lit / pen.widthF(), 2 * self._path.length()])
        painter.strokePath(self._path, pen)


_INWARDS = (1, 1, -1, -1)


def _round(frame: QRectF, corner: float) -> QPainterPath:
    """The line as one way: from the middle of the near side clockwise, back to there."""
    path = QPainterPath(QPointF(frame.center().x(), frame.bottom()))
    across = 2 * corner
    for x, y, start in (
        (frame.left(), frame.bottom() - across, 270.0),
        (frame.left(), frame.top(), 180.0),
        (frame.right() - across, frame.top(), 90.0),
        (frame.right() - across, frame.bottom() - across, 0.0),
    ):
        path.arcTo(QRectF(x, y, across, across), start, -90.0)
    path.closeSubpath()
    return path
