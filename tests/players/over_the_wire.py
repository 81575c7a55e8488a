"""Questions and answers as they go between the window and its engine."""

from __future__ import annotations

from quinto_desktop.players import Question, StopFlag
from quinto_desktop.players.wire import *


def read(data: bytes) -> list[Message]:
    """All messages in some bytes."""
    return list(Unpacker().take(data))


def question_sent(question: Question) -> Question:
    """The question as the engine reads it."""
    (message,) = read(packed(ask(1, question)))
    assert isinstance(message, Ask)
    return question_of(message)


def answer_sent(question: Question, value: object) -> object:
    """The answer as the window reads it."""
    (message,) = read(packed(answer_to(1, value)))
    assert isinstance(message, Answered)
    return answer_of(message, question)


def asked(question: Question, stop: StopFlag | None = None) -> object:
    """What the window hears if it asks: question and answer both go over the wire."""
    assert question.limit_s >= 1
    return answer_sent(question, question_sent(question).answer(stop or StopFlag()))
