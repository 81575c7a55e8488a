"""Why an action is refused: a reason and its details, which the table puts into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quinto_desktop.rules.cards import Card, Suit
from quinto_desktop.rules.errors import QuintoError
from quinto_desktop.rules.seats import Seat


class Reason(Enum):
    """The closed set of reasons; each value begins with its section of the rules."""

    GAME_IS_OVER = 7, 1
    DRAW_FIRST = 2, 1
    DRAW_IS_OVER = 2, 2
    NOT_A_DRAW = 2, 3
    DEAL_FIRST = 3, 1
    DEAL_IS_RUNNING = 3, 2
    NOT_A_PACK = 3, 3
    NOT_YOUR_TURN = 5, 1
    DOUBLING_FIRST = 4, 1
    DOUBLING_IS_OVER = 4, 2
    PARTNER_HAS_DOUBLED = 4, 3
    ALREADY_DOUBLED = 4, 4
    NOTHING_TO_REDOUBLE = 4, 5
    OWN_DOUBLE = 4, 6
    ALREADY_REDOUBLED = 4, 7
    NOT_IN_HAND = 5, 2
    MUST_FOLLOW_SUIT = 5, 3
    QUINT_ROYAL_MAY_NOT_BE_LED = 5, 4
    QUINT_ROYAL_MUST_BE_PLAYED = 5, 5

    @property
    def section(self) -> int:
        """The section of the rules that the refusal is based on."""
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal now.

    Attributes:
        reason: The rule that forbids it.
        seat: The seat that the reason names, such as the seat on turn or the one that has
            already doubled.
        suit: The suit that must be followed.
        card: The card that was refused or that must be played.
    """

    reason: Reason
    seat: Seat | None = None
    suit: Suit | None = None
    card: Card | None = None


class IllegalAction(QuintoError):
    """An action that the rules do not allow.

    Attributes:
        refusal: The reason, as data.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(_plain_text(refusal))
        self.refusal = refusal


def _plain_text(refusal: Refusal) -> str:
    """Return the refusal for logs and the command line; the window has its own sentences."""
    told = [refusal.reason.name.lower().replace("_", " ")]
    if refusal.seat is not None:
        told.append(f"seat {refusal.seat.name}")
    if refusal.suit is not None:
        told.append(f"suit {refusal.suit.letter}")
    if refusal.card is not None:
        told.append(f"card {refusal.card}")
    return f"{', '.join(told)} (rules §{refusal.reason.section})"
