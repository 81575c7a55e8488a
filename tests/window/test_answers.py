"""The questions of the Ask menu: every answer is true, complete, and reveals nothing hidden."""

from __future__ import annotations

import pytest
from matches import seen, speaker_of
from playing import match

from quinto_desktop.rules import *
from quinto_desktop.window.text import questions
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.commands import QUESTIONS, Command
from quinto_desktop.window.text.questions import ranks_in_runs, unseen_cards

RULES = {
    Form.FOUR: RuleOptions(),
    Form.DUMMY: RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    Form.TWO: RuleOptions(form=Form.TWO),
}


def states(form: Form) -> list[MatchState]:
    return [step.after for step in match(RULES[form], 3)]


def answer(state: MatchState, question: Command, player: int = 0) -> str:
    return questions.answer(speaker_of(state, player), question, seen(state, player))


def at(phase: Phase, *, cards: int = 0, tricks: int = 0) -> MatchState:
    """A moment of a four-handed game with so many cards in the trick."""
    for state in states(Form.FOUR):
        if state.phase is phase and state.deal is not None:
            lying = len(state.deal.trick.cards)
            if lying == cards and len(state.deal.tricks) == tricks:
                return state
    raise AssertionError("no such moment")


@pytest.mark.parametrize("form", Form)
def test_every_question_has_an_answer_at_every_moment(form: Form) -> None:
    for state in [new_match(RULES[form], Seat.S), *states(form)]:
        for player in range(form.players):
            for question in QUESTIONS:
                said = answer(state, question, player)
                assert said and said[0].isupper() and said.endswith("."), said
                assert "{" not in said and ".." not in said and "  " not in said, said


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
