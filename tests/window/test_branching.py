"""Taking over in a replay, and what becomes of the branches: listed, compared, renamed, deleted."""

from __future__ import annotations

import json
import random

import pytest
from at_the_table import bubble_on, choose, fault_on, is_offered, ledge_button
from kit import *
from lab_command import Lab
from present import present
from replaying import opened, replays_of, seat, shown
from seating import Seated
from test_replays import begin, session_with

from quinto_desktop.game.session import acts_by_itself
from quinto_desktop.window.app.replay_controller import ReplayController

__all__ = ["replays_of", "seat"]

_Key = Qt.Key


def take_over(seated: Seated, replays: ReplayController, trick: int) -> Session:
    """Take over at the lead of a trick of the latest deal; the new session."""
    view = opened(replays)
    view.projector.go_to_place(trick)
    QTest.keyClick(view, _Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    return seated.controller.session


def play_out(seated: Seated, seed: int = 6) -> None:
    """Play to the end of the deal: the person at random, the others as they do."""
    session, choice = seated.controller.session, random.Random(seed)
    deals = session.state.deals_finished

    def is_over() -> bool:
        return session.state.deals_finished > deals

    def is_asked() -> bool:
        return session.awaits_person() and not acts_by_itself(session.state)

    while not is_over():
        seated.qtbot.waitUntil(lambda: is_over() or is_asked())
        state = session.state
        if is_asked() and state.turn is not None:
            seated.controller.submit(state.turn, choice.choice(legal_actions(state)))


def dialog_of(seated: Seated) -> BranchesDialog:
    choose(seated.room, Command.BRANCHES)
    [dialog] = seated.window.findChildren(BranchesDialog)
    return dialog


def texts(dialog: BranchesDialog) -> list[list[str]]:
    model = dialog.table.model()
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in rows]


# ------------------------------------------------------------------ taking over
def test_play_goes_on_from_the_place_with_the_same_hidden_hands(
    seated: Seated, replays: ReplayController
) -> None:
    session = session_with(1)
    begin(seated, session)
    view = opened(replays)
    view.projector.go_to_place(8)

    ledge_button(view.table, view.take_over).click()

    now = seated.controller.session
    assert replays.view is None
    assert now.lines.playing == 1
    assert now.lines.all[1].name == "Deal 1, trick 8"
    assert now.lines.all[0].actions == tuple(step.action for step in session.steps)
    after = view.projector.replay.position
    assert now.steps[:after] == session.steps[:after]
    assert fault_on(seated.table, seated.room.view.shown()) is None
    assert "“Deal 1, trick 8”" in bubble_on(seated.table).accessibleName()


def variant_on(seated: Seated) -> str:
    return present(seated.room.sheet.content).variant


def test_names_of_branches_differ_and_stand_on_the_sheet(
    seated: Seated, replays: ReplayController
) -> None:
    begin(seated, session_with(1))
    rules = variant_on(seated)
    told = [f"Deal 1, trick 8{number}" for number in ("", " (2)", " (3)")]
    for name in told:
        take_over(seated, replays, 8)
        assert variant_on(seated) == f"What if: {name}"
        seated.controller.switch_line(seated.controller.session.switched(0))
        assert variant_on(seated) == rules

    assert [line.name for line in seated.controller.session.lines.all[1:]] == told


def test_a_branch_keeps_the_file_and_is_saved_in_it(
    seated: Seated, replays: ReplayController, tmp_path: Path
) -> None:
    begin(seated, session_with(1))
    path = tmp_path / "evening.quinto"
    seated.controller.save(path)
    take_over(seated, replays, 5)

    assert seated.room.files.name == "evening"
    seated.room.files.save()

    saved = load_game(path)
    assert (len(saved.branches), saved.playing) == (1, 1)
    assert Session.resumed(saved).saved() == seated.controller.session.saved()


def test_a_game_of_the_history_is_taken_over_as_a_game_of_its_own(
    seated: Seated, replays: ReplayController
) -> None:
    other = session_with(2)
    assert replays.open_replay(other.saved())
    view = shown(replays)
    view.projector.go_to_place(3)
    view.take_over()
    assert replays.open_replay(
        replace(
            other.saved(),
            players=tuple([replace(player, level="novice") for player in other.setup.players]),
        )
    )
    assert not is_offered(shown(replays).table, shown(replays).take_over), "nobody can take over"

    now = seated.controller.session
    assert now.setup == other.setup
    assert now.lines.all[0].actions == other.lines.all[0].actions
    assert now.lines.playing == 1


# ------------------------------------------------------------------ the list
def test_without_branches_it_says_how_one_begins(seated: Seated) -> None:
    begin(seated, session_with(1))
    choose(seated.room, Command.BRANCHES)

    assert not seated.window.findChildren(BranchesDialog)
    assert "Play on from here" in bubble_on(seated.table).accessibleName()


