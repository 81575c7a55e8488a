"""How evenly cards move in the real window while computer players think.

Four computer players of one level play at normal speed, thinking in the program's own engine, in a
window under an X server of its own; the real autosave is written after every action:

    python tests/benchmarks/frames.py                          6 deals, 4 tricks of each
    python tests/benchmarks/frames.py --level master           while the strongest think
    python tests/benchmarks/frames.py --size 2560x1440
    python tests/benchmarks/frames.py --tricks 13 --target 60  whole deals: cachette, story, ends
    python tests/benchmarks/frames.py --deals 20 --tricks 12   also to see that memory does not grow

A player goes on thinking, the same thought again and again, for as long as anything moves, so that
no frame has the processor to itself; with --brisk it thinks once, as in the program.

start       from the moment a movement begins until the first frame has been painted in which what
            moves is no longer where it was; and the work until then
interval    from that frame on, from one frame to the next; pictures in which no animation is
            further than in the last are not counted. A tick of the animation that changes nothing
            on the screen counts as a frame: there was nothing to paint. Ticks come every 16 ms.
work        processor time of the window's thread from frame to frame: whatever else runs on the
            machine and makes an interval long, this shows what is Quinto's own
CPU         processor time of the window's process, in per cent of one core

Frames are told apart by what moves: the deal with the sorting after it, a call that grows, a card
that is played, a trick that is gathered, a quint on its way to its peg, a peg alone, the cachette
being turned up, the story of the deal, and the felt that warms for a game won. Of a review there is
the start alone, from the wish for it to its first picture.
“Nothing” are the ticks of 3 s before the first deal: what the machine alone does to an interval.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from functools import partial
from threading import Event as Flag
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer, QVariantAnimation, Slot
from PySide6.QtWidgets import QApplication
from real_window import room_of
from virtual_screen import measure_inside, parser_of, pss_mib, quantile, say

from quinto_desktop.game.public import *
from quinto_desktop.game.thinking.engine_process import EngineProcess
from quinto_desktop.players import Level, Question, StopFlag
from quinto_desktop.rules import Phase, RuleOptions, Step
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import one_thread
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.text.commands import Command

SEED = 7
STILL = "nothing"
PAPERS = {StoryPaper: "story", GameEnd: "game won"}
MOVEMENTS = ("deal", "call", "play", "gather", "quint", "peg", "cachette", *PAPERS.values())
STILL_MS, READING_MS = 3000, 2500


class Ponderer(Thinker):
    """Goes on thinking, the same thought again and again, for as long as cards move."""

    def __init__(self, moving: Flag) -> None:
        super().__init__(one_thread)
        self._moving = moving
        self._question: Question | None = None
        self._again: StopFlag | None = None
        self.answered.connect(self._on_answered)

    def ask(self, question: Question) -> StopFlag:
        if self._again is not None:
            self.stop(self._again)
        self._question, self._again = question, None
        return super().ask(question)

    @Slot()
    def _on_answered(self) -> None:
        if self._question is not None and self._moving.is_set():
            self._again = super().ask(self._question)


class Moment(NamedTuple):
    """A moment by the clocks of wall, thread and process."""

    wall: float
    thread: float
    process: float

    @classmethod
    def now(cls) -> Moment:
        return cls(time.perf_counter(), time.thread_time(), time.process_time())


class Meter(QObject):
    """Takes the time of every frame of a window while cards move in it.

    Args:
        room: The window.
        moving: Set while cards move.

    Attributes:
        starts: Seconds from the beginning of a movement to its first frame, by what moved.
        start_work: Processor seconds of the window's thread in them, by what moved.
        intervals: Seconds from frame to frame, by what moved.
        work: Processor seconds of the window's thread in those intervals, by what moved.
        cpu: Processor seconds of the whole process in those intervals, by what moved.
    """

    def __init__(self, room: GameRoom, moving: Flag) -> None:
        super().__init__(room)
        self._table = room.table
        self._stage = room.table.stage
        # Before the meter's own is there.
        self._animations = room.window.findChildren(QAbstractAnimation)
        self._moving = moving
        self._last: Moment | None = None
        self._unpainted: Moment | None = None
        self._expected: tuple[str, Moment] | None = None
        self.is_dealing = False
        self._begun: Moment | None = None
        self._shown: list[int] = []
        self.starts: dict[str, list[float]] = defaultdict(list)
        self.start_work: dict[str, list[float]] = defaultdict(list)
        self.intervals: dict[str, list[float]] = defaultdict(list)
        self.work: dict[str, list[float]] = defaultdict(list)
        self.cpu: dict[str, float] = defaultdict(float)
        # All animations tick together, so this one tells when the cards' does.
        self._ticks = QVariantAnimation(self)
        self._ticks.setDuration(1)
        self._ticks.setLoopCount(-1)
        self._ticks.currentLoopChanged.connect(self._on_ticks_current_loop_changed)
        for animation in self._animations:
            animation.stateChanged.connect(self._on_state_changed)
        room.window.installEventFilter(self)

    @property
    def what_moves(self) -> str:
        """What the present frame shows."""
        if not self._stage.places.cachette:
            return STILL
        result = self._table.overlays.shown_result
        for kind, name in PAPERS.items():
            if isinstance(result, kind):
                return name
        if self._stage_rests:
            is_flight = self._is_running(self._table.scoring.flight.run)
            return "quint" if is_flight else "call" if self._has_call else "peg"
        if self._stage.places.cachette_is_open:
            return "cachette"
        if self._stage.places.trick:
            return "play"
        return "deal" if self.is_dealing else "gather"

    @property
    def _stage_rests(self) -> bool:
        return not self._is_running(self._table.animator)

    @property
    def _has_call(self) -> bool:
        return any(self._is_running(one.growth) for one in self._table.overlays.plates.values())

    @staticmethod
    def _is_running(animation: QAbstractAnimation) -> bool:
        return animation.state() is QAbstractAnimation.State.Running

    def expect(self, what: str) -> None:
        """Take the time from now to the next picture of all, whatever moves in it."""
        self._expected = what, Moment.now()

    def watch_stillness(self, length_ms: int) -> None:
        """For so long, take the time from tick to tick while nothing moves."""
        self._begin()
        QTimer.singleShot(length_ms, self, self._ticks.stop)

    def _begin(self) -> None:
        self._begun = Moment.now()
        self._shown = self._times()
        self._ticks.start()
        self._last = self._unpainted = None  # it ticks once as it starts, before anything moves

    def end(self) -> None:
        for animation in self._animations:
            animation.stateChanged.disconnect(self._on_state_changed)

    @Slot()
    def _on_state_changed(self) -> None:
        if any(self._is_running(animation) for animation in self._animations):
            if not self._moving.is_set():
                self._moving.set()
                self._begin()
        else:
            self._moving.clear()
            self._ticks.stop()
            # What the last tick has changed is painted first; without a change nothing follows.
            QTimer.singleShot(0, self, self._forget_tick)

    @Slot()
    def _forget_tick(self) -> None:
        if not self._moving.is_set():
            self._unpainted = None

    @Slot()
    def _on_ticks_current_loop_changed(self) -> None:
        if self._unpainted is not None:
            self._note(self._unpainted)
        self._unpainted = Moment.now()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_watched = self._moving.is_set() or self._unpainted is not None
        if event.type() is QEvent.Type.UpdateRequest and self._expected is not None:
            QTimer.singleShot(0, self, partial(self._note_start, *self._expected))
            self._expected = None
        if event.type() is QEvent.Type.UpdateRequest and is_watched:
            shown, self._shown = self._shown, self._times()
            if self._unpainted is not None or self._shown != shown:
                self._unpainted = None
                self._note(Moment.now())
        return False

    def _times(self) -> list[int]:
        return [animation.currentTime() for animation in self._animations]

    def _note(self, now: Moment) -> None:
        if self._begun is not None:
            # After the painting, which follows at once.
            QTimer.singleShot(0, self, partial(self._note_start, self.what_moves, self._begun))
            self._begun = None
        if self._last is not None:
            what, interval = self.what_moves, now.wall - self._last.wall
            self.intervals[what].append(interval)
            self.work[what].append(now.thread - self._last.thread)
            self.cpu[what] += now.process - self._last.process
        self._last = now

    def _note_start(self, what: str, begun: Moment) -> None:
        now = Moment.now()
        self.starts[what].append(now.wall - begun.wall)
        self.start_work[what].append(now.thread - begun.thread)


class Match(QObject):
    """Lets the game run, so many tricks of so many deals."""

    def __init__(
        self, room: GameRoom, meter: Meter, deals: int, tricks: int, engine: EngineProcess
    ) -> None:
        super().__init__(room)
        self._room, self._window = room, room.window
        self._meter = meter
        self._deals = deals
        self._tricks = tricks
        self._engine = engine
        self._seen = 0
        self._is_due = False
        self.memory: list[tuple[float, float]] = []
        room.controller.stepped.connect(self._on_controller_stepped)
        room.table.director.scenes.over.connect(self._on_scenes_over)
        room.table.animator.idle.connect(self._on_animator_idle)

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self._meter.is_dealing = step.before.phase is Phase.DEALING or (
            self._meter.is_dealing and step.after.phase is Phase.DOUBLING
        )
        self._is_due = step.after.deals_finished > step.before.deals_finished

    @Slot()
    def _on_scenes_over(self) -> None:
        if self._is_due:
            self._is_due = False
            QTimer.singleShot(READING_MS, self, self._review)

    @Slot()
    def _review(self) -> None:
        self._note_memory()
        self._meter.expect("review")
        self._room.command_wanted.emit(Command.REVIEW)
        QTimer.singleShot(READING_MS, self, self._leave_review)

    @Slot()
    def _leave_review(self) -> None:
        self._room.views.close()
        gold = self._room.table.ledge.row.gold
        is_won = gold is not None and gold.act is Intent.END
        if is_won:
            self._room.table.ledge.press_gold()
        QTimer.singleShot(READING_MS * is_won, self, self._go_on)

    @Slot()
    def _on_animator_idle(self) -> None:
        piles = self._room.table.stage.places.piles.values()
        if sum(len(pile) for pile in piles) >= self._tricks:
            self._note_memory()
            QTimer.singleShot(0, self, self._go_on)

    def _note_memory(self) -> None:
        number = self._engine.process_id
        self.memory.append((pss_mib(os.getpid()), pss_mib(number) if number else 0.0))

    @Slot()
    def _go_on(self) -> None:
        self._seen += 1
        if self._seen == self._deals:
            self._meter.end()
            self._window.close()
            QApplication.quit()
        else:
            self._meter.is_dealing = True
            self._room.files.begin_again(SEED + self._seen)


def run_inside(options: argparse.Namespace) -> None:
    """Measure, on the display there is, and print a table."""
    say(f"{options.deals} deals at {options.size}, {options.level} players")
    application = QApplication(["quinto"])
    north, east, south, west = (
        PlayerRecord(record.name, options.level) for record in usual_players()
    )
    rules = RuleOptions(target=options.target)
    setup = numbered_game((north, east, south, west), rules, seed=SEED)
    moving = Flag()
    thinker = Thinker(one_thread) if options.brisk else Ponderer(moving)
    room = room_of(setup, thinker, options.size, Pace(trick_pause=TrickPause.NONE))
    controller, window = room.controller, room.window
    meter = Meter(room, moving)
    engine = EngineProcess()
    match = Match(room, meter, options.deals, options.tricks, engine)
    window.show()
    room.table.appeared.connect(lambda: thinker.use(engine))
    QTimer.singleShot(1000, meter, lambda: meter.watch_stillness(STILL_MS))
    QTimer.singleShot(1500 + STILL_MS, controller, controller.start)
    application.exec()
    _print(meter, match.memory)


def _print(meter: Meter, memory: list[tuple[float, float]]) -> None:
    three = "median / p95 / max"
    headings = [f"{name} ms: {three}" for name in ("interval", "work", "start", "its work")]
    say(f"| | frames | {' | '.join(headings)} | CPU % |")
    say("| --- " * 7 + "|")
    for what in (STILL, *MOVEMENTS, "review"):
        intervals = meter.intervals[what]
        if not intervals and not meter.starts[what]:
            continue
        cells = [three_of(intervals), three_of(meter.work[what]), three_of(meter.starts[what])]
        cells.append(three_of(meter.start_work[what]))
        cpu = 100 * meter.cpu[what] / (sum(intervals) or 1.0)
        say(f"| {what} | {len(intervals)} | {' | '.join(cells)} | {cpu:.0f} |")
    sums = " ".join(f"{window:.1f}+{engine:.1f}={window + engine:.1f}" for window, engine in memory)
    say(f"PSS after each deal, window + engine, MiB: {sums}")


def three_of(seconds: list[float]) -> str:
    values = [1e3 * value for value in seconds]
    if not values:  # it only ever followed on another movement
        return "–"
    figures = (quantile(values, 0.5), quantile(values, 0.95), max(values))
    return " / ".join(f"{figure:.1f}" for figure in figures)


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--deals", type=int, default=6, help="how many deals to see")
    parser.add_argument("--tricks", type=int, default=4, help="how many tricks of each")
    parser.add_argument("--target", type=int, default=250, help="the points that win a game")
    levels = [level.value for level in Level]
    parser.add_argument("--level", default="casual", choices=levels, help="who thinks meanwhile")
    parser.add_argument("--brisk", action="store_true", help="let the players think only once")
    measure_inside(parser, run_inside)


if __name__ == "__main__":
    main()
