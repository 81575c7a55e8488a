"""The engine as a process of its own: it answers as a player does, and ends with whoever asks."""

from __future__ import annotations

import enum
import math
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import IO, Any, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
import pytest
from examples import each, examples
from hidden import FORMS_AND_OPTIONS, playout
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from over_the_wire import answer_sent, question_sent, read
from replaced import replace

import quinto_desktop
from quinto_desktop import ENGINE_OPTION
from quinto_desktop.players import Choice, Level, LevelPlayer, Question, StopFlag, player_of
from quinto_desktop.players.engine import GARBLED
from quinto_desktop.players.fairness import Decision, Examination, Finding
from quinto_desktop.players.levels import ComputerPlayer
from quinto_desktop.players.questions import ModelsAreThere
from quinto_desktop.players.wire import *
from quinto_desktop.rules import *
from quinto_desktop.rules.deal_code import CodedDeal
from quinto_desktop.rules.notation import Layout

LONGEST_S = 60
UNHURRIED = """
from functools import partial
from quinto_desktop.players import engine, questions
questions.player_of = partial(questions.player_of, unhurried=True)
engine.close_gaps = partial(engine.os.write, 2, b".")
engine.run_engine()
"""
"""An engine whose players take their time, so that answers can be compared however busy it is, and
that tells when it gives memory back."""
ENDLESS = 2000.0


def moments(number: int = 4) -> list[MatchState]:
    """Those of a deal at which there is something to choose."""
    return [
        state
        for state in playout(Form.FOUR, JokerLead.HIGHEST, number).states
        if state.phase in (Phase.DOUBLING, Phase.PLAY) and len(legal_actions(state)) > 1
    ]


def choice_at(state: MatchState, level: Level, factor: float = 1.0) -> Choice:
    return Choice(LevelPlayer(level, factor), observe(state, state.mover), 11)


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
    engine, number = Asked("-c", UNHURRIED, stderr=subprocess.PIPE), 0
    assert engine.hear() == Hello()
    for level, every in ((Level.NOVICE, 3), (Level.CASUAL, 3), (Level.CLUB, 9), (Level.MASTER, 18)):
        for state in moments()[::every]:
            question = choice_at(state, level)
            assert engine.answer(question) == answer_to(1, question.answer(StopFlag()))
            number += 1
    with engine.process as process:
        engine.pipe.close()
        assert process.stderr is not None
        assert len(process.stderr.read()) >= number - 1  # after each but perhaps the last


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


# -------- What the window and its engine write to each other, and what they refuse to read
PLAYERS = Path(quinto_desktop.__file__).parent / "players"

SMALL_TALK: tuple[Message, ...] = (
    Hello(),
    Stop(7),
    answer_to(1, None),
    answer_to(2, Finding.RECONSIDERED),
    Failed(3, "RuntimeError: out of ideas"),
)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + crc32(data).to_bytes(4, "big") + data


def kind_of(name: str) -> Any:
    return getattr(import_module(f"quinto_desktop.players.{QUESTIONS[name]}"), name)


def answer_hint(kind: Any) -> Any:
    return get_type_hints(kind.answer)["return"]


def value_of(hint: Any, chance: random.Random) -> Any:
    """A value of any annotated type, whether a game can come to it or not."""
    arguments, origin = get_args(hint), get_origin(hint)
    if hint in SIMPLE:
        return SIMPLE[hint](chance)
    if origin in (Union, UnionType):
        return value_of(chance.choice(arguments), chance)
    if origin is tuple and arguments[-1] is not ...:
        return tuple([value_of(one, chance) for one in arguments])
    if (names := fields_of(hint)) is not None:
        hints = get_type_hints(hint, vars(sys.modules[hint.__module__]))
        return hint(**{name: value_of(hints[name], chance) for name in names})
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return chance.choice([*hint])
    size = chance.randrange(3)
    if issubclass(origin, Mapping):
        return {value_of(arguments[0], chance): value_of(arguments[1], chance) for _ in range(size)}
    return origin([value_of(arguments[0], chance) for _ in range(size)])


