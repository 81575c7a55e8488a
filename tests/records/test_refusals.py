"""Files that are not saved games, or are damaged: each is refused for its own reason."""

from __future__ import annotations

import copy
import errno
import json
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import approval
import msgspec
import pytest
from examples import each, examples
from faulty_files import Change, changed_file, mutate, put, refusal
from hypothesis import assume, given
from hypothesis import strategies as st
from saved_games import ALL_FORMS, DUMMY_DRAWN, ROUND, RUBBER, TWO, branched, cut_at, played
from test_document import VALIDATOR

from quinto_desktop.records.disk import files
from quinto_desktop.records.fault_text import OF_RULES
from quinto_desktop.records.faults import cause_of, cut
from quinto_desktop.records.public import *
from quinto_desktop.records.saves import migrations
from quinto_desktop.records.saves.refusals import form_fault
from quinto_desktop.records.saves.wire import GameForm
from quinto_desktop.rules import *

GAME = played(seed=7, length=85, undone=5)
DATA = encode(GAME)


def in_second_game(rules: RuleOptions, undone: int = 0) -> SavedGame:
    """Return a match in the middle of the first deal of its second game."""
    whole = played(seed=7, rules=rules)
    states = [step.after for step in replay(whole)]
    length = next(n for n, state in enumerate(states) if len(state.games) == 1) + 20
    return cut_at(cut_at(whole, length + undone), length)


def with_undone(game: SavedGame, undone: int) -> SavedGame:
    """Return the game with its last actions undone."""
    return cut_at(game, len(game.actions) - undone)


RUBBER_GAME = with_undone(in_second_game(RUBBER), 3)
ROUND_GAME = with_undone(in_second_game(ROUND), 3)
TWO_GAME = with_undone(in_second_game(TWO), 3)
ALL_UNDONE = cut_at(played(seed=7, rules=RUBBER, length=3), 0)
OVER = played(seed=7, rules=RUBBER)
FAIR = replace(played(length=70, undone=4), source=FairDeals(bytes(range(32)), words="for Ada"))
TREE = branched(branched(branched(FAIR, 20, of=0), 40, of=1), 8, of=0)

SAVES = Path(__file__).parents[1] / "data" / "saves"

FILES = {
    "four": DATA,
    "version-1": (SAVES / "v1-second-deal.quinto").read_bytes(),
    "real": (SAVES / "v5-real-cards.quinto").read_bytes(),
    "rubber": encode(RUBBER_GAME),
    "round": encode(ROUND_GAME),
    "two": encode(TWO_GAME),
    "undone": encode(ALL_UNDONE),
    "over": encode(OVER),
    "tree": encode(TREE),
}


def changed(change: Change) -> bytes:
    return changed_file(DATA, change)


def test_the_files_that_are_changed_here_are_valid() -> None:
    assert decode(DATA) == GAME
    assert sum(isinstance(action, Deal) for action in GAME.actions) == 2
    assert json.loads(DATA)["scores"] != [0, 0]
    for data in FILES.values():
        decode(data)
    assert approval.unused(approval.FOLDER / "edited", FILES) == []
    for game in (RUBBER_GAME, ROUND_GAME, TWO_GAME):
        state = replay(game)[-1].after
        assert len(state.games) == 1
        assert state.winner is None
        assert state.phase is Phase.PLAY
        assert len(game.undone) == 3
    assert isinstance(ALL_UNDONE.undone[0], Draw)
    assert replay(OVER)[-1].after.phase is Phase.MATCH_OVER


def test_a_file_cut_off_anywhere_is_refused() -> None:
    whole = len(DATA) - 1  # the last line break may be missing
    for length in range(whole):
        refusal(DATA[:length])
    decode(DATA[:whole])


FOREIGN = {
    "empty": (b"", "The file is empty"),
    "blank": (b" \n\n ", "The file is empty"),
    "zeros": (bytes(5000), "not a Quinto game"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "not a Quinto game"),
    "text": (b"Dear Ada,", "not a Quinto game"),
    "another encoding": (DATA.decode().encode("utf-16"), "not a Quinto game"),
    "wrong bytes in a name": (DATA.replace("ü".encode(), b"\xfc"), "not a Quinto game"),
    "a list": (b"[1, 2]", "not a Quinto game"),
    "a number": (b"1", "not a Quinto game"),
    "nothing": (b"null", "not a Quinto game"),
    "an empty group": (b"{}", "not a Quinto game"),
    "another program's": (b'{"format": "chess", "version": 1}', "not a Quinto game"),
    "two documents": (DATA + DATA, "damaged or incomplete: line"),
    "half a line": (b'{"format": "quinto-game",\n "vers', "line 2"),
}


