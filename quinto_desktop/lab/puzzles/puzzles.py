"""``quinto-lab puzzles``: make puzzles, and check or renew a file of them.

When one is checked, everything that it says of itself is found out again. Which judge it was does
not matter, as long as today's says the same.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import SEED, Command, Option, number_option
from quinto_desktop.lab.puzzles.mining import Collection, mine
from quinto_desktop.players import StopFlag
from quinto_desktop.players.puzzles.grading import difficulty_of
from quinto_desktop.players.puzzles.lines import is_better, refutation
from quinto_desktop.players.puzzles.making import puzzle_at
from quinto_desktop.players.puzzles.puzzle import THEMES, Grade, Puzzle, Theme, Value
from quinto_desktop.players.puzzles.puzzle_file import (
    PuzzleError,
    checked,
    parse_puzzles,
    puzzles_text,
)
from quinto_desktop.players.puzzles.themes import themes_of
from quinto_desktop.records.disk.files import read_file, write_file
from quinto_desktop.rules import Form
from quinto_desktop.rules.notation import action_text

_MOST_BYTES = 100_000_000
CLOSE = 0.02
"""How far a figure may be off: machines round differently in the last digits."""


def fault_of(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, in a few words; None if it is as it says."""
    try:
        checked(puzzle)
    except PuzzleError as error:
        return str(error)
    stop = StopFlag()
    again = puzzle_at(puzzle.state, stop)
    if again is None:
        return "it has no one right answer"
    if again.accepted != puzzle.accepted:
        return f"the right answer is {' or '.join(map(action_text, again.accepted))}"
    for one, other in zip(again.values, puzzle.values, strict=True):
        if not _are_close(one, other):
            return f"{action_text(one.action)} is worth {one.points:+.2f} and {one.win:.1%}"
    if puzzle.theme not in themes_of(puzzle, stop):
        return "it is about something else"
    if puzzle.difficulty != difficulty_of(puzzle, stop):
        return "the levels solve it more or less often"
    return None if _is_shown(puzzle, stop) else "no deal shows what the answer gains"


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with today's figures and grade; None if it is no longer a puzzle of its theme."""
    stop = StopFlag()
    again = puzzle_at(puzzle.state, stop)
    if again is None:
        return None
    again = replace(again, theme=puzzle.theme)
    if puzzle.theme not in themes_of(again, stop) or not _is_shown(again, stop):
        return None
    return replace(again, difficulty=difficulty_of(again, stop))


def _is_shown(puzzle: Puzzle, stop: StopFlag) -> bool:
    """Whether what is played out after a wrong answer ends worse than after the right one."""
    assert puzzle.second is not None  # it is unique
    shown = refutation(puzzle, puzzle.second.action, 1, stop)
    return shown.wrong is not None and is_better(puzzle, shown.right, shown.wrong)


def _are_close(mine: Value, theirs: Value) -> bool:
    return mine.action == theirs.action and all(
        abs(one - other) <= CLOSE
        for one, other in zip(_figures(mine), _figures(theirs), strict=True)
    )


def _figures(value: Value) -> tuple[float, ...]:
    return value.points, value.se, value.win, value.win_se


MOST = 1000


def run_make(arguments: argparse.Namespace) -> int:
    """Make puzzles; what was found is written even if the search is interrupted."""
    collection = Collection({theme: arguments.count for theme in arguments.theme})
    told = deals = 0
    try:
        for deals in mine(collection, arguments.seed):
            for puzzle in collection.puzzles[told:]:
                print(f"deal {deals}: {_line(puzzle)}", flush=True)
            told = len(collection.puzzles)
    finally:
        _write(collection.puzzles, arguments.file)
    print(f"{len(collection.puzzles)} puzzles from {deals} deals")
    for line in counts_of(collection.puzzles):
        print(line)
    return 0


def run_renew(arguments: argparse.Namespace) -> int:
    """Renew the puzzles of a file; it is written when all is done."""
    puzzles = _read(arguments.file)
    collection = Collection(Counter(puzzle.theme for puzzle in puzzles))
    for number, puzzle in enumerate(puzzles, start=1):
        again = renewed(puzzle)
        if again is not None:
            collection.add(again)
        told = "to be replaced" if again is None else _line(again)
        print(f"{number}: {told}", flush=True)
    kept = len(collection.puzzles)
    for deals in mine(collection, arguments.seed):
        for puzzle in collection.puzzles[kept:]:
            print(f"deal {deals}: {_line(puzzle)}", flush=True)
        kept = len(collection.puzzles)
    _write(collection.puzzles, arguments.file)
    for line in counts_of(collection.puzzles):
        print(line)
    return 0


def _write(puzzles: Sequence[Puzzle], path: Path) -> None:
    found = sorted(puzzles, key=lambda one: (THEMES.index(one.theme), _rating(one)))
    write_file(path, puzzles_text(found).encode(), backup=False)


