"""The named options of the rules, each with the section it is based on (rules §2 to §11)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import TypeVar

from quinto_desktop.rules.errors import NotationError, NotationFault


class JokerLead(Enum):
    """Whether the Quint Royal may be led, and who then wins the trick (rules §5)."""

    HIGHEST = "highest"
    OPPONENTS = "opponents"
    FORBIDDEN_ALWAYS = "forbidden_always"
    FORBIDDEN_IF_WINNING = "forbidden_if_winning"

    @property
    def forbids(self) -> bool:
        """Whether the Quint Royal may not be led while its holder has another card."""
        return self in (JokerLead.FORBIDDEN_ALWAYS, JokerLead.FORBIDDEN_IF_WINNING)


class CachetteFrom(Enum):
    """Which five cards of the cut pack form the cachette (rules §3)."""

    TOP = "top"
    BOTTOM = "bottom"


class Form(Enum):
    """The number of players and the hands they play (rules §2, §9, §10)."""

    FOUR = "four"
    DUMMY = "dummy"
    TWO = "two"

    @property
    def players(self) -> int:
        """The number of players: 4, 3 or 2."""
        return {Form.FOUR: 4, Form.DUMMY: 3, Form.TWO: 2}[self]


class MatchForm(Enum):
    """How many games are played, and how they are scored together (rules §8, §9).

    A round is three games in which each player in turn takes dummy; it replaces the rubber in
    the three-handed game.
    """

    GAME = "game"
    RUBBER = "rubber"
    RUBBER_POINTS = "rubber_points"
    ROUND = "round"


class DrawRule(Enum):
    """Whether cards are drawn for partners and the deal, and how they then rank (rules §2).

    PACK: In the one order of play, suit first, so that no two are alike.
    ACE_LOW, ACE_HIGH: By rank, with the ace lowest or highest; suits break ties.
    """

    OFF = "off"
    PACK = "pack"
    ACE_LOW = "ace_low"
    ACE_HIGH = "ace_high"


_Choice = TypeVar("_Choice", bound=Enum)

LEAST_TARGET = 5
GREATEST_TARGET = 10_000
GREATEST_STAKES = 1000
DUMMY_HANDICAP = 25
"""The points that dummy's opponents start every game with (rules §9)."""


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The rules that a game is played by. The defaults are Parlett's (rules §11).

    Attributes:
        target: The points that win a game, 5 to 10,000; with dummy, more than the 25 that
            dummy's opponents start with.
        stakes: What the losers pay, in counters for every ten points, 0 to 1000; 0 is off.

    Raises:
        NotationError: `target` or `stakes` is out of range, or `match` cannot be combined with
            `form`.
    """

    joker_lead: JokerLead = JokerLead.HIGHEST
    cachette_from: CachetteFrom = CachetteFrom.BOTTOM
    target: int = 250
    form: Form = Form.FOUR
    match: MatchForm = MatchForm.GAME
    draw: DrawRule = DrawRule.OFF
    stakes: int = 0

    def __post_init__(self) -> None:
        self._check_form()
        if not 0 <= self.stakes <= GREATEST_STAKES:
            raise NotationError(
                NotationFault.STAKES_OUT_OF_RANGE, stakes=self.stakes, greatest=GREATEST_STAKES
            )
        if not LEAST_TARGET <= self.target <= GREATEST_TARGET:
            raise NotationError(
                NotationFault.TARGET_OUT_OF_RANGE,
                target=self.target,
                least=LEAST_TARGET,
                greatest=GREATEST_TARGET,
            )

    def _check_form(self) -> None:
        if self.match not in matches_of(self.form):
            raise NotationError(
                NotationFault.MATCH_OF_OTHER_FORM,
                form=self.form.value,
                match=self.match.value,
                matches=tuple([match.value for match in matches_of(self.form)]),
            )
        if self.form is Form.DUMMY and self.target <= DUMMY_HANDICAP:
            raise NotationError(
                NotationFault.TARGET_TOO_LOW, target=self.target, handicap=DUMMY_HANDICAP
            )


def matches_of(form: Form) -> tuple[MatchForm, ...]:
    """Return the matches that a form can be played as, the shortest first (rules §8, §9)."""
    if form is Form.DUMMY:
        return MatchForm.GAME, MatchForm.ROUND
    return MatchForm.GAME, MatchForm.RUBBER, MatchForm.RUBBER_POINTS


def options_text(rules: RuleOptions) -> str:
    """Write all options as ``joker_lead=highest,cachette_from=bottom,target=250,…``."""
    return (
        f"joker_lead={rules.joker_lead.value},cachette_from={rules.cachette_from.value},"
        f"target={rules.target},form={rules.form.value},match={rules.match.value},"
        f"draw={rules.draw.value},stakes={rules.stakes}"
    )


def parse_options(text: str, base: RuleOptions | None = None) -> RuleOptions:
    """Read some or all options as written by `options_text`, in any order: ``target=150``.

    What the text does not name is as in `base`, by default Parlett's.

    Raises:
        NotationError: A name or value is unknown, a name appears twice, a number is out of
            range, or two choices exclude each other.
    """
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or name in given:
            raise NotationError(NotationFault.NOT_A_RULE, text=part[:40])
        given[name] = value
    rules = base or RuleOptions()
    chosen = RuleOptions(
        _choice(JokerLead, "joker_lead", given, rules.joker_lead),
        _choice(CachetteFrom, "cachette_from", given, rules.cachette_from),
        _number("target", given, rules.target),
        _choice(Form, "form", given, rules.form),
        _choice(MatchForm, "match", given, rules.match),
        _choice(DrawRule, "draw", given, rules.draw),
        _number("stakes", given, rules.stakes),
    )
    if given:
        known = tuple([field.name for field in fields(RuleOptions)])
        unknown = next(iter(given))[:40]
        raise NotationError(NotationFault.RULE_UNKNOWN, name=unknown, known=known)
    return chosen


def _number(name: str, given: dict[str, str], default: int) -> int:
    text = given.pop(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise NotationError(NotationFault.NOT_A_NUMBER, text=text[:40], name=name, example=default)
    return int(text)


def _choice(kind: type[_Choice], name: str, given: dict[str, str], default: _Choice) -> _Choice:
    value = given.pop(name, default.value)
    try:
        return kind(value)
    except ValueError:
        known = tuple([str(choice.value) for choice in kind])
        raise NotationError(
            NotationFault.CHOICE_UNKNOWN, text=value[:40], name=name, known=known
        ) from None


class Preset(Enum):
    """A source whose rules can be chosen as a whole."""

    PARLETT = "parlett"
    HOFFMANN = "hoffmann"
    HANDBOOK = "handbook"

    def rules(self, form: Form = Form.FOUR) -> RuleOptions:
        """Return this source's options for a form.

        Three players have no rubbers (rules §9), but a round, in which each has dummy once.
        """
        four = _FOUR_HANDED[self]
        return replace(four, form=form, match=MatchForm.ROUND if form is Form.DUMMY else four.match)


_FOUR_HANDED = {
    Preset.PARLETT: RuleOptions(),
    Preset.HOFFMANN: RuleOptions(
        JokerLead.FORBIDDEN_ALWAYS, CachetteFrom.TOP, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW
    ),
    Preset.HANDBOOK: RuleOptions(
        JokerLead.HIGHEST, CachetteFrom.TOP, match=MatchForm.RUBBER, draw=DrawRule.PACK
    ),
}


def preset_of(rules: RuleOptions) -> Preset | None:
    """Return the source of these rules; None if they are no source's.

    Match and stakes are ignored: players agree on these, whatever book they play by.
    """
    for preset in Preset:
        source = preset.rules(rules.form)
        if source == replace(rules, match=source.match, stakes=source.stakes):
            return preset
    return None
