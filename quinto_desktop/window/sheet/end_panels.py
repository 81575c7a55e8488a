"""The panels over a table that tell what has ended, and what next: the story, and all hands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.sheet.all_hands import AllHands, all_hands
from quinto_desktop.window.sheet.ending import Ending
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.match_ending import MatchEnding
from quinto_desktop.window.sheet.match_paper import MatchPaper
from quinto_desktop.window.sheet.results import (
    Line,
    Result,
    ResultLines,
    hands_row,
    has_ended_a_deal,
    result_of,
    told_deal,
)
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.table.choices import ChoicePanel, Notice, PanelRoom
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeButton
from quinto_desktop.window.text.seat_text import Speaker

_MARGINS = (30, 20, 30, 22)
_EDGE = 6  # to whatever may not be covered
_TEXT, _LEAST_TEXT = 14, 13  # in design units, and in pixels


class ResultPanel(ChoicePanel):
    """A title, a text, and an optional small table."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._title = self.add_label()
        self._text = self.add_label()
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._lines = ResultLines(look, self)
        self.column.setContentsMargins(*_MARGINS)
        self.column.setSpacing(8)
        for part in (self._title, self._text, self._lines):
            self.column.addWidget(part)

    def tell(self, notice: Notice, lines: tuple[Line, ...] = ()) -> None:
        self._title.setText(notice.title)
        self._text.setText(without_widow(notice.text))
        self._text.setVisible(bool(notice.text))
        self._lines.tell(lines)
        self.offers = notice.row
        self.setAccessibleName(notice.title)
        told = filter(None, (notice.text, self._lines.accessibleName()))
        self.setAccessibleDescription("\n".join(told))

    def stand(self, room: PanelRoom) -> None:
        """Centre the panel where there is room; on a small table the text stays legible."""
        unit = max(_LEAST_TEXT / _TEXT, room.unit)
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(_TEXT * unit))
        width = round(min(520 * max(1.0, unit), room.widest))
        self._lines.stand(width - 60, unit)
        self.fit(width)
        x = round(room.centre[0] - width / 2)
        y = round(room.centre[1] - self.height() / 2)
        lowest = round(room.foot - self.height() - _EDGE)
        self.move(x, max(_EDGE, min(max(y, round(room.top + _EDGE)), lowest)))


class EndPanels:
    """Tells results and notices on a table: see `ResultPanels`, which it is to the table.

    `dealt` gives the cards of the deal as they were dealt; None before it is over.
    """

    def __init__(
        self,
        look: CurrentTheme,
        marks: Marks,
        art: CardArt,
        table: TableSignals,
        dealt: Callable[[], DealtCards | None],
    ) -> None:
        self._dealt = dealt
        self._result = ResultPanel(look, table)
        self._story = StoryPaper(look, marks, art, table)
        self._story.trick_chosen.connect(table.trick_wanted)
        self._game_end = GameEnd(look, marks, art, table)
        self._match_end = MatchPaper(look, table)
        self._hands = AllHands(look, art, table)

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        return self._hands, self._result, self._story, self._game_end, self._match_end

    @property
    def hands(self) -> ChoicePanel:
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        return result_of(observation, speaker)

    def expect(self, observation: Observation, speaker: Speaker) -> ChoicePanel | None:
        if not has_ended_a_deal(observation):
            return None
        self._story.expect(told_deal(observation, speaker))
        return self._story

    def write(self, notice: Notice) -> ChoicePanel:
        result = notice if isinstance(notice, Result) else None
        if result is not None and result.deal is not None:
            self._story.tell(result.deal, result.row)
            return self._story
        ending = None if result is None else result.ending
        if isinstance(ending, Ending):
            self._game_end.tell(ending, notice.row)
            return self._game_end
        if isinstance(ending, MatchEnding):
            self._match_end.tell(ending, notice.row)
            return self._match_end
        self._result.tell(notice, () if result is None else result.lines)
        return self._result

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> bool:
        dealt = self._dealt()
        if dealt is None or not observation.results:
            return False
        content = all_hands(dealt, observation, speaker, viewer)
        self._hands.tell(content, hands_row(onward))
        return True
