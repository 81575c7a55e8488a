"""How sentences are built: Qt's translation, and what fills the gaps of a text, names above all.

Every word goes through `translate`, as a literal that lupdate can find. Placeholders are names in
braces, so that a translation may put them in any order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_GROUPED_FROM = 10_000  # the least number whose digits are grouped: “9999”, but “10,000”
_PLACEHOLDER = re.compile(r"\{(\w+)\}")

_MOST_MARKS = 3
"""How many accents a letter may carry; no spelling puts more of them over one another."""

_FIRST_STRONG, _POP = "\u2068", "\u2069"
_FROM_RIGHT = re.compile(  # letters; Arabic figures run as ours do
    r"(?!\d)[\u0590-\u065f\u066d-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc"
    r"\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Invisible characters that turn the direction of the text after them."""

_NUMBERED = re.compile(r"\d+$")


def fill(text: str, /, **values: object) -> str:
    """Put values into a translated text with names in braces: `"{who} plays {card}."`.

    A value written from the right is kept apart from the text around it. Names not given are left
    as they are, so that a faulty translation can never stop the game. Long numbers are grouped as
    the language does; numbers that are names, such as a game's, must be strings.
    """
    return _PLACEHOLDER.sub(lambda found: _told(values.get(found[1], found[0])), text)


def _told(value: object) -> str:
    if isinstance(value, int) and abs(value) >= _GROUPED_FROM:
        return QLocale().toString(value)
    return isolated(str(value))


def title_case(text: str) -> str:
    """The text with its first letter capitalised and the rest unchanged."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A gain or a loss: “+130”, “−65”, “0”."""
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"−{-number}"


def heard(text: str) -> str:
    """Return a text with commas for the dots between its parts, which a reader would name."""
    return text.replace(" · ", ", ")


def join_and(words: Sequence[str]) -> str:
    """One or more words as a list: “a”, “a and b”, “a, b and c”."""
    return _joined(words, translate("Words", "{listed} and {last}"))


def join_or(words: Sequence[str]) -> str:
    """One or more words as a choice: “a”, “a or b”, “a, b or c”."""
    return _joined(words, translate("Words", "{listed} or {last}"))


def _joined(words: Sequence[str], text: str) -> str:
    if len(words) < 2:
        return "".join(words)
    listed = translate("Words", ", ").join(map(isolated, words[:-1]))
    return fill(text, listed=listed, last=words[-1])


# --------------------------------------------------------------- names
def tidy_name(name: str) -> str:
    """A name without what would reach beyond its own place: towers of accents, turned text."""
    if name.isascii():
        return name
    import unicodedata  # it takes 0.9 MB

    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS and char not in _DIRECTIONS:
            kept.append(char)
    return "".join(kept)


def isolated(text: str) -> str:
    """A text to stand within another, whose words it does not reorder.

    Hebrew and Arabic are written from the right, and would take the numbers and marks beside them
    along. A text without them is left as it is.
    """
    return f"{_FIRST_STRONG}{text}{_POP}" if _FROM_RIGHT.search(text) else text


def is_from_right(text: str) -> bool:
    """Whether a text is written from right to left: its first letter says so."""
    letter = next(filter(str.isalpha, text), "")
    return _FROM_RIGHT.search(letter) is not None


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """A monogram for each name: one letter, or as many as distinguish it from the others."""
    return tuple([_monogram(name, [other for other in names if other != name]) for name in names])


def _monogram(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()
    alike = [other for other in others if other[:1].upper() == first]
    if not alike:
        return first
    number = _NUMBERED.search(name)
    if number is not None:
        return first + number.group()[-2:]
    for place, letters in enumerate(zip_longest(name, *alike, fillvalue="")):
        if place and letters[0].strip() and letters[0] not in letters[1:]:
            return first + letters[0]
    return first
