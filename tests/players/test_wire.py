"""What the window and its engine write to each other, and what they refuse to read."""

from __future__ import annotations

import os
import pickle
from collections import Counter
from dataclasses import dataclass, fields
from zlib import crc32

import pytest
from examples import examples
from hidden import FORMS_AND_OPTIONS, playout
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.players import Choice, Level, LevelPlayer
from quinto_desktop.players.fairness import Decision, Examination, Finding
from quinto_desktop.players.wire import (
    MOST_BYTES,
    Answered,
    Ask,
    Failed,
    Hello,
    Message,
    Stop,
    Unpacker,
    WireError,
    packed,
)
from quinto_desktop.rules import SEATS, Form, JokerLead, legal_actions, observe

SMALL_TALK: tuple[Message, ...] = (
    Hello(),
    Stop(7),
    Answered(1, None),
    Answered(2, Finding.RECONSIDERED),
    Failed(3, "RuntimeError: out of ideas"),
)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + crc32(data).to_bytes(4, "big") + data


def read(data: bytes) -> list[Message]:
    return list(Unpacker().take(data))


@given(st.sampled_from(FORMS_AND_OPTIONS), st.integers(0, 30))
@examples(15)
def test_every_moment_arrives_as_it_was_sent(played: tuple[Form, JokerLead], number: int) -> None:
    player = LevelPlayer(Level.CLUB, 2.5)
    for state in playout(*played, number).states:
        seen = [observe(state, seat) for seat in SEATS]
        sent: list[Message] = [Ask(n, Choice(player, one, 9)) for n, one in enumerate(seen)]
        if state.turn is not None:
            for action in legal_actions(state)[:1]:
                sent.append(Answered(8, action))
                sent.append(Ask(9, Examination(Decision(state, 1, action), player, 2)))

        assert read(b"".join(map(packed, sent))) == sent


def test_cards_are_still_the_only_ones_of_their_kind() -> None:
    state = playout(Form.FOUR, JokerLead.HIGHEST, 4).states[-1]
    sent = observe(state, SEATS[0])

    (message,) = read(packed(Ask(1, Choice(LevelPlayer(Level.CLUB), sent, 9))))

    assert isinstance(message, Ask)
    assert isinstance(message.question, Choice)
    trick = message.question.observation.tricks[0]
    assert all(card is other for card, other in zip(trick.cards, sent.tricks[0].cards, strict=True))


@pytest.mark.parametrize("size", [1, 3, 1000])
def test_pieces_of_any_size_make_messages(size: int) -> None:
    data = b"".join(map(packed, SMALL_TALK))
    unpacker = Unpacker()

    found = [
        message
        for start in range(0, len(data), size)
        for message in unpacker.take(data[start : start + size])
    ]

    assert found == [*SMALL_TALK]


@pytest.mark.parametrize(
    "data",
    [
        b"Hello, I am something else.\n",
        (MOST_BYTES + 1).to_bytes(4, "big") + bytes(4),
        framed(b""),
        framed(b"rubbish"),
        framed(pickle.dumps("no message")),
        framed(pickle.dumps(Counter("foreign"))),
        framed(pickle.dumps(os.getcwd)),
        framed(pickle.dumps(Answered(1, os.getcwd))),
        framed(pickle.dumps(Answered(1, 2))[:-3]),
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


@dataclass(frozen=True)
class Elsewhere:
    """A value of a module that is neither rules nor players."""


def test_only_rules_and_players_are_spoken_of() -> None:
    with pytest.raises(WireError, match="Elsewhere"):
        read(packed(Answered(1, Elsewhere())))


def test_a_turn_tells_the_engine_what_the_seat_may_know_and_no_more() -> None:
    told = {field.name: field.type for field in fields(Choice)}

    assert told == {"player": "ComputerPlayer", "observation": "Observation", "seed": "int"}
