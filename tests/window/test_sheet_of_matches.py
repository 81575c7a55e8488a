"""The score sheet where a match has several games, or other players than four."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from examples import each
from matches import NAMES, first_state, seen, speaker_of
from pages import assert_legible, new_sheet, texts_of
from PySide6.QtCore import QEvent, QPoint, QSizeF
from PySide6.QtGui import QGuiApplication, QHelpEvent, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from quinto_desktop.rules import *
from quinto_desktop.window.look import theme
from quinto_desktop.window.look.theme import BAIZE
from quinto_desktop.window.sheet.content import SheetContent, content_of, describe
from quinto_desktop.window.sheet.layout import lay_out
from quinto_desktop.window.sheet.page import Mark, SheetPage, Text
from quinto_desktop.window.sheet.rows import feet
from quinto_desktop.window.text.rule_text import Option, option_lines, option_name, variant_name
from quinto_desktop.window.text.seat_text import Speaker

SMALL, USUAL, LARGE = (232, 535), (282, 755), (380, 1395)
"""The sheet in windows of 800x560, 1280x800 and 2560x1440, menu bar and all."""
SIZES = [(232, 480), SMALL, USUAL, LARGE]
RUBBER = Preset.HOFFMANN.rules()
POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=5)
ROUND = replace(Preset.HANDBOOK.rules(Form.DUMMY), stakes=3)
TWO = replace(Preset.HANDBOOK.rules(Form.TWO), stakes=1)


@pytest.fixture(autouse=True)
def wide_letters(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has room on the sheet shall not hang on which fonts this machine has."""
    monkeypatch.setattr(theme, "SERIFS", ("DejaVu Serif",))


def is_late_in_game(number: int) -> Callable[[MatchState], bool]:
    def is_late(state: MatchState) -> bool:
        if state.phase is not Phase.PLAY or state.deal is None:
            return False
        return len(state.games) == number - 1 and len(state.deal.tricks) == 9

    return is_late


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


def is_long(state: MatchState) -> bool:
    return is_over(state) and len(state.games) == 3


MOMENTS: dict[str, tuple[RuleOptions, Callable[[MatchState], bool]]] = {
    "first game of a rubber": (RUBBER, is_late_in_game(1)),
    "third game of a rubber": (RUBBER, is_late_in_game(3)),
    "rubber won": (replace(RUBBER, stakes=2), is_long),
    "rubber points": (POINTS, is_long),
    "rubber points in play": (POINTS, is_late_in_game(3)),
    "first game of a round": (ROUND, is_late_in_game(1)),
    "second game of a round": (ROUND, is_late_in_game(2)),
    "third game of a round": (ROUND, is_late_in_game(3)),
    "round over": (ROUND, is_over),
    "one game with dummy": (RuleOptions(form=Form.DUMMY, stakes=1), is_over),
    "two players": (TWO, is_late_in_game(2)),
    "two players' rubber": (TWO, is_long),
    "the draw": (RUBBER, lambda state: bool(state.drawn)),
}


def moment(name: str) -> MatchState:
    return first_state(*MOMENTS[name])


def content(name: str, player: int | None = 0) -> SheetContent:
    state = moment(name)
    return content_of(seen(state, player), speaker_of(state, player))


def page_of(name: str, size: tuple[int, int]) -> SheetPage:
    return lay_out(content(name), BAIZE, QSizeF(*size))


