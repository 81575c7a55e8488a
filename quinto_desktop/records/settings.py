"""The user's settings, as the program remembers them. They never keep it from starting.

A value that is missing, damaged or unknown is replaced by its default; the others are kept. Entries
that a newer Quinto has written stay in the file.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.records.disk.files import backup_of, read_file, write_file
from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.faults import Cause, Fault, Forbidden, Message, RecordError, cause_of
from quinto_desktop.records.look import GEOMETRY, GREATEST_SIZE, Language, Look, Theme, values_in
from quinto_desktop.records.saves.saved_game import PlayerRecord, is_name
from quinto_desktop.rules import Form, NotationError, RuleOptions
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET

MOST_RECENT_FILES = 8
COLOURS = 4  # of people, in every theme

Speed: TypeAlias = Literal["slow", "normal", "brisk", "fast", "none"]
TrickPause: TypeAlias = Literal["click", "short", "normal", "long", "none"]
Back: TypeAlias = Literal["navy", "crimson", "green", "violet"]
CourtLetters: TypeAlias = Literal["system", "KQJ", "KDB", "RDV"]
SuitOrder: TypeAlias = Literal["rank", "alternating"]
HighCard: TypeAlias = Literal["left", "right"]
TutorThreshold: TypeAlias = Literal[2, 5, 15]
Passing: TypeAlias = Literal["curtain", "keys"]
SideNames: TypeAlias = Literal["we", "compass"]
LessonName: TypeAlias = Literal["first", "doubling", "quints", "cachette"]
DaysResult: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d \d{1,3} \d{1,3} [a-z]{0,20}\Z")
]
Day: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
LevelName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,20}\Z")]
PersonColour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Geometry: TypeAlias = Annotated[str, msgspec.Meta(pattern=GEOMETRY)]
Four: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=4, max_length=4)]
Three: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=3, max_length=3)]
Two: TypeAlias = Annotated[tuple[PlayerRecord, ...], msgspec.Meta(min_length=2, max_length=2)]


class Settings(Struct, frozen=True):
    """The user's settings; the defaults are those of a first start.

    Attributes:
        theme: The colours of the table; ``system`` follows the desktop.
        trick_pause: How long a finished trick stays on the table; ``click`` waits for a click.
        reduced_motion: Whether to reduce movement; None follows the system.
        four_colours: Whether each suit has a colour of its own, not one for two suits.
        jumbo: Whether the cards have large indices.
        quint_marks: Whether the cards that make quints have a crown.
        court_letters: The letters of king, queen and jack; ``system`` goes by the language.
        suit_order: How the hand is sorted: by the rank of the suits, or red and black in turn.
        high_card: At which end of its suit the highest card is.
        confirm_play: Whether a card is only raised when first chosen, and played when chosen again.
        side_names: What the sides are called: “we” and “they”, or by their seats.
        show_everything: Whether all commands and settings are shown, or those of a first start.
        more_choices: Whether New game was left with all its choices open.
        other_table: Whether the sheet shows how other tables fared with the same cards.
        window_geometry: The window's position and size, as Qt packs them, in Base64.
        days_results: The first result of each day's deal, the latest last: the date, the points of
            both sides, and the level of the computer players.
        days_puzzles: The dates of the days' puzzles that were solved, the latest last.
        lessons_offered: Those that the table offers no more: it has, or is not to.
        only_cards_told: How often it was said that an only card has played itself.
        levels_offered: Those against whom the next level has been suggested.
        game_before_lesson: The path of the game to return to after the lesson; empty if none.
        current_file: The path of the current game's file, as older versions noted it; read once,
            then emptied, as a note beside the autosave has it now.
        persons: Everybody who has shared the screen, with a colour for life.
        own_keys: The keys that people hold to see their hand, where their name gives another.
        four_players: The players of the last four-player game, by number; None before the first.
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
    passing: Passing = "curtain"
    side_names: SideNames = "we"
    other_table: bool = False
    background: bool = True
    tutor: bool = False
    tutor_threshold: TutorThreshold = 5
    skyline: bool = True
    show_everything: bool = False
    more_choices: bool = False
    sounds: bool = True
    volume: Volume = 60
    language: Language = "system"
    window_geometry: Geometry | None = None
    history_geometry: Geometry | None = None
    lesson_runs: bool = False
    lessons_done: tuple[LessonName, ...] = ()
    lessons_offered: tuple[LessonName, ...] = ()
    only_cards_told: Count = 0
    days_results: tuple[DaysResult, ...] = ()
    days_puzzles: tuple[Day, ...] = ()
    levels_offered: tuple[LevelName, ...] = ()
    game_before_lesson: str = ""
    recent_files: tuple[str, ...] = ()
    current_file: str = ""
    persons: dict[str, PersonColour] = field(default_factory=dict)
    own_keys: dict[str, str] = field(default_factory=dict)
    four_players: Four | None = None
    dummy_players: Three | None = None
    two_players: Two | None = None
    last_rules: RuleOptions = field(default_factory=RuleOptions)

    @property
    def look(self) -> Look:
        """The settings that the first picture of the window shows."""
        return Look(*[getattr(self, name) for name in Look._fields])

    def players_of(self, form: Form) -> tuple[PlayerRecord, ...] | None:
        """The players of the last game of a form; None before the first."""
        players: tuple[PlayerRecord, ...] | None = getattr(self, _PLAYERS[form])
        return players

    def with_game(self, players: tuple[PlayerRecord, ...], rules: RuleOptions) -> Settings:
        """These settings after a game has been started with these players and rules."""
        assert len(players) == rules.form.players
        remembered: dict[str, Any] = {_PLAYERS[rules.form]: players}
        people, persons = [one.name for one in players if one.level is None], {**self.persons}
        for name in people if len(people) > 1 else ():
            if name not in persons:  # a colour that nobody has at this table, and few elsewhere
                here, all_of_them = [persons.get(one) for one in people], [*persons.values()]
                persons[name] = min(
                    range(COLOURS), key=lambda it: (it in here, all_of_them.count(it))
                )
        return replace(self, last_rules=rules, persons=persons, **remembered)

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
    *("window_geometry", "history_geometry", "more_choices", "lesson_runs", "lessons_done"),
    *("lessons_offered", "only_cards_told", "days_results", "days_puzzles", "levels_offered"),
    *("persons", "own_keys", "game_before_lesson", "recent_files", "current_file"),
)
"""Settings that are remembered but not found under Preferences."""


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """Read the settings, those of the backup if the file is damaged, and all that was wrong.

    A missing file is not a fault.
    """
    stored, fault = stored_values(path)
    faults = [] if fault is None else [fault]
    chosen = _found(_CHOICES, stored, faults)
    if stored and "show_everything" not in stored:
        chosen["show_everything"] = True  # an older Quinto, which showed it, has written them
    rules = _consistent(_found(_RULES, stored, faults), faults)
    settings = Settings(**chosen, last_rules=rules)
    return replace(settings, recent_files=settings.recent_files[:MOST_RECENT_FILES]), faults


