"""Who Quinto is, to a desktop, a package manager and a reader of licences.

It is decided in `packaging/identity.toml`; `packaging/build identity` writes it here as well. The
window needs it before its first picture, and to read TOML would take five milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Identity:
    """What `packaging/identity.toml` says; the file tells what each value is for."""

    id: str
    name: str
    package: str
    command: str
    lab_command: str
    homepage: str
    developer: str
    developer_id: str
    email: str
    licence: str
    metadata_licence: str
    summary: str
    mime_type: str
    suffix: str

    @property
    def is_placeholder(self) -> bool:
        """Whether it stands under the domain that is reserved for examples."""
        return "example" in self.id.split(".")


def packaging_path(*parts: str) -> Path:
    """Where a file is that comes from the folder `packaging`, such as `"LICENSE"`."""
    packed = _PACKAGE / "_packaging"
    return (packed if packed.is_dir() else _PACKAGE.parent / "packaging").joinpath(*parts)


# from packaging/identity.toml:
IDENTITY = Identity(
    id="org.example.quinto",
    name="Quinto",
    package="quinto",
    command="quinto",
    lab_command="quinto-lab",
    homepage="https://quinto.example.org",
    developer="The Quinto developers",
    developer_id="org.example",
    email="quinto@example.org",
    licence="GPL-3.0-or-later",
    metadata_licence="CC0-1.0",
    summary="Play Professor Hoffmann’s trick-taking game at a card table",
    mime_type="application/x-quinto",
    suffix=".quinto",
)
# end
"""Who this Quinto is."""
