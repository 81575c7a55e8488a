"""``quinto-lab check``: report whether saved games are valid, or what is wrong with them."""

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
from quinto_desktop.records.fault_text import fault_text
from quinto_desktop.records.faults import cut
from quinto_desktop.records.saves.document import no_collections
from quinto_desktop.rules import MatchForm, MatchState, Phase, round_totals, standing_of

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "check",
        help="say whether saved games are valid",
        description="Report whether each saved game is valid, or what is wrong with it. "
        "Exits 2 if anything is wrong.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every file, even after a faulty one; return 2 if any is faulty."""
    faulty = 0
    for path in arguments.files:
        try:
            game = load_game(path)
            check_levels(game, [level.value for level in Level])
        except RecordError as error:
            faulty += 1
            print(cut(f"{path}: {fault_text(error.message)}"))
        else:
            print(f"{path}: valid ({_stand(game)})")
    return 2 if faulty else 0


def _stand(game: SavedGame) -> str:
    with no_collections():
        steps = replay(game)
    state = steps[-1].after if steps else start_of(game)
    rules = game.rules
    return f"{rules.form.value}, {rules.match.value}: {_progress(state)}"


def _progress(state: MatchState) -> str:
    """How far a match has come, by game where it may have several."""
    if state.phase is Phase.DRAWING:
        return "before the draw"
    if state.deal is None:
        return "before the first deal"
    has_several = state.rules.match is not MatchForm.GAME
    scores = f"{state.scores[0]} : {state.scores[1]}"
    if state.winner is None:
        game = f"game {len(state.games) + 1}, " if has_several else ""
        return f"{game}deal {state.deal.number}, {scores}"
    if not has_several:
        return f"won by {state.winner.name}, {scores}"
    if state.phase is Phase.MATCH_OVER:
        return _end(state)
    return f"game {len(state.games)} won by {state.winner.name}, {scores}"


def _end(state: MatchState) -> str:
    if state.rules.match is MatchForm.ROUND:
        return "over, " + " : ".join(f"{points:+}" for points in round_totals(state.games))
    standing = standing_of(state.rules, state.games)
    assert standing.winner is not None  # the match is over
    totals = f"{standing.totals[0]} : {standing.totals[1]}"
    return f"won by {standing.winner.name} in {len(state.games)} games, {totals}"
