"""The card backs: an engraved field with two crowns in a roundel, the same either way up."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from colours import BACK_GOLD, BACK_LINE, BACKS
from crowns import CrownStyle, crown
from shapes import (
    Paint,
    centred_rect,
    circle,
    disc,
    group,
    line,
    line_in_box,
    num,
    pair,
    path,
    paths,
    pieces,
    polar,
    rect,
    shift,
    smooth,
    turn,
)

_MARGIN = 13
_ROUNDEL = 67
_RING = 50  # radius of the middle of the ornament, between the roundel's edge and its centre

Places = list[tuple[float, float]]


@dataclass(frozen=True)
class Engraving:
    """The engraved lines of one back.

    Attributes:
        lines: Path data of the field, for a box of given width and height centred on (0, 0).
        solids: Path data of the filled shapes in the field.
        ring: Path data of the roundel's ornament.
    """

    lines: Callable[[float, float], str]
    solids: Callable[[float, float], str]
    ring: Callable[[], str]


def backs(width: float, height: float) -> dict[str, str]:
    """Draw every back, by name: everything on a card of this size except the paper."""
    return {name: _back(name, width, height) for name in ENGRAVINGS}


def _back(name: str, width: float, height: float) -> str:
    ground, deep = BACKS[name]
    engraving = ENGRAVINGS[name]
    field, drop = width - 2 * _MARGIN, height - 2 * _MARGIN
    inner, high = field - 18, drop - 18
    lines = Paint("none", BACK_LINE, 1.25, opacity=0.62, ends="butt")
    body = paths(pieces(engraving.lines(inner, high)), lines)
    body += path(engraving.solids(inner, high), Paint(BACK_LINE, opacity=0.9))
    body += centred_rect(inner, high, 3, Paint("none", BACK_LINE, 2.2))
    body += centred_rect(field - 7.2, drop - 7.2, 5, Paint("none", BACK_GOLD, 1.4))
    body += _roundel(engraving.ring(), ground, deep)
    face = rect((_MARGIN, _MARGIN), (field, drop), 7, Paint(ground))
    return face + group(body, shift(width / 2, height / 2))


def _roundel(ring: str, ground: str, deep: str) -> str:
    body = circle(0, 0, _ROUNDEL, Paint(ground, BACK_LINE, 2.2))
    body += circle(0, 0, 63, Paint("none", BACK_GOLD, 1.5))
    body += path(ring, Paint("none", BACK_LINE, 0.9, opacity=0.85))
    body += circle(0, 0, 37.5, Paint(deep, BACK_GOLD, 1.5))
    style = CrownStyle(line=deep, width=1.6)
    for half in (0, 180):
        body += group(crown(0, -15.5, 42, style), turn(half))
    return body


def _is_free(x: float, y: float, half_width: float, half_height: float) -> bool:
    """Return whether a small figure centred on a point clears both the frame and the roundel."""
    return abs(x) < half_width and abs(y) < half_height and math.hypot(x, y) > _ROUNDEL - 1


# ------------------------------------------------------------------ navy: a mesh and sparks


def _mesh(across: int, down: int, width: float, height: float) -> str:
    """Draw crossed lines that meet the sides of a box centred on (0, 0) at whole meshes."""
    data = ""
    steep = (height / down) / (width / across)
    step = 2 * height / down
    start = 0 if (across + down) % 4 == 0 else step / 2
    for slope in (steep, -steep):
        for j in range(-across - down, across + down + 1):
            ends = line_in_box(j * step + start, slope, (width / 2, height / 2))
            if ends:
                data += line(*ends)
    return data


def _meshes(across: int, down: int, width: float, height: float) -> Places:
    """Return the centres of the meshes outside the roundel."""
    spots = [
        (i * width / across, j * height / down)
        for i in range(-across, across + 1)
        for j in range(-down, down + 1)
        if (i + j) % 2 == 1
    ]
    return [spot for spot in spots if _is_free(*spot, width / 2 - 4, height / 2 - 4)]


def _spark(x: float, y: float) -> str:
    left, right, top, foot = num(x - 3.9), num(x + 3.9), num(y - 4.6), num(y + 4.6)
    h, v = num(x), num(y)
    waist = f"Q{h} {v}"
    return f"M{h} {top}{waist} {right} {v}{waist} {h} {foot}{waist} {left} {v}{waist} {h} {top}Z"


def _guilloche(lobes: int, turns: int) -> str:
    """Draw two closed engine-turned lines; an even number of lobes looks the same either way up."""
    data = ""
    for phase in (0.0, math.pi):
        points = []
        for i in range(lobes * 8):
            angle = 2 * math.pi * turns * i / (lobes * 8)
            reach = _RING + 9 * math.cos(angle * lobes / turns + phase)
            points.append(polar((0, 0), reach, angle))
        data += "M" + smooth(points, closed=True) + "Z"
    return data


# ------------------------------------------------------------------ crimson: scales and rays

_SCALES = 10


def _scales(width: float, height: float) -> str:
    """Draw rows of scales that open towards both ends of the card."""
    radius = width / _SCALES / 2
    data = ""
    for row, y in enumerate(_scale_rows(radius, height)):
        for x in _scale_places(row, radius):
            for reach in (radius, 0.55 * radius):
                data += _arch(x, y, reach, width / 2)
    return data


def _scale_rows(radius: float, height: float) -> list[float]:
    """Return the base lines of the rows in the upper half, from the middle up."""
    rows = round(height / 2 / radius)
    return [-place * height / 2 / rows for place in range(rows)]


def _scale_places(row: int, radius: float) -> list[float]:
    shift_by = radius if row % 2 else 0.0
    return [2 * radius * (i - _SCALES / 2) + shift_by for i in range(_SCALES + 1)]


def _arch(x: float, y: float, radius: float, edge: float) -> str:
    """Draw a semicircle over a point, and its half-turned copy, both clipped at the edges."""
    start, end = max(x - radius, -edge), min(x + radius, edge)
    if end - start < 0.1:
        return ""

    def rise(at: float) -> float:
        return y - math.sqrt(max(0.0, radius**2 - (at - x) ** 2))

    points = [(start, rise(start)), (end, rise(end))]
    arc = f"A{num(radius)} {num(radius)} 0 0 1 "
    data = f"M{pair(points[0])}{arc}{pair(points[1])}"
    (x0, y0), (x1, y1) = points
    return data + f"M{pair((-x0, -y0))}{arc}{pair((-x1, -y1))}"


def _scale_hearts(width: float, height: float) -> str:
    radius = width / _SCALES / 2
    spots = [
        (side * x, side * (y - 0.24 * radius))
        for row, y in enumerate(_scale_rows(radius, height))
        for x in _scale_places(row, radius)
        for side in (1, -1)
    ]
    free = [spot for spot in spots if _is_free(*spot, width / 2 - 2, height / 2 - 2)]
    return "".join(disc(x, y, 1.7) for x, y in free)


def _rays() -> str:
    """Draw rays of two lengths round the centre, with a scalloped edge."""
    data = ""
    for i in range(72):
        angle = math.pi * i / 36
        outer = 58 if i % 2 else 52
        data += line(polar((0, 0), 40.5, angle), polar((0, 0), outer, angle))
    for i in range(36):
        ends = (polar((0, 0), 58.5, math.pi * (i + side) / 18) for side in (-0.5, 0.5))
        start, end = (pair(end) for end in ends)
        data += f"M{start}A5.1 5.1 0 0 1 {end}"
    return data


# ------------------------------------------------------------------ green: a trellis of flowers


def _trellis(width: float, height: float) -> str:
    """Draw a wide mesh."""
    return _mesh(12, 16, width, height)


def _flowers(width: float, height: float) -> str:
    """Draw four petals in every mesh of the trellis."""
    spots = _meshes(12, 16, width, height)
    return "".join(_flower(x, y) for x, y in spots if math.hypot(x, y) > _ROUNDEL + 6)


def _flower(x: float, y: float) -> str:
    data = ""
    for quarter in range(4):
        angle = math.pi / 2 * quarter
        tip = polar((x, y), 7.2, angle)
        sides = [polar((x, y), 5, angle + lean) for lean in (-0.72, 0.72)]
        root = polar((x, y), 1.1, angle)
        data += f"M{pair(root)}Q{pair(sides[0])} {pair(tip)}Q{pair(sides[1])} {pair(root)}Z"
    return data


def _petals() -> str:
    """Draw two rings of petals, the inner ones in the gaps of the outer ones."""
    return _petal_ring(16, 40.5, 59.5, 0.0) + _petal_ring(16, 40.5, 52, math.pi / 16)


def _petal_ring(count: int, inner: float, outer: float, start: float) -> str:
    data = ""
    for i in range(count):
        angle = start + 2 * math.pi * i / count
        half = math.pi / count
        middle = (inner + outer) / 2 + 2
        sides = [polar((0, 0), middle, angle + lean * half) for lean in (-1.1, 1.1)]
        root, tip = polar((0, 0), inner, angle), polar((0, 0), outer, angle)
        data += f"M{pair(root)}Q{pair(sides[0])} {pair(tip)}Q{pair(sides[1])} {pair(root)}Z"
    return data


# ------------------------------------------------------------------ violet: interlaced circles

_LACES = (10, 15)


def _lace(width: float, height: float) -> str:
    """Draw interlaced circles: a lens between every two neighbouring points of a grid."""
    across, down = _LACES
    step, drop = width / across, height / down
    data = ""
    for i in range(across + 1):
        for j in range(down + 1):
            x, y = i * step - width / 2, j * drop - height / 2
            if i < across and 0 < j < down:
                data += _lens((x, y), (x + step, y))
            if j < down and 0 < i < across:
                data += _lens((x, y), (x, y + drop))
    return data


def _lens(start: tuple[float, float], end: tuple[float, float]) -> str:
    radius = num(math.dist(start, end) / math.sqrt(2))
    arc = f"A{radius} {radius} 0 0 1 "
    return f"M{pair(start)}{arc}{pair(end)}{arc}{pair(start)}Z"


def _lace_stars(width: float, height: float) -> str:
    """Draw a small star in every circle."""
    across, down = _LACES
    step, drop = width / across, height / down
    spots = [
        ((i + 0.5) * step - width / 2, (j + 0.5) * drop - height / 2)
        for i in range(across)
        for j in range(down)
    ]
    free = [spot for spot in spots if _is_free(*spot, width / 2, height / 2)]
    return "".join(_spark(x, y) for x, y in free)


def _circles() -> str:
    """Draw a ring of interlaced circles."""
    centres = [polar((0, 0), _RING, math.pi * i / 18) for i in range(36)]
    return "".join(disc(x, y, 9) for x, y in centres)


ENGRAVINGS = {
    "navy": Engraving(
        lambda width, height: _mesh(16, 20, width, height),
        lambda width, height: "".join(_spark(*at) for at in _meshes(16, 20, width, height)),
        lambda: _guilloche(40, 3),
    ),
    "crimson": Engraving(_scales, _scale_hearts, _rays),
    "green": Engraving(_trellis, _flowers, _petals),
    "violet": Engraving(_lace, _lace_stars, _circles),
}
