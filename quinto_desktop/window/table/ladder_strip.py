"""The strip of the ladder: the places of its 53 cards, or a digest by suit where it is short."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.game.aids.ladder import Place, Rung
from quinto_desktop.rules import Rank, Suit
from quinto_desktop.window.look.theme import SMALLEST_TEXT, themed_pen, ui_font
from quinto_desktop.window.table.aid_panel import AidPanel
from quinto_desktop.window.text.questions import suit_out
from quinto_desktop.window.text.translation import fill, translate

SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
OF_A_SUIT = 13
LEAST_CELL = 15.0  # pixels; no letter can be read in a narrower one

_EDGE, _PIP, _GAP, _ROYAL = 4, 17, 2, 24
_CROSS = 34  # of the strip's length; the click target overlaps its end
_ROW, _LEAST_ROW = 40, 36
_WIDEST = 40  # cell of the whole ladder


def pip_width(unit: float) -> float:
    """The width of a suit sign."""
    return max(13.0, _PIP * unit)


def room_for_cross(unit: float) -> float:
    """The width at the strip's end that is kept for the cross."""
    return _CROSS * max(0.9, unit)


def cells_of(strip: QSize, unit: float) -> list[QRectF]:
    """The places of the 53 cards on a left-to-right strip."""
    pip, gap, royal = pip_width(unit), _GAP * unit, _ROYAL * unit
    room = strip.width() - 2 * _EDGE - room_for_cross(unit) - royal - 4 * (pip + gap)
    wide = room / (4 * OF_A_SUIT)
    found, x = [], float(_EDGE)
    for _ in SUITS:
        x += pip
        found += [QRectF(x + n * wide, 0, wide, strip.height()) for n in range(OF_A_SUIT)]
        x += wide * OF_A_SUIT + gap
    found.append(QRectF(x, 0, royal, strip.height()))
    return found


def whole_size(room: float, unit: float) -> tuple[float, float]:
    """The width and height of the whole ladder, in a room of a width."""
    scale = max(1.0, unit)
    wide = _padding(unit) * 2 + pip_width(scale) + (OF_A_SUIT + 1) * _WIDEST * scale
    wide += room_for_cross(unit)
    return min(room, wide), 4 * max(_LEAST_ROW, _ROW * unit) + 2 * _padding(unit)


def whole_cells(plate: QSize, unit: float) -> list[QRectF]:
    """The places of the 53 cards on a left-to-right plate with a row for each suit."""
    pad, pip = _padding(unit), pip_width(max(1.0, unit))
    high = (plate.height() - 2 * pad) / 4
    first = pad + pip + _GAP * unit
    wide = (plate.width() - first - pad - room_for_cross(unit)) / (OF_A_SUIT + 1)
    found = [
        QRectF(first + n * wide, pad + row * high, wide, high)
        for row in range(len(SUITS))
        for n in range(OF_A_SUIT)
    ]
    found.append(QRectF(first + OF_A_SUIT * wide, pad + 3 * high, wide, high))
    return found


def _padding(unit: float) -> float:
    return 8 * max(1.0, unit)


# --------------------------------------------------------------- the digest
_Fonts: TypeAlias = tuple[QFont, QFont]

_Runs: TypeAlias = list[tuple[str, bool]]  # pieces of a text, each with whether it is a figure

_TEXT, _LEAST_TEXT = 14, 13.0
_SIGN = 28.0  # with its margins
_PAD, _CLEAR = 4.0, 40.0  # before the digest, and after it for the cross
_SLOT = re.compile(r"(\{\w+\})")


class Part(NamedTuple):
    """What the digest says of a suit, or, with None, of the Quint Royal.

    Attributes:
        text: What it says, with its figures in braces.
        brief: What it says where that does not fit.
        spoken: The same in a sentence, with all the cards that are out.
    """

    suit: Suit | None
    text: str
    brief: str
    values: dict[str, str]
    spoken: str

    def plain(self) -> str:
        """What it says, as one text."""
        return fill(self.text, **self.values)

    def runs(self, *, brief: bool = False) -> _Runs:
        """What it says in pieces, each with whether it is a figure."""
        pieces = filter(None, _SLOT.split(self.brief if brief else self.text))
        return [
            (self.values[piece[1:-1]], True) if _SLOT.fullmatch(piece) else (piece, False)
            for piece in pieces
        ]


def digest(rungs: Sequence[Rung], sign: Callable[[Rank], str]) -> list[Part]:
    """The parts of the digest: a suit each, and the Quint Royal; `sign` is a rank on the cards."""
    return [*(_of_suit(suit, rungs, sign) for suit in SUITS), _of_royal(rungs[-1])]


def _of_suit(suit: Suit, rungs: Sequence[Rung], sign: Callable[[Rank], str]) -> Part:
    out = [rung.card for rung in rungs if rung.card.suit is suit and rung.place is Place.UNSEEN]
    spoken = suit_out(suit, out)
    if not out:
        return Part(suit, translate("Ladder", "none out"), "–", {}, spoken)
    assert out[0].rank is not None  # it has a suit
    best = sign(out[0].rank)
    text = translate("Ladder", "{count} out, best {rank}")
    brief = translate("Ladder", "{count}: {rank}", "cards of a suit that are out, and the best")
    return Part(suit, text, brief, {"count": str(len(out)), "rank": best}, spoken)


