"""Playing deals for a question to the lab.

Hidden cards are imagined as the judge imagines them, and deals are played to the end by Master's
policy, which sees no more than each seat may.
"""

from __future__ import annotations

import random
from dataclasses import replace

from quinto_desktop.players.experiments.experiment import (
    DEALS_IN_A_PIECE,
    HAND_SIZE,
    SUIT_NAMES,
    Asked,
    CachettesWorth,
    Finding,
    Tally,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.trying import CallTrials, CardTrials
from quinto_desktop.players.kernel import Playout, load_network
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.thinking.calling import reserve_of
from quinto_desktop.rules import (
    PACK,
    SEATS,
    CachetteFrom,
    Call,
    Card,
    CodedDeal,
    Deal,
    Form,
    JokerLead,
    MatchState,
    Observation,
    Pair,
    RuleOptions,
    Seat,
    Side,
    Trick,
    apply,
    card_set,
    deal_out,
    observe,
    quint_points,
    quints_in,
    sorted_hand,
    trick_winner,
)
from quinto_desktop.rules.quints import QuintKind

_OPTIONS = tuple(JokerLead)
_TRICK_VALUE = 5
_EVEN = 1
"""How many deals are drawn for each one kept: there is nothing to weigh them by."""


def played(asked: Asked, seed: int, piece: int, stop: StopFlag) -> Finding | None:
    """Play one piece of deals, as `Experimenting` asks; None if it was stopped."""
    if isinstance(asked, CachettesWorth):
        return _cachette(asked, random.Random(f"cachette {seed} {piece}"), stop)
    if isinstance(asked, WhichLead):
        rules = RuleOptions(asked.joker_lead, form=Form.FOUR)
        return _leads(_moment(asked.hand, (), asked.scores, rules), seed, piece, stop)
    state = _moment(asked.hand, asked.calls, asked.scores, RuleOptions())
    return _calls(state, asked, seed, piece, stop)


def _moment(
    hand: tuple[Card, ...], calls: tuple[Call, ...], scores: Pair, rules: RuleOptions
) -> MatchState:
    # South holds a hand, and is to call after some calls; the rest lies anyhow.
    rest = [card for card in PACK if card not in hand]
    piles = [rest[start : start + HAND_SIZE] for start in range(0, 3 * HAND_SIZE, HAND_SIZE)]
    dealer = SEATS[(Seat.S - len(calls) - 1) % len(SEATS)]
    hands = {Seat.N: piles[0], Seat.E: piles[1], Seat.S: [*hand], Seat.W: piles[2]}
    rounds = zip(*(sorted_hand(hands[seat]) for seat in dealer.next.clockwise), strict=True)
    dealt = [card for cards in rounds for card in cards]
    rules = replace(rules, cachette_from=CachetteFrom.BOTTOM)
    pack = (*dealt, *rest[3 * HAND_SIZE :])
    deal = CodedDeal.of_pack(pack, dealer, rules, scores=(scores[0], scores[1]))
    state = apply(deal.start, Deal(pack)).after
    for call in calls:
        state = apply(state, call).after
    return state


def _leads(state: MatchState, seed: int, piece: int, stop: StopFlag) -> Finding | None:
    for _ in SEATS:
        state = apply(state, Call.PASS).after
    observation = observe(state, Seat.S)
    trials = CardTrials(observation, information_of(observation), stop)
    return _tried(observation, trials, seed, piece, stop)


def _tried(
    observation: Observation, trials: CardTrials | CallTrials, seed: int, piece: int, stop: StopFlag
) -> Finding | None:
    actions = observation.actions
    tally = Tally.of_nothing(len(actions))
    imagined = imagine(
        observation, DEALS_IN_A_PIECE, seed * _PIECES + piece, stop.is_set, breadth=_EVEN
    )
    for deal in imagined.deals:
        found = trials.of(deal, actions)
        if found is None or stop.is_set():
            return None
        tally = tally.with_deal(found[0], deal.weight * len(imagined.deals))
    names = tuple([str(getattr(action, "card", action)) for action in actions])
    return Finding(names, tally)


_PIECES = 1 << 20
"""The seeds set aside for the pieces of one question."""


def _calls(
    state: MatchState, asked: WhetherToDouble, seed: int, piece: int, stop: StopFlag
) -> Finding | None:
    observation = observe(state, Seat.S)
    raised = asked.raised
    assert raised is not None  # there is something to ask
    trials = CallTrials(observation, information_of(observation), stop)
    # The judge takes a reserve off a raise; what it brings in the cards is asked here.
    reserve = reserve_of(observation, raised)
    tally = Tally.of_nothing(3)
    imagined = imagine(
        observation, DEALS_IN_A_PIECE, seed * _PIECES + piece, stop.is_set, breadth=_EVEN
    )
    for deal in imagined.deals:
        found = trials.of(deal, (Call.PASS, raised))
        if found is None or stop.is_set():
            return None
        as_it_is, if_raised = found[0][0], found[0][1] + reserve
        figures = (as_it_is, if_raised, float(if_raised > as_it_is))
        tally = tally.with_deal(figures, deal.weight * len(imagined.deals))
    return Finding(("pass", "raise", "paid"), tally)


def _cachette(asked: CachettesWorth, chance: random.Random, stop: StopFlag) -> Finding | None:
    names = ("worth", "quint", *SUIT_NAMES.values(), "royal", "eldest")
    tally = Tally.of_nothing(len(names))
    network = load_network("policy")
    playout = Playout(network.first, network.biases, network.second)
    for _ in range(DEALS_IN_A_PIECE):
        if stop.is_set():
            return None
        pack = [*PACK]
        for last in range(len(pack) - 1, 0, -1):
            other = int(chance.random() * (last + 1))
            pack[last], pack[other] = pack[other], pack[last]
        hands, cachette = deal_out(tuple(pack), Seat.W, CachetteFrom.BOTTOM)
        winner = _last_winner(playout, hands, asked.joker_lead)
        quints = quints_in(cachette)
        suits = {quint.cards[0].suit for quint in quints}
        royal = any(quint.kind is QuintKind.ROYAL for quint in quints)
        figures = (
            float(_TRICK_VALUE + quint_points(cachette)),
            float(bool(quints)),
            *(float(suit in suits) for suit in SUIT_NAMES),
            float(royal),
            float(winner.side is Side.NS),
        )
        tally = tally.with_deal(figures)
    return Finding(names, tally)


def _last_winner(
    playout: Playout, hands: tuple[tuple[Card, ...], ...], joker_lead: JokerLead
) -> Seat:
    # Who takes the last trick of a deal that North leads to, undoubled.
    own = [1 << seat for seat in SEATS]
    cards = [card_set(hand) for hand in hands]
    playout.deal(cards, own, _TRICK_VALUE, 0, _OPTIONS.index(joker_lead))
    playout.begin(Seat.N)
    trick = Trick(Seat.N)
    while playout.legal():
        card = playout.choose()
        playout.play(card)
        if len(trick.cards) == len(SEATS):
            trick = Trick(trick_winner(trick, joker_lead))
        trick = Trick(trick.leader, (*trick.cards, PACK[card]))
    return trick_winner(trick, joker_lead)
