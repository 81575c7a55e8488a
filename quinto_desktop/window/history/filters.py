"""What is counted: form, level, partner, period, and whether only what was played first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QDate, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from quinto_desktop.game.past.statistics import EVERY_GAME, NO_MARKS, Choice, Figures, Marks, Offer
from quinto_desktop.rules import Form
from quinto_desktop.window.controls.drop_down import DropDown, TickBox
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, column, row
from quinto_desktop.window.history.numbers import month_text
from quinto_desktop.window.history.statistics_report import (
    form_text,
    level_place,
    partner_place,
    partner_text,
)
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.text.card_text import deals_count, games_count
from quinto_desktop.window.text.past_game_text import level_text, mark_words
from quinto_desktop.window.text.seat_text import name_among
from quinto_desktop.window.text.translation import fill, translate

_SMALL = 14
_FRACTION = 4
_FEW_LETTERS, _LEAST_LETTERS = 8, 11
_FEWER_COLUMNS = 2
Value = TypeVar("Value")
Period = tuple[int | None, int | None]
"""The first and the last month; None for no limit."""

ALWAYS: Period = (None, None)


def this_month() -> int:
    """The current month, as the history counts months."""
    today = QDate.currentDate()
    return today.year() * 12 + today.month() - 1


def periods_to_choose(months: Sequence[int], now: int) -> dict[Period, str]:
    """Return the periods that can be chosen, with their names."""
    found: dict[Period, str] = {
        ALWAYS: translate("Statistics", "All time"),
        (now, None): translate("Statistics", "This month"),
        (now - 2, None): translate("Statistics", "Last three months"),
        (now - 11, None): translate("Statistics", "Last twelve months"),
    }
    for year in sorted({month // 12 for month in months}, reverse=True):
        found[year * 12, year * 12 + 11] = str(year)
    return found


class Tick(QWidget):
    """A tick box with its text; a click anywhere on it toggles it."""

    def __init__(self, text: str, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = TickBox(self)
        self.box.setFont(ui_font(_SMALL * unit))
        self.label = QLabel(text, self)
        self.label.setFont(ui_font(_SMALL * unit))
        self.label.setBuddy(self.box)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setLayout(row(self.box, (self.label, 1), gap=round(6 * unit), edges=(0, 0, 0, 0)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(round(FIELD_HEIGHT * unit))
        self.box.setAccessibleName(text.replace("&", ""))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_FRACTION, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()


class FilterField(DropDown, Generic[Value]):
    """A list of values, one of them chosen; without a unit, written like all in its window."""

    def __init__(
        self,
        name: str,
        parent: QWidget,
        chosen: Callable[[Value], object],
        unit: float | None = None,
        *,
        is_wide: bool = False,
    ) -> None:
        super().__init__(parent)
        self.values: list[Value] = []
        if unit is not None:
            self.setFont(ui_font(_SMALL * unit))
        self.setMinimumContentsLength(_FEW_LETTERS if unit is None else _LEAST_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        kinds = QComboBox.SizeAdjustPolicy
        self.setSizeAdjustPolicy(
            kinds.AdjustToContents if is_wide else kinds.AdjustToMinimumContentsLengthWithIcon
        )
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux, the name is what is chosen
        self.currentIndexChanged.connect(lambda place: chosen(self.values[place]))

    @property
    def value(self) -> Value:
        return self.values[max(0, self.currentIndex())]

    def offer(self, values: Mapping[Value, str], chosen: Value) -> None:
        """Offer values by their names, and show one of them as chosen."""
        names = [*values.values()]
        with QSignalBlocker(self):
            if [*values] != self.values or names != [*map(self.itemText, range(self.count()))]:
                self.values = [*values]
                self.clear()
                self.addItems(names)
            self.setCurrentIndex(self.values.index(chosen))
        self.update()

    def choose(self, value: Value) -> None:
        """Choose a value, as the user does."""
        self.setCurrentIndex(self.values.index(value))


class FilterBar(QWidget):
    """The filters on one line, or on more if there is too little room for that.

    Signals:
        chosen(object): The user wants another `Choice` to be counted.

    Attributes:
        clear: The button that counts everything of the usual kind again.
        count: How much is found.
    """

    chosen = Signal(object)

    def __init__(self, unit: float, room: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice = EVERY_GAME

        def field(name: str, chosen: Callable[[Any], object]) -> FilterField[Any]:
            return FilterField(name, self, chosen, unit)

        choose = self._choose
        self.form = field(translate("Statistics", "Type"), lambda form: choose(form=form))
        self.level = field(translate("Statistics", "Level"), lambda level: choose(level=level))
        self.partner = field(translate("Statistics", "Partner"), lambda name: choose(partner=name))
        self.period = field(
            translate("Statistics", "Period"), lambda ends: choose(since=ends[0], until=ends[1])
        )
        self.counted = field(translate("Statistics", "Counted"), lambda marks: choose(marks=marks))
        self.clear = QPushButton(translate("Statistics", "C&lear"), self)
        self.clear.setAccessibleDescription(translate("Statistics", "Removes all filters."))
        self.clear.setFont(ui_font(_SMALL * unit))
        self.clear.setAutoDefault(False)
        make_quiet(self.clear)
        self.clear.clicked.connect(
            lambda: self.chosen.emit(replace(EVERY_GAME, person=self._choice.person))
        )
        self.count = QLabel(self)
        self.count.setFont(ui_font(_SMALL * unit))
        self.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._lay_out(unit, room)

    @property
    def pickers(self) -> tuple[FilterField[Any], ...]:
        """The lists, in their order."""
        return self.form, self.level, self.partner, self.period, self.counted

    def show_choice(self, choice: Choice, offer: Offer, figures: Figures) -> None:
        """Show what is counted, what there is to choose from, and how much is found."""
        self._choice = choice
        self.form.offer(_forms(offer, choice), choice.form)
        self.level.offer(_levels(offer, choice), choice.level)
        self.partner.offer(_partners(offer, choice), choice.partner)
        period = (choice.since, choice.until)
        periods = periods_to_choose(offer.months, this_month())
        self.period.offer({**periods, period: periods.get(period, _period_text(period))}, period)
        self.counted.offer(_counted(), choice.marks)
        self.clear.setEnabled(replace(choice, person=None) != EVERY_GAME)
        whole = figures.whole
        told = fill(
            translate("Statistics", "{games}, {deals}", "two counts"),
            games=games_count(whole.games.cases),
            deals=deals_count(whole.points.deals),
        )
        self.count.setText(told)

    # --------------------------------------------------------------- what is chosen
    def _choose(self, **changed: Any) -> None:
        self.chosen.emit(replace(self._choice, **changed))

    # --------------------------------------------------------------- layout
    def _lay_out(self, unit: float, room: int) -> None:
        gap, lists = round(8 * unit), QGridLayout()
        lists.setSpacing(gap)
        wide = max(picker.minimumSizeHint().width() for picker in self.pickers) + gap
        columns = len(self.pickers) if len(self.pickers) * wide <= room else _FEWER_COLUMNS
        for place, picker in enumerate(self.pickers):
            lists.addWidget(picker, *divmod(place, columns))
            lists.setColumnStretch(place % columns, 1)
        lower = row(self.clear, None, gap=gap)
        lower.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(column(lists, lower, gap=gap, edges=(0, 0, 0, 0)))


def _forms(offer: Offer, choice: Choice) -> dict[Form | None, str]:
    forms = [form for form in Form if form.value in offer.forms or form is choice.form]
    any_type = translate("Statistics", "Any type")
    return {None: any_type, **{form: form_text(form.value) for form in forms}}


def _levels(offer: Offer, choice: Choice) -> dict[str | None, str]:
    chosen = [] if choice.level is None else [choice.level]
    levels = sorted({*offer.levels, *chosen}, key=level_place)
    any_level = translate("Statistics", "Any level")
    return {None: any_level, **{level: level_text(level) for level in levels}}


def _counted() -> dict[Marks, str]:
    found = {
        EVERY_GAME.marks: translate("Statistics", "Every game"),
        NO_MARKS: translate("Statistics", "First attempts only"),
    }
    text = translate("Statistics", "Those, and: {what}", "first attempts, and what else")
    return found | {mark: fill(text, what=what) for mark, what in mark_words().items()}


def _partners(offer: Offer, choice: Choice) -> dict[str | None, str]:
    chosen = [] if choice.partner is None else [choice.partner]
    names = sorted({*offer.partners, *chosen}, key=partner_place)
    any_partner = translate("Statistics", "Any partner")
    return {None: any_partner, **{name: partner_text(name) for name in names}}


def _period_text(period: Period) -> str:
    since = period[0]
    if since is None:
        return translate("Statistics", "All time")
    return fill(translate("Statistics", "Since {month}"), month=month_text(since))


def choice_text(choice: Choice) -> str:
    """What is counted, in a sentence: form, level, partner, period, and what set apart."""
    named = (
        (choice.person, name_among),
        (choice.form and choice.form.value, form_text),
        (choice.level, level_text),
        (choice.partner, partner_text),
    )
    parts = [text(name) for name, text in named if name is not None]
    if choice.since is not None or choice.until is not None:
        parts.append(_span_text((choice.since, choice.until)))
    what = translate("Words", ", ").join(parts) or translate("Statistics", "everything")
    if choice.marks == NO_MARKS:
        text = translate("Statistics", "Counted: {what}; first attempts without help only.")
        return fill(text, what=what)
    if choice.marks == EVERY_GAME.marks:
        return fill(translate("Statistics", "Counted: {what}; every game."), what=what)
    others = [what for mark, what in mark_words().items() if choice.marks & mark]
    text = translate("Statistics", "Counted: {what}; first attempts, and also: {others}.")
    return fill(text, what=what, others=translate("Words", ", ").join(others))


def _span_text(period: Period) -> str:
    since, until = period
    if since is not None and until is not None:
        text = translate("Statistics", "{first} to {last}", "two months")
        return fill(text, first=month_text(since), last=month_text(until))
    return _period_text(period)
