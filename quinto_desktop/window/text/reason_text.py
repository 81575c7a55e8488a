"""Why one action is better than another, in words: a sentence, or a few words for a table.

Each kind has one text, a statement of a card or call, or of a side with it: a sentence names that
before, a table has it in the row. No sentence has more than fifteen words in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from quinto_desktop.game.judging.values import Explained, Figures, Kind, Reason, Share
from quinto_desktop.rules import Action, Call, Card, Play
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import CountWords, drawn, drawn_quint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


def reason_text(reason: Reason, speaker: Speaker) -> str:
    """A reason as a sentence: “The ten of hearts usually wins the trick.”."""
    return title_case(clause(reason, speaker))


def clause(reason: Reason, speaker: Speaker) -> str:
    """The same as the end of a sentence."""
    values = _values(reason, speaker, is_subject=True)
    if reason.quint is not None:
        values["quint"] = _with_points(reason)
    said = _said(reason, values, is_subject=True)
    if reason.needed is None:
        text = translate("Reasons", "{subject} {statement}")
        if _is_of_side(_statement(reason, is_subject=True)):
            text = translate("Reasons", "with {subject} {statement}")
        said = fill(text, subject=values["subject"], statement=said)
    return fill(translate("Reasons", "{statement}."), statement=said)


def brief_reason(reason: Reason, about: Action, speaker: Speaker) -> str:
    """A reason in a few words about its subject or alternative: “Wins the trick.”; or none."""
    is_subject = about == reason.subject
    share = _share(reason, is_subject=is_subject)
    has_other = not is_subject and reason.kind not in (*_OF_KEPT, Kind.REFUSES_QUINT)
    is_of_both = reason.mean is None and (share is None or share.is_all)
    if has_other and (is_of_both or reason.needed is not None):
        return ""
    said = _said(reason, _values(reason, speaker, is_subject=is_subject), is_subject=is_subject)
    return title_case(fill(translate("Reasons", "{statement}."), statement=said))


def reason_of(explained: Explained, values: Figures, action: Action) -> Reason | None:
    """Why an action is worse than the best, as it is told of this one of equal cards.

    Where nothing explains that, it is why the best is better than all that are clearly worse.
    """
    for other, reasons in explained.others.items():
        if not values.are_equal(other, action):
            continue
        if reasons:
            is_meant = reasons[0].compared == other
            return replace(reasons[0], compared=action) if is_meant else reasons[0]
        rest = [one for one in explained.best if one.compared is None]
        return rest[0] if rest and other in explained.worse else None
    return None


def is_win_at_once(reason: Reason) -> bool:
    """Whether it is that the game is certainly won on the spot, which goes before all else."""
    return reason.kind is Kind.WINS_GAME_NOW and reason.is_certain


def lost_by(reason: Reason, action: Action) -> str:
    """What a worse action may lose: “this trick”, “the five of hearts (20 points)”; or nothing."""
    if reason.quint is not None:
        is_itself = isinstance(action, Play) and _is_single(reason, action.card)
        points = CountWords.tr("%n points", "", reason.quint.points)
        return points if is_itself else _with_points(reason)
    if reason.kind in (Kind.WINS_GAME_NOW, Kind.WINS_GAME, Kind.LOSES_GAME_NOW, Kind.LOSES_GAME):
        return translate("Tutor", "the game")
    if reason.kind is Kind.LAST_TRICK:
        return translate("Tutor", "the last trick and the cachette")
    if reason.kind in (Kind.KEEPS_WINNER, Kind.WINS_AS_WELL):
        return translate("Tutor", "a later trick")
    is_trick = reason.needed is None and reason.mean is None and reason.card is None
    return translate("Tutor", "this trick") if is_trick else ""


def _with_points(reason: Reason) -> str:
    assert reason.quint is not None  # it is about one
    text = translate("Reasons", "{quint} ({points} points)")
    return fill(text, quint=drawn_quint(reason.quint), points=reason.quint.points)


# ------------------------------------------------------------------- how often
def _often(reason: Reason, share: Share | None, *, is_subject: bool) -> tuple[str, str]:
    # Before what a card does, or after it. Only a chance of eight in ten is told by itself; what
    # is less, only compared.
    if share is None or (is_subject and reason.is_certain):
        return "", ""
    if not is_subject and reason.kind is not Kind.REFUSES_QUINT:
        if share.tenths:
            return "", translate("Reasons", "less often", "after what a card does")
        return translate("Reasons", "rarely", "before what a card does"), ""
    if share.tenths == 10:
        return translate("Reasons", "nearly always", "before what a card does"), ""
    if share.tenths >= _USUALLY:
        return translate("Reasons", "usually", "before what a card does"), ""
    return "", translate("Reasons", "more often", "after what a card does")


def _share(reason: Reason, *, is_subject: bool) -> Share | None:
    if reason.kind is Kind.REFUSES_QUINT:
        return reason.compared_share or reason.share
    return reason.share if is_subject or reason.kind in _OF_KEPT else reason.compared_share


# ------------------------------------------------------------------- statements
def _said(reason: Reason, values: Mapping[str, object], *, is_subject: bool) -> str:
    words = translate("Reasons", _statement(reason, is_subject=is_subject))
    said = fill(words, **values)
    said = " ".join(filter(None, said.split(" ")))  # where nothing is said of how often
    is_compared = "{compared}" in words and values["compared"]
    if values["other"] is None or (not is_compared and reason.compared_mean is None):
        return said
    # What is only compared says with what, if that is one card or call.
    text = translate("Reasons", "{statement} than {other}")
    if _is_of_side(words):
        text = translate("Reasons", "{statement} than with {other}")
    return fill(text, statement=said, other=values["other"])


def _statement(reason: Reason, *, is_subject: bool) -> Any:
    if not is_subject:
        return _OF_KEPT.get(reason.kind) or _OF_OTHER.get(reason.kind) or _WORDS[reason.kind]
    is_itself = isinstance(reason.subject, Play) and _is_single(reason, reason.subject.card)
    if reason.kind is Kind.TAKES_QUINT and is_itself:
        return QT_TRANSLATE_NOOP("Reasons", "{whom} {often} score its {points} points {compared}")
    if reason.kind is Kind.REFUSES_QUINT and _is_single(reason, reason.card):
        return QT_TRANSLATE_NOOP("Reasons", "is safer: {card} could be lost now")
    return _WORDS[reason.kind]


def _is_of_side(words: str) -> bool:
    # What a side does with a card; else a four seems to take the last trick.
    return "{whom}" in words or "{others}" in words


def _is_single(reason: Reason, card: Card | None) -> bool:
    # A card can be, by itself, the quint that the reason is about.
    return reason.quint is not None and reason.quint.cards == (card,)


def _values(reason: Reason, speaker: Speaker, *, is_subject: bool) -> dict[str, object]:
    partner = reason.seat.partner
    share = _share(reason, is_subject=is_subject)
    other = reason.compared if is_subject else reason.subject
    whom, others = translate("Reasons", "its players"), translate("Reasons", "the others")
    if speaker.own_side is not None:
        you, they = translate("Reasons", "you"), translate("Reasons", "they")
        is_ours = speaker.own_side is reason.seat.side
        whom = you if is_ours else they
        others = translate("Reasons", "they", "the other side") if is_ours else you
    often, compared = _often(reason, share, is_subject=is_subject)
    values: dict[str, object] = {
        "whom": whom,
        "others": others,
        "subject": told(reason.subject),
        "other": other and told(other),
        "often": often,
        "compared": compared,
        "partner": seat_text.hand_name(speaker, partner) or seat_text.who(speaker, partner),
    }
    if reason.quint is not None:
        values.update(quint=drawn_quint(reason.quint), points=reason.quint.points)
    if reason.card is not None:
        values["card"] = drawn(reason.card)
    if reason.mean is not None:
        values.update(least=_number(reason.mean // 1), most=_number(reason.mean // 1 + 1))
    return values


def _number(value: float) -> str:
    return QLocale().toString(float(value), "f", 0)


def told(action: Action) -> str:
    """An action within a sentence: “the five of hearts”, “a double”."""
    if isinstance(action, Play):
        return drawn(action.card)
    return {
        Call.PASS: translate("Reasons", "a pass"),
        Call.DOUBLE: translate("Reasons", "a double"),
        Call.REDOUBLE: translate("Reasons", "a redouble"),
    }[Call(action)]


_USUALLY = 8  # in ten

_WORDS: Mapping[Kind, Any] = {
    Kind.UNBEATABLE: QT_TRANSLATE_NOOP("Reasons", "cannot be beaten in this trick"),
    Kind.WINS_TRICK: QT_TRANSLATE_NOOP("Reasons", "{often} wins the trick {compared}"),
    Kind.UNLESS_TRUMPED: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless a higher suit falls"),
    Kind.UNLESS_HIGHER: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless a higher card falls"),
    Kind.UNLESS_OVERTRUMPED: QT_TRANSLATE_NOOP("Reasons", "wins the trick unless one goes higher"),
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP(
        "Reasons", "saves {card} for later; the trick is already won"
    ),
    Kind.PARTNER_TAKES: QT_TRANSLATE_NOOP(
        "Reasons", "{often} lets {partner} win the trick {compared}"
    ),
    Kind.PARTNER_TRUMPS: QT_TRANSLATE_NOOP(
        "Reasons", "{often} lets {partner} win by another suit {compared}"
    ),
    Kind.SIDE_WINS: QT_TRANSLATE_NOOP("Reasons", "{whom} {often} win the trick {compared}"),
    Kind.LOSES_TRICK: QT_TRANSLATE_NOOP("Reasons", "{often} loses the trick {compared}"),
    Kind.TRUMPED: QT_TRANSLATE_NOOP(
        "Reasons", "{often} lets the other side win by another suit {compared}"
    ),
    Kind.REFUSES_QUINT: QT_TRANSLATE_NOOP(
        "Reasons", "is safer: {card} could give away {points} points"
    ),
    **dict.fromkeys(
        (Kind.TAKES_QUINT, Kind.MAKES_QUINT),
        QT_TRANSLATE_NOOP("Reasons", "{whom} {often} score {quint} {compared}"),
    ),
    **dict.fromkeys(
        (Kind.GIVES_QUINT, Kind.LOSES_QUINT),
        QT_TRANSLATE_NOOP("Reasons", "{others} {often} win {quint} {compared}"),
    ),
    Kind.SAVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "keeps {card} to score later"),
    Kind.KEEPS_HALF: QT_TRANSLATE_NOOP("Reasons", "keeps {card} for a quint of {points} later"),
    Kind.KEEPS_WINNER: QT_TRANSLATE_NOOP("Reasons", "keeps {card} to win a later trick"),
    Kind.WINS_AS_WELL: QT_TRANSLATE_NOOP("Reasons", "can win this trick, {card} a later one"),
    Kind.LAST_TRICK: QT_TRANSLATE_NOOP(
        "Reasons", "{whom} {often} win the last trick and the cachette {compared}"
    ),
    Kind.WINS_GAME_NOW: QT_TRANSLATE_NOOP(
        "Reasons", "{whom} {often} win the game at once {compared}"
    ),
    Kind.WINS_GAME: QT_TRANSLATE_NOOP(
        "Reasons", "{whom} {often} win the game in this deal {compared}"
    ),
    Kind.LOSES_GAME_NOW: QT_TRANSLATE_NOOP(
        "Reasons", "{whom} {often} lose the game at once {compared}"
    ),
    Kind.LOSES_GAME: QT_TRANSLATE_NOOP(
        "Reasons", "{whom} {often} lose the game in this deal {compared}"
    ),
    Kind.MOST_TRICKS: QT_TRANSLATE_NOOP(
        "Reasons", "expect {least} or {most} tricks, enough for {subject}"
    ),
    **dict.fromkeys(
        (Kind.FEW_TRICKS, Kind.RAISE_COSTS),
        QT_TRANSLATE_NOOP("Reasons", "expect {least} or {most} tricks, too few for {subject}"),
    ),
    Kind.MORE_TRICKS: QT_TRANSLATE_NOOP("Reasons", "{whom} win more tricks"),
    Kind.MORE_QUINTS: QT_TRANSLATE_NOOP("Reasons", "{whom} win more quints"),
}
"""What is said of the subject, or of either action, with how often it holds."""

_OF_OTHER: Mapping[Kind, Any] = {
    **dict.fromkeys(
        (
            *(Kind.UNBEATABLE, Kind.UNLESS_TRUMPED, Kind.UNLESS_HIGHER, Kind.UNLESS_OVERTRUMPED),
            *(Kind.WINS_TRICK, Kind.PARTNER_TAKES, Kind.PARTNER_TRUMPS),
        ),
        _WORDS[Kind.SIDE_WINS],
    ),
    Kind.REFUSES_QUINT: _WORDS[Kind.GIVES_QUINT],
    Kind.WINS_GAME_NOW: _WORDS[Kind.WINS_GAME],
    Kind.LOSES_GAME_NOW: _WORDS[Kind.LOSES_GAME],
    Kind.MORE_TRICKS: QT_TRANSLATE_NOOP("Reasons", "{whom} win fewer tricks"),
    Kind.MORE_QUINTS: QT_TRANSLATE_NOOP("Reasons", "{whom} win fewer quints"),
}
"""What is said of the other action, where that is not the same: what `Kind` says of it."""

_OF_KEPT: Mapping[Kind, Any] = {
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP("Reasons", "is not needed: the trick is already won"),
    Kind.KEEPS_WINNER: QT_TRANSLATE_NOOP("Reasons", "can win a later trick if kept"),
    Kind.WINS_AS_WELL: QT_TRANSLATE_NOOP("Reasons", "can win a later trick if kept"),
    Kind.SAVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "can score later if kept"),
    Kind.KEEPS_HALF: QT_TRANSLATE_NOOP("Reasons", "can make {quint} later if kept"),
}
"""What is said of the other action's card, which the subject keeps: as often as of the subject."""
