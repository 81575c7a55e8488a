"""A rubber, a two-handed game, three people with dummy and an open table, by the mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from acting import act
from at_the_table import *
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from replaced import replace
from sitting import Sitting, sitting

from quinto_desktop.game import GameSetup, PlayerRecord, Session, Speed
from quinto_desktop.game.judging import hint_engine
from quinto_desktop.game.thinking.thinker import ComputerTurn
from quinto_desktop.players import ComputerPlayer
from quinto_desktop.records import save_game
from quinto_desktop.rules import *
from quinto_desktop.window.text.card_text import card_title
from quinto_desktop.window.text.commands import Command

NAMES = ("Ida", "Otto", "Rosa", "Karl")
SMALL = (800, 560)


def setup_of(
    rules: RuleOptions, people: set[int], seed: int, first_dealer: Seat | None
) -> GameSetup:
    players = tuple(
        [
            PlayerRecord(NAMES[number], None if number in people else "casual")
            for number in range(rules.form.players)
        ]
    )
    return GameSetup(players, NumberedDeals(seed), rules, first_dealer)


class ByMouse:
    """Plays whatever is asked for, by clicks, drags and hints in turn, and checks every step."""

    def __init__(self, person: Sitting) -> None:
        self.person = person
        self.asked: list[str] = []
        self.from_dummy = 0
        self.ways = cycle(("click", "drag"))

    def play_on(self) -> None:
        """Do the one thing currently asked for."""
        person = self.person
        if person.calls:
            person.push(calls_on(person.table)[person.calls[-1]])
        elif person.playable:
            self.play()
        else:
            self.answer()
        person.wait_for_turn()

    def answer(self) -> None:
        person = self.person
        person.wait(lambda: listens(person.table))
        [button, *_] = answers_on(person.table)
        self.asked.append(button.text())
        person.push(button)

    def play(self) -> None:
        person, seen = self.person, self.person.seen
        card, before = person.playable[0], len(person.done)
        self.from_dummy += seen.turn is not seen.seat
        way = next(self.ways)
        if way == "hint":
            choose(person.room, Command.HINT)  # it lights a card, or tells what there is to tell
            person.wait(lambda: person.table.hand.hinted is not None or person.bubble is not None)
            at = focused_card(person.table)  # the last where all are worth the same
            card = person.table.hand.hinted or (at and at.card) or card
            person.key(Qt.Key.Key_Return)
        if way == "drag":
            person.drag(person.spot_of(card), person.middle)
        elif not person.done[before:]:
            person.click(person.spot_of(card))
        assert person.done[before:][:1] == [Play(card)]
        assert person.refusals == []

    def play_on_until(self, is_enough: Callable[[], bool]) -> None:
        self.person.wait_for_turn()
        while not is_enough():
            self.play_on()


def test_a_full_rubber_by_the_book_of_1907(qtbot: QtBot, tmp_path: Path) -> None:
    setup = setup_of(replace(Preset.HOFFMANN.rules(), target=60), {2}, 4, None)
    with sitting(qtbot, tmp_path, setup=setup, size=SMALL) as person:
        mouse = ByMouse(person)
        mouse.play_on_until(person.is_over)
        mouse.answer()  # the story of the last deal leads to the end
        state = person.controller.state
        standing = standing_of(state.rules, state.games)
        told = panel_on(person.table).accessibleDescription()
    assert mouse.asked[0] == "Draw"
    assert mouse.asked[-1] == "See the result"
    assert mouse.asked.count("Next game") == len(state.games) - 1
    assert standing.winner is not None
    assert standing.totals[standing.winner] == 100 + sum(
        game.scores[standing.winner] for game in state.games
    )
    assert all(str(total) in told for total in standing.totals)


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        pytest.param(RuleOptions(form=Form.TWO, target=30), {0, 1}, id="two"),
        pytest.param(
            RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=30), {0, 1, 2}, id="three"
        ),
        pytest.param(RuleOptions(target=30, draw=DrawRule.ACE_HIGH), {0, 1, 2, 3}, id="four"),
    ],
)
def test_several_people_never_see_each_others_cards(
    qtbot: QtBot, tmp_path: Path, rules: RuleOptions, people: set[int]
) -> None:
    dealer = None if rules.draw is not DrawRule.OFF else Seat.S
    session, choice = Session(setup_of(rules, people, 6, dealer)), Random(1)
    games = int(rules.match is MatchForm.ROUND)  # the dummy player is another then
    while len(session.state.games) < games or is_deal_over(session):
        act(session, choice)
    with sitting(qtbot, tmp_path, session=session, size=SMALL) as person:
        watch = Watch(person)
        person.controller.stepped.connect(watch.look)
        person.controller.turn_started.connect(watch.look)
        mouse = ByMouse(person)
        mouse.play_on_until(lambda: is_deal_over(person.controller.session))
    assert sum(text.startswith("I am ") for text in mouse.asked) > 10
    assert mouse.from_dummy >= 12 or rules.form is not Form.TWO
    assert watch.looks > 30
    assert watch.hidden > 30


def test_at_an_open_table_people_see_all_and_computer_players_no_more_than_ever(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, asks = list[Observation](), ComputerTurn.ask

    def ask(turn: ComputerTurn, player: ComputerPlayer, seen: Observation, seed: int) -> None:
        known.append(seen)
        asks(turn, player, seen, seed)

    monkeypatch.setattr(ComputerTurn, "ask", ask)
    monkeypatch.setattr(hint_engine, "BATCHES", 1)
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
    setup = replace(setup_of(rules, {0, 2}, 6, Seat.S), is_open=True)
    with sitting(qtbot, tmp_path, setup=setup) as person:
        mouse, controller = ByMouse(person), person.controller
        mouse.ways = cycle(("click", "drag") * 3 + ("hint",))

        def look() -> None:
            deal = controller.state.deal
            assert deal is not None and person.seen.hands == deal.hands
            assert {card for hand in deal.hands for card in hand} <= {
                widget.card for widget in cards_on(person.table)
            }

        controller.turn_started.connect(look)
        mouse.play_on_until(lambda: len(controller.state.dealt.tricks) == 3)
        controller.undo()  # freely, though all have seen all
        controller.save(tmp_path / "open.quinto")
        controller.open(tmp_path / "open.quinto")
        mouse.play_on_until(lambda: is_deal_over(controller.session))
        assert controller.session.setup == setup
        assert controller.session.hints.places
    assert not [text for text in mouse.asked if text.startswith("I am ")]
    assert not [text for text, _ in person.heard if re.search("{|[Yy]ours? |[Yy]ou ", text)]
    assert len(known) > 10
    for seen in known:
        own = {seat for seat in Seat if seen.plays(seat)} | {seen.exposed_dummy}
        assert all(seat in own or not seen.hand_sizes[seat] for seat in Seat if seen.hands[seat])


def is_deal_over(session: Session) -> bool:
    last = session.steps[-1] if session.length else None
    is_played = last is not None and last.before.phase is Phase.PLAY
    return is_played and session.state.phase is not Phase.PLAY


class Watch:
    """Looks at every card on the table, whenever anything has happened."""

    def __init__(self, person: Sitting) -> None:
        self._person = person
        self.looks = self.hidden = 0

    def look(self, *_: object) -> None:
        self.looks += 1
        seen, cards = self._person.seen, cards_on(self._person.table)
        own = self._person.controller.state
        hidden = {
            card
            for seat in Seat
            if own.deal is not None and seen.hands[seat] is None
            for card in own.deal.hands[seat]
        }
        self.hidden += bool(hidden)
        faces = {widget.card for widget in cards if widget.card is not None}
        named = {widget.accessibleName() for widget in cards}
        assert not faces & hidden
        assert not {card_title(card) for card in hidden} & {
            name.partition(",")[0] for name in named
        }


def test_the_curtain_lies_over_the_cards_that_are_still_being_dealt_to_others_too(
    qtbot: QtBot, tmp_path: Path
) -> None:
    setup = setup_of(RuleOptions(form=Form.TWO), {0, 1}, 6, Seat.E)
    with sitting(qtbot, tmp_path, setup=setup, speed=Speed.FAST) as person:
        panel = panel_on(person.table)
        person.wait(panel.isVisible)
        assert person.table.busy, "the deal is over before anything can lie over the curtain"
        for _ in range(2):
            [button] = answers_on(person.table)
            spot = person.table.mapFromGlobal(button.mapToGlobal(QPoint(40, 10)))
            assert person.table.childAt(spot) is button
            person.wait(lambda: not person.table.busy)
        person.wait(lambda: listens(person.table))
        person.push(button)
        person.wait(lambda: any(person.seen.hands))

        others = replace(setup, players=(PlayerRecord("Carl", None), PlayerRecord("Dora", None)))
        session = Session(others)
        session.apply(session.next_deal())
        save_game(tmp_path / "others.quinto", session.saved())
        assert person.room.files.open(tmp_path / "others.quinto")
        person.wait_for_turn()
        assert person.is_curtained
        assert not any(person.seen.hands)
        assert "Carl" in panel_on(person.table).accessibleName()


def test_the_dummy_player_calls_from_the_hand_that_leads(qtbot: QtBot, tmp_path: Path) -> None:
    """An opponent deals the second deal: only the hand that is to lead is visible (rules §9)."""
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.GAME, target=1000)
    session, choice = Session(setup_of(rules, {0}, 3, Seat.S)), Random(1)
    for dealer, visible in ((Seat.S, [Seat.N, Seat.S]), (Seat.W, [Seat.N])):
        while session.state.phase is not Phase.DOUBLING or session.state.dealt.dealer is not dealer:
            act(session, choice)
        kept = Session.resumed(session.saved())
        with sitting(qtbot, tmp_path / dealer.name, session=kept) as person:
            person.wait_for_turn()
            assert person.calls[0] is Call.PASS
            assert [seat for seat in Seat if person.seen.hands[seat]] == visible
