"""The moments of a game that one may wish to hear, at the instant they are seen."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.rules import Call, Called, QuintKind, QuintScored


class Moment(Enum):
    """Something that is seen on the table just now; the value names it.

    Attributes:
        DEAL: The first card leaves the pack; the others follow for `Pace.deal_ms`.
        PLAY: A card has come to lie in the trick.
        TRICK: A trick begins its way to its winner.
        QUINT: A quint is announced.
        QUINT_ROYAL: The Quint Royal is announced.
        CACHETTE: The first card of the cachette is turned up.
        DOUBLE: A seat doubles.
        REDOUBLE: A seat redoubles.
        REFUSED: The table says why something was not done.
        TURN: Everything rests, and the viewer is asked for a card or a call.
        GAME_WON: A side has won the game.
    """

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    QUINT = "quint"
    QUINT_ROYAL = "quint royal"
    CACHETTE = "cachette"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    REFUSED = "refused"
    TURN = "turn"
    GAME_WON = "game won"


def moment_of_quint(event: QuintScored) -> Moment:
    """What is heard of a quint."""
    royal = event.scored.quint.kind is QuintKind.ROYAL
    return Moment.QUINT_ROYAL if royal else Moment.QUINT


def moment_of_call(event: Called) -> Moment | None:
    """What is heard of a call; None for a pass."""
    return {Call.DOUBLE: Moment.DOUBLE, Call.REDOUBLE: Moment.REDOUBLE}.get(event.call)
