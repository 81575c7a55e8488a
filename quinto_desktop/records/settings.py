"""What the program remembers of a person's wishes. Never a reason not to start.

A value that is missing, damaged or unknown becomes its default alone; the others stay. What
a newer Quinto has put in the file is left there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec

from quinto_desktop.records.document import PlayerRecord
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.faults import Fault, Message, cause_of
from quinto_desktop.records.files import read_file, write_file
from quinto_desktop.records.look import (
    GEOMETRY,
    GREATEST_SIZE,
    Language,
    Look,
    Theme,
    values_in,
)
from quinto_desktop.rules import Form, NotationError, RuleOptions
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET

MOST_RECENT_FILES = 8

Speed: TypeAlias = Literal["slow", "normal", "fast", "none"]
TrickPause: TypeAlias = Literal["click", "short", "normal", "long", "none"]
Back: TypeAlias = Literal["navy", "crimson", "green", "violet"]
SuitOrder: TypeAlias = Literal["rank", "alternating"]
HighCard: TypeAlias = Literal["left", "right"]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Geometry: TypeAlias = Annotated[str, msgspec.Meta(pattern=GEOMETRY)]
Four: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=4, max_length=4)]
Three: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=3, max_length=3)]
Two: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True)
class Settings:
    """A person's wishes; the defaults are those of a first start.

    Attributes:
        theme: The colours of the table; ``system`` follows the desktop.
        speed: How fast cards move; ``none`` does without movement.
        trick_pause: How long a complete trick rests; ``click`` waits for one.
        reduced_motion: Whether to spare movement; None follows the system.
        think_longer: Whether computer players take more time to think.
        four_colours: Whether each suit has a colour of its own, and not one for two.
        jumbo: Whether the cards carry large indices.
        quint_marks: Whether the cards that make quints carry a crown.
        back: The colour of the backs.
        suit_order: How the hand lies: by the rank of the suits, or red and black in turn.
        high_card: At which end of its suit the highest card lies.
        confirm_play: Whether a card that is chosen only rises, to be played when chosen again.
        play_only_card: Whether the only card that may be played is played by itself.
        tab_score: Whether the tab of the closed score sheet tells the score.
        ladder: Whether the ladder, the pack's single order, is shown.
        radar: Whether the quint radar is shown: which quints can still be made.
        race: Whether the race is shown: how far both sides are from game.
        sounds: Whether there is sound.
        volume: How loud, in per cent.
        language: The language of the window; ``system`` follows the desktop's.
        window_geometry: The window's place and size, as Qt packs it, in Base64.
        lesson_runs: Whether the guided first deal is being given.
        show_sheet: Whether the score sheet is open.
        recent_files: Paths of saved games, the latest first.
        current_file: The path of the running game's file; empty if it is in none.
        four_players: Who played in the last game of four, by the players' numbers; None
            before the first.
        dummy_players: The same of the last game of three.
        two_players: The same of the last game of two.
        last_rules: The rules of the last game, whatever its form.
    """

    theme: Theme = "system"
    speed: Speed = "normal"
    trick_pause: TrickPause = "normal"
    reduced_motion: bool | None = None
    think_longer: bool = False
    four_colours: bool = False
    jumbo: bool = False
    quint_marks: bool = True
    back: Back = "navy"
    suit_order: SuitOrder = "rank"
    high_card: HighCard = "left"
    confirm_play: bool = False
    play_only_card: bool = False
    tab_score: bool = False
    ladder: bool = True
    radar: bool = False
    race: bool = False
    sounds: bool = True
    volume: Volume = 60
    language: Language = "system"
    window_geometry: Geometry | None = None
    lesson_runs: bool = False
    show_sheet: bool = True
    recent_files: tuple[str, ...] = ()
    current_file: str = ""
    four_players: Four | None = None
    dummy_players: Three | None = None
    two_players: Two | None = None
    last_rules: RuleOptions = field(default_factory=RuleOptions)

    @property
    def look(self) -> Look:
        """What of it the first picture of the window shows."""
        return Look(self.theme, self.language, self.show_sheet, self.ladder, self.window_geometry)

    def players_of(self, form: Form) -> tuple[PlayerRecord, ...] | None:
        """Who played in the last game of a form; None before the first."""
        players: tuple[PlayerRecord, ...] | None = getattr(self, _PLAYERS[form])
        return players

    def with_game(self, players: tuple[PlayerRecord, ...], rules: RuleOptions) -> Settings:
        """These settings, once a game has been started with these players and rules.

        Args:
            players: As many as the form of the game has.
            rules: The options it is played by.
        """
        assert len(players) == rules.form.players
        remembered: dict[str, Any] = {_PLAYERS[rules.form]: players}
        return replace(self, last_rules=rules, **remembered)

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


_PLAYERS = {Form.FOUR: "four_players", Form.DUMMY: "dummy_players", Form.TWO: "two_players"}
"""The setting that remembers the players of each form."""

# In the file each rule is a setting of its own, so that damage to one leaves the others.
_WISHES: dict[str, Any] = get_type_hints(Settings, include_extras=True)
del _WISHES["last_rules"]
_RULES: dict[str, Any] = {
    **get_type_hints(RuleOptions),
    "target": Annotated[int, msgspec.Meta(ge=LEAST_TARGET, le=GREATEST_TARGET)],
    "stakes": Annotated[int, msgspec.Meta(ge=0, le=GREATEST_STAKES)],
}
_TYPES = {**_WISHES, **_RULES}

_MEMORIES = ("window_geometry", "lesson_runs", "show_sheet", "recent_files", "current_file")
"""What is remembered without being asked for under Preferences."""

_SWITCH = (False, True)


def values_of(name: str) -> tuple[object, ...]:
    """All values that a setting may have, in the order of their declaration.

    Args:
        name: A setting that is chosen from a few values, or that is on or off.
    """
    allowed = _WISHES[name]
    if allowed is bool:
        return _SWITCH
    if allowed == bool | None:
        return (None, *_SWITCH)
    return get_args(allowed)


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """Read the settings, whatever state their file is in.

    Returns:
        The settings, and each thing that was wrong with the file; a file that does not exist is
        not wrong.
    """
    try:
        stored = _stored(path)
    except RecordError as error:
        return Settings(), [error.message]
    faults: list[Message] = []
    wishes = _found(_WISHES, stored, faults)
    rules = _consistent(_found(_RULES, stored, faults), faults)
    settings = Settings(**wishes, last_rules=rules)
    return replace(settings, recent_files=settings.recent_files[:MOST_RECENT_FILES]), faults


def _found(
    names: Collection[str], stored: dict[str, object], faults: list[Message]
) -> dict[str, Any]:
    """Those of the named values that the file has and that can be believed."""
    found = {}
    for name in [name for name in names if name in stored]:
        try:
            found[name] = _believed(name, stored[name])
        except (msgspec.ValidationError, RecordError, UnicodeError):
            value = json.dumps(stored[name], ensure_ascii=False)
            faults.append(Message(_refusal_of(name), name=name, value=value))
    return found


def _refusal_of(name: str) -> Fault:
    """The fault of a setting's value; where it can be chosen again tells them apart."""
    if name in _RULES or name in _PLAYERS.values():
        return Fault.CHOICE_REFUSED
    return Fault.MEMORY_REFUSED if name in _MEMORIES else Fault.PREFERENCE_REFUSED


