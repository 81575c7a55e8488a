"""SVG shapes as text, and the geometry they need.

The text is SVG Tiny 1.2, the profile that QtSvg supports. Numbers have at most two decimals.
"""

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Paint:
    """The colours and the outline of a shape.

    Attributes:
        fill: Colour of its inside, or "none".
        line: Colour of its outline, or None for no outline.
        width: Thickness of the outline.
        opacity: Opacity of the whole shape, or None for opaque.
        ends: The cap of line ends; None leaves ends flat and corners sharp.
    """

    fill: str = "none"
    line: str | None = None
    width: float = 1.0
    opacity: float | None = None
    ends: str | None = "round"

    def _outline(self) -> str:
        if self.line is None:
            return ""
        return f' stroke="{self.line}" stroke-width="{num(self.width)}"'

    def attributes(self) -> str:
        """Return the attributes of a circle or rectangle."""
        return f'fill="{self.fill}"{self._outline()}'

    def path_attributes(self) -> str:
        """Return the attributes of a path, whose lines have ends and corners."""
        text = self.attributes()
        if self.line is not None and self.ends is not None:
            text += f' stroke-linejoin="round" stroke-linecap="{self.ends}"'
        if self.opacity is not None:
            text += f' opacity="{num(self.opacity)}"'
        return text


def num(value: float) -> str:
    """Write a number as short as SVG allows: at most two decimals, no minus zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(point: Point) -> str:
    """Write a point as path data."""
    return f"{num(point[0])} {num(point[1])}"


# ------------------------------------------------------------------ shapes


def path(data: str, paint: Paint, at: str = "") -> str:
    """Draw a path, moved by the transform `at` if one is given."""
    moved = f'transform="{at}" ' if at else ""
    return f'<path {moved}d="{data}" {paint.path_attributes()}/>'


def paths(data: Sequence[str], paint: Paint) -> str:
    """Draw paths that share a paint; where they cross, its opacity applies once."""
    body = "".join([f'<path d="{each}"/>' for each in data])
    return f"<g {paint.path_attributes()}>{body}</g>"


def pieces(data: str) -> list[str]:
    """Split path data into its subpaths, the lines drawn without lifting the pen."""
    return re.findall(r"M[^M]*", data)


def circle(x: float, y: float, radius: float, paint: Paint) -> str:
    """Draw a circle centred on a point."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" {paint.attributes()}/>'


def rect(left: Point, size: Point, corner: float, paint: Paint) -> str:
    """Draw a rectangle from its upper left corner."""
    (x, y), (width, height) = left, size
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
        f'rx="{num(corner)}" {paint.attributes()}/>'
    )


def centred_rect(width: float, height: float, corner: float, paint: Paint) -> str:
    """Draw a rectangle centred on (0, 0)."""
    return rect((-width / 2, -height / 2), (width, height), corner, paint)


def group(body: str, at: str, kind: str = "") -> str:
    """Group shapes that move together; `kind` is the group's SVG class, if any."""
    named = f' class="{kind}"' if kind else ""
    return f'<g{named} transform="{at}">{body}</g>'


def shift(x: float, y: float) -> str:
    """Return the transform that moves by x and y."""
    return f"translate({num(x)} {num(y)})"


def turn(degrees: float, about: Point | None = None) -> str:
    """Return the transform that turns clockwise about (0, 0) or another point."""
    return f"rotate({num(degrees)} {pair(about)})" if about else f"rotate({num(degrees)})"


def zoom(factor: float, down: float | None = None) -> str:
    """Return the transform that scales by `factor`, vertically by `down` if that is given."""
    return f"scale({factor:.4g})" if down is None else f"scale({factor:.4g} {down:.4g})"


# ------------------------------------------------------------------ path data


def polygon(points: Sequence[Point]) -> str:
    """Return path data of a closed polygon; empty if there are no points."""
    return "M" + "L".join(pair(point) for point in points) + "Z" if points else ""


