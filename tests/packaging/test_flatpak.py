"""The Flatpak's manifest is one that flatpak-builder reads, and asks for no more than it needs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from steps import flatpak
from steps.workshop import Fault, Workshop

PACKAGING = Path(__file__).parents[2] / "packaging"

Manifest = dict[str, object]


@pytest.fixture
def workshop() -> Workshop:
    return Workshop(version="3.14")


@pytest.fixture
def manifest(workshop: Workshop, tmp_path: Path) -> Manifest:
    """The manifest as flatpak-builder understands it; beside it lie files of those names."""
    if shutil.which("flatpak-builder") is None:
        pytest.skip("flatpak-builder is not installed")
    sources = tmp_path / "sources"
    sources.mkdir()
    names = (
        "quinto_desktop-3.14.tar.gz",
        "cython-3-none-any.whl",
        "cffi-2.tar.gz",
        "msgspec-1.tar.gz",
    )
    for name in names:
        (sources / name).write_text(name, encoding="utf-8")
    sdist, wheel, *others = (sources / name for name in names)
    path = tmp_path / "it.yaml"
    path.write_text(flatpak.manifest(workshop, sdist, [wheel], others), encoding="utf-8")
    process = subprocess.run(
        ["flatpak-builder", "--show-manifest", path],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    read: Manifest = json.loads(process.stdout)
    return read


def test_it_says_who_quinto_is(workshop: Workshop, manifest: Manifest, tmp_path: Path) -> None:
    flatpak.check_manifest(workshop, manifest, tmp_path)
    assert manifest["id"] == workshop.identity.id
    assert manifest["command"] == workshop.identity.command


def test_a_module_comes_after_what_it_is_compiled_by(manifest: Manifest) -> None:
    modules = manifest["modules"]
    assert isinstance(modules, list)
    assert [module["name"] for module in modules][-1] == "quinto"
    commands = [command for module in modules for command in module["build-commands"]]
    files = [command.rpartition(" ")[2] for command in commands[:-1]]
    assert files == ["cython-3-none-any.whl", "cffi-2.tar.gz", "msgspec-1.tar.gz", "."]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"id": "org.example.other"}, "is of org.example.other, not of"),
        ({"finish-args": [*flatpak.ALLOWED, "--share=network"]}, "other permissions"),
        ({"finish-args": ["--share=ipc"]}, "other permissions"),
    ],
)
def test_a_manifest_that_says_something_else(
    workshop: Workshop, manifest: Manifest, tmp_path: Path, change: Manifest, sentence: str
) -> None:
    with pytest.raises(Fault, match=sentence):
        flatpak.check_manifest(workshop, {**manifest, **change}, tmp_path)


def test_a_source_that_has_changed(workshop: Workshop, manifest: Manifest, tmp_path: Path) -> None:
    (tmp_path / "sources" / "cffi-2.tar.gz").write_text("tampered", encoding="utf-8")
    with pytest.raises(Fault, match=r"cffi-2\.tar\.gz is not the file"):
        flatpak.check_manifest(workshop, manifest, tmp_path)
