"""Opening and saving: the current game is never at risk, and every fault is reported."""

from __future__ import annotations

import errno
import json
import os

import pytest
from kit import *
from PySide6.QtCore import QStandardPaths

from quinto_desktop.records.disk import files as record_files
from quinto_desktop.records.disk.lock import folder_lock
from quinto_desktop.records.saves.document import encode
from quinto_desktop.window.app.game_files import GameFiles
from quinto_desktop.window.controls import file_dialogs

Answer = Callable[[Path | None], None]


def is_plain(box: QMessageBox) -> bool:
    """Whether no label of a box takes a file's name for markup."""
    written = [label for label in box.findChildren(QLabel) if label.text()]
    return all(label.textFormat() is Qt.TextFormat.PlainText for label in written)


def in_words(box: QMessageBox) -> str:
    return f"{box.text()}: {box.informativeText()}"


class Desk:
    def __init__(self, qtbot: QtBot, folders: UserFolders, thinker: Thinker, pace: Pace) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.folders = folders
        self._thinker, self._pace = thinker, pace
        self.told: list[str] = []
        self._sit_down(Session(numbered_game(usual_players(), seed=5)))
        self.controller.deal()

    def _sit_down(self, session: Session | None = None) -> None:
        self._lock = folder_lock(self.folders.state)
        found = find_kept_game(self.folders, self._lock)
        self.preferences = Preferences(self.folders.settings)
        game = session or found.session or Session(numbered_game(usual_players(), seed=99))
        self.controller = GameController(game, self._thinker, found.keeper, self._pace)
        self.files = GameFiles(self.controller, self.preferences, self.folders, self.window)
        self.files.told.connect(self.told.append)
        self.files.take_up(is_same_game=found.session is not None)

    def restart(self) -> None:
        """Start the program again, however it ended."""
        self._lock.release()
        self._sit_down()

    @property
    def recent(self) -> list[Path]:
        return [Path(name) for name in self.preferences.settings.recent_files]

    def warnings(self) -> list[str]:
        return [in_words(box) for box in self.window.findChildren(QMessageBox)]


@pytest.fixture
def desk(qtbot: QtBot, folders: UserFolders, inline_thinker: Thinker, instant: Pace) -> Desk:
    return Desk(qtbot, folders, inline_thinker, instant)


@pytest.fixture
def proposals() -> list[str]:
    """What the file dialogs were opened with."""
    return []


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch, proposals: list[str]) -> Answer:
    """Choose a file in the next dialogs, or none."""

    def answer(path: Path | None) -> None:
        def chosen(make: Callable[[], QFileDialog]) -> str:
            dialog = make()
            proposals.extend(dialog.selectedFiles() or [dialog.directory().path()])
            return str(path or "")

        monkeypatch.setattr(file_dialogs, "chosen_file", chosen)

    return answer


@pytest.fixture
def evening(desk: Desk, choose: Answer, tmp_path: Path) -> Path:
    """The file in which the game of a desk has been saved."""
    path = tmp_path / "evening.quinto"
    choose(path)
    desk.files.save()
    return path


def box_on(desk: Desk) -> QMessageBox:
    (box,) = desk.window.findChildren(QMessageBox)
    return box


def test_a_game_is_saved_where_one_chooses(desk: Desk, evening: Path) -> None:
    assert load_game(evening) == desk.controller.session.saved()
    assert desk.files.name == "evening"
    assert desk.recent == [evening]
    (sentence,) = desk.told
    assert sentence.endswith(".")


def on_this_day(names: str = "Ada") -> str:
    return f"Quinto, {QLocale().toString(QDate.currentDate(), 'd MMMM')}, with {names}"


def test_the_name_that_is_proposed_tells_the_day_and_the_partner(
    desk: Desk, choose: Answer, proposals: list[str]
) -> None:
    choose(None)

    desk.files.save()

    (proposal,) = proposals
    assert Path(proposal).name == f"{on_this_day()}.quinto"
    assert Path(proposal).parent.is_dir()
    assert Path(proposal).parent != desk.folders.games  # where Quinto puts games by itself


