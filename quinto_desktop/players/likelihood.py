"""How likely the observed calls and plays of the hidden hands were, in an imagined deal.

By Bayes's rule a deal of the information set deserves belief in proportion to the chance that its
players would have called and played as they did: its *importance weight*. `habits` guesses how
cards are chosen, `doubling` how calls are.

Measured with four players, casual ones and novices, in 250 games that the habits were not fitted
to, at 1745 moments: how much likelier the true deal became (in nats, against the mean of 400
uniform draws), and how much better one was told where the Quint Royal and the aces are (in nats of
the probability of the true place)::

    what is known of the players                              true deal   Quint Royal   aces
    any legal card is as likely as any other                  0.16        -0.07      0.00
    calls alone                                               0.45         0.01      0.06
    plays alone                                               1.25         0.13      0.12
    calls, and plays by height, fives and completed pairs     1.42         0.09      0.14
    calls, and plays without a liking for the lowest card     1.38         0.13      0.17
    calls, and plays without a difference for the last seat   1.52         0.09      0.16
    calls and plays                                           1.68         0.14      0.17
    the same, trusted in full (`TRUST` 1)                     1.77         0.13      0.17

The model and `TRUST` were chosen on the first 120 of these games; 80 quite new ones gave 1.71, 0.10
and 0.13. Two players with two hands each gave 0.83, three with dummy 0.93 for the true deal. The
Quint Royal's true place has a chance of 0.29 early in a deal (0.26 without weighing), 0.36 in its
middle (0.27), 0.41 late (0.29), with casual players. The *effective sample size* is a third of the
draws early and a sixth in the middle: that is why more deals are drawn than kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

from quinto_desktop.players.choices import play_odds, strengths_of
from quinto_desktop.players.doubling import (
    DOUBLE_FROM,
    DOUBLE_FROM_FOR_BOTH,
    REDOUBLE_FROM,
    STRETCH,
    caution,
    expected_share,
)
from quinto_desktop.players.habits import moments_of
from quinto_desktop.players.information import Information, Place, tricks_of
from quinto_desktop.players.sampling import Division
from quinto_desktop.rules import (
    PACK,
    Call,
    Observation,
    Pair,
    Seat,
    Side,
    legal_calls,
    marked_points,
)

TRUST = 0.8
"""The power that the likelihood is raised to. Less than one, because the guesses about one
player's plays err together: with the whole likelihood the beliefs would be too firm."""

CALLING_RESERVE = 0.02
"""How much more of the tricks than `doubling` asks for makes a double as likely as not."""

CALLING_WIDTH = 0.02
"""How gradually doubles become likely, in shares of the tricks."""

CALLING_LAPSE = 0.05
"""How often a call is made without a thought."""

_SHARE = [expected_share((card,)) - expected_share(()) for card in PACK]
"""What each card adds to the share of the tricks that a hand stands for, by strength."""


class Likelihood:
    """Tells of imagined deals how likely they make what has been seen.

    Args:
        observation: What a seat knows of a running deal.
        information: The same, as `information_of` has it.
    """

    def __init__(self, observation: Observation, information: Information) -> None:
        self._plays = play_odds(observation, information)
        self._callings = _callings_of(observation, information)

    def log_of(self, division: Division) -> float:
        """The logarithm of the likelihood of all calls and plays of the hidden hands.

        Args:
            division: The cards of the hidden places; any of the information set.

        Returns:
            At most 0, and never minus infinity.
        """
        likelihood = 1.0
        shares: dict[Place, float] = {}
        for place, plays in self._plays.items():
            held = division[place]
            strengths = strengths_of(held)
            shares[place] = sum([_SHARE[strength] for strength in strengths])
            for play in plays:
                likelihood *= play.chance(held, strengths)
        for calling in self._callings:
            likelihood *= calling.chance(shares)
        return log(likelihood)

    def log_weight(self, division: Division) -> float:
        """The logarithm of a deal's importance weight: the likelihood, as far as it is trusted."""
        return TRUST * self.log_of(division)


@dataclass(frozen=True, slots=True)
class _Calling:
    """One call on the strength of hidden hands.

    Attributes:
        hidden: The places of these hands.
        stretch: How much each of their cards counts.
        share: The share of the tricks that the caller's other cards stand for, those played since
            among them, less the share that makes a double as likely as not.
        doubled: Whether the call was a double or a redouble.
    """

    hidden: tuple[Place, ...]
    stretch: float
    share: float
    doubled: bool

    def chance(self, shares: Mapping[Place, float]) -> float:
        """How likely the call was, if the cards still held stand for these shares of the tricks."""
        share = self.share + self.stretch * sum([shares[place] for place in self.hidden])
        doubles = 1 / (1 + exp(-share / CALLING_WIDTH))
        chance = doubles if self.doubled else 1 - doubles
        return (1 - CALLING_LAPSE) * chance + CALLING_LAPSE / 2


def _callings_of(observation: Observation, information: Information) -> list[_Calling]:
    """The calls that were made on the strength of hidden hands."""
    dealer, calls = observation.dealer, observation.calls
    assert dealer is not None  # cards have been dealt
    hidden = [hand.place for hand in information.hidden_hands]
    scores, shares = _scores_before(observation), _shares_seen(observation, information)
    callings = []
    for number, call in enumerate(calls):
        seat = dealer.next.clockwise[number]
        judged = _judged_hands(observation, dealer, seat)
        places = tuple([place for place in judged if place in hidden])
        choices = legal_calls(calls[:number], dealer)
        # Who calls for both hands loses nothing by waiting: his first pass tells nothing.
        waits = len(judged) == 2 and number < 2 and call is Call.PASS
        if not places or waits or len(choices) == 1:
            continue
        stretch = STRETCH if len(judged) == 2 else 1.0
        share = expected_share((), ()) if len(judged) == 2 else expected_share(())
        share += stretch * sum([shares[place] for place in judged])
        asked = DOUBLE_FROM_FOR_BOTH if len(judged) == 2 else DOUBLE_FROM
        asked = REDOUBLE_FROM if Call.REDOUBLE in choices else asked
        asked += CALLING_RESERVE + caution(scores, seat.side)
        callings.append(_Calling(places, stretch, share - asked, call is not Call.PASS))
    return callings


def _shares_seen(observation: Observation, information: Information) -> list[float]:
    """What the cards of each seat that are seen, in its hand or played, add to a share."""
    shares = [sum([_SHARE[card] for card in strengths_of(hand)]) for hand in information.known]
    for moment in moments_of(tricks_of(observation)):
        shares[moment.seat] += _SHARE[moment.card.strength]
    return shares


def _judged_hands(observation: Observation, dealer: Seat, seat: Seat) -> tuple[Seat, ...]:
    """The hands that a seat's call rests on.

    Whoever plays two hands judges by both; but when an opponent of dummy deals, the Dummy-player
    calls at both turns from the hand that is to lead (rules §9).
    """
    if observation.seating[seat] != observation.seating[seat.partner]:
        return (seat,)
    if observation.dummy is not None and dealer.side is not seat.side:
        return (dealer.next,)
    return (seat, seat.partner)


def _scores_before(observation: Observation) -> Pair:
    """Both sides' scores when the calls were made: without the quints of this deal."""
    ns, ew = (
        observation.scores[side]
        - marked_points(scored for scored in observation.quints if scored.side is side)
        for side in Side
    )
    return ns, ew
