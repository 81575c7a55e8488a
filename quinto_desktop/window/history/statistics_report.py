"""Puts the figures of a choice into words, chart by chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from math import log2
from operator import add

from msgspec.structs import replace

from quinto_desktop.game import Level, Session
from quinto_desktop.game.past.statistics import EVERY_GAME, BestDeal, Choice, Figures, Row, Share
from quinto_desktop.rules import QUINTS, Form, Side, Suit, home_seat, observe
from quinto_desktop.window.history.numbers import month_short, month_text, whole_number
from quinto_desktop.window.history.statistics_content import (
    Chart,
    Line,
    Measure,
    Report,
    Tile,
    cases_of,
    judged_charts,
)
from quinto_desktop.window.sheet.results import told_deal
from quinto_desktop.window.sheet.story_paper import ToldDeal
from quinto_desktop.window.text.card_text import deals_count, games_count, quint_name, suit_name
from quinto_desktop.window.text.past_game_text import level_text
from quinto_desktop.window.text.rule_text import form_words
from quinto_desktop.window.text.seat_text import Speaker, name_among, shown_names
from quinto_desktop.window.text.translation import fill, title_case, translate

FEW_GAMES = 10  # with fewer games there is no curve of them, and no need for filters
_MOST_TENS = 20
_MOST_TIMES = 12  # a chart over time has as many points at most; else it goes by longer periods
_MOST_PARTNERS = 8
_MIXED = "mixed"  # as the history calls opponents of several levels


def report_of(
    figures: Figures,
    measure: Measure,
    choice: Choice = EVERY_GAME,
    best: BestDeal | None = None,
    days: int = 0,
    who: str = "",
) -> Report:
    """Put figures into words: of `who` (see `whose`), with `days` of the day's deal in a row."""
    levels = [*_lines(figures.levels, measure, level_text, level_place)]
    if len(levels) > 1:
        levels.append(Line(translate("Statistics", "All"), measure.of(figures.whole)))
    charts = [
        _over_time(figures.months, measure),
        _by("levels", measure, levels),
        _by("forms", measure, _lines(figures.forms, measure, form_text, _form_place)),
        _by("partners", measure, _partner_lines(figures.partners, measure)),
        _matches(figures),
        *judged_charts(figures, who or translate("Statistics", "You", "whose errors")),
        _quints(figures),
        _doubles(figures),
    ]
    games, foot = figures.whole.games.cases, tuple[str, ...]()
    if games < FEW_GAMES:
        text = translate(
            "Statistics",
            "The lesson’s own deal and its quints do not count here. With {games} more there will "
            "be a chart of the games won.",
        )
        foot = (fill(text, games=games_count(FEW_GAMES - games)),)
    return Report(
        _title(figures, who, choice),
        tuple(_tiles(figures, best, 0 if who else days)),
        tuple([chart for chart in _plain(figures) if chart.lines]),
        tuple([chart for chart in charts if chart.lines]),
        _streaks(figures),
        foot,
        bool(figures.whole.judged.points.deals),
    )


def whose(choice: Choice, *, has_company: bool) -> str:
    """Whose figures they are; empty if they are yours, as nobody has ever played with you."""
    if choice.person is not None:
        return name_among(choice.person)
    return translate("Statistics", "People") if has_company else ""


# --------------------------------------------------------------- from the first game on
def _title(figures: Figures, who: str, choice: Choice) -> str:
    games = figures.whole.games
    if games.cases == 1 and not who and choice == EVERY_GAME:
        text = translate("Statistics", "You have won your first game")
        return (
            text if games.count else translate("Statistics", "Your first game went to the others")
        )
    played = games_count(games.cases) if games.cases else deals_count(figures.whole.points.deals)
    text = translate("Statistics", "{games} played, none won yet")
    if games.cases and who:
        text = translate("Statistics", "{who}: {won} of {games} won")
    elif games.count:
        text = translate("Statistics", "You have won {won} of {games}")
    return fill(text, who=who, won=whole_number(games.count), games=played)


def _tiles(figures: Figures, best: BestDeal | None, days: int) -> Iterator[Tile]:
    games, streaks = figures.whole.games, figures.streaks
    quints = figures.quints_of(lambda _: True).count
    one, several = translate("Statistics", "quint won"), translate("Statistics", "quints won")
    if streaks.current > 1:
        yield Tile(whole_number(streaks.current), translate("Statistics", "won in a row just now"))
    if streaks.won and games.cases >= FEW_GAMES:
        yield Tile(whole_number(streaks.won), translate("Statistics", "wins in a row, the best"))
    if best is not None and best.own > best.others:
        text = translate("Statistics", "{own} to {other}", "the points of both sides")
        points = fill(text, own=best.own, other=best.others)
        yield Tile(points, translate("Statistics", "points in the best deal"))
    if days > 1:
        told = fill(translate("Statistics", "{count} days"), count=days)
        yield Tile(told, translate("Statistics", "in a row with the deal of the day"))
    yield Tile(whole_number(quints), one if quints == 1 else several)


