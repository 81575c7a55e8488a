"""What a judge is asked through the engine's wire has the answers it has without."""

from __future__ import annotations

from judged import IN_NO_TIME, played_deal
from over_the_wire import asked

from quinto_desktop.players.judging.asking import LookingBack, PlayingElsewhere, Reviewing, Weighing
from quinto_desktop.players.judging.deal_review import Tables
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues, KeptFigures
from quinto_desktop.players.judging.hindsight import looked_back
from quinto_desktop.players.judging.reviewing import results
from quinto_desktop.players.kernel import Solver, StopFlag
from quinto_desktop.rules import Phase, legal_actions, observe

DEAL = played_deal(6)
PLAYS = tuple(one.state for one in DEAL.decisions if one.state.phase is Phase.PLAY)


def test_a_decision_is_weighed_batch_by_batch() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    found: FairValues | None = None
    for batches in (1, 2, 3):
        answer = asked(Weighing(observation, 1, batches, found))
        assert isinstance(answer, FairValues)
        found = answer
        assert found == fair_values(observation, 1, batches)
    assert asked(Weighing(observation, 1, 3, found)) == found


def test_a_stopped_weighing_keeps_what_it_had() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    stop = StopFlag()
    stop.set()
    before = fair_values(observation, 1, 1)
    assert asked(Weighing(observation, 1, 2, before), stop) == before
    assert asked(Weighing(observation, 1, 2), stop) is None


def test_a_review_goes_on_from_where_it_was_stopped_and_keeps_the_figures() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    stop = StopFlag()
    stop.set()
    before = fair_values(observation, 1, 1)
    assert asked(Reviewing(observation, 1, 3, before), stop) == before
    found, whole = asked(Reviewing(observation, 1, 3, before)), fair_values(observation, 1, 3)
    assert found == whole.kept and found == asked(Reviewing(observation, 1, 3))
    assert isinstance(found, KeptFigures) and found.deals == whole.deals
    assert found.best == whole.best and found.is_choice
    for action in whole.actions:
        assert whole.points(action).mean == whole.level(action).mean
        assert found.points(action).mean == round(whole.level(action).mean, 2)
        assert found.points(action).error == round(whole.loss(action).error, 2)
        assert found.chance(action) == round(whole.chance(action), 4)
        assert found.chance_lost(action).mean == round(whole.chance_lost(action).mean, 4)
        assert found.is_tied(action) is whole.is_tied(action)


def test_what_was_no_choice_is_reviewed_by_one_batch() -> None:
    decision = next(one for one in DEAL.decisions if len(legal_actions(one.state)) == 1)
    observation = observe(decision.state, decision.seat)
    assert asked(Reviewing(observation, 1, 3)) == fair_values(observation, 1, 1).kept


def test_looking_back() -> None:
    found = asked(LookingBack(PLAYS[-24:]))
    assert found == tuple([*looked_back(Solver(16), PLAYS[-24:], StopFlag())][::-1])


def test_looking_back_can_be_stopped() -> None:
    stop = StopFlag()
    stop.set()
    assert asked(LookingBack(PLAYS), stop) == ()


def test_playing_elsewhere() -> None:
    tables = Tables(2, IN_NO_TIME)
    found = asked(PlayingElsewhere(DEAL.start, tables, 1))
    assert found == results(DEAL.start, tables, 1, StopFlag())
    assert isinstance(found, list) and len(found) == 2
    assert asked(PlayingElsewhere(DEAL.start, Tables(1, IN_NO_TIME), 1, first=1)) == found[1:]
