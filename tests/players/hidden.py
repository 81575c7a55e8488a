"""Random deals as a seat sees them, and the plain truth about what it cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct
from tables import pack_dealt

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Information,
    hands_of,
    information_of,
    tricks_of,
)
from quinto_desktop.players.imagining.sampling import Division
from quinto_desktop.rules import *
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS

FORMS_AND_OPTIONS = [(form, option) for form in Form for option in JokerLead]


class Playout(Struct, frozen=True):
    """One deal, played out at random: the match before it, and after each action to its end."""

    start: MatchState
    states: list[MatchState]


def playout(form: Form, joker_lead: JokerLead, seed: int) -> Playout:
    """The deal with a number. In every other deal the Quint Royal is kept as long as possible."""
    rng = random.Random(f"hidden {seed}")
    rules = RuleOptions(
        joker_lead, cachette_from=rng.choice([*CachetteFrom]), target=10_000, form=form
    )
    start = new_match(rules, rng.choice(DUMMY_PLAYERS_SEATS if form is Form.DUMMY else SEATS))
    for _ in range(rng.randrange(2)):  # with dummy, another seat deals the second time
        start = _played_out(start, rng, seed, keeps_royal=False)[-1]
    return Playout(start, _played_out(start, rng, seed + 1, keeps_royal=bool(seed % 2)))


def _played_out(
    start: MatchState, rng: random.Random, seed: int, *, keeps_royal: bool
) -> list[MatchState]:
    state = apply(start, Deal(shuffled_pack(seed, 1))).after
    states = [state]
    while state.phase is not Phase.DEALING:
        actions = [*legal_actions(state)]
        if keeps_royal and len(actions) > 1 and Play(QUINT_ROYAL) in actions:
            actions.remove(Play(QUINT_ROYAL))
        state = apply(state, rng.choice(actions)).after
        states.append(state)
    return states


def deal_of(state: MatchState) -> DealState:
    return state.dealt


def views(state: MatchState) -> Iterator[Observation]:
    """What each seat sees."""
    return (observe(state, seat) for seat in SEATS)


def truth(state: MatchState, information: Information) -> Division:
    """Where the hidden cards really are."""
    places = [*deal_of(state).hands, deal_of(state).cachette]
    return {hidden.place: card_set(places[hidden.place]) for hidden in information.hidden}


def cards_of(members: CardSet) -> tuple[Card, ...]:
    """A set of cards as a hand, high to low."""
    cards = []
    while members:
        strength = members.bit_length() - 1
        members ^= 1 << strength
        cards.append(PACK[strength])
    return tuple(cards)


def replayed(start: MatchState, observation: Observation, division: Division) -> Observation:
    """What the seat would see now if a deal had been this one: the whole history is replayed."""
    information = information_of(observation)
    hands = [
        cards_of(held | card_set(_played(observation, seat)))
        for seat, held in zip(SEATS, hands_of(information, division), strict=True)
    ]
    pack = pack_dealt(hands, cards_of(division[CACHETTE]), start)
    state = apply(start, Deal(pack)).after
    assert [*deal_of(state).hands] == hands
    for call in observation.calls:
        state = apply(state, call).after
    for trick in tricks_of(observation):
        for card in trick.cards:
            state = apply(state, Play(card)).after
    return observe(state, observation.seat)


def _played(observation: Observation, seat: Seat) -> list[Card]:
    cards = [trick.card_of(seat) for trick in tricks_of(observation)]
    return [card for card in cards if card is not None]


def all_divisions(unseen: CardSet, sizes: Mapping[int, int]) -> Iterator[Division]:
    """All ways to divide cards among places of these sizes, whatever the places may hold."""
    place, *others = sizes
    bits = [1 << card.strength for card in cards_of(unseen)]
    for chosen in combinations(bits, sizes[place]):
        cards = sum(chosen)
        if not others:
            yield {place: cards}
            continue
        for rest in all_divisions(unseen & ~cards, {other: sizes[other] for other in others}):
            yield {place: cards, **rest}


def allows_history(observation: Observation, division: Division) -> bool:
    """Whether every play of a hidden hand was legal in a deal: `replayed`, thirty times as fast."""
    held = {place: cards for place, cards in division.items() if place != CACHETTE}
    tricks = tricks_of(observation)
    for number in reversed(range(len(tricks))):
        trick = tricks[number]
        for done in reversed(range(len(trick.cards))):
            seat, card = trick.leader.clockwise[done], trick.cards[done]
            if seat not in held:
                continue
            held[seat] |= 1 << card.strength
            before = Trick(trick.leader, trick.cards[:done])
            hand = cards_of(held[seat])
            if card not in playable(hand, before, number, observation.rules.joker_lead):
                return False
    return True
