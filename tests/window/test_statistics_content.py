"""What the statistics say: `test_told.py` has their words, and here is what no text can hold."""

from __future__ import annotations

import pytest
from all_counted import COUNTED, figures, months, reviewed

from quinto_desktop.game.past.statistics import Points, Settled, Share
from quinto_desktop.rules import QUINTS
from quinto_desktop.window.history.chart_view import cells_of
from quinto_desktop.window.history.filters import periods_to_choose
from quinto_desktop.window.history.numbers import interval_text, reading, value_text
from quinto_desktop.window.history.statistics_content import Line, Measure, evening_words
from quinto_desktop.window.history.statistics_report import report_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("counted", COUNTED, ids=str)
def test_a_figure_is_told_with_its_interval_or_not_at_all(counted: Share | Points) -> None:
    line, value = Line("Club", counted), value_text(counted)
    assert cells_of(line)[-3:] == (value, interval_text(counted), reading(counted))
    assert line.sentence.endswith(f"{reading(counted)}.")
    assert (value in line.sentence) is (value != "–")


def test_a_chart_over_time_has_few_points_however_long_it_is() -> None:
    for found in (months(range(1, 100)), months((0, 9999 * 12))):
        time = report_of(found, Measure.GAMES).charts[0]
        assert time.is_in_time and 1 < len(time.lines) <= 12


def test_each_quint_is_in_the_table_and_its_suit_in_the_chart() -> None:
    [quints] = [one for one in report_of(figures(), Measure.GAMES).charts if one.key == "quints"]
    assert len(quints.more) == len(QUINTS) - 1
    assert [line.suit is None for line in quints.lines] == [True, *[False] * 4]


def test_what_was_reviewed_has_charts_once_there_is_any() -> None:
    usual, more = (
        {chart.key for chart in report_of(found, Measure.GAMES).charts}
        for found in (figures(), reviewed())
    )
    assert more - usual == {"errors", "luck"}


def test_periods_to_choose_end_with_the_years_played_in() -> None:
    assert list(periods_to_choose([24_289], 24_322))[-1] == (24_288, 24_299)


def test_an_evening_is_what_no_night_has_ended() -> None:
    hour = 3_600_000
    won = [Settled(hour * at, False, {"Ada": due, "You": -due}) for at, due in ((1, 5), (30, 10))]
    earlier = "Over the years: Ada +15, Player 2 −15. Player 2 pays Ada 15 points."
    people = {"Ada": "Ada", "You": "Player 2"}
    assert evening_words(won, people, 31 * hour) == (
        f"This evening: Ada +10, Player 2 −10. Player 2 pays Ada 10 points.\n\n{earlier}"
    )
    assert evening_words(won, people, 60 * hour) == earlier
    assert evening_words([], people, hour) == "Nothing has been finished yet."
