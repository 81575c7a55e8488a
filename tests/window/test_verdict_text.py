"""Which figures of verdicts are told; the words themselves are in `test_told.py`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from legible_scene import speaking

from quinto_desktop.game.judging.values import Estimate, Label
from quinto_desktop.window.look.appearance import LANGUAGES
from quinto_desktop.window.text import card_text, verdict_text


def test_every_label_has_a_word_and_all_that_count_a_mark_of_their_own() -> None:
    counted = [label for label in Label if label.is_counted]
    assert len({verdict_text.MARKS[label] for label in counted}) == len(counted)
    assert len({verdict_text.word(label) for label in Label}) == len(Label)


@pytest.mark.parametrize(("value", "told"), [(12.4, "+12"), (-2.6, "−3"), (0.3, "0"), (-0.2, "0")])
def test_points_have_a_true_sign(value: float, told: str) -> None:
    assert verdict_text.points(value) == told
    assert verdict_text.plain(value) == told.lstrip("+")


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


@pytest.mark.parametrize("mean", [0.2, 1.7, 4.6, 22.0])
def test_the_interval_told_is_that_which_is_charged_by(mean: float) -> None:
    estimate = Estimate(mean, 1.0)
    least, most = (
        int(one.replace("−", "-")) for one in re.findall(r"−?\d+", verdict_text.between(estimate))
    )
    assert (least, most) == (round(mean - 2.33), round(mean + 2.33))
