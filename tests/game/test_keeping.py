"""What the last run of the program has left, and who may write there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from acting import act
from playing import First, ManualExecutor, play_on, played, setup
from present import present
from pytestqt.qtbot import QtBot
from replaced import replace

from quinto_desktop.game.checking.deal_check import SLIP_S, ChainKeeping, is_whole
from quinto_desktop.game.public import *
from quinto_desktop.records import Autosave, Fault, Message, SavedGame, load_game
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.records.commitments import Fate
from quinto_desktop.records.game_file import GameFile
from quinto_desktop.rules import Call, RuleOptions


def with_a_stranger(saved: SavedGame) -> SavedGame:
    """A game with a player that only a newer Quinto knows."""
    return replace(saved, players=(PlayerRecord("Zoe", "clairvoyant"), *saved.players[1:]))


def leave(folders: UserFolders, saved: SavedGame) -> Path:
    """Do as a program does that is killed after this moment."""
    autosave = Autosave(folders.state)
    autosave.write(saved)
    autosave.release()
    return autosave.path


class Starts:
    def __init__(self, folders: UserFolders) -> None:
        self._folders = folders
        self._found: list[Found] = []

    def __call__(self) -> Found:
        self._found.append(find_kept_game(self._folders))
        return self._found[-1]

    def end(self) -> None:
        for found in self._found:
            if found.keeper._autosave is not None:
                found.keeper._autosave.release()


@pytest.fixture
def start(folders: UserFolders) -> Iterator[Starts]:
    starts = Starts(folders)
    yield starts
    starts.end()


def finished() -> Session:
    return play_on(Session(setup(target=5)))


def undone(length: int) -> Session:
    session = played(length)
    session.undo()
    return session


def with_a_branch_that_is_over() -> Session:
    return play_on(Session(setup(target=5)).branch(0, "What if"))


def without_take_backs() -> Session:
    session = Session(replace(setup(target=10_000), has_take_backs=False))
    return play_on(session, lambda it: it.length == 30)


def test_at_the_first_start_there_is_nothing(start: Starts) -> None:
    found = start()

    assert found.session is None
    assert found.faults == ()


@pytest.mark.parametrize(
    "game", [*map(undone, (1, 2, 5, 6, 30, 60)), finished()], ids=lambda game: game.length
)
def test_the_game_goes_on_where_it_was(folders: UserFolders, start: Starts, game: Session) -> None:
    leave(folders, game.saved())

    found = start()

    assert present(found.session).saved() == game.saved()
    assert found.faults == ()


def test_what_the_keeper_keeps_is_found_again(folders: UserFolders, start: Starts) -> None:
    first = start()
    session = played(20)
    first.keeper.keep(session)
    start.end()

    again = start().session

    assert present(again).saved() == session.saved()


def test_a_second_program_leaves_the_autosave_alone_and_says_so(
    folders: UserFolders, start: Starts
) -> None:
    path = leave(folders, played(20).saved())
    first = start()
    before = path.read_bytes()

    second = start()

    assert first.session is not None
    assert second.session is None
    (fault,) = second.faults
    assert fault.code is Fault.ALREADY_RUNNING_FROM_START
    second.keeper.keep(played(3))
    second.keeper.drop()
    assert path.read_bytes() == before
    assert is_shelved(second.keeper, played(30))


def test_a_damaged_game_is_set_aside_and_told(folders: UserFolders, start: Starts) -> None:
    path = leave(folders, played(20).saved())
    backup = path.with_name(path.name + "~")
    for file in (path, backup):
        file.write_text("{ damaged")

    found = start()

    assert found.session is None
    (fault,) = found.faults
    assert fault.code is Fault.AUTOSAVE_DAMAGED
    aside = [file for file in folders.state.iterdir() if "damaged" in file.name]
    assert {file.read_text() for file in aside} == {"{ damaged"}
    assert fault.values["names"] == tuple(sorted([file.name for file in aside]))
    found.keeper.keep(played(3))
    assert load_game(path) == played(3).saved()


def test_with_a_sound_backup_the_game_steps_back_and_says_so(
    folders: UserFolders, start: Starts
) -> None:
    autosave = Autosave(folders.state)
    for length in range(1, 20):
        autosave.write(played(length).saved())
    autosave.release()
    autosave.path.write_bytes(autosave.path.read_bytes()[:100])

    found = start()

    assert present(found.session).length == 19  # the backup is as it has reached the disk
    (fault,) = found.faults
    assert fault.code is Fault.AUTOSAVE_STEPPED_BACK
    assert "damaged-1" in str(fault.values["files"])


def test_a_sound_game_that_cannot_go_on_here_is_not_lost(
    folders: UserFolders, start: Starts
) -> None:
    """A newer Quinto has kept it: this one would write its own game in its place."""
    saved = with_a_stranger(played(20, people=frozenset()).saved())
    leave(folders, saved)

    found = start()
    found.keeper.keep(played(3))

    assert found.session is None
    (fault,) = found.faults
    assert fault.code is Fault.AUTOSAVE_FOR_OTHERS
    (kept,) = folders.games.iterdir()
    assert load_game(kept) == saved
    assert fault == Message(Fault.AUTOSAVE_FOR_OTHERS, fault=fault.values["fault"], file=kept)


def test_where_it_can_be_kept_nowhere_else_it_is_not_overwritten(
    folders: UserFolders, start: Starts
) -> None:
    saved = with_a_stranger(played(20).saved())
    path = leave(folders, saved)
    folders.games.parent.mkdir(exist_ok=True)
    folders.games.write_text("a file stands where the folder should be")

    found = start()
    found.keeper.keep(played(3))

    assert found.session is None
    assert len(found.faults) == 2
    assert load_game(path) == saved


@pytest.mark.parametrize(
    ("session", "is_kept"),
    [
        pytest.param(played(30), True, id="unfinished"),
        pytest.param(played(1), False, id="undecided"),
        pytest.param(finished(), False, id="over"),
        pytest.param(played(60, people=frozenset()), False, id="computers"),
        pytest.param(without_take_backs(), True, id="without take-backs"),
        pytest.param(with_a_branch_that_is_over(), True, id="its branch is over"),
        pytest.param(finished().branch(3, "What if").switched(0), True, id="over, with a branch"),
    ],
)
def test_only_a_persons_unfinished_game_is_shelved(
    start: Starts, session: Session, is_kept: bool
) -> None:
    assert is_shelved(start().keeper, session) is is_kept


def is_shelved(keeper: Keeper, session: Session) -> bool:
    path = keeper.shelve(session)
    assert path is None or load_game(path) == session.saved()
    return path is not None


def test_a_game_is_shelved_unless_its_file_holds_it(
    tmp_path: Path, folders: UserFolders, start: Starts
) -> None:
    keeper = start().keeper
    path = tmp_path / "evening.quinto"
    keeper.save(path, played(30))

    for _ in range(3):
        session, keeper.file = keeper.open(path)
        assert not is_shelved(keeper, session)
    assert not folders.games.exists()

    assert is_shelved(keeper, played(31))
    path.unlink()
    assert is_shelved(keeper, played(30))


def test_on_the_shelf_a_game_keeps_its_file_and_others_get_their_own(folders: UserFolders) -> None:
    shelf = Shelf(folders.games)
    early, late = played(7).saved(), played(8).saved()
    path = shelf.put(early)
    file = GameFile(str(path))

    assert shelf.put(late, file) == path
    assert load_game(path) == late
    assert len({path, shelf.put(early, file), shelf.put(late), shelf.put(late)}) == 4
    assert load_game(path) == late


def test_quitting_in_a_branch_that_is_over_keeps_the_game(
    start: Starts, inline_thinker: Thinker
) -> None:
    session = with_a_branch_that_is_over()
    GameController(session, inline_thinker, start().keeper).close()
    start.end()
    found = start().session
    assert present(found).saved() == session.saved()


# -------- What becomes of every fair game is noted in the chain of commitments
Sit = Callable[[Session | None], GameController]


class Clock:
    """Stands still until it is put forward; a game is then no longer new."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s

    def go_on(self) -> None:
        self.now_s += SLIP_S


