"""The drawings in the repository are what their program draws, and resources are found."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from quinto_desktop import resources
from quinto_desktop.records.settings import Back
from quinto_desktop.resources import MissingResourceError, resource_path, resource_text

CHECKOUT = Path(__file__).resolve().parent.parent
DRAWING = CHECKOUT / "resources" / "drawing" / "make.py"
SOUNDING = CHECKOUT / "resources" / "sound" / "make.py"


def draw(folder: Path, *options: str) -> dict[str, str]:
    command = [sys.executable, "-B", str(DRAWING), "--out", str(folder), *options]
    subprocess.run(command, check=True)
    return read(folder)


def read(folder: Path) -> dict[str, str]:
    found = [*folder.glob("icon*.svg")]
    for kind in ("cards", "jumbo", "backs", "marks"):
        found += folder.glob(f"{kind}/*.svg")
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in found}


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return draw(tmp_path_factory.mktemp("drawn"))


def test_the_committed_drawings_are_up_to_date(drawn: dict[str, str]) -> None:
    committed = read(CHECKOUT / "resources")
    assert sorted(committed) == sorted(drawn)
    stale = [name for name, text in drawn.items() if committed[name] != text]
    assert stale == [], "run: python resources/drawing/make.py"


def test_the_pack_is_complete(drawn: dict[str, str]) -> None:
    codes = ["QR", *(suit + rank for suit in "HDCS" for rank in "AKQJT98765432")]
    faces = {f"{folder}/{code}.svg" for folder in ("cards", "jumbo") for code in codes}
    backs = {f"backs/{name}.svg" for name in get_args(Back)}
    names = ["heart", "diamond", "club", "spade", "crown", *(f"letter-{it}" for it in "DBRV")]
    marks = {f"marks/{name}.svg" for name in names}
    icons = {"icon.svg", "icon-document.svg", "icon-symbolic.svg"}
    assert set(drawn) == faces | backs | marks | icons


def test_every_drawing_is_well_formed(drawn: dict[str, str]) -> None:
    for name, text in drawn.items():
        root = ElementTree.fromstring(text)
        assert root.tag.endswith("svg"), name
        assert len(root) > 0, name


@pytest.mark.parametrize("option", ["--four-colour", "--no-quint-mark"])
def test_options_change_the_cards_they_concern(
    drawn: dict[str, str], tmp_path: Path, option: str
) -> None:
    other = draw(tmp_path, option)
    changed = {name for name in drawn if drawn[name] != other[name]}
    assert "cards/D5.svg" in changed
    assert not changed & {"backs/navy.svg", "icon.svg", "marks/heart.svg"}
    assert ("cards/D9.svg" in changed) == (option != "--no-quint-mark")


def test_the_committed_sounds_are_up_to_date(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(SOUNDING), "--out", str(tmp_path)], check=True)
    made, kept = heard(tmp_path), heard(CHECKOUT / "resources" / "sound")
    assert sorted(made) == sorted(kept)
    stale = [name for name, samples in made.items() if are_different(samples, kept[name])]
    assert stale == [], "run: python resources/sound/make.py"


def heard(folder: Path) -> dict[str, "array[int]"]:
    found = {}
    for path in folder.glob("*.wav"):
        with wave.open(str(path), "rb") as file:
            assert (file.getnchannels(), file.getframerate()) == (1, 22050)
            found[path.name] = array("h", file.readframes(file.getnframes()))
    return found


def are_different(one: "array[int]", other: "array[int]") -> bool:
    """Whether they differ by more than what mathematical libraries round differently."""
    return len(one) != len(other) or any(abs(a - b) > 1 for a, b in zip(one, other, strict=True))


def test_a_checkout_uses_its_own_resources() -> None:
    if not (CHECKOUT / "quinto_desktop").is_dir():
        pytest.skip("there is no checkout")
    assert resource_path("cards", "HA.svg") == CHECKOUT / "resources" / "cards" / "HA.svg"
    assert resource_text("cards", "HA.svg").startswith("<svg")


def test_an_installation_uses_the_packed_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = tmp_path / "_resources" / "cards"
    packed.mkdir(parents=True)
    (packed / "HA.svg").write_text("packed", encoding="utf-8")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    assert resource_text("cards", "HA.svg") == "packed"


def test_a_missing_resource_is_said_in_a_sentence() -> None:
    with pytest.raises(MissingResourceError) as caught:
        resource_path("cards", "H1.svg")
    assert str(caught.value) == (
        "The file cards/H1.svg is missing from this installation; please reinstall Quinto."
    )


def test_finding_resources_needs_no_qt() -> None:
    program = "import sys, quinto_desktop.resources; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT).returncode == 0
