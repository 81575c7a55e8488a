"""A replay in the window: steps, tricks, hands, keys, and back to the game as it was."""

from __future__ import annotations

import random
import re

import pytest
from at_the_table import *
from at_the_table import choose, hands_on, piles_on, trick_on
from keyboards import key_event
from kit import *
from present import present
from replaying import assert_apart, opened, replays_of, seat, shown
from seating import Seated
from sheets import ledger_of

from quinto_desktop.window.app.replay_controller import ReplayController
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.stepper.replay_view import StoryView

__all__ = ["replays_of", "seat"]

_Key = Qt.Key


def session_with(deals: int = 1, *, rules: RuleOptions | None = None, extra: int = 0) -> Session:
    """A game with so many deals finished, and some more actions, by whoever is on turn."""
    rules = rules or RuleOptions(target=2000)
    session, choice = (
        Session(numbered_game(usual_players(rules.form), rules, seed=11)),
        random.Random(4),
    )
    while session.state.deals_finished < deals or extra:
        extra -= session.state.deals_finished == deals
        act(session, choice)
    return session


def begin(seated: Seated, session: Session) -> None:
    seated.controller.new_game(session, is_kept=False)


@pytest.fixture
def view(seated: Seated, replays: ReplayController) -> ReplayView:
    """A replay of a game with two finished deals, at the beginning of the second."""
    begin(seated, session_with(2))
    choose(seated.room, Command.REPLAY)
    return shown(replays)


