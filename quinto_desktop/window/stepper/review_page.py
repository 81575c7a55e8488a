"""What stands on the paper of a review: a decision, the errors by size, and the sum."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from quinto_desktop.game.judging.values import Decision, Label
from quinto_desktop.rules import Play, Seat, winning_seat
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.review_words import UNKNOWN, Figure, Told, plain, tell, who
from quinto_desktop.window.stepper.verdict_list import VerdictList, Whose, moment_of
from quinto_desktop.window.text import seat_text, verdict_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, signed, title_case, translate


class ErrorRow(NamedTuple):
    """An error in the list of errors by size."""

    number: int
    who: str
    what: Told
    where: str
    figure: str

    @property
    def spoken(self) -> str:
        text = translate("Review", "{who}: {what}, {where}, {figure}.")
        return fill(text, who=self.who, what=self.what.spoken, where=self.where, figure=self.figure)


class Addend(NamedTuple):
    """A figure of the sum with the word under it."""

    figure: str
    word: str


# ------------------------------------------------------------------- the deal
def error_rows(findings: VerdictList, speaker: Speaker) -> tuple[ErrorRow, ...]:
    """The errors, the largest first."""
    rows = []
    for charge in findings.by_size:
        decision = findings.deal.decisions[charge.number]
        figure = signed(charge.points)
        if not charge.points:
            figure = fill(
                translate("Review", "{number}%"), number=signed(round(100 * charge.chance))
            )
        what = tell("{action}", decision.action)
        name = who(decision.seat, speaker)
        rows.append(ErrorRow(charge.number, name, what, where(decision), figure))
    return tuple(rows)


def where(decision: Decision) -> str:
    """How and when something was done: “led, trick 5”, “thrown, trick 8”, “call”.

    A card of a higher suit than the one that was led is a trump where it beats all before it.
    """
    moment = moment_of(decision)
    if not isinstance(decision.action, Play) or decision.state.deal is None:
        return translate("Review", "call")
    trick, card = decision.state.deal.trick, decision.action.card
    before = trick.cards
    text = translate("Review", "led, trick {trick}")
    if before:
        text = translate("Review", "played, trick {trick}")
        suit, led = card.suit, before[0].suit
        if suit is not None and led is not None and suit is not led:
            text = translate("Review", "thrown, trick {trick}")
            after = replace(trick, cards=(*before, card))
            if winning_seat(after, decision.state.rules.joker_lead) is decision.seat:
                text = translate("Review", "trumped, trick {trick}")
    return fill(text, trick=moment.trick)


def counts(findings: VerdictList) -> str:
    """How the other decisions were: “15 good, 3 of them unlucky; 4 too close to call”."""
    unlucky = findings.count(Label.UNLUCKY)
    sound = unlucky + findings.count(Label.SOUND)
    parts = [_sound(sound, unlucky)]
    close = findings.count(Label.TOO_CLOSE)
    if close:
        parts.append(fill(translate("Review", "{count} too close to call"), count=close))
    text = translate("Review", "{told}.")
    return fill(text, told=translate("Review", "; ").join(parts))


def _sound(sound: int, unlucky: int) -> str:
    if not unlucky:
        return fill(translate("Review", "{count} good"), count=sound)
    if unlucky == 1:
        text = translate("Review", "{count} good, one of them unlucky")
        return fill(text, count=sound)
    text = translate("Review", "{count} good, {unlucky} of them unlucky")
    return fill(text, count=sound, unlucky=unlucky)


def progress(findings: VerdictList) -> str:
    """How far the judging has come: “12 of 48 analysed”; empty once everything is known."""
    if findings.is_complete:
        return ""
    count, whole = findings.judged, len(findings.choices)
    if count == whole:
        return translate("Review", "all analysed; now with all cards face up…")
    return fill(translate("Review", "{count} of {all} analysed"), count=count, all=whole)


def masters(findings: VerdictList) -> tuple[str, str]:
    """What the other tables made of the deal: the words and the figure."""
    words = translate("Review", "Four Masters, same cards")
    cards = findings.cards
    return words, UNKNOWN if cards is None else signed(cards)


def masters_told(findings: VerdictList) -> str:
    """The same with every table, in a sentence; empty if none is over yet."""
    tables = findings.tables
    if not tables:
        return ""
    text = translate("Review", "Four Masters with the same cards: {results}.")
    return fill(text, results=join_and([signed(one) for one in tables]))


def addends(findings: VerdictList, speaker: Speaker) -> tuple[Addend, ...]:
    """The sum: “cards +12, luck +4, you −3, partner −7, they +9, rest −1, result = +14”."""
    total, people = findings.sum, _people(findings, speaker)
    words = [
        translate("Review", "cards"),
        translate("Review", "luck"),
        *(word for _, word in people),
        translate("Review", "rest"),
    ]
    if total is None:
        figures = [findings.cards, *[None] * (len(words) - 1)]
    else:
        by = {
            Whose.OWN: total.own,
            Whose.PARTNER: total.partner,
            Whose.OPPONENTS: total.opponents,
        }
        figures = [total.cards, total.luck, *(by[whose] for whose, _ in people), total.rest]
    result = fill(translate("Review", "= {points}"), points=signed(findings.result))
    parts = zip(figures, words, strict=True)
    found = [
        Addend(UNKNOWN if one is None else signed(one), word)
        for one, word in parts
        if one is not None or total is None
    ]
    return (*found, Addend(result, translate("Review", "result")))


def _people(findings: VerdictList, speaker: Speaker) -> list[tuple[Whose, str]]:
    # Whoever plays two hands is not their own partner.
    seating = findings.deal.start.seating
    own, partner = findings.seat, findings.seat.partner
    people = [(Whose.OWN, seat_text.player(speaker, seating[own]))]
    if seating[partner] != seating[own]:
        people.append((Whose.PARTNER, seat_text.player(speaker, seating[partner])))
    return [*people, (Whose.OPPONENTS, _they(findings, speaker))]


def _they(findings: VerdictList, speaker: Speaker) -> str:
    others = {
        findings.deal.start.seating[seat] for seat in Seat if seat.side is not findings.seat.side
    }
    if speaker.own_side is not None or len(others) > 1:
        return translate("Review", "they")
    return speaker.names[min(others)]


def sum_told(findings: VerdictList, speaker: Speaker) -> str:
    """The sum in a sentence; what it means, for whoever hears it."""
    *parts, result = addends(findings, speaker)
    text = translate("Review", "{word} {figure}")
    told = [fill(text, word=one.word, figure=one.figure) for one in parts]
    whole = translate("Review", "{parts} {result}.")
    return title_case(fill(whole, parts=translate("Review", ", ").join(told), result=result.figure))


def sum_meanings() -> tuple[str, ...]:
    """What the figures of the sum are, each in a sentence."""
    return (
        translate("Review", "Cards: what four Master players score with the same cards."),
        translate("Review", "Luck: what the hidden cards, as they lay, gave or took."),
        translate("Review", "They: what their mistakes cost them, given what they could know."),
        translate("Review", "Rest: losses too small to count as mistakes, and chance in the play."),
    )


class Page(NamedTuple):
    """What stands on the paper, in the order seen.

    Attributes:
        label: Its label; None if it is not judged yet.
        progress: How far the judging has come; empty once everything is known.
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
    """The page about a decision, with the reasons as far as they are known."""
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
        error_rows(findings, speaker),
        counts(findings),
        progress(findings),
        masters(findings),
        addends(findings, speaker),
        sum_told(findings, speaker),
        lesson,
    )
