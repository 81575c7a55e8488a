"""How the package fares in a Debian that has no Python, no Qt and no X server."""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quinto_desktop import ENGINE_OPTION
from quinto_desktop.desktop_files import desktop_file_names
from steps.bare_debian import HOME, MENU, BareDebian
from steps.libraries import OPTIONAL
from steps.screens import until, x_screen
from steps.workshop import Fault, Workshop

TRIED_WITH = (*MENU, "hicolor-icon-theme", "gtk-update-icon-cache", "xdg-utils", "man-db")
"""What any desktop has for menus, types, icons and manuals; it brings no library of a window."""

_GAME_NUMBER = "7"
_AUTOSAVE = HOME / ".local/state/quinto/autosave.quinto"
_SETTINGS = HOME / ".config/quinto/settings.json"
_PASSING = ("proc", "sys", "dev", "run", "tmp", "home", "root", "var/cache", "var/log")
_CACHES = ("var/lib/apt", "var/lib/dpkg", "var/lib/systemd", "etc/resolv.conf")
"""Where files come and go whatever is installed."""


def try_package(workshop: Workshop, package: Path, debian: BareDebian) -> None:
    """Install, start, open, upgrade and remove the package, and say what was proved.

    Args:
        workshop: Who made it; the tree it was made of lies in `workshop.keep`.
        package: The package.
        debian: A Debian with `TRIED_WITH`.

    Raises:
        Fault: Something does not hold.
    """
    with x_screen() as display, debian.wayland() as compositor:
        _Trial(workshop, package, debian, display, compositor).all()