def _plain(figures: Figures) -> Iterator[Chart]:
    won = translate("Statistics", "Won")
    if figures.whole.games.cases >= FEW_GAMES:
        yield _tens(figures.games, won)
        lines = [
            replace(line, is_plain=True)
            for line in _lines(figures.levels, Measure.GAMES, level_text, level_place)
        ]
        note = translate("Statistics", "From the weakest level to the strongest")
        yield replace(_by("levels", Measure.GAMES, lines), key="whom", note=note)
    caught = _quints(figures)
    lines, more = (
        [replace(line, is_plain=True) for line in part] for part in (caught.lines, caught.more)
    )
    note = translate("Statistics", "Your side’s, of those that either side won")
    yield replace(caught, key="caught", note=note, lines=tuple(lines), more=tuple(more))


def _tens(games: str, won: str) -> Chart:
    """The games won of every ten, the latest ten last."""
    lines: list[Line] = []
    last = len(games)
    while last >= FEW_GAMES and len(lines) < _MOST_TENS:
        first, count = last - FEW_GAMES, games[last - FEW_GAMES : last].count("1")
        text = translate("Statistics", "Games {first} to {last}")
        label = fill(text, first=first + 1, last=last)
        lines.insert(0, Line(label, Share(count, FEW_GAMES), str(count), is_plain=True))
        last = first
    note = translate("Statistics", "The dashed line marks five of ten")
    if len(lines) > 1:
        text = translate("Statistics", "Then {first} of 10, now {last} of 10")
        note = fill(text, first=lines[0].short, last=lines[-1].short)
    title = translate("Statistics", "Games won of every ten")
    head = translate("Statistics", "Games")
    return Chart("tens", title, note, head, won, tuple(lines), is_in_time=True)


def best_deal(
    session: Session, best: BestDeal, person: str | None, *, is_yours: bool
) -> tuple[ToldDeal, Side] | None:
    """How the best deal went, as its player saw it, and that player's side; None if it is gone."""
    people, players = session.setup.people, session.setup.players
    names = shown_names(players) if is_yours else tuple([name_among(one.name) for one in players])
    mine = [at for at in people if players[at].name == person]
    for step in session.steps:
        state = step.after
        if people and state.deals_finished > step.before.deals_finished:
            seat = home_seat(state, min(mine or people))
            now = observe(state, seat)
            if (now.game_number, now.results[-1].number) == (best.game, best.number):
                viewer = seat if is_yours else None
                speaker = Speaker(names, viewer, state.seating, state.dummy, people)
                return told_deal(now, speaker), seat.side
    return None


# --------------------------------------------------------------- by something
def _by(key: str, measure: Measure, lines: Iterable[Line]) -> Chart:
    """A chart of the games parted in a way, which has that name whatever the language."""
    text, head = {
        "levels": (
            translate("Statistics", "{figure}, by opponents’ level"),
            translate("Statistics", "Level"),
        ),
        "forms": (
            translate("Statistics", "{figure}, by type of game"),
            translate("Statistics", "Type"),
        ),
        "partners": (
            translate("Statistics", "{figure}, by partner"),
            translate("Statistics", "Partner"),
        ),
    }[key]
    title = fill(text, figure=measure.title)
    return Chart(key, title, measure.note, head, measure.happened, tuple(lines))


def _lines(
    rows: Mapping[str, Row],
    measure: Measure,
    text: Callable[[str], str],
    place: Callable[[str], tuple[int, str]],
) -> Iterable[Line]:
    for name in sorted(rows, key=place):
        counted = measure.of(rows[name])
        if cases_of(counted):
            yield Line(text(name), counted)


def level_place(level: str) -> tuple[int, str]:
    """The order of levels: from the weakest on, then several, then people."""
    order = [*(each.value for each in Level), _MIXED, ""]
    return (order.index(level) if level in order else len(order), level)


def form_text(form: str) -> str:
    """A form by its name: “Four players”."""
    return next((form_words(each)[0] for each in Form if each.value == form), form)


def _form_place(form: str) -> tuple[int, str]:
    return (next((n for n, each in enumerate(Form) if each.value == form), len(Form)), form)


def partner_text(partner: str) -> str:
    """A partner's name, or “No partner”."""
    return name_among(partner) if partner else translate("Statistics", "No partner")


def _partner_lines(rows: Mapping[str, Row], measure: Measure) -> Iterable[Line]:
    """Those one has played with most; all others together."""
    often = sorted(rows, key=lambda name: (-rows[name].points.deals, name))
    shown, others = often[:_MOST_PARTNERS], often[_MOST_PARTNERS:]
    yield from _lines({name: rows[name] for name in shown}, measure, partner_text, partner_place)
    counted = measure.of(reduce(add, [rows[name] for name in others], Row()))
    if cases_of(counted):
        yield Line(translate("Statistics", "All others"), counted)


def partner_place(partner: str) -> tuple[int, str]:
    """The order of partners: by name, without one at the end."""
    return (0 if partner else 1, partner.casefold())


