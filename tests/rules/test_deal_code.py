"""Deal codes: nothing that matters is lost, and no slip of the fingers gives another deal."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from math import factorial

import pytest
from examples import examples, share
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.rules import *
from quinto_desktop.rules.deal_code import DIGITS, _division_number, _layout_of
from quinto_desktop.rules.notation import parse_layout

DIVISIONS = factorial(53) // (factorial(12) ** 4 * factorial(5))

PLAIN = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.N, RuleOptions())
AT_190 = replace(PLAIN, scores=(190, 85))
DUMMY = CodedDeal.of_pack(
    shuffled_pack(8, 3),
    Seat.E,
    RuleOptions(JokerLead.OPPONENTS, CachetteFrom.TOP, target=501, form=Form.DUMMY),
    Seat.W,
    (500, 25),
)

FROZEN = {
    "107R-HJPB-145V-1HNN-M3HA-RZBH-BB": PLAIN,
    "14GQ-TYNS-1VK4-PTQP-4B80-4QM6-XBHB-M": AT_190,
    "1Y26-7HNB-T65X-THYK-4FTZ-PDP2-6RQ6-7XV": DUMMY,
}
"""Codes that people have written down; they mean these deals for ever."""


@st.composite
def coded_deals(draw: st.DrawFn) -> CodedDeal:
    form = draw(st.sampled_from(Form))
    usual = st.just(250)
    target = draw(usual | st.integers(26 if form is Form.DUMMY else 5, 10_000))
    rules = RuleOptions(
        draw(st.sampled_from(JokerLead)), draw(st.sampled_from(CachetteFrom)), target, form
    )
    dummy = draw(st.sampled_from([Seat.N, Seat.E, Seat.W])) if form is Form.DUMMY else None
    score = st.integers(0, (target - 1) // 5).map(lambda fives: 5 * fives)
    scores = draw(st.just((0, 0)) | st.tuples(score, score))
    dealer = draw(st.sampled_from(Seat))
    return CodedDeal.of_pack(
        shuffled_pack(draw(st.integers(0, 2**63 - 1)), 1), dealer, rules, dummy, scores
    )


@examples(300)
@given(coded_deals())
def test_a_code_gives_the_deal_back(deal: CodedDeal) -> None:
    code = deal_code(deal)
    again = parse_deal_code(code)
    assert again == deal
    assert deal_code(again) == code
    assert 26 <= len(code.replace("-", "")) <= (34 if deal.rules.target != 250 else 29)


@examples(100)
@given(coded_deals())
def test_the_pack_deals_the_hands_and_the_cachette(deal: CodedDeal) -> None:
    assert deal.start.phase is Phase.DEALING
    assert (deal.start.turn, deal.start.dummy) == (deal.dealer, deal.dummy)
    assert deal.start.scores == deal.scores
    dealt = apply(deal.start, Deal(deal.pack)).after
    assert dealt.deal is not None
    assert dealt.deal.hands == deal.layout.hands
    assert sorted_hand(dealt.deal.cachette) == deal.layout.cachette
    assert dealt.deal.dealer is deal.dealer
    assert dealt.rules == deal.rules
    again = CodedDeal.of_pack(deal.pack, deal.dealer, deal.rules, deal.dummy, deal.scores)
    assert again == deal


@pytest.mark.parametrize(("code", "deal"), FROZEN.items(), ids=["plain", "at 190", "dummy"])
def test_codes_stay_what_they_are(code: str, deal: CodedDeal) -> None:
    assert deal_code(deal) == code
    assert parse_deal_code(code) == deal


def test_a_deal_at_the_start_of_a_usual_game_has_26_characters() -> None:
    for joker_lead in (JokerLead.HIGHEST, JokerLead.OPPONENTS):
        deal = replace(PLAIN, rules=RuleOptions(joker_lead))
        assert len(deal_code(deal).replace("-", "")) == 26
    handicap = replace(DUMMY, rules=RuleOptions(form=Form.DUMMY), scores=(0, DUMMY_HANDICAP))
    with_dummy_north = replace(handicap, dummy=Seat.N, dealer=Seat.S)
    assert len(deal_code(with_dummy_north).replace("-", "")) == 26


def test_what_does_not_matter_for_a_deal_is_left_out() -> None:
    match = RuleOptions(match=MatchForm.RUBBER, stakes=10)
    assert CodedDeal.of_pack(shuffled_pack(7, 1), Seat.N, match) == PLAIN


def test_the_order_of_the_pack_does_not_matter() -> None:
    pack = PLAIN.pack
    assert pack != shuffled_pack(7, 1)
    others = (*pack[4:8], *pack[:4], *pack[8:48], *reversed(pack[48:]))
    other = CodedDeal.of_pack(others, Seat.N, RuleOptions())
    assert deal_code(other) == deal_code(PLAIN)


# The numbers of the divisions


@examples(200)
@given(st.integers(0, DIVISIONS - 1))
def test_every_number_is_one_division(number: int) -> None:
    assert _division_number(_layout_of(number)) == number


def test_the_first_and_the_last_division() -> None:
    first, last = _layout_of(0), _layout_of(DIVISIONS - 1)
    assert first.hands[Seat.N] == sorted_hand(PACK[:12])
    assert first.cachette == sorted_hand(PACK[48:])
    assert last.cachette == sorted_hand(PACK[:CACHETTE_SIZE])
    assert last.hands[Seat.N] == sorted_hand(PACK[41:])


# Slips


def codes(number: int) -> list[str]:
    """Codes without hyphens, of all lengths."""
    chance = random.Random("codes to mistype")
    found = []
    for _ in range(number):
        rules = RuleOptions(chance.choice(list(JokerLead)), target=chance.choice([250, 250, 1000]))
        scores = chance.choice([(0, 0), (5 * chance.randrange(50), 5 * chance.randrange(50))])
        pack = tuple(chance.sample(PACK, len(PACK)))
        deal = CodedDeal.of_pack(pack, Seat(chance.randrange(4)), rules, scores=scores)
        found.append(deal_code(deal).replace("-", ""))
    return found


def is_mistyped(text: str) -> bool:
    with pytest.raises(NotationError) as refused:
        parse_deal_code(text)
    return refused.value.fault is NotationFault.CODE_MISTYPED


def test_every_single_wrong_character_is_seen() -> None:
    for code in codes(share(20)):
        for at, right in enumerate(code):
            for wrong in DIGITS:
                if wrong != right:
                    assert is_mistyped(code[:at] + wrong + code[at + 1 :])


def test_every_two_characters_that_changed_places_are_seen() -> None:
    """Neighbours, and all others too."""
    for code in codes(share(40)):
        for one, two in combinations(range(len(code)), 2):
            if code[one] != code[two]:
                digits = list(code)
                digits[one], digits[two] = digits[two], digits[one]
                assert is_mistyped("".join(digits))


def test_every_two_neighbours_that_changed_places_are_seen_whatever_they_are() -> None:
    code = codes(1)[0]
    for at in range(len(code) - 1):
        for one, two in combinations(DIGITS, 2):
            # Whatever stands around them, one of the two orders at most can be right.
            right = [f"{code[:at]}{pair}{code[at + 2 :]}" for pair in (one + two, two + one)]
            assert sum(not _is_refused(text) for text in right) <= 1


def _is_refused(text: str) -> bool:
    try:
        parse_deal_code(text)
    except NotationError:
        return True
    return False


def test_other_slips_are_nearly_always_seen() -> None:
    """A character left out or typed twice, and two wrong ones: about one of 1021 goes unseen."""
    chance = random.Random("slips")
    unseen = tried = 0
    for code in codes(share(200)):
        for _ in range(30):
            at = chance.randrange(len(code))
            slip = chance.choice(["", code[at] * 2, *DIGITS[:2]])
            other = chance.randrange(len(code))
            typed = code[:at] + slip + code[at + 1 :]
            typed = typed[:other] + chance.choice(DIGITS) + typed[other + 1 :]
            if typed != code:
                tried += 1
                unseen += not _is_refused(typed)
    assert unseen <= 3 + tried / 300


def test_it_may_be_typed_as_people_type() -> None:
    code = deal_code(PLAIN)
    confused = code.replace("0", "o").replace("1", "l")
    for typed in (
        code.lower(),
        code.replace("-", ""),
        code.replace("-", " "),
        code.replace("-", "\u2011"),
        f"  {code}\n",
        confused,
        confused.upper(),
        code.replace("1", "i"),
    ):
        assert parse_deal_code(typed) == PLAIN


BAD = {
    "nothing": ("", NotationFault.CODE_TOO_SHORT),
    "only hyphens": ("--- -", NotationFault.CODE_TOO_SHORT),
    "cut off": (deal_code(PLAIN)[:-1], NotationFault.CODE_TOO_SHORT),
    "a foreign letter": (deal_code(PLAIN)[:-1] + "U", NotationFault.NOT_IN_CODES),
    "a small foreign letter": (deal_code(PLAIN)[:-1] + "u", NotationFault.NOT_IN_CODES),
    "a sharp s is not two": (deal_code(PLAIN)[:-1] + "ß", NotationFault.NOT_IN_CODES),
    "other figures": ("١" * 26, NotationFault.NOT_IN_CODES),
    "a sentence": ("What a deal this was, my friend!", NotationFault.NOT_IN_CODES),
    "a book": ("1" * 1_000_000, NotationFault.CODE_MISTYPED),
    "a newer version": ("Z" * 24 + "F2", NotationFault.CODE_OF_NEWER_VERSION),
}


@pytest.mark.parametrize(("text", "fault"), BAD.values(), ids=BAD)
def test_what_is_no_code(text: str, fault: NotationFault) -> None:
    with pytest.raises(NotationError) as refused:
        parse_deal_code(text)
    assert refused.value.fault is fault


def checked(digits: str) -> str:
    """Digits with the two that check them."""
    for one in DIGITS:
        for two in DIGITS:
            number = 0
            for digit in digits + one + two:
                number = 32 * number + DIGITS.index(digit)
            if number % 1021 == 0:
                return digits + one + two
    raise AssertionError


@pytest.mark.parametrize("body", ["0" + "8" * 23, "Z" * 31, "Z" * 32, "4" * 27, "Z" * 26])
def test_digits_that_check_and_say_no_deal_are_refused(body: str) -> None:
    """A zero too many, a number that no setting has, scores beyond the target."""
    assert is_mistyped(checked("1" + body))


def test_most_codes_of_the_right_length_are_deals() -> None:
    chance = random.Random("bodies")
    for _ in range(50):
        body = chance.choice("0123456") + "".join(chance.choices(DIGITS, k=22))
        code = checked("1" + body)
        assert deal_code(parse_deal_code(code)).replace("-", "") == code


# What has no code


def test_scores_that_nobody_can_have_before_a_deal() -> None:
    for scores in ((250, 0), (0, 255), (-5, 0), (1, 0)):
        with pytest.raises(NotationError) as refused:
            replace(PLAIN, scores=scores)
        assert refused.value.fault is NotationFault.NOT_SCORES_BEFORE


def test_a_deal_that_is_not_whole() -> None:
    ending = parse_layout("N:A... K... Q... J... / .8.7.T96")
    north, east, south, _ = PLAIN.layout.hands
    twice = replace(PLAIN.layout, hands=(north, east, south, south))
    more = replace(PLAIN.layout, cachette=(*PLAIN.layout.cachette, PLAIN.layout.cachette[0]))
    for layout in (ending, twice, more):
        with pytest.raises(NotationError) as refused:
            replace(PLAIN, layout=layout)
        assert refused.value.fault is NotationFault.NOT_A_WHOLE_DEAL


@pytest.mark.parametrize(
    ("form", "dummy"),
    [(Form.FOUR, Seat.N), (Form.TWO, Seat.E), (Form.DUMMY, None), (Form.DUMMY, Seat.S)],
)
def test_dummy_and_the_form_fit(form: Form, dummy: Seat | None) -> None:
    with pytest.raises(ValueError, match="dummy"):
        replace(PLAIN, rules=RuleOptions(form=form), dummy=dummy)
