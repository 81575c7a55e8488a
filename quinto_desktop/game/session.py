"""One match as it was played: its steps so far, and the actions that redo would repeat.

A session knows neither Qt nor time. Undo, redo, saving, resuming and branching all come down to one
thing: applying a prefix of a list of actions.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.game.setup import GameSetup, check_players, setup_again
from quinto_desktop.records import Line, PlayerRecord, SavedGame, first_state, replay_line
from quinto_desktop.rules import (
    Action,
    Deal,
    Draw,
    MatchState,
    Phase,
    Seat,
    Step,
    apply,
    legal_actions,
)


def is_persons_turn(state: MatchState, people: Collection[int]) -> bool:
    """Whether the next action is a person's call or play, even if it is forced."""
    return state.phase in (Phase.DOUBLING, Phase.PLAY) and state.player_on_turn in people


def is_persons_decision(state: MatchState, people: Collection[int]) -> bool:
    """Whether the next action is a person's choice, as the only card or call is not."""
    if state.phase is Phase.PLAY and state.deal is not None and state.deal.has_real_cards:
        return True  # an entry is one even if nothing else can be entered
    return is_persons_turn(state, people) and len(legal_actions(state)) > 1


def acts_by_itself(
    state: MatchState, people: Collection[int] = (), *, plays_only_card: bool = False
) -> bool:
    """Whether nobody is asked for the next action: the last card, or a call that can only be pass.

    Where `people` share the screen, also dummy's only card, or anybody's if `plays_only_card`.
    """
    if state.phase is Phase.DOUBLING:
        return len(legal_actions(state)) == 1
    if state.phase is not Phase.PLAY or state.deal is None or state.turn is None:
        return False
    if state.deal.has_real_cards:
        return False
    if len(people) > 1 and (plays_only_card or state.turn is state.dummy):
        return len(legal_actions(state)) == 1
    return len(state.deal.hands[state.turn]) == 1


class HintsTaken:
    """After how many actions a person has taken hints in one line, ascending; undo keeps them."""

    def __init__(self, places: Iterable[int] = ()) -> None:
        self.places = tuple(sorted({*places}))

    def take(self, place: int) -> bool:
        """Note a hint after so many actions; return whether it is the first one there."""
        before, self.places = self.places, tuple(sorted({*self.places, place}))
        return self.places != before

    def up_to(self, place: int) -> HintsTaken:
        """Those that were taken after at most so many actions."""
        return HintsTaken([one for one in self.places if one <= place])


class Lines(Struct, frozen=True):
    """The first play of a game and its branches, each after the line that it leaves.

    Attributes:
        playing: The number of the line that play goes on in; 0 is the first play.
    """

    all: tuple[Line, ...] = (Line(),)
    playing: int = 0

    @property
    def current(self) -> Line:
        """The line that is being played."""
        return self.all[self.playing]

    def played_to(
        self, actions: Sequence[Action], undone: Sequence[Action], hinted: Iterable[int]
    ) -> Lines:
        """Return the lines with other actions and hints in the one that is being played."""
        current = replace(
            self.current, actions=tuple(actions), undone=tuple(undone), hinted=tuple(hinted)
        )
        return self._with(self.playing, current)

    def branched(self, actions: Sequence[Action], name: str) -> Lines:
        """Return the lines with one more, played now; a name has 1 to 40 characters in one line."""
        hinted = HintsTaken(self.current.hinted).up_to(len(actions)).places
        branch = Line(name, self.playing, tuple(actions), hinted=hinted)
        return Lines((*self.all, branch), len(self.all))

    def switched(self, line: int) -> Lines:
        """Return the lines while another one is played."""
        return replace(self, playing=line)

    def renamed(self, line: int, name: str) -> Lines:
        """Return the lines with another name for a branch; `RecordError` for a wrong one."""
        return self._with(line, replace(self.all[line], name=name))

    def without(self, line: int) -> Lines:
        """Return the lines without a branch.

        Branches that leave it leave the line before it instead. If it was being played, the line
        that it left is.
        """
        heir = self.all[line].of

        def moved(number: int) -> int:
            number = heir if number == line else number
            return number - (number > line)

        kept = [replace(other, of=moved(other.of)) for other in self.all]
        del kept[line]
        return Lines(tuple(kept), moved(self.playing))

    def _with(self, number: int, line: Line) -> Lines:
        return replace(self, all=(*self.all[:number], line, *self.all[number + 1 :]))


