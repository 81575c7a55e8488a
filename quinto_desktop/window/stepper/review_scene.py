"""What a review shows: the deal's paper over a table that shows any decision on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.values import Decision, Reason
from quinto_desktop.game.past.replay import ReplayedDeal
from quinto_desktop.rules import Play, observe
from quinto_desktop.window.look.card_art import CardArt, CardHeight, CardLook
from quinto_desktop.window.look.surfaces import SHADOW
from quinto_desktop.window.sheet.results import told_deal
from quinto_desktop.window.sheet.story_axis import paper_on
from quinto_desktop.window.sheet.story_paper import ToldDeal
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.replay_player import ReplayedGame, ReplayingView, ReplayPlayer
from quinto_desktop.window.stepper.replay_words import deal_title, known_title
from quinto_desktop.window.stepper.review_cursor import ReviewCursor, told_of
from quinto_desktop.window.stepper.review_document import ReviewDocument, ReviewExport
from quinto_desktop.window.stepper.review_findings import Findings
from quinto_desktop.window.stepper.review_page import Page, page_of
from quinto_desktop.window.stepper.review_paper import ReviewPaper
from quinto_desktop.window.stepper.review_words import Told
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import ResultPanels
from quinto_desktop.window.table.measures import Measures
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import fill, translate

_MOST_REASONS = 2
_RISE, _LITTLE_RISE = 22.0, 8.0


class Reviewed(NamedTuple):
    """What is reviewed: a match, the place of the deal in it from 0, and its verdicts."""

    game: ReplayedGame
    place: int
    judging: DealJudging


class ReviewScene(ReplayingView):
    """Shows the review of a deal at a decision: its paper, over a table as it was then."""

    def __init__(
        self, reviewed: Reviewed, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(parent)
        game = reviewed.game
        self._deal = game.replay.deals[reviewed.place]
        game.replay.go(self._deal.start)
        self.reviewed, self._look = reviewed, art.look
        self.can_take_over = game.can_take_over
        self._reasons: dict[int, tuple[Told, ...]] = {}
        self.is_on_table, self._position = False, -1
        self._marked: list[CardWidget] = []
        self.projector = ReplayPlayer(game, preferences.pace, self)
        self.table = Table(art, self.speaker, self.projector.seat, ResultPanels)
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.projector.table = self.table
        self._glass = QWidget(self)  # over the felt, so that nothing there reacts
        self.decisions = ReviewCursor(reviewed.judging, self.projector.seat, self)
        story, words = self._told_story()
        self.paper = ReviewPaper(story, words, art, self)
        self.export = ReviewExport(self._document, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Review"))
        self.decisions.moved.connect(self._on_cursor_moved)
        self.decisions.changed.connect(self._show_findings)
        self.paper.chosen.connect(self.decisions.go)
        self._show_moment()
        self._show_findings()

    def offer(self) -> None:
        """Offer what can be done now."""
        raise NotImplementedError

    # --------------------------------------------------------------- what is shown
    @property
    def findings(self) -> Findings:
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

    def _told_story(self) -> ToldDeal:
        end = self.replay.steps[self.deal.end - 1].after
        return told_deal(observe(end, self.projector.seat), self.speaker)

    def _document(self) -> ReviewDocument:
        return ReviewDocument(self.findings, self.speaker, self.title, self.paper.print_on)

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
            # Cards that are left in the hands would reach over the wood, beside the paper.
            for card in self.table.stage.cards:
                card.hold_back(held=not self.is_on_table)
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
        self.paper.say(self.title)
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
            self.table.say(f"{self.page.heading}. {self.page.title.spoken}", for_now=True)
        self.setFocus()

    # --------------------------------------------------------------- size
    def arrange(self) -> None:
        self.table.setGeometry(self.rect())
        geometry = Measures(self.width(), self.height())  # the table's own follows once it is seen
        unit = geometry.unit
        felt = QRectF(*geometry.felt)
        self._glass.setGeometry(felt.toRect())
        place = paper_on(felt, unit)
        self.paper.setGeometry(place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW).toRect())
        self.paper.set_unit(unit)
        self.paper.raise_()
