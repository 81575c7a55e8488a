"""Tables of awkward cases: quints, the end of a game and doubling (rules §4, §6, §7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import pytest
from examples import each
from layouts import do, last_trick, pack_of, position

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text, parse_action

GAME_250 = RuleOptions(target=250)
EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"


def marked(step: Step) -> list[str]:
    """Return the quints that a step scored, as ``NS 20 HA H4``, in order."""
    return [
        f"{event.scored.side.name} {event.scored.quint.points} "
        f"{cards_text(event.scored.quint.cards)}"
        for event in step.events
        if isinstance(event, QuintScored)
    ]


def kinds(step: Step) -> list[str]:
    """Return the names of the events after the trick was won."""
    return [type(event).__name__ for event in step.events[2:]]


# ---------------------------------------------------------------------------------------------
# Quints (rules §6)


@each(
    "plays, expected",
    [
        pytest.param("HA H4 H5 H6", ["NS 20 H5", "NS 20 HA H4"], id="A45 of a suit"),
        pytest.param("HA H4 H3 H2", ["NS 20 HA H4", "NS 20 H2 H3"], id="A4 and 23 of a suit"),
        pytest.param("H2 H4 HA H3", ["NS 20 HA H4", "NS 20 H2 H3"], id="in any order of play"),
        pytest.param("SA S4 S5 S7", ["NS 5 S5", "NS 5 SA S4"], id="A45 of spades"),
        pytest.param("D2 D3 DA D4", ["NS 15 DA D4", "NS 15 D2 D3"], id="A4 and 23 of diamonds"),
        pytest.param("HA C4 CA D2", ["NS 10 CA C4"], id="a pair that another suit takes"),
        pytest.param("D2 S3 D3 S2", ["NS 15 D2 D3", "NS 5 S2 S3"], id="pairs of two suits"),
        pytest.param("C4 D5 H5 CA", ["NS 20 H5", "NS 15 D5", "NS 10 CA C4"], id="fives, a pair"),
        pytest.param("S5 C5 D5 H5", ["EW 20 H5", "EW 15 D5", "EW 10 C5", "EW 5 S5"], id="4 fives"),
        pytest.param("HK QR H5 D5", ["NS 25 QR", "NS 20 H5", "NS 15 D5"], id="QR and two fives"),
        pytest.param("HK H5 HA QR", ["NS 25 QR", "NS 20 H5"], id="QR on partner's trick"),
        pytest.param("HK H5 QR HA", ["EW 25 QR", "EW 20 H5"], id="QR lost to the opponents"),
        pytest.param("HA D4 C4 S4", [], id="fours of other suits"),
        pytest.param("H4 H3 HQ DA", [], id="no halves that match"),
    ],
)
def test_quints_of_one_trick(plays: str, expected: list[str]) -> None:
    step = last_trick(plays)
    assert marked(step) == expected


@each(
    "plays, cachette, expected",
    [
        pytest.param("HA D2 C9 C7", "4.K98.6.", [], id="ace in the trick, four in the cachette"),
        pytest.param("H4 D2 C9 C7", "A.K98.6.", [], id="four in the trick, ace in the cachette"),
        pytest.param("H2 D8 C9 C7", "3.K9.6.7", [], id="two in the trick, three in the cachette"),
        pytest.param("HK D3 C9 C7", ".K982.6.", [], id="three in the trick, two in the cachette"),
        pytest.param("HA H4 C9 C7", "32.K9.6.", ["NS 20 HA H4", "NS 20 H2 H3"], id="one in each"),
        pytest.param("HK D8 C9 C7", "A4.K9.6.", ["NS 20 HA H4"], id="A4 whole in the cachette"),
        pytest.param("D8 H7 C9 C7", ".K9..932", ["EW 5 S2 S3"], id="23 whole in the cachette"),
        pytest.param(
            "HK D8 C9 C7", "A54..32.", ["NS 20 H5", "NS 20 HA H4", "NS 10 C2 C3"], id="three in it"
        ),
        pytest.param("HK D8 C9 C7", "5..6.98+", ["NS 25 QR", "NS 20 H5"], id="QR in it"),
    ],
)
def test_quints_of_the_cachette(plays: str, cachette: str, expected: list[str]) -> None:
    step = last_trick(plays, cachette=cachette)
    assert marked(step) == expected
    revealed = [event for event in step.events if isinstance(event, CachetteRevealed)]
    assert [len(event.cards) for event in revealed] == [5]


# ---------------------------------------------------------------------------------------------
# The end of a deal and of a game (rules §7)


@each(
    "plays, cachette, scores, ns_tricks, calls, after, scores_after",
    [
        pytest.param(
            "HA H4 C9 C7", "32.K9.6.", (230, 0), 0, "pass pass pass pass",
            "QuintScored GameWon", (250, 0),
            id="the last trick's quint wins, the cachette stays face down",
        ),
        pytest.param(
            "HA H4 H5 C7", "32.K9.6.", (230, 245), 0, "pass pass pass pass",
            "QuintScored QuintScored GameWon", (270, 245),
            id="all quints of the winning trick are marked",
        ),
        pytest.param(
            "HA H4 C9 C7", "32.K9.6.", (210, 245), 0, "pass pass pass pass",
            "QuintScored CachetteRevealed QuintScored GameWon", (250, 245),
            id="the cachette's quint wins, the others' tricks would have been enough",
        ),
        pytest.param(
            "HA H6 C9 C7", "32.54..8", (215, 245), 11, "pass pass pass pass",
            "CachetteRevealed QuintScored QuintScored GameWon", (250, 245),
            id="two quints of the cachette are needed",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (215, 0), 6, "pass pass pass pass",
            "CachetteRevealed TricksCounted GameWon", (255, 25),
            id="tricks win: seven and the cachette",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (210, 0), 6, "pass pass pass pass",
            "CachetteRevealed TricksCounted GameWon", (250, 25),
            id="the very target wins",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (205, 0), 6, "pass pass pass pass",
            "CachetteRevealed TricksCounted DealEnded", (245, 25),
            id="five short of the target does not",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (0, 245), 11, "pass pass pass pass",
            "CachetteRevealed TricksCounted DealEnded", (65, 245),
            id="a side without a trick gets none",
        ),
        pytest.param(
            "H6 HA C9 C7", ".98.KT8.", (215, 240), 8, "pass pass pass pass",
            "CachetteRevealed TricksCounted GameWon", (255, 265),
            id="both over the target: the larger total wins, though NS had it first",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (160, 100), 5, "double redouble pass pass",
            "CachetteRevealed TricksCounted GameWon", (300, 220),
            id="redoubled tricks win",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (240, 195), 0, "double redouble pass pass",
            "CachetteRevealed TricksCounted GameWon", (280, 415),
            id="both over: the side without the last trick may win",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (220, 225), 5, "pass pass pass pass",
            "CachetteRevealed TricksCounted DealEnded", (255, 255),
            id="both over and equal: another deal",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (180, 190), 5, "pass double pass pass",
            "CachetteRevealed TricksCounted DealEnded", (250, 250),
            id="both at the target and equal: another deal",
        ),
        pytest.param(
            "HA H6 C9 C7", ".98.KT8.", (100, 105), 5, "pass pass pass pass",
            "CachetteRevealed TricksCounted DealEnded", (135, 135),
            id="equal below the target: another deal",
        ),
    ],
)  # fmt: skip
def test_the_last_trick_of_a_deal(
    plays: str,
    cachette: str,
    scores: Pair,
    ns_tricks: int,
    calls: str,
    after: str,
    scores_after: Pair,
) -> None:
    step = last_trick(
        plays, cachette=cachette, rules=GAME_250, scores=scores, ns_tricks=ns_tricks, calls=calls
    )
    assert kinds(step) == after.split()
    assert step.after.scores == scores_after
    ended = step.events[-1]
    if isinstance(ended, GameWon):
        leading = Side.NS if scores_after[0] > scores_after[1] else Side.EW
        by_quint = "TricksCounted" not in after
        assert ended == GameWon(leading, by_quint, scores_after)
        assert (step.after.phase, step.after.turn) == (Phase.MATCH_OVER, None)
        assert step.after.winner is leading
    else:
        level = scores_after[0] == scores_after[1] >= 250
        assert ended == DealEnded(1, level)
        assert (step.after.phase, step.after.turn) == (Phase.DEALING, Seat.N)
        assert step.after.winner is None
    for seat in SEATS:
        face_up = observe(step.after, seat).cachette is not None
        assert face_up == ("CachetteRevealed" in after)
    (result,) = step.after.results
    assert result.scores == scores_after
    assert (result.tricks_won is not None) == ("TricksCounted" in after)


def level_at_255() -> MatchState:
    return last_trick("HA H6 C9 C7", rules=GAME_250, scores=(220, 225), ns_tricks=5).after


def test_level_over_the_target_then_any_quint_wins_at_once() -> None:
    level = level_at_255()
    assert level.scores == (255, 255)
    dealt = apply(level, Deal(pack_of(EXAMPLE, Seat.N))).after
    assert dealt.deal is not None
    assert (dealt.deal.number, dealt.deal.dealer, dealt.turn) == (2, Seat.N, Seat.E)
    quiet = do(dealt, "pass pass pass pass S8 S4 ST SK")
    assert kinds(quiet) == []  # no quint: the game goes on though both sides have the target
    step = do(quiet.after, "H5 H9 H8 HA")
    assert kinds(step) == ["QuintScored", "GameWon"]
    assert step.events[-1] == GameWon(Side.EW, True, (255, 275))
    assert [result.number for result in step.after.results] == [1, 2]


# ---------------------------------------------------------------------------------------------
# Doubling (rules §4)

SEQUENCES = list(product(Call, repeat=4))


def first_fault(calls: tuple[Call, ...]) -> int | None:
    """Return the index of the first illegal call, by an independent version of rules §4."""
    doubled_by = redoubled_by = None
    for place, call in enumerate(calls):
        side = place % 2
        if call is Call.DOUBLE:
            if doubled_by is not None:
                return place
            doubled_by = side
        elif call is Call.REDOUBLE:
            if redoubled_by is not None or doubled_by is None or doubled_by == side:
                return place
            redoubled_by = side
    return None


@each("dealer", SEATS)
def test_every_sequence_of_four_calls(dealer: Seat) -> None:
    dealt = apply(new_match(dealer=dealer), Deal(pack_of(EXAMPLE, dealer))).after
    legal = 0
    for calls in SEQUENCES:
        fault = first_fault(calls)
        state = dealt
        for place, call in enumerate(calls):
            assert legal_calls(calls[:place], dealer) == legal_actions(state)
            if place == fault:
                assert call not in legal_actions(state)
                with pytest.raises(IllegalAction):
                    apply(state, call)
                break
            assert call in legal_actions(state)
            state = apply(state, call).after
        if fault is None:
            legal += 1
            assert state.phase is Phase.PLAY
            assert state.turn is dealer.next
            assert state.deal is not None
            assert state.deal.trick_value == (
                20 if Call.REDOUBLE in calls else 10 if Call.DOUBLE in calls else 5
            )
    # No double; a double alone, from 4 seats; a double and a later opponent's redouble, 4 ways.
    assert legal == 1 + 4 + 4


# -------- Why an action is refused: every reason, with its details
ALWAYS = RuleOptions(JokerLead.FORBIDDEN_ALWAYS, target=10_000)
IF_WINNING = RuleOptions(JokerLead.FORBIDDEN_IF_WINNING, target=10_000)

NEW = new_match(dealer=Seat.W)


def entered(state: MatchState, *entries: str) -> MatchState:
    """The match after these actions, as notation has them."""
    for entry in entries:
        state = apply(state, parse_action(entry)).after
    return state


DEALT = apply(NEW, Deal(pack_of(EXAMPLE, Seat.W))).after
PLAYING = do(DEALT, "pass pass pass pass").after
BY_HAND = entered(NEW, "deal", *["pass"] * 4)
ALL_TAKEN = entered(BY_HAND, *["take ew"] * 12)
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
    action: str | Action
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
    Refused(
        "a double of a redouble", after("double redouble"), "double",
        Refusal(Reason.PARTNER_HAS_DOUBLED, seat=Seat.N),
    ),
    Refused(
        "a double after both", after("double redouble pass"), "double",
        Refusal(Reason.ALREADY_DOUBLED, seat=Seat.N),
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
    Refused("an entry beside cards", PLAYING, "take ns", Refusal(Reason.ONLY_WITH_REAL_CARDS)),
    Refused("a real card", BY_HAND, "HA", Refusal(Reason.NOT_WITH_REAL_CARDS)),
    Refused("tricks counted too soon", BY_HAND, "count", Refusal(Reason.TRICKS_MISSING)),
    Refused("a thirteenth trick", ALL_TAKEN, "take ns", Refusal(Reason.ALL_TRICKS_TAKEN)),
    Refused(
        "a quint twice", entered(BY_HAND, "mark H5 ns"), "mark H5 ew",
        Refusal(Reason.QUINT_IS_TAKEN, side=Side.NS),
    ),
    Refused(
        "a quint that fell apart", entered(BY_HAND, "mark HA H4 gone"), "mark HA H4 ew",
        Refusal(Reason.QUINT_IS_SPLIT),
    ),
    Refused("half of a five", BY_HAND, MarkQuint(QUINTS[1], None), Refusal(Reason.NEVER_SPLIT)),
    Refused("a trick back from nobody", BY_HAND, "strike ns", Refusal(Reason.NOT_ENTERED)),
    Refused("a quint back from nobody", BY_HAND, "strike QR", Refusal(Reason.NOT_ENTERED)),
    Refused(
        "a trick after the quint that won",
        entered(replace(BY_HAND, scores=(0, 230)), "mark H5 ew"), "take ew",
        Refusal(Reason.QUINT_HAS_WON, side=Side.EW),
    ),
]  # fmt: skip

PACKS = {
    "a pack": PACK,
    "no Quint Royal": PACK[1:],
    "twins": (PACK[1], *PACK[1:]),
    "one too many": (*PACK, QUINT_ROYAL),
}


def action_of(case: Refused) -> Action:
    if isinstance(case.action, str):
        return Deal(PACKS[case.action]) if case.action in PACKS else parse_action(case.action)
    return case.action


@each("case", CASES)
def test_what_is_refused_and_why(case: Refused) -> None:
    action, before = action_of(case), repr(case.state)
    assert why_illegal(case.state, action, case.seat) == case.refusal
    if case.seat is None:
        with pytest.raises(IllegalAction) as refused:
            apply(case.state, action)
        assert refused.value.refusal == case.refusal
    assert repr(case.state) == before  # a refusal leaves the match as it was


def test_every_reason_occurs() -> None:
    assert {case.refusal.reason for case in CASES} == set(Reason)


def test_the_reasons_are_told_apart_and_name_their_section() -> None:
    assert len({reason.value for reason in Reason}) == len(Reason) == 28
    assert {reason.section for reason in Reason} == {2, 3, 4, 5, 7, 12}


def test_the_message_of_the_error() -> None:
    alone = Refusal(Reason.GAME_IS_OVER)
    full = Refusal(Reason.NOT_IN_HAND, Seat.N, Suit.CLUBS, QUINT_ROYAL)
    assert str(IllegalAction(alone)) == "game is over (rules §7)"
    assert str(IllegalAction(full)) == "not in hand, seat N, suit C, card QR (rules §5)"
    assert isinstance(IllegalAction(full), QuintoError)


STATES = {
    "undrawn": UNDRAWN,
    "new": NEW,
    "dealt": DEALT,
    "doubled": after("double"),
    "playing": PLAYING,
    "ended": ENDED,
    "over": OVER,
}


@each("state", STATES.values(), ids=STATES)
@each("thing", [None, "redouble", parse_card("HA"), Seat.N, Play])
def test_what_is_no_action_is_the_callers_mistake(state: MatchState, thing: object) -> None:
    for ask in (why_illegal, apply):
        with pytest.raises(TypeError, match="is no action; give one of those in the rules"):
            ask(state, thing)  # type: ignore[arg-type]
