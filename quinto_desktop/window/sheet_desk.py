"""Gives the score sheet away: to the clipboard, and to a printer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from quinto_desktop.window.panels.score_sheet import ScoreSheet

translate = QCoreApplication.translate


def copy_sheet(sheet: ScoreSheet, tell: Callable[[str], None]) -> None:
    """Put the sheet on the clipboard, as text in columns and as HTML.

    Args:
        sheet: The sheet.
        tell: Says what has been done.
    """
    from quinto_desktop.window.panels.sheet_export import mime_of

    if sheet.content is not None:
        QGuiApplication.clipboard().setMimeData(mime_of(sheet.content))
        tell(translate("ScoreSheet", "The score sheet is copied."))


def print_sheet(sheet: ScoreSheet, tell: Callable[[str], None]) -> None:
    """Ask for a printer, and print the sheet.

    Args:
        sheet: The sheet.
        tell: Says what came of it.
    """
    from quinto_desktop.window.panels import sheet_print
    from quinto_desktop.window.printing import choose_and_print

    content = sheet.content
    if content is None:
        return
    name = translate("ScoreSheet", "Score sheet")
    told = choose_and_print(
        sheet.window(), name, lambda printer: sheet_print.print_sheet(printer, content)
    )
    if told is not None:
        tell(told)
