"""The cards of the statistics page: figures, charts with their tables, and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game.past.statistics import Apart, Choice, Marks
from quinto_desktop.window.controls.drop_down import TickBox
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, GAP
from quinto_desktop.window.history.chart_painter import ChartPainter
from quinto_desktop.window.history.chart_view import ChartView
from quinto_desktop.window.history.numbers import (
    deals_count,
    games_count,
    interval_text,
    told_estimate,
    value_text,
)
from quinto_desktop.window.history.statistics_content import Chart, Headline
from quinto_desktop.window.history.statistics_report import mark_text
from quinto_desktop.window.history.statistics_tables import ChartTable
from quinto_desktop.window.look.hearing import PanelText
from quinto_desktop.window.look.marks import Marks as Signs
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import serif_font, theme_of, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

_CORNER = 12.0
_PADDING = (12, 14)
_FRACTION = 4
_INDENT = 8  # of the words; the focus in a chart is round them
_TITLE, _BIG, _BODY, _SMALL = 17, 32, 14, 13


class Card(QWidget):
    """A panel of the page, with a title and a line below it.

    Args:
        unit: How many pixels are one of the design.

    Attributes:
        column: Where what it shows is put.
    """

    heard_as = QAccessible.Role.Grouping

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._indent = unit, round(_INDENT * unit)
        self.title = PanelText(self)
        self.title.setFont(serif_font(_TITLE * unit, bold=True))
        self.title.setWordWrap(True)
        self.note = PanelText(self)
        self.note.setFont(ui_font(_SMALL * unit))
        self.note.setWordWrap(True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self.title, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setIndent(self._indent)
        self.column = QVBoxLayout(self)
        beside, above = (round(side * unit) for side in _PADDING)
        self.column.setContentsMargins(beside, above, beside, above)
        self.column.setSpacing(round(4 * unit))
        self.column.addWidget(self.title)

    @property
    def stops(self) -> Sequence[QWidget]:
        """What takes the focus in it, in order."""
        return ()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and its line."""
        theme = theme_of(QApplication.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, theme.hair, 1))
        painter.setBrush(QColor(theme.field))
        inset = theme.weight / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, _CORNER * self._unit, _CORNER * self._unit)
        painter.end()


