"""Files that older versions wrote, kept as they were: every later Quinto opens them.

The files are never edited. A new version of the form adds its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quinto_desktop.records import SavedGame, SeatRecord, decode, load_game, replay
from quinto_desktop.rules import CachetteFrom, JokerLead, RuleOptions, Seat, Side
from quinto_desktop.rules.notation import action_text, cards_text, hand_text

SAVES = Path(__file__).parents[1] / "data" / "saves"


def test_version_1_in_the_second_deal() -> None:
    game = load_game(SAVES / "v1-second-deal.quinto")
    assert game == SavedGame(
        RuleOptions(JokerLead.OPPONENTS, CachetteFrom.TOP, 250),
        179,
        Seat.E,
        (
            SeatRecord("Zoë", "novice"),
            SeatRecord("Bertrand", "casual"),
            SeatRecord("You", None),
            SeatRecord("Łucja", "casual"),
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


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.quinto")), ids=lambda path: path.name)
def test_line_ends_that_a_checkout_has_changed_do_no_harm(path: Path) -> None:
    data = path.read_bytes()
    assert decode(data.replace(b"\n", b"\r\n")) == load_game(path)
