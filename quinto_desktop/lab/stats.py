"""``quinto-lab stats``: what was won and lost, from the same figures as the window's."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from quinto_desktop.lab.arguments import Choice as OneOf
from quinto_desktop.lab.arguments import Command, Option
from quinto_desktop.players.judging.accuracy import accuracy_after
from quinto_desktop.players.judging.luck import BETA
from quinto_desktop.records.disk.folders import data_folder
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history.counts import Choice, Estimate, Judged, Points, Rate, Row, Share
from quinto_desktop.records.history.figures import Figures, Verdicts, figures_of
from quinto_desktop.records.history.tables import ALL_MARKS, Marks
from quinto_desktop.rules import QUINTS, Form, Suit

_MARKS = {
    Marks.UNDONE: "taken back",
    Marks.HINTED: "with hints",
    Marks.REPLAYED: "replayed",
    Marks.LOADED: "opened from a file",
    Marks.LESSON: "lessons",
    Marks.BRANCH: "branches",
    Marks.OPEN_TABLE: "open tables",
    Marks.REAL_CARDS: "kept by hand",
}


def month(text: str) -> int:
    """Read a month as ``2026-11``, for `argparse`; return it as the history counts months."""
    year, dash, number = text.partition("-")
    is_month = len(year) == 4 and len(number) == 2 and f"{year}{number}".isascii()
    if not (dash and is_month and f"{year}{number}".isdigit() and 1 <= int(number) <= 12):
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a month; write it like 2026-11.")
    return int(year) * 12 + int(number) - 1


def run(arguments: argparse.Namespace) -> int:
    """Print the figures."""
    try:
        from quinto_desktop.records.history.database import NAME, ask
    except ImportError as error:
        raise HistoryError(HistoryFault.NO_SQLITE) from error
    choice = Choice(
        arguments.form,
        arguments.level,
        arguments.partner,
        arguments.since,
        arguments.until,
        ALL_MARKS if arguments.all else Marks(0),
    )
    path = data_folder(arguments.user_dir) / NAME
    figures = ask(path, lambda connection: figures_of(connection, choice, BETA))
    if arguments.json:
        print(json.dumps(as_json(figures), indent=2, ensure_ascii=False))
    else:
        for line in lines_of(figures):
            print(line)
    return 0


def as_json(figures: Figures) -> dict[str, object]:
    """Return all figures as plain values."""
    return {
        **_row_json(figures.whole),
        "rubbers_won": _share_json(figures.rubbers),
        "rounds_won": _share_json(figures.rounds),
        "by_form": {name: _row_json(row) for name, row in figures.forms.items()},
        "by_level": {name: _row_json(row) for name, row in figures.levels.items()},
        "by_partner": {name: _row_json(row) for name, row in figures.partners.items()},
        "by_month": {month_text(one): _row_json(row) for one, row in figures.months.items()},
        "quints": [
            {
                "kind": quint.kind.value,
                "suit": None if quint.suit is None else quint.suit.name.lower(),
                **_share_json(share),
            }
            for quint, share in zip(QUINTS, figures.quints, strict=True)
        ],
        "doubles": _verdicts_json(figures.doubles),
        "redoubles": _verdicts_json(figures.redoubles),
        "their_doubles": _verdicts_json(figures.their_doubles),
        "their_redoubles": _verdicts_json(figures.their_redoubles),
        "by_luck": [
            {
                "low": group.low,
                "high": group.high,
                "deals": group.points.deals,
                **_estimate_json(group.points.estimate),
            }
            for group in figures.luck
        ],
        "streaks": {
            "won": figures.streaks.won,
            "lost": figures.streaks.lost,
            "current": figures.streaks.current,
        },
        "apart": {
            str(mark.name).lower(): {"deals": apart.deals, "games": apart.games}
            for mark, apart in figures.apart.items()
        },
    }


def month_text(number: int) -> str:
    """Write a month as ``2026-11``."""
    return f"{number // 12:04}-{number % 12 + 1:02}"


def lines_of(figures: Figures) -> Iterator[str]:
    """Return the figures as lines of text."""
    yield f"Games won: {_share_text(figures.whole.games)}"
    for name, share in (("Rubbers won", figures.rubbers), ("Rounds won", figures.rounds)):
        if share.cases:
            yield f"{name}: {_share_text(share)}"
    yield f"Points per deal, ours minus theirs: {_points_text(figures.whole.points)}"
    yield from _judged_lines(figures)
    yield from _table("By type", figures.forms)
    yield from _table("By opponents' level", figures.levels)
    yield from _table("By partner", figures.partners)
    yield from _table("By month", {month_text(one): row for one, row in figures.months.items()})
    yield "Quints made, as a share of those that either side made"
    yield f"  Quint Royal: {_share_text(figures.quint_royal)}"
    for suit in reversed(Suit):
        yield f"  {suit.name.capitalize()}: {_share_text(figures.quints_of_suit(suit))}"
    yield f"Our doubles: {_verdicts_text(figures.doubles)}"
    yield f"Our redoubles: {_verdicts_text(figures.redoubles)}"
    yield f"Their doubles: {_verdicts_text(figures.their_doubles)}"
    yield f"Their redoubles: {_verdicts_text(figures.their_redoubles)}"
    streaks = figures.streaks
    now = f"{abs(streaks.current)} {'lost' if streaks.current < 0 else 'won'}"
    yield f"Longest streaks: {streaks.won} won, {streaks.lost} lost; now {now}"
    for mark, apart in figures.apart.items():
        if apart.deals or apart.games:
            counts = f"{_count(apart.deals, 'deal')}, {_count(apart.games, 'game')}"
            yield f"Counted separately, {_MARKS[mark]}: {counts}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _table(title: str, rows: Mapping[str, Row]) -> Iterator[str]:
    if rows:
        yield title
    for name, row in rows.items():
        points = _points_text(row.points)
        told = f"won {_share_text(row.games)}; points per deal {points}"
        if row.judged.points.deals:
            told += f"; with average cards {_points_text(row.judged.adjusted)}"
            told += f"; points lost per ten decisions {_rate_text(row.judged.own)}"
        yield f"  {name or '(nobody)'}: {told}"


def _judged_lines(figures: Figures) -> Iterator[str]:
    judged = figures.whole.judged
    if not judged.points.deals:
        return
    yield f"With average cards, points per deal: {_points_text(judged.adjusted)}"
    yield f"  The same deals as they were: {_points_text(judged.points)}"
    yield f"  Cards: {_points_text(judged.luck)}"
    for group in figures.luck:
        yield f"  Cards {group.low:+.0f} to {group.high:+.0f}: {_points_text(group.points)}"
    yield "Mistakes, points lost per ten decisions"
    for name, rate in _rates(judged).items():
        if rate.decisions:
            accuracy = _accuracy(rate)
            told = "" if accuracy is None else f"; accuracy {accuracy:.0f} of 100"
            yield f"  {name.capitalize()}: {_rate_text(rate)}{told}"


def _rates(judged: Judged) -> dict[str, Rate]:
    return {"own": judged.own, "partner": judged.partner, "opponents": judged.opponents}


def _share_text(share: Share) -> str:
    estimate = share.estimate
    told = f"{share.count} of {share.cases}"
    if estimate is None or estimate.low is None or estimate.high is None:
        return told
    if not share.tells:
        return f"{told} (too few to tell)"
    percents = f"{estimate.low * 100:.0f} to {estimate.high * 100:.0f}%"
    return f"{told}, {estimate.mean * 100:.0f}% ({percents})"


def _points_text(points: Points) -> str:
    estimate = points.estimate
    if estimate is None or estimate.low is None or estimate.high is None or not points.tells:
        return f"{points.total:+.0f} in {_count(points.deals, 'deal')} (too few to tell)"
    interval = f"{estimate.low:+.1f} to {estimate.high:+.1f}"
    return f"{estimate.mean:+.1f} ({interval}) in {_count(points.deals, 'deal')}"


def _accuracy(rate: Rate) -> float | None:
    loss = rate.trick_loss
    return None if loss is None or not rate.tells else accuracy_after(loss)


def _rate_text(rate: Rate) -> str:
    estimate = rate.estimate
    cases = f"{_count(rate.decisions, 'decision')} of {_count(rate.deals, 'deal')}"
    if estimate is None or estimate.low is None or estimate.high is None or not rate.tells:
        return f"{rate.tenths / 10:g} in {cases} (too few to tell)"
    return f"{estimate.mean:.1f} ({estimate.low:.1f} to {estimate.high:.1f}) in {cases}"


def _verdicts_text(verdicts: Verdicts) -> str:
    return (
        f"{verdicts.right} right, {verdicts.wrong} wrong, {verdicts.open} open; "
        f"right {_share_text(verdicts.share)}"
    )


def _row_json(row: Row) -> dict[str, object]:
    points = row.points
    return {
        "games_won": _share_json(row.games),
        "rubbers_and_rounds_won": _share_json(row.matches),
        "points_a_deal": {"deals": points.deals, **_estimate_json(points.estimate)},
        "quints_made": _share_json(row.quints),
        "quint_royal_made": _share_json(row.royal),
        "doubles_right": _share_json(row.doubles),
        **_judged_json(row.judged),
    }


def _judged_json(judged: Judged) -> dict[str, object]:
    points = {
        "reviewed_points_a_deal": judged.points,
        "luck_taken_out": judged.adjusted,
        "luck": judged.luck,
    }
    return {
        **{
            name: {"deals": one.deals, **_estimate_json(one.estimate)}
            for name, one in points.items()
        },
        "errors": {
            name: {
                "deals": rate.deals,
                "decisions": rate.decisions,
                "accuracy": _accuracy(rate),
                **_estimate_json(rate.estimate),
            }
            for name, rate in _rates(judged).items()
        },
    }


def _share_json(share: Share) -> dict[str, object]:
    return {"count": share.count, "cases": share.cases, **_estimate_json(share.estimate)}


def _verdicts_json(verdicts: Verdicts) -> dict[str, object]:
    return {
        "right": verdicts.right,
        "wrong": verdicts.wrong,
        "open": verdicts.open,
        **_estimate_json(verdicts.share.estimate),
    }


def _estimate_json(estimate: Estimate | None) -> dict[str, object]:
    if estimate is None:
        return {"mean": None, "low": None, "high": None}
    return {"mean": estimate.mean, "low": estimate.low, "high": estimate.high}


_FORM = OneOf(Form, "form")
COMMAND = Command(
    "stats",
    "statistics of your games, with likely ranges",
    "Count the games in the history: each figure with its number of cases and a likely range "
    "(95%). Games with take-backs or hints, replays, files and lessons are left out and counted "
    "separately.",
    (
        Option("--user-dir", "as in quinto --user-dir", "DIR", Path),
        Option("--form", ", ".join(_FORM.names), "FORM", _FORM),
        Option("--level", "the opponents' level, or mixed", "LEVEL"),
        Option("--partner", "games with this partner only", "NAME"),
        Option("--since", "the first month", "YYYY-MM", month),
        Option("--until", "the last month", "YYYY-MM", month),
        Option("--all", "count what is left out as well", action="store_true"),
        Option("--json", "print everything as JSON", action="store_true"),
    ),
    run,
)
