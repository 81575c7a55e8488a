"""What a drawn example shows: cards in groups and rows, with words beside them; no drawing yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quinto_desktop.rules import Card


@dataclass(frozen=True, slots=True)
class Face:
    """A card in a figure.

    Attributes:
        card: Which; None lies face down.
        is_ringed: It takes the trick, or makes a quint.
        is_veiled: It may not be played.
        is_raised: It may be played, and stands out of the hand.
    """

    card: Card | None
    is_ringed: bool = False
    is_veiled: bool = False
    is_raised: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together.

    Attributes:
        faces: The cards, from the left.
        step: From one card to the next, in card widths: under 1 they overlap.
        over: A word above them, such as whose card it is.
        under: A word below them, such as what was done with it.
        tag: A word on a label across the foot of the cards, such as “wins”.
        plate: A word on a plate of its own, where no card is meant, such as a call.
    """

    faces: tuple[Face, ...] = ()
    step: float = 1.08
    over: str = ""
    under: str = ""
    tag: str = ""
    plate: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Groups side by side.

    Attributes:
        groups: From the left.
        title: What the row shows; nothing if that goes without saying.
        note: What it comes to, in lines at the right, the first one in bold.
        gap: Between two groups, in card widths.
    """

    groups: tuple[Group, ...]
    title: str = ""
    note: tuple[str, ...] = ()
    gap: float = 0.32


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawn example.

    Attributes:
        rows: From the top.
        card: The width of a card, in pixels of the design.
    """

    rows: tuple[Row, ...]
    card: int = 70


def faces_of(cards: Iterable[Card]) -> tuple[Face, ...]:
    """Cards as they are, with no mark on them."""
    return tuple(Face(card) for card in cards)
