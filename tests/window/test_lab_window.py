"""Questions to the lab in the window."""

from __future__ import annotations

import pytest
from at_the_table import choose
from kit import *
from seating import Scene

from quinto_desktop.game.judging.inquiry import CachettesWorth, WhetherToDouble, WhichLead
from quinto_desktop.rules.notation import hand_text, parse_hand
from quinto_desktop.window.learn.experiments_dialog import Kind, LabDialog
from quinto_desktop.window.text.lab_text import figures_of

HAND = "AKJT7.84.762.AT"


@pytest.fixture
def lab(qtbot: QtBot, folders: UserFolders) -> Iterator[LabDialog]:
    setup = numbered_game(usual_players(Form.FOUR, Level.NOVICE), seed=7)
    scene = Scene(qtbot, folders, setup).show()
    scene.play_until(lambda state: state.phase is Phase.PLAY and bool(state.deal))
    dealt = scene.controller.session.steps[0].after.dealt
    choose(scene.room, Command.LAB)
    dialog = scene.window.findChild(LabDialog)
    assert isinstance(dialog, LabDialog)
    assert dialog.hand.hand == dealt.hands[Seat.S]  # although some of it may have been played
    dialog.deals.box.setCurrentIndex(0)
    yield dialog


def ask(lab: LabDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lab._inquiry.finished):
        lab.ask_button.click()


def choose_kind(lab: LabDialog, kind: Kind) -> None:
    lab.kind.box.setCurrentIndex([*Kind].index(kind))


def test_a_lead_is_found_for_a_hand_that_was_typed(lab: LabDialog, qtbot: QtBot) -> None:
    lab.hand.edit.setText(HAND.lower())
    lab.us.setValue(120)
    ask(lab, qtbot)

    asked = WhichLead(parse_hand(HAND), (120, 0))
    found = lab._inquiry.finding
    assert lab.question == asked
    assert found is not None and found.tally.deals == 300
    assert [one.label for one in lab.plot.figures] == [
        one.label for one in figures_of(asked, found)
    ]
    means = [one.mean.mean for one in lab.plot.figures]
    assert means == sorted(means, reverse=True)
    assert means[0] == found.mean(found.best).mean
    assert lab.plot.figures[0].is_best
    assert "ace of" in lab.answer.text().lower()
    assert lab.progress.text() == "300 deals"


def test_a_double_is_weighed_by_the_calls_before(lab: LabDialog, qtbot: QtBot) -> None:
    choose_kind(lab, Kind.DOUBLE)
    lab.hand.edit.setText(HAND)
    lab.calls.box.setCurrentIndex(3)
    ask(lab, qtbot)

    assert lab.question == WhetherToDouble(parse_hand(HAND), (Call.PASS, Call.DOUBLE))
    assert lab.answer.text().startswith("Redouble: it pays off in ")
    passing, raised, gain = lab.plot.figures
    assert raised.mean.mean - passing.mean.mean == pytest.approx(gain.mean.mean)


def test_the_cachette_needs_no_hand_and_figures_are_read_by_keys_and_copied(
    lab: LabDialog, qtbot: QtBot
) -> None:
    lab.hand.edit.setText("")
    assert not lab.ask_button.isEnabled()
    choose_kind(lab, Kind.CACHETTE)
    assert lab.ask_button.isEnabled() and not lab.hand.isVisible()
    ask(lab, qtbot)

    assert lab.question == CachettesWorth()
    assert "5 for the trick" in lab.answer.text()
    assert [one.is_share for one in lab.plot.figures] == [True] * 7
    lab.plot.setFocus()
    QTest.keyClick(lab.plot, Qt.Key.Key_Down)
    assert lab.plot.currentIndex().row() == 1
    QTest.keyClick(lab.plot, Qt.Key.Key_End)
    assert lab.plot.currentIndex().row() == 6

    lab.copy_button.click()
    told = QGuiApplication.clipboard().text()
    assert all(figure.sentence in told for figure in lab.plot.figures)
    assert all(figure.sentence in lab.plot.accessibleDescription() for figure in lab.plot.figures)


def test_a_hand_is_read_as_people_write_it_and_what_is_none_explained(lab: LabDialog) -> None:
    own = lab.hand.hand
    for text in (HAND.replace("T", "10"), f"> {HAND.lower()}\u200b"):
        lab.hand.edit.setText(text)
        assert lab.hand.hand == parse_hand(HAND)
    told = {"AK...": "Cards so far: 2; a hand has 12.", "KA": "high to low", "": "AKJT7"}
    for text, words in told.items():
        lab.hand.edit.setText(text)
        assert words in lab.hand.field.hint.text()
        assert not lab.ask_button.isEnabled()
    lab.hand.random_button.click()
    assert lab.hand.hand is not None
    lab.hand.own_button.click()
    assert lab.hand.hand == own and own is not None
    assert lab.hand.edit.text() == hand_text(own)
    lab.them.setValue(123)
    assert lab.them.value() == 120, "scores are multiples of five"


def test_it_can_be_stopped_and_asked_for_more(lab: LabDialog, qtbot: QtBot) -> None:
    lab.ask_button.click()
    assert lab.ask_button.text() == "&Stop"
    with qtbot.waitSignal(lab._inquiry.changed):
        pass
    lab.ask_button.click()
    played = lab._inquiry.deals
    assert 0 < played < 300 and lab.ask_button.text() == "&Ask"

    ask(lab, qtbot)

    assert lab._inquiry.deals == 300
