"""The fields of the New game dialog, for players and numbers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from quinto_desktop.game import USUAL_LEVEL, Level, PlayerRecord
from quinto_desktop.game.sharing.pasted import PastedNumber, read_pasted
from quinto_desktop.rules import DUMMY_HANDICAP, GREATEST_SEED, Form, QuintoError
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET
from quinto_desktop.window.controls.drop_down import DropDown, Stepper
from quinto_desktop.window.controls.fields import GAP, Field, make_roomy
from quinto_desktop.window.look.theme import BODY_TEXT, serif_font, theme_of, themed_pen
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.seat_text import kept_name, shown_name
from quinto_desktop.window.text.translation import fill, tidy_name, translate

_LONGEST_NAME = 40
_LEAST_LETTERS = 10
_BESIDE_LEVEL = 44
_MEDALLION = 28


class Medallion(QWidget):
    """A disc with the initial of a name, in a player's colour; purely decorative.

    Args:
        colour: The colour's place in `Theme.people`.
    """

    def __init__(self, colour: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self._letter = ""
        side = round(_MEDALLION * parent.fontInfo().pixelSize() / BODY_TEXT)
        self.setFixedSize(side, side)

    def show_name(self, name: str) -> None:
        self._letter = name[:1].upper()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.window().palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, theme.brass, 1.5))
        painter.setBrush(QColor(theme.people[self._colour]))
        disc = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawEllipse(disc)
        font = serif_font(15, bold=True)
        font.setPixelSize(max(font.pixelSize() // 2, round(disc.height() * 0.55)))
        painter.setFont(font)
        painter.setPen(QColor(theme.monogram_text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


def width_in_pairs(parent: QWidget) -> int:
    """The width that two players' boxes side by side need, in pixels."""
    metrics = parent.fontMetrics()
    widest = max(metrics.horizontalAdvance(level_name(level)) for level in Level)
    name = metrics.averageCharWidth() * _LEAST_LETTERS
    return 2 * (name + GAP + widest + _BESIDE_LEVEL) + 2 * GAP


class PlayerBox(QWidget):
    """Asks for a player: a name, and a person or a level.

    Signals:
        changed(): The name or the kind of player has changed.
    """

    changed = Signal()

    def __init__(self, title: str, colour: int, parent: QWidget, *, in_row: bool = False) -> None:
        super().__init__(parent)
        self._usual_name = ""
        spoken = title.replace("&", "")
        self.label = label = QLabel(title, self)
        font = label.font()
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)
        self._medallion = Medallion(colour, self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(fill(self.tr("Name: {seat}"), seat=spoken))
        label.setBuddy(self.name)
        self.kind = self._kind_choice(spoken)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(GAP)
        layout.setVerticalSpacing(GAP // 2)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self._medallion)
        head.addWidget(label, 1)
        row = 0 if in_row else 1
        layout.addLayout(head, 0, 0, 1, 1 if in_row else 2)
        first = 1 if in_row else 0
        layout.setColumnStretch(first, 1)
        layout.addWidget(self.name, row, first)
        layout.addWidget(self.kind, row, first + 1)
        self.name.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LEAST_LETTERS)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for field in (self.name, self.kind):
            make_roomy(field)
        self.name.textChanged.connect(self._on_changed)
        self.kind.currentIndexChanged.connect(self._on_changed)
        self._on_changed()

    def _kind_choice(self, spoken: str) -> QComboBox:
        choice = DropDown(self)
        choice.setAccessibleName(fill(self.tr("Person or computer player: {seat}"), seat=spoken))
        choice.addItem(self.tr("Person"))
        for level in Level:
            choice.addItem(level_name(level), level.value)
        for place, help_ in enumerate([self._person_help(), *(level_help(it) for it in Level)]):
            for role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole):
                choice.setItemData(place, help_, role)
        return choice

    def _person_help(self) -> str:
        return self.tr("Someone at this screen plays.")

    @property
    def is_person(self) -> bool:
        return self.kind.currentData() is None

    @property
    def level(self) -> Level | None:
        """The computer player's level; None for a person."""
        return None if self.is_person else Level(self.kind.currentData())

    def fill_in(self, player: PlayerRecord) -> None:
        """Show a player; a level unknown to this program becomes the default one."""
        self.name.setText(shown_name(player.name))
        place = 0 if player.level is None else self.kind.findData(player.level)
        self.kind.setCurrentIndex(place if place >= 0 else self.kind.findData(USUAL_LEVEL.value))

    def use(self, usual_name: str) -> None:
        """Use a default name until the user enters another."""
        was_usual = self.name.text() == self._usual_name
        self._usual_name = usual_name = shown_name(usual_name)
        self.name.setPlaceholderText(usual_name)
        if was_usual and self.name.text():
            self.name.setText(usual_name)
        self._medallion.show_name(_clean(self.name.text()) or usual_name)

    def record(self) -> PlayerRecord:
        """The player as entered; the default name stands in for a missing one."""
        name = _clean(self.name.text()) or self._usual_name
        return PlayerRecord(kept_name(name), self.kind.currentData())

    @Slot()
    def _on_changed(self) -> None:
        place = self.kind.currentIndex()
        role = Qt.ItemDataRole.AccessibleDescriptionRole
        self.kind.setAccessibleDescription(self.kind.itemData(place, role))
        self._medallion.show_name(_clean(self.name.text()) or self._usual_name)
        self.changed.emit()


