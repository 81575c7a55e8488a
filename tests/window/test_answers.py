"""The questions of the Ask menu: every answer is true, complete, and reveals nothing hidden."""

from __future__ import annotations

import pytest
from matches import first_state, match, seen, speaker_of

from quinto_desktop.rules import (
    PACK,
    Call,
    Form,
    MatchForm,
    MatchState,
    Observation,
    Phase,
    Play,
    Rank,
    RuleOptions,
    Seat,
    new_match,
    parse_card,
)
from quinto_desktop.window.text import answers
from quinto_desktop.window.text.answers import ranks_in_runs, unseen_cards
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.commands import QUESTIONS, Command

RULES = {
    Form.FOUR: RuleOptions(),
    Form.DUMMY: RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    Form.TWO: RuleOptions(form=Form.TWO),
}


def states(form: Form) -> list[MatchState]:
    return [step.after for step in match(RULES[form], 3)]


def answer(state: MatchState, question: Command, player: int = 0) -> str:
    return answers.answer(speaker_of(state, player), question, seen(state, player))


def at(phase: Phase, *, cards: int = 0, tricks: int = 0) -> MatchState:
    """A moment of a four-handed game with so many cards in the trick."""
    for state in states(Form.FOUR):
        if state.phase is phase and state.deal is not None:
            lying = len(state.deal.trick.cards)
            if lying == cards and len(state.deal.tricks) == tricks:
                return state
    raise AssertionError("no such moment")


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_an_answer_at_every_moment(form: Form, question: Command) -> None:
    for state in states(form):
        for player in range(form.players):
            said = answer(state, question, player)
            assert said and said[0].isupper() and said.endswith("."), said
            assert "{" not in said and ".." not in said and "  " not in said, said


def test_every_question_has_an_answer_before_the_first_deal() -> None:
    for form, rules in RULES.items():
        state = new_match(rules, Seat.S)
        for question in QUESTIONS:
            assert answer(state, question).endswith("."), (form, question)


@pytest.mark.parametrize("form", Form)
def test_no_answer_tells_a_hidden_card(form: Form) -> None:
    for state in states(form)[::7]:
        if state.deal is None:
            continue
        for player in range(form.players):
            now = seen(state, player)
            hidden = unseen_cards(now)
            questions = [question for question in QUESTIONS if question is not Command.ASK_OUT]
            said = " ".join(answer(state, question, player) for question in questions).lower()
            assert [card for card in hidden if card_name(card).lower() in said] == []


def test_the_trick_is_told_in_the_order_of_play() -> None:
    state = at(Phase.PLAY, cards=2, tricks=3)
    assert state.deal is not None
    said = answer(state, Command.ASK_TRICK)
    places = [said.index(card_name(card)) for card in state.deal.trick.cards]
    assert places == sorted(places)
    assert said.startswith("Trick 4. ")
    assert said.count(" winning it.") == 1


def test_an_empty_trick_says_who_leads() -> None:
    said = answer(at(Phase.PLAY, tricks=2), Command.ASK_TRICK)
    assert said.startswith("Trick 3: no cards yet; ")


def test_no_trick_is_played_while_calls_are_made() -> None:
    assert answer(at(Phase.DOUBLING), Command.ASK_TRICK) == "No trick is in progress."


def test_the_hand_is_told_by_suit() -> None:
    state = at(Phase.PLAY, tricks=0)
    now = seen(state)
    said = answer(state, Command.ASK_HAND)
    assert said.startswith("Your hand, 12 cards: ")
    suits = [said.index(name) for name in ("heart", "diamond", "club", "spade")]
    assert suits == sorted(suits)
    assert len(now.hand) == 12