@pytest.mark.parametrize(
    ("rules", "names", "told"),
    [
        (RuleOptions(), ("Ada", "Clara", "You", "Bertram"), "Ada"),
        (RuleOptions(draw=DrawRule.PACK), ("Ada", "Clara", "You", "B"), "Ada, Clara and B"),
        (RuleOptions(form=Form.DUMMY), ("You", "Bertram", "Clara"), "Bertram and Clara"),
        (RuleOptions(form=Form.TWO), ("You", "Clara"), "Clara"),
        (RuleOptions(form=Form.TWO), ("You", 'A/\\:*?"<>|Z'), "A---------Z"),
        (RuleOptions(form=Form.TWO), ("You", "דוד"), "דוד"),
    ],
)
def test_it_is_a_name_for_every_system(
    desk: Desk, rules: RuleOptions, names: tuple[str, ...], told: str
) -> None:
    players = tuple([PlayerRecord(name, None if name == "You" else "casual") for name in names])
    desk.files.begin(numbered_game(players, rules, seed=5))
    assert desk.files.proposed_name == on_this_day(told)


def test_however_long_the_names_the_files_is_not(desk: Desk) -> None:
    names = [letter * 40 for letter in "ÄÖÜß"]
    desk.files.begin(numbered_game(tuple([PlayerRecord(it, None) for it in names]), seed=5))
    assert 180 < len(f"{desk.files.proposed_name}, score sheet.pdf".encode()) <= 255


def test_where_one_saved_last_is_proposed_again(
    desk: Desk, choose: Answer, proposals: list[str], evening: Path
) -> None:
    desk.files.begin(desk.controller.session.setup)
    choose(None)

    desk.files.save()
    desk.files.choose_and_open()

    folder = evening.parent
    assert [Path(proposal) for proposal in proposals[1:]] == [
        folder / f"{on_this_day()}.quinto",
        folder,
    ]


def test_a_name_that_is_taken_gets_a_number(
    desk: Desk, choose: Answer, proposals: list[str], evening: Path
) -> None:
    for taken in ("", " 2"):
        (evening.parent / f"{on_this_day()}{taken}.quinto").touch()
    desk.files.begin(desk.controller.session.setup)
    choose(None)
    desk.files.save()
    assert Path(proposals[-1]).name == f"{on_this_day()} 3.quinto"


def test_a_game_of_the_shelf_is_saved_elsewhere(
    desk: Desk, choose: Answer, proposals: list[str], tmp_path: Path
) -> None:
    put_by = desk.folders.games / "unfinished-3.quinto"
    put_by.parent.mkdir(parents=True)
    desk.controller.save(put_by)
    desk.files.open(put_by)
    before = put_by.read_bytes()
    turn = desk.controller.state.turn
    assert turn is not None
    desk.controller.submit(turn, Call.PASS)
    choose(tmp_path / "kept.quinto")

    desk.files.save()

    assert len(proposals) == 1
    assert (put_by.read_bytes(), desk.files.name) == (before, "kept")


@pytest.mark.usefixtures("evening")
def test_the_file_is_known_again_however_the_program_ended(desk: Desk) -> None:
    desk.restart()

    assert desk.files.name == "evening"


@pytest.mark.usefixtures("evening")
def test_a_game_begun_meanwhile_is_in_no_file(desk: Desk) -> None:
    desk.files.begin_again(seed=6)

    desk.restart()

    assert (desk.files.name, desk.controller.session.setup.seed) == (None, 6)


def test_an_older_quintos_note_of_the_file_is_read_once(desk: Desk, evening: Path) -> None:
    (desk.folders.state / "autosave.file").unlink()
    desk.preferences.change(current_file=str(evening))

    desk.restart()
    assert (desk.files.name, desk.preferences.settings.current_file) == ("evening", "")
    desk.restart()
    assert desk.files.name == "evening"
    desk.files.save()  # an earlier state of the same game is no loss
    assert desk.warnings() == []


