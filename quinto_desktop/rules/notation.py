"""Hands, deals, calls and packs written as text and read back (rules §14); see also `cards`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from quinto_desktop.rules.actions import (
    ENTRIES,
    Action,
    Call,
    Count,
    Deal,
    Draw,
    MarkQuint,
    Play,
    Rest,
    Strike,
    Take,
)
from quinto_desktop.rules.cards import (
    QUINT_ROYAL,
    Card,
    Rank,
    Suit,
    card_of,
    parse_card,
    sorted_hand,
)
from quinto_desktop.rules.errors import NotationError, NotationFault
from quinto_desktop.rules.seats import SEATS, Seat, Side
from quinto_desktop.rules.state import Hand

_SUITS = tuple(reversed(Suit))
_RANK_OF_LETTER = {rank.letter: rank for rank in Rank}


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the cards are, at any moment of a deal; hands and cachette are high to low."""

    hands: tuple[Hand, Hand, Hand, Hand]
    cachette: Hand


def hand_text(cards: Iterable[Card]) -> str:
    """Write cards as ``hearts.diamonds.clubs.spades``, high to low; ``+`` is the Quint Royal."""
    held = sorted_hand(cards)
    groups = (
        "".join(card.rank.letter for card in held if card.suit is suit and card.rank is not None)
        for suit in _SUITS
    )
    return ".".join(groups) + ("+" if QUINT_ROYAL in held else "")


def parse_hand(text: str) -> Hand:
    """Read a hand as written by `hand_text`.

    Raises:
        NotationError: There are not four groups, a rank is unknown, or the ranks do not run
            from high to low.
    """
    groups = text.removesuffix("+").split(".")
    if len(groups) != len(_SUITS):
        raise NotationError(NotationFault.NOT_A_HAND, text=text[:40])
    cards = [
        card_of(suit, _parse_rank(letter, text))
        for suit, group in zip(_SUITS, groups, strict=True)
        for letter in group
    ]
    if text.endswith("+"):
        cards.append(QUINT_ROYAL)
    hand = sorted_hand(cards)
    if list(hand) != cards or len(set(hand)) != len(hand):
        raise NotationError(NotationFault.RANKS_OUT_OF_ORDER, text=text[:40])
    return hand


def _parse_rank(letter: str, text: str) -> Rank:
    rank = _RANK_OF_LETTER.get(letter)
    if rank is None:
        raise NotationError(NotationFault.NOT_A_RANK, letter=letter, text=text[:40])
    return rank


def layout_text(layout: Layout, first: Seat = Seat.N) -> str:
    """Write a deal or position as ``N:<N> <E> <S> <W> / <cachette>``, starting with `first`."""
    hands = " ".join(hand_text(layout.hands[seat]) for seat in first.clockwise)
    return f"{first.name}:{hands} / {hand_text(layout.cachette)}"


def parse_layout(text: str) -> Layout:
    """Read a deal or position as written by `layout_text`.

    Raises:
        NotationError: The text is not in that form, or a card appears twice.
    """
    head, colon, rest = text.strip().partition(":")
    hands, slash, cachette = rest.partition("/")
    texts = hands.split()
    if not colon or not slash or head not in Seat.__members__ or len(texts) != len(SEATS):
        raise NotationError(NotationFault.NOT_A_DEAL, text=text[:60])
    seats = Seat[head].clockwise
    by_seat = {seat: parse_hand(hand) for seat, hand in zip(seats, texts, strict=True)}
    north, east, south, west = (by_seat[seat] for seat in SEATS)
    layout = Layout((north, east, south, west), parse_hand(cachette.strip()))
    _refuse_twins(card for hand in (*layout.hands, layout.cachette) for card in hand)
    return layout


def _refuse_twins(cards: Iterable[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise NotationError(NotationFault.CARD_TWICE, card=str(card))
        seen.add(card)


def cards_text(cards: Sequence[Card]) -> str:
    """Write cards in the given order: ``HA D5 QR``."""
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards as written by `cards_text`.

    Raises:
        NotationError: One of them is not a card.
    """
    return tuple(parse_card(word) for word in text.split())


def action_text(action: Action) -> str:
    """Write a call as its word, a play as its card, a deal or draw as that word and its cards.

    With real cards a quint is written ``mark HA H4 ns``, or ``gone``, a trick ``take ew``, all that
    are left ``rest ew``, and what is struck out ``strike HA H4`` or ``strike ew``.
    """
    if isinstance(action, Call):
        return action.value
    if isinstance(action, Draw):
        return f"draw {cards_text(action.cards)}"
    if isinstance(action, Deal):
        return f"deal {cards_text(action.pack)}".rstrip()
    if isinstance(action, MarkQuint):
        return f"mark {cards_text(action.quint.cards)} {_side_text(action.side)}"
    if isinstance(action, Take | Rest):
        return f"{type(action).__name__.lower()} {_side_text(action.side)}"
    if isinstance(action, Strike):
        what = action.what
        return f"strike {_side_text(what) if isinstance(what, Side) else cards_text(what.cards)}"
    return "count" if isinstance(action, Count) else str(action.card)


def _side_text(side: Side | None) -> str:
    return "gone" if side is None else side.name.lower()


_ENTRY_OF_TEXT = {action_text(entry): entry for entry in ENTRIES}


def parse_action(text: str) -> Action:
    """Read an action as written by `action_text`.

    Raises:
        NotationError: The text is not a call, a card, an entry, a deal or a draw.
    """
    if text in _ENTRY_OF_TEXT:
        return _ENTRY_OF_TEXT[text]
    if text.startswith("draw "):
        return Draw(parse_cards(text[len("draw ") :]))
    if text == "deal" or text.startswith("deal "):
        return Deal(parse_cards(text[len("deal ") :]))
    try:
        return Call(text)
    except ValueError:
        return Play(parse_card(text))
