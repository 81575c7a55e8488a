"""Answers for what makes the figures of the score sheet up, in words or on a slip beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import PlayedDeal
from quinto_desktop.rules import Observation
from quinto_desktop.window.card_art import CardArt
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.panels.figures import Figure
from quinto_desktop.window.theme import Theme
from quinto_desktop.window.words import Words

if TYPE_CHECKING:
    from quinto_desktop.window.panels.account import Account
    from quinto_desktop.window.panels.account_panel import AccountPanel


class Inquiry(QObject):
    """Works accounts out, and opens the slip. What that takes is loaded when somebody asks first.

    Args:
        theme: The colours.
        marks: The suit signs and the crown.
        art: Draws the cards.
        history: The finished deals of the match; nothing is known of them if it is left out.

    Attributes:
        panel: The slip, while it is open.
    """

    def __init__(
        self,
        theme: Theme,
        marks: Marks,
        art: CardArt,
        history: Callable[[], Iterable[PlayedDeal]] = tuple,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._marks = marks
        self._art = art
        self._history = history
        self._shown: tuple[Observation, Words] | None = None
        self.panel: AccountPanel | None = None

    def show_observation(self, observation: Observation, words: Words) -> None:
        """Answer from now on for what the sheet shows now; a slip that is open goes."""
        self._shown = observation, words
        if self.panel is not None:
            self.panel.close()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme

    def account(self, figure: Figure) -> Account:
        """What makes a figure of the sheet up."""
        from quinto_desktop.window.panels.reckoner import Reckoner

        assert self._shown is not None  # the figure is on the sheet
        observation, words = self._shown
        return Reckoner(observation, words, self._history()).account(figure)

    def explain(self, figure: Figure) -> str:
        """The same in words."""
        return self.account(figure).spoken()

    def open(self, figure: Figure, beside: QRect, sheet: QWidget, scale: float) -> None:
        """Say on a slip what makes a figure up.

        Args:
            figure: The figure.
            beside: Where it stands on the screen.
            sheet: The score sheet.
            scale: How large everything is.
        """
        from quinto_desktop.window.panels.account_panel import AccountPanel

        self.panel = AccountPanel(self._theme, self._marks, self._art, self.account, sheet)
        self.panel.destroyed.connect(self._on_panel_destroyed)
        corner = sheet.mapToGlobal(sheet.rect().topLeft())
        beside.setLeft(corner.x())
        beside.setRight(corner.x() + sheet.width())
        window = sheet.window()
        self.panel.open_at(figure, beside, window.frameGeometry(), scale)

    def _on_panel_destroyed(self) -> None:
        self.panel = None
