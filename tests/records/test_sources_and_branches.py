"""Where packs come from, and the branches of a game: in the file, and read again from it."""

from __future__ import annotations

import json

import pytest
from examples import examples
from faulty_files import refusal, refused
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from replaced import replace
from saved_games import PLAYERS, branched, coded_games, fair_games, games, played

from quinto_desktop.records import Fault, SavedGame, decode, encode, fork_of
from quinto_desktop.records.saves.schema import schema_text
from quinto_desktop.rules import *

VALIDATOR = Draft202012Validator(json.loads(schema_text()))
SECRET = bytes(range(32))
FAIR = replace(played(length=70, undone=4), source=FairDeals(SECRET, words="for Ada"))
TREE = branched(branched(branched(FAIR, 20, of=0), 40, of=1), 8, of=0)


@examples(40)
@given(st.one_of(games(), fair_games(), coded_games()), st.data())
def test_any_game_with_branches_is_read_as_it_was_written(
    game: SavedGame, data: st.DataObject
) -> None:
    for _ in range(data.draw(st.integers(0, 3))):
        of = data.draw(st.integers(0, len(game.branches)))
        after = data.draw(st.integers(0, len(game.lines[of].actions)))
        game = branched(game, after, of=of)
    game = replace(game, playing=data.draw(st.integers(0, len(game.branches))))
    written = encode(game)
    assert decode(written) == game
    assert encode(decode(written)) == written
    VALIDATOR.validate(json.loads(written))


def test_a_deal_of_real_cards_is_corrected_as_often_as_one_likes() -> None:
    slips: list[Action] = [Take(Side.NS), Strike(Side.NS)] * 30
    entries = [Deal(()), *slips, Rest(Side.EW), Count()]
    game = SavedGame(RuleOptions(), RealCards(7), Seat.S, PLAYERS, tuple(entries))
    VALIDATOR.validate(json.loads(encode(game)))
    assert decode(encode(game)) == game


def test_where_hints_were_taken_is_kept_for_each_line() -> None:
    first, second, third = TREE.branches
    branches = (replace(first, hinted=(3, 20)), second, replace(third, hinted=(9,)))
    hinted = replace(TREE, hinted=(5, 6, 90), branches=branches)
    document = json.loads(encode(hinted))
    VALIDATOR.validate(document)
    assert document["hinted"] == [5, 6, 90]
    assert [branch["hinted"] for branch in document["branches"]] == [[3, 20], [], [9]]
    assert decode(encode(hinted)) == hinted
    document["hinted"] = [90, 5, 6, 5]  # in whatever order a file has them
    assert decode(json.dumps(document).encode()) == hinted


def test_a_branch_holds_only_what_was_done_otherwise() -> None:
    document = json.loads(encode(TREE))
    assert [branch["of"] for branch in document["branches"]] == [0, 1, 0]
    for branch, line in zip(document["branches"], TREE.branches, strict=True):
        assert branch["after"] == fork_of(line, TREE.lines[line.of])
        assert branch["after"] + len(branch["actions"]) == len(line.actions)


def test_a_branch_may_share_what_was_undone_in_its_line() -> None:
    whole = played(length=70)
    line = branched(whole, 60, of=0).branches[0]
    undone = replace(whole, actions=whole.actions[:30], undone=whole.actions[30:], branches=(line,))
    assert json.loads(encode(undone))["branches"][0]["after"] >= 60
    assert decode(encode(undone)) == undone


# --------------------------------------------------------------- the secret
def test_the_secret_is_sealed_until_the_game_is_over() -> None:
    document = json.loads(encode(FAIR))
    assert document["fair"]["secret"] is None
    assert SECRET.hex() not in encode(FAIR).decode()
    assert decode(encode(FAIR)).source == FAIR.source


def test_the_file_of_a_game_that_was_given_up_shows_the_secret() -> None:
    given_up = replace(FAIR, is_opened=True)
    document = json.loads(encode(given_up))
    assert (document["fair"]["secret"], document["fair"]["sealed"]) == (SECRET.hex(), None)
    assert decode(encode(given_up)).is_opened


def test_the_words_are_kept_in_their_normal_form() -> None:
    document = json.loads(encode(FAIR))
    document["fair"]["words"] = " for  Ada "
    assert decode(json.dumps(document).encode()) == FAIR


def test_the_secret_does_not_show_when_a_game_is_printed() -> None:
    assert SECRET.hex() not in repr(FAIR)
    assert repr(SECRET) not in repr(FAIR)


# --------------------------------------------------------------- refusals
def test_a_code_under_other_rules_is_refused(coded: SavedGame) -> None:
    document = json.loads(encode(coded))
    document["rules"]["stakes"] = 5
    assert "are not those of the deal code" in refusal(json.dumps(document).encode())


def test_a_hundred_and_one_branches_are_too_many() -> None:
    line = TREE.branches[0]
    most = replace(FAIR, branches=(line,) * 100)
    assert decode(encode(most)) == most
    details = refused(lambda: replace(FAIR, branches=(line,) * 101)).values["details"]
    assert getattr(details, "code", None) is Fault.LINE_MISSING


@pytest.fixture(name="coded")
def coded_game() -> SavedGame:
    """A game that began with a deal code."""
    source = CodedDeals(CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions()))
    game = SavedGame(RuleOptions(), source, Seat.E, PLAYERS, ())
    line = branched(game, 0, length=70).branches[0]
    return replace(game, actions=line.actions)


def test_a_game_from_a_code_begins_with_its_deal(coded: SavedGame) -> None:
    code = json.loads(encode(coded))["code"]
    assert parse_deal_code(code) == getattr(coded.source, "deal", None)
