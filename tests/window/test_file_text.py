"""Faults of files in the window's language and in English; dates as the country has them."""

from __future__ import annotations

import json

import pytest
from kit import *
from PySide6.QtGui import QPageSize, QTextDocument

from quinto_desktop.game import Cause, Message
from quinto_desktop.records import Autosave
from quinto_desktop.records.disk.files import write_file
from quinto_desktop.records.faults import fault_text
from quinto_desktop.records.settings import load_settings
from quinto_desktop.window.controls.printing import pdf_of
from quinto_desktop.window.text.fault_text import file_text

V1 = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


@pytest.fixture
def use(qapp: QApplication) -> Iterator[Callable[[str], object]]:
    owner = QObject()
    language = Language(owner)
    yield language.use
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def written(text: str, folder: Path) -> None:
    """Open a file that holds this."""
    (folder / "a.quinto").write_text(text, encoding="utf-8")
    load_game(folder / "a.quinto")


def edited(to: object, *path: str | int, folder: Path) -> None:
    """Open a real game after something else has been written into its file."""
    document = part = json.loads(V1.read_bytes())
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    written(json.dumps(document), folder)


def no_folder(folder: Path) -> None:
    (folder / "file").write_bytes(b"")
    Autosave(folder / "file").acquire()


def two_damaged(folder: Path) -> None:
    for name in ("autosave.quinto", "autosave.quinto~"):
        (folder / name).write_bytes(b"{")
    autosave = Autosave(folder)
    try:
        autosave.read()
    finally:
        autosave.release()


REAL: dict[str, Callable[..., object]] = {
    "missing": lambda folder: load_game(folder / "none.quinto"),
    "a_folder": lambda folder: load_game(folder),
    "no_game": partial(written, "{}"),
    "newer": partial(written, json.dumps({"format": "quinto-game", "version": 99})),
    "empty": partial(written, ""),
    "cut_off": partial(written, '{\n"format": "quinto-ga'),
    "twins": partial(written, '{"format": 1, "format": 2}'),
    "wrong_type": partial(edited, "3", "seed"),
    "wrong_name": partial(edited, "", "seats", "N", "name"),
    "wrong_card": partial(edited, "H1", "deals", 1, "plays", 2),
    "wrong_call": partial(edited, "redouble", "deals", 0, "calls", 0),
    "short_pack": partial(edited, "HA", "deals", 1, "pack"),
    "nowhere": lambda folder: write_file(folder / "no" / "such" / "a.quinto", b""),
    "long_name": lambda folder: write_file(folder / f"{'a' * 300}.quinto", b""),
    "no_folder": no_folder,
    "two_damaged": two_damaged,
}
"""What fails in a folder."""

MADE_UP = (
    Message(Fault.NOT_SAVED, name="a.quinto", reason=Message(Cause.OTHER, number=71)),
    Message(Fault.SUIT_NOT_FOLLOWED, suit=Suit.HEARTS),
    Message(Fault.LEVEL_UNKNOWN, name="Ada", level="wizard", levels=("novice", "casual", "club")),
    Message(Fault.AUTOSAVE_STEPPED_BACK, files=("a", "b")),
)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_faults_are_told_to_the_last_word(
    use: Callable[[str], object],
    tmp_path: Path,
    approved: Callable[[str, str], None],
    language: str,
) -> None:
    use(language)
    told = []
    for name, fault in REAL.items():
        folder = tmp_path / name
        folder.mkdir()
        with pytest.raises(RecordError) as caught:
            fault(folder=folder)
        words = file_text(caught.value.message).replace(str(folder), "FOLDER")
        told.append(f"{name}: {words}\n")
    (tmp_path / "settings.json").write_text('{"speed": "warp"}', encoding="utf-8")
    _, faults = load_settings(tmp_path / "settings.json")
    told += [f"{file_text(message)}\n" for message in (*faults, *MADE_UP)]
    if language == "en":
        told += [f"quinto-lab: {fault_text(message)}\n" for message in MADE_UP[2:]]
    approved(f"faults/{language}", "".join(told))


# --------------------------------------------------------------- country
A_DAY = QDate(2026, 11, 5)
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
    assert here.toString(A_DAY, QLocale.FormatType.ShortFormat) == written
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
    owner, document = QObject(), QTextDocument("Score")
    Language(owner).use(spoken)
    document.setTextWidth(700)
    pdf = bytes(pdf_of("Score", document).data())
    assert (b"/MediaBox [0 0 595" in pdf) is (paper is A4)
