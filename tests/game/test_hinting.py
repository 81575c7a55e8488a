"""Hints and the tutor without a window: what is best, and what is held back."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from acting import act
from playing import SOUTH, First, ManualExecutor, setup
from present import present
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, GameSetup, Session, Thinker
from quinto_desktop.game.judging import hint_engine
from quinto_desktop.game.judging.hint_engine import (
    HintEngine,
    Tutor,
    is_slip,
    matters,
    observation_due,
)
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.rules import *

BATCHES = 2


@pytest.fixture(autouse=True)
def few_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_engine, "BATCHES", BATCHES)


def at_choice(least: int = 30) -> Session:
    """A game in which South has a real choice, late in the deal."""
    for seed in range(1, 50):
        session, choice = Session(setup(SOUTH, seed, target=5000)), random.Random(seed)
        while session.length < least or not session.awaits_person():
            act(session, choice)
        if len(legal_actions(session.state)) > 2:
            return session
    raise AssertionError("there is always something to choose")


def controller_of(session: Session, thinker: Thinker) -> GameController:
    return GameController(session, thinker, None, INSTANT, lambda *_: First())


def weighed(session: Session, thinker: Thinker, qtbot: QtBot) -> HintEngine:
    controller = controller_of(session, thinker)
    found = HintEngine(controller, controller)
    due = present(observation_due(controller))
    found.weigh(due)
    found.hurry()
    qtbot.waitUntil(lambda: found.is_done and (found.explained is not None or not choice(found)))
    return found


def choice(found: HintEngine) -> bool:
    return found.values is not None and found.values.is_choice


def test_a_hint_is_what_the_judge_finds(inline_thinker: Thinker, qtbot: QtBot) -> None:
    session = at_choice()
    found = weighed(session, inline_thinker, qtbot)
    alone = fair_values(observe(session.state, Seat.S), hint_engine.SEED, BATCHES)
    assert present(found.values).figures == alone.figures
    assert found.best == alone.best


def test_a_hint_does_not_depend_on_hidden_cards(inline_thinker: Thinker, qtbot: QtBot) -> None:
    """South's first call and lead, with all other cards dealt otherwise."""
    source = Session(setup(SOUTH, target=5000))
    pack = source.next_deal().pack
    source.apply(Deal(pack))
    deal = source.state.dealt
    own = set(deal.hands[Seat.S])
    hidden = [card for card in pack if card not in own]
    random.Random(5).shuffle(hidden)
    others = iter(hidden)
    other_pack = tuple([card if card in own else next(others) for card in pack])
    assert other_pack != pack
    found = []
    for one in (pack, other_pack):
        session = Session(setup(SOUTH, target=5000))
        session.apply(Deal(one))
        found.append(weighed(session, inline_thinker, qtbot))
    first, second = found
    assert first.observation == second.observation
    assert present(first.values).figures == present(second.values).figures
    assert first.explained == second.explained


def test_nothing_is_due_while_others_act_or_nothing_is_to_choose(inline_thinker: Thinker) -> None:
    session, choices = Session(setup(SOUTH, target=5000)), random.Random(4)
    seen = set()
    while session.state.deals_finished < 1:
        controller = controller_of(session, inline_thinker)
        due = observation_due(controller)
        is_mine = session.awaits_person() and not controller.is_sure(session.state)
        assert (due is not None) is is_mine
        if due is not None:
            assert due == observe(session.state, Seat.S)
        seen.add((session.state.phase, is_mine))
        act(session, choices)
    assert {(Phase.DOUBLING, True), (Phase.PLAY, True), (Phase.PLAY, False)} <= seen


# --------------------------------------------------------------- the tutor
@cache
def with_slip() -> tuple[int, FairValues, Action]:
    """When South has a choice with a clear error in it, what that is worth, and the error."""
    for least in range(5, 50):
        values = fair_values(observe(at_choice(least).state, Seat.S), hint_engine.SEED, BATCHES)
        slips = [one for one in values.actions if is_slip(values, one, 2)]
        if slips:
            return least, values, slips[0]
    raise AssertionError("there is always something to get wrong")


class Tutored:
    def __init__(self, thinker: Thinker, qtbot: QtBot, session: Session | None = None) -> None:
        self.qtbot = qtbot
        least, self.values, self.slip = with_slip()
        self.session = session or at_choice(least)
        self.threshold: int | None = 2
        self.controller = controller_of(self.session, thinker)
        self.found = HintEngine(self.controller, self.controller)
        self.tutoring = Tutor(self.controller, self.found, lambda: self.threshold, self.controller)
        self.doubted: list[Action] = []
        self.tutoring.doubted.connect(self.doubted.append)

    def know(self) -> None:
        self.qtbot.waitUntil(lambda: self.found.is_done)

    def holds(self, action: Action) -> bool:
        return self.tutoring.holds(Seat.S, action)


@pytest.fixture
def tutored(inline_thinker: Thinker, qtbot: QtBot) -> Tutored:
    return Tutored(inline_thinker, qtbot)


def test_an_error_is_held_back_once(tutored: Tutored) -> None:
    tutored.know()
    assert tutored.holds(tutored.slip)
    assert tutored.doubted == [tutored.slip]
    tutored.tutoring.take_back()
    assert not tutored.holds(tutored.slip), "nobody is asked twice"
    assert tutored.tutoring.held is None


