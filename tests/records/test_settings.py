"""Settings never stop the program, and what can be kept of them is kept."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from saved_games import SEATED

from quinto_desktop.records import (
    RecordError,
    Settings,
    backup_of,
    load_settings,
    save_settings,
)
from quinto_desktop.rules import CachetteFrom, JokerLead, RuleOptions

RULES = RuleOptions(JokerLead.OPPONENTS, CachetteFrom.TOP, 400)
CHOSEN = Settings(
    theme="dark",
    speed="fast",
    trick_pause="click",
    reduced_motion=True,
    window_geometry="AdnQywADAAAAAAB/w+8=",
    show_sheet=False,
    recent_files=("/home/ada/eins.quinto", "/home/ada/\udcff.quinto"),
).with_game(SEATED, RULES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def store(path: Path, document: object) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document), encoding="utf-8")


def stored(path: Path) -> dict[str, object]:
    document = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def test_a_first_start_has_the_defaults_and_no_complaint(path: Path) -> None:
    assert load_settings(path) == (Settings(), [])


def test_settings_come_back(path: Path) -> None:
    assert all(getattr(CHOSEN, f.name) != getattr(Settings(), f.name) for f in fields(Settings))
    for settings in (CHOSEN, Settings(), CHOSEN):
        save_settings(path, settings)
        assert load_settings(path) == (settings, [])
    assert CHOSEN.last_rules == RULES
    assert CHOSEN.last_seats == SEATED


WRONG = {
    "theme": "sepia",
    "speed": 3,
    "trick_pause": None,
    "reduced_motion": "yes",
    "window_geometry": "not Base64!",
    "show_sheet": 1,
    "recent_files": ["/a", 2],
    "last_seats": [{"name": "", "level": None}] * 4,
    "joker_lead": "lowest",
    "cachette_from": [],
    "target": 10_001,
}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_one_bad_value_becomes_its_default_and_the_others_stay(path: Path, name: str) -> None:
    save_settings(path, CHOSEN)
    store(path, {**stored(path), name: WRONG[name]})
    settings, faults = load_settings(path)
    assert settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert len(faults) == 1
    assert f"“{name}”" in faults[0]
    assert faults[0].endswith(".")


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_a_missing_value_is_its_default_without_a_word(path: Path, name: str) -> None:
    save_settings(path, CHOSEN)
    document = stored(path)
    del document[name]
    store(path, document)
    assert load_settings(path) == (replace(CHOSEN, **{name: getattr(Settings(), name)}), [])


def test_what_a_newer_quinto_has_set_stays_in_the_file(path: Path) -> None:
    newer = {"deck": "large", "sounds": {"volume": 3}, "recent_deals": [1, None, "\udcff"]}
    store(path, {"theme": "dark", **newer})
    settings, faults = load_settings(path)
    assert (settings, faults) == (Settings(theme="dark"), [])
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
    settings, faults = load_settings(path)
    assert settings == Settings()
    assert len(faults) == 1
    assert str(path.name) in faults[0]
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, [])
    assert backup_of(path).read_bytes() == data


def test_a_file_that_is_far_too_large_is_not_read(path: Path) -> None:
    save_settings(path, CHOSEN)
    os.truncate(path, 100 * 2**20)
    settings, faults = load_settings(path)
    assert settings == Settings()
    assert len(faults) == 1


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    settings, faults = load_settings(path)
    assert (settings, len(faults)) == (Settings(), 1)
    with pytest.raises(RecordError, match="is a folder"):
        save_settings(path, settings)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(RecordError, match="not saved"):
        save_settings(tmp_path / "file" / "settings.json", Settings())


def test_a_byte_order_mark_does_no_harm(path: Path) -> None:
    save_settings(path, CHOSEN)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_settings(path) == (CHOSEN, [])


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


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
@pytest.mark.parametrize(
    "half", ["\ud800", ["\ud800"], {"\ud800": 1}, [{"\ud800": 1}] * 4], ids=ascii
)
def test_half_a_character_anywhere_becomes_the_default(path: Path, name: str, half: object) -> None:
    save_settings(path, CHOSEN)
    store(path, {**stored(path), name: half})
    settings, faults = load_settings(path)
    assert settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    (fault,) = faults
    assert f"“{name}”" in fault
    assert fault.isprintable()


_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | st.sampled_from(["\ud800", "a\udcff"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=4) | st.just("\ud800"), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*WRONG, "other"]), _VALUES))
def test_whatever_is_in_the_file_the_program_starts(
    tmp_path_factory: pytest.TempPathFactory, document: dict[str, object]
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    store(path, document)
    settings, faults = load_settings(path)
    assert all(fault.isprintable() and fault.endswith(".") for fault in faults)
    save_settings(path, settings)
    assert load_settings(path) == (settings, [])
