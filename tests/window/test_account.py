"""The end of a deal: its account on paper, and the hands as they were dealt."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_the_table import (
    answer,
    answers_on,
    asks,
    cachette_on,
    calls_on,
    panel_on,
    plates_on,
    poses_due,
    rest,
)
from matches import first_state, match, seen, speaker_of
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tabling import NAMES, Sent, assert_nothing_covers_anything, at_all_sizes, ink, table_for

from quinto_desktop.game import dealt_cards
from quinto_desktop.rules import *
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.sheet.account import RowKind, account_of, all_hands
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.end_panels import AccountPanel
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.seat_text import Speaker

RULES = [
    RuleOptions(),
    RuleOptions(form=Form.DUMMY),
    RuleOptions(form=Form.TWO),
    RuleOptions(match=MatchForm.RUBBER),
]


def is_between_deals(state: MatchState) -> bool:
    return state.phase is Phase.DEALING and state.winner is None and bool(state.results)


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


def is_won_by_quint(state: MatchState) -> bool:
    return is_over(state) and state.results[-1].tricks_won is None


# ------------------------------------------------------------------- what it says
def figures(state: MatchState, player: int | None) -> dict[str, tuple[str, str]]:
    account = account_of(seen(state, player), speaker_of(state, player))
    return {row.label: row.cells for row in account.rows if row.label}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.form.name} {rules.match.name}")
@pytest.mark.parametrize("wanted", [is_between_deals, is_over])
def test_the_figures_add_up_our_own_side_first(
    rules: RuleOptions, wanted: Callable[[MatchState], bool]
) -> None:
    state = first_state(rules, wanted)
    for player in range(rules.form.players):
        rows = figures(state, player)
        own = speaker_of(state, player).sides[0]
        assert rows["Score"] == tuple(
            str(state.results[-1].scores[side]) for side in (own, own.other)
        )
        for column in (0, 1):
            quints, tricks, deal, before, score = (
                int(rows[label][column].replace("–", "0"))
                for label in ("Quints", "Tricks", "This deal", "Before", "Score")
            )
            assert quints + tricks == deal
            assert before + deal == score


@pytest.mark.parametrize(
    ("player", "heads"), [(0, ("We", "They")), (None, ("North–South", "East–West"))]
)
def test_columns_are_ours_and_theirs(player: int | None, heads: tuple[str, str]) -> None:
    state = first_state(RuleOptions(), is_between_deals)
    assert account_of(seen(state, player), speaker_of(state, player)).heads == heads


def test_the_note_says_who_doubled_and_the_row_how_many_tricks() -> None:
    state = first_state(
        RuleOptions(),
        lambda state: is_between_deals(state) and state.results[-1].trick_value == 10,
    )
    deal = state.deal
    assert deal is not None
    seat = deal.eldest_hand.clockwise[deal.calls.index(Call.DOUBLE)]
    account = account_of(seen(state, seat.value), speaker_of(state, seat.value))
    assert account.notes == ("You doubled: a trick is worth 10", "10 a trick")
    [tricks] = [row for row in account.rows if row.label == "Tricks"]
    won = state.results[-1].tricks_won
    assert won is not None
    own = seat.side
    assert tricks.remark == f"{won[own]} and {won[own.other]}, at 10"


def test_after_a_quint_that_won_no_tricks_are_counted() -> None:
    state = first_state(RuleOptions(), is_won_by_quint)
    rows = figures(state, 0)
    assert rows["Tricks"] == ("–", "–")
    assert sorted(cell == "won" for cell in rows["To 250"]) == [False, True]


def test_each_quint_is_in_the_list_of_its_side() -> None:
    state = first_state(RuleOptions(), is_between_deals)
    account = account_of(seen(state, 0), speaker_of(state, 0))
    [listed] = [row for row in account.rows if row.kind is RowKind.QUINTS]
    own = speaker_of(state, 0).sides[0]
    for column, side in enumerate((own, own.other)):
        points = [one.quint.points for one in state.results[-1].quints if one.side is side]
        assert [entry.points for entry in listed.quints[column]] == points


# ------------------------------------------------------------------- the hands as dealt
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.form.name} {rules.match.name}")
def test_the_hands_are_those_that_were_dealt(rules: RuleOptions) -> None:
    dealt = None
    for step in match(rules):
        if isinstance(step.action, Deal):
            deal = step.after.deal
            assert deal is not None
            dealt = deal.hands, deal.cachette
            assert dealt_cards(step.after) is None, "the deal has only begun"
        cards = dealt_cards(step.after)
        if cards is not None:
            assert (cards.hands, cards.cachette) == dealt


def test_hands_are_shown_as_rows_of_suits_and_told_in_words() -> None:
    state = first_state(RuleOptions(), is_between_deals)
    dealt = dealt_cards(state)
    assert dealt is not None
    content = all_hands(dealt, seen(state, 0), speaker_of(state, 0), Seat.N)
    hand = next(iter(content.hands.values()))
    rows = [*hand.rows(PackStyle())]
    assert [suit for suit, _ in rows[:4]] == sorted(Suit, reverse=True)
    letters = " ".join(ranks for suit, ranks in rows if suit is not None and ranks != "–").split()
    assert len(letters) == 12 - (len(rows) == 5)
    told = content.spoken.split("\n")
    assert len(told) == 5
    assert told[-1].startswith("Cachette, ")


# ------------------------------------------------------------------- on the table
@pytest.fixture
def states() -> list[MatchState]:
    return []


@pytest.fixture
def table(qtbot: QtBot, states: list[MatchState]) -> Table:
    speaker = Speaker(NAMES, Seat.S, people=frozenset({2}))
    table = table_for(speaker, lambda: dealt_cards(states[-1]))
    qtbot.addWidget(table)
    table.resize(998, 760)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


def show(table: Table, states: list[MatchState], state: MatchState) -> None:
    states.append(state)
    table.show_state(seen(state, 2))
    rest(table)


OVER = first_state(RuleOptions(), is_between_deals)


def place_of(widget: QWidget, table: Table) -> QRect:
    return QRect(widget.mapTo(table, QPoint()), widget.size())


@at_all_sizes
def test_names_piles_and_cachette_stay_free(
    table: Table, states: list[MatchState], size: tuple[int, int]
) -> None:
    table.resize(*size)
    show(table, states, OVER)
    panel = panel_on(table)
    assert isinstance(panel, AccountPanel)
    assert table.rect().contains(panel.geometry())
    assert_nothing_covers_anything(table)
    paper = QRegion(panel.geometry().adjusted(14, 14, -14, -14))
    for card in cachette_on(table):
        assert not paper.intersects(card.polygon().toPolygon().boundingRect())
    for plate in plates_on(table).values():
        assert not paper.intersects(ink(plate))


@at_all_sizes
@pytest.mark.parametrize("hands", [False, True])
def test_going_on_is_never_where_one_doubles(
    table: Table, states: list[MatchState], size: tuple[int, int], hands: bool
) -> None:
    table.resize(*size)
    calling = first_state(
        RuleOptions(),
        lambda state: (
            state.phase is Phase.DOUBLING
            and state.turn is Seat.S
            and state.deal is not None
            and Call.DOUBLE not in state.deal.calls
        ),
    )
    show(table, states, calling)
    double = place_of(calls_on(table)[Call.DOUBLE], table)
    show(table, states, OVER)
    if hands:
        table.toggle_all_hands()
    assert not place_of(answers_on(table)[0], table).intersects(double)


def test_a_key_shows_all_hands_and_closes_them(table: Table, states: list[MatchState]) -> None:
    show(table, states, OVER)
    sent = Sent.by(table)
    table.intent_chosen.connect(lambda _intent: table.toggle_all_hands())
    account = panel_on(table)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Escape):
        QTest.keyClick(table, Qt.Key.Key_A)
        hands = panel_on(table)
        assert isinstance(hands, AllHands)
        assert hands.geometry() == table.rect()
        assert answers_on(table)[0].hasFocus()
        assert "Your hand: " in hands.accessibleDescription()
        assert [button.act for button in hands.offers.buttons] == [
            Intent.SHOW_HANDS,
            Intent.REPLAY,
            Intent.DEAL_AGAIN,
            Intent.DEAL,
        ]
        QTest.keyClick(table, key)
        assert panel_on(table) is account
        assert answers_on(table)[0].hasFocus()
    assert any("Your hand: " in asked for asked in sent.of_kind("asked"))
    assert sent.of_kind("intent_chosen") == [Intent.SHOW_HANDS] * 4


def test_the_account_does_not_show_through_the_last_trick(
    table: Table, states: list[MatchState]
) -> None:
    show(table, states, OVER)
    account = panel_on(table)
    assert table.show_last_trick()
    over_account = table.grab().toImage()
    account.hide()
    assert table.grab().toImage() == over_account


def test_the_click_that_shows_all_hands_does_not_close_them(
    table: Table, states: list[MatchState]
) -> None:
    table.set_preferences(TablePreferences())
    show(table, states, OVER)
    sent = Sent.by(table)
    assert table.toggle_all_hands()
    for button in answers_on(table):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sent.of_kind("intent_chosen") == []


def test_in_mid_deal_the_key_moves_to_the_ace(table: Table, states: list[MatchState]) -> None:
    show(table, states, first_state(RuleOptions(), lambda state: state.phase is Phase.PLAY))
    sent = Sent.by(table)
    QTest.keyClick(table, Qt.Key.Key_A)
    assert not table.toggle_all_hands()
    assert not asks(table)
    assert sent.of_kind("intent_chosen") == []


@at_all_sizes
def test_all_hands_fit(table: Table, states: list[MatchState], size: tuple[int, int]) -> None:
    table.resize(*size)
    show(table, states, OVER)
    assert table.toggle_all_hands()
    table.resize(table.width() + 10, table.height())
    assert panel_on(table).geometry() == table.rect()
    assert not panel_on(table).grab().isNull()


def test_the_next_deal_takes_the_hands_away(table: Table, states: list[MatchState]) -> None:
    show(table, states, OVER)
    sent = Sent.by(table)
    table.toggle_all_hands()
    answer(table)
    assert sent.of_kind("intent_chosen") == [Intent.DEAL]
    show(table, states, first_state(RuleOptions(), lambda state: state.phase is Phase.DOUBLING))
    assert not asks(table)


def test_the_open_cachette_makes_room_for_the_account(
    table: Table, states: list[MatchState]
) -> None:
    show(table, states, OVER)
    poses = poses_due(table)
    assert len(cachette_on(table)) == CACHETTE_SIZE
    assert all(poses[card].y > panel_on(table).geometry().bottom() for card in cachette_on(table))


def test_all_cards_are_shown() -> None:
    dealt = dealt_cards(OVER)
    assert dealt is not None
    cards = [card for seat in SEATS for card in dealt.hands[seat]]
    assert {*cards, *dealt.cachette} == {*PACK}