@pytest.fixture(params=[2.0, 1.0, 1.5], ids=lambda zoom: f"text {zoom}")
def larger_text(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[float]:
    font = QGuiApplication.font()
    larger = QGuiApplication.font()
    larger.setPixelSize(round(14 * request.param))
    QGuiApplication.setFont(larger)
    yield request.param
    QGuiApplication.setFont(font)


@each("name", MOMENTS)
def test_nothing_is_cut_or_overlaps(larger_text: float, name: str) -> None:
    for size in SIZES:
        assert_legible(page_of(name, size), f"{name} at {size}")


@each("name", MOMENTS)
def test_long_names_are_shortened_but_push_nothing_away(larger_text: float, name: str) -> None:
    state = moment(name)
    names = tuple(f"Wilhelmina-Theodora van der Zwolle-Berg{n}" for n in range(4))
    speaker = Speaker(names, None, state.seating, state.dummy)
    long = content_of(seen(state, None), speaker)
    for size in SIZES:
        page = lay_out(long, BAIZE, QSizeF(*size))
        assert_legible(page, f"{name} at {size}", may_shorten=True)
        shortened = [text for text in texts_of(page) if "…" in text]
        for text in shortened:
            assert any(text.rstrip("…")[:6].lstrip("& ") in hint for _, hint in page.hints), text


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE])
def test_the_rules_of_the_match_are_named(name: str, size: tuple[int, int]) -> None:
    page, rules = page_of(name, size), MOMENTS[name][0]
    named = [text for text in texts_of(page) if text in variant_name(rules)]
    assert any(len(text) > 5 for text in named)
    place = next(
        item.rect.center() for item in page.items if isinstance(item, Text) and item.text in named
    )
    hints = [hint for rect, hint in page.hints if rect.contains(place)]
    assert "\n".join(option_lines(rules)) in hints


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("first game of a rubber", "Game 1 of 3 · deal 1"),
        ("rubber won", "Game 3 of 3 · deal 2"),
        ("second game of a round", "Game 2 of 3 · deal 1"),
        ("one game with dummy", "Deal 2 · dealer: you"),
        ("the draw", "Game 1 of 3 · deal 1"),
    ],
)
def test_the_heading_counts_games_and_deals(name: str, heading: str) -> None:
    assert content(name).heading.split(" · ")[0] == heading.split(" · ")[0]


def test_while_cards_are_drawn_nobody_has_a_partner() -> None:
    state = new_match(RUBBER)
    drawing = content_of(seen(state), speaker_of(state))
    assert drawing.members == ("", "")
    assert drawing.heading == "The draw comes first"
    assert "They: 0 of 250." in describe(drawing)


def test_dummys_opponents_have_a_start_and_the_others_have_none() -> None:
    state = moment("first game of a round")
    assert state.dummy is not None
    texts = texts_of(page_of("first game of a round", USUAL))
    assert texts.count("Start") == 1
    told = content("first game of a round")
    assert told.start[state.dummy.side] == 0
    assert told.start[state.dummy.side.other] == 25


@pytest.mark.parametrize("name", ["rubber won", "two players' rubber", "rubber points"])
def test_a_rubber_is_told_by_the_rules_own_figures(name: str) -> None:
    state = moment(name)
    standing = standing_of(state.rules, state.games)
    table = content(name).match
    assert table is not None
    figures = [row.cells for row in table.rows]
    assert figures[:3] == [(str(ns), str(ew)) for ns, ew in standing.counts]
    assert standing.winner is not None
    assert figures[3][standing.winner] == str(standing.bonus)
    assert figures[3][standing.winner.other] == ""
    assert figures[4] == (str(standing.totals[0]), str(standing.totals[1]))
    assert [row.won for row in table.rows[:3]] == [
        (game.winner is Side.NS, game.winner is Side.EW) for game in state.games
    ]


def test_a_round_is_told_by_the_rules_own_figures() -> None:
    state = moment("round over")
    table = content("round over").match
    assert table is not None
    assert table.heads == ("You", "Bertram", "Clara")
    totals, paid = round_totals(state.games), settlement(state.rules, state.games)
    assert paid is not None
    shown = [[int(cell.replace("−", "-")) for cell in row.cells] for row in table.rows]
    assert shown[3:] == [list(totals), list(paid)]
    assert [sum(column) for column in zip(*shown[:3], strict=True)] == list(totals)


