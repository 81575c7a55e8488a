"""The end of a game: the trick that won it, who has won, and how it feels."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from at_the_table import (
    answers_on,
    bubble_on,
    calls_on,
    cards_on,
    light_on,
    panel_on,
    rest,
    result_panels,
)
from matches import first_state, match, seen, speaker_of
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tabling import at_all_sizes, make_table

from quinto_desktop.game import INSTANT, Pace
from quinto_desktop.rules import *
from quinto_desktop.window.look.text_fitting import balanced_lines, without_widow
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.sheet.end_scene import EndScene
from quinto_desktop.window.sheet.ending import EndLayout, Mood, ending_of, winning_quint
from quinto_desktop.window.sheet.results import result_of
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.seat_text import Speaker


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


def won_by(side: Side, *, by_quint: bool = False) -> Callable[[MatchState], bool]:
    def is_so(state: MatchState) -> bool:
        if not is_over(state) or state.winner is not side:
            return False
        return not by_quint or state.results[-1].tricks_won is None

    return is_so


# ------------------------------------------------------------------- who and how
@pytest.mark.parametrize(
    ("form", "title", "loser"),
    [
        (Form.FOUR, "You win", "Game won: Ada and Eva"),
        (Form.TWO, "You win", "Game won: Eva"),
    ],
)
def test_the_winners_are_named(form: Form, title: str, loser: str) -> None:
    state = first_state(RuleOptions(form=form), won_by(Side.NS))
    mine = ending_of(seen(state, 0), speaker_of(state, 0))
    theirs = ending_of(seen(state, 1), speaker_of(state, 1))
    assert (mine.title, mine.mood) == (title, Mood.VICTORY)
    assert (theirs.title, theirs.mood) == (loser, Mood.DEFEAT)
    assert mine.score == theirs.score[::-1]
    assert mine.score[0] == state.scores[Side.NS]


def test_where_nobody_or_everybody_is_meant_names_are_used() -> None:
    state = first_state(RuleOptions(), won_by(Side.EW))
    watched = ending_of(seen(state, None), speaker_of(state, None))
    assert (watched.title, watched.mood) == ("Game won: Clara and Bertram", Mood.NEUTRAL)
    assert watched.score[0] > watched.score[1]
    assert "You" not in [card.name for card in watched.cards]


def test_the_trick_that_won_is_shown_with_its_winner_marked() -> None:
    state = first_state(RuleOptions(), won_by(Side.NS, by_quint=True))
    deal = state.deal
    assert deal is not None
    quint = winning_quint(seen(state, 0))
    assert quint is not None
    ending = ending_of(seen(state, 0), speaker_of(state, 0))
    if quint.trick == CACHETTE_TRICK:
        assert [card.card for card in ending.cards] == [*deal.cachette]
    else:
        assert [card.card for card in ending.cards] == [*deal.tricks[-1].cards]
        [winning] = [card for card in ending.cards if card.is_winning]
        assert deal.tricks[-1].seat_of(winning.card) is deal.tricks[-1].winner
        assert f"trick {quint.trick} of deal" in ending.how or "last trick" in ending.how


FIVE_OF_HEARTS = next(quint for quint in QUINTS if quint.points == 20)
FIVE_OF_SPADES = next(quint for quint in QUINTS if quint.points == 5)


def result(*quints: tuple[int, Side, int], tricks: tuple[int, int] | None) -> DealResult:
    """A deal from 100 to 90, with quints of 20 or 5 points."""
    scored = tuple(
        ScoredQuint(FIVE_OF_HEARTS if points == 20 else FIVE_OF_SPADES, side, trick)
        for trick, side, points in quints
    )
    scores = [100, 90]
    for one in scored:
        scores[one.side] += one.quint.points
    for side in Side:
        scores[side] += 10 * (tricks or (0, 0))[side]
    return DealResult(2, Seat.N, 10, scored, tricks, (scores[0], scores[1]))


@pytest.mark.parametrize(
    ("deal", "led"),
    [
        (result((4, Side.EW, 20), tricks=None), 3),
        (result((1, Side.EW, 20), tricks=None), 0),
        (result((2, Side.EW, 20), (6, Side.NS, 20), (9, Side.EW, 20), tricks=None), 8),
        (result((5, Side.EW, 5), tricks=(3, 10)), 13),
        (result((13, Side.EW, 20), tricks=(3, 10)), 12),
    ],
)
def test_the_last_lead_of_the_losers(deal: DealResult, led: int) -> None:
    assert last_lead(deal, Side.NS) == led


def test_whoever_never_led_hears_nothing_untrue() -> None:
    behind = result((1, Side.EW, 20), tricks=None)
    assert last_lead(behind, Side.EW) == 0 or last_lead(behind, Side.EW) is None
    for seed in range(1, 12):
        for step in match(RuleOptions(), seed):
            if not is_over(step.after) or step.after.winner is None:
                continue
            loser = 0 if step.after.winner is Side.EW else 1
            how = ending_of(seen(step.after, loser), speaker_of(step.after, loser)).how
            assert ("You were ahead" in how) is (
                last_lead(step.after.results[-1], step.after.winner.other) is not None
            )


@pytest.mark.parametrize(
    "rules",
    [
        RuleOptions(match=MatchForm.RUBBER, stakes=5),
        RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=5),
    ],
    ids=["rubber", "round"],
)
def test_a_match_has_its_table_and_its_settlement(rules: RuleOptions) -> None:
    state = first_state(rules, is_over)
    told = result_of(seen(state, 0), speaker_of(state, 0))
    assert told is not None
    assert told.ending is not None
    assert told.lines
    assert told.notes
    assert told.text.endswith("\n".join(told.notes))


# ------------------------------------------------------------------- lines
@pytest.mark.parametrize("wide", [120, 200, 300, 420])
def test_no_word_stands_alone_in_the_last_line(qtbot: QtBot, wide: int) -> None:
    font = ui_font(15)
    text = (
        "on tricks in deal 2, in which both sides reached 250. You were ahead until the last trick."
    )
    lines = balanced_lines(text, font, wide)
    assert " ".join(lines) == text
    widths = [QFontMetricsF(font).horizontalAdvance(line) for line in lines]
    assert max(widths) <= wide
    assert len(lines) == 1 or " " in lines[-1]


def test_the_last_two_words_of_a_label_stay_together() -> None:
    assert without_widow("one two three\nfour") == "one two\N{NO-BREAK SPACE}three\nfour"


# ------------------------------------------------------------------- on the table
@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot)


def show(table: Table, state: MatchState) -> EndScene:
    table.set_speaker(
        Speaker(("Ada", "Clara", "You", "Bertram"), Seat.S, people=frozenset({2})), Seat.S
    )
    table.show_state(seen(state, 2))
    rest(table)
    scene = panel_on(table)
    assert isinstance(scene, EndScene)
    return scene


def place_of(widget: QWidget, table: Table) -> QRect:
    return QRect(widget.mapTo(table, QPoint()), widget.size())


WON = first_state(RuleOptions(), won_by(Side.NS))
LOST = first_state(RuleOptions(), won_by(Side.EW))


@at_all_sizes
@pytest.mark.parametrize("state", [WON, LOST], ids=["won", "lost"])
def test_everything_is_inside_and_nothing_over_another(
    table: Table, size: tuple[int, int], state: MatchState
) -> None:
    table.resize(*size)
    scene = show(table, state)
    assert scene.geometry() == table.rect()
    ending = ending_of(seen(state, 2), table_speaker())
    layout = EndLayout(size[0], size[1], max(1.0, size[0] / 998), 0.0, 56.0)
    parts = layout.parts(ending, ())
    assert parts.buttons + 56 <= size[1]
    rows = [place.toRect() for place, _ in (*parts.title, *parts.how)]
    rows += [place.toRect() for place in (*parts.cards, *parts.names, parts.score)]
    for place in rows:
        assert table.rect().contains(place)
    assert not any(one.intersects(other) for one, other in combinations(parts.cards, 2))
    for button in answers_on(table):
        assert table.rect().contains(place_of(button, table))
    assert not scene.grab().isNull()


def table_speaker() -> Speaker:
    return Speaker(("Ada", "Clara", "You", "Bertram"), Seat.S, people=frozenset({2}))


@at_all_sizes
def test_playing_again_is_never_where_one_doubles(table: Table, size: tuple[int, int]) -> None:
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
    table.show_state(seen(calling, 2))
    double = place_of(calls_on(table)[Call.DOUBLE], table)
    show(table, LOST)
    assert not place_of(answers_on(table)[0], table).intersects(double)


def test_a_victory_is_warm_and_a_defeat_cool(table: Table) -> None:
    warm = show(table, WON).grab().toImage().pixelColor(200, 250)
    cool = show(table, LOST).grab().toImage().pixelColor(200, 250)
    assert warm.red() > cool.red() + 10
    assert warm.lightness() > cool.lightness()


@pytest.mark.parametrize(
    ("side", "pace", "is_lit"),
    [
        (Side.NS, Pace(), True),
        (Side.EW, Pace(), False),
        (Side.NS, Pace(is_still=True), False),
        (Side.NS, INSTANT, False),
    ],
)
def test_the_frame_lights_up_once_for_winners(
    table: Table, side: Side, pace: Pace, is_lit: bool
) -> None:
    step = winning_step(side)
    table.set_speaker(table_speaker(), Seat.S)
    table.show_state(seen(step.before, 2))
    table.show_step(step, seen(step.after, 2), pace)
    rest(table)
    assert isinstance(panel_on(table), EndScene)
    assert light_on(table).isVisible() is is_lit
    assert light_on(table).share == (1.0 if is_lit else 0.0)
    table.show_state(seen(step.after, 2))
    assert not light_on(table).isVisible(), "a game that is looked at again is no news"


def winning_step(side: Side) -> Step:
    for seed in range(1, 40):
        for step in match(RuleOptions(), seed):
            if step.after.winner is side and any(isinstance(one, GameWon) for one in step.events):
                return step
    raise AssertionError("nobody wins")


def test_no_card_lies_over_the_end_with_which_the_program_starts(table: Table) -> None:
    table.hide()
    scene = show(table, WON)
    table.resize(table.width() + 1, table.height())  # everything is laid out anew
    table.show()
    order = table.children()
    assert order.index(scene) > max(order.index(card) for card in cards_on(table))


def test_undo_takes_the_end_away(table: Table) -> None:
    show(table, WON)
    step = winning_step(Side.NS)
    table.show_state(seen(step.before, 2))
    assert all(panel.isHidden() for panel in result_panels(table))


def test_it_is_told_in_words(table: Table) -> None:
    scene = show(table, LOST)
    assert scene.accessibleName() == "Game won: Clara and Bertram"
    told = scene.accessibleDescription()
    assert f"{LOST.scores[Side.EW]} to {LOST.scores[Side.NS]}" in told
    assert "Trick " in told


def test_news_is_seen_over_the_end(table: Table) -> None:
    early = first_state(
        RuleOptions(),
        lambda state: is_over(state) and state.deal is not None and len(state.deal.tricks) < 12,
    )
    show(table, early)
    table.say("Score sheet copied.")
    bubble = bubble_on(table)
    assert bubble.isVisible()
    assert table.rect().contains(bubble.geometry())
    assert not any(bubble.geometry().intersects(button.geometry()) for button in answers_on(table))