def _of_royal(rung: Rung) -> Part:
    text = {
        Place.HAND: translate("Ladder", "yours"),
        Place.DUMMY: translate("Ladder", "in dummy"),
        Place.TABLE: translate("Ladder", "on the table"),
        Place.GONE: translate("Ladder", "gone"),
        Place.CACHETTE: translate("Ladder", "gone"),
        Place.UNSEEN: translate("Ladder", "out"),
    }[rung.place]
    spoken = fill(translate("Ladder", "The Quint Royal: {where}."), where=text)
    return Part(None, text, text, {}, spoken)


class _Measures(NamedTuple):
    """The strip without its cross, the width of a sign with its margins, and the texts on it."""

    strip: QRectF
    sign: float
    fonts: _Fonts
    texts: list[_Runs]
    widths: list[float]


class Digest:
    """The digest as it is painted on a strip."""

    def __init__(self, panel: AidPanel) -> None:
        self._panel = panel
        self._rungs: Sequence[Rung] = ()
        self.parts: list[Part] = []

    def show(self, rungs: Sequence[Rung]) -> None:
        """Say what a ladder says."""
        self._rungs = rungs
        self.show_again()

    def show_again(self) -> None:
        """Say it with the signs of the present pack."""
        if self._rungs:
            self.parts = digest(self._rungs, self._panel.theme.pack.sign)

    def places(self) -> list[QRectF]:
        """The places of the parts: each as wide as it needs, and a bit more."""
        now = self._measures()
        strip, needed = now.strip, [wide + now.sign for wide in now.widths]
        extra = max(0.0, strip.width() - sum(needed)) / max(1, len(needed))
        found, x = [], strip.left()
        for wide in needed:
            found.append(QRectF(x, strip.top(), wide + extra, strip.height()))
            x += wide + extra
        return [self._panel.mirrored(place) for place in found]

    def hint_at(self, point: QPointF) -> str:
        """What is out of the suit at a point; empty elsewhere."""
        told = zip(self.parts, self.places(), strict=True)
        return next((part.spoken for part, place in told if place.contains(point)), "")

    def paint(self, painter: QPainter) -> None:
        """Paint each part: its sign, and its words and figures."""
        panel, now = self._panel, self._measures()
        for number, (part, place) in enumerate(zip(self.parts, self.places(), strict=True)):
            box = panel.mirrored(place)
            if number:
                painter.setPen(themed_pen(panel.theme, panel.theme.plate_line, 1))
                x = place.right() if panel.is_mirrored else place.left()
                painter.drawLine(QPointF(x, place.top() + 6), QPointF(x, place.bottom() - 6))
            side = 0.6 * now.sign
            x = box.left() + (box.width() - now.sign - now.widths[number]) / 2
            mark = QRectF(x + 0.2 * now.sign, box.center().y() - side / 2, side, side)
            panel.paint_sign(painter, part.suit, mark)
            words = QRectF(x + now.sign, box.top(), now.widths[number], box.height())
            self._write(painter, now.texts[number], words, now.fonts)

    def _write(self, painter: QPainter, runs: _Runs, box: QRectF, fonts: _Fonts) -> None:
        theme, x = self._panel.theme, box.left()
        inks = theme.ladder_unseen_text, theme.text_on_felt
        for text, is_figure in runs:
            wide = QFontMetricsF(fonts[is_figure]).horizontalAdvance(text)
            painter.setFont(fonts[is_figure])
            painter.setPen(QColor(inks[is_figure]))
            place = self._panel.mirrored(QRectF(x, box.top(), wide, box.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            x += wide

    def _measures(self) -> _Measures:
        # In full if they fit, else in brief, and as large as fits.
        unit = max(1.0, self._panel.unit)
        strip = QRectF(self._panel.rect()).adjusted(_PAD, 0, -_CLEAR * unit, 0)
        sign, largest = _SIGN * unit, max(_TEXT * self._panel.unit, _LEAST_TEXT)
        highest = 0.86 * strip.height()
        in_full = [part.runs() for part in self.parts], _LEAST_TEXT
        in_brief = [part.runs(brief=True) for part in self.parts], float(SMALLEST_TEXT)
        for texts, least in (in_full, in_brief):
            pixels = largest
            while pixels >= least:
                fonts = ui_font(pixels), ui_font(pixels, bold=True)
                widths = [_width_of(runs, fonts) for runs in texts]
                is_low = QFontMetricsF(fonts[1]).height() <= highest
                if is_low and sum(widths) + sign * len(widths) <= strip.width():
                    return _Measures(strip, sign, fonts, texts, widths)
                pixels -= 0.5
        return _Measures(strip, sign, fonts, texts, widths)


def _width_of(runs: _Runs, fonts: _Fonts) -> float:
    metrics = [QFontMetricsF(font) for font in fonts]
    return sum(metrics[is_figure].horizontalAdvance(text) for text, is_figure in runs)
