"""What Windows and macOS read in a program, as far as another system can tell."""

from __future__ import annotations

import plistlib
import re
import struct
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

from quinto_desktop.identity import IDENTITY
from quinto_desktop.resources import resource_path
from steps import icon_files, native

PACKAGING = Path(__file__).parents[2] / "packaging"

ICON = resource_path("icon.svg")


def pictures_in(path: Path) -> list[QImage]:
    """All pictures that Qt's own reader finds in an icon file."""
    reader = QImageReader(str(path))
    found = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        found.append(reader.read())
    return found


def is_the_icon(picture: QImage, margin: float) -> bool:
    """Whether a picture has baize in its middle's left, and nothing in its corners."""
    size = picture.width()
    baize = picture.pixelColor(round(size * (margin + (1 - 2 * margin) * 0.14)), size // 2)
    return picture.pixelColor(0, 0).alpha() == 0 and baize.alpha() > 250 and baize.green() > 40


def test_windows_icon_has_every_size(qtbot: QtBot, tmp_path: Path) -> None:
    icon_files.write_ico(ICON, tmp_path / "quinto.ico")
    found = pictures_in(tmp_path / "quinto.ico")
    assert [(picture.width(), picture.height()) for picture in found] == [
        (size, size) for size in icon_files.ICO_SIZES
    ]
    assert all(is_the_icon(picture, 0.0) for picture in found)


def test_macs_icon_has_every_size(qtbot: QtBot, tmp_path: Path) -> None:
    icon_files.write_icns(ICON, tmp_path / "quinto.icns")
    data = (tmp_path / "quinto.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    place, kinds = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        picture = QImage.fromData(data[place + 8 : place + length])
        kinds[kind.decode()] = picture.width()
        assert data[place + 8 : place + 12] == b"\x89PNG"
        assert picture.width() == picture.height()
        assert is_the_icon(picture, (1 - icon_files.MAC_SHARE) / 2)
        place += length
    assert place == len(data)
    assert kinds == icon_files.ICNS_TYPES


@pytest.mark.skipif(
    b"icns" not in [bytes(name.data()) for name in QImageReader.supportedImageFormats()],
    reason="this Qt does not read .icns",
)
def test_qt_reads_macs_icon(qtbot: QtBot, tmp_path: Path) -> None:
    icon_files.write_icns(ICON, tmp_path / "quinto.icns")
    found = pictures_in(tmp_path / "quinto.icns")
    assert {picture.width() for picture in found} == set(icon_files.ICNS_TYPES.values())


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0)), ("0.2.0.dev0", (0, 2, 0)), ("1.2rc1", (1, 2, 0)), ("3", (3, 0, 0))],
)
def test_a_version_has_three_numbers(version: str, numbers: tuple[int, int, int]) -> None:
    assert native.numbers_of(version) == numbers


def test_the_manifest_asks_for_the_pixels_of_each_screen_and_long_paths() -> None:
    named = replace(IDENTITY, summary="Cards & <more>")
    root = ET.fromstring(native.manifest(named, "0.2.0.dev0"))
    values = {element.tag.partition("}")[2]: element.text for element in root.iter()}
    assert values["longPathAware"] == "true"
    assert values["dpiAwareness"] == "PerMonitorV2, PerMonitor"
    assert values["description"] == "Cards & <more>"
    (own,) = [element.attrib for element in root if element.tag.endswith("assemblyIdentity")]
    assert (own["name"], own["version"]) == (IDENTITY.id, "0.2.0.0")
    level = root.find(".//{urn:schemas-microsoft-com:asm.v3}requestedExecutionLevel")
    assert level is not None and level.attrib["level"] == "asInvoker"


@pytest.mark.parametrize(("version", "flags"), [("0.2.0", "0"), ("0.2.0.dev0", "2")])
def test_the_version_data_is_what_pyinstaller_reads(version: str, flags: str) -> None:
    told: dict[str, object] = {}

    def strings(pairs: list[tuple[str, str]]) -> dict[str, str]:
        return dict(pairs)

    names = {
        "VSVersionInfo": lambda ffi, kids: told.update(ffi, **kids[0], translation=kids[1]),
        "FixedFileInfo": dict,
        "StringFileInfo": lambda tables: tables[0],
        "StringTable": lambda _language, pairs: strings(pairs),
        "StringStruct": lambda name, text: (name, text),
        "VarFileInfo": lambda items: items[0],
        "VarStruct": lambda _name, values: values,
    }
    eval(native.version_resource(IDENTITY, version, "quinto-lab"), names)
    assert told["filevers"] == told["prodvers"] == (0, 2, 0, 0)
    assert told["flags"] == int(flags)
    assert told["ProductVersion"] == version
    assert told["OriginalFilename"] == "quinto-lab.exe"
    assert told["translation"] == [0x0409, 1200]


def test_macos_is_told_which_games_are_ours() -> None:
    told = plistlib.loads(plistlib.dumps(native.property_list(IDENTITY, "0.2.0.dev0")))
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [IDENTITY.suffix[1:]]
    assert tags["public.mime-type"] == [IDENTITY.mime_type]
    assert told["CFBundleShortVersionString"] == "0.2.0"
    assert not told["LSBackgroundOnly"]


def test_the_installer_asks_for_nothing_that_it_is_not_told() -> None:
    """Every name that quinto.iss takes from outside is one that build.py gives."""
    script = (PACKAGING / "windows" / "quinto.iss").read_text(encoding="utf-8")
    builder = (PACKAGING / "windows" / "build.py").read_text(encoding="utf-8")
    used = set(re.findall(r"\{#(\w+)\}", script)) - {"GameType"}
    given = set(re.findall(r'^        "(\w+)": ', builder, re.MULTILINE))
    assert used == given
    assert IDENTITY.id not in script and IDENTITY.homepage not in script


def test_the_entitlements_are_a_property_list_of_switches() -> None:
    with (PACKAGING / "macos" / "entitlements.plist").open("rb") as file:
        allowed = plistlib.load(file)
    assert allowed == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
