"""What figures are made of: shares and means, with their numbers of cases."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.records.history.intervals import Estimate, mean_of_sums, share_estimate

FEWEST = 20
"""From how many cases on a mean or a share is told as more than a count."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened.

    Attributes:
        count: How often it did.
        cases: How often it could have.
    """

    count: int
    cases: int

    @property
    def estimate(self) -> Estimate | None:
        """The share with its interval; None without cases."""
        return share_estimate(self.count, self.cases)

    @property
    def tells(self) -> bool:
        """Whether there are enough cases to tell anything."""
        return self.cases >= FEWEST

    def __add__(self, other: Share) -> Share:
        """Return the share of both together."""
        return Share(self.count + other.count, self.cases + other.cases)


NEVER = Share(0, 0)
"""What has not happened and could not have."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points a deal, ours less theirs.

    Attributes:
        deals: The number of deals.
        total: All points together.
        squares: The sum of the squares of each deal's points.
    """

    deals: int
    total: int
    squares: int

    @property
    def estimate(self) -> Estimate | None:
        """The mean with its interval; None without deals."""
        return mean_of_sums(self.deals, self.total, self.squares)

    @property
    def tells(self) -> bool:
        """Whether there are enough deals to tell anything."""
        return self.deals >= FEWEST

    def __add__(self, other: Points) -> Points:
        """Return the points of both together."""
        return Points(
            self.deals + other.deals, self.total + other.total, self.squares + other.squares
        )


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one form, level, partner or month.

    Attributes:
        points: Points a deal.
        games: Games won.
        matches: Rubbers and rounds won.
        quints: Quints of all suits made, of those that either side made.
        royal: The Quint Royal made, of those that either side made.
        doubles: Our doubles that were right, of those that were tried.
    """

    points: Points = Points(0, 0, 0)
    games: Share = NEVER
    matches: Share = NEVER
    quints: Share = NEVER
    royal: Share = NEVER
    doubles: Share = NEVER

    def __add__(self, other: Row) -> Row:
        """Return the figures of both together."""
        return Row(
            self.points + other.points,
            self.games + other.games,
            self.matches + other.matches,
            self.quints + other.quints,
            self.royal + other.royal,
            self.doubles + other.doubles,
        )
