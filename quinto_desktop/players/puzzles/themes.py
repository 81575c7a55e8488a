"""What a puzzle is about: predicates on facts, each counted in imagined deals.

The right answer is compared with the best of the wrong ones. A puzzle may be about several things;
whoever collects puzzles takes the one that is wanted most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.puzzles.facts import Facts, facts_of, holds_royal
from quinto_desktop.players.puzzles.puzzle import LEAST_CHANCE, Puzzle, Theme
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Phase

FACTS_SEED = 3

LAST_TRICKS = 5
"""How many tricks are left at most, that in progress included, in an ending."""

LEAST_ROYAL = 0.3
"""How much more often the right answer scores the Quint Royal, at least."""

LEAST_QUINT = 4.0
"""How many quint points the two answers differ by in the trick in progress, at least."""

PARTNER_WINS = 0.7
"""How often the partner wins the trick after the right answer, at least, to be fed."""

EXPLAINED = 1 / 3
"""Which part of the lead such quint points explain, at least."""

Comparison = Callable[[Puzzle, Facts, Facts], bool]


def themes_of(puzzle: Puzzle, stop: StopFlag) -> tuple[Theme, ...]:
    """All that a puzzle some of whose answers are wrong is about; `Theme.OTHER` is never among it.

    A decision that may decide the game can only be about the game.

    Raises:
        SearchStopped: The stop flag was set.
    """
    state = puzzle.state
    if state.phase is Phase.DOUBLING:
        return () if puzzle.by_chance else (Theme.DOUBLE,)
    second = puzzle.second
    assert second is not None  # some of its answers are wrong
    right, wrong = facts_of(puzzle, (puzzle.best.action, second.action), FACTS_SEED, stop)
    if puzzle.by_chance:
        return (Theme.GAME,) if is_game_now(puzzle, right, wrong) else ()
    found = [theme for theme, is_it in _BY_FACTS.items() if is_it(puzzle, right, wrong)]
    return (*found, Theme.ENDING) if is_ending(puzzle) else tuple(found)


def is_ending(puzzle: Puzzle) -> bool:
    """The last five tricks: no more than that are left."""
    deal = puzzle.state.deal
    assert deal is not None  # a card is to be played
    return len(deal.tricks) >= TRICKS_IN_A_DEAL - LAST_TRICKS


def is_game_now(puzzle: Puzzle, right: Facts, wrong: Facts) -> bool:
    """Make the game now: the right answer wins it in this very deal, more often by 15 in 100."""
    return puzzle.by_chance and right.won - wrong.won >= LEAST_CHANCE


def is_royal(puzzle: Puzzle, right: Facts, wrong: Facts) -> bool:
    """Save the Quint Royal: the hand on turn holds it, and only the right answer brings it home."""
    return holds_royal(puzzle.state) and right.royal - wrong.royal >= LEAST_ROYAL


def is_feed(puzzle: Puzzle, right: Facts, wrong: Facts) -> bool:
    """Feed partner: who wins the trick is given a quint, and that is a good part of the lead."""
    more = right.fed - wrong.fed
    return right.partner >= PARTNER_WINS and more >= max(LEAST_QUINT, EXPLAINED * _lead(puzzle))


def is_refuse(puzzle: Puzzle, right: Facts, wrong: Facts) -> bool:
    """Refuse the quint: the wrong answer lets the others score one in this trick."""
    return wrong.given - right.given >= max(LEAST_QUINT, EXPLAINED * _lead(puzzle))


_BY_FACTS: Mapping[Theme, Comparison] = {
    Theme.ROYAL: is_royal,
    Theme.FEED: is_feed,
    Theme.REFUSE: is_refuse,
}


def _lead(puzzle: Puzzle) -> float:
    second = puzzle.second
    return 0.0 if second is None else puzzle.loss(second.action)
