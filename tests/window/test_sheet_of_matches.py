"""The score sheet of whole matches: other tables, where the cards come from, print and export."""

from __future__ import annotations

import re

import all_ends
import pytest
from at_the_table import choose, menu_action
from kit import *
from large_type import large_type
from legible_scene import game_of, speaking
from matches import first_state, seen, speaker_of
from present import present
from seating import Scene
from sheets import *
from tabling import make_table

from quinto_desktop.game import game_of as setup_of
from quinto_desktop.game.judging.after_deals import Compared
from quinto_desktop.game.sharing.days_deal import days_game
from quinto_desktop.rules import NumberedDeals
from quinto_desktop.window.controls.printing import print_pages
from quinto_desktop.window.look import theme
from quinto_desktop.window.sheet.ledger import SOURCE_LINK
from quinto_desktop.window.sheet.match_table import tables_lines
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.sheet.slip import as_html, as_text, copy_sheet, on_paper, print_sheet

WIDE = 228
"""The width of the ledger on its slip, in a window of 1280x800 or less."""


@pytest.fixture(autouse=True)
def wide_letters(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has room on the sheet shall not hang on which fonts this machine has."""
    monkeypatch.setattr(theme, "SERIFS", ("DejaVu Serif",))


@pytest.fixture(params=[2.0, 1.0, 1.5], ids=lambda zoom: f"text {zoom}")
def larger_text(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[float]:
    with large_type(round(14 * request.param)):
        yield request.param


@pytest.mark.parametrize(
    ("larger_text", "language"),
    at_night([(2.0, "de"), (2.0, "fr"), (1.0, "de")], [(2.0, "en"), (1.5, "fr")]),
    indirect=["larger_text"],
)
@each("name", all_ends.MOMENTS)
def test_no_column_is_wider_than_the_slip(larger_text: float, language: str, name: str) -> None:
    with speaking(language):
        for in_full, room in ((False, WIDE), (True, 340)):
            ledger = ledger_of(all_ends.content(name), in_full=in_full)
            ledger.setTextWidth(room * larger_text)
            assert ledger.idealWidth() <= room * larger_text + 1, name


@each("name", all_ends.MOMENTS)
def test_long_names_are_shortened_but_push_nothing_away(name: str) -> None:
    state = first_state(*all_ends.MOMENTS[name])
    names = tuple(f"Wilhelmina-Theodora van der Zwolle-Berg{n}" for n in range(4))
    speaker = Speaker(names, None, state.seating, state.dummy)
    ledger = ledger_of(content_of(seen(state, None), speaker))
    ledger.setTextWidth(WIDE)
    assert ledger.idealWidth() <= WIDE + 1


def test_winners_of_games_stand_in_bold() -> None:
    document, won = ledger_of(all_ends.content("rubber won")), all_ends.content("rubber won").match
    for row in present(won).rows[:3]:
        (figure,) = [cell for cell, is_won in zip(row.cells, row.won, strict=True) if is_won]
        found, bold = document.find(figure), []
        while not found.isNull():
            bold.append(found.charFormat().font().bold())
            found = document.find(figure, found)
        assert any(bold)


# --------------------------------------------------------------- tables on sheet
DEALS = (Compared(1, 1, 15, 22.25, 4), Compared(1, 2, -40, -57.5, 4), Compared(1, 3, 5, 5.0, 4))


def last_state(rules: RuleOptions) -> MatchState:
    return match(rules)[-1].after


@pytest.fixture(scope="module")
def scores() -> tuple[MatchState, Speaker]:
    state = last_state(RuleOptions())
    return state, speaker_of(state)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_lines_say_how_each_deal_and_all_of_them_went(
    scores: tuple[MatchState, Speaker],
) -> None:
    state, speaker = scores
    seen = observe(state, Seat.S)
    lines = tables_lines(DEALS[:2], seen, speaker)
    assert lines.rows[-1] == ("Deal 2: −40, elsewhere −58", "+18")
    assert lines.total == "+11"
    assert lines.in_short == "Compared with other tables, over 2 deals: +11."
    assert "Deal 1: +15, elsewhere +22: −7." in lines.spoken
    assert tables_lines((), seen, speaker).rows == ()

    # They are copied with the sheet.
    content = content_of(seen, speaker)
    told = content._replace(tables=lines)
    assert lines.spoken in as_text(told)
    assert lines.spoken not in as_text(content)
    assert all(row[0] in as_html(told) for row in lines.rows)
    assert "Other tables" not in as_html(content)


@pytest.mark.parametrize("form", [Form.FOUR, Form.DUMMY])
def test_every_game_of_a_match_is_seen_from_ones_own_side(form: Form) -> None:
    rules = RuleOptions(form=form)
    if form is Form.FOUR:
        rules = replace(rules, match=MatchForm.RUBBER)
    state = last_state(rules)
    speaker, seen = speaker_of(state), observe(state, Seat.S)
    deals = [Compared(game, 1, 10, 0.0, 4) for game in range(1, len(state.games) + 1)]
    found = tables_lines(deals, seen, speaker)
    for game, (label, points) in zip(state.games, found.rows, strict=True):
        own = speaker.seated(game.seating, game.dummy).sides[0]
        assert number(points) == (10 if own == 0 else -10)
        if len(deals) > 1:
            assert label.startswith(f"Game {game.number}, deal 1")


# ----------------------------------------------------------------- in the window
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    scene = Scene(qtbot, folders, game_of(Form.FOUR)).show()
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    return scene


def test_it_is_there_as_soon_as_it_is_wanted_and_gone_with_it(scene: Scene) -> None:
    room = scene.room
    assert "Other tables" not in told(scene)
    room.preferences.change(other_table=True)
    assert "Other tables" in told(scene)
    assert "The best computer players get the cards of every deal, too." in told(scene)
    room.sheet.compare(DEALS)
    assert "Deal 3: +5, elsewhere +5 0" in told(scene)
    assert "+11" in told(scene)
    room.preferences.change(other_table=False)
    assert "Other tables" not in told(scene)


def told(scene: Scene) -> str:
    return " ".join(words_of(present(scene.room.sheet.content)))


# --------------------------------------------------------------- sheet export
pytestmark = [pytest.mark.qt_log_ignore("QPainter::begin"), pytest.mark.usefixtures("qapp")]


@each("name", RULES)
def test_a_copy_and_a_print_have_every_figure(tmp_path: Path, name: str) -> None:
    for content in contents(name):
        words = re.findall(r"[+−]?\d+", as_text(content))
        cells = Cells(as_html(content)).cells
        printed = words_of(content, in_full=True)
        for figure in figures_of(content):
            words.remove(figure)
            cells.remove(figure)
            printed.remove(figure)
    document = on_paper(content)
    assert document.idealWidth() <= document.textWidth() + 1

    # It is printed on a few pages.
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))
    assert print_pages(printer, document)
    made = (tmp_path / "sheet.pdf").read_bytes()
    assert made.startswith(b"%PDF")
    assert 1 <= made.count(b"/Type /Page\n") <= 2


def test_names_cannot_break_the_html() -> None:
    (content, *_) = contents("a game of four")
    odd = content._replace(members=("<b> & Ada", "Clara & Bertram"))
    assert "&lt;b&gt; &amp; Ada" in as_html(odd)


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    state = played(RuleOptions())[-1].after
    sheet = ScoreSheet(make_table(qtbot))
    names = ("You", "Ada", "Bertram", "Clara")
    sheet.show_observation(observe(state, Seat.S), Speaker(names, Seat.S, state.seating))
    return sheet


def test_one_is_told_of_a_copy_and_where_it_was_printed(
    sheet: ScoreSheet, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    assert sheet.content is not None
    copy_sheet(sheet.content, told.append)
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == as_text(sheet.content)
    assert "<table" in data.html()
    assert told == ["Score sheet copied."]

    choose_print_file(monkeypatch, tmp_path / "sheet.pdf")
    print_sheet(sheet.content, window, told.append)
    assert told[-1] == f"Printed to “{tmp_path / 'sheet.pdf'}”."

    choose_print_file(monkeypatch, tmp_path / "nowhere" / "sheet.pdf")
    print_sheet(sheet.content, window, told.append)
    assert "could not be written" in told[-1]

    choose_print_file(monkeypatch, None)
    print_sheet(sheet.content, window, told.append)
    assert len(told) == 3


# --------------------------------------------------------------- game number
Open = Callable[[GameSetup], Scene]

NUMBERED = game_of(Form.FOUR)
NUMBER = str(NUMBERED.seed)
FAIR = FairDeals(bytes(range(32)), words="my words")
DIGITS = FAIR.commitment.hex()
CODED = CodedDeals(CodedDeal.of_pack(NumberedDeals(5).pack(1), Seat.E, RuleOptions(), None, (0, 0)))


def of(source: FairDeals | CodedDeals) -> GameSetup:
    return setup_of(usual_players(), RuleOptions(), source)


@pytest.fixture
def open_game(qtbot: QtBot, folders: UserFolders) -> Iterator[Open]:
    """Opens the window with a game, and plays until the person is to play a card."""
    scenes: list[Scene] = []

    def opened(setup: GameSetup) -> Scene:
        numbered = Scene(qtbot, folders, setup)
        scenes.append(numbered)
        numbered.preferences.change(show_everything=True)
        numbered.show(QSize(1280, 800))
        numbered.play_until(lambda state: state.phase is Phase.PLAY and numbered.is_asked())
        QGuiApplication.clipboard().clear()
        return numbered

    yield opened
    for numbered in scenes:
        numbered.window.close()


@pytest.fixture
def numbered(open_game: Open) -> Scene:
    return open_game(game_of(Form.FOUR))


def named(numbered: Scene) -> str:
    """All that the sheet knows of where the cards come from."""
    content = numbered.room.sheet.content
    assert content is not None and content.source is not None
    return content.source.name


def written(numbered: Scene) -> str:
    return " ".join(words_of(present(numbered.room.sheet.content)))


def copied(numbered: Scene, monkeypatch: pytest.MonkeyPatch, way: str) -> tuple[str, str]:
    """What a click or the command copies, and what is told."""
    told: list[str] = []
    monkeypatch.setattr(numbered.room, "tell", told.append)
    if way == "click":
        choose(numbered.room, Command.SHEET)
        slip = present(numbered.room.sheet.slip)
        slip.text.anchorClicked.emit(SOURCE_LINK)
    else:
        choose(numbered.room, Command.COPY_SOURCE)
    (sentence,) = told
    return QGuiApplication.clipboard().text(), sentence


@pytest.mark.parametrize(
    ("setup", "shown", "whole", "text", "sentence", "entry"),
    [
        (
            NUMBERED,
            *(f"Shared game no. {NUMBER}", f"Shared game number {NUMBER}", NUMBER),
            *(f"Game number {NUMBER} copied.", "game number"),
        ),
        (of(FAIR), "Fair deal", "Fair deal", DIGITS, "Seal copied", "seal"),
        (
            of(CODED),
            *("Shared", f"Shared game from the deal code {CODED.code}", CODED.code),
            *("Deal code copied.", "deal code"),
        ),
    ],
    ids=["number", "fair", "code"],
)
def test_where_the_cards_come_from_is_on_the_sheet_and_can_be_copied(
    open_game: Open,
    monkeypatch: pytest.MonkeyPatch,
    setup: GameSetup,
    shown: str,
    whole: str,
    text: str,
    sentence: str,
    entry: str,
) -> None:
    numbered = open_game(setup)
    content = numbered.room.sheet.content
    assert content is not None and content.source is not None
    assert shown in written(numbered)
    assert ("hared" in written(numbered)) is (entry != "seal")
    assert whole in as_text(content)
    assert whole in as_html(content)
    assert f"{content.source.short}." in describe(content).split("\n")
    for way in ("click", "command"):
        QGuiApplication.clipboard().clear()
        found, told = copied(numbered, monkeypatch, way)
        assert found == text and sentence in told
    assert menu_action(numbered.room, Command.COPY_SOURCE).text() == f"Cop&y {entry}"
    if entry == "seal":
        for words in (written(numbered), as_text(content)):
            assert DIGITS[:4] not in words
        assert "before the first card" in ledger_of(content).find("Fair").charFormat().toolTip()
    numbered.preferences.change(show_everything=False)
    assert whole not in written(numbered)


def test_the_deal_of_the_day_is_marked_as_shared(open_game: Open) -> None:
    numbered = open_game(days_game(DAY, None))
    assert "Shared" in written(numbered)
    assert "deal of the day" in named(numbered)


def test_another_game_has_another_source_and_a_lesson_none(
    numbered: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbered.room.files.begin_again(987654)
    assert "987654" in written(numbered)
    numbered.room.files.begin_again()
    source = numbered.controller.session.setup.source
    assert isinstance(source, FairDeals)
    assert "Fair deal" in written(numbered)
    assert menu_action(numbered.room, Command.COPY_SOURCE).text() == "Cop&y seal"
    assert source.commitment.hex()[:8] not in numbered.room.files.proposed_name

    choose(numbered.room, Command.LESSON)
    text, sentence = copied(numbered, monkeypatch, "command")
    assert text == ""
    assert "lesson" in sentence
