"""What makes up a figure on the score sheet, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import PlayedDeal
from quinto_desktop.game.aids.quint_outlook import QuintState, quint_state
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINTS,
    SEATS,
    Call,
    Card,
    DealResult,
    Form,
    GameResult,
    MatchForm,
    Observation,
    Pair,
    Quint,
    QuintKind,
    RuleOptions,
    ScoredQuint,
    Side,
    Trick,
    game_worth,
    marked_points,
    standing_of,
)
from quinto_desktop.window.score_sheet.figures import GameFigure, MatchFigure, SheetFigure
from quinto_desktop.window.score_sheet.match_table import (
    MatchRow,
    MatchTable,
    RowKind,
    match_table,
    settlement_lines,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import fill, join_and, quint_short, the_card, title_case
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate


class BreakdownLine(NamedTuple):
    """A line of a breakdown.

    Attributes:
        text: What it is.
        points: What it comes to; empty if that is no matter.
        quint: The quint whose sign stands before it, if it is one.
        figure: What it leads on to, if one may ask further.
    """

    text: str
    points: str = ""
    quint: Quint | None = None
    figure: SheetFigure | None = None


class ShownTrick(NamedTuple):
    """Cards that are shown with a breakdown, and which of them make the figure up.

    The cachette has no captions of whose each card is, and no card that took the trick.
    """

    cards: tuple[Card, ...]
    captions: tuple[str, ...]
    strong: tuple[Card, ...]
    winner: int | None


class ScoreBreakdown(NamedTuple):
    """What makes a figure up.

    Attributes:
        title: The figure.
        lines: What it is the sum of.
        total: The sum; empty if nothing is added up.
        notes: What else there is to say, sentence by sentence.
        trick: The cards to be shown, if there is something to see.
    """

    title: str
    lines: tuple[BreakdownLine, ...] = ()
    total: str = ""
    notes: tuple[str, ...] = ()
    trick: ShownTrick | None = None

    def spoken(self) -> str:
        """The whole of it in words."""
        text = translate("Account", "{what}: {points}")
        lines = [
            fill(text, what=line.text, points=line.points) if line.points else line.text
            for line in self.lines
        ]
        if self.total:
            lines.append(fill(text, what=translate("Account", "Together"), points=self.total))
        return " ".join([*(f"{line}." for line in lines), *self.notes])


class Game(NamedTuple):
    """One game of the match, finished or not, the deal on the table included."""

    number: int
    deals: tuple[DealResult, ...]
    scores: Pair
    speaker: Speaker

    def marked(self, number: int, side: Side) -> Sequence[ScoredQuint]:
        """The quints that a side has marked in a deal."""
        return [scored for scored in self.deals[number - 1].quints if scored.side is side]

    def quint_points(self, number: int, side: Side) -> int:
        """What they come to."""
        return marked_points(self.marked(number, side))

    def trick_points(self, number: int, side: Side) -> int:
        """What a side's tricks in a deal have counted."""
        deal = self.deals[number - 1]
        return 0 if deal.tricks_won is None else deal.tricks_won[side] * deal.trick_value

    def start(self, side: Side) -> int:
        """What a side had before the first deal."""
        numbers = range(1, len(self.deals) + 1)
        return self.scores[side] - sum(
            self.quint_points(number, side) + self.trick_points(number, side) for number in numbers
        )


_NO_BREAK = "\u00a0"  # a space at which no line ends


def quints_breakdown(observation: Observation) -> ScoreBreakdown:
    """The quints of the deal on the table, those of a suit in a line."""
    lines = []
    for _, group in groupby(QUINTS, key=lambda quint: quint.suit):
        quints = [*group]
        told = [_state(quint, observation) for quint in quints]
        unbroken = [text.replace(" ", _NO_BREAK) for text in told]
        text = translate("Account", ", ").join(unbroken)
        lines.append(BreakdownLine(text, str(quints[0].points), quints[0]))
    note = translate("Account", "The figures are what each of the quints is worth.")
    title = translate("Account", "The quints of this deal")
    return ScoreBreakdown(title, tuple(lines), notes=(note,))


