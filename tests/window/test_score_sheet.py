"""The score sheet: what it says, and the slip that lays it over the table."""

from __future__ import annotations

import pytest
from at_the_table import asks, choose, geometry_on, own_hand
from kit import *
from large_type import large_type
from legible_scene import game_of
from seating import Scene
from sheets import RULES, contents, ledger_of

from quinto_desktop.window.sheet.ledger import deal_of_link
from quinto_desktop.window.sheet.slip import ScoreSlip
from quinto_desktop.window.table.felt import Ground
from quinto_desktop.window.table.plaques import Plaque

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [QSize(800, 560), QSize(1280, 800), QSize(2560, 1440)]


# ------------------------------------------------------------------- what it says


@pytest.mark.parametrize("name", RULES)
def test_start_deals_and_score_agree_at_every_moment(name: str) -> None:
    for content in contents(name):
        for side in Side:
            points = [deal.total(side) for deal in content.deals]
            assert content.start[side] + sum(points) == content.scores[side]
            assert content.start[side] >= 0
            for deal in content.deals:
                quints = sum(line.quint.points for line in deal.quints[side])
                assert quints == deal.points[side]
                assert deal.total(side) == quints + deal.trick_points(side)


@pytest.mark.parametrize(
    ("link", "deal"), [("deal:2-13", (2, 13)), ("source:", None), ("https://example.org", None)]
)
def test_a_link_names_its_deal(link: str, deal: tuple[int, int] | None) -> None:
    assert deal_of_link(link) == deal


# ------------------------------------------------------------------- the slip
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    """A window in the second deal, a card of whose player is waited for."""
    scene = Scene(qtbot, folders, game_of(Form.FOUR)).show(SIZES[1])
    scene.skip_until(lambda state: bool(state.results) and state.phase is Phase.PLAY)
    return scene


def opened(scene: Scene) -> ScoreSlip:
    """The slip, laid over the table by its command."""
    choose(scene.room, Command.SHEET)
    slip = scene.room.sheet.slip
    assert slip is not None and slip.isVisible()
    return slip


@pytest.fixture(params=[1.0, 2.0], ids=["text 1", "text 2"])
def larger_text(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[float]:
    with large_type(round(14 * request.param)):
        yield request.param


def test_it_is_made_when_it_is_first_opened_and_taken_away_by_a_key_or_a_click(
    scene: Scene,
) -> None:
    assert scene.room.sheet.slip is None
    heard: list[str] = []
    scene.table.answered.connect(heard.append)
    slip, content = opened(scene), scene.room.sheet.content
    assert isinstance(slip.parentWidget(), Table)
    assert slip.text.hasFocus()
    assert "Deal 1" in slip.text.toPlainText()
    assert content is not None
    assert slip.text.accessibleName() == "Score sheet"
    assert [slip.text.accessibleDescription()] == heard == [describe(content)]
    choose(scene.room, Command.SHEET)
    assert slip.isHidden()
    assert scene.window.focusWidget() is not slip.text

    for is_at_table in (False, True):
        slip = opened(scene)
        if is_at_table:
            scene.table.setFocus()
        QTest.keyClick(QApplication.focusWidget() or slip, Qt.Key.Key_Escape)
        assert slip.isHidden()

    slip, before = opened(scene), scene.controller.state
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton, pos=slip.rect().center())
    assert slip.isVisible()
    for card in own_hand(scene.table)[:3]:
        slip = slip if slip.isVisible() else opened(scene)
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert slip.isHidden()
    assert scene.controller.state == before


def test_a_click_on_a_score_opens_it_and_a_replay_has_it_too(scene: Scene) -> None:
    for plaque in scene.table.findChildren(Plaque):
        QTest.mouseClick(plaque, Qt.MouseButton.LeftButton)
        assert scene.room.sheet.is_open
        QTest.mouseClick(plaque, Qt.MouseButton.LeftButton)
        assert not scene.room.sheet.is_open
    choose(scene.room, Command.REPLAY)
    view = scene.room.views.view
    assert isinstance(view, ReplayView)
    choose(scene.room, Command.SHEET)
    assert view.sheet.is_open
    assert not scene.room.sheet.is_open
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.sheet.is_open
    assert scene.room.views.view is view
    (plaque, _) = view.table.findChildren(Plaque)
    QTest.mouseClick(plaque, Qt.MouseButton.LeftButton)
    assert view.sheet.is_open
    view.closed.emit()

    # Behind a replay it takes no keys.
    opened(scene)
    choose(scene.room, Command.REPLAY)
    view = scene.room.views.view
    assert view is not None
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert scene.room.views.view is None


