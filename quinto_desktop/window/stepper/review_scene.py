"""The table of a review: a decision as it was, with the cards that it was about marked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.values import Decision
from quinto_desktop.game.past.replay import ReplayedDeal
from quinto_desktop.rules import Phase
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.marking import Marked, Marking
from quinto_desktop.window.stepper.replay_player import ReplayPlayer
from quinto_desktop.window.stepper.replay_words import deal_title, known_title
from quinto_desktop.window.stepper.replayed import ReplayedGame
from quinto_desktop.window.stepper.review_document import ReviewDocument
from quinto_desktop.window.stepper.verdict_list import VerdictList
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import QuietEnds
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import fill, translate


class ReviewScene(QObject):
    """Shows decisions of a deal, by its place in the match, on a table that takes no input."""

    def __init__(
        self,
        game: ReplayedGame,
        place: int,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.projector = projector = ReplayPlayer(game, preferences.pace, self)
        self.deal: ReplayedDeal = projector.replay.deals[place]
        projector.replay.go(self.deal.start)
        ends = QuietEnds(look)
        self.table = Table(art, Marks(), look, projector.speaker, projector.seat, ends.on)
        self.table.setParent(parent)
        self.table.set_preferences(preferences)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.marking = Marking(self.table, look)
        projector.table = self.table

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self.projector.pace = preferences.pace
        self.table.set_preferences(preferences)

    @property
    def title(self) -> str:
        """Which deal it is: “Deal 2”."""
        return deal_title(self.deal, self.projector.replay.state)

    @property
    def known(self) -> str:
        """Which hands are shown if not all are: “As you saw it”, “With Ada’s hand”."""
        projector = self.projector
        for seat in projector.beside:
            text = translate("Review", "With {who}’s hand")
            return fill(text, who=projector.speaker.name_of(seat))
        return known_title(projector.speaker, projector.player)

    @property
    def is_still_open(self) -> bool:
        """Whether the match goes on from here, so that it can be played on."""
        return self.projector.replay.state.phase is not Phase.MATCH_OVER

    def document(self, findings: VerdictList) -> ReviewDocument:
        """The review for paper, and as text."""
        return ReviewDocument(findings, self.projector.speaker, self.title)

    def show(self, decision: Decision) -> None:
        """Show the table just before a decision, with the hand that it was made from."""
        projector = self.projector
        projector.replay.go(self.deal.start + decision.number)
        is_own = projector.speaker.is_you(decision.seat)
        projector.beside = frozenset() if is_own else frozenset([decision.seat])
        projector.show_position(is_told=False)

    def mark(self, findings: VerdictList, number: int) -> None:
        """Mark what was done in a decision that is shown, and what was better."""
        verdict, decision = findings.verdicts.get(number), findings.deal.decisions[number]
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
