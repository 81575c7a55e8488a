"""What somebody pastes, drops or types: a deal, a game's number, a day, a whole game, or a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from quinto_desktop.records import SUFFIX, SavedGame, decode
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.fault_text import QT_TRANSLATE_NOOP
from quinto_desktop.rules import (
    GREATEST_SEED,
    CodedDeal,
    CodedError,
    FaultCode,
    Form,
    NotationError,
    NotationFault,
    RuleOptions,
    Seat,
    deal_code,
    parse_deal_code,
)
from quinto_desktop.rules.as_written import as_written, cards_as_written, unanswered
from quinto_desktop.rules.notation import layout_text, parse_layout

_FEWEST_IN_A_CODE = 12
"""The fewest characters of a text that is taken for a deal code with something missing."""

_CODE = re.compile(r"(?<![0-9A-Za-z-])[0-9A-Za-z](?:-?[0-9A-Za-z]){25,60}(?![0-9A-Za-z-])")
_CODE_LETTERS = re.compile(r"[0-9A-Za-z\s-]+")
_GROUP = re.compile(r"[0-9A-Za-z]+")
_TORN_GROUP = re.compile(r"\b([0-9A-Za-z]{1,3})\n([0-9A-Za-z]{1,3})\b")
_HAND = r"[0-9AKQJT.+]{1,24}"
_LAYOUT = re.compile(rf"(?<![^\W\d_])[NESW]\s?:\s{{0,4}}(?:{_HAND}\s{{1,4}}){{4}}/\s{{0,4}}{_HAND}")
_LIKE_A_LAYOUT = re.compile(r"\b[NESW]\s?:\s?[^\s.:]{0,20}\.|\b[nesw]\s?:\s?[0-9akqjt]{1,20}\.")
_DAY = re.compile(r"Quinto\s+(\d{4}-\d{2}-\d{2})(?!\d)", re.IGNORECASE)
_IN_THOUSANDS = r"[0-9]{1,3}(?:[,.'’][0-9]{3})+"
_NUMBER = re.compile(rf"#?\s*({_IN_THOUSANDS}|[0-9][0-9\s]*)")
_OPENING, _CLOSING = " \"'“”„‚‘’«»‹›([<*_`", " \"'“”‘’«»‹›)]>*_`.,;:!"
_BEFORE_A_NUMBER = (
    # English, German and French, as in what Quinto says of a game; and what people write.
    *("#", "n°", "no", "nr", "num", "number", "nummer", "numéro", "numero"),
    *("shared", "geteilt", "partagée", "quinto"),
    "num(?:ber|mer|éro)[^0-9]{1,30}:",
)
_NAMED_NUMBER = re.compile(
    rf"(?<![^\W_])(?:{'|'.join(_BEFORE_A_NUMBER)})(?<!\w(?=\w))[\s.:]{{0,4}}"
    rf"({_IN_THOUSANDS}|[0-9]+)(?![^\W_]|[-.,:/'’][0-9])",
    re.IGNORECASE,
)
_NOT_FIGURES = re.compile(r"[^0-9]+")
_LONGEST_NUMBER = 20
_WEB = ("http", "https", "ftp", "mailto")
_WINDOWS_PATH = re.compile(r"/[A-Za-z]:/")
_MOST_TOLD = 40
_GROUP_SIZE = 4
_GROUPS_OF_A_CODE = range(7, 10)
_FIRST_IN_A_CODE = "1IiLl"  # the version, however it is typed
_MOST_CODES = 1000
"""How many of the codes in a text are read: enough to say that there are several."""


# Sentences, formatted by hand.
# fmt: off
class PasteFault(FaultCode):
    """Why a text or something dropped is nothing that can be played."""

    NOTHING = QT_TRANSLATE_NOOP("Paste",
        "There is no text to paste. Copy a deal code or a game’s number first.")
    NOT_KNOWN = QT_TRANSLATE_NOOP("Paste",
        "This is neither a deal nor a game. Paste a deal code, a deal written out in one line, the "
        "number of a game, or a saved game.")
    NUMBER_TOO_LARGE = QT_TRANSLATE_NOOP("Paste",
        "No game has such a number. Enter one from 0 to {greatest}.")
    SEVERAL_DEALS = QT_TRANSLATE_NOOP("Paste",
        "The text has {count} different deals. Copy only the one you want.")
    NO_SUCH_DAY = QT_TRANSLATE_NOOP("Paste", "{text} is not a date. Write it like 2026-11-22.")
    WEB_ADDRESS = QT_TRANSLATE_NOOP("Paste",
        "Quinto opens no web pages. Download the game first, then open the file; or copy the "
        "deal code from the page.")
    SEVERAL_FILES = QT_TRANSLATE_NOOP("Paste",
        "These are {count} files. Quinto opens one game at a time.")
    NOT_TEXT = QT_TRANSLATE_NOOP("Paste",
        "“{name}” is neither a saved game nor a text file. Choose another file.")
# fmt: on


class PasteError(CodedError):
    """A text or a file that is nothing that can be played."""


class PastedDeal(Struct, frozen=True):
    """One deal.

    Attributes:
        has_rules: Whether it says by which rules and at which scores it is played; otherwise it is
            a one-line text, whose first hand is the dealer's.
    """

    deal: CodedDeal
    has_rules: bool

    @property
    def text(self) -> str:
        """The deal as a text that `read_pasted` reads."""
        if self.has_rules:
            return deal_code(self.deal)
        return layout_text(self.deal.layout, self.deal.dealer)


class PastedNumber(Struct, frozen=True):
    """The number of a game, 0 to `GREATEST_SEED`."""

    number: int


class PastedDay(Struct, frozen=True):
    """A day, whose deal is wanted."""

    day: date


class PastedGame(Struct, frozen=True):
    """A whole saved game."""

    game: SavedGame


class PastedFile(Struct, frozen=True):
    """The place of a file."""

    path: Path


ToPlay: TypeAlias = PastedDeal | PastedNumber | PastedDay
"""What a new game can be dealt from."""

Pasted: TypeAlias = ToPlay | PastedGame | PastedFile


def read_pasted(text: str) -> Pasted:
    """Find out what a text is; a deal may be surrounded by other words, as in a message.

    Raises:
        PasteError: It is nothing that can be played, or too many things.
        NotationError: It is meant to be a deal, and wrong.
        RecordError: It is meant to be a saved game, and wrong.
    """
    written = as_written(text).strip()
    if not written:
        raise PasteError(PasteFault.NOTHING)
    if written.startswith("{"):
        return _game_in(unanswered(text))
    found = (
        _number_alone(written)
        or _deal_in(written)
        or _day_in(written)
        or _file_in(text)
        or _named_number_in(written)
    )
    if found is None:
        raise _likeliest_fault(written)
    return found


def read_dropped_file(path: Path) -> Pasted:
    """Find out what a dropped file is: a saved game to open, or a text for `read_pasted`.

    Raises:
        PasteError, NotationError, RecordError: As by `read_pasted`, or it cannot be read as text.
    """
    if path.suffix.casefold() in (SUFFIX, f"{SUFFIX}~"):
        return PastedFile(path)
    data = read_file(path, GREATEST_SIZE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PasteError(PasteFault.NOT_TEXT, name=path.name) from None
    if text.lstrip().startswith("{"):
        return PastedFile(path)  # a saved game by another name
    return read_pasted(text)


def the_only(paths: Iterable[Path]) -> Path:
    """Return the only one of several dropped files; `PasteError` if there are none or several."""
    dropped = list(paths)
    if not dropped:
        raise PasteError(PasteFault.NOTHING)
    if len(dropped) > 1:
        raise PasteError(PasteFault.SEVERAL_FILES, count=len(dropped))
    return dropped[0]


def under_rules(pasted: PastedDeal, rules: RuleOptions, dealer: Seat) -> CodedDeal:
    """Return a deal with rules and a dealer if it has none of its own; North is dummy, if any."""
    if pasted.has_rules:
        return pasted.deal
    dummy = Seat.N if rules.form is Form.DUMMY else None
    return replace(pasted.deal, rules=rules, dealer=dealer, dummy=dummy)


def _game_in(text: str) -> PastedGame:
    # Its names stay as they are, and nothing of what is around it.
    kept = text[max(0, text.find("{")) :]  # there is none if it is a wide one
    whole = kept[: kept.rfind("}") + 1] or kept
    return PastedGame(decode(whole.encode("utf-8", "surrogatepass")))


def _number_alone(text: str) -> PastedNumber | None:
    found = _NUMBER.fullmatch(text.lstrip(_OPENING).rstrip(_CLOSING))
    return None if found is None else _number(found[1])


def _named_number_in(text: str) -> PastedNumber | None:
    numbers = {_number(figures) for figures in _NAMED_NUMBER.findall(text)} - {None}
    if len(numbers) > 1:
        raise PasteError(PasteFault.SEVERAL_DEALS, count=len(numbers))
    return numbers.pop() if numbers else None


def _number(figures: str) -> PastedNumber | None:
    plain = _NOT_FIGURES.sub("", figures).lstrip("0") or "0"
    if len(plain) > _LONGEST_NUMBER:
        return None
    if int(plain) > GREATEST_SEED:
        raise PasteError(PasteFault.NUMBER_TOO_LARGE, greatest=GREATEST_SEED)
    return PastedNumber(int(plain))


def _deal_in(text: str) -> PastedDeal | None:
    codes = _deals_of((text, *_CODE.findall(text)))
    codes = codes or _deals_of(islice(_codes_in_groups(text), _MOST_CODES))
    if len(codes) > 1:
        raise PasteError(PasteFault.SEVERAL_DEALS, count=len(codes))
    if codes:
        return PastedDeal(codes[0], has_rules=True)
    found = _LAYOUT.findall(cards_as_written(text))
    lines = list(dict.fromkeys(" ".join(line.split()) for line in found))
    if len(lines) > 1:
        raise PasteError(PasteFault.SEVERAL_DEALS, count=len(lines))
    return PastedDeal(_written(lines[0]), has_rules=False) if lines else None


def _deals_of(codes: Iterable[str]) -> list[CodedDeal]:
    found = map(_coded, islice(dict.fromkeys(codes), _MOST_CODES))
    return [deal for deal in dict.fromkeys(found) if deal is not None]


def _codes_in_groups(text: str) -> Iterator[str]:
    for whole in dict.fromkeys((text, _TORN_GROUP.sub(_whole_group, text))):
        groups = _GROUP.findall(whole)
        for start, first in enumerate(groups):
            if len(first) != _GROUP_SIZE or first[0] not in _FIRST_IN_A_CODE:
                continue
            for count in _GROUPS_OF_A_CODE:
                *full, last = groups[start : start + count]
                if {len(group) for group in full} == {_GROUP_SIZE} and len(last) <= _GROUP_SIZE:
                    yield "".join((*full, last))


def _whole_group(torn: re.Match[str]) -> str:
    joined = torn[1] + torn[2]
    return joined if len(joined) == _GROUP_SIZE else torn[0]


def _coded(text: str) -> CodedDeal | None:
    try:
        return parse_deal_code(text)
    except NotationError:
        return None


def _written(line: str) -> CodedDeal:
    head, _, rest = line.partition(":")
    head = head.strip()
    layout = parse_layout(f"{head}:{rest.strip()}")
    return CodedDeal(layout, Seat[head], RuleOptions())


def _day_in(text: str) -> PastedDay | None:
    found = _DAY.search(text)
    if found is None:
        return None
    try:
        return PastedDay(date.fromisoformat(found[1]))
    except ValueError:
        raise PasteError(PasteFault.NO_SUCH_DAY, text=found[1]) from None


def _file_in(text: str) -> PastedFile | None:
    lines = [line for line in _seen(text).splitlines() if line not in ("copy", "cut")]
    if len(lines) > 1 and all(line.startswith("file:") for line in lines):
        raise PasteError(PasteFault.SEVERAL_FILES, count=len(lines))
    if len(lines) != 1:
        return None
    (line,) = lines
    scheme = _scheme_of(line)
    if scheme in _WEB:
        raise PasteError(PasteFault.WEB_ADDRESS)
    if scheme == "file":
        named = unquote(urlsplit(line).path, errors="surrogateescape")
        return PastedFile(Path(named[1:] if _WINDOWS_PATH.match(named) else named))
    path = Path(line.strip("\"'"))
    is_named = path.suffix.casefold() == SUFFIX
    return PastedFile(path) if is_named or path.is_absolute() else None


def _scheme_of(text: str) -> str | None:
    try:
        return urlsplit(text).scheme or None
    except ValueError:
        return None


def _likeliest_fault(text: str) -> PasteError | NotationError:
    if _LIKE_A_LAYOUT.search(text):
        return _fault_of_layout(text)
    letters = "".join(text.split())
    if _CODE_LETTERS.fullmatch(text) and any(letter.isdigit() for letter in letters):
        fault = _fault_of_code(text)
        if fault is not None and len(letters) >= _FEWEST_IN_A_CODE:
            return fault
    return PasteError(PasteFault.NOT_KNOWN)


def _fault_of_layout(text: str) -> NotationError:
    try:
        parse_layout(cards_as_written(text))
    except NotationError as error:
        return error
    return NotationError(NotationFault.NOT_A_DEAL, text=text[:_MOST_TOLD])


def _fault_of_code(text: str) -> NotationError | None:
    try:
        parse_deal_code(text)
    except NotationError as error:
        return error
    return None


def _seen(text: str) -> str:
    # Messages wrap joiners and marks of direction around a text.
    if not text.isascii():
        import unicodedata

        text = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
    return text.strip()
