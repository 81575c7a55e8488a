"""The desktop's setting for reduced motion is followed while the program runs."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from kit import *

from quinto_desktop.window.look import desktop_settings
from quinto_desktop.window.look.desktop_settings import SystemMotion


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
def test_a_desktop_is_followed() -> None:
    desktop = Path(__file__).with_name("desktop_of_tests.py")
    process = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(desktop)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )

    # At first, as the desktop answers, and three changes.
    assert process.stdout.split() == ["False", "True", "False", "True", "False"]


def test_a_system_that_does_not_tell_is_asked_when_the_program_comes_to_the_front(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = [True]
    monkeypatch.setitem(desktop_settings._ASKED, sys.platform, lambda: wish[0])
    motion = SystemMotion(qapp)
    assert motion.is_reduced

    wish[0] = False
    with qtbot.waitSignal(motion.changed):
        qapp.applicationStateChanged.emit(qapp.applicationState().ApplicationActive)

    assert not motion.is_reduced
    motion.setParent(None)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_choice_counts_more_than_the_system(tmp_path: Path, chosen: bool) -> None:
    preferences = Preferences(tmp_path)
    heard: list[bool] = []
    preferences.changed.connect(lambda: heard.append(preferences.pace.is_still))

    preferences.follow_system(is_still=True)
    preferences.change(reduced_motion=chosen)
    preferences.follow_system(is_still=False)
    preferences.change(reduced_motion=None)

    assert heard == [True, chosen, chosen, False]
