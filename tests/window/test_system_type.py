"""The desktop's text size, where Qt does not see to it."""

from __future__ import annotations

import pytest
from at_the_table import bar_on, calls_on
from kit import *
from test_main_window import Seated

from quinto_desktop.window.look.desktop_settings import TEXT_SIZE, SystemType
from quinto_desktop.window.look.theme import text_zoom


@pytest.fixture
def sizes(qapp: QApplication) -> Iterator[SystemType]:
    own = qapp.font()
    sizes = SystemType(qapp)
    yield sizes
    qapp.setFont(own)
    sizes.setParent(None)


def test_the_table_follows_while_it_is_played_at(
    qtbot: QtBot, folders: UserFolders, sizes: SystemType
) -> None:
    seated = Seated(qtbot, folders)
    qtbot.waitUntil(lambda: len(calls_on(seated.table)) == 2)
    before, height = text_zoom(), bar_on(seated.table).height()

    sizes.follow(TEXT_SIZE, 2.0)

    assert text_zoom() > before
    qtbot.waitUntil(lambda: bar_on(seated.table).height() > height)
    seated.assert_sound()
    sizes.follow(TEXT_SIZE, 1.0)
    qtbot.waitUntil(lambda: bar_on(seated.table).height() == height)


@pytest.mark.parametrize("nonsense", [0.0, -1.0, 40.0, float("nan"), "2", None, True])
def test_what_is_no_factor_changes_nothing(
    qapp: QApplication, sizes: SystemType, nonsense: object
) -> None:
    before = qapp.font()
    sizes.follow(TEXT_SIZE, nonsense)
    assert qapp.font() == before
