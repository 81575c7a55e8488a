"""What is wrong with a file, or with the history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinto_desktop.game import FaultWords, HistoryFault, Message, fault_text
from quinto_desktop.rules import CodedError, Suit
from quinto_desktop.window.text.card_text import suit_name
from quinto_desktop.window.text.translation import fill, join_and, join_or, translate


class _WindowWords(FaultWords):
    def translated(self, text: str) -> str:
        return translate("Files", text)

    def filled(self, text: str, values: Mapping[str, str]) -> str:
        return fill(text, **values)

    def suit(self, suit: Suit) -> str:
        return suit_name(suit)

    def listed(self, names: Sequence[str], *, is_choice: bool) -> str:
        quoted = [fill(translate("Files", "“{name}”"), name=name) for name in names]
        return join_or(quoted) if is_choice else join_and(quoted)


def file_text(message: Message) -> str:
    """What is wrong with a file, as a sentence in the language of the window."""
    return fault_text(message, _WindowWords())


def models_lacking() -> str:
    """What is to be said if computer players lack a file of what they have learnt."""
    return translate(
        "Files",
        "Part of what Club and Master have learnt is missing or damaged, so they and the hints are "
        "weaker. To get it back, reinstall Quinto.",
    )


def history_text(error: CodedError) -> str:
    """Word an error of the history as a sentence: what is wrong, then what to do."""
    if error.fault is HistoryFault.MISSING:
        # No fault to a player, who need not know of a file.
        return translate(
            "History", "There is no history yet; it begins with your first finished deal."
        )
    return fill(translate("History", error.fault.sentence), **error.values)
