"""Everything on the table that is not a card: plates, captions, tags, and the panels."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import (
    SEATS,
    Observation,
    Phase,
    Seat,
    Side,
    Trick,
    quint_points,
    winning_seat,
)
from quinto_desktop.window.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.panels.doubling_bar import DoublingBar, TableButton
from quinto_desktop.window.panels.result_panel import ResultPanel
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.labels import Bubble, Caption, Pill
from quinto_desktop.window.table.plate import PlateContent, SeatPlate
from quinto_desktop.window.table.results import Result
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.theme import Theme
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate

_OUTWARDS = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}
# Where the worth of a trick's quints stands: clear of every card and of the other tag.
_BESIDE_FOR_QUINT = {Seat.N: (1, -0.7), Seat.E: (0, 1), Seat.S: (1, 0.7), Seat.W: (0, 1)}
_TAG_GAP = 2  # the ring round the card that is winning


class Overlays:
    """The furniture of the table.

    Args:
        table: Where it stands.
        stage: The cards that it tells about.
        theme: The colours.
        marks: Draws crowns and pips.
        words: What it says.
    """

    def __init__(
        self, table: QWidget, stage: Stage, theme: Theme, marks: Marks, words: Words
    ) -> None:
        self._table = table
        self._stage = stage
        self._theme = theme
        self.words = words
        self.plates = {near: SeatPlate(near, theme, table) for near in SEATS}
        self.piles = {side: Caption(theme, table) for side in Side}
        self.cachette = Caption(theme, table)
        self.prompt = Pill(theme, marks, table)
        self.winning = Pill(theme, marks, table, points=11)
        self.quint = Pill(theme, marks, table, points=13)
        self.bubble = Bubble(theme, table)
        self.doubling = DoublingBar(theme, table)
        self.result = ResultPanel(theme, table)
        self.bubble.gone.connect(self.prompt.come_back)
        self._dealer = Seat.N
        self._tagged: Seat | None = None
        self._quint_seat = Seat.N

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        for label in (*self.piles.values(), self.cachette, self.prompt, self.winning, self.quint):
            label.set_theme(theme)
        for plate in self.plates.values():
            plate.set_theme(theme)
        self._stage.ring_winner(self._tagged, theme.brass)
        self.bubble.set_theme(theme)
        self.doubling.set_theme(theme)
        self.result.set_theme(theme)

    def stand(self) -> None:
        """Put everything in its place for the table's size."""
        geometry = self._stage.geometry
        unit = geometry.unit
        for near, plate in self.plates.items():
            plate.stand(geometry.plate(near), unit)
        for side, caption in self.piles.items():
            pose = geometry.pile(side, 0, 1)
            caption.stand(pose.x - pose.width / 2, pose.y + 0.74 * pose.width + 4, unit)
        self.prompt.stand(geometry.prompt, unit)
        self._stand_cachette(geometry)
        self._stand_panels(geometry)
        self._stand_tags()

    def _stand_cachette(self, geometry: Geometry) -> None:
        if self._stage.places.cachette_is_open:
            pose = geometry.open_cachette()[2]
        else:
            pose = geometry.cachette(self._stage.places.near(self._dealer))[2]
        self.cachette.stand(pose.x, pose.y + 0.76 * pose.width, geometry.unit, centred=True)

    def _stand_panels(self, geometry: Geometry) -> None:
        widest = geometry.width - 24
        foot = 0.845 * geometry.height - 0.78 * geometry.south_width - 8 * geometry.unit
        self.doubling.stand(geometry.centre, foot, geometry.unit, widest)
        self.result.stand((geometry.width / 2, 0.61 * geometry.height), geometry.unit, widest)

    def show(self, observation: Observation) -> None:
        """Say what is so on the table now: the cards in the piles are the stage's."""
        self._dealer = observation.dealer
        for seat in SEATS:
            near = self._stage.places.near(seat)
            self.plates[near].show_content(self._plate_content(seat, observation))
        has_deal = observation.deal_number > 0
        for side, caption in self.piles.items():
            own = self._stage.places.viewer.side
            shown = own if side is Side.NS else own.other
            title = (
                translate("Table", "Your side")
                if side is Side.NS
                else translate("Table", "Their side")
            )
            caption.say(title, self.words.tricks_count(self._tricks_of(shown, observation)))
            caption.setVisible(has_deal)
        self.cachette.say(translate("Table", "Cachette"), self._cachette_line(observation))
        self.cachette.setVisible(has_deal)
        self._stand_cachette(self._stage.geometry)

    def _tricks_of(self, side: Side, observation: Observation) -> int:
        """The tricks in a side's pile, and the cachette as one more once it is turned up."""
        places = self._stage.places
        winner = observation.tricks[-1].winner if observation.tricks else None
        takes = places.cachette_is_open and winner is not None and winner.side is side
        return len(places.piles[side]) + takes

    def _cachette_line(self, observation: Observation) -> str:
        winner = observation.tricks[-1].winner if observation.tricks else None
        if not self._stage.places.cachette_is_open or winner is None:
            return translate("Table", "five cards, 13th trick")
        text = translate("Table", "13th trick, to {side}")
        return fill(text, side=self.words.side_title(winner.side))

    def _plate_content(self, seat: Seat, observation: Observation) -> PlateContent:
        words = self.words
        call = self._call_of(seat, observation)
        is_turn = seat is observation.turn and observation.phase is not Phase.DEALING
        is_dealer = seat is observation.dealer
        name, role = words.seat_name(seat), words.seat_role(seat)
        told = [name, role, call]
        if is_dealer:
            told.append(translate("Table", "dealer"))
        if is_turn:
            told.append(translate("Table", "on turn"))
        spoken = ", ".join(filter(None, told))
        return PlateContent(name, role, call, is_turn, is_dealer, spoken)

    def _call_of(self, seat: Seat, observation: Observation) -> str:
        """A seat's call while it matters: in the doubling round and the first trick."""
        place = (seat - observation.eldest_hand) % 4
        if place >= len(observation.calls) or observation.tricks:
            return ""
        return self.words.call(observation.calls[place])

    def mark_trick(self, trick: Trick | None, observation: Observation) -> None:
        """Tag the card that is winning, and the quints that lie in the trick."""
        cards = () if trick is None else trick.cards
        winner = None if trick is None else winning_seat(trick, observation.rules.joker_lead)
        points = quint_points(cards)
        self.winning.say(translate("Table", "winning") if winner is not None else "")
        self.quint.say(str(points) if points else "", crowned=True)
        self._tagged = winner
        self._quint_seat = _seat_of_quint(trick)
        self._stage.ring_winner(winner, self._theme.brass)
        self._stand_tags()

    def _stand_tags(self) -> None:
        geometry = self._stage.geometry
        if self._tagged is not None:
            near = self._stage.places.near(self._tagged)
            self._stand_beside(self.winning, geometry.trick(near), *_OUTWARDS[near])
        near = self._stage.places.near(self._quint_seat)
        self._stand_beside(self.quint, geometry.trick(near), *_BESIDE_FOR_QUINT[near])

    def _stand_beside(self, tag: Pill, card: Pose, across: float, down: float) -> None:
        """Stand clear of a card, for at a small size a tag is large beside its index."""
        unit = self._stage.geometry.unit
        tag.stand((card.x, card.y), unit)  # its size follows from the scale
        gap = _TAG_GAP + 2 * unit
        x = card.x + across * (card.width / 2 + gap + tag.width() / 2)
        y = card.y + down * (HEIGHT_OF_WIDTH * card.width / 2 + gap + tag.height() / 2)
        tag.stand((x, y), unit)
        tag.raise_()

    def offer_calls(self, observation: Observation) -> None:
        """Offer the viewer's calls, or put the bar away."""
        is_turn = observation.phase is Phase.DOUBLING and bool(observation.actions)
        if is_turn:
            self.doubling.offer(observation, self.words)
            self._stand_panels(self._stage.geometry)
            self.doubling.raise_()
            self.doubling.show()
        else:
            self.put_away(self.doubling)

    def offered(self) -> list[TableButton]:
        """The buttons of the panel that waits for an answer, if one does."""
        if self.result.isVisible():
            return self.result.buttons
        return list(self.doubling.buttons.values()) if self.doubling.isVisible() else []

    def tell(self, result: Result) -> None:
        """Show the panel with these words and buttons."""
        self.put_away(self.doubling)
        self.result.tell(result.title, result.text, result.choices)
        self._stand_panels(self._stage.geometry)
        self.result.show()
        self.result.raise_()
        self.result.buttons[0].setFocus()

    def put_panels_away(self) -> None:
        """Hide both panels."""
        for panel in (self.doubling, self.result):
            self.put_away(panel)

    def put_away(self, panel: QWidget) -> None:
        """Hide a panel; keys that were at one of its buttons go to the table."""
        focused = panel.focusWidget()
        had_focus = focused is not None and focused.hasFocus()
        panel.hide()
        if had_focus:
            self._table.setFocus()

    def point_at(self, text: str, spot: QPointF, *, is_refusal: bool) -> None:
        """Say why something was refused, or plain news, with the tip at a spot.

        The prompt makes room while it is said.
        """
        self.prompt.hide()
        self.bubble.say(text, spot, self._stage.geometry.unit, is_refusal=is_refusal)


def _seat_of_quint(trick: Trick | None) -> Seat:
    """Who played the card that makes the trick's last quint; North where there is none."""
    if trick is None:
        return Seat.N
    for length in range(len(trick.cards), 0, -1):
        if quint_points(trick.cards[:length]) > quint_points(trick.cards[: length - 1]):
            return trick.seat_of(trick.cards[length - 1])
    return Seat.N