def press(view: ReplayView, key: Qt.Key, keys: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(view, key, keys or Qt.KeyboardModifier.NoModifier)


CONTROL = Qt.KeyboardModifier.ControlModifier


# ------------------------------------------------------------------ opening and closing
def test_of_which_games_there_is_a_replay(seated: Seated, replays: ReplayController) -> None:
    begin(seated, session_with(0, extra=20))

    choose(seated.room, Command.REPLAY)

    assert replays.view is None
    told = bubble_on(seated.table).accessibleName()
    assert told == "There is nothing to replay until a deal is over."

    # The deal on the table is no part of it.
    session = session_with(1, extra=20)
    begin(seated, session)
    view = opened(replays)

    assert view.replay.length == session.length - 20
    assert view.replay.state.deals_finished == 0
    view.projector.go(10**6)
    assert view.replay.state.deals_finished == 1

    # A single deal needs no list.
    begin(seated, session_with(1))
    view = opened(replays)
    assert not is_offered(view.table, view.offer_deals)

    # A deal that is not over has no replay.
    begin(seated, session_with(1, extra=30))
    assert links_of(seated) == ["deal:1-1"]

    # A story goes with its game.
    begin(seated, session_with(1))
    seated.room.sheet.deal_chosen.emit(1, 1)
    begin(seated, session_with(1, rules=RuleOptions(target=1000)))
    assert seated.room.views.view is None


def test_it_begins_with_the_latest_deal_as_one_saw_it_and_the_game_waits(
    seated: Seated, view: ReplayView, replays: ReplayController
) -> None:
    assert view.replay.position == view.replay.deals[1].start
    assert view.table.observation == observe(view.replay.state, Seat.S).watched()
    assert fault_on(view.table, view.shown()) is None
    before = seated.controller.session.saved()
    assert not seated.room.table.isVisible()
    assert not menu_action(seated.room, Command.UNDO).isEnabled()

    press(view, _Key.Key_Escape)

    assert replays.view is None
    assert seated.room.table.isVisible()
    assert menu_action(seated.room, Command.UNDO).isEnabled()
    assert menu_action(seated.room, Command.REPLAY).isEnabled()
    assert seated.controller.session.saved() == before


def test_it_speaks_another_language_at_the_same_place_and_another_game_closes_it(
    seated: Seated, view: ReplayView, replays: ReplayController, qtbot: QtBot
) -> None:
    view.projector.go_to_place(5)
    press(view, _Key.Key_A)
    at = view.replay.position

    seated.preferences.change(language="de")
    qtbot.waitUntil(lambda: replays.view is not view)

    now = shown(replays)
    assert now.replay.position == at
    assert now.projector.is_open
    assert now.isVisible()
    assert not seated.room.table.isVisible()

    begin(seated, session_with(0, extra=5))
    assert replays.view is None
    assert seated.room.table.isVisible()


# ------------------------------------------------------------------ moving
def test_keys_lead_to_every_place_and_every_step_shows_it(view: ReplayView) -> None:
    replay, deal, alone = view.replay, view.replay.deals[1], None
    ways = [
        (_Key.Key_Right, alone, deal.start + 1),
        (_Key.Key_Left, alone, deal.start),
        (_Key.Key_End, alone, deal.end),
        (_Key.Key_Home, alone, deal.start),
        (_Key.Key_7, alone, deal.tricks[6].start),
        (_Key.Key_Down, alone, deal.tricks[7].start),
        (_Key.Key_Up, alone, deal.tricks[6].start),
        (_Key.Key_0, alone, deal.start),
        (_Key.Key_PageUp, alone, replay.deals[0].start),
        (_Key.Key_PageDown, alone, deal.start),
        (_Key.Key_Home, CONTROL, 0),
        (_Key.Key_End, CONTROL, replay.length),
    ]
    for key, keys, position in ways:
        press(view, key, keys)
        assert (key, replay.position) == (key, position)
        assert fault_on(view.table, view.shown()) is None
    for text, position in (("12", deal.tricks[11].start), ("10", deal.tricks[9].start)):
        press(view, _Key.Key_5)
        QTest.keyClicks(view, text)
        assert view.replay.position == position
    press(view, _Key.Key_5)
    QTest.keyClicks(view, "13")
    assert view.replay.position == deal.end
    view.projector.go(0)
    for _ in range(5):  # to one's own decisions
        press(view, _Key.Key_Right, CONTROL)
        state = view.replay.state
        assert state.turn is Seat.S
        assert state.phase is Phase.DOUBLING or len(legal_actions(state)) > 1

    # Forward and back.
    press(view, _Key.Key_A)
    view.projector.go(0)
    end = view.replay.deals[0].end
    while view.replay.position < end // 2:
        press(view, _Key.Key_Right)
    view.projector.go(end)
    while view.replay.position > end // 2:
        press(view, _Key.Key_Left)
        assert fault_on(view.table, view.shown()) is None

    # A complete trick stays until the next step.
    deal = view.replay.deals[1]
    view.projector.go(deal.tricks[2].end - 1)

    press(view, _Key.Key_Right)
    assert view.accessibleDescription().startswith("Deal 2, trick 3 of 12")
    assert len(trick_on(view.table)) == 4
    assert view.table.busy

    press(view, _Key.Key_Right)
    assert view.accessibleDescription().startswith("Deal 2, trick 4 of 12")
    assert len(trick_on(view.table)) == 1


def test_the_row_the_table_and_a_list_of_deals_lead_on_by_clicks(
    view: ReplayView, seated: Seated
) -> None:
    replay, deal = view.replay, view.replay.deals[1]
    marks = [cell.mark for cell in view.line.cells]
    assert [mark.title for mark in marks[1:13]] == [str(number) for number in range(1, 13)]
    for mark, trick in zip(marks[1:13], deal.tricks, strict=True):
        assert mark.is_ours is (present(trick.winner).side is Seat.S.side)
    state = replay.steps[deal.end - 1].after
    with_quints = {scored.trick for scored in state.dealt.quints}
    assert {mark.place for mark in marks if mark.quint} == with_quints

    buttons = view.line.findChildren(QAbstractButton)
    assert all(button.accessibleName() or button.text() for button in buttons)
    view.line.cells[9].click()
    assert replay.position == deal.tricks[8].start
    view.line.cells[13].click()
    assert replay.position == deal.end
    view.line.cells[0].click()
    assert replay.position == deal.start

    # A click on the table is a step.
    before = view.replay.position

    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.table.geometry().center())
    assert view.replay.position == before + 1

    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert view.replay.position == before + 1

    # A list leads to every deal.
    replay = view.replay
    ledge_button(view.table, view.offer_deals).click()
    [menu] = view.findChildren(QMenu)
    points = [deal.points for deal in replay.deals]
    assert [action.text() for action in menu.actions()] == [
        f"Deal {number}: {own}–{other}"
        for number, (own, other) in enumerate(filter(None, points), start=1)
    ]
    assert [action.isChecked() for action in menu.actions()] == [False, True]

    menu.actions()[0].trigger()
    assert replay.position == replay.deals[0].start
    menu.close()

    # Questions are answered for the replay.
    view.projector.go_to_place(1)

    choose(seated.room, Command.ASK_HAND)

    told = bubble_on(view.table).accessibleName()
    assert told == questions.answer(view.speaker, Command.ASK_HAND, view.shown())
    assert bubble_on(seated.table).isHidden()


