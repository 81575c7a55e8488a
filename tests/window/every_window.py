"""Every window there is, and every view in the table's place, one after another."""

from __future__ import annotations

import pytest
from at_the_table import choose
from kit import *
from legible_scene import game_of
from made_up_reviews import Kept, MadeUp
from seating import Scene
from test_replays import session_with

from quinto_desktop.game import CommitmentChain
from quinto_desktop.game.checking.deal_check import Fate
from quinto_desktop.game.judging.inquiry import Inquiry
from quinto_desktop.game.judging.values import Theme
from quinto_desktop.game.sharing.deal_draft import DealDraft
from quinto_desktop.rules import shuffled_pack as shuffled
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog
from quinto_desktop.window.learn.editor_dialog import EditorDialog
from quinto_desktop.window.learn.experiments_dialog import LabDialog
from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog

DESIGN_TEXT = 14
"""The height of body text in the design, in pixels."""


@contextmanager
def screen_of(size: QSize, text: float, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the screen have so much room, and the desktop's text be so much larger."""
    own, font = QApplication.font(), QFont(QApplication.font())
    font.setPixelSize(round(DESIGN_TEXT * text))
    with monkeypatch.context() as patch:
        patch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(QPoint(), size))
        patch.setattr(QScreen, "availableSize", lambda _screen: size)
        QApplication.setFont(font)
        try:
            yield
        finally:
            QApplication.setFont(own)


class Tour:
    """Somebody who opens one window after another.

    Args:
        size: How large the main window is.
    """

    def __init__(
        self, qtbot: QtBot, folders: UserFolders, size: QSize, language: str = "en"
    ) -> None:
        self._folders = folders
        self.scene = scene = Scene(qtbot, folders, game_of(Form.FOUR), language).show(size)
        judges = Thinker(MadeUp, scene.room)
        thinker = scene.controller.thinker
        scene.room.judging._desk = ReviewQueue(judges, thinker, 8, parent=scene.room)
        scene.room.judging.desk.archive = Kept()
        [self._commands] = scene.room.findChildren(Commands)

    def windows(self) -> Iterator[tuple[str, QWidget]]:
        """Everything that can be seen, by its name; what is shown closes as the next one comes."""
        yield from self.stages()
        yield from self.views()
        for name, make in self.dialogs.items():
            dialog = make()
            dialog.show()
            QApplication.processEvents()
            yield name, dialog
            yield from self._pages(name, dialog)
            dialog.close()
            dialog.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def stages(self) -> Iterator[tuple[str, QWidget]]:
        """The main window, while a game is played."""
        scene = self.scene
        scene.skip_until(lambda state: state.phase is Phase.DOUBLING and scene.is_asked())
        yield "doubling", scene.window
        scene.skip_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
        yield "play", scene.window
        choose(scene.room, Command.SHEET)
        yield "sheet", scene.window
        choose(scene.room, Command.SHEET)
        scene.skip_until(lambda state: state.phase is Phase.DEALING and bool(state.results))
        yield "end of a deal", scene.window
        scene.skip_until(lambda state: bool(state.games))
        yield "end of a game", scene.window

    def views(self) -> Iterator[tuple[str, QWidget]]:
        """What lies in the table's place."""
        scene, commands = self.scene, self._commands
        scene.controller.new_game(session_with(1), is_kept=False)
        for name, holder, command in (
            ("replay", commands.replays, Command.REPLAY),
            ("review", commands.reviews, Command.REVIEW),
            ("puzzles", scene.room.views, Command.PUZZLES),
        ):
            choose(scene.room, command)
            QApplication.processEvents()
            assert holder.view is not None
            yield name, scene.window
            scene.room.views.close()
        puzzle = Practice(self._folders.history).puzzles(Theme.ENDING)[0]
        commands.practising.try_puzzle(puzzle)
        assert commands.practising.view is not None
        yield "practice", scene.window
        scene.room.views.close()

    @property
    def dialogs(self) -> dict[str, Callable[[], QDialog]]:
        """What makes each dialog."""
        scene, folders = self.scene, self._folders
        window, controller, room = scene.window, scene.controller, scene.room
        setup, deal = (
            controller.session.setup,
            CodedDeal.of_pack(shuffled(7, 1), Seat.E, RuleOptions(), scores=(40, 125)),
        )
        company = Company(RuleOptions(), {form: usual_players(form) for form in Form})
        write_history(folders.history, 60)

        def chain() -> QDialog:
            kept = CommitmentChain(folders.history / "commitments.jsonl")
            kept.note(kept.prepared(), Fate.BEGUN)
            return ChainDialog(kept, window)

        def by(command: Command, kind: type[QDialog]) -> Callable[[], QDialog]:
            def opened() -> QDialog:
                choose(room, command)
                [dialog] = window.findChildren(kind)
                return dialog

            return opened

        def branches() -> QDialog:
            controller.switch_line(controller.session.branch(1, "What if"))
            return BranchesDialog(controller, room.view.speaker, window)

        return {
            "new game": lambda: NewGameDialog(
                setup, lambda _form: None, FairDeals(bytes(32)), window
            ),
            "deal entry": lambda: DealEntryDialog(company, deal_code(deal), window),
            "rule book": lambda: HelpDialog(room.look, window),
            "about": lambda: AboutDialog(window),
            "licences": lambda: LicencesDialog(window),
            "fair play": lambda: FairPlayDialog(controller, window),
            "deal check": lambda: DealCheckDialog(controller, "7", lambda _above: None, window),
            "fair games": chain,
            "preferences": by(Command.PREFERENCES, PreferencesDialog),
            "history": by(Command.HISTORY, HistoryDialog),
            "statistics": lambda: StatisticsDialog(Statistics(folders.history), window),
            "editor": lambda: EditorDialog(
                DealDraft(), lambda _: (Seat.S,), controller.thinker, room.art, window
            ),
            "laboratory": lambda: LabDialog(Inquiry(controller.thinker), (), room.look, window),
            "branches": branches,
            "message": lambda: message_box(
                window,
                Mark.WARNING,
                "Something went wrong.",
                "What can be done about it is told here.",
            ),
        }

    def _pages(self, name: str, dialog: QDialog) -> Iterator[tuple[str, QWidget]]:
        yield from ((f"{name}, {page}", dialog) for page in pages_of(dialog))


