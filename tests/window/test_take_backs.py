"""A game without take-backs: chosen in New game, kept, shown on the sheet, and Undo says why."""

from __future__ import annotations

import pytest
from at_the_table import bubble_on, choose, menu_action
from kit import *
from new_games import Make, maker, pick, result
from test_main_window import Seated


@pytest.fixture
def new_game(qtbot: QtBot) -> Make:
    return maker(qtbot)


def begin(seated: Seated, *, has_take_backs: bool) -> None:
    """Begin a game, and make the person's call."""
    setup = numbered_game(usual_players(), RuleOptions(), seed=2)
    session = Session(replace(setup, has_take_backs=has_take_backs))
    seated.controller.new_game(session, is_kept=False)
    seated.wait_for_person()
    seated.call(Call.PASS)


def test_take_backs_are_allowed_unless_one_chooses_otherwise(new_game: Make) -> None:
    assert result(new_game()).has_take_backs

    dialog = new_game()
    pick(dialog.rules.take_backs.box, "none")
    assert not result(dialog).has_take_backs


def test_undo_is_not_allowed_and_says_why(seated: Seated) -> None:
    begin(seated, has_take_backs=False)
    undo = menu_action(seated.room, Command.UNDO)
    before = seated.controller.session.length

    assert not undo.isEnabled()
    assert undo.text() == "&Undo: this game has no take-backs"
    QTest.keyClick(seated.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert seated.controller.session.length == before
    assert bubble_on(seated.table).accessibleName() == "This game is played without take-backs."


def test_with_take_backs_undo_is_as_it_was(seated: Seated) -> None:
    begin(seated, has_take_backs=False)
    begin(seated, has_take_backs=True)
    undo = menu_action(seated.room, Command.UNDO)

    assert undo.isEnabled()
    assert undo.text() == "&Undo"
    before = seated.controller.session.length
    QTest.keyClick(seated.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert seated.controller.session.length < before


def test_the_sheet_says_so_and_the_file_keeps_it(seated: Seated, tmp_path: Path) -> None:
    begin(seated, has_take_backs=False)
    content = seated.room.sheet.content
    assert content is not None
    assert content.variant.endswith("· no take-backs")

    path = tmp_path / "strict.quinto"
    seated.controller.save(path)
    assert not load_game(path).has_take_backs
    seated.controller.open(path)
    assert not menu_action(seated.room, Command.UNDO).isEnabled()


def test_an_abandoned_game_can_still_be_taken_up_again(seated: Seated) -> None:
    begin(seated, has_take_backs=False)
    choose(seated.room, Command.ABANDON)
    choose(seated.room, Command.UNDO)

    assert not seated.controller.is_abandoned
