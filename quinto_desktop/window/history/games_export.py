"""Saving a game of the history in a file: to be opened again, or to be read."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.past_games import MatchLine, SavedGame, file_of, score_of
from quinto_desktop.window.controls.file_dialogs import Place, save_with_dialog
from quinto_desktop.window.text.past_game_text import date
from quinto_desktop.window.text.score_words import score_words
from quinto_desktop.window.text.translation import fill, translate


def save_game(parent: QWidget, line: MatchLine, game: SavedGame) -> str | None:
    """Let the user choose a file, and save a game there, to be opened again.

    Returns:
        The result, in a sentence; None if the user cancelled.
    """
    title = translate("PastGames", "Save the game")
    kinds = translate("PastGames", "Quinto games (*.quinto)")
    return _saved(parent, title, kinds, _name(line, ".quinto"), file_of(game))


def save_text(parent: QWidget, line: MatchLine, game: SavedGame) -> str | None:
    """Let the user choose a file, and write a game there as a text to read.

    The arguments and the result are those of `save_game`.
    """
    title = translate("PastGames", "Save the score as text")
    kinds = translate("PastGames", "Text files (*.txt)")
    return _saved(parent, title, kinds, _name(line, ".txt"), score_of(game, score_words()))


def _name(line: MatchLine, suffix: str) -> str:
    return fill(translate("PastGames", "Quinto, {date}"), date=date(line) or line.id) + suffix


def _saved(parent: QWidget, title: str, kinds: str, name: str, data: bytes) -> str | None:
    place = Place.DocumentsLocation
    return save_with_dialog(parent, title, kinds, name, QByteArray(data), place)
