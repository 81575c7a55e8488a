"""Checking a reason by the rules alone, independently of how it was found.

Each imagined deal is set up as a match, the line is played in it card by card, and what the reason
says is read from the tricks and the scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from msgspec import Struct
from present import present

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.judging.fair_values import (
    BREADTH,
    DEALS_IN_A_BATCH,
    fair_values,
    tried_as,
)
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason, Share
from quinto_desktop.players.judging.reasons.lines import Line, Lines
from quinto_desktop.players.judging.trying import cost_of
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    PACK,
    Action,
    Call,
    Card,
    DealState,
    Hand,
    MatchState,
    Phase,
    Play,
    Quint,
    Seat,
    Side,
    apply,
    cards_of_set,
    legal_actions,
    observe,
    sorted_hand,
    trick_winner,
)

ENDLESS = 10_000
"""A target that no side reaches."""


class Played(Struct, frozen=True):
    """An imagined deal, played on by the rules after an action of a seat."""

    seat: Seat
    before: MatchState
    after: MatchState

    @property
    def deal(self) -> DealState:
        return self.after.dealt

    @property
    def first(self) -> int:
        """The number of the trick in progress."""
        return len(self.before.dealt.tricks) + 1

    def winner(self, number: int) -> Seat:
        return trick_winner(self.deal.tricks[number - 1], self.before.rules.joker_lead)

    def is_won(self, number: int) -> bool:
        return self.winner(number).side is self.seat.side

    def quints(self, *, own: bool, now: bool = False) -> set[Quint]:
        """The quints of one side in the trick in progress, or from there on."""
        last = self.first if now else CACHETTE_TRICK - 1
        return {
            one.quint
            for one in self.deal.quints
            if self.first <= one.trick <= last and (one.side is self.seat.side) == own
        }

    def tricks(self) -> int:
        """The tricks of the side, the cachette's included."""
        numbers = range(self.first, len(self.deal.tricks) + 1)
        return sum(map(self.is_won, numbers)) + self.takes_last()

    def is_by_trump(self) -> bool:
        """Whether the trick in progress was won by another suit than was led."""
        trick = self.deal.tricks[self.first - 1]
        top = trick.card_of(self.winner(self.first))
        assert top is not None
        led = trick.cards[0].suit
        return led is not None and top.suit is not led

    def held(self, seat: Seat) -> Hand:
        """What a seat held before the decision."""
        return self.before.dealt.hands[seat]

    def takes_last(self) -> bool:
        return len(self.deal.tricks) == 12 and self.is_won(12)

    def winner_of_game(self) -> Side | None:
        ended = self.after.games[-1] if len(self.after.games) > len(self.before.games) else None
        return self.after.winner if ended is None else ended.winner

    def ends_now(self) -> bool:
        return len(self.deal.tricks) == self.first and self.winner_of_game() is not None

    def later_win_of(self, card: Card) -> bool:
        return any(
            card in trick.cards and trick.seat_of(card) is self.seat and trick.winner is self.seat
            for trick in self.deal.tricks[self.first :]
        )

    def points(self) -> int:
        """Points from the decision on, by the figures of the deal."""
        own = sum(one.points for one in self.quints(own=True))
        other = sum(one.points for one in self.quints(own=False))
        cachette = sum(
            one.quint.points if one.side is self.seat.side else -one.quint.points
            for one in self.deal.quints
            if one.trick == CACHETTE_TRICK
        )
        left = CACHETTE_TRICK + 1 - self.first
        return own - other + cachette + self.deal.trick_value * (2 * self.tricks() - left)


def imagined(decision: Decision, deal: ImaginedDeal, *, decides: bool) -> MatchState:
    """The match of a decision with an imagined deal's cards."""
    state = decision.state
    hands = tuple(sorted_hand(cards_of_set(hand)) for hand in deal.hands)
    cachette = tuple(cards_of_set(deal.cachette))
    rules = state.rules if decides else replace(state.rules, target=ENDLESS)
    changed = replace(state.dealt, hands=hands, cachette=cachette)  # type: ignore[arg-type]
    return replace(state, deal=changed, rules=rules)


def played_on(start: MatchState, seat: Seat, action: Action, line: Line) -> Played:
    """Play a line by the rules; it fails if a card is not legal."""
    state = start
    if isinstance(action, Call):
        state = apply(state, action).after
        while state.phase is Phase.DOUBLING:
            state = apply(state, Call.PASS).after
    lying = len(start.dealt.trick.cards)
    cards = [PACK[card] for trick in line.tricks for card in trick.cards][lying:]
    if isinstance(action, Play):
        assert cards[0] is action.card
    for card in cards:
        assert Play(card) in legal_actions(state)
        state = apply(state, Play(card)).after
    return Played(seat, start, state)


Holds = Callable[[Played, Reason], bool]


def _wins(one: Played, _: Reason) -> bool:
    return one.is_won(one.first)


