"""What is written at the cards of the trick: which one is winning, and what quints are worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Observation, Seat, Trick, quint_points, winning_seat
from quinto_desktop.window.card_art import HEIGHT_OF_WIDTH, CardLook
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.table.geometry import Pose
from quinto_desktop.window.table.labels import Pill
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.theme import Theme

translate = QCoreApplication.translate

_OUTWARDS = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}
_ABOVE = (0, -1)
_LEFT_BELOW = (-1, 0.7)
# Where the worth of a trick's quints stands: clear of every card and of the other tag.
_BESIDE_FOR_QUINT = {Seat.N: (1, -0.7), Seat.E: (0, 1), Seat.S: (1, 0.7), Seat.W: (0, 1)}
_GAP = 2  # the ring round the card that is winning


class TrickTags:
    """The two tags, and the ring round the card that is winning.

    Args:
        table: Where they stand.
        stage: The cards.
        theme: The colours.
        marks: Draws the crown.

    Attributes:
        winning: The tag at the card that is winning.
        quint: The tag with the worth of the quints that lie in the trick.
    """

    def __init__(self, table: QWidget, stage: Stage, theme: Theme, marks: Marks) -> None:
        self._stage = stage
        self._theme = theme
        self.winning = Pill(theme, marks, table, points=11)
        self.quint = Pill(theme, marks, table, points=13)
        self._tagged: Seat | None = None
        self._quint_seat = Seat.N

    @property
    def tagged(self) -> Seat | None:
        """Whose card is winning."""
        return self._tagged

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self.winning.set_theme(theme)
        self.quint.set_theme(theme)
        self._ring()

    def mark(self, trick: Trick | None, observation: Observation) -> None:
        """Tag the card that is winning, and the quints that lie in the trick."""
        cards = () if trick is None else trick.cards
        winner = None if trick is None else winning_seat(trick, observation.rules.joker_lead)
        points = quint_points(cards)
        self.winning.say(translate("Table", "winning") if winner is not None else "")
        self.quint.say(str(points) if points else "", crowned=True)
        self._tagged = winner
        self._quint_seat = _seat_of_quint(trick)
        self._ring()
        self.stand()

    def _ring(self) -> None:
        """Ring the card of the trick that is winning, and no other."""
        for seat, widget in self._stage.places.trick.items():
            widget.set_look(CardLook(ring=self._theme.brass if seat is self._tagged else None))

    def stand(self) -> None:
        """Stand at their cards, whatever the table's size."""
        geometry = self._stage.geometry
        if self._tagged is not None:
            near = self._stage.places.near(self._tagged)
            is_hemmed_in = near in geometry.laid_out | self._stage.places.aided
            beside = _ABOVE if is_hemmed_in else _OUTWARDS[near]
            self._stand_beside(self.winning, geometry.trick(near), *beside)
            if near is Seat.S and self._is_over_prompt():
                self._stand_beside(self.winning, geometry.trick(near), *_LEFT_BELOW)
        near = self._stage.places.near(self._quint_seat)
        self._stand_beside(self.quint, geometry.trick(near), *_BESIDE_FOR_QUINT[near])

    def _is_over_prompt(self) -> bool:
        """Whether the tag that is winning reaches down to the line of words, as high as itself."""
        _, y = self._stage.geometry.prompt
        return self.winning.geometry().bottom() + _GAP > y - self.winning.height() / 2

    def _stand_beside(self, tag: Pill, card: Pose, across: float, down: float) -> None:
        """Stand clear of a card, for at a small size a tag is large beside its index."""
        unit = self._stage.geometry.unit
        tag.stand((card.x, card.y), unit)  # its size follows from the scale
        gap = _GAP + 2 * unit
        x = card.x + across * (card.width / 2 + gap + tag.width() / 2)
        y = card.y + down * (HEIGHT_OF_WIDTH * card.width / 2 + gap + tag.height() / 2)
        tag.stand((x, y), unit)
        tag.raise_()


def _seat_of_quint(trick: Trick | None) -> Seat:
    """Who played the card that makes the trick's last quint; North where there is none."""
    if trick is None:
        return Seat.N
    for length in range(len(trick.cards), 0, -1):
        if quint_points(trick.cards[:length]) > quint_points(trick.cards[: length - 1]):
            return trick.seat_of(trick.cards[length - 1])
    return Seat.N
