"""The guided first deal: what it says fits what is on the table, whatever is played."""

from __future__ import annotations

import random

import pytest

from quinto_desktop.game import Session
from quinto_desktop.game.lesson import Lesson, Topic, is_news, lesson_game
from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.rules import (
    QUINT_ROYAL,
    Call,
    Observation,
    Phase,
    Play,
    Seat,
    legal_actions,
    observe,
    winning_seat,
)

Told = list[tuple[Topic, Observation]]


def played_deal(choose_seed: int | None) -> Told:
    """One deal of the lesson, and everything it says to South, with what South sees then.

    Args:
        choose_seed: Makes South and everyone else play anything legal; None lets Casual play all
            seats.
    """
    setup = lesson_game()
    session, lesson, told = Session(setup), Lesson(), Told()
    casual = player_of(Level.CASUAL)
    choice = None if choose_seed is None else random.Random(choose_seed)
    session.apply(session.next_deal())
    while True:
        seen = observe(session.state, Seat.S)
        while (topic := lesson.next_topic(seen)) is not None:
            told.append((topic, seen))
        if session.state.phase not in (Phase.DOUBLING, Phase.PLAY):
            assert lesson.is_over
            return told
        turn = session.state.turn
        assert turn is not None
        if choice is not None:
            action = choice.choice(legal_actions(session.state))
        else:
            seed = decision_seed(setup.seed, session.length)
            action = casual.choose(observe(session.state, turn), seed)
        session.apply(action)


def may_play(seen: Observation) -> list[object]:
    return [action.card for action in seen.actions if isinstance(action, Play)]


def test_the_game_of_the_lesson_teaches_all_of_it() -> None:
    told = [topic for topic, _ in played_deal(None)]

    assert set(told) - {Topic.ROYAL_HELD} == set(Topic) - {Topic.ROYAL_HELD}
    assert told[0] is Topic.WELCOME
    assert told[-1] is Topic.COUNT


@pytest.mark.parametrize("seed", range(40))
def test_each_thing_is_told_once_and_where_it_is_so(seed: int) -> None:
    told = played_deal(seed)

    topics = [topic for topic, _ in told]
    assert len(topics) == len(set(topics))
    assert topics[0] is Topic.WELCOME
    assert topics[-1] is Topic.COUNT
    for topic, seen in told:
        check = CHECKS.get(topic)
        assert check is None or check(seen), topic


def led(seen: Observation) -> object:
    assert seen.trick is not None
    return seen.trick.cards[0].suit


def holds_suit_led(seen: Observation) -> bool:
    return any(card.suit is led(seen) for card in seen.hand)


def is_partners_trick(seen: Observation) -> bool:
    assert seen.trick is not None
    winning = winning_seat(seen.trick, seen.rules.joker_lead)
    return winning is Seat.N and len(seen.trick.cards) == 3


CHECKS = {
    Topic.DOUBLING: lambda seen: Call.PASS in seen.actions,
    Topic.LEAD: lambda seen: bool(may_play(seen)) and not seen.trick.cards,
    Topic.FOLLOW: lambda seen: bool(may_play(seen)) and holds_suit_led(seen),
    Topic.TRUMP: lambda seen: bool(may_play(seen)) and not holds_suit_led(seen),
    Topic.QUINT: lambda seen: any(scored.quint.suit is not None for scored in seen.quints),
    Topic.ROYAL_SCORED: lambda seen: any(scored.quint.suit is None for scored in seen.quints),
    Topic.ROYAL_HELD: lambda seen: QUINT_ROYAL in may_play(seen) and not is_partners_trick(seen),
    Topic.ROYAL_NOW: lambda seen: QUINT_ROYAL in may_play(seen) and is_partners_trick(seen),
    Topic.LAST_TRICK: lambda seen: len(may_play(seen)) == 1 == len(seen.hand),
    Topic.COUNT: lambda seen: bool(seen.results) or seen.winner is not None,
}


def test_the_game_rests_for_what_need_not_be_done_only() -> None:
    assert {topic for topic in Topic if is_news(topic)} == {
        Topic.WELCOME,
        Topic.QUINT,
        Topic.ROYAL_SCORED,
        Topic.LAST_TRICK,
    }
