"""The aids on the table that are wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.window.table.aids import Aids

AIDS = ("ladder", "radar", "race")  # the settings that each show a panel


class AidController(QObject):
    """Follows the settings; the panels are loaded after the table has been painted."""

    def __init__(
        self,
        preferences: Preferences,
        table: Table,
        look: CurrentTheme,
        tell: Callable[[str], object],
        show_message: Callable[[str], object],
    ) -> None:
        super().__init__(table)
        self._preferences = preferences
        self._table = table
        self._look = look
        self._tell, self._show_message = tell, show_message
        self._has_appeared = False
        self._wanted = self._chosen()
        self.aids: Aids | None = None
        table.make_room(has_ladder=preferences.settings.ladder)
        table.appeared.connect(self._on_table_appeared)

    def _chosen(self) -> frozenset[str]:
        return frozenset(name for name in AIDS if getattr(self._preferences.settings, name))

    def open_ladder(self) -> None:
        """Open the whole ladder over the table, or close it."""
        if self._has_appeared:
            self.aids = self.aids or self._new_aids()
            self.aids.open_ladder()

    @Slot()
    def _on_table_appeared(self) -> None:
        self._has_appeared = True
        self._update_aids()

    def apply_settings(self) -> None:
        new, self._wanted = self._chosen() - self._wanted, self._chosen()
        self._table.make_room(has_ladder=self._preferences.settings.ladder)
        if self._has_appeared:
            self._update_aids()
            is_asking = self._table.overlays.doubling.isVisible()  # its room will be free again
            if (
                self.aids is not None
                and not is_asking
                and not all(self.aids.has_place(name) for name in new)
            ):
                self._show_message(translate("Aids", "That panel needs a larger window."))

    def _update_aids(self) -> None:
        if self.aids is None:
            if not self._wanted:
                return
            self.aids = self._new_aids()
        self.aids.want(self._wanted)

    def _new_aids(self) -> Aids:
        # Imported late, so the table appears sooner.
        from quinto_desktop.window.table.aids import Aids

        aids = Aids(self._table, self._look, self._table.marks)
        aids.closed.connect(self._on_aids_closed)
        aids.ladder.told.connect(self._tell)
        aids.begin(self._table.observation)
        return aids

    @Slot(str)
    def _on_aids_closed(self, name: str) -> None:
        self._preferences.change(**{name: False})
