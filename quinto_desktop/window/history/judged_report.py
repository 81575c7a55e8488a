"""What the statistics say of reviewed deals: results without luck, and errors."""

from __future__ import annotations

from collections.abc import Iterator

from quinto_desktop.game.past.statistics import Figures, Judged, LuckGroup, Rate, accuracy_of
from quinto_desktop.window.history.numbers import (
    count_text,
    points_number,
    rate_number,
    whole_number,
)
from quinto_desktop.window.history.statistics_content import Chart, Headline, Line, Measure
from quinto_desktop.window.text.translation import fill, translate


def judged_headlines(judged: Judged) -> tuple[Headline, Headline]:
    """The figures at the top: without luck, and errors."""
    text = translate("Statistics", "{deals} reviewed; Masters played the same cards")
    without = fill(text, deals=count_text(judged.adjusted))
    theirs = judged.opponents.estimate if judged.opponents.tells else None
    return (
        Headline(translate("Statistics", "With average cards"), judged.adjusted, without),
        Headline(
            translate("Statistics", "Mistakes"),
            judged.own,
            _errors_note(judged),
            None if theirs is None else theirs.mean,
        ),
    )


def judged_charts(figures: Figures) -> Iterator[Chart]:
    """The charts of reviewed deals; without lines if none was reviewed."""
    judged = figures.whole.judged
    yield _errors(judged)
    yield _luck(figures.luck)


def _errors_note(judged: Judged) -> str:
    """What is counted of errors, and the same of the others."""
    own, theirs = judged.own, judged.opponents.estimate
    if theirs is None or not own.tells:
        text = translate("Statistics", "points lost per ten decisions; {decisions} in all")
        return fill(text, decisions=count_text(own))
    text = translate(
        "Statistics",
        "points lost per ten decisions; the line shows theirs, {theirs}; {decisions} in all",
    )
    return fill(text, decisions=count_text(own), theirs=rate_number(theirs.mean))


def _errors(judged: Judged) -> Chart:
    rates = {
        translate("Statistics", "You", "whose errors"): judged.own,
        translate("Statistics", "Your partner"): judged.partner,
        translate("Statistics", "Your opponents"): judged.opponents,
    }
    return Chart(
        "errors",
        translate("Statistics", "Mistakes, by player"),
        _accuracy_note(judged),
        translate("Statistics", "Player"),
        translate("Statistics", "Points"),
        tuple([Line(label, rate) for label, rate in rates.items() if rate.decisions]),
    )


def _accuracy_note(judged: Judged) -> str:
    """What is shown of errors, and how exact everybody was."""
    told = (
        (translate("Statistics", "you {accuracy}"), judged.own),
        (translate("Statistics", "your partner {accuracy}"), judged.partner),
        (translate("Statistics", "your opponents {accuracy}"), judged.opponents),
    )
    known = [words for text, rate in told for words in _accuracy(text, rate)]
    if not known:
        return Measure.ERRORS.note
    text = translate("Statistics", "{note}. Accuracy, out of 100: {accuracies}")
    return fill(text, note=Measure.ERRORS.note, accuracies=", ".join(known))


def _accuracy(text: str, rate: Rate) -> Iterator[str]:
    accuracy = accuracy_of(rate)
    if accuracy is not None:
        yield fill(text, accuracy=whole_number(round(accuracy)))


def _luck(groups: tuple[LuckGroup, ...]) -> Chart:
    """Points a deal by how lucky the deal was."""
    return Chart(
        "luck",
        translate("Statistics", "Points per deal, by how good the cards were"),
        translate(
            "Statistics", "Cards: what Masters scored with your cards, above or below average"
        ),
        translate("Statistics", "Cards"),
        translate("Statistics", "Points"),
        tuple([Line(_luck_text(group), group.points) for group in groups]),
    )


def _luck_text(group: LuckGroup) -> str:
    text = translate("Statistics", "{low} to {high}", "an interval")
    return fill(text, low=points_number(group.low, 0), high=points_number(group.high, 0))
