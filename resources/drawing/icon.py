"""The program's icon, a card wearing the five-pointed crown, and what desktops show beside it."""

from colours import GOLD, PAPER
from crowns import CROWN, CROWN_ALL, CROWN_BAND, CROWN_TIPS
from deck import document, gradient
from pips import pip
from shapes import Paint, circle, group, path, rect, shift, zoom

_SIZE = 256
_OUTLINE = "#2A1B05"
_SYMBOL = "#2E3436"  # desktops put their own colour in its place


def icon() -> str:
    """Return the icon's SVG text."""
    gold = gradient("g", "#FFE9A8", (0.5, "#E5B94F"), "#B9832A")
    baize = gradient("b", "#2C7157", None, "#0C3325")
    body = f"<defs>{gold}{baize}</defs>"
    body += rect((8, 8), (240, 240), 54, Paint("url(#b)"))
    body += path("M60 239L60 130L196 130L196 239Z", Paint(PAPER, "#0A2A1F", 5))
    body += pip("H", 128, 199, 64, "#C8102E")
    body += _crown(128, 100, 1.72)
    body += rect((15, 15), (226, 226), 48, Paint("none", "#D3AE5A", 5))
    return document((_SIZE, _SIZE), "Quinto", body)


def document_icon() -> str:
    """Return the SVG text of a saved game's icon: a sheet of paper with the crown and a heart."""
    gold = gradient("g", "#FFE9A8", (0.5, "#E5B94F"), "#B9832A")
    baize = gradient("b", "#2C7157", None, "#0C3325")
    body = f"<defs>{gold}{baize}</defs>"
    edge = Paint(PAPER, "#8F866D", 5)
    body += path(
        "M40 24Q40 10 54 10L156 10L216 70L216 232Q216 246 202 246L54 246Q40 246 40 232Z", edge
    )
    body += path("M156 10L156 56Q156 70 170 70L216 70Z", Paint("#DDD5BF", "#8F866D", 5))
    body += rect((62, 92), (132, 132), 26, Paint("url(#b)"))
    body += pip("H", 128, 191, 42, "#E23A50")
    body += _crown(128, 134, 0.98)
    return document((_SIZE, _SIZE), "Quinto saved game", body)


def symbolic_icon() -> str:
    """Return the SVG text of the icon in one colour, drawn for 16 pixels: the crown on a card."""
    ink = Paint(_SYMBOL, ends=None)
    body = path("M2 16L2 9.5L4 9.5L4 14L12 14L12 9.5L14 9.5L14 16Z", ink)
    body += group(path(CROWN_ALL, ink), f"{shift(0.48, 0.4)} {zoom(0.15, 0.1)}")
    body += pip("H", 8, 11.2, 4.2, _SYMBOL)
    return document((16, 16), "Quinto", body)


def _crown(x: float, y: float, factor: float) -> str:
    metal = Paint(GOLD, _OUTLINE, 3.4)
    crown = path(CROWN, metal) + path(CROWN_BAND, metal)
    pearl = Paint(GOLD, _OUTLINE, 2.6)
    crown += "".join(circle(x, y, radius + 1.4, pearl) for x, y, radius in CROWN_TIPS)
    return group(crown, f"{shift(x, y)} {zoom(factor)} {shift(-50, -40)}")