class Session:
    """A game from its setup to its current state, with the branches that leave its first play.

    Args:
        prelude: What has been dealt, called and played before anybody sits down, as in an exercise.
            It cannot be undone; `IllegalAction` if the rules do not allow it.
    """

    def __init__(self, setup: GameSetup, prelude: Iterable[Action] = ()) -> None:
        self.setup = setup
        self._start = first_state(setup.source, setup.rules, setup.first_dealer)
        self._steps: list[Step] = []
        self._undone: list[Action] = []
        self._lines, self.hints = Lines(), HintsTaken()
        self._was_opened = False
        for action in prelude:
            self._steps.append(apply(self.state, action))
        self._prelude = len(self._steps)

    @classmethod
    def resumed(cls, saved: SavedGame) -> Session:
        """Return a session that continues a saved game.

        Raises:
            RecordError: An action of the record is illegal, or a player's level is unknown.
        """
        check_players(saved)
        session = cls(setup_again(saved))
        session._was_opened = saved.is_opened
        return session._in(Lines(saved.lines, saved.playing), replay_line(saved, saved.playing))

    @property
    def state(self) -> MatchState:
        """The current state of the match."""
        return self._steps[-1].after if self._steps else self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps so far, in order."""
        return tuple(self._steps)

    @property
    def length(self) -> int:
        """The number of actions so far."""
        return len(self._steps)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats whose hands a person plays in the current game."""
        people, seating = self.setup.people, self.state.seating
        return frozenset(seat for seat in Seat if seating[seat] in people)

    @property
    def is_exercise(self) -> bool:
        """Whether the game began in the middle of a deal."""
        return self._prelude > 0

    @property
    def on_turn(self) -> PlayerRecord | None:
        """The player who is to act; None if nobody is."""
        number = self.state.player_on_turn
        return None if number is None else self.setup.players[number]

    def awaits_person(self) -> bool:
        """Return whether the next action is a person's call or play, even if it is forced."""
        return is_persons_turn(self.state, self.setup.people)

    def apply(self, action: Action) -> Step:
        """Apply an action; undone ones can be redone as long as the new actions repeat them.

        Raises:
            IllegalAction: The rules do not allow it; nothing has changed.
        """
        step = apply(self.state, action)
        self._steps.append(step)
        if self._undone and self._undone[0] == action:
            del self._undone[0]
        else:
            self._undone.clear()
        return step

    def next_deal(self) -> Deal:
        """Return the next deal, with its pack."""
        return Deal(self.setup.source.pack(self.state.deals_finished + 1))

    def draw(self) -> Draw:
        """Return the draw for partners and the deal."""
        return Draw(self.setup.source.drawn(self.setup.rules.form))

    @property
    def taken_back(self) -> Step | None:
        """What undo takes back; not among several people what was done before all was shown."""
        place = self._last_decision() if self.may_undo else None
        if place is None:
            return None
        step, setup = self._steps[place], self.setup
        is_shown = step.before.deals_finished < self.state.deals_finished
        return None if is_shown and len(setup.at_screen) > 1 and not setup.is_open else step

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything, and may take it back, as in any branch."""
        return self.taken_back is not None

    @property
    def is_played(self) -> bool:
        """Whether a person has decided anything yet, in whatever line."""
        return len(self._lines.all) > 1 or self._last_decision() is not None

    @property
    def is_finished(self) -> bool:
        """Whether the match is over and has no branches, so that the history holds all of it."""
        return len(self._lines.all) == 1 and self.state.phase is Phase.MATCH_OVER

    @property
    def may_undo(self) -> bool:
        """Whether take-backs are allowed where the game is now."""
        return self.setup.has_take_backs or self._lines.playing > 0

    @property
    def can_redo(self) -> bool:
        """Whether anything has been undone."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to a person's last decision, if there is one; what is forced is none."""
        place = self._last_decision()
        if place is not None and self.can_undo:
            self._was_opened = self._is_opened
            self._undone[:0] = [step.action for step in self._steps[place:]]
            del self._steps[place:]

    def redo(self) -> None:
        """Redo undone actions, up to a person's next decision; what is forced is none."""
        undone, self._undone = self._undone, []
        while undone:
            self._steps.append(apply(self.state, undone.pop(0)))
            if is_persons_decision(self.state, self.setup.people):
                break
        self._undone = undone

    @property
    def can_play_deal_again(self) -> bool:
        """Whether a deal has been dealt and anyone has called in it."""
        return 0 < self._length_when_dealt() < self.length

    def deal_again(self) -> Session:
        """Return the same game just after its latest deal; `ValueError` without a deal."""
        length = self._length_when_dealt()
        if not length:
            raise ValueError("nothing has been dealt yet")
        again = Session(self.setup)
        again._steps = self._steps[:length]
        again._was_opened = self._is_opened
        again.hints = self.hints.up_to(length - 1)
        return again

    @property
    def lines(self) -> Lines:
        """The first play and the branches, as they are now."""
        actions = [step.action for step in self._steps]
        return self._lines.played_to(actions, self._undone, self.hints.places)

    def steps_of(self, line: int) -> tuple[Step, ...]:
        """Return the steps of a line, from the start of the match; line 0 is the first play."""
        return self.steps if line == self._lines.playing else replay_line(self.saved(), line)

    def branch(self, after: int, name: str) -> Session:
        """Return another session of the same game, in a new branch after so many actions.

        Raises:
            RecordError: The name cannot be kept, or there are too many branches.
            ValueError: The line has fewer actions.
        """
        if not 0 <= after <= self.length:
            raise ValueError(f"the line has {self.length} actions")
        steps = self._steps[:after]
        return self._in(self.lines.branched([step.action for step in steps], name), steps)

    def switched(self, line: int) -> Session:
        """Return another session of the same game, in another of its lines."""
        return self._in(self.lines.switched(line), self.steps_of(line))

    def without(self, line: int) -> Session:
        """Return another session of the same game without one of its branches."""
        left = self.lines.without(line)
        is_gone = self._lines.playing == line
        return self._in(left, self.steps_of(left.playing) if is_gone else self._steps)

    def renamed(self, line: int, name: str) -> Session:
        """Return the same game with another name for a branch; `RecordError` for a wrong one."""
        return self._in(self.lines.renamed(line, name), self._steps)

    def _in(self, lines: Lines, steps: Iterable[Step]) -> Session:
        other = Session(self.setup)
        other._was_opened, other._prelude = self._is_opened, self._prelude
        other._lines, other.hints = lines, HintsTaken(lines.current.hinted)
        other._steps, other._undone = list(steps), list(lines.current.undone)
        other.saved()  # it can be kept
        return other

    def _length_when_dealt(self) -> int:
        places = range(self.length, 0, -1)
        return next((at for at in places if isinstance(self._steps[at - 1].action, Deal)), 0)

    def saved(self, *, is_given_up: bool = False) -> SavedGame:
        """Return the whole game so far as a record, branches and undone actions included.

        The secret of its deals may be shown once it is over or given up.
        """
        lines = self.lines
        first, *branches = lines.all
        return dataclasses.replace(
            self._record(first),
            branches=tuple(branches),
            playing=lines.playing,
            is_opened=self._is_opened or is_given_up,
        )

    def played(self) -> SavedGame:
        """Return the line that is played as a game of its own, without branches."""
        return dataclasses.replace(self._record(self.lines.current), is_opened=self._is_opened)

    @property
    def _is_opened(self) -> bool:
        # The secret of the deals may be shown once the first play is or was over.
        is_over = self._lines.playing == 0 and self.state.phase is Phase.MATCH_OVER
        return self._was_opened or is_over

    def _record(self, line: Line) -> SavedGame:
        return SavedGame(
            rules=self.setup.rules,
            source=self.setup.source,
            first_dealer=self.setup.first_dealer,
            players=self.setup.players,
            actions=line.actions,
            undone=line.undone,
            hinted=line.hinted,
            has_take_backs=self.setup.has_take_backs,
            is_open_table=self.setup.is_open,
        )

    def _last_decision(self) -> int | None:
        for place in range(len(self._steps) - 1, self._prelude - 1, -1):
            if is_persons_decision(self._steps[place].before, self.setup.people):
                return place
        return None
