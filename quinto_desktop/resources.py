"""The only place that finds the program's own files: drawings, icons, sounds and texts.

An installed Quinto carries them inside the package, in `_resources`. A checkout, also one
installed in editable mode, keeps them in `resources` beside the package.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class MissingResourceError(FileNotFoundError):
    """A file that belongs to Quinto is not there; the message is a sentence for the player."""


def resource_path(*parts: str) -> Path:
    """Find a file or folder of Quinto's own.

    Args:
        *parts: The path below the resources folder, e.g. `"cards", "HA.svg"`.

    Raises:
        MissingResourceError: There is no such file in this installation.
    """
    path = _root().joinpath(*parts)
    if not path.exists():
        name = "/".join(parts)
        raise MissingResourceError(
            f"The file {name} is missing from this installation of Quinto; please install it again."
        )
    return path


def resource_text(*parts: str) -> str:
    """Read a text file of Quinto's own, as UTF-8.

    Raises:
        MissingResourceError: There is no such file in this installation.
    """
    return resource_path(*parts).read_text(encoding="utf-8")


def _root() -> Path:
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"
