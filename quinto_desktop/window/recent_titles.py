"""How the recent files are listed: of games that were left unfinished, form and date as well."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from quinto_desktop.game import form_in
from quinto_desktop.rules import QuintoError
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.rule_words import form_label

translate = QCoreApplication.translate


def recent_title(path: Path, title: str) -> str:
    """A file as it stands in the menu.

    Args:
        path: The file; it need not be there any more.
        title: What it is called; a name that a person has chosen is told as it is.
    """
    if title == path.stem:
        return title
    try:
        date = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
        form = form_label(form_in(path)).replace("&", "")
    except (OSError, QuintoError):
        return title
    when = QLocale().toString(date, QLocale.FormatType.ShortFormat)
    return fill(
        translate("GameFiles", "{title}: {form}, {date}"), title=title, form=form, date=when
    )
