"""What stands on the players' discs: no two of them the same, if their names are not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

_NUMBERED = re.compile(r"\d+$")


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name, and as much more as tells it from the others.

    Examples: Ada and Bertram are “A” and “B”, Ada and Anna “Ad” and “An”, Player 1 and Player 2
    “P1” and “P2”.
    """
    return tuple([_monogram(name, [other for other in names if other != name]) for name in names])


def _monogram(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()
    alike = [other for other in others if other[:1].upper() == first]
    if not alike:
        return first
    number = _NUMBERED.search(name)
    if number is not None:
        return first + number.group()[-2:]
    for place, letters in enumerate(zip_longest(name, *alike, fillvalue="")):
        if place and letters[0].strip() and letters[0] not in letters[1:]:
            return first + letters[0]
    return first
