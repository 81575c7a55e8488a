"""Scenes come one after the other, and can all be skipped."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.window.table.scoring import Scene
from quinto_desktop.window.table.table_updates import Scenes

A_WHILE = 60_000


class Programme:
    """Scenes that note when they begin."""

    def __init__(self) -> None:
        self.scenes = Scenes()
        self.log: list[str] = []
        self.scenes.over.connect(lambda: self.log.append("over"))

    def scene(self, name: str, wait: int | None) -> Scene:
        def begin() -> int | None:
            self.log.append(name)
            return wait

        return begin

    def play(self, *scenes: tuple[str, int | None]) -> None:
        self.scenes.play(self.scene(name, wait) for name, wait in scenes)


@pytest.fixture
def programme(qtbot: QtBot) -> Programme:
    return Programme()


def test_nothing_to_play_is_not_over(programme: Programme) -> None:
    programme.play()

    assert programme.log == []
    assert not programme.scenes.playing


def test_scenes_that_take_no_time_are_over_at_once(programme: Programme) -> None:
    programme.play(("a", 0), ("b", 0))

    assert programme.log == ["a", "b", "over"]
    assert not programme.scenes.playing


def test_a_scene_waits_for_the_one_before(qtbot: QtBot, programme: Programme) -> None:
    with qtbot.waitSignal(programme.scenes.over):
        programme.play(("a", 1), ("b", 1))
        assert programme.log == ["a"]

    assert programme.log == ["a", "b", "over"]


def test_a_scene_may_wait_until_one_goes_on(programme: Programme) -> None:
    programme.play(("rest", None), ("b", 0))
    assert programme.log == ["rest"]
    assert programme.scenes.playing

    programme.scenes.go_on()

    assert programme.log == ["rest", "b", "over"]


def test_going_on_ends_one_scene_only(programme: Programme) -> None:
    programme.play(("a", A_WHILE), ("b", A_WHILE), ("c", A_WHILE))

    programme.scenes.go_on()

    assert programme.log == ["a", "b"]


def test_going_on_without_a_scene_does_nothing(programme: Programme) -> None:
    programme.scenes.go_on()

    assert programme.log == []


def test_more_scenes_come_after_those_that_are_on(programme: Programme) -> None:
    programme.play(("a", A_WHILE))
    programme.play(("b", 0))
    assert programme.log == ["a"]

    programme.scenes.go_on()

    assert programme.log == ["a", "b", "over"]


def test_a_scene_may_add_another(programme: Programme) -> None:
    def begin() -> int:
        programme.play(("added", 0))
        return 0

    programme.scenes.play([begin, programme.scene("b", 0)])

    assert programme.log == ["b", "added", "over"]


def test_skipping_begins_every_scene_that_is_left(programme: Programme) -> None:
    programme.play(("a", None), ("b", A_WHILE), ("c", None))

    programme.scenes.skip()

    assert programme.log == ["a", "b", "c", "over"]
    assert not programme.scenes.playing


def test_skipping_reaches_scenes_that_are_added_meanwhile(programme: Programme) -> None:
    def begin() -> int:
        programme.play(("added", A_WHILE))
        return A_WHILE

    programme.play(("a", A_WHILE))
    programme.scenes.play([begin])
    programme.scenes.skip()

    assert programme.log == ["a", "added", "over"]


def test_what_is_dropped_is_never_begun_nor_over(programme: Programme) -> None:
    programme.play(("a", A_WHILE), ("b", 0))

    programme.scenes.clear()
    programme.scenes.go_on()
    programme.scenes.skip()

    assert programme.log == ["a"]
    assert not programme.scenes.playing


def test_after_dropping_others_can_be_played(programme: Programme) -> None:
    programme.play(("a", None))
    programme.scenes.clear()

    programme.play(("b", 0))

    assert programme.log == ["a", "b", "over"]


@pytest.mark.parametrize("end", [Scenes.skip, Scenes.clear], ids=["skip", "clear"])
def test_a_timer_that_was_running_plays_nothing_more(
    qtbot: QtBot, programme: Programme, end: Callable[[Scenes], None]
) -> None:
    programme.play(("a", 1), ("b", A_WHILE))
    end(programme.scenes)
    log = list(programme.log)
    other = Programme()

    with qtbot.waitSignal(other.scenes.over):
        other.play(("later", 5))

    assert programme.log == log