def test_the_best_action_is_never_held_back_nor_any_without_the_tutor(tutored: Tutored) -> None:
    tutored.know()
    assert not tutored.holds(tutored.values.best)
    tutored.threshold = None
    assert not tutored.holds(tutored.slip)
    assert tutored.doubted == []


FAR_BEHIND = """H3 CT H7 DJ H8 D3 H6 CA H9 HQ CQ C8 C6 SJ S6 SQ D4 DT S5 HJ D2 CK D9 D6 C2 D5 ST
S9 H4 C3 SA C7 D7 S2 HA C4 S4 SK D8 QR DK DQ H2 H5 DA S3 C5 C9 CJ HK HT S7 S8"""


def test_what_may_lose_the_game_at_once_is_doubted_however_little_it_costs(
    inline_thinker: Thinker, qtbot: QtBot
) -> None:
    pack = tuple(map(parse_card, FAR_BEHIND.split()))
    deal = CodedDeal.of_pack(pack, Seat.N, RuleOptions(), scores=(190, 245))
    players = setup().players
    session = Session(GameSetup(players, CodedDeals(deal), RuleOptions(), Seat.N))
    session.apply(session.next_deal())
    for action in (Call.PASS, Call.DOUBLE, Call.PASS, Call.PASS, Play(parse_card("DK"))):
        session.apply(action)
    pupil = Tutored(inline_thinker, qtbot, session)
    pupil.threshold = 15
    pupil.know()
    held = [one for one in legal_actions(session.state) if pupil.holds(one)]
    assert held == [Play(parse_card("D5"))]


@pytest.mark.parametrize("goes_ahead", [True, False], ids=["go ahead", "undo"])
def test_what_was_held_back_is_done_or_forgotten(tutored: Tutored, goes_ahead: bool) -> None:
    tutored.know()
    assert tutored.holds(tutored.slip)
    if goes_ahead:
        tutored.tutoring.go_ahead()
        assert tutored.session.steps[-1].action == tutored.slip
    else:
        tutored.controller.undo()
    assert tutored.tutoring.held is None


def test_what_is_not_known_yet_waits_a_moment(tutored: Tutored, qtbot: QtBot) -> None:
    assert tutored.holds(tutored.slip)
    assert tutored.doubted == []
    qtbot.waitUntil(lambda: tutored.doubted == [tutored.slip])


def test_another_choice_is_weighed_in_place_of_the_first(tutored: Tutored, qtbot: QtBot) -> None:
    due = present(observation_due(tutored.controller))
    first = next(one for one in due.actions if one != tutored.slip)
    length = tutored.session.length
    assert tutored.holds(first)
    assert tutored.holds(tutored.slip), "the first is only being weighed"
    assert tutored.holds(tutored.slip), "the same, by a double click"
    qtbot.waitUntil(lambda: tutored.doubted == [tutored.slip])
    assert tutored.session.length == length
    assert not tutored.holds(tutored.slip), "that is an answer to the question"


def test_what_is_not_known_soon_is_let_go(qtbot: QtBot) -> None:
    silent = Tutored(Thinker(ManualExecutor), qtbot)  # its thinker never answers
    with qtbot.waitSignal(silent.controller.stepped):
        assert silent.holds(silent.slip)
    assert silent.session.steps[-1].action == silent.slip
    assert silent.doubted == []


def test_the_threshold_is_in_points_or_chances_of_the_game(tutored: Tutored) -> None:
    values = tutored.values
    for action in values.actions:
        loss = values.loss(action)
        for threshold in (2, 5, 15):
            wanted = loss.mean > threshold and loss.mean > 2.33 * loss.error
            assert is_slip(values, action, threshold) is wanted
    deciding = replace(values, decides_game=True)
    for action in deciding.actions:
        lost = deciding.chance_lost(action)
        wanted = lost.mean > 0.05 and lost.mean > 2.33 * lost.error
        assert is_slip(deciding, action, 5) is wanted


# --------------------------------------------------------------- one hint, once
def test_what_is_told_and_the_table_are_of_the_same_figures(
    inline_thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the best is named, nothing is refined any more, however few deals that was by."""
    monkeypatch.setattr(hint_engine, "BATCHES", 40)
    controller = controller_of(at_choice(), inline_thinker)
    found, due = HintEngine(controller, controller), observation_due(controller)
    assert due is not None
    with qtbot.waitSignal(found.changed):
        found.weigh(due)
    assert found.best is None, "it waits for more"
    found.hurry()
    found._on_patience_timeout()
    told, best = found.values, found.best
    qtbot.waitUntil(lambda: found.explained is not None)
    assert found.values is told is not None and found.best == best == told.best
    assert found.is_done and len(told.batches) < 40


def test_it_matters_what_is_done_where_something_loses_enough() -> None:
    values = with_slip()[1]
    assert matters(values)
    best = tuple([one for one in values.actions if values.are_equal(one, values.best)])
    place = values.tried[values.actions.index(values.best)]
    assert not matters(replace(values, actions=best, tried=(place,) * len(best)))
