"""The fair value of every action at a decision: what it was worth to somebody who sat there.

It is found from an `Observation`, so it cannot depend on what the seat could not know. Deals are
imagined, and every action is tried in each of them and played on to the end by Master's policy,
which sees no more than each seat may; the last tricks are searched exactly, as Master does.

Points are counted to the last trick, as though no side could win the game before; the chance to win
the game takes the real rules into account, and where the deal may decide the game, actions are
compared by it. A call is judged as Master judges it (see `calling`): nobody calls after it, and a
raise costs the reserve that makes up for this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp

from quinto_desktop.players.by_rule.casual import opening_lead
from quinto_desktop.players.imagining.imagination import Imagination, ImaginedDeal, imagine
from quinto_desktop.players.imagining.information import Information, information_of
from quinto_desktop.players.imagining.likelihood import LAPSE
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.judging.estimates import Batch, Sample
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reasons.facts import wins_at_once
from quinto_desktop.players.judging.trying import CallTrials, CardTrials, match_ends
from quinto_desktop.players.kernel import StopFlag, load_accumulator_network, load_network
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import (
    QUINT_ROYAL,
    Action,
    Card,
    Observation,
    Phase,
    Play,
    Rank,
    Suit,
    card_of,
)

DEALS_IN_A_BATCH = 60
"""How many deals are imagined at once."""

BREADTH = 4
"""How many are drawn and weighed for each one kept."""

_SEEDS = 4096
"""The seeds set aside for the batches of one decision."""


def judge(
    observation: Observation,
    seed: int,
    batches: int,
    stop: StopFlag | None = None,
    so_far: FairValues | None = None,
) -> Iterator[FairValues]:
    """Judge a decision by more and more deals; yield the values after each batch.

    The same observation and seed give the same values on every machine. To go on from what was
    found before, `so_far`, gives the same as to do everything at once. It ends after so many
    batches, those of `so_far` included, or once all possible deals were played out; a batch that
    was begun when it was stopped does not count.
    """
    stop = stop or StopFlag()
    information = information_of(observation)
    trials = trials_of(observation, information, stop)
    values = so_far or _nothing_yet(observation, information, decides_game=trials.decides_game)
    tried = _tried_first(values)
    while len(values.batches) < batches and not values.is_complete:
        imagination = imagined_batch(observation, seed, len(values.batches), stop)
        batch = _batch(trials, tried, imagination.deals)
        if stop.is_set():
            return
        values = replace(
            values, batches=(*values.batches, batch), is_complete=imagination.is_complete
        )
        yield values


def fair_values(observation: Observation, seed: int, batches: int) -> FairValues:
    """The values after one batch or more; see `judge`."""
    *_, last = judge(observation, seed, batches)
    return last


def values_in(observation: Observation, deals: Sequence[ImaginedDeal]) -> FairValues:
    """The values if the deals given, whose weights sum to 1, were all that are possible."""
    information = information_of(observation)
    trials = trials_of(observation, information, StopFlag())
    values = _nothing_yet(observation, information, decides_game=trials.decides_game)
    tried = _tried_first(values)
    return replace(values, batches=(_batch(trials, tried, deals),), is_complete=True)


def tried_as(observation: Observation) -> Mapping[Action, Action]:
    """For every action, the one that is tried for it and all its equals."""
    values = _nothing_yet(observation, information_of(observation), decides_game=False)
    tried = _tried_first(values)
    return {one: tried[at] for one, at in zip(values.actions, values.tried, strict=True)}


def _tried_first(values: FairValues) -> list[Action]:
    # One of each that are equal, by their places in the samples.
    return [values.actions[values.tried.index(at)] for at in range(len(set(values.tried)))]


def imagined_batch(
    observation: Observation, seed: int, number: int, stop: StopFlag | None = None
) -> Imagination:
    """Imagine one batch of deals, as `judge` does; they are numbered from 0."""
    is_stopped = (stop or StopFlag()).is_set
    return imagine(observation, DEALS_IN_A_BATCH, seed * _SEEDS + number, is_stopped, BREADTH)


def trials_of(
    observation: Observation, information: Information, stop: StopFlag
) -> CallTrials | CardTrials:
    """How the judge tries out the actions of an observation, until the flag stops it."""
    kind = CallTrials if observation.phase is Phase.DOUBLING else CardTrials
    return kind(observation, information, stop)


def _nothing_yet(
    observation: Observation, information: Information, *, decides_game: bool
) -> FairValues:
    actions = observation.actions
    tried = tuple(range(len(actions)))
    if observation.phase is Phase.PLAY:
        tried = _groups(actions, distinct_cards(observation, information))
    return FairValues(
        actions,
        tried,
        decides_game=decides_game,
        match_ends=match_ends(observation),
        natural=natural_shares(observation, information),
        advised=tuple(_advised(observation)),
    )


def _advised(observation: Observation) -> Sequence[Action]:
    # What wins the game on the spot. Else what the sources advise: a black ace for the first lead,
    # and no red one (rules §13).
    if won := [one for one in observation.actions if wins_at_once(observation, one)]:
        return won
    trick = observation.trick
    is_first = observation.phase is Phase.PLAY and not observation.tricks
    if not is_first or trick is None or trick.cards or QUINT_ROYAL in observation.hand:
        return ()
    ace = opening_lead(observation)
    if ace is not None:
        return (Play(ace),)
    red = [card_of(suit, Rank.ACE) for suit in (Suit.HEARTS, Suit.DIAMONDS)]
    return [one for one in observation.actions if isinstance(one, Play) and one.card not in red]


def _groups(actions: Sequence[Action], distinct: Sequence[Card]) -> tuple[int, ...]:
    # For each play, the place among the distinct cards, low to high, of the one it equals.
    strengths = [action.card.strength for action in actions if isinstance(action, Play)]
    return tuple(
        [sum(card.strength <= strength for card in distinct) - 1 for strength in strengths]
    )


def _batch(
    trials: CallTrials | CardTrials, tried: Sequence[Action], deals: Sequence[ImaginedDeal]
) -> Batch:
    batch = []
    for deal in deals:
        found = trials.of(deal, tried)
        if found is None:
            break  # stopped
        batch.append(Sample(deal.weight, *found))
    return tuple(batch)


# How natural every action is: how often players choose it who do not think long


def natural_shares(observation: Observation, information: Information) -> tuple[float, ...]:
    """How often each action is chosen, in the observation's order: above 0, together 1.

    The networks that model how cards are chosen tell it for cards. How calls are chosen is not
    modelled closely enough: each of them counts alike.
    """
    cards = [action.card for action in observation.actions if isinstance(action, Play)]
    count = len(observation.actions)
    if len(cards) < count or count == 1:
        return (1 / count,) * count
    model = load_network("play_model")
    accumulator = load_accumulator_network("accumulator_play_model")
    playout = playout_of(observation, information, model, None, accumulator)
    scores = [playout.score(card.strength) for card in cards]
    top = max(scores)
    odds = [exp(score - top) for score in scores]
    total = sum(odds)
    return tuple([(1 - LAPSE) * one / total + LAPSE / count for one in odds])
