"""A saved game: the players, the rules and every action.

The file holds packs and actions, never a state. Opening a game replays it through `rules.apply`, so
a file can be wrong, but can never produce an impossible game.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from itertools import pairwise
from typing import TypeAlias

import msgspec

from quinto_desktop import __version__
from quinto_desktop.records.faults import ActionPlace, Fault, Message, Part, damaged
from quinto_desktop.records.saves.migrations import (
    FORMAT,
    MIGRATIONS,
    VERSION,
    Migration,
    OldFault,
    migrate,
    parse,
    version_of,
)
from quinto_desktop.records.saves.refusals import form_fault, illegal, place_of
from quinto_desktop.records.saves.saved_game import (
    Line,
    PlayerRecord,
    SavedGame,
    fair_form,
    fork_of,
    rules_of,
    source_of,
    start_of,
)
from quinto_desktop.records.saves.wire import BranchForm, DealForm, GameForm, PlayerForm, RulesForm
from quinto_desktop.rules import (
    PACK,
    Action,
    Call,
    Card,
    CodedDeals,
    Deal,
    Draw,
    IllegalAction,
    MatchState,
    NotationError,
    Pair,
    Phase,
    Play,
    RealCards,
    Seat,
    Step,
    Take,
    apply,
    parse_card,
)
from quinto_desktop.rules.notation import action_text, cards_text, parse_action

# A file of many branches has a hundred thousand actions: they are not taken apart one by one, and
# their places are only worked out to be told.
_CALLS_AND_PLAYS: dict[str, Action] = {
    action_text(action): action for action in (*Call, *map(Play, PACK))
}
_FindPlace: TypeAlias = Callable[[], ActionPlace]


def replay(game: SavedGame) -> tuple[Step, ...]:
    """Replay the game, up to where its first play was saved.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    return replay_line(game, 0)


def replay_line(game: SavedGame, number: int) -> tuple[Step, ...]:
    """Replay one line of the game, from the start of the match; 0 is the first play.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    return tuple(_steps(start_of(game), game.lines[number].actions))


def encode(game: SavedGame, scores: Pair | None = None) -> bytes:
    """Write the game as its file: UTF-8 JSON, the same bytes for the same game.

    Without the scores after the first play's actions the game is replayed to find them out.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    if scores is None:
        steps = replay(game)
        scores = (steps[-1].after if steps else start_of(game)).scores
    form = GameForm(
        FORMAT,
        VERSION,
        __version__,
        RulesForm(**asdict(game.rules)),
        game.source.number if isinstance(game.source, RealCards) else game.seed,
        isinstance(game.source, RealCards),
        fair_form(game),
        game.source.code if isinstance(game.source, CodedDeals) else None,
        game.has_take_backs,
        None if game.first_dealer is None else game.first_dealer.name,
        [PlayerForm(player.name, player.level) for player in game.players],
        _drawn_text(game.actions),
        list(_deal_forms(game.actions)),
        _texts(game.undone),
        [*game.hinted],
        [_branch_form(branch, game.lines[branch.of]) for branch in game.branches],
        game.playing,
        scores,
        game.is_open_table,
    )
    return msgspec.json.format(msgspec.json.encode(form), indent=1) + b"\n"


def decode(data: bytes, migrations: Sequence[Migration] = MIGRATIONS) -> SavedGame:
    """Read a file's bytes, trusting nothing: the game returned is fully checked.

    Raises:
        RecordError: It is not a saved game, is damaged, was written by a newer Quinto, or
            holds something that the rules refuse.
    """
    with no_collections():
        return game_in(form_of(data, migrations))


