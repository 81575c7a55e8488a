"""The script for checking deals, which knows nothing of Quinto, agrees with the rules."""

from __future__ import annotations

import ast
import copy
import hashlib
import io
import json
import random
import runpy
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from examples import share

from quinto_desktop.rules import FairDeals, Form
from quinto_desktop.rules.notation import cards_text

CHECKOUT = Path(__file__).resolve().parent.parent
SCRIPT = CHECKOUT / "resources" / "verify_deal.py"
VECTORS = (CHECKOUT / "tests" / "data" / "fair.jsonl").read_text("utf-8").splitlines()

WORDS = (
    "",
    "for Ada",
    "  two   spaces ",
    "Zoe\u0308",
    "f\u00fcr Gro\u00dfmutter \u2665 \U0001f0a1",
)
DEALS = FairDeals(hashlib.sha256(b"verify").digest(), bytes(range(32)), "Zoe\u0308  and I")


def verify(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script in this process, as `alone` does in one of its own."""
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out):
        patch.setattr(sys, "argv", [str(SCRIPT), *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(SCRIPT), run_name="__main__")
    told = ended.value.code
    err = f"{told}\n" if isinstance(told, str) else ""
    return subprocess.CompletedProcess([], bool(told), out.getvalue(), err)


def alone(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script alone: without our packages, and without the environment's."""
    command = [sys.executable, "-I", "-S", "-X", "utf8", SCRIPT, *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def game_of(
    deals: FairDeals, form: Form = Form.FOUR, packs: int = 3, *, is_drawn: bool = False
) -> dict[str, Any]:
    """What a saved game would hold of these deals."""
    return {
        "rules": {"form": form.value},
        "first_dealer": None if is_drawn else deals.first_dealer(form).name,
        "drawn": [str(card) for card in deals.drawn(form)] if is_drawn else None,
        "deals": [{"pack": cards_text(deals.pack(n))} for n in range(1, packs + 1)],
        "fair": {
            "previous": deals.previous.hex(),
            "commitment": deals.commitment.hex(),
            "words": deals.words,
            "secret": deals.secret.hex(),
        },
    }


def verify_game(game: object, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "game.quinto"
    path.write_text(json.dumps(game), encoding="utf-8")
    return verify(path)


def test_random_games_hold(tmp_path: Path) -> None:
    chance = random.Random("games to verify")
    for _ in range(share(15)):
        deals = FairDeals(chance.randbytes(32), chance.randbytes(32), chance.choice(WORDS))
        form, is_drawn = chance.choice(list(Form)), chance.random() < 0.5
        packs = chance.randrange(5)
        game = game_of(deals, form, packs, is_drawn=is_drawn)
        done = verify_game(game, tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        told = done.stdout.splitlines()
        assert told[0] == f"holds: commitment {deals.commitment.hex()}"
        assert told[1].startswith("holds: cards drawn" if is_drawn else "holds: first dealer")
        assert told[2:] == [f"holds: pack {n}" for n in range(1, packs + 1)]


@pytest.mark.parametrize("number", range(share(len(VECTORS))))
def test_it_takes_what_is_known_without_a_file(number: int) -> None:
    vector = json.loads(VECTORS[number])
    deals = FairDeals(bytes.fromhex(vector["secret"]), words=vector["words"])
    packs = [cards_text(deals.pack(n)) for n in (1, 2)]
    names = ("secret", "words", "previous", "commitment")
    done = alone(*(vector[name] for name in names), *packs)
    assert done.returncode == 0
    assert done.stdout.count("holds: ") == 3


def _exchange_two_cards(game: dict[str, Any]) -> None:
    first, second, *others = game["deals"][1]["pack"].split()
    game["deals"][1]["pack"] = " ".join([second, first, *others])


def _move_a_byte(game: dict[str, Any]) -> None:
    """Say that the secret begins within the commitment before it: both together stay the same."""
    fair = game["fair"]
    both = fair["previous"] + fair["secret"]
    fair["previous"], fair["secret"] = both[:62], both[62:]


CHEATS = {
    "a pack": (_exchange_two_cards, ["pack 2"]),
    "the words": (lambda game: game["fair"].update(words="Eve"), ["first dealer", "pack"]),
    "the commitment": (lambda game: game["fair"].update(commitment="0" * 64), ["commitment"]),
    "the one before": (lambda game: game["fair"].update(previous="0" * 64), ["commitment"]),
    "the secret": (lambda game: game["fair"].update(secret="0" * 64), ["commitment", "pack 1"]),
    "the dealer": (lambda game: game.update(first_dealer="W"), ["first dealer W"]),
    "cards drawn": (lambda game: game.update(drawn=["HA", "H2", "H3", "H4"]), ["cards drawn"]),
    "the border": (_move_a_byte, ["commitment", "pack 1"]),
    "a deal left out": (lambda game: game["deals"].pop(0), ["pack 1", "pack 2"]),
}


@pytest.mark.parametrize(("cheat", "told"), CHEATS.values(), ids=CHEATS)
def test_whatever_was_changed_does_not_hold(cheat: Any, told: list[str], tmp_path: Path) -> None:
    game = game_of(DEALS)
    assert game["first_dealer"] != "W"
    cheat(game)
    done = verify_game(game, tmp_path)
    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if line.startswith("DOES NOT HOLD: ")]
    assert all(any(claim in line for line in wrong) for claim in told)


LEFT_OUT: dict[str, Callable[[dict[str, Any], str], object]] = {
    "removed": lambda game, name: game.pop(name),
    "nulled": lambda game, name: game.update({name: None}),
    "emptied": lambda game, name: game.update({name: ""}),
    "shortened": lambda game, name: game.update({name: (game[name] or "NE")[:-1]}),
}


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
@pytest.mark.parametrize("is_drawn", [True, False], ids=["drawn", "not drawn"])
def test_neither_the_draw_nor_the_first_dealer_can_be_left_out(
    is_drawn: bool, form: Form, tmp_path: Path
) -> None:
    has_rule = is_drawn is not (form is Form.DUMMY)  # whether the rules tell of the draw
    game = game_of(DEALS, form, 1, is_drawn=is_drawn)
    if has_rule:
        game["rules"]["draw"] = "ace_low" if is_drawn else "off"
    assert verify_game(game, tmp_path).returncode == 0
    for name in ("drawn", "first_dealer"):
        for way, leave_out in LEFT_OUT.items():
            if way == "nulled" and game[name] is None:
                continue
            changed = copy.deepcopy(game)
            leave_out(changed, name)
            done = verify_game(changed, tmp_path)
            assert done.returncode == 1, (name, way)
            assert "DOES NOT HOLD: " in done.stdout


def test_a_game_that_was_given_up_before_the_draw_holds(tmp_path: Path) -> None:
    game = game_of(DEALS, packs=0, is_drawn=True) | {"drawn": None}
    game["rules"]["draw"] = "ace_high"
    assert verify_game(game, tmp_path).returncode == 0


def test_a_first_dealer_of_three_is_another_than_of_four(tmp_path: Path) -> None:
    game = game_of(DEALS, Form.DUMMY)
    assert verify_game(game, tmp_path).returncode == 0
    game["first_dealer"] = "N"  # dummy's seat in the first game
    assert verify_game(game, tmp_path).returncode == 1


def test_a_game_that_is_not_over_cannot_be_checked(tmp_path: Path) -> None:
    game = game_of(DEALS)
    game["fair"]["secret"] = None
    done = verify_game(game, tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "sealed until it is over" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_no_such_game_is_told_without_a_traceback(tmp_path: Path) -> None:
    paths = [tmp_path / str(number) for number in range(6)]
    texts = ["", "{}", "[]", "7", '{"fair": {}}', '{"fair": "hello"}']
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    asked: list[list[str | Path]] = [[path] for path in (*paths, tmp_path, tmp_path / "none")]
    asked += [[], ["0" * 64, "for Ada"]]
    for arguments in asked:
        done = verify(*arguments)
        assert done.returncode == 1
        assert "This cannot be checked" in done.stderr
        assert "Traceback" not in done.stderr


def test_it_is_a_page_and_needs_nothing_of_ours() -> None:
    source = SCRIPT.read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import)]
    names = {alias.name for node in imports for alias in node.names}
    assert len(source.splitlines()) <= 60
    assert "from " not in [line[:5] for line in source.splitlines()]
    assert names <= sys.stdlib_module_names


def test_a_real_file_can_be_checked_once_its_game_is_over() -> None:
    saves = CHECKOUT / "tests" / "data" / "saves"
    over, running = alone(saves / "v3-fair-round-over.quinto"), saves / "v3-fair-branches.quinto"
    assert over.returncode == 0
    assert [line.partition(" ")[0] for line in over.stdout.splitlines()] == ["holds:"] * 5
    ran = alone(running)
    assert (ran.returncode, ran.stderr) == (1, "Its secret is sealed until it is over.\n")