def coded_deal(chance: random.Random) -> CodedDeal:
    cards = chance.sample(PACK, len(PACK))
    hands = [tuple(cards[12 * seat : 12 * seat + 12]) for seat in SEATS]
    return CodedDeal(
        Layout((hands[0], hands[1], hands[2], hands[3]), tuple(cards[48:])),
        chance.choice(SEATS),
        RuleOptions(),
        scores=(5 * chance.randrange(50), 5 * chance.randrange(50)),
    )


SIMPLE: dict[Any, Callable[[random.Random], Any]] = {
    Card: lambda chance: chance.choice(PACK),
    ComputerPlayer: lambda chance: LevelPlayer(chance.choice([*Level]), chance.random()),
    CodedDeal: coded_deal,
    RuleOptions: lambda chance: RuleOptions(chance.choice([*JokerLead])),
    bool: lambda chance: chance.random() < 0.5,
    int: lambda chance: chance.choice([0, -1, 2**64 - 1, -(2**63), chance.randrange(300)]),
    float: lambda chance: chance.choice([0.1, -1e300, math.inf, 1.0, chance.gauss(0, 30)]),
    str: lambda chance: chance.choice(["", "S4", "ma foi !", "\N{GRINNING FACE}"]),
    type(None): lambda chance: None,
}


# --------------------------------------------------------------- everything that is said
def test_every_question_of_the_players_is_known() -> None:
    found = {
        (name, ".".join(path.relative_to(PLAYERS).with_suffix("").parts))
        for path in PLAYERS.rglob("*.py")
        if not path.name.startswith("_")
        for name, kind in vars(module_of(path)).items()
        if fields_of(kind) is not None
        and hasattr(kind, "answer")
        and kind.__module__ == module_of(path).__name__
    }
    assert found == {*QUESTIONS.items()}


def module_of(path: Path) -> Any:
    parts = path.relative_to(PLAYERS).with_suffix("").parts
    return import_module(".".join(["quinto_desktop.players", *parts]))


