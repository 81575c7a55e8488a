"""The letters and figures of the card indices.

A broad-nib design: cap height 100, thick vertical and thin horizontal strokes, slab serifs and
ball terminals. The glyphs are drawn from numbers, so the pack needs no font.
"""

import math
from collections.abc import Sequence

from shapes import Point, clockwise, disc, ellipse, map_points, pair, polygon, smooth
from shapes import area as area_of

THICK, THIN, SLAB = 19.0, 9.5, 9.5

Cubic = tuple[Point, Point, Point, Point]

_STEPS = 7  # samples of each curve
_PEN = 1.35  # how quickly the nib widens as the stroke turns vertical
_TAPER = 0.3  # the share of a stroke, at either end, over which it reaches its full width


def nib(
    curves: Sequence[Cubic],
    thick: float = THICK,
    thin: float = THIN,
    start: float | None = None,
    end: float | None = None,
) -> str:
    """Draw the stroke of a broad nib along joined curves.

    Args:
        curves: Cubic curves, each starting where the previous one ends.
        thick: Width where the stroke is vertical.
        thin: Width where it is horizontal.
        start: Width at the start, if different.
        end: Width at the end, if different.
    """
    points = _sample(curves)
    left, right = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        width = thin + (thick - thin) * abs(dy / length) ** _PEN
        share = i / (len(points) - 1)
        if start is not None and share < _TAPER:
            width = start + (width - start) * share / _TAPER
        if end is not None and share > 1 - _TAPER:
            width = end + (width - end) * (1 - share) / _TAPER
        out_x, out_y = -dy / length * width / 2, dx / length * width / 2
        left.append((x + out_x, y + out_y))
        right.append((x - out_x, y - out_y))
    if area_of(left + right[::-1]) < 0:
        left, right = right, left
    return "M" + smooth(left) + "L" + smooth(right[::-1]) + "Z"


def _sample(curves: Sequence[Cubic]) -> list[Point]:
    points = []
    for k, (p0, p1, p2, p3) in enumerate(curves):
        for i in range(0 if k == 0 else 1, _STEPS + 1):
            t = i / _STEPS
            u = 1 - t
            a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
            x = a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0]
            y = a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]
            points.append((x, y))
    return points


def bar(start: Point, end: Point, width: float, end_width: float | None = None) -> str:
    """Draw a straight stroke; a steep one ends horizontally, so that it sits on the line."""
    (x0, y0), (x1, y1) = start, end
    last = width if end_width is None else end_width
    length = math.hypot(x1 - x0, y1 - y0)
    if abs(y1 - y0) > abs(x1 - x0) * 0.55:
        k = length / abs(y1 - y0) / 2
        points = [(x0 - width * k, y0), (x0 + width * k, y0), (x1 + last * k, y1)]
        points.append((x1 - last * k, y1))
    else:
        nx, ny = -(y1 - y0) / length / 2, (x1 - x0) / length / 2
        points = [(x0 + nx * width, y0 + ny * width), (x0 - nx * width, y0 - ny * width)]
        points += [(x1 - nx * last, y1 - ny * last), (x1 + nx * last, y1 + ny * last)]
    return polygon(clockwise(points))


def slab(
    left: float, right: float, y: float, stem: tuple[float, float] | None = None, *, up: bool = True
) -> str:
    """Draw a slab serif on the line y.

    Args:
        left: Its left end.
        right: Its right end.
        y: The line that it sits on or hangs from.
        stem: Left and right side of the stem that it is bracketed to.
        up: Whether it is above the line.
    """
    sign = -1 if up else 1
    inner = y + sign * SLAB
    data = polygon(clockwise([(left, inner), (right, inner), (right, y), (left, y)]))
    if stem is not None:
        data += _bracket(stem[0], -1, inner, sign) + _bracket(stem[1], 1, inner, sign)
    return data


