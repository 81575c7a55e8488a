"""Reviews for the tests of the history, made up at random, and counted once more plainly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from quinto_desktop.records import SavedGame, replay
from quinto_desktop.records.history.entries import deal_keys
from quinto_desktop.records.history.reviews import (
    Judge,
    ReviewEntry,
    RoleSums,
    VerdictEntry,
)
from quinto_desktop.rules import Seat

USUAL = Judge("judge-1", 1, "usual", 1, 1)


def review(key: bytes, result: int = 15, chance: int = 1, judge: Judge = USUAL) -> ReviewEntry:
    """A review at random of a deal with a result for north-south."""
    drawn = random.Random(f"{chance} {judge}")
    verdicts = tuple([_verdict(drawn, number) for number in range(4, 40, 2)])
    roles = [[one for one in verdicts if one.role == role] for role in range(3)]
    own, partner, opponents = (_sums(each, drawn) for each in roles)
    return ReviewEntry(
        key,
        judge,
        result,
        tuple([drawn.randrange(-100, 100, 5) for _ in range(4)]),
        drawn.randrange(-300, 300),
        (own, partner, opponents),
        verdicts,
        [["anything", chance], None, 7],
    )


def reviews(game: SavedGame, judge: Judge = USUAL, first: int = 0) -> list[ReviewEntry]:
    """One for each finished deal of a game."""
    ends = [step for step in replay(game) if step.after.deals_finished > step.before.deals_finished]
    results = [step.after.results[-1].points for step in ends]
    return [
        review(key, ns - ew, first + place, judge)
        for place, (key, (ns, ew)) in enumerate(zip(deal_keys(game), results, strict=True))
    ]


def _verdict(drawn: random.Random, number: int) -> VerdictEntry:
    error = drawn.choice((0, 0, 0, 20, 35, 50, 170))
    seat = Seat(drawn.randrange(4))
    role = (1, 2, 0, 2)[seat]
    label = "error" if error else drawn.choice(("sound", "too close to call"))
    loss = drawn.randrange(-30, 60) if not error else 10 * error
    return VerdictEntry(
        number, seat, role, "play H5", label, error, loss, 40, 2 * error, 960, error
    )


def _sums(verdicts: Sequence[VerdictEntry], drawn: random.Random) -> RoleSums:
    weight = sum([drawn.randrange(500, 10_000) for _ in verdicts])
    return RoleSums(
        sum([one.error for one in verdicts]),
        len(verdicts),
        sum([one.loss for one in verdicts]),
        weight,
        weight * drawn.randrange(100) // 50,
    )
