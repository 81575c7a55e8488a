import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pages import assert_legible, new_sheet, texts_of
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quinto_desktop.game.aids.outlooks import QuintState, quint_state
from quinto_desktop.rules import *
from quinto_desktop.window.look import theme
from quinto_desktop.window.look.theme import BAIZE, LIGHT, CurrentTheme
from quinto_desktop.window.sheet.content import SheetAid, content_of
from quinto_desktop.window.sheet.figures import QuintsFigure
from quinto_desktop.window.sheet.layout import lay_out
from quinto_desktop.window.sheet.rows import counts, feet, plans, quint_rows, trick_rows
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.sheet_figures import FigureButton
from quinto_desktop.window.table.felt import sheet_width
from quinto_desktop.window.text.seat_text import Speaker

SPEAKER = Speaker(("Ada", "Clara", "You", "Bertram"), Seat.S)
ROYAL, FIVE, ACE_FOUR, TWO_THREE = QUINTS[:4]
SIZES = [(232, 480), (232, 520), (282, 776), (282, 800), (380, 1400), (380, 2100)]


def played(deals: int, plays: int, *, target: int = 10_000, seed: int = 1) -> Observation:
    """What South knows in the last of some deals, after some of its cards."""
    choices = random.Random(seed)
    state = new_match(RuleOptions(target=target), dealer=Seat.W)
    cards_left = plays
    while True:
        actions = legal_actions(state)
        if state.phase is Phase.DEALING:
            if len(state.results) == deals:
                break
            state = apply(state, Deal(shuffled_pack(seed, len(state.results) + 1))).after
            continue
        if state.phase is Phase.DOUBLING:
            state = apply(state, Call.PASS).after
            continue
        if len(state.results) == deals - 1:
            if cards_left == 0:
                break
            cards_left -= 1
        state = apply(state, choices.choice(actions)).after
    return observe(state, Seat.S)


def all_quints_to(side: Side, observation: Observation) -> Observation:
    """The same, with all thirteen quints of the deal marked by one side."""
    quints = tuple(ScoredQuint(quint, side, 1 + at) for at, quint in enumerate(QUINTS))
    return replace(observation, quints=quints)


def third_deal() -> Observation:
    """A game like the one in the design: two deals counted, the third started."""
    first = DealResult(
        1,
        Seat.W,
        5,
        (ScoredQuint(FIVE, Side.NS, 7), ScoredQuint(ROYAL, Side.EW, 13)),
        (8, 5),
        (60, 50),
    )
    start = observe(apply(new_match(dealer=Seat.S), Deal(shuffled_pack(1, 1))).after, Seat.S)
    trick = tuple(parse_card(code) for code in ("H7", "H5", "S2", "S4"))
    return replace(
        start,
        phase=Phase.PLAY,
        deal_number=2,
        results=(first,),
        calls=(Call.PASS, Call.DOUBLE, Call.PASS, Call.PASS),
        tricks=(Trick(Seat.W, trick, Seat.N),),
        trick=Trick(Seat.N, (parse_card("D5"), parse_card("HA"))),
        quints=(ScoredQuint(FIVE, Side.NS, 1),),
        scores=(80, 50),
    )


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    widget = new_sheet()
    qtbot.addWidget(widget)
    widget.resize(282, 800)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture(params=[1.0, 1.5, 2.0], ids=["text 1", "text 1.5", "text 2"])
