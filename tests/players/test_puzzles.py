"""Puzzles: what one is, what it is about, how hard it is, and what is shown of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from examples import each
from judged import played_deal, played_steps
from over_the_wire import asked
from present import present
from replaced import replace

from quinto_desktop.players import Level, StopFlag
from quinto_desktop.players.imagining.imagination import imagined_deals
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.verdicts import calls_again
from quinto_desktop.players.puzzles import grading, themes
from quinto_desktop.players.puzzles.asking import (
    LayingOut,
    MakingPuzzles,
    NamingTheme,
    PuzzleInDeal,
    Refuting,
)
from quinto_desktop.players.puzzles.lines import refutation
from quinto_desktop.players.puzzles.making import another_layout, leads, puzzle_at
from quinto_desktop.players.puzzles.puzzle import (
    Grade,
    Line,
    Outcome,
    Puzzle,
    Refutation,
    Theme,
    Value,
    puzzle_of,
    record_of,
    with_hidden_cards,
)
from quinto_desktop.players.puzzles.puzzle_file import (
    PuzzleError,
    checked,
    parse_puzzles,
    puzzles_text,
)
from quinto_desktop.players.puzzles.themes import Facts, facts_of, holds_royal
from quinto_desktop.rules import *

SHIPPED = Path(__file__).parents[2] / "resources" / "puzzles.json"


@cache
def shipped() -> tuple[Puzzle, ...]:
    return parse_puzzles(SHIPPED.read_text(encoding="utf-8"))


def one_of(theme: Theme, tricks: int = 0) -> Puzzle:
    """The first shipped puzzle of a theme with so many tricks played, or more."""
    for puzzle in shipped():
        deal = puzzle.state.deal
        if puzzle.theme is theme and deal is not None and len(deal.tricks) >= tricks:
            return puzzle
    raise AssertionError(theme)


def decisions(form: Form = Form.FOUR) -> Sequence[MatchState]:
    rules = replace(Preset.HOFFMANN.rules(form), draw=Preset.PARLETT.rules().draw)
    return [step.before for step in played_steps(6, (100, 75), rules=rules)[1:]]


def puzzle_from(state: MatchState) -> Puzzle:
    return puzzle_of(state, fair_values(observe(state, state.mover), 1, 1), Theme.OTHER)


# --------------------------------------------------------------- the record
@pytest.mark.parametrize("form", [Form.FOUR, Form.TWO])
def test_a_moment_is_put_together_again_by_the_rules(form: Form) -> None:
    for state in decisions(form)[::5]:
        deal, before = record_of(state)
        again = Puzzle(deal, before, Theme.OTHER, (), (), False, "").state

        assert again.deal is not None and state.deal is not None
        assert again.deal.hands == state.deal.hands
        assert {*again.deal.cachette} == {*state.deal.cachette}
        assert again.deal.tricks == state.deal.tricks
        assert again.deal.trick == state.deal.trick
        assert again.deal.calls == state.deal.calls
        assert (again.scores, again.turn, again.phase) == (state.scores, state.turn, state.phase)


def test_the_key_is_that_of_what_the_seat_knows() -> None:
    state = decisions()[20]
    puzzle = puzzle_from(state)
    for deal in imagined_deals(puzzle.observation, 5, 1):
        other = with_hidden_cards(puzzle, deal)
        assert other.observation == puzzle.observation
        assert other.key == puzzle.key
    assert with_hidden_cards(puzzle, truth_of(state)).deal == puzzle.deal
    assert puzzle_from(decisions()[21]).key != puzzle.key
    richer = replace(puzzle, deal=replace(puzzle.deal, scores=(105, 75)))
    assert richer.key != puzzle.key


def test_another_layout_is_the_same_decision() -> None:
    puzzle = one_of(Theme.FEED)
    found = [another_layout(puzzle, number, StopFlag()) for number in (1, 2, 1)]

    assert found[0] == found[2]
    assert len({puzzle.deal, found[0].deal, found[1].deal}) == 3
    assert {one.key for one in found} == {puzzle.key}
    assert [checked(one) for one in found] == found


def test_every_action_that_cannot_be_told_from_the_best_is_right() -> None:
    for state in decisions()[4:40:12]:
        fair = fair_values(observe(state, state.mover), 1, 2)
        puzzle = puzzle_of(state, fair, Theme.OTHER)
        assert {*puzzle.accepted} >= {one for one in fair.actions if fair.is_tied(one)}
        assert puzzle.best.action in puzzle.accepted
        for value in puzzle.values:
            assert value.points == pytest.approx(fair.points(value.action).mean, abs=0.005)
            assert value.win == pytest.approx(fair.chance(value.action), abs=0.00005)


def made(*rows: tuple[str, float, float], by_chance: bool = False) -> Puzzle:
    """A puzzle with made-up values: action, points and chance; the first is right."""
    base = one_of(Theme.FEED)
    values = tuple(
        [Value(Play(parse_card(card)), points, 1.0, win, 0.01) for card, points, win in rows]
    )
    return replace(base, values=values, accepted=(values[0].action,), by_chance=by_chance)


def test_answers_are_told_by_what_they_lose() -> None:
    puzzle = made(("H5", 20, 0.5), ("H6", 15.5, 0.4), ("H7", 14.9, 0.6))
    outcomes = [puzzle.outcome(value.action) for value in puzzle.values]
    assert outcomes == [Outcome.ACCEPTED, Outcome.NEAR, Outcome.WRONG]
    assert [round(puzzle.loss(value.action), 1) for value in puzzle.values] == [0, 4.5, 5.1]
    puzzle = made(("H5", 20, 0.5), ("H6", 40, 0.46), ("H7", 50, 0.44), by_chance=True)
    outcomes = [puzzle.outcome(value.action) for value in puzzle.values]
    assert outcomes == [Outcome.ACCEPTED, Outcome.NEAR, Outcome.WRONG]
    with pytest.raises(KeyError):
        puzzle.loss(Call.PASS)


def test_unique_is_a_clear_lead() -> None:
    assert made(("H5", 20, 0.5), ("H6", 5, 0.4)).is_unique
    assert not made(("H5", 20, 0.5), ("H6", 5.1, 0.4)).is_unique
    assert made(("H5", 20, 0.55), ("H6", 50, 0.4), by_chance=True).is_unique
    assert not made(("H5", 90, 0.54), ("H6", 5, 0.4), by_chance=True).is_unique
    assert not made(("H5", 20, 0.5)).is_unique
    unsure = made(("H5", 20, 0.5), ("H6", 5, 0.4))
    values = tuple([replace(value, se=6.5) for value in unsure.values])
    assert not replace(unsure, values=values).is_unique


# --------------------------------------------------------------- files
def test_what_is_written_is_read_again() -> None:
    text = puzzles_text(shipped())
    assert parse_puzzles(text) == shipped()
    assert puzzles_text(parse_puzzles(text)) == text


@each(
    "old, new, sentence",
    [
        ("{", "", "no file of puzzles"),
        ("quinto-puzzles", "puzzles", "no file of puzzles"),
        ('"version":1', '"version":2', "newer Quinto"),
        ('"puzzles":', '"others":', "no list"),
        ('"theme":"', '"theme":"un', "Puzzle 1 is not written"),
        ('"deal":"1', '"deal":"2', "Puzzle 1 is not written"),
        ('"before":"', '"before":"H1 ', "Puzzle 1 is not written"),
        ('"rating":', '"ranking":', "Puzzle 1 is not written"),
    ],
)
def test_other_texts_are_refused(old: str, new: str, sentence: str) -> None:
    text = puzzles_text(shipped()[:2])
    with pytest.raises(PuzzleError, match=sentence):
        parse_puzzles(text.replace(old, new, 1))


def test_the_rules_are_asked() -> None:
    puzzle = one_of(Theme.FEED, 1)
    twice = replace(puzzle, before=(*puzzle.before, puzzle.before[-1]))
    with pytest.raises(PuzzleError, match="cannot be played"):
        checked(twice)
    with pytest.raises(PuzzleError, match="another puzzle's name"):
        text = puzzles_text([puzzle]).replace(puzzle.key, "0" * 16)
        checked(parse_puzzles(text)[0])
    with pytest.raises(PuzzleError, match="other actions"):
        checked(replace(puzzle, values=puzzle.values[1:]))
    with pytest.raises(PuzzleError, match="answer"):
        checked(replace(puzzle, accepted=(Call.PASS,)))


# --------------------------------------------------------------- lines
def points_of(line: Line) -> int:
    """A line's points, counted from its last trick table instead of from the scores."""
    start, end = line.start.deal, line.end.deal
    assert start is not None and end is not None and line.start.turn is not None
    gained = [0, 0]
    for scored in end.quints[len(start.quints) :]:
        gained[scored.side] += scored.quint.points
    if line.end.results[-1].tricks_won is not None:
        for trick in end.tricks[len(start.tricks) :]:
            gained[present(trick.winner).side] += end.trick_value
        last = end.tricks[-1].winner
        gained[present(last).side] += end.trick_value
    own = line.start.turn.side
    return gained[own] - gained[own.other]


