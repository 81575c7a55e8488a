"""The statistics window, through its widgets: what it shows, filters, keys, and what it follows."""

from __future__ import annotations

import sqlite3

import pytest
from at_the_table import choose
from audible import tree
from history_games import NOON_MS
from history_games import match as past_match
from kit import *
from legible import watching
from legible_scene import game_of
from present import present
from PySide6.QtGui import QPixmap
from seating import Scene

from quinto_desktop.game.past.statistics import EVERY_GAME, NO_MARKS, Choice, Marks
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.figures import Figures, figures_of
from quinto_desktop.window.app.program import _keep_history
from quinto_desktop.window.controls.fields import Pane
from quinto_desktop.window.history.charts import BAR_OPACITY
from quinto_desktop.window.history.numbers import count_text
from quinto_desktop.window.history.statistics_content import Measure
from quinto_desktop.window.look.theme import Theme

SMALL, USUAL = QSize(784, 512), QSize(1232, 752)


def shown(qtbot: QtBot, folder: Path, size: QSize = USUAL) -> StatisticsDialog:
    dialog = StatisticsDialog(Statistics(folder), days=3, is_whole=True)
    qtbot.addWidget(dialog)
    dialog.resize(size)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def counted(qtbot: QtBot, folder: Path, deals: int, size: QSize = USUAL) -> StatisticsDialog:
    """The window, with a history of so many deals, and averages in view."""
    write_history(folder, deals)
    dialog = shown(qtbot, folder, size)
    show_averages(dialog)
    return dialog


def show_averages(dialog: StatisticsDialog) -> None:
    dialog.averages.click()
    QApplication.processEvents()  # all finds its place


def figures_in(folder: Path, choice: Choice = EVERY_GAME) -> Figures:
    with closing(sqlite3.connect(folder / NAME)) as connection:
        return figures_of(connection, choice)


def opened(qtbot: QtBot, folders: UserFolders, deals: int = 0) -> tuple[Scene, StatisticsDialog]:
    """The window over a game, by its command."""
    if deals:
        write_history(folders.history, deals)
    scene = Scene(qtbot, folders, game_of(Form.FOUR)).show()
    choose(scene.room, Command.STATISTICS)
    return scene, present(scene.window.findChild(StatisticsDialog))


def heading(dialog: StatisticsDialog) -> str:
    return dialog.findChildren(QLabel)[0].text()


def tiles(dialog: StatisticsDialog) -> list[str]:
    return [tile.accessibleName() for tile in dialog.page.tiles if tile.isVisible()]


def words(figures: Figures) -> str:
    return f"{figures.whole.games.cases} games, {figures.whole.points.deals} deals"


