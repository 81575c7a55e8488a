"""The ladder by suit, for a strip that is too short for letters: “8 out, best A”."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.game.aids.ladder import Place, Rung
from quinto_desktop.rules import Rank, Suit
from quinto_desktop.window.look.theme import SMALLEST_TEXT, themed_pen, ui_font
from quinto_desktop.window.table.aid_panel import AidPanel
from quinto_desktop.window.table.ladder_cells import SUITS
from quinto_desktop.window.text.questions import suit_out
from quinto_desktop.window.text.translation import fill, translate

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
