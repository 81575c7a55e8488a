"""The icons in the sizes that desktops ask for, drawn from the drawings by Qt."""

from __future__ import annotations

import os

from quinto_desktop.resources import resource_path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of icons, in pixels."""

KINDS = {"apps/@id@": "icon.svg", "mimetypes/@mime-icon@": "icon-document.svg"}
"""Where the pictures go within a size, and the drawing of each."""


def pictures() -> dict[str, bytes]:
    """Draw every icon in every size: PNG files by their names below `share`.

    Raises:
        ImportError: There is no PySide6.
    """
    from PySide6.QtCore import QBuffer, QIODevice, QSize
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    found = {}
    for kind, drawing in KINDS.items():
        renderer = QSvgRenderer(str(resource_path(drawing)))
        for size in SIZES:
            image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter)
            painter.end()
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
            found[f"icons/hicolor/{size}x{size}/{kind}.png"] = bytes(buffer.data().data())
    del application
    return found
