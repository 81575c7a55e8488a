"""The history: each deal is entered once, whatever happens, and found again as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from examples import examples
from history_games import ALL_RULES, DAY_MS, NOON_MS, fault_of, match, matches
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.records import SavedGame, decode, encode, replay
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.games import MatchLine, Order, Search, found_counts, page_of
from quinto_desktop.records.history.history import History, Note
from quinto_desktop.records.history.tables import ALL_MARKS, Marks, sums_are_right
from quinto_desktop.rules import Deal, Phase, apply, legal_actions


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with closing(History(tmp_path / "user" / "history.db")) as history:
        yield history


def lines(history: History) -> list[MatchLine]:
    return page_of(history.connection, Search(), limit=1000)


def ends_of_deals(game: SavedGame) -> list[int]:
    """After how many actions each deal ends."""
    steps = replay(game)
    return [
        place
        for place, step in enumerate(steps, start=1)
        if step.after.deals_finished > step.before.deals_finished
    ]


def cut(game: SavedGame, length: int) -> SavedGame:
    return replace(game, actions=game.actions[:length])


def other_way(game: SavedGame, after: int) -> SavedGame:
    """The match with another play somewhere after so many actions, played on to its end."""
    state = (replay(cut(game, after)) or (None,))[-1]
    now = replay(game)[0].before if state is None else state.after
    actions = list(game.actions[:after])
    packs = iter([action for action in game.actions[after:] if isinstance(action, Deal)])
    has_differed = False
    while now.phase is not Phase.MATCH_OVER:
        if now.phase is Phase.DEALING:
            pack = next(packs, None)
            if pack is None:
                break
            actions.append(pack)
        else:
            choices = legal_actions(now)
            same = game.actions[len(actions)] if len(actions) < len(game.actions) else None
            others = [choice for choice in choices if choice != same]
            actions.append(choices[0] if has_differed or not others else others[-1])
            has_differed = has_differed or bool(others)
        now = apply(now, actions[-1]).after
    return replace(game, actions=tuple(actions))


@examples(60)
@given(matches())
def test_a_match_is_found_as_it_was_entered(game: SavedGame) -> None:
    with closing(History(Path(":memory:"))) as history:
        count = history.enter(game, NOON_MS)
        ends = ends_of_deals(game)
        assert count == len(ends)
        assert history.enter(game, NOON_MS + 1) == 0
        if not count:
            assert lines(history) == []
            return
        (line,) = lines(history)
        assert history.record(line.id) == cut(game, ends[-1])
        assert encode(history.record(line.id)) == encode(cut(game, ends[-1]))
        assert line.deals == count
        assert line.at_ms == NOON_MS
        assert line.is_over is (replay(game)[-1].after.phase is Phase.MATCH_OVER)


@examples(30)
@given(matches(), st.lists(st.integers(0, 3000), max_size=6))
def test_it_is_entered_once_however_often_and_in_whatever_parts(
    game: SavedGame, lengths: list[int]
) -> None:
    with closing(History(Path(":memory:"))) as whole, closing(History(Path(":memory:"))) as parts:
        whole.enter(game, NOON_MS)
        entered = sum(parts.enter(cut(game, length), NOON_MS) for length in lengths)
        entered += parts.enter(game, NOON_MS)
        assert entered == len(ends_of_deals(game))
        assert lines(parts) == lines(whole)
        assert figures_of(parts.connection) == figures_of(whole.connection)
        assert sums_are_right(parts.connection)


def test_an_entry_that_fails_leaves_nothing(history: History) -> None:
    history.connection.execute(
        "CREATE TRIGGER no_games BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(HistoryError):
        history.enter(match(), NOON_MS)
    assert lines(history) == []
    history.connection.execute("DROP TRIGGER no_games")
    assert history.enter(match(), NOON_MS) == len(ends_of_deals(match()))
    assert sums_are_right(history.connection)


def test_the_cards_played_again_another_way_are_counted_apart(history: History) -> None:
    game = match(5)
    again = other_way(game, 3)
    assert again.actions != game.actions
    history.enter(game, NOON_MS)
    first = figures_of(history.connection)
    history.enter(again, NOON_MS + DAY_MS)
    newer, older = lines(history)
    assert (older.marks, newer.marks) == (Marks(0), Marks.REPLAYED)
    assert not newer.is_branch
    assert history.record(newer.id).actions == again.actions
    now = figures_of(history.connection)
    assert now.whole == first.whole
    assert now.apart[Marks.REPLAYED].deals == newer.deals
    everything = figures_of(history.connection, Choice(marks=ALL_MARKS))
    assert everything.whole.points.deals == older.deals + newer.deals


def test_another_way_from_the_middle_is_a_branch(history: History) -> None:
    game = match(2, ALL_RULES[1])
    ends = ends_of_deals(game)
    branch = other_way(game, ends[0] + 3)
    history.enter(game, NOON_MS)
    history.enter(branch, NOON_MS)
    newer, older = lines(history)
    assert newer.is_branch
    assert not older.is_branch
    assert newer.marks == Marks.REPLAYED
    assert history.record(older.id).actions == game.actions
    assert history.record(newer.id).actions == branch.actions[: ends_of_deals(branch)[-1]]
    assert newer.deals == len(ends_of_deals(branch))
    # The deals before it are the first match's, and are counted once.
    own = newer.deals - 1
    counted = figures_of(history.connection, Choice(marks=ALL_MARKS)).whole.points.deals
    assert counted == older.deals + own


def test_what_was_noted_is_entered_with_its_deal_even_by_another_run(tmp_path: Path) -> None:
    path, game = tmp_path / "history.db", match(3)
    end = ends_of_deals(game)[0]
    with closing(History(path)) as history:
        history.note(cut(game, 1), Note(begins=True), NOON_MS)
        history.note(cut(game, 20), Note(undone=1), NOON_MS + 1)
        history.note(cut(game, 30), Note(undone=1, hinted=3), NOON_MS + 2)
    with closing(History(path)) as history:
        history.enter(cut(game, end), NOON_MS + 3)
        row = history.connection.execute("SELECT undone, hinted, marks, begun_at, at FROM deals")
        assert row.fetchall() == [(2, 3, Marks.UNDONE | Marks.HINTED, NOON_MS, NOON_MS + 3)]
        assert history.connection.execute("SELECT * FROM underway").fetchall() == []
        (line,) = lines(history)
        assert line.marks == Marks.UNDONE | Marks.HINTED
        assert line.begun_at_ms == NOON_MS


@pytest.mark.parametrize("marks", [Marks.LOADED, Marks.LESSON, Marks.HINTED | Marks.UNDONE])
def test_what_is_marked_is_counted_apart(history: History, marks: Marks) -> None:
    history.enter(match(1), NOON_MS, marks)
    assert figures_of(history.connection).whole.points.deals == 0
    figures = figures_of(history.connection, Choice(marks=marks))
    deals = len(ends_of_deals(match(1)))
    assert figures.whole.points.deals == deals
    assert {mark: apart.deals for mark, apart in figures.apart.items() if apart.deals} == {
        mark: deals for mark in Marks if mark in marks
    }


def test_a_clock_that_goes_backwards_does_not_change_the_order(history: History) -> None:
    seeds = range(6)
    for number in seeds:
        history.enter(match(number), NOON_MS - number * 40 * DAY_MS)
    numbers = [line.seed for line in lines(history)]
    assert numbers == [*reversed(seeds)]
    history.enter(match(7), -(2**62))  # a clock may say anything
    assert lines(history)[0].seed == 7


def test_games_are_found_by_the_first_digits_of_their_commitment(history: History) -> None:
    for number in range(3):
        history.enter(match(number), NOON_MS)
    commitments = {3: "ada0" * 16, 2: "3f8a91c2" * 8}
    for row, commitment in commitments.items():
        history.connection.execute(
            "UPDATE matches SET seed = NULL, commitment = ? WHERE id = ?", (commitment, row)
        )

    def found(text: str) -> list[int]:
        search = Search(text=text, order=Order.NUMBER)
        ids = [line.id for line in page_of(history.connection, search)]
        assert found_counts(history.connection, search).matches == len(ids)
        return ids

    assert found("3f8a") == found("3F8A 91C2 ") == found("3f8a91c2" * 8) == [2]
    assert found("ada0") == [3]
    assert found("Ada") == [1, 3, 2]  # a name, and no three digits
    assert found("3f8b") == found("91c2") == found("3f8a91c2" * 9) == []
    assert found("0") == [1]
    assert lines(history)[0].commitment == commitments[3]


def test_what_is_deleted_comes_back_until_the_history_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with closing(History(path)) as history:
        for seed in range(4):
            history.enter(match(seed), NOON_MS)
        before, figures = lines(history), figures_of(history.connection)
        ids = [line.id for line in before[1:3]]
        history.delete(ids)
        assert lines(history) == [before[0], before[3]]
        assert figures_of(history.connection) != figures
        assert sums_are_right(history.connection)
        history.restore(ids)
        assert (lines(history), figures_of(history.connection)) == (before, figures)
        assert sums_are_right(history.connection)
        history.delete(ids)
    with closing(History(path)) as history:
        history.restore(ids)
        assert lines(history) == [before[0], before[3]]
        assert sums_are_right(history.connection)
        for table in ("deals", "games", "setups", "players", "records"):
            left = history.connection.execute(f"SELECT * FROM {table}").fetchall()
            assert all(row[1 if table in ("deals", "games") else 0] not in ids for row in left) or (
                table == "records"
            )
        (deals,) = history.connection.execute("SELECT count(*) FROM deals").fetchone()
        (records,) = history.connection.execute("SELECT count(*) FROM records").fetchone()
        assert deals == records == found_counts(history.connection, Search()).deals


def test_a_branch_keeps_the_deals_before_it_when_the_first_match_is_deleted(tmp_path: Path) -> None:
    path, game = tmp_path / "history.db", match(2, ALL_RULES[1])
    branch = other_way(game, ends_of_deals(game)[0] + 3)
    with closing(History(path)) as history:
        history.enter(game, NOON_MS)
        history.enter(branch, NOON_MS)
        newer, older = lines(history)
        history.delete([older.id])
    with closing(History(path)) as history:
        (line,) = lines(history)
        kept = history.record(line.id)
        assert kept.actions == branch.actions[: len(kept.actions)]
        history.delete([newer.id])
    with closing(History(path)) as history:
        (rows,) = history.connection.execute("SELECT count(*) FROM deals").fetchone()
        assert rows == 0


def test_a_record_that_was_damaged_is_told(history: History) -> None:
    history.enter(match(), NOON_MS)
    history.connection.execute("UPDATE records SET document = X'00'")
    for number in (lines(history)[0].id, 999):
        assert fault_of(partial(history.record, number)) is HistoryFault.DAMAGED


def test_an_old_record_is_read_by_the_migrations_of_saved_games(history: History) -> None:
    saved = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"
    game = decode(saved.read_bytes())
    history.enter(game, NOON_MS)
    assert history.record(lines(history)[0].id).actions == game.actions[: ends_of_deals(game)[-1]]


def test_illegal_games_are_not_entered(history: History) -> None:
    game = match()
    with pytest.raises(Exception, match="damaged"):
        history.enter(replace(game, actions=(*game.actions, game.actions[0])), NOON_MS)
    assert lines(history) == []


def test_the_match_on_the_table_stays_deleted_when_it_comes_back(tmp_path: Path) -> None:
    path, game, part = tmp_path / "history.db", match(1), match(1, length=110)
    for marks in (Marks.HINTED, Marks(0), Marks(0)):  # each is a run, with the game on the table
        with closing(History(path)) as history:
            history.enter(part, NOON_MS, marks)
            history.delete([line.id for line in lines(history)])
            assert lines(history) == []
    with closing(History(path)) as history:
        assert history.enter(part, NOON_MS) == 0
        assert lines(history) == []
        history.restore([1])
        (line,) = lines(history)
        assert Marks.HINTED in line.marks
        history.delete([1])
        history.enter(match(2), NOON_MS)  # now another game is on the table
    with closing(History(path)) as history:
        (left,) = history.connection.execute("SELECT count(*) FROM matches").fetchone()
        assert left == 1
        assert history.enter(game, NOON_MS) > 0
