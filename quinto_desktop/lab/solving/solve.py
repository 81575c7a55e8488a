"""``quinto-lab solve``: the exact value of a position with all cards known."""

from __future__ import annotations

import argparse
import json

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JOKER_LEAD, JSON, Command, Option, number_option
from quinto_desktop.players.kernel import Solution, Solver, is_compiled
from quinto_desktop.players.kernel.position import TRICK_VALUES, Position
from quinto_desktop.players.kernel.solver import GREATEST_TABLE_MB, LEAST_TABLE_MB
from quinto_desktop.rules import JokerLead, QuintoError, Seat, Trick, playable, sorted_hand
from quinto_desktop.rules.as_written import cards_as_written
from quinto_desktop.rules.notation import Layout, cards_text, hand_text, parse_cards, parse_layout

TABLE_MB = 256

EXAMPLE = 'quinto-lab solve "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4" --leader N'


def run(arguments: argparse.Namespace) -> int:
    """Solve the position and print the result."""
    layout = parse_layout(cards_as_written(arguments.deal))
    position = _position(arguments, layout)
    solution = Solver(arguments.table_mb).solve(position)
    print(_as_json(solution) if arguments.json else _as_text(solution))
    return 0


def _position(arguments: argparse.Namespace, layout: Layout) -> Position:
    """The position to solve.

    Cards on the table may be listed in their players' hands as well, or left out.
    """
    leader: Seat = arguments.leader
    trick = Trick(leader, parse_cards(arguments.trick.replace(",", " ")))
    hands = list(layout.hands)
    for seat, card in zip(leader.clockwise, trick.cards, strict=False):
        hands[seat] = tuple([held for held in hands[seat] if held is not card])
    north, east, south, west = hands
    position = Position(
        (north, east, south, west),
        layout.cachette,
        trick,
        arguments.trick_value,
        JokerLead(arguments.joker_lead),
    )
    _check_trick(position)
    return position


def _check_trick(position: Position) -> None:
    trick = position.trick
    for place, card in enumerate(trick.cards):
        seat = trick.leader.clockwise[place]
        hand = sorted_hand((*position.hands[seat], card))
        before = Trick(trick.leader, trick.cards[:place])
        if card not in playable(hand, before, position.tricks_done, position.joker_lead):
            raise QuintoError(
                f"{card} cannot be played there: {seat.name} holds {hand_text(hand)}."
            )


def _as_json(solution: Solution) -> str:
    return json.dumps(
        {
            "value": solution.value,
            "cards": {str(card): value for card, value in solution.cards.items()},
            "line": [str(card) for card in solution.line],
            "nodes": solution.nodes,
            "ms": round(solution.ms, 3),
        }
    )


def _as_text(solution: Solution) -> str:
    cards = "  ".join(f"{card} {value:+d}" for card, value in solution.cards.items())
    lines = [
        f"value  {solution.value:+d} for NS",
        f"cards  {cards}",
        f"line   {cards_text(solution.line)}",
        f"cost   {solution.nodes} nodes, {solution.ms:.1f} ms",
    ]
    if not is_compiled():
        lines.append(
            "The search is not compiled here and some hundred times slower than it can be."
        )
    return "\n".join(lines)


TRICK_VALUE = Option(
    "--trick-value", "points per trick (default 5)", None, int, choices=TRICK_VALUES, default=5
)
COMMAND = Command(
    "solve",
    "the value of a position with all cards known",
    "Print the value of a position with best play by both sides: the points still to come for NS "
    "minus those for EW, for each legal card, and a line of best play.",
    (
        Option(
            "deal",
            "N:<N> <E> <S> <W> / <cachette>, with the same number of cards each; a hand is "
            "hearts.diamonds.clubs.spades, and + after them is the Quint Royal",
            "DEAL",
        ),
        Option("--leader", "N E S W", "SEAT", read.seat, required=True),
        Option(
            "--trick",
            "cards already on the table, the leader's first, such as HA,D5; they may be listed in "
            "the hands too",
            "CARDS",
            default="",
        ),
        TRICK_VALUE,
        JOKER_LEAD,
        JSON,
        number_option(
            "--table-mb",
            f"memory for the search's table (default {TABLE_MB})",
            *(LEAST_TABLE_MB, GREATEST_TABLE_MB, TABLE_MB),
        ),
    ),
    run,
    "Example: " + EXAMPLE,
)