def _state(quint: Quint, observation: Observation) -> str:
    state = quint_state(quint, observation)
    name = quint_short(quint)
    if quint.kind is QuintKind.ROYAL:
        name = translate("ScoreSheet", "Quint Royal")
    if state in (QuintState.NS, QuintState.EW):
        text = translate("Account", "{quint} to {side}")
        side = Side.NS if state is QuintState.NS else Side.EW
        return fill(text, quint=name, side=side_text.short(side))
    text = {
        QuintState.OPEN: translate("Account", "{quint} open"),
        QuintState.ON_TABLE: translate("Account", "{quint} on the table"),
        QuintState.SPLIT: translate("Account", "{quint} lost"),
    }[state]
    return fill(text, quint=name)


def trick_name(number: int) -> str:
    """A trick within a sentence: “trick 3”, “the cachette”."""
    if number == CACHETTE_TRICK:
        return translate("Account", "the cachette")
    return fill(translate("Account", "trick {number}"), number=number)


def which_tricks(played: PlayedDeal, side: Side) -> list[str]:
    """Which tricks of a deal a side has won, in a sentence or two."""
    won = [
        str(number)
        for number, trick in enumerate(played.tricks, 1)
        if trick.winner is not None and trick.winner.side is side
    ]
    if not won:
        return [translate("Account", "It won no trick.")]
    text = translate("Account", "It won trick {tricks}.")
    if len(won) > 1:
        text = translate("Account", "It won the tricks {tricks}.")
    said = [fill(text, tricks=join_and(won))]
    last = played.tricks[-1].winner
    if played.cachette is not None and last is not None and last.side is side:
        said.append(
            translate("Account", "With the twelfth went the cachette, which counts as a trick.")
        )
    return said


def value_note(played: PlayedDeal, value: int, speaker: Speaker) -> str:
    """Who doubled, so that a trick is worth what it is."""
    seats = dict(zip(played.calls, played.dealer.next.clockwise, strict=False))
    doubler, redoubler = seats.get(Call.DOUBLE), seats.get(Call.REDOUBLE)
    if doubler is None:
        text = translate("Account", "Nobody doubled, so that a trick counts {value}.")
        return fill(text, value=value)
    text = translate("Account", "Doubled by {doubler}, a trick counts {value}.")
    if redoubler is None:
        return fill(text, doubler=seat_text.who(speaker, doubler), value=value)
    text = translate(
        "Account", "Doubled by {doubler} and redoubled by {redoubler}, a trick counts {value}."
    )
    values = {
        "doubler": seat_text.who(speaker, doubler),
        "redoubler": seat_text.who(speaker, redoubler),
    }
    return fill(text, **values, value=value)


def who_played(quint: Quint, trick: Trick, speaker: Speaker) -> str:
    """From whom a quint's cards came, and who took them."""
    text = translate("Account", "{card} from {who}")
    cards = [
        fill(text, card=the_card(card), who=seat_text.who(speaker, trick.seat_of(card)))
        for card in quint.cards
    ]
    assert trick.winner is not None  # the quint has been scored
    said = translate("Account", "{cards}; the trick was taken by {who}.")
    return title_case(fill(said, cards=join_and(cards), who=seat_text.who(speaker, trick.winner)))


def tricks_with(quint: Quint, played: PlayedDeal) -> Iterable[tuple[int, tuple[Card, ...]]]:
    """The complete tricks, and the open cachette, that hold cards of a quint."""
    tricks = [(number, trick.cards) for number, trick in enumerate(played.tricks, 1)]
    if played.cachette is not None:
        tricks.append((CACHETTE_TRICK, played.cachette))
    return (
        (number, cards) for number, cards in tricks if any(card in cards for card in quint.cards)
    )


