"""What a puzzle is about: predicates on facts, each counted in imagined deals.

The right answer is compared with the best of the wrong ones. A puzzle may be about several things;
whoever collects puzzles takes the one that is wanted most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.judging.fair_values import BREADTH
from quinto_desktop.players.kernel import SearchStopped, StopFlag
from quinto_desktop.players.puzzles.lines import play_on
from quinto_desktop.players.puzzles.puzzle import LEAST_CHANCE, Puzzle, Theme, with_hidden_cards
from quinto_desktop.rules import (
    QUINT_ROYAL,
    TRICKS_IN_A_DEAL,
    Action,
    MatchState,
    Phase,
    QuintKind,
    apply,
)

DEALS = 24
"""In how many imagined deals facts are counted."""


class Facts(Struct, frozen=True):
    """What follows an action, as means over imagined deals; shares are from 0 to 1.

    They are how often the own side scores the Quint Royal, and wins the game in this deal, which is
    counted only if that matters; how often the partner wins the trick; and the quint points,
    without the Quint Royal's, that the own side is fed by that, and that the others are given in
    it.
    """

    royal: float = 0.0
    partner: float = 0.0
    fed: float = 0.0
    given: float = 0.0
    won: float = 0.0


def facts_of(
    puzzle: Puzzle, actions: Sequence[Action], seed: int, stop: StopFlag
) -> tuple[Facts, ...]:
    """Count what follows some plays, each in the same imagined deals.

    Raises:
        SearchStopped: The stop flag was set.
    """
    deals = imagine(puzzle.observation, DEALS, seed, stop.is_set, BREADTH).deals
    found = [Facts() for _ in actions]
    to_the_end = puzzle.by_chance or holds_royal(puzzle.state)
    for deal in deals:
        if stop.is_set():
            raise SearchStopped("Counting was stopped.")
        state = with_hidden_cards(puzzle, deal).state
        for at, action in enumerate(actions):
            facts = _in_deal(state, action, to_the_end=to_the_end)
            found[at] = _added(found[at], facts, deal)
    return tuple(found)


def _added(total: Facts, one: Facts, deal: ImaginedDeal) -> Facts:
    return replace(
        total,
        **{
            name: getattr(total, name) + deal.weight * getattr(one, name)
            for name in Facts.__struct_fields__
        },
    )


def _in_deal(state: MatchState, action: Action, *, to_the_end: bool) -> Facts:
    # The deal is played on as far as its facts need it.
    seat = state.turn
    deal = state.deal
    assert seat is not None and deal is not None  # a play is due
    number = len(deal.tricks)
    after = apply(state, action).after
    for step in play_on(after) if to_the_end or len(after.dealt.tricks) == number else ():
        after = step.after
        if not to_the_end and len(after.dealt.tricks) > number:
            break
    end = after.dealt
    trick = end.tricks[number]
    in_trick = [0, 0]
    royal = 0.0
    for scored in end.quints[len(deal.quints) :]:
        if scored.quint.kind is QuintKind.ROYAL:
            royal = float(scored.side is seat.side)
        elif scored.trick == number + 1:
            in_trick[scored.side] += scored.quint.points
    is_partners = trick.winner is seat.partner
    return Facts(
        royal,
        float(is_partners),
        float(in_trick[seat.side]) if is_partners else 0.0,
        float(in_trick[seat.side.other]),
        float(after.winner is seat.side),
    )


def holds_royal(state: MatchState) -> bool:
    """Whether the hand on turn holds the Quint Royal."""
    deal, seat = state.deal, state.turn
    return deal is not None and seat is not None and QUINT_ROYAL in deal.hands[seat]


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
    deal = puzzle.state.dealt
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