def _bracket(side: float, out: int, y: float, sign: int) -> str:
    """Draw the rounded corner between stem and slab, overlapping both by 2 units to hide seams."""
    reach, lap = 7, 2
    high, corner, low = (side, y + sign * reach), (side, y), (side + out * reach, y)
    under = (side + out * reach, y - sign * lap)
    inner, back = (side - out * lap, y - sign * lap), (side - out * lap, y + sign * reach)
    turned = area_of([high, corner, low, under, inner, back]) < 0
    if turned:
        first, last, rest = low, high, (back, inner, under)
    else:
        first, last, rest = high, low, (under, inner, back)
    tail = "".join(f"L{pair(point)}" for point in rest)
    return f"M{pair(first)}Q{pair(corner)} {pair(last)}{tail}Z"


def bowl(centre: Point, rx: float, ry: float, side: float = THICK, top: float = THIN) -> str:
    """Draw an O: an ellipse with a smaller one cut out of it."""
    return ellipse(centre, rx, ry) + ellipse(centre, rx - side, ry - top, clockwise=False)


def _beside(data: str, dx: float) -> str:
    return map_points(data, lambda x, y: (x + dx, y))


def _turned_over(data: str, width: float, height: float) -> str:
    return map_points(data, lambda x, y: (width - x, height - y))


_ONE = (
    bar((24, 0), (24, 100), THICK)
    + slab(4, 44, 100, (14.5, 33.5))
    + polygon([(24, 0), (33.5, 0), (20, 21), (2, 24), (2, 16), (14, 13)])
)
_ZERO = bowl((30, 50), 30, 51.5, side=17)
_SIX = (
    bowl((38, 67), 35, 34, side=17)
    + nib(
        [
            ((11.5, 68), (11.5, 30), (26, 4.5), (46, 4.5)),
            ((46, 4.5), (56, 4.5), (63, 11), (64, 21)),
        ],
        start=17,
        end=8,
    )
    + disc(60, 23, 11.5)
)

_ACE = (
    bar((41.2, 0), (17, 95), 9.5)
    + bar((46, 0), (76, 95), 18.5)
    + bar((26, 66), (66, 66), 9)
    + slab(2, 34, 100)
    + slab(55, 97, 100)
)
_KING = (
    bar((20, 0), (20, 100), THICK)
    + slab(0, 40, 100, (10.5, 29.5))
    + slab(0, 40, 0, (10.5, 29.5), up=False)
    + bar((78, 3), (21, 70), 10)
    + bar((49, 37), (81, 97), 9, 20)
    + slab(60, 98, 0, up=False)
    + slab(59, 101, 100)
)
_QUEEN = bowl((45, 50), 44, 51) + nib(
    [((30, 79), (42, 62), (57, 74), (63, 90)), ((63, 90), (69, 106), (82, 112), (95, 101))],
    16,
    11,
    start=1,
    end=1.5,
)
_JACK = (
    bar((44, 0), (44, 66), THICK)
    + slab(22, 66, 0, (34.5, 53.5), up=False)
    + nib(
        [
            ((44, 64), (44, 90), (37, 96.5), (24, 96.5)),
            ((24, 96.5), (11, 96.5), (6, 89), (6.5, 78)),
        ],
        start=THICK,
        end=10,
    )
    + disc(13.5, 77, 12)
)
_TWO = (
    nib(
        [
            ((12, 30), (13, 8), (28, 4.5), (38, 4.5)),
            ((38, 4.5), (54, 4.5), (65, 13), (65, 29)),
            ((65, 29), (65, 50), (30, 66), (12, 92)),
        ],
        start=9,
        end=15,
    )
    + disc(15, 29, 12.5)
    + polygon([(3, 100), (4.5, 92), (9, 83), (24, 86), (60, 86), (66, 70), (75, 70), (72, 100)])
)
_THREE = (
    nib(
        [
            ((12, 24), (16, 8), (28, 4.5), (37, 4.5)),
            ((37, 4.5), (52, 4.5), (62, 12), (62, 25)),
            ((62, 25), (62, 40), (50, 46), (30, 46.5)),
        ],
        start=8,
        end=9.5,
    )
    + nib(
        [
            ((30, 46.5), (54, 46.5), (65.5, 55), (65.5, 71)),
            ((65.5, 71), (65.5, 87), (54, 95.5), (37, 95.5)),
            ((37, 95.5), (22, 95.5), (11, 88), (11, 74)),
        ],
        start=9.5,
        end=8,
    )
    + disc(15, 26, 11.5)
    + disc(13.5, 75, 12.5)
)
_FOUR = (
    bar((53, 0), (6.5, 70), 9.5)
    + bar((0, 70), (80, 70), 10)
    + bar((56, 0), (56, 100), THICK)
    + slab(37, 76, 100, (46.5, 65.5))
)
_FIVE = (
    polygon([(13, 0), (66, 0), (63, 16), (13, 16)])
    + bar((17, 0), (17, 51), 9)
    + nib(
        [
            ((17, 46), (23, 41), (29, 38.5), (37, 38.5)),
            ((37, 38.5), (55, 38.5), (65, 50), (65, 66)),
            ((65, 66), (65, 86), (53, 95.5), (37, 95.5)),
            ((37, 95.5), (22, 95.5), (11, 89), (11, 76)),
        ],
        start=4,
        end=8,
    )
    + disc(14, 77, 12.5)
)
_SEVEN = (
    polygon([(4, 0), (72, 0), (72, 15), (66, 25), (58, 17), (4, 17)])
    + polygon([(4, 0), (12, 0), (13, 32), (4, 32)])
    + nib([((67, 12), (50, 38), (37, 62), (36, 100))], 19, 9, start=9, end=20)
)
_EIGHT = bowl((38, 25), 30, 26.5, side=15.5, top=8.5) + bowl((38, 72.5), 36, 29.5, side=18, top=9.5)

