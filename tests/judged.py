"""Moments to judge: deals played by a level, and endings with a made-up past."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from replaced import replace

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.judging import deal_review
from quinto_desktop.players.judging.deal_review import (
    Effort,
    PlayedDeal,
    Tables,
    Thoroughness,
    played_deals,
)
from quinto_desktop.players.thinking.skills import CLUB_IN_HASTE
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_layout

CALLS = {
    5: (Call.PASS,) * 4,
    10: (Call.DOUBLE, *(Call.PASS,) * 3),
    20: (Call.DOUBLE, Call.REDOUBLE, *(Call.PASS,) * 2),
}


IN_NO_TIME = replace(CLUB_IN_HASTE, deals=2, call_deals=2, breadth=1, exact_tricks=1)
"""Thinks like Club at the other tables of a review, but about next to nothing."""


@contextmanager
def light_reviews(batches: int = 4) -> Iterator[None]:
    """Let quick reviews have other tables that cost nothing; they are most of what one costs."""
    light = Thoroughness(batches, Tables(2, IN_NO_TIME))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(deal_review._THOROUGHNESS, Effort.QUICK, light)
        yield


class Ending(NamedTuple):
    """The last tricks of a deal, and their exact value for North and South."""

    state: MatchState
    value: int


@cache
def played_steps(
    seed: int, scores: Pair = (0, 0), level: Level = Level.CASUAL, rules: RuleOptions | None = None
) -> tuple[Step, ...]:
    """A whole deal, played by a level in all seats from some scores on."""
    start = replace(new_match(rules or RuleOptions()), scores=scores)
    steps = [apply(start, Deal(shuffled_pack(seed, 1)))]
    player = player_of(level)
    while (state := steps[-1].after).phase in (Phase.DOUBLING, Phase.PLAY):
        action = player.choose(observe(state, state.mover), len(steps))
        steps.append(apply(state, action))
    return tuple(steps)


def played_deal(
    seed: int, scores: Pair = (0, 0), level: Level = Level.CASUAL, rules: RuleOptions | None = None
) -> PlayedDeal:
    """The same as a deal to review."""
    (deal,) = played_deals(played_steps(seed, scores, level, rules))
    return deal


def endings(most_cards: int) -> list[Ending]:
    """The endings of the test data with no more cards a hand."""
    path = Path(__file__).parent / "data" / "endings.jsonl"
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    found = [_ending(row) for row in rows]
    return [one for one in found if _cards(one) <= most_cards]


def _cards(ending: Ending) -> int:
    return len(ending.state.dealt.hands[0])


def _ending(row: dict[str, object]) -> Ending:
    value, worth = row["trick_value"], row["value"]
    assert isinstance(value, int) and isinstance(worth, int)
    return Ending(ending_of(str(row["deal"]), Seat[str(row["leader"])], value), worth)


def ending_of(text: str, leader: Seat, value: int = 5, before: Pair = (0, 0)) -> MatchState:
    """A made-up ending."""
    layout = parse_layout(text)
    left = {card for hand in (*layout.hands, layout.cachette) for card in hand}
    past = [card for card in PACK if card not in left]
    random.Random(text).shuffle(past)
    first, tricks = _past_tricks(past, leader)
    quints = [
        ScoredQuint(quint, trick.winner.side, number)
        for number, trick in enumerate(tricks, start=1)
        if trick.winner is not None
        for quint in quints_in(trick.cards)
    ]
    north, east, south, west = layout.hands
    assert len(tricks) == TRICKS_IN_A_DEAL - len(north)
    begun = apply(new_match(RuleOptions(), first.next.next.next), Deal(shuffled_pack(1, 1))).after
    deal = DealState(
        number=1,
        dealer=first.next.next.next,
        hands=(north, east, south, west),
        cachette=layout.cachette,
        calls=CALLS[value],
        tricks=tuple(tricks),
        trick=Trick(leader),
        quints=tuple(quints),
    )
    ns = marked_points(one for one in quints if one.side is Side.NS)
    scores = (before[0] + ns, before[1] + marked_points(quints) - ns)
    return replace(begun, phase=Phase.PLAY, turn=leader, deal=deal, scores=scores)


def _past_tricks(cards: Sequence[Card], leader: Seat) -> tuple[Seat, list[Trick]]:
    fours = [[*cards[at : at + 4]] for at in range(0, len(cards), 4)]
    winners = [SEATS[number % 4] for number in range(len(fours))]
    winners[-1:] = [leader]
    leaders = [SEATS[0] if len(fours) > 1 else leader, *winners]
    tricks = []
    for four, winner, led in zip(fours, winners, leaders, strict=False):
        place = (winner - led) % 4
        four.sort(key=lambda card: card.strength)
        four.insert(place, four.pop())
        tricks.append(Trick(led, tuple(four), winner))
    return leaders[0], tricks


def short_deal(
    seed: int, level: Level = Level.CASUAL, rules: RuleOptions | None = None, tricks: int = 4
) -> PlayedDeal:
    """The end of a deal: as if nobody had decided anything before the last tricks."""
    deal = played_deal(seed, level=level, rules=rules)
    return replace(deal, decisions=deal.decisions[-len(SEATS) * tricks :])
