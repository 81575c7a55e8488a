"""``quinto-lab ask``: questions about the game itself, answered by thousands of deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from quinto_desktop.lab.arguments import (
    JOKER_LEAD,
    JSON,
    SEED,
    Command,
    Option,
    number_option,
    whole_number,
)
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

EXAMPLE = "quinto-lab ask lead AKJT7.84.762.AT --deals 2000"


MOST_SCORE = 245
_NORMAL = 1.96


def _points(name: str, whose: str) -> Option:
    words = f"what {whose} has, a multiple of 5 (default: 0)"
    return Option(name, words, "POINTS", whole_number(0, MOST_SCORE), default=0)


def run(arguments: argparse.Namespace) -> int:
    """Print the answer."""
    asked = _asked(arguments)
    pieces = -(-arguments.deals // DEALS_IN_A_PIECE)
    found = added_up(asked, arguments.seed, pieces)
    print(json.dumps(_as_json(arguments, found)) if arguments.json else "\n".join(_lines(found)))
    return 0


def added_up(asked: Asked, seed: int, pieces: int) -> Finding:
    """Play so many pieces, 1 or more, and add them up."""
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


_HAND = (
    Option("hand", "hearts.diamonds.clubs.spades, and + for the Quint Royal", "HAND"),
    _points("--us", "your side"),
    _points("--them", "the other side"),
)
_CALLS = Option(
    "--calls",
    "the calls before, eldest hand's first, such as pass,double; none if left out",
    "CALLS",
    default="",
)
_HOW = (
    number_option(
        "--deals",
        f"how many deals, rounded up to a multiple of {DEALS_IN_A_PIECE} (default: 2000)",
        *(DEALS_IN_A_PIECE, 1_000_000, 2000),
    ),
    SEED,
    JSON,
)
COMMAND = Command(
    "ask",
    "which lead, whether to double, what the cachette is worth",
    "Answer a question about the game by playing thousands of deals: which card is best led from a "
    "hand, whether a hand is worth a double, what the cachette is worth. The same seed gives the "
    "same answer.",
    epilog=f"""\
± is half the width of a 95% confidence interval. Points are your side's minus the other side's.
lead: a line for each card. double: "pass" and "raise" are the points after either call if nobody
calls after it, "gain" is the second minus the first, "paid" how often (0 to 1) it was positive.
cachette: "worth" is its points with tricks at 5; "quint" how often a whole quint is in it, "spades"
to "hearts" and "royal" how often one of that kind is; "eldest" how often the side of eldest hand
takes it.
Example: {EXAMPLE}""",
    kind_of_part="QUESTION",
    parts=(
        Command(
            "lead",
            "which card is best led to the first trick",
            options=(*_HAND, JOKER_LEAD, *_HOW),
            run=run,
        ),
        Command(
            "double",
            "whether to double with a hand, or to redouble",
            options=(*_HAND, _CALLS, *_HOW),
            run=run,
        ),
        Command(
            "cachette",
            "what the cachette is worth, and who takes it",
            options=(JOKER_LEAD, *_HOW),
            run=run,
        ),
    ),
)
