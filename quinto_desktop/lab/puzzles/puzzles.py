"""``quinto-lab puzzles``: make puzzles, and check or renew a file of them."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.puzzles.checking import fault_of, renewed
from quinto_desktop.lab.puzzles.mining import Collection, mine, tricks_done
from quinto_desktop.players.puzzles.puzzle import THEMES, Grade, Puzzle, Theme
from quinto_desktop.players.puzzles.puzzle_file import PuzzleError, parse_puzzles, puzzles_text
from quinto_desktop.records.disk.files import write_file
from quinto_desktop.rules import Form

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

MOST = 1000


def add_parser(subparsers: Subparsers) -> None:
    """Add the command, what it can do, and the arguments."""
    parser = subparsers.add_parser(
        "puzzles",
        help="make puzzles, and check or renew a file of them",
        description="Make puzzles from games between computer players, or check or renew a file of "
        "them.",
    )
    tasks = parser.add_subparsers(required=True, metavar="TASK", dest="task")
    make = tasks.add_parser(
        "make",
        help="search games for decisions with one right answer",
        description="Search games between computer players for decisions with one right answer, "
        "until every theme has enough, and write them to a file. The same seed gives the same "
        "puzzles. Most puzzles take a few seconds, hard ones a minute.",
    )
    make.add_argument("file", type=Path, metavar="FILE", help="where to write them")
    make.add_argument(
        "--theme",
        type=_themes,
        default=THEMES,
        metavar="T,...",
        help=f"which themes: {', '.join(theme.value for theme in THEMES)} (default: all)",
    )
    make.add_argument(
        "--count",
        type=read.whole_number(1, MOST),
        default=50,
        metavar="N",
        help="how many of each theme (default 50)",
    )
    read.add_seed(make)
    make.set_defaults(run=run_make)
    renew = tasks.add_parser(
        "renew",
        help="bring a file up to date after the judge has changed",
        description="Judge every puzzle of a file again. Those that still have one right answer "
        "get the new figures; the others are replaced by new puzzles of the same theme. 300 "
        "puzzles take some twenty minutes.",
    )
    renew.add_argument("file", type=Path, metavar="FILE", help="a file of puzzles")
    renew.add_argument(
        "--seed",
        type=read.seed,
        default=2,
        metavar="N",
        help="of the games searched (default 2)",
    )
    renew.set_defaults(run=run_renew)
    check = tasks.add_parser(
        "check",
        help="judge every puzzle of a file again",
        description="Judge every puzzle of a file again: whether it can be played as far as its "
        "decision, has one right answer, has the theme and the values that it claims, and whether "
        "the levels solve it as often as it says. 300 puzzles take some 40 minutes.",
    )
    check.add_argument("file", type=Path, metavar="FILE", help="a file of puzzles")
    check.add_argument(
        "--sample", type=read.whole_number(1, MOST), metavar="N", help="only so many of them"
    )
    check.add_argument(
        "--seed", type=read.seed, default=1, metavar="N", help="which ones --sample takes"
    )
    check.set_defaults(run=run_check)


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
    """Write puzzles by theme, the easiest first."""
    order = {theme: at for at, theme in enumerate(THEMES)}
    found = sorted(puzzles, key=lambda one: (order[one.theme], _rating(one)))
    write_file(path, puzzles_text(found).encode(), backup=False)


def _read(path: Path) -> tuple[Puzzle, ...]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"“{path}” is not a file of puzzles: it is not UTF-8 text.") from error
    return parse_puzzles(text)


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
    form, trick = puzzle.deal.rules.form.value, tricks_done(puzzle.state) + 1
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
