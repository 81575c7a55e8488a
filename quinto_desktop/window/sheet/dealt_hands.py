"""The four hands as they were dealt: what is shown of them, and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import QUINT_ROYAL, SEATS, Card, Hand, Observation, Seat, Suit
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.text_fitting import mirrored
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.sheet.account import Account, account_of
from quinto_desktop.window.table.geometry import Edge, Pose
from quinto_desktop.window.table.labels import monograms
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, cards_by_suit
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, join_and, translate

VOID = "–"


class DealtHand(NamedTuple):
    """A hand as it was dealt.

    Attributes:
        role: Their seat, and whether they dealt.
        colour: Its colour, by its place in `Theme.people`; None is dummy's.
        cards: Its cards, high to low.
    """

    name: str
    role: str
    monogram: str
    colour: int | None
    cards: Hand
    spoken: str

    def rows(self, pack: PackStyle) -> Iterator[tuple[Suit | None, str]]:
        """Its suits, highest first, each with its ranks; None is the Quint Royal."""
        for suit in sorted(Suit, reverse=True):
            ranks = [card.rank for card in self.cards if card.suit is suit and card.rank]
            letters = [pack.sign(rank) for rank in ranks]
            yield suit, "  ".join(letters) or VOID
        if QUINT_ROYAL in self.cards:
            yield None, translate("AllHands", "Quint Royal")


class AllHandsContent(NamedTuple):
    """What is shown of a deal when all hands are shown, each at its edge of the table."""

    title: str
    hands: dict[Edge, DealtHand]
    cachette: tuple[Card, ...]
    cachette_words: tuple[str, str]
    account: Account

    @property
    def spoken(self) -> str:
        """All of it in sentences, in the order seen."""
        caption = translate("AllHands", "{title}, {line}: {cards}.")
        cards = join_and([card_name(card) for card in self.cachette])
        title, line = self.cachette_words
        told = [hand.spoken for hand in self.hands.values()]
        return "\n".join([*told, fill(caption, title=title, line=line, cards=cards)])


def all_hands(
    dealt: DealtCards, observation: Observation, speaker: Speaker, viewer: Seat
) -> AllHandsContent:
    """What to show of a deal that is over, with a viewer at the near edge."""
    hands = {}
    letters = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    for seat in sorted(SEATS, key=lambda seat: edge_of(seat, viewer)):
        text = translate("AllHands", "{whose}: {cards}.")
        cards = dealt.hands[seat]
        whose = seat_text.whose_hand(speaker, seat)
        hands[edge_of(seat, viewer)] = DealtHand(
            seat_text.name(speaker, seat),
            _role(seat, observation),
            letters[seat],
            seat_text.colour_of(speaker, seat),
            cards,
            fill(text, whose=whose, cards=cards_by_suit(cards)),
        )
    return AllHandsContent(
        translate("AllHands", "The hands as dealt"),
        hands,
        dealt.cachette,
        (translate("Table", "Cachette"), _cachette_line(observation, speaker)),
        account_of(observation, speaker),
    )


def _role(seat: Seat, observation: Observation) -> str:
    if seat is not observation.dealer:
        return seat_text.title(seat)
    return fill(translate("AllHands", "{seat}, dealer"), seat=seat_text.title(seat))


def _cachette_line(observation: Observation, speaker: Speaker) -> str:
    winner = observation.tricks[-1].winner if observation.tricks else None
    if observation.cachette is None or winner is None:
        return translate("AllHands", "not reached")
    return side_text.takes_cachette(speaker, winner.side)


# ------------------------------------------------------------------- where it lies
_BOX_WIDTH, _BOX_HEAD, _BOX_PITCH, _BOX_ENDS = 244.0, 40.0, 28.0, 22.0
_ROWS = 5
_LEAST_PITCH = 19.0
_EDGE, _GAP = 14.0, 12.0
_ASIDE = 32.0
_ACCOUNT_WIDTH = 380.0
_CARD, _STEP = 58.0, 43.0
_SMALL_CARD, _SMALL_STEP = 42.0, 30.0
_LARGE = (980.0, 724.0)
_SMALL_TOP = 68.0  # under the tab of the score sheet
BUTTON_ROW = 58.0


class HandsLayout:
    """Where the hands lie on a table of a size; where there is no room for all, in two rows.

    In a mirrored one, words and buttons change sides; the seats never do. The scale is 1.0 or more.

    Attributes:
        is_large: Whether the hands are at their seats, round the account.
        head: The height of a hand's head, from the upper edge of its box.
        pitch: The height of a row of a hand.
        account: The room for the account's paper, whose height is up to it; None without it.
    """

    def __init__(self, width: float, height: float, scale: float, *, is_mirrored: bool) -> None:
        self.scale = scale
        self._size = scale * text_zoom()
        self.is_large = width >= _LARGE[0] * self._size and height >= _LARGE[1] * self._size
        self.boxes: dict[Edge, QRectF] = {}
        self.account: QRectF | None = None
        self.head = _BOX_HEAD * self._size
        if self.is_large:
            self._stand_round(width, height)
        else:
            self._stand_in_rows(width, height)
        if is_mirrored:
            self._mirror(width)

    def _stand_round(self, width: float, height: float) -> None:
        scale = self.scale
        self.pitch = _BOX_PITCH * self._size
        wide = _BOX_WIDTH * self._size
        high = self.head + _BOX_ENDS * scale + _ROWS * self.pitch
        edge, aside = _EDGE * scale, _ASIDE * scale
        middle, side_y = (width - wide) / 2, (height - high) / 2
        self.boxes = {
            Edge.FAR: QRectF(middle, edge, wide, high),
            Edge.RIGHT: QRectF(width - aside - wide, side_y, wide, high),
            Edge.NEAR: QRectF(middle, height - edge - high, wide, high),
            Edge.LEFT: QRectF(aside, side_y, wide, high),
        }
        account = _ACCOUNT_WIDTH * self._size
        top, foot = edge + high + _GAP * scale, height - edge - high - _GAP * scale
        self.account = QRectF((width - account) / 2, top, account, foot - top)
        card, caption = _CARD * scale, 40 * self._size
        y = height - 1.6 * aside - caption - HEIGHT_OF_WIDTH * card / 2
        self.cachette = _fanned(aside + card / 2, y, card, _STEP * scale)
        self.words = QRectF(aside, y + HEIGHT_OF_WIDTH * card / 2 + 8 * scale, wide, caption)
        rows = 3 * BUTTON_ROW * scale
        self.buttons = QRectF(width - aside - wide, height - aside - rows, wide, rows)
        line = 26 * self._size
        self.title = QRectF(self.buttons.left() + 5, self.buttons.top() - line - 6, wide, line)

    def _stand_in_rows(self, width: float, height: float) -> None:
        scale, line = self.scale, 28 * self._size
        gap, top = _GAP * scale / 1.5, max(_SMALL_TOP * scale, line + 12)
        button = BUTTON_ROW * scale
        row = max(button, HEIGHT_OF_WIDTH * _SMALL_CARD * scale) + gap
        wide, high = (width - 3 * gap) / 2, (height - top - row - 3 * gap) / 2
        self.head = min(self.head, 0.28 * high)
        rows = (high - self.head - 14 * scale) / _ROWS
        self.pitch = max(_LEAST_PITCH, min(_BOX_PITCH * self._size, rows))
        left, right, lower = gap, 2 * gap + wide, top + high + gap
        self.boxes = {
            Edge.FAR: QRectF(left, top, wide, high),
            Edge.RIGHT: QRectF(right, top, wide, high),
            Edge.NEAR: QRectF(right, lower, wide, high),
            Edge.LEFT: QRectF(left, lower, wide, high),
        }
        card = _SMALL_CARD * scale
        y = height - gap - row / 2
        self.cachette = _fanned(2 * gap + card / 2, y, card, _SMALL_STEP * scale)
        end = self.cachette[-1].x + card / 2 + gap
        caption = 36 * self._size
        self.words = QRectF(end, y - caption / 2, width - end, caption)
        self.buttons = QRectF(end, y - button / 2, width - gap - end, button)
        self.title = QRectF(2 * gap, (top - line) / 2, wide, line)

    def _mirror(self, width: float) -> None:
        places = self.words, self.title, self.buttons
        self.words, self.title, self.buttons = (mirrored(place, width) for place in places)
        self.cachette = [pose._replace(x=width - pose.x) for pose in self.cachette[::-1]]


def _fanned(x: float, y: float, width: float, step: float) -> list[Pose]:
    return [Pose(x + place * step, y, width) for place in range(5)]
