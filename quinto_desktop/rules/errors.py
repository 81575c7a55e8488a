"""The exceptions that Quinto raises deliberately: codes, each with its sentence, and values.

The sentences are the command line's, in English; the window tells the same in its own words.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Self


class QuintoError(Exception):
    """An error that Quinto raises deliberately."""


class FaultCode(Enum):
    """One of a closed set of faults: its `sentence`, and the `names` of the values that has."""

    sentence: str
    names: tuple[str, ...]

    def __new__(cls, sentence: str) -> Self:
        """Number the members, as members with equal values would otherwise be one member."""
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        member.sentence = sentence
        member.names = tuple(dict.fromkeys(re.findall(r"\{(\w+)\}", sentence)))
        return member


class CodedError(QuintoError):
    """An error given as a `fault` and its `values`, under the fault's names; its text is for logs.

    A value that is a tuple holds the names of which one may be chosen.
    """

    def __init__(self, fault: FaultCode, /, **values: object) -> None:
        assert set(values) == set(fault.names), f"{fault} has the values {fault.names}"
        self.fault = fault
        self.values = {name: values[name] for name in fault.names}
        told = [f"{name}={value!r}" for name, value in self.values.items()]
        super().__init__(" ".join([fault.name, *told]))


class NotationFault(FaultCode):
    """What is wrong with a text or with options."""

    NOT_A_CARD = (
        "“{text}” is not a card; write suit then rank, as in HA, DT or S2, or QR for the Quint "
        "Royal."
    )
    NOT_A_HAND = (
        "“{text}” is not a hand; write four groups with dots between them, "
        "hearts.diamonds.clubs.spades."
    )
    NOT_A_RANK = "“{letter}” in “{text}” is not a rank; the ranks are AKQJT98765432."
    RANKS_OUT_OF_ORDER = "The ranks of “{text}” are not in order from high to low."
    NOT_A_DEAL = "“{text}” is not a deal; write N:<N> <E> <S> <W> / <cachette>."
    CARD_TWICE = "The card {card} appears twice in the deal."
    DUMMY_DEALS_FIRST = (
        "North is dummy's seat in the first game of three; let S, W or E deal first."
    )
    # Fair deals.
    WORDS_TOO_LONG = (
        "The words for a fair deal have {count} characters; leave at most {greatest} of them."
    )
    WORDS_NOT_TEXT = "The words for a fair deal contain an incomplete character; type them again."
    NOT_A_HASH = (
        "“{text}” is neither a secret nor a commitment; give 64 hexadecimal digits in lower case."
    )
    # Deal codes.
    NOT_A_WHOLE_DEAL = (
        "Only a whole deal has a code: four hands of twelve cards and a cachette of five."
    )
    NOT_SCORES_BEFORE = (
        "The score cannot be {ns} : {ew} before a deal of a game to {target}; give multiples of 5 "
        "below that."
    )
    NOT_IN_CODES = (
        "“{letter}” in “{text}” is not used in deal codes; they consist of digits and letters "
        "other than U."
    )
    CODE_TOO_SHORT = (
        "The deal code has only {count} characters; the shortest have {least}. Copy it again."
    )
    CODE_MISTYPED = "“{text}” is not a deal code as it stands; compare it character by character."
    CODE_OF_NEWER_VERSION = "“{text}” is a deal code of a newer Quinto; update Quinto to play it."
    # Options.
    NOT_A_RULE = "“{text}” is not a rule; write NAME=VALUE, each name once."
    RULE_UNKNOWN = "There is no rule “{name}”; the rules are {known}."
    NOT_A_NUMBER = (
        "“{text}” is not a valid value for {name}; give a whole number such as {example}."
    )
    CHOICE_UNKNOWN = "“{text}” is not a valid value for {name}; choose one of {known}."
    STAKES_OUT_OF_RANGE = (
        "The stakes are {stakes}; choose from 0 to {greatest} counters for ten points."
    )
    TARGET_OUT_OF_RANGE = "The target is {target}; choose from {least} to {greatest}."
    MATCH_OF_OTHER_FORM = (
        "A game with form={form} is not played as match={match}; choose {matches}."
    )
    TARGET_TOO_LOW = (
        "The target is {target}, but the opponents of dummy start with {handicap} points; choose "
        "a higher target."
    )


class NotationError(CodedError, ValueError):
    """A text that is not a valid card, hand, deal, call or option."""

    def __init__(self, fault: NotationFault, /, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(fault, **values)
