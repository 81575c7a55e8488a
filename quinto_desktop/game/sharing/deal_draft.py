"""A deal that is being put together: where each card is so far, and at what point of a game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from enum import Enum, IntEnum
from functools import cached_property

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.game.sharing.pasted import PastedDeal, PasteError, PasteFault, read_pasted
from quinto_desktop.records.faults import RecordError
from quinto_desktop.rules import (
    CACHETTE_SIZE,
    DUMMY_HANDICAP,
    PACK,
    SEATS,
    TRICKS_IN_A_DEAL,
    CachetteFrom,
    Call,
    Card,
    CodedDeal,
    Deal,
    Form,
    Hand,
    JokerLead,
    MatchState,
    NotationError,
    Pair,
    RuleOptions,
    Seat,
    Side,
    apply,
    legal_calls,
    parse_deal_code,
    sorted_hand,
)
from quinto_desktop.rules.as_written import as_written, cards_as_written
from quinto_desktop.rules.notation import Layout, layout_text, parse_layout

_POINTS = 5
"""All scores are multiples of it."""


class Pile(IntEnum):
    """Where a card can be put: a hand, or the cachette."""

    N = Seat.N
    E = Seat.E
    S = Seat.S
    W = Seat.W
    CACHETTE = len(SEATS)

    @property
    def size(self) -> int:
        """How many cards belong there."""
        return CACHETTE_SIZE if self is Pile.CACHETTE else TRICKS_IN_A_DEAL


class DraftFault(Enum):
    """Why nobody can play a deal that is being put together."""

    TOO_MANY = "too many"
    MISSING = "missing"
    SCORE_WINS = "score wins"
    SCORE_UNEVEN = "score uneven"
    TARGET_TOO_LOW = "target too low"


class DraftProblem(Struct, frozen=True):
    """What keeps a deal from being played: in which pile or on whose side, if it is there."""

    fault: DraftFault
    pile: Pile | None = None
    side: Side | None = None
    count: int = 0


class DealDraft(Struct, frozen=True, dict=True):
    """A deal that is being put together; `problems` says what is still wrong with it.

    Attributes:
        dummy: Dummy's seat; None without dummy.
        calls: The calls that have been made; empty, or four, after which the play begins.
    """

    joker_lead: JokerLead = JokerLead.HIGHEST
    cachette_from: CachetteFrom = CachetteFrom.BOTTOM
    target: int = 250
    form: Form = Form.FOUR
    dummy: Seat | None = None
    dealer: Seat = Seat.N
    scores: Pair = (0, 0)
    calls: tuple[Call, ...] = ()
    places: Mapping[Card, Pile] = field(default_factory=dict)

    @classmethod
    def of_deal(cls, deal: CodedDeal) -> DealDraft:
        """Return the draft of a whole deal."""
        draft = cls.by_rules(deal.rules, deal.dummy)
        return replace(draft, dealer=deal.dealer, scores=deal.scores).with_layout(deal.layout)

    @classmethod
    def by_rules(cls, rules: RuleOptions, dummy: Seat | None = None) -> DealDraft:
        """Return a draft without cards, at the beginning of a game."""
        if rules.form is Form.DUMMY:
            dummy = Seat.N if dummy is None else dummy
        return cls(
            rules.joker_lead,
            rules.cachette_from,
            rules.target,
            rules.form,
            dummy,
            scores=_first_scores(dummy),
        )

    # --------------------------------------------------------------- the cards
    def cards(self, pile: Pile) -> Hand:
        """The cards in a pile, high to low."""
        return self._piles[pile]

    @property
    def unplaced(self) -> Hand:
        """The cards that are nowhere yet, high to low."""
        return sorted_hand([card for card in PACK if card not in self.places])

    @property
    def next_pile(self) -> Pile | None:
        """The first pile that lacks cards; None if none does."""
        return next((pile for pile in Pile if len(self.cards(pile)) < pile.size), None)

    def put(self, card: Card, pile: Pile) -> DealDraft:
        """Return this with a card in a pile, wherever it was before."""
        return replace(self, places={**self.places, card: pile})

    def taken_back(self, card: Card) -> DealDraft:
        """Return this with a card nowhere."""
        return replace(self, places={one: at for one, at in self.places.items() if one != card})

    def cleared(self) -> DealDraft:
        """Return this with all cards nowhere."""
        return replace(self, places={})

    def completed(self) -> DealDraft:
        """Return this with the last pile completed, if all others are and nothing is overfull."""
        open_piles = [pile for pile in Pile if len(self.cards(pile)) != pile.size]
        if len(open_piles) != 1 or len(self.cards(open_piles[0])) > open_piles[0].size:
            return self
        rest = dict.fromkeys(self.unplaced, open_piles[0])
        return replace(self, places={**self.places, **rest})

    def filled(self, choice: random.Random) -> DealDraft:
        """Return this with the cards that are nowhere dealt to the piles that lack some."""
        rest = [*self.unplaced]
        choice.shuffle(rest)
        lacks = [pile for pile in Pile for _ in range(pile.size - len(self.cards(pile)))]
        return replace(self, places={**self.places, **dict(zip(rest, lacks, strict=False))})

    @cached_property
    def _piles(self) -> tuple[Hand, ...]:
        return tuple(
            [sorted_hand([card for card, at in self.places.items() if at is pile]) for pile in Pile]
        )

    # --------------------------------------------------------------- as a text
    @property
    def layout(self) -> Layout:
        """The cards that have been placed."""
        north, east, south, west, cachette = self._piles
        return Layout((north, east, south, west), cachette)

    def with_layout(self, layout: Layout) -> DealDraft:
        """Return this with other cards."""
        piles = dict(zip(Pile, (*layout.hands, layout.cachette), strict=True))
        return replace(self, places={card: at for at, held in piles.items() for card in held})

    @property
    def line(self) -> str:
        """The cards that have been placed in one line; the first hand is the dealer's."""
        return layout_text(self.layout, self.dealer)

    def read(self, text: str) -> DealDraft:
        """Return what a text says: a deal code, or cards in one line, some of which may lack.

        Other words may surround a whole deal. Of one line, the first hand is the dealer's.

        Raises:
            PasteError, NotationError: There are several deals in it, or none.
        """
        line = " ".join(cards_as_written(text).split())
        pasted = _whole_deal_in(text)
        if pasted is not None and pasted.has_rules:
            return DealDraft.of_deal(pasted.deal)
        if pasted is not None:
            return replace(self.with_layout(pasted.deal.layout), dealer=pasted.deal.dealer)
        if ":" not in line:
            return DealDraft.of_deal(parse_deal_code(as_written(text)))
        layout = parse_layout(line)
        return replace(self.with_layout(layout), dealer=Seat[line.partition(":")[0]])

    # --------------------------------------------------------------- the point of the game
    def in_form(self, form: Form, dummy: Seat | None) -> DealDraft:
        """Return this in another form, at the scores that a game of it starts with if it was so."""
        scores = _first_scores(dummy) if self.scores == _first_scores(self.dummy) else self.scores
        return replace(self, form=form, dummy=dummy, scores=scores)

    @property
    def problems(self) -> tuple[DraftProblem, ...]:
        """What keeps the deal from being played, the gravest first; none if it is whole."""
        found = [
            DraftProblem(DraftFault.TOO_MANY, pile=pile, count=len(self.cards(pile)) - pile.size)
            for pile in Pile
            if len(self.cards(pile)) > pile.size
        ]
        if self.form is Form.DUMMY and self.target <= DUMMY_HANDICAP:
            found.append(DraftProblem(DraftFault.TARGET_TOO_LOW))
        for side in Side:
            if self.scores[side] >= self.target:
                found.append(DraftProblem(DraftFault.SCORE_WINS, side=side))
            elif self.scores[side] % _POINTS:
                found.append(DraftProblem(DraftFault.SCORE_UNEVEN, side=side))
        if self.unplaced:
            found.append(DraftProblem(DraftFault.MISSING, count=len(self.unplaced)))
        return tuple(found)

    @property
    def deal(self) -> CodedDeal | None:
        """The deal, ready to be played; None while there are problems."""
        if self.problems:
            return None
        rules = RuleOptions(self.joker_lead, self.cachette_from, self.target, self.form)
        return CodedDeal(self.layout, self.dealer, rules, self.dummy, self.scores)

    @property
    def dealt(self) -> MatchState | None:
        """The match once the cards are dealt and the calls are made; None with problems."""
        deal = self.deal
        if deal is None:
            return None
        state = apply(deal.start, Deal(deal.pack)).after
        for call in self.calls:
            state = apply(state, call).after
        return state


def rounds_of_calls() -> tuple[tuple[Call, ...], ...]:
    """Every way in which a round of calls can go, all passes first, then by who doubles."""
    return tuple(sorted(_rounds(()), key=_bid_order))


def _rounds(so_far: tuple[Call, ...]) -> list[tuple[Call, ...]]:
    if len(so_far) == len(SEATS):
        return [so_far]
    calls = legal_calls(so_far, Seat.N)  # the same whoever deals
    return [one for call in calls for one in _rounds((*so_far, call))]


def _bid_order(calls: tuple[Call, ...]) -> tuple[int, list[int]]:
    bids = [place for place, call in enumerate(calls) if call is not Call.PASS]
    return len(bids), bids


def _first_scores(dummy: Seat | None) -> Pair:
    if dummy is None:
        return 0, 0
    north_south, east_west = (0 if side is dummy.side else DUMMY_HANDICAP for side in Side)
    return north_south, east_west


def _whole_deal_in(text: str) -> PastedDeal | None:
    try:
        pasted = read_pasted(text)
    except PasteError as error:
        if error.fault is PasteFault.SEVERAL_DEALS:
            raise
        return None
    except (NotationError, RecordError):
        return None
    return pasted if isinstance(pasted, PastedDeal) else None
