"""Tables of awkward cases: quints, the end of a game and doubling (rules §4, §6, §7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import approval
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


# ----------------------------------------- quints, ends of deals and games (rules §6 and §7)


def test_the_last_trick_of_a_deal(approved: Callable[[str, str], None]) -> None:
    """In the approved text: the trick, the cachette, scores, tricks and calls, and what follows."""
    told = []
    for name, plays, cachette, scores, ns_tricks, calls in approval.rows("laws/tricks"):
        ns, ew = map(int, scores.split(" : "))
        step = last_trick(
            plays,
            cachette=cachette,
            rules=GAME_250,
            scores=(ns, ew),
            ns_tricks=int(ns_tricks),
            calls=calls,
        )
        assert_consistent(step)
        ns, ew = step.after.scores
        outcome = ", ".join([*marked(step), *kinds(step), f"{ns} : {ew}"])
        told.append(approval.row(name, plays, cachette, scores, ns_tricks, calls, outcome))
    approved("laws/tricks", "".join(told))


def assert_consistent(step: Step) -> None:
    """Check that the events of a deal's last trick, its result and the match say the same."""
    after, ns, ew = kinds(step), *step.after.scores
    ended = step.events[-1]
    if isinstance(ended, GameWon):
        leading = Side.NS if ns > ew else Side.EW
        assert ended == GameWon(leading, "TricksCounted" not in after, (ns, ew))
        assert (step.after.phase, step.after.turn) == (Phase.MATCH_OVER, None)
        assert step.after.winner is leading
    else:
        assert ended == DealEnded(1, ns == ew >= 250)
        assert (step.after.phase, step.after.turn) == (Phase.DEALING, Seat.N)
        assert step.after.winner is None
    for seat in SEATS:
        face_up = observe(step.after, seat).cachette is not None
        assert face_up == ("CachetteRevealed" in after)
    (result,) = step.after.results
    assert result.scores == (ns, ew)
    assert (result.tricks_won is not None) == ("TricksCounted" in after)


def level_at_255() -> MatchState:
    return last_trick("HA H6 C9 C7", rules=GAME_250, scores=(220, 225), ns_tricks=5).after


def test_level_over_the_target_then_any_quint_wins_at_once() -> None:
    level = level_at_255()
    assert level.scores == (255, 255)
    dealt = apply(level, Deal(pack_of(EXAMPLE, Seat.N))).after
    assert (dealt.dealt.number, dealt.dealt.dealer, dealt.turn) == (2, Seat.N, Seat.E)
    quiet = do(dealt, "pass pass pass pass S8 S4 ST SK")
    assert kinds(quiet) == []  # no quint: the game goes on though both sides have the target
    step = do(quiet.after, "H5 H9 H8 HA")
    assert kinds(step) == ["QuintScored", "GameWon"]
    assert step.events[-1] == GameWon(Side.EW, True, (255, 275))
    assert [result.number for result in step.after.results] == [1, 2]


# --------------------------------------------------------------- doubling (rules §4)

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
            assert state.dealt.trick_value == (
                20 if Call.REDOUBLE in calls else 10 if Call.DOUBLE in calls else 5
            )
    # No double; a double alone, from 4 seats; a double and a later opponent's redouble, 4 ways.
    assert legal == 1 + 4 + 4


# -------- Why an action is refused: every reason, with its details
def entered(state: MatchState, *entries: str) -> MatchState:
    """The match after these actions, as notation has them."""
    for entry in entries:
        state = apply(state, parse_action(entry)).after
    return state


ALWAYS = RuleOptions(JokerLead.FORBIDDEN_ALWAYS, target=10_000)
IF_WINNING = RuleOptions(JokerLead.FORBIDDEN_IF_WINNING, target=10_000)
ELEVENTH = "N:2... K...+ 76... 54... / .98.KT8."
NEW = new_match(dealer=Seat.W)
UNDRAWN = new_match(RuleOptions(draw=DrawRule.ACE_LOW))
DEALT = apply(NEW, Deal(pack_of(EXAMPLE, Seat.W))).after
BY_HAND = entered(NEW, "deal", *["pass"] * 4)

STATES = {
    "new": NEW,
    "undrawn": UNDRAWN,
    "by three": new_match(RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_LOW)),
    "by two": new_match(RuleOptions(form=Form.TWO, draw=DrawRule.ACE_LOW)),
    "drawn": entered(UNDRAWN, "draw HA S2 C3 D4"),
    "dealt": DEALT,
    "playing": entered(DEALT, *["pass"] * 4),
    "tenth": position("N:K2...+ 983... 76..2. 54..3. / .98.KT8.", rules=ALWAYS),
    "eleventh": position(ELEVENTH, table="H9", rules=ALWAYS),
    "eleventh to win": position(ELEVENTH, table="H9", rules=IF_WINNING),
    "ended": last_trick("HA H6 C9 C7").after,
    "over": last_trick("HA H4 C9 C7", rules=RuleOptions(target=20)).after,
    "by hand": BY_HAND,
    "by hand at 230": replace(BY_HAND, scores=(0, 230)),
    "all taken": entered(BY_HAND, *["take ew"] * 12),
}
"""What the approved text begins with, each time; other actions may follow there."""

UNWRITTEN: dict[str, Action] = {
    "a pack": Deal(PACK),
    "no Quint Royal": Deal(PACK[1:]),
    "twins": Deal((PACK[1], *PACK[1:])),
    "one too many": Deal((*PACK, QUINT_ROYAL)),
    "half a five": MarkQuint(QUINTS[1], None),
}


def test_what_is_refused_and_why(approved: Callable[[str, str], None]) -> None:
    """In the approved text: in which state, by whom if it matters, what is tried, and why not."""
    told, reasons = [], set()
    for name, where, who, what in approval.rows("laws/refused"):
        first, *entries = where.split(", ")
        state = entered(STATES[first], *entries)
        action = UNWRITTEN[what] if what in UNWRITTEN else parse_action(what)
        before = repr(state)
        refusal = why_illegal(state, action, Seat[who] if who else None)
        assert refusal is not None, name
        if not who:
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.refusal == refusal
        assert repr(state) == before  # a refusal leaves the match as it was
        reasons.add(refusal.reason)
        told.append(approval.row(name, where, who, what, IllegalAction(refusal)))
    approved("laws/refused", "".join(told))
    assert reasons == set(Reason)


def test_the_reasons_are_told_apart_and_name_their_section() -> None:
    assert len({reason.value for reason in Reason}) == len(Reason) == 28
    assert {reason.section for reason in Reason} == {2, 3, 4, 5, 7, 12}


def test_the_message_of_the_error() -> None:
    alone = Refusal(Reason.GAME_IS_OVER)
    full = Refusal(Reason.NOT_IN_HAND, Seat.N, Suit.CLUBS, QUINT_ROYAL)
    assert str(IllegalAction(alone)) == "game is over (rules §7)"
    assert str(IllegalAction(full)) == "not in hand, seat N, suit C, card QR (rules §5)"
    assert isinstance(IllegalAction(full), QuintoError)


@each("state", STATES.values(), ids=STATES)
@each("thing", [None, "redouble", parse_card("HA"), Seat.N, Play])
def test_what_is_no_action_is_the_callers_mistake(state: MatchState, thing: object) -> None:
    for ask in (why_illegal, apply):
        with pytest.raises(TypeError, match="is no action; give one of those in the rules"):
            ask(state, thing)  # type: ignore[arg-type]
