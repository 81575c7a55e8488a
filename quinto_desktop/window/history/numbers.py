"""Figures in words and numbers, as the window's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale

from quinto_desktop.game.past.statistics import Points, Rate, Share
from quinto_desktop.window.paper.card_text import Interval
from quinto_desktop.window.text.card_text import CountWords, deals_count
from quinto_desktop.window.text.translation import fill, translate

Counted = Share | Points | Rate
"""A figure: how often something happened, the points a deal, or what was charged."""

_NARROW = 0.02  # an interval of a share that is narrower is told with a decimal place


def told_estimate(counted: Counted) -> Interval | None:
    """Return a figure with its interval, or None if there are too few cases to tell anything."""
    estimate = counted.estimate
    if estimate is None or estimate.low is None or estimate.high is None or not counted.tells:
        return None
    return Interval(estimate.mean, estimate.low, estimate.high)


def value_text(counted: Counted) -> str:
    """The figure alone: “58 %”, “+4.2”, or “–” if that cannot be told."""
    estimate = told_estimate(counted)
    if estimate is None:
        return "–"
    if isinstance(counted, Points):
        return points_number(estimate.mean)
    if isinstance(counted, Rate):
        return rate_number(estimate.mean)
    return percent(share_number(estimate.mean, _places(estimate)))


def interval_text(counted: Counted) -> str:
    """Its interval: “49 to 66 %”, “+0.6 to +7.8”, or “–” if that cannot be told."""
    estimate = told_estimate(counted)
    if estimate is None:
        return "–"
    if isinstance(counted, Points):
        low, high = points_number(estimate.least), points_number(estimate.most)
    elif isinstance(counted, Rate):
        low, high = rate_number(estimate.least), rate_number(estimate.most)
    else:
        places = _places(estimate)
        low, high = (share_number(end, places) for end in (estimate.least, estimate.most))
    told = fill(translate("Statistics", "{low} to {high}", "an interval"), low=low, high=high)
    return percent(told) if isinstance(counted, Share) else told


def count_text(counted: Counted) -> str:
    """Its cases: “78 of 134”, “412 deals”."""
    if isinstance(counted, Points):
        return deals_count(counted.deals)
    if isinstance(counted, Rate):
        return decisions_count(counted.decisions)
    text = translate("Statistics", "{count} of {cases}")
    return fill(text, count=counted.count, cases=counted.cases)


def reading(counted: Counted) -> str:
    """What can be said of it for certain; of what was charged, in how many deals."""
    estimate = told_estimate(counted)
    if estimate is None:
        return translate("Statistics", "too few to tell")
    if isinstance(counted, Rate):
        return fill(translate("Statistics", "in {deals}"), deals=deals_count(counted.deals))
    if isinstance(counted, Points):
        if estimate.least > 0:
            return translate("Statistics", "ahead of them")
        if estimate.most < 0:
            return translate("Statistics", "behind them")
        return translate("Statistics", "may well be level")
    if estimate.least > 0.5:
        return translate("Statistics", "more than half")
    if estimate.most < 0.5:
        return translate("Statistics", "less than half")
    return translate("Statistics", "may well be half")


def decisions_count(count: int) -> str:
    """How many choices: “1 choice”, “3,120 choices”."""
    if count == 1:
        return translate("CountWords", "1 choice")
    return fill(CountWords.tr("{count} choices", "", count), count=count)


def whole_number(number: int) -> str:
    """A count; long ones are grouped."""
    return fill("{number}", number=number)


def percent(number: str) -> str:
    """A number, or two, with the sign for per cent, from which it is not broken off."""
    text = fill(translate("Statistics", "{number}%"), number=number)
    return text.replace(" %", "\N{NO-BREAK SPACE}%")


def share_number(share: float, places: int = 0) -> str:
    """A share from 0 to 1 as a number of hundredths."""
    return QLocale().toString(100 * share, "f", places)


def points_number(points: float, places: int = 1) -> str:
    """Points with their sign, as a typographer sets it."""
    number = QLocale().toString(abs(points), "f", places)
    if number == QLocale().toString(0.0, "f", places):
        return number
    return f"+{number}" if points > 0 else f"−{number}"


def rate_number(points: float, places: int = 1) -> str:
    """What was charged, in points without a sign."""
    return QLocale().toString(points, "f", places)


def _places(estimate: Interval) -> int:
    return 1 if estimate.most - estimate.least < _NARROW else 0


# --------------------------------------------------------------- months
def month_text(month: int) -> str:
    """A month with its year, as the history counts months: “November 2026”."""
    form = translate("Statistics", "MMMM yyyy", "a month, as Qt writes it")
    return QLocale().toString(QDate(month // 12, month % 12 + 1, 1), form)


def month_short(month: int) -> str:
    """A month in a chart, without its year: “Nov”."""
    return QLocale().standaloneMonthName(month % 12 + 1, QLocale.FormatType.ShortFormat)
