"""A small solver written for the tests alone: plain, slow, and sharing no code with the program.

It reads saved games and codes of cards by itself, knows the rules from `rules.md` only, and finds
exact values of the last tricks, and who wins the game. What could lie where follows from the voids
that were shown, and from nothing else.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

SUITS, RANKS, SEATS = "SCDH", "23456789TJQKA", "NESW"
ROYAL = "QR"
TRICKS = 12
Worth = TypeVar("Worth", int, float)
STEPS_BETWEEN = 40
"""How many pairs of cards change places from one layout to the next."""


@cache
def height(card: str) -> int:
    """Where a card stands in the one order of the pack; the Quint Royal is 0."""
    return 0 if card == ROYAL else 13 * SUITS.index(card[0]) + RANKS.index(card[1]) + 1


@cache
def quints_in(cards: tuple[str, ...] | frozenset[str]) -> int:
    """The points of the quints among cards."""
    points = 25 * (ROYAL in cards)
    for worth, suit in enumerate(SUITS, start=1):
        for group in ("5", "A4", "23"):
            points += 5 * worth * all(suit + rank in cards for rank in group)
    return points


class Moment(Struct, frozen=True):
    """A moment of the play with all cards known; seats count from North, sides from North's."""

    hands: tuple[frozenset[str], ...]
    cachette: frozenset[str]
    leader: int
    trick: tuple[str, ...] = ()
    value: int = 5
    joker_lead: str = "highest"
    form: str = "four"
    scores: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    target: int = 250
    winner: int | None = None
    voids: tuple[str, ...] = ("", "", "", "")

    @property
    def turn(self) -> int:
        """Whose card it is."""
        return (self.leader + len(self.trick)) % 4

    @property
    def is_over(self) -> bool:
        """Whether the deal is."""
        return sum(self.tricks) >= TRICKS or self.winner is not None

    def legal(self) -> list[str]:
        """The cards that may be played, in the order of the pack."""
        held = sorted(self.hands[self.turn], key=height)
        left = TRICKS - sum(self.tricks)
        is_forbidden = self.joker_lead.startswith("forbidden")
        if not self.trick:
            others = [card for card in held if card != ROYAL]
            return others if is_forbidden and others else held
        if is_forbidden and left == 2 and ROYAL in held and len(held) == 2:
            wins = height(held[1]) > max(map(height, self.trick))
            if self.joker_lead == "forbidden_always" or wins:
                return [ROYAL]
        led = self.trick[0][0] if self.trick[0] != ROYAL else ""
        following = [card for card in held if card != ROYAL and card[0] == led]
        return [card for card in held if card in following or card == ROYAL] if following else held

    def after(self, card: str) -> Moment:
        """The moment after a card."""
        seat, trick = self.turn, (*self.trick, card)
        hands = tuple([one - {card} if at == seat else one for at, one in enumerate(self.hands)])
        voids = list(self.voids)
        if self.trick and ROYAL not in (card, trick[0]) and card[0] != trick[0][0]:
            voids[seat] += trick[0][0]
        shown = tuple(voids)
        if len(trick) < 4:
            return replace(self, hands=hands, trick=trick, voids=shown)
        return self._collected(hands, trick, shown)

    def _collected(
        self, hands: tuple[frozenset[str], ...], trick: tuple[str, ...], voids: tuple[str, ...]
    ) -> Moment:
        places = [0, 1, 2, 3]
        if trick[0] == ROYAL and self.joker_lead == "opponents":
            places = [1, 3]
        taker = (self.leader + max(places, key=lambda at: height(trick[at]))) % 4
        side, scores, tricks = taker % 2, [*self.scores], [*self.tricks]
        winner, is_last = None, sum(self.tricks) == TRICKS - 1
        for cards in (trick, self.cachette) if is_last else (trick,):
            points = quints_in(cards)
            scores[side] += points
            tricks[side] += 1
            if points and scores[side] >= self.target and winner is None:
                winner = side
        return replace(
            self,
            hands=hands,
            voids=voids,
            leader=taker,
            trick=(),
            scores=(scores[0], scores[1]),
            tricks=(tricks[0], tricks[1]),
            winner=winner,
        )

    def counted(self) -> int:
        """What North's side is ahead by, the tricks included."""
        lead = self.tricks[0] - self.tricks[1]
        return self.scores[0] - self.scores[1] + self.value * lead

    def won(self) -> float:
        """1 if North's side has won the game at the end of the deal, 0 if lost, else a half."""
        if self.winner is not None:
            return 1.0 - self.winner
        ends = [
            score + self.value * many for score, many in zip(self.scores, self.tricks, strict=True)
        ]
        if max(ends) < self.target or ends[0] == ends[1]:
            return 0.5
        return float(ends[0] > ends[1])