def _believed(name: str, value: object) -> object:
    """A setting's value, once it has proved to be one.

    Raises:
        msgspec.ValidationError: It is of a wrong type, or out of its range.
        RecordError: It names a player that cannot be.
        UnicodeError: It holds one half of a surrogate pair, which JSON can name.
    """
    found = msgspec.convert(value, _TYPES[name])
    if name in ("recent_files", "current_file"):
        for path in (found,) if isinstance(found, str) else found:
            os.fsencode(path)  # here halves may be right: they stand for bytes that are no text
    return found


def _consistent(found: dict[str, Any], faults: list[Message]) -> RuleOptions:
    """Rules from values that are each possible; what does not go with the form gives way."""
    for given_up in ((), ("match",), ("target",), ("match", "target")):
        kept = {name: value for name, value in found.items() if name not in given_up}
        try:
            rules = RuleOptions(**kept)
        except NotationError:
            continue
        for name in given_up:
            value = json.dumps(msgspec.to_builtins(found[name]))
            form = rules.form.value
            faults.append(Message(Fault.CHOICE_CLASHES, name=name, value=value, form=form))
        return rules
    raise AssertionError("the defaults go with every form")


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; what the file holds besides them stays in it.

    Raises:
        RecordError: The file cannot be written. What was there before is untouched.
    """
    try:
        stored = _stored(path)
    except RecordError:
        stored = {}  # the damaged file stays as the backup
    wishes = msgspec.to_builtins(settings)
    rules = wishes.pop("last_rules")
    document = {**stored, **wishes, **rules}
    text = json.dumps(document, indent=1, sort_keys=True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = cause_of(error)
        raise RecordError(Fault.SETTINGS_NOT_SAVED, folder=path.parent, reason=reason) from error
    write_file(path, f"{text}\n".encode())


def _stored(path: Path) -> dict[str, object]:
    """What the file holds, as plain JSON values; nothing if there is none."""
    if not os.path.exists(path):  # unlike Path.exists, never an error
        return {}
    try:
        stored = values_in(read_file(path, GREATEST_SIZE))
    except RecordError:
        stored = None
    if stored is None:
        raise RecordError(Fault.SETTINGS_UNREADABLE, path=path)
    return stored
