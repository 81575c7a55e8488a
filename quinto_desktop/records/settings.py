"""The user's settings, as the program remembers them. They never keep it from starting.

A value that is missing, damaged or unknown is replaced by its default; the others are kept. Entries
that a newer Quinto has written stay in the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec

from quinto_desktop.records.disk.files import write_file
from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.faults import Fault, Message, cause_of
from quinto_desktop.records.look import (
    GEOMETRY,
    GREATEST_SIZE,
    Language,
    Look,
    SheetSide,
    Theme,
)
from quinto_desktop.records.saves.saved_game import PlayerRecord
from quinto_desktop.records.settings_file import keep_damaged, stored_values
from quinto_desktop.rules import Form, NotationError, RuleOptions
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET

MOST_RECENT_FILES = 8

Speed: TypeAlias = Literal["slow", "normal", "brisk", "fast", "none"]
TrickPause: TypeAlias = Literal["click", "short", "normal", "long", "none"]
Back: TypeAlias = Literal["navy", "crimson", "green", "violet"]
CourtLetters: TypeAlias = Literal["system", "KQJ", "KDB", "RDV"]
SuitOrder: TypeAlias = Literal["rank", "alternating"]
HighCard: TypeAlias = Literal["left", "right"]
TutorThreshold: TypeAlias = Literal[2, 5, 15]
SideNames: TypeAlias = Literal["we", "compass"]
LessonName: TypeAlias = Literal["first", "doubling", "quints", "cachette"]
DaysResult: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d \d{1,3} \d{1,3} [a-z]{0,20}\Z")
]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Geometry: TypeAlias = Annotated[str, msgspec.Meta(pattern=GEOMETRY)]
Four: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=4, max_length=4)]
Three: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=3, max_length=3)]
Two: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True)
class Settings:
    """The user's settings; the defaults are those of a first start.

    Attributes:
        theme: The colours of the table; ``system`` follows the desktop.
        speed: How fast cards move; ``none`` turns movement off.
        trick_pause: How long a finished trick stays on the table; ``click`` waits for a click.
        reduced_motion: Whether to reduce movement; None follows the system.
        think_longer: Whether computer players take more time to think.
        four_colours: Whether each suit has a colour of its own, not one for two suits.
        jumbo: Whether the cards have large indices.
        quint_marks: Whether the cards that make quints have a crown.
        back: The colour of the card backs.
        court_letters: The letters of king, queen and jack; ``system`` goes by the language.
        suit_order: How the hand is sorted: by the rank of the suits, or red and black in turn.
        high_card: At which end of its suit the highest card is.
        confirm_play: Whether a card is only raised when first chosen, and played when chosen again.
        play_only_card: Whether the only playable card is played automatically.
        side_names: What the sides are called: “we” and “they”, or by their seats.
        sheet_side: Where the score sheet stands; the other way round in a language that is read
            from right to left.
        tab_score: Whether the tab of the closed score sheet shows the score.
        other_table: Whether the sheet shows how other tables fared with the same cards.
        background: Whether finished deals are thought about while nobody asks.
        tutor: Whether to ask before an error that costs more than `tutor_threshold`.
        tutor_threshold: How many points it must cost.
        ladder: Whether the ladder, the pack's single order, is shown.
        radar: Whether the quint radar is shown: which quints can still be made.
        race: Whether the race is shown: how far both sides are from game.
        sounds: Whether there is sound.
        volume: How loud, in per cent.
        language: The language of the window; ``system`` follows the desktop.
        window_geometry: The window's position and size, as Qt packs them, in Base64.
        history_geometry: The same for the window of the history.
        lesson_runs: Whether a lesson is in progress, the guided first deal or another.
        lessons_done: The names of the lessons that have been finished.
        days_results: The first result of each day's deal, the latest last: the date, the points of
            both sides, and the level of the computer players.
        game_before_lesson: The path of the game to return to after the lesson; empty if none.
        show_sheet: Whether the score sheet is open.
        recent_files: Paths of saved games, the latest first.
        current_file: The path of the current game's file, as older versions noted it; read once,
            then emptied, as a note beside the autosave has it now.
        four_players: The players of the last four-player game, by number; None before the first.
        dummy_players: The same for the last game with dummy.
        two_players: The same for the last two-player game.
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
    court_letters: CourtLetters = "system"
    suit_order: SuitOrder = "rank"
    high_card: HighCard = "left"
    confirm_play: bool = False
    play_only_card: bool = True
    side_names: SideNames = "we"
    sheet_side: SheetSide = "right"
    tab_score: bool = True
    other_table: bool = False
    background: bool = True
    tutor: bool = False
    tutor_threshold: TutorThreshold = 5
    ladder: bool = True
    radar: bool = False
    race: bool = False
    sounds: bool = True
    volume: Volume = 60
    language: Language = "system"
    window_geometry: Geometry | None = None
    history_geometry: Geometry | None = None
    lesson_runs: bool = False
    lessons_done: tuple[LessonName, ...] = ()
    days_results: tuple[DaysResult, ...] = ()
    game_before_lesson: str = ""
    show_sheet: bool = True
    recent_files: tuple[str, ...] = ()
    current_file: str = ""
    four_players: Four | None = None
    dummy_players: Three | None = None
    two_players: Two | None = None
    last_rules: RuleOptions = field(default_factory=RuleOptions)

    @property
    def look(self) -> Look:
        """The settings that the first picture of the window shows."""
        return Look(
            self.theme,
            self.language,
            self.show_sheet,
            self.sheet_side,
            self.ladder,
            self.window_geometry,
        )

    def players_of(self, form: Form) -> tuple[PlayerRecord, ...] | None:
        """The players of the last game of a form; None before the first."""
        players: tuple[PlayerRecord, ...] | None = getattr(self, _PLAYERS[form])
        return players

    def with_game(self, players: tuple[PlayerRecord, ...], rules: RuleOptions) -> Settings:
        """These settings after a game has been started with these players and rules.

        Args:
            players: As many as the form of the game has.
            rules: The options it is played under.
        """
        assert len(players) == rules.form.players
        remembered: dict[str, Any] = {_PLAYERS[rules.form]: players}
        return replace(self, last_rules=rules, **remembered)

    def with_recent(self, path: Path) -> Settings:
        """These settings after this file has been opened or saved."""
        newest = os.path.abspath(path)
        others = [other for other in self.recent_files if not _is_same(other, newest)]
        return replace(self, recent_files=(newest, *others)[:MOST_RECENT_FILES])

    def without_recent(self, path: Path) -> Settings:
        """These settings after this file has turned out to be gone."""
        gone = os.path.abspath(path)
        return replace(
            self,
            recent_files=tuple([other for other in self.recent_files if not _is_same(other, gone)]),
        )


