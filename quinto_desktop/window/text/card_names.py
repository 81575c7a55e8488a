"""The name of every card and quint, whole: by itself, and with its article within a sentence.

Each is a text of its own, because languages put rank and suit together in their own ways, and have
articles that go by the rank.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quinto_desktop.rules import Card, Quint

_CARDS: dict[str, Any] = {
    "QR": QT_TRANSLATE_NOOP("Cards", "Quint Royal"),
    "HA": QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    "HK": QT_TRANSLATE_NOOP("Cards", "king of hearts"),
    "HQ": QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
    "HJ": QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
    "HT": QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
    "H9": QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
    "H8": QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
    "H7": QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
    "H6": QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    "H5": QT_TRANSLATE_NOOP("Cards", "five of hearts"),
    "H4": QT_TRANSLATE_NOOP("Cards", "four of hearts"),
    "H3": QT_TRANSLATE_NOOP("Cards", "three of hearts"),
    "H2": QT_TRANSLATE_NOOP("Cards", "two of hearts"),
    "DA": QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
    "DK": QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
    "DQ": QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
    "DJ": QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
    "DT": QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
    "D9": QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
    "D8": QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
    "D7": QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
    "D6": QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
    "D5": QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
    "D4": QT_TRANSLATE_NOOP("Cards", "four of diamonds"),
    "D3": QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
    "D2": QT_TRANSLATE_NOOP("Cards", "two of diamonds"),
    "CA": QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    "CK": QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    "CQ": QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    "CJ": QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    "CT": QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
    "C9": QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
    "C8": QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
    "C7": QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
    "C6": QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    "C5": QT_TRANSLATE_NOOP("Cards", "five of clubs"),
    "C4": QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    "C3": QT_TRANSLATE_NOOP("Cards", "three of clubs"),
    "C2": QT_TRANSLATE_NOOP("Cards", "two of clubs"),
    "SA": QT_TRANSLATE_NOOP("Cards", "ace of spades"),
    "SK": QT_TRANSLATE_NOOP("Cards", "king of spades"),
    "SQ": QT_TRANSLATE_NOOP("Cards", "queen of spades"),
    "SJ": QT_TRANSLATE_NOOP("Cards", "jack of spades"),
    "ST": QT_TRANSLATE_NOOP("Cards", "ten of spades"),
    "S9": QT_TRANSLATE_NOOP("Cards", "nine of spades"),
    "S8": QT_TRANSLATE_NOOP("Cards", "eight of spades"),
    "S7": QT_TRANSLATE_NOOP("Cards", "seven of spades"),
    "S6": QT_TRANSLATE_NOOP("Cards", "six of spades"),
    "S5": QT_TRANSLATE_NOOP("Cards", "five of spades"),
    "S4": QT_TRANSLATE_NOOP("Cards", "four of spades"),
    "S3": QT_TRANSLATE_NOOP("Cards", "three of spades"),
    "S2": QT_TRANSLATE_NOOP("Cards", "two of spades"),
}

_CARDS_WITH_ARTICLE: dict[str, Any] = {
    "QR": QT_TRANSLATE_NOOP("Cards", "the Quint Royal"),
    "HA": QT_TRANSLATE_NOOP("Cards", "the ace of hearts"),
    "HK": QT_TRANSLATE_NOOP("Cards", "the king of hearts"),
    "HQ": QT_TRANSLATE_NOOP("Cards", "the queen of hearts"),
    "HJ": QT_TRANSLATE_NOOP("Cards", "the jack of hearts"),
    "HT": QT_TRANSLATE_NOOP("Cards", "the ten of hearts"),
    "H9": QT_TRANSLATE_NOOP("Cards", "the nine of hearts"),
    "H8": QT_TRANSLATE_NOOP("Cards", "the eight of hearts"),
    "H7": QT_TRANSLATE_NOOP("Cards", "the seven of hearts"),
    "H6": QT_TRANSLATE_NOOP("Cards", "the six of hearts"),
    "H5": QT_TRANSLATE_NOOP("Cards", "the five of hearts"),
    "H4": QT_TRANSLATE_NOOP("Cards", "the four of hearts"),
    "H3": QT_TRANSLATE_NOOP("Cards", "the three of hearts"),
    "H2": QT_TRANSLATE_NOOP("Cards", "the two of hearts"),
    "DA": QT_TRANSLATE_NOOP("Cards", "the ace of diamonds"),
    "DK": QT_TRANSLATE_NOOP("Cards", "the king of diamonds"),
    "DQ": QT_TRANSLATE_NOOP("Cards", "the queen of diamonds"),
    "DJ": QT_TRANSLATE_NOOP("Cards", "the jack of diamonds"),
    "DT": QT_TRANSLATE_NOOP("Cards", "the ten of diamonds"),
    "D9": QT_TRANSLATE_NOOP("Cards", "the nine of diamonds"),
    "D8": QT_TRANSLATE_NOOP("Cards", "the eight of diamonds"),
    "D7": QT_TRANSLATE_NOOP("Cards", "the seven of diamonds"),
    "D6": QT_TRANSLATE_NOOP("Cards", "the six of diamonds"),
    "D5": QT_TRANSLATE_NOOP("Cards", "the five of diamonds"),
    "D4": QT_TRANSLATE_NOOP("Cards", "the four of diamonds"),
    "D3": QT_TRANSLATE_NOOP("Cards", "the three of diamonds"),
    "D2": QT_TRANSLATE_NOOP("Cards", "the two of diamonds"),
    "CA": QT_TRANSLATE_NOOP("Cards", "the ace of clubs"),
    "CK": QT_TRANSLATE_NOOP("Cards", "the king of clubs"),
    "CQ": QT_TRANSLATE_NOOP("Cards", "the queen of clubs"),
    "CJ": QT_TRANSLATE_NOOP("Cards", "the jack of clubs"),
    "CT": QT_TRANSLATE_NOOP("Cards", "the ten of clubs"),
    "C9": QT_TRANSLATE_NOOP("Cards", "the nine of clubs"),
    "C8": QT_TRANSLATE_NOOP("Cards", "the eight of clubs"),
    "C7": QT_TRANSLATE_NOOP("Cards", "the seven of clubs"),
    "C6": QT_TRANSLATE_NOOP("Cards", "the six of clubs"),
    "C5": QT_TRANSLATE_NOOP("Cards", "the five of clubs"),
    "C4": QT_TRANSLATE_NOOP("Cards", "the four of clubs"),
    "C3": QT_TRANSLATE_NOOP("Cards", "the three of clubs"),
    "C2": QT_TRANSLATE_NOOP("Cards", "the two of clubs"),
    "SA": QT_TRANSLATE_NOOP("Cards", "the ace of spades"),
    "SK": QT_TRANSLATE_NOOP("Cards", "the king of spades"),
    "SQ": QT_TRANSLATE_NOOP("Cards", "the queen of spades"),
    "SJ": QT_TRANSLATE_NOOP("Cards", "the jack of spades"),
    "ST": QT_TRANSLATE_NOOP("Cards", "the ten of spades"),
    "S9": QT_TRANSLATE_NOOP("Cards", "the nine of spades"),
    "S8": QT_TRANSLATE_NOOP("Cards", "the eight of spades"),
    "S7": QT_TRANSLATE_NOOP("Cards", "the seven of spades"),
    "S6": QT_TRANSLATE_NOOP("Cards", "the six of spades"),
    "S5": QT_TRANSLATE_NOOP("Cards", "the five of spades"),
    "S4": QT_TRANSLATE_NOOP("Cards", "the four of spades"),
    "S3": QT_TRANSLATE_NOOP("Cards", "the three of spades"),
    "S2": QT_TRANSLATE_NOOP("Cards", "the two of spades"),
}

_PAIRS: dict[str, Any] = {
    "HA": QT_TRANSLATE_NOOP("Cards", "ace and four of hearts"),
    "H2": QT_TRANSLATE_NOOP("Cards", "two and three of hearts"),
    "DA": QT_TRANSLATE_NOOP("Cards", "ace and four of diamonds"),
    "D2": QT_TRANSLATE_NOOP("Cards", "two and three of diamonds"),
    "CA": QT_TRANSLATE_NOOP("Cards", "ace and four of clubs"),
    "C2": QT_TRANSLATE_NOOP("Cards", "two and three of clubs"),
    "SA": QT_TRANSLATE_NOOP("Cards", "ace and four of spades"),
    "S2": QT_TRANSLATE_NOOP("Cards", "two and three of spades"),
}

_PAIRS_WITH_ARTICLE: dict[str, Any] = {
    "HA": QT_TRANSLATE_NOOP("Cards", "the ace and four of hearts"),
    "H2": QT_TRANSLATE_NOOP("Cards", "the two and three of hearts"),
    "DA": QT_TRANSLATE_NOOP("Cards", "the ace and four of diamonds"),
    "D2": QT_TRANSLATE_NOOP("Cards", "the two and three of diamonds"),
    "CA": QT_TRANSLATE_NOOP("Cards", "the ace and four of clubs"),
    "C2": QT_TRANSLATE_NOOP("Cards", "the two and three of clubs"),
    "SA": QT_TRANSLATE_NOOP("Cards", "the ace and four of spades"),
    "S2": QT_TRANSLATE_NOOP("Cards", "the two and three of spades"),
}


def card_name(card: Card) -> str:
    """A card by itself: “five of diamonds”, “Quint Royal”."""
    return QCoreApplication.translate("Cards", _CARDS[str(card)])


def the_card(card: Card) -> str:
    """A card within a sentence: “the five of diamonds”, “the Quint Royal”."""
    return QCoreApplication.translate("Cards", _CARDS_WITH_ARTICLE[str(card)])


def quint_name(quint: Quint) -> str:
    """A quint by itself: “ace and four of clubs”, “five of clubs”."""
    if len(quint.cards) == 1:
        return card_name(quint.cards[0])
    return QCoreApplication.translate("Cards", _PAIRS[str(quint.cards[0])])


def the_quint(quint: Quint) -> str:
    """A quint within a sentence: “the ace and four of clubs”, “the five of clubs”."""
    if len(quint.cards) == 1:
        return the_card(quint.cards[0])
    return QCoreApplication.translate("Cards", _PAIRS_WITH_ARTICLE[str(quint.cards[0])])
