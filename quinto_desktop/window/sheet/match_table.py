"""The games of a match and other tables as rows, and who pays whom at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from quinto_desktop.rules import (
    DealResult,
    Form,
    GameResult,
    MatchForm,
    Observation,
    RuleOptions,
    Side,
    Standing,
    game_worth,
    round_totals,
    settlement,
    standing_of,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import counters_count, deals_count
from quinto_desktop.window.text.rule_text import match_words
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, signed, title_case, translate

if TYPE_CHECKING:  # what finds it is loaded when the first picture has been painted
    from quinto_desktop.game.judging.after_deals import Compared


class MatchRow(NamedTuple):
    """A row of the table: a label, its figures, and the whole row in words.

    Attributes:
        cells: Its figures, one per column; an empty string for none.
        won: The columns that have won it.
        remark: An extra remark, shown where there is room: “double”.
    """

    label: str
    cells: tuple[str, ...]
    won: tuple[bool, ...]
    spoken: str
    remark: str = ""


class MatchTable(NamedTuple):
    """The table of a match's games: of two sides, our own first, or of three players."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[MatchRow, ...]
    note: str = ""


def match_table(observation: Observation, speaker: Speaker) -> MatchTable | None:
    """The table of a match as the viewer knows it; None while there is nothing to show."""
    rules = observation.rules
    has_end = observation.winner is not None and bool(rules.stakes)
    if not observation.games or (rules.match is MatchForm.GAME and not has_end):
        return None
    of_players = rules.form is Form.DUMMY
    return (_table_of_players if of_players else _table_of_sides)(observation, speaker)


def settlement_lines(observation: Observation, speaker: Speaker) -> tuple[str, ...]:
    """Who pays whom, one sentence per sum; empty without stakes or before they are due."""
    paid = settlement(observation.rules, observation.games)
    if paid is None:
        return ()
    if not any(paid):
        return (translate("MatchTable", "The difference is too small for a payment."),)
    payers = [player for player, amount in enumerate(paid) if amount < 0]
    receivers = [player for player, amount in enumerate(paid) if amount > 0]
    if len(payers) == len(receivers) == 2:
        text = translate("MatchTable", "{who} pay {counters} each to {whom}.")
        return (_pay_sentence(text, payers, receivers, -paid[payers[0]], speaker),)
    lines = []
    split = payers if len(receivers) == 1 else receivers
    for amount in sorted({abs(paid[player]) for player in split}, reverse=True):
        group = [player for player in split if abs(paid[player]) == amount]
        pair = (group, receivers) if split is payers else (payers, group)
        lines.append(_pay_sentence(_pay_text(*pair, speaker), *pair, amount, speaker))
    return tuple(lines)


def _pay_text(payers: Sequence[int], receivers: Sequence[int], speaker: Speaker) -> str:
    if len(payers) > 1:
        return translate("MatchTable", "{who} pay {whom} {counters} each.")
    if speaker.is_your_number(payers[0]):
        if len(receivers) > 1:
            return translate("MatchTable", "You pay {whom} {counters} each.")
        return translate("MatchTable", "You pay {whom} {counters}.")
    if len(receivers) > 1:
        return translate("MatchTable", "{who} pays {whom} {counters} each.")
    return translate("MatchTable", "{who} pays {whom} {counters}.")


def _pay_sentence(
    text: str, payers: Sequence[int], receivers: Sequence[int], amount: int, speaker: Speaker
) -> str:
    who, whom = (
        join_and([seat_text.player(speaker, player) for player in _you_first(players, speaker)])
        for players in (payers, receivers)
    )
    return fill(text, who=title_case(who), whom=whom, counters=counters_count(amount))


def _you_first(players: Sequence[int], speaker: Speaker) -> list[int]:
    return sorted(players, key=lambda player: not speaker.is_your_number(player))


def _table_of_sides(observation: Observation, speaker: Speaker) -> MatchTable:
    rules, games = observation.rules, observation.games
    rows: list[MatchRow] = []
    title, note = translate("MatchTable", "The settlement"), ""
    if rules.match is not MatchForm.GAME:
        standing = standing_of(rules, games)
        rows = list(_rubber_rows(games, standing, rules, speaker))
        title = translate("MatchTable", "The rubber")
        if rules.match is MatchForm.RUBBER_POINTS:
            title = translate("MatchTable", "Rubber points")
            _, note = match_words(rules.match)
    paid = settlement(rules, games)
    if paid is not None:
        due = [paid[speaker.players_of(side)[0]] for side in speaker.sides]
        names = [side_text.name(speaker, side) for side in speaker.sides]
        rows.append(_counters_row(due, names))
    heads = tuple(title_case(side_text.members(speaker, side)) for side in speaker.sides)
    return MatchTable(title, heads, tuple(rows), note=note)


def _rubber_rows(
    games: Sequence[GameResult], standing: Standing, rules: RuleOptions, speaker: Speaker
) -> Iterator[MatchRow]:
    sides = speaker.sides
    names = [side_text.name(speaker, side) for side in sides]
    for game, count in zip(games, standing.counts, strict=True):
        label = fill(translate("MatchTable", "Game {number}"), number=game.number)
        head, remark = label, ""
        if rules.match is MatchForm.RUBBER_POINTS:
            remark = _worth_name(game_worth(game, rules.target))
            head = fill(translate("MatchTable", "{label}, {remark}"), label=label, remark=remark)
        cells = tuple([str(count[side]) for side in sides])
        who = names[sides.index(game.winner)]
        winner = fill(translate("MatchTable", "won by {who}"), who=who)
        spoken = _join_sentences(_spoken(head, cells, names), winner)
        won = tuple([game.winner is side for side in sides])
        yield MatchRow(label, cells, won, spoken, remark)
    if standing.winner is not None:
        cells = tuple([str(standing.bonus) if side is standing.winner else "" for side in sides])
        yield _row(translate("MatchTable", "For the rubber"), cells, names)
    if len(games) > 1:
        won = tuple([standing.winner is side for side in sides])
        row = _sum_row(tuple([str(standing.totals[side]) for side in sides]), names)
        yield row._replace(won=won)


