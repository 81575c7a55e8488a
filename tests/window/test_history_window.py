"""The window of the history: every game is found, by keys alone, and nothing in it is lost."""

from __future__ import annotations

import sqlite3
from datetime import date

import pytest
from history_games import ALL_RULES, DAY_MS, NOON_MS, reviews
from history_games import match as past_match
from kit import *
from present import present
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QAccessibleInterface
from saved_games import branched

from quinto_desktop.game.past.past_games import Marks, Order, Outcome, PastGames
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import history as history_module
from quinto_desktop.records.history.database import NAME
from quinto_desktop.window.app.beside_windows import HistoryController
from quinto_desktop.window.history import history_dialog
from quinto_desktop.window.history.games_table import COLUMNS, Column

GAMES = 230  # more than two pages


def fill(folder: Path, games: int, first: int = 0) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with closing(History(folder / NAME)) as history:
        for number in range(first, first + games):
            marks = Marks.HINTED if number % 10 == 3 else Marks(0)
            history.enter(
                past_match(number, RuleOptions(target=20)), NOON_MS + number * DAY_MS, marks
            )


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A history with many games."""
    folder = tmp_path_factory.mktemp("full")
    fill(folder, GAMES)
    return (folder / NAME).read_bytes()


class Room:
    """A window with a history, and what comes out of it."""

    def __init__(self, qtbot: QtBot, folders: UserFolders) -> None:
        self.qtbot = qtbot
        self.preferences = Preferences(folders.settings)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.begun: list[GameSetup | Session] = []
        self.folder = folders.history
        self.looked_at: list[SavedGame] = []
        self.asked: list[object] = []
        self.desk = HistoryController(
            self.window, self.preferences, self.folder, self.begun.append, self.asked.append
        )
        self.desk.statistics_wanted.connect(lambda: self.asked.append("statistics"))
        self.desk.look_wanted.connect(self.looked_at.append)

    def open(self) -> HistoryDialog:
        self.desk.open()
        dialog = present(self.desk._dialog)
        self.qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    def put(self, content: bytes) -> Path:
        """Have a file of the history."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / NAME
        path.write_bytes(content)
        return path

    def enter(self, *games: tuple[SavedGame, int] | tuple[SavedGame, int, Marks]) -> None:
        """Enter games, each with when it ended and its marks."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with closing(History(self.folder / NAME)) as history:
            for game in games:
                history.enter(*game)

    def execute(self, sql: str, *values: str) -> None:
        with closing(sqlite3.connect(self.folder / NAME)) as connection, connection:
            connection.execute(sql, values)

    def stored(self) -> int:
        """How many games the history holds."""
        with closing(History(self.folder / NAME, is_final=False)) as history:
            query = "SELECT count(*) FROM matches WHERE deleted = 0"
            return int(history.connection.execute(query).fetchone()[0])


@pytest.fixture
def room(qtbot: QtBot, folders: UserFolders) -> Iterator[Room]:
    room = Room(qtbot, folders)
    yield room
    if room.desk._dialog is not None:
        room.desk._dialog.close()


@pytest.fixture
def listed(room: Room, full: bytes) -> HistoryDialog:
    """The window with many games."""
    room.put(full)
    return room.open()


def seeds(dialog: HistoryDialog) -> list[int | None]:
    lines = [dialog.model.line(row) for row in range(dialog.model.rowCount())]
    return [line.seed for line in lines if line is not None]


def cell(dialog: HistoryDialog, row: int, column: Column) -> str:
    return str(dialog.model.index(row, COLUMNS.index(column)).data())


def children(parent: QAccessibleInterface, most: int) -> list[QAccessibleInterface]:
    found = [parent.child(place) for place in range(min(most, parent.childCount()))]
    return [child for child in found if child is not None]


def press(dialog: HistoryDialog, key: Qt.Key, *, control: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(dialog.focusWidget() or dialog, key, modifier)


def test_without_games_it_says_what_will_be_there(room: Room) -> None:
    dialog = room.open()
    assert dialog.empty.isVisible()
    assert "will appear here" in dialog.empty.text()
    assert not dialog.look_button.isEnabled()
    assert not dialog.delete_button.isEnabled()
    assert dialog.notice.isHidden()


def test_all_games_are_there_and_told_the_latest_first(listed: HistoryDialog) -> None:
    assert seeds(listed) == [*reversed(range(GAMES))]
    assert listed.finder.found.text().startswith(f"{GAMES} games")
    assert listed.table.hasFocus()
    assert listed.table.row == 0

    # The time of day tells games of one day apart.
    model = listed.table.model()
    index = model.index(0, [*COLUMNS].index(Column.DATE))
    day = index.data()
    told = index.data(Qt.ItemDataRole.ToolTipRole)
    assert told.startswith(f"{day}, ")
    assert ":" in told

    # A screen reader hears the whole game, and the head of a column.
    table = present(QAccessible.queryAccessibleInterface(listed.table))
    assert table.role() is QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Games"
    said = [child.text(QAccessible.Text.Name) for child in children(table, 2 * len(COLUMNS))]
    line = present(listed.model.line(0))
    (first,) = [text for text in said if f"{line.scores[0]}–" in text and "against" in text]
    for part in ("Four", "against Clara and Bertram", "Casual"):
        assert part in first
    assert {column.title for column in Column} <= {*said}
    cells = [listed.model.index(0, place) for place in range(len(COLUMNS))]
    told = [str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) for cell in cells]
    heads = [f"{column.title}: " for column in COLUMNS]
    assert [text.startswith(head) for text, head in zip(told, heads, strict=True)][1:] == [True] * 8
    assert "·" not in "".join(told)  # which would be named
    assert first == told[0]  # which is not headed: it tells the whole game


def test_only_pages_that_are_looked_at_are_read(room: Room, full: bytes) -> None:
    room.put(full)
    read: list[int] = []
    page = PastGames.page

    def noted(games: PastGames, search: object, number: int) -> object:
        read.append(number)
        return page(games, search, number)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PastGames, "page", noted)
        dialog = room.open()
        dialog.grab()
        assert read == [0]
        press(dialog, Qt.Key.Key_End)
        dialog.grab()
        assert sorted({*read}) == [0, 2]


def test_a_line_says_everything_of_a_game(room: Room) -> None:
    room.enter(
        (past_match(1, RuleOptions(target=60)), NOON_MS, Marks.UNDONE),
        (past_match(2, ALL_RULES[1]), NOON_MS),
    )
    room.execute("UPDATE matches SET seed = NULL, commitment = ? WHERE id = 2", "3f8a91c2" * 8)
    dialog = room.open()
    told = [[cell(dialog, row, column) for column in Column] for row in (1, 0)]
    assert told == [
        [
            *("22 Nov 2026", "Four", "Player", "Clara and Bertram\nlevel: Casual"),
            *("5–70", "○ lost", "1", "undo used", "1"),
        ],
        [
            *("22 Nov 2026", "Four, rubber", "Clara", "You and Bertram\nlevel: Casual"),
            *("2–1 games", "● won", "3", "", ""),
        ],
    ]


def coded_game() -> SavedGame:
    """A game that began with a deal code."""
    source = CodedDeals(CodedDeal.of_pack(shuffled_pack(5, 1), Seat.E, RuleOptions()))
    dealer = source.first_dealer(Form.FOUR)
    game = SavedGame(RuleOptions(), source, dealer, past_match().players, ())
    return replace(game, actions=branched(game, 0, length=3000).branches[0].actions)


def test_codes_and_deals_of_the_day_are_told(room: Room) -> None:
    number, coded = number_of_the_day(date(2026, 11, 22)), coded_game()
    room.enter(
        (past_match(number, RuleOptions(), length=80), NOON_MS + DAY_MS),
        (past_match(number, RuleOptions(target=20), (1,)), NOON_MS + 9 * DAY_MS),
        (coded, NOON_MS),
    )
    dialog = room.open()
    assert isinstance(coded.source, CodedDeals)
    assert [cell(dialog, row, Column.NUMBER) for row in (0, 2)] == [coded.source.code, str(number)]
    noted = [cell(dialog, row, Column.NOTED) for row in range(3)]
    assert noted == ["", "played again", "deal of the day"]
    assert cell(dialog, 2, Column.RESULT) == "– finished"  # only this one deal is played
    dialog.table.selectRow(2)
    assert dialog.play_button.text() == "&Play it again"
    assert not dialog.finder.form.isVisible()  # of three games
    for is_whole in (False, True):
        room.preferences.change(show_everything=is_whole)
        dialog.close()
        dialog = room.open()
        dialog.resize(2400, 800)
        assert dialog.table.isColumnHidden(COLUMNS.index(Column.NUMBER)) is not is_whole


def test_keys_sort_by_the_menu_and_clicks_by_the_heads(listed: HistoryDialog) -> None:
    menu = listed._sort_button.menu()
    menu.aboutToShow.emit()
    (number,) = [each for each in menu.actions() if each.text() == "Number"]
    number.trigger()
    assert seeds(listed) == [*range(GAMES)]
    assert listed.model.search.order is Order.NUMBER
    title = listed.model.headerData(COLUMNS.index(Column.NUMBER), Qt.Orientation.Horizontal)
    assert title == "Number ▴"
    head = listed.table.horizontalHeader()
    head.sectionClicked.emit(COLUMNS.index(Column.NUMBER))
    assert seeds(listed) == [*reversed(range(GAMES))]
    head.sectionClicked.emit(COLUMNS.index(Column.NOTED))  # nothing to sort by
    assert listed.model.search.order is Order.NUMBER
    head.sectionClicked.emit(COLUMNS.index(Column.DATE))
    assert listed.model.search == listed.finder.search_from(listed.model.search)
    assert not listed.model.search.is_rising


def test_games_are_found_by_names_numbers_and_choices(listed: HistoryDialog, qtbot: QtBot) -> None:
    press(listed, Qt.Key.Key_F, control=True)
    assert listed.finder.text.hasFocus()
    QTest.keyClicks(listed.finder.text, "17")
    qtbot.waitUntil(lambda: seeds(listed) == [17])
    QTest.keyClick(listed.finder.text, Qt.Key.Key_Return)
    assert listed.table.hasFocus()
    listed.finder.text.setText("nobody")
    qtbot.waitUntil(lambda: seeds(listed) == [])
    assert listed.empty.isVisible()
    assert "Clear" in listed.empty.text()
    listed.finder.clear.click()
    assert len(seeds(listed)) == GAMES
    assert listed.finder.text.text() == ""

    # The list is narrowed down.
    finder = listed.finder
    assert finder.form.isVisible()
    finder.firsts.setChecked(True)
    assert {seed % 10 for seed in seeds(listed) if seed is not None} == {*range(10)} - {3}
    finder.firsts.setChecked(False)
    for outcome, word in ((Outcome.WON, "● won"), (Outcome.LOST, "○ lost")):
        finder.outcome.choose(outcome)
        assert {cell(listed, row, Column.RESULT) for row in range(len(seeds(listed)))} == {word}
    finder.clear.click()
    assert not finder.clear.isEnabled()
    finder.form.choose(Form.TWO)
    assert seeds(listed) == []
    finder.form.choose(Form.FOUR)
    finder.partner.choose("You")
    assert len(seeds(listed)) == GAMES
    finder.level.choose("master")
    assert seeds(listed) == []
    finder.level.choose("casual")
    finder.months.choose(finder.months.values[-1])  # last year
    assert seeds(listed) == []


def test_keys_lead_to_the_game_its_cards_the_statistics_and_the_rule_book(
    room: Room, listed: HistoryDialog
) -> None:
    press(listed, Qt.Key.Key_F, control=True)
    QTest.keyClick(listed.finder.text, Qt.Key.Key_Delete)
    assert listed.model.rowCount() == GAMES, "it deletes letters where a text is typed"
    listed.table.setFocus()
    press(listed, Qt.Key.Key_F4)
    press(listed, Qt.Key.Key_F1)
    assert room.asked == ["statistics", None]
    QTest.keyClick(listed.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    (setup,) = room.begun
    assert isinstance(setup, GameSetup)
    again, game = Session(setup), past_match(GAMES - 1, RuleOptions(target=20))
    assert again.next_deal() == game.actions[0]
    assert setup.players == game.players

    listed = room.open()
    games = present(room.desk._games)
    press(listed, Qt.Key.Key_Down)
    press(listed, Qt.Key.Key_Return)
    assert room.looked_at == [past_match(GAMES - 2, RuleOptions(target=20))]
    assert not listed.isVisible()
    with pytest.raises(HistoryError):  # it is read only while its window is open
        games.companies()


def test_an_unfinished_game_goes_on(room: Room, tmp_path: Path) -> None:
    """By a button; as it was left, if that is still kept."""
    half = past_match(2, RuleOptions(), length=80)
    room.enter((half, NOON_MS), (past_match(1), NOON_MS))
    dialog = room.open()
    press(dialog, Qt.Key.Key_Return, control=True)  # that one is finished
    assert room.begun == []
    assert dialog.play_button.text() == "&Play it again"
    press(dialog, Qt.Key.Key_Down)
    assert dialog.play_button.text() == "Play &on"
    dialog.play_button.click()
    room.preferences.keep(room.preferences.settings.with_recent(tmp_path / "left.quinto"))
    save_game(tmp_path / "left.quinto", half)
    press(room.open(), Qt.Key.Key_Return, control=True)
    session, left = room.begun
    assert isinstance(session, Session) and isinstance(left, Session)
    played = session.saved().actions
    assert half.actions[: len(played)] == played
    assert session.state.phase is Phase.DEALING
    assert left.saved().actions == half.actions
    room.desk.present = lambda: left
    press(room.open(), Qt.Key.Key_Return, control=True)
    assert len(room.begun) == 2  # it lies on the table


def test_levels_of_a_newer_quinto_are_said(room: Room, listed: HistoryDialog) -> None:
    room.execute("UPDATE setups SET document = replace(document, 'casual', 'angel')")
    press(listed, Qt.Key.Key_Return)
    (box,) = listed.findChildren(QMessageBox)
    assert "angel" in box.informativeText()
    assert room.looked_at == []
    box.close()


def test_what_is_deleted_is_brought_back(room: Room, listed: HistoryDialog) -> None:
    listed.table.go_to(5)
    before = seeds(listed)
    press(listed, Qt.Key.Key_Delete)
    assert seeds(listed) == before[:5] + before[6:]
    assert listed.table.row == 5
    assert room.stored() == GAMES - 1
    assert "brought back" in listed.notice.words.text()
    assert listed.notice.act.isVisible()
    press(listed, Qt.Key.Key_Z, control=True)
    assert seeds(listed) == before
    assert listed.table.row == 5
    assert room.stored() == GAMES
    assert listed.notice.act.isHidden()
    press(listed, Qt.Key.Key_Z, control=True)  # there is nothing more
    assert seeds(listed) == before

    # After the window was closed, too.
    listed.table.go_to(0)
    press(listed, Qt.Key.Key_Delete)
    listed.delete_button.click()
    listed.close()
    again = room.open()
    assert seeds(again) == before[2:]
    press(again, Qt.Key.Key_Z, control=True)
    assert seeds(again) == before[1:]
    assert again.notice.act.isVisible()
    again.notice.act.click()
    assert seeds(again) == before
    assert again.table.row == 0


def test_many_are_deleted_at_once(room: Room, listed: HistoryDialog) -> None:
    listed.table.selectAll()
    assert listed.finder.found.text().endswith(f"{GAMES} selected")
    assert not listed.look_button.isEnabled()  # which of them?
    press(listed, Qt.Key.Key_Delete)
    assert room.stored() == 0
    assert listed.empty.isVisible()
    listed.notice.act.click()
    assert room.stored() == GAMES
    assert listed.table.isVisible()


def test_a_game_is_saved_in_a_file_and_as_a_text(
    listed: HistoryDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def written(*asked: Any) -> None:
        *_, name, data, tell = asked
        proposed.append(name)
        tell(file_dialogs.write(tmp_path / f"kept{Path(name).suffix}", QByteArray(data)))

    monkeypatch.setattr(history_dialog, "save_with_dialog", written)
    press(listed, Qt.Key.Key_E, control=True)
    assert load_game(tmp_path / "kept.quinto") == past_match(GAMES - 1, RuleOptions(target=20))
    assert "kept.quinto" in listed.notice.words.text()
    listed.export_button.menu().actions()[1].trigger()
    assert "Ada" in (tmp_path / "kept.txt").read_text(encoding="utf-8")
    date = cell(listed, 0, Column.DATE)
    assert proposed == [f"Quinto, {date}.quinto", f"Quinto, {date}.txt"]


def test_a_menu_of_the_row_has_it_all_with_its_keys(listed: HistoryDialog) -> None:
    listed.table.customContextMenuRequested.emit(QPoint(20, 20))
    menu = listed.findChildren(QMenu)[-1]
    told = {each.text().replace("&", ""): each.isEnabled() for each in menu.actions()}
    assert told == {
        "View": True,
        "Play it again": True,
        "Play on": False,
        "Save as a game…": True,
        "Save as text…": True,
        "Delete": True,
        "Undo deleting": False,
    }
    assert all(not each.shortcut().isEmpty() for each in menu.actions())
    menu.actions()[5].trigger()
    assert listed.model.rowCount() == GAMES - 1
    menu.close()


def test_a_game_that_was_just_finished_appears(room: Room, listed: HistoryDialog) -> None:
    listed.table.go_to(4)
    fill(room.folder, 2, first=GAMES)
    room.desk.refresh()
    assert seeds(listed)[:3] == [GAMES + 1, GAMES, GAMES - 1]
    assert listed.table.row == 6  # the same game

    # A file that was replaced meanwhile is read.
    (room.folder / NAME).rename(room.folder / "elsewhere.db")
    fill(room.folder, 2)
    room.desk.refresh()
    assert seeds(listed) == [1, 0]


def test_its_place_and_size_are_remembered(room: Room, listed: HistoryDialog) -> None:
    listed.resize(780, 522)
    listed.close()
    assert Preferences(room.preferences._path.parent).settings.history_geometry is not None
    room.desk.retranslate()  # which makes it anew
    assert room.open().size().toTuple() == (780, 522)


@pytest.mark.parametrize(
    ("content", "word"), [(b"", "newer Quinto"), (b"something else " * 500, "so a new one begins")]
)
def test_what_is_wrong_is_said(room: Room, full: bytes, content: bytes, word: str) -> None:
    room.put(content or full)
    if not content:
        room.execute("PRAGMA user_version = 99")
    dialog = room.open()
    assert dialog.notice.isVisible()
    assert word in dialog.notice.words.text()
    assert dialog.empty.isVisible()
    press(dialog, Qt.Key.Key_F, control=True)
    dialog.finder.text.setText("Ada")
    dialog.finder.form.choose(Form.TWO)
    assert dialog.model.rowCount() == 0


@pytest.mark.parametrize("when", ["before", "while it is open"])
def test_damage_that_is_found_while_reading_is_mended_and_said(
    room: Room, full: bytes, when: str
) -> None:
    path = room.put(full)
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_schema WHERE name = 'players'"
        (root,) = connection.execute(query).fetchone()
    dialog = room.open() if when != "before" else None
    with path.open("r+b") as file:
        file.seek((root - 1) * page)
        file.write(bytes(page))
    if dialog is None:
        dialog = room.open()
    room.desk.refresh()
    assert f"Games recovered: {GAMES}." in dialog.notice.words.text()
    assert dialog.model.rowCount() == GAMES
    assert not dialog.empty.isVisible()
    assert path.with_name("history.damaged-1.db").exists()


def test_a_history_that_cannot_be_written_is_shown_and_nothing_is_deleted(
    room: Room, full: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.put(full)

    def refused(path: Path) -> None:
        raise HistoryError(HistoryFault.READ_ONLY, path=path)

    monkeypatch.setattr(history_module, "open_database", refused)
    dialog = room.open()
    assert "cannot be written" in dialog.notice.words.text()
    assert dialog.model.rowCount() == GAMES
    dialog.notice.say("")
    press(dialog, Qt.Key.Key_Delete)
    assert "cannot be written" in dialog.notice.words.text()
    assert dialog.model.rowCount() == GAMES
    press(dialog, Qt.Key.Key_Return)
    assert len(room.looked_at) == 1


def test_a_damaged_record_is_said_and_the_rest_stays(listed: HistoryDialog, room: Room) -> None:
    room.execute("UPDATE records SET document = X'00' WHERE deal_id = (SELECT max(id) FROM deals)")
    press(listed, Qt.Key.Key_Return)
    assert room.looked_at == []
    assert "damaged" in listed.notice.words.text()
    press(listed, Qt.Key.Key_Down)
    press(listed, Qt.Key.Key_Return)
    assert len(room.looked_at) == 1


def test_the_window_of_a_game_opens_it_by_its_key_and_replays_what_is_chosen(
    qtbot: QtBot, folders: UserFolders, inline_thinker: Thinker
) -> None:
    preferences = Preferences(folders.settings)
    preferences.change(speed="none", trick_pause="none")
    session = Session(numbered_game(usual_players(), seed=7))
    controller = GameController(session, inline_thinker, None, preferences.pace)
    window = MainWindow(preferences.settings.look)
    qtbot.addWidget(window)
    game_room = set_up_game(window, preferences, controller, folders)
    fill(folders.history, 3)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F3)
    dialog = present(window.findChild(HistoryDialog))
    qtbot.waitUntil(dialog.isActiveWindow)
    fill(folders.history, 1, first=3)
    game_room.history_changed.emit()
    assert seeds(dialog) == [3, 2, 1, 0]
    press(dialog, Qt.Key.Key_Return)
    (replay,) = window.findChildren(ReplayView)
    assert replay.isVisible()
    assert controller.session is session
    game_room.command_wanted.emit(Command.HISTORY)
    assert dialog.isVisible()
    preferences.change(language="de")

    def is_anew() -> bool:
        return [each.isVisible() for each in window.findChildren(HistoryDialog)] == [True] and (
            window.findChild(HistoryDialog) is not dialog
        )

    qtbot.waitUntil(is_anew)


def test_what_reviews_have_found_is_noted_quietly(room: Room) -> None:
    fill(room.folder, 2)
    with closing(History(room.folder / NAME)) as history:
        (entry,) = reviews(past_match(1, RuleOptions(target=20)))
        assert history.keep(entry, NOON_MS)
    own = [one for one in entry.verdicts if one.role == 0]
    rate = f"{sum(one.error for one in own) / len(own):.1f}"
    table = room.open().table
    table.window().resize(880, 720)
    assert all(table.columnWidth(at) >= wide for at, wide in enumerate(table._wide[:-1]))
    model = table.model()
    noted, told = (
        [model.index(row, COLUMNS.index(column)) for row in (0, 1)]
        for column in (Column.NOTED, Column.DATE)
    )
    assert [index.data() for index in noted] == ["costly mistakes", ""]
    tip = noted[0].data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"Mistakes cost {rate} points in every ten choices; 1 deal reviewed"
    assert noted[1].data(Qt.ItemDataRole.ToolTipRole) == ""
    assert told[0].data(Qt.ItemDataRole.AccessibleTextRole).endswith(f", {noted[0].data()}")


def test_the_games_of_a_person_are_shown_as_seen_by_them_and_what_a_company_owes(
    room: Room,
) -> None:
    groups = [(0,), (0, 1), (0, 2), (1, 2), (0, 1)]
    games = [past_match(seed, RuleOptions(target=20), who) for seed, who in enumerate(groups)]
    room.enter(*[(game, NOON_MS) for game in games])
    dialog = room.open()
    finder = dialog.finder
    assert finder.person.isVisible() and not finder.settle.isVisible()
    assert finder.person.itemText(len(finder.person.values) - 1) == "Clara and Player"

    finder.person.choose(("Clara",))
    assert finder.partner.values == [None, "Bertram"]
    lines = [dialog.model.line(row) for row in range(dialog.model.rowCount())]
    won = [-1 if Session.resumed(games[at]).state.winner is Side.NS else 1 for at in (4, 3, 1)]
    assert [line.seed for line in lines if line] == [4, 3, 1]
    assert [line.result for line in lines if line] == won
    assert not any("Clara" in cell(dialog, row, Column.AGAINST) for row in range(3))
    finder.outcome.choose(Outcome.WON)
    assert dialog.model.rowCount() == won.count(1)
    finder.clear.click()
    assert len(seeds(dialog)) == 5 and finder.partner.values == [None, "You"]

    finder.person.choose(("Ada", "Clara"))
    assert seeds(dialog) == [4, 1]
    finder.settle.click()
    [box] = dialog.findChildren(QMessageBox)
    assert box.text() == "Ada and Clara" and "pays" in box.informativeText()
    box.close()
    finder.person.choose(("Ada",))
    dialog.delete()
    assert seeds(dialog) == [2, 1, 0] and room.stored() == 4
    dialog.undo()
    assert seeds(dialog) == [4, 2, 1, 0]
    room.execute("UPDATE matches SET deleted = 1 WHERE seed NOT IN (0, 5)")
    room.enter((past_match(5, RuleOptions(target=20), (1,)), NOON_MS))  # alone, as Ada in the first
    dialog.show_anew()
    assert seeds(dialog) == [5, 0] and finder.person.isHidden()
