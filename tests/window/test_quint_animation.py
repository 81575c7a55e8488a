"""How a quint is won: the tag by its card, its flight, and what is counted then."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from legible import watching
from present import present
from tabling import *

from quinto_desktop.rules import Called, Quint, quints_in, winning_seat
from quinto_desktop.window.look.theme import Theme, dressed
from quinto_desktop.window.table.plaques import PlaqueContent
from quinto_desktop.window.table.trick_tags import end_colours
from quinto_desktop.window.text.card_text import quint_name, quint_short

STEP = first(one_quint)
EVENT = next(event for event in STEP.events if isinstance(event, QuintScored))
SIDE = EVENT.scored.side
BEFORE = EVENT.scores[SIDE] - EVENT.scored.quint.points
AFTER = EVENT.scores[SIDE]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    with qtbot.waitExposed(table):
        table.show()
    return table


def many_quints(step: Step) -> bool:
    return sum(isinstance(event, QuintScored) for event in step.events) > 1


def test_no_tag_lies_on_another_while_one_flies(table: Table) -> None:
    table.resize(1024, 580)
    for step in (step for seed in range(1, 30) for step in game(seed) if many_quints(step)):
        show(table, step.before)
        show_step(table, step, CLICK)
        while is_playing(table):
            for moment in range(900, 0, -50) if flying_on(table).isVisible() else ():
                fly_on(table, moment)
                waiting = (*tags_on(table).quints, *cachette_view_on(table).tags)
                tags = [tag for tag in (flying_on(table), *waiting) if tag.isVisible()]
                pairs = combinations([tag.geometry() for tag in tags], 2)
                assert not any(one.intersects(other) for one, other in pairs)
            next_scene(table)
            let_land(table)


def total(table: Table) -> int:
    """What the plaque of the quint's side says."""
    return int(plaques_on(table)[SIDE is not Seat.S.side].content.figure)


def at(table: Table) -> QPoint:
    return flying_on(table).geometry().center()


def test_a_quint_flies_from_its_tag_to_its_peg_and_counts_there(qtbot: QtBot, table: Table) -> None:
    show_until(table.quint_marked, table, STEP)
    pill, quint = flying_on(table), EVENT.scored.quint
    assert pill.isVisible()
    assert pill.accessibleName().lower().startswith(f"{quint_name(quint)}, ")
    assert total(table) == BEFORE

    fly_on(table, 1)
    peg = rim_on(table).spot(SIDE, BEFORE)
    assert abs(at(table).y() - peg.y()) < 4
    assert pill.geometry().adjusted(-8, 0, 8, 0).contains(peg.toPoint())
    assert table.rect().contains(pill.geometry())

    next_scene(table)
    assert not pill.isVisible()
    assert total(table) == AFTER
    qtbot.waitUntil(lambda: not rim_on(table).is_running)


def test_a_quint_is_told_once_on_the_table(table: Table) -> None:
    show_until(table.quint_marked, table, STEP)
    assert not any(tag.isVisible() for tag in tags_on(table).quints), "its tag is on its way"
    assert quint_name(EVENT.scored.quint) not in prompt_on(table).accessibleName()
    winner = STEP.events[1]
    assert isinstance(winner, TrickWon)
    laurels = {seat for seat, card in trick_on(table).items() if card.look.laurel}
    assert laurels == {winner.seat}

    # Another theme meanwhile changes nothing but colours.
    was = at(table)
    table.look.apply_theme(LIGHT)
    assert flying_on(table).isVisible()
    assert at(table) == was


def test_the_tag_sets_out_from_where_it_was(table: Table) -> None:
    show(table, STEP.before)
    show_step(table, STEP, CLICK)
    let_land(table)
    (tag,) = [tag for tag in tags_on(table).quints if tag.isVisible()]
    assert tag.accessibleName().endswith(f"{EVENT.scored.quint.points}, and the trick")
    was = tag.geometry().center()
    next_scene(table)
    assert flying_on(table).isVisible()
    assert (at(table) - was).manhattanLength() <= 2


