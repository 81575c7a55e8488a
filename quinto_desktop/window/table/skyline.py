"""The skyline, which shows what may still beat a card: when it comes, and when it goes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent

from quinto_desktop.game.aids.skyline import Skyline, skyline
from quinto_desktop.rules import Observation, Phase
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.skyline_panel import SkylinePanel
from quinto_desktop.window.table.table_layout import TableLayout

REST_MS = 600
"""How long the pointer rests on a card until its skyline comes by itself."""

_RISE_MS, _STILL_MS = 160, 80
_HELD = Qt.Key.Key_Space  # it does nothing else at a card


class SkylineView(QObject):
    """Shows the skyline of the card that is pointed at, when it is asked for.

    It is asked for by a key, by a key that is held on the focused card, or, if that is liked, by
    letting the pointer rest on a card; it goes as the pointer moves on or the game goes on.

    Attributes:
        panel: What shows.
        is_liked: Whether a pointer at rest asks.
    """

    def __init__(
        self,
        stage: TableLayout,
        overlays: Overlays,
        hand: HandInput,
        pointer: Pointer,
        director: Director,
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self._pointer = pointer
        self._director = director
        self._seen: Observation | None = None
        self.panel = SkylinePanel(stage.look, table)
        self.is_liked = False
        self._is_on = False
        self._at: CardWidget | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rest_timeout)
        for card in stage.cards:
            card.focus_changed.connect(self._follow)
        pointer.hovered.connect(self._on_pointer_hovered)
        director.covered.connect(self.close)
        table.shown.connect(self._on_table_shown)
        table.laid.connect(self._follow)
        table.action_chosen.connect(self.close)
        table.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        is_pressed, key = event.type() is QEvent.Type.KeyPress, event.key()
        if key == Qt.Key.Key_Escape and is_pressed:
            return self.close()
        if key == _HELD and event.isAutoRepeat():
            if is_pressed:
                self._hold()
            return True
        if key == _HELD and event.type() is QEvent.Type.KeyRelease and not self._is_on:
            self.close()
        return False

    @property
    def is_open(self) -> bool:
        """Whether a skyline shows."""
        return not self.panel.isHidden()

    @Slot()
    def toggle(self) -> None:
        """Show the skyline of the card that is pointed at, and of others after it; or no more."""
        if self.is_open:
            self.close()
            return
        if self._pointed is None:
            self._hand.focus.step(1)
        self._open(self._pointed)
        self._is_on = self.is_open
        self._tell()

    def demonstrate(self) -> None:
        """Show the skyline of a card in the middle of the near hand, until `close`."""
        hand = self._stage.places.hands[self._stage.places.viewer]
        if hand:
            self._open(hand[len(hand) // 2])
            self._is_on = self.is_open

    def _hold(self) -> None:
        if not self.is_open and self._hand.focus.card is not None:
            self._open(self._hand.focus.card)
            self._tell()

    @Slot()
    def close(self) -> bool:
        """Take it away; return whether it was there."""
        was_open, self._is_on, self._at = self.is_open, False, None
        self._rest.stop()
        self.panel.hide()
        self._overlays.prompt.step_aside("skyline", aside=False)
        return was_open

    @property
    def _pointed(self) -> CardWidget | None:
        return self._pointer.under or self._hand.focus.card

    def _tell(self) -> None:
        if self.is_open:
            self._table.answered.emit(self.panel.accessibleName())

    @Slot(object)
    def _on_pointer_hovered(self, widget: CardWidget | None) -> None:
        self._rest.stop()
        if self._is_on or (self.is_open and widget is not None):
            self._follow()
        elif widget is not None and self.is_liked:
            self._rest.start()
        elif self.is_open:
            self.close()

    @Slot(object)
    def _on_table_shown(self, seen: Observation) -> None:
        self._seen = seen
        self._follow()

    @Slot()
    def _on_rest_timeout(self) -> None:
        self._open(self._pointer.under)

    @Slot()
    def _follow(self) -> None:
        if not self.is_open:
            return
        before = self.panel.card
        at = self._pointed or self._at
        self._open(at)
        is_moved = self.panel.card is not None and self.panel.card is not before
        if is_moved and self._is_on and at is self._hand.focus.card:
            self._table.told.emit(self.panel.accessibleName())

    def _open(self, widget: CardWidget | None) -> None:
        sky = self._sky_of(widget)
        if sky is None:
            self.close()
            return
        self._at = widget
        self.panel.stand(self._stage.geometry)
        if self._is_covered():
            self.close()
            return
        pace = self._stage.pace
        rises_ms = (_STILL_MS if pace.is_still else _RISE_MS) if pace.flight_ms else 0
        self._overlays.prompt.step_aside("skyline", aside=True)
        self.panel.lower()  # everything lies over it but the felt
        self.panel.show_sky(sky, self._overlays.speaker, rises_ms)

    def _sky_of(self, widget: CardWidget | None) -> Skyline | None:
        seen = self._seen
        if widget is None or widget.card is None or seen is None or self._stage.is_curtained:
            return None
        is_landed = seen.phase is Phase.PLAY or not self._director.busy
        return skyline(seen, widget.card) if is_landed else None

    def _is_covered(self) -> bool:
        asking = self._overlays.asking
        return asking is not None and asking.geometry().intersects(self.panel.geometry())
