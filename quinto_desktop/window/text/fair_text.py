"""Fair and shared games in words: how a commitment is written, and what is wrong with words."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale

from quinto_desktop.game import Source
from quinto_desktop.rules import CodedDeals, FairDeals, NotationError, NotationFault
from quinto_desktop.window.text.translation import fill, translate

_GROUP = 4
_SHOWN = 8
"""As many digits of a commitment as tell one of a person's games from another."""


def grouped(digits: str) -> str:
    """Hexadecimal digits in groups of four, as they are easiest to compare: “3f2a 91c0”."""
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def shortened(commitment: bytes) -> str:
    """How a commitment begins: “3f2a 91c0”."""
    return grouped(commitment.hex()[:_SHOWN])


def commitment_lines(commitment: bytes, lines: int = 2) -> str:
    """A whole commitment in groups of four, on lines of the same length."""
    digits = commitment.hex()
    length = len(digits) // lines
    return "\n".join(grouped(digits[at : at + length]) for at in range(0, len(digits), length))


def commitment_told(digits: str) -> str:
    """A commitment, or how it begins, for those who hear it: “Seal 3f2a 91c0”."""
    return fill(translate("FairDeal", "Seal {digits}"), digits=digits)


def words_fault(error: NotationError) -> str:
    """What is wrong with the player's own words, in a sentence that says what to do."""
    text = translate("FairDeal", "One of these characters is incomplete. Type the words again.")
    if error.fault is NotationFault.WORDS_TOO_LONG:
        text = translate("FairDeal", "That is {count} characters; use {greatest} at most.")
    return fill(text, **error.values)


class SourceWords(NamedTuple):
    """Where the cards of a game come from, in words: fair deals, or a shared game.

    Attributes:
        short: How it is shown on the score sheet, longest first.
        name: All of it: the whole commitment, number or code.
        hint: What it is good for.
        told: That it has been copied.
        heard: The name, shortened for the ear; empty if it is short enough.
    """

    short: tuple[str, ...]
    name: str
    hint: str
    copied: str
    told: str
    heard: str = ""


def source_words(source: Source, day: date | None = None, *, is_over: bool = False) -> SourceWords:
    """Say where the cards of a game come from, on the day whose deal it is, if it is one's.

    The deals of a game that `is_over` or abandoned can be checked.
    """
    if isinstance(source, FairDeals):
        words = _fair(source)
        hint = translate(
            "ScoreSheet", "The game is over: click to check that nobody chose the cards."
        )
        return words._replace(hint=hint) if is_over else words
    if isinstance(source, CodedDeals):
        return _coded(source)
    return _numbered(source.seed) if day is None else _of_day(source.seed, day)


def copy_title(source: Source) -> str:
    """The menu entry that copies where the cards come from, with a mnemonic."""
    if isinstance(source, FairDeals):
        return translate("Menus", "Cop&y seal")
    if isinstance(source, CodedDeals):
        return translate("Menus", "Cop&y deal code")
    return translate("Menus", "Cop&y game number")


def _fair(deals: FairDeals) -> SourceWords:
    begins = shortened(deals.commitment)
    name = translate("ScoreSheet", "Fair deal, seal {digits}")
    return SourceWords(
        (
            fill(translate("ScoreSheet", "Fair deal {digits}"), digits=begins),
            fill(translate("ScoreSheet", "Fair {digits}"), digits=begins),
        ),
        fill(name, digits=grouped(deals.commitment.hex())),
        translate(
            "ScoreSheet",
            "Fixed before the first card. Click to copy all of it; it proves that nobody chose the "
            "cards.",
        ),
        deals.commitment.hex(),
        translate("ScoreSheet", "Seal copied. Compare it when the game is over."),
        heard=fill(name, digits=begins),  # nobody wants to hear 64 of them at each Tab
    )


def _numbered(number: int) -> SourceWords:
    text = str(number)
    return SourceWords(
        (
            fill(translate("ScoreSheet", "Shared game no. {number}"), number=text),
            fill(translate("ScoreSheet", "Shared no. {number}"), number=text),
            fill(translate("ScoreSheet", "Shared {number}"), number=text),
        ),
        fill(translate("ScoreSheet", "Shared game number {number}"), number=text),
        translate(
            "ScoreSheet",
            "Anyone with the number can know the cards. Click to copy it; you can enter it in New "
            "game.",
        ),
        text,
        fill(translate("ScoreSheet", "Game number {number} copied."), number=text),
    )


def _of_day(number: int, day: date) -> SourceWords:
    local = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    words = _numbered(number)
    name = translate("ScoreSheet", "Shared deal of the day, {date}: game number {number}")
    return words._replace(
        short=(
            fill(translate("ScoreSheet", "Shared deal of {date}"), date=local),
            fill(translate("ScoreSheet", "Shared, {date}"), date=local),
        ),
        name=fill(name, date=local, number=str(number)),
        hint=translate(
            "ScoreSheet", "On this day everyone gets these cards. Click to copy the number."
        ),
    )


def _coded(deals: CodedDeals) -> SourceWords:
    name = translate("ScoreSheet", "Shared game from the deal code {code}")
    return SourceWords(
        (
            translate("ScoreSheet", "Shared deal code"),
            translate("ScoreSheet", "Shared code"),
        ),
        fill(name, code=deals.code),
        translate("ScoreSheet", "Anyone with the deal code can know the cards. Click to copy it."),
        deals.code,
        translate("ScoreSheet", "Deal code copied."),
    )
