"""What stands on the paper of a review: the sum of the deal, a decision, and the mistakes."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game.judging.findings import Cost, Findings, Whose, moment_of
from quinto_desktop.game.judging.values import Label
from quinto_desktop.rules import SEATS, Action, Seat
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.stepper import review_words
from quinto_desktop.window.stepper.review_words import Figure, who
from quinto_desktop.window.text import seat_text, side_text, verdict_text
from quinto_desktop.window.text.card_text import CountWords
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import (
    fill,
    join_and,
    monograms,
    signed,
    title_case,
    translate,
)


class Mistake(NamedTuple):
    """A mistake, as it hangs on its trick and stands in the list."""

    number: int
    trick: int
    is_ours: bool
    who: str
    letter: str
    what: str
    where: str
    figure: str

    @property
    def spoken(self) -> str:
        text = translate("Review", "{who}: {what}, {where}, {figure}.")
        told = fill(text, who=self.who, what=self.what, where=self.where, figure=self.figure)
        return CardText(told).spoken()


class Addend(NamedTuple):
    """A figure of the sum with the word under it."""

    figure: str
    word: str


# ------------------------------------------------------------------- the deal
def mistakes(findings: Findings, speaker: Speaker) -> tuple[Mistake, ...]:
    """The mistakes, the largest first."""
    found = list[Mistake]()
    letters = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    for charge in findings.by_size:
        decision = findings.deal.decisions[charge.number]
        figure = str(abs(charge.points))
        if not charge.points:
            figure = verdict_text.games(abs(charge.chance))
        elif not found:  # the others have figures of the same kind
            figure = verdict_text.points_count(abs(charge.points))
        found.append(
            Mistake(
                charge.number,
                moment_of(decision).trick,
                decision.seat.side is speaker.sides[0],
                who(decision.seat, speaker),
                letters[decision.seat],
                CardText.of(decision.action).source,
                review_words.where(decision),
                figure,
            )
        )
    return tuple(found)


class Headline(NamedTuple):
    """What one's side has done wrong, and what stands under it.

    Attributes:
        made: How many mistakes: “You made 2 mistakes”.
        costs: What they cost: “that cost about 16 points”; empty if nothing.
        more: How many of them are one's own, and what the others did, in sentences.
    """

    made: str
    costs: str
    more: tuple[str, ...]

    @property
    def whole(self) -> str:
        if not self.costs:
            return self.made
        return fill(translate("Review", "{made}; {costs}"), made=self.made, costs=self.costs)

    @property
    def told(self) -> tuple[str, ...]:
        """All of it in sentences."""
        head = fill(translate("Review", "{told}."), told=self.whole)
        return self.whole if self.whole.endswith("…") else head, *self.more

    @property
    def lines(self) -> tuple[str, str]:
        """A short headline, and all the rest in sentences."""
        sentence = translate("Review", "{told}.")
        costs = [fill(sentence, told=title_case(self.costs))] if self.costs else []
        return self.made, " ".join([*costs, *self.more])


def headline(findings: Findings, speaker: Speaker) -> Headline:
    """What the mistakes of the side at the near edge come to, once every decision is judged."""
    if findings.judged < len(findings.choices):
        made = translate("Review", "Looking at every choice…")
        return Headline(made, "", (progress(findings),))
    ours = findings.cost(Whose.OWN, Whose.PARTNER)
    own, theirs = findings.cost(Whose.OWN), findings.cost(Whose.OPPONENTS)
    more = []
    if speaker.is_you(findings.seat):
        made = _you_made(ours.count)
        if (_has_partner(findings) and own != ours) or not ours.count:
            made = _we_made(ours.count)
        if ours.count and own != ours:
            more.append(_yours(own, ours, speaker.name_of(findings.seat.partner)))
        if theirs.points:
            text = translate("Review", "The other side’s mistakes cost them about {points}.")
            more.append(fill(text, points=verdict_text.points_count(theirs.points)))
    else:
        made = _made(side_text.title(speaker, findings.seat.side), ours.count)
        told = _made(side_text.title(speaker, findings.seat.side.other), theirs.count)
        costs = _costs(theirs)
        more.append(fill(translate("Review", "{told}."), told=Headline(told, costs, ()).whole))
    if not findings.is_complete:
        more.append(progress(findings))
    return Headline(made, _costs(ours), tuple(more))


def _has_partner(findings: Findings) -> bool:
    # Whoever plays two hands is not their own partner.
    seating, seat = findings.deal.start.seating, findings.seat
    return seating[seat] != seating[seat.partner]


def _you_made(count: int) -> str:
    one = translate("CountWords", "You made 1 mistake")
    return one if count == 1 else CountWords.tr("You made %n mistakes", "", count)


def _we_made(count: int) -> str:
    if not count:
        return translate("Review", "We made no mistakes")
    one = translate("CountWords", "We made 1 mistake")
    return one if count == 1 else CountWords.tr("We made %n mistakes", "", count)


def _made(who: str, count: int) -> str:
    told = translate("Review", "no mistakes")
    if count == 1:
        told = translate("CountWords", "1 mistake")
    elif count:
        told = CountWords.tr("%n mistakes", "", count)
    return fill(translate("Review", "{who}: {told}"), who=who, told=told)


def _costs(cost: Cost) -> str:
    points = verdict_text.points_count(cost.points)
    return fill(translate("Review", "that cost about {points}"), points=points) * bool(cost.points)


def _yours(own: Cost, ours: Cost, partner: str) -> str:
    text = translate("Review", "Your own: {count}, about {points}.")
    if not own.count:
        text = translate("Review", "They were {who}’s, not yours.")
    if (own.count, ours.count) == (0, 1):
        text = translate("Review", "It was {who}’s, not yours.")
    return fill(text, count=own.count, points=verdict_text.points_count(own.points), who=partner)


def progress(findings: Findings) -> str:
    """How far the judging has come: “12 of the 48 that all players made…”."""
    count, whole = findings.judged, len(findings.choices)
    text = translate("Review", "{count} of the {all} that all players made…")
    if count == whole:
        text = translate("Review", "All choices looked at; now with all cards face up…")
    return fill(text, count=count, all=whole)


def counts(findings: Findings) -> str:
    """How the other decisions were: “15 good, 3 of them unlucky; 4 too close to call”."""
    unlucky = findings.count(Label.UNLUCKY)
    parts = [_sound(unlucky + findings.count(Label.SOUND), unlucky)]
    close = findings.count(Label.TOO_CLOSE)
    if close:
        parts.append(fill(translate("Review", "{count} too close to call"), count=close))
    return fill(translate("Review", "{told}."), told=translate("Review", "; ").join(parts))


def _sound(sound: int, unlucky: int) -> str:
    text = translate("Review", "{count} good")
    if unlucky:
        text = translate("Review", "{count} good, {unlucky} of them unlucky")
    if unlucky == 1:
        text = translate("Review", "{count} good, one of them unlucky")
    return fill(text, count=sound, unlucky=unlucky)


def masters_told(findings: Findings) -> str:
    """The same with every table, in a sentence; empty if none is over yet."""
    tables = findings.tables
    if not tables:
        return ""
    text = translate("Review", "Four of the best computer players with these cards: {results}.")
    return fill(text, results=join_and([signed(one) for one in tables]))


def addends(findings: Findings, speaker: Speaker) -> tuple[Addend, ...]:
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
        by = {Whose.OWN: total.own, Whose.PARTNER: total.partner, Whose.OPPONENTS: total.opponents}
        figures = [total.cards, total.luck, *(by[whose] for whose, _ in people), total.rest]
    result = fill(translate("Review", "= {points}"), points=signed(findings.result))
    found = [
        Addend("…" if one is None else signed(one), word)
        for one, word in zip(figures, words, strict=True)
        if one is not None or total is None
    ]
    return (*found, Addend(result, translate("Review", "result")))


def _people(findings: Findings, speaker: Speaker) -> list[tuple[Whose, str]]:
    seating = findings.deal.start.seating
    own, partner = findings.seat, findings.seat.partner
    people = [(Whose.OWN, seat_text.player(speaker, seating[own]))]
    if _has_partner(findings):
        people.append((Whose.PARTNER, seat_text.player(speaker, seating[partner])))
    return [*people, (Whose.OPPONENTS, _they(findings, speaker))]


def _they(findings: Findings, speaker: Speaker) -> str:
    others = {
        findings.deal.start.seating[seat] for seat in Seat if seat.side is not findings.seat.side
    }
    if speaker.own_side is not None or len(others) > 1:
        return translate("Review", "they")
    return speaker.names[min(others)]


def sum_told(findings: Findings, speaker: Speaker) -> str:
    """The sum in a sentence; what it means, for whoever hears it."""
    *parts, result = addends(findings, speaker)
    text = translate("Review", "{word} {figure}")
    told = [fill(text, word=one.word, figure=one.figure) for one in parts]
    whole = translate("Review", "{parts} {result}.")
    return title_case(fill(whole, parts=translate("Review", ", ").join(told), result=result.figure))


def sum_meanings() -> tuple[str, ...]:
    """What the figures of the sum are, each in a sentence."""
    return (
        translate("Review", "Cards: what four of the best computer players score with them."),
        translate("Review", "Luck: what the hidden cards, as they lay, gave or took."),
        translate("Review", "They: what their mistakes cost them, given what they could know."),
        translate("Review", "Rest: losses too small to count as mistakes, and chance in the play."),
    )


# ------------------------------------------------------------------- a decision
class Page(NamedTuple):
    """What stands on the paper, in the order seen."""

    number: int
    trick: int
    headline: Headline
    heading: str
    label: Label | None
    title: str
    played: Action
    better: Action | None
    better_word: str
    reasons: tuple[str, ...]
    figures: tuple[Figure, ...]
    mistakes: tuple[Mistake, ...]
    sum_told: str
    lesson: str
    pending: str = ""  # what stands in a reason's place while one is sought

    @property
    def verdict_told(self) -> str:
        """The decision in words, in the order seen; what was played is drawn, and named here."""
        played = CardText.of(self.played).source
        heading = fill(translate("Review", "{who}: {told}"), who=self.heading, told=played)
        sentence = translate("Review", "{told}.")
        told = [fill(sentence, told=heading), fill(sentence, told=self.title)]
        told += [*self.reasons, *(one.told for one in self.figures)]
        return CardText(" ".join(told)).spoken()

    @property
    def spoken(self) -> str:
        """All of it in words, but for the mistakes: their list is heard row by row."""
        return "\n".join([*self.headline.told, self.verdict_told, self.sum_told])


def page_of(
    findings: Findings,
    number: int,
    speaker: Speaker,
    reasons: tuple[str, ...] = (),
    *,
    is_whole: bool = False,
) -> Page:
    """The page about a decision, with the reasons so far known; whole, it tells hindsight too."""
    verdict, decision = findings.verdicts.get(number), findings.deal.decisions[number]
    label = None if verdict is None else verdict.label
    better = findings.best_of(number)
    figures = [review_words.known(findings, number, speaker)]
    if is_whole or label in (Label.UNLUCKY, Label.LUCKY_ERROR):  # else it is another figure
        figures.append(review_words.seen(findings, number))
    is_error = label is not None and label.is_error
    return Page(
        number,
        moment_of(decision).trick,
        headline(findings, speaker),
        review_words.heading(findings, number, speaker),
        label,
        review_words.title(findings, number),
        decision.action,
        better,
        "" if better is None else review_words.better_word(findings, number),
        reasons,
        tuple(one for one in figures if one.note),
        mistakes(findings, speaker),
        sum_told(findings, speaker),
        translate("Review", "Learn from this mistake") if is_error else "",
    )
