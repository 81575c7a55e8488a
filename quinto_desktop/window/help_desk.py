"""Where the window turns for explanations: the rules book, its pages on rules and keys, About."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Reason


class HelpDesk:
    """Shows the rules book beside the game; what it shows is loaded when it is first asked for.

    Args:
        window: The window.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def explain(self, reason: Reason | None) -> None:
        """Open the rules book: at the rule that a refusal rests on, or where it was left.

        Args:
            reason: Why something was refused; None if nothing was.
        """
        from quinto_desktop.window.rules_book.anchors import anchor_of

        self._show(None if reason is None else anchor_of(reason))

    def show_keys(self) -> None:
        """Open the rules book at the list of keys."""
        self._show("keys")

    def show_about(self) -> None:
        """Tell about the program."""
        from quinto_desktop.window.dialogs.about import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.exec()
        dialog.deleteLater()

    def _show(self, anchor: str | None) -> None:
        from quinto_desktop.window.dialogs.help import HelpDialog

        dialog = self._window.findChild(HelpDialog)
        if dialog is None:
            dialog = HelpDialog(self._window, anchor)
        elif anchor is not None:
            dialog.show_anchor(anchor)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
