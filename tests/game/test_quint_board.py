"""The quint board shows what everybody has seen: checked over whole matches of every form."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle

import pytest
from examples import each, share
from hypothesis import given
from hypothesis import strategies as st
from playing import match, match_of, play_on
from present import present

from quinto_desktop.game import Session
from quinto_desktop.game.aids.quint_board import (
    QuintPlace,
    QuintStand,
    RaceTrack,
    added_by,
    is_parted,
    quint_board,
    race_track,
    step_of,
)
from quinto_desktop.game.aids.skyline import Skyline, skyline
from quinto_desktop.game.screen import as_seen
from quinto_desktop.rules import *


def quint(text: str) -> Quint:
    [found] = quints_in([parse_card(card) for card in text.split()])
    return found


def dealt(hands: str, rules: RuleOptions | None = None, dealer: Seat = Seat.W) -> MatchState:
    """A deal in which N, E, S, W and the cachette have these cards, then the lowest ones."""
    parts = [[parse_card(card) for card in part.split()] for part in hands.split("/")]
    named = [card for part in parts for card in part]
    rest = [card for card in PACK if card not in named]
    for part, size in zip(parts, (12, 12, 12, 12, CACHETTE_SIZE), strict=True):
        part += [rest.pop(0) for _ in range(size - len(part))]
    order = [parts[dealer.next.clockwise[place % 4]][place // 4] for place in range(48)]
    state = new_match(rules or RuleOptions(), dealer)
    state = apply(state, Deal((*order, *parts[4]))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


def played(state: MatchState, cards: str) -> MatchState:
    for card in cards.split():
        state = apply(state, Play(parse_card(card))).after
    return state


OPEN, HALF, TABLE, TAKEN, GONE = QuintStand


def place(observation: Observation, text: str) -> QuintPlace:
    return quint_board(observation)[QUINTS.index(quint(text))]


def souths(state: MatchState) -> Observation:
    return observe(state, Seat.S)


def test_before_the_first_deal_all_is_open() -> None:
    board = quint_board(souths(new_match(RuleOptions(), Seat.N)))
    assert board == tuple([QuintPlace(one) for one in QUINTS])


def test_a_quint_goes_from_open_to_half_to_the_table_to_its_side() -> None:
    start = dealt("H4 D2 / H6 / HA / H7 /", dealer=Seat.W)

    led = played(start, "H4")
    assert place(souths(start), "HA H4").state is OPEN
    assert place(souths(led), "HA H4") == QuintPlace(
        quint("HA H4"), HALF, (parse_card("H4"),), None
    )
    whole = played(led, "H6 HA")
    assert place(souths(whole), "HA H4").state is TABLE
    assert place(souths(whole), "HA H4").side is Side.NS
    won = played(whole, "H7")
    assert place(souths(won), "HA H4") == QuintPlace(quint("HA H4"), TAKEN, (), Side.NS)


def test_it_goes_to_whoever_is_winning_as_things_stand() -> None:
    state = played(dealt("H5 / H6 / H7 / H8 /"), "H5 H6")
    assert place(souths(state), "H5").side is Side.EW
    assert place(souths(played(state, "H7")), "H5").side is Side.NS


def test_a_pair_that_comes_apart_is_gone() -> None:
    state = played(dealt("H4 / H6 / H7 / H8 HA /"), "H4 H6 H7 H8")
    assert place(souths(state), "HA H4").state is GONE


def test_a_card_whose_fellow_has_gone_is_parted_from_it() -> None:
    state = dealt("H4 / H6 / H7 HA / H8 H5 /")
    assert not is_parted(parse_card("HA"), souths(state))
    gone = played(state, "H4 H6 H7 H8")
    assert is_parted(parse_card("HA"), souths(gone))
    assert not is_parted(parse_card("H5"), souths(gone))


def test_a_card_of_ones_own_shows_what_it_would_add() -> None:
    led = played(dealt("H4 / H6 / HA H2 HK / H8 /"), "H4 H6")
    now = souths(led)
    added = added_by(parse_card("HA"), now)
    assert added == QuintPlace(quint("HA H4"), TABLE, quint("HA H4").cards, Side.NS)
    half = present(added_by(parse_card("H2"), now))
    assert (half.state, half.lying) == (HALF, (parse_card("H2"),))
    assert added_by(parse_card("HK"), now) is None
    gone = replace(now, trick=Trick(Seat.S), tricks=(Trick(Seat.S, (parse_card("H4"),), Seat.S),))
    assert added_by(parse_card("HA"), gone) is None


# ------------------------------------------------------------------- whole matches
def check(now: Observation) -> None:
    board = quint_board(now)
    assert [one.quint for one in board] == list(QUINTS)
    assert all(len(one.quint.cards) == 2 for one in board if one.state in (GONE, HALF))
    for side in Side:
        taken = sum(one.quint.points for one in board if one.state is TAKEN and one.side is side)
        assert taken == sum(one.quint.points for one in now.quints if one.side is side)
    for one in board:
        assert (one.side is None) is (one.state in (OPEN, HALF, GONE)) or one.state is TABLE
        assert len(one.lying) == {OPEN: 0, HALF: 1, TABLE: len(one.quint.cards)}.get(one.state, 0)
    lying = [card for one in board for card in one.lying if one.state is HALF]
    trick = () if now.trick is None else now.trick.cards
    assert set(lying) <= {*trick, *(now.cachette or ())}


@pytest.mark.parametrize("form", Form)
def test_it_agrees_with_the_score_at_every_moment(form: Form) -> None:
    for seed, lead in zip(range(1, 1 + share(10)), cycle(JokerLead)):
        for step in match(RuleOptions(form=form, joker_lead=lead), seed):
            for seat in SEATS:
                now = observe(step.after, seat)
                check(now)
                assert quint_board(now.covered()) == quint_board(now)  # no hand is told
            for told in range(1, len(step.events) + 1):
                check(as_seen(step, told, souths(step.after)))


@each("form", Form)
def test_as_a_deal_ends_nothing_is_open_and_the_quints_make_the_score(form: Form) -> None:
    for seed in range(1, 1 + share(10)):
        for step in match(RuleOptions(form=form), seed):
            now = souths(step.after)
            if not any(isinstance(event, DealEnded) for event in step.events):
                continue
            board, result = quint_board(now), now.results[-1]
            assert {one.state for one in board} <= {TAKEN, GONE}
            for side in Side:
                points = sum(one.quint.points for one in board if one.side is side)
                assert points == result.quint_points[side]


def test_a_cachette_that_is_being_turned_up_is_told_card_by_card() -> None:
    for step in match(RuleOptions(), 3):
        shown = [one for one in step.events if isinstance(one, CachetteRevealed)]
        for event in shown:
            told = step.events.index(event) + 1
            seen = as_seen(step, told, souths(step.after))
            for count in range(len(event.cards) + 1):
                now = replace(seen, cachette=event.cards[:count])
                turned = set(event.cards[:count])
                for one in quint_board(now):
                    at = turned & set(one.quint.cards)
                    assert (one.state is TABLE) is (at == set(one.quint.cards))
                    if one.state is HALF:
                        assert at and count < len(event.cards)


# -------- The race: where holes and pegs are, whatever the target, at every moment of a match
FORMS = [
    RuleOptions(target=150, match=MatchForm.RUBBER),
    RuleOptions(target=325, match=MatchForm.RUBBER_POINTS),
    RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    RuleOptions(form=Form.TWO),
]


@each(
    "target, step",
    [(5, 5), (60, 5), (250, 5), (300, 5), (310, 10), (500, 10), (1000, 20), (10_000, 200)],
)
def test_a_hole_is_a_fiftieth_in_fives(target: int, step: int) -> None:
    assert step_of(target) == step


@given(st.integers(5, 10_000))
def test_every_target_has_its_race(target: int) -> None:
    track = RaceTrack(target, step_of(target), (0, 0), (0, 0))

    assert track.step % 5 == 0
    assert len(track.holes) <= 60
    assert target <= 200 or len(track.holes) >= 30
    assert all(0 < points < target for points in track.holes)


@each("rules", FORMS)
def test_a_score_is_the_hollow_peg_and_what_this_deal_has_brought(rules: RuleOptions) -> None:
    """Quints as they fall, tricks only when the deal is over; another game begins anew."""
    session, was_over = Session(match_of(rules)), False
    before = RaceTrack(rules.target, 5, (0, 0), (0, 0))
    for state in states_of(session):
        now = observe(state, Seat.S)
        track = race_track(now, Side.NS)
        quints = [0, 0]
        for scored in now.quints:
            quints[scored.side is Side.EW] += scored.quint.points
        is_over = bool(now.results) and now.results[-1].number == now.deal_number
        if is_over:
            assert track.gained == now.results[-1].points
            assert track.start == now.results[-1].before
        else:
            assert track.gained == tuple(quints)
        assert track.now == now.scores
        assert min(track.gained) >= 0
        if is_over and not was_over:
            assert track.start == before.start, "the hollow pegs stay until the next deal"
        before, was_over = track, is_over
        assert race_track(now, Side.EW) == RaceTrack(
            track.target, track.step, track.start[::-1], track.now[::-1], track.studs[::-1]
        )


def states_of(session: Session) -> list[MatchState]:
    play_on(session)
    return [step.after for step in session.steps]


def test_games_of_a_rubber_are_studs_and_others_are_not() -> None:
    won = {}
    for rules in FORMS:
        session = Session(match_of(rules))
        states_of(session)
        final = observe(session.state, Seat.S)
        won[rules.match] = race_track(final, Side.NS).studs, len(final.games)

    for form, (studs, games) in won.items():
        is_rubber = form in (MatchForm.RUBBER, MatchForm.RUBBER_POINTS)
        assert sum(studs) == (games if is_rubber else 0)
        assert max(studs) == (2 if is_rubber else 0)


def test_a_handicap_is_there_before_the_first_deal() -> None:
    state = new_match(RuleOptions(form=Form.DUMMY))
    track = race_track(observe(state, Seat.S), Side.NS)

    assert track.start == track.now == state.scores
    assert max(track.now) == DUMMY_HANDICAP


# -------- What may still beat a card: held against all that really falls
SPADES = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"


def found(state: MatchState, seat: Seat, card: str) -> Skyline:
    return present(skyline(observe(state, seat), parse_card(card)))


def beating(state: MatchState, seat: Seat, card: str) -> set[str]:
    return {str(each) for each in found(state, seat, card).beating}


def new_deal(rules: RuleOptions, seed: int) -> MatchState:
    state = apply(new_match(rules, Seat.W), Deal(shuffled_pack(seed, 1))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


# ------------------------------------------------------------------- whole deals
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("lead", [JokerLead.HIGHEST, JokerLead.OPPONENTS])
def test_whatever_falls_and_beats_was_foretold(form: Form, lead: JokerLead) -> None:
    choice = random.Random(1)
    for seed in range(1, 1 + share(10)):
        state = new_deal(RuleOptions(form=form, joker_lead=lead), seed)
        told: dict[Seat, Skyline] = {}
        while state.phase is Phase.PLAY:
            seat, play = state.turn, choice.choice(legal_actions(state))
            assert seat is not None and isinstance(play, Play)
            told[seat] = found(state, seat, str(play.card))
            assert told[seat].is_for_trick
            before = state.deal
            for other, earlier in told.items():
                if other is not seat:
                    falls = [tower.card for tower in earlier.towers]
                    assert play.card in falls
                    is_higher = play.card.strength > (earlier.own or earlier.card).strength
                    is_others = state.seating[other] != state.seating[seat]
                    may_beat = is_others and _may_beat(before, other, seat, lead)
                    assert (play.card in earlier.beating) is (is_higher and may_beat)
            state = apply(state, play).after
            if len(told) == 4:
                _check_end(state, told, seat)
                told = {}


def _may_beat(deal: DealState | None, one: Seat, other: Seat, lead: JokerLead) -> bool:
    assert deal is not None
    cards, leader = deal.trick.cards, deal.trick.leader
    if lead is not JokerLead.OPPONENTS or not cards or cards[0] is not QUINT_ROYAL:
        return True
    return leader.side not in (one.side, other.side)


def _check_end(state: MatchState, told: dict[Seat, Skyline], last: Seat) -> None:
    winner = state.dealt.tricks[-1].winner if state.dealt.tricks else None
    assert [seat for seat, each in told.items() if each.taker is not None] == [last]
    assert told[last].taker is winner
    assert not told[last].towers
    if winner is not None:
        assert told[winner].ahead is None
        assert not told[winner].is_out


@pytest.mark.parametrize("form", Form)
def test_a_skyline_is_for_one_s_own_cards_at_every_moment(form: Form) -> None:
    """And it shows nothing that lies on the table, has gone, or is in one's own hand on turn."""
    choice = random.Random(2)
    state = new_deal(RuleOptions(form=form), 5)
    while state.phase is Phase.PLAY:
        for seat in SEATS:
            now = observe(state, seat)
            mine = {card for s in SEATS if now.plays(s) for card in now.hands[s] or ()}
            gone = {card for trick in now.tricks for card in trick.cards}
            for card in PACK:
                told = skyline(now, card)
                assert (told is not None) is (card in mine)
                if told is not None:
                    towers = [tower.card for tower in told.towers]
                    assert towers == sorted(towers, key=lambda one: -one.strength)
                    assert not {*towers} & gone
                    assert card not in towers
                    hidden = {tower.card for tower in told.towers if tower.is_unseen}
                    assert not hidden & mine
        state = apply(state, choice.choice(legal_actions(state))).after


