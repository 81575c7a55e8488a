"""The recent games: titled by date, form, people and score, without waiting for any disk."""

from __future__ import annotations

from threading import Event

import pytest
from kit import *
from PySide6.QtCore import QDate, QDateTime, QTime

from quinto_desktop.game import PlayerRecord
from quinto_desktop.game.autosaving import Preview, preview
from quinto_desktop.records import RecordError, save_game
from quinto_desktop.window.app import menus
from quinto_desktop.window.app.menus import RecentGames, recent_title, title_of

WHEN = QDateTime(QDate(2026, 11, 22), QTime(20, 15))
PLAYED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


def saved(folder: Path, form: Form = Form.FOUR) -> Path:
    path = folder / f"{form.value}.quinto"
    setup = numbered_game(usual_players(form), RuleOptions(form=form), seed=7)
    save_game(path, Session(setup).saved())
    return path


@pytest.mark.parametrize(
    ("form", "title"),
    [
        (Form.FOUR, "22 Nov, four players, with Ada: 0–0"),
        (Form.DUMMY, "22 Nov, three with dummy, with Bertram and Clara: "),
        (Form.TWO, "22 Nov, two players, against Clara: 0–0"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_game_is_titled_by_date_form_people_and_score(
    tmp_path: Path, form: Form, title: str
) -> None:
    assert title_of(preview(saved(tmp_path, form)), WHEN).startswith(title)


@pytest.mark.usefixtures("qapp")
def test_several_people_are_named_and_computers_alone_are_said_to_be() -> None:
    names = ("Ada", "Clara", "Rosa", "Otto")
    two = Preview(Form.FOUR, names, (0, 2), None, (120, 105))
    assert title_of(two, WHEN) == "22 Nov, four players, Ada and Rosa: 120–105"
    nobody = two._replace(people=())
    assert title_of(nobody, WHEN) == "22 Nov, four players, only computer players: 120–105"


def test_the_own_score_comes_first_wherever_one_sits(tmp_path: Path) -> None:
    game = load_game(PLAYED)
    scores = set()
    for person in range(4):
        players = [PlayerRecord(f"P{number}", "casual") for number in range(4)]
        players[person] = PlayerRecord("Rosa", None)
        save_game(tmp_path / "it.quinto", replace(game, players=tuple(players)))
        seen = preview(tmp_path / "it.quinto")
        assert seen.partner == (person + 2) % 4
        scores.add((person % 2, seen.scores))
    (north_south, east_west) = sorted(scores)
    assert north_south[1] == east_west[1][::-1]
    assert north_south[1] != east_west[1]


def test_a_game_before_its_draw_has_a_title_too(tmp_path: Path) -> None:
    setup = numbered_game(usual_players(), RuleOptions(draw=DrawRule.ACE_LOW), seed=3)
    save_game(tmp_path / "drawn.quinto", Session(setup).saved())
    assert preview(tmp_path / "drawn.quinto").scores == (0, 0)


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.quinto").write_text("no game")
    with pytest.raises(RecordError):
        preview(tmp_path / "a.quinto")


@pytest.mark.usefixtures("qapp")
def test_a_name_that_the_user_has_chosen_comes_first() -> None:
    assert recent_title("evening", "22 Nov", is_named=True) == "evening: 22 Nov"
    assert recent_title("Unfinished game 3", "22 Nov", is_named=False) == "22 Nov"
    assert recent_title("Unfinished game 3", "", is_named=False) == "Unfinished game 3"


def test_files_are_read_without_waiting_for_a_slow_disk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, go_on = str(saved(tmp_path)), Event()

    def slowly(file: Path) -> Preview:
        assert go_on.wait(20)
        return preview(file)

    monkeypatch.setattr(menus, "preview", slowly)
    owner = QObject()
    games = RecentGames(owner)
    games.look_at((str(tmp_path / "gone.quinto"), path))
    assert games.title_of(path) == ""  # it has not waited
    with qtbot.waitSignal(games.told) as told:
        go_on.set()
    assert told.args == [path, games.title_of(path)]


def test_a_file_that_has_not_changed_is_not_read_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, read = str(saved(tmp_path)), []

    def noted(file: Path) -> Preview:
        read.append(file)
        return preview(file)

    monkeypatch.setattr(menus, "preview", noted)
    owner = QObject()
    games = RecentGames(owner)
    with qtbot.waitSignal(games.told):
        games.look_at((path,))
    for _again in range(2):
        assert games._thread is not None
        games._thread.join()
        games.look_at((path,))
    assert len(read) == 1
