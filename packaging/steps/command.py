"""The command lines of `packaging/build` and `packaging/check`."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Literal

from steps.workshop import Fault, Workshop

ARTEFACTS = {
    "wheel": "a wheel and an sdist, for pip, pipx and uv",
    "deb": "a package for Debian 12, Ubuntu 22.04 and later",
    "run": "one file that installs for one user of any Linux, without root",
    "appdir": "a folder that runs where it is, and can be made an AppImage",
    "flatpak": "a manifest for flatpak-builder, and what it builds from",
}
"""What can be built, and what it is; each has a module of this name with `build` and `check`."""

ONLY_CHECKED = {"sources": "the README's first command on bare Debians; only if it is named"}
"""What there is to check without being built, in the same way."""

CHECKSUMS = "SHA256SUMS"
"""The list of checksums in `dist`."""

_NOT_LISTED = {CHECKSUMS, f"{CHECKSUMS}.asc", "release-notes.md"}


def main(verb: Literal["build", "check"], argv: Sequence[str] | None = None) -> int:
    """Build or check what the command line names.

    Returns:
        The exit status, as of `status_of`; 2 for a command line that names nothing of ours.
    """
    options = _options(verb, argv)
    workshop = Workshop(is_thorough=not options.quick)

    def work() -> None:
        for name in list(ARTEFACTS) if "all" in options.artefact else options.artefact:
            print(f"\n== {verb} {name}", flush=True)
            module = importlib.import_module(f"steps.{name}")
            getattr(module, verb)(workshop)
        if verb == "build":
            write_checksums(workshop)

    return status_of(f"packaging/{verb}", work)


def status_of(program: str, work: Callable[[], None]) -> int:
    """Do the work of a command, and say in a sentence why it could not be done.

    Returns:
        The exit status: 0; 1 if it failed; 130 if somebody, or a time limit, broke it off.
    """
    # Whatever a check has started or mounted is ended on the way out, so there must be one.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        work()
    except (Fault, OSError) as fault:
        print(f"{program}: {fault}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{program}: broken off; nothing more is done.", file=sys.stderr)
        return 130
    return 0


def _options(verb: str, argv: Sequence[str] | None) -> argparse.Namespace:
    known = ARTEFACTS if verb == "build" else {**ARTEFACTS, **ONLY_CHECKED}
    listed = "\n".join(f"  {name:<10}{what}" for name, what in known.items())
    parser = argparse.ArgumentParser(
        prog=f"packaging/{verb}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"artefacts:\n{listed}\n  all       all of them",
    )
    extra = ["identity", "share"] if verb == "build" else []
    parser.add_argument("artefact", nargs="+", choices=[*known, "all", *extra])
    if verb == "check":
        parser.add_argument("--quick", action="store_true", help="only what takes a minute")
    parser.set_defaults(quick=False)
    return parser.parse_args(argv)


def write_checksums(workshop: Workshop) -> None:
    """Write SHA256SUMS of every artefact in `dist`, in the form that `sha256sum --check` reads."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(workshop.dist.iterdir())
        if path.is_file() and path.name not in _NOT_LISTED
    ]
    (workshop.dist / CHECKSUMS).write_text("".join(lines), encoding="utf-8")
