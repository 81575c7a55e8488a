"""A match with real cards: what is entered by hand comes to what was played (rules §6, §7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from random_matches import random_playout

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text, parse_action


def entries_of(step: Step) -> Iterator[Action]:
    """What somebody enters who watches a step."""
    if isinstance(step.action, Deal):
        yield Deal(())
    elif not isinstance(step.action, Play):
        yield step.action
    quints = [event.scored for event in step.events if isinstance(event, QuintScored)]
    in_trick = [scored for scored in quints if scored.trick < CACHETTE_TRICK]
    yield from (MarkQuint(scored.quint, scored.side) for scored in in_trick)
    for event in step.events:
        is_won = any(isinstance(other, GameWon) and other.by_quint for other in step.events)
        if isinstance(event, TrickWon) and not (is_won and len(quints) == len(in_trick)):
            yield Take(event.seat.side)
    yield from (MarkQuint(scored.quint, scored.side) for scored in quints if scored not in in_trick)
    if any(isinstance(event, GameWon | DealEnded) for event in step.events):
        yield Count()


def as_kept(results: tuple[DealResult, ...]) -> tuple[DealResult, ...]:
    """The same without the tricks, which nobody enters, in which quints were won."""
    return tuple(
        [
            replace(result, quints=tuple([replace(one, trick=NO_TRICK) for one in result.quints]))
            for result in results
        ]
    )


@given(st.integers(0, 10_000))
def test_entered_by_hand_a_match_comes_to_what_was_played(seed: int) -> None:
    playout = random_playout(seed)
    kept = playout.start
    for step in playout.steps():
        for entry in entries_of(step):
            kept = apply(kept, entry).after
        played = step.after
        games = tuple([replace(game, deals=as_kept(game.deals)) for game in played.games])
        assert (kept.scores, kept.results, kept.games) == (
            played.scores,
            as_kept(played.results),
            games,
        )
        assert (kept.phase, kept.winner, kept.dummy) == (played.phase, played.winner, played.dummy)


def onward(state: MatchState) -> list[Action]:
    return [action for action in legal_actions(state) if not isinstance(action, Strike)]


@given(st.data(), st.integers(30, 300))
def test_whatever_may_be_entered_leads_to_the_end_of_a_deal(
    data: st.DataObject, target: int
) -> None:
    state = apply(new_match(RuleOptions(target=target)), Deal(())).after
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        entry = data.draw(st.sampled_from(onward(state)))
        before, state = state, apply(state, entry).after
        if isinstance(entry, MarkQuint | Take):  # struck out, it is as if never made
            what = entry.side if isinstance(entry, Take) else entry.quint
            begun = replace(before, phase=state.phase, turn=state.turn)
            assert apply(state, Strike(what)).after == begun
    (result,) = state.results
    assert result.tricks_won is None or sum(result.tricks_won) == 13


def test_all_entries_are_written_and_read_back() -> None:
    assert [parse_action(action_text(entry)) for entry in ENTRIES] == [*ENTRIES]
    assert parse_action(action_text(Deal(()))) == Deal(())
