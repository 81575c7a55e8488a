"""Prints how far cards on a table are from their pictures, pixel by pixel, at one scale.

Run by `test_card_art.py` in a process of its own, because a scale is chosen when Qt starts.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.rules import parse_card
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.theme import BAIZE, CurrentTheme
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Pose

PLACES = (150, 151, 152, 153)


def main() -> None:
    """Lay a card at several places, and compare what is painted with its picture."""
    application = QApplication([])
    table = QWidget()
    table.resize(300, 300)
    palette = table.palette()
    palette.setColor(palette.ColorRole.Window, QColor(BAIZE.felt_centre))
    table.setPalette(palette)
    art = CardArt(CurrentTheme(BAIZE))
    card = CardWidget(art, table)
    card.show_face(parse_card("H9"))
    worst = 0
    for place in PLACES:
        card.place(Pose(place, place, 110))
        card.show()
        painted = table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        ratio = table.devicePixelRatioF()
        picture = art.pixmap("H9", 110, ratio).toImage()
        worst = max(worst, difference(painted, picture, (card.x() * ratio, card.y() * ratio)))
    print(round(table.devicePixelRatioF(), 3), worst)  # noqa: T201
    application.quit()


def difference(painted: QImage, picture: QImage, corner: tuple[float, float]) -> int:
    """How many of the opaque pixels looked at are not as painted, at the best whole offset."""
    found = []
    for left in (int(corner[0]), int(corner[0]) + 1):
        for top in (int(corner[1]), int(corner[1]) + 1):
            wrong = 0
            for x in range(0, picture.width(), 3):
                for y in range(0, picture.height(), 2):
                    pixel = picture.pixelColor(x, y)
                    if pixel.alpha() == 255:
                        wrong += painted.pixelColor(left + x, top + y) != pixel
            found.append(wrong)
    return min(found)


if __name__ == "__main__":
    main()
