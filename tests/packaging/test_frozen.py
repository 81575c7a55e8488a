"""What goes into the frozen program, and what stays out."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from examples import each

import quinto_desktop
from steps import icu, trim
from steps.frozen import KERNEL_SUFFIX, check_kernel
from steps.installing import KERNEL
from steps.workshop import Fault

CHECKOUT = Path(__file__).parents[2]
PACKAGING = CHECKOUT / "packaging"


@each(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "quinto_desktop/_resources/translations/quinto_de.qm",
        "quinto_desktop/_packaging/identity.toml",
        "quinto_desktop/players/kernel/beliefs.bin",
    ],
)
def test_what_the_program_uses_is_kept(name: str) -> None:
    assert trim.is_wanted(name)


@each(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6\\plugins\\platforms\\qminimal.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "quinto_desktop/players/kernel/_search.pxd",
    ],
)
def test_what_it_does_not_use_is_dropped(name: str) -> None:
    assert not trim.is_wanted(name)


def test_of_the_machines_libraries_only_those_go_in_that_a_desktop_may_lack() -> None:
    def is_carried(name: str) -> bool:
        return trim.is_carried(name, f"/usr/lib/{name}", "/venv/packages")

    assert is_carried("libxcb-cursor.so.0")
    assert is_carried("libxkbcommon-x11.so.0")
    assert is_carried("libpython3.11.so.1.0")
    assert not is_carried("libxcb.so.1")
    assert not is_carried("libfontconfig.so.1")
    assert not is_carried("libgtk-3.so.0")
    assert trim.is_carried("libQt6Core.so.6", "/venv/packages/PySide6/libQt6Core.so.6", "/venv")


def test_an_extension_or_a_plugin_is_no_mere_library() -> None:
    assert trim.is_library("libxcb-cursor.so.0", "BINARY")
    assert not trim.is_library("PySide6/QtGui.abi3.so", "EXTENSION")
    assert not trim.is_library("PySide6/Qt/plugins/platforms/libqxcb.so", "BINARY")


def test_libraries_are_followed_through_others_and_round_circles() -> None:
    asks = {"a": ["b"], "b": ["c", "a"], "c": [], "d": ["c"]}

    assert trim.reached(["a"], asks.__getitem__) == {"a", "b", "c"}


def test_each_program_has_only_its_own_part_of_quinto() -> None:
    assert trim.is_imported_by("quinto", "quinto_desktop.window.table")
    assert not trim.is_imported_by("quinto", "quinto_desktop.lab.match")
    assert trim.is_imported_by("quinto-lab", "quinto_desktop.lab")
    assert not trim.is_imported_by("quinto-lab", "quinto_desktop.window")
    assert trim.is_imported_by("quinto", "quinto_desktop.laboratory")


def test_nothing_is_left_out_that_quinto_imports() -> None:
    """Numpy and Dask are for those who install them; what asks for them says so."""
    named = set()
    for path in Path(quinto_desktop.__file__).parent.rglob("*.py"):
        # By their words, a module a line: to parse the whole program takes two seconds.
        text = path.read_text(encoding="utf-8")
        named |= {*re.findall(r"^ *(?:from|import) (\w+)", text, re.MULTILINE)}

    assert {"sqlite3", "msgspec", "fsrs"} <= named
    assert named & set(trim.EXCLUDED_MODULES) <= {"numpy", "distributed", "dask"}


def test_the_modules_of_qt_are_read_from_our_imports() -> None:
    sources = ("from PySide6.QtCore import Qt\n", "import PySide6\nfrom PySide6.QtSvg import X\n")

    assert trim.qt_modules_named(sources) == {"QtCore", "QtSvg"}


def test_a_kernel_that_is_not_all_compiled_is_noticed(tmp_path: Path) -> None:
    kernel = tmp_path / "_internal" / "quinto_desktop" / "players" / "kernel"
    kernel.mkdir(parents=True)
    for name in KERNEL[1:]:
        (kernel / f"{name}{KERNEL_SUFFIX}").touch()
    with pytest.raises(Fault, match=f"lacks {KERNEL[0]}"):
        check_kernel(tmp_path)
    (kernel / f"{KERNEL[0]}{KERNEL_SUFFIX}").touch()
    check_kernel(tmp_path)
    (kernel / f"{KERNEL[0]}.py").touch()
    with pytest.raises(Fault, match=rf"interpreted: it has {KERNEL[0]}\.py"):
        check_kernel(tmp_path)


def test_icu_data_keeps_what_is_wanted_and_stays_readable() -> None:
    header = struct.pack("<HBBHHBBBB4s", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD").ljust(32, b" ")
    items = {
        "icudt73l/coll/de.res": b"order",
        "icudt73l/unit/de.res": b"metres",
        "icudt73l/z.icu": b"z" * 20,
    }

    whole = icu.package_of(items, header)
    read = icu.items_of(whole)
    kept = {name: item for name, item in read.items() if icu.is_item_wanted(name)}
    again = icu.items_of(icu.package_of(kept, header))

    assert {name: item.rstrip(b"\0") for name, item in read.items()} == items
    assert list(again) == ["icudt73l/coll/de.res", "icudt73l/z.icu"]
    assert all(item.rstrip(b"\0") == items[name] for name, item in again.items())


@each(
    "name, wanted",
    [
        ("icudt73l/coll/sv.res", True),
        ("icudt73l/root.res", True),
        ("icudt73l/de.res", True),
        ("icudt73l/sv.res", False),
        ("icudt73l/zone/de.res", True),
        ("icudt73l/zone/sv.res", False),
        ("icudt73l/supplementalData.res", True),
        ("icudt73l/ibm-1047_P100-1995.cnv", False),
    ],
)
def test_icu_data_keeps_sorting_and_our_languages(name: str, wanted: bool) -> None:
    assert icu.is_item_wanted(name) is wanted


def test_other_data_is_refused_with_a_sentence() -> None:
    with pytest.raises(Fault, match="no ICU data"):
        icu.items_of(b"\0" * 64)
