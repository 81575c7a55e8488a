"""What has ended, or what the game waits for: the panel over the table, and its texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.story import deal_story
from quinto_desktop.rules import (
    DrawRule,
    Form,
    MatchForm,
    Observation,
    Phase,
    rank_in_draw,
)
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.sheet.ending import Ending, ending_of
from quinto_desktop.window.sheet.match_ending import MatchEnding, match_ending_of
from quinto_desktop.window.sheet.match_table import settlement_lines
from quinto_desktop.window.sheet.story_paper import ToldDeal
from quinto_desktop.window.table.choices import Intent, Notice
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text import match_text, seat_text
from quinto_desktop.window.text.card_text import card_name, card_title
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.story_text import story_words
from quinto_desktop.window.text.translation import fill, title_case, translate

_LABEL_SHARE = 0.42
_GAP = 26.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Line(NamedTuple):
    """A row of the draw: who has drawn, what, and both in a sentence."""

    label: str
    text: str
    spoken: str


class ResultLines(QWidget):
    """Paints the rows in two columns; it is as high as they need."""

    heard_as = QAccessible.Role.Paragraph

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        self._lines: tuple[Line, ...] = ()
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, lines: tuple[Line, ...]) -> None:
        """Change the rows; without any the table is hidden."""
        self._lines = lines
        self.setAccessibleName("\n".join(line.spoken for line in lines))
        self.setVisible(bool(lines))
        self.update()

    def stand(self, width: int, unit: float) -> None:
        """Set the width and the scale, and the height that the rows need."""
        self._unit = unit
        self.setFixedSize(width, round(len(self._lines) * self._pitch() + 4 * unit))

    def _pitch(self) -> float:
        return 1.32 * QFontMetricsF(self._font()).height()

    def _font(self) -> QFont:
        return ui_font(14 * self._unit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self._look.theme.text_on_felt))
        pitch, is_mirrored, columns = self._pitch(), self.isRightToLeft(), self._columns()
        for number, line in enumerate(self._lines):
            top = 2 * self._unit + number * pitch
            for (left, wide), words in zip(columns, (line.label, line.text), strict=True):
                shown, font = fitted_text(words, self._font(), wide)
                painter.setFont(font)
                place = QRectF(left, top, wide, pitch)
                place = mirrored(place, self.width()) if is_mirrored else place
                painter.drawText(place, int(_RIGHT if is_mirrored else _LEFT), shown)
        painter.end()

    def _columns(self) -> tuple[tuple[float, float], tuple[float, float]]:
        metrics, gap = QFontMetricsF(self._font()), _GAP * self._unit
        room = self.width() - gap
        label, text = (
            max(map(metrics.horizontalAdvance, words), default=0.0) + 2
            for words in (
                [line.label for line in self._lines],
                [line.text for line in self._lines],
            )
        )
        if label + text > room:
            label = min(label, _LABEL_SHARE * room)
            text = room - label
        left = (room - label - text) / 2
        return (left, label), (left + label + gap, text)


# --------------------------------------------------------------- the texts
@dataclass(frozen=True, slots=True)
class Result(Notice):
    """What has ended, and how.

    Attributes:
        lines: A small table under the text; empty without one.
        deal: The deal that has ended, if that is the result.
        ending: The end of the game, or of a match of several, if that is the result.
    """

    lines: tuple[Line, ...] = ()
    deal: ToldDeal | None = None
    ending: Ending | MatchEnding | None = None


def result_of(observation: Observation, speaker: Speaker) -> Result | None:
    """The result to show now; None in the middle of a deal."""
    match observation.phase:
        case Phase.DRAWING:
            return _draw_to_come(observation)
        case Phase.DEALING if observation.deal_number == 0:
            return _draw_done(observation, speaker) if observation.drawn else None
        case Phase.DEALING if observation.winner is not None:
            return _game_over(observation, speaker)
        case Phase.DEALING:
            return _deal_over(observation, speaker)
        case Phase.MATCH_OVER:
            return _match_over(observation, speaker)
        case _:
            return None


def hands_row(onward: LedgeButton) -> LedgeRow:
    """What the ledge offers while all hands are shown."""
    hide = LedgeButton(translate("Table", "Hide hands"), Intent.SHOW_HANDS, key="A")
    replay = LedgeButton(translate("Table", "Replay"), Intent.REPLAY)
    again = LedgeButton(
        translate("Table", "Play this deal again"),
        Intent.DEAL_AGAIN,
        short=translate("Table", "Again"),
    )
    return LedgeRow((hide, replay, again, onward))


def game_row(again: str = "") -> LedgeRow:
    """What the ledge offers when a match is over."""
    again = again or translate("Table", "Again")
    return LedgeRow.onward(again, Intent.SAME_AGAIN, _hands(), _review(), _new_game())


def _hands() -> LedgeButton:
    return LedgeButton(translate("Table", "All hands"), Intent.SHOW_HANDS, key="A")


def _review() -> LedgeButton:
    return LedgeButton(translate("Table", "Review"), Intent.REVIEW, key="V")


def _new_game() -> LedgeButton:
    key = Command.NEW.spec.shown_key
    return LedgeButton(translate("Table", "New game…"), Intent.NEW_GAME, key=key)


def _draw_to_come(observation: Observation) -> Result:
    rules = observation.rules
    title, text = {
        Form.FOUR: (
            translate("Table", "Draw for partners and deal"),
            translate(
                "Table",
                "Everyone draws a card. The two lowest play against the two highest, and the "
                "lowest deals.",
            ),
        ),
        Form.DUMMY: (
            translate("Table", "Draw for dummy"),
            translate("Table", "Everyone draws a card. The lowest has dummy first and deals."),
        ),
        Form.TWO: (
            translate("Table", "Draw for the deal"),
            translate("Table", "Both players draw a card. The lower one deals first."),
        ),
    }[rules.form]
    order = translate("Table", "The suit counts first; the Quint Royal is the lowest of all.")
    if rules.draw is DrawRule.ACE_LOW:
        order = translate("Table", "The ace is low; only the Quint Royal is lower.")
    elif rules.draw is DrawRule.ACE_HIGH:
        order = translate("Table", "The ace is high; the Quint Royal is the lowest of all.")
    row = LedgeRow.onward(translate("Table", "Draw"), Intent.DRAW)
    return Result(title, f"{text}\n{order}", row)


def _draw_done(observation: Observation, speaker: Speaker) -> Result:
    drawn, rule = observation.drawn, observation.rules.draw
    order = sorted(range(len(drawn)), key=lambda player: rank_in_draw(drawn[player], rule))
    lines = []
    for player in order:
        name, card = title_case(seat_text.player(speaker, player)), card_title(drawn[player])
        spoken = fill(translate("Table", "{who}: {card}."), who=name, card=card_name(drawn[player]))
        lines.append(Line(name, card, spoken))
    text = match_text.who_deals(speaker, observation) if observation.rules.form is Form.FOUR else ""
    row = LedgeRow.onward(translate("Table", "Deal"), Intent.DEAL)
    return Result(match_text.draw_result(speaker, observation), text, row, tuple(lines))


def _deal_over(observation: Observation, speaker: Speaker) -> Result:
    told = told_deal(observation, speaker)
    row = LedgeRow.onward(translate("Table", "Next deal"), Intent.DEAL, _hands(), _review())
    if speaker.has_one_deal:
        row = _row_of_the_day()
    return Result(told.words.headline, told.words.spoken, row, deal=told)


def _story_before_the_end(observation: Observation, speaker: Speaker) -> Result | None:
    if not observation.tricks:  # a game may be opened that ended elsewhere
        return None
    told = told_deal(observation, speaker)
    onward = translate("Table", "On to the end")
    row = LedgeRow.onward(onward, Intent.END, _hands(), _review())
    return Result(told.words.headline, told.words.spoken, row, deal=told)


def has_ended_a_deal(observation: Observation) -> bool:
    """Whether a deal is over, and no other has begun."""
    return bool(observation.results) and observation.phase in (Phase.DEALING, Phase.MATCH_OVER)


def told_deal(observation: Observation, speaker: Speaker) -> ToldDeal:
    """The story of the deal that has just ended, in words."""
    story = deal_story(
        observation.results[-1],
        observation.tricks,
        observation.calls,
        observation.cachette,
        observation.rules,
    )
    return ToldDeal(story, story_words(story, observation, speaker))


def _row_of_the_day() -> LedgeRow:
    # No other deal follows, but friends may like the result.
    again = LedgeButton(
        translate("Table", "Play it again"),
        Intent.DEAL_AGAIN,
        short=translate("Table", "Again"),
    )
    copy = translate("Table", "Copy result")
    return LedgeRow.onward(copy, Intent.COPY_RESULT, _hands(), _review(), again, _new_game())


def _game_over(observation: Observation, speaker: Speaker) -> Result:
    ending = ending_of(observation, speaker, (match_text.who_deals(speaker, observation),))
    row = LedgeRow.onward(translate("Table", "Next game"), Intent.DEAL, _hands(), _review())
    first = _story_before_the_end(observation, speaker)
    return Result(ending.title, ending.spoken, row, ending=ending, first=first)


def _match_over(observation: Observation, speaker: Speaker) -> Result:
    match = observation.rules.match
    first = _story_before_the_end(observation, speaker)
    if match is MatchForm.GAME:
        ending = ending_of(observation, speaker, settlement_lines(observation, speaker))
        return Result(ending.title, ending.spoken, game_row(), ending=ending, first=first)
    again = translate("Table", "Another rubber")
    if match is MatchForm.ROUND:
        again = translate("Table", "Another round")
    ended = match_ending_of(observation, speaker)
    return Result(ended.title, ended.spoken, game_row(again), ending=ended, first=first)


def next_person(name: str) -> Notice:
    """The notice that asks another person to the screen."""
    text = translate("SeatView", "The cards stay hidden until {name} is at the screen.")
    ready = LedgeRow.onward(seat_text.i_am(name), Intent.READY)
    return Notice(
        fill(translate("SeatView", "{name} is next"), name=name), fill(text, name=name), ready
    )


def failed_player(name: str, fault: str) -> Notice:
    """The notice that a computer player has stopped thinking, with Python's reason."""
    text = translate(
        "SeatView",
        "Something went wrong with this computer player ({fault}). The game is paused; nothing is "
        "lost. If trying again fails too, save the game and report it.",
    )
    return Notice(
        fill(translate("SeatView", "{name} is stuck"), name=name),
        fill(text, fault=fault),
        LedgeRow.onward(translate("SeatView", "Try again"), Intent.RETRY),
    )


def abandoned_game() -> Notice:
    """The notice that the game was abandoned."""
    return Notice(
        translate("SeatView", "Game abandoned"),
        translate("SeatView", "Undo brings it back."),
        LedgeRow.onward(
            translate("SeatView", "Same players, new deal"), Intent.SAME_AGAIN, _new_game()
        ),
    )