def _quint(reason: Reason) -> Quint:
    return present(reason.quint)


def _kept(one: Played, reason: Reason) -> bool:
    return one.later_win_of(present(reason.card))


def _is_trumped(one: Played, _: Reason) -> bool:
    return not one.is_won(one.first) and one.is_by_trump()


def _game(one: Played, *, own: bool) -> bool:
    winner = one.winner_of_game()
    return winner is not None and (winner is one.seat.side) == own


SUBJECT: Mapping[Kind, Holds] = {
    Kind.UNBEATABLE: _wins,
    Kind.WINS_TRICK: lambda one, _: one.winner(one.first) is one.seat,
    Kind.UNLESS_TRUMPED: _wins,
    Kind.UNLESS_HIGHER: _wins,
    Kind.UNLESS_OVERTRUMPED: _wins,
    Kind.PARTNER_WINS: _wins,
    Kind.PARTNER_TRUMPS: lambda one, _: (
        one.winner(one.first) is one.seat.partner and one.is_by_trump()
    ),
    Kind.PARTNER_TAKES: lambda one, _: one.winner(one.first) is one.seat.partner,
    Kind.SIDE_WINS: _wins,
    Kind.LOSES_TRICK: lambda one, why: not _wins(one, why),
    Kind.TRUMPED: _is_trumped,
    Kind.TAKES_QUINT: lambda one, why: _quint(why) in one.quints(own=True, now=True),
    Kind.GIVES_QUINT: lambda one, why: _quint(why) in one.quints(own=False, now=True),
    Kind.REFUSES_QUINT: lambda one, why: _quint(why) in one.quints(own=False, now=True),
    Kind.MAKES_QUINT: lambda one, why: _quint(why) in one.quints(own=True),
    Kind.LOSES_QUINT: lambda one, why: _quint(why) in one.quints(own=False),
    Kind.SAVES_QUINT: lambda one, why: _quint(why) in one.quints(own=True),
    Kind.KEEPS_HALF: lambda one, why: _quint(why) in one.quints(own=True),
    Kind.KEEPS_WINNER: _kept,
    Kind.WINS_AS_WELL: lambda one, why: _kept(one, why) and _wins(one, why),
    Kind.LAST_TRICK: lambda one, _: one.takes_last(),
    Kind.WINS_GAME_NOW: lambda one, _: _game(one, own=True) and one.ends_now(),
    Kind.WINS_GAME: lambda one, _: _game(one, own=True),
    Kind.LOSES_GAME_NOW: lambda one, _: _game(one, own=False) and one.ends_now(),
    Kind.LOSES_GAME: lambda one, _: _game(one, own=False),
    Kind.MOST_TRICKS: lambda one, _: one.tricks() >= 7,
    Kind.FEW_TRICKS: lambda one, _: one.tricks() <= 6,
    Kind.MORE_TRICKS: lambda one, _: True,
    Kind.MORE_QUINTS: lambda one, _: True,
    Kind.RAISE_COSTS: lambda one, _: True,
}
"""What each kind says of its subject, by the rules."""

COMPARED: Mapping[Kind, Holds] = {
    **SUBJECT,
    Kind.WINS_TRICK: _wins,
    Kind.PARTNER_TAKES: _wins,
    Kind.PARTNER_TRUMPS: _wins,
    Kind.TAKES_QUINT: SUBJECT[Kind.MAKES_QUINT],
    Kind.WINS_GAME_NOW: SUBJECT[Kind.WINS_GAME],
    Kind.LOSES_GAME_NOW: SUBJECT[Kind.LOSES_GAME],
}
"""What each kind says of what it is compared with."""

FIGURES: Mapping[Kind, Callable[[Played], float]] = {
    Kind.MOST_TRICKS: lambda one: one.tricks(),
    Kind.FEW_TRICKS: lambda one: one.tricks(),
    Kind.MORE_TRICKS: lambda one: (
        one.deal.trick_value * (2 * one.tricks() - (CACHETTE_TRICK + 1 - one.first))
    ),
    Kind.RAISE_COSTS: lambda one: one.tricks(),
    Kind.MORE_QUINTS: lambda one: (
        sum(quint.points for quint in one.quints(own=True))
        - sum(quint.points for quint in one.quints(own=False))
    ),
}


WAYS = (Kind.UNLESS_TRUMPED, Kind.UNLESS_HIGHER, Kind.UNLESS_OVERTRUMPED)


