"""The legal actions, and why others are illegal (rules §3, §4, §5): each rule is stated once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from quinto_desktop.rules.actions import (
    ENTRIES,
    Action,
    Call,
    Count,
    Deal,
    Draw,
    Entry,
    MarkQuint,
    Play,
    Rest,
    Strike,
    Take,
)
from quinto_desktop.rules.cards import PACK, QUINT_ROYAL, Card, Suit
from quinto_desktop.rules.errors import QuintoError
from quinto_desktop.rules.options import JokerLead
from quinto_desktop.rules.quints import Quint
from quinto_desktop.rules.seats import Seat, Side
from quinto_desktop.rules.state import TRICKS_IN_A_DEAL, DealState, Hand, MatchState, Phase, Trick


class Reason(Enum):
    """The closed set of reasons; each value begins with its section of the rule book."""

    GAME_IS_OVER = 7, 1
    DRAW_FIRST = 2, 1
    DRAW_IS_OVER = 2, 2
    NOT_A_DRAW = 2, 3
    DEAL_FIRST = 3, 1
    DEAL_IS_RUNNING = 3, 2
    NOT_A_PACK = 3, 3
    NOT_YOUR_TURN = 5, 1
    DOUBLING_FIRST = 4, 1
    DOUBLING_IS_OVER = 4, 2
    PARTNER_HAS_DOUBLED = 4, 3
    ALREADY_DOUBLED = 4, 4
    NOTHING_TO_REDOUBLE = 4, 5
    OWN_DOUBLE = 4, 6
    ALREADY_REDOUBLED = 4, 7
    NOT_IN_HAND = 5, 2
    MUST_FOLLOW_SUIT = 5, 3
    QUINT_ROYAL_MAY_NOT_BE_LED = 5, 4
    QUINT_ROYAL_MUST_BE_PLAYED = 5, 5
    NOT_WITH_REAL_CARDS = 12, 1
    ONLY_WITH_REAL_CARDS = 12, 2
    ALL_TRICKS_TAKEN = 12, 3
    TRICKS_MISSING = 12, 4
    QUINT_IS_TAKEN = 12, 5
    QUINT_IS_SPLIT = 12, 6
    NEVER_SPLIT = 12, 7
    NOT_ENTERED = 12, 8
    QUINT_HAS_WON = 12, 9

    @property
    def section(self) -> int:
        """The section of the rule book that the refusal is based on."""
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal now, and what the reason names.

    Attributes:
        seat: For example the seat on turn, or the one that has doubled.
        suit: The suit that must be followed.
        card: The card that was refused or that must be played.
        side: The side that has the quint.
    """

    reason: Reason
    seat: Seat | None = None
    suit: Suit | None = None
    card: Card | None = None
    side: Side | None = None


