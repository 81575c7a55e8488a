"""What the game waits for besides a turn: who is to come to the screen, and what went wrong."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.window.card_words import fill
from quinto_desktop.window.panels.result_panel import Choice
from quinto_desktop.window.table.results import game_choices

translate = QCoreApplication.translate

RETRY = "retry"
READY = "ready"


class Notice(NamedTuple):
    """The words and the buttons of a notice.

    Attributes:
        title: What is the matter.
        text: What follows from it.
        choices: What one may do.
    """

    title: str
    text: str
    choices: tuple[Choice, ...]


def next_person(name: str) -> Notice:
    """Another person is asked to the screen."""
    text = translate("SeatView", "The cards are hidden until {name} sits before the screen.")
    ready = Choice(fill(translate("SeatView", "I am {name}"), name=name), READY)
    return Notice(
        fill(translate("SeatView", "{name} is next"), name=name), fill(text, name=name), (ready,)
    )


def failed_player(name: str, fault: str) -> Notice:
    """A computer player has stopped thinking.

    Args:
        name: The player.
        fault: What Python says of it.
    """
    text = translate(
        "SeatView",
        "Something went wrong with this computer player ({fault}). The game is paused; nothing is "
        "lost. If trying again fails too, save the game and report it.",
    )
    return Notice(
        fill(translate("SeatView", "{name} has stopped thinking"), name=name),
        fill(text, fault=fault),
        (Choice(translate("SeatView", "Try again"), RETRY),),
    )


def abandoned_game() -> Notice:
    """The game was given up."""
    return Notice(
        translate("SeatView", "The game was given up"),
        translate("SeatView", "Undo takes it up again."),
        game_choices(),
    )
