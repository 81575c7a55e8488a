"""Why a card is better than others: the facts that explain most of the difference.

Each item of the account that explains enough gets one reason, in the plainest words that are true
of it: what happens in the trick on the table goes before what happens later, and what the card
itself does before what the rest of the deal brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quinto_desktop.players.judging.reasons.accounts import TRICKS, Account, is_enough
from quinto_desktop.players.judging.reasons.games import game_reasons
from quinto_desktop.players.judging.reasons.kinds import Reason
from quinto_desktop.players.judging.reasons.of_quints import OfQuints
from quinto_desktop.players.judging.reasons.of_tricks import OfTricks
from quinto_desktop.rules import Observation, Quint


def card_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons for a card, in no order."""
    if account.lot.decides_game:
        yield from game_reasons(observation, account)
    quints, tricks = OfQuints(observation, account), OfTricks(observation, account)
    is_told = False
    for item, explained in account.by_item().items():
        if is_enough(account, explained):
            reason = quints.reason(item) if isinstance(item, Quint) else tricks.reason()
            if reason is not None:
                is_told = is_told or item is not TRICKS
                yield replace(reason, explained=explained.mean)
    if not is_told:
        yield from quints.of_many()