def shown_trick(
    number: int, played: PlayedDeal, strong: tuple[Card, ...], speaker: Speaker
) -> ShownTrick:
    """A trick of a deal to be shown, or its cachette, with the cards that matter."""
    if number == CACHETTE_TRICK:
        return ShownTrick(played.cachette or (), (), strong, None)
    trick = played.tricks[number - 1]
    names = tuple([title_case(seat_text.who(speaker, trick.seat_of(card))) for card in trick.cards])
    winner = None if trick.winner is None else (trick.winner - trick.leader) % len(SEATS)
    return ShownTrick(trick.cards, names, strong, winner)


def match_breakdown(
    figure: MatchFigure, observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    """What makes a figure of the match's table up."""
    table = match_table(observation, speaker)
    assert table is not None  # somebody has asked for a figure of it
    row = table.rows[figure.row]
    title = _title(table, row, figure.column)
    match row.kind:
        case RowKind.GAME if table.of_sides:
            game = observation.games[figure.row]
            return _game_of_sides(title, game, Side(figure.column), observation.rules, speaker)
        case RowKind.GAME:
            return _game_of_players(title, observation.games[figure.row], figure.column, speaker)
        case RowKind.BONUS:
            note = translate("Account", "The winners of a rubber, of two games, add {points}.")
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
    """The rows above a sum, in its column."""
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
        return ScoreBreakdown(title, (lines[side],))
    text = {
        1: translate("Account", "The losers had half of {target} or more: the game counts 1."),
        2: translate("Account", "The losers had less than half of {target}: the game counts 2."),
        3: translate("Account", "The losers had nothing: the game counts 3."),
    }[game_worth(game, rules.target)]
    notes = [fill(text, target=rules.target)]
    if side is not game.winner:
        notes.append(translate("Account", "It counts for its winners alone."))
    return ScoreBreakdown(title, lines, notes=tuple(notes))


def _game_of_players(title: str, game: GameResult, player: int, speaker: Speaker) -> ScoreBreakdown:
    then = speaker.seated(game.seating, game.dummy)
    dummys = game.dummy is not None and game.seating[game.dummy] == player
    note = translate(
        "Account",
        "Each opponent settles with the Dummy-player for the difference, here {points} points.",
    )
    difference = abs(game.scores[Side.NS] - game.scores[Side.EW])
    notes = [fill(note, points=difference)]
    if dummys:
        notes.append(translate("Account", "The Dummy-player settles with both."))
    return ScoreBreakdown(title, _scores(game, then), notes=tuple(notes))


def _scores(game: GameResult, speaker: Speaker) -> tuple[BreakdownLine, ...]:
    """How a game ended: a line for each side, that leads on to its deals."""
    text = translate("Account", "{side}, game {number}")
    return tuple(
        BreakdownLine(
            fill(text, side=title_case(side_text.name(speaker, side)), number=game.number),
            str(game.scores[side]),
            figure=GameFigure(game.number, side),
        )
        for side in Side
    )


def _counters(
    title: str, table: MatchTable, observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    rules, notes = observation.rules, []
    if rules.match is MatchForm.RUBBER_POINTS:
        text = translate("Account", "Stakes are {stakes} for each point of the difference.")
    else:
        text = translate(
            "Account", "Stakes are {stakes} for each ten points of the difference; odd points drop."
        )
    notes.append(fill(text, stakes=rules.stakes))
    if rules.form is Form.DUMMY:
        notes.append(
            translate("Account", "Each opponent settles with the Dummy-player, game by game.")
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
    return ScoreBreakdown(title, _totals(table, totals), notes=tuple(notes))


def _totals(table: MatchTable, totals: Sequence[int]) -> tuple[BreakdownLine, ...]:
    """What each side has altogether, and by how much they differ."""
    sums = [number for number, row in enumerate(table.rows) if row.kind is RowKind.SUM]
    return tuple(
        BreakdownLine(
            table.heads[side],
            str(totals[side]),
            figure=MatchFigure(sums[0], side) if sums else None,
        )
        for side in Side
    )
