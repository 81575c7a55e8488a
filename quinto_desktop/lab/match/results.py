"""The results of a match so far."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from quinto_desktop.lab.estimates import Estimate, Times, mean_estimate, times_of
from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.records.history.counts import share_estimate
from quinto_desktop.rules import options_text


class MatchResults:
    """Outcomes of a match, and estimates of the two contestants' strength."""

    def __init__(self, contest: Contest, deals: int, games: int) -> None:
        self.deals = deals
        self.games = games
        self._contest = contest
        self._results: dict[Unit, tuple[int, int]] = {}
        self.ms = (array("d"), array("d"))  # how long the cards of A, and of B, took

    @property
    def asked(self) -> int:
        """How many deals and games were requested."""
        return self.deals + self.games

    @property
    def played(self) -> int:
        """How many of them have been played."""
        return len(self._results)

    @property
    def is_complete(self) -> bool:
        """Whether all of them have been played."""
        return self.played == self.asked

    def has(self, unit: Unit) -> bool:
        """Whether a unit has been played."""
        return unit in self._results

    def add(self, outcome: Outcome) -> None:
        """Count an outcome, if it was requested and is not counted yet."""
        unit = outcome.unit
        asked = self.deals if unit.kind is Kind.DEAL else self.games
        if not 1 <= unit.number <= asked or self.has(unit):
            return
        self._results[unit] = outcome.results
        for mine, ms in zip(self.ms, outcome.ms, strict=True):
            mine.extend(ms)

    def points(self) -> Estimate | None:
        """A's points minus B's per deal; None before the first."""
        return mean_estimate([*self.points_by_deal().values()])

    def points_by_deal(self) -> dict[int, float]:
        """The same for each deal played, by its number.

        In the order of the deals: the sum of fractions may depend on it.
        """
        pairs = self._of(Kind.DEAL)
        return {number: sum(pairs[number]) / 2 for number in sorted(pairs)}

    def games_won(self) -> Estimate | None:
        """The share of the games that A has won; None before the first."""
        pairs = self._of(Kind.GAME)
        return share_estimate(sum(map(sum, pairs.values())), 2 * len(pairs))

    def _of(self, kind: Kind) -> dict[int, tuple[int, int]]:
        return {
            unit.number: results for unit, results in self._results.items() if unit.kind is kind
        }

    def lines(self, spent_s: float) -> Iterator[str]:
        """The report for the user, line by line."""
        contest = self._contest
        calls = "" if contest.has_calls else ", all pass"
        yield f"{contest.a} (A) v {contest.b} (B), match {contest.seed}"
        yield f"{options_text(contest.rules)}{calls}"
        deals, games = len(self._of(Kind.DEAL)), len(self._of(Kind.GAME))
        yield (
            f"{deals} of {_counted(self.deals, 'deal')} and {games} of "
            f"{_counted(self.games, 'game')}, each played twice, "
            f"in {spent_s:.1f} s"
        )
        yield f"points per deal, A minus B  {told(self.points(), '+.2f')}"
        won = self.games_won()
        yield f"games won by A, per cent    {told(won and _in_percent(won), '.1f')}"
        width = max(8, len(contest.a), len(contest.b))
        for name, ms in zip((contest.a, contest.b), self.ms, strict=True):
            times = times_of(ms)
            if times is not None:
                yield f"{name:<{width}} {times}"

    def as_json(self, spent_s: float) -> str:
        """The report for programs, as one JSON object."""
        return json.dumps(
            {**self.figures(), "seconds": round(spent_s, 1), "complete": self.is_complete}
        )

    def figures(self) -> dict[str, Any]:
        """What the match was and what came of it, for JSON."""
        contest, won = self._contest, self.games_won()
        return {
            "a": contest.a,
            "b": contest.b,
            **({"partner": contest.partner} if contest.partner else {}),
            "rules": options_text(contest.rules),
            "calls": contest.has_calls,
            "seed": contest.seed,
            "deals": {"asked": self.deals, "played": len(self._of(Kind.DEAL))},
            "games": {"asked": self.games, "played": len(self._of(Kind.GAME))},
            "points_per_deal": as_object(self.points()),
            "games_won_percent": as_object(won and _in_percent(won)),
            "thinking_ms": {
                who: as_object(times_of(ms)) for who, ms in zip("ab", self.ms, strict=True)
            },
        }


def _in_percent(share: Estimate) -> Estimate:
    low, high = (None if end is None else 100 * end for end in (share.low, share.high))
    return Estimate(100 * share.mean, low, high)


def told(estimate: Estimate | None, style: str) -> str:
    """An estimate and its interval in words; None if nothing was played."""
    if estimate is None:
        return "none were played"
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean:{style}}  (too few for an interval)"
    return f"{estimate.mean:{style}}  ({estimate.low:{style}} to {estimate.high:{style}})"


def as_object(found: Estimate | Times | None) -> dict[str, float | None] | None:
    """An estimate, or thinking times, for JSON."""
    return None if found is None else asdict(found)


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
