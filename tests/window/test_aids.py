"""The ladder, the quint radar and the race on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from at_the_table import (
    cachette_caption,
    cards_on,
    geometry_on,
    hands_covered,
    panel_on,
    prompt_on,
    rest,
    tags_on,
    tips_seen,
)
from contrasts import contrast
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from large_type import large_type
from matches import speaker_of
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from races import quints as quints_of
from races import race, runner
from tabling import (
    DUMMY,
    TWO,
    first,
    first_of,
    game,
    make_table,
    press_key,
    seen,
    show,
    show_step,
    show_to,
)

from quinto_desktop.game import INSTANT, Pace, Speed, TrickPause
from quinto_desktop.game.aids.ladder import Place, ladder_of
from quinto_desktop.game.aids.outlooks import (
    Loss,
    QuintOutlook,
    QuintState,
    RaceOutlook,
    quint_outlooks,
)
from quinto_desktop.rules import *
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import (
    BAIZE,
    LIGHT,
    SMALLEST_TEXT,
    THEMES,
    CurrentTheme,
    Theme,
)
from quinto_desktop.window.table.aid_panel import TARGET
from quinto_desktop.window.table.aids import Aids, Room, columns, share
from quinto_desktop.window.table.choices import Intent, Notice
from quinto_desktop.window.table.geometry import Edge, Geometry, under_ladder
from quinto_desktop.window.table.ladder import Ladder
from quinto_desktop.window.table.ladder_strip import LEAST_CELL
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.side_panels import Race, Radar
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.aid_text import in_play, outlook_words, race_sentences, rung_words
from quinto_desktop.window.text.questions import suit_out, unseen_cards

ALL = frozenset({"ladder", "radar", "race"})
SIZES = [(800, 532), (998, 760), (1540, 1010), (2180, 1400)]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot)


@pytest.fixture
def look() -> CurrentTheme:
    return CurrentTheme(BAIZE)


@pytest.fixture
def aids(table: Table, look: CurrentTheme) -> Aids:
    table.make_room(has_ladder=True)
    aids = Aids(table, look, Marks())
    aids.want(ALL)
    return aids


def middle_of_play() -> Observation:
    return seen(next(step.after for step in game(3) if souths_turn(step.after)))


def souths_turn(state: object) -> bool:
    now = seen(state)  # type: ignore[arg-type]
    trick = now.trick
    return (
        now.phase is Phase.PLAY
        and now.turn is Seat.S
        and len(now.tricks) == 2
        and trick is not None
        and len(trick.cards) > 0
    )


def ladder_in(aids: Aids) -> Ladder:
    panel = aids.panels["ladder"]
    assert isinstance(panel, Ladder)
    return panel


# ------------------------------------------------------------------- where they are
@examples(60)
@given(
    wide=st.integers(800, 3840),
    high=st.integers(530, 2160),
    dealer=st.sampled_from(Edge),
    laid_out=st.sampled_from((None, Edge.FAR, Edge.RIGHT, Edge.LEFT)),
    has_ladder=st.booleans(),
)
def test_columns_are_free(
    wide: int,
    high: int,
    dealer: Edge,
    laid_out: Edge | None,
    has_ladder: bool,
) -> None:
    table = Geometry(wide, high, frozenset() if laid_out is None else frozenset({laid_out}))
    if has_ladder:
        table = under_ladder(table)
    found = columns(table, dealer, high)

    assert laid_out not in found
    for side, room in found.items():
        place = QRectF(*room)
        assert QRectF(0, 0, wide, high).contains(place)
        assert place.top() > table.head
        assert not place.intersects(QRectF(*table.inlay))
        assert place.bottom() < table.prompt[1]
        for edge in Edge:
            x, y = table.plate(edge)
            assert not place.contains(x, y)
            if edge not in table.laid_out:
                assert not any(place.contains(pose.x, pose.y) for pose in table.hand(edge, 12))
        assert not any(place.contains(pose.x, pose.y) for pose in table.cachette(dealer))
        assert (place.center().x() < wide / 2) is (side is Edge.LEFT)


def test_panels_share_a_column_or_none_stands_in_it() -> None:
    room = Room(10, 100, 150, 300)
    upper, lower = share(room, 250, [100, 150])
    assert upper.top + upper.height < lower.top
    assert lower.top + lower.height <= 400
    assert share(room, 250, [200, 150]) == []


@pytest.mark.parametrize("size", SIZES)
def test_all_three_stand_clear_of_everything(
    table: Table, aids: Aids, size: tuple[int, int]
) -> None:
    table.resize(*size)
    table.show_state(middle_of_play())
    rest(table)
    others: list[QRect] = [card.geometry() for card in cards_on(table) if card.isVisible()]
    others += [prompt_on(table).geometry(), cachette_caption(table).geometry()]
    others += [tag.geometry() for tag in tags_on(table).quints if tag.isVisible()]
    for name, panel in aids.panels.items():
        assert panel.isVisible(), name
        assert table.rect().contains(panel.geometry())
        for other in others:
            assert not panel.geometry().intersects(other), (name, other)


@pytest.mark.parametrize("rules", [DUMMY, TWO], ids=["dummy", "two"])
def test_in_every_form_what_is_shown_is_beside_the_cards(
    table: Table, aids: Aids, rules: object
) -> None:
    for player in range(2):
        step = first_of(rules, lambda step: len(getattr(step.after.deal, "tricks", ())) == 3)  # type: ignore[arg-type]
        show_to(table, step.after, player)
        shown = [panel for panel in aids.panels.values() if panel.isVisible()]
        assert len(shown) >= 2
        for panel in shown:
            for card in cards_on(table):
                if card.isVisible():
                    assert not panel.geometry().intersects(card.geometry())


def test_the_table_takes_the_room_back(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    assert geometry_on(table).head > 0

    table.make_room(has_ladder=False)
    aids.want(frozenset())

    assert geometry_on(table) == Geometry(998, 760)
    assert not any(panel.isVisible() for panel in aids.panels.values())


def test_a_panel_makes_way_for_a_result(table: Table, aids: Aids) -> None:
    over = first(lambda step: bool(step.after.results) and step.after.winner is None).after
    show(table, over)
    panel = panel_on(table)

    assert panel.isVisible()
    for aid in aids.panels.values():
        assert not (aid.isVisible() and aid.geometry().intersects(panel.geometry()))


# ------------------------------------------------------------------- what they show
def test_nothing_is_painted_anew_if_nothing_has_changed(table: Table, aids: Aids) -> None:
    now = middle_of_play()
    table.show_state(now)
    rest(table)
    for panel in aids.panels.values():
        panel.grab()
    pictures = [panel._picture for panel in aids.panels.values()]
    assert None not in pictures

    table.show_state(now)
    rest(table)

    assert [panel._picture for panel in aids.panels.values()] == pictures


def test_the_fourth_card_is_seen_on_the_ladder_while_the_trick_lies(
    table: Table, aids: Aids
) -> None:
    step = next(
        step
        for step in game(3)
        if step.before.deal is not None
        and len(step.before.deal.trick.cards) == 3
        and len(step.before.deal.tricks) == 1
        and len(step.after.deal.quints) == len(step.before.deal.quints)  # type: ignore[union-attr]
    )
    show(table, step.before)
    show_step(table, step, Pace(Speed.NONE, TrickPause.CLICK))
    rungs = ladder_in(aids)._rungs
    assert sum(rung.place is Place.TABLE for rung in rungs) == 4
    assert not any(rung.can_beat for rung in rungs)

    table.input.go_on()
    rungs = ladder_in(aids)._rungs
    assert sum(rung.place is Place.TABLE for rung in rungs) == 0
    assert sum(rung.place is Place.GONE for rung in rungs) == 8


def test_covered_hands_are_covered_here_as_well(table: Table, aids: Aids) -> None:
    step = next(step for step in game(3) if step.before.phase is Phase.PLAY)
    show(table, step.before)
    ladder = ladder_in(aids)
    assert ladder.isVisible()
    visible: list[bool] = []
    hands_covered(table).connect(lambda: visible.append(ladder.isVisible()))

    table.show_step(step, seen(step.after).covered(), INSTANT)
    assert visible == [False]
    rest(table)
    assert not any(rung.place is Place.HAND for rung in ladder._rungs)


def test_behind_the_curtain_nothing_is_seen(table: Table, aids: Aids) -> None:
    table.show_state(middle_of_play())
    rest(table)
    table.await_person(
        Notice("Ada is next", "The cards are hidden.", LedgeRow.onward("I am Ada", Intent.READY))
    )
    assert not any(panel.isVisible() for panel in aids.panels.values())

    table.show_state(middle_of_play())
    rest(table)
    assert all(panel.isVisible() for panel in aids.panels.values())


@pytest.mark.parametrize("size", SIZES)
def test_letters_only_where_there_is_room(table: Table, aids: Aids, size: tuple[int, int]) -> None:
    table.resize(*size)
    show(table, game(3)[20].after)

    assert (ladder_in(aids).letter_font() is not None) is (size[0] > 900)
    cells = ladder_in(aids).cells()
    assert len(cells) == 53
    assert min(cell.width() for cell in cells) >= 10


def test_letters_become_smaller_before_they_go(table: Table, aids: Aids) -> None:
    with large_type():
        table.resize(998, 760)
        font = ladder_in(aids).letter_font()
    assert font is not None
    assert font.pixelSize() >= SMALLEST_TEXT


def test_a_ladder_without_room_for_letters_tells_of_each_suit(table: Table, aids: Aids) -> None:
    state = royal_in_hand()
    show(table, state)
    table.resize(800, 520)
    ladder = ladder_in(aids)
    assert ladder.is_digest
    unseen_now = unseen_cards(seen(state))
    parts = {part.suit: part for part in ladder._digest.parts}
    for suit in Suit:
        unseen = sorted_hand(card for card in unseen_now if card.suit is suit)
        best = unseen[0].rank
        assert best is not None
        letter = best.letter.replace("T", "10")
        assert parts[suit].plain() == f"{len(unseen)} out, best {letter}"
        assert parts[suit].spoken == suit_out(suit, unseen)
    assert parts[None].plain() == "yours"
    places = ladder._digest.places()
    assert all(not one.intersects(other) for one, other in pairwise(places))
    assert max(place.right() for place in places) < ladder.width() - 30
    assert ladder.hint_at(places[0].center()) == parts[Suit.HEARTS].spoken


def test_the_digest_has_the_letters_of_the_pack(
    table: Table, look: CurrentTheme, aids: Aids
) -> None:
    state = royal_in_hand()
    show(table, state)
    look.apply_theme(replace(BAIZE, pack=BAIZE.pack._replace(letters="RDV")))
    best = {part.values["rank"] for part in ladder_in(aids)._digest.parts if part.values}
    assert not best & {"K", "Q", "J"}


def test_the_whole_ladder_opens_by_a_click_or_a_key(table: Table, aids: Aids) -> None:
    show(table, royal_in_hand())
    table.resize(800, 520)
    ladder, told = ladder_in(aids), list[str]()
    low = ladder.height()
    ladder.told.connect(told.append)
    QTest.mouseClick(ladder, Qt.MouseButton.LeftButton, pos=ladder.rect().center())
    assert ladder.is_whole
    assert ladder.height() > 3 * low
    cells = ladder.cells()
    assert {round(cell.top()) for cell in cells} == {round(cells[13 * n].top()) for n in range(4)}
    assert cells[0].width() >= LEAST_CELL

    QTest.keyClick(ladder, Qt.Key.Key_Escape)
    assert not ladder.is_whole
    assert table.hasFocus()

    ladder.setFocus(Qt.FocusReason.TabFocusReason)
    assert told[-1].startswith("Hearts, ")
    QTest.keyClick(ladder, Qt.Key.Key_Right)
    assert told[-1].startswith("Diamonds, ")
    QTest.keyClick(ladder, Qt.Key.Key_Return)
    assert ladder.is_whole
    assert ladder.hasFocus()
    QTest.mouseClick(ladder.cross, Qt.MouseButton.LeftButton)
    assert (ladder.is_whole, ladder.isVisible()) == (False, True)


def test_the_whole_ladder_opens_even_where_the_strip_is_not_wanted(
    table: Table, aids: Aids
) -> None:
    show(table, royal_in_hand())
    aids.want(frozenset())
    ladder = ladder_in(aids)
    assert not ladder.isVisible()
    aids.open_ladder()
    assert (ladder.isVisible(), ladder.is_whole) == (True, True)
    assert ladder.accessibleDescription()
    aids.open_ladder()
    assert not ladder.isVisible()


def test_the_tip_lies_over_the_whole_ladder(table: Table, aids: Aids) -> None:
    show(table, royal_in_hand())
    aids.open_ladder()
    aids.stand()  # as after every card
    ladder = ladder_in(aids)
    order = table.children()
    (tip,) = tips_seen(table)
    assert order.index(tip) > order.index(ladder)


@pytest.mark.parametrize("size", [(1000, 760), (1600, 1000), (2100, 1416)])
def test_the_cross_is_clear_of_the_last_cell(
    table: Table, aids: Aids, size: tuple[int, int]
) -> None:
    show(table, royal_in_hand())
    table.resize(*size)
    ladder = ladder_in(aids)
    cross = ladder.cross
    sign = ladder.mapFromGlobal(cross.mapToGlobal(cross.sign.toPoint()))
    last = ladder.cells()[-1]
    assert last.right() + 4 < sign.x() - cross.half
    assert sign.x() + cross.half < ladder.width() - 4
    assert abs(sign.y() - ladder.height() / 2) < 5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_card_of_the_whole_ladder_can_be_seen(
    table: Table, look: CurrentTheme, aids: Aids, theme: Theme
) -> None:
    """Also the Quint Royal in one's own hand, in a window where the strip has no letters."""
    look.apply_theme(theme)
    show(table, royal_in_hand())
    table.resize(800, 520)
    ladder = ladder_in(aids)
    assert ladder.is_digest
    aids.open_ladder()
    assert ladder.is_whole
    assert ladder.letter_font() is not None
    picture = ladder.grab().toImage()
    ground = QColor(theme.ladder)
    for rung, cell in zip(ladder._rungs, ladder.cells(), strict=True):
        x, middle = round(cell.center().x()), round(cell.center().y())
        column = [picture.pixelColor(x, y) for y in range(6, middle + 3)]
        assert max(contrast(colour, ground) for colour in column) >= 3, rung
    royal = ladder.cells()[-1].toRect().adjusted(7, 12, -7, -10)
    inks = [
        picture.pixelColor(x, y)
        for x in range(royal.left(), royal.right())
        for y in range(royal.top(), royal.bottom())
    ]
    assert max(contrast(ink, QColor(theme.ladder_mine)) for ink in inks) >= 3


