"""What a saved game is: the players, the rules, where the packs come from, and every action.

The secret of a game in progress is sealed in its file, so that nobody reads it at a glance. This is
a courtesy, no lock: on the player's own machine nothing can be hidden from him, and the packs that
have been dealt stand in the same file. What proves that nobody chose the cards is the commitment,
which was shown before the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TypeAlias

import msgspec

from quinto_desktop.records.faults import Fault, Message, RecordError, damaged
from quinto_desktop.records.saves.wire import (
    LEVEL_PATTERN,
    MOST_BRANCHES,
    NAME_PATTERN,
    FairForm,
    GameForm,
    RulesForm,
)
from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    GREATEST_SEED,
    Action,
    CodedDeals,
    DrawRule,
    FairDeals,
    Form,
    MatchState,
    NotationError,
    NumberedDeals,
    RealCards,
    RuleOptions,
    Seat,
    matches_of,
    new_match,
    parse_deal_code,
    parse_hash,
)
from quinto_desktop.rules.hashing import sha256

Source: TypeAlias = NumberedDeals | FairDeals | CodedDeals | RealCards


class PlayerRecord(msgspec.Struct, frozen=True):
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
        if not is_name(self.name):
            raise RecordError(Fault.BAD_NAME, name=self.name)
        if self.level is not None and re.search(LEVEL_PATTERN, self.level) is None:
            raise RecordError(Fault.BAD_LEVEL, level=self.level)


def is_name(text: str) -> bool:
    """Return whether a text can name a player or a branch: 1 to 40 characters on one line."""
    return re.search(NAME_PATTERN, text) is not None


class Line(msgspec.Struct, frozen=True):
    """One way a match was played from its start: the first play, or a branch of it.

    Attributes:
        name: What the user calls a branch: 1 to 40 characters on one line; empty for the first
            play.
        of: The number of the line that it leaves; 0 is the first play.
        actions: Every action, deals included, in order: those before the fork too.
        undone: The actions that “Redo” would repeat, the next one first.
        hinted: After how many actions a person has taken hints, ascending; undo leaves them.

    Raises:
        RecordError: The name cannot be kept in a file.
    """

    name: str = ""
    of: int = 0
    actions: tuple[Action, ...] = ()
    undone: tuple[Action, ...] = ()
    hinted: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.name and not is_name(self.name):
            raise RecordError(Fault.BAD_NAME, name=self.name)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Everything needed to restore a game.

    Attributes:
        first_dealer: Who dealt the first deal; None if cards are drawn for it.
        players: The players, by number: four, three or two, depending on the form.
        actions: Every action of the first play, deals included, in order.
        undone: The actions of the first play that “Redo” would repeat, the next one first.
        branches: Other ways the match was played from some point on, each after the line that it
            leaves; branch 0 is line 1.
        playing: The line that play goes on in: 0 for the first play, 1 for the first branch.
        hinted: After how many actions of the first play a person has taken hints, ascending.
        is_open_table: Whether all hands lay face up for everybody.
        is_opened: Whether the game is over or was given up, so that the secret of fair deals may be
            shown.

    Raises:
        RecordError: The number is out of range, there are too many or too few `players`,
            `first_dealer` or the deal code do not fit the rules, or the branches make no tree.
    """

    rules: RuleOptions
    source: Source
    first_dealer: Seat | None
    players: tuple[PlayerRecord, ...]
    actions: tuple[Action, ...]
    undone: tuple[Action, ...] = ()
    branches: tuple[Line, ...] = ()
    playing: int = 0
    hinted: tuple[int, ...] = ()
    has_take_backs: bool = True
    is_open_table: bool = False
    is_opened: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if self.seed is not None and not 0 <= self.seed <= GREATEST_SEED:
            raise RecordError(Fault.BAD_SEED, greatest=GREATEST_SEED)
        wanted, named = self.rules.form.players, len(self.players)
        if named != wanted:
            raise damaged(Fault.PLAYERS_MISCOUNTED, wanted=wanted, named=named)
        self._check_first_dealer()
        for number, branch in enumerate(self.branches, start=1):
            if not 0 <= branch.of < number or not branch.name:
                raise damaged(Fault.BRANCH_ASTRAY, number=number)
        if not 0 <= self.playing <= len(self.branches) <= MOST_BRANCHES:
            raise damaged(Fault.LINE_MISSING, number=self.playing)

    def _check_first_dealer(self) -> None:
        is_drawn = self.rules.draw is not DrawRule.OFF
        if is_drawn and self.first_dealer is not None:
            raise damaged(Fault.DEALER_DESPITE_DRAW)
        if not is_drawn and self.first_dealer is None:
            raise damaged(Fault.DEALER_MISSING)
        if self.rules.form is Form.DUMMY and self.first_dealer is Seat.N:
            raise damaged(Fault.DEALER_IS_DUMMY)
        source = self.source
        if isinstance(source, CodedDeals) and (
            self.rules != source.deal.rules
            or self.first_dealer is not source.first_dealer(self.rules.form)
        ):
            raise damaged(Fault.CODE_DIFFERS)

    @property
    def seed(self) -> int | None:
        """The game's number; None if its packs do not come from one."""
        return self.source.seed if isinstance(self.source, NumberedDeals) else None

    @property
    def commitment(self) -> bytes | None:
        """The 32 bytes that its fair deals were committed to; None if they are no fair deals."""
        return self.source.commitment if isinstance(self.source, FairDeals) else None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The first play, and the branches."""
        first = Line(actions=self.actions, undone=self.undone, hinted=self.hinted)
        return (first, *self.branches)


def source_name(source: Source) -> int | str:
    """What tells a source from every other: its number, its deal code, or commitment and words."""
    if isinstance(source, NumberedDeals):
        return source.seed
    if isinstance(source, CodedDeals):
        return source.code
    if isinstance(source, RealCards):
        return f"real cards {source.number}"
    return f"{source.commitment.hex()} {source.words}"


def start_of(game: SavedGame) -> MatchState:
    """The match before its first action."""
    return first_state(game.source, game.rules, game.first_dealer)


def first_state(source: Source, rules: RuleOptions, first_dealer: Seat | None) -> MatchState:
    """The match before its first action; one from a deal code begins at the code's scores."""
    if isinstance(source, CodedDeals):
        return source.deal.start
    return new_match(rules, first_dealer)


