"""``quinto-lab hint``: what each action is worth to a seat, by what it may know, and why."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from quinto_desktop.lab.arguments import JSON, SAVED_GAME, SEED, Command, effort, number_option
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.players.judging.reasons.kinds import Explained, Kind, Reason, Share
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.records import SavedGame, load_game, replay_line
from quinto_desktop.rules import Deal, MatchState, Phase, QuintoError, RealCards, observe
from quinto_desktop.rules.notation import action_text


def fair_json(values: Figures) -> dict[str, dict[str, float]]:
    """The values of every action.

    Points, the standard error of their difference from the best, and the chances to win the game
    and the match.
    """
    return {
        action_text(action): {
            "points": round(values.points(action).mean, 2),
            "se": round(values.points(action).error, 2),
            "win": round(values.chance(action), 4),
            "match": round(values.match_chance(action), 4),
        }
        for action in values.actions
    }


def fair_lines(values: Figures) -> Iterator[str]:
    """A line for every action, the best first; ± is a standard error, of the points behind."""
    best, is_single = values.best, values.match_ends == (0.0, 1.0)
    yield f"{'':<9}{'points':>7}{'behind':>9}{'±':>6}{'wins':>7}{'' if is_single else '  match'}"
    for action in sorted(values.actions, key=lambda one: (one != best, -values.points(one).mean)):
        points, behind = values.points(action), values.points(best).mean
        word = "best" if action == best else "too close to call" if values.is_tied(action) else ""
        figures = f"{points.mean:>+7.1f}{behind - points.mean:>9.1f}{points.error:>6.1f}"
        chances = f"{values.chance(action):>7.1%}"
        chances += "" if is_single else f"{values.match_chance(action):>7.1%}"
        yield f"{action_text(action):<9}{figures}{chances}  {word}".rstrip()


_SAYS = {
    Kind.UNBEATABLE: "cannot be beaten by the other side",
    Kind.WINS_TRICK: "wins the trick",
    Kind.UNLESS_TRUMPED: "wins the trick unless {who} can trump it:",
    Kind.UNLESS_HIGHER: "wins the trick unless {who} has a higher card of the suit:",
    Kind.UNLESS_OVERTRUMPED: "wins the trick unless {who} can overtrump it:",
    Kind.PARTNER_WINS: "leaves the trick to {partner}, who does not need {card}",
    Kind.PARTNER_TAKES: "lets {partner} win the trick",
    Kind.PARTNER_TRUMPS: "is trumped by {partner}, who wins the trick",
    Kind.SIDE_WINS: "wins the trick for its side",
    Kind.LOSES_TRICK: "loses the trick",
    Kind.TRUMPED: "is trumped by the other side",
    Kind.TAKES_QUINT: "scores {quint} in this trick",
    Kind.GIVES_QUINT: "gives {quint} away in this trick",
    Kind.REFUSES_QUINT: "keeps {card} back, and gives {quint} away",
    Kind.MAKES_QUINT: "scores {quint}",
    Kind.LOSES_QUINT: "loses {quint}",
    Kind.SAVES_QUINT: "keeps {card} for later, and scores {quint}",
    Kind.KEEPS_HALF: "keeps {card} for later, and scores {quint}",
    Kind.KEEPS_WINNER: "keeps {card}, which wins a later trick",
    Kind.WINS_AS_WELL: "wins the trick too, and {card} wins a later one",
    Kind.LAST_TRICK: "wins the last trick and the cachette",
    Kind.WINS_GAME_NOW: "wins the game by a quint in this trick",
    Kind.WINS_GAME: "wins the game in this deal",
    Kind.LOSES_GAME_NOW: "lets the other side win the game by a quint in this trick",
    Kind.LOSES_GAME: "lets the other side win the game in this deal",
    Kind.MOST_TRICKS: "takes most of the tricks ({mean:.1f} on average; needed: {needed:.1f})",
    Kind.FEW_TRICKS: "takes fewer than half of the tricks ({mean:.1f} on average)",
    Kind.MORE_TRICKS: "gains {mean:.1f} points by tricks on balance",
    Kind.MORE_QUINTS: "gains {mean:.1f} points by quints on balance",
    Kind.RAISE_COSTS: "takes {mean:.1f} tricks on average; needed: {needed:.1f}",
}


def explained_json(why: Explained) -> dict[str, object]:
    """Why the best action is the best, and why it is better than each other one, as data."""
    against = {
        action_text(action): [reason_json(reason) for reason in found]
        for action, found in why.others.items()
    }
    return {"best": [reason_json(reason) for reason in why.best], "against": against}


def reason_line(reason: Reason) -> str:
    """A reason as a line of text."""
    quint = reason.quint
    says = _SAYS[reason.kind].format(
        who="the other side" if reason.who is None else reason.who.name,
        partner=reason.seat.partner.name,
        quint="" if quint is None else f"{_cards_text(reason)} ({quint.points})",
        card=reason.card,
        mean=reason.mean,
        needed=reason.needed,
    )
    line = f"{action_text(reason.subject)} {says}"
    compared = "worse ones" if reason.compared is None else action_text(reason.compared)
    if reason.kind.is_mean:
        if reason.compared_mean is not None:
            line += f"; {compared} {reason.compared_mean:.1f}"
        return line
    line += f" in {_percent(reason.share)} of the deals"
    if reason.compared_share is not None:
        line += f"; {compared} in {_percent(reason.compared_share)}"
    return f"{line} (certain)" if reason.is_certain else line


def reason_json(reason: Reason) -> dict[str, object]:
    """A reason as data."""
    told: dict[str, object] = {
        "kind": reason.kind.value,
        "subject": action_text(reason.subject),
        "compared": None if reason.compared is None else action_text(reason.compared),
        "share": _share_json(reason.share),
        "compared_share": _share_json(reason.compared_share),
        "certain": reason.is_certain,
        "quint": None if reason.quint is None else _cards_text(reason),
        "card": None if reason.card is None else str(reason.card),
        "explains": round(reason.explained, 3),
    }
    for name in ("mean", "compared_mean", "needed"):
        if (value := getattr(reason, name)) is not None:
            told[name] = round(value, 2)
    return told


def _cards_text(reason: Reason) -> str:
    assert reason.quint is not None  # it is about one
    return " ".join(map(str, reason.quint.cards))


def _percent(share: Share) -> str:
    return f"{100 * share.share:.0f}%"


def _share_json(share: Share | None) -> dict[str, object] | None:
    if share is None:
        return None
    return {"count": share.count, "total": share.total, "share": round(share.share, 3)}


MOST = 1_000_000


def run(arguments: argparse.Namespace) -> int:
    """Print the hint."""
    deal, at, state = _moment(game_to_judge(arguments.file), arguments.deal, arguments.at)
    seat = state.mover
    observation, seed = observe(state, seat), arguments.seed
    values = fair_values(observation, seed, arguments.effort.thoroughness.batches)
    why = explained(observation, values.best, seed)
    if arguments.json:
        told = {"engine": JUDGE, "deal": deal, "n": at, "seat": seat.name, **_values_json(values)}
        told["reasons"] = explained_json(why)
        print(json.dumps(told))
        return 0
    print(f"deal {deal}, action {at}: {seat.name} to act, {values.deals} possible deals")
    reasons = [f"why: {reason_line(reason)}" for reason in why.best]
    for line in [*fair_lines(values), *reasons]:
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


def game_to_judge(path: Path) -> SavedGame:
    """Load a saved game; `QuintoError` if people held its cards, as nobody else knows them."""
    game = load_game(path)
    if isinstance(game.source, RealCards):
        raise QuintoError("People hold the cards of this game; give one whose cards Quinto dealt.")
    return game


def _moment(game: SavedGame, deal: int | None, at: int | None) -> tuple[int, int, MatchState]:
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


COMMAND = Command(
    "hint",
    "what each card or call is worth to the player on turn",
    "Print what each legal card or call is worth to the player on turn, given what that seat may "
    "know: its side's points minus the other side's by the end of the deal, and the chance to win "
    "the game. Where the deal may decide the game, the best is what wins it most often, not what "
    "brings most points. ± is one standard error of the points behind the best. The same seed "
    "gives the same answer.",
    (
        SAVED_GAME,
        number_option(
            "--at",
            "before this action of the deal, from 0, calls first (default: where the game stands)",
            *(0, MOST),
        ),
        number_option("--deal", "in this deal of the file, from 1 (default: the last)", 1, MOST),
        effort(),
        SEED,
        JSON,
    ),
    run,
)
