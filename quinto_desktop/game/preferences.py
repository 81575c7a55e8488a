"""A person's wishes, kept from start to start."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from quinto_desktop.game.pacing import Pace, Speed, TrickPause
from quinto_desktop.records import RecordError
from quinto_desktop.records.look import FILE_NAME
from quinto_desktop.records.settings import (
    Settings,
    load_settings,
    save_settings,
    values_of,
)

_LONGER = 3.0
"""How many times as long as usual players think that may think longer."""


class Preferences(QObject):
    """Holds the settings and writes them whenever one changes.

    Signals:
        changed(): A setting has another value, or the system asks for something else.
        not_saved(Message): The settings could not be written, and why.

    Args:
        folder: Where the settings file is.

    Attributes:
        settings: The settings as they are now.
        is_first_start: Whether there were no settings yet.
        faults: Everything that was wrong with the file.
    """

    changed = Signal()
    not_saved = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._path = folder / FILE_NAME
        self.is_first_start = not self._path.exists()
        self.settings, self.faults = load_settings(self._path)
        self._system_is_still = False

    @staticmethod
    def values_of(name: str) -> tuple[object, ...]:
        """All values that a setting of a few values, or a switch, may have."""
        return values_of(name)

    @property
    def thinking_factor(self) -> float:
        """By how much the computer players' time to think is stretched."""
        return _LONGER if self.settings.think_longer else 1.0

    @property
    def is_still(self) -> bool:
        """Whether movement is spared: as was chosen, or else as the system asks."""
        chosen = self.settings.reduced_motion
        return self._system_is_still if chosen is None else chosen

    def heed_system(self, *, is_still: bool) -> None:
        """The system asks to spare movement, or does so no longer."""
        if is_still is not self._system_is_still:
            self._system_is_still = is_still
            self.changed.emit()

    @property
    def pace(self) -> Pace:
        """The speed and the pause that were chosen."""
        settings = self.settings
        return Pace(
            Speed(settings.speed),
            TrickPause(settings.trick_pause),
            is_still=self.is_still,
        )

    def change(self, **values: Any) -> None:
        """Change settings by their names, and keep them."""
        self.keep(replace(self.settings, **values))

    def restore(self, names: Iterable[str]) -> None:
        """Make settings what they were at the first start."""
        first = Settings()
        self.change(**{name: getattr(first, name) for name in names})

    def set(self, name: str, value: Any) -> None:
        """Change one setting, and keep it."""
        self.change(**{name: value})

    def keep(self, settings: Settings) -> None:
        """Use other settings from now on, and keep them."""
        if settings == self.settings:
            return
        self.settings = settings
        try:
            save_settings(self._path, settings)
        except RecordError as error:
            self.not_saved.emit(error.message)
        self.changed.emit()
