"""The end of a deal: its story on paper, and the hands as they were dealt."""

from __future__ import annotations

import positions
import pytest
from at_the_table import answer, answers_on, asks, calls_on, go_to_end, panel_on, rest
from kit import *
from large_type import large_type
from legible import watching
from matches import first_state, seen, speaker_of
from tabling import LEFT, NAMES, SIZES, Sent, at_all_sizes, running, table_for

from quinto_desktop.game import dealt_cards
from quinto_desktop.rules import deal_out, sorted_hand
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.sheet.all_hands import AllHands, HandsLayout
from quinto_desktop.window.sheet.results import told_deal
from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis, TrickSpot
from quinto_desktop.window.sheet.story_painter import STEP, StoryPicture
from quinto_desktop.window.sheet.story_paper import ToldDeal

RULES = [*(RuleOptions(form=form) for form in Form), RuleOptions(match=MatchForm.RUBBER)]


# ------------------------------------------------------------------- what it says
def told(state: MatchState, player: int | None) -> ToldDeal:
    return told_deal(seen(state, player), speaker_of(state, player))


# ------------------------------------------------------------------- the hands as dealt
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.form.name} {rules.match.name}")
def test_the_hands_are_those_that_were_dealt(rules: RuleOptions) -> None:
    dealt = None
    for step in match(rules):
        if isinstance(step.action, Deal):
            dealt = step.after.dealt.hands, step.after.dealt.cachette
            assert dealt_cards(step.after) is None, "the deal has only begun"
        if (cards := dealt_cards(step.after)) is not None:
            assert (cards.hands, cards.cachette) == dealt


@pytest.mark.parametrize(
    ("size", "is_large_print"),
    [
        *((size, False) for size in SIZES if size[0] >= 800 or size[1] > 1000),
        *((size, True) for size in SIZES if size[0] >= 990),
    ],
)
def test_the_cards_of_all_hands_lie_apart(size: tuple[int, int], *, is_large_print: bool) -> None:
    """Every hand is legible, covers no other, and leaves the cachette alone in the inlay."""
    least_step = PackStyle(jumbo=is_large_print).least_step
    layout = HandsLayout(Geometry(*size, least_step=least_step))
    for seed in range(5):
        hands, cachette = deal_out(shuffled_pack(seed, 1), Seat.N, CachetteFrom.BOTTOM)
        regions = []
        for edge, cards in zip(Edge, hands, strict=True):
            poses = layout.hand(edge, sorted_hand(cards))
            assert len(poses) == len(cards) == 12
            regions.append(region_of(poses))
        regions.append(region_of(layout.cachette))
        assert len(layout.cachette) == len(cachette)
        for one, other in combinations(regions, 2):
            assert not one.intersects(other)


def region_of(poses: list[Pose]) -> QRegion:
    region = QRegion()
    for pose in poses:
        outline = card_polygon(pose.width, pose.turn).translated(pose.x, pose.y)
        region |= QRegion(outline.toPolygon())
    return region


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
    show_active(qtbot, table)
    return table


def show(table: Table, states: list[MatchState], state: MatchState) -> None:
    states.append(state)
    table.show_state(seen(state, 2))
    rest(table)


OVER = first_state(RuleOptions(), lambda now: now.deals_finished > 0, seed=4)


@at_all_sizes
def test_it_covers_the_felt_and_leaves_the_wood(
    table: Table, states: list[MatchState], size: tuple[int, int]
) -> None:
    table.resize(*size)
    show(table, states, OVER)
    panel = paper_on(table)
    assert table.rect().contains(panel.geometry())
    axis = panel.axis
    for number in range(1, CLOSING + 1):
        assert QRectF(QPointF(), axis.size).contains(axis.column(number))


