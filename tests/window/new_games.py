"""The dialog for a new game, made and handled as a person would."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.game import Players
from quinto_desktop.window.setup.new_game_fields import PlayerBox
from quinto_desktop.window.text.questions import level_name

NORTH, EAST, SOUTH, WEST = range(4)

by_value = pytest.mark.parametrize("form", Form, ids=lambda form: form.value)

Make = Callable[..., NewGameDialog]


def maker(qtbot: QtBot) -> Make:
    """Makes the dialog for a setup, with all choices open; `last` is who played each form last."""

    def made(
        rules: RuleOptions | None = None,
        players: Players | None = None,
        last: dict[Form, Players] | None = None,
        *,
        is_more: bool = True,
    ) -> NewGameDialog:
        rules = rules or RuleOptions()
        setup = numbered_game(players or usual_players(rules.form), rules, seed=7)
        dialog = NewGameDialog(setup, (last or {}).get, FairDeals(bytes(32)), is_more=is_more)
        qtbot.addWidget(dialog)
        return dialog

    return made


def show(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show_active(qtbot, dialog)


def result(dialog: NewGameDialog) -> GameSetup:
    dialog.accept()
    return dialog.setup()


def choose(dialog: NewGameDialog, form: Form) -> None:
    dialog.forms.tiles[form].click()


def pick(box: QComboBox, text: str) -> None:
    place = box.findText(text)
    assert place >= 0, (text, listed(box))
    box.setCurrentIndex(place)


def listed(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def box_of(dialog: NewGameDialog, number: int) -> PlayerBox:
    return dialog.players.plan.boxes[number]


def seat(dialog: NewGameDialog, number: int, level: Level | None) -> None:
    """Let a person or a computer player play."""
    pick(box_of(dialog, number).kind, "Person" if level is None else level_name(level))


def names(dialog: NewGameDialog) -> tuple[str, ...]:
    return tuple([player.name for player in dialog.players.plan.players()])


def read(dialog: NewGameDialog) -> str:
    """All the words that can be seen."""
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    return "\n".join(label.text() for label in labels)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_round(dialog: NewGameDialog) -> list[QWidget]:
    """Where Tab goes, from the chosen form as far as the way out."""
    dialog.forms.tiles[dialog.game.rules.form].setFocus()
    seen: list[QWidget] = []
    while focused() not in seen:
        seen.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    return seen
