"""A deal that is over: its account, and all hands as they were dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from typing import NamedTuple

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import (
    QUINT_ROYAL,
    SEATS,
    Call,
    Card,
    DealResult,
    Hand,
    MatchForm,
    Observation,
    Pair,
    ScoredQuint,
    Seat,
    Side,
    Suit,
)
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, cards_by_suit, quint_name, quint_short
from quinto_desktop.window.text.seat_text import Speaker, monograms
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


class RowKind(Enum):
    """What a row of the account shows."""

    POINTS = "points"
    QUINTS = "quints"
    SUM = "sum"
    BEFORE = "before"
    SCORE = "score"
    TO_GO = "to go"


class QuintEntry(NamedTuple):
    """A quint in the list under its sum: its short name, its suit if any, and its points."""

    label: str
    suit: Suit | None
    points: int


class AccountRow(NamedTuple):
    """A row of the account.

    Attributes:
        label: What is counted; empty for the list of quints.
        cells: Both sides' figures, our own first.
        remark: A note beside the label: “6 and 7, at 10”.
        quints: The quints of both sides; only in their list.
        spoken: The row in a sentence; empty if another row says it.
    """

    kind: RowKind
    label: str = ""
    cells: tuple[str, str] = ("", "")
    remark: str = ""
    quints: tuple[tuple[QuintEntry, ...], tuple[QuintEntry, ...]] = ((), ())
    spoken: str = ""


class Account(NamedTuple):
    """A finished deal as both sides see it, our own side always first.

    The `notes` say what a trick was worth and who saw to that, in full and in short.
    """

    title: str
    notes: tuple[str, str]
    heads: tuple[str, str]
    members: tuple[str, str]
    rows: tuple[AccountRow, ...]

    @property
    def spoken(self) -> str:
        """The whole account in sentences, in the order seen."""
        note = fill(translate("Account", "{sentence}."), sentence=self.notes[0])
        return "\n".join([note, *(row.spoken for row in self.rows if row.spoken)])


def account_of(observation: Observation, speaker: Speaker) -> Account:
    """The account of the deal that has just ended.

    Raises:
        ValueError: No deal has ended yet.
    """
    if not observation.results:
        raise ValueError("no deal has ended yet")
    return Account(
        _title(observation, speaker),
        _notes(observation, speaker),
        _both(speaker, partial(side_text.title, speaker)),
        _both(speaker, partial(side_text.members, speaker)),
        tuple(_rows(observation, speaker)),
    )


def _both(speaker: Speaker, text: Callable[[Side], str]) -> tuple[str, str]:
    own, other = speaker.sides
    return text(own), text(other)


def _title(observation: Observation, speaker: Speaker) -> str:
    if speaker.has_one_deal:
        return translate("Account", "Deal of the day")
    number = observation.results[-1].number
    if observation.rules.match is MatchForm.GAME:
        return fill(translate("Account", "Deal {number}"), number=number)
    text = translate("Account", "Game {game}, deal {number}")
    return fill(text, game=observation.game_number, number=number)


def _notes(observation: Observation, speaker: Speaker) -> tuple[str, str]:
    value = observation.results[-1].trick_value
    short = fill(translate("Account", "{value} a trick"), value=value)
    call = Call.REDOUBLE if Call.REDOUBLE in observation.calls else Call.DOUBLE
    if call not in observation.calls or observation.eldest_hand is None:
        text = translate("Account", "Nobody doubled: a trick is worth {value}")
        return fill(text, value=value), short
    seat: Seat = observation.eldest_hand.clockwise[observation.calls.index(call)]
    text = _doubled(call, you=speaker.is_you(seat))
    return fill(text, who=_who(speaker, seat), value=value), short


def _doubled(call: Call, *, you: bool) -> str:
    if call is Call.REDOUBLE:
        if you:
            return translate("Account", "You redoubled: a trick is worth {value}")
        return translate("Account", "{who} redoubled: a trick is worth {value}")
    if you:
        return translate("Account", "You doubled: a trick is worth {value}")
    return translate("Account", "{who} doubled: a trick is worth {value}")


def _who(speaker: Speaker, seat: Seat) -> str:
    return title_case(seat_text.player(speaker, speaker.player_of(seat)))


# ------------------------------------------------------------------- the rows
def _rows(observation: Observation, speaker: Speaker) -> Iterator[AccountRow]:
    result = observation.results[-1]
    points = RowKind.POINTS
    yield _row(speaker, points, translate("Account", "Quints"), result.quint_points)
    yield _list_of_quints(result, speaker)
    yield _tricks_row(result, speaker)
    yield _row(speaker, RowKind.SUM, translate("Account", "This deal"), result.points)
    if speaker.has_one_deal:
        return  # nothing was before it, and nothing comes after it
    yield _row(speaker, RowKind.BEFORE, translate("Account", "Before"), result.before)
    yield _row(speaker, RowKind.SCORE, translate("Account", "Score"), result.scores)
    yield _to_go(observation, result, speaker)


def _row(speaker: Speaker, kind: RowKind, label: str, points: Pair, remark: str = "") -> AccountRow:
    own, other = side_text.own_first(speaker, points)
    spoken = _spoken(speaker, label, (str(own), str(other)), remark)
    return AccountRow(kind, label, (str(own), str(other)), remark, spoken=spoken)


def _spoken(speaker: Speaker, label: str, cells: tuple[str, str], remark: str = "") -> str:
    text = translate("Account", "{label}: {own} {own_points}, {other} {other_points}.")
    if remark:
        text = translate(
            "Account", "{label}, {remark}: {own} {own_points}, {other} {other_points}."
        )
    own, other = _both(speaker, partial(side_text.name, speaker))
    values = {"own": own, "other": other, "own_points": cells[0], "other_points": cells[1]}
    return fill(text, label=label, remark=remark, **values)


def _list_of_quints(result: DealResult, speaker: Speaker) -> AccountRow:
    own, other = speaker.sides
    lists = [[scored for scored in result.quints if scored.side is side] for side in (own, other)]
    told = [
        fill(
            translate("Account", "{side}: {quints}."),
            side=title_case(side_text.name(speaker, side)),
            quints=join_and([_told_quint(scored) for scored in scored_quints]),
        )
        for side, scored_quints in zip((own, other), lists, strict=True)
        if scored_quints
    ]
    first, second = (tuple(_entry(scored) for scored in part) for part in lists)
    return AccountRow(RowKind.QUINTS, quints=(first, second), spoken=" ".join(told))


def _entry(scored: ScoredQuint) -> QuintEntry:
    quint = scored.quint
    return QuintEntry(quint_short(quint), quint.suit, quint.points)


def _told_quint(scored: ScoredQuint) -> str:
    text = translate("Account", "{quint} {points}")
    return fill(text, quint=quint_name(scored.quint), points=scored.quint.points)


def _tricks_row(result: DealResult, speaker: Speaker) -> AccountRow:
    label = translate("Account", "Tricks")
    if result.tricks_won is None:
        remark = translate("Account", "not counted")
        text = translate("Account", "{label}: {remark}.")
        spoken = fill(text, label=label, remark=remark)
        return AccountRow(RowKind.POINTS, label, ("–", "–"), remark, spoken=spoken)
    own, other = side_text.own_first(speaker, result.tricks_won)
    text = translate("Account", "{own} and {other}, at {value}")
    remark = fill(text, own=own, other=other, value=result.trick_value)
    return _row(speaker, RowKind.POINTS, label, result.trick_points, remark)


def _to_go(observation: Observation, result: DealResult, speaker: Speaker) -> AccountRow:
    target = observation.rules.target
    label = fill(translate("Account", "To {target}"), target=target)
    if observation.winner is None and min(result.scores) >= target:
        remark = translate("Account", "both have reached it and are level: another deal decides")
        spoken = fill(translate("Account", "{label}: {remark}."), label=label, remark=remark)
        return AccountRow(RowKind.TO_GO, label, remark=remark, spoken=spoken)
    cells = _both(speaker, lambda side: _needs(side, result, observation))
    return AccountRow(RowKind.TO_GO, label, cells, spoken=_spoken(speaker, label, cells))


def _needs(side: Side, result: DealResult, observation: Observation) -> str:
    if observation.winner is side:
        return translate("Account", "won", "the side that has won the game")
    missing = observation.rules.target - result.scores[side]
    if missing <= 0:
        return translate(
            "Account", "reached it too", "a side that has reached the target, and lost"
        )
    return fill(translate("Account", "{points} to go"), points=missing)


# --------------------------------------------------------------- all hands
VOID = "–"


class DealtHand(NamedTuple):
    """A hand as it was dealt.

    Attributes:
        role: Their seat, and whether they dealt.
        colour: Its colour, by its place in `Theme.people`; None is dummy's.
        cards: Its cards, high to low.
    """

    name: str
    role: str
    monogram: str
    colour: int | None
    cards: Hand
    spoken: str

    def rows(self, pack: PackStyle) -> Iterator[tuple[Suit | None, str]]:
        """Its suits, highest first, each with its ranks; None is the Quint Royal."""
        for suit in sorted(Suit, reverse=True):
            ranks = [card.rank for card in self.cards if card.suit is suit and card.rank]
            letters = [pack.sign(rank) for rank in ranks]
            yield suit, "  ".join(letters) or VOID
        if QUINT_ROYAL in self.cards:
            yield None, translate("AllHands", "Quint Royal")


class AllHandsContent(NamedTuple):
    """What is shown of a deal when all hands are shown, each at its edge of the table."""

    title: str
    hands: dict[Edge, DealtHand]
    cachette: tuple[Card, ...]
    cachette_words: tuple[str, str]
    account: Account

    @property
    def spoken(self) -> str:
        """All of it in sentences, in the order seen."""
        caption = translate("AllHands", "{title}, {line}: {cards}.")
        cards = join_and([card_name(card) for card in self.cachette])
        title, line = self.cachette_words
        told = [hand.spoken for hand in self.hands.values()]
        return "\n".join([*told, fill(caption, title=title, line=line, cards=cards)])


def all_hands(
    dealt: DealtCards, observation: Observation, speaker: Speaker, viewer: Seat
) -> AllHandsContent:
    """What to show of a deal that is over, with a viewer at the near edge."""
    hands = {}
    letters = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    for seat in sorted(SEATS, key=lambda seat: edge_of(seat, viewer)):
        text = translate("AllHands", "{whose}: {cards}.")
        cards = dealt.hands[seat]
        whose = seat_text.whose_hand(speaker, seat)
        hands[edge_of(seat, viewer)] = DealtHand(
            seat_text.name(speaker, seat),
            _role(seat, observation),
            letters[seat],
            seat_text.colour_of(speaker, seat),
            cards,
            fill(text, whose=whose, cards=cards_by_suit(cards)),
        )
    return AllHandsContent(
        translate("AllHands", "The hands as dealt"),
        hands,
        dealt.cachette,
        (translate("Table", "Cachette"), _cachette_line(observation, speaker)),
        account_of(observation, speaker),
    )


def _role(seat: Seat, observation: Observation) -> str:
    if seat is not observation.dealer:
        return seat_text.title(seat)
    return fill(translate("AllHands", "{seat}, dealer"), seat=seat_text.title(seat))


def _cachette_line(observation: Observation, speaker: Speaker) -> str:
    winner = observation.tricks[-1].winner if observation.tricks else None
    if observation.cachette is None or winner is None:
        return translate("AllHands", "not reached")
    return side_text.takes_cachette(speaker, winner.side)
