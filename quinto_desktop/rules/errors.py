"""The exceptions that Quinto raises deliberately: codes and values, no sentences.

Whoever tells the user has a sentence for every code, in the user's language.
"""

from __future__ import annotations

from enum import Enum
from typing import Self


class QuintoError(Exception):
    """An error that Quinto raises deliberately."""


class FaultCode(Enum):
    """One of a closed set of faults, with the `names` of the values it concerns."""

    names: tuple[str, ...]

    def __new__(cls, *names: str) -> Self:
        """Number the members, as members with equal values would otherwise be one member."""
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        member.names = names
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

    NOT_A_CARD = ("text",)
    NOT_A_HAND = ("text",)
    NOT_A_RANK = ("letter", "text")
    RANKS_OUT_OF_ORDER = ("text",)
    NOT_A_DEAL = ("text",)
    CARD_TWICE = ("card",)
    DUMMY_DEALS_FIRST = ()
    # Fair deals.
    WORDS_TOO_LONG = ("count", "greatest")
    WORDS_NOT_TEXT = ()
    NOT_A_HASH = ("text",)
    # Deal codes.
    NOT_A_WHOLE_DEAL = ()
    NOT_SCORES_BEFORE = ("ns", "ew", "target")
    NOT_IN_CODES = ("letter", "text")
    CODE_TOO_SHORT = ("count", "least")
    CODE_MISTYPED = ("text",)
    CODE_OF_NEWER_VERSION = ("text",)
    # Options.
    NOT_A_RULE = ("text",)
    RULE_UNKNOWN = ("name", "known")
    NOT_A_NUMBER = ("text", "name", "example")
    CHOICE_UNKNOWN = ("text", "name", "known")
    STAKES_OUT_OF_RANGE = ("stakes", "greatest")
    TARGET_OUT_OF_RANGE = ("target", "least", "greatest")
    MATCH_OF_OTHER_FORM = ("form", "match", "matches")
    TARGET_TOO_LOW = ("target", "handicap")


class NotationError(CodedError, ValueError):
    """A text that is not a valid card, hand, deal, call or option."""

    def __init__(self, fault: NotationFault, /, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(fault, **values)
