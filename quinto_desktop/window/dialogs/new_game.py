"""The dialog for a new game: how many play, who they are, by which rules and how long."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import GameSetup, Players, numbered_game, usual_players
from quinto_desktop.rules import Form, preset_of
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, enlarge
from quinto_desktop.window.dialogs.form_choice import FormChoice
from quinto_desktop.window.dialogs.game_choices import GameChoices
from quinto_desktop.window.dialogs.pane import Pane
from quinto_desktop.window.dialogs.players_choice import PlayersChoice
from quinto_desktop.window.dialogs.rule_choices import RuleChoices
from quinto_desktop.window.theme import serif_font, text_zoom
from quinto_desktop.window.topics import offer_help
from quinto_desktop.window.variant_words import preset_name

_GAME_WIDTH = 300
_MARGIN = 20
_FRAME = QSize(16, 48)  # room for the window's own frame


class NewGameDialog(QDialog):
    """Asks what has to be known before the first deal. Enter starts the game as it stands.

    Args:
        setup: The players and rules to begin with; its number is not taken over.
        remembered: Who played a form last; None if nobody has yet.
        parent: The window.

    Attributes:
        forms: How many play.
        players: Who plays.
        game: By whose rules, how long, and which game.
        rules: Every rule by itself, on a page of its own.
        back: Leaves that page.
        pane: Scrolls all but the buttons on a small screen.
        start: Starts the game.
    """

    def __init__(
        self,
        setup: GameSetup,
        remembered: Callable[[Form], Players | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._setup: GameSetup | None = None
        self._fitted = QSize()

        def players_of(form: Form) -> Players:
            if form is setup.rules.form:
                return setup.players
            return remembered(form) or usual_players(form)

        self.forms = FormChoice(setup.rules.form, self)
        self.players = PlayersChoice(players_of, self)
        self.game = GameChoices(setup.rules, self)
        self.rules = RuleChoices(setup.rules, self)
        self.back = QPushButton(self.tr("&Back to the players"), self)
        self.start = QPushButton(self.tr("S&tart the game"), self)
        self._lay_out()
        self._order_fields()
        self._connect()
        self._show_choices()
        offer_help(self)
        self.start.setFocus()

    def setup(self) -> GameSetup:
        """The game that was asked for; without a number given, a new one.

        Raises:
            ValueError: The dialog has not been accepted.
        """
        if self._setup is None:
            raise ValueError("no game has been asked for yet")
        return self._setup

    def accept(self) -> None:
        """Take what was chosen; if something is wrong with it, go there instead."""
        rules, number = self.rules.rules(), self.game.number
        if self.players.fault or number.fault:
            self._leave_details()
            if self.players.fault:
                self.players.show_fault()
            else:
                number.show_fault()
            return
        self._setup = numbered_game(self.players.plan.players(), rules, number.number)
        super().accept()

    # --------------------------------------------------------------- keeping it together
    def _connect(self) -> None:
        self.forms.chosen.connect(self.game.take_form)
        self.game.changed.connect(self._show_choices)
        self.game.number.changed.connect(self._show_choices)
        self.game.details.clicked.connect(self._show_details)
        self.rules.changed.connect(self._on_rules_changed)
        self.back.clicked.connect(self._leave_details)

    @Slot()
    def _on_rules_changed(self) -> None:
        self.game.take(self.rules.rules())

    @Slot()
    def _show_choices(self) -> None:
        """Let every part show the rules as they are now."""
        rules = self.game.rules
        self.rules.show_rules(rules)
        self.players.show_rules(rules, self.game.number.number)
        text = self.tr("The rules in detail: {preset}")
        self._heading.setText(fill(text, preset=preset_name(preset_of(rules))))

    @Slot()
    def _show_details(self) -> None:
        self._pages.setCurrentIndex(1)
        self.back.show()
        self.rules.editors[0].setFocus()

    @Slot()
    def _leave_details(self) -> None:
        if self._pages.currentIndex() == 1:
            self._pages.setCurrentIndex(0)
            self.back.hide()
            self.game.details.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave the details first."""
        if event.key() == Qt.Key.Key_Escape and self._pages.currentIndex() == 1:
            self._leave_details()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Grow with longer texts."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """Be as large as everything needs, as far as the screen goes; do not shrink again."""
        wanted = self.sizeHint()
        if wanted == self._fitted:
            return
        self._fitted = wanted
        if self.isVisible():
            wanted = wanted.expandedTo(self.size())
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _FRAME))

    # --------------------------------------------------------------- putting it together
    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._first_page())
        self._pages.addWidget(self._details_page())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.pane = Pane(self._pages, self)
        layout.addWidget(self.pane, 1)
        layout.addLayout(self._foot())

    def _first_page(self) -> QWidget:
        page = QWidget(self)
        self.game.setMinimumWidth(round(_GAME_WIDTH * text_zoom()))
        line = QFrame(page)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        layout = QGridLayout(page)
        layout.setContentsMargins(_MARGIN, 10, _MARGIN, 6)
        layout.setHorizontalSpacing(_MARGIN)
        layout.setVerticalSpacing(14)
        layout.addWidget(self.forms, 0, 0, 1, 3)
        layout.addWidget(self.players, 1, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(line, 1, 1)
        layout.addWidget(self.game, 1, 2)
        layout.setColumnStretch(0, 4)
        layout.setColumnStretch(2, 3)
        layout.setRowStretch(1, 1)
        return page

    def _details_page(self) -> QWidget:
        page = QWidget(self)
        self._heading = QLabel(page)
        self._heading.setFont(serif_font(18, bold=True))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(_MARGIN, 14, _MARGIN, 6)
        layout.setSpacing(14)
        layout.addWidget(self._heading)
        layout.addWidget(self.rules, 1)
        return page

    def _foot(self) -> QHBoxLayout:
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.start.setDefault(True)
        self._cancel.setAutoDefault(False)
        enlarge(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.back.hide()
        foot = QHBoxLayout()
        foot.setContentsMargins(_MARGIN, 8, _MARGIN, 14)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(buttons)
        return foot

    def _order_fields(self) -> None:
        """Let Tab go through the form, the players, the game, then the buttons."""
        widgets: list[QWidget] = [*self.forms.tiles.values()]
        for plan in self.players.plans:
            for box in plan.boxes_in_order:
                widgets += [box.name, box.kind]
        widgets += [self.game.preset.box, self.game.details]
        widgets += [self.game.match.box, self.game.number.edit]
        widgets += [*self.rules.editors, self.back, self.start, self._cancel]
        self.back.setMinimumHeight(FIELD_HEIGHT)
        for before, after in pairwise(widgets):
            self.setTabOrder(before, after)
