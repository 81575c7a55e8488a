"""Settings never stop the program, and every valid one is kept."""

from __future__ import annotations

import errno
import json
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from examples import each, part
from faulty_files import refused
from replaced import replace
from saved_games import DUMMY_DRAWN, PLAYERS, ROUND, RUBBER

from quinto_desktop.records.faults import fault_text
from quinto_desktop.records.look import Look, kept_look
from quinto_desktop.records.public import *
from quinto_desktop.rules import *

GEOMETRY = "AdnQywADAAAAAAB/w+8="
RULES = RuleOptions(
    JokerLead.OPPONENTS, CachetteFrom.TOP, 400, Form.TWO, MatchForm.RUBBER, DrawRule.ACE_LOW, 20
)
VALUES: dict[str, tuple[Any, object]] = {
    "theme": ("night", "sepia"),
    "speed": ("fast", 3),
    "trick_pause": ("click", None),
    "reduced_motion": (True, "yes"),
    "think_longer": (True, 3),
    "four_colours": (True, 4),
    "jumbo": (True, "large"),
    "quint_marks": (False, "on"),
    "back": ("crimson", "tartan"),
    "court_letters": ("RDV", "ABC"),
    "suit_order": ("alternating", "colour"),
    "high_card": ("right", "top"),
    "confirm_play": (True, 1),
    "play_only_card": (False, 0),
    "passing": ("keys", "shout"),
    "side_names": ("compass", "they"),
    "other_table": (True, 4),
    "background": (False, "dark"),
    "tutor": (True, "strict"),
    "tutor_threshold": (15, 3),
    "skyline": (False, "up"),
    "show_everything": (True, "all"),
    "more_choices": (True, 1),
    "sounds": (False, "loud"),
    "volume": (100, 101),
    "language": ("de", "la"),
    "window_geometry": (GEOMETRY, "not Base64!"),
    "history_geometry": (GEOMETRY, 3),
    "lesson_runs": (True, "yes"),
    "lessons_done": (("first", "quints"), "first"),
    "lessons_offered": (("doubling",), "first"),
    "only_cards_told": (2, -1),
    "days_results": (("2026-11-22 85 40 master", "2026-11-23 40 85 "), ["2026-11-22"]),
    "days_puzzles": (("2026-11-22", "2026-11-23"), ["yesterday"]),
    "levels_offered": (("novice", "casual"), ["Novice 1"]),
    "persons": ({"Eva": 0, "Bert": 3}, ["Eva"]),
    "own_keys": ({"Eva": "X", "Вера": "Ш"}, "X"),
    "game_before_lesson": ("/home/ada/\udcff.quinto", 1),
    "recent_files": (("/home/ada/eins.quinto", "/home/ada/\udcff.quinto"), ["/a", 2]),
    "current_file": ("/home/ada/eins.quinto", 7),
}
"""Of each setting a value that is not the default, and one that it cannot have."""

