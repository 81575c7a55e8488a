"""The statistics in files: the table can be read again, the picture and the document be opened."""

from __future__ import annotations

import codecs
import csv
import io

import pytest
from kit import *
from legible import watching
from test_statistics_window import shown

from quinto_desktop.game.past.statistics import Choice, Points, Share
from quinto_desktop.records.history.database import NAME as HISTORY
from quinto_desktop.window.controls.file_dialogs import save_with_dialog
from quinto_desktop.window.controls.printing import pdf_of
from quinto_desktop.window.history import statistics_export
from quinto_desktop.window.history.chart_view import painter_of
from quinto_desktop.window.history.statistics_content import (
    Chart,
    Kind,
    Line,
    Measure,
    Report,
    scale_of,
)
from quinto_desktop.window.history.statistics_export import as_csv, as_document, as_picture, told_of

pytestmark = pytest.mark.usefixtures("qapp")


def report(folder: Path, measure: Measure = Measure.GAMES) -> Report:
    write_history(folder, 400)
    return report_of(Statistics(folder).ask(Choice()).figures, measure)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Live in America, or elsewhere if that is chosen; where pictures need not be sharp."""
    monkeypatch.setattr(statistics_export, "_SHARPNESS", 1)

    def live_in(system: str) -> None:
        monkeypatch.setattr(QLocale, "system", partial(QLocale, system))

    live_in("en_US")
    return live_in


def rows(found: Report, separator: str = ",", decimal: str = ".") -> list[list[str]]:
    """What a spreadsheet reads: it takes text for UTF-8 only if that begins with its mark."""
    data = bytes(as_csv(found, ["Counted: everything."]).data())
    assert data.startswith(codecs.BOM_UTF8)
    table = csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=separator)
    as_ours = str.maketrans(f"{decimal}.", f".{decimal}")
    return [[*row[:2], *(cell.translate(as_ours) for cell in row[2:])] for row in table]


@pytest.mark.parametrize(
    ("country", "separator", "decimal"),
    [("en_US", ",", "."), ("de_DE", ";", ","), ("fr_CA", ";", ","), ("de_CH", ";", ".")],
)
def test_the_table_has_every_figure_with_its_cases_and_interval(
    tmp_path: Path, at_home: Callable[[str], None], country: str, separator: str, decimal: str
) -> None:
    at_home(country)
    found = report(tmp_path)
    head, *lines = rows(found, separator, decimal)
    assert head == ["Figure", "About", "Count", "Cases", "Value", "Low", "High"]
    assert {len(line) for line in lines} == {len(head)}
    told = {(line[0], line[1]): line[2:] for line in lines}
    for chart in (*found.plain, *found.charts):
        for line in (*chart.lines, *chart.more):
            count, cases, *numbers = told[chart.title, line.label]
            assert isinstance(line.counted, Share)
            assert (int(count), int(cases)) == (line.counted.count, line.counted.cases)
            estimate = line.counted.estimate
            assert estimate is not None
            if line.counted.tells:
                assert float(numbers[0]) == pytest.approx(estimate.mean, abs=1e-4)
                assert float(numbers[1]) < float(numbers[0]) < float(numbers[2])
            else:
                assert numbers == ["", "", ""]
    assert told["Note", "Counted: everything."] == [""] * 5


@each("name", ["=1+1", "+cmd", "-2", "@SUM(A1)", "\tx"])
def test_a_name_is_no_formula(tmp_path: Path, name: str) -> None:
    partners = Chart("partners", "By partner", "", "Partner", "Won", (Line(name, Share(1, 2)),))
    if not (tmp_path / HISTORY).exists():
        write_history(tmp_path, 60)
    found = report_of(Statistics(tmp_path).ask(Choice()).figures, Measure.GAMES)
    told = [row[1] for row in rows(replace(found, charts=(partners,))) if row[0] == "By partner"]
    assert told == [f"'{name}"]


def test_the_document_is_pdf_with_pages_and_a_title_and_says_when_it_was_written(
    tmp_path: Path,
) -> None:
    counted, when = told_of("Counted: everything.")
    assert counted == "Counted: everything."
    assert str(QDate.currentDate().year()) in when
    pdf = pdf_of("Quinto: statistics", as_document(report(tmp_path), "Statistics", ["Counted."]))
    data = bytes(pdf.data())
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert data.count(b"/Type /Page\n") >= 2
    assert "Quinto: statistics".encode("utf-16-be") in data


def test_nothing_in_the_document_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_history(tmp_path, 400)
    figures = Statistics(tmp_path).ask(Choice()).figures
    for measure in (Measure.POINTS, Measure.GAMES, *at_night([], [*Measure])):
        found = report_of(figures, measure)
        with watching(monkeypatch) as sight:
            document = as_document(found, "Quinto: statistics", ["Counted: everything."])
        assert sight.cut == []
        assert document.idealWidth() <= document.textWidth() + 1
        told = {*document.toPlainText().split("\n")}
        assert "Counted: everything." in document.toPlainText()
        for chart in (*found.plain, *found.charts):
            assert chart.title in told
            assert {line.label for line in (*chart.lines, *chart.more)} <= told


def test_the_picture_wears_the_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = report(tmp_path)
    found = replace(whole, charts=whole.charts[:1])
    monkeypatch.undo()
    for theme in (LIGHT, *THEMES.values()):  # of one it is seen how sharp it is
        document = as_document(found, "Statistics", [], theme, has_tables=False)
        image = QImage.fromData(as_picture(document, theme))
        assert image.width() > 500 * statistics_export._SHARPNESS
        assert image.height() > image.width()
        assert image.pixelColor(2, 2).name().upper() == theme.page
        monkeypatch.setattr(statistics_export, "_SHARPNESS", 1)
        found = whole


def test_a_dot_is_where_its_figure_is() -> None:
    lines = (Line("Half", Share(50, 100)), Line("All", Share(100, 100)), Line("Few", Share(1, 2)))
    chart = Chart("levels", "Games won", "", "Level", "Won", lines)
    paints = painter_of(chart, BAIZE)
    size = QSize(600, round(paints.height(chart)))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    box = QRectF(0, 0, size.width(), size.height())
    paints.paint(painter, chart, box)
    painter.end()
    middles = [place.center().y() for place in paints.places(chart, box)]
    found = [
        [x for x in range(size.width()) if image.pixelColor(x, round(y)).name() == "#d3ae5a"]
        for y in middles
    ]
    half, every, few = found
    assert few == []
    assert max(half) < min(every)
    scale = scale_of(chart)
    assert (scale.low, scale.high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("low", "high", "limit"),
    [(0.1, 0.9, 1.0), (-9.5, 3.0, 10.0), (-1.0, 12.2, 15.0), (-149.0, 3.0, 150.0)],
)
def test_an_axis_of_points_ends_at_a_round_number(low: float, high: float, limit: float) -> None:
    mean, reach = (low + high) / 2, (high - low) / 2
    deals = 10_000
    spread = (reach / 1.96) ** 2 * deals  # so that the interval is as wide as that
    points = Points(deals, round(mean * deals), round(deals * (spread + mean * mean)))
    chart = Chart("levels", "Points", "", "Level", "Points", (Line("Club", points),))
    assert (scale_of(chart).low, scale_of(chart).high) == (-limit, limit)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Answer the file dialog with a path; return what is proposed."""
    proposed: list[str] = []

    def chosen(make: Callable[[], QFileDialog]) -> str:
        proposed.extend(Path(file).name for file in make().selectedFiles())
        return str(path)

    monkeypatch.setattr(file_dialogs, "chosen_file", chosen)
    monkeypatch.setenv("HOME", str(path.parent))  # all files that are at home would be read
    return proposed


