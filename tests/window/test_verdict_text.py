"""The words and the marks of verdicts."""

from __future__ import annotations

import re

import pytest

from quinto_desktop.game.judging.values import Estimate, Label
from quinto_desktop.window.text import verdict_text


def test_every_label_has_a_word_a_meaning_and_all_that_count_a_mark_of_their_own() -> None:
    counted = [label for label in Label if label.is_counted]
    assert len({verdict_text.MARKS[label] for label in counted}) == len(counted)
    assert len({verdict_text.word(label) for label in Label}) == len(Label)
    for label in Label:
        assert verdict_text.tag(label).startswith(verdict_text.MARKS[label])
        assert verdict_text.meaning(label).endswith(".")


@pytest.mark.parametrize(("value", "told"), [(12.4, "+12"), (-2.6, "−3"), (0.3, "0"), (-0.2, "0")])
def test_points_have_a_true_sign(value: float, told: str) -> None:
    assert verdict_text.points(value) == told
    assert verdict_text.plain(value) == told.lstrip("+")


def test_counts_of_points() -> None:
    assert verdict_text.points_count(1) == "1 point"
    assert verdict_text.points_count(7) == "7 points"


@pytest.mark.parametrize(
    ("mean", "error", "told"),
    [
        (3.4, 0.6, "between 2 and 5"),
        (1.0, 1.3, "between −2 and 4"),
        (3.0, 0.1, "about 3"),
        (3.0, 0.0, "exactly 3"),
    ],
)
def test_intervals_in_words(mean: float, error: float, told: str) -> None:
    assert verdict_text.between(Estimate(mean, error)) == told


@pytest.mark.parametrize("mean", [0.2, 1.7, 4.6, 22.0])
def test_the_interval_told_is_that_which_is_charged_by(mean: float) -> None:
    estimate = Estimate(mean, 1.0)
    least, most = (
        int(one.replace("−", "-")) for one in re.findall(r"−?\d+", verdict_text.between(estimate))
    )
    assert (least, most) == (round(mean - 2.33), round(mean + 2.33))


def test_chances_are_told_in_per_cent() -> None:
    assert verdict_text.chance(0.624) == "62%"
    assert verdict_text.chance_between(Estimate(0.05, 0.01)) == "between 3% and 7%"
    assert verdict_text.chance_between(Estimate(0.05, 0.001)) == "about 5%"


def test_a_rate_is_told_to_a_tenth() -> None:
    assert verdict_text.in_ten(4.24) == "4.2"
