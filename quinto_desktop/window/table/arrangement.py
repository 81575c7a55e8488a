"""How hands are laid out, and the user's preferences for the table.

A hand face up on the table is sorted by suit (look brief §4): the far one in a row, one at the side
in a row for each suit, on a tray. Bridge players know a dummy at the side like this: hearts are
uppermost, and a suit that is out keeps its row, so that each is always found in the same place.
Cards move closer together, and get smaller with large figures, before they are too narrow to read:
what matters is that each shows its index and its crown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise, zip_longest
from typing import NamedTuple

from msgspec import Struct, field
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from quinto_desktop.game import Pace, Preferences, Settings
from quinto_desktop.rules import QUINT_ROYAL, Card, Suit, sorted_hand
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.pack_style import JUMBO_BELOW, PackStyle
from quinto_desktop.window.table.felt import Tray
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.measures import RISE_OF_LEGAL, Edge

# --------------------------------------------------------------- a hand at the side
_SUITS = tuple(sorted(Suit, reverse=True))
_SHARE_OF_SOUTH = 74 / 110
_LEGIBLE, _LEGIBLE_JUMBO = 70, 48  # with the usual figures, and with large ones
_STEP_IN_ROW, _ROW = 0.41, 0.87
_LEAST_ROW, _LEAST_JUMBO_ROW = 0.72, 0.74  # so that crowns show, and the dash of a void
_ROYAL_GAP = 0.25  # beyond the step, between the last suit and the Quint Royal
_PAD, _MARGIN, _BESIDE_TRICK, _BESIDE_CAPSULE = 8, 12, 26, 4
_CORNER = 12
_KEPT_CARDS = 4  # the tray is at least this wide, so that it moves less as cards are played
_VOID, _LEAST_VOID, _LOW_VOID = 0.95, 0.55, 0.3  # of a card: words of a void, and a low strip
_BESIDE_CARD = 0.06


class Void(NamedTuple):
    """Where a hand says that it has no card of a suit."""

    suit: Suit
    left: float
    top: float
    width: float
    height: float


class _Rows(NamedTuple):
    """The measures of four rows."""

    width: float
    step: float
    down: float
    left: float
    top: float
    wide: float


def side_width(table: Geometry, edge: Edge) -> float:
    """The width of the cards of a face-up hand at the left or right, if no suit is very long."""
    room = _height(table, edge)
    wanted = max(_SHARE_OF_SOUTH * table.south_width, _LEGIBLE)
    roomy = room / (HEIGHT_OF_WIDTH + 3 * _ROW)
    if roomy < _LEGIBLE <= room / (HEIGHT_OF_WIDTH + 3 * _LEAST_ROW):
        return _LEGIBLE
    if roomy >= _LEGIBLE:
        return min(wanted, roomy)
    return min(JUMBO_BELOW - 1, max(roomy, room / (HEIGHT_OF_WIDTH + 3 * _LEAST_JUMBO_ROW)))


def side_rows(table: Geometry, edge: Edge, cards: Sequence[Card]) -> list[Pose]:
    """The poses of a hand's cards, given suit by suit, at the left or right."""
    rows = _rows(table, edge, cards)
    poses = []
    for suit, own in zip(_SUITS, _by_suit(cards), strict=True):
        y = rows.top + _SUITS.index(suit) * rows.down + HEIGHT_OF_WIDTH * rows.width / 2
        x = rows.left + rows.width / 2
        poses += [Pose(x + place * rows.step, y, rows.width) for place in range(len(own))]
    if cards[-1].suit is None:
        poses.append(_royal(rows, cards))
    return poses


def side_tray(table: Geometry, edge: Edge, cards: Sequence[Card]) -> Tray:
    """The tray under a hand at the left or right, which has a card or more."""
    rows, pad = _rows(table, edge, cards), _pad(table)
    high = 3 * rows.down + HEIGHT_OF_WIDTH * rows.width
    corner = _CORNER * max(1.0, table.unit)
    return Tray(rows.left - pad, rows.top - pad, rows.wide + 2 * pad, high + 2 * pad, corner)