class _Trial:
    """A package on its way through a bare Debian; each method proves one thing."""

    def __init__(
        self,
        workshop: Workshop,
        package: Path,
        debian: BareDebian,
        display: str,
        compositor: Mapping[str, str],
    ) -> None:
        self._workshop = workshop
        self._identity = workshop.identity
        self._package = package
        self._debian = debian
        self._display = display
        self._compositor = compositor

    def all(self) -> None:
        """Prove everything, in the order of a package's life."""
        before = self._files()
        self._install_older()
        self._nothing_else_came()
        self._no_library_is_missing()
        settings, game = self._play_the_older_one()
        self._install(self._package)
        self._resumes(settings, game)
        self._is_in_the_menu()
        self._is_documented()
        self._is_painted_under_x()
        self._is_painted_under_wayland()
        self._plays_whole_games()
        self._opens_a_saved_game()
        self._laboratory_works()
        self._goes_clean(before)

    # ------------------------------------------------------------ coming and going
    def _install_older(self) -> None:
        """Install the same package under a version before."""
        with tempfile.TemporaryDirectory() as scratch:
            tree, older = Path(scratch, "tree"), Path(scratch, "older.deb")
            shutil.copytree(self._workshop.keep / "deb", tree, symlinks=True)
            control = tree / "DEBIAN" / "control"
            text = control.read_text(encoding="utf-8")
            control.write_text(re.sub(r"(?m)^(Version: .*)$", r"\1~before", text), encoding="utf-8")
            self._workshop.output(
                "dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, older
            )
            self._install(older)

    def _install(self, package: Path) -> None:
        copy = self._debian.path(f"tmp/{package.name}")
        shutil.copy(package, copy)
        self._as_root(f"apt-get -qq -y --no-install-recommends install '/tmp/{package.name}'")
        copy.unlink()
        version = self._as_root(f"dpkg-query -W -f '${{Version}}' {self._identity.package}")
        _say(f"apt-get install: version {version}")

    def _as_root(self, script: str) -> str:
        return self._debian.do(script, user="root")

    def _nothing_else_came(self) -> None:
        listed = self._as_root("dpkg-query -W -f '${Package}\\n'").split()
        others = [
            name for name in listed if re.match(r"python|libpython|(lib)?(qt|pyside)[0-9]", name)
        ]
        if others:
            raise Fault(f"With the package came {', '.join(others)}, which it should not need.")
        if not any(name.startswith("fonts-") for name in listed):
            raise Fault("No font came with the package, so no text can be shown.")
        _say(f"no Python, no Qt, but a font among the {len(listed)} packages")

    def _no_library_is_missing(self) -> None:
        home = f"/usr/lib/{self._identity.package}"
        script = (
            f"export LD_LIBRARY_PATH={home}/_internal; "
            f'find {home} -type f | while read -r file; do ldd "$file" 2>/dev/null; done'
        )
        listing = self._as_root(script)
        missing = set(re.findall(r"(\S+) => not found", listing)) - OPTIONAL.keys()
        if missing or "libQt6Core" not in listing:
            raise Fault(f"Missing in the bare Debian: {', '.join(sorted(missing)) or 'all of Qt'}.")
        _say(f"ldd: of {listing.count(' => ')} libraries asked for, none is missing")

    def _goes_clean(self, before: set[str]) -> None:
        name = self._identity.package
        kept = self._debian.path(_AUTOSAVE).read_bytes()
        self._as_root(f"apt-get -qq -y purge {name}")
        left = [path for path in self._files() - before if name in path.lower()]
        self._as_root("apt-get -qq -y autoremove --purge")
        left += sorted(self._files() - before)
        gone = sorted(before - self._files())
        if left or gone:
            told = [*(f"left: {path}" for path in left), *(f"gone: {path}" for path in gone)]
            raise Fault(
                "Removing the package leaves other files than were there:\n" + "\n".join(told[:20])
            )
        if (
            self._debian.path(_AUTOSAVE).read_bytes() != kept
            or not self._debian.path(_SETTINGS).is_file()
        ):
            raise Fault("Purging the package has touched the player's own files.")
        _say("apt-get purge: the same files as before, and the player's games and settings stay")

    def _files(self) -> set[str]:
        """All that lies in the Debian, but for what comes and goes."""
        passing = {*_PASSING, *_CACHES}
        found: set[str] = set()
        for folder, folders, files in os.walk(self._debian.folder):
            here = Path(folder).relative_to(self._debian.folder)
            folders[:] = [name for name in folders if str(here / name) not in passing]
            found.update(str(here / name) for name in [*folders, *files])
        return found - passing

    # ------------------------------------------------------------ playing
    def _play_the_older_one(self) -> tuple[dict[str, Any], list[str]]:
        """Leave a game and settings behind; return the settings and the packs of cards."""
        self._sit_down_and_quit(f"--seed {_GAME_NUMBER}")
        settings = json.loads(self._debian.path(_SETTINGS).read_text(encoding="utf-8"))
        settings["back"] = "crimson"
        self._debian.path(_SETTINGS).write_text(json.dumps(settings), encoding="utf-8")
        _say("the version before has left a game and settings")
        return settings, self._packs()

    def _resumes(self, settings: Mapping[str, Any], game: list[str]) -> None:
        self._sit_down_and_quit()
        now = json.loads(self._debian.path(_SETTINGS).read_text(encoding="utf-8"))
        changed = [name for name in settings if now.get(name) != settings[name]]
        if set(changed) - {"window_geometry"}:
            raise Fault(f"The upgrade has changed these settings: {', '.join(changed)}.")
        if self._packs()[: len(game)] != game:
            raise Fault("After the upgrade another game is on the table.")
        _say("after the upgrade the game goes on, and the settings are the same")

    def _sit_down_and_quit(self, arguments: str = "") -> None:
        command = f"/usr/games/{self._identity.command} {arguments}"
        with self._debian.window(command, self._display, f"{self._identity.name}$") as window:
            until(self._debian.path(_AUTOSAVE).is_file, "no game has been kept")
            window.press("ctrl+q")
            until(lambda: not self._debian.commands(), "Quinto has not closed at Ctrl+Q")

    def _packs(self) -> list[str]:
        kept = json.loads(self._debian.path(_AUTOSAVE).read_text(encoding="utf-8"))
        return [str(kept["seed"]), *(deal["pack"] for deal in kept["deals"])]

    def _is_painted_under_x(self) -> None:
        command = f"gio launch /usr/share/applications/{self._identity.id}.desktop"
        with self._debian.window(command, self._display, f"{self._identity.name}$") as window:
            names = window.property("WM_CLASS")
            if f'"{self._identity.command}"' not in names:
                raise Fault(f"The window's class does not fit the menu entry: {names}")
            if "Icon" not in window.property("_NET_WM_ICON"):
                raise Fault("The window has no icon.")
            until(self._has_engine, "no engine process has started")
        _say("the menu entry, under X11: a painted table with its icon, class and engine")

    def _has_engine(self) -> bool:
        return any(ENGINE_OPTION in words for words in self._debian.commands().values())

    def _is_painted_under_wayland(self) -> None:
        wanted = (
            re.escape(f'set_app_id("{self._identity.id}")'),
            r"wl_surface[@#]\d+\.attach\(wl_buffer",  # "#" since libwayland 1.23, Debian 13's
            r"wl_callback[@#]\d+\.done\(",
        )
        in_turn = re.compile(".*?".join(wanted), re.DOTALL)
        more = {**self._compositor, "WAYLAND_DEBUG": "1"}
        with self._debian.running(f"/usr/games/{self._identity.command}", more) as said:
            until(
                lambda: in_turn.search(said.read_text(encoding="utf-8", errors="replace")),
                "no table is painted under Wayland",
            )
        _say(f"under Wayland: a painted table of the application {self._identity.id}")

    def _plays_whole_games(self) -> None:
        for name, screen in (("X11", {"DISPLAY": self._display}), ("Wayland", self._compositor)):
            self._debian.do(f"{self._identity.command} --selftest", screen)
            _say(f"quinto --selftest under {name}: a whole game")

    def _opens_a_saved_game(self) -> None:
        for game in ("evening.quinto", "another.quinto"):
            self._debian.save_game(game)
        mime = self._identity.mime_type
        told = self._debian.do("gio info -a standard::content-type evening.quinto")
        default = self._debian.do(f"xdg-mime query default {mime} 2>/dev/null").strip()
        if mime not in told or default != f"{self._identity.id}.desktop":
            raise Fault(f"A saved game is not known by its type: {told}{default}")
        with self._debian.window("gio open evening.quinto", self._display, "evening") as window:
            self._debian.do("gio open another.quinto >/dev/null 2>&1", {"DISPLAY": self._display})
            until(
                lambda: window.title().startswith("another"),
                f"“{window.title()}” has not taken over another game that was opened",
            )
        _say(f"gio open: a saved game is {mime}, and opens in Quinto; so does another, in the same")

    # ------------------------------------------------------------ what lies there
    def _is_in_the_menu(self) -> None:
        share = self._debian.path("usr/share")
        names = [str(name) for name in desktop_file_names(self._identity)]
        missing = [
            name for name in names if "/icons/" in f"/{name}" and not (share / name).is_file()
        ]
        if missing:
            raise Fault(f"These icons are missing: {', '.join(missing)}.")
        sizes = [name for name in names if name.endswith(".png") and "/apps/" in name]
        cache = (share / "icons" / "hicolor" / "icon-theme.cache").read_bytes()
        if self._identity.id.encode() not in cache:
            raise Fault("The icons are not in the cache of icons.")
        entries = (share / "applications" / "mimeinfo.cache").read_text(encoding="utf-8")
        if f"{self._identity.mime_type}={self._identity.id}.desktop" not in entries:
            raise Fault("The menu's cache does not know what opens a saved game.")
        _say(f"icons in {len(sizes)} sizes, as drawings and symbolic, and in the cache")

    def _is_documented(self) -> None:
        self._as_root(f"man -w {self._identity.command} {self._identity.lab_command}")
        documents = self._debian.path(f"usr/share/doc/{self._identity.package}")
        for name in ("copyright", "changelog.gz"):
            if not (documents / name).is_file():
                raise Fault(f"{documents.name} has no {name}.")
        _say("man pages of both commands, copyright and changelog")

    def _laboratory_works(self) -> None:
        lab = self._identity.lab_command
        self._debian.do(f"{lab} --help")
        told = self._debian.do(f"{lab} play --seed {_GAME_NUMBER}")
        again = self._debian.do(f"{lab} play --seed {_GAME_NUMBER}")
        if told != again or "won" not in told:
            raise Fault(f"{lab} play does not play the same game twice:\n{told}")
        self._debian.do(f"{lab} match --a casual --b novice --deals 4 --workers 2")
        self._debian.do(f"{lab} check {_AUTOSAVE}")
        _say(f"{lab}: help, play, match with two processes, check")


def _say(proved: str) -> None:
    print(proved, flush=True)