def royal_in_hand() -> MatchState:
    """A deal in which South holds the Quint Royal, under way."""
    steps = (step for seed in range(1, 30) for step in game(seed))
    return next(
        step.after
        for step in steps
        if step.after.phase is Phase.PLAY
        and QUINT_ROYAL in (seen(step.after).hands[Seat.S] or ())
        and len(seen(step.after).tricks) == 3
    )


def test_every_cell_tells_its_card(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    ladder = ladder_in(aids)
    ladder.grab()

    texts = {ladder.hint_at(cell.center()) for cell in ladder.cells()}
    assert len(texts) == 53
    assert ladder.hint_at(ladder.cells()[0].center()).startswith("Ace of hearts: ")
    assert ladder.accessibleName()
    assert "Not seen yet" in ladder.accessibleDescription()


def test_keys_walk_along_the_ladder(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    ladder = ladder_in(aids)
    told: list[str] = []
    aids.ladder.told.connect(told.append)
    ladder.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End):
        press_key(table, key)

    titles = [text.partition(":")[0] for text in told[1:]]
    assert titles == ["Ace of hearts", "King of hearts", "King of diamonds", "Quint Royal"]
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    told.clear()
    press_key(table, Qt.Key.Key_Right)
    assert told[0].startswith("Two of spades")


def test_from_right_to_left_it_is_mirrored(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    ladder = ladder_in(aids)
    before = ladder.cells()
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    aids.stand()

    for one, other in zip(before, ladder.cells(), strict=True):
        assert one.left() == pytest.approx(ladder.width() - other.right())
    assert ladder.cross.x() == ladder.x()
    assert aids.panels["radar"].x() > table.width() / 2 > aids.panels["race"].x()
    for panel in aids.panels.values():
        assert not panel.grab().isNull()


def test_a_cross_closes_its_panel(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    closed: list[str] = []
    aids.closed.connect(closed.append)
    for panel in aids.panels.values():
        assert panel.cross.width() >= TARGET
        assert panel.cross.height() >= TARGET
        assert panel.cross.accessibleName()
        QTest.mouseClick(panel.cross, Qt.MouseButton.LeftButton)

    assert closed == ["ladder", "radar", "race"]


def test_keys_are_back_at_the_table_when_a_panel_goes(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    ladder_in(aids).setFocus(Qt.FocusReason.TabFocusReason)
    aids.want(frozenset({"radar"}))

    assert table.hasFocus()


def test_themes_reach_the_panels(table: Table, look: CurrentTheme, aids: Aids) -> None:
    show(table, game(3)[20].after)
    dark = [panel.grab().toImage() for panel in aids.panels.values()]
    look.apply_theme(LIGHT)

    for panel, before in zip(aids.panels.values(), dark, strict=True):
        assert panel.grab().toImage() != before


def test_the_cards_lie_over_the_panels(table: Table, aids: Aids) -> None:
    show(table, game(3)[20].after)
    children = table.children()

    for panel in aids.panels.values():
        assert children.index(panel) < min(children.index(card) for card in cards_on(table))


# ------------------------------------------------------------------- words
def outlook(
    sides: frozenset[Side], loss: Loss | None = None, seat: Seat | None = None
) -> QuintOutlook:
    return QuintOutlook(QUINTS[1], QuintState.OPEN, sides, loss, seat)


SPEAKER = speaker_of(game(3)[20].after, 2)
BOTH, NS, EW = frozenset(Side), frozenset({Side.NS}), frozenset({Side.EW})


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (outlook(BOTH), "Five of hearts, worth 20: either side can still score it."),
        (outlook(NS), "Five of hearts, worth 20: only your side can still score it."),
        (outlook(EW), "Five of hearts, worth 20: only their side can still score it."),
        (
            outlook(frozenset(), Loss.ONE_HAND, Seat.S),
            "Five of hearts, worth 20: lost. Both cards are in your hand, and only one can go to a "
            "trick.",
        ),
        (
            QuintOutlook(QUINTS[1], QuintState.EW, frozenset()),
            "Five of hearts, worth 20: scored by their side.",
        ),
    ],
)
def test_what_the_radar_says(found: QuintOutlook, text: str) -> None:
    assert outlook_words(found, SPEAKER) == text


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (
            race(runner(Side.NS, 155), runner(Side.EW, 200)),
            "Your side needs 95, their side 50; 85 still in play.",
        ),
        (
            race(
                runner(Side.NS, 230, winning_quints=quints_of(Suit.HEARTS, None)),
                runner(Side.EW, 245, winning_quints=QUINTS),
            ),
            "A heart quint or the Quint Royal would win your side the game now.\nAny quint would "
            "win their side the game now.",
        ),
        (
            race(
                runner(Side.NS, 240, wins_with_last_trick=True),
                runner(Side.EW, 240, wins_with_last_trick=True),
            ),
            "Whoever takes the last trick wins the game.",
        ),
        (
            race(runner(Side.NS, 240, wins_with_last_trick=True), runner(Side.EW, 100)),
            "The last trick would win your side the game.",
        ),
        (
            race(runner(Side.NS, 235, taken=15), runner(Side.EW, 100)),
            "Your side will have 250 once tricks are counted.",
        ),
        (
            race(runner(Side.NS, 100), runner(Side.EW, 235, taken=10)),
            "One more trick takes their side to 250 when counted.",
        ),
        (
            race(runner(Side.NS, 0, most=100), runner(Side.EW, 20, most=120)),
            "Neither side can reach 250 in this deal.",
        ),
        (
            race(runner(Side.NS, 100), runner(Side.EW, 250, need=0), winner=Side.EW),
            "Their side has won",
        ),
        (
            race(runner(Side.NS, 100), runner(Side.EW, 200), is_on=False),
            "Your side needs 150, their side 50.",
        ),
    ],
)
def test_what_the_race_says(found: RaceOutlook, text: str) -> None:
    assert "\n".join(race_sentences(found, SPEAKER)) == text


