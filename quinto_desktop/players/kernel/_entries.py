# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What an entry of the search's table says, and how it says it.

An entry is eight words: four lines, as far as ranks count, with only the quints that count; the
holders of these, and which they are; and a word with, for each suit, how far to shift a line right
to drop what does not count (6 bits), whether it is an upper bound (1), from bit 32 how much better
the bound is than winning or losing all that is left (8), and the card (6). The eighth word of a
block's first entry points to the next block and gives the number of entries in this one.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import count_bits, low_bit, top_bit

# Numbers of 64 bits stay Python objects unless they are declared.
_ONE = cython.declare(cython.ulonglong, 1)
_OWNERS = cython.declare(cython.ulonglong, 0x3333333333333)
_KIND = cython.declare(cython.ulonglong, 0x4444444444444)
_FIVE_PLACE = cython.declare(cython.ulonglong, 7 << 9)
_PAIR_PLACES = cython.declare(cython.ulonglong, 7 << 6 | 7 << 12)
_LOW_PLACES = cython.declare(cython.ulonglong, 7 | 7 << 3)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shifts(out: cython.ulonglong, needed: cython.ulonglong) -> cython.ulonglong:
    """How far to shift each suit's line right to drop what does not count."""
    found: cython.ulonglong = 0
    s: cython.int
    shift: cython.ulonglong
    cards: cython.ulonglong
    for s in range(4):
        cards = needed >> (13 * s + 1) & 8191
        shift = 52
        if cards:
            shift -= 4 * count_bits((out >> (13 * s + 1) & 8191) >> low_bit(cards))
        found |= shift << (6 * s)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def cards_needed(out: cython.ulonglong, meta: cython.ulonglong) -> cython.ulonglong:
    """The lowest card of each suit that counts, from how many count in an entry."""
    found: cython.ulonglong = 0
    cards: cython.ulonglong
    s: cython.int
    shift: cython.int
    for s in range(4):
        shift = meta >> (6 * s) & 63
        if shift < 52:
            cards = out >> (13 * s + 1) & 8191
            while shift < 48:
                cards ^= _ONE << top_bit(cards)
                shift += 4
            found |= _ONE << (top_bit(cards) + 13 * s + 1)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def entered(
    line: cython.ulonglong, taken: cython.ulonglong, shift: cython.ulonglong
) -> cython.ulonglong:
    """A suit as far as it counts: the holders of high cards, and the quints taken."""
    line = line >> shift << shift
    fives: cython.ulonglong = line & ~(line >> 1) & _KIND
    pairs: cython.ulonglong = line >> 1 & ~line & _KIND
    lows: cython.ulonglong = line & line >> 1 & _KIND
    line &= _OWNERS
    if taken & 8:
        line |= fives
    if taken & 4:
        line |= pairs << 1
    if taken & 1:
        line |= lows * 3
    return line


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def misplaced(line: cython.ulonglong, entered: cython.ulonglong) -> cython.ulonglong:
    """The places of a suit's quints that an entry has at other ranks."""
    kinds: cython.ulonglong = (entered | entered >> 1) & _KIND
    kinds = (line ^ entered) & (kinds | kinds << 1)
    if kinds == 0:
        return 0
    found: cython.ulonglong = 0
    kind: cython.int
    while kinds:
        kind = entered >> (low_bit(kinds) & 60) & 12
        kinds &= ~(_ONE * 15 << (low_bit(kinds) & 60))
        found |= _FIVE_PLACE if kind == 4 else _PAIR_PLACES if kind == 8 else _LOW_PLACES
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(places: cython.ulonglong) -> cython.int:
    """How much weaker a bound becomes without the quints of these places."""
    points: cython.int = 0
    s: cython.int
    for s in range(4):
        if places & _FIVE_PLACE:
            points += 2 * (s + 1)
        if places & _PAIR_PLACES:
            points += 2 * (s + 1)
        if places & _LOW_PLACES:
            points += 2 * (s + 1)
        places >>= 15
    return points + 127 * places


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wrong_cards(places: cython.ulonglong) -> cython.ulonglong:
    """The cards of these quints."""
    cards: cython.ulonglong = 0
    s: cython.int
    for s in range(4):
        if places & _FIVE_PLACE:
            cards |= _ONE << (13 * s + 4)
        if places & _PAIR_PLACES:
            cards |= _ONE << (13 * s + 3) | _ONE << (13 * s + 13)
        if places & _LOW_PLACES:
            cards |= _ONE * 3 << (13 * s + 1)
        places >>= 15
    return cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def places(taken: cython.ulonglong) -> cython.ulonglong:
    """Where quint cards have their holders noted, three bits for each."""
    found: cython.ulonglong = 0
    s: cython.int
    r: cython.int
    if taken & 1:
        found = _ONE * 7 << 60
        taken ^= 1
    while taken:
        s = (low_bit(taken) - 1) // 13
        r = low_bit(taken) - 13 * s - 1
        found |= _ONE * 7 << (15 * s + 3 * (r if r < 4 else 4))
        taken &= taken - 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def cards_taken(places: cython.ulonglong) -> cython.ulonglong:
    """The reverse of `places`."""
    cards: cython.ulonglong = 0
    s: cython.int
    i: cython.int
    if places >> 60:
        cards = 1
        places &= ~(_ONE * 7 << 60)
    while places:
        i = low_bit(places) // 3
        places &= ~(_ONE * 7 << (3 * i))
        s = i // 5
        i -= 5 * s
        cards |= _ONE << (13 * s + 1 + (i if i < 4 else 12))
    return cards
