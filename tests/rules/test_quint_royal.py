"""Tables for the play of the Quint Royal under each option (rules §5)."""

import pytest
from examples import each
from layouts import do, last_trick, pack_of, position
from present import present

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text, parse_cards

HIGHEST, OPPONENTS, ALWAYS, IF_WINNING = JokerLead
FORBIDDEN = [ALWAYS, IF_WINNING]
OPTIONS = list(JokerLead)
# North leads.
NORTH_HAS_IT = "N:92.JT92.8.J875+ 654.75.QJT93.K2 Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"


def by(joker_lead: JokerLead) -> RuleOptions:
    return RuleOptions(joker_lead, target=10_000)


def legal(state: MatchState) -> str:
    """Return the legal cards as text, after checking that every other card is refused."""
    cards = legal_cards(state)
    assert {card for card in PACK if why_illegal(state, Play(card)) is None} == set(cards)
    return cards_text(cards)


def held(state: MatchState) -> Hand:
    """Return all cards of the seat on turn."""
    return state.dealt.hands[state.mover]


def first_trick(layout: str, joker_lead: JokerLead) -> MatchState:
    match = new_match(by(joker_lead), Seat.W)
    return do(apply(match, Deal(pack_of(layout, Seat.W))).after, "pass pass pass pass").after


def name(option: JokerLead) -> str:
    return option.value


# --------------------------------------------------------------- following


@each("option", OPTIONS)
@each(
    "led, expected",
    [
        pytest.param("HK", "HQ H4 QR", id="holds two of the suit led"),
        pytest.param("DK", "D7 QR", id="holds one of the suit led"),
        pytest.param("CK", "HQ H4 D7 S3 QR", id="holds none of the suit led"),
    ],
)
def test_it_may_always_be_played_instead_of_following(
    led: str, expected: str, option: JokerLead
) -> None:
    state = position("N:A.A.A.A Q4.7..3+ 765..5.J 8.6.8.T9 / .32..KQ2", table=led, rules=by(option))
    assert legal(state) == expected


# --------------------------------------------------------------- led to the first trick


@pytest.mark.parametrize(
    ("option", "may"),
    [(HIGHEST, True), (OPPONENTS, True), (ALWAYS, False), (IF_WINNING, False)],
    ids=["highest", "opponents", "forbidden_always", "forbidden_if_winning"],
)
def test_led_to_the_first_trick(option: JokerLead, *, may: bool) -> None:
    state = first_trick(NORTH_HAS_IT, option)
    others = "H9 H2 DJ DT D9 D2 C8 SJ S8 S7 S5"
    assert legal(state) == (f"{others} QR" if may else others)
    if may:
        return
    with pytest.raises(IllegalAction) as refused:
        apply(state, Play(QUINT_ROYAL))
    assert refused.value.refusal.reason is Reason.QUINT_ROYAL_MAY_NOT_BE_LED


@each(
    "plays, highest, opponents",
    [
        pytest.param("QR H6 HQ H7", Seat.S, Seat.W, id="partner's card is the highest"),
        pytest.param("QR H6 S3 H7", Seat.W, Seat.W, id="left opponent's card is the highest"),
        pytest.param("QR H6 H8 S9", Seat.S, Seat.E, id="partner's highest, right opponent next"),
        pytest.param("QR C6 H8 S9", Seat.S, Seat.E, id="the suits rank when it is led too"),
        pytest.param("QR S2 S3 SA", Seat.W, Seat.W, id="all spades"),
    ],
)
@each("option", [HIGHEST, OPPONENTS])
def test_who_wins_when_it_is_led(
    plays: str, highest: Seat, opponents: Seat, option: JokerLead
) -> None:
    """North leads it to the eleventh trick; each seat's other card does not matter."""
    _, east, south, west = plays.split()
    hands = " ".join(["...K+", _two(east, "D3"), _two(south, "D7"), _two(west, "D8")])
    step = do(position(f"N:{hands} / .AK.98.J", rules=by(option)), plays)
    assert step.events[1] == TrickWon(11, highest if option is HIGHEST else opponents)


def _two(card: str, other: str) -> str:
    return ".".join("".join(c[1] for c in (card, other) if c[0] == suit) for suit in "HDCS")


# --------------------------------------------------------------- at the eleventh trick


