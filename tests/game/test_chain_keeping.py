"""What becomes of every fair game is noted in the chain of commitments."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from acting import act
from playing import First, ManualExecutor, play_on
from pytestqt.qtbot import QtBot

from quinto_desktop.game import (
    INSTANT,
    CommitmentChain,
    GameController,
    Keeper,
    Session,
    Thinker,
    game_of,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.checking.deal_check import SLIP_S, ChainKeeping, is_whole
from quinto_desktop.records.commitments import Fate
from quinto_desktop.rules import Call, RuleOptions

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


def test_the_game_of_the_run_before_is_noted_once(sit: Sit, chain: CommitmentChain) -> None:
    controller = sit(None)
    sit(controller.session)
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
