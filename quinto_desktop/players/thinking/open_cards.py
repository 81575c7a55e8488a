"""The points to come in imagined deals whose last tricks are played with all cards seen.

Whoever plays both hands of a side knows all that the side can know, so the mean of exact values
over the imagined deals is what a card is worth; a policy that judges one card at a time has no plan
for two hands. So for them the search begins `BOTH_HANDS` tricks before the end; earlier the policy
plays `BOTH_HANDS_LATER`, or as many as its caller has time for, before the search takes over.
"""

from __future__ import annotations

from collections.abc import Sequence

from quinto_desktop.players.imagining.imagination import ImaginedDeal, worlds_of
from quinto_desktop.players.imagining.information import Information
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import Solver, StopFlag, is_compiled, load_network
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Observation, cards_of_set, quint_points

BOTH_HANDS = 8
"""For whoever plays both hands: how many tricks before the end the search takes a few milliseconds
a deal; one trick more takes ten times as long.
"""

BOTH_HANDS_LATER = 7
"""The same where it begins in the midst of a playout, after each of up to twelve cards."""

_TABLE_MB = 2


def plays_both_hands(observation: Observation) -> bool:
    """Whether the player on turn plays the partner's hand as well."""
    return observation.turn is not None and observation.plays(observation.turn.partner)


def open_tricks(
    observation: Observation,
    usual: int,
    both_hands: tuple[int, int] = (BOTH_HANDS, BOTH_HANDS_LATER),
) -> int:
    """How many tricks before the end all cards are taken as seen.

    It is the usual number where each player has one hand, or where the search is interpreted. For
    whoever plays both hands, it is the first of two numbers if it comes now, the second if later.
    """
    if not plays_both_hands(observation) or not is_compiled():
        return usual
    left = TRICKS_IN_A_DEAL - len(observation.tricks)
    now, later = both_hands
    return left if left <= now else later


class OpenCards:
    """Finds the points to come after some cards: by the policy, and from some trick on exactly."""

    def __init__(
        self, observation: Observation, information: Information, tricks: int, stop: StopFlag
    ) -> None:
        self._trick_value = observation.trick_value
        self._joker_lead = observation.rules.joker_lead
        self._tricks = tricks
        self._stop = stop
        self._solver = Solver(_TABLE_MB, stop)
        self._playout = playout_of(observation, information, load_network("policy"))
        self._playout.mark(stop.cell)
        self._lying = [0, 0, 0, 0]
        trick = observation.trick
        assert trick is not None  # a play is due
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            self._lying[seat] = 1 << card.strength

    def points(self, deal: ImaginedDeal, cards: Sequence[int]) -> list[float] | None:
        """What NS scores in the whole deal, less EW, after each card; None if stopped."""
        whole = [held | lying for held, lying in zip(deal.hands, self._lying, strict=True)]
        cachette = quint_points(cards_of_set(deal.cachette))
        self._solver.take_up(whole, self._trick_value, cachette, self._joker_lead)
        world, found, guess = worlds_of([deal]), [], 0
        for card in cards:
            out, leader, lying, scored = self._playout.play_on(world, 0, card, self._tricks)
            if out:
                guess = self._solver.value_of(out, leader, lying, guess)
                scored += guess
            found.append(float(scored))
        return None if self._stop.is_set() else found
