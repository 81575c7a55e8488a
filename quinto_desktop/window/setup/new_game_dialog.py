"""The New game dialog: the form of the game, the players and the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import GameSetup, Players, game_of, usual_players
from quinto_desktop.rules import FairDeals, Form, NumberedDeals, preset_of
from quinto_desktop.window.controls.fields import Divider, Hint, Pane, column, heading, row
from quinto_desktop.window.look.styling import PlateDialog
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.setup.fair_deal import FairDealChoice, Foot
from quinto_desktop.window.setup.new_game_options import FormChoice, GameChoices, RuleChoices
from quinto_desktop.window.setup.new_game_players import PlayersChoice
from quinto_desktop.window.text.rule_text import preset_name
from quinto_desktop.window.text.translation import fill

_GAME_WIDTH = 304
_ROOMY_WIDTH, _LEAST_WIDTH = 880, 784
_ROOMY = QSize(1000, 700)
_TALL = 780  # room for four rows of players and the fair deal
_FRAME = QSize(16, 48)  # allowance for the window frame


class NewGameDialog(PlateDialog):
    """Asks for everything needed before the first deal. Enter starts the game at once.

    Args:
        setup: The players and rules to begin with; its number is ignored.
        remembered: Returns the last players of a form; None if it has not been played yet.
    """

    def __init__(
        self,
        setup: GameSetup,
        remembered: Callable[[Form], Players | None],
        deals: FairDeals,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        window = QSize() if parent is None else parent.window().size()
        room = window.boundedTo(self.screen().availableSize())
        self.is_roomy = room.boundedTo(_ROOMY) == _ROOMY
        self._first = setup
        self._setup: GameSetup | None = None
        self._fitted = QSize()

        def players_of(form: Form) -> Players:
            if form is setup.rules.form:
                return setup.players
            return remembered(form) or usual_players(form)

        self.forms = FormChoice(setup.rules.form, self)
        self.game = GameChoices(setup.rules, self, is_roomy=self.is_roomy)
        self.game.setMinimumWidth(round(_GAME_WIDTH * text_zoom() * self.scale))
        self.players = PlayersChoice(players_of, self, self._width_of_players())
        self.rules = RuleChoices(
            setup.rules,
            self,
            is_roomy=self.is_roomy,
            has_take_backs=setup.has_take_backs,
        )
        is_tall = room.height() >= _TALL or not self.players.is_in_rows
        self._has_fair_page = not (self.is_roomy and is_tall)
        self.fair = FairDealChoice(deals, self, is_brief=not self._has_fair_page)
        self.foot = Foot(deals.commitment, self, has_fair_page=self._has_fair_page)
        self.start, self.cancel, self.back = self.foot.start, self.foot.cancel, self.foot.back
        self._lay_out()
        self._order_fields()
        self._connect()
        self._show_choices()
        self.start.setFocus()

    def setup(self) -> GameSetup:
        """The requested game, with fair deals if no number was entered.

        Raises:
            ValueError: The dialog has not been accepted.
        """
        if self._setup is None:
            raise ValueError("no game has been asked for yet")
        return self._setup

    def accept(self) -> None:
        rules, number = self.rules.rules(), self.game.number
        if self.players.fault or number.fault:
            self._leave_page()
            if self.players.fault:
                self.players.show_fault()
            else:
                number.show_fault()
            return
        seed = number.number
        if seed is None and self.fair.fault:
            self._show_fair_deal()
            self.fair.show_fault()
            return
        source = self.fair.deals() if seed is None else NumberedDeals(seed)
        setup = game_of(self.players.plan.players(), rules, source)
        self._setup = replace(setup, has_take_backs=self.rules.has_take_backs)
        super().accept()

    # --------------------------------------------------------------- keeping the parts in step
    def _connect(self) -> None:
        self.forms.chosen.connect(self.game.take_form)
        self.game.changed.connect(self._show_choices)
        self.game.number.changed.connect(self._show_choices)
        self.game.details.clicked.connect(self._show_details)
        self.rules.changed.connect(self._on_rules_changed)
        self.foot.fair.clicked.connect(self._show_fair_deal)
        self.back.clicked.connect(self._leave_page)
        self.foot.as_last_time.clicked.connect(self._start_over)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @Slot()
    def _start_over(self) -> None:
        rules = self._first.rules
        self.forms.tiles[rules.form].setChecked(True)
        self.game.take(rules)
        self.game.number.edit.clear()
        self.rules.allow_take_backs(allowed=self._first.has_take_backs)
        self.fair.words.clear()
        for box, player in zip(self.players.plan.boxes, self._first.players, strict=True):
            box.fill_in(player)

    @Slot()
    def _on_rules_changed(self) -> None:
        self.game.take(self.rules.rules())

    @Slot()
    def _show_choices(self) -> None:
        rules = self.game.rules
        self.rules.show_rules(rules)
        number = self.game.number.number
        self.players.show_rules(rules, number)
        for part in (self.fair, self.foot):
            part.show_shared(is_shared=number is not None)
        text = self.tr("Rules in detail: {preset}")
        self._heading.setText(fill(text, preset=preset_name(preset_of(rules))))

    @Slot()
    def _show_details(self) -> None:
        self._turn_to(1)
        self.rules.editors[0].setFocus()

    @Slot()
    def _show_fair_deal(self) -> None:
        if self._has_fair_page:
            self._turn_to(2)
        self.fair.words.setFocus()

    def _turn_to(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        self.foot.show_page(is_first=page == 0)

    @Slot()
    def _leave_page(self) -> None:
        page = self._pages.currentIndex()
        if page > 0:
            self._turn_to(0)
            (self.game.details if page == 1 else self.foot.fair).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pages.currentIndex() > 0:
            self._leave_page()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        wanted, before = self.sizeHint(), self._fitted
        self._fitted = wanted
        if wanted == before:
            wanted = self.size()  # which another page may have made too large
        elif self.isVisible():
            wanted = wanted.expandedTo(self.size())
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _FRAME))

    # --------------------------------------------------------------- construction
    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._first_page())
        self._pages.addWidget(self._details_page())
        if self._has_fair_page:
            self._pages.addWidget(self._fair_page())
        self.pane = Pane(self._pages, self)
        side = self._margin // 2
        self.foot.setContentsMargins(max(0, side - 12), side // 2, side, side // 2)
        self.setLayout(column(self._head(), (self.pane, 1), self.foot, gap=0, edges=[side] * 4))

    @property
    def _width(self) -> int:
        return round((_ROOMY_WIDTH if self.is_roomy else _LEAST_WIDTH) * self.scale)

    def _width_of_players(self) -> int:
        game = max(self.game.minimumWidth(), self.game.minimumSizeHint().width())
        return self._width - game - 2 * (self._margin + self._gutter)

    @property
    def _gutter(self) -> int:
        return round((20 if self.is_roomy else 12) * self.scale)

    @property
    def _margin(self) -> int:
        return round((28 if self.is_roomy else 16) * self.scale)

    def _head(self) -> QHBoxLayout:
        title = heading(self.tr("New game"), self, 26 if self.is_roomy else 22)
        told = Hint(self)
        told.say(self.tr("Esc closes, nothing is lost"))
        told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        told.setWordWrap(False)
        side = self._margin // 2
        head = row(title, None, edges=(side, side // 2, side, 0))
        head.addWidget(told, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    def _first_page(self) -> QWidget:
        page = QWidget(self)
        line = Divider(page)
        side, gap = self._margin // 2, round((16 if self.is_roomy else 8) * self.scale)
        layout = QGridLayout(page)
        layout.setContentsMargins(side, gap // 2, side, 0)
        layout.setHorizontalSpacing(self._gutter)
        layout.setVerticalSpacing(gap)
        layout.addWidget(self.forms, 0, 0, 1, 3)
        layout.addLayout(self._table_side(gap), 1, 0)
        layout.addWidget(line, 1, 1)
        layout.addWidget(self.game, 1, 2)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)
        least = self._width - 2 * (self._margin // 2) - 2 * side
        layout.addItem(QSpacerItem(least, 0), 2, 0, 1, 3)
        return page

    def _details_page(self) -> QWidget:
        page = QWidget(self)
        self._heading = heading("", page, 17)
        side = self._margin // 2
        page.setLayout(column(self._heading, (self.rules, 1), gap=12, edges=(side, 8, side, 4)))
        return page

    def _table_side(self, gap: int) -> QVBoxLayout:
        below = [] if self._has_fair_page else [self.fair]
        return column(self.players, *below, None, gap=gap)

    def _fair_page(self) -> QWidget:
        page = QWidget(self)
        side = self._margin // 2
        page.setLayout(column(self.fair, edges=(side, 8, side, 4)))
        return page

    def _order_fields(self) -> None:
        widgets: list[QWidget] = [*self.forms.tiles.values()]
        for plan in self.players.plans:
            for box in plan.boxes_in_order:
                widgets += [box.name, box.kind]
        widgets += [self.game.preset.box, self.game.details]
        widgets += [self.game.match.box, self.game.number.edit]
        widgets += [*self.rules.editors, *self.fair.editors]
        widgets += self.foot.buttons
        for before, after in pairwise(widgets):
            self.setTabOrder(before, after)