def larger_text(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[float]:
    font = QGuiApplication.font()
    larger = QGuiApplication.font()
    larger.setPixelSize(round(14 * request.param))
    QGuiApplication.setFont(larger)
    yield request.param
    QGuiApplication.setFont(font)


def test_what_the_sheet_is_about_is_told_in_short(sheet: ScoreSheet) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    assert sheet.accessibleDescription().split("\n") == [
        "Deal 2 · dealer: you.",
        "A trick is worth 10.",
        "We, you & Ada: 80 of 250.",
        "They, Clara & Bertram: 50 of 250.",
        "170 to go for you and Ada, 200 for Clara and Bertram.",
        "Rules: Parlett.",
    ]


def test_its_parts_tell_the_rest_to_whoever_goes_to_them(sheet: ScoreSheet) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    sheet.show()
    parts = [f"{part.accessibleName()} {part.accessibleDescription()}" for part in parts_of(sheet)]
    for words in ("Five of hearts", "Quint Royal", "trick 7", "cachette", "tricks 8 × 5"):
        assert any(words.lower() in part.lower() for part in parts), words


def parts_of(sheet: ScoreSheet) -> list[FigureButton]:
    return [part for part in sheet.findChildren(FigureButton) if part.isVisible()]


def test_the_trick_of_a_quint_can_be_found_under_the_pointer(sheet: ScoreSheet) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    place = sheet.place_of(FIVE)
    assert place is not None
    assert sheet.hint_at(place.center().x(), place.center().y()) == (
        "five of hearts, trick 1, 20 points"
    )
    assert sheet.hint_at(1, 1) == ""
    assert sheet.place_of(ROYAL) is None


def test_the_end_of_the_game_is_told(sheet: ScoreSheet) -> None:
    over = replace(third_deal(), winner=Side.EW, phase=Phase.MATCH_OVER, scores=(80, 255))
    sheet.show_observation(over, SPEAKER)
    assert "Game won: Clara and Bertram." in sheet.accessibleDescription().split("\n")


def test_a_game_that_did_not_start_from_nought(sheet: ScoreSheet) -> None:
    sheet.show_observation(replace(third_deal(), scores=(80, 75)), SPEAKER)
    assert "At the start: 0 and 25." in sheet.accessibleDescription()


def test_before_the_first_deal_the_sheet_is_blank_but_whole(sheet: ScoreSheet) -> None:
    sheet.show_observation(observe(new_match(dealer=Seat.E), Seat.S), SPEAKER)
    assert sheet.accessibleDescription().startswith("Deal 1 · dealer: Clara.")
    assert not sheet.grab().isNull()


def test_points_on_the_sheet_add_up_to_the_totals() -> None:
    for observation in (played(1, 7), played(3, 48), played(4, 30)):
        content = content_of(observation, SPEAKER)
        assert content.start == (0, 0)
        assert len(content.deals) == observation.deal_number


@pytest.mark.parametrize(
    ("led", "quint", "state"),
    [
        ((), FIVE, QuintState.OPEN),
        (("H5",), FIVE, QuintState.ON_TABLE),
        (("HA",), ACE_FOUR, QuintState.OPEN),
        (("HA", "H4"), ACE_FOUR, QuintState.ON_TABLE),
        (("QR",), ROYAL, QuintState.ON_TABLE),
    ],
)
def test_a_quint_that_lies_whole_on_the_table_is_marked(
    led: tuple[str, ...], quint: object, state: QuintState
) -> None:
    cards = tuple(parse_card(code) for code in led)
    observation = replace(third_deal(), tricks=(), quints=(), trick=Trick(Seat.N, cards))
    [found] = [quint_state(each, observation) for each in QUINTS if each is quint]
    assert found is state


def test_a_pair_is_lost_as_soon_as_one_of_its_cards_is_gone_alone() -> None:
    cards = tuple(parse_card(code) for code in ("H2", "HK", "H7", "H8"))
    observation = replace(third_deal(), tricks=(Trick(Seat.N, cards, Seat.E),), quints=())
    assert quint_state(TWO_THREE, observation) is QuintState.SPLIT
    in_cachette = replace(observation, tricks=(), cachette=(parse_card("H3"),))
    assert quint_state(TWO_THREE, in_cachette) is QuintState.SPLIT


def test_every_quint_of_a_finished_deal_is_scored_or_lost() -> None:
    for seed in range(1, 6):
        observation = played(1, 48, seed=seed)
        states = {quint_state(quint, observation) for quint in QUINTS}
        assert states <= {QuintState.NS, QuintState.EW, QuintState.SPLIT}


def test_both_buttons_can_be_pressed(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    last_trick, rules = sheet.buttons
    with qtbot.waitSignal(sheet.last_trick.clicked):
        QTest.mouseClick(last_trick, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.rules.clicked):
        QTest.keyClick(rules, Qt.Key.Key_Space)
    assert [last_trick.text(), rules.text()] == ["Last trick", "Rules"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_buttons_are_large_enough_everywhere(
    sheet: ScoreSheet, width: int, height: int
) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    sheet.resize(width, height)
    places = [QRect(button.geometry()) for button in sheet.buttons]
    assert all(min(place.width(), place.height()) >= 44 for place in places)
    assert places[1].left() - places[0].right() >= 8
    assert all(sheet.rect().contains(place) for place in places)


def test_nothing_is_cut_or_overlaps(larger_text: float) -> None:
    games = [played(1, 0), played(2, 30), played(3, 48), played(8, 44)]
    games += [all_quints_to(Side.NS, game) for game in games[1:]]
    for game in games:
        content = content_of(game, SPEAKER)
        for width, height in SIZES:
            page = lay_out(content, BAIZE, QSizeF(width, height))
            where = f"{game.deal_number} deals, {len(game.quints)} quints, {width}x{height}"
            assert_legible(page, where)


@pytest.mark.parametrize("side", Side)
def test_a_marked_quint_keeps_its_name_on_the_narrowest_sheet(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, side: Side
) -> None:
    monkeypatch.setattr(theme, "SERIFS", ("DejaVu Serif",))  # a wide one
    [quint, *_] = [quint for quint in QUINTS if quint.kind is QuintKind.TWO_THREE]
    game = replace(third_deal(), results=(), quints=(ScoredQuint(quint, side, 1),))
    content = content_of(game, SPEAKER)
    page = lay_out(content, BAIZE, QSizeF(sheet_width(800), 800))
    short = content.marks[side]
    assert {f"2·3 {short}", f"2·3  {short}"} & {*texts_of(page)}
    assert_legible(page, "narrow")


def test_the_table_of_quints_folds_to_a_button_before_it_goes(larger_text: float) -> None:
    content = content_of(third_deal(), SPEAKER)
    page = lay_out(content, BAIZE, QSizeF(282, 770 if larger_text < 2 else 900))
    figures = {type(spot.figure): spot for spot in page.spots}
    has_table = "QUINTS OF THIS DEAL" in texts_of(page)
    assert has_table is (larger_text == 1.0)
    if not has_table:
        assert figures[QuintsFigure].rect.height() >= 44
    shown = [(foot.table, foot.button) for foot in feet(content)]
    assert shown.index((False, True)) < shown.index((False, False))


def test_the_race_goes_before_the_table_of_quints() -> None:
    content = content_of(played(4, 30), SPEAKER, frozenset(SheetAid))
    shown = [(foot.table, foot.race) for foot in feet(content)]
    assert shown == sorted(shown, reverse=True)
    assert shown[0] == (True, True)
    without = content_of(played(4, 30), SPEAKER)
    assert not any(foot.race for foot in feet(without))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_score_keeps_its_place_within_a_deal_and_from_deal_to_deal(
    width: int, height: int
) -> None:
    games = [played(1, 0), played(1, 20), played(2, 30), played(3, 48), played(8, 44)]
    games += [all_quints_to(Side.NS, game) for game in games[1:]]
    for wanted in (frozenset[SheetAid](), frozenset(SheetAid)):
        places = set()
        for game in games:
            page = lay_out(content_of(game, SPEAKER, wanted), BAIZE, QSizeF(width, height))
            places |= {page.items[page.totals[side]].rect.top() for side in Side}
        assert len(places) == 1


def test_a_plan_has_as_many_rows_as_it_says() -> None:
    for game in (played(1, 0), played(5, 20), all_quints_to(Side.EW, played(8, 44))):
        content = content_of(game, SPEAKER)
        for plan in (plan for foot in feet(content) for plan in plans(content, foot)):
            groups = quint_rows(content, plan)
            found = sum(map(len, groups)), len(groups), len(trick_rows(content, plan))
            assert counts(content, plan) == found, plan


def test_no_point_is_lost_by_folding() -> None:
    content = content_of(all_quints_to(Side.EW, played(6, 44)), SPEAKER)
    for plan in (plan for foot in feet(content) for plan in plans(content, foot)):
        rows = [row for group in quint_rows(content, plan) for row in group]
        rows += trick_rows(content, plan)
        for side in Side:
            points = [entry.points for row in rows if (entry := row[side]) is not None]
            assert sum(points) == content.scores[side]


def test_it_is_painted_anew_only_when_it_says_something_new(
    sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    updates = []
    sheet.show_observation(third_deal(), SPEAKER)
    monkeypatch.setattr(sheet, "update", lambda *place: updates.append(place))
    sheet.show_observation(third_deal(), SPEAKER)
    assert updates == []
    sheet.show_observation(replace(third_deal(), scores=(80, 60)), SPEAKER)
    assert len(updates) == 1


def test_both_themes_are_painted(qtbot: QtBot) -> None:
    look = CurrentTheme(BAIZE)
    sheet = new_sheet(look)
    qtbot.addWidget(sheet)
    sheet.resize(282, 800)
    sheet.show_observation(third_deal(), SPEAKER)
    middle = QPoint(40, 45)
    assert sheet.grab().toImage().pixelColor(middle).name().upper() == BAIZE.sheet
    look.apply_theme(LIGHT)
    assert sheet.grab().toImage().pixelColor(middle).name().upper() == LIGHT.sheet


def test_a_flash_ends_by_itself_or_at_once(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_observation(third_deal(), SPEAKER)

    def is_flashing() -> bool:
        return sheet._flashed is not None

    sheet.flash(FIVE, 0)
    assert not is_flashing()
    sheet.flash(FIVE, 10_000)
    assert is_flashing()
    sheet.skip_flash()
    assert not is_flashing()
    sheet.flash(FIVE, 20)
    qtbot.waitUntil(lambda: not is_flashing())
    sheet.flash(ROYAL, 20)  # it is nowhere on the sheet
    assert not is_flashing()


def test_from_right_to_left_the_sheet_is_mirrored(sheet: ScoreSheet) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    last_trick, rules = sheet.buttons
    assert last_trick.x() < rules.x()
    sheet.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert last_trick.x() > rules.x()
    place = sheet.place_of(FIVE)
    assert place is not None
    assert place.left() > sheet.width() / 2


def test_the_focus_is_visible(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_observation(third_deal(), SPEAKER)
    sheet.activateWindow()
    sheet.setFocus()
    qtbot.waitUntil(sheet.hasFocus)
    beside = QPoint(9, 400)
    assert sheet.grab().toImage().pixelColor(beside).name().upper() == BAIZE.focus
    sheet.buttons[0].setFocus()
    assert sheet.grab().toImage().pixelColor(beside).name().upper() != BAIZE.focus
