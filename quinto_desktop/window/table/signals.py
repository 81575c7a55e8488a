"""The signals of the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class TableSignals(QWidget):
    """The table as its listeners know it.

    The parts of a table emit its signals directly, so that none is passed on from one part to
    another.

    Signals:
        action_chosen(object): The viewer wants to perform this `Action`.
        intent_chosen(object): The `Intent` of a button of the result panel.
        went_on(): A click or Space: whatever is only waiting to be seen may continue.
        shown(object): What the table now shows, as an `Observation`. It tells nothing that has
            not been seen: a quint once its worth has reached the sheet, a result once the last
            trick has been gathered.
        told(str): A sentence about what has just happened, for assistive technology.
        asked(str): A sentence about what needs an answer now.
        answered(str): A sentence that the user has asked for.
        cued(object): The `SoundCue` for what is visible now.
        quint_marked(object, object): A `QuintScored` that is being announced, and the
            `Observation` that will be shown once its worth has reached the score sheet.
        quint_counted(object): A `QuintScored` that has just been written down.
        command_wanted(object): The user wants this `Command`, by a click on the table.
        menu_wanted(object): The user asks for a context menu, with a `MenuRequest`.
        rule_requested(object): The user wants to read the rule behind the `Reason` of a refusal.
        appeared(): The felt has been painted for the first time.
        laid(): Everything has been placed for another size.
    """

    action_chosen = Signal(object)
    intent_chosen = Signal(object)
    went_on = Signal()
    shown = Signal(object)
    told = Signal(str)
    asked = Signal(str)
    answered = Signal(str)
    cued = Signal(object)
    quint_marked = Signal(object, object)
    quint_counted = Signal(object)
    command_wanted = Signal(object)
    menu_wanted = Signal(object)
    rule_requested = Signal(object)
    appeared = Signal()
    laid = Signal()
