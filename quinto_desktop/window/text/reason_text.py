"""Why one action is better than another, in words: a sentence, or a few words for a table.

Each kind has one text, a statement about a card or call, whoever decides: a sentence puts its name
before that, a table has it in the row. Cards are named as the caller likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from quinto_desktop.game.judging.values import Kind, Reason, Share
from quinto_desktop.rules import Action, Call, Card, Play, Quint
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import the_card, the_quint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


class Naming(Protocol):
    """How cards are named within a sentence."""

    def card(self, card: Card) -> str: ...

    def quint(self, quint: Quint) -> str: ...


class Spoken:
    """Names cards in words, for a screen reader: “the five of hearts”."""

    def card(self, card: Card) -> str:
        return the_card(card)

    def quint(self, quint: Quint) -> str:
        return the_quint(quint)


SPOKEN = Spoken()


def reason_text(reason: Reason, speaker: Speaker, naming: Naming = SPOKEN) -> str:
    """A reason as a sentence: “The ten of hearts wins the trick: in 7 of 10 possible deals.”."""
    values = _values(reason, speaker, naming, is_sentence=True)
    said = _said(reason, values)
    text = translate("Reasons", "{statement}.")
    if reason.needed is None and reason.mean is not None:
        text = translate("Reasons", "{statement} than with {compared}.")
    elif _is_compared(reason):
        text = _comparison(reason)
        values["other"] = "" if reason.compared_share is None else _tenths(reason.compared_share)
    return title_case(fill(text, statement=said, **values))


def _said(reason: Reason, values: Mapping[str, object]) -> str:
    said = fill(translate("Reasons", _statement(reason, is_subject=True)), **values)
    if reason.needed is not None:
        return said
    text = translate("Reasons", "{subject} {statement}")
    said = fill(text, subject=values["subject"], statement=said)
    if reason.mean is not None:
        return said
    if reason.is_certain:
        text = translate("Reasons", "{statement}, for certain")
        return said if reason.kind in _PLAIN else fill(text, statement=said)
    share = _share(reason, is_subject=True)
    if share is None:
        return ""
    text = translate("Reasons", "{statement}: {how_often}")
    return fill(text, statement=said, how_often=how_often(share))


def _comparison(reason: Reason) -> str:
    if reason.kind in _SPENT_NOW:
        return translate("Reasons", "{statement}; played now, {other}.")
    if reason.kind in _AT_ONCE:
        return translate("Reasons", "{statement}; with {compared}, now or later, {other}.")
    return translate("Reasons", "{statement}; with {compared}, {other}.")


def brief_reason(reason: Reason, about: Action, speaker: Speaker, naming: Naming = SPOKEN) -> str:
    """A reason as a few words about one of its two actions: “Wins the trick: 7 in 10.”.

    They are empty if it says nothing of that action, which is its subject or its alternative.
    """
    is_subject = about == reason.subject
    values = _values(reason, speaker, naming)
    said = fill(translate("Reasons", _statement(reason, is_subject=is_subject)), **values)
    share = _share(reason, is_subject=is_subject)
    is_certain = reason.is_certain and (is_subject or reason.kind in _OF_KEPT)
    if reason.mean is None and share is None:
        return ""
    if reason.mean is not None or share is None or (is_certain and reason.kind in _PLAIN):
        return title_case(fill(translate("Reasons", "{statement}."), statement=said))
    often = translate("Reasons", "certain") if is_certain else _tenths(share)
    text = translate("Reasons", "{statement}: {how_often}.")
    return title_case(fill(text, statement=said, how_often=often))


# ------------------------------------------------------------------- how often
def how_often(share: Share) -> str:
    """How often something holds: “in 7 of 10 possible deals”."""
    if share.is_all:
        return translate("Reasons", "in every possible deal")
    if share.is_none:
        return translate("Reasons", "in no possible deal")
    if share.tenths == 0:
        return translate("Reasons", "in hardly any possible deal")
    if share.tenths == 10:
        return translate("Reasons", "in nearly every possible deal")
    return fill(translate("Reasons", "in {number} of 10 possible deals"), number=share.tenths)


def _tenths(share: Share) -> str:
    if share.is_all:
        return translate("Reasons", "always")
    if share.is_none:
        return translate("Reasons", "never")
    if share.tenths == 0:
        return translate("Reasons", "hardly ever")
    if share.tenths == 10:
        return translate("Reasons", "nearly always")
    return fill(translate("Reasons", "{number} in 10"), number=share.tenths)


def _share(reason: Reason, *, is_subject: bool) -> Share | None:
    if reason.kind is Kind.REFUSES_QUINT:
        return reason.compared_share or reason.share
    return reason.share if is_subject or reason.kind in _OF_KEPT else reason.compared_share


# ------------------------------------------------------------------- statements
def _statement(reason: Reason, *, is_subject: bool) -> Any:
    if not is_subject:
        return _OF_KEPT.get(reason.kind) or _OF_OTHER.get(reason.kind) or _WORDS[reason.kind]
    is_itself = isinstance(reason.subject, Play) and _is_single(reason, reason.subject.card)
    if reason.kind is Kind.TAKES_QUINT and is_itself:
        return QT_TRANSLATE_NOOP("Reasons", "scores its {points} points in this trick")
    if reason.kind is Kind.REFUSES_QUINT and _is_single(reason, reason.card):
        return QT_TRANSLATE_NOOP("Reasons", "holds back {card}, which would be lost now")
    return _WORDS[reason.kind]


def _is_single(reason: Reason, card: Card | None) -> bool:
    # A card can be, by itself, the quint that the reason is about.
    return reason.quint is not None and reason.quint.cards == (card,)


def _values(
    reason: Reason, speaker: Speaker, naming: Naming, *, is_sentence: bool = False
) -> dict[str, object]:
    values: dict[str, object] = {
        "subject": _action(reason.subject, naming),
        "compared": translate("Reasons", "worse choices", "after “with”"),
        "partner": seat_text.hand_name(speaker, reason.seat.partner)
        or seat_text.who(speaker, reason.seat.partner),
    }
    if reason.compared is not None:
        values["compared"] = _action(reason.compared, naming)
    if reason.quint is not None:
        values.update(quint=naming.quint(reason.quint), points=reason.quint.points)
        if is_sentence:
            worth = translate("Reasons", "{quint} ({points} points)")
            values["quint"] = fill(worth, **values)
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


def _is_compared(reason: Reason) -> bool:
    share = reason.compared_share
    if share is None or reason.kind in (Kind.UNBEATABLE, Kind.PARTNER_WINS, Kind.REFUSES_QUINT):
        return False
    # What is all but certain of a hinted card needs no comparison.
    return reason.compared is not None or not (reason.is_certain or reason.share.tenths == 10)


_SPENT_NOW = (Kind.SAVES_QUINT, Kind.KEEPS_HALF)
"""Where the other action is to play the card that is spoken of."""

_AT_ONCE = (Kind.TAKES_QUINT, Kind.WINS_GAME_NOW, Kind.LOSES_GAME_NOW)
"""Where it is told of the subject that it happens at once, and of the other that it ever does."""

_PLAIN = (Kind.UNBEATABLE, Kind.PARTNER_WINS)
"""What is certain by what is said already."""

_WORDS: Mapping[Kind, Any] = {
    Kind.UNBEATABLE: QT_TRANSLATE_NOOP("Reasons", "cannot be beaten in this trick"),
    Kind.WINS_TRICK: QT_TRANSLATE_NOOP("Reasons", "wins the trick"),
    Kind.UNLESS_TRUMPED: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless trumped"),
    Kind.UNLESS_HIGHER: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless a higher card falls"),
    Kind.UNLESS_OVERTRUMPED: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless overtrumped"),
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP(
        "Reasons", "saves {card}, as the trick is safe already ({partner})"
    ),
    Kind.PARTNER_TAKES: QT_TRANSLATE_NOOP("Reasons", "wins the trick for its side ({partner})"),
    Kind.PARTNER_TRUMPS: QT_TRANSLATE_NOOP("Reasons", "lets its side trump ({partner})"),
    Kind.SIDE_WINS: QT_TRANSLATE_NOOP("Reasons", "wins the trick for its side"),
    Kind.LOSES_TRICK: QT_TRANSLATE_NOOP("Reasons", "loses the trick"),
    Kind.TRUMPED: QT_TRANSLATE_NOOP("Reasons", "lets the other side trump"),
    Kind.TAKES_QUINT: QT_TRANSLATE_NOOP("Reasons", "scores {quint} in this trick"),
    Kind.GIVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "gives away {quint}"),
    Kind.REFUSES_QUINT: QT_TRANSLATE_NOOP(
        "Reasons", "holds back {card}, which would give away {quint}"
    ),
    Kind.MAKES_QUINT: QT_TRANSLATE_NOOP("Reasons", "scores {quint}"),
    Kind.LOSES_QUINT: QT_TRANSLATE_NOOP("Reasons", "loses {quint}"),
    Kind.SAVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "keeps {card} to score later"),
    Kind.KEEPS_HALF: QT_TRANSLATE_NOOP("Reasons", "keeps {card} to score {quint} later"),
    Kind.KEEPS_WINNER: QT_TRANSLATE_NOOP("Reasons", "keeps {card}, which wins a later trick"),
    Kind.WINS_AS_WELL: QT_TRANSLATE_NOOP("Reasons", "wins the trick too, and {card} a later one"),
    Kind.LAST_TRICK: QT_TRANSLATE_NOOP("Reasons", "wins the last trick and the cachette"),
    Kind.WINS_GAME_NOW: QT_TRANSLATE_NOOP("Reasons", "wins the game in this trick"),
    Kind.WINS_GAME: QT_TRANSLATE_NOOP("Reasons", "wins the game in this deal"),
    Kind.LOSES_GAME_NOW: QT_TRANSLATE_NOOP("Reasons", "loses the game in this trick"),
    Kind.LOSES_GAME: QT_TRANSLATE_NOOP("Reasons", "loses the game in this deal"),
    **dict.fromkeys(
        (Kind.MOST_TRICKS, Kind.FEW_TRICKS, Kind.RAISE_COSTS),
        QT_TRANSLATE_NOOP("Reasons", "on average {mean} of 13 tricks; {subject} needs {needed}"),
    ),
    Kind.MORE_TRICKS: QT_TRANSLATE_NOOP("Reasons", "gains {more} more points from tricks"),
    Kind.MORE_QUINTS: QT_TRANSLATE_NOOP("Reasons", "gains {more} more points from quints"),
}
"""What is said of the subject, or of either action, before how often it holds."""

_OF_OTHER: Mapping[Kind, Any] = {
    **dict.fromkeys(
        (
            *(Kind.UNBEATABLE, Kind.UNLESS_TRUMPED, Kind.UNLESS_HIGHER, Kind.UNLESS_OVERTRUMPED),
            *(Kind.WINS_TRICK, Kind.PARTNER_TAKES, Kind.PARTNER_TRUMPS),
        ),
        _WORDS[Kind.SIDE_WINS],
    ),
    Kind.REFUSES_QUINT: _WORDS[Kind.GIVES_QUINT],
    Kind.TAKES_QUINT: _WORDS[Kind.MAKES_QUINT],
    Kind.WINS_GAME_NOW: _WORDS[Kind.WINS_GAME],
    Kind.LOSES_GAME_NOW: _WORDS[Kind.LOSES_GAME],
    Kind.MORE_TRICKS: QT_TRANSLATE_NOOP("Reasons", "gains {more} fewer points from tricks"),
    Kind.MORE_QUINTS: QT_TRANSLATE_NOOP("Reasons", "gains {more} fewer points from quints"),
}
"""What is said of the other action, where that is not the same: what `Kind` says of it."""

_OF_KEPT: Mapping[Kind, Any] = {
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP(
        "Reasons", "is not needed, as the trick is safe already ({partner})"
    ),
    Kind.KEEPS_WINNER: QT_TRANSLATE_NOOP("Reasons", "wins a later trick if kept"),
    Kind.WINS_AS_WELL: QT_TRANSLATE_NOOP("Reasons", "wins a later trick if kept"),
    Kind.SAVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "scores later if kept"),
    Kind.KEEPS_HALF: QT_TRANSLATE_NOOP("Reasons", "makes {quint} later if kept"),
}
"""What is said of the other action's card, which the subject keeps: as often as of the subject."""