@pytest.mark.parametrize("how", ["click", "Space", "the next step", "undo", "a resize", "no more"])
def test_it_can_be_skipped_at_any_moment(table: Table, how: str) -> None:
    show_until(table.quint_marked, table, STEP)
    assert flying_on(table).isVisible()

    if how == "click":
        Mouse(table).click(middle(table))
    elif how == "Space":
        table.setFocus()
        press_key(table, Qt.Key.Key_Space)
    elif how == "the next step":
        steps = next(steps for steps in map(game, range(1, 60)) if STEP in steps)
        show_step(table, steps[steps.index(STEP) + 1], INSTANT)
    elif how == "undo":
        table.show_state(seen(STEP.before))
    elif how == "a resize":
        table.resize(1000, 700)
        assert not flying_on(table).isVisible()
        next_scene(table)
    else:
        rest(table)

    assert not flying_on(table).isVisible()
    assert total(table) == (BEFORE if how == "undo" else AFTER)


@pytest.mark.parametrize("pace", [Pace(Speed.NONE, TrickPause.CLICK), STILL], ids=["none", "still"])
def test_without_movement_it_counts_at_once(table: Table, pace: Pace) -> None:
    show_until(table.quint_marked, table, STEP, pace)

    assert not flying_on(table).isVisible()
    assert total(table) == AFTER
    assert not rim_on(table).is_running
    assert pace is STILL or running(table) == []


# --------------------------------------------------------------- the score keeps step
def quint_that_wins(step: Step) -> bool:
    return any(isinstance(e, GameWon) and e.by_quint for e in step.events)


@pytest.mark.parametrize("wanted", [one_quint, quint_that_wins], ids=["a quint", "a game"])
def test_the_score_tells_nothing_that_has_not_been_seen(
    table: Table, wanted: Callable[[Step], bool]
) -> None:
    step = first(wanted)
    marked: list[QuintScored] = []
    table.quint_marked.connect(lambda event, _: marked.append(event))
    show(table, step.before)
    before = contents(table)

    show_step(table, step, CLICK)
    while not marked:
        assert contents(table) == before
        next_scene(table)
        let_land(table)
    assert flying_on(table).isVisible()
    assert contents(table) == before
    assert table.seen == seen(step.before)

    next_scene(table)  # its worth has arrived
    assert [int(content.figure) for content in contents(table)] == [*marked[0].scores]

    while is_playing(table):
        let_land(table)
        go_on(table)
    assert [int(content.figure) for content in contents(table)] == [*step.after.scores]
    assert asks(table) is (step.after.winner is not None)


def contents(table: Table) -> list[PlaqueContent]:
    return [plaque.content for plaque in plaques_on(table)]


# --------------------------------------------------------------- a call
def doubled(step: Step) -> bool:
    return any(isinstance(e, Called) and e.call is Call.DOUBLE for e in step.events)


def picture(table: Table, seat: Seat) -> object:
    return plates_on(table)[edge_at(table, seat)].grab().toImage()


def test_a_call_grows_from_the_plate(qtbot: QtBot, table: Table) -> None:
    step = first(doubled)
    seat = step.before.mover
    show(table, step.before)

    show_step(table, step, CLICK)
    plate = plates_on(table)[edge_at(table, seat)]
    small = picture(table, seat)
    qtbot.waitUntil(lambda: plate.growth.size == 1)

    assert picture(table, seat) != small
    show(table, step.before)
    show_step(table, step, INSTANT)
    grown = picture(table, seat)
    show(table, step.before)
    show_step(table, step, CLICK)
    go_on(table)
    assert picture(table, seat) == grown


# --------------------------------------------------------------- trick tags
def trick_of(state: MatchState) -> Trick | None:
    return state.deal.trick if state.deal is not None else None


def with_quints(count: int, *, royal: bool = False) -> MatchState:
    """A trick in play with so many quints."""
    for seed in range(1, 200):
        for step in game(seed):
            trick = trick_of(step.after)
            found = quints_in(trick.cards) if trick is not None else ()
            if len(found) == count and royal is (QuintKind.ROYAL in {q.kind for q in found}):
                return step.after
    raise AssertionError("no trick has that")


