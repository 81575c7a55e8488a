"""Files that are not saved games, or are damaged: each is refused for its own reason."""

from __future__ import annotations

import copy
import errno
import json
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from examples import each, examples, part
from faulty_files import Change, changed_file, mutate, put, refusal, remove
from hypothesis import assume, given
from hypothesis import strategies as st
from saved_games import ALL_FORMS, DUMMY_DRAWN, ROUND, RUBBER, TWO, branched, cut_at, played

from quinto_desktop.records.disk import files
from quinto_desktop.records.faults import cause_of, cut
from quinto_desktop.records.public import *
from quinto_desktop.records.saves import migrations
from quinto_desktop.records.saves.refusals import form_fault
from quinto_desktop.records.saves.wire import GameForm
from quinto_desktop.rules import *

GAME = played(seed=7, length=85, undone=5)
DATA = encode(GAME)
ONE = {"name": "Ada", "level": None}


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

V1 = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"

FILES = {
    "four": DATA,
    "version 1": V1.read_bytes(),
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


def _last_deal(name: str) -> int:
    return len(json.loads(FILES[name])["deals"]) - 1


def _drawn(*cards: str) -> Change:
    return put("drawn", to=[*cards])


def _twin(cards: list[Card]) -> list[str]:
    return [str(cards[0]), *map(str, cards[:-1])]


def _turned(name: str) -> Change:
    def change(document: dict[str, Any]) -> None:
        text = document["fair"][name]
        document["fair"][name] = ("1" if text[0] == "0" else "0") + text[1:]

    return change


DRAWN = [*drawn_cards(7, RUBBER.form)]
RUBBER_LAST, ROUND_LAST = _last_deal("rubber"), _last_deal("round")

Wrong: TypeAlias = dict[str, tuple[Change, str]]
"""What somebody has done to a file, and what is said of it then."""

WRONG: Wrong = {
    "no version": (remove("version"), "has no version number"),
    "version as text": (put("version", to="1"), "has no version number"),
    "version true": (put("version", to=True), "has no version number"),
    "version 0": (put("version", to=0), "has no version number"),
    "version 1.0": (put("version", to=1.0), "has no version number"),
    "no seed": (remove("seed"), "there is no “seed”"),
    "negative seed": (put("seed", to=-1), "expected a whole number of at least 0."),
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
    "target too large": (
        put("rules", "target", to=10_001),
        "expected a whole number of at most 10000.",
    ),
    "no target": (remove("rules", "target"), "there is no “target”"),
    "a player too few": (remove("players", 3), "for 4 players, but the file names 3"),
    "one player": (put("players", to=[ONE]), "at “players”, expected a list of at least 2"),
    "five players": (put("players", to=[ONE] * 5), "at “players”, expected a list of at most 4"),
    "seats of version 1": (put("seats", to={"N": ONE}), "unknown entry “seats”"),
    "name too long": (put("players", 0, "name", to="x" * 41), "at “players[0].name”"),
    "name of two lines": (put("players", 0, "name", to="a\nb"), "at “players[0].name”"),
    "name ends in a line break": (put("players", 0, "name", to="a\n"), "at “players[0].name”"),
    "level as number": (
        put("players", 0, "level", to=3),
        "at “players[0].level”, expected text or nothing (null), got a whole number",
    ),
    "level in capitals": (
        put("players", 0, "level", to="CASUAL"),
        "at “players[0].level”, expected the name of a level in lower case",
    ),
    "unknown dealer": (
        put("first_dealer", to="Q"),
        "at “first_dealer”, expected one of N, E, S and W",
    ),
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
    "a call too many": (
        put("deals", 0, "calls", to=["pass"] * 5),
        "at “deals[0].calls”, expected a list of at most 4 entries.",
    ),
    "unknown call": (put("deals", 0, "calls", 0, to="triple"), "“triple” is unknown"),
    "redouble first": (
        put("deals", 0, "calls", 0, to="redouble"),
        "Deal 1, call 1: a redouble is not allowed: no one has doubled",
    ),
    "49 plays": (put("deals", 0, "plays", to=["HA"] * 49), "at “deals[0].plays”"),
    "a card unknown": (put("deals", 1, "plays", 2, to="H1"), "Deal 2, play 3: “H1” is not a card"),
    "a card not held": (_other_play, "may not be played"),
    "a play too few in the first deal": (
        remove("deals", 0, "plays", 47),
        "Deal 2: the pack may not be dealt: the previous deal is not finished",
    ),
    "plays as numbers": (put("deals", 0, "plays", 0, to=7), "at “deals[0].plays[0]”"),
    "an empty pack": (put("deals", 1, "pack", to=""), "Deal 2: a pack has 53 cards, not 0"),
    "a short pack": (put("deals", 1, "pack", to="HA"), "Deal 2: the pack may not be dealt"),
    "undone unknown": (
        put("undone", 0, to="undo"),
        "Undone action 1: “undo” is not a call, a card, a deal or a draw",
    ),
    "undone with spaces": (put("undone", 0, to="deal  HA"), "is not a call, a card, a deal"),
    "undone illegal": (
        put("undone", 1, to="pass"),
        "Undone action 2: a pass is not allowed: all four have called",
    ),
    "undone draw": (put("undone", 0, to="draw HA D5 S2 QR"), "the rules of this game have no"),
    "undone deal": (put("undone", 0, to="deal HA"), "the previous deal is not finished"),
    "scores swapped": (lambda d: d["scores"].reverse(), "The file gives the scores as"),
    "scores as text": (put("scores", to="0 : 0"), "at “scores”"),
    "three scores": (put("scores", to=[1, 2, 3]), "at “scores”"),
    "scores far too large": (put("scores", to=[10**30, 0]), "at “scores"),
    "no name": (
        put("players", 0, "name", to=""),
        "at “players[0].name”, expected a name of 1 to 40 characters on one line",
    ),
    "app of two words": (put("app", to="1 0"), "at “app”, expected a version such as 1.0"),
    "one score": (put("scores", to=[1]), "at “scores”, expected a list of 2 entries, got 1."),
    "an entry with the name of a type": (put("int", to=1), "there is an unknown entry “int”."),
}

WRONG_IN_VERSION_1: Wrong = {
    "no seats": (remove("seats"), "(version 1) is damaged. "),
    "seats as list": (put("seats", to=["N", "E", "S", "W"]), "(version 1) is damaged. "),
    "seats as text": (put("seats", to="NESW"), "(version 1) is damaged. "),
    "seats as number": (put("seats", to=4), "(version 1) is damaged. "),
    "no rules": (remove("rules"), "(version 1) is damaged. "),
    "rules as list": (
        put("rules", to=["joker_lead", "cachette_from", "target"]),
        "(version 1) is damaged. ",
    ),
    "no seat": (remove("seats", "W"), "(version 1) is damaged: at “seats”, there is no “W”. "),
    "a fifth seat": (
        put("seats", "X\n", to={}),
        "(version 1) is damaged: at “seats”, there is an unknown entry “X�”. ",
    ),
    "no target": (remove("rules", "target"), "at “rules”, there is no “target”. "),
    "a rule of version 2": (
        put("rules", "form", to="four"),
        "at “rules”, there is an unknown entry “form”. ",
    ),
    "players of version 2": (put("players", to=[]), "there is an unknown entry “players”. "),
    "a draw of version 2": (put("drawn", to=["HA"] * 4), "there is an unknown entry “drawn”. "),
    "an unknown entry": (put("more", to=1), "there is an unknown entry “more”. "),
    "a seat as number": (put("seats", "E", to=1), "at “players[1]”, expected a group in braces"),
    "no name": (remove("seats", "N", "name"), "at “players[0]”, there is no “name”. "),
    "no dealer": (put("first_dealer", to=None), "names no first dealer"),
    "an undone draw": (
        put("undone", 0, to="draw HA D5 S2 QR"),
        "the rules of this game have no draw",
    ),
}

WRONG_IN_A_RUBBER: Wrong = {
    "no draw": (
        put("drawn", to=None),
        "Game 1, deal 1: the pack may not be dealt: no cards have been drawn for partners and deal",
    ),
    "a card drawn twice": (
        put("drawn", to=_twin(DRAWN)),
        f"The draw: the cards may not be drawn: the card {DRAWN[0]} appears twice",
    ),
    "too few drawn": (
        _drawn("HA", "D5", "S2"),
        "The draw: the cards may not be drawn: 4 players draw one card each, not 3",
    ),
    "five drawn": (_drawn(*["HA"] * 5), "at “drawn”, expected a list of at most 4"),
    "no card drawn": (put("drawn", 1, to="Joker"), "The draw: “Joker” is not a card"),
    "numbers drawn": (put("drawn", to=[1, 2, 3, 4]), "at “drawn[0]”, expected text"),
    "drawn as text": (put("drawn", to="HA"), "at “drawn”, expected a list or nothing"),
    "other cards drawn": (
        put("drawn", to=[str(card) for card in reversed(DRAWN)]),
        "The file gives the scores as",
    ),
    "a draw again": (
        put("undone", 0, to="draw HA D5 S2 QR"),
        "Undone action 1: the cards may not be drawn: they have been drawn already",
    ),
    "a dealer beside a draw": (put("first_dealer", to="S"), "its rules call for a draw"),
    "a single game": (
        put("rules", "match", to="game"),
        "the pack may not be dealt: the game is already over",
    ),
    "a card unknown in the second game": (
        put("deals", RUBBER_LAST, "plays", 2, to="H1"),
        "Game 2, deal 1, play 3: “H1” is not a card",
    ),
    "scores of the first game": (put("scores", to=[0, 60]), "The file gives the scores as"),
}

WRONG_OF_TWO: Wrong = {
    "too many drawn": (_drawn("HA", "D5", "S2"), "2 players draw one card each, not 3 in all"),
    "one drawn": (_drawn("HA"), "at “drawn”, expected a list of at least 2 entries"),
    "two cards in one": (_drawn("HA D5", "S2"), "The draw: “HA D5” is not a card"),
    "a round of two": (put("rules", "match", to="round"), "not “round”"),
    "another form": (put("rules", "form", to="four"), "for 4 players, but the file names 2"),
    "a redouble in the second game": (
        put("deals", _last_deal("two"), "calls", 0, to="redouble"),
        "Game 2, deal 1, call 1: ",
    ),
}

WRONG_IN_A_ROUND: Wrong = {
    "a draw in the wrong rules": (_drawn("HA", "D5", "S2"), "the rules of this game have no draw"),
    "no dealer": (put("first_dealer", to=None), "names no first dealer"),
    "dummy deals": (put("first_dealer", to="N"), "that is dummy’s seat"),
    "a rubber of three": (put("rules", "match", to="rubber"), "not “rubber”"),
    "a target under the handicap": (
        put("rules", "target", to=25),
        "The rules contradict each other: the target is 25, but dummy’s opponents start with",
    ),
    "two of three players": (remove("players", 2), "for 3 players, but the file names 2"),
    "a pack unknown in the second game": (
        put("deals", ROUND_LAST, "pack", to="HA H1"),
        "Game 2, deal 1: “H1” is not a card",
    ),
    "a short pack in the second game": (
        put("deals", ROUND_LAST, "pack", to="HA"),
        "Game 2, deal 1: the pack may not be dealt: a pack has 53 cards, not 1",
    ),
}

WRONG_BEFORE_THE_DRAW: Wrong = {
    "a draw too late": (
        lambda d: d["undone"].reverse(),
        "Undone action 1: a double is not allowed: no cards have been drawn for partners",
    ),
    "a short undone draw": (put("undone", 0, to="draw HA"), "Undone action 1: the cards"),
}

WRONG_AFTER_THE_END: Wrong = {
    "a deal after the end": (
        lambda d: d["deals"].append(d["deals"][0]),
        "the pack may not be dealt: the match is already over",
    ),
    "a card after the end": (put("undone", to=["HA"]), "the match is already over"),
}

WRONG_IN_BRANCHES: Wrong = {
    "no hints": (remove("hinted"), "there is no “hinted”"),
    "a hint in words": (put("hinted", to=["5"]), "at “hinted[0]”, expected a whole number"),
    "a hint before the start": (put("hinted", to=[-1]), "at “hinted[0]”"),
    "two sources": (put("seed", to=7), "exactly one way where its packs come from"),
    "no source": (put("fair", to=None), "exactly one way where its packs come from"),
    "no secret": (put("fair", "sealed", to=None), "secret of its fair deals exactly once"),
    "two secrets": (put("fair", "secret", to="0" * 64), "secret of its fair deals exactly once"),
    "another secret": (_turned("sealed"), "The seal in the file does not match"),
    "another commitment": (_turned("commitment"), "The seal in the file does not match"),
    "another commitment before": (_turned("previous"), "The seal in the file does not"),
    "a short secret": (put("fair", "sealed", to="00"), "expected 64 digits from 0 to f"),
    "capitals": (put("fair", "commitment", to="A" * 64), "expected 64 digits from 0 to f"),
    "many words": (put("fair", "words", to="a" * 201), "text of at most 200 characters"),
    "no words": (remove("fair", "words"), "there is no “words”"),
    "take-backs as text": (put("take_backs", to="yes"), "expected true or false, got text"),
    "a branch of itself": (put("branches", 0, "of", to=1), "Branch 1 starts from a point"),
    "a branch of a later one": (put("branches", 0, "of", to=3), "Branch 1 starts from a point"),
    "a fork too far": (put("branches", 1, "after", to=10_000), "Branch 2 starts from a point"),
    "a branch without a name": (put("branches", 0, "name", to=""), "a name of 1 to 40 characters"),
    "an unknown action": (put("branches", 0, "actions", 0, to="go"), "“go” is not a call, a card"),
    "an illegal action": (put("branches", 0, "actions", 0, to="pass"), "Branch 1, action 2"),
    "an illegal undone action": (
        put("branches", 0, "undone", to=["draw HA D5 S2 QR"]),
        "Branch 1, undone action 1: ",
    ),
    "playing nowhere": (put("playing", to=4), "continues in branch 4, which does not exist"),
    "a code that is none": (
        lambda d: d.update(fair=None, code="1000-0000-0000-0000-0000-0000-00"),
        "is not a deal code",
    ),
    "a code of another form": (lambda d: d.update(fair=None, code="HA"), "text in another format"),
}

EDITED_FILES = {
    "four": WRONG,
    "version 1": WRONG_IN_VERSION_1,
    "rubber": WRONG_IN_A_RUBBER,
    "round": WRONG_IN_A_ROUND,
    "two": WRONG_OF_TWO,
    "undone": WRONG_BEFORE_THE_DRAW,
    "over": WRONG_AFTER_THE_END,
    "tree": WRONG_IN_BRANCHES,
}
EDITED = [(file, *row) for file, rows in EDITED_FILES.items() for row in rows.values()]


@each("file, change, told", part(EDITED))
def test_files_edited_by_hand(file: str, change: Change, told: str) -> None:
    said = refusal(changed_file(FILES[file], change))
    assert told in said
    assert said.endswith(
        " Open its backup (the file of the same name ending in “~”) or another saved game."
    )
    assert not [sign for sign in ("`", "|", "regex", "<", ">", "length", "\\x") if sign in said]


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
