"""Tips: what the pointer rests on, explained."""

from __future__ import annotations

from enum import Enum
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip, QWidget

from quinto_desktop.rules import Phase, Seat
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.text.card_text import fill

translate = QCoreApplication.translate


class Term(Enum):
    """A word that one meets at the table and hardly anywhere else."""

    ELDEST_HAND = "eldest hand"
    CACHETTE = "cachette"
    QUINT = "quint"
    DUMMY = "dummy"
    TRICK = "trick"


class Tip(NamedTuple):
    """What there is to tell about a place of the table.

    Attributes:
        text: A sentence or two; empty if nothing lies there.
        anchor: Where the rules book tells more; empty if that depends on the moment alone.
    """

    text: str = ""
    anchor: str = ""


def explained(term: Term) -> Tip:
    """What a word means, in the language of the window, and the key that tells more."""
    word, meaning, anchor = {
        Term.ELDEST_HAND: (
            translate("Glossary", "Eldest hand"),
            translate("Glossary", "the player at the dealer’s left, who calls and leads first."),
            "s4",
        ),
        Term.CACHETTE: (
            translate("Glossary", "Cachette"),
            translate(
                "Glossary",
                "five cards that nobody holds. The winner of the last trick takes them too, "
                "as a thirteenth.",
            ),
            "s3-cachette",
        ),
        Term.QUINT: (
            translate("Glossary", "Quint"),
            translate(
                "Glossary",
                "a five, or ace and four, or two and three of one suit in the same trick. "
                "The side that wins the trick marks it at once.",
            ),
            "s6",
        ),
        Term.DUMMY: (
            translate("Glossary", "Dummy"),
            translate("Glossary", "the open hand, played by whoever sits opposite."),
            "s9",
        ),
        Term.TRICK: (
            translate("Glossary", "Trick"),
            translate(
                "Glossary",
                "a card from each hand, won by the highest. Tricks are counted after the deal.",
            ),
            "s7-tricks",
        ),
    }[term]
    text = translate("Glossary", "{word}: {meaning} (F1 tells more)")
    return Tip(fill(text, word=word, meaning=meaning), anchor)


_ANCHORS = {
    Phase.DRAWING: "s2-draw",
    Phase.DOUBLING: "s4",
    Phase.PLAY: "s5",
    Phase.DEALING: "s3",
    Phase.MATCH_OVER: "s8",
}


class TableTips(QObject):
    """Tells what lies at a place: the pointer that rests there, and the finger that stays."""

    def __init__(
        self, stage: Stage, overlays: Overlays, director: Director, pointer: Pointer, table: QWidget
    ) -> None:
        super().__init__(table)
        self._stage = stage
        self._overlays = overlays
        self._director = director
        self._table = table
        pointer.lingered.connect(self._on_pointer_lingered)

    def follow(self, point: QPointF) -> None:
        """Let the pointer's tip be that of a place, if it rests there."""
        text = _wrapped(self.at(point).text)
        if text != self._table.toolTip():
            self._table.setToolTip(text)

    @property
    def anchor(self) -> str | None:
        """What the rules book tells about: what the pointer is at, or what is to be done."""
        if self._table.underMouse():
            tip = self.at(QPointF(self._table.mapFromGlobal(QCursor.pos())))
            if tip.anchor:
                return tip.anchor
        observation = self._director.observation
        return None if observation is None else _ANCHORS.get(observation.phase)

    def at(self, point: QPointF) -> Tip:
        """What there is to tell about a place."""
        for card in reversed(self._stage.places.in_order):
            if card.polygon().containsPoint(point, Qt.FillRule.OddEvenFill):
                if card in self._stage.places.cachette:
                    break
                anchor = "s6" if card.card is not None else ""
                return Tip(card.toolTip(), anchor)
        return self._of_words(point)

    def _of_words(self, point: QPointF) -> Tip:
        overlays, spot = self._overlays, point.toPoint()

        def lies_in(widget: QWidget) -> bool:
            return widget.isVisible() and widget.geometry().contains(spot)

        for edge, plate in overlays.plates.items():
            if lies_in(plate):
                return self._of_seat(edge, plate.accessibleName())
        if any(lies_in(pile) for pile in overlays.piles.values()):
            return explained(Term.TRICK)
        if lies_in(overlays.tags.quint):
            return explained(Term.QUINT)
        places = self._stage.places
        shapes = [card.polygon() for card in places.cachette]
        at_cards = any(shape.containsPoint(point, Qt.FillRule.OddEvenFill) for shape in shapes)
        return explained(Term.CACHETTE) if at_cards or lies_in(overlays.cachette) else Tip()

    def _of_seat(self, edge: Edge, spoken: str) -> Tip:
        """Who sits there, and what the word for the seat means if it has one."""
        observation = self._director.observation
        if observation is None:
            return Tip(spoken)
        (seat,) = [seat for seat in Seat if self._stage.places.edge(seat) is edge]
        terms = [(Term.DUMMY, observation.dummy), (Term.ELDEST_HAND, observation.eldest_hand)]
        for term, whose in terms:
            if seat is whose:
                tip = explained(term)
                return tip._replace(text=f"{spoken}\n{tip.text}")
        return Tip(spoken, "s2")

    def _on_pointer_lingered(self, point: QPointF) -> None:
        """A finger has no other way to ask."""
        text = _wrapped(self.at(point).text)
        if text:
            QToolTip.showText(self._table.mapToGlobal(point.toPoint()), text, self._table)


def _wrapped(text: str) -> str:
    """A tip as Qt breaks it into lines; names may hold a “<”."""
    lines = escape(text, quote=False).replace("\n", "</p><p>")
    return f"<p>{lines}</p>" if text else ""