# --------------------------------------------------------------- over time
def _over_time(months: Mapping[int, Row], measure: Measure) -> Chart:
    titles = {
        1: translate("Statistics", "{figure}, by month"),
        3: translate("Statistics", "{figure}, by quarter"),
        12: translate("Statistics", "{figure}, by year"),
    }
    last, first = max(months, default=0), min(months, default=0)
    counts = {n: last // n - first // n + 1 for n in titles}
    length = next((n for n, count in counts.items() if count <= _MOST_TIMES), max(counts))
    periods = _periods(months, length)
    title = fill(titles[length], figure=measure.title)
    lines = [Line(label, measure.of(row), short) for label, short, row in periods]
    if not any(cases_of(line.counted) for line in lines):
        lines = []
    head = translate("Statistics", "Period")
    return Chart("time", title, measure.note, head, measure.happened, tuple(lines), is_in_time=True)


def _periods(months: Mapping[int, Row], length: int) -> list[tuple[str, str, Row]]:
    """The latest periods up to the last one played in, those without a game as well."""
    last = max(months, default=0) // length
    first = max(min(months, default=0) // length, last - _MOST_TIMES + 1)
    found = []
    for period in range(first, last + 1):
        begin = period * length
        within = [months[month] for month in range(begin, begin + length) if month in months]
        is_marked = period == first or begin % 12 == 0
        words = _period_words(begin, length, has_year=is_marked)
        found.append((*words, reduce(add, within, Row())))
    return found


def _period_words(month: int, length: int, *, has_year: bool) -> tuple[str, str]:
    """A period in full and in short, there with the year below it if that is new."""
    year = str(month // 12)
    if length == 12:
        return year, year
    if length == 3:
        text = translate("Statistics", "{first} to {last}", "two months")
        whole = fill(text, first=month_short(month), last=month_text(month + 2))
        short = fill(translate("Statistics", "Q{number}"), number=month % 12 // 3 + 1)
    else:
        whole, short = month_text(month), month_short(month)
    return whole, f"{short}\n{year}" if has_year else short


# --------------------------------------------------------------- matches, quints and doubles
def _matches(figures: Figures) -> Chart:
    won = {
        translate("Statistics", "Games"): figures.whole.games,
        translate("Statistics", "Rubbers"): figures.rubbers,
        translate("Statistics", "Rounds"): figures.rounds,
    }
    return Chart(
        "matches",
        translate("Statistics", "Games, rubbers and rounds won"),
        Measure.MATCHES.note,
        translate("Statistics", "Match"),
        translate("Statistics", "Won"),
        tuple([Line(label, share) for label, share in won.items() if share.cases]),
    )


def _quints(figures: Figures) -> Chart:
    lines = [Line(translate("Statistics", "Quint Royal"), figures.quint_royal)]
    lines += [
        Line(title_case(suit_name(suit)), figures.quints_of_suit(suit), suit=suit)
        for suit in reversed(Suit)
    ]
    more = [
        Line(title_case(quint_name(quint)), share, suit=quint.suit)
        for quint, share in zip(QUINTS, figures.quints, strict=True)
        if quint.suit is not None and share.cases
    ]
    return Chart(
        "quints",
        Measure.QUINTS.title,
        Measure.QUINTS.note,
        translate("Statistics", "Quints"),
        Measure.QUINTS.happened,
        tuple([line for line in lines if cases_of(line.counted)]),
        more=tuple(more),
    )


def _doubles(figures: Figures) -> Chart:
    made = {
        translate("Statistics", "Own doubles"): figures.doubles,
        translate("Statistics", "Own redoubles"): figures.redoubles,
        translate("Statistics", "Their doubles"): figures.their_doubles,
        translate("Statistics", "Their redoubles"): figures.their_redoubles,
    }
    note = translate("Statistics", "Right: the side that doubled took more tricks")
    untried = sum(one.open for one in made.values())
    if untried:
        text = translate("Statistics", "{note}; {untried} undecided, as a quint ended the game")
        note = fill(text, note=note, untried=untried)
    return Chart(
        "doubles",
        translate("Statistics", "Doubles right and wrong"),
        note,
        translate("Statistics", "Doubles"),
        translate("Statistics", "Right"),
        tuple([Line(label, one.share) for label, one in made.items() if one.share.cases]),
    )


# --------------------------------------------------------------- streaks
def _streaks(figures: Figures) -> tuple[str, ...]:
    streaks, games = figures.streaks, figures.whole.games
    if not games.cases:
        return ()
    won = translate("Statistics", "Longest streaks: {won} won, {lost} lost.")
    told = [fill(won, won=streaks.won, lost=streaks.lost)]
    if games.tells:
        chance = translate(
            "Statistics",
            "In {games} between equals, a streak of about {length} comes by chance alone.",
        )
        length = round(log2(games.cases) - 2 / 3)  # the longest row of heads, on the average
        told.append(fill(chance, games=games_count(games.cases), length=length))
    return tuple(told)
