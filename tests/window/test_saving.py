"""Which game is kept where: automatic saving, files opened lately, games without take-backs."""

from __future__ import annotations

import errno
import os
from threading import Event

import pytest
from at_the_table import bubble_on, choose, menu_action
from kit import *
from new_games import Make, maker, pick, result
from present import present
from PySide6.QtCore import QByteArray, QDateTime, QDir, QStandardPaths, QTime
from seating import Seated

from quinto_desktop.game.autosaving import Preview, preview
from quinto_desktop.records import RecordError
from quinto_desktop.window.app import menus
from quinto_desktop.window.app.menus import RecentGames, recent_title, title_of
from quinto_desktop.window.controls.file_dialogs import Place, usual_folder, write


@pytest.fixture
def answer_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[str]]:
    """Answer the next dialog with a file in a folder, or cancel it; get the proposed names."""

    def answer(folder: Path | None) -> list[str]:
        proposed: list[str] = []

        def chosen(make: Callable[[], QFileDialog]) -> str:
            proposed.extend(Path(file).name for file in make().selectedFiles())
            return "" if folder is None else str(folder / proposed[-1])

        monkeypatch.setattr(file_dialogs, "chosen_file", chosen)
        return proposed

    return answer


Answer = Callable[[Path | None], list[str]]


def test_the_table_is_saved_as_it_is_seen_without_a_message(
    seated: Seated, tmp_path: Path, answer_with: Answer
) -> None:
    proposed = answer_with(tmp_path)
    seen = seated.room.table.grab().toImage()
    name = seated.room.files.proposed_name
    for _ in range(2):  # what is told of the first is no part of the second
        choose(seated.room, Command.SAVE_PICTURE)
        picture = QImage(str(tmp_path / f"{name}.png"))
        assert picture.size() == seated.room.table.size() * seated.window.devicePixelRatioF()
        assert picture.convertToFormat(seen.format()) == seen
        assert bubble_on(seated.table).accessibleName() == f"Saved as “{name}.png”."
    assert proposed == [f"{name}.png"] * 2


def test_the_sheet_is_saved_as_pdf(seated: Seated, tmp_path: Path, answer_with: Answer) -> None:
    proposed = answer_with(tmp_path)
    choose(seated.room, Command.SAVE_SHEET)
    assert proposed == [f"{seated.room.files.proposed_name}, score sheet.pdf"]
    written = (tmp_path / proposed[0]).read_bytes()
    assert written.startswith(b"%PDF")
    assert b"/Count 1" in written, "one page"


@pytest.mark.parametrize("command", [Command.SAVE_PICTURE, Command.SAVE_SHEET])
def test_a_file_that_cannot_be_written_is_told_and_cancelling_says_nothing(
    seated: Seated, tmp_path: Path, answer_with: Answer, command: Command
) -> None:
    answer_with(None)
    choose(seated.room, command)
    assert not bubble_on(seated.table).isVisible()
    answer_with(tmp_path / "missing")
    choose(seated.room, command)
    assert "could not be written" in bubble_on(seated.table).accessibleName()
    assert not (tmp_path / "missing").exists()


def test_an_older_file_stays_if_nothing_could_be_made(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_text("older")
    assert "could not be written" in write(path, QByteArray())
    assert path.read_text() == "older"


def test_a_folder_out_of_reach_is_not_proposed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual_stat = os.stat

    def stat(path: Any, *arguments: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(tmp_path)):
            raise OSError(errno.EACCES, "not for you")
        return usual_stat(path, *arguments, **named)

    monkeypatch.setattr(os, "stat", stat)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "pictures"))

    assert usual_folder(Place.PicturesLocation) == Path(QDir.homePath())


# --------------------------------------------------------------- recent
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
    names = ("Ada", "Clara", "You", "Otto")
    two = Preview(Form.FOUR, names, (0, 2), None, (120, 105))
    assert title_of(two, WHEN) == "22 Nov, four players, Ada and Player: 120–105"
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


def test_a_game_before_its_draw_has_a_title_too_and_what_is_no_game_is_refused(
    tmp_path: Path,
) -> None:
    setup = numbered_game(usual_players(), RuleOptions(draw=DrawRule.ACE_LOW), seed=3)
    save_game(tmp_path / "drawn.quinto", Session(setup).saved())
    assert preview(tmp_path / "drawn.quinto").scores == (0, 0)
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
        present(games._thread).join()
        games.look_at((path,))
    assert len(read) == 1


# --------------------------------------------------------------- take backs
@pytest.fixture
def new_game(qtbot: QtBot) -> Make:
    return maker(qtbot)


def begin(seated: Seated, *, has_take_backs: bool) -> None:
    """Begin a game, and make the person's call."""
    setup = numbered_game(usual_players(), RuleOptions(), seed=2)
    session = Session(replace(setup, has_take_backs=has_take_backs))
    seated.controller.new_game(session, is_kept=False)
    seated.wait_for_person()
    seated.call(Call.PASS)


def test_take_backs_are_allowed_unless_one_chooses_otherwise(new_game: Make) -> None:
    assert result(new_game()).has_take_backs

    dialog = new_game()
    pick(dialog.rules.take_backs.box, "none")
    assert not result(dialog).has_take_backs


def test_undo_is_not_allowed_and_says_why(seated: Seated, tmp_path: Path) -> None:
    begin(seated, has_take_backs=False)
    undo = menu_action(seated.room, Command.UNDO)
    before = seated.controller.session.length

    assert not undo.isEnabled()
    assert undo.text() == "&Undo: not in this game"
    assert seated.table.ledge.buttons[0].accessibleDescription().endswith("without undo.")
    QTest.keyClick(seated.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert seated.controller.session.length == before
    assert bubble_on(seated.table).accessibleName() == "This game is played without undo."

    # The sheet says so, and the file keeps it.
    content = seated.room.sheet.content
    assert present(content).variant.endswith("· no undo")
    path = tmp_path / "strict.quinto"
    seated.controller.save(path)
    assert not load_game(path).has_take_backs
    seated.controller.open(path)
    assert not undo.isEnabled()

    # If it is abandoned it can still be taken up again.
    choose(seated.room, Command.ABANDON)
    choose(seated.room, Command.UNDO)
    assert not seated.controller.is_abandoned
    begin(seated, has_take_backs=True)
    assert undo.isEnabled() and undo.text() == "&Undo"
