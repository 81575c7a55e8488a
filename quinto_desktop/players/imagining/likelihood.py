"""How likely the observed calls and plays of the hidden hands were, in an imagined deal.

By Bayes's rule that is the deal's *importance weight*. How cards are chosen is modelled for several
kinds of players, which each seat's plays tell; how calls are made, by `doubling`'s estimate of a
hand. The constants were set by hand.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import exp, log

from msgspec import Struct

from quinto_desktop.players.by_rule.doubling import STRETCH, caution, expected_share
from quinto_desktop.players.imagining.information import Information, Place, hands_of, tricks_of
from quinto_desktop.players.imagining.playouts import playout_of, seen_by
from quinto_desktop.players.imagining.sampling import Division
from quinto_desktop.players.kernel import (
    AccumulatorNetwork,
    Network,
    load_accumulator_network,
    load_network,
    model_faults,
)
from quinto_desktop.players.kernel.networks import NetworkName
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import PACK, SEATS, Call, CardSet, Observation, Seat, legal_calls

RULE_PLAYERS, POLICY_PLAYERS = 0.25, 0.15
"""The shares of strangers that are taken to play by rule, as Casual does, and as the policy."""

LAPSE = 0.02
"""How often any of the many plays a card without thinking."""

LAPSE_OF_A_KIND = 0.1
"""The same for the other kinds, whose models were fitted to one player each."""

POLICYS_WIDTH = 0.1
"""The difference in the policy's score, in tens of points, that makes a card e times as likely."""


class Kind(Struct, frozen=True):
    """A kind of players, and how they choose a card: an odds of e for each `width` in score.

    One model of everybody reads nobody well. So a stranger is taken to be of one of a few kinds for
    a whole deal, each with a model of its own, and what it does decides between them (*type-based*
    opponent modelling; Albrecht and Stone, "Autonomous agents modelling other agents", Artificial
    Intelligence 258, 2018). The accumulator's network scores where every player sees only one hand,
    unless it is None. Shares and lapses, cards played at random, are from 0 to 1.
    """

    share: float
    network: Network
    accumulator_network: AccumulatorNetwork | None
    width: float
    lapse: float


def kinds_of_players() -> tuple[Kind, ...]:
    """All kinds whose models can be used; the many, of no special kind, are always among them."""
    special: tuple[tuple[NetworkName, float, float], ...] = (
        ("rule_model", RULE_PLAYERS, 1.0),
        ("policy", POLICY_PLAYERS, POLICYS_WIDTH),
    )
    faults = model_faults()
    kinds = [
        Kind(share, load_network(name), None, width, LAPSE_OF_A_KIND)
        for name, share, width in special
        if name not in faults
    ]
    many = Kind(
        1 - sum(kind.share for kind in kinds),
        load_network("play_model"),
        load_accumulator_network("accumulator_play_model"),
        1.0,
        LAPSE,
    )
    return (many, *kinds)


DOUBLES_FROM, DOUBLES_FROM_BOTH, REDOUBLES_FROM = 0.55, 0.51, 0.59
"""The shares of the tricks that players are taken to call from. Strangers seldom ask for less in
fourth hand, as `doubling` does, so a pass there says no more than elsewhere.
"""

CALLING_RESERVE = 0.02
"""The share of the tricks above these at which a double is as likely as not."""

CALLING_WIDTH = 0.02
"""How gradually doubles become likely, as a share of the tricks."""

BOLDNESS = 0.6
"""How often a player with the cards for a double doubles: many prefer not to raise the value."""

CALLING_LAPSE = 0.05
"""How often a call is assumed to be made without thinking."""

_SHARE = [expected_share((card,)) - expected_share(()) for card in PACK]
"""What each card adds to a hand's expected share of the tricks, by strength."""

_SHARES_OF_EIGHT = [
    [
        sum(share for at, share in enumerate(_SHARE[first : first + 8]) if cards >> at & 1)
        for cards in range(256)
    ]
    for first in range(0, len(PACK), 8)
]
"""What eight cards at a time add to it, indexed by which of them are present."""


class Likelihood:
    """Computes how likely imagined deals make what a seat has seen of a deal in progress.

    Attributes:
        has_raise: Whether a hidden hand has doubled or redoubled.
    """

    def __init__(
        self, observation: Observation, information: Information, kinds: Sequence[Kind]
    ) -> None:
        self._information = information
        self._models = [_PlayModel(observation, information, kind) for kind in kinds]
        self._log_shares = [log(kind.share) for kind in kinds]
        self._views = _views_of(observation, information)
        self._known: dict[tuple[int, ...], float] = {}
        self._callings = _callings_of(observation, information)
        self.has_raise = any(calling.doubled for calling in self._callings)
        self._judged = {place for calling in self._callings for place in calling.hidden}

    def log_of(self, division: Division) -> float:
        """The logarithm of the likelihood of all calls and plays of the hidden hands.

        It is at most 0, and never minus infinity.
        """
        return self.log_of_plays(division) + self.log_of_calls(division)

    def log_of_plays(self, division: Division) -> float:
        """The plays' part of `log_of`.

        What a seat would have played depends on the hands that its player sees and on what all
        have seen. Towards the end of a deal few different hands are left, so each is judged once.
        """
        hands = hands_of(self._information, division)
        keys = {seat: (seat, *[hands[other] for other in view]) for seat, view in self._views}
        unknown = [seat for seat in keys if keys[seat] not in self._known]
        if unknown:
            found = self._log_chances(unknown, array("Q", hands))
            self._known.update({keys[seat]: chance for seat, chance in found.items()})
        return sum([self._known[key] for key in keys.values()])

    def _log_chances(self, seats: Sequence[Place], hands: array[int]) -> dict[Place, float]:
        bits = sum([1 << seat for seat in seats])
        chances = [model.log_chances(hands, bits) for model in self._models]
        found = {}
        for seat in seats:
            logs = [
                share + each[seat] for share, each in zip(self._log_shares, chances, strict=True)
            ]
            top = max(logs)
            found[seat] = top + log(sum([exp(one - top) for one in logs]))
        return found

    def log_of_calls(self, division: Division) -> float:
        """The calls' part of `log_of`."""
        shares = {place: _share_of(division[place]) for place in self._judged}
        return sum([log(calling.chance(shares)) for calling in self._callings])


