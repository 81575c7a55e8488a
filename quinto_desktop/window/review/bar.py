"""The bar over a review: where it stands, what is shown, and the ways out."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.replay.bar import ReplayBar

_NARROW = 860
_WIDE = 900


class ReviewBar(ReplayBar):
    """The bar of a replay, for what a review does: it walks decisions, and never plays by itself.

    Attributes:
        hand_out: Opens the menu to print, save or copy the review.
        can_take_over: Whether the deal can be played on, with or without a button here.
    """

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._wide = 0.0
        self.play.hide()
        self.hand_out = self.lines
        self.hand_out.say(self.tr("Export…"), self.tr("Print, save or copy this review (Ctrl+P)"))
        self.back.say(self.tr("Decision before"), self.tr("The decision before (Left)"))
        self.forward.say(self.tr("Next decision"), self.tr("The next decision (Right)"))
        self.take_over.say(
            self.tr("Play on from here"),
            self.tr("Play on from here, with the same hidden hands (Ctrl+Enter)"),
        )
        self.can_take_over = True

    def allow_take_over(self, *, allowed: bool) -> None:
        """Offer to play on, where there is room for the button; or never."""
        self.can_take_over = allowed
        self._offer()

    def show_openness(self, *, is_open: bool, known: str) -> None:
        """Mark what is shown.

        Args:
            is_open: Whether all hands are shown.
            known: What the other choice is called.
        """
        super().show_openness(is_open=is_open, known=known)
        self.known.setToolTip(self.tr("Only the hands known then (Space)"))
        self.all_hands.setToolTip(self.tr("All four hands (Space)"))

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._wide = width / scale
        self._offer()
        return super().needed_height(width, scale, is_low=is_low)

    def _offer(self) -> None:
        self.take_over.setVisible(self.can_take_over and self._wide >= _NARROW)
        self.hand_out.setVisible(self._wide >= _WIDE)