@pytest.mark.parametrize("theme", [Theme.ROYAL, Theme.GAME, Theme.ENDING, Theme.DOUBLE])
def test_a_wrong_answer_is_shown_to_be_wrong(theme: Theme) -> None:
    puzzle = one_of(theme)
    answer = present(puzzle.second).action
    found = refutation(puzzle, answer, 1, StopFlag())

    assert found.wrong is not None
    assert found.right.start == found.wrong.start
    assert observe(found.right.start, puzzle.seat) == puzzle.observation
    assert found.right.actions[0] == puzzle.best.action
    assert found.wrong.actions[0] == answer
    for line in (found.right, found.wrong):
        assert line.points == points_of(line)
        assert line.end.phase not in (Phase.PLAY, Phase.DOUBLING)
    assert (found.right.wins and not found.wrong.wins) or found.right.points > found.wrong.points
    assert refutation(puzzle, answer, 1, StopFlag()) == found


def test_a_right_answer_is_played_out_alone() -> None:
    puzzle = one_of(Theme.REFUSE)
    found = refutation(puzzle, puzzle.best.action, 1, StopFlag())

    assert found.wrong is None
    assert found.right.actions[0] == puzzle.best.action


# --------------------------------------------------------------- themes
def test_facts_of_the_last_card_of_a_trick() -> None:
    """They are the same however the hidden cards lie, and can be read off the table."""
    checked_any = 0
    for state in [one for form in (Form.FOUR, Form.TWO) for one in decisions(form)[19::3]]:
        deal, seat = state.deal, state.turn
        assert deal is not None and seat is not None
        if len(deal.trick.cards) < 3 or len(deal.tricks) == 11:
            continue
        actions = legal_actions(state)
        for action, found in zip(
            actions, facts_of(puzzle_with(state), actions, 1, StopFlag()), strict=True
        ):
            assert isinstance(action, Play)
            cards = (*deal.trick.cards, action.card)
            quints = sum(one.points for one in quints_in(cards) if one.suit is not None)
            winner = max(cards, key=lambda card: card.strength)
            own, partners = float(winner is action.card), float(winner is cards[1])
            assert found.partner == pytest.approx(partners)
            assert found.fed == pytest.approx(quints if partners else 0)
            assert found.given == pytest.approx(0 if own or partners else quints)
            checked_any += quints
    assert checked_any