def test_of_a_trick_its_taker_and_its_quints_are_shown(
    table: Table, states: list[MatchState]
) -> None:
    table.resize(1280, 776)
    show(table, states, OVER)
    picture, story = paper_on(table).picture_of(), told(OVER, 2).story
    for number, trick in enumerate(story.tricks, 1):
        shown = [parse_card(one.name) for one in picture.cards_of(number)]
        quints = [card for one in story.quints_of(number) for card in one.quint.cards]
        assert {*shown} == {trick.card_of(story.taker(number)), *quints}
    assert all(tag.stem.isNull() for tag in picture.tags)  # it would run through another tag
    # No tag hides a figure beside the lines.
    table.resize(800, 540)
    states.append(positions.at("dummy-deal-over").state)
    table.show_state(seen(states[-1], 0))
    paper = paper_on(table)
    assert all(tag.place.left() >= paper.axis.lines.left() for tag in paper.picture_of().tags)
    # One that is far from its step has a line to it, unless another stands between.
    table.resize(1280, 776)
    far = [tag for tag in paper.picture_of().tags if not tag.stem.isNull()]
    ways = [tag.stem.x2() - paper.axis.x(tag.scored.trick) for tag in far]
    assert [abs(way) for way in ways] == pytest.approx([STEP * paper.axis.column_width])


def test_what_was_needed_is_clear_of_what_was_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    story, words = told(match(RuleOptions(form=Form.DUMMY, target=90), 3)[-1].after, 2)
    picture = StoryPicture(story, words, StoryAxis(QSizeF(1188, 666)), BAIZE)
    image = QImage(1188, 666, QImage.Format.Format_RGB32)
    image.fill(QColor(BAIZE.sheet))
    with watching(monkeypatch) as sight, painting(image) as painter:
        picture.paint_grid(painter)
        picture.paint_ends(painter)
    foot = StoryAxis(QSizeF(1188, 666)).lines.toRect()
    line = [image.pixelColor(x, foot.bottom() + 1) for x in range(foot.left() + 2, foot.right())]
    assert QColor(BAIZE.sheet) not in line, "a figure that stands on it interrupts it"
    goals = [place for text, place in sight.places if text in words.goals]
    ends = [place for text, place in sight.places if text not in words.goals]
    assert len(goals) == len(words.sides)
    assert not any(one.intersects(other) for one, other in product(goals, ends))


def paper_on(table: Table) -> StoryPaper:
    panel = panel_on(table)
    assert isinstance(panel, StoryPaper)
    return panel


def picture(table: Table) -> QImage:
    paper = paper_on(table)
    return paper.grab(QRectF(paper.origin, paper.axis.size).toRect()).toImage()


def test_it_builds_itself_and_ends_as_if_it_had_been_there(
    qtbot: QtBot, table: Table, states: list[MatchState]
) -> None:
    show(table, states, OVER)
    whole, paper = picture(table), paper_on(table)
    paper.unfold(Pace())
    qtbot.waitUntil(lambda: running(table) != [])
    [run] = [each for each in running(table) if each.duration() == Pace().story_ms]
    assert run.duration() <= 1600
    seen = [whole, picture(table)]
    for share in (0.3, 0.6, 0.9):
        run.setCurrentTime(round(share * run.duration()))
        seen.append(picture(table))
    assert all(one not in seen[:place] for place, one in enumerate(seen))
    assert paper.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent), "nothing under it moves"
    run.setCurrentTime(run.duration())
    qtbot.waitUntil(lambda: paper.build.is_over)
    assert picture(table) == whole


@pytest.mark.parametrize("way", ["click", "space", "without motion"])
def test_it_can_be_hurried(qtbot: QtBot, table: Table, states: list[MatchState], way: str) -> None:
    show(table, states, OVER)
    whole, paper = picture(table), paper_on(table)
    paper.unfold(Pace(is_still=way == "without motion"))
    runs = [each for each in running(table) if each.duration() == Pace().story_ms]
    assert runs == [] or way != "without motion"
    assert not paper.build.is_over or way == "without motion"
    if way == "click":
        QTest.mouseClick(paper, LEFT, pos=(paper.axis.lines.center() + paper.origin).toPoint())
    elif way == "space":
        QTest.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: paper.build.is_over)
    assert picture(table) == whole
    assert panel_on(table) is paper, "what hurries it answers nothing"


