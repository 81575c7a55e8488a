"""The ladder, the quint radar and the race on the table: where they stand and what they show."""

from __future__ import annotations

from dataclasses import replace
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal, Slot

from quinto_desktop.game.aids.ladder import ladder_of
from quinto_desktop.game.aids.quint_outlook import quint_outlooks
from quinto_desktop.game.aids.race_outlook import race_outlook
from quinto_desktop.rules import Observation, Phase, Seat
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.panels.aid_panel import AidPanel
from quinto_desktop.window.panels.doubling_bar import Plate
from quinto_desktop.window.panels.ladder import Ladder
from quinto_desktop.window.panels.race import Race
from quinto_desktop.window.panels.radar import Radar
from quinto_desktop.window.table.aid_places import Room, Wish, columns, stood
from quinto_desktop.window.table.ladder_room import ladder_box
from quinto_desktop.window.table.moments import Moment
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.theme import Theme

LADDER, RADAR, RACE = "ladder", "radar", "race"

_MOVES = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move)


class Aids(QObject):
    """Lets the panels show what the person before the screen may know, and nothing else.

    Nothing of them is seen while the curtain is down, or while cards are turned down for it.

    Signals:
        closed(str): A person puts a panel away, by its name.
        told(str): What is to be read out.

    Args:
        table: Where they stand.
        theme: The colours.
        marks: Draws suit signs and the crown.

    Attributes:
        panels: Each by its name.
        tab_room: How much of the table's upper edge the tab of the score sheet takes.
    """

    closed = Signal(str)
    told = Signal(str)

    def __init__(self, table: Table, theme: Theme, marks: Marks) -> None:
        super().__init__(table)
        self._table = table
        self._ladder = Ladder(theme, marks, table)
        self._radar = Radar(theme, marks, table)
        self._race = Race(theme, marks, table)
        self.panels: dict[str, AidPanel] = {
            LADDER: self._ladder,
            RADAR: self._radar,
            RACE: self._race,
        }
        self.tab_room = 0
        self._wanted: frozenset[str] = frozenset()
        self._placed: frozenset[str] = frozenset()
        self._shown: Observation | None = None
        self._is_covered = False
        self._fronts: WeakSet[Plate] = WeakSet()
        for name, panel in self.panels.items():
            panel.closed.connect(lambda name=name: self._close(name))
            panel.lower()
        self._ladder.told.connect(self.told)
        table.shown.connect(self._on_table_shown)
        table.moment.connect(self._on_table_moment)
        table.laid.connect(self.stand)
        table.director.covered.connect(self._cover)

    def want(self, names: frozenset[str]) -> None:
        """Show these panels where there is room for them, and no others."""
        if names != self._wanted:
            self._wanted = names
            self.stand()
            self._tell_all()

    def has_place(self, name: str) -> bool:
        """Whether there is room for a panel that is wanted."""
        return name in self._placed

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        for panel in self.panels.values():
            panel.set_theme(theme)

    def begin(self, observation: Observation | None) -> None:
        """Show what the table shows already."""
        if observation is not None:
            self._on_table_shown(observation)

    # --------------------------------------------------------------- where they stand
    @Slot()
    def stand(self) -> None:
        """Put every panel in its place, and hide those that have none."""
        places = self._table.stage.places
        geometry = self._table.stage.geometry
        found: dict[str, Room] = {}
        if LADDER in self._wanted:
            left, top, wide, high = ladder_box(geometry)
            left += self.tab_room * self._table.isRightToLeft()
            found[LADDER] = Room(left, top, wide - self.tab_room, high)
        found |= self._beside_the_middle()
        for name, room in found.items():
            self.panels[name].stand(_rounded(room), geometry.unit)
        self._placed = frozenset(found)
        aided = frozenset(
            Seat.W if found[name].left < geometry.width / 2 else Seat.E
            for name in (RADAR, RACE)
            if name in found
        )
        if aided != places.aided:
            places.aided = aided
            self._table.overlays.tags.stand()
        self._show_or_hide()

    def _beside_the_middle(self) -> dict[str, Room]:
        """The places of the radar and the race: one at either side, or both at one."""
        places, geometry = self._table.stage.places, self._table.stage.geometry
        dealer = None if places.dealer is None else places.near(places.dealer)
        bar = self._table.overlays.doubling
        lowest = self._table.height() if bar.isHidden() else bar.y()
        sides = [Seat.W, Seat.E]
        if self._table.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            sides.reverse()
        free = columns(geometry, dealer, lowest)
        unit, width = geometry.unit, max((room.width for room in free.values()), default=0.0)
        measures = {RADAR: self._radar.heights(unit, width), RACE: self._race.heights(unit, width)}
        panels = {
            name: Wish(side, *measures[name])
            for name, side in zip((RADAR, RACE), sides, strict=True)
            if name in self._wanted
        }
        return stood(free, panels, geometry.centre[1])

    def _show_or_hide(self) -> None:
        """Show what is wanted and has a place, unless something else needs it or it must not be."""
        is_hidden = self._is_covered or self._table.stage.is_curtained or self._shown is None
        fronts = [plate.geometry() for plate in self._plates() if not plate.isHidden()]
        has_deal = self._shown is not None and self._shown.deal_number > 0
        for name, panel in self.panels.items():
            is_free = not any(front.intersects(panel.geometry()) for front in fronts)
            may_show = name is LADDER or (is_free and has_deal)
            is_seen = name in self._placed and may_show and not is_hidden
            focused = panel.focusWidget()
            had_focus = focused is not None and focused.hasFocus()
            panel.setVisible(is_seen)
            if had_focus and not is_seen:
                self._table.setFocus()

    def _plates(self) -> list[Plate]:
        """The plates that ask something of the person, or teach him; they go before."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        plates = self._table.findChildren(Plate, options=direct)
        for plate in plates:
            if plate not in self._fronts:
                self._fronts.add(plate)
                plate.installEventFilter(self)
        return plates

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make way for what is asked of the person, and hide when the curtain comes down."""
        if event.type() in _MOVES:
            self.stand()
        return super().eventFilter(watched, event)

    # --------------------------------------------------------------- what they show
    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self._shown = observation
        self._is_covered = False
        self.stand()  # another hand may be laid out, or the cachette lie elsewhere
        self._tell_all()

    @Slot(object)
    def _on_table_moment(self, moment: Moment) -> None:
        """A card has come to lie in the trick, and the trick may be complete."""
        latest, shown = self._table.observation, self._shown
        if moment is not Moment.PLAY or latest is None or shown is None:
            return
        if latest.tricks and latest.trick is not None and not latest.trick.cards:
            self._shown = replace(
                shown,
                hands=latest.hands,
                hand_sizes=latest.hand_sizes,
                tricks=latest.tricks[:-1],
                trick=latest.tricks[-1],
            )
            self._tell_all()

    @Slot()
    def _cover(self) -> None:
        self._is_covered = True
        self._show_or_hide()

    def _tell_all(self) -> None:
        """Let every panel that is wanted say how things stand."""
        if self._shown is None or not self._wanted:
            return
        now, words = self._lying(self._shown), self._table.overlays.words
        if LADDER in self._wanted:
            self._ladder.show_rungs(ladder_of(now), words)
        if self._wanted & {RADAR, RACE}:
            outlooks = quint_outlooks(now)
            self._radar.show_outlooks(outlooks, words)
            self._race.show_race(race_outlook(now, outlooks), words)

    def _lying(self, observation: Observation) -> Observation:
        """The same while the last trick, complete, lies on the table still."""
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

    def _close(self, name: str) -> None:
        self.closed.emit(name)


def _rounded(room: Room) -> QRect:
    return QRectF(*room).toRect()
