"""What goes out of the window as a text or a file, and what comes in."""

from __future__ import annotations

from datetime import date

import pytest
from at_the_table import bubble_on, choose
from kit import *
from large_type import large_type
from legible_scene import speaking
from playing import ManualExecutor
from positions import CODED as DEAL
from present import present
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from seating import Scene
from test_days import one_deal
from test_help import section_in_view
from test_saving import Answer, answer_with  # noqa: F401 - a fixture

from quinto_desktop.game import game_of
from quinto_desktop.game.sharing.pasted import PastedDeal, read_pasted
from quinto_desktop.lab.checking.saved_games import ENGLISH
from quinto_desktop.records.saves.score_text import score_text
from quinto_desktop.rules.notation import layout_text
from quinto_desktop.rules.transition import deal_out
from quinto_desktop.window.app.window_events import DropSign
from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog
from quinto_desktop.window.text.past_game_text import score_words

SEED = 4711
SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    scene = Scene(qtbot, folders, numbered_game(usual_players(), seed=SEED)).show()
    QGuiApplication.clipboard().clear()
    return scene


def told_on(scene: Scene) -> str:
    return bubble_on(scene.table).accessibleName()


# ------------------------------------------------------------------- copying a deal
def test_a_deal_that_is_over_is_copied_as_code_and_written_out(scene: Scene) -> None:
    scene.skip_to("last-trick")
    scene.play_until(one_deal)
    choose(scene.room, Command.COPY_DEAL)

    words, line = QGuiApplication.clipboard().text().split("\n")
    coded, written = read_pasted(words), read_pasted(line)

    assert isinstance(coded, PastedDeal)
    assert isinstance(written, PastedDeal)
    setup = scene.controller.session.setup
    assert setup.first_dealer is not None
    hands, _ = deal_out(shuffled_pack(SEED, 1), setup.first_dealer, setup.rules.cachette_from)
    assert coded.deal.layout.hands == written.deal.layout.hands == hands
    assert coded.deal.dealer == written.deal.dealer == setup.first_dealer
    assert coded.has_rules
    assert told_on(scene) == f"Deal {words.split()[-1]} copied."


def test_a_deal_in_progress_gives_no_card_away(scene: Scene) -> None:
    """A shared one gives its code, and its cards once it is given up; a fair one gives nothing."""
    scene.skip_until(lambda state: state.phase is Phase.PLAY)
    choose(scene.room, Command.COPY_DEAL)
    assert QGuiApplication.clipboard().text().startswith("Quinto deal 1")
    assert "\n" not in QGuiApplication.clipboard().text()

    scene.controller.abandon()
    choose(scene.room, Command.COPY_DEAL)
    assert isinstance(read_pasted(QGuiApplication.clipboard().text()), PastedDeal)

    QGuiApplication.clipboard().clear()
    scene.room.files.begin(game_of(usual_players(), RuleOptions(), FairDeals(bytes(32))))
    scene.skip_until(lambda state: state.phase is Phase.PLAY)
    choose(scene.room, Command.COPY_DEAL)
    assert QGuiApplication.clipboard().text() == ""
    assert "when it is over" in told_on(scene)


@pytest.mark.parametrize("command", [Command.REPLAY, Command.REVIEW])
def test_the_deal_in_sight_is_copied(scene: Scene, command: Command) -> None:
    scene.skip_to("last-trick-of-second-deal")
    scene.play_until(lambda state: state.deals_finished == 2)
    scene.room.judging._desk = ReviewQueue(Thinker(ManualExecutor), Thinker(ManualExecutor), 8)
    choose(scene.room, Command.REPLAY)
    (replay,) = scene.window.findChildren(ReplayView)
    replay.projector.go_to_deal(1, 1)
    if command is not Command.REPLAY:
        choose(scene.room, command)
    view = scene.room.views.view
    assert view is not None
    choose(scene.room, Command.COPY_DEAL)
    first = read_pasted(QGuiApplication.clipboard().text())

    dealt = scene.controller.session.steps[0].after.deal
    assert isinstance(first, PastedDeal)
    assert first.deal.layout.hands == present(dealt).hands
    assert "copied" in bubble_on(view.table).accessibleName()
    assert "copied" not in told_on(scene)


