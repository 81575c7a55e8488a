"""Three people with keys in a whole deal: by tabs, seen and heard of at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest
from acting import act
from at_the_table import *
from playing import match
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QCursor, QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting
from test_every_form_by_mouse import Watch, setup_of

from quinto_desktop.game import Session
from quinto_desktop.game.session import acts_by_itself, is_persons_turn
from quinto_desktop.rules import *
from quinto_desktop.window.app.assistive import show_to_all
from quinto_desktop.window.table.input import RANK_KEYS
from quinto_desktop.window.text.card_text import card_title
from quinto_desktop.window.text.commands import Command


def heard(part: QAccessibleInterface) -> Iterator[str]:
    """The name of a part that can be heard of, and of all its parts but the quint board's."""
    yield part.text(QAccessible.Text.Name)
    for child in [part.child(place) for place in range(part.childCount())]:
        if child is not None and child.isValid() and child.role() is not QAccessible.Role.Cell:
            yield from heard(child)


def actions_of(steps: Iterable[Step]) -> Counter[str]:
    """What three people do with a curtain for each turn, as it was first; with tabs; with keys.

    A key is held once for each card, which the pointer chooses. By keys alone each press counts:
    none is held for dummy, nor again after a card that no other of its rank kept from being played.
    """
    done, last, holder, typer = Counter[str](), None, None, None
    for state, action in [(step.before, step.action) for step in steps]:
        player, is_card, people = state.player_on_turn, isinstance(action, Play), (0, 1, 2)
        last = None if state.phase is Phase.DEALING else last
        is_turn = is_persons_turn(state, people)
        if is_turn and not acts_by_itself(state):
            done.update(curtains=1 + (player != last), typed=1 + is_card + (player != last))
            last = player
        if is_turn and not acts_by_itself(state, people, plays_only_card=True):
            rank = action.card.rank if isinstance(action, Play) else None
            legal = [one.card for one in legal_actions(state) if isinstance(one, Play)]
            alike = [card for card in legal if card.rank is rank]
            is_dummys, is_only = is_card and state.turn is state.dummy, len(alike) == 1
            alone = 1 + (not is_only if is_dummys else player != typer)
            done.update(tabs=player != holder, keys=1, alone=alone)
            typer = player if is_only and (not is_dummys or player == typer) else None
            holder = player
        else:
            holder = typer = None
    return done


def test_tabs_or_keys_take_at_most_45_percent_of_the_clicks_that_curtains_took() -> None:
    """By keys alone, a key and a choice are 54 percent of a choice, Enter and often a curtain."""
    steps = match(RuleOptions(form=Form.DUMMY, target=400), 8, Seat.S)
    done = actions_of(steps)
    assert done["curtains"] > 80 * steps[-1].after.deals_finished
    assert done["tabs"] <= done["keys"] <= 0.45 * done["curtains"], done
    assert done["alone"] <= 0.54 * done["typed"], done


class Evening:
    """Ida, Otto and Rosa hold I, O and S: R makes a call."""

    def __init__(self, person: Sitting) -> None:
        self.person, self.table, self.look = person, person.table, Watch(person).look
        person.room.preferences.change(passing="keys", play_only_card=True)
        show_to_all(self.table)

    @property
    def length(self) -> int:
        return self.person.controller.session.length

    @property
    def player(self) -> int:
        player = self.person.controller.state.player_on_turn
        assert player is not None
        return player

    @property
    def another(self) -> int:
        """Somebody else at the screen."""
        return min(self.person.controller.session.setup.people - {self.player})

    def tab(self, player: int) -> QPoint:
        """Where a player's name is, in the window."""
        seat = home_seat(self.person.controller.state, player)
        return self.person.spot(plates_on(self.table)[edge_at(self.table, seat)])

    def key(self, player: int, act: Callable[..., object]) -> None:
        act(self.person.native, Qt.Key[f"Key_{self.person.speaker.keys[player]}"])

    def type(self) -> None:
        """Let whoever is on turn play as many cards as one press lets them."""
        person, player, state = self.person, self.player, self.person.controller.state
        looking = None if state.turn is state.dummy else player
        if looking is not None:
            self.key(player, QTest.keyPress)
        while person.playable and self.player == player:
            self.check(looking)
            length, rank = self.length, person.playable[-1].rank
            alike = [card for card in person.playable if card.rank is rank]
            person.key(next(key for key, one in RANK_KEYS.items() if one is rank))
            assert (self.length > length) is (len(alike) == 1)
            if self.length == length:
                break
        if looking is not None:
            self.key(player, QTest.keyRelease)
        elif person.focus is not self.table:
            person.key(Qt.Key.Key_Return)

    def check(self, looking: int | None) -> None:
        """See that whoever looks sees their hand, and that nothing else is seen or told of."""
        state, seen = self.person.controller.state, self.person.seen
        top, deal = QAccessible.queryAccessibleInterface(self.person.window), state.deal
        assert deal is not None and top is not None
        told = " ".join(heard(top))
        for seat in Seat:
            is_open = seat is state.dummy and len(deal.calls) == len(Seat)
            if not is_open and state.seating[seat] != looking:
                assert seen.hands[seat] is None
                hidden = {*deal.hands[seat]} - {QUINT_ROYAL}  # which results name
                assert not [card for card in hidden if card_title(card) in told]
            assert is_open or looking is not None or seat is not seen.turn or not seen.actions
        own = [seat for seat in Seat if state.seating[seat] == looking]
        assert not own or any(seen.hands[seat] is not None for seat in own)
        self.look()


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    """Three people, one of whom has to lead."""
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
    session, choice = Session(setup_of(rules, {0, 1, 2}, 3, Seat.S)), Random(2)
    while session.state.phase is not Phase.PLAY:
        act(session, choice)
    with sitting(qtbot, tmp_path, session=session) as person:
        yield Evening(person)