_STEM = (
    bar((20, 0), (20, 100), THICK)
    + slab(0, 30, 100, (10.5, 29.5))
    + slab(0, 30, 0, (10.5, 29.5), up=False)
)
_D = _STEM + nib(
    [((20, 4.75), (62, 4.75), (86, 20), (86, 50)), ((86, 50), (86, 80), (62, 95.25), (20, 95.25))]
)
_B = (
    _STEM
    + nib([((20, 4.75), (50, 4.75), (66, 11), (66, 26)), ((66, 26), (66, 40), (50, 47), (20, 47))])
    + nib(
        [
            ((20, 47), (56, 47), (73, 56), (73, 71.5)),
            ((73, 71.5), (73, 88), (56, 95.25), (20, 95.25)),
        ]
    )
)
_R = (
    bar((20, 0), (20, 100), THICK)
    + slab(0, 40, 100, (10.5, 29.5))
    + slab(0, 30, 0, (10.5, 29.5), up=False)
    + nib([((20, 4.75), (54, 4.75), (70, 12), (70, 28)), ((70, 28), (70, 43), (54, 51), (20, 51))])
    + bar((45, 51), (80, 97), 9, 20)
    + slab(59, 100, 100)
)
_V = (
    bar((18, 0), (49, 100), 19, 15)
    + bar((80, 0), (51, 100), 9, 11)
    + slab(0, 40, 0, up=False)
    + slab(62, 98, 0, up=False)
)

# The letters of court cards in other languages, each with its width and its path data.
LETTERS: dict[str, tuple[float, str]] = {
    "D": (96, _D),
    "B": (83, _B),
    "R": (100, _R),
    "V": (98, _V),
}

# For each rank, the width of its index and its path data.
GLYPHS: dict[str, tuple[float, str]] = {
    "A": (96, _ACE),
    "K": (96, _KING),
    "Q": (94, _QUEEN),
    "J": (66, _JACK),
    "T": (108, _ONE + _beside(_ZERO, 48)),
    "9": (76, _turned_over(_SIX, 76, 101)),
    "8": (76, _EIGHT),
    "7": (74, _SEVEN),
    "6": (76, _SIX),
    "5": (74, _FIVE),
    "4": (80, _FOUR),
    "3": (74, _THREE),
    "2": (76, _TWO),
}
