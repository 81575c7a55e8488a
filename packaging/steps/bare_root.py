"""How the package fares in a Debian that has no Python, no Qt and no X server.

The screens belong to the machine that checks; the bare root sees their sockets and nothing else.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from quinto_desktop import ENGINE_OPTION
from quinto_desktop.desktop_files import desktop_file_names
from steps.libraries import OPTIONAL
from steps.root import PLAYER, Root, bare_root
from steps.screens import XWindow, demand, until, wayland_screen, x_screen
from steps.workshop import CHECKOUT, Fault, Workshop

TOOLS = {
    "debootstrap": "debootstrap",
    "lintian": "lintian",
    "dpkg-deb": "dpkg",
    "objdump": "binutils",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwd": "x11-apps",
    "xprop": "x11-utils",
    "weston": "weston",
}
"""The commands that the check needs, each with Debian's package."""

SAVED = CHECKOUT / "tests" / "data" / "saves" / "v2-rubber-second-game.quinto"
_ANOTHER = "another-game"
_GAME_NUMBER = "7"
_HOME = f"home/{PLAYER}"
_AUTOSAVE = f"{_HOME}/.local/state/quinto/autosave.quinto"
_SETTINGS = f"{_HOME}/.config/quinto/settings.json"
_PASSING = ("proc", "sys", "dev", "run", "tmp", "home", "root", "var/cache", "var/log")
_CACHES = ("var/lib/apt", "var/lib/dpkg", "var/lib/systemd", "etc/resolv.conf")
"""Where files come and go whatever is installed."""


def check(workshop: Workshop, package: Path) -> None:
    """Install, start, open, upgrade and remove the package, and say what was proved.

    Args:
        workshop: Where the bare root is kept.
        package: The package; the tree it was made of lies in `workshop.keep`.

    Raises:
        Fault: Something does not hold, or a tool is missing.
    """
    demand(TOOLS)
    if os.geteuid() != 0:
        raise Fault("A bare root can only be entered by root; run this check with sudo.")
    with tempfile.TemporaryDirectory(prefix="quinto-root-") as scratch:
        Path(scratch).chmod(0o755)
        root = bare_root(workshop, Path(scratch))
        with x_screen() as display, wayland_screen(Path(scratch, "screens")) as socket:
            Checked(workshop, package, root, display, f"{root.SCREENS}/{socket}").all()