class IllegalAction(QuintoError):
    """An action that the rules do not allow; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(_plain_text(refusal))
        self.refusal = refusal


def _plain_text(refusal: Refusal) -> str:
    # For logs and the command line; the window has its own sentences.
    told = [refusal.reason.name.lower().replace("_", " ")]
    if refusal.seat is not None:
        told.append(f"seat {refusal.seat.name}")
    if refusal.suit is not None:
        told.append(f"suit {refusal.suit.letter}")
    if refusal.card is not None:
        told.append(f"card {refusal.card}")
    if refusal.side is not None:
        told.append(f"side {refusal.side.name}")
    return f"{', '.join(told)} (rules §{refusal.reason.section})"


_ACTIONS = (Play, Call, Deal, Draw, MarkQuint, Take, Rest, Strike, Count)

# Equal plays are interchangeable; these are made once because they are needed so often.
_PLAY_OF_CARD = {card: Play(card) for card in PACK}


def legal_actions(state: MatchState) -> tuple[Action, ...]:
    """Return all calls, plays or entries that the seat on turn may choose from.

    None when the match is over, or when a draw or a deal is due: any whole pack may be dealt.
    In the doubling only calls; an entry may follow at once, as whoever has not called has passed.
    """
    if state.phase is Phase.PLAY:
        if state.deal is not None and state.deal.has_real_cards:
            return tuple([one for one in ENTRIES if _why_not_enter(state, state.deal, one) is None])
        return tuple([_PLAY_OF_CARD[card] for card in legal_cards(state)])
    if state.phase is Phase.DOUBLING and state.deal is not None and state.turn is not None:
        return legal_calls(state.deal.calls, state.deal.dealer)
    return ()


def legal_cards(state: MatchState) -> Hand:
    """Return the cards that the seat on turn may play, high to low; empty outside the play."""
    deal, seat = state.deal, state.turn
    if state.phase is not Phase.PLAY or deal is None or seat is None:
        return ()
    return playable(deal.hands[seat], deal.trick, len(deal.tricks), state.rules.joker_lead)


def playable(hand: Hand, trick: Trick, tricks_done: int, joker_lead: JokerLead) -> Hand:
    """Return the cards of a hand, high to low, that may be played to a trick (rules §5).

    Of the deal's tricks, `tricks_done` are complete, 0 to 11.
    """
    if len(hand) == 1 or (not trick.cards and not joker_lead.forbids):
        return hand
    if not trick.cards:
        return tuple([card for card in hand if card is not QUINT_ROYAL])
    if _quint_royal_is_due(hand, trick, tricks_done, joker_lead):
        return (QUINT_ROYAL,)
    led = trick.cards[0].suit
    following = [card for card in hand if card.suit is led] if led is not None else []
    if not following:
        return hand
    if hand[-1] is QUINT_ROYAL:
        following.append(QUINT_ROYAL)
    return tuple(following)


def legal_calls(calls: Sequence[Call], dealer: Seat) -> tuple[Call, ...]:
    """Return the calls that the next seat may choose from, after none to three (rules §4)."""
    seat = dealer.clockwise[(len(calls) + 1) % 4]
    return tuple(call for call in Call if _why_not_call(calls, dealer, seat, call) is None)


def why_illegal(state: MatchState, action: Action, seat: Seat | None = None) -> Refusal | None:
    """Return why an action is illegal now; None if it is legal.

    A seat that intends it may be named; only the dealer deals, and any seat may start the draw.

    Raises:
        TypeError: `action` is no action.
    """
    if not isinstance(action, _ACTIONS):
        raise TypeError(f"{action!r:.60} is no action; give one of those in the rules")
    if state.phase is Phase.MATCH_OVER:
        return Refusal(Reason.GAME_IS_OVER)
    if isinstance(action, Draw):
        return _why_not_draw(state, action)
    if state.turn is None:
        return Refusal(Reason.DRAW_FIRST)
    if isinstance(action, Deal):
        return _why_not_deal(state, action, seat)
    if state.deal is None or state.phase is Phase.DEALING:
        return Refusal(Reason.DEAL_FIRST, seat=state.turn)
    if seat is not None and seat is not state.turn:
        return Refusal(Reason.NOT_YOUR_TURN, seat=state.turn)
    return _why_not_decide(state, state.deal, state.turn, action)


def _why_not_decide(
    state: MatchState, deal: DealState, seat: Seat, action: Call | Play | Entry
) -> Refusal | None:
    if not isinstance(action, Call | Play):
        return _why_not_enter(state, deal, action)
    if isinstance(action, Play):
        if state.phase is Phase.DOUBLING:
            return Refusal(Reason.DOUBLING_FIRST, seat=seat)
        return _why_not_play(state, deal, seat, action.card)
    if state.phase is Phase.PLAY:
        return Refusal(Reason.DOUBLING_IS_OVER)
    return _why_not_call(deal.calls, deal.dealer, seat, action)


def _why_not_draw(state: MatchState, action: Draw) -> Refusal | None:
    if state.phase is not Phase.DRAWING:
        return Refusal(Reason.DRAW_IS_OVER)
    cards = action.cards
    if len(cards) != state.rules.form.players or len({*cards}) != len(cards) or {*cards} - {*PACK}:
        return Refusal(Reason.NOT_A_DRAW)
    return None


def _why_not_deal(state: MatchState, action: Deal, seat: Seat | None) -> Refusal | None:
    if state.phase is not Phase.DEALING:
        return Refusal(Reason.DEAL_IS_RUNNING)
    if seat is not None and seat is not state.turn:
        return Refusal(Reason.NOT_YOUR_TURN, seat=state.turn)
    if action.pack and (len(action.pack) != len(PACK) or set(action.pack) != set(PACK)):
        return Refusal(Reason.NOT_A_PACK)
    return None


def _why_not_call(calls: Sequence[Call], dealer: Seat, seat: Seat, call: Call) -> Refusal | None:
    if call is Call.PASS:
        return None
    doubler = _caller_of(Call.DOUBLE, calls, dealer)
    if call is Call.DOUBLE:
        if doubler is None:
            return None
        partners = doubler.side is seat.side
        return Refusal(
            Reason.PARTNER_HAS_DOUBLED if partners else Reason.ALREADY_DOUBLED, seat=doubler
        )
    redoubler = _caller_of(Call.REDOUBLE, calls, dealer)
    if doubler is None:
        return Refusal(Reason.NOTHING_TO_REDOUBLE)
    if redoubler is not None:
        return Refusal(Reason.ALREADY_REDOUBLED, seat=redoubler)
    return Refusal(Reason.OWN_DOUBLE, seat=doubler) if doubler.side is seat.side else None


def _caller_of(call: Call, calls: Sequence[Call], dealer: Seat) -> Seat | None:
    return dealer.next.clockwise[calls.index(call)] if call in calls else None


def _why_not_play(state: MatchState, deal: DealState, seat: Seat, card: Card) -> Refusal | None:
    if deal.has_real_cards:
        return Refusal(Reason.NOT_WITH_REAL_CARDS)
    hand, trick = deal.hands[seat], deal.trick
    allowed = playable(hand, trick, len(deal.tricks), state.rules.joker_lead)
    if card in allowed:
        return None
    if card not in hand:
        return Refusal(Reason.NOT_IN_HAND, seat=seat, card=card)
    if not trick.cards:
        return Refusal(Reason.QUINT_ROYAL_MAY_NOT_BE_LED, card=card)
    if allowed == (QUINT_ROYAL,):
        return Refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED, card=QUINT_ROYAL)
    return Refusal(Reason.MUST_FOLLOW_SUIT, suit=trick.cards[0].suit, card=card)


def won_by_quint(state: MatchState) -> Side | None:
    """The side whose latest quint wins the game (rules §7); None if there is none."""
    # With real cards another may lie in the same trick: the game is over when it is said so.
    quints = state.deal.quints if state.deal is not None else ()
    return quints[-1].side if quints and state.has_target(quints[-1].side) else None


def _why_not_enter(state: MatchState, deal: DealState, entry: Entry) -> Refusal | None:
    if not deal.has_real_cards:
        return Refusal(Reason.ONLY_WITH_REAL_CARDS)
    if isinstance(entry, Strike):
        return None if _is_entered(deal, entry.what) else Refusal(Reason.NOT_ENTERED)
    are_taken = len(deal.tricks) == TRICKS_IN_A_DEAL
    winner = won_by_quint(state)
    if winner is not None:
        is_of_them = isinstance(entry, MarkQuint) and entry.side is winner
        if not is_of_them and not isinstance(entry, Count):
            return Refusal(Reason.QUINT_HAS_WON, side=winner)
        are_taken = True
    if isinstance(entry, MarkQuint):
        return _why_not_mark(deal, entry)
    if isinstance(entry, Take | Rest):
        return Refusal(Reason.ALL_TRICKS_TAKEN) if are_taken else None
    return None if are_taken else Refusal(Reason.TRICKS_MISSING)


def _is_entered(deal: DealState, what: Quint | Side) -> bool:
    if isinstance(what, Side):
        return any(trick.winner is not None and trick.winner.side is what for trick in deal.tricks)
    return what in deal.split or any(scored.quint == what for scored in deal.quints)


def _why_not_mark(deal: DealState, mark: MarkQuint) -> Refusal | None:
    for scored in deal.quints:
        if scored.quint == mark.quint:
            return Refusal(Reason.QUINT_IS_TAKEN, side=scored.side)
    if mark.quint in deal.split:
        return Refusal(Reason.QUINT_IS_SPLIT)
    if mark.side is None:
        return Refusal(Reason.NEVER_SPLIT) if len(mark.quint.cards) == 1 else None
    return None  # after the last trick too, for either side: it may have been forgotten


def _quint_royal_is_due(hand: Hand, trick: Trick, tricks_done: int, joker_lead: JokerLead) -> bool:
    # Rules §5, for a follower at the eleventh trick.
    if tricks_done != TRICKS_IN_A_DEAL - 2 or not joker_lead.forbids:
        return False
    if len(hand) != 2 or hand[1] is not QUINT_ROYAL:
        return False
    if joker_lead is JokerLead.FORBIDDEN_ALWAYS:
        return True
    return all(hand[0].strength > card.strength for card in trick.cards)
