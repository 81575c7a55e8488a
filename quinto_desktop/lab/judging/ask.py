"""``quinto-lab ask``: questions about the game itself, answered by thousands of deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.players.experiments.asking import Experimenting
from quinto_desktop.players.experiments.experiment import (
    DEALS_IN_A_PIECE,
    HAND_SIZE,
    Asked,
    CachettesWorth,
    Finding,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import Call, Card, JokerLead, QuintoError
from quinto_desktop.rules.as_written import cards_as_written
from quinto_desktop.rules.notation import hand_text, parse_hand

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

EXAMPLE = "quinto-lab ask lead AKJT7.84.762.AT --deals 2000"
"""An example of a valid command."""

_EPILOG = f"""\
± is half the width of a 95% confidence interval. Points are your side's minus the other side's.
lead: a line for each card. double: "pass" and "raise" are the points after either call if nobody
calls after it, "gain" is the second minus the first, "paid" how often (0 to 1) it was positive.
cachette: "worth" is its points with tricks at 5; "quint" how often a whole quint is in it, "spades"
to "hearts" and "royal" how often one of that kind is; "eldest" how often the side of eldest hand
takes it.
Example: {EXAMPLE}"""

MOST_SCORE = 245
_NORMAL = 1.96


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "ask",
        help="which lead, whether to double, what the cachette is worth",
        description="Answer a question about the game by playing thousands of deals: which card is "
        "best led from a hand, whether a hand is worth a double, what the cachette is worth. The "
        "same seed gives the same answer.",
        epilog=_EPILOG,
    )
    kinds = parser.add_subparsers(required=True, metavar="QUESTION", dest="question")
    lead = kinds.add_parser("lead", help="which card is best led to the first trick")
    _add_hand(lead)
    _add_joker_lead(lead)
    double = kinds.add_parser("double", help="whether to double with a hand, or to redouble")
    _add_hand(double)
    double.add_argument(
        "--calls",
        default="",
        metavar="CALLS",
        help="the calls before, eldest hand's first, such as pass,double; none if left out",
    )
    cachette = kinds.add_parser("cachette", help="what the cachette is worth, and who takes it")
    _add_joker_lead(cachette)
    for kind in (lead, double, cachette):
        kind.add_argument(
            "--deals",
            type=read.whole_number(DEALS_IN_A_PIECE, 1_000_000),
            default=2000,
            metavar="N",
            help=f"how many deals, rounded up to a multiple of {DEALS_IN_A_PIECE} (default: 2000)",
        )
        read.add_seed(kind)
        kind.add_argument("--json", action="store_true", help="one JSON object")
        kind.set_defaults(run=run)


def _add_hand(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "hand", metavar="HAND", help="hearts.diamonds.clubs.spades, and + for the Quint Royal"
    )
    for side, whose in (("us", "your side"), ("them", "the other side")):
        parser.add_argument(
            f"--{side}",
            type=read.whole_number(0, MOST_SCORE),
            default=0,
            metavar="POINTS",
            help=f"what {whose} has, a multiple of 5 (default: 0)",
        )


def _add_joker_lead(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--joker-lead",
        choices=[option.value for option in JokerLead],
        default=JokerLead.HIGHEST.value,
        help="whether the Quint Royal may be led, and who then wins (default %(default)s)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the answer."""
    asked = _asked(arguments)
    pieces = -(-arguments.deals // DEALS_IN_A_PIECE)
    found = added_up(asked, arguments.seed, pieces)
    print(json.dumps(_as_json(arguments, found)) if arguments.json else "\n".join(_lines(found)))
    return 0


def added_up(asked: Asked, seed: int, pieces: int) -> Finding:
    """Play so many pieces, and add them up.

    Args:
        asked: The question.
        seed: The random seed.
        pieces: How many, 1 or more.
    """
    total: Finding | None = None
    for piece in range(pieces):
        found = Experimenting(asked, seed, piece).answer(StopFlag())
        assert found is not None  # nobody stops it
        total = found if total is None else Finding(found.names, total.tally + found.tally)
    assert total is not None  # there is at least one piece
    return total


def _asked(arguments: argparse.Namespace) -> Asked:
    if arguments.question == "cachette":
        return CachettesWorth(JokerLead(arguments.joker_lead))
    hand = _hand(arguments.hand)
    scores = (arguments.us, arguments.them)
    if any(score % 5 for score in scores):
        raise QuintoError("Scores are multiples of 5; give such a number with --us and --them.")
    if arguments.question == "lead":
        return WhichLead(hand, scores, JokerLead(arguments.joker_lead))
    calls = _calls(arguments.calls)
    asked = WhetherToDouble(hand, calls, scores)
    if asked.raised is None:
        raise QuintoError(
            "After these calls you can only pass; give other calls with --calls, such as pass."
        )
    return asked


def _hand(text: str) -> tuple[Card, ...]:
    hand = parse_hand(cards_as_written(text).strip())
    if len(hand) != HAND_SIZE:
        raise QuintoError(
            f"{hand_text(hand)} has {len(hand)} cards; a hand has {HAND_SIZE}, such as "
            "AKJT7.84.762.AT."
        )
    return hand


def _calls(text: str) -> tuple[Call, ...]:
    try:
        calls = tuple([Call(name.strip()) for name in text.split(",") if name.strip()])
    except ValueError:
        names = ", ".join([call.value for call in Call])
        raise QuintoError(f"“{text:.40}” is not a list of calls; use {names}.") from None
    if len(calls) > 3:
        raise QuintoError("At most three seats call before yours; give no more calls than that.")
    return calls


def _lines(found: Finding) -> Iterator[str]:
    yield f"{found.tally.deals} deals"
    yield f"{'':<10}{'mean':>9}{'±':>8}"
    for name in found.names:
        mean = found.mean(name)
        yield f"{name:<10}{mean.mean:>9.2f}{_NORMAL * mean.error:>8.2f}"
    if "raise" in found.names:
        gain = found.difference("raise", "pass")
        yield f"{'gain':<10}{gain.mean:>9.2f}{_NORMAL * gain.error:>8.2f}"


def _as_json(arguments: argparse.Namespace, found: Finding) -> dict[str, object]:
    figures = {
        name: {"mean": round(mean.mean, 4), "se": round(mean.error, 4)}
        for name, mean in ((name, found.mean(name)) for name in found.names)
    }
    return {
        "question": arguments.question,
        "deals": found.tally.deals,
        "seed": arguments.seed,
        "figures": figures,
    }
