"""What is said of questions to the lab: the questions, their figures, and the answers."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QLocale

from quinto_desktop.game.judging.inquiry import (
    SUIT_NAMES,
    Asked,
    CachettesWorth,
    Finding,
    Mean,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.game.judging.values import CERTAIN
from quinto_desktop.rules import Call, Card, Suit, parse_card
from quinto_desktop.window.text.card_text import card_title, suit_name, the_card
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate
from quinto_desktop.window.text.turn_text import call_name

_NORMAL = 1.96  # standard errors make an interval of 95 %

_MOST_NAMED = 4


class Figure(Struct, frozen=True):
    """One figure of an answer, with its words.

    A share is from 0 to 1, not points. It `is_best` if no other can be told from the best.
    """

    label: str
    mean: Mean
    is_share: bool = False
    suit: Suit | None = None
    is_best: bool = False

    @property
    def ends(self) -> tuple[float, float]:
        """The ends of its interval of 95 %; a share's lie between 0 and 1."""
        reach = _NORMAL * self.mean.error
        low, high = self.mean.mean - reach, self.mean.mean + reach
        return (max(0.0, low), min(1.0, high)) if self.is_share else (low, high)

    @property
    def value(self) -> str:
        """The figure alone: “+12.4”, “45 %”."""
        return _share(self.mean.mean) if self.is_share else _points(self.mean.mean)

    @property
    def interval(self) -> str:
        """Its interval of 95 %: “+10.1 to +14.7”."""
        low, high = (_share(end) if self.is_share else _points(end) for end in self.ends)
        return fill(translate("Lab", "{low} to {high}", "an interval"), low=low, high=high)

    @property
    def sentence(self) -> str:
        """All of it in words, for a screen reader."""
        text = translate("Lab", "{label}: {value}, likely range (95%) {interval}.")
        if self.is_best:
            text = translate(
                "Lab", "{label}: {value}, likely range (95%) {interval}; among the best."
            )
        return fill(text, label=self.label, value=self.value, interval=self.interval)


def figures_of(asked: Asked, found: Finding) -> list[Figure]:
    """The figures of an answer, in the order shown; there must be at least one deal."""
    if isinstance(asked, WhichLead):
        return _leads(found)
    if isinstance(asked, WhetherToDouble):
        return _calls(asked, found)
    return _cachette(found)


def answer_of(asked: Asked, found: Finding) -> str:
    """The answer in a sentence or two; there must be at least one deal."""
    if isinstance(asked, WhichLead):
        return _best_lead(found)
    if isinstance(asked, WhetherToDouble):
        return _whether(asked, found)
    worth = found.mean("worth")
    text = translate(
        "Lab",
        "On average the cachette is worth {worth} points undoubled: {trick} for the trick, and "
        "{quints} for the quints in it.",
    )
    number = QLocale().toString
    return fill(
        text,
        worth=number(worth.mean, "f", 1),
        trick=number(_TRICK),
        quints=number(worth.mean - _TRICK, "f", 1),
    )


_TRICK = 5


# ------------------------------------------------------------------- leads
def _leads(found: Finding) -> list[Figure]:
    figures = []
    for name in sorted(found.names, key=lambda name: -found.mean(name).mean):
        card = parse_card(name)
        label = card_title(card)
        is_best = name in _tied(found)
        figures.append(Figure(label, found.mean(name), suit=card.suit, is_best=is_best))
    return figures


def _tied(found: Finding) -> list[str]:
    best = found.best
    tied = [best]
    for name in sorted(found.names, key=lambda name: -found.mean(name).mean):
        lead = found.difference(best, name)
        if name != best and lead.mean <= CERTAIN * lead.error:
            tied.append(name)
    return tied


def _best_lead(found: Finding) -> str:
    cards: list[Card] = [parse_card(name) for name in _tied(found)]
    if len(cards) == 1:
        text = translate("Lab", "Lead {card}.")
        return fill(text, card=the_card(cards[0]))
    named = join_and([the_card(card) for card in cards[:_MOST_NAMED]])
    if len(cards) > _MOST_NAMED:
        text = translate("Lab", "Lead {card}, or one of {count} others that seem just as good.")
        return fill(text, card=the_card(cards[0]), count=len(cards) - 1)
    return fill(translate("Lab", "{cards} seem equally good."),
                cards=title_case(named))  # fmt: skip


# ------------------------------------------------------------------- calls
def _calls(asked: WhetherToDouble, found: Finding) -> list[Figure]:
    return [
        Figure(call_name(Call.PASS), found.mean("pass")),
        Figure(call_name(asked.raised or Call.DOUBLE), found.mean("raise")),
        Figure(translate("Lab", "What it gains"), found.difference("raise", "pass")),
    ]


def _whether(asked: WhetherToDouble, found: Finding) -> str:
    gain, paid = found.difference("raise", "pass"), found.mean("paid")
    is_redouble = asked.raised is Call.REDOUBLE
    certain = CERTAIN * gain.error
    if gain.mean > certain:
        text = translate(
            "Lab", "Double: it pays off in {share} of deals, and gains {points} on average."
        )
        if is_redouble:
            text = translate(
                "Lab", "Redouble: it pays off in {share} of deals, and gains {points} on average."
            )
    elif gain.mean < -certain:
        text = translate(
            "Lab",
            "Pass: a double pays off in only {share} of deals, and costs {points} on average.",
        )
        if is_redouble:
            text = translate(
                "Lab",
                "Pass: a redouble pays off in only {share} of deals, and costs {points} on "
                "average.",
            )
    else:
        text = translate("Lab", "It hardly matters: it pays off in {share} of deals.")
    return fill(text, share=_share(paid.mean), points=QLocale().toString(abs(gain.mean), "f", 1))


# ------------------------------------------------------------------- the cachette
def _cachette(found: Finding) -> list[Figure]:
    shares = [
        (translate("Lab", "Any quint"), "quint", None),
        *(
            (
                fill(translate("Lab", "A quint of {suit}"), suit=suit_name(suit)),
                SUIT_NAMES[suit],
                suit,
            )
            for suit in sorted(Suit, reverse=True)
        ),
        (translate("Lab", "The Quint Royal"), "royal", None),
        (translate("Lab", "Taken by the side that leads first"), "eldest", None),
    ]
    return [
        Figure(label, found.mean(name), is_share=True, suit=suit) for label, name, suit in shares
    ]


def note_of(asked: Asked) -> str:
    """What the figures are, in a line or two."""
    if isinstance(asked, CachettesWorth):
        return translate("Lab", "How often it is in the cachette, with the likely range (95%).")
    if isinstance(asked, WhichLead):
        return translate(
            "Lab",
            "Points your side gains on theirs by the end of the deal, with the likely range (95%).",
        )
    return translate(
        "Lab",
        "Points your side gains on theirs if nobody calls after you, with the likely range (95%).",
    )


def _share(share: float) -> str:
    number = fill(translate("Lab", "{number}%"), number=QLocale().toString(100 * share, "f", 0))
    return number.replace(" %", "\N{NO-BREAK SPACE}%")


def _points(points: float) -> str:
    number = QLocale().toString(abs(points), "f", 1)
    if number == QLocale().toString(0.0, "f", 1):
        return number
    return f"+{number}" if points > 0 else f"−{number}"
