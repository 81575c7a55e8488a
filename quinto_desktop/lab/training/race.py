"""Make ``players/thinking/race.bin``: ``python -m quinto_desktop.lab.training.race FILE``.

Casual players play out thousands of deals, each on its own with the target out of reach. What these
deals score, and in which order, makes a Markov chain over the points that both sides still need:
from each pair of needs a deal leads to an immediate win by a quint, to a win when tricks are
counted (rules §7), or to a smaller pair. Needs never grow, so the chain is solved in one pass.

Players play differently close to the target: the side behind keeps the leaders from the one quint
they need. In 8,000 deals that casual players played from random needs of 5 to 120 points, the side
behind won more often than the chain predicts, and the more so the nearer the target: 37 games in
100 instead of 29 where it needed 20 to 35 points and the leaders at most 15. `CATCHING_UP` and
`FADING` give the resulting cut in the leaders' normal score. They were set by hand.
"""

from __future__ import annotations

import argparse
import math
import sys
from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from statistics import NormalDist
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.lab.playing.headless import casual_deal
from quinto_desktop.players.thinking.race import NEAR, POINTS_STEP, STEPS_OF_SCORE

SEEDS = (*range(2_000_000, 2_009_000), *range(3_000_000, 3_009_000))
"""The deals that the table was made from."""

CATCHING_UP = 0.2
"""The share of a lead, as a normal score, that is lost where the leaders need a single step."""

FADING = 6.0
"""The number of further steps over which that share falls to 1/e of itself."""

_MOST = 4.6
"""The normal score that stands for certainty: practically never reached in so many deals."""

_Grid: TypeAlias = list[list[float]]


class DealStory(Struct, frozen=True):
    """What was scored in a deal, in steps of five points.

    Attributes:
        quints: The quints in the order they fell; negative if eldest hand's opponents took them.
    """

    quints: tuple[int, ...]
    tricks: tuple[int, int]


def dealt_story(seed: int) -> DealStory:
    """Let Casual players play one deal, and return its story."""
    result = casual_deal(seed)[1].results[-1]
    eldest = result.dealer.next.side
    assert result.tricks_won is not None  # the target was out of reach
    quints = [
        scored.quint.points // POINTS_STEP * (1 if scored.side is eldest else -1)
        for scored in result.quints
    ]
    value = result.trick_value // POINTS_STEP
    ours, theirs = result.tricks_won[eldest] * value, result.tricks_won[eldest.other] * value
    return DealStory(tuple(quints), (ours, theirs))


def chances_of(
    stories: Sequence[DealStory], size: int = NEAR, catching_up: float = CATCHING_UP
) -> _Grid:
    """The chance that eldest hand's side wins, by the steps that each side needs.

    The side behind does better than the stories say; a `catching_up` of 0 trusts them.

    Returns:
        Rows 0 to `size` for eldest hand's side, columns for the others; 0 is not used.
    """
    at_once = _wins_at_once(stories, size)
    counted = Counter([_counted(story) for story in stories])
    ends = [(*end, times / len(stories)) for end, times in counted.items()]
    chances = [[0.0] * (size + 1) for _ in range(size + 1)]
    for together in range(2, 2 * size + 1):
        for ours in range(max(1, together - size), min(size, together - 1) + 1):
            theirs = together - ours
            chance = at_once[ours][theirs]
            for marked, lost, gain, loss, weight in ends:
                if marked < ours and lost < theirs:
                    after = _after(chances, ours - gain, theirs - loss)
                    chance += weight * after
            less = catching_up * math.exp((1 - min(ours, theirs)) / FADING)
            chances[ours][theirs] = _shrunk(chance, 1 - less) if less else chance
    return chances


def _shrunk(chance: float, part: float) -> float:
    # The chance whose normal score is a fraction of this one's.
    normal = NormalDist()
    if not 0 < chance < 1:
        return chance
    return normal.cdf(part * normal.inv_cdf(chance))


def _after(chances: _Grid, ours: int, theirs: int) -> float:
    """The chance after the tricks are counted (rules §7), with the others now eldest hand."""
    if ours > 0 and theirs > 0:
        return 1 - chances[theirs][ours]
    if ours == theirs:
        return 1 - chances[1][1]  # the first quint will win
    return float(ours < theirs)


def _counted(story: DealStory) -> tuple[int, int, int, int]:
    # What each side scored for quints, and its total once the tricks are counted.
    marked = sum(quint for quint in story.quints if quint > 0)
    lost = -sum(quint for quint in story.quints if quint < 0)
    return marked, lost, marked + story.tricks[0], lost + story.tricks[1]


def _wins_at_once(stories: Sequence[DealStory], size: int) -> _Grid:
    # The chance that a quint wins the game for eldest hand's side in this deal.
    corners = [[0.0] * (size + 2) for _ in range(size + 2)]
    for story in stories:
        marked = lost = 0
        for quint in story.quints:
            if quint < 0:
                lost -= quint
                continue
            # It wins for the side that needed no more, if the others still needed something.
            first, last = min(marked, size) + 1, min(marked + quint, size) + 1
            column = min(lost, size) + 1
            corners[first][column] += 1 / len(stories)
            corners[last][column] -= 1 / len(stories)
            marked += quint
    rows = [list(accumulate(row)) for row in corners]
    columns = [accumulate(column) for column in zip(*rows, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def levelled(chances: _Grid) -> _Grid:
    """The chances without dents, so that needing less never lowers a side's chance.

    The catching up causes some dents, none deeper than 0.001.
    """
    above = [1.0] * len(chances)
    rows = [chances[0]]
    for row in chances[1:]:
        # Along a row the others need more; down the rows our own side does.
        above = [*map(min, above, accumulate(row, max))]
        rows.append(above)
    return rows


def packed(chances: _Grid) -> bytes:
    """The table: the chances' normal scores, as `players.thinking.race` reads them."""
    normal = NormalDist()
    surely = normal.cdf(_MOST)
    scores = array("h")
    for row in chances[1:]:
        for chance in row[1:]:
            score = normal.inv_cdf(min(max(chance, 1 - surely), surely))
            scores.append(round(STEPS_OF_SCORE * score))
    if sys.byteorder == "big":
        scores.byteswap()
    return scores.tobytes()


def main() -> None:
    """Play the deals and write the table."""
    parser = argparse.ArgumentParser(description="Make players/thinking/race.bin.")
    parser.add_argument("file", type=Path, help="where to write it")
    parser.add_argument("--deals", type=int, default=len(SEEDS), help="how many deals to play")
    chosen = parser.parse_args()
    stories = [dealt_story(seed) for seed in SEEDS[: chosen.deals]]
    chosen.file.write_bytes(packed(levelled(chances_of(stories))))


if __name__ == "__main__":
    main()