# ------------------------------------------------------------------- single moments
def test_while_calls_are_made_all_unseen_cards_count() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    now = observe(state, Seat.S)
    for card in now.hand:
        told = present(skyline(now, card))
        assert not told.is_for_trick
        higher = {one for one in PACK if one.strength > card.strength}
        assert {*told.beating} == higher - {*now.hand}


def test_the_last_card_has_a_taker_and_nothing_above_it() -> None:
    state = played(dealt(f"CA / C4 C2 / {SPADES} / HA H2 C9 /"), "CA C4 S2")
    told = found(state, Seat.W, "C9")
    assert (told.taker, told.towers, told.ahead) == (Seat.N, (), parse_card("CA"))


def test_a_suit_counts_only_with_whoever_may_hold_it() -> None:
    """South and West have shown that they have no clubs: no more can fall after East's."""
    state = played(dealt(f"CA C3 / C4 C2 / {SPADES} / HA SA /"), "CA C4 S2 SA C3")
    told = found(state, Seat.E, "C2")
    assert told.ahead is parse_card("C3")
    assert all(tower.card.suit is not Suit.CLUBS for tower in told.towers)
    assert parse_card("HA") in told.beating


def test_a_face_up_hand_beats_with_what_it_may_really_play() -> None:
    rules = RuleOptions(form=Form.DUMMY)
    state = dealt("HA D2 S9 / / / S5 H3 /", rules, dealer=Seat.S)
    assert (state.dummy, state.turn) == (Seat.N, Seat.W)
    dummys = {*(observe(state, Seat.W).hands[Seat.N] or ())}
    told = found(state, Seat.W, "S5")
    seen = {tower.card for tower in told.towers if not tower.is_unseen}
    assert seen == {card for card in dummys if card.suit in (Suit.SPADES, None)}
    assert parse_card("S9") in told.beating
    assert parse_card("HA") not in told.beating
    assert not told.are_all_unseen


def test_a_card_that_may_not_be_played_is_compared_with_all_unseen_cards() -> None:
    state = played(dealt("CA C3 / C4 H2 / C9 / C2 HA /"), "CA")
    told = found(state, Seat.E, "H2")
    assert not told.is_for_trick
    assert (told.taker, told.ahead) == (None, None)


def test_the_quint_royal_is_beaten_by_all_that_may_fall() -> None:
    state = dealt("QR / HA / C9 / S2 /")
    told = found(state, Seat.N, "QR")
    assert told.is_for_trick
    assert told.beating == tuple([tower.card for tower in told.towers])
    assert len(told.beating) == 53 - 12


def test_a_side_that_has_led_the_quint_royal_may_be_out() -> None:
    rules = RuleOptions(joker_lead=JokerLead.OPPONENTS)
    state = dealt("QR / HA / C9 / S2 /", rules)
    assert found(state, Seat.N, "QR").is_out
    assert not found(state, Seat.N, "QR").beating
    state = played(state, "QR HA")
    assert found(state, Seat.S, "C9").is_out
    west = found(state, Seat.W, "S2")
    assert west.ahead is parse_card("HA")
    assert not west.beating  # the leader's partner takes no part
