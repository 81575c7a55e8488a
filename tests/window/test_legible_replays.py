"""No text of a replay or of the list of branches is cut off, or left in English."""

from __future__ import annotations

import pytest
from at_the_table import choose
from kit import *
from large_type import large_type
from legible import words_of
from legible_scene import (
    LANGUAGES_AND_SIZES,
    LANGUAGES_AT_THEIR_WORST,
    NAMES,
    SIZES,
    Scene,
    game_of,
    look_at,
    speaking,
)

from quinto_desktop.window.app.replay_controller import ReplayController
from quinto_desktop.window.stepper.branches_dialog import BranchesDialog


def has_finished_a_deal(state: MatchState) -> bool:
    return bool(state.deals_finished) and state.phase is not Phase.PLAY


def faults_of(scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What cannot be read of a replay, with and without branches, and of their list."""
    scene.show(size)
    scene.skip_until(has_finished_a_deal)
    commands = scene.room.findChild(Commands)
    assert isinstance(commands, Commands)
    found = faults_of_replay(scene, commands.replays, monkeypatch)
    found |= faults_of_branches(scene, size, monkeypatch)
    scene.window.close()
    return {name: faults for name, faults in found.items() if faults}


def faults_of_replay(
    scene: Scene, replays: ReplayController, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of a replay, which is left for a branch, and replayed again."""
    replays.open_current()
    view = replays.view
    assert view is not None
    projector, faults = view.projector, {}
    projector.go_to_place(5)
    projector.step_forward()
    faults["one hand"] = look_at(view, monkeypatch, scene.language)
    projector.show_hands(is_open=True)
    faults["all hands"] = look_at(view, monkeypatch, scene.language)
    projector.go_to_place(13)
    faults["end of the deal"] = look_at(view, monkeypatch, scene.language)
    projector.look_from(0)
    projector.go(0)
    faults["before the deal"] = look_at(view, monkeypatch, scene.language)
    projector.go_to_place(9)
    view.take_over()
    scene.skip_until(has_finished_a_deal)
    replays.open_current()
    assert replays.view is not None
    faults["with branches"] = look_at(replays.view, monkeypatch, scene.language)
    return faults


def faults_of_branches(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of the list of branches, before and after one is deleted."""
    choose(scene.room, Command.BRANCHES)
    [dialog] = scene.window.findChildren(BranchesDialog)
    assert dialog.width() <= size.width()
    assert dialog.height() <= size.height()
    before = look_at(dialog, monkeypatch, scene.language)
    names = words_of(" ".join(line.name for line in scene.controller.session.lines.all))
    dialog.delete()
    after = look_at(dialog, monkeypatch, scene.language, NAMES | names)
    dialog.close()
    return {"branches": before, "branch deleted": after}


@pytest.fixture(autouse=True)
def spoken(language: str) -> Iterator[None]:
    """Let the program speak a test's language."""
    with speaking(language):
        yield


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_a_replay_and_its_branches_can_be_read(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
    assert faults_of(scene, size, monkeypatch) == {}


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AT_THEIR_WORST)
@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO])
def test_those_of_the_other_forms_can_be_read(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    form: Form,
    language: str,
    size: QSize,
) -> None:
    scene = Scene(qtbot, folders, game_of(form), language)
    assert faults_of(scene, size, monkeypatch) == {}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_they_can_be_read_by_those_who_need_large_type(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with large_type():
        scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
        assert faults_of(scene, SIZES[0], monkeypatch) == {}
