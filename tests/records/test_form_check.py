"""What a file's form asks is checked by msgspec; where it refuses, the place is found as values."""

from __future__ import annotations

import copy
import json

import msgspec
import pytest
from faulty_files import mutate
from hypothesis import assume, given
from hypothesis import strategies as st
from saved_games import DUMMY_DRAWN, RUBBER, played

from quinto_desktop.records import Fault, Kind, Message, encode
from quinto_desktop.records.saves.refusals import form_fault
from quinto_desktop.records.saves.wire import GameForm

DOCUMENTS = [
    json.loads(encode(played(seed=7, rules=rules, length=70, undone=5)))
    for rules in (RUBBER, DUMMY_DRAWN)
]
NOTHING_FOUND = Message(Fault.UNEXPECTED_DATA)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_nothing_is_found_in_a_sound_document(document: object) -> None:
    assert form_fault(document, GameForm) == NOTHING_FOUND


def can_be_written(document: object) -> bool:
    """Whether all its texts are: half a character is none."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


@given(st.sampled_from(DOCUMENTS), st.data())
def test_a_place_is_found_just_where_msgspec_refuses(document: object, data: st.DataObject) -> None:
    document = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(document, data)
    assume(can_be_written(document))  # else the file is refused before it has a form
    try:
        msgspec.convert(document, GameForm)
    except msgspec.ValidationError:
        assert form_fault(document, GameForm) != NOTHING_FOUND
    else:
        assert form_fault(document, GameForm) == NOTHING_FOUND


def test_a_place_within_the_document_comes_with_what_was_expected() -> None:
    document = copy.deepcopy(DOCUMENTS[0])
    document["players"][2]["level"] = 3
    expected = Message(Kind.OR_NOTHING, kind=Message(Kind.TEXT))
    found = Message(Kind.WHOLE_NUMBER)
    fault = Message(Fault.EXPECTED_OTHER, expected=expected, found=found)
    place = Message(Fault.AT_ENTRY, where="players[2].level", details=fault)
    assert form_fault(document, GameForm) == place


def test_a_document_that_is_no_group_is_told_without_a_place() -> None:
    expected, found = Message(Kind.GROUP), Message(Kind.LIST)
    assert form_fault([], GameForm) == Message(Fault.EXPECTED_OTHER, expected=expected, found=found)
