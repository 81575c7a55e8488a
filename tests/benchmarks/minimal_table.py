"""The least that a card table with PySide6 can be: what Quinto's start is measured against.

A window of 1280x800 with 53 cards, each a `QGraphicsPixmapItem` from a PNG file. There is no game
behind it: whatever starts in about the same time owes nothing to its own code.

    python tests/benchmarks/minimal_table.py --make-png FOLDER     draws the files, once
    python tests/benchmarks/minimal_table.py FOLDER                shows them until it is ended
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

WIDTH, HEIGHT = 100, 140
COLUMNS, ACROSS, DOWN = 12, 103, 152


def make_png(folder: str) -> None:
    """Draw the 53 cards of Quinto's pack as PNG files of the size they are shown at."""
    from pathlib import Path

    from PySide6.QtSvg import QSvgRenderer

    drawings = Path(__file__).resolve().parents[2] / "resources" / "cards"
    names = sorted(drawings.glob("*.svg"))
    for number, drawing in enumerate(names):
        pixmap = QPixmap(WIDTH, HEIGHT)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, WIDTH, HEIGHT))
        painter.end()
        pixmap.save(f"{folder}/{number:02d}.png")


def show_table(application: QApplication, folder: str) -> int:
    """Show the cards until the window is closed."""
    scene = QGraphicsScene(0, 0, 1280, 800)
    scene.setBackgroundBrush(QBrush(QColor("#0b6b3a")))
    for number in range(53):
        card = QGraphicsPixmapItem(QPixmap(f"{folder}/{number:02d}.png"))
        card.setPos(20 + number % COLUMNS * ACROSS, 20 + number // COLUMNS * DOWN)
        scene.addItem(card)
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(1280, 800)
    view.show()
    return application.exec()


if __name__ == "__main__":
    qt = QApplication(sys.argv[:1])
    if sys.argv[1] == "--make-png":
        make_png(sys.argv[2])
    else:
        sys.exit(show_table(qt, sys.argv[1]))
