"""What is found out about a deal in the editor: solved, or weighed by what one hand knows."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.hint_engine import weigh
from quinto_desktop.game.judging.inquiry import Solution, find_puzzle, solve
from quinto_desktop.game.judging.values import FairValues, Puzzle
from quinto_desktop.game.thinking.job import Job, Work
from quinto_desktop.rules import Action, Call, MatchState, Play, observe
from quinto_desktop.window.learn.board import Board
from quinto_desktop.window.learn.draft_words import (
    call_name,
    puzzle_text,
    puzzle_title,
    solved_basis,
    solved_text,
    solved_title,
    who_is_told,
)
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, text_zoom, ui_font
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.translation import fill, join_and, title_case
from quinto_desktop.window.text.verdict_text import between, points

_SEED, _BATCHES = 1, 8
_MARGIN = 20
_BODY = 14
_WIDEST, _BESIDE = 560, 8
_MOST_OTHERS = 2


class Findings(QObject):
    """Has a deal solved or weighed, one at a time, and words what comes of it.

    Signals:
        told(str, str): A headline and sentences; more certain ones may follow.
        ended(): Nothing more will be found.
        puzzle_found(object): A `Puzzle` was found in the deal.
    """

    told = Signal(str, str)
    ended = Signal()
    puzzle_found = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being found out."""
        return self._job is not None

    def solve(self, state: MatchState) -> None:
        """Find out what a deal is worth with all cards seen."""
        job = self._job_for(solve(state))
        job.progressed.connect(self._on_valued)
        job.finished.connect(lambda solution: self._on_solved(state, solution))
        text = self.tr(
            "Working through every way to play these cards. This may take a few seconds."
        )
        self.told.emit(self.tr("Solving…"), text)
        job.start()

    def weigh(self, state: MatchState) -> None:
        """Find out what the hand on turn should do, by what it knows."""
        assert state.turn is not None  # a call or a lead is due
        job = self._job_for(weigh(observe(state, state.turn), _SEED, _BATCHES))
        for signal in (job.progressed, job.finished):
            signal.connect(lambda values: self.told.emit(*self._weighed(state, values)))
        job.finished.connect(self._end)
        self.told.emit(self.tr("Thinking…"), who_is_told(state))
        job.start()

    def search(self, state: MatchState, known: Collection[str] = ()) -> None:
        """Look for a puzzle in a deal."""
        job = self._job_for(find_puzzle(state, known))
        job.finished.connect(self._on_searched)
        text = self.tr(
            "Four Master players play these cards, and every decision is analysed. This may take a "
            "few seconds."
        )
        self.told.emit(self.tr("Looking for a puzzle…"), text)
        job.start()

    def stop(self) -> None:
        """Find out no more; what has been told stays."""
        if self._job is not None:
            self._job.cancel()
            self._end()

    def _job_for(self, work: Work) -> Job:
        self.stop()
        self._job = job = Job(self._thinker, work, self)
        job.failed.connect(self._on_failed)
        return job

    @Slot(object)
    def _on_valued(self, value: int) -> None:
        text = self.tr("{basis} Trying every lead now.")
        self.told.emit(solved_title(value), fill(text, basis=solved_basis()))

    def _on_solved(self, state: MatchState, solution: Solution) -> None:
        self.told.emit(solved_title(solution.value), solved_text(state, solution.cards))
        self._end()

    @Slot(object)
    def _on_searched(self, puzzle: Puzzle | None) -> None:
        self.told.emit(puzzle_title(puzzle), puzzle_text(puzzle))
        if puzzle is not None:
            self.puzzle_found.emit(puzzle)
        self._end()

    @Slot(str)
    def _on_failed(self, fault: str) -> None:
        text = self.tr("That did not work ({fault}). Try again.")
        self.told.emit(self.tr("No answer"), fill(text, fault=fault))
        self._end()

    @Slot()
    def _end(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.deleteLater()
            self.ended.emit()

    # --------------------------------------------------------------- words
    def _weighed(self, state: MatchState, values: FairValues) -> tuple[str, str]:
        best = values.best
        ranked = sorted(values.actions, key=lambda action: -values.points(action).mean)
        title = fill(
            self.tr("{action} {points}"),
            action=title_case(_name(best)),
            points=points(values.points(best).mean),
        )
        told = [who_is_told(state)]
        tied = [one for one in ranked if one != best and values.is_tied(one)]
        worse = [one for one in ranked if one != best and not values.is_tied(one)]
        if tied:
            text = self.tr("Perhaps just as good: {actions}.")
            names = join_and([_name(one) for one in tied[:_MOST_OTHERS]])
            if len(tied) > _MOST_OTHERS:
                text = self.tr("Perhaps just as good: {count} others, such as {actions}.")
            told.append(fill(text, actions=names, count=len(tied)))
        if worse:
            loss = values.loss(worse[0])
            text = self.tr("{action} loses {points} ({between}).")
            told.append(
                fill(
                    text,
                    action=title_case(_name(worse[0])),
                    points=points(loss.mean).removeprefix("+"),
                    between=between(loss),
                )
            )
        told.append(fill(self.tr("Possible deals: {count}."), count=values.deals))
        return title, " ".join(told)


def _name(action: Action) -> str:
    if isinstance(action, Play):
        return card_name(action.card)
    assert isinstance(action, Call)  # nothing else is weighed
    return call_name(action)


class FindingsSlip(QWidget):
    """A slip of paper with what was found; hidden until there is anything, and by a click.

    It lies over the pack, which is empty then, so no card is covered.
    """

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, board: Board, scale: float) -> None:
        super().__init__(board)
        self._look, self._board, self._scale = look, board, scale
        self.title, self.words = QLabel(self), QLabel(self)
        self.title.setFont(serif_font(19 * scale, bold=True))
        self.words.setFont(ui_font(_BODY * scale))
        layout = QVBoxLayout(self)
        side = round(_MARGIN * scale)
        layout.setContentsMargins(side + 4, side - 2, side + 4, side + 4)
        layout.setSpacing(2)
        for label in (self.title, self.words):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label)
        board.installEventFilter(self)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()
        self.hide()

    @Slot(str, str)
    def tell(self, title: str, words: str) -> None:
        """Show something that was found."""
        is_new = title != self.title.text()
        self.title.setText(title)
        self.words.setText(words)
        self.setAccessibleName(f"{title}. {words}")
        self._lay_out()
        self.show()
        self.raise_()
        if is_new:
            event = QAccessibleAnnouncementEvent(self, f"{title}. {words}")
            QAccessible.updateAccessibility(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._lay_out()
        return False

    def _lay_out(self) -> None:
        layout, room = self.layout(), self._board.places.pack
        assert layout is not None  # it has been laid out
        wide = min(round(_WIDEST * self._scale * text_zoom()), round(room.width() - 2 * _BESIDE))
        high = max(layout.totalHeightForWidth(wide), layout.totalMinimumHeightForWidth(wide))
        place = QRectF(0, 0, wide, high)
        place.moveCenter(room.center())
        place.moveTop(max(room.top() + 4, place.top()))
        self.setGeometry(place.toRect())

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    @Slot()
    def _on_look_changed(self) -> None:
        for label in (self.title, self.words):
            label.setStyleSheet(f"color: {self._look.theme.ink};")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = SHADOW / 2
        place = QRectF(self.rect()).adjusted(room, 2, -room, -room)
        paint_paper(painter, place, self._look.theme, self._scale)
        painter.end()
