"""Points scored at the table: a quint flies to its peg; pegs and plaques follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Slot

from quinto_desktop.game.aids.quint_board import quint_board, race_track
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    NO_TRICK,
    QUINT_ROYAL,
    CachetteRevealed,
    Observation,
    Phase,
    QuintKind,
    QuintScored,
    Seat,
    Side,
    quint_points,
)
from quinto_desktop.sound.sounds import SoundCue, cue_of_peg, cue_of_quint
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.plaques import PlaqueContent, Plaques
from quinto_desktop.window.table.rim import RaceRim
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import Claim, QuintTag
from quinto_desktop.window.text import board_text, seat_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

_ROYAL_TOLD_MS = 2000
_UNDER_INDEX = 0.45  # of a card's width below its middle, where a tag covers no index


class Scoring(QObject):
    """The race as this table shows it: rim, plaques, and what flies there once it has been seen."""

    def __init__(
        self, table: TableSignals, stage: TableLayout, overlays: Overlays, animator: Animator
    ) -> None:
        super().__init__(table)
        self._table, self._stage, self._overlays = table, stage, overlays
        self.rim = RaceRim(stage.look, self)
        self.rim.passed.connect(self._on_rim_passed)
        self.plaques = Plaques(stage.look, table)
        table.quint_marked.connect(animator.finish)  # the last card may be late, and show its back
        self.flight = QuintFlight(table, stage, overlays, self.rim)
        self._shown: tuple[Observation, Speaker] | None = None
        self.plaques.clicked.connect(lambda: table.command_wanted.emit(Command.SHEET))
        for card in stage.cards:
            for plaque in (self.plaques.ours, self.plaques.theirs):
                card.stay_under(plaque)

    def stand(self) -> None:
        """Stand at the table's present size."""
        self.finish()
        self.rim.stand(self._stage.geometry)
        self.plaques.stand(self._stage.geometry)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.flight.finish()
        self.rim.finish()

    def show(self, observation: Observation) -> None:
        """Show the race as it has been seen so far."""
        speaker = self._overlays.speaker
        if self.rim.table != self._stage.geometry:  # hands lie open now, or no longer
            self.stand()
        if self._shown == (observation, speaker):
            return
        self._shown = observation, speaker
        own = speaker.sides[0]
        track = race_track(observation, own)
        self.rim.show(track, own, self._stage.pace)
        tips = [_with_tricks(observation, side) for side in speaker.sides]
        ours, theirs = (
            PlaqueContent(
                str(track.now[0 if is_own else 1]),
                board_text.plaque_title(speaker, own=is_own),
                board_text.to_go(track, speaker, own=is_own) or tip,
                board_text.plaque_spoken(track, speaker, own=is_own),
                tip,
            )
            for is_own, tip in zip((True, False), tips, strict=True)
        )
        self.plaques.show(ours, theirs)

    @Slot(object)
    def _on_rim_passed(self, side: Side) -> None:
        self._table.cued.emit(cue_of_peg(side, self._overlays.speaker.sides[0]))

    def race_at(self, point: QPointF) -> str:
        """The race in words if a point of the table is on its way; else nothing."""
        geometry, track = self._stage.geometry, self.rim.track
        on_felt = QRectF(*geometry.felt).contains(point) or point.y() > geometry.ledge.top
        return "" if on_felt or track is None else f"{self.words}.\n{board_text.legend(track)}"

    @property
    def words(self) -> str:
        """The race in words, for assistive technology."""
        track = self.rim.track
        return "" if track is None else board_text.race_words(track, self._overlays.speaker)


class QuintFlight(QObject):
    """Lets a quint's tag fly from its cards to the peg of the side that scores it."""

    def __init__(
        self, table: TableSignals, stage: TableLayout, overlays: Overlays, rim: RaceRim
    ) -> None:
        super().__init__(table)
        self._stage, self._overlays, self._rim = stage, overlays, rim
        self.pill = QuintTag(stage.look, table)
        self._from, self._to = QPointF(), QPointF()
        self.run = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.run.valueChanged.connect(self._on_flight_value_changed)
        self.run.finished.connect(self.finish)
        table.quint_marked.connect(self._on_table_quint_marked)
        table.quint_counted.connect(self.finish)

    @Slot()
    def finish(self) -> None:
        """Arrive at once."""
        self.run.stop()
        self.pill.tell(None)
        self._clear_the_way()

    def _clear_the_way(self) -> None:
        for tag in (*self._overlays.tags.quints, *self._overlays.cachette_view.tags):
            tag.give_way(self.pill)

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
        self.pill.tell(quint, Claim((claim,), is_own))
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
        table = self._stage.geometry
        self.pill.stand(spot, table.unit)
        half = QRectF(self.pill.geometry()).width() / 2
        x = min(max(spot.x(), half), table.width - half)
        self.pill.stand(QPointF(x, spot.y()), table.unit)
        self._clear_the_way()


Scene = Callable[[], int | None]
"""Starts showing something; returns its milliseconds, or None to wait for the user."""


