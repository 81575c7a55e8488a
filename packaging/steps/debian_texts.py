"""The texts of a Debian package: its version, control file, changelog and copyright."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime

from quinto_desktop.identity import Identity
from steps.libraries import Needs

_PART = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
_DATED = re.compile(r"(?P<version>\d\S*) – (?P<date>\d+ \w+ \d{4})")
_WIDTH = 78

ALSO = ("fonts-dejavu-core | fonts-freefont-ttf | fonts-liberation", "libasound2", "libpulse0")
"""What is recommended besides: letters that have the suits' signs, and sound."""

DESCRIPTION = """\
Quinto is a card table for the game that Professor Hoffmann published in 1907: 53 cards, every
suit trumps the suits below it, points for “quints” as they fall, and 250 is game. Four play, or
three with dummy, or two with two hands each; the computer fills any empty seat, at four levels.

Cards are dragged, clicked or played by keyboard; a screen reader follows everything. A guided
deal and lessons explain the game, a score sheet every figure. Games are kept and can be saved.
There is no network, no account and no telemetry.

The command quinto-lab plays, measures and solves without a window.
"""


def debian_version(version: str) -> str:
    """A Python version as Debian writes and sorts it.

    Args:
        version: Such as "0.2.0", "0.2.0.dev0" or "0.2.0rc1".
    """
    return re.sub(r"\.?(dev|a|b|rc)(?=\d)", r"~\1", version)


def control(identity: Identity, version: str, size: int, needs: Needs) -> str:
    """The control file.

    Args:
        identity: Who Quinto is.
        version: Debian's form of the version.
        size: What it takes when installed, in KiB.
        needs: The libraries.
    """
    recommends = sorted({*needs.recommends, *ALSO})
    paragraphs = [textwrap.wrap(text, _WIDTH) for text in DESCRIPTION.strip().split("\n\n")]
    description = "\n .\n".join("\n".join(f" {line}" for line in lines) for lines in paragraphs)
    return f"""\
Package: {identity.package}
Version: {version}
Section: games
Priority: optional
Architecture: amd64
Maintainer: {identity.developer} <{identity.email}>
Installed-Size: {size}
Depends: {", ".join(needs.depends)}
Recommends: {", ".join(recommends)}
Homepage: {identity.homepage}
Description: card table for Professor Hoffmann’s trick-taking game
{description}
"""


def changelog(identity: Identity, version: str, text: str, epoch: int) -> str:
    """The changelog in Debian's form.

    Args:
        identity: Who Quinto is.
        version: The version that is packed, in Python's form.
        text: The changelog for players. What is dated is a release; what comes before the first
            release belongs to the version that is packed.
        epoch: The date of that version if it is no release, in seconds since 1970.
    """
    pieces = _PART.split(text)[1:]
    now = datetime.fromtimestamp(epoch, UTC)
    entries = []
    for title, body in zip(pieces[::2], pieces[1::2], strict=True):
        if dated := _DATED.fullmatch(title.strip()):
            date = datetime.strptime(dated["date"], "%d %B %Y").replace(hour=12, tzinfo=UTC)
            entries.append(_entry(identity, dated["version"], body, date))
        elif not _is_dated(text, version):
            entries.append(_entry(identity, version, body, now))
    return "\n".join(entries)


def _is_dated(text: str, version: str) -> bool:
    return any(found["version"] == version for found in _DATED.finditer(text))


def _entry(identity: Identity, version: str, body: str, date: datetime) -> str:
    notes = [" ".join(item.split("\n\n")[0].split()) for item in re.split(r"(?m)^- ", body)[1:]]
    lines = [
        line
        for note in notes
        for line in textwrap.wrap(
            note, _WIDTH, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False
        )
    ]
    signed = f" -- {identity.developer} <{identity.email}>  {format_datetime(date)}"
    head = f"{identity.package} ({debian_version(version)}) unstable; urgency=medium"
    return "\n".join([head, "", *lines, "", signed, ""])


def filled(template: str, identity: Identity) -> str:
    """A template with the identity's values in place of `@homepage@` and the like."""
    values: Mapping[str, str] = {
        "name": identity.name,
        "package": identity.package,
        "homepage": identity.homepage,
        "developer": identity.developer,
        "email": identity.email,
        "licence": identity.licence,
    }
    return re.sub(r"@([a-z-]+)@", lambda match: values[match[1]], template)
