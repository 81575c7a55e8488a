"""The panels of a table that only shows: there are none."""

from __future__ import annotations

from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.choices import Choice, ChoicePanel, Notice
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.text.speaker import Speaker


class QuietEnds:
    """The panels of a table that only shows: there are none. See `ResultPanels`."""

    def __init__(self, look: CurrentTheme) -> None:
        self._look = look

    def on(self, table: TableSignals) -> QuietEnds:
        """The panels on a table."""
        self._hands = ChoicePanel(self._look, table)
        return self

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        """None."""
        return ()

    @property
    def hands(self) -> ChoicePanel:
        """A panel that is never shown."""
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        """No result: the row of tricks and the sheet tell it."""

    def write(self, notice: Notice) -> ChoicePanel:
        """Nothing asks anything here."""
        raise NotImplementedError(notice.title)

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: Choice
    ) -> bool:
        """The hands are shown by the cards themselves."""
        return False
