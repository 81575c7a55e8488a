"""``quinto-lab bench means``: what deals are worth on average, by form, dealer and score.

These are the usual means of `players.judging.luck`, as the dealer's side sees them. Every deal is
played twice, the second time with the hands of both sides exchanged: so the luck of the cards drops
out, and what is left is what being the dealer is worth.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import replace

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.estimates import mean_estimate
from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.players.judging.luck import MEANS, NEAR, Kind, kind_of
from quinto_desktop.players.judging.reviewing import difference
from quinto_desktop.rules import (
    SEATS,
    Card,
    Deal,
    Form,
    MatchState,
    Phase,
    RuleOptions,
    Side,
    apply,
    new_match,
    observe,
    shuffled_pack,
)

_STEP = 5
_DEALT = 48


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    parser.add_argument(
        "--deals",
        type=read.whole_number(2, 100_000),
        default=50,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    read.add_seed(parser)
    parser.add_argument(
        "--level",
        type=read.level,
        default=Level.CLUB,
        metavar="L",
        help="the level of all four players (default club)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the mean of every kind of deal as soon as it is known."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    for kind in MEANS:
        found = mean_estimate([mean_of_both(kind, seed, arguments.level) for seed in seeds])
        assert found is not None and found.low is not None  # there are two deals or more
        dealer = "Dummy-player" if kind.has_dummy else "dealer"
        near = [
            word
            for word, is_near in (("dealer", kind.is_near), ("others", kind.others_near))
            if is_near
        ]
        print(
            f"{kind.form.value:<6} {dealer:<13} near: {' and '.join(near) or 'neither':<18}"
            f"{found.mean:>+7.2f} ± {found.mean - found.low:.2f}",
            flush=True,
        )
    return 0


def mean_of_both(kind: Kind, seed: int, level: Level) -> float:
    """What the dealer's side wins on average by a deal and by the same with the hands exchanged.

    Args:
        kind: The kind of deal.
        seed: The random seed.
        level: Who plays in all seats.
    """
    start = start_of(kind, seed)
    assert start.turn is not None  # the dealer is to deal
    side, pack = start.turn.side, shuffled_pack(seed, 1)
    ends = [_ended(start, one, seed, level) for one in (pack, exchanged(pack))]
    ns = sum([difference(end.scores) - difference(start.scores) for end in ends]) / len(ends)
    return ns if side is Side.NS else -ns


def start_of(kind: Kind, seed: int) -> MatchState:
    """A match before a deal of some kind, with scores drawn at random."""
    chance = random.Random(f"scores {seed}")
    start = new_match(RuleOptions(form=kind.form))
    assert start.turn is not None  # the dealer is to deal
    # South has dummy in the first game of three.
    dealer = start.turn if kind.has_dummy or kind.form is not Form.DUMMY else start.turn.next
    scores = [0, 0]
    scores[dealer.side] = _score(start.rules.target, chance, is_near=kind.is_near)
    scores[dealer.side.other] = _score(start.rules.target, chance, is_near=kind.others_near)
    ns, ew = scores
    found = replace(start, turn=dealer, scores=(ns, ew))
    dummy = None if found.dummy is None else found.dummy.side
    assert kind_of(kind.form, dealer.side, found.scores, found.rules.target, dummy) == kind
    return found


def _score(target: int, chance: random.Random, *, is_near: bool) -> int:
    least, most = (target - NEAR, target - _STEP) if is_near else (0, target - NEAR - _STEP)
    return chance.randrange(least, most + 1, _STEP)


def exchanged(pack: Sequence[Card]) -> tuple[Card, ...]:
    """A pack that deals every hand to the seat after the one that has it, with the same cachette.

    Cards are dealt one at a time, the cachette being what is left over.
    """
    fours = [pack[at : at + len(SEATS)] for at in range(0, _DEALT, len(SEATS))]
    return (*[card for four in fours for card in (four[-1], *four[:-1])], *pack[_DEALT:])


def _ended(start: MatchState, pack: Sequence[Card], seed: int, level: Level) -> MatchState:
    player = player_of(level)
    state, done = apply(start, Deal(tuple(pack))).after, 0
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        assert state.turn is not None  # a call or a play is due
        action = player.choose(observe(state, state.turn), decision_seed(seed, done))
        state, done = apply(state, action).after, done + 1
    return state
