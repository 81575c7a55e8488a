"""What is counted: form, level, partner, period, and whether only what was played first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QDate, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from quinto_desktop.game.past.statistics import ALL_MARKS, NO_MARKS, Choice, Figures, Marks, Offer
from quinto_desktop.rules import Form
from quinto_desktop.window.controls.drop_down import DropDown, TickBox
from quinto_desktop.window.controls.fields import FIELD_HEIGHT
from quinto_desktop.window.history.numbers import deals_count, games_count, month_text
from quinto_desktop.window.history.statistics_report import (
    form_text,
    level_place,
    level_text,
    mark_text,
    partner_place,
    partner_text,
)
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.text.translation import fill, translate

_SMALL = 14
_FRACTION = 4
_LEAST_LETTERS = 11
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
        self.label = QLabel(self)
        self.label.setFont(ui_font(_SMALL * unit))
        self.label.setBuddy(self.box)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(6 * unit))
        layout.addWidget(self.box)
        layout.addWidget(self.label, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(round(FIELD_HEIGHT * unit))
        self.say(text)

    def say(self, text: str) -> None:
        """Show another text, perhaps with a mnemonic."""
        self.label.setText(text)
        self.box.setAccessibleName(text.replace("&", ""))

    def tick(self, *, is_on: bool) -> None:
        """Tick it without telling anybody, or clear it."""
        with QSignalBlocker(self.box):
            self.box.setChecked(is_on)
        self.box.update()

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_FRACTION, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()


class FilterField(DropDown, Generic[Value]):
    """A list of values of which one is chosen; it may be as wide as its longest value."""

    def __init__(
        self,
        chosen: Callable[[Value], object],
        unit: float,
        name: str,
        parent: QWidget,
        *,
        is_wide: bool = False,
    ) -> None:
        super().__init__(parent)
        self._values: list[Value] = []
        self.setFont(ui_font(_SMALL * unit))
        self.setMinimumHeight(round(FIELD_HEIGHT * unit))
        self.setMinimumContentsLength(_LEAST_LETTERS)
        kinds = QComboBox.SizeAdjustPolicy
        self.setSizeAdjustPolicy(
            kinds.AdjustToContents if is_wide else kinds.AdjustToMinimumContentsLengthWithIcon
        )
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux, the name is what is chosen
        self.currentIndexChanged.connect(lambda place: chosen(self._values[place]))

    def offer(self, values: Mapping[Value, str], chosen: Value) -> None:
        """Offer values by their names, and show one of them as chosen."""
        names = list(values.values())
        with QSignalBlocker(self):
            if list(values) != self._values or names != self._names():
                self._values = list(values)
                self.clear()
                self.addItems(names)
            self.setCurrentIndex(self._values.index(chosen))
        self.update()

    def choose(self, value: Value) -> None:
        """Choose a value, as the user does."""
        self.setCurrentIndex(self._values.index(value))

    @property
    def values(self) -> list[Value]:
        """What is offered."""
        return list(self._values)

    def _names(self) -> list[str]:
        return [self.itemText(place) for place in range(self.count())]


class FilterBar(QWidget):
    """The filters on one line, or on two where it is narrow.

    Signals:
        chosen(object): The user wants another `Choice` to be counted.

    Attributes:
        first: Whether only what was played first, without help, is counted.
        clear: The button that counts everything of the usual kind again.
    """

    chosen = Signal(object)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice = Choice()
        self.form: FilterField[Form | None] = FilterField(
            lambda form: self._choose(form=form), unit, translate("Statistics", "Type"), self
        )
        self.level: FilterField[str | None] = FilterField(
            lambda level: self._choose(level=level), unit, translate("Statistics", "Level"), self
        )
        self.partner: FilterField[str | None] = FilterField(
            lambda name: self._choose(partner=name), unit, translate("Statistics", "Partner"), self
        )
        self.period: FilterField[Period] = FilterField(
            lambda period: self._choose(since=period[0], until=period[1]),
            unit,
            translate("Statistics", "Period"),
            self,
        )
        self.first = Tick(translate("Statistics", "&First attempts only"), unit, self)
        self.first.box.setAccessibleDescription(
            translate(
                "Statistics",
                "Leaves out deals with take-backs or hints, deals played before or opened from a "
                "file, lessons and branches.",
            )
        )
        self.first.box.toggled.connect(self._on_first_toggled)
        self.clear = QPushButton(translate("Statistics", "C&lear"), self)
        self.clear.setAccessibleDescription(translate("Statistics", "Removes all filters."))
        self.clear.setFont(ui_font(_SMALL * unit))
        self.clear.setMinimumHeight(round(FIELD_HEIGHT * unit))
        self.clear.setAutoDefault(False)
        make_quiet(self.clear)
        self.clear.clicked.connect(lambda: self.chosen.emit(Choice()))
        self._count = QLabel(self)
        self._count.setFont(ui_font(_SMALL * unit))
        self._count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._lay_out(unit)

    @property
    def pickers(self) -> tuple[FilterField[Any], ...]:
        """The lists, in their order."""
        return self.form, self.level, self.partner, self.period

    def show_choice(self, choice: Choice, offer: Offer, figures: Figures) -> None:
        """Show what is counted, what there is to choose from, and how much is found."""
        self._choice = choice
        self.form.offer(_forms(offer, choice), choice.form)
        self.level.offer(_levels(offer, choice), choice.level)
        self.partner.offer(_partners(offer, choice), choice.partner)
        period = (choice.since, choice.until)
        periods = periods_to_choose(offer.months, this_month())
        self.period.offer({**periods, period: periods.get(period, _period_text(period))}, period)
        self.first.tick(is_on=choice.marks == NO_MARKS)
        self.clear.setEnabled(choice != Choice())
        whole = figures.whole
        told = fill(
            translate("Statistics", "{games}, {deals}", "two counts"),
            games=games_count(whole.games.cases),
            deals=deals_count(whole.points.deals),
        )
        self._count.setText(told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        lists = self._width_of_lists(2, lambda picker: picker.minimumSizeHint().width())
        height = super().minimumSizeHint().height()
        return QSize(max(lists, self._lower.minimumSize().width()), height)

    # --------------------------------------------------------------- what is chosen
    def _choose(self, **changed: Any) -> None:
        self.chosen.emit(replace(self._choice, **changed))

    def _on_first_toggled(self, is_on: bool) -> None:  # noqa: FBT001
        self._choose(marks=NO_MARKS if is_on else ALL_MARKS)

    # --------------------------------------------------------------- layout
    def _lay_out(self, unit: float) -> None:
        gap = round(8 * unit)
        self._upper, self._lower = QGridLayout(), QHBoxLayout()
        self._columns = 0
        for part in (self._upper, self._lower):
            part.setSpacing(gap)
        self._put_lists(len(self.pickers))
        self._lower.addWidget(self.first)
        self._lower.addWidget(self.clear)
        self._lower.addStretch(1)
        self._lower.addWidget(self._count, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(gap)
        self._rows.addLayout(self._upper)
        self._rows.addLayout(self._lower, 1)

    def _fit(self) -> None:
        """Take one line for all, else one for the lists, else two for them."""
        all_lists = len(self.pickers)
        least = self._width_of_lists(all_lists, lambda picker: picker.minimumSizeHint().width())
        self._put_lists(all_lists if least <= self.width() else 2)
        usual = self._width_of_lists(all_lists, lambda picker: picker.sizeHint().width())
        needed = usual + self._lower.sizeHint().width() + 2 * self._rows.spacing()
        kinds = QBoxLayout.Direction
        wanted = kinds.LeftToRight if needed <= self.width() else kinds.TopToBottom
        if self._rows.direction() is not wanted:
            self._rows.setDirection(wanted)
        self._rows.invalidate()  # it would count the lines that there were before
        self.setFixedHeight(self._rows.sizeHint().height())

    def _width_of_lists(self, columns: int, width: Callable[[FilterField[Any]], int]) -> int:
        gaps = (columns - 1) * self._upper.horizontalSpacing()
        return columns * max(map(width, self.pickers)) + gaps

    def _put_lists(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, picker in enumerate(self.pickers):
            self._upper.addWidget(picker, place // columns, place % columns)
        for column in range(len(self.pickers)):
            self._upper.setColumnStretch(column, 1 if column < columns else 0)


def _forms(offer: Offer, choice: Choice) -> dict[Form | None, str]:
    found: dict[Form | None, str] = {None: translate("Statistics", "Any type")}
    for form in Form:
        if form.value in offer.forms or form is choice.form:
            found[form] = form_text(form.value)
    return found


def _levels(offer: Offer, choice: Choice) -> dict[str | None, str]:
    found: dict[str | None, str] = {None: translate("Statistics", "Any level")}
    chosen = set() if choice.level is None else {choice.level}
    for level in sorted({*offer.levels, *chosen}, key=level_place):
        found[level] = level_text(level)
    return found


def _partners(offer: Offer, choice: Choice) -> dict[str | None, str]:
    found: dict[str | None, str] = {None: translate("Statistics", "Any partner")}
    chosen = set() if choice.partner is None else {choice.partner}
    for name in sorted({*offer.partners, *chosen}, key=partner_place):
        found[name] = partner_text(name)
    return found


def _period_text(period: Period) -> str:
    since = period[0]
    if since is None:
        return translate("Statistics", "All time")
    return fill(translate("Statistics", "Since {month}"), month=month_text(since))


def choice_text(choice: Choice) -> str:
    """What is counted, in a sentence: form, level, partner, period, and what set apart."""
    parts = []
    if choice.form is not None:
        parts.append(form_text(choice.form.value))
    if choice.level is not None:
        parts.append(level_text(choice.level))
    if choice.partner is not None:
        parts.append(partner_text(choice.partner))
    if choice.since is not None or choice.until is not None:
        parts.append(_span_text((choice.since, choice.until)))
    what = translate("Words", ", ").join(parts) or translate("Statistics", "everything")
    if choice.marks == NO_MARKS:
        text = translate("Statistics", "Counted: {what}; first attempts without help only.")
        return fill(text, what=what)
    others = [mark_text(mark) for mark in Marks if choice.marks & mark]
    text = translate("Statistics", "Counted: {what}; first attempts, and also: {others}.")
    return fill(text, what=what, others=translate("Words", ", ").join(others))


def _span_text(period: Period) -> str:
    since, until = period
    if since is not None and until is not None:
        text = translate("Statistics", "{first} to {last}", "two months")
        return fill(text, first=month_text(since), last=month_text(until))
    return _period_text(period)
