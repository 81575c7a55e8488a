"""What is said of a card of one's own hand that waits to be played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Card
from quinto_desktop.window.card_words import card_name, fill

translate = QCoreApplication.translate


def lifted(card: Card) -> str:
    """A card has been chosen, and is played if it is chosen once more."""
    text = translate("Words", "Choose the {card} again to play it.")
    return fill(text, card=card_name(card))


def only_card(card: Card) -> str:
    """A card is about to be played by itself."""
    text = translate("Words", "Only the {card} may be played: it plays itself.")
    return fill(text, card=card_name(card))
