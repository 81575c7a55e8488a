"""What an ordinary user does with the `.run`, from downloading it to removing it."""

from __future__ import annotations

import shutil
from contextlib import AbstractContextManager
from pathlib import Path

from steps.bare_debian import HOME, BareDebian
from steps.screens import XWindow, x_screen
from steps.workshop import Fault, Workshop

_PROGRAMS = ".local/lib"
_GAMES_AND_SETTINGS = (".config", ".local/state", ".local/share/quinto")


def try_run_file(workshop: Workshop, path: Path, debian: BareDebian) -> None:
    """Go through all of it.

    Args:
        workshop: Who Quinto is.
        path: The `.run`.
        debian: A Debian with `DESKTOP`.

    Raises:
        Fault: Something is not as it should be.
    """
    trial = _Trial(workshop, debian, f"Downloads/{path.name}")
    (debian.home / "Downloads").mkdir()
    shutil.copy2(path, debian.home / trial.file)
    debian.save_game("evening.quinto")
    debian.do(f"test -r {trial.file}")
    trial.refuse_a_folder_of_others()
    before = debian.files()
    trial.install()
    with x_screen() as display:
        trial.play(display)
        trial.open_by_type(display)
        trial.upgrade(display)
    trial.remove(before)


class _Trial:
    def __init__(self, workshop: Workshop, debian: BareDebian, file: str) -> None:
        self.file = file
        self._identity = workshop.identity
        self._version = workshop.version
        self._debian = debian
        self._system = debian.do(". /etc/os-release && echo $PRETTY_NAME").strip()
        self._programs = f"{_PROGRAMS}/{self._identity.package}"
        self._entry = f".local/share/applications/{self._identity.id}.desktop"

    def _proved(self, what: str) -> None:
        print(f"{self._system}: {what}", flush=True)

    def refuse_a_folder_of_others(self) -> None:
        (self._debian.home / ".local").mkdir()  # it is root's
        self._refused(f"sh {self.file}", "You may not write into ~/.local.")
        (self._debian.home / ".local").rmdir()
        self._proved("a folder that is not theirs is refused in a sentence")

    def _refused(self, command: str, sentence: str) -> None:
        before = self._installed()
        process = self._debian.tries(command)
        if process.returncode != 1 or sentence not in process.stdout:
            raise Fault(f"“{command}” was to say “{sentence}”, and says:\n{process.stdout}")
        if self._installed() != before:
            raise Fault(f"“{command}” was refused, and yet has changed something.")

    def _installed(self) -> dict[str, str]:
        """The user's files but those that a running Quinto writes."""
        return {
            name: what
            for name, what in self._debian.files().items()
            if not name.startswith((*_GAMES_AND_SETTINGS, ".cache"))
        }

    def install(self) -> None:
        said = self._debian.do(f"sh {self.file}")
        version = self._debian.do(f"{self._identity.command} --version")
        if version != f"{self._identity.name} {self._version}\n":
            raise Fault(f"What is installed is not {self._version}. The installer said:\n{said}")
        if "could not" in said:
            raise Fault(f"The installer complains:\n{said}")
        self._debian.do(f"desktop-file-validate {self._entry}")
        self._debian.do(
            f"cd {self._programs}/current && test -s LICENSE && test -s licences/Qt*.txt"
        )
        lab = self._debian.do(f"{self._identity.lab_command} --version")
        self._proved(f"installed; in the menu is a valid entry; {lab.strip()} answers")

    def play(self, display: str) -> None:
        with self._window(f"gio launch {self._entry}", display):
            self._refused(f"sh {self.file}", "Quinto is running.")
            self._refused(f"{self._programs}/uninstall", "Quinto is running.")
        self._proved("the menu entry opens the table; meanwhile nothing is replaced or removed")
        self._debian.do(f"{self._identity.command} --selftest", {"DISPLAY": display})
        with self._debian.wayland() as screen:
            self._debian.do(f"{self._identity.command} --selftest", screen)
        self._proved("quinto --selftest under X11 and under Wayland")

    def _window(
        self, command: str, display: str, title: str = ""
    ) -> AbstractContextManager[XWindow]:
        return self._debian.window(command, display, title or self._identity.name)

    def open_by_type(self, display: str) -> None:
        kind = self._debian.do("gio info -a standard::content-type evening.quinto")
        if self._identity.mime_type not in kind:
            raise Fault(f"evening.quinto is not known for a saved game: {kind}")
        with self._window("gio open evening.quinto", display, "evening"):
            pass
        self._proved("a saved game is known by its type, and opens")

    def upgrade(self, display: str) -> None:
        game = self._debian.home / "evening.quinto"
        kept = game.read_bytes()
        first = (self._debian.home / self._programs / "current").readlink()
        # As by a double-click: there is a screen, and no terminal.
        with self._window(self.file, display):
            pass
        if (self._debian.home / self._programs / "current").readlink() == first:
            raise Fault("A second run has put nothing new in place.")
        if (self._debian.home / self._programs / first).exists():
            raise Fault(f"{first} was left behind by an upgrade.")
        if game.read_bytes() != kept:
            raise Fault("An upgrade has changed a saved game.")
        self._debian.do(
            f"{self._identity.command} --version && desktop-file-validate {self._entry}"
        )
        self._proved("a double-click upgrades it in place, touches no game, and opens the table")

    def remove(self, before: dict[str, str]) -> None:
        said = self._debian.do(f"{HOME}/{self._programs}/uninstall")
        left = self._debian.files()
        own = (*_GAMES_AND_SETTINGS, ".cache")
        strange = {
            name: what
            for name, what in left.items()
            if before.get(name) != what
            and not name.startswith(own)
            # The folders that its games and settings lie in.
            and not any(f"{path}/".startswith(f"{name}/") for path in own)
        }
        if strange or not before.keys() <= left.keys():
            raise Fault(f"Removing leaves {strange}, and takes {before.keys() - left.keys()}.")
        if "Your games and settings are still there" not in said:
            raise Fault(f"The uninstaller does not say what stays:\n{said}")
        self._proved("removed without a trace, but for games and settings")
