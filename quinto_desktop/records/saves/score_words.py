"""The words of a score that is a text to read, in whatever language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from quinto_desktop.rules import Call, QuintKind, RuleOptions


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """The words of one language; those in braces stand for what is filled in.

    Attributes:
        fill: Puts values into a text with names in braces.
        rules: The rules of a match, in one or more lines.
        levels: The name of each level; another one is written as it is.
        quints_of: A quint on the score sheet by its kind, without suit and points.
        seats: The names of the seats, by `Seat`.
        sides: The sides at the head of a column, by `Side`.
        side_names: The sides in a sentence, by `Side`.
        numbered: The line with the number of the game, {number}.
        committed: The line with the commitment of fair deals, {commitment}.
        no_take_backs: That nothing may be taken back.
        computer: A computer player, {name} and {level}.
        dummy: A hand that is dummy's, played by {name}.
        drawn: The draw, {cards}.
        drew: What a player drew, {name} and {card}.
        game: The heading of one of several games, {number}.
        deal: The heading of a deal, {number} and {dealer}.
        cachette: The cachette.
        calls: Each call by a {seat}.
        value: What a trick is worth, {value}.
        columns: The heads of the tricks: number, lead, cards, winner, quints.
        before: What a side had before the deal.
        quints: What a side's quints counted.
        tricks: What its tricks counted, at {value}: {ns} and {ew} of them.
        uncounted: That a quint won the game, so tricks did not count.
        after: What a side had after the deal.
        code: The line with the deal's {code}.
        unfinished: That the deal is not over.
        undealt: That no cards have been dealt.
        won: Who has won a game: {side}, {ours} and {theirs}.
        bonus: What the winners of a rubber add.
        total: The totals of a match.
        paid: What is settled by stakes, in counters.
    """

    fill: Callable[..., str]
    rules: Callable[[RuleOptions], str]
    levels: Mapping[str, str]
    quints_of: Mapping[QuintKind, str]
    seats: tuple[str, str, str, str]
    sides: tuple[str, str]
    side_names: tuple[str, str]
    numbered: str
    committed: str
    no_take_backs: str
    computer: str
    dummy: str
    drawn: str
    drew: str
    game: str
    deal: str
    cachette: str
    calls: Mapping[Call, str]
    value: str
    columns: tuple[str, str, str, str, str]
    before: str
    quints: str
    tricks: str
    uncounted: str
    after: str
    code: str
    unfinished: str
    undealt: str
    won: str
    bonus: str
    total: str
    paid: str
