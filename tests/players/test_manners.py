"""What a partner never does, and always does, when South is to play and North is its partner."""

from __future__ import annotations

from collections import Counter

import pytest
from etiquette import Moment, choice_of, choices, moments
from examples import each
from tables import calling, view

from quinto_desktop.players import Level, is_search_compiled, player_of
from quinto_desktop.players.by_rule.casual import opening_lead
from quinto_desktop.rules import Call, Card, Form, Observation, Play, Seat


def test_no_black_ace_is_led_by_who_holds_the_quint_royal() -> None:
    assert opening_lead(view("AK8.AJ9.A76.A9+")) is None


def test_no_advised_lead_after_the_first_trick() -> None:
    later = view("AK8.AJ9.A6.A98", earlier="D2 D3 D4 D5")
    assert opening_lead(later) is None


@each("seed", range(20))
def test_a_novice_never_gives_a_five_away_in_last_hand(seed: int) -> None:
    assert str(_played(Level.NOVICE, view("65.8765.QT3.T98", "H7 H8 HA"), seed)) == "H6"


def test_a_novice_gives_partner_a_five_in_last_hand() -> None:
    given = [
        str(_played(Level.NOVICE, view("K7.876.QT53.T98", "C7 CK C9"), seed)) for seed in range(60)
    ]
    assert given.count("C5") > 40


def test_casual_waits_for_a_better_trick() -> None:
    nobodys = view("KT..AT8643.QT96", "D5")
    assert str(_played(Level.CASUAL, nobodys)) == "C4"  # nobody wins the game by the five
    dummys = view("6..7.+", "HJ H8", shown="A...4", at=Seat.N, out="Q.6.T986.T987")
    assert str(_played(Level.CASUAL, dummys)) == "H6"  # dummy's ace of hearts is still to come


CALLS = [
    ("an average hand passes", "K84.J73.Q95.T62", "", (0, 0), Call.PASS),
    ("a hand full of hearts doubles", "AKQJ864.A7.K3.5", "", (0, 0), Call.DOUBLE),
    ("in fourth hand too", "AKQJ864.A7.K3.5", "pass pass pass", (0, 0), Call.DOUBLE),
    ("far behind it doubles at the end", "AQ97.J85.K83.T8", "", (100, 200), Call.DOUBLE),
    ("and nearly home it does not", "AQ97.J85.K83.T8", "", (200, 100), Call.PASS),
    ("last, less than half will do", "AJ4.J73.Q95.T62", "pass pass pass", (0, 0), Call.DOUBLE),
    ("which first is too little", "AJ4.J73.Q95.T62", "", (0, 0), Call.PASS),
    ("it does not double partner's double", "AKQJ864.A7.K3.5", "double pass", (0, 0), Call.PASS),
    ("it redoubles an opponent", "AKQJ864.A7.K3.5", "double", (0, 0), Call.REDOUBLE),
    ("a fair hand doubles", "AQ97.J85.K83.T8", "", (0, 0), Call.DOUBLE),
    ("but does not redouble", "AQ97.J85.K83.T8", "double", (0, 0), Call.PASS),
    ("a weak hand never calls", "7.852.JT86.9643", "double", (0, 0), Call.PASS),
    ("a slip of a hand doubles when behind", "AQ7.AJ8.T832.87", "", (0, 150), Call.DOUBLE),
    ("and not when level", "AQ7.AJ8.T832.87", "", (0, 0), Call.PASS),
]


@each("hand, calls, scores, call", [case[1:] for case in CALLS], ids=[c[0] for c in CALLS])
def test_casual_doubles_on_strong_hands(
    hand: str, calls: str, scores: tuple[int, int], call: Call
) -> None:
    assert player_of(Level.CASUAL).choose(calling(hand, calls, scores=scores), 1) is call


def test_a_novice_doubles_on_less_occasions() -> None:
    seen = calling("AQ97.J85.K83.T8")
    assert player_of(Level.NOVICE).choose(seen, 1) is Call.PASS


def _played(level: Level, seen: Observation, seed: int = 1) -> Card:
    action = player_of(level, unhurried=True).choose(seen, seed)
    assert isinstance(action, Play)
    return action.card


# -------- Leads and gifts where dummy's hand lies open
ACES = "KQ8.KJ.Q86.A832"
"""A hand that leads the ace of spades by the book (rules §13)."""


@each(
    "shown, at, lead",
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


# -------- Every level from Casual up has manners; `prove_etiquette` says why they are right
# It also tries every level at every moment, and with twenty seeds. Here who searches, and so takes
# its time, is tried at one moment or two of every manner.
MOMENTS = moments()
POSITION_IDS = [moment.name for moment in MOMENTS]
TELLING = {
    "trick 3: East's SK is left to win",
    "trick 1: South opens with SA from 9.K87.J987.AK84",
    "trick 7: H5 on the Quint Royal that West led",
    "trick 9: West puts the Quint Royal before East's K..A54.",
    "trick 10: North puts the Quint Royal before South's A3..5.",
    "trick 4: North's SA overtakes South's SK",
    "trick 8: West leads DT, D9 or D4 to East's 5..98.74",
}
"""Where Club or Master goes wrong first if it thinks worse: with few deals or none, without the
rule player's judgement, the exact end or the books."""

FEW = [
    *{moment.manner: moment for moment in MOMENTS}.values(),
    *[moment for moment in MOMENTS if moment.name in TELLING],
]
OF_EVERY_MANNER = {Level.CASUAL: MOMENTS, Level.CLUB: FEW, Level.MASTER: FEW}
"""At which moments a level is tried."""


@each("moment", MOMENTS, POSITION_IDS)
def test_the_seat_has_a_choice_between_good_and_bad(moment: Moment) -> None:
    seen = moment.seen()
    assert seen.turn is moment.seat
    assert moment.good < set(choices(seen))


@pytest.mark.parametrize("level", OF_EVERY_MANNER)
def test_a_sensible_partner_makes_one_of_the_good_choices(level: Level) -> None:
    if level is not Level.CASUAL and not is_search_compiled():
        pytest.skip("without the compiled search it would take hours")
    player = player_of(level, unhurried=True)
    for moment in OF_EVERY_MANNER[level]:
        choice = choice_of(player.choose(moment.seen(), 0))
        assert choice in moment.good, f"{moment.name}: {choice}. {moment.why}"


def test_no_manner_hangs_on_a_single_moment() -> None:
    assert len(MOMENTS) >= 200
    assert len(set(POSITION_IDS)) == len(MOMENTS)
    manners = Counter(moment.manner for moment in MOMENTS)
    assert min(manners.values()) >= 3
    assert {*POSITION_IDS} >= TELLING
    for tried in OF_EVERY_MANNER.values():
        assert {moment.manner for moment in tried} == {*manners}
    assert len({moment.seat for moment in MOMENTS}) == 4
    assert min(Counter(moment.rules.form for moment in MOMENTS).values()) >= 50
    assert {moment.rules.form for moment in MOMENTS} == set(Form)
