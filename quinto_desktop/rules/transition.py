"""The only way a match advances: one action, one checked transition and its events."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from quinto_desktop.rules.actions import (
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
from quinto_desktop.rules.cards import Card, sorted_hand
from quinto_desktop.rules.events import (
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    DealEnded,
    DummyExposed,
    Event,
    GameBegan,
    GameWon,
    QuintScored,
    RoundOver,
    RubberWon,
    TricksCounted,
    TrickWon,
)
from quinto_desktop.rules.legal import IllegalAction, why_illegal, won_by_quint
from quinto_desktop.rules.options import CachetteFrom, JokerLead, MatchForm
from quinto_desktop.rules.quints import Quint, quints_in
from quinto_desktop.rules.seating import (
    DUMMY_PLAYERS_SEATS,
    Start,
    start_after_draw,
    start_with_dummy,
)
from quinto_desktop.rules.seats import SEATS, Seat, Side
from quinto_desktop.rules.settlement import is_match_over, round_totals, standing_of
from quinto_desktop.rules.state import (
    CACHETTE_TRICK,
    NO_TRICK,
    TRICKS_IN_A_DEAL,
    DealResult,
    DealState,
    GameResult,
    Hand,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Trick,
    trick_value,
    tricks_with_cachette,
)

CACHETTE_SIZE = 5


@dataclass(frozen=True, slots=True)
class Step:
    """One action, the states before and after it, and the events that a spectator saw."""

    before: MatchState
    action: Action
    after: MatchState
    events: tuple[Event, ...]


def apply(state: MatchState, action: Action) -> Step:
    """Perform one action for the seat on turn and report what it caused.

    Events are in the order a spectator would see them: the fourth card of a trick gives CardPlayed,
    then TrickWon, then the quints.

    Raises:
        IllegalAction: `why_illegal(state, action)` is not None; the exception carries it.
    """
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    match action:
        case Play():
            return _play(state, action)
        case Call():
            return _call(state, action)
        case Deal():
            return _deal(state, action)
        case Draw():
            return _draw(state, action)
        case MarkQuint() | Take() | Rest() | Strike() | Count():
            return _enter(state, action)
        case _:
            assert_never(action)


def deal_out(
    pack: tuple[Card, ...], dealer: Seat, cachette_from: CachetteFrom
) -> tuple[tuple[Hand, Hand, Hand, Hand], tuple[Card, ...]]:
    """Deal 53 cards, from the top down, into four hands, by seat, and the cachette (rules §3)."""
    if cachette_from is CachetteFrom.TOP:
        cachette, rest = pack[:CACHETTE_SIZE], pack[CACHETTE_SIZE:]
    else:
        cachette, rest = pack[-CACHETTE_SIZE:], pack[:-CACHETTE_SIZE]
    north, east, south, west = (sorted_hand(rest[(seat - dealer - 1) % 4 :: 4]) for seat in SEATS)
    return (north, east, south, west), cachette


def winning_seat(trick: Trick, joker_lead: JokerLead) -> Seat | None:
    """Return who is winning a trick, complete or not; None if nobody is yet (rules §5).

    The highest card wins; but under ``opponents`` a side that leads the Quint Royal takes no part.
    """
    cards = trick.cards
    if cards and cards[0].suit is None and joker_lead is JokerLead.OPPONENTS:
        cards = cards[1::2]
    return trick.seat_of(max(cards, key=_strength)) if cards else None


def trick_winner(trick: Trick, joker_lead: JokerLead) -> Seat:
    """Return who takes a complete trick (rules §5)."""
    winner = winning_seat(trick, joker_lead)
    assert winner is not None  # each side has played two of the four cards
    return winner


def _strength(card: Card) -> int:
    return card.strength


def _draw(state: MatchState, action: Draw) -> Step:
    start = start_after_draw(state.rules.form, action.cards, state.rules.draw)
    after = replace(
        state,
        phase=Phase.DEALING,
        turn=start.dealer,
        seating=start.seating,
        dummy=start.dummy,
        drawn=action.cards,
        scores=start.scores,
    )
    drawn = CardsDrawn(action.cards, start.seating, start.dealer, start.dummy)
    return Step(state, action, after, (drawn,))


def _deal(state: MatchState, action: Deal) -> Step:
    dealer = state.mover
    events: list[Event] = []
    begun = _begin_game(state, events)
    number = len(begun.results) + 1
    hands, cachette = deal_out(action.pack, dealer, state.rules.cachette_from)  # none of real cards
    deal = DealState(number, dealer, hands, cachette, (), (), Trick(dealer.next), ())
    after = replace(begun, phase=Phase.DOUBLING, turn=dealer.next, deal=deal)
    return Step(state, action, after, (*events, CardsDealt(number, dealer)))


def _call(state: MatchState, call: Call) -> Step:
    deal, seat = _running(state)
    calls = (*deal.calls, call)
    is_last = len(calls) == len(SEATS)
    events: list[Event] = [Called(seat, call, trick_value(calls))]
    if is_last and state.dummy is not None and not deal.has_real_cards:
        events.append(DummyExposed(state.dummy, deal.hands[state.dummy]))
    phase = Phase.PLAY if is_last else Phase.DOUBLING
    after = replace(state, phase=phase, turn=seat.next, deal=replace(deal, calls=calls))
    return Step(state, call, after, tuple(events))


def _play(state: MatchState, action: Play) -> Step:
    deal, seat = _running(state)
    trick = Trick(deal.trick.leader, (*deal.trick.cards, action.card))
    if len(trick.cards) == 4:
        return _complete_trick(state, action, trick)
    after = _with_card_played(state, action.card, deal.tricks, trick, seat.next)
    return Step(state, action, after, (CardPlayed(seat, action.card),))


def _complete_trick(state: MatchState, action: Play, trick: Trick) -> Step:
    deal, seat = _running(state)
    winner = trick_winner(trick, state.rules.joker_lead)
    tricks = (*deal.tricks, Trick(trick.leader, trick.cards, winner))
    number = len(tricks)
    events: list[Event] = [CardPlayed(seat, action.card), TrickWon(number, winner)]
    after = _with_card_played(state, action.card, tricks, Trick(winner), winner)
    after = _mark_quints(after, trick.cards, winner.side, number, events)
    if after.winner is None and number == TRICKS_IN_A_DEAL:
        after = _take_cachette(after, winner.side, events)
    return Step(state, action, after, tuple(events))


def _enter(state: MatchState, entry: Entry) -> Step:
    calls = (*state.dealt.calls, *[Call.PASS] * 4)[:4]  # whoever has not called has passed
    deal, events = replace(state.dealt, calls=calls), list[Event]()
    played = replace(state, phase=Phase.PLAY, turn=deal.eldest_hand, deal=deal)
    match entry:
        case MarkQuint(quint, None):
            after = replace(played, deal=replace(deal, split=(*deal.split, quint)))
        case MarkQuint(quint, Side() as side):
            after = _with_quints(played, (quint,), side, NO_TRICK, events)
        case Take(side):
            after = _take(played, side, 1, events)
        case Rest(side):
            after = _take(played, side, TRICKS_IN_A_DEAL - len(deal.tricks), events)
        case Strike(what):
            after = _strike(played, what)
        case Count() if (winner := won_by_quint(played)) is not None:
            after = _game_won(played, winner, events, counted=None)
        case Count():
            after = _count_tricks(played, events)
    return Step(state, entry, after, tuple(events))


def _take(state: MatchState, side: Side, count: int, events: list[Event]) -> MatchState:
    deal, winner = state.dealt, SEATS[side]  # which of the two partners, nobody enters
    tricks = (*deal.tricks, *[Trick(winner, winner=winner)] * count)
    events += [TrickWon(at, winner) for at in range(len(deal.tricks) + 1, len(tricks) + 1)]
    return replace(state, deal=replace(deal, tricks=tricks))


def _strike(state: MatchState, what: Quint | Side) -> MatchState:
    deal, scores = state.dealt, state.scores
    if isinstance(what, Side):
        last = max(at for at, one in enumerate(deal.tricks) if one.winner is SEATS[what])
        tricks = deal.tricks[:last] + deal.tricks[last + 1 :]
        return replace(state, deal=replace(deal, tricks=tricks))
    quints = tuple([scored for scored in deal.quints if scored.quint != what])
    for scored in {*deal.quints} - {*quints}:
        scores = _added(scores, scored.side, -what.points)
    split = tuple([quint for quint in deal.split if quint != what])
    return replace(state, scores=scores, deal=replace(deal, quints=quints, split=split))


def _with_card_played(
    state: MatchState, card: Card, tricks: tuple[Trick, ...], trick: Trick, turn: Seat
) -> MatchState:
    deal, seat = _running(state)
    # Written out in full: this runs for every card, and `replace` takes twice as long.
    return MatchState(
        state.rules,
        Phase.PLAY,
        turn,
        state.seating,
        state.dummy,
        state.drawn,
        state.scores,
        DealState(
            deal.number,
            deal.dealer,
            _without(deal.hands, seat, card),
            deal.cachette,
            deal.calls,
            tricks,
            trick,
            deal.quints,
        ),
        state.results,
        None,
        state.games,
    )


def _mark_quints(
    state: MatchState, cards: tuple[Card, ...], side: Side, trick: int, events: list[Event]
) -> MatchState:
    found = quints_in(cards)
    if not found:
        return state
    state = _with_quints(state, found, side, trick, events)
    return _game_won(state, side, events, counted=None) if state.has_target(side) else state


def _with_quints(
    state: MatchState, found: tuple[Quint, ...], side: Side, trick: int, events: list[Event]
) -> MatchState:
    deal, scores = state.dealt, state.scores
    marked = [ScoredQuint(quint, side, trick) for quint in found]
    for scored in marked:
        scores = _added(scores, side, scored.quint.points)
        events.append(QuintScored(scored, scores))
    return replace(state, scores=scores, deal=replace(deal, quints=(*deal.quints, *marked)))


def _take_cachette(state: MatchState, side: Side, events: list[Event]) -> MatchState:
    # Rules §6 and §7: it is the thirteenth trick.
    deal = state.dealt
    events.append(CachetteRevealed(deal.cachette, side))
    state = _mark_quints(state, deal.cachette, side, CACHETTE_TRICK, events)
    return state if state.winner is not None else _count_tricks(state, events)


def _count_tricks(state: MatchState, events: list[Event]) -> MatchState:
    deal = state.dealt
    won = tricks_with_cachette(deal.tricks)
    value = deal.trick_value
    scores = (state.scores[0] + won[0] * value, state.scores[1] + won[1] * value)
    state = replace(state, scores=scores)
    events.append(TricksCounted(won, value, scores))
    ahead = Side.NS if scores[Side.NS] > scores[Side.EW] else Side.EW
    level = scores[Side.NS] == scores[Side.EW]
    if state.has_target(ahead) and not level:
        return _game_won(state, ahead, events, counted=won)
    events.append(DealEnded(deal.number, level and state.has_target(ahead)))
    return replace(
        state,
        phase=Phase.DEALING,
        turn=deal.dealer.next,
        results=(*state.results, _result(state, won)),
    )


def _game_won(
    state: MatchState, side: Side, events: list[Event], *, counted: Pair | None
) -> MatchState:
    events.append(GameWon(side, counted is None, state.scores))
    won = replace(state, winner=side, results=(*state.results, _result(state, counted)))
    return _end_game(won, events)


def _result(state: MatchState, counted: Pair | None) -> DealResult:
    deal = state.dealt
    return DealResult(
        deal.number, deal.dealer, deal.trick_value, deal.quints, counted, state.scores
    )


def _running(state: MatchState) -> tuple[DealState, Seat]:
    return state.dealt, state.mover


def _without(
    hands: tuple[Hand, Hand, Hand, Hand], seat: Seat, card: Card
) -> tuple[Hand, Hand, Hand, Hand]:
    fewer = list(hands)
    fewer[seat] = tuple([held for held in hands[seat] if held is not card])
    north, east, south, west = fewer
    return north, east, south, west


def _added(pair: Pair, side: Side, points: int) -> Pair:
    return (pair[0] + points, pair[1]) if side is Side.NS else (pair[0], pair[1] + points)


# From one game of a match to the next


def _begin_game(state: MatchState, events: list[Event]) -> MatchState:
    # Only if the last one is over, or none has been played.
    if state.winner is not None:
        start = _next_start(state)
        state = replace(
            state,
            seating=start.seating,
            dummy=start.dummy,
            scores=start.scores,
            results=(),
            winner=None,
        )
    if not state.results:
        number = len(state.games) + 1
        events.append(GameBegan(number, state.seating, state.dummy, state.scores))
    return state


def _end_game(state: MatchState, events: list[Event]) -> MatchState:
    assert state.winner is not None  # the caller has just named it
    number = len(state.games) + 1
    game = GameResult(number, state.seating, state.dummy, state.results, state.scores, state.winner)
    state = replace(state, games=(*state.games, game))
    if not is_match_over(state.rules, state.games):
        return replace(state, phase=Phase.DEALING, turn=_next_start(state).dealer)
    _tell_the_end(state, events)
    return replace(state, phase=Phase.MATCH_OVER, turn=None)


def _next_start(state: MatchState) -> Start:
    # The deal, or dummy, passes to the left.
    dealer = state.results[-1].dealer
    if state.dummy is None:
        return Start(state.seating, dealer.next)
    player = state.seating[state.dummy]
    return start_with_dummy((player + 1) % len(DUMMY_PLAYERS_SEATS))


def _tell_the_end(state: MatchState, events: list[Event]) -> None:
    if state.rules.match is MatchForm.ROUND:
        events.append(RoundOver(round_totals(state.games)))
    elif state.rules.match is not MatchForm.GAME:
        standing = standing_of(state.rules, state.games)
        assert standing.winner is not None  # the match is over
        events.append(RubberWon(standing.winner, standing.games_won, standing.totals))
