"""What the statistics say of made-up figures, for people to read and approve."""

from __future__ import annotations

from collections.abc import Container, Iterable

from all_judged import line
from kit import *

from quinto_desktop.game.checking.fair_play import Finding, Proof
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
from quinto_desktop.window.help import fair_play
from quinto_desktop.window.history.chart_view import cells_of, heads_of
from quinto_desktop.window.history.filters import choice_text, periods_to_choose
from quinto_desktop.window.history.numbers import interval_text, points_number, reading, value_text
from quinto_desktop.window.history.statistics_content import Line, Measure
from quinto_desktop.window.history.statistics_report import whose

NOVEMBER = 2026 * 12 + 10


def row(deals: int, won: int = 0, games: int = 0, **changed: Share) -> Row:
    """A row with four points a deal, more or less."""
    points = Points(deals, 4 * deals, 16 * deals + 900 * deals)
    return replace(Row(points, Share(won, games), Share(0, 0)), **changed)


def figures(**changed: object) -> Figures:
    """Those of a history with everything in it but rounds, redoubles and reviews."""
    whole = row(412, 78, 134)
    usual = Figures(
        whole=whole,
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
    return replace(usual, **changed)


def rate(tenths: int, decisions: int, deals: int = 400) -> Rate:
    """A rate of decisions that are spread evenly over deals, some of them charged."""
    each, more = decisions // deals, tenths * tenths // deals * 2
    return Rate(deals, tenths, more, tenths * each, decisions, decisions * each, 0, 10_000, 2_000)


def reviewed() -> Figures:
    """Those of a history whose deals were reviewed; a partner's are too few to tell."""
    points = Points(412, 1730, 360_000), Points(412, 1195, 150_000), Points(412, 540.5, 90_000)
    rates = rate(20_400, 4000), rate(5, 40, 4), rate(48_000, 8000)
    whole = replace(row(412, 78, 134), judged=Judged(*points, *rates))
    worse, better = Points(200, -4000, 400_000), row(212).points
    luck = (LuckGroup(-80.25, -10.0, worse), LuckGroup(-9.5, 60.0, better))
    return figures(whole=whole, levels={"club": whole}, luck=luck)


COUNTED = (
    *(Share(78, 134), Share(34, 42), Share(3, 42), Share(50_000, 100_000)),
    *(Share(5, 5), Share(19, 19), Share(0, 0)),
    *(Points(400, 1600, 400_000), Points(400, -1600, 400_000), Points(400, 10, 400_000)),
    Points(5, 500, 60_000),
)
FEW = replace(row(0, 1, 3), points=Points(3, -15, 900))
COMPARED = row(412, 78, 134, quints=Share(60, 110), royal=Share(15, 31), doubles=Share(9, 12))


ALL = frozenset(
    {"headlines", "time", "levels", "forms", "partners"}
    | {"matches", "errors", "luck", "quints", "doubles", "tens", "whom", "caught"}
)


def months(played: Iterable[int]) -> Figures:
    return figures(months={month: row(31, 10, 20) for month in played})


HISTORIES = {
    "few": figures(whole=FEW, doubles=Verdicts(0, 1, 0), streaks=Streaks(1, 1, 1)),
    "quarters": months(range(NOVEMBER - 14, NOVEMBER + 1)),
    "years": months(range(NOVEMBER - 60, NOVEMBER + 1)),
    "without two months": months((NOVEMBER - 3, NOVEMBER)),
    "with a clock that was centuries off": months((0, 9999 * 12)),
    "many partners": figures(partners={f"P{n:02}": row(100 - n, 10, 20) for n in range(11)}),
}
CHOICES = (
    Choice(),
    Choice(Form.TWO, "club", "", since=NOVEMBER),
    Choice(since=2024 * 12, until=2024 * 12 + 11, marks=Marks.HINTED | Marks.LESSON),
    Choice(marks=ALL_MARKS),
)


def of_statistics() -> Iterator[str]:
    """Figures and their readings; whole reports; what is counted, and what can be chosen."""
    for counted in COUNTED:
        yield line("figure", value_text(counted), interval_text(counted), reading(counted))
        yield line("sentence", Line("Club", counted).sentence)
    yield line("points", *map(points_number, (0.04, -0.04, -0.06, -1234.56)))
    yield from _report("usual", figures(), Measure.POINTS, ALL)
    yield from _report("reviewed", reviewed(), Measure.POINTS, ALL)
    for measure in Measure:
        found = reviewed() if measure.needs_reviews else figures(months={NOVEMBER: COMPARED})
        yield from _report(measure.name, found, measure, {"time", "levels", "forms"})
    for name, found in HISTORIES.items():
        yield from _report(name, found, Measure.GAMES, {"headlines", "time", "partners"})
    yield from map(choice_text, CHOICES)
    for choice, several in (Choice(), False), (Choice(), True), (Choice(person="You"), True):
        who = whose(choice, has_company=several)
        report = report_of(reviewed(), Measure.ERRORS, choice, None, 5, who)
        yield line(report.title, *(tile.spoken for tile in report.tiles))
        [errors] = [chart for chart in report.charts if chart.key == "errors"]
        yield line("  errors", errors.note, *(one.label for one in errors.lines))
    periods = periods_to_choose([NOVEMBER, 2024 * 12, 2024 * 12 + 5], NOVEMBER)
    for (since, until), name in periods.items():
        yield line("period", since, until, name)


def _report(name: str, found: Figures, measure: Measure, wanted: Container[str]) -> Iterator[str]:
    report = report_of(found, measure)
    yield f"{name}: {' '.join(chart.key for chart in report.charts)}"
    if "headlines" in wanted:
        yield line("  title", report.title, *(tile.spoken for tile in report.tiles))
        yield from (line("  told", told) for told in (*report.streaks, *report.foot))
    for chart in (*report.plain, *report.charts):
        if chart.key in wanted:
            yield line(f"  {chart.key}", chart.title, chart.note, *heads_of(chart))
            for one in (*chart.lines, *chart.more):
                yield line("    line", one.short.replace("\n", "/"), *cells_of(one))


def of_proofs() -> Iterator[str]:
    """How many decisions were checked again, and what came of it."""
    same = {Finding.SAME: 20}
    yield fair_play.running_words(Proof(23, {Finding.SAME: 7}))
    yield fair_play.stopped_words(Proof(23))
    yield fair_play.stopped_words(Proof(23, {Finding.SAME: 7}))
    yield fair_play.stopped_words(Proof(23, {Finding.SAME: 7, Finding.CHANGED: 1}))
    yield fair_play.proof_words(Proof(0))
    yield fair_play.proof_words(Proof(1, {Finding.SAME: 1}, 12))
    yield fair_play.proof_words(Proof(23, {Finding.SAME: 23}))
    yield fair_play.proof_words(Proof(23, {**same, Finding.RECONSIDERED: 3}))
    yield fair_play.proof_words(Proof(23, {**same, Finding.RECONSIDERED: 2, Finding.CHANGED: 1}))
    yield fair_play.error_words("RuntimeError: out of ideas")
