"""What a review says of a decision, in texts whose cards are drawn as signs and spoken by name."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game.judging.values import Decision, Label, Verdict
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Action, Call, Card, Play, Seat
from quinto_desktop.window.paper.card_text import Interval
from quinto_desktop.window.stepper.verdict_list import (
    Moment,
    VerdictList,
    Whose,
    best_seen,
    moment_of,
)
from quinto_desktop.window.text import seat_text, verdict_text
from quinto_desktop.window.text.card_text import card_name, the_card
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, signed, title_case, translate
from quinto_desktop.window.text.turn_text import call_name

SIGN = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a card is drawn


class Told(NamedTuple):
    """A text with cards in it.

    Attributes:
        shown: The text, with `SIGN` for each card.
        cards: The cards, in the order in which they stand there.
        spoken: The same with the cards' names.
    """

    shown: str
    cards: tuple[Card, ...]
    spoken: str


def plain(text: str) -> Told:
    """A text without cards."""
    return Told(text, (), text)


def tell(text: str, action: Action, /, **values: object) -> Told:
    """Put an action, and other values, into a translated text."""
    if isinstance(action, Play):
        shown = fill(text, action=SIGN, **values)
        spoken = fill(text, action=the_card(action.card), **values)
        return Told(shown, (action.card,), title_case(spoken))
    assert isinstance(action, Call)  # nothing else is decided in a deal
    return plain(fill(text, action=call_name(action), **values))


UNKNOWN = "…"  # a figure that is not known yet


class Figure(NamedTuple):
    """One of the two figures of a verdict.

    Attributes:
        figure: What the decision has won or lost for our side.
        interval: The same for the bar, as a loss of whoever decided; None if there is none.
    """

    title: str
    note: str
    figure: str
    interval: Interval | None
    is_charged: bool = False


# ------------------------------------------------------------------- where
def place(moment: Moment) -> str:
    """A moment under the title: “trick 8 of 12”, “calls”."""
    if not moment.trick:
        return translate("Review", "calls")
    text = translate("Review", "trick {trick} of {all}")
    return fill(text, trick=moment.trick, all=TRICKS_IN_A_DEAL)


def heading(findings: VerdictList, number: int, speaker: Speaker) -> str:
    """Whose decision it was, and when: “Your card, trick 8”, “Ada’s lead, trick 2”."""
    decision = findings.deal.decisions[number]
    moment = moment_of(decision)
    who = speaker.name_of(decision.seat)
    if not moment.trick:
        if speaker.is_you(decision.seat):
            return translate("Review", "Your call")
        return fill(translate("Review", "{who}’s call"), who=who)
    if speaker.is_you(decision.seat):
        text = translate("Review", "Your card, trick {trick}")
        if not moment.place:
            text = translate("Review", "Your lead, trick {trick}")
        if decision.seat is speaker.dummy:
            text = translate("Review", "Your card from dummy, trick {trick}")
    else:
        text = translate("Review", "{who}’s card, trick {trick}")
        if not moment.place:
            text = translate("Review", "{who}’s lead, trick {trick}")
        if decision.seat is speaker.dummy:
            text = translate("Review", "{who}’s card from dummy, trick {trick}")
    return fill(text, who=who, trick=moment.trick)


def who(seat: Seat, speaker: Speaker) -> str:
    """Who decides for a seat, as in a list: “You”, “Ada”."""
    return title_case(seat_text.player(speaker, speaker.player_of(seat)))


# ------------------------------------------------------------------- the verdict
def headline(findings: VerdictList, number: int) -> Told:
    """The verdict as a sentence: “♣4 costs 3 points”."""
    verdict = findings.verdicts.get(number)
    action = findings.deal.decisions[number].action
    if verdict is None:
        return tell(translate("Review", "{action}: still being analysed"), action)
    if verdict.label.is_error:
        return _cost(findings, verdict)
    text = {
        Label.SOUND: translate("Review", "{action} is good"),
        Label.UNLUCKY: translate("Review", "{action} is good, but unlucky"),
        Label.TOO_CLOSE: translate("Review", "{action}: too close to call"),
        Label.FORCED: translate("Review", "{action} was forced"),
        Label.NOT_COUNTED: translate("Review", "{action}: as good as any other"),
    }[verdict.label]
    return tell(text, action)


def _cost(findings: VerdictList, verdict: Verdict) -> Told:
    decision = verdict.decision
    charge = findings.charges[decision.number]
    is_theirs = findings.whose(decision.seat) is Whose.OPPONENTS
    if not charge.points:
        text = translate("Review", "{action} costs {chance} in winning chances")
        if is_theirs:
            text = translate("Review", "{action} costs them {chance} in winning chances")
        chance = verdict_text.chance(abs(charge.chance))
        return tell(text, decision.action, chance=chance)
    text = translate("Review", "{action} costs {points}")
    if is_theirs:
        text = translate("Review", "{action} costs them {points}")
    count = verdict_text.points_count(abs(charge.points))
    return tell(text, decision.action, points=count)


def short_headline(findings: VerdictList, number: int) -> Told:
    """The verdict in a few words: “♣4 costs 3”."""
    verdict, action = findings.verdicts.get(number), findings.deal.decisions[number].action
    if verdict is None or not verdict.label.is_error:
        return tell("{action}", action)
    charge = findings.charges[number]
    if not charge.points:
        return _cost(findings, verdict)
    text = translate("Review", "{action} costs {number}")
    return tell(text, action, number=abs(charge.points))


def second_line(findings: VerdictList, number: int) -> Told:
    """What else there was: “♥7 was better”."""
    verdict = findings.verdicts.get(number)
    if verdict is None:
        return plain("")
    best, seen = findings.best_of(number), best_seen(verdict)
    if verdict.label.is_error and best is not None:
        text = translate("Review", "{action} was better.")
        if verdict.label is Label.LUCKY_ERROR:
            text = translate(
                "Review", "{action} was better, but as the cards lay it made no difference."
            )
        return tell(text, best)
    if verdict.label is Label.UNLUCKY and seen is not None:
        return tell(translate("Review", "As the cards lay, {action} was better."), seen)
    if verdict.label is Label.TOO_CLOSE and best is not None:
        return tell(translate("Review", "{action} may have been better."), best)
    return plain(verdict_text.meaning(verdict.label))


def figures(findings: VerdictList, number: int, speaker: Speaker) -> tuple[Figure, Figure]:
    """By what could be known, and with all cards seen."""
    decision = findings.deal.decisions[number]
    verdict = findings.verdicts.get(number)
    known = translate("Review", "Given what you knew")
    if not speaker.is_you(decision.seat):
        known = fill(
            translate("Review", "Given what {who} knew"), who=speaker.name_of(decision.seat)
        )
    seen = translate("Review", "With all cards face up")
    if verdict is None:
        return Figure(known, "", UNKNOWN, None), Figure(seen, "", UNKNOWN, None)
    return _known(findings, verdict, known), _seen(findings, verdict, seen)


def _known(findings: VerdictList, verdict: Verdict, title: str) -> Figure:
    number, label = verdict.decision.number, verdict.label
    if not label.is_counted:
        return Figure(title, translate("Review", "There was no choice."), signed(0), None)
    loss, charge = verdict.loss, findings.charges.get(number)
    counted = translate("Review", "{interval}. This counts.")
    if label is Label.TOO_CLOSE:
        counted = translate("Review", "{interval}. Not counted.")
    if charge is not None and not charge.points:
        lost = verdict.fair.chance_lost(verdict.decision.action)
        note = fill(counted, interval=title_case(verdict_text.chance_between(lost)))
        shown = fill(translate("Review", "{number}%"), number=signed(round(100 * charge.chance)))
        return Figure(title, note, shown, None, is_charged=True)
    if charge is None and verdict.is_best:
        return Figure(title, translate("Review", "Nothing better was found."), signed(0), None)
    least, most = loss.least, loss.most
    figure, mean = signed(0), loss.mean
    if label is Label.TOO_CLOSE:
        figure = verdict_text.MARKS[label]
    elif charge is not None:  # what is charged lies within
        figure, mean = signed(charge.points), float(abs(charge.points))
        least, most = min(least, mean), max(most, mean)
    told = verdict_text.between_numbers(least, most, is_exact=not loss.error)
    note = fill(counted, interval=title_case(told))
    interval = Interval(mean, least, most)
    return Figure(title, note, figure, interval, is_charged=charge is not None)


def _seen(findings: VerdictList, verdict: Verdict, title: str) -> Figure:
    number = verdict.decision.number
    if not isinstance(verdict.decision.action, Play):
        return Figure(title, translate("Review", "Not worked out for calls."), "–", None)
    points = findings.hindsight_of(number)
    note = translate("Review", "Exact, but nobody could know it.")
    if points is None:
        return Figure(title, note, UNKNOWN, None)
    loss = abs(points)
    return Figure(title, note, signed(points), Interval(loss, loss, loss))


# ------------------------------------------------------------------- points of the strip
def point_told(findings: VerdictList, number: int, speaker: Speaker) -> str:
    """A point of the strip: “Trick 8, you, four of clubs. Mistake: 3 points, between 2 and 5.”."""
    decision = findings.deal.decisions[number]
    moment, verdict = moment_of(decision), findings.verdicts.get(number)
    when = translate("Review", "Calls")
    if moment.trick:
        when = fill(translate("Review", "Trick {trick}"), trick=moment.trick)
    name = seat_text.player(speaker, speaker.player_of(decision.seat))
    judged = [translate("Review", "Not yet analysed")]
    if verdict is not None:
        judged = _judged(findings, verdict)
    expected = findings.curve.get(number)
    if expected is not None:
        text = translate("Review", "expected result {points}")
        judged.append(fill(text, points=verdict_text.points(expected.mean)))
    comma = translate("Words", ", ")
    return f"{comma.join((when, name, _done(decision)))}. {comma.join(judged)}."


def _done(decision: Decision) -> str:
    if isinstance(decision.action, Play):
        return card_name(decision.action.card)
    return tell("{action}", decision.action).spoken


def _judged(findings: VerdictList, verdict: Verdict) -> list[str]:
    word = verdict_text.word(verdict.label)
    charge = findings.charges.get(verdict.decision.number)
    if charge is None:
        return [word]
    cost, likely = abs(charge.points), verdict_text.between(verdict.loss)
    told = verdict_text.points_count(cost)
    if not cost:
        lost = verdict.fair.chance_lost(verdict.decision.action)
        told, likely = verdict_text.chance(lost.mean), verdict_text.chance_between(lost)
    return [fill(translate("Review", "{label}: {cost}"), label=word, cost=told), likely]


def played_tag(findings: VerdictList, number: int) -> str:
    """What stands at the card that was played: “▲ Played”."""
    verdict = findings.verdicts.get(number)
    action = findings.deal.decisions[number].action
    text = translate("Review", "{mark} Played")
    if not isinstance(action, Play):
        text = f"{{mark}} {tell('{action}', action).shown}"
    if verdict is None:
        return fill(text, mark="").strip()
    return fill(text, mark=verdict_text.MARKS[verdict.label])


def better_tag(findings: VerdictList, number: int) -> str:
    """What stands at the better card; a better call is named."""
    best = findings.best_of(number)
    if best is None:
        return ""
    if isinstance(best, Play):
        verdict = findings.verdicts[number]
        if verdict.label is Label.TOO_CLOSE:
            return translate("Review", "Perhaps better")
        return translate("Review", "Better")
    return fill(translate("Review", "Better: {call}"), call=call_name(best))  # type: ignore[arg-type]
