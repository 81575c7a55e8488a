"""The bands above and below the table of a replay, a review and an exercise."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.stepper.buttons import RING, BarButton, Dress, Sign, TitleButton
from quinto_desktop.window.table.table import InPlace

_DESIGN, _MOST_SCALE = QSize(998, 776), 1.7
_LOW, _NARROW = 600, 760


class Band(Arranged):
    """A band above or below a table, as wide as it, with a line along the table."""

    HIGH, LEAST_HIGH = 52, 46  # as designed, and where there is little room
    IS_PAGE = IS_BELOW = False

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._scale = look, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._scale = scale
        return round(scale * (self.LEAST_HIGH if is_low or width < _NARROW else self.HIGH))

    def _put(self, part: QWidget, place: QRectF) -> None:
        part.setGeometry(read_from_side(self, place.toRect()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.page if self.IS_PAGE else theme.panel))
        painter.setPen(themed_pen(theme, theme.brass if self.IS_BELOW else theme.hair, 1))
        y = 0 if self.IS_BELOW else self.height() - 1
        painter.drawLine(0, y, self.width(), y)
        painter.end()


def stack(view: InPlace, above: Band, below: Band, wide: int) -> None:
    """Place two bands, and the view's table between them, in this width."""
    high = view.height()
    scale = max(1.0, min(wide / _DESIGN.width(), high / _DESIGN.height(), _MOST_SCALE))
    is_low = high < _LOW  # then the table needs the height more
    top = above.needed_height(wide, scale, is_low=is_low)
    foot = below.needed_height(wide, scale, is_low=is_low)
    places = (
        (above, QRect(0, 0, wide, top)),
        (view.table, QRect(0, top, wide, high - top - foot)),
        (below, QRect(0, high - foot, wide, foot)),
    )
    for part, place in places:
        part.setGeometry(read_from_side(view, place))


# ------------------------------------------------------------------- replays and reviews
_GAP, _EDGE = 6, 12
_TITLE_SHARE, _MOST_SQUEEZED = 0.2, 0.45


