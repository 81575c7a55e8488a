"""The quint board on the table: what it shows of a game, what lights up, and where it stands."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from present import present
from tabling import *

from quinto_desktop.game.aids.quint_board import QuintStand, added_by, quint_board
from quinto_desktop.rules import quint_points, quints_in
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.trick_tags import QuintTag, end_colours
from quinto_desktop.window.text.board_text import place_words
from quinto_desktop.window.text.translation import join_and

OPEN, HALF, TABLE, TAKEN, GONE = QuintStand
CLUB_QUINT = next(one for one in QUINTS if (one.kind, one.suit) == (QuintKind.ACE_FOUR, Suit.CLUBS))


def is_royal(side: Side) -> object:
    def wanted(step: Step) -> bool:
        scored = [one.scored for one in step.events if isinstance(one, QuintScored)]
        won = caused(step, GameWon)
        return not won and [(one.quint.kind, one.side) for one in scored] == [
            (QuintKind.ROYAL, side)
        ]

    return wanted


def to_the_royal(table: Table, side: Side, pace: Pace = CLICK) -> Step:
    """Show a trick that wins the Quint Royal, up to the moment when it is won."""
    step = first(is_royal(side))  # type: ignore[arg-type]
    show(table, step.before)
    show_step(table, step, pace)
    let_land(table)
    next_scene(table)
    return step


# ------------------------------------------------------------------- what it shows
@pytest.mark.parametrize("rules", [RuleOptions(), DUMMY, TWO], ids=["four", "dummy", "two"])
def test_it_shows_what_has_been_seen_at_every_moment_of_a_match(
    qtbot: QtBot, rules: RuleOptions
) -> None:
    table = make_table(qtbot)
    for step in match(rules, 2)[: share(200)]:
        now = show_to(table, step.after, 0)
        assert board_on(table).places == quint_board(now)


def test_while_a_step_is_shown_no_quint_is_counted_before_it_is_marked(table: Table) -> None:
    for seed in range(1, 1 + share(5)):
        for step in match(RuleOptions(), seed):
            if not caused(step, QuintScored):
                continue
            show(table, step.before)
            marked = set(step.before.deal.quints if step.before.deal else ())
            show_step(table, step, CLICK)
            while is_playing(table):
                shown = {p.quint for p in board_on(table).places if p.state is TAKEN}
                known = {one.quint for one in seen(step.after).quints}
                assert {one.quint for one in marked} <= shown <= known
                let_land(table)
                next_scene(table)
            if step.after.winner is None:
                assert board_on(table).places == quint_board(seen(step.after))


def test_a_card_lies_on_the_board_when_it_has_landed(table: Table) -> None:
    step = first(
        lambda s: (
            isinstance(s.action, Play)
            and quint_of(s.action.card) is not None
            and not caused(s, TrickWon)
            and added_by(s.action.card, seen(s.before)) is not None
        )
    )
    show(table, step.before)
    before = board_on(table).places
    show_step(table, step, CLICK)
    assert board_on(table).places == before
    let_land(table)
    assert board_on(table).places == quint_board(seen(step.after)) != before


def test_pointing_at_a_card_of_ones_own_shows_what_it_would_add(table: Table) -> None:
    def wanted(step: Step) -> bool:
        now = seen(step.after)
        return any(isinstance(one, Play) and added_by(one.card, now) for one in now.actions)

    step = first(wanted)
    now = show(table, step.after)
    plain = table.grab().toImage()
    cards = [one.card for one in now.actions if isinstance(one, Play)]
    card = next(one for one in cards if added_by(one, now))
    place = board_on(table).place_of(next(q for q in QUINTS if card in q.cards)).toAlignedRect()
    pose = widget_of(table, card).pose
    Mouse(table).move(QPointF(pose.x - 0.4 * pose.width, pose.y))
    assert table.grab(place).toImage() != plain.copy(place)
    Mouse(table).move(QPointF(5, 5))
    assert table.grab(place).toImage() == plain.copy(place)


# ------------------------------------------------------------------- where it stands
@pytest.mark.parametrize("rules", [RuleOptions(), DUMMY, TWO], ids=["four", "dummy", "two"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_it_and_it_covers_nothing(
    table: Table, size: tuple[int, int], rules: RuleOptions
) -> None:
    table.setUpdatesEnabled(False)  # painted, the largest needs 40 MiB
    table.resize(*size)
    step = first_of(rules, lambda s: len(s.after.deal.trick.cards if s.after.deal else ()) == 3)
    show_to(table, step.after, 0)
    board, geometry = board_on(table), geometry_on(table)
    felt = QRectF(*geometry.felt)
    boxes = [board.place_of(quint) for quint in QUINTS]
    for one in boxes:
        assert felt.contains(one)
        assert one.width() >= 15 and one.height() >= 10
    words = QRectF(prompt_on(table).geometry())
    for shell in board.capsules():
        for card in trick_on(table).values():
            assert not card.polygon().boundingRect().intersects(shell)
        assert not shell.intersects(words) or words.height() < 40  # a line, not two under a card
    assert all(not a.intersects(b) for a in boxes for b in boxes if a is not b)


def test_only_what_has_changed_is_painted_again(table: Table) -> None:
    step = first(lambda s: caused(s, QuintScored, TrickWon) and s.after.winner is None)
    show(table, step.before)
    board, regions = board_on(table), QRegion()

    def add(region: QRegion) -> None:
        nonlocal regions
        regions += region

    def picture() -> QImage:
        found = QImage(table.size(), QImage.Format.Format_RGB32)
        found.fill(QColor("black"))
        with QPainter(found) as painter:
            board.paint(painter, QRegion(table.rect()), 1.0)
        return found

    before = picture()
    board.changed.connect(add)
    board.show(quint_board(seen(step.after)), Side.NS)
    after = picture()
    assert before != after
    for x in range(0, table.width(), 3):
        for y in range(0, table.height(), 3):
            if before.pixel(x, y) != after.pixel(x, y):
                assert regions.contains(QPointF(x, y).toPoint())


# ------------------------------------------------------------------- the Quint Royal
def test_the_royal_of_ones_own_side_is_celebrated_and_theirs_only_counted(table: Table) -> None:
    to_the_royal(table, Side.NS)
    assert board_on(table).is_warm
    assert "25 for us" in prompt_on(table).accessibleName()

    to_the_royal(table, Side.EW)
    assert not board_on(table).is_warm
    royal = board_on(table).places[0]
    assert (royal.state, royal.side) == (TAKEN, Side.EW)
    prompt_on(table).say("To play: Ada")  # which waits until that has been read, or for a click
    assert "25 for them" in prompt_on(table).accessibleName()
    prompt_on(table).let_go()
    assert "25 for them" not in prompt_on(table).accessibleName()

    to_the_royal(table, Side.NS)
    let_land(table)
    (tag,) = [one for one in tags_on(table).quints if one.isVisible()]
    (card,) = [one for one in trick_on(table).values() if one.card is QUINT_ROYAL]
    assert table.children().index(tag) > table.children().index(card)
    go_on(table)
    assert not board_on(table).is_warm


@pytest.mark.parametrize("side", Side)
def test_it_moves_towards_its_winner_and_is_gathered_from_there(table: Table, side: Side) -> None:
    step = first(is_royal(side))  # type: ignore[arg-type]
    show(table, step.before)
    show_step(table, step, CLICK)
    let_land(table)
    (royal,) = [one for one in trick_on(table).values() if one.card is QUINT_ROYAL]
    start = royal.pose
    winner = present(seen(step.after).tricks[-1].winner)
    goal = geometry_on(table).trick(edge_at(table, winner))
    next_scene(table)
    let_land(table)
    before = abs(start.x - goal.x) + abs(start.y - goal.y)
    assert abs(royal.pose.x - goal.x) + abs(royal.pose.y - goal.y) < before
    let_pass(table)
    assert trick_on(table) == {}


@pytest.mark.parametrize("pace", [STILL, Pace(Speed.NONE, TrickPause.CLICK)], ids=["still", "none"])
def test_without_motion_nothing_slides_or_glows(table: Table, pace: Pace) -> None:
    to_the_royal(table, Side.NS, pace)
    assert not board_on(table).is_warm
    for seat, one in trick_on(table).items():
        if one.card is QUINT_ROYAL:
            assert one.pose == geometry_on(table).trick(edge_at(table, seat))


# ------------------------------------------------------------------- the cachette
def test_the_cachette_is_turned_up_card_by_card_and_its_quints_are_joined(table: Table) -> None:
    step = first(
        lambda s: (
            caused(s, CachetteRevealed, DealEnded)
            and sum(
                isinstance(one, QuintScored) and one.scored.trick == CACHETTE_TRICK
                for one in s.events
            )
            >= 2
        )
    )
    show(table, step.before)
    show_step(table, step, CLICK)
    faces, joined = [], False
    while is_playing(table):
        let_land(table)
        up = [one.card for one in cachette_on(table) if one.card is not None]
        faces.append(len(up))
        lit = {one.quint for one in board_on(table).places if one.state in (TABLE, TAKEN)}
        assert {one for one in quints_in(up)} <= lit
        view = cachette_view_on(table)
        if view.isVisible() and not joined:
            joined = True
            now = seen(step.after)
            assert now.cachette is not None
            points = now.results[-1].trick_value + quint_points(now.cachette)
            assert f"{points} points" in prompt_on(table).accessibleName()
            assert {tag.quint for tag in view.tags if tag.quint} == set(quints_in(now.cachette))
            for tag in filter(QuintTag.isVisible, view.tags):
                end = tag.grab().toImage().pixelColor(tag.width() - 5, tag.height() // 2)
                assert end != QColor(end_colours(table.look.theme, is_own=None)[0]), "it is won"
            assert view.accessibleName().startswith("The cachette, won with: ")
            told = join_and([card_name(card) for card in now.cachette])
            assert view.accessibleDescription() == told
        next_scene(table)
    assert joined
    assert {1, 2, 3, 4, 5} <= set(faces)
    assert not cachette_view_on(table).isVisible()  # the result lies there now

    show(table, step.before)
    show_step(table, step, CLICK)
    while sum(one.card is not None for one in cachette_on(table)) != 2:
        let_land(table)
        next_scene(table)
    go_on(table)  # turns up the rest
    let_land(table)
    assert all(one.card is not None for one in cachette_on(table))
    assert cachette_view_on(table).isVisible()


# ------------------------------------------------------------------- by eye and by ear
@pytest.mark.parametrize("theme", THEMES.values(), ids=[*THEMES])
def test_every_stand_looks_different_even_without_colour(table: Table, theme: Theme) -> None:
    table.look.apply_theme(theme)
    pictures: dict[str, bytes] = {}
    for step in match(RuleOptions(), 3)[:200]:
        board = quint_board(seen(step.after))
        place = next((one for one in board if one.quint == CLUB_QUINT), None)
        if place is None:
            continue
        name = place.state.name + ("" if place.side is None else place.side.name)
        name += "".join(map(str, place.lying)) if place.state is HALF else ""
        if name not in pictures:
            show(table, step.after)
            box = board_on(table).place_of(place.quint).toAlignedRect()
            grey = table.grab(box).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
            pictures[name] = bytes(grey.constBits())
    assert len(pictures) >= 3
    assert len({*pictures.values()}) == len(pictures)


@pytest.mark.parametrize("theme", THEMES.values(), ids=[*THEMES])
def test_everything_on_it_can_be_read(theme: Theme) -> None:
    colours = board_colours(theme)
    for ink, ground in (
        (colours.open, colours.capsule),
        (colours.gone, colours.capsule),
        (colours.ours_ink, colours.ours),
        (colours.theirs_ink, colours.theirs),
        (colours.lit_ink, colours.lit),
    ):
        assert contrast(QColor(ink), QColor(ground)) >= 4.7, (ink, ground)
    for suit in Suit:
        assert contrast(QColor(theme.felt_suits.of(suit)), QColor(colours.capsule)) >= 3.9


def test_by_ear_it_is_a_list_of_thirteen(table: Table) -> None:
    show_to_all(table)
    QApplication.processEvents()
    step = first(
        lambda s: (
            s.after.deal is not None
            and any(one.state is TABLE for one in quint_board(seen(s.after)))
            and len(s.after.deal.quints) > 2
        )
    )
    now = show(table, step.after)
    top = present(QAccessible.queryAccessibleInterface(table))
    parts = [top.child(place) for place in range(top.childCount())]
    (board,) = [one for one in parts if one.text(QAccessible.Text.Name) == "Quints"]
    assert board.role() is QAccessible.Role.Table
    rows = [board.child(place) for place in range(board.childCount())]
    cells = [[row.child(place) for place in range(row.childCount())] for row in rows]
    sizes = {row.text(QAccessible.Text.Name): row.childCount() for row in rows}
    assert sizes == {"Hearts": 3, "Diamonds": 3, "Clubs": 3, "Spades": 3, "Quint Royal": 1}
    told = [cell.text(QAccessible.Text.Name) for row in cells for cell in row]
    assert {*told} == {place_words(one, speaker_at(table)) for one in quint_board(now)}
    assert any("on the table, goes to" in one for one in told)
    for row, own in zip(rows, cells, strict=True):
        assert row.role() is QAccessible.Role.Row and row.rect().isValid()
        for place, cell in enumerate(own):
            assert cell.role() is QAccessible.Role.Cell and row.rect().contains(cell.rect())
            assert cell.parent().indexOfChild(cell) == place
