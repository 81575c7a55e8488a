"""A review in the window: its bar, the table at a decision, the strip, and the paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.values import Decision
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import is_held, meant_key
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.replay_player import Projected
from quinto_desktop.window.stepper.replayed import ReplayedGame
from quinto_desktop.window.stepper.review_bar import ReviewBar, ReviewMenus
from quinto_desktop.window.stepper.review_cursor import ReviewCursor
from quinto_desktop.window.stepper.review_export import ReviewExport
from quinto_desktop.window.stepper.review_page import Page, page_of
from quinto_desktop.window.stepper.review_places import ReviewPlaces, slip_place
from quinto_desktop.window.stepper.review_scene import ReviewScene
from quinto_desktop.window.stepper.slip import ReviewSlip
from quinto_desktop.window.stepper.strip import ReviewStrip
from quinto_desktop.window.stepper.told import Told
from quinto_desktop.window.stepper.verdict_list import VerdictList, moment_of
from quinto_desktop.window.stepper.verdict_paper import VerdictPaper
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.text.commands import Command

_WHEEL_STEP = 120
_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class Reviewed(NamedTuple):
    """What is reviewed.

    Attributes:
        game: The match, and how it is told.
        place: The place of the deal among its deals, from 0.
        judging: What is found out about the deal.
    """

    game: ReplayedGame
    place: int
    judging: DealJudging


class ReviewView(Projected):
    """Shows the review of a deal, and moves in it by keys, buttons and clicks.

    Signals:
        take_over_wanted(int): The user wants to play on from this position of the replay.
        stopped(): It is about to be taken away.
    """

    command = Command.REVIEW
    take_over_wanted = Signal(int)
    stopped = Signal()

    def __init__(
        self,
        reviewed: Reviewed,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.reviewed, self._look = reviewed, look
        self._reasons: dict[int, tuple[Told, ...]] = {}
        self._has_whole_paper = False
        marks, self._pace = Marks(), preferences.pace
        self.scene = ReviewScene(reviewed.game, reviewed.place, art, look, preferences, self)
        self.table, self.projector = self.scene.table, self.scene.projector
        self.standing = ReviewCursor(reviewed.judging, self.projector.seat, self)
        self.bar = ReviewBar(look, self)
        self.strip = ReviewStrip(look, self)
        self.slip = ReviewSlip(look, marks, self)
        self.paper = VerdictPaper(look, marks, self)
        self.handout = ReviewExport(lambda: self.scene.document(self.findings), self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Review"))
        self.menus = ReviewMenus(self.bar, self.scene, self.handout, self)
        self._connect()
        self._show_moment()
        self._show_findings()

    def _connect(self) -> None:
        bar, standing = self.bar, self.standing
        bar.back.clicked.connect(lambda: standing.step(-1))
        bar.forward.clicked.connect(lambda: standing.step(1))
        bar.openness_chosen.connect(lambda is_open: self.show_hands(is_open=is_open))
        bar.take_over.clicked.connect(self.take_over)
        bar.title.offer_deals(offered=len(self.projector.replay.deals) > 1)
        bar.close_button.clicked.connect(self.closed)
        bar.allow_take_over(allowed=self.reviewed.game.can_take_over)
        standing.moved.connect(self._on_standing_moved)
        standing.changed.connect(self._show_findings)
        self.strip.chosen.connect(standing.go)
        self.paper.chosen.connect(standing.go)
        self.slip.clicked.connect(self.toggle_paper)
        self.menus.take_over_wanted.connect(self.take_over)

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self._pace = preferences.pace
        self.scene.apply_settings(preferences)
        self._mark()

    # --------------------------------------------------------------- what is shown
    @property
    def findings(self) -> VerdictList:
        """What is known now."""
        return self.standing.findings

    @property
    def position(self) -> int:
        """The position in the replay, just before the decision."""
        return self.scene.deal.start + self.standing.number

    @property
    def page(self) -> Page:
        """What the paper shows."""
        number = self.standing.number
        reasons = self._reasons.get(number, ())
        return page_of(self.findings, number, self.projector.speaker, reasons)

    def show_reasons(self, number: int, reasons: tuple[Told, ...]) -> None:
        """Say why a decision was good or bad; on its paper now, or when it is turned to."""
        self._reasons[number] = reasons
        if number == self.standing.number:
            self._write()

    @Slot()
    def _on_standing_moved(self) -> None:
        self._show_moment()
        self.strip.move_to(self.standing.number, is_still=self._pace.is_still)
        self._write()
        self._arrange_slip()
        self.answered.emit(self.strip.spoken)

    def _show_moment(self) -> None:
        """Show the table at the decision."""
        self.scene.show(self._decision)
        self._mark()
        self._tell_where()

    @property
    def _decision(self) -> Decision:
        return self.findings.deal.decisions[self.standing.number]

    def _mark(self) -> None:
        self.scene.mark(self.findings, self.standing.number)

    def _tell_where(self) -> None:
        bar, scene, standing = self.bar, self.scene, self.standing
        title, under = scene.title, review_words.place(moment_of(self._decision))
        bar.tell(title, under)
        bar.show_openness(is_open=self.projector.is_open, known=scene.known)
        bar.back.setEnabled(standing.can_step(-1))
        bar.forward.setEnabled(standing.can_step(1))
        bar.take_over.setEnabled(scene.is_still_open)

    @Slot()
    def _show_findings(self) -> None:
        """Show what is known now; nothing moves."""
        self.strip.show_findings(self.findings, self.projector.speaker)
        self.strip.number = self.standing.number
        self._write()
        self._mark()

    def _write(self) -> None:
        page = self.page
        self.paper.show_page(page, offers_lesson=True)
        self.slip.show_page(page, self._places.unit)
        self._arrange_slip()

    def show_hands(self, *, is_open: bool) -> None:
        """Show all hands, or only those known then."""
        self.projector.is_open = is_open
        self._show_moment()
        shown = self.bar.all_hands if is_open else self.bar.known
        self.answered.emit(f"{shown.text()}.")

    def stop(self) -> None:
        """Let nothing more be found out."""
        self.stopped.emit()

    # --------------------------------------------------------------- ways out
    @Slot()
    def take_over(self) -> None:
        """Ask to play on from here."""
        if self.reviewed.game.can_take_over and self.bar.take_over.isEnabled():
            self.take_over_wanted.emit(self.position)

    @Slot()
    def toggle_paper(self) -> None:
        """Where only the slip has room, show the whole paper over the table, or put it away."""
        if self._places.has_paper:
            return
        self._has_whole_paper = not self._has_whole_paper
        self.arrange()
        (self.paper if self._has_whole_paper else self.slip).setFocus()

    def _leave(self) -> None:
        """Put the paper away that lies over the table, or else close the review."""
        if self._has_whole_paper and not self._places.has_paper:
            self.toggle_paper()
        else:
            self.closed.emit()

    # --------------------------------------------------------------- keys and mouse
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the decisions, or choose what is shown."""
        modifiers, key = event.modifiers() & ~_KEYPAD, meant_key(event)
        way: Callable[[], object] | None = None
        if modifiers == _CONTROL and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            way = self.take_over
        elif not modifiers:
            way = self._ways.get(key)
        if way is None:
            super().keyPressEvent(event)
        elif not is_held(event):
            way()

    @property
    def _ways(self) -> dict[int, Callable[[], object]]:
        keys, standing, place = Qt.Key, self.standing, self.reviewed.place
        turn = lambda: self.show_hands(is_open=not self.projector.is_open)  # noqa: E731
        return {
            keys.Key_Left: lambda: standing.step(-1),
            keys.Key_Right: lambda: standing.step(1),
            keys.Key_Up: lambda: standing.step_by_size(-1),
            keys.Key_Down: lambda: standing.step_by_size(1),
            keys.Key_Home: lambda: standing.to_end(-1),
            keys.Key_End: lambda: standing.to_end(1),
            keys.Key_PageUp: lambda: self.menus.want_deal(place - 1),
            keys.Key_PageDown: lambda: self.menus.want_deal(place + 1),
            keys.Key_Space: turn,
            keys.Key_A: turn,
            keys.Key_Return: self.toggle_paper,
            keys.Key_Enter: self.toggle_paper,
            keys.Key_Escape: self._leave,
        }

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step by the wheel over the table and the strip."""
        turned = event.angleDelta().y()
        if abs(turned) >= _WHEEL_STEP:
            self.standing.step(-1 if turned > 0 else 1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to print, save or copy the review."""
        self.menus.offer_handout(event.globalPos())
        event.accept()

    # --------------------------------------------------------------- size
    @property
    def _places(self) -> ReviewPlaces:
        return ReviewPlaces(self.width(), self.height())

    def arrange(self) -> None:
        """Place the parts."""
        at = self._places
        top = self.bar.needed_height(at.table_width, at.bar_scale, is_low=at.is_low)
        at.put_bar(top)
        self.strip.set_unit(at.unit, is_low=at.is_low)
        self.paper.set_unit(at.unit)
        self.slip.show_page(self.page, at.unit)
        for part, place in (
            (self.bar, at.bar),
            (self.table, at.table),
            (self.strip, at.strip),
            (self.paper, at.paper),
        ):
            part.setGeometry(read_from_side(self, place))
        self.paper.setVisible(at.has_paper or self._has_whole_paper)
        self.slip.setVisible(not at.has_paper and not self._has_whole_paper)
        if not self.paper.isHidden() and not at.has_paper:
            self.paper.raise_()
        self._arrange_slip()

    def _arrange_slip(self) -> None:
        if not self.slip.isHidden():
            marking = self.scene.marking
            free, faces = marking.kept_free(), marking.open_cards()
            place = slip_place(self.table, self.slip.size(), free, faces)
            self.slip.move(place)
            self.slip.raise_()

    def begin(self) -> None:
        """Take the focus, and say where the review is and how to move in it."""
        self.setFocus()  # of the paper, every change would be read out
        keys = self.tr(
            "Review. Left and Right go through the decisions, Up and Down through the mistakes by "
            "size; Space shows all hands, Escape closes the review."
        )
        self.answered.emit(f"{keys} {self.strip.spoken}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground under the paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()
