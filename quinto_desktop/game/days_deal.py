"""The deal of the day: the same for everybody on a date, without anybody handing it out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from quinto_desktop.game.session import Session
from quinto_desktop.game.setup import GameSetup, Players, numbered_game, usual_players
from quinto_desktop.players import Level
from quinto_desktop.rules import Form, RuleOptions, Seat, number_of_the_day

DAYS_RULES = RuleOptions()
"""Four players by Parlett's rules; the deal is the first of the game with the day's number."""

_PERSON = Seat.S
_DAYS_KNOWN = 400
"""For how many days a game is still known to be a day's: a year, and then some."""


@dataclass(frozen=True, slots=True)
class DaysResult:
    """What came of a day's deal.

    Attributes:
        day: The day.
        ours: The points of the person's side in the deal.
        theirs: The points of the other side.
        level: The level of the three computer players; None if they differ.
    """

    day: date
    ours: int
    theirs: int
    level: Level | None


def days_game(day: date, last_players: Players | None) -> GameSetup:
    """Return the setup of a day's game: a person sits South, the others are computer players.

    Args:
        day: The day.
        last_players: The last players of a four-handed game, whose names and levels stay; if two
            of them were people, the second is replaced by the usual player of that seat.
    """
    usual = usual_players(Form.FOUR)
    last = last_players or usual
    levels = [player.level for player in last if player.level is not None]
    usual_level = Level(levels[0]) if levels else None
    others = usual if usual_level is None else usual_players(Form.FOUR, usual_level)
    players = [
        kept if (kept.level is None) == (number == _PERSON) else others[number]
        for number, kept in enumerate(last)
    ]
    return numbered_game(tuple(players), DAYS_RULES, seed=number_of_the_day(day))


def day_of(setup: GameSetup, today: date) -> date | None:
    """Return the day whose deal a game begins with; None if it is no day's.

    Games of tomorrow count, as it may be tomorrow where a friend lives, and those of the last year.

    Args:
        setup: The game.
        today: The present day.
    """
    if setup.rules != DAYS_RULES or setup.people != {_PERSON}:
        return None
    days = (today - timedelta(days=ago) for ago in range(-1, _DAYS_KNOWN))
    return next((day for day in days if number_of_the_day(day) == setup.seed), None)


def days_result(session: Session, today: date) -> DaysResult | None:
    """Return the result of a day's deal; None if the game is no day's, or its deal is not over.

    Args:
        session: The game.
        today: The present day.
    """
    if not session.state.deals_finished:
        return None
    day = day_of(session.setup, today)
    if day is None:
        return None
    state = session.state
    games = [game.deals for game in state.games]
    first = (games[0] if games else state.results)[0]
    ours, theirs = first.points[_PERSON.side], first.points[_PERSON.side.other]
    levels = {player.level for player in session.setup.players if player.level is not None}
    level = Level(levels.pop()) if len(levels) == 1 else None
    return DaysResult(day, ours, theirs, level)
