"""What the statistics window says: the figures of a choice in words, chart by chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from math import floor, log10
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from quinto_desktop.game.past.statistics import (
    Figures,
    Judged,
    LuckGroup,
    Points,
    Rate,
    Row,
    Settled,
    accuracy_of,
)
from quinto_desktop.rules import Suit
from quinto_desktop.window.history import numbers
from quinto_desktop.window.history.numbers import Counted, points_number, reading, told_estimate
from quinto_desktop.window.paper.card_text import IntervalScale
from quinto_desktop.window.text.card_text import counters_count
from quinto_desktop.window.text.translation import fill, signed, translate
from quinto_desktop.window.text.verdict_text import points_count

_PAUSE_MS = 6 * 3_600_000  # a night: what follows is another evening
_STEPS = (1, 1.5, 2, 3, 4, 5, 6, 8, 10)


class Measure(Enum):
    """What is compared between forms, levels, partners and months."""

    POINTS = auto()
    GAMES = auto()
    MATCHES = auto()
    QUINTS = auto()
    ROYAL = auto()
    DOUBLES = auto()
    ADJUSTED = auto()
    ERRORS = auto()
    PARTNERS = auto()
    THEIRS = auto()

    @property
    def needs_reviews(self) -> bool:
        """Whether it is known only of deals that were reviewed."""
        return self in (Measure.ADJUSTED, Measure.ERRORS, Measure.PARTNERS, Measure.THEIRS)

    @property
    def title(self) -> str:
        """Its name, at the beginning of a title."""
        return {
            Measure.POINTS: translate("Statistics", "Points per deal"),
            Measure.GAMES: translate("Statistics", "Games won"),
            Measure.MATCHES: translate("Statistics", "Rubbers and rounds won"),
            Measure.QUINTS: translate("Statistics", "Quints won"),
            Measure.ROYAL: translate("Statistics", "Quint Royal won"),
            Measure.DOUBLES: translate("Statistics", "Doubles that paid off"),
            Measure.ADJUSTED: translate("Statistics", "Points with average cards"),
            Measure.ERRORS: translate("Statistics", "Own mistakes"),
            Measure.PARTNERS: translate("Statistics", "Partner’s mistakes"),
            Measure.THEIRS: translate("Statistics", "Their mistakes"),
        }[self]

    def of(self, row: Row) -> Counted:
        """Return the figure of a form, level, partner or month."""
        figures: dict[Measure, Counted] = {
            Measure.POINTS: row.points,
            Measure.GAMES: row.games,
            Measure.MATCHES: row.matches,
            Measure.QUINTS: row.quints,
            Measure.ROYAL: row.royal,
            Measure.DOUBLES: row.doubles,
            Measure.ADJUSTED: row.judged.adjusted,
            Measure.ERRORS: row.judged.own,
            Measure.PARTNERS: row.judged.partner,
            Measure.THEIRS: row.judged.opponents,
        }
        return figures[self]

    @property
    def note(self) -> str:
        """What is shown of it, in a line."""
        if self is Measure.POINTS:
            return translate("Statistics", "Average and likely range (95%), from 20 deals")
        if self is Measure.ADJUSTED:
            return translate(
                "Statistics", "Average and likely range (95%) in reviewed deals, from 20 deals"
            )
        if self.needs_reviews:
            return translate(
                "Statistics", "Points lost per ten choices, with likely range (95%), from 20 deals"
            )
        if self in (Measure.QUINTS, Measure.ROYAL):
            return translate(
                "Statistics",
                "Share of the quints that either side won, with likely range (95%), from 20",
            )
        if self is Measure.DOUBLES:
            return translate(
                "Statistics",
                "Share of those that were played out, with likely range (95%), from 20",
            )
        return translate("Statistics", "Share and likely range (95%), from 20 of them")

    @property
    def happened(self) -> str:
        """What is counted, as the head of a column."""
        return {
            Measure.POINTS: translate("Statistics", "Points"),
            Measure.ADJUSTED: translate("Statistics", "Points"),
            Measure.DOUBLES: translate("Statistics", "Right"),
        }.get(self, translate("Statistics", "Won"))


class Line(Struct, frozen=True):
    """One line of a chart and of its table.

    Attributes:
        short: The label where there is little room.
        suit: The suit whose sign belongs to it.
        is_plain: Whether its cases are all that is told, without an average.
    """

    label: str
    counted: Counted
    short: str = ""
    suit: Suit | None = None
    is_plain: bool = False

    @property
    def sentence(self) -> str:
        """The whole line in words: “Club: 37 %, 95 % interval 23 to 52 %, 14 of 38: …”."""
        text = translate("Statistics", "{label}: {cases}, {reading}.")
        if self.is_plain:
            text = translate("Statistics", "{label}: {cases}.")
        elif told_estimate(self.counted) is not None:
            text = translate(
                "Statistics", "{label}: {value}, likely range (95%) {interval}, {cases}: {reading}."
            )
        return fill(
            text,
            label=self.label,
            value=numbers.value_text(self.counted),
            interval=numbers.interval_text(self.counted),
            cases=numbers.count_text(self.counted),
            reading=reading(self.counted),
        )


class Chart(Struct, frozen=True):
    """A chart, and the table of the same figures.

    Attributes:
        key: What it is, whatever the language.
        head: What its lines are about, for the table.
        happened: What is counted, for the table: “Won”, “Made”, “Right”.
        lines: The lines; those of a chart over time in their order.
        more: Further lines, for which only the table has room.
    """

    key: str
    title: str
    note: str
    head: str
    happened: str
    lines: tuple[Line, ...]
    is_in_time: bool = False
    more: tuple[Line, ...] = ()

    @property
    def is_of_points(self) -> bool:
        """Whether it shows points a deal, and not shares."""
        return any(isinstance(line.counted, Points) for line in self.lines)

    @property
    def is_plain(self) -> bool:
        """Whether it shows counts alone."""
        return any(line.is_plain for line in self.lines)

    @property
    def is_of_errors(self) -> bool:
        """Whether it shows what was charged for decisions."""
        return any(isinstance(line.counted, Rate) for line in self.lines)


class Tile(NamedTuple):
    """A figure at the top, large, and what it counts."""

    value: str
    label: str

    @property
    def spoken(self) -> str:
        return f"{self.value} {self.label}"


class Report(Struct, frozen=True):
    """Everything that the window says.

    Attributes:
        plain: The charts of counts alone, which are shown from the first game on.
        charts: Those of averages with their ranges; what the measure changes comes first.
    """

    title: str
    tiles: tuple[Tile, ...]
    plain: tuple[Chart, ...]
    charts: tuple[Chart, ...]
    streaks: tuple[str, ...]
    foot: tuple[str, ...]
    has_reviews: bool


def cases_of(counted: Counted) -> int:
    """How many cases a figure has."""
    if isinstance(counted, Rate):
        return counted.decisions
    return counted.deals if isinstance(counted, Points) else counted.cases


def scale_of(chart: Chart, *, is_mirrored: bool = False) -> IntervalScale:
    """Return an axis for all lines of a chart: per cent, or points on both sides of nought."""
    if not chart.is_of_points and not chart.is_of_errors:
        return IntervalScale(0.0, 1.0, is_mirrored)
    reach = 1.0
    for line in chart.lines:
        estimate = told_estimate(line.counted)
        if estimate is not None:
            reach = max(reach, -estimate.least, estimate.most)
    # The least of 1, 1.5, 2, 3, … 10, 15, 20, … that is not less.
    power = 10 ** floor(log10(reach))
    limit = float(next(step * power for step in _STEPS if step * power >= reach - 1e-9))
    return IntervalScale(-limit if chart.is_of_points else 0.0, limit, is_mirrored)


class Kind(Enum):
    """A kind of file that a report can be written to."""

    CSV = auto()
    PNG = auto()
    PDF = auto()

    @property
    def entry(self) -> str:
        """Its entry in the menu."""
        return {
            Kind.CSV: translate("Statistics", "As a &table (CSV)…"),
            Kind.PNG: translate("Statistics", "As a &picture (PNG)…"),
            Kind.PDF: translate("Statistics", "As a &document (PDF)…"),
        }[self]

    @property
    def pattern(self) -> str:
        """Its kind in a file dialog."""
        return {
            Kind.CSV: translate("Statistics", "Tables (*.csv)"),
            Kind.PNG: translate("Statistics", "Pictures (*.png)"),
            Kind.PDF: translate("Statistics", "PDF documents (*.pdf)"),
        }[self]


def judged_charts(figures: Figures, who: str) -> Iterator[Chart]:
    """The charts of reviewed deals; without lines if none was reviewed. `who` played them."""
    yield _errors(figures.whole.judged, who)
    yield _luck(figures.luck)


def _errors(judged: Judged, who: str) -> Chart:
    rates = {
        who: judged.own,
        translate("Statistics", "Partner"): judged.partner,
        translate("Statistics", "Opponents"): judged.opponents,
    }
    return Chart(
        "errors",
        translate("Statistics", "Mistakes, by player"),
        _accuracy_note(rates),
        translate("Statistics", "Player"),
        translate("Statistics", "Points"),
        tuple([Line(label, rate) for label, rate in rates.items() if rate.decisions]),
    )


def _accuracy_note(rates: Mapping[str, Rate]) -> str:
    known = [
        f"{label} {numbers.whole_number(round(accuracy))}"
        for label, rate in rates.items()
        if (accuracy := accuracy_of(rate)) is not None
    ]
    if not known:
        return Measure.ERRORS.note
    text = translate("Statistics", "{note}. Accuracy, out of 100: {accuracies}")
    return fill(text, note=Measure.ERRORS.note, accuracies=", ".join(known))


def _luck(groups: tuple[LuckGroup, ...]) -> Chart:
    return Chart(
        "luck",
        translate("Statistics", "Points per deal, by how good the cards were"),
        translate("Statistics", "Cards: what the best computer players scored with them"),
        translate("Statistics", "Cards"),
        translate("Statistics", "Points"),
        tuple([Line(_luck_text(group), group.points) for group in groups]),
    )


def _luck_text(group: LuckGroup) -> str:
    text = translate("Statistics", "{low} to {high}", "an interval")
    return fill(text, low=points_number(group.low, 0), high=points_number(group.high, 0))


# --------------------------------------------------------------- who owes whom
def evening_words(settled: Sequence[Settled], people: Mapping[str, str], now_ms: float) -> str:
    """What people, by their shown names, have won and lost, and who owes whom: today, and ever."""
    evening, at_ms = list[Settled](), now_ms
    for one in reversed(settled):
        if at_ms - one.at_ms > _PAUSE_MS:
            break
        evening.insert(0, one)
        at_ms = one.at_ms
    parts: list[tuple[str, Sequence[Settled]]]
    parts = [(translate("Evening", "This evening in all"), evening)]
    if len(settled) > len(evening):
        parts.append((translate("Evening", "Over the years"), settled))
    told = [
        fill(translate("MatchTable", "{label}: {told}"), label=head, told=_owed(units, people))
        for head, some in parts
        for in_counters in (False, True)
        if (units := [one for one in some if one.in_counters is in_counters])
    ]
    return "\n\n".join(told) or translate("Evening", "Nothing has been finished yet.")


def _owed(settled: Sequence[Settled], people: Mapping[str, str]) -> str:
    # In as few payments as the largest debts and gains allow.
    due = {name: sum(one.due[name] for one in settled) for name in people}
    amount = counters_count if settled[0].in_counters else points_count
    sums = [
        f"{people[name]} {signed(sum_).replace(str(abs(sum_)), amount(abs(sum_)))}"
        for name, sum_ in sorted(due.items(), key=itemgetter(1), reverse=True)
    ]
    told = [f"{translate('Words', ', ').join(sums)}."]
    while True:
        payer, receiver = min(people, key=due.__getitem__), max(people, key=due.__getitem__)
        paid = min(-due[payer], due[receiver])
        if paid <= 0:
            break
        due[payer] += paid
        due[receiver] -= paid
        text = translate("MatchTable", "{who} pays {whom} {counters}.")
        who, whom = people[payer], people[receiver]
        told.append(fill(text, who=who, whom=whom, counters=amount(paid)))
    return " ".join(told)
