"""`quinto-lab check` says whether each file is valid and, if not, what is wrong."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import approval
import pytest
from acting import act
from examples import each
from lab_command import Lab, main

from quinto_desktop.game import Session, game_of, numbered_game, usual_players
from quinto_desktop.players.kernel import is_compiled
from quinto_desktop.records import PlayerRecord, SavedGame, encode, load_game, save_game, start_of
from quinto_desktop.records.commitments import CommitmentChain, Fate, is_whole
from quinto_desktop.rules import *

SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


def _game(level: str, length: int = 0, rules: RuleOptions | None = None) -> SavedGame:
    """Return the first actions of a match, choosing the first legal one each time."""
    rules = rules or RuleOptions(target=5)
    person = PlayerRecord("You", None)
    players = (PlayerRecord("Ada", level), *[person] * (rules.form.players - 1))
    game = SavedGame(rules, NumberedDeals(1), new_match(rules).turn, players, ())
    state = start_of(game)
    actions: list[Action] = []
    while len(actions) < length and state.phase is not Phase.MATCH_OVER:
        actions.append(_first_action(state))
        state = apply(state, actions[-1]).after
    return replace(game, actions=tuple(actions))


def _first_action(state: MatchState) -> Action:
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(1, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(1, state.deals_finished + 1))
    return legal_actions(state)[0]


def test_a_game_at_its_beginning_and_one_at_its_end(tmp_path: Path, lab: Lab) -> None:
    begun, over = tmp_path / "begun.quinto", tmp_path / "over.quinto"
    save_game(begun, _game("casual"))
    save_game(over, _game("novice", 10_000))
    first, second = lab("check", begun, over).splitlines()
    assert first == f"{begun}: valid (four, game: before the first deal)"
    assert second.startswith(f"{over}: valid (four, game: won by ")


def test_the_form_the_match_and_its_games_are_told_at_every_stage(
    tmp_path: Path, lab: Lab, approved: Callable[[str, str], None]
) -> None:
    """In the approved text: the rules, after how many actions, and what is told."""
    path, told = tmp_path / "game.quinto", []
    for rules, length in approval.rows("lab/stages"):
        game = _game("casual", int(length), parse_options(rules))
        assert len(game.actions) == int(length)
        save_game(path, game)
        said = lab("check", path).removeprefix(f"{path}: ").strip()
        told.append(approval.row(rules, length, said))
    approved("lab/stages", "".join(told))


def test_every_file_is_checked_also_after_a_faulty_one(tmp_path: Path, lab: Lab) -> None:
    text = SAVED.read_text(encoding="utf-8")
    faulty = {
        "cut.quinto": (text[:500], "incomplete: line"),
        "scores.quinto": (text.replace("155", "160"), "The file gives the scores as 160 : 115"),
        "other.json": ('{"a": 1}', "This is not a Quinto game."),
        "newer.quinto": (text.replace('"version": 1', '"version": 99'), "newer Quinto"),
    }
    for name, (data, _) in faulty.items():
        (tmp_path / name).write_text(data, encoding="utf-8")
    paths = [str(tmp_path / name) for name in faulty]
    lines = lab("check", *paths, tmp_path, "missing", SAVED, code=2).splitlines()
    assert len(lines) == 7
    for line, path, (_, told) in zip(lines, paths, faulty.values(), strict=False):
        assert line.startswith(f"{path}: ")
        assert told in line
    assert "is a folder" in lines[4]
    assert "does not exist" in lines[5]
    assert lines[6].endswith("valid (four, game: deal 2, 155 : 115)")


def test_a_level_that_this_quinto_does_not_have_is_a_fault(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "strong.quinto"
    save_game(path, _game("grandmaster"))
    assert load_game(path).players[0].level == "grandmaster"
    assert "this version of Quinto has no level “grandmaster”" in lab("check", path, code=2)


def test_the_root_of_the_disk_is_named(lab: Lab) -> None:
    root = Path(SAVED.anchor)
    assert lab("check", root, code=2) == f"{root}: “{root}” is a folder. Choose a saved game.\n"


def test_a_wrong_form_is_told_in_plain_words(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "form.quinto"
    text = SAVED.read_text(encoding="utf-8")
    path.write_text(re.sub(r'"app": "[^"]*"', '"app": "one two"', text), encoding="utf-8")
    assert "at “app”, expected a version such as 1.0." in lab("check", path, code=2)


def test_a_large_file_is_refused(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "large.quinto"
    path.write_bytes(b"")
    os.truncate(path, 100 * 2**20)
    assert "too large" in lab("check", path, code=2)


# -------- `quinto-lab conform` accepts the test vectors and notices every kind of change in them
DATA = Path(__file__).parents[1] / "data"
DEALS = (DATA / "deals.jsonl").read_text().splitlines()
ENDINGS = (DATA / "endings.jsonl").read_text().splitlines()
FAIR = (DATA / "fair.jsonl").read_text("utf-8").splitlines()


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


TEXTS = {"deep": "[" * 100_000, "a long line": " " * 1_000_001 + "{}"}
ENDING = {"deal": "N:A... K... Q... J... / .8.7.T96", "leader": "N", "trick_value": 5, "value": 1}


def _vector(name: str, base: str, where: str, value: str) -> str:
    """What a row tells of: a vector in which one entry is another, or a text of its own."""
    if not where:
        return TEXTS.get(name) or str(json.loads(value))
    vector = {"ending": ENDING, "fair": json.loads(FAIR[1])}.get(base) or _deal(base)
    changed: dict[str, Any] = json.loads(json.dumps(vector))
    approval.edit(changed, where, value)
    return json.dumps(changed)


def test_every_change_in_a_vector_is_noticed(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    approved: Callable[[str, str], None],
) -> None:
    """In the approved text: the change, in which vector, where, to what, and what is said."""
    monkeypatch.chdir(tmp_path)
    told = []
    for row in approval.rows("lab/vectors"):
        Path("vectors").write_text(_vector(*row), encoding="utf-8")
        code = main(["conform", "vectors"])
        out, err = capsys.readouterr()
        assert code == (2 if err else 1)
        assert (out + err).count("\n") == 1
        told.append(approval.row(*row, (out + err).strip()))
    approved("lab/vectors", "".join(told))


def test_a_wrong_value_of_an_ending_is_noticed(tmp_path: Path, lab: Lab) -> None:
    ending = next(json.loads(line) for line in ENDINGS if len(line) < 110)
    wrong = {**ending, "value": ending["value"] + 5}
    assert _conform(lab, tmp_path, ending, wrong).startswith("line 2 does not hold: the value")


def test_the_fair_deals_hold(lab: Lab) -> None:
    assert lab("conform", DATA / "fair.jsonl") == f"{len(FAIR)} of {len(FAIR)} hold\n"


def test_if_all_are_skipped_it_says_that_nothing_was_compared(
    tmp_path: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quinto_desktop.lab.checking.conform.is_compiled", lambda: False)
    long = [json.loads(line) for line in sorted(ENDINGS, key=len)[-3:]]
    told = _conform(lab, tmp_path, *long, code=0)
    assert told == "nothing was compared: all 3 were skipped (more than 4 cards a hand)\n"


def test_files_that_cannot_be_read(tmp_path: Path, lab: Lab) -> None:
    assert lab.refused("conform", "a\0b") == "quinto-lab: “a�b” is a name that no file can have.\n"
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    assert "UTF-8" in lab.refused("conform", binary)


# -------- ``quinto-lab verify`` says line by line what holds of a game's cards
FAIR_DEALS = FairDeals(bytes(range(32)), words="for Ada")
SHORT = RuleOptions(target=300)


def played(session: Session, length: int = 10_000) -> Session:
    """Play on at random, to the end or for so many actions."""
    choice = random.Random(1)
    for _ in range(length):
        if session.state.phase is Phase.MATCH_OVER:
            break
        act(session, choice)
    return session


@pytest.fixture(name="told")
def teller(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Runs the command on a game, perhaps after a change to its file."""

    def told(
        session: Session, change: Callable[[dict[str, Any]], object] = dict, *more: str
    ) -> tuple[int, str]:
        document = json.loads(encode(session.saved()))
        change(document)
        path = tmp_path / "game.quinto"
        path.write_text(json.dumps(document), encoding="utf-8")
        code = main(["verify", str(path), *more])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return told


