"""No text of the statistics is cut off or left in English, however much has been played."""

from __future__ import annotations

import pytest
from history import PARTNERS
from kit import *
from large_type import large_type
from legible import words_of
from legible_scene import LANGUAGES_AT_THEIR_WORST, PSEUDO, SIZES, look_at, speaking
from played_history import write_history

from quinto_desktop.game.past.statistics import Statistics
from quinto_desktop.window.history.statistics_content import Measure
from quinto_desktop.window.history.statistics_dialog import StatisticsDialog


@pytest.fixture(autouse=True)
def _spoken(language: str, qapp: object) -> Iterator[None]:
    """The language of the test is spoken."""
    with speaking(language):
        yield


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AT_THEIR_WORST)
@pytest.mark.parametrize("deals", [0, 20, 300])
def test_the_statistics_of_so_many_deals_can_be_read(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: QSize,
    deals: int,
) -> None:
    if deals:
        write_history(tmp_path, deals, has_reviews=True)
    dialog = StatisticsDialog(Statistics(tmp_path))
    qtbot.addWidget(dialog)
    dialog.resize(size - QSize(16, 48))
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.size() == size - QSize(16, 48)
    people = words_of(" ".join(PARTNERS))
    assert look_at(dialog, monkeypatch, language, people) == []
    if deals:
        for measure in Measure:
            dialog.page.measure.choose(measure)
            assert look_at(dialog, monkeypatch, language, people) == [], measure
        dialog.page.tables.box.click()
        assert look_at(dialog, monkeypatch, language, people) == []


@pytest.mark.parametrize("language", ["fr", PSEUDO])
def test_the_statistics_can_be_read_by_those_who_need_large_type(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    write_history(tmp_path, 300, has_reviews=True)
    with large_type():
        dialog = StatisticsDialog(Statistics(tmp_path))
        qtbot.addWidget(dialog)
        dialog.resize(SIZES[0] - QSize(16, 48))
        with qtbot.waitExposed(dialog):
            dialog.show()
        people = words_of(" ".join(PARTNERS))
        assert look_at(dialog, monkeypatch, language, people) == []