def test_in_a_deal_nothing_is_seen_but_by_whoever_holds_a_key(evening: Evening) -> None:
    """Each presses their tab, moves to a card and lets go; every third time by keys alone."""
    person, table, finger = evening.person, evening.table, Finger(evening.person.window)
    presses, told = 0, set[str]()
    while not person.seen.results:
        player, before = evening.player, evening.length
        person.wait(lambda: person.is_curtained)
        told.add(prompt_on(table).accessibleName())
        choose(person.room, Command.HINT)  # would tell of hands that nobody may see
        assert "hold your own key, then ask for a hint" in bubble_on(table).accessibleName().lower()
        evening.check(None)
        presses += 1
        if presses % 3 == 0:
            evening.type()
            assert evening.length > before
            continue
        tab = evening.tab(player)
        finger.press(QPointF(tab)) if presses % 2 else person.press(tab)
        evening.check(player)
        while person.playable:
            leads = apply(person.controller.state, Play(person.playable[-1])).after
            spot, length = person.spot_of(person.playable[-1]), evening.length
            finger.move(QPointF(spot)) if presses % 2 else person.point_at(spot)
            if leads.player_on_turn != player:
                break
            spot = person.middle  # and once more, with the same hold
            finger.move(QPointF(spot)) if presses % 2 else person.point_at(spot)
            assert evening.length > length
            evening.check(player if evening.person.seen.turn is not None else None)
        finger.release(QPointF(spot)) if presses % 2 else person.release(spot)
        assert evening.length > before
    person.heard.clear()
    evening.key(2, QTest.keyClick)  # S, held too long, asks for no score
    assert not person.heard
    assert {"Otto: hold O", "Ida plays from dummy: a spade"} <= told


def test_a_key_held_down_counts_once_and_by_what_it_types(evening: Evening) -> None:
    looks: list[object] = []
    down, up, none = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, Qt.KeyboardModifier.NoModifier
    evening.table.keys.looked.connect(lambda player, _card: looks.append(player))
    for typed, code in (("и", 0), ("ш", 31), ("s", 0)):  # И is nobody's; Ш is where I is
        for kind, is_again in ((down, False), (up, True), (down, True), (up, False)):
            event = QKeyEvent(kind, ord(typed.upper()), none, code, 0, 0, typed, is_again)
            QApplication.sendEvent(evening.table, event)
    assert looks == [0, None, 2, None]
    evening.person.room.preferences.change(own_keys={"Otto": "И", "Karl": "S"})
    for typed, kind in product("iosи", (down, up)):  # Otto's is no longer O; Karl is not here
        event = QKeyEvent(kind, ord(typed.upper()), none, 56 * (typed == "и"), 0, 0, typed)
        QApplication.sendEvent(evening.table, event)
    assert looks[4:] == [0, None, 2, None, 1, None]


def test_whoever_comes_back_is_told_how_it_stands_and_what_to_hold(evening: Evening) -> None:
    evening.person.room.welcome()
    told, player = prompt_on(evening.table), evening.player
    where = "Welcome back: deal 1, trick 1."
    assert told.accessibleName() == f"{where} Otto: hold O"
    evening.key(player, QTest.keyPress)
    assert "Welcome" not in told.accessibleName()


def test_whoever_has_looked_must_agree_to_what_is_taken_back(evening: Evening) -> None:
    person, session, first = evening.person, evening.person.controller.session, evening.player
    length, action = session.length, legal_actions(session.state)[0]
    assert isinstance(action, Play)
    told = f"Otto takes back: {card_title(action.card)}."
    person.table.action_chosen.emit(Play((person.seen.hands[Seat.N] or ())[0]))
    assert person.refusals == [Refusal(Reason.NOT_YOUR_TURN, seat=session.state.turn)]
    for answer in ("", "&No", "&Agreed"):  # if it is asked for, as others have seen it
        if session.length == length:
            evening.key(first, QTest.keyPress)
            person.table.action_chosen.emit(action)
            evening.key(first, QTest.keyRelease)
        for act_of_key in (QTest.keyPress, QTest.keyRelease) if answer else ():
            evening.key(evening.player, act_of_key)
        choose(person.room, Command.UNDO)
        boxes = [box for box in person.window.findChildren(QMessageBox) if box.isVisible()]
        assert [box.informativeText() for box in boxes] == [told] * bool(answer)
        for button in [one for box in boxes for one in box.buttons() if one.text() == answer]:
            button.click()
        assert (session.length == length) is (answer != "&No")
    while not person.seen.results:
        act(session, Random(3))
    assert not session.can_undo


