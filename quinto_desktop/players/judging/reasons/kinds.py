"""The facts that may be told of an action, with the share of the imagined deals they hold in."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from quinto_desktop.rules import (
    QUINT_ROYAL,
    Action,
    Card,
    JokerLead,
    Observation,
    Quint,
    Seat,
    above,
    card_set,
    holdings_of,
    quint_of,
    quint_points,
    quints_in,
)


class Kind(Enum):
    """What a reason says; the value is its name in data.

    Each is a statement about one action, the subject, and is true or false in every imagined deal,
    played on as the judge does; "the side" is that of the seat on turn, "the trick" the one in
    progress. The last three state a mean instead of a share. The ones marked (-) speak against
    their subject, all others for it.

    UNBEATABLE: The side wins the trick; the card beats all that lie on the table, and no card that
        the other side can still play to it is higher.
    WINS_TRICK: The card wins the trick; of the compared, that the side does.
    UNLESS_TRUMPED: The side wins the trick; wherever it does not, the other side has trumped the
        card, because it is void of the suit led.
    UNLESS_HIGHER: The same, but has played a higher card of the suit led.
    UNLESS_OVERTRUMPED: The same, but has overtrumped the card.
    PARTNER_WINS: The side wins the trick; partner's card is winning it, the other side cannot beat
        that, and the card of the other action is not needed.
    PARTNER_TAKES: Partner, still to play, wins the trick; of the compared, that the side does.
    PARTNER_TRUMPS: Partner trumps the card that is led and wins the trick; of the compared, that
        the side wins it.
    SIDE_WINS: The side wins the trick.
    LOSES_TRICK (-): The other side wins the trick.
    TRUMPED (-): The other side wins the trick with a card of another suit than was led.
    TAKES_QUINT: The side makes the quint in the trick; of the compared, that it makes it ever.
    GIVES_QUINT (-): The other side makes the quint in the trick.
    REFUSES_QUINT: The compared action gives the quint away so; the subject keeps its card back.
    MAKES_QUINT: The side makes the quint in the trick or later.
    LOSES_QUINT (-): The other side does.
    SAVES_QUINT: The side makes the quint, whose card the other action spends now.
    KEEPS_HALF: The side makes the quint, half of which the other action spends now.
    KEEPS_WINNER: The card that the other action spends wins a later trick for the seat.
    WINS_AS_WELL: The same, and the side wins the trick on the table too.
    LAST_TRICK: The side wins the last trick, and the cachette with it.
    WINS_GAME_NOW: A quint in the trick wins the game; of the compared, that the side wins it in
        this deal.
    WINS_GAME: The side wins the game in this deal.
    LOSES_GAME_NOW (-): A quint in the trick wins the game for the other side; of the compared,
        that it wins it in this deal.
    LOSES_GAME (-): The other side wins the game in this deal.
    MOST_TRICKS: The side takes more than half of the thirteen tricks.
    FEW_TRICKS (-): The side takes less than half of them.
    MORE_TRICKS: The side makes so many points more by tricks than the other side, on average.
    MORE_QUINTS: The side makes so many points by quints more than the other side, on average.
    RAISE_COSTS (-): The side takes so many tricks on average, fewer than make up for the risk of a
        raise.
    """

    UNBEATABLE = "cannot be beaten"
    WINS_TRICK = "wins the trick"
    UNLESS_TRUMPED = "wins unless trumped"
    UNLESS_HIGHER = "wins unless a higher card is out"
    UNLESS_OVERTRUMPED = "wins unless overtrumped"
    PARTNER_WINS = "partner wins the trick"
    PARTNER_TAKES = "partner takes the trick"
    PARTNER_TRUMPS = "partner trumps"
    SIDE_WINS = "the side wins the trick"
    LOSES_TRICK = "loses the trick"
    TRUMPED = "is trumped"
    TAKES_QUINT = "takes a quint"
    GIVES_QUINT = "gives a quint away"
    REFUSES_QUINT = "refuses a quint"
    MAKES_QUINT = "makes a quint"
    LOSES_QUINT = "loses a quint"
    SAVES_QUINT = "saves a quint"
    KEEPS_HALF = "keeps half a quint"
    KEEPS_WINNER = "keeps a winner"
    WINS_AS_WELL = "wins as well"
    LAST_TRICK = "takes the last trick"
    WINS_GAME_NOW = "wins the game now"
    WINS_GAME = "wins the game"
    LOSES_GAME_NOW = "loses the game now"
    LOSES_GAME = "loses the game"
    MOST_TRICKS = "takes most tricks"
    FEW_TRICKS = "takes few tricks"
    MORE_TRICKS = "gains more by tricks"
    MORE_QUINTS = "gains more by quints"
    RAISE_COSTS = "a raise costs more"

    @property
    def is_mean(self) -> bool:
        """Whether it states a mean, not a share."""
        return self in (Kind.MORE_TRICKS, Kind.MORE_QUINTS, Kind.RAISE_COSTS)


class Share(Struct, frozen=True):
    """In how many imagined deals of all something holds.

    Attributes:
        share: The part of them, 0 to 1, each weighted by its likelihood.
    """

    count: int
    total: int
    share: float

    @property
    def tenths(self) -> int:
        """The part in tenths; 0 or 10 only if it is as good as none or all."""
        return round(10 * self.share)

    @property
    def is_all(self) -> bool:
        """Whether it holds in every deal."""
        return self.count == self.total


class Reason(Struct, frozen=True):
    """One reason why an action is better than another, or than the others.

    Attributes:
        subject: The action of which it says something.
        compared: The action it is compared with; None for the mean of all the others.
        share: How often it holds of the subject; all deals, where it states a mean.
        compared_share: How often it holds of the compared; None if it says nothing of that.
        is_certain: Whether it follows from what the seat knows, whatever the hidden cards are.
        card: The card kept, if it is about one.
        who: Who alone may win the trick instead; None if either opponent may.
        needed: For a call, how many tricks a raise needs on average to be right.
        explained: What part of the difference it explains: points, or the chance to win the game
            where the deal may decide it.
    """

    kind: Kind
    subject: Action
    seat: Seat
    compared: Action | None
    share: Share
    compared_share: Share | None = None
    is_certain: bool = False
    quint: Quint | None = None
    card: Card | None = None
    who: Seat | None = None
    mean: float | None = None
    compared_mean: float | None = None
    needed: float | None = None
    explained: float = 0.0

    @property
    def mean_contrast(self) -> float:
        """By how much the mean of the subject is above that of the compared."""
        assert self.mean is not None and self.compared_mean is not None  # it states a mean
        return self.mean - self.compared_mean


BATCHES = 2
"""How many batches of deals a reason is found in, by default."""


class Explained(Struct, frozen=True):
    """The reasons of all actions of a decision; equal cards are told of once.

    Attributes:
        best: At most two, why the best action is better than the `worse`, the clearly worse ones.
        others: For each other action, why the best is better than it; at most two each.
    """

    best: tuple[Reason, ...]
    worse: tuple[Action, ...]
    others: Mapping[Action, tuple[Reason, ...]]


# Facts about the trick in progress that hold whatever the hidden cards are


class Proof(Struct, frozen=True):
    """What is certain about the trick in progress once a card has been played to it.

    The card beats what lies on the table, or not; its side wins or loses, whatever happens.
    """

    beats: bool
    wins: bool
    loses: bool
    quints: tuple[Quint, ...]
    risk: int = 0  # points of quints that the other side may score, the card's own half included

    @property
    def points(self) -> int:
        """What the quints in the trick are worth so far."""
        return sum([quint.points for quint in self.quints])


def proof_of(observation: Observation, card: Card) -> Proof:
    """What is certain after a card that the seat on turn may play."""
    seat, trick = observation.turn, observation.trick
    assert seat is not None and trick is not None  # a play is due
    cards = (*trick.cards, card)
    leader, led = trick.leader, cards[0].suit
    if cards[0] is QUINT_ROYAL and observation.rules.joker_lead is JokerLead.OPPONENTS:
        # The leader's side cannot win it: nothing more is said.
        return Proof(
            beats=False, wins=False, loses=leader.side is seat.side, quints=quints_in(cards)
        )
    best = max(cards, key=lambda one: one.strength)
    holder = leader.clockwise[cards.index(best)]
    holdings = holdings_of(observation)
    may_fall = {
        one: holdings.could_play(one, led) & ~card_set([card])
        for one in leader.clockwise[len(cards) :]
    }
    may_beat = [one.side for one, fall in may_fall.items() if fall & above(best.strength)]
    wins = holder.side is seat.side and seat.side.other not in may_beat
    halves = () if (quint := quint_of(card)) is None else quint.cards
    if not any(fall & card_set(halves) for fall in may_fall.values()):
        halves = ()
    return Proof(
        beats=best is card,
        wins=wins,
        loses=holder.side is not seat.side and seat.side not in may_beat,
        quints=quints_in(cards),
        risk=0 if wins else quint_points({*cards, *halves}),
    )
