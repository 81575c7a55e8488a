"""Deal codes: nothing that matters is lost, and no slip of the fingers gives another deal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import factorial

import approval
import pytest
from examples import each, examples, share
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.rules import *
from quinto_desktop.rules.deal_code import DIGITS, _division_number, _layout_of
from quinto_desktop.rules.notation import (
    Layout,
    action_text,
    cards_text,
    hand_text,
    layout_text,
    parse_action,
    parse_cards,
    parse_hand,
    parse_layout,
)

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
    assert dealt.dealt.hands == deal.layout.hands
    assert sorted_hand(dealt.dealt.cachette) == deal.layout.cachette
    assert dealt.dealt.dealer is deal.dealer
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


@each("body", ["0" + "8" * 23, "Z" * 31, "Z" * 32, "4" * 27, "Z" * 26])
def test_digits_that_check_and_say_no_deal_are_refused(body: str) -> None:
    """A zero too many, a number that no setting has, scores beyond the target."""
    assert is_mistyped(checked("1" + body))


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


# -------- Cards, hands, deals, actions and options written as text and read back (rules §14)
EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"

unhurried = examples(40)

cards = st.sampled_from(PACK)
packs = st.permutations(PACK).map(tuple)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Return a strategy for positions with any number of cards in each hand."""
    pack = draw(st.permutations(PACK))
    a, b, c, d, e = sorted(draw(st.lists(st.integers(0, 53), min_size=5, max_size=5)))
    north, east, south, west, cachette = map(
        sorted_hand, (pack[:a], pack[a:b], pack[b:c], pack[c:d], pack[d:e])
    )
    return Layout((north, east, south, west), cachette)


actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(Call),
    cards.map(Play),
    packs.map(Deal),
    st.lists(cards, min_size=2, max_size=4).map(tuple).map(Draw),
)


# --------------------------------------------------------------- round trips


@each("card", PACK)
def test_a_card_is_its_text(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert len(str(card)) == 2
    assert repr(card) == f"<{card}>"


@unhurried
@given(st.lists(cards, unique=True))
def test_hands_there_and_back(held: list[Card]) -> None:
    hand = sorted_hand(held)
    assert parse_hand(hand_text(held)) == hand
    assert hand_text(parse_hand(hand_text(hand))) == hand_text(hand)


@unhurried
@given(layouts(), st.sampled_from(Seat))
def test_layouts_there_and_back_from_any_seat(layout: Layout, first: Seat) -> None:
    text = layout_text(layout, first)
    assert text[0] == first.name
    assert parse_layout(text) == layout
    assert layout_text(parse_layout(text), first) == text


@unhurried
@given(st.lists(cards))
def test_rows_of_cards_there_and_back(row: list[Card]) -> None:
    assert parse_cards(cards_text(row)) == tuple(row)


@unhurried
@given(actions)
def test_actions_there_and_back(action: Action) -> None:
    assert parse_action(action_text(action)) == action


def test_a_deal_by_example() -> None:
    text = action_text(Deal(PACK))
    assert text.startswith("deal QR S2 S3 S4 S5 ")
    assert text.endswith(" HQ HK HA")


def test_the_example_of_the_rules() -> None:
    layout = parse_layout(EXAMPLE)
    assert layout_text(layout) == EXAMPLE
    north, east, south, west = layout.hands
    assert cards_text(north) == "H6 H5 H4 D7 D5 CQ CJ CT C9 C3 SK S2"
    assert cards_text(east) == "H9 H2 DJ DT D9 D2 C8 SJ S8 S7 S5 QR"
    assert cards_text(south) == "HQ H8 DQ D3 CA CK C5 C4 SQ S9 S4 S3"
    assert cards_text(west) == "HA HK HJ HT H7 D8 D4 C7 C6 C2 SA ST"
    assert cards_text(layout.cachette) == "H3 DA DK D6 S6"


def test_a_deal_may_begin_with_any_seat() -> None:
    from_south = "S:Q8.Q3.AK54.Q943 AKJT7.84.762.AT 654.75.QJT93.K2 92.JT92.8.J875+ / 3.AK6..6"
    assert layout_text(parse_layout(EXAMPLE), Seat.S) == from_south
    assert parse_layout(from_south) == parse_layout(EXAMPLE)


@each("text", [f"  {EXAMPLE}\n", EXAMPLE.replace(" / ", "/"), EXAMPLE.replace(" ", "   ")])
def test_spaces_do_not_matter_between_hands(text: str) -> None:
    assert parse_layout(text) == parse_layout(EXAMPLE)


@each(
    "text, rules",
    [
        ("", RuleOptions()),
        ("target=150", RuleOptions(target=150)),
        (" target=5 , cachette_from=top ,", RuleOptions(cachette_from=CachetteFrom.TOP, target=5)),
        ("joker_lead=forbidden_always", RuleOptions(JokerLead.FORBIDDEN_ALWAYS)),
        ("target=5", RuleOptions(target=5)),
        ("target=10000", RuleOptions(target=10_000)),
    ],
)  # fmt: skip
def test_options_left_out_keep_their_default(text: str, rules: RuleOptions) -> None:
    assert parse_options(text) == rules


def test_the_default_options_are_parletts() -> None:
    assert options_text(RuleOptions()) == (
        "joker_lead=highest,cachette_from=bottom,target=250,form=four,match=game,draw=off,stakes=0"
    )


# --------------------------------------------------------------- bad texts


def assert_refused(error: NotationError, *faults: NotationFault) -> None:
    assert error.fault in faults
    assert tuple(error.values) == error.fault.names
    assert str(error).startswith(error.fault.name)
    assert all(len(value) <= 60 for value in error.values.values() if isinstance(value, str))
    assert isinstance(error, QuintoError)
    assert isinstance(error, ValueError)


READERS = {
    "card": parse_card,
    "hand": parse_hand,
    "deal": parse_layout,
    "action": parse_action,
    "options": parse_options,
    "code": parse_deal_code,
}


def test_texts_that_cannot_be_read(approved: Callable[[str, str], None]) -> None:
    """In the approved text: as what a text is read, what is odd (“×9”: so many), what is said."""
    told = []
    for kind, name, text in approval.rows("laws/unreadable"):
        with pytest.raises(NotationError) as error:
            READERS[kind](re.sub(r"(.)×(\d+)", lambda many: many[1] * int(many[2]), text))
        assert_refused(error.value, *NotationFault)
        told.append(approval.row(kind, name, text, error.value))
    approved("laws/unreadable", "".join(told))
    compared = ("refused", "settled", "tricks", "unreadable")
    assert approval.unused(approval.FOLDER / "laws", compared) == []


@each("target", [-250, 0, 4, 10_001])
def test_targets_out_of_range(target: int) -> None:
    with pytest.raises(NotationError) as error:
        RuleOptions(target=target)
    assert_refused(error.value, NotationFault.TARGET_OUT_OF_RANGE)


@unhurried
@given(st.text())
def test_any_text_is_read_or_refused_with_a_fault(text: str) -> None:
    for parse in (parse_card, parse_hand, parse_layout, parse_cards, parse_action, parse_options):
        try:
            parse(text)
        except NotationError as error:
            assert_refused(error, *NotationFault)
