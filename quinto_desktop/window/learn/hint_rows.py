"""The rows of the table of all cards, in words and figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from quinto_desktop.game.judging.hint_engine import is_equal
from quinto_desktop.game.judging.values import FairValues
from quinto_desktop.rules import Action
from quinto_desktop.window.look.interval_bar import Interval
from quinto_desktop.window.text import hint_text, verdict_text


class HintRow(NamedTuple):
    """One action, or some equal cards.

    Attributes:
        actions: The action; of equal cards all, the highest first.
        main: The figure that counts: points, or the chance where the deal may decide the game.
        interval_text: Its interval.
        side: The other figure.
        match: The chance to win the rubber; empty where the game is all that is played for.
        interval: The figure that counts and its interval, for the bar.
        is_best: Whether it is the best.
        tie: That it is too close to call with the best; empty if it is not.
        reason: Why the best is better, or why this is the best; empty if nothing is known.
        spoken: All this for a screen reader.
    """

    actions: tuple[Action, ...]
    main: str
    interval_text: str
    side: str
    match: str
    interval: Interval
    is_best: bool
    tie: str
    reason: str
    spoken: str


class Said(NamedTuple):
    """A reason in a few words, for the eye and for the ear."""

    shown: str
    spoken: str


def rows_of(values: FairValues, written: str, reasons: Mapping[Action, Said]) -> list[HintRow]:
    """The rows, the best first.

    Args:
        values: What the actions are worth.
        written: The best action in letters, as the theme writes it.
        reasons: What is to be said of some actions.
    """
    groups: dict[int, list[Action]] = {}
    for action, place in zip(values.actions, values.tried, strict=True):
        groups.setdefault(place, []).append(action)
    found = [_row(values, tuple(group), written, reasons) for group in groups.values()]
    return sorted(found, key=lambda row: (not row.is_best, -row.interval.mean))


def _row(
    values: FairValues, actions: tuple[Action, ...], written: str, reasons: Mapping[Action, Said]
) -> HintRow:
    action = actions[0]
    points, chance = values.points(action), verdict_text.chance(values.chance(action))
    interval = Interval(points.mean, points.least, points.most)
    main, side = verdict_text.points(points.mean), chance
    told = hint_text.interval_short(points.least, points.most)
    in_words = verdict_text.between_numbers(points.least, points.most, is_exact=values.is_complete)
    if values.decides_game:
        lost, middle = values.chance_lost(action), values.chance(action)
        reach = (lost.most - lost.least) / 2
        interval = Interval(middle, max(0.0, middle - reach), min(1.0, middle + reach))
        main, side = chance, verdict_text.points(points.mean)
        told = hint_text.percent_interval_short(interval.least, interval.most)
    is_best = is_equal(values, action)
    if is_best and interval.most == interval.least and not values.is_complete:
        told = hint_text.is_best()  # what the others are compared with has no interval itself
    tie = "" if is_best or not values.is_tied(action) else hint_text.too_close(written)
    reason = next((reasons[one] for one in actions if one in reasons), Said("", ""))
    match = ""
    if values.match_ends != (0.0, 1.0):
        match = hint_text.match_chance(values.match_chance(action))
    spoken = hint_text.row_spoken(
        [hint_text.named(one) for one in actions],
        verdict_text.points_count(round(points.mean)),
        in_words,
        chance,
        " ".join(filter(None, (match and f"{match}.", reason.spoken))),
        tie and hint_text.too_close(hint_text.named(values.best)).removeprefix("≈ "),
    )
    return HintRow(actions, main, told, side, match, interval, is_best, tie, reason.shown, spoken)