def test_each_kind_is_written_from_the_menu_and_the_result_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_history(tmp_path, 400)
    dialog = shown(qtbot, tmp_path)
    today = QDate.currentDate().toString("yyyy-MM-dd")

    def export(kind: Kind, path: Path) -> str:
        """What is told of an export to a file."""
        suffix = kind.name.lower()
        proposed = choose_file(monkeypatch, path)
        menu = dialog.export.menu()
        next(action for action in menu.actions() if action.text() == kind.entry).trigger()
        assert proposed == [f"Quinto statistics {today}.{suffix}"]
        box = dialog.findChildren(QMessageBox)[-1]
        box.close()
        return box.informativeText()

    for kind in Kind:
        path = tmp_path / f"mine.{kind.name.lower()}"
        assert export(kind, path) == f"Saved as “{path.name}”."
        assert path.stat().st_size > 1000
    told = export(Kind.CSV, tmp_path / "nowhere" / "mine.csv")
    assert told.startswith("“mine.csv” could not be written.")


@each(
    "name, ending",
    product(("Statistik 25.11.2026", "Nov. 2026", "Figures.v1", "Evening"), (".csv", ".CSV", "")),
)
def test_a_dot_in_a_name_begins_no_ending(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, ending: str
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    folder = tmp_path / f"{name}{ending} folder"
    folder.mkdir()
    choose_file(monkeypatch, folder / f"{name}{ending}")
    told: list[str] = []
    save_with_dialog(parent, "Export", "Tables (*.csv)", "Figures.csv", b"1", told.append)
    written = f"{name}{ending or '.csv'}"
    assert [path.name for path in folder.iterdir()] == [written]
    assert told == [f"Saved as “{written}”."]


@pytest.mark.parametrize("is_replaced", [True, False])
def test_what_is_there_by_the_completed_name_is_asked_about(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_replaced: bool
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    kept = tmp_path / "25.11.2026.csv"
    kept.write_bytes(b"kept")
    choose_file(monkeypatch, kept.with_suffix(""))

    def decide(box: QMessageBox) -> None:
        buttons = {box.buttonRole(button): button for button in box.buttons()}
        role = QMessageBox.ButtonRole
        buttons[role.DestructiveRole if is_replaced else role.RejectRole].click()

    monkeypatch.setattr(QMessageBox, "exec", decide)
    told: list[str] = []
    save_with_dialog(parent, "Export", "Tables (*.csv)", "Figures.csv", b"1", told.append)
    assert kept.read_bytes() == (b"1" if is_replaced else b"kept")
    assert bool(told) == is_replaced
