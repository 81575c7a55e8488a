"""Sample states of the race, made by hand."""

from __future__ import annotations

from quinto_desktop.game.aids.outlooks import RaceOutlook, Runner
from quinto_desktop.rules import QUINTS, Quint, Side, Suit


def quints(*suits: Suit | None) -> tuple[Quint, ...]:
    return tuple([quint for quint in QUINTS if quint.suit in suits])


def runner(side: Side, score: int, **values: object) -> Runner:
    usual = {
        "need": 250 - score,
        "taken": 0,
        "quints": QUINTS,
        "winning_quints": (),
        "wins_with_last_trick": False,
        "most": 400,
    }
    return Runner(side=side, score=score, **{**usual, **values})  # type: ignore[arg-type]


def race(own: Runner, other: Runner, **values: object) -> RaceOutlook:
    usual = {"winner": None, "is_on": True, "quint_points": 65, "tricks_left": 4}
    return RaceOutlook(250, (own, other), trick_value=5, **{**usual, **values})  # type: ignore[arg-type]


def late_races() -> list[RaceOutlook]:
    """Races in which more matters than one short sentence says."""
    any_quint = {"winning_quints": QUINTS}
    royal = {"winning_quints": quints(Suit.HEARTS, None), "wins_with_last_trick": True}
    pairs = [
        (runner(Side.NS, 245, **any_quint), runner(Side.EW, 245, **any_quint)),
        (runner(Side.NS, 240, winning_quints=quints(*Suit)), runner(Side.EW, 245, **any_quint)),
        (runner(Side.NS, 240, winning_quints=quints(*Suit)), runner(Side.EW, 100)),
        (runner(Side.NS, 240, **royal), runner(Side.EW, 240, **royal)),
        (runner(Side.NS, 240, **royal), runner(Side.EW, 100)),
        (runner(Side.NS, 240, wins_with_last_trick=True), runner(Side.EW, 240, **any_quint)),
        (runner(Side.NS, 235, taken=15), runner(Side.EW, 235, taken=10)),
        (runner(Side.NS, 0, most=100), runner(Side.EW, 20, most=120)),
    ]
    return [race(*pair, quint_points=175, tricks_left=13) for pair in pairs]