@pytest.fixture
def two(seated: Seated) -> Session:
    """A game with two branches of its first deal, both played to its end; the second is played."""
    session = session_with(1)
    for number, trick in enumerate((4, 2), start=1):
        first = session.switched(0)
        before = trick - 1
        start = next(
            place
            for place, step in enumerate(first.steps)
            if step.before.phase is Phase.PLAY
            and step.before.deal is not None
            and (len(step.before.deal.tricks), step.before.deal.trick.cards) == (before, ())
        )
        session, choice = first.branch(start, f"Deal 1, trick {trick}"), random.Random(number)
        while not session.state.deals_finished:
            act(session, choice)
    begin(seated, session)
    return seated.controller.session


def test_lines_are_listed_with_what_came_of_them(seated: Seated, two: Session) -> None:
    dialog = dialog_of(seated)
    first, *others = texts(dialog)
    results = [two.switched(number).state.results[0].points for number in range(3)]

    assert first[0] == "Original game"
    assert first[2] == f"{results[0][0]}–{results[0][1]}"
    assert first[3] == ""
    for number, row in enumerate(others, start=1):
        own, other = results[number]
        gain = (own - other) - (results[0][0] - results[0][1])
        assert row[0] == two.lines.all[number].name
        assert row[1].startswith("Deal 1, trick ")
        assert row[2] == f"{own}–{other}"
        assert row[3].replace("−", "-").replace("+", "") == str(gain)
    assert dialog.line.number == 2, "the one on the table"
    assert not dialog.play_on.isEnabled()
    assert dialog.table.horizontalScrollBar().maximum() == 0


def test_any_line_can_be_replayed(seated: Seated, two: Session, replays: ReplayController) -> None:
    dialog = dialog_of(seated)
    holds = seated.controller.holds
    assert holds.reasons == {Hold.DIALOG}
    dialog.table.setCurrentCell(1, 0)
    with seated.qtbot.assertNotEmitted(holds.changed):  # nothing moves between the two
        dialog.replay_button.click()

    assert holds.reasons == {Hold.VIEW}
    assert shown(replays).projector.replay.steps == two.steps_of(1)
    assert seated.controller.session.lines.playing == 2, "what is on the table stays there"
    assert is_offered(shown(replays).table, shown(replays).lines_wanted.emit)


def test_a_branch_gets_another_name_but_none_that_cannot_be_kept(
    seated: Seated, two: Session
) -> None:
    dialog = dialog_of(seated)
    dialog.table.setCurrentCell(1, 0)
    dialog.rename()
    [edit] = dialog.table.findChildren(QLineEdit)
    assert edit.text() == two.lines.all[1].name, "without the signs of the tree"
    edit.setText("  Hearts   first ")
    QTest.keyClick(edit, _Key.Key_Return)
    seated.qtbot.waitUntil(lambda: seated.controller.session.lines.all[1].name == "Hearts first")
    assert dialog.isVisible()
    assert seated.controller.session.lines.playing == 2

    for name in ("", "x" * 41):
        with pytest.raises(RecordError):
            two.renamed(1, name)
        item = present(dialog.table.item(1, 0))
        item.setText(name)
        assert seated.controller.session.lines.all[1].name == "Hearts first"
        assert texts(dialog)[1][0] == "Hearts first"
        assert dialog.words.text().endswith(".")


def test_branches_are_deleted_and_brought_back_but_never_the_first_play(
    seated: Seated, two: Session
) -> None:
    dialog = dialog_of(seated)
    dialog.table.setCurrentCell(0, 0)
    assert dialog.words.text().startswith("The game as first played")
    assert not dialog.delete_button.isEnabled()
    QTest.keyClick(dialog.table, _Key.Key_Delete)
    assert seated.controller.session.lines.all == two.lines.all

    dialog.table.setCurrentCell(2, 0)
    QTest.keyClick(dialog.table, _Key.Key_Delete)
    assert len(seated.controller.session.lines.all) == 2
    assert seated.controller.session.lines.playing == 0, "what it left is on the table"
    assert len(texts(dialog)) == 2
    dialog.undo_button.click()
    assert seated.controller.session.lines.all == two.lines.all
    assert dialog.undo_button.isHidden()

    dialog.table.setCurrentCell(0, 0)
    QTest.keyClick(dialog.table, _Key.Key_Return)
    assert seated.controller.session.lines.playing == 0
    assert not dialog.isVisible()


# ------------------------------------------------------------------ statistics
def test_a_branch_changes_no_statistics(
    seated: Seated, replays: ReplayController, folders: UserFolders, lab: Lab
) -> None:
    begin(seated, session_with(0))
    keeping = HistoryKeeping(seated.controller, folders.history)
    seated.controller.deal()
    play_out(seated, 1)
    keeping.close()
    before = lab.json("stats --user-dir", folders.history)

    keeping = HistoryKeeping(seated.controller, folders.history)
    take_over(seated, replays, 3)
    play_out(seated, 2)
    assert " in the original game; " in bubble_on(seated.table).accessibleName()
    seated.controller.switch_line(seated.controller.session.switched(0))
    keeping.close()
    after = lab.json("stats --user-dir", folders.history)

    assert len(seated.controller.session.lines.all) == 2
    assert before.pop("apart") != after.pop("apart")  # what is only said to be left out
    assert after == before
    assert '"deals"' in json.dumps(before)