def cells(dialog: StatisticsDialog, key: str) -> list[list[str]]:
    table = present(dialog.page.charts[key].table)
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_figures_at_the_top_are_those_of_the_history(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = counted(qtbot, tmp_path, 400)
    with closing(History(tmp_path / NAME)) as history:
        history.enter(past_match(people=(1,)), NOON_MS)  # by the same person, who has a new name
    dialog.refresh()
    figures = figures_in(tmp_path)
    assert heading(dialog) == f"You have won {count_text(figures.whole.games)} games"
    assert f"{figures.streaks.won} wins in a row, the best" in tiles(dialog)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        found = connection.execute("SELECT us_points, them_points FROM ours WHERE marks < 16")
        best = max(found.fetchall(), key=lambda points: points[0] - points[1])
    assert f"{best[0]} to {best[1]} points in the best deal" in tiles(dialog)
    assert "3 days in a row with the deal of the day" in tiles(dialog)


@pytest.mark.parametrize(("seed", "marks"), [(2, NO_MARKS), (4, Marks.HINTED | Marks.UNDONE)])
def test_the_first_game_counts_with_help_or_without(
    qtbot: QtBot, folders: UserFolders, seed: int, marks: Marks
) -> None:
    folders.history.mkdir(parents=True)
    with closing(History(folders.history / NAME)) as history:
        history.enter(game := past_match(seed, RuleOptions()), NOON_MS, marks)
    scene, dialog = opened(qtbot, folders)
    state = Session.resumed(game).state
    is_won = state.winner is Side.NS
    assert heading(dialog) == (
        "You have won your first game" if is_won else "Your first game went to the others"
    )
    assert not any("games" in text for text in tiles(dialog))
    assert dialog.page.foot.text().count("9 games more")
    for part in (dialog.filters, dialog.averages, dialog.export, dialog.page.measure):
        assert not part.isVisible()
    assert dialog.height() <= 610 * dialog.scale  # more room would be empty
    dialog.page.best.again.click()
    view, leads = scene.room.views.view, [one.points[0] - one.points[1] for one in state.results]
    assert isinstance(view, ReplayView)
    assert view.shown().deal_number == leads.index(max(leads)) + 1
    assert not dialog.isVisible()


def test_what_a_few_deals_cannot_tell_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = counted(qtbot, tmp_path, 12)
    dialog.page.tables.box.click()
    for line in cells(dialog, "levels"):
        assert line[2:] == ["–", "–", "too few to tell"]
    assert all(len(line) == 3 for line in cells(dialog, "caught"))

    # A filter that changes no figure is kept as well.
    mark = next(mark for mark, found in figures_in(tmp_path).apart.items() if not found.deals)
    dialog.filters.counted.choose(mark)
    dialog.filters.form.choose(Form.FOUR)
    assert dialog.filters.counted.value == mark
    assert dialog.filters.form.currentText() == "Four players"


def test_a_filter_counts_less_and_clear_everything_again(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = counted(qtbot, tmp_path, 400)
    before = dialog.report
    filters, every = dialog.filters, figures_in(tmp_path)
    assert filters.count.text() == words(every)
    told = {words(every)}
    for mark, choice in ((NO_MARKS, Choice()), (Marks.HINTED, Choice(marks=Marks.HINTED))):
        filters.counted.choose(mark)
        assert filters.count.text() == words(figures_in(tmp_path, choice))
        told.add(filters.count.text())
    assert len(told) == 3, "first attempts are set apart"
    filters.clear.click()

    filters.form.choose(Form.TWO)
    two = figures_in(tmp_path, replace(EVERY_GAME, form=Form.TWO))
    assert filters.count.text() == words(two)
    filters.level.choose("club")
    filters.period.choose(filters.period.values[-1])
    assert dialog.report != before
    filters.clear.click()
    assert dialog.report == before
    assert not filters.clear.isEnabled()

    # What nothing fits is said, and the filters stay.
    filters.form.choose(Form.TWO)
    filters.partner.choose("Ada")  # with two, nobody has a partner
    assert dialog.report is None
    assert dialog.told.text().startswith("No finished deal matches these")
    assert filters.isVisible()
    assert not dialog.export.isVisible()
    filters.clear.click()
    assert dialog.report is not None
    assert dialog.page.isVisible()


def test_what_needs_reviews_is_offered_once_there_are_any(qtbot: QtBot, tmp_path: Path) -> None:
    write_history(tmp_path, 60)
    measures = [shown(qtbot, tmp_path).page.measure.count()]
    (tmp_path / NAME).unlink()
    write_history(tmp_path, 60, has_reviews=True)
    measures.append(shown(qtbot, tmp_path).page.measure.count())
    reviewed = [each for each in Measure if each.needs_reviews]
    assert measures == [len(Measure) - len(reviewed), len(Measure)]


def test_each_chart_has_the_same_figures_as_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    write_history(tmp_path, 400, has_reviews=True)
    dialog = shown(qtbot, tmp_path)
    dialog.averages.click()
    dialog.page.tables.box.setChecked(True)
    for measure in Measure:
        dialog.page.measure.choose(measure)
        for chart in present(dialog.report).charts:
            card = dialog.page.charts[chart.key]
            assert card.table is not None
            assert card.table.isVisible()
            assert not card.view.isVisible()
            assert card.table.accessibleName() == card.view.accessibleName() == chart.title
            lines = (*chart.lines, *chart.more)
            for line, row in zip(lines, cells(dialog, chart.key), strict=True):
                sentence = line.sentence
                assert row[0] == line.label
                assert all(cell in sentence for cell in row if cell != "–")


def test_arrows_go_through_a_chart_and_tell_each_line(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = counted(qtbot, tmp_path, 400)
    view = dialog.page.charts["levels"].view
    view.setFocus()
    lines = view.chart.lines
    assert len(lines) > 2
    for line in lines[1:]:
        QTest.keyClick(view, Qt.Key.Key_Down)
        assert view.accessibleDescription().endswith(line.sentence)
    QTest.keyClick(view, Qt.Key.Key_Down)  # there is no further one
    assert view.cursor_line == len(lines) - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    seen = QAccessible.queryAccessibleInterface(view)
    assert seen.role() is QAccessible.Role.Chart
    assert seen.text(QAccessible.Text.Name) == view.chart.title
    assert seen.text(QAccessible.Text.Description).endswith(lines[0].sentence)


def test_every_part_is_reached_by_tab_and_read_in_the_order_in_which_it_is_seen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = counted(qtbot, tmp_path, 400, SMALL)  # in one column
    dialog.activateWindow()
    reached = set()
    for _ in range(60):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    wanted = {*dialog.filters.pickers, dialog.export, dialog.done_button, dialog.averages}
    wanted.add(dialog.history_button)
    wanted |= {dialog.page.measure, dialog.page.tables.box}
    wanted |= {card.view for card in dialog.page.charts.values()}
    assert wanted <= reached

    told = [
        part.text(QAccessible.Text.Name)
        for part in tree(QAccessible.queryAccessibleInterface(dialog))
    ]
    games = figures_in(tmp_path).whole.games
    texts = [f"You have won {games.count} of {games.cases} games", "Every game", tiles(dialog)[0]]
    texts += ["As tables", "Games won of every ten", "Quints won"]
    texts += ["Doubles right and wrong", "Export…", "Close"]
    places = [told.index(text) for text in texts]
    assert places == sorted(places), dict(zip(texts, places, strict=True))
    for picker in dialog.filters.pickers:
        assert picker.accessibleDescription()  # a list is named after what is chosen

    # Page keys turn the page wherever the focus is, and what gets it comes into view.
    pane = present(dialog.findChild(Pane))
    bar = pane.verticalScrollBar()
    bar.setValue(0)
    QTest.keyClick(dialog.done_button, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(dialog.done_button, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    for card in dialog.page.charts.values():
        dialog.done_button.setFocus()
        card.view.setFocus()
        seen = card.view.visibleRegion().boundingRect()
        assert seen.height() >= min(card.view.height(), pane.viewport().height() - 60)


def test_without_a_history_it_says_warmly_when_one_begins(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = shown(qtbot, tmp_path, SMALL)
    assert dialog.report is None
    assert dialog.told.isVisible()
    assert dialog.told.text().startswith("The deals of lessons do not count.")
    assert not dialog.averages.isVisible()
    assert not dialog.export.isVisible()
    write_history(tmp_path, 60)
    dialog.refresh()
    assert dialog.averages.isVisible()
    assert dialog.page.isVisible()


def test_why_nothing_is_counted_is_told_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    with closing(History(tmp_path / NAME)) as history:
        history.enter(past_match(people=()), NOON_MS)
        dialog = shown(qtbot, tmp_path, SMALL)
        assert dialog.report is None
        assert dialog.told.text().startswith("So far only computer players have played.")
        history.enter(past_match(2, RuleOptions(form=Form.TWO), (0, 1)), NOON_MS)
    dialog.refresh()
    assert dialog.report is not None and dialog.person.isVisible()
    ada = dialog.report
    dialog.person.choose("Clara")
    assert dialog.person.value == "Clara" and dialog.report != ada
    (tmp_path / NAME).write_bytes(b"nothing of the kind" * 100)
    dialog = shown(qtbot, tmp_path)
    assert "is damaged; restart Quinto to have it" in dialog.told.text()


def test_nothing_lies_beside_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = counted(qtbot, tmp_path, 400)
    for size in (SMALL, USUAL, QSize(2540, 1390)):
        dialog.resize(size)
        QApplication.processEvents()
        page = dialog.page
        for card in [*page.tiles, *page.charts.values(), page.best, page.foot]:
            assert page.rect().contains(card.geometry())
        assert page.width() <= dialog.width() == size.width()


def test_it_follows_the_game_on_the_table(qtbot: QtBot, folders: UserFolders) -> None:
    scene, dialog = opened(qtbot, folders)
    assert dialog.report is None
    _keep_history(scene.room, folders)
    with qtbot.waitSignal(scene.room.history_changed):
        scene.play_last_step_to(lambda state: state.deals_finished > 0)
    assert dialog.report is not None
    assert heading(dialog) == "1 deal played, none won yet"
    choose(scene.room, Command.STATISTICS)
    assert scene.window.findChildren(StatisticsDialog) == [dialog]
    dialog.history_button.click()
    assert present(scene.window.findChild(HistoryDialog)).isVisible()
    assert dialog.history_button.text() == "Games pla&yed…"  # as the menu and the window say
    scene.window.close()
    keeping = present(scene.room.findChild(HistoryKeeping))
    keeping.close()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_means_something_in_a_chart_can_be_seen(theme: Theme) -> None:
    ground, brass = QColor(theme.field), QColor(theme.brass)
    both = zip(brass.getRgb()[:3], ground.getRgb()[:3], strict=True)  # type: ignore[index]
    bar = QColor(*(round(BAR_OPACITY * one + (1 - BAR_OPACITY) * other) for one, other in both))
    for colour in (brass, bar, QColor(theme.page_line), QColor(theme.focus)):
        assert contrast(colour, ground) >= 3
    for text in (theme.page_text, theme.page_dim):
        assert contrast(QColor(text), ground) >= 4.5


def test_another_theme_and_language_are_there_at_once_and_keep_what_is_chosen(
    qtbot: QtBot, folders: UserFolders
) -> None:
    scene, dialog = opened(qtbot, folders, 400)
    dialog.averages.click()
    for theme in THEMES.values():
        scene.preferences.change(theme=theme.name)
        seen = colours_of(dialog.page.charts["levels"].view.grab())
        assert QColor(theme.brass).rgb() in seen, theme.name
        assert QColor(theme.page_text).rgb() in seen, theme.name
    dialog.filters.form.choose(Form.TWO)
    dialog.page.tables.box.click()
    before = dialog.page
    scene.preferences.change(language="de")
    qtbot.waitUntil(lambda: dialog.page is not before)
    assert dialog.filters.form.currentIndex() > 0
    assert dialog.page.tables.box.isChecked()
    assert dialog.report is not None
    assert dialog.page.isVisible()


def colours_of(picture: QPixmap) -> set[int]:
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


@pytest.fixture
def both_ways(qapp: QApplication) -> Iterator[QApplication]:
    """The program, which is read from left to right again afterwards."""
    yield qapp
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_where_one_reads_from_the_right_the_labels_are_there(
    qtbot: QtBot, tmp_path: Path, both_ways: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_history(tmp_path, 400)
    places: dict[bool, dict[str, float]] = {}
    for is_mirrored in (False, True):
        way = Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight
        both_ways.setLayoutDirection(way)
        dialog = shown(qtbot, tmp_path)
        show_averages(dialog)
        view = dialog.page.charts["levels"].view
        with watching(monkeypatch) as sight:
            view.grab()
        places[is_mirrored] = {text: box.center().x() for text, box in sight.places}
        assert sight.cut == []
        dialog.hide()
    wide = view.width()
    for text, x in places[False].items():
        assert abs(wide - x - places[True][text]) < 3, text