RULES = RuleOptions(target=5)


@pytest.fixture(name="chain")
def empty_chain(tmp_path: Path) -> CommitmentChain:
    return CommitmentChain(tmp_path / "commitments.jsonl")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(name="sit")
def sitter(qtbot: QtBot, chain: CommitmentChain, clock: Clock) -> Iterator[Sit]:
    """Puts a game on a table whose chain is kept; by default a new fair one."""
    assert qtbot
    made = []

    def sit(session: Session | None = None) -> GameController:
        keeper = Keeper(chain=chain)
        session = session or fair(chain)
        controller = GameController(
            session, Thinker(ManualExecutor), keeper, INSTANT, lambda *_: First()
        )
        made.append((controller, ChainKeeping(controller, None, clock)))
        return controller

    yield sit
    for controller, _ in made:
        controller.close()


def fair(chain: CommitmentChain) -> Session:
    return Session(game_of(usual_players(), RULES, chain.prepared()))


def fates(chain: CommitmentChain) -> list[Fate]:
    return [game.fate for game in chain.games()]


def finish(controller: GameController) -> None:
    """Play to the end, as everybody at the table would."""
    controller.stepped.emit(play_on(controller.session).steps[-1])


def test_a_game_that_begins_is_noted(sit: Sit, chain: CommitmentChain) -> None:
    sit(None)
    assert fates(chain) == [Fate.BEGUN]