def test_an_earlier_deal_leads_to_its_replay_by_keys(scene: Scene, qtbot: QtBot) -> None:
    slip = opened(scene)
    scene.window.activateWindow()
    qtbot.waitUntil(slip.text.hasFocus)
    with qtbot.waitSignal(scene.room.sheet.deal_chosen) as told:
        QTest.keyClick(slip.text, Qt.Key.Key_Tab)
        QTest.keyClick(slip.text, Qt.Key.Key_Return)
    assert told.args == [1, 1]
    assert slip.isHidden()
    assert scene.room.views.view is not None


def test_it_follows_the_game_and_goes_when_a_deal_is_told(scene: Scene) -> None:
    slip = opened(scene)
    assert "Deal 2, so far" in slip.text.toPlainText()
    before = slip.text.toPlainText()
    scene.play_last_step_to(lambda state: state.phase in (Phase.DEALING, Phase.MATCH_OVER))
    assert slip.text.toPlainText() != before
    scene.qtbot.waitUntil(lambda: asks(scene.table))
    assert slip.isHidden()
    assert not geometry_on(scene.table).aside, "the table is back in its place"
    slip = opened(scene)
    assert "Deal 2, so far" not in slip.text.toPlainText()


@pytest.mark.usefixtures("larger_text")
def test_it_lies_within_the_table_and_scrolls_down_only(scene: Scene) -> None:
    slip = opened(scene)
    scene.window.setUpdatesEnabled(False)  # painted, the largest needs 50 MiB
    for size in SIZES:
        scene.window.resize(size)
        QApplication.processEvents()
        paper = slip.paper.translated(slip.pos())
        assert scene.table.rect().contains(paper)
        assert slip.text.horizontalScrollBar().maximum() == 0
        assert slip.text.document().idealWidth() <= slip.text.viewport().width() + 1
        bar = slip.text.verticalScrollBar()
        assert (bar.maximum() > 0) is bar.isVisible()


def test_all_themes_are_painted_and_from_right_to_left_it_lies_at_the_left(scene: Scene) -> None:
    middle = scene.table.width() / 2
    slip = opened(scene)
    corner = slip.text.geometry().bottomLeft() + QPoint(1, -1)
    for theme in (BAIZE, LIGHT):
        scene.table.look.apply_theme(theme)
        assert slip.grab().toImage().pixelColor(corner).name().upper() == theme.sheet
    scene.qtbot.waitUntil(lambda: geometry_on(scene.table).aside > 0)
    assert slip.geometry().center().x() > geometry_on(scene.table).end > middle
    scene.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert slip.geometry().center().x() < middle


def test_the_inlay_that_moves_is_painted(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table, missing = scene.table, QRegion(QRectF(*geometry_on(scene.table).inlay).toRect())
    regions: list[QRegion] = []

    def painted(_ground: Ground, _on: Table, dirty: QRegion, now: Geometry, *_: object) -> None:
        regions.extend([dirty] if now.aside else [])

    monkeypatch.setattr(Ground, "paint", painted)
    opened(scene)
    scene.qtbot.waitUntil(lambda: bool(regions))
    missing += QRegion(QRectF(*geometry_on(table).inlay).toRect())
    assert (missing - regions[0]).isEmpty()


def test_every_text_is_large_enough() -> None:
    document = ledger_of(contents("a game of four")[1])
    block = document.begin()
    while block.isValid():
        for kind in block.textFormats():
            size = kind.format.font().pixelSize()
            assert size >= 13 or not block.text().strip("\N{NO-BREAK SPACE}")
        block = block.next()
