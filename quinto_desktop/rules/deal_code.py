"""Deal codes: a deal, its rules, its dealer and the scores before it in some 26 characters.

Hands and cachette are sets, so a deal is one of 53! / (12!⁴ · 5!), about 2^109, ways to divide the
pack; the order in which the cards lay in it is not kept. The digits are Crockford's, without I, L,
O and U: who types an O means 0, an I or L means 1. The first is the version, the last two check.
A code as a whole, read as a number with 32 digits, is a multiple of 1021. That is a prime, so no
one wrong digit goes unseen, and no two digits that have changed places (no power of 32 up to the
67th is 1 more than a multiple of it); of other slips, one in 1021 does.

A deal by the usual rules (see `_setting_number`) at the start of a game has 26 digits, one with
scores at most 29, one with another target as well at most 34.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import factorial
from typing import Self

from quinto_desktop.rules.cards import PACK, Card, sorted_hand
from quinto_desktop.rules.errors import NotationError, NotationFault
from quinto_desktop.rules.hashing import sha256
from quinto_desktop.rules.notation import Layout
from quinto_desktop.rules.options import CachetteFrom, Form, JokerLead, RuleOptions
from quinto_desktop.rules.seats import SEATS, Seat
from quinto_desktop.rules.shuffle import GREATEST_SEED, NumberedDeals
from quinto_desktop.rules.state import TRICKS_IN_A_DEAL, MatchState, Pair, new_match
from quinto_desktop.rules.transition import CACHETTE_SIZE, deal_out

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VERSION = "1"

_LEAST_LENGTH, _GREATEST_LENGTH = 26, 34
_CHECK_DIGITS = 2
_PRIME = 1021
_GROUP = 4
_MOST_CHARACTERS = 100
"""The length of the longest text that is read, whatever later versions may write."""

_HYPHENS = "-‐‑‒–—―−"
_AS_TYPED = {**str.maketrans(DIGITS.lower(), DIGITS), **str.maketrans("OILoil", "011011", _HYPHENS)}

_SIZES = (TRICKS_IN_A_DEAL,) * len(SEATS) + (CACHETTE_SIZE,)
_DIVISIONS = factorial(53) // (factorial(12) ** 4 * factorial(5))

_POINTS = 5
"""All scores are multiples of it."""

# All this is as it was when version 1 began: whatever the rules gain needs a new version.
_USUAL_TARGET, _LEAST_TARGET, _TARGETS = 250, 5, 9_996
_CACHETTES = (CachetteFrom.BOTTOM, CachetteFrom.TOP)
_JOKER_LEADS = (
    JokerLead.HIGHEST,
    JokerLead.OPPONENTS,
    JokerLead.FORBIDDEN_ALWAYS,
    JokerLead.FORBIDDEN_IF_WINNING,
)
_TABLES = (
    (Form.FOUR, None),
    (Form.TWO, None),
    (Form.DUMMY, Seat.N),
    (Form.DUMMY, Seat.E),
    (Form.DUMMY, Seat.W),
)
"""The forms, each with the seats that dummy may have."""


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """A deal with everything about it that matters for playing it.

    Attributes:
        rules: The rules that matter for one deal; those of the match, of the draw and of stakes are
            always the usual ones.
        scores: What each side has before the deal, in points.

    Raises:
        NotationError: The layout is no whole deal, or nobody can have such scores before a deal.
        ValueError: There is a dummy without the form, or the form without a dummy.
    """

    layout: Layout
    dealer: Seat
    rules: RuleOptions
    dummy: Seat | None = None
    scores: Pair = (0, 0)

    def __post_init__(self) -> None:
        if (self.rules.form, self.dummy) not in _TABLES:
            raise ValueError("dummy does not fit the form of the game")
        piles = _piles(self.layout)
        if tuple(map(len, piles)) != _SIZES or set().union(*piles) != {*PACK}:
            raise NotationError(NotationFault.NOT_A_WHOLE_DEAL)
        target = self.rules.target
        if any(score % _POINTS or not 0 <= score < target for score in self.scores):
            ns, ew = self.scores
            raise NotationError(NotationFault.NOT_SCORES_BEFORE, ns=ns, ew=ew, target=target)
        usual = RuleOptions(
            self.rules.joker_lead, self.rules.cachette_from, target, self.rules.form
        )
        object.__setattr__(self, "rules", usual)

    @classmethod
    def of_pack(
        cls,
        pack: tuple[Card, ...],
        dealer: Seat,
        rules: RuleOptions,
        dummy: Seat | None = None,
        scores: Pair = (0, 0),
    ) -> Self:
        """Return the deal that a pack of 53 cards, from the top down, gives."""
        hands, cachette = deal_out(pack, dealer, rules.cachette_from)
        return cls(Layout(hands, sorted_hand(cachette)), dealer, rules, dummy, scores)

    @property
    def pack(self) -> tuple[Card, ...]:
        """A pack, from the top down, that deals these hands and this cachette."""
        seats = self.dealer.next.clockwise
        rounds = zip(*(self.layout.hands[seat] for seat in seats), strict=True)
        hands = [card for cards in rounds for card in cards]
        if self.rules.cachette_from is CachetteFrom.TOP:
            return (*self.layout.cachette, *hands)
        return (*hands, *self.layout.cachette)

    @property
    def start(self) -> MatchState:
        """A match that waits for the pack of this deal."""
        first_dealer = self.dealer if self.dummy is None else self.dummy.partner
        return replace(new_match(self.rules, first_dealer, self.scores), turn=self.dealer)


def deal_code(deal: CodedDeal) -> str:
    """Return a deal's code, in groups of four with hyphens between them."""
    number = _division_number(deal.layout)
    number += _DIVISIONS * (deal.dealer + len(SEATS) * _setting_number(deal))
    body = _in_digits(number).rjust(_LEAST_LENGTH - len(VERSION) - _CHECK_DIGITS, DIGITS[0])
    unchecked = _number(VERSION + body) << 10  # room for two digits
    code = _in_digits(unchecked + -unchecked % _PRIME)
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def parse_deal_code(text: str) -> CodedDeal:
    """Read a deal code, in capitals or small letters, with hyphens and spaces anywhere or nowhere.

    Raises:
        NotationError: The text is no deal code, or it was mistyped.
    """
    typed = "".join(text.split()).translate(_AS_TYPED)
    for character in typed:
        if character not in DIGITS:
            raise NotationError(NotationFault.NOT_IN_CODES, letter=character, text=text[:60])
    if len(typed) < _LEAST_LENGTH:
        raise NotationError(NotationFault.CODE_TOO_SHORT, count=len(typed), least=_LEAST_LENGTH)
    if len(typed) > _MOST_CHARACTERS or _number(typed) % _PRIME:
        raise NotationError(NotationFault.CODE_MISTYPED, text=text[:60])
    if not typed.startswith(VERSION):
        raise NotationError(NotationFault.CODE_OF_NEWER_VERSION, text=text[:60])
    if len(typed) > _GREATEST_LENGTH:
        raise NotationError(NotationFault.CODE_MISTYPED, text=text[:60])
    deal = _deal_of(_number(typed[len(VERSION) : -_CHECK_DIGITS]))
    # There is only one way to write a number, a target and scores.
    if deal is None or deal_code(deal).replace("-", "") != typed:
        raise NotationError(NotationFault.CODE_MISTYPED, text=text[:60])
    return deal