@given(st.sampled_from(sorted(QUESTIONS)), st.integers(0, 2**32))
@examples(400)
def test_every_kind_of_question_and_answer_arrives_as_it_was_sent(name: str, seed: int) -> None:
    kind, chance = kind_of(name), random.Random(seed)
    question = value_of(kind, chance)
    answer = value_of(answer_hint(kind), chance)

    assert same(question_sent(question), question)
    assert same(answer_sent(question, answer), answer)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same classes, down to the cards themselves."""
    if type(one) is not type(other):
        return False
    if (names := fields_of(type(one))) is not None:
        return all(same(getattr(one, name), getattr(other, name)) for name in names)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return same([*one.items()], [*other.items()])
    return one is other if isinstance(one, Card) else bool(one == other)


@given(st.sampled_from(FORMS_AND_OPTIONS), st.integers(0, 30))
@examples(15)
def test_every_moment_arrives_as_it_was_sent(played: tuple[Form, JokerLead], number: int) -> None:
    player = LevelPlayer(Level.CLUB, 2.5)
    for state in playout(*played, number).states:
        for seat in SEATS:
            choice = Choice(player, observe(state, seat), 9)
            assert question_sent(choice) == choice
        if state.turn is not None:
            for action in legal_actions(state)[:1]:
                examination = Examination(Decision(state, 1, action), player, 2)
                assert question_sent(examination) == examination
                assert answer_sent(choice, action) == action


@each("size", [1, 3, 1000])
def test_pieces_of_any_size_make_messages(size: int) -> None:
    data = b"".join(map(packed, SMALL_TALK))
    unpacker = Unpacker()

    found = [
        message
        for start in range(0, len(data), size)
        for message in unpacker.take(data[start : start + size])
    ]

    assert found == [*SMALL_TALK]


# --------------------------------------------------------------- what is refused
@each(
    "data",
    [
        b"Hello, I am something else.\n",
        (MOST_BYTES + 1).to_bytes(4, "big") + bytes(4),
        framed(b""),
        framed(b"rubbish"),
        framed(pickle.dumps("no message")),
        framed(msgspec.msgpack.encode({"type": "Goodbye"})),
        framed(msgspec.msgpack.encode({"type": "Hello", "version": 3})),
        framed(msgspec.msgpack.encode({"type": "Stop"})),
        framed(packed(Hello())[8:-1]),
        packed(Hello())[:-1] + b"!",
    ],
)
def test_what_is_no_message_is_refused(data: bytes) -> None:
    with pytest.raises(WireError):
        read(data)


@given(st.binary(max_size=300))
@examples(200)
def test_rubbish_never_comes_through(data: bytes) -> None:
    try:
        found = read(data)
    except WireError:
        return
    assert found == []


@given(st.sampled_from(sorted(QUESTIONS)), st.integers(0, 2**32))
@examples(400)
def test_hostile_bytes_in_a_message_are_refused_or_of_the_right_class(name: str, seed: int) -> None:
    """Even where the checksum holds."""
    kind, chance = kind_of(name), random.Random(seed)
    question = value_of(kind, chance)
    asked = ask(1, question).question
    answered = answer_to(1, value_of(answer_hint(kind), chance)).value

    # What is read all the same has nothing in it that has no place in a message.
    with suppress(WireError):
        answer_to(1, question_of(Ask(1, name, garbled(asked, chance))))
    with suppress(WireError):
        answer_to(1, answer_of(Answered(1, garbled(answered, chance)), question))


def garbled(data: msgspec.Raw, chance: random.Random) -> msgspec.Raw:
    changed = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 5])):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return msgspec.Raw(bytes(changed))


class Elsewhere(Struct, frozen=True):
    """A question of a module that is not the players'."""

    limit_s: float = 1.0

    def answer(self, stop: object) -> object:
        return stop


class Choosy(Choice, frozen=True):
    """One that only looks like a question of theirs."""


def test_only_questions_of_the_players_are_asked() -> None:
    choice = next_choice()
    for foreign in (Elsewhere(), Choosy(choice.player, choice.observation, 1)):
        with pytest.raises(WireError, match="is no question"):
            ask(1, foreign)
    for name in ("Elsewhere", "Level", "__import__", ""):
        with pytest.raises(WireError, match="is no question"):
            question_of(Ask(1, name, msgspec.Raw(b"\x90")))


def test_an_answer_to_another_question_is_none() -> None:
    choice = next_choice()
    for answer in (None, 3, "pass ", Finding.SAME, Elsewhere(), [Play(PACK[3])]):
        with pytest.raises(WireError):
            answer_sent(choice, answer)
    with pytest.raises(WireError):
        answer_sent(ModelsAreThere(), Play(PACK[3]))


def test_what_does_not_fit_the_annotations_is_refused() -> None:
    choice = next_choice()
    seen = choice.observation
    for wrong in (
        replace(choice, seed="nine"),
        replace(choice, seed=2**64),
        replace(choice, player=LevelPlayer("nobody")),  # type: ignore[arg-type]
        replace(choice, observation=None),
        replace(choice, observation=replace(seen, hands=())),
        replace(choice, observation=replace(seen, drawn=(53,))),
    ):
        with pytest.raises(WireError):
            question_sent(wrong)


def next_choice() -> Choice:
    state = playout(Form.FOUR, JokerLead.HIGHEST, 4).states[-1]
    return Choice(LevelPlayer(Level.CLUB), observe(state, SEATS[0]), 9)


def test_a_turn_tells_the_engine_what_the_seat_may_know_and_no_more() -> None:
    told = Choice.__annotations__

    assert told == {"player": "ComputerPlayer", "observation": "Observation", "seed": "int"}
