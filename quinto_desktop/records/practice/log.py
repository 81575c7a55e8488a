"""The log of what was practised: a file that is only ever added to.

It has a line of JSON for every answer and for every puzzle that was made from the user's own
games::

    {"format": "quinto-practice", "version": 1}
    {"at": "2026-11-22T20:31:40+00:00", "puzzle": "5f…", "theme": "feed", "answer": "H5",
     "outcome": "wrong", "rating": [1440.1, 380.2, 0.09], "return": {…}}
    {"at": "2026-11-22T20:40:02+00:00", "made": {…}}

Each line says how things stand after it, so reading needs no arithmetic, and an old rating stays as
it was told. It is a file of its own, not part of the history: it can be given up, copied or lost
without the games, and needs no more than appending. It is for the user alone.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from quinto_desktop.records.disk.files import put_aside, write_file
from quinto_desktop.records.disk.forcing import AppendedFile
from quinto_desktop.records.faults import Fault, NewerVersion, RecordError, cause_of
from quinto_desktop.records.practice.glicko import Game, Rating, after
from quinto_desktop.records.practice.returns import Recall, Return, first_return, next_return

NAME = "practice.jsonl"

FORMAT = "quinto-practice"
VERSION = 1
_HEAD = f'{{"format":"{FORMAT}","version":{VERSION}}}\n'

RIGHT = "accepted"
_GREATEST_AMOUNT = 1e6
_RECALLS = {RIGHT: Recall.RIGHT, "near": Recall.NEAR}
_WORDS = ("puzzle", "theme", "answer", "outcome")


class Answered(Struct, frozen=True):
    """An answer to a puzzle.

    Attributes:
        at: When, UTC.
        theme: What it is about, as files name it; so are the answer and its outcome.
        rating: The player's rating after it; None if it did not count.
        motif: The key of the motif that came back with it; None if none did.
    """

    at: datetime
    puzzle: str
    theme: str
    answer: str
    outcome: str
    rating: Rating | None
    motif: str | None = None


class RepairReport(Struct, frozen=True):
    """What was done about a damaged log: its new name, and how many lines were kept or unread."""

    aside: str
    kept: int
    unread: int


class PracticeLog:
    """What was practised, and what follows from it; without a path nothing is kept.

    Attributes:
        mended: What was done because the file was damaged; None if it was sound.
        rating: The player's rating.

    Raises:
        RecordError: The file cannot be read, or a newer Quinto has written it; it is left as it is.
            Or what is added cannot be written: it counts all the same until the program ends, and
            is written with what is added next.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._file = None if path is None else AppendedFile(path, _HEAD)
        self.mended: RepairReport | None = None
        self.rating = Rating()
        self._answered: list[Answered] = []
        self._returns: dict[str, Return] = {}
        self._made: dict[str, dict[str, Any]] = {}
        self._seen: set[str] = set()
        self._searched: set[str] = set()
        if path is not None and os.path.lexists(path):
            self._read(path)

    @property
    def answered(self) -> Sequence[Answered]:
        """All answers, in order."""
        return tuple(self._answered)

    @property
    def made(self) -> Mapping[str, dict[str, Any]]:
        """The puzzles that were made from the user's own games, by key, as JSON has them."""
        return dict(self._made)

    def has_seen(self, puzzle: str) -> bool:
        """Whether a puzzle has been answered before."""
        return puzzle in self._seen

    def returns(self) -> list[Return]:
        """All that is to come back, what is due first coming first."""
        return sorted(self._returns.values(), key=lambda plan: (plan.due, plan.motif))

    def due(self, at: datetime) -> list[Return]:
        """What is due to come back by now."""
        return [plan for plan in self.returns() if plan.due <= at]

    def answer(self, said: Answered, strength: tuple[float, float] | None) -> Rating:
        """Add an answer, whose own rating does not matter; return the player's rating after it.

        A first answer to a puzzle that has a rating moves the player's; `strength` is that rating
        and its deviation. What was got wrong is planned to come back; so is what came back.
        """
        rating = None
        if strength is not None and not self.has_seen(said.puzzle):
            game = Game(*strength, float(said.outcome == RIGHT))
            rating = after(self.rating, [game])
        plan = self._planned(said)
        told: dict[str, Any] = {
            "puzzle": said.puzzle,
            "theme": said.theme,
            "answer": said.answer,
            "outcome": said.outcome,
        }
        if rating is not None:
            told["rating"] = [rating.rating, rating.deviation, rating.volatility]
        if said.motif is not None:
            told["motif"] = said.motif
        if plan is not None:
            told["return"] = _plan_json(plan)
        self._add(said.at, told)
        return self.rating

    def make(self, key: str, puzzle: dict[str, Any], at: datetime, *, returns: bool) -> None:
        """Keep a puzzle, as JSON has it, that was made from the user's own games, unless known.

        It is to come back if it was a mistake of the user's.
        """
        told: dict[str, Any] = {}
        if key not in self._made:
            told |= {"made": puzzle, "key": key}
        if returns and key not in self._returns:
            told["return"] = _plan_json(first_return(key, str(puzzle["theme"]), at))
        if told:
            self._add(at, told)

    def name_theme(self, key: str, theme: str, at: datetime) -> None:
        """Say what a puzzle is about that was made from the user's own games."""
        if self._made.get(key, {}).get("theme", theme) != theme:
            self._add(at, {"named": key, "theme": theme})

    def has_searched(self, deal: str) -> bool:
        """Whether a deal has been searched for puzzles; it is named as `note_searched` names it."""
        return deal in self._searched

    def note_searched(self, deal: str, at: datetime) -> None:
        """Note that a deal has been searched for puzzles, whatever came of it."""
        if deal not in self._searched:
            self._add(at, {"searched": deal})

    def close(self, limit_s: float) -> None:
        """Wait until the file is safe from a power cut, at most so many seconds."""
        if self._file is not None:
            self._file.settle(limit_s)

    def _planned(self, said: Answered) -> Return | None:
        motif = said.motif or said.puzzle
        plan = self._returns.get(motif)
        if plan is not None and (said.motif is not None or said.outcome != RIGHT):
            found = next_return(plan, _RECALLS.get(said.outcome, Recall.WRONG), said.at)
            # It was asked by chance, or of the user's own accord: it has not come back.
            return found if said.motif is not None else replace(found, times=plan.times)
        if plan is None and said.outcome != RIGHT:
            return first_return(motif, said.theme, said.at)
        return None

    # --------------------------------------------------------------- the file
    def _add(self, at: datetime, told: dict[str, Any]) -> None:
        told = {"at": at.astimezone(UTC).isoformat(timespec="seconds"), **told}
        self._take(told)
        if self._file is not None:
            self._file.add(json.dumps(told, ensure_ascii=False, separators=(",", ":")))

    def _take(self, told: dict[str, Any]) -> None:
        at = _time(told["at"])
        plan = None if "return" not in told else _plan(told["return"])
        if "puzzle" in told:
            numbers = told.get("rating")
            rating = None if numbers is None else _rating(numbers)
            puzzle, theme, answer, outcome = (str(told[name]) for name in _WORDS)
            said = Answered(at, puzzle, theme, answer, outcome, rating, told.get("motif"))
            self._answered.append(said)
            self._seen.add(puzzle)
            self.rating = rating or self.rating
        elif "made" in told:
            self._made[str(told["key"])] = {**told["made"]}
        elif "named" in told:
            key = str(told["named"])
            self._made[key] = {**self._made[key], "theme": str(told["theme"])}
        elif "searched" in told:
            self._searched.add(str(told["searched"]))
        elif plan is None:
            raise ValueError("nothing is said")
        if plan is not None:
            self._returns[plan.motif] = plan

    def _read(self, path: Path) -> None:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise RecordError(Fault.NOT_READ, name=path.name, reason=cause_of(error)) from error
        good: list[bytes] = []
        unread = 0
        for text in data.split(b"\n"):
            if text.strip():
                if self._took(text):
                    good.append(text)
                else:
                    unread += 1
        if unread:
            self._mend(path, good, unread)

    def _took(self, text: bytes) -> bool:
        with contextlib.suppress(ValueError, LookupError, TypeError, RecursionError, OverflowError):
            told = json.loads(text)
            if not isinstance(told, dict):
                return False
            if told.get("format") == FORMAT:
                if told["version"] > VERSION:
                    raise NewerVersion(
                        Fault.NEWER_VERSION, version=int(told["version"]), known=VERSION
                    )
                return True
            self._take(told)
            return True
        return False

    def _mend(self, path: Path, good: Sequence[bytes], unread: int) -> None:
        try:
            aside = put_aside(path, "damaged", for_ever=True)
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.NOT_SET_ASIDE, path=path, reason=reason) from error
        write_file(path, b"".join([line + b"\n" for line in good]), backup=False, private=True)
        self.mended = RepairReport(aside.name, len(good), unread)


def _time(text: object) -> datetime:
    at = datetime.fromisoformat(str(text))
    if at.tzinfo is None:
        raise ValueError("a time without a zone")
    return at.astimezone(UTC)


def _plan_json(plan: Return) -> dict[str, Any]:
    return {**asdict(plan), "due": plan.due.isoformat(), "last": plan.last.isoformat()}


def _plan(told: dict[str, Any]) -> Return:
    return Return(
        str(told["motif"]),
        str(told["theme"]),
        int(told["times"]),
        _time(told["due"]),
        _time(told["last"]),
        _amount(told["stability"]),
        _amount(told["difficulty"]),
    )


def _rating(numbers: Any) -> Rating:
    rating, deviation, volatility = numbers
    return Rating(_amount(rating), _amount(deviation), _amount(volatility))


def _amount(number: Any) -> float:
    # It must be a number that can be reckoned with.
    amount = float(number)
    if not 0 < amount < _GREATEST_AMOUNT:
        raise ValueError(f"{number} is out of range")
    return amount
