"""The pack's pictures: complete, sharp, of any style, kept, and ready when they are needed."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from time import thread_time
from typing import get_args

import pytest
from at_the_table import *
from at_the_table import cards_on, is_sharpening, own_hand, poses_due, sharpener_rested, stage_on
from drawings import keep_drawings
from kit import *
from PySide6.QtGui import QPixmap
from tabling import *

from quinto_desktop.records.settings import Back
from quinto_desktop.resources import resource_text
from quinto_desktop.rules import DummyExposed
from quinto_desktop.window.look.appearance import pack_of
from quinto_desktop.window.look.card_art import (
    PLAIN,
    CardHeight,
    CardLook,
    card_height,
    card_width,
    ring_width,
    snap_turn,
)
from quinto_desktop.window.look.motion import MIB, PixelCache
from quinto_desktop.window.look.theme import dressed

PRINTED = [suit + rank for suit in "HDCS" for rank in "AKQJT98765432"] + ["QR", "back"]
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


def test_every_card_is_drawn_and_no_two_look_alike(art: CardArt) -> None:
    pictures = set()
    for name in PRINTED:
        pixmap = art.pixmap(name, WIDTH, 1.0)
        image = picture(pixmap)
        assert len({*memoryview(image.constBits()).cast("I")}) > 50, name
        assert colour(pixmap, QPointF(-WIDTH / 2 + 3, 0)).name() == "#fdfbf3", name
        assert image.pixelColor(0, 0).alpha() == 0
        pictures.add(bytes(image.constBits()))
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


@each(
    "width, ratio, turn, look",
    [
        (WIDTH + 1, 1.0, 5.0, PLAIN),
        (WIDTH, 2.0, 5.0, PLAIN),
        (WIDTH, 1.0, 5.25, PLAIN),
        (WIDTH, 1.0, 5.0, CardLook(veiled=True)),
        (WIDTH, 1.0, 5.0, CardLook(ring="#FFE08A")),
        (WIDTH, 1.0, 5.0, CardLook(lift=CardHeight.HOVER)),
    ],
)
def test_only_another_size_turn_or_state_is_another_picture(
    art: CardArt, width: float, ratio: float, turn: float, look: CardLook
) -> None:
    first = art.pixmap("HA", WIDTH, 1.0, 5.0)
    assert art.pixmap("HA", WIDTH + 0.2, 1.0, 5.1) is first
    assert art.pixmap("HA", WIDTH, 1.0, 365.0, CardLook()) is first
    other = art.pixmap("HA", width, ratio, turn, look)
    assert other is not first
    assert picture(other) != picture(first)


@each("ratio", [1.0, 1.25, 2.0])
@each("turn", TURNS)
@each("lift", CardHeight)
def test_a_pixmap_fills_its_box_and_its_shadow_is_not_cut_off(
    art: CardArt, ratio: float, turn: float, lift: CardHeight
) -> None:
    box = box_size(WIDTH, turn, lift)
    pixmap = art.pixmap("S2", WIDTH, ratio, turn, CardLook(ring="#FFE08A", lift=lift))
    assert pixmap.devicePixelRatio() == ratio
    assert 0 <= pixmap.width() - box.width() * ratio < 1
    assert 0 <= pixmap.height() - box.height() * ratio < 1
    if ratio == 1.0:
        image = picture(pixmap)
        wide, high = image.width(), image.height()
        border = [(x, y) for x in range(wide) for y in (0, high - 1)]
        border += [(x, y) for x in (0, wide - 1) for y in range(high)]
        assert max(image.pixelColor(x, y).alpha() for x, y in border) <= 8


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


def test_a_ring_runs_just_outside_the_card(art: CardArt) -> None:
    middle_of_ring = WIDTH / 2 + 1 + ring_width(WIDTH) / 2
    for turn, point in ((0.0, QPointF(-middle_of_ring, 0)), (90.0, QPointF(0, -middle_of_ring))):
        pixmap = art.pixmap("S2", WIDTH, 2.0, turn, CardLook(ring="#FFE08A"))
        assert colour(pixmap, point).name() == "#ffe08a"
        assert colour(pixmap, point * ((WIDTH / 2 - 3) / middle_of_ring)).name() == "#fdfbf3"


def test_a_higher_card_throws_a_longer_shadow(art: CardArt) -> None:
    def foot(lift: CardHeight) -> int:
        image = picture(art.pixmap("S2", WIDTH, 1.0, 0.0, CardLook(lift=lift)))
        x, middle = image.width() // 2, image.height() // 2
        return sum(image.pixelColor(x, y).alpha() > 8 for y in range(middle, image.height()))

    assert foot(CardHeight.REST) < foot(CardHeight.HOVER) < foot(CardHeight.DRAG)


def test_memory_stays_bounded(art: CardArt) -> None:
    for turn in range(8):
        for name in PRINTED[:26]:
            art.pixmap(name, WIDTH, 1.0, turn)
    assert 8 * MIB < art._pixmaps.size + art.proofs.size <= 12 * MIB


def test_the_cache_forgets_what_was_unused_longest(qapp: QGuiApplication) -> None:
    made: list[str] = []

    def ask(key: str) -> None:
        def make() -> QPixmap:
            made.append(key)
            return QPixmap(10, 10)

        store.get(key, make)

    store: PixelCache[QPixmap] = PixelCache(limit=800)
    for key in ("a", "b", "a", "c", "a", "b"):
        ask(key)
    assert made == ["a", "b", "c", "b"]
    assert (len(store), store.size) == (2, 800)
    store.clear()
    assert (len(store), store.size) == (0, 0)
    ask("a")
    store.get("small", lambda: QPixmap(10, 2))
    assert not store.has_room  # what comes may be as large as the largest
    kept: PixelCache[QPixmap] = PixelCache(limit=100, at_least=3)  # however large they are
    for number in range(5):
        kept.get(number, lambda: QPixmap(100, 100))
    assert len(kept) == 3


# --------------------------------------------------------------- pack style
PAPER = BAIZE.paper
CODES = [str(card) for card in PACK]
DRAWING = Path(__file__).resolve().parents[2] / "resources" / "drawing" / "make.py"


@pytest.mark.parametrize(
    ("option", "style"),
    [
        ("--four-colour", PackStyle(four_colours=True)),
        ("--no-quint-mark", PackStyle(quint_marks=False)),
    ],
)
def test_what_is_changed_when_read_is_what_the_program_would_draw(
    tmp_path: Path, option: str, style: PackStyle
) -> None:
    command = [sys.executable, "-B", str(DRAWING), "--out", str(tmp_path), option]
    subprocess.run(command, check=True, timeout=60)
    for folder in ("cards", "jumbo"):
        for code in CODES:
            drawn = (tmp_path / folder / f"{code}.svg").read_text("utf-8")
            printed = style.printed(code, resource_text(folder, f"{code}.svg"), PAPER)
            assert printed == drawn, (folder, code)


def image(art: CardArt, name: str, width: float = 110) -> QImage:
    return art.pixmap(name, width, 1.0).toImage()


@pytest.mark.parametrize(
    ("style", "changed"),
    [
        (PackStyle(four_colours=True), {"C9", "DK", "HQ", "HA"}),
        (PackStyle(jumbo=True), {"C9", "DK", "HQ", "S9", "QR", "HA"}),
        (PackStyle(quint_marks=False), {"HA"}),
        (PackStyle(back="violet"), {"back"}),
        (PackStyle(letters="RDV"), {"DK", "HQ"}),
        (PackStyle(letters="KDB"), {"HQ"}),
    ],
    ids=["four colours", "large figures", "no crowns", "another back", "French", "German"],
)
def test_a_wish_changes_the_cards_it_concerns(
    qapp: QGuiApplication, style: PackStyle, changed: set[str]
) -> None:
    look = CurrentTheme(BAIZE)
    art = CardArt(look)
    names = {"C9", "DK", "HQ", "S9", "QR", "HA", "back"}
    before = {name: image(art, name) for name in names}
    look.apply_theme(dressed(BAIZE, style))
    assert {name for name in names if image(art, name) != before[name]} == changed


@pytest.mark.parametrize("folder", ["cards", "jumbo"])
@pytest.mark.parametrize("letters", ["KDB", "RDV"])
def test_court_letters_are_changed_in_both_indices_and_nowhere_else(
    folder: str, letters: str
) -> None:
    for suit in "HDCS":
        for rank, letter in zip("KQJ", letters, strict=True):
            drawing = resource_text(folder, f"{suit}{rank}.svg")
            printed = PackStyle(letters=letters).printed(f"{suit}{rank}", drawing, PAPER)
            if letter == rank:
                assert printed == drawing
                continue
            (outline,) = re.findall(r' d="([^"]*)"', resource_text("marks", f"letter-{letter}.svg"))
            assert printed.count(outline) == 2
            assert abs(len(printed) - len(drawing)) < 4000


@pytest.mark.parametrize(
    ("choice", "language", "letters"),
    [
        ("system", "en", "KQJ"),
        ("system", "de", "KDB"),
        ("system", "fr", "RDV"),
        ("KQJ", "de", "KQJ"),
        ("RDV", "en", "RDV"),
    ],
)
def test_court_letters_follow_the_language_or_the_user(
    folders: UserFolders, choice: str, language: str, letters: str
) -> None:
    preferences = Preferences(folders.settings)
    preferences.change(court_letters=choice, language=language)
    pack = pack_of(preferences)
    assert pack.letters == letters
    assert [pack.sign(rank) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)] == [*letters]
    assert [pack.sign(rank) for rank in (Rank.ACE, Rank.TEN, Rank.TWO)] == ["A", "10", "2"]


def test_every_back_is_another_one_and_none_tells_which_way_up_it_lies(
    qapp: QGuiApplication,
) -> None:
    pictures = [check_back(back) for back in get_args(Back)]
    assert all(one != other for one, other in combinations(pictures, 2))


def check_back(back: str) -> QImage:
    art = CardArt(CurrentTheme(dressed(BAIZE, PackStyle(back=back))))
    pictures = [art.pixmap("back", 220, 1.0, turn).toImage() for turn in (0, 180)]
    middle = pictures[0].rect().center()
    upright, turned = (
        bytes(
            one.copy(middle.x() - 99, middle.y() - 139, 200, 280)
            .convertToFormat(QImage.Format.Format_Grayscale8)
            .constBits()
        )
        for one in pictures
    )
    apart = [abs(one - other) for one, other in zip(upright, turned, strict=True)]
    assert sum(apart) / len(apart) < 4, back
    return pictures[0]


def test_a_theme_with_the_same_pack_is_the_same_theme() -> None:
    violet = PackStyle(back="violet")
    assert dressed(NIGHT, PackStyle()) is NIGHT
    assert dressed(NIGHT, violet) is dressed(NIGHT, PackStyle(back="violet"))
    assert dressed(NIGHT, violet).suits == NIGHT.suits


# --------------------------------------------------------------- card preloader
@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    qtbot.waitUntil(lambda: cards_on(table)[0].updatesEnabled())
    return table


@contextmanager
def engraved(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The drawings that are read meanwhile."""
    read: list[str] = []
    engrave = CardArt._engrave

    def watched(self: CardArt, name: str, place: tuple[str, str], width: int) -> QImage:
        read.append(name)
        return engrave(self, name, place, width)

    with monkeypatch.context() as patch:
        patch.setattr(CardArt, "_engrave", watched)
        yield read


