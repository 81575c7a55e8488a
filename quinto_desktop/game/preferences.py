"""The user's preferences, kept from one start to the next."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from quinto_desktop.game.pacing import Pace, Speed, TrickPause
from quinto_desktop.records import RecordError
from quinto_desktop.records.look import FILE_NAME
from quinto_desktop.records.settings import Settings, load_settings, save_settings

_LONGER = 3.0
"""Factor by which thinking time grows when computer players may think longer."""


class Preferences(QObject):
    """Holds the settings and saves them whenever one changes.

    Signals:
        changed(): A setting or the system's own preference has changed.
        not_saved(Message): The settings could not be saved, and why.
    """

    changed = Signal()
    not_saved = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._path = folder / FILE_NAME
        self.is_first_start = not os.path.exists(self._path)
        self.settings, self.faults = load_settings(self._path)
        self._saved = None if self.faults else self.settings
        self._is_unsaved = False
        self._system_is_still = False

    @property
    def thinking_factor(self) -> float:
        """The factor for computer players' thinking time."""
        return _LONGER if self.settings.think_longer else 1.0

    @property
    def by_compass(self) -> bool:
        """Whether the sides are called by their seats."""
        return self.settings.side_names == "compass"

    @property
    def compares(self) -> bool:
        """Whether finished deals are compared with other tables, which play in the background."""
        return self.settings.other_table and self.settings.background

    @property
    def is_still(self) -> bool:
        """Whether motion is reduced: as the user chose or, by default, as the system asks."""
        chosen = self.settings.reduced_motion
        return self._system_is_still if chosen is None else chosen

    def follow_system(self, *, is_still: bool) -> None:
        """Note whether the system asks for reduced motion."""
        if is_still is not self._system_is_still:
            self._system_is_still = is_still
            self.changed.emit()

    @property
    def pace(self) -> Pace:
        """The pace that follows from the settings."""
        settings = self.settings
        return Pace(Speed(settings.speed), TrickPause(settings.trick_pause), is_still=self.is_still)

    def change(self, **values: Any) -> None:
        """Change settings by name, and save them."""
        self.keep(replace(self.settings, **values))

    def restore(self, names: Iterable[str]) -> None:
        """Reset settings to their defaults."""
        self.change(**{name: getattr(Settings(), name) for name in names})

    def set(self, name: str, value: Any) -> None:
        """Change one setting, and save it."""
        self.change(**{name: value})

    def keep(self, settings: Settings) -> None:
        """Use new settings from now on, and save them."""
        if settings != self.settings:
            self.settings, self._is_unsaved = settings, True
            self.save_changes()
            self.changed.emit()

    def save_changes(self) -> None:
        """Save what has changed, once more where the disk was full then."""
        if not self._is_unsaved:
            return
        try:
            save_settings(self._path, self.settings, self._saved)
            self._saved, self._is_unsaved = self.settings, False
        except RecordError as error:
            self.not_saved.emit(error.message)
