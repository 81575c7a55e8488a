"""Qt's own widgets in the table's material: one style sheet for each theme and size.

The widgets stay Qt's, so assistive technology, keys and input methods know them; only their
colours, lines and room change. No style sheet can draw the ring round whatever has the focus.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import Theme, theme_of, themed_pen

PRIMARY = "primary"
"""The property of the one gilt button: the default, and never the costly or irreversible one."""

QUIET = "quiet"  # the property of a button that is text alone

LOW = "low"  # the property of a button in a bar, which is lower

PLATE_CORNER = 16
BUTTON_CORNER = 10
FIELD_CORNER = 8
BUTTON_HEIGHT = 44
BAR_HEIGHT = 36
FOCUS_WIDTH = 2.5
FOCUS_GAP = 2.0

_LIT = 106  # per cent, of what the pointer is over
_FAINT = "73"  # 45 % opaque


@lru_cache(maxsize=8)
def sheet_of(theme: Theme, scale: float = 1.0, lead: str = "left") -> str:
    """The style sheet of dialogs, message boxes and menus.

    `lead` is the side where lines begin, “left” or “right”, which a style sheet does not mirror.
    """
    return _Sheet(theme, scale, lead).text()


class _Sheet:
    """Writes a style sheet."""

    def __init__(self, theme: Theme, scale: float, lead: str) -> None:
        self._theme, self._scale, self._lead = theme, scale, lead

    def text(self) -> str:
        parts = (self._buttons(), self._fields(), self._lists(), self._tables(), self._rest())
        return "\n".join(parts)

    def _px(self, length: float) -> str:
        return f"{max(1, round(length * self._scale))}px"

    def _line(self, colour: str, width: float = 1.0) -> str:
        return f"{self._px(width * self._theme.weight)} solid {_css(colour)}"

    def _gilt(self, *, lit: bool = False, turned: bool = False) -> str:
        ends = [QColor(self._theme.button_top), QColor(self._theme.button_foot)]
        top, foot = (colour.lighter(_LIT if lit else 100).name() for colour in ends)
        if turned:
            top, foot = foot, top
        return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {top}, stop:1 {foot})"

    def _inner(self, height: float) -> str:
        return f"{round(height * self._scale) - 2 * max(1, round(self._theme.weight))}px"

    def _buttons(self) -> str:
        theme, px = self._theme, self._px
        lit = QColor(theme.raised).lighter(_LIT + 6).name()
        return f"""
