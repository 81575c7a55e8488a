"""What the guided first deal tells: a title and a few sentences for each topic."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game.lesson import Topic

translate = QCoreApplication.translate


class LessonText(NamedTuple):
    """What is told of one topic.

    Attributes:
        title: Its heading.
        text: The sentences under it.
    """

    title: str
    text: str


def lesson_text(topic: Topic, news: str = "") -> LessonText:
    """What is told of a topic.

    Args:
        topic: What is to be explained.
        news: A sentence about what has just happened, to go before the explanation.
    """
    text = {**_beginning(), **_play(), **_scoring()}[topic]
    return text._replace(text=f"{news}\n\n{text.text}") if news else text


def _beginning() -> dict[Topic, LessonText]:
    return {
        Topic.WELCOME: LessonText(
            translate("Lesson", "Welcome to Quinto"),
            translate(
                "Lesson",
                "You and the player opposite are partners; the side that first has 250 points "
                "wins. Play this deal, and you will be told of each thing as it comes up.",
            ),
        ),
        Topic.DOUBLING: LessonText(
            translate("Lesson", "Doubling"),
            translate(
                "Lesson",
                "First everybody may double, once round the table: then each trick counts 10 "
                "instead of 5, whoever wins it. Most players pass. Pass, for now.",
            ),
        ),
        Topic.LEAD: LessonText(
            translate("Lesson", "Your lead"),
            translate(
                "Lesson",
                "You play the first card of this trick: any card. One order runs through the "
                "pack: hearts are highest, then diamonds, clubs and spades, each from the ace "
                "down to the two. The highest of the four cards takes the trick.",
            ),
        ),
    }


def _play() -> dict[Topic, LessonText]:
    return {
        Topic.FOLLOW: LessonText(
            translate("Lesson", "Follow suit"),
            translate(
                "Lesson",
                "You hold the suit that was led, so you play a card of it. The cards that you "
                "may play stand higher than the others.",
            ),
        ),
        Topic.TRUMP: LessonText(
            translate("Lesson", "Trump upwards"),
            translate(
                "Lesson",
                "You hold none of the suit that was led, so you may play any card. A card of a "
                "higher suit beats every card of a lower one; a card of a lower suit is thrown "
                "away.",
            ),
        ),
        Topic.ROYAL_HELD: LessonText(
            translate("Lesson", "The Quint Royal"),
            translate(
                "Lesson",
                "The card with the five crowns is the Quint Royal. You may play it whatever was "
                "led. It beats nothing, but whoever takes the trick scores 25: keep it for a "
                "trick that your partner wins.",
            ),
        ),
        Topic.ROYAL_NOW: LessonText(
            translate("Lesson", "The Quint Royal"),
            translate(
                "Lesson",
                "You play last, and your partner is winning. The Quint Royal, the card with the "
                "five crowns, may be played whatever was led: on this trick it brings your side "
                "25 points.",
            ),
        ),
        Topic.LAST_TRICK: LessonText(
            translate("Lesson", "The last trick"),
            translate(
                "Lesson",
                "Whoever takes the last trick takes the cachette too: the five cards that were "
                "left over. They count as one more trick, and quints among them score.",
            ),
        ),
    }


def _scoring() -> dict[Topic, LessonText]:
    return {
        Topic.QUINT: LessonText(
            translate("Lesson", "A quint"),
            translate(
                "Lesson",
                "A five is a quint. So are an ace and a four, or a two and a three, of one suit "
                "in the same trick. Whoever takes the trick scores at once: 20 in hearts, 15 in "
                "diamonds, 10 in clubs, 5 in spades.",
            ),
        ),
        Topic.ROYAL_SCORED: LessonText(
            translate("Lesson", "The Quint Royal has fallen"),
            translate(
                "Lesson",
                "It beats nothing, but the side that takes the trick with it scores 25, the most "
                "that one card can bring.",
            ),
        ),
        Topic.COUNT: LessonText(
            translate("Lesson", "The count"),
            translate(
                "Lesson",
                "After the twelfth trick both sides count their tricks, the cachette among them. "
                "That is all of Quinto. The game goes on to 250, and F1 explains the rest.",
            ),
        ),
    }
