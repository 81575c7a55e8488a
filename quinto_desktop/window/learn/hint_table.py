"""The table of all cards: one row for each, with its figure, a bar and a reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from quinto_desktop.rules import Action, Play
from quinto_desktop.window.learn.hint_rows import HintRow
from quinto_desktop.window.learn.hint_signs import Signs
from quinto_desktop.window.look.interval_bar import Interval, IntervalScale, paint_interval
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.text.translation import translate

_Index = QModelIndex | QPersistentModelIndex
_PAD, _ASIDE, _EDGE = 8.0, 6.0, 3.0
_BAR = 16.0
_MAIN, _BESIDE = 0.48, 0.81  # where the figures end, as shares of the width
_LEAST_TYPE = 11
_BAND = 45  # opacity of the best's band, of 255
_LEAST_BAND = 6.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)


class RowsModel(QAbstractListModel):
    """The rows, with their text for assistive technology."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[HintRow] = ()

    def show_rows(self, rows: Sequence[HintRow]) -> None:
        """Show other rows; where they are as many, the chosen one stays in its place."""
        if len(rows) == len(self.rows):
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row in words."""
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.rows[index.row()].spoken if role in texts and index.isValid() else None


class RowPainter(QStyledItemDelegate):
    """Paints the rows as an account on paper.

    Attributes:
        unit: The scale of the type.
    """

    def __init__(self, look: CurrentTheme, marks: Marks, view: RowsView) -> None:
        super().__init__(view)
        self._look, self._marks, self._view = look, marks, view
        self.unit = 1.0

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The height that a row needs at the width of the list."""
        row, wide = self._row(index), self._view.viewport().width()
        height = 2 * _PAD * self.unit + self._head_height() + _BAR * self.unit
        for text, font in self._texts(row):
            height += self._text_height(text, font, wide) + 2
        return QSize(wide, round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row."""
        theme, row, place = self._look.theme, self._row(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_best:
            painter.fillRect(place, QColor(theme.gilt))
            edge = QRectF(place.left(), place.top(), _EDGE, place.height())
            painter.fillRect(self._mirrored(edge, place), QColor(theme.crown))
        painter.setPen(themed_pen(theme, theme.rule, 1))
        if index.row() + 1 < len(self._view.rows.rows):
            painter.drawLine(QPointF(place.left(), place.bottom()), place.bottomRight())
        self._paint_row(painter, row, place)
        is_chosen = index.row() == self._view.currentIndex().row()
        if is_chosen and self._view.hasFocus():
            ring = theme.side_ns if theme.is_dark else theme.focus
            painter.setPen(themed_pen(theme, ring, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5))
        painter.restore()

    # --------------------------------------------------------------- parts
    def _row(self, index: _Index) -> HintRow:
        return self._view.rows.rows[index.row()]

    def _texts(self, row: HintRow) -> list[tuple[str, QFont]]:
        plain, bold = ui_font(13 * self.unit), ui_font(13 * self.unit, bold=True)
        found = [(row.match, plain), (row.reason, plain), (row.tie, bold)]
        return [(text, font) for text, font in found if text]

    def _text_height(self, text: str, font: QFont, wide: float) -> float:
        box = QRectF(0, 0, wide - 2 * self._aside, 9999)
        return QFontMetricsF(font).boundingRect(box, _WRAP, text).height()

    @property
    def _aside(self) -> float:
        return _ASIDE * self.unit

    def _head_height(self) -> float:
        return QFontMetricsF(serif_font(17 * self.unit, bold=True)).height()

    def _mirrored(self, place: QRectF, within: QRectF) -> QRectF:
        if self._view.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return place
        left = within.left() + within.right() - place.right()
        return QRectF(left, place.top(), place.width(), place.height())

    def _paint_row(self, painter: QPainter, row: HintRow, place: QRectF) -> None:
        theme = self._look.theme
        within = place.adjusted(self._aside, _PAD * self.unit, -self._aside, 0)
        head = QRectF(within.topLeft(), within.bottomRight())
        head.setHeight(self._head_height())
        self._paint_head(painter, row, head)
        bar = QRectF(within.left(), head.bottom(), within.width(), _BAR * self.unit)
        self._paint_bar(painter, row, bar.adjusted(4, 0, -4, 0))
        top = bar.bottom() + 2
        painter.setLayoutDirection(self._view.layoutDirection())
        for text, font in self._texts(row):
            painter.setFont(font)
            inks = {row.tie: theme.side_ns, row.match: theme.ink_secondary}
            painter.setPen(QColor(inks.get(text, theme.ink)))
            high = self._text_height(text, font, place.width())
            painter.drawText(QRectF(within.left(), top, within.width(), high), _WRAP, text)
            top += high + 2

    def _paint_head(self, painter: QPainter, row: HintRow, head: QRectF) -> None:
        theme, unit = self._look.theme, self.unit
        metrics = QFontMetricsF(serif_font(17 * unit, bold=True))
        base = head.top() + metrics.ascent()
        figures = [
            (row.main, serif_font(17 * unit, bold=True), theme.ink, _MAIN),
            (row.interval_text, ui_font(13 * unit), theme.ink_secondary, _BESIDE),
            (row.side, ui_font(13 * unit, bold=True), theme.ink, 1.0),
        ]
        sign_room = _MAIN * head.width() - metrics.horizontalAdvance(row.main) - 6
        self._paint_signs(painter, row, QRectF(head.left(), head.top(), sign_room, head.height()))
        before = _MAIN * head.width() + 4
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # signs stand before numbers
        for text, font, colour, share in figures:
            right = share * head.width()
            room = right if share < 0.6 else right - before
            shown, fitting = fitted_text(text, font, room)
            painter.setFont(fitting)
            painter.setPen(QColor(colour))
            wide = QFontMetricsF(fitting).horizontalAdvance(shown)
            spot = QRectF(head.left() + right - wide, head.top(), wide + 1, head.height())
            spot = self._mirrored(spot, head)
            painter.drawText(QPointF(spot.left(), base), shown)
            before = right + 4 if share > 0.6 else before

    def _paint_signs(self, painter: QPainter, row: HintRow, room: QRectF) -> None:
        theme, unit = self._look.theme, self.unit
        signs, font = Signs(theme, self._marks), serif_font(17 * unit, bold=True)
        base = room.top() + QFontMetricsF(font).ascent()
        while font.pixelSize() > _LEAST_TYPE and _width(signs, row.actions, font) > room.width():
            font.setPixelSize(font.pixelSize() - 1)
        x, before = 0.0, None
        for action in row.actions:
            has_sign = _suit(action) is not before
            wide = signs.width(action, font, has_sign=has_sign)
            if x and x + wide > room.width():
                break  # the lowest of equal cards; a screen reader hears them all
            spot = self._mirrored(QRectF(room.left() + x, room.top(), wide, 1), self._head(room))
            at = QPointF(spot.left(), base)
            signs.paint(painter, action, at, font, theme.ink, has_sign=has_sign)
            x += wide + _gap(font)
            before = _suit(action)

    def _head(self, room: QRectF) -> QRectF:
        wide = self._view.viewport().width() - 2 * self._aside
        return QRectF(room.left(), room.top(), wide, room.height())

    def _paint_bar(self, painter: QPainter, row: HintRow, place: QRectF) -> None:
        theme, scale = self._look.theme, self._view.scale
        if scale is None:
            return
        painter.setPen(themed_pen(theme, theme.rule, 1))
        middle = place.center().y()
        painter.drawLine(QPointF(place.left(), middle), QPointF(place.right(), middle))
        best = self._view.best
        if best is not None:
            ends = sorted((scale.x(best.least, place), scale.x(best.most, place)))
            lack = max(0.0, _LEAST_BAND * self.unit - (ends[1] - ends[0])) / 2
            band = QRectF(ends[0] - lack, place.top() + 1, 0, place.height() - 2)
            band.setRight(ends[1] + lack)
            colour = QColor(theme.side_ns)
            colour.setAlpha(_BAND)
            painter.fillRect(band, colour)
        is_near = row.is_best or row.tie
        colour_name = theme.side_ns if is_near else theme.ink_secondary
        paint_interval(painter, place, row.interval, scale, colour_name, theme)


def _suit(action: Action) -> object:
    return action.card.suit if isinstance(action, Play) else action


def _gap(font: QFont) -> float:
    return 0.3 * font.pixelSize()


def _width(signs: Signs, actions: Sequence[Action], font: QFont) -> float:
    """The width of equal cards, each suit with its sign once."""
    befores = [None, *map(_suit, actions)]
    wide = sum(
        signs.width(action, font, has_sign=_suit(action) is not before)
        for action, before in zip(actions, befores, strict=False)
    )
    return wide + _gap(font) * (len(actions) - 1)


class RowsView(QListView):
    """The rows as a list: arrows move along it, and a screen reader reads them.

    Attributes:
        rows: What is shown.
        scale: What the sides of all bars mean; None without rows.
    """

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = RowsModel(self)
        self.scale: IntervalScale | None = None
        self._painter = RowPainter(look, marks, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(translate("Hint", "What each card is worth"))
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._apply_theme)
        self._apply_theme()

    @property
    def best(self) -> Interval | None:
        """The interval of the best; None without rows."""
        return next((row.interval for row in self.rows.rows if row.is_best), None)

    def show_rows(self, rows: Sequence[HintRow]) -> None:
        """Show other rows."""
        low = min(row.interval.least for row in rows)
        high = max(row.interval.most for row in rows)
        room = max(0.08 * (high - low), 1e-6)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.scale = IntervalScale(low - room, high + room, mirrored)
        self.rows.show_rows(rows)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0))
        self.scheduleDelayedItemsLayout()

    def set_unit(self, unit: float) -> None:
        """Set the scale of the type."""
        self._painter.unit = unit
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the reasons anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _apply_theme(self) -> None:
        self.viewport().update()
