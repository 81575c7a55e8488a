"""Measure what the judge says of whoever plays both hands of a side, in endings that Casuals reach.

First its best card beside the mean of exact values over layouts drawn from what was seen alone.
Then how far such a mean can be trusted: it lets the player see all cards later on (the ceiling).
The floor is what a fixed plan makes that plays the same card wherever the player cannot tell the
layouts apart, against opponents who see everything and know the plan; and αμ search (Cazenave and
Ventos) of two own cards says whether it would choose another card.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import mean

import small_solver
from small_solver import Moment, height

from quinto_desktop.lab.playing.headless import match_steps
from quinto_desktop.lab.pool.layouts import FIELDS, Endings, uniform_layouts
from quinto_desktop.players import Level, player_of
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.thinking.open_cards import plays_both_hands
from quinto_desktop.rules import *

STRENGTH = {str(card): card.strength for card in PACK}
BATCHES, LAYOUTS, WORLDS, OWN_CARDS, MOST_KEPT = 2, 250, 12, 2, 60


@dataclass(eq=False)
class World:
    """One layout, solved from any moment on, for the side that plays both hands."""

    start: Moment
    sign: int
    known: dict[tuple[object, ...], int] = field(default_factory=dict)
    solver: Solver = field(default_factory=lambda: Solver(1))

    def __post_init__(self) -> None:
        hands = [*map(bits, self.start.hands)]
        for place, card in enumerate(self.start.trick):
            hands[(self.start.leader + place) % 4] |= 1 << STRENGTH[card]
        cachette = small_solver.quints_in(self.start.cachette)
        lead = JokerLead(self.start.joker_lead)
        self.solver.take_up(hands, self.start.value, cachette, lead)

    def value(self, now: Moment) -> int:
        key = (now.leader, now.trick, now.hands)
        if now.is_over:
            return self.sign * now.counted()
        if key not in self.known:
            out, lying = (
                bits(now.trick) + sum(map(bits, now.hands)),
                [STRENGTH[c] for c in now.trick],
            )
            self.known[key] = self.solver.value_of(out, now.leader, lying)
        return self.sign * (now.counted() + self.known[key])


Moments = Mapping[World, Moment]
Front = list[dict[World, int]]
"""What plans make in each layout: no plan that is nowhere better than another."""


def bits(cards: tuple[str, ...] | frozenset[str]) -> int:
    return sum(1 << STRENGTH[card] for card in cards)


def ending(number: int, form: Form, least: int, most: int) -> Observation | None:
    """One decision of the first deal of a game among Casuals, with so many tricks to come."""
    rules = RuleOptions(form=form, target=10_000, match=MatchForm.GAME)
    found = []
    for step in match_steps(rules, 5000 + number, [player_of(Level.CASUAL)] * 4):
        turn = step.before.turn
        if step.before.phase is Phase.PLAY and turn is not None:
            seen = observe(step.before, turn)
            left = TRICKS_IN_A_DEAL - len(seen.tricks)
            if plays_both_hands(seen) and len(seen.actions) > 1 and least <= left <= most:
                found.append(seen)
        if step.after.deals_finished:
            break
    return random.Random(5000 + number).choice(found) if found else None


def worlds_of(seen: Observation, layouts: array[int]) -> Moments:
    trick, turn = seen.trick, seen.turn
    assert trick is not None  # a play is due
    assert turn is not None
    played = sum(card_set(one.cards) for one in (*seen.tricks, trick))
    found = {}
    for at in range(0, len(layouts), FIELDS):
        hands = layouts[at : at + 4]
        start = Moment(
            tuple([frozenset(map(str, cards_of_set(hand))) for hand in hands]),
            frozenset(map(str, cards_of_set(WHOLE_PACK & ~(played | sum(hands))))),
            trick.leader,
            tuple(map(str, trick.cards)),
            seen.trick_value,
            seen.rules.joker_lead.value,
            target=10**6,
            tricks=(len(seen.tricks), 0),
        )
        found[World(start, 1 if turn.side is Side.NS else -1)] = start
    return found


def after(moments: Moments, card: str) -> Moments:
    return {world: now.after(card) for world, now in moments.items() if card in now.legal()}


def averages(moments: Moments) -> dict[str, float]:
    """The ceiling of each card."""
    cards = next(iter(moments.values())).legal()
    return {c: mean(one.value(now.after(c)) for one, now in moments.items()) for c in cards}


def highest(values: Mapping[str, float]) -> str:
    return max(values, key=lambda card: (values[card], height(card)))


def floor(moments: Moments, own: int, first: str) -> float:
    """What a card makes at least, by the plan to play the best on average ever after."""
    plan: dict[tuple[str, ...], str] = {}

    def planned(history: tuple[str, ...]) -> str:
        if history not in plan:
            there = moments
            for card in history:
                there = after(there, card)
            plan[history] = highest(averages(there))
        return plan[history]

    def least(world: World, now: Moment, history: tuple[str, ...]) -> int:
        if now.is_over:
            return world.value(now)
        cards = [planned(history)] if now.turn % 2 == own else now.legal()
        return min(least(world, now.after(card), (*history, card)) for card in cards)

    return mean(least(one, now.after(first), (first,)) for one, now in moments.items())


def front(moments: Moments, own: int, depth: int) -> Front:
    """αμ search: what plans of so many own cards make against opponents who see everything."""
    some = next(iter(moments.values()))
    if some.is_over or not depth:
        return [{world: world.value(now) for world, now in moments.items()}]
    if some.turn % 2 == own:
        plans = [front(after(moments, card), own, depth - 1) for card in some.legal()]
        return undominated([plan for one in plans for plan in one])
    joined: Front = [{}]
    for card in {card for now in moments.values() for card in now.legal()}:
        more = front(after(moments, card), own, depth)
        joined = undominated([lower(one, other) for one in joined for other in more])
    return joined


def lower(one: dict[World, int], other: dict[World, int]) -> dict[World, int]:
    return {
        world: min(found[world] for found in (one, other) if world in found)
        for world in one | other
    }


def undominated(plans: Front) -> Front:
    kept: Front = []
    for plan in sorted(plans, key=lambda one: -sum(one.values())):
        if not any(all(other[w] >= value for w, value in plan.items()) for other in kept):
            kept.append(plan)
    return kept[:MOST_KEPT]


def agreement(endings: Iterator[tuple[int, Observation]]) -> None:
    solved, losses = Endings(), []
    for number, seen in endings:
        best = fair_values(seen, number, BATCHES).best
        layouts = uniform_layouts(seen, LAYOUTS, number)
        assert isinstance(best, Play)
        sign = FIELDS * (1 if seen.mover.side is Side.NS else -1) / len(layouts)
        values = {card: sign * value for card, value in solved.values(seen, layouts).items()}
        losses.append(round(max(values.values()) - values[best.card], 6))
    print(
        f"{len(losses)} endings: the best card in {losses.count(0)}, within a point in"
        f" {sum(loss <= 1 for loss in losses)}; {mean(losses):.2f} points lost on average"
    )


def plans(endings: Iterator[tuple[int, Observation]]) -> None:
    rows = []
    for number, seen in endings:
        moments = worlds_of(seen, uniform_layouts(seen, WORLDS, number))
        own, ceilings = seen.mover % 2, averages(moments)
        fronts = {card: front(after(moments, card), own, OWN_CARDS - 1) for card in ceilings}
        searched = {c: max(mean(plan.values()) for plan in found) for c, found in fronts.items()}
        usual, other = (
            highest(ceilings),
            max(searched, key=lambda c: (searched[c], ceilings[c], height(c))),
        )
        floors = {card: floor(moments, own, card) for card in {usual, other}}
        rows.append((ceilings[usual], floors[usual], floors[other], usual != other))
    ceiling, lowest, floor_of_other, differ = [mean(column) for column in zip(*rows, strict=True)]
    print(
        f"{len(rows)} endings: ceiling {ceiling:.2f}, floor {lowest:.2f}; αμ chooses another card"
        f" in {differ:.0%}, with a floor of {floor_of_other:.2f}"
    )


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=300, help="how many games (default 300)")
    chosen = parser.parse_args(words)

    def endings(least: int, most: int) -> Iterator[tuple[int, Observation]]:
        for number in range(chosen.endings):
            seen = ending(number, (Form.DUMMY, Form.TWO)[number % 2], least, most)
            if seen is not None:
                yield number, seen

    agreement(endings(2, 8))
    plans(endings(3, 4))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
