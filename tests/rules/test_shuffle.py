"""Numbered deals: what a game's number stands for, and the number of the day."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import unicodedata
from dataclasses import FrozenInstanceError, replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from examples import each, examples
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text

OF_DAYS = {
    "2026-11-22": 6330025119057890953,
    "2026-11-23": 5279809590763875032,
    "2028-02-29": 7124574693460845011,
    "1999-12-31": 1356200203567860316,
    "0001-01-01": 4687097319972866125,
    "9999-12-31": 1759234866504546553,
}
"""Friends compare results of these games: no number here may ever change."""


@each("day, number", OF_DAYS.items(), ids=OF_DAYS)
def test_the_number_of_a_day_never_changes(day: str, number: int) -> None:
    assert number_of_the_day(date.fromisoformat(day)) == number


def test_the_hour_does_not_matter() -> None:
    late = datetime(2026, 11, 22, 23, 59, tzinfo=UTC)
    assert number_of_the_day(late) == OF_DAYS["2026-11-22"]


def test_days_have_numbers_of_their_own_all_over_the_range() -> None:
    days = [date(2026, 1, 1) + timedelta(days=day) for day in range(3650)]
    numbers = [number_of_the_day(day) for day in days]
    assert len(set(numbers)) == len(days)
    assert all(0 <= number <= GREATEST_SEED for number in numbers)
    sixteenths = [number * 16 // (GREATEST_SEED + 1) for number in numbers]
    assert min(map(sixteenths.count, range(16))) > 3650 / 16 - 75  # five standard deviations


def test_neighbouring_days_have_nothing_in_common() -> None:
    days = [date(2026, 1, 1) + timedelta(days=day) for day in range(1000)]
    numbers = [number_of_the_day(day) for day in days]
    pairs = list(pairwise(numbers))
    equal_bits = [63 - (one ^ two).bit_count() for one, two in pairs]
    assert abs(sum(equal_bits) / len(pairs) - 31.5) < 0.7  # five standard errors
    assert 400 < sum(one < two for one, two in pairs) < 600


def test_a_number_deals_the_same_pack_for_ever() -> None:
    pack = shuffled_pack(OF_DAYS["2026-11-22"], 1)
    assert cards_text(pack[:8]) == "H9 D7 CQ S9 C4 HJ D9 C5"


# -------- Fair deals: what follows from a secret and words, and that nothing follows from less
LINES = (Path(__file__).parents[1] / "data" / "fair.jsonl").read_text("utf-8").splitlines()
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in LINES]

SECRET = hashlib.sha256(b"for these tests").digest()

some_words = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)


@each("vector", VECTORS, [f"line {n}" for n in range(1, len(VECTORS) + 1)])
def test_a_vector_holds(vector: dict[str, Any]) -> None:
    deals = FairDeals(parse_hash(vector["secret"]), parse_hash(vector["previous"]), vector["words"])

    assert deals.commitment.hex() == vector["commitment"]
    assert deals.key.hex() == vector["key"]
    assert deals.first_dealer(Form.FOUR) is SEATS[vector["first_dealer"]["4"]]
    assert deals.first_dealer(Form.TWO) is SEATS[vector["first_dealer"]["4"]]
    assert deals.first_dealer(Form.DUMMY) is DUMMY_PLAYERS_SEATS[vector["first_dealer"]["3"]]
    assert {number: cards_text(deals.pack(int(number))) for number in vector["packs"]} == (
        vector["packs"]
    )


def test_what_the_draw_shows_lies_on_top_of_pack_0() -> None:
    deals = FairDeals(SECRET)
    for form in Form:
        assert deals.drawn(form) == deals.pack(0)[: form.players]


def test_every_part_changes_what_follows() -> None:
    deals = FairDeals(SECRET)
    other = replace(deals, secret=bytes(32))
    assert len({deals.commitment, other.commitment}) == 2
    assert len({deals.pack(1), other.pack(1), deals.pack(2), deals.pack(257)}) == 4
    assert replace(deals, words="Ada").pack(1) != deals.pack(1)
    chained = replace(deals, previous=deals.commitment)
    assert chained.commitment != deals.commitment
    assert chained.pack(1) == deals.pack(1)  # the chain dates a game; it does not deal


def test_the_words_come_after_the_commitment() -> None:
    assert replace(FairDeals(SECRET), words="Ada").commitment == FairDeals(SECRET).commitment
    assert FairDeals(SECRET).commitment == commitment_of(NO_COMMITMENT, SECRET)


def test_decisions_are_apart_from_packs_and_from_each_other() -> None:
    deals = FairDeals(SECRET)
    seeds = [deals.decision_seed(done) for done in range(200)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert max(seeds) > 2**63  # all 64 bits are in use
    assert deals.decision_seed(0) == 0xA15AE10A3A3A05DD


SAME_WORDS = [
    ("", " \t\n\u2003\u3000"),
    ("for Ada", "  for\t \n Ada "),
    ("two words", "two\u00a0words"),
    ("Zo\u00eb", "Zoe\u0308"),
    ("\ud55c", "\u1112\u1161\u11ab"),
]


@each("words, typed", SAME_WORDS)
def test_what_looks_the_same_is_the_same(words: str, typed: str) -> None:
    assert normal_words(typed) == words
    assert FairDeals(SECRET, words=typed) == FairDeals(SECRET, words=words)


@each("words", ["Zoe", "zo\u00eb", "ZO\u00cb", "Zo \u00eb", "\ufb01"])
def test_other_words_stay_as_they_are(words: str) -> None:
    assert normal_words(words) == words


@examples(100)
@given(some_words)
def test_normal_words_are_normal(words: str) -> None:
    once = normal_words(words)
    assert normal_words(once) == once
    assert unicodedata.is_normalized("NFC", once)
    assert once == once.strip() and "  " not in once


@each("words", ["x" * 200, "\U0001f0a1" * 200, "e\u0308" * 200, "  " + "x " * 100])
def test_two_hundred_characters_are_enough(words: str) -> None:
    assert len(normal_words(words)) in (199, 200)


@pytest.mark.parametrize(
    ("words", "characters"),
    [("x" * 201, 201), ("\U0001f0a1" * 201, 201), ("\u0958" * 101, 202), ("x" * 10**6, 10**6)],
    ids=["letters", "cards", "one becomes two", "a book"],
)
def test_longer_words_are_refused_not_cut(words: str, characters: int) -> None:
    with pytest.raises(NotationError) as refused:
        FairDeals(SECRET, words=words)
    assert refused.value.fault is NotationFault.WORDS_TOO_LONG
    assert refused.value.values == {"count": characters, "greatest": 200}


def test_half_a_character_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        FairDeals(SECRET, words="Ada \ud83d")
    assert refused.value.fault is NotationFault.WORDS_NOT_TEXT


@each("text", ["", "0" * 63, "0" * 65, "A" * 64, " " + "0" * 63, "٠" * 64])
def test_what_is_no_hash(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_hash(text)
    assert refused.value.fault is NotationFault.NOT_A_HASH


@each("length", [0, 31, 33])
def test_secrets_and_commitments_have_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDeals(bytes(length))
    with pytest.raises(ValueError, match="32 bytes"):
        FairDeals(SECRET, bytes(length))


def test_the_secret_is_not_told_by_accident() -> None:
    told = repr(FairDeals(SECRET, words="Ada"))
    assert SECRET.hex() not in told and repr(SECRET) not in told
    assert "Ada" in told


def test_openssl_and_the_table_of_characters_are_not_loaded_before_they_are_needed() -> None:
    """They take 4 MB and 0.9 MB in each of our processes."""
    code = "import sys, quinto_desktop.players; assert not {*sys.argv} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code, "_hashlib", "unicodedata"], check=True)


def test_fair_deals_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        FairDeals(SECRET).words = "Ada"  # type: ignore[misc]


@each("source", [FairDeals(SECRET), NumberedDeals(7)], ids=["fair", "numbered"])
def test_a_source_gives_the_same_answers_again(source: FairDeals | NumberedDeals) -> None:
    again = replace(source)
    assert source.pack(1) == again.pack(1)
    assert source.pack(1) != source.pack(2)
    assert source.decision_seed(3) == again.decision_seed(3)
    for form in Form:
        assert len(source.drawn(form)) == form.players
        assert source.first_dealer(form) in Seat


def test_numbered_deals_are_those_of_the_number() -> None:
    numbered = NumberedDeals(1234)
    assert numbered.pack(5) == shuffled_pack(1234, 5)
    for form in Form:
        assert numbered.drawn(form) == drawn_cards(1234, form)
        assert numbered.first_dealer(form) is first_dealer(1234, form)
