"""The pack's pixmaps: complete, sharp-sized, cached, and inside their boxes."""

from time import thread_time

import pytest
from drawings import keep_drawings
from examples import each
from kit import *
from PySide6.QtGui import QPixmap, QTransform

from quinto_desktop.resources import MissingResourceError
from quinto_desktop.window.look.card_art import (
    PLAIN,
    CardHeight,
    CardLook,
    box_size,
    card_height,
    card_polygon,
    card_width,
    margin,
    ring_width,
    snap_turn,
)
from quinto_desktop.window.look.motion import MIB, PixelCache

NAMES = [suit + rank for suit in "HDCS" for rank in "AKQJT98765432"] + ["QR", "back"]
WIDTH = 110
TURNS = [0, 5.4, -7.4, 45, 90, 93.2, 180, 271.6]


@pytest.fixture
def worn(qapp: QGuiApplication) -> CurrentTheme:
    return CurrentTheme(BAIZE)


@pytest.fixture
def art(worn: CurrentTheme) -> CardArt:
    return CardArt(worn)


def picture(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def colour(pixmap: QPixmap, point: QPointF) -> QColor:
    """The colour at a point in card units about the card's centre."""
    image, ratio = picture(pixmap), pixmap.devicePixelRatio()
    middle = pixmap.deviceIndependentSize() / 2
    x = round((middle.width() + point.x()) * ratio)
    y = round((middle.height() + point.y()) * ratio)
    return image.pixelColor(x, y)


def test_there_are_54_pictures() -> None:
    assert len(set(NAMES)) == 54


@each("name", NAMES)
def test_every_card_is_drawn(art: CardArt, name: str) -> None:
    pixmap = art.pixmap(name, WIDTH, 1.0)
    assert not pixmap.isNull()
    image = picture(pixmap)
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 50
    assert colour(pixmap, QPointF(-WIDTH / 2 + 3, 0)).name() == "#fdfbf3"
    assert image.pixelColor(0, 0).alpha() == 0


def test_no_two_cards_look_alike(art: CardArt) -> None:
    pictures = {bytes(picture(art.pixmap(name, 70, 1.0)).constBits()) for name in NAMES}
    assert len(pictures) == 54


def test_court_cards_are_not_much_slower_to_read_than_others(
    art: CardArt, worn: CurrentTheme
) -> None:
    """On large cards Qt fills each line as an outline, which takes it long where they cross."""

    forget_drawings = keep_drawings()

    def seconds(name: str) -> float:
        taken = []
        for _ in range(3):
            worn.apply_theme(LIGHT if worn.theme is BAIZE else BAIZE)  # forgets the drawings
            forget_drawings()
            begun = thread_time()
            art.prepare(name, WIDTH, 4.0)
            taken.append(thread_time() - begun)
        return min(taken)

    usual = seconds("H5")
    courts = [suit + rank for suit in "HDCS" for rank in "JQK"]
    slow = {name: found for name in courts if (found := seconds(name) / usual) > 20}
    assert not slow, f"times as long as a five: {slow}"


def test_the_same_picture_is_drawn_once(art: CardArt) -> None:
    first = art.pixmap("HA", WIDTH, 1.0, 5.0)
    assert art.pixmap("HA", WIDTH + 0.2, 1.0, 5.1) is first
    assert art.pixmap("HA", WIDTH, 1.0, 5.0, CardLook()) is first
    assert art.pixmap("HA", WIDTH, 1.0, 365.0) is first


@pytest.mark.parametrize(
    ("width", "ratio", "turn", "look"),
    [
        (WIDTH + 1, 1.0, 5.0, PLAIN),
        (WIDTH, 2.0, 5.0, PLAIN),
        (WIDTH, 1.0, 5.25, PLAIN),
        (WIDTH, 1.0, 5.0, CardLook(veiled=True)),
        (WIDTH, 1.0, 5.0, CardLook(ring="#FFE08A")),
        (WIDTH, 1.0, 5.0, CardLook(lift=CardHeight.HOVER)),
    ],
)
def test_another_size_turn_or_state_is_another_picture(
    art: CardArt, width: float, ratio: float, turn: float, look: CardLook
) -> None:
    first = art.pixmap("HA", WIDTH, 1.0, 5.0)
    other = art.pixmap("HA", width, ratio, turn, look)
    assert other is not first
    assert picture(other) != picture(first)


@each("ratio", [1.0, 1.25, 2.0])
@each("turn", TURNS)
@each("lift", CardHeight)
def test_a_pixmap_fills_its_box(art: CardArt, ratio: float, turn: float, lift: CardHeight) -> None:
    box = box_size(WIDTH, turn, lift)
    pixmap = art.pixmap("S2", WIDTH, ratio, turn, CardLook(lift=lift))
    assert pixmap.devicePixelRatio() == ratio
    assert 0 <= pixmap.width() - box.width() * ratio < 1
    assert 0 <= pixmap.height() - box.height() * ratio < 1


@each("width", [44, 62, 70, 93, 110, 240])
@each("turn", TURNS)
def test_the_card_lies_in_its_box_with_room_all_round(width: int, turn: float) -> None:
    box = box_size(width, turn)
    room = margin(width)
    inner = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    inner.adjust(room - 0.001, room - 0.001, 0.001 - room, 0.001 - room)
    corners = card_polygon(width, turn)
    assert all(inner.contains(corner) for corner in corners.toList())
    bounds = corners.boundingRect()
    assert bounds.width() > inner.width() - 2.1
    assert bounds.height() > inner.height() - 2.1


def test_an_upright_card_lies_on_whole_pixels() -> None:
    for width in (69, 70, 71, 110, 111):
        box = box_size(width)
        assert (box.width() - card_width(width)) % 2 == 0
        assert (box.height() - card_height(width)) % 2 == 0
        tilted = box_size(width, 4.0)
        assert (tilted.width() - box.width()) % 2 == 0
        assert (tilted.height() - box.height()) % 2 == 0


def test_a_turn_is_clockwise_and_in_quarter_degrees() -> None:
    assert (snap_turn(5.1), snap_turn(-0.5), snap_turn(359.9)) == (5.0, 359.5, 0.0)
    top_left = card_polygon(WIDTH, 90).at(0)
    assert top_left.x() == pytest.approx(card_height(WIDTH) / 2)
    assert top_left.y() == pytest.approx(-WIDTH / 2)


def test_a_turned_card_is_turned_the_same_way(art: CardArt) -> None:
    pip = QPointF((27 - 125) / 250 * WIDTH, (91 - 175) / 250 * WIDTH)
    pixmap = art.pixmap("HA", WIDTH, 1.0, 30)
    assert colour(pixmap, QTransform().rotate(30).map(pip)).name() == "#b5121f"
    assert colour(pixmap, QTransform().rotate(-30).map(pip)).name() != "#b5121f"


def test_a_veil_dims_the_card_and_nothing_else(art: CardArt) -> None:
    paper = QPointF(-WIDTH / 2 + 3, 0)
    plain = art.pixmap("S2", WIDTH, 1.0)
    veiled = art.pixmap("S2", WIDTH, 1.0, 0.0, CardLook(veiled=True))
    assert colour(veiled, paper).lightness() < colour(plain, paper).lightness() - 30
    assert picture(veiled).pixelColor(1, 90) == picture(plain).pixelColor(1, 90)


def test_a_ring_runs_just_outside_the_card(art: CardArt) -> None:
    middle_of_ring = WIDTH / 2 + 1 + ring_width(WIDTH) / 2
    for turn, point in ((0.0, QPointF(-middle_of_ring, 0)), (90.0, QPointF(0, -middle_of_ring))):
        pixmap = art.pixmap("S2", WIDTH, 2.0, turn, CardLook(ring="#FFE08A"))
        assert colour(pixmap, point).name() == "#ffe08a"
        assert colour(pixmap, point * ((WIDTH / 2 - 3) / middle_of_ring)).name() == "#fdfbf3"


@pytest.mark.parametrize("lift", CardHeight)
def test_ring_and_shadow_are_not_cut_off(art: CardArt, lift: CardHeight) -> None:
    for turn in TURNS:
        image = picture(art.pixmap("S2", WIDTH, 1.0, turn, CardLook(ring="#FFE08A", lift=lift)))
        wide, high = image.width(), image.height()
        border = [(x, y) for x in range(wide) for y in (0, high - 1)]
        border += [(x, y) for x in (0, wide - 1) for y in range(high)]
        assert max(image.pixelColor(x, y).alpha() for x, y in border) <= 8


def test_a_higher_card_throws_a_longer_shadow(art: CardArt) -> None:
    def foot(lift: CardHeight) -> int:
        image = picture(art.pixmap("S2", WIDTH, 1.0, 0.0, CardLook(lift=lift)))
        x, middle = image.width() // 2, image.height() // 2
        return sum(image.pixelColor(x, y).alpha() > 8 for y in range(middle, image.height()))

    assert foot(CardHeight.REST) < foot(CardHeight.HOVER) < foot(CardHeight.DRAG)


def test_a_new_theme_draws_anew(art: CardArt, worn: CurrentTheme) -> None:
    dark = art.pixmap("S2", WIDTH, 1.0)
    worn.apply_theme(LIGHT)
    light = art.pixmap("S2", WIDTH, 1.0)
    edge = QPointF(-WIDTH / 2 + 0.5, 0)
    assert colour(light, edge).lightness() < 120 < colour(dark, edge).lightness()


def test_an_unknown_card_is_reported(art: CardArt) -> None:
    with pytest.raises(MissingResourceError, match=r"cards/H1\.svg"):
        art.pixmap("H1", WIDTH, 1.0)


def test_memory_stays_bounded(art: CardArt) -> None:
    for turn in range(8):
        for name in NAMES[:26]:
            art.pixmap(name, WIDTH, 1.0, turn)
    assert 8 * MIB < art._pixmaps.size + art._proofs.size <= 12 * MIB


def test_the_cache_forgets_what_was_unused_longest(qapp: QGuiApplication) -> None:
    made: list[str] = []

    def ask(key: str) -> None:
        def make() -> QPixmap:
            made.append(key)
            return QPixmap(10, 10)

        cache.get(key, make)

    cache: PixelCache[QPixmap] = PixelCache(limit=800)
    for key in ("a", "b", "a", "c", "a", "b"):
        ask(key)
    assert made == ["a", "b", "c", "b"]
    assert (len(cache), cache.size) == (2, 800)
    cache.clear()
    assert (len(cache), cache.size) == (0, 0)


def test_the_cache_keeps_what_is_in_use_however_large(qapp: QGuiApplication) -> None:
    cache: PixelCache[QPixmap] = PixelCache(limit=100, at_least=3)
    for key in range(5):
        cache.get(key, lambda: QPixmap(100, 100))
    assert len(cache) == 3