CHOSEN = (
    Settings(**{name: chosen for name, (chosen, _) in VALUES.items()})
    .with_game(PLAYERS, RuleOptions())
    .with_game(PLAYERS[1:], ROUND)
    .with_game(PLAYERS[2:], RULES)
)
NAMES = [
    *(name for name in Settings.__struct_fields__ if name != "last_rules"),
    *(field.name for field in fields(RuleOptions)),
]
"""The file's content: every rule is a separate setting."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def loaded(path: Path) -> tuple[Settings, list[Message]]:
    """Return the settings in a file, after checking that the first picture uses the same ones."""
    settings, faults = load_settings(path)
    assert kept_look(path.parent) == settings.look
    return settings, faults


def store(path: Path, document: object) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document), encoding="utf-8")


def stored(path: Path) -> dict[str, object]:
    document = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def test_a_first_start_has_the_defaults_and_no_complaint(path: Path) -> None:
    assert loaded(path) == (Settings(), [])


def test_the_first_picture_takes_what_it_shows_from_the_settings() -> None:
    look = CHOSEN.look
    assert look == Look("night", "de", GEOMETRY)
    assert Settings().look == Look()


@each("speed", ["slow", "normal", "brisk", "fast", "none"])
def test_the_speeds_of_every_version_are_understood(path: Path, speed: str) -> None:
    store(path, {"speed": speed})

    assert loaded(path)[0].speed == speed


def test_settings_come_back(path: Path) -> None:
    assert all(getattr(CHOSEN, f) != getattr(Settings(), f) for f in Settings.__struct_fields__)
    for settings in (CHOSEN, Settings(), CHOSEN):
        save_settings(path, settings)
        assert loaded(path) == (settings, [])
    assert all(getattr(RULES, f.name) != getattr(RuleOptions(), f.name) for f in fields(RULES))
    assert set(stored(path)) == {*NAMES}


def test_the_last_rules_and_the_players_of_every_form_are_remembered() -> None:
    assert CHOSEN.last_rules == RULES
    assert CHOSEN.players_of(Form.FOUR) == PLAYERS
    assert CHOSEN.players_of(Form.DUMMY) == PLAYERS[1:]
    assert CHOSEN.players_of(Form.TWO) == PLAYERS[2:]
    assert [Settings().players_of(form) for form in Form] == [None] * 3
    assert Settings().last_rules == RuleOptions()


def with_default(name: str) -> Settings:
    """Return the chosen settings, with one of them at its default."""
    if name in WISHES:
        return replace(CHOSEN, **{name: getattr(Settings(), name)})
    default = getattr(RuleOptions(), name)
    return replace(CHOSEN, last_rules=replace(RULES, **{name: default}))


WISHES = {*Settings.__struct_fields__}
WRONG: dict[str, object] = {
    **{name: wrong for name, (_, wrong) in VALUES.items()},
    "four_players": [{"name": "", "level": None}] * 4,
    "dummy_players": [{"name": "Ada", "level": None}] * 2,
    "two_players": [{"name": "Ada", "level": None}] * 3,
    "joker_lead": "lowest",
    "cachette_from": [],
    "target": 10_001,
    "form": "five",
    "match": "long",
    "draw": False,
    "stakes": 1001,
}


RULE_NAMES = {field.name for field in fields(RuleOptions)}
NOT_CHOSEN = {
    *("window_geometry", "history_geometry", "lesson_runs", "lessons_done", "days_results"),
    *("days_puzzles", "game_before_lesson", "recent_files", "current_file", "more_choices"),
    *("lessons_offered", "only_cards_told", "levels_offered", "persons", "own_keys"),
}


def test_a_person_has_a_colour_for_life_and_another_than_the_others_at_the_table(
    path: Path,
) -> None:
    ada, bert, cleo, dora, otto = (
        PlayerRecord(it, None) for it in ("Ada", "Bert", "Cleo", "D", "O")
    )
    computer = PlayerRecord("F", "club")
    first = Settings().with_game((ada, bert, cleo), ROUND)
    settings = first.with_game((ada, dora, otto), ROUND)
    assert settings.persons == {**first.persons, **settings.persons}
    for three in ((ada, bert, cleo), (ada, dora, otto)):
        assert len({settings.persons[one.name] for one in three}) == 3
    assert Settings().with_game((ada, computer, computer), ROUND).persons == {}
    store(path, {"persons": {"Ada": 1, "Bert": 9, "Cleo": "blue", "": 2, "D": True}})
    assert loaded(path) == (Settings(persons={"Ada": 1}, show_everything=True), [])
    store(path, {"own_keys": {"Ada": "1", "Bert": "xy", "Cleo": 5, "": "C", "D": "d", "E": "-"}})
    assert loaded(path) == (Settings(own_keys={"Ada": "1"}, show_everything=True), [])


@each("name", part(NAMES))
def test_one_bad_value_becomes_its_default_and_the_others_stay(path: Path, name: str) -> None:
    save_settings(path, CHOSEN)
    store(path, {**stored(path), name: WRONG[name]})
    settings, faults = loaded(path)
    assert settings == with_default(name)
    (fault,) = faults
    assert fault.values["name"] == name
    assert fault.code is (
        Fault.MEMORY_REFUSED
        if name in NOT_CHOSEN
        else Fault.CHOICE_REFUSED
        if name.endswith("_players") or name in RULE_NAMES
        else Fault.PREFERENCE_REFUSED
    )


@each("name", part([name for name in NAMES if name != "show_everything"]))
def test_a_missing_value_is_its_default_without_a_word(path: Path, name: str) -> None:
    save_settings(path, CHOSEN)
    document = stored(path)
    del document[name]
    store(path, document)
    assert loaded(path) == (with_default(name), [])


def test_lessons_of_a_newer_quinto_leave_the_known_ones_without_a_word(path: Path) -> None:
    save_settings(path, CHOSEN)
    store(path, {**stored(path), "lessons_done": ["first", "signals", "quints"]})
    assert loaded(path) == (CHOSEN, [])


OLD_SEATS = [{"name": name, "level": "casual"} for name in ("Ada", "Bo", "Cy", "Di")]
OLD = {
    "last_seats": OLD_SEATS,
    "joker_lead": "opponents",
    "cachette_from": "top",
    "target": 400,
    "theme": "dark",
}


def test_settings_of_an_earlier_quinto_are_kept(path: Path) -> None:
    store(path, OLD)
    settings, faults = loaded(path)
    assert faults == []
    four = tuple([PlayerRecord(name, "casual") for name in ("Ada", "Bo", "Cy", "Di")])
    rules = RuleOptions(JokerLead.OPPONENTS, CachetteFrom.TOP, 400)
    assert settings == Settings(theme="baize", show_everything=True).with_game(four, rules)
    save_settings(path, settings)
    assert "last_seats" not in stored(path)
    assert loaded(path) == (settings, [])
    assert stored(path)["theme"] == "baize"


def test_what_a_newer_quinto_has_kept_counts_more_than_an_earlier_ones(path: Path) -> None:
    store(path, {**OLD, "four_players": OLD_SEATS[::-1]})
    settings, faults = loaded(path)
    players = settings.players_of(Form.FOUR)
    assert players is not None
    assert ([player.name for player in players], faults) == (["Di", "Cy", "Bo", "Ada"], [])


def test_damaged_seats_of_an_earlier_quinto_are_told(path: Path) -> None:
    store(path, {**OLD, "last_seats": OLD_SEATS[:3]})
    settings, faults = loaded(path)
    assert settings.players_of(Form.FOUR) is None
    assert settings.last_rules.target == 400
    (fault,) = faults
    assert (fault.code, fault.values["name"]) == (Fault.CHOICE_REFUSED, "four_players")
    assert str(fault.values["value"]).startswith("[{")


INCONSISTENT: dict[str, tuple[dict[str, object], dict[str, object], set[str]]] = {
    "a rubber of three": ({"form": "dummy", "match": "rubber"}, {"form": Form.DUMMY}, {"match"}),
    "a round of four": ({"match": "round", "target": 20}, {"target": 20}, {"match"}),
    "a target under the handicap": (
        {"form": "dummy", "match": "round", "target": 20},
        {"form": Form.DUMMY, "match": MatchForm.ROUND},
        {"target"},
    ),
    "both": (
        {"form": "dummy", "match": "rubber_points", "target": 25, "stakes": 3},
        {"form": Form.DUMMY, "stakes": 3},
        {"match", "target"},
    ),
    "a round whose form is damaged": (
        {"form": "three", "match": "round", "draw": "ace_low"},
        {"draw": DrawRule.ACE_LOW},
        {"form", "match"},
    ),
}


@each("document, rules, told", INCONSISTENT.values(), ids=INCONSISTENT)
def test_rules_that_exclude_each_other_become_consistent(
    path: Path, document: dict[str, object], rules: dict[str, Any], told: set[str]
) -> None:
    store(path, {**document, "theme": "night", "show_everything": False})
    settings, faults = loaded(path)
    assert settings == Settings(theme="night", last_rules=RuleOptions(**rules))
    assert {fault.values["name"] for fault in faults} == told
    assert len(faults) == len(told)
    assert {fault.code for fault in faults} <= {Fault.CHOICE_REFUSED, Fault.CHOICE_CLASHES}
    save_settings(path, settings)
    assert loaded(path) == (settings, [])


@pytest.mark.parametrize("form", Form)
def test_every_rule_of_every_form_is_remembered(path: Path, form: Form) -> None:
    for match in matches_of(form):
        for rules in (RUBBER, ROUND, DUMMY_DRAWN):
            last = replace(rules, form=form, match=match)
            settings = CHOSEN.with_game(PLAYERS[: form.players], last)
            save_settings(path, settings)
            assert loaded(path) == (settings, [])
            assert settings.last_rules == last
            others = [other for other in Form if other is not form]
            assert all(settings.players_of(other) == CHOSEN.players_of(other) for other in others)


def test_what_a_newer_quinto_has_set_stays_in_the_file(path: Path) -> None:
    newer = {
        "last_rules": {"kitty": True},
        "deck": "large",
        "shuffling": {"volume": 3},
        "recent_deals": [1, None, "\udcff"],
    }
    store(path, {"theme": "night", **newer})
    settings, faults = loaded(path)
    assert (settings, faults) == (Settings(theme="night", show_everything=True), [])
    save_settings(path, replace(settings, theme="light"))
    document = stored(path)
    assert {name: document[name] for name in newer} == newer
    assert document["theme"] == "light"


@pytest.mark.parametrize(
    "data",
    [b"", b"\0\0", b"[]", b"null", b'{"theme": "da', b"\xff\xfe{}", b"[" * 100_000, b"9" * 9999],
    ids=["empty", "zeros", "list", "null", "cut off", "not utf-8", "deep", "huge"],
)
def test_a_damaged_file_gives_the_defaults_and_stays_as_the_backup(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    settings, faults = loaded(path)
    assert settings == Settings()
    assert len(faults) == 1
    assert faults == [Message(Fault.SETTINGS_UNREADABLE, path=path)]
    save_settings(path, CHOSEN)
    assert loaded(path) == (CHOSEN, [])
    assert backup_of(path).read_bytes() == data


def test_saving_never_makes_a_file_that_is_too_large_to_be_read(path: Path) -> None:
    """Others' entries are kept, but written out on lines of their own they may take more room."""
    path.parent.mkdir()
    others = {f"n{number}": 0 for number in range(20_000)}
    path.write_text(json.dumps({**others, "volume": 5}))
    settings, faults = load_settings(path)
    assert (settings.volume, faults) == (5, [])
    save_settings(path, replace(settings, volume=7))
    settings, faults = load_settings(path)
    assert (settings.volume, faults) == (7, [])


