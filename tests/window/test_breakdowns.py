"""Every figure of the score sheet can be asked what makes it up, and the answer adds up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from acting import act
from pages import new_sheet
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quinto_desktop.game import GameSetup, Session, numbered_game, played_deals, usual_players
from quinto_desktop.rules import *
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import BAIZE, CurrentTheme
from quinto_desktop.window.sheet.breakdown import ScoreBreakdown
from quinto_desktop.window.sheet.breakdown_builder import BreakdownBuilder
from quinto_desktop.window.sheet.breakdown_panel import BreakdownPanel
from quinto_desktop.window.sheet.figures import (
    BuiltFigure,
    DealsFigure,
    GameFigure,
    MatchFigure,
    QuintFigure,
    QuintsFigure,
    SheetFigure,
    StartFigure,
    TablesFigure,
    TrickValueFigure,
    match_table,
)
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.sheet_figures import BreakdownPopup, FigureButton
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import quint_short, the_card
from quinto_desktop.window.text.seat_text import Speaker

RULES = {
    "a game of four": RuleOptions(),
    "a rubber with stakes": replace(Preset.HANDBOOK.rules(), stakes=2),
    "rubber points": replace(RuleOptions(), match=MatchForm.RUBBER_POINTS, stakes=1),
    "a round with dummy": replace(Preset.PARLETT.rules(Form.DUMMY), stakes=2),
    "two players": Preset.PARLETT.rules(Form.TWO),
}


def played(rules: RuleOptions, seed: int = 4) -> tuple[Step, ...]:
    """A whole match, its cards chosen at random."""
    setup: GameSetup = numbered_game(usual_players(rules.form), rules, seed=seed)
    session, choices = Session(setup), random.Random(seed)
    while session.state.phase is not Phase.MATCH_OVER:
        act(session, choices)
    return session.steps


@pytest.fixture(scope="module", params=list(RULES.values()), ids=list(RULES))
def match(request: pytest.FixtureRequest) -> tuple[Step, ...]:
    return played(request.param)


def builder_at(steps: tuple[Step, ...], length: int) -> BreakdownBuilder:
    """A builder that needs a number of steps for its breakdowns."""
    state = steps[length - 1].after
    names = tuple(player.name for player in usual_players(state.rules.form))
    speaker = Speaker(names, Seat.S, state.seating, state.dummy)
    return BreakdownBuilder(observe(state, Seat.S), speaker, played_deals(steps[:length]))


def moments(steps: tuple[Step, ...]) -> list[int]:
    """Some moments of a match: in the middle of each deal, after it, and the end."""
    ends = [
        number
        for number, step in enumerate(steps, 1)
        if step.after.deals_finished > step.before.deals_finished
    ]
    return sorted({number - 9 for number in ends} | {*ends, len(steps)})


def total_of(breakdown: ScoreBreakdown) -> int:
    return int(re.findall(r"[−+]?\d+", breakdown.title)[-1].replace("−", "-"))


def added_up(breakdown: ScoreBreakdown) -> int:
    return sum(int(line.points.replace("−", "-")) for line in breakdown.lines)


def figures_on(builder: BreakdownBuilder, qtbot: QtBot) -> list[BuiltFigure]:
    """The figures of a sheet for which a builder has breakdowns."""
    sheet = new_sheet()
    qtbot.addWidget(sheet)
    sheet.resize(380, 1500)
    sheet.show_observation(builder.observation, builder.speaker)
    sheet.show()
    figures = [button.spot.figure for button in sheet.figures.buttons if button.spot]
    return [figure for figure in figures if not isinstance(figure, TablesFigure)]


def test_every_figure_of_a_match_has_its_breakdown(match: tuple[Step, ...], qtbot: QtBot) -> None:
    for length in moments(match):
        builder = builder_at(match, length)
        for figure in figures_on(builder, qtbot):
            breakdown = builder.breakdown(figure)
            assert breakdown.title
            assert breakdown.lines or breakdown.notes
            assert "{" not in breakdown.title + breakdown.spoken()
            if breakdown.total:
                assert added_up(breakdown) == int(breakdown.total.replace("−", "-"))


def test_scores_are_the_sum_of_their_deals_and_those_of_their_quints_and_tricks(
    match: tuple[Step, ...],
) -> None:
    for length in moments(match):
        builder = builder_at(match, length)
        game, scores = builder.observation.game_number, builder.observation.scores
        for side in Side:
            breakdown = builder.breakdown(GameFigure(game, side))
            assert added_up(breakdown) == total_of(breakdown) == scores[side]
            for line in breakdown.lines:
                assert line.figure is not None
                part = builder.breakdown(line.figure)
                assert total_of(part) == int(line.points)
                if isinstance(line.figure, DealsFigure):
                    assert added_up(part) == int(line.points)


def test_a_quint_of_any_finished_deal_tells_its_trick(match: tuple[Step, ...]) -> None:
    builder = builder_at(match, len(match))
    deals = played_deals(match)
    assert len(deals) == match[-1].after.deals_finished
    for result in builder.observation.games:
        for deal in result.deals:
            for scored in deal.quints:
                breakdown = builder.breakdown(QuintFigure(result.number, deal.number, scored.quint))
                assert breakdown.trick is not None
                assert set(scored.quint.cards) <= set(breakdown.trick.cards)
                assert breakdown.trick.strong == scored.quint.cards
                if breakdown.trick.winner is not None:
                    assert len(breakdown.trick.captions) == len(breakdown.trick.cards) == 4


def test_what_becomes_of_a_quint_is_told_at_any_time(match: tuple[Step, ...]) -> None:
    told = set()
    for length in range(1, len(match) + 1, 3):
        builder = builder_at(match, length)
        shown = builder.observation
        if shown.deal_number:
            for quint in QUINTS:
                breakdown = builder.breakdown(
                    QuintFigure(shown.game_number, shown.deal_number, quint)
                )
                told.add(breakdown.notes[0].split(":")[0].split(" in ")[0])
    assert {"Still open", "Lost", "Scored"} <= told


def test_nothing_hidden_is_told() -> None:
    """The cachette that a game's end leaves face down stays so."""
    for seed in range(12):
        steps = played(RuleOptions(), seed)
        if not steps[-1].events or observe(steps[-1].after, Seat.S).cachette is not None:
            continue
        assert played_deals(steps)[-1].cachette is None
        return
    pytest.fail("no game ended with its cachette face down")


