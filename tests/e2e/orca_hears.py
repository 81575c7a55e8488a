"""A deal as Orca reads it out: all of it, in order, nothing cut off and hardly anything twice.

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
MOST_REPEATED = 1.1
"""How many times its distinct sentences a deal may have, in characters."""

Said: TypeAlias = "list[tuple[str, bool]]"


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Said:
    """What Orca has said in a deal, and whether it was cut off."""
    home = tmp_path_factory.mktemp("home")
    found: Said = what_a_reader_tells(home, SESSION, "orca", "speech-dispatcher")
    return found


def sentences_of_play(said: Said) -> list[str]:
    """The sentences that tell of the play, without what has the focus or lies on the table."""
    shown = re.compile(r"North, |\n| (panel|button|push button|frame)\.$")
    told = " ".join(text.replace("\u200b", "") for text, _ in said if not shown.search(text))
    return re.findall(r"[A-Z][^.]*\.", "You: pass." + told.partition("You: pass.")[2])


def test_the_deal_and_the_question_are_read_out_first(said: Said) -> None:
    before = " ".join(text for text, _ in said).partition("You: pass.")[0]
    told = ("Dealer: Bertram", "Your hand: ace, eight", "Your call.")
    assert [words for words in told if words not in before] == []


def test_the_play_is_read_out_as_approved(said: Said, approved: Callable[[str, str], None]) -> None:
    approved("orca/deal", "".join(f"{one}\n" for one in sentences_of_play(said)))


def test_hardly_anything_is_said_twice(said: Said) -> None:
    texts = [text for text, _ in said]
    assert sum(map(len, texts)) <= MOST_REPEATED * sum(map(len, {*texts}))


def test_nothing_is_cut_off(said: Said) -> None:
    assert [text for text, is_cut in said if is_cut] == []
