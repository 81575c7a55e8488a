"""Keeps unfinished games when a new one is started: the last twenty of them.

Beyond those the oldest is removed silently. To keep a game for longer, the user saves it.
"""

from __future__ import annotations

import contextlib
import os
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.files import SUFFIX, create_file
from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.faults import Fault, cause_of
from quinto_desktop.records.saves.document import encode
from quinto_desktop.records.saves.saved_game import SavedGame

_STEM = "unfinished-"
MOST_KEPT = 20
"""How many games the shelf keeps."""


class Shelf:
    """A folder that keeps the last unfinished games, as ordinary saved games.

    Args:
        folder: Where they are; created with the first one.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, game: SavedGame) -> Path:
        """Keep a game, and remove the oldest ones beyond the limit.

        Only files named the way the shelf names them are ever removed.

        Returns:
            The game's file.

        Raises:
            RecordError: It cannot be written.
        """
        data = encode(game)
        self._make_folder()
        numbers = sorted(self._numbers())
        path = next(
            path
            for path in map(self._path, count(numbers[-1] + 1 if numbers else 1))
            # It may be there in capitals, where that is the same, or since we have looked.
            if not os.path.lexists(path) and create_file(path, data)
        )
        for number in numbers[: max(0, len(numbers) + 1 - MOST_KEPT)]:
            with contextlib.suppress(OSError):  # it only takes up room
                self._path(number).unlink(missing_ok=True)
        return path

    def _make_folder(self) -> None:
        try:
            make_folder(self.folder)
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.SHELF_NOT_MADE, folder=self.folder, reason=reason) from error

    def _path(self, number: int) -> Path:
        return self.folder / f"{_STEM}{number}{SUFFIX}"

    def _numbers(self) -> list[int]:
        stems = (path.stem.removeprefix(_STEM) for path in self.folder.glob(f"{_STEM}*{SUFFIX}"))
        # The shelf would not write 007, so the file is someone else's.
        return [int(stem) for stem in stems if stem.isdecimal() and stem == str(int(stem))]
