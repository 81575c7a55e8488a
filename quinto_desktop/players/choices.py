"""How likely each play of a hidden hand was, given the cards that it may still hold.

What does not depend on an imagined deal is worked out once for each play: which cards were
allowed, how readily each would have been played (`habits`), and the share of those that have been
played since. For one deal there is left a sum over the few cards that the seat still holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quinto_desktop.players.habits import Moment, habit_of, moments_of, preferences
from quinto_desktop.players.information import ROYAL, Information, Place, tricks_of
from quinto_desktop.players.knowledge import CARDS_OF_SUIT, WHOLE_PACK, CardSet, above
from quinto_desktop.rules import QUINT_ROYAL, TRICKS_IN_A_DEAL, JokerLead, Observation

LAPSE = 0.05
"""How often any card that is allowed is played, without a thought: none is ever impossible."""

_SUITS: tuple[CardSet, ...] = tuple(CARDS_OF_SUIT.values())


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of one play, but for the cards that the seat still holds.

    Attributes:
        chosen: The preference of the card that was played.
        below: The lower cards of its suit.
        table: The preferences of the cards that might have been played, by strength.
        allowed: The cards that the rules allowed.
        played: Those of them that the seat has played then and since.
        total: The preferences of these together.
        suits: The suits among the cards that might have been played.
        bonus: By what share more the lowest card of a suit is preferred.
    """

    chosen: float
    below: CardSet
    table: list[float]
    allowed: CardSet
    played: CardSet
    total: float
    suits: tuple[CardSet, ...]
    bonus: float

    def chance(self, held: CardSet, strengths: Sequence[int]) -> float:
        """How likely the play was.

        Args:
            held: The cards that the seat holds now.
            strengths: The same, as strengths.
        """
        table, hand = self.table, (held | self.played) & self.allowed
        total = self.total + sum([table[strength] for strength in strengths])
        for suit in self.suits:
            of_suit = hand & suit
            if of_suit:
                total += self.bonus * table[(of_suit & -of_suit).bit_length() - 1]
        chosen = self.chosen if hand & self.below else self.chosen * (1 + self.bonus)
        return (1 - LAPSE) * chosen / total + LAPSE / hand.bit_count()


@dataclass(frozen=True, slots=True)
class PlayOdds:
    """The chances of one play, which may turn on whether the seat holds certain cards.

    Attributes:
        condition: These cards; none if it does not matter.
        if_some: The chances if the seat holds some of them.
        if_none: The chances if it does not.
    """

    condition: CardSet
    if_some: Odds
    if_none: Odds

    def chance(self, held: CardSet, strengths: Sequence[int]) -> float:
        """How likely the play was; as `Odds.chance`."""
        odds = self.if_some if held & self.condition else self.if_none
        return odds.chance(held, strengths)


def play_odds(observation: Observation, information: Information) -> dict[Place, list[PlayOdds]]:
    """The plays of each hidden hand that tell something of the cards it still holds.

    Args:
        observation: What a seat knows of a running deal.
        information: The same, as `information_of` has it.
    """
    could_hold = {hidden.place: hidden.allowed for hidden in information.hidden_hands}
    played = dict.fromkeys(could_hold, 0)
    found: dict[Place, list[PlayOdds]] = {seat: [] for seat in could_hold}
    for moment in reversed([*moments_of(tricks_of(observation))]):
        seat = moment.seat
        if seat in found:
            played[seat] |= 1 << moment.card.strength
            choice = _Choice(moment, could_hold[seat], played[seat], observation.rules.joker_lead)
            odds = choice.odds()
            if odds is not None:
                found[seat].append(odds)
    return found


def strengths_of(cards: CardSet) -> list[int]:
    """The strengths of a set of cards, lowest first."""
    found = []
    while cards:
        bit = cards & -cards
        cards ^= bit
        found.append(bit.bit_length() - 1)
    return found


@dataclass(frozen=True, slots=True)
class _Choice:
    """What a seat could have played at a moment.

    Attributes:
        moment: When.
        could_hold: The unseen cards that it may still hold.
        played: What it has played then and since.
        joker_lead: The option for a led Quint Royal.
    """

    moment: Moment
    could_hold: CardSet
    played: CardSet
    joker_lead: JokerLead

    def odds(self) -> PlayOdds | None:
        """The chances of the play; None if there was no choice."""
        moment = self.moment
        if moment.number == TRICKS_IN_A_DEAL - 1:
            return None
        if not moment.trick.cards:
            # Rules §5: there is another card to lead, for this is not the last trick.
            return self._always(WHOLE_PACK & ~ROYAL if self.joker_lead.forbids else WHOLE_PACK)
        led = moment.trick.cards[0].suit
        if led is None:
            return self._always(WHOLE_PACK)
        suit = CARDS_OF_SUIT[led]
        if moment.card is not QUINT_ROYAL:
            return self._always(suit | ROYAL if moment.card.suit is led else WHOLE_PACK)
        if moment.number == TRICKS_IN_A_DEAL - 2 and self.joker_lead.forbids:
            return self._royal_at_the_eleventh_trick()
        if self.played & suit:
            return self._always(suit | ROYAL)
        return PlayOdds(suit, self._odds(suit | ROYAL), self._odds(WHOLE_PACK))

    def _royal_at_the_eleventh_trick(self) -> PlayOdds | None:
        """The chances of following with one of the last two cards, when it may have been due."""
        if self.joker_lead is JokerLead.FORBIDDEN_ALWAYS:
            return None
        highest = max(card.strength for card in self.moment.trick.cards)
        return PlayOdds(above(highest), self._odds(ROYAL), self._odds(WHOLE_PACK))

    def _always(self, allowed: CardSet) -> PlayOdds:
        odds = self._odds(allowed)
        return PlayOdds(0, odds, odds)

    def _odds(self, allowed: CardSet) -> Odds:
        strength = self.moment.card.strength
        cards = (self.could_hold | self.played) & allowed
        table = preferences(self.moment, cards, self.joker_lead)
        lowest = habit_of(self.moment, self.joker_lead).lowest
        played = self.played & allowed
        own_suit = next((suit for suit in _SUITS if suit >> strength & 1), 0)
        return Odds(
            # The Quint Royal is of no suit, so it is no suit's lowest card.
            chosen=table[strength] if strength else table[0] / lowest,
            below=own_suit & ((1 << strength) - 1),
            table=table,
            allowed=allowed,
            played=played,
            total=sum([table[member] for member in strengths_of(played)]),
            suits=tuple([suit for suit in _SUITS if suit & cards]),
            bonus=lowest - 1,
        )
