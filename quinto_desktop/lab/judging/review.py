"""``quinto-lab review``: every decision of the finished deals of a saved game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence

from msgspec.structs import asdict

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import (
    JSON,
    SAVED_GAME,
    SEED,
    Command,
    Option,
    effort,
    number_option,
)
from quinto_desktop.lab.judging.hint import fair_json, game_to_judge
from quinto_desktop.players.judging.deal_review import DealReview, PlayedDeal, played_deals
from quinto_desktop.players.judging.reviewing import Reviewer
from quinto_desktop.players.judging.verdicts import Label, Verdict
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import Solver, StopFlag
from quinto_desktop.records import SavedGame, replay_line
from quinto_desktop.rules import QuintoError, Seat
from quinto_desktop.rules.notation import action_text

MOST = 1_000_000

_WORDS = {
    Label.SOUND: "good",
    Label.UNLUCKY: "good but unlucky",
    Label.ERROR: "mistake",
    Label.LUCKY_ERROR: "lucky mistake",
    Label.TOO_CLOSE: "too close to call",
}
"""The labels as the window has them; only these are of choices."""


def run(arguments: argparse.Namespace) -> int:
    """Print the review."""
    game = game_to_judge(arguments.file)
    deals = _chosen(played_deals(replay_line(game, game.playing)), arguments.deal)
    solver = Solver()
    told = []
    for deal in deals:
        reviewer = Reviewer(deal, arguments.effort, arguments.seed, solver, StopFlag())
        seat = arguments.seat or seat_of_person(game, deal)
        if arguments.json:
            told.append(_deal_json(reviewer.review(), seat))
        else:
            _print_review(reviewer, deal, seat)
    if arguments.json:
        head = {"engine": JUDGE, "effort": arguments.effort.value, "seed": arguments.seed}
        print(json.dumps({**head, "deals": told}))
    return 0


def _chosen(deals: Sequence[PlayedDeal], number: int | None) -> Sequence[PlayedDeal]:
    if not deals:
        raise QuintoError("No deal of this game is over yet; review it when one is.")
    if number is None:
        return deals
    if number > len(deals):
        raise QuintoError(f"No deal {number} is over; give a number from 1 to {len(deals)}.")
    return [deals[number - 1]]


def seat_of_person(game: SavedGame, deal: PlayedDeal) -> Seat:
    """The seat of the first person among the players; South's if there is none."""
    people = [number for number, one in enumerate(game.players) if one.level is None]
    seating = deal.start.seating
    if not people or seating[Seat.S] in people:
        return Seat.S
    return next(seat for seat in Seat if seating[seat] == people[0])


def _deal_json(review: DealReview, seat: Seat) -> dict[str, object]:
    return {
        "number": review.deal.number,
        "seat": seat.name,
        "decisions": [_verdict_json(verdict) for verdict in review.verdicts],
        "sum": asdict(review.sum_for(seat)),
        "points_in_ten": _by_seat(review.points_in_ten, 2),
        "accuracy": _by_seat(review.accuracy, 1),
    }


def _by_seat(figure: Callable[[Seat], float | None], digits: int) -> dict[str, float | None]:
    """A figure of every seat; None for one that had no choice."""
    found = {seat.name: figure(seat) for seat in Seat}
    return {name: None if one is None else round(one, digits) for name, one in found.items()}


def _verdict_json(verdict: Verdict) -> dict[str, object]:
    decision = verdict.decision
    return {
        "n": decision.number,
        "seat": decision.seat.name,
        "played": action_text(decision.action),
        "fair": fair_json(verdict.fair),
        "hindsight": {str(card): points for card, points in verdict.hindsight.items()},
        "error": verdict.error,
        "label": verdict.label.value,
        "error_win": round(verdict.chance_error, 4),
        "loss": round(verdict.loss.mean, 2),
        "loss_se": round(verdict.loss.error, 2),
        "luck": round(verdict.luck, 2),
        "deals": verdict.fair.deals,
    }


def _print_review(reviewer: Reviewer, deal: PlayedDeal, seat: Seat) -> None:
    print(f"deal {deal.number}")
    print(f"{'':>4}  {'played':<9}{'best':<8}{'lost':>5}{'±':>6}")
    review = reviewer.review(_print_verdict)
    for label in (Label.UNLUCKY, Label.LUCKY_ERROR):
        numbers = [str(one.decision.number) for one in review.verdicts if one.label is label]
        if numbers:
            print(f"{_WORDS[label]}: {', '.join(numbers)}")
    for name, figure in (
        ("points lost per ten decisions", review.points_in_ten),
        ("accuracy", review.accuracy),
    ):
        found = _by_seat(figure, 1)
        told = [f"{seat} {value:.1f}" for seat, value in found.items() if value is not None]
        print(f"{name}: {', '.join(told)}")
    parts = review.sum_for(seat)
    print(
        f"{seat.name}: cards {parts.cards:+}, luck {parts.luck or 0:+}, own {parts.own:+}, "
        f"partner {parts.partner:+}, opponents {parts.opponents:+}, rest {parts.rest:+} "
        f"= {parts.result:+}"
    )


def _print_verdict(verdict: Verdict) -> None:
    if not verdict.label.is_counted:
        return
    decision, loss = verdict.decision, verdict.loss
    print(
        f"{decision.number:>4}  {decision.seat.name} {action_text(decision.action):<7}"
        f"{action_text(verdict.fair.best):<8}{max(loss.mean, 0.0):>5.1f}{loss.error:>6.1f}  "
        f"{_WORDS[verdict.label]}",
        flush=True,
    )


COMMAND = Command(
    "review",
    "analyse every decision of a saved game's finished deals",
    "Analyse every call and card of the finished deals of a saved game: given what the seat could "
    "know, and with all cards face up; then say where the result came from. ± is one standard "
    "error of the points lost. The same seed gives the same review.",
    (
        SAVED_GAME,
        effort(),
        Option(
            "--seat",
            "whose view the sum takes: N, E, S or W (default: the person's)",
            "SEAT",
            read.seat,
        ),
        number_option("--deal", "this deal only, from 1", 1, MOST),
        SEED,
        JSON,
    ),
    run,
)