def _deal_of(number: int) -> CodedDeal | None:
    number, division = divmod(number, _DIVISIONS)
    number, dealer = divmod(number, len(SEATS))
    number, table = divmod(number, len(_TABLES))
    number, joker_lead = divmod(number, len(_JOKER_LEADS))
    number, cachette_from = divmod(number, len(_CACHETTES))
    form, dummy = _TABLES[table]
    target, scores = _read_standing(number, dummy)
    leads, cachettes = _JOKER_LEADS[joker_lead], _CACHETTES[cachette_from]
    try:
        rules = RuleOptions(leads, cachettes, target, form)
        return CodedDeal(_layout_of(division), Seat(dealer), rules, dummy, scores)
    except NotationError:
        return None


# Who has which card


def _piles(layout: Layout) -> tuple[tuple[Card, ...], ...]:
    return (*layout.hands, layout.cachette)


def _division_number(layout: Layout) -> int:
    # In the order of words: a word says for each card, from the lowest, whose it is, N, E, S, W or
    # the cachette's.
    owners = {card: owner for owner, pile in enumerate(_piles(layout)) for card in pile}
    left, ways, number = list(_SIZES), _DIVISIONS, 0
    for place, card in enumerate(PACK):
        of_same_start = [ways * count // (len(PACK) - place) for count in left]
        owner = owners[card]
        number += sum(of_same_start[:owner])
        ways = of_same_start[owner]
        left[owner] -= 1
    return number


def _layout_of(number: int) -> Layout:
    piles: list[list[Card]] = [[] for _ in _SIZES]
    left, ways = list(_SIZES), _DIVISIONS
    for place, card in enumerate(PACK):
        of_same_start = [ways * count // (len(PACK) - place) for count in left]
        owner = 0
        while number >= of_same_start[owner]:
            number -= of_same_start[owner]
            owner += 1
        ways = of_same_start[owner]
        left[owner] -= 1
        piles[owner].append(card)
    north, east, south, west, cachette = map(sorted_hand, piles)
    return Layout((north, east, south, west), cachette)


# Under which rules and at which scores


def _setting_number(deal: CodedDeal) -> int:
    # What is usual has the small numbers.
    rules = deal.rules
    number = _standing_number(deal)
    number = number * len(_CACHETTES) + _CACHETTES.index(rules.cachette_from)
    number = number * len(_JOKER_LEADS) + _JOKER_LEADS.index(rules.joker_lead)
    return number * len(_TABLES) + _TABLES.index((rules.form, deal.dummy))


def _standing_number(deal: CodedDeal) -> int:
    target = deal.rules.target
    if target == _USUAL_TARGET and deal.scores == _scores_at_start(deal.dummy):
        return 0
    ns, ew = (score // _POINTS for score in deal.scores)
    scores = ns + ew * _scores_below(target)
    if target == _USUAL_TARGET:
        return 1 + 2 * scores
    return 2 + 2 * (target - _LEAST_TARGET + scores * _TARGETS)


def _read_standing(number: int, dummy: Seat | None) -> tuple[int, Pair]:
    if number == 0:
        return _USUAL_TARGET, _scores_at_start(dummy)
    scores, is_other = divmod(number - 1, 2)
    target = _USUAL_TARGET
    if is_other:
        scores, above_least = divmod(scores, _TARGETS)
        target = _LEAST_TARGET + above_least
    ew, ns = divmod(scores, _scores_below(target))
    return target, (_POINTS * ns, _POINTS * ew)


def _scores_below(target: int) -> int:
    return -(-target // _POINTS)


def _scores_at_start(dummy: Seat | None) -> Pair:
    if dummy is None:
        return 0, 0
    return new_match(RuleOptions(form=Form.DUMMY), dummy.partner).scores


# Digits


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number


def _in_digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


# Games that begin with the deal of a code


@dataclass(frozen=True)
class CodedDeals:
    """A source of packs that is fixed by a deal code: whoever has the code knows the cards.

    Later packs are those of a numbered game, whose number is the first eight bytes of
    ``SHA-256("quinto:1:code:" + code)``, the highest first, without the highest bit; *code* is
    written without hyphens.
    """

    deal: CodedDeal

    @cached_property
    def code(self) -> str:
        """The deal's code, in groups of four with hyphens between them."""
        return deal_code(self.deal)

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack for one deal of the match, from the top down."""
        return self.deal.pack if number == 1 else self._later.pack(number)

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return what the players would draw; no game that begins with a code has a draw."""
        return self._later.drawn(form)

    def first_dealer(self, form: Form) -> Seat:
        """Return who deals first; with dummy the Dummy-player, whoever deals the coded deal."""
        return self.deal.dealer if self.deal.dummy is None else self.deal.dummy.partner

    def decision_seed(self, actions_done: int) -> int:
        """Return the seed for a computer player's decision, a number of 63 bits."""
        return self._later.decision_seed(actions_done)

    @cached_property
    def _later(self) -> NumberedDeals:
        text = f"quinto:1:code:{self.code.replace('-', '')}"
        first = int.from_bytes(sha256(text.encode())[:8], "big")
        return NumberedDeals(first % (GREATEST_SEED + 1))