def line(start: Point, end: Point) -> str:
    """Return path data of a straight line."""
    return f"M{pair(start)}L{pair(end)}"


def disc(x: float, y: float, radius: float) -> str:
    """Return path data of a circle."""
    return ellipse((x, y), radius, radius)


def ellipse(centre: Point, rx: float, ry: float, *, clockwise: bool = True) -> str:
    """Return path data of an ellipse; two of opposite direction make a ring."""
    x, y = centre
    arc = f"A{num(rx)} {num(ry)} 0 0 {1 if clockwise else 0}"
    left, right = f"{num(x - rx)} {num(y)}", f"{num(x + rx)} {num(y)}"
    return f"M{left}{arc} {right}{arc} {left}Z"


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return path data, without its M, of a smooth curve through points (Catmull-Rom)."""
    count = len(points)
    data = pair(points[0])
    for i in range(count if closed else count - 1):
        here, there = points[i], points[(i + 1) % count]
        before = points[(i - 1) % count] if closed or i else here
        beyond = points[(i + 2) % count] if closed or i + 2 < count else there
        leave = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        reach = (there[0] - (beyond[0] - here[0]) / 6, there[1] - (beyond[1] - here[1]) / 6)
        data += f"C{pair(leave)} {pair(reach)} {pair(there)}"
    return data


def map_points(data: str, move: Callable[[float, float], Point]) -> str:
    """Move every point of path data; for the commands used here (M L C Q A Z, absolute)."""
    out = []
    for command, rest in re.findall(r"([MLCQAZ])([^MLCQAZ]*)", data):
        values = [float(value) for value in re.findall(r"-?[\d.]+", rest)]
        fixed = values[:5] if command == "A" else []  # an arc's radii and flags are not points
        moved = values[len(fixed) :]
        for i in range(0, len(moved), 2):
            fixed += move(moved[i], moved[i + 1])
        out.append(command + " ".join(num(value) for value in fixed))
    return "".join(out)


# ------------------------------------------------------------------ geometry


def area(points: Sequence[Point]) -> float:
    """Return the area of a polygon, positive if its points run clockwise on the page."""
    following = [*points[1:], *points[:1]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following, strict=True)) / 2


def clockwise(points: list[Point]) -> list[Point]:
    """Return the points in clockwise order, so that overlapping shapes leave no holes."""
    return points if area(points) >= 0 else points[::-1]


def line_in_box(offset: float, slope: float, half: Point) -> tuple[Point, Point] | None:
    """Return the part of y = slope * x + offset inside a box centred on (0, 0), if any."""
    half_width, half_height = half
    first, last = sorted(((-half_height - offset) / slope, (half_height - offset) / slope))
    start, end = max(-half_width, first), min(half_width, last)
    if end - start < 1e-6:
        return None
    return (start, slope * start + offset), (end, slope * end + offset)


def clip(points: list[Point], half: Point) -> list[Point]:
    """Clip a polygon to a box centred on (0, 0) (Sutherland-Hodgman)."""
    for axis in (0, 1):
        for bound in (-half[axis], half[axis]):
            points = _cut(points, axis, bound)
    return points


def _cut(points: list[Point], axis: int, bound: float) -> list[Point]:
    """Return the part of a polygon on the same side of a bound as the centre."""

    def inside(point: Point) -> bool:
        return point[axis] >= bound if bound < 0 else point[axis] <= bound

    def meet(a: Point, b: Point) -> Point:
        share = (bound - a[axis]) / (b[axis] - a[axis])
        other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * share
        return (bound, other) if axis == 0 else (other, bound)

    kept = []
    for i, point in enumerate(points):
        previous = points[i - 1]
        if inside(point) != inside(previous):
            kept.append(meet(previous, point))
        if inside(point):
            kept.append(point)
    return kept


def polar(centre: Point, radius: float, radians: float) -> Point:
    """Return the point at a distance and angle from a centre, clockwise from the right."""
    return (centre[0] + radius * math.cos(radians), centre[1] + radius * math.sin(radians))
