"""Writes what must repeat `packaging/identity.toml`: the parts of pyproject.toml marked so.

Everything else reads the identity when it is wanted, or is a template that it is put into.
"""

from __future__ import annotations

import json

from quinto_desktop.identity import Identity
from steps.workshop import Fault, Workshop

BEGIN, END = "# from packaging/identity.toml:\n", "# end\n"
_TEXTS = {"GPL-3.0-or-later": "GNU GENERAL PUBLIC LICENSE"}
"""What the text of a licence must have in it."""


def build(workshop: Workshop) -> None:
    """Rewrite pyproject.toml.

    Raises:
        Fault: It lacks the marks, or the licence is not the one in `packaging/LICENSE`.
    """
    path = workshop.checkout / "pyproject.toml"
    path.write_text(
        rewritten(path.read_text(encoding="utf-8"), workshop.identity),
        encoding="utf-8",
        newline="\n",
    )
    print("pyproject.toml")
    licence = workshop.identity.licence
    text = (workshop.checkout / "packaging" / "LICENSE").read_text(encoding="utf-8")
    if _TEXTS.get(licence, licence.partition("-")[0]) not in text:
        raise Fault(
            f"packaging/LICENSE is not the text of {licence}; replace it, and the reasons in "
            "packaging/licences/README.md."
        )


def rewritten(text: str, identity: Identity) -> str:
    """Put the identity into the marked parts of pyproject.toml.

    Raises:
        Fault: There are not as many of them as there should be.
    """
    parts = (_about(identity), _addresses_and_commands(identity))
    if text.count(BEGIN) != len(parts):
        raise Fault(f"pyproject.toml must have {len(parts)} parts that begin “{BEGIN.strip()}”.")
    first, *others = text.split(BEGIN)
    whole = first
    for part, other in zip(parts, others, strict=True):
        _, end, rest = other.partition(END)
        if not end:
            raise Fault(f"A part of pyproject.toml lacks its “{END.strip()}”.")
        whole += BEGIN + part + END + rest
    return whole


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
    """A text as TOML writes it; JSON's way is one of TOML's."""
    return json.dumps(text, ensure_ascii=False)