def level_help(level: Level) -> str:
    """How a level plays, in a sentence."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novices see only the trick on the table."),
        Level.CASUAL: translate(
            "PlayerBox", "Casual players count cards and look after their side."
        ),
        Level.CLUB: translate(
            "PlayerBox", "Club players imagine the hidden hands and try every card."
        ),
        Level.MASTER: translate("PlayerBox", "Masters think longest and look furthest ahead."),
    }[level]


def _clean(name: str) -> str:
    kept = "".join(letter if _can_be_kept(letter) else " " for letter in name)
    name = " ".join(tidy_name(kept).split())
    visible = any(letter.isprintable() and letter != " " for letter in name)
    return name if visible and _can_be_kept(name) else ""


def _can_be_kept(name: str) -> bool:
    try:
        PlayerRecord(name, None)
    except QuintoError:
        return False
    return True


POINTS = 5
"""The unit of all scores."""


class NumberField(Field):
    """The number of a game, or empty for a new one.

    Signals:
        changed(): The text has changed.

    Attributes:
        fault: What is wrong with the text, in a sentence; empty if nothing is.
    """

    changed = Signal()

    def __init__(self, parent: QWidget, *, is_stacked: bool = False) -> None:
        self.edit = QLineEdit()
        super().__init__(self.tr("N&umber"), self.edit, parent, 2, is_stacked=is_stacked)
        self.fault = ""
        self.edit.setPlaceholderText(self.tr("Blank: a fair deal"))
        self.edit.setAccessibleName(self.tr("Game number"))
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.explain(self._usual_hint())

    @property
    def number(self) -> int | None:
        """The number; None if the text is empty or not a valid number."""
        try:
            pasted = read_pasted(self.edit.text())
        except QuintoError:
            return None
        return pasted.number if isinstance(pasted, PastedNumber) else None

    def show_fault(self) -> None:
        self.edit.setFocus()
        self.edit.selectAll()

    @Slot()
    def _on_edit_text_changed(self) -> None:
        fault = self._find_fault()
        if fault != self.fault:
            self.fault = fault
            if fault:
                event = QAccessibleAnnouncementEvent(self.edit, fault)
                QAccessible.updateAccessibility(event)
        self.explain(fault or self._usual_hint(), is_fault=bool(fault))
        self.changed.emit()

    def _find_fault(self) -> str:
        if not self.edit.text().strip() or self.number is not None:
            return ""
        sentence = self.tr("Enter a whole number from 0 to {greatest}, or leave it blank.")
        return fill(sentence, greatest=str(GREATEST_SEED))

    def _usual_hint(self) -> str:
        if self.number is None:
            return self.tr(
                "With a friend’s number you get the same cards. Leave it blank for a fair deal."
            )
        return self.tr("A shared game: whoever knows the number can know the cards.")


class TargetBox(Stepper):
    """The points that win a game, in steps of five like all scores."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(LEAST_TARGET, GREATEST_TARGET)
        self.setSingleStep(POINTS)
        self.setSuffix(self.tr(" points"))
        self.setAccessibleName(self.tr("Points to play to"))
        self.setKeyboardTracking(False)
        self._shown = LEAST_TARGET

    def show_target(self, target: int, form: Form) -> None:
        """Show the target; with dummy, it exceeds the starting score of dummy's opponents."""
        self._shown = target
        self.setMinimum(DUMMY_HANDICAP + 1 if form is Form.DUMMY else LEAST_TARGET)
        self.setValue(target)

    def target(self) -> int:
        """The points shown; if edited, rounded up to a multiple of five, which wins as soon."""
        value = self.value()
        return value if value == self._shown else -(-value // POINTS) * POINTS


class StakesBox(Stepper):
    """What the losers pay, in counters; none by default."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(0, GREATEST_STAKES)
        self.setSpecialValueText(self.tr("off"))
        self.setAccessibleName(self.tr("Stakes, in counters"))
        self.setKeyboardTracking(False)