class ReplayBar(Band):
    """The bar: title, steps, what is shown, and two ways out.

    Signals:
        openness_chosen(bool): Whether all hands are to be shown.
    """

    openness_chosen = Signal(bool)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.can_take_over = True
        self.title = TitleButton(look, self)
        self.back = BarButton(self.tr("Step back"), look, self, Sign.BACK)
        self.play = BarButton(self.tr("Play"), look, self, Sign.PLAY)
        self.forward = BarButton(self.tr("Step forward"), look, self, Sign.FORWARD)
        self.known = BarButton("", look, self, dress=Dress.LEADING)
        self.all_hands = BarButton(self.tr("All hands"), look, self, dress=Dress.TRAILING)
        self.lines = BarButton(self.tr("Branches…"), look, self)
        self.take_over = BarButton(self.tr("Take over here"), look, self)
        self.close_button = BarButton(self.tr("Close"), look, self, dress=Dress.QUIET)
        self.back.setToolTip(self.tr("Step back (Left)"))
        self.forward.setToolTip(self.tr("Step forward (Right)"))
        self.take_over.setToolTip(
            self.tr("Play on from here, with the same hidden hands (Ctrl+Enter)")
        )
        self.close_button.setToolTip(self.tr("Back to the game (Esc)"))
        self.known.clicked.connect(lambda: self.openness_chosen.emit(False))  # noqa: FBT003
        self.all_hands.clicked.connect(lambda: self.openness_chosen.emit(True))  # noqa: FBT003
        self.lines.hide()
        self.show_playing(playing=False)
        self.show_openness(is_open=False, known="")

    @property
    def _groups(self) -> tuple[tuple[BarButton, ...], ...]:
        return (
            (self.back, self.play, self.forward),
            (self.known, self.all_hands),
            (self.lines, self.take_over),
            (self.close_button,),
        )

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        self.back.press_together(1.0, scale)
        least = self.back.sizeHint().height() + 4
        return max(least, super().needed_height(width, scale, is_low=is_low))

    def allow_take_over(self, *, allowed: bool) -> None:
        self.can_take_over = allowed
        self._offer()

    def _offer(self) -> None:
        self.take_over.setVisible(self.can_take_over)

    def tell(self, title: str, under: str) -> None:
        self.title.tell(title, under)
        self.arrange()

    def show_playing(self, *, playing: bool) -> None:
        if playing:
            self.play.show_sign(Sign.PAUSE, self.tr("Pause"), self.tr("Pause (Space)"))
        else:
            self.play.show_sign(Sign.PLAY, self.tr("Play"), self.tr("Play (Space)"))

    def show_openness(self, *, is_open: bool, known: str) -> None:
        """Mark whether all hands are shown, or those by which the other choice is called."""
        self.known.say(known, self.tr("Only what this player knew (A); P for the next player"))
        self.all_hands.say(self.tr("All hands"), self.tr("All four hands (A)"))
        self.known.setChecked(not is_open)
        self.all_hands.setChecked(is_open)
        self.arrange()

    def arrange(self) -> None:
        # The buttons become narrower as far as the title needs it.
        shown = [[one for one in group if not one.isHidden()] for group in self._groups]
        words = [one for group in shown for one in group if one.sign is None]
        self.title.scale = self._scale
        needed = self.title.needed_width
        for share in (1.0, 0.5, 0.0):
            for button in (one for group in shown for one in group):
                button.press_together(share, self._scale)
            room = self.width() - 2 * _EDGE - self._width_of(shown) - _GAP
            if room >= needed:
                break
        lack = min(needed, _TITLE_SHARE * self.width()) - room
        all_words = sum(one.sizeHint().width() for one in words)
        squeeze = min(_MOST_SQUEEZED, max(0.0, lack / max(1, all_words)))
        x = self.width() - _EDGE + RING - self._width_of(shown) + squeeze * all_words
        title = QRectF(_EDGE, 0, max(0.0, min(needed, x - _EDGE - _GAP)), self.height() - 1)
        self._put(self.title, title)
        for group in shown:
            for button in group:
                size = button.sizeHint()
                wide = size.width() * (1 - squeeze * (button.sign is None))
                top = (self.height() - size.height()) / 2
                self._put(button, QRectF(x, top, wide, size.height()))
                x += wide - (2 * RING if button.isCheckable() else 0)
            x += _GAP + (2 * RING if group and group[0].isCheckable() else 0)

    def _width_of(self, shown: list[list[BarButton]]) -> float:
        halves = 2 * RING  # which halves of a choice lie over each other
        wide = sum(one.sizeHint().width() for group in shown for one in group)
        return wide - halves + _GAP * (len(shown) - 1)


# ------------------------------------------------------------------- exercises
class PracticeBar(Band):
    """What is practised, where the deal stands, the rating, and the way out."""

    IS_PAGE = True

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title, self.under, self.rating = QLabel(self), QLabel(self), QLabel(self)
        for label in (self.title, self.under, self.rating):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = BarButton(self.tr("Close"), look, self, dress=Dress.QUIET)
        self.close_button.setToolTip(self.tr("Back to the game (Esc)"))
        look.changed.connect(self._follow_theme)
        self._follow_theme()

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        self.title.setFont(serif_font(19 * scale, bold=True))
        for label in (self.under, self.rating):
            label.setFont(ui_font(14 * scale))
        self.close_button.press_together(1.0, scale)
        least = self.close_button.sizeHint().height() + 4
        return max(least, super().needed_height(width, scale, is_low=is_low))

    def tell(self, title: str, under: str, rating: str) -> None:
        for label, text in ((self.title, title), (self.under, under), (self.rating, rating)):
            label.setText(text)
        self.arrange()

    def arrange(self) -> None:
        # Title and standing lead, rating and the way out trail; the standing gives way first.
        edge, gap, high = round(14 * self._scale), round(12 * self._scale), self.height()
        button = self.close_button.sizeHint()
        right = self.width() - edge - button.width()
        top = (high - button.height()) // 2
        self._put(self.close_button, QRectF(right, top, button.width(), button.height()))
        rating = self.rating.sizeHint().width() + 2
        right -= gap + rating
        self._put(self.rating, QRectF(right, 0, rating, high))
        title = min(self.title.sizeHint().width() + 2, max(0, right - edge - gap))
        self._put(self.title, QRectF(edge, 0, title, high))
        left = edge + title + gap
        under = self.under.sizeHint().width() + 2
        self.under.setVisible(under <= right - gap - left)
        self._put(self.under, QRectF(left, 0, under, high))

    def _follow_theme(self) -> None:
        theme = self._look.theme
        for label in (self.title, self.rating):
            _colour(label, theme.page_text)
        _colour(self.under, theme.page_dim)


