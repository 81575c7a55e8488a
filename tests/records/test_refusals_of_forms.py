"""Faults possible only in files of other forms, of longer matches and with a draw."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from faulty_files import Change, changed_file, game_or_refusal, mutate, put, refusal, remove
from hypothesis import given
from hypothesis import strategies as st
from saved_games import ALL_FORMS, ROUND, RUBBER, TWO, cut_at, played

from quinto_desktop.records import SavedGame, decode, encode, replay
from quinto_desktop.rules import Card, Draw, Phase, RuleOptions, drawn_cards


def in_second_game(rules: RuleOptions, undone: int = 0) -> SavedGame:
    """Return a match in the middle of the first deal of its second game."""
    whole = played(seed=7, rules=rules)
    states = [step.after for step in replay(whole)]
    length = next(n for n, state in enumerate(states) if len(state.games) == 1) + 20
    return cut_at(cut_at(whole, length + undone), length)


def with_undone(game: SavedGame, undone: int) -> SavedGame:
    """Return the game with its last actions undone."""
    return cut_at(game, len(game.actions) - undone)


RUBBER_GAME = with_undone(in_second_game(RUBBER), 3)
ROUND_GAME = with_undone(in_second_game(ROUND), 3)
TWO_GAME = with_undone(in_second_game(TWO), 3)
ALL_UNDONE = cut_at(played(seed=7, rules=RUBBER, length=3), 0)
OVER = played(seed=7, rules=RUBBER)

FILES = {
    "rubber": encode(RUBBER_GAME),
    "round": encode(ROUND_GAME),
    "two": encode(TWO_GAME),
    "undone": encode(ALL_UNDONE),
    "over": encode(OVER),
}


def test_the_files_that_are_changed_here_are_valid() -> None:
    for data in FILES.values():
        decode(data)
    for game in (RUBBER_GAME, ROUND_GAME, TWO_GAME):
        state = replay(game)[-1].after
        assert len(state.games) == 1
        assert state.winner is None
        assert state.phase is Phase.PLAY
        assert len(game.undone) == 3
    assert isinstance(ALL_UNDONE.undone[0], Draw)
    assert replay(OVER)[-1].after.phase is Phase.MATCH_OVER


def _last_deal(name: str) -> int:
    return len(json.loads(FILES[name])["deals"]) - 1


def _drawn(*cards: str) -> Change:
    return put("drawn", to=[*cards])


def _twin(cards: list[Card]) -> list[str]:
    return [str(cards[0]), *map(str, cards[:-1])]


DRAWN = [*drawn_cards(7, RUBBER.form)]
RUBBER_LAST, ROUND_LAST = _last_deal("rubber"), _last_deal("round")

WRONG: dict[str, tuple[str, Change, str]] = {
    "no draw": (
        "rubber",
        put("drawn", to=None),
        "Game 1, deal 1: the pack may not be dealt: no cards have been drawn for partners and deal",
    ),
    "a card drawn twice": (
        "rubber",
        put("drawn", to=_twin(DRAWN)),
        f"The draw: the cards may not be drawn: the card {DRAWN[0]} appears twice",
    ),
    "too few drawn": (
        "rubber",
        _drawn("HA", "D5", "S2"),
        "The draw: the cards may not be drawn: 4 players draw one card each, not 3",
    ),
    "too many drawn": (
        "two",
        _drawn("HA", "D5", "S2"),
        "2 players draw one card each, not 3 in all",
    ),
    "one drawn": ("two", _drawn("HA"), "at “drawn”, expected a list of at least 2 entries"),
    "five drawn": ("rubber", _drawn(*["HA"] * 5), "at “drawn”, expected a list of at most 4"),
    "two cards in one": ("two", _drawn("HA D5", "S2"), "The draw: “HA D5” is not a card"),
    "no card drawn": ("rubber", put("drawn", 1, to="Joker"), "The draw: “Joker” is not a card"),
    "numbers drawn": ("rubber", put("drawn", to=[1, 2, 3, 4]), "at “drawn[0]”, expected text"),
    "drawn as text": ("rubber", put("drawn", to="HA"), "at “drawn”, expected a list or nothing"),
    "other cards drawn": (
        "rubber",
        put("drawn", to=[str(card) for card in reversed(DRAWN)]),
        "The file gives the scores as",
    ),
    "a draw in the wrong rules": (
        "round",
        _drawn("HA", "D5", "S2"),
        "the rules of this game have no draw",
    ),
    "a draw again": (
        "rubber",
        put("undone", 0, to="draw HA D5 S2 QR"),
        "Undone action 1: the cards may not be drawn: they have been drawn already",
    ),
    "a draw too late": (
        "undone",
        lambda d: d["undone"].reverse(),
        "Undone action 1: double may not be called: no cards have been drawn for partners",
    ),
    "a short undone draw": ("undone", put("undone", 0, to="draw HA"), "Undone action 1: the cards"),
    "a dealer beside a draw": ("rubber", put("first_dealer", to="S"), "its rules call for a draw"),
    "no dealer": ("round", put("first_dealer", to=None), "names no first dealer"),
    "dummy deals": ("round", put("first_dealer", to="N"), "that is dummy’s seat"),
    "a rubber of three": (
        "round",
        put("rules", "match", to="rubber"),
        "not “rubber”",
    ),
    "a round of two": ("two", put("rules", "match", to="round"), "not “round”"),
    "a target under the handicap": (
        "round",
        put("rules", "target", to=25),
        "The rules contradict each other: the target is 25, but dummy’s opponents start with",
    ),
    "a single game": (
        "rubber",
        put("rules", "match", to="game"),
        "the pack may not be dealt: the game is already over",
    ),
    "two of three players": ("round", remove("players", 2), "for 3 players, but the file names 2"),
    "another form": ("two", put("rules", "form", to="four"), "for 4 players, but the file names 2"),
    "a card unknown in the second game": (
        "rubber",
        put("deals", RUBBER_LAST, "plays", 2, to="H1"),
        "Game 2, deal 1, play 3: “H1” is not a card",
    ),
    "a pack unknown in the second game": (
        "round",
        put("deals", ROUND_LAST, "pack", to="HA H1"),
        "Game 2, deal 1: “H1” is not a card",
    ),
    "a short pack in the second game": (
        "round",
        put("deals", ROUND_LAST, "pack", to="HA"),
        "Game 2, deal 1: the pack may not be dealt: a pack has 53 cards, not 1",
    ),
    "a redouble in the second game": (
        "two",
        put("deals", _last_deal("two"), "calls", 0, to="redouble"),
        "Game 2, deal 1, call 1: ",
    ),
    "a deal after the end": (
        "over",
        lambda d: d["deals"].append(d["deals"][0]),
        "the pack may not be dealt: the match is already over",
    ),
    "a card after the end": ("over", put("undone", to=["HA"]), "the match is already over"),
    "scores of the first game": (
        "rubber",
        put("scores", to=[0, 60]),
        "The file gives the scores as",
    ),
}


@pytest.mark.parametrize(("name", "change", "told"), WRONG.values(), ids=WRONG)
def test_files_edited_by_hand(name: str, change: Change, told: str) -> None:
    said = refusal(changed_file(FILES[name], change))
    assert told in said
    assert said.endswith(
        " Open its backup (the file of the same name ending in “~”) or another saved game."
    )
    assert not [sign for sign in ("`", "|", "regex", "<", ">", "length", "\\x") if sign in said]


@given(st.sampled_from([*FILES]), st.data())
def test_any_value_changed_gives_a_game_or_a_refusal(name: str, data: st.DataObject) -> None:
    document: dict[str, Any] = copy.deepcopy(json.loads(FILES[name]))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(document, data)
    game_or_refusal(json.dumps(document).encode())


@given(st.sampled_from([*ALL_FORMS]), st.sampled_from([*ALL_FORMS]))
def test_a_match_under_the_rules_of_another_form_is_refused(ours: str, other: str) -> None:
    document = json.loads(encode(played(seed=7, rules=ALL_FORMS[ours], length=40)))
    document["rules"] = json.loads(encode(played(rules=ALL_FORMS[other], length=0)))["rules"]
    if ours == other:
        decode(json.dumps(document).encode())
    else:
        refusal(json.dumps(document).encode())
