"""Opens thousands of damaged saved games in `quinto-lab check`.

    python tests/faults/mutations.py                          10,000 files
    python tests/faults/mutations.py --files 500 --seed 2

Each file must be refused with a sentence, or be valid; never a traceback, and each in less than a
second of computing and 100 MiB. A file that is called valid is replayed here, straight through the
rules. One in a hundred, and each of the large ones, goes through a `quinto-lab` of its own as well.
Prints figures; exits 1 if anything is wrong, and leaves the files concerned in the folder that it
names.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from memory import begin_peak, peak_mib
from mutating import Mutator, largest_game

from quinto_desktop.lab.__main__ import main as lab
from quinto_desktop.records.saves.document import decode, encode
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_action, parse_cards

LONGEST_S = 1.0
MOST_MIB = 100.0
ONE_IN = 100
"""One in so many files is checked by a process of its own as well."""

LARGE = 500_000
"""So is every file with more bytes."""

_CHECKOUT = Path(__file__).parents[2]


class Failed(Exception):
    """A file was not treated as it should be; the text says how."""


@dataclass
class Figures:
    """What has been counted so far."""

    refused: int = 0
    valid: int = 0
    strangers: int = 0  # damaged deal codes that were the codes of other deals
    sentences: Counter[str] = field(default_factory=Counter)
    slowest_s: float = 0.0
    grown_mib: float = 0.0
    failures: list[tuple[str, str]] = field(default_factory=list)

    def count(self, took_s: float, grown_mib: float) -> None:
        """Note what a file has cost."""
        self.slowest_s = max(self.slowest_s, took_s)
        self.grown_mib = max(self.grown_mib, grown_mib)
        if took_s > LONGEST_S or grown_mib > MOST_MIB:
            raise Failed(f"it takes {took_s:.1f} s and {grown_mib:.0f} MiB")

    def measure(self, what: str, act: Callable[[], None]) -> None:
        """Do something with a text, and note how it went and what it has cost."""
        before, begun = begin_peak(), time.process_time()
        try:
            act()
            self.count(time.process_time() - begun, peak_mib() - before)
        except Exception as error:
            self.failures.append((what, repr(error)))


# --------------------------------------------------------------- quinto-lab check
def check(path: Path, figures: Figures) -> None:
    """Let `quinto-lab check` look at a file, and see whether what it says is right."""
    out, err = io.StringIO(), io.StringIO()
    before = begin_peak()
    begun = time.process_time()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = lab(["check", str(path)])
    except BaseException as error:
        raise Failed(f"a traceback: {error!r}") from error
    figures.count(time.process_time() - begun, peak_mib() - before)
    _judge(path, code, out.getvalue(), err.getvalue(), figures)


def _judge(path: Path, code: int, out: str, err: str, figures: Figures) -> None:
    told = out.removeprefix(f"{path}: ").removesuffix("\n")
    if err or code not in (0, 2) or len(out) != len(told) + len(str(path)) + 3:
        raise Failed(f"exit code {code}, {out[:300]!r}, {err[:300]!r}")
    if code == 2:
        must_be_sentence(told)
        figures.refused += 1
        figures.sentences[_gist(told)] += 1
        return
    if not told.startswith("valid ("):
        raise Failed(f"valid, but {told!r}")
    must_replay(path.read_bytes())
    figures.valid += 1


def must_be_sentence(told: str) -> None:
    """See that words are fit for a person."""
    is_begun = told[:1].isupper() or told[:1].isdigit() or told[:1] == "“"
    if not (told.isprintable() and is_begun and told.endswith(".") and len(told) < 500):
        raise Failed(f"no sentence: {told[:600]!r}")


def must_replay(data: bytes) -> None:
    """See that a file that was accepted holds a game, by the rules alone and without our reader."""
    try:
        state = replayed(json.loads(data.decode("utf-8-sig")))
        scores = json.loads(data.decode("utf-8-sig"))["scores"]
    except Exception as error:
        raise Failed(f"called valid, but the rules say {error!r}") from error
    if list(state.scores) != scores:
        raise Failed(f"called valid with {scores}, but the rules make it {state.scores}")
    game = decode(data)
    if decode(encode(game)) != game:
        raise Failed("it does not come back from today's form")


def replayed(document: dict[str, Any]) -> MatchState:
    """Apply everything in a saved game, of whatever version, to the rules."""
    states = [_start_of(document)]

    def do(action: Action) -> None:
        states.append(apply(states[-1], action).after)

    if document.get("drawn") is not None:
        do(Draw(tuple(map(parse_card, document["drawn"]))))
    for deal in document["deals"]:
        do(Deal(parse_cards(deal["pack"])))
        for call in deal["calls"]:
            do(Call(call))
        for text in deal["plays"]:  # entries where the cards are real
            do(parse_action(text))
    last = states[-1]
    for text in document["undone"]:
        do(parse_action(text))
    lines = [states]
    for branch in document.get("branches", []):
        states = lines[branch["of"]][: branch["after"] + 1]
        if len(states) != branch["after"] + 1:
            raise Failed("a branch leaves its line after the end")
        for text in (*branch["actions"], *branch["undone"]):
            do(parse_action(text))
        lines.append(states)
    return last


def _start_of(document: dict[str, Any]) -> MatchState:
    code = document.get("code")
    if code is not None:
        return parse_deal_code(code).start
    told, dealer = document["rules"], document["first_dealer"]
    rules = RuleOptions(
        JokerLead(told["joker_lead"]),
        CachetteFrom(told["cachette_from"]),
        told["target"],
        Form(told.get("form", "four")),
        MatchForm(told.get("match", "game")),
        DrawRule(told.get("draw", "off")),
        told.get("stakes", 0),
    )
    return new_match(rules, None if dealer is None else Seat[dealer])


def check_alone(path: Path) -> None:
    """Let a `quinto-lab` of its own look at a file."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = lab(["check", str(path)])
    alone = subprocess.run(
        [sys.executable, "-m", "quinto_desktop.lab", "check", str(path)],
        env=os.environ | {"PYTHONPATH": str(_CHECKOUT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if (alone.returncode, alone.stdout, alone.stderr) != (code, out.getvalue(), ""):
        raise Failed(f"alone: {alone.returncode}, {alone.stdout!r}, {alone.stderr!r}")


def check_all(files: int, seed: int, folder: Path, figures: Figures) -> None:
    """Make so many files, and check each; those that are not treated as they should be stay."""
    mutator = Mutator(seed)
    for number in range(files):
        path = folder / f"{number}.quinto"
        path.write_bytes(mutator.file())
        try:
            check(path, figures)
            if number % ONE_IN == 0 or path.stat().st_size > LARGE:
                check_alone(path)
        except Failed as failure:
            figures.failures.append((path.name, str(failure)))
        else:
            path.unlink()


# --------------------------------------------------------------- the command
def _gist(sentence: str) -> str:
    return re.sub(r"“[^”]*”|[0-9]+", "…", sentence)[:100]


def _with_largest(folder: Path) -> Figures:
    figures, path = Figures(), folder / "largest.quinto"
    path.write_bytes(largest_game())
    with contextlib.suppress(Failed):  # how long it takes depends on the machine
        check(path, figures)
    path.unlink()
    return figures


def _told(figures: Figures) -> str:
    return (
        f"{figures.refused} refused with {len(figures.sentences)} different sentences, "
        f"{figures.valid} valid and replayed; one took at most {figures.slowest_s:.2f} s "
        f"and {figures.grown_mib:.0f} MiB"
    )


def _alone_mib() -> float:
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Try the files; return 1 if one of them was not treated as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--files", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="quinto-mutations-"))
    checked = Figures()
    check_all(arguments.files, arguments.seed, folder, checked)
    _say(f"quinto-lab check: {_told(checked)}; {_alone_mib():.0f} MiB at most as a whole process")
    _say(f"the largest valid file: {_told(_with_largest(folder))}")
    for name, how in checked.failures[:30]:
        _say(f"{name}: {how}")
    _say(
        f"{len(checked.failures)} wrong"
        + (f"; the files are in {folder}" if checked.failures else "")
    )
    return 1 if checked.failures else 0


if __name__ == "__main__":
    sys.exit(main())
