"""What the score sheet says now; F9 or a click on a score lays it over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QUrl, Signal, Slot

from quinto_desktop.rules import Observation
from quinto_desktop.window.sheet.content import SheetContent, content_of
from quinto_desktop.window.sheet.ledger import deal_of_link
from quinto_desktop.window.sheet.match_table import tables_lines
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.match_text import SourceWords
from quinto_desktop.window.text.seat_text import Speaker

if TYPE_CHECKING:
    from quinto_desktop.game.judging.after_deals import Compared
    from quinto_desktop.window.sheet.slip import ScoreSlip


class ScoreSheet(QObject):
    """The score sheet of a table: its content, when asked for, and the slip that shows it.

    Signals:
        opened(bool): The slip now lies over the table, or no longer does.
        deal_chosen(int, int): A finished deal is to be told again, of the game of this number.
        source_chosen(): The user has chosen where the cards come from.
        menu_wanted(QPoint): A context menu is wanted at this point of the screen.

    Attributes:
        slip: None before it is opened for the first time.
    """

    opened = Signal(bool)
    deal_chosen = Signal(int, int)
    source_chosen = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._source: SourceWords | None = None
        self._has_source = True
        self._note, self._has_rules = "", True
        self._lesson = ""
        self._compared: Sequence[Compared] | None = None
        self._latest: tuple[Observation, Speaker] | None = None
        self._content: SheetContent | None = None
        self.slip: ScoreSlip | None = None

    @property
    def content(self) -> SheetContent | None:
        """Everything it says; None before the first observation."""
        if self._content is None and self._latest is not None:
            self._content = self._put_together(*self._latest)
        return self._content

    @property
    def is_open(self) -> bool:
        return self.slip is not None and not self.slip.isHidden()

    @Slot()
    def toggle(self) -> None:
        """Lay the slip over the table, or take it away."""
        from quinto_desktop.window.sheet.slip import ScoreSlip

        if self.slip is None:
            self.slip = ScoreSlip(self._table, self.menu_wanted.emit)
            self.slip.opened.connect(self.opened)
            self.slip.text.anchorClicked.connect(self._on_link_clicked)
        if self.is_open:
            self.slip.hide_panel()
        elif self.content is not None:
            self.slip.open_with(self.content)

    @Slot(QUrl)
    def _on_link_clicked(self, link: QUrl) -> None:
        assert self.slip is not None  # it has been clicked in
        self.slip.hide_panel()
        deal = deal_of_link(link.toString())
        if deal is None:
            self.source_chosen.emit()
        else:
            self.deal_chosen.emit(*deal)

    def show_observation(self, observation: Observation, speaker: Speaker) -> None:
        """Say what a seat may know."""
        if (observation, speaker) != self._latest or self._content is None:
            self._latest = observation, speaker
            self._renew()

    def follow(self, speaker: Callable[[], Speaker]) -> None:
        """Say what its table shows, and open when that asks for it."""
        self._table.shown.connect(lambda seen: self.show_observation(seen, speaker()))
        self._table.command_wanted.connect(self._on_table_command_wanted)

    @Slot(object)
    def _on_table_command_wanted(self, command: Command) -> None:
        if command is Command.SHEET:
            self.toggle()

    def show_source(self, source: SourceWords) -> None:
        """Say where the cards come from, from the next observation on."""
        if source != self._source:
            self._source, self._content = source, None

    def name_source(self, *, named: bool) -> None:
        """Choose whether it says where the cards come from; it can be copied all the same."""
        if named != self._has_source:
            self._has_source = named
            self._renew()

    def show_note(self, note: str, *, has_rules: bool = True) -> None:
        """Say what sets this game apart, or "", from the next time on; perhaps after its rules."""
        if (note, has_rules) != (self._note, self._has_rules):
            self._note, self._has_rules, self._content = note, has_rules, None

    def compare(self, compared: Sequence[Compared] | None) -> None:
        """Say how other tables fared with the same cards, in order; None if that is not wanted."""
        self._compared = compared
        self._renew()

    def show_lesson(self, title: str) -> None:
        """Say the title of a lesson instead of the deal and its source; empty for no lesson."""
        self._lesson = title
        self._renew()

    def _renew(self) -> None:
        self._content = None
        if self.slip is not None and self.is_open and self.content is not None:
            self.slip.show_content(self.content)

    def _put_together(self, observation: Observation, speaker: Speaker) -> SheetContent:
        content = content_of(observation, speaker)
        if self._lesson:
            return content._replace(heading=self._lesson)
        if self._compared is not None:
            tables = tables_lines(self._compared, observation, speaker)
            content = content._replace(tables=tables)
        if self._note:
            rules = content.variant if self._has_rules else ""
            content = content._replace(variant=" · ".join(filter(None, (rules, self._note))))
        source = self._source
        if source is not None and not self._has_source:
            source = source._replace(short="", name="")
        return content._replace(source=source)
