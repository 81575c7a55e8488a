"""A saved game: who plays by which rules, and everything that was done.

The file holds packs and actions, never a state: to open a game is to play it again through
`rules.apply`, so that a file can be wrong but never make an impossible game.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from quinto_desktop import __version__
from quinto_desktop.records.errors import NewerVersion, RecordError
from quinto_desktop.records.faults import form_text, illegal_text, place_of, shown
from quinto_desktop.records.migrations import MIGRATIONS, VERSION, Document, Migration, migrate
from quinto_desktop.records.wire import (
    FORMAT,
    LEVEL_PATTERN,
    NAME_PATTERN,
    DealForm,
    GameForm,
    RulesForm,
    SeatForm,
    SeatsForm,
)
from quinto_desktop.rules import (
    GREATEST_SEED,
    SEATS,
    Action,
    Call,
    Card,
    Deal,
    IllegalAction,
    MatchState,
    NotationError,
    Pair,
    Play,
    RuleOptions,
    Seat,
    Step,
    apply,
    new_match,
    parse_card,
)
from quinto_desktop.rules.notation import action_text, cards_text, parse_action

_REMEDY = "Open its backup or another saved game."
_NOT_A_GAME = "This is not a saved game of Quinto. Choose a file that Quinto has saved."


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits on a seat.

    Attributes:
        name: What the table shows: 1 to 40 characters on one line.
        level: The computer player's level; None if a person sits there.

    Raises:
        RecordError: The name or the level cannot be kept in a file.
    """

    name: str
    level: str | None

    def __post_init__(self) -> None:
        if re.search(NAME_PATTERN, self.name) is None:
            raise RecordError(
                f"“{shown(self.name)}” is not a name for a seat. "
                "Give one of 1 to 40 characters on one line."
            )
        if self.level is not None and re.search(LEVEL_PATTERN, self.level) is None:
            raise RecordError(
                f"“{shown(self.level)}” is not the name of a level. Choose one from the list."
            )


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Everything that brings a game back.

    Attributes:
        rules: The options it is played by.
        seed: The game's number, which its packs come from; 0 to `GREATEST_SEED`.
        first_dealer: Who dealt the first deal.
        seats: Who sits where, indexed by `Seat`.
        actions: Everything that was done, deals included, in order.
        undone: What “Redo” would do, the next one first.

    Raises:
        RecordError: `seed` is out of its range.
    """

    rules: RuleOptions
    seed: int
    first_dealer: Seat
    seats: tuple[SeatRecord, SeatRecord, SeatRecord, SeatRecord]
    actions: tuple[Action, ...]
    undone: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= GREATEST_SEED:
            raise RecordError(
                f"The game's number is negative or too large. Choose one from 0 to {GREATEST_SEED}."
            )


def start_of(game: SavedGame) -> MatchState:
    """The match before its first deal."""
    return new_match(game.rules, game.first_dealer)


def replay(game: SavedGame) -> tuple[Step, ...]:
    """Play the game again, up to where it was saved.

    Raises:
        RecordError: An action is not legal where it stands.
    """
    return tuple(_steps(start_of(game), game.actions))


def encode(game: SavedGame, scores: Pair | None = None) -> bytes:
    """Write the game as its file: UTF-8 JSON, the same bytes for the same game.

    Args:
        game: A game whose actions are legal.
        scores: What both sides have after its actions, if the caller knows; else the
            game is replayed to find out.

    Raises:
        RecordError: An action is not legal where it stands.
    """
    if scores is None:
        steps = replay(game)
        scores = (steps[-1].after if steps else start_of(game)).scores
    north, east, south, west = (SeatForm(seat.name, seat.level) for seat in game.seats)
    form = GameForm(
        FORMAT,
        VERSION,
        __version__,
        RulesForm(game.rules.joker_lead, game.rules.cachette_from, game.rules.target),
        game.seed,
        game.first_dealer.name,
        SeatsForm(north, east, south, west),
        list(_deal_forms(game.actions)),
        [action_text(action) for action in game.undone],
        scores,
    )
    return msgspec.json.format(msgspec.json.encode(form), indent=1) + b"\n"


def decode(data: bytes, migrations: Sequence[Migration] = MIGRATIONS) -> SavedGame:
    """Read a file's bytes and believe nothing: the game comes back fully checked.

    Args:
        data: What `encode` of this or an older version wrote, or anything else.
        migrations: The steps from older versions.

    Raises:
        RecordError: It is not a saved game, is damaged, was written by a newer Quinto, or
            holds something that the rules refuse.
    """
    document = _parse(data)
    version = _version_of(document, known=1 + len(migrations))
    try:
        document = migrate(document, version, migrations)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise _damaged(f"The saved game of version {version} is damaged") from error
    try:
        form = msgspec.convert(document, GameForm)
    except msgspec.ValidationError as error:
        raise _damaged(f"The saved game is damaged: {form_text(str(error))}") from error
    game = _game_of(form)
    _check(game, form.scores)
    return game


def _parse(data: bytes) -> Document:
    if not data.strip():
        raise RecordError(f"The file is empty. {_REMEDY}")
    try:
        document = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_group)
    except UnicodeDecodeError as error:
        raise RecordError(_NOT_A_GAME) from error
    except json.JSONDecodeError as error:
        if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            raise RecordError(_NOT_A_GAME) from error
        raise _damaged(
            f"The file is damaged or cut off: line {error.lineno} cannot be read"
        ) from error
    except (ValueError, RecursionError) as error:
        why = str(error) if isinstance(error, _Twins) else "it holds what no saved game holds"
        raise _damaged(f"The file is damaged: {why}") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(_NOT_A_GAME)
    _refuse_half_characters(document)
    return document


def _refuse_half_characters(document: Document) -> None:
    """Refuse what JSON can name and no text can hold: one half of a surrogate pair."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise _damaged("The file is damaged: it holds a character that does not exist") from error
    except RecursionError as error:
        raise _damaged("The file is damaged: it holds what no saved game holds") from error


