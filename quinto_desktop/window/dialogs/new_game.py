"""The dialog for a new game: who sits where, how far to play, and by which rules."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import GameSetup, Level, numbered_game
from quinto_desktop.rules import RuleOptions
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.game_fields import NumberEdit, TargetBox
from quinto_desktop.window.dialogs.rule_choices import RuleChoices
from quinto_desktop.window.dialogs.seat_plan import SeatPlan, level_help, level_name
from quinto_desktop.window.theme import serif_font, text_zoom, ui_font

_GAME_WIDTH = 290
_FIELD_HEIGHT = 30
_FRAME = QSize(16, 48)  # room for the window's own frame


class NewGameDialog(QDialog):
    """Asks what has to be known before the first deal. Enter starts the game as it stands.

    Args:
        setup: The players and rules to begin with; its number is not taken over.
        parent: The window.

    Attributes:
        plan: Who sits where.
        target: What the game is played to.
        number: The game's number, or nothing for a new one.
        details: Folds the rules out.
        rules: The rules that the sources disagree about.
        start: Starts the game.
    """

    def __init__(self, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._setup: GameSetup | None = None
        self.plan = SeatPlan(setup.seats, self)
        self.target = TargetBox(setup.rules.target, self)
        self.number = NumberEdit(self)
        self.rules = RuleChoices(setup.rules.joker_lead, setup.rules.cachette_from, self)
        self.details = QToolButton(self)
        self.start = QPushButton(self.tr("Start the game"), self)
        self._lay_out()
        self._order_fields()
        self._prepare_details(setup.rules)
        self.number.fault_changed.connect(self._on_number_fault_changed)
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
        """Take what was chosen; with a faulty number, stay."""
        if self.number.fault:
            self.number.setFocus()
            return
        self.target.round_up()
        rules = RuleOptions(self.rules.joker_lead, self.rules.cachette_from, self.target.value())
        self._setup = numbered_game(self.plan.seats(), rules, self.number.number)
        super().accept()

    @Slot(str)
    def _on_number_fault_changed(self, fault: str) -> None:
        self.start.setEnabled(not fault)

    # --------------------------------------------------------------- the rules' details
    def _prepare_details(self, rules: RuleOptions) -> None:
        """Fold the rules away if they are the usual ones."""
        self.details.setText(self.tr("&Rules in detail"))
        self.details.setCheckable(True)
        self.details.setAutoRaise(True)
        self.details.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.details.toggled.connect(self._show_details)
        usual = RuleOptions(target=rules.target)
        self.details.setChecked(rules != usual)
        self._show_details(rules != usual)

    @Slot(bool)
    def _show_details(self, shown: bool) -> None:  # noqa: FBT001
        self.details.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        self.rules.setVisible(shown)

    def event(self, event: QEvent) -> bool:
        """Grow with what is folded out, and with longer texts."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """Be as large as everything needs, as far as the screen goes; do not shrink again."""
        wanted = self.sizeHint()
        if self.isVisible():
            wanted = wanted.expandedTo(self.size())
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _FRAME))

    # --------------------------------------------------------------- putting it together
    def _lay_out(self) -> None:
        body = QWidget(self)
        columns = QHBoxLayout(body)
        columns.setContentsMargins(20, 14, 20, 8)
        columns.setSpacing(22)
        columns.addLayout(self._seats_column(), 1)
        line = QFrame(body)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        columns.addWidget(line)
        columns.addWidget(self._game_column(body))
        self._pane = _Pane(body, self)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.start.setDefault(True)
        # Or Enter would cancel and all be lost while a faulty number keeps the game waiting.
        self._cancel.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        foot = QVBoxLayout()
        foot.setContentsMargins(20, 0, 20, 14)
        foot.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pane)
        layout.addLayout(foot)

    def _seats_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(_heading(self.tr("At the table")))
        column.addWidget(self.plan)
        column.addSpacing(4)
        for level in (Level.CASUAL, Level.NOVICE):
            text = self.tr("<b>{level}</b>: {help}")
            label = QLabel(fill(text, level=level_name(level), help=level_help(level)))
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
            label.setFont(ui_font(12))
            column.addWidget(label)
        column.addStretch(1)
        return column

    def _game_column(self, parent: QWidget) -> QWidget:
        whole = QWidget(parent)
        # One width, whether or not the rules are folded out.
        whole.setFixedWidth(round(_GAME_WIDTH * text_zoom()))
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(_heading(self.tr("The game")))
        fields = QGridLayout()
        fields.setHorizontalSpacing(12)
        fields.setColumnStretch(1, 1)
        for row, (text, field) in enumerate(
            [(self.tr("&Played to"), self.target), (self.tr("&Game number"), self.number)]
        ):
            label = QLabel(text)
            label.setBuddy(field)
            fields.addWidget(label, row, 0)
            fields.addWidget(field, row, 1)
        column.addLayout(fields)
        column.addWidget(self.number.hint)
        column.addWidget(self.details)
        column.addWidget(self.rules)
        column.addStretch(1)
        return whole

    def _order_fields(self) -> None:
        """Let Tab go through the seats, then the game, then the buttons; make all of a height."""
        widgets: list[QWidget] = []
        for box in self.plan.boxes.values():
            widgets.append(box.name)
            if box.level is not None:
                widgets.append(box.level)
        widgets += [self.target, self.number, self.details, *self.rules.boxes]
        widgets += [self.start, self._cancel]
        for widget in widgets:
            widget.setMinimumHeight(_FIELD_HEIGHT)
        for before, after in pairwise(widgets):
            self.setTabOrder(before, after)


class _Pane(QScrollArea):
    """Shows its contents whole; only where the screen is too small can they be scrolled."""

    def __init__(self, contents: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._contents = contents
        self.setWidget(contents)

    def sizeHint(self) -> QSize:
        """The size of the contents; their texts take more lines the narrower they are."""
        hint, layout = self._contents.sizeHint(), self._contents.layout()
        if layout is not None:
            layout.activate()
            hint.setHeight(max(hint.height(), layout.totalHeightForWidth(hint.width())))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that the contents want another size."""
        if watched is self._contents and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(serif_font(18, bold=True))
    return label
