"""What a window says to assistive technology, and what of that nobody can understand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from present import present
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

_Role, _Text = QAccessible.Role, QAccessible.Text
_KEY_OR_SIGN = re.compile(r"&\w|[♥♦♣♠♛♡♢♧♤●◐▲△]|amp;|\{\w*\}|%n|</?\w>")
"""What is for the eye only: the key of a button, a sign, a place that nothing filled, markup."""

_FILLERS = (_Role.NoRole, _Role.Client)
"""What Qt takes a widget for that it does not know; screen readers call it a “filler”."""

_FIGURES = re.compile(r"(?:[0-9a-f]{4} ?){8}")
"""More figures than anybody wants to hear without having asked for them."""

_LEAST_SENTENCE = 12

_DOCUMENTS = (QLineEdit, QPlainTextEdit, QTextEdit)
"""Their values are what somebody has written."""


def tree(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A part of a window, and everything within it that can be seen."""
    yield top
    for place in range(top.childCount()):
        child = top.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from tree(child)


def unheard(window: QWidget) -> list[str]:
    """What cannot be understood of a window by ear."""
    top = present(QAccessible.queryAccessibleInterface(window))
    return sorted({fault for part in tree(top) for fault in (*_faults_of(part), *_repeated(part))})


def choices_heard(window: QWidget) -> list[str]:
    """The radio buttons of a window, with those that are chosen marked."""
    top = present(QAccessible.queryAccessibleInterface(window))
    radios = [part for part in tree(top) if part.role() is _Role.RadioButton]
    return [f"{'* ' * part.state().checked}{part.text(_Text.Name)}" for part in radios]


def _repeated(part: QAccessibleInterface) -> Iterator[str]:
    """The labels in a part that it says itself: readers read out both."""
    told = part.text(_Text.Description)
    for label in tree(part) if told else ():
        name = label.text(_Text.Name).strip()
        if label.role() is _Role.StaticText and len(name) >= _LEAST_SENTENCE and name in told:
            yield f"{type(part.object()).__name__} and a label in it say {name!r}"


def _faults_of(part: QAccessibleInterface) -> Iterator[str]:
    name = part.text(_Text.Name).strip()
    what = f"{type(part.object()).__name__} ({part.role().name}) {name!r}"
    kinds = [_Text.Name, _Text.Description]
    if not isinstance(part.object(), _DOCUMENTS):
        kinds.append(_Text.Value)
    for kind in kinds:
        if _KEY_OR_SIGN.search(part.text(kind)):
            yield f"{what} has a sign in its {kind.name}: {part.text(kind)!r}"
    if _FIGURES.search(name):
        yield f"{what} has too many figures"
    if part.state().focusable and not name and part.role() is not _Role.Cell:
        yield f"{what} has no name"
    if part.role() is _Role.Paragraph and not name:
        yield f"{what} says nothing"
    if part.role() in _FILLERS and (part.state().focusable or name):
        yield f"{what} has no role"
