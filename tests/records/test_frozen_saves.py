"""Files written by older versions, which every later Quinto must open.

The files are never edited. Each new version of the format adds its own. The `.txt` beside each
tells what it holds, the rules, the players and every action, and where they lead.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from faulty_files import changed_file, put, refusal

from quinto_desktop.records import SavedGame, decode, encode, load_game, replay_line, source_name
from quinto_desktop.records.saves.migrations import MIGRATIONS, VERSION, migrate
from quinto_desktop.records.saves.verifying import verify
from quinto_desktop.rules import MatchState, options_text
from quinto_desktop.rules.notation import action_text, cards_text, hand_text

SAVES = Path(__file__).parents[1] / "data" / "saves"
PATHS = sorted(SAVES.glob("*.quinto"))
V1, V3_BRANCHES = "v1-second-deal.quinto", "v3-fair-branches.quinto"

every_file = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def told_of(game: SavedGame) -> Iterator[str]:
    """All that a game holds, in lines; of a secret, the commitment to it."""
    yield options_text(game.rules)
    yield f"{type(game.source).__name__} {source_name(game.source)}"
    yield f"take-backs: {game.has_take_backs}, opened: {game.is_opened}, playing: {game.playing}"
    yield f"first dealer: {game.first_dealer!r}"
    yield from map(str, game.players)
    for number, line in enumerate(game.lines):
        yield f"line {number}: {line.name!r} of {line.of}, hints {line.hinted}"
        yield from map(action_text, line.actions)
        yield from (f"undone {action_text(action)}" for action in line.undone)
        yield from told_of_state(replay_line(game, number)[-1].after)


def told_of_state(state: MatchState) -> Iterator[str]:
    for game in state.games:
        scores = [result.scores for result in game.deals]
        yield f"game {game.number}: {game.winner!r}, {scores}, {game.seating}, {game.dummy!r}"
    yield f"results: {[result.scores for result in state.results]}, scores: {state.scores}"
    yield f"drawn: {cards_text(state.drawn)}, seated: {state.seating}, dummy: {state.dummy!r}"
    yield f"{state.phase}, turn: {state.turn!r}"
    if state.deal is not None:
        deal = state.deal
        yield f"deal {deal.number} by {deal.dealer!r}: {[call.value for call in deal.calls]}"
        yield f"trick: {cards_text(deal.trick.cards)}, hands: {[*map(hand_text, deal.hands)]}"
        yield f"cachette: {hand_text(deal.cachette)}"
        for scored in deal.quints:
            cards = cards_text(scored.quint.cards)
            yield f"quint of {scored.side!r}: {cards}, {scored.quint.points}, trick {scored.trick}"


@every_file
def test_a_file_of_any_version_holds_what_it_has_always_held(
    path: Path, approved: Callable[[str, str], None]
) -> None:
    approved(f"../saves/{path.stem}", "\n".join([*told_of(load_game(path)), ""]))


@every_file
def test_it_comes_back_from_todays_form_and_from_other_line_ends(path: Path) -> None:
    data, game = path.read_bytes(), load_game(path)
    assert decode(encode(game)) == game
    assert decode(data.replace(b"\n", b"\r\n")) == game


def test_the_secret_of_a_round_that_is_over_gives_its_deals() -> None:
    assert verify((SAVES / "v3-fair-round-over.quinto").read_bytes()).holds


def test_hints_are_all_that_version_4_has_added() -> None:
    game, before = (load_game(SAVES / name) for name in ("v4-hints.quinto", V3_BRANCHES))
    plain = tuple([replace(line, hinted=()) for line in game.branches])
    assert replace(game, hinted=(), branches=plain) == before


@pytest.mark.parametrize("where", [(), ("branches", 0)], ids=["the game", "a branch"])
def test_version_3_knew_no_hints(where: tuple[str | int, ...]) -> None:
    data = (SAVES / V3_BRANCHES).read_bytes()
    told = refusal(changed_file(data, put(*where, "hinted", to=[])))
    assert "there is an unknown entry “hinted”" in told


def test_a_migration_leaves_what_it_is_given_as_it_is() -> None:
    document = json.loads((SAVES / V1).read_bytes())
    before = copy.deepcopy(document)
    first = migrate(document, 1, MIGRATIONS)
    assert document == before
    assert migrate(document, 1, MIGRATIONS) == first
    assert first["version"] == VERSION
