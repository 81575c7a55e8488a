"""The panels over a table that tell what has ended, and what next."""

from __future__ import annotations

from collections.abc import Callable

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.account_panel import AccountPanel
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.dealt_hands import all_hands
from quinto_desktop.window.sheet.end_scene import EndScene
from quinto_desktop.window.sheet.result_panel import ResultPanel
from quinto_desktop.window.sheet.results import Result, hands_choices, result_of
from quinto_desktop.window.table.choices import Choice, ChoicePanel, Notice
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.text.speaker import Speaker


class EndPanels:
    """Tells results and notices on a table: see `ResultPanels`, which it is to the table.

    `dealt` gives the cards of the deal as they were dealt; None before it is over.
    """

    def __init__(
        self,
        look: CurrentTheme,
        marks: Marks,
        art: CardArt,
        table: TableSignals,
        dealt: Callable[[], DealtCards | None],
    ) -> None:
        self._dealt = dealt
        self._result = ResultPanel(look, table)
        self._account = AccountPanel(look, marks, table)
        self._ending = EndScene(look, marks, art, table)
        self._hands = AllHands(look, marks, art, table)

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        """All of them, the hands first."""
        return self._hands, self._result, self._account, self._ending

    @property
    def hands(self) -> ChoicePanel:
        """The one with all hands as they were dealt."""
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        """The result to show now; None in the middle of a deal."""
        return result_of(observation, speaker)

    def write(self, notice: Notice) -> ChoicePanel:
        """Write a result or a notice on the panel for it, and return that."""
        result = notice if isinstance(notice, Result) else None
        if result is not None and result.account is not None:
            self._account.tell(result.title, result.account, result.choices)
            return self._account
        if result is not None and result.ending is not None:
            self._ending.tell(result.ending, result.notes, result.lines, result.choices)
            return self._ending
        self._result.tell(notice, () if result is None else result.lines)
        return self._result

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: Choice
    ) -> bool:
        """Write down the hands of the deal that is over; False if there is none."""
        dealt = self._dealt()
        if dealt is None or not observation.results:
            return False
        content = all_hands(dealt, observation, speaker, viewer)
        self._hands.tell(content, hands_choices(onward))
        return True