def form_of(data: bytes, migrations: Sequence[Migration] = MIGRATIONS) -> GameForm:
    """Read a file's bytes as the types of its newest version, without replaying the game.

    Raises:
        RecordError: It is not a saved game, is damaged, or was written by a newer Quinto.
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
        return msgspec.convert(document, GameForm)
    except msgspec.ValidationError as error:
        raise damaged(Fault.GAME_DAMAGED, details=form_fault(error)) from error


def game_in(form: GameForm) -> SavedGame:
    """Replay a file's actions, and compare the scores with those in the file.

    Raises:
        RecordError: The file contradicts itself, or holds something that the rules refuse.
    """
    fresh = SavedGame(
        rules_of(form.rules),
        source_of(form),
        None if form.first_dealer is None else Seat[form.first_dealer],
        tuple([PlayerRecord(player.name, player.level) for player in form.players]),
        actions=(),
        has_take_backs=form.take_backs,
        is_open_table=form.open_table,
    )
    reader = _Reader(start_of(fresh), has_real_cards=form.real_cards)
    actions = tuple(reader.actions(form))
    state = reader.state
    if state.scores != form.scores:
        told, true = (f"{pair[0]} : {pair[1]}" for pair in (form.scores, state.scores))
        raise damaged(Fault.SCORES_DIFFER, told=told, true=true)
    undone = tuple(reader.undone(form.undone))
    return replace(
        fresh,
        actions=actions,
        undone=undone,
        hinted=_places(form.hinted),
        branches=_branches_of(form, Line(actions=actions, undone=undone), reader.states),
        playing=form.playing,
        is_opened=state.phase is Phase.MATCH_OVER or (form.fair and form.fair.secret) is not None,
    )


def _branches_of(form: GameForm, first: Line, states: Sequence[MatchState]) -> tuple[Line, ...]:
    lines, states_of = [first], [states]
    for number, branch in enumerate(form.branches, start=1):
        if branch.of >= number or branch.after >= len(states_of[branch.of]):
            raise damaged(Fault.BRANCH_ASTRAY, number=number)
        parent = lines[branch.of]
        shared = (*parent.actions, *parent.undone)[: branch.after]
        before = states_of[branch.of][: branch.after + 1]
        reader = _Reader(*before, has_real_cards=form.real_cards)
        actions = (*shared, *reader.branch_actions(branch.actions, number, branch.after))
        undone = tuple(reader.undone(branch.undone, Message(Part.BRANCH, number=number)))
        hinted = _places(branch.hinted)
        lines.append(Line(branch.name, branch.of, actions, undone, hinted))
        states_of.append(reader.states)
    return tuple(lines[1:])


def _branch_form(branch: Line, parent: Line) -> BranchForm:
    after = fork_of(branch, parent)
    actions, undone = _texts(branch.actions[after:]), _texts(branch.undone)
    return BranchForm(branch.name, branch.of, after, actions, undone, [*branch.hinted])


def _places(hinted: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(set(hinted)))


def _texts(actions: Sequence[Action]) -> list[str]:
    return [action_text(action) for action in actions]


class _Reader:
    # It follows the match: `states` are at its start, and after each action so far.
    def __init__(self, *states: MatchState, has_real_cards: bool) -> None:
        self.states = [*states]
        self.has_real_cards = has_real_cards

    @property
    def state(self) -> MatchState:
        return self.states[-1]

    def actions(self, form: GameForm) -> Iterator[Action]:
        if form.drawn is not None:
            yield self._done(Draw(self._cards(Draw, form.drawn)))
        for deal in form.deals:
            yield self._done(Deal(self._cards(Deal, deal.pack.split(" ") if deal.pack else ())))
            for call in deal.calls:
                yield self._done(call)
            for text in deal.plays:
                yield self._done(self._play(text))

    def undone(self, texts: Sequence[str], *where: Message) -> Iterator[Action]:
        # To be read after the others; `where` is the branch, if they are one's.
        for number, text in enumerate(texts, start=1):
            place = partial(_place, *where, part=Part.UNDONE, number=number)
            yield self._done(_action(text, place), place)

    def branch_actions(self, texts: Sequence[str], branch: int, after: int) -> Iterator[Action]:
        where = Message(Part.BRANCH, number=branch)
        for number, text in enumerate(texts, start=after + 1):
            place = partial(_place, where, part=Part.BRANCH_ACTION, number=number)
            yield self._done(_action(text, place), place)

    def _play(self, text: str) -> Action:
        if self.has_real_cards:
            return _action(text, partial(place_of, self.state, Take))
        (card,) = self._cards(Play, [text])
        return Play(card)

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

    def _done(self, action: Action, place: _FindPlace | None = None) -> Action:
        if isinstance(action, Deal) and bool(action.pack) is self.has_real_cards:
            found = place_of(self.state, Deal) if place is None else place()
            count = Message(Fault.PACK_MISCOUNTED, wanted=len(PACK), count=len(action.pack))
            raise damaged(Fault.AT_PLACE, place=found, details=count)
        self.states.append(_step(self.state, action, place).after)
        return action


def _place(*where: Message, part: Part, number: int) -> ActionPlace:
    return ActionPlace((*where, Message(part, number=number)))


def _action(text: str, place: _FindPlace) -> Action:
    action = _CALLS_AND_PLAYS.get(text)
    if action is not None:
        return action
    with contextlib.suppress(NotationError):
        action = parse_action(text)
        if action_text(action) == text:  # reading is more lenient, about spaces say
            return action
    raise damaged(Fault.AT_PLACE, place=place(), details=Message(Fault.NOT_AN_ACTION, words=text))


def _steps(state: MatchState, actions: Sequence[Action]) -> Iterator[Step]:
    for action in actions:
        step = _step(state, action)
        yield step
        state = step.after


def _step(state: MatchState, action: Action, place: _FindPlace | None = None) -> Step:
    try:
        return apply(state, action)
    except IllegalAction as error:
        found = place_of(state, type(action)) if place is None else place()
        details = illegal(state, action, error.refusal)
        raise damaged(Fault.AT_PLACE, place=found, details=details) from error


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
            _texts([action for action in rest if not isinstance(action, Call)]),
        )


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    """Let Python look for no garbage within: there is none in a replay, and it takes as long."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
