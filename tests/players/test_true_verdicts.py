"""Positions in which the judge was wrong once: what it says of them now."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from judged import played_deal

from quinto_desktop.players import StopFlag
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.accuracy import (
    BASE,
    LEAST_WEIGHT,
    TRICK,
    accuracy,
    complexity,
    loss_and_weight,
)
from quinto_desktop.players.judging.claim import Certainty
from quinto_desktop.players.judging.claim_check import check_claim
from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.fair_values import fair_values, natural_shares
from quinto_desktop.players.judging.figures import FairValues, Figure, KeptFigures
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.players.judging.reasons.kinds import Kind
from quinto_desktop.players.judging.verdicts import Decision, Verdict, is_settled
from quinto_desktop.players.puzzles import making
from quinto_desktop.players.puzzles.making import holds_open
from quinto_desktop.players.puzzles.puzzle_file import parse_puzzles
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import CLUB
from quinto_desktop.records import load_game, replay_line
from quinto_desktop.rules import Observation, Play, observe
from quinto_desktop.rules.notation import action_text

POSITIONS = Path(__file__).parents[1] / "data" / "positions"
BATCHES = {"game-3-3": 16}  # where the lead is small


@cache
def seen(name: str) -> Observation:
    game = load_game(POSITIONS / f"{name}.quinto")
    state = [*replay_line(game, game.playing)][-1].after
    return observe(state, state.mover)


@cache
def judged(name: str) -> FairValues:
    return fair_values(seen(name), 1, BATCHES.get(name, 6))


def points(name: str, card: str) -> float:
    values = judged(name)
    return next(values.points(one).mean for one in values.actions if action_text(one) == card)


def chance(name: str, card: str) -> float:
    values = judged(name)
    return next(values.chance(one) for one in values.actions if action_text(one) == card)


def best(name: str) -> str:
    return action_text(judged(name).best)


def test_the_royal_goes_on_partners_ace_next_trick_just_as_well() -> None:
    name = "puzzle-a81531bd3fc2fae3"
    assert points(name, "S5") == pytest.approx(points(name, "QR"), abs=0.5)
    assert points(name, "SK") == pytest.approx(points(name, "QR"), abs=0.5)


def test_a_player_with_two_hands_plans_with_both() -> None:
    observation = seen("puzzle-a81531bd3fc2fae3")
    for seed in range(3):
        chosen = Expert(CLUB.unhurried()).choose(observation, seed)
        assert (
            points("puzzle-a81531bd3fc2fae3", action_text(chosen))
            >= points("puzzle-a81531bd3fc2fae3", "QR") - 0.5
        )


def test_a_game_is_not_thrown_away_at_once() -> None:
    """Nothing wins it any more; two cards play on, and are better by points."""
    assert best("game-3-55") == "H4"
    assert all(chance("game-3-55", card) == 0 for card in ("H4", "CA", "C5"))


def test_a_certain_win_reads_so_and_is_preferred_to_what_nearly_always_wins() -> None:
    values = judged("game-3-3")
    assert best("game-3-3") == "C5"
    assert chance("game-3-3", "C5") == 1
    others = [one for one in values.actions if one != values.best]
    assert all(values.chance(one) < 1 and not values.is_tied(one) for one in others)


def test_it_says_that_a_card_wins_the_game() -> None:
    assert best("game-3-13") == "QR"
    assert chance("game-3-13", "QR") == chance("game-3-13", "D5") == 1
    for name in ("game-3-13", "game-3-3"):
        told = explained(seen(name), judged(name).best, 1)
        assert told.best[0].kind in (Kind.WINS_GAME, Kind.WINS_GAME_NOW)


@pytest.mark.parametrize("name", sorted(path.stem for path in POSITIONS.glob("*.quinto")))
def test_what_is_kept_for_a_review_names_the_same_best(name: str) -> None:
    values = judged(name)
    assert values.kept.best == values.best
    assert all(values.kept.is_tied(one) == values.is_tied(one) for one in values.actions)


def test_the_better_lead_is_better() -> None:
    assert best("points-2-9") == "H4"
    assert points("points-2-9", "H4") > points("points-2-9", "H5") + 5


def test_a_claim_is_checked_with_both_hands() -> None:
    """Either hand of the claimant may take a trick, and what either holds is known."""
    observation = seen("puzzle-a81531bd3fc2fae3")
    found = check_claim(observation, 1)
    assert found is not None and found.certainty is Certainty.REFUTED
    assert found.refutation is not None
    for seat in (observation.seat, observation.seat.partner):
        hand = observation.hands[seat]
        assert hand is not None
        held = sum(1 << card.strength for card in hand)
        assert found.refutation.hands[seat] == held
    assert all(isinstance(action, Play) for action in observation.actions)


def test_what_has_another_answer_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another card is as good, or the answer hangs on reading cards that nobody could read."""
    found: list[bool] = []
    monkeypatch.setattr(making, "BATCHES", 2)
    monkeypatch.setattr(making, "holds_open", lambda *one: found.append(holds_open(*one)))
    text = (POSITIONS / "no-puzzles.json").read_text(encoding="utf-8")
    for puzzle in parse_puzzles(text):
        assert making.puzzle_at(puzzle.state, StopFlag()) is None
    assert found == [False]


