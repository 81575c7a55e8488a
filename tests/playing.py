"""Games for the tests of the controller: fake players, executors and keepers."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from functools import lru_cache
from pathlib import Path
from typing import Any

from acting import act
from msgspec import Struct, field

from quinto_desktop.game.public import *
from quinto_desktop.game.thinking.job import Progress, Work
from quinto_desktop.players import Question, StopFlag
from quinto_desktop.records import Fault, Message, RecordError
from quinto_desktop.rules import *

NAMES = ("Ada", "Clara", "You", "Bertram")
NOBODY: frozenset[Seat] = frozenset()
SOUTH = frozenset({Seat.S})


def setup(
    people: frozenset[Seat] = SOUTH, seed: int = 3, target: int = 250, dealer: Seat = Seat.E
) -> GameSetup:
    """A game in which South, on the dealer's left, calls and leads first."""
    players = tuple(
        [PlayerRecord(NAMES[seat], None if seat in people else "casual") for seat in Seat]
    )
    return GameSetup(players, NumberedDeals(seed), RuleOptions(target=target), dealer)


def match_of(
    rules: RuleOptions, people: frozenset[int] = frozenset({0}), seed: int = 3
) -> GameSetup:
    """A match in any form, with these players for people."""
    players = tuple(
        [
            PlayerRecord(NAMES[number], None if number in people else "casual")
            for number in range(rules.form.players)
        ]
    )
    return numbered_game(players, rules, seed=seed)


def played(length: int, *, people: frozenset[Seat] = SOUTH, target: int = 10_000) -> Session:
    """A session after so many actions."""
    return play_on(Session(setup(people, target=target)), lambda it: it.length >= length)


def play_on(
    session: Session, is_there: Callable[[Session], bool] = lambda _: False, seed: int = 7
) -> Session:
    """Play at random until something is so, or the match is over."""
    choice = random.Random(seed)
    while not is_there(session) and session.state.phase is not Phase.MATCH_OVER:
        act(session, choice)
    return session


class First:
    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        return observation.actions[0]


class Failing:
    """Raises the first few times that it is asked."""

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        if self.times:
            self.times -= 1
            raise RuntimeError("out of ideas")
        return observation.actions[0]


class Cheating:
    """Plays a card that it does not hold, and plays when it should call."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        return Play(next(card for card in PACK if card not in observation.hand))


class Thought(Struct, frozen=True):
    """A question whose answer is whatever a function returns."""

    think: Callable[[StopFlag], object]
    limit_s: float = 10.0

    def answer(self, stop: StopFlag) -> object:
        return self.think(stop)


def done(work: Work, answer: Callable[[Question], object] | None = None) -> tuple[list[Any], Any]:
    """What work shows on its way, and what it returns, if every question is answered at once."""
    shown: list[Any] = []
    answers = answer or (lambda question: question.answer(StopFlag()))
    try:
        step = next(work)
        while True:
            if isinstance(step, Progress):
                shown.append(step.value)
                step = next(work)
            else:
                step = work.send(answers(step))
    except StopIteration as end:
        return shown, end.value


class ManualExecutor(Executor):
    """Keeps every question until the test answers it, in any order."""

    def __init__(self) -> None:
        self.questions: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[Any] = Future()
        self.questions.append((future, lambda: fn(*args, **kwargs)))
        return future

    def answer(self, place: int = -1) -> None:
        future, think = self.questions[place]
        try:
            future.set_result(think())
        except Exception as error:
            future.set_exception(error)


class CountingKeeper(Keeper):
    """Remembers how long the game was each time it was kept."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[int] = []
        self.shelved: list[Session] = []
        self.drops = 0

    def keep(self, session: Session) -> None:
        self.kept.append(session.length)

    def shelve(self, session: Session) -> Path | None:
        self.shelved.append(session)
        return None

    def drop(self) -> None:
        self.drops += 1


class BrokenKeeper(Keeper):
    """A stand-in for a full disk."""

    FAULT = Message(Fault.DISK_FULL, name="autosave.quinto")

    def keep(self, session: Session) -> None:
        raise RecordError(Fault.DISK_FULL, name="autosave.quinto")

    def shelve(self, session: Session) -> Path | None:
        raise RecordError(Fault.DISK_FULL, name="autosave.quinto")


class Heard(Struct):
    log: list[tuple[Any, ...]] = field(default_factory=list)

    @classmethod
    def of(cls, controller: GameController) -> Heard:
        heard = cls()
        for name in (
            "stepped",
            "restored",
            "turn_started",
            "rejected",
            "failed",
            "not_saved",
            "shelved",
            "abandoned",
            "history_changed",
        ):
            getattr(controller, name).connect(
                lambda *values, name=name: heard.log.append((name, *values))
            )
        return heard

    def names(self) -> list[str]:
        return [entry[0] for entry in self.log]

    def of_kind(self, name: str) -> list[tuple[Any, ...]]:
        return [entry[1:] for entry in self.log if entry[0] == name]

    def clear(self) -> None:
        self.log.clear()


@lru_cache(maxsize=64)  # all matches of a run are megabytes in each process
def match(rules: RuleOptions, seed: int = 1, dealer: Seat | None = None) -> tuple[Step, ...]:
    """A whole match, played at random."""
    choice = random.Random(seed)
    state = new_match(rules, dealer)
    steps: list[Step] = []
    while state.phase is not Phase.MATCH_OVER:
        if state.phase is Phase.DRAWING:
            step = apply(state, Draw(drawn_cards(seed, rules.form)))
        elif state.phase is Phase.DEALING:
            step = apply(state, Deal(shuffled_pack(seed, state.deals_finished + 1)))
        else:
            step = apply(state, choice.choice(legal_actions(state)))
        steps.append(step)
        state = step.after
    return tuple(steps)


def matches_in_sight() -> Iterator[MatchState]:
    """The match states among the callers' local variables."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        yield from [value for value in frame.f_locals.values() if isinstance(value, MatchState)]