def test_it_plays_to_the_end_of_the_deal_until_space_or_a_step(
    view: ReplayView, qtbot: QtBot
) -> None:
    view.projector.go(view.replay.deals[0].end - 3)

    press(view, _Key.Key_Space)
    assert view.projector.is_playing
    assert ledge_button(view.table, view.projector.play_or_pause).text() == "Pause"
    qtbot.waitUntil(lambda: not view.projector.is_playing, timeout=15_000)

    assert view.replay.position == view.replay.deals[0].end
    assert ledge_button(view.table, view.projector.play_or_pause).text() == "Play"

    press(view, _Key.Key_Space)
    press(view, _Key.Key_Space)
    assert not view.projector.is_playing
    press(view, _Key.Key_Space)
    press(view, _Key.Key_Left)
    assert not view.projector.is_playing


# ------------------------------------------------------------------ what is seen
def test_hands_are_shown_and_hidden_again_and_every_player_can_be_looked_from(
    view: ReplayView,
) -> None:
    view.projector.go(view.replay.deals[1].start)
    press(view, _Key.Key_A)
    deal = view.replay.state.dealt
    assert view.shown().hands == deal.hands
    assert fault_on(view.table, view.shown()) is None
    assert is_lit(view, view.turn_hands)

    ledge_button(view.table, view.turn_hands).click()
    assert view.shown() == observe(view.replay.state, Seat.S).watched()
    assert not is_lit(view, view.turn_hands)

    # From every seat.
    view.projector.go_to_place(4)
    seen, names = set(), []
    for _ in range(4):
        press(view, _Key.Key_P)
        now = view.shown()
        seen.add(now.seat)
        assert [one for one in Seat if now.hands[one] is not None] == [now.seat]
        assert fault_on(view.table, now) is None
        names.append(view.known)
    assert seen == set(Seat)
    assert names == ["As Bertram saw it", "As Ada saw it", "As Clara saw it", "As you saw it"]

    # What is told of it.
    told: list[str] = []
    view.table.told.connect(told.append)
    view.projector.answered.connect(told.append)

    press(view, _Key.Key_3)
    assert told.pop().startswith("Deal 2, trick 3 of 12. ")
    press(view, _Key.Key_Right)
    step = present(view.replay.latest)
    assert isinstance(step.action, Play)
    assert any(sentence.endswith(f": {card_name(step.action.card)}.") for sentence in told)
    press(view, _Key.Key_A)
    assert told[-1] == "All hands are shown."
    press(view, _Key.Key_A)
    assert told[-1] == "Only what you knew is shown."

    # A held key does nothing but move again.
    place = view.replay.position
    for sign, key in (("a", _Key.Key_A), ("", _Key.Key_Right)):
        for number in range(2):
            event = key_event(sign, 0, key=key, is_repeat=number > 0)
            QCoreApplication.sendEvent(view, event)
    assert is_lit(view, view.turn_hands)
    assert view.replay.position == place + 2


def is_lit(view: ReplayView, act: Act) -> bool:
    """Whether the ledge shows that something is there now."""
    return next(button.is_lit for button in view.row.buttons if button.act == act)