def test_the_breakdown_of_a_quint_in_words() -> None:
    steps = played(RULES["a rubber with stakes"])
    game, number, scored = next(
        (result.number, deal.number, scored)
        for result in steps[-1].after.games
        for deal in result.deals
        for scored in deal.quints
        if len(scored.quint.cards) == 2 and scored.trick <= 12
    )
    builder = builder_at(steps, len(steps))
    text = builder.breakdown(QuintFigure(game, number, scored.quint)).spoken()

    deals = {(deal.game, deal.number): deal for deal in played_deals(steps)}
    trick = deals[game, number].tricks[scored.trick - 1]
    seating = steps[-1].after.games[game - 1].seating
    speaker = builder.speaker.seated(seating, None)
    assert f"Scored in trick {scored.trick}: " in text
    for card in scored.quint.cards:
        who = seat_text.who(speaker, trick.seat_of(card))
        assert f"{the_card(card)} from {who}".casefold() in text.casefold()
    assert trick.winner is not None
    assert text.endswith(f"; {seat_text.who(speaker, trick.winner)} took the trick.")


def test_the_tricks_say_which_and_why_they_are_worth_what() -> None:
    steps = played(RuleOptions(), 8)
    builder = builder_at(steps, len(steps))
    for number, deal in enumerate(builder.observation.results, 1):
        if deal.tricks_won is None:
            continue
        for side in Side:
            figure = DealsFigure(1, (number,), side, quints=False)
            breakdown = builder.breakdown(figure)
            assert total_of(breakdown) == deal.tricks_won[side] * deal.trick_value
            listed = re.findall(r"\d+", breakdown.notes[0])
            with_cachette = "cachette" in breakdown.spoken()
            assert len(listed) + with_cachette == deal.tricks_won[side]
            assert breakdown.notes[-1].endswith(f"a trick counts {deal.trick_value}.")


def test_dummys_opponents_are_told_of_their_start() -> None:
    steps = played(RULES["a round with dummy"])
    builder = builder_at(steps, 1)
    side = Side.EW if builder.observation.scores[Side.EW] else Side.NS

    breakdown = builder.breakdown(StartFigure(1, side))

    assert breakdown.title.endswith(": 25")
    assert "start every game, but not every deal, with 25 points" in breakdown.notes[0]


def test_the_value_of_a_trick_names_who_doubled() -> None:
    steps = played(RuleOptions(), 8)
    doubled = next(
        n
        for n, step in enumerate(steps, 1)
        if step.after.deal and step.after.deal.trick_value == 20
    )
    breakdown = builder_at(steps, doubled).breakdown(TrickValueFigure())
    assert breakdown.title == "A trick is worth 20"
    assert breakdown.notes[0].startswith("Doubled by")
    assert "redoubled by" in breakdown.notes[0]


def test_all_quints_of_a_deal_are_told_where_their_table_has_no_room() -> None:
    steps = played(RULES["a rubber with stakes"])
    builder = next(
        builder
        for builder in (builder_at(steps, n) for n in range(1, len(steps)))
        if builder.observation.quints and len(builder.observation.tricks) > 3
    )
    breakdown = builder.breakdown(QuintsFigure())
    assert [line.points for line in breakdown.lines] == ["25", "20", "15", "10", "5"]
    told = breakdown.spoken().replace("\xa0", " ")
    assert told.startswith("Quint Royal ")
    for scored in builder.observation.quints:
        short = quint_short(scored.quint)
        side = "us" if scored.side is builder.speaker.own_side else "them"
        assert f"{short} to {side}" in told or f"Quint Royal to {side}" in told


