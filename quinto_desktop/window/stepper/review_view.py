"""A review in the window: its bar, the table at a decision, the strip, and the paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.values import Decision, Reason
from quinto_desktop.game.past.replay import ReplayedDeal
from quinto_desktop.rules import Phase
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.bars import ReviewBar
from quinto_desktop.window.stepper.marking import Marked, Marking, ReviewPlaces, slip_place
from quinto_desktop.window.stepper.replay_player import ReplayedGame
from quinto_desktop.window.stepper.replay_view import Stepper, Ways
from quinto_desktop.window.stepper.replay_words import deal_title, known_title
from quinto_desktop.window.stepper.review_cursor import ReviewCursor, told_of
from quinto_desktop.window.stepper.review_document import ReviewDocument, ReviewExport
from quinto_desktop.window.stepper.review_page import Page, page_of
from quinto_desktop.window.stepper.review_words import Told
from quinto_desktop.window.stepper.strip import ReviewStrip
from quinto_desktop.window.stepper.verdict_list import VerdictList, moment_of
from quinto_desktop.window.stepper.verdict_paper import ReviewSlip, VerdictPaper
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import fill, translate

_MOST_REASONS = 2


class Reviewed(NamedTuple):
    """What is reviewed: a match, the place of the deal in it from 0, and its verdicts."""

    game: ReplayedGame
    place: int
    judging: DealJudging


class ReviewView(Stepper):
    """Shows the review of a deal, and moves in it by keys, buttons and clicks.

    Signals:
        deal_wanted(int): The user wants another deal, by its place in the match.
        stopped(): It is about to be taken away.
    """

    command = Command.REVIEW
    deal_wanted = Signal(int)
    stopped = Signal()
    BAR = ReviewBar
    bar: ReviewBar

    def __init__(
        self,
        reviewed: Reviewed,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
    ) -> None:
        self._deal = reviewed.game.replay.deals[reviewed.place]
        reviewed.game.replay.go(self._deal.start)
        super().__init__(reviewed.game, art, look, preferences, parent)
        self.reviewed = reviewed
        self._reasons: dict[int, tuple[Told, ...]] = {}
        self._has_whole_paper = False
        self.projector.table = self.table
        self.marking = Marking(self.table, look)
        self.decisions = ReviewCursor(reviewed.judging, self.projector.seat, self)
        self.strip = ReviewStrip(look, self)
        self.slip = ReviewSlip(look, self._marks, self)
        self.paper = VerdictPaper(look, self._marks, self)
        self.export = ReviewExport(self._document, self)
        self.setAccessibleName(self.tr("Review"))
        self._connect()
        self._show_moment()
        self._show_findings()

    def _connect(self) -> None:
        cursor = self.decisions
        cursor.moved.connect(self._on_cursor_moved)
        cursor.changed.connect(self._show_findings)
        self.strip.chosen.connect(cursor.go)
        self.paper.chosen.connect(cursor.go)
        self.slip.clicked.connect(self.toggle_paper)
        self.bar.hand_out.clicked.connect(self._open_export)

    def apply_settings(self, preferences: TablePreferences) -> None:
        super().apply_settings(preferences)
        self._mark()

    # --------------------------------------------------------------- what is shown
    @property
    def findings(self) -> VerdictList:
        return self.decisions.findings

    @property
    def deal(self) -> ReplayedDeal:
        return self._deal

    @property
    def title(self) -> str:
        """Which deal it is: “Deal 2”."""
        return deal_title(self.deal, self.replay.state)

    @property
    def known(self) -> str:
        """Which hands are shown if not all are: “As you saw it”, “With Ada’s hand”."""
        for seat in self.projector.beside:
            text = translate("Review", "With {who}’s hand")
            return fill(text, who=self.speaker.name_of(seat))
        return known_title(self.speaker, self.projector.player)

    def _document(self) -> ReviewDocument:
        return ReviewDocument(self.findings, self.speaker, self.title)

    @property
    def page(self) -> Page:
        number = self.decisions.number
        reasons = self._reasons.get(number, ())
        return page_of(self.findings, number, self.speaker, reasons)

    def show_reasons(self, number: int, reasons: Sequence[Reason]) -> None:
        """Say why a decision was bad; on its paper now, or when it is turned to."""
        told = [told_of(one, self.speaker) for one in reasons[:_MOST_REASONS]]
        self._reasons[number] = tuple(told)
        if number == self.decisions.number:
            self._write()

    @Slot()
    def _on_cursor_moved(self) -> None:
        self._show_moment()
        self.strip.move_to(self.decisions.number, is_still=self.projector.pace.is_still)
        self._write()
        self._arrange_slip()
        self.answered.emit(self.strip.spoken)

    def _show_moment(self) -> None:
        # The table just before the decision, with the hand that it was made from.
        projector, decision = self.projector, self._decision
        self.replay.go(self.deal.start + decision.number)
        is_own = self.speaker.is_you(decision.seat)
        projector.beside = frozenset() if is_own else frozenset([decision.seat])
        projector.show_position(is_told=False)
        self._mark()
        self._tell_where()

    @property
    def _decision(self) -> Decision:
        return self.findings.deal.decisions[self.decisions.number]

    def _mark(self) -> None:
        # What was done, and what was better.
        findings, decision = self.findings, self._decision
        number = decision.number
        verdict = findings.verdicts.get(number)
        self.marking.mark(
            Marked(
                decision.seat,
                decision.action,
                review_words.played_tag(findings, number),
                verdict is not None and verdict.label.is_error,
                findings.best_of(number),
                review_words.better_tag(findings, number),
            )
        )

    def _tell_where(self) -> None:
        bar, cursor = self.bar, self.decisions
        bar.tell(self.title, review_words.place(moment_of(self._decision)))
        bar.show_openness(is_open=self.projector.is_open, known=self.known)
        bar.back.setEnabled(cursor.can_step(-1))
        bar.forward.setEnabled(cursor.can_step(1))
        bar.take_over.setEnabled(self.replay.state.phase is not Phase.MATCH_OVER)

    @Slot()
    def _show_findings(self) -> None:
        self.strip.show_findings(self.findings, self.speaker)
        self.strip.number = self.decisions.number
        self._write()
        self._mark()

    def _write(self) -> None:
        page = self.page
        self.paper.show_page(page)
        self.slip.show_page(page, self._places.unit)
        self._arrange_slip()

    def show_hands(self, *, is_open: bool) -> None:
        """Show all hands, or only those known then."""
        self.projector.is_open = is_open
        self._show_moment()
        shown = self.bar.all_hands if is_open else self.bar.known
        self.answered.emit(f"{shown.text()}.")

    def stop(self) -> None:
        self.stopped.emit()

    # --------------------------------------------------------------- ways out
    @Slot()
    def toggle_paper(self) -> None:
        """Where only the slip has room, show the whole paper over the table, or put it away."""
        if self._places.has_paper:
            return
        self._has_whole_paper = not self._has_whole_paper
        self.arrange()
        (self.paper if self._has_whole_paper else self.slip).setFocus()

    def _leave(self) -> None:
        if self._has_whole_paper and not self._places.has_paper:
            self.toggle_paper()
        else:
            self.closed.emit()

    def open_deal(self, place: int) -> None:
        if 0 <= place < len(self.replay.deals):
            self.deal_wanted.emit(place)

    @Slot()
    def _open_export(self) -> None:
        button = self.bar.hand_out
        self.offer_export(button.mapToGlobal(button.rect().bottomLeft()))

    def offer_export(self, point: QPoint) -> None:
        """Offer to print, save or copy the review, and whatever has no room in the bar."""
        menu = self.new_menu()
        if self.bar.take_over.isHidden() and self.bar.can_take_over:
            action = menu.addAction(translate("Review", "Play on &from here"))
            action.triggered.connect(self.take_over)
            menu.addSeparator()
        self.export.fill(menu)
        menu.popup(point)

    # --------------------------------------------------------------- keys and mouse
    def step(self, way: int) -> None:
        self.decisions.step(way)

    def ways(self, *, with_control: bool) -> Ways:
        if with_control:
            return super().ways(with_control=True)
        keys, cursor, place = Qt.Key, self.decisions, self.reviewed.place
        turn = lambda: self.show_hands(is_open=not self.projector.is_open)  # noqa: E731
        return {
            keys.Key_Left: partial(cursor.step, -1),
            keys.Key_Right: partial(cursor.step, 1),
            keys.Key_Up: partial(cursor.step_by_size, -1),
            keys.Key_Down: partial(cursor.step_by_size, 1),
            keys.Key_Home: partial(cursor.to_end, -1),
            keys.Key_End: partial(cursor.to_end, 1),
            keys.Key_PageUp: partial(self.open_deal, place - 1),
            keys.Key_PageDown: partial(self.open_deal, place + 1),
            keys.Key_Space: turn,
            keys.Key_A: turn,
            keys.Key_Return: self.toggle_paper,
            keys.Key_Enter: self.toggle_paper,
            keys.Key_Escape: self._leave,
        }

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.offer_export(event.globalPos())
        event.accept()

    # --------------------------------------------------------------- size
    @property
    def _places(self) -> ReviewPlaces:
        return ReviewPlaces(self.width(), self.height())

    def arrange(self) -> None:
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
            free, faces = self.marking.kept_free(), self.marking.open_cards()
            self.slip.move(slip_place(self.table, self.slip.size(), free, faces))
            self.slip.raise_()

    def begin(self) -> None:
        self.setFocus()  # of the paper, every change would be read out
        keys = self.tr(
            "Review. Left and Right go through the decisions, Up and Down through the mistakes by "
            "size; Space shows all hands, Escape closes the review."
        )
        self.answered.emit(f"{keys} {self.strip.spoken}")
