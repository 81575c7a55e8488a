"""What the commands say of positions is what a solver says that shares no code with them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

import pytest
from examples import at_night
from judged import light_reviews
from lab_command import Lab
from small_solver import SEATS, Moment, layouts, moment_of, random_ending, values, wins, written

from quinto_desktop.lab.judging import review
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.players.puzzles.puzzle import Puzzle
from quinto_desktop.players.puzzles.puzzle_file import parse_puzzles, puzzles_text
from quinto_desktop.rules import Call, Card, Form, Play, Seat, Step, trick_value
from quinto_desktop.rules.notation import action_text

DATA = Path(__file__).parents[1] / "data"
POSITIONS = DATA / "positions"
ONE_DEAL = DATA / "saves" / "v1-second-deal.quinto"
SHIPPED = Path(__file__).parents[2] / "resources" / "puzzles.json"
LAYOUTS = 40
CLOSE = 3.0
"""How many points a hint may lose by reading the others' play, which the small solver does not."""


def for_side(moment: Moment, cards: dict[str, int]) -> dict[str, int]:
    """Values for North's side, as the side on turn sees them."""
    sign = 1 if moment.turn % 2 == 0 else -1
    return {card: sign * value for card, value in cards.items()}


@pytest.mark.parametrize("cards", [2, 3])
def test_solve(cards: int, lab: Lab) -> None:
    chance = random.Random(cards)
    for _ in range(8):
        moment = random_ending(chance, cards)
        options = ["--leader", SEATS[moment.leader], "--trick-value", str(moment.value)]
        found = lab.json("solve", written(moment), *options, "--joker-lead", moment.joker_lead)
        assert for_side(moment, found["cards"]) == values(moment)


def later(name: str, plays: int, seed: int, folder: Path) -> Path:
    """A game of the positions played on at random to so many plays."""
    game = json.loads((POSITIONS / f"{name}.quinto").read_text(encoding="utf-8"))
    path, chance = folder / "later.quinto", random.Random(seed)
    moment = moment_of(POSITIONS / f"{name}.quinto")
    while len(game["deals"][0]["plays"]) < plays:
        card = chance.choice(moment.legal())
        moment = moment.after(card)
        game["deals"][0]["plays"].append(card)
    game["scores"] = moment.scores
    path.write_text(json.dumps(game), encoding="utf-8")
    return path


@pytest.mark.parametrize(("plays", "seed"), at_night([(37, 1), (38, 2)], [(37, 2), (38, 1)]))
def test_a_hint_for_two_hands(plays: int, seed: int, tmp_path: Path, lab: Lab) -> None:
    """Where one player holds both hands, the best is what is best on average, all cards seen."""
    path = later("puzzle-a81531bd3fc2fae3", plays, seed, tmp_path)
    moment = moment_of(path)
    found = lab.json("hint", path, "--effort", "quick")
    rows = [values(one) for one in layouts(moment, LAYOUTS, seed)]
    means = {card: mean([row[card] for row in rows]) for card in moment.legal()}
    assert means[found["best"]] >= max(means.values()) - CLOSE


@pytest.mark.parametrize("name", at_night(["game-3-13", "game-3-55"], ["game-3-3"]))
def test_a_hint_where_the_game_is_at_stake(name: str, lab: Lab) -> None:
    """A certain win reads 100 % and is preferred; what is lost for certain reads nothing."""
    path = POSITIONS / f"{name}.quinto"
    moment = moment_of(path)
    found = lab.json("hint", path, "--effort", "quick")
    rows = [wins(one) for one in layouts(moment, LAYOUTS, 1)]
    certain = {card for card in moment.legal() if all(row[card] == 1 for row in rows)}
    lost = {card for card in moment.legal() if not any(row[card] for row in rows)}
    shown = {card: one["win"] for card, one in found["fair"].items()}
    assert all(shown[card] == 1 for card in certain)
    assert all(shown[card] == 0 for card in lost)
    assert not certain or found["best"] in certain
    assert lost == {*shown} or found["best"] not in lost


def last_plays(steps: Iterable[Step]) -> list[PlayedDeal]:
    from msgspec.structs import replace

    return [replace(one, decisions=one.decisions[-12:]) for one in played_deals(steps)]


def test_a_review(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all cards seen, every card of the last three tricks is worth what the solver says."""
    monkeypatch.setattr(review, "played_deals", last_plays)
    with light_reviews():
        found = lab.json("review", ONE_DEAL, "--effort", "quick")
    (deal,) = found["deals"]
    assert len(deal["decisions"]) == 12
    for decision in deal["decisions"]:
        assert decision["hindsight"] == values(moment_of(ONE_DEAL, decision["n"] - 4))


def test_puzzles(tmp_path: Path, lab: Lab) -> None:
    """What `check` lets pass is best on average over layouts of what was seen alone."""
    puzzles = [one for one in parse_puzzles(SHIPPED.read_text(encoding="utf-8")) if is_late(one)]
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text(puzzles[:1]), encoding="utf-8")
    lab("puzzles check", path)
    for puzzle in at_night(puzzles[::5], puzzles):
        rows = [values(one) for one in layouts(moment_in(puzzle), LAYOUTS, 1)]
        means = {card: mean([row[card] for row in rows]) for card in rows[0]}
        right = {action_text(one) for one in puzzle.accepted}
        assert max(means[card] for card in right) > max(
            value for card, value in means.items() if card not in right
        )


def is_late(puzzle: Puzzle) -> bool:
    """Whether few cards are left, in a form that the small solver knows."""
    is_few = len(puzzle.before) >= len(Seat) + 39
    return is_few and not puzzle.by_chance and puzzle.deal.rules.form is not Form.DUMMY


def moment_in(puzzle: Puzzle) -> Moment:
    """The moment of a puzzle, found by playing its cards."""
    deal = puzzle.deal
    moment = Moment(
        tuple([frozenset(map(name_of, hand)) for hand in deal.layout.hands]),
        frozenset(map(name_of, deal.layout.cachette)),
        (deal.dealer + 1) % 4,
        value=trick_value(tuple([one for one in puzzle.before if isinstance(one, Call)])),
        joker_lead=deal.rules.joker_lead.value,
        form=deal.rules.form.value,
        target=10**6,
    )
    for action in puzzle.before:
        if isinstance(action, Play):
            moment = moment.after(name_of(action.card))
    return moment


def name_of(card: Card) -> str:
    return action_text(Play(card))