# -------- How well a player decided: complexity by what comes naturally, and losses made a number
PLAYS = [one for one in played_deal(1).decisions if isinstance(one.action, Play)]


def figures(
    *losses: float, error: float = 0.0, natural: tuple[float, ...] = (), decides_game: bool = False
) -> tuple[Decision, KeptFigures]:
    """A decision among as many cards as there are losses, the first of which was played."""
    decision = next(
        one for one in PLAYS if len(observe(one.state, one.seat).actions) >= len(losses)
    )
    others = [one for one in observe(decision.state, decision.seat).actions]
    others.remove(decision.action)
    found = [
        Figure(Estimate(-loss), 0.5 - loss / 100, Estimate(loss, error), Estimate(loss / 100))
        for loss in losses
    ]
    count = len(losses)
    return decision, KeptFigures(
        (decision.action, *others[: count - 1]),
        tuple(range(count)),
        tuple(found),
        60,
        decides_game=decides_game,
        natural=natural or (1 / count,) * count,
    )


def verdict(*losses: float, natural: tuple[float, ...] = ()) -> Verdict:
    decision, found = figures(*losses, natural=natural)
    return Verdict(decision, found, {})


def test_what_is_natural_is_what_is_often_played() -> None:
    shares = []
    for decision in PLAYS:
        seen = observe(decision.state, decision.seat)
        found = natural_shares(seen, information_of(seen))
        assert len(found) == len(seen.actions)
        assert sum(found) == pytest.approx(1)
        assert all(one > 0 for one in found)
        if len(found) > 1:
            shares.append(found[seen.actions.index(decision.action)] * len(found))
    # The cards played are much likelier than any others.
    assert sum(shares) / len(shares) > 2


def test_every_call_counts_alike() -> None:
    first = played_deal(1).decisions[0]
    seen = observe(first.state, first.seat)
    assert natural_shares(seen, information_of(seen)) == (0.5, 0.5)


def test_complexity_is_what_is_lost_without_much_thought() -> None:
    _, found = figures(0, 10, 30, natural=(0.5, 0.3, 0.2))
    assert complexity(found) == pytest.approx(0.3 * 10 + 0.2 * 30)
    _, unsure = figures(0, 10, 30, error=10, natural=(0.5, 0.3, 0.2))
    assert complexity(unsure) == pytest.approx(0.2 * 30)  # 10 is too close to call
    _, late = figures(0, 10, 30, natural=(0.5, 0.3, 0.2), decides_game=True)
    assert complexity(late) == pytest.approx(9)  # the same, in hundredths of the game


def test_accuracy_is_a_weighted_mean() -> None:
    easy, hard = verdict(0, 20, natural=(0.999, 0.001)), verdict(2 * TRICK, 0, natural=(0.5, 0.5))
    assert loss_and_weight(easy) == (0, LEAST_WEIGHT)
    assert loss_and_weight(hard) == (2, 1)
    mean = 2 / (1 + LEAST_WEIGHT)
    assert accuracy([easy, hard]) == pytest.approx(100 * BASE**mean)
    assert accuracy([easy]) == 100
    assert accuracy([]) is None
    _, weight = loss_and_weight(verdict(2 * TRICK, 0, natural=(0.001, 0.999)))
    assert weight == pytest.approx(0.5)  # by the loss, where hardly anybody would err


def test_a_sound_choice_is_settled_once_nothing_else_can_matter() -> None:
    for losses, error, is_plain in (
        ((0, 10, 20), 2, True),
        ((0, 10, 20), 6, False),  # whether another is as good is open, and it would matter
        ((0, 0.1, 20), 0.2, True),
        ((10, 0, 20), 0.1, False),  # an error is charged, so it is weighed to the end
    ):
        decision, found = figures(*losses, error=error)
        assert is_settled(found, decision.action) is is_plain


def test_natural_shares_and_the_match_stay_with_the_figures() -> None:
    decision = PLAYS[20]
    found = fair_values(observe(decision.state, decision.seat), 1, 1)
    assert found.natural != ()
    assert found.kept.natural == tuple([round(share, 4) for share in found.natural])
    assert found.kept.match_ends == (0.0, 1.0)
