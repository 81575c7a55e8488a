"""What beats this card: when it shows, what it says, and that its towers can be read."""

from __future__ import annotations

import pytest
from at_the_table import cards_on, own_hand, prompt_on, rest, speaker_at, trick_on
from kit import *
from present import present
from tabling import at_all_sizes, game, make_table, press_key, seen, show, show_step

from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.text.board_text import spoken

F6_TWICE = 2


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    table.set_preferences(TablePreferences(Pace(Speed.NONE), shows_skyline=True))
    return table


def souths_turn(cards: int) -> Step:
    """A step after which South plays to a trick with so many cards."""
    return next(step for step in game(3) if _is_souths(step.after, cards))


def _is_souths(state: MatchState, cards: int) -> bool:
    now = seen(state)
    trick = now.trick
    is_turn = now.phase is Phase.PLAY and now.turn is Seat.S and len(now.actions) > 1
    return is_turn and trick is not None and len(trick.cards) == cards and len(now.tricks) > 1


def may_be_played(table: Table) -> list[CardWidget]:
    return [widget for widget in own_hand(table) if table.hand.may_play(widget)]


def point_at(table: Table, widget: CardWidget) -> None:
    """Move the pointer to what can be seen of a card of the fan."""
    QTest.mouseMove(table, QPoint(3, table.height() // 2))
    corner = widget.polygon().boundingRect().topLeft() + QPointF(12, 30)
    QTest.mouseMove(table, corner.toPoint())


# ------------------------------------------------------------------- when it shows
def test_a_pointer_at_rest_asks_if_that_is_liked(table: Table, qtbot: QtBot) -> None:
    show(table, souths_turn(1).after)
    one, other = may_be_played(table)[:2]
    point_at(table, one)
    assert not table.skyline.is_open  # the pointer may only be passing
    qtbot.waitUntil(lambda: table.skyline.is_open)
    assert table.skyline.panel.card is one.card
    corner = other.polygon().boundingRect().topLeft() + QPointF(12, 30)
    QTest.mouseMove(table, corner.toPoint())
    assert table.skyline.panel.card is other.card

    QTest.mouseMove(table, QPoint(3, table.height() // 2))
    assert not table.skyline.is_open


def test_a_key_shows_it_for_the_focused_card_and_the_next(table: Table) -> None:
    show(table, souths_turn(1).after)
    told: list[str] = []
    table.answered.connect(told.append)
    table.told.connect(told.append)
    assert prompt_on(table).isVisible()
    table.skyline.toggle()
    assert table.skyline.is_open
    panel = table.skyline.panel
    assert prompt_on(table).isVisible()
    first, sky = panel.card, panel._sky
    assert first is not None and sky is not None
    assert panel.accessibleName() == CardText(spoken(sky, speaker_at(table))).spoken()
    assert "{card" not in panel.accessibleName()
    press_key(table, Qt.Key.Key_Right)
    assert panel.card not in (None, first)
    assert len([text for text in told if "beat" in text or "follow" in text]) >= F6_TWICE

    ways: tuple[Callable[[], object], ...] = (
        table.skyline.toggle,
        lambda: press_key(table, Qt.Key.Key_Escape),
        lambda: table.action_chosen.emit(Play(may_be_played(table)[0].card or QUINT_ROYAL)),
    )
    for away in ways:
        away()
        assert not table.skyline.is_open
        assert prompt_on(table).isVisible()
        press_key(table, Qt.Key.Key_Right)
        assert not table.skyline.is_open
        table.skyline.toggle()


def test_a_key_that_is_held_shows_it_as_long(table: Table) -> None:
    show(table, souths_turn(1).after)
    press_key(table, Qt.Key.Key_Right)
    widget = QApplication.focusWidget()
    assert isinstance(widget, CardWidget)
    for kind, repeats in ((QEvent.Type.KeyPress, False), (QEvent.Type.KeyPress, True)):
        assert not table.skyline.is_open
        event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeats)
        QApplication.sendEvent(widget, event)
    assert table.skyline.panel.card is widget.card
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for kind, repeats in ((release, True), (press, True)):
        event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeats)
        QApplication.sendEvent(widget, event)
    assert table.skyline.is_open
    end = QKeyEvent(release, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    QApplication.sendEvent(widget, end)
    assert not table.skyline.is_open


def test_nothing_shows_before_the_deal_has_landed_and_behind_a_curtain(table: Table) -> None:
    step = next(step for step in game(3) if isinstance(step.action, Deal))
    table.set_preferences(TablePreferences(Pace(Speed.NORMAL, TrickPause.SHORT)))
    show(table, step.before)
    table.show_step(step, seen(step.after), Pace(Speed.NORMAL, TrickPause.SHORT))
    assert table.busy
    table.skyline.toggle()
    assert not table.skyline.is_open
    rest(table)

    step = souths_turn(1)
    show(table, step.after)
    table.skyline.toggle()
    assert table.skyline.is_open
    table.show_step(step, seen(step.after).covered(), INSTANT)
    assert not table.skyline.is_open
    row = LedgeRow.onward("I am Ada", Intent.READY)
    table.await_person(Notice("Ada is next", "The cards are hidden.", row))
    table.skyline.toggle()
    assert not table.skyline.is_open


def test_it_follows_the_game_while_it_is_on(table: Table) -> None:
    step = souths_turn(1)
    show(table, step.before)
    table.skyline.toggle()
    before = table.skyline.panel._sky
    show_step(table, step, INSTANT)
    assert table.skyline.is_open
    assert table.skyline.panel._sky != before


# ------------------------------------------------------------------- how it looks
@at_all_sizes
def test_it_lies_clear_of_the_trick_and_under_the_cards(
    table: Table, size: tuple[int, int]
) -> None:
    table.resize(*size)
    show(table, souths_turn(2).after)
    table.skyline.toggle()
    panel, prompt = table.skyline.panel, prompt_on(table)
    assert panel.isVisible() and prompt.isVisible()
    outlines = [card.polygon().boundingRect().toRect() for card in trick_on(table).values()]
    assert not any(map(prompt.geometry().intersects, [panel.geometry(), *outlines]))
    assert table.rect().contains(panel.geometry())
    children = table.children()
    assert children.index(panel) < min(children.index(card) for card in cards_on(table))
    sky = present(panel._sky)
    places = [panel.place_of(card) for card in reversed(PACK)]
    inside = QRectF(panel.rect())
    assert all(inside.contains(place) for place in places)
    assert all(one.right() < other.left() + 0.5 for one, other in pairwise(places))
    heights = [place.height() for place in places]
    assert heights == sorted(heights, reverse=True)
    for tower in sky.towers:
        is_over = panel.place_of(tower.card).top() < panel.place_of(sky.card).top()
        assert is_over is (tower.card.strength > sky.card.strength)
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    lefts = [panel.place_of(card).left() for card in PACK]
    assert lefts == sorted(lefts)


@pytest.mark.parametrize("size", [(800, 532), (1280, 776)])
def test_its_letters_can_be_read(table: Table, size: tuple[int, int]) -> None:
    """Also before the first lead, when most cards are unseen."""
    table.resize(*size)
    show(table, next(step.after for step in game(3) if seen(step.after).phase is Phase.PLAY))
    table.skyline.toggle()
    sky, panel = table.skyline.panel._sky, table.skyline.panel
    assert sky is not None
    assert len(sky.towers) > 36
    for tower in sky.towers[:20]:  # those under it are low
        font, rank = panel.letter_font(tower.card), str(tower.card)[1:]
        assert font is not None and font.pixelSize() >= 13, tower
        assert QFontMetricsF(font).horizontalAdvance(rank) < panel.place_of(tower.card).width() + 2


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_beats_it_can_be_told_from_what_does_not(table: Table, theme: Theme) -> None:
    table.look.apply_theme(theme)
    show(table, souths_turn(1).after)
    panel = table.skyline.panel
    for widget in may_be_played(table):
        table.skyline.close()
        widget.setFocus()
        table.skyline.toggle()
        sky = present(panel._sky)
        picture, ground = panel.grab().toImage(), QColor(theme.skyline)
        for tower in sky.towers:
            foot = panel.place_of(tower.card)
            spot = QPoint(round(foot.center().x()), round(foot.bottom() - 3))
            if tower.beats:
                assert contrast(picture.pixelColor(spot), ground) >= 3.9, tower


# ------------------------------------------------------------------- what it says