@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO], ids=lambda form: form.value)
def test_every_form_is_replayed(seated: Seated, replays: ReplayController, form: Form) -> None:
    begin(seated, session_with(1, rules=RuleOptions(form=form, target=2000)))
    view = opened(replays)
    view.projector.go(0)
    length = view.replay.length
    for is_open, end in ((False, length // 2), (True, length)):
        view.projector.show_hands(is_open=is_open)
        view.projector.go(end - 9)
        while view.replay.position < end:
            view.projector.step_forward()
        view.projector.show_position()
        assert fault_on(view.table, view.shown()) is None


def test_everything_has_a_place_at_any_size(view: ReplayView, seated: Seated) -> None:
    press(view, _Key.Key_A)
    view.projector.go_to_place(3)
    for size in ((640, 560), (1280, 800), (2200, 1300)):
        seated.window.resize(*size)
        assert view.width() == seated.window.width()
        assert_apart(view, [view.table, view.line])
        buttons = [ledge_button(view.table, button.act) for button in view.row.buttons]
        for button in [*buttons, *view.line.cells]:
            parent = present(button.parentWidget())
            assert parent.rect().contains(button.geometry())
        for hand in hands_on(view.table).values():
            assert hand
            assert all(view.table.rect().intersects(card.geometry()) for card in hand)
            assert all(card.card is not None for card in hand)


# ------------------------------------------------------------------ what is told
# ------------------------------------------------------------------ from the score sheet
def links_of(seated: Seated) -> list[str]:
    content = present(seated.room.sheet.content)
    found: list[str] = re.findall(r'href="(deal:[^"]*)"', ledger_of(content).toHtml())
    return found


def story_in(seated: Seated) -> StoryView:
    view = seated.room.views.view
    assert isinstance(view, StoryView)
    return view


def test_a_deal_on_the_sheet_leads_to_its_story_as_it_was_told(seated: Seated) -> None:
    begin(seated, session_with(1))
    told = panel_on(seated.room.table).accessibleDescription()
    begin(seated, session_with(2, extra=9))
    assert links_of(seated) == ["deal:1-1", "deal:1-2"]
    table, before = seated.room.table, seated.controller.state
    as_it_stood = table.grab().toImage()
    for _ in range(2):
        seated.room.sheet.deal_chosen.emit(1, 1)
        view = story_in(seated)
        paper = panel_on(view.table)
        assert isinstance(paper, StoryPaper)
        assert paper.accessibleDescription() == told
        assert not table.isVisible()
        QTest.keyClick(view.table, _Key.Key_Escape)
        assert seated.room.views.view is None
    assert table.isVisible() and seated.controller.state == before
    assert table.grab().toImage() == as_it_stood


def test_from_a_story_hands_and_replay_lead_back_to_it(
    seated: Seated, replays: ReplayController
) -> None:
    begin(seated, session_with(2))
    seated.room.sheet.deal_chosen.emit(1, 1)
    table = story_in(seated).table
    for _ in range(2):
        ledge_button(table, Intent.SHOW_HANDS).click()
        assert isinstance(panel_on(table), AllHands)
        QTest.keyClick(table, _Key.Key_Escape)
        assert isinstance(panel_on(table), StoryPaper)
    ledge_button(table, Intent.SHOW_HANDS).click()
    assert not is_offered(table, Command.DEAL_AGAIN), "a game goes on in another deal"
    ledge_button(table, Command.REPLAY).click()
    replay = shown(replays).replay
    assert replay.deal is replay.deals[0]
    QTest.keyClick(shown(replays), _Key.Key_Escape)
    ledge_button(story_in(seated).table, Intent.BACK).click()
    assert seated.room.views.view is None


# --------------------------------------------------------------- low replays
@pytest.mark.parametrize("form", [Form.FOUR, Form.DUMMY])
def test_trick_hands_and_piles_keep_apart(
    seated: Seated, replays: ReplayController, form: Form
) -> None:
    begin(seated, session_with(2, rules=RuleOptions(target=2000, form=form)))
    choose(seated.room, Command.REPLAY)
    view = shown(replays)
    table = view.table
    for height, is_open, trick, cards in product((500, 560), (False, True), (1, 5), (1, 3)):
        seated.window.resize(800, height)
        view.projector.show_hands(is_open=is_open)
        view.projector.go_to_place(trick)
        for _ in range(cards):
            view.projector.replay.forward()
        view.projector.show_position()

        played = [*trick_on(table).values()]
        assert len(played) == cards
        hands = [card for hand in hands_on(table).values() for card in hand]
        piled = [tricks[0] for pile in piles_on(table).values() for tricks in pile]
        seen = [card for card in piled if card.isVisible()]
        pairs = [*product(played, hands), *product(seen, hands)]
        assert [(one.card, other.card) for one, other in pairs if overlap(one, other)] == []
        whole = table.rect().toRectF()
        assert all(whole.contains(card.polygon().boundingRect()) for card in hands)


def overlap(one: CardWidget, other: CardWidget) -> bool:
    both: QPolygonF = one.polygon().intersected(other.polygon())
    return not both.isEmpty()
