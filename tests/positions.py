"""Positions that tests begin at: games as far as they were once played, each under a name.

    positions.at("last-trick")           a game at the lead of the last trick of its first deal
    positions.at("last-trick", setup)    the same calls and cards in a game with the same deals

`tests/data/positions.json` has nothing but the calls and cards, one line a deal; `at` applies
them, and the packs come from the setup. To play up to all positions again, once one was added here:

    python tests/positions.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path

from acting import act
from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.game import GameSetup, Level, Session, game_of, numbered_game, usual_players
from quinto_desktop.game.sharing.days_deal import days_game
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text, parse_action

FILE = Path(__file__).parent / "data" / "positions.json"

DAY = date(2026, 11, 22)
"""The day whose deal is played."""

CODED = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions(), scores=(40, 125))
"""A deal that begins with a code."""


class Recipe(Struct, frozen=True):
    """How a position is come to."""

    setup: GameSetup
    is_there: Callable[[MatchState], bool]
    does: Callable[[Session, random.Random], None] = act


def first_allowed(session: Session, _choice: random.Random) -> None:
    if session.state.phase is Phase.DEALING:
        session.apply(session.next_deal())
    else:
        session.apply(legal_actions(session.state)[0])


def leads(tricks: int, deal: int = 1) -> Callable[[MatchState], bool]:
    """Whether somebody is to lead after so many tricks of a deal."""

    def is_there(state: MatchState) -> bool:
        now = state.deal
        if state.phase is not Phase.PLAY or now is None:
            return False
        is_lead = len(now.tricks) == tricks and not now.trick.cards
        return is_lead and state.deals_finished == deal - 1

    return is_there


def is_own_card(deal: int) -> Callable[[MatchState], bool]:
    """Whether South is to play in a deal, for the first time."""
    return lambda now: (now.phase, now.turn, now.deals_finished) == (Phase.PLAY, Seat.S, deal - 1)


def has_finished(deals: int) -> Callable[[MatchState], bool]:
    return lambda state: state.deals_finished == deals


def is_barred(state: MatchState) -> bool:
    """Whether South is to play, and may play some of its cards and not others."""
    if state.phase is not Phase.PLAY or state.turn is not Seat.S or state.deal is None:
        return False
    return 1 < len(legal_actions(state)) < len(state.deal.hands[Seat.S])


def _numbered(seed: int, form: Form = Form.FOUR, target: int = 250) -> GameSetup:
    return numbered_game(usual_players(form), RuleOptions(form=form, target=target), seed=seed)


LAST = TRICKS_IN_A_DEAL - 1
USUAL = _numbered(4711)
CODED_GAME = game_of(usual_players(), CODED.rules, CodedDeals(CODED))
BY_NOVICES = numbered_game(usual_players(level=Level.NOVICE), seed=1)
SOUTH_LEADS = replace(_numbered(2), first_dealer=Seat.E)
"""East deals: South calls and leads first."""

RECIPES = {
    "first-lead": Recipe(SOUTH_LEADS, leads(0), first_allowed),
    "second-trick": Recipe(SOUTH_LEADS, leads(1), first_allowed),
    "barred-card": Recipe(SOUTH_LEADS, is_barred, first_allowed),
    "last-trick": Recipe(USUAL, leads(LAST)),
    "deal-over": Recipe(USUAL, has_finished(1)),
    "last-trick-of-second-deal": Recipe(USUAL, leads(LAST, deal=2)),
    "card-in-second-deal": Recipe(BY_NOVICES, is_own_card(deal=2)),
    "game-over": Recipe(USUAL, lambda state: state.phase is Phase.MATCH_OVER),
    "last-trick-of-first-game": Recipe(_numbered(1), leads(LAST)),
    "last-trick-of-the-day": Recipe(days_game(DAY, usual_players()), leads(LAST)),
    "second-deal-of-the-day": Recipe(days_game(DAY, usual_players()), leads(LAST, deal=2)),
    "last-trick-of-coded-deal": Recipe(CODED_GAME, leads(LAST)),
    "dummy-second-trick": Recipe(_numbered(9, Form.DUMMY), leads(1)),
    "dummy-deal-over": Recipe(_numbered(9, Form.DUMMY), has_finished(1)),
    "two-second-trick": Recipe(_numbered(9, Form.TWO), leads(1)),
    "two-deal-over": Recipe(_numbered(9, Form.TWO), has_finished(1)),
}
"""All positions by their names."""


def at(name: str, setup: GameSetup | None = None) -> Session:
    """Return a game that has just come to a position."""
    session = Session(setup or RECIPES[name].setup)
    for deal in recorded()[name]:
        if session.state.phase is Phase.DRAWING:
            session.apply(session.draw())
        session.apply(session.next_deal())
        for word in deal.split():
            session.apply(parse_action(word))
    return session


@cache
def recorded() -> dict[str, list[str]]:
    """The calls and cards of each deal, by the positions' names."""
    found: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def _recorded_anew(recipe: Recipe) -> list[str]:
    session, choice = Session(recipe.setup), random.Random(1)
    while not recipe.is_there(session.state):
        recipe.does(session, choice)
    deals: list[list[str]] = []
    for step in session.steps:
        if isinstance(step.action, Deal):
            deals.append([])
        elif not isinstance(step.action, Draw):
            deals[-1].append(action_text(step.action))
    return [" ".join(words) for words in deals]


def record() -> None:
    """Play up to all positions, and write them."""
    found = {name: _recorded_anew(recipe) for name, recipe in RECIPES.items()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
