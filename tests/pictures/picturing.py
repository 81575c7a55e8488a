"""Pictures of the real window: made, kept small, and compared with some tolerance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from inline import InlineExecutor
from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication
from stages import Stage, session_at

from quinto_desktop.game import INSTANT, GameController, Preferences, Session, Thinker, user_folders
from quinto_desktop.records.look import Theme
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.look import theme

REFERENCES = Path(__file__).parent / "references"
SIZES = ((800, 560), (1280, 800), (2560, 1440))
THEMES: tuple[str, ...] = tuple(name for name in get_args(Theme) if name != "system")
Look = tuple[tuple[int, int], str]
"""A size and a theme."""

Way = tuple[int, int]
"""How far aside in pixels, and how far down."""

SANS, SERIF = "DejaVu Sans", "DejaVu Serif"
"""The fonts of the pictures: the ones that the README's command for a bare Debian installs."""

_ROUNDS = 10  # what is laid out asks for more to be laid out
_KEPT_WIDTH = 1152  # at most; all pictures of this size and quality are 10 MB
_QUALITY = 80
_BLOCK = 8  # the side of a square of pixels whose mean colour is compared: about a letter
_TOLERATED = 26  # of 255, in any colour of a block
_IS_DIFFERENT = bytes([apart > _TOLERATED for apart in range(256)])
_TOLERATED_CLUSTER = 2  # blocks that lie together
_TOLERATED_SHARE = 0.004
_NEAR = sorted(
    ((across, down) for across in range(-3, 4) for down in (-1, 0, 1)),
    key=lambda way: abs(way[0]) + abs(way[1]),
)
"""How many pixels letters may stand aside, the nearest first."""


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


def pictures_of(
    stage: Stage, folder: Path, looks: Iterable[Look] = tuple(product(SIZES, THEMES))
) -> Iterator[tuple[str, QImage]]:
    """The game at a moment, at sizes in themes, as it is kept.

    Args:
        stage: The moment.
        folder: Where the program may keep its files.
        looks: Which sizes and themes.
    """
    with window_at(stage, folder) as (room, preferences):
        for size, theme in looks:
            room.window.resize(*size)
            preferences.change(theme=theme)
            yield name_of(stage, theme, size), picture_of(room)


@contextmanager
def window_at(stage: Stage, folder: Path) -> Iterator[tuple[GameRoom, Preferences]]:
    """The game at a moment, and the preferences that it follows.

    Args:
        stage: The moment.
        folder: Where the program may keep its files.
    """
    with window_of(session_at(stage), folder) as shown:
        yield shown


@contextmanager
def window_of(session: Session, folder: Path) -> Iterator[tuple[GameRoom, Preferences]]:
    """A game, and the preferences that it follows.

    Args:
        session: The game.
        folder: Where the program may keep its files.
    """
    folders = user_folders(folder)
    preferences = Preferences(folders.settings)
    preferences.change(
        speed="none", trick_pause="none", theme=THEMES[0], language="en", play_only_card=False
    )
    controller = GameController(session, Thinker(InlineExecutor), None, INSTANT)
    window = MainWindow(preferences.settings.look)
    room = set_up_game(window, preferences, controller, folders)
    try:
        window.show()
        yield room, preferences
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def picture_of(room: GameRoom) -> QImage:
    """The window as it is now, as it is kept: with the faults of a compressed file."""
    settle(room)
    picture = room.window.grab().toImage()
    wide = min(_KEPT_WIDTH, picture.width())
    picture = picture.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
    kept = QBuffer()
    kept.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(kept, b"jpg")
    writer.setQuality(_QUALITY)
    assert writer.write(picture), writer.errorString()
    return QImage.fromData(kept.data())


def settle(room: GameRoom) -> None:
    """Let everything stand that has been asked for, and be drawn for this very size."""
    while room.table.stage.sharpener.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()


def keep(picture: QImage, path: Path) -> None:
    """Write a picture to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    assert picture.save(str(path), quality=_QUALITY), f"{path} cannot be written"


def differences(picture: QImage, reference: QImage, ways: Sequence[Way] = _NEAR) -> list[int]:
    """How many blocks a picture shows differently in each place where it does, the worst first.

    Letters may be drawn otherwise by another version of a library, and stand a little aside, so
    blocks are compared by their mean colours, and with what lies near them in the reference.
    Whatever is missing, or has come, is a cluster of blocks all the same.
    """
    if picture.size() != reference.size():
        return [_count(picture)]
    lost = {*_unlike(reference, picture, ways), *_unlike(picture, reference, ways)}
    return sorted(_clusters(lost, picture.width() // _BLOCK), reverse=True)


def looks_the_same(picture: QImage, reference: QImage) -> bool:
    """Whether a picture shows what the reference does, give or take the shapes of letters."""
    for ways in (_NEAR[:1], _NEAR):  # mostly the first is enough
        found = differences(picture, reference, ways)
        share = sum(found) / _count(picture)
        if max(found, default=0) <= _TOLERATED_CLUSTER and share <= _TOLERATED_SHARE:
            return True
    return False


def _count(picture: QImage) -> int:
    return max(1, (picture.width() // _BLOCK) * (picture.height() // _BLOCK))


def _unlike(picture: QImage, other: QImage, ways: Sequence[Way]) -> set[int]:
    """The blocks of a picture that are like nothing near them in another."""
    ours = _blocks(picture, 0, 0)
    left = _apart(ours, _blocks(other, *ways[0]))
    for way in ways[1:]:
        if left:
            left &= _apart(ours, _blocks(other, *way))
    marks = left.to_bytes(_count(picture))
    return {block for block, mark in enumerate(marks) if mark}


def _blocks(picture: QImage, across: int, down: int) -> QImage:
    """The mean colours of a picture's blocks, a pixel each, begun so many pixels aside."""
    wide, high = picture.width() // _BLOCK, picture.height() // _BLOCK
    small = picture.copy(across, down, wide * _BLOCK, high * _BLOCK).scaled(
        wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return small.convertToFormat(QImage.Format.Format_RGBX8888)


def _apart(ours: QImage, theirs: QImage) -> int:
    """Where colours differ by more than what is tolerated: a byte a block, which is then 1."""
    painter = QPainter(theirs)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, ours)
    painter.end()
    marks = bytes(theirs.constBits()).translate(_IS_DIFFERENT)
    red, green, blue = (int.from_bytes(marks[colour::4]) for colour in range(3))
    return red | green | blue


def _clusters(blocks: Iterable[int], wide: int) -> Iterator[int]:
    """How many blocks lie together, for each group of them in rows of so many."""
    left = {divmod(block, wide) for block in blocks}
    while left:
        found, edge = 0, [left.pop()]
        while edge:
            row, column = edge.pop()
            found += 1
            around = {(row + y, column + x) for y in (-1, 0, 1) for x in (-1, 0, 1)} & left
            left -= around
            edge += around
        yield found