def _side_voids(table: Geometry, edge: Edge, cards: Sequence[Card]) -> list[Void]:
    # In the rows without cards: under the cards of the row above, or beside these.
    rows, found = _rows(table, edge, cards), []
    high, least, reach = HEIGHT_OF_WIDTH * rows.width, _LEAST_VOID * rows.width, 0.0
    for number, (suit, own) in enumerate(zip(_SUITS, _by_suit(cards), strict=True)):
        is_last = suit is _SUITS[-1]
        left, top, end = rows.left, rows.top + number * rows.down, rows.left + rows.wide
        foot = top + (high if is_last else rows.down)
        if not own:
            strip = top + (high - rows.down if reach else 0.0)
            if is_last and cards[-1].suit is None:
                end = left + _before_royal(rows, cards) - _BESIDE_CARD * rows.width
            elif foot - strip < _LOW_VOID * rows.width and end - left - reach >= least:
                left, strip = left + reach, top
            found.append(Void(suit, left, strip, end - left, foot - strip))
        reach = (1 + _BESIDE_CARD) * rows.width + (len(own) - 1) * rows.step if own else 0.0
    return found


def _by_suit(cards: Sequence[Card]) -> list[list[Card]]:
    return [[card for card in cards if card.suit is suit] for suit in _SUITS]


def _before_royal(rows: _Rows, cards: Sequence[Card]) -> float:
    beside = len(_by_suit(cards)[-1])
    if not beside:  # it leaves room for the words
        return min(_VOID * rows.width, rows.wide - rows.width)
    return beside * rows.step + _ROYAL_GAP * rows.width


def _royal(rows: _Rows, cards: Sequence[Card]) -> Pose:
    # It lies at the end of the last row, a little apart.
    x = rows.left + rows.width / 2 + _before_royal(rows, cards)
    y = rows.top + 3 * rows.down + HEIGHT_OF_WIDTH * rows.width / 2
    return Pose(x, y, rows.width)


def _rows(table: Geometry, edge: Edge, cards: Sequence[Card]) -> _Rows:
    lengths = [len(own) for own in _by_suit(cards)]
    is_royal = bool(cards) and cards[-1].suit is None
    lengths[-1] += is_royal
    longest, gap = max(lengths), 0.0
    if is_royal and lengths[-1] == longest:
        gap = _ROYAL_GAP
    pad, margin = _pad(table), table.rim + _MARGIN * table.unit
    full = width = side_width(table, edge)
    least = _least_step(table, width)
    tight = 1 + gap + (longest - 1) * least
    room = table.inlay.left - table.capsule / 2 - _BESIDE_CAPSULE * table.unit - margin - 2 * pad
    legible = min(width, _LEGIBLE if width >= JUMBO_BELOW else _LEGIBLE_JUMBO)
    if room < (1 + 3 * least) * width or room / tight < legible:
        trick = table.trick(Edge.LEFT)  # a suit of so many cards may cover quints
        room = trick.x - trick.width / 2 - _BESIDE_TRICK * table.unit - margin - 2 * pad
    width = min(width, room / tight)
    step = _STEP_IN_ROW * width
    if longest > 1:
        step = min(step, (room - (1 + gap) * width) / (longest - 1))
    high = HEIGHT_OF_WIDTH * full
    top, foot = _heights(table, edge)
    down = min(_ROW * full, (foot - top - high) / 3)
    wide = width + max((longest - 1) * step + gap * width, (_KEPT_CARDS - 1) * _STEP_IN_ROW * width)
    wide = min(wide, room)
    length = high + 3 * down
    y = min(max(top, table.centre[1] - length / 2), foot - length)
    y += HEIGHT_OF_WIDTH * (full - width) / 2  # so a long suit, in smaller cards, moves no row
    left = margin + pad if edge is Edge.LEFT else table.end - margin - pad - wide
    return _Rows(width, step, down, left, y, wide)


def _pad(table: Geometry) -> float:
    return _PAD * table.unit


