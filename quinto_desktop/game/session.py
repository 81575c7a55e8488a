"""One match as it was played: its steps so far, and the actions that redo would repeat.

A session knows neither Qt nor time. Undo, redo, saving and resuming all come down to one thing:
applying a prefix of the list of actions.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from quinto_desktop.players import USUAL_LEVEL, Level
from quinto_desktop.records import PlayerRecord, SavedGame, check_levels, replay
from quinto_desktop.rules import (
    Action,
    Deal,
    Draw,
    DrawRule,
    Form,
    MatchState,
    Phase,
    Play,
    RuleOptions,
    Seat,
    Step,
    apply,
    drawn_cards,
    first_dealer,
    legal_actions,
    new_match,
    shuffled_pack,
)

Players = tuple[PlayerRecord, ...]

GREATEST_RANDOM_SEED = 999_999
_USUAL_NAMES = {
    Form.FOUR: ("Ada", "Clara", "You", "Bertram"),
    Form.DUMMY: ("You", "Bertram", "Clara"),
    Form.TWO: ("You", "Clara"),
}
_PERSON = {Form.FOUR: 2, Form.DUMMY: 0, Form.TWO: 0}


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything that must be known before a match begins.

    Attributes:
        players: The players, by player number.
        seed: The number that determines all packs of the match, 0 or more.
        rules: The options of the match.
        first_dealer: The first dealer; None if cards are drawn for it.
    """

    players: Players
    seed: int
    rules: RuleOptions
    first_dealer: Seat | None

    @property
    def people(self) -> frozenset[int]:
        """The numbers of the players who are people."""
        return frozenset(
            number for number, player in enumerate(self.players) if player.level is None
        )


def usual_players(form: Form = Form.FOUR, level: Level = USUAL_LEVEL) -> Players:
    """Return the default players: one person, South in the first game, and computer players."""
    return tuple(
        [
            PlayerRecord(name, None if number == _PERSON[form] else level.value)
            for number, name in enumerate(_USUAL_NAMES[form])
        ]
    )


def numbered_game(
    players: Players, rules: RuleOptions | None = None, seed: int | None = None
) -> GameSetup:
    """Return the setup of a game by its number.

    Args:
        players: The players, as many as the form requires.
        rules: The options; Parlett's by default.
        seed: The number; by default a random one up to 999,999, short enough to tell a friend.
    """
    rules = rules or RuleOptions()
    if seed is None:
        seed = random.SystemRandom().randint(0, GREATEST_RANDOM_SEED)
    is_drawn = rules.draw is not DrawRule.OFF
    return GameSetup(players, seed, rules, None if is_drawn else first_dealer(seed, rules.form))


class Session:
    """A game from its setup to its current state.

    Args:
        setup: The setup that the game starts from.
        prelude: What has been dealt, called and played before anybody sits down, if the game
            begins in the middle of a deal, as an exercise does. It cannot be undone.

    Raises:
        IllegalAction: The rules do not allow the prelude.
    """

    def __init__(self, setup: GameSetup, prelude: Iterable[Action] = ()) -> None:
        self.setup = setup
        self._start = new_match(setup.rules, setup.first_dealer)
        self._steps: list[Step] = []
        self._undone: list[Action] = []
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
        session = cls(GameSetup(saved.players, saved.seed, saved.rules, saved.first_dealer))
        session._steps = list(replay(saved))
        session._undone = list(saved.undone)
        return session

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
        return self._is_persons_turn(self.state)

    @property
    def last_card(self) -> Play | None:
        """The only card left to whoever is on turn, which plays itself; None with more of them."""
        state = self.state
        if state.phase is not Phase.PLAY or not is_last_trick(state):
            return None
        (action,) = legal_actions(state)
        return action if isinstance(action, Play) else None

    def apply(self, action: Action) -> Step:
        """Apply an action.

        Undone actions can still be redone as long as the new actions repeat them.

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
        return Deal(shuffled_pack(self.setup.seed, self.state.deals_finished + 1))

    def draw(self) -> Draw:
        """Return the draw for partners and the deal."""
        return Draw(drawn_cards(self.setup.seed, self.setup.rules.form))

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._last_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether anything has been undone."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to a person's last decision; without one, nothing changes.

        A card that was the only one they could play is no decision.
        """
        place = self._last_decision()
        if place is not None:
            self._undone[:0] = [step.action for step in self._steps[place:]]
            del self._steps[place:]

    def redo(self) -> None:
        """Redo undone actions, up to a person's next decision; a forced card is none."""
        undone, self._undone = self._undone, []
        while undone:
            self._steps.append(apply(self.state, undone.pop(0)))
            if self._is_persons_decision(self.state):
                break
        self._undone = undone

    @property
    def can_play_deal_again(self) -> bool:
        """Whether a deal has been dealt and anyone has called in it."""
        return 0 < self._length_when_dealt() < self.length

    def deal_again(self) -> Session:
        """Return another session of the same game, just after its latest deal was dealt.

        Raises:
            ValueError: Nothing has been dealt yet.
        """
        length = self._length_when_dealt()
        if not length:
            raise ValueError("nothing has been dealt yet")
        again = Session(self.setup)
        again._steps = self._steps[:length]
        return again

    def _length_when_dealt(self) -> int:
        """The number of actions up to the latest deal of cards; 0 before the first."""
        dealt = (place for place in range(self.length, 0, -1) if self._deals_at(place - 1))
        return next(dealt, 0)

    def _deals_at(self, place: int) -> bool:
        return isinstance(self._steps[place].action, Deal)

    def saved(self) -> SavedGame:
        """Return the game so far as a record, undone actions included."""
        return SavedGame(
            rules=self.setup.rules,
            seed=self.setup.seed,
            first_dealer=self.setup.first_dealer,
            players=self.setup.players,
            actions=tuple(step.action for step in self._steps),
            undone=tuple(self._undone),
        )

    def _last_decision(self) -> int | None:
        for place in range(len(self._steps) - 1, self._prelude - 1, -1):
            if self._is_persons_decision(self._steps[place].before):
                return place
        return None

    def _is_persons_decision(self, state: MatchState) -> bool:
        if not self._is_persons_turn(state):
            return False
        return state.phase is Phase.DOUBLING or len(legal_actions(state)) > 1

    def _is_persons_turn(self, state: MatchState) -> bool:
        if state.phase not in (Phase.DOUBLING, Phase.PLAY):
            return False
        return state.player_on_turn in self.setup.people


def is_last_trick(state: MatchState) -> bool:
    """Return whether whoever is to play has one card left, and nothing to choose."""
    if state.phase is not Phase.PLAY or state.deal is None or state.turn is None:
        return False
    return len(state.deal.hands[state.turn]) == 1


def check_players(saved: SavedGame) -> None:
    """Check that this version of Quinto knows the levels of a game's players.

    Raises:
        RecordError: A level is unknown.
    """
    check_levels(saved, [level.value for level in Level])
