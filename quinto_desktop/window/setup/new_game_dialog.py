"""The New game dialog: the form of the game, the players and the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import SystemRandom

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSpacerItem, QWidget

from quinto_desktop.game import GameSetup, Level, Players, game_of, usual_players
from quinto_desktop.rules import (
    GREATEST_SEED,
    DrawRule,
    FairDeals,
    Form,
    NumberedDeals,
    Preset,
    RealCards,
    preset_of,
)
from quinto_desktop.window.controls.drop_down import Segment
from quinto_desktop.window.controls.fields import (
    GAP,
    Divider,
    Hint,
    Pane,
    Part,
    column,
    heading,
    row,
)
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.setup.fair_deal import FairDealChoice
from quinto_desktop.window.setup.new_game_fields import TILE_GAP, TILE_PADDING, level_help
from quinto_desktop.window.setup.new_game_options import FormChoice, GameChoices, RuleChoices
from quinto_desktop.window.setup.new_game_players import PlayersChoice
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.rule_text import preset_name, variant_name
from quinto_desktop.window.text.translation import fill

_GAME, _LARGE_GAME = 360, 304
_ROOMY_WIDTH, _LEAST_WIDTH = 880, 784
_ROOMY = QSize(1000, 700)
_BAR = 16  # room for one that scrolls downwards: none must scroll sideways
_TALL = 800  # room for the tables above the players
_SMALL_TABLE = 130
_START_WIDTH = 168
_LARGE = 1.4  # text, which needs another layout
_TITLE_SIZE = 17


class LevelChoice(QWidget):
    """Asks how strong the computer players are, all of them alike.

    Signals:
        chosen(object): They shall all be of this `Level`.
    """

    heard_as = QAccessible.Role.Grouping

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        tie(self, "s12-knowledge")
        label = heading(self.tr("How stron&g?"), self, _TITLE_SIZE)
        self.setAccessibleName(label.text().replace("&", ""))
        *_, last = Level
        self.segments = {
            level: Segment(
                level_name(level), self, is_first=level is Level.NOVICE, is_last=level is last
            )
            for level in Level
        }
        label.setBuddy(self.segments[Level.NOVICE])
        self.hint = Hint(self)
        self.hint.say(
            self.tr(
                "Novice is the easiest; Casual remembers the cards; Club also plans ahead; "
                "Master is the hardest."
            )
        )
        for level, segment in self.segments.items():
            segment.setAccessibleDescription(level_help(level))
            segment.clicked.connect(partial(self.chosen.emit, level))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(3 * GAP)
        layout.setVerticalSpacing(GAP // 2)
        beside, below = (1, 0) if text_zoom() < _LARGE else (0, 1)
        layout.addWidget(label, 0, 0)
        layout.addLayout(row(*self.segments.values(), None, gap=0), below, beside)
        layout.addWidget(self.hint, below + 1, beside)
        layout.setColumnStretch(beside, 1)

    def show_players(self, players: Players) -> None:
        """Show the level of computer players; none, if they have several."""
        levels = {player.level for player in players} - {None}
        for level, segment in self.segments.items():
            segment.setEnabled(bool(levels))
            if segment.isChecked() and levels != {level.value}:
                segment.setAutoExclusive(False)
                segment.setChecked(False)
                segment.setAutoExclusive(True)
        first = Level(*levels) if len(levels) == 1 else Level.NOVICE
        self.segments[first].setChecked(len(levels) == 1)
        for level, segment in self.segments.items():  # Tab goes to what is chosen
            policy = Qt.FocusPolicy.StrongFocus if level is first else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)


class NewGameDialog(PlateDialog):
    """Asks for everything needed before the first deal. Enter starts the game at once.

    Args:
        setup: The players and rules to begin with; its number is ignored.
        remembered: Returns the last players of a form; None if it has not been played yet.
        is_more: Whether all is asked for, not only the form and how strong the others are.
        is_whole: Whether all of it includes single rules, numbers and fair deals.
    """

    def __init__(
        self,
        setup: GameSetup,
        remembered: Callable[[Form], Players | None],
        deals: FairDeals,
        parent: QWidget | None = None,
        *,
        is_more: bool = False,
        is_whole: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.NEW.spec.name)
        window = QSize() if parent is None else parent.window().size()
        room = window.boundedTo(self.screen().availableSize())
        self.is_roomy = room.boundedTo(_ROOMY) == _ROOMY
        across, gutter, margin = (_ROOMY_WIDTH, 20, 28) if self.is_roomy else (_LEAST_WIDTH, 12, 16)
        self._width = min(round(across * self.scale), self.room().width() - _BAR)
        self._gutter = round(gutter * self.scale)
        self._margin = round(margin * self.scale)
        self._is_tall = self.is_roomy and room.height() >= _TALL * text_zoom()
        self._setup: GameSetup | None = None
        self._fitted: dict[int, QSize] = {}

        def players_of(form: Form) -> Players:
            if form is setup.rules.form:
                return setup.players
            return remembered(form) or usual_players(form)

        self.forms = FormChoice(setup.rules.form, self)
        self.strength = LevelChoice(self)
        self.more = QWidget(self)
        self.game = GameChoices(setup.rules, self.more, is_roomy=self.is_roomy)
        least = _GAME if text_zoom() < _LARGE else _LARGE_GAME
        self.game.setMinimumWidth(round(least * text_zoom() * self.scale))
        self.players = PlayersChoice(players_of, setup, self.more)
        self.rules = RuleChoices(
            setup.rules, self, is_roomy=self.is_roomy, has_take_backs=setup.has_take_backs
        )
        self.fair = FairDealChoice(deals, self)
        self._told = Hint(self)
        self._lay_out()
        self._order_fields()
        self._connect()
        self._show_choices()
        if not is_whole:
            self.game.leave_out()
        self._turn_to(0)
        self._show_more(is_more=is_more)
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
        if self.players.fault or (number.fault and number.isEnabled()):
            self._leave_page()
            self._show_more(is_more=True)
            if self.players.fault:
                self.players.show_fault()
            else:
                number.show_fault()
            return
        seed = number.number
        if seed is None and self.fair.fault and number.isEnabled():
            self._show_fair_deal()
            self.fair.show_fault()
            return
        source: FairDeals | NumberedDeals | RealCards = (
            self.fair.deals() if seed is None else NumberedDeals(seed)
        )
        if self.players.has_real_cards:
            source = RealCards(SystemRandom().randrange(GREATEST_SEED))
            rules = dataclasses.replace(rules, draw=DrawRule.OFF)
        setup = game_of(self.players.plan.players(), rules, source)
        if self.players.has_real_cards:
            setup = replace(setup, first_dealer=self.players.first_dealer)
        is_open, has_take_backs = self.players.open_table.isChecked(), self.rules.has_take_backs
        self._setup = replace(setup, has_take_backs=has_take_backs, is_open=is_open)
        super().accept()

    # --------------------------------------------------------------- keeping the parts in step
    def _connect(self) -> None:
        self.forms.chosen.connect(self.game.take_form)
        self.strength.chosen.connect(self.players.use_level)
        self.players.changed.connect(self._show_players)
        self.game.changed.connect(self._show_choices)
        self.game.number.changed.connect(self._show_choices)
        self.game.details.clicked.connect(self._show_details)
        self.game.fair.clicked.connect(self._show_fair_deal)
        self.rules.changed.connect(lambda: self.game.take(self.rules.rules()))
        self.back.clicked.connect(self._leave_page)
        self.choices.clicked.connect(self._on_choices_clicked)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @Slot()
    def _show_choices(self) -> None:
        rules = self.game.rules
        self.rules.show_rules(rules)
        number = self.game.number.number
        self.players.show_rules(rules, number)
        self.fair.show_shared(is_shared=number is not None)
        self.game.fair.setEnabled(number is None)
        text = self.tr("Rules in detail: {preset}")
        self._heading.setText(fill(text, preset=preset_name(preset_of(rules))))

    @Slot()
    def _show_players(self) -> None:
        for plan, tile in zip(self.players.plans, self.forms.tiles.values(), strict=True):
            tile.show_table(plan.sitters, plan.told)
        for field in (self.game.number, self.rules.draw):  # about cards that Quinto deals
            field.setDisabled(self.players.has_real_cards)
        self.strength.show_players(self.players.plan.players())

    @Slot()
    def _on_choices_clicked(self) -> None:
        self._show_more(is_more=not self.is_more)
        if self.is_more:
            self.players.plan.boxes_in_order[0].name.setFocus()

    def _show_more(self, *, is_more: bool) -> None:
        self.is_more = is_more
        self.more.setVisible(is_more)
        least = (self._width - 2 * self._margin - 2 * TILE_GAP) // 3
        whole = round((least - 2 * TILE_PADDING) / (1 if self.is_roomy else text_zoom() ** 1.5))
        small = round(_SMALL_TABLE * self.scale) if self._is_tall else 0
        for tile in self.forms.tiles.values():
            tile.show_picture(small if is_more else whole, least)
        self.strength.hint.setVisible(not is_more or self._is_tall)
        self.choices.setText(self.tr("Fewer &choices") if is_more else self.tr("More &choices…"))
        self._told.say(self._unusual())
        self._told.setVisible(not is_more and bool(self._told.text()))
        self.pane.updateGeometry()

    def _unusual(self) -> str:
        # What holds although it is out of sight.
        rules, told = self.game.rules, []
        if rules != Preset.PARLETT.rules(rules.form):
            told.append(fill(self.tr("{rules}."), rules=variant_name(rules)))
        if self.game.number.number is not None:
            told.append(self.game.number.hint.text())
        if self.players.open_table.isChecked():
            told.append(self.players.open_table.text().replace("&", "") + ".")
        if not self.rules.has_take_backs:
            told.append(self.rules.take_backs.hint.text())
        return " ".join(told)

    @Slot()
    def _show_details(self) -> None:
        self._turn_to(1)
        self.rules.editors[0].setFocus()

    @Slot()
    def _show_fair_deal(self) -> None:
        self._turn_to(2)
        self.fair.words.setFocus()

    def _turn_to(self, page: int) -> None:
        self._at = page
        for one in self._pages:
            one.hide()
        self._pages[page].show()
        self.back.setVisible(page > 0)
        self.choices.setVisible(page == 0)
        self.pane.updateGeometry()  # at once, so that nothing is laid out as it was

    @Slot()
    def _leave_page(self) -> None:
        page = self._at
        if page > 0:
            self._turn_to(0)
            (self.game.details if page == 1 else self.game.fair).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._at > 0:
            self._leave_page()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        wanted, before = self.size_around(self.pane), self._fitted.get(self._at, QSize())
        self._fitted[self._at] = wanted
        if wanted == before:
            wanted = self.size()  # which another page may have made too large
        elif self._at > 0:
            wanted = wanted.expandedTo(self.size())
        elif before.isValid():  # keep what the user has added
            wanted += (self.size() - before).expandedTo(QSize(0, 0))
        wanted = wanted.boundedTo(self.room())
        added, room = (wanted - self.size()) / 2, self.screen().availableGeometry()
        self.resize(wanted)
        if self.isVisible() and not added.isNull():  # about the same middle
            x, y = self.x() - added.width(), self.y() - added.height()
            self.move(max(room.left(), x), max(room.top(), y))

    # --------------------------------------------------------------- construction
    def _lay_out(self) -> None:
        self._heading, pages = heading("", self, _TITLE_SIZE), QWidget(self)
        details = self._page(self._heading, (self.rules, 1))
        self._pages = self._first_page(), details, self._page(self.fair)
        layout = column(*[(page, 1) for page in self._pages], gap=0, edges=(0, 0, 0, 0))
        layout.addItem(QSpacerItem(self._width - 2 * (self._margin // 2), 0))
        pages.setLayout(layout)
        self.pane = Pane(pages, self)
        self.setLayout(column((self.pane, 1), self._foot(), gap=0, edges=[self._margin // 2] * 4))

    def _first_page(self) -> QWidget:
        page = QWidget(self)
        side, gap = self._margin // 2, round((16 if self.is_roomy else 8) * self.scale)
        parts = (self.players, 1), Divider(self.more), self.game
        self.more.setLayout(row(*parts, gap=self._gutter, edges=(0, 0, 0, 0)))
        edges = (side, max(gap, side), side, side // 2)
        layout = column(
            self.forms, self.strength, self._told, self.more, None, gap=gap, edges=edges
        )
        page.setLayout(layout)
        return page

    def _page(self, *parts: Part) -> QWidget:
        page = QWidget(self)
        side = self._margin // 2
        page.setLayout(column(*parts, gap=12, edges=(side, 8, side, 4)))
        return page

    def _foot(self) -> QHBoxLayout:
        self.back, self.choices = QPushButton(self.tr("&Back to players"), self), QPushButton(self)
        self.cancel, self.start = QPushButton(self.tr("Cancel"), self), QPushButton(self)
        self.start.setText(self.tr("S&tart"))
        self.start.setMinimumWidth(round(_START_WIDTH * self.scale))
        make_primary(self.start)
        self._buttons = self.back, self.choices, self.cancel, self.start
        for button in (self.back, self.choices):
            make_quiet(button)
        side = self._margin // 2
        edges = max(0, side - 12), side // 2, side, side // 2
        return row(self.back, self.choices, None, self.cancel, self.start, gap=12, edges=edges)

    def _order_fields(self) -> None:
        widgets: list[QWidget] = [*self.forms.tiles.values(), *self.strength.segments.values()]
        for plan in self.players.plans:
            for box in plan.boxes_in_order:
                widgets += [box.name, box.kind, box.key]
        game = self.game
        players = self.players
        widgets += [players.open_table, players.real_cards, players.dealer.box]
        widgets += [game.preset.box, game.details, game.match.box]
        widgets += [game.number.edit, game.fair, *self.rules.editors, *self.fair.editors]
        widgets += self._buttons
        for before, after in pairwise(widgets):
            self.setTabOrder(before, after)
