"""What can be wrong with a saved game, in plain words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quinto_desktop.rules import (
    PACK,
    Action,
    Call,
    Card,
    Deal,
    Draw,
    DrawRule,
    MatchForm,
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
    Reason.DRAW_FIRST: "no cards are drawn for partners and deal",
    Reason.DRAW_IS_OVER: "they have been drawn before",
    Reason.DEAL_FIRST: "no cards are dealt",
    Reason.DEAL_IS_RUNNING: "the deal before it is not finished",
    Reason.NOT_YOUR_TURN: "it is another seat’s turn",
    Reason.DOUBLING_FIRST: "all four have to call first",
    Reason.DOUBLING_IS_OVER: "all four have called",
    Reason.PARTNER_HAS_DOUBLED: "the partner has doubled",
    Reason.ALREADY_DOUBLED: "the opponents have doubled",
    Reason.NOTHING_TO_REDOUBLE: "nobody has doubled",
    Reason.OWN_DOUBLE: "the double is the own side’s",
    Reason.ALREADY_REDOUBLED: "somebody has redoubled",
    Reason.NOT_IN_HAND: "the card is not held",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "the Quint Royal may not be led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "the Quint Royal has to be played now",
}


def place_of(state: MatchState, kind: type[Action]) -> str:
    """Where in a match an action stands: ``Deal 2, play 17``, or ``Game 2, deal 1, play 5``.

    The game is named only where the match may have several.

    Args:
        state: The match before the action.
        kind: What sort of action it is.
    """
    if kind is Draw:
        return "The draw"
    has_several = state.rules.match is not MatchForm.GAME
    game = len(state.games) + (state.winner is None)
    deal = state.deal.number if state.deal is not None else 0
    if kind is Deal:
        is_next_game = has_several and state.winner is not None
        game, deal = (game + 1, 1) if is_next_game else (game, deal + 1)
    place = [f"game {game}"] if has_several else []
    place += [f"deal {deal}"] if deal else []
    place += [f"call {_calls_done(state) + 1}"] if kind is Call else []
    place += [f"play {_plays_done(state) + 1}"] if kind is Play else []
    told = ", ".join(place)
    return told[:1].upper() + told[1:]


def _calls_done(state: MatchState) -> int:
    return len(state.deal.calls) if state.deal is not None else 0


def _plays_done(state: MatchState) -> int:
    deal = state.deal
    return 4 * len(deal.tricks) + len(deal.trick.cards) if deal is not None else 0


def illegal_text(state: MatchState, action: Action, refusal: Refusal) -> str:
    """Which action may not be done, and why: ``S:HK may not be played: …``."""
    seat = "" if state.turn is None else f"{state.turn.name}:"
    if isinstance(action, Play):
        return f"{seat}{action.card} may not be played: {_why(state, action, refusal)}"
    if isinstance(action, Call):
        return f"{seat}{action.value} may not be called: {_why(state, action, refusal)}"
    if isinstance(action, Draw):
        return f"the cards may not be drawn: {_why(state, action, refusal)}"
    return f"the pack may not be dealt: {_why(state, action, refusal)}"


def _why(state: MatchState, action: Action, refusal: Refusal) -> str:
    if isinstance(action, Deal) and refusal.reason is Reason.NOT_A_PACK:
        return _wrong_cards(action.pack, len(PACK), "a pack has {} cards, not {}")
    if isinstance(action, Draw) and refusal.reason is Reason.NOT_A_DRAW:
        players = state.rules.form.players
        return _wrong_cards(action.cards, players, "{} players draw one card each, not {} in all")
    if refusal.reason is Reason.DRAW_IS_OVER and state.rules.draw is DrawRule.OFF:
        return "by the rules of this game no cards are drawn"
    if refusal.reason is Reason.GAME_IS_OVER and state.rules.match is not MatchForm.GAME:
        return "the match is over by then"
    if refusal.suit is not None:
        suit = refusal.suit.name.lower()
        return f"{suit} were led and a {suit.removesuffix('s')} is held"
    return _WHY[refusal.reason]


def _wrong_cards(cards: Sequence[Card], number: int, miscounted: str) -> str:
    """What is wrong with cards that ought to be so many different ones."""
    twin = next((card for card in cards if cards.count(card) > 1), None)
    return miscounted.format(number, len(cards)) if twin is None else f"the card {twin} comes twice"


def form_text(complaint: str) -> str:
    """A complaint of msgspec's as a sentence without a full stop.

    Args:
        complaint: Such as ``Expected `int`, got `str` - at `$.rules.target```.
    """
    what, _, where = complaint.partition(" - at `$")
    where = where.removesuffix("`").removeprefix(".")
    if what.startswith("Expected "):
        what = _expected(what, where.rpartition(".")[2])
    what = re.sub(r"^Invalid enum value '(.*)'$", r"“\1” is unknown", what)
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
