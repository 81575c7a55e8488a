"""The names of cards, suits and quints, and counts of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.rules import QUINT_ROYAL, Card, Quint, QuintKind, Rank, Suit, quint_of
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


# ------------------------------------------------------------------- cards
def card_name(card: Card) -> str:
    """A card by itself: “five of diamonds”, “Quint Royal”."""
    if card.rank is None:
        return translate("Cards", "Quint Royal")
    return _of_suit(translate("Cards", _RANKS[card.rank]), card.suit)


def the_card(card: Card) -> str:
    """A card within a sentence: “the five of diamonds”, “the Quint Royal”."""
    if card.rank is None:
        return translate("Cards", "the Quint Royal")
    return _of_suit(translate("Cards", _RANKS_WITH_ARTICLE[card.rank]), card.suit)


def _of_suit(text: str, suit: Suit | None, **values: str) -> str:
    assert suit is not None  # the Quint Royal alone has none
    suits = {
        Suit.HEARTS: translate("Cards", "hearts", "in a card’s name"),
        Suit.DIAMONDS: translate("Cards", "diamonds", "in a card’s name"),
        Suit.CLUBS: translate("Cards", "clubs", "in a card’s name"),
        Suit.SPADES: translate("Cards", "spades", "in a card’s name"),
    }
    return fill(text, suit=suits[suit], **values)


def drawn(card: Card) -> str:
    """A card within a sentence in which it is drawn, and named for the ear: “{card:H7}”."""
    return f"{{card:{card}}}"


def card_title(card: Card) -> str:
    """A card by itself at the beginning of a line: “Five of diamonds”."""
    return title_case(card_name(card))


def card_hint(
    card: Card, *, playable: bool | None, place: str | None = None, is_parted: bool = False
) -> str:
    """A card's accessible name: “Five of diamonds, in dummy, quint worth 15, playable”.

    Whether it may be played is left out if that is None, as is an empty place; a card is parted if
    the other card of its quint has gone.
    """
    parts = [card_title(card), place, quint_hint(card, is_parted=is_parted)]
    if playable is not None:
        allowed = translate("Words", "playable")
        parts.append(allowed if playable else translate("Words", "not playable now"))
    return translate("Words", ", ").join(filter(None, parts))


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
    """No cards of a suit: “no clubs”."""
    return {
        Suit.HEARTS: translate("Words", "no hearts"),
        Suit.DIAMONDS: translate("Words", "no diamonds"),
        Suit.CLUBS: translate("Words", "no clubs"),
        Suit.SPADES: translate("Words", "no spades"),
    }[suit]


def cards_by_suit(cards: Sequence[Card], *, voids: bool = True) -> str:
    """Cards in the order of play: “ace and ten of hearts; no diamonds; … ; the Quint Royal”.

    The cards come high to low; with `voids`, suits without a card are named as well.
    """
    parts = []
    for suit in sorted(Suit, reverse=True):
        ranks = [rank_name(card.rank) for card in cards if card.suit is suit and card.rank]
        if ranks:
            text = translate("Words", "{ranks} of {suit}")
            parts.append(_of_suit(text, suit, ranks=join_and(ranks)))
        elif voids:
            parts.append(suit_none(suit))
    if QUINT_ROYAL in cards:
        parts.append(translate("Words", "the Quint Royal"))
    return translate("Words", "; ").join(parts)


# ------------------------------------------------------------------- quints
def quint_name(quint: Quint) -> str:
    """A quint by itself: “ace and four of clubs”, “five of clubs”."""
    if len(quint.cards) == 1:
        return card_name(quint.cards[0])
    text = translate("Cards", "two and three of {suit}")
    if quint.kind is QuintKind.ACE_FOUR:
        text = translate("Cards", "ace and four of {suit}")
    return _of_suit(text, quint.suit)


def the_quint(quint: Quint) -> str:
    """A quint within a sentence: “the ace and four of clubs”, “the five of clubs”."""
    if len(quint.cards) == 1:
        return the_card(quint.cards[0])
    text = translate("Cards", "the two and three of {suit}")
    if quint.kind is QuintKind.ACE_FOUR:
        text = translate("Cards", "the ace and four of {suit}")
    return _of_suit(text, quint.suit)


def drawn_quint(quint: Quint) -> str:
    """A quint within such a sentence: “{card:CA}–{card:C4}”."""
    return "–".join(map(drawn, quint.cards))


def quint_short(quint: Quint) -> str:
    """A quint as shown on the score sheet, without its suit sign: “5”, “A·4”, “2·3”, “Royal”."""
    return {
        QuintKind.ROYAL: translate("Words", "Royal"),
        QuintKind.FIVE: translate("Words", "5"),
        QuintKind.ACE_FOUR: translate("Words", "A·4"),
        QuintKind.TWO_THREE: translate("Words", "2·3"),
    }[quint.kind]


def quint_hint(card: Card, *, is_parted: bool = False) -> str | None:
    """A card's part in its quint, “quint worth 15”, unless parted from the other card of it."""
    quint = quint_of(card)
    if quint is None or is_parted:
        return None if quint is None else translate("Words", "no longer part of a quint")
    if len(quint.cards) == 1:
        return fill(translate("Words", "quint worth {points}"), points=quint.points)
    text = {
        Rank.ACE: translate("Words", "quint with the four, worth {points}"),
        Rank.FOUR: translate("Words", "quint with the ace, worth {points}"),
        Rank.TWO: translate("Words", "quint with the three, worth {points}"),
        Rank.THREE: translate("Words", "quint with the two, worth {points}"),
    }
    assert card.rank is not None  # the Quint Royal is a quint of one card
    return fill(text[card.rank], points=quint.points)