@pytest.mark.parametrize("player", [0, 1, 2, None])
def test_every_player_finds_himself_in_his_column(player: int | None) -> None:
    table = content("round over", player).match
    assert table is not None
    expected = ["You" if number == player else name for number, name in enumerate(NAMES[3])]
    assert list(table.heads) == expected


def test_winners_of_games_have_a_crown() -> None:
    crowns = [
        sum(isinstance(item, Mark) and item.kind == "crown" for item in page_of(name, LARGE).items)
        for name in ("rubber won", "first game of a rubber")
    ]
    plain = content("rubber won")._replace(match=None)
    without = lay_out(plain, BAIZE, QSizeF(*LARGE))
    assert crowns[0] - sum(
        isinstance(item, Mark) and item.kind == "crown" for item in without.items
    ) == len(moment("rubber won").games)


@pytest.mark.parametrize(
    ("name", "size", "wanted", "unwanted"),
    [
        # What shrinks first: the lines of the games before the table of quints in play,
        # and the other way round when a game is over.
        ("third game of a rubber", LARGE, ["Game 1", "Total", "QUINTS OF THIS DEAL"], []),
        ("third game of a rubber", SMALL, ["Total"], ["Game 1", "QUINTS OF THIS DEAL"]),
        ("second game of a round", USUAL, ["THE ROUND", "Due", "QUINTS OF THIS DEAL"], []),
        ("rubber won", LARGE, ["Game 3", "Rubber", "Counters"], []),
        ("rubber won", USUAL, ["Game 3", "Rubber", "Counters"], ["QUINTS OF THIS DEAL"]),
        ("rubber won", SMALL, ["THE RUBBER", "Total", "Counters"], ["QUINTS OF THIS DEAL"]),
        ("round over", USUAL, ["−190", "Total", "Due"], ["QUINTS OF THIS DEAL"]),
        ("round over", SMALL, ["THE ROUND", "Total", "Due", "Clara"], ["QUINTS OF THIS DEAL"]),
        ("rubber points", USUAL, ["RUBBER POINTS", "Total"], []),
    ],
)
def test_the_match_is_always_on_the_sheet(
    name: str, size: tuple[int, int], wanted: list[str], unwanted: list[str]
) -> None:
    texts = texts_of(page_of(name, size))
    assert [text for text in wanted if text not in texts] == []
    assert [text for text in unwanted if text in texts] == []


def test_the_reconstruction_is_labelled_as_ours() -> None:
    page = page_of("rubber points", USUAL)
    head = next(
        item.rect.center()
        for item in page.items
        if isinstance(item, Text) and item.text == "RUBBER POINTS"
    )
    hints = [hint for rect, hint in page.hints if rect.contains(head)]
    assert any("Our reconstruction, after Short Whist" in hint for hint in hints)
    assert describe(content("rubber points")).count("Our reconstruction, after Short Whist") <= 1


@each("name", MOMENTS)
def test_a_listener_is_told_in_short_what_the_sheet_is_about(name: str) -> None:
    """Every quint and deal is a part of the sheet by itself, and told when it is gone to."""
    told = describe(content(name))
    assert len(told) < 600
    assert "trick 1" not in told and "queen" not in told


def test_a_folded_match_is_whole_under_the_pointer() -> None:
    page = page_of("rubber won", SIZES[0])
    [total] = [
        item.rect.center()
        for item in page.items
        if isinstance(item, Text) and item.text == "Total" and item.rect.left() < 100
    ]
    [hint] = [hint for rect, hint in page.hints if rect.contains(total)]
    assert hint.count("\n") == 5
    assert hint.startswith("Game 1: ")


@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_of_quints_goes_before_the_games(name: str) -> None:
    shown = [(foot.table, foot.games) for foot in feet(content(name))]
    assert shown == sorted(shown, reverse=True)


