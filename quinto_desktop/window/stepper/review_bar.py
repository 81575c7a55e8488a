"""The bar over a review: where it stands, what is shown, the ways out; and its menus."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper.bar import ReplayBar
from quinto_desktop.window.stepper.replay_words import deal_entry
from quinto_desktop.window.stepper.review_export import ReviewExport
from quinto_desktop.window.stepper.review_scene import ReviewScene
from quinto_desktop.window.text.translation import translate

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
        self.back.say(self.tr("Previous decision"), self.tr("Previous decision (Left)"))
        self.forward.say(self.tr("Next decision"), self.tr("Next decision (Right)"))
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
        self.known.setToolTip(self.tr("Only the hands known at the time (Space)"))
        self.all_hands.setToolTip(self.tr("All four hands (Space)"))

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._wide = width / scale
        self._offer()
        return super().needed_height(width, scale, is_low=is_low)

    def _offer(self) -> None:
        self.take_over.setVisible(self.can_take_over and self._wide >= _NARROW)
        self.hand_out.setVisible(self._wide >= _WIDE)


class ReviewMenus(QObject):
    """Opens the menus of a review.

    Signals:
        deal_wanted(int): The user wants the review of another deal, by its place in the match.
        take_over_wanted(): The user wants to play on from here.
    """

    deal_wanted = Signal(int)
    take_over_wanted = Signal()

    def __init__(
        self, bar: ReviewBar, scene: ReviewScene, handout: ReviewExport, view: QWidget
    ) -> None:
        super().__init__(view)
        self._bar, self._scene, self._handout, self._view = bar, scene, handout, view
        bar.title.clicked.connect(self._offer_deals)
        bar.hand_out.clicked.connect(self._open_handout)

    @Slot()
    def _offer_deals(self) -> None:
        """Open a menu of all deals, each with what it brought."""
        menu, projector = self._menu(), self._scene.projector
        for place, deal in enumerate(projector.replay.deals):
            text = deal_entry(deal, projector.replay, projector.speaker)
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(deal is self._scene.deal)
            action.triggered.connect(lambda _=False, place=place: self.deal_wanted.emit(place))
        title = self._bar.title
        menu.popup(title.mapToGlobal(title.rect().bottomLeft()))

    @Slot()
    def _open_handout(self) -> None:
        button = self._bar.hand_out
        self.offer_handout(button.mapToGlobal(button.rect().bottomLeft()))

    def want_deal(self, place: int) -> None:
        """Ask for the review of another deal, if there is one at this place."""
        if 0 <= place < len(self._scene.projector.replay.deals):
            self.deal_wanted.emit(place)

    def offer_handout(self, point: QPoint) -> None:
        """Offer to print, save or copy the review, and whatever has no room in the bar."""
        menu = self._menu()
        if self._bar.take_over.isHidden() and self._bar.can_take_over:
            action = menu.addAction(translate("Review", "Play on &from here"))
            action.triggered.connect(lambda _=False: self.take_over_wanted.emit())
            menu.addSeparator()
        self._handout.fill(menu)
        menu.popup(point)

    def _menu(self) -> QMenu:
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu)
        return menu
