"""A match as the rows of the history: every finished deal and game, with all that is counted.

What identifies a deal is everything that led to it: who plays which rules, the cards, and all
calls and plays from the first deal on. So a deal is known again whenever it comes, from the
autosave after a crash, from a file or from the queue, and is entered once. Whoever plays the same
number again and does exactly the same has played the same game.
"""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

from msgspec import Struct

from quinto_desktop.records.faults import Fault, damaged
from quinto_desktop.records.saves.document import decode, encode, replay
from quinto_desktop.records.saves.saved_game import SavedGame, source_name
from quinto_desktop.rules import (
    QUINTS,
    SEATS,
    Action,
    Call,
    DealResult,
    Draw,
    MatchForm,
    MatchState,
    Pair,
    Phase,
    Seat,
    Seating,
    Side,
    Step,
    options_text,
    round_totals,
    standing_of,
)
from quinto_desktop.rules.notation import action_text

_KEY_BYTES = 16
_LARGEST_DEAL = 64 * 1024
_MIXED = "mixed"
_NUMBER_OF_QUINT = {quint: number for number, quint in enumerate(QUINTS)}
_PASSING = ("deals", "undone", "scores")
"""The entries of a saved game that change with every deal."""


class Viewpoint(Struct, frozen=True):
    """Whose game it is.

    Attributes:
        us: The side of the person who plays; None if nobody does, or people on both sides.
        partner: The partner's name; empty without one.
        level: The opponents' level: ``mixed`` if they differ, empty for people.
    """

    us: Side | None
    partner: str
    level: str


class GameEntry(Struct, frozen=True):
    """A finished game; its number in the match begins with 1."""

    number: int
    deals: int
    scores: Pair
    winner: Side


class DealEntry(Struct, frozen=True):
    """A finished deal.

    Attributes:
        key: What identifies it, 16 bytes.
        dealt: What identifies the moment after it was dealt.
        pack: What identifies its cards and dealer, in whatever match.
        game: The number of its game in the match, from 1.
        document: What happened, as in a saved game's list of deals, compressed.
        outcome: For us, if the match is over: 1 won, 0 neither, -1 lost.
    """

    key: bytes
    dealt: bytes
    pack: bytes
    game: int
    result: DealResult
    doubler: Side | None
    redoubler: Side | None
    view: Viewpoint
    document: bytes
    won: GameEntry | None
    games_won: Pair
    is_over: bool
    outcome: int | None


class MatchEntry(Struct, frozen=True):
    """A match so far; `setup` is what a saved game holds besides its deals, as JSON."""

    game: SavedGame
    setup: str
    deals: tuple[DealEntry, ...]

    @property
    def people(self) -> str:
        """The names of all players, for lists and searches."""
        return ", ".join([player.name for player in self.game.players])


def entry_of(game: SavedGame, steps: Sequence[Step] | None = None) -> MatchEntry:
    """Return what the history keeps of a match, over or not; of its branches nothing is kept.

    It is replayed if its steps are not known.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    steps = replay(game) if steps is None else steps
    scores = steps[-1].after.scores if steps else None
    first_play = replace(game, undone=(), branches=(), playing=0, hinted=())
    document = json.loads(encode(first_play, scores))
    key, deals = _root_of(game), list[DealEntry]()
    for (state, actions), part in zip(_deals_in(steps), document["deals"], strict=False):
        if state is not None:
            deals.append(_deal_entry(game, key, state, actions, part))
            key = deals[-1].key
    setup = {name: value for name, value in document.items() if name not in _PASSING}
    text = json.dumps(setup, ensure_ascii=False, separators=(",", ":"))
    return MatchEntry(game, text, tuple(deals))


def underway_of(game: SavedGame, steps: Sequence[Step] | None = None) -> bytes | None:
    """Return what identifies the deal in progress, once dealt; None if there is none.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    key = _root_of(game)
    *finished, (_, current) = _deals_in(replay(game) if steps is None else steps)
    for _, actions in finished:
        key = _key(key, actions)
    return _key(key, current[:1]) if current else None


