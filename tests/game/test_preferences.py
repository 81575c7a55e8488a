"""The user's preferences: saved when they change, and never a reason to stop."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Pace, Preferences, Speed, TrickPause, UserFolders, user_folders
from quinto_desktop.records import Fault, Message
from quinto_desktop.records.look import FILE_NAME


def test_wishes_are_there_again_at_the_next_start(folders: UserFolders, qtbot: QtBot) -> None:
    preferences = Preferences(folders.settings)
    with qtbot.waitSignal(preferences.changed, timeout=0):
        preferences.set("speed", "fast")
    preferences.change(trick_pause="click", theme="light", sounds=False)

    again = Preferences(folders.settings)

    assert again.settings == preferences.settings
    assert again.settings.speed == "fast"
    assert again.pace == Pace(Speed.FAST, TrickPause.CLICK)
    assert again.faults == []


def test_what_does_not_change_is_not_written(folders: UserFolders, qtbot: QtBot) -> None:
    preferences = Preferences(folders.settings)

    with qtbot.assertNotEmitted(preferences.changed):
        preferences.set("speed", preferences.settings.speed)

    assert not folders.settings.exists()


def test_without_motion_nothing_moves_and_players_may_think_longer(folders: UserFolders) -> None:
    preferences = Preferences(folders.settings)
    assert preferences.thinking_factor == 1

    preferences.change(speed="slow", reduced_motion=True, think_longer=True)

    pace = preferences.pace
    assert (pace.play_ms, pace.gather_ms, pace.deal_ms) == (0, 0, 0)
    assert pace.thinking_ms == Pace(Speed.SLOW).thinking_ms > 0
    assert preferences.thinking_factor == Preferences(folders.settings).thinking_factor == 3


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("pause", TrickPause)
def test_every_choice_makes_a_pace(folders: UserFolders, speed: Speed, pause: TrickPause) -> None:
    preferences = Preferences(folders.settings)
    preferences.change(speed=speed.value, trick_pause=pause.value)

    assert Preferences(folders.settings).pace == Pace(speed, pause)


def test_a_full_disk_costs_nothing_once_there_is_room(folders: UserFolders, qtbot: QtBot) -> None:
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text("a file stands where the folder should be")
    preferences = Preferences(folders.settings)

    with (
        qtbot.waitSignal(preferences.not_saved, timeout=0) as told,
        qtbot.waitSignal(preferences.changed, timeout=0),
    ):
        preferences.set("theme", "light")

    assert told.args is not None
    assert told.args[0].code is Fault.SETTINGS_NOT_SAVED
    folders.settings.unlink()
    preferences.save_changes()
    assert Preferences(folders.settings).settings.theme == "light"


def test_damaged_wishes_are_told_and_replaced(folders: UserFolders) -> None:
    folders.settings.mkdir(parents=True)
    (folders.settings / FILE_NAME).write_text('{"speed": "warp", "theme": "light"}')

    preferences = Preferences(folders.settings)

    (fault,) = preferences.faults
    assert fault == Message(Fault.PREFERENCE_REFUSED, name="speed", value='"warp"')
    assert preferences.settings.speed == "normal"
    assert preferences.settings.theme == "light"


def test_a_folder_is_meant_from_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    folders = user_folders(Path("here"))

    places = (folders.settings, folders.state, folders.games)
    assert all(place.is_relative_to(tmp_path / "here") for place in places)
    assert folders.games != folders.state
    assert not (tmp_path / "here").exists()


def test_else_the_systems_own_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    folders = user_folders()

    places = {folders.settings, folders.state, folders.games}
    assert len(places) == 3
    assert all("quinto" in place.parts for place in places)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_have_one_folder_for_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))

    folders = user_folders(platform=platform)

    if platform == "win32":
        assert folders.settings == tmp_path / "Local" / "quinto"
    assert folders.settings == folders.state == folders.games.parent
    assert user_folders(tmp_path / "one", platform).state == tmp_path / "one"


def test_two_programs_keep_what_each_of_them_has_changed(folders: UserFolders) -> None:
    Preferences(folders.settings).set("jumbo", True)
    first, second = Preferences(folders.settings), Preferences(folders.settings)
    first.set("theme", "light")
    second.set("speed", "slow")
    first.set("volume", 3)
    settings = Preferences(folders.settings).settings
    assert (settings.theme, settings.speed, settings.volume) == ("light", "slow", 3)
    assert settings.jumbo


def test_a_change_that_could_not_be_written_is_written_with_the_next(folders: UserFolders) -> None:
    preferences = Preferences(folders.settings)
    preferences.set("jumbo", True)
    path = folders.settings / FILE_NAME
    content = path.read_bytes()
    path.unlink()
    path.mkdir()
    preferences.set("theme", "light")
    path.rmdir()
    path.write_bytes(content)
    preferences.set("speed", "slow")
    settings = Preferences(folders.settings).settings
    assert (settings.theme, settings.speed) == ("light", "slow")
