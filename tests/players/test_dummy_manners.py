"""Play with dummy, for dummy and against dummy: positions with the acceptable cards.

The table shows the trick from its leader on. Where North's hand is shown, one player plays South
and North together; where West's or East's is, it is the opponents' dummy.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from examples import each, share
from tables import view

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.by_rule.casual import opening_lead
from quinto_desktop.rules import Card, Observation, Play, Seat


@dataclass(frozen=True)
class Case:
    name: str
    hand: str
    table: str
    shown: str
    good: str
    at: Seat = Seat.N
    seat: Seat = Seat.S
    out: str | None = None

    def seen(self, hidden: int = 0) -> Observation:
        return view(
            self.hand,
            self.table,
            seat=self.seat,
            shown=self.shown,
            at=self.at,
            out=self.out,
            hidden=hidden,
        )


WITH_DUMMY = [
    # Dummy's sure trick, still to come, gets what counts.
    Case("the Quint Royal for dummy's ace", "K7.876.QJ3.T98+", "H9", "AT8.J52.K97.742", "QR"),
    Case("a five for dummy's ace", "K75.876.QJ3.T98", "H9", "AT8.J52.K97.742", "H5"),
    Case("a four for dummy's ace", "K74.876.QJ3.T98", "H9", "AT8.J52.K97.742", "H4"),
    Case("no king under dummy's lone ace", "K74.876.QJ3.T98", "H9", "A.J52.KT97.7642", "H4"),
    Case("a five that dummy's trump will save", "876.J5.KT975.74", "CQ", "AK9.976432..T98", "C5"),
    # Dummy cannot win, and all see it.
    Case("no Quint Royal if dummy has no ace", "K7.876.QJ3.T98+", "HA", "QT8.J52.K97.742", "H7"),
    Case("their five is taken, for dummy cannot", "J7.876.AQ3.T982", "C5", "T8.J542.J97.K74", "CA"),
    # The Quint Royal waits for a trick that dummy is sure to win.
    Case(
        "the Quint Royal waits for dummy's ace of hearts",
        "6..7.+",
        "HJ H8",
        "A...4",
        "H6",
        out="Q.6.T986.T987",
    ),
    Case(
        "it is risked on a likely trick if dummy has nothing better",
        "6..7.+",
        "HJ H8",
        "4...4",
        "QR",
        out="Q.6.T986.T987",
    ),
    Case(
        "of two cards the Quint Royal is kept for dummy's ace, and the cachette",
        "..7.+",
        "",
        "A...4",
        "C7",
        out=".6.T986.KJT9",
    ),
    # The hand that leads, leads to the other.
    Case("a five is led to dummy's ace", "5..72.", "", "A...74", "H5", out="KQJ.6.JT8.KJT+"),
    Case("a four is led to dummy's ace", "4..72.", "", "A...74", "H4", out="KQJ.6.JT8.KJT+"),
]

FOR_DUMMY = [
    Case(
        "dummy keeps its ace for the Quint Royal opposite",
        "A...4",
        "",
        "..7.+",
        "S4",
        at=Seat.S,
        seat=Seat.N,
        out=".6.T986.KJT9",
    ),
    Case(
        "dummy's Quint Royal goes to the ace opposite",
        "87.J52.KT9.742+",
        "H9",
        "AK6.876.QJ3.T98",
        "QR",
        at=Seat.S,
        seat=Seat.N,
    ),
]

AGAINST_DUMMY = [
    # The third hand knows the fourth hand's cards.
    Case(
        "the queen is enough: dummy's best is the jack",
        "K6.876.AQ6.T987",
        "C7 C9",
        "T9.Q42.JT85.K54",
        "CQ",
        at=Seat.W,
    ),
    Case(
        "partner's jack is not overtaken: dummy cannot",
        "K76.876.A43.T98",
        "CJ C9",
        "T9.Q42.T86.KJ54",
        "C3 C4",
        at=Seat.W,
    ),
    Case(
        "it is overtaken: dummy could",
        "K76.876.A43.T98",
        "CJ C9",
        "T9.Q42.KT6.KJ54",
        "CA",
        at=Seat.W,
    ),
    Case(
        "a five: dummy must follow low",
        "K76.876.653.T98",
        "CK C9",
        "T9.Q42.J84.KJ54",
        "C5",
        at=Seat.W,
    ),
    Case(
        "no five: dummy will trump",
        "K76.876.653.T98",
        "CK C9",
        "T9.QT942..KJ543",
        "C3 C6",
        at=Seat.W,
    ),
    Case(
        "the Quint Royal: dummy must follow low",
        "K76.876.63.T98+",
        "CK C9",
        "T9.Q42.J84.KJ54",
        "QR",
        at=Seat.W,
    ),
    Case(
        "no Quint Royal: dummy will trump",
        "K76.876.63.T98+",
        "CK C9",
        "T9.QT942..KJ543",
        "C3 C6",
        at=Seat.W,
    ),
    Case("no four for dummy's ace", "K74.876.63.T987", "HJ H9", "AT.QT942..KJ543", "H7", at=Seat.W),
]

CASES = [*WITH_DUMMY, *FOR_DUMMY, *AGAINST_DUMMY]
IDS = [case.name for case in CASES]


@each("case", CASES, IDS)
def test_casual_plays_what_a_good_player_would(case: Case) -> None:
    assert str(_played(Level.CASUAL, case.seen())) in case.good.split()


@pytest.mark.parametrize("level", [Level.CASUAL, Level.NOVICE])
@each("case", CASES, IDS)
def test_hidden_cards_make_no_difference(case: Case, level: Level) -> None:
    assert len({_played(level, case.seen(hidden), seed=7) for hidden in range(1 + share(4))}) == 1


ACES = "KQ8.KJ.Q86.A832"
"""A hand that leads the ace of spades by the book (rules §13)."""


@pytest.mark.parametrize(
    ("shown", "at", "lead"),
    [
        ("T96.Q42.KJT54.7", Seat.W, "SA"),
        ("T96.Q42.KJT54.7", Seat.E, "SA"),
        # Dummy takes it with a trump.
        ("T96.Q42.KJT754.", Seat.W, "None"),
        ("T96.Q42.KJT754.", Seat.E, "None"),
        # Dummy holds the Quint Royal, so partner has none to make.
        ("T96.Q42.KJT5.7+", Seat.W, "None"),
        # The player's own other hand is visible: there is nothing to hope for.
        ("T96.Q42.KJT54.7", Seat.N, "None"),
        ("T96.Q42.KJT5.7+", Seat.N, "None"),
    ],
)
def test_the_advised_lead_heeds_what_lies_open(shown: str, at: Seat, lead: str) -> None:
    assert str(opening_lead(view(ACES, shown=shown, at=at))) == lead


@pytest.mark.parametrize(
    ("shown", "gives"), [("T9.Q42.J84.KJ54", True), ("T9.QT942..KJ543", False)]
)
def test_a_novice_gives_partner_a_five_if_it_sees_that_dummy_cannot_win(
    shown: str, *, gives: bool
) -> None:
    seen = view("K76.876.653.T98", "CK C9", shown=shown, at=Seat.W)
    given = [str(_played(Level.NOVICE, seen, seed)) for seed in range(60)]
    assert (given.count("C5") > 40) is gives


def _played(level: Level, seen: Observation, seed: int = 1) -> Card:
    action = player_of(level, unhurried=True).choose(seen, seed)
    assert isinstance(action, Play)
    return action.card