def test_a_trick_is_laid_on_the_felt(table: Table, states: list[MatchState]) -> None:
    show(table, states, OVER)
    paper, words = paper_on(table), told(OVER, 2).words
    assert paper.accessibleName() == words.headline
    assert words.sentence in paper.accessibleDescription()
    spots = [spot for spot in table.findChildren(TrickSpot) if spot.isVisible()]
    assert [spot.accessibleName() for spot in spots] == [*words.rows], "each is heard in a row"
    assert len(spots) == 13
    paper.unfold(Pace())
    QTest.mouseClick(spots[3], LEFT)
    assert not table.last_trick.isVisible(), "the click was meant for the last card"
    paper.unfold(INSTANT)
    QTest.mouseClick(spots[3], LEFT)
    assert table.last_trick.number == 4
    over_story = table.grab().toImage()
    paper.hide()
    assert table.grab().toImage() == over_story, "it does not show through"
    paper.show()
    table.last_trick.hide_panel()
    spots[0].setFocus()
    for key in [Qt.Key.Key_Right] * 4 + [Qt.Key.Key_Return]:
        QTest.keyClick(table.window().focusWidget() or table, key)
    assert table.last_trick.number == 5
    table.last_trick.hide_panel()
    assert panel_on(table) is paper


@at_all_sizes
def test_going_on_from_all_hands_is_never_where_one_doubles(
    table: Table, states: list[MatchState], size: tuple[int, int]
) -> None:
    table.resize(*size)
    calling = first_state(
        RuleOptions(), lambda state: state.phase is Phase.DOUBLING and state.turn is Seat.S
    )
    show(table, states, calling)
    double = place_in(calls_on(table)[Call.DOUBLE], table)
    show(table, states, OVER)
    table.toggle_all_hands()
    assert not place_in(answers_on(table)[0], table).intersects(double)


def test_a_key_shows_all_hands_and_closes_them(table: Table, states: list[MatchState]) -> None:
    show(table, states, OVER)
    sent = Sent.by(table)
    table.intent_chosen.connect(lambda _intent: table.toggle_all_hands())
    story = panel_on(table)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Escape):
        QTest.keyClick(table, Qt.Key.Key_A)
        hands = panel_on(table)
        assert isinstance(hands, AllHands)
        assert table.rect().contains(hands.geometry())
        assert answers_on(table)[0].hasFocus()
        assert "Your hand: " in hands.accessibleDescription()
        acts = {Intent.DEAL, Intent.SHOW_HANDS, Command.REPLAY, Command.DEAL_AGAIN}
        assert {*hands.offers.acts} == acts
        QTest.keyClick(table, key)
        assert panel_on(table) is story
        assert answers_on(table)[0].hasFocus()
    assert any("Your hand: " in asked for asked in sent.of_kind("asked"))
    assert sent.of_kind("intent_chosen") == [Intent.SHOW_HANDS] * 4


def test_all_hands_stay_until_the_next_deal(table: Table, states: list[MatchState]) -> None:
    table.set_preferences(TablePreferences())
    show(table, states, OVER)
    sent = Sent.by(table)
    assert table.toggle_all_hands()
    for button in answers_on(table):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sent.of_kind("intent_chosen") == [], "the click that shows them does not close them"
    answer(table)
    assert sent.of_kind("intent_chosen") == [Intent.DEAL]
    for phase in (Phase.DOUBLING, Phase.PLAY):
        now = next(step.after for step in match(RuleOptions()) if step.after.phase is phase)
        show(table, states, now)
        QTest.keyClick(table, Qt.Key.Key_A)  # moves to the ace
        assert not asks(table)
    assert not table.toggle_all_hands()
    assert sent.of_kind("intent_chosen") == [Intent.DEAL]


# ------------------------------------------------------------------- a game's last deal
LAST = match(RuleOptions())[-1]