def _is_same(path: str, other: str) -> bool:
    return os.path.normcase(path) == os.path.normcase(other)


_PLAYERS = {Form.FOUR: "four_players", Form.DUMMY: "dummy_players", Form.TWO: "two_players"}
"""The setting that remembers the players of each form."""

# In the file each rule is a setting of its own, so that damage to one leaves the others.
_CHOICES: dict[str, Any] = get_type_hints(Settings, include_extras=True)
del _CHOICES["last_rules"]
_RULES: dict[str, Any] = {
    **get_type_hints(RuleOptions),
    "target": Annotated[int, msgspec.Meta(ge=LEAST_TARGET, le=GREATEST_TARGET)],
    "stakes": Annotated[int, msgspec.Meta(ge=0, le=GREATEST_STAKES)],
}
_TYPES = {**_CHOICES, **_RULES}

_MEMORIES = (
    "window_geometry",
    "history_geometry",
    "lesson_runs",
    "lessons_done",
    "days_results",
    "game_before_lesson",
    "show_sheet",
    "recent_files",
    "current_file",
)
"""Settings that are remembered but not found under Preferences."""

_SWITCH = (False, True)


def values_of(name: str) -> tuple[object, ...]:
    """All values that a setting may have, in the order of their declaration.

    Args:
        name: A setting that is chosen from a few values, or that is on or off.
    """
    allowed = _CHOICES[name]
    if allowed is bool:
        return _SWITCH
    if allowed == bool | None:
        return (None, *_SWITCH)
    return get_args(allowed)


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """Read the settings, whatever state their file is in.

    Returns:
        The settings, those of its backup if the file is damaged, and everything that was wrong; a
        missing file is not a fault.
    """
    stored, fault = stored_values(path)
    faults = [] if fault is None else [fault]
    chosen = _found(_CHOICES, stored, faults)
    rules = _consistent(_found(_RULES, stored, faults), faults)
    settings = Settings(**chosen, last_rules=rules)
    return replace(settings, recent_files=settings.recent_files[:MOST_RECENT_FILES]), faults


