"""Numbered deals: what a game's number stands for, and the number of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from quinto_desktop.rules import GREATEST_SEED, number_of_the_day, shuffled_pack
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


@pytest.mark.parametrize(("day", "number"), OF_DAYS.items(), ids=OF_DAYS)
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
