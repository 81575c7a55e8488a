"""What is said of a card of one's own hand that waits to be played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Card
from quinto_desktop.window.card_names import card_name
from quinto_desktop.window.card_words import fill, title_case

translate = QCoreApplication.translate


def lifted(card: Card) -> str:
    """A card has been chosen, and is played if it is chosen once more."""
    text = translate("Words", "{card}: choose it again to play it.")
    return fill(text, card=title_case(card_name(card)))


def only_card(card: Card) -> str:
    """A card is about to be played by itself."""
    text = translate("Words", "{card}: it alone may be played, and plays itself.")
    return fill(text, card=title_case(card_name(card)))
