"""A review in the window: the deal's paper over a table, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.findings import Findings
from quinto_desktop.game.judging.values import Decision, Reason
from quinto_desktop.rules import Play, observe
from quinto_desktop.window.look.card_art import CardArt, CardHeight, CardLook
from quinto_desktop.window.look.pop_ups import passing_menu
from quinto_desktop.window.look.surfaces import SHADOW
from quinto_desktop.window.sheet.results import told_deal
from quinto_desktop.window.sheet.story_axis import paper_on
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.replay_player import (
    ReplayedGame,
    WatchedView,
    keyed,
    offer_deals,
)
from quinto_desktop.window.stepper.replay_words import deal_title, known_title
from quinto_desktop.window.stepper.review_cursor import ReviewCursor, ReviewDocument, ReviewExport
from quinto_desktop.window.stepper.review_page import Page, page_of
from quinto_desktop.window.stepper.review_paper import ReviewPaper
from quinto_desktop.window.stepper.review_picture import TheDeal
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.measures import Measures
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.reason_text import reason_text
from quinto_desktop.window.text.translation import fill, translate

_RISE, _LITTLE_RISE = 22.0, 8.0


class Reviewed(NamedTuple):
    """What is reviewed: a match, a deal's place in it from 0, its verdicts, and in all figures."""

    game: ReplayedGame
    place: int
    judging: DealJudging
    is_whole: bool


