"""The chain of commitments, with what became of each game."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import CommitmentChain, RecordError
from quinto_desktop.game.checking.deal_check import Committed, Fate, is_whole
from quinto_desktop.window.controls.fields import Hint, enlarge, heading
from quinto_desktop.window.controls.topics import tie
from quinto_desktop.window.look.layout_direction import FRAME
from quinto_desktop.window.look.styling import PlateDialog
from quinto_desktop.window.text.fair_text import commitment_told, grouped, shortened
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.past_game_text import moment_text
from quinto_desktop.window.text.translation import fill, translate

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
        self.setWindowTitle(self.tr("Your fair games"))
        self.told = Hint(self, 2)
        self.games = QTreeWidget(self)
        self.games.setAccessibleName(self.tr("Your fair games"))
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
            row = [begun_words(game), f"{shortened(game.commitment)}…", fate_words(game.fate)]
            item = QTreeWidgetItem(self.games, row)
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
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        enlarge(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*([round(20 * self.scale)] * 4))
        layout.setSpacing(12)
        layout.addWidget(heading(self.tr("Your fair games"), self, 22))
        layout.addWidget(self.told)
        layout.addWidget(self.games, 1)
        layout.addWidget(buttons)
        room = self.screen().availableGeometry().size() - FRAME
        self.resize((_SIZE * self.scale).boundedTo(room))
