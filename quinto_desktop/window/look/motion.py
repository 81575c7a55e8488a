"""What keeps motion even: a start at once, and pictures that are painted before they move."""

from __future__ import annotations

import gc
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.surfaces import clear_picture, thin

FRAME_MS = 16
_APART_MS = 24  # work that is done ahead: 53 cards in little more than the time of a cachette
_MUCH, _TOO_MUCH = 20, 200  # so many times has the youngest garbage been collected alone


def start_now(animation: QAbstractAnimation) -> None:
    """Start an animation whose first step is to be seen with the next picture.

    By itself, Qt starts its clock when whatever else has changed has been painted, and the first
    step follows a frame after that: 27 ms later when a card is played, with the card at rest.
    """
    animation.start()
    animation.setCurrentTime(FRAME_MS)
    QTimer.singleShot(FRAME_MS, animation, partial(_take_second_step, animation))


def is_moving(part: QObject) -> bool:
    """Whether anything in a part of the window moves, be it only a peg."""
    runs = part.findChildren(QAbstractAnimation)
    return any(run.state() is QAbstractAnimation.State.Running for run in runs)


def _take_second_step(animation: QAbstractAnimation) -> None:
    is_running = animation.state() is QAbstractAnimation.State.Running
    if is_running and animation.currentTime() == FRAME_MS:
        animation.setCurrentTime(2 * FRAME_MS)


def collect_seldom() -> None:
    """From now on let Python collect only the youngest garbage: for all of it see `clear_away`."""
    gc.freeze()  # nothing loaded so far ever becomes garbage
    gc.set_threshold(gc.get_threshold()[0], _TOO_MUCH)
    gc.enable()


def clear_away(part: QObject) -> None:
    """Collect all garbage, if there may be much: it takes a frame, so not while a part moves."""
    if gc.get_count()[1] > _MUCH and not is_moving(part):
        gc.collect()


MIB = 1024 * 1024

Picture = TypeVar("Picture", QImage, QPixmap)


class PixelCache(Generic[Picture]):
    """Pictures by key, bounded by the bytes of their pixels, but for `at_least` so many."""

    def __init__(self, limit: int, at_least: int = 1) -> None:
        self._limit = limit
        self._at_least = at_least
        self._held: OrderedDict[Hashable, Picture] = OrderedDict()
        self.size = 0  # bytes of pixels held now

    @property
    def has_room(self) -> bool:
        """Whether the limit allows for one more picture, be it as large as the largest."""
        return self.size + max(map(_cost, self._held.values()), default=0) <= self._limit

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Return the picture stored under a key; create and store it if there is none."""
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        made = make()
        self._held[key] = made
        self.size += _cost(made)
        while self.size > self._limit and len(self._held) > self._at_least:
            _, dropped = self._held.popitem(last=False)
            self.size -= _cost(dropped)
        return made

    def clear(self) -> None:
        self._held.clear()
        self.size = 0


def _cost(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


def picture_of(
    widget: QWidget, kept: QPixmap | None, paint: Callable[[QPixmap], object]
) -> QPixmap:
    """The picture of a widget, painted again if none of the same resolution is `kept`."""
    ratio = widget.devicePixelRatioF()
    if kept is not None and kept.devicePixelRatio() == ratio:
        return kept
    picture = clear_picture(widget.size(), ratio)
    paint(picture)
    return picture


Layer: TypeAlias = Callable[[QPainter], object]


class Layered:
    """A picture that comes into being layer by layer, so that none of them takes a frame."""

    def __init__(self, picture: QPixmap, layers: Iterable[Layer]) -> None:
        self._picture, self._layers = picture, deque(layers)
        self.ratio = picture.devicePixelRatio()

    def __iter__(self) -> Iterator[object]:
        while self._layers:
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._layers.popleft()(painter)
            yield painter.end()

    @property
    def whole(self) -> QPixmap:
        """The picture, with whatever is still missing."""
        deque(self, maxlen=0)
        return self._picture

    def rest(self) -> None:
        """Take less memory: nothing is painted on it any more."""
        self._picture = thin(self.whole)


class Ahead(QTimer):
    """Does work part by part before it is needed, so that no frame has to wait for it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._parts: Iterator[object] = iter(())
        self.timeout.connect(self._on_timeout)

    def begin(self, parts: Iterator[object], apart_ms: int = _APART_MS) -> None:
        """Do these parts, in place of any that are left."""
        self._parts = parts
        self.start(apart_ms)

    @Slot()
    def _on_timeout(self) -> None:
        if next(self._parts, self) is self:
            self.stop()
