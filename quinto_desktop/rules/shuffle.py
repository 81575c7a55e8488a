"""Where packs come from, and numbered deals: the same seed gives the same packs for ever."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import date

from quinto_desktop.rules.cards import PACK, Card
from quinto_desktop.rules.hashing import sha256
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS
from quinto_desktop.rules.seats import Seat

GREATEST_SEED = 2**63 - 1
"""The largest game number; saved games store it in 64 bits."""


@dataclass(frozen=True, slots=True)
class NumberedDeals:
    """A source of packs that is fixed by the game's number: whoever knows it knows the cards."""

    seed: int

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack for one deal of the match, from the top down; 0 is for the draw."""
        return shuffled_pack(self.seed, number)

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return what the players draw for partners and the deal, by player number."""
        return drawn_cards(self.seed, form)

    def first_dealer(self, form: Form) -> Seat:
        """Return the first dealer, or the first Dummy-player, if no cards are drawn for it."""
        return first_dealer(self.seed, form)

    def decision_seed(self, actions_done: int) -> int:
        """Return the seed for a computer player's decision, a number of 63 bits.

        It hides the game's number only until somebody has tried small numbers one after the other.
        """
        return random.Random(f"decision {self.seed} {actions_done}").getrandbits(63)


@dataclass(frozen=True, slots=True)
class RealCards:
    """The cards are real ones in the players' hands; a number tells one such game from another."""

    number: int

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return no pack: nobody but the players knows the cards."""
        return ()

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return nothing: the seats are as chosen."""
        return ()

    def first_dealer(self, form: Form) -> Seat:
        """Return South, who deals first, and has dummy first."""
        return Seat.S

    def decision_seed(self, actions_done: int) -> int:
        """Return the number, as no computer player decides anything."""
        return self.number


def shuffled_pack(seed: int, number: int) -> tuple[Card, ...]:
    """Return the pack for one deal, from 1, of a game; pack 0 is spread for the draw.

    A Fisher-Yates shuffle using the Mersenne Twister's `random()`, seeded with a text: the only
    sequence that Python guarantees on every platform and in every version.
    """
    generator = random.Random(f"quinto {seed} {number}")
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        other = int(generator.random() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def drawn_cards(seed: int, form: Form) -> tuple[Card, ...]:
    """Return what the players of a numbered game draw, by player number."""
    return shuffled_pack(seed, 0)[: form.players]


def first_dealer(seed: int, form: Form = Form.FOUR) -> Seat:
    """Return the first dealer, or the first Dummy-player, of a numbered game without a draw."""
    if form is Form.DUMMY:
        return DUMMY_PLAYERS_SEATS[seed % len(DUMMY_PLAYERS_SEATS)]
    return Seat(seed % 4)


def number_of_the_day(day: date) -> int:
    """Return the number of the game that everybody can play on a day, everywhere and for ever.

    It is the first eight bytes of ``SHA-256("quinto:1:day:" + YYYY-MM-DD)``, the highest first,
    without the highest bit: a day's number says nothing of the next one's.
    """
    text = f"quinto:1:day:{day.year:04}-{day.month:02}-{day.day:02}"
    first = int.from_bytes(sha256(text.encode())[:8], "big")
    return first % (GREATEST_SEED + 1)
