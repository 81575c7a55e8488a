"""F1 opens the rule book at what one is at, and tips explain the game's own words."""

from __future__ import annotations

import pytest
from at_the_table import cachette_caption, captions_on, choose, offers_calls
from kit import *
from present import present
from PySide6.QtGui import QCursor
from seating import Seated
from tabling import Mouse, middle
from test_help import section_in_view

from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.help.book import Inks, page
from quinto_desktop.window.help.fair_play import RULE
from quinto_desktop.window.look.keyboard import offer_help, topic_of
from quinto_desktop.window.table.input import Term, explained


def section_shown(seated: Seated) -> str:
    return section_in_view(present(seated.window.findChild(HelpDialog)))


def ask(seated: Seated) -> str:
    """Ask with the pointer at nothing, wherever a test before has left it."""
    QCursor.setPos(seated.table.mapToGlobal(middle(seated.table).toPoint()))
    seated.run(Command.HELP)
    return section_shown(seated)


def test_help_begins_at_the_beginning_where_nothing_is_asked(seated: Seated) -> None:
    seated.call()
    assert ask(seated) == "s2"


def test_f1_at_the_calls_tells_of_doubling_and_at_the_sheet_of_the_score(seated: Seated) -> None:
    assert offers_calls(seated.table)
    assert ask(seated) == "s4"
    choose(seated.room, Command.SHEET)
    assert ask(seated) == "s7"


def test_f1_in_the_new_game_dialog_tells_of_what_the_keys_are_at(qtbot: QtBot) -> None:
    setup = numbered_game(usual_players(Form.FOUR), RuleOptions(), seed=7)
    dialog = NewGameDialog(setup, lambda _form: None, FairDeals(bytes(32)))
    qtbot.addWidget(dialog)
    offer_help(dialog, HelpController(dialog, CurrentTheme(BAIZE)).open_book)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert topic_of(dialog.strength.segments[Level.CLUB]) == "s12-knowledge"
    dialog._show_details()
    for editor, anchor in zip(
        dialog.rules.editors,
        ("s5-lead-highest", "s3-cachette", "s2-draw", "s7", "s8-stakes", "take-backs"),
        strict=True,
    ):
        assert topic_of(editor) == anchor
        assert f'name="{anchor}"' in page(sections(), Inks("black", "black", "black"))
    dialog.rules.stakes.setFocus()

    QTest.keyClick(dialog.rules.stakes, Qt.Key.Key_F1)

    book = present(dialog.findChild(HelpDialog))
    assert section_in_view(book) == "s8"


def test_f1_in_about_and_in_fair_play_opens_the_book(seated: Seated) -> None:
    about = AboutDialog()
    seated.qtbot.addWidget(about)
    offer_help(about, HelpController(about, CurrentTheme(BAIZE)).open_book)
    fair = FairPlayDialog(seated.controller)
    seated.qtbot.addWidget(fair)
    with seated.qtbot.waitExposed(about):
        about.show()
    QTest.keyClick(about, Qt.Key.Key_F1)
    assert about.findChild(HelpDialog) is not None
    with seated.qtbot.waitExposed(fair):
        fair.show()
    with seated.qtbot.waitSignal(fair.rule.linkActivated) as wanted:
        QTest.keyClick(fair, Qt.Key.Key_F1)
    assert wanted.args == [RULE]


def test_tips_explain_the_words_that_stand_on_the_table(seated: Seated) -> None:
    table = seated.table
    seated.call()
    mouse = Mouse(table)
    for term, widget in (
        (Term.CACHETTE, cachette_caption(table)),
        (Term.TRICK, next(iter(captions_on(table).values()))),
    ):
        spot = QPointF(widget.geometry().center())
        assert explained(term).text in table.tips.at(spot).text
        mouse.move(spot)
        assert explained(term).text in table.toolTip()

    mouse.move(middle(table))
    assert table.toolTip() == "" == table.tips.at(middle(table)).anchor


@pytest.mark.parametrize("term", Term)
@pytest.mark.usefixtures("qapp")
def test_every_word_is_explained_and_the_book_tells_more(term: Term) -> None:
    tip = explained(term)
    word, _, meaning = tip.text.removesuffix(" (F1 for more)").partition(": ")
    assert word.lower() == term.value
    assert meaning.endswith(".")
    assert len(meaning) < 140
    assert f'name="{tip.anchor}"' in page(sections(), Inks("black", "black", "black"))