def test_what_is_in_play_is_said_by_kind() -> None:
    found = race(runner(Side.NS, 0), runner(Side.EW, 0))
    assert in_play(found) == "In play: 65 in quints, 20 in tricks"
    assert in_play(race(runner(Side.NS, 0), runner(Side.EW, 0), is_on=False)) == ""


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (lambda rung: rung.place is Place.HAND, "in your hand"),
        (lambda rung: rung.place is Place.GONE, "gone, played by"),
        (lambda rung: rung.place is Place.UNSEEN and not rung.can_beat, "not seen yet."),
        (lambda rung: rung.is_winning, "winning so far."),
        (lambda rung: rung.can_beat, "It can still beat the winning card."),
    ],
)
def test_what_the_ladder_says(wanted: Callable[..., bool], words: str) -> None:
    rungs = [rung for step in game(3)[5:40] for rung in ladder_of(seen(step.after))]
    found = next(rung for rung in rungs if wanted(rung))

    assert words in rung_words(found, SPEAKER)


def test_all_panels_read_themselves_out(table: Table, aids: Aids) -> None:
    now = middle_of_play()
    table.show_state(now)
    rest(table)
    radar, race_panel = aids.panels["radar"], aids.panels["race"]
    assert isinstance(radar, Radar)
    assert isinstance(race_panel, Race)

    lines = radar.accessibleDescription().split("\n")
    assert len(lines) == 1 + len(quint_outlooks(now))
    assert race_panel.accessibleDescription().startswith("Race to 250\n")
    for panel in aids.panels.values():
        panel.grab()
        assert all(text for _, text in panel.hints)


def test_the_game_goes_on_with_them(table: Table, aids: Aids) -> None:
    """Every step of a deal is shown without a fault, and at rest all agrees with the table."""
    for step in game(5)[:54]:
        now = show_step(table, step)
        rest(table)
        assert ladder_in(aids)._rungs == ladder_of(now)
