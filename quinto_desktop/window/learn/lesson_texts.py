"""The texts of the guided first deal, one row for each topic.

In them a suit sign and a rank, such as “♥5”, name a card, and ``<b>`` marks what matters most.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from quinto_desktop.game.lessons.first_deal import Topic
from quinto_desktop.rules import Observation, parse_card
from quinto_desktop.window.learn.pointing import Aim
from quinto_desktop.window.look.theme import SERIFS, CurrentTheme
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.translation import fill, translate

_SIGNS = "♠♣♦♥"
_CARD = re.compile(rf"([{_SIGNS}])(10|[AKQJ2-9])")
_TAG = re.compile(r"<[^>]+>")
_LETTERS = dict(zip(_SIGNS, "SCDH", strict=True))
_BETWEEN = 7


class LessonText(NamedTuple):
    """What a panel says.

    Attributes:
        slip: The text where there is little room; empty if only the first paragraph is needed.
    """

    title: str
    paragraphs: tuple[str, ...]
    slip: str = ""
    aim: Aim = Aim.NOTHING
    has_quints: bool = False

    @property
    def in_brief(self) -> str:
        """The text where there is little room."""
        return self.slip or self.paragraphs[0]


def shown(paragraphs: tuple[str, ...], look: CurrentTheme, leading: int) -> str:
    """Paragraphs of ours as rich text, suit signs in colour, with a leading in per cent."""
    suits = look.theme.ladder_suits
    families = ", ".join(f"'{name}'" for name in SERIFS)

    def drawn(found: re.Match[str]) -> str:
        colour = suits[_SIGNS.index(found[1])]
        card = f'<span style="color: {colour}">{found[1]}</span>\u2060'
        return f'{card}<span style="font-family: {families}; font-weight: bold">{found[2]}</span>'

    return "".join(
        f'<p style="line-height: {leading}%; margin: {_BETWEEN if place else 0}px 0 0 0">'
        f"{_CARD.sub(drawn, paragraph)}</p>"
        for place, paragraph in enumerate(paragraphs)
    )


def spoken(text: str) -> str:
    """A text without marks, its cards named in words."""

    def named(found: re.Match[str]) -> str:
        rank = "T" if found[2] == "10" else found[2]
        return card_name(parse_card(_LETTERS[found[1]] + rank))

    return _TAG.sub("", _CARD.sub(named, text))


def count_text(seen: Observation) -> LessonText:
    """What is counted at the end of a deal; that the game goes on is told only if it does."""
    text = lesson_text(Topic.COUNT)
    counted, going_on = text.paragraphs
    value = seen.results[-1].trick_value if seen.results else seen.trick_value
    counted = fill(counted, points=value)
    return text._replace(
        paragraphs=(counted,) if seen.winner is not None else (f"{counted} {going_on}",)
    )


# Prose, wrapped by hand.
# fmt: off

def lesson_text(topic: Topic) -> LessonText:
    """The explanation of a topic."""
    return _texts()[topic]


def _texts() -> dict[Topic, LessonText]:
    return _opening() | _decisions() | _ends()


def _opening() -> dict[Topic, LessonText]:
    return {
        Topic.WELCOME: LessonText(translate("Lesson", "Welcome to Quinto"), (
            translate("Lesson",
                "Ada, opposite you, is your partner. Together you play against Bertram and "
                "Clara, and the first side to <b>250 points</b> wins the game."),
            translate("Lesson", "Points come from two things: tricks, and quints."),
        ), aim=Aim.PARTNER),
        Topic.ORDER: LessonText(translate("Lesson", "One order for all the cards"), (
            translate("Lesson",
                "Each player plays one card, and the <b>highest card takes the trick</b>. Any "
                "heart beats any diamond, any diamond any club, any club any spade; in each suit "
                "the ace is highest."),
            translate("Lesson",
                "A trick is worth <b>5 points</b>, counted when the deal is over."),
        ), slip=translate("Lesson",
            "The highest card takes the trick, worth <b>5 points</b>. Any heart beats any diamond, "
            "any diamond any club, any club any spade."), aim=Aim.LADDER),
        Topic.CROWNS: LessonText(translate("Lesson", "A crown is a quint"), (
            translate("Lesson",
                "Your ♦5 carries a whole crown: <b>15 points</b> to whoever takes the trick it "
                "falls in. A plain trick is worth 5."),
            translate("Lesson",
                "Half a crown needs its other half in the same trick: the ace with the four, or "
                "the two with the three, of one suit."),
        ), slip=translate("Lesson",
            "Your ♦5 carries a crown: <b>15 points</b> to whoever takes its trick. Half a crown "
            "needs the other half with it: ace and four, or two and three, of one suit."),
            aim=Aim.CROWN, has_quints=True),
        Topic.ROYAL: LessonText(translate("Lesson", "The Quint Royal"), (
            translate("Lesson",
                "This one is worth <b>25 points</b>, but it beats nothing: whoever takes the trick "
                "scores. You may play it whenever it is your turn."),
            translate("Lesson", "So save it for a trick that Ada is sure to win."),
        ), aim=Aim.ROYAL),
        Topic.CACHETTE: LessonText(translate("Lesson", "The cachette"), (
            translate("Lesson",
                "These five cards are left over, and nobody may look. Whoever takes the <b>last "
                "trick</b> gets them as well: they count as a thirteenth trick, and a quint that "
                "lies whole among them scores too."),
        ), aim=Aim.CACHETTE),
    }


def _decisions() -> dict[Topic, LessonText]:
    return {
        Topic.DOUBLING: LessonText(translate("Lesson", "Double, or pass?"), (
            translate("Lesson",
                "A double makes every trick worth <b>10</b> instead of 5, whoever wins it. Quints "
                "stay as they are. Double when you hold tricks: the top hearts, then the top "
                "diamonds."),
            translate("Lesson", "Your hearts are low. Choose <b>Pass</b>."),
        ), slip=translate("Lesson",
            "Doubled, a trick is worth 10, whoever wins it; quints stay the same. On low hearts, "
            "<b>pass</b>."), aim=Aim.PASS),
        Topic.FOLLOW: LessonText(translate("Lesson", "Follow suit"), (
            translate("Lesson",
                "The first card sets the suit. You hold the suit that was led, so you must play "
                "it, or the Quint Royal. The cards you can play are raised: <b>choose one</b>."),
        ), slip=translate("Lesson",
            "The first card sets the suit. You hold it, so you must play it, or the Quint Royal.")),
        Topic.KEEP_BACK: LessonText(translate("Lesson", "Give them nothing"), (
            translate("Lesson",
                "Their side is sure of this trick, and any crown you play now is theirs. Play a "
                "card without one."),
        ), slip=translate("Lesson", "This trick is theirs: play no crown.")),
        Topic.ROYAL_NOW: LessonText(translate("Lesson", "Now the Quint Royal!"), (
            translate("Lesson",
                "Ada is sure of this trick. Play the Quint Royal, even if you could follow suit: "
                "<b>25 points</b> for your side."),
        ), slip=translate("Lesson",
            "Ada is sure of this trick. <b>Play it now</b>, even if you could follow suit."),
            aim=Aim.ROYAL),
        Topic.ROYAL_LATER: LessonText(translate("Lesson", "Not the Quint Royal yet"), (
            translate("Lesson",
                "Someone after you may still beat Ada. Keep the Quint Royal until nobody can."),
        )),
        Topic.FEED: LessonText(translate("Lesson", "Feed your partner"), (
            translate("Lesson",
                "Ada is sure of this trick, so whatever falls in it is yours: play a card with a "
                "crown."),
        )),
        Topic.TRUMP: LessonText(translate("Lesson", "You may play anything"), (
            translate("Lesson",
                "You have none of the suit that was led. A card of a higher suit can take the "
                "trick; one of a lower suit is thrown away."),
        )),
        Topic.LEAD: LessonText(translate("Lesson", "Your lead"), (
            translate("Lesson",
                "Your card took that trick, so you lead: play any card. The others must follow "
                "suit if they can."),
        ), slip=translate("Lesson", "You took the trick, so you lead: <b>any card</b>.")),
        Topic.LAST_TRICKS: LessonText(translate("Lesson", "Think of the last trick"), (
            translate("Lesson",
                "Only a few tricks to go, and the last brings the cachette as well. Keep your "
                "highest card for it if you can spare it now."),
        ), slip=translate("Lesson", "The last trick brings the cachette: keep your best for it."),
            aim=Aim.CACHETTE),
    }


def _ends() -> dict[Topic, LessonText]:
    return {
        Topic.QUINT: LessonText(translate("Lesson", "Quints count at once"), (
            translate("Lesson",
                "Quints go on the score sheet as they fall. Tricks wait: both sides count theirs "
                "at the end of the deal."),
        ), aim=Aim.LAST_QUINT),
        Topic.COUNT: LessonText(translate("Lesson", "The deal is over"), (
            translate("Lesson",
                "Both sides now count their tricks, {points} points each, the cachette as the "
                "thirteenth."),
            translate("Lesson", "Nobody has 250 yet, so there is another deal."),
        )),
        Topic.END: LessonText(translate("Lesson", "That is Quinto"), (
            translate("Lesson",
                "A quint that takes a side to <b>250</b> wins the game on the spot. If it comes "
                "to counting tricks and both sides pass 250, the higher total wins."),
            translate("Lesson",
                "Three short lessons in the Help menu show when to double, how to feed and "
                "withhold quints, and how to win the cachette."),
        )),
    }
# fmt: on
