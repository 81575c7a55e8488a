"""A game as a text to read: all that was played is in it, and nothing that nobody may see yet."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from examples import each

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.checking.saved_games import ENGLISH
from quinto_desktop.records import SavedGame, load_game, replay
from quinto_desktop.records.saves.score_text import score_text
from quinto_desktop.rules import Deal, FairDeals, Trick, parse_deal_code
from quinto_desktop.rules.transition import deal_out

SAVES = sorted((Path(__file__).parents[1] / "data" / "saves").glob("v*.quinto"))
SECOND_DEAL = SAVES[0]
REAL_CARDS = SAVES[-1]

_POINTS = re.compile(r"^  Score +(\d+) +(\d+)$", re.MULTILINE)
_TRICK = re.compile(r"^ +\d+  (\w+) +(\S+) +(\S+) +(\S+) +(\S+) +(\w+)  ", re.MULTILINE)
_SUITS = {"♥": "H", "♦": "D", "♣": "C", "♠": "S"}


def text_of(game: SavedGame) -> str:
    return score_text(game, ENGLISH)


def finished(game: SavedGame) -> int:
    return replay(game)[-1].after.deals_finished


@each("path", SAVES[:-1])
def test_every_trick_and_score_of_every_deal_is_told(path: Path) -> None:
    game = load_game(path)
    text, state = text_of(game), replay(game)[-1].after
    tricks = [
        (trick.leader.name, [str(card) for card in trick.cards], trick.winner)
        for trick in _all_tricks(game)
    ]

    told = [
        (found[1][0], [_notation(card) for card in found.groups()[1:5]], found[6][0])
        for found in _TRICK.finditer(text)
    ]

    assert told == [
        (leader, cards, None if winner is None else winner.name) for leader, cards, winner in tricks
    ]
    assert told
    results = [result for played in state.games for result in played.deals]
    results += state.results if state.winner is None else ()
    scores = [(int(ns), int(ew)) for ns, ew in _POINTS.findall(text)]
    assert scores == [result.scores for result in results]


@each("path", SAVES[:-1])
def test_a_deal_code_in_it_gives_the_same_hands(path: Path) -> None:
    game = load_game(path)
    codes = re.findall(r"^Deal code: (\S+)$", text_of(game), re.MULTILINE)
    deals = [step for step in replay(game) if isinstance(step.action, Deal)]

    assert len(codes) == finished(game)
    for code, step in zip(codes, deals, strict=False):
        deal, action, state = parse_deal_code(code), step.action, step.after
        assert isinstance(action, Deal)
        dealt, _ = deal_out(action.pack, state.dealt.dealer, game.rules.cachette_from)
        assert (deal.layout.hands, deal.dealer) == (dealt, state.dealt.dealer)
        assert deal.scores == state.scores


def test_of_real_cards_the_quints_are_told_by_side() -> None:
    game = load_game(REAL_CARDS)
    text = text_of(game)
    quints = [
        scored for played in replay(game)[-1].after.games for scored in played.deals[0].quints
    ]
    assert not _TRICK.search(text) and "Cachette" not in text
    told = re.findall(r"(?:[♥♦♣♠]\S+|Royal) [+](\d+)$", text, re.MULTILINE)
    assert [*map(int, told)] == [scored.quint.points for scored in quints]


def test_a_deal_in_progress_shows_only_what_was_played() -> None:
    game = load_game(SECOND_DEAL)
    second = text_of(game).partition("Deal 2")[2]
    played = {str(card) for trick in _all_tricks(game)[12:] for card in trick.cards}

    assert {_notation(card) for card in re.findall(r"[♥♦♣♠]\w+|QR", second)} == played
    assert "Deal code" not in second
    assert "Cachette" not in second
    assert second.endswith("The deal is not over yet.\n")


def test_fair_deals_and_what_may_not_be_taken_back_are_told() -> None:
    source = FairDeals(bytes(32))
    told = text_of(
        replace(load_game(SECOND_DEAL), source=source, actions=(), has_take_backs=False)
    ).splitlines()

    assert f"Fair deals; seal {source.commitment.hex()}" in told
    assert "No take-backs" in told
    assert not any("number" in line for line in told)


def test_a_game_without_cards_names_the_players() -> None:
    told = text_of(replace(load_game(SECOND_DEAL), actions=()))

    assert "Zoë (Novice)" in told
    assert told.endswith("No cards have been dealt yet.\n")


def test_the_columns_stand_under_each_other() -> None:
    lines = text_of(load_game(SECOND_DEAL)).splitlines()
    (head, *rows) = lines[lines.index("Deal 1, dealt by East") + 10 :][:14]

    assert len(rows) == 13
    assert head.endswith("NS  EW")
    assert len({len(row) for row in (head, *rows)}) == 1
    assert max(map(len, lines)) <= 110


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(SECOND_DEAL)]) == 0

    assert capsys.readouterr().out == text_of(load_game(SECOND_DEAL))


def test_the_command_says_what_is_wrong_with_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torn.quinto"
    path.write_text('{"format": "quinto-', encoding="utf-8")

    assert main(["score", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("quinto-lab: ")


def _all_tricks(game: SavedGame) -> list[Trick]:
    found: list[Trick] = []
    for step in replay(game):
        tricks = step.after.deal.tricks if step.after.deal is not None else ()
        if tricks and tricks[-1] not in found[-1:]:
            found.append(tricks[-1])
    return found


def _notation(card: str) -> str:
    if card == "QR":
        return card
    return _SUITS[card[0]] + card[1:].replace("10", "T")