def test_a_file_that_is_far_too_large_is_not_read(path: Path) -> None:
    save_settings(path, CHOSEN)
    os.truncate(path, 100 * 2**20)
    settings, faults = loaded(path)
    assert settings == Settings()
    assert len(faults) == 1


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    settings, faults = loaded(path)
    assert (settings, len(faults)) == (Settings(), 1)
    told = refused(lambda: save_settings(path, settings))
    assert told == Message(Fault.FOLDER_TO_REPLACE, name=path.name)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    told = refused(lambda: save_settings(tmp_path / "file" / "settings.json", Settings()))
    reason = Message(Cause.NAME_TAKEN)
    assert told == Message(Fault.SETTINGS_NOT_SAVED, folder=tmp_path / "file", reason=reason)


def test_a_byte_order_mark_does_no_harm(path: Path) -> None:
    save_settings(path, CHOSEN)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert loaded(path) == (CHOSEN, [])


def test_the_latest_files_come_first_each_once_and_at_most_eight(path: Path) -> None:
    settings = Settings()
    for number in (0, 1, 2, 3, 4, 5, 2, 6, 7, 8, 9, 9):
        settings = settings.with_recent(path / f"{number}.quinto")
    assert [Path(recent).stem for recent in settings.recent_files] == list("98762543")
    settings = settings.without_recent(path / "8.quinto").without_recent(path / "x.quinto")
    assert [Path(recent).stem for recent in settings.recent_files] == list("9762543")
    store_many = {"recent_files": [f"/{number}" for number in range(20)]}
    store(path.parent.parent / "many.json", store_many)
    many, faults = load_settings(path.parent.parent / "many.json")
    assert (many.recent_files, faults) == (tuple(f"/{number}" for number in range(8)), [])


