"""A deal that is put together card by card."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, Pile, rounds_of_calls
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    Call,
    CodedDeal,
    Form,
    NotationError,
    NotationFault,
    Phase,
    RuleOptions,
    Seat,
    deal_code,
    parse_card,
    shuffled_pack,
)

FORMS = [
    (Form.FOUR, None),
    (Form.TWO, None),
    (Form.DUMMY, Seat.N),
    (Form.DUMMY, Seat.E),
    (Form.DUMMY, Seat.W),
]


def whole(seed: int = 1) -> DealDraft:
    return DealDraft().filled(random.Random(seed))


def test_every_card_goes_where_it_is_put_and_nowhere_else() -> None:
    draft = DealDraft()
    for at, card in enumerate(PACK):
        draft = draft.put(card, Pile(at % 5)).put(card, Pile((at + 1) % 5))

    held = [card for pile in Pile for card in draft.cards(pile)]
    assert sorted(map(str, held)) == sorted(map(str, PACK))
    assert draft.unplaced == ()
    assert draft.taken_back(PACK[7]).unplaced == (PACK[7],)


def test_the_last_pile_completes_itself_and_no_other_does() -> None:
    draft = whole()
    last = draft.cards(Pile.CACHETTE)[0]
    without = draft
    for card in draft.cards(Pile.CACHETTE):
        without = without.taken_back(card)

    assert without.completed() == draft
    two_open = without.taken_back(draft.cards(Pile.W)[0])
    assert two_open.completed() == two_open
    overfull = draft.put(last, Pile.N)
    assert overfull.completed() == overfull


def test_what_is_missing_is_dealt_at_random_and_nothing_else_moves() -> None:
    begun = DealDraft().put(parse_card("HA"), Pile.S).put(parse_card("QR"), Pile.CACHETTE)

    drafts = {begun.filled(random.Random(seed)).line for seed in range(20)}

    assert len(drafts) == 20
    for seed in range(20):
        draft = begun.filled(random.Random(seed))
        assert draft.deal is not None
        assert parse_card("HA") in draft.cards(Pile.S)
        assert parse_card("QR") in draft.cards(Pile.CACHETTE)


@pytest.mark.parametrize(("form", "dummy"), FORMS)
def test_a_deal_becomes_a_draft_and_a_text_and_a_deal_again(form: Form, dummy: Seat | None) -> None:
    rules = RuleOptions(target=300, form=form)
    deal = CodedDeal.of_pack(shuffled_pack(3, 1), Seat.W, rules, dummy, (45, 25))
    draft = DealDraft.of_deal(deal)

    assert draft.deal == deal
    assert DealDraft().read(deal_code(deal)).deal == deal
    assert draft.cleared().read(draft.line) == draft


def test_a_text_with_some_of_the_cards_is_read_too() -> None:
    draft = DealDraft().put(parse_card("HA"), Pile.E).put(parse_card("QR"), Pile.N)

    assert DealDraft().read(draft.line) == draft


@pytest.mark.parametrize(
    "text",
    [
        *("N:AT...+ 5... ... ... / ...", "n: a10...+ 5... ... ... / ...", "> N:A10…+ 5… … … / …"),
        "Ｎ:♥\ufe0fA10 ♦\ufe0f– ♣\ufe0f– ♠\ufe0f–+ 5... ... ... ⁄ ...",
    ],
)
def test_some_of_the_cards_are_read_as_people_write_them(text: str) -> None:
    draft = DealDraft().read("N:AT...+ 5... ... ... / ...")

    assert DealDraft().read(text) == draft
    assert draft.cards(Pile.N) == (parse_card("HA"), parse_card("HT"), QUINT_ROYAL)


def test_a_card_that_a_text_has_twice_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        DealDraft().read("N:A... A... ... ... / ...")

    assert refused.value.fault is NotationFault.CARD_TWICE


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda one: one.taken_back(one.cards(Pile.N)[0]), DraftFault.MISSING),
        (lambda one: one.put(one.cards(Pile.N)[0], Pile.S), DraftFault.TOO_MANY),
        (lambda one: replace(one, scores=(250, 0)), DraftFault.SCORE_WINS),
        (lambda one: replace(one, scores=(0, 12)), DraftFault.SCORE_UNEVEN),
        (
            lambda one: replace(one.in_form(Form.DUMMY, Seat.N), target=25, scores=(0, 0)),
            DraftFault.TARGET_TOO_LOW,
        ),
    ],
)
def test_what_is_impossible_is_named_and_there_is_no_deal(
    spoil: Callable[[DealDraft], DealDraft], fault: DraftFault
) -> None:
    draft = spoil(whole())

    assert draft.problems[0].fault is fault
    assert draft.deal is None
    assert draft.dealt is None


def test_another_form_brings_its_own_scores_unless_others_were_chosen() -> None:
    assert DealDraft().in_form(Form.DUMMY, Seat.E).scores == (25, 0)
    assert DealDraft().in_form(Form.DUMMY, Seat.N).in_form(Form.TWO, None).scores == (0, 0)
    assert DealDraft(scores=(40, 5)).in_form(Form.DUMMY, Seat.N).scores == (40, 5)


def test_every_round_of_calls_is_offered_once_and_can_be_played_on() -> None:
    rounds = rounds_of_calls()

    # Nobody doubles, one of four does, or one does and one of the opponents after them redoubles.
    assert len(rounds) == len(set(rounds)) == 1 + 4 + 4
    assert rounds[0] == (Call.PASS,) * 4
    for calls in rounds:
        for dealer in Seat:
            state = replace(whole(), dealer=dealer, calls=calls).dealt
            assert state is not None
            assert state.phase is Phase.PLAY
            assert state.turn is dealer.next