def _read(path: Path) -> tuple[Puzzle, ...]:
    if path.exists() and not path.is_file():
        raise PuzzleError(f"“{path}” is not a file; name one written by quinto-lab puzzles make.")
    try:
        return parse_puzzles(read_file(path, _MOST_BYTES).decode())
    except UnicodeDecodeError as error:
        raise PuzzleError(f"“{path}” is not a file of puzzles: it is not UTF-8 text.") from error


def run_check(arguments: argparse.Namespace) -> int:
    """Check a file; 0 if all is as it says, 1 if not."""
    puzzles = _read(arguments.file)
    chosen = [*enumerate(puzzles, start=1)]
    if arguments.sample is not None and arguments.sample < len(chosen):
        chosen = sorted(random.Random(arguments.seed).sample(chosen, arguments.sample))
    faults = 0
    for number, puzzle in chosen:
        fault = fault_of(puzzle)
        faults += fault is not None
        print(f"{number}: {_line(puzzle)}{'' if fault is None else f': {fault}'}", flush=True)
    for line in counts_of(puzzles):
        print(line)
    if faults:
        print(f"{faults} of {len(chosen)} are not as they say", file=sys.stderr)
    return 1 if faults else 0


def counts_of(puzzles: Sequence[Puzzle]) -> list[str]:
    """How many puzzles of each theme are of each grade and form, a line for each theme."""
    lines = []
    for theme in THEMES:
        own = [one for one in puzzles if one.theme is theme]
        grades = Counter(one.difficulty.grade for one in own if one.difficulty is not None)
        forms = Counter(one.deal.rules.form for one in own)
        told = [f"{grades[grade]} {grade.value}" for grade in Grade]
        told += [f"{forms[form]} {form.value}" for form in Form]
        lines.append(f"{theme.value:<8}{len(own):>4}: {', '.join(told)}")
    return lines


def _line(puzzle: Puzzle) -> str:
    grade = "" if puzzle.difficulty is None else puzzle.difficulty.grade.value
    second = puzzle.second
    lead = 0.0 if second is None else puzzle.loss(second.action)
    told = f"{lead:.0%} of the game" if puzzle.by_chance else f"{lead:.1f} points"
    form, trick = puzzle.deal.rules.form.value, len(puzzle.state.dealt.tricks) + 1
    return (
        f"{puzzle.theme.value} {grade} {_rating(puzzle)}, {form}, trick {trick}, "
        f"{len(puzzle.values)} actions, ahead by {told}"
    )


def _rating(puzzle: Puzzle) -> int:
    return 0 if puzzle.difficulty is None else puzzle.difficulty.rating


def _themes(text: str) -> tuple[Theme, ...]:
    known = {theme.value: theme for theme in THEMES}
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(
                f"There is no theme “{name[:20]}”; the themes are {', '.join(known)}."
            )
    return tuple(known[name] for name in names)


_FILE = Option("file", "a file of puzzles", "FILE", Path)
COMMAND = Command(
    "puzzles",
    "make puzzles, and check or renew a file of them",
    "Make puzzles from games between computer players, or check or renew a file of them.",
    kind_of_part="TASK",
    parts=(
        Command(
            "make",
            "search games for decisions with one right answer",
            "Search games between computer players for decisions with one right answer, until "
            "every theme has enough, and write them to a file. The same seed gives the same "
            "puzzles. Most puzzles take a few seconds, hard ones a minute.",
            (
                Option("file", "where to write them", "FILE", Path),
                Option(
                    "--theme",
                    f"which themes: {', '.join(theme.value for theme in THEMES)} (default: all)",
                    "T,...",
                    _themes,
                    default=THEMES,
                ),
                number_option("--count", "how many of each theme (default 50)", 1, MOST, 50),
                SEED,
            ),
            run_make,
        ),
        Command(
            "renew",
            "bring a file up to date after the judge has changed",
            "Judge every puzzle of a file again. Those that still have one right answer get the "
            "new figures; the others are replaced by new puzzles of the same theme. 300 puzzles "
            "take some twenty minutes.",
            (
                _FILE,
                Option("--seed", "of the games searched (default 2)", "N", read.seed, default=2),
            ),
            run_renew,
        ),
        Command(
            "check",
            "judge every puzzle of a file again",
            "Judge every puzzle of a file again: whether it can be played as far as its decision, "
            "has one right answer, has the theme and the values that it claims, and whether the "
            "levels solve it as often as it says. 300 puzzles take some 40 minutes.",
            (
                _FILE,
                number_option("--sample", "only so many of them", 1, MOST),
                Option("--seed", "which ones --sample takes", "N", read.seed, default=1),
            ),
            run_check,
        ),
    ),
)