def observe_turn(state: MatchState) -> Observation:
    return observe(state, state.mover)


@pytest.mark.parametrize(
    ("right", "wrong", "is_one"),
    [(Facts(royal=0.9), Facts(royal=0.6), True), (Facts(royal=0.9), Facts(royal=0.61), False)],
)
def test_save_the_quint_royal(right: Facts, wrong: Facts, is_one: bool) -> None:
    assert themes.is_royal(one_of(Theme.ROYAL), right, wrong) is is_one
    without = next(
        one for one in shipped() if one.theme is Theme.FEED and not holds_royal(one.state)
    )
    assert not themes.is_royal(without, right, wrong)


@pytest.mark.parametrize(
    ("right", "wrong", "is_one"),
    [
        (Facts(partner=0.7, fed=20), Facts(), True),
        (Facts(partner=0.69, fed=20), Facts(), False),
        (Facts(partner=1, fed=20), Facts(fed=17), False),
        (Facts(partner=1, fed=5), Facts(), False),  # a small part of what the answer gains
    ],
)
def test_feed_partner(right: Facts, wrong: Facts, is_one: bool) -> None:
    puzzle = made(("H5", 20, 0.5), ("H6", 2, 0.4))  # 18 ahead
    assert themes.is_feed(puzzle, right, wrong) is is_one