class _Twins(ValueError):
    """A name stands twice in one group of a JSON text."""


def _group(pairs: list[tuple[str, object]]) -> Document:
    group = dict(pairs)
    if len(group) < len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise _Twins(f"“{shown(twin)}” stands twice in one place")
    return group


def _version_of(document: Document, known: int) -> int:
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise _damaged("The saved game does not say its version")
    if version > known:
        raise NewerVersion(
            f"This game was saved by a newer Quinto (version {shown(str(version))} of the file "
            f"form; this program knows up to {known}). Update Quinto to open it."
        )
    return version


def _game_of(form: GameForm) -> SavedGame:
    north, east, south, west = (
        SeatRecord(seat.name, seat.level)
        for seat in (form.seats.n, form.seats.e, form.seats.s, form.seats.w)
    )
    return SavedGame(
        RuleOptions(form.rules.joker_lead, form.rules.cachette_from, form.rules.target),
        form.seed,
        Seat[form.first_dealer],
        (north, east, south, west),
        tuple(_actions_of(form.deals)),
        tuple(
            _action(text, f"Undone action {number}")
            for number, text in enumerate(form.undone, start=1)
        ),
    )


def _actions_of(deals: Sequence[DealForm]) -> Iterator[Action]:
    for number, deal in enumerate(deals, start=1):
        yield Deal(_pack(deal.pack, f"Deal {number}"))
        yield from deal.calls
        for play, text in enumerate(deal.plays, start=1):
            yield Play(_card(text, f"Deal {number}, play {play}"))


def _action(text: str, place: str) -> Action:
    with contextlib.suppress(NotationError):
        action = parse_action(text)
        if action_text(action) == text:  # it reads more than it writes: spaces, for one
            return action
    raise _damaged(f"{place}: “{shown(text)}” is not a call, a card or a deal")


def _pack(text: str, place: str) -> tuple[Card, ...]:
    return tuple([_card(word, place) for word in text.split(" ")])


def _card(text: str, place: str) -> Card:
    try:
        return parse_card(text)
    except NotationError as error:
        raise _damaged(f"{place}: “{shown(text)}” is not a card") from error


def _check(game: SavedGame, scores: Pair) -> None:
    """Replay all of it, and compare what comes out with the file's own word."""
    state = start_of(game)
    for step in _steps(state, game.actions):
        state = step.after
    if state.scores != scores:
        told, true = (f"{pair[0]} : {pair[1]}" for pair in (scores, state.scores))
        raise _damaged(f"The scores in the file are {told}, but its plays give {true}")
    for _ in _steps(state, (*game.actions, *game.undone), len(game.actions)):
        pass


def _steps(state: MatchState, actions: Sequence[Action], begin: int = 0) -> Iterator[Step]:
    for index in range(begin, len(actions)):
        try:
            step = apply(state, actions[index])
        except IllegalAction as error:
            place = place_of(actions, index)
            told = illegal_text(state, actions[index], error.refusal)
            raise _damaged(f"{place}: {told}") from error
        yield step
        state = step.after


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


def _damaged(fault: str) -> RecordError:
    return RecordError(f"{fault}. {_REMEDY}")


def check_levels(game: SavedGame, levels: Sequence[str]) -> None:
    """See to it that every computer player of the game is one that this program has.

    Args:
        game: The game.
        levels: The names of all levels.

    Raises:
        RecordError: A level is unknown.
    """
    for seat in SEATS:
        level = game.seats[seat].level
        if level is not None and level not in levels:
            raise RecordError(
                f"{seat.name}: this Quinto has no computer player of the level “{level}”. "
                f"Update Quinto, or put one of {', '.join(levels)} in the file."
            )
