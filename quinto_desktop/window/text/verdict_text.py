"""The words of verdicts: what a decision is called, what it cost, and how certain that is.

Points are whole numbers here: their intervals are wider than a tenth of a point.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from quinto_desktop.game.judging.values import Estimate, Label
from quinto_desktop.window.text.card_text import CountWords
from quinto_desktop.window.text.translation import fill, signed, translate

MARKS: dict[Label, str] = {
    Label.SOUND: "●",
    Label.UNLUCKY: "◐",
    Label.ERROR: "▲",
    Label.LUCKY_ERROR: "△",
    Label.TOO_CLOSE: "≈",
    Label.FORCED: "·",
    Label.NOT_COUNTED: "·",
}
"""The mark of each label: it tells them apart without colour."""

_WORDS: dict[Label, Any] = {
    Label.SOUND: QT_TRANSLATE_NOOP("Verdicts", "Good"),
    Label.UNLUCKY: QT_TRANSLATE_NOOP("Verdicts", "Good but unlucky"),
    Label.ERROR: QT_TRANSLATE_NOOP("Verdicts", "Mistake"),
    Label.LUCKY_ERROR: QT_TRANSLATE_NOOP("Verdicts", "Lucky mistake"),
    Label.TOO_CLOSE: QT_TRANSLATE_NOOP("Verdicts", "Too close to call"),
    Label.FORCED: QT_TRANSLATE_NOOP("Verdicts", "Forced"),
    Label.NOT_COUNTED: QT_TRANSLATE_NOOP("Verdicts", "No difference"),
}

_MEANINGS: dict[Label, Any] = {
    Label.SOUND: QT_TRANSLATE_NOOP(
        "Verdicts", "Given what could be known, nothing else was clearly better."
    ),
    Label.UNLUCKY: QT_TRANSLATE_NOOP(
        "Verdicts",
        "Given what could be known, nothing was better; as the cards lay, something was.",
    ),
    Label.ERROR: QT_TRANSLATE_NOOP(
        "Verdicts", "Given what could be known, something else was better."
    ),
    Label.LUCKY_ERROR: QT_TRANSLATE_NOOP(
        "Verdicts",
        "Given what could be known, something else was better; as the cards lay, it made no "
        "difference.",
    ),
    Label.TOO_CLOSE: QT_TRANSLATE_NOOP(
        "Verdicts", "The possible deals do not show whether something else was better."
    ),
    Label.FORCED: QT_TRANSLATE_NOOP("Verdicts", "There was no choice."),
    Label.NOT_COUNTED: QT_TRANSLATE_NOOP("Verdicts", "Every choice was worth the same."),
}


def word(label: Label) -> str:
    """A label by itself: “Good”, “Lucky mistake”."""
    return translate("Verdicts", _WORDS[label])


def tag(label: Label) -> str:
    """A label with its mark: “▲ Mistake”."""
    return f"{MARKS[label]} {word(label)}"


def meaning(label: Label) -> str:
    """What a label says, in a sentence."""
    return translate("Verdicts", _MEANINGS[label])


# ------------------------------------------------------------------- points
def points(value: float) -> str:
    """Points won or lost, to the point: “+12”, “−3”, “0”."""
    return signed(round(value))


def points_count(count: int) -> str:
    """An amount of points: “1 point”, “3 points”, “−11 points”."""
    size = abs(count)  # Qt writes no number into a text that is less than 0
    told = translate("CountWords", "1 point")
    if size != 1:
        told = CountWords.tr("%n points", "", size)
    return told if count >= 0 else told.replace(str(size), f"−{size}", 1)


def plain(value: float) -> str:
    """A number to the point, with a sign only if it is negative: “3”, “−2”."""
    return signed(round(value)).removeprefix("+")


def between(estimate: Estimate) -> str:
    """The interval of a figure: “between 2 and 5”, “between −2 and 4”; “exactly 3” if it is one.

    Its ends are those by which errors are charged, 2.33 standard errors from the middle, so that
    whatever is too close to call has 0 in it.
    """
    return between_numbers(estimate.least, estimate.most, is_exact=not estimate.error)


def between_numbers(least: float, most: float, *, is_exact: bool = False) -> str:
    """The same for its ends; “about 3” if both are the same number to the point."""
    if is_exact:
        return fill(translate("Verdicts", "exactly {number}"), number=plain(most))
    if round(least) == round(most):
        return fill(translate("Verdicts", "about {number}"), number=plain(most))
    text = translate("Verdicts", "between {least} and {most}")
    return fill(text, least=plain(least), most=plain(most))


# ------------------------------------------------------------------- chances
def chance(share: float) -> str:
    """A chance, 0 to 1, in whole per cent: “62%”."""
    return fill(translate("Verdicts", "{number}%"), number=plain(100 * share))


def chance_between(estimate: Estimate) -> str:
    """The interval of a chance lost, 0 to 1: “between 2% and 5%”."""
    least, most = round(100 * estimate.least), round(100 * estimate.most)
    if least == most:
        return fill(translate("Verdicts", "about {number}"), number=chance(estimate.mean))
    text = translate("Verdicts", "between {least} and {most}")
    return fill(text, least=chance(estimate.least), most=chance(estimate.most))


def in_ten(rate: float) -> str:
    """Points charged in ten decisions, to a tenth: “4.2”."""
    return QLocale().toString(rate, "f", 1)
