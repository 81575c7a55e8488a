"""The five-pointed crown of the quint mark, the Quint Royal, the backs and the icon."""

from dataclasses import dataclass

from colours import GOLD, GOLD_LINE, MARK, MARK_LINE
from shapes import Paint, circle, group, path, shift, turn, zoom

# Path data in a box of 100 by 80.
CROWN = (
    "M9 62L2 20C12 34 20 38 27 35L29 9C34 24 39 33 44 33L50 3L56 33C61 33 66 24 71 9L73 35"
    "C80 38 88 34 98 20L91 62C64 56 36 56 9 62Z"
)
CROWN_BAND = "M10 67C36 61 64 61 90 67L88 79C62 73.5 38 73.5 12 79Z"
CROWN_LEFT = (
    "M9 62L2 20C12 34 20 38 27 35L29 9C34 24 39 33 44 33L50 3L50 57.6C36 57.6 22 59.2 9 62Z"
    "M10 67C23 64 36 62.6 50 62.6L50 74.8C37 74.8 24 76.2 12 79Z"
)
CROWN_ALL = CROWN + CROWN_BAND
# The pearls on the crown's points: x, y and radius.
CROWN_TIPS = ((2, 17, 5), (29, 7, 5.5), (50, 2, 6.5), (71, 7, 5.5), (98, 17, 5))
QUINT_MARK = "quint-mark"
"""The SVG class of a mark's group. It contains no other group, so it is easy to cut out."""
_VELVET = "M14 58L10 36C24 18 76 18 90 36L86 58C62 53 38 53 14 58Z"
_JEWELS = ((50, 69, 3.9), (31, 70.2, 3.2), (69, 70.2, 3.2))


@dataclass(frozen=True)
class CrownStyle:
    """The colours of a crown; a part without a colour is left out."""

    fill: str = GOLD
    line: str = GOLD_LINE
    width: float = 2.2
    velvet: str | None = None
    jewels: str | None = None
    pearls: bool = True


def crown(x: float, y: float, width: float, style: CrownStyle, *, flip: bool = False) -> str:
    """Draw a crown centred on a point, upside down if `flip`."""
    metal = Paint(style.fill, style.line, style.width)
    body = path(_VELVET, Paint(style.velvet)) if style.velvet else ""
    body += path(CROWN, metal) + path(CROWN_BAND, metal)
    if style.pearls:
        pearl = Paint(style.fill, style.line, style.width * 0.9)
        body += "".join(circle(px, py, r, pearl) for px, py, r in CROWN_TIPS)
    if style.jewels:
        body += "".join(circle(jx, jy, r, Paint(style.jewels)) for jx, jy, r in _JEWELS)
    half_turn = [turn(180)] if flip else []
    at = " ".join([shift(x, y), *half_turn, zoom(width / 100), shift(-50, -40)])
    return group(body, at)


def quint_mark(rank: str, x: float, y: float, width: float) -> str:
    """Draw the mark of a card that can score: two halves of one suit in a trick make a quint.

    A five has a whole crown, an ace or two its left half, and a four or three its right half.
    """
    if rank == "5":
        body = path(CROWN_ALL, Paint(MARK, MARK_LINE, 5))
    else:
        mirrored = f"{shift(100, 0)} {zoom(-1, 1)}" if rank in "43" else ""
        body = path(CROWN_LEFT, Paint(MARK, MARK_LINE, 5), mirrored)
    at = f"{shift(x, y)} {zoom(width / 100)} {shift(-50, -40)}"
    return group(body, at, kind=QUINT_MARK)
