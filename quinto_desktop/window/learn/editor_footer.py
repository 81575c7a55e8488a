"""The buttons of the deal editor: what can be done with a deal."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from quinto_desktop.window.look.styling import make_primary

_GAP, _LOW_GAP = 12, 8


class EditorFooter(QWidget):
    """The row of buttons under the board.

    Args:
        least_height: The least height of a button, in pixels.
        is_low: Whether there is little room.

    Attributes:
        solve: Solves the deal, or stops what is being found out.
        ask: Weighs what the hand on turn may do.
        puzzle: Looks for a puzzle in the deal.
        copy: Copies the deal.
        save: Saves a game that begins with it.
        close_button: Closes the editor.
        play: Plays the deal.
    """

    def __init__(self, parent: QWidget, least_height: int, *, is_low: bool) -> None:
        super().__init__(parent)
        self.solve = QPushButton(self.tr("Sol&ve"), self)
        self.ask = QPushButton(self.tr("&Hint"), self)
        self.puzzle = QPushButton(self.tr("Pu&zzle"), self)
        self.copy = QPushButton(self.tr("Cop&y"), self)
        self.save = QPushButton(self.tr("Sav&e…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)
        self.play = QPushButton(self.tr("&Play on"), self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_LOW_GAP if is_low else _GAP)
        layout.addStretch(1)
        for button, told in (
            (self.solve, self.tr("What the deal is worth with all cards face up and best play")),
            (
                self.ask,
                self.tr(
                    "The best call or card for the player to act, given what that player can know"
                ),
            ),
            (self.puzzle, self.tr("Look for a puzzle in this deal and add it to your own")),
            (self.copy, self.tr("Copy the deal as a code and as one line")),
            (self.save, self.tr("Save a game that begins with this deal")),
            (self.close_button, self.tr("Back to the game; the cards stay here")),
            (self.play, self.tr("Play a game that begins with this deal")),
        ):
            button.setToolTip(told)
            button.setAccessibleDescription(told)
            button.setAutoDefault(False)
            button.setMinimumHeight(least_height)
            layout.addWidget(button)
        make_primary(self.play)

    def make_fit(self, width: int) -> None:
        """Leave out the button for what Esc does as well, if there is no room for all of them.

        Args:
            width: The room, in pixels.
        """
        self.close_button.setHidden(self.sizeHint().width() > width)

    def show_busy(self, *, is_busy: bool) -> None:
        """Offer to stop, or to solve."""
        self.solve.setText(self.tr("Stop") if is_busy else self.tr("Sol&ve"))

    def show_puzzle(self, *, is_found: bool) -> None:
        """Offer to try the puzzle that was found, or to look for one."""
        self.puzzle.setText(self.tr("&Try it") if is_found else self.tr("Pu&zzle"))
