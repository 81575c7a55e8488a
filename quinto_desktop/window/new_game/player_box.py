"""One player at the table: a name, and whether a person plays or the computer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from quinto_desktop.game import USUAL_LEVEL, Level, PlayerRecord
from quinto_desktop.rules import QuintoError
from quinto_desktop.window.forms.fields import GAP, make_roomy
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.seat_text import kept_name, shown_name

translate = QCoreApplication.translate

_LONGEST_NAME = 40


class PlayerBox(QWidget):
    """Asks who a player is.

    Signals:
        changed(): The name, or whether it is a person, has changed.

    Args:
        title: Where he sits, with a mnemonic.
        parent: The table.
        is_wide: Whether the two fields stand beside each other.

    Attributes:
        name: Where the name is written.
        kind: Where the person or a level is chosen.
    """

    changed = Signal()

    def __init__(self, title: str, parent: QWidget, *, is_wide: bool) -> None:
        super().__init__(parent)
        self._usual_name = ""
        spoken = title.replace("&", "")
        label = QLabel(title, self)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(fill(self.tr("Name: {seat}"), seat=spoken))
        label.setBuddy(self.name)
        self.kind = self._kind_choice(spoken)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(GAP)
        layout.setVerticalSpacing(GAP // 2)
        layout.addWidget(label, 0, 0, 1, 2)
        if is_wide:
            layout.setColumnStretch(0, 3)
            layout.setColumnStretch(1, 2)
        layout.addWidget(self.name, 1, 0)
        if is_wide:
            layout.addWidget(self.kind, 1, 1)
        else:
            layout.setRowMinimumHeight(2, GAP // 2)  # more between two fields
            layout.addWidget(self.kind, 3, 0)
        for field in (self.name, self.kind):
            make_roomy(field)
        self.name.textChanged.connect(self._on_changed)
        self.kind.currentIndexChanged.connect(self._on_changed)
        self._on_changed()

    def _kind_choice(self, spoken: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setAccessibleName(fill(self.tr("Person or computer: {seat}"), seat=spoken))
        choice.addItem(self.tr("Person"))
        for level in Level:
            choice.addItem(level_name(level), level.value)
        for place, help_ in enumerate([self._person_help(), *(level_help(it) for it in Level)]):
            for role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole):
                choice.setItemData(place, help_, role)
        return choice

    def _person_help(self) -> str:
        return self.tr("Somebody at this screen plays.")

    @property
    def is_person(self) -> bool:
        """Whether a person plays."""
        return self.kind.currentData() is None

    @property
    def level(self) -> Level | None:
        """The computer player's level; None for a person."""
        return None if self.is_person else Level(self.kind.currentData())

    def fill_in(self, player: PlayerRecord) -> None:
        """Show who plays; a level that this program has not becomes the usual one."""
        self.name.setText(shown_name(player.name))
        place = 0 if player.level is None else self.kind.findData(player.level)
        self.kind.setCurrentIndex(place if place >= 0 else self.kind.findData(USUAL_LEVEL.value))

    def use(self, usual_name: str) -> None:
        """Let this be the name as long as nobody has written another."""
        was_usual = self.name.text() == self._usual_name
        self._usual_name = usual_name = shown_name(usual_name)
        self.name.setPlaceholderText(usual_name)
        if was_usual and self.name.text():
            self.name.setText(usual_name)

    def record(self) -> PlayerRecord:
        """Who plays now; without a name, one gets the usual one."""
        name = _clean(self.name.text()) or self._usual_name
        return PlayerRecord(kept_name(name), self.kind.currentData())

    @Slot()
    def _on_changed(self) -> None:
        place = self.kind.currentIndex()
        role = Qt.ItemDataRole.AccessibleDescriptionRole
        self.kind.setAccessibleDescription(self.kind.itemData(place, role))
        self.changed.emit()


def level_name(level: Level) -> str:
    """A level as it stands in a list."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novice"),
        Level.CASUAL: translate("PlayerBox", "Casual"),
        Level.CLUB: translate("PlayerBox", "Club"),
        Level.MASTER: translate("PlayerBox", "Master"),
    }[level]


def level_help(level: Level) -> str:
    """How a level plays, in a sentence."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novices see only the trick on the table."),
        Level.CASUAL: translate(
            "PlayerBox", "Casual players count the cards and look after their side."
        ),
        Level.CLUB: translate(
            "PlayerBox", "Club players imagine the hidden hands and try every card."
        ),
        Level.MASTER: translate("PlayerBox", "Masters think longest and look furthest ahead."),
    }[level]


def _clean(name: str) -> str:
    """A name that can be kept, on one line; nothing if no letter of it can be seen."""
    kept = "".join(letter if _can_be_kept(letter) else " " for letter in name)
    name = " ".join(kept.split())
    visible = any(letter.isprintable() and letter != " " for letter in name)
    return name if visible and _can_be_kept(name) else ""


def _can_be_kept(name: str) -> bool:
    try:
        PlayerRecord(name, None)
    except QuintoError:
        return False
    return True
