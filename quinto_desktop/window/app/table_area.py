"""The table with the score sheet beside it, or behind a tab, and with the aids that are wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.game import Preferences
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.content import SheetAid
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.tab import SheetTab, TabScore
from quinto_desktop.window.table.felt import is_narrow, sheet_width
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.window.table.aids import Aids

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
        return self._tab

    @property
    def sheet_is_shown(self) -> bool:
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


AIDS = ("ladder", "radar", "race")  # the settings that each show a panel


class AidController(QObject):
    """Follows the settings; the panels are loaded after the table has been painted."""

    def __init__(
        self,
        preferences: Preferences,
        table: Table,
        sheet: ScoreSheet,
        look: CurrentTheme,
        tell: Callable[[str], object],
        show_message: Callable[[str], object],
    ) -> None:
        super().__init__(table)
        self._preferences = preferences
        self._table = table
        self._sheet = sheet
        self._tab = 0, False
        self._look = look
        self._tell, self._show_message = tell, show_message
        self._has_appeared = False
        self._wanted = self._chosen()
        self.aids: Aids | None = None
        table.make_room(has_ladder=preferences.settings.ladder)
        table.appeared.connect(self._on_table_appeared)
        sheet.want_aids(self._of_sheet())
        sheet.aids_shown.connect(self._on_sheet_aids_shown)

    def _chosen(self) -> frozenset[str]:
        return frozenset(name for name in AIDS if getattr(self._preferences.settings, name))

    def open_ladder(self) -> None:
        """Open the whole ladder over the table, or close it."""
        if self._has_appeared:
            self.aids = self.aids or self._new_aids()
            self.make_room_for_tab(*self._tab)
            self.aids.open_ladder()

    def _of_sheet(self) -> frozenset[SheetAid]:
        return frozenset(aid for aid in SheetAid if aid.value in self._wanted)

    @Slot()
    def _on_sheet_aids_shown(self) -> None:
        if self._has_appeared:
            self._update_aids()

    @Slot()
    def _on_table_appeared(self) -> None:
        self._has_appeared = True
        self._update_aids()

    def apply_settings(self) -> None:
        new, self._wanted = self._chosen() - self._wanted, self._chosen()
        self._table.make_room(has_ladder=self._preferences.settings.ladder)
        self._sheet.want_aids(self._of_sheet())
        if self._has_appeared:
            self._update_aids()
            is_asking = self._table.overlays.doubling.isVisible()  # its room will be free again
            if (
                self.aids is not None
                and not is_asking
                and not all(self.aids.has_place(name) for name in new - self._on_sheet())
            ):
                self._show_message(translate("Aids", "That panel needs a larger window."))

    def _on_sheet(self) -> frozenset[str]:
        return frozenset(aid.value for aid in self._sheet.shown_aids)

    def _update_aids(self) -> None:
        wanted = self._wanted - self._on_sheet()
        if self.aids is None:
            if not wanted:
                return
            self.aids = self._new_aids()
            self.make_room_for_tab(*self._tab)
        self.aids.want(wanted)

    def _new_aids(self) -> Aids:
        # Imported late, so the table appears sooner.
        from quinto_desktop.window.table.aids import Aids

        aids = Aids(self._table, self._look, self._table.marks)
        aids.closed.connect(self._on_aids_closed)
        aids.ladder.told.connect(self._tell)
        aids.begin(self._table.observation)
        return aids

    @Slot(str)
    def _on_aids_closed(self, name: str) -> None:
        self._preferences.change(**{name: False})

    @Slot(int, bool)
    def make_room_for_tab(self, room: int, at_left: bool) -> None:  # noqa: FBT001
        """Reserve this many pixels of the table's upper edge for the tab, at one of its ends."""
        self._tab = room, at_left
        if self.aids is not None:
            self.aids.tab_room, self.aids.tab_at_left = room, at_left
            self.aids.stand()
