"""Runs the real program and plays in it at full speed for ever, until it is killed.

``python playing_on.py SEED ARGUMENT...`` starts `quinto` with the arguments, plays for the person
at random, and now and then takes something back, saves to a file, changes a setting or begins
another game. What has been done is told in lines of JSON on standard output, and to the shim's
journal if there is one, each only when it is done:

    {"will": "new game"}              something other than a call or a card comes next
    {"state": SUM, "length": N}       the game has so many actions; the sum is `sum_of` them
    {"saved": FILE, "state": SUM}     the game was saved to a file
    {"volume": N}                     the setting was changed
    {"shelved": SUM}                  the game was put on the shelf
    {"deal": SUM}                     a deal was finished: the sum of the actions up to its end
    {"committed": HEX}                a game with this commitment has come to the table
    {"told": TEXT}                    something was told that the player should know
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from quinto_desktop import __main__
from quinto_desktop.game import INSTANT, Session
from quinto_desktop.records import RecordError, load_game
from quinto_desktop.records.faults import fault_text
from quinto_desktop.rules import Action, FairDeals, Phase, Step, observe
from quinto_desktop.rules.notation import action_text
from quinto_desktop.window.app import program
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.table.pill import Pill

FILES = ("evening.quinto", "night.quinto")
_LEAST_TO_TAKE_BACK = 12
"""So many actions after the deal, whoever takes something back stays in it."""


def sum_of(seed: object, actions: Sequence[Action]) -> str:
    """What tells one state of a game from all others."""
    text = " ".join([str(seed), *map(action_text, actions)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def sum_now(session: Session) -> str:
    """The sum of the state that a game is in."""
    return sum_of(session.setup.seed, [step.action for step in session.steps])


def sums_of(session: Session) -> list[str]:
    """The sums of all states that a game has gone through, the last one last."""
    actions = [step.action for step in session.steps]
    return [sum_of(session.setup.seed, actions[:length]) for length in range(len(actions) + 1)]


def game_in(path: Path) -> Session:
    """The game in a file."""
    return Session.resumed(load_game(path))


class Player(QObject):
    """Plays in a window, and tells what has been done."""

    def __init__(self, room: GameRoom, choice: random.Random, files: Path) -> None:
        super().__init__(room)
        self._room = room
        self._controller = room.controller
        self._choice = choice
        self._files = files
        library = ctypes.CDLL(None)
        self._note = getattr(library, "faults_note", None)
        self._hasten()
        room.preferences.changed.connect(self._hasten)
        self._controller.stepped.connect(self._on_stepped)
        self._controller.restored.connect(self._on_restored)
        self._controller.turn_started.connect(self._on_turn_started)
        self._controller.shelved.connect(self._on_shelved)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        room.table.appeared.connect(lambda: room.table.setUpdatesEnabled(False))  # nobody looks
        self._tell_state()

    def tell(self, **facts: object) -> None:
        line = json.dumps(facts)
        if self._note is not None:
            self._note(line.encode())
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Show:
            if isinstance(watched, Pill) and watched.is_message:
                self.tell(told=watched.accessibleName())
            elif isinstance(watched, QMessageBox):
                self.tell(told=f"{watched.text()}: {watched.informativeText()}")
                QTimer.singleShot(0, watched, watched.reject)
        return False

    def _hasten(self) -> None:
        self._controller.pace = INSTANT

    def _sum(self) -> str:
        return sum_now(self._controller.session)

    def _on_restored(self) -> None:
        self._tell_state()
        source = self._controller.session.setup.source
        if isinstance(source, FairDeals):
            self.tell(committed=source.commitment.hex())

    def _tell_state(self) -> None:
        self.tell(state=self._sum(), length=self._controller.session.length)

    def _on_stepped(self, step: Step) -> None:
        self._tell_state()
        if step.after.deals_finished > step.before.deals_finished:
            self.tell(deal=self._sum())
        if step.after.phase is Phase.MATCH_OVER:
            QTimer.singleShot(0, self, self._begin_another)

    def _on_shelved(self, _: Path) -> None:
        self.tell(shelved=self._sum())

    def _on_turn_started(self) -> None:
        QTimer.singleShot(0, self, self._act)

    def _act(self) -> None:
        controller, session = self._controller, self._controller.session
        match self._choice.randrange(150):
            case 0 | 1:
                path = self._files / self._choice.choice(FILES)
                self.tell(will="save")
                try:
                    controller.save(path)
                except RecordError as error:
                    self.tell(told=fault_text(error.message))
                else:
                    self.tell(saved=path.name, state=self._sum())
            case 2 | 3:
                volume = self._choice.randrange(100)
                self.tell(will="set")
                self._room.preferences.change(volume=volume)
                self.tell(volume=volume)
            case 4 | 5 | 6 if self._may_take_back():
                self.tell(will="undo")
                controller.undo()
                return
            case 7 if session.can_undo:
                self._begin_another()
                return
        self._go_on()

    def _may_take_back(self) -> bool:
        is_played = self._controller.state.phase not in (Phase.DRAWING, Phase.DEALING)
        return is_played and self._played_in_deal() > _LEAST_TO_TAKE_BACK

    def _played_in_deal(self) -> int:
        number = 0
        for step in reversed(self._controller.session.steps):
            if step.before.phase is Phase.DEALING:
                return number
            number += 1
        return number

    def _go_on(self) -> None:
        controller = self._controller
        state = controller.state
        if state.phase is Phase.DEALING:
            controller.deal()
        elif controller.session.awaits_person() and state.turn is not None:
            actions = observe(controller.state, state.turn).actions
            controller.submit(state.turn, self._choice.choice(actions))

    def _begin_another(self) -> None:
        self.tell(will="new game")
        before = self._controller.session
        # A numbered game, or one whose deals can be checked.
        number = self._choice.choice((None, self._choice.randrange(10**9)))
        self._room.files.begin_again(number)
        if self._controller.session is before:  # it could not be put on the shelf
            self._tell_state()
            QTimer.singleShot(0, self, self._go_on)


def load_played_game(*arguments: Any) -> GameRoom:
    """Set up the game on the table, with someone who plays it."""
    room = set_up_game(*arguments)
    Player(room, random.Random(int(sys.argv[1])), Path.cwd())
    if room.controller.state.phase is Phase.MATCH_OVER:
        QTimer.singleShot(0, room, room.files.begin_again)
    return room


if __name__ == "__main__":
    setattr(program, "set_up_game", load_played_game)  # noqa: B010
    sys.exit(__main__.main(sys.argv[2:]))
