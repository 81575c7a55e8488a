"""``quinto-lab conform``: replay test vectors and say whether they hold.

There are three kinds of line: a whole deal, which is replayed through the rules while every set of
legal cards is compared; an ending with its exact value, which is searched; and a fair deal, whose
packs follow from its secret and its words.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import TypeVar

from quinto_desktop.lab.arguments import Command, Option
from quinto_desktop.lab.checking.vectors import (
    Mismatch,
    VectorError,
    check_fair_deals,
    compare,
    pair,
    read_lines,
    value,
    values,
)
from quinto_desktop.players.kernel import Solver, is_compiled
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.records.faults import error_text
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    Action,
    CachetteFrom,
    Call,
    Deal,
    DealState,
    IllegalAction,
    JokerLead,
    MatchState,
    Pair,
    Phase,
    Play,
    QuintoError,
    RuleOptions,
    Seat,
    Side,
    Trick,
    apply,
    legal_cards,
    marked_points,
    new_match,
    parse_card,
    sorted_hand,
    tricks_with_cachette,
    tricks_won,
)
from quinto_desktop.rules.notation import (
    Layout,
    action_text,
    layout_text,
    parse_cards,
    parse_layout,
)

MOST_CARDS = 4
"""Without its compiled part the search is too slow for endings with more cards a hand."""


_Choice = TypeVar("_Choice")
_Option = TypeVar("_Option", bound=Enum)


class _Outcome(Enum):
    HOLDS = "holds"
    SKIPPED = "skipped"


def run(arguments: argparse.Namespace) -> int:
    """Replay the vectors of a file one by one, until one does not hold."""
    outcomes = {outcome: 0 for outcome in _Outcome}
    solver = Solver()
    for number, vector in read_lines(arguments.file):
        try:
            outcomes[_outcome_of(vector, solver)] += 1
        except Mismatch as mismatch:
            print(f"line {number} does not hold: {mismatch}")
            return 1
        except QuintoError as error:
            raise VectorError(f"“{arguments.file}”, line {number}: {error_text(error)}") from error
    if not any(outcomes.values()):
        raise VectorError(f"“{arguments.file}” has no test vectors in it.")
    print(_told(outcomes[_Outcome.HOLDS], outcomes[_Outcome.SKIPPED]))
    return 0


def _told(held: int, skipped: int) -> str:
    why = f"more than {MOST_CARDS} cards a hand"
    if not held:
        return f"nothing was compared: all {skipped} were skipped ({why})"
    return f"{held} of {held} hold" + (f" ({skipped} skipped: {why})" if skipped else "")


def _outcome_of(vector: Mapping[str, object], solver: Solver) -> _Outcome:
    if "pack" in vector:
        return _replay_deal(vector)
    if "value" in vector:
        return _search_ending(vector, solver)
    if "commitment" in vector:
        check_fair_deals(vector)
        return _Outcome.HOLDS
    raise VectorError(
        "This is neither a deal, with its “pack”, nor an ending, with its “value”, nor a fair "
        "deal, with its “commitment”."
    )


# Endings


def _search_ending(vector: Mapping[str, object], solver: Solver) -> _Outcome:
    layout = parse_layout(value(vector, "deal", str))
    leader = _choice(Seat.__members__, value(vector, "leader", str), "leader")
    position = Position(
        layout.hands, layout.cachette, Trick(leader), value(vector, "trick_value", int)
    )
    told = value(vector, "value", int)
    if len(layout.hands[leader]) > MOST_CARDS and not is_compiled():
        return _Outcome.SKIPPED
    solution = solver.solve(position)
    compare("the value", solution.value, told)
    ours = max if leader.side is Side.NS else min
    compare("the best card's value", ours(solution.cards.values()), told)
    return _Outcome.HOLDS


# Deals


def _replay_deal(vector: Mapping[str, object]) -> _Outcome:
    state = _dealt(vector)
    for call in values(vector, "calls", str):
        state = _done(state, _choice(_by_value(Call), call, "calls"))
    state = _replay_plays(vector, state)
    result = value(vector, "result", dict)
    _compare_tricks(state.dealt, values(result, "tricks", dict), pair(vector, "scores_before"))
    _compare_end(state, result)
    return _Outcome.HOLDS


def _dealt(vector: Mapping[str, object]) -> MatchState:
    rules = RuleOptions(
        _choice(_by_value(JokerLead), value(vector, "joker_lead", str), "joker_lead"),
        _choice(_by_value(CachetteFrom), value(vector, "cachette_from", str), "cachette_from"),
    )
    dealer = _choice(Seat.__members__, value(vector, "dealer", str), "dealer")
    pack = tuple(parse_card(text) for text in values(vector, "pack", str))
    state = _done(new_match(rules, dealer, pair(vector, "scores_before")), Deal(pack))
    deal = state.dealt
    told = parse_layout(value(vector, "deal", str))
    compare("the deal", layout_text(Layout(deal.hands, deal.cachette)), layout_text(told))
    return state


def _replay_plays(vector: Mapping[str, object], state: MatchState) -> MatchState:
    plays = values(vector, "plays", str)
    legal = values(vector, "legal", list)
    compare("the number of “legal” lists", len(legal), len(plays))
    for number, (text, told) in enumerate(zip(plays, legal, strict=True), start=1):
        if not all(isinstance(card, str) for card in told):
            raise VectorError("“legal” must be a list of lists of cards.")
        allowed = sorted_hand(parse_cards(" ".join(told)))
        compare(f"play {number}, the legal cards", legal_cards(state), allowed)
        state = _done(state, Play(parse_card(text)))
    if state.phase is Phase.PLAY:
        raise Mismatch("the deal is not over after its last play.")
    return state


def _compare_tricks(
    deal: DealState, told: Sequence[Mapping[str, object]], scores_before: Pair
) -> None:
    compare("the number of tricks", len(deal.tricks), len(told))
    scores = scores_before
    for number, (trick, line) in enumerate(zip(deal.tricks, told, strict=True), start=1):
        cards = parse_cards(" ".join(values(line, "cards", str)))
        compare(f"trick {number}, the cards", trick.cards, cards)
        assert trick.winner is not None  # finished tricks have one
        compare(f"trick {number}, the winner", trick.winner.name, value(line, "winner", str))
        points = _quint_points(deal, number)
        compare(f"trick {number}, its quints", points, value(line, "quints", int))
        ns, ew = scores
        scores = (ns + points, ew) if trick.winner.side is Side.NS else (ns, ew + points)
        compare(f"trick {number}, the scores", scores, pair(line, "scores"))


def _compare_end(state: MatchState, told: Mapping[str, object]) -> None:
    deal, result = state.dealt, state.results[-1]
    in_cachette = _quint_points(deal, CACHETTE_TRICK)
    won = result.tricks_won
    if won is not None:
        ended = "counted"
    elif in_cachette:
        ended, won = "cachette", tricks_with_cachette(deal.tricks)
    else:
        ended, won = "quints", tricks_won(deal.tricks)
    compare("how it ended", ended, value(told, "ended", str))
    if ended != "quints":
        compare("the cachette's quints", in_cachette, value(told, "cachette_quints", int))
    compare("the tricks won", won, pair(told, "tricks_won"))
    compare("the scores at the end", state.scores, pair(told, "scores"))
    winner = None if state.winner is None else state.winner.name
    if told.get("winner", 0) is not None:
        compare("the winner", winner, value(told, "winner", str))
    else:
        compare("the winner", winner, None)


def _quint_points(deal: DealState, trick: int) -> int:
    return marked_points(scored for scored in deal.quints if scored.trick == trick)


# Deals and endings


def _done(state: MatchState, action: Action) -> MatchState:
    try:
        return apply(state, action).after
    except IllegalAction as error:
        raise Mismatch(f"{action_text(action)[:20]} is not allowed ({error}).") from None


def _choice(choices: Mapping[str, _Choice], text: str, name: str) -> _Choice:
    if text not in choices:
        raise VectorError(f"“{name}” is “{text[:20]}”, but must be one of {', '.join(choices)}.")
    return choices[text]


def _by_value(kind: type[_Option]) -> dict[str, _Option]:
    return {str(member.value): member for member in kind}


COMMAND = Command(
    "conform",
    "replay test vectors",
    "Replay the test vectors of a file, whole deals, endings or fair deals, and report how many "
    "pass. Exits 1 at the first that fails, 2 if the file contains no test vectors. Without the "
    f"compiled search, endings with more than {MOST_CARDS} cards a hand are skipped.",
    (Option("file", "one JSON object a line", "FILE.jsonl", Path),),
    run,
)
