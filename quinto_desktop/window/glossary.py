"""The game's own words, each explained in a sentence or two, where they stand in the window."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.window.card_words import fill

translate = QCoreApplication.translate


class Term(Enum):
    """A word that one meets at the table and hardly anywhere else."""

    ELDEST_HAND = "eldest hand"
    CACHETTE = "cachette"
    QUINT = "quint"
    QUINT_ROYAL = "Quint Royal"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    DUMMY = "dummy"
    RUBBER = "rubber"
    TRICK = "trick"


class Entry(NamedTuple):
    """What a word means.

    Attributes:
        title: The word.
        meaning: What it means.
        anchor: Where the rules book tells more, e.g. "s3-cachette".
    """

    title: str
    meaning: str
    anchor: str

    @property
    def tip(self) -> str:
        """All of it, for a tip: with the key that tells more."""
        text = translate("Glossary", "{word}: {meaning} (F1 tells more)")
        return fill(text, word=self.title, meaning=self.meaning)


def entry(term: Term) -> Entry:
    """What a word means, in the language of the window."""
    title, meaning, anchor = {
        Term.ELDEST_HAND: (
            translate("Glossary", "Eldest hand"),
            translate("Glossary", "the player at the dealer’s left, who calls and leads first."),
            "s4",
        ),
        Term.CACHETTE: (
            translate("Glossary", "Cachette"),
            translate(
                "Glossary",
                "five cards that nobody holds. The winner of the last trick takes them too, "
                "as a thirteenth.",
            ),
            "s3-cachette",
        ),
        Term.QUINT: (
            translate("Glossary", "Quint"),
            translate(
                "Glossary",
                "a five, or ace and four, or two and three of one suit in the same trick. "
                "The side that wins the trick marks it at once.",
            ),
            "s6",
        ),
        Term.QUINT_ROYAL: (
            translate("Glossary", "Quint Royal"),
            translate(
                "Glossary",
                "the 53rd card. It beats nothing, may be played at any time, and is a quint of 25.",
            ),
            "s5-quint-royal",
        ),
        Term.DOUBLE: (
            translate("Glossary", "Double"),
            translate("Glossary", "every trick is worth 10 and not 5. Quints stay as they are."),
            "s4",
        ),
        Term.REDOUBLE: (
            translate("Glossary", "Redouble"),
            translate("Glossary", "the answer to a double: every trick is worth 20."),
            "s4-redouble",
        ),
        Term.DUMMY: (
            translate("Glossary", "Dummy"),
            translate("Glossary", "the open hand, played by whoever sits opposite."),
            "s9",
        ),
        Term.RUBBER: (
            translate("Glossary", "Rubber"),
            translate("Glossary", "the best of three games; its winners add 100."),
            "s8-rubber",
        ),
        Term.TRICK: (
            translate("Glossary", "Trick"),
            translate(
                "Glossary",
                "a card from each hand, won by the highest. Tricks are counted after the deal.",
            ),
            "s7-tricks",
        ),
    }[term]
    return Entry(title, meaning, anchor)