def _views_of(
    observation: Observation, information: Information
) -> list[tuple[Place, tuple[Place, ...]]]:
    # The seats whose hands are hidden, and which of these hands each one's player sees.
    hidden = [hand.place for hand in information.hidden_hands]
    seen = [seen_by(observation, seat) for seat in hidden]
    return [
        (seat, tuple([other for other in hidden if bits >> other & 1]))
        for seat, bits in zip(hidden, seen, strict=True)
    ]


class _PlayModel:
    """How one kind of players would have chosen the cards that were played."""

    def __init__(self, observation: Observation, information: Information, kind: Kind) -> None:
        self._kind = kind
        self._playout = playout_of(
            observation, information, kind.network, None, kind.accumulator_network
        )
        self._playout.mark(StopFlag().cell)
        self._told = array("d", bytes(8 * len(SEATS)))

    def log_chances(self, hands: array[int], seats: int) -> array[float]:
        # The logarithms for some seats, given as bits; valid until the next call.
        kind = self._kind
        self._playout.log_chances(hands, 0, seats, kind.width, kind.lapse, self._told)
        return self._told


class _Calling(Struct, frozen=True):
    """One call, based on hidden hands.

    Attributes:
        stretch: The weight of each of their cards.
        share: The expected share of the tricks from the caller's other cards, including those
            played since, minus the share at which a double is as likely as not.
    """

    hidden: tuple[Place, ...]
    stretch: float
    share: float
    doubled: bool

    def chance(self, shares: Mapping[Place, float]) -> float:
        # If the cards still held are worth these shares of the tricks.
        share = self.share + self.stretch * sum([shares[place] for place in self.hidden])
        doubles = BOLDNESS / (1 + exp(-share / CALLING_WIDTH))
        chance = doubles if self.doubled else 1 - doubles
        return (1 - CALLING_LAPSE) * chance + CALLING_LAPSE / 2


def _callings_of(observation: Observation, information: Information) -> list[_Calling]:
    dealer, calls = observation.dealer, observation.calls
    assert dealer is not None  # cards have been dealt
    hidden = [hand.place for hand in information.hidden_hands]
    scores, shares = observation.scores_before, _shares_seen(observation, information)
    callings = []
    for number, call in enumerate(calls):
        seat = dealer.next.clockwise[number]
        judged = _judged_hands(observation, dealer, seat)
        places = tuple([place for place in judged if place in hidden])
        choices = legal_calls(calls[:number], dealer)
        # A player who calls for both hands loses nothing by waiting, so a first pass says nothing.
        waits = len(judged) == 2 and number < 2 and call is Call.PASS
        if not places or waits or len(choices) == 1:
            continue
        stretch = STRETCH if len(judged) == 2 else 1.0
        share = expected_share((), ()) if len(judged) == 2 else expected_share(())
        share += stretch * sum([shares[place] for place in judged])
        asked = DOUBLES_FROM_BOTH if len(judged) == 2 else DOUBLES_FROM
        asked = REDOUBLES_FROM if Call.REDOUBLE in choices else asked
        asked += CALLING_RESERVE + caution(scores, seat.side)
        callings.append(_Calling(places, stretch, share - asked, call is not Call.PASS))
    return callings


def _shares_seen(observation: Observation, information: Information) -> list[float]:
    # Those in its hand, and those played.
    shares = [_share_of(hand) for hand in information.known]
    for trick in tricks_of(observation):
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            shares[seat] += _SHARE[card.strength]
    return shares


def _share_of(cards: CardSet) -> float:
    eights = cards.to_bytes(len(_SHARES_OF_EIGHT), "little")
    return sum([shares[eight] for shares, eight in zip(_SHARES_OF_EIGHT, eights, strict=True)])


def _judged_hands(observation: Observation, dealer: Seat, seat: Seat) -> tuple[Seat, ...]:
    # A player of two hands judges by both; but when an opponent of dummy deals, the Dummy-player
    # calls at both turns from the hand that is to lead (rules §9).
    if observation.seating[seat] != observation.seating[seat.partner]:
        return (seat,)
    if observation.dummy is not None and dealer.side is not seat.side:
        return (dealer.next,)
    return (seat, seat.partner)