def exposes(step: Step) -> bool:
    return caused(step, DummyExposed) and step.after.phase is Phase.PLAY


def deals(step: Step) -> bool:
    return caused(step, CardsDealt)


@pytest.mark.parametrize(
    ("rules", "comes", "dealer", "player"),
    [
        *((DUMMY, exposes, *place) for place in ((Seat.W, 0), (Seat.E, 0), (Seat.W, 2))),
        *((TWO, deals, None, player) for player in (0, 1)),
    ],
)
def test_hands_are_prepared_before_they_are_dealt_or_turned_up(
    table: Table,
    rules: RuleOptions,
    comes: Callable[[Step], bool],
    dealer: Seat | None,
    player: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step = first_of(rules, comes, dealer)
    show_to(table, step.before, player)
    table.grab()
    table.show_step(step, seen_by(step.after, player), Pace())
    while is_playing(table):
        for moment in range(0, 2000, 100):
            if is_moving(table):
                with engraved(monkeypatch) as read:
                    move_to(table, moment)
                    table.grab()
                assert moment == 0 or read == []
        next_scene(table)


@pytest.mark.parametrize("size", [(1280, 760), (2400, 1440)])
def test_what_may_come_does_not_push_out_what_is_there(
    table: Table, size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a large window there is room for few drawings besides those of the hand."""
    cleared: list[bool] = []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 100, 0))
    monkeypatch.setattr(gc, "collect", lambda: cleared.append(is_moving(table)))
    table.resize(*size)
    step = first_of(RuleOptions(), deals)
    show_to(table, step.after, 0)
    qtbot.waitUntil(lambda: not is_sharpening(table))
    table.grab()
    for _ in range(2):
        for name in PRINTED:
            table._preloader._prepare(name, 40.0)  # as small as a story's
        table._preloader.look_ahead()
        qtbot.waitUntil(lambda: not table._preloader.isActive())
    faces = [str(card.card) for card in cards_on(table) if card.card is not None]
    with engraved(monkeypatch) as read:
        for face in faces:
            table._preloader._prepare(face, geometry_on(table).south_width)

    assert len(faces) == 12
    assert read == []
    assert cleared and not any(cleared)


# --------------------------------------------------------------- sharpness
@pytest.mark.parametrize("ratio", at_night([1.25], [3.0]))
def test_what_is_painted_is_the_picture_itself(ratio: float) -> None:
    process = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("sharp_cards.py"))],
        env={**os.environ, "QT_SCALE_FACTOR": str(ratio)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )

    assert process.stdout.split() == [str(ratio), "0"]


@each("ratio", [1.0, 1.25, 3.0])
@each("width", [70, 286])  # at most, on a screen of 4K
def test_a_face_is_engraved_at_least_as_fine_as_it_is_shown(
    qapp: QGuiApplication, width: int, ratio: float
) -> None:
    assert CardArt(CurrentTheme(BAIZE))._proof("HK", width, ratio).width() >= width * ratio


# --------------------------------------------------------------- sharpening
@pytest.fixture
def shown_table(qtbot: QtBot) -> Table:
    shown_table = make_table(qtbot)
    show(shown_table, game(1)[10].after)
    stage_on(shown_table).unveil()
    shown_table.grab()
    return shown_table


def stretched(shown_table: Table) -> list[bool]:
    return [card.is_stretched for card in cards_on(shown_table) if card.isVisible()]


def test_while_the_edge_is_dragged_nothing_is_drawn(
    shown_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = CardArt._draw

    def draw_and_tell(art: CardArt, name: str, *rest: Any) -> QPixmap:
        drawn.append(name)
        return draw(art, name, *rest)

    monkeypatch.setattr(CardArt, "_draw", draw_and_tell)

    for width in range(1000, 1300, 30):
        shown_table.resize(width, width * 3 // 4)
        shown_table.grab()

    assert drawn == []
    assert all(stretched(shown_table))


def test_soon_all_is_as_if_it_had_always_had_that_size(qtbot: QtBot, shown_table: Table) -> None:
    for width in (1100, 1200, 1240):
        shown_table.resize(width, 900)
    assert all(card.pose == pose for card, pose in poses_due(shown_table).items())

    qtbot.waitUntil(lambda: not is_sharpening(shown_table))

    assert not any(stretched(shown_table))
    there = shown_table.grab().toImage()
    fresh = make_table(qtbot, 700, 600)
    fresh.resize(1240, 900)  # what was never seen is drawn crisp from the first
    show(fresh, game(1)[10].after)
    assert not any(stretched(fresh))
    stage_on(fresh).unveil()
    assert fresh.grab().toImage() == there


def test_each_resize_begins_the_wait_anew_and_another_moment_ends_it(
    qtbot: QtBot, shown_table: Table
) -> None:
    with qtbot.waitSignal(sharpener_rested(shown_table)):
        shown_table.resize(1100, 800)
        card = own_hand(shown_table)[0]
        card.set_look(CardLook(veiled=True, ring=BAIZE.focus))
        assert card.is_stretched, "until it is drawn anew with the others"
        card.grab()
    qtbot.waitUntil(lambda: not any(stretched(shown_table)))

    shown_table.resize(1110, 800)
    assert all(stretched(shown_table))
    assert is_sharpening(shown_table)

    show(shown_table, game(1)[14].after)
    assert not any(stretched(shown_table))
