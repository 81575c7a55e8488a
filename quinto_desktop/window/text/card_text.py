"""The names of cards, suits and quints, numbers of things, and the tools that make sentences.

Every word goes through Qt's translations, with its literal text where lupdate can find it.
Placeholders are names in braces, so that a translation may put them in any order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from quinto_desktop.rules import QUINT_ROYAL, Card, Quint, QuintKind, Rank, Suit, quint_of
from quinto_desktop.window.text.card_names import card_name, quint_name, the_card, the_quint

translate = QCoreApplication.translate

_GROUPED_FROM = 10_000
"""From which number on figures are grouped: “9999”, but “10,000”."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, **values: object) -> str:
    """Put values into a translated text.

    Args:
        text: A text with names in braces, e.g. `"{who} plays {card}."`.
        **values: What stands for each name. A name that is missing here stays as it is, so that
            a faulty translation can never stop the game. Long numbers are written as the
            language writes them; those that are names, as of a game, have to be texts.
    """
    return _PLACEHOLDER.sub(lambda found: _told(values.get(found[1], found[0])), text)


def _told(value: object) -> str:
    if isinstance(value, int) and abs(value) >= _GROUPED_FROM:
        return QLocale().toString(value)
    return str(value)


def title_case(text: str) -> str:
    """The text with its first letter a capital and the rest as it was."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A gain or a loss: “+130”, “−65”, “0”."""
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"−{-number}"


def join_and(words: Sequence[str]) -> str:
    """One or more words as a list: “a”, “a and b”, “a, b and c”."""
    if len(words) < 2:
        return "".join(words)
    text = translate("Words", "{listed} and {last}")
    return fill(text, listed=_listed(words[:-1]), last=words[-1])


def join_or(words: Sequence[str]) -> str:
    """One or more words as a choice: “a”, “a or b”, “a, b or c”."""
    if len(words) < 2:
        return "".join(words)
    text = translate("Words", "{listed} or {last}")
    return fill(text, listed=_listed(words[:-1]), last=words[-1])


def rank_name(rank: Rank) -> str:
    """A rank in a sentence: “ten”, “queen”."""
    return {
        Rank.TWO: translate("Words", "two"),
        Rank.THREE: translate("Words", "three"),
        Rank.FOUR: translate("Words", "four"),
        Rank.FIVE: translate("Words", "five"),
        Rank.SIX: translate("Words", "six"),
        Rank.SEVEN: translate("Words", "seven"),
        Rank.EIGHT: translate("Words", "eight"),
        Rank.NINE: translate("Words", "nine"),
        Rank.TEN: translate("Words", "ten"),
        Rank.JACK: translate("Words", "jack"),
        Rank.QUEEN: translate("Words", "queen"),
        Rank.KING: translate("Words", "king"),
        Rank.ACE: translate("Words", "ace"),
    }[rank]


def suit_name(suit: Suit) -> str:
    """A suit in a sentence: “clubs”."""
    return {
        Suit.HEARTS: translate("Words", "hearts"),
        Suit.DIAMONDS: translate("Words", "diamonds"),
        Suit.CLUBS: translate("Words", "clubs"),
        Suit.SPADES: translate("Words", "spades"),
    }[suit]


def suit_one(suit: Suit) -> str:
    """Any one card of a suit: “a club”."""
    return {
        Suit.HEARTS: translate("Words", "a heart"),
        Suit.DIAMONDS: translate("Words", "a diamond"),
        Suit.CLUBS: translate("Words", "a club"),
        Suit.SPADES: translate("Words", "a spade"),
    }[suit]


def suit_none(suit: Suit) -> str:
    """Not one card of a suit: “no club”."""
    return {
        Suit.HEARTS: translate("Words", "no heart"),
        Suit.DIAMONDS: translate("Words", "no diamond"),
        Suit.CLUBS: translate("Words", "no club"),
        Suit.SPADES: translate("Words", "no spade"),
    }[suit]


def quint_short(quint: Quint) -> str:
    """A quint as on the score sheet, without its suit sign: “5”, “A·4”, “2·3”, “Royal”."""
    return {
        QuintKind.ROYAL: translate("Words", "Royal"),
        QuintKind.FIVE: translate("Words", "5"),
        QuintKind.ACE_FOUR: translate("Words", "A·4"),
        QuintKind.TWO_THREE: translate("Words", "2·3"),
    }[quint.kind]


