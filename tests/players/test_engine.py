"""The engine as a process of its own: it answers as a player does, and ends with whoever asks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import IO

import msgspec
import pytest
from hidden import playout

import quinto_desktop
from quinto_desktop import ENGINE_OPTION
from quinto_desktop.players import Choice, Level, LevelPlayer, Question, StopFlag, player_of
from quinto_desktop.players.engine import GARBLED
from quinto_desktop.players.wire import (
    Answered,
    Ask,
    Failed,
    Hello,
    Message,
    Stop,
    Unpacker,
    answer_to,
    ask,
    packed,
)
from quinto_desktop.rules import SEATS, Form, JokerLead, MatchState, Phase, legal_actions, observe

LONGEST_S = 60
UNHURRIED = """
from functools import partial
from quinto_desktop.players import engine, questions
questions.player_of = partial(questions.player_of, unhurried=True)
engine.run_engine()
"""
"""An engine whose players take their time, so that answers can be compared however busy it is."""
ENDLESS = 2000.0


def moments(number: int = 4) -> list[MatchState]:
    """Those of a deal at which there is something to choose."""
    return [
        state
        for state in playout(Form.FOUR, JokerLead.HIGHEST, number).states
        if state.phase in (Phase.DOUBLING, Phase.PLAY) and len(legal_actions(state)) > 1
    ]


def choice_at(state: MatchState, level: Level, factor: float = 1.0) -> Choice:
    assert state.turn is not None
    return Choice(LevelPlayer(level, factor), observe(state, state.turn), 11)


def endless() -> Choice:
    """A question that takes half an hour."""
    state = next(state for state in moments() if state.phase is Phase.PLAY and state.deal.tricks)  # type: ignore[union-attr]
    return choice_at(state, Level.MASTER, ENDLESS)


class Asked:
    """An engine, and somebody who asks it."""

    def __init__(self, *program: str, stderr: int | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *(program or ("-m", "quinto_desktop", ENGINE_OPTION))],
            env={**os.environ, "PYTHONPATH": str(Path(quinto_desktop.__file__).parents[1])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            bufsize=0,
        )
        self._unpacker = Unpacker()
        self._heard: list[Message] = []

    @property
    def pipe(self) -> IO[bytes]:
        assert self.process.stdin is not None
        return self.process.stdin

    def say(self, *messages: Message) -> None:
        self.pipe.write(b"".join(map(packed, messages)))

    def hear(self) -> Message:
        assert self.process.stdout is not None
        while not self._heard:
            piece = self.process.stdout.read(65536)
            assert piece, "the engine has ended"
            self._heard += self._unpacker.take(piece)
        return self._heard.pop(0)

    def answer(self, question: Question) -> Message:
        self.say(ask(1, question))
        return self.hear()


@pytest.fixture
def engine() -> Iterator[Asked]:
    asked = Asked()
    assert asked.hear() == Hello()
    yield asked
    with asked.process as process:
        process.kill()


def test_it_answers_as_the_players_themselves_do(monkeypatch: pytest.MonkeyPatch) -> None:
    unhurried = partial(player_of, unhurried=True)
    monkeypatch.setattr("quinto_desktop.players.questions.player_of", unhurried)
    engine = Asked("-c", UNHURRIED)
    assert engine.hear() == Hello()
    for level, every in ((Level.NOVICE, 1), (Level.CASUAL, 1), (Level.CLUB, 6), (Level.MASTER, 12)):
        for state in moments()[::every]:
            question = choice_at(state, level)
            assert engine.answer(question) == answer_to(1, question.answer(StopFlag()))
    with engine.process:
        engine.pipe.close()


def test_a_stopped_thought_is_over_and_the_next_begins(engine: Asked) -> None:
    quick = choice_at(moments()[0], Level.CASUAL)
    engine.say(ask(1, endless()), Stop(1), ask(2, quick), ask(3, endless()), Stop(3), Stop(99))

    numbers = [message.number for message in (engine.hear(), engine.hear(), engine.hear())]  # type: ignore[union-attr]

    assert numbers == [1, 2, 3]


def test_what_a_player_raises_is_told(engine: Asked) -> None:
    state = moments()[0]
    seen = replace(observe(state, SEATS[0]), phase=Phase.PLAY, actions=())
    nobody = Choice(LevelPlayer(Level.CASUAL), seen, 1)

    answer = engine.answer(nobody)

    assert isinstance(answer, Failed)
    assert "Error: " in answer.text
    assert isinstance(engine.answer(choice_at(state, Level.CASUAL)), Answered)


@pytest.mark.parametrize("is_thinking", [False, True], ids=["idle", "in the middle of a thought"])
def test_it_ends_when_nobody_can_ask_any_more(engine: Asked, is_thinking: bool) -> None:
    if is_thinking:
        engine.say(ask(1, endless()))

    engine.pipe.close()

    assert engine.process.wait(LONGEST_S) == 0


@pytest.mark.parametrize(
    "nonsense", [b"to be or not to be", packed(Ask(1, "Choice", msgspec.Raw(b"\x91\xa6Choice")))]
)
def test_it_ends_when_it_is_asked_nonsense(engine: Asked, nonsense: bytes) -> None:
    engine.pipe.write(nonsense)

    assert engine.process.wait(LONGEST_S) == GARBLED


@pytest.mark.parametrize("is_thinking", [False, True], ids=["before its hello", "in a thought"])
def test_it_says_nothing_when_the_window_is_gone(is_thinking: bool) -> None:
    """As when the window is killed: both pipes are closed at once."""
    asked = Asked(stderr=subprocess.PIPE)
    if is_thinking:
        assert asked.hear() == Hello()
        asked.say(ask(1, choice_at(moments()[0], Level.CASUAL)))
    with asked.process as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        asked.pipe.close()
        assert process.stderr.read() == b""
        assert process.wait(LONGEST_S) == 0


def test_it_needs_no_qt() -> None:
    look = (
        "import sys; from quinto_desktop.players.engine import Level, player_of; "
        "[player_of(level) for level in Level]; "
        "print(*[name for name in sys.modules if 'PySide6' in name or '.game.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == ""
