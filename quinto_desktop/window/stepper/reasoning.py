"""Asks why an error was one, while its verdict is looked at."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Slot

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import Explained, Explaining, Reason
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.rules import PACK, Card, Quint, observe
from quinto_desktop.window.stepper.review_view import ReviewView
from quinto_desktop.window.stepper.told import SIGN, Told
from quinto_desktop.window.text.reason_text import reason_text
from quinto_desktop.window.text.speaker import Speaker

_SEED = 1
_MOST = 2
_WAIT_MS = 120
"""How long a verdict is looked at before anything is asked, so that a walk asks nothing."""

_FIRST = 0xE000
"""The first of the letters for private use, one for each card."""


class _Letters:
    """Names each card by a letter of its own, to find it again in a sentence."""

    def card(self, card: Card) -> str:
        """A card."""
        return chr(_FIRST + PACK.index(card))

    def quint(self, quint: Quint) -> str:
        """A quint, by its cards."""
        return "–".join([self.card(card) for card in quint.cards])


def told_of(reason: Reason, speaker: Speaker) -> Told:
    """A reason in a sentence with cards in it."""
    shown, cards = "", []
    for letter in reason_text(reason, speaker, _Letters()):
        place = ord(letter) - _FIRST
        if 0 <= place < len(PACK):
            cards.append(PACK[place])
        shown += SIGN if 0 <= place < len(PACK) else letter
    return Told(shown, tuple(cards), reason_text(reason, speaker))


class Reasoning(QObject):
    """Gives a review the reasons of the errors that it stands at."""

    def __init__(self, thinker: Thinker, view: ReviewView) -> None:
        super().__init__(view)
        self._view = view
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._known: set[int] = set()
        self._number = -1
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_WAIT_MS)
        self._soon.timeout.connect(self._ask)
        view.standing.moved.connect(self._on_standing_changed)
        view.standing.changed.connect(self._on_standing_changed)
        self._on_standing_changed()

    def stop(self) -> None:
        """Ask nothing more."""
        self._soon.stop()
        self._asker.drop()

    @Slot()
    def _on_standing_changed(self) -> None:
        number = self._view.standing.number
        if self._asker.is_asking and number != self._number:
            self.stop()
        if not self._asker.is_asking and number not in self._known:
            self._soon.start()

    @Slot()
    def _ask(self) -> None:
        number = self._view.standing.number
        verdict = self._view.findings.verdicts.get(number)
        best = self._view.findings.best_of(number)
        if verdict is None or best is None or not verdict.label.is_error:
            return
        decision = verdict.decision
        observation = observe(decision.state, decision.seat)
        self._number = number
        self._asker.ask(Explaining(observation, best, decision.action, _SEED))

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        self._known.add(self._number)
        if isinstance(answer.value, Explained):
            speaker = self._view.projector.speaker
            self._view.show_reasons(self._number, _told(answer.value.best, speaker))


def _told(reasons: Iterable[Reason], speaker: Speaker) -> tuple[Told, ...]:
    return tuple([told_of(one, speaker) for one in reasons])[:_MOST]