def _worth_name(worth: int) -> str:
    return {
        1: translate("MatchTable", "single"),
        2: translate("MatchTable", "double"),
        3: translate("MatchTable", "treble"),
    }[worth]


def _table_of_players(observation: Observation, speaker: Speaker) -> MatchTable:
    rules, games = observation.rules, observation.games
    names = [seat_text.player(speaker, player) for player in range(rules.form.players)]
    rows = []
    for game in games:
        label = fill(translate("MatchTable", "Game {number}"), number=game.number)
        if rules.match is MatchForm.GAME:
            label = translate("MatchTable", "Points")
        gained = round_totals([game])
        cells, won = _signed_cells(gained), tuple([points > 0 for points in gained])
        spoken = _join_sentences(_spoken(label, cells, names), _spoken_sides(game, speaker))
        rows.append(MatchRow(label, cells, won, spoken))
    if len(games) > 1:
        rows.append(_sum_row(_signed_cells(round_totals(games)), names))
    paid = settlement(rules, games)
    if paid is not None:
        rows.append(_counters_row(paid, names))
    title = translate("MatchTable", "The round")
    if rules.match is MatchForm.GAME:
        title = translate("MatchTable", "The settlement")
    heads = tuple([title_case(name) for name in names])
    return MatchTable(title, heads, tuple(rows))


def _spoken_sides(game: GameResult, speaker: Speaker) -> str:
    # As seated at the time: “you and dummy 255, … 190”.
    then = speaker.seated(game.seating, game.dummy)
    text = translate("MatchTable", "{winners} {won}, {losers} {lost}")
    winner, loser = game.winner, game.winner.other
    values = {"winners": side_text.name(then, winner), "losers": side_text.name(then, loser)}
    return fill(text, won=game.scores[winner], lost=game.scores[loser], **values)


def _counters_row(paid: Sequence[int], names: Sequence[str]) -> MatchRow:
    return _row(translate("MatchTable", "Counters"), _signed_cells(paid), names)


def _sum_row(cells: tuple[str, ...], names: Sequence[str]) -> MatchRow:
    return _row(translate("MatchTable", "Total"), cells, names)


def _row(label: str, cells: tuple[str, ...], names: Sequence[str]) -> MatchRow:
    return MatchRow(label, cells, (False,) * len(cells), _spoken(label, cells, names))


def _signed_cells(numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple([signed(number) for number in numbers])


def _join_sentences(first: str, second: str) -> str:
    return translate("MatchTable", "; ").join((first, second))


def _spoken(label: str, cells: Sequence[str], names: Sequence[str]) -> str:
    # “Game 1: you and Ada 265, Clara and Bertram 190”.
    text, between = translate("MatchTable", "{who} {figure}"), translate("MatchTable", ", ")
    told = between.join(
        fill(text, who=name, figure=cell) for name, cell in zip(names, cells, strict=True) if cell
    )
    return fill(translate("MatchTable", "{label}: {told}"), label=label, told=told)


def deal_results(observation: Observation) -> tuple[DealResult, ...]:
    """The deals of the game shown, the current one as far as it has been played."""
    results = list(observation.results)
    if observation.dealer is not None and observation.deal_number > len(results):
        number, value, marked = observation.deal_number, observation.trick_value, observation.quints
        results.append(
            DealResult(number, observation.dealer, value, marked, None, observation.scores)
        )
    return tuple(results)


class TablesLines(NamedTuple):
    """What the sheet says of other tables."""

    rows: tuple[tuple[str, str], ...]
    total: str
    in_short: str
    spoken: str


def tables_title() -> str:
    """The head of what is said of other tables."""
    return translate("ScoreSheet", "Other tables")


def tables_lines(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> TablesLines:
    """What the sheet says of other tables, which have played the compared deals in order."""
    if not compared:
        text = translate(
            "ScoreSheet", "The best computer players get the cards of every deal, too."
        )
        return TablesLines((), "", text, text)
    rows = tuple([_row_of_tables(one, compared, observation, speaker) for one in compared])
    gained = sum(one.gain_of(_own_side(one, observation, speaker)) for one in compared)
    total = signed(gained)
    text = translate("ScoreSheet", "Compared with other tables, over {deals}: {points}.")
    in_short = fill(text, deals=deals_count(len(compared)), points=total)
    line = translate("ScoreSheet", "{side}: {what}")
    told = [f"{fill(line, side=label, what=points)}." for label, points in rows]
    return TablesLines(rows, total, in_short, " ".join([*told, in_short]))


def _row_of_tables(
    one: Compared, compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> tuple[str, str]:
    side = _own_side(one, observation, speaker)
    label = fill(
        translate("ScoreSheet", "{deal}: {own}, elsewhere {others}"),
        deal=_deal_name(one, compared),
        own=signed(one.result_of(side)),
        others=signed(one.elsewhere_of(side)),
    )
    return label, signed(one.gain_of(side))


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