def pages_of(dialog: QWidget) -> Iterator[str]:
    """Turn a dialog's pages, and bring it into every state that shows something else."""
    for kind, states in STATES.items():
        if isinstance(dialog, kind):
            yield from states(dialog)


def _new_games(dialog: NewGameDialog) -> Iterator[str]:
    for form in Form:
        dialog.forms.tiles[form].click()
        dialog._show_more(is_more=True)
        yield f"more choices, {form.value}"
    dialog._show_details()
    yield "details"
    dialog._show_fair_deal()
    yield "fair deal"


def _preferences(dialog: PreferencesDialog) -> Iterator[str]:
    for row, page in enumerate(dialog.pages):
        dialog.contents.setCurrentRow(row)
        yield str(page)


def _entered_deals(dialog: DealEntryDialog) -> Iterator[str]:
    dialog.edit.setPlainText("")
    yield "without a deal"


def _book(dialog: HelpDialog) -> Iterator[str]:
    dialog.finder.open()
    yield "searched"


def _questions(dialog: LabDialog) -> Iterator[str]:
    for index in range(dialog.kind.box.count()):
        dialog.kind.box.setCurrentIndex(index)
        yield f"question {index}"
        dialog.ask_button.click()
        yield f"question {index}, asked"
        dialog._inquiry.stop()


def _editor(dialog: EditorDialog) -> Iterator[str]:
    dialog.foot.show_busy(is_busy=True)
    yield "busy"
    dialog.foot.show_puzzle(is_found=True)
    yield "with a puzzle"


def _games(dialog: HistoryDialog) -> Iterator[str]:
    for menu in dialog.findChildren(QMenu):
        menu.aboutToShow.emit()
    dialog.finder.open()
    yield "searched"
    dialog.delete()
    yield "one deleted"


def _branches(dialog: BranchesDialog) -> Iterator[str]:
    dialog.delete()
    yield "one deleted"


STATES: dict[type[QDialog], Callable[[Any], Iterator[str]]] = {
    NewGameDialog: _new_games,
    PreferencesDialog: _preferences,
    DealEntryDialog: _entered_deals,
    HelpDialog: _book,
    LabDialog: _questions,
    EditorDialog: _editor,
    HistoryDialog: _games,
    BranchesDialog: _branches,
}
