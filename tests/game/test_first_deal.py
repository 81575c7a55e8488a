"""The guided deal says what fits the table; the exercises' figures are true."""

from __future__ import annotations

import random
from collections.abc import Callable

from examples import each, part

from quinto_desktop.game import Session
from quinto_desktop.game.lessons.first_deal import (
    Lesson,
    Topic,
    crown_in,
    is_read,
    is_settled,
    topics_of,
)
from quinto_desktop.game.lessons.lesson import (
    EXERCISES,
    PUPIL,
    LessonExercise,
    LessonName,
    Place,
    lesson_game,
    next_lesson,
    place_of,
)
from quinto_desktop.players import Level, player_of
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

Told = list[tuple[Topic, Observation]]
OPENING = (Topic.WELCOME, Topic.ORDER, Topic.CROWNS, Topic.ROYAL, Topic.CACHETTE, Topic.DOUBLING)


def played_deal(choose_seed: int | None) -> Told:
    """All that a deal of the lesson says to South; without a seed, Casual plays all seats."""
    setup = lesson_game()
    session, lesson, told = Session(setup), Lesson(), Told()
    casual = player_of(Level.CASUAL)
    choice = None if choose_seed is None else random.Random(choose_seed)
    session.apply(session.next_deal())
    while True:
        seen = observe(session.state, Seat.S)
        while topics := lesson.next_topics(seen):
            told += [(topic, seen) for topic in topics]
        if session.state.phase is Phase.DEALING:
            session.apply(session.next_deal())
            continue
        if lesson.is_over or session.state.phase is Phase.MATCH_OVER:
            return told
        turn = session.state.mover
        if choice is not None:
            action = choice.choice(legal_actions(session.state))
        else:
            seed = setup.source.decision_seed(session.length)
            action = casual.choose(observe(session.state, turn), seed)
        session.apply(action)


def test_what_matters_comes_before_it_matters() -> None:
    told = [topic for topic, _ in played_deal(None)]

    assert tuple(told[: len(OPENING)]) == OPENING
    assert {Topic.TRUMP, Topic.LAST_TRICKS} <= {*told}
    assert told[-2:] == [Topic.COUNT, Topic.END]
    first_cards = [Topic.TAG, Topic.FOLLOW, Topic.KEEP_BACK, Topic.QUINT, Topic.RACE]
    first_cards += [Topic.ROYAL_NOW, Topic.PILES, Topic.LEAD]
    assert told[len(OPENING) : len(OPENING) + len(first_cards)] == first_cards


@each("seed", part(range(40)))
def test_each_thing_is_told_once_and_where_it_is_so(seed: int) -> None:
    told = played_deal(seed)

    topics = [topic for topic, _ in told]
    assert len(topics) == len(set(topics))
    assert tuple(topics[: len(OPENING)]) == OPENING
    for topic, seen in told:
        check = CHECKS.get(topic)
        assert check is None or check(seen), topic


def may_play(seen: Observation) -> list[Card]:
    return [action.card for action in seen.actions if isinstance(action, Play)]


def holds_suit_led(seen: Observation) -> bool:
    assert seen.trick is not None
    return any(card.suit is seen.trick.cards[0].suit for card in seen.hand)


def is_ours(seen: Observation) -> bool:
    assert seen.trick is not None
    return winning_seat(seen.trick, seen.rules.joker_lead) is Seat.N


def may_give_five(seen: Observation) -> bool:
    return any(card.rank is Rank.FIVE for card in may_play(seen))


CHECKS: dict[Topic, Callable[[Observation], bool]] = {
    Topic.CROWNS: lambda seen: crown_in(seen) is parse_card("D5"),
    Topic.ROYAL: lambda seen: QUINT_ROYAL in seen.hand,
    Topic.DOUBLING: lambda seen: Call.PASS in seen.actions,
    Topic.LEAD: lambda seen: bool(may_play(seen)) and not (seen.trick and seen.trick.cards),
    Topic.FOLLOW: lambda seen: bool(may_play(seen)) and holds_suit_led(seen),
    Topic.TRUMP: lambda seen: bool(may_play(seen)) and not holds_suit_led(seen),
    Topic.TAG: lambda seen: bool(seen.trick and quints_in(seen.trick.cards)),
    Topic.QUINT: lambda seen: bool(seen.quints),
    Topic.RACE: lambda seen: bool(seen.quints),
    Topic.PILES: lambda seen: any(done.winner in (Seat.S, Seat.N) for done in seen.tricks),
    Topic.KEEP_BACK: lambda seen: may_give_five(seen) and not is_ours(seen) and is_settled(seen),
    Topic.FEED: lambda seen: may_give_five(seen) and is_ours(seen) and is_settled(seen),
    Topic.ROYAL_NOW: lambda seen: (
        QUINT_ROYAL in may_play(seen) and is_ours(seen) and is_settled(seen)
    ),
    Topic.ROYAL_LATER: lambda seen: (
        QUINT_ROYAL in may_play(seen) and is_ours(seen) and not is_settled(seen)
    ),
    Topic.LAST_TRICKS: lambda seen: len(seen.hand) <= 3,
    Topic.COUNT: lambda seen: bool(seen.results) or seen.winner is not None,
    Topic.END: lambda seen: seen.deal_number > 1,
}


def begun_deal(passes: int) -> Session:
    session = Session(lesson_game())
    session.apply(session.next_deal())
    for _ in range(passes):
        session.apply(Call.PASS)
    return session


