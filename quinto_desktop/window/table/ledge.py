"""The ledge: what one may do now, as buttons in the wood below the hand (board brief §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from functools import partial
from itertools import product

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import GameController
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Observation, RealCards
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.fitting import read_from_side
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.ledge_button import (
    RING,
    TEXT,
    Act,
    Fit,
    LedgeButton,
    WoodButton,
    font_of,
)
from quinto_desktop.window.text.card_text import last_tricks_claimed
from quinto_desktop.window.text.commands import QUESTIONS, Command
from quinto_desktop.window.text.translation import translate

ENTER = "↵"

_HIGH, _LEAST_HIGH = 42.0, 38.0
_APART, _LEAST_APART = 8.0, float(RING)  # no ring lies on another button
_PADDING, _FAIR_PADDING, _TIGHT_PADDING, _LEAST_PADDING = 18.0, 11.0, 7.0, 5.0
_LEAST_TEXT, _LEGIBLE = 13.0, 11.5
_ALOFT_HIGH, _ALOFT_TEXT = 58.0, 19.0
_WITH_CAPS = 0.86  # where the scale is less, there is no room for keys
_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5)

_WAYS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class LedgeRow(Struct, frozen=True):
    """What stands in the ledge, from where one begins to read."""

    buttons: tuple[LedgeButton, ...] = ()

    @classmethod
    def onward(cls, words: str, act: Act, *others: LedgeButton) -> LedgeRow:
        """A row whose last button goes on, by Enter."""
        return cls((*others, LedgeButton(words, act, is_gold=True, key=ENTER)))

    @property
    def gold(self) -> LedgeButton | None:
        """The button that goes on; None if the row has none."""
        return next((button for button in self.buttons if button.is_gold), None)

    @property
    def acts(self) -> tuple[Act, ...]:
        return tuple([button.act for button in self.buttons])


class Asker(IntEnum):
    """Who wants a row in the ledge; the last of those who do gets it."""

    TABLE = 0
    OFFER = 1  # beside what the table has, which stays where one may be about to press it
    GUIDE = 2  # a lesson that lets the game go on
    HINT = 3
    RESULT = 4
    LESSON = 5
    TUTOR = 6


class Ledge(QWidget):
    """Shows the row of whoever asks for more than the others, in the middle of its place.

    It is a toolbar: Tab leads to one of its buttons, and arrows to the others. Its guard begins
    anew whenever other buttons come, so that no held key and no double click presses them.

    Signals:
        chosen(object): The act of a button that has been pressed.
        changed(): It shows another row.
    """

    heard_as = QAccessible.Role.ToolBar

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, look: CurrentTheme, table: QWidget, deaf_ms: Callable[[], int]) -> None:
        super().__init__(table)
        self._look, self._deaf_ms = look, deaf_ms
        self._rows: dict[Asker, LedgeRow] = {}
        self._buttons: dict[Act, WoodButton] = {}
        self._place, self._unit, self._felt, self._beside = QRect(), 1.0, QRect(), 0
        self.row = LedgeRow()
        self.guard = InputGuard(self)
        self.setAccessibleName(self.tr("What can be done"))
        look.changed.connect(self.update)

    # --------------------------------------------------------------- what is shown
    def show(self, row: LedgeRow | None = None, asker: Asker = Asker.TABLE) -> None:
        """Show a row as long as its asker wants it and nobody asks for more."""
        super().show()
        if row is not None and self._rows.get(asker) != row:
            self._rows[asker] = row
            self._refresh()

    def put_away(self, asker: Asker) -> None:
        """Take an asker's row away."""
        if self._rows.pop(asker, None) is not None:
            self._refresh()

    @property
    def asker(self) -> Asker:
        """Whose row is shown."""
        return max(self._rows, default=Asker.TABLE)

    def _refresh(self) -> None:
        row, self._beside = self._rows.get(self.asker, LedgeRow()), 0
        if self.asker is Asker.OFFER:
            self._beside = len(row.buttons)
            row = LedgeRow((*self._rows.get(Asker.TABLE, LedgeRow()).buttons, *row.buttons))
        if row == self.row:
            return
        self._leave_what_goes_off(row)
        are_others, self.row = row.acts != self.row.acts, row
        if are_others:
            self.guard.wait(self._deaf_ms())
        gone = self._make_buttons()
        self._arrange()
        gold = self.gold
        # While a dialog is open no widget has the focus, yet the window knows which will again.
        focused = self.window().focusWidget()
        is_ahead = self.window().isVisible() and not self._table.isVisible()  # of a view to come
        if gold is not None and are_others and gold.isEnabled() and not is_ahead:
            gold.setFocus()
        elif any(button is focused for button in gone):
            self._table.setFocus()
        for button in gone:
            button.hide()  # after the focus has gone: Qt would hand it on, and a reader tell where
            button.deleteLater()  # when the event loop runs again
        self._lead_tab()
        self.changed.emit()

    def _leave_what_goes_off(self, row: LedgeRow) -> None:
        # Qt would hand the focus on to whatever comes next by Tab, outside the row.
        off = [self._buttons.get(content.act) for content in row.buttons if content.is_off]
        focused = self.window().focusWidget()
        if focused is not None and focused in off:
            (self.gold or self._table).setFocus()

    @property
    def _table(self) -> QWidget:
        table = self.parentWidget()
        assert table is not None
        return table

    def _make_buttons(self) -> list[WoodButton]:
        # Returns those that go. One that stays keeps its widget: it may be pressed just now.
        before, self._buttons = self._buttons, {}
        for content in self.row.buttons:
            button = before.pop(content.act, None)
            if button is not None and button.content.is_aloft != content.is_aloft:
                before[content.act], button = button, None
            if button is None:
                button = WoodButton(self._look, self._table if content.is_aloft else self)
                button.clicked.connect(partial(self.chosen.emit, content.act))
                self.guard.watch(button)
                button.show()
            button.say(content)
            self._buttons[content.act] = button
        return [*before.values()]

    @property
    def buttons(self) -> list[WoodButton]:
        """The buttons from where one begins to read."""
        return [*self._buttons.values()]

    @property
    def gold(self) -> WoodButton | None:
        """The button that goes on, which Enter presses; None if there is none."""
        content = self.row.gold
        return None if content is None else self._buttons[content.act]

    def offered(self) -> list[WoodButton]:
        """The buttons, the one that goes on first."""
        return sorted(self.buttons, key=lambda button: not button.content.is_gold)

    def press_gold(self) -> bool:
        """Press what goes on, unless that comes too soon; False if there is none."""
        gold = self.gold
        if gold is None:
            return False
        if gold.isEnabled() and not self.guard.is_hasty():
            gold.click()
        return True

    # --------------------------------------------------------------- keys
    def _lead_tab(self) -> None:
        able = [button for button in self._inside if button.isEnabled()]
        focused = [button for button in able if button.hasFocus()]
        likely = [button for button in able if button.content.is_gold]
        stop = next(iter([*focused, *likely, *able]), None)
        stops = [button for button in self.buttons if button.content.is_aloft or button is stop]
        for button in self.buttons:
            policy = Qt.FocusPolicy.TabFocus if button in stops else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)
        for button in stops:
            QWidget.setTabOrder(self._table, button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        able = [button for button in self._inside if button.isEnabled()]
        places = [place for place, button in enumerate(able) if button.hasFocus()]
        key = event.key()
        is_elsewhere = len(able) < 2 or key not in _WAYS | _ENDS  # the table's, as of the fan
        if event.modifiers() & COMMANDING or not places or is_elsewhere:
            event.ignore()
            return
        way = -1 if self.isRightToLeft() else 1
        to = _ENDS[key] if key in _ENDS else places[0] + way * _WAYS[key]
        if key in _ENDS or 0 <= to < len(able):
            able[to].setFocus(Qt.FocusReason.OtherFocusReason)
            self._lead_tab()

    # --------------------------------------------------------------- place
    def stand(self, place: QRectF, unit: float) -> None:
        """Find room in a place of the table at a scale."""
        if (place.toRect(), unit) != (self._place, self._unit):
            self._place, self._unit = place.toRect(), unit
            self._arrange()

    def hold_aloft(self, place: QRect) -> None:
        """Lay the button that stands on the felt there, if there is one."""
        self._felt = place
        for button in self.buttons:
            if button.content.is_aloft:
                unit, whole = place.height() / _ALOFT_HIGH, QRect(place)
                fit = Fit(unit, _ALOFT_TEXT * unit, 2 * _PADDING * unit, 0.0, has_keys=True)
                whole.setWidth(max(place.width(), button.needed_width(fit)) + 2 * RING)
                whole.setHeight(place.height() + 2 * RING)
                whole.moveCenter(place.center())
                button.dress(fit)
                button.setGeometry(whole)
                button.raise_()

    @property
    def _inside(self) -> list[WoodButton]:
        return [button for button in self.buttons if not button.content.is_aloft]

    def _arrange(self) -> None:
        self.hold_aloft(self._felt)
        buttons, place = self._inside, self._place
        if not buttons or place.isEmpty():
            self.setGeometry(QRect(place.topLeft(), QSize(0, 0)))
            return
        high = min(place.height(), round(max(_LEAST_HIGH, _HIGH * self._unit)) + 2 * RING)
        fits = self._all_fitting(buttons, place.width(), high - 2 * RING)
        wide = [button.needed_width(fit) for button, fit in zip(buttons, fits, strict=True)]
        apart = round(fits[0].apart)
        inside = sum(wide) + apart * (len(buttons) - 1)
        share = min(1.0, place.width() / inside)
        whole = QRect(0, 0, int(share * inside) + 2 * RING, high)
        whole.moveCenter(place.center())
        beside = sum(wide[len(wide) - self._beside :]) + apart * self._beside
        aside = max(0, min(beside, place.width() - whole.width()) // 2)
        self.setGeometry(whole.translated(-aside if self.isRightToLeft() else aside, 0))
        x = 0.0
        for button, fit, needed in zip(buttons, fits, wide, strict=True):
            box = QRect(int(x), 0, int(share * needed) + 2 * RING, high)
            button.dress(fit)
            button.setGeometry(read_from_side(self, box))
            x += share * (needed + apart)

    def _all_fitting(self, buttons: list[WoodButton], width: int, high: int) -> list[Fit]:
        own = buttons[: len(buttons) - self._beside]
        fit = self._fitting(own, width, high)
        free = width - sum(button.needed_width(fit) + round(fit.apart) for button in own)
        other = self._fitting(buttons[len(own) :], (free - round(fit.apart)) // 2, high)
        if other.points < _LEGIBLE:
            fit = other = self._fitting(buttons, width, high)
        return [fit] * len(own) + [other] * self._beside

    def _fitting(self, buttons: list[WoodButton], width: int, high: int) -> Fit:
        for fit in self._fits():
            needed = sum(button.needed_width(fit) for button in buttons)
            is_low = fit.lines * QFontMetricsF(font_of(fit)).height() <= high
            if is_low and needed + round(fit.apart) * (len(buttons) - 1) <= width:
                break
        return fit

    def _fits(self) -> Iterator[Fit]:
        # What is shortened is the row, not a word: keys, long words, one line, size.
        unit = max(0.9, self._unit)
        points, apart = max(_LEAST_TEXT, TEXT * max(1.0, self._unit)), _APART * max(1.0, unit)
        fair = _PADDING if self._unit >= _WITH_CAPS else _FAIR_PADDING
        if self._unit >= _WITH_CAPS:
            yield Fit(unit, points, fair * unit, apart, has_keys=True)
        yield Fit(unit, points, fair * unit, apart)
        for is_short in (False, True):
            yield Fit(unit, points, _FAIR_PADDING * unit, apart, is_short=is_short)
            yield Fit(unit, points, _TIGHT_PADDING * unit, _LEAST_APART, is_short=is_short)
        small = Fit(unit, points, _LEAST_PADDING * unit, _LEAST_APART, lines=2)
        for share, is_short in product(_SHARES, (False, True)):
            yield small._replace(points=share * points, is_short=is_short)


_AT_TABLE = (Command.UNDO, Command.HINT, Command.LAST_TRICK)
_OF_CARDS = (
    *(Command.HINT, Command.CLAIM, Command.LAST_TRICK, Command.SKYLINE, Command.DEAL_AGAIN),
    *(Command.REVIEW, Command.REPLAY, Command.BRANCHES, Command.COPY_DEAL, Command.COPY_SOURCE),
    *(command for command in QUESTIONS if command not in (Command.ASK_SCORE, Command.ASK_CALLS)),
)
"""What there is to do about cards, which Quinto does not see where people hold real ones."""


def possible_commands(
    controller: GameController, seen: Observation | None, *, is_taught: bool
) -> Mapping[Act, bool]:
    """Whether there is something to do for a command of the game; without those that always can."""
    session = controller.session
    no_cards = _OF_CARDS if isinstance(session.setup.source, RealCards) else ()
    return {
        Command.UNDO: controller.can_undo,
        Command.REDO: session.can_redo,
        Command.ABANDON: session.length > 0 and not controller.is_over,
        Command.DEAL_AGAIN: session.can_play_deal_again and not is_taught,
        Command.LAST_TRICK: seen is not None and bool(seen.tricks),
        Command.EVENING: len(session.setup.people) > 1,
        **dict.fromkeys(no_cards, False),
    }


def ledge_row(
    possible: Mapping[Act, bool],
    seen: Observation | None,
    no_undo: str = "",
    *,
    has_claim: bool,
    has_sheet: bool = False,
) -> LedgeRow:
    """The row of a game's table; why it has no undo; a claim is offered while certain to hold."""
    titles = {
        Command.UNDO: translate("Ledge", "Undo"),
        Command.HINT: translate("Ledge", "Hint"),
        Command.LAST_TRICK: translate("Ledge", "Last trick"),
    }
    has_cards = seen is None or not seen.has_real_cards
    commands = _AT_TABLE if has_cards else (Command.UNDO,)
    buttons = [_button(command, titles[command]) for command in commands]
    buttons[0] = replace(buttons[0], tip=no_undo)
    if has_claim and seen is not None:
        words = last_tricks_claimed(TRICKS_IN_A_DEAL - len(seen.tricks))
        claim = _button(Command.CLAIM, words, is_off=not seen.actions)
        buttons.append(replace(claim, short=translate("Ledge", "Take all")))
    if has_sheet:
        close = _button(Command.SHEET, translate("Ledge", "Close sheet"))
        buttons.append(replace(close, short=translate("Ledge", "Close")))
    off = [one.is_off or not possible.get(one.act, True) for one in buttons]
    return LedgeRow(tuple([replace(one, is_off=it) for one, it in zip(buttons, off, strict=True)]))


def _button(command: Command, words: str, *, is_off: bool = False) -> LedgeButton:
    return LedgeButton(words, command, key=command.spec.shown_key, is_off=is_off)
