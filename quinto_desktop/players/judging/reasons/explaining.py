"""Why an action is better than another: the reasons, for a hint, a review or a table of all cards.

The deals are the judge's, for the same seed. Nothing is said where nothing explains the difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.fair_values import imagined_batch, tried_as
from quinto_desktop.players.judging.reasons.accounts import (
    Account,
    ImaginedOutcomes,
    Predicate,
    is_enough,
)
from quinto_desktop.players.judging.reasons.cards import card_reasons, sums
from quinto_desktop.players.judging.reasons.facts import (
    GAME_KINDS,
    WON,
    certain_win,
    game_reasons,
    statement,
    wins_at_once,
)
from quinto_desktop.players.judging.reasons.kinds import BATCHES, Explained, Kind, Reason
from quinto_desktop.players.judging.reasons.lines import Lines
from quinto_desktop.players.judging.reasons.outcomes import Outcome, Outcomes
from quinto_desktop.players.judging.trying import cost_of, game_worth_of
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Action, Call, Observation, Phase, Play

MOST = 2
"""How many reasons are told at most."""

MANY_BATCHES = 16
"""How many batches it takes to tell a certain win from what nearly always wins."""

WORSE = 2.0
"""By how many standard errors an action must be worse for a hint to compare the best with it."""


def reasons_for(
    observation: Observation,
    action: Action,
    other: Action,
    seed: int,
    batches: int = BATCHES,
    stop: StopFlag | None = None,
) -> tuple[Reason, ...]:
    """Why an action is better than another: at most two reasons, the one that explains most first.

    The deals are the judge's, if the seed is. None if it is no better in them, or was stopped.
    """
    if action == other:
        return ()
    imagined = _imagined(observation, (action, other), seed, batches, stop or StopFlag())
    return () if imagined is None else _told(observation, Account(imagined, action, (other,)))


def reasons_in(
    observation: Observation, deals: Sequence[ImaginedDeal], action: Action, other: Action
) -> tuple[Reason, ...]:
    """Why an action is better than another, if the deals given were all that are possible."""
    imagined = _Player(observation, (action, other), StopFlag()).play([deals])
    return () if imagined is None else _told(observation, Account(imagined, action, (other,)))


def explained(
    observation: Observation,
    best: Action,
    seed: int,
    batches: int = BATCHES,
    stop: StopFlag | None = None,
) -> Explained:
    """Why the best action is the best; see `reasons_for`."""
    tried = [one for one in _tried(observation) if one != best]
    stop = stop or StopFlag()
    imagined = _imagined(observation, (best, *tried), seed, batches, stop)
    if imagined is not None and all(
        _is_sure_win(Account(imagined, one, (best,))) for one in (best, *tried)
    ):
        # So it seems: in which of many deals do others fail?
        imagined = _imagined(observation, (best, *tried), seed, MANY_BATCHES, stop)
    if imagined is None:
        return Explained((), (), {})
    accounts = {one: Account(imagined, best, (one,)) for one in tried}
    others = {one: _told(observation, account) for one, account in accounts.items()}
    worse = tuple([one for one, account in accounts.items() if _is_clear(account)])
    return Explained(_of_best(observation, imagined, best, worse, others), worse, others)


def _of_best(
    observation: Observation,
    imagined: ImaginedOutcomes,
    best: Action,
    worse: tuple[Action, ...],
    others: Mapping[Action, tuple[Reason, ...]],
) -> tuple[Reason, ...]:
    # Against all that are worse, or against the best of them that tells more; where these tell
    # nothing, against what seems worst of the rest. Plain facts are preferred to means.
    slower = tuple([one for one in others if not wins_at_once(observation, one)])
    if slower and wins_at_once(observation, best):
        return _told(observation, Account(imagined, best, slower))
    told = _told(observation, Account(imagined, best, worse)) if len(worse) > 1 else ()
    if any(not one.kind.is_mean for one in told):
        return told
    gains = {one: Account(imagined, best, (one,)).gain.mean for one in others}
    closest = sorted(worse, key=gains.__getitem__)
    rest = sorted({*others} - {*worse}, key=gains.__getitem__, reverse=True)
    found = [told, *(others[one] for one in (*closest, *rest))]
    plain = [one for one in found if one and not one[0].kind.is_mean]
    return next(iter([*plain, *filter(None, found)]), ())


def _is_clear(account: Account) -> bool:
    gain = account.gain
    return gain.mean > 0 and (gain.mean > WORSE * gain.error or _is_sure_win(account))


def _is_sure_win(account: Account) -> bool:
    # The action wins the game in every deal, so that any failing of others counts.
    outcomes = account.deals.outcomes[account.action]
    return account.deals.decides_game and all(one.end in WON for one in outcomes)


def _told(observation: Observation, account: Account) -> tuple[Reason, ...]:
    if won := certain_win(observation, account):
        return (won,)
    if account.gain.mean <= 0:
        return ()
    find = call_reasons if isinstance(account.action, Call) else card_reasons
    found = sorted(find(observation, account), key=lambda one: -one.explained)
    game = [one for one in found if one.kind in GAME_KINDS]
    rest = [one for one in found if one.kind not in GAME_KINDS]
    if not found and isinstance(account.action, Play) and _is_clear(account):
        rest = [*sums(account)]
    return (*game, *rest)[:MOST]


def _tried(observation: Observation) -> Iterable[Action]:
    # Of equal cards only the lowest.
    if observation.phase is Phase.PLAY:
        return [Play(card) for card in distinct_cards(observation, information_of(observation))]
    return observation.actions


def _imagined(
    observation: Observation, actions: Sequence[Action], seed: int, batches: int, stop: StopFlag
) -> ImaginedOutcomes | None:
    return _Player(observation, actions, stop).play(_batches(observation, seed, batches, stop))


def _batches(
    observation: Observation, seed: int, batches: int, stop: StopFlag
) -> Iterator[Sequence[ImaginedDeal]]:
    for number in range(batches):
        imagination = imagined_batch(observation, seed, number, stop)
        yield imagination.deals
        if imagination.is_complete:
            break


class _Player:
    """Plays imagined deals on after some actions of a decision."""

    def __init__(self, observation: Observation, actions: Sequence[Action], stop: StopFlag) -> None:
        self._observation = observation
        self._actions = actions
        self._stop = stop
        self._lines = Lines(observation, stop)
        self._equals = tried_as(observation)
        self._values = {one: _trick_value(observation, one) for one in actions}
        self._tellers = {
            one: Outcomes(observation, value, decides_game=self._lines.decides_game)
            for one, value in self._values.items()
        }

    def play(self, batches: Iterable[Sequence[ImaginedDeal]]) -> ImaginedOutcomes | None:
        # None if it was stopped.
        weights: list[float] = []
        outcomes: dict[Action, list[Outcome]] = {one: [] for one in self._actions}
        for deal in chain.from_iterable(batches):
            for one in self._actions:
                played = self._equals[one]
                assert isinstance(played, Call | Play)  # nothing else is judged
                line = self._lines.after(deal, played)
                if self._stop.is_set():
                    return None
                outcomes[one].append(self._tellers[one].of(deal, line))
            weights.append(deal.weight)
        total = sum(weights)
        observation = self._observation
        return ImaginedOutcomes(
            observation.mover,
            tuple([weight / total for weight in weights]),
            {one: tuple(found) for one, found in outcomes.items()},
            self._values,
            {one: _costs(observation, one) for one in self._actions},
            self._lines.decides_game,
        )


def _trick_value(observation: Observation, action: Action) -> int:
    raised = action in (Call.DOUBLE, Call.REDOUBLE)
    return observation.trick_value * (2 if raised else 1)


def _costs(observation: Observation, action: Action) -> tuple[float, float]:
    # In points and of the chance to win the game.
    if not isinstance(action, Call):
        return 0.0, 0.0
    cost = cost_of(observation, action)
    return cost, cost * game_worth_of(observation, _trick_value(observation, action)).point / 2


# Why a call is better than another: the tricks to be expected, and what a raise risks

ALL_TRICKS = TRICKS_IN_A_DEAL + 1
"""The tricks of a deal, the cachette's included."""

