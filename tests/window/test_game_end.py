"""The end of a game: who has won, with what, how it feels, and where it turned."""

from __future__ import annotations

from itertools import cycle

import pytest
from all_ends import is_over
from at_the_table import *
from kit import *
from matches import first_state, seen, speaker_of
from PySide6.QtGui import QPainterPathStroker, QPixmap
from tabling import SIZES, Sent, at_all_sizes

from quinto_desktop.game.past.game_story import game_story
from quinto_desktop.rules import tricks_with_cachette
from quinto_desktop.window.look.fitting import balanced_lines, without_widow
from quinto_desktop.window.look.motion import Layered
from quinto_desktop.window.sheet import game_end
from quinto_desktop.window.sheet.end_painter import EndPicture
from quinto_desktop.window.sheet.ending import Mood, ending_of
from quinto_desktop.window.sheet.frieze import Frieze


def won_by(side: Side, *, by_quint: bool = False) -> Callable[[MatchState], bool]:
    def is_so(state: MatchState) -> bool:
        if not is_over(state) or state.winner is not side:
            return False
        return not by_quint or state.results[-1].tricks_won is None

    return is_so


# ------------------------------------------------------------------- who and how


def test_two_at_one_screen_have_names_only() -> None:
    state = first_state(RuleOptions(form=Form.TWO), won_by(Side.NS, by_quint=True))
    speaker = Speaker(("Eva", "Clara"), Seat.S, state.seating, people=frozenset({0, 1}))
    ending = ending_of(seen(state, 0), speaker)
    assert (ending.title, ending.mood) == ("Eva wins", Mood.NEUTRAL)
    assert ending.names == ("Eva", "Clara")
    assert "you" not in f"{ending.how} {ending.spoken}".lower().split()


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("by_quint", [True, False])
def test_the_trick_is_shown_only_if_a_quint_of_it_won(form: Form, *, by_quint: bool) -> None:
    def wanted(state: MatchState) -> bool:
        return is_over(state) and (state.results[-1].tricks_won is None) is by_quint

    state = first_state(RuleOptions(form=form), wanted)
    deal = state.dealt
    ending = ending_of(seen(state, 0), speaker_of(state, 0))
    quint = ending.story.decisive
    if quint is None:
        assert not by_quint
        assert ending.cards == ()
        assert ending.story.tricks == tricks_with_cachette(deal.tricks)
        assert f"on tricks in deal {deal.number}" in ending.how
    elif quint.trick == CACHETTE_TRICK:
        assert [card.card for card in ending.cards] == [*deal.cachette]
        assert not any(card.name for card in ending.cards), "the head names them all"
        assert "in the cachette of deal" in ending.how
    else:
        assert [card.card for card in ending.cards] == [*deal.tricks[-1].cards]
        [winning] = [card for card in ending.cards if card.is_winning]
        assert deal.tricks[-1].seat_of(winning.card) is deal.tricks[-1].winner
        assert f"trick {quint.trick} of deal" in ending.how or "last trick" in ending.how


def test_whoever_never_led_hears_nothing_untrue() -> None:
    for seed in range(1, 12):
        for step in match(RuleOptions(), seed):
            if not is_over(step.after) or step.after.winner is None:
                continue
            loser = 0 if step.after.winner is Side.EW else 1
            ending = ending_of(seen(step.after, loser), speaker_of(step.after, loser))
            turn, was_close = ending.turn, "It was close" in ending.how
            assert ("You were" in ending.how) is (turn is not None and not was_close)
            assert ("It turned" in ending.spoken) is (turn is not None)


# ------------------------------------------------------------------- lines
@pytest.mark.parametrize("wide", [120, 200, 300, 420])
def test_no_word_stands_alone_in_the_last_line(qtbot: QtBot, wide: int) -> None:
    font = ui_font(15)
    text = "on tricks in deal 2, in which both sides reached 250. You were ahead until trick 12."
    lines = balanced_lines(text, font, wide)
    assert " ".join(lines) == text
    widths = [QFontMetricsF(font).horizontalAdvance(line) for line in lines]
    assert max(widths) <= wide
    assert len(lines) == 1 or " " in lines[-1]


def test_the_last_two_words_of_a_label_stay_together() -> None:
    assert without_widow("one two three\nfour") == "one two\N{NO-BREAK SPACE}three\nfour"


# ------------------------------------------------------------------- on the table
def show(table: Table, state: MatchState) -> GameEnd:
    table.set_speaker(table_speaker(), Seat.S)
    table.show_state(seen(state, 2))
    rest(table)
    scene = panel_on(table)
    assert isinstance(scene, GameEnd)
    return scene


WON = first_state(RuleOptions(), won_by(Side.NS))
LOST = first_state(RuleOptions(), won_by(Side.EW))


def turned(state: MatchState) -> bool:
    """A game in which South and North were ahead, and which they have lost."""
    if not won_by(Side.EW)(state):
        return False
    return game_story(state.results, state.rules.target).turn is not None


