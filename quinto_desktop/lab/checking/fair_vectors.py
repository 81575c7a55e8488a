"""Test vectors of fair deals: what follows from a secret, a commitment before it, and words."""

from __future__ import annotations

from collections.abc import Mapping

from quinto_desktop.lab.checking.vectors import Mismatch, VectorError, compare, value
from quinto_desktop.rules import DUMMY_PLAYERS_SEATS, FairDeals, Form, Seat, parse_hash
from quinto_desktop.rules.notation import parse_cards

_GREATEST_NUMBER = 2**32 - 1
"""The greatest number of a deal that the scheme has room for."""


def check_fair_deals(vector: Mapping[str, object]) -> None:
    """Compare all that one vector says.

    Raises:
        Mismatch: Something does not follow.
        VectorError: Something is missing, or of the wrong kind.
        NotationError: A hash, a card or the words cannot be read.
    """
    secret, previous = (parse_hash(value(vector, name, str)) for name in ("secret", "previous"))
    deals = FairDeals(secret, previous, value(vector, "words", str))
    compare("the commitment", deals.commitment.hex(), _hash(vector, "commitment"))
    compare("the key", deals.key.hex(), _hash(vector, "key"))
    _compare_dealers(deals, value(vector, "first_dealer", dict))
    packs = value(vector, "packs", dict)
    if not packs:
        raise VectorError("“packs” is empty.")
    for number in packs:
        _compare_pack(deals, _deal_number(number), value(packs, number, str))


def _hash(vector: Mapping[str, object], name: str) -> str:
    return parse_hash(value(vector, name, str)).hex()


def _compare_dealers(deals: FairDeals, told: Mapping[str, object]) -> None:
    for form in (Form.FOUR, Form.DUMMY):
        players = str(form.players)
        seats = DUMMY_PLAYERS_SEATS if form is Form.DUMMY else tuple(Seat)
        ours = seats.index(deals.first_dealer(form))
        compare(f"the first dealer of {players}", ours, value(told, players, int))


def _deal_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 10 or int(text) > _GREATEST_NUMBER:
        raise VectorError(
            f"“packs” names a deal “{text[:20]}”; number them from 0 to {_GREATEST_NUMBER}."
        )
    return int(text)


def _compare_pack(deals: FairDeals, number: int, told: str) -> None:
    pack, cards = deals.pack(number), parse_cards(told)
    compare(f"pack {number}, its number of cards", len(pack), len(cards))
    for place, (ours, theirs) in enumerate(zip(pack, cards, strict=True), start=1):
        if ours is not theirs:
            raise Mismatch(
                f"pack {number}, card {place} from the top: the rules give {ours}, "
                f"the vector has {theirs}."
            )