def _height(table: Geometry, edge: Edge) -> float:
    top, foot = _heights(table, edge)
    return foot - top


def _heights(table: Geometry, edge: Edge) -> tuple[float, float]:
    pad = _pad(table)
    return table.tray_top + pad, table.sides_end - pad


def _least_step(table: Geometry, width: float) -> float:
    return PackStyle(jumbo=True).least_step if width < JUMBO_BELOW else table.least_step


# --------------------------------------------------------------- orders and places
_REDS = (Suit.HEARTS, Suit.DIAMONDS)
_BLACKS = (Suit.CLUBS, Suit.SPADES)
_STEP = 0.36
_NEXT_SUIT, _NEAREST_SUIT = 1.3, 0.42
_HALF_CROWN, _LEAST_HALF_CROWN = 19, 16  # of the Quint Royal's place, under the row

_INWARDS = {Edge.FAR: (0, 1), Edge.RIGHT: (-1, 0), Edge.NEAR: (0, -1), Edge.LEFT: (1, 0)}


class Arrangement(Struct, frozen=True):
    """The preferred order of a hand. The Quint Royal is always at the low end.

    Attributes:
        alternates: Whether red and black suits alternate in the fan, as far as they can, instead of
            following their rank.
        rises: Whether the cards ascend from left to right instead of descending.
    """

    alternates: bool = False
    rises: bool = False

    def arranged(self, cards: Iterable[Card], edge: Edge) -> tuple[Card, ...]:
        """A hand's cards in order at an edge, left to right; at the sides each suit has a row."""
        falling = sorted_hand(cards)
        if edge is Edge.NEAR and self.alternates:
            falling = _alternating(falling)
        if not self.rises:
            return falling
        if edge in (Edge.RIGHT, Edge.LEFT):
            return tuple([card for suit in _suits(falling) for card in _of(suit, falling)[::-1]])
        return falling[::-1]


def _alternating(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    # The colour with more suits comes first.
    suits = _suits(cards)
    reds = [suit for suit in suits if suit in _REDS]
    blacks = [suit for suit in suits if suit in _BLACKS]
    more, fewer = (reds, blacks) if len(reds) >= len(blacks) else (blacks, reds)
    in_turn = [suit for suit in chain(*zip_longest(more, fewer)) if suit is not None]
    royal = _of(None, cards)
    return (*(card for suit in in_turn for card in _of(suit, cards)), *royal)


def _suits(cards: Iterable[Card]) -> list[Suit | None]:
    # None stands for the Quint Royal's.
    return list(dict.fromkeys(card.suit for card in cards))


def _of(suit: Suit | None, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card.suit is suit])


def inwards(edge: Edge) -> tuple[float, float]:
    """The direction from an edge of the table to its middle, as a vector of length 1."""
    return _INWARDS[edge]


def risen(edge: Edge, pose: Pose, by: float) -> Pose:
    """A card's pose, raised out of its hand towards the middle of the table by some pixels."""
    across, down = _INWARDS[edge]
    return pose._replace(x=pose.x + across * by, y=pose.y + down * by)


def laid_out(table: Geometry, edge: Edge, cards: Sequence[Card]) -> list[Pose]:
    """The poses of a hand's cards, given suit by suit, at any edge but the near one."""
    if not cards:
        return []
    if edge is not Edge.FAR:
        return side_rows(table, edge, cards)
    return _far_row(table, cards)[0]


def voids_of(table: Geometry, edge: Edge, cards: Sequence[Card]) -> list[Void]:
    """Where a hand so laid out says which suits it lacks; it has a card or more."""
    if edge is not Edge.FAR:
        return _side_voids(table, edge, cards)
    return _far_row(table, cards)[1]


def far_width(table: Geometry) -> float:
    """The width of the cards of a face-up hand at the far side."""
    top, foot = _far_room(table)
    room = (foot - RISE_OF_LEGAL * table.unit - top) / HEIGHT_OF_WIDTH
    wanted = min(_SHARE_OF_SOUTH * table.south_width, room)
    return wanted if wanted >= _LEGIBLE else min(JUMBO_BELOW - 1, wanted)


