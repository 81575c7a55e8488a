"""`quinto-lab conform` accepts the test vectors and notices every kind of change in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lab_command import Lab

from quinto_desktop.players.kernel import is_compiled

DATA = Path(__file__).parents[1] / "data"
DEALS = (DATA / "deals.jsonl").read_text().splitlines()
ENDINGS = (DATA / "endings.jsonl").read_text().splitlines()
FAIR = (DATA / "fair.jsonl").read_text("utf-8").splitlines()

Change = Callable[[dict[str, Any]], object]


def _deal(ended: str) -> dict[str, Any]:
    deals: list[dict[str, Any]] = [json.loads(line) for line in DEALS]
    return next(deal for deal in deals if deal["result"]["ended"] == ended)


def _conform(lab: Lab, folder: Path, *vectors: object, code: int = 1) -> str:
    path = folder / "vectors.jsonl"
    path.write_text("".join(json.dumps(vector) + "\n" for vector in vectors))
    return lab("conform", path, code=code)


def test_the_deals_hold(lab: Lab) -> None:
    assert lab("conform", DATA / "deals.jsonl") == f"{len(DEALS)} of {len(DEALS)} hold\n"


def test_the_endings_hold(lab: Lab) -> None:
    told = lab("conform", DATA / "endings.jsonl")
    if is_compiled():
        assert told == "120 of 120 hold\n"
    else:
        assert told == "55 of 55 hold (65 skipped: more than 4 cards a hand)\n"


def _swap(cards: list[Any]) -> None:
    cards[0], cards[1] = cards[1], cards[0]


def _grow(numbers: list[int]) -> None:
    numbers[0] += 5


CHANGES: list[tuple[str, str, Change, str]] = [
    ("pack", "counted", lambda deal: _swap(deal["pack"]), "the deal"),
    ("dealer", "counted", lambda deal: deal.update(dealer="S"), "the deal"),
    ("a call", "counted", lambda deal: deal["calls"].append("pass"), "pass is not allowed"),
    ("a play", "counted", lambda deal: deal["plays"].__setitem__(1, "H2"), "play 2|not allowed"),
    ("too few legal cards", "counted", lambda deal: deal["legal"][0].pop(), "play 1, the legal"),
    ("no last play", "counted", lambda d: (d["plays"].pop(), d["legal"].pop()), "not over"),
    ("cards", "counted", lambda d: _swap(d["result"]["tricks"][3]["cards"]), "trick 4, the cards"),
    ("winner", "counted", lambda d: d["result"]["tricks"][2].update(winner="?"), "the winner"),
    ("quints", "counted", lambda d: d["result"]["tricks"][2].update(quints=35), "its quints"),
    ("trick scores", "quints", lambda d: _grow(d["result"]["tricks"][0]["scores"]), "the scores"),
    ("how it ended", "quints", lambda d: d["result"].update(ended="counted"), "how it ended"),
    ("tricks won", "quints", lambda d: _grow(d["result"]["tricks_won"]), "tricks won"),
    ("cachette", "cachette", lambda d: d["result"].update(cachette_quints=5), "cachette's quints"),
    ("tricks with it", "cachette", lambda d: _grow(d["result"]["tricks_won"]), "tricks won"),
    ("final scores", "counted", lambda d: _grow(d["result"]["scores"]), "at the end"),
    ("final winner", "cachette", lambda d: d["result"].update(winner=None), "the winner"),
]


@pytest.mark.parametrize(
    ("ended", "change", "said"), [case[1:] for case in CHANGES], ids=[case[0] for case in CHANGES]
)
def test_every_change_in_a_deal_is_noticed(
    ended: str, change: Change, said: str, tmp_path: Path, lab: Lab
) -> None:
    deal = _deal(ended)
    assert _conform(lab, tmp_path, deal, code=0) == "1 of 1 hold\n"
    changed = json.loads(json.dumps(deal))
    change(changed)
    told = _conform(lab, tmp_path, deal, changed)
    assert told.startswith("line 2 does not hold: ")
    assert any(part in told for part in said.split("|"))


def test_a_wrong_value_of_an_ending_is_noticed(tmp_path: Path, lab: Lab) -> None:
    ending = next(json.loads(line) for line in ENDINGS if len(line) < 110)
    ending["value"] += 5
    assert "the value" in _conform(lab, tmp_path, ending)


def test_the_fair_deals_hold(lab: Lab) -> None:
    assert lab("conform", DATA / "fair.jsonl") == f"{len(FAIR)} of {len(FAIR)} hold\n"


def _other_card(packs: dict[str, str]) -> None:
    """Exchange the second and the third card of pack 17."""
    first, second, third, *others = packs["17"].split()
    packs["17"] = " ".join([first, third, second, *others])


FAIR_CHANGES: dict[str, tuple[Change, str]] = {
    "secret": (lambda fair: fair.update(secret="0" * 64), "the commitment: the rules give"),
    "previous": (lambda fair: fair.update(previous="1" * 64), "the commitment: the rules give"),
    "commitment": (lambda fair: fair.update(commitment="1" * 64), f"the vector has {'1' * 64}."),
    "words": (lambda fair: fair.update(words="for Eve"), "the key: the rules give"),
    "key": (lambda fair: fair.update(key="0" * 64), "the key: the rules give"),
    "dealer": (lambda fair: fair["first_dealer"].update({"4": 4}), "the first dealer of 4: "),
    "Dummy-player": (lambda fair: fair["first_dealer"].update({"3": 3}), "first dealer of 3: "),
    "a card": (lambda fair: _other_card(fair["packs"]), "pack 17, card 2 from the top: the rules"),
    "too few": (lambda fair: fair["packs"].update({"2": "HA"}), "pack 2, its number of cards: the"),
    "other pack": (lambda fair: fair["packs"].update({"1": fair["packs"]["2"]}), "pack 1, card 1"),
}


@pytest.mark.parametrize(("change", "said"), FAIR_CHANGES.values(), ids=FAIR_CHANGES)
def test_every_change_in_a_fair_deal_is_noticed(
    change: Change, said: str, tmp_path: Path, lab: Lab
) -> None:
    fair: dict[str, Any] = json.loads(FAIR[1])
    change(fair)
    told = _conform(lab, tmp_path, json.loads(FAIR[0]), fair)
    assert told.startswith("line 2 does not hold: ")
    assert said in told
    assert told.count("\n") == 1


def _unfair(**changes: object) -> str:
    """A fair deal in which some entries are others, or missing if they are None."""
    vector = {**json.loads(FAIR[1]), **changes}
    return json.dumps({name: given for name, given in vector.items() if given is not None})


def _without(name: str) -> dict[str, Any]:
    deal = _deal("counted")
    del deal[name]
    return deal


ENDING = {"deal": "N:A... K... Q... J... / .8.7.T96", "leader": "N", "trick_value": 5, "value": 1}

MALFORMED: list[tuple[str, str, str]] = [
    ("empty", "", "no test vectors"),
    ("blank", "\n \n", "no test vectors"),
    ("not JSON", "what?\n", "not JSON"),
    ("not an object", "[1, 2]\n", "not a JSON object"),
    ("deep", "[" * 100_000 + "\n", "not JSON"),
    ("unknown kind", '{"a": 1}\n', "neither"),
    ("a long line", " " * 1_000_001 + "{}\n", "too long"),
    ("no plays", json.dumps(_without("plays")), "“plays” is missing"),
    ("a wrong type", json.dumps({**_deal("counted"), "plays": 5}), "“plays” must be a list"),
    ("a wrong member", json.dumps({**_deal("counted"), "plays": [5]}), "must be a text"),
    ("no card", json.dumps({**_deal("counted"), "pack": ["XX"]}), "XX"),
    ("no seat", json.dumps({**_deal("counted"), "dealer": "Q"}), "must be one of N, E, S, W"),
    ("true is no number", json.dumps({**ENDING, "value": True}), "a whole number"),
    (
        "unequal hands",
        json.dumps({**ENDING, "deal": "N:A...2 K... Q... J... / .8.7.T96"}),
        "unequal",
    ),
    ("no deal", json.dumps({**ENDING, "deal": "hello"}), "not a deal"),
    (
        "incomplete character",
        json.dumps({**ENDING, "leader": "\ud800"}),
        "must be one of N, E, S, W",
    ),
    ("no secret", _unfair(secret=None), "“secret” is missing"),
    ("a short secret", _unfair(secret="0" * 63), "64 hexadecimal digits"),
    ("capitals", _unfair(commitment="A" * 64), "64 hexadecimal digits"),
    ("no words", _unfair(words=None), "“words” is missing"),
    ("too many words", _unfair(words="x" * 201), "201 characters"),
    ("half a letter", _unfair(words="\ud83d"), "incomplete character"),
    ("no dealers", _unfair(first_dealer={}), "“4” is missing"),
    ("a dealer's name", _unfair(first_dealer={"4": "N", "3": 0}), "a whole number"),
    ("no packs", _unfair(packs={}), "“packs” is empty"),
    ("a pack as a list", _unfair(packs={"1": ["HA"]}), "must be a text"),
    ("a pack's number", _unfair(packs={"-1": "HA"}), "names a deal “-1”"),
    ("too great a number", _unfair(packs={"4294967296": "HA"}), "from 0 to 4294967295"),
    ("no such card", _unfair(packs={"1": "XX"}), "“XX” is not a card"),
    ("trick value", json.dumps({**ENDING, "trick_value": 7}), "5, 10 or 20"),
]


@pytest.mark.parametrize(
    ("text", "said"), [case[1:] for case in MALFORMED], ids=[case[0] for case in MALFORMED]
)
def test_a_malformed_file_is_one_line_and_exit_2(
    text: str, said: str, tmp_path: Path, lab: Lab
) -> None:
    path = tmp_path / "vectors.jsonl"
    path.write_text(text)
    assert said in lab.refused("conform", path)


def test_if_all_are_skipped_it_says_that_nothing_was_compared(
    tmp_path: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quinto_desktop.lab.checking.conform.is_compiled", lambda: False)
    long = [json.loads(line) for line in sorted(ENDINGS, key=len)[-3:]]
    told = _conform(lab, tmp_path, *long, code=0)
    assert told == "nothing was compared: all 3 were skipped (more than 4 cards a hand)\n"


def test_a_name_that_no_file_can_have(lab: Lab) -> None:
    assert lab.refused("conform", "a\0b") == "quinto-lab: “a�b” is a name that no file can have.\n"


def test_files_that_cannot_be_read(tmp_path: Path, lab: Lab) -> None:
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    for path, said in [(binary, "UTF-8"), (tmp_path / "none", "No such"), (tmp_path, "directory")]:
        assert said in lab.refused("conform", path)
