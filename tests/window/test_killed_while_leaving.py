"""Killed at any moment while one game gives way to another: no game is saved over another's file.

What was lost: killed while a new game began, at 19 of 44 moments it came up under the name of the
game before, and “Save” wrote it over that.
"""

from __future__ import annotations

import os

import pytest
from kit import *

from quinto_desktop.records.disk import files as record_files
from quinto_desktop.records.disk.lock import folder_lock
from quinto_desktop.window.app.game_files import GameFiles

# The thread that forces the autosave to the disk is killed as well.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")

OPERATIONS = ("replace", "rename", "link", "unlink", "fsync", "open", "mkdir", "chmod")


class Killed(BaseException):
    """The process is gone; nothing that comes later reaches the disk."""


class Hourglass:
    """Lets a number of operations on files happen, and none after that."""

    def __init__(self, left: int) -> None:
        self._left = left
        self.has_run_out = False

    def guarded(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any, **named: Any) -> Any:
            if self._left == 0:
                self.has_run_out = True
                raise Killed
            self._left -= 1
            return act(*arguments, **named)

        return counted


@contextmanager
def killed_after(operations: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hourglass]:
    glass = Hourglass(operations)
    with monkeypatch.context() as patch:
        for name in OPERATIONS:
            patch.setattr(os, name, glass.guarded(getattr(os, name)))
        patch.setattr(record_files, "open", glass.guarded(open), raising=False)
        try:
            yield glass
        except Killed:
            assert glass.has_run_out


class Run:
    """The program, from one start to its end."""

    def __init__(self, folders: UserFolders, thinker: Thinker, window: QWidget) -> None:
        self._lock = folder_lock(folders.state)
        found = find_kept_game(folders, self._lock)
        session = found.session or Session(numbered_game(usual_players(), seed=1))
        self.keeper: Keeper = found.keeper
        self.controller = GameController(session, thinker, found.keeper, INSTANT)
        preferences = Preferences(folders.settings)
        self.files = GameFiles(self.controller, preferences, folders, window)
        self.files.take_up(is_same_game=found.session is not None)

    def end(self) -> None:
        """End it as a kill does: what its thread has not written yet is never written."""
        autosave = self.keeper._autosave
        assert autosave is not None
        autosave._forcing.forget()
        self._lock.release()


def game_file(path: Path, seed: int, length: int) -> Path:
    session = Session(numbered_game(usual_players(), seed=seed))
    session.apply(session.next_deal())
    while session.length < length:
        session.apply(legal_actions(session.state)[0])
    save_game(path, session.saved())
    return path


def played(path: Path) -> tuple[int | None, tuple[Action, ...]]:
    """What was played in the game of a file, with what was taken back."""
    game = load_game(path)
    return game.seed, game.actions + game.undone


LEAVE: dict[str, Callable[[GameFiles, Path], object]] = {
    "another game": lambda files, _other: files.begin_again(seed=8),
    "the deal again": lambda files, _other: files.play_deal_again(),
    "another file": lambda files, other: files.open(other),
}


def new_home(qtbot: QtBot, home: Path) -> tuple[Path, UserFolders, QWidget]:
    """An empty folder, a user's folders in it, and a window."""
    home.mkdir()
    window = QWidget()
    qtbot.addWidget(window)
    return home, UserFolders(home / "user", home / "user", home / "user" / "games"), window


@pytest.mark.parametrize("way", LEAVE)
def test_no_game_is_saved_over_another(
    qtbot: QtBot, tmp_path: Path, inline_thinker: Thinker, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    moments, is_done = 0, False
    while not is_done:
        home, folders, window = new_home(qtbot, tmp_path / f"after {moments}")
        first, other = game_file(home / "A.quinto", 7, 12), game_file(home / "B.quinto", 9, 10)
        saved = {path: played(path) for path in (first, other)}
        run = Run(folders, inline_thinker, window)
        assert run.files.open(first)
        run.controller.undo()  # else the file holds the game, which then is not put by
        with killed_after(moments, monkeypatch) as glass:
            LEAVE[way](run.files, other)
        is_done = not glass.has_run_out
        run.end()

        again = Run(folders, inline_thinker, window)
        monkeypatch.setattr(
            file_dialogs, "chosen_file", lambda _make, to=home: str(to / "C.quinto")
        )
        named = again.files.name
        again.files.save()
        again.end()

        assert window.findChildren(QMessageBox) == []  # nothing to ask about
        assert {path: played(path) for path in saved} == saved, (moments, named)
        if is_done:
            assert named == ("B" if way == "another file" else None)
        moments += 1
    assert moments > 10


def test_killed_while_saving_the_game_still_knows_its_file_or_none(
    qtbot: QtBot, tmp_path: Path, inline_thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is it asked about a file that it has written itself."""
    moments, is_done = 0, False
    while not is_done:
        home, folders, window = new_home(qtbot, tmp_path / f"after {moments}")
        run = Run(folders, inline_thinker, window)
        assert run.files.open(game_file(home / "A.quinto", 7, 12))
        run.controller.undo()
        turn = run.controller.state.mover
        before = load_game(home / "A.quinto")
        run.controller.submit(turn, legal_actions(run.controller.state)[-1])
        after = run.controller.session.saved()
        with killed_after(moments, monkeypatch) as glass:
            run.files.save()
        is_done = not glass.has_run_out
        run.end()
        assert load_game(home / "A.quinto") in (before, after)

        again = Run(folders, inline_thinker, window)
        assert again.files.name == "A"
        again.files.save()
        again.end()

        assert window.findChildren(QMessageBox) == []
        assert load_game(home / "A.quinto") == again.controller.session.saved()
        moments += 1
    assert moments > 5