HALF = ALL_TRICKS / 2

USUALLY = 0.6
"""How often a side must take less than half of the tricks for this to be told."""


def call_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons for a call on the only other one, in no order.

    A raise adds the value of every trick once more, for either side; so it is right if the side
    takes more than half of the tricks on average, and by so much that it makes up for its cost.
    """
    action, other = account.action, account.others[0]
    assert isinstance(action, Call) and isinstance(other, Call)  # calls are compared with calls
    if account.deals.decides_game:
        yield from game_reasons(observation, account)
    raised = other if action is Call.PASS else action
    tricks = account.deals.mean((raised,), lambda one: one.tricks)
    needed = needed_tricks(observation, raised)
    gain = account.gain
    if action is not Call.PASS:
        most = _tricks(account, Kind.MOST_TRICKS, raised, lambda one: one.tricks > HALF)
        if tricks > HALF and is_enough(account, gain):
            yield replace(most, mean=tricks, needed=needed, explained=gain.mean)
        return
    few = _tricks(account, Kind.FEW_TRICKS, raised, lambda one: one.tricks < HALF)
    if few.share.share >= USUALLY and tricks < HALF and is_enough(account, gain):
        yield replace(few, mean=tricks, needed=needed, explained=gain.mean)
    elif tricks < needed and is_enough(account, gain):
        costs = _tricks(account, Kind.RAISE_COSTS, raised, lambda _: True)
        yield replace(costs, mean=tricks, needed=needed, explained=gain.mean)


def needed_tricks(observation: Observation, raised: Call) -> float:
    """How many of the tricks a raise needs on average to be right.

    It adds the value of a trick for every one taken and takes it off for every one lost; what is
    left must make up for its cost.
    """
    return (ALL_TRICKS + cost_of(observation, raised) / observation.trick_value) / 2


def _tricks(account: Account, kind: Kind, raised: Call, holds: Predicate) -> Reason:
    others = (Call.PASS,)
    return replace(statement(account.deals, kind, raised, others, holds), compared_share=None)
