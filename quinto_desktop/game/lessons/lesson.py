"""The lessons: which there are, and the deals that they are about.

The guided first deal is a whole deal, explained as it is played. Each of the others is a row of
exercises: positions in the middle of a deal, each with one decision that matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct

from quinto_desktop.game.setup import GameSetup, numbered_game, usual_players
from quinto_desktop.rules import (
    Action,
    Call,
    Deal,
    Form,
    Observation,
    Phase,
    Play,
    Seat,
    Step,
    parse_card,
    shuffled_pack,
)

LAST_TRICKS = 3
"""How many tricks before the end of a deal the cachette matters."""

PUPIL = Seat.S
"""The seat that is taught."""

LESSON_GAME = 32_710
"""A game whose first deal shows everything early: a quint that the opponents take and one that
South should keep from them in the first trick, a trick of the partner's for the Quint Royal in the
second, soon a suit to trump; the partner takes the last trick, with a quint in the cachette."""


class LessonName(Enum):
    """A lesson; the value is its name in the settings."""

    FIRST = "first"
    DOUBLING = "doubling"
    QUINTS = "quints"
    CACHETTE = "cachette"


class LessonExercise(Struct, frozen=True):
    """A position with one decision to make.

    Attributes:
        played: What was called and played before, in order, separated by spaces.
        costs: How many points each call or card costs compared with the best one: exact for a card,
            with best play; for a call, four players of the usual level have played both ways.
        to_the_end: Whether it is discussed only after the last trick.
    """

    seed: int
    played: str
    costs: Mapping[str, int]
    to_the_end: bool = False

    @property
    def setup(self) -> GameSetup:
        """The game that it is a part of."""
        return numbered_game(usual_players(Form.FOUR), seed=self.seed)

    @property
    def prelude(self) -> tuple[Action, ...]:
        """Everything before the decision, from the deal on."""
        actions = tuple(map(_action, self.played.split()))
        return (Deal(shuffled_pack(self.seed, 1)), *actions)

    def decision(self, steps: Sequence[Step]) -> Action | None:
        """What the pupil has decided in a game that began with this; None if nothing yet."""
        place = len(self.prelude)
        return steps[place].action if len(steps) > place else None

    def cost(self, action: Action) -> int:
        """How many points a decision costs compared with the best one."""
        return self.costs.get(str(action.card) if isinstance(action, Play) else _name(action), 0)

    @property
    def stake(self) -> int:
        """How many points the best decision is worth compared with the next best."""
        return min(cost for cost in self.costs.values() if cost)


def _action(word: str) -> Action:
    return Call(word) if word in _CALLS else Play(parse_card(word))


def _name(action: Action) -> str:
    return action.value if isinstance(action, Call) else ""


_CALLS = {call.value for call in Call}
_ALL_PASS = "pass pass pass pass "

EXERCISES: dict[LessonName, tuple[LessonExercise, ...]] = {
    LessonName.DOUBLING: (
        LessonExercise(23, "pass pass", {"double": 0, "pass": 25}),
        LessonExercise(5904, "pass", {"pass": 0, "double": 25}),
        LessonExercise(294, "pass pass double", {"redouble": 0, "pass": 50}),
    ),
    LessonName.QUINTS: (
        LessonExercise(
            151,
            _ALL_PASS + "S7 SA S9 S2 CA C7 H5 C8 S3 S8 S6 S4 DQ D8 D9 D2 D3 S5 DJ D6 SJ ST CJ H4 "
            "CT CK D7 CQ H2 QR HQ H3 C4 C2 H6 C5 H7 HA H9",
            {"D5": 0, "D4": 30, "SQ": 30},
        ),
        LessonExercise(
            215,
            _ALL_PASS + "CA CJ S9 CT C9 C4 D2 CQ DA D3 QR D5 SQ SK S7 S8 SJ S5 ST D6 DK D4 D7 H5 "
            "S2 DJ S6 C3 H6 H9 HT H2 HA H7",
            {"H4": 0, "HJ": 20, "H8": 20, "H3": 20},
        ),
        LessonExercise(
            1253,
            _ALL_PASS + "SA S9 S7 S8 SK S4 S3 S5 CK CA C7 C4 S2 D2 D5 D6 C2 C6 CT CQ C8 C9 D9 C3 "
            "H4 H6 H7 HT DT H2 D3 D7 HA H8 H3",
            {"DJ": 0, "C5": 20, "DK": 30, "QR": 50},
        ),
        LessonExercise(
            449,
            _ALL_PASS + "CA C2 CQ C8 CK C3 S6 CJ C7 C4 D6 D8 SA S7 S8 S9 DA H5 D9 D3 ST S2 SK S4 "
            "DQ D4 C9 D2 DK DT S5 DJ SJ S3",
            {"HK": 0, "HQ": 0, "H7": 0, "QR": 60},
        ),
        LessonExercise(
            242,
            _ALL_PASS + "SA S8 S7 ST S2 S5 SK SQ SJ D5 S4 D2 C4 C6 CA C9 DK D8 DJ D7 D3 DQ H7 DT "
            "CK C8 D4 CQ D6 S3 H8 H9 S9 D9 C3",
            {"QR": 0, "C5": 30, "CJ": 50, "HJ": 100},
        ),
    ),
    LessonName.CACHETTE: (
        LessonExercise(
            139,
            _ALL_PASS + "SK ST S3 S4 C7 CA CT C8 C6 C4 D6 CQ SJ S2 S5 SQ DA D8 D7 D2 SA D3 S6 H5 "
            "C9 D4 D9 C2 DQ HJ D5 DJ S7 C3 H4 H7 DT S8 CJ H3",
            {"H9": 0, "HA": 80},
            to_the_end=True,
        ),
        LessonExercise(
            629,
            _ALL_PASS + "CA C8 C4 C3 SQ SA S6 QR CK C2 CQ C7 CJ C6 S5 D3 SK S3 S8 S7 S2 SJ CT S9 "
            "D6 DA DK D5 DQ H2 D2 DT S4 D7 H3 HT D9 ST H6 DJ H9 H4 HQ",
            {"HJ": 0, "HA": 50},
            to_the_end=True,
        ),
        LessonExercise(
            865,
            _ALL_PASS + "C2 C5 CK CA DK D7 D8 D6 DA D3 D9 DT S7 SQ SK S8 SA S9 S5 S2 DQ D2 D4 DJ "
            "S3 SJ C4 ST C9 CQ C8 C6 C3 H5 H6 CT H9 HT HJ HQ H2 HA H8",
            {"QR": 0, "HK": 100},
            to_the_end=True,
        ),
    ),
}
"""The exercises of each lesson, in order."""


def lesson_game() -> GameSetup:
    """Return the setup of the game that begins with the guided first deal."""
    return numbered_game(usual_players(Form.FOUR), seed=LESSON_GAME)


class Place(Struct, frozen=True):
    """A place in the lessons; exercises are numbered from 0, the guided first deal is 0."""

    name: LessonName
    number: int = 0

    @property
    def exercise(self) -> LessonExercise | None:
        """The exercise there; None in the guided first deal."""
        return EXERCISES[self.name][self.number] if self.name in EXERCISES else None

    @property
    def setup(self) -> GameSetup:
        """The setup of its game."""
        return lesson_game() if self.exercise is None else self.exercise.setup

    @property
    def prelude(self) -> tuple[Action, ...]:
        """What has happened before the pupil sits down."""
        return () if self.exercise is None else self.exercise.prelude

    @property
    def following(self) -> Place | None:
        """The next exercise of the same lesson; None after the last."""
        there = Place(self.name, self.number + 1)
        return there if there.number < len(EXERCISES.get(self.name, ())) else None


def place_of(setup: GameSetup) -> Place | None:
    """Return the place in the lessons that a game belongs to; None if it is an ordinary game."""
    if setup.seed is None:  # to deal all lessons takes a while
        return None
    places = [Place(LessonName.FIRST)]
    places += [Place(name, at) for name, row in EXERCISES.items() for at in range(len(row))]
    return next((place for place in places if place.setup == setup), None)


def next_lesson(name: LessonName) -> LessonName | None:
    """Return the lesson after another; None after the last."""
    names = [*LessonName]
    at = names.index(name) + 1
    return names[at] if at < len(names) else None


def lessons_due(seen: Observation) -> tuple[LessonName, ...]:
    """Return the lessons about what matters to the player on turn in a deal, now or just before."""
    if seen.phase is not Phase.PLAY or not seen.actions:
        return ()
    own = seen.seat.side
    has_lost_royal = any(won.quint.suit is None and won.side is not own for won in seen.quints)
    found = {
        LessonName.DOUBLING: any(call is not Call.PASS for call in seen.calls),
        LessonName.QUINTS: has_lost_royal,
        LessonName.CACHETTE: len(seen.hand) <= LAST_TRICKS,
    }
    return tuple([name for name, is_due in found.items() if is_due])


def is_decided(exercise: LessonExercise, steps: Sequence[Step], seen: Observation) -> bool:
    """Return whether an exercise can be discussed: its trick, call or deal is over."""
    if exercise.decision(steps) is None:
        return False
    if exercise.to_the_end:
        return not any(seen.hand_sizes)
    tricks = sum(1 for word in exercise.played.split() if word not in _CALLS) // 4
    return len(seen.tricks) > tricks or not tricks