def test_a_game_that_another_replaces_is_left(
    sit: Sit, chain: CommitmentChain, clock: Clock
) -> None:
    controller = sit(None)
    clock.go_on()
    controller.new_game(fair(chain), is_kept=False)
    assert fates(chain) == [Fate.LEFT, Fate.BEGUN]


def test_a_game_to_its_end(sit: Sit, chain: CommitmentChain) -> None:
    controller = sit(None)
    finish(controller)
    controller.new_game(fair(chain), is_kept=False)
    assert fates(chain) == [Fate.FINISHED, Fate.BEGUN]


def test_giving_up_shows_and_so_does_taking_up_again(sit: Sit, chain: CommitmentChain) -> None:
    controller = sit(None)
    controller.abandon()
    assert fates(chain) == [Fate.GIVEN_UP]
    controller.undo()
    assert fates(chain) == [Fate.TAKEN_UP]


def test_a_game_left_at_once_is_unplayed_and_stays_in_the_chain(
    sit: Sit, chain: CommitmentChain
) -> None:
    controller = sit(None)
    for _ in range(3):
        controller.start()
        controller.new_game(fair(chain), is_kept=False)
    assert fates(chain) == [Fate.UNPLAYED] * 3 + [Fate.BEGUN]
    assert is_whole(chain.games())


def test_a_game_in_which_somebody_has_called_is_left(sit: Sit, chain: CommitmentChain) -> None:
    controller = sit(None)
    act(controller.session, random.Random(1))
    while not isinstance(controller.session.steps[-1].action, Call):
        act(controller.session, random.Random(1))
    controller.stepped.emit(controller.session.steps[-1])
    controller.undo()
    controller.new_game(fair(chain), is_kept=False)
    assert fates(chain) == [Fate.LEFT, Fate.BEGUN]


def test_a_game_that_goes_on_is_never_unplayed(sit: Sit, chain: CommitmentChain) -> None:
    session = sit(None).session
    sit(session).new_game(fair(chain), is_kept=False)
    assert fates(chain)[0] is Fate.LEFT


def test_an_old_game_is_taken_up(sit: Sit, chain: CommitmentChain, clock: Clock) -> None:
    controller = sit(None)
    old = controller.session
    controller.new_game(fair(chain), is_kept=False)
    clock.go_on()
    controller.new_game(Session(old.setup), is_kept=False)
    assert fates(chain) == [Fate.TAKEN_UP, Fate.LEFT]


def test_branches_and_shared_games_are_not_noted(
    sit: Sit, chain: CommitmentChain, clock: Clock
) -> None:
    controller = sit(None)
    clock.go_on()
    controller.switch_line(controller.session.branch(0, "What if"))
    controller.new_game(numbered_game(usual_players(), RULES, seed=7), is_kept=False)
    assert fates(chain) == [Fate.LEFT]