# ------------------------------------------------------------------- exporting
def test_the_score_is_saved_in_the_language_of_the_window_and_a_copy_is_not_the_games_file(
    scene: Scene,
    tmp_path: Path,
    answer_with: Answer,  # noqa: F811
) -> None:
    scene.skip_to("last-trick")
    scene.play_until(one_deal)
    game = scene.controller.session.saved()
    english = score_text(game, ENGLISH).splitlines()
    for language in ("en", "de"):
        with speaking(language):
            own = score_text(game, score_words()).splitlines()
        assert len(own) == len(english) + 1  # the rules take two lines
        assert (own[4:] == english[3:]) is (language == "en")

    proposed = answer_with(tmp_path)
    choose(scene.room, Command.SAVE_SCORE)
    assert proposed == [f"{scene.room.files.proposed_name}, score.txt"]
    written = (tmp_path / proposed[0]).read_text(encoding="utf-8")
    assert written == score_text(game, score_words())
    assert told_on(scene) == f"Saved as “{proposed[0]}”."

    choose(scene.room, Command.SAVE_COPY)
    assert load_game(tmp_path / proposed[-1]) == game
    assert scene.controller.file is None


# ------------------------------------------------------------------- coming in
def entering(scene: Scene, act: Callable[[DealEntryDialog], object]) -> list[str]:
    """What the dialog shows when it comes, before something is done in it."""
    seen: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, DealEntryDialog)
        try:
            seen.extend([dialog.edit.toPlainText(), dialog.facts.text(), dialog.hint.text()])
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, scene.window, answer)
    return seen


def paste(scene: Scene, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    choose(scene.room, Command.PASTE)


def press_enter(dialog: DealEntryDialog) -> None:
    QTest.keyClick(dialog.edit, Qt.Key.Key_Return)


def test_a_pasted_code_is_shown_begun_with_enter_and_copied_as_the_same(scene: Scene) -> None:
    before = scene.controller.session
    entering(scene, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    paste(scene, "99")
    assert scene.controller.session is before
    entering(scene, press_enter)
    paste(scene, "99")
    assert scene.controller.session.setup.seed == 99

    seen = entering(scene, press_enter)
    paste(scene, f"From Ada: {deal_code(DEAL)}.")
    assert seen[0] == deal_code(DEAL)
    assert "North–South has 40 and East–West has 125." in seen[1]
    assert "East deals." in seen[1]
    state, setup = scene.controller.state, scene.controller.session.setup
    assert setup.source == CodedDeals(DEAL)
    assert (state.dealt.hands, state.dealt.dealer) == (DEAL.layout.hands, Seat.E)
    assert state.scores == (40, 125)
    assert setup.players == usual_players()

    choose(scene.room, Command.COPY_DEAL)
    assert QGuiApplication.clipboard().text() == f"Quinto deal {deal_code(DEAL)}"
    scene.skip_to("last-trick-of-coded-deal")
    scene.play_until(one_deal)
    choose(scene.room, Command.COPY_DEAL)
    assert read_pasted(QGuiApplication.clipboard().text()) == PastedDeal(DEAL, has_rules=True)


def test_a_deal_in_one_line_asks_who_deals(scene: Scene) -> None:
    def deal_by_west(dialog: DealEntryDialog) -> None:
        assert dialog.dealer.isVisible()
        dialog.dealer.box.setCurrentIndex(Seat.W)
        press_enter(dialog)

    seen = entering(scene, deal_by_west)
    paste(scene, layout_text(DEAL.layout, Seat.E))

    assert "East deals." in seen[1]
    deal = scene.controller.state.dealt
    assert (deal.hands, deal.dealer) == (DEAL.layout.hands, Seat.W)


def test_the_dialog_says_what_is_wrong_and_keys_lead_everywhere(scene: Scene) -> None:
    faults: list[str] = []
    round_it: list[QWidget] = []
    opened: list[str] = []

    def type_it(dialog: DealEntryDialog) -> None:
        for text in (deal_code(DEAL)[:20], deal_code(DEAL)[:-1] + "7", "N:AK.Q", ""):
            dialog.edit.setPlainText(text)
            faults.append(dialog.hint.text())
            dialog.start.click()
            assert dialog.isVisible()
        dialog.edit.setFocus()
        for _ in range(3):
            round_it.append(dialog.focusWidget())
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert round_it == [dialog.edit, dialog.cancel, dialog.start]
        scene.qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog.edit, Qt.Key.Key_F1)
        (book,) = dialog.findChildren(HelpDialog)
        opened.append(section_in_view(book))
        book.close()

    before = scene.controller.session
    entering(scene, type_it)
    choose(scene.room, Command.ENTER_DEAL)

    assert "at least 26" in faults[0]
    assert "Something in this deal code is wrong" in faults[1]
    assert "Something is missing here" in faults[2]
    assert faults[3].startswith("A deal code, a deal written out")
    assert opened == ["deals"]
    assert scene.controller.session is before


def test_nothing_overlaps_with_large_type(scene: Scene) -> None:
    with large_type():
        company = Company(RuleOptions(), {form: usual_players(form) for form in Form})
        dialog = DealEntryDialog(company)
        scene.qtbot.addWidget(dialog)
        dialog.show()
        before = dialog.height()
        dialog.edit.setPlainText(layout_text(DEAL.layout))
        scene.qtbot.waitUntil(lambda: dialog.height() > before)
        facts = dialog.facts

        assert facts.height() >= facts.heightForWidth(facts.width())
        assert facts.geometry().bottom() < dialog.dealer.geometry().top()


def test_a_pasted_game_a_path_and_a_days_result_are_played(scene: Scene) -> None:
    paste(scene, SAVED.read_text(encoding="utf-8"))
    assert scene.controller.session.saved().actions == load_game(SAVED).actions
    assert scene.controller.file is None

    paste(scene, str(SAVED))
    assert present(scene.controller.file).path == SAVED

    paste(scene, "Quinto 2026-03-01: 85 to 40, Master")
    assert scene.controller.session.setup.seed == number_of_the_day(date(2026, 3, 1))


def test_anything_else_is_answered_in_a_sentence(scene: Scene) -> None:
    before = scene.controller.session
    for text, told in (
        ("", "There is no text to paste"),
        ("Dear Ada", "This is neither a deal nor a game"),
        ("1234-5678-9ABC-DEFG-HJKM-NPQR-ST", "Something in this deal code"),
        ("https://example.org", "no web pages"),
        ('{"format": "quinto-game"', "damaged"),
        ("Quinto 9999-01-01: 1 to 2", "You can play the deal of 1 January 9999"),
    ):
        paste(scene, text)

        assert told in told_on(scene)
        assert scene.controller.session is before


# ------------------------------------------------------------------- dropping
class Drag:
    """Something that is dragged over a window by another program."""

    def __init__(self, scene: Scene, *, text: str = "", files: list[Path] | None = None) -> None:
        self.scene = scene
        self.data = QMimeData()
        if text:
            self.data.setText(text)
        if files:
            self.data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])

    def enter(self) -> bool:
        event = QDragEnterEvent(*self._event(QPoint(400, 300)))
        event.ignore()
        QCoreApplication.sendEvent(self.scene.window, event)
        return event.isAccepted()

    def leave(self) -> None:
        QCoreApplication.sendEvent(self.scene.window, QDragLeaveEvent())

    def drop(self) -> None:
        event = QDropEvent(*self._event(QPointF(400, 300)))
        QCoreApplication.sendEvent(self.scene.window, event)
        assert event.dropAction() is Qt.DropAction.CopyAction

    def _event(self, point: QPoint | QPointF) -> tuple[Any, ...]:
        actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        button, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        return point, actions, self.data, button, no_key


