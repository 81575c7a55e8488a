"""The menus of a review: its match's deals, and the ways to hand it out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.window.look.menu_dress import dress_menu
from quinto_desktop.window.replay.words import deal_entry
from quinto_desktop.window.review.bar import ReviewBar
from quinto_desktop.window.review.handing_out import Handout
from quinto_desktop.window.review.scene import ReviewScene
from quinto_desktop.window.text.words import translate


class ReviewMenus(QObject):
    """Opens the menus of a review.

    Signals:
        deal_wanted(int): The user wants the review of another deal, by its place in the match.
        take_over_wanted(): The user wants to play on from here.

    Args:
        bar: The bar whose buttons open them.
        scene: The deals.
        handout: The ways to hand the review out.
        view: The view.
    """

    deal_wanted = Signal(int)
    take_over_wanted = Signal()

    def __init__(self, bar: ReviewBar, scene: ReviewScene, handout: Handout, view: QWidget) -> None:
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
