"""The choice of players, and notes on the resulting table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QWidget

from quinto_desktop.game import Level, Players, usual_players
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DrawRule,
    Form,
    MatchForm,
    RuleOptions,
    Seat,
    first_dealer,
)
from quinto_desktop.window.controls.fields import GAP, Hint, caption, column, small_font
from quinto_desktop.window.controls.messages import tie
from quinto_desktop.window.setup.new_game_fields import PlayerBox, level_help, width_in_pairs
from quinto_desktop.window.text.seat_text import colour_of_player, is_unnamed, shown_name
from quinto_desktop.window.text.translation import fill, translate

_PLACES = {
    Form.FOUR: {Seat.S: (0, 0), Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 1)},
    Form.DUMMY: {Seat.S: (0, 0), Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 1)},
    Form.TWO: {Seat.W: (0, 0), Seat.S: (0, 1), Seat.E: (1, 0), Seat.N: (1, 1)},
}
"""The row and the column of each seat: partners in a row, opponents from left to right."""

_SEATS = {
    Form.FOUR: (Seat.N, Seat.E, Seat.S, Seat.W),
    Form.DUMMY: (Seat.S, Seat.W, Seat.E),
    Form.TWO: (Seat.S, Seat.W),
}
"""Each player's seat, by the player's number; of three, when the first has dummy."""


class SeatPlan(QWidget):
    """Asks for the players of one form of the game.

    Signals:
        changed(): A name or a kind of player has changed.
    """

    heard_as = QAccessible.Role.Grouping

    changed = Signal()

    def __init__(self, form: Form, players: Players, parent: QWidget, *, in_rows: bool) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The players"))
        self._form, self._in_rows = form, in_rows
        self._is_drawn = False
        # The seats run clockwise in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        seats = _SEATS[form]
        self._second_hands: dict[int, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * GAP)
        self._grid.setVerticalSpacing(GAP)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 0 if in_rows else 1)
        self.boxes = tuple([self._box(seat) for seat in seats])
        self._add_other_hands()
        self._grid.setRowStretch(4, 1)
        for box, player in zip(self.boxes, players, strict=True):
            box.fill_in(player)
            box.changed.connect(self._on_box_changed)
        if in_rows:
            widest = max(box.label.sizeHint().width() for box in self.boxes)
            for box in self.boxes:
                box.label.setFixedWidth(widest)
        self._name_all()

    @property
    def boxes_in_order(self) -> tuple[PlayerBox, ...]:
        """The boxes in tab order: line by line, as they are read."""
        seats = _SEATS[self._form]
        placed = zip(seats, self.boxes, strict=True)
        return tuple(
            [box for _, box in sorted(placed, key=lambda one: _PLACES[self._form][one[0]])]
        )

    # --------------------------------------------------------------- who plays
    def players(self) -> Players:
        return tuple([box.record() for box in self.boxes])

    @property
    def doubled(self) -> tuple[PlayerBox, str] | None:
        """The first player with a name already taken, and that name; None if all differ."""
        seen: set[str] = set()
        for box in self.boxes:
            name = box.record().name
            if name.casefold() in seen:
                return box, name
            seen.add(name.casefold())
        return None

    @Slot()
    def _on_box_changed(self) -> None:
        self._name_all()
        self.changed.emit()

    def _name_all(self) -> None:
        people = [number for number, box in enumerate(self.boxes) if box.is_person]
        for box, name in zip(self.boxes, usual_names(self._form, people), strict=True):
            box.use(name)
        self._tell_places()
        for number, label in self._second_hands.items():
            text = self.tr("{player}, other hand")
            name = shown_name(self.boxes[number].record().name)
            label.setText(fill(text, player=name))

    def show_draw(self, *, is_drawn: bool) -> None:
        self._is_drawn = is_drawn
        self._tell_places()

    def _tell_places(self) -> None:
        if self._form is not Form.FOUR or self._in_rows:
            return
        seats = _SEATS[self._form]
        people = [seat for seat, box in zip(seats, self.boxes, strict=True) if box.is_person]
        for seat, box in zip(seats, self.boxes, strict=True):
            title = _title(self._form, seat)
            if len(people) == 1 and not self._is_drawn:
                title = fill(_place(seat, people[0]), seat=title)
            box.label.setText(title)

    # --------------------------------------------------------------- construction
    def _box(self, seat: Seat) -> PlayerBox:
        colour = colour_of_player(self._form, _SEATS[self._form].index(seat))
        box = PlayerBox(_title(self._form, seat), colour, self, in_row=self._in_rows)
        self._place(box, seat)
        return box

    def _place(self, widget: QWidget, seat: Seat) -> None:
        down, across = _PLACES[self._form][seat]
        widget.setLayoutDirection(QGuiApplication.layoutDirection())
        if self._in_rows:
            down, across = 2 * down + across, 0
        self._grid.addWidget(widget, down, across)

    def _add_other_hands(self) -> None:
        if self._form is Form.DUMMY:
            self._place(_OtherHand(self.tr("Dummy, opposite its player"), self), Seat.N)
        elif self._form is Form.TWO:
            for number, seat in enumerate((Seat.N, Seat.E)):
                label = self._second_hands[number] = _OtherHand("", self)
                self._place(label, seat)


class _OtherHand(QLabel):
    """A seat whose cards are played from another seat."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setFont(small_font(parent))
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMinimumHeight(46)
        self.setContentsMargins(8, 4, 8, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self.palette().color(self.foregroundRole()))
        colour.setAlphaF(0.5)
        painter.setPen(QPen(colour, 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()
        super().paintEvent(event)


def usual_names(form: Form, people: Iterable[int]) -> tuple[str, ...]:
    """The default names of unnamed players: a single person is “You”, several are numbered."""
    usual = usual_players(form)
    names = [player.name if player.level else _spare_name() for player in usual]
    round_the_table = sorted(people, key=lambda number: (_SEATS[form][number] - Seat.S) % 4)
    if len(round_the_table) == 1:
        names[round_the_table[0]] = next(player.name for player in usual if not player.level)
    else:
        for place, number in enumerate(round_the_table, 1):
            names[number] = fill(translate("SeatPlan", "Player {number}"), number=place)
    return tuple(names)


def _spare_name() -> str:
    return translate("SeatPlan", "Dora")


def _title(form: Form, seat: Seat) -> str:
    # Of three players, only the order round the table lasts from game to game.
    titles = {
        Seat.N: translate("SeatPlan", "&North"),
        Seat.E: translate("SeatPlan", "&East"),
        Seat.S: translate("SeatPlan", "&South"),
        Seat.W: translate("SeatPlan", "&West"),
    }
    if form is Form.DUMMY:
        titles[Seat.W] = translate("SeatPlan", "On the &left")
        titles[Seat.E] = translate("SeatPlan", "On the r&ight")
    if form is Form.TWO:
        titles[Seat.S] = translate("SeatPlan", "&South and North")
        titles[Seat.W] = translate("SeatPlan", "&West and East")
    return titles[seat]


def _place(seat: Seat, own: Seat) -> str:
    return (
        translate("SeatPlan", "You, {seat}"),
        translate("SeatPlan", "Left, {seat}"),
        translate("SeatPlan", "Partner, {seat}"),
        translate("SeatPlan", "Right, {seat}"),
    )[(seat - own) % 4]


def table_notes(players: Players, rules: RuleOptions, seed: int | None) -> str:
    """Notes on the table that is made, a line for each; without a seed, the game has no number."""
    people = sum(player.level is None for player in players)
    if rules.form is Form.TWO:
        seating = ""
    elif rules.form is Form.DUMMY:
        seating = _dummy(players, rules, seed)
    else:
        seating = _partners(players, rules)
    lines = [seating, _people(people), *_levels(players)]
    return "\n".join(filter(None, lines))


def _partners(players: Players, rules: RuleOptions) -> str:
    if rules.draw is DrawRule.OFF:
        north, east, south, west = (shown_name(player.name) for player in players)
        text = translate("NewGame", "{south} and {north} play against {west} and {east}.")
        return fill(text, north=north, east=east, south=south, west=west)
    return translate("NewGame", "Partners are drawn for, so the seats may still change.")


def _dummy(players: Players, rules: RuleOptions, seed: int | None) -> str:
    goes_round = rules.match is MatchForm.ROUND
    if rules.draw is not DrawRule.OFF:
        if goes_round:
            return translate("NewGame", "Dummy rotates; whoever draws the lowest card starts.")
        return translate("NewGame", "Whoever draws the lowest card has dummy.")
    if seed is None:
        if goes_round:
            return translate("NewGame", "Dummy rotates, game by game; chance decides who starts.")
        return translate("NewGame", "Chance decides who has dummy.")
    first = players[DUMMY_PLAYERS_SEATS.index(first_dealer(seed, Form.DUMMY))]
    if is_unnamed(first.name):
        if goes_round:
            return translate("NewGame", "Dummy rotates; you start.")
        return translate("NewGame", "You have dummy.")
    text = translate("NewGame", "{name} has dummy.")
    if goes_round:
        text = translate("NewGame", "Dummy rotates; {name} starts.")
    return fill(text, name=shown_name(first.name))


def _levels(players: Players) -> list[str]:
    named = {player.level for player in players}
    levels = [level for level in Level if level.value in named]
    if len(levels) == len(Level):  # one line, as four would not fit a small screen
        return [translate("NewGame", "Every level is playing, from Novice to Master.")]
    return [level_help(level) for level in levels]


def _people(count: int) -> str:
    if count == 0:
        return translate("NewGame", "All computer players: you just watch.")
    if count == 1:
        return ""
    return translate("NewGame", "A curtain hides the hands between people’s turns.")


_NOTE_LINES = 4


class PlayersChoice(QWidget):
    """Asks for the players; the choices for one form are kept while another is shown.

    Signals:
        changed(): The players have changed.

    Args:
        width: The width there is for them, in pixels.

    Attributes:
        fault: Why these players cannot play, in a sentence; empty if nothing is wrong.
    """

    changed = Signal()

    def __init__(self, players_of: Callable[[Form], Players], parent: QWidget, width: int) -> None:
        super().__init__(parent)
        tie(self, "s12")
        self.fault = ""
        self._rules = RuleOptions()
        self._number: int | None = None
        self._stack = QStackedWidget(self)
        self.is_in_rows = in_rows = width_in_pairs(self) > width
        self._plans = {
            form: SeatPlan(form, players_of(form), self._stack, in_rows=in_rows) for form in Form
        }
        for plan in self._plans.values():
            self._stack.addWidget(plan)
            plan.changed.connect(self._on_plan_changed)
        self._note = Hint(self, _NOTE_LINES - in_rows)
        head = caption(self.tr("At the table"), self)
        self.setLayout(column(head, self._stack, self._note, None, gap=GAP, edges=(0, 0, 0, 0)))

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        return tuple(self._plans.values())

    @property
    def plan(self) -> SeatPlan:
        return self._plans[self._rules.form]

    def show_rules(self, rules: RuleOptions, number: int | None) -> None:
        """Show the seat plan for the rules’ form, with notes on the rules and the game’s number."""
        self._rules, self._number = rules, number
        self._stack.setCurrentWidget(self.plan)
        self.plan.show_draw(is_drawn=rules.draw is not DrawRule.OFF)
        self._on_plan_changed()

    def show_fault(self) -> None:
        doubled = self.plan.doubled
        if doubled is not None:
            name = doubled[0].name
            name.setFocus()
            name.selectAll()

    @Slot()
    def _on_plan_changed(self) -> None:
        doubled = self.plan.doubled
        fault = ""
        if doubled is not None:
            text = self.tr("Two players are called {name}. Give one of them another name.")
            fault = fill(text, name=doubled[1])
        if fault and fault != self.fault:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, fault))
        self.fault = fault
        notes = table_notes(self.plan.players(), self._rules, self._number)
        self._note.say(fault or notes, is_fault=bool(fault))
        self.changed.emit()
