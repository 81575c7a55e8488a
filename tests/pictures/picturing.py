"""Pictures of the real window: made, kept small, and compared with some tolerance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtWidgets import QApplication
from stages import Stage, session_at

from quinto_desktop.game import INSTANT, GameController, Preferences, Thinker, user_folders
from quinto_desktop.game.inline import InlineExecutor
from quinto_desktop.records.look import Theme
from quinto_desktop.window import theme
from quinto_desktop.window.main_window import MainWindow

REFERENCES = Path(__file__).parent / "references"
SIZES = ((800, 560), (1280, 800), (2560, 1440))
THEMES: tuple[str, ...] = tuple(name for name in get_args(Theme) if name != "system")
SANS, SERIF = "DejaVu Sans", "DejaVu Serif"
"""The fonts of the pictures: the ones that the README's command for a bare Debian installs."""

_ROUNDS = 10  # what is laid out asks for more to be laid out
_KEPT_WIDTH = 640
_QUALITY = 95
_BLOCKS = 80  # across: at 1280 pixels a block is 16 pixels wide, about a letter
_TOLERATED = 20  # of 255, in any colour of a block
_TOLERATED_SHARE = 0.006


def fonts_are_there() -> bool:
    """Whether pictures made here can be compared with the references."""
    return {SANS, SERIF} <= {*QFontDatabase.families()}


@contextmanager
def fonts_of_the_pictures(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Write everything in the fonts of the references."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    own = application.font()
    patch.setattr(theme, "SERIFS", (SERIF,))
    font = QFont(SANS)
    font.setPixelSize(13)
    application.setFont(font)
    yield
    application.setFont(own)


def name_of(stage: Stage, theme: str, size: tuple[int, int]) -> str:
    """The name of a picture's file."""
    return f"{stage.value.replace(' ', '-')}_{theme}_{size[0]}x{size[1]}.jpg"


def pictures_of(stage: Stage, folder: Path) -> Iterator[tuple[str, QImage]]:
    """The window at a moment, in every theme and at every size, as it is kept.

    Args:
        stage: The moment.
        folder: Where the program may keep its files.
    """
    folders = user_folders(folder)
    preferences = Preferences(folders.settings)
    preferences.change(speed="none", trick_pause="none", theme=THEMES[0], language="en")
    controller = GameController(session_at(stage), Thinker(InlineExecutor), None, INSTANT)
    window = MainWindow(preferences.settings.look)
    window.furnish(preferences, controller, folders)
    try:
        window.show()
        for size in SIZES:
            window.resize(*size)
            for theme in THEMES:
                preferences.change(theme=theme)
                _settle(window)
                picture = window.grab().toImage()
                yield name_of(stage, theme, size), _kept(picture)
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _settle(window: MainWindow) -> None:
    """Let everything stand that has been asked for, and be drawn for this very size."""
    while window.table.stage.sharpener.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()


def _kept(picture: QImage) -> QImage:
    return picture.scaledToWidth(_KEPT_WIDTH, Qt.TransformationMode.SmoothTransformation)


def keep(picture: QImage, path: Path) -> None:
    """Write a picture to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    assert picture.save(str(path), quality=_QUALITY), f"{path} cannot be written"


def differing_share(picture: QImage, reference: QImage) -> float:
    """Which share of its blocks a picture shows differently, 0.0 to 1.0.

    Letters may be drawn otherwise by another version of a library, so blocks are compared by
    their mean colours.
    """
    if picture.size() != reference.size():
        return 1.0
    ours, theirs = _blocks(picture), _blocks(reference)
    differing = sum(
        1
        for mine, its in zip(ours, theirs, strict=True)
        if max(abs(a - b) for a, b in zip(mine, its, strict=True)) > _TOLERATED
    )
    return differing / len(ours)


def looks_the_same(picture: QImage, reference: QImage) -> bool:
    """Whether a picture shows what the reference does, give or take some letters."""
    return differing_share(picture, reference) <= _TOLERATED_SHARE


def _blocks(picture: QImage) -> list[tuple[int, int, int]]:
    height = round(_BLOCKS * picture.height() / picture.width())
    small = picture.scaled(
        _BLOCKS,
        height,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    colours = (small.pixelColor(x, y) for y in range(height) for x in range(_BLOCKS))
    return [(colour.red(), colour.green(), colour.blue()) for colour in colours]
