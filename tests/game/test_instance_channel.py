"""Handing a wish from a second start to the first: what is said, and where they meet."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from examples import each
from hypothesis import given
from hypothesis import strategies as st
from present import present
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quinto_desktop.__main__ import main
from quinto_desktop.game.instance import channel as instance_channel
from quinto_desktop.game.instance import server as instance_server
from quinto_desktop.game.instance.channel import *
from quinto_desktop.game.instance.server import InstanceServer
from quinto_desktop.records.disk.lock import ProcessLock, claim
from quinto_desktop.rules import GREATEST_SEED
from quinto_desktop.startup import EXIT_CODE

PATIENCE_S = 10.0
refuse = Mock(side_effect=PermissionError(1, "nothing of the kind here", "/there"))
A_MOMENT_S = 0.2
EVENING = Request(Path("/games/evening.quinto").absolute(), token="token-1")

names_are_bytes = pytest.mark.skipif(sys.platform == "win32", reason="file names are text there")
has_sockets = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs AF_UNIX")


# ------------------------------------------------------------------- the words
FILES = (
    st.binary(max_size=60)
    .filter(lambda name: b"\0" not in name)
    .map(lambda name: Request(Path("/", os.fsdecode(name)), None, "a token"))
)
SEEDS = st.integers(0, GREATEST_SEED).map(lambda seed: Request(None, seed, "a token"))


@names_are_bytes
@given(FILES | SEEDS | st.just(Request()))
def test_every_request_arrives_as_it_was(request: Request) -> None:

    line = packed_request(request, "secret")

    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert unpacked_request(line, "secret") == request


@names_are_bytes
def test_the_longest_path_has_room_in_a_line() -> None:
    longest = Request(Path("/" + os.fsdecode(b"\xe9" * 4095)))
    assert len(packed_request(longest, "secret")) < GREATEST_LINE


@each("answer", Answer)
def test_every_answer_arrives_as_it_was(answer: Answer) -> None:
    assert unpacked_answer(packed_answer(answer)) is answer


@each(
    "values",
    [
        *({}, {"protocol": 1}, [1], "text", None, {"protocol": 1, "secret": "other", "token": ""}),
        {"protocol": 1, "secret": "", "token": "", "file": "not/absolute"},
        {"protocol": 1, "secret": "", "token": "", "file": 7},
        {"protocol": 1, "secret": "", "token": 7},
        {"protocol": 1, "secret": "", "token": "a\0b"},
        {"protocol": 1, "secret": "", "token": "", "seed": -1},
        {"protocol": 1, "secret": "", "token": "", "seed": True},
        {"protocol": 1, "secret": "", "token": "", "seed": "8"},
        {"protocol": 1, "secret": "", "token": "", "seed": 8.0},
        {"protocol": 1, "secret": "", "token": "\ud800"},
        {"protocol": 1, "secret": "", "token": "", "file": ["/evening.quinto"]},
    ],
)
def test_what_is_no_request_is_refused(values: object) -> None:
    with pytest.raises(ChannelError):
        unpacked_request(json.dumps(values).encode(), "")


REFUSED: dict[str, dict[str, Any]] = {
    "a number of 4,000 figures": {"seed": int("9" * 4_000)},
    "one more than the greatest": {"seed": GREATEST_SEED + 1},
    "a game and a new one": {"seed": 7, "file": "/games/evening.quinto"},
    "half a character": {"file": "/games/\ud800.quinto"},
    "a null": {"file": "/games/a\0b.quinto"},
}


@pytest.mark.skipif(sys.platform == "win32", reason="names are other texts there")
@pytest.mark.parametrize("wanted", REFUSED.values(), ids=REFUSED)
def test_the_channel_refuses_what_the_command_line_refuses(
    wanted: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    seed, file = wanted.get("seed"), wanted.get("file")
    line = {"protocol": 1, "secret": "", "token": "", **wanted}
    with pytest.raises(ChannelError):
        unpacked_request(json.dumps(line).encode(), "")
    given = [*([] if seed is None else [f"--seed={seed}"]), *([] if file is None else [file])]
    with pytest.raises(SystemExit) as ended:
        main(given)
    assert ended.value.code == EXIT_CODE
    told = capsys.readouterr().err
    assert told.startswith("quinto: ") and told.count("\n") == 1 and len(told) < 200


@each("line", [b"", b"\n", b"Dear diary\n", b"\xff\n", b"[" * 9_000])
def test_what_is_no_line_of_ours_is_refused(line: bytes) -> None:
    with pytest.raises(ChannelError):
        unpacked_request(line, "")
    with pytest.raises(ChannelError):
        unpacked_answer(line)


# ------------------------------------------------------------------- two processes, nearly
class First:
    """The process that has the folder, in the thread of the test."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self.received: list[Request] = []
        self.answer = Answer.TAKEN
        lock = present(claim(folder))
        self.lock: ProcessLock = lock
        self.folder = folder
        self._parent = parent
        self.server: InstanceServer | None = None

    def listen(self) -> None:
        self.server = InstanceServer(self.folder, self._receive, self._parent)
        assert self.server.is_listening

    def end(self) -> None:
        if self.server is not None:
            self.server.close()
        self.lock.release()

    def _receive(self, request: Request) -> Answer:
        self.received.append(request)
        return self.answer


