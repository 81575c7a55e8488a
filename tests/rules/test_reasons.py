"""Why an action is refused: every reason, with its details."""

from dataclasses import dataclass

import pytest
from layouts import do, last_trick, pack_of, position

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_action

EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"
ALWAYS = RuleOptions(JokerLead.FORBIDDEN_ALWAYS, target=10_000)
IF_WINNING = RuleOptions(JokerLead.FORBIDDEN_IF_WINNING, target=10_000)

NEW = new_match(dealer=Seat.W)
DEALT = apply(NEW, Deal(pack_of(EXAMPLE, Seat.W))).after
PLAYING = do(DEALT, "pass pass pass pass").after
OVER = last_trick("HA H4 C9 C7", rules=RuleOptions(target=20)).after
ENDED = last_trick("HA H6 C9 C7").after
FOUR_CARDS = "draw HA S2 C3 D4"
UNDRAWN = new_match(RuleOptions(draw=DrawRule.ACE_LOW))
BY_THREE = new_match(RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_LOW))
BY_TWO = new_match(RuleOptions(form=Form.TWO, draw=DrawRule.ACE_LOW))
DRAWN = apply(UNDRAWN, parse_action(FOUR_CARDS)).after
ELEVENTH = "N:2... K...+ 76... 54... / .98.KT8."


def after(calls: str) -> MatchState:
    return do(DEALT, calls).after


@dataclass(frozen=True)
class Refused:
    """A case: what is tried in which state, by whom if it matters, and the refusal."""

    name: str
    state: MatchState
    action: str
    refusal: Refusal
    seat: Seat | None = None


CASES = [
    Refused("a card, when the game is over", OVER, "HA", Refusal(Reason.GAME_IS_OVER)),
    Refused("a call, when the game is over", OVER, "pass", Refusal(Reason.GAME_IS_OVER)),
    Refused("a deal, when the game is over", OVER, "a pack", Refusal(Reason.GAME_IS_OVER)),
    Refused("by a seat, when it is over", OVER, "HA", Refusal(Reason.GAME_IS_OVER), Seat.S),
    Refused("a draw, when the game is over", OVER, "draw HA", Refusal(Reason.GAME_IS_OVER)),
    Refused("a card before the draw", UNDRAWN, "HA", Refusal(Reason.DRAW_FIRST)),
    Refused("a call before the draw", UNDRAWN, "pass", Refusal(Reason.DRAW_FIRST)),
    Refused("a deal before the draw", UNDRAWN, "a pack", Refusal(Reason.DRAW_FIRST)),
    Refused("a seat's, before the draw", UNDRAWN, "a pack", Refusal(Reason.DRAW_FIRST), Seat.N),
    Refused("a draw without the rule", NEW, FOUR_CARDS, Refusal(Reason.DRAW_IS_OVER)),
    Refused("a second draw", DRAWN, FOUR_CARDS, Refusal(Reason.DRAW_IS_OVER)),
    Refused("a draw during the deal", DEALT, FOUR_CARDS, Refusal(Reason.DRAW_IS_OVER)),
    Refused("a draw between deals", ENDED, FOUR_CARDS, Refusal(Reason.DRAW_IS_OVER)),
    Refused("a draw of no card", UNDRAWN, "draw ", Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw of three, by four", UNDRAWN, "draw HA S2 C3", Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw of five, by four", UNDRAWN, "draw S2 S3 S4 S5 S6", Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw with twins", UNDRAWN, "draw HA S2 C3 HA", Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw of four, by three", BY_THREE, FOUR_CARDS, Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw of two, by three", BY_THREE, "draw HA S2", Refusal(Reason.NOT_A_DRAW)),
    Refused("a draw of three, by two", BY_TWO, "draw HA S2 C3", Refusal(Reason.NOT_A_DRAW)),
    Refused("a card before the deal", NEW, "HA", Refusal(Reason.DEAL_FIRST, seat=Seat.W)),
    Refused("a call before the deal", NEW, "double", Refusal(Reason.DEAL_FIRST, seat=Seat.W)),
    Refused("a card between deals", ENDED, "HA", Refusal(Reason.DEAL_FIRST, seat=Seat.N)),
    Refused("a deal while calls are made", DEALT, "a pack", Refusal(Reason.DEAL_IS_RUNNING)),
    Refused("a deal while cards are played", PLAYING, "a pack", Refusal(Reason.DEAL_IS_RUNNING)),
    Refused("a deal of no card", NEW, "deal ", Refusal(Reason.NOT_A_PACK)),
    Refused("a deal of one card", NEW, "deal HA", Refusal(Reason.NOT_A_PACK)),
    Refused("a deal of 52 cards", NEW, "no Quint Royal", Refusal(Reason.NOT_A_PACK)),
    Refused("a deal with twins", NEW, "twins", Refusal(Reason.NOT_A_PACK)),
    Refused("a deal of 54 cards", NEW, "one too many", Refusal(Reason.NOT_A_PACK)),
    Refused(
        "dealt by another", NEW, "a pack", Refusal(Reason.NOT_YOUR_TURN, seat=Seat.W), Seat.N
    ),
    Refused(
        "a call out of turn", DEALT, "pass", Refusal(Reason.NOT_YOUR_TURN, seat=Seat.N), Seat.S
    ),
    Refused(
        "a card out of turn", PLAYING, "S2", Refusal(Reason.NOT_YOUR_TURN, seat=Seat.N), Seat.E
    ),
    Refused("a card in the doubling", DEALT, "S2", Refusal(Reason.DOUBLING_FIRST, seat=Seat.N)),
    Refused("a pass while cards are played", PLAYING, "pass", Refusal(Reason.DOUBLING_IS_OVER)),
    Refused("a double after the round", PLAYING, "double", Refusal(Reason.DOUBLING_IS_OVER)),
    Refused(
        "a double after partner's", after("double pass"), "double",
        Refusal(Reason.PARTNER_HAS_DOUBLED, seat=Seat.N),
    ),
    Refused(
        "a double after an opponent's", after("pass double"), "double",
        Refusal(Reason.ALREADY_DOUBLED, seat=Seat.E),
    ),
    Refused("a redouble of nothing", DEALT, "redouble", Refusal(Reason.NOTHING_TO_REDOUBLE)),
    Refused(
        "a redouble of partner's double", after("double pass"), "redouble",
        Refusal(Reason.OWN_DOUBLE, seat=Seat.N),
    ),
    Refused(
        "a second redouble", after("double redouble pass"), "redouble",
        Refusal(Reason.ALREADY_REDOUBLED, seat=Seat.E),
    ),
    Refused(
        "a card that another holds", PLAYING, "HA",
        Refusal(Reason.NOT_IN_HAND, seat=Seat.N, card=parse_card("HA")),
    ),
    Refused(
        "a card of the cachette", PLAYING, "H3",
        Refusal(Reason.NOT_IN_HAND, seat=Seat.N, card=parse_card("H3")),
    ),
    Refused(
        "another's Quint Royal", PLAYING, "QR",
        Refusal(Reason.NOT_IN_HAND, seat=Seat.N, card=QUINT_ROYAL),
    ),
    Refused(
        "a trump instead of following", do(PLAYING, "C9").after, "H9",
        Refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS, card=parse_card("H9")),
    ),
    Refused(
        "a discard instead of following", do(PLAYING, "H4").after, "S5",
        Refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.HEARTS, card=parse_card("S5")),
    ),
    Refused(
        "leading the Quint Royal",
        position("N:K2...+ 983... 76..2. 54..3. / .98.KT8.", rules=ALWAYS), "QR",
        Refusal(Reason.QUINT_ROYAL_MAY_NOT_BE_LED, card=QUINT_ROYAL),
    ),
    Refused(
        "keeping it at the eleventh trick", position(ELEVENTH, table="H9", rules=ALWAYS), "HK",
        Refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED, card=QUINT_ROYAL),
    ),
    Refused(
        "winning the eleventh trick with it", position(ELEVENTH, table="H9", rules=IF_WINNING),
        "HK", Refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED, card=QUINT_ROYAL),
    ),
]  # fmt: skip

