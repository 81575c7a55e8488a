"""Texts as Quinto wrote them, whatever mail, messengers and keyboards have made of them since."""

from __future__ import annotations

import re

_ANSWERED = re.compile(r"^(?:[ \t]*>)+[ \t]?", re.MULTILINE)
_UNSEEN = ("Cf", "Me")  # joiners and marks of direction; what makes a key of a figure
_DASH = "Pd"
_PICTURE_OR_TEXT = range(0xFE00, 0xFE10)
"""Selectors that make ♥ a picture, or keep it from becoming one."""

_INSTEAD = str.maketrans("♡♢♧♤♛−⁄∕٬٫\u2800", "♥♦♣♠+-//,. ")

_RANKS = r"((?:10|[2-9AKQJT\s-]){0,40})"
_HAND_BY_SIGNS = re.compile(rf"♥{_RANKS}♦{_RANKS}♣{_RANKS}♠{_RANKS}(\+?)")


def as_written(text: str) -> str:
    """Undo what happens to a text on its way: plain figures, hyphens and blanks, nothing unseen."""
    text = unanswered(text)
    if text.isascii():
        return text
    import unicodedata

    return unicodedata.normalize("NFKC", text).translate(_Typed(_INSTEAD))


def unanswered(text: str) -> str:
    """Remove what a mail program puts before the lines of a mail that is answered."""
    return _ANSWERED.sub("", text)


def cards_as_written(text: str) -> str:
    """Undo what people do to hands as they type them: small letters, 10 for T, suit signs."""
    text = as_written(text).upper()
    return _HAND_BY_SIGNS.sub(_with_dots, text).replace("10", "T")


def _with_dots(hand: re.Match[str]) -> str:
    *suits, royal = hand.groups()
    return ".".join("".join(ranks.replace("-", "").split()) for ranks in suits) + royal + " "


class _Typed(dict[int, "int | str | None"]):
    """What each sign of a text stands for, found out once for each."""

    def __missing__(self, sign: int) -> int | str | None:
        self[sign] = found = _typed(chr(sign))
        return found


def _typed(sign: str) -> str | None:
    import unicodedata

    category = unicodedata.category(sign)
    if category in _UNSEEN or ord(sign) in _PICTURE_OR_TEXT:
        return None
    if category == _DASH:
        return "-"
    figure = unicodedata.decimal(sign, None)
    return sign if figure is None else str(figure)
