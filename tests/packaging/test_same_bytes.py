"""Archives are the same whoever packs them, and what is missing in one is noticed."""

from __future__ import annotations

import io
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

from steps.installing import COMPILED_IN_LAB, KERNEL
from steps.same_bytes import settle_sdist, settle_wheel
from steps.wheel import check_contents, check_kernel, check_sources, one
from steps.workshop import Fault

NOON = 1_795_000_000
FILES = {"quinto-1/b.py": b"b", "quinto-1/a": b"a" * 5000, "quinto-1/" + "long/" * 30: b"far"}


def wheel_of(path: Path, names: list[str], year: int = 2026, mode: int = 0o644) -> Path:
    with zipfile.ZipFile(path, "w") as wheel:
        for name in names:
            info = zipfile.ZipInfo(name, (year, 1, 1, 0, 0, 0))
            info.external_attr = mode << 16
            wheel.writestr(info, name.encode())
    return path


def sdist_of(path: Path, names: list[str], date: int = 0, mode: int = 0o644, user: int = 0) -> Path:
    with tarfile.open(path, "w:gz") as sdist:
        for name in names:
            member = tarfile.TarInfo(name.rstrip("/"))
            member.size, member.mtime, member.mode, member.uid = len(FILES[name]), date, mode, user
            sdist.addfile(member, io.BytesIO(FILES[name]))
    return path


def test_a_wheel_is_the_same_whoever_packs_it_whenever(tmp_path: Path) -> None:
    names = ["q.dist-info/RECORD", "q/b.py", "q.dist-info/WHEEL", "q/a.py"]
    one_of_two = wheel_of(tmp_path / "1.whl", names)
    other = wheel_of(tmp_path / "2.whl", names[::-1], year=2025, mode=0o600)
    assert one_of_two.read_bytes() != other.read_bytes()

    settle_wheel(one_of_two, NOON)
    settle_wheel(other, NOON)

    assert one_of_two.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(other) as wheel:
        assert wheel.namelist() == [
            *("q/a.py", "q/b.py"),
            *("q.dist-info/WHEEL", "q.dist-info/RECORD"),
        ]
        assert {info.external_attr >> 16 for info in wheel.infolist()} == {0o100644}
        assert {info.date_time for info in wheel.infolist()} == {time.gmtime(NOON)[:6]}
        assert all(wheel.read(name) == name.encode() for name in names)


def test_an_sdist_is_the_same_whoever_packs_it_whenever(tmp_path: Path) -> None:
    names = list(FILES)
    one_of_two = sdist_of(tmp_path / "1.tar.gz", names)
    other = sdist_of(tmp_path / "2.tar.gz", names[::-1], date=9_999, mode=0o600, user=501)

    settle_sdist(one_of_two, NOON)
    settle_sdist(other, NOON)

    assert one_of_two.read_bytes() == other.read_bytes()
    with tarfile.open(other) as sdist:
        members = sdist.getmembers()
        assert {member.name for member in members} == {name.rstrip("/") for name in FILES}
        assert {(member.mtime, member.mode, member.uid) for member in members} == {(NOON, 0o644, 0)}


def test_an_sdist_keeps_what_can_be_run(tmp_path: Path) -> None:
    path = sdist_of(tmp_path / "q.tar.gz", ["quinto-1/a"], mode=0o700)

    settle_sdist(path, NOON)

    with tarfile.open(path) as sdist:
        assert sdist.getmember("quinto-1/a").mode == 0o755


SOURCES = [
    *("quinto_desktop/__init__.py", "quinto_desktop/players/kernel/_rules.pxd"),
    *("resources/icon.svg", "resources/drawing/make.py", "resources/translations/quinto_de.qm"),
]
PACKED = [
    *("quinto_desktop/__init__.py", "quinto_desktop/_resources/icon.svg"),
    *("quinto_desktop/_resources/translations/quinto_de.qm", "q.dist-info/RECORD"),
]


def test_a_complete_wheel_is_accepted(tmp_path: Path) -> None:
    check_contents(wheel_of(tmp_path / "q.whl", PACKED), SOURCES)


@pytest.mark.parametrize("name", PACKED[:3])
def test_what_a_wheel_lacks_is_named(tmp_path: Path, name: str) -> None:
    wheel = wheel_of(tmp_path / "q.whl", [kept for kept in PACKED if kept != name])

    with pytest.raises(Fault, match=f"The wheel lacks 1 files: {name}."):
        check_contents(wheel, SOURCES)


def test_what_a_wheel_should_not_hold_is_named(tmp_path: Path) -> None:
    wheel = wheel_of(tmp_path / "q.whl", [*PACKED, "tests/conftest.py"])

    with pytest.raises(Fault, match=r"should not hold 1 files: tests/conftest\.py"):
        check_contents(wheel, SOURCES)


def test_the_part_of_the_kernel_that_is_not_compiled_is_named(tmp_path: Path) -> None:
    compiled = [f"quinto_desktop/players/kernel/{part}.abi3.so" for part in KERNEL]
    compiled += [f"quinto_desktop/lab/pool/{part}.abi3.so" for part in COMPILED_IN_LAB]
    check_kernel(wheel_of(tmp_path / "whole.whl", compiled))

    with pytest.raises(Fault, match=r"differs in _accumulator\. Install gcc"):
        check_kernel(wheel_of(tmp_path / "q.whl", compiled[1:]))


def test_what_an_sdist_lacks_is_named(tmp_path: Path) -> None:
    sdist = sdist_of(tmp_path / "q.tar.gz", ["quinto-1/a", "quinto-1/b.py"])

    with pytest.raises(Fault, match=r"The sdist lacks 2 files: PKG-INFO, setup\.cfg"):
        check_sources(sdist, ["a", "b.py"])


def test_an_artefact_that_was_not_built_is_asked_for(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"has 0 files \*\.whl, not one; build it again"):
        one(tmp_path, "*.whl")
