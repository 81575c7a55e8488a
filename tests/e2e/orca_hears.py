"""What Orca reads out: all of a deal, in order, nothing cut off and hardly anything twice.

    pytest tests/e2e/orca_hears.py

It is no part of the usual run: what an Orca of Debian 12 hears takes it a second to find out, and
longer than that beside five other workers. `.ci/run` tries it by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from desktop_bus import what_a_reader_tells

SESSION = Path(__file__).with_name("orca_session.py")
MOST_SESSIONS = 3
MOST_REPEATED = 1.1
"""How many times its distinct sentences a deal may have, in characters."""

Said: TypeAlias = "list[tuple[str, bool]]"


@pytest.fixture(scope="module")
def told(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> dict[str, Said]:
    """What Orca has said in a deal, a review and so on, and whether it was cut off.

    An Orca of Debian 12 that is seconds behind loses what is said as the focus moves. On a busy
    machine the session begins again, twice at most, and the run says why.
    """
    programs = ("orca", "speech-dispatcher", "xdotool")
    for _ in range(MOST_SESSIONS - 1):
        try:
            return told_once(tmp_path_factory.mktemp("home"), programs)
        except AssertionError as failure:
            report = request.config.pluginmanager.get_plugin("terminalreporter")
            assert report is not None  # it runs in one process
            report.write_line(f"\nThe session with Orca begins again: {failure}")
    return told_once(tmp_path_factory.mktemp("home"), programs)


def told_once(home: Path, programs: tuple[str, ...]) -> dict[str, Said]:
    found: dict[str, Said] = what_a_reader_tells(home, SESSION, *programs)
    return found


@pytest.fixture
def said(told: dict[str, Said]) -> Said:
    """What it has said in the deal."""
    return told["deal"]


def sentences_of_play(said: Said) -> list[str]:
    """The sentences that tell of the play, without what has the focus or lies on the table."""
    shown = re.compile(r"\n| (panel|button|push button|frame)\.$| tool bar$")
    told = " ".join(text.replace("\u200b", "") for text, _ in said if not shown.search(text))
    return re.findall(r"[A-Z][^.]*\.", "You: pass." + told.partition("You: pass.")[2])


def test_the_deal_and_the_question_are_read_out_first(said: Said) -> None:
    before = " ".join(text for text, _ in said).partition("You: pass.")[0]
    told = ("Dealer: Bertram", "Your hand: ace, eight", "Your turn.")
    assert [words for words in told if words not in before] == []


def test_the_play_is_read_out_as_approved(said: Said, approved: Callable[[str, str], None]) -> None:
    approved("orca/deal", "".join(f"{one}\n" for one in sentences_of_play(said)))


def test_hardly_anything_is_said_twice(said: Said) -> None:
    texts = [text for text, _ in said]
    assert sum(map(len, texts)) <= MOST_REPEATED * sum(map(len, {*texts}))


def test_nothing_is_cut_off(said: Said) -> None:
    assert [text for text, is_cut in said if is_cut] == []


@pytest.mark.parametrize("part", ["hint", "new-game"])
def test_what_is_asked_for_is_read_out_as_approved(
    told: dict[str, Said], approved: Callable[[str, str], None], part: str
) -> None:
    said = "".join(f"{text}\n" for text, _ in told[part] if text != "left control")
    approved(f"orca/{part}", re.sub("[0-9a-f]{4} [0-9a-f]{4}", "0123 4567", said))


def test_a_step_of_the_review_tells_its_decision_and_no_other(told: dict[str, Said]) -> None:
    texts = [text for text, _ in told["review"]]
    steps = [text for text in texts if text.startswith("Trick ")]
    assert len(steps) == 5
    assert all(text.count("\n") == 0 for text in steps)
    assert sum(map(len, texts)) <= MOST_REPEATED * sum(map(len, {*texts}))
    assert not [text for text in texts if "Mistakes" in text]