Told = Callable[..., tuple[int, str]]


@pytest.mark.parametrize(
    "rules",
    [
        SHORT,
        RuleOptions(form=Form.DUMMY, target=300),
        RuleOptions(form=Form.TWO, target=300, draw=DrawRule.ACE_LOW),
    ],
    ids=lambda rules: rules.form.value,
)
def test_everything_about_a_fair_game_holds(told: Told, rules: RuleOptions) -> None:
    session = played(Session(game_of(usual_players(rules.form), rules, FAIR_DEALS)))
    code, text = told(session)
    lines = text.splitlines()
    assert code == 0
    assert lines[0] == "fair: the cards come from a secret and the words “for Ada”"
    assert FAIR_DEALS.commitment.hex() in lines[1]
    assert all(line.startswith("holds: ") for line in lines[1:-1])
    packs = session.state.deals_finished
    assert lines[-1] == f"{packs + 2} of {packs + 2} hold"


def test_the_packs_of_branches_are_checked_too(told: Told) -> None:
    first = played(Session(game_of(usual_players(), SHORT, FAIR_DEALS)))
    branch = played(first.branch(30, "What if"), 40)
    code, text = told(branch.switched(0))
    assert (code, "holds: branch 1, pack 2" in text) == (0, True)


def _other_words(document: dict[str, Any]) -> None:
    document["fair"]["words"] = "for Eve"