def test_the_whole_match_can_be_read_aloud(qtbot: QtBot) -> None:
    sheet = new_sheet()
    qtbot.addWidget(sheet)
    state = moment("round over")
    sheet.show_observation(seen(state), speaker_of(state))
    lines = sheet.accessibleDescription().split("\n")
    start = lines.index("The round:")
    table = content("round over").match
    assert table is not None
    assert lines[start + 1 : start + 6] == [f"{row.spoken}." for row in table.rows]


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (RuleOptions(), "Parlett"),
        (RuleOptions(stakes=5), "Parlett"),
        (Preset.PARLETT.rules(Form.DUMMY), "Three-handed · Parlett · round"),
        (RuleOptions(form=Form.DUMMY), "Three-handed · Parlett"),
        (RuleOptions(form=Form.TWO), "Two-handed · Parlett"),
        (Preset.HOFFMANN.rules(), "Hoffmann 1907 · rubber"),
        (Preset.HOFFMANN.rules(Form.DUMMY), "Three-handed · Hoffmann 1907 · round"),
        (Preset.HANDBOOK.rules(), "Handbook · rubber"),
        (RuleOptions(JokerLead.OPPONENTS), "Custom"),
        (POINTS, "Parlett · rubber points"),
        (RuleOptions(form=Form.TWO, target=100), "Two-handed · Custom"),
    ],
)
def test_a_variant_has_a_name(rules: RuleOptions, name: str) -> None:
    assert variant_name(rules) == name


def test_every_choice_of_every_option_has_a_line_of_its_own() -> None:
    many = [RuleOptions(joker_lead=joker_lead) for joker_lead in JokerLead]
    many += [RuleOptions(draw=draw) for draw in DrawRule]
    many += [preset.rules(form) for preset in Preset for form in Form]
    many += [RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=2), RuleOptions(stakes=2)]
    many += [RuleOptions(target=100)]
    assert len({option_lines(rules) for rules in many}) == len({*many})
    assert {len(option_lines(rules)) for rules in many} == {7}


SOURCES = (
    *("Parlett", "Hoffmann’s booklet", "Hoyle’s Games Modernized"),
    *("handbook", "ource", "ours", "house rule"),
)


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
def test_every_option_says_what_it_means_and_whose_it_is(form: Form) -> None:
    choices = product(matches_of(form), JokerLead, CachetteFrom, DrawRule, (0, 1, 7))
    for match, joker_lead, cachette_from, draw, stakes in choices:
        rules = RuleOptions(
            joker_lead, cachette_from, form=form, match=match, draw=draw, stakes=stakes
        )
        for option, line in zip(Option, option_lines(rules), strict=True):
            assert line.startswith(f"{option_name(option)}: ")
            assert any(source in line for source in SOURCES), line
            assert not {"&", "%", "{", "\n"} & {*line}


@pytest.mark.parametrize(
    ("stakes", "line"),
    [(0, "Stakes: off — Nothing"), (1, "Stakes: 1 counter — "), (7, "Stakes: 7 counters — ")],
)
def test_stakes_are_counted(stakes: int, line: str) -> None:
    assert option_lines(RuleOptions(stakes=stakes))[-1].startswith(line)


def test_a_long_tip_is_broken_and_reads_names_as_they_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: tips.append(text))
    sheet = new_sheet()
    qtbot.addWidget(sheet)
    sheet.resize(*USUAL)
    state = moment("round over")
    names = Speaker(("<b>Ada</b>", "Bertram", "Clara"), None, state.seating, state.dummy)
    sheet.show_observation(seen(state, None), names)
    for y in range(0, sheet.height(), 4):
        place = QPoint(sheet.width() // 2, y)
        event = QHelpEvent(QEvent.Type.ToolTip, place, sheet.mapToGlobal(place))
        QApplication.sendEvent(sheet, event)
    told = [QTextDocumentFragment.fromHtml(tip).toPlainText() for tip in tips]
    assert "\n".join(option_lines(state.rules)) in told
    assert any("<b>Ada</b>" in tip for tip in told)
    assert all(tip.startswith("<p") for tip in tips)
