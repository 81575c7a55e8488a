"""Whether a page of the score sheet can be read."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import BAIZE, SMALLEST_TEXT, CurrentTheme
from quinto_desktop.window.sheet.page import SheetPage, Text
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.sheet_figures import BreakdownPopup


def texts_of(page: SheetPage) -> list[str]:
    """All the text on a page, from the top."""
    return [item.text for item in page.items if isinstance(item, Text)]


def assert_legible(page: SheetPage, where: str, *, may_shorten: bool = False) -> None:
    """Check that nothing is too small, cut off, outside the paper, or over something else."""
    texts = [item for item in page.items if isinstance(item, Text)]
    assert all(text.font.pixelSize() >= SMALLEST_TEXT for text in texts), where
    assert may_shorten or [text.text for text in texts if "…" in text.text] == [], where
    # Lines may be as close as their letters allow: a quarter of a line is empty.
    inks = [(_inner(text.ink()), text.text) for text in texts]
    assert [text for ink, text in inks if not page.paper.contains(ink)] == [], where
    touching = [
        (one, other)
        for (ink, one), (other_ink, other) in combinations(inks, 2)
        if ink.intersects(other_ink)
    ]
    assert touching == [], where


def _inner(ink: QRectF) -> QRectF:
    slack = 0.13 * ink.height()
    return ink.adjusted(0, slack, 0, -slack)


def new_sheet(look: CurrentTheme | None = None) -> ScoreSheet:
    """A score sheet that knows earlier deals only from the observation."""
    look, marks = look or CurrentTheme(BAIZE), Marks()
    return ScoreSheet(look, marks, BreakdownPopup(look, marks, CardArt(look)))
