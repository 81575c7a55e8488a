"""Writes what must repeat `packaging/identity.toml`: the parts of two files that are marked so.

Everything else asks `quinto_desktop.identity`, or is a template that the identity is put into.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict
from pathlib import Path

from quinto_desktop.identity import Identity
from steps.workshop import Fault, Workshop

BEGIN, END = "# from packaging/identity.toml:\n", "# end\n"
_TEXTS = {"GPL-3.0-or-later": "GNU GENERAL PUBLIC LICENSE"}
"""What the text of a licence must have in it."""


def build(workshop: Workshop) -> None:
    """Rewrite the two files.

    Raises:
        Fault: The identity is not whole, a file lacks the marks, or the licence is not the one in
            `packaging/LICENSE`.
    """
    identity = read_identity(workshop.checkout / "packaging" / "identity.toml")
    for name, parts in repeated(identity).items():
        path = workshop.checkout / name
        text = rewritten(path.read_text(encoding="utf-8"), parts, name)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(name)
    licence = identity.licence
    text = (workshop.checkout / "packaging" / "LICENSE").read_text(encoding="utf-8")
    if _TEXTS.get(licence, licence.partition("-")[0]) not in text:
        raise Fault(
            f"packaging/LICENSE is not the text of {licence}; replace it, and the reasons in "
            "packaging/licences/README.md."
        )


def read_identity(path: Path) -> Identity:
    """Read an identity file.

    Raises:
        Fault: It is no TOML, a value is missing, or there is one too many.
    """
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        return Identity(**{name.replace("-", "_"): value for name, value in values.items()})
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise Fault(f"{path.name} does not say who Quinto is: {error}.") from error


def repeated(identity: Identity) -> dict[str, tuple[str, ...]]:
    """What stands between the marks of each file, by the file's place in the checkout."""
    return {
        "pyproject.toml": (_about(identity), _addresses_and_commands(identity)),
        "quinto_desktop/identity.py": (_values(identity),),
    }


def rewritten(text: str, parts: tuple[str, ...], name: str) -> str:
    """Put what is repeated between the marks of a file.

    Args:
        text: The file as it is.
        parts: What belongs between each pair of marks.
        name: The file's name, for complaints.

    Raises:
        Fault: There are not as many pairs as parts.
    """
    if text.count(BEGIN) != len(parts):
        raise Fault(f"{name} must have {len(parts)} parts that begin “{BEGIN.strip()}”.")
    first, *others = text.split(BEGIN)
    whole = first
    for part, other in zip(parts, others, strict=True):
        _, end, rest = other.partition(END)
        if not end:
            raise Fault(f"A part of {name} lacks its “{END.strip()}”.")
        whole += BEGIN + part + END + rest
    return whole


def _values(identity: Identity) -> str:
    lines = (f"    {name}={_quoted(value)},\n" for name, value in asdict(identity).items())
    return f"IDENTITY = Identity(\n{''.join(lines)})\n"


def _about(identity: Identity) -> str:
    name, email = _quoted(identity.developer), _quoted(identity.email)
    return (
        f"license = {_quoted(identity.licence)}\n"
        'license-files = ["packaging/LICENSE"]\n'
        f"authors = [{{ name = {name}, email = {email} }}]\n"
    )


def _addresses_and_commands(identity: Identity) -> str:
    return (
        "[project.urls]\n"
        f"Homepage = {_quoted(identity.homepage)}\n"
        "\n"
        "[project.scripts]\n"
        f'{_quoted(identity.lab_command)} = "quinto_desktop.lab.__main__:main"\n'
        "\n"
        "[project.gui-scripts]\n"
        f'{_quoted(identity.command)} = "quinto_desktop.__main__:main"\n'
    )


def _quoted(text: str) -> str:
    """A text as TOML and Python write it; JSON's way is one of theirs."""
    return json.dumps(text, ensure_ascii=False)
