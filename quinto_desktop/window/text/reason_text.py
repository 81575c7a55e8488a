"""Why one action is better than another, in words: a sentence, or a few words for a table.

What a reason says is decided by `game.judging`; here it is only worded. Cards are named as the
caller likes, so that a screen reader hears “the five of hearts” where the eye sees “♥5”.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QLocale

from quinto_desktop.game.judging.reasons import Kind, Reason, Share
from quinto_desktop.rules import Action, Call, Card, Play, Quint, Rank, Seat, Suit
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import the_card, the_quint
from quinto_desktop.window.text.reason_words import (
    BRIEF_OF_OTHER,
    BRIEF_OF_OTHER_BY_YOU,
    OF_PARTNER,
    OWN_QUINT,
    THAN_OTHERS,
    WORDS,
    Wording,
)
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.words import fill, title_case, translate

_SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_RANKS = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"}


class Naming(Protocol):
    """How cards are named within a sentence."""

    def card(self, card: Card) -> str:
        """A card."""
        ...

    def quint(self, quint: Quint) -> str:
        """A quint."""
        ...


class Spoken:
    """Names cards in words, for a screen reader: “the five of hearts”."""

    def card(self, card: Card) -> str:
        """A card: “the five of hearts”."""
        return the_card(card)

    def quint(self, quint: Quint) -> str:
        """A quint: “the ace and four of hearts”."""
        return the_quint(quint)


class Signs:
    """Names cards by suit sign and rank, for the eye: “♥5”; the Quint Royal keeps its name."""

    def card(self, card: Card) -> str:
        """A card: “♥5”."""
        if card.suit is None or card.rank is None:
            return the_card(card)
        return _SIGNS[card.suit] + _RANKS.get(card.rank, str(int(card.rank)))

    def quint(self, quint: Quint) -> str:
        """A quint: “♥A–♥4”."""
        return "–".join([self.card(card) for card in quint.cards])


SPOKEN = Spoken()
SIGNS = Signs()


def reason_text(reason: Reason, speaker: Speaker, naming: Naming = SPOKEN) -> str:
    """A reason as a sentence: “The ten of hearts wins the trick in 7 of 10 imagined deals.”."""
    values = _values(reason, speaker, naming)
    statement = fill(_sentence(reason, speaker), **values)
    text = translate("Reasons", "{statement}.")
    if _is_compared(reason):
        text = _comparison(reason)
    often = "" if reason.compared_share is None else _briefly(reason.compared_share)
    compared = values["compared"]
    return title_case(fill(text, statement=statement, compared=compared, how_often=often))


def _comparison(reason: Reason) -> str:
    if reason.kind in _SPENT_NOW:
        return translate("Reasons", "{statement}; played now, {how_often}.")
    if reason.kind in _AT_ONCE:
        if reason.compared is None:
            return translate(
                "Reasons", "{statement}; with worse cards, sooner or later {how_often}."
            )
        return translate("Reasons", "{statement}; with {compared}, sooner or later {how_often}.")
    if reason.compared is None:
        return translate("Reasons", "{statement}; with worse cards, {how_often}.")
    return translate("Reasons", "{statement}; with {compared}, {how_often}.")


def brief_reason(reason: Reason, about: Action, speaker: Speaker, naming: Naming = SIGNS) -> str:
    """A reason as a few words about one of its two actions: “Wins the trick: 7 in 10.”.

    Args:
        reason: The reason.
        about: The action of a row: the reason's subject, or what it is compared with.
        speaker: Who is addressed.
        naming: How cards are named.
    """
    values = _values(reason, speaker, naming)
    is_subject = about == reason.subject
    if reason.mean is not None:
        return fill(_brief_mean(reason, is_subject=is_subject), **values)
    if not is_subject and reason.kind in BRIEF_OF_OTHER:
        is_yours = _is_you(speaker, reason.seat.partner)
        words = BRIEF_OF_OTHER_BY_YOU if is_yours else BRIEF_OF_OTHER
        text = translate("Reasons", words[reason.kind])
        share = reason.compared_share if reason.kind is Kind.REFUSES_QUINT else reason.share
    else:
        text = translate("Reasons", _wording(reason, speaker).briefly)
        share = reason.share if is_subject else reason.compared_share
        if is_subject and reason.kind is Kind.REFUSES_QUINT:
            share = reason.compared_share
    said = fill(text, **values)
    is_certain = reason.is_certain and (is_subject or reason.kind in BRIEF_OF_OTHER)
    if share is None or (is_certain and reason.kind in _PLAIN):
        return title_case(fill(translate("Reasons", "{statement}."), statement=said))
    often = translate("Reasons", "certain") if is_certain else _tenths(share)
    text = translate("Reasons", "{statement}: {how_often}.")
    return title_case(fill(text, statement=said, how_often=often))


# ------------------------------------------------------------------- how often
def how_often(share: Share, *, is_certain: bool = False) -> str:
    """How often something holds: “in 7 of 10 imagined deals”, “for certain”."""
    if is_certain:
        return translate("Reasons", "for certain")
    if share.is_all:
        return translate("Reasons", "in every imagined deal")
    if share.is_none:
        return translate("Reasons", "in no imagined deal")
    if share.tenths == 0:
        return translate("Reasons", "in hardly any imagined deal")
    if share.tenths == 10:
        return translate("Reasons", "in nearly every imagined deal")
    return fill(translate("Reasons", "in {number} of 10 imagined deals"), number=share.tenths)


def _briefly(share: Share) -> str:
    """The same after it has been said of what: “in 7 of 10”."""
    if share.is_all:
        return translate("Reasons", "in every one")
    if share.is_none:
        return translate("Reasons", "in none")
    if share.tenths == 0:
        return translate("Reasons", "in hardly any")
    if share.tenths == 10:
        return translate("Reasons", "in nearly every one")
    return fill(translate("Reasons", "in {number} of 10"), number=share.tenths)


def _tenths(share: Share) -> str:
    """The same by itself: “7 in 10”."""
    if share.is_all:
        return translate("Reasons", "always")
    if share.is_none:
        return translate("Reasons", "never")
    if share.tenths == 0:
        return translate("Reasons", "hardly ever")
    if share.tenths == 10:
        return translate("Reasons", "nearly always")
    return fill(translate("Reasons", "{number} in 10"), number=share.tenths)


# ------------------------------------------------------------------- sentences
def _sentence(reason: Reason, speaker: Speaker) -> str:
    kind = reason.kind
    if kind is Kind.REFUSES_QUINT and reason.quint is not None and len(reason.quint.cards) == 1:
        return translate(
            "Reasons", "Played now, {card}, worth {points}, goes to the other side {how_often}"
        )
    words = _wording(reason, speaker)
    if kind is Kind.TAKES_QUINT and _is_quint(reason):
        words = OWN_QUINT
    if reason.compared is None:
        words = THAN_OTHERS.get(kind, words)
    is_yours = words.theirs is None or speaker.is_yours(reason.seat.side)
    return translate("Reasons", words.yours if is_yours else words.theirs)


def _wording(reason: Reason, speaker: Speaker) -> Wording:
    """The words of a kind, in the person of the partner whom it is about, if it is."""
    is_of_you = reason.kind in OF_PARTNER and _is_you(speaker, reason.seat.partner)
    return (OF_PARTNER if is_of_you else WORDS)[reason.kind]


def _values(reason: Reason, speaker: Speaker, naming: Naming) -> Mapping[str, object]:
    values: dict[str, object] = {
        "subject": _action(reason.subject, naming),
        "compared": "" if reason.compared is None else _action(reason.compared, naming),
        "partner": _partner(speaker, reason.seat.partner),
        "who": _who(speaker, reason.who),
        "how_often": how_often(
            reason.compared_share
            if reason.kind is Kind.REFUSES_QUINT and reason.compared_share is not None
            else reason.share,
            is_certain=reason.is_certain,
        ),
    }
    if reason.quint is not None:
        values.update(quint=naming.quint(reason.quint), points=reason.quint.points)
    if reason.card is not None:
        values["card"] = naming.card(reason.card)
    if reason.mean is not None:
        values["mean"] = _number(reason.mean, 1)
    if reason.needed is not None:
        values["needed"] = _number(reason.needed, 1)
    if reason.compared_mean is not None:
        values["more"] = _number(reason.mean_contrast, 0)
    return values


def _number(value: float, places: int) -> str:
    return QLocale().toString(value, "f", places)


def _action(action: Action, naming: Naming) -> str:
    if isinstance(action, Play):
        return naming.card(action.card)
    return {
        Call.PASS: translate("Reasons", "a pass"),
        Call.DOUBLE: translate("Reasons", "a double"),
        Call.REDOUBLE: translate("Reasons", "a redouble"),
    }[Call(action)]


def _is_quint(reason: Reason) -> bool:
    """Whether the subject is, by itself, the quint that the reason is about."""
    return (
        reason.quint is not None
        and isinstance(reason.subject, Play)
        and reason.quint.cards == (reason.subject.card,)
    )


def _is_you(speaker: Speaker, seat: Seat) -> bool:
    return speaker.is_you(seat) and seat_text.hand_name(speaker, seat) is None


def _who(speaker: Speaker, seat: Seat | None) -> str:
    if seat is None:
        return translate("Reasons", "the other side")
    return _partner(speaker, seat)


def _partner(speaker: Speaker, seat: Seat) -> str:
    return seat_text.hand_name(speaker, seat) or seat_text.who(speaker, seat)


def _is_compared(reason: Reason) -> bool:
    """Whether it is told how often it holds of the other action."""
    share = reason.compared_share
    if share is None or reason.kind in (Kind.UNBEATABLE, Kind.REFUSES_QUINT):
        return False
    # What is all but certain of a hinted card needs no comparison.
    return reason.compared is not None or not (reason.is_certain or reason.share.tenths == 10)


def _brief_mean(reason: Reason, *, is_subject: bool) -> str:
    if reason.compared_mean is None:
        return translate("Reasons", "On average {mean} of 13 tricks; {subject} needs {needed}.")
    if reason.kind is Kind.MORE_TRICKS:
        if is_subject:
            return translate("Reasons", "Gains {more} points more by tricks.")
        return translate("Reasons", "Gains {more} points fewer by tricks.")
    if is_subject:
        return translate("Reasons", "Gains {more} points more by quints.")
    return translate("Reasons", "Gains {more} points fewer by quints.")


_SPENT_NOW = (Kind.SAVES_QUINT, Kind.KEEPS_HALF)
"""Where the other action is to play the card that is spoken of."""

_AT_ONCE = (Kind.TAKES_QUINT, Kind.WINS_GAME_NOW, Kind.LOSES_GAME_NOW)
"""Where it is told of the subject that it happens at once, and of the other that it ever does."""

_PLAIN = (Kind.UNBEATABLE, Kind.PARTNER_WINS)
"""What is certain by what is said already."""
