"""`packaging/release`: all of a release that a machine can do, and nothing that leaves the machine.

It looks for what stands in the way, builds and checks every artefact, verifies the checksums and
writes the notes. To sign, tag and upload is left to a person, who is told how.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from quinto_desktop.desktop_files import releases
from steps.command import ARTEFACTS, CHECKSUMS, status_of, write_checksums
from steps.workshop import Fault, Workshop

NOTES = "release-notes.md"
"""What is written into `dist` for the page that people download from."""

PASSED = "passed.txt"
"""Where `.ci/run` keeps the commit that it last found whole, in `Workshop.keep`."""

Step = Callable[[Workshop], None]

_VERSION = re.compile(
    r"(?P<numbers>\d+(\.\d+)*)((?P<stage>a|b|rc)(?P<count>\d+))?(\.dev(?P<dev>\d+))?"
)
_HOW_TO_INSTALL = {
    ".deb": "Debian 12, Ubuntu 22.04 and later: open it, or `sudo apt install ./{name}`",
    ".run": "any Linux, for one user, without root: `sh {name}`",
    ".AppImage": "any Linux: make it executable and open it",
    ".exe": "Windows 10 and later: open it",
    ".zip": "Windows 10 and later, without installing: unpack it and open `quinto.exe`",
    ".dmg": "macOS 13 and later: open it, and drag Quinto to Applications",
    ".whl": "with Python: `pipx install ./{name}` or `uv tool install ./{name}`",
    ".tar.gz": "the sources: `pip install ./{name}`; a C compiler makes it fast",
    "-flatpak.tar.xz": "for flatpak-builder: a manifest, and all that it builds from",
    ".AppDir.tar.xz": "any Linux, without installing: unpack it and start `AppRun`",
}


def run_tests(workshop: Workshop) -> None:
    """Run `.ci/run`, unless it has passed on this very commit."""
    commit = _git(workshop, "rev-parse", "HEAD")
    passed = workshop.keep / PASSED
    if passed.is_file() and passed.read_text(encoding="utf-8").strip() == commit:
        print(f".ci/run has passed on {commit[:12]}")
    else:
        workshop.run(workshop.checkout / ".ci" / "run")


def empty_dist(workshop: Workshop) -> None:
    """Remove every file from `dist`: a release holds nothing older than itself."""
    for old in workshop.dist.iterdir():
        if old.is_file():
            old.unlink()


def _artefact(verb: str, name: str) -> Step:
    def step(workshop: Workshop) -> None:
        getattr(importlib.import_module(f"steps.{name}"), verb)(workshop)

    return step


STEPS: Mapping[str, Step] = {
    "test": run_tests,
    "empty dist": empty_dist,
    **{f"build {name}": _artefact("build", name) for name in ARTEFACTS},
    "write checksums": write_checksums,
    **{f"check {name}": _artefact("check", name) for name in ARTEFACTS},
}
"""What takes long, in its order."""


@dataclass(frozen=True)
class Release:
    """A release, or the rehearsal of one.

    Attributes:
        workshop: Where it is built.
        version: What the person asked for.
        steps: What is done once nothing stands in the way.
        is_rehearsal: Whether to go on although something stands in the way of a real one.
    """

    workshop: Workshop
    version: str
    steps: Mapping[str, Step]
    is_rehearsal: bool = False

    def make(self) -> None:
        """Do all of it.

        Raises:
            Fault: Something stands in the way, or a step failed.
        """
        obstacles = list(self.obstacles())
        for obstacle in obstacles:
            print(f"- {obstacle}", flush=True)
        if obstacles and not self.is_rehearsal:
            raise Fault("Nothing has been built. Mend what is listed above, or add --rehearse.")
        for title, step in self.steps.items():
            print(f"\n== {title}", flush=True)
            step(self.workshop)
        verify_checksums(self.workshop.dist)
        notes = self.workshop.dist / NOTES
        notes.write_text(self.notes(), encoding="utf-8")
        print(f"\n{notes} tells people what is new and which file is theirs.\n")
        print(self.remaining(obstacles))

    def obstacles(self) -> Iterator[str]:
        """Say, a sentence each, what stands in the way of this release."""
        yield from self._wrong_version()
        if self.version not in self._dated():
            yield (
                f"packaging/CHANGELOG.md has no section “## {self.version} – 1 January 2027”, with "
                "the day of the release; write it."
            )
        if changed := _git(self.workshop, "status", "--porcelain"):
            names = ", ".join(line[3:] for line in changed.splitlines()[:5])
            yield f"The checkout has changes that are not committed ({names}); commit them."
        if self.workshop.identity.is_placeholder:
            yield (
                f"“{self.workshop.identity.id}” stands under a domain that belongs to nobody; put "
                "your own into packaging/identity.toml and run packaging/build identity."
            )

    def _wrong_version(self) -> Iterator[str]:
        wanted = _VERSION.fullmatch(self.version)
        if wanted is None:
            yield f"“{self.version}” is no version; write one such as 1.2.0 or 1.3.0rc1."
            return
        if wanted["dev"] is not None:
            yield f"{self.version} is a version in the making; a release has no .dev."
        if self.version != self.workshop.version:
            yield (
                f"quinto_desktop/__init__.py says that this is {self.workshop.version}, not "
                f"{self.version}; change it there."
            )
        tagged = _git(self.workshop, "tag", "--list", "v*").splitlines()
        known = [tag[1:] for tag in tagged if _VERSION.fullmatch(tag[1:])]
        last = max(known, key=_order, default=None)
        if last is not None and _order(self.version) <= _order(last):
            yield f"{self.version} does not come after {last}, which is tagged; choose a later one."

    def _dated(self) -> dict[str, str]:
        return {release.version: release.date for release in releases(self._changelog())}

    def _changelog(self) -> str:
        path = self.workshop.checkout / "packaging" / "CHANGELOG.md"
        return path.read_text(encoding="utf-8")

    def notes(self) -> str:
        """What is new, and the artefacts with how to install each, its size and its SHA-256."""
        files = [
            path
            for path in sorted(self.workshop.dist.iterdir())
            if path.is_file() and path.name not in {CHECKSUMS, NOTES}
        ]
        rows = "\n".join(
            f"| {path.name} | {how_to_install(path.name)} | {path.stat().st_size / 1e6:.1f} MB "
            f"| `{_sha256(path)}` |"
            for path in files
        )
        date = self._dated().get(self.version, "not dated yet")
        return (
            f"# {self.workshop.identity.name} {self.version} ({date})\n\n"
            f"{_section(self._changelog(), self.version)}\n\n"
            "## Which file is mine?\n\n"
            f"| file | for | size | SHA-256 |\n| --- | --- | --- | --- |\n{rows}\n\n"
            f"To verify a download: `sha256sum --check --ignore-missing {CHECKSUMS}`.\n"
        )

    def remaining(self, obstacles: Sequence[str]) -> str:
        """What is left to a person."""
        if self.is_rehearsal:
            count = len(obstacles)
            in_the_way = f"{count} things" if count > 1 else "one thing" if count else "nothing"
            return (
                f"This was a rehearsal; {in_the_way} would have stopped a release. Publish nothing "
                "of it."
            )
        tag = f"v{self.version}"
        return (
            "Everything is built and checked in dist/, and nothing has left this machine. Left for "
            "you (packaging/README.md explains each):\n"
            f"  gpg --armor --detach-sign dist/{CHECKSUMS}\n"
            f"  git tag --sign {tag} --message 'Quinto {self.version}'\n"
            f"  git push origin {tag}        # which builds the other systems' packages\n"
            "  try by hand what the checklist names\n"
            f"  publish dist/ with {NOTES} as its text"
        )


def verify_checksums(dist: Path) -> None:
    """Compare every artefact with the list of checksums.

    Raises:
        Fault: One differs, is missing, or is not listed.
    """
    lines = (dist / CHECKSUMS).read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    if not listed:
        raise Fault(f"dist/{CHECKSUMS} lists nothing; the build steps have made no artefact.")
    for name, digest in listed.items():
        if not (dist / name).is_file():
            raise Fault(f"dist/{name} is listed in {CHECKSUMS}, but has gone.")
        if _sha256(dist / name) != digest:
            raise Fault(f"dist/{name} has changed since its checksum was written; build it again.")
    present = {path.name for path in dist.iterdir() if path.is_file()}
    if unlisted := present - listed.keys() - {CHECKSUMS, NOTES}:
        raise Fault(f"dist/{min(unlisted)} is not listed in {CHECKSUMS}; build it again.")


def how_to_install(name: str) -> str:
    """Tell in one line for whom an artefact is, and what to do with it."""
    for suffix, how in _HOW_TO_INSTALL.items():
        if name.endswith(suffix):
            return how.format(name=name)
    return "see packaging/README.md"


def _section(changelog: str, version: str) -> str:
    """What the changelog tells of a version, or of what is not released yet."""
    for title in (version, "Unreleased"):
        for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
            heading, _, body = part.partition("\n")
            if heading.split()[:1] == [title]:
                return body.strip()
    return "The changelog tells nothing of it."


def _order(version: str) -> tuple[object, ...]:
    """What versions are sorted by, as PEP 440 sorts them: 1.2.dev0, 1.2a1, 1.2rc1, 1.2."""
    match = _VERSION.fullmatch(version)
    if match is None:
        raise ValueError(f"{version} is no version")
    numbers = [int(number) for number in match["numbers"].split(".")]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    is_in_the_making = match["dev"] is not None
    final = "" if is_in_the_making else "z"
    return (
        numbers,
        (match["stage"] or final, int(match["count"] or 0)),
        (not is_in_the_making, int(match["dev"] or 0)),
    )


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _git(workshop: Workshop, *arguments: str) -> str:
    return workshop.output("git", *arguments, cwd=workshop.checkout).rstrip()


def main(argv: Sequence[str] | None = None) -> int:
    """Make the release that the command line names.

    Returns:
        The exit status, as of `status_of`; 1 if something stands in its way, too.
    """
    parser = argparse.ArgumentParser(
        prog="packaging/release",
        description="Check, build and describe a release. Nothing is pushed or uploaded.",
    )
    parser.add_argument("version", help="such as 1.2.0, as in quinto_desktop/__init__.py")
    parser.add_argument(
        "--rehearse", action="store_true", help="say what stands in the way, and go on"
    )
    options = parser.parse_args(argv)
    release = Release(Workshop(), options.version, STEPS, is_rehearsal=options.rehearse)
    return status_of("packaging/release", release.make)