_BESIDE = 8  # between the buttons
_MOST_BUTTONS = 0.56  # of the width


class PracticeFoot(Band):
    """Says in two lines what is asked or what became of it, beside what can be done now."""

    HIGH, LEAST_HIGH = 108, 96
    IS_PAGE = IS_BELOW = True
    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.headline, self.line = QLabel(self), QLabel(self)
        for label in (self.headline, self.line):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.why = BarButton("", look, self)
        self.again = BarButton(self.tr("Try again"), look, self)
        self.skip = BarButton(self.tr("Skip"), look, self, dress=Dress.QUIET)
        self.next = BarButton(self.tr("Next"), look, self, dress=Dress.GILT)
        self.buttons = (self.why, self.again, self.skip, self.next)  # the default one last
        look.changed.connect(self._follow_theme)
        self._follow_theme()

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        self.headline.setFont(serif_font(19 * scale, bold=True))
        self.line.setFont(ui_font(14 * scale))
        return round(text_zoom() * super().needed_height(width, scale, is_low=is_low))

    def say(self, headline: str, line: str) -> None:
        self.headline.setText(headline)
        self.line.setText(line)
        self.setAccessibleName(self.text)
        self.arrange()

    def offer(self, *offered: BarButton) -> None:
        for button in self.buttons:
            button.setVisible(button in offered)
        self.arrange()

    @property
    def text(self) -> str:
        return f"{self.headline.text()} {self.line.text()}".strip()

    def arrange(self) -> None:
        # Buttons at the trailing edge, in one row or in two; words in the rest.
        shown = [button for button in self.buttons if not button.isHidden()]
        rows = [shown]
        for share in (1.0, 0.0):
            for button in shown:
                button.press_together(share, self._scale)
            if _width_of(shown) <= _MOST_BUTTONS * self.width():
                break
        else:
            half = (len(shown) + 1) // 2
            rows = [shown[:half], shown[half:]] if len(shown) > 1 else [shown]
        edge = round(16 * self._scale)
        self._place_buttons(rows, edge)
        wide = self.width() - max([_width_of(row) for row in rows], default=0) - 3 * edge
        high = self.height() - 12
        above = min(self.headline.heightForWidth(wide), high)
        self._put(self.headline, QRectF(edge, 8, wide, max(0, above)))
        self._put(self.line, QRectF(edge, 10 + above, wide, max(0, high - above - 2)))

    def _place_buttons(self, rows: list[list[BarButton]], edge: int) -> None:
        high = max([button.sizeHint().height() for button in self.buttons])
        top = (self.height() - len(rows) * high) // 2
        for row in rows:
            x = self.width() - edge - _width_of(row)
            for button in row:
                wide = button.sizeHint().width()
                self._put(button, QRectF(x, top, wide, high))
                x += wide + _BESIDE
            top += high

    def _follow_theme(self) -> None:
        _colour(self.headline, self._look.theme.page_text)
        _colour(self.line, self._look.theme.page_dim)


def _width_of(row: list[BarButton]) -> int:
    return sum([button.sizeHint().width() for button in row]) + _BESIDE * max(0, len(row) - 1)


def _colour(label: QLabel, colour: str) -> None:
    palette = label.palette()
    palette.setColor(label.foregroundRole(), QColor(colour))
    label.setPalette(palette)