Outcome = Future[Answer | NoAnswer | ProcessLock]
Second = Callable[..., Outcome]
Hand = Callable[..., Answer | NoAnswer | ProcessLock]


@pytest.fixture
def first(tmp_path: Path, qapp: object) -> Iterator[First]:
    parent = QObject()
    first = First(tmp_path / "state", parent)
    yield first
    first.end()


@pytest.fixture
def second(first: First) -> Iterator[Second]:
    with ThreadPoolExecutor() as threads:

        def start(request: Request = EVENING, patience_s: float = PATIENCE_S) -> Outcome:
            return threads.submit(hand_over, first.folder, request, patience_s)

        yield start


@pytest.fixture
def hand(second: Second, qtbot: QtBot) -> Hand:
    """A second start, and what it has come to while the first goes on."""

    def hand(request: Request = EVENING) -> Answer | NoAnswer | ProcessLock:
        outcome = second(request)
        qtbot.waitUntil(outcome.done)
        return outcome.result()

    return hand


def no_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "AF_UNIX", raising=False)


def sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("this system has none")


@pytest.fixture(params=[sockets, no_sockets])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a socket in the folder, and by a port."""
    request.param(monkeypatch)


@pytest.mark.parametrize("answer", Answer)
@pytest.mark.usefixtures("kind")
def test_a_request_is_received_and_answered(first: First, hand: Hand, answer: Answer) -> None:
    first.answer = answer
    first.listen()

    assert hand() is answer
    assert first.received == [EVENING]


@pytest.mark.usefixtures("kind")
def test_many_at_once_are_all_received(first: First, second: Second, qtbot: QtBot) -> None:
    first.listen()
    requests = [Request(seed=number) for number in range(5)]

    outcomes = [second(request) for request in requests]

    qtbot.waitUntil(lambda: all(outcome.done() for outcome in outcomes))
    assert {outcome.result() for outcome in outcomes} == {Answer.TAKEN}
    assert sorted(first.received, key=lambda request: request.seed or 0) == requests


@pytest.mark.usefixtures("kind")
def test_what_comes_before_the_first_listens_is_not_lost(
    first: First, second: Second, qtbot: QtBot
) -> None:
    outcome = second()
    assert not outcome.done()

    first.listen()

    qtbot.waitUntil(outcome.done)
    assert first.received == [EVENING]


@pytest.mark.usefixtures("kind")
def test_a_first_that_hangs_is_given_up_and_forgets_the_request(
    first: First, second: Second, hand: Hand
) -> None:
    first.listen()
    outcome = second(patience_s=A_MOMENT_S)
    assert outcome.result() is NoAnswer.NO_ANSWER  # nobody runs Qt's event loop meanwhile

    hand(Request(seed=8))

    assert first.received == [Request(seed=8)]


@pytest.mark.usefixtures("kind")
def test_when_the_first_has_ended_the_second_takes_its_place(first: First, second: Second) -> None:
    first.listen()
    outcome = second()
    first.end()

    lock = outcome.result()

    assert isinstance(lock, ProcessLock)
    assert lock.is_held
    lock.release()


@pytest.mark.usefixtures("kind")
def test_what_a_killed_process_left_is_replaced(first: First, hand: Hand) -> None:
    for name in (SOCKET_NAME, PORT_NAME):
        (first.folder / name).write_text("left over")
    first.listen()

    hand()

    assert first.received == [EVENING]


@pytest.mark.usefixtures("kind")
def test_a_caller_that_talks_nonsense_disturbs_nobody(first: First, hand: Hand) -> None:
    first.listen()
    doors: list[Door] = []
    for words in (b"", b"half a li", b"Dear diary\n", b"x" * 3 * GREATEST_LINE):
        doors.append(knock(first.folder, PATIENCE_S))
        doors[-1].socket.settimeout(A_MOMENT_S)
        try:
            doors[-1].socket.sendall(words)
        except OSError:
            continue  # more than it would take in

    hand()

    assert first.received == [EVENING]
    for door in doors:
        door.socket.close()


@pytest.mark.usefixtures("kind")
def test_a_line_without_an_end_is_cut_off(
    first: First, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(instance_server, "_LIMIT_MS", 3_600_000)  # time does not come to its aid
    first.listen()

    assert said_to(first, b"x" * 3 * GREATEST_LINE, qtbot) == b""


def said_to(first: First, words: bytes, qtbot: QtBot) -> bytes:
    """What the first process answers, which takes no request from it."""
    door = knock(first.folder, PATIENCE_S)

    def talk() -> bytes:
        with contextlib.suppress(ConnectionError):
            door.socket.sendall(words)
            return door.socket.recv(1)
        return b""

    with ThreadPoolExecutor() as threads:
        heard = threads.submit(talk)
        qtbot.waitUntil(heard.done)
    door.socket.close()
    assert first.received == []
    return heard.result()


def test_a_port_is_for_those_who_know_the_secret(
    first: First, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    no_sockets(monkeypatch)
    first.listen()
    if sys.platform != "win32":
        assert stat.S_IMODE((first.folder / PORT_NAME).stat().st_mode) == 0o600

    assert said_to(first, packed_request(EVENING, "a guess"), qtbot) == b""


@has_sockets
def test_a_socket_is_for_its_owner_alone(first: First) -> None:
    first.listen()
    assert stat.S_IMODE((first.folder / SOCKET_NAME).stat().st_mode) == 0o600


@has_sockets
def test_a_file_system_without_sockets_has_a_port(
    first: First, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_channel, "_open_socket", refuse)
    first.listen()

    hand()

    assert first.received == [EVENING]
    assert (first.folder / PORT_NAME).exists()


def test_one_that_cannot_listen_lets_the_second_give_up(
    first: First, second: Second, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_channel, "_open_socket", refuse)
    monkeypatch.setattr(instance_channel, "_open_port", refuse)
    assert not InstanceServer(first.folder, lambda _: Answer.TAKEN, QObject()).is_listening

    assert second(patience_s=A_MOMENT_S).result() is NoAnswer.NO_ANSWER


def test_closing_leaves_nothing_behind(first: First) -> None:
    first.listen()
    first.end()
    assert [path.name for path in first.folder.iterdir()] == ["autosave.lock"]


@contextlib.contextmanager
def no_files_left() -> Iterator[None]:
    """Have the system grant this process no more files."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken = [os.open(os.devnull, os.O_RDONLY)]
    resource.setrlimit(resource.RLIMIT_NOFILE, (taken[0] + 20, limits[1]))
    try:
        with contextlib.suppress(OSError):
            while True:
                taken.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        for descriptor in taken:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


@has_sockets
@pytest.mark.parametrize("has_reserve", [True, False], ids=["a reserve", "none"])
def test_callers_are_heard_when_no_more_files_may_be_opened(
    first: First, qtbot: QtBot, has_reserve: bool
) -> None:
    first.listen()
    server = present(first.server)
    with contextlib.closing(knock(first.folder, PATIENCE_S).socket) as caller:
        caller.sendall(packed_request(EVENING, ""))
        if not has_reserve:
            server._give_up_reserve()
        with no_files_left():
            # Without a reserve it rests, and does not ask for ever.
            qtbot.waitUntil(lambda: bool(first.received) or not server._notifier.isEnabled())
            assert bool(first.received) is has_reserve
        qtbot.waitUntil(lambda: first.received == [EVENING])
        assert unpacked_answer(caller.recv(GREATEST_LINE)) is Answer.TAKEN
    qtbot.waitUntil(lambda: server._reserve is not None)
