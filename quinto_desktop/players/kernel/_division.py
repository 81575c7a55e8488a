# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Drawing divisions of cards among places, according to odds: Markov chain Monte Carlo.

The chance of a division is proportional to the product of its cards' odds. Dividing one card after
the other would not respect the sizes of the places, and there are far too many divisions to list.
So a chain of divisions is walked instead: two cards in different places are proposed to change
them, and the change is made with the chance min(1, new product / old product). In the long run
each division is visited in proportion to its product (Metropolis, Rosenbluth, Rosenbluth, Teller
and Teller, "Equation of state calculations by fast computing machines", 1953).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from math import log


_WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
_FIRST_TURNS = cython.declare(cython.int, 4)
_PACK_SIZE = cython.declare(cython.int, 53)


def divide(
    cards: cython.ulonglong[::1],
    places: cython.int[::1],
    odds: cython.float[::1],
    seed: cython.ulonglong,
    turns: cython.int,
    into: cython.ulonglong[::1],
    logs: cython.double[::1],
) -> None:
    """Draw divisions of cards among four places, by the product of each card's odds.

    Two cards at a time change places, or not, so all places keep their sizes, and a possible
    division leads only to possible ones.

    Args:
        cards: The cards, each as a one-card set.
        places: The place of each, 0 to 3, in any possible division.
        odds: For each card the odds of its being in each of the four places; 0 where it cannot be.
        seed: The random seed; not 0.
        turns: How often a change is proposed for each card between two divisions, on average;
            before the first division `_FIRST_TURNS` times as often.
        into: Receives the divisions one after the other: the cards in each place.
        logs: Receives for each of them the logarithm of the product of the odds.

    Raises:
        ValueError: The numbers of cards, places, odds and sets do not match, or there is no seed.
    """
    count: cython.int = len(cards)
    if not 0 < count <= _PACK_SIZE or len(places) != count or len(odds) != 4 * count or not seed:
        raise ValueError("a division needs cards, a place and four odds for each, and a seed")
    if len(into) != 4 * len(logs):
        raise ValueError("a division has four sets of cards")
    at: cython.int[53] = [0] * 53
    i: cython.int
    j: cython.int
    number: cython.int
    _: cython.int
    place: cython.int
    there: cython.float
    here: cython.float
    state: cython.ulonglong = seed
    total: cython.double
    for i in range(count):
        at[i] = places[i]
    with cython.nogil:
        for number in range(len(logs)):
            for _ in range(turns * count * (_FIRST_TURNS if number == 0 else 1) // 2):
                # Marsaglia's xorshift generator; the upper bits choose.
                state ^= state << 13 & _WORD
                state ^= state >> 7
                state ^= state << 17 & _WORD
                i = cython.cast(cython.int, (state >> 40 & 4095) * count >> 12)
                j = cython.cast(cython.int, (state >> 52) * count >> 12)
                if at[i] != at[j]:
                    here = odds[4 * i + at[i]] * odds[4 * j + at[j]]
                    there = odds[4 * i + at[j]] * odds[4 * j + at[i]]
                    if there >= here or there > here * ((state >> 16 & 65535) / 65536.0):
                        place = at[i]
                        at[i] = at[j]
                        at[j] = place
            total = 0
            for place in range(4):
                into[4 * number + place] = 0
            for i in range(count):
                into[4 * number + at[i]] |= cards[i]
                total += log(odds[4 * i + at[i]])
            logs[number] = total
