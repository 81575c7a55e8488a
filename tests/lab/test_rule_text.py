"""Errors that are codes and values below the laboratory are told in English by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from quinto_desktop.lab.rule_text import SENTENCES, error_text
from quinto_desktop.players.kernel.position import Position, PositionError, PositionFault
from quinto_desktop.records import Fault, RecordError
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.rules import (
    PACK,
    CodedDeal,
    CodedError,
    FaultCode,
    Form,
    NotationError,
    NotationFault,
    QuintoError,
    RuleOptions,
    Seat,
    Trick,
    new_match,
    normal_words,
    parse_card,
    parse_deal_code,
    parse_hash,
    parse_options,
)
from quinto_desktop.rules.notation import parse_cards, parse_hand, parse_layout

WINDOWS_OWN = "quinto_desktop.game."
"""What only the window tells, such as what is wrong with something pasted."""

FAULTS: list[FaultCode] = [*NotationFault, *PositionFault, *HistoryFault]

HISTORY = {
    HistoryFault.MISSING: (
        "There is no history “h.db” yet; play a game, or name the folder with --user-dir."
    ),
    HistoryFault.NEWER: (
        "The history “h.db” was written by a newer Quinto and stays as it is; update Quinto."
    ),
    HistoryFault.OLDER: (
        "The history “h.db” was written by an older Quinto; start Quinto once to bring it up to "
        "date."
    ),
    HistoryFault.LOCKED: "Another program is using the history “h.db”; close it and try again.",
    HistoryFault.READ_ONLY: (
        "The history “h.db” cannot be written; make the file and its folder writable."
    ),
    HistoryFault.DISK_FULL: "The disk with the history “h.db” is full; free some space.",
    HistoryFault.NOT_OPENED: (
        "The history “h.db” could not be opened; check that you may read and write the file."
    ),
    HistoryFault.DAMAGED: "The history “h.db” is damaged; start Quinto once to have it repaired.",
    HistoryFault.NOT_MIGRATED: (
        "The history “h.db” could not be brought up to date and is as it was; “old.db” is a copy. "
        "Go back to the previous version of Quinto, and report this."
    ),
    HistoryFault.NOT_SET_ASIDE: (
        "The history “h.db” is damaged and could not be set aside; move it elsewhere yourself."
    ),
    HistoryFault.MENDED: (
        "The history “h.db” was damaged. Games recovered: 12. The old file is kept as “old.db”."
    ),
    HistoryFault.BEGUN_AFRESH: (
        "The history “h.db” was damaged, so a new one begins; the old file is kept as “old.db”."
    ),
    HistoryFault.GAME_DAMAGED: "The record of this game is damaged; the others can be read.",
    HistoryFault.UNEXPECTED: (
        "The history “h.db” could not be written (KeyError); start Quinto again."
    ),
    HistoryFault.SQLITE_TOO_OLD: (
        "The history needs SQLite 3.37 or later, but this is 3.36; update Python or the system."
    ),
    HistoryFault.NO_SQLITE: (
        "The history needs Python’s module sqlite3, which is not installed; install it."
    ),
}
"""What is said of the history; what makes it say so is in its own tests."""

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


def _raise(error: Exception) -> None:
    raise error


LAYOUT = parse_layout("N:A... K... Q... J... / .8.7.T96")
CODED = CodedDeal.of_pack(PACK, Seat.N, RuleOptions())


def _position(hands: str, table: str = "", value: int = 5) -> Position:
    cards = parse_layout(f"N:{hands}")
    return Position(cards.hands, cards.cachette, Trick(Seat.N, parse_cards(table)), value)


TOLD: dict[str, Callable[[], object]] = {
    "“H1” is not a card; write suit then rank, as in HA, DT or S2, or QR for the Quint "
    "Royal.": lambda: parse_card("H1"),
    "“A.K” is not a hand; write four groups with dots between them, "
    "hearts.diamonds.clubs.spades.": lambda: parse_hand("A.K"),
    "“1” in “A1...” is not a rank; the ranks are AKQJT98765432.": lambda: parse_hand("A1..."),
    "The ranks of “2A...” are not in order from high to low.": lambda: parse_hand("2A..."),
    "“N:” is not a deal; write N:<N> <E> <S> <W> / <cachette>.": lambda: parse_layout("N:"),
    "The card HA appears twice in the deal.": lambda: parse_layout("N:A... A... ... ... / ..."),
    "North is dummy's seat in the first game of three; let S, W or E deal first.": (
        lambda: new_match(RuleOptions(form=Form.DUMMY), Seat.N)
    ),
    "The words for a fair deal have 201 characters; leave at most 200 of them.": (
        lambda: normal_words("x" * 201)
    ),
    "The words for a fair deal contain an incomplete character; type them again.": (
        lambda: normal_words("\ud83d")
    ),
    "“FF” is neither a secret nor a commitment; give 64 hexadecimal digits in lower case.": (
        lambda: parse_hash("FF")
    ),
    "Only a whole deal has a code: four hands of twelve cards and a cachette of five.": (
        lambda: CodedDeal(LAYOUT, Seat.N, RuleOptions())
    ),
    "The score cannot be 250 : 0 before a deal of a game to 250; give multiples of 5 below that.": (
        lambda: replace(CODED, scores=(250, 0))
    ),
    "“U” in “U8” is not used in deal codes; they consist of digits and letters other than U.": (
        lambda: parse_deal_code("U8")
    ),
    "The deal code has only 2 characters; the shortest have 26. Copy it again.": (
        lambda: parse_deal_code("1-I")
    ),
    f"“{'1' * 26}” is not a deal code as it stands; compare it character by character.": (
        lambda: parse_deal_code("1" * 26)
    ),
    f"“{'Z' * 24}F2” is a deal code of a newer Quinto; update Quinto to play it.": (
        lambda: parse_deal_code("Z" * 24 + "F2")
    ),
    "“form=two” is not a rule; write NAME=VALUE, each name once.": (
        lambda: parse_options("form=two,form=two")
    ),
    "There is no rule “forms”; the rules are joker_lead, cachette_from, target, form, match, draw, "
    "stakes.": lambda: parse_options("forms=two"),
    "“-5” is not a valid value for stakes; give a whole number such as 0.": lambda: parse_options(
        "stakes=-5"
    ),
    "“low” is not a valid value for draw; choose one of off, pack, ace_low, ace_high.": lambda: (
        parse_options("draw=low")
    ),
    "The stakes are 1001; choose from 0 to 1000 counters for ten points.": (
        lambda: parse_options("stakes=1001")
    ),
    "The target is 4; choose from 5 to 10000.": lambda: parse_options("target=4"),
    "A game with form=dummy is not played as match=rubber; choose game or round.": (
        lambda: parse_options("form=dummy,match=rubber")
    ),
    "A game with form=four is not played as match=round; choose game, rubber or rubber_points.": (
        lambda: parse_options("match=round")
    ),
    "The target is 25, but the opponents of dummy start with 25 points; choose a higher target.": (
        lambda: parse_options("form=dummy,target=25")
    ),
    "A position has four hands, not 3.": (
        lambda: Position(LAYOUT.hands[:3], LAYOUT.cachette, Trick(Seat.N))
    ),
    "A trick is worth 5, 10 or 20 points, not 15.": (
        lambda: _position("A... K... Q... J... / .8.7.T96", value=15)
    ),
    "The cachette has 4 cards; it must have five.": (
        lambda: _position("A... K... Q... J... / .8.7.T9")
    ),
    "A card appears twice in the position.": (
        lambda: _position("... K... Q... J... / .8.7.T96", "HK")
    ),
    "The trick is complete; give the position after it.": (
        lambda: _position("... ... ... ... / .8.7.T96", "HA HK HQ HJ")
    ),
    "The hands are unequal: counting the cards on the table, every seat must have the same "
    "number.": (lambda: _position("A...2 K...3 Q...4 J... / .8.7.T96")),
    "Each hand must have from one to twelve cards.": (
        lambda: _position("... ... ... ... / .8.7.T96")
    ),
    **{
        told: partial(_raise, HistoryError(fault, **HISTORY_VALUES[fault]))
        for fault, told in HISTORY.items()
    },
}
"""What the command line says, to the letter, and what makes it say so."""


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_sentence_has_a_place_for_each_value_of_its_fault(fault: FaultCode) -> None:
    assert sorted(re.findall(r"\{(\w+)\}", SENTENCES[fault])) == sorted(fault.names)
    assert SENTENCES[fault].endswith(".")


def test_every_fault_and_nothing_else_has_a_sentence() -> None:
    assert set(SENTENCES) == set(FAULTS)
    below = {
        kind for kind in CodedError.__subclasses__() if not kind.__module__.startswith(WINDOWS_OWN)
    }
    assert below == {NotationError, PositionError, HistoryError}


@pytest.mark.parametrize(("told", "fail"), TOLD.items(), ids=TOLD)
def test_an_error_is_told_in_one_sentence(told: str, fail: Callable[[], object]) -> None:
    with pytest.raises(CodedError) as refused:
        fail()
    assert error_text(refused.value) == told
    assert str(refused.value).split(" ")[0] == refused.value.fault.name


def test_every_fault_is_told_above() -> None:
    def fault_of(fail: Callable[[], object]) -> FaultCode:
        with pytest.raises(CodedError) as refused:
            fail()
        return refused.value.fault

    assert {fault_of(fail) for fail in TOLD.values()} == set(FAULTS)


def test_a_code_and_its_values_make_a_line_for_logs() -> None:
    error = NotationError(NotationFault.NOT_A_RANK, text="A1...", letter="1")
    assert str(error) == "NOT_A_RANK letter='1' text='A1...'"
    assert str(PositionError(PositionFault.CARD_TWICE)) == "CARD_TWICE"


def test_other_errors_are_told_too() -> None:
    assert error_text(RecordError(Fault.EMPTY)) == "The file is empty"
    assert error_text(QuintoError("Leave out --games.")) == "Leave out --games."
