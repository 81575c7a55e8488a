"""``quinto-lab bench deals``: how evenly cards are dealt."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from enum import Enum

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.checking.evenness import DealCounts, Finding, smallest_of
from quinto_desktop.rules import Card, FairDeals, shuffled_pack

UNEVEN = 0.001
"""So unlikely a smallest p is called uneven: a perfect shuffle is, once in a thousand runs."""


class Source(Enum):
    """Where the packs come from."""

    FAIR = "fair"
    NUMBERED = "numbered"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Deal many packs and compare them with a perfect shuffle: who has which card, its place in "
        "the pack, the first two cards, pairs in a hand and in the cachette, and whether a pack "
        "says anything about the next one. The packs are those of deals 1, 2, … of one secret, or "
        "of the games numbered N, N + 1, …. Exits 1 if they are uneven; that also happens to a "
        "perfect shuffle for one seed in a thousand."
    )
    parser.add_argument(
        "--deals",
        type=read.whole_number(1000, 100_000_000),
        default=20_000,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    parser.add_argument(
        "--source",
        type=read.Choice(Source, "source"),
        default=Source.FAIR,
        metavar="SOURCE",
        help="where the packs come from: fair (default) or numbered",
    )
    read.add_seed(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Deal, count, and print every comparison; return 1 if the packs are uneven."""
    counts = DealCounts()
    for pack in _packs(arguments.source, arguments.seed, arguments.deals):
        counts.add([card.strength for card in pack])
    findings = counts.findings()
    least, likelihood = smallest_of(findings)
    if arguments.json:
        print(_as_json(arguments, counts, findings))
    else:
        print(f"{counts.deals} {arguments.source.value} deals, seed {arguments.seed}")
        print("\n".join(_lines(findings)))
        print(f"correlation of neighbouring packs: {counts.correlation:+.6f}")
        print(
            f"{len(findings)} comparisons, the smallest p {least:.2g}: so small or smaller in "
            f"{likelihood:.2g} of all runs of a perfect shuffle"
        )
        print("uneven" if likelihood < UNEVEN else "nothing uneven found")
    return 1 if likelihood < UNEVEN else 0


def _packs(source: Source, seed: int, deals: int) -> Iterator[Sequence[Card]]:
    if source is Source.NUMBERED:
        # Seeds beyond the greatest will do, as no game is saved.
        return (shuffled_pack(number, 1) for number in range(seed, seed + deals))
    secret = hashlib.sha256(f"quinto-lab bench deals {seed}".encode()).digest()
    return map(FairDeals(secret).pack, range(1, deals + 1))


def _lines(findings: Sequence[Finding]) -> Iterator[str]:
    yield f"{'':<31}{'chi-square':>11}{'degrees of freedom':>21}{'p':>9}"
    for finding in findings:
        yield f"{finding.name:<31}{finding.value:>11.1f}{finding.freedom:>21}{finding.p:>9.2g}"


def _as_json(arguments: argparse.Namespace, counts: DealCounts, found: Sequence[Finding]) -> str:
    least, likelihood = smallest_of(found)
    told = {
        "source": arguments.source.value,
        "seed": arguments.seed,
        "deals": counts.deals,
        "comparisons": [asdict(finding) for finding in found],
        "correlation_of_neighbours": counts.correlation,
        "smallest_p": least,
        "likelihood_of_so_small_a_smallest": likelihood,
        "is_uneven": likelihood < UNEVEN,
    }
    return json.dumps(told)
