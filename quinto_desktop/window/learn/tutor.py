"""The tutor's question, over the hand: whether an action that costs a lot is meant."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent

from quinto_desktop.game import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, Tutor
from quinto_desktop.game.judging.values import Figures, Reason
from quinto_desktop.rules import Action, Play
from quinto_desktop.window.controls.panels import Plate
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.paper.card_text import Naming
from quinto_desktop.window.table.ledge import Asker, LedgeButton, LedgeRow
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.reason_text import SPOKEN, reason_text
from quinto_desktop.window.text.reason_text import Naming as NamesCards
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

_MARGINS, _TIGHT_MARGINS = (28, 20, 28, 24), (24, 14, 24, 18)
_WIDEST = 480.0
_PROMPT_REACH = 26


class TutorAct(Enum):
    """What the ledge offers while the tutor asks."""

    WHY = auto()
    GO_AHEAD = auto()
    TAKE_BACK = auto()


class TutorPanel(Plate):
    """Says what is doubted, and why on request; the ledge has the answers."""

    def __init__(self, look: CurrentTheme, table: Table) -> None:
        super().__init__(look, table)
        self._table = table
        self._title = self.add_label()
        self._told = self.add_label(is_secondary=True)
        self._is_explained = False
        self._action: Action | None = None
        for label in (self._title, self._told):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(label)
        self.hide()

    def ask(self, action: Action) -> None:
        """Ask whether an action is meant."""
        self._action, self._is_explained = action, False
        self._title.setText(hint_text.sure())
        self.tell(hint_text.doubt(action))
        self.show()
        self.raise_()
        self._table.ledge.show(self._row, Asker.TUTOR)

    @property
    def _row(self) -> LedgeRow:
        on = translate("Tutor", "Call anyway")
        if isinstance(self._action, Play):
            on = fill(translate("Hint", "Play {card}"), card=f"{{card:{self._action.card}}}")
        others = [LedgeButton(on, TutorAct.GO_AHEAD)]
        if not self._is_explained:
            others.insert(0, LedgeButton(translate("Tutor", "Why?"), TutorAct.WHY))
        return LedgeRow.onward(translate("Tutor", "Take it back"), TutorAct.TAKE_BACK, *others)

    @property
    def is_explained(self) -> bool:
        """Whether the reason has been asked for."""
        return self._is_explained

    def explain(self) -> None:
        """Offer the reason no more: it is being told."""
        self._is_explained = True
        self._table.ledge.show(self._row, Asker.TUTOR)

    def put_away(self) -> None:
        """Take the question and its answers away."""
        self._table.ledge.put_away(Asker.TUTOR)
        self.hide()

    def tell(self, text: str) -> None:
        """Say what the question is about."""
        self._told.setText(text)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(text)
        self.stand()

    @property
    def question(self) -> str:
        """Everything it says."""
        return f"{self._title.text()} {self._told.text()}"

    @Slot()
    def stand(self) -> None:
        """Stand over the hand, at the table's present size."""
        geometry = self._table.stage.geometry
        unit = max(1.0, geometry.unit)
        self.scale = unit
        is_tight = geometry.unit < 1  # so that the trick can be seen
        self._title.setFont(serif_font((17 if is_tight else 20) * unit, bold=True))
        self._told.setFont(ui_font(14 * unit))
        margins = [round(side * unit) for side in (_TIGHT_MARGINS if is_tight else _MARGINS)]
        self.column.setContentsMargins(*margins)
        self.column.setSpacing(round((2 if is_tight else 6) * unit))
        bar, (x, y) = self._table.overlays.doubling, geometry.prompt
        wide, foot = round(min(_WIDEST * unit, self._table.width() - 24)), y
        foot += _PROMPT_REACH * geometry.unit
        if bar.isVisible():  # it is what the question is about: nothing of it looks out
            wide, foot = bar.width(), bar.geometry().bottom() + 1
        self.fit(wide)
        self.setFixedHeight(max(self.height(), bar.height() if bar.isVisible() else 0))
        self.move(round(x - self.width() / 2), round(max(4.0, foot - self.height())))


class TutorView(QObject):
    """Shows the tutor's question on a table, and takes the answer."""

    def __init__(  # noqa: PLR0913  (what it is between)
        self,
        table: Table,
        controller: GameController,
        tutoring: Tutor,
        hinting: HintEngine,
        look: CurrentTheme,
        speaker: Callable[[], Speaker],
        ask: Callable[[str], None],
    ) -> None:
        super().__init__(table)
        self._look, self._speaker = look, speaker
        self._told = ""
        self._table, self._controller = table, controller
        self._tutoring, self._hinting, self._ask = tutoring, hinting, ask
        self.panel = TutorPanel(look, table)
        tutoring.doubted.connect(self._on_doubted)
        tutoring.settled.connect(self._on_settled)
        table.ledge.chosen.connect(self._on_ledge_chosen)
        hinting.changed.connect(self._explain)
        table.laid.connect(self.panel.stand)
        table.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        is_meant = event.key() == Qt.Key.Key_Escape and not self.panel.isHidden()
        if is_meant:
            self._tutoring.take_back()
        return is_meant

    @Slot(object)
    def _on_ledge_chosen(self, act: object) -> None:
        ways: dict[object, Callable[[], object]] = {
            TutorAct.WHY: self._on_why_wanted,
            TutorAct.GO_AHEAD: self._tutoring.go_ahead,
            TutorAct.TAKE_BACK: self._tutoring.take_back,
        }
        if act in ways:
            ways[act]()

    @Slot(object)
    def _on_doubted(self, action: Action) -> None:
        self._table.overlays.prompt.step_aside("tutor", aside=True)
        self.panel.ask(action)
        self._ask(self.panel.question)

    @Slot()
    def _on_settled(self) -> None:
        if self.panel.isHidden():
            return
        self.panel.put_away()
        self._table.overlays.prompt.step_aside("tutor", aside=False)
        if self._table.hasFocus():  # which the answers had
            self._table.take_focus()

    @Slot()
    def _on_why_wanted(self) -> None:
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
        shown, spoken = (
            " ".join(filter(None, (hint_text.why(values, held[1]), self._reason(held[1], naming))))
            for naming in (Naming(self._look.theme), SPOKEN)
        )
        self.panel.tell(shown)
        if spoken != self._told:
            self._told = spoken
            self._ask(spoken)

    def _reason(self, action: Action, naming: NamesCards) -> str:
        explained, values = self._hinting.explained, self._hinting.values
        if explained is None or values is None:
            return ""
        reason = reason_of(explained.others, values, action)
        return "" if reason is None else reason_text(reason, self._speaker(), naming)


def reason_of(
    others: Mapping[Action, Sequence[Reason]], values: Figures, action: Action
) -> Reason | None:
    """Why an action is worse than the best, as it is told of this one of equal cards."""
    for other, reasons in others.items():
        if reasons and values.are_equal(other, action):
            is_meant = reasons[0].compared == other
            return replace(reasons[0], compared=action) if is_meant else reasons[0]
    return None
