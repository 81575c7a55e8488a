"""The titles of recent games: when, how many players, with whom, and the score.

The files are read by a thread of their own when the menu opens, because a disk may be slow and a
drive gone; until it is known what is in a file, its name is its title.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Signal, Slot

from quinto_desktop.game.glance import Glance, glance
from quinto_desktop.rules import Form, QuintoError
from quinto_desktop.window.text.card_text import fill, join_and
from quinto_desktop.window.text.seat_text import shown_name

translate = QCoreApplication.translate

_Key = tuple[int, int]


class RecentGames(QObject):
    """Knows what is in recent files, as far as they have been read.

    Signals:
        told(str, str): A file's path, and its title now that it has been read.
    """

    told = Signal(str, str)
    _seen = Signal(str, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[str, tuple[_Key, Glance | None]] = {}
        self._thread: Thread | None = None
        self._seen.connect(self._on_seen)

    def title_of(self, path: str) -> str:
        """What is known of a file; empty if nothing is."""
        key, seen = self._known.get(path, ((0, 0), None))
        return (
            "" if seen is None else title_of(seen, QDateTime.fromMSecsSinceEpoch(key[0] // 10**6))
        )

    def look_at(self, paths: tuple[str, ...]) -> None:
        """Read files that are new or have changed, unless a thread is still busy with some."""
        if self._thread is None or not self._thread.is_alive():
            known = {path: key for path, (key, _) in self._known.items()}
            self._thread = Thread(target=self._read, args=(paths, known), daemon=True)
            self._thread.start()

    def _read(self, paths: tuple[str, ...], known: dict[str, _Key]) -> None:
        """Read the files, in a thread of its own."""
        for path in paths:
            seen = None
            try:
                found = Path(path).stat()
                key = found.st_mtime_ns, found.st_size
                if known.get(path) == key:
                    continue
                seen = glance(Path(path))
            except OSError:
                continue
            except QuintoError:
                pass  # it stays in the list by its name, and says what is wrong when it is opened
            with suppress(RuntimeError):  # the window has gone meanwhile
                self._seen.emit(path, key, seen)

    @Slot(str, object, object)
    def _on_seen(self, path: str, key: _Key, seen: Glance | None) -> None:
        self._known[path] = key, seen
        if seen is not None:
            self.told.emit(path, self.title_of(path))


def title_of(seen: Glance, when: QDateTime) -> str:
    """A game's title: “22 Nov, four players, with Ada: 120–105”.

    Args:
        seen: What is in its file.
        when: When it was saved.
    """
    text = translate("GameFiles", "{date}, {form}, {people}: {own}–{other}")
    date = QLocale().toString(when, translate("GameFiles", "d MMM", "a date, as Qt writes it"))
    own, other = seen.scores
    return fill(text, date=date, form=_form(seen.form), people=_people(seen), own=own, other=other)


def _form(form: Form) -> str:
    return {
        Form.FOUR: translate("GameFiles", "four players"),
        Form.DUMMY: translate("GameFiles", "three with dummy"),
        Form.TWO: translate("GameFiles", "two players"),
    }[form]


def _people(seen: Glance) -> str:
    names = [shown_name(name) for name in seen.names]
    if not seen.people:
        return translate("GameFiles", "only computer players")
    if len(seen.people) > 1:
        return join_and([names[number] for number in seen.people])
    if seen.partner is not None:
        return fill(translate("GameFiles", "with {name}"), name=names[seen.partner])
    others = [name for number, name in enumerate(names) if number not in seen.people]
    text = translate("GameFiles", "with {name}")
    if seen.form is Form.TWO:
        text = translate("GameFiles", "against {name}")
    return fill(text, name=join_and(others))
