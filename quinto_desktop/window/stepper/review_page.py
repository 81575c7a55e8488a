"""What stands on the paper of a review, and the same as a text to be read or spoken."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game.judging.values import Label
from quinto_desktop.window.stepper import deal_words, review_words
from quinto_desktop.window.stepper.deal_words import Addend, ErrorRow
from quinto_desktop.window.stepper.review_words import UNKNOWN, Figure
from quinto_desktop.window.stepper.told import Told, plain
from quinto_desktop.window.stepper.verdict_list import VerdictList
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, translate


class Page(NamedTuple):
    """What stands on the paper, in the order seen.

    Attributes:
        number: The number of the decision it is about.
        heading: Whose decision it was, and when.
        label: Its label; None if it is not judged yet.
        headline: The verdict as a sentence.
        short: The same in a few words.
        second: What else there was.
        figures: By what could be known, and with all cards seen.
        why: What is over the reasons.
        reasons: Why, in sentences, at most two; or what the label means.
        has_reasons: Whether it is why.
        errors: The errors, the largest first.
        counts: How the other decisions were.
        progress: How far the judging has come; empty once everything is known.
        masters: What the other tables made of it: the words and the figure.
        addends: The sum.
        sum_told: The sum in a sentence.
        lesson: What the button that lets an error be tried again says; empty without one.
    """

    number: int
    heading: str
    label: Label | None
    headline: Told
    short: Told
    second: Told
    figures: tuple[Figure, Figure]
    why: str
    reasons: tuple[Told, ...]
    has_reasons: bool
    errors: tuple[ErrorRow, ...]
    counts: str
    progress: str
    masters: tuple[str, str]
    addends: tuple[Addend, ...]
    sum_told: str
    lesson: str

    @property
    def tag(self) -> str:
        """The label with its mark: “▲ Mistake”; empty if it is not judged yet."""
        return "" if self.label is None else verdict_text.tag(self.label)

    @property
    def verdict_told(self) -> str:
        """The verdict on the decision, in sentences."""
        sentence = translate("Review", "{told}.")
        told = [fill(sentence, told=self.heading)]
        if self.label is not None and self.label.is_error:  # else the headline says the same
            told.append(fill(sentence, told=verdict_text.word(self.label)))
        told.append(fill(sentence, told=self.headline.spoken))
        told.append(self.second.spoken)
        for one in self.figures:
            text = translate("Review", "{title}: {figure}.")
            told += [fill(text, title=one.title, figure=one.figure), one.note]
        told += [one.spoken for one in self.reasons]
        return " ".join(filter(None, told)).replace(f"{UNKNOWN}.", UNKNOWN)

    @property
    def spoken(self) -> str:
        """All of it in words, in the order seen."""
        lines = [self.verdict_told]
        if self.errors:
            lines.append(translate("Review", "Mistakes, largest first:"))
            lines += [row.spoken for row in self.errors]
        lines.append(self.progress or self.counts)
        text = translate("Review", "{title}: {figure}.")
        told = fill(text, title=self.masters[0], figure=self.masters[1])
        lines.append(told.replace(f"{UNKNOWN}.", UNKNOWN))
        lines.append(self.sum_told)
        return "\n".join(filter(None, lines))


def page_of(
    findings: VerdictList, number: int, speaker: Speaker, reasons: tuple[Told, ...] = ()
) -> Page:
    """The page about a decision.

    Args:
        findings: What is known of the deal.
        number: The decision's number.
        speaker: Names the players.
        reasons: Why it was good or bad, in sentences; empty if that is not known.
    """
    verdict = findings.verdicts.get(number)
    label = None if verdict is None else verdict.label
    why, told = translate("Review", "Why"), reasons
    second = review_words.second_line(findings, number)
    if label in (Label.UNLUCKY, Label.TOO_CLOSE) and not told:
        why, told = translate("Review", "What this means"), (plain(verdict_text.meaning(label)),)
    is_own = speaker.is_you(findings.deal.decisions[number].seat)
    lesson = ""
    if label is not None and label.is_error:
        lesson = translate("Review", "Learn from this mistake")
        if is_own:
            lesson = translate("Review", "Learn from my mistake")
    return Page(
        number,
        review_words.heading(findings, number, speaker),
        label,
        review_words.headline(findings, number),
        review_words.short_headline(findings, number),
        second,
        review_words.figures(findings, number, speaker),
        why,
        told,
        bool(reasons),
        deal_words.error_rows(findings, speaker),
        deal_words.counts(findings),
        deal_words.progress(findings),
        deal_words.masters(findings),
        deal_words.addends(findings, speaker),
        deal_words.sum_told(findings, speaker),
        lesson,
    )
