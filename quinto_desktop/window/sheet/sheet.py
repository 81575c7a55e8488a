"""The score sheet beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.rules import Observation, Quint, Side
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.pop_ups import as_tip, show_tip
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.breakdown import tables_lines
from quinto_desktop.window.sheet.content import (
    SheetAid,
    SheetContent,
    content_of,
    describe,
    points_to_go,
)
from quinto_desktop.window.sheet.layout import lay_out
from quinto_desktop.window.sheet.page import (
    DESIGN_WIDTH,
    Item,
    SheetButton,
    SheetPage,
    Text,
    fitted,
    paint,
    paint_shadow,
)
from quinto_desktop.window.sheet.sheet_figures import BreakdownPopup, FigureButtons
from quinto_desktop.window.table.felt import LEAST_SHEET
from quinto_desktop.window.text.match_text import SourceWords
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.game.judging.after_deals import Compared


class Counting(QVariantAnimation):
    """Counts one side's total up to its new value, and with it what the side still needs."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._side: Side | None = None
        self._figures = [sheet.rect()]
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._on_value_changed)
        self.finished.connect(self.finish)

    def hold(self, side: Side, before: int, after: int) -> None:
        """Show a side's total without its latest points until they are counted."""
        self.finish()
        self._side = side
        self.setStartValue(before)
        self.setEndValue(after)
        self.setCurrentTime(0)
        self._sheet.update()

    def begin(self, duration_ms: int) -> None:
        if self._side is not None and duration_ms:
            self.setDuration(duration_ms)
            start_now(self)
        else:
            self.finish()

    @Slot()
    def finish(self) -> None:
        if self._side is not None:
            self._side = None
            self.stop()
            self._sheet.update()

    def items_of(self, page: SheetPage) -> Sequence[Item]:
        """The items of a page to paint at this moment: the score and what is still needed agree."""
        side = self._side
        if side is None or side not in page.totals:
            return page.items
        score = int(self.currentValue())
        items = list(page.items)
        counted = {page.totals[side]: str(score)}
        if side in page.to_go:
            counted[page.to_go[side]] = points_to_go(page.target - score)
        for place, text in counted.items():
            item = items[place]
            assert isinstance(item, Text)
            items[place] = fitted(item.rect, text, item.font, item.colour, item.align)
        if side in page.bars:
            items[page.bars[side]] = page.bar(side, score)
        places = [*counted, *([page.bars[side] - 1] if side in page.bars else ())]
        self._figures = [items[place].rect.toAlignedRect() for place in places]
        return items

    @Slot()
    def _on_value_changed(self) -> None:
        for figure in self._figures:
            self._sheet.update(figure)


_LEAST_HEIGHT = 440
_TALLEST = 3.9  # of its width
_LAYOUT_CHANGES = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.LayoutDirectionChange,
)


