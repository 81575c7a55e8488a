"""What stands around the list of games: news, what it is narrowed down to, what has no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from quinto_desktop.game import Level
from quinto_desktop.game.past.past_games import ALL_MARKS, NO_MARKS, Choice, Order, Outcome, Search
from quinto_desktop.rules import Form
from quinto_desktop.window.controls.drop_down import TickBox
from quinto_desktop.window.controls.fields import GAP, column, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.history.filters import ALWAYS, FilterField, periods_to_choose, this_month
from quinto_desktop.window.history.games_table import COLUMNS
from quinto_desktop.window.look.material import LOW
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.text import past_game_text
from quinto_desktop.window.text.seat_text import name_among
from quinto_desktop.window.text.translation import join_and, title_case


class Notice(QWidget):
    """Says something, until there is something else to say; hidden while there is nothing.

    Signals:
        acted(): What is offered has been chosen.

    Attributes:
        act: The button for what is offered.
    """

    acted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)  # it may name files
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.act = QPushButton(self)
        self.act.setProperty(LOW, True)  # noqa: FBT003
        self.act.setAutoDefault(False)
        make_quiet(self.act)
        self.act.clicked.connect(self.acted)
        self.setLayout(row((self.words, 1), self.act, edges=(0, 0, 0, 0)))
        self.hide()

    def say(self, sentence: str, offer: str = "") -> None:
        """Say something, and tell it to assistive technology."""
        self.words.setText(sentence)
        self.act.setText(offer)
        self.act.setVisible(bool(offer))
        self.setVisible(bool(sentence))
        if sentence:
            announce(self, sentence)


_TYPING_MS = 150
_MARGINS = 80


class SortButton(QPushButton):
    """Opens a menu of what the list can be sorted by.

    Signals:
        sort_wanted(object): The list is to be sorted by this `Order`, or the other way round if it
            is so already.
    """

    sort_wanted = Signal(object)

    def __init__(self, now: Callable[[], Order], parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(self.tr("&Sort"))
        self._now = now
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        dress_menu(menu)
        self.setMenu(menu)

    @Slot()
    def _fill(self) -> None:
        menu, now = self.menu(), self._now()
        menu.clear()
        for one in [one for one in COLUMNS if one.value.order is not None]:
            order, action = one.value.order, menu.addAction(one.title)
            action.setCheckable(True)
            action.setChecked(order is now)
            action.triggered.connect(lambda _on=False, order=order: self.sort_wanted.emit(order))
        menu.addSeparator()
        turn = menu.addAction(self.tr("The other &way round"))
        turn.triggered.connect(lambda: self.sort_wanted.emit(now))


class Finder(QWidget):
    """Asks which games are wanted.

    Signals:
        changed(): Other games are wanted.

    Attributes:
        text: Part of a name, a number, or the beginning of a commitment.
        months: The first and the last month, as the history counts them.
        person: Whose games, or those of which people, by name; empty for everybody's.
        firsts: Whether only first plays without help are wanted.
        found: Says how much is found.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Find a name or a number"))
        self.text.setAccessibleName(self.tr("Find a name or a number"))
        self.text.setClearButtonEnabled(True)
        self.person = self._field(self.tr("Who played"))
        self.settle = QPushButton(self.tr("&Who owes whom…"), self)
        self.form = self._field(self.tr("Type"))
        self.level = self._field(self.tr("Level"))
        self.partner = self._field(self.tr("Partner"))
        self.months = self._field(self.tr("Period"))
        self.outcome = self._field(self.tr("Result"))
        self.firsts = TickBox(self)
        self.clear = QPushButton(self.tr("&Clear"), self)
        self.found = QLabel(self)
        self._typed = QTimer(self, singleShot=True)
        self._offer()
        self._lay_out()
        self.text.textChanged.connect(lambda: self._typed.start(_TYPING_MS))
        self._typed.timeout.connect(self._on_changed)
        self.firsts.toggled.connect(self._on_changed)
        self.clear.clicked.connect(self._on_clear_clicked)
        self._on_changed()

    def _field(self, name: str) -> FilterField[Any]:
        return FilterField(name, self, lambda _: self._on_changed())

    @property
    def _pickers(self) -> tuple[FilterField[Any], ...]:
        return self.form, self.level, self.partner, self.months, self.outcome, self.person

    @property
    def is_narrow(self) -> bool:
        """Whether not simply everything is wanted."""
        chosen = any(picker.currentIndex() > 0 for picker in self._pickers)
        return chosen or self.firsts.isChecked() or bool(self.text.text().strip())

    def search_from(self, search: Search) -> Search:
        """Return the search for what is wanted, in the order of another one."""
        since, until = self.months.value
        choice = Choice(
            self.form.value,
            self.level.value,
            self.partner.value,
            since,
            until,
            NO_MARKS if self.firsts.isChecked() else ALL_MARKS,
        )
        how = search.order, search.is_rising, self.person.value
        return Search(choice, self.text.text(), self.outcome.value, *how)

    def offer_people(self, companies: Sequence[tuple[str, ...]]) -> None:
        """Offer each person of these companies, and each that is of several."""
        persons = sorted({(name,) for company in companies for name in company})
        several = [company for company in companies if len(company) > 1]
        named = {it: join_and([*map(name_among, it)]) for it in (*persons, *several)}
        chosen = self.person.value if self.person.values and several else ()
        self.person.offer({(): self.tr("Everybody"), **named}, chosen if chosen in named else ())
        self.person.setVisible(bool(several))

    def offer_partners(self, names: Sequence[str]) -> None:
        """Offer these partners."""
        partners: dict[str | None, str] = {None: self.tr("Any partner")}
        partners |= {name: name_among(name) for name in names}
        chosen = self.partner.value if self.partner.values else None
        self.partner.offer(partners, chosen if chosen in partners else None)

    def show_filters(self, *, are_there: bool) -> None:
        """Show the filters, or only how much is found."""
        for part in (*self._pickers[:-1], self.firsts, self._label, self.clear):
            part.setVisible(are_there)
        self.settle.setVisible(len(self.person.value) > 1)
        self.clear.setEnabled(self.is_narrow)

    @Slot()
    def open(self) -> None:
        """Let a text be typed."""
        self.text.selectAll()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def _on_clear_clicked(self) -> None:
        with QSignalBlocker(self):
            self.text.clear()
            self.firsts.setChecked(False)
            for picker in self._pickers:
                picker.setCurrentIndex(0)
        self._typed.stop()
        self.text.setFocus()
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._typed.stop()
        self.changed.emit()

    def _offer(self) -> None:
        forms = {form: past_game_text.form_name(form) for form in Form}
        self.form.offer({None: self.tr("Any type"), **forms}, None)
        levels = [*(level.value for level in Level), "mixed", ""]
        named = {level: past_game_text.level_text(level) for level in levels}
        self.level.offer({None: self.tr("Any level"), **named}, None)
        self.offer_partners(())
        self.offer_people(())
        now = this_month()
        self.months.offer(periods_to_choose((now - 12, now), now), ALWAYS)
        outcomes = {each: title_case(past_game_text.outcome_name(each)) for each in Outcome}
        self.outcome.offer({None: self.tr("Any result"), **outcomes}, None)

    def _lay_out(self) -> None:
        make_quiet(self.clear)
        label = self._label = QLabel(self.tr("first attempts &only"), self)
        label.setBuddy(self.firsts)
        self.firsts.setAccessibleName(self.tr("first attempts only"))
        self.firsts.setAccessibleDescription(
            self.tr(
                "Leaves out games with undo or hints, games played again or opened from a file, "
                "and lessons."
            )
        )
        self.firsts.setToolTip(self.firsts.accessibleDescription())
        label.setToolTip(self.firsts.accessibleDescription())
        for button in (self.clear, self.settle):
            button.setProperty(LOW, True)  # noqa: FBT003
            button.setAutoDefault(False)
        choices, pickers = QGridLayout(), self._pickers[:-1]
        choices.setSpacing(GAP)
        width = sum(picker.sizeHint().width() + GAP for picker in pickers)
        columns = 5 if width < self.screen().availableSize().width() - _MARGINS else 3
        for number, picker in enumerate(pickers):
            choices.addWidget(picker, *divmod(number, columns))
        company = row((self.person, 1), self.settle, gap=GAP)
        rest = row(self.firsts, label, self.clear, None, self.found, gap=GAP)
        self.setLayout(column(company, choices, rest, gap=4, edges=(0, 0, 0, 0)))
