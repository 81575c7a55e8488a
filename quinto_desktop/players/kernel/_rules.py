# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rules of a trick in bits: for the search and for playouts alike, and nowhere else.

Cards are bits by strength in one word, the Quint Royal bit 0; suits are counted from spades up, of
thirteen bits each. Whoever comes to a trick has a place in it, from 0 for the leader to 3. The
option for a led Quint Royal goes by its place in `JokerLead`.

That all this is what `rules` says is proved by `tests/players/test_rules_in_bits.py`, function by
function; by `test_it_keeps_the_rules` in `tests/players/test_playout.py`, over whole deals; and by
`tests/prove_kernel.py`, which compares the search with a plain one that asks `rules`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import low_bit, top_bit

_ONE = cython.declare(cython.ulonglong, 1)
_SPADES = cython.declare(cython.ulonglong, 8191 << 1)
_FIVES = cython.declare(cython.ulonglong, 1 << 4 | 1 << 17 | 1 << 30 | 1 << 43)
_FOURS = cython.declare(cython.ulonglong, 1 << 3 | 1 << 16 | 1 << 29 | 1 << 42)
_TWOS = cython.declare(cython.ulonglong, 1 << 1 | 1 << 14 | 1 << 27 | 1 << 40)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_ALWAYS = cython.declare(cython.int, 2)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def suit_of(card: cython.int) -> cython.ulonglong:
    """The whole suit of a card; nothing for the Quint Royal, which has none."""
    if card == 0:
        return 0
    return _SPADES << (13 * ((card - 1) // 13))


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def takes(
    card: cython.int,
    best: cython.int,
    led: cython.ulonglong,
    place: cython.int,
    joker_lead: cython.int,
) -> cython.bint:
    """Whether a card wins the trick as it lies, with the card on it (rules §5).

    Args:
        card: The card.
        best: The card that was winning; -1 if there was none.
        led: The suit that was led, by this card if it is the first; 0 if it was the Quint Royal.
        place: Where in the trick the card comes.
        joker_lead: The option for a led Quint Royal; under `opponents` its leader's side is out.
    """
    if led == 0 and joker_lead == _OPPONENTS and place & 1 == 0:
        return False
    return card > best


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def may_lead(held: cython.ulonglong, joker_lead: cython.int) -> cython.ulonglong:
    """The cards of a hand that may be led (rules §5)."""
    if held & 1 and held != 1 and joker_lead >= _FORBIDDEN_ALWAYS:
        return held ^ 1
    return held


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def may_follow(
    held: cython.ulonglong,
    led: cython.ulonglong,
    best: cython.int,
    tricks_left: cython.int,
    joker_lead: cython.int,
) -> cython.ulonglong:
    """The cards of a hand that may follow (rules §5).

    Args:
        held: The hand.
        led: The suit that was led; 0 if it was the Quint Royal.
        best: The card that is winning.
        tricks_left: How many tricks are left, with the one on the table. At the last but one the
            Quint Royal may be due, where its lead is forbidden.
        joker_lead: The option for a led Quint Royal.
    """
    if (
        tricks_left == 2
        and held & 1
        and joker_lead >= _FORBIDDEN_ALWAYS
        and (joker_lead == _FORBIDDEN_ALWAYS or top_bit(held) > best)
    ):
        return 1
    following: cython.ulonglong = held & led
    if following:
        return following | held & 1
    return held


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def whole_quints(cards: cython.ulonglong) -> cython.ulonglong:
    """Of each quint that lies whole among cards the lower card (rules §6)."""
    return cards & (_FIVES | 1) | cards >> 10 & cards & _FOURS | cards >> 1 & cards & _TWOS


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def quint_fives(cards: cython.ulonglong) -> cython.int:
    """The points of the quints that lie whole among cards, in fives (rules §6)."""
    fives: cython.int = 5 * (cards & 1)
    whole: cython.ulonglong = (
        cards & _FIVES | cards >> 10 & cards & _FOURS | cards >> 1 & cards & _TWOS
    )
    while whole:
        fives += (low_bit(whole) + 12) // 13
        whole &= whole - 1
    return fives


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def makes_quint(table: cython.ulonglong, card: cython.int) -> cython.bint:
    """Whether a card is a quint, or the half that was missing on the table."""
    return whole_quints(table | _ONE << card) != whole_quints(table & ~(_ONE << card))
