"""How long a deal takes at each pace, from its first card to its result.

A person sits with three computer players, who think for no time at all, and does everything at
once, as soon as it is asked for: what is left is what the pace takes. Forced cards play themselves,
as by default.

    python tests/benchmarks/paces.py                   one deal at every pace
    python tests/benchmarks/paces.py --deals 4         the same four deals at each
    python tests/benchmarks/paces.py --pace brisk

A deal that a quint ends early is not counted.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from inline import InlineExecutor
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication
from virtual_screen import parser_of, say

from quinto_desktop.game.public import *
from quinto_desktop.players import StopFlag
from quinto_desktop.rules import Action, Call, Observation, Phase, RuleOptions
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.table.table import Table

SEED = 7
LOOK_EVERY_MS = 4
_NEVER = 10_000  # points, so that no quint ends a game


class Hasty:
    """Does the first thing that is allowed, without thinking."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        return Call.PASS if Call.PASS in observation.actions else observation.actions[0]


class Person(QObject):
    """Does at once whatever is asked for, and takes the time of whole deals."""

    def __init__(self, controller: GameController, table: Table, deals: int) -> None:
        super().__init__(table)
        self._controller, self._table, self._deals = controller, table, deals
        self._began = time.perf_counter()
        self.times: list[float] = []
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)

    @Slot()
    def begin(self) -> None:
        self._began = time.perf_counter()
        self._controller.start()
        self._looks.start(LOOK_EVERY_MS)

    @Slot()
    def _look(self) -> None:
        state, seen = self._controller.state, self._table.seen
        if (
            seen is not None
            and state.phase is Phase.DEALING
            and len(seen.results) > len(self.times)
        ):
            self._end()
            return
        now = self._table.observation
        actions = () if now is None else now.actions
        if state.phase is Phase.DOUBLING and actions and not self._table.busy:
            self._table.action_chosen.emit(Call.PASS)
        elif state.phase is Phase.PLAY and len(actions) > 1:  # else it plays itself
            self._table.action_chosen.emit(actions[-1])

    def _end(self) -> None:
        now = time.perf_counter()
        self.times.append(now - self._began)
        self._began = now
        if len(self.times) == self._deals:
            QApplication.quit()
        else:
            self._controller.deal()


def deals_at(speed: Speed, deals: int, folder: Path) -> list[float]:
    """How long deals take at a pace, in seconds."""
    folders = user_folders(folder)
    preferences = Preferences(folders.settings)
    preferences.change(speed=speed.value, sounds=False)
    setup = numbered_game(usual_players(), RuleOptions(target=_NEVER), seed=SEED)
    controller = GameController(
        Session(setup), Thinker(InlineExecutor), None, preferences.pace, lambda *_: Hasty()
    )
    window = MainWindow(preferences.settings.look)
    room = set_up_game(window, preferences, controller, folders)
    window.resize(1280, 800)
    window.show()
    person = Person(controller, room.table, deals)
    QTimer.singleShot(500, person, person.begin)
    QApplication.exec()
    window.close()
    return person.times


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--deals", type=int, default=1, help="how many deals at each pace")
    parser.add_argument("--pace", choices=[speed.value for speed in Speed], help="only this pace")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    for speed in Speed if options.pace is None else [Speed(options.pace)]:
        with tempfile.TemporaryDirectory() as folder:
            times = deals_at(speed, options.deals, Path(folder))
        mean = sum(times) / len(times)
        say(f"{speed.value:7} {mean:5.1f} s  ({', '.join(f'{each:.1f}' for each in times)})")
    application.processEvents()


if __name__ == "__main__":
    main()
