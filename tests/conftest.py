"""What every test needs: Qt without a screen, and nothing of the person's own files.

Qt is imported inside the fixtures that need it, so that the tests of the rules, the players, the
records and the laboratory run without it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from quinto_desktop.game import Pace, Thinker, UserFolders

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The window speaks the system's language if it can; the tests read English.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    """A new user's folders, none of which exists yet."""
    from quinto_desktop.game import user_folders

    return user_folders(tmp_path / "user")


@pytest.fixture
def instant() -> Pace:
    """Nothing takes any time to be seen."""
    from quinto_desktop.game import INSTANT

    return INSTANT


@pytest.fixture
def inline_thinker() -> Iterator[Thinker]:
    """Computer players think on the test's own thread; answers still come by the event loop."""
    from quinto_desktop.game import Thinker
    from quinto_desktop.game.inline import InlineExecutor

    thinker = Thinker(InlineExecutor)
    yield thinker
    thinker.close()