def deal_keys(game: SavedGame, steps: Sequence[Step] | None = None) -> tuple[bytes, ...]:
    """Return what identifies each of the finished deals, in order; see `DealEntry.key`.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    *finished, _ = _deals_in(replay(game) if steps is None else steps)
    keys = accumulate([actions for _, actions in finished], _key, initial=_root_of(game))
    return tuple(keys)[1:]


def _deals_in(steps: Sequence[Step]) -> Iterator[tuple[MatchState | None, list[Action]]]:
    # Each finished deal with the state after it; at the end the one in progress, without.
    actions: list[Action] = []
    for step in steps:
        if not isinstance(step.action, Draw):
            actions.append(step.action)
        if step.after.deals_finished > step.before.deals_finished:
            yield step.after, actions
            actions = []
    yield None, actions


def record_of(setup: str, documents: Sequence[bytes], scores: Pair) -> SavedGame:
    """Put a match together again from what the history kept, checked like a file.

    Raises:
        RecordError: It is not as it was written.
    """
    try:
        document = json.loads(setup)
        document["deals"] = [_unpacked(deal) for deal in documents]
        document["undone"] = []
        document["scores"] = list(scores)
    except (zlib.error, ValueError, TypeError, RecursionError) as error:
        raise damaged(Fault.UNEXPECTED_DATA) from error
    return decode(json.dumps(document).encode())


def _unpacked(deal: bytes) -> object:
    # A few bytes may claim to be a gigabyte.
    return json.loads(zlib.decompressobj().decompress(deal, _LARGEST_DEAL))


def view_of(game: SavedGame, seating: Seating, dummy: Seat | None) -> Viewpoint:
    """Return whose game it is, for one game's seating."""
    sides: tuple[list[int], list[int]] = ([], [])
    for seat in SEATS:
        if seat is not dummy and seating[seat] not in sides[seat.side]:
            sides[seat.side].append(seating[seat])
    levels = [[game.players[number].level for number in side] for side in sides]
    with_people = [side for side in Side if None in levels[side]]
    if len(with_people) != 1:
        return Viewpoint(None, "", "")
    us = with_people[0]
    me = min(number for number in sides[us] if game.players[number].level is None)
    partners = [game.players[number].name for number in sides[us] if number != me]
    against = {level for level in levels[us.other] if level is not None}
    level = against.pop() if len(against) == 1 else _MIXED
    return Viewpoint(us, partners[0] if partners else "", level)


def outcome_for(us: Side | None, game: SavedGame, state: MatchState) -> int | None:
    """Return how a match that is over ended for us: 1 won, 0 neither, -1 lost; None for nobody.

    A round has no winner: there it is the sign of our own total.
    """
    if us is None:
        return None
    if game.rules.match is MatchForm.ROUND:
        people = [number for number, player in enumerate(game.players) if player.level is None]
        total = round_totals(state.games)[people[0]]
        return (total > 0) - (total < 0)
    return 1 if standing_of(game.rules, state.games).winner is us else -1


def _deal_entry(
    game: SavedGame, before: bytes, state: MatchState, actions: list[Action], document: object
) -> DealEntry:
    deal = state.dealt
    games = state.games
    won = None
    if state.winner is not None:
        last = games[-1]
        won = GameEntry(last.number, len(last.deals), last.scores, last.winner)
    view = view_of(game, state.seating, state.dummy)
    is_over = state.phase is Phase.MATCH_OVER
    wins = [sum(one.winner is side for one in games) for side in Side]
    text = json.dumps(document, separators=(",", ":"))
    return DealEntry(
        _key(before, actions),
        _key(before, actions[:1]),
        _key(before if deal.has_real_cards else bytes([deal.dealer]), actions[:1]),
        len(games) + (won is None),
        state.results[-1],
        _side_of(Call.DOUBLE, deal.calls, deal.eldest_hand),
        _side_of(Call.REDOUBLE, deal.calls, deal.eldest_hand),
        view,
        zlib.compress(text.encode(), 9),
        won,
        (wins[0], wins[1]),
        is_over,
        outcome_for(view.us, game, state) if is_over else None,
    )


def origin_of(game: SavedGame) -> tuple[int | None, str | None]:
    """Return what a match is dealt from: its number, or the commitment to its secret, as hex."""
    return game.seed, None if game.commitment is None else game.commitment.hex()


def quint_bits(result: DealResult, side: Side) -> int:
    """Return the quints that a side scored, one bit for each by its place in `QUINTS`."""
    return sum(
        1 << _NUMBER_OF_QUINT[scored.quint] for scored in result.quints if scored.side is side
    )


def _side_of(call: Call, calls: Sequence[Call], eldest: Seat) -> Side | None:
    return eldest.clockwise[calls.index(call)].side if call in calls else None


def _root_of(game: SavedGame) -> bytes:
    dealer = "" if game.first_dealer is None else game.first_dealer.name
    people = [[player.name, player.level] for player in game.players]
    drawn = [action_text(action) for action in game.actions[:1] if isinstance(action, Draw)]
    start = [options_text(game.rules), source_name(game.source), dealer, people, drawn]
    return _identity(json.dumps(start))


def _key(before: bytes, actions: Sequence[Action]) -> bytes:
    texts = "\n".join([action_text(action) for action in actions])
    return _identity(f"{before.hex()}\n{texts}")


def _identity(text: str) -> bytes:
    # A number of 128 bits that no two texts share, except by design. The generator goes through
    # SHA-512, and is loaded already; hashlib would bring OpenSSL, of 4 MB.
    return random.Random(text).getrandbits(8 * _KEY_BYTES).to_bytes(_KEY_BYTES, "big")
