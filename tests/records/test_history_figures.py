"""The statistics, against the same games counted in the plainest way; and the list of matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby, product
from math import sqrt
from operator import is_
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest
from examples import each, examples
from history_games import ALL_RULES, DAY_MS, NAMES, NOON_MS, Plain, match, matches, reviews
from hypothesis import given
from hypothesis import strategies as st
from present import present
from replaced import replace

from quinto_desktop.game.past import statistics
from quinto_desktop.game.past.past_games import PastGames
from quinto_desktop.game.past.statistics import Statistics
from quinto_desktop.game.past.verdicts import roles_of
from quinto_desktop.lab.playing.headless import play_match
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame, replay
from quinto_desktop.records.history.counts import Choice, Share, mean_of_sums, student_quantile
from quinto_desktop.records.history.figures import (
    Figures,
    Streaks,
    Verdicts,
    figures_of,
    streaks_in,
)
from quinto_desktop.records.history.games import (
    MatchLine,
    Order,
    Outcome,
    Search,
    found_counts,
    page_of,
    partners,
    settled_of,
)
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.match_inserter import month_of
from quinto_desktop.records.history.reviews import ReviewEntry, RoleSums
from quinto_desktop.records.history.tables import ALL_MARKS, Marks, sums_are_right
from quinto_desktop.rules import *

NOVEMBER = 2026 * 12 + 10


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with closing(History(tmp_path / "history.db")) as history:
        yield history


def assert_equal(figures: Figures, plain: Plain) -> None:
    points = figures.whole.points
    assert (points.deals, points.total) == (len(plain.points), sum(plain.points))
    if len(plain.points) > 1:
        estimate = present(points.estimate)
        assert estimate.mean == pytest.approx(fmean(plain.points))
        reach = student_quantile(len(plain.points) - 1) * stdev(plain.points)
        assert estimate.high == pytest.approx(estimate.mean + reach / sqrt(len(plain.points)))
    assert figures.whole.games == Share(sum(plain.games), len(plain.games))
    assert figures.rubbers == Share(sum(plain.rubbers), len(plain.rubbers))
    assert figures.rounds == Share(sum(plain.rounds), len(plain.rounds))
    for counted, rows in (
        (plain.levels, figures.levels),
        (plain.partners, figures.partners),
        (plain.months, figures.months),
    ):
        assert counted == {name: row.points.deals for name, row in rows.items()}
    assert [share.count for share in figures.quints] == [plain.made[n] for n in range(len(QUINTS))]
    lost = [share.cases - share.count for share in figures.quints]
    assert lost == [plain.lost[n] for n in range(len(QUINTS))]
    for side, call, verdicts in (
        ("us", "double", figures.doubles),
        ("us", "redouble", figures.redoubles),
        ("them", "double", figures.their_doubles),
        ("them", "redouble", figures.their_redoubles),
    ):
        told = [plain.calls[side, call, verdict] for verdict in ("right", "wrong", "open")]
        assert verdicts == Verdicts(*told)
    assert figures.streaks == plain_streaks(plain.games)


def plain_streaks(games: list[bool]) -> Streaks:
    runs = [(won, len(list(run))) for won, run in groupby(games)]
    longest = [max([0, *(n for won, n in runs if won is which)]) for which in (True, False)]
    current = 0 if not runs else runs[-1][1] * (1 if runs[-1][0] else -1)
    return Streaks(longest[0], longest[1], current)


@examples(40)
@given(
    st.lists(st.tuples(matches(), st.integers(0, 300)), max_size=8, unique_by=lambda m: m[0].seed)
)
def test_the_figures_are_those_of_the_games(entered: list[tuple[SavedGame, int]]) -> None:
    plain = Plain()
    with closing(History(Path(":memory:"))) as history:
        for game, day in entered:
            at_ms = NOON_MS - day * DAY_MS
            history.enter(game, at_ms)
            plain.add(game, month_of(at_ms))
        assert_equal(figures_of(history.connection), plain)
        assert sums_are_right(history.connection)


@pytest.mark.parametrize("level", [Level.NOVICE, Level.CASUAL])
def test_whole_games_of_computer_players_are_entered_and_counted(
    history: History, level: Level
) -> None:
    plain = Plain()
    for seed, form in enumerate(Form):
        kind = MatchForm.ROUND if form is Form.DUMMY else MatchForm.RUBBER
        rules = RuleOptions(form=form, match=kind)
        steps = play_match(rules, seed, [player_of(level)] * form.players, Seat.S)
        people = [PlayerRecord(f"N{n}", level.value if n else None) for n in range(form.players)]
        actions = tuple([step.action for step in steps])
        game = SavedGame(rules, NumberedDeals(seed), Seat.S, tuple(people), actions)
        assert history.enter(game, NOON_MS, steps=steps) == steps[-1].after.deals_finished
        plain.add(game, NOVEMBER)
    figures = figures_of(history.connection)
    assert_equal(figures, plain)
    assert set(figures.forms) == {form.value for form in Form}
    assert [line.result is not None for line in page_of(history.connection, Search())] == [True] * 3


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    """Forty matches of all kinds over a year, some of them marked; to be read only."""
    with closing(History(tmp_path_factory.mktemp("many") / "history.db")) as history:
        for seed in range(40):
            level = ("novice", "casual", "club", "master")[seed % 4]
            length = 150 if seed % 7 == 0 else 3000
            game = match(seed, ALL_RULES[seed // 4 % 4], (seed % 2,), level, length)
            marks = Marks.HINTED if seed % 5 == 0 else Marks(0)
            history.enter(game, NOON_MS - (40 - seed) * 9 * DAY_MS, marks)
        history.connection.execute("PRAGMA query_only = ON")
        yield history


CHOICES: dict[str, tuple[Choice, Callable[[MatchLine], bool]]] = {
    "form": (Choice(form=Form.DUMMY), lambda line: line.form is Form.DUMMY),
    "level": (Choice(level="club"), lambda line: line.level == "club"),
    "partner": (Choice(partner="Clara"), lambda line: line.partner == "Clara"),
    "since": (Choice(since=NOVEMBER - 3), lambda line: month_of(line.at_ms) >= NOVEMBER - 3),
    "until": (Choice(until=NOVEMBER - 5), lambda line: month_of(line.at_ms) <= NOVEMBER - 5),
}


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_is_the_same_for_the_list_and_the_figures(many: History, name: str) -> None:
    choice, is_chosen = CHOICES[name]
    everything = page_of(many.connection, Search())
    wanted = [line for line in everything if is_chosen(line)]
    assert 0 < len(wanted) < len(everything)
    search = Search(replace(choice, marks=ALL_MARKS))
    assert page_of(many.connection, search) == wanted
    counts = found_counts(many.connection, search)
    assert (counts.matches, counts.deals) == (len(wanted), sum(line.deals for line in wanted))
    figures = figures_of(many.connection, replace(choice, marks=ALL_MARKS))
    if name != "form":  # in a round, level and partner change from game to game
        return
    assert figures.whole.points.deals == counts.deals


@pytest.mark.parametrize("order", Order)
def test_the_list_is_sorted_and_read_page_by_page(many: History, order: Order) -> None:
    def key(line: MatchLine) -> tuple[Any, int]:
        names = ", ".join([player.name for player in line.players])
        value = names if order is Order.PEOPLE else getattr(line, order.value)
        return (value.value if isinstance(value, Form) else value), line.id

    everything = page_of(many.connection, Search())
    rows = [line for line in everything if order is not Order.RESULT or line.result is not None]
    for is_rising in (False, True):
        search = Search(order=order, is_rising=is_rising)
        pages = [page_of(many.connection, search, start, 7) for start in range(0, 42, 7)]
        found = [line for page in pages for line in page]
        assert len(found) == len(everything)
        told = [line for line in found if line in rows]
        assert told == sorted(rows, key=key, reverse=not is_rising)


@each(
    "text, count",
    [("ada", 40), ("BERTRAM", 24), ("17", 1), ("1", 1), ("%", 0), ("_", 0), ("\\", 0), ("'", 0)],
)
def test_the_list_is_searched_by_name_and_number(many: History, text: str, count: int) -> None:
    assert len(page_of(many.connection, Search(text=text))) == count


def test_names_are_searched_in_any_language(history: History) -> None:
    game = match(1)
    players = (replace(game.players[0], name="Jürgen Groß"), *game.players[1:])
    history.enter(replace(game, players=players), NOON_MS)
    for text, count in (("JÜRGEN", 1), ("gross", 1), ("ürg", 1), ("jurgen", 0)):
        assert found_counts(history.connection, Search(text=text)).matches == count


def test_the_list_is_searched_by_result(many: History) -> None:
    everything = page_of(many.connection, Search())
    found = {
        outcome: page_of(many.connection, Search(outcome=outcome), limit=99) for outcome in Outcome
    }
    assert found[Outcome.WON] == [line for line in everything if line.result == 1]
    assert found[Outcome.LOST] == [line for line in everything if line.result == -1]
    assert found[Outcome.DRAWN] == [line for line in everything if line.result == 0]
    assert found[Outcome.UNFINISHED] == [line for line in everything if not line.is_over]
    assert sum(map(len, found.values())) == len(everything) == 40
    assert all(found[outcome] for outcome in (Outcome.WON, Outcome.LOST, Outcome.UNFINISHED))


def test_partners_to_choose_from(many: History) -> None:
    assert set(partners(many.connection)) == {
        line.partner for line in page_of(many.connection, Search()) if line.partner
    }


def test_nothing_is_told_from_few_games(history: History) -> None:
    figures = figures_of(history.connection)
    assert figures.whole.games.estimate is None
    assert figures.streaks == Streaks(0, 0, 0)
    for seed in range(30):
        history.enter(match(seed, RuleOptions(target=5)), NOON_MS)
        whole = figures_of(history.connection).whole
        assert whole.games.tells is (whole.games.cases >= 20)
        assert whole.points.tells is (whole.points.deals >= 20)


def test_the_quints_of_all_suits_and_the_royal_are_all_quints(many: History) -> None:
    figures = figures_of(many.connection)
    parts = sum((figures.quints_of_suit(suit) for suit in Suit), figures.quint_royal)
    assert parts == sum(figures.quints, Share(0, 0))
    assert figures.quint_royal.cases > 0


@each("games, streaks", [("", (0, 0, 0)), ("1", (1, 0, 1)), ("0110100", (2, 2, -2))])
def test_streaks(games: str, streaks: tuple[int, int, int]) -> None:
    assert streaks_in(games) == Streaks(*streaks)


def test_a_single_deal_has_no_interval() -> None:
    estimate = present(mean_of_sums(1, 15.0, 225.0))
    assert (estimate.mean, estimate.low) == (15.0, None)
    assert mean_of_sums(0, 0.0, 0.0) is None


def test_a_branchs_deals_are_counted_apart_once(tmp_path: Path) -> None:
    with closing(History(tmp_path / "history.db")) as history:
        history.enter(match(1), NOON_MS, Marks.REPLAYED)
        one = figures_of(history.connection).apart
        history.enter(match(2), NOON_MS, Marks.REPLAYED | Marks.BRANCH)
        both = figures_of(history.connection).apart
    assert one[Marks.REPLAYED].deals > 0 == one[Marks.BRANCH].deals
    assert both[Marks.REPLAYED] == one[Marks.REPLAYED]
    assert both[Marks.BRANCH].deals > 0


def test_what_people_owe_is_what_their_matches_have_brought(history: History) -> None:
    drawn = RuleOptions(target=60, draw=DrawRule.PACK, stakes=3)
    games = [match(seed, rules, (0, 1)) for rules in (*ALL_RULES, drawn) for seed in (1, 2)]
    for game in games:
        history.enter(game, NOON_MS)
    history.enter(match(3, people=(0, 1, 2)), NOON_MS)

    found = [one.due for one in settled_of(history.connection, ["Clara", "Ada"])]
    ends = [replay(game)[-1].after for game in games]
    is_round = [end.dummy is not None for end in ends]
    paid = [
        round_totals(end.games) if each_settles else dues(end.rules, end.games)
        for end, each_settles in zip(ends, is_round, strict=True)
    ]
    names = [[player.name for player in game.players] for game in games]
    assert found == [dict(zip(*row, strict=True)) for row in zip(names, paid, strict=True)]


def test_a_match_that_was_entered_again_when_corrected_is_settled_once(history: History) -> None:
    for seed in (1, 2):
        history.enter(match(seed, people=(0, 1)), NOON_MS, Marks.REAL_CARDS)
    first, second = settled_of(history.connection, ["Ada", "Clara"])
    history.connection.execute("UPDATE deals SET pack = (SELECT pack FROM deals LIMIT 1)")
    assert settled_of(history.connection, ["Ada", "Clara"]) == [second] != [first]


def reviewed(game: SavedGame) -> Iterator[tuple[MatchState, ReviewEntry]]:
    """The state after each deal, and a review with everybody's roles in it."""
    steps = replay(game)
    ends = [one.after for one in steps if one.after.deals_finished > one.before.deals_finished]
    for state, one in zip(ends, reviews(game), strict=True):
        roles = roles_of(game, state)
        verdicts = tuple([replace(it, role=roles.get(it.seat)) for it in one.verdicts])
        tenths = [sum(it.error for it in verdicts if it.role == at) for at in range(3)]
        own, partner, others = (RoleSums(errors=it, weight=2 * it) for it in tenths)
        yield state, replace(one, roles=(own, partner, others), verdicts=verdicts)


