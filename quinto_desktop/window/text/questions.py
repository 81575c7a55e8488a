"""Answers to the user's questions: the trick, hands, score, whose turn, what is out, who is who."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quinto_desktop.game import Level
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    Call,
    Card,
    Observation,
    Phase,
    Play,
    Rank,
    Seat,
    Step,
    Suit,
    quint_points,
    sorted_hand,
    tricks_with_cachette,
    tricks_won,
    winning_seat,
)
from quinto_desktop.window.text import seat_text, side_text, turn_text
from quinto_desktop.window.text.card_text import (
    card_name,
    card_title,
    cards_by_suit,
    cards_count,
    rank_name,
    suit_name,
)
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate

_LEAST_RUN = 3


def answer(speaker: Speaker, question: Command, observation: Observation) -> str:
    """The answer to one of `commands.QUESTIONS` in words, from what the viewer may know."""
    return {
        Command.ASK_TURN: _turn,
        Command.ASK_LEGAL: _legal,
        Command.ASK_TRICK: _trick,
        Command.ASK_HAND: _hand,
        Command.ASK_OTHER_HANDS: _other_hands,
        Command.ASK_OUT: _out,
        Command.ASK_CALLS: _calls,
        Command.ASK_SCORE: _score,
    }[question](speaker, observation)


# ------------------------------------------------------------------- the turn
def _turn(speaker: Speaker, now: Observation) -> str:
    if _may_call(now):
        return turn_text.call_prompt(speaker, now)
    return fill(translate("Answers", "{prompt}."), prompt=turn_text.prompt(speaker, now))


def _may_call(now: Observation) -> bool:
    return now.phase is Phase.DOUBLING and bool(now.actions)


def _legal(speaker: Speaker, now: Observation) -> str:
    if _may_call(now):
        text = translate("Answers", "{call}: {help}")
        calls = [action for action in now.actions if isinstance(action, Call)]
        return " ".join(
            fill(text, call=turn_text.call_name(call), help=turn_text.call_help(speaker, call, now))
            for call in calls
        )
    cards = [action.card for action in now.actions if isinstance(action, Play)]
    if not cards or now.turn is None:
        return _turn(speaker, now)
    if len(cards) == len(now.hands[now.turn] or ()) > 1:
        return _turn(speaker, now)  # it says “any card”, and why
    listed = join_and([card_name(card) for card in cards])
    return fill(translate("Answers", "You can play: {cards}."), cards=listed)


# ------------------------------------------------------------------- the cards
def _trick(speaker: Speaker, now: Observation) -> str:
    if now.phase is not Phase.PLAY or now.trick is None or now.turn is None:
        return translate("Answers", "No trick is in progress.")
    number = len(now.tricks) + 1
    if not now.trick.cards:
        text = translate("Answers", "Trick {number}: no cards yet. To lead: {who}.")
        return fill(text, number=number, who=seat_text.holder(speaker, now.turn))
    played = translate("Answers", "{who}: {card}")
    cards = translate("Answers", "; ").join(
        fill(played, who=title_case(_hand_name(speaker, seat)), card=card_name(card))
        for card, seat in ((card, now.trick.seat_of(card)) for card in now.trick.cards)
    )
    parts = [
        fill(translate("Answers", "Trick {number}. {cards}."), number=number, cards=cards),
        _winning(speaker, winning_seat(now.trick, now.rules.joker_lead)),
    ]
    if points := quint_points(now.trick.cards):
        parts.append(fill(translate("Answers", "Quint points in it: {points}."), points=points))
    return " ".join(filter(None, parts))


def _winning(speaker: Speaker, seat: Seat | None) -> str:
    if seat is None:
        return ""
    return fill(translate("Answers", "Winning so far: {who}."), who=_hand_name(speaker, seat))


def _hand(speaker: Speaker, now: Observation) -> str:
    return _hand_of(speaker, now, now.seat)


def _other_hands(speaker: Speaker, now: Observation) -> str:
    if not any(now.hand_sizes):
        return _hand(speaker, now)
    return "\n".join(_hand_of(speaker, now, seat) for seat in now.seat.clockwise[1:])


def _hand_of(speaker: Speaker, now: Observation, seat: Seat) -> str:
    count = now.hand_sizes[seat]
    cards = now.hands[seat]
    values: dict[str, object] = {
        "whose": seat_text.whose_hand(speaker, seat),
        "count": cards_count(count),
    }
    if not count:
        return fill(translate("Answers", "{whose}: no cards."), **values)
    if cards is None:
        return fill(translate("Answers", "{whose}: {count}, hidden."), **values)
    text = translate("Answers", "{whose}, {count}: {cards}.")
    return fill(text, cards=cards_by_suit(cards), **values)


def _hand_name(speaker: Speaker, seat: Seat) -> str:
    return seat_text.hand_name(speaker, seat) or seat_text.who(speaker, seat)


def _out(_: Speaker, now: Observation) -> str:
    unseen = unseen_cards(now)
    parts = [suit_out(suit, unseen) for suit in sorted(Suit, reverse=True)]
    royal = translate("Answers", "The Quint Royal is not out.")
    if QUINT_ROYAL in unseen:
        royal = translate("Answers", "The Quint Royal is still out.")
    return "\n".join([*parts, royal])


# ------------------------------------------------------------------- the calls and the score
def _calls(speaker: Speaker, now: Observation) -> str:
    return " ".join([*_called(speaker, now), turn_text.trick_worth(now.trick_value)])


def _called(speaker: Speaker, now: Observation) -> Iterator[str]:
    seat = now.eldest_hand
    if not now.calls or seat is None:
        yield translate("Answers", "Nobody has doubled or passed yet.")
        return
    for place, call in enumerate(now.calls):
        yield turn_text.called(speaker, seat.clockwise[place], call)


def _score(speaker: Speaker, now: Observation) -> str:
    own = speaker.sides[0]
    score = side_text.score(speaker, now.scores, now.rules.target)
    if not now.deal_number:
        return score
    text = translate("Answers", "Tricks this deal: {a} to {b}, worth {value} points each.")
    is_whole = now.cachette is not None  # so the thirteenth trick has been taken too
    won = tricks_with_cachette(now.tricks) if is_whole else tricks_won(now.tricks)
    return " ".join([score, fill(text, a=won[own], b=won[own.other], value=now.trick_value)])


def unseen_cards(observation: Observation) -> frozenset[Card]:
    """The cards that the observer has not seen: in hidden hands or in the cachette."""
    known = {card for hand in observation.hands for card in hand or ()}
    for trick in (*observation.tricks, observation.trick):
        known.update(() if trick is None else trick.cards)
    return frozenset(PACK) - known - frozenset(observation.cachette or ())


def ranks_in_runs(ranks: list[Rank]) -> str:
    """Ranks in short, high to low: “ace, queen to nine and four”."""
    runs: list[list[Rank]] = []
    for rank in ranks:
        if runs and runs[-1][-1] - rank == 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    named: list[str] = []
    for run in runs:
        if len(run) < _LEAST_RUN:
            named += [rank_name(rank) for rank in run]
        else:
            text = translate("Answers", "{high} to {low}")
            named.append(fill(text, high=rank_name(run[0]), low=rank_name(run[-1])))
    return join_and(named)


def suit_out(suit: Suit, unseen: Iterable[Card]) -> str:
    """The cards of a suit that have not been seen: “Hearts, 3 out: king and nine to eight.”."""
    cards = sorted_hand(card for card in unseen if card.suit is suit)
    text = translate("Answers", "{suit}, {count} out: {ranks}.")
    if not cards:
        text = translate("Answers", "{suit}: none out.")
    ranks = ranks_in_runs([card.rank for card in cards if card.rank is not None])
    return fill(text, suit=title_case(suit_name(suit)), count=len(cards), ranks=ranks)


# ------------------------------------------------------------------- a place that is clicked
def agreed(speaker: Speaker, step: Step) -> tuple[str, str]:
    """What is asked before an action is taken back, and what is told of it."""
    action = step.action
    what = turn_text.call_made(action) if isinstance(action, Call) else ""
    if isinstance(action, Play):
        what = card_title(action.card)
    told = fill(
        translate("Undo", "{name} takes back: {what}."),
        name=speaker.name_of(step.before.mover),
        what=what,
    )
    return translate("Undo", "Does the other side agree?"), told


def level_name(level: Level) -> str:
    """A level's name in a list."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novice"),
        Level.CASUAL: translate("PlayerBox", "Casual"),
        Level.CLUB: translate("PlayerBox", "Club"),
        Level.MASTER: translate("PlayerBox", "Master"),
    }[level]


