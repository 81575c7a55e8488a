"""Fair deals: packs that nobody could choose, and that anybody can check afterwards.

A new game's cards follow from a *secret*, to which the program commits itself before the player
says a word, and from *words* that the player adds after it. All hashes are SHA-256, all MACs
HMAC-SHA-256 (RFC 2104), ``+`` joins bytes, and hexadecimal is lower case:

1. The secret is 32 bytes of the operating system's generator, new for every game.
2. The commitment is ``SHA-256("quinto:1:commitment:" + previous + secret)``. *previous* is the
   commitment before it in this user's folder, 32 zero bytes for the first: commitments form a
   chain, so games that were given up show.
3. The words are what the player types once the commitment has been shown; none by default. Runs
   of white space (Unicode's, and U+001C to U+001F) become one space, the ends are trimmed, the
   rest is brought into Unicode's form NFC; at most 200 characters are then left.
4. The key is ``HMAC(secret, "quinto:1:key:" + words)``, the words in UTF-8.
5. Numbers for a label and a number n come from the bytes of
   ``HMAC(key, "quinto:1:" + label + ":" + n + block)`` for block 0, 1, 2 and so on; n and block
   are four bytes each, the highest first. A number below m takes the next byte b. If b is at
   least 256 - 256 mod m it is left out and the next is taken; the number is b mod m. So each is
   exactly as likely as the other.
6. The pack of deal n, from 1 in the whole match, has the label ``pack``. It starts as spades from
   two to ace, then clubs, diamonds, hearts and the Quint Royal. For last = 52 down to 1, the
   cards in places `last` and *number below last + 1* change places. Place 0 is the top. Pack 0 is
   spread for the draw.
7. The first dealer, where no cards are drawn for it, has the label ``dealer`` and n = 0: below 4
   in the order N E S W; of three players, below 3 in the order S W E.
8. A computer player's chance has the label ``decision``; n is the number of actions done. It is
   the first eight bytes as one number, the highest first. Nothing of the packs follows from it.
9. When the game is over or given up, its file shows secret, words and commitments, and anybody can
   go through 2 to 7 again: `resources/verify_deal.py` does, without anything of Quinto's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from quinto_desktop.rules.cards import PACK, QUINT_ROYAL, Card
from quinto_desktop.rules.errors import NotationError, NotationFault
from quinto_desktop.rules.hashing import mac, sha256
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS
from quinto_desktop.rules.seats import SEATS, Seat

HASH_BYTES = 32
"""The length of secrets and commitments."""

NO_COMMITMENT = bytes(HASH_BYTES)
"""What stands for the previous commitment before the first game."""

MOST_CHARACTERS_IN_WORDS = 200

_UNSHUFFLED = (*PACK[1:], QUINT_ROYAL)


@dataclass(frozen=True, slots=True)
class FairDeals:
    """A source of packs that is fixed by a secret and the player's words, in their normal form.

    Until the game is over, the secret must not be shown; it is not in the `repr`.

    Raises:
        NotationError: The words are too long, or no text.
        ValueError: The secret or the previous commitment is not 32 bytes long.
    """

    secret: bytes = field(repr=False)
    previous: bytes = NO_COMMITMENT
    words: str = ""

    def __post_init__(self) -> None:
        if not len(self.secret) == len(self.previous) == HASH_BYTES:
            raise ValueError(f"secrets and commitments have {HASH_BYTES} bytes")
        object.__setattr__(self, "words", normal_words(self.words))

    @property
    def commitment(self) -> bytes:
        """The 32 bytes that the program shows before the words are known."""
        return commitment_of(self.previous, self.secret)

    @property
    def key(self) -> bytes:
        """The 32 bytes that all chance in the game follows from; as secret as the secret."""
        return mac(self.secret, b"quinto:1:key:" + self.words.encode())

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack for one deal of the match, from the top down; 0 is for the draw."""
        stream = _bytes_for(self.key, "pack", number)
        pack = list(_UNSHUFFLED)
        for last in range(len(pack) - 1, 0, -1):
            other = _number_below(last + 1, stream)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return what the players draw for partners and the deal, by player number."""
        return self.pack(0)[: form.players]

    def first_dealer(self, form: Form) -> Seat:
        """Return the first dealer, or the first Dummy-player, if no cards are drawn for it."""
        seats = DUMMY_PLAYERS_SEATS if form is Form.DUMMY else SEATS
        return seats[_number_below(len(seats), _bytes_for(self.key, "dealer", 0))]

    def decision_seed(self, actions_done: int) -> int:
        """Return the seed for a computer player's decision, a number of 64 bits."""
        return int.from_bytes(mac(self.key, _message("decision", actions_done, 0))[:8], "big")


def commitment_of(previous: bytes, secret: bytes) -> bytes:
    """Return the commitment to a secret; `previous` is the one before it. All have 32 bytes."""
    return sha256(b"quinto:1:commitment:" + previous + secret)


def normal_words(words: str) -> str:
    """Return the player's words as they count: one space between them, in Unicode's form NFC.

    Raises:
        NotationError: More than 200 characters are left, or half of one that needs two.
    """
    normal = " ".join(words.split())
    if not normal.isascii():
        import unicodedata  # it takes 0.9 MB in each of our processes

        normal = unicodedata.normalize("NFC", normal)
    if len(normal) > MOST_CHARACTERS_IN_WORDS:
        raise NotationError(
            NotationFault.WORDS_TOO_LONG, count=len(normal), greatest=MOST_CHARACTERS_IN_WORDS
        )
    if any("\ud800" <= character <= "\udfff" for character in normal):
        raise NotationError(NotationFault.WORDS_NOT_TEXT)
    return normal


def parse_hash(text: str) -> bytes:
    """Read a secret or a commitment: 64 hexadecimal digits in lower case.

    Raises:
        NotationError: The text is anything else.
    """
    if len(text) != 2 * HASH_BYTES or not set(text) <= set("0123456789abcdef"):
        raise NotationError(NotationFault.NOT_A_HASH, text=text[:70])
    return bytes.fromhex(text)


def _bytes_for(key: bytes, label: str, number: int) -> Iterator[int]:
    for block in count():
        yield from mac(key, _message(label, number, block))


def _message(label: str, number: int, block: int) -> bytes:
    return f"quinto:1:{label}:".encode() + number.to_bytes(4, "big") + block.to_bytes(4, "big")


def _number_below(limit: int, stream: Iterator[int]) -> int:
    too_great = 256 - 256 % limit
    return next(byte for byte in stream if byte < too_great) % limit
