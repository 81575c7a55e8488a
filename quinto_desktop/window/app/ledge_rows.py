"""What one may ask for at the game's table now: for the menus, and as a row of the ledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from quinto_desktop.game import GameController
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Observation
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text.card_text import last_tricks_claimed
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import translate

_AT_TABLE = (Command.UNDO, Command.HINT, Command.LAST_TRICK)


def possible_commands(
    controller: GameController, seen: Observation | None, *, is_taught: bool
) -> Mapping[Enum, bool]:
    """Whether there is something to do for a command of the game; without those that always can."""
    session = controller.session
    return {
        Command.UNDO: controller.can_undo,
        Command.REDO: session.can_redo,
        Command.ABANDON: not controller.is_over,
        Command.DEAL_AGAIN: session.can_play_deal_again and not is_taught,
        Command.LAST_TRICK: seen is not None and bool(seen.tricks),
    }


def ledge_row(
    possible: Mapping[Enum, bool],
    seen: Observation | None,
    *,
    has_claim: bool,
    has_sheet: bool = False,
) -> LedgeRow:
    """The row of a game's table.

    A claim is offered while it is certain to hold; an open score sheet can be closed.
    """
    titles = {
        Command.UNDO: translate("Ledge", "Undo"),
        Command.HINT: translate("Ledge", "Hint"),
        Command.LAST_TRICK: translate("Ledge", "Last trick"),
    }
    buttons = [_button(command, titles[command]) for command in _AT_TABLE]
    if has_claim and seen is not None:
        words = last_tricks_claimed(TRICKS_IN_A_DEAL - len(seen.tricks))
        claim = _button(Command.CLAIM, words, is_off=not seen.actions)
        buttons.append(replace(claim, short=translate("Ledge", "Claim")))
    if has_sheet:
        close = _button(Command.SHEET, translate("Ledge", "Close sheet"))
        buttons.append(replace(close, short=translate("Ledge", "Close"), is_gold=True))
    return LedgeRow(
        tuple(
            [
                replace(button, is_off=button.is_off or not possible.get(button.act, True))
                for button in buttons
            ]
        )
    )


def _button(command: Command, words: str, *, is_off: bool = False) -> LedgeButton:
    return LedgeButton(words, command, key=command.spec.shown_key, is_off=is_off)
