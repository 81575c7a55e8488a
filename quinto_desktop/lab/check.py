"""``quinto-lab check``: say of saved games whether they are valid, or what is wrong."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.players import Level
from quinto_desktop.records import (
    RecordError,
    SavedGame,
    check_levels,
    load_game,
    replay,
    start_of,
)

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "check",
        help="say whether saved games are valid",
        description="Say of each saved game whether it is valid, or what is wrong with it. "
        "Exits 2 if anything is wrong.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every file, also after a faulty one; 2 if any is faulty."""
    faulty = 0
    for path in arguments.files:
        try:
            game = load_game(path)
            check_levels(game, [level.value for level in Level])
        except RecordError as error:
            faulty += 1
            print(f"{path}: {error}")
        else:
            print(f"{path}: valid ({_stand(game)})")
    return 2 if faulty else 0


def _stand(game: SavedGame) -> str:
    steps = replay(game)
    state = steps[-1].after if steps else start_of(game)
    scores = f"{state.scores[0]} : {state.scores[1]}"
    if state.winner is not None:
        return f"won by {state.winner.name}, {scores}"
    return f"deal {state.deal.number}, {scores}" if state.deal else "before the first deal"
