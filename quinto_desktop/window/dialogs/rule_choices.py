"""The rules to choose from, in plain words, with the source of each (rules §3 and §5)."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from quinto_desktop.rules import CachetteFrom, JokerLead
from quinto_desktop.window.theme import ui_font

translate = QCoreApplication.translate


class RuleChoices(QWidget):
    """Asks for the rules that the sources disagree about.

    Args:
        joker_lead: The first choice to begin with.
        cachette_from: The second.
        parent: Where it lies.
    """

    def __init__(
        self, joker_lead: JokerLead, cachette_from: CachetteFrom, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._royal = _Choice(self.tr("The &Quint Royal"), _ROYAL_ORDER, joker_lead, self)
        self._cachette = _Choice(self.tr("The &cachette"), tuple(CachetteFrom), cachette_from, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._royal)
        layout.addWidget(self._cachette)

    @property
    def boxes(self) -> tuple[QComboBox, QComboBox]:
        """The lists to choose from, in the order of the keys."""
        return self._royal.box, self._cachette.box

    @property
    def joker_lead(self) -> JokerLead:
        """What becomes of a led Quint Royal."""
        return JokerLead(self._royal.box.currentData())

    @property
    def cachette_from(self) -> CachetteFrom:
        """Which five cards are set aside."""
        return CachetteFrom(self._cachette.box.currentData())


class _Choice(QWidget):
    """One rule: a list of its values, and what the chosen one means and where it comes from."""

    def __init__(self, title: str, values: tuple[Enum, ...], chosen: Enum, parent: QWidget) -> None:
        super().__init__(parent)
        label = QLabel(title, self)
        self.box = QComboBox(self)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setAccessibleName(title.replace("&", ""))
        label.setBuddy(self.box)
        self._meanings = [_rule(value)[1] for value in values]
        for value, meaning in zip(values, self._meanings, strict=True):
            self.box.addItem(_rule(value)[0], value.value)
            role = Qt.ItemDataRole.AccessibleDescriptionRole
            self.box.setItemData(self.box.count() - 1, meaning, role)
        self._meaning = QLabel(self)
        self._meaning.setWordWrap(True)
        self._meaning.setTextFormat(Qt.TextFormat.PlainText)
        self._meaning.setFont(ui_font(12))
        self._meaning.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for widget in (label, self.box, self._meaning):
            layout.addWidget(widget)
        self.box.currentIndexChanged.connect(self._explain)
        self.box.setCurrentIndex(values.index(chosen))
        self._explain(self.box.currentIndex())

    def _explain(self, index: int) -> None:
        self._meaning.setText(self._meanings[index])
        self.box.setAccessibleDescription(self._meanings[index])


_ROYAL_ORDER = (
    JokerLead.HIGHEST,
    JokerLead.OPPONENTS,
    JokerLead.FORBIDDEN_ALWAYS,
    JokerLead.FORBIDDEN_IF_WINNING,
)


def _rule(value: Enum) -> tuple[str, str]:
    """A value in a few words, and what it means with its source."""
    return {
        JokerLead.HIGHEST: (
            translate("RuleChoices", "may be led: the highest card wins"),
            translate(
                "RuleChoices",
                "The other three then play any card, and the highest takes the trick. "
                "Source: Parlett, and a card-games handbook.",
            ),
        ),
        JokerLead.OPPONENTS: (
            translate("RuleChoices", "may be led: the opponents win"),
            translate(
                "RuleChoices",
                "The other three then play any card, and the higher of the two opponents’ cards "
                "takes the trick. Source: Parlett, against leading it as a signal.",
            ),
        ),
        JokerLead.FORBIDDEN_ALWAYS: (
            translate("RuleChoices", "may not be led"),
            translate(
                "RuleChoices",
                "Not while its holder has another card; who follows to the eleventh trick "
                "with it must play it then. Source: Hoffmann, as Parlett reports him.",
            ),
        ),
        JokerLead.FORBIDDEN_IF_WINNING: (
            translate("RuleChoices", "may not be led, the milder form"),
            translate(
                "RuleChoices",
                "Not while its holder has another card; who follows to the eleventh trick must "
                "play it if the other card would be the highest so far. "
                "Source: an earlier wording of Parlett.",
            ),
        ),
        CachetteFrom.TOP: (
            translate("RuleChoices", "the first five cards"),
            translate(
                "RuleChoices",
                "Set aside from the top before the deal. Source: Hoyle’s Games Modernized, "
                "Hoffmann’s booklet, and a card-games handbook.",
            ),
        ),
        CachetteFrom.BOTTOM: (
            translate("RuleChoices", "the last five cards"),
            translate("RuleChoices", "Left over when everybody has twelve cards. Source: Parlett."),
        ),
    }[value]