class ReviewScene(WatchedView):
    """Shows the review of a deal at a decision: its paper, over a table as it was then."""

    def __init__(
        self, reviewed: Reviewed, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        deal = reviewed.game.replay.deals[reviewed.place]
        reviewed.game.replay.go(deal.start)
        super().__init__(reviewed.game, art, preferences, parent)
        self.reviewed, self.deal = reviewed, deal
        self._reasons: dict[int, tuple[str, ...]] = {}
        self.is_on_table, self._position = False, -1
        self._marked: list[CardWidget] = []
        self.projector.table = self.table
        self.decisions = ReviewCursor(reviewed.judging, self.projector.seat, self)
        end = self.replay.steps[deal.end - 1].after
        told = told_deal(observe(end, self.projector.seat), self.speaker)
        self.paper = ReviewPaper(TheDeal(*told, art), self.title, self)
        self.export = ReviewExport(self._document, self)
        self.setAccessibleName(self.tr("Review"))
        self.decisions.moved.connect(self._on_cursor_moved)
        self.decisions.changed.connect(self._show_findings)
        self.paper.chosen.connect(self.decisions.go)
        self._show_moment()
        self.paper.show_page(self.page)

    # --------------------------------------------------------------- what is shown
    @property
    def findings(self) -> Findings:
        return self.decisions.findings

    @property
    def title(self) -> str:
        """Which deal it is: “Deal 2”."""
        return deal_title(self.deal, self.replay.state, self.speaker)

    @property
    def known(self) -> str:
        """Which hands are shown if not all are: “As you saw it”, “With Ada’s hand”."""
        for seat in self.projector.beside:
            return fill(translate("Review", "With {who}’s hand"), who=self.speaker.name_of(seat))
        return known_title(self.speaker, self.projector.player)

    def _document(self) -> ReviewDocument:
        return ReviewDocument(self.findings, self.speaker, self.title, self.paper.deal)

    @property
    def page(self) -> Page:
        number = self.decisions.number
        reasons, is_whole = self._reasons.get(number, ()), self.reviewed.is_whole
        page = page_of(self.findings, number, self.speaker, reasons, is_whole=is_whole)
        turn = fill(translate("Review", "{told}."), told=self.paper.deal.words.headline)
        head = page.headline._replace(more=(*page.headline.more, turn))
        is_due = number not in self._reasons and page.label is not None and page.label.is_error
        pending = translate("Review", "…thinking it over") if is_due else ""
        return page._replace(headline=head, pending=pending)

    def show_reason(self, number: int, reason: Reason | None) -> None:
        """Say why a decision was bad; on its paper now, or when it is turned to."""
        plain = review_words.plainly(self.findings, number) if reason is None else ""
        said = plain if reason is None else reason_text(reason, self.speaker)
        self._reasons[number] = (said,) if said else ()
        if number == self.decisions.number:
            self.paper.show_page(self.page)

    @property
    def told(self) -> str:
        """The decision in a line."""
        return review_words.point_told(self.findings, self.decisions.number, self.speaker)

    @Slot()
    def _on_cursor_moved(self) -> None:
        self._show_moment()
        self.paper.show_page(self.page)
        self.answered.emit(self.told)

    def _show_moment(self) -> None:
        # The table just before the decision, with the hand that it was made from; or, as the paper
        # lies there, the score after the deal.
        projector, decision = self.projector, self._decision
        is_own = self.speaker.is_you(decision.seat)
        projector.beside = frozenset() if is_own else frozenset([decision.seat])
        position = self.deal.start + decision.number if self.is_on_table else self.deal.end
        if self.is_on_table or position != self._position:
            self.replay.go(position)
            projector.show_position(is_told=False)
            # Beside the paper would be halves of plates, and of cards that are left in the hands.
            for card in self.table.stage.cards:
                card.hold_back(held=not self.is_on_table)
            for plate in self.table.overlays.plates.values():
                plate.setVisible(self.is_on_table)
        self._position = position
        self.replay.go(self.deal.start + decision.number)
        self._mark_cards()
        self.offer()

    @property
    def _decision(self) -> Decision:
        return self.findings.deal.decisions[self.decisions.number]

    def _mark_cards(self) -> None:
        # The better card stands out most, in a warm light; a mistake has its cross.
        number, played = self.decisions.number, self._decision.action
        verdict, better = self.findings.verdicts.get(number), self.findings.best_of(number)
        is_error = verdict is not None and verdict.label.is_error
        marks = {played: (_LITTLE_RISE, CardLook(crossed=is_error))}
        if better is not None:
            marks[better] = (_RISE, CardLook(lift=CardHeight.LIT))
        stage, rises = self.table.stage, {}
        for widget in self._marked:
            widget.set_look(CardLook())
        self._marked = []
        for hand in stage.places.open_hands.values() if self.is_on_table else ():
            for widget in hand:
                if widget.card is not None and (mark := marks.get(Play(widget.card))) is not None:
                    rises[widget], look = mark
                    widget.set_look(look)
                    self._marked.append(widget)
        stage.raise_cards(rises, 0)

    @Slot()
    def _show_findings(self) -> None:
        if self.isVisible() or self.findings.is_complete:  # else once it is one of both
            self.paper.show_page(self.page)
            self._mark_cards()
            self.offer()

    def show_hands(self, *, is_open: bool) -> None:
        """Show all hands on the table, or only those known then."""
        self.projector.is_open = is_open
        self.show_table(on=True)
        text = translate("Review", "All hands") if is_open else self.known
        self.answered.emit(f"{text}.")

    def show_table(self, *, on: bool) -> None:
        """Put the paper aside, to see the table at the decision, or back."""
        self.is_on_table = on
        self.paper.setVisible(not on)
        self._show_moment()
        if on:
            self.table.say(f"{self.page.heading}. {self.page.title}", for_now=True)
        self.setFocus()

    # --------------------------------------------------------------- size
    def arrange(self) -> None:
        self.table.setGeometry(self.rect())
        geometry = Measures(self.width(), self.height())  # the table's own follows once it is seen
        unit = geometry.unit
        felt = QRectF(*geometry.felt)
        self.glass.setGeometry(felt.toRect())
        place = paper_on(felt, unit)
        self.paper.setGeometry(place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW).toRect())
        self.paper.set_unit(unit)
        self.paper.raise_()


_WHEEL_STEP = 120


