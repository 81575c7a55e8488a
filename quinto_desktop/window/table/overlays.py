"""Everything on the table that is not a card: plates, captions, tags, and the panels."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop import close_gaps
from quinto_desktop.game import pacing
from quinto_desktop.game.pacing import INSTANT, Pace
from quinto_desktop.rules import Observation, Phase
from quinto_desktop.window.controls.panels import lead_to
from quinto_desktop.window.table.board import CachetteView, QuintBoard
from quinto_desktop.window.table.call_panel import CallPanel
from quinto_desktop.window.table.captions import TableWords
from quinto_desktop.window.table.choices import (
    ChoicePanel,
    Cloth,
    Intent,
    Notice,
    PanelRoom,
    ResultPanels,
)
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.ledge import Asker, Ledge
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.pill import Pill, PillPlace, pill_place
from quinto_desktop.window.table.places import trays, voids
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import TrickTags
from quinto_desktop.window.text.seat_text import Speaker


class Overlays:
    """Everything on the table except the cards."""

    def __init__(
        self,
        table: TableSignals,
        stage: TableLayout,
        speaker: Speaker,
        ends: Callable[[TableSignals], ResultPanels],
    ) -> None:
        self._table = table
        self._stage = stage
        self.speaker = speaker
        self.words = TableWords(stage, table)
        self.plates, self.piles = self.words.plates, self.words.piles
        self.cachette = self.words.cachette
        self.prompt = Pill(stage.look, table)
        self.plays_far, self.skyline_top = False, inf
        self.tags = TrickTags(table, stage, lambda: self.speaker)
        self.board = QuintBoard(stage.look, table)
        self.cachette_view = CachetteView(table, stage)
        self.doubling = CallPanel(stage.look, table)
        self._ends = ends(table)
        self.cloth = Cloth(stage.look, table)
        self.ledge = Ledge(stage.look, table, self._deaf_ms)
        self.is_won_now = False
        self.follows_play = False
        self._then: Notice | None = None
        self._has_deal = False
        self.names_cachette = True  # not before a lesson has explained it
        self._under_hands: ChoicePanel | None = None
        for card in stage.cards:
            for panel in (*self.results, self.ledge):
                card.stay_under(panel)
        table.unfolded.connect(self._look_ahead)
        self.pace: Pace = INSTANT
        self._geometry: Geometry | None = None
        self._lie_on: object = None

    def stand(self) -> None:
        geometry = self._geometry = self._stage.geometry
        self.words.stand(geometry)
        self.prompt.stand(self.words_place)
        self.board.stand(geometry)
        self.cachette_view.stand(geometry)
        self._show_cachette()
        self._stand_panels(geometry)
        self.ledge.stand(QRectF(*geometry.ledge_room), geometry.unit)
        self.tags.stand()

    def _stand_panels(self, geometry: Geometry) -> None:
        if not self.doubling.isHidden():  # laying it out takes a millisecond
            self._stand_doubling(geometry)
        room = self._panel_room(geometry)
        for panel in self.results:
            panel.stand(room)
            if not panel.isHidden():
                self.ledge.hold_aloft(panel.room_for_gold)

    def _panel_room(self, geometry: Geometry) -> PanelRoom:
        places = self._stage.places
        widest = geometry.felt.width - 12 - (2 * geometry.drawn_room if places.drawn else 0)
        top, foot = geometry.felt.top, geometry.felt.foot
        y = geometry.centre[1] + 0.09 * geometry.height
        if places.cachette_is_open:
            top = self.cachette.geometry().bottom()
        elif self.is_curtained:  # the trick stays in view
            top = geometry.trick(Edge.NEAR).y + 0.75 * geometry.trick_width
        elif places.spread:  # under the fan, whose ends hang lowest
            top = geometry.spread_pack(2)[0].y + 0.86 * geometry.back_width
            y = (top + foot) / 2
        elif places.drawn:  # between the cards
            y = (geometry.drawn(Edge.FAR).y + geometry.drawn(Edge.NEAR).y) / 2
        centre = geometry.middle, y
        felt = QRectF(*geometry.felt)
        return PanelRoom(geometry.unit, centre, widest, top, foot, felt)

    def _stand_doubling(self, geometry: Geometry) -> None:
        self.doubling.stand(_call_room(geometry, has_deal=self._has_deal), geometry.unit)
        self._show_cachette()

    def show(self, observation: Observation) -> None:
        """Update the texts for the present state; the cards in the piles are up to the stage."""
        is_due = self._table.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)
        if self._geometry != self._stage.geometry and not is_due:
            self.stand()
            self._table.update()  # the line round the middle may have moved
        places, geometry = self._stage.places, self._stage.geometry
        lie_on = trays(places, geometry), voids(places, geometry)
        if lie_on != self._lie_on:
            self._lie_on = lie_on
            self._table.update()
        self.words.show(self.speaker, observation)
        self._has_deal = observation.deal_number > 0 and not observation.has_real_cards
        self._show_cachette()

    def _show_cachette(self) -> None:
        # The bar with the calls may not cover half of its words.
        is_cut = self.cachette.geometry().intersects(self.doubling.geometry())
        is_free = self.doubling.isHidden() or not is_cut
        is_aside = not self._stage.places.cachette_is_open
        self.cachette.setVisible(self._has_deal and self.names_cachette and is_free and is_aside)

    @property
    def words_place(self) -> PillPlace:
        """Where the prompt and all that is said stand: at the hand that plays."""
        geometry = self._stage.geometry
        is_far = self.plays_far and Edge.FAR in geometry.laid_out
        cachette = self._stage.places.cachette_poses(geometry)
        place = pill_place(geometry, cachette, is_far=is_far and self.doubling.isHidden())
        edge = place.edge if place.grows_down else min(place.edge, self.skyline_top - 1)
        return replace(place, edge=edge)

    def offer_calls(self, observation: Observation) -> None:
        """Offer the viewer's calls, or hide the bar."""
        is_turn = observation.phase is Phase.DOUBLING and bool(observation.actions)
        if is_turn and not self.is_curtained:
            self.doubling.offer(observation, self.speaker)
            if self._geometry is not None:  # else it stands soon, with everything else
                self._stand_doubling(self._stage.geometry)
            self._ask()
            self._show_cachette()
        else:
            self.hide_panel(self.doubling)

    @property
    def results(self) -> tuple[ChoicePanel, ...]:
        """The panels that tell a result or a notice; one of them is shown at most."""
        return (*self._ends.panels, self.cloth)

    @property
    def shown_result(self) -> ChoicePanel | None:
        """The one that is shown, and waits for an answer."""
        return next((panel for panel in self.results if not panel.isHidden()), None)

    @property
    def shows_hands(self) -> bool:
        """Whether all hands are shown as they were dealt."""
        return self._under_hands is not None

    @property
    def asking(self) -> ChoicePanel | CallPanel | None:
        """The panel that is waiting for an answer, if any."""
        return self.shown_result or (None if self.doubling.isHidden() else self.doubling)

    def offered(self) -> list[QAbstractButton]:
        """The buttons that answer it, the default one first."""
        if self.shown_result is not None:
            return [*self.ledge.offered()]
        return [] if self.asking is None else [*self.doubling.buttons.values()]

    def press_default(self) -> None:
        """Answer the panel that is waiting as Enter does, unless that is too hasty."""
        if self.shown_result is not None:
            self.ledge.press_gold()
        elif not self.doubling.guard.is_hasty():
            self.offered()[0].click()

    @property
    def is_curtained(self) -> bool:
        """Whether the panel asks for the next person, so that no card reacts."""
        return self._stage.is_curtained

    def expect_result(self, observation: Observation) -> None:
        """Prepare for what is told once the last of a deal has been seen."""
        panel = self._ends.expect(observation, self.speaker)
        if self._then is not None:  # more may be known of the end by now
            self._then = self._ends.result_of(observation, self.speaker)
        if panel is not None:
            self._prepare(panel)
            return
        for result in self.results:
            result.forget()

    def _prepare(self, panel: ChoicePanel) -> None:
        panel.stand(self._panel_room(self._stage.geometry))
        panel.look_ahead()

    def _look_ahead(self) -> None:
        # Nothing moves any more, and somebody reads.
        if self._then is not None:
            self._prepare(self._ends.write(self._then))
        close_gaps()

    def tell_result(self, observation: Observation) -> None:
        """Show the result of what has ended, or none in the middle of a deal."""
        result = self._ends.result_of(observation, self.speaker)
        if result is not None and result.first is not None and self.follows_play:
            is_won_now = self.is_won_now
            self.tell(result.first)
            self._then, self.is_won_now = result, is_won_now
        elif result is not None:
            self.tell(result)
        elif not self.is_curtained:
            self.put_results_away()

    def go_to_end(self) -> None:
        """Tell the result that was to be told after another, if there is one."""
        if self._then is not None:
            self.tell(self._then)

    def tell(self, notice: Notice, *, is_curtain: bool = False) -> None:
        """Show the panel with a notice; or as a curtain, which outlasts scenes."""
        is_won_now = self.is_won_now
        self.put_panels_away()  # including an older result: buttons take the focus when they appear
        self._stage.is_curtained = is_curtain
        panel = self.cloth.tell(notice) if is_curtain else self._ends.write(notice)
        self._stand_panels(self._stage.geometry)
        self._tell(panel)
        if self.follows_play:
            panel.unfold(self.pace)
        self.follows_play = False
        if is_won_now:
            panel.appear(self.pace.win_ms, is_still=self.pace.is_still)

    def lift_curtain(self, then: Callable[[], None]) -> None:
        """Let the curtain rise, and the next person sit down, who has seen nothing yet."""

        def sit_down() -> None:
            then()
            for guard in (self._stage.guard, self.ledge.guard, self.doubling.guard):
                guard.wait(pacing.UNSEEN_MS)

        self.cloth.rise(self.pace.curtain_ms, sit_down)

    def _deaf_ms(self) -> int:
        return pacing.UNSEEN_MS if self.is_curtained else self.pace.deaf_ms

    def _ask(self) -> None:
        bar = self.doubling
        bar.guard.wait(self.pace.deaf_ms)
        bar.show()
        bar.raise_()
        buttons = [*bar.buttons.values()]
        lead_to(buttons, self._table)
        buttons[0].setFocus()

    def _tell(self, panel: ChoicePanel) -> None:
        panel.show()
        panel.raise_()
        self.ledge.raise_()
        draws = Intent.DRAW in panel.offers.acts
        self._stage.places.fan = self._stage.places.spread if draws else []
        self.ledge.hold_aloft(panel.room_for_gold)
        self.ledge.show(panel.offers, Asker.RESULT)

    def show_all_hands(self, observation: Observation) -> bool:
        """Cover the table with the hands as they were dealt; return whether a result has them."""
        under, viewer = self.shown_result, self._stage.places.viewer
        onward = None if under is None else under.offers.gold
        if under is None or onward is None or self.is_curtained:
            return False
        hands = self._ends.write_hands(observation, self.speaker, viewer, onward)
        if hands is None:
            return False
        self._under_hands = under
        self._tell(hands)
        under.hide()
        return True

    def put_hands_away(self) -> None:
        """Show the result again that the hands have covered."""
        under, self._under_hands = self._under_hands, None
        if under is None:
            return
        for panel in self.results:
            panel.hide()
        self._tell(under)

    def put_panels_away(self) -> None:
        self.cachette_view.clear()
        self.hide_panel(self.doubling)
        self.put_results_away()

    def put_results_away(self) -> None:
        """Hide every panel but the doubling bar."""
        self._under_hands = self._then = None
        self.is_won_now = False
        for panel in self.results:
            panel.stop_effects()
            self.hide_panel(panel)

    def hide_panel(self, panel: QWidget) -> None:
        """Hide a panel; if one of its buttons had the focus, focus the table."""
        # The window knows: while a dialog is open no widget here has the focus, yet one will again.
        focused, places = self._table.window().focusWidget(), self._stage.places
        if focused is not None and (panel.isAncestorOf(focused) or focused in places.fan):
            self._table.setFocus()  # before Qt hands it on, and a reader tells where
        if panel is not self.doubling:
            self._stage.is_curtained = False
            places.fan = []
            self.ledge.put_away(Asker.RESULT)
        panel.hide()
        if panel is self.doubling:
            self._show_cachette()


def _call_room(geometry: Geometry, *, has_deal: bool) -> QRectF:
    # Within the capsules of the quints, under the crown; of real cards, which may be won meanwhile,
    # under all quints.
    aside, unit = geometry.capsule / 2 + 4, geometry.unit
    inlay = QRectF(*(geometry.inlay if has_deal else geometry.felt))
    if not has_deal:
        inlay.setTop(inlay.bottom() - 0.44 * inlay.height())
    return inlay.adjusted(aside, 24 * unit * has_deal, -aside, -4 * unit)
