"""F1 opens the rules book at what one is at, and tips explain the game's own words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot
from tabling import Mouse, middle
from test_main_window import Seated

from quinto_desktop.game import UserFolders
from quinto_desktop.rules import Seat
from quinto_desktop.window.dialogs.help import HelpDialog
from quinto_desktop.window.glossary import Term, entry
from quinto_desktop.window.menus import Command
from quinto_desktop.window.rules_book.book import page, sections
from quinto_desktop.window.rules_book.markup import Inks

pytestmark = pytest.mark.qt_log_ignore(r"does not support (propagateSizeHints|raise)")


@pytest.fixture
def seated(qtbot: QtBot, folders: UserFolders) -> Iterator[Seated]:
    seated = Seated(qtbot, folders)
    yield seated
    seated.window.close()


def section_shown(seated: Seated) -> str:
    book = seated.window.findChild(HelpDialog)
    assert book is not None
    return sections()[book.contents.currentRow()].anchor


def ask(seated: Seated) -> str:
    seated.run(Command.HELP)
    return section_shown(seated)


def test_f1_at_the_calls_tells_of_doubling_and_at_a_card_of_the_play(seated: Seated) -> None:
    assert seated.window.table.overlays.doubling.isVisible()
    assert ask(seated) == "s4"
    seated.call()
    assert ask(seated) == "s5"


def test_f1_at_the_score_sheet_tells_of_the_score(seated: Seated) -> None:
    seated.window.resize(1280, 800)
    seated.qtbot.waitUntil(seated.window.sheet.isVisible)
    seated.window.sheet.setFocus()
    assert ask(seated) == "s7"


def test_tips_explain_the_words_that_stand_on_the_table(seated: Seated) -> None:
    table = seated.window.table
    seated.call()
    eldest = table.overlays.plates[table.stage.places.near(Seat.S)]

    told = {
        name: table.tips.at(QPointF(widget.geometry().center())).text
        for name, widget in {
            "eldest": eldest,
            "cachette": table.overlays.cachette,
            "trick": next(iter(table.overlays.piles.values())),
        }.items()
    }

    assert entry(Term.ELDEST_HAND).meaning in told["eldest"]
    assert entry(Term.CACHETTE).meaning in told["cachette"]
    assert entry(Term.TRICK).meaning in told["trick"]


def test_the_pointer_gets_the_tip_of_what_it_is_at(seated: Seated) -> None:
    table = seated.window.table
    seated.call()

    mouse = Mouse(table)
    mouse.move(QPointF(table.overlays.cachette.geometry().center()))
    assert entry(Term.CACHETTE).meaning in table.toolTip()

    mouse.move(middle(table))
    assert table.toolTip() == ""


@pytest.mark.parametrize("term", Term)
@pytest.mark.usefixtures("qapp")
def test_every_word_is_explained_and_the_book_tells_more(term: Term) -> None:
    word = entry(term)
    assert word.meaning.endswith(".")
    assert len(word.meaning) < 140
    assert f'name="{word.anchor}"' in page(sections(), Inks("black", "black", "black"))
    assert word.tip.startswith(word.title)
    assert "F1" in word.tip