def test_the_game_rests_for_what_is_to_be_read_only() -> None:
    signs = {Topic.TAG, Topic.QUINT, Topic.RACE, Topic.PILES}
    read = {topic for topic in Topic if is_read(topic)}
    assert read == {*OPENING[:-1], *signs, Topic.COUNT, Topic.END}


def test_a_trick_is_settled_once_nothing_unseen_beats_it() -> None:
    session = begun_deal(4)
    session.apply(Play(parse_card("CA")))
    assert not is_settled(observe(session.state, Seat.N))  # a diamond or heart beats it
    session.apply(Play(parse_card("CT")))
    session.apply(Play(parse_card("C4")))
    assert is_settled(observe(session.state, Seat.S))  # South plays last


def test_what_was_told_counts_as_told_after_a_restart() -> None:
    session = begun_deal(3)
    before = observe(session.state, Seat.S)
    session.apply(Call.PASS)
    lesson = Lesson([before])
    assert set(OPENING) <= {*lesson.told}
    assert lesson.next_topics(observe(session.state, Seat.S)) == ()


def test_topics_may_be_taught_again() -> None:
    session = begun_deal(0)
    seen, lesson = observe(session.state, Seat.S), Lesson()
    first = lesson.next_topics(seen)
    assert first == (Topic.WELCOME,)
    lesson.repeat(first)
    assert lesson.next_topics(seen) == first
    assert topics_of(seen)[0] is Topic.WELCOME


def test_after_undo_what_was_read_need_not_be_read_again() -> None:
    session = begun_deal(3)
    seen, lesson = observe(session.state, Seat.S), Lesson()
    while lesson.next_topics(seen):
        pass
    again = lesson.rewound([])
    assert again.next_topics(seen) == (Topic.DOUBLING,)
    assert Lesson(known=(Topic.QUINT, Topic.COUNT)).rewound([]).told == (Topic.QUINT,)


ALL = [exercise for row in EXERCISES.values() for exercise in row]
OF_CARDS = [exercise for exercise in ALL if "pass pass pass pass" in exercise.played]
OF_CALLS = [exercise for exercise in ALL if exercise not in OF_CARDS]


def begun(exercise: LessonExercise) -> Session:
    return Session(exercise.setup, exercise.prelude)


def lead(session: Session) -> int:
    """How many points the pupil's side is ahead, when the deal has been played out by Casual."""
    casual = player_of(Level.CASUAL)
    while session.state.phase in (Phase.DOUBLING, Phase.PLAY):
        turn = session.state.mover
        if session.state.phase is Phase.DOUBLING:
            session.apply(Call.PASS)
            continue
        seed = session.setup.source.decision_seed(session.length)
        session.apply(casual.choose(observe(session.state, turn), seed))
    scores = session.state.scores
    return scores[PUPIL.side] - scores[PUPIL.side.other]


@each("exercise", ALL)
def test_the_pupil_is_to_decide_and_every_choice_has_its_cost(exercise: LessonExercise) -> None:
    session = begun(exercise)
    assert session.state.turn is PUPIL
    assert session.awaits_person()
    assert not session.can_undo
    names = {
        str(action.card) if isinstance(action, Play) else action.value
        for action in legal_actions(session.state)
        if isinstance(action, Play | Call)
    }
    assert names == set(exercise.costs)
    assert min(exercise.costs.values()) == 0 < exercise.stake


@each("exercise", OF_CARDS)
def test_what_a_card_costs_is_what_the_exact_solver_says(exercise: LessonExercise) -> None:
    state = begun(exercise).state
    seen = observe(state, PUPIL)
    assert seen.trick is not None
    assert PUPIL.side is Side.NS  # the solver's values are theirs
    position = Position(tuple(state.dealt.hands), state.dealt.cachette, seen.trick)
    values = Solver(32).solve(position, line=False).cards
    best = max(values.values())
    assert {str(card): best - value for card, value in values.items()} == exercise.costs
    found = {}  # the best card does best against the players of the lesson, too
    for name in exercise.costs:
        session = begun(exercise)
        session.apply(Play(parse_card(name)))
        found[name] = lead(session)
    assert max(found.values()) in {found[name] for name, cost in exercise.costs.items() if not cost}


@each("exercise", OF_CALLS)
def test_what_a_call_costs_is_what_playing_both_ways_says(exercise: LessonExercise) -> None:
    found = {}
    for name in exercise.costs:
        session = begun(exercise)
        session.apply(Call(name))
        found[name] = lead(session)
    best = max(found.values())
    assert {name: best - value for name, value in found.items()} == exercise.costs


def test_every_game_of_a_lesson_is_recognised_and_no_other() -> None:
    for name in LessonName:
        for number in range(len(EXERCISES.get(name, [None]))):
            place = Place(name, number)
            assert place_of(place.setup) == place
    assert place_of(lesson_game()) == Place(LessonName.FIRST)
    assert Place(LessonName.FIRST).following is None
    assert Place(LessonName.QUINTS).following == Place(LessonName.QUINTS, 1)
    assert next_lesson(LessonName.FIRST) is LessonName.DOUBLING
    assert next_lesson(LessonName.CACHETTE) is None


def test_a_decision_is_read_from_the_game() -> None:
    exercise = EXERCISES[LessonName.QUINTS][0]
    session = begun(exercise)
    assert exercise.decision(session.steps) is None
    wanted: Action = Play(parse_card("D4"))
    session.apply(wanted)
    assert exercise.decision(session.steps) == wanted
    assert exercise.cost(wanted) == 30
