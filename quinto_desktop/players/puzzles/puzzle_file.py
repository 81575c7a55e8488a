"""Puzzles as text: one JSON document, with a line for every puzzle, checked by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache

from quinto_desktop.players.puzzles.puzzle import Difficulty, Grade, Puzzle, Theme, Value
from quinto_desktop.rules import Action, QuintoError, deal_code, legal_actions, parse_deal_code
from quinto_desktop.rules.notation import action_text, parse_action

FORMAT = "quinto-puzzles"
VERSION = 1


class PuzzleError(QuintoError):
    """A text is no puzzle; the message is a sentence."""


def puzzles_text(puzzles: Iterable[Puzzle]) -> str:
    """Write puzzles as a document."""
    lines = ",\n".join([json.dumps(puzzle_json(one), separators=(",", ":")) for one in puzzles])
    return f'{{"format":"{FORMAT}","version":{VERSION},"puzzles":[\n{lines}\n]}}\n'


@lru_cache(maxsize=1)
def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read a document; the rules are not asked yet, which `checked` does for one puzzle.

    Raises:
        PuzzleError: It is none, or one of its puzzles is not written as a puzzle.
    """
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise PuzzleError("This is no file of puzzles.")
    if document.get("version") != VERSION:
        raise PuzzleError("These puzzles were made by a newer Quinto; please update Quinto.")
    found = document.get("puzzles")
    if not isinstance(found, list):
        raise PuzzleError("The file has no list of puzzles.")
    return tuple([parse_puzzle(one, number) for number, one in enumerate(found, start=1)])


def parse_puzzle(found: object, number: int = 1) -> Puzzle:
    """Read one puzzle as written by `puzzle_json`; the error names its number.

    Raises:
        PuzzleError: It is none.
    """
    try:
        if not isinstance(found, dict):
            raise TypeError("no object")
        puzzle = Puzzle(
            parse_deal_code(found["deal"]),
            _actions(found["before"]),
            Theme(found["theme"]),
            tuple([_value(name, row) for name, row in found["values"].items()]),
            _actions(found["accepted"]),
            {"chance": True, "points": False}[found["scale"]],
            str(found["judge"]),
            _difficulty(found),
        )
        vars(puzzle)["key"] = str(found["key"])  # or the whole deal would be played again for it
        return puzzle
    except (LookupError, TypeError, ValueError, AttributeError, QuintoError) as error:
        raise PuzzleError(f"Puzzle {number} is not written as a puzzle ({error}).") from error


def checked(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, if the rules allow it.

    Raises:
        PuzzleError: Its actions, its answers or its key are not what the rules say.
    """
    try:
        legal = legal_actions(puzzle.state)
    except QuintoError as error:
        raise PuzzleError("A puzzle cannot be played as far as its decision.") from error
    if puzzle.key != puzzle.reckoned_key():
        raise PuzzleError(f"Puzzle {puzzle.key} has another puzzle's name.")
    if {one.action for one in puzzle.values} != {*legal}:
        raise PuzzleError(f"Puzzle {puzzle.key} has other actions than the legal ones.")
    if not {*puzzle.accepted} <= {*legal} or not puzzle.accepted:
        raise PuzzleError(f"The answer of puzzle {puzzle.key} is not legal.")
    return puzzle


def puzzle_json(puzzle: Puzzle) -> dict[str, object]:
    """Write one puzzle as plain values for JSON."""
    told: dict[str, object] = {
        "key": puzzle.key,
        "deal": deal_code(puzzle.deal),
        "before": _texts(puzzle.before),
        "theme": puzzle.theme.value,
        "scale": "chance" if puzzle.by_chance else "points",
        "values": {
            action_text(one.action): [one.points, one.se, one.win, one.win_se]
            for one in puzzle.values
        },
        "accepted": _texts(puzzle.accepted),
        "judge": puzzle.judge,
    }
    if puzzle.difficulty is not None:
        told["grade"] = puzzle.difficulty.grade.value
        told["rating"] = puzzle.difficulty.rating
        told["solved"] = puzzle.difficulty.solved
    return told


def _value(name: str, row: Sequence[float]) -> Value:
    return Value(parse_action(name), *map(float, row))


def _difficulty(found: dict[str, object]) -> Difficulty | None:
    if "grade" not in found:
        return None
    rating, solved = found["rating"], found["solved"]
    if not isinstance(rating, int) or not isinstance(solved, list):
        raise TypeError("no rating")
    novice, casual, club, master = map(float, solved)
    return Difficulty(Grade(found["grade"]), rating, (novice, casual, club, master))


def _texts(actions: Iterable[Action]) -> str:
    return " ".join(map(action_text, actions))


def _actions(text: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, text.split()))
