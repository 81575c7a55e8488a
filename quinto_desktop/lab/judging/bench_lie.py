"""``quinto-lab bench guesses``: whether what the judge believes of the hidden cards is right.

Some decisions of every deal are weighed by imagined deals, and compared with the truth:

- the *lie of the cards* is what an action came to in the true deal, played on by the same policy,
  less its fair value. Its mean is 0 if the hidden cards lie as they are imagined;
- *who holds a card* is told by the share of imagined deals in which it lies in a place. Where they
  say three in ten, it should be there three times in ten. Cards are sorted by one half of the
  imagined deals and counted in the other, both ways round: a share from few deals is off by chance,
  and to sort and count by the same ones would make beliefs look bolder than they are;
- the *surprise* at where an unseen card lies is the logarithmic score of these shares, in nats; it
  is told beside that of one who knows only how many cards are in each place.

The means are over deals, as the decisions of one deal are no independent evidence.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JSON, SEED, Command, Option, how_many_deals, number_option
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.playing.headless import deal_of
from quinto_desktop.players import Level
from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.imagining.information import CACHETTE, information_of
from quinto_desktop.players.judging.deal_review import PlayedDeal
from quinto_desktop.players.judging.estimates import Sample as Trial
from quinto_desktop.players.judging.estimates import means, points_of
from quinto_desktop.players.judging.fair_values import imagined_batch, trials_of
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import (
    Action,
    CardSet,
    Form,
    MatchState,
    Observation,
    Phase,
    cards_of_set,
    observe,
)


class Surprise(Struct, frozen=True):
    """How surprising it is where the unseen cards lie, at one decision; nats a card, 0 or more.

    Attributes:
        imagined: To one who believes the imagined deals.
        by_sizes: To one who knows only how many cards are in each place.
    """

    imagined: float
    by_sizes: float


def surprise_at(
    observation: Observation, deals: Sequence[ImaginedDeal], truth: ImaginedDeal
) -> Surprise:
    """How surprising the truth is.

    A share from a few deals is never certain, so one more deal is counted in each, shared out
    by the sizes of the places alone.
    """
    information = information_of(observation)
    sizes = {one.place: one.size for one in information.hidden}
    shares = shares_of([*sizes], deals)
    weights = [deal.weight for deal in deals]
    total, count = sum(weights), sum(weights) ** 2 / sum([weight**2 for weight in weights])
    imagined, by_sizes = [], []
    for place, size in sizes.items():
        chance = size / sum(sizes.values())
        for card in cards_of_set(cards_at(truth, place)):
            share = shares[place][card.strength] / total
            by_sizes.append(-math.log(chance))
            imagined.append(-math.log((count * share + chance) / (count + 1)))
    return Surprise(fmean(imagined), fmean(by_sizes))


def shares_of(
    places: Sequence[int], deals: Sequence[ImaginedDeal]
) -> dict[int, defaultdict[int, float]]:
    """The weights of the deals in which each place holds each card, added up, by its strength."""
    found: dict[int, defaultdict[int, float]] = {place: defaultdict(float) for place in places}
    for deal in deals:
        for place in places:
            for card in cards_of_set(cards_at(deal, place)):
                found[place][card.strength] += deal.weight
    return found


def cards_at(deal: ImaginedDeal, place: int) -> CardSet:
    """The cards in a hidden place of a deal."""
    return deal.cachette if place == CACHETTE else deal.hands[place]


BINS = 10
"""Into how many equal parts the shares from 0 to 1 are sorted."""

MOMENTS = ("calls", "tricks 1 to 4", "tricks 5 to 8", "tricks 9 to 12")

_TRICKS_IN_A_MOMENT = 4


class Lie(Struct, frozen=True):
    """What the lie of the cards added to one decision, in points; the moment is of `MOMENTS`."""

    moment: str
    points: float


class Held(Struct, frozen=True):
    """Cards of one bin in one deal: how many should lie where they were believed to be, and did.

    A card counts half for each half of the imagined deals.
    """

    cards: float = 0.0
    predicted: float = 0.0
    found: float = 0.0

    def __add__(self, other: Held) -> Held:
        return Held(
            self.cards + other.cards, self.predicted + other.predicted, self.found + other.found
        )


class DealLies(Struct, frozen=True):
    """What one deal adds: what was held by bin, the lies and surprises by decision."""

    lies: tuple[Lie, ...]
    held: Mapping[int, Held]
    surprises: tuple[Surprise, ...] = ()


def run(arguments: argparse.Namespace) -> int:
    """Print the figures."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    found = [
        lies_of(deal_of(seed, arguments.players, arguments.form), arguments.decisions, seed)
        for seed in seeds
    ]
    told = as_json(found)
    if arguments.json:
        players = [level.value for level in arguments.players]
        head = {"engine": JUDGE, "players": players, "form": arguments.form.value}
        print(json.dumps({**head, **told}))
        return 0
    for line in _lines(found):
        print(line)
    return 0


def lies_of(deal: PlayedDeal, decisions: int, seed: int) -> DealLies:
    """Compare what is believed at some decisions of a deal, those with a choice, with the truth."""
    chance = random.Random(f"decisions {seed}")
    choices = [one for one in deal.decisions if len(_seen(one).actions) > 1]
    chosen = chance.sample(choices, min(decisions, len(choices)))
    lies: list[Lie] = []
    held: defaultdict[int, Held] = defaultdict(Held)
    surprises: list[Surprise] = []
    for decision in chosen:
        observation = _seen(decision)
        halves = [imagined_batch(observation, seed, number) for number in (0, 1)]
        deals = [one for half in halves for one in half.deals]
        fair = _value_in(deals, observation, decision.action)
        truth = truth_of(decision.state)
        points = _value_in([truth], observation, decision.action) - fair
        lies.append(Lie(_moment(decision.state), points))
        if information_of(observation).unseen:
            surprises.append(surprise_at(observation, deals, truth))
        first, second = (half.deals for half in halves)
        for sorting, counting in ((first, second), (second, first)):
            for number, one in _held_in(observation, sorting, counting, truth):
                held[number] += one
    return DealLies(tuple(lies), dict(held), tuple(surprises))


