"""The context menus of the table and the score sheet: the commands that fit what they are about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from quinto_desktop.rules import Card, Play, Seat
from quinto_desktop.window.app.menus import Menus
from quinto_desktop.window.app.seat_view import SeatView
from quinto_desktop.window.look.pop_ups import passing_menu
from quinto_desktop.window.table.seat_spots import MenuRequest, Place, Spot
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import fill, translate

_TABLE = ((Command.UNDO, Command.HINT, Command.LAST_TRICK, Command.SHEET),)
_SHEET = (
    (Command.COPY_SHEET, Command.COPY_DEAL, Command.COPY_SOURCE, Command.PRINT_SHEET),
    (Command.CHECK_DEAL,),
    (Command.SHEET,),
)


class ContextMenus(QObject):
    """Opens the menus. Their commands are those of the menu bar, with the same keys and ticks."""

    def __init__(
        self, view: SeatView, menus: Menus, explain: Callable[[str | None], object]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._menus = menus
        self._explain = explain
        view.table.menu_wanted.connect(self._on_table_menu_wanted)
        view.sheet.menu_wanted.connect(self._on_sheet_menu_wanted)

    @Slot(object)
    def _on_table_menu_wanted(self, request: MenuRequest) -> None:
        menu = passing_menu(self._view.table.window())
        if request.card is not None:
            self._add_card(menu, request.card, is_playable=request.is_playable)
        elif request.place is not None:
            self._add_place(menu, request.place)
        self._add_commands(menu, _TABLE)
        self._add_rules(menu, request.anchor)
        self._add_players(menu)
        menu.addSeparator()
        colours = menu.addMenu(translate("ContextMenu", "Table &colours"))
        colours.addActions([*self._menus.choices["theme"].values()])
        menu.addAction(self._menus.actions[Command.FULL_SCREEN])
        menu.popup(request.point)

    @Slot(QPoint)
    def _on_sheet_menu_wanted(self, point: QPoint) -> None:
        menu = passing_menu(self._view.table.window())
        self._add_commands(menu, _SHEET)
        self._add_rules(menu, "s7")
        menu.popup(point)

    def _add_card(self, menu: QMenu, card: Card, *, is_playable: bool) -> None:
        title = translate("ContextMenu", "&Why can’t I play this card?")
        if is_playable:
            title = fill(translate("ContextMenu", "&Play {card}"), card=the_card(card))
        play = self._view.table.action_chosen
        self._add(menu, title, lambda: play.emit(Play(card)))
        menu.addSeparator()

    def _add_place(self, menu: QMenu, place: Place) -> None:
        # For a pile nothing: the last trick comes next anyway.
        title = ""
        if place.spot is Spot.CACHETTE:
            title = translate("ContextMenu", "About the c&achette")
        if place.seat is not None:
            name = seat_text.name(self._view.speaker, place.seat).replace("&", "&&")
            title = fill(translate("ContextMenu", "&About {name}"), name=name)
        if title:
            self._add(menu, title, lambda: self._view.table.spots.use(place))
            menu.addSeparator()

    def _add_players(self, menu: QMenu) -> None:
        # Not everybody can point at a player.
        inner = menu.addMenu(translate("ContextMenu", "Pla&yers"))
        for seat in Seat:
            title = seat_text.name(self._view.speaker, seat)
            if place := seat_text.hand_title(self._view.speaker, seat):
                text = translate("ContextMenu", "{name} ({seat})")
                title = fill(text, name=title, seat=place)
            use = partial(self._view.table.spots.use, Place(Spot.SEAT, seat))
            self._add(inner, title.replace("&", "&&"), use)
        if self._view.shown().deal_number:
            title = translate("ContextMenu", "The &cachette")
            use = partial(self._view.table.spots.use, Place(Spot.CACHETTE))
            self._add(inner, title, use)

    def _add_commands(self, menu: QMenu, groups: tuple[tuple[Command, ...], ...]) -> None:
        for group in groups:
            menu.addActions([self._menus.actions[command] for command in group])
            menu.addSeparator()

    def _add_rules(self, menu: QMenu, anchor: str | None) -> None:
        title = translate("ContextMenu", "Rules f&or this")
        self._add(menu, title, lambda: self._explain(anchor))

    @staticmethod
    def _add(menu: QMenu, title: str, run: Callable[[], object]) -> QAction:
        action = menu.addAction(title)
        action.triggered.connect(lambda _checked=False: run())
        return action
