"""Reasons are true, in the share they claim, of the judge's deals; see `prove_reasons.py`, too."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest
from judged import played_deal
from reason_checks import Checker, check_decision

from quinto_desktop.players import Level
from quinto_desktop.players.judging.asking import Explaining
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reasons.explaining import explained, reasons_for
from quinto_desktop.players.judging.reasons.outcomes import Outcomes
from quinto_desktop.players.judging.trying import cost_of
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import *

TABLES: tuple[tuple[int, Pair, Level, RuleOptions], ...] = (
    (1, (0, 0), Level.NOVICE, RuleOptions()),
    (2, (205, 215), Level.CASUAL, RuleOptions()),
    (3, (0, 0), Level.CASUAL, RuleOptions(form=Form.TWO)),
    (4, (200, 100), Level.NOVICE, RuleOptions(joker_lead=JokerLead.OPPONENTS)),
    (5, (100, 60), Level.NOVICE, RuleOptions(joker_lead=JokerLead.FORBIDDEN_ALWAYS)),
    (6, (0, 0), Level.CASUAL, RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)),
)
"""Deals of all kinds: their number, the scores, who plays and by which rules."""


def decisions(number: int) -> Iterator[Decision]:
    """Some choices of one of the tables' deals, the calls among them."""
    seed, scores, level, rules = TABLES[number]
    deal = played_deal(seed, scores, level, rules)
    choices = [one for one in deal.decisions if len(observe(one.state, one.seat).actions) > 1]
    yield from choices[number % 3 :: 8]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_reason_is_true_in_the_share_it_claims(number: int) -> None:
    assert sum(map(check_decision, decisions(number))) >= 2


def tried(values: FairValues) -> list[tuple[Call | Play, int]]:
    """The actions that the judge tried, with their places in its samples."""
    found = dict(zip(reversed(values.tried), reversed(values.actions), strict=True))
    return [(one, at) for at, one in found.items() if isinstance(one, Call | Play)]


def test_the_lines_are_the_judges_own() -> None:
    for number in range(len(TABLES)):
        for decision in [*decisions(number)][::4]:
            seen = observe(decision.state, decision.seat)
            values = fair_values(seen, 1, 1)
            if values.decides_game:
                continue
            checker = Checker(decision, 1, 1)
            for action, at in tried(values):
                cost = cost_of(seen, action) if isinstance(action, Call) else 0
                for sample, one in zip(values.batches[0], checker.played(action), strict=True):
                    assert sample.points[at] == one.points() - cost


def test_where_the_game_is_at_stake_the_chance_is_the_judges_own() -> None:
    found = 0
    for decision in played_deal(7, (245, 190)).decisions[4::9]:
        seen = observe(decision.state, decision.seat)
        values = fair_values(seen, 1, 1)
        assert values.decides_game
        checker = Checker(decision, 1, 1)
        tell = Outcomes(seen, seen.trick_value, decides_game=True)
        for action, at in tried(values):
            for sample, deal in zip(values.batches[0], checker.deals, strict=True):
                outcome = tell.of(deal, checker.lines.after(deal, action))
                assert outcome.chance == pytest.approx(sample.chances[at], abs=1e-6)
                found += 1
    assert found > 200


def test_the_question_gives_the_same_reasons_within_its_time() -> None:
    decision = [*decisions(0)][1]
    seen = observe(decision.state, decision.seat)
    best = fair_values(seen, 1, 2).best
    whole = explained(seen, best, 1)
    assert Explaining(seen, best, None, 1).answer(StopFlag()) == whole
    other = next(iter(whole.others))
    answer = Explaining(seen, best, other, 1).answer(StopFlag())
    assert answer.best == reasons_for(seen, best, other, 1) == whole.others[other]
    assert pickle.loads(pickle.dumps(answer)) == answer


def test_a_stopped_question_gives_no_reasons() -> None:
    decision = [*decisions(0)][1]
    seen = observe(decision.state, decision.seat)
    stop = StopFlag()
    stop.set()
    assert explained(seen, seen.actions[0], 1, stop=stop).best == ()
    assert reasons_for(seen, seen.actions[0], seen.actions[1], 1, stop=stop) == ()


def test_the_worse_action_is_never_explained_to_be_better() -> None:
    for decision in decisions(0):
        seen = observe(decision.state, decision.seat)
        values = fair_values(seen, 1, 1)
        assert reasons_for(seen, values.best, values.best, 1, 1) == ()
        worst = min(values.actions, key=lambda one: values.points(one).mean)
        if values.points(worst).mean < values.points(values.best).mean:
            assert reasons_for(seen, worst, values.best, 1, 1) == ()