def test_the_rubber_and_the_counters_are_explained() -> None:
    steps = played(RULES["a rubber with stakes"])
    builder = builder_at(steps, len(steps))
    table = match_table(builder.observation, builder.speaker)
    assert table is not None
    breakdowns = [builder.breakdown(MatchFigure(number, 0)) for number in range(len(table.rows))]
    breakdowns += [builder.breakdown(MatchFigure(number, 1)) for number in range(len(table.rows))]
    assert sum("adds 100" in breakdown.spoken() for breakdown in breakdowns) >= 1
    assert "The stake is 2 for every ten points" in breakdowns[-1].spoken()


# ----------------------------------------------------------------- asking
@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    steps = played(RuleOptions())
    look, marks = CurrentTheme(BAIZE), Marks()
    popup = BreakdownPopup(look, marks, CardArt(look), lambda: played_deals(steps))
    widget = ScoreSheet(look, marks, popup)
    qtbot.addWidget(widget)
    widget.resize(282, 800)
    builder = builder_at(steps, len(steps))
    widget.show_observation(builder.observation, builder.speaker)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def button_of(sheet: ScoreSheet, wanted: Callable[[SheetFigure], bool]) -> FigureButton:
    return next(
        button for button in sheet.figures.buttons if button.spot and wanted(button.spot.figure)
    )


def score_of(sheet: ScoreSheet) -> FigureButton:
    return button_of(sheet, lambda figure: isinstance(figure, GameFigure))


def panel_of(sheet: ScoreSheet) -> BreakdownPanel:
    assert sheet.breakdowns.panel is not None
    return sheet.breakdowns.panel


def test_a_click_opens_the_slip_and_its_lines_lead_on(sheet: ScoreSheet, qtbot: QtBot) -> None:
    QTest.mouseClick(score_of(sheet), Qt.MouseButton.LeftButton)
    panel = panel_of(sheet)
    assert panel.isVisible()
    told = panel.accessibleName()

    panel.rows[0].click()
    assert isinstance(panel.figure, DealsFigure)
    QTest.keyClick(panel, Qt.Key.Key_Backspace)
    assert panel.accessibleName() == told

    with qtbot.waitSignal(panel.destroyed):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert sheet.breakdowns.panel is None


def test_the_slips_words_are_ink_whatever_the_program_wears(sheet: ScoreSheet) -> None:
    dark = QPalette()
    for role in (QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        dark.setColor(role, QColor("white"))
    sheet.window().setPalette(dark)
    sheet.setPalette(dark)
    QTest.mouseClick(score_of(sheet), Qt.MouseButton.LeftButton)
    labels = [label for label in panel_of(sheet).findChildren(QLabel) if label.text()]
    inks = {label.palette().color(label.foregroundRole()).name() for label in labels}
    assert inks == {QColor(BAIZE.ink).name(), QColor(BAIZE.ink_secondary).name()}


def test_the_slip_lies_within_the_window(sheet: ScoreSheet) -> None:
    for button in sheet.figures.buttons:
        button.click()
        panel = panel_of(sheet)
        assert panel.y() >= sheet.window().y()
        assert panel.height() <= sheet.window().frameGeometry().height()
        panel.close()


def test_the_sheet_is_walked_by_keys(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.setFocus()
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is sheet.figures.buttons[0]
    seen = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert isinstance(focused, FigureButton)
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Down)
        if QApplication.focusWidget() is focused:
            QTest.keyClick(focused, Qt.Key.Key_Right)
    focused = QApplication.focusWidget()
    assert len(seen) > 8
    assert isinstance(focused, FigureButton)
    assert [b for b in sheet.figures.buttons if b.focusPolicy() == Qt.FocusPolicy.TabFocus] == [
        focused
    ]
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert panel_of(sheet).isVisible()
    panel_of(sheet).close()


def test_a_screen_reader_finds_every_figure_and_its_breakdown(sheet: ScoreSheet) -> None:
    for button in sheet.figures.buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() is QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == button.spot.name  # type: ignore[union-attr]
        assert "Press" in interface.actionInterface().actionNames()
        button.setFocus()
        told = sheet.breakdowns.breakdown(button.spot.figure)  # type: ignore[union-attr]
        assert button.accessibleDescription() == told.spoken()
        assert button.accessibleDescription()


def test_the_pointer_and_the_keys_are_seen(sheet: ScoreSheet) -> None:
    button = score_of(sheet)
    sheet.setFocus()
    plain = sheet.grab().toImage()
    button.setFocus()
    focused = sheet.grab().toImage()
    assert focused != plain
    assert button.cursor().shape() is Qt.CursorShape.PointingHandCursor
    sheet.setFocus()
    assert sheet.grab().toImage() == plain


def test_buttons_come_and_go_with_their_figures(sheet: ScoreSheet) -> None:
    many = len(sheet.figures.buttons)
    start = observe(new_match(), Seat.S)
    sheet.show_observation(start, Speaker(("Ada", "Clara", "You", "Bertram"), Seat.S))
    assert 0 < len(sheet.figures.buttons) < many
    shown = [b for b in sheet.findChildren(FigureButton) if b.isVisible()]
    assert shown == list(sheet.figures.buttons)
    assert all(sheet.rect().contains(b.geometry().topLeft() + QPoint(1, 1)) for b in shown)
