"""The panel that explains a figure on the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.rules import Suit
from quinto_desktop.window.look.card_art import CardArt, CardLook, box_size, card_height
from quinto_desktop.window.look.keyboard import is_held
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.text_fitting import fitted_text, without_widow
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, ui_font
from quinto_desktop.window.sheet.breakdown import BreakdownLine, ScoreBreakdown, ShownTrick
from quinto_desktop.window.sheet.figures import SheetFigure
from quinto_desktop.window.sheet.page import SheetButton
from quinto_desktop.window.text.translation import fill, translate

WIDTH = 330
_ROW_HEIGHT = 44
_EDGE = 16
_GAP = 8
_CARD_WIDTH = 62
_FIVE_WIDTH = 50
_CENTRE = Qt.AlignmentFlag.AlignCenter.value


class TrickStrip(QWidget):
    """Paints a trick's cards, dimming those that do not matter."""

    def __init__(
        self, trick: ShownTrick, look: CurrentTheme, art: CardArt, scale: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._trick = trick
        self._look = look
        self._art = art
        self._width = scale * (_CARD_WIDTH if len(trick.cards) < 5 else _FIVE_WIDTH)
        self._font = ui_font(12 * scale)
        self._bold = ui_font(12 * scale, bold=True)
        line = QFontMetricsF(self._bold).height()
        self._line = line if trick.captions else 0.0
        self.setFixedHeight(round(card_height(self._width) + 2 * self._line + 18))

    def sizeHint(self) -> QSize:
        return QSize(round(len(self._trick.cards) * (self._width + 8)), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        trick, theme = self._trick, self._look.theme
        step = self.width() / max(1, len(trick.cards))
        middle = card_height(self._width) / 2 + 8
        for place, card in enumerate(trick.cards):
            # In right-to-left languages the first card is on the right.
            at = place if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else -1 - place
            x = (at % len(trick.cards) + 0.5) * step
            took = place == trick.winner
            look = CardLook(veiled=card not in trick.strong, ring=theme.crown if took else None)
            box = box_size(self._width, 0.0, look.lift)
            pixmap = self._art.pixmap(str(card), self._width, self.devicePixelRatioF(), 0.0, look)
            painter.drawPixmap(round(x - box.width() / 2), round(middle - box.height() / 2), pixmap)
            if not trick.captions:
                continue
            line = QRectF(x - step / 2, self.height() - 2 * self._line - 2, step, self._line)
            font = self._bold if took else self._font
            name, font = fitted_text(trick.captions[place], font, step - 2)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, _CENTRE, name)
            note = self.tr("led") if place == 0 else ""
            if took:
                note = self.tr("took it")
            painter.setPen(QColor(theme.ink_secondary))
            painter.setFont(self._font)
            painter.drawText(line.translated(0, self._line), _CENTRE, note)
        painter.end()


class BreakdownRow(QAbstractButton):
    """A line that opens its own breakdown when pressed."""

    def __init__(
        self, line: BreakdownLine, look: CurrentTheme, marks: Marks, scale: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        text = translate("Account", "{what}: {points}")
        self.setAccessibleName(fill(text, what=line.text, points=line.points))
        layout = _line_layout(line, look.theme, marks, scale, self)
        layout.addWidget(_label("›", ui_font(16 * scale), look.theme.ink_secondary, self))
        self.setMinimumHeight(round(_ROW_HEIGHT * max(1.0, scale)))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None  # made with the row
        return layout.sizeHint().expandedTo(self.minimumSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not is_held(event):
                self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rule = QColor(theme.rule)
        rule.setAlphaF(0.45)
        painter.setPen(QPen(rule, 0.8))
        painter.drawLine(4, self.height() - 1, self.width() - 4, self.height() - 1)
        if not (self.hasFocus() or self.underMouse()):
            return
        if self.underMouse():
            painter.setBrush(QColor(theme.race_ground))
        painter.setPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.ink), 2.2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -2.5), 5, 5)


