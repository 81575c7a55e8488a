"""The sources on a bare Debian, as a newcomer takes them: the README's packages and first command.

There is nothing to build. Each Debian brings a Python of its own, and no compiler, as most
newcomers have none.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from quinto_desktop.startup import PACKAGES
from steps.bare_debian import HOME, SUITES, USER, BareDebian, bare_debian
from steps.screens import x_screen
from steps.workshop import Fault, Workshop

WITH_TESTING = (*SUITES, "testing")
"""The releases that they are tried on; a quick check is content with the first."""

_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


def check(workshop: Workshop) -> None:
    """Install and play in every Debian.

    Raises:
        Fault: In one of them, that fails.
    """
    for suite in WITH_TESTING if workshop.is_thorough else WITH_TESTING[:1]:
        with bare_debian(workshop, (), suite) as debian:
            try_sources(workshop, debian)


def try_sources(workshop: Workshop, debian: BareDebian) -> None:
    """Do what the README says, and play a whole game in a window.

    Args:
        workshop: Where the sources are.
        debian: A Debian with nothing.

    Raises:
        Fault: It does not work.
    """
    packages = " ".join(PACKAGES)
    if packages not in (workshop.checkout / "README.md").read_text(encoding="utf-8"):
        raise Fault(f"README.md should say “sudo apt install {packages}”.")
    line = workshop.output(workshop.checkout / ".ci" / "readme-line", "start").strip()
    install = f"apt-get -qq -y --no-install-recommends install python3-venv {packages}"
    debian.do(install, user="root")
    workshop.source(debian.home / "quinto")
    debian.do(f"chown -R {USER}: {HOME}/quinto", user="root")
    with x_screen() as display:
        debian.do(f"cd quinto && {line} --selftest", {"DISPLAY": display, **_trusted(debian)})
    system = debian.do(". /etc/os-release && echo $PRETTY_NAME").strip()
    python = debian.do("quinto/.venv/bin/python -V").strip()
    print(f"{system}, {python}: {line}: a whole game, in a window", flush=True)


def _trusted(debian: BareDebian) -> dict[str, str]:
    """Have pip trust whom this machine trusts: there may be a proxy between it and the world."""
    if not _CERTIFICATES.is_file():
        return {}
    copy = debian.path(_CERTIFICATES)
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(_CERTIFICATES, copy)
    return {"PIP_CERT": str(_CERTIFICATES)}