# ------------------------------------------------------------------- counts of things
class CountWords:
    """The context of texts with plural forms."""

    @staticmethod
    def tr(text: str, comment: str, count: int) -> str:
        """Translate a text with a number (`%n`), in the plural form for that number.

        Only from a call of `CountWords.tr` can lupdate tell that the text has plural forms, and
        which context it belongs to.
        """
        return translate("CountWords", text, comment, count)


def tricks_count(count: int) -> str:
    """The number of tricks in a pile: “0 tricks”, “1 trick”, “4 tricks”."""
    one = translate("CountWords", "1 trick")
    return one if count == 1 else CountWords.tr("%n tricks", "", count)


def last_tricks_claimed(count: int) -> str:
    """What claims so many tricks, all that are left: “Claim the last 3 tricks”."""
    one = translate("CountWords", "Take the last trick")
    return one if count == 1 else CountWords.tr("Take the last %n tricks", "", count)


def cards_count(count: int) -> str:
    """The number of cards in a hand: “1 card”, “9 cards”."""
    return translate("CountWords", "1 card") if count == 1 else CountWords.tr("%n cards", "", count)


def deals_count(count: int) -> str:
    """How many deals: “1 deal”, “412 deals”."""
    if count == 1:
        return translate("CountWords", "1 deal")
    return fill(CountWords.tr("{count} deals", "", count), count=count)


def games_count(count: int) -> str:
    """How many games: “1 game”, “134 games”."""
    if count == 1:
        return translate("CountWords", "1 game")
    return fill(CountWords.tr("{count} games", "", count), count=count)


def hints_count(count: int) -> str:
    """How many hints were taken: “1 hint”, “2 hints”."""
    return translate("CountWords", "1 hint") if count == 1 else CountWords.tr("%n hints", "", count)


def counters_count(count: int) -> str:
    """An amount to pay: “1 counter”, “12 counters”."""
    one = translate("CountWords", "1 counter")
    return one if count == 1 else CountWords.tr("%n counters", "", count)


# ------------------------------------------------------------------- cards and quints in full
# Languages combine rank and suit in different ways, and their articles may depend on the rank.
_RANKS: dict[Rank, Any] = {
    Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of {suit}"),
    Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of {suit}"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of {suit}"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of {suit}"),
    Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten of {suit}"),
    Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine of {suit}"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight of {suit}"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven of {suit}"),
    Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six of {suit}"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Cards", "five of {suit}"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Cards", "four of {suit}"),
    Rank.THREE: QT_TRANSLATE_NOOP("Cards", "three of {suit}"),
    Rank.TWO: QT_TRANSLATE_NOOP("Cards", "two of {suit}"),
}

_RANKS_WITH_ARTICLE: dict[Rank, Any] = {
    Rank.ACE: QT_TRANSLATE_NOOP("Cards", "the ace of {suit}"),
    Rank.KING: QT_TRANSLATE_NOOP("Cards", "the king of {suit}"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "the queen of {suit}"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "the jack of {suit}"),
    Rank.TEN: QT_TRANSLATE_NOOP("Cards", "the ten of {suit}"),
    Rank.NINE: QT_TRANSLATE_NOOP("Cards", "the nine of {suit}"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "the eight of {suit}"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "the seven of {suit}"),
    Rank.SIX: QT_TRANSLATE_NOOP("Cards", "the six of {suit}"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Cards", "the five of {suit}"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Cards", "the four of {suit}"),
    Rank.THREE: QT_TRANSLATE_NOOP("Cards", "the three of {suit}"),
    Rank.TWO: QT_TRANSLATE_NOOP("Cards", "the two of {suit}"),
}