PACKS = {
    "a pack": PACK,
    "no Quint Royal": PACK[1:],
    "twins": (PACK[1], *PACK[1:]),
    "one too many": (*PACK, QUINT_ROYAL),
}


def action_of(case: Refused) -> Action:
    return Deal(PACKS[case.action]) if case.action in PACKS else parse_action(case.action)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_refused_and_why(case: Refused) -> None:
    action = action_of(case)
    assert why_illegal(case.state, action, case.seat) == case.refusal
    if case.seat is None:
        with pytest.raises(IllegalAction) as refused:
            apply(case.state, action)
        assert refused.value.refusal == case.refusal


def test_every_reason_occurs() -> None:
    assert {case.refusal.reason for case in CASES} == set(Reason)


def test_the_reasons_are_told_apart_and_name_their_section() -> None:
    assert len({reason.value for reason in Reason}) == len(Reason) == 19
    assert {reason.section for reason in Reason} == {2, 3, 4, 5, 7}


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal(Reason.GAME_IS_OVER), "game is over (rules §7)"),
        (Refusal(Reason.NOT_YOUR_TURN, seat=Seat.W), "not your turn, seat W (rules §5)"),
        (
            Refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS, card=parse_card("H9")),
            "must follow suit, suit C, card H9 (rules §5)",
        ),
        (
            Refusal(Reason.NOT_IN_HAND, seat=Seat.N, card=QUINT_ROYAL),
            "not in hand, seat N, card QR (rules §5)",
        ),
    ],
    ids=["alone", "with a seat", "with a suit and a card", "with a seat and a card"],
)
def test_the_message_of_the_error(refusal: Refusal, text: str) -> None:
    error = IllegalAction(refusal)
    assert str(error) == text
    assert error.refusal is refusal
    assert isinstance(error, QuintoError)


STATES = {
    "undrawn": UNDRAWN,
    "new": NEW,
    "dealt": DEALT,
    "doubled": after("double"),
    "playing": PLAYING,
    "ended": ENDED,
    "over": OVER,
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@pytest.mark.parametrize("thing", [None, "redouble", parse_card("HA"), Seat.N, Play], ids=repr)
def test_what_is_no_action_is_the_callers_mistake(state: MatchState, thing: object) -> None:
    for ask in (why_illegal, apply):
        with pytest.raises(TypeError, match="is no action; give a Draw, a Deal, a Call or a Play"):
            ask(state, thing)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_leaves_the_match_as_it_was(case: Refused) -> None:
    before = repr(case.state)
    why_illegal(case.state, action_of(case), case.seat)
    if case.seat is None:
        with pytest.raises(IllegalAction):
            apply(case.state, action_of(case))
    assert repr(case.state) == before


def test_the_seat_on_turn_is_not_refused_for_its_seat() -> None:
    assert why_illegal(NEW, Deal(PACK), Seat.W) is None
    assert why_illegal(DEALT, Call.PASS, Seat.N) is None
    assert why_illegal(PLAYING, Play(parse_card("S2")), Seat.N) is None
