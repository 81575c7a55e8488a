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

Answer = Callable[[Path | None], None]


def is_plain(box: QMessageBox) -> bool:
    """Whether no label of a box takes a file's name for markup."""
    written = [label for label in box.findChildren(QLabel) if label.text()]
    return all(label.textFormat() is Qt.TextFormat.PlainText for label in written)


def in_words(box: QMessageBox) -> str:
    return f"{box.text()}: {box.informativeText()}"


class Desk:
    def __init__(self, qtbot: QtBot, folders: UserFolders, thinker: Thinker) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.folders = folders
        self._thinker = thinker
        self.told: list[str] = []
        self._sit_down(Session(numbered_game(usual_players(), seed=5)))
        self.controller.deal()

    def _sit_down(self, session: Session | None = None) -> None:
        self._lock = folder_lock(self.folders.state)
        found = find_kept_game(self.folders, self._lock)
        self.preferences = Preferences(self.folders.settings)
        game = session or found.session or Session(numbered_game(usual_players(), seed=99))
        self.controller = GameController(game, self._thinker, found.keeper, INSTANT)
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
def desk(qtbot: QtBot, folders: UserFolders, inline_thinker: Thinker) -> Desk:
    return Desk(qtbot, folders, inline_thinker)


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


def test_a_game_is_saved_where_one_chooses_and_opened_again(desk: Desk, evening: Path) -> None:
    saved = desk.controller.session.saved()
    assert load_game(evening) == saved
    assert desk.files.name == "evening"
    assert desk.recent == [evening]
    (sentence,) = desk.told
    assert sentence.endswith(".")

    desk.files.begin(numbered_game(usual_players(), seed=6))
    assert desk.files.name is None
    desk.files.choose_and_open()
    assert desk.controller.session.saved() == saved
    assert desk.files.name == "evening"
    assert desk.warnings() == []


def on_this_day(names: str = "Ada") -> str:
    return f"Quinto, {QLocale().toString(QDate.currentDate(), 'd MMMM')}, with {names}"


def test_day_partner_and_the_place_of_before_are_proposed(
    desk: Desk, choose: Answer, proposals: list[str], tmp_path: Path
) -> None:
    session = desk.controller.session
    choose(None)
    desk.files.save()
    desk.files.choose_and_open()
    assert (desk.files.name, desk.controller.session, desk.told) == (None, session, [])
    assert Path(proposals[0]).name == f"{on_this_day()}.quinto"
    assert Path(proposals[0]).parent.is_dir()
    assert Path(proposals[0]).parent != desk.folders.games  # where Quinto puts games by itself

    path = tmp_path / "evening.quinto"
    choose(path)
    desk.files.save()
    path.unlink()
    desk.files.save()  # in a file it is saved there without asking, and elsewhere on request
    assert path.exists()
    assert len(proposals) == 3
    desk.files.choose_and_save()
    assert proposals[3:] == [str(path)]

    desk.files.begin(desk.controller.session.setup)
    choose(None)
    for taken in ("", " 2"):
        (tmp_path / f"{on_this_day()}{taken}.quinto").touch()
    desk.files.save()
    desk.files.choose_and_open()
    assert proposals[4:] == [str(tmp_path / f"{on_this_day()} 3.quinto"), str(tmp_path)]


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


def test_a_game_of_the_shelf_is_saved_elsewhere(
    desk: Desk, choose: Answer, proposals: list[str], tmp_path: Path
) -> None:
    put_by = desk.folders.games / "unfinished-3.quinto"
    put_by.parent.mkdir(parents=True)
    desk.controller.save(put_by)
    desk.files.open(put_by)
    before = put_by.read_bytes()
    turn = desk.controller.state.mover
    desk.controller.submit(turn, Call.PASS)
    choose(tmp_path / "kept.quinto")

    desk.files.save()

    assert len(proposals) == 1
    assert (put_by.read_bytes(), desk.files.name) == (before, "kept")


def test_the_file_is_known_again_however_the_program_ended(desk: Desk, evening: Path) -> None:
    desk.restart()
    assert desk.files.name == "evening"

    evening.unlink()
    desk.restart()
    assert desk.files.name is None


def test_another_game_is_in_no_file(desk: Desk, evening: Path) -> None:
    """An older Quinto begins one, too, and knows nothing of the note beside the autosave."""
    desk.files.begin_again(seed=6)
    desk.restart()
    assert (desk.files.name, desk.controller.session.setup.seed) == (None, 6)

    desk.files.open(evening)
    other = Session(numbered_game(usual_players(), seed=7))
    (desk.folders.state / "autosave.quinto").write_bytes(encode(other.saved()))
    desk.restart()
    assert (desk.files.name, desk.controller.session.setup.seed) == (None, 7)


def test_an_older_quintos_note_of_the_file_is_read_once(desk: Desk, evening: Path) -> None:
    (desk.folders.state / "autosave.file").unlink()
    desk.preferences.change(current_file=str(evening))

    desk.restart()
    assert (desk.files.name, desk.preferences.settings.current_file) == ("evening", "")
    desk.restart()
    assert desk.files.name == "evening"
    desk.files.save()  # an earlier state of the same game is no loss
    assert desk.warnings() == []


