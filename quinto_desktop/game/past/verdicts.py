"""What was said of finished deals, kept in the history: translated to rows, and back.

A review that was kept comes back exactly as it was, for the judge rounds figures before anybody
sees them (see `figures`). So nothing has to be thought out again.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from quinto_desktop.players.judging.accuracy import TRICK, loss_and_weight, weight_of
from quinto_desktop.players.judging.deal_review import DealReview, Effort, PlayedDeal
from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.figures import (
    CHANCE_DIGITS,
    POINT_DIGITS,
    Figure,
    Figures,
    KeptFigures,
)
from quinto_desktop.players.judging.luck import mean_for
from quinto_desktop.players.judging.verdicts import Decision, Label, Verdict
from quinto_desktop.players.judging.version import JUDGE, NUMBER
from quinto_desktop.records import SavedGame
from quinto_desktop.records.history.entries import view_of
from quinto_desktop.records.history.reviews import (
    Judge,
    KeptReview,
    ReviewEntry,
    RoleSums,
    VerdictEntry,
)
from quinto_desktop.rules import Card, MatchState, Play, Seat, legal_actions
from quinto_desktop.rules.notation import action_text

_POINTS: int = 10**POINT_DIGITS
_CHANCE: int = 10**CHANCE_DIGITS
_WEIGHT = 10_000
_NO_MATCH = [0, _CHANCE]
"""The chance to win the match if the game is lost and won, where they are the same."""

_POINTS_OF_GAME = 150
"""How many points the whole chance to win a game is worth when errors are put in order: a large
error is one of 15 points, or a tenth of the game."""


class Found(Struct, frozen=True):
    """A kept review, with each other table's points of North and South less the others'."""

    review: DealReview
    tables: tuple[int, ...]


def judge_of(effort: Effort, seed: int) -> Judge:
    """Return today's judge, as the history names it."""
    return Judge(JUDGE, NUMBER, effort.value, [*Effort].index(effort), seed)


def entry_of_review(
    key: bytes, game: SavedGame, review: DealReview, tables: Sequence[int], judge: Judge
) -> ReviewEntry:
    """Return what the history keeps of a review of the deal with this key."""
    roles = roles_of(game, review.deal.start)
    own, partner, opponents = (
        _sums([one for one in review.verdicts if roles.get(one.decision.seat) == role])
        for role in range(3)
    )
    return ReviewEntry(
        key,
        judge,
        review.deal.result,
        tuple(tables),
        _usual(review.deal.start),
        (own, partner, opponents),
        tuple([_row(one, roles) for one in review.verdicts if one.label.is_counted]),
        [_document(one) for one in review.verdicts],
    )


def found_review(deal: PlayedDeal, kept: KeptReview) -> Found | None:
    """Return a review as it was kept; None if it does not fit the deal."""
    try:
        verdicts = _verdicts(deal, kept.document)
    except (TypeError, ValueError, IndexError):
        return None  # not as it was written: it is found again
    cards = sum(kept.tables) / len(kept.tables)
    return Found(DealReview(deal, verdicts, cards), kept.tables)


def weighed(packed: bytes, number: int, label: str, loss: int, chance_error: int, what: str) -> int:
    """What a kept decision weighs, or its weighted loss, as a review adds it up; 0 if damaged."""
    try:
        kept = _unpacked(packed)[number]
        fair = _fair(kept, range(len(kept[2])))
        lost = chance_error / _CHANCE * 100 if fair.decides_game else loss / _POINTS
        tricks = max(0.0, lost) / TRICK if Label(label).is_error else 0.0
        weight = weight_of(fair, tricks)
    except (TypeError, ValueError, LookupError, zlib.error):
        return 0
    return round(_WEIGHT * weight * (tricks if what == "weighted" else 1))


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))


def roles_of(game: SavedGame, state: MatchState) -> Mapping[Seat, int]:
    """Return whose hand each seat's is, as a place in `ROLES`; empty if it is nobody's deal."""
    us = view_of(game, state.seating, state.dummy).us
    if us is None:
        return {}
    seated = {seat: state.seating[seat] for seat in Seat}
    people = [n for seat, n in seated.items() if seat.side is us and game.players[n].level is None]
    me = min(people)
    return {
        seat: 2 if seat.side is not us else 0 if number == me else 1
        for seat, number in seated.items()
    }


def _sums(verdicts: Sequence[Verdict]) -> RoleSums:
    counted = [one for one in verdicts if one.label.is_counted]
    return RoleSums(
        sum([_tenths(one.error) for one in counted]),
        len(counted),
        sum([round(_POINTS * one.loss.mean) for one in counted]),
        *_weights(counted),
    )


def _weights(verdicts: Sequence[Verdict]) -> tuple[int, int]:
    found = [loss_and_weight(one) for one in verdicts]
    weights = sum([weight for _, weight in found])
    weighted = sum([lost * weight for lost, weight in found])
    return round(_WEIGHT * weights), round(_WEIGHT * weighted)


