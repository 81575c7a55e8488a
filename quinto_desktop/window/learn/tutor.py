"""The tutor's question, over the hand: whether an action that costs a lot is meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, Tutor
from quinto_desktop.game.judging.values import Reason
from quinto_desktop.rules import Action, Play
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.paper.card_text import DRAWN, CardText
from quinto_desktop.window.table.ledge import Act, Asker, LedgeButton, LedgeRow
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.reason_text import SPOKEN, lost_by, reason_of, reason_text
from quinto_desktop.window.text.reason_text import Naming as NamesCards
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate


class TutorPanel(Pill):
    """Says what is doubted, and why on request; the ledge has the answers.

    Args:
        answers: What tells why, asks no more, goes ahead, and takes back.
    """

    def __init__(self, table: Table, answers: tuple[Act, Act, Act, Act]) -> None:
        super().__init__(table.look, table, is_message=True)
        self._answers = answers
        self._table = table
        self._is_explained = False
        self._action: Action | None = None

    def ask(self, action: Action, lost: str, lost_spoken: str) -> None:
        """Ask whether an action is meant, which may cost something."""
        self._action, self._is_explained = action, False
        self.stand_over()
        told = hint_text.doubt(hint_text.named(action), lost_spoken)
        self.tell(hint_text.doubt(drawn(action), lost), told)
        self._table.ledge.show(self._row, Asker.TUTOR)

    @property
    def _row(self) -> LedgeRow:
        why, stop, go_ahead, take_back = self._answers
        on = translate("Tutor", "Call anyway")
        if isinstance(self._action, Play):
            on = fill(translate("Hint", "Play {card}"), card=drawn(self._action))
        first = LedgeButton(translate("Tutor", "Why?"), why)
        if self._is_explained:
            first = LedgeButton(translate("Tutor", "Don’t ask again"), stop)
        others = first, LedgeButton(on, go_ahead)
        return LedgeRow.onward(translate("Tutor", "Take it back"), take_back, *others)

    @property
    def is_explained(self) -> bool:
        """Whether the reason has been asked for."""
        return self._is_explained

    def explain(self) -> None:
        """Offer the reason no more: it is being told."""
        self._is_explained = True
        self._table.ledge.show(self._row, Asker.TUTOR)

    def hide_panel(self) -> None:
        """Take the question and its answers away."""
        self._table.ledge.put_away(Asker.TUTOR)
        self.drop()

    def tell(self, text: str, told: str) -> None:
        """Say what the question is about, to the eye and to the ear."""
        self.say(text, lead=hint_text.sure(), spoken=f"{hint_text.sure()} {told}")

    @property
    def question(self) -> str:
        """Everything it says."""
        return self.accessibleName()

    @Slot()
    def stand_over(self) -> None:
        """Stand at the hand that plays, at the table's present size."""
        move_to_action(self, self._table, self._action)


_OVER_CARD = 14.0  # from a card that is raised to the words that point at it, in design units


def move_to_action(pill: Pill, table: Table, action: Action | None) -> None:
    """Let words stand at the hand that plays, and point at the card that they are about."""
    place, at = table.overlays.words_place, None
    place = replace(place, widest=place.wrapped)  # clear of the quints at both sides
    widget = table.stage.places.find(action.card) if isinstance(action, Play) else None
    if widget is not None:
        at = table.stage.home_of(widget) or widget.pose  # where it comes to rest
    if at is not None and not place.grows_down:
        top = at.y - HEIGHT_OF_WIDTH * at.width / 2 - _OVER_CARD * place.unit
        is_near = top > table.stage.geometry.centre[1]
        place = replace(place, edge=min(place.edge, top)) if is_near else place
        at = at if is_near else None  # a hand at the side is too far away
    pill.stand(place)
    pill.point_at(None if at is None else at.x)


def drawn(action: Action) -> str:
    """An action within a sentence, in which a card is drawn."""
    return CardText.of(action).source if isinstance(action, Play) else hint_text.named(action)


class TutorView(QObject):
    """Shows the tutor's question on a table, and takes the answer."""

    def __init__(
        self,
        table: Table,
        controller: GameController,
        tutoring: Tutor,
        hinting: HintEngine,
        speaker: Callable[[], Speaker],
        ask: Callable[[str], None],
    ) -> None:
        super().__init__(table)
        self._look, self._speaker = table.look, speaker
        self._told = ""
        self._table, self._controller = table, controller
        self._tutoring, self._hinting, self._ask = tutoring, hinting, ask
        go_ahead, take_back = tutoring.go_ahead, tutoring.take_back
        self.panel = TutorPanel(table, (self.tell_why, self._stop, go_ahead, take_back))
        tutoring.doubted.connect(self._on_doubted)
        tutoring.settled.connect(self._on_settled)
        hinting.changed.connect(self._explain)
        table.laid.connect(self.panel.stand_over)
        table.input.escapes.append(self._take_back)

    def _take_back(self) -> bool:
        is_asking = not self.panel.isHidden()
        if is_asking:
            self._tutoring.take_back()
        return is_asking

    def _stop(self) -> None:
        self._tutoring.take_back()
        self._table.command_wanted.emit(Command.TUTOR)

    @Slot(object)
    def _on_doubted(self, action: Action) -> None:
        self._table.overlays.prompt.step_aside("tutor", aside=True)
        self.panel.ask(action, self._lost(action, DRAWN), self._lost(action, SPOKEN))
        self._ask(self.panel.question)

    @Slot()
    def _on_settled(self) -> None:
        if self.panel.isHidden():
            return
        self.panel.hide_panel()
        self._table.overlays.prompt.step_aside("tutor", aside=False)
        if self._table.hasFocus():  # which the answers had
            self._table.take_focus()

    def tell_why(self) -> None:
        """Say what it costs and what is better, which is a hint, and noted as one."""
        if self._tutoring.held is None:
            return
        self._controller.take_hint()
        self._hinting.hurry()
        self.panel.explain()
        self._told = ""
        self._explain()

    @Slot()
    def _explain(self) -> None:
        values, held = self._hinting.values, self._tutoring.held
        if values is None or held is None or not self.panel.is_explained:
            return
        reason = self._reason(held[1])
        shown, spoken = (
            hint_text.why(values, held[1], named)
            + ("" if reason is None else f" {reason_text(reason, self._speaker(), naming)}")
            for named, naming in ((drawn, DRAWN), (hint_text.named, SPOKEN))
        )
        self.panel.tell(shown, spoken)
        if spoken != self._told:
            self._told = spoken
            self._ask(spoken)

    def _reason(self, action: Action) -> Reason | None:
        explained, values = self._hinting.explained, self._hinting.values
        return None if explained is None or values is None else reason_of(explained, values, action)

    def _lost(self, action: Action, naming: NamesCards) -> str:
        reason, values = self._reason(action), self._hinting.values
        assert values is not None  # it is known to cost something
        lost = "" if reason is None else lost_by(reason, action, naming)
        return lost or hint_text.lost_points(values, action)