@pytest.mark.parametrize(("count", "royal"), [(1, False), (1, True), (2, False), (2, True)])
def test_each_quint_has_a_tag_that_names_it_and_its_side(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int, *, royal: bool
) -> None:
    state = with_quints(count, royal=royal)
    table, trick = make_table(qtbot, 1540, 1010), trick_of(state)
    assert trick is not None
    show(table, state)
    winner = present(winning_seat(trick, state.rules.joker_lead))
    told: dict[Quint, list[str]] = {}
    for tag in tags_on(table).quints:
        if tag.isVisible():
            with watching(monkeypatch) as sight:
                tag.grab()
            told[present(tag.quint)] = sight.told
            points = present(tag.quint).points
            side = "We" if winner.side is Side.NS else "They"
            assert tag.accessibleName().endswith(f", {side} +{points}"), "it is open still"
            assert tag.claim in (f"{side} +{points}", f"+{points}")
    assert {*told} == {*quints_in(trick.cards)}
    for quint, words in told.items():
        assert quint_short(quint) in words or quint.suit is None  # a crown says it, too
    show(small := make_table(qtbot, 800, 532), state)
    assert len({tag.is_brief for tag in tags_on(small).quints if tag.isVisible()}) == 1


@pytest.mark.parametrize(
    ("size", "form"),
    at_night(
        [*((SIZES[0], form) for form in Form), ((900, 1250), Form.DUMMY)],
        [*product((*SIZES[1:], (900, 1250)), Form)],
    ),
)
def test_tags_stand_by_the_winning_card_and_on_nothing_else(
    qtbot: QtBot, size: tuple[int, int], form: Form
) -> None:
    table = make_table(qtbot, *size)
    for step in match(RuleOptions(form=form)):
        trick = trick_of(step.after)
        if trick is None or not quints_in(trick.cards):
            continue
        show(table, step.after)
        tags = [QRectF(tag.geometry()) for tag in tags_on(table).quints if tag.isVisible()]
        geometry = geometry_on(table)
        radius = 23 * geometry.unit
        for edge in plates_on(table):
            x, y = geometry.plate(edge)
            disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            assert not any(tag.intersects(disc) for tag in tags)
        assert not any(one.intersects(other) for one, other in combinations(tags, 2))
        prompt = QRectF(prompt_on(table).geometry())
        assert not any(tag.intersects(prompt) for tag in tags)
        for widget in trick_on(table).values():
            assert not any(widget.polygon().intersects(QPolygonF(tag)) for tag in tags)


def test_only_the_winning_card_is_lifted_and_has_a_laurel(qtbot: QtBot) -> None:
    table, seen = make_table(qtbot), set[Seat]()
    for step in game(3)[:40]:
        trick = trick_of(step.after)
        show(table, step.after)
        if trick is None or not trick.cards:
            continue
        winner = present(winning_seat(trick, step.after.rules.joker_lead))
        seen.add(winner)
        assert {seat for seat, one in trick_on(table).items() if one.look.laurel} == {winner}
        geometry = geometry_on(table)
        for seat, widget in trick_on(table).items():
            rest = geometry.trick(edge_at(table, seat))
            lifted = rest.y - widget.pose.y
            assert lifted == pytest.approx(8 * geometry.unit if seat is winner else 0)
    assert seen == {*Seat}


@pytest.mark.parametrize("theme", THEMES.values(), ids=[*THEMES])
@pytest.mark.parametrize("pack", [PackStyle(), PackStyle(four_colours=True)], ids=["two", "four"])
def test_every_suit_and_side_can_be_read_on_a_tag(theme: Theme, pack: PackStyle) -> None:
    worn = dressed(theme, pack)
    for suit in Suit:
        assert contrast(QColor(worn.suits.of(suit)), QColor(worn.tip)) >= 4.5
    for is_own in (True, False, None):
        fill, ink = end_colours(worn, is_own=is_own)
        assert contrast(QColor(fill), QColor(ink)) >= 4.7