QDialogButtonBox {{ button-layout: 2; dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton {{ min-height: {self._inner(BUTTON_HEIGHT)}; padding: 0 {px(16)};
 border: {self._line(theme.page_line)}; border-radius: {px(BUTTON_CORNER)};
 background: transparent; color: {_css(theme.page_text)}; font-weight: 600; }}
QPushButton:hover {{ background: {_css(theme.raised)}; }}
QPushButton:pressed {{ background: {lit}; }}
QPushButton:disabled {{ color: {_css(theme.page_text, _FAINT)};
 border-color: {_css(theme.page_line, _FAINT)}; }}
QPushButton[{LOW}="true"] {{ min-height: {self._inner(BAR_HEIGHT)}; padding: 0 {px(14)}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QPushButton[{PRIMARY}="true"] {{ background: {self._gilt()}; padding: 0 {px(28)};
 border-color: {_css(theme.button_line)}; color: {_css(theme.button_text)}; }}
QPushButton[{PRIMARY}="true"]:hover {{ background: {self._gilt(lit=True)}; }}
QPushButton[{PRIMARY}="true"]:pressed {{ background: {self._gilt(turned=True)}; }}
QPushButton[{PRIMARY}="true"]:disabled {{ background: transparent;
 color: {_css(theme.page_text, _FAINT)}; border-color: {_css(theme.page_line, _FAINT)}; }}
QPushButton[{QUIET}="true"] {{ border-color: transparent; background: transparent;
 color: {_css(theme.link)}; padding: 0 {px(12)}; }}
QPushButton[{QUIET}="true"]:hover {{ background: {_css(theme.raised)}; }}
QPushButton[{QUIET}="true"]:disabled {{ color: {_css(theme.link, _FAINT)}; }}"""

    def _fields(self) -> str:
        theme, px, lead = self._theme, self._px, self._lead
        trail = "left" if lead == "right" else "right"
        return f"""
QLineEdit, QComboBox, QAbstractSpinBox {{ min-height: {self._inner(BUTTON_HEIGHT)};
 border: {self._line(theme.page_line)}; border-radius: {px(FIELD_CORNER)};
 background: {_css(theme.field)}; color: {_css(theme.page_text)}; padding: 0 {px(10)};
 selection-background-color: {_css(theme.marked)};
 selection-color: {_css(theme.marked_text)}; }}
QPlainTextEdit {{ border: {self._line(theme.page_line)}; border-radius: {px(FIELD_CORNER)};
 background: {_css(theme.field)}; color: {_css(theme.page_text)}; padding: {px(6)} {px(6)};
 selection-background-color: {_css(theme.marked)};
 selection-color: {_css(theme.marked_text)}; }}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {_css(theme.page_dim)}; }}
QComboBox {{ combobox-popup: 0; padding: 0; padding-{lead}: {px(10)}; }}
QComboBox:hover {{ border-color: {_css(theme.brass)}; }}
QComboBox:on {{ border-color: {_css(theme.brass)}; }}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{
 color: {_css(theme.page_text, _FAINT)}; border-color: {_css(theme.page_line, _FAINT)}; }}
QComboBox::drop-down {{ border: 0; width: {px(24)}; }}
QComboBox::down-arrow {{ image: none; width: 0; height: 0; }}
QComboBox QAbstractItemView {{ background: {_css(theme.page)}; color: {_css(theme.page_text)};
 border: {self._line(theme.brass)}; padding: {px(4)} 0; outline: 0; }}
QComboBox QAbstractItemView::item {{ min-height: {px(BAR_HEIGHT)}; padding: 0 {px(10)};
 border-{lead}: {px(3)} solid transparent; }}
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover {{
 background: {_css(theme.raised)}; color: {_css(theme.page_text)};
 border-{lead}: {px(3)} solid {_css(theme.brass)}; }}
QAbstractSpinBox {{ max-height: {self._inner(BUTTON_HEIGHT)}; }}
QAbstractSpinBox QLineEdit {{ border: 0; min-height: 0; background: transparent;
 padding: 0 {px(6)}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: 0; width: {px(28)};
 height: {px(BUTTON_HEIGHT)}; subcontrol-position: center {trail}; background: transparent; }}
QAbstractSpinBox::down-button {{ {trail}: {px(28)}; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{ image: none; width: 0; height: 0; }}
QSlider {{ min-height: {px(BUTTON_HEIGHT)}; }}
QSlider::groove:horizontal {{ height: {px(6)}; border-radius: {px(3)};
 border: {self._line(theme.page_line)}; background: {_css(theme.field)}; }}
QSlider::sub-page:horizontal {{ height: {px(6)}; border-radius: {px(3)};
 border: {self._line(theme.page_line)}; background: {_css(theme.marked)}; }}
QSlider::handle:horizontal {{ width: {px(20)}; margin: -{px(8)} 0; border-radius: {px(10)};
 border: {self._line(theme.button_line)}; background: {self._gilt()}; }}
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{
 background: {_css(theme.page_line)}; }}
QProgressBar {{ min-height: {px(10)}; max-height: {px(10)}; border-radius: {px(5)};
 border: {self._line(theme.page_line)}; background: {_css(theme.field)}; }}
QProgressBar::chunk {{ border-radius: {px(4)}; background: {_css(theme.marked)}; }}"""

    def _lists(self) -> str:
        theme, px, lead = self._theme, self._px, self._lead
        return f"""
QListWidget {{ background: {_css(theme.field)}; border: 0; outline: 0;
 color: {_css(theme.page_dim)}; font-weight: 600; }}
QListWidget::item {{ padding-{lead}: {px(16)}; border-{lead}: {px(3)} solid transparent; }}
QListWidget::item:hover {{ color: {_css(theme.page_text)}; }}
QListWidget::item:selected {{ background: {_css(theme.raised)}; color: {_css(theme.page_text)};
 border-{lead}: {px(3)} solid {_css(theme.brass)}; }}
QListWidget::item:selected:focus {{ border: {self._line(theme.focus, 2)};
 border-{lead}: {px(3)} solid {_css(theme.brass)}; }}
QTextBrowser {{ background: {_css(theme.field)}; color: {_css(theme.page_text)};
 border: {self._line(theme.hair, 2)}; border-radius: {px(FIELD_CORNER)}; }}
QTextBrowser:focus {{ border: {self._line(theme.focus, 2)}; }}
QScrollBar:vertical {{ width: {px(12)}; background: transparent; margin: {px(2)}; }}
QScrollBar:horizontal {{ height: {px(12)}; background: transparent; margin: {px(2)}; }}
QScrollBar::handle {{ background: {_css(theme.page_line)}; border-radius: {px(4)};
 min-height: {px(32)}; min-width: {px(32)}; }}
QScrollBar::handle:hover {{ background: {_css(theme.brass)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}"""

    def _tables(self) -> str:
        theme, px = self._theme, self._px
        return f"""
QTableView {{ background: {_css(theme.field)}; alternate-background-color: {_css(theme.page)};
 color: {_css(theme.page_text)}; border: {self._line(theme.hair)}; outline: 0;
 border-radius: {px(FIELD_CORNER)}; gridline-color: {_css(theme.hair)}; }}
QTableView:focus {{ border: {self._line(theme.focus, 2)}; }}
QTableView::item {{ padding: 0 {px(8)}; border: 0; }}
QTableView::item:hover {{ background: {_css(theme.page)}; }}
QTableView::item:selected {{ background: {_css(theme.raised)}; color: {_css(theme.page_text)}; }}
QTableView::item:focus {{ border: {self._line(theme.focus, 2)}; }}
QTableCornerButton::section {{ background: {_css(theme.field)}; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QHeaderView::section {{ min-height: {px(BAR_HEIGHT)}; padding: 0 {px(11)}; font-weight: 600;
 background: transparent; color: {_css(theme.page_dim)}; border: 0;
 border-bottom: {self._line(theme.brass, 1.5)}; }}
QHeaderView::section:hover {{ color: {_css(theme.page_text)}; }}
QHeaderView::down-arrow, QHeaderView::up-arrow {{ image: none; width: 0; height: 0; }}"""

    def _rest(self) -> str:
        theme, px, lead = self._theme, self._px, self._lead
        return f"""
QMenu {{ background: {_css(theme.page)}; color: {_css(theme.page_text)};
 border: {self._line(theme.brass)}; border-radius: {px(BUTTON_CORNER)}; padding: {px(8)} 0; }}
QMenu::item {{ min-height: {px(BAR_HEIGHT)}; padding: 0 {px(16)};
 border-{lead}: {px(3)} solid transparent; background: transparent; }}
QMenu::item:selected {{ background: {_css(theme.raised)}; color: {_css(theme.page_text)};
 border-{lead}: {px(3)} solid {_css(theme.brass)}; }}
QMenu::item:disabled {{ color: {_css(theme.page_text, _FAINT)}; }}
QMenu::separator {{ height: {px(1)}; background: {_css(theme.hair)}; margin: {px(8)} 0; }}
QToolTip {{ background: {_css(theme.tip)}; color: {_css(theme.tip_text)};
 border: {self._line(theme.rule)}; padding: {px(6)} {px(10)}; }}"""


def _css(colour: str, opacity: str = "") -> str:
    # In a style sheet a translucent colour is `#AARRGGBB` as well.
    return f"#{opacity}{colour[1:]}" if opacity and len(colour) == 7 else colour


def paint_frame(painter: QPainter, whole: QRectF, theme: Theme, scale: float = 1.0) -> None:
    """Paint the gilt line of a plate, with a hair line inside it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, corner, colour, width in (
        (4.0, PLATE_CORNER - 4.0, theme.brass, 1.5),
        (9.0, PLATE_CORNER - 8.0, theme.inlay, 1.0),
    ):
        painter.setPen(themed_pen(theme, colour, width * scale))
        inset, corner = inset * scale, corner * scale
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_chevron(
    painter: QPainter, box: QRectF, theme: Theme, *, up: bool = False, faint: bool = False
) -> None:
    """Paint the brass arrowhead of a field."""
    base, tip = (box.bottom(), box.top()) if up else (box.top(), box.bottom())
    path = QPainterPath()
    path.moveTo(box.left(), base)
    path.lineTo(box.right(), base)
    path.lineTo(box.center().x(), tip)
    path.closeSubpath()
    painter.fillPath(path, QColor(theme.page_line if faint else theme.brass))


# --------------------------------------------------------------- the focus ring
_MOVED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.EnabledChange,
)
_CHECK_CORNER = 5
# Kinds by name: loading each of these classes of Qt would take a part of a millisecond.
_CORNERS = (
    ("QCheckBox", _CHECK_CORNER),
    ("QAbstractButton", BUTTON_CORNER),
    ("QLineEdit", FIELD_CORNER),
    ("QPlainTextEdit", FIELD_CORNER),
    ("QComboBox", FIELD_CORNER),
    ("QAbstractSpinBox", FIELD_CORNER),
    ("QSlider", FIELD_CORNER),
)


class FocusRing(QWidget):
    """A ring round whatever has the keyboard focus in a dialog, with a gap between the two."""

    _focused: QWidget | None = None  # also while Python is taking the ring apart

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._focused = None
        if new is None or _corner_of(new) is None or new.window() is not self._dialog:
            self.hide()
            return
        self._focused = new
        widget: QWidget | None = new
        while widget is not None and widget is not self._dialog:
            widget.installEventFilter(self)  # only once, however often it is asked for
            widget = widget.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED and self._focused is not None:
            if event.type() is QEvent.Type.Hide:
                self.hide()
            elif watched is self._focused or self._is_inside(watched):
                self._place()
        return False

    def _is_inside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.isAncestorOf(self._focused or self)

    def _place(self) -> None:
        focused = self._focused
        if focused is None or not focused.isVisibleTo(self._dialog):
            self.hide()
            return
        box = focused.rect().translated(focused.mapTo(self._dialog, QPoint()))
        if focused.inherits("QCheckBox"):
            side = min(box.width(), box.height()) - 2 * round(FOCUS_GAP)
            centre = box.center()
            box.setSize(QSize(side, side))
            box.moveCenter(centre)
        room = round(FOCUS_GAP + FOCUS_WIDTH * 1.5 + 1)
        box.adjust(-room, -room, room, room)
        self.setGeometry(box)
        self._clip(focused)
        self.raise_()
        self.show()
        self.update()

    def _clip(self, focused: QWidget) -> None:
        self.clearMask()
        page = focused.parentWidget()
        while page is not None and page is not self._dialog:
            area = page.parentWidget()
            if area is not None and area.inherits("QScrollArea"):
                corner = page.mapTo(self._dialog, QPoint()) - self.pos()
                self.setMask(QRegion(page.rect().translated(corner)))
                return
            page = area

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._focused is None:
            return
        theme = theme_of(QApplication.palette())
        with painting(self) as painter:
            painter.setPen(themed_pen(theme, QColor(theme.focus).name(), FOCUS_WIDTH))
            inset = 0.5 + FOCUS_WIDTH * theme.weight / 2
            corner = (_corner_of(self._focused) or 0) + FOCUS_GAP
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), corner, corner
            )


def _corner_of(widget: QWidget | None) -> float | None:
    # None if the widget shows the focus itself.
    if widget is None:
        return None
    return next((corner for kind, corner in _CORNERS if widget.inherits(kind)), None)
