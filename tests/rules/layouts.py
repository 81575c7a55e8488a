"""Positions for the tests: a match in mid-deal, written as layout text (rules §14)."""

from __future__ import annotations

from dataclasses import replace

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import Layout, hand_text, parse_action, parse_cards, parse_layout

# High enough that no game ends while a position is played out.
NO_TARGET = 10_000

# Five cards without a quint among them.
PLAIN_CACHETTE = ".98.KT8."


def position(
    layout: str,
    *,
    leader: Seat = Seat.N,
    table: str = "",
    rules: RuleOptions | None = None,
    scores: Pair = (0, 0),
    ns_tricks: int | None = None,
    calls: str = "pass pass pass pass",
) -> MatchState:
    """A match in mid-deal, dealt by West; `table` is the trick so far, as ``H9 HJ``.

    The cards missing from the layout have been played, to made-up tricks whose quints are not
    scored; North and South have won `ns_tricks` of them, half by default.
    """
    cards = parse_layout(layout)
    on_table = parse_cards(table)
    played = _cards_left_out(cards, on_table)
    assert len(played) % 4 == 0, "the hands do not match"
    done = len(played) // 4
    for place, seat in enumerate(leader.clockwise):
        held = TRICKS_IN_A_DEAL - done - (place < len(on_table))
        assert len(cards.hands[seat]) == held, f"{seat.name} should hold {held}"
    won = done // 2 if ns_tricks is None else ns_tricks
    deal = DealState(
        number=1,
        dealer=Seat.W,
        hands=cards.hands,
        cachette=cards.cachette,
        calls=tuple(Call(word) for word in calls.split()),
        tricks=_made_up_tricks(played, leader, won),
        trick=Trick(leader, on_table),
        quints=(),
    )
    return replace(
        new_match(rules or RuleOptions(target=NO_TARGET), Seat.W, scores),
        phase=Phase.PLAY,
        turn=leader.clockwise[len(on_table)],
        deal=deal,
    )


def last_trick(
    plays: str,
    *,
    leader: Seat = Seat.N,
    cachette: str = PLAIN_CACHETTE,
    rules: RuleOptions | None = None,
    scores: Pair = (0, 0),
    ns_tricks: int | None = None,
    calls: str = "pass pass pass pass",
) -> Step:
    """Play these four cards to the twelfth trick and return the step of the last one."""
    hands = " ".join(hand_text([card]) for card in parse_cards(plays))
    state = position(
        f"{leader.name}:{hands} / {cachette}",
        leader=leader,
        rules=rules,
        scores=scores,
        ns_tricks=ns_tricks,
        calls=calls,
    )
    return do(state, plays)


def do(state: MatchState, actions: str) -> Step:
    """Apply the actions in turn and return the last step."""
    *earlier, last = [parse_action(word) for word in actions.split()]
    for action in earlier:
        state = apply(state, action).after
    return apply(state, last)


def pack_of(
    layout: str, dealer: Seat, cachette_from: CachetteFrom = CachetteFrom.BOTTOM
) -> tuple[Card, ...]:
    """Return a pack that deals out to this layout."""
    cards = parse_layout(layout)
    rounds = zip(*(cards.hands[seat] for seat in dealer.next.clockwise), strict=True)
    dealt = tuple(card for round_of_cards in rounds for card in round_of_cards)
    if cachette_from is CachetteFrom.TOP:
        return cards.cachette + dealt
    return dealt + cards.cachette


def _cards_left_out(cards: Layout, table: tuple[Card, ...]) -> list[Card]:
    placed = {*table, *cards.cachette, *(card for hand in cards.hands for card in hand)}
    return [card for card in PACK if card not in placed]


def _made_up_tricks(played: list[Card], leader: Seat, ns_won: int) -> tuple[Trick, ...]:
    """Return tricks of these cards, a given number won by NS, the last by the next leader."""
    done = len(played) // 4
    ew_won = done - ns_won
    ns_seat, ew_seat = (leader, leader.next) if leader.side is Side.NS else (leader.next, leader)
    winners = [ns_seat] * ns_won + [ew_seat] * ew_won
    if leader.side is Side.NS:
        winners.reverse()
    leaders = [Seat.N, *winners]
    return tuple(
        Trick(first, tuple(played[4 * n : 4 * n + 4]), winner)
        for n, (first, winner) in enumerate(zip(leaders, winners, strict=False))
    )