@pytest.mark.parametrize(
    ("right", "wrong", "is_one"),
    [
        (Facts(), Facts(given=20), True),
        (Facts(given=15), Facts(given=20), False),
        (Facts(given=20), Facts(), False),
    ],
)
def test_refuse_the_quint(right: Facts, wrong: Facts, is_one: bool) -> None:
    puzzle = made(("H5", 20, 0.5), ("H6", 2, 0.4))
    assert themes.is_refuse(puzzle, right, wrong) is is_one


def test_make_the_game_now() -> None:
    puzzle = made(("H5", 20, 0.9), ("H6", 2, 0.4), by_chance=True)
    assert themes.is_game_now(puzzle, Facts(won=0.8), Facts(won=0.65))
    assert not themes.is_game_now(puzzle, Facts(won=0.8), Facts(won=0.66))
    in_points = made(("H5", 20, 0.9), ("H6", 2, 0.4))
    assert not themes.is_game_now(in_points, Facts(won=0.8), Facts())


def test_the_last_five_tricks() -> None:
    endings = [one for one in decisions() if themes.is_ending(puzzle_with(one))]
    numbers = {len(one.deal.tricks) for one in endings if one.deal is not None}
    assert numbers == {7, 8, 9, 10, 11}


def puzzle_with(state: MatchState) -> Puzzle:
    deal, before = record_of(state)
    return Puzzle(deal, before, Theme.OTHER, (), (), False, "")


def test_a_call_is_about_doubling() -> None:
    assert themes.themes_of(one_of(Theme.DOUBLE), StopFlag()) == (Theme.DOUBLE,)


# --------------------------------------------------------------- making
def test_whoever_may_call_later_has_no_puzzle_in_it() -> None:
    two = decisions(Form.TWO)[:4]
    assert [calls_again(observe_turn(one)) for one in two] == [True, True, False, False]
    four = decisions()[:4]
    assert not any(calls_again(observe_turn(one)) for one in four)


def test_a_lead_in_points_that_loses_games_is_none() -> None:
    state = one_of(Theme.REFUSE).state
    fair = fair_values(observe_turn(state), 1, 1)
    assert leads(fair)
    best = fair.tried[fair.actions.index(fair.best)]
    (batch,) = fair.batches
    worse = tuple(
        [
            replace(
                sample,
                chances=tuple([0.4 if at == best else 0.5 for at in range(len(sample.chances))]),
            )
            for sample in batch
        ]
    )
    assert not leads(replace(fair, batches=(worse,)))


def test_an_ordinary_moment_is_no_puzzle() -> None:
    deal = played_deal(6)
    found = [puzzle_at(one.state, StopFlag()) for one in deal.decisions[4:8]]
    for puzzle, one in zip(found, deal.decisions[4:8], strict=True):
        if puzzle is not None:
            assert puzzle.is_unique
            assert record_of(one.state) == (puzzle.deal, puzzle.before)
    assert None in found


# --------------------------------------------------------------- grading
def test_the_grade_is_the_lowest_level_that_solves_it() -> None:
    assert grading.grade_of((0.75, 0, 0, 0)) is Grade.NOVICE
    assert grading.grade_of((0.7, 0.8, 1, 1)) is Grade.CASUAL
    assert grading.grade_of((0, 0, 0.75, 1)) is Grade.CLUB
    assert grading.grade_of((0, 0, 0.5, 0.875)) is Grade.MASTER
    assert grading.grade_of((0.5, 0, 0.7, 0.5)) is Grade.BEYOND


