"""What follows an action, card by card: played on by Master's policy, or searched to the end.

A line is an illustration in one deal, chosen so that it shows what the figures say; it proves
nothing by itself. The figures are means over many deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from msgspec.structs import replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.judging.fair_values import BREADTH, values_in
from quinto_desktop.players.judging.hindsight import position_of
from quinto_desktop.players.judging.trying import game_worth_of, judges_open_tricks
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.puzzles.puzzle import (
    Line,
    Puzzle,
    Refutation,
    is_decision,
    with_hidden_cards,
)
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import MASTER
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Action,
    Call,
    MatchState,
    Phase,
    Play,
    Side,
    Step,
    apply,
    legal_actions,
    observe,
    tricks_won,
)

DEALS = 60
"""Among how many imagined deals the one to show is looked for."""

TRIED, MOST_TRIED = 5, 20
"""How many of them are played out card by card; and at most, if none of those tells enough."""

_TABLE_MB = 4
_POLICY = Expert(replace(MASTER, deals=0, call_deals=0).unhurried())
"""Master, without imagining anything: the policy alone."""


def play_on(state: MatchState) -> Iterator[Step]:
    """Play a deal to its end by the policy, which sees what each seat may; all calls are passes."""
    while is_decision(state):
        step = apply(state, policy_action(state))
        yield step
        state = step.after


def policy_action(state: MatchState) -> Action:
    """What the policy does now."""
    legal = legal_actions(state)
    if len(legal) == 1 or state.phase is Phase.DOUBLING:
        return Call.PASS if state.phase is Phase.DOUBLING else legal[0]
    return _POLICY.choose(observe(state, state.mover), 1, StopFlag())


def line_after(state: MatchState, action: Action, stop: StopFlag) -> Line:
    """What follows an action in a deal as it lies: played by the policy, at last searched.

    Raises:
        SearchStopped: The stop flag was set.
    """
    actions, after = [action], apply(state, action).after
    for step in _continued(after, _open_tricks(state), stop):
        if stop.is_set():
            raise SearchStopped("The line was stopped.")
        actions.append(step.action)
        after = step.after
    return Line(state, tuple(actions), after, *_result(state, after))


def _open_tricks(state: MatchState) -> int:
    # As for the judge; 0 for never.
    observation = observe(state, state.mover)
    tricks = judges_open_tricks(observation) if state.phase is Phase.PLAY else 0
    # The search counts points; where the game is at stake it is only good for the very end.
    may_end = tricks and game_worth_of(observation, observation.trick_value).may_end_the_game
    return min(tricks, MASTER.exact_tricks) if may_end else tricks


def _continued(state: MatchState, tricks: int, stop: StopFlag) -> Iterator[Step]:
    for step in play_on(state):
        deal = step.before.dealt
        if step.before.phase is Phase.PLAY and TRICKS_IN_A_DEAL - len(deal.tricks) <= tricks:
            yield from _searched(step.before, stop)
            return
        yield step


def refutation(puzzle: Puzzle, answer: Action, seed: int, stop: StopFlag) -> Refutation:
    """Find a deal that shows what an answer, any legal action, gains or loses, and play it out.

    The seat could not exclude the deal, and the difference in it is nearest to the mean difference.

    Raises:
        SearchStopped: The stop flag was set.
    """
    best, rival = puzzle.best.action, answer
    if answer in puzzle.accepted:
        best = answer
        rival = answer if puzzle.second is None else puzzle.second.action
    wanted = puzzle.value(best).points - puzzle.value(rival).points
    shown: Refutation | None = None
    least = (True, inf)
    for number, deal in enumerate(_telling_deals(puzzle, best, rival, seed, stop)):
        if number >= TRIED and not least[0]:
            break
        state = with_hidden_cards(puzzle, deal).state
        right, wrong = (line_after(state, action, stop) for action in (best, rival))
        far = (not is_better(puzzle, right, wrong), abs(right.points - wrong.points - wanted))
        if shown is None or far < least:
            shown, least = Refutation(right, wrong), far
    assert shown is not None  # at least one deal is always imagined
    return shown if answer not in puzzle.accepted else Refutation(shown.right, None)


def is_better(puzzle: Puzzle, right: Line, wrong: Line) -> bool:
    """Whether the right line ends better, by the scale of the puzzle."""
    if puzzle.by_chance and right.wins is not wrong.wins:
        return right.wins is True or wrong.wins is False
    return right.points > wrong.points


def _telling_deals(
    puzzle: Puzzle, best: Action, rival: Action, seed: int, stop: StopFlag
) -> Sequence[ImaginedDeal]:
    # Those first whose difference is nearest to the mean.
    observation = puzzle.observation
    deals = imagine(observation, DEALS, seed, stop.is_set, BREADTH).deals
    if stop.is_set():
        raise SearchStopped("The line was stopped.")
    scored = []
    wanted = puzzle.value(best).points - puzzle.value(rival).points
    chance = puzzle.value(best).win - puzzle.value(rival).win
    for at, deal in enumerate(deals):
        found = values_in(observation, [replace(deal, weight=1.0)])
        gap = found.points(best).mean - found.points(rival).mean
        won = found.chance(best) - found.chance(rival)
        far = abs(won - chance) if puzzle.by_chance else abs(gap - wanted)
        is_other_way = (won if puzzle.by_chance else gap) <= 0
        scored.append((is_other_way, far, at))
    return [deals[at] for _, _, at in sorted(scored)[:MOST_TRIED]]


def _searched(state: MatchState, stop: StopFlag) -> Iterator[Step]:
    if not is_decision(state):
        return
    solution = Solver(_TABLE_MB, stop).solve(position_of(state))
    for card in solution.line:
        if state.phase is not Phase.PLAY or card not in {
            one.card for one in legal_actions(state) if isinstance(one, Play)
        }:
            return  # a quint has won the game
        step = apply(state, Play(card))
        yield step
        state = step.after


def _result(before: MatchState, after: MatchState) -> tuple[int, bool | None]:
    # The points from a moment to the end of its deal, for the side then on turn; who has won.
    own = before.mover.side
    result = after.results[-1]
    ns, ew = (result.scores[side] - before.scores[side] for side in (Side.NS, Side.EW))
    if result.tricks_won is not None:  # tricks count at the end, those before as well
        won = tricks_won(before.dealt.tricks)
        ns -= result.trick_value * won[Side.NS]
        ew -= result.trick_value * won[Side.EW]
    points = ns - ew if own is Side.NS else ew - ns
    return points, None if after.winner is None else after.winner is own