@each(
    "layout, leader, table, under",
    [
        # Under each option: highest, opponents, forbidden_always, forbidden_if_winning.
        pytest.param("N:2... K...+ 76... 54... / .98.KT8.", Seat.N, "H9",
            ("HK QR", "HK QR", "QR", "QR"), id="second hand, the other is the highest so far"),
        pytest.param("N:2... 8...+ 76... 54... / .98.KT8.", Seat.N, "H9",
            ("H8 QR", "H8 QR", "QR", "H8 QR"), id="second hand, the other card is lower"),
        pytest.param("N:2... 6... T...+ 54... / .98.KT8.", Seat.N, "H9 HJ",
            ("HT QR", "HT QR", "QR", "HT QR"), id="third hand, between the led and the highest"),
        pytest.param("N:2... 6... Q...+ 54... / .98.KT8.", Seat.N, "H9 HJ",
            ("HQ QR", "HQ QR", "QR", "QR"), id="third hand, the highest, a higher may follow"),
        pytest.param("N:2... 6... 5... A...+ / .98.KT8.", Seat.N, "H9 HJ HK",
            ("HA QR", "HA QR", "QR", "QR"), id="fourth hand would win"),
        pytest.param("N:2... 6... 5... 3...+ / .98.KT8.", Seat.N, "H9 HJ HK",
            ("H3 QR", "H3 QR", "QR", "H3 QR"), id="fourth hand would lose"),
        pytest.param("N:..2. .2..+ ..54. ..76. / .98.KT8.", Seat.N, "CA",
            ("D2 QR", "D2 QR", "QR", "QR"), id="void, a higher suit would win"),
        pytest.param("N:..2. ...A+ ..54. ..76. / .98.KT8.", Seat.N, "CA",
            ("SA QR", "SA QR", "QR", "SA QR"), id="void, a discard cannot win"),
        pytest.param("N:..2. .2..+ ..54. 3... / .98.KT8.", Seat.W, "HJ CA",
            ("D2 QR", "D2 QR", "QR", "D2 QR"), id="void, its trump is trumped already"),
    ],
)  # fmt: skip
@each("option", OPTIONS)
def test_its_holder_follows_at_the_eleventh_trick(
    layout: str, leader: Seat, table: str, under: tuple[str, ...], option: JokerLead
) -> None:
    state = position(layout, leader=leader, table=table, rules=by(option))
    expected = under[OPTIONS.index(option)]
    assert legal(state) == expected
    if expected == "QR":
        other_card = held(state)[0]
        refusal = present(why_illegal(state, Play(other_card)))
        assert refusal.reason is Reason.QUINT_ROYAL_MUST_BE_PLAYED
        assert refusal.card is QUINT_ROYAL


@pytest.mark.parametrize("option", FORBIDDEN, ids=name)
def test_its_holder_leads_the_other_card_at_the_eleventh_trick(option: JokerLead) -> None:
    state = position("N:K...+ 98... 76... 54... / .98.KT8.", rules=by(option))
    assert legal(state) == "HK"
    refusal = present(why_illegal(state, Play(QUINT_ROYAL)))
    assert refusal.reason is Reason.QUINT_ROYAL_MAY_NOT_BE_LED


@pytest.mark.parametrize("option", FORBIDDEN, ids=name)
def test_if_that_wins_it_is_led_to_the_twelfth_after_all(option: JokerLead) -> None:
    """The rule `highest` then applies to it: partner's queen takes it."""
    state = position("N:K...+ 96... Q7... 84... / .98.KT8.", rules=by(option))
    eleventh = do(state, "HK H6 H7 H4")
    assert eleventh.after.turn is Seat.N
    assert legal(eleventh.after) == "QR"
    twelfth = do(eleventh.after, "QR H9 HQ H8")
    assert twelfth.events[1] == TrickWon(12, Seat.S)


# --------------------------------------------------------------- led to the twelfth


@each(
    "plays, winners",
    [
        # Winners in the order highest, opponents, forbidden_always, forbidden_if_winning.
        pytest.param("QR H9 HQ H8", "SESS", id="partner's card is the highest"),
        pytest.param("QR H8 HQ H9", "SWSS", id="partner's, then right opponent's"),
        pytest.param("QR HA HQ H8", "EEEE", id="left opponent's card is the highest"),
        pytest.param("QR S2 S3 S4", "WWWW", id="right opponent's card is the highest"),
    ],
)
@each("option", OPTIONS)
def test_led_to_the_twelfth_trick(plays: str, winners: str, option: JokerLead) -> None:
    step = last_trick(plays, rules=by(option))
    winner = Seat[winners[OPTIONS.index(option)]]
    assert step.events[1] == TrickWon(12, winner)
    assert step.after.scores[winner.side] >= 25


# --------------------------------------------------------------- who is winning an unfinished trick


@each(
    "cards, highest, opponents",
    [
        pytest.param("", None, None, id="no card yet"),
        pytest.param("H9", Seat.E, Seat.E, id="one card"),
        pytest.param("H9 S2 D3", Seat.E, Seat.E, id="nobody has beaten it"),
        pytest.param("C9 D2 QR", Seat.S, Seat.S, id="trumped"),
        pytest.param("QR", Seat.E, None, id="the Quint Royal alone"),
        pytest.param("QR S2", Seat.S, Seat.S, id="it and an opponent's card"),
        pytest.param("QR S2 HA", Seat.W, Seat.S, id="it and partner's higher card"),
        pytest.param("QR S2 HA S3", Seat.W, Seat.N, id="it and all the others"),
        pytest.param("S9 QR H3 HA", Seat.N, Seat.N, id="it is not led"),
    ],
)
@each("option", OPTIONS)
def test_who_is_winning(
    cards: str, highest: Seat | None, opponents: Seat | None, option: JokerLead
) -> None:
    trick = Trick(Seat.E, parse_cards(cards))
    winner = opponents if option is OPPONENTS else highest
    assert winning_seat(trick, option) is winner
    if len(trick.cards) == 4:
        assert trick_winner(trick, option) is winner
