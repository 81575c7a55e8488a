"""Which figures of verdicts are told; the words themselves are in `test_told.py`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from legible_scene import speaking

from quinto_desktop.window.look.appearance import LANGUAGES
from quinto_desktop.window.text import card_text, verdict_text

COUNTS = [
    told
    for words in (card_text, verdict_text)
    for name, told in vars(words).items()
    if name.endswith("_count") and told.__module__ == words.__name__
]


@pytest.mark.parametrize("told", COUNTS, ids=lambda told: told.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("qapp")
def test_every_count_is_told_with_its_number(told: Callable[[int], str], language: str) -> None:
    least = -11 if told is verdict_text.points_count else 1
    with speaking(language):
        for count in range(least, 13):
            text = told(count)
            assert re.findall(r"−?\d+", text) == [str(count).replace("-", "−")], text
            assert "%" not in text
            assert text.lstrip("−") == told(abs(count))


def test_a_lost_chance_is_told_in_games(qapp: object) -> None:
    told = [verdict_text.games(share) for share in (0, 0.2, 0.4, 1)]
    assert told == ["1 game in 100", "1 game in 5", "4 games in 10", "10 games in 10"]
