"""Errors as English sentences, for the command line."""

from __future__ import annotations

from collections.abc import Mapping

from quinto_desktop.players.kernel.position import PositionFault
from quinto_desktop.records import RecordError
from quinto_desktop.records.fault_text import fault_text, joined
from quinto_desktop.records.faults import HistoryFault, shown
from quinto_desktop.rules import CodedError, FaultCode, NotationFault, QuintoError

_MOST_SHOWN = 300

SENTENCES: Mapping[FaultCode, str] = {
    # Texts.
    NotationFault.NOT_A_CARD: (
        "“{text}” is not a card; write suit then rank, as in HA, DT or S2, or QR for the Quint "
        "Royal."
    ),
    NotationFault.NOT_A_HAND: (
        "“{text}” is not a hand; write four groups with dots between them, "
        "hearts.diamonds.clubs.spades."
    ),
    NotationFault.NOT_A_RANK: "“{letter}” in “{text}” is not a rank; the ranks are AKQJT98765432.",
    NotationFault.RANKS_OUT_OF_ORDER: "The ranks of “{text}” are not in order from high to low.",
    NotationFault.NOT_A_DEAL: "“{text}” is not a deal; write N:<N> <E> <S> <W> / <cachette>.",
    NotationFault.CARD_TWICE: "The card {card} appears twice in the deal.",
    NotationFault.DUMMY_DEALS_FIRST: (
        "North is dummy's seat in the first game of three; let S, W or E deal first."
    ),
    # Fair deals.
    NotationFault.WORDS_TOO_LONG: (
        "The words for a fair deal have {count} characters; leave at most {greatest} of them."
    ),
    NotationFault.WORDS_NOT_TEXT: (
        "The words for a fair deal contain an incomplete character; type them again."
    ),
    NotationFault.NOT_A_HASH: (
        "“{text}” is neither a secret nor a commitment; give 64 hexadecimal digits in lower case."
    ),
    # Deal codes.
    NotationFault.NOT_A_WHOLE_DEAL: (
        "Only a whole deal has a code: four hands of twelve cards and a cachette of five."
    ),
    NotationFault.NOT_SCORES_BEFORE: (
        "The score cannot be {ns} : {ew} before a deal of a game to {target}; give multiples of 5 "
        "below that."
    ),
    NotationFault.NOT_IN_CODES: (
        "“{letter}” in “{text}” is not used in deal codes; they consist of digits and letters "
        "other than U."
    ),
    NotationFault.CODE_TOO_SHORT: (
        "The deal code has only {count} characters; the shortest have {least}. Copy it again."
    ),
    NotationFault.CODE_MISTYPED: (
        "“{text}” is not a deal code as it stands; compare it character by character."
    ),
    NotationFault.CODE_OF_NEWER_VERSION: (
        "“{text}” is a deal code of a newer Quinto; update Quinto to play it."
    ),
    # Options.
    NotationFault.NOT_A_RULE: "“{text}” is not a rule; write NAME=VALUE, each name once.",
    NotationFault.RULE_UNKNOWN: "There is no rule “{name}”; the rules are {known}.",
    NotationFault.NOT_A_NUMBER: (
        "“{text}” is not a valid value for {name}; give a whole number such as {example}."
    ),
    NotationFault.CHOICE_UNKNOWN: (
        "“{text}” is not a valid value for {name}; choose one of {known}."
    ),
    NotationFault.STAKES_OUT_OF_RANGE: (
        "The stakes are {stakes}; choose from 0 to {greatest} counters for ten points."
    ),
    NotationFault.TARGET_OUT_OF_RANGE: (
        "The target is {target}; choose from {least} to {greatest}."
    ),
    NotationFault.MATCH_OF_OTHER_FORM: (
        "A game with form={form} is not played as match={match}; choose {matches}."
    ),
    NotationFault.TARGET_TOO_LOW: (
        "The target is {target}, but the opponents of dummy start with {handicap} points; choose "
        "a higher target."
    ),
    # Positions.
    PositionFault.HANDS_MISCOUNTED: "A position has four hands, not {count}.",
    PositionFault.BAD_TRICK_VALUE: "A trick is worth 5, 10 or 20 points, not {value}.",
    PositionFault.CACHETTE_MISCOUNTED: "The cachette has {count} cards; it must have five.",
    PositionFault.CARD_TWICE: "A card appears twice in the position.",
    PositionFault.TRICK_COMPLETE: "The trick is complete; give the position after it.",
    PositionFault.HANDS_UNEQUAL: (
        "The hands are unequal: counting the cards on the table, every seat must have the same "
        "number."
    ),
    PositionFault.HANDS_EMPTY_OR_TOO_LONG: "Each hand must have from one to twelve cards.",
    # The history.
    HistoryFault.MISSING: (
        "There is no history “{path}” yet; play a game, or name the folder with --user-dir."
    ),
    HistoryFault.NEWER: (
        "The history “{path}” was written by a newer Quinto and stays as it is; update Quinto."
    ),
    HistoryFault.OLDER: (
        "The history “{path}” was written by an older Quinto; start Quinto once to bring it up to "
        "date."
    ),
    HistoryFault.LOCKED: "Another program is using the history “{path}”; close it and try again.",
    HistoryFault.READ_ONLY: (
        "The history “{path}” cannot be written; make the file and its folder writable."
    ),
    HistoryFault.DISK_FULL: "The disk with the history “{path}” is full; free some space.",
    HistoryFault.NOT_OPENED: (
        "The history “{path}” could not be opened; check that you may read and write the file."
    ),
    HistoryFault.DAMAGED: "The history “{path}” is damaged; start Quinto once to have it repaired.",
    HistoryFault.NOT_MIGRATED: (
        "The history “{path}” could not be brought up to date and is as it was; “{backup}” is a "
        "copy. Go back to the previous version of Quinto, and report this."
    ),
    HistoryFault.NOT_SET_ASIDE: (
        "The history “{path}” is damaged and could not be set aside; move it elsewhere yourself."
    ),
    HistoryFault.MENDED: (
        "The history “{path}” was damaged. Games recovered: {matches}. The old file is kept as "
        "“{aside}”."
    ),
    HistoryFault.BEGUN_AFRESH: (
        "The history “{path}” was damaged, so a new one begins; the old file is kept as “{aside}”."
    ),
    HistoryFault.GAME_DAMAGED: "The record of this game is damaged; the others can be read.",
    HistoryFault.UNEXPECTED: (
        "The history “{path}” could not be written ({reason}); start Quinto again."
    ),
    HistoryFault.SQLITE_TOO_OLD: (
        "The history needs SQLite {least} or later, but this is {version}; update Python or the "
        "system."
    ),
    HistoryFault.NO_SQLITE: (
        "The history needs Python’s module sqlite3, which is not installed; install it."
    ),
}
"""A sentence for every fault that the rules, a position or the history may report."""


def error_text(error: QuintoError) -> str:
    """What is wrong, then what to do; an error of the laboratory's own is a sentence already."""
    if isinstance(error, RecordError):
        return fault_text(error.message)
    if isinstance(error, CodedError):
        return SENTENCES[error.fault].format_map(
            {name: _text(name, value) for name, value in error.values.items()}
        )
    return str(error)


def _text(name: str, value: object) -> str:
    if not isinstance(value, tuple):
        return shown(str(value), _MOST_SHOWN)
    # The few matches of a form are offered within a sentence, all other names as a bare list.
    return joined(value, "or") if name == "matches" else ", ".join(value)
