"""The partner's etiquette: moments of real deals in which a sensible partner has no choice.

`tests/data/etiquette.json` holds them. Each is a whole deal with every call and card so far, and so
what the seat on turn sees is of a game that could be played. Where a book's advice is followed, the
reason quotes it: Hoyle is the Quinto chapter of *Hoyle's Games Modernized*, Parlett his *Historic
Card Games*, Goodall the account of Hoffmann's own booklet, the handbook a card-games handbook.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct
from tables import pack_dealt

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import Layout, parse_cards, parse_layout
from quinto_desktop.rules.options import parse_options

Choice: TypeAlias = Card | Call
"""What a seat on turn may do: play a card, or call."""

_FILE = Path(__file__).parent / "data" / "etiquette.json"


class Moment(Struct, frozen=True):
    """A seat that is to play or to call; `good` is what will do, and `why` nothing else does."""

    name: str
    manner: str
    why: str
    rules: RuleOptions
    dealer: Seat
    scores: Pair
    calls: tuple[Call, ...]
    deal: Layout
    plays: tuple[Card, ...]
    seat: Seat
    good: frozenset[Choice]

    def state(self) -> MatchState:
        """The match at this moment; every call and card on the way to it is checked."""
        start = new_match(self.rules, self.dealer, self.scores)
        state = apply(start, Deal(pack_dealt(self.deal.hands, self.deal.cachette, start))).after
        actions: list[Action] = [*self.calls, *map(Play, self.plays)]
        for action in actions:
            state = apply(state, action).after
        return state

    def seen(self) -> Observation:
        """What the seat on turn sees."""
        return observe(self.state(), self.seat)

    @property
    def is_a_call(self) -> bool:
        """Whether the seat is to call; otherwise it is to play."""
        return len(self.calls) < len(Seat)


def choice_of(action: Action) -> Choice:
    """The card that an action plays, or the call that it is."""
    if isinstance(action, Play):
        return action.card
    assert isinstance(action, Call)
    return action


def choices(observation: Observation) -> tuple[Choice, ...]:
    """What a seat may do: its cards high to low, or its calls."""
    return tuple(choice_of(action) for action in observation.actions)


def moments() -> list[Moment]:
    """All of them, manner by manner."""
    manners = json.loads(_FILE.read_text(encoding="utf-8"))
    return [_moment(manner, entry) for manner, entries in manners.items() for entry in entries]


def _moment(manner: str, entry: dict[str, Any]) -> Moment:
    ns, ew = entry["scores"]
    calls = tuple(Call(word) for word in entry["calls"].split())
    is_a_call = len(calls) < len(Seat)
    good = map(Call, entry["good"].split()) if is_a_call else parse_cards(entry["good"])
    return Moment(
        name=entry["name"],
        manner=manner,
        why=entry["why"],
        rules=parse_options(entry["rules"]),
        dealer=Seat[entry["dealer"]],
        scores=(ns, ew),
        calls=calls,
        deal=parse_layout(entry["deal"]),
        plays=parse_cards(entry["plays"]),
        seat=Seat[entry["seat"]],
        good=frozenset(good),
    )