@pytest.mark.usefixtures("evening")
def test_what_an_older_quinto_left_behind_is_of_another_game(desk: Desk) -> None:
    """It began another game, and knows nothing of the note beside the autosave."""
    other = Session(numbered_game(usual_players(), seed=6))
    (desk.folders.state / "autosave.quinto").write_bytes(encode(other.saved()))

    desk.restart()

    assert (desk.files.name, desk.controller.session.setup.seed) == (None, 6)


@pytest.mark.parametrize(
    "damaged", [b"", b"[]", b'{"format": 1}', b"\xff", b'{"a": ' * 9999, b"x" * 70_000]
)
@pytest.mark.usefixtures("evening")
def test_a_damaged_note_is_not_believed(desk: Desk, damaged: bytes) -> None:
    (desk.folders.state / "autosave.file").write_bytes(damaged)

    desk.restart()

    assert desk.files.name is None
    assert desk.controller.session.length == 1


@pytest.mark.parametrize("entry", ["file", "game", "sha256", "version"])
@pytest.mark.usefixtures("evening")
def test_a_note_of_another_kind_is_not_believed(desk: Desk, entry: str) -> None:
    note = desk.folders.state / "autosave.file"
    note.write_text(json.dumps({**json.loads(note.read_text()), entry: ["\udc80"]}))

    desk.restart()

    assert desk.files.name == ("evening" if entry == "sha256" else None)


def test_without_an_autosave_the_kept_game_keeps_its_file(desk: Desk, evening: Path) -> None:
    """It could not be read this time; the next time it must not come up as this one's file."""
    other = evening.with_name("other.quinto")
    other.write_bytes(evening.read_bytes())
    session = Session(numbered_game(usual_players(), seed=6))
    unkept = GameController(session, desk.controller.thinker, Keeper())
    files = GameFiles(unkept, desk.preferences, desk.folders, desk.window)
    files.take_up(is_same_game=False)

    files.open(other)

    assert files.name == "other"
    assert desk.recent[0] == other
    desk.restart()
    assert desk.files.name == "evening"


# --------------------------------------------------------------- changed by somebody else
def changed_meanwhile(desk: Desk, path: Path, data: bytes | None = None) -> bytes:
    """Save the game of a desk; then somebody else writes something into its file."""
    desk.controller.save(path)
    other = Session(numbered_game(usual_players(), seed=6))
    path.write_bytes(encode(other.saved()) if data is None else data)
    return path.read_bytes()


@pytest.mark.parametrize("answer", ["&Overwrite", "Save &as…", "Cancel"])
def test_a_file_that_has_changed_is_not_overwritten_unasked(
    desk: Desk, choose: Answer, qtbot: QtBot, tmp_path: Path, answer: str
) -> None:
    path, other = tmp_path / "evening.quinto", tmp_path / "other.quinto"
    theirs = changed_meanwhile(desk, path)
    choose(other)

    desk.files.save()

    box = box_on(desk)
    assert path.read_bytes() == theirs
    assert "evening.quinto" in box.text()
    assert is_plain(box)
    default = box.defaultButton()
    assert default is not None
    assert default.text() == "Save &as…"
    (button,) = (button for button in box.buttons() if button.text() == answer)
    button.click()
    if answer == "Save &as…":
        qtbot.waitUntil(lambda: bool(desk.told))
    assert (path.read_bytes() == theirs) == (answer != "&Overwrite")
    assert other.exists() == (answer == "Save &as…")
    named = {"&Overwrite": "evening", "Save &as…": "other", "Cancel": "evening"}
    assert desk.files.name == named[answer]


