"""Claims: proved ones hold in every deal against every play, refuted ones fail as they say."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from hidden import cards_of, playout
from msgspec import Struct
from present import present
from tables import pack_dealt

from quinto_desktop.players.imagining.information import hands_of, information_of
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.judging.claim import Certainty, Claim
from quinto_desktop.players.judging.claim_check import check_claim
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.questions import Claiming
from quinto_desktop.rules import *

Hands = tuple[CardSet, ...]

MOST_DEALS = 1_500
"""Moments with more possible deals take too long to try everything in."""


class Case(Struct, frozen=True):
    """A moment, and what was found about a claim there."""

    state: MatchState
    observation: Observation
    claim: Claim

    @property
    def seat(self) -> Seat:
        return self.observation.mover


def possible_deals(observation: Observation) -> list[Hands]:
    """Every deal that agrees with what is seen: the hands still held."""
    information = information_of(observation)
    return [hands_of(information, division) for division in Sampler(information).all_deals()]


def holds_by_trying(observation: Observation) -> bool:
    """Whether a claim holds, by playing out everything in every deal, the same card in all."""
    turn = observation.turn
    assert turn is not None and observation.trick is not None
    own = [seat for seat in Seat if observation.plays(seat)]
    joker_lead = observation.rules.joker_lead

    def legal(hands: Hands, trick: Trick, done: int, seat: Seat) -> Sequence[Card]:
        return playable(cards_of(hands[seat]), trick, done, joker_lead)

    def holds(deals: Sequence[Hands], trick: Trick, done: int) -> bool:
        if len(trick.cards) == len(Seat):
            winner = trick_winner(trick, joker_lead)
            if winner.side is not turn.side:
                return False
            trick, done = Trick(winner), done + 1
        if done == TRICKS_IN_A_DEAL:
            return True
        seat = trick.leader.clockwise[len(trick.cards)]
        after: dict[Card, list[Hands]] = {}
        for hands in deals:
            for card in legal(hands, trick, done, seat):
                left = [hand & ~(1 << card.strength) for hand in hands]
                after.setdefault(card, []).append(tuple(left))
        ways = (
            holds(rest, Trick(trick.leader, (*trick.cards, card)), done)
            for card, rest in after.items()
        )
        return any(ways) if seat in own else all(ways)

    return holds(possible_deals(observation), observation.trick, len(observation.tricks))


def moments(form: Form, joker_lead: JokerLead, tricks_left: int) -> Iterator[MatchState]:
    """Moments of random deals in which somebody has to play, with so many tricks left."""
    for seed in range(60):
        for state in playout(form, joker_lead, seed).states:
            deal = state.deal
            if state.phase is not Phase.PLAY or deal is None:
                continue
            if TRICKS_IN_A_DEAL - len(deal.tricks) == tricks_left:
                yield state


@cache
def cases() -> list[Case]:
    found = []
    for form, left, wanted in (
        (Form.TWO, 2, 30),
        (Form.TWO, 3, 2),
        (Form.FOUR, 1, 12),
        (Form.FOUR, 2, 6),
        (Form.DUMMY, 2, 20),
    ):
        for joker_lead in JokerLead:
            few = (one for one in moments(form, joker_lead, left) if is_small(one))
            found += [case_of(state) for state, _ in zip(few, range(wanted), strict=False)]
    return found


def is_small(state: MatchState) -> bool:
    return Sampler(information_of(observe(state, state.mover))).count <= MOST_DEALS


def case_of(state: MatchState) -> Case:
    observation = observe(state, state.mover)
    return Case(state, observation, present(check_claim(observation, seed=1)))


def test_a_proof_agrees_with_trying_everything() -> None:
    held = 0
    for case in cases():
        holds = holds_by_trying(case.observation)
        held += holds
        assert case.claim.certainty is (Certainty.PROVED if holds else Certainty.REFUTED)
    assert 5 <= held <= len(cases()) - 5


def test_a_refutation_is_a_possible_deal_in_which_a_trick_is_lost() -> None:
    for case in cases():
        found, observation = case.claim.refutation, case.observation
        if found is None:
            continue
        assert found.hands in possible_deals(observation)
        joker_lead, done = observation.rules.joker_lead, len(observation.tricks)
        hands, trick = [*found.hands], observation.trick
        assert trick is not None
        for card in found.line:
            if len(trick.cards) == len(Seat):
                trick, done = Trick(trick_winner(trick, joker_lead)), done + 1
            seat = trick.leader.clockwise[len(trick.cards)]
            assert card in playable(cards_of(hands[seat]), trick, done, joker_lead)
            hands[seat] &= ~(1 << card.strength)
            trick = Trick(trick.leader, (*trick.cards, card))
        assert trick == found.trick
        assert trick_winner(trick, joker_lead).side is not case.seat.side


def test_a_proved_claim_takes_all_tricks_against_any_play() -> None:
    chance = random.Random(5)
    proved = [case for case in cases() if case.claim.certainty is Certainty.PROVED]
    assert proved
    for case in proved:
        state = case.state
        while state.phase is Phase.PLAY:
            if case.observation.plays(state.mover):
                claim = check_claim(observe(state, state.mover), seed=1)
                assert claim is not None and claim.card is not None
                action = Play(claim.card)
            else:
                action = Play(chance.choice([one.card for one in plays_of(state)]))
            state = apply(state, action).after
        for trick in state.dealt.tricks[len(case.observation.tricks) :]:
            assert trick.winner is not None and trick.winner.side is case.seat.side


def plays_of(state: MatchState) -> list[Play]:
    return [action for action in legal_actions(state) if isinstance(action, Play)]


def test_what_cannot_be_proved_in_time_is_tried_in_imagined_deals() -> None:
    for case in cases():
        claim = present(check_claim(case.observation, seed=1, most_positions=40, deals=20))
        if claim.certainty is Certainty.LIKELY:
            assert claim.deals
        else:
            assert claim.certainty is case.claim.certainty
    found = [check_claim(one.observation, 1, most_positions=1, deals=0) for one in cases()]
    assert any(one and one.certainty is Certainty.LIKELY and not one.deals for one in found)


def test_a_claim_of_the_whole_deal_is_refused_at_once() -> None:
    state = next(one for one in playout(Form.FOUR, JokerLead.HIGHEST, 3).states if plays_of(one))
    claim = Claiming(observe(state, state.mover), seed=1).answer(StopFlag())
    assert claim is not None and claim.certainty is Certainty.REFUTED


def test_a_hand_of_nothing_but_the_highest_cards_is_proved_at_once() -> None:
    hearts = [card for card in PACK if card.suit is Suit.HEARTS]
    rest = [card for card in PACK if card.suit is not Suit.HEARTS]
    south, rest = [*reversed(hearts[1:])], [*hearts[:1], *rest]
    others = [rest[start : start + 12] for start in (0, 12, 24)]
    start = new_match(RuleOptions(target=10_000), Seat.E)
    hands = [others[0], others[1], south, others[2]]
    state = apply(start, Deal(pack_dealt(hands, tuple(rest[36:]), start))).after
    for _ in Seat:
        state = apply(state, Call.PASS).after
    claim = check_claim(observe(state, Seat.S), seed=1, most_positions=5)
    assert claim is not None and claim.certainty is Certainty.PROVED


def test_a_stopped_question_has_no_answer() -> None:
    stop = StopFlag()
    stop.set()
    assert Claiming(cases()[0].observation, seed=1).answer(stop) is None
