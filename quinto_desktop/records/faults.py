"""What can be wrong with a saved game, in plain words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quinto_desktop.rules import (
    PACK,
    Action,
    Call,
    Deal,
    MatchState,
    Play,
    Reason,
    Refusal,
)

_SHOWN = 100

_KINDS = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a group in braces",
    "null": "nothing",
}

_FORMS = {
    "app": "a version such as 1.0",
    "first_dealer": "one of N, E, S and W",
    "level": "the name of a level in small letters",
    "name": "a name of 1 to 40 characters on one line",
}
"""What an entry with a pattern has to be, by its name."""

_WHY = {
    Reason.GAME_IS_OVER: "the game is over by then",
    Reason.DEAL_FIRST: "no cards are dealt",
    Reason.DEAL_IS_RUNNING: "the deal before it is not finished",
    Reason.NOT_YOUR_TURN: "it is another seat's turn",
    Reason.DOUBLING_FIRST: "all four have to call first",
    Reason.DOUBLING_IS_OVER: "all four have called",
    Reason.PARTNER_HAS_DOUBLED: "the partner has doubled",
    Reason.ALREADY_DOUBLED: "the opponents have doubled",
    Reason.NOTHING_TO_REDOUBLE: "nobody has doubled",
    Reason.OWN_DOUBLE: "the double is the own side's",
    Reason.ALREADY_REDOUBLED: "somebody has redoubled",
    Reason.NOT_IN_HAND: "the card is not held",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "the Quint Royal may not be led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "the Quint Royal has to be played now",
}


def place_of(actions: Sequence[Action], index: int) -> str:
    """Where in a game an action stands: ``Deal 2, play 17``.

    Args:
        actions: The game's actions.
        index: Which of them.
    """
    deals = calls = plays = 0
    for action in actions[: index + 1]:
        if isinstance(action, Deal):
            deals, calls, plays = deals + 1, 0, 0
        elif isinstance(action, Call):
            calls += 1
        else:
            plays += 1
    if isinstance(actions[index], Deal):
        return f"Deal {deals}"
    count = f"call {calls}" if isinstance(actions[index], Call) else f"play {plays}"
    return f"Deal {deals}, {count}" if deals else count.capitalize()


def illegal_text(state: MatchState, action: Action, refusal: Refusal) -> str:
    """Which action may not be done, and why: ``S:HK may not be played: …``."""
    seat = "" if state.turn is None else f"{state.turn.name}:"
    if isinstance(action, Play):
        return f"{seat}{action.card} may not be played: {_why(action, refusal)}"
    if isinstance(action, Call):
        return f"{seat}{action.value} may not be called: {_why(action, refusal)}"
    return f"the pack may not be dealt: {_why(action, refusal)}"


def _why(action: Action, refusal: Refusal) -> str:
    if refusal.reason is Reason.NOT_A_PACK and isinstance(action, Deal):
        twins = [card for card in PACK if action.pack.count(card) > 1]
        if twins:
            return f"the card {twins[0]} comes twice"
        return f"it has {len(action.pack)} cards and not {len(PACK)}"
    if refusal.suit is not None:
        suit = refusal.suit.name.lower()
        return f"{suit} were led and a {suit.removesuffix('s')} is held"
    return _WHY[refusal.reason]


def form_text(complaint: str) -> str:
    """A complaint of msgspec's as a sentence without a full stop.

    Args:
        complaint: Such as ``Expected `int`, got `str` - at `$.rules.target```.
    """
    what, _, where = complaint.partition(" - at `$")
    where = where.removesuffix("`").removeprefix(".")
    if what.startswith("Expected "):
        what = _expected(what, where.rpartition(".")[2])
    what = re.sub(r"^Invalid enum value (.*)$", r"\1 is unknown", what)
    what = re.sub(r"^Object missing required field `(.*)`$", r"there is no “\1”", what)
    what = re.sub(
        r"^Object contains unknown field `(.*)`$", r"there is an unknown entry “\1”", what
    )
    what = what[:1].lower() + what[1:]
    return shown(f"at “{where}”, {what}" if where else what)


def _expected(what: str, entry: str) -> str:
    """What msgspec has expected, with words for its types, its patterns and its limits."""
    form = _FORMS.get(entry, "a text of another form")
    what = re.sub(r"`str` matching regex .*", form, what)
    what = re.sub(r"`([a-z |]+)`", lambda found: _kinds(found[1]), what)
    what = what.replace("<=", "of at most").replace(">=", "of at least")
    return re.sub(r"of length (?:of )?(at most |at least )?(\d+)", r"of \1\2 entries", what)


def _kinds(types: str) -> str:
    return " or ".join(_KINDS.get(kind, kind) for kind in types.split(" | "))


def shown(text: str) -> str:
    """A text from a file made fit for a sentence: one line, not long, nothing invisible."""
    text = "".join(char if char.isprintable() else "�" for char in text[: _SHOWN + 1])
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
