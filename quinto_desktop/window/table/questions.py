"""What the table asks of whoever sits before it, said aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Call, Observation, Phase
from quinto_desktop.window.card_words import fill, join_or
from quinto_desktop.window.panels.result_panel import ResultPanel
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate


def question_of(observation: Observation, words: Words) -> str:
    """That it is the viewer's turn, and what may be done; nothing if it is not.

    Args:
        observation: What the viewer knows.
        words: All words about play, spoken to the viewer.
    """
    if not observation.actions:
        return ""
    if observation.phase is not Phase.DOUBLING:
        return fill(translate("Table", "{turn}."), turn=words.turn_prompt(observation))
    calls = [words.call(action) for action in observation.actions if isinstance(action, Call)]
    choice = fill(translate("Table", "{calls}?"), calls=join_or(calls))
    parts = (words.call_prompt(observation), words.call_note(observation), choice)
    return " ".join(filter(None, parts))


def question_of_panel(panel: ResultPanel, *, in_full: bool = True) -> str:
    """What a panel says, and its button that Enter presses.

    Args:
        panel: The panel; it waits for an answer.
        in_full: Whether to say more than its title.
    """
    title = fill(translate("Table", "{title}."), title=panel.accessibleName())
    told = panel.accessibleDescription() if in_full else ""
    choice = fill(translate("Table", "{button}: Enter."), button=panel.buttons[0].text())
    return " ".join(filter(None, (title, *told.split("\n"), choice)))
