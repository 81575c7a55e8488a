"""Files that are not saved games, or are damaged: each is refused for its own reason."""

from __future__ import annotations

import copy
import json
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest
from faulty_files import Change, changed_file, game_or_refusal, mutate, put, refusal, remove
from hypothesis import given
from hypothesis import strategies as st
from saved_games import played

from quinto_desktop.records import decode, encode, replay
from quinto_desktop.records.disk import files
from quinto_desktop.records.saves import migrations
from quinto_desktop.rules import Deal, Play, why_illegal

GAME = played(seed=7, length=85, undone=5)
DATA = encode(GAME)
ONE = {"name": "Ada", "level": None}


def changed(change: Change) -> bytes:
    return changed_file(DATA, change)


def test_the_file_that_is_changed_here_is_in_its_second_deal_and_valid() -> None:
    assert decode(DATA) == GAME
    assert sum(isinstance(action, Deal) for action in GAME.actions) == 2
    assert json.loads(DATA)["scores"] != [0, 0]


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
    "of empty lists": b"[" + b"[]," * (files.GREATEST_SIZE // 3 - 1) + b"[]]",
    "of empty groups": b'{"format":"quinto-game","version":2,"deals":['
    + b"{}," * (files.GREATEST_SIZE // 3 - 20)
    + b"{}]}",
    "of brackets": b"[" * files.GREATEST_SIZE,
    "of letters that need much room": ('["' + '\U0001f0cf","' * 140_000 + '"]').encode(),
    "of digits": b"9" * files.GREATEST_SIZE,
}


@pytest.mark.parametrize("data", LARGEST.values(), ids=LARGEST)
def test_a_file_as_large_as_may_be_is_refused_in_little_memory(data: bytes) -> None:
    assert 0.9 * files.GREATEST_SIZE < len(data) <= files.GREATEST_SIZE
    tracemalloc.start()
    try:
        refusal(data)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 60 * 2**20


@pytest.mark.parametrize(("data", "told"), FOREIGN.values(), ids=FOREIGN)
def test_foreign_files(data: bytes, told: str) -> None:
    assert told in refusal(data)


HOSTILE = {
    "deep lists": b'{"format": "quinto-game", "version": 2, "deals": ' + b"[" * 1_000_000,
    "deep groups": b'{"a":' * 500_000,
    "deep and closed": b'{"format": "quinto-game", "a": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a number of 5000 digits": DATA.replace(b'"seed": 7', b'"seed": ' + b"9" * 5000),
    "a number of 4000 digits": DATA.replace(b'"seed": 7', b'"seed": ' + b"9" * 4000),
    "a version of 4000 digits": DATA.replace(b'"version": 4', b'"version": ' + b"9" * 4000),
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


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files(data: bytes) -> None:
    assert data != DATA
    refusal(data)


def _other_play(document: Any) -> None:
    """Replace the first card that follows suit in a trick of hearts in the second deal."""
    plays = document["deals"][1]["plays"]
    plays[1] = plays[3]


WRONG = {
    "no version": (remove("version"), "has no version number"),
    "version as text": (put("version", to="1"), "has no version number"),
    "version true": (put("version", to=True), "has no version number"),
    "version 0": (put("version", to=0), "has no version number"),
    "version 1.0": (put("version", to=1.0), "has no version number"),
    "no seed": (remove("seed"), "there is no “seed”"),
    "negative seed": (put("seed", to=-1), "at “seed”"),
    "seed too large": (put("seed", to=2**63), "at “seed”"),
    "seed far too large": (put("seed", to=2**80), "at “seed”"),
    "seed as text": (
        put("seed", to="3"),
        "at “seed”, expected a whole number or nothing (null), got text",
    ),
    "seed as fraction": (put("seed", to=3.5), "at “seed”, expected a whole number"),
    "seed true": (put("seed", to=True), "at “seed”, expected a whole number"),
    "unknown field": (put("colour", to="red"), "unknown entry “colour”"),
    "unknown rule": (put("rules", "kitty", to=1), "at “rules”, there is an unknown entry “kitty”"),
    "rule of the future": (put("rules", "joker_lead", to="lowest"), "“lowest” is unknown"),
    "target too large": (put("rules", "target", to=10_001), "at “rules.target”"),
    "no target": (remove("rules", "target"), "there is no “target”"),
    "a player too few": (remove("players", 3), "for 4 players, but the file names 3"),
    "one player": (put("players", to=[ONE]), "at “players”, expected a list of at least 2"),
    "five players": (put("players", to=[ONE] * 5), "at “players”, expected a list of at most 4"),
    "seats of version 1": (put("seats", to={"N": ONE}), "unknown entry “seats”"),
    "name too long": (put("players", 0, "name", to="x" * 41), "at “players[0].name”"),
    "name of two lines": (put("players", 0, "name", to="a\nb"), "at “players[0].name”"),
    "name ends in a line break": (put("players", 0, "name", to="a\n"), "at “players[0].name”"),
    "level as number": (put("players", 0, "level", to=3), "at “players[0].level”"),
    "level in capitals": (put("players", 0, "level", to="CASUAL"), "at “players[0].level”"),
    "unknown dealer": (put("first_dealer", to="Q"), "at “first_dealer”"),
    "no dealer": (put("first_dealer", to=None), "names no first dealer"),
    "unknown form": (put("rules", "form", to="five"), "at “rules.form”, “five” is unknown"),
    "unknown match": (put("rules", "match", to="long"), "at “rules.match”, “long” is unknown"),
    "unknown draw": (put("rules", "draw", to=True), "at “rules.draw”"),
    "stakes too high": (put("rules", "stakes", to=1001), "whole number of at most 1000"),
    "no form": (remove("rules", "form"), "at “rules”, there is no “form”"),
    "a round of four": (
        put("rules", "match", to="round"),
        "The rules contradict each other: with form=four, match must be one of “game”, ",
    ),
    "another form": (put("rules", "form", to="two"), "for 2 players, but the file names 4"),
    "a draw that the rules are without": (
        put("drawn", to=["HA", "D5", "S2", "QR"]),
        "The draw: the cards may not be drawn: the rules of this game have no draw",
    ),
    "no word of a draw": (remove("drawn"), "there is no “drawn”"),
    "app of two lines": (put("app", to="1\n"), "at “app”"),
    "deals as group": (put("deals", to={}), "at “deals”, expected a list"),
    "a deal too few": (remove("deals", 0), "scores"),
    "no calls": (put("deals", 0, "calls", to=[]), "Deal 1, play 1: E:"),
    "a call too many": (put("deals", 0, "calls", to=["pass"] * 5), "at “deals[0].calls”"),
    "unknown call": (put("deals", 0, "calls", 0, to="triple"), "“triple” is unknown"),
    "redouble first": (
        put("deals", 0, "calls", 0, to="redouble"),
        "Deal 1, call 1: E:redouble may not be called: no one has doubled",
    ),
    "49 plays": (put("deals", 0, "plays", to=["HA"] * 49), "at “deals[0].plays”"),
    "a card unknown": (
        put("deals", 1, "plays", 2, to="H1"),
        "Deal 2, play 3: “H1” is not a card",
    ),
    "a card not held": (_other_play, "may not be played"),
    "a play too few in the first deal": (
        remove("deals", 0, "plays", 47),
        "Deal 2: the pack may not be dealt: the previous deal is not finished",
    ),
    "plays as numbers": (put("deals", 0, "plays", 0, to=7), "at “deals[0].plays[0]”"),
    "an empty pack": (put("deals", 1, "pack", to=""), "Deal 2: “” is not a card"),
    "a short pack": (put("deals", 1, "pack", to="HA"), "Deal 2: the pack may not be dealt"),
    "undone unknown": (
        put("undone", 0, to="undo"),
        "Undone action 1: “undo” is not a call, a card, a deal or a draw",
    ),
    "undone with spaces": (put("undone", 0, to="deal  HA"), "is not a call, a card, a deal"),
    "undone illegal": (
        put("undone", 1, to="pass"),
        "Undone action 2: S:pass may not be called: all four have called",
    ),
    "undone draw": (put("undone", 0, to="draw HA D5 S2 QR"), "the rules of this game have no"),
    "undone deal": (put("undone", 0, to="deal HA"), "the previous deal is not finished"),
    "scores swapped": (lambda d: d["scores"].reverse(), "The file gives the scores as"),
    "scores as text": (put("scores", to="0 : 0"), "at “scores”"),
    "three scores": (put("scores", to=[1, 2, 3]), "at “scores”"),
    "scores far too large": (put("scores", to=[10**30, 0]), "at “scores"),
}


@pytest.mark.parametrize(("change", "told"), WRONG.values(), ids=WRONG)
def test_files_edited_by_hand(change: Change, told: str) -> None:
    said = refusal(changed(change))
    assert told in said
    assert not [sign for sign in ("`", "|", "regex", "<", ">", "length", "\\x") if sign in said]


PLAIN = {
    "app": (put("app", to="1 0"), "at “app”, expected a version such as 1.0"),
    "name": (
        put("players", 0, "name", to=""),
        "at “players[0].name”, expected a name of 1 to 40 characters on one line",
    ),
    "level": (
        put("players", 0, "level", to="CASUAL"),
        "at “players[0].level”, expected the name of a level in lower case",
    ),
    "no level": (
        put("players", 0, "level", to=3),
        "at “players[0].level”, expected text or nothing (null), got a whole number",
    ),
    "dealer": (put("first_dealer", to="Q"), "at “first_dealer”, expected one of N, E, S and W"),
    "least": (put("seed", to=-1), "expected a whole number of at least 0."),
    "most": (put("rules", "target", to=10_001), "expected a whole number of at most 10000."),
    "calls": (
        put("deals", 0, "calls", to=["pass"] * 5),
        "at “deals[0].calls”, expected a list of at most 4 entries.",
    ),
    "scores": (put("scores", to=[1]), "at “scores”, expected a list of 2 entries, got 1."),
    "an entry with the name of a type": (put("int", to=1), "there is an unknown entry “int”."),
}


@pytest.mark.parametrize(("change", "told"), PLAIN.values(), ids=PLAIN)
def test_a_wrong_form_is_told_in_plain_words(change: Change, told: str) -> None:
    assert told in refusal(changed(change))


def _places(part: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(part, dict):
        for key in part:
            yield from _places(part[key], (*path, key))
    elif isinstance(part, list):
        for index in range(min(2, len(part))):
            yield from _places(part[index], (*path, index))


@pytest.mark.parametrize("place", list(_places(json.loads(DATA))), ids=str)
@pytest.mark.parametrize("half", ["\ud800", "x\udfff", ["\ud800"], {"\ud800": 1}], ids=ascii)
def test_half_a_character_anywhere_is_refused(place: tuple[str | int, ...], half: object) -> None:
    refusal(changed(put(*place, to=half)))


def test_half_a_character_in_a_name_of_an_entry_is_refused() -> None:
    told = refusal(changed(put("rules", "\ud800", to=1)))
    assert "an invalid character" in told


def test_a_whole_character_of_two_halves_is_a_character() -> None:
    game = decode(DATA.replace(b"Ada", b"\\ud83c\\udccf"))
    assert game.players[0].name == "🃏"


def test_a_card_twice_in_the_pack_is_named() -> None:
    def change(document: Any) -> None:
        cards = document["deals"][1]["pack"].split()
        document["deals"][1]["pack"] = " ".join([*cards[:-1], cards[0]])

    first = json.loads(DATA)["deals"][1]["pack"].split()[0]
    told = refusal(changed(change))
    assert f"Deal 2: the pack may not be dealt: the card {first} appears twice" in told


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


def test_the_scores_are_compared_with_the_plays() -> None:
    right = json.loads(DATA)["scores"]
    told = refusal(changed(put("scores", 0, to=right[0] + 5)))
    assert f"{right[0] + 5} : {right[1]}" in told
    assert f"{right[0]} : {right[1]}" in told


@given(st.data())
def test_any_bytes_changed_give_a_game_or_a_refusal(data: st.DataObject) -> None:
    changed_data = bytearray(DATA)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(changed_data)))
        end = min(len(changed_data), start + data.draw(st.integers(0, 20)))
        changed_data[start:end] = data.draw(st.binary(max_size=20))
    game_or_refusal(bytes(changed_data))


@given(st.binary(max_size=200))
def test_any_bytes_at_all_give_a_refusal(data: bytes) -> None:
    refusal(data)


@given(st.data())
def test_any_value_changed_gives_a_game_or_a_refusal(data: st.DataObject) -> None:
    document = copy.deepcopy(json.loads(DATA))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(document, data)
    game_or_refusal(json.dumps(document).encode())
