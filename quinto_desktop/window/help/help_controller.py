"""Opens the rule book, Fair play and About."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from quinto_desktop.game import CommitmentChain, GameController
from quinto_desktop.rules import Reason
from quinto_desktop.window.controls.messages import bring_up, offer_help
from quinto_desktop.window.look.theme import CurrentTheme


class HelpController:
    """Shows the rule book and other help beside the game, loaded on first use."""

    def __init__(self, window: QWidget, look: CurrentTheme) -> None:
        self._window = window
        self._look = look

    def explain(self, reason: Reason | None, topic: str | None = None) -> None:
        """Open the rule book at what a refusal rests on, else at a topic or where it was left."""
        from quinto_desktop.window.help.book import anchor_of

        self.open_book(topic if reason is None else anchor_of(reason))

    def show_keys(self) -> None:
        self.open_book("keys")

    def show_about(self, controller: GameController, sound_fault: str) -> None:
        """Show the About dialog, with what keeps the sounds off; then Fair play, if asked for."""
        from quinto_desktop.window.help.about import AboutDialog

        dialog = AboutDialog(self._window, sound_fault)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.fair_play.clicked.connect(dialog.accept)
        dialog.licences.clicked.connect(lambda: show_licences(dialog))
        wants_fair_play = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if wants_fair_play:
            self.show_fair_play(controller)

    def show_fair_play(self, controller: GameController) -> None:
        """Explain why no computer player can cheat, and offer to prove it."""
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        dialog = self._window.findChild(FairPlayDialog)
        if dialog is None:
            dialog = FairPlayDialog(controller, self._window)
            dialog.rule.linkActivated.connect(self.open_book)
        bring_up(dialog)

    def check_deal(self, controller: GameController, name: str) -> None:
        """Check the cards of the game on the table, or of a saved one."""
        from quinto_desktop.window.help.deal_check import DealCheckDialog

        def show_chain(dialog: QWidget) -> None:
            HelpController(dialog, self._look).show_chain(controller.keeper.chain)

        dialog = DealCheckDialog(controller, name, show_chain, self._window)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.exec()
        dialog.deleteLater()

    def show_chain(self, chain: CommitmentChain) -> None:
        """List all fair games, with what became of each."""
        from quinto_desktop.window.help.deal_check import ChainDialog

        dialog = ChainDialog(chain, self._window)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.exec()
        dialog.deleteLater()

    def retranslate(self, controller: GameController) -> None:
        """Reopen the open dialogs in the current language."""
        from quinto_desktop.window.help.dialog import HelpDialog
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        for told in self._window.findChildren(FairPlayDialog):
            _dismiss(told)
            self.show_fair_play(controller)
        for book in self._window.findChildren(HelpDialog):
            geometry, anchor = book.saveGeometry(), book.anchor
            _dismiss(book)
            self.open_book(anchor)
            for reopened in self._window.findChildren(HelpDialog):
                reopened.restoreGeometry(geometry)

    def open_book(self, anchor: str | None) -> None:
        """Open the rule book at a place, such as "s5-follow"; None opens it where it was left."""
        from quinto_desktop.window.help.dialog import HelpDialog

        dialog = self._window.findChild(HelpDialog)
        if dialog is None:
            dialog = HelpDialog(self._look, self._window, anchor)
        elif anchor is not None:
            dialog.show_anchor(anchor)
        bring_up(dialog)


def show_licences(about: QWidget) -> None:
    """Show all licence texts, in front of the About dialog."""
    from quinto_desktop.window.help.about import LicencesDialog

    dialog = LicencesDialog(about)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _dismiss(dialog: QDialog) -> None:
    dialog.close()
    dialog.setParent(None)  # so findChild no longer finds it, before Qt deletes it
