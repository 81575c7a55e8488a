"""Where the window turns for explanations: the rules book and its pages, Fair play, About."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from quinto_desktop.game import GameController, Preferences
from quinto_desktop.rules import Reason
from quinto_desktop.window.theme import Theme
from quinto_desktop.window.themes import theme_worn

if TYPE_CHECKING:
    from quinto_desktop.window.card_art import CardArt
    from quinto_desktop.window.dialogs.help import HelpDialog


class HelpDesk:
    """Shows the rules book beside the game; what it shows is loaded when it is first asked for.

    Args:
        window: The window.
        theme: The colours, and the pack of the book's examples; those that the window wears if
            left out.
    """

    def __init__(self, window: QWidget, theme: Theme | None = None) -> None:
        self._window = window
        self._theme = theme or theme_worn(window.palette())
        self._has_opened_book = False

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        book = self._book()
        if book is not None:
            book.set_theme(theme)

    def explain(self, reason: Reason | None, topic: str | None = None) -> None:
        """Open the rules book at what asks for it most.

        Args:
            reason: Why something was refused; None if nothing was.
            topic: Else what to tell about; None opens the book where it was left.
        """
        from quinto_desktop.window.rules_book.anchors import anchor_of

        self.open_book(topic if reason is None else anchor_of(reason))

    def show_keys(self) -> None:
        """Open the rules book at the list of keys."""
        self.open_book("keys")

    def show_preferences(self, preferences: Preferences, art: CardArt) -> None:
        """Ask for the settings.

        Args:
            preferences: A person's wishes.
            art: Draws the cards that the pages show.
        """
        from quinto_desktop.window.dialogs.preferences import PreferencesDialog
        from quinto_desktop.window.dialogs.wish_sample import SamplePainter

        dialog = self._window.findChild(PreferencesDialog)
        if dialog is None:
            samples = SamplePainter(art, lambda: self._theme)
            dialog = PreferencesDialog(preferences, samples, self, self._window)
        _bring_up(dialog)

    def show_about(self, controller: GameController, sound_fault: str) -> None:
        """Tell about the program, and go on to Fair play if that is asked for.

        Args:
            controller: The game.
            sound_fault: Why nothing is heard; empty if all is well.
        """
        from quinto_desktop.window.dialogs.about import AboutDialog

        dialog = AboutDialog(self._window, sound_fault)
        dialog.fair_play.clicked.connect(dialog.accept)
        wants_fair_play = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if wants_fair_play:
            self.show_fair_play(controller)

    def show_fair_play(self, controller: GameController) -> None:
        """Explain why no computer player can cheat, and offer to prove it.

        Args:
            controller: The game that it can be proved for.
        """
        from quinto_desktop.window.dialogs.fair_play import FairPlayDialog

        dialog = self._window.findChild(FairPlayDialog)
        if dialog is None:
            dialog = FairPlayDialog(controller, self._window)
            dialog.rule_wanted.connect(self.open_book)
        _bring_up(dialog)

    def speak_anew(self, controller: GameController) -> None:
        """Open what is open once more, in the language that is spoken now.

        Args:
            controller: The game.
        """
        from quinto_desktop.window.dialogs.fair_play import FairPlayDialog
        from quinto_desktop.window.dialogs.help import HelpDialog

        for told in self._window.findChildren(FairPlayDialog):
            _dismiss(told)
            self.show_fair_play(controller)
        for book in self._window.findChildren(HelpDialog):
            geometry, anchor = book.saveGeometry(), book.anchor
            _dismiss(book)
            self.open_book(anchor)
            for anew in self._window.findChildren(HelpDialog):
                anew.restoreGeometry(geometry)

    def open_book(self, anchor: str | None) -> None:
        """Open the rules book.

        Args:
            anchor: Where, e.g. "s4" or "s5-follow"; None opens it where it was left.
        """
        from quinto_desktop.window.dialogs.help import HelpDialog

        self._has_opened_book = True
        dialog = self._book()
        if dialog is None:
            dialog = HelpDialog(self._window, anchor, self._theme)
        elif anchor is not None:
            dialog.show_anchor(anchor)
        _bring_up(dialog)

    def _book(self) -> HelpDialog | None:
        """The book, if it is open."""
        if not self._has_opened_book:
            return None
        from quinto_desktop.window.dialogs.help import HelpDialog

        return self._window.findChild(HelpDialog)


def _dismiss(dialog: QDialog) -> None:
    dialog.close()
    dialog.setParent(None)  # gone for whoever looks for one, before Qt deletes it


def _bring_up(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
