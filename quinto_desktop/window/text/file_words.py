"""What went wrong with a file, in the language of the window.

`records` knows neither Qt nor its translations: it says in English what is wrong, on the command
line of the laboratory as well. The sentences that it may say are known here by their form; what
fills them is found again, and put into the translation. A sentence of another form stays as it is,
and so do the details of what only an editor's hand can have made wrong inside a saved game.
"""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quinto_desktop.window.text.card_text import fill

_NESTED = ("fault", "why", "details")
"""The places that are filled with another sentence of these."""

_FORMS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Files", "There is no file “{path}”. Choose another one."),
    QT_TRANSLATE_NOOP("Files", "“{name}” is a folder. Choose a saved game."),
    QT_TRANSLATE_NOOP("Files", "“{name}” is not an ordinary file. Choose a saved game."),
    QT_TRANSLATE_NOOP("Files", "“{name}” is a folder. Choose another name."),
    QT_TRANSLATE_NOOP("Files", "“{name}” is not an ordinary file. Choose another name."),
    QT_TRANSLATE_NOOP(
        "Files",
        "“{name}” is too large for a saved game (over {limit} MB). "
        "Choose a file that Quinto has saved.",
    ),
    QT_TRANSLATE_NOOP(
        "Files", "“{name}” may not be read by you. Change its permissions or choose another."
    ),
    QT_TRANSLATE_NOOP("Files", "“{name}” cannot be read: {reason}. Choose another file."),
    QT_TRANSLATE_NOOP(
        "Files", "“{name}” is not saved: the disk is full. Make room or choose another folder."
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "“{name}” is not saved: the file or its folder may not be written to. "
        "Choose another folder.",
    ),
    QT_TRANSLATE_NOOP(
        "Files", "“{name}” is not saved: there is no folder “{folder}”. Choose another one."
    ),
    QT_TRANSLATE_NOOP(
        "Files", "“{name}” is not saved: the name is too long. Choose a shorter one."
    ),
    QT_TRANSLATE_NOOP("Files", "“{name}” is not saved: {reason}. Choose another name or folder."),
    QT_TRANSLATE_NOOP(
        "Files", "This is not a saved game of Quinto. Choose a file that Quinto has saved."
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "This game was saved by a newer Quinto (version {version} of the file form; this program "
        "knows up to {known}). Update Quinto to open it.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "{name}: this Quinto has no computer player of the level “{level}”. "
        "Update Quinto, or put one of {levels} in the file.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "Quinto cannot keep the game in “{folder}”: {reason}. "
        "Make that folder writable, or save the game elsewhere.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The game that Quinto kept cannot be opened; it is set aside as {names} in “{folder}”. "
        "{fault}",
    ),
    QT_TRANSLATE_NOOP("Files", "“{path}” cannot be removed: {reason}. Remove it by hand."),
    QT_TRANSLATE_NOOP(
        "Files",
        "Another Quinto is running and keeps its game in the same place. "
        "Close one of the two, or save this game by hand.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "“{path}” cannot be opened, nor be set aside: {reason}. Move it elsewhere by hand.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The game that Quinto kept may not be read by you, so it stays where it is and no other "
        "is kept. Make “{path}” readable, or move it elsewhere; then start Quinto again.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "“{path}” is where Quinto keeps the running game by itself. Choose another file.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The unfinished game cannot be kept: “{folder}” cannot be made ({reason}). "
        "Make its parent folder writable.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The settings are not saved: there is no folder “{folder}”, and it cannot be made "
        "({reason}). Make the folder above it writable.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The settings in “{path}” cannot be read, so all is as at the first start. "
        "Choose your settings again.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The setting “{name}” cannot be {value} in a game with form={form}; "
        "it is as at the first start.",
    ),
    QT_TRANSLATE_NOOP(
        "Files", "The setting “{name}” cannot be {value}; it is as at the first start."
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The game that Quinto kept cannot go on in this program: {why} It is kept as “{file}”.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "Another Quinto is running and keeps its game in the same place. "
        "This one does not keep the running game by itself: save it by hand.",
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "The game was damaged while nobody looked, and goes on from an earlier moment. "
        "What was damaged is set aside in “{files}”.",
    ),
    QT_TRANSLATE_NOOP("Files", "{fault}. Open its backup or another saved game."),
    QT_TRANSLATE_NOOP("Files", "The file is empty"),
    QT_TRANSLATE_NOOP("Files", "The file is damaged or cut off: line {number} cannot be read"),
    QT_TRANSLATE_NOOP("Files", "it holds what no saved game holds"),
    QT_TRANSLATE_NOOP("Files", "it holds a character that does not exist"),
    QT_TRANSLATE_NOOP("Files", "“{name}” stands twice in one place"),
    QT_TRANSLATE_NOOP("Files", "The saved game is of a form that does not exist"),
    QT_TRANSLATE_NOOP("Files", "The saved game does not say its version"),
    QT_TRANSLATE_NOOP("Files", "The saved game of version {version} is damaged: {details}"),
    QT_TRANSLATE_NOOP("Files", "The saved game of version {version} is damaged"),
    QT_TRANSLATE_NOOP("Files", "The saved game is damaged: {details}"),
    QT_TRANSLATE_NOOP("Files", "The file is damaged: {details}"),
    QT_TRANSLATE_NOOP("Files", "The scores in the file are {told}, but its plays give {true}"),
    QT_TRANSLATE_NOOP("Files", "The game is one for {wanted} players, but it names {named}"),
    QT_TRANSLATE_NOOP(
        "Files", "The game says who deals first, but by its rules cards are drawn for the deal"
    ),
    QT_TRANSLATE_NOOP(
        "Files", "The game does not say who deals first, and no cards are drawn for it"
    ),
    QT_TRANSLATE_NOOP(
        "Files",
        "North deals first in the file, but that is dummy’s seat in the first game of three",
    ),
    QT_TRANSLATE_NOOP("Files", "The rules contradict each other. {details}"),
)
"""Every form of sentence, those first that another one would also fit."""


def file_words(sentence: str) -> str:
    """A sentence about a file, in the language of the window.

    Args:
        sentence: What `records` says of it.
    """
    for form in _FORMS:
        found = _pattern(form).fullmatch(sentence)
        if found is not None:
            values = {
                name: file_words(value) if name in _NESTED else value
                for name, value in found.groupdict().items()
            }
            return fill(QCoreApplication.translate("Files", form), **values)
    return sentence


def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form)
    text = "".join(
        f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts)
    )
    return re.compile(text, re.DOTALL)
