"""`quinto-lab stats` prints the history's figures, as text and as JSON."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from lab_command import Lab
from played_history import write_history

from quinto_desktop.lab.playing.headless import play_match
from quinto_desktop.players import Level, player_of
from quinto_desktop.players.judging.luck import BETA
from quinto_desktop.records import PlayerRecord, SavedGame
from quinto_desktop.records.disk.folders import data_folder
from quinto_desktop.records.history.database import NAME, open_to_read
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.tables import Marks
from quinto_desktop.rules import Form, NumberedDeals, RuleOptions, Seat

NOON_MS = 1_795_348_800_000  # of 22 November 2026, UTC


@pytest.fixture(scope="module")
def user_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user who has played 24 games of two or four, and one with a hint."""
    folder = tmp_path_factory.mktemp("user")
    with closing(History(folder / NAME)) as history:
        for seed in range(25):
            form = Form.TWO if seed % 4 == 0 else Form.FOUR
            rules = RuleOptions(form=form, target=40)
            steps = play_match(rules, seed, [player_of(Level.NOVICE)] * form.players, Seat.S)
            players = [PlayerRecord(f"N{n}", "club" if n else None) for n in range(form.players)]
            actions = tuple([step.action for step in steps])
            game = SavedGame(rules, NumberedDeals(seed), Seat.S, tuple(players), actions)
            history.enter(game, NOON_MS, Marks.HINTED if seed == 24 else Marks(0))
    return folder


def test_json_has_the_same_figures(user_dir: Path, lab: Lab) -> None:
    with closing(History(user_dir / NAME)) as history:
        figures = figures_of(history.connection)
    data = lab.json("stats --user-dir", user_dir)
    assert data["games_won"]["count"] == figures.whole.games.count
    estimate = figures.whole.points.estimate
    assert estimate is not None
    assert data["points_a_deal"] == {
        "deals": figures.whole.points.deals,
        "mean": estimate.mean,
        "low": estimate.low,
        "high": estimate.high,
    }
    assert sum(row["games_won"]["cases"] for row in data["by_form"].values()) == 24
    assert [quint["cases"] for quint in data["quints"]] == [one.cases for one in figures.quints]
    assert list(data["by_month"]) == ["2026-11"]
    assert data["apart"]["hinted"]["games"] == 1


@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        ((), 24),
        (("--all",), 25),
        (("--form", "two"), 6),
        (("--partner", "N2"), 18),
        (("--level", "club"), 24),
        (("--level", "master"), 0),
        (("--since", "2026-11"), 24),
        (("--since", "2026-12"), 0),
        (("--until", "2026-10"), 0),
    ],
)
def test_what_is_counted_can_be_chosen(
    user_dir: Path, lab: Lab, arguments: tuple[str, ...], games: int
) -> None:
    data = lab.json("stats --user-dir", user_dir, *arguments)
    assert data["games_won"]["cases"] == games
    assert lab("stats --user-dir", user_dir, *arguments)


def test_without_a_history_it_says_so(
    tmp_path: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = lab.refused("stats --user-dir", tmp_path)
    assert error.startswith(f"quinto-lab: There is no history “{tmp_path / NAME}” yet")
    assert not any(tmp_path.iterdir())
    os.mkfifo(tmp_path / NAME)
    monkeypatch.setattr(sqlite3, "connect", None)  # SQLite would wait for the pipe's other end
    assert "could not be opened" in lab.refused("stats --user-dir", tmp_path)


@pytest.mark.parametrize("damage", ["a table", "a name", "the schema"])
def test_a_damaged_history_is_told_in_a_sentence_and_left_alone(
    user_dir: Path, tmp_path: Path, lab: Lab, damage: str
) -> None:
    path = tmp_path / NAME
    data = (user_dir / NAME).read_bytes()
    path.write_bytes(data.replace(b"CREATE TABLE sums", b"CREATE TABLE s\xffms"))
    if damage != "the schema":
        path.write_bytes(data)
        with closing(sqlite3.connect(path)) as connection, connection:
            drop, spoil = "DROP TABLE sums", "UPDATE sums SET partner = CAST(x'ff' AS TEXT)"
            connection.execute(drop if damage == "a table" else spoil)
    before = path.read_bytes()
    told = lab.refused("stats --user-dir", tmp_path)
    assert "is damaged; restart Quinto to have it repaired." in told
    assert path.read_bytes() == before


def test_without_sqlite_it_says_so(monkeypatch: pytest.MonkeyPatch, lab: Lab) -> None:
    monkeypatch.setitem(sys.modules, "quinto_desktop.records.history.database", None)
    assert "needs Python’s module sqlite3" in lab.refused("stats")


def test_the_folder_follows_the_rules_of_each_system(tmp_path: Path) -> None:
    home = Path.home()
    assert data_folder(tmp_path) == tmp_path
    assert data_folder(None, "linux", {"HOME": str(home)}) == home / ".local" / "share" / "quinto"
    assert data_folder(None, "linux", {"HOME": "here"}) == data_folder(None, "linux", {})
    given = str(tmp_path)
    assert data_folder(None, "linux", {"XDG_DATA_HOME": given}) == tmp_path / "quinto"
    assert data_folder(None, "linux", {"XDG_DATA_HOME": "here"}) == data_folder(None, "linux", {})
    assert data_folder(None, "win32", {"LOCALAPPDATA": given}) == tmp_path / "quinto"
    macs = home / "Library" / "Application Support" / "quinto"
    assert data_folder(None, "darwin", {"HOME": str(home)}) == macs


def test_the_window_keeps_it_in_the_same_folder(tmp_path: Path) -> None:
    from quinto_desktop.game import user_folders

    assert user_folders(tmp_path).history == data_folder(tmp_path)
    assert user_folders().history == data_folder()
    assert sys.platform != "linux" or user_folders(None, "linux").history == data_folder()


def test_reviews_are_printed_with_the_same_figures(tmp_path: Path, lab: Lab) -> None:
    path = write_history(tmp_path, 300, has_reviews=True)
    with closing(open_to_read(path)) as connection:
        judged = figures_of(connection, beta=BETA).whole.judged
    whole, own = judged.adjusted.estimate, judged.own.estimate
    assert whole is not None and own is not None and own.low is not None and own.high is not None
    lines = lab("stats --user-dir", tmp_path).splitlines()
    assert any(
        line.startswith(f"With average cards, points per deal: {whole.mean:+.1f} (")
        for line in lines
    )
    line = next(line for line in lines if line.startswith("  Own: "))
    assert line.startswith(f"  Own: {own.mean:.1f} ({own.low:.1f} to {own.high:.1f}) in ")
    assert f"{judged.own.decisions} decisions of {judged.own.deals} deals; accuracy" in line
    data = lab.json("stats --user-dir", tmp_path)
    assert data["luck_taken_out"]["mean"] == whole.mean
    assert data["errors"]["own"]["mean"] == own.mean
    assert data["errors"]["opponents"]["decisions"] == judged.opponents.decisions
    assert sum(group["deals"] for group in data["by_luck"]) == judged.points.deals
    assert {"luck_taken_out", "errors"} <= set(next(iter(data["by_level"].values())))
