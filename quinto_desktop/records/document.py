"""A saved game: the players, the rules and every action.

The file holds packs and actions, never a state. Opening a game replays it through `rules.apply`, so
a file can be wrong, but can never produce an impossible game.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import msgspec

from quinto_desktop import __version__
from quinto_desktop.records.envelope import parse, version_of
from quinto_desktop.records.errors import RecordError, damaged
from quinto_desktop.records.faults import ActionPlace, Fault, Message, Part
from quinto_desktop.records.form_check import form_fault
from quinto_desktop.records.illegal import illegal, place_of
from quinto_desktop.records.migrations import MIGRATIONS, VERSION, Migration, OldFault, migrate
from quinto_desktop.records.wire import (
    FORMAT,
    LEVEL_PATTERN,
    NAME_PATTERN,
    DealForm,
    GameForm,
    PlayerForm,
    RulesForm,
)
from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    GREATEST_SEED,
    Action,
    Call,
    Card,
    Deal,
    Draw,
    DrawRule,
    Form,
    IllegalAction,
    MatchState,
    NotationError,
    Pair,
    Play,
    RuleOptions,
    Seat,
    Step,
    apply,
    matches_of,
    new_match,
    parse_card,
)
from quinto_desktop.rules.notation import action_text, cards_text, parse_action


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One of the players.

    Attributes:
        name: The name shown at the table: 1 to 40 characters on one line.
        level: The computer player's level; None for a person.

    Raises:
        RecordError: The name or the level cannot be kept in a file.
    """

    name: str
    level: str | None

    def __post_init__(self) -> None:
        if re.search(NAME_PATTERN, self.name) is None:
            raise RecordError(Fault.BAD_NAME, name=self.name)
        if self.level is not None and re.search(LEVEL_PATTERN, self.level) is None:
            raise RecordError(Fault.BAD_LEVEL, level=self.level)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Everything needed to restore a game.

    Attributes:
        rules: The options it is played under.
        seed: The game's number, which determines its packs; 0 to `GREATEST_SEED`.
        first_dealer: Who dealt the first deal; None if cards are drawn for it.
        players: The players, by number: four, three or two, depending on the form.
        actions: Every action, deals included, in order.
        undone: The actions that “Redo” would repeat, the next one first.

    Raises:
        RecordError: `seed` is out of range, there are too many or too few `players`, or
            `first_dealer` does not fit the rules.
    """

    rules: RuleOptions
    seed: int
    first_dealer: Seat | None
    players: tuple[PlayerRecord, ...]
    actions: tuple[Action, ...]
    undone: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= GREATEST_SEED:
            raise RecordError(Fault.BAD_SEED, greatest=GREATEST_SEED)
        wanted, named = self.rules.form.players, len(self.players)
        if named != wanted:
            raise damaged(Fault.PLAYERS_MISCOUNTED, wanted=wanted, named=named)
        is_drawn = self.rules.draw is not DrawRule.OFF
        if is_drawn and self.first_dealer is not None:
            raise damaged(Fault.DEALER_DESPITE_DRAW)
        if not is_drawn and self.first_dealer is None:
            raise damaged(Fault.DEALER_MISSING)
        if self.rules.form is Form.DUMMY and self.first_dealer is Seat.N:
            raise damaged(Fault.DEALER_IS_DUMMY)


def start_of(game: SavedGame) -> MatchState:
    """The match before its first deal."""
    return new_match(game.rules, game.first_dealer)


def replay(game: SavedGame) -> tuple[Step, ...]:
    """Replay the game, up to where it was saved.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    return tuple(_steps(start_of(game), game.actions))


def encode(game: SavedGame, scores: Pair | None = None) -> bytes:
    """Write the game as its file: UTF-8 JSON, the same bytes for the same game.

    Args:
        game: A game whose actions are legal.
        scores: Both sides' scores after its actions, if the caller knows them; otherwise the game
            is replayed to find out.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    if scores is None:
        steps = replay(game)
        scores = (steps[-1].after if steps else start_of(game)).scores
    rules = game.rules
    form = GameForm(
        FORMAT,
        VERSION,
        __version__,
        RulesForm(
            rules.form,
            rules.match,
            rules.joker_lead,
            rules.cachette_from,
            rules.target,
            rules.draw,
            rules.stakes,
        ),
        game.seed,
        None if game.first_dealer is None else game.first_dealer.name,
        [PlayerForm(player.name, player.level) for player in game.players],
        _drawn_text(game.actions),
        list(_deal_forms(game.actions)),
        [action_text(action) for action in game.undone],
        scores,
    )
    return msgspec.json.format(msgspec.json.encode(form), indent=1) + b"\n"


def decode(data: bytes, migrations: Sequence[Migration] = MIGRATIONS) -> SavedGame:
    """Read a file's bytes, trusting nothing: the game returned is fully checked.

    Args:
        data: What `encode` of this or an older version wrote, or anything else.
        migrations: The steps from older versions.

    Raises:
        RecordError: It is not a saved game, is damaged, was written by a newer Quinto, or
            holds something that the rules refuse.
    """
    document = parse(data)
    version = version_of(document, known=1 + len(migrations))
    try:
        document = migrate(document, version, migrations)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        if not isinstance(error, OldFault):
            raise damaged(Fault.OLD_GAME_DAMAGED, version=version) from error
        details = error.message
        raise damaged(Fault.OLD_GAME_DAMAGED_IN, version=version, details=details) from error
    try:
        form = msgspec.convert(document, GameForm)
    except msgspec.ValidationError as error:
        raise damaged(Fault.GAME_DAMAGED, details=form_fault(document, GameForm)) from error
    return _game_of(form)


def _game_of(form: GameForm) -> SavedGame:
    """Replay the file's actions, and compare the scores with those in the file."""
    fresh = SavedGame(
        _rules_of(form.rules),
        form.seed,
        None if form.first_dealer is None else Seat[form.first_dealer],
        tuple([PlayerRecord(player.name, player.level) for player in form.players]),
        actions=(),
    )
    reader = _Reader(start_of(fresh))
    actions = tuple(reader.actions(form))
    scores = reader.state.scores
    if scores != form.scores:
        told, true = (f"{pair[0]} : {pair[1]}" for pair in (form.scores, scores))
        raise damaged(Fault.SCORES_DIFFER, told=told, true=true)
    return replace(fresh, actions=actions, undone=tuple(reader.undone(form)))


