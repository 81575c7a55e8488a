"""The three aids on the table: their places, and when they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot

from quinto_desktop.game.aids.ladder import ladder_of
from quinto_desktop.game.aids.outlooks import quint_outlooks, race_outlook
from quinto_desktop.rules import Observation, Phase
from quinto_desktop.sound.sounds import SoundCue
from quinto_desktop.window.controls.panels import Plate
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.aid_panel import AidPanel
from quinto_desktop.window.table.arrangement import far_foot
from quinto_desktop.window.table.geometry import Edge, Geometry, ladder_box
from quinto_desktop.window.table.ladder import Ladder
from quinto_desktop.window.table.ladder_strip import whole_size
from quinto_desktop.window.table.side_panels import Race, Radar
from quinto_desktop.window.table.table import Table

_PLATE_AT_SIDE = 126  # the right edge of West's plate
_FOOT_OF_PLATE = 92  # from the disc of a plate to below its words, in a column
_FOOT_OF_NORTH = 46
_FOOT_OF_CAPTION = 30
_PROMPT = 22  # half its height, plus its rise above its place
_GAP = 8
_RIM = 6  # the wood at the table's edge, in pixels
_END_OF_NAME = 110  # how far a side player's medal and name reach from that edge
_LEAST_WIDTH = 136  # in pixels, as text has a minimum size too
_WIDEST = 230


class Room(NamedTuple):
    """A free area of the table, in its pixels."""

    left: float
    top: float
    width: float
    height: float


class RoomRequest(NamedTuple):
    """A panel's preferred side of the middle, its preferred height and its least height."""

    side: Edge
    height: float
    least: float


def columns(table: Geometry, dealer: Edge | None, lowest: float) -> dict[Edge, Room]:
    """The free columns beside the middle, by side of the table.

    A side with a hand face up has none, nor has a table that is too narrow. The cachette is near
    the dealer, and the table is free down to the height `lowest`.
    """
    found = {
        side: _column(table, side, dealer, lowest)
        for side in (Edge.LEFT, Edge.RIGHT)
        if side not in table.laid_out
    }
    return {side: room for side, room in found.items() if room.width >= _LEAST_WIDTH}


def _column(table: Geometry, side: Edge, dealer: Edge | None, lowest: float) -> Room:
    u = table.unit
    edge = _PLATE_AT_SIDE * u
    wide = min(table.inlay[0] - _GAP - edge, _WIDEST * u)
    left = table.inlay[0] - _GAP - wide
    if side is Edge.RIGHT:
        left = table.width - left - wide
    prompt = table.prompt[1] - _PROMPT * max(1.0, u)
    pile = table.pile_y - HEIGHT_OF_WIDTH * table.pile_width / 2
    foot = min(prompt, pile, lowest) - _GAP
    top = _top(table, side, dealer)
    return Room(left, top, wide, foot - top)


def _top(table: Geometry, side: Edge, dealer: Edge | None) -> float:
    u = table.unit
    lowest = [max(table.head, table.top)]
    if Edge.FAR in table.laid_out:
        lowest.append(far_foot(table))
        if side is Edge.LEFT:
            lowest.append(table.plate(Edge.FAR)[1] + _FOOT_OF_PLATE * u)
    elif side is Edge.LEFT:
        lowest.append(table.plate(Edge.FAR)[1] + _FOOT_OF_NORTH * u)
    if dealer is not None:
        card = table.cachette(dealer)[2]
        is_at_left = card.x < table.width / 2
        if is_at_left is (side is Edge.LEFT) and card.y < table.pile_y:
            caption = _FOOT_OF_CAPTION * max(1.0, u)
            lowest.append(card.y + HEIGHT_OF_WIDTH * card.width / 2 + caption)
    return max(lowest) + _GAP


def share(room: Room, middle: float, heights: Sequence[float]) -> list[Room]:
    """Stack panels in a column, centred on a height if possible; none if they are too high."""
    whole = sum(heights) + _GAP * (len(heights) - 1)
    if whole > room.height:
        return []
    lowest = room.top + room.height - whole
    top, places = max(room.top, min(middle - whole / 2, lowest)), []
    for height in heights:
        places.append(Room(room.left, top, room.width, height))
        top += height + _GAP
    return places


