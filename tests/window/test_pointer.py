"""What mouse and finger mean: which card is under them, what is clicked, what is dragged."""

from __future__ import annotations

import pytest
from at_the_table import Finger, cachette_caption, find_card, own_hand
from kit import *
from present import present
from PySide6.QtWidgets import QToolTip
from seating import Seated
from tabling import middle, playable, strip

from quinto_desktop.window.table.pointer import Pointer

GEOMETRY = Geometry(998, 800)
LEFT, RIGHT, NONE = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton)
BESIDE = QPointF(400, 200)


class Trial:
    """A pointer over a fan of twelve cards, and what it has told."""

    def __init__(self, table: QWidget) -> None:
        self.table = table
        art = CardArt(CurrentTheme(BAIZE))
        self.hand = [CardWidget(art, table) for _ in range(12)]
        for widget, card, pose in zip(self.hand, PACK, GEOMETRY.hand(Edge.NEAR, 12), strict=False):
            widget.show_face(card)
            widget.place(pose)
        self.risen: dict[CardWidget, QPointF] = {}
        self.pointer = Pointer(lambda: self.hand, lambda card, _=0: self.risen.get(card, QPointF()))
        self.log: list[tuple[str, object]] = []
        for name in ("hovered", "clicked", "drag_began"):
            getattr(self.pointer, name).connect(
                lambda card, name=name: self.log.append((name, self.place_of(card)))
            )
        for name in ("dragged", "dropped"):
            getattr(self.pointer, name).connect(
                lambda card, centre, name=name: self.log.append((name, centre))
            )
        self.pointer.clicked_beside.connect(lambda: self.log.append(("clicked_beside", None)))
        self.pointer.drag_lost.connect(lambda: self.log.append(("drag_lost", None)))

    def place_of(self, card: CardWidget | None) -> int | None:
        return None if card is None else self.hand.index(card)

    def under(self, point: QPointF) -> int | None:
        return self.place_of(self.pointer.card_at(point))

    def raise_card(self, place: int, by: float) -> None:
        widget = self.hand[place]
        widget.place(widget.pose.raised(by))
        self.risen[widget] = QPointF(0, -by)

    def strip(self, place: int) -> QPointF:
        pose = self.hand[place].pose
        return QPointF(pose.x - 0.38 * pose.width, pose.y)

    def press(self, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self.pointer.press(self._event(QEvent.Type.MouseButtonPress, point, button, button), point)

    def move(self, point: QPointF, buttons: Qt.MouseButton = LEFT) -> None:
        self.pointer.move(self._event(QEvent.Type.MouseMove, point, NONE, buttons), point)

    def release(self, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
        event = self._event(QEvent.Type.MouseButtonRelease, point, button, NONE)
        self.pointer.release(event, point)

    @staticmethod
    def _event(
        kind: QEvent.Type, point: QPointF, button: Qt.MouseButton, buttons: Qt.MouseButton
    ) -> QMouseEvent:
        return QMouseEvent(kind, point, point, button, buttons, Qt.KeyboardModifier.NoModifier)

    def names(self) -> list[str]:
        return [name for name, _ in self.log]


@pytest.fixture
def trial(qtbot: QtBot) -> Trial:
    table = QWidget()
    qtbot.addWidget(table)
    return Trial(table)


# --------------------------------------------------------------- which card
def test_where_cards_overlap_the_upper_one_is_hit_and_beside_the_fan_none(trial: Trial) -> None:
    for place, card in enumerate(trial.hand):
        pose = card.pose
        assert trial.under(QPointF(pose.x + 0.2 * pose.width, pose.y)) == min(place + 1, 11)
    assert trial.under(trial.hand[-1].polygon().boundingRect().center()) == 11
    assert trial.under(BESIDE) is None and trial.under(QPointF(5, 795)) is None


def test_a_tilted_cards_corner_is_not_the_card(trial: Trial) -> None:
    """The widget's box is larger than the card in it."""
    widget = trial.hand[0]
    corner = QPointF(widget.geometry().topLeft()) + QPointF(1, 1)

    assert widget.geometry().contains(corner.toPoint())
    assert trial.under(corner) is None


def test_a_raised_card_is_hit_above_the_fan(trial: Trial) -> None:
    widget = trial.hand[4]
    pose = widget.pose
    above = QPointF(pose.x - 0.3 * pose.width, pose.y - 0.7 * pose.width - 8)
    assert trial.under(above) is None
    trial.raise_card(4, 24)
    assert trial.under(above) == 4


def test_a_raised_cards_old_place_does_not_hide_its_neighbours(trial: Trial) -> None:
    pose = trial.hand[4].pose
    low = QPointF(pose.x - 0.4 * pose.width, pose.y + 0.66 * pose.width)
    assert trial.under(low) == 4
    trial.raise_card(4, 24)
    assert trial.under(low) == 3  # as one sees it
    assert trial.under(trial.strip(5)) == 5
    assert trial.under(trial.strip(3)) == 3


@pytest.mark.parametrize("by", [24, -24], ids=["up", "down"])
@pytest.mark.parametrize("place", range(12))
def test_no_card_drops_from_under_the_pointer(trial: Trial, place: int, by: float) -> None:
    """In whichever direction it is raised: cards of a hand at the far side come down the table."""
    pose = trial.hand[place].pose
    spots = [QPointF(pose.x - 0.4 * pose.width, pose.y + y * pose.width) for y in (-0.6, 0, 0.6)]
    held = [spot for spot in spots if trial.under(spot) == place]
    assert held

    trial.move(held[0], NONE)
    trial.raise_card(place, by)
    assert [trial.under(spot) for spot in held] == [place] * len(held)


# --------------------------------------------------------------- hovering
def test_hovering_is_told_when_the_card_changes(trial: Trial) -> None:
    for place in (3, 3, 4):
        trial.move(trial.strip(place), NONE)
    trial.move(trial.strip(4) + QPointF(1, 1), NONE)
    trial.move(BESIDE, NONE)
    trial.move(trial.strip(3), NONE)
    trial.pointer.leave()
    trial.pointer.leave()
    places = [place for _, place in trial.log]
    assert places == [3, 4, None, 3, None]


# --------------------------------------------------------------- clicking
@each(
    "moves, told",
    [
        ("press 5", []),
        ("press 5, release 5", ["clicked"]),
        ("press 5, move trembling, release trembling", ["clicked"]),
        ("press 5, release 7", []),
        ("press beside, move outside, release outside", ["clicked_beside"]),
        ("press_right 5, release_right 5, press_right beside, release_right beside", []),
        ("release 5, release beside", []),  # the second half of a double click
        (
            "press 5, move beside, press_right beside, release_right beside",
            ["drag_began", "drag_lost"],
        ),
        ("press 5, move beside, release beside", ["drag_began", "dropped"]),
        ("press 5, move outside, release outside", ["drag_began", "dropped"]),
        ("press 5, move beside, move 5, release 5", ["drag_began", "dropped"]),
    ],
)
def test_what_is_clicked_and_what_is_dragged(trial: Trial, moves: str, told: list[str]) -> None:
    spots = {"beside": BESIDE, "outside": QPointF(-400, -300), "5": trial.strip(5)}
    spots |= {"7": trial.strip(7), "trembling": trial.strip(5) + QPointF(2, 1)}
    trial.log.clear()
    for move in moves.split(", "):
        what, spot = move.split()
        how, _, is_other = what.partition("_")
        if how == "move":
            trial.move(spots[spot])
        else:
            getattr(trial, how)(spots[spot], RIGHT if is_other else LEFT)
    trial.log = [(name, value) for name, value in trial.log if name != "dragged"]
    assert trial.names() == told
    assert trial.pointer.dragging is ("drag_lost" in told)
    assert [value for name, value in trial.log if name == "clicked"] in ([], [5])
    if trial.pointer.dragging:
        trial.pointer.cancel()


# --------------------------------------------------------------- dragging
@pytest.mark.parametrize(("away", "drags"), [((3, 0), False), ((4, 0), True), ((2, 2), True)])
def test_a_drag_begins_after_four_pixels(trial: Trial, away: tuple[int, int], drags: bool) -> None:
    start = trial.strip(5)
    trial.press(start)

    trial.move(start + QPointF(*away))

    assert trial.pointer.dragging is drags
    assert ("drag_began", 5) in trial.log or not drags


def test_the_card_keeps_its_place_under_the_pointer(trial: Trial) -> None:
    start = trial.strip(5)
    pose = trial.hand[5].pose
    trial.press(start)
    trial.move(BESIDE)
    centre = QPointF(pose.x, pose.y) + (BESIDE - start)
    assert trial.log == [("drag_began", 5), ("dragged", centre)]
    trial.release(BESIDE)
    assert trial.log[-1] == ("dropped", centre)


def test_a_card_in_the_air_hovers_over_nothing(trial: Trial) -> None:
    trial.move(trial.strip(5), NONE)
    trial.press(trial.strip(5))
    trial.move(BESIDE)
    trial.move(trial.strip(7))

    assert [value for name, value in trial.log if name == "hovered"] == [5, None]


def test_a_drag_that_is_given_up_ends_in_nothing(trial: Trial) -> None:
    trial.press(trial.strip(5))
    trial.move(BESIDE)
    trial.pointer.cancel()
    trial.log.clear()

    trial.move(BESIDE + QPointF(20, 0))
    trial.release(BESIDE + QPointF(20, 0))

    assert trial.log == []
    assert not trial.pointer.dragging


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_a_button_that_came_up_elsewhere_is_noticed(trial: Trial, by: str) -> None:
    """A dialog has opened in mid-drag and taken the release; a finger reports no move since."""
    trial.press(trial.strip(5))
    trial.move(BESIDE)
    trial.log.clear()
    trial.pointer.drag_lost.connect(trial.pointer.cancel)
    if by == "mouse":
        trial.move(trial.strip(7), NONE)
        assert trial.log == [("drag_lost", None), ("hovered", 7)]
    else:
        trial.press(trial.strip(7))
        trial.release(trial.strip(7))
        assert trial.log == [("drag_lost", None), ("clicked", 7)]
    assert not trial.pointer.dragging


# --------------------------------------------------------------- touch
@pytest.fixture
def seated(qtbot: QtBot, folders: UserFolders) -> Iterator[Seated]:
    seated = Seated(qtbot, folders)
    seated.call()
    yield seated
    QToolTip.hideText()


def choice(seated: Seated) -> tuple[Card, QPointF, Finger]:
    """A playable card, a spot where it can be touched, and a finger."""
    card = playable(seated.now)[0]
    return card, strip(seated.table, card), Finger(seated.table)


@pytest.mark.parametrize("slip", [0, 8])
def test_a_tap_plays_though_no_finger_is_quite_still(seated: Seated, slip: int) -> None:
    card, spot, finger = choice(seated)

    finger.press(spot)
    finger.move(spot + QPointF(slip, 0))
    finger.release(spot + QPointF(slip, 0))

    assert card not in seated.now.hand
    assert not any(it.look.lift.name == "HOVER" for it in own_hand(seated.table))


def test_a_card_is_dragged_by_a_finger(seated: Seated) -> None:
    card, spot, finger = choice(seated)

    finger.drag(spot, middle(seated.table))

    assert card not in seated.now.hand


def test_a_card_that_is_let_go_beside_the_table_goes_home(seated: Seated) -> None:
    card, spot, finger = choice(seated)

    finger.drag(spot, spot + QPointF(-60, 20))

    assert card in seated.now.hand


def test_a_finger_that_stays_asks_what_the_card_is_and_plays_nothing(
    seated: Seated, qtbot: QtBot
) -> None:
    card, spot, finger = choice(seated)
    widget = present(find_card(seated.table, card))
    patience = QGuiApplication.styleHints().mousePressAndHoldInterval()

    finger.press(spot)
    said = widget.accessibleName()
    qtbot.waitUntil(lambda: said in QToolTip.text(), timeout=patience + 5000)
    finger.release(spot)

    assert card in seated.now.hand


def test_a_finger_that_stays_learns_what_the_cachette_is(seated: Seated, qtbot: QtBot) -> None:
    table = seated.table
    finger = Finger(table)
    spot = QPointF(cachette_caption(table).geometry().center())

    finger.press(spot)
    qtbot.waitUntil(lambda: "nobody holds" in QToolTip.text(), timeout=6000)
    finger.release(spot)

    assert table.tips.at(spot).anchor == "s3-cachette"


def test_the_book_is_scrolled_by_a_finger(seated: Seated, qtbot: QtBot) -> None:
    seated.run(Command.KEYS)
    book = present(seated.window.findChild(HelpDialog))
    qtbot.waitExposed(book)
    bar = book.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    before = bar.value()
    low = QPointF(book.text.width() / 2, 60)

    Finger(book.text).drag(low, low + QPointF(0, 220), steps=20)

    qtbot.waitUntil(lambda: bar.value() < before)
