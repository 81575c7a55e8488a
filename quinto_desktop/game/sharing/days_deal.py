"""The deal of the day: the same for everybody on a date, without anybody handing it out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.game.session import Session
from quinto_desktop.game.setup import GameSetup, Players, numbered_game, usual_players
from quinto_desktop.players import USUAL_LEVEL, Level
from quinto_desktop.rules import Form, Phase, RuleOptions, Seat, number_of_the_day

DAYS_RULES = RuleOptions()
"""Four players by Parlett's rules; the deal is the first of the game with the day's number."""

_PERSON = Seat.S
_DAYS_KNOWN = 400
"""For how many days a game is still known to be a day's, and its result: more than a year."""

_KEPT = re.compile(r"(\d{4}-\d{2}-\d{2}) (\d{1,3}) (\d{1,3}) ([a-z]*)")


class DaysResult(Struct, frozen=True):
    """What came of a day's deal, in points; `level` is None if the players' levels differ."""

    day: date
    ours: int
    theirs: int
    level: Level | None

    @property
    def kept(self) -> str:
        """The result as the settings keep it."""
        return f"{self.day} {self.ours} {self.theirs} {self.level.value if self.level else ''}"


def days_game(day: date, last_players: Players | None) -> GameSetup:
    """Return the setup of a day's game: a person sits South, and takes nothing back.

    The names and levels of the last four-handed game stay as far as that allows.
    """
    last = last_players or usual_players()
    levels = [player.level for player in last if player.level is not None]
    usual = usual_players(Form.FOUR, Level(levels[0]) if levels else USUAL_LEVEL)
    players = [
        kept if (kept.level is None) == (number == _PERSON) else usual[number]
        for number, kept in enumerate(last)
    ]
    setup = numbered_game(tuple(players), DAYS_RULES, seed=number_of_the_day(day))
    return replace(setup, has_take_backs=False)


def day_of(setup: GameSetup, today: date) -> date | None:
    """Return the day whose deal a game begins with, tomorrow to a year ago; None if it is none."""
    if setup.seed is None or setup.rules != DAYS_RULES or setup.people != {_PERSON}:
        return None
    return _days_by_number(today).get(setup.seed)


@lru_cache(maxsize=1)  # after every step of a game it is asked whether that is a day's
def _days_by_number(today: date) -> dict[int, date]:
    days = [today - timedelta(days=ago) for ago in range(-1, _DAYS_KNOWN)]
    return {number_of_the_day(day): day for day in days}


def days_result(session: Session, today: date) -> DaysResult | None:
    """Return the result of a day's deal; None if it is no day's, not over, or a branch."""
    state = session.state
    has_result = state.deals_finished > 0 and session.lines.playing == 0
    day = day_of(session.setup, today) if has_result else None
    if day is None:
        return None
    deals = state.games[0].deals if state.games else state.results
    points = deals[0].points
    level = level_of(session.setup.players)
    return DaysResult(day, points[_PERSON.side], points[_PERSON.side.other], level)


def level_of(players: Players) -> Level | None:
    """Return the level of all computer players; None if they differ, or if there are none."""
    levels = {player.level for player in players if player.level is not None}
    return Level(levels.pop()) if len(levels) == 1 else None


def days_in_a_row(kept: Iterable[str], today: date) -> int:
    """Return for how many days up to today, or up to yesterday, there is a result without a gap."""
    days = {text.partition(" ")[0] for text in kept}
    day, count = today, 0
    while (is_there := str(day) in days) or day == today:
        day, count = day - timedelta(days=1), count + is_there
    return count


def first_result(kept: Iterable[str], day: date) -> DaysResult | None:
    """Return the first result of a day that the settings keep; None if there is none."""
    for text in kept:
        found = _KEPT.fullmatch(text)
        if found is not None and found[1] == str(day):
            level = Level(found[4]) if found[4] in {level.value for level in Level} else None
            return DaysResult(day, int(found[2]), int(found[3]), level)
    return None


def with_result(kept: tuple[str, ...], result: DaysResult) -> tuple[str, ...]:
    """Return the results to keep after another one, the latest last: a day's first stays."""
    if first_result(kept, result.day) is not None:
        return kept
    return (*kept, result.kept)[-_DAYS_KNOWN:]


def has_one_deal(session: Session, today: date) -> bool:
    """Return whether only this deal is played, a day's; one that has gone on has more deals."""
    state = session.state
    is_first = state.deals_finished == 0 or (
        state.deals_finished == 1 and state.phase is Phase.DEALING
    )
    is_alone = is_first and not state.games and session.lines.playing == 0
    return is_alone and session.setup.seed is not None and day_of(session.setup, today) is not None


def is_played(session: Session, today: date) -> bool:
    """Return whether a day's deal is over, so that nothing of its game is left to be played."""
    return session.state.deals_finished > 0 and has_one_deal(session, today)
