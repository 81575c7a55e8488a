"""Makes the pictures in ``resources/pictures``: ``python tests/pictures/for_readers.py [FOLDER]``.

They show the table, dummy and a review as the program shows them now, so make them again when the
window looks different, and look at each of them. ``installed.png``, the menu of a desktop, is a
photograph of Xfce and is not made here.
"""

from __future__ import annotations

import heapq
import math
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.append(str(Path(__file__).parents[1]))  # as pytest does

from picturing import fonts_are_there, fonts_of_the_pictures, settle, window_of
from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtGui import QImage, qRgb
from PySide6.QtWidgets import QApplication
from stages import Stage, session_at

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.players import Level, player_of
from quinto_desktop.rules import Seat, observe
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.stepper.review_view import ReviewView
from quinto_desktop.window.text.commands import Command

PICTURES = Path(__file__).parents[2] / "resources" / "pictures"
SIZE = (1280, 800)
COLOURS = 256
REVIEWED = 7
"""The number of a game in whose first deal Casual, who plays all four hands, goes wrong."""


def main() -> None:
    """Write the pictures, into another folder if one is named."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else PICTURES
    application = QApplication([])
    if not fonts_are_there():
        raise SystemExit("The pictures are written in DejaVu: install fonts-dejavu-core.")
    with pytest.MonkeyPatch.context() as patch, fonts_of_the_pictures(patch):
        for name, picture in pictures():
            assert few_colours(picture).save(str(folder / name)), f"{name} cannot be written"
            print(name)  # noqa: T201
    application.quit()


def pictures() -> Iterator[tuple[str, QImage]]:
    """Each picture with the name of its file."""
    yield "table.png", picture_of(session_at(Stage.MID_TRICK))
    yield "dummy.png", picture_of(session_at(Stage.DUMMY))
    yield "review.png", picture_of(finished_deal(REVIEWED), is_reviewed=True)


def picture_of(session: Session, *, is_reviewed: bool = False) -> QImage:
    """The window with a game, or with the review of its last deal."""
    with tempfile.TemporaryDirectory() as folder, window_of(session, Path(folder)) as (room, _):
        room.window.resize(*SIZE)
        if is_reviewed:
            review(room)
        settle(room)
        return room.window.grab().toImage()


def review(room: GameRoom) -> None:
    """Open the review of the last deal, go to our largest error, and wait for all of it."""
    room.command_wanted.emit(Command.REVIEW)
    view = room.window.findChild(ReviewView)
    assert isinstance(view, ReviewView)
    while not view.findings.is_complete or view.findings.judging.review is None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    decisions = view.findings.deal.decisions
    errors = [one.number for one in view.findings.by_size]
    view.decisions.go(next(one for one in errors if decisions[one].seat is Seat.S))
    while not view.page.reasons:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def finished_deal(number: int) -> Session:
    """A game whose first deal four Casual players have played."""
    session = Session(numbered_game(usual_players(), seed=number))
    session.apply(session.next_deal())
    player = player_of(Level.CASUAL)
    while not session.state.deals_finished:
        session.apply(player.choose(observe(session.state, session.state.mover), session.length))
    return session


def few_colours(picture: QImage) -> QImage:
    """The same in 256 colours, which takes a third of the room."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    boxes = [Box([*Counter(memoryview(plain.constBits()).cast("I")).items()])]
    while len(boxes) < COLOURS:
        boxes.extend(heapq.heappop(boxes).halves())
        heapq.heapify(boxes)
    way = Qt.ImageConversionFlag.ThresholdDither
    return plain.convertToFormat(QImage.Format.Format_Indexed8, [one.mean for one in boxes], way)


class Box:
    """Colours that become one unless they are divided, with the number of pixels of each.

    Those come first that differ most; shades of what fills the picture, such as felt, count for
    more.
    """

    def __init__(self, colours: list[tuple[int, int]]) -> None:
        self.colours = colours
        self.pixels = sum([count for _, count in colours])
        spans = [self._span(shift) for shift in (16, 8, 0)]
        self.rank = max(spans) * math.pow(self.pixels, 0.4)
        self.widest = 16 - 8 * spans.index(max(spans))

    def _span(self, shift: int) -> int:
        values = [colour >> shift & 255 for colour, _ in self.colours]
        return max(values) - min(values)

    def __lt__(self, other: Box) -> bool:
        return self.rank > other.rank

    def halves(self) -> tuple[Box, Box]:
        """Its colours in two boxes, parted in the middle of the channel that differs most."""
        by_channel = sorted(self.colours, key=lambda one: one[0] >> self.widest & 255)
        middle = len(by_channel) // 2
        return Box(by_channel[:middle]), Box(by_channel[middle:])

    @property
    def mean(self) -> int:
        """The colour that stands for all."""
        red, green, blue = (
            sum([(colour >> shift & 255) * count for colour, count in self.colours]) // self.pixels
            for shift in (16, 8, 0)
        )
        return qRgb(red, green, blue)


if __name__ == "__main__":
    main()
