"""Hints: the first key lights the best card and says why, the second opens the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeySequence

from quinto_desktop.game import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, matters, observation_due
from quinto_desktop.game.judging.values import Kind, Reason, proof_of
from quinto_desktop.rules import Action, Call, Observation, Play
from quinto_desktop.window.learn.hint_paper import HintPage, HintPaper, rows_of
from quinto_desktop.window.learn.tutor import move_to_action
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.table.ledge import Asker, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import hint_text, reason_text
from quinto_desktop.window.text.card_text import drawn
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

LONGEST, MOST_WORDS, MORE_HEARD = 90, 15, 8
"""How many characters and words a hint has at most, and how many more with its cards in words."""


class HintContext(NamedTuple):
    """What hints need of the window.

    Attributes:
        tell: Shows and says a sentence about this moment that needs no answer.
        answer: Says a sentence at once.
        has_ranges: Whether the table says how far its figures may be off.
    """

    table: Table
    speaker: Callable[[], Speaker]
    shown: Callable[[], Observation]
    tell: Callable[[str], None]
    answer: Callable[[str], None]
    has_ranges: Callable[[], bool]


class HintView(QObject):
    """Gives hints to the person on turn.

    Attributes:
        bubble: The words over the hand.
        paper: The table of all cards; None while it is not open.
    """

    def __init__(
        self,
        controller: GameController,
        hinting: HintEngine,
        look: CurrentTheme,
        around: HintContext,
    ) -> None:
        super().__init__(around.table)
        self._controller, self._hinting, self._look = controller, hinting, look
        self._around, self._table = around, around.table
        self._is_on = False
        self._shown: Action | None = None
        self.bubble = Pill(look, self._table, is_message=True)
        self.paper: HintPaper | None = None
        hinting.changed.connect(self._refresh)
        hinting.failed.connect(self._on_hinting_failed)
        controller.stepped.connect(self.close)
        controller.restored.connect(self.close)
        controller.abandoned.connect(self.close)
        self._table.director.covered.connect(self.close)
        self._table.laid.connect(self._lay_out)
        for card in self._table.stage.cards:
            card.focus_changed.connect(self._on_card_focus_changed)
        self._table.input.escapes.append(self.close)

    def advance(self) -> None:
        """Do what the key does now: give a hint, open its table, or close both."""
        if self.paper is not None:
            self.close()
        elif self._is_on:
            self._open()
        else:
            self._begin()

    @Slot()
    def close(self) -> bool:
        """Take everything away; return whether there was anything."""
        was_on, self._is_on = self._is_on, False
        if not was_on:
            return False
        self._shown = None
        self._table.hand.point_out(None)
        self._table.overlays.doubling.light(None)
        self.bubble.drop()
        self._table.ledge.put_away(Asker.HINT)
        self._table.overlays.prompt.step_aside("hint", aside=False)
        paper, self.paper = self.paper, None
        if paper is not None:
            had_keys = paper.isAncestorOf(paper.window().focusWidget() or self._table)
            paper.close_up()
            if had_keys:
                self._table.take_focus()
        return True

    # --------------------------------------------------------------- the first key
    def _begin(self) -> None:
        due, shown = observation_due(self._controller), self._around.shown()
        if due is None or not shown.actions or self._around.speaker().viewer is None:
            self._around.tell(hint_text.not_now(self._around.speaker(), shown))
            return
        if len(due.actions) == 1:
            self._around.tell(hint_text.only_one(due.actions[0]))
            if isinstance(due.actions[0], Play):  # Enter plays it, as after any other hint
                self._table.hand.focus.to_end(last=True)
            return
        self._is_on = True
        self._table.refusals.clear_message()
        self._table.skyline.close()
        self._table.overlays.prompt.step_aside("hint", aside=True)
        self.bubble.say(translate("Hint", "Comparing the choices…"))
        self._table.ledge.show(LedgeRow((self._close_button(),)), Asker.HINT)
        self._hinting.weigh(due)
        self._hinting.hurry()
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        if not self._is_on or self._hinting.values is None:
            self._lay_out()
            return
        values, best = self._hinting.values, self._hinting.best
        if not values.is_choice:
            self.close()
            self._around.tell(translate("Hint", "All playable cards are worth the same."))
            self._table.hand.focus.to_end(last=True)  # Enter plays it here too
            return
        if best is not None and self._hinting.explained is not None and self._shown is None:
            self._tell(best)

    def _tell(self, best: Action) -> None:
        # Say what is best, and why, once and for all; of what is as good, what risks no quint.
        due = self._hinting.observation
        assert due is not None  # something is best
        alike = [one for one in (best, *self._alike(best)) if isinstance(one, Play)]
        best = min(alike, key=lambda one: proof_of(due, one.card).risk, default=best)
        self._controller.take_hint()
        self._shown = best
        self.bubble.say(hint_text.with_stake(self._sentence(best), due, best))
        self._table.hand.point_out(best.card if isinstance(best, Play) else None)
        self._table.overlays.doubling.light(best if isinstance(best, Call) else None)
        self._table.ledge.show(self._row(best), Asker.HINT)
        self._lay_out()
        self._around.answer(self.bubble.accessibleName())

    def _row(self, best: Action) -> LedgeRow:
        text = translate("Hint", "Compare all cards")
        if not isinstance(best, Play):
            text = translate("Hint", "Compare both")
        others = [self._close_button()]
        if self.paper is None:
            others.append(LedgeButton(text, self.advance, key=Command.HINT.spec.shown_key))
        if not isinstance(best, Play):
            return LedgeRow(tuple(others))
        play = fill(translate("Hint", "Play {card}"), card=drawn(best.card))
        return LedgeRow.onward(play, self.play, *others)

    def _close_button(self) -> LedgeButton:
        key = QKeySequence(Qt.Key.Key_Escape).toString(QKeySequence.SequenceFormat.NativeText)
        return LedgeButton(translate("Hint", "Close hint"), self.close, key=key)

    def play(self) -> None:
        best = self._shown
        if best is not None:
            self.close()
            self._table.action_chosen.emit(best)

    @Slot()
    def _on_card_focus_changed(self) -> None:
        # Whoever goes to another card has seen enough: Enter plays what has the keys.
        at = self._table.hand.focus.card
        is_told = self._shown is not None and self.paper is None
        shown = self._shown.card if isinstance(self._shown, Play) else None
        if is_told and at is not None and at.hasFocus() and at.card is not shown:
            self.close()

    def _sentence(self, best: Action) -> str:
        due, values = self._hinting.observation, self._hinting.values
        assert due is not None and values is not None  # something is best
        found = () if self._hinting.explained is None else self._hinting.explained.best
        tied, plain = self._hinting.tied(), hint_text.in_trick(due, best)
        # What it plainly does goes before how it compares; and with what is as good, it does not.
        worse = [one for one in found if not plain and one.compared not in tied]
        reasons = [one for one in found if one in worse or not self._names_other(one)]
        if any(map(reason_text.is_win_at_once, reasons)):
            tied = []  # the others may win later
        elif others := self._alike(best):
            return plain or hint_text.none_better(best, others, matters=matters(values))
        said = [self._told(best, reason, tied) for reason in (*reasons, None)]
        said[-1] = plain or said[-1]  # which holds whatever may be just as good
        return next(filter(self._is_short, said), said[-1])

    def _is_short(self, text: str) -> bool:
        told = CardText(text)
        seen, heard = told.plain(self._look.theme), told.spoken()
        words = max(len(seen.split(" ")), len(heard.split(" ")) - MORE_HEARD)
        return len(seen) <= LONGEST and words <= MOST_WORDS

    def _names_other(self, reason: Reason) -> bool:
        other, keeps = reason.compared, reason.card and reason.kind is not Kind.REFUSES_QUINT
        said = reason_text.reason_text(reason, self._around.speaker())
        return other is not None and not keeps and reason_text.told(other) in said

    def _alike(self, best: Action) -> list[Action]:
        # What will do as well: many, or the other call, or all where it does not matter.
        values, tied = self._hinting.values, self._hinting.tied()
        assert values is not None  # something is best
        if matters(values) and len(tied) <= 2 and isinstance(best, Play):
            return []
        found = (values.best, *tied) if tied or matters(values) else values.actions
        return [one for one in found if one != best]

    def _told(self, best: Action, reason: Reason | None, tied: Sequence[Action]) -> str:
        what, speaker = reason_text.told(best), self._around.speaker()
        if reason is None:
            return hint_text.with_others(hint_text.best_text(what), tied)
        if reason.compared == best:
            reason = replace(reason, compared=None)  # it is named before
        said = reason_text.reason_text(reason, speaker)
        if isinstance(best, Call) or reason.subject != best:
            said = hint_text.best_text(what, reason_text.clause(reason, speaker))
        whole = hint_text.with_others(said, tied)
        return whole if tied and self._is_short(whole) else said

    @Slot()
    def _lay_out(self) -> None:
        if self._is_on:
            move_to_action(self.bubble, self._table, self._shown)

    # --------------------------------------------------------------- the second key
    def _open(self) -> None:
        if self._shown is None:
            return
        self.paper = HintPaper(self._look, self._table)
        self.paper.show_page(page := self._page())
        self._around.answer(" ".join(row.spoken for row in page.rows))
        self.bubble.drop()  # the table says it, too
        self._table.ledge.show(self._row(self._shown), Asker.HINT)
        if isinstance(self._shown, Call):  # no button goes on
            self.paper.rows.setFocus()

    def _page(self) -> HintPage:
        due, values = self._hinting.observation, self._hinting.values
        best = self._shown
        assert due is not None and values is not None and best is not None  # it has been told
        return HintPage(
            hint_text.where(due, self._around.speaker()),
            hint_text.heads(values),
            rows_of(values, best, self._reasons(), has_ranges=self._around.has_ranges()),
        )

    def _reasons(self) -> Mapping[Action, str]:
        explained, best = self._hinting.explained, self._hinting.best
        if explained is None or best is None:
            return {}
        found = {**explained.others, best: explained.best}
        speaker, brief = self._around.speaker(), reason_text.brief_reason
        return {one: brief(why[0], one, speaker) for one, why in found.items() if why}

    @Slot(str)
    def _on_hinting_failed(self) -> None:
        if self._is_on and self._hinting.best is None:
            self.close()
            self._hinting.drop()
            self._around.tell(translate("Hint", "Sorry, no hint this time: press the key again."))