TURNED = first_state(RuleOptions(), turned)
QUINTS_IN_CACHETTE = first_state(
    RuleOptions(),
    lambda state: (
        won_by(Side.NS, by_quint=True)(state)
        and state.results[-1].quints[-1].trick == CACHETTE_TRICK
    ),
)
ALL_ENDS = [WON, LOST, TURNED, QUINTS_IN_CACHETTE]
ENDS = pytest.mark.parametrize("state", ALL_ENDS, ids=["won", "lost", "turned", "cachette"])


@pytest.mark.parametrize(
    ("size", "state"), [*zip(SIZES, cycle(ALL_ENDS)), *((SIZES[0], end) for end in ALL_ENDS[1:])]
)
def test_everything_is_inside_and_nothing_over_another(
    table: Table, size: tuple[int, int], state: MatchState
) -> None:
    table.resize(*size)
    scene = show(table, state)
    assert table.rect().contains(scene.geometry())
    for button in answers_on(table):
        assert table.rect().contains(place_in(button, table))
    assert not scene.grab().isNull()


@at_all_sizes
@pytest.mark.parametrize("is_mirrored", [False, True], ids=["from left", "from right"])
@ENDS
def test_what_is_painted_has_a_place_of_its_own(
    qtbot: QtBot, size: tuple[int, int], state: MatchState, *, is_mirrored: bool
) -> None:
    ending = ending_of(seen(state, 2), table_speaker())
    whole = QRectF(0, 0, size[0] - 64, size[1] - 100)
    unit = max(0.7, min(size[0] / 1000, size[1] / 776, 2.6))
    picture = EndPicture(ending, whole.size(), unit, is_mirrored=is_mirrored)
    rows = [picture._title, picture._score, *(place for place, _ in picture._lines)]
    beside = [*picture.chips, *picture.cards[:1]]
    places = [*rows, *beside]
    if picture.frieze is not None:
        places.append(picture.frieze.room)
    for place in places:
        assert whole.contains(place), place
    score = QRectF(picture._score)
    score.adjust(0.3 * score.width(), 0, -0.3 * score.width(), 0)
    for one, other in combinations([picture._title, score, *beside], 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    if picture.frieze is not None:
        assert all(place.bottom() <= picture.frieze.room.top() for place in places[:-1])


@at_all_sizes
@pytest.mark.parametrize("target", [60, 250, 2000])
def test_the_last_quints_of_the_game_are_those_seen(size: tuple[int, int], target: int) -> None:
    state = first_state(RuleOptions(target=target), is_over)
    ending = ending_of(seen(state, 2), table_speaker())
    unit = max(0.7, min(size[0] / 1000, size[1] / 776, 2.6))
    picture = EndPicture(ending, QSizeF(size[0] - 64, size[1] - 100), unit, is_mirrored=False)
    count = len(picture.chips)
    if picture._has_blocks:
        assert count
        assert picture._quints.shown == ending.story.quints[-count:]
    if size == (1280, 776) and target == 250:
        assert count > len(state.results[-1].quints), "not of the last deal only"


@ENDS
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_frieze_is_as_true_as_its_story(state: MatchState, *, is_mirrored: bool) -> None:
    story, room = game_story(state.results, 250), QRectF(40, 60, 700, 200)
    frieze = Frieze(story, Side.NS, room, 1.0, is_mirrored=is_mirrored)
    for side in Side:
        path = frieze._path(side)
        spots = [path.elementAt(place) for place in range(path.elementCount())]
        heights = [spot.y for spot in spots]
        assert all(one >= other for one, other in pairwise(heights)), "points are never lost"
        across = [-spot.x if is_mirrored else spot.x for spot in spots]
        assert across == sorted(across)
        assert room.adjusted(-1, -1, 1, 1).contains(path.boundingRect())
        end = frieze.end(side)
        assert (end.x(), end.y()) == pytest.approx((spots[-1].x, spots[-1].y))
    assert frieze.end(story.winner).y() < frieze.end(story.winner.other).y()
    assert (frieze.turn is None) is (story.turn is None)
    if frieze.turn is not None:
        assert room.contains(frieze.turn)
        lines = [QPainterPathStroker().createStroke(frieze._path(side)) for side in Side]
        assert all(line.contains(frieze.turn) for line in lines), "there they meet"


def table_speaker() -> Speaker:
    return Speaker(("Ada", "Clara", "You", "Bertram"), Seat.S, people=frozenset({2}))


def test_a_victory_is_warm_and_a_defeat_cool(table: Table) -> None:
    warm = show(table, WON).grab().toImage().pixelColor(200, 250)
    cool = show(table, LOST).grab().toImage().pixelColor(200, 250)
    assert warm.red() > cool.red() + 10
    assert warm.lightness() > cool.lightness()


@pytest.mark.parametrize(
    ("side", "pace", "warms"),
    [
        (Side.NS, Pace(), True),
        (Side.EW, Pace(), False),
        (Side.NS, Pace(is_still=True), False),
        (Side.NS, INSTANT, False),
    ],
)
def test_the_felt_warms_once_for_winners(
    table: Table, side: Side, pace: Pace, *, warms: bool
) -> None:
    scene = until_the_end(table, winning_step(side), pace)
    assert (scene.warmth < 1) is warms
    rest(table)
    assert scene.warmth == 1
    table.show_state(seen(winning_step(side).after, 2))
    assert scene.warmth == 1, "a game that is looked at again is no news"


def until_the_story(table: Table, step: Step, pace: Pace) -> None:
    table.set_speaker(table_speaker(), Seat.S)
    table.show_state(seen(step.before, 2))
    table.show_step(step, seen(step.after, 2), pace)
    while is_playing(table):
        let_land(table)
        next_scene(table)


def until_the_end(table: Table, step: Step, pace: Pace) -> GameEnd:
    until_the_story(table, step, pace)
    go_to_end(table)
    scene = panel_on(table)
    assert isinstance(scene, GameEnd)
    return scene


def test_it_is_painted_while_the_story_is_read_and_forgotten_with_the_next_step(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Felt takes several frames to paint, and a large one takes most."""
    until_the_story(table, winning_step(Side.NS), Pace())
    scene, story = game_end_on(table), panel_on(table)
    assert isinstance(story, StoryPaper)
    table.grab()
    with qtbot.waitSignal(story.unfolded):
        go_on(table)
    assert len(story.art._pixmaps) == 0  # the story has them on its picture
    for picture in (table._ground._picture, story.build.picture):
        assert picture is not None
        assert picture.depth() == 24  # a quarter less than Qt would take
    qtbot.waitUntil(lambda: not scene._ahead.isActive())
    painted: list[object] = []
    monkeypatch.setattr(game_end, "paint_plain_felt", lambda *told: painted.append(told))
    go_to_end(table)
    for share in (0.02, 0.5, 1.0):
        scene._warmth.setCurrentTime(round(share * Pace().win_ms))
        assert not scene.grab().isNull()
    assert (scene.warmth, painted) == (1, [])

    step = next(iter(match(RuleOptions(), 1)))
    table.show_step(step, seen(step.after, 2), INSTANT)
    for part in (*result_panels(table), story.build):
        assert not [one for one in vars(part).values() if isinstance(one, QPixmap | Layered)]


def test_the_quints_light_up_in_the_order_won(table: Table) -> None:
    table.resize(1280, 776)
    scene = until_the_end(table, winning_step(Side.NS), Pace())
    assert scene._places is not None
    assert len(scene._places.chips) > 1
    counts, run = [], scene._warmth
    for moment in range(0, run.duration(), 16):
        run.setCurrentTime(moment)
        counts.append(scene.lit)
        assert not scene.grab().isNull()
    assert counts == sorted(counts)
    assert {*counts} == {*range(len(scene._places.chips))}
    go_on(table)
    assert scene.lit == len(scene._places.chips)


def test_where_it_turned_is_marked_and_leads_there(table: Table) -> None:
    table.resize(1280, 776)
    scene, sent = show(table, TURNED), Sent.by(table)
    assert scene.turn.isVisible()
    assert scene.rect().contains(scene.turn.geometry())
    assert "It turned" in scene.turn.accessibleDescription()
    QTest.mouseClick(scene.turn, Qt.MouseButton.LeftButton)
    assert sent.of_kind("intent_chosen") == [], "nobody can have read it yet"
    scene.guard.wait(0)
    QTest.mouseClick(scene.turn, Qt.MouseButton.LeftButton)
    scene.turn.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(scene.turn, key)
    assert sent.of_kind("intent_chosen") == [Intent.TURN] * 3

    QTest.keyClick(scene.turn, Qt.Key.Key_Tab)
    assert not scene.turn.hasFocus()
    answers_on(table)[0].setFocus()
    QTest.keyClick(answers_on(table)[0], Qt.Key.Key_Tab)
    assert scene.turn.hasFocus(), "keys lead there, too"

    assert not show(table, WON).turn.isVisible()


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


def test_cards_left_in_the_hands_come_back_with_an_undo(table: Table) -> None:
    step = winning_step(Side.NS)
    table.set_speaker(table_speaker(), Seat.S)
    table.show_state(seen(step.before, 2))
    rest(table)
    shown = {card for card in cards_on(table) if card.isVisible()}
    assert shown
    show(table, step.after)
    assert not any(card.isVisible() for card in cards_on(table))
    table.show_state(seen(step.before, 2))
    rest(table)
    assert {card for card in cards_on(table) if card.isVisible()} == shown


def test_it_is_told_in_words(table: Table) -> None:
    lost = first_state(RuleOptions(), won_by(Side.EW, by_quint=True))
    scene = show(table, lost)
    assert scene.accessibleName() == "Clara and Bertram win"
    told = scene.accessibleDescription()
    assert told.startswith(f"{lost.scores[Side.EW]} to {lost.scores[Side.NS]}, with ")
    order = [told.find(words) for words in ("Quints, in", "Trick ", "Deal 1:")]
    assert order == sorted(order)


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
    buttons = [place_in(button, table) for button in answers_on(table)]
    assert not any(bubble.geometry().intersects(place) for place in buttons)