class Checker:
    """Checks the reasons of one decision in its imagined deals."""

    def __init__(self, decision: Decision, seed: int, batches: int) -> None:
        self.decision = decision
        self.seen = observe(decision.state, decision.seat)
        self.lines = Lines(self.seen, StopFlag())
        self.deals: list[ImaginedDeal] = []
        for number in range(batches):
            found = imagine(self.seen, DEALS_IN_A_BATCH, seed * 4096 + number, breadth=BREADTH)
            self.deals += found.deals
            if found.is_complete:
                break
        self.total = sum(deal.weight for deal in self.deals)
        self._played: dict[Action, list[Played]] = {}

    def played(self, action: Action) -> list[Played]:
        """Every imagined deal, played on after an action."""
        if action not in self._played:
            played = tried_as(self.seen)[action]
            assert isinstance(played, Call | Play)
            decides = self.lines.decides_game
            self._played[action] = [
                played_on(
                    imagined(self.decision, deal, decides=decides),
                    self.decision.seat,
                    played,
                    self.lines.after(deal, played),
                )
                for deal in self.deals
            ]
        return self._played[action]

    def share(self, actions: list[Action], holds: Holds, reason: Reason) -> Share:
        rows = [[holds(one, reason) for one in self.played(action)] for action in actions]
        weights = [deal.weight / self.total for deal in self.deals]
        share = sum(
            weight for row in rows for weight, held in zip(weights, row, strict=True) if held
        )
        return Share(sum(map(sum, rows)), len(rows) * len(weights), share / len(rows))

    def mean(self, actions: list[Action], figure: Callable[[Played], float]) -> float:
        found = 0.0
        for action in actions:
            for deal, one in zip(self.deals, self.played(action), strict=True):
                found += deal.weight * figure(one)
        return found / self.total / len(actions)

    def check(self, reason: Reason, compared: list[Action]) -> None:
        """Count everything anew that a reason claims."""
        subject = [reason.subject]
        same(reason.share, self.share(subject, SUBJECT[reason.kind], reason))
        if reason.compared_share is not None:
            same(reason.compared_share, self.share(compared, COMPARED[reason.kind], reason))
        if reason.mean is not None:
            figure = FIGURES[reason.kind]
            assert reason.mean == pytest.approx(self.mean(subject, figure))
            if reason.compared_mean is not None:
                assert reason.compared_mean == pytest.approx(self.mean(compared, figure))
        if reason.is_certain:
            told = reason.compared_share if reason.kind is Kind.REFUSES_QUINT else reason.share
            assert told is not None and told.is_all
        if reason.kind in WAYS:
            self._check_way(reason)
        if reason.needed is not None:
            self._check_need(reason)
        self._check_cards(reason)

    def _check_way(self, reason: Reason) -> None:
        """Where the trick is lost, it is lost to whom and in the way that is said."""
        assert isinstance(reason.subject, Play)
        card = reason.subject.card
        lost = [one for one in self.played(reason.subject) if not one.is_won(one.first)]
        assert lost
        for one in lost:
            winner, trick = one.winner(one.first), one.deal.tricks[one.first - 1]
            assert reason.who is None or winner is reason.who
            led, top = trick.cards[0].suit, trick.card_of(winner)
            assert led is not None and top is not None and top.strength > card.strength
            if reason.kind is Kind.UNLESS_HIGHER:
                assert card.suit is led and top.suit is led
            else:
                assert all(held.suit is not led for held in one.held(winner))
                assert (card.suit is led) == (reason.kind is Kind.UNLESS_TRUMPED)

    def _check_need(self, reason: Reason) -> None:
        """With exactly the tricks that are needed a raise neither gains nor loses by tricks."""
        assert isinstance(reason.subject, Call) and reason.needed is not None
        value = self.seen.trick_value
        gain = value * (2 * reason.needed - 13) - cost_of(self.seen, reason.subject)
        assert gain == pytest.approx(0)

    def _check_cards(self, reason: Reason) -> None:
        """What a reason says of the hand itself."""
        hand = self.seen.hands[self.decision.seat]
        assert hand is not None and reason.seat is self.decision.seat
        if reason.card is None:
            return
        assert reason.compared == Play(reason.card) and reason.card in hand
        assert reason.subject != Play(reason.card)
        if reason.kind is Kind.SAVES_QUINT:
            assert _quint(reason).cards == (reason.card,)
        if reason.kind is Kind.KEEPS_HALF:
            assert reason.card in _quint(reason).cards and len(_quint(reason).cards) == 2
        if reason.kind is Kind.REFUSES_QUINT:
            assert reason.card in _quint(reason).cards


def same(share: Share, counted: Share) -> None:
    assert (share.count, share.total) == (counted.count, counted.total)
    assert share.share == pytest.approx(counted.share)


def check_decision(decision: Decision, seed: int = 1) -> int:
    """Check every reason told of a decision, and return how many there were."""
    seen = observe(decision.state, decision.seat)
    values = fair_values(seen, seed, 1)
    if not values.is_choice:
        return 0
    why = explained(seen, values.best, seed, 1)
    checker, told = Checker(decision, seed, 1), 0
    assert len(why.best) <= 2
    for reason in why.best:
        checker.check(reason, [*why.worse] if reason.compared is None else [reason.compared])
        told += 1
    for other, reasons in why.others.items():
        assert len(reasons) <= 2
        for reason in reasons:
            checker.check(reason, [other] if reason.subject == values.best else [values.best])
            told += 1
    return told
