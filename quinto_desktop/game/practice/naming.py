"""What an own mistake is about, found out in the background."""

from __future__ import annotations

import contextlib

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.thinking.thinker import Answer, Thinker
from quinto_desktop.players import StopFlag
from quinto_desktop.players.puzzles.asking import NamingTheme
from quinto_desktop.players.puzzles.puzzle import Puzzle, Theme
from quinto_desktop.records.faults import RecordError


class ThemeNaming(QObject):
    """Finds out what kept mistakes are about, so that puzzles about the same can come back.

    Nobody waits for it: a mistake whose theme is not known comes back as it was.
    """

    def __init__(self, thinker: Thinker, practice: Practice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._practice = practice
        self._asked: dict[StopFlag, Puzzle] = {}
        thinker.answered.connect(self._on_thinker_answered)

    def name(self, puzzle: Puzzle) -> None:
        """Find out what a puzzle is about, unless that is known."""
        if puzzle.theme is Theme.OTHER and puzzle.second is not None:
            self._asked[self._thinker.ask(NamingTheme(puzzle))] = puzzle

    @property
    def is_asking(self) -> bool:
        """Whether something is being found out."""
        return bool(self._asked)

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Answer) -> None:
        puzzle = self._asked.pop(question, None)
        if puzzle is None or not isinstance(answer.value, Theme):
            return
        if answer.value is not Theme.OTHER:
            with contextlib.suppress(RecordError):  # it holds until the program ends
                self._practice.name_theme(puzzle, answer.value)
