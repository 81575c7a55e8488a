"""What a seat at a table sees, written as its hand and the cards on the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from quinto_desktop.players import StopFlag
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import hand_text, parse_cards, parse_hand

PASSES = (Call.PASS,) * 4


def view(
    hand: str,
    table: str = "",
    *,
    seat: Seat = Seat.S,
    out: str | None = None,
    earlier: str = "",
    rules: RuleOptions | None = None,
    scores: Pair = (0, 0),
    hidden: int = 0,
    shown: str = "",
    at: Seat = Seat.N,
) -> Observation:
    """What a seat that is to play sees; the cards it does not see are dealt at random.

    Args:
        hand: Its cards, as ``AK4.T9.Q2.873+``.
        table: The trick so far, as ``H9 HJ``; the seat is next to play.
        seat: Who it is.
        out: The cards in the hidden hands and the cachette, as a hand; all that are not seen, if
            left out. All others have been played.
        earlier: All tricks before this one, card by card, each led by North; made up, with nobody
            void, if left out.
        rules: The options.
        scores: Both sides' scores.
        hidden: Which of the random deals of the unseen cards.
        shown: Another hand, seen in a game of three: dummy's, or South's if dummy is to play.
        at: Whose hand that is.
    """
    own, on_table, before = parse_hand(hand), parse_cards(table), parse_cards(earlier)
    seen = {seat: own, at: parse_hand(shown)} if shown else {seat: own}
    placed = {*on_table, *(card for cards in seen.values() for card in cards)}
    rest = [card for card in PACK if card not in placed]
    if before:
        out = hand_text(card for card in rest if card not in before)
    unseen = rest if out is None else list(parse_hand(out))
    played = [card for card in rest if card not in unseen]
    leader = seat.clockwise[-len(on_table) % 4]
    done = TRICKS_IN_A_DEAL - len(own)
    assert len(played) == 4 * done, f"{4 * done} cards must have been played, not {len(played)}"
    random.Random(hidden).shuffle(unseen)
    hands = _dealt(seen, unseen, len(own), leader.clockwise[: len(on_table)])
    deal = DealState(
        number=1,
        dealer=seat.clockwise[3] if not done else Seat.W,
        hands=hands,
        cachette=tuple(unseen),
        calls=PASSES,
        tricks=_laid_out(before) or _laid_out(_history(played)),
        trick=Trick(leader, on_table),
        quints=(),
    )
    deal = deal if done else replace(deal, dealer=leader.clockwise[3])
    match = _match(rules or RuleOptions(), scores, at if shown else None)
    return observe(replace(match, phase=Phase.PLAY, turn=seat, deal=deal), seat)


def _match(rules: RuleOptions, scores: Pair, shown: Seat | None) -> MatchState:
    """A match of four; of three if a hand is shown, with dummy there, or North for South."""
    if shown is None:
        return new_match(rules, scores=scores)
    dummy_player = Seat.S if shown is Seat.S else shown.partner
    return new_match(replace(rules, form=Form.DUMMY), dummy_player, scores)


def _dealt(
    seen: dict[Seat, Hand], unseen: list[Card], size: int, have_played: tuple[Seat, ...]
) -> tuple[Hand, Hand, Hand, Hand]:
    hands = []
    for seat in Seat:
        held = size - (seat in have_played)
        if seat in seen:
            assert len(seen[seat]) == held, f"{seat.name} would hold {held} cards"
            hands.append(seen[seat])
            continue
        hands.append(sorted_hand(unseen[:held]))
        del unseen[:held]
    assert len(unseen) == 5, f"the cachette would have {len(unseen)} cards"
    north, east, south, west = hands
    return north, east, south, west


def _history(played: list[Card]) -> tuple[Card, ...]:
    """The cards of made-up tricks of one suit each, so that they show nobody void."""
    cards = sorted_hand(card for card in played if card is not QUINT_ROYAL)
    if QUINT_ROYAL in played:
        # Whoever follows a led Quint Royal may play anything, so this trick shows nothing.
        odd = [card for suit in Suit for card in _odd_cards(cards, suit)]
        cards = (QUINT_ROYAL, *odd, *(card for card in cards if card not in odd))
    for n in range(0, len(cards), 4):
        trick = cards[n : n + 4]
        assert trick[0] is QUINT_ROYAL or len({card.suit for card in trick}) == 1, trick
    return cards


def _laid_out(cards: tuple[Card, ...]) -> tuple[Trick, ...]:
    tricks = [Trick(Seat.N, cards[n : n + 4]) for n in range(0, len(cards), 4)]
    option = RuleOptions().joker_lead
    return tuple(replace(trick, winner=trick_winner(trick, option)) for trick in tricks)


def _odd_cards(cards: tuple[Card, ...], suit: Suit) -> list[Card]:
    of_suit = [card for card in cards if card.suit is suit]
    return of_suit[: len(of_suit) % 4]


def pack_dealt(
    hands: Sequence[Sequence[Card]], cachette: tuple[Card, ...], start: MatchState
) -> tuple[Card, ...]:
    """The pack that the dealer of a match would deal out to these hands."""
    rounds = zip(*(hands[seat] for seat in start.mover.next.clockwise), strict=True)
    dealt = tuple(card for cards in rounds for card in cards)
    from_top = start.rules.cachette_from is CachetteFrom.TOP
    pack = cachette + dealt if from_top else dealt + cachette
    assert deal_out(pack, start.mover, start.rules.cachette_from)[1] == cachette
    return pack


def calling(
    hand: str, calls: str = "", *, scores: Pair = (0, 0), hidden: int = 0, other: str = ""
) -> Observation:
    """What South sees when it is to call; with North's cards as `other` it is a game of two."""
    seen = {Seat.S: parse_hand(hand)}
    if other:
        seen[Seat.N] = parse_hand(other)
    unseen = [card for card in PACK if not any(card in cards for cards in seen.values())]
    random.Random(hidden).shuffle(unseen)
    made = tuple(Call(word) for word in calls.split())
    dealer = Seat.S.clockwise[-(len(made) + 1) % 4]
    hands = _dealt(seen, unseen, TRICKS_IN_A_DEAL, ())
    deal = DealState(1, dealer, hands, tuple(unseen), made, (), Trick(dealer.next), ())
    match = new_match(RuleOptions(form=Form.TWO if other else Form.FOUR), scores=scores)
    return observe(replace(match, phase=Phase.DOUBLING, turn=Seat.S, deal=deal), Seat.S)


class AnyLegal:
    """Plays any legal card, and passes."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        if Call.PASS in observation.actions:
            return Call.PASS
        return random.Random(seed).choice(observation.actions)