def test_the_other_hands_are_counted_and_dummys_is_read() -> None:
    said = answer(at(Phase.PLAY, tricks=0), Command.ASK_OTHER_HANDS)
    assert (
        said
        == (
            "Bertram’s hand: 12 cards, hidden. Ada’s hand: 12 cards, hidden. "
            "Clara’s hand: 12 cards, hidden."
        )
        or said.count("12 cards, hidden.") == 3
    )
    state = next(
        state
        for state in states(Form.DUMMY)
        if state.phase is Phase.PLAY and state.deal is not None and not state.deal.trick.cards
    )
    assert "Dummy’s hand, 12 cards: " in answer(state, Command.ASK_OTHER_HANDS)


def test_what_is_out_counts_all_that_is_not_seen() -> None:
    state = at(Phase.PLAY, tricks=5)
    now = seen(state)
    said = answer(state, Command.ASK_OUT)
    known = {*now.hand, *(card for trick in now.tricks for card in trick.cards)}
    assert unseen_cards(now) == {*PACK} - known
    counts = [int(part.split(", ")[1].split()[0]) for part in said.splitlines() if " out: " in part]
    royal = "The Quint Royal is still out." in said
    assert sum(counts) + royal == len(unseen_cards(now)) == 53 - 20 - 7


def test_ranks_are_told_in_runs() -> None:
    assert ranks_in_runs([Rank.ACE]) == "ace"
    assert ranks_in_runs([Rank.ACE, Rank.KING]) == "ace and king"
    queens = [Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE]
    assert ranks_in_runs([Rank.ACE, *queens, Rank.FOUR]) == "ace, queen to nine and four"
    assert ranks_in_runs(sorted(Rank, reverse=True)) == "ace to two"


def test_the_cards_that_may_be_played_are_named() -> None:
    for state in states(Form.FOUR):
        now = seen(state)
        cards = [action.card for action in now.actions if isinstance(action, Play)]
        if cards and len(cards) < len(now.hand):
            said = answer(state, Command.ASK_LEGAL)
            assert said.startswith("You can play: ")
            assert all(card_name(card) in said for card in cards)
            others = [card for card in now.hand if card not in cards]
            assert not any(card_name(card) in said for card in others)
            return
    raise AssertionError("nobody ever had to follow suit")


def test_what_may_be_called_is_explained() -> None:
    state = first_state(RULES[Form.FOUR], lambda state: _may_double(seen(state)))
    said = answer(state, Command.ASK_LEGAL)
    assert said.startswith("Pass: Tricks stay at 5 each.")
    assert "Double: Every trick counts 10 instead of 5" in said


def _may_double(now: Observation) -> bool:
    return Call.DOUBLE in now.actions


def test_the_calls_and_the_worth_of_a_trick() -> None:
    assert answer(at(Phase.DOUBLING), Command.ASK_CALLS) == (
        "Nobody has called yet. A trick is worth 5."
    )
    state = at(Phase.PLAY)
    assert state.deal is not None
    said = answer(state, Command.ASK_CALLS)
    worth = seen(state).trick_value
    assert said.endswith(f"A trick is worth {worth}.")
    assert said.count(".") == 5


def test_the_score_is_told_for_the_side_one_is_on() -> None:
    state = at(Phase.PLAY, tricks=6)
    now = seen(state)
    own = now.seat.side
    said = answer(state, Command.ASK_SCORE)
    assert f"You and Eva have {now.scores[own]}," in said
    assert f"{now.scores[own.other]}; 250 wins." in said
    assert f", worth {now.trick_value} points each." in said


def test_the_cachette_counts_among_the_tricks_once_it_is_taken() -> None:
    played = (step.after for seed in range(9) for step in match(RULES[Form.FOUR], seed))
    state = next(after for after in played if after.results and after.winner is None)
    won = state.results[-1].tricks_won
    assert won is not None and sum(won) == 13
    own = seen(state).seat.side
    told = f"Tricks this deal: {won[own]} to {won[own.other]},"
    assert told in answer(state, Command.ASK_SCORE)


def test_the_parser_knows_the_royal() -> None:
    assert parse_card("QR") in unseen_cards(seen(new_match(RuleOptions(), Seat.S)))