def _other_commitment(document: dict[str, Any]) -> None:
    document["fair"]["commitment"] = "0" * 64


def _other_pack(document: dict[str, Any]) -> None:
    undone = " ".join(reversed(document["deals"][0]["pack"].split()))
    document["undone"] = []
    document["branches"] = [
        {
            "name": "Other",
            "of": 0,
            "after": 0,
            "actions": [f"deal {undone}"],
            "undone": [],
            "hinted": [],
        }
    ]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (_other_words, "DOES NOT HOLD: pack 1"),
        (_other_commitment, "DOES NOT HOLD: the commitment in the file is the secret’s"),
        (_other_pack, "DOES NOT HOLD: branch 1, pack 1"),
    ],
)
def test_what_does_not_hold_is_told(
    told: Told, change: Callable[[dict[str, Any]], object], wrong: str
) -> None:
    session = played(Session(game_of(usual_players(), SHORT, FAIR_DEALS)))
    code, text = told(session, change)
    assert code == 1
    assert wrong in text


def test_a_game_in_progress_is_still_sealed(told: Told) -> None:
    code, text = told(played(Session(game_of(usual_players(), SHORT, FAIR_DEALS)), 20))
    assert code == 2
    assert text.startswith("quinto-lab: The secret of this game is sealed until")
    assert text.count("\n") == 1


def test_shared_games_are_told_apart(told: Told) -> None:
    numbered = played(Session(numbered_game(usual_players(), SHORT, seed=7)), 60)
    code, text = told(numbered)
    assert (code, text.splitlines()[0].startswith("shared: ")) == (0, True)
    assert "game number 7" in text
    deal = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, SHORT)
    coded = played(Session(game_of(usual_players(), SHORT, CodedDeals(deal))), 120)
    code, text = told(coded)
    assert (code, "a deal code" in text) == (0, True)