def signs(scene: Scene) -> list[DropSign]:
    return [sign for sign in scene.window.findChildren(DropSign) if sign.isVisible()]


def test_a_dropped_game_is_opened(scene: Scene) -> None:
    drag = Drag(scene, files=[SAVED])
    assert drag.enter()
    (sign,) = signs(scene)
    assert sign.accessibleName() == "Drop the file here to open it"
    assert sign.geometry() == scene.room.table.geometry()
    drag.drop()
    assert not signs(scene)
    scene.qtbot.waitUntil(lambda: scene.controller.file is not None)

    assert scene.controller.session.saved().actions == load_game(SAVED).actions


def test_a_dropped_text_is_entered(scene: Scene) -> None:
    seen: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, DealEntryDialog):
            timer.stop()
            seen.append(dialog.edit.toPlainText())
            press_enter(dialog)

    timer = QTimer(scene.window)
    timer.timeout.connect(answer)
    timer.start(10)
    drag = Drag(scene, text=f"{deal_code(DEAL)}\n")
    assert drag.enter()
    assert signs(scene)[0].accessibleName() == "Drop it here to play this deal"
    drag.drop()
    scene.qtbot.waitUntil(lambda: scene.controller.session.setup.source == CodedDeals(DEAL))

    assert seen == [deal_code(DEAL)]


def test_a_drag_may_leave_and_only_one_thing_comes_in_while_no_dialog_is_open(scene: Scene) -> None:
    before, drag = scene.controller.session, Drag(scene, text="4711")
    drag.enter()
    drag.leave()
    assert not signs(scene)
    assert not Drag(scene).enter()

    accepted: list[bool] = []
    entering(scene, lambda _dialog: accepted.append(Drag(scene, text="4711").enter()))
    choose(scene.room, Command.ENTER_DEAL)
    assert accepted == [False]
    assert not signs(scene)

    drag = Drag(scene, files=[SAVED, SAVED.parent])
    drag.enter()
    drag.drop()
    scene.qtbot.waitUntil(lambda: "2 files" in told_on(scene))
    assert scene.controller.session is before