class ReviewView(ReviewScene):
    """Shows the review of a deal, and moves in it by keys, buttons and clicks.

    Signals:
        deal_wanted(int): The user wants another deal, by its place in the match.
        lesson_wanted(int): The user wants to try the decision of this number again.
        stopped(): It is about to be taken away.
    """

    command = Command.REVIEW
    deal_wanted = Signal(int)
    lesson_wanted = Signal(int)
    stopped = Signal()

    def __init__(
        self, reviewed: Reviewed, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(reviewed, art, preferences, parent)
        self.paper.trick_chosen.connect(self._on_trick_chosen)
        self.paper.menu_wanted.connect(self._on_menu_wanted)

    def begin(self) -> None:
        self._show_findings()
        self.setFocus()  # of the paper, every change would be read out
        keys = self.tr(
            "Review. Left and Right go through the choices, Up and Down through the mistakes by "
            "size; Space shows the table, Escape closes the review."
        )
        self.answered.emit(f"{keys} {self.told}")

    # --------------------------------------------------------------- the ledge
    @property
    def row(self) -> LedgeRow:
        keys = Qt.Key
        away = translate("Review", "Back to the table")
        back = translate("Review", "Back") if self.is_on_table else away
        buttons = [keyed(back, self.leave, keys.Key_Escape)]
        if self.is_on_table:
            hands = keyed(translate("Review", "All hands"), self.turn_hands, keys.Key_A)
            buttons.append(replace(hands, is_lit=self.projector.is_open))
        elif self.can_take_over:  # a button that came later would move the others
            again = keyed(translate("Review", "Play it again from here"), self.take_over)
            tip = translate("Review", "Play on from here, with the same hidden hands (Ctrl+Enter)")
            again = replace(again, tip=tip, is_off=not self.may_take_over)
            buttons.append(replace(again, short=translate("Review", "Play on")))
        go_on = self.decisions.to_next_error
        onward = keyed(translate("Review", "Next mistake"), go_on, keys.Key_N)
        if not self.findings.by_size:
            onward = keyed(translate("Review", "Next choice"), go_on, keys.Key_Right)
            onward = replace(onward, is_off=not self.decisions.can_step(1))
        return LedgeRow((*buttons, replace(onward, is_gold=True)))

    def turn_hands(self) -> None:
        """Show all hands, or hide them again."""
        self.show_hands(is_open=not self.projector.is_open)

    @Slot()
    def turn_paper(self) -> None:
        """Put the paper aside, or lay it there again."""
        self.show_table(on=not self.is_on_table)

    def stop(self) -> None:
        self.stopped.emit()
        self.paper.forget()

    # --------------------------------------------------------------- ways out
    def leave(self) -> None:
        """Put away what is seen in front, and at last the review."""
        if self.is_on_table:
            self.show_table(on=False)
        elif self.paper.is_small and self.paper.shows_list:
            self.paper.toggle_list()
            self.setFocus()
        else:
            self.closed.emit()

    def open_deal(self, place: int) -> None:
        if 0 <= place < len(self.replay.deals):
            self.deal_wanted.emit(place)

    # --------------------------------------------------------------- the menu
    @Slot()
    def _on_menu_wanted(self) -> None:
        button = self.paper.corner
        self.open_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def open_menu(self, point: QPoint) -> None:
        """Offer whatever has no place in the ledge: a lesson, the table, export, other deals."""
        menu = passing_menu(self)
        if self.page.lesson:
            action = menu.addAction(self.page.lesson)
            action.triggered.connect(lambda: self.lesson_wanted.emit(self.decisions.number))
        text = translate("Review", "&See the table")
        if self.is_on_table:
            text = translate("Review", "&See the paper")
        menu.addAction(text).triggered.connect(self.turn_paper)
        menu.addSeparator()
        self.export.fill(menu)
        if len(self.replay.deals) > 1:
            menu.addSeparator()
            offer_deals(menu, self.projector, self.deal, self.open_deal)
        menu.popup(point)

    # --------------------------------------------------------------- keys and mouse
    @Slot(int)
    def _on_trick_chosen(self, trick: int) -> None:
        number = self.findings.of_trick(trick)
        if number == self.decisions.number:
            self.show_table(on=True)  # chosen again, it is laid on the felt
        elif number is not None:
            self.decisions.go(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Beside the paper, or on the table that is seen instead of it.
        if event.button() is Qt.MouseButton.LeftButton and self.is_on_table:
            self.show_table(on=False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if abs(turned) >= _WHEEL_STEP:
            self.decisions.step(-1 if turned > 0 else 1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.open_menu(event.globalPos())
        event.accept()

    @property
    def ways(self) -> Mapping[int, Callable[[], object]]:
        keys, cursor = Qt.Key, self.decisions
        larger, smaller = partial(cursor.step_by_size, -1), partial(cursor.step_by_size, 1)
        place, gold = self.reviewed.place, self.table.ledge.press_gold
        return {
            keys.Key_Left: partial(cursor.step, -1),
            keys.Key_Right: partial(cursor.step, 1),
            keys.Key_Up: larger,
            keys.Key_P: larger,
            keys.Key_Down: smaller,
            keys.Key_N: cursor.to_next_error,
            keys.Key_Home: partial(cursor.to_end, -1),
            keys.Key_End: partial(cursor.to_end, 1),
            keys.Key_PageUp: partial(self.open_deal, place - 1),
            keys.Key_PageDown: partial(self.open_deal, place + 1),
            keys.Key_Space: self.turn_paper,
            keys.Key_A: self.turn_hands,
            keys.Key_Return: gold,
            keys.Key_Enter: gold,
            keys.Key_Escape: self.leave,
        }
