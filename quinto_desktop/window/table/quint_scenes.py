"""The scenes of quints: one is won in a trick, the Quint Royal, and the cachette turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from quinto_desktop.game.aids.quint_board import quint_board
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINT_ROYAL,
    CachetteRevealed,
    Observation,
    Phase,
    QuintKind,
    QuintScored,
    Seat,
    quint_points,
)
from quinto_desktop.sound.sounds import SoundCue, cue_of_quint
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import board_text, seat_text

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
        places = self._stage.places
        view = self._overlays.cachette_view
        if not places.cachette_is_open:
            view.clear()
        elif seen.phase is not Phase.PLAY and seen.cachette is not None and view.isHidden():
            view.join(seen.cachette, seen)
        self._overlays.board.show(quint_board(seen), self._overlays.speaker.sides[0])

    def scored(self, event: QuintScored, seen: Observation, pace: Pace) -> Iterator[Scene]:
        """A quint has been won; `seen` is what is known once it has been counted."""
        yield partial(self._ring_in, event, seen, pace)
        yield partial(self._quint_scored, event, seen, pace)
        yield partial(self._quint_counted, event, seen)

    def _ring_in(self, event: QuintScored, seen: Observation, pace: Pace) -> int:
        self._table.cued.emit(cue_of_quint(event, self._overlays.speaker.sides[0]))
        scored = event.scored
        if scored.quint.kind is not QuintKind.ROYAL or scored.trick == CACHETTE_TRICK:
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
        self._overlays.cachette_view.join(event.cards, seen)
        return pace.link_ms + pace.cachette_ms
