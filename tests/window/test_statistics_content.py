"""What the statistics say: `test_told.py` has their words, and here is what no text can hold."""

from __future__ import annotations

import pytest
from all_counted import figures

from quinto_desktop.game.past.statistics import Settled
from quinto_desktop.rules import QUINTS
from quinto_desktop.window.history.statistics_content import Measure, evening_words
from quinto_desktop.window.history.statistics_report import report_of

pytestmark = pytest.mark.usefixtures("qapp")


def test_each_quint_is_in_the_table_and_its_suit_in_the_chart() -> None:
    [quints] = [one for one in report_of(figures(), Measure.GAMES).charts if one.key == "quints"]
    assert len(quints.more) == len(QUINTS) - 1
    assert [line.suit is None for line in quints.lines] == [True, *[False] * 4]


def test_an_evening_is_what_no_night_has_ended() -> None:
    hour = 3_600_000
    won = [Settled(hour * at, False, {"Ada": due, "You": -due}) for at, due in ((1, 5), (30, 10))]
    earlier = "Over the years: Ada +15 points, Player 2 −15 points. Player 2 pays Ada 15 points."
    people = {"Ada": "Ada", "You": "Player 2"}
    tonight = "Ada +10 points, Player 2 −10 points. Player 2 pays Ada 10 points."
    whole = f"This evening in all: {tonight}\n\n{earlier}"
    assert evening_words(won, people, 31 * hour) == whole
    assert evening_words(won, people, 60 * hour) == earlier
    assert evening_words([], people, hour) == "Nothing has been finished yet."