def stood(
    free: dict[Edge, Room], requests: dict[str, RoomRequest], middle: float
) -> dict[str, Room]:
    """The places of panels, each at its own side, or below another at the other side.

    Panels that do not fit have none.
    """
    found: dict[str, Room] = {}
    for name, wanted in requests.items():
        if wanted.side in free:
            found |= _in_column(free[wanted.side], (name,), requests, middle)
    for name in [name for name in requests if name not in found]:
        for column in free.values():
            there = tuple(other for other, room in found.items() if room.left == column.left)
            placed = _in_column(column, (*there, name), requests, middle)
            if placed and name not in found:
                found |= placed
    return found


def _in_column(
    column: Room, names: tuple[str, ...], requests: dict[str, RoomRequest], middle: float
) -> dict[str, Room]:
    wanted = [requests[name] for name in names]
    for heights in ([each.height for each in wanted], [each.least for each in wanted]):
        rooms = share(column, middle, heights)
        if rooms:
            return dict(zip(names, rooms, strict=True))
    return {}


LADDER, RADAR, RACE = "ladder", "radar", "race"

_MOVES = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move)


class Aids(QObject):
    """Manages the panels, which show only what the person at the screen may know.

    They are hidden while the curtain is down, or while cards are turned face down for it.

    Signals:
        closed(str): The user has closed the panel of this name.
    """

    closed = Signal(str)

    def __init__(self, table: Table, look: CurrentTheme, marks: Marks) -> None:
        super().__init__(table)
        self._table = table
        self.ladder = Ladder(look, marks, table)
        self._radar = Radar(look, marks, table)
        self._race = Race(look, marks, table)
        self.panels: dict[str, AidPanel] = {
            LADDER: self.ladder,
            RADAR: self._radar,
            RACE: self._race,
        }
        self._wanted: frozenset[str] = frozenset()
        self._placed: frozenset[str] = frozenset()
        self._shown: Observation | None = None
        self._is_covered = False
        self._fronts: WeakSet[Plate] = WeakSet()
        for name, panel in self.panels.items():
            panel.cross.clicked.connect(lambda _=False, name=name: self._close(name))
            panel.lower()
        self.ladder.opened.connect(self._on_ladder_opened)
        table.shown.connect(self._on_table_shown)
        table.cued.connect(self._on_table_cued)
        table.laid.connect(self.stand)
        table.director.covered.connect(self._cover)

    def _close(self, name: str) -> None:
        if name is LADDER and self.ladder.is_whole:
            self.ladder.open_whole(opened=False)
        else:
            self.closed.emit(name)

    def want(self, names: frozenset[str]) -> None:
        """Show these panels, as far as there is room, and no others."""
        if names != self._wanted:
            self._wanted = names
            self.stand()
            self._update_panels()

    def has_place(self, name: str) -> bool:
        return name in self._placed

    def begin(self, observation: Observation | None) -> None:
        """Show what the table already shows."""
        if observation is not None:
            self._on_table_shown(observation)

    # --------------------------------------------------------------- places
    @Slot()
    def stand(self) -> None:
        """Place every panel, and hide those without a place."""
        places = self._table.stage.places
        geometry = self._table.stage.geometry
        found: dict[str, Room] = {}
        if LADDER in self._wanted or self.ladder.is_whole:
            found[LADDER] = self._room_for_ladder(geometry)
        found |= self._beside_the_middle()
        for name, room in found.items():
            self.panels[name].stand(QRectF(*room).toRect(), geometry.unit)
        if self.ladder.is_whole:
            self.ladder.raise_()
            self.ladder.place_cross()
        self._placed = frozenset(found)
        aided = frozenset(
            Edge.LEFT if found[name].left < geometry.width / 2 else Edge.RIGHT
            for name in (RADAR, RACE)
            if name in found
        )
        if aided != places.aided:
            places.aided = aided
            self._table.overlays.tags.stand()
        self._show_or_hide()

    def _room_for_ladder(self, geometry: Geometry) -> Room:
        left, top, wide, high = ladder_box(geometry)
        if not self.ladder.is_whole:
            return Room(left, top, wide, high)
        whole, high = whole_size(wide, geometry.unit)
        beside = (wide - whole) / 2
        if left + beside < _END_OF_NAME * geometry.unit:  # it would leave a sliver of a side player
            return Room(_RIM, top, left + wide - _RIM, high)
        return Room(left + beside, top, whole, high)

    def open_ladder(self) -> None:
        """Open the whole ladder, or close it, even where the strip is not wanted."""
        self.ladder.open_whole(opened=not self.ladder.is_whole)

    @Slot(bool)
    def _on_ladder_opened(self, opened: bool) -> None:  # noqa: FBT001
        self.stand()
        self._update_panels()
        if opened:
            self.ladder.raise_()
            self.ladder.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.ladder.lower()
            self._table.setFocus()
        self.ladder.place_cross()

    def _beside_the_middle(self) -> dict[str, Room]:
        places, geometry = self._table.stage.places, self._table.stage.geometry
        dealer = None if places.dealer is None else places.edge(places.dealer)
        bar = self._table.overlays.doubling
        lowest = self._table.height() if bar.isHidden() else bar.y()
        sides = [Edge.LEFT, Edge.RIGHT]
        if self._table.isRightToLeft():
            sides.reverse()
        free = columns(geometry, dealer, lowest)
        unit, width = geometry.unit, max((room.width for room in free.values()), default=0.0)
        measures = {RADAR: self._radar.heights(unit, width), RACE: self._race.heights(unit, width)}
        panels = {
            name: RoomRequest(side, *measures[name])
            for name, side in zip((RADAR, RACE), sides, strict=True)
            if name in self._wanted
        }
        return stood(free, panels, geometry.centre[1])

    def _show_or_hide(self) -> None:
        # A plate that asks or teaches takes precedence.
        is_hidden = self._is_covered or self._table.stage.is_curtained or self._shown is None
        fronts = [plate.geometry() for plate in self._plates() if not plate.isHidden()]
        has_deal = self._shown is not None and self._shown.deal_number > 0
        for name, panel in self.panels.items():
            is_free = not any(front.intersects(panel.geometry()) for front in fronts)
            may_show = not self._is_reckoned if name is LADDER else is_free and has_deal
            is_seen = name in self._placed and may_show and not is_hidden
            focused = panel.focusWidget()
            had_focus = focused is not None and focused.hasFocus()
            panel.setVisible(is_seen)
            if had_focus and not is_seen:
                self._table.setFocus()

    @property
    def _is_reckoned(self) -> bool:
        shown = self._shown
        return (
            shown is not None
            and bool(shown.results)
            and shown.phase in (Phase.DEALING, Phase.MATCH_OVER)
        )

    def _plates(self) -> list[Plate]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        plates = self._table.findChildren(Plate, options=direct)
        for plate in plates:
            if plate not in self._fronts:
                self._fronts.add(plate)
                plate.installEventFilter(self)
        return plates

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self.stand()
        return super().eventFilter(watched, event)

    # --------------------------------------------------------------- content
    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self._shown = observation
        self._is_covered = False
        self.stand()  # another hand may be face up, or the cachette elsewhere
        self._update_panels()

    @Slot(object)
    def _on_table_cued(self, cue: SoundCue) -> None:
        latest, shown = self._table.observation, self._shown
        if cue is not SoundCue.PLAY or latest is None or shown is None:
            return
        if latest.tricks and latest.trick is not None and not latest.trick.cards:
            self._shown = replace(
                shown,
                hands=latest.hands,
                hand_sizes=latest.hand_sizes,
                tricks=latest.tricks[:-1],
                trick=latest.tricks[-1],
            )
            self._update_panels()

    @Slot()
    def _cover(self) -> None:
        self._is_covered = True
        self._show_or_hide()

    def _update_panels(self) -> None:
        if self._shown is None or not (self._wanted or self.ladder.is_whole):
            return
        now, speaker = self._with_last_trick(self._shown), self._table.overlays.speaker
        if LADDER in self._placed:
            self.ladder.show_rungs(ladder_of(now), speaker)
        if self._wanted & {RADAR, RACE}:
            outlooks = quint_outlooks(now)
            self._radar.show_outlooks(outlooks, speaker)
            self._race.show_race(race_outlook(now, outlooks), speaker)

    def _with_last_trick(self, observation: Observation) -> Observation:
        trick = observation.trick
        is_gathered = not self._table.stage.places.trick
        if is_gathered or trick is None or trick.cards or not observation.tricks:
            return observation
        return replace(
            observation,
            phase=Phase.PLAY if observation.winner is None else observation.phase,
            tricks=observation.tricks[:-1],
            trick=observation.tricks[-1],
        )
