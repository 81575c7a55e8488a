"""Words are the window's language's; paper, weeks, dates and figures are the country's."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtCore import QBuffer, QDate, QIODevice, QLocale
from PySide6.QtGui import QPageSize

from quinto_desktop.window.controls.file_dialogs import pdf_pages
from quinto_desktop.window.look.appearance import Language

DAY = QDate(2026, 11, 5)
MONDAY, SUNDAY = Qt.DayOfWeek.Monday, Qt.DayOfWeek.Sunday
A4, LETTER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter

LiveIn = Callable[[str], None]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def live_in(monkeypatch: pytest.MonkeyPatch) -> LiveIn:
    """Make the system one of another country and language."""
    return lambda name: monkeypatch.setattr(QLocale, "system", partial(QLocale, name))


@pytest.mark.parametrize(
    ("system", "spoken", "figures", "written", "month", "week"),
    [
        ("nl_NL", "en", "12.345 1,5", "05/11/2026", "November", MONDAY),
        ("sv_SE", "en", "12\u00a0345 1,5", "2026-11-05", "November", MONDAY),
        ("fr_CA", "en", "12,345 1.5", "2026-11-05", "November", SUNDAY),
        ("de_CH", "en", "12'345 1.5", "05.11.2026", "November", MONDAY),
        ("en_US", "en", "12,345 1.5", "11/5/26", "November", SUNDAY),
        ("en_GB", "en", "12,345 1.5", "05/11/2026", "November", MONDAY),
        # Qt knows no English of Egypt; Egypt's is not America's in any case.
        ("ar_EG", "en", "12,345 1.5", "05/11/2026", "November", MONDAY),
        ("fr_CH", "de", "12'345 1.5", "05.11.26", "November", MONDAY),
        ("nl_BE", "fr", "12\u202f345 1,5", "5/11/26", "novembre", MONDAY),
        ("en_CA", "fr", "12\u00a0345 1,5", "2026-11-05", "novembre", SUNDAY),
        ("en_US", "de", "12.345 1,5", "05.11.26", "November", MONDAY),
        ("C", "en", "12,345 1.5", "11/5/26", "November", SUNDAY),
    ],
)
def test_a_window_writes_its_words_and_the_figures_of_the_country(
    live_in: LiveIn,
    system: str,
    spoken: str,
    figures: str,
    written: str,
    month: str,
    week: Qt.DayOfWeek,
) -> None:
    live_in(system)
    owner = QObject()
    Language(owner).use(spoken)
    here = QLocale()

    told = f"{here.toString(12345)} {here.toString(1.5, 'f', 1)}"
    assert told.replace("’", "'") == figures
    assert here.toString(DAY, QLocale.FormatType.ShortFormat) == written
    assert here.standaloneMonthName(11) == month
    assert here.firstDayOfWeek() is week


@pytest.mark.parametrize(
    ("system", "paper"),
    [
        *(("nl_NL", A4), ("sv_SE", A4), ("en_GB", A4), ("ja_JP", A4), ("C", A4)),
        # Who measures in metres may write on Letter all the same.
        *(("en_US", LETTER), ("es_US", LETTER), ("en_CA", LETTER), ("fr_CA", LETTER)),
        *(("es_MX", LETTER), ("fil_PH", LETTER)),
    ],
)
@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_a_pdf_is_on_the_paper_of_the_country(
    live_in: LiveIn, system: str, paper: QPageSize.PageSizeId, spoken: str
) -> None:
    live_in(system)
    owner = QObject()
    Language(owner).use(spoken)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)

    assert pdf_pages(buffer, "Score").pageLayout().pageSize().id() is paper
