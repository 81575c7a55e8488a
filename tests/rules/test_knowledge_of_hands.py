"""Which hands a player may see, in every form and at every moment (rules §9, §10, §12)."""

import random
from collections.abc import Iterator
from dataclasses import replace

from examples import each, examples
from hypothesis import given
from layouts import do, pack_of
from random_matches import Playout, deal_of, dealt, end_deal, playouts

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import Layout, layout_text

DUMMY = RuleOptions(form=Form.DUMMY)

some = examples(25)
few = examples(8)


def seen_seats(observation: Observation) -> str:
    """Return the seats whose cards an observation shows, as ``NS``, or a hyphen for none."""
    return "".join(seat.name for seat in SEATS if observation.hands[seat] is not None) or "-"


# --------------------------------------------------------------- tables from the rules

# Who has dummy and who deals; what the players of the four seats then see before the doubling is
# over, and afterwards. If the Dummy-player deals, for either of their hands, they see both; if an
# opponent deals, only the one that is to lead.
SEEN_WITH_DUMMY = {
    # South plays North's hand as dummy; East and West are the opponents.
    "S": {
        "S": ("N:NS E:E S:NS W:W", "N:NS E:NE S:NS W:NW"),
        "W": ("N:N E:E S:N W:W", "N:NS E:NE S:NS W:NW"),
        "N": ("N:NS E:E S:NS W:W", "N:NS E:NE S:NS W:NW"),
        "E": ("N:S E:E S:S W:W", "N:NS E:NE S:NS W:NW"),
    },
    # West plays East's hand as dummy; North and South are the opponents.
    "W": {
        "W": ("N:N E:EW S:S W:EW", "N:NE E:EW S:ES W:EW"),
        "N": ("N:N E:E S:S W:E", "N:NE E:EW S:ES W:EW"),
        "E": ("N:N E:EW S:S W:EW", "N:NE E:EW S:ES W:EW"),
        "S": ("N:N E:W S:S W:W", "N:NE E:EW S:ES W:EW"),
    },
    # East plays West's hand as dummy; North and South are the opponents.
    "E": {
        "E": ("N:N E:EW S:S W:EW", "N:NW E:EW S:SW W:EW"),
        "S": ("N:N E:W S:S W:W", "N:NW E:EW S:SW W:EW"),
        "W": ("N:N E:EW S:S W:EW", "N:NW E:EW S:SW W:EW"),
        "N": ("N:N E:E S:S W:E", "N:NW E:EW S:SW W:EW"),
    },
}
SEEN_BY_FOUR = "N:N E:E S:S W:W"
SEEN_BY_TWO = "N:NS E:EW S:NS W:EW"


def table_of(state: MatchState) -> str:
    """Return what the players of the four seats see, written as in the tables."""
    return " ".join(f"{seat.name}:{seen_seats(observe(state, seat))}" for seat in SEATS)


def dealt_by(rules: RuleOptions, first: Seat, dealer: Seat) -> MatchState:
    """Return a deal by `dealer`, in a game in which `first` dealt first."""
    state = new_match(rules, first)
    while state.turn is not dealer:
        state = end_deal(state, (100, 65)).after
    return dealt(state)


@each("dealer", "NESW")
@each("first", "SWE")
@each("calls", ["pass pass pass pass", "pass double redouble pass"])
def test_what_three_players_see(first: str, dealer: str, calls: str) -> None:
    while_doubling, afterwards = SEEN_WITH_DUMMY[first][dealer]
    state = dealt_by(DUMMY, Seat[first], Seat[dealer])
    for call in calls.split():
        assert state.phase is Phase.DOUBLING
        assert table_of(state) == while_doubling
        state = do(state, call).after
    for _ in range(5):
        assert state.phase is Phase.PLAY
        assert table_of(state) == afterwards
        state = apply(state, legal_actions(state)[0]).after


@each("dealer", "NESW")
@each("form, table", [(Form.FOUR, SEEN_BY_FOUR), (Form.TWO, SEEN_BY_TWO)], ids=["four", "two"])
def test_what_four_and_two_players_see(form: Form, table: str, dealer: str) -> None:
    state = dealt(new_match(RuleOptions(form=form), Seat[dealer]))
    for _ in range(9):
        assert table_of(state) == table
        state = apply(state, legal_actions(state)[0]).after


def test_the_dummy_player_calls_at_both_turns_from_the_hand_that_leads() -> None:
    """West deals and North, dummy, is to lead: when South is to call, South's cards are hidden."""
    state = dealt_by(DUMMY, Seat.S, Seat.W)
    hands = deal_of(state).hands
    assert state.turn is Seat.N
    at_dummys_turn = observe(state, Seat.N)
    assert at_dummys_turn.hand == hands[Seat.N]
    assert at_dummys_turn.actions == (Call.PASS, Call.DOUBLE)
    state = do(state, "pass pass").after
    assert state.turn is Seat.S
    at_his_own = observe(state, Seat.S)
    assert (at_his_own.hand, at_his_own.hands[Seat.S]) == ((), None)
    assert at_his_own.hands[Seat.N] == hands[Seat.N]
    assert at_his_own.hand_sizes == (12, 12, 12, 12)
    assert at_his_own.actions == (Call.PASS, Call.DOUBLE)
    over = do(state, "pass pass").after
    assert observe(over, Seat.S).hands == (hands[Seat.N], None, hands[Seat.S], None)


