"""What lessons at the table tell, and what carries them on."""

from __future__ import annotations

from functools import partial

from at_the_table import asks, board_on, panel_on
from PySide6.QtCore import QRectF
from sitting import Sitting

from quinto_desktop.window.learn.lesson_panel import Choice, LessonPanel, obstacles
from quinto_desktop.window.learn.lesson_view import LessonView
from quinto_desktop.window.table.ledge_button import Act, WoodButton


def guide_of(person: Sitting) -> LessonView | None:
    """The guide at the table, unless it has finished."""
    found = [guide for guide in person.table.findChildren(LessonView) if not guide.is_finished]
    return found[-1] if found else None


def panel_of(person: Sitting) -> LessonPanel:
    guide = guide_of(person)
    assert guide is not None, "there is no lesson"
    return guide.panel


def buttons_of(panel: LessonPanel) -> dict[Act, WoodButton]:
    """The buttons of a lesson in the ledge."""
    there = panel._ledge._buttons
    return {act: there[act] for act in (*panel._row.acts, Choice.LEAVE) if act in there}


def gold_of(panel: LessonPanel) -> WoodButton | None:
    gold = panel._row.gold
    return None if gold is None else buttons_of(panel).get(gold.act)


def title_of(person: Sitting) -> str | None:
    """What is being told, if anything is."""
    guide = guide_of(person)
    return guide.panel.accessibleName() if guide is not None and guide.is_telling else None


def wait_for_title(person: Sitting, title: str) -> None:
    person.wait(lambda: title_of(person) == title)


def wait_for_more(person: Sitting) -> None:
    """Let the others play until something is told, or something more has been played."""
    person.wait(partial(_has_gone_on, person, person.controller.session.length))


def _has_gone_on(person: Sitting, length: int) -> bool:
    return title_of(person) is not None or person.controller.session.length > length


def covered(person: Sitting) -> list[QRectF]:
    """What the panel covers that one may want to see; the upper half of a page with a result."""
    panel, here = panel_of(person), QRectF(panel_of(person).geometry())
    found = obstacles(person.table, panel) + board_on(person.table).capsules()
    page = panel_on(person.table)
    if asks(person.table):
        found = [QRectF(page.x(), page.y(), page.width(), page.height() / 2)]
    return [other for other in found if panel.isVisible() and here.intersects(other)]
