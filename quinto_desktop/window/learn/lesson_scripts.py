"""What a lesson has to tell at each moment: the guided deal's script, and an exercise's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from quinto_desktop.game import Preferences, Settings, Speed
from quinto_desktop.game.lessons.first_deal import Lesson, Topic, is_read, topics_of
from quinto_desktop.game.lessons.lesson import EXERCISES, LessonName, Place, is_decided, next_lesson
from quinto_desktop.rules import Observation, Play, Step
from quinto_desktop.window.learn.lesson_panel import Choice
from quinto_desktop.window.learn.lesson_texts import (
    LessonText,
    about,
    count_text,
    exercise_text,
    lesson_text,
)
from quinto_desktop.window.learn.pointing import Aim
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.text.translation import fill, translate


class LessonStep(NamedTuple):
    """What a panel says at a moment.

    Attributes:
        row: The buttons; without a gold one, a call or a card is the answer.
        part: Which of how many it is, where each comes in its turn.
        replaces_result: Whether it stands instead of the account of the deal.
    """

    words: LessonText
    row: LedgeRow
    part: tuple[int, int] = (1, 1)
    is_final: bool = False
    replaces_result: bool = False

    @property
    def is_read(self) -> bool:
        """Whether the game rests until a button has been pressed."""
        return self.row.gold is not None

    @property
    def offered(self) -> str:
        """What it ends with beside the button that goes on, for whoever does not see it."""
        others = [CardText(one.words).spoken() for one in self.row.buttons if not one.is_gold]
        text = translate("Lesson", "Arrow keys lead to: {buttons}.")
        return fill(text, buttons=", ".join(others)) if self.is_final and others else ""


class Script(Protocol):
    """A lesson as the guide knows it; `has_game` tells whether another game waits."""

    has_game: Callable[[], bool]

    @property
    def names_cachette(self) -> bool:
        """Whether it has been explained what the cachette is."""

    def tell(self, seen: Observation, steps: Sequence[Step]) -> LessonStep | None:
        """What to tell now; None if there is nothing new."""

    def will_rest(self, seen: Observation, steps: Sequence[Step]) -> bool:
        """Whether the next text is read before the game goes on."""

    def back(self) -> LessonStep | None:
        """What was told before that; None if nothing can be read again."""

    def forget(self) -> None:
        """Let what was told last be told again."""

    def rewind(self) -> None:
        """Take note that the game has gone back."""


def leaving(has_game: Callable[[], bool]) -> LedgeButton:
    """The button that ends the lesson; it says so if a game waits."""
    back, words = translate("Lesson", "Back to your game"), translate("Lesson", "End lesson")
    return LedgeButton(back if has_game() else words, Choice.LEAVE)


def _opening(words: LessonText, has_game: Callable[[], bool]) -> LessonText:
    # What a lesson says first; also that a game waits, whose score is not on the table.
    if not has_game():
        return words
    told = translate("Lesson", "Your own game waits meanwhile.")
    return words._replace(paragraphs=(*words.paragraphs, told), slip=f"{words.in_brief} {told}")


class DealScript:
    """The guided first deal."""

    def __init__(
        self,
        past: Callable[[], Iterable[Observation]],
        has_game: Callable[[], bool],
        preferences: Preferences,
    ) -> None:
        self._past, self._preferences = past, preferences
        self.lesson = Lesson(past())
        self.has_game = has_game
        self._now: tuple[Topic, ...] = ()
        self._read: list[Topic] = []  # what can be read again before the game goes on
        self._at = 0

    @property
    def names_cachette(self) -> bool:
        return Topic.CACHETTE in self.lesson.told

    def tell(self, seen: Observation, _steps: Sequence[Step]) -> LessonStep | None:
        if self._at + 1 < len(self._read):
            self._at += 1
            return self._telling((self._read[self._at],))
        topics = self.lesson.next_topics(seen)
        if not topics:
            return None
        if topics[0] is Topic.COUNT:
            return self._telling(topics, count_text(seen))
        self._now = topics
        if is_read(topics[0]):
            self._read = [*self._read, topics[0]]
            self._at = len(self._read) - 1
        else:
            self._read = []
        return self._telling(topics)

    def will_rest(self, seen: Observation, _steps: Sequence[Step]) -> bool:
        due = [topic for topic in topics_of(seen) if topic not in self.lesson.told]
        return bool(due) and is_read(due[0])

    def back(self) -> LessonStep | None:
        if self._at == 0:
            return None
        self._at -= 1
        return self._telling((self._read[self._at],))

    def forget(self) -> None:
        self.lesson.repeat(self._now)
        self._read = self._read[:-1]
        self._at = max(0, len(self._read) - 1)

    def rewind(self) -> None:
        self.lesson = self.lesson.rewound(self._past())
        self._read, self._at = [], 0

    def _telling(self, topics: tuple[Topic, ...], words: LessonText | None = None) -> LessonStep:
        words = words or lesson_text(topics[0])
        for topic in topics[1:]:
            also = lesson_text(topic)
            words = words._replace(
                paragraphs=(*words.paragraphs, also.paragraphs[0]),
                slip=f"{words.in_brief} {also.in_brief}",
                aim=also.aim if words.aim is Aim.NOTHING else words.aim,
            )
        if topics[0] is Topic.WELCOME:
            words = _opening(words, self.has_game)
        return LessonStep(words, self._row(topics[0]), is_final=topics[0] is Topic.END)

    def _row(self, topic: Topic) -> LedgeRow:
        if topic is Topic.END:
            habits = habits_offered(self._preferences.settings)
            return end_row(LessonName.FIRST, *habits, has_game=self.has_game())
        if not is_read(topic):
            return LedgeRow()  # what the table has, and what leads out of the lesson
        # With nothing to go back to as well, so that the last one stays in its place.
        back = LedgeButton(translate("Lesson", "Back"), Choice.BACK, is_off=not self._at)
        return LedgeRow.onward(
            translate("Lesson", "Go on"), Choice.GO_ON, leaving(self.has_game), back
        )


class ExerciseScript:
    """One exercise: the question, and what the answer was worth."""

    def __init__(self, place: Place, has_game: Callable[[], bool]) -> None:
        assert place.exercise is not None
        self.names_cachette = True
        self.place, self.exercise = place, place.exercise
        self.has_game = has_game
        self._told = ""
        self.is_played_out = False

    def tell(self, seen: Observation, steps: Sequence[Step]) -> LessonStep | None:
        moment, telling = self._moment(seen, steps)
        if moment == self._told:
            return None
        self._told = moment
        return telling

    def will_rest(self, seen: Observation, steps: Sequence[Step]) -> bool:
        return not self.is_played_out and is_decided(self.exercise, steps, seen)

    def back(self) -> None:
        return

    def forget(self) -> None:
        self._told = ""

    def rewind(self) -> None:
        self._told, self.is_played_out = "", False

    def _moment(self, seen: Observation, steps: Sequence[Step]) -> tuple[str, LessonStep | None]:
        part = (self.place.number + 1, len(EXERCISES[self.place.name]))
        text = exercise_text(self.place.name, self.place.number)
        if self.exercise.decision(steps) is None:
            asked = text.question if self.place.number else _opening(text.question, self.has_game)
            return "asked", LessonStep(asked, LedgeRow((leaving(self.has_game),)), part)
        if not is_decided(self.exercise, steps, seen):
            return self._told, None
        is_over = not any(seen.hand_sizes)
        if self.is_played_out and not is_over:
            return self._told, None
        row = self._row(steps, is_over=is_over)
        words = self._answer(steps)
        is_last = self.place.following is None
        moment = "over" if is_over else "answered"
        return moment, LessonStep(words, row, part, is_last, replaces_result=is_over)

    def _answer(self, steps: Sequence[Step]) -> LessonText:
        text = exercise_text(self.place.name, self.place.number)
        decision = self.exercise.decision(steps)
        assert decision is not None
        cost = self.exercise.cost(decision)
        title, told = text.wrong if cost else text.right
        if cost and isinstance(decision, Play):
            told = text.others.get(str(decision.card), told)
        told = fill(told, points=cost or self.exercise.stake)
        if self.place.following is None:
            return LessonText(title, (told, about(self.place.name).paragraphs[0]), slip=told)
        return LessonText(title, (told,))

    def _row(self, steps: Sequence[Step], *, is_over: bool) -> LedgeRow:
        decision = self.exercise.decision(steps)
        is_right = decision is not None and not self.exercise.cost(decision)
        again, onward = translate("Lesson", "Try again"), translate("Lesson", "Next hand")
        if self.place.following is None:
            name, has_game = self.place.name, self.has_game()
            if is_right:
                return end_row(name, has_game=has_game)
            home = LedgeButton(_home(name, has_game=has_game), Choice.RETURN)
            return LedgeRow.onward(again, Choice.AGAIN, home)
        if not is_right:
            quiet = LedgeButton(onward, Choice.NEXT)
            return LedgeRow.onward(again, Choice.AGAIN, leaving(self.has_game), quiet)
        play_out = LedgeButton(translate("Lesson", "Finish this deal"), Choice.PLAY_OUT)
        others = (leaving(self.has_game),) if is_over else (leaving(self.has_game), play_out)
        return LedgeRow.onward(onward, Choice.NEXT, *others)


def end_row(name: LessonName, *habits: LedgeButton, has_game: bool) -> LedgeRow:
    """The buttons at the end of a lesson: the next lesson, or the game that waits."""
    following, home = next_lesson(name), _home(name, has_game=has_game)
    if following is None:
        return LedgeRow.onward(home, Choice.RETURN, *habits)
    onward = fill(translate("Lesson", "Lesson: {title}"), title=about(following).title)
    if name is LessonName.FIRST:
        next_one = LedgeButton(onward, Choice.NEXT_LESSON)
        return LedgeRow.onward(home, Choice.RETURN, *habits, next_one)
    return LedgeRow.onward(onward, Choice.NEXT_LESSON, *habits, LedgeButton(home, Choice.RETURN))


def _home(name: LessonName, *, has_game: bool) -> str:
    if has_game:
        return translate("Lesson", "Back to your game")
    is_first = name is LessonName.FIRST
    return translate("Lesson", "Play on") if is_first else translate("Lesson", "New game")


def habits_offered(settings: Settings) -> tuple[LedgeButton, ...]:
    """What one may take up after the first deal, and has not yet."""
    warn, short = translate("Lesson", "Warn me before a mistake"), translate("Lesson", "Warn me")
    found = [] if settings.tutor else [LedgeButton(warn, Choice.WARN, short=short)]
    if settings.speed in (Speed.SLOW.value, Speed.NORMAL.value):
        found.append(LedgeButton(translate("Lesson", "Faster cards"), Choice.FASTER))
    return tuple(found)