class Counted(str):
    """A name that counts how often it is compared."""

    __slots__ = ()
    comparisons = 0

    def __eq__(self, other: object) -> bool:
        Counted.comparisons += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def test_a_name_that_comes_again_after_thousands_is_found_without_comparing_them_all() -> None:
    names = [Counted(number) for number in range(5000)]
    pairs: list[tuple[str, object]] = [(name, 1) for name in (*names, Counted(4999))]
    with pytest.raises(ValueError, match="4999"):
        migrations.group(pairs)
    assert Counted.comparisons < 2 * len(pairs)


LARGEST = {
    "of empty lists": (b"[", b"[],", b"[]]"),
    "of empty groups": (b'{"format":"quinto-game","version":2,"deals":[', b"{},", b"{}]}"),
    "of brackets": (b"", b"[", b""),
    "of letters that need much room": (b'["', '\U0001f0cf","'.encode(), b'"]'),
    "of digits": (b"", b"9", b""),
}


@pytest.mark.parametrize("parts", LARGEST.values(), ids=LARGEST)
def test_a_file_as_large_as_may_be_is_refused_in_little_memory(parts: tuple[bytes, ...]) -> None:
    head, each, foot = parts
    data = head + each * ((files.GREATEST_SIZE - len(head + foot)) // len(each)) + foot
    assert 0.9 * files.GREATEST_SIZE < len(data) <= files.GREATEST_SIZE
    tracemalloc.start()
    try:
        refusal(data)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 60 * 2**20


@each("data, told", FOREIGN.values(), ids=FOREIGN)
def test_foreign_files(data: bytes, told: str) -> None:
    assert told in refusal(data)


HOSTILE = {
    "deep lists": b'{"format": "quinto-game", "version": 2, "deals": ' + b"[" * 1_000_000,
    "deep groups": b'{"a":' * 500_000,
    "deep and closed": b'{"format": "quinto-game", "a": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a number of 5000 digits": DATA.replace(b'"seed": 7', b'"seed": ' + b"9" * 5000),
    "a number of 4000 digits": DATA.replace(b'"seed": 7', b'"seed": ' + b"9" * 4000),
    "a version of 4000 digits": DATA.replace(b'"version": 5', b'"version": ' + b"9" * 4000),
    "not a number": DATA.replace(b'"seed": 7', b'"seed": NaN'),
    "infinity": DATA.replace(b'"seed": 7', b'"seed": -Infinity'),
    "too large a fraction": DATA.replace(b'"seed": 7', b'"seed": 1e999'),
    "half a character": DATA.replace(b"Ada", b"\\ud800"),
    "a name twice": DATA.replace(b'"seed": 7', b'"seed": 4, "seed": 7'),
    "a rule twice": DATA.replace(b'"draw": "off"', b'"draw": "off", "form": "four"'),
    "a line break in an unknown name": DATA.replace(b'"seed"', b'"se\\n\\u0000ed"'),
    "an unknown name of a megabyte": DATA.replace(b'"seed"', b'"' + b"x" * 2**20 + b'"'),
    "a value of a megabyte": DATA.replace(b'"highest"', b'"' + b"`" * 2**20 + b'"'),
    "many cards": DATA.replace(b'"undone": [', b'"undone": [' + b'"HA", ' * 100_000),
    "a long card": DATA.replace(b'"undone": [', b'"undone": ["' + b"H\\n" * 100_000 + b'", '),
}


@each("data", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files(data: bytes) -> None:
    assert data != DATA
    refusal(data)


def _other_play(document: Any) -> None:
    """Replace the first card that follows suit in a trick of hearts in the second deal."""
    plays = document["deals"][1]["plays"]
    plays[1] = plays[3]


def _first_card_again(document: Any) -> None:
    first, *others, _ = document["deals"][1]["pack"].split()
    document["deals"][1]["pack"] = " ".join([first, *others, first])


def _turned(name: str) -> Change:
    def change(document: dict[str, Any]) -> None:
        text = document["fair"][name]
        document["fair"][name] = ("1" if text[0] == "0" else "0") + text[1:]

    return change


BY_NAME: dict[str, Change] = {
    "half a character in a name": put("rules", "\ud800", to=1),
    "a fifth seat": put("seats", "X\n", to={}),
    "a card not held": _other_play,
    "a card twice in a pack": _first_card_again,
    "a long pack": lambda d: d["deals"][0].update(pack=d["deals"][0]["pack"] + " HA"),
    "scores swapped": lambda d: d["scores"].reverse(),
    "a draw too late": lambda d: d["undone"].reverse(),
    "a deal after the end": lambda d: d["deals"].append(d["deals"][0]),
    "another secret": _turned("sealed"),
    "another commitment": _turned("commitment"),
    "another commitment before": _turned("previous"),
    "a code that is none": lambda d: d.update(fair=None, code="1000-0000-0000-0000-0000-0000-00"),
    "a code of another form": lambda d: d.update(fair=None, code="HA"),
}
"""What somebody has done to a file, where it is more than a value that is put or taken away."""


def _as_told(name: str, where: str, value: str) -> Change:
    """The change that a row tells: to what the path leads to, or by its name if there is none."""
    return (lambda document: approval.edit(document, where, value)) if where else BY_NAME[name]


HELP = " Open its backup (the file of the same name ending in “~”) or another saved game."


@pytest.mark.parametrize("file", FILES)
def test_files_edited_by_hand(file: str, approved: Callable[[str, str], None]) -> None:
    """In the approved text: what is wrong, where, put how, and said; § if refused by the schema."""
    assert file == "version-1" or VALIDATOR.is_valid(json.loads(FILES[file]))
    told = []
    for row in approval.rows(f"edited/{file}"):
        data = changed_file(FILES[file], _as_told(*row))
        said = refusal(data)
        assert said.endswith(HELP)
        assert not [sign for sign in ("`", "|", "regex", "<", ">", "length", "\\x") if sign in said]
        seen = "" if file == "version-1" or VALIDATOR.is_valid(json.loads(data)) else "§ "
        told.append(approval.row(*row, seen + said.removesuffix(HELP)))
    assert told
    approved(f"edited/{file}", "".join(told))


def _places(part: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(part, dict):
        for key in part:
            yield from _places(part[key], (*path, key))
    elif isinstance(part, list):
        for index in range(min(2, len(part))):
            yield from _places(part[index], (*path, index))


@each("place", list(_places(json.loads(DATA))))
@each("half", ["\ud800", "x\udfff", ["\ud800"], {"\ud800": 1}])
def test_half_a_character_anywhere_is_refused(place: tuple[str | int, ...], half: object) -> None:
    refusal(changed(put(*place, to=half)))


def test_a_whole_character_of_two_halves_is_a_character() -> None:
    game = decode(DATA.replace(b"Ada", b"\\ud83c\\udccf"))
    assert game.players[0].name == "🃏"


def test_every_revoke_is_named_with_its_place_and_the_rule() -> None:
    revokes = 0
    plays = 0
    for step in replay(GAME):
        state, action = step.before, step.action
        if not isinstance(action, Play) or state.deal is None or state.turn is None:
            plays = 0
            continue
        for card in state.deal.hands[state.turn]:
            refused = why_illegal(state, Play(card))
            if refused is None or refused.suit is None:
                continue
            revokes += 1
            suit = refused.suit.name.lower()
            told = refusal(changed(put("deals", state.deal.number - 1, "plays", plays, to=card)))
            assert told == (
                f"Deal {state.deal.number}, play {plays + 1}: {state.turn.name}:{card} may not "
                f"be played: {suit} were led and must be followed. "
                "Open its backup (the file of the same name ending in “~”) or another saved game."
            )
        plays += 1
    assert revokes > 20


@given(st.sampled_from([*ALL_FORMS]), st.sampled_from([*ALL_FORMS]))
def test_a_match_under_the_rules_of_another_form_is_refused(ours: str, other: str) -> None:
    document = json.loads(encode(played(seed=7, rules=ALL_FORMS[ours], length=40)))
    document["rules"] = json.loads(encode(played(rules=ALL_FORMS[other], length=0)))["rules"]
    if ours == other:
        decode(json.dumps(document).encode())
    else:
        refusal(json.dumps(document).encode())


# --------------------------------------------------------------- where a form is wrong
DOCUMENTS = [
    json.loads(encode(played(seed=7, rules=rules, length=70, undone=5)))
    for rules in (RUBBER, DUMMY_DRAWN)
]
NOTHING_FOUND = Message(Fault.UNEXPECTED_DATA)


def form_fault_in(document: object) -> Message:
    """Return what is found in a document that msgspec refuses."""
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(document, GameForm)
    return form_fault(refused.value)


def can_be_written(document: object) -> bool:
    """Whether all its texts are: half a character is none."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


@given(st.sampled_from(DOCUMENTS), st.data())
@examples(40)
def test_whatever_msgspec_refuses_has_a_place(document: object, data: st.DataObject) -> None:
    document = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(document, data)
    assume(can_be_written(document))  # else the file is refused before it has a form
    try:
        msgspec.convert(document, GameForm)
    except msgspec.ValidationError as refused:
        assert form_fault(refused) != NOTHING_FOUND


def test_a_place_within_the_document_comes_with_what_was_expected() -> None:
    document = copy.deepcopy(DOCUMENTS[0])
    document["players"][2]["level"] = 3
    expected = Message(Kind.OR_NOTHING, kind=Message(Kind.TEXT))
    found = Message(Kind.WHOLE_NUMBER)
    fault = Message(Fault.EXPECTED_OTHER, expected=expected, found=found)
    place = Message(Fault.AT_ENTRY, where="players[2].level", details=fault)
    assert form_fault_in(document) == place


def test_a_document_that_is_no_group_is_told_without_a_place() -> None:
    expected, found = Message(Kind.GROUP), Message(Kind.LIST)
    assert form_fault_in([]) == Message(Fault.EXPECTED_OTHER, expected=expected, found=found)


# -------- Messages: codes with values that are fit for a sentence
def test_codes_with_the_same_values_are_different_codes() -> None:
    assert len({*Fault}) == len(Fault.__members__) > 70


def test_every_reason_of_the_rules_has_its_words() -> None:
    assert OF_RULES.keys() == {*Call, *Reason}


def test_a_message_has_the_values_of_its_code_and_no_others() -> None:
    for values in ({}, {"name": "a"}, {"path": "a", "name": "b"}):
        with pytest.raises(AssertionError):
            Message(Fault.FILE_MISSING, **values)


def test_texts_are_fit_for_a_sentence() -> None:
    name = Message(Fault.BAD_NAME, name=f"two\nlines{'x' * 200}").values["name"]
    assert name == f"two�lines{'x' * 91}…"


def test_paths_are_longer_than_other_texts() -> None:
    path = Path("/") / ("x" * 150)
    assert Message(Fault.FILE_MISSING, path=path).values["path"] == str(path)


@pytest.mark.parametrize("number", [10**3_999, -(10**3_999)], ids=["great", "small"])
def test_numbers_that_mean_nothing_are_cut(number: int) -> None:
    told = Message(Fault.NEWER_VERSION, version=number, known=5).values
    assert len(str(told["version"])) < 30
    assert told["known"] == 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("9223372036854775807 is out of range", "9223372036854775807 is out of range"),
        (f"“{'9' * 4_000}” is none", f"“{'9' * 20}…” is none"),
        (f"/home/{'x' * 300} is none", f"/home/{'x' * 234}… is none"),
        (f"/home/{'x' * 255} is none", f"/home/{'x' * 255} is none"),
    ],
    ids=["short", "a number", "a word", "a file"],
)
def test_what_somebody_has_given_is_cut(text: str, told: str) -> None:
    assert cut(text) == told


def test_an_error_is_plain_words_for_a_log() -> None:
    details = Message(Fault.LINE_UNREADABLE, number=3)
    error = RecordError(Fault.DAMAGED, details=details)
    assert str(error) == "damaged (details=line unreadable (number=3))"


@each(
    "error, cause",
    [
        (OSError(errno.ENOSPC, "x"), Message(Cause.DISK_FULL)),
        (PermissionError(errno.EPERM, "x"), Message(Cause.NO_PERMISSION)),
        (OSError(errno.EROFS, "x"), Message(Cause.READ_ONLY)),
        (OSError(errno.ELOOP, "x"), Message(Cause.LINKS_IN_CIRCLE)),
        (OSError(errno.ENOTCONN, "x"), Message(Cause.DISCONNECTED)),
        (OSError(12345, "x"), Message(Cause.OTHER, number=12345)),
        (OSError("without a number"), Message(Cause.OTHER, number=0)),
        (ValueError("embedded null byte"), Message(Cause.NO_SUCH_NAME)),
    ],
)
def test_the_reasons_of_the_system_are_codes(error: OSError | ValueError, cause: Message) -> None:
    assert cause_of(error) == cause
