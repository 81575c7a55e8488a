"""Errors that are codes and values are told in English, as the command line does."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from unittest.mock import Mock

import pytest
from examples import each

from quinto_desktop.players.kernel.position import Position, PositionError, PositionFault
from quinto_desktop.records import Fault, RecordError
from quinto_desktop.records.faults import HistoryError, HistoryFault, error_text
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_cards, parse_hand, parse_layout

WINDOWS_OWN = "quinto_desktop.game."
"""What only the window tells, such as what is wrong with something pasted."""

FAULTS: list[FaultCode] = [*NotationFault, *PositionFault, *HistoryFault]

_VALUES: dict[str, str | int] = {
    "path": "h.db",
    "aside": "old.db",
    "backup": "old.db",
    "matches": 12,
    "version": "3.36",
    "least": "3.37",
    "reason": "KeyError",
}
HISTORY_VALUES = {fault: {name: _VALUES[name] for name in fault.names} for fault in HistoryFault}


LAYOUT = parse_layout("N:A... K... Q... J... / .8.7.T96")
CODED = CodedDeal.of_pack(PACK, Seat.N, RuleOptions())


def _position(hands: str, table: str = "", value: int = 5) -> Position:
    cards = parse_layout(f"N:{hands}")
    return Position(cards.hands, cards.cachette, Trick(Seat.N, parse_cards(table)), value)


CAUSES: tuple[Callable[[], object], ...] = (
    lambda: parse_card("H1"),
    lambda: parse_hand("A.K"),
    lambda: parse_hand("A1..."),
    lambda: parse_hand("2A..."),
    lambda: parse_layout("N:"),
    lambda: parse_layout("N:A... A... ... ... / ..."),
    lambda: new_match(RuleOptions(form=Form.DUMMY), Seat.N),
    lambda: normal_words("x" * 201),
    lambda: normal_words("\ud83d"),
    lambda: parse_hash("FF"),
    lambda: CodedDeal(LAYOUT, Seat.N, RuleOptions()),
    lambda: replace(CODED, scores=(250, 0)),
    lambda: parse_deal_code("U8"),
    lambda: parse_deal_code("1-I"),
    lambda: parse_deal_code("1" * 26),
    lambda: parse_deal_code("Z" * 24 + "F2"),
    lambda: parse_options("form=two,form=two"),
    lambda: parse_options("forms=two"),
    lambda: parse_options("stakes=-5"),
    lambda: parse_options("draw=low"),
    lambda: parse_options("stakes=1001"),
    lambda: parse_options("target=4"),
    lambda: parse_options("form=dummy,match=rubber"),
    lambda: parse_options("match=round"),
    lambda: parse_options("form=dummy,target=25"),
    lambda: Position(LAYOUT.hands[:3], LAYOUT.cachette, Trick(Seat.N)),
    lambda: _position("A... K... Q... J... / .8.7.T96", value=15),
    lambda: _position("A... K... Q... J... / .8.7.T9"),
    lambda: _position("... K... Q... J... / .8.7.T96", "HK"),
    lambda: _position("... ... ... ... / .8.7.T96", "HA HK HQ HJ"),
    lambda: _position("A...2 K...3 Q...4 J... / .8.7.T96"),
    lambda: _position("... ... ... ... / .8.7.T96"),
    *[Mock(side_effect=HistoryError(fault, **HISTORY_VALUES[fault])) for fault in HistoryFault],
)
"""What makes the command line say each of its sentences; for the history, only that it does."""


@each("fault", FAULTS)
def test_a_fault_is_a_sentence_and_knows_the_names_in_it(fault: FaultCode) -> None:
    assert sorted(re.findall(r"\{(\w+)\}", fault.sentence)) == sorted(fault.names)
    assert fault.sentence.endswith(".")


def test_no_other_errors_below_the_window_are_codes() -> None:
    below = {
        kind for kind in CodedError.__subclasses__() if not kind.__module__.startswith(WINDOWS_OWN)
    }
    assert below == {NotationError, PositionError, HistoryError}


def test_every_fault_is_told_as_approved(approved: Callable[[str, str], None]) -> None:
    errors = []
    for fail in CAUSES:
        with pytest.raises(CodedError) as refused:
            fail()
        errors.append(refused.value)
    assert {error.fault for error in errors} == set(FAULTS)
    assert all(str(error).split(" ")[0] == error.fault.name for error in errors)
    approved("lab/faults", "".join(f"{error_text(error)}\n" for error in errors))


def test_a_code_and_its_values_make_a_line_for_logs() -> None:
    error = NotationError(NotationFault.NOT_A_RANK, text="A1...", letter="1")
    assert str(error) == "NOT_A_RANK letter='1' text='A1...'"
    assert str(PositionError(PositionFault.CARD_TWICE)) == "CARD_TWICE"


def test_other_errors_are_told_too() -> None:
    assert error_text(RecordError(Fault.EMPTY)) == "The file is empty"
    assert error_text(QuintoError("Leave out --games.")) == "Leave out --games."