def _found(
    names: Collection[str], stored: dict[str, object], faults: list[Message]
) -> dict[str, Any]:
    found = {}
    for name in [name for name in names if name in stored]:
        try:
            found[name] = _believed(name, stored[name])
        except (msgspec.ValidationError, RecordError, UnicodeError):
            value = json.dumps(stored[name], ensure_ascii=False)
            faults.append(Message(_refusal_of(name), name=name, value=value))
    return found


def _refusal_of(name: str) -> Fault:
    if name in _RULES or name in _PLAYERS.values():
        return Fault.CHOICE_REFUSED
    return Fault.MEMORY_REFUSED if name in _MEMORIES else Fault.PREFERENCE_REFUSED


def _believed(name: str, value: object) -> object:
    # Half of a surrogate pair, which JSON can name, raises a UnicodeError.
    if name in ("lessons_done", "lessons_offered") and isinstance(value, list):
        value = [lesson for lesson in value if not _is_new(lesson)]
    if name == "persons" and isinstance(value, dict):
        value = {person: colour for person, colour in value.items() if _is_person(person, colour)}
    if name == "own_keys" and isinstance(value, dict):
        value = {person: key for person, key in value.items() if _is_name(person) and _is_key(key)}
    found = msgspec.convert(value, _TYPES[name])
    if name in ("recent_files", "current_file", "game_before_lesson"):
        for path in (found,) if isinstance(found, str) else found:
            os.fsencode(path)  # halves may be right here: they stand for bytes that are not text
    return found


def _is_person(name: str, colour: object) -> bool:
    # Whoever is damaged does not cost the others their colours.
    is_colour = type(colour) is int and 0 <= colour < COLOURS
    return _is_name(name) and is_colour


def _is_name(name: str) -> bool:
    return bool(name.encode()) and is_name(name)


def _is_key(sign: object) -> bool:
    # One letter, in capitals, or figure, of any alphabet.
    return isinstance(sign, str) and len(sign) == 1 and sign.isalnum() and sign == sign.upper()


def _is_new(lesson: object) -> bool:
    known = get_args(LessonName)
    return isinstance(lesson, str) and lesson.isidentifier() and lesson not in known


def _consistent(found: dict[str, Any], faults: list[Message]) -> RuleOptions:
    # Each value is possible by itself; those that clash with the form are dropped.
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

    `before` are those that this process has read or written last: only what has changed since is
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
    entries: dict[str, Any] = msgspec.to_builtins(settings)
    rules = entries.pop("last_rules")
    return {**entries, **rules}


def _changed(entries: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    # All rules if one of them differs, as not all go together.
    changed = {name for name in entries if entries[name] != before[name]}
    if not changed.isdisjoint(_RULES):
        changed.update(_RULES)
    return {name: entries[name] for name in changed}


_DAMAGED = "settings.damaged.json"


def keep_damaged(path: Path) -> None:
    """Keep the last damaged file: it may hold what the user has written by hand."""
    with contextlib.suppress(RecordError):
        if data := read_file(path, GREATEST_SIZE):
            write_file(path.with_name(_DAMAGED), data, backup=False, private=True)


def stored_values(path: Path) -> tuple[dict[str, object], Message | None]:
    """The values in the file, or in its backup if it is damaged, and what is wrong."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return {}, None
    except (OSError, ValueError) as error:
        return {}, Message(Fault.SETTINGS_NOT_READ, path=path, reason=cause_of(error))
    try:
        values = _values(path)
    except Forbidden:
        no_permission = Message(Cause.NO_PERMISSION)
        return {}, Message(Fault.SETTINGS_NOT_READ, path=path, reason=no_permission)
    if values is not None:
        return values, None
    with contextlib.suppress(Forbidden):
        if (values := _values(backup_of(path))) is not None:
            return values, Message(Fault.SETTINGS_FROM_BACKUP, path=path)
    return {}, Message(Fault.SETTINGS_UNREADABLE, path=path)


def _values(path: Path) -> dict[str, object] | None:
    try:
        return values_in(read_file(path, GREATEST_SIZE))
    except Forbidden:
        raise
    except RecordError:
        return None