def _far_room(table: Geometry) -> tuple[float, float]:
    u = table.unit
    crown = max(_LEAST_HALF_CROWN * table.low, _HALF_CROWN * u)
    return table.ceiling + 4 * u, table.inlay.top - crown


def _far_row(table: Geometry, cards: Sequence[Card]) -> tuple[list[Pose], list[Void]]:
    groups, width = _far_groups(cards), far_width(table)
    half, least = table.row_half, _least_step(table, width)
    lacking = sum(isinstance(one, Suit) for one in groups)
    within = len(cards) - (len(groups) - lacking)
    open_gaps, gaps = _gaps(groups)
    packed = 1 + within * least + gaps * _NEAREST_SUIT + open_gaps
    void = min(_VOID, (2 * half / width - packed) / max(1, lacking))
    if lacking and void < _LEAST_VOID:  # no room for words
        groups, lacking, void = [one for one in groups if isinstance(one, int)], 0, 0.0
        open_gaps, gaps = _gaps(groups)
    fixed = 1 + open_gaps + lacking * void
    width = min(width, 2 * half / (fixed + within * least + gaps * _NEAREST_SUIT))
    tight = width * (fixed + within * least + gaps * _NEAREST_SUIT)
    loose = width * (fixed + within * _STEP + gaps * _NEXT_SUIT)
    share = 1.0 if loose <= 2 * half else (2 * half - tight) / (loose - tight)
    step = width * (least + share * (_STEP - least))
    next_suit = width * (_NEAREST_SUIT + share * (_NEXT_SUIT - _NEAREST_SUIT))
    left = table.middle - (fixed * width + within * step + gaps * next_suit) / 2
    top, high = _far_room(table)[0], HEIGHT_OF_WIDTH * width
    poses, found, before = list[Pose](), list[Void](), False
    for one in groups:
        if isinstance(one, Suit):
            aside = _BESIDE_CARD * width
            found.append(Void(one, left + aside, top, void * width - 2 * aside, high))
            left, before = left + void * width, False
            continue
        left += next_suit - width if before else 0.0
        poses += [
            Pose(left + width / 2 + place * step, top + high / 2, width) for place in range(one)
        ]
        left, before = left + width + (one - 1) * step, True
    return poses, found


def _far_groups(cards: Sequence[Card]) -> list[Suit | int]:
    # How many cards of each suit lie there, in their order, and the suits that are lacking.
    falls = cards[0].strength >= cards[-1].strength
    held = Counter(card.suit for card in cards)
    groups: list[Suit | int] = [held[suit] or suit for suit in _SUITS]
    groups += [1] * (QUINT_ROYAL in cards)
    return groups if falls else groups[::-1]


def _gaps(groups: Sequence[Suit | int]) -> tuple[int, int]:
    # Between suits: those with the words of a void in them, and those that may close.
    held = [place for place, one in enumerate(groups) if not isinstance(one, Suit)]
    apart = [later - sooner > 1 for sooner, later in pairwise(held)]
    return sum(apart), len(apart) - sum(apart)


# ------------------------------------------------------------------- preferences
class TablePreferences(Struct, frozen=True):
    """The user's preferences; with `lifts_first` a card is chosen twice to be played."""

    pace: Pace = field(default_factory=Pace)
    arrangement: Arrangement = field(default_factory=Arrangement)
    lifts_first: bool = False
    plays_only_card: bool = True
    shows_skyline: bool = False


def arrangement_of(settings: Settings) -> Arrangement:
    """The user's arrangement of hands, mirrored in right-to-left layouts."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return Arrangement(
        alternates=settings.suit_order == "alternating",
        rises=(settings.high_card == "right") is not is_mirrored,
    )


def table_preferences(preferences: Preferences) -> TablePreferences:
    """The user's preferences for the table."""
    settings = preferences.settings
    return TablePreferences(
        preferences.pace,
        arrangement_of(settings),
        lifts_first=settings.confirm_play,
        plays_only_card=settings.play_only_card,
        shows_skyline=settings.skyline,
    )