PATHS = ("recent_files", "current_file", "game_before_lesson")


@each("name", NAMES)
@each("half", ["\ud800", ["\ud800"], {"\ud800": 1}, [{"\ud800": 1}] * 4])
def test_half_a_character_anywhere_becomes_the_default(path: Path, name: str, half: object) -> None:
    if sys.platform == "win32" and name in PATHS:
        return  # there a file's name may be just that
    save_settings(path, CHOSEN)
    store(path, {**stored(path), name: half})
    settings, faults = loaded(path)
    assert settings == with_default(name)
    (fault,) = faults
    assert fault.values["name"] == name
    assert fault_text(fault).isprintable()


BAD = (b"", b"\0" * 400, b'{"theme": "da')


@pytest.mark.parametrize("data", BAD, ids=["empty", "zeros", "cut off"])
def test_a_damaged_file_with_a_sound_backup_loses_at_most_the_last_change(
    path: Path, data: bytes
) -> None:
    for settings in (CHOSEN, replace(CHOSEN, theme="light")):
        save_settings(path, settings)
    backup = backup_of(path).read_bytes()
    path.write_bytes(data)
    settings, faults = loaded(path)
    assert settings == CHOSEN
    assert faults == [Message(Fault.SETTINGS_FROM_BACKUP, path=path)]
    save_settings(path, replace(settings, jumbo=False), settings)
    assert backup_of(path).read_bytes() == backup
    assert loaded(path) == (replace(CHOSEN, jumbo=False), [])
    damaged = path.with_name("settings.damaged.json")
    assert (damaged.read_bytes() if damaged.exists() else b"") == data
    save_settings(path, CHOSEN, settings)
    assert loaded(backup_of(path).rename(path)) == (replace(CHOSEN, jumbo=False), [])


