"""The deal of the day: offered, played, and its result copied for friends."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from quinto_desktop.game.sharing.days_deal import (
    DaysResult,
    days_game,
    days_result,
    first_result,
    with_result,
)
from quinto_desktop.rules import Form, Step
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.translation import fill, translate

_ELSEWHERE = timedelta(days=1)  # where friends live it may be tomorrow already


class DailyDealController(QObject):
    """Offers the deal of a day, and keeps its first result."""

    def __init__(
        self,
        room: GameRoom,
        today: Callable[[], date] = lambda: date.today(),
    ) -> None:
        super().__init__(room)
        self._room, self._tell = room, room.tell
        self._today = today
        room.controller.stepped.connect(self._on_controller_stepped)

    def offer(self, day: date | None = None) -> None:
        """Say what a day's deal is, by default today's, or what came of it; offer to play it."""
        from quinto_desktop.window.controls.messages import Mark, message_box

        day = day or self._today()
        if day > self._today() + _ELSEWHERE:
            text = translate("Days", "You can play the deal of {date} on that day.")
            self._tell(fill(text, date=_date(day)))
            return
        first = self._first_of(day)
        headline = fill(translate("Days", "The deal of {date}"), date=_date(day))
        box = message_box(self._room.window, Mark.NOTE, headline, _explained(first))
        play = box.addButton(
            translate("Days", "&Play it") if first is None else translate("Days", "&Play it again"),
            QMessageBox.ButtonRole.AcceptRole,
        )
        play.clicked.connect(lambda: self._begin(day))
        default = play
        if first is not None:
            default = box.addButton(
                translate("Days", "&Copy result"), QMessageBox.ButtonRole.ActionRole
            )
            default.clicked.connect(lambda: self._copy(first, is_again=False))
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(default)
        box.open()

    def copy_result(self) -> None:
        """Copy the result of the day's deal on the table, or else today's."""
        own = days_result(self._room.controller.session, self._today())
        first = self._first_of(self._today() if own is None else own.day)
        result = own or first
        if result is None:
            self._tell(translate("Days", "You have not played today’s deal yet."))
        else:
            self._copy(result, is_again=first is not None and result != first)

    def _begin(self, day: date) -> None:
        settings = self._room.preferences.settings
        self._room.files.begin(days_game(day, settings.players_of(Form.FOUR)))

    def _first_of(self, day: date) -> DaysResult | None:
        return first_result(self._room.preferences.settings.days_results, day)

    def _copy(self, result: DaysResult, *, is_again: bool) -> None:
        text = result_text(result, is_again=is_again)
        QGuiApplication.clipboard().setText(text)
        self._tell(fill(translate("Days", "Copied: {result}"), result=text))

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        if step.before.deals_finished or not step.after.deals_finished:
            return
        result = days_result(self._room.controller.session, self._today())
        if result is not None:
            preferences = self._room.preferences
            kept = with_result(preferences.settings.days_results, result)
            preferences.change(days_results=kept)


def result_text(result: DaysResult, *, is_again: bool) -> str:
    """A result to send to friends: “Quinto 2026-11-22: 85 to 40, Master”."""
    text = translate("Days", "Quinto {day}: {ours} to {theirs}, {level}")
    if is_again:
        text = translate("Days", "Quinto {day}: {ours} to {theirs}, {level} (played again)")
    return fill(
        text,
        day=str(result.day),
        ours=result.ours,
        theirs=result.theirs,
        level=_level(result),
    )


def _level(result: DaysResult) -> str:
    if result.level is None:
        return translate("Days", "different levels")
    return level_name(result.level)


def _explained(first: DaysResult | None) -> str:
    if first is None:
        return translate(
            "Days",
            "On this day everyone gets the same cards. You sit South and play one deal by "
            "Parlett’s rules, without take-backs; then you can send the result to your friends.",
        )
    text = translate(
        "Days",
        "Your result was {ours} to {theirs} ({level}). You can play it again, but the first result "
        "counts.",
    )
    return fill(text, ours=first.ours, theirs=first.theirs, level=_level(first))


def _date(day: date) -> str:
    form = translate("Days", "d MMMM yyyy", "a date, as Qt writes it")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
