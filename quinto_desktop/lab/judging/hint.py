"""``quinto-lab hint``: what each action is worth to a seat, by what it may know."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.judging.effort import add_effort
from quinto_desktop.lab.judging.reasons_text import explained_json, explained_lines
from quinto_desktop.lab.judging.values_text import fair_json, fair_lines
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.players.judging.reviewing import Effort
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.records import SavedGame, load_game, replay_line
from quinto_desktop.rules import Deal, MatchState, Phase, QuintoError, observe
from quinto_desktop.rules.notation import action_text

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

MOST = 1_000_000


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "hint",
        help="what each card or call is worth to the player on turn",
        description="Print what each legal card or call is worth to the player on turn, given what "
        "that seat may know: its side's points minus the other side's by the end of the deal, and "
        "the chance to win the game. Where the deal may decide the game, the best is what wins it "
        "most often, not what brings most points. ± is one standard error of the points behind the "
        "best. The same seed gives the same answer.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--at",
        type=read.whole_number(0, MOST),
        metavar="N",
        help="before this action of the deal, from 0, calls first (default: where the game stands)",
    )
    parser.add_argument(
        "--deal",
        type=read.whole_number(1, MOST),
        metavar="N",
        help="in this deal of the file, from 1 (default: the last)",
    )
    add_effort(parser)
    read.add_seed(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the hint."""
    deal, at, state = _moment(load_game(arguments.file), arguments.deal, arguments.at)
    seat = state.turn
    assert seat is not None  # a call or a play is due
    effort: Effort = arguments.effort
    observation, seed = observe(state, seat), arguments.seed
    values = fair_values(observation, seed, effort.thoroughness.batches)
    why = explained(observation, values.best, seed)
    if arguments.json:
        told = {"engine": JUDGE, "deal": deal, "n": at, "seat": seat.name, **_values_json(values)}
        told["reasons"] = explained_json(why)
        print(json.dumps(told))
        return 0
    print(f"deal {deal}, action {at}: {seat.name} to act, {values.deals} possible deals")
    for line in [*fair_lines(values), *explained_lines(why)]:
        print(line)
    return 0


def _values_json(values: Figures) -> dict[str, object]:
    tied = [action_text(action) for action in values.actions if values.is_tied(action)]
    return {
        "deals": values.deals,
        "fair": fair_json(values),
        "best": action_text(values.best),
        "tied": tied,
    }


def _moment(game: SavedGame, deal: int | None, at: int | None) -> tuple[int, int, MatchState]:
    """The moment asked for: the deal's number, the action's, and the match before it.

    Raises:
        QuintoError: There is no such moment.
    """
    deals = _moments(game)
    if not deals:
        raise QuintoError("No cards have been dealt in this game yet; ask again when they have.")
    number = len(deals) if deal is None else deal
    if number > len(deals):
        raise QuintoError(f"The game has no deal {number}; give a number from 1 to {len(deals)}.")
    moments = deals[number - 1]
    if at is None:
        if number < len(deals) or moments[-1].phase not in (Phase.DOUBLING, Phase.PLAY):
            raise QuintoError(
                f"Deal {number} is over; give one of its actions with --at, such as --at 0."
            )
        at = len(moments) - 1
    state = moments[at] if at < len(moments) else None
    if state is None or state.phase not in (Phase.DOUBLING, Phase.PLAY):
        last = sum(one.phase in (Phase.DOUBLING, Phase.PLAY) for one in moments) - 1
        raise QuintoError(f"Deal {number} has no action {at}; give a number from 0 to {last}.")
    return number, at, state


def _moments(game: SavedGame) -> list[list[MatchState]]:
    """The match at every moment of each deal, from its first call on, in the line being played."""
    deals: list[list[MatchState]] = []
    for step in replay_line(game, game.playing):
        if isinstance(step.action, Deal):
            deals.append([step.after])
        elif deals:
            deals[-1].append(step.after)
    return deals
