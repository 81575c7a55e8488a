"""What a player has got against each member of a pool, or beside each, on average and at worst."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from quinto_desktop.lab.estimates import Estimate, Times, mean_estimate, times_of
from quinto_desktop.lab.match.results import MatchResults, as_object, told

_STYLE = "+.2f"


@dataclass(frozen=True, slots=True)
class PoolResults:
    """The matches of one player, A, with the members of a pool.

    Attributes:
        matches: Each member's.
        is_beside: Whether A is the member's partner against two of the same kind; otherwise A plays
            both hands of its side.
    """

    matches: Mapping[str, MatchResults]
    is_beside: bool

    def worst(self) -> tuple[str, Estimate] | None:
        """The member against whom A does worst, and how; None before the first deal."""
        played = [(name, match.points()) for name, match in self.matches.items()]
        known = [(name, points) for name, points in played if points is not None]
        return min(known, key=lambda member: member[1].mean, default=None)

    def mean(self) -> Estimate | None:
        """A's points per deal, less the others', on average over the members.

        The members are dealt the same cards, so it is their mean in a deal that varies; only the
        deals that all have played count.
        """
        by_member = [match.points_by_deal() for match in self.matches.values()]
        common = set.intersection(*[{*deals} for deals in by_member])
        return mean_estimate([fmean(deals[at] for deals in by_member) for at in sorted(common)])

    def times(self) -> Times | None:
        """How long A's cards took."""
        ms = array("d")
        for match in self.matches.values():
            ms.extend(match.times_of_a())
        return times_of(ms)

    def lines(self) -> Iterator[str]:
        """The report for the user, line by line."""
        yield (
            "points per deal beside a member, against two of it"
            if self.is_beside
            else "points per deal against"
        )
        width = max(map(len, (*self.matches, "worst")))
        for name, match in self.matches.items():
            won = match.games_won()
            games = "" if won is None else f", games won {100 * won.mean:.1f} %"
            deals = len(match.points_by_deal())
            yield f"  {name:<{width}}  {told(match.points(), _STYLE)}  {deals} deals{games}"
        yield f"  {'mean':<{width}}  {told(self.mean(), _STYLE)}"
        worst = self.worst()
        if worst is not None:
            yield f"  {'worst':<{width}}  {told(worst[1], _STYLE)}  {worst[0]}"

    def figures(self) -> dict[str, Any]:
        """The report for programs."""
        worst = self.worst()
        return {
            "members": {name: match.figures() for name, match in self.matches.items()},
            "mean": as_object(self.mean()),
            "worst": worst and {"member": worst[0], **(as_object(worst[1]) or {})},
            "thinking_ms": as_object(self.times()),
        }
