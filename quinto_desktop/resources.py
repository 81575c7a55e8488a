"""Access to the program's own files: drawings, icons, sounds and texts.

An installed Quinto has them inside the package, in `_resources`. A checkout, even one installed
in editable mode, has them in `resources` beside the package.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class MissingResourceError(FileNotFoundError):
    """One of Quinto's own files is missing; the message is a sentence for the user."""


def resource_path(*parts: str) -> Path:
    """Find one of Quinto's own files or folders, such as `"cards", "HA.svg"`.

    Raises:
        MissingResourceError: This installation has no such file.
    """
    path = _root().joinpath(*parts)
    if not path.exists():
        name = "/".join(parts)
        raise MissingResourceError(
            f"The file {name} is missing from this installation; please reinstall Quinto."
        )
    return path


def resource_text(*parts: str) -> str:
    """Read one of Quinto's own text files, as UTF-8.

    Raises:
        MissingResourceError: This installation has no such file.
    """
    return resource_path(*parts).read_text(encoding="utf-8")


def _root() -> Path:
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"