class Gauge(QWidget):
    """One figure on a line; the words beside it say the same."""

    def __init__(self, signs: Signs, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._signs, self._unit = signs, unit
        self._headline: Headline | None = None
        self.setFixedHeight(round(self._strokes().gauge_height()))

    def show_figure(self, headline: Headline) -> None:
        """Show another figure."""
        self._headline = headline
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the figure."""
        if self._headline is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            self._strokes().paint_gauge(painter, self._headline.counted, box, self._headline.other)
            painter.end()

    def _strokes(self) -> ChartPainter:
        theme = theme_of(QApplication.palette())
        return ChartPainter(theme, self._signs, self._unit, is_mirrored=self.isRightToLeft())


class FigureCard(Card):
    """A figure at the top: large, with its interval and its cases."""

    def __init__(self, signs: Signs, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self._value, self._interval = QLabel(self), QLabel(self)
        self._value.setFont(serif_font(_BIG * unit, bold=True))
        self._interval.setFont(ui_font(_BODY * unit))
        self._interval.setWordWrap(True)
        self._gauge = Gauge(signs, unit, self)
        row, line = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(round(12 * unit))
        row.addWidget(self._value)
        row.addWidget(self._interval, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._gauge)
        for part in (row, line):
            part.setContentsMargins(self._indent, 0, self._indent, 0)
            self.column.addLayout(part)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.note.raise_()  # to be read after the figure

    def show_figure(self, headline: Headline) -> None:
        """Show another figure."""
        self.title.setText(headline.title)
        is_told = told_estimate(headline.counted) is not None
        self._value.setText(value_text(headline.counted) if is_told else "")
        self._interval.setText(interval_text(headline.counted) if is_told else "")
        self.note.setText(without_widow(headline.note))
        self._gauge.show_figure(headline)
        self.setAccessibleName(headline.title)
        self.setAccessibleDescription(headline.sentence)


class ChartCard(Card):
    """A chart, or the same figures as a table.

    Attributes:
        view: The chart.
        table: The table; made when it is first asked for.
    """

    def __init__(self, chart: Chart, signs: Signs, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self.view = ChartView(chart, signs, unit, self)
        self.table: ChartTable | None = None
        self.column.addWidget(self.note)
        self.column.addSpacing(round(6 * unit))
        self.column.addWidget(self.view)
        self.column.addStretch(1)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        self.title.setText(chart.title)
        self.note.setText(chart.note)
        self.view.show_chart(chart)
        if self.table is not None:
            self.table.show_chart(chart)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The chart, and its table if there is one."""
        return [self.view] if self.table is None else [self.view, self.table]

    def show_as(self, *, table: bool) -> None:
        """Show the figures as a table, or as a chart."""
        if table and self.table is None:
            self.table = ChartTable(self.view.chart, self._unit, self)
            self.column.insertWidget(self.column.indexOf(self.view) + 1, self.table)
        had_focus = self.view.hasFocus() or (self.table is not None and self.table.hasFocus())
        self.view.setVisible(not table)
        if self.table is not None:
            self.table.setVisible(table)
            if had_focus:
                (self.table if table else self.view).setFocus()


class WordsCard(Card):
    """Sentences."""

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self._words = QLabel(self)
        self._words.setFont(ui_font(_BODY * unit))
        self._words.setWordWrap(True)
        self._words.setIndent(self._indent)
        self.column.addWidget(self._words)
        self.column.addStretch(1)

    def show_words(self, title: str, sentences: Sequence[str]) -> None:
        """Show other sentences."""
        self.title.setText(title)
        self._words.setText("\n".join(map(without_widow, sentences)))


class Tick(QWidget):
    """A tick box with its text; a click anywhere on it toggles it.

    Attributes:
        box: The tick box.
        label: The text.
    """

    def __init__(self, text: str, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = TickBox(self)
        self.box.setFont(ui_font(_BODY * unit))
        self.label = QLabel(self)
        self.label.setFont(ui_font(_BODY * unit))
        self.label.setBuddy(self.box)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(6 * unit))
        layout.addWidget(self.box)
        layout.addWidget(self.label, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(round(FIELD_HEIGHT * unit))
        self.say(text)

    def say(self, text: str) -> None:
        """Show another text, perhaps with a mnemonic."""
        self.label.setText(text)
        self.box.setAccessibleName(text.replace("&", ""))

    def tick(self, *, is_on: bool) -> None:
        """Tick it without telling anybody, or clear it."""
        with QSignalBlocker(self.box):
            self.box.setChecked(is_on)
        self.box.update()

    def sizeHint(self) -> QSize:
        """A little wider than needed: a label cuts off the fraction of a pixel that is its last."""
        return super().sizeHint() + QSize(_FRACTION, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, to receive the release as well."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Treat a click on the text as one on the box."""
        if self.rect().contains(event.position().toPoint()):
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()


class ApartCard(Card):
    """What is counted apart: how much it is, and a tick to count it as well.

    Signals:
        chosen(object): The user wants the plays with these `Marks` to be counted as well.
    """

    chosen = Signal(object)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self.column.addWidget(self.note)
        self.ticks = {mark: Tick("", unit, self) for mark in Marks}
        lines = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        lines.setSpacing(GAP)
        lines.setContentsMargins(self._indent - 4, 0, self._indent, 0)
        for tick in self.ticks.values():
            lines.addWidget(tick)
            tick.label.setWordWrap(True)
            tick.box.toggled.connect(self._on_toggled)
        self.column.addLayout(lines)
        self.column.addStretch(1)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The tick boxes."""
        return [tick.box for tick in self.ticks.values()]

    def show_apart(self, choice: Choice, apart: dict[Marks, Apart]) -> None:
        """Show what is counted apart, and what of it is counted as well."""
        self.title.setText(translate("Statistics", "Counted separately"))
        self.note.setText(
            translate("Statistics", "Tick what should be counted along with your first attempts.")
        )
        text = translate("Statistics", "{what}: {deals}, {games}")
        for mark, tick in self.ticks.items():
            found = apart[mark]
            deals, games = deals_count(found.deals), games_count(found.games)
            tick.say(fill(text, what=mark_text(mark), deals=deals, games=games))
            tick.tick(is_on=bool(choice.marks & mark))

    def _on_toggled(self) -> None:
        wanted = Marks(0)
        for mark, tick in self.ticks.items():
            if tick.box.isChecked():
                wanted |= mark
        self.chosen.emit(wanted)