def test_the_rating_is_where_the_levels_solve_as_often_as_they_did() -> None:
    for solved in ((1, 1, 1, 1), (0, 1, 1, 1), (0, 0, 0.5, 1), (0, 0, 0, 0)):
        rating = grading.rating_of(solved)
        players = [*grading.RATINGS.values(), grading.MIDDLE]
        expected = sum(1 / (1 + 10 ** ((rating - one) / 400)) for one in players)
        assert expected == pytest.approx(sum(solved) + 0.5, abs=0.01)
    easy, hard = grading.rating_of((1, 1, 1, 1)), grading.rating_of((0, 0, 0, 0))
    assert 300 < easy < 1500 < hard < 2700


def test_levels_answer_as_they_play() -> None:
    puzzle = one_of(Theme.ENDING)
    for level, share in zip(Level, present(puzzle.difficulty).solved[:2], strict=False):
        tries = grading.TRIES[level]
        assert grading.share_solved(puzzle, level, tries, StopFlag()) == share


# --------------------------------------------------------------- questions
def test_lines_come_over_the_wire() -> None:
    puzzle = one_of(Theme.ENDING)
    assert puzzle.second is not None
    found = asked(Refuting(puzzle, puzzle.second.action))
    assert isinstance(found, Refutation)
    assert found == refutation(puzzle, puzzle.second.action, 1, StopFlag())


def test_a_layout_comes_over_the_wire() -> None:
    puzzle = one_of(Theme.ENDING)
    assert asked(LayingOut(puzzle, 2)) == another_layout(puzzle, 2, StopFlag())


def test_a_puzzle_is_found_and_graded_over_the_wire() -> None:
    puzzle = min(
        (one for one in shipped() if one.theme is Theme.ENDING), key=lambda one: len(one.values)
    )
    found = asked(MakingPuzzles((puzzle.state,)))
    assert isinstance(found, Puzzle)
    assert (found.key, found.accepted) == (puzzle.key, puzzle.accepted)
    assert found.values == puzzle.values
    assert found.difficulty == puzzle.difficulty
    assert asked(MakingPuzzles((puzzle.state,), frozenset({puzzle.key}))) is None


def test_a_theme_comes_over_the_wire() -> None:
    puzzle = one_of(Theme.ENDING)
    assert asked(NamingTheme(puzzle)) in themes.themes_of(puzzle, StopFlag())
    all_right = replace(puzzle, accepted=tuple([one.action for one in puzzle.values]))
    assert asked(NamingTheme(all_right)) is Theme.OTHER


def test_what_is_stopped_has_no_answer() -> None:
    stop = StopFlag()
    stop.set()
    puzzle = one_of(Theme.FEED)
    assert asked(Refuting(puzzle, puzzle.best.action), stop) is None
    assert asked(LayingOut(puzzle, 1), stop) == puzzle
    assert asked(MakingPuzzles((puzzle.state,)), stop) is None


def test_sides_are_the_solvers() -> None:
    """Points are those of the side on turn, East's as well as North's."""
    sides = {one.seat.side for one in shipped()}
    assert sides == {Side.NS, Side.EW}


# -------- A deal is searched for a puzzle, from the first decision on
LATE = 40
"""A decision so late that the search is quick."""


@cache
def moment(number: int) -> MatchState:
    return played_deal(number).decisions[LATE].state


@cache
def found() -> tuple[int, Puzzle]:
    for number in range(1, 12):
        puzzle = asked(PuzzleInDeal(moment(number)))
        if isinstance(puzzle, Puzzle):
            return number, puzzle
    raise AssertionError("no deal has a puzzle")


def test_what_is_found_is_a_graded_puzzle_of_the_same_deal() -> None:
    number, puzzle = found()
    before = moment(number)

    assert puzzle.is_unique
    assert puzzle.difficulty is not None
    assert puzzle.state.phase is Phase.PLAY
    assert {*puzzle.state.dealt.cachette} == {*before.dealt.cachette}
    assert len(puzzle.state.dealt.tricks) >= len(before.dealt.tricks)


def test_a_puzzle_that_is_known_is_not_found_again() -> None:
    number, puzzle = found()
    other = asked(PuzzleInDeal(moment(number), frozenset({puzzle.key})))

    assert not isinstance(other, Puzzle) or other.key != puzzle.key


def test_a_stopped_search_finds_nothing() -> None:
    stop = StopFlag()
    stop.set()
    assert asked(PuzzleInDeal(moment(found()[0])), stop) is None
