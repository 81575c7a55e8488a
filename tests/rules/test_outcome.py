"""What the result of a deal tells beyond its figures, against what was seen while it was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hypothesis import given
from random_matches import Playout, playouts

from quinto_desktop.rules import *


@dataclass
class Watched:
    """A deal as its events have told it."""

    start: Pair
    quints: list[int] = field(default_factory=lambda: [0, 0])
    tricks: Pair = (0, 0)
    scores: dict[int, Pair] = field(default_factory=dict)  # after each trick with a quint
    won: GameWon | None = None

    def see(self, event: object) -> None:
        match event:
            case QuintScored(scored, scores):
                self.quints[scored.side] += scored.quint.points
                self.scores[scored.trick] = scores
            case TricksCounted((ns, ew), value):
                self.tricks = value * ns, value * ew
            case GameWon():
                self.won = event


def finished_deals(playout: Playout) -> Iterator[tuple[DealResult, Watched]]:
    deal = Watched((0, 0))  # the draw ends none
    for step in playout.steps():
        if isinstance(step.action, Deal):
            deal = Watched(step.after.scores)
        for event in step.events:
            deal.see(event)
        if len(step.after.results) > len(step.before.results):
            yield step.after.results[-1], deal


@given(playouts())
def test_points_and_the_score_before_the_deal(playout: Playout) -> None:
    for result, deal in finished_deals(playout):
        assert result.quint_points == tuple(deal.quints)
        assert result.trick_points == deal.tricks
        assert result.points == tuple(deal.quints[side] + deal.tricks[side] for side in Side)
        assert result.before == deal.start


@given(playouts())
def test_what_won_the_game_and_how_long_the_losers_led(playout: Playout) -> None:
    for result, deal in finished_deals(playout):
        if deal.won is None:
            continue
        winner, loser = deal.won.side, deal.won.side.other
        last = 13
        if deal.won.by_quint:
            target = playout.start.rules.target
            assert decisive_quint(result, deal.won.scores[winner], target).side is winner
            last = result.quints[-1].trick - 1
        scores, led = deal.start, None
        for trick in range(last + 1):
            scores = deal.scores.get(trick, scores)
            led = trick if scores[loser] > scores[winner] else led
        assert last_lead(result, loser) == led
