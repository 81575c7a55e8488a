"""What the statistics say: figures in words, charts over time, and what is too little to tell."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    Apart,
    Choice,
    Figures,
    Judged,
    LuckGroup,
    Marks,
    Points,
    Rate,
    Row,
    Share,
    Streaks,
    Verdicts,
)
from quinto_desktop.rules import QUINTS, Form, QuintKind
from quinto_desktop.window.history.chart_view import cells_of, heads_of
from quinto_desktop.window.history.filters import choice_text, periods_to_choose
from quinto_desktop.window.history.numbers import interval_text, points_number, reading, value_text
from quinto_desktop.window.history.statistics_content import Chart, Line, Measure
from quinto_desktop.window.history.statistics_report import report_of
from quinto_desktop.window.look.appearance import Language

NOVEMBER = 2026 * 12 + 10

pytestmark = pytest.mark.usefixtures("qapp")


def row(deals: int, won: int = 0, games: int = 0, matches: Share | None = None) -> Row:
    """A row with four points a deal, more or less."""
    points = Points(deals, 4 * deals, 16 * deals + 900 * deals)
    return Row(points, Share(won, games), matches or Share(0, 0))


def figures(**changed: object) -> Figures:
    whole = row(412, 78, 134)
    usual = Figures(
        whole=whole,
        points_for=None,
        points_against=None,
        forms={"four": whole},
        levels={"master": row(20, 1, 6), "novice": row(100, 34, 42), "": row(30, 10, 21)},
        partners={"Ada": whole, "": row(5, 1, 2)},
        months={NOVEMBER: whole},
        rubbers=Share(3, 5),
        rounds=Share(0, 0),
        quints=tuple(
            Share(221, 406) if quint.kind is QuintKind.ROYAL else Share(11, 20) for quint in QUINTS
        ),
        doubles=Verdicts(14, 8, 3),
        redoubles=Verdicts(0, 0, 0),
        their_doubles=Verdicts(2, 2, 0),
        their_redoubles=Verdicts(0, 0, 0),
        streaks=Streaks(7, 4, -2),
        apart={mark: Apart(0, 0) for mark in Marks},
    )
    return replace(usual, **changed)  # type: ignore[arg-type]


def chart(key: str, found: Figures, measure: Measure = Measure.GAMES) -> Chart:
    return next(chart for chart in report_of(found, measure).charts if chart.key == key)


@pytest.mark.parametrize(
    ("counted", "value", "interval", "read"),
    [
        (Share(78, 134), "58%", "50 to 66%", "may well be half"),
        (Share(34, 42), "81%", "67 to 90%", "more than half"),
        (Share(3, 42), "7%", "2 to 19%", "less than half"),
        (Share(50_000, 100_000), "50.0%", "49.7 to 50.3%",
         "may well be half"),
        (Share(5, 5), "–", "–", "too few to tell"),
        (Share(19, 19), "–", "–", "too few to tell"),
        (Share(0, 0), "–", "–", "too few to tell"),
        (Points(400, 1600, 400_000), "+4.0", "+0.9 to +7.1", "ahead of them"),
        (Points(400, -1600, 400_000), "−4.0", "−7.1 to −0.9", "behind them"),
        (Points(400, 10, 400_000), "0.0", "−3.1 to +3.1", "may well be level"),
        (Points(5, 500, 60_000), "–", "–", "too few to tell"),
    ],
)  # fmt: skip
def test_a_figure_is_told_with_its_interval_or_not_at_all(
    counted: Share | Points, value: str, interval: str, read: str
) -> None:
    assert (value_text(counted), interval_text(counted), reading(counted)) == (
        value,
        interval,
        read,
    )
    line = Line("Club", counted)
    assert cells_of(line)[-3:] == (value, interval, read)
    assert line.sentence.endswith(f"{read}.")
    assert (value in line.sentence) is (value != "–")


@pytest.mark.parametrize(("points", "told"), [(0.04, "0.0"), (-0.04, "0.0"), (-0.06, "−0.1")])
def test_nought_has_no_sign(points: float, told: str) -> None:
    assert points_number(points) == told


def test_numbers_are_as_the_language_writes_them(qapp: QApplication) -> None:
    language = Language(qapp)
    try:
        QLocale.setDefault(QLocale(QLocale.Language.German))
        assert points_number(-1234.56) == "−1.234,6"
        assert interval_text(Points(400, 1600, 400_000)).startswith("+0,9 ")
    finally:
        language.use("en")


def test_a_few_deals_show_their_plain_sum_and_no_line() -> None:
    few = replace(row(0, 1, 3), points=Points(3, -15, 900))
    games, points, _, doubles = report_of(
        replace(figures(), whole=few, doubles=Verdicts(0, 1, 0)), Measure.POINTS
    ).headlines
    assert points.note == "−15 in 3 deals, yours minus theirs"
    assert (games.note, doubles.note) == ("1 of 3", "0 of 1")
    games, points, _, _ = report_of(figures(), Measure.POINTS).headlines
    assert points.note == "412 deals, yours minus theirs"
    assert games.note == "78 of 134; the line marks one half"


def test_levels_come_from_the_weakest_on_and_people_last() -> None:
    lines = chart("levels", figures()).lines
    assert [line.label for line in lines] == ["Novice", "Master", "People"]
    assert lines[1].sentence == "Master: 1 of 6, too few to tell."


def test_the_quint_royal_is_apart_and_each_quint_in_the_table() -> None:
    quints = chart("quints", figures())
    names = [line.label for line in quints.lines]
    assert names == ["Quint Royal", "Hearts", "Diamonds", "Clubs", "Spades"]
    assert quints.lines[0].counted == Share(221, 406)
    assert quints.lines[1].counted == Share(33, 60)
    assert len(quints.more) == len(QUINTS) - 1
    assert quints.more[1].label == "Ace and four of hearts"
    assert heads_of(quints) == ("Quints", "Made", "Of", "Share", "95%", "Meaning")


def test_doubles_that_were_never_tried_are_told_but_not_counted() -> None:
    doubles = chart("doubles", figures())
    assert [(line.label, line.counted) for line in doubles.lines] == [
        ("Your doubles", Share(14, 22)),
        ("Their doubles", Share(2, 4)),
    ]
    assert "3 undecided" in doubles.note


def test_matches_of_which_there_are_none_are_left_out() -> None:
    assert [line.label for line in chart("matches", figures()).lines] == ["Games", "Rubbers"]


def test_a_streak_is_told_beside_what_chance_gives() -> None:
    assert report_of(figures(), Measure.GAMES).streaks == (
        "Longest streaks: 7 won, 4 lost.",
        "Now: 2 games lost in a row.",
        "In 134 games between equals, a streak of about 6 comes by chance alone.",
    )
    few = figures(whole=row(5, 2, 3), streaks=Streaks(1, 1, 1))
    assert report_of(few, Measure.GAMES).streaks[1:] == ("Now: 1 game won in a row.",)


@pytest.mark.parametrize(
    ("months", "title", "labels"),
    [
        (range(NOVEMBER - 2, NOVEMBER + 1), "by month", ["Sep\n2026", "Oct", "Nov"]),
        (range(NOVEMBER - 14, NOVEMBER + 1), "by quarter",
         ["Q3\n2025", "Q4", "Q1\n2026", "Q2", "Q3", "Q4"]),
        (range(NOVEMBER - 60, NOVEMBER + 1), "by year",
         ["2021", "2022", "2023", "2024", "2025", "2026"]),
    ],
    ids=["months", "quarters", "years"],
)  # fmt: skip
def test_over_time_it_goes_by_periods_of_which_there_are_not_too_many(
    months: range, title: str, labels: list[str]
) -> None:
    found = figures(months={month: row(31, 10, 20) for month in months})
    time = chart("time", found)
    assert time.title == f"Games won, {title}"
    assert [line.short for line in time.lines] == labels
    assert sum(line.counted.cases for line in time.lines if isinstance(line.counted, Share)) == (
        20 * len(months)
    )


def test_a_month_without_a_game_keeps_its_place() -> None:
    found = figures(months={NOVEMBER - 3: row(40, 10, 20), NOVEMBER: row(40, 10, 20)})
    assert [line.label for line in chart("time", found).lines] == [
        "August 2026",
        "September 2026",
        "October 2026",
        "November 2026",
    ]


def test_a_clock_that_was_centuries_off_costs_no_time() -> None:
    found = figures(months={0: row(40, 10, 20), 9999 * 12: row(40, 10, 20)})
    time = chart("time", found)
    assert time.title == "Games won, by year"
    assert time.lines[-1].label == "9999"
    assert len(time.lines) == 12


def test_partners_whom_one_hardly_knows_are_added_up() -> None:
    partners = {f"P{number:02}": row(100 - number, 10, 20) for number in range(11)}
    lines = chart("partners", figures(partners=partners)).lines
    assert [line.label for line in lines] == [*(f"P{number:02}" for number in range(8)),
                                              "All others"]  # fmt: skip
    assert lines[-1].counted == Share(30, 60)


@pytest.mark.parametrize(
    ("measure", "title", "counted"),
    [
        (Measure.QUINTS, "Quints made, by month", Share(60, 110)),
        (Measure.ROYAL, "Quint Royal made, by month", Share(15, 31)),
        (Measure.DOUBLES, "Doubles that paid off, by month", Share(9, 12)),
    ],
)
def test_quints_and_doubles_are_compared_as_well(
    measure: Measure, title: str, counted: Share
) -> None:
    whole = replace(
        row(412, 78, 134), quints=Share(60, 110), royal=Share(15, 31), doubles=Share(9, 12)
    )
    time = chart("time", figures(months={NOVEMBER: whole}), measure)
    assert time.title == title
    assert [line.counted for line in time.lines] == [counted]


def test_without_rubbers_nothing_is_compared_by_them() -> None:
    keys = [each.key for each in report_of(figures(), Measure.MATCHES).charts]
    assert keys == ["matches", "quints", "doubles"]


def test_periods_to_choose_are_the_usual_ones_and_the_years_played_in() -> None:
    found = periods_to_choose([NOVEMBER, 2024 * 12, 2024 * 12 + 5], NOVEMBER)
    assert list(found.values()) == [
        "All time",
        "This month",
        "Last three months",
        "Last twelve months",
        "2026",
        "2024",
    ]
    assert list(found)[-1] == (2024 * 12, 2024 * 12 + 11)


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Choice(), "Counted: everything; first attempts without help only."),
        (
            Choice(Form.TWO, "club", "", since=NOVEMBER),
            "Counted: Two players, Club, No partner, Since November 2026; first attempts "
            "without help only.",
        ),
        (
            Choice(since=2024 * 12, until=2024 * 12 + 11, marks=Marks.HINTED | Marks.LESSON),
            "Counted: January 2024 to December 2024; first attempts, and also: With hints, "
            "Lessons.",
        ),
    ],
)
def test_what_is_counted_is_said_in_a_sentence(choice: Choice, told: str) -> None:
    assert choice_text(choice) == told


def test_everything_that_is_set_apart_is_named() -> None:
    told = choice_text(Choice(marks=ALL_MARKS))
    assert told.rpartition(": ")[2].count(",") == len(Marks) - 1


def rate(tenths: int, decisions: int, deals: int = 400) -> Rate:
    """A rate of decisions that are spread evenly over deals, some of them charged."""
    each, more = decisions // deals, tenths * tenths // deals * 2
    return Rate(deals, tenths, more, tenths * each, decisions, decisions * each, 0, 10_000, 2_000)


REVIEWED = Judged(
    Points(412, 1730, 360_000),
    Points(412, 1195, 150_000),
    Points(412, 540.5, 90_000),
    rate(20_400, 4000),
    rate(5, 40, 4),
    rate(48_000, 8000),
)


def reviewed() -> Figures:
    whole = replace(row(412, 78, 134), judged=REVIEWED)
    worse, better = Points(200, -4000, 400_000), row(212).points
    luck = (LuckGroup(-80.25, -10.0, worse), LuckGroup(-9.5, 60.0, better))
    return figures(whole=whole, levels={"club": whole}, luck=luck)


def test_the_luck_taken_out_and_errors_stand_at_the_top_once_deals_were_reviewed() -> None:
    titles = [one.title for one in report_of(figures(), Measure.GAMES).headlines]
    assert titles == ["Games won", "Points per deal", "Quints made", "Doubles that paid off"]
    *always, without, errors = report_of(reviewed(), Measure.GAMES).headlines
    assert [one.title for one in always] == titles[:2]
    assert value_text(without.counted) == "+2.9"
    assert without.note == "412 deals reviewed; Masters played the same cards"
    assert without.sentence.startswith(
        "With average cards: +2.9, likely range (95%) +1.1 to +4.7, 412"
    )
    assert (value_text(errors.counted), errors.other) == ("5.1", 6.0)
    assert (
        errors.note
        == "points lost per ten decisions; the line shows theirs, 6.0; 4000 decisions in all"
    )
    assert ", 4000 decisions: in 400 deals." in errors.sentence


def test_errors_are_told_of_everybody_on_one_scale_with_their_numbers() -> None:
    errors = chart("errors", reviewed())
    assert [line.label for line in errors.lines] == ["You", "Your partner", "Your opponents"]
    assert heads_of(errors) == ("Player", "Decisions", "Points per ten", "95%", "Deals")
    you, partner, others = (cells_of(line) for line in errors.lines)
    assert (you[1:3], you[4]) == (("4000", "5.1"), "in 400 deals")
    assert partner[1:] == ("40", "–", "–", "too few to tell")
    assert others[1:3] == ("8000", "6.0")
    # 0.2 tricks lost on average leave 100 · 0.75 ** 0.2, which is 94.4.
    assert errors.note.endswith("Accuracy, out of 100: you 94, your opponents 94")
    assert not chart_keys(figures()) & {"errors", "luck"}


def test_results_stand_beside_the_luck_of_their_deals() -> None:
    luck = chart("luck", reviewed())
    assert [line.label for line in luck.lines] == ["−80 to −10", "−10 to +60"]
    assert [cells_of(line)[1:3] for line in luck.lines] == [("200", "−20.0"), ("212", "+4.0")]


@pytest.mark.parametrize(
    ("measure", "value"),
    [
        (Measure.ADJUSTED, "+2.9"),
        (Measure.ERRORS, "5.1"),
        (Measure.PARTNERS, "–"),
        (Measure.THEIRS, "6.0"),
    ],
)
def test_levels_are_compared_by_what_was_reviewed(measure: Measure, value: str) -> None:
    levels = chart("levels", reviewed(), measure)
    assert levels.title.startswith(measure.title)
    assert [value_text(line.counted) for line in levels.lines] == [value]


def chart_keys(found: Figures) -> set[str]:
    return {chart.key for chart in report_of(found, Measure.GAMES).charts}
