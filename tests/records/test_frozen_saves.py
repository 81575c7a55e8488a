"""Files written by older versions, which every later Quinto must open.

The files are never edited. Each new version of the format adds its own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from faulty_files import changed_file, put, refusal

from quinto_desktop.records import (
    PlayerRecord,
    SavedGame,
    decode,
    encode,
    load_game,
    replay,
    replay_line,
    start_of,
)
from quinto_desktop.records.saves.verifying import verify
from quinto_desktop.rules import (
    CachetteFrom,
    CodedDeals,
    DrawRule,
    FairDeals,
    Form,
    JokerLead,
    MatchForm,
    NumberedDeals,
    Phase,
    RuleOptions,
    Seat,
    Side,
)
from quinto_desktop.rules.notation import action_text, cards_text, hand_text

SAVES = Path(__file__).parents[1] / "data" / "saves"
V3_BRANCHES = "v3-fair-branches.quinto"


def test_version_1_in_the_second_deal() -> None:
    game = load_game(SAVES / "v1-second-deal.quinto")
    assert game == SavedGame(
        RuleOptions(JokerLead.OPPONENTS, CachetteFrom.TOP, 250),
        NumberedDeals(179),
        Seat.E,
        (
            PlayerRecord("Zoë", "novice"),
            PlayerRecord("Bertrand", "casual"),
            PlayerRecord("You", None),
            PlayerRecord("Łucja", "casual"),
        ),
        game.actions,
        game.undone,
    )
    assert len(game.actions) == 84
    assert [action_text(action) for action in game.undone] == ["S7", "ST", "H9"]
    state = replay(game)[-1].after
    assert [result.scores for result in state.results] == [(150, 95)]
    assert state.scores == (155, 115)
    assert state.turn is Seat.N
    deal = state.deal
    assert deal is not None
    assert deal.number == 2
    assert [call.value for call in deal.calls] == ["double", "pass", "pass", "pass"]
    assert cards_text(deal.trick.cards) == "S6 C3"
    assert [hand_text(hand) for hand in deal.hands] == [
        ".K973..87",
        ".J4.Q98.T",
        "4.Q6..5+",
        "J93.T.T.",
    ]
    assert hand_text(deal.cachette) == "5.A852.."
    assert [scored.side for scored in deal.quints] == [Side.EW, Side.EW, Side.NS]


def test_version_2_a_rubber_in_its_second_game() -> None:
    game = load_game(SAVES / "v2-rubber-second-game.quinto")
    rules = RuleOptions(
        JokerLead.FORBIDDEN_ALWAYS,
        CachetteFrom.TOP,
        match=MatchForm.RUBBER,
        draw=DrawRule.ACE_LOW,
        stakes=20,
    )
    players = (
        PlayerRecord("Åse", "casual"),
        PlayerRecord("Bertrand", "novice"),
        PlayerRecord("You", None),
        PlayerRecord("Łucja", "casual"),
    )
    assert game == SavedGame(rules, NumberedDeals(1907), None, players, game.actions)
    assert len(game.actions) == 234
    state = replay(game)[-1].after
    assert cards_text(state.drawn) == "HK H2 HA H7"
    assert state.seating == (1, 0, 2, 3)
    (first,) = state.games
    assert (first.scores, first.winner, len(first.deals)) == ((255, 180), Side.NS, 3)
    assert first.deals[0].dealer is Seat.S
    assert [result.scores for result in state.results] == [(80, 175)]
    assert (state.scores, state.turn) == ((95, 175), Seat.N)
    deal = state.deal
    assert deal is not None
    assert (deal.number, deal.dealer) == (2, Seat.S)
    assert [call.value for call in deal.calls] == ["pass", "pass", "pass", "double"]
    assert [hand_text(hand) for hand in deal.hands] == [
        "54.T8.5.",
        "AJ.J3..5",
        "KQT3...3",
        "976.Q..9",
    ]
    assert hand_text(deal.cachette) == "8..Q.A2+"


def test_version_2_a_round_in_the_middle_of_a_trick_of_its_second_game() -> None:
    game = load_game(SAVES / "v2-dummy-round-second-game.quinto")
    rules = RuleOptions(
        JokerLead.FORBIDDEN_IF_WINNING, CachetteFrom.TOP, 200, Form.DUMMY, MatchForm.ROUND
    )
    players = (
        PlayerRecord("You", None),
        PlayerRecord("Zoë", None),
        PlayerRecord("Bertrand", "casual"),
    )
    assert game == SavedGame(rules, NumberedDeals(53), Seat.W, players, game.actions, game.undone)
    assert len(game.actions) == 145
    assert [action_text(action) for action in game.undone] == ["D3", "QR", "HK", "C7", "S5"]
    state = replay(game)[-1].after
    (first,) = state.games
    assert (first.seating, first.dummy) == ((2, 1, 0, 1), Seat.E)
    assert (first.scores, first.winner, len(first.deals)) == ((225, 235), Side.EW, 2)
    assert (state.seating, state.dummy) == ((1, 2, 0, 2), Seat.W)
    assert (state.scores, state.turn, state.results) == ((45, 45), Seat.W, ())
    deal = state.deal
    assert deal is not None
    assert (deal.number, deal.dealer) == (1, Seat.E)
    assert [call.value for call in deal.calls] == ["double", "pass", "pass", "redouble"]
    assert cards_text(deal.trick.cards) == "D4 H2"
    assert [hand_text(hand) for hand in deal.hands] == ["...Q95+", ".8.A8.", "K7...T", ".73.K7."]
    assert hand_text(deal.cachette) == "8.9..K82"


def test_version_2_a_game_of_two() -> None:
    game = load_game(SAVES / "v2-two-handed.quinto")
    rules = RuleOptions(JokerLead.OPPONENTS, form=Form.TWO)
    players = (PlayerRecord("Ольга", None), PlayerRecord("Ada", "casual"))
    assert game == SavedGame(rules, NumberedDeals(25), Seat.E, players, game.actions)
    assert len(game.actions) == 101
    state = replay(game)[-1].after
    assert state.seating == (0, 1, 0, 1)
    assert [result.scores for result in state.results] == [(170, 180)]
    assert (state.scores, state.turn, state.games) == ((220, 185), Seat.E, ())
    deal = state.deal
    assert deal is not None
    assert (deal.number, deal.dealer) == (2, Seat.S)
    assert [call.value for call in deal.calls] == ["pass", "double", "pass", "pass"]
    assert cards_text(deal.trick.cards) == "H7 SK H9"
    assert [hand_text(hand) for hand in deal.hands] == ["Q...", ".5..+", "J...", "..T."]
    assert hand_text(deal.cachette) == ".J7.6.T6"


def test_version_3_a_fair_game_with_branches() -> None:
    game = load_game(SAVES / "v3-fair-branches.quinto")
    assert isinstance(game.source, FairDeals)
    assert game.source.words == "Für Großmutter ♥"
    assert game.source.commitment.hex().startswith("bdb838b1ab973e5b")
    assert (game.seed, game.first_dealer, game.is_opened) == (None, Seat.E, False)
    assert (len(game.actions), len(game.undone), game.playing) == (74, 1, 2)
    assert [(line.name, line.of, len(line.actions)) for line in game.branches] == [
        ("If I had led hearts", 0, 55),
        ("Then low", 1, 100),
    ]
    state = replay(game)[-1].after
    assert (state.scores, state.turn) == ((135, 120), Seat.S)
    assert state.deal is not None
    assert [hand_text(hand) for hand in state.deal.hands] == [
        "A.AQ5.T6.42",
        "86.63.9843.",
        "K.KJT.KQ72.",
        "9.987.5.T85",
    ]
    assert replay_line(game, 2)[29].after == replay(game)[29].after


def test_version_3_a_round_that_is_over_and_shows_its_secret() -> None:
    game = load_game(SAVES / "v3-fair-round-over.quinto")
    assert isinstance(game.source, FairDeals)
    assert (game.rules.form, game.is_opened, game.first_dealer) == (Form.DUMMY, True, Seat.S)
    assert game.source.commitment.hex().startswith("d19bcd752b6e3b1d")
    assert verify((SAVES / "v3-fair-round-over.quinto").read_bytes()).holds
    state = replay(game)[-1].after
    assert (len(game.actions), state.phase, state.scores) == (103, Phase.MATCH_OVER, (60, 55))


def test_version_3_a_game_of_two_without_take_backs() -> None:
    game = load_game(SAVES / "v3-fair-two-no-take-backs.quinto")
    assert isinstance(game.source, FairDeals)
    assert (game.rules.form, game.has_take_backs) == (Form.TWO, False)
    assert (game.source.words, game.first_dealer) == ("two of us", None)
    state = replay(game)[-1].after
    assert (len(game.actions), len(state.games), state.scores) == (60, 1, (0, 0))
    assert [cards_text(game.source.drawn(Form.TWO))] == [cards_text(state.drawn)]


def test_version_3_a_game_from_a_deal_code() -> None:
    game = load_game(SAVES / "v3-code.quinto")
    assert isinstance(game.source, CodedDeals)
    assert game.source.code == "11KW-9C50-9TDC-YBF1-98EG-SF95-K70W-S7W3"
    state = replay(game)[-1].after
    assert (len(game.actions), state.scores, state.turn) == (30, (175, 90), Seat.W)
    assert start_of(game).scores == (120, 85)


def test_version_3_a_numbered_game() -> None:
    game = load_game(SAVES / "v3-numbered.quinto")
    assert game.source == NumberedDeals(42)
    assert game.has_take_backs
    assert replay(game)[-1].after.scores == (0, 45)


def test_version_4_a_game_with_hints_in_each_line() -> None:
    game, before = (load_game(SAVES / name) for name in ("v4-hints.quinto", V3_BRANCHES))
    assert [line.hinted for line in game.lines] == [(31, 52, 75), (31, 52, 57), (99,)]
    assert [line.hinted for line in before.lines] == [(), (), ()]
    plain = tuple([replace(line, hinted=()) for line in game.branches])
    assert replace(game, hinted=(), branches=plain) == before


@pytest.mark.parametrize("where", [(), ("branches", 0)], ids=["the game", "a branch"])
def test_version_3_knew_no_hints(where: tuple[str | int, ...]) -> None:
    data = (SAVES / V3_BRANCHES).read_bytes()
    told = refusal(changed_file(data, put(*where, "hinted", to=[])))
    assert "there is an unknown entry “hinted”" in told


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.quinto")), ids=lambda path: path.name)
def test_line_ends_that_a_checkout_has_changed_do_no_harm(path: Path) -> None:
    data = path.read_bytes()
    assert decode(data.replace(b"\n", b"\r\n")) == load_game(path)


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.quinto")), ids=lambda path: path.name)
def test_a_file_of_an_earlier_version_comes_back_from_todays_form(path: Path) -> None:
    game = load_game(path)
    assert decode(encode(game)) == game
