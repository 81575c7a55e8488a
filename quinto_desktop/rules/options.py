"""The named options of the rules, each with the source it rests on (rules §3, §5, §7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from quinto_desktop.rules.errors import NotationError


class JokerLead(Enum):
    """What happens when the Quint Royal would be led (rules §5)."""

    HIGHEST = "highest"
    OPPONENTS = "opponents"
    FORBIDDEN_ALWAYS = "forbidden_always"
    FORBIDDEN_IF_WINNING = "forbidden_if_winning"

    @property
    def forbids(self) -> bool:
        """Whether the Quint Royal may not be led while its holder has another card."""
        return self in (JokerLead.FORBIDDEN_ALWAYS, JokerLead.FORBIDDEN_IF_WINNING)


class CachetteFrom(Enum):
    """Which five cards of the cut pack are the cachette (rules §3)."""

    TOP = "top"
    BOTTOM = "bottom"


_Choice = TypeVar("_Choice", bound=Enum)

LEAST_TARGET = 5
GREATEST_TARGET = 10_000


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The rules that a game is played by. The defaults are Parlett's (rules §11).

    Attributes:
        joker_lead: What becomes of a led Quint Royal.
        cachette_from: Where the cachette is taken from.
        target: The points that win a game, 5 to 10,000.

    Raises:
        NotationError: `target` is out of its range.
    """

    joker_lead: JokerLead = JokerLead.HIGHEST
    cachette_from: CachetteFrom = CachetteFrom.BOTTOM
    target: int = 250

    def __post_init__(self) -> None:
        if not LEAST_TARGET <= self.target <= GREATEST_TARGET:
            raise NotationError(
                f"The target is {self.target}; choose from {LEAST_TARGET} to {GREATEST_TARGET}."
            )


def options_text(rules: RuleOptions) -> str:
    """All options as ``joker_lead=highest,cachette_from=bottom,target=250``."""
    return (
        f"joker_lead={rules.joker_lead.value},cachette_from={rules.cachette_from.value},"
        f"target={rules.target}"
    )


def parse_options(text: str) -> RuleOptions:
    """Read options as `options_text` writes them, in any order: ``target=150``.

    What is left out keeps its default; an empty text is all defaults.

    Raises:
        NotationError: A name or a value is unknown, a name comes twice, or the target is out
            of its range.
    """
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or name in given:
            raise NotationError(f"“{part[:40]}” is not a rule; write NAME=VALUE, each name once.")
        given[name] = value
    joker_lead = _choice(JokerLead, "joker_lead", given, JokerLead.HIGHEST)
    cachette_from = _choice(CachetteFrom, "cachette_from", given, CachetteFrom.BOTTOM)
    target = given.pop("target", "250")
    if not (target.isascii() and target.isdigit() and len(target) < 9):
        raise NotationError(
            f"“{target[:40]}” is not a target; write a number of points such as 250."
        )
    if given:
        raise NotationError(
            f"There is no rule “{next(iter(given))[:40]}”; "
            "the rules are joker_lead, cachette_from and target."
        )
    return RuleOptions(joker_lead, cachette_from, int(target))


def _choice(kind: type[_Choice], name: str, given: dict[str, str], default: _Choice) -> _Choice:
    value = given.pop(name, default.value)
    try:
        return kind(value)
    except ValueError:
        values = ", ".join(str(choice.value) for choice in kind)
        raise NotationError(f"“{value[:40]}” is no {name}; choose one of {values}.") from None