def _seen(decision: Decision) -> Observation:
    return observe(decision.state, decision.seat)


def _moment(state: MatchState) -> str:
    if state.phase is Phase.DOUBLING:
        return MOMENTS[0]
    return MOMENTS[1 + len(state.dealt.tricks) // _TRICKS_IN_A_MOMENT]


def _value_in(deals: Sequence[ImaginedDeal], observation: Observation, action: Action) -> float:
    trials = trials_of(observation, information_of(observation), StopFlag())
    found = []
    for deal in deals:
        tried = trials.of(deal, [action])
        assert tried is not None  # nothing stops it
        found.append(Trial(deal.weight, *tried))
    return means(found, points_of)[0]


def _held_in(
    observation: Observation,
    sorting: Sequence[ImaginedDeal],
    counting: Sequence[ImaginedDeal],
    truth: ImaginedDeal,
) -> Iterator[tuple[int, Held]]:
    """Every card that may lie in more than one place, with each of them: its bin and its share."""
    places = [one.place for one in information_of(observation).hidden]
    unseen = cards_of_set(information_of(observation).unseen)
    shares, counted = (shares_of(places, deals) for deals in (sorting, counting))
    for place in places:
        for card in unseen:
            at = card.strength
            share = shares[place][at]
            lies_there = cards_at(truth, place) >> at & 1
            number = min(BINS - 1, int(share * BINS))
            yield number, Held(0.5, counted[place][at] / 2, lies_there / 2)


def as_json(found: Sequence[DealLies]) -> dict[str, object]:
    """All figures as plain values; intervals are over deals."""
    return {
        "deals": len(found),
        "decisions": sum([len(one.lies) for one in found]),
        "lie": _interval(mean_lie(found)),
        "moments": {moment: _interval(mean_lie(found, moment)) for moment in MOMENTS},
        "surprise": {
            "imagined": _interval(mean_surprise(found)),
            "by_sizes": _interval(mean_surprise(found, by_sizes=True)),
        },
        "held": [
            {"cards": cards, "predicted": predicted, "found": share, "error": error}
            for cards, predicted, share, error in reliability(found)
        ],
    }


def mean_lie(found: Sequence[DealLies], moment: str | None = None) -> Estimate | None:
    """The mean of the deals' mean lies, of one moment or of all; None if there are none."""
    lies = [
        [lie.points for lie in one.lies if moment is None or lie.moment == moment] for one in found
    ]
    return mean_estimate([fmean(one) for one in lies if one])


def mean_surprise(found: Sequence[DealLies], *, by_sizes: bool = False) -> Estimate | None:
    """The mean of the deals' mean surprises, in nats a card; None if there are none."""
    told = [
        [one.by_sizes if by_sizes else one.imagined for one in deal.surprises] for deal in found
    ]
    return mean_estimate([fmean(one) for one in told if one])


def reliability(found: Sequence[DealLies]) -> list[tuple[float, float, float, float]]:
    """How often cards lay where they were believed to be.

    Returns:
        For each bin that is not empty: how many cards there were, the share that should lie there,
        the share that did, and the standard error of the two's difference, over deals.
    """
    rows = []
    for number in range(BINS):
        deals = [one.held[number] for one in found if number in one.held]
        total = sum(deals, Held())
        if not total.cards:
            continue
        off = (total.found - total.predicted) / total.cards
        spread = sum([(one.found - one.predicted - off * one.cards) ** 2 for one in deals])
        shares = total.predicted / total.cards, total.found / total.cards
        rows.append((total.cards, *shares, math.sqrt(spread) / total.cards))
    return rows


def _interval(estimate: Estimate | None) -> list[float | None] | None:
    return None if estimate is None else [estimate.mean, estimate.low, estimate.high]


def _lines(found: Sequence[DealLies]) -> Iterator[str]:
    yield f"{len(found)} deals, {sum([len(one.lies) for one in found])} decisions"
    for moment in (None, *MOMENTS):
        told = _told_estimate(mean_lie(found, moment))
        yield f"mean luck, {moment or 'all':<27}{told}"
    for words, by_sizes in (("as imagined", False), ("by sizes alone", True)):
        told = _told_estimate(mean_surprise(found, by_sizes=by_sizes))
        yield f"nats a card, {words:<25}{told}"
    yield "who holds a card     cards  predicted  found      ±"
    for cards, predicted, share, error in reliability(found):
        yield f"{cards:>26.0f}{predicted:>11.3f}{share:>7.3f}{1.96 * error:>7.3f}"


def _told_estimate(estimate: Estimate | None) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return "–"
    return f"{estimate.mean:+.2f}  ({estimate.low:+.2f} to {estimate.high:+.2f})"


_FORM = read.Choice(Form, "form")
COMMAND = Command(
    "guesses",
    "how well the judge guesses where hidden cards are",
    options=(
        how_many_deals(100, 1, 1_000_000),
        SEED,
        number_option("--decisions", "how many of each deal to weigh (default 8)", 1, 52, 8),
        Option(
            "--players",
            "levels to choose from at random for each player (default: all)",
            "L,...",
            read.levels,
            default=tuple(Level),
        ),
        Option(
            "--form",
            f"{', '.join(_FORM.names)} (default {Form.FOUR.value})",
            "FORM",
            _FORM,
            default=Form.FOUR,
        ),
        JSON,
    ),
    run=run,
)
