"""A game survives saving and loading unchanged, at every point."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from examples import each, examples, part
from faulty_files import changed_file, put, refusal, refused, refused_place
from hypothesis import given
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from replaced import replace
from saved_games import ALL_FORMS, DUMMY_DRAWN, PLAYERS, ROUND, RUBBER, TWO, cut_at, games, played

from quinto_desktop import __version__
from quinto_desktop.records.public import *
from quinto_desktop.records.saves.migrations import MIGRATIONS, VERSION, Document, migrate
from quinto_desktop.records.saves.schema import schema_text
from quinto_desktop.records.saves.verifying import verify
from quinto_desktop.resources import resource_text
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text, cards_text, hand_text


@pytest.mark.parametrize("rules", [RuleOptions(), *ALL_FORMS.values()], ids=["usual", *ALL_FORMS])
def test_every_point_of_a_match_comes_back(rules: RuleOptions) -> None:
    whole = played(seed=7, rules=rules)
    assert replay(whole)[-1].after.phase is Phase.MATCH_OVER
    for length in part([*range(60), *range(60, len(whole.actions) + 1, 9)]):
        game = cut_at(whole, length)
        assert decode(encode(game)) == game


@given(games())
def test_any_game_comes_back_to_an_equal_state(game: SavedGame) -> None:
    read = decode(encode(game))
    assert read == game
    state = start_of(read)
    for action in game.actions:
        state = apply(state, action).after
    assert state == (replay(read)[-1].after if read.actions else start_of(read))


@given(games())
def test_the_bytes_are_the_same_for_the_same_game(game: SavedGame) -> None:
    data = encode(game)
    assert encode(decode(data)) == data
    assert data.endswith(b"}\n")


def test_the_form_of_the_file() -> None:
    game = played(seed=7, dealer=Seat.E, length=8, undone=2)
    deal, *calls, play = map(action_text, game.actions)
    assert json.loads(encode(game)) == {
        "format": "quinto-game",
        "version": 5,
        "app": __version__,
        "rules": {
            "form": "four",
            "match": "game",
            "joker_lead": "highest",
            "cachette_from": "bottom",
            "target": 250,
            "draw": "off",
            "stakes": 0,
        },
        "seed": 7,
        "real_cards": False,
        "fair": None,
        "code": None,
        "take_backs": True,
        "first_dealer": "E",
        "players": [
            {"name": "Ada", "level": "casual"},
            {"name": "Grüße, 東京 ♥", "level": "novice"},
            {"name": "You", "level": None},
            {"name": 'O\'Neil \\ "Bob"', "level": "casual"},
        ],
        "drawn": None,
        "deals": [{"pack": deal.removeprefix("deal "), "calls": calls, "plays": [play]}],
        "undone": [action_text(action) for action in game.undone],
        "hinted": [],
        "branches": [],
        "playing": 0,
        "scores": [0, 0],
    }


def test_the_form_of_a_file_with_a_draw() -> None:
    document = json.loads(encode(played(seed=7, rules=TWO, length=2)))
    assert document["rules"] == {
        "form": "two",
        "match": "rubber_points",
        "joker_lead": "highest",
        "cachette_from": "bottom",
        "target": 60,
        "draw": "ace_high",
        "stakes": 0,
    }
    assert document["first_dealer"] is None
    assert [player["name"] for player in document["players"]] == ["Ada", "Grüße, 東京 ♥"]
    assert document["drawn"] == [str(card) for card in drawn_cards(7, TWO.form)]
    assert len(document["deals"]) == 1


@each("rules", [RUBBER, DUMMY_DRAWN, TWO], ids=["four", "dummy", "two"])
def test_a_match_saved_before_its_draw_comes_back(rules: RuleOptions) -> None:
    game = played(seed=7, rules=rules, length=0)
    assert start_of(game).phase is Phase.DRAWING
    assert json.loads(encode(game))["drawn"] is None
    assert decode(encode(game)) == game


@each("rules", [RUBBER, ROUND, TWO], ids=["rubber", "round", "two"])
def test_what_is_undone_reaches_across_games_and_the_draw(rules: RuleOptions) -> None:
    whole = cut_at(played(seed=7, rules=rules), 0)
    states = [step.after for step in replay(played(seed=7, rules=rules))]
    assert max(len(state.games) for state in states) > 1
    assert decode(encode(whole)) == whole
    texts = json.loads(encode(whole))["undone"]
    first = f"draw {cards_text(drawn_cards(7, rules.form))}"
    pack = f"deal {cards_text(shuffled_pack(7, 1))}"
    has_draw = isinstance(whole.undone[0], Draw)
    assert texts[:2] == ([first, pack] if has_draw else [pack, texts[1]])


def test_a_deal_that_was_undone_is_kept_with_its_pack() -> None:
    whole = played(seed=7)
    second = [n for n, action in enumerate(whole.actions) if isinstance(action, Deal)][1]
    game = cut_at(whole, second - 1)
    text = json.loads(encode(game))["undone"][1]
    assert text == f"deal {cards_text(shuffled_pack(7, 2))}"
    assert decode(encode(game)).undone == whole.actions[second - 1 :]


def test_scores_that_the_caller_knows_are_written_without_a_replay() -> None:
    game = played(seed=7, length=60)
    scores = replay(game)[-1].after.scores
    assert scores != (0, 0)
    assert encode(game, scores) == encode(game)


def test_a_game_with_an_illegal_action_is_not_written() -> None:
    game = played(seed=7, length=6)
    twice = replace(game, actions=(*game.actions, game.actions[-1]))
    assert refused_place(lambda: encode(twice)) == [(Part.DEAL, 1), (Part.PLAY, 2)]


def test_a_place_in_a_match_of_several_games_names_the_game() -> None:
    whole = played(seed=7, rules=RUBBER)
    states = [step.after for step in replay(whole)]
    length = next(n for n, state in enumerate(states) if len(state.games) == 1) + 7
    game = cut_at(whole, length)
    twice = replace(game, actions=(*game.actions, game.actions[-1]), undone=())
    assert refused_place(lambda: encode(twice)) == [(Part.GAME, 2), (Part.DEAL, 1), (Part.PLAY, 2)]


def test_a_byte_order_mark_does_no_harm() -> None:
    game = played(length=30)
    assert decode(b"\xef\xbb\xbf" + encode(game)) == game


@each("name", ["", "x" * 41, "two\nlines", "end\n", "tab\t", "nul\0", "\x85", "\u2028", "\ud800"])
def test_a_player_has_a_name_that_can_be_kept(name: str) -> None:
    refused(lambda: PlayerRecord(name, None))


@each("name", ["x", "x" * 40, " ", "👩‍🚀", "الاسم", '"', "\\"])
def test_any_other_name_comes_back(name: str) -> None:
    game = replace(played(length=1), players=(PlayerRecord(name, None), *PLAYERS[1:]))
    assert decode(encode(game)).players[0].name == name


@each("level", ["", "Casual", "very good", "x" * 21, "casual\n"])
def test_a_level_is_named_in_small_letters(level: str) -> None:
    refused(lambda: PlayerRecord("Ada", level))


@each("seed", [-1, 2**63, 10**5000], ids=["negative", "64 bits", "huge"])
def test_a_seed_has_a_range(seed: int) -> None:
    refused(lambda: replace(played(length=0), source=NumberedDeals(seed)))


CONTRADICTIONS = {
    "too few players": (RuleOptions(), {"players": PLAYERS[:3]}, (Fault.PLAYERS_MISCOUNTED, 4, 3)),
    "too many players": (TWO, {"players": PLAYERS}, (Fault.PLAYERS_MISCOUNTED, 2, 4)),
    "other rules": (RuleOptions(), {"rules": ROUND}, (Fault.PLAYERS_MISCOUNTED, 3, 4)),
    "a dealer and a draw": (RUBBER, {"first_dealer": Seat.N}, (Fault.DEALER_DESPITE_DRAW,)),
    "no dealer, no draw": (ROUND, {"first_dealer": None}, (Fault.DEALER_MISSING,)),
    "dummy deals": (ROUND, {"first_dealer": Seat.N}, (Fault.DEALER_IS_DUMMY,)),
}


@each("rules, change, told", CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_players_and_dealer_go_with_the_rules(
    rules: RuleOptions, change: dict[str, Any], told: tuple[object, ...]
) -> None:
    game = played(rules=rules, length=0)
    details = refused(lambda: replace(game, **change)).values["details"]
    assert isinstance(details, Message)
    assert (details.code, *details.values.values()) == told


def test_an_unknown_level_is_told() -> None:
    check_levels(played(length=0), ["novice", "casual"])
    assert refused(lambda: check_levels(played(length=0), ["casual"])) == Message(
        Fault.LEVEL_UNKNOWN, name=PLAYERS[1].name, level="novice", levels=("casual",)
    )


def test_files_of_a_newer_quinto_are_refused() -> None:
    document = {**json.loads(encode(played(length=9))), "version": 6, "players": "new"}
    told = refused(lambda: decode(json.dumps(document).encode()))
    assert told == Message(Fault.NEWER_VERSION, version="6", known=5)


def _players_by_name(document: Document) -> Document:
    """Pretend that version 1 called the players people."""
    kept = {name: value for name, value in document.items() if name != "people"}
    return {**kept, "players": document["people"]}


def _levels_in_capitals(document: Document) -> Document:
    """Pretend that version 2 wrote levels in capitals."""
    players = [
        {**player, "level": player["level"] and player["level"].lower()}
        for player in document["players"]
    ]
    return {**document, "players": players}


def test_older_files_are_brought_up_to_date_step_by_step() -> None:
    game = played(length=60)
    steps = (_players_by_name, _levels_in_capitals)
    newest = {**json.loads(encode(game)), "version": 3}
    middle = {**newest, "version": 2}
    middle["players"] = [
        {**player, "level": player["level"] and player["level"].upper()}
        for player in newest["players"]
    ]
    oldest = {**middle, "version": 1, "people": middle["players"]}
    del oldest["players"]
    for document in (oldest, middle, newest):
        assert decode(json.dumps(document).encode(), steps) == game
    told = refused(lambda: decode(json.dumps({**newest, "version": 4}).encode(), steps))
    assert told == Message(Fault.NEWER_VERSION, version="4", known=3)


def test_a_damaged_older_file_is_told_and_not_an_error_of_the_migration() -> None:
    document = {**json.loads(encode(played(length=9))), "version": 1}
    told = refused(lambda: decode(json.dumps(document).encode(), (_players_by_name,)))
    assert told == Message(Fault.DAMAGED, details=Message(Fault.OLD_GAME_DAMAGED, version=1))


# -------- Files written by older versions, which every later Quinto must open
# The files are never edited. Each new version of the format adds its own. The `.txt` beside each
# tells what it holds, the rules, the players and every action, and where they lead.
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


# -------- The JSON Schema matches what the program reads, and is up to date
SCHEMA = json.loads(resource_text("quinto-game.schema.json"))
VALIDATOR = Draft202012Validator(SCHEMA)


def test_the_committed_schema_is_the_one_that_is_made() -> None:
    assert json.loads(schema_text()) == SCHEMA


def test_the_command_writes_it() -> None:
    command = [sys.executable, "-m", "quinto_desktop.records.saves.schema"]
    ran = subprocess.run(command, capture_output=True, check=True)
    assert ran.stdout.decode() == schema_text()
    assert ran.stderr == b""


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@each("rules", ALL_FORMS.values(), ids=ALL_FORMS)
@each("length", [0, 1, 60, 400])
def test_matches_of_all_forms_are_valid_by_it(rules: RuleOptions, length: int) -> None:
    game = played(seed=7, rules=rules, length=length, undone=30)
    document = json.loads(encode(game))
    VALIDATOR.validate(document)
    assert not VALIDATOR.is_valid({**document, "format": "other"})


@examples(30)
@given(games())
def test_every_saved_game_is_valid_by_it(game: SavedGame) -> None:
    VALIDATOR.validate(json.loads(encode(game)))