@pytest.mark.parametrize("data", [b"a shopping list", b"x" * 2**21])
def test_whatever_else_is_in_the_file_is_not_overwritten_unasked(
    desk: Desk, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "evening.quinto"
    changed_meanwhile(desk, path, data)

    desk.files.save()

    assert len(desk.warnings()) == 1
    assert path.read_bytes() == data


def test_a_file_that_has_gone_or_is_empty_is_written_anew(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "evening.quinto"
    changed_meanwhile(desk, path, b"")

    desk.files.save()
    path.unlink()
    desk.files.save()

    assert desk.warnings() == []
    assert load_game(path) == desk.controller.session.saved()


def test_what_was_taken_back_and_played_anew_is_saved_unasked(desk: Desk, tmp_path: Path) -> None:
    """The file holds what this Quinto has saved there, so nobody else's work is lost."""
    path = tmp_path / "evening.quinto"
    turn = desk.controller.state.turn
    assert turn is not None
    desk.controller.submit(turn, Call.PASS)
    desk.controller.save(path)
    desk.controller.undo()
    desk.controller.submit(turn, Call.DOUBLE)

    desk.files.save()

    assert desk.warnings() == []
    assert load_game(path) == desk.controller.session.saved()


def test_a_file_that_is_gone_meanwhile_is_not_the_games(desk: Desk, evening: Path) -> None:
    evening.unlink()

    desk.restart()

    assert desk.files.name is None


@pytest.mark.parametrize(
    "written", ["evening", "Game 1.5", "evening.json", "evening.", "EVENING.QUINTO"]
)
def test_a_name_without_the_ending_gets_it(
    desk: Desk, choose: Answer, tmp_path: Path, written: str
) -> None:
    choose(tmp_path / written)

    desk.files.choose_and_save()

    has_ending = written.endswith(".QUINTO")
    name = written if has_ending else f"{written}.quinto"
    assert [path.name for path in tmp_path.glob("*.*")] == [name]
    assert desk.files.name == Path(name).stem


@pytest.mark.parametrize("replaced", [True, False])
def test_a_file_that_the_dialog_has_not_asked_about_is_asked_about(
    desk: Desk, choose: Answer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, replaced: bool
) -> None:
    path = tmp_path / "my.quinto"
    path.write_text("another game")
    choose(tmp_path / "my")

    def decide(box: QMessageBox) -> None:
        assert path.read_text() == "another game"
        assert "my.quinto" in box.text()
        cancel = box.defaultButton()
        assert isinstance(cancel, QPushButton)
        assert box.buttonRole(cancel) is QMessageBox.ButtonRole.RejectRole
        (replace,) = (button for button in box.buttons() if button is not cancel)
        (replace if replaced else cancel).click()

    monkeypatch.setattr(QMessageBox, "exec", decide)
    desk.files.choose_and_save()

    assert (path.read_text() != "another game") == replaced
    assert desk.files.name == ("my" if replaced else None)
    assert len(desk.told) == replaced


def test_a_file_name_is_no_markup(desk: Desk, tmp_path: Path) -> None:
    desk.files.open(tmp_path / "<b>bold<" / "game.quinto")

    assert is_plain(box_on(desk))


def test_a_faulty_translation_does_not_keep_a_game_from_being_saved(
    desk: Desk, choose: Answer, proposals: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameFiles, "tr", lambda _self, text, _="": text.replace("day", "jour"))
    choose(None)

    desk.files.save()

    assert Path(proposals[0]).name == "Quinto, {jour}, with Ada.quinto"


def test_games_that_were_left_have_a_title(desk: Desk, tmp_path: Path) -> None:
    games, title_of = desk.folders.games, desk.files.title_of
    assert title_of(games / "unfinished-3.quinto") == "Unfinished game 3"
    assert title_of(games / "unfinished-three.quinto") == "unfinished-three"
    assert title_of(games / "3.quinto") == "3"
    assert title_of(tmp_path / "elsewhere" / "unfinished-3.quinto") == "unfinished-3"
    assert title_of(tmp_path / "Game 1.5.quinto") == "Game 1.5"


def test_a_game_in_a_file_is_saved_there_without_asking_and_elsewhere_on_request(
    desk: Desk, proposals: list[str], evening: Path
) -> None:
    evening.unlink()

    desk.files.save()
    assert evening.exists()
    assert len(proposals) == 1
    desk.files.choose_and_save()
    assert proposals[-1] == str(evening)


def test_a_dialog_that_is_cancelled_changes_nothing(desk: Desk, choose: Answer) -> None:
    before = desk.controller.session
    choose(None)

    desk.files.save()
    desk.files.choose_and_open()

    assert desk.files.name is None
    assert desk.controller.session is before
    assert desk.told == []


def test_what_cannot_be_saved_is_told(desk: Desk, choose: Answer, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    choose(tmp_path / "file" / "evening.quinto")

    desk.files.save()

    (warning,) = desk.warnings()
    assert warning.endswith(".")
    assert desk.files.name is None
    assert desk.recent == []
    assert desk.told == []


@pytest.mark.usefixtures("evening")
def test_a_saved_game_is_opened(desk: Desk) -> None:
    saved = desk.controller.session.saved()
    desk.files.begin(numbered_game(usual_players(), seed=6))
    assert desk.files.name is None

    desk.files.choose_and_open()

    assert desk.controller.session.saved() == saved
    assert desk.files.name == "evening"
    assert desk.warnings() == []


def test_a_bad_file_is_told_and_leaves_all_as_it_is(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "bad.quinto"
    path.write_text("no game")
    before = desk.controller.session

    assert desk.files.open(path) is False

    assert desk.controller.session is before
    assert desk.files.name is None
    assert desk.recent == []
    (warning,) = desk.warnings()
    assert "Choose a file saved by Quinto" in warning


def damaged(folder: Path) -> Path:
    path = folder / "evening.quinto"
    path.write_text('{"format": "quinto-ga')
    return path


def test_a_backup_is_only_offered_where_there_is_one(desk: Desk, tmp_path: Path) -> None:
    desk.files.open(damaged(tmp_path))

    box = box_on(desk)
    assert "backup" not in in_words(box)
    assert "“evening.quinto” could not be opened" in in_words(box)
    assert "Choose another saved game." in in_words(box)
    assert len(box.buttons()) == 1


def test_the_backup_of_a_damaged_game_is_opened_by_a_button_and_never_replaced(
    desk: Desk, choose: Answer, proposals: list[str], tmp_path: Path
) -> None:
    path = damaged(tmp_path)
    backup = tmp_path / "evening.quinto~"
    desk.controller.save(backup)
    saved = desk.controller.session.saved()
    desk.files.begin(numbered_game(usual_players(), seed=6))
    before = backup.read_bytes()

    desk.files.open(path)
    box = box_on(desk)
    assert "“evening.quinto~”" in in_words(box)
    take = box.defaultButton()
    assert isinstance(take, QPushButton)
    assert "backup" in take.text()
    take.click()

    assert desk.controller.session.saved() == saved
    choose(None)
    desk.files.save()
    assert len(proposals) == 1  # the backup is no file to save to
    assert backup.read_bytes() == before


def test_backups_are_listed_among_the_games_to_open(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    filters: list[str] = []

    def chosen(make: Callable[[], QFileDialog]) -> str:
        filters.extend(make().nameFilters())
        return ""

    monkeypatch.setattr(file_dialogs, "chosen_file", chosen)

    desk.files.choose_and_open()
    desk.files.choose_and_save()

    to_open, to_save = filters
    assert "*.quinto~" in to_open
    assert "*.quinto~" not in to_save


def test_a_warning_goes_when_it_is_answered(desk: Desk, tmp_path: Path) -> None:
    desk.files.open(tmp_path / "missing.quinto")
    box_on(desk).accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    assert desk.window.findChildren(QMessageBox) == []


def test_a_recent_file_that_is_gone_is_listed_no_more(desk: Desk, tmp_path: Path) -> None:
    gone, bad = tmp_path / "gone.quinto", tmp_path / "bad.quinto"
    bad.write_text("no game")
    settings = desk.preferences.settings
    desk.preferences.keep(settings.with_recent(gone).with_recent(bad))

    desk.files.open_recent(str(gone))
    desk.files.open_recent(str(bad))

    assert desk.recent == [bad]
    assert len(desk.warnings()) == 2


# --------------------------------------------------------------- folders out of reach
def put_out_of_reach(folder: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system refuse whatever concerns a folder: one not to be entered, or a dead mount."""

    def guarded(act: Callable[..., Any]) -> Callable[..., Any]:
        def refuse(path: Any, *arguments: Any, **named: Any) -> Any:
            if isinstance(path, str | os.PathLike) and str(folder) in os.fspath(path):
                raise OSError(number, os.strerror(number), str(path))
            return act(path, *arguments, **named)

        return refuse

    for name in ("stat", "lstat", "open", "scandir", "listdir", "unlink", "link", "mkdir"):
        monkeypatch.setattr(os, name, guarded(getattr(os, name)))
    monkeypatch.setattr(record_files, "open", guarded(open), raising=False)


@pytest.fixture
def away(desk: Desk, choose: Answer, tmp_path: Path) -> Path:
    """The folder in which the game of a desk has been saved."""
    folder = tmp_path / "away"
    folder.mkdir()
    choose(folder / "evening.quinto")
    desk.files.save()
    return folder


UNREACHABLE = [errno.EACCES, errno.ENOTCONN, errno.ESTALE, errno.EIO]


@pytest.mark.parametrize("number", UNREACHABLE)
def test_a_file_out_of_reach_keeps_nobody_from_saving_and_opening(
    desk: Desk,
    choose: Answer,
    proposals: list[str],
    away: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    put_out_of_reach(away, number, monkeypatch)

    desk.files.save()
    desk.files.open_recent(str(away / "evening.quinto"))
    assert len(desk.warnings()) == 2
    choose(None)
    desk.files.choose_and_save()
    desk.files.choose_and_open()
    assert len(proposals) == 3  # each dialog has been opened
    assert Path(proposals[1]).name == "evening.quinto"  # where it can be saved
    assert not any(str(away) in proposal for proposal in proposals[1:])
    assert desk.recent == [away / "evening.quinto"]  # it may come back
    here = away.with_name("here.quinto")
    choose(here)
    desk.files.choose_and_save()

    assert desk.files.name == "here"
    assert here.exists()


@pytest.mark.parametrize("number", UNREACHABLE)
def test_a_game_stays_in_its_file_while_that_is_out_of_reach(
    desk: Desk, away: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    with monkeypatch.context() as patch:
        put_out_of_reach(away, number, patch)
        desk.restart()
        assert desk.files.name == "evening"

    desk.restart()
    desk.files.save()

    assert (desk.files.name, desk.warnings()) == ("evening", [])


@pytest.mark.parametrize("number", [*UNREACHABLE, None])
def test_the_dialogs_open_although_the_documents_are_out_of_reach_or_the_user_is_not_known(
    desk: Desk,
    choose: Answer,
    proposals: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int | None,
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    documents = tmp_path / "documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    if number is None:
        monkeypatch.setattr(Path, "home", homeless)
    else:
        documents.mkdir()
        put_out_of_reach(documents, number, monkeypatch)
    choose(None)

    desk.files.choose_and_save()
    desk.files.choose_and_open()

    assert len(proposals) == 2


@pytest.mark.parametrize("name", ["x" * 300, "ü" * 130, "x" * 250])
def test_a_name_that_is_too_long_is_told(
    desk: Desk, choose: Answer, tmp_path: Path, name: str
) -> None:
    choose(tmp_path / name)
    desk.files.choose_and_save()
    desk.files.open_recent(str(tmp_path / f"{name}.quinto"))

    assert len(desk.warnings()) == 2
    assert desk.files.name is None


@pytest.mark.parametrize("name", [".", "/"])
def test_a_folder_without_a_name_is_told(desk: Desk, name: str) -> None:
    assert not desk.files.open(Path(name))
    (told,) = desk.warnings()
    assert "is a folder" in told
