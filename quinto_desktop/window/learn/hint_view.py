"""Hints: the first key lifts the best card and says why, the second opens the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, hints_of_deal, observation_due
from quinto_desktop.game.judging.values import Reason
from quinto_desktop.rules import Action, Call, Observation, Play
from quinto_desktop.window.learn.hint_bubble import HintBubble, HintRing
from quinto_desktop.window.learn.hint_paper import HintPage, HintPaper, Said, rows_of
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.paper.card_text import CardText, Naming
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.reason_text import SPOKEN, brief_reason, reason_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

_DEAF_MS = 400
_ABOVE = 4.0
_TOWARDS_HAND = 14.0  # by how much a pointed-out card rises, in design units


class HintContext(NamedTuple):
    """What hints need of the window.

    Attributes:
        awaited: The name of whom the table waits for behind a curtain; None without one.
        lay_over: Lays a widget over the score sheet, or with None takes it away.
        tell: Shows and says a sentence about this moment that needs no answer.
        answer: Says a sentence at once.
        key: The key of hints, as it is shown.
    """

    table: Table
    speaker: Callable[[], Speaker]
    shown: Callable[[], Observation]
    awaited: Callable[[], str | None]
    lay_over: Callable[[QWidget | None], None]
    tell: Callable[[str], None]
    answer: Callable[[str], None]
    key: str


class HintView(QObject):
    """Gives hints to the person on turn.

    Attributes:
        bubble: The bubble over the hand.
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
        self.bubble = HintBubble(look, self._table.marks, self._table)
        self._ring = HintRing(look, self._table)
        self.paper: HintPaper | None = None
        hinting.changed.connect(self._refresh)
        hinting.failed.connect(self._on_hinting_failed)
        controller.stepped.connect(self.close)
        controller.restored.connect(self.close)
        controller.abandoned.connect(self.close)
        self._table.laid.connect(self._lay_out)
        for watched in filter(None, (self._table, self._table.parentWidget())):
            watched.installEventFilter(self)

    def advance(self) -> None:
        """Do what the key does now: give a hint, open its table, or close both."""
        if self.paper is not None:
            self.close()
        elif self._is_on:
            self._open()
        else:
            self._begin()

    @Slot()
    def close(self) -> None:
        """Take everything away."""
        was_on, self._is_on = self._is_on, False
        if not was_on:
            return
        self._shown = None
        self._table.hand.point_out(None)
        self.bubble.hide()
        self._ring.hide()
        self._table.overlays.prompt.step_aside("hint", aside=False)
        paper, self.paper = self.paper, None
        if paper is not None:
            had_keys = paper.isAncestorOf(paper.window().focusWidget() or self._table)
            self._around.lay_over(None)
            paper.hide()
            paper.deleteLater()
            if had_keys:
                self._table.take_focus()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        is_meant = self._is_on and event.key() == Qt.Key.Key_Escape
        if is_meant:
            self.close()
        return is_meant

    # --------------------------------------------------------------- the first key
    def _begin(self) -> None:
        due = observation_due(self._controller)
        awaited = self._around.awaited()
        if due is None or awaited is not None:
            shown = self._around.shown()
            self._around.tell(hint_text.not_now(self._around.speaker(), shown, awaited))
            return
        if len(due.actions) == 1:
            self._around.tell(hint_text.only_one(due.actions[0]))
            return
        self._is_on = True
        self._table.refusals.clear_message()
        self._table.overlays.prompt.step_aside("hint", aside=True)
        self.bubble.say(hint_text.looking(due), hint_text.looking(due))
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
            self._around.tell(hint_text.all_alike())
            return
        if best is None or self._hinting.explained is None:
            return
        if best != self._shown:
            self._tell(best)
        if self.paper is not None:
            self.paper.show_page(self._page())

    def _tell(self, best: Action) -> None:
        """Say what is best, and why: once, unless more thought has changed it."""
        self._controller.take_hint()
        shown, spoken = self._sentence(best)
        if self._shown is not None:
            shown, spoken = map(hint_text.second_thoughts, (shown, spoken))
        self._shown = best
        has_sign = self._written(best) in shown  # else it stands before the sentence
        self.bubble.say(shown, spoken, None if has_sign else best)
        self._table.hand.point_out(best.card if isinstance(best, Play) else None)
        self._lay_out()
        self._around.answer(spoken)

    def _sentence(self, best: Action) -> tuple[str, str]:
        """What the bubble says after the sign of the best action, and what a screen reader says."""
        tied, explained = self._hinting.tied(), self._hinting.explained
        speaker = self._around.speaker()
        spoken = hint_text.best_text(best, tied)
        if explained is None or not explained.best:
            return hint_text.best_short(tied, self._written(tied[0]) if tied else ""), spoken
        reason = explained.best[0]
        shown = reason_text(reason, speaker, Naming(self._look.theme))
        shown = shown.removeprefix(self._written(best)).strip()
        if tied:
            shown = " ".join([shown, hint_text.tied_text(tied, self._written(tied[0]))])
        return shown, " ".join([spoken, reason_text(reason, speaker)])

    def _written(self, action: Action) -> str:
        return CardText.of(action).plain(self._look.theme)

    @Slot()
    def _lay_out(self) -> None:
        if not self._is_on:
            return
        geometry, best = self._table.stage.geometry, self._shown
        if best is None:
            self.bubble.show_at(geometry.prompt, geometry.unit)
        elif isinstance(best, Play):
            self.bubble.point_at(self._place_of(best), geometry.unit, self._hand_of(best))
        else:
            bar = self._table.overlays.doubling
            button = bar.buttons.get(best) if isinstance(best, Call) else None
            if button is not None:
                self._ring.surround(button, geometry.unit)
                above = QRectF(bar.geometry())
                above.setLeft(bar.x() + button.x())
                above.setWidth(button.width())
                self.bubble.point_at(above, geometry.unit)

    def _hand_of(self, play: Play) -> QRectF:
        stage, found = self._table.stage, QRectF()
        for hand in stage.places.open_hands.values():
            if any(widget.card is play.card for widget in hand):
                for widget in hand:
                    pose = stage.home_of(widget) or widget.pose
                    half = pose.width / 2
                    found |= QRectF(pose.x - half, pose.y - half, pose.width, pose.width)
        return found

    def _place_of(self, play: Play) -> QRectF:
        """Where a card comes to rest, raised."""
        stage = self._table.stage
        widget = stage.places.find(play.card)
        if widget is None:
            x, y = stage.geometry.prompt
            return QRectF(x, y, 0, 0)
        pose = stage.home_of(widget) or widget.pose
        high = pose.width * HEIGHT_OF_WIDTH
        place = QRectF(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)
        return place.adjusted(0, -_ABOVE, 0, _ABOVE)

    # --------------------------------------------------------------- the second key
    def _open(self) -> None:
        if self._shown is None:
            return
        paper = HintPaper(self._look, self._table.marks, self._around.key, self._table)
        paper.close_button.clicked.connect(self.close)
        paper.play_button.clicked.connect(self._on_paper_play_wanted)
        self.paper = paper
        paper.show_page(self._page())
        self._around.lay_over(paper)
        paper.guard.wait(_DEAF_MS)
        (paper.play_button if paper.play_button.text() else paper.close_button).setFocus()

    def _page(self) -> HintPage:
        due, values = self._hinting.observation, self._hinting.values
        assert due is not None and values is not None  # the best is known
        best = values.best
        shown = self._written(best)
        button = shown, shown
        if isinstance(best, Play):
            text = translate("Hint", "Play {card}")
            button = fill(text, card=shown), fill(text, card=hint_text.named(best))
        hints = hints_of_deal(self._controller.session)
        return HintPage(
            hint_text.where(due),
            (hint_text.heading(values), hint_text.short_heading(values)),
            rows_of(values, shown, self._reasons()),
            (hint_text.foot(values, hints), hint_text.short_foot(values, hints)),
            button,
        )

    def _reasons(self) -> Mapping[Action, Said]:
        explained, best = self._hinting.explained, self._hinting.best
        if explained is None or best is None:
            return {}
        found = {
            action: self._said(told[0], action) for action, told in explained.others.items() if told
        }
        if explained.best:
            found[best] = self._said(explained.best[0], best)
        return found

    def _said(self, reason: Reason, action: Action) -> Said:
        speaker, naming = self._around.speaker(), Naming(self._look.theme)
        return Said(
            brief_reason(reason, action, speaker, naming),
            brief_reason(reason, action, speaker, SPOKEN),
        )

    @Slot()
    def _on_paper_play_wanted(self) -> None:
        best = self._hinting.best
        if best is not None:
            self.close()
            self._table.action_chosen.emit(best)

    @Slot(str)
    def _on_hinting_failed(self) -> None:
        if self._is_on and self._hinting.best is None:
            self.close()
            self._hinting.drop()
            self._around.tell(hint_text.failed())