class ScoreSheet(QWidget):
    """The score sheet as a widget beside the table.

    Signals:
        aids_shown(): It has begun or ceased to show an aid; see `shown_aids`.
    """

    aids_shown = Signal()

    def __init__(self, look: CurrentTheme, marks: Marks, breakdowns: BreakdownPopup) -> None:
        super().__init__()
        self._look = look
        self._marks = marks
        self._wanted_aids: frozenset[SheetAid] = frozenset()
        self._told_aids: frozenset[SheetAid] = frozenset()
        self._source: SourceWords | None = None
        self._lesson = ""
        self._compared: Sequence[Compared] | None = None
        self._note, self._has_rules = "", True
        self._latest: tuple[Observation, Speaker] | None = None
        self.breakdowns = breakdowns
        breakdowns.setParent(self)
        self._content: SheetContent | None = None
        self._page: SheetPage | None = None
        self._is_held_back = False
        self._flashed: Quint | None = None
        self._flash = QVariantAnimation(self)
        self._flash.setStartValue(1.0)
        self._flash.setEndValue(0.0)
        self._flash.valueChanged.connect(self._on_flash_changed)
        self._flash.finished.connect(self.skip_flash)
        self.counting = Counting(self)
        self.last_trick = SheetButton(look, self)
        self.rules = SheetButton(look, self)
        self.figures = FigureButtons(look, self, breakdowns)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumSize(LEAST_SHEET, _LEAST_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._lay_out)
        self.setAccessibleName(translate("ScoreSheet", "Score sheet"))
        self.last_trick.setText(translate("ScoreSheet", "Last trick"))
        self.rules.setText(translate("ScoreSheet", "Rules"))

    @property
    def buttons(self) -> tuple[SheetButton, SheetButton]:
        return self.last_trick, self.rules

    @property
    def content(self) -> SheetContent | None:
        """Everything it shows; None before the first observation."""
        return self._content

    def hold_back(self) -> None:
        """Stay empty until `unveil`, so the window appears sooner."""
        self._is_held_back = True
        for button in self.buttons:
            button.hide()

    def unveil(self) -> None:
        """Show the sheet that `hold_back` kept empty."""
        self._is_held_back = False
        for button in self.buttons:
            button.show()
        self._lay_out()

    def show_observation(self, observation: Observation, speaker: Speaker) -> None:
        """Show what a seat may know, repainting only if something has changed."""
        self.breakdowns.show_observation(observation, speaker)
        self._latest = observation, speaker
        content = self._content_of(observation, speaker)
        if content == self._content:
            return
        self._content = content
        self.setAccessibleDescription(describe(content))
        self._lay_out()

    @property
    def shown_aids(self) -> frozenset[SheetAid]:
        """The wanted aids that have a place on the sheet while it is open."""
        if self._page is None or self.isHidden():
            return frozenset()
        return self._page.aids

    def want_aids(self, wanted: frozenset[SheetAid]) -> None:
        """Choose the aids that the sheet shows where it has room for them."""
        if wanted != self._wanted_aids:
            self._wanted_aids = wanted
            if self._latest is not None:
                self.show_observation(*self._latest)

    def _tell_aids(self) -> None:
        if self._told_aids != self.shown_aids:
            self._told_aids = self.shown_aids
            self.aids_shown.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell_aids()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tell_aids()

    def show_source(self, source: SourceWords) -> None:
        """Show where the cards come from, from the next observation on."""
        self._source = source

    def show_note(self, note: str, *, has_rules: bool = True) -> None:
        """Show a few words that set this game apart, or "", from the next observation on.

        With `has_rules` the name of the rules stands before them.
        """
        self._note, self._has_rules = note, has_rules

    def compare(self, compared: Sequence[Compared] | None) -> None:
        """Show how other tables fared with the same cards, in order; None if that is not wanted."""
        self._compared = compared
        self.breakdowns.compare(compared or ())
        if self._latest is not None:
            self.show_observation(*self._latest)

    def show_lesson(self, title: str) -> None:
        """Show the title of a lesson instead of the deal and its source; empty for no lesson."""
        self._lesson = title
        if self._latest is not None:
            self.show_observation(*self._latest)

    def _content_of(self, observation: Observation, speaker: Speaker) -> SheetContent:
        content = content_of(observation, speaker, self._wanted_aids)
        if self._lesson:
            return content._replace(heading=self._lesson)
        if self._compared is not None:
            tables = tables_lines(self._compared, observation, speaker)
            content = content._replace(tables=tables)
        full, short = content.variant
        if self._note:
            names = content.variant if self._has_rules else ("", "")
            full, short = (" · ".join(filter(None, (name, self._note))) for name in names)
        return content._replace(variant=(full, short), source=self._source)

    def flash(self, quint: Quint, duration_ms: int) -> None:
        """Highlight a quint of this deal that has just been scored; 0 means not at all."""
        self.skip_flash()
        if duration_ms > 0 and self.place_of(quint) is not None:
            self._flashed = quint
            self._flash.setDuration(duration_ms)
            start_now(self._flash)

    def skip_flash(self) -> None:
        if self._flashed is not None:
            self._on_flash_changed()
            self._flashed = None
            self._flash.stop()

    def place_of(self, quint: Quint) -> QRectF | None:
        """The place of this deal's quint on the sheet; None if it has no line of its own."""
        return None if self._page is None else self._page.marked.get(quint)

    def place_to_come(
        self, quint: Quint, observation: Observation, speaker: Speaker
    ) -> QRectF | None:
        """The place that a quint will have once the sheet shows an observation with it."""
        if self._page is None:
            return None
        return self._page_of(self._content_of(observation, speaker)).marked.get(quint)

    def hint_at(self, x: float, y: float) -> str:
        """What the sheet says at a point, in words; empty if there is nothing."""
        hints = [] if self._page is None else self._page.hints
        return next((hint for rect, hint in hints if rect.contains(x, y)), "")

    def sizeHint(self) -> QSize:
        return QSize(round(DESIGN_WIDTH), 800)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            hint = self.hint_at(event.pos().x(), event.pos().y())
            show_tip(event.globalPos(), as_tip(hint), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _LAYOUT_CHANGES:
            self._lay_out()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(event.rect(), QColor(theme.panel))
        if self._page is None:
            return
        paint_shadow(painter, self._page.paper, theme.shadow / 2)
        within = QRectF(event.rect())
        paint(painter, self.counting.items_of(self._page), self._marks, within)
        self._paint_flash(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._page.paper.adjusted(-3, -3, 3, 3), 5, 5)

    @Slot()
    def _lay_out(self) -> None:
        if self._content is None or self._is_held_back:
            return
        self._page = self._page_of(self._content)
        font = self._page.font(13, "b")
        for button, place in zip(self.buttons, self._page.buttons, strict=True):
            button.setGeometry(place.toRect())
        smallest = min((button.fitted(font).font for button in self.buttons), key=QFont.pixelSize)
        for button in self.buttons:
            button.set_text_font(smallest)
        self.figures.place(self._page.spots, self._page.across)
        self.update()
        self._tell_aids()

    def _page_of(self, content: SheetContent) -> SheetPage:
        mirrored = self.isRightToLeft()
        # A taller sheet would only have more empty paper.
        size = QSizeF(self.width(), min(self.height(), _TALLEST * self.width()))
        return lay_out(content, self._look.theme, size, mirrored=mirrored)

    def _paint_flash(self, painter: QPainter) -> None:
        place = None if self._flashed is None else self.place_of(self._flashed)
        if place is not None:
            colour = QColor(self._look.theme.crown)
            colour.setAlphaF(float(self._flash.currentValue()))
            painter.setPen(QPen(colour, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 4, 4)

    def _on_flash_changed(self) -> None:
        place = None if self._flashed is None else self.place_of(self._flashed)
        if place is not None:
            self.update(place.toAlignedRect().adjusted(-3, -3, 3, 3))
