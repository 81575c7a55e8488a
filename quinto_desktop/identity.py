"""Who Quinto is, to a desktop, a package manager and a reader of licences.

It is decided in `packaging/identity.toml`, which an installed Quinto has in `_packaging`.
"""

from __future__ import annotations

import tomllib
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
    """Where a file is that comes from the folder `packaging`.

    Args:
        *parts: The path below that folder, such as `"LICENSE"`.
    """
    packed = _PACKAGE / "_packaging"
    return (packed if packed.is_dir() else _PACKAGE.parent / "packaging").joinpath(*parts)


def read_identity(path: Path) -> Identity:
    """Read an identity file.

    Raises:
        TypeError: A value is missing, or there is one too many.
    """
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return Identity(**{name.replace("-", "_"): value for name, value in values.items()})


IDENTITY = read_identity(packaging_path("identity.toml"))
"""Who this Quinto is."""
