"""What a partner never does, and always does, when South is to play and North is its partner."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from etiquette import Moment, choice_of, choices, moments
from examples import each, share
from tables import calling, view

from quinto_desktop.players import Level, is_search_compiled, player_of
from quinto_desktop.players.by_rule.casual import opening_lead
from quinto_desktop.rules import Call, Card, Form, JokerLead, Observation, Play, RuleOptions, Seat

OPPONENTS = RuleOptions(JokerLead.OPPONENTS)


@dataclass(frozen=True)
class Case:
    name: str
    hand: str
    table: str
    good: str
    scores: tuple[int, int] = (0, 0)
    rules: RuleOptions | None = None
    out: str | None = None


CASES = [
    # Partner's sure trick gets what counts.
    Case("the Quint Royal goes on partner's ace of hearts", "K7.876.QJ3.T98+", "HA H9", "QR"),
    Case("the Quint Royal goes on as last card", "K7.876.QJ3.T98+", "C7 CK C9", "QR"),
    Case("a five goes on as last card", "K7.876.QT53.T98", "C7 CK C9", "C5"),
    Case("a five goes on when void in the suit led", "K7.876543.T943.", "S7 SK S9", "D5"),
    Case("a four completes partner's ace", "J74.876.QT3.T98", "H8 HA H9", "H4"),
    Case("a three completes a two under partner's king", "J73.876.QT4.T98", "H2 HK H9", "H3"),
    Case("an ace completes a four and wins", "AQ7.876.QT4.T98", "H4 HK H9", "HA"),
    Case("the dearer quint goes on", "75.8765.QT3.T98", "H8 HA H9", "H5"),
    Case("the Quint Royal before the five of clubs", "K7.876.QT53.T9+", "C7 CK C9", "QR"),
    # The opponents' trick gets nothing.
    Case("no five for the opponents", "65.8765.QT3.T98", "H7 H8 HA", "H6"),
    Case("no Quint Royal for the opponents", "K7.876.QJ.T987+", "S3 S6 SA", "S7"),
    Case("no Quint Royal for the opponents when void", ".87632.QJ973.T+", "H7 H8 HA", "ST"),
    Case("no completing four for the opponents", "J4.8765.QT3.T98", "HA H7 H8", "HJ"),
    Case("no completing three for the opponents", "J3.8764.QT6.T98", "H2 H7 HQ", "HJ"),
    Case("no four in second hand under a led ace", "J4.8765.QT3.T98", "HA", "HJ"),
    Case("no Quint Royal in second hand under a led ace", "J6.8765.QT3.98+", "HA", "H6"),
    # Nothing is wasted.
    Case("partner's king of clubs is not overtaken", "K7.876.A764.T98", "C3 CK C9", "C4"),
    Case("partner's ace of hearts keeps the king", "KQ6.876.J764.98", "HA H9", "H6"),
    Case("partner's ace is not trumped", "K7.8763.QJT974.", "S7 SA S9", "C4 C7"),
    Case("the lowest card that wins", "K7.876.AQ6.T987", "C7 C9 CT", "CQ"),
    Case("the lowest of equal winners", "K7.876.QJ6.T987", "C7 C9 CT", "CJ"),
    Case("the lowest card when nothing wins", "K7.876.JT6.T987", "C7 CQ CA", "C6"),
    Case("a low trump is enough for a five", "KT6.J98764.QJT.", "S7 S5 SA", "CT"),
    # The rules of the game.
    Case("§13: the ace of spades opens", "AK8.AJ9.A76.A98", "", "SA"),
    Case("§13: else the ace of clubs", "AK8.AJ9.A76.K98", "", "CA"),
    Case(
        "under opponents, partner's led Quint Royal is lost: no five for it",
        "K765.8765.JT.98",
        "QR H9",
        "S8",
        rules=OPPONENTS,
    ),
    Case(
        "under opponents, their led Quint Royal is ours: the five goes on",
        "K765.876.QT6.98",
        "QR C2 HA",
        "H5",
        rules=OPPONENTS,
    ),
    Case(
        "under highest, their led Quint Royal and ace are theirs: no five",
        "K765.876.QT6.98",
        "QR C2 HA",
        "S8",
    ),
    # The end of a deal and of a game. Eleven cards are out: two for each of the others.
    Case(
        "the higher of two cards is kept for the last trick, which takes the cachette",
        "A...8",
        "",
        "S8",
        out="9876.7.3.KQJT9",
    ),
    Case(
        "it is kept even when it would take a five now",
        "A...8",
        "C5 C9 CT",
        "S8",
        out="9876.7..KQJ",
    ),
    Case(
        "a five that is sure to win the game is cashed",
        "5.7.3.",
        "",
        "H5",
        scores=(230, 245),
        out="432.6432..AKQJT98",
    ),
    Case(
        "the five that would win them the game is trumped in second hand",
        "KT..AT8643.QT96",
        "D5",
        "HT HK",
        scores=(0, 245),
    ),
    Case("the same five is left alone when it wins nobody the game", "KT..AT8643.QT96", "D5", "C4"),
]
IDS = [case.name for case in CASES]


@each("case", CASES, IDS)
def test_casual_plays_what_a_good_partner_would(case: Case) -> None:
    seen = view(case.hand, case.table, out=case.out, rules=case.rules, scores=case.scores)
    assert str(_played(Level.CASUAL, seen)) in case.good.split()


@pytest.mark.parametrize("level", [Level.CASUAL, Level.NOVICE])
@each("case", CASES, IDS)
def test_hidden_cards_make_no_difference(case: Case, level: Level) -> None:
    chosen = set()
    for hidden in range(1 + share(4)):
        seen = view(
            case.hand, case.table, out=case.out, rules=case.rules, scores=case.scores, hidden=hidden
        )
        chosen.add(_played(level, seen, seed=7))
    assert len(chosen) == 1


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


CALLS = [
    ("an average hand passes", "K84.J73.Q95.T62", "", (0, 0), Call.PASS),
    ("a hand full of hearts doubles", "AKQJ864.A7.K3.5", "", (0, 0), Call.DOUBLE),
    ("in fourth hand too", "AKQJ864.A7.K3.5", "pass pass pass", (0, 0), Call.DOUBLE),
    (
        "far behind it doubles at the end of the game",
        "AQ97.J85.K83.T8",
        "",
        (100, 200),
        Call.DOUBLE,
    ),
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


# -------- Play with dummy, for dummy and against dummy: positions with the acceptable cards
# The table shows the trick from its leader on. Where North's hand is shown, one player plays South
# and North together; where West's or East's is, it is the opponents' dummy.
@dataclass(frozen=True)
class DummyCase:
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
    DummyCase("the Quint Royal for dummy's ace", "K7.876.QJ3.T98+", "H9", "AT8.J52.K97.742", "QR"),
    DummyCase("a five for dummy's ace", "K75.876.QJ3.T98", "H9", "AT8.J52.K97.742", "H5"),
    DummyCase("a four for dummy's ace", "K74.876.QJ3.T98", "H9", "AT8.J52.K97.742", "H4"),
    DummyCase("no king under dummy's lone ace", "K74.876.QJ3.T98", "H9", "A.J52.KT97.7642", "H4"),
    DummyCase(
        "a five that dummy's trump will save", "876.J5.KT975.74", "CQ", "AK9.976432..T98", "C5"
    ),
    # Dummy cannot win, and all see it.
    DummyCase(
        "no Quint Royal if dummy has no ace", "K7.876.QJ3.T98+", "HA", "QT8.J52.K97.742", "H7"
    ),
    DummyCase(
        "their five is taken, for dummy cannot", "J7.876.AQ3.T982", "C5", "T8.J542.J97.K74", "CA"
    ),
    # The Quint Royal waits for a trick that dummy is sure to win.
    DummyCase(
        "the Quint Royal waits for dummy's ace of hearts",
        "6..7.+",
        "HJ H8",
        "A...4",
        "H6",
        out="Q.6.T986.T987",
    ),
    DummyCase(
        "it is risked on a likely trick if dummy has nothing better",
        "6..7.+",
        "HJ H8",
        "4...4",
        "QR",
        out="Q.6.T986.T987",
    ),
    DummyCase(
        "of two cards the Quint Royal is kept for dummy's ace, and the cachette",
        "..7.+",
        "",
        "A...4",
        "C7",
        out=".6.T986.KJT9",
    ),
    # The hand that leads, leads to the other.
    DummyCase("a five is led to dummy's ace", "5..72.", "", "A...74", "H5", out="KQJ.6.JT8.KJT+"),
    DummyCase("a four is led to dummy's ace", "4..72.", "", "A...74", "H4", out="KQJ.6.JT8.KJT+"),
]

FOR_DUMMY = [
    DummyCase(
        "dummy keeps its ace for the Quint Royal opposite",
        "A...4",
        "",
        "..7.+",
        "S4",
        at=Seat.S,
        seat=Seat.N,
        out=".6.T986.KJT9",
    ),
    DummyCase(
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
    DummyCase(
        "the queen is enough: dummy's best is the jack",
        "K6.876.AQ6.T987",
        "C7 C9",
        "T9.Q42.JT85.K54",
        "CQ",
        at=Seat.W,
    ),
    DummyCase(
        "partner's jack is not overtaken: dummy cannot",
        "K76.876.A43.T98",
        "CJ C9",
        "T9.Q42.T86.KJ54",
        "C3 C4",
        at=Seat.W,
    ),
    DummyCase(
        "it is overtaken: dummy could",
        "K76.876.A43.T98",
        "CJ C9",
        "T9.Q42.KT6.KJ54",
        "CA",
        at=Seat.W,
    ),
    DummyCase(
        "a five: dummy must follow low",
        "K76.876.653.T98",
        "CK C9",
        "T9.Q42.J84.KJ54",
        "C5",
        at=Seat.W,
    ),
    DummyCase(
        "no five: dummy will trump",
        "K76.876.653.T98",
        "CK C9",
        "T9.QT942..KJ543",
        "C3 C6",
        at=Seat.W,
    ),
    DummyCase(
        "the Quint Royal: dummy must follow low",
        "K76.876.63.T98+",
        "CK C9",
        "T9.Q42.J84.KJ54",
        "QR",
        at=Seat.W,
    ),
    DummyCase(
        "no Quint Royal: dummy will trump",
        "K76.876.63.T98+",
        "CK C9",
        "T9.QT942..KJ543",
        "C3 C6",
        at=Seat.W,
    ),
    DummyCase(
        "no four for dummy's ace", "K74.876.63.T987", "HJ H9", "AT.QT942..KJ543", "H7", at=Seat.W
    ),
]

DUMMY_CASES = [*WITH_DUMMY, *FOR_DUMMY, *AGAINST_DUMMY]


@each("case", DUMMY_CASES, [case.name for case in DUMMY_CASES])
def test_casual_plays_what_a_good_player_would(case: DummyCase) -> None:
    assert str(_played(Level.CASUAL, case.seen())) in case.good.split()


@pytest.mark.parametrize("level", [Level.CASUAL, Level.NOVICE])
@each("case", DUMMY_CASES, [case.name for case in DUMMY_CASES])
def test_hidden_cards_make_no_difference_to_dummys_partner(case: DummyCase, level: Level) -> None:
    assert len({_played(level, case.seen(hidden), seed=7) for hidden in range(1 + share(4))}) == 1


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
# its time, is tried at one moment or more of every manner.
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

OF_EVERY_MANNER = {
    Level.CASUAL: MOMENTS,
    Level.CLUB: [one for at, one in enumerate(MOMENTS) if at % 4 == 0 or one.name in TELLING],
    Level.MASTER: [
        *{moment.manner: moment for moment in MOMENTS}.values(),
        *[moment for moment in MOMENTS if moment.name in TELLING],
    ],
}
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