def _found(
    names: Collection[str], stored: dict[str, object], faults: list[Message]
) -> dict[str, Any]:
    """Those of the named values that the file has and that are valid."""
    found = {}
    for name in [name for name in names if name in stored]:
        try:
            found[name] = _believed(name, stored[name])
        except (msgspec.ValidationError, RecordError, UnicodeError):
            value = json.dumps(stored[name], ensure_ascii=False)
            faults.append(Message(_refusal_of(name), name=name, value=value))
    return found


def _refusal_of(name: str) -> Fault:
    """The fault for a setting's value; it depends on where the user can change the setting."""
    if name in _RULES or name in _PLAYERS.values():
        return Fault.CHOICE_REFUSED
    return Fault.MEMORY_REFUSED if name in _MEMORIES else Fault.PREFERENCE_REFUSED


def _believed(name: str, value: object) -> object:
    """Check a setting's value and convert it to its type.

    Raises:
        msgspec.ValidationError: It is of the wrong type, or out of range.
        RecordError: It names a player that cannot be.
        UnicodeError: It holds one half of a surrogate pair, which JSON can name.
    """
    if name == "lessons_done" and isinstance(value, list):
        value = [lesson for lesson in value if not _is_new(lesson)]
    found = msgspec.convert(value, _TYPES[name])
    if name in ("recent_files", "current_file", "game_before_lesson"):
        for path in (found,) if isinstance(found, str) else found:
            os.fsencode(path)  # halves may be right here: they stand for bytes that are not text
    return found


def _is_new(lesson: object) -> bool:
    """Whether this can be the name of a lesson that only a newer Quinto has."""
    known = get_args(LessonName)
    return isinstance(lesson, str) and lesson.isidentifier() and lesson not in known


def _consistent(found: dict[str, Any], faults: list[Message]) -> RuleOptions:
    """Rules from values that are each possible, dropping those that clash with the form."""
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


def save_settings(path: Path, settings: Settings, before: Settings | None = None) -> None:
    """Write the settings; other entries of the file are kept.

    Args:
        path: Their file.
        settings: All of them.
        before: Those that this process has read or written last: only what has changed since is
            written, so that a second Quinto's changes stay. If None, all are written.

    Raises:
        RecordError: The file cannot be written. The old file is untouched.
    """
    stored, fault = stored_values(path)
    chosen = _entries(settings)
    if before is not None and stored and fault is None:
        chosen = _changed(chosen, _entries(before))
    data = _file_of({**stored, **chosen})
    if len(data) > GREATEST_SIZE:  # it could never be read again; all this is not Quinto's
        data = _file_of(_entries(settings))
    try:
        make_folder(path.parent)
    except OSError as error:
        reason = cause_of(error)
        raise RecordError(Fault.SETTINGS_NOT_SAVED, folder=path.parent, reason=reason) from error
    has_good_backup = fault is not None and fault.code is Fault.SETTINGS_FROM_BACKUP
    if has_good_backup:
        keep_damaged(path)
    write_file(path, data, backup=not has_good_backup, private=True)


def _file_of(entries: dict[str, Any]) -> bytes:
    return f"{json.dumps(entries, indent=1, sort_keys=True)}\n".encode()


def _entries(settings: Settings) -> dict[str, Any]:
    """The settings as entries of the file."""
    entries: dict[str, Any] = msgspec.to_builtins(settings)
    rules = entries.pop("last_rules")
    return {**entries, **rules}


def _changed(entries: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The entries that differ; all rules if one of them does, as not all go together."""
    changed = {name for name in entries if entries[name] != before[name]}
    if not changed.isdisjoint(_RULES):
        changed.update(_RULES)
    return {name: entries[name] for name in changed}
