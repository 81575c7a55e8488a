"""The texts of the exercises: what is asked, and what is said of each answer.

``{points}`` is filled in with what the answer cost, or what the right one was worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from quinto_desktop.game.lessons.lesson import LessonName
from quinto_desktop.window.learn.lesson_texts import LessonText
from quinto_desktop.window.learn.pointing import Aim
from quinto_desktop.window.text.translation import translate


class ExerciseText(NamedTuple):
    """All that is said about an exercise."""

    question: LessonText
    right: tuple[str, str]
    wrong: tuple[str, str]
    others: Mapping[str, str] = MappingProxyType({})


def lesson_title(name: LessonName) -> str:
    """A lesson in the menu and on a button."""
    return {
        LessonName.FIRST: translate("Lesson", "The guided deal"),
        LessonName.DOUBLING: translate("Lesson", "Doubling"),
        LessonName.QUINTS: translate("Lesson", "Feeding and withholding quints"),
        LessonName.CACHETTE: translate("Lesson", "The last tricks and the cachette"),
    }[name]


def sheet_title(name: LessonName) -> str:
    """A lesson at the head of the score sheet."""
    if name is LessonName.FIRST:
        return translate("Lesson", "A guided deal")
    return lesson_title(name)


def exercise_text(name: LessonName, number: int) -> ExerciseText:
    """The texts of an exercise of a lesson, by its index from 0."""
    rows = {
        LessonName.DOUBLING: _doubling,
        LessonName.QUINTS: _quints,
        LessonName.CACHETTE: _cachette,
    }
    return rows[name]()[number]


def conclusion(name: LessonName) -> str:
    """What a lesson comes to, in one sentence."""
    return {
        LessonName.FIRST: "",
        LessonName.DOUBLING: translate("Lesson", "In short: double on tricks, not on crowns."),
        LessonName.QUINTS: translate(
            "Lesson",
            "In short: crowns to your partner’s sure tricks, never to theirs, and the Quint Royal "
            "where nobody can spoil it.",
        ),
        LessonName.CACHETTE: translate(
            "Lesson",
            "In short: the last trick is two tricks and a surprise. Keep your highest card for it.",
        ),
    }[name]


# Prose, wrapped by hand.
# fmt: off

def _doubling() -> tuple[ExerciseText, ...]:
    title = translate("Lesson", "Double, or pass?")
    return (
        ExerciseText(
            LessonText(title, (
                translate("Lesson",
                    "You hold the three highest hearts, and six in all. Doubled, every trick is "
                    "worth 10 instead of 5, for both sides alike."),
                translate("Lesson", "Which side will take more of the thirteen? <b>You call.</b>"),
            ), slip=translate("Lesson",
                "Ace, king and queen of hearts, six in all. Which side will take more tricks?"),
                aim=Aim.CALLS),
            (translate("Lesson", "A good double"), translate("Lesson",
                "High hearts take tricks, whatever is led. With four players like Ada, your side "
                "takes 9 of the 13: the double is worth <b>{points} points</b>.")),
            (translate("Lesson", "A double was there"), translate("Lesson",
                "High hearts take tricks, whatever is led. With four players like Ada, your side "
                "takes 9 of the 13: doubling was worth <b>{points} points</b>.")),
        ),
        ExerciseText(
            LessonText(title, (
                translate("Lesson",
                    "Crowns everywhere: two fives, two aces, the Quint Royal. Your best heart is "
                    "the ten, your best diamond the six."),
                translate("Lesson", "Is that a hand to double on? <b>You call.</b>"),
            ), slip=translate("Lesson",
                "Many crowns, but low hearts and diamonds. Is that a hand to double on?"),
                aim=Aim.CALLS),
            (translate("Lesson", "Rightly passed"), translate("Lesson",
                "Crowns take no tricks: with four players like Ada, the others take 9 of the 13. A "
                "double costs you 25 points on tricks and gives them the five of hearts, 20 less "
                "for you and 20 more for them: <b>{points} points</b> in all.")),
            (translate("Lesson", "Crowns take no tricks"), translate("Lesson",
                "With four players like Ada, the others take 9 of the 13. The double costs you 25 "
                "points on tricks and gives them the five of hearts, 20 less for you and 20 more "
                "for them: <b>{points} points</b> in all.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "Redouble?"), (
                translate("Lesson",
                    "Clara has doubled: a trick is now worth 10. Redoubled, it is worth 20. But "
                    "the ace, king and queen of hearts are yours."),
                translate("Lesson", "Do you believe her? <b>You call.</b>"),
            ), slip=translate("Lesson",
                "Clara has doubled, but the three highest hearts are yours. Do you believe her?"),
                aim=Aim.CALLS),
            (translate("Lesson", "Well redoubled"), translate("Lesson",
                "With four players like Ada, your side takes 9 of the 13 tricks. At 20 instead of "
                "10 each, that is worth <b>{points} points</b>.")),
            (translate("Lesson", "She was too bold"), translate("Lesson",
                "With four players like Ada, your side takes 9 of the 13 tricks. Redoubled, they "
                "would have brought you <b>{points} points</b> more.")),
        ),
    )


def _quints() -> tuple[ExerciseText, ...]:
    return (
        ExerciseText(
            LessonText(translate("Lesson", "Ada’s ace"), (
                translate("Lesson",
                    "Nothing beats Ada’s ace of hearts, and you have no heart: you may play "
                    "anything. What will you give her?"),
            )),
            (translate("Lesson", "Fed, and safe"), translate("Lesson",
                "The five of diamonds is a quint by itself: 15 points for you. Kept, it would have "
                "fallen to the others. It was worth <b>{points} points</b>.")),
            (translate("Lesson", "Ada was hungry"), translate("Lesson",
                "Her trick was safe, and the five of diamonds is a quint by itself. Kept, it falls "
                "to the others: that costs <b>{points} points</b>.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "Half a crown"), (
                translate("Lesson",
                    "Ada leads the ace of hearts, half a crown. You must follow with a heart. "
                    "Which one does she hope for?"),
            )),
            (translate("Lesson", "Ace and four"), translate("Lesson",
                "Together they are a quint of hearts, worth <b>{points} points</b>. Apart they are "
                "nothing.")),
            (translate("Lesson", "The four was the one"), translate("Lesson",
                "Ace and four of one suit in one trick are a quint. In hearts that was worth "
                "<b>{points} points</b>.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "Their trick"), (
                translate("Lesson",
                    "Bertram’s ace takes this trick, and you have no heart. Throw away a card that "
                    "does not help him, and that you will not miss."),
            ), slip=translate("Lesson",
                "Bertram’s ace takes this trick. Throw away a card that helps him least.")),
            (translate("Lesson", "Nothing given away"), translate("Lesson",
                "No crown for them, and your king may yet take a trick. Any other card costs at "
                "least <b>{points} points</b>.")),
            (translate("Lesson", "They thank you"), translate("Lesson",
                "A crown in their trick is their quint. The jack of diamonds would have been "
                "<b>{points} points</b> better.")),
            {"DK": translate("Lesson",
                "It was right to keep your crowns, but the king could still have taken a trick. "
                "The jack would have been <b>{points} points</b> better.")},
        ),
        ExerciseText(
            LessonText(translate("Lesson", "Now, or later?"), (
                translate("Lesson",
                    "Ada has led the jack of spades and is winning. You have no spade. Bertram "
                    "plays after you. Is this the trick for the Quint Royal?"),
            ), slip=translate("Lesson",
                "Ada’s jack is winning, but Bertram plays after you. The Quint Royal, or a "
                "heart?")),
            (translate("Lesson", "Patience pays"), translate("Lesson",
                "Bertram could have beaten the jack with almost anything. A heart makes sure of "
                "the trick, and the Quint Royal waits for a better one: worth <b>{points} "
                "points</b>.")),
            (translate("Lesson", "Too soon"), translate("Lesson",
                "A jack of spades is easily beaten, and Bertram was still to play. A heart would "
                "have made sure of the trick: <b>{points} points</b> better.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "You play last"), (
                translate("Lesson",
                    "Ada is winning with a diamond, and nobody plays after you. You have no spade, "
                    "so anything is allowed."),
            )),
            (translate("Lesson", "Twenty-five points"), translate("Lesson",
                "Partner wins, nobody comes after you: this is the trick the Quint Royal has "
                "waited for. The next best card would have been <b>{points} points</b> worse.")),
            (translate("Lesson", "This was its trick"), translate("Lesson",
                "Partner wins, nobody comes after you: the Quint Royal was safe here, and may not "
                "be again. That costs <b>{points} points</b>.")),
            {"HJ": translate("Lesson",
                "You took a trick that was Ada’s already, and the Quint Royal may find no other. "
                "That costs <b>{points} points</b>.")},
        ),
    )


def _cachette() -> tuple[ExerciseText, ...]:
    return (
        ExerciseText(
            LessonText(translate("Lesson", "Two tricks left"), (
                translate("Lesson",
                    "You lead. A trick is worth 5, but whoever takes the last one gets the "
                    "cachette as well. Which heart goes first?"),
            ), aim=Aim.CACHETTE),
            (translate("Lesson", "The ace came last"), translate("Lesson",
                "It took the last trick and the cachette, with the Quint Royal and the five of "
                "clubs in it. That was worth <b>{points} points</b>.")),
            (translate("Lesson", "The ace came too soon"), translate("Lesson",
                "It took a plain trick. The last one went to the others, with the cachette and "
                "the quints in it. That costs <b>{points} points</b>.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "Win it, or wait?"), (
                translate("Lesson",
                    "Clara’s queen is winning. Your ace would beat it, your jack would not. After "
                    "this there is one more trick."),
            ), aim=Aim.CACHETTE),
            (translate("Lesson", "Well waited"), translate("Lesson",
                "The ace took the last trick, a five of hearts and the cachette: worth <b>{points} "
                "points</b> against one plain trick.")),
            (translate("Lesson", "Won too soon"), translate("Lesson",
                "The ace took a plain trick, and the others the last one, with a five of hearts "
                "and the cachette. That costs <b>{points} points</b>.")),
        ),
        ExerciseText(
            LessonText(translate("Lesson", "The last chance"), (
                translate("Lesson",
                    "Ada’s ace takes this trick. You are left with the king of hearts, now the "
                    "highest card, and the Quint Royal. Which of them do you play now?"),
            )),
            (translate("Lesson", "Both in their place"), translate("Lesson",
                "The Quint Royal was safe on Ada’s ace, and the king took the last trick and the "
                "cachette. That was worth <b>{points} points</b>.")),
            (translate("Lesson", "The wrong way round"), translate("Lesson",
                "The king was not needed on Ada’s trick. In the last one the Quint Royal fell to "
                "the others, and the cachette with it. That costs <b>{points} points</b>.")),
        ),
    )
# fmt: on
