"""The whole book: its sections in order, the page that they make, and the list of keys.

The keys are listed from the same tables that the table and the menus hear them by.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from quinto_desktop.rules import Reason
from quinto_desktop.window.help import playing, scores, setting_up, sources
from quinto_desktop.window.help.markup import Inks, Section, style, subheading, table
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS, Deed
from quinto_desktop.window.text.commands import QUESTIONS, Command

translate = QCoreApplication.translate

_ANCHORS = {
    Reason.GAME_IS_OVER: "s7-over",
    Reason.DRAW_FIRST: "s2-draw-first",
    Reason.DRAW_IS_OVER: "s2-draw-once",
    Reason.NOT_A_DRAW: "s2-draw-cards",
    Reason.DEAL_FIRST: "s3-deal",
    Reason.DEAL_IS_RUNNING: "s3-next",
    Reason.NOT_A_PACK: "s3-shuffle",
    Reason.NOT_YOUR_TURN: "s5-turn",
    Reason.DOUBLING_FIRST: "s4-before-play",
    Reason.DOUBLING_IS_OVER: "s4-over",
    Reason.PARTNER_HAS_DOUBLED: "s4-partners",
    Reason.ALREADY_DOUBLED: "s4-one-each",
    Reason.NOTHING_TO_REDOUBLE: "s4-redouble",
    Reason.OWN_DOUBLE: "s4-redouble",
    Reason.ALREADY_REDOUBLED: "s4-one-each",
    Reason.NOT_IN_HAND: "s5-hand",
    Reason.MUST_FOLLOW_SUIT: "s5-follow",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "s5-quint-royal-led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "s5-quint-royal-due",
}


def anchor_of(reason: Reason) -> str:
    """The anchor of the paragraph in the book that a refusal rests on, e.g. "s5-follow".

    It begins with “s” and the section of the rules, as `Reason.section` has it.
    """
    return _ANCHORS[reason]


def sections() -> tuple[Section, ...]:
    """The whole book, in order."""
    return (
        *setting_up.beginning(),
        *playing.sections(),
        setting_up.rubber(),
        scores.section(),
        *setting_up.forms(),
        sources.section(),
        playing.advice(),
        keys_section(),
    )


def page(parts: tuple[Section, ...], inks: Inks, title: str = "") -> str:
    """Sections as one page of HTML, with a title over all of them if there is one."""
    head = f"<h1>{title}</h1>" if title else ""
    told = "".join(
        f'<h2><a name="{part.anchor}"></a>{part.title}</h2>{part.body}' for part in parts
    )
    return f"<html><head><style>{style(inks)}</style></head><body>{head}{told}</body></html>"


# --------------------------------------------------------------- the keys
Rows = Iterable[tuple[str, str]]


def keys_section() -> Section:
    """The keys of the table, of the window, and of this book."""
    return Section("keys", translate("Help", "Keys"), _keys())


def _keys() -> str:
    return (
        _listed(_table_keys())
        + subheading(translate("Help", "To ask how things stand"))
        + _listed(_command_keys(QUESTIONS))
        + subheading(translate("Help", "In the window"))
        + _listed(_command_keys(command for command in Command if command not in QUESTIONS))
        + subheading(translate("Help", "In this book"))
        + _listed(_book_keys())
    )


def _listed(keys: Rows) -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    return table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _table_keys() -> Rows:
    rows: dict[tuple[Deed, ...], str] = {
        (Deed.LEFT, Deed.RIGHT): translate("Help", "Go along your hand"),
        (Deed.FIRST, Deed.LAST): translate("Help", "Go to its first or last card"),
        (Deed.FAR_HAND, Deed.NEAR_HAND): translate(
            "Help", "Go to your hand on the far side, dummy for one, and back"
        ),
        (Deed.ENTER,): translate("Help", "Play the card, or press the button"),
        (Deed.GO_ON,): translate("Help", "Go on at once, without waiting"),
        (Deed.PASS, Deed.DOUBLE, Deed.REDOUBLE): translate(
            "Help", "Pass, double, redouble in the doubling round"
        ),
        (Deed.LET_BE,): translate("Help", "Put a card back, or close what is open"),
    }
    for deeds, text in rows.items():
        yield _keys_in_words([DEED_KEYS[deed][0] for deed in deeds]), text
    ranks = translate(
        "Help", "Go to the next card of that rank; 0 stands for the ten, 1 for the Quint Royal"
    )
    yield _keys_in_words(RANK_KEYS), ranks


def _command_keys(commands: Iterable[Command]) -> Rows:
    for command in commands:
        keys = _keys_in_words(command.spec.keys)
        if keys:
            yield keys, command.spec.purpose


def _book_keys() -> Rows:
    return (
        (_native("Ctrl+F"), translate("Help", "Find a word; Enter shows the next place")),
        (_native("Ctrl+P"), translate("Help", "Print the book")),
    )


def _keys_in_words(keys: Iterable[QKeySequence | Qt.Key]) -> str:
    return translate("Help", ", ").join(map(_native, keys))


def _native(key: QKeySequence | Qt.Key | str) -> str:
    """A key as it is written on this desktop's keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
