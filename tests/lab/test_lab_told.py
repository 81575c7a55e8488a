"""What `quinto-lab` prints, as it was approved (`approval.py`); figures change with the players."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import approval
import pytest
from judged import light_reviews
from lab_command import Lab, main
from msgspec.structs import replace
from played_history import write_history

from quinto_desktop.lab.judging import hint, review
from quinto_desktop.players.judging import reviewing
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import Step

SAVES = Path(__file__).parent.parent / "data" / "saves"
HAND = "AKJT7.84.762.AT"
ENDING = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
SECOND, RUNNING = "v1-second-deal.quinto", "v3-numbered.quinto"
ROUND_OVER = "v3-fair-round-over.quinto"

DIFFERS = re.compile(r"cost +\d+ nodes, |The search is not compiled")
"""Lines that are not the same everywhere."""
MEASURED = re.compile(r"[\d.]+(?= s\b| \w+ per second| ms)")
"""Times in lines of which the rest is told."""
ANOTHER_MONTH = re.compile(r"  20(?!22-0[12])")

JUDGED = [3, *range(36, 52)]
"""Which decisions of a deal are reviewed: the last call, and the last four tricks."""

COMMANDS = {
    "solve": ["solve", ENDING, "--leader", "N", "--trick-value", "20"],
    "solve-trick": ["solve", ENDING, "--leader", "E", "--trick", "C4"],
    "hint-call": ["hint", SECOND, "--deal", "1", "--at", "0", "--effort", "quick"],
    "hint-card": ["hint", SECOND, "--deal", "1", "--at", "15", "--effort", "quick"],
    "hint-where-it-stands": ["hint", RUNNING, "--effort", "quick"],
    "hint-json": ["hint", SECOND, "--deal", "1", "--at", "15", "--effort", "quick", "--json"],
    "hint-json-where-it-stands": ["hint", RUNNING, "--effort", "quick", "--json"],
    "review": ["review", SECOND, "--effort", "quick", "--seat", "w"],
    "review-json": ["review", SECOND, "--effort", "quick", "--json"],
    "ask-double": ["ask", "double", HAND, "--deals", "60"],
    "ask-lead": ["ask", "lead", HAND, "--deals", "60", "--us", "120", "--them", "200"],
    "ask-json": ["ask", "lead", HAND, "--deals", "60", "--us", "120", "--them", "200", "--json"],
    "play-four": ["play", "--seed", "4", "--players", "novice"],
    "play-rubber": ["play", "--seed", "7", "--preset", "handbook", "--stakes", "2"],
    "play-points": ["play", "--seed", "7", "--form", "two", "--match", "rubber_points"],
    "play-round": ["play", "--seed", "7", "--form", "dummy", "--match", "round"],
    "play-drawn-dummy": ["play", "--seed", "7", "--form", "dummy", "--draw", "ace_low"],
    "play-many": ["play", "--seed=20", "--games=12", "--players=casual,novice,casual,novice"],
    "play-rubbers": ["play", "--games", "5", "--preset", "handbook", "--stakes", "2"],
    "play-rounds": ["play", "--games", "4", "--form", "dummy", "--match", "round", "--stakes", "1"],
    "match": ["match", "--a", "novice", "--b", "casual", "--deals", "8", "--workers", "1"],
    "check": ["check", SECOND, RUNNING, "v2-two-handed.quinto", ROUND_OVER],
    "verify": ["verify", ROUND_OVER],
}
"""What each approved text is the answer to."""
STATS = "stats"


def shortened(steps: Iterable[Step]) -> list[PlayedDeal]:
    """The finished deals, of which only some decisions are reviewed."""
    return [
        replace(deal, decisions=tuple([deal.decisions[number] for number in JUDGED]))
        for deal in played_deals(steps)
    ]


@pytest.fixture(scope="module", autouse=True)
def judged_once() -> Iterator[None]:
    """What has been found out to be told in words need not be found out again for JSON."""
    weigh: Callable[..., object] = reviewing.weighed_for_review
    found = cache(lambda action, *about: weigh(*about, StopFlag(), None, action))
    with light_reviews(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "weighed_for_review", lambda *about: found(about[-1], *about[:3]))
        for name in ("fair_values", "explained"):
            patch.setattr(hint, name, cache(getattr(hint, name)))
        yield


@pytest.mark.parametrize("name", COMMANDS)
def test_what_the_lab_tells(
    name: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    approved: Callable[[str, str], None],
) -> None:
    monkeypatch.chdir(SAVES)  # so that no path of this machine is told
    monkeypatch.setattr(review, "played_deals", shortened)
    main(COMMANDS[name])
    printed = capsys.readouterr()
    told = as_lines(printed.out) if "--json" in COMMANDS[name] else printed.out
    lines = MEASURED.sub("…", told + printed.err).splitlines(keepends=True)
    approved(f"lab/{name}", "".join(one for one in lines if not DIFFERS.match(one)))


def as_lines(text: str) -> str:
    """JSON in lines, with figures as rounded as in the text, and without the engine's name."""
    told = json.loads(text, parse_float=lambda figure: round(float(figure), 1))
    told.pop("engine", None)
    return json.dumps(told, indent=1) + "\n"


def test_what_statistics_tell(
    tmp_path: Path, lab: Lab, approved: Callable[[str, str], None]
) -> None:
    write_history(tmp_path, 300, has_reviews=True)
    lines = lab("stats --user-dir", tmp_path).splitlines(keepends=True)
    approved(f"lab/{STATS}", "".join(one for one in lines if not ANOTHER_MONTH.match(one)))


def test_every_approved_text_of_the_lab_is_still_compared() -> None:
    in_other_files = ("told", "faults", "refused", "stages", "vectors")
    names = [f"lab/{name}" for name in (*COMMANDS, STATS, *in_other_files)]
    assert [
        path for path in approval.unused(approval.FOLDER, names) if path.parent.name == "lab"
    ] == []
