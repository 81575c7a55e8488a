"""What a table tells the rest of the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class TableSignals(QWidget):
    """A table as those know it who listen to it.

    The parts of a table speak through it, so that none of its signals is passed on from one part to
    another.

    Signals:
        action_chosen(object): The viewer means to do this `Action`.
        intent_chosen(object): The `Intent` of a button of the result panel.
        went_on(): A click or Space: what only waits to be seen may go on.
        shown(object): The `Observation` that the table shows now, for the score sheet.
        told(str): A sentence about what has just happened, for all ears.
        asked(str): A sentence about what needs an answer now.
        answered(str): A sentence that somebody has asked for.
        cued(object): The `SoundCue` for what is seen now.
        quint_marked(object): A `QuintScored` that is being announced.
        rule_requested(object): Somebody wants to read the rule behind the `Reason` of a refusal.
        appeared(): The felt has been painted for the first time.
        laid(): Everything has found its place for another size.
    """

    action_chosen = Signal(object)
    intent_chosen = Signal(object)
    went_on = Signal()
    shown = Signal(object)
    told = Signal(str)
    asked = Signal(str)
    answered = Signal(str)
    cued = Signal(object)
    quint_marked = Signal(object)
    rule_requested = Signal(object)
    appeared = Signal()
    laid = Signal()