class QuintScenes:
    """Shows on the quint board, and in the middle of the table, what becomes of the quints."""

    def __init__(self, stage: TableLayout, overlays: Overlays, table: TableSignals) -> None:
        self._stage = stage
        self._overlays = overlays
        self._table = table
        self._is_hurried = False

    def hurry(self) -> None:
        """Turn up the rest of the cachette at once, if it is being turned up."""
        self._is_hurried = True

    def show(self, seen: Observation) -> None:
        """Show how the quints stand by what has been seen."""
        view, own = self._overlays.cachette_view, self._overlays.speaker.sides[0]
        if not self._stage.places.cachette_is_open:
            view.clear()
        elif seen.phase is not Phase.PLAY and seen.cachette is not None and view.isHidden():
            view.join(seen.cachette, seen, own)
        self._overlays.board.show(quint_board(seen), own)

    def scored(self, event: QuintScored, seen: Observation, pace: Pace) -> Iterator[Scene]:
        """A quint has been won; `seen` is what is known once it has been counted."""
        yield partial(self._ring_in, event, seen, pace)
        yield partial(self._quint_scored, event, seen, pace)
        yield partial(self._quint_counted, event, seen)

    def _ring_in(self, event: QuintScored, seen: Observation, pace: Pace) -> int:
        self._table.cued.emit(cue_of_quint(event, self._overlays.speaker.sides[0]))
        scored = event.scored
        if scored.quint.kind is not QuintKind.ROYAL or scored.trick in (NO_TRICK, CACHETTE_TRICK):
            return 0
        winner = seen.tricks[scored.trick - 1].winner
        return 0 if winner is None else self._royal_won(winner, seen, pace)

    def _royal_won(self, winner: Seat, seen: Observation, pace: Pace) -> int:
        # For them it is counted, for us it is celebrated.
        speaker = self._overlays.speaker
        self._slide_royal(winner, pace.royal_ms)
        self._overlays.tags.stand()  # over the card, too
        if winner.side is speaker.sides[0]:
            self._overlays.board.warm(pace.warm_ms)
        else:
            self.show(seen)
        who = seat_text.who(speaker, winner)
        self._overlays.prompt.say(board_text.royal_won(speaker, winner.side, who))
        self._overlays.prompt.keep(min(_ROYAL_TOLD_MS, pace.welcome_ms))  # as long as one reads
        return pace.royal_ms

    def _slide_royal(self, winner: Seat, duration_ms: int) -> None:
        places = self._stage.places
        royal = next((one for one in places.trick.values() if one.card is QUINT_ROYAL), None)
        if royal is not None and duration_ms:
            places.royal_to = winner
            royal.raise_()
            self._stage.settle(duration_ms)

    def _quint_scored(self, event: QuintScored, seen: Observation, pace: Pace) -> int:
        self.show(seen)
        is_own = event.scored.side is self._overlays.speaker.sides[0]
        if is_own or event.scored.quint.kind is not QuintKind.ROYAL:
            self._overlays.board.flash(event.scored.quint, pace.glow_ms + pace.quint_ms)
        self._table.quint_marked.emit(event, seen)
        return pace.glow_ms + pace.quint_ms

    def _quint_counted(self, event: QuintScored, seen: Observation) -> int:
        self.show(seen)
        self._table.shown.emit(seen)
        self._table.quint_counted.emit(event)
        return 0

    def cachette_revealed(
        self, event: CachetteRevealed, observation: Observation, seen: Observation, pace: Pace
    ) -> Iterator[Scene]:
        """The cachette is turned up; its quints, if any, are scored later."""
        yield partial(self._lay_cachette, observation, pace)
        for count in range(1, len(event.cards) + 1):
            yield partial(self._turn_cachette, event, count, seen, pace)
        yield partial(self._join_cachette, event, seen, pace)

    def _lay_cachette(self, observation: Observation, pace: Pace) -> int:
        self._is_hurried = False
        self._table.cued.emit(SoundCue.CACHETTE)
        places = self._stage.places
        places.cachette_is_open = True
        for widget in places.cachette:
            widget.raise_()
        self._stage.settle(pace.row_ms)
        self._overlays.show(observation)
        return pace.row_ms

    def _turn_cachette(
        self, event: CachetteRevealed, count: int, seen: Observation, pace: Pace
    ) -> int:
        self._stage.turn_cachette(count - 1, event.cards[count - 1], pace)
        self.show(replace(seen, cachette=event.cards[:count]))
        points = seen.trick_value + quint_points(event.cards[:count])
        speaker = self._overlays.speaker
        self._overlays.prompt.say(board_text.cachette_worth(speaker, event.side, points))
        return 0 if self._is_hurried else pace.turn_interval_ms

    def _join_cachette(self, event: CachetteRevealed, seen: Observation, pace: Pace) -> int:
        own = self._overlays.speaker.sides[0]
        self._overlays.cachette_view.join(event.cards, seen, own)
        return pace.link_ms + pace.cachette_ms


def _with_tricks(now: Observation, side: Side) -> str:
    # What a side would have if the tricks it holds were counted now.
    held = sum(trick.winner is not None and trick.winner.side is side for trick in now.tricks)
    if now.phase is not Phase.PLAY or not held or now.has_real_cards:
        return ""
    text = translate("Race", "{points} with tricks")
    return fill(text, points=now.scores[side] + held * now.trick_value)
