"""The end of a game: who has won, how, the trick that won it, and where all that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    CACHETTE_TRICK,
    TRICKS_IN_A_DEAL,
    Card,
    Observation,
    ScoredQuint,
    Side,
    decisive_quint,
    last_lead,
    round_totals,
)
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.text_fitting import balanced_lines
from quinto_desktop.window.look.theme import serif_font, ui_font
from quinto_desktop.window.text import match_text, seat_text
from quinto_desktop.window.text.card_text import the_quint
from quinto_desktop.window.text.event_text import TrickReport
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate

_CLOSE = 15  # points at most


class Mood(Enum):
    """How a game has ended for the people at the screen."""

    VICTORY = "victory"
    DEFEAT = "defeat"
    NEUTRAL = "neutral"


class EndCard(NamedTuple):
    """A card of what won the game: who played it, and whether it is one that won."""

    card: Card
    name: str
    is_winning: bool


class Ending(NamedTuple):
    """How a game has ended.

    Attributes:
        title: Who has won; in a match of several games, something more may be said there.
        how: With what, and perhaps a kind word.
        score: Both sides' points, our own first; the winners' where nobody is “we”.
        cards: The trick that won the game, or the cachette, in order.
        spoken: All but the title in sentences.
    """

    mood: Mood
    title: str
    how: str
    score: tuple[int, int]
    cards: tuple[EndCard, ...]
    spoken: str


def ending_of(observation: Observation, speaker: Speaker) -> Ending:
    """How the game that has just been won has ended.

    Raises:
        ValueError: Nobody has won yet.
    """
    winner = observation.winner
    if winner is None:
        raise ValueError("the game goes on")
    own = speaker.own_side
    mood = Mood.NEUTRAL
    if own is not None:
        mood = Mood.VICTORY if own is winner else Mood.DEFEAT
    first = winner if own is None else own
    score = observation.scores[first], observation.scores[first.other]
    how, word = _how(observation, winner), ""
    if mood is Mood.DEFEAT:
        word = _kind_word(observation, winner.other)
        text = translate("Ending", "{how}. {word}")
        how = fill(text, how=how, word=word) if word else how
    told = (match_text.winner(speaker, observation)[1], word, _spoken_trick(observation, speaker))
    spoken = " ".join(filter(None, told))
    cards = tuple(_cards(observation, speaker))
    return Ending(mood, _title(speaker, observation, winner), how, score, cards, spoken)


def round_mood(observation: Observation, speaker: Speaker) -> Mood:
    """How a round has ended for the person at the screen: the highest total has done best."""
    if speaker.viewer is None or speaker.own_side is None:
        return Mood.NEUTRAL
    totals = round_totals(observation.games)
    own = totals[speaker.player_of(speaker.viewer)]
    return Mood.VICTORY if own == max(totals) else Mood.DEFEAT


# ------------------------------------------------------------------- who
def _title(speaker: Speaker, observation: Observation, winner: Side) -> str:
    if speaker.is_yours(winner):
        return translate("Ending", "You win")
    return match_text.winner(speaker, observation)[0]


# ------------------------------------------------------------------- how
def winning_quint(observation: Observation) -> ScoredQuint | None:
    """The quint that won the game at once; None if its tricks were counted."""
    if observation.winner is None or observation.results[-1].tricks_won is not None:
        return None
    score = observation.scores[observation.winner]
    return decisive_quint(observation.results[-1], score, observation.rules.target)


def _how(observation: Observation, winner: Side) -> str:
    result, target = observation.results[-1], observation.rules.target
    quint = winning_quint(observation)
    if quint is None:
        text = translate("Ending", "on tricks in deal {deal}")
        if observation.scores[winner.other] >= target:
            text = translate(
                "Ending", "on tricks in deal {deal}, in which both sides reached {target}"
            )
        return fill(text, deal=result.number, target=target)
    text = translate("Ending", "with {quint}, in trick {trick} of deal {deal}")
    if quint.trick == TRICKS_IN_A_DEAL:
        text = translate("Ending", "with {quint}, in the last trick of deal {deal}")
    elif quint.trick == CACHETTE_TRICK:
        text = translate("Ending", "with {quint}, in the cachette of deal {deal}")
    return fill(text, quint=the_quint(quint.quint), trick=quint.trick, deal=result.number)


def _kind_word(observation: Observation, own: Side) -> str:
    led = last_lead(observation.results[-1], own)
    if led is not None:
        return _led_until(led + 1)
    scores = observation.scores
    if scores[own.other] - scores[own] <= _CLOSE:
        return translate("Ending", "It was close.")
    return ""


def _led_until(trick: int) -> str:
    if trick > CACHETTE_TRICK:
        return translate("Ending", "You were ahead until the tricks were counted.")
    return {
        1: translate("Ending", "You were ahead when the deal began."),
        2: translate("Ending", "You were ahead until the second trick."),
        3: translate("Ending", "You were ahead until the third trick."),
        4: translate("Ending", "You were ahead until the fourth trick."),
        5: translate("Ending", "You were ahead until the fifth trick."),
        6: translate("Ending", "You were ahead until the sixth trick."),
        7: translate("Ending", "You were ahead until the seventh trick."),
        8: translate("Ending", "You were ahead until the eighth trick."),
        9: translate("Ending", "You were ahead until the ninth trick."),
        10: translate("Ending", "You were ahead until the tenth trick."),
        11: translate("Ending", "You were ahead until the eleventh trick."),
        12: translate("Ending", "You were ahead until the last trick."),
        13: translate("Ending", "You were ahead until the cachette was turned up."),
    }[trick]


# ------------------------------------------------------------------- the cards
def _cards(observation: Observation, speaker: Speaker) -> Iterator[EndCard]:
    quint = winning_quint(observation)
    if quint is not None and quint.trick == CACHETTE_TRICK:
        caption = translate("Table", "Cachette")
        for place, card in enumerate(observation.cachette or ()):
            name = caption if place == CACHETTE_SIZE // 2 else ""
            yield EndCard(card, name, card in quint.quint.cards)
        return
    if not observation.tricks:
        return
    trick = observation.tricks[-1]
    if speaker.own_side is None:
        speaker = replace(speaker, viewer=None)
    for card in trick.cards:
        seat = trick.seat_of(card)
        name = title_case(seat_text.who(speaker, seat))
        yield EndCard(card, name, seat is trick.winner)


def _spoken_trick(observation: Observation, speaker: Speaker) -> str:
    if not observation.tricks:
        return ""
    tricks, joker_lead = observation.tricks, observation.rules.joker_lead
    return TrickReport(len(tricks), tricks[-1], joker_lead, speaker).spoken()


# --------------------------------------------------------------- where everything is
FRAME = 14.0  # from the table's edge, in design pixels

_INSIDE, _CLEAR = 22.0, 32.0
_TITLE, _HOW, _SCORE, _TO, _NAME = 36.0, 15.0, 32.0, 20.0, 13.0
_CARD_STEP = 1.31
_RAISED = 0.1
_BUTTON_GAP = 16.0
_SIZES = ((92.0, 40.0), (78.0, 34.0), (60.0, 28.0), (60.0, 0.0), (0.0, 28.0), (0.0, 0.0))
"""Widths of the cards and of the crown, the largest first; 0 is none."""


class EndParts(NamedTuple):
    """Where the parts of the picture are; those without room are None or empty.

    Attributes:
        cards: The card of each place of the row.
        sign: The crown of the winners, or the place of the line for those who have lost.
        title: The lines of the title, with the place of each; likewise `how` and `notes`.
    """

    cards: tuple[QRectF, ...]
    names: tuple[QRectF, ...]
    sign: QRectF | None
    title: tuple[tuple[QRectF, str], ...]
    how: tuple[tuple[QRectF, str], ...]
    score: QRectF
    notes: tuple[tuple[QRectF, str], ...]
    table: float
    buttons: float


class EndLayout:
    """Puts the parts under each other, in the middle of a table.

    Text is of a scale of 1.0 or more; a small table of height 0 is none.
    """

    def __init__(
        self, width: float, height: float, scale: float, table_height: float, button_height: float
    ) -> None:
        self._width = width
        self._height = height
        self.scale = scale
        self._table_height = table_height
        self._button_height = button_height
        self.title_font = serif_font(_TITLE * scale, bold=True)
        self.how_font = ui_font(_HOW * scale)
        self.score_font = serif_font(_SCORE * scale, bold=True)
        self.to_font = serif_font(_TO * scale)
        self.name_font = ui_font(_NAME * scale)

    def fits(self, ending: Ending, notes: tuple[str, ...]) -> bool:
        """Whether there is room for all words, if not for the cards."""
        return self._stacked(ending, notes, *_SIZES[-1])[1] <= self._room

    @property
    def _room(self) -> float:
        return self._height - 2 * min(_CLEAR * self.scale, 0.06 * self._height)

    def parts(self, ending: Ending, notes: tuple[str, ...]) -> EndParts:
        """The places of all parts, the cards and the crown as large as there is room for."""
        for card, crown in _SIZES:
            parts, high = self._stacked(ending, notes, card * self.scale, crown * self.scale)
            if high <= self._room:
                break
        return self._moved(parts, max(0.0, (self._height - high) / 2))

    def _stacked(
        self, ending: Ending, notes: tuple[str, ...], card: float, crown: float
    ) -> tuple[EndParts, float]:
        scale, top = self.scale, 0.0
        cards: list[QRectF] = []
        names: list[QRectF] = []
        if card and ending.cards:
            top = self._stack_cards(ending, card, cards, names)
        sign = None
        if crown:
            high = crown if ending.mood is not Mood.DEFEAT else crown / 2
            sign = QRectF((self._width - 1.3 * crown) / 2, top, 1.3 * crown, high)
            top += high + 4 * scale
        title = self._lines(ending.title, self.title_font, top)
        top = title[-1][0].bottom() + 2 * scale
        how = self._lines(ending.how, self.how_font, top)
        top = how[-1][0].bottom() + 6 * scale
        score = QRectF(0, top, self._width, QFontMetricsF(self.score_font).height())
        top = score.bottom() + 2 * scale
        told: list[tuple[QRectF, str]] = []
        for note in notes:
            told += self._lines(note, self.how_font, top)
            top = told[-1][0].bottom()
        table = top + 6 * scale
        if self._table_height:
            top = table + self._table_height
        buttons = top + _BUTTON_GAP * scale
        parts = EndParts(
            tuple(cards), tuple(names), sign, tuple(title), tuple(how), score, tuple(told), table,
            buttons,
        )  # fmt: skip
        return parts, buttons + self._button_height

    def _stack_cards(
        self, ending: Ending, card: float, cards: list[QRectF], names: list[QRectF]
    ) -> float:
        # The winning ones lie somewhat higher.
        high, raised = HEIGHT_OF_WIDTH * card, _RAISED * card
        step, count = _CARD_STEP * card, len(ending.cards)
        left = (self._width - (count - 1) * step - card) / 2
        line = QFontMetricsF(self.name_font).height()
        foot = raised + high + 6 * self.scale
        for place, one in enumerate(ending.cards):
            x = left + place * step
            cards.append(QRectF(x, 0.0 if one.is_winning else raised, card, high))
            names.append(QRectF(x - (step - card) / 2, foot, step, line))
        return foot + line + 12 * self.scale

    def _lines(self, text: str, font: QFont, top: float) -> list[tuple[QRectF, str]]:
        wide = self._width - 4 * _INSIDE * self.scale
        high = QFontMetricsF(font).height()
        lines = balanced_lines(text, font, wide)
        return [
            (QRectF((self._width - wide) / 2, top + place * high, wide, high), line)
            for place, line in enumerate(lines)
        ]

    @staticmethod
    def _moved(parts: EndParts, down: float) -> EndParts:
        def lines(rows: tuple[tuple[QRectF, str], ...]) -> tuple[tuple[QRectF, str], ...]:
            return tuple((row.translated(0, down), text) for row, text in rows)

        return EndParts(
            tuple(card.translated(0, down) for card in parts.cards),
            tuple(name.translated(0, down) for name in parts.names),
            None if parts.sign is None else parts.sign.translated(0, down),
            lines(parts.title),
            lines(parts.how),
            parts.score.translated(0, down),
            lines(parts.notes),
            parts.table + down,
            parts.buttons + down,
        )
