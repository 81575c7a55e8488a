"""What the program remembers of a person's wishes. Never a reason not to start.

A value that is missing, damaged or unknown becomes its default alone; the others stay. What
a newer Quinto has put in the file is left there.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints

import msgspec

from quinto_desktop.records.document import SeatRecord
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.faults import shown
from quinto_desktop.records.files import read_file, write_file
from quinto_desktop.rules import CachetteFrom, JokerLead, RuleOptions
from quinto_desktop.rules.options import GREATEST_TARGET, LEAST_TARGET

FILE_NAME = "settings.json"
MOST_RECENT_FILES = 8
_GREATEST_SIZE = 256 * 1024

Theme: TypeAlias = Literal["system", "dark", "light"]
Speed: TypeAlias = Literal["slow", "normal", "fast", "none"]
TrickPause: TypeAlias = Literal["click", "short", "normal", "long", "none"]
Target: TypeAlias = Annotated[int, msgspec.Meta(ge=LEAST_TARGET, le=GREATEST_TARGET)]
Geometry: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9+/]*={0,2}$")]
Seats: TypeAlias = tuple[SeatRecord, SeatRecord, SeatRecord, SeatRecord]


@dataclass(frozen=True, slots=True)
class Settings:
    """A person's wishes; the defaults are those of a first start.

    Attributes:
        theme: Light or dark.
        speed: How fast cards move; ``none`` does without movement.
        trick_pause: How long a complete trick rests; ``click`` waits for one.
        reduced_motion: Whether to spare movement; None follows the system.
        window_geometry: The window's place and size, as Qt packs it, in Base64.
        show_sheet: Whether the score sheet is open.
        recent_files: Paths of saved games, the latest first.
        last_seats: Who sat where in the last game, by seat; None before the first.
        joker_lead: The last game's option for a led Quint Royal.
        cachette_from: Where the last game's cachette was taken from.
        target: What the last game was played for, in points.
    """

    theme: Theme = "system"
    speed: Speed = "normal"
    trick_pause: TrickPause = "normal"
    reduced_motion: bool | None = None
    window_geometry: Geometry | None = None
    show_sheet: bool = True
    recent_files: tuple[str, ...] = ()
    last_seats: Seats | None = None
    joker_lead: JokerLead = RuleOptions().joker_lead
    cachette_from: CachetteFrom = RuleOptions().cachette_from
    target: Target = RuleOptions().target

    @property
    def last_rules(self) -> RuleOptions:
        """The rules of the last game."""
        return RuleOptions(self.joker_lead, self.cachette_from, self.target)

    def with_game(self, seats: Seats, rules: RuleOptions) -> Settings:
        """These settings, once a game has been started with these seats and rules."""
        return replace(
            self,
            last_seats=seats,
            joker_lead=rules.joker_lead,
            cachette_from=rules.cachette_from,
            target=rules.target,
        )

    def with_recent(self, path: Path) -> Settings:
        """These settings, once this file has been opened or saved."""
        newest = os.path.abspath(path)
        others = [other for other in self.recent_files if other != newest]
        return replace(self, recent_files=(newest, *others)[:MOST_RECENT_FILES])

    def without_recent(self, path: Path) -> Settings:
        """These settings, once this file has turned out to be gone."""
        gone = os.path.abspath(path)
        return replace(
            self, recent_files=tuple([other for other in self.recent_files if other != gone])
        )


_TYPES = get_type_hints(Settings, include_extras=True)


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """Read the settings, whatever state their file is in.

    Returns:
        The settings, and a sentence for each thing that was wrong with the file; a file
        that does not exist is not wrong.
    """
    try:
        stored = _stored(path)
    except RecordError as error:
        return Settings(), [str(error)]
    found: dict[str, Any] = {}
    faults = []
    for field in fields(Settings):
        if field.name not in stored:
            continue
        try:
            found[field.name] = _believed(field.name, stored[field.name])
        except (msgspec.ValidationError, RecordError, UnicodeError):
            value = shown(json.dumps(stored[field.name], ensure_ascii=False))
            faults.append(
                f"The setting “{field.name}” cannot be {value}; it is as at the first start."
            )
    settings = replace(Settings(), **found)
    return replace(settings, recent_files=settings.recent_files[:MOST_RECENT_FILES]), faults


def _believed(name: str, value: object) -> object:
    """A setting's value, once it has proved to be one.

    Raises:
        msgspec.ValidationError: It is of a wrong type, or out of its range.
        RecordError: It is a seat that cannot be.
        UnicodeError: It holds one half of a surrogate pair, which JSON can name.
    """
    found = msgspec.convert(value, _TYPES[name])
    if name == "recent_files":
        for path in found:
            os.fsencode(path)  # here halves may be right: they stand for bytes that are no text
    return found


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; what the file holds besides them stays in it.

    Raises:
        RecordError: The file cannot be written. What was there before is untouched.
    """
    try:
        stored = _stored(path)
    except RecordError:
        stored = {}  # the damaged file stays as the backup
    document = {**stored, **msgspec.to_builtins(settings)}
    text = json.dumps(document, indent=1, sort_keys=True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(
            f"The settings are not saved: there is no folder “{shown(str(path.parent))}”, and it "
            f"cannot be made ({error.strerror}). Make the folder above it writable."
        ) from error
    write_file(path, f"{text}\n".encode())


def _stored(path: Path) -> dict[str, object]:
    """What the file holds, as plain JSON values; nothing if there is none."""
    if not os.path.exists(path):  # unlike Path.exists, never an error
        return {}
    try:
        stored = json.loads(read_file(path, _GREATEST_SIZE).decode("utf-8-sig"))
    except (RecordError, ValueError, RecursionError):
        stored = None
    if not isinstance(stored, dict):
        raise RecordError(
            f"The settings in “{shown(str(path))}” cannot be read, so all is as at the first "
            "start. Choose your settings again."
        )
    return stored
