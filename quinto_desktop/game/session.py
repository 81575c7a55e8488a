"""One game as it was played: its steps so far, and what redo would do again.

A session knows no Qt and no time. Undo, redo, saving and resuming are all the same thing:
a prefix of the list of actions, applied.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from quinto_desktop.players import Level
from quinto_desktop.records import RecordError, SavedGame, SeatRecord, check_levels, replay
from quinto_desktop.rules import (
    Action,
    Deal,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    Step,
    apply,
    first_dealer,
    new_match,
    shuffled_pack,
)

Seats = tuple[SeatRecord, SeatRecord, SeatRecord, SeatRecord]


PERSON_SEAT = Seat.S
USUAL_NAMES = {Seat.N: "Ada", Seat.E: "Clara", Seat.S: "You", Seat.W: "Bertram"}
GREATEST_RANDOM_SEED = 999_999


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What has to be known before the first deal.

    Attributes:
        seats: Who sits where, indexed by `Seat`.
        rules: The options to play by.
        seed: The number that all packs of the game follow from, 0 or more.
        first_dealer: Who deals first.
    """

    seats: Seats
    seed: int
    rules: RuleOptions = field(default_factory=RuleOptions)
    first_dealer: Seat = Seat.W


def usual_seats(level: Level = Level.CASUAL) -> Seats:
    """One person at South, and computer players on the other seats."""
    north, east, south, west = (
        SeatRecord(USUAL_NAMES[seat], None if seat is PERSON_SEAT else level.value) for seat in Seat
    )
    return north, east, south, west


def numbered_game(
    seats: Seats, rules: RuleOptions | None = None, seed: int | None = None
) -> GameSetup:
    """The setup of a game by its number.

    Args:
        seats: Who sits where.
        rules: The options; Parlett's if left out.
        seed: The number; any up to 999,999 if left out, short enough to tell a friend.
    """
    if seed is None:
        seed = random.SystemRandom().randint(0, GREATEST_RANDOM_SEED)
    return GameSetup(seats, seed, rules or RuleOptions(), first_dealer(seed))


class Session:
    """A game from its setup to where it stands now.

    Args:
        setup: What the game starts from.
    """

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self._start = new_match(setup.rules, setup.first_dealer)
        self._steps: list[Step] = []
        self._undone: list[Action] = []

    @classmethod
    def resumed(cls, saved: SavedGame) -> Session:
        """The session that a saved game goes on with.

        Raises:
            RecordError: An action of the record is illegal, or this program cannot seat its
                players.
        """
        check_players(saved)
        session = cls(GameSetup(saved.seats, saved.seed, saved.rules, saved.first_dealer))
        session._steps = list(replay(saved))
        session._undone = list(saved.undone)
        return session

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self._steps[-1].after if self._steps else self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that has happened, in order."""
        return tuple(self._steps)

    @property
    def length(self) -> int:
        """How many actions have been done."""
        return len(self._steps)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats where a person sits."""
        return frozenset(seat for seat in Seat if self.setup.seats[seat].level is None)

    def awaits_person(self) -> bool:
        """Whether the next action is a person's call or play."""
        return _is_decision(self.state) and self.state.turn in self.people

    def apply(self, action: Action) -> Step:
        """Do an action.

        What was undone stays redoable as long as the same actions are done again.

        Raises:
            IllegalAction: The rules refuse it; nothing has changed.
        """
        step = apply(self.state, action)
        self._steps.append(step)
        if self._undone and self._undone[0] == action:
            del self._undone[0]
        else:
            self._undone.clear()
        return step

    def next_deal(self) -> Deal:
        """The pack that the dealer deals next."""
        return Deal(shuffled_pack(self.setup.seed, len(self.state.results) + 1))

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._last_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether anything has been undone."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to a person's last decision; without one, nothing changes."""
        place = self._last_decision()
        if place is not None:
            self._undone[:0] = [step.action for step in self._steps[place:]]
            del self._steps[place:]

    def redo(self) -> None:
        """Do again what was undone, as far as a person's next decision."""
        undone, self._undone = self._undone, []
        while undone:
            self._steps.append(apply(self.state, undone.pop(0)))
            if self.awaits_person():
                break
        self._undone = undone

    def saved(self) -> SavedGame:
        """The game as a record, complete to this moment."""
        return SavedGame(
            rules=self.setup.rules,
            seed=self.setup.seed,
            first_dealer=self.setup.first_dealer,
            seats=self.setup.seats,
            actions=tuple(step.action for step in self._steps),
            undone=tuple(self._undone),
        )

    def _last_decision(self) -> int | None:
        for place in range(len(self._steps) - 1, -1, -1):
            before = self._steps[place].before
            if _is_decision(before) and before.turn in self.people:
                return place
        return None


def _is_decision(state: MatchState) -> bool:
    return state.phase in (Phase.DOUBLING, Phase.PLAY)


def check_players(saved: SavedGame) -> None:
    """See that this program can seat the players of a game.

    Raises:
        RecordError: A level is unknown, or more than one person plays.
    """
    check_levels(saved, [level.value for level in Level])
    if sum(record.level is None for record in saved.seats) > 1:
        raise RecordError(
            "More than one person plays in this game; this Quinto seats one person and three "
            "computer players. Update Quinto to open the game."
        )
