"""Anything legal, for tests that need a game and do not care which."""

from __future__ import annotations

import random

from quinto_desktop.game import Session
from quinto_desktop.rules import Phase, legal_actions


def act(session: Session, choice: random.Random) -> None:
    """Do anything legal: the draw, the next deal, a call or a card."""
    if session.state.phase is Phase.DRAWING:
        session.apply(session.draw())
    elif session.state.phase is Phase.DEALING:
        session.apply(session.next_deal())
    else:
        session.apply(choice.choice(legal_actions(session.state)))
