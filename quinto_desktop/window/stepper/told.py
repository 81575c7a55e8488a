"""Texts with cards in them: shown with suit signs and ranks, spoken with the cards' names."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.rules import Action, Call, Card, Play
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.translation import fill, title_case
from quinto_desktop.window.text.turn_text import call_name

SIGN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a shown text where a card is drawn."""


class Told(NamedTuple):
    """A text with cards in it.

    Attributes:
        shown: The text, with `SIGN` for each card.
        cards: The cards, in the order in which they stand there.
        spoken: The same with the cards' names.
    """

    shown: str
    cards: tuple[Card, ...]
    spoken: str


def plain(text: str) -> Told:
    """A text without cards."""
    return Told(text, (), text)


def tell(text: str, action: Action, /, **values: object) -> Told:
    """Put an action, and other values, into a translated text.

    Args:
        text: A text with `{action}` in it once.
        action: A card, or a call by its name.
        **values: Any other values, by their names in the text.
    """
    if isinstance(action, Play):
        shown = fill(text, action=SIGN, **values)
        spoken = fill(text, action=the_card(action.card), **values)
        return Told(shown, (action.card,), title_case(spoken))
    assert isinstance(action, Call)  # nothing else is decided in a deal
    return plain(fill(text, action=call_name(action), **values))
