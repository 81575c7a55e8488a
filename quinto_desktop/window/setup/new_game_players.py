"""The choice of players, and notes on the resulting table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QStackedWidget, QWidget

from quinto_desktop.game import GameSetup, Level, Players, usual_players
from quinto_desktop.game.screen import own_keys
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DrawRule,
    Form,
    MatchForm,
    RealCards,
    RuleOptions,
    Seat,
    first_dealer,
)
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    GAP,
    ChoiceField,
    Hint,
    caption,
    column,
)
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.setup.new_game_fields import PlayerBox, Sitter
from quinto_desktop.window.table.call_panel import CALL_SIGNS
from quinto_desktop.window.text.seat_text import colours_of, is_unnamed, numbered, shown_name
from quinto_desktop.window.text.translation import fill, monograms, translate

_LONG = 15  # name for a tile, in letters

_SEATS = {
    Form.FOUR: (Seat.N, Seat.E, Seat.S, Seat.W),
    Form.DUMMY: (Seat.S, Seat.W, Seat.E),
    Form.TWO: (Seat.S, Seat.W),
}
"""Each player's seat, by the player's number; of three, when the first has dummy."""

_READ = (Seat.S, Seat.N, Seat.W, Seat.E)
"""The seats as they are read: partners together, ourselves first."""


class SeatPlan(QWidget):
    """Asks for the players of one form of the game.

    Signals:
        changed(): A name, a key or a kind of player has changed.
    """

    heard_as = QAccessible.Role.Grouping

    changed = Signal()

    def __init__(self, form: Form, players: Players, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The players"))
        self._form, self._is_drawn = form, False
        self._persons: Mapping[str, int] = {}
        self.keys: dict[str, str] = {}  # by name, that have been chosen
        self._courts = ""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        grid.setColumnStretch(1, 1)
        self.boxes = tuple([PlayerBox(self) for _ in players])
        for down, box in enumerate(self.boxes_in_order):
            for across, part in enumerate((box.label, box.name, box.kind, box.key)):
                grid.addWidget(part, down, across)
        grid.setRowStretch(len(players), 1)
        for box, player in zip(self.boxes, players, strict=True):
            box.fill_in(player)
            box.changed.connect(self._on_box_changed)
            box.key_chosen.connect(partial(self._choose_key, box))
        self._name_all()

    @property
    def boxes_in_order(self) -> tuple[PlayerBox, ...]:
        """The boxes in tab order: line by line, as they are read."""
        by_seat = dict(zip(_SEATS[self._form], self.boxes, strict=True))
        return tuple([by_seat[seat] for seat in _READ if seat in by_seat])

    def offer(self, persons: Mapping[str, int], keys: Mapping[str, str], courts: str) -> None:
        """Offer those who have played here, their colours and keys; without `courts`, no keys."""
        self._persons = {name: it for name, it in persons.items() if not is_unnamed(name)}
        self.keys, self._courts = {**keys}, courts
        for box in self.boxes:
            box.offer(self._persons)
        self._on_box_changed()

    # --------------------------------------------------------------- who plays
    def players(self) -> Players:
        return tuple([box.record() for box in self.boxes])

    @property
    def sitters(self) -> dict[Seat, Sitter]:
        """Who is seen at each seat, all hands of people open."""
        players, numbers = self.players(), dict(zip(_SEATS[self._form], range(4), strict=False))
        if self._form is Form.TWO:
            numbers |= {seat.partner: number for seat, number in numbers.items()}
        names = [shown_name(player.name) for player in players]
        if self._form is Form.DUMMY:
            names.append(translate("Words", "Dummy"))
        letters = monograms(names)
        colours = colours_of(self._form, players, self._persons)
        seen = {
            seat: Sitter(letters[one], colours[one], players[one].level is None)
            for seat, one in numbers.items()
        }
        if self._form is Form.DUMMY:
            seen[Seat.N] = Sitter(letters[-1], None, is_open=True)
        return seen

    @property
    def told(self) -> str:
        """The table in a few words: who plays with whom."""
        whole = [shown_name(player.name) for player in self.players()]
        names = [it if len(it) < _LONG else f"{it[: _LONG - 1]}…" for it in whole]
        by_seat = dict(zip([seat.name for seat in _SEATS[self._form]], names, strict=True))
        if self._form is Form.DUMMY:
            return self.tr("Dummy’s hand lies open; its partner plays it")
        if self._form is Form.TWO:
            return fill(self.tr("{S} and {W}, two hands each"), **by_seat)
        if self._is_drawn:
            return self.tr("Two against two, drawn for")
        return fill(self.tr("{S} and {N} against {W} and {E}"), **by_seat)

    @property
    def doubled(self) -> tuple[QLineEdit, str] | None:
        """The first field with a name or key already taken, and why not; None if all differ."""
        names, keys = set[str](), {*CALL_SIGNS}
        called = self.tr("Two players are called {name}. Give one of them another name.")
        is_taken = self.tr("The key {key} has a use already. Choose another.")
        for box in self.boxes:
            name, key = box.record().name, box.key.text()
            if name.casefold() in names:
                return box.name, fill(called, name=name)
            if key and key in keys:
                return box.key, fill(is_taken, key=key)
            names.add(name.casefold())
            keys.add(key)
        return None

    def _choose_key(self, box: PlayerBox, key: str) -> None:
        self.keys[box.record().name] = key
        self._on_box_changed()

    def show_keys(self, *, are_covered: bool) -> None:
        """Show the keys of people whose hands are covered, if they have keys."""
        players = self.players()
        people = frozenset(at for at, player in enumerate(players) if player.level is None)
        people = people if self._courts and are_covered and len(people) > 1 else frozenset()
        chosen = [self.keys.get(player.name, "") for player in players]
        names = [player.name for player in players]
        keys = own_keys(names, people, chosen, CALL_SIGNS, self._courts)
        for box, own, key in zip(self.boxes, chosen, keys, strict=True):
            box.show_key(own if key else "", key)

    @Slot()
    def _on_box_changed(self) -> None:
        self._name_all()
        self.changed.emit()

    def _name_all(self) -> None:
        people = [number for number, box in enumerate(self.boxes) if box.is_person]
        taken = {box.record().name for box in self.boxes if not box.is_usual}
        known = [name for name in self._persons if name not in taken]
        for box, name in zip(self.boxes, usual_names(self._form, people, known), strict=True):
            box.use(name)
        self._tell_places()

    def show_draw(self, *, is_drawn: bool) -> None:
        self._is_drawn = is_drawn
        self._tell_places()

    def _tell_places(self) -> None:
        seats = _SEATS[self._form]
        people = [seat for seat, box in zip(seats, self.boxes, strict=True) if box.is_person]
        has_own = self._form is Form.FOUR and len(people) == 1 and not self._is_drawn
        for seat, box in zip(seats, self.boxes, strict=True):
            box.entitle(_place(seat, people[0]) if has_own else _title(self._form, seat))


def usual_names(form: Form, people: Iterable[int], persons: Sequence[str] = ()) -> tuple[str, ...]:
    """The default names: a single person is “You”, several are those known, or numbered."""
    usual = usual_players(form)
    names = [player.name if player.level else translate("SeatPlan", "Dora") for player in usual]
    known = [name for name in persons if name not in names]
    round_the_table = sorted(people, key=lambda number: (_SEATS[form][number] - Seat.S) % 4)
    if len(round_the_table) == 1:
        names[round_the_table[0]] = next(player.name for player in usual if not player.level)
    else:
        for place, number in enumerate(round_the_table, 1):
            names[number] = known[place - 1] if place <= len(known) else numbered(place)
    return tuple(names)


def _title(form: Form, seat: Seat) -> str:
    # Of three players, only the order round the table lasts from game to game.
    titles = {
        Seat.N: translate("SeatPlan", "At the to&p"),
        Seat.E: translate("SeatPlan", "On the r&ight"),
        Seat.S: translate("SeatPlan", "At the &bottom"),
        Seat.W: translate("SeatPlan", "On the &left"),
    }
    if form is Form.TWO:
        titles[Seat.S] = translate("SeatPlan", "&Bottom and top")
        titles[Seat.W] = translate("SeatPlan", "&Left and right")
    return titles[seat]


def _place(seat: Seat, own: Seat) -> str:
    return (
        translate("SeatPlan", "&You"),
        translate("SeatPlan", "&Left"),
        translate("SeatPlan", "&Partner"),
        translate("SeatPlan", "R&ight"),
    )[(seat - own) % 4]


def table_notes(
    players: Players, rules: RuleOptions, seed: int | None, *, is_open: bool = False
) -> str:
    """Notes on the table that is made, a line for each; without a seed, the game has no number."""
    seating = ""
    if rules.form is Form.DUMMY:
        seating = _dummy(players, rules, seed)
    elif rules.form is Form.FOUR and rules.draw is not DrawRule.OFF:
        seating = translate("NewGame", "Partners are drawn for, so the seats may still change.")
    people, seen = sum(player.level is None for player in players), ""
    if is_open:
        seen = translate("NewGame", "Talk is allowed. The game counts in no statistics.")
    elif people == 0:
        seen = translate("NewGame", "All computer players: you just watch.")
    elif people > 1:
        seen = translate("NewGame", "Nobody sees another’s cards: curtain or keys (Preferences).")
    return "\n".join(filter(None, [seating, seen]))


def _dummy(players: Players, rules: RuleOptions, seed: int | None) -> str:
    told = translate("NewGame", "Chance decides who has dummy.")
    if rules.draw is not DrawRule.OFF:
        told = translate("NewGame", "Whoever draws the lowest card has dummy.")
    elif seed is not None:
        first = players[DUMMY_PLAYERS_SEATS.index(first_dealer(seed, Form.DUMMY))].name
        text = translate("NewGame", "{name} has dummy.")
        if is_unnamed(first):
            text = translate("NewGame", "You have dummy.")
        told = fill(text, name=shown_name(first))
    if rules.match is MatchForm.ROUND:
        told += " " + translate("NewGame", "Then it rotates, game by game.")
    return told


class PlayersChoice(QWidget):
    """Asks for the players; the choices for one form are kept while another is shown.

    Signals:
        changed(): The players have changed.

    Attributes:
        fault: Why these players cannot play, in a sentence; empty if nothing is wrong.
    """

    changed = Signal()

    def __init__(
        self, players_of: Callable[[Form], Players], setup: GameSetup, parent: QWidget
    ) -> None:
        super().__init__(parent)
        tie(self, "s12")
        self.fault = ""
        self._rules = RuleOptions()
        self._number: int | None = None
        self._stack = QStackedWidget(self)
        self._plans = {form: SeatPlan(form, players_of(form), self._stack) for form in Form}
        for plan in self._plans.values():
            self._stack.addWidget(plan)
            plan.changed.connect(self._on_plan_changed)
        self._note = Hint(self, 2)
        head = caption(self.tr("At the table"), self)
        self.open_table = QCheckBox(self.tr("All hands open, &visible to all"), self)
        self.open_table.setChecked(setup.is_open)
        self.open_table.toggled.connect(self._on_plan_changed)
        self.real_cards = QCheckBox(self.tr("Real cards: only &keep the score"), self)
        self.real_cards.toggled.connect(self._on_real_cards_toggled)
        for box in (self.open_table, self.real_cards):
            box.setMinimumHeight(FIELD_HEIGHT)
        self.dealer = ChoiceField("", self)
        self.dealer.hint.hide()
        self._kinds: dict[PlayerBox, int] = {}
        self.real_cards.setChecked(isinstance(setup.source, RealCards))
        parts = head, self._stack, self.open_table, self.real_cards, self.dealer, self._note
        self.setLayout(column(*parts, None, gap=GAP, edges=(0, 0, 0, 0)))

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        return tuple(self._plans.values())

    @property
    def plan(self) -> SeatPlan:
        return self._plans[self._rules.form]

    @property
    def has_real_cards(self) -> bool:
        return self.real_cards.isChecked()

    @property
    def first_dealer(self) -> Seat:
        """Who deals first where people hold the cards, and has dummy first."""
        return _SEATS[self._rules.form][self.dealer.box.currentIndex()]

    @Slot(bool)
    def _on_real_cards_toggled(self, has_them: bool) -> None:  # noqa: FBT001
        # Computer players can hold none, and whether theirs lie open is theirs to know.
        self.open_table.setChecked(self.open_table.isChecked() and not has_them)
        self.open_table.setHidden(has_them)
        for box in [box for plan in self.plans for box in plan.boxes]:
            if has_them:
                self._kinds[box] = box.kind.currentIndex()
            box.kind.setCurrentIndex(0 if has_them else self._kinds[box])
            box.kind.setDisabled(has_them)

    def show_rules(self, rules: RuleOptions, number: int | None) -> None:
        """Show the seat plan for the rules’ form, with notes on the rules and the game’s number."""
        self._rules, self._number = rules, number
        self._stack.setCurrentWidget(self.plan)
        for plan in self.plans:
            plan.show_draw(is_drawn=rules.draw is not DrawRule.OFF)
        self._on_plan_changed()

    def use_level(self, level: Level) -> None:
        """Let all computer players, of every form, be of one level."""
        for box in [box for plan in self.plans for box in plan.boxes if not box.is_person]:
            box.kind.setCurrentIndex(box.kind.findData(level.value))

    def show_fault(self) -> None:
        doubled = self.plan.doubled
        if doubled is not None:
            doubled[0].setFocus()
            doubled[0].selectAll()

    @Slot()
    def _on_plan_changed(self) -> None:
        is_open = self.open_table.isChecked()
        self.plan.show_keys(are_covered=not is_open and not self.has_real_cards)
        doubled = self.plan.doubled
        fault = "" if doubled is None else doubled[1]
        if fault and fault != self.fault:
            announce(self, fault)
        self.fault = fault
        notes = table_notes(self.plan.players(), self._rules, self._number, is_open=is_open)
        form, names = self._rules.form, [player.name for player in self.plan.players()]
        deals, has_dummy = self.tr("&First to deal"), self.tr("&First with dummy")
        self.dealer.entitle(has_dummy if form is Form.DUMMY else deals)
        box, south = self.dealer.box, _SEATS[form].index(Seat.S)
        at = box.currentIndex() if box.count() == len(names) else south
        chosen = f"{at} {names[at]}"
        self.dealer.offer(
            {f"{at} {name}": (shown_name(name), "") for at, name in enumerate(names)}, chosen
        )
        self.dealer.setVisible(self.has_real_cards)
        self._note.say(fault or notes, is_fault=bool(fault))
        self._note.setVisible(bool(fault) or not self.has_real_cards)
        self.changed.emit()
