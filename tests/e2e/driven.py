"""Runs the real program and plays for the person in it; `test_resume` starts it as a child.

``python driven.py ACTIONS ARGUMENT...`` starts `quinto` with the arguments and does for the person
what the rules allow first, until the game has had so many actions. With ``9`` the program then
freezes in the middle of the ninth action, to be killed; with ``9+`` it merely stops playing. It
closes its window when its standard input ends, and goes on where it is frozen after a line there.

What happens is reported in lines of JSON on standard output: ``{"window": [...]}`` the actions of
the game as the window finds it, ``{"actions": [...]}`` those after each action and after another
game was opened, ``{"told": "..."}`` a bubble or a message that has appeared, ``{"turn": true}`` it
is the person's turn, and no one plays for them any more. With names of scenes for ACTIONS, with
commas between them, it moves what moves, and freezes in the first picture of each:
``{"scene": "peg"}``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from at_the_table import *
from patient import be_patient
from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from quinto_desktop import __main__
from quinto_desktop.game import INSTANT, Pace, Speed, TrickPause
from quinto_desktop.rules import Phase, observe
from quinto_desktop.rules.notation import action_text
from quinto_desktop.window.app import program
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.text.commands import Command


def is_at_end(room: GameRoom) -> bool:
    """Whether the end of a game is there; the story of its last deal leads on to it."""
    if is_offered(room.table, Intent.END):
        go_to_end(room.table)
    return game_end_on(room.table).isVisible()


def is_told(panel: QWidget) -> bool:
    """Whether the panel is a story that is not all told yet."""
    return isinstance(panel, StoryPaper) and not panel.build.is_over


SCENES: dict[str, Callable[[GameRoom], object]] = {
    "draw": lambda room: spread_on(room.table) and is_moving(room.table),
    "curtain": lambda room: is_curtained(room.table),
    "quint": lambda room: flying_on(room.table).isVisible(),
    "peg": lambda room: rim_on(room.table).is_running,
    "cachette": lambda room: is_cachette_open(room.table) and is_playing(room.table),
    "story": lambda room: asks(room.table) and is_told(panel_on(room.table)),
    "end": is_at_end,
    "slip": lambda room: room.sheet.is_open,
    "skyline": lambda room: room.table.skyline.is_open,
    "review": lambda room: room.views.view,
}
OPENS = {"slip": Command.SHEET, "skyline": Command.SKYLINE, "review": Command.REVIEW}


def tell(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def scenes_in(until: str) -> list[str]:
    return [name for name in until.split(",") if name in SCENES]


class Driver(QObject):
    """Plays in a window, and reports what it sees."""

    def __init__(self, room: GameRoom, until: str) -> None:
        super().__init__(room)
        self._room, self._scenes = room, scenes_in(until)
        self._window = room.window
        self._controller = room.controller
        self._freezes = not until.endswith("+")
        self._until = sys.maxsize if self._scenes else int(until.removesuffix("+"))
        self._controller.stepped.connect(self._on_changed)
        self._controller.restored.connect(self._on_changed)
        self._controller.turn_started.connect(self._on_turn_started)
        room.home_wanted.connect(self._on_turn_started)
        self._input = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._input.activated.connect(self._on_input_activated)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        if not self._scenes:  # then nobody looks
            room.table.appeared.connect(lambda: room.table.setUpdatesEnabled(False))
        tell(window=self._actions())

    def _actions(self) -> list[str]:
        return [action_text(step.action) for step in self._controller.session.steps]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Show:
            if isinstance(watched, Pill) and watched.is_message:
                tell(told=watched.accessibleName())
            elif isinstance(watched, QMessageBox):
                tell(told=f"{watched.text()}: {watched.informativeText()}")
        is_seen = event.type() is QEvent.Type.Paint and self._scenes
        if is_seen and SCENES[self._scenes[0]](self._room):
            tell(scene=self._scenes.pop(0))
            sys.stdin.readline()
            if self._scenes and self._scenes[0] in OPENS:
                self._on_turn_started()
        return False

    def _on_changed(self) -> None:
        tell(actions=self._actions())
        if self._freezes and self._controller.session.length == self._until:
            sys.stdin.readline()

    def _on_turn_started(self) -> None:
        QTimer.singleShot(0, self, self._act)

    def _act(self) -> None:
        controller = self._controller
        state = controller.state
        if controller.session.length >= self._until:
            tell(turn=True)
        elif self._scenes and self._scenes[0] in OPENS:
            self._room.command_wanted.emit(OPENS[self._scenes[0]])
        elif state.phase is Phase.DRAWING:
            controller.draw()
        elif state.phase is Phase.DEALING and not (self._scenes and state.results):
            controller.deal()  # scenes after a deal would not be seen
        elif controller.session.awaits_person() and state.turn is not None:
            controller.submit(state.turn, observe(controller.state, state.turn).actions[0])

    def _on_input_activated(self) -> None:
        self._input.setEnabled(False)
        self._window.close()


def load_driven_game(*arguments: Any) -> GameRoom:
    """Set up the game on the table, with someone who plays it."""
    room = set_up_game(*arguments)
    is_moved = scenes_in(sys.argv[1])
    room.controller.pace = Pace(Speed.FAST, TrickPause.SHORT) if is_moved else INSTANT
    Driver(room, sys.argv[1])
    return room


if __name__ == "__main__":
    be_patient()
    setattr(program, "set_up_game", load_driven_game)  # noqa: B010
    sys.exit(__main__.main(sys.argv[2:]))
