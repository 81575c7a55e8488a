"""The four suit symbols."""

from shapes import Paint, disc, path, shift, turn, zoom

# Path data in a box of 100 by 100.
PIPS = {
    "H": (
        "M50 97C44 79 3 60 3 29C3 12 15 3 27.5 3C39 3 47 11 50 22"
        "C53 11 61 3 72.5 3C85 3 97 12 97 29C97 60 56 79 50 97Z"
    ),
    "D": "M50 -1C57 20 72 38 90 50C72 62 57 80 50 101C43 80 28 62 10 50C28 38 43 20 50 -1Z",
    "S": (
        "M50 1C55 20 95 41 95 66C95 78 86 85.5 76 85.5C66 85.5 58 79 53.5 71C54.5 84 59 93 71 99"
        "L29 99C41 93 45.5 84 46.5 71C42 79 34 85.5 24 85.5C14 85.5 5 78 5 66C5 41 45 20 50 1Z"
    ),
    "C": (
        disc(50, 23.5, 22.5)
        + disc(25.5, 58, 22.5)
        + disc(74.5, 58, 22.5)
        + "M50 30L66 56L53.5 60C54.5 81 59 92.5 71 99L29 99C41 92.5 45.5 81 46.5 60L34 56Z"
    ),
}


def pip(suit: str, x: float, y: float, size: float, fill: str, *, flip: bool = False) -> str:
    """Draw a suit symbol centred on a point, upside down if `flip`."""
    half_turn = [turn(180)] if flip else []
    at = " ".join([shift(x, y), *half_turn, zoom(size / 100), shift(-50, -50)])
    return path(PIPS[suit], Paint(fill), at)
