"""A window with a game in any language, brought to any stage to be looked at."""

from __future__ import annotations

from collections.abc import Set

import pytest
from at_the_table import asks, cachette_caption, hands_on, panel_on, plates_on
from kit import *
from legible import PseudoTranslator, cut_widgets, plain_texts, pseudo_page, untranslated, watching
from seating import PSEUDO
from tabling import ink

from quinto_desktop.window.learn import lesson_texts
from quinto_desktop.window.table.choices import FeltPanel
from quinto_desktop.window.table.plate import SeatPlate

SIZES = [QSize(800, 560), QSize(1280, 800)]
NAMES = frozenset(
    {"Ada", "Bertram", "Clara", "Dora", "QUINTO", "Quinto", "English", "Deutsch", "Français"}
)
WORST = ((PSEUDO, SIZES[0]), ("de", SIZES[0]), ("fr", SIZES[0]))
"""The longest words, in the least of room."""


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Switch the program to a language, or to an invented one."""
    app = QCoreApplication.instance()
    assert app is not None
    language, pseudo = Language(app), PseudoTranslator(app)
    with pytest.MonkeyPatch.context() as patch:
        if name == PSEUDO:
            QCoreApplication.installTranslator(pseudo)
            patch.setattr(lesson_texts, "resource_text", pseudo_page)
        else:
            language.use(name)
        try:
            yield
        finally:
            QCoreApplication.removeTranslator(pseudo)
            language.use("en")


def look_at(
    top: QWidget, monkeypatch: pytest.MonkeyPatch, language: str, known: Set[str] = NAMES
) -> list[str]:
    """What is cut off in a window, or not translated."""
    QApplication.processEvents()
    with watching(monkeypatch) as sight:
        for widget in [top, *top.findChildren(QWidget)]:
            if isinstance(widget, SeatPlate):
                widget.renew()  # its picture is repainted
        top.grab()
    faults = sight.cut + cut_widgets(top)
    if language == PSEUDO:
        told = [*sight.told, *plain_texts(top)]
        faults += [f"{text!r} is in English" for text in told if untranslated(text, NAMES | known)]
    return sorted(set(faults))


def covered_words(table: Table) -> list[str]:
    """Which plates lie under a hand, and whether what is asked covers the open cachette's words."""
    found = []
    if table.last_trick.isVisible():
        return []
    for near, plate in plates_on(table).items():
        for seat, hand in hands_on(table).items():
            if any(ink(plate).intersects(card.polygon().toPolygon()) for card in hand):
                found.append(f"the plate {near.name} lies under the hand of {seat.name}")
    told = cachette_caption(table)
    covers = asks(table) and not isinstance(panel_on(table), FeltPanel)  # a story covers all
    if covers and told.geometry().intersects(panel_on(table).geometry()):
        found.append(f"{told.accessibleName()!r} is covered")
    return found


def game_of(form: Form) -> GameSetup:
    """A game of some form, for one person."""
    return numbered_game(usual_players(form, Level.CASUAL), RuleOptions(form=form), seed=9)
