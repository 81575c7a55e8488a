"""Results without luck, and errors: against the same figures counted deal by deal."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import Struct
from played_history import write_history

from quinto_desktop.records.history import judged
from quinto_desktop.records.history.counts import Choice, Estimate, Judged, Points, Rate
from quinto_desktop.records.history.database import open_to_read
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.judged import luck_groups
from quinto_desktop.records.history.tables import ALL_MARKS
from quinto_desktop.rules import Form

SHIPPED = 0.9
T_OF_4, T_OF_29 = 2.776445, 2.045230  # Student's 97.5 percentiles, from a table


class Plain(Struct):
    """A reviewed deal, read without any of the sums."""

    month: int
    form: str
    level: str
    partner: str
    marks: int
    points: int
    luck: float
    errors: list[int]
    counted: list[int]
    weights: list[tuple[int, int]]
    id: int


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_history(tmp_path_factory.mktemp("judged"), 700, has_reviews=True)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "ENOUGH", 60)


def plain_deals(path: Path) -> Iterator[Plain]:
    with closing(open_to_read(path)) as connection:
        connection.row_factory = None
        rows = connection.execute(
            "SELECT deals.month, form, level, partner, marks, ns_points - ew_points, tables,"
            " usual, reviews.id, deals.id, own_weight, own_weighted, partner_weight,"
            " partner_weighted, opponents_weight, opponents_weighted"
            " FROM reviews JOIN deals ON deals.id = deal_id WHERE us = 0 ORDER BY deals.id"
        ).fetchall()
        for month, form, level, partner, marks, points, tables, usual, review, deal, *w in rows:
            scores = [int(one) for one in tables.strip("[]").split(",")]
            luck = sum(scores) / len(scores) - usual / 100
            errors, counted = [0, 0, 0], [0, 0, 0]
            verdicts = "SELECT role, error FROM verdicts WHERE review_id = ?"
            for role, error in connection.execute(verdicts, (review,)):
                errors[role] += error
                counted[role] += 1
            weights = [(w[0], w[1]), (w[2], w[3]), (w[4], w[5])]
            yield Plain(month, form, level, partner, marks, points, luck, errors, counted,
                        weights, deal)  # fmt: skip


@pytest.fixture(scope="module")
def deals(path: Path) -> list[Plain]:
    return [*plain_deals(path)]


def beta_before(deals: Iterable[Plain], month: int) -> float:
    """Covariance over variance of the deals before a month, by their definitions."""
    before = [deal for deal in deals if deal.month < month]
    if len(before) < 60:
        return SHIPPED
    mean_luck = sum(deal.luck for deal in before) / len(before)
    mean = sum(deal.points for deal in before) / len(before)
    together = sum((deal.luck - mean_luck) * (deal.points - mean) for deal in before)
    return together / sum((deal.luck - mean_luck) ** 2 for deal in before)


def mean_and_reach(values: list[float]) -> tuple[float, float]:
    """The mean, and so many standard errors as make 95 %, for many values."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    z, freedom = 1.959964, count - 1
    t = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return mean, t * math.sqrt(variance / count)


def check(estimate: Estimate | None, mean: float, reach: float) -> None:
    assert estimate is not None and estimate.low is not None and estimate.high is not None
    assert estimate.mean == pytest.approx(mean, abs=0.01)
    assert estimate.high - estimate.mean == pytest.approx(reach, rel=0.002, abs=0.01)


def check_group(found: Judged, deals: list[Plain], betas: dict[int, float]) -> None:
    assert found.points.deals == found.adjusted.deals == found.luck.deals == len(deals)
    check(found.points.estimate, *mean_and_reach([deal.points for deal in deals]))
    check(found.luck.estimate, *mean_and_reach([deal.luck for deal in deals]))
    adjusted = [deal.points - betas[deal.month] * deal.luck for deal in deals]
    check(found.adjusted.estimate, *mean_and_reach(adjusted))
    for role, rate in enumerate((found.own, found.partner, found.opponents)):
        decisions = sum(deal.counted[role] for deal in deals)
        tenths = sum(deal.errors[role] for deal in deals)
        assert (rate.tenths, rate.decisions) == (tenths, decisions)
        share = tenths / decisions
        beyond = [deal.errors[role] - share * deal.counted[role] for deal in deals]
        _, reach = mean_and_reach(beyond)
        assert rate.estimate is not None and rate.estimate.high is not None
        assert rate.estimate.mean == pytest.approx(tenths / 10 / decisions * 10)
        per_deal = decisions / len(deals)
        assert rate.estimate.high - share == pytest.approx(reach / per_deal, rel=0.002)
        weight = sum(deal.weights[role][0] for deal in deals)
        weighted = sum(deal.weights[role][1] for deal in deals)
        assert rate.trick_loss == pytest.approx(weighted / weight)


