"""Where the cards of a game come from: on the sheet, on the clipboard, and in New game."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from at_the_table import choose, menu_action
from kit import *
from legible_scene import Scene, game_of
from positions import DAY
from sheets import ledger_of, words_of

from quinto_desktop.game import game_of as setup_of
from quinto_desktop.game.sharing.days_deal import days_game
from quinto_desktop.rules import CodedDeals, NumberedDeals
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.sheet.content import describe
from quinto_desktop.window.sheet.export import as_html, as_pdf, as_text
from quinto_desktop.window.sheet.ledger import SOURCE_LINK
from quinto_desktop.window.text.match_text import grouped

Open = Callable[[GameSetup], Scene]

FAIR = FairDeals(bytes(range(32)), words="my words")
DIGITS = FAIR.commitment.hex()
CODED = CodedDeals(CodedDeal.of_pack(NumberedDeals(5).pack(1), Seat.E, RuleOptions(), None, (0, 0)))


@pytest.fixture
def open_game(qtbot: QtBot, folders: UserFolders) -> Iterator[Open]:
    """Opens the window with a game, and plays until the person is to play a card."""
    scenes: list[Scene] = []

    def opened(setup: GameSetup) -> Scene:
        scene = Scene(qtbot, folders, setup, "en")
        scenes.append(scene)
        scene.show(QSize(1280, 800))
        scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
        QGuiApplication.clipboard().clear()
        return scene

    yield opened
    for scene in scenes:
        scene.window.close()


@pytest.fixture
def scene(open_game: Open) -> Scene:
    return open_game(game_of(Form.FOUR))


def of(source: FairDeals | CodedDeals) -> GameSetup:
    return setup_of(usual_players(), RuleOptions(), source)


def named(scene: Scene) -> str:
    """All that the sheet knows of where the cards come from."""
    content = scene.room.sheet.content
    assert content is not None and content.source is not None
    return content.source.name


def written(scene: Scene) -> str:
    content = scene.room.sheet.content
    assert content is not None
    return " ".join(words_of(content))


def copied(scene: Scene, monkeypatch: pytest.MonkeyPatch, way: str) -> tuple[str, str]:
    """What a click or the command copies, and what is told."""
    told: list[str] = []
    monkeypatch.setattr(scene.room, "tell", told.append)
    if way == "click":
        choose(scene.room, Command.SHEET)
        slip = scene.room.sheet.slip
        assert slip is not None
        slip.text.anchorClicked.emit(SOURCE_LINK)
    else:
        choose(scene.room, Command.COPY_SOURCE)
    (sentence,) = told
    return QGuiApplication.clipboard().text(), sentence


@pytest.mark.parametrize("way", ["click", "command"])
def test_a_number_is_on_the_sheet_as_shared_and_can_be_copied(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    number = scene.controller.session.setup.seed
    assert named(scene) == f"Shared game number {number}"
    assert f"Shared game no. {number}" in written(scene)
    sentence = f"Game number {number} copied."
    assert copied(scene, monkeypatch, way) == (str(number), sentence)
    assert menu_action(scene.room, Command.COPY_SOURCE).text() == "Cop&y game number"


@pytest.mark.parametrize("way", ["click", "command"])
def test_a_fair_game_shows_no_digit_of_its_commitment_and_copies_all_of_it(
    open_game: Open, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    scene = open_game(of(FAIR))
    content = scene.room.sheet.content
    assert content is not None
    assert "Fair deal" in written(scene)
    assert DIGITS[:4] not in written(scene)
    assert "hared" not in written(scene)
    assert "before the first card" in ledger_of(content).find("Fair").charFormat().toolTip()
    text, sentence = copied(scene, monkeypatch, way)
    assert text == DIGITS
    assert "Seal copied" in sentence
    assert menu_action(scene.room, Command.COPY_SOURCE).text() == "Cop&y seal"


def test_a_deal_code_is_marked_as_shared(open_game: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_game(of(CODED))
    assert "Shared" in written(scene)
    assert CODED.code in named(scene)
    assert copied(scene, monkeypatch, "click") == (CODED.code, "Deal code copied.")
    assert menu_action(scene.room, Command.COPY_SOURCE).text() == "Cop&y deal code"


def test_the_deal_of_the_day_is_marked_as_shared(open_game: Open) -> None:
    scene = open_game(days_game(DAY, None))
    assert "Shared" in written(scene)
    assert "deal of the day" in named(scene)


def test_new_game_takes_what_was_copied(scene: Scene, qtbot: QtBot) -> None:
    choose(scene.room, Command.COPY_SOURCE)
    setup = scene.controller.session.setup
    dialog = NewGameDialog(setup, scene.preferences.settings.players_of, FAIR, scene.window)
    qtbot.addWidget(dialog)
    dialog.game.number.edit.paste()
    assert dialog.game.number.number == setup.seed


@pytest.mark.parametrize("source", [FAIR, CODED, None], ids=["fair", "coded", "numbered"])
def test_it_goes_with_the_sheet(open_game: Open, source: FairDeals | CodedDeals | None) -> None:
    scene = open_game(game_of(Form.FOUR) if source is None else of(source))
    content = scene.room.sheet.content
    assert content is not None
    whole = f"Shared game number {scene.controller.session.setup.seed}"
    if isinstance(source, FairDeals):
        whole = f"Fair deal, seal {grouped(DIGITS)}"
    elif isinstance(source, CodedDeals):
        whole = f"Shared game from the deal code {source.code}"
    assert whole in as_text(content)
    assert whole in as_html(content)
    assert content.source is not None
    told = describe(content).split("\n")
    assert f"{content.source.short}." in told  # nobody wants 64 digits read out


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="nothing reads PDF here")
def test_the_whole_commitment_is_printed_below_the_sheet(open_game: Open, tmp_path: Path) -> None:
    content = open_game(of(FAIR)).room.sheet.content
    assert content is not None
    (tmp_path / "sheet.pdf").write_bytes(as_pdf(content, "sheet").data())
    command = ["pdftotext", "-raw", str(tmp_path / "sheet.pdf"), "-"]
    told = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert DIGITS in "".join(told.split())


def test_another_game_has_another_source(scene: Scene) -> None:
    scene.room.files.begin_again(987654)
    assert "987654" in written(scene)
    scene.room.files.begin_again()
    source = scene.controller.session.setup.source
    assert isinstance(source, FairDeals)
    assert "Fair deal" in written(scene)
    assert menu_action(scene.room, Command.COPY_SOURCE).text() == "Cop&y seal"
    assert source.commitment.hex()[:8] not in scene.room.files.proposed_name


def test_a_lesson_has_nothing_to_copy_and_says_so(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(scene.room, Command.LESSON)
    told: list[str] = []
    monkeypatch.setattr(scene.room, "tell", told.append)
    choose(scene.room, Command.COPY_SOURCE)
    assert QGuiApplication.clipboard().text() == ""
    assert "lesson" in " ".join(told)
