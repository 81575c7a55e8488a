"""The program's icon: a card wearing the five-pointed crown."""

from colours import GOLD, PAPER
from crowns import CROWN, CROWN_BAND, CROWN_TIPS
from deck import document, gradient
from pips import pip
from shapes import Paint, circle, group, path, rect, shift, zoom

_SIZE = 256
_OUTLINE = "#2A1B05"


def icon() -> str:
    """Return the icon's SVG text."""
    gold = gradient("g", "#FFE9A8", (0.5, "#E5B94F"), "#B9832A")
    baize = gradient("b", "#2C7157", None, "#0C3325")
    body = f"<defs>{gold}{baize}</defs>"
    body += rect((8, 8), (240, 240), 54, Paint("url(#b)"))
    body += path("M60 239L60 130L196 130L196 239Z", Paint(PAPER, "#0A2A1F", 5))
    body += pip("H", 128, 199, 64, "#C8102E")
    metal = Paint(GOLD, _OUTLINE, 3.4)
    crown = path(CROWN, metal) + path(CROWN_BAND, metal)
    pearl = Paint(GOLD, _OUTLINE, 2.6)
    crown += "".join(circle(x, y, radius + 1.4, pearl) for x, y, radius in CROWN_TIPS)
    body += group(crown, f"{shift(128, 100)} {zoom(1.72)} {shift(-50, -40)}")
    body += rect((15, 15), (226, 226), 48, Paint("none", "#D3AE5A", 5))
    return document((_SIZE, _SIZE), "Quinto", body)