def test_results_without_luck_and_errors_are_what_the_deals_say(
    path: Path, deals: list[Plain]
) -> None:
    betas = {deal.month: beta_before(deals, deal.month) for deal in deals}
    assert max(betas.values()) > 1.3 and betas[min(betas)] == SHIPPED
    first = [deal for deal in deals if not deal.marks]
    with closing(open_to_read(path)) as connection:
        figures = figures_of(connection, beta=SHIPPED)
        check_group(figures.whole.judged, first, betas)
        groups: dict[str, list[Plain]] = defaultdict(list)
        for deal in first:
            groups[deal.level].append(deal)
        assert set(groups) == set(figures.levels)
        for level, found in groups.items():
            check_group(figures.levels[level].judged, found, betas)
        month = max(deal.month for deal in first)
        own = [deal for deal in first if deal.month == month]
        assert figures.months[month].judged.points.deals == len(own)
        ours = Choice(Form.FOUR, marks=ALL_MARKS)
        filtered = [deal for deal in deals if deal.form == "four"]
        check_group(figures_of(connection, ours, SHIPPED).whole.judged, filtered, betas)


def test_no_deal_is_adjusted_by_itself_or_by_later_ones(path: Path, deals: list[Plain]) -> None:
    first = min(deal.month for deal in deals)
    with closing(open_to_read(path)) as connection:
        one, other = (
            figures_of(connection, Choice(marks=ALL_MARKS), beta).months[first].judged
            for beta in (0.0, 1.0)
        )
    assert one.adjusted == one.points
    luck = sum(deal.luck for deal in deals if deal.month == first)
    assert other.adjusted.total == pytest.approx(other.points.total - luck)


def test_deals_are_set_against_luck_in_groups_of_one_size(path: Path, deals: list[Plain]) -> None:
    with closing(open_to_read(path)) as connection:
        groups = luck_groups(connection, Choice(marks=ALL_MARKS))
        few = Choice(Form.DUMMY, "club", marks=ALL_MARKS)
        small = luck_groups(connection, few)
    found = sorted((deal.luck, deal.points) for deal in deals)
    assert [group.points.deals for group in groups] == pytest.approx([len(deals) / 5] * 5, abs=1)
    assert sum(group.points.total for group in groups) == sum(points for _, points in found)
    assert (groups[0].low, groups[-1].high) == (found[0][0], found[-1][0])
    assert all(one.high <= two.low for one, two in pairwise(groups))
    second = [points for _, points in found[len(found) // 5 : 2 * len(found) // 5]]
    assert groups[1].points == Points(
        len(second), sum(second), sum(points * points for points in second)
    )
    own = [deal for deal in deals if (deal.form, deal.level) == ("dummy", "club")]
    assert len(small) == min(5, len(own) // 20)


def test_a_rate_by_hand() -> None:
    # Five deals: points charged 3, 0, 8.5, 2, 0 in 10, 8, 12, 10, 10 decisions.
    charged, decisions = [30, 0, 85, 20, 0], [10, 8, 12, 10, 10]
    rate = Rate()
    for tenths, count in zip(charged, decisions, strict=True):
        rate += Rate(1, tenths, tenths * tenths, tenths * count, count, count * count, 0, 100, 7)
    estimate = rate.estimate
    assert estimate is not None and estimate.high is not None
    assert estimate.mean == pytest.approx(2.7)  # 13.5 points in 50 decisions
    rests = [tenths - 2.7 * count for tenths, count in zip(charged, decisions, strict=True)]
    error = math.sqrt(sum(rest * rest for rest in rests) / 4 / 5) / 10
    assert estimate.high == pytest.approx(2.7 + T_OF_4 * error, abs=1e-4)
    assert estimate.low == 0.0  # nobody is charged less than nothing
    assert not rate.tells and rate.trick_loss == pytest.approx(0.07)
    assert Rate().estimate is None and Rate(1, 5, 25, 50, 10, 100).estimate == Estimate(
        0.5, None, None
    )
