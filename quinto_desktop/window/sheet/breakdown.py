"""What makes up a figure of the score sheet, and how other tables fared with the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from quinto_desktop.game.aids.outlooks import QuintState, quint_state
from quinto_desktop.rules import (
    QUINTS,
    Card,
    Form,
    GameResult,
    MatchForm,
    Observation,
    Quint,
    QuintKind,
    RuleOptions,
    Side,
    game_worth,
    standing_of,
)
from quinto_desktop.window.sheet.figures import (
    BuiltFigure,
    DealsFigure,
    GameFigure,
    MatchFigure,
    MatchRow,
    MatchTable,
    RowKind,
    match_table,
    settlement_lines,
)
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import deals_count, quint_short
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, signed, title_case, translate

if TYPE_CHECKING:  # what finds it is loaded when the first picture has been painted
    from quinto_desktop.game.judging.after_deals import Compared

_NO_BREAK = "\u00a0"  # no-break space


class BreakdownLine(NamedTuple):
    """A line of a breakdown: a label and points, with a quint's sign before them.

    It may lead to another figure with a breakdown of its own.
    """

    text: str
    points: str = ""
    quint: Quint | None = None
    figure: BuiltFigure | None = None


class ShownTrick(NamedTuple):
    """Cards shown with a breakdown, and which of them make up the figure.

    The cachette has no captions saying whose each card is, and no winning card. It counts as the
    thirteenth trick.
    """

    number: int
    cards: tuple[Card, ...]
    captions: tuple[str, ...]
    strong: tuple[Card, ...]
    winner: int | None


class ScoreBreakdown(NamedTuple):
    """What makes up a figure: lines with their sum, sentences, and cards to show.

    The total is empty if nothing is added up.
    """

    title: str
    lines: tuple[BreakdownLine, ...] = ()
    total: str = ""
    notes: tuple[str, ...] = ()
    trick: ShownTrick | None = None

    def spoken(self) -> str:
        text = translate("Account", "{what}: {points}")
        lines = [
            fill(text, what=line.text, points=line.points) if line.points else line.text
            for line in self.lines
        ]
        if self.total:
            lines.append(fill(text, what=translate("Account", "Total"), points=self.total))
        return " ".join([*(f"{line}." for line in lines), *self.notes])


def quints_breakdown(observation: Observation, speaker: Speaker) -> ScoreBreakdown:
    """The quints of the deal on the table, one line per suit."""
    lines = []
    for _, group in groupby(QUINTS, key=lambda quint: quint.suit):
        quints = [*group]
        told = [_state_text(quint, observation, speaker) for quint in quints]
        unbroken = [text.replace(" ", _NO_BREAK) for text in told]
        text = translate("Account", ", ").join(unbroken)
        lines.append(BreakdownLine(text, str(quints[0].points), quints[0]))
    note = translate("Account", "The figures show what each quint is worth.")
    title = translate("Account", "Quints in this deal")
    return ScoreBreakdown(title, tuple(lines), notes=(note,))


def _state_text(quint: Quint, observation: Observation, speaker: Speaker) -> str:
    state = quint_state(quint, observation)
    name = quint_short(quint)
    if quint.kind is QuintKind.ROYAL:
        name = translate("ScoreSheet", "Quint Royal")
    if state in (QuintState.NS, QuintState.EW):
        side = Side.NS if state is QuintState.NS else Side.EW
        text = translate("Account", "{quint} to {side}")
        if speaker.own_side is not None and not speaker.by_compass:
            text = translate("Account", "{quint} to them")
            if speaker.is_yours(side):
                text = translate("Account", "{quint} to us")
        return fill(text, quint=name, side=side_text.short(speaker, side))
    text = {
        QuintState.OPEN: translate("Account", "{quint} open"),
        QuintState.ON_TABLE: translate("Account", "{quint} on the table"),
        QuintState.SPLIT: translate("Account", "{quint} lost"),
    }[state]
    return fill(text, quint=name)


def match_breakdown(
    figure: MatchFigure, observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    """What makes up a figure of the match table."""
    table = match_table(observation, speaker)
    assert table is not None  # one of its figures was chosen
    row = table.rows[figure.row]
    title = _title(table, row, figure.column)
    match row.kind:
        case RowKind.GAME if table.of_sides:
            game = observation.games[figure.row]
            side = speaker.sides[figure.column]
            return _game_of_sides(title, game, side, observation.rules, speaker)
        case RowKind.GAME:
            return _game_of_players(title, observation.games[figure.row], figure.column, speaker)
        case RowKind.BONUS:
            note = translate("Account", "Winning two games wins the rubber and adds {points}.")
            points = standing_of(observation.rules, observation.games).bonus
            return ScoreBreakdown(title, notes=(fill(note, points=points),))
        case RowKind.SUM:
            return ScoreBreakdown(title, _summed(table, figure), row.cells[figure.column])
        case _:
            return _counters(title, table, observation, speaker)


def _title(table: MatchTable, row: MatchRow, column: int) -> str:
    text = translate("Account", "{who}, {what}: {points}")
    return fill(text, who=table.heads[column], what=row.label, points=row.cells[column])


def _summed(table: MatchTable, figure: MatchFigure) -> tuple[BreakdownLine, ...]:
    return tuple(
        BreakdownLine(
            row.label, row.cells[figure.column], figure=MatchFigure(number, figure.column)
        )
        for number, row in enumerate(table.rows[: figure.row])
        if row.cells[figure.column]
    )


def _game_of_sides(
    title: str, game: GameResult, side: Side, rules: RuleOptions, speaker: Speaker
) -> ScoreBreakdown:
    lines = _scores(game, speaker.seated(game.seating, game.dummy))
    if rules.match is not MatchForm.RUBBER_POINTS:
        return ScoreBreakdown(title, (lines[speaker.sides.index(side)],))
    text = {
        1: translate(
            "Account", "The losers reached half of {target} or more, so the game counts 1."
        ),
        2: translate("Account", "The losers had less than half of {target}, so the game counts 2."),
        3: translate("Account", "The losers had no points, so the game counts 3."),
    }[game_worth(game, rules.target)]
    notes = [fill(text, target=rules.target)]
    if side is not game.winner:
        notes.append(translate("Account", "It counts for the winners only."))
    return ScoreBreakdown(title, lines, notes=tuple(notes))


def _game_of_players(title: str, game: GameResult, player: int, speaker: Speaker) -> ScoreBreakdown:
    then = speaker.seated(game.seating, game.dummy)
    dummys = game.dummy is not None and game.seating[game.dummy] == player
    note = translate(
        "Account", "Each opponent settles the difference with the Dummy-player: {points} points."
    )
    difference = abs(game.scores[Side.NS] - game.scores[Side.EW])
    notes = [fill(note, points=difference)]
    if dummys:
        notes.append(translate("Account", "The Dummy-player settles with both."))
    return ScoreBreakdown(title, _scores(game, then), notes=tuple(notes))


def _scores(game: GameResult, speaker: Speaker) -> tuple[BreakdownLine, ...]:
    text = translate("Account", "{side}, game {number}")
    return tuple(
        BreakdownLine(
            fill(text, side=title_case(side_text.name(speaker, side)), number=game.number),
            str(game.scores[side]),
            figure=GameFigure(game.number, side),
        )
        for side in speaker.sides
    )


def _counters(
    title: str, table: MatchTable, observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    rules, notes = observation.rules, []
    if rules.match is MatchForm.RUBBER_POINTS:
        text = translate("Account", "The stake is {stakes} for every point of the difference.")
    else:
        text = translate(
            "Account",
            "The stake is {stakes} for every ten points of the difference; odd points are dropped.",
        )
    notes.append(fill(text, stakes=rules.stakes))
    if rules.form is Form.DUMMY:
        notes.append(
            translate("Account", "Each opponent settles with the Dummy-player after every game.")
        )
        ends: list[BreakdownLine] = []
        for game in observation.games:
            ends.extend(_scores(game, speaker.seated(game.seating, game.dummy)))
        return ScoreBreakdown(
            title, tuple(ends), notes=(*notes, *settlement_lines(observation, speaker))
        )
    totals = standing_of(rules, observation.games).totals
    difference = translate("Account", "The difference is {points}.")
    notes.insert(0, fill(difference, points=abs(totals[Side.NS] - totals[Side.EW])))
    notes.extend(settlement_lines(observation, speaker))
    return ScoreBreakdown(
        title, _totals(table, side_text.own_first(speaker, totals)), notes=tuple(notes)
    )


def _totals(table: MatchTable, totals: Sequence[int]) -> tuple[BreakdownLine, ...]:
    sums = [number for number, row in enumerate(table.rows) if row.kind is RowKind.SUM]
    return tuple(
        BreakdownLine(
            table.heads[column], str(total), figure=MatchFigure(sums[0], column) if sums else None
        )
        for column, total in enumerate(totals)
    )


# --------------------------------------------------------------- other tables
class TablesRow(NamedTuple):
    """A row of the sheet: a label, shorter ones for less room, and a figure."""

    labels: tuple[str, ...]
    figure: str


class TablesLines(NamedTuple):
    """What the sheet says of other tables.

    Attributes:
        latest: The last deal they have played; None before the first.
        total: What all deals come to; the only row where there is little room.
        in_short: What all deals come to, as a sentence.
    """

    latest: TablesRow | None
    total: TablesRow
    in_short: str
    spoken: str


def tables_lines(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> TablesLines:
    """What the sheet says of other tables, which have played the compared deals in order."""
    title = translate("ScoreSheet", "Other tables")
    if not compared:
        text = translate("ScoreSheet", "Four Masters play every deal when it is over.")
        return TablesLines(None, TablesRow((title,), "–"), text, text)
    last = compared[-1]
    side = _own_side(last, observation, speaker)
    points = {
        "deal": _deal_name(last, compared),
        "own": signed(last.result_of(side)),
        "others": signed(last.elsewhere_of(side)),
    }
    labels = (
        fill(translate("ScoreSheet", "{deal}: {own}, elsewhere {others}"), **points),
        fill(translate("ScoreSheet", "{own}, elsewhere {others}"), **points),
    )
    count = deals_count(len(compared))
    text = translate("ScoreSheet", "{title}, {deals}")
    label = fill(text, title=title, deals=count)
    breakdown = tables_breakdown(compared, observation, speaker)
    text = translate("ScoreSheet", "Compared with other tables, over {deals}: {points}.")
    total = signed(_total(compared, observation, speaker))
    return TablesLines(
        TablesRow(labels, signed(last.gain_of(side))),
        TablesRow((label, title), total),
        fill(text, deals=count, points=total),
        f"{breakdown.title}. {breakdown.spoken()}",
    )


def tables_breakdown(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    """What the difference from other tables is made of, deal by deal; see `tables_lines`."""
    lines = [_line(one, compared, observation, speaker) for one in compared]
    total = signed(_total(compared, observation, speaker))
    title = translate("Account", "{side}, compared with other tables: {points}")
    who = title_case(side_text.name(speaker, speaker.sides[0]))
    if not compared:
        title, total = translate("Account", "Other tables"), ""
    note = translate(
        "Account",
        "When a deal is over, four Master players play the same cards at each of four other "
        "tables. Points are your side’s minus theirs; for the other tables, the average.",
    )
    return ScoreBreakdown(
        fill(title, side=who, points=total),
        tuple(lines),
        total if len(lines) > 1 else "",
        (note,),
    )


def _line(
    one: Compared, compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> BreakdownLine:
    side = _own_side(one, observation, speaker)
    text = translate("Account", "{deal}: {own}, other tables {others}")
    told = fill(
        text,
        deal=_deal_name(one, compared),
        own=signed(one.result_of(side)),
        others=signed(one.elsewhere_of(side)),
    )
    figure = DealsFigure(one.game, (one.number,), side)
    return BreakdownLine(told, signed(one.gain_of(side)), figure=figure)


def _total(compared: Sequence[Compared], observation: Observation, speaker: Speaker) -> int:
    return sum(one.gain_of(_own_side(one, observation, speaker)) for one in compared)


def _own_side(one: Compared, observation: Observation, speaker: Speaker) -> Side:
    if one.game == observation.game_number:
        return speaker.sides[0]
    past = observation.games[one.game - 1]
    return speaker.seated(past.seating, past.dummy).sides[0]


def _deal_name(one: Compared, compared: Sequence[Compared]) -> str:
    # Deals of several games have the game's number as well.
    if any(other.game != compared[0].game for other in compared):
        text = translate("ScoreSheet", "Game {game}, deal {number}")
        return fill(text, game=one.game, number=one.number)
    return fill(translate("ScoreSheet", "Deal {number}"), number=one.number)