def _rules_of(form: RulesForm) -> RuleOptions:
    try:
        return RuleOptions(
            form.joker_lead,
            form.cachette_from,
            form.target,
            form.form,
            form.match,
            form.draw,
            form.stakes,
        )
    except NotationError as error:
        raise damaged(Fault.RULES_CLASH, details=_clash(form)) from error


def _clash(rules: RulesForm) -> Message:
    """Which of the rules, each possible by itself, contradict each other."""
    matches = tuple([match.value for match in matches_of(rules.form)])
    form, match = rules.form.value, rules.match.value
    if match not in matches:
        return Message(Fault.MATCH_OF_OTHER_FORM, form=form, match=match, matches=matches)
    return Message(Fault.TARGET_TOO_LOW, target=rules.target, handicap=DUMMY_HANDICAP)


class _Reader:
    """Reads the actions of a file one by one, following the match as it goes.

    Attributes:
        state: The match after the last action.
    """

    def __init__(self, state: MatchState) -> None:
        self.state = state

    def actions(self, form: GameForm) -> Iterator[Action]:
        """Yield every action.

        Raises:
            RecordError: An action cannot be read, or is illegal at its point of the match.
        """
        if form.drawn is not None:
            yield self._done(Draw(self._cards(Draw, form.drawn)))
        for deal in form.deals:
            yield self._done(Deal(self._cards(Deal, deal.pack.split(" "))))
            for call in deal.calls:
                yield self._done(call)
            for text in deal.plays:
                (card,) = self._cards(Play, [text])
                yield self._done(Play(card))

    def undone(self, form: GameForm) -> Iterator[Action]:
        """Yield the undone actions; to be read after `actions`.

        Raises:
            RecordError: An action cannot be read, or is illegal at its point of the match.
        """
        for number, text in enumerate(form.undone, start=1):
            place = ActionPlace((Message(Part.UNDONE, number=number),))
            yield self._done(_undone_action(text, place), place)

    def _cards(self, kind: type[Action], texts: Sequence[str]) -> tuple[Card, ...]:
        cards = []
        for text in texts:
            try:
                cards.append(parse_card(text))
            except NotationError as error:
                details = Message(Fault.NOT_A_CARD, word=text)
                place = place_of(self.state, kind)
                raise damaged(Fault.AT_PLACE, place=place, details=details) from error
        return tuple(cards)

    def _done(self, action: Action, place: ActionPlace | None = None) -> Action:
        self.state = _step(self.state, action, place).after
        return action


def _undone_action(text: str, place: ActionPlace) -> Action:
    with contextlib.suppress(NotationError):
        action = parse_action(text)
        if action_text(action) == text:  # reading is more lenient, about spaces say
            return action
    raise damaged(Fault.AT_PLACE, place=place, details=Message(Fault.NOT_AN_ACTION, words=text))


def _steps(state: MatchState, actions: Sequence[Action]) -> Iterator[Step]:
    for action in actions:
        step = _step(state, action)
        yield step
        state = step.after


def _step(state: MatchState, action: Action, place: ActionPlace | None = None) -> Step:
    """Do an action, or say where in the match it is and why it is illegal.

    Args:
        state: The match before it.
        action: What was done.
        place: Where it is, if not simply at this point of the match.

    Raises:
        RecordError: It is not legal.
    """
    try:
        return apply(state, action)
    except IllegalAction as error:
        place = place or place_of(state, type(action))
        details = illegal(state, action, error.refusal)
        raise damaged(Fault.AT_PLACE, place=place, details=details) from error


def _drawn_text(actions: Sequence[Action]) -> list[str] | None:
    first = actions[0] if actions else None
    return [str(card) for card in first.cards] if isinstance(first, Draw) else None


def _deal_forms(actions: Sequence[Action]) -> Iterator[DealForm]:
    starts = [index for index, action in enumerate(actions) if isinstance(action, Deal)]
    for start, end in pairwise([*starts, len(actions)]):
        deal, rest = actions[start], actions[start + 1 : end]
        assert isinstance(deal, Deal)
        yield DealForm(
            cards_text(deal.pack),
            [action for action in rest if isinstance(action, Call)],
            [str(action.card) for action in rest if isinstance(action, Play)],
        )


def check_levels(game: SavedGame, levels: Sequence[str]) -> None:
    """Check that this program has every computer player of the game.

    Args:
        game: The game.
        levels: The names of all levels.

    Raises:
        RecordError: A level is unknown.
    """
    for player in game.players:
        level = player.level
        if level is not None and level not in levels:
            raise RecordError(
                Fault.LEVEL_UNKNOWN, name=player.name, level=level, levels=tuple(levels)
            )
