"""What a partner never does, and always does, when South is to play and North is its partner."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from examples import each, share
from tables import calling, view

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.by_rule.casual import opening_lead
from quinto_desktop.rules import Call, Card, JokerLead, Observation, Play, RuleOptions

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


@pytest.mark.parametrize(
    ("hand", "calls", "scores", "call"), [case[1:] for case in CALLS], ids=[c[0] for c in CALLS]
)
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
