"""The table with the score sheet beside it, or behind a tab where space is short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStyle, QToolButton, QWidget

from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.score_sheet import is_narrow, sheet_width
from quinto_desktop.window.text.card_text import fill

_TAB = QSize(76, 44)
_TAB_INSET = 8
_ARRANGING = (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange)


class TableArea(QWidget):
    """Divides its space between the table and the score sheet (look brief §4).

    Below 900 pixels the sheet is pulled out by its tab. The table makes room for it as far as
    possible; beyond that, the sheet covers it.

    Signals:
        sheet_toggled(bool): The user has opened or closed the sheet.
        sheet_shown(bool): The sheet has become visible or hidden, for whatever reason.
        tab_shown(int): The tab takes another width of the table's upper edge: see `tab_room`.
    """

    sheet_toggled = Signal(bool)
    sheet_shown = Signal(bool)
    tab_shown = Signal(int)

    def __init__(self, table: QWidget, sheet: QWidget, look: CurrentTheme) -> None:
        super().__init__()
        self._table = table
        self._sheet = sheet
        self._look = look
        self._wanted = True
        self._pulled_out = False
        table.setParent(self)
        sheet.setParent(self)
        self._tab = QToolButton(self)
        self._tab.setText(self.tr("Score"))
        self._tab.setAccessibleName(self.tr("Score sheet"))
        self._tab.setToolTip(self.tr("Show or hide the score sheet"))
        self._tab.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._tab.clicked.connect(self.toggle)
        self._style_tab()
        look.changed.connect(self._on_look_changed)

    def minimumSizeHint(self) -> QSize:
        """The minimum size of the table."""
        return self._table.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(1280, 760)

    @property
    def is_narrow(self) -> bool:
        """Whether the sheet is hidden until it is pulled out by its tab."""
        return is_narrow(self.width())

    @property
    def sheet_is_shown(self) -> bool:
        """Whether the score sheet is visible."""
        return self._pulled_out if self.is_narrow else self._wanted

    @property
    def tab_room(self) -> int:
        """The width of the table's upper edge that the tab takes at its end, in pixels."""
        table, tab = self._table.geometry(), self._tab.geometry()
        room = table.right() + 1 - tab.left()
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            room = tab.right() + 1 - table.left()
        return 0 if self._tab.isHidden() else max(0, room)

    @Slot()
    def _on_look_changed(self) -> None:
        self._style_tab()
        self.update()

    def want_sheet(self, *, wanted: bool) -> None:
        """Choose whether the sheet is shown where there is room for it."""
        self._wanted = wanted
        self._arrange()

    def show_score(self, score: tuple[int, int] | None) -> None:
        """Show both sides' points on the tab, the viewer's own first; None for no points."""
        text = self.tr("Score")
        if score is not None:
            text = fill(self.tr("Score {own}–{other}"), own=score[0], other=score[1])
        if text != self._tab.text():
            self._tab.setText(text)
            self._arrange()

    def toggle(self) -> None:
        """Show the sheet, or hide it."""
        if self.is_narrow:
            self._pulled_out = not self._pulled_out
        else:
            self._wanted = not self._wanted
        had_keys = self._sheet.isAncestorOf(QApplication.focusWidget() or self)
        self._arrange()
        if had_keys and not self.sheet_is_shown:
            self._table.setFocus()
        self.sheet_toggled.emit(self.sheet_is_shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's text size and layout direction at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._style_tab()
        if event.type() in _ARRANGING:
            self._arrange()

    def _style_tab(self) -> None:
        theme = self._look.theme
        self._tab.setFont(ui_font(12))
        self._tab.setStyleSheet(
            f"QToolButton {{ background: {theme.sheet}; color: {theme.ink};"
            f" border: 1px solid {theme.rule}; border-radius: 8px; }}"
            f"QToolButton:focus {{ border: 2px solid {theme.focus}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys that the sheet does not use to the table, wherever Tab has led."""
        if event.key() == Qt.Key.Key_Escape and self.is_narrow and self._pulled_out:
            self.toggle()
        elif self._has_table_focus():
            super().keyPressEvent(event)  # the table has had it
        else:
            self._table.keyPressEvent(event)
            if event.isAccepted() and not self._has_table_focus():
                self._table.setFocus()

    def _has_table_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is self._table or self._table.isAncestorOf(focused or self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the space again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        had = self.tab_room
        whole = self.rect()
        wide = sheet_width(whole.width())
        shown = self.sheet_is_shown
        if self._sheet.isHidden() is shown:
            self.sheet_shown.emit(shown)
        least = self._table.minimumSizeHint().width()
        beside = shown and (not self.is_narrow or whole.width() - wide >= least)
        room = QRect(0, 0, whole.width() - wide if beside else whole.width(), whole.height())
        self._put(self._table, room)
        self._put(self._sheet, QRect(whole.width() - wide, 0, wide, whole.height()))
        self._sheet.setVisible(shown)
        self._sheet.raise_()
        self._tab.setVisible(self.is_narrow or not shown)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        points_right = shown is not is_mirrored
        arrow = Qt.ArrowType.RightArrow if points_right else Qt.ArrowType.LeftArrow
        self._tab.setArrowType(arrow)
        size = self._tab.sizeHint().expandedTo(_TAB)
        edge = whole.width() - (wide if shown else 0) - size.width() - _TAB_INSET
        self._put(self._tab, QRect(QPoint(max(0, edge), _TAB_INSET), size))
        self._tab.raise_()
        if had != self.tab_room:
            self.tab_shown.emit(self.tab_room)

    def _put(self, part: QWidget, place: QRect) -> None:
        """Put a part into its place; in right-to-left layouts the sheet is on the left."""
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background under the sheet."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()