def test_what_is_pointed_at_while_a_key_is_held_is_played_on_letting_go(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = Session(setup_of(RuleOptions(form=Form.DUMMY), {0, 1, 2}, 3, Seat.S))
    act(session, Random(2))
    with sitting(qtbot, tmp_path, session=session) as person:
        evening, table = Evening(person), person.table

        def point_at(spot: QPoint) -> None:
            QCursor.setPos(person.window.mapToGlobal(spot))
            QApplication.processEvents()

        def holding(*spots: QPoint) -> int:
            player, before = evening.player, evening.length
            evening.key(player, QTest.keyPress)
            for spot in spots:
                point_at(spot)
            assert evening.length == before
            evening.check(player)
            evening.key(player, QTest.keyRelease)
            return evening.length - before

        while person.controller.state.phase is not Phase.PLAY:
            point_at(person.middle)
            evening.check(None)
            assert not holding()  # the panel came up under a pointer at rest
            evening.key(evening.player, QTest.keyPress)
            spot = person.spot(calls_on(table)[Call.PASS]) - QPoint(40, 0)
            evening.key(evening.player, QTest.keyRelease)
            assert holding(QPoint(), spot)
            person.wait(lambda: not table.busy)
        evening.key(evening.player, QTest.keyPress)
        spot = person.spot_of(person.playable[-1])
        evening.key(evening.player, QTest.keyRelease)
        assert not holding(spot, person.middle)  # away from it again
        point_at(spot)
        assert not holding(spot + QPoint(1, 0))  # it has only come to lie under the pointer
        assert holding(*[spot + QPoint(step, 0) for step in (2, 3, 4, 7, 9)])


PEOPLE = {
    "three": (RuleOptions(form=Form.DUMMY), {0, 1, 2}),
    "two": (RuleOptions(form=Form.TWO), {0, 1}),
    "four": (RuleOptions(), {0, 1, 2, 3}),
    "with a computer": (RuleOptions(form=Form.DUMMY), {0, 1}),
    "with two": (RuleOptions(), {0, 1}),
}
ENDS: dict[str, Callable[[Evening], object]] = {
    "another's key": lambda evening: evening.key(evening.another, QTest.keyPress),
    "another's tab": lambda evening: evening.person.press(evening.tab(evening.another)),
    "a menu": lambda evening: evening.person.window.findChildren(QMenu)[0].popup(QPoint()),
    "a puzzle": lambda evening: choose(evening.person.room, Command.DAYS_PUZZLE),
    "minimised": lambda evening: evening.person.window.showMinimized(),
    "another window": lambda evening: QApplication.sendEvent(
        evening.person.focus or evening.table,
        QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason),
    ),
    "let go": lambda evening: evening.key(evening.player, QTest.keyRelease),
}


@pytest.mark.parametrize("who", PEOPLE)
def test_a_hand_is_seen_while_its_key_alone_is_held(qtbot: QtBot, tmp_path: Path, who: str) -> None:
    """What has been chosen meanwhile is played on letting go, and on nothing else."""
    rules, people = PEOPLE[who]
    session, choice = Session(setup_of(rules, people, 3, Seat.S)), Random(2)
    while session.state.phase is not Phase.PLAY:
        act(session, choice)
    with sitting(qtbot, tmp_path, session=session) as keyed:
        evening, looks, none = Evening(keyed), list[object](), Qt.KeyboardModifier.NoModifier
        keyed.table.keys.looked.connect(lambda player, _card: looks.append(player))
        for size, (how, end) in zip(cycle(((800, 560), (2560, 1440))), ENDS.items(), strict=False):
            keyed.window.resize(*size)
            keyed.wait(lambda: keyed.is_curtained and not keyed.table.busy)
            before, player, other = evening.length, evening.player, evening.another
            own = Qt.Key[f"Key_{keyed.speaker.keys[player]}"]
            looks.clear()
            evening.check(None)
            evening.key(player, QTest.keyPress)
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                QApplication.sendEvent(keyed.table, QKeyEvent(kind, own, none, "", autorep=True))
            assert keyed.playable
            evening.check(player)
            keyed.key(Qt.Key.Key_Right)
            assert evening.length == before
            end(evening)
            QApplication.processEvents()
            assert len(looks) == 2
            assert not any(keyed.seen.hands[seat] for seat in Seat if seat is not keyed.seen.dummy)
            evening.look()
            assert (evening.length > before) is (how == "let go")
            if menu := QApplication.activePopupWidget():
                menu.close()
            keyed.room.views.close()
            keyed.window.showNormal()
            for one in (other, player):
                evening.key(one, QTest.keyRelease)
            keyed.release(evening.tab(other))
            evening.check(None)
