"""Scenes come one after the other, and can all be skipped."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.window.table.scoring import Scene
from quinto_desktop.window.table.table_updates import Scenes

A_WHILE = 60_000
WAITS = {"at once": 0, "a while": A_WHILE, "until one goes on": None}


class Programme:
    """Scenes that note when they begin."""

    def __init__(self) -> None:
        self.scenes = Scenes()
        self.log: list[str] = []
        self.scenes.over.connect(lambda: self.log.append("over"))

    def scene(self, name: str, wait: int | None) -> Scene:
        """A scene; one called “adds” adds another of the same length when it begins."""

        def begin() -> int | None:
            self.log.append(name)
            if name == "adds":
                self.play(("added", wait))
            return wait

        return begin

    def play(self, *scenes: tuple[str, int | None]) -> None:
        self.scenes.play(self.scene(name, wait) for name, wait in scenes)

    def do(self, act: str) -> None:
        """Go on, skip or clear; or play scenes, such as “play a at once, b a while”."""
        if not act.startswith("play"):
            getattr(self.scenes, act)()
            return
        names = filter(None, act.removeprefix("play").split(","))
        parts = [name.strip().partition(" ") for name in names]
        self.play(*((name, WAITS[wait]) for name, _, wait in parts))


@each(
    "acts, log",
    [
        (["play"], ""),  # nothing to play is not over
        (["play a at once, b at once"], "a b over"),
        (["play a until one goes on, b at once"], "a"),
        (["play a until one goes on, b at once", "go_on"], "a b over"),
        (["play a a while, b a while, c a while", "go_on"], "a b"),  # it ends one scene only
        (["go_on"], ""),
        (["play a a while", "play b at once"], "a"),
        (["play a a while", "play b at once", "go_on"], "a b over"),
        (["play adds at once, b at once"], "adds b added over"),
        (["play a until one goes on, b a while, c until one goes on", "skip"], "a b c over"),
        (["play a a while, adds a while", "skip"], "a adds added over"),
        (["play a a while, b at once", "clear", "go_on", "skip"], "a"),
        (["play a until one goes on", "clear", "play b at once"], "a b over"),
    ],
)
def test_scenes_come_one_after_the_other(qapp: object, acts: list[str], log: str) -> None:
    programme = Programme()
    for act in acts:
        programme.do(act)
    assert programme.log == log.split()
    is_over = not log or log.endswith("over") or "clear" in acts
    assert programme.scenes.playing is not is_over


def test_a_scene_waits_for_the_one_before(qtbot: QtBot) -> None:
    programme = Programme()
    with qtbot.waitSignal(programme.scenes.over):
        programme.play(("a", 1), ("b", 1))
        assert programme.log == ["a"]
    assert programme.log == ["a", "b", "over"]


@pytest.mark.parametrize("end", ["skip", "clear"])
def test_a_timer_that_was_running_plays_nothing_more(qtbot: QtBot, end: str) -> None:
    programme, other = Programme(), Programme()
    programme.play(("a", 1), ("b", A_WHILE))
    programme.do(end)
    log = list(programme.log)

    with qtbot.waitSignal(other.scenes.over):
        other.play(("later", 5))

    assert programme.log == log