def test_a_file_that_has_been_deleted_means_the_defaults_whatever_its_backup(path: Path) -> None:
    for theme in ("night", "light"):
        save_settings(path, Settings(theme=theme))
    path.unlink()
    assert loaded(path) == (Settings(), [])


def test_only_what_this_program_has_changed_is_written_over_anothers_changes(path: Path) -> None:
    save_settings(path, CHOSEN)
    save_settings(path, replace(CHOSEN, theme="light", volume=3), CHOSEN)
    save_settings(path, replace(CHOSEN, speed="slow"), CHOSEN)
    assert loaded(path) == (replace(CHOSEN, theme="light", volume=3, speed="slow"), [])


def test_the_rules_of_two_programs_are_never_mixed(path: Path) -> None:
    save_settings(path, Settings())
    save_settings(path, Settings(last_rules=ROUND), Settings())
    save_settings(path, Settings(last_rules=RUBBER), Settings())
    assert loaded(path) == (Settings(last_rules=RUBBER), [])


def test_settings_written_after_the_file_has_gone_are_all_of_them(path: Path) -> None:
    save_settings(path, replace(CHOSEN, theme="light"), CHOSEN)
    assert loaded(path) == (replace(CHOSEN, theme="light"), [])


OUT_OF_REACH = {
    errno.EACCES: Cause.NO_PERMISSION,
    errno.ENAMETOOLONG: Cause.NAME_TOO_LONG,
    errno.ENOTCONN: Cause.DISCONNECTED,
    errno.ESTALE: Cause.DISCONNECTED,
}


@pytest.mark.parametrize(("code", "cause"), OUT_OF_REACH.items())
def test_a_folder_that_cannot_be_entered_gives_the_defaults_and_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int, cause: Cause
) -> None:
    save_settings(path, CHOSEN)
    stat = os.stat

    def refuse(place: Any, **options: Any) -> os.stat_result:
        if str(place).startswith(str(path.parent)):
            raise OSError(code, os.strerror(code))
        return stat(place, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, "stat", refuse)
        settings, faults = loaded(path)
        assert settings == Settings()
        assert faults == [Message(Fault.SETTINGS_NOT_READ, path=path, reason=Message(cause))]
        with pytest.raises(RecordError):
            save_settings(path, replace(settings, theme="light"))
    assert loaded(path) == (CHOSEN, [])
