"""Points scored at the table: a quint flies to its peg; pegs and plaques follow."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Slot

from quinto_desktop.game.aids.race_track import race_track
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Observation, QuintScored, Side
from quinto_desktop.sound.sounds import cue_of_peg
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.plaques import PlaqueContent, Plaques
from quinto_desktop.window.table.rim import RaceRim
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import Claim, QuintTag
from quinto_desktop.window.text import board_text, race_text
from quinto_desktop.window.text.card_text import quint_name
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker

_UNDER_INDEX = 0.45  # of a card's width below its middle, where a tag covers no index


class Scoring(QObject):
    """The race as this table shows it: the rim, the plaques, and what flies to them.

    It tells nothing that has not been seen: a quint counts once its worth has reached its peg,
    and tricks when the deal is over.
    """

    def __init__(
        self,
        table: TableSignals,
        stage: TableLayout,
        overlays: Overlays,
        animator: Animator,
        look: CurrentTheme,
        marks: Marks,
    ) -> None:
        super().__init__(table)
        self._table, self._stage, self._overlays = table, stage, overlays
        self.rim = RaceRim(look, marks, self)
        self.rim.passed.connect(self._on_rim_passed)
        self.plaques = Plaques(look, table)
        table.quint_marked.connect(animator.finish)  # the last card may be late, and show its back
        self.flight = QuintFlight(table, stage, overlays, self.rim, look, marks)
        self._shown: tuple[Observation, Speaker] | None = None
        self.plaques.clicked.connect(lambda: table.command_wanted.emit(Command.SHEET))
        for card in stage.cards:
            for plaque in (self.plaques.ours, self.plaques.theirs):
                card.stay_under(plaque)

    def stand(self) -> None:
        """Stand at the table's present size."""
        self.flight.finish()
        self.rim.finish()
        self.rim.stand(self._stage.geometry)
        self.plaques.stand(self._stage.geometry)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.flight.finish()
        self.rim.finish()

    def show(self, observation: Observation) -> None:
        """Show the race as it has been seen so far."""
        speaker = self._overlays.speaker
        if self._shown == (observation, speaker):
            return
        self._shown = observation, speaker
        own = speaker.sides[0]
        track = race_track(observation, own)
        self.rim.show(track, own, self._stage.pace)
        ours, theirs = (
            PlaqueContent(
                str(track.now[0 if is_own else 1]),
                race_text.plaque_title(speaker, own=is_own),
                race_text.to_go(track, own=is_own),
                race_text.plaque_spoken(track, speaker, own=is_own),
            )
            for is_own in (True, False)
        )
        self.plaques.show(ours, theirs)

    @Slot(object)
    def _on_rim_passed(self, side: Side) -> None:
        self._table.cued.emit(cue_of_peg(side, self._overlays.speaker.sides[0]))

    def race_at(self, point: QPointF) -> str:
        """The race in words if a point of the table is on its way; else nothing."""
        geometry, track = self._stage.geometry, self.rim.track
        on_felt = QRectF(*geometry.felt).contains(point) or point.y() > geometry.ledge.top
        return "" if on_felt or track is None else f"{self.words}.\n{race_text.legend(track)}"

    @property
    def words(self) -> str:
        """The race in words, for assistive technology."""
        track = self.rim.track
        return "" if track is None else race_text.race_words(track, self._overlays.speaker)


class QuintFlight(QObject):
    """Lets a quint's tag fly from its cards to the peg of the side that scores it."""

    def __init__(
        self,
        table: TableSignals,
        stage: TableLayout,
        overlays: Overlays,
        rim: RaceRim,
        look: CurrentTheme,
        marks: Marks,
    ) -> None:
        super().__init__(table)
        self._stage, self._overlays, self._rim = stage, overlays, rim
        self.pill = QuintTag(look, marks, table)
        self._from, self._to = QPointF(), QPointF()
        self.run = QVariantAnimation(self)
        self.run.setStartValue(0.0)
        self.run.setEndValue(1.0)
        self.run.valueChanged.connect(self._on_flight_value_changed)
        self.run.finished.connect(self.finish)
        table.quint_marked.connect(self._on_table_quint_marked)
        table.quint_counted.connect(self.finish)

    @Slot()
    def finish(self) -> None:
        """Arrive at once."""
        self.run.stop()
        self.pill.tell(None)

    @Slot(object)
    def _on_table_quint_marked(self, event: QuintScored) -> None:
        self.finish()
        pace, quint = self._stage.pace, event.scored.quint
        cards = [card for card in self._stage.cards if card.card in quint.cards]
        if not pace.quint_ms or not cards:
            return
        overlays = self._overlays
        start = overlays.tags.take(quint) or overlays.cachette_view.take(quint)
        if start is None:
            start = sum((QPointF(card.pose.x, card.pose.y) for card in cards), QPointF())
            start = start / len(cards) + QPointF(0, _UNDER_INDEX * cards[0].pose.width)
        side = event.scored.side
        before = event.scores[side] - quint.points
        self._from, self._to = start, self._rim.spot(side, before)
        claim = board_text.claim(self._overlays.speaker, side, quint.points)
        is_own = side is self._overlays.speaker.sides[0]
        spoken = f"{quint_name(quint)}, {quint.points}"
        self.pill.tell(quint, Claim(claim, claim, is_own), spoken)
        self._lay_out(start)
        self.pill.raise_()
        self._begin(pace)

    def _begin(self, pace: Pace) -> None:
        whole = pace.glow_ms + pace.quint_ms
        self.run.setKeyValueAt(pace.glow_ms / whole, 0.0)
        self.run.setDuration(whole)
        start_now(self.run)

    @Slot()
    def _on_flight_value_changed(self) -> None:
        raw = float(self.run.currentValue())
        share = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(raw)
        self._lay_out(self._from + (self._to - self._from) * share)

    def _lay_out(self, spot: QPointF) -> None:
        # At the rim it stays on the table as a whole.
        unit, table = self._stage.geometry.unit, self._stage.geometry
        self.pill.stand(spot, unit)
        half = QRectF(self.pill.geometry()).width() / 2
        x = min(max(spot.x(), half), table.width - half)
        if x != spot.x():
            self.pill.stand(QPointF(x, spot.y()), unit)
