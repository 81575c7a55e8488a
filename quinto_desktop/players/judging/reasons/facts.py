"""What the reasons for a card have in common: making statements and proving them."""

from __future__ import annotations

from collections.abc import Callable

from quinto_desktop.players.judging.reasons.accounts import Account, Predicate
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.outcomes import Outcome
from quinto_desktop.players.judging.reasons.proofs import Proof, proof_of, winning_partner
from quinto_desktop.players.judging.reasons.stating import statement
from quinto_desktop.rules import Action, Card, Observation, Play


class Facts:
    """What the reasons for a card have in common."""

    def __init__(self, observation: Observation, account: Account) -> None:
        assert observation.turn is not None  # a play is due
        self._observation = observation
        self._account = account
        self._seat = observation.turn
        self._own = int(observation.turn.side)
        self._card = _card_of(account.action)
        self._other = _card_of(account.others[0]) if len(account.others) == 1 else None
        trick = observation.trick
        self._table = () if trick is None else trick.cards
        self._is_partners = winning_partner(observation) is not None

    def _for(self, kind: Kind, holds: Predicate, of_others: Predicate | None = None) -> Reason:
        account = self._account
        return statement(account.lot, kind, account.action, account.others, holds, of_others)

    def _against(self, kind: Kind, holds: Predicate) -> Reason | None:
        # A statement about the only other action.
        if self._other is None:
            return None
        account = self._account
        return statement(account.lot, kind, account.others[0], (account.action,), holds)

    def _more(self, figure: Callable[[Outcome], float]) -> float:
        # By how much a figure is greater after the action than after the others.
        lot, account = self._account.lot, self._account
        return lot.mean((account.action,), figure) - lot.mean(account.others, figure)

    def _proof(self) -> Proof:
        return proof_of(self._observation, self._card)

    def _other_proof(self) -> Proof:
        assert self._other is not None  # there is only one
        return proof_of(self._observation, self._other)


def _card_of(action: Action) -> Card:
    assert isinstance(action, Play)  # cards are compared with cards
    return action.card
