"""What a review says of a decision; where a card is in it, as the source of a `CardText`."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game.judging.findings import Charge, Findings, best_seen, moment_of
from quinto_desktop.game.judging.values import Decision, Label, Verdict
from quinto_desktop.rules import Play, Seat, observe
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.text import seat_text, verdict_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.hint_text import in_trick
from quinto_desktop.window.text.reason_text import told
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


class Figure(NamedTuple):
    """What a decision has cost, by one of the two ways to look at it; empty while unknown."""

    title: str
    note: str

    @property
    def told(self) -> str:
        """Both in a sentence."""
        return fill(translate("Review", "{title}: {figure}."), title=self.title, figure=self.note)


# ------------------------------------------------------------------- where
def heading(findings: Findings, number: int, speaker: Speaker) -> str:
    """Whose decision it was, and when: “Your card, trick 8”, “Ada’s lead, trick 2”."""
    decision = findings.deal.decisions[number]
    moment = moment_of(decision)
    who = speaker.name_of(decision.seat)
    hand = seat_text.your_hand_phrases(speaker, decision.seat)
    if not moment.trick:
        text = translate("Review", "{who}’s turn to double")
        if speaker.is_you(decision.seat):
            text = translate("Review", "Your turn to double")
            text = translate("Review", "Your turn to double {for_hand}") if hand else text
        return fill(text, who=who, **hand)
    if speaker.is_you(decision.seat):
        text = translate("Review", "Your card, trick {trick}")
        if not moment.place:
            text = translate("Review", "Your lead, trick {trick}")
        if hand:
            text = translate("Review", "Your card {from_hand}, trick {trick}")
    else:
        text = translate("Review", "{who}’s card, trick {trick}")
        if not moment.place:
            text = translate("Review", "{who}’s lead, trick {trick}")
        if decision.seat is speaker.dummy:
            text = translate("Review", "{who}’s card from dummy, trick {trick}")
    return fill(text, who=who, trick=moment.trick, **hand)


def where(decision: Decision) -> str:
    """When something was done, within a row: “trick 5”, “call”."""
    trick = moment_of(decision).trick
    if not trick:
        return translate("Review", "doubling")
    return fill(translate("Review", "trick {trick}"), trick=trick)


def who(seat: Seat, speaker: Speaker) -> str:
    """Who decides for a seat, as in a list: “You”, “Ada”."""
    return title_case(seat_text.player(speaker, speaker.player_of(seat)))


# ------------------------------------------------------------------- the verdict
def title(findings: Findings, number: int) -> str:
    """The verdict: “Lucky mistake: ♥K is usually better”, “Good”."""
    verdict = findings.verdicts.get(number)
    if verdict is None:
        return translate("Review", "Not yet analysed")
    word, better = verdict_text.word(verdict.label), findings.best_of(number)
    text = translate("Review", "{verdict}: {action} was better")
    if verdict.label is Label.TOO_CLOSE:
        text = translate("Review", "{verdict}: {action} may have been better")
    if verdict.label is Label.LUCKY_ERROR:
        text = translate("Review", "{verdict}: {action} is usually better")
    if verdict.label is Label.UNLUCKY:
        text = translate("Review", "{verdict}: as the cards lay, {action} was better")
        better = best_seen(verdict)
    return word if better is None else fill(text, action=CardText.of(better).source, verdict=word)


def known(findings: Findings, number: int, speaker: Speaker) -> Figure:
    """What a decision has cost by what could be known."""
    decision = findings.deal.decisions[number]
    verdict = findings.verdicts.get(number)
    title = translate("Review", "Given what you knew")
    if not speaker.is_you(decision.seat):
        text = translate("Review", "Given what {who} knew")
        title = fill(text, who=speaker.name_of(decision.seat))
    return Figure(title, "" if verdict is None else _known(findings, verdict))


def _known(findings: Findings, verdict: Verdict) -> str:
    label = verdict.label
    if label is Label.FORCED:
        return translate("Review", "there was no choice")
    if label is Label.NOT_COUNTED and verdict.fair.is_choice:
        return translate("Review", "not judged by itself, as the side called again")
    if label is Label.NOT_COUNTED:
        return translate("Review", "every choice was worth the same")
    charge = findings.charges.get(verdict.decision.number)
    if charge is not None:
        return _charged(verdict, charge)
    if verdict.is_best:
        return translate("Review", "nothing better was found")
    if label is Label.TOO_CLOSE:
        text = translate("Review", "perhaps no mistake; {points} lost at most")
        return fill(text, points=verdict_text.points_count(round(verdict.loss.most)))
    return translate("Review", "hardly anything lost")


def _charged(verdict: Verdict, charge: Charge) -> str:
    text = translate("Review", "{better} wins the game more often")
    if charge.points:
        text = translate("Review", "{better} brings {points} more on average")
    points = verdict_text.points_count(abs(charge.points))
    return fill(text, better=CardText.of(verdict.fair.best).source, points=points)


def plainly(findings: Findings, number: int) -> str:
    """What the better card does, and the one played does not, for all to see; empty for nothing."""
    verdict = findings.verdicts[number]
    best, decision = verdict.fair.best, verdict.decision
    now = observe(decision.state, decision.seat)
    better, played = (in_trick(now, one).replace(told(one), "") for one in (best, decision.action))
    return "" if better == played else in_trick(now, best)


def seen(findings: Findings, number: int) -> Figure:
    """What a card has cost with all cards face up; empty for a call, not looked at like that."""
    title = translate("Review", "This time")
    verdict = findings.verdicts.get(number)
    if verdict is None or (loss := verdict.hindsight_loss) is None:
        return Figure(title, "")
    text = translate("Review", "{cost} lost")
    if not loss:
        text = translate("Review", "nothing lost")
        if verdict.label.is_error:
            text = translate("Review", "as the cards lay, no other card would have done better")
    elif not verdict.label.is_error:
        text = translate("Review", "{cost} lost, but nobody could know it")
    return Figure(title, fill(text, cost=verdict_text.points_count(loss)))


# ------------------------------------------------------------------- one line each
def point_told(findings: Findings, number: int, speaker: Speaker) -> str:
    """A decision in a line: “Trick 8, you, four of clubs. Mistake: 3 points.”."""
    decision = findings.deal.decisions[number]
    when, verdict = title_case(where(decision)), findings.verdicts.get(number)
    name = seat_text.player(speaker, speaker.player_of(decision.seat))
    judged = translate("Review", "Not yet analysed")
    if verdict is not None:
        judged = _judged(findings, verdict)
    action, comma = decision.action, translate("Words", ", ")
    done = card_name(action.card) if isinstance(action, Play) else CardText.of(action).source
    return f"{comma.join((when, name, done))}. {judged}."


def _judged(findings: Findings, verdict: Verdict) -> str:
    word = verdict_text.word(verdict.label)
    charge = findings.charges.get(verdict.decision.number)
    if charge is None:
        return word
    cost = verdict_text.points_count(abs(charge.points))
    if not charge.points:
        cost = verdict_text.games(abs(charge.chance))
    return fill(translate("Review", "{label}: {cost}"), label=word, cost=cost)


def better_word(findings: Findings, number: int) -> str:
    """What stands over the better card."""
    if findings.verdicts[number].label is Label.TOO_CLOSE:
        return translate("Review", "Perhaps better")
    return translate("Review", "Better")