def values(moment: Moment) -> dict[str, int]:
    """The points still to come after each card, for the side on turn less the other's."""
    far = replace(moment, target=10**6)
    sign = 1 if moment.turn % 2 == 0 else -1
    known: dict[Moment, int] = {}
    return {
        card: sign * (_best(far.after(card), known, Moment.counted) - far.counted())
        for card in moment.legal()
    }


def _best(moment: Moment, known: dict[Moment, Worth], at_end: Callable[[Moment], Worth]) -> Worth:
    if moment.is_over:
        return at_end(moment)
    if moment not in known:
        found = [_best(moment.after(card), known, at_end) for card in moment.legal()]
        known[moment] = max(found) if moment.turn % 2 == 0 else min(found)
    return known[moment]


def wins(moment: Moment) -> dict[str, float]:
    """Whether the side on turn wins the game after each card: 1, 0, or a half where it goes on."""
    known: dict[Moment, float] = {}
    found = {card: _best(moment.after(card), known, Moment.won) for card in moment.legal()}
    return found if moment.turn % 2 == 0 else {card: 1 - one for card, one in found.items()}


def seen(moment: Moment) -> list[int]:
    """The seats whose hands the player on turn sees."""
    own = moment.turn
    return [own, (own + 2) % 4] if moment.form == "two" else [own]


def layouts(moment: Moment, count: int, seed: int) -> Iterator[Moment]:
    """The moment with the hidden cards lying otherwise, each layout alike likely."""
    chance = random.Random(seed)
    known = seen(moment)
    hidden = [seat for seat in range(4) if seat not in known]
    places = {seat: sorted(moment.hands[seat], key=height) for seat in hidden}
    places[4] = sorted(moment.cachette, key=height)
    spots = [(place, at) for place, cards in places.items() for at in range(len(cards))]
    for number in range(count):
        for _ in range(STEPS_BETWEEN if number else 25 * STEPS_BETWEEN):
            (one, i), (other, k) = chance.choice(spots), chance.choice(spots)
            mine, theirs = places[one][i], places[other][k]
            if _may_hold(moment, one, theirs) and _may_hold(moment, other, mine):
                places[one][i], places[other][k] = theirs, mine
        hands = [frozenset(places.get(seat, moment.hands[seat])) for seat in range(4)]
        yield replace(moment, hands=tuple(hands), cachette=frozenset(places[4]))


def _may_hold(moment: Moment, place: int, card: str) -> bool:
    return place == 4 or card == ROYAL or card[0] not in moment.voids[place]


def moment_of(path: Path, plays: int | None = None) -> Moment:
    """Where the first deal of a saved game without dummy stands, or stood after so many plays."""
    game = json.loads(path.read_text(encoding="utf-8"))
    rules, deal = game["rules"], game["deals"][0]
    pack = deal["pack"].split()
    is_top = rules["cachette_from"] == "top"
    cachette, rest = (pack[:5], pack[5:]) if is_top else (pack[-5:], pack[:-5])
    eldest = (SEATS.index(game["first_dealer"]) + 1) % 4
    hands = [frozenset(rest[(seat - eldest) % 4 :: 4]) for seat in range(4)]
    value = 5 * 2 ** sum(call != "pass" for call in deal["calls"])
    moment = Moment(
        tuple(hands),
        frozenset(cachette),
        eldest,
        value=value,
        joker_lead=rules["joker_lead"],
        form=rules.get("form", "four"),
        target=10**6,
    )
    for card in deal["plays"][:plays]:
        assert card in moment.legal()
        moment = moment.after(card)
    # The file tells what the sides have when it ends; nobody has the target before that.
    scores = game.get("scores", moment.scores) if plays is None else moment.scores
    return replace(moment, scores=tuple(scores), target=rules["target"])


def written(moment: Moment) -> str:
    """The hands and the cachette as `quinto-lab` reads them."""
    hands = [_hand(one) for one in moment.hands]
    return f"N:{' '.join(hands)} / {_hand(moment.cachette)}"


def _hand(cards: frozenset[str]) -> str:
    suits = [
        "".join([rank for rank in reversed(RANKS) if suit + rank in cards])
        for suit in reversed(SUITS)
    ]
    return ".".join(suits) + "+" * (ROYAL in cards)


def random_ending(chance: random.Random, cards: int) -> Moment:
    """The last tricks of a deal, all cards dealt at random."""
    pack = [ROYAL, *[suit + rank for suit in SUITS for rank in RANKS]]
    chosen = chance.sample(pack, 4 * cards + 5)
    cuts = [*pairwise([*range(0, 4 * cards + 1, cards)])]
    done = TRICKS - cards
    return Moment(
        tuple([frozenset(chosen[low:high]) for low, high in cuts]),
        frozenset(chosen[-5:]),
        chance.randrange(4),
        value=chance.choice([5, 10, 20]),
        joker_lead=chance.choice(["highest", "opponents", "forbidden_always"]),
        tricks=(done, 0),
    )
