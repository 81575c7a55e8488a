"""The back of the cards: a mesh with a roundel of engine-turned lines; the same either way up."""

import math

from colours import BACK, BACK_DEEP, BACK_GOLD, BACK_LINE
from crowns import CrownStyle, crown
from shapes import (
    Paint,
    centred_rect,
    circle,
    group,
    line,
    line_in_box,
    num,
    path,
    polar,
    rect,
    shift,
    smooth,
    turn,
)

_MARGIN = 13
_ACROSS, _DOWN = 16, 20  # meshes
_ROUNDEL = 67


def back_art(width: float, height: float) -> str:
    """Everything on the back of a card of this size but its paper."""
    field, drop = width - 2 * _MARGIN, height - 2 * _MARGIN
    inner, deep = field - 18, drop - 18
    body = path(_mesh(inner, deep), Paint("none", BACK_LINE, 1.25, opacity=0.62, ends="butt"))
    body += path(_sparks(inner, deep), Paint(BACK_LINE, opacity=0.9))
    body += centred_rect(inner, deep, 3, Paint("none", BACK_LINE, 2.2))
    body += centred_rect(field - 7.2, drop - 7.2, 5, Paint("none", BACK_GOLD, 1.4))
    body += _roundel()
    ground = rect((_MARGIN, _MARGIN), (field, drop), 7, Paint(BACK))
    return ground + group(body, shift(width / 2, height / 2))


def _mesh(width: float, height: float) -> str:
    """Crossed lines that meet the sides of a box about (0, 0) at whole meshes."""
    data = ""
    steep = (height / _DOWN) / (width / _ACROSS)
    step = 2 * height / _DOWN
    start = 0 if (_ACROSS + _DOWN) % 4 == 0 else step / 2
    for slope in (steep, -steep):
        for j in range(-_ACROSS - _DOWN, _ACROSS + _DOWN + 1):
            ends = line_in_box(j * step + start, slope, (width / 2, height / 2))
            if ends:
                data += line(*ends)
    return data


def _sparks(width: float, height: float) -> str:
    """A four-pointed spark in every mesh outside the roundel."""
    data = ""
    for i in range(-_ACROSS, _ACROSS + 1):
        for j in range(-_DOWN, _DOWN + 1):
            x, y = i * width / _ACROSS, j * height / _DOWN
            inside = abs(x) < width / 2 - 4 and abs(y) < height / 2 - 4
            if (i + j) % 2 == 1 and inside and math.hypot(x, y) > _ROUNDEL - 1:
                data += _spark(x, y)
    return data


def _spark(x: float, y: float) -> str:
    left, right, top, foot = num(x - 3.9), num(x + 3.9), num(y - 4.6), num(y + 4.6)
    h, v = num(x), num(y)
    waist = f"Q{h} {v}"
    return f"M{h} {top}{waist} {right} {v}{waist} {h} {foot}{waist} {left} {v}{waist} {h} {top}Z"


def _roundel() -> str:
    body = circle(0, 0, _ROUNDEL, Paint(BACK, BACK_LINE, 2.2))
    body += circle(0, 0, 63, Paint("none", BACK_GOLD, 1.5))
    for phase in (0.0, math.pi):
        body += path(_guilloche(50, 9, phase), Paint("none", BACK_LINE, 0.9, opacity=0.85))
    body += circle(0, 0, 37.5, Paint(BACK_DEEP, BACK_GOLD, 1.5))
    style = CrownStyle(line=BACK_DEEP, width=1.6)
    for half in (0, 180):
        body += group(crown(0, -15.5, 42, style), turn(half))
    return body


def _guilloche(radius: float, swing: float, phase: float) -> str:
    """A closed engine-turned line round a circle; even lobes keep it the same either way up."""
    lobes, turns = 40, 3
    points = []
    for i in range(lobes * 8):
        angle = 2 * math.pi * turns * i / (lobes * 8)
        reach = radius + swing * math.cos(angle * lobes / turns + phase)
        points.append(polar((0, 0), reach, angle))
    return "M" + smooth(points, closed=True) + "Z"