def test_a_note_that_is_damaged_or_of_another_kind_is_not_believed(
    desk: Desk, evening: Path
) -> None:
    note = desk.folders.state / "autosave.file"
    usual = json.loads(note.read_text())
    damaged = [b"", b"[]", b'{"format": 1}', b"\xff", b'{"a": ' * 9999, b"x" * 70_000]
    for entry in ("file", "game", "sha256", "version"):
        damaged.append(json.dumps({**usual, entry: ["\udc80"]}).encode())
    for data in damaged:
        desk.files.open(evening)
        note.write_bytes(data)

        desk.restart()

        assert desk.files.name == ("evening" if b'"sha256": [' in data else None), data[:99]
        assert desk.controller.session.length == 1


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


def test_whatever_is_in_the_file_is_not_overwritten_unasked_but_nothing_is(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "evening.quinto"
    for number, data in enumerate((b"a shopping list", b"x" * 2**21), start=1):
        changed_meanwhile(desk, path, data)
        desk.files.save()
        assert len(desk.warnings()) == number
        assert path.read_bytes() == data

    changed_meanwhile(desk, path, b"")
    desk.files.save()
    path.unlink()
    desk.files.save()

    assert len(desk.warnings()) == 2
    assert load_game(path) == desk.controller.session.saved()


def test_what_was_taken_back_and_played_anew_is_saved_unasked(desk: Desk, tmp_path: Path) -> None:
    """The file holds what this Quinto has saved there, so nobody else's work is lost."""
    path = tmp_path / "evening.quinto"
    turn = desk.controller.state.mover
    desk.controller.submit(turn, Call.PASS)
    desk.controller.save(path)
    desk.controller.undo()
    desk.controller.submit(turn, Call.DOUBLE)

    desk.files.save()

    assert desk.warnings() == []
    assert load_game(path) == desk.controller.session.saved()


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


def test_games_that_were_left_have_a_title(desk: Desk, tmp_path: Path) -> None:
    games, title_of = desk.folders.games, desk.files.title_of
    assert title_of(games / "unfinished-3.quinto") == "Unfinished game 3"
    assert title_of(games / "unfinished-three.quinto") == "unfinished-three"
    assert title_of(games / "3.quinto") == "3"
    assert title_of(tmp_path / "elsewhere" / "unfinished-3.quinto") == "unfinished-3"
    assert title_of(tmp_path / "Game 1.5.quinto") == "Game 1.5"


@pytest.mark.parametrize(
    "name", ["file/evening.quinto", *(f"{'x' * 300} {'ü' * 130} {'x' * 250}".split())]
)
def test_what_cannot_be_saved_is_told(
    desk: Desk, choose: Answer, tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").write_text("not a folder")
    choose(tmp_path / name)

    desk.files.save()

    (warning,) = desk.warnings()
    assert warning.endswith(".")
    assert (desk.files.name, desk.recent, desk.told) == (None, [], [])
    desk.files.open_recent(str(tmp_path / f"{name}.quinto"))
    assert len(desk.warnings()) == 2


def test_a_bad_file_is_told_and_leaves_all_as_it_is(desk: Desk, tmp_path: Path) -> None:
    path, gone = tmp_path / "<b>bad<.quinto", tmp_path / "gone.quinto"
    path.write_text("no game")
    before = desk.controller.session
    settings = desk.preferences.settings
    desk.preferences.keep(settings.with_recent(gone).with_recent(path))

    assert desk.files.open(path) is False
    desk.files.open_recent(str(gone))
    assert not desk.files.open(Path("."))

    assert desk.controller.session is before
    assert desk.files.name is None
    assert desk.recent == [path]  # and what is gone is listed no more
    boxes = desk.window.findChildren(QMessageBox)
    for box, words in zip(boxes, ("Choose a file saved by Quinto", "", "is a folder"), strict=True):
        assert words in in_words(box)
        assert is_plain(box), "a name is no markup"
        box.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert desk.window.findChildren(QMessageBox) == []


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


UNREACHABLE = [errno.EACCES, errno.ENOTCONN, errno.ESTALE, errno.EIO]


@pytest.mark.parametrize("number", UNREACHABLE)
def test_a_file_out_of_reach_keeps_nobody_from_saving_and_opening(
    desk: Desk,
    choose: Answer,
    proposals: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    away, here = tmp_path / "away", tmp_path / "here.quinto"
    away.mkdir()
    choose(away / "evening.quinto")
    desk.files.save()
    with monkeypatch.context() as patch:
        put_out_of_reach(away, number, patch)
        desk.restart()
        assert desk.files.name == "evening"
    desk.restart()
    desk.files.save()
    assert (desk.files.name, desk.warnings()) == ("evening", [])

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
    choose(here)
    desk.files.choose_and_save()

    assert desk.files.name == "here"
    assert here.exists()


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
