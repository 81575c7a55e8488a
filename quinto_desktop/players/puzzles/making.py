"""Making puzzles: searching the moments of a deal for one whose right answer is beyond doubt.

What is left after a quick look is judged twice as carefully as in a review; both have to agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.judging.estimates import CERTAIN
from quinto_desktop.players.judging.fair_values import BREADTH, judge, values_in
from quinto_desktop.players.judging.figures import FairValues, Figures
from quinto_desktop.players.judging.hindsight import position_of
from quinto_desktop.players.judging.verdicts import calls_again
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag, is_compiled
from quinto_desktop.players.puzzles.puzzle import (
    LEAST_CHANCE,
    LEAST_POINTS,
    Puzzle,
    Theme,
    is_decision,
    puzzle_of,
    with_hidden_cards,
)
from quinto_desktop.players.puzzles.themes import themes_of
from quinto_desktop.players.thinking.open_cards import plays_both_hands
from quinto_desktop.rules import Action, Card, MatchState, Observation, Phase, Play, Side, observe

SEEDS = (1, 2)
"""The random seeds of the two judgements; the first is that of the values."""

LOOKS = (1, 4)
"""After how many batches a moment is left out, if it does not look like a puzzle."""

UNREAD_DEALS, UNREAD_SEED = 240, 3
"""In how many deals, all alike likely, the answer must be right as well."""

UNREAD_SHARE = 0.5
"""Which part of a puzzle's least lead it must have there."""

OPEN_DEALS, MOST_NODES = 30, 2_000_000
"""In how many deals it is searched, all cards seen; and after how many plays one is given up."""

BATCHES = 16
"""How many batches of deals each judgement takes: those of a usual review."""

_TABLE_MB = 32

Wanted = Callable[[MatchState, FairValues], bool]
"""Whether a moment is wanted, after the first look."""


def puzzle_at(state: MatchState, stop: StopFlag, wanted: Wanted | None = None) -> Puzzle | None:
    """The puzzle of a moment, its theme still open; None if it is none, or is not wanted.

    Raises:
        SearchStopped: The stop flag was set.
    """
    assert is_decision(state)
    observation = observe(state, state.mover)
    if len(observation.actions) < 2 or calls_again(observation):
        return None
    first, second = SEEDS
    fair = _judged(observation, first, stop, lambda fair: wanted is None or wanted(state, fair))
    if fair is None:
        return None
    puzzle = puzzle_of(state, fair, Theme.OTHER)
    again = _judged(observation, second, stop) if puzzle.is_unique else None
    if again is None or again.best not in puzzle.accepted:
        return None
    holds = holds_unread(puzzle, stop) and holds_open(puzzle, stop)
    if stop.is_set():
        raise SearchStopped("The search for puzzles was stopped.")
    return puzzle if holds else None


def holds_unread(puzzle: Puzzle, stop: StopFlag) -> bool:
    """Whether the answer is right for somebody who reads nothing from how the others played.

    Everything else that was seen, every void above all, counts.
    """
    deals = imagine(puzzle.observation, UNREAD_DEALS, UNREAD_SEED, stop.is_set, breadth=1).deals
    fair = values_in(puzzle.observation, [replace(one, weight=1 / len(deals)) for one in deals])
    return fair.best in puzzle.accepted and leads(fair, share=UNREAD_SHARE)


def holds_open(puzzle: Puzzle, stop: StopFlag) -> bool:
    """Whether the answer is best on average with all cards seen, where somebody plays both hands.

    Early in a deal the judge still plays a few tricks by the policy, which has no plan for two
    hands; the search has. Elsewhere nothing is asked. Once stopped, what is found means nothing.
    """
    observation = puzzle.observation
    is_asked = puzzle.state.phase is Phase.PLAY and plays_both_hands(observation)
    if not is_asked or puzzle.by_chance or not is_compiled():
        return True
    deals = imagine(observation, OPEN_DEALS, UNREAD_SEED, stop.is_set, breadth=1).deals
    positions = [position_of(with_hidden_cards(puzzle, deal).state) for deal in deals]
    sign = 1 if puzzle.seat.side is Side.NS else -1
    totals: Counter[Card] = Counter()
    for values in Solver(_TABLE_MB, stop).evaluate(positions, node_limit=MOST_NODES):
        for card, value in (values or {}).items():
            totals[card] += sign * value
    right = {one.card for one in puzzle.accepted if isinstance(one, Play)}
    wrong = [total for card, total in totals.items() if card not in right]
    return not totals or max(totals[card] for card in right) > max(wrong)


def _judged(
    observation: Observation,
    seed: int,
    stop: StopFlag,
    wanted: Callable[[FairValues], bool] | None = None,
) -> FairValues | None:
    # Given up as soon as the values do not make a puzzle.
    fair: FairValues | None = None
    for fair in judge(observation, seed, BATCHES, stop):
        done = len(fair.batches)
        if done in LOOKS and not leads(fair):
            return None
        if done == LOOKS[0] and wanted is not None and not wanted(fair):
            return None
    if stop.is_set():
        raise SearchStopped("The search for puzzles was stopped.")
    return fair if fair is not None and leads(fair, CERTAIN) else None


def leads(fair: Figures, errors: float = 0.0, share: float = 1.0) -> bool:
    """Whether the best action leads all that are not equal to it by enough for a puzzle."""
    places = dict(zip(fair.actions, fair.tried, strict=True))
    best = fair.best
    others = [action for action in fair.actions if places[action] != places[best]]
    return bool(others) and all(_leads(fair, best, action, errors, share) for action in others)


def _leads(fair: Figures, best: Action, action: Action, errors: float, share: float) -> bool:
    if fair.decides_game:
        lead, error = fair.chance(best) - fair.chance(action), fair.chance_lost(action).error
        return lead >= share * LEAST_CHANCE and lead >= errors * error
    if fair.chance(best) < fair.chance(action):
        return False  # more points, but fewer games: at these scores there are two answers
    lead, error = fair.points(best).mean - fair.points(action).mean, fair.loss(action).error
    return lead >= share * LEAST_POINTS and lead >= errors * error


def find_puzzle(
    states: Iterable[MatchState], stop: StopFlag, unwanted: Collection[str] = ()
) -> Puzzle | None:
    """The first puzzle among some moments of a deal, with its theme, whose key is not unwanted.

    Raises:
        SearchStopped: The stop flag was set.
    """
    for state in states:
        puzzle = puzzle_at(state, stop)
        if puzzle is None or puzzle.key in unwanted:
            continue
        themes = themes_of(puzzle, stop)
        return replace(puzzle, theme=themes[0] if themes else Theme.OTHER)
    return None


# The same decision with the hidden cards lying otherwise, so that a mistake may come back

LIKELY_DEALS = 16
"""Among how many likely deals one is chosen."""


def another_layout(puzzle: Puzzle, number: int, stop: StopFlag) -> Puzzle:
    """A puzzle with other hidden cards, such as the seat might expect; each number has one.

    What the seat knows, the values and the right answers are the same; what comes of them is not.

    Raises:
        SearchStopped: The stop flag was set.
    """
    deals = imagine(puzzle.observation, LIKELY_DEALS, number, stop.is_set, BREADTH).deals
    if stop.is_set():
        raise SearchStopped("The search for a layout was stopped.")
    for deal in (*deals[number % len(deals) :], *deals):
        found = with_hidden_cards(puzzle, deal)
        if found.deal != puzzle.deal:
            return found
    return puzzle  # no other deal is possible
