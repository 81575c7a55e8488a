"""What the review of a deal costs: time to the first verdict, memory, and frames of the table.

In the real window, under an X server of its own, with an engine process of the judges' own:

    python tests/benchmarks/review.py                   three reviews at rest; then 8 deals
    python tests/benchmarks/review.py --reviews 1 --deals 2    a shorter run
    python tests/benchmarks/review.py --effort deep

At rest: seconds from the request to the first verdict, to the other tables' results, and to the
end; PSS of the window and of the engine before, at the end, and after the review was left and the
engine has gone. Then four casual players play at normal speed, in every second deal beside reviews
that never end; the frames of both kinds of deals are taken in turn, so that whatever else runs on
the machine disturbs both alike. `frames.py` says what the columns are. On a machine with two
processors or fewer a review rests while a computer player thinks, as in the program.
"""

from __future__ import annotations

import argparse
import gc
import os
import time
from itertools import count
from pathlib import Path
from threading import Event as Flag

import frames
from frames import MOVEMENTS, Match, Meter, three_of
from PySide6.QtCore import QEventLoop, QTimer, Slot
from PySide6.QtWidgets import QApplication
from real_window import room_of
from virtual_screen import measure_inside, parser_of, pss_mib, say

from quinto_desktop.game.judging import values
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import ReviewQueue, engine_aside
from quinto_desktop.game.public import *
from quinto_desktop.game.thinking.engine_process import EngineProcess
from quinto_desktop.players import Level, player_of
from quinto_desktop.rules import Seat, observe
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import one_thread

IDLE_MS = 500
_REVIEWED = ", reviewing"


def finished_deal(number: int) -> values.PlayedDeal:
    session = Session(numbered_game(usual_players(), seed=number))
    session.apply(session.next_deal())
    player = player_of(Level.CASUAL)
    while not session.state.deals_finished:
        turn = session.state.mover
        session.apply(player.choose(observe(session.state, turn), session.length))
    return values.played_deals(session.steps)[0]


class TwofoldMeter(Meter):
    """Tells frames beside a review from the others."""

    is_reviewing = False

    @property
    def what_moves(self) -> str:
        """What the present frame shows, and whether a review runs beside it."""
        return super().what_moves + (_REVIEWED if self.is_reviewing else "")


class TwofoldMatch(Match):
    """Reviews deals without end beside every second deal."""

    def __init__(
        self,
        room: GameRoom,
        meter: TwofoldMeter,
        desk: ReviewQueue,
        options: argparse.Namespace,
        engine: EngineProcess,
    ) -> None:
        self._desk, self._twofold = desk, meter
        self._numbers = count(1000)
        self._looked_at: DealJudging | None = None
        super().__init__(room, meter, options.deals, options.tricks, engine)

    @Slot()
    def _go_on(self) -> None:
        if self._twofold.is_reviewing:
            self._leave()
        else:
            self._twofold.is_reviewing = True
            self._review_another()
        super()._go_on()

    def _leave(self) -> None:
        self._twofold.is_reviewing = False
        if self._looked_at is not None:
            self._desk.leave(self._looked_at)

    @Slot()
    def _review_another(self) -> None:
        if self._twofold.is_reviewing:
            if self._looked_at is not None:
                self._desk.leave(self._looked_at)
            self._looked_at = self._desk.review(finished_deal(next(self._numbers)))
            self._looked_at.finished.connect(self._review_another)


def measure_at_rest(desk: ReviewQueue, engine: EngineProcess, number: int) -> None:
    """Review a deal while nothing moves, and print what it took."""
    deal, loop, own = finished_deal(number), QEventLoop(), os.getpid()
    gc.collect()
    before, begun = pss_mib(own), time.perf_counter()
    judging = desk.review(deal, (Seat.S,))
    times: dict[str, float] = {}

    def note(what: str) -> None:
        times.setdefault(what, time.perf_counter() - begun)

    judging.judged.connect(lambda: note("first verdict"))
    desk.tables_known.connect(lambda: note("other tables"))
    judging.finished.connect(lambda: note("whole review"))
    judging.finished.connect(loop.quit)
    judging.failed.connect(loop.quit)
    loop.exec()
    process = engine.process_id
    thinking = pss_mib(process) if process else 0.0
    during = pss_mib(own)
    desk.rested.connect(loop.quit)
    desk.leave(judging)
    desk.forget(deal)
    loop.exec()
    gc.collect()
    say(", ".join(f"{what} {seconds:.2f} s" for what, seconds in times.items()))
    say(
        f"PSS in MiB: window {before:.1f}, at the end {during:.1f} + engine {thinking:.1f}, "
        f"afterwards {pss_mib(own):.1f}, engine {'runs' if engine.process_id else 'gone'}"
    )


def run_inside(options: argparse.Namespace) -> None:
    """Measure, on the display there is, and print the results."""
    application = QApplication(["quinto"])
    Preferences(user_folders(Path.home()).settings).change(background=False)
    north, east, south, west = (PlayerRecord(one.name, "casual") for one in usual_players())
    setup = numbered_game((north, east, south, west), seed=frames.SEED)
    thinker = Thinker(one_thread)
    room = room_of(setup, thinker, options.size, Pace(trick_pause=TrickPause.NONE))
    controller, window = room.controller, room.window
    engine, judges = EngineProcess(), Thinker(one_thread)
    aside = engine_aside()
    judges.use(aside, at_once=False)
    desk = ReviewQueue(judges, thinker, idle_ms=IDLE_MS, effort=values.Effort(options.effort))
    meter = TwofoldMeter(room, Flag())
    match = TwofoldMatch(room, meter, desk, options, engine)
    window.show()
    room.table.appeared.connect(lambda: thinker.use(engine))

    def begin() -> None:
        for number in range(1, options.reviews + 1):
            measure_at_rest(desk, aside, number)
        controller.start()

    QTimer.singleShot(1500, controller, begin)
    application.exec()
    desk.close()
    _print(meter, match)


def _print(meter: Meter, match: Match) -> None:
    three = "median / p95 / max"
    say(f"| | frames | interval ms: {three} | work ms: {three} |")
    say("| --- " * 4 + "|")
    kinds = [what + beside for what in MOVEMENTS for beside in ("", _REVIEWED)]
    for what in kinds:
        if meter.intervals[what]:
            _print_row(what, meter.intervals[what], meter.work[what])
    for beside in ("", _REVIEWED):
        names = [what + beside for what in MOVEMENTS]
        all_of = [
            [value for name in names for value in one[name]]
            for one in (meter.intervals, meter.work)
        ]
        _print_row(f"all{beside}", *all_of)
    sums = " ".join(f"{window:.1f}" for window, _ in match.memory)
    say(f"PSS of the window after each deal, MiB: {sums}")


def _print_row(what: str, intervals: list[float], *others: list[float]) -> None:
    cells = [three_of(values) for values in (intervals, *others)]
    say(f"| {what} | {len(intervals)} | {' | '.join(cells)} |")


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--reviews", type=int, default=3, help="how many reviews at rest")
    parser.add_argument("--deals", type=int, default=8, help="how many deals to see")
    parser.add_argument("--tricks", type=int, default=4, help="how many tricks of each")
    efforts = [effort.value for effort in values.Effort]
    parser.add_argument("--effort", default="usual", choices=efforts, help="of the reviews")
    measure_inside(parser, run_inside)


if __name__ == "__main__":
    main()
