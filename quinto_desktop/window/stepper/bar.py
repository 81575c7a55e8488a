"""The bar over a replay: what is shown, how to move in it, and what to do with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    themed_pen,
)
from quinto_desktop.window.stepper.buttons import RING, BarButton, Dress, Sign, TitleButton

_HIGH, _LEAST_HIGH = 52, 46
_GAP, _EDGE = 6, 12
_NARROW = 760
_TITLE_SHARE, _MOST_SQUEEZED = 0.2, 0.45


class ReplayBar(Arranged):
    """The bar: title, steps, what is shown, and two ways out.

    Signals:
        openness_chosen(bool): Whether all hands are to be shown.

    Attributes:
        title: Says where the replay is, and opens the list of deals.
        back: A step back.
        play: Plays by itself, or pauses.
        forward: A step forward.
        known: Shows what one player knew.
        all_hands: Shows all hands.
        lines: Opens the list of lines; hidden while there is none but the first play.
        take_over: Goes on playing from here.
        close_button: Ends the replay.
    """

    openness_chosen = Signal(bool)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scale = 1.0
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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.show_playing(playing=False)
        self.show_openness(is_open=False, known="")

    @property
    def _groups(self) -> tuple[tuple[BarButton, ...], ...]:
        """The buttons from left to right; those of a group stand together."""
        return (
            (self.back, self.play, self.forward),
            (self.known, self.all_hands),
            (self.lines, self.take_over),
            (self.close_button,),
        )

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._scale = scale
        self.back.press_together(1.0, scale)
        least = self.back.sizeHint().height() + 4
        return max(least, round(scale * (_LEAST_HIGH if is_low or width < _NARROW else _HIGH)))

    def tell(self, title: str, under: str) -> None:
        """Say where the replay is."""
        self.title.tell(title, under)
        self.arrange()

    def show_playing(self, *, playing: bool) -> None:
        """Offer to pause, or to play."""
        if playing:
            self.play.show_sign(Sign.PAUSE, self.tr("Pause"), self.tr("Pause (Space)"))
        else:
            self.play.show_sign(Sign.PLAY, self.tr("Play"), self.tr("Play (Space)"))

    def show_openness(self, *, is_open: bool, known: str) -> None:
        """Mark what is shown.

        Args:
            is_open: Whether all hands are shown.
            known: What the other choice is called.
        """
        self.known.say(known, self.tr("Only what this player knew (A); P for the next player"))
        self.all_hands.say(self.tr("All hands"), self.tr("All four hands (A)"))
        self.known.setChecked(not is_open)
        self.all_hands.setChecked(is_open)
        self.arrange()

    # --------------------------------------------------------------- layout
    def arrange(self) -> None:
        """Place the buttons, narrower as far as that is needed for the title."""
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
        self.title.setGeometry(read_from_side(self, title.toRect()))
        for group in shown:
            for button in group:
                size = button.sizeHint()
                wide = size.width() * (1 - squeeze * (button.sign is None))
                place = QRectF(x, (self.height() - size.height()) / 2, wide, size.height())
                button.setGeometry(read_from_side(self, place.toRect()))
                x += wide - (2 * RING if button.isCheckable() else 0)
            x += _GAP + (2 * RING if group and group[0].isCheckable() else 0)

    def _width_of(self, shown: list[list[BarButton]]) -> float:
        halves = 2 * RING  # which halves of a choice lie over each other
        wide = sum(one.sizeHint().width() for group in shown for one in group)
        return wide - halves + _GAP * (len(shown) - 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, and the line under it."""
        theme, painter = self._look.theme, QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.setPen(themed_pen(theme, theme.hair, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
