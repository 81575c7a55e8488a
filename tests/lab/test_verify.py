"""``quinto-lab verify`` says line by line what holds of a game's cards."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from acting import act
from lab_command import Lab

from quinto_desktop.game import Session, game_of, numbered_game, usual_players
from quinto_desktop.lab.__main__ import main
from quinto_desktop.records import encode
from quinto_desktop.records.commitments import CommitmentChain, Fate, is_whole
from quinto_desktop.rules import *

DEALS = FairDeals(bytes(range(32)), words="for Ada")
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
    session = played(Session(game_of(usual_players(rules.form), rules, DEALS)))
    code, text = told(session)
    lines = text.splitlines()
    assert code == 0
    assert lines[0] == "fair: the cards come from a secret and the words “for Ada”"
    assert DEALS.commitment.hex() in lines[1]
    assert all(line.startswith("holds: ") for line in lines[1:-1])
    packs = session.state.deals_finished
    assert lines[-1] == f"{packs + 2} of {packs + 2} hold"


def test_the_packs_of_branches_are_checked_too(told: Told) -> None:
    first = played(Session(game_of(usual_players(), SHORT, DEALS)))
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
    session = played(Session(game_of(usual_players(), SHORT, DEALS)))
    code, text = told(session, change)
    assert code == 1
    assert wrong in text


def test_a_game_in_progress_is_still_sealed(told: Told) -> None:
    code, text = told(played(Session(game_of(usual_players(), SHORT, DEALS)), 20))
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


DATA = Path(__file__).parents[1] / "data"
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


@pytest.mark.parametrize(
    ("name", "wrong"),
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


@pytest.mark.parametrize("forge", _FORGERIES.values(), ids=_FORGERIES)
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
