"""What a Linux desktop needs to know of Quinto, written from the templates in `packaging`.

The folder `packaging/linux/share` has the shape of the `share` folders that desktops read. In the
names and the texts of its files `@id@` and the like stand for the values of the identity, the
version, and the command that starts Quinto.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from xml.sax.saxutils import escape as escape_xml

from quinto_desktop import __version__
from quinto_desktop.identity import IDENTITY, Identity, packaging_path
from quinto_desktop.resources import resource_path

ZSH_FOLDER = "zsh/site-functions"
"""Where zsh looks for completions, below a `share` folder. Debian's packages use another."""

DRAWINGS = {
    "icons/hicolor/scalable/apps/@id@.svg": "icon.svg",
    "icons/hicolor/symbolic/apps/@id@-symbolic.svg": "icon-symbolic.svg",
    "icons/hicolor/scalable/mimetypes/@mime-icon@.svg": "icon-document.svg",
}
"""Files that are drawings of the resources, each with that drawing."""

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_RELEASE = re.compile(r"## (?P<version>\d\S*) – (?P<day>\d+) (?P<month>\w+) (?P<year>\d{4})")
_RAW = frozenset({"releases"})  # it is XML already


@dataclass(frozen=True, slots=True)
class Release:
    """One version of the changelog; its date is as in “2026-11-21”, and a note is one paragraph."""

    version: str
    date: str
    notes: tuple[str, ...]


def releases(changelog: str) -> tuple[Release, ...]:
    """Read the versions that have a date, in the order of the changelog: newest first."""
    found = []
    for part in re.split(r"^(?=## )", changelog, flags=re.MULTILINE):
        if match := _RELEASE.match(part):
            month = _MONTHS.index(match["month"]) + 1
            date = f"{match['year']}-{month:02}-{int(match['day']):02}"
            notes = [" ".join(item.split()) for item in re.split(r"^- ", part, flags=re.M)[1:]]
            found.append(Release(match["version"], date, tuple(notes)))
    return tuple(found)


def write_desktop_files(
    share: Path,
    command: str,
    arguments: Sequence[str] = (),
    *,
    identity: Identity = IDENTITY,
    zsh_folder: str = ZSH_FOLDER,
) -> tuple[Path, ...]:
    """Write the menu entry, the icons, the file type, manual pages and completions.

    Args:
        share: The folder to write into, such as `/usr/share`; it is made if need be.
        command: What starts Quinto: a name on the search path, or an absolute path.
        arguments: What the command needs to be told before the name of a saved game.
        identity: Who Quinto is.
        zsh_folder: Where in `share` zsh looks for completions.

    Returns:
        The files written, sorted.

    Raises:
        OSError: A file cannot be written, or is missing from this installation.
    """
    values = _values(identity, command, arguments)
    written = []
    for name, origin in _origins():
        target = share / _filled(name.replace(ZSH_FOLDER, zsh_folder, 1), values)
        target.parent.mkdir(parents=True, exist_ok=True)
        if origin.suffix in {".png", ".svg"}:
            shutil.copyfile(origin, target)
        else:
            text = _filled(origin.read_text(encoding="utf-8"), values, _escaper(name))
            target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return tuple(sorted(written))


def desktop_file_names(identity: Identity = IDENTITY) -> tuple[PurePosixPath, ...]:
    """The files of `write_desktop_files`, below its `share` folder, sorted."""
    values = _values(identity, identity.command, ())
    return tuple(sorted(PurePosixPath(_filled(name, values)) for name, _ in _origins()))


def exec_line(command: str, arguments: Sequence[str] = ()) -> str:
    """The words of a desktop entry's `Exec`, quoted by the rules of that file."""
    return " ".join(_quoted(word) for word in (command, *arguments)).replace("\\", "\\\\")


def _quoted(word: str) -> str:
    word = word.replace("%", "%%")
    if re.fullmatch(r"[\w@%+=:,./-]+", word, re.ASCII):
        return word
    return '"' + re.sub(r'(["`$\\])', r"\\\1", word) + '"'


def _origins() -> Iterator[tuple[str, Path]]:
    # The names have placeholders.
    root = packaging_path("linux", "share")
    if not root.is_dir():
        raise FileNotFoundError(f"{root} is missing from this installation")
    for path in sorted(root.rglob("*")):
        if path.is_file():
            yield path.relative_to(root).as_posix(), path
    for name, drawing in DRAWINGS.items():
        yield name, resource_path(drawing)


def _values(identity: Identity, command: str, arguments: Sequence[str]) -> dict[str, str]:
    known = releases(packaging_path("CHANGELOG.md").read_text(encoding="utf-8"))
    today = datetime.now(UTC).date().isoformat()
    return {
        **{name.replace("_", "-"): value for name, value in asdict(identity).items()},
        "mime-icon": identity.mime_type.replace("/", "-"),
        "command-function": _identifier(identity.command),
        "lab-function": _identifier(identity.lab_command),
        "version": __version__,
        "date": known[0].date if known else today,
        "exec": exec_line(command, arguments),
        "try-exec": command.replace("\\", "\\\\"),
        "releases": "\n".join(map(_release_xml, known)),
    }


def _identifier(command: str) -> str:
    return re.sub(r"\W", "_", command)


def _release_xml(release: Release) -> str:
    items = "".join(f"          <li>{escape_xml(note)}</li>\n" for note in release.notes)
    description = f"      <description>\n        <ul>\n{items}        </ul>\n      </description>\n"
    return (
        f'    <release version="{release.version}" date="{release.date}">\n'
        f"{description if items else ''}    </release>"
    )


def _escaper(name: str) -> Callable[[str], str]:
    if name.endswith(".xml"):
        return lambda text: escape_xml(text, {'"': "&quot;"})
    return _escape_roff if "/man/" in f"/{name}" else str


def _escape_roff(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-").replace("’", "\\(cq")


def _filled(text: str, values: Mapping[str, str], escape: Callable[[str], str] = str) -> str:
    # An unknown placeholder stays as it is.
    def value(match: re.Match[str]) -> str:
        name = match[1]
        if name not in values:
            return match[0]
        return values[name] if name in _RAW else escape(values[name])

    return re.sub(r"@([a-z-]+)@", value, text)
