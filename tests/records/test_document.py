"""A game comes back from its file as it was, at every point of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from saved_games import SEATED, assert_told, cut_at, games, played

from quinto_desktop import __version__
from quinto_desktop.records import (
    RecordError,
    SavedGame,
    SeatRecord,
    check_levels,
    decode,
    encode,
    replay,
    start_of,
)
from quinto_desktop.records.migrations import MIGRATIONS, VERSION, Document
from quinto_desktop.rules import Deal, Phase, Seat, apply, shuffled_pack
from quinto_desktop.rules.notation import action_text, cards_text


def test_every_point_of_a_game_comes_back() -> None:
    whole = played(seed=7)
    assert replay(whole)[-1].after.phase is Phase.GAME_OVER
    for length in range(len(whole.actions) + 1):
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
        "version": 1,
        "app": __version__,
        "rules": {"joker_lead": "highest", "cachette_from": "bottom", "target": 250},
        "seed": 7,
        "first_dealer": "E",
        "seats": {
            "N": {"name": "Ada", "level": "casual"},
            "E": {"name": "Grüße, 東京 ♥", "level": "novice"},
            "S": {"name": "You", "level": None},
            "W": {"name": 'O\'Neil \\ "Bob"', "level": "casual"},
        },
        "deals": [
            {
                "pack": deal.removeprefix("deal "),
                "calls": calls,
                "plays": [play],
            }
        ],
        "undone": [action_text(action) for action in game.undone],
        "scores": [0, 0],
    }


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
    with pytest.raises(RecordError, match=r"^Deal 1, play 2: .* may not be played"):
        encode(twice)


def test_a_byte_order_mark_does_no_harm() -> None:
    game = played(length=30)
    assert decode(b"\xef\xbb\xbf" + encode(game)) == game


@pytest.mark.parametrize(
    "name", ["", "x" * 41, "two\nlines", "end\n", "tab\t", "nul\0", "\x85", "\u2028", "\ud800"]
)
def test_a_seat_has_a_name_that_can_be_kept(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        SeatRecord(name, None)
    assert_told(caught.value)


@pytest.mark.parametrize("name", ["x", "x" * 40, " ", "👩‍🚀", "الاسم", '"', "\\"])
def test_any_other_name_comes_back(name: str) -> None:
    game = replace(played(length=1), seats=(SeatRecord(name, None), *SEATED[1:]))
    assert decode(encode(game)).seats[Seat.N].name == name


@pytest.mark.parametrize("level", ["", "Casual", "very good", "x" * 21, "casual\n"])
def test_a_level_is_named_in_small_letters(level: str) -> None:
    with pytest.raises(RecordError) as caught:
        SeatRecord("Ada", level)
    assert_told(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**63, 10**5000], ids=["negative", "64 bits", "huge"])
def test_a_seed_has_a_range(seed: int) -> None:
    with pytest.raises(RecordError) as caught:
        replace(played(length=0), seed=seed)
    assert_told(caught.value)


def test_an_unknown_level_is_told() -> None:
    check_levels(played(length=0), ["novice", "casual"])
    with pytest.raises(RecordError, match=r"^E: .* level “novice”") as caught:
        check_levels(played(length=0), ["casual"])
    assert_told(caught.value)


def test_files_of_a_newer_quinto_are_refused() -> None:
    document = {**json.loads(encode(played(length=9))), "version": 3, "players": "new"}
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(document).encode())
    assert str(caught.value) == (
        "This game was saved by a newer Quinto (version 3 of the file form; "
        "this program knows up to 1). Update Quinto to open it."
    )


def _seat_names_apart(document: Document) -> Document:
    """As if version 1 had kept the seats as a list."""
    seats = dict(zip("NESW", document["chairs"], strict=True))
    return {**{k: v for k, v in document.items() if k != "chairs"}, "seats": seats}


def _levels_in_capitals(document: Document) -> Document:
    """As if version 2 had written levels in capitals."""
    seats = {
        seat: {**given, "level": given["level"] and given["level"].lower()}
        for seat, given in document["seats"].items()
    }
    return {**document, "seats": seats}


def test_older_files_are_brought_up_to_date_step_by_step() -> None:
    game = played(length=60)
    steps = (_seat_names_apart, _levels_in_capitals)
    newest = {**json.loads(encode(game)), "version": 3}
    middle = {**newest, "version": 2}
    middle["seats"] = {
        seat: {**given, "level": given["level"] and given["level"].upper()}
        for seat, given in newest["seats"].items()
    }
    oldest = {**middle, "version": 1, "chairs": list(middle["seats"].values())}
    del oldest["seats"]
    for document in (oldest, middle, newest):
        assert decode(json.dumps(document).encode(), steps) == game
    with pytest.raises(RecordError, match=r"version 4 .* up to 3"):
        decode(json.dumps({**newest, "version": 4}).encode(), steps)


def test_a_damaged_older_file_is_told_and_not_an_error_of_the_migration() -> None:
    document = json.loads(encode(played(length=9)))
    with pytest.raises(RecordError, match="version 1 is damaged") as caught:
        decode(json.dumps(document).encode(), (_seat_names_apart,))
    assert_told(caught.value)


def test_each_migration_has_made_a_version() -> None:
    assert len(MIGRATIONS) + 1 == VERSION
    assert json.loads(encode(played(length=0)))["version"] == VERSION
