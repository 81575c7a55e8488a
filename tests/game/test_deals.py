"""A deal that is put together card by card, and the deal of the day."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from quinto_desktop.game import (
    GameController,
    GameSetup,
    Level,
    Session,
    Thinker,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.autosaving import Keeper
from quinto_desktop.game.sharing.days_deal import *
from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, Pile, rounds_of_calls
from quinto_desktop.records import PlayerRecord
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.rules import *

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


DAY = date(2026, 11, 22)
RESULT = DaysResult(DAY, 85, 40, Level.MASTER)


def played(setup: GameSetup, deals: int = 1) -> Session:
    """The first legal call and card each time, until some deals are over."""
    session = Session(setup)
    while session.state.deals_finished < deals and session.state.phase is not Phase.MATCH_OVER:
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])
    return session


def test_everybody_gets_the_same_cards() -> None:
    mine, yours = days_game(DAY, None), days_game(DAY, usual_players(Form.FOUR, Level.NOVICE))

    assert mine.seed == yours.seed == number_of_the_day(DAY)
    assert Session(mine).next_deal() == Session(yours).next_deal()
    assert mine.first_dealer == yours.first_dealer
    assert mine.rules == DAYS_RULES


@pytest.mark.parametrize(
    ("people", "level", "expected"),
    [
        pytest.param({0, 2}, "club", ["Ada", "Emil", "Frida", "Gustav"], id="two people"),
        pytest.param(set(), "novice", ["Dora", "Emil", "You", "Gustav"], id="none"),
    ],
)
def test_the_players_are_those_of_the_last_game_with_one_person_in_the_south(
    people: set[int], level: str, expected: list[str]
) -> None:
    names = ("Dora", "Emil", "Frida", "Gustav")
    last = [PlayerRecord(name, None if at in people else level) for at, name in enumerate(names)]

    players = days_game(DAY, tuple(last)).players

    assert [player.level for player in players] == [level, level, None, level]
    assert [player.name for player in players] == expected


@pytest.mark.parametrize(("ago", "is_known"), [(-2, False), (-1, True), (0, True), (399, True)])
def test_the_day_of_a_game_is_known(ago: int, *, is_known: bool) -> None:
    day = DAY - timedelta(days=ago)

    assert day_of(days_game(day, None), today=DAY) == (day if is_known else None)


def test_other_games_are_no_days() -> None:
    setup = days_game(DAY, None)
    number = number_of_the_day(DAY)
    everybody = tuple([replace(player, level=None) for player in usual_players()])

    assert day_of(numbered_game(usual_players(), seed=4711), DAY) is None
    assert day_of(numbered_game(usual_players(), RuleOptions(target=150), seed=number), DAY) is None
    assert day_of(replace(setup, players=everybody), DAY) is None


def test_the_result_is_that_of_the_first_deal() -> None:
    setup = days_game(DAY, usual_players(Form.FOUR, Level.CLUB))
    one, three = played(setup, 1), played(setup, 3)
    points = one.state.results[0].points

    expected = DaysResult(DAY, points[Seat.S.side], points[Seat.S.side.other], Level.CLUB)
    assert days_result(one, DAY) == days_result(three, DAY) == expected
    assert sum(points) >= 65 + 75


def test_there_is_no_result_before_the_end() -> None:
    session = Session(days_game(DAY, None))
    while not session.state.deals_finished:
        assert days_result(session, DAY) is None
        assert has_one_deal(session, DAY)
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])

    assert has_one_deal(session, DAY)
    assert not has_one_deal(session, DAY + timedelta(days=1000))


def test_nothing_is_taken_back_but_in_a_branch_which_has_no_result() -> None:
    session = played(days_game(DAY, None))
    branch = session.branch(session.length - 20, "what if")

    assert not session.can_undo
    assert branch.can_undo
    assert days_result(branch, DAY) is None
    assert not has_one_deal(branch, DAY)


def test_a_game_that_has_gone_on_has_more_than_one_deal() -> None:
    session = played(days_game(DAY, None))
    session.apply(session.next_deal())

    assert not has_one_deal(session, DAY)
    assert not has_one_deal(Session(numbered_game(usual_players(), seed=4711)), DAY)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("later", "deals"), [(0, 1), (30, 1), (3000, 1), (0, 2)])
def test_a_days_deal_that_is_over_is_no_unfinished_game(
    tmp_path: Path, inline_thinker: Thinker, later: int, deals: int
) -> None:
    session, keeper = played(days_game(DAY, None), deals), Keeper(None, Shelf(tmp_path))
    today = DAY + timedelta(days=later)
    game = GameController(session, inline_thinker, keeper, today=lambda: today)
    game.new_game(numbered_game(usual_players(), seed=4711))
    assert any(tmp_path.iterdir()) is (later > 400 or deals > 1)  # a year later it is no day's


def test_levels_that_differ_are_none() -> None:
    players = list(usual_players())
    players[0] = replace(players[0], level="novice")
    result = days_result(played(days_game(DAY, tuple(players))), DAY)

    assert result is not None
    assert result.level is None


def test_the_first_result_of_a_day_stays() -> None:
    kept = with_result((), RESULT)
    again = with_result(kept, replace(RESULT, ours=130))

    assert first_result(again, DAY) == RESULT
    assert first_result(kept, DAY + timedelta(days=1)) is None


def test_a_level_that_is_not_known_is_left_out() -> None:
    assert first_result(["2026-11-22 85 40 oracle"], DAY) == replace(RESULT, level=None)
    assert first_result(["2026-11-22 85 40 "], DAY) == replace(RESULT, level=None)


def test_the_oldest_results_go() -> None:
    kept: tuple[str, ...] = ()
    for number in range(402):
        kept = with_result(kept, replace(RESULT, day=DAY + timedelta(days=number)))

    assert len(kept) == 400
    assert first_result(kept, DAY) is None
    assert days_in_a_row(kept, DAY + timedelta(days=401)) == 400


@pytest.mark.parametrize(
    ("ago", "count"),
    [([], 0), ([0], 1), ([1], 1), ([2], 0), ([2, 0, 1], 3), ([1, 2, 4], 2), ([0, 2], 1)],
)
def test_days_without_a_gap_are_counted(ago: list[int], count: int) -> None:
    kept = [replace(RESULT, day=DAY - timedelta(days=days)).kept for days in ago]

    assert days_in_a_row(kept, DAY) == count