def test_each_person_has_rubbers_rounds_and_reviews_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "weighed", lambda *_said: 1)  # where people sat on both sides
    groups = (0, 1), (0, 2), (1, 2)
    won = dict[tuple[str, bool], list[bool]]()
    errors, weights, luck = Counter[tuple[str, int]](), Counter[tuple[str, int]](), Counter[str]()
    taken = Counter[str]()  # games of rounds
    with closing(History(tmp_path / "history.db")) as history:
        for (seed, rules), people in product(enumerate(ALL_RULES[1:]), groups):
            game = match(seed, rules, people)
            history.enter(game, NOON_MS)
            kept = [*reviewed(game)]
            assert all(history.keep(one, NOON_MS) for _, one in kept)
            end = kept[-1][0]
            for number in {*people} & {*end.seating}:
                name = NAMES[number]
                for state, one in kept:
                    seats = seats_of(state.seating, number)
                    luck[name] += (1 - 2 * seats[0].side) * (one.cards - one.usual)
                    for it in one.verdicts:
                        at = 2 if it.seat.side is not seats[0].side else int(it.seat not in seats)
                        errors[name, at] += it.error
                        weights[name, at] += 1 if it.role is None else 2 * it.error
                is_won = (
                    standing_of(rules, end.games).winner is Seat(end.seating.index(number)).side
                )
                if is_round := rules.match is MatchForm.ROUND:
                    is_won = round_totals(end.games)[number] > 0
                    own = [Seat(one.seating.index(number)).side for one in end.games]
                    taken[name] += sum(map(is_, own, [one.winner for one in end.games]))
                won.setdefault((name, is_round), []).append(is_won)

    for name in NAMES[:3]:
        figures = Statistics(tmp_path).ask(Choice(person=name, marks=ALL_MARKS)).figures
        judged = figures.whole.judged
        for at, rate in enumerate((judged.own, judged.partner, judged.opponents)):
            assert (rate.tenths, rate.weight) == (errors[name, at], weights[name, at])
        assert judged.luck.total == pytest.approx(luck[name] / 100)
        for place, share in enumerate((figures.rubbers, figures.rounds)):
            found = won[name, place == 1]
            assert (share.count, share.cases) == (sum(found), len(found))
        with closing(PastGames(tmp_path)) as games:
            games.open()
            games.counts(search := Search(people=(name,)))
            lines = games.page(search, 0)
        assert taken[name] == sum(one.games[0] for one in lines if one.kind is MatchForm.ROUND)
