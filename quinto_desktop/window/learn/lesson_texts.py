"""The texts of the lessons, from `resources/lessons`: a topic or an exercise is a section each.

In them a suit sign and a rank, such as “♥5”, name a card, “**” marks what matters most, and what
begins with “>” is the text where there is little room. An exercise has an answer for the right
decision and for a wrong one, and may have others for certain cards; in them ``{points}`` is what
the answer cost, or what the right one was worth. A lesson has a section of its own: what it comes
to, and the line that offers it when it begins to matter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from quinto_desktop.game.lessons.first_deal import Topic
from quinto_desktop.game.lessons.lesson import LessonName
from quinto_desktop.resources import resource_text
from quinto_desktop.rules import Observation
from quinto_desktop.window.learn.pointing import Aim
from quinto_desktop.window.look.appearance import spoken_now
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.text.translation import fill

_SIGNS = "♠♣♦♥"
_CARD = re.compile(rf"([{_SIGNS}])(10|[AKQJ2-9])")
_LETTERS = dict(zip(_SIGNS, "SCDH", strict=True))
_BOLD = "**"
_ITEM = re.compile(r"^# (.+) \{#([\w-]+)\}\n", re.MULTILINE)
_ANSWER = re.compile(r"^## (.*?) ?\{#(\w+)\}\n", re.MULTILINE)

_AIMS = {
    "welcome": Aim.PARTNER,
    "order": Aim.SKYLINE,
    "crowns": Aim.CROWN,
    "royal": Aim.ROYAL,
    "cachette": Aim.CACHETTE,
    "doubling": Aim.PASS,
    "royal-now": Aim.ROYAL,
    "last-tricks": Aim.CACHETTE,
    "tag": Aim.TAG,
    "quint": Aim.LAST_QUINT,
    "race": Aim.RACE,
    "piles": Aim.PILE,
    **dict.fromkeys(("doubling-0", "doubling-1", "doubling-2"), Aim.CALLS),
    **dict.fromkeys(("cachette-0", "cachette-1"), Aim.CACHETTE),
}


class LessonText(NamedTuple):
    """What a panel says.

    Attributes:
        slip: The text where there is little room; empty if all of it is needed.
    """

    title: str
    paragraphs: tuple[str, ...]
    slip: str = ""
    aim: Aim = Aim.NOTHING

    @property
    def in_brief(self) -> str:
        return self.slip or self.paragraphs[0]


class ExerciseText(NamedTuple):
    """All that is said about an exercise."""

    question: LessonText
    right: tuple[str, str]
    wrong: tuple[str, str]
    others: Mapping[str, str] = MappingProxyType({})


def lesson_text(topic: Topic) -> LessonText:
    """The explanation of a topic of the guided deal."""
    return _whole(topic.value.replace(" ", "-"))


def about(lesson: LessonName) -> LessonText:
    """A lesson's title and what it comes to; its brief text offers it."""
    return _whole(f"lesson-{lesson.value}")


def _whole(name: str) -> LessonText:
    title, text = _item(name)
    return _lesson_text(name, title, text)


def exercise_text(lesson: LessonName, number: int) -> ExerciseText:
    """The texts of an exercise of a lesson, by its index from 0."""
    name = f"{lesson.value}-{number}"
    title, text = _item(name)
    question, *parts = _ANSWER.split(text)
    titles, names, texts = parts[::3], parts[1::3], map(_paragraph, parts[2::3])
    answers = dict(zip(names, zip(titles, texts, strict=True), strict=True))
    right, wrong = answers.pop("right"), answers.pop("wrong")
    others = {card: answer for card, (_, answer) in answers.items()}
    return ExerciseText(_lesson_text(name, title, question), right, wrong, others)


def _item(name: str) -> tuple[str, str]:
    """The title and the text of a topic or an exercise, in the window's language."""
    _, *parts = _ITEM.split(resource_text("lessons", f"{spoken_now()}.md"))
    place = parts[1::3].index(name)
    return parts[3 * place], parts[3 * place + 2]


def _lesson_text(name: str, title: str, text: str) -> LessonText:
    paragraphs, _, slip = text.partition("\n> ")
    return LessonText(
        title,
        tuple(map(_paragraph, paragraphs.strip().split("\n\n"))),
        _paragraph(slip.replace("\n> ", "\n")),
        _AIMS.get(name, Aim.NOTHING),
    )


def _paragraph(text: str) -> str:
    return " ".join(text.strip("\n").split("\n"))


def shown(text: str) -> CardText:
    """A paragraph of ours, in which a tab stands before and after what is bold."""
    return CardText(_with_cards(text).replace(_BOLD, "\t"))


def spoken(text: str) -> str:
    """A text without marks, its cards named in words."""
    return CardText(_with_cards(text).replace(_BOLD, "")).spoken()


def _with_cards(text: str) -> str:
    return _CARD.sub(
        lambda found: f"{{card:{_LETTERS[found[1]]}{'T' if found[2] == '10' else found[2]}}}", text
    )


def count_text(seen: Observation) -> LessonText:
    """What is counted at the end of a deal; that the game goes on is told only if it does."""
    text = lesson_text(Topic.COUNT)
    counted, going_on = text.paragraphs
    value = seen.results[-1].trick_value if seen.results else seen.trick_value
    counted = fill(counted, points=value)
    return text._replace(
        paragraphs=(counted,) if seen.winner is not None else (f"{counted} {going_on}",)
    )
