"""The table with the score sheet beside it, or behind a tab where space is short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.tab import SheetTab, TabScore
from quinto_desktop.window.table.felt import is_narrow, sheet_width

_TAB_INSET = 8
_DESIGN = QSize(1280, 760)
_ARRANGING = (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange)


class TableArea(QWidget):
    """Divides its space between the table and the score sheet (look brief §4).

    Below 900 pixels the sheet is pulled out by its tab. The table makes room for it as far as
    possible; beyond that, the sheet covers it.

    Signals:
        sheet_toggled(bool): The user has opened or closed the sheet.
        sheet_shown(bool): The sheet has become visible or hidden, for whatever reason.
        tab_shown(int, bool): The tab takes another width of the table's upper edge: see
            `tab_room`; true if that is at the left.
    """

    sheet_toggled = Signal(bool)
    sheet_shown = Signal(bool)
    tab_shown = Signal(int, bool)

    def __init__(self, table: QWidget, sheet: QWidget, look: CurrentTheme) -> None:
        super().__init__()
        self._table = table
        self._sheet = sheet
        self._look = look
        self._wanted = True
        self._pulled_out = False
        self._is_at_left = False
        self._over: QWidget | None = None
        table.setParent(self)
        sheet.setParent(self)
        self._tab = SheetTab(look, self)
        self._tab.clicked.connect(self.toggle)
        look.changed.connect(self.update)

    def minimumSizeHint(self) -> QSize:
        return self._table.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return _DESIGN

    @property
    def is_narrow(self) -> bool:
        """Whether the sheet is hidden until it is pulled out by its tab."""
        return is_narrow(self.width())

    @property
    def tab(self) -> QWidget:
        """The tab that pulls the sheet out, and shows the score while it is hidden."""
        return self._tab

    @property
    def sheet_is_shown(self) -> bool:
        """Whether the score sheet is visible."""
        return self._pulled_out if self.is_narrow else self._wanted

    @property
    def tab_room(self) -> int:
        """The width of the table's upper edge that the tab takes, on the sheet's side."""
        table, tab = self._table.geometry(), self._tab.geometry()
        room = table.right() + 1 - tab.left()
        if self.sheet_is_at_left:
            room = tab.right() + 1 - table.left()
        return 0 if self._tab.isHidden() else max(0, room)

    @property
    def sheet_is_at_left(self) -> bool:
        """Whether the sheet stands at the left; a script from right to left swaps the sides."""
        is_mirrored = self.isRightToLeft()
        return self._is_at_left is not is_mirrored

    def stand_sheet(self, *, at_left: bool) -> None:
        """Choose the side where the sheet stands, in a script that runs from left to right."""
        if at_left is not self._is_at_left:
            self._is_at_left = at_left
            self._arrange()

    def want_sheet(self, *, wanted: bool) -> None:
        """Choose whether the sheet is shown where there is room for it."""
        self._wanted = wanted
        self._arrange()

    def lay_over(self, paper: QWidget | None) -> None:
        """Lay something over the sheet, or where it would be; None takes it away.

        The table makes room for it, as for the sheet.
        """
        self._over = paper
        if paper is not None:
            paper.setParent(self)
        self._arrange()
        if paper is not None:
            paper.show()

    def show_score(self, score: TabScore | None) -> None:
        """Show the score on the tab; None for none."""
        if self._tab.show_score(score):
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
        super().changeEvent(event)
        if event.type() in _ARRANGING:
            self.updateGeometry()  # the menu bar leaves it more or less of the screen
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        had = self.tab_room, self.sheet_is_at_left
        whole = self.rect()
        wide = sheet_width(whole.width())
        shown = self.sheet_is_shown
        if self._sheet.isHidden() is shown:
            self.sheet_shown.emit(shown)
        least = self._table.minimumSizeHint().width()
        is_taken = shown or self._over is not None
        beside = is_taken and (not self.is_narrow or whole.width() - wide >= least)
        room = QRect(0, 0, whole.width() - wide if beside else whole.width(), whole.height())
        self._put(self._table, room)
        self._put(self._sheet, QRect(whole.width() - wide, 0, wide, whole.height()))
        self._sheet.setVisible(shown)
        self._sheet.raise_()
        self._tab.setVisible(self._over is None and (self.is_narrow or not shown))
        self._tab.show_briefly(brief=shown)
        self._tab.point(right=shown is not self.sheet_is_at_left)
        across, down = whole.width() / _DESIGN.width(), whole.height() / _DESIGN.height()
        self._tab.set_unit(min(across, down))
        size = self._tab.sizeHint()
        edge = whole.width() - (wide if shown else 0) - size.width() - _TAB_INSET
        self._put(self._tab, QRect(QPoint(max(0, edge), _TAB_INSET), size))
        self._tab.raise_()
        if self._over is not None:
            self._put(self._over, QRect(whole.width() - wide, 0, wide, whole.height()))
            self._over.raise_()
        if had != (self.tab_room, self.sheet_is_at_left):
            self.tab_shown.emit(self.tab_room, self.sheet_is_at_left)

    def _put(self, part: QWidget, place: QRect) -> None:
        if self.sheet_is_at_left:
            place.moveRight(self.width() - 1 - place.left())
        part.setGeometry(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()