class Checked:
    """A package on its way through a bare root; each method proves one thing.

    Args:
        workshop: Who made the package.
        package: The package.
        root: The bare root.
        display: The X screen.
        compositor: The Wayland socket, as the root sees it.
    """

    def __init__(
        self, workshop: Workshop, package: Path, root: Root, display: str, compositor: str
    ) -> None:
        self._workshop = workshop
        self._identity = workshop.identity
        self._package = package
        self._root = root
        self._display = display
        own = {"XDG_RUNTIME_DIR": "/run/player"}
        self._x11 = {**own, "DISPLAY": display}
        self._wayland = {**own, "WAYLAND_DISPLAY": compositor}

    def all(self) -> None:
        """Prove everything, in the order of a package's life."""
        runtime = self._root.folder / "run" / "player"
        runtime.mkdir(mode=0o700)
        self._root.said("chown", f"{PLAYER}:{PLAYER}", "/run/player")
        before = self._files()
        self._install(self._older())
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
    def _older(self) -> Path:
        """The same package under a version before."""
        tree = self._root.folder.parent / "older"
        shutil.copytree(self._workshop.keep / "deb", tree, symlinks=True)
        control = tree / "DEBIAN" / "control"
        text = control.read_text(encoding="utf-8")
        control.write_text(re.sub(r"(?m)^(Version: .*)$", r"\1~before", text), encoding="utf-8")
        path = self._root.folder.parent / "older.deb"
        self._workshop.output("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, path)
        shutil.rmtree(tree)
        return path

    def _install(self, package: Path) -> None:
        copy = self._root.folder / "tmp" / package.name
        shutil.copy(package, copy)
        install = ("apt-get", "-qq", "-y", "--no-install-recommends", "install")
        self._root.said(*install, f"/tmp/{package.name}")
        copy.unlink()
        version = self._root.said("dpkg-query", "-W", "-f", "${Version}", self._identity.package)
        _say(f"apt-get install: version {version}")

    def _nothing_else_came(self) -> None:
        listed = self._root.said("dpkg-query", "-W", "-f", "${Package}\\n").split()
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
        listing = self._root.said("sh", "-c", script)
        missing = set(re.findall(r"(\S+) => not found", listing)) - OPTIONAL.keys()
        if missing or "libQt6Core" not in listing:
            raise Fault(f"Missing in the bare root: {', '.join(sorted(missing)) or 'all of Qt'}.")
        _say(f"ldd: of {listing.count(' => ')} libraries asked for, none is missing")

    def _goes_clean(self, before: set[str]) -> None:
        name = self._identity.package
        kept = self._path(_AUTOSAVE).read_bytes()
        self._root.said("apt-get", "-qq", "-y", "purge", name)
        left = [path for path in self._files() - before if name in path.lower()]
        self._root.said("apt-get", "-qq", "-y", "autoremove", "--purge")
        left += sorted(self._files() - before)
        gone = sorted(before - self._files())
        if left or gone:
            told = [*(f"left: {path}" for path in left), *(f"gone: {path}" for path in gone)]
            raise Fault(
                "Removing the package leaves other files than were there:\n" + "\n".join(told[:20])
            )
        if self._path(_AUTOSAVE).read_bytes() != kept or not self._path(_SETTINGS).is_file():
            raise Fault("Purging the package has touched the player's own files.")
        _say("apt-get purge: the same files as before, and the player's games and settings stay")

    def _files(self) -> set[str]:
        """All that lies in the root, but for what comes and goes."""
        passing = {*_PASSING, *_CACHES}
        found: set[str] = set()
        for folder, folders, files in os.walk(self._root.folder):
            here = Path(folder).relative_to(self._root.folder)
            folders[:] = [name for name in folders if str(here / name) not in passing]
            found.update(str(here / name) for name in [*folders, *files])
        return found - passing

    # ------------------------------------------------------------ playing
    def _play_the_older_one(self) -> tuple[dict[str, Any], list[str]]:
        """Leave a game and settings behind; return the settings and the packs of cards."""
        self._sit_down_and_quit("--seed", _GAME_NUMBER)
        settings = json.loads(self._path(_SETTINGS).read_text(encoding="utf-8"))
        settings["back"] = "crimson"
        self._path(_SETTINGS).write_text(json.dumps(settings), encoding="utf-8")
        _say("the version before has left a game and settings")
        return settings, self._packs()

    def _resumes(self, settings: Mapping[str, Any], game: list[str]) -> None:
        self._sit_down_and_quit()
        now = json.loads(self._path(_SETTINGS).read_text(encoding="utf-8"))
        changed = [name for name in settings if now.get(name) != settings[name]]
        if set(changed) - {"window_geometry"}:
            raise Fault(f"The upgrade has changed these settings: {', '.join(changed)}.")
        if self._packs()[: len(game)] != game:
            raise Fault("After the upgrade another game is on the table.")
        _say("after the upgrade the game goes on, and the settings are the same")

    def _sit_down_and_quit(self, *arguments: str) -> None:
        program = f"/usr/games/{self._identity.command}"
        with self._root.running(program, *arguments, more=self._x11) as process:
            window = XWindow(self._display, f"{self._identity.name}$")
            window.wait_until_painted()
            until(self._path(_AUTOSAVE).is_file, "no game has been kept")
            window.press("ctrl+q")
            until(lambda: process.poll() is not None, "Quinto has not closed at Ctrl+Q")

    def _packs(self) -> list[str]:
        kept = json.loads(self._path(_AUTOSAVE).read_text(encoding="utf-8"))
        return [str(kept["seed"]), *(deal["pack"] for deal in kept["deals"])]

    def _is_painted_under_x(self) -> None:
        entry = f"/usr/share/applications/{self._identity.id}.desktop"
        # The launcher ends at once; what it has launched shall not.
        command = ("sh", "-c", f"gio launch {entry}; exec sleep infinity")
        with self._root.running(*command, more=self._x11) as process:
            window = XWindow(self._display, f"{self._identity.name}$")
            window.wait_until_painted()
            names = window.property("WM_CLASS")
            if f'"{self._identity.command}"' not in names:
                raise Fault(f"The window's class does not fit the menu entry: {names}")
            if "Icon" not in window.property("_NET_WM_ICON"):
                raise Fault("The window has no icon.")
            until(lambda: _has_engine(process.pid), "no engine process has started")
        _say("the menu entry, under X11: a painted table with its icon, class and engine")

    def _is_painted_under_wayland(self) -> None:
        more = {**self._wayland, "WAYLAND_DEBUG": "1"}
        wanted = [
            re.escape(f'set_app_id("{self._identity.id}")'),
            r"wl_surface@\d+\.attach\(wl_buffer",
            r"wl_callback@\d+\.done\(",
        ]
        program = f"/usr/games/{self._identity.command}"
        with self._root.running(program, more=more) as process:
            assert process.stderr is not None  # as asked for
            said = []
            for line in process.stderr:  # ends with the program
                said.append(line.decode(errors="replace"))
                if re.search(wanted[0], said[-1]):
                    del wanted[0]
                if not wanted:
                    break
            else:
                raise Fault(f"Under Wayland no table is painted:\n{''.join(said[-20:])}")
        _say(f"under Wayland: a painted table of the application {self._identity.id}")

    def _plays_whole_games(self) -> None:
        for name, screen in (("X11", self._x11), ("Wayland", self._wayland)):
            self._root.said(self._identity.command, "--selftest", user=PLAYER, more=screen)
            _say(f"quinto --selftest under {name}: a whole game")

    def _opens_a_saved_game(self) -> None:
        mime = self._identity.mime_type
        game = self._path(f"{_HOME}/{SAVED.name}")
        shutil.copy(SAVED, game)
        path = f"/{_HOME}/{SAVED.name}"
        told = self._root.said("gio", "info", "-a", "standard::content-type", path, user=PLAYER)
        default = self._root.said("xdg-mime", "query", "default", mime, user=PLAYER).strip()
        if mime not in told or default != f"{self._identity.id}.desktop":
            raise Fault(f"A saved game is not known by its type: {told}{default}")
        # The second game is opened when this machine has seen the first.
        turn = self._path("run/player/go-on")
        shutil.copy(SAVED, game.with_stem(_ANOTHER))
        script = (
            f"gio open {path}; until [ -e /run/player/{turn.name} ]; do sleep 0.1; done; "
            f"gio open /{_HOME}/{_ANOTHER}{SAVED.suffix}; exec sleep infinity"
        )
        with self._root.running("sh", "-c", script, more=self._x11):
            window = XWindow(self._display, SAVED.stem)
            window.wait_until_painted()
            turn.touch()
            until(
                lambda: window.title().startswith(_ANOTHER),
                f"“{window.title()}” has not taken over another game that was opened",
            )
        _say(f"gio open: a saved game is {mime}, and opens in Quinto; so does another, in the same")

    # ------------------------------------------------------------ what lies there
    def _is_in_the_menu(self) -> None:
        share = self._path("usr/share")
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
        programs = (self._identity.command, self._identity.lab_command)
        self._root.said("man", "-w", *programs)
        documents = self._path(f"usr/share/doc/{self._identity.package}")
        for name in ("copyright", "changelog.gz"):
            if not (documents / name).is_file():
                raise Fault(f"{documents.name} has no {name}.")
        _say("man pages of both commands, copyright and changelog")

    def _laboratory_works(self) -> None:
        lab = self._identity.lab_command
        self._root.said(lab, "--help", user=PLAYER)
        told = self._root.said(lab, "play", "--seed", _GAME_NUMBER, user=PLAYER)
        again = self._root.said(lab, "play", "--seed", _GAME_NUMBER, user=PLAYER)
        if told != again or "won" not in told:
            raise Fault(f"{lab} play does not play the same game twice:\n{told}")
        match = ("match", "--a", "casual", "--b", "novice", "--deals", "4", "--workers", "2")
        self._root.said(lab, *match, user=PLAYER)
        self._root.said(lab, "check", f"/{_AUTOSAVE}", user=PLAYER)
        _say(f"{lab}: help, play, match with two processes, check")

    def _path(self, name: str) -> Path:
        return self._root.folder / name


def _has_engine(ancestor: int) -> bool:
    return any(ENGINE_OPTION in words for words in _commands_below(ancestor))


def _commands_below(ancestor: int) -> Iterable[list[str]]:
    """The command lines of the processes that a process has started, or they in turn."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                after_name = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            children.setdefault(int(after_name[1]), []).append(int(folder.name))
    waiting = [ancestor]
    while waiting:
        process = waiting.pop()
        waiting += children.get(process, [])
        try:
            yield Path(f"/proc/{process}/cmdline").read_text().split("\0")
        except OSError:
            continue


def _say(proved: str) -> None:
    print(proved, flush=True)