def quint_hint(card: Card) -> str | None:
    """What a card is to its quint: “quint worth 15”, “with the four a quint worth 20”."""
    quint = quint_of(card)
    if quint is None:
        return None
    if len(quint.cards) == 1:
        return fill(translate("Words", "quint worth {points}"), points=quint.points)
    text = {
        Rank.ACE: translate("Words", "with the four a quint worth {points}"),
        Rank.FOUR: translate("Words", "with the ace a quint worth {points}"),
        Rank.TWO: translate("Words", "with the three a quint worth {points}"),
        Rank.THREE: translate("Words", "with the two a quint worth {points}"),
    }
    assert card.rank is not None  # the Quint Royal is a quint of one card
    return fill(text[card.rank], points=quint.points)


def cards_by_suit(cards: Sequence[Card]) -> str:
    """Cards in the order of play: “ace and ten of hearts; no diamond; … ; the Quint Royal”.

    Args:
        cards: The cards, high to low.
    """
    parts = []
    for suit in sorted(Suit, reverse=True):
        ranks = [rank_name(card.rank) for card in cards if card.suit is suit and card.rank]
        if ranks:
            parts.append(fill(_ranks_of(suit), ranks=join_and(ranks)))
        else:
            parts.append(suit_none(suit))
    if QUINT_ROYAL in cards:
        parts.append(translate("Words", "the Quint Royal"))
    return translate("Words", "; ").join(parts)


def _ranks_of(suit: Suit) -> str:
    return {
        Suit.HEARTS: translate("Words", "{ranks} of hearts"),
        Suit.DIAMONDS: translate("Words", "{ranks} of diamonds"),
        Suit.CLUBS: translate("Words", "{ranks} of clubs"),
        Suit.SPADES: translate("Words", "{ranks} of spades"),
    }[suit]


class CardWords:
    """The names of cards, suits and quints, as one of the parts of `words.Words`."""

    def card(self, card: Card) -> str:
        """A card within a list: “five of diamonds”, “Quint Royal”."""
        return card_name(card)

    def the_card(self, card: Card) -> str:
        """A card within a sentence: “the five of diamonds”."""
        return the_card(card)

    def card_title(self, card: Card) -> str:
        """A card by itself: “Five of diamonds”."""
        return title_case(card_name(card))

    def card_hint(self, card: Card, *, playable: bool | None, place: str | None = None) -> str:
        """A card's accessible name: “Five of diamonds, in dummy, quint worth 15, may be played”.

        Args:
            card: The card.
            playable: Whether it may be played now; None if that is not the question.
            place: Where it is, if that is to be said: see `SeatWords.hand_place`.
        """
        parts = [self.card_title(card), place, quint_hint(card)]
        if playable is not None:
            allowed = translate("Words", "may be played")
            parts.append(allowed if playable else translate("Words", "may not be played now"))
        return translate("Words", ", ").join(filter(None, parts))

    def suit(self, suit: Suit) -> str:
        """A suit in a sentence: “clubs”."""
        return suit_name(suit)

    def suit_one(self, suit: Suit) -> str:
        """Any one card of a suit: “a club”."""
        return suit_one(suit)

    def quint(self, quint: Quint) -> str:
        """A quint within a list: “ace and four of clubs”."""
        return quint_name(quint)

    def the_quint(self, quint: Quint) -> str:
        """A quint within a sentence: “the ace and four of clubs”."""
        return the_quint(quint)

    def quint_short(self, quint: Quint) -> str:
        """A quint as on the score sheet, without its suit sign: “5”, “A·4”, “2·3”, “Royal”."""
        return quint_short(quint)


def _listed(words: Sequence[str]) -> str:
    return translate("Words", ", ").join(words)


class CountWords:
    """Says how many of something there are, as one of the parts of `words.Words`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Translate a text with a number (`%n`), in the plural form that the number asks for.

        Only under this name, as a method, does lupdate see that the text has plural forms.
        """
        return translate("CountWords", text, comment, count)

    def tricks_count(self, count: int) -> str:
        """How many tricks lie in a pile: “no trick yet”, “1 trick”, “4 tricks”."""
        if count == 0:
            return translate("CountWords", "no trick yet")
        if count == 1:
            return translate("CountWords", "1 trick")
        return self.tr("%n tricks", "", count)

    def cards_count(self, count: int) -> str:
        """How many cards a hand has: “1 card”, “9 cards”."""
        if count == 1:
            return translate("CountWords", "1 card")
        return self.tr("%n cards", "", count)

    def counters_count(self, count: int) -> str:
        """What is paid: “1 counter”, “12 counters”."""
        if count == 1:
            return translate("CountWords", "1 counter")
        return self.tr("%n counters", "", count)


def lifted(card: Card) -> str:
    """A card has been chosen, and is played if it is chosen once more."""
    text = translate("Words", "{card}: choose it again to play it.")
    return fill(text, card=title_case(card_name(card)))


def only_card(card: Card) -> str:
    """A card is about to be played by itself."""
    text = translate("Words", "{card}: it alone may be played, and plays itself.")
    return fill(text, card=title_case(card_name(card)))