class BreakdownPanel(QFrame):
    """Explains a figure; its lines lead to breakdowns of their own."""

    def __init__(
        self,
        look: CurrentTheme,
        marks: Marks,
        art: CardArt,
        build: Callable[[SheetFigure], ScoreBreakdown],
        replay_of: Callable[[SheetFigure], Callable[[], None] | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        # The click that closes it is not passed on: it would lift a card underneath.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self._look = look
        self._marks = marks
        self._art = art
        self._build = build
        self._replay_of = replay_of
        self._scale = 1.0
        self._beside = QRect()
        self._room = QRect()
        self._past: list[SheetFigure] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(self._scroll)

    @property
    def figure(self) -> SheetFigure:
        return self._past[-1]

    @property
    def rows(self) -> list[BreakdownRow]:
        """The lines that open a breakdown."""
        return self.findChildren(BreakdownRow)

    def open_at(self, figure: SheetFigure, beside: QRect, room: QRect, scale: float) -> None:
        """Open beside a place on the screen, staying within a given area of it."""
        self._beside, self._room, self._scale = beside, room, scale
        self._past = [figure]
        self._show_breakdown()
        self.show()

    def lead_on(self, figure: SheetFigure) -> None:
        """Explain a part of the present figure."""
        self._past.append(figure)
        self._show_breakdown()

    def go_back(self) -> None:
        """Return to the figure before; close the panel if there is none."""
        self._past.pop()
        if self._past:
            self._show_breakdown()
        else:
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            self.go_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.sheet))
        for inset, width in ((1.0, 1.6), (4.0, 0.7)):
            painter.setPen(QPen(QColor(theme.rule), width))
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))

    def _show_breakdown(self) -> None:
        breakdown = self._build(self.figure)
        page = self._page(breakdown)
        wide = round(WIDTH * self._scale)
        self._scroll.setWidget(page)
        page.setFixedWidth(wide)
        high = page.heightForWidth(wide)
        self.resize(wide + 8, min(high + 8, self._room.height() - 2 * _GAP))
        self.move(self._corner())
        self.setAccessibleName(breakdown.title)
        self.setAccessibleDescription(breakdown.spoken())
        told = f"{breakdown.title}. {breakdown.spoken()}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        page.findChildren(QAbstractButton)[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _page(self, breakdown: ScoreBreakdown) -> QWidget:
        theme, scale = self._look.theme, self._scale
        page = QWidget()
        palette = page.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.sheet))
        page.setPalette(palette)
        column = QVBoxLayout(page)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(6)
        lines = list(breakdown.lines)
        if breakdown.total:
            lines.append(BreakdownLine(translate("Account", "Total"), breakdown.total))
        title_font, font = serif_font(17 * scale, bold=True), ui_font(13 * scale)
        column.addWidget(_label(breakdown.title, title_font, theme.ink, page, wraps=True))
        for line in lines:
            column.addWidget(self._row(line, page))
        for note in breakdown.notes:
            column.addWidget(_label(note, font, theme.ink, page, wraps=True))
        if breakdown.trick is not None:
            column.addWidget(TrickStrip(breakdown.trick, self._look, self._art, scale, page))
        buttons = QHBoxLayout()
        if len(self._past) > 1:
            buttons.addWidget(self._button(self.tr("Back"), self.go_back, page))
        replay = self._replay_of(self.figure)
        if replay is not None:
            buttons.addWidget(self._button(self.tr("Replay"), lambda: self._replay(replay), page))
        buttons.addWidget(self._button(self.tr("Close"), self.close, page))
        column.addLayout(buttons)
        return page

    def _row(self, line: BreakdownLine, page: QWidget) -> QWidget:
        if line.figure is None:
            plain = QWidget(page)
            _line_layout(line, self._look.theme, self._marks, self._scale, plain)
            return plain
        row = BreakdownRow(line, self._look, self._marks, self._scale, page)
        row.clicked.connect(lambda _=False, figure=line.figure: self.lead_on(figure))
        return row

    def _button(self, text: str, do: Callable[[], object], page: QWidget) -> QPushButton:
        button = SheetButton(self._look, page)
        button.setText(text)
        button.set_text_font(ui_font(13 * self._scale, bold=True))
        button.setMinimumHeight(_ROW_HEIGHT)
        button.clicked.connect(do)
        return button

    def _replay(self, replay: Callable[[], None]) -> None:
        self.close()
        replay()

    def _corner(self) -> QPoint:
        # On the table's side of the figure, and wholly in its area.
        left = self._beside.left() - self.width() - _GAP
        if left < self._room.left():
            left = self._beside.right() + _GAP
        left = max(self._room.left(), min(left, self._room.right() - self.width()))
        lowest = self._room.bottom() - self.height() - _GAP
        top = min(self._beside.center().y() - self.height() // 3, lowest)
        return QPoint(left, max(self._room.top() + _GAP, top))


def _line_layout(
    line: BreakdownLine, theme: Theme, marks: Marks, scale: float, row: QWidget
) -> QHBoxLayout:
    layout = QHBoxLayout(row)
    layout.setContentsMargins(8, 2, 8, 2)
    layout.setSpacing(8)
    if line.quint is not None:
        layout.addWidget(_sign(line.quint.suit, theme, marks, scale, row))
    layout.addWidget(_label(line.text, serif_font(15 * scale), theme.ink, row, wraps=True), 1)
    layout.addWidget(_label(line.points, serif_font(15 * scale, bold=True), theme.ink, row))
    return layout


def _sign(suit: Suit | None, theme: Theme, marks: Marks, scale: float, row: QWidget) -> QLabel:
    size, ratio = 16 * scale, row.devicePixelRatioF()
    if suit is None:
        picture = marks.pixmap("crown", theme.crown, size, ratio, theme.crown_line)
    else:
        picture = marks.pixmap(MARK_OF[suit], theme.suits.of(suit), size, ratio)
    sign = QLabel(row)
    sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    sign.setPixmap(picture)
    sign.setFixedWidth(round(size) + 2)
    return sign


def _label(text: str, font: QFont, colour: str, parent: QWidget, *, wraps: bool = False) -> QLabel:
    label = QLabel(without_widow(text) if wraps else text, parent)
    label.setWordWrap(wraps)
    label.setTextFormat(Qt.TextFormat.PlainText)  # it may contain names users typed
    label.setFont(font)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.setForegroundRole(QPalette.ColorRole.WindowText)  # not a button's
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)
    return label
