"""What words follow from the rules and the seating; the words themselves are in `test_told.py`."""

from __future__ import annotations

import pytest
from all_sentences import LISTENERS, doublings
from kit import *
from matches import seen, speaker_of
from playing import match

from quinto_desktop.window.text import match_text, side_text, turn_text
from quinto_desktop.window.text.card_text import quint_name
from quinto_desktop.window.text.turn_text import answer_to

ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)


def test_who_may_answer_a_call_follows_from_the_rules() -> None:
    """Exactly the players who can raise the tricks if all between pass are named."""
    for dealer in Seat:
        for state in doublings(RuleOptions(), dealer):
            observation = observe(state, state.turn or Seat.N)
            for call in legal_actions(state):
                assert isinstance(call, Call)
                answer = answer_to(call, observation)
                after = apply(state, call).after
                raisers = []
                while after.phase is Phase.DOUBLING:
                    higher = [act for act in legal_actions(after) if act is not Call.PASS]
                    if higher:
                        raisers.append(after.turn)
                        assert higher == [answer.call]
                        raised = apply(after, higher[0]).after
                        assert raised.deal is not None
                        assert raised.deal.trick_value == answer.value
                    after = apply(after, Call.PASS).after
                assert answer.seats == tuple(raisers)
                assert (answer.call is None) == (not raisers)


def test_the_winning_quint_is_the_one_of_the_rules() -> None:
    """In games played from level scores, the panel names the quint that `apply` stopped at."""
    for number in range(1, 9):
        state = new_match(scores=(400, 400))
        while state.winner is None:
            if state.phase is Phase.DEALING:
                step = apply(state, Deal(shuffled_pack(number, 1)))
            else:
                step = apply(state, legal_actions(state)[0])
            state = step.after
        marked = [event.scored for event in step.events if isinstance(event, QuintScored)]
        told = match_text.winner(LISTENERS["four-south"], observe(state, Seat.S))[1]
        assert quint_name(marked[0].quint) in told


def test_nobody_is_the_winner_of_a_running_game() -> None:
    with pytest.raises(ValueError, match="goes on"):
        match_text.winner(LISTENERS["four-south"], observe(new_match(), Seat.S))


@pytest.mark.parametrize("first", [Seat.S, Seat.W, Seat.E])
def test_between_two_games_the_next_dummy_player_is_named(first: Seat) -> None:
    for seed in range(1, 4):
        state = next(
            step.after
            for step in match(replace(ROUND, target=60), seed, first)
            if step.after.phase is Phase.DEALING and step.after.winner is not None
        )
        assert state.dummy is not None
        following = (state.seating[state.dummy] + 1) % 3
        for player in range(3):
            speaker, now = speaker_of(state, player), seen(state, player)
            name = "you" if player == following else speaker.names[following]
            expected = f"Next with dummy, and to deal: {name}."
            assert match_text.who_deals(speaker, now) == expected
            prompt = "Your deal" if player == following else f"To deal: {name}"
            assert turn_text.prompt(speaker, now) == prompt


def test_in_another_game_the_same_person_is_spoken_to() -> None:
    mine, against = LISTENERS["dummy-mine"], LISTENERS["dummy-against"]
    assert against.seated(mine.seating, mine.dummy) == mine
    theirs = replace(against, viewer=Seat.W)  # Bertram's words
    then = theirs.seated(mine.seating, mine.dummy)
    assert side_text.name(then, Side.EW) == "you and Clara"


def test_pairs_are_told_with_our_own_side_first() -> None:
    names = ("Ada", "Clara", "Eva", "Bertram")
    assert side_text.own_first(Speaker(names, Seat.E), ("NS", "EW")) == ("EW", "NS")
    assert side_text.own_first(Speaker(names, Seat.S), ("NS", "EW")) == ("NS", "EW")
