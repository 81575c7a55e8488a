"""What must be settled before a match begins: players, rules, and where the packs come from."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from quinto_desktop.players import USUAL_LEVEL, Level
from quinto_desktop.records import PlayerRecord, SavedGame, Source, check_levels
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DrawRule,
    Form,
    MatchState,
    NumberedDeals,
    Phase,
    RealCards,
    RuleOptions,
    Seat,
)

Players = tuple[PlayerRecord, ...]

_USUAL_NAMES = {
    Form.FOUR: ("Ada", "Clara", "You", "Bertram"),
    Form.DUMMY: ("You", "Bertram", "Clara"),
    Form.TWO: ("You", "Clara"),
}
_PERSON = {Form.FOUR: 2, Form.DUMMY: 0, Form.TWO: 0}


class GameSetup(Struct, frozen=True):
    """All that must be known before a match; without `first_dealer` cards are drawn for it."""

    players: Players
    source: Source
    rules: RuleOptions
    first_dealer: Seat | None
    has_take_backs: bool = True
    is_open: bool = False  # all hands lie face up; computer players do not look at them

    @property
    def seed(self) -> int | None:
        """The game's number; None if its packs do not come from one."""
        return self.source.seed if isinstance(self.source, NumberedDeals) else None

    @property
    def at_screen(self) -> frozenset[int]:
        """Those whose hands the screen shows; with real cards the first one enters for all."""
        return frozenset({0}) if isinstance(self.source, RealCards) else self.people

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


def game_of(players: Players, rules: RuleOptions, source: Source) -> GameSetup:
    """Return the setup of a game whose first dealer follows from where its packs come from."""
    is_drawn = rules.draw is not DrawRule.OFF
    return GameSetup(players, source, rules, None if is_drawn else source.first_dealer(rules.form))


def next_match(setup: GameSetup, source: Source, state: MatchState) -> GameSetup:
    """Return another match of the same players; dummy goes on round the table of several people."""
    rules, players = setup.rules, setup.players
    if state.phase is Phase.MATCH_OVER and state.dummy is not None and len(setup.people) > 1:
        # The source says where dummy lies first: the players move until that is the next one's.
        first = DUMMY_PLAYERS_SEATS.index(source.first_dealer(rules.form))
        moved = (state.seating[state.dummy] + 1 - first) % len(players)
        players = players[moved:] + players[:moved]
        rules = replace(rules, draw=DrawRule.OFF)
    dealer = game_of(players, rules, source).first_dealer
    if isinstance(source, RealCards) and state.dummy is None and state.results:
        dealer = state.results[-1].dealer.next  # the deal passes on with the cards
    return GameSetup(players, source, rules, dealer, setup.has_take_backs, setup.is_open)


def setup_again(game: SavedGame) -> GameSetup:
    """Return the setup of a game with the same people, rules and packs as one that was played."""
    how = game.has_take_backs, game.is_open_table
    return GameSetup(game.players, game.source, game.rules, game.first_dealer, *how)


def numbered_game(players: Players, rules: RuleOptions | None = None, *, seed: int) -> GameSetup:
    """Return the setup of a game by its number: whoever knows it can know the cards."""
    return game_of(players, rules or RuleOptions(), NumberedDeals(seed))


def check_players(saved: SavedGame) -> None:
    """Raise `RecordError` if this version of Quinto does not know a player's level."""
    check_levels(saved, [level.value for level in Level])