def fork_of(line: Line, parent: Line) -> int:
    """How many of its actions a branch shares with the line that it leaves, redo included."""
    shared = zip(line.actions, (*parent.actions, *parent.undone), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], shared))


def check_levels(game: SavedGame, levels: Iterable[str]) -> None:
    """Check that these levels have every computer player of the game.

    Raises:
        RecordError: A level is unknown.
    """
    known: Sequence[str] = tuple(levels)
    for player in game.players:
        level = player.level
        if level is not None and level not in known:
            raise RecordError(
                Fault.LEVEL_UNKNOWN, name=player.name, level=level, levels=tuple(known)
            )


def source_of(form: GameForm) -> Source:
    """Read where the packs come from; that they really do, `quinto-lab verify` finds out.

    Raises:
        RecordError: It is said in more than one way, or in none, or is wrong in itself.
    """
    sources = [form.seed, form.fair, form.code]
    if sources.count(None) != 2 or (form.real_cards and form.seed is None):
        raise damaged(Fault.SOURCE_UNCLEAR)
    if form.seed is not None:
        return RealCards(form.seed) if form.real_cards else NumberedDeals(form.seed)
    if form.fair is not None:
        return _fair_deals(form.fair)
    assert form.code is not None  # as it is the only one left
    try:
        return CodedDeals(parse_deal_code(form.code))
    except NotationError as error:
        raise damaged(Fault.BAD_CODE, code=form.code) from error


def _fair_deals(form: FairForm) -> FairDeals:
    commitment = parse_hash(form.commitment)
    if (form.secret is None) is (form.sealed is None):
        raise damaged(Fault.SECRET_UNCLEAR)
    if form.secret is not None:
        secret = parse_hash(form.secret)
    else:
        secret = _unseal(parse_hash(form.sealed or ""), commitment)
    try:
        deals = FairDeals(secret, parse_hash(form.previous), form.words)
    except NotationError as error:
        raise damaged(Fault.BAD_WORDS) from error
    if deals.commitment != commitment:
        raise damaged(Fault.COMMITMENT_DIFFERS)
    return deals


def fair_form(game: SavedGame) -> FairForm | None:
    """What a game's fair deals follow from, as its file says it; None if they are no fair deals."""
    deals = game.source
    if not isinstance(deals, FairDeals):
        return None
    return FairForm(
        deals.previous.hex(),
        deals.commitment.hex(),
        deals.words,
        deals.secret.hex() if game.is_opened else None,
        None if game.is_opened else _seal(deals.secret, deals.commitment).hex(),
    )


def _seal(secret: bytes, commitment: bytes) -> bytes:
    cover = sha256(b"quinto:1:seal:" + commitment)
    return bytes(byte ^ other for byte, other in zip(secret, cover, strict=True))


def _unseal(sealed: bytes, commitment: bytes) -> bytes:
    return _seal(sealed, commitment)


def rules_of(form: RulesForm) -> RuleOptions:
    """Return the rules that a file names.

    Raises:
        RecordError: They contradict each other.
    """
    try:
        return RuleOptions(**msgspec.structs.asdict(form))
    except NotationError as error:
        raise damaged(Fault.RULES_CLASH, details=_clash(form)) from error


def _clash(rules: RulesForm) -> Message:
    matches = tuple([match.value for match in matches_of(rules.form)])
    form, match = rules.form.value, rules.match.value
    if match not in matches:
        return Message(Fault.MATCH_OF_OTHER_FORM, form=form, match=match, matches=matches)
    return Message(Fault.TARGET_TOO_LOW, target=rules.target, handicap=DUMMY_HANDICAP)