def _usual(start: MatchState) -> int:
    # In hundredths of a point, to North and South.
    rules, dummy = start.rules, None if start.dummy is None else start.dummy.side
    mean = mean_for(rules.form, start.dealt.dealer.side, start.scores, rules.target, dummy)
    return round(_POINTS * mean)


def _row(verdict: Verdict, roles: Mapping[Seat, int]) -> VerdictEntry:
    decision, loss = verdict.decision, verdict.loss
    error, chance = _tenths(verdict.error), round(_CHANCE * verdict.chance_error)
    by_chance = verdict.fair.decides_game
    worth = _tenths(_POINTS_OF_GAME * verdict.chance_error) if by_chance else error
    return VerdictEntry(
        decision.number,
        decision.seat,
        roles.get(decision.seat),
        action_text(decision.action),
        verdict.label.value,
        error,
        round(_POINTS * loss.mean),
        round(_POINTS * loss.error),
        chance,
        verdict.fair.deals,
        max(worth, 1) if verdict.label.is_error else 0,
    )


def _tenths(points: float) -> int:
    return round(10 * points)


# ------------------------------------------------------------------ documents
def _document(verdict: Verdict) -> list[object]:
    fair, seen = verdict.fair, verdict.hindsight
    ends = [round(_CHANCE * chance) for chance in fair.match_ends]
    cards = [one.card for one in fair.actions if isinstance(one, Play)]
    played_on = [round(_POINTS * verdict.played_on[card]) for card in cards if verdict.played_on]
    return [
        fair.deals,
        int(fair.is_complete) + 2 * int(fair.decides_game) + (_advice(fair) << 2),
        [*fair.tried],
        [_numbers(one) for one in fair.figures],
        [seen[card] for card in cards if seen],
        [round(_CHANCE * share) for share in fair.natural],
        [] if ends == _NO_MATCH else ends,
        played_on,
    ]


def _advice(fair: Figures) -> int:
    # Bits by the actions' places.
    return sum([1 << at for at, one in enumerate(fair.actions) if one in fair.advised])


def _numbers(figure: Figure) -> list[int]:
    points = (figure.level, figure.loss)
    return [
        *[round(_POINTS * value) for one in points for value in (one.mean, one.error)],
        round(_CHANCE * figure.chance),
        round(_CHANCE * figure.chance_lost.mean),
        round(_CHANCE * figure.chance_lost.error),
    ]


def _verdicts(deal: PlayedDeal, document: Any) -> tuple[Verdict, ...]:
    return tuple([_verdict(one, kept) for one, kept in zip(deal.decisions, document, strict=True)])


def _verdict(decision: Decision, kept: Any) -> Verdict:
    # Whatever it raises, it is not as it was written.
    _, _, _, _, seen, _, _, *added = kept
    actions = legal_actions(decision.state)
    cards = [one.card for one in actions if isinstance(one, Play)]
    played_on = added[0] if added else []  # nobody asked when older reviews were kept
    return Verdict(
        decision,
        _fair(kept, actions),
        {card: int(value) for card, value in _by_card(cards, seen)},
        {card: value / _POINTS for card, value in _by_card(cards, played_on)},
    )


def _fair(kept: Any, actions: Sequence[Any]) -> KeptFigures:
    # Or of their places, where nobody knows the actions.
    deals, flags, tried, figures, _, natural, ends, *_ = kept
    lost, won = ends or _NO_MATCH
    found = tuple([_figure(one) for one in figures])
    is_whole = len(tried) == len(actions) and {*tried} == {*range(len(found))}
    if not is_whole or len(natural) not in (0, len(actions)):
        raise ValueError("The actions are not those of the deal.")
    return KeptFigures(
        tuple(actions),
        tuple(tried),
        found,
        int(deals),
        is_complete=bool(flags & 1),
        decides_game=bool(flags & 2),
        match_ends=(lost / _CHANCE, won / _CHANCE),
        natural=tuple([share / _CHANCE for share in natural]),
        advised=tuple([one for at, one in enumerate(actions) if flags >> 2 + at & 1]),
    )


def _by_card(cards: Sequence[Card], values: Sequence[int]) -> Iterable[tuple[Card, int]]:
    """The cards with their values, if there are any."""
    return zip(cards, values, strict=True) if values else ()


def _figure(numbers: Any) -> Figure:
    level, level_error, loss, loss_error, chance, lost, lost_error = map(int, numbers)
    return Figure(
        Estimate(level / _POINTS, level_error / _POINTS),
        chance / _CHANCE,
        Estimate(loss / _POINTS, loss_error / _POINTS),
        Estimate(lost / _CHANCE, lost_error / _CHANCE),
    )
