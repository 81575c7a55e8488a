"""The tutor's question, over the hand: whether an action that costs a lot is meant."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, Tutor
from quinto_desktop.game.judging.values import Reason
from quinto_desktop.rules import Action, Play
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.ledge import Asker, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.reason_text import lost_by, reason_of, reason_text, told
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

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


class TutorView(QObject):
    """Asks on a table whether an action is meant, and why on request; the ledge has the answers."""

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
        self._speaker = speaker
        self._table, self._controller = table, controller
        self._tutoring, self._hinting, self._ask = tutoring, hinting, ask
        self._action: Action | None = None
        self._is_explained = False
        self.panel = Pill(table.look, table, is_message=True)
        tutoring.doubted.connect(self._on_doubted)
        tutoring.settled.connect(self._on_settled)
        hinting.changed.connect(self._explain)
        table.laid.connect(self._stand)
        table.input.escapes.append(self._take_back)

    @Slot()
    def _stand(self) -> None:
        move_to_action(self.panel, self._table, self._action)

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
        self._action, self._is_explained = action, False
        self._stand()
        due, said = self._hinting.observation, hint_text.doubt(told(action), self._lost(action))
        self._tell(said if due is None else hint_text.with_stake(said, due, action))

    def _tell(self, text: str) -> None:
        before, sure = self.panel.accessibleName(), translate("Tutor", "Are you sure?")
        self.panel.say(text, lead=sure)
        self._table.ledge.show(self._row, Asker.TUTOR)
        if (words := self.panel.accessibleName()) != before:
            self._ask(words.removeprefix(f"{sure} ") if self._is_explained else words)

    @property
    def _row(self) -> LedgeRow:
        on = translate("Tutor", "Do it anyway")
        if isinstance(self._action, Play):
            on = fill(translate("Hint", "Play {card}"), card=told(self._action))
        first = LedgeButton(translate("Tutor", "Why?"), self.tell_why)
        if self._is_explained:
            first = LedgeButton(translate("Tutor", "Don’t ask again"), self._stop)
        others = first, LedgeButton(on, self._tutoring.go_ahead)
        take_back = translate("Tutor", "Take it back")
        return LedgeRow.onward(take_back, self._tutoring.take_back, *others)

    @Slot()
    def _on_settled(self) -> None:
        if self.panel.isHidden():
            return
        self._table.ledge.put_away(Asker.TUTOR)
        self.panel.drop()
        self._table.overlays.prompt.step_aside("tutor", aside=False)
        if self._table.hasFocus():  # which the answers had
            self._table.take_focus()

    def tell_why(self) -> None:
        """Say what it costs and what is better, which is a hint, and noted as one."""
        if self._tutoring.held is None:
            return
        self._controller.take_hint()
        self._hinting.hurry()
        self._is_explained = True
        self._table.ledge.show(self._row, Asker.TUTOR)
        self._explain()

    @Slot()
    def _explain(self) -> None:
        values, held = self._hinting.values, self._tutoring.held
        if values is None or held is None or not self._is_explained:
            return
        reason = self._reason(held[1])
        why = "" if reason is None else f" {reason_text(reason, self._speaker())}"
        self._tell(hint_text.why(values, held[1]) + why)

    def _reason(self, action: Action) -> Reason | None:
        explained, values = self._hinting.explained, self._hinting.values
        return None if explained is None or values is None else reason_of(explained, values, action)

    def _lost(self, action: Action) -> str:
        reason, values = self._reason(action), self._hinting.values
        assert values is not None  # it is known to cost something
        lost = "" if reason is None else lost_by(reason, action)
        return lost or hint_text.lost_points(values, action)
