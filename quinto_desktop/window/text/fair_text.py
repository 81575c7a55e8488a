"""Fair and shared games in words: how a commitment is written, and what is wrong with words."""

from __future__ import annotations

from quinto_desktop.rules import NotationError, NotationFault
from quinto_desktop.window.text.words import fill, translate

_GROUP = 4
_SHOWN = 8
"""As many digits of a commitment as tell one of a person's games from another."""


def grouped(digits: str) -> str:
    """Hexadecimal digits in groups of four, as they are easiest to compare: “3f2a 91c0”."""
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def shortened(commitment: bytes) -> str:
    """How a commitment begins: “3f2a 91c0”."""
    return grouped(commitment.hex()[:_SHOWN])


def commitment_lines(commitment: bytes, lines: int = 2) -> str:
    """A whole commitment in groups of four, on lines of the same length."""
    digits = commitment.hex()
    length = len(digits) // lines
    return "\n".join(grouped(digits[at : at + length]) for at in range(0, len(digits), length))


def commitment_told(commitment: bytes) -> str:
    """A whole commitment, for those who hear it: “Commitment 3f2a 91c0 …”."""
    text = translate("FairDeal", "Commitment {digits}")
    return fill(text, digits=grouped(commitment.hex()))


def words_fault(error: NotationError) -> str:
    """What is wrong with the player's own words, in a sentence that says what to do."""
    text = translate("FairDeal", "One of these characters is not whole. Write the words anew.")
    if error.fault is NotationFault.WORDS_TOO_LONG:
        text = translate("FairDeal", "These are {count} characters; leave {greatest} at most.")
    return fill(text, **error.values)
