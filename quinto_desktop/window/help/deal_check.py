"""Checks the cards of a game line by line, and lists the chain of all fair games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QDateTime, QSize, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from quinto_desktop.game import CommitmentChain, GameController, RecordError
from quinto_desktop.game.checking.deal_check import (
    Claim,
    Committed,
    DealCheck,
    Fate,
    Finding,
    check_file,
    check_game,
    is_whole,
)
from quinto_desktop.resources import resource_path
from quinto_desktop.rules import FairDeals, RealCards
from quinto_desktop.window.controls.fields import GAP, Hint, closing_row, column, heading, row
from quinto_desktop.window.controls.file_dialogs import (
    Place,
    file_to_open,
    save_with_dialog,
    usual_folder,
)
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.styling import PlateDialog
from quinto_desktop.window.look.theme import theme_of
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.match_text import commitment_told, grouped, shortened, source_words
from quinto_desktop.window.text.past_game_text import moment_text
from quinto_desktop.window.text.translation import fill, title_case, translate

_SCRIPT = "verify_deal.py"  # checks a file without Quinto
_WIDTH, _LIST_HEIGHT = 640, 150


def claim_words(finding: Finding) -> str:
    """A claim of a file, in words: “the pack of deal 3”."""
    words = {
        Claim.COMMITMENT: translate("DealCheck", "the seal matches the secret"),
        Claim.FIRST_DEALER: translate("DealCheck", "the first dealer"),
        Claim.DRAW: translate("DealCheck", "the cards drawn for partners and deal"),
        Claim.PACK: translate("DealCheck", "the pack of deal {deal}"),
    }[finding.claim]
    words = fill(words, deal=finding.deal)
    if finding.branch:
        text = translate("DealCheck", "{claim}, in branch {branch}")
        words = fill(text, claim=words, branch=finding.branch)
    return words


def lines_of(check: DealCheck) -> Iterator[tuple[str, bool]]:
    """What is claimed of a game, in words, and whether it holds."""
    for finding in check.verification.findings:
        yield claim_words(finding), finding.holds
    if check.committed is not None:
        yield translate("DealCheck", "the seal is in the chain of your games"), check.is_told_truly
        yield translate("DealCheck", "it contains the previous seal"), check.follows


def line_words(claim: str, *, holds: bool) -> str:
    """A line of the result: “Holds: the pack of deal 3”."""
    text = translate("DealCheck", "Correct: {claim}")
    if not holds:
        text = translate("DealCheck", "WRONG: {claim}")
    return fill(text, claim=claim)


def verdict(check: DealCheck) -> tuple[str, bool]:
    """What it comes to, in a sentence, and whether that is good."""
    if check.verification.is_sealed:
        text = translate(
            "DealCheck", "The secret stays sealed until the game is over. Come back then."
        )
        return text, True
    lines = [holds for _, holds in lines_of(check)]
    values = {"held": sum(lines), "count": len(lines)}
    if not all(lines):
        text = translate(
            "DealCheck",
            "{held} of {count} correct. These cards were not dealt as the file says: do not trust "
            "it.",
        )
        return fill(text, **values), False
    if isinstance(check.verification.game.source, RealCards):
        return source_words(check.verification.game.source).name, True
    text = translate(
        "DealCheck",
        "{held} of {count} correct. If this is the seal you saw before the first card, nobody "
        "chose the cards.",
    )
    if not isinstance(check.verification.game.source, FairDeals):
        text = translate(
            "DealCheck",
            "{held} of {count} correct, but this is a shared game: others may have known its "
            "cards.",
        )
    return fill(text, **values), True


def report(check: DealCheck) -> str:
    """Everything that is known, as text for others."""
    source = check.verification.game.source
    lines = [source_words(source).name]
    if isinstance(source, FairDeals) and not check.verification.is_sealed:
        lines += [
            fill(translate("DealCheck", "Previous seal: {digits}"), digits=source.previous.hex()),
            fill(translate("DealCheck", "Secret: {digits}"), digits=source.secret.hex()),
            _words_of(source),
        ]
    lines += [line_words(claim, holds=holds) for claim, holds in lines_of(check)]
    return "\n".join([*lines, verdict(check)[0]]) + "\n"


def _words_of(source: FairDeals) -> str:
    if not source.words:
        return translate("DealCheck", "No words were added.")
    return fill(translate("DealCheck", "Words: “{words}”"), words=source.words)


class DealCheckDialog(PlateDialog):
    """Checks the game on the table, or a saved one."""

    def __init__(
        self,
        controller: GameController,
        name: str,
        show_chain: Callable[[QWidget], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        tie(self, "fair")
        self.setWindowTitle(Command.CHECK_DEAL.spec.name)
        self._controller, self._name = controller, name
        self._check: DealCheck | None = None
        self.source = Hint(self, 2)
        self.lines = QListWidget(self)
        self.lines.setAccessibleName(self.tr("Results"))
        self.lines.setWordWrap(True)
        self.lines.setMinimumHeight(round(_LIST_HEIGHT * self.scale))
        self.verdict = Hint(self, 2)
        font = self.verdict.font()
        font.setBold(True)
        self.verdict.setFont(font)
        self.save = self._button(self.tr("&Save this game…"), self._save)
        self.copy = self._button(self.tr("&Copy"), self._copy)
        self.script = self._button(self.tr("Save the scr&ipt…"), self._save_script)
        self.other = self._button(self.tr("Check a &file…"), self._choose)
        self.chain = self._button(self.tr("&All your games…"), lambda: show_chain(self))
        self.close_button = self._button(self.tr("Close"), self.reject)
        self.close_button.setDefault(True)
        self.script.setToolTip(self.tr("Checks a saved game on any computer that has Python"))
        self._lay_out()
        self.close_button.setFocus()
        self._run(lambda: check_game(controller))

    def check_file(self, path: Path) -> None:
        if self._run(lambda: check_file(path, self._controller.keeper.chain)):
            self._name = path.stem
            self._headline.setText(fill(self.tr("Check “{file}”"), file=path.name))

    def _run(self, check: Callable[[], DealCheck]) -> bool:
        try:
            self._check = done = check()
        except RecordError as error:
            self._say(file_text(error.message), is_fault=True)
            return False
        source = done.verification.game.source
        words = f"\n{_words_of(source)}" if isinstance(source, FairDeals) else ""
        self.source.say(source_words(source).name + words)
        self.lines.clear()
        refused = QColor(theme_of(self.palette()).refused)
        for claim, holds in lines_of(done):
            item = QListWidgetItem(line_words(claim, holds=holds), self.lines)
            if not holds:
                item.setForeground(refused)
        sentence, is_good = verdict(done)
        self._say(sentence, is_fault=not is_good)
        return True

    def _say(self, sentence: str, *, is_fault: bool = False) -> None:
        self.verdict.say(title_case(sentence), is_fault=is_fault)
        announce(self, sentence)

    # --------------------------------------------------------------- the buttons
    @Slot()
    def _save(self) -> None:
        if self._check is not None:
            title, kinds = self.tr("Save this game"), self.tr("Quinto games (*.quinto)")
            name, data = f"{self._name}.quinto", self._check.data
            save_with_dialog(self, title, kinds, name, data, self._say)

    @Slot()
    def _save_script(self) -> None:
        title, kinds = self.tr("Save the script"), self.tr("Python scripts (*.py)")
        data = resource_path(_SCRIPT).read_bytes()
        save_with_dialog(self, title, kinds, _SCRIPT, data, self._say)

    @Slot()
    def _copy(self) -> None:
        if self._check is not None:
            QGuiApplication.clipboard().setText(report(self._check))
            self._say(self.tr("Copied."))

    @Slot()
    def _choose(self) -> None:
        kinds = self.tr("Quinto games (*.quinto)")
        at = str(usual_folder(Place.DocumentsLocation))
        name = file_to_open(self, self.tr("Check a file"), at, kinds)
        if name:
            self.check_file(Path(name))

    # --------------------------------------------------------------- construction
    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(lambda: run())
        return button

    def _lay_out(self) -> None:
        self._headline: QLabel = heading(Command.CHECK_DEAL.spec.name, self, 22)
        whole = column(
            self._headline,
            self.source,
            (self.lines, 1),
            self.verdict,
            row(self.save, self.copy, self.script, None, gap=GAP),
            row(self.other, self.chain, None, self.close_button, gap=GAP),
            gap=GAP,
            edges=[round(20 * self.scale)] * 4,
        )
        self.setLayout(whole)
        self.setMinimumWidth(round(_WIDTH * self.scale))


_SIZE = QSize(640, 420)
_ROW_PADDING = 10


def fate_words(fate: Fate) -> str:
    """What became of a game."""
    return {
        Fate.BEGUN: translate("Chain", "begun"),
        Fate.LEFT: translate("Chain", "left unfinished"),
        Fate.UNPLAYED: translate("Chain", "left at once, unplayed"),
        Fate.TAKEN_UP: translate("Chain", "resumed"),
        Fate.FINISHED: translate("Chain", "finished"),
        Fate.GIVEN_UP: translate("Chain", "abandoned"),
    }[fate]


def chain_words(games: tuple[Committed, ...]) -> tuple[str, bool]:
    """How many games there are, and whether the chain is whole; and whether that is good."""
    if not games:
        return translate("Chain", "You have not begun a fair game yet."), True
    if not is_whole(games):
        text = translate(
            "Chain",
            "Fair games begun: {count}. The chain is broken: part of its file has been lost or "
            "changed.",
        )
        return fill(text, count=len(games)), False
    text = translate("Chain", "{count} fair games begun; the chain is unbroken.")
    if len(games) == 1:
        text = translate("Chain", "1 fair game begun.")
    return fill(text, count=len(games)), True


def begun_words(game: Committed) -> str:
    """When a game began, by the clock of this machine."""
    when = QDateTime.fromString(game.begun, Qt.DateFormat.ISODate).toLocalTime()
    return moment_text(when) or game.begun


class ChainDialog(PlateDialog):
    """Lists all fair games that began in the user's folder, the latest first."""

    def __init__(self, chain: CommitmentChain, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tie(self, "fair")
        self.setWindowTitle(Command.CHAIN.spec.name)
        self.told = Hint(self, 2)
        self.games = QTreeWidget(self)
        self.games.setAccessibleName(Command.CHAIN.spec.name)
        self.games.setRootIsDecorated(False)
        self.games.setUniformRowHeights(True)
        self.games.setHeaderLabels([self.tr("Started"), self.tr("Seal"), self.tr("Outcome")])
        self._listed: tuple[Committed, ...] = ()
        try:
            self._listed = chain.games()
        except RecordError as error:
            self.told.say(file_text(error.message), is_fault=True)
        else:
            sentence, is_good = chain_words(self._listed)
            self.told.say(sentence, is_fault=not is_good)
        for game in reversed(self._listed):
            cells = [begun_words(game), f"{shortened(game.commitment)}…", fate_words(game.fate)]
            item = QTreeWidgetItem(self.games, cells)
            item.setSizeHint(2, QSize(0, self.fontMetrics().height() + _ROW_PADDING))
            item.setToolTip(1, grouped(game.commitment.hex()))
            item.setData(
                1,
                Qt.ItemDataRole.AccessibleDescriptionRole,
                commitment_told(grouped(game.commitment.hex())),
            )
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.copy.setEnabled(bool(self._listed))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self._lay_out()
        self.games.setFocus()

    @Slot()
    def _copy(self) -> None:
        rows = [
            f"{game.begun}\t{game.commitment.hex()}\t{fate_words(game.fate)}"
            for game in self._listed
        ]
        QGuiApplication.clipboard().setText("\n".join(rows) + "\n")
        self.told.say(self.tr("Copied."))

    def _lay_out(self) -> None:
        header = self.games.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        buttons = closing_row(self)
        buttons.addButton(self.copy, buttons.ButtonRole.ActionRole)
        head = heading(Command.CHAIN.spec.name, self, 22)
        edges = [round(20 * self.scale)] * 4
        self.setLayout(column(head, self.told, (self.games, 1), buttons, gap=12, edges=edges))
        self.resize((_SIZE * self.scale).boundedTo(self.room()))