def test_the_opponents_see_dummy_and_not_the_dummy_player() -> None:
    state = do(dealt_by(DUMMY, Seat.S, Seat.S), "pass pass pass").after
    before, after = observe(state, Seat.W), observe(do(state, "pass").after, Seat.W)
    assert (before.exposed_dummy, before.hands[Seat.N]) == (None, None)
    assert after.exposed_dummy is Seat.N
    assert after.hands[Seat.N] == deal_of(state).hands[Seat.N]
    assert after.hands[Seat.S] is None


@each(
    "form, seat, before, after",
    [
        (Form.FOUR, Seat.S, "-", "-"),
        (Form.TWO, Seat.E, "-", "-"),
        (Form.DUMMY, Seat.S, "-", "N"),
        (Form.DUMMY, Seat.N, "-", "N"),
        (Form.DUMMY, Seat.W, "-", "N"),
    ],
    ids=["one of four", "one of two", "the Dummy-player", "for dummy", "an opponent of dummy"],
)
def test_when_the_screen_is_covered_only_what_lies_open_is_left(
    form: Form, seat: Seat, before: str, after: str
) -> None:
    state = dealt(new_match(RuleOptions(form=form)))
    covered = observe(state, seat).covered()
    assert seen_seats(covered) == before
    assert (covered.hand, covered.actions) == ((), ())
    played = do(state, "pass pass pass pass").after
    shown = observe(played, seat).covered()
    assert seen_seats(shown) == after
    assert shown.actions == ()
    if after == "N":
        assert shown.hands[Seat.N] == deal_of(played).hands[Seat.N]


def test_looking_on_changes_nothing_but_what_may_be_done() -> None:
    seen = observe(dealt(new_match(dealer=Seat.W)), Seat.N)
    assert seen.actions != ()
    assert seen.watched() == replace(seen, actions=())


# --------------------------------------------------------------- every moment of random matches


def may_see(state: MatchState, seat: Seat) -> set[Seat]:
    """Return the hands that a seat's player may see, by rules §9, §10 and §12."""
    own = {other for other in SEATS if state.seating[other] == state.seating[seat]}
    deal = deal_of(state)
    if state.rules.form is not Form.DUMMY:
        return own
    assert state.dummy is not None
    if len(deal.calls) == 4:
        return own | {state.dummy}
    has_dummy = state.dummy in own
    return {deal.dealer.next} if has_dummy and deal.dealer not in own else own


def moments(playout: Playout) -> Iterator[tuple[Step, bool, bool]]:
    """Yield every step since the first deal, and whether dummy and cachette are face up."""
    dummy_is_up = cachette_is_up = False
    for step in playout.steps():
        for event in step.events:
            if isinstance(event, CardsDealt):
                dummy_is_up = cachette_is_up = False
            dummy_is_up |= isinstance(event, DummyExposed)
            cachette_is_up |= isinstance(event, CachetteRevealed)
        if step.after.deal is not None:
            yield step, dummy_is_up, cachette_is_up


@some
@given(playouts())
def test_every_player_sees_just_the_hands_that_he_may(playout: Playout) -> None:
    for step, dummy_is_up, cachette_is_up in moments(playout):
        state = step.after
        deal = deal_of(state)
        for seat in SEATS:
            allowed, seen = may_see(state, seat), observe(state, seat)
            for other in SEATS:
                is_seen = other in allowed or not deal.hands[other]
                assert seen.hands[other] == (deal.hands[other] if is_seen else None)
            assert seen.hand == (deal.hands[seat] if seat in allowed else ())
            assert seen.hand_sizes == tuple(len(hand) for hand in deal.hands)
            assert seen.cachette == (deal.cachette if cachette_is_up else None)
            assert seen.exposed_dummy == (state.dummy if dummy_is_up else None)


@some
@given(playouts())
def test_a_player_knows_the_same_at_either_of_his_seats(playout: Playout) -> None:
    for step, _, _ in moments(playout):
        for seat in SEATS:
            seen = observe(step.after, seat)
            for other in SEATS:
                is_his = step.after.seating[other] == step.after.seating[seat]
                assert seen.plays(other) == is_his
                if is_his:
                    assert replace(seen, seat=other) == observe(step.after, other)


OF_MATCH = (
    *("phase", "turn", "player_on_turn", "rules", "seating", "dummy", "drawn"),
    *("scores", "games", "results", "winner"),
)
OF_DEAL = ["dealer", "calls", "tricks", "trick", "quints", "trick_value", "eldest_hand"]


def test_before_the_first_deal_nobody_holds_a_card() -> None:
    seen = observe(new_match(dealer=Seat.W), Seat.N)
    assert (seen.deal_number, seen.dealer, seen.hand) == (0, Seat.W, ())


