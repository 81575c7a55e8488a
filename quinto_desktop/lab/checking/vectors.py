"""Test vectors: one JSON object a line, every value checked before it is used.

Those of fair deals are also compared here: what follows from a secret, a commitment before it, and
words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from quinto_desktop.records.faults import shown
from quinto_desktop.rules import DUMMY_PLAYERS_SEATS, FairDeals, Form, QuintoError, Seat, parse_hash
from quinto_desktop.rules.notation import parse_cards

MOST_CHARACTERS = 1_000_000
"""The longest line accepted as a test vector, so that none fills the memory."""

_Value = TypeVar("_Value")


class VectorError(QuintoError):
    """A file does not consist of test vectors."""


class Mismatch(QuintoError):
    """A vector does not hold; the message says where."""


def read_lines(path: Path) -> Iterator[tuple[int, Mapping[str, object]]]:
    """The objects of a file with their line numbers; empty lines are skipped.

    Raises:
        VectorError: The file cannot be read, or a line is not a JSON object.
    """
    try:
        with path.open(encoding="utf-8") as file:
            lines = iter(partial(file.readline, MOST_CHARACTERS + 1), "")
            for number, line in enumerate(lines, start=1):
                if len(line) > MOST_CHARACTERS:
                    raise VectorError(f"“{path}”, line {number} is too long for a test vector.")
                if line.strip():
                    yield number, _object(line, f"“{path}”, line {number}")
    except UnicodeDecodeError:
        raise VectorError(f"“{path}” is not a text file in UTF-8.") from None
    except OSError as error:
        raise VectorError(f"“{path}” cannot be read: {error.strerror}; name another.") from None
    except ValueError:
        raise VectorError(f"“{shown(str(path))}” is a name that no file can have.") from None


def _object(line: str, place: str) -> Mapping[str, object]:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict):
        raise VectorError(f"{place} is not a JSON object, as each line must be.")
    return read


def value(given: Mapping[str, object], name: str, kind: type[_Value]) -> _Value:
    """A named value of an object.

    Raises:
        VectorError: It is missing or of another kind.
    """
    if name not in given:
        raise VectorError(f"“{name}” is missing.")
    return _checked(given[name], name, kind)


def values(given: Mapping[str, object], name: str, kind: type[_Value]) -> Sequence[_Value]:
    """A named list of an object, all of one kind.

    Raises:
        VectorError: It is missing, no list, or one of its values is of another kind.
    """
    return [_checked(member, name, kind) for member in value(given, name, list)]


def pair(given: Mapping[str, object], name: str) -> tuple[int, int]:
    """A named pair of whole numbers, for NS and EW.

    Raises:
        VectorError: It is missing or not a pair.
    """
    numbers = values(given, name, int)
    if len(numbers) != 2:
        raise VectorError(f"“{name}” must be two numbers, for NS and EW.")
    return numbers[0], numbers[1]


_NAMES = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def _checked(given: object, name: str, kind: type[_Value]) -> _Value:
    # In Python True is a number; in a test vector it is not.
    if not isinstance(given, kind) or isinstance(given, bool):
        raise VectorError(f"“{name}” must be {_NAMES[kind]} here, not {json.dumps(given)[:40]}.")
    return given


def compare(what: str, ours: object, told: object) -> None:
    """Do nothing if two things are equal.

    Raises:
        Mismatch: They differ.
    """
    if ours != told:
        raise Mismatch(f"{what}: the rules give {_shown(ours)}, the vector has {_shown(told)}.")


def _shown(thing: object) -> str:
    if isinstance(thing, tuple):
        return " ".join(map(str, thing))
    return str(thing)


_GREATEST_NUMBER = 2**32 - 1


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