def test_the_game_stands_in_its_chain(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "commitments.jsonl"
    chain = CommitmentChain(path)
    before = chain.prepared()
    chain.note(before, Fate.BEGUN)
    deals = chain.prepared()
    session = played(Session(game_of(usual_players(), SHORT, deals)))
    code, text = told(session, dict, "--chain", str(path))
    assert (code, "DOES NOT HOLD: the commitment is in the chain" in text) == (1, True)
    chain.note(deals, Fate.BEGUN)
    chain.note(deals, Fate.FINISHED)
    code, text = told(session, dict, "--chain", str(path))
    assert (code, ", finished\n" in text) == (0, True)


FINISHED = DATA / "saves" / "v3-fair-round-over.quinto"
CHAINS = DATA / "chains"
BEFORE = "it follows the commitment before it"
SAME = "the chain says the same of the game as the file"
SECRETS = "secrets give their commitments"
ORDER = "follows the one before it"


def chain_told(lab: Lab, path: Path, *, code: int) -> list[str]:
    """What does not hold of a game that is over, in a chain."""
    lines = lab("verify --chain", path, FINISHED, code=code).splitlines()
    return [line for line in lines if line.startswith("DOES NOT HOLD: ")]


def written(folder: Path, lines: list[dict[str, Any]]) -> Path:
    path = folder / "commitments.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    return path


@each(
    "name, wrong",
    [
        ("true", []),
        ("forged", [BEFORE, SAME, SECRETS]),
        ("badsecret", [SAME, SECRETS]),
        ("cut", [BEFORE, ORDER]),
        ("reorder", [BEFORE, ORDER]),
    ],
)
def test_a_forged_chain_does_not_hold(name: str, wrong: list[str], lab: Lab) -> None:
    told = chain_told(lab, CHAINS / f"{name}.jsonl", code=bool(wrong))
    assert len(told) == len(wrong)
    assert all(claim in line for claim, line in zip(wrong, told, strict=True))


def lines_of_chain() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CHAINS / "true.jsonl").read_text().splitlines()]


_FORGERIES: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "a game's own commitment before it": lambda lines: lines[2].update(previous="0" * 64),
    "that of a game before it": lambda lines: lines[0].update(previous="1" * 64),
    "another beginning": lambda lines: lines.insert(3, lines[2] | {"previous": "1" * 64}),
    "another secret": lambda lines: lines[3].update(secret="2" * 64),
    "no secret": lambda lines: lines[3].pop("secret"),
    "a secret that is none": lambda lines: lines[3].update(secret=7),
    "a second secret": lambda lines: lines.insert(3, lines[3] | {"secret": "3" * 64}),
    "other words": lambda lines: lines[3].update(words="for Eve"),
    "words that changed": lambda lines: lines.append(lines[3] | {"words": "for Eve"}),
    "another's secret": lambda lines: lines.insert(
        2, lines[1] | {"fate": "given up", "secret": "4" * 64, "words": ""}
    ),
    "a game left out": lambda lines: lines.__delitem__(slice(0, 2)),
    "a game put in": lambda lines: lines.insert(
        0, lines[0] | {"commitment": "5" * 64, "previous": "0" * 64}
    ),
}


@each("forge", _FORGERIES.values(), ids=_FORGERIES)
def test_no_line_of_a_chain_can_be_changed(
    forge: Callable[[list[dict[str, Any]]], object], tmp_path: Path, lab: Lab
) -> None:
    lines = lines_of_chain()
    forge(lines)
    path = written(tmp_path, lines)
    told = chain_told(lab, path, code=1)
    assert told
    assert not is_whole(CommitmentChain(path).games()) or SAME in told[0]


@pytest.mark.parametrize("fate", [Fate.UNPLAYED, Fate.LEFT, Fate.TAKEN_UP])
def test_whatever_became_of_other_games_a_chain_holds(fate: Fate, tmp_path: Path, lab: Lab) -> None:
    lines = lines_of_chain()
    lines[1]["fate"] = fate.value
    assert chain_told(lab, written(tmp_path, lines), code=0) == []


def test_a_game_that_was_unplayed_is_told_to_be(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "commitments.jsonl"
    chain = CommitmentChain(path)
    deals = chain.prepared()
    session = played(Session(game_of(usual_players(), SHORT, deals)))
    chain.note(deals, Fate.BEGUN)
    chain.note(deals, Fate.UNPLAYED)
    code, text = told(session, dict, "--chain", str(path))
    assert (code, ", unplayed\n" in text) == (0, True)


@pytest.mark.parametrize("content", [b"", b"{}", b"no JSON"])
def test_what_is_no_game_is_told_in_a_line(tmp_path: Path, lab: Lab, content: bytes) -> None:
    path = tmp_path / "other.quinto"
    path.write_bytes(content)
    lab.refused("verify", path)