def test_the_last_deal_is_told_before_the_end_of_the_game(
    table: Table, states: list[MatchState]
) -> None:
    show(table, states, LAST.before)
    states.append(LAST.after)
    table.show_step(LAST, seen(LAST.after, 2), INSTANT)
    rest(table)
    sent = Sent.by(table)
    assert paper_on(table).lit == told(LAST.after, 2).story.headline.trick
    assert {*paper_on(table).offers.acts} == {Intent.END, Intent.SHOW_HANDS, Command.REVIEW}

    table.toggle_all_hands()
    assert Intent.END in panel_on(table).offers.acts, "it goes on from there, too"
    table.toggle_all_hands()
    go_to_end(table)
    assert isinstance(panel_on(table), GameEnd)
    assert len(sent.of_kind("asked")) == 3
    assert sent.of_kind("intent_chosen") == []


def test_a_finished_game_that_is_looked_at_again_shows_its_end(
    table: Table, states: list[MatchState]
) -> None:
    show(table, states, LAST.before)
    table.show_step(LAST, seen(LAST.after, 2), INSTANT)
    rest(table)
    show(table, states, LAST.before)  # the last trick is undone
    assert not asks(table)
    table.ledge.chosen.emit(Intent.END)
    assert not asks(table)

    show(table, states, LAST.after)
    assert isinstance(panel_on(table), GameEnd)
    table.ledge.chosen.emit(Intent.END)
    assert isinstance(panel_on(table), GameEnd), "nothing else was to be told"


# --------------------------------------------------------------- story axis
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[1.0, 2.0])
def text(request: pytest.FixtureRequest) -> Iterator[float]:
    """How much larger than usual the desktop's text is."""
    with large_type(round(14 * request.param)):
        yield request.param


PLACES = [(740, 452, 0.7), (954, 560, 1.0), (1188, 666, 1.0), (1340, 900, 1.2), (2196, 1200, 1.8)]


@pytest.mark.parametrize("opened", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize(("width", "height", "unit"), PLACES)
def test_nothing_lies_on_another(
    width: int, height: int, unit: float, opened: float, is_mirrored: bool, text: float
) -> None:
    axis = StoryAxis(QSizeF(width, height), opened, unit, is_mirrored=is_mirrored)

    paper = QRectF(0, 0, width, height)
    columns = [axis.column(number) for number in range(1, CLOSING + 1)]
    rows = [axis.headline, axis.sentence, axis.lines, columns[0], axis.below]
    for above, below in pairwise(rows):
        assert above.bottom() <= below.top() + 1
    for place in (*rows, *columns):
        assert paper.contains(place)
    for one, next_one in pairwise(columns):
        assert not one.intersects(next_one)
        assert (one.center().x() < next_one.center().x()) is not is_mirrored
    assert axis.lines.height() >= (48 if text == 1 else 8)
    for number in (1, 12, 13):
        for card in axis.cards(number, 5 if number == 13 else 4):
            assert axis.column(number).adjusted(-8, 0, 8, 0).contains(card)
    if opened == 1:
        for row in (0, 1) if not axis.is_small else (0,):
            place = axis.mistake(8, row)
            assert axis.lines.bottom() < place.top()
            assert place.bottom() <= axis.number(8).top() + 1


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_click_finds_its_trick(is_mirrored: bool) -> None:
    axis = StoryAxis(QSizeF(1188, 666), is_mirrored=is_mirrored)

    for number in range(1, CLOSING):
        assert axis.trick_at(axis.column(number).center()) == number
    assert axis.trick_at(axis.column(CLOSING).center()) is None
    assert axis.trick_at(QPointF(axis.x(3), axis.lines.center().y())) is None


def test_the_small_one_shows_only_who_took_a_trick() -> None:
    assert StoryAxis(QSizeF(740, 452), unit=0.7).is_small
    assert StoryAxis(QSizeF(1188, 440)).is_small
    assert not StoryAxis(QSizeF(1188, 666)).is_small
