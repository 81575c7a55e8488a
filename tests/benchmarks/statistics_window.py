"""How long the statistics window takes with 100,000 deals: to open, and to follow every filter.

    python tests/benchmarks/statistics_window.py
    python tests/benchmarks/statistics_window.py --deals 20000 --repeats 3

Each opening is in a process of its own, as the first one loads all that the window needs. It counts
from the command to the end of the first picture; 300 ms are allowed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median

from history import Maker, timed_ms
from PySide6.QtWidgets import QApplication, QMainWindow
from virtual_screen import say

from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History

OPEN_LIMIT_MS = 300
FIGURES_LIMIT_MS = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--open", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.open is not None:
        sys.stdout.write(json.dumps(dict(opened(arguments.open))))
        return
    with tempfile.TemporaryDirectory() as folder:
        with closing(History(Path(folder) / NAME)) as history:
            Maker(history.connection, arguments.deals).make()
            history.connection.execute("ANALYZE")
        report(Path(folder), arguments.repeats)


def report(folder: Path, repeats: int) -> None:
    command = [sys.executable, __file__, "--open", str(folder)]
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    runs: list[dict[str, list[float]]] = []
    for _ in range(repeats):
        told = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, check=True
        ).stdout
        runs.append(json.loads(told))
    limits = {"open, the first time": OPEN_LIMIT_MS, "all figures": FIGURES_LIMIT_MS}
    for name in runs[0]:
        whole, busy = (median(column) for column in zip(*(run[name] for run in runs), strict=True))
        limit = f", of {limits[name]} allowed" if name in limits else ""
        say(f"{whole:7.1f} ms, {busy:6.1f} of the processor: {name}{limit}")


def program() -> tuple[QApplication, QMainWindow]:
    """A window with whatever the program has loaded when somebody opens its menus."""
    import quinto_desktop.window.app.program  # noqa: F401
    from quinto_desktop.window.look.appearance import palette_of
    from quinto_desktop.window.look.styling import PlateDialog
    from quinto_desktop.window.look.theme import BAIZE

    application = QApplication([])
    application.setPalette(palette_of(BAIZE))
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    other = PlateDialog(window)
    other.show()
    application.processEvents()
    other.close()
    application.processEvents()
    return application, window


def opened(folder: Path) -> Iterator[tuple[str, tuple[float, float]]]:
    """Open the window on a history, and change what it shows; yield how long each takes."""
    application, window = program()

    def act_on(act: Callable[[], object]) -> tuple[float, float]:
        def act_and_paint() -> None:
            act()
            application.processEvents()

        return timed_ms(act_and_paint)

    def show_it() -> None:
        from quinto_desktop.game.past.statistics import Statistics
        from quinto_desktop.window.history.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(Statistics(folder), window)
        dialog.show()
        dialog.repaint()
        shown.append(dialog)

    shown: list[object] = []
    yield "open, the first time", act_on(show_it)
    yield "open, again", act_on(show_it)
    from quinto_desktop.game.past.statistics import ALL_MARKS, NO_MARKS, Choice, Statistics
    from quinto_desktop.rules import Form
    from quinto_desktop.window.history.statistics_content import Measure
    from quinto_desktop.window.history.statistics_dialog import StatisticsDialog

    dialog = shown[-1]
    assert isinstance(dialog, StatisticsDialog)
    statistics = Statistics(folder)
    yield "averages", act_on(dialog.averages.click)
    yield "all figures", act_on(lambda: statistics.ask(Choice(marks=ALL_MARKS)))
    yield "another form", act_on(lambda: dialog.filters.form.choose(Form.FOUR))
    yield "another measure", act_on(lambda: dialog.page.measure.choose(Measure.GAMES))
    yield "first attempts counted", act_on(lambda: dialog.filters.counted.choose(NO_MARKS))
    yield "tables for charts", act_on(dialog.page.tables.box.click)


if __name__ == "__main__":
    main()