def about_seat(speaker: Speaker, seat: Seat, observation: Observation) -> str:
    """What is known of whoever sits at a seat: who plays there, how well, and what they called."""
    name = seat_text.name(speaker, seat)
    role = seat_text.role(speaker, seat) or seat_text.seat_and_role(speaker, seat)
    text = translate("Table", "{name}: {role}.") if role else translate("Table", "{name}.")
    parts = [
        fill(text, name=name, role=role),
        _who_plays(speaker, seat),
        _part(seat, observation),
        _cards_left(seat, observation),
    ]
    return " ".join(filter(None, parts))


def _who_plays(speaker: Speaker, seat: Seat) -> str:
    if speaker.is_you(seat) or seat is speaker.dummy:
        return ""
    level = speaker.level_of(seat)
    if level is None:
        return translate("Table", "A person at this screen.") if speaker.is_person(seat) else ""
    known = {each.value: level_name(each) for each in Level}
    text = translate("Table", "A computer player; level: {level}.")
    return fill(text, level=known.get(level, level))


def _part(seat: Seat, observation: Observation) -> str:
    parts = []
    if seat is observation.dealer:
        parts.append(translate("Table", "Dealt this deal."))
    eldest = observation.eldest_hand
    if seat is eldest:
        parts.append(translate("Table", "Doubles or passes first, and leads first."))
    place = -1 if eldest is None else (seat - eldest) % 4
    if 0 <= place < len(observation.calls):
        call = turn_text.call_made(observation.calls[place])
        parts.append(fill(translate("Table", "Said: {call}."), call=call))
    return " ".join(parts)


def _cards_left(seat: Seat, observation: Observation) -> str:
    count = observation.hand_sizes[seat]
    if not count:
        return ""
    return fill(translate("Table", "{count} in hand."), count=cards_count(count))
