"""How soon a play answers the mouse: from the release of the button to the next painted frame.

A person is clicked through some deals with a real pointer's events, against three casual players at
normal speed, in a window under an X server of its own:

    python tests/benchmarks/clicks.py                  2 deals at 1280x800, 75 s each
    python tests/benchmarks/clicks.py --size 2560x1440 --deals 4

Beside it stands the processor time of the window's thread: what of it is Quinto's own.

It is also counted in how many of these frames the card is on its way already. A frame lasts
16.7 ms on a usual screen. The pointer rests on the card before it is clicked, as a
hand does, so that the lift of the card is over by then.
"""

from __future__ import annotations

import argparse
import time

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from real_window import room_of
from virtual_screen import measure_inside, parser_of, quantile, say

from quinto_desktop.game import Thinker, numbered_game, usual_players
from quinto_desktop.game.thinking.engine_process import EngineProcess
from quinto_desktop.rules import Call, Card, Phase, Play
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import one_thread
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Pose

SEED = 11
LOOK_EVERY_MS = 20
REST_MS = 400
"""How long the pointer rests on a card."""

FRAME_MS = 16.7
_ACROSS, _DOWN = 0.12, 0.5  # a point of a card that its right neighbour leaves free


class Clicker(QObject):
    """Plays for the person with the mouse, and takes the times.

    Args:
        room: Where it is played.
        deals: How many deals to play.

    Attributes:
        answers: How long each play took to be seen, in milliseconds.
        work: Processor time of the window's thread in each of them, in milliseconds.
        moved: In how many of these frames the card had left its place.
    """

    def __init__(self, room: GameRoom, deals: int) -> None:
        super().__init__(room)
        self._room, self._window = room, room.window
        self._deals = deals
        self._released: tuple[float, float, CardWidget, Pose] | None = None
        self.moved = 0
        self._is_busy = False
        self._seen = 0
        self.answers: list[float] = []
        self.work: list[float] = []
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)

    @Slot()
    def begin(self) -> None:
        self._room.controller.start()
        self._looks.start(LOOK_EVERY_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_frame = event.type() is QEvent.Type.Paint and watched.isWidgetType()
        if is_frame and self._released is not None:
            released, worked, widget, pose = self._released
            self.answers.append(1e3 * (time.perf_counter() - released))
            self.work.append(1e3 * (time.thread_time() - worked))
            self.moved += widget.pose != pose
            self._released = None
        return False

    @Slot()
    def _look(self) -> None:
        view = self._room.view
        if self._is_busy or view.table.busy:
            return
        shown = view.shown()
        if shown.winner is not None or shown.phase is Phase.DEALING:
            self._go_on(is_won=shown.winner is not None)
        elif shown.actions and isinstance(shown.actions[0], Call):
            view.table.action_chosen.emit(Call.PASS)
        elif shown.actions and isinstance(shown.actions[0], Play):
            self._is_busy = True
            self._point_at(shown.actions[-1].card)  # type: ignore[union-attr]

    def _go_on(self, *, is_won: bool) -> None:
        self._seen += 1
        tell(f"all of {self._seen} deals", self.answers)
        if self._seen >= self._deals:
            QApplication.quit()
        elif is_won:
            self._room.files.begin_again(SEED + self._seen)
        else:
            self._room.controller.deal()

    def _point_at(self, card: Card) -> None:
        spot = self._spot_of(card)
        QTest.mouseMove(self._window.windowHandle(), spot)
        QTimer.singleShot(REST_MS, self, lambda: self._click(card))

    def _spot_of(self, card: Card) -> QPoint:
        widget = self._room.table.stage.places.find(card)
        assert widget is not None  # it lies in the person's hand
        left_top, right_top, _, left_foot = list(widget.polygon().toList())[:4]
        point = left_top + (right_top - left_top) * _ACROSS + (left_foot - left_top) * _DOWN
        return self._room.table.mapTo(self._window, point.toPoint())

    def _click(self, card: Card) -> None:
        spot, widget = self._spot_of(card), self._room.table.stage.places.find(card)
        assert widget is not None  # it lies in the person's hand
        native, left, pose = self._window.windowHandle(), Qt.MouseButton.LeftButton, widget.pose
        QTest.mousePress(native, left, pos=spot)
        self._released = time.perf_counter(), time.thread_time(), widget, pose
        QTest.mouseRelease(native, left, pos=spot)
        self._is_busy = False


def run_inside(options: argparse.Namespace) -> None:
    """Measure, on the display there is, and print the figures."""
    application = QApplication(["quinto"])
    room = room_of(numbered_game(usual_players(), seed=SEED), Thinker(one_thread), options.size)
    controller, window = room.controller, room.window
    room.table.appeared.connect(lambda: controller.thinker.use(EngineProcess()))
    window.show()
    clicker = Clicker(room, options.deals)
    QTimer.singleShot(1500, clicker, clicker.begin)
    application.exec()
    tell("work", clicker.work)
    say(f"on its way in its first frame: {clicker.moved} of {len(clicker.answers)}")
    window.close()


def tell(which: str, answers: list[float]) -> None:
    within = sum(answer <= FRAME_MS for answer in answers)
    middle, most = quantile(answers, 0.5), quantile(answers, 0.95)
    figures = f"median {middle:.1f} ms, p95 {most:.1f} ms, max {max(answers):.1f} ms"
    say(f"{which}: {len(answers)} plays, {figures}, {within} within a frame of {FRAME_MS} ms")


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--deals", type=int, default=2, help="how many deals to play")
    measure_inside(parser, run_inside)


if __name__ == "__main__":
    main()