@some
@given(playouts())
def test_all_else_that_lies_open_shows(playout: Playout) -> None:
    for step, _, _ in moments(playout):
        state = step.after
        for seat in SEATS:
            seen = observe(state, seat)
            for name in OF_MATCH:
                assert getattr(seen, name) == getattr(state, name)
            for name in OF_DEAL:
                assert getattr(seen, name) == getattr(deal_of(state), name)
            assert (seen.seat, seen.deal_number) == (seat, deal_of(state).number)
            is_his = seen.player_on_turn == state.seating[seat] and state.turn is not None
            assert seen.actions == (legal_actions(state) if is_his else ())


@some
@given(playouts())
def test_a_covered_screen_shows_no_ones_own_cards(playout: Playout) -> None:
    for step, dummy_is_up, _ in moments(playout):
        hands = deal_of(step.after).hands
        views = [observe(step.after, seat).covered() for seat in SEATS]
        for shown in views:
            for seat in SEATS:
                is_open = not hands[seat] or (dummy_is_up and seat is step.after.dummy)
                assert shown.hands[seat] == (hands[seat] if is_open else None)
            assert shown.actions == ()
            assert replace(shown, seat=Seat.N) == views[0]  # all see the same


# --------------------------------------------------------------- hidden cards stay hidden


def with_hidden_cards_dealt_anew(
    state: MatchState, seat: Seat, rng: random.Random, *, cachette_is_up: bool
) -> MatchState:
    """Return the state with what a player does not see elsewhere; the past stays as it was."""
    deal, seen = deal_of(state), may_see(state, seat)
    hidden = [card for other in SEATS if other not in seen for card in deal.hands[other]]
    hidden += () if cachette_is_up else deal.cachette
    rng.shuffle(hidden)
    hands = list(deal.hands)
    for other in SEATS:
        if other not in seen:
            size = len(hands[other])
            hands[other], hidden = sorted_hand(hidden[:size]), hidden[size:]
    north, east, south, west = hands
    cachette = deal.cachette if cachette_is_up else tuple(hidden)
    return replace(state, deal=replace(deal, hands=(north, east, south, west), cachette=cachette))


@some
@given(playouts())
def test_nothing_hidden_shows(playout: Playout) -> None:
    rng = random.Random(playout.seed)
    changed = 0
    for step, _, cachette_is_up in moments(playout):
        for seat in SEATS:
            other = with_hidden_cards_dealt_anew(
                step.after, seat, rng, cachette_is_up=cachette_is_up
            )
            changed += other != step.after
            assert observe(other, seat) == observe(step.after, seat)
            assert observe(other, seat).covered() == observe(step.after, seat).covered()
    assert changed


@few
@given(playouts([Form.DUMMY]))
def test_what_lies_open_does_show(playout: Playout) -> None:
    """The converse: with one card less in a hand that a player sees, the observation differs."""
    rng = random.Random(playout.seed)
    for step, _, _ in moments(playout):
        state = step.after
        for seat in SEATS:
            for other in may_see(state, seat):
                hand = deal_of(state).hands[other]
                if not hand:
                    continue
                hands = list(deal_of(state).hands)
                missing = rng.choice(hand)
                hands[other] = tuple(card for card in hand if card is not missing)
                north, east, south, west = hands
                poorer = replace(
                    state, deal=replace(deal_of(state), hands=(north, east, south, west))
                )
                assert observe(poorer, seat).hands[other] != observe(state, seat).hands[other]


def other_deal(state: MatchState, seat: Seat, rng: random.Random) -> tuple[Card, ...]:
    """Return another pack that deals the player the same visible cards."""
    mixed = deal_of(with_hidden_cards_dealt_anew(state, seat, rng, cachette_is_up=False))
    layout = layout_text(Layout(mixed.hands, mixed.cachette))
    return pack_of(layout, mixed.dealer, state.rules.cachette_from)


@some
@given(playouts())
def test_a_doubling_in_another_deal_looks_the_same(playout: Playout) -> None:
    """All calls again, with other hidden cards; what `apply` reports is the same, up to dummy."""
    rng = random.Random(playout.seed)
    calls: list[Step] = []
    for step in playout.steps():
        if isinstance(step.action, Deal):
            calls = [step]
            continue
        if not isinstance(step.action, Call):
            continue
        calls.append(step)
        for seat in SEATS:
            state = apply(calls[0].before, Deal(other_deal(calls[0].after, seat, rng))).after
            for told in calls[1:]:
                assert observe(state, seat) == observe(told.before, seat)
                again = apply(state, told.action)
                if again.after.phase is Phase.DOUBLING:
                    assert again.events == told.events
                state = again.after


def test_every_card_of_the_pack_is_somewhere() -> None:
    """What four players see between them makes up the pack, together with the cachette."""
    state = dealt(new_match())
    hands = [observe(state, seat).hand for seat in SEATS]
    cards = [card for hand in hands for card in hand]
    assert {*cards, *deal_of(state).cachette} == {*PACK}
    assert len(cards) == 48
