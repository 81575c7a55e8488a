"""The same decision with the hidden cards lying otherwise, so that a mistake may come back."""

from __future__ import annotations

from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.judging.fair_values import BREADTH
from quinto_desktop.players.kernel import SearchStopped, StopFlag
from quinto_desktop.players.puzzles.puzzle import Puzzle, with_hidden_cards

DEALS = 16
"""Among how many likely deals one is chosen."""


def another_layout(puzzle: Puzzle, number: int, stop: StopFlag) -> Puzzle:
    """A puzzle with other hidden cards, such as the seat might expect; each number has one.

    What the seat knows, the values and the right answers are the same; what comes of them is not.

    Raises:
        SearchStopped: The stop flag was set.
    """
    deals = imagine(puzzle.observation, DEALS, number, stop.is_set, BREADTH).deals
    if stop.is_set():
        raise SearchStopped("The search for a layout was stopped.")
    for deal in (*deals[number % len(deals) :], *deals):
        found = with_hidden_cards(puzzle, deal)
        if found.deal != puzzle.deal:
            return found
    return puzzle  # no other deal is possible
