"""The New game dialog: the form of the game, the players and the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import GameSetup, Players, numbered_game, usual_players
from quinto_desktop.rules import Form, preset_of
from quinto_desktop.window.forms.fields import FIELD_HEIGHT, Pane, enlarge
from quinto_desktop.window.forms.topics import tie
from quinto_desktop.window.look.theme import serif_font, text_zoom, ui_font
from quinto_desktop.window.new_game.options import GameChoices, RuleChoices
from quinto_desktop.window.new_game.players import PlayersChoice
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.rule_text import (
    Option,
    form_label,
    form_words,
    option_name,
    preset_name,
)

_ANCHORS = {Form.FOUR: "s2", Form.DUMMY: "s9", Form.TWO: "s10"}
_WIDTH = 236
_SIGN = 15
_LEAST_HEIGHT = 54
_PADDING = 10
_LEADING = 1
_WORDS = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_TITLE = int(_WORDS | Qt.TextFlag.TextShowMnemonic)
_HELP = int(_WORDS)


class FormChoice(QWidget):
    """Lets the user choose the form of the game.

    Signals:
        chosen(object): The user has chosen another `Form`.
    """

    chosen = Signal(object)

    def __init__(self, form: Form, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(option_name(Option.FORM))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.tiles = {kind: Tile(form_label(kind), form_words(kind)[1], self) for kind in Form}
        for kind, anchor in _ANCHORS.items():
            tie(self.tiles[kind], anchor)
        for kind, tile in self.tiles.items():
            tile.setChecked(kind is form)
            tile.toggled.connect(lambda on, kind=kind: self._on_tile_toggled(kind, on=on))
            layout.addWidget(tile, 1)

    def _on_tile_toggled(self, form: Form, *, on: bool) -> None:
        if on:
            self.chosen.emit(form)


class Tile(QRadioButton):
    """A radio button with an explanation, clickable everywhere.

    Args:
        title: The option, with a mnemonic.
        help_: What it means.
    """

    def __init__(self, title: str, help_: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._help = help_
        self._title_font = ui_font(14, bold=True)
        self._help_font = ui_font(12)
        self.setAccessibleDescription(help_)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def sizeHint(self) -> QSize:
        """The size that fits three side by side, high enough for the text."""
        width = round(_WIDTH * min(text_zoom(), 1.5))
        title, help_ = self._places(QRect(0, 0, width, _LEAST_HEIGHT))
        return QSize(width, max(_LEAST_HEIGHT, help_.bottom() - title.top() + 2 * _PADDING))

    def minimumSizeHint(self) -> QSize:
        """The same size, as the text would not fit a smaller one."""
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        """Accept clicks everywhere, not only on the text."""
        return self.rect().contains(place)

    def _places(self, whole: QRect) -> tuple[QRect, QRect]:
        """The places of the title and the help in a left-to-right layout."""
        room = QRect(0, 0, whole.width() - _SIGN - 3 * _PADDING, 10_000)
        title = QFontMetrics(self._title_font).boundingRect(room, _TITLE, self.text())
        help_ = QFontMetrics(self._help_font).boundingRect(room, _HELP, self._help)
        height = title.height() + _LEADING + help_.height()
        title.setWidth(room.width())
        help_.setWidth(room.width())
        title.moveTo(_SIGN + 2 * _PADDING, max(_PADDING, (whole.height() - height) // 2))
        help_.moveTo(title.left(), title.top() + title.height() + _LEADING)
        return title, help_

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile, tinted and with its button filled if chosen."""
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        whole, direction = self.rect(), self.layoutDirection()
        title, help_ = self._places(whole)
        sign = QRect(_PADDING, title.center().y() - _SIGN // 2, _SIGN, _SIGN)
        self._paint_sign(painter, QStyle.visualRect(direction, whole, sign))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self._title_font)
        flags = _TITLE if self._shows_mnemonic() else _TITLE | Qt.TextFlag.TextHideMnemonic
        painter.drawText(QStyle.visualRect(direction, whole, title), flags, self.text())
        painter.setFont(self._help_font)
        painter.drawText(QStyle.visualRect(direction, whole, help_), _HELP, self._help)

    def _shows_mnemonic(self) -> bool:
        hint = QStyle.StyleHint.SH_UnderlineShortcut
        return bool(self.style().styleHint(hint, None, self))

    def _paint_sign(self, painter: QStylePainter, place: QRect) -> None:
        """Paint a radio button visible on every background, unlike those of some styles."""
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(colour, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        circle = QRectF(place).adjusted(0.6, 0.6, -0.6, -0.6)
        painter.drawEllipse(circle)
        if self.isChecked():
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(circle.adjusted(3.6, 3.6, -3.6, -3.6))

    def _paint_ground(self, painter: QStylePainter) -> None:
        palette = self.palette()
        highlight = palette.color(QPalette.ColorRole.Highlight)
        line = QColor(palette.color(QPalette.ColorRole.WindowText))
        line.setAlphaF(0.5)
        ground = QColor(highlight)
        ground.setAlphaF(0.16 if self.isChecked() else 0.08 if self.underMouse() else 0.0)
        width = 2.0 if self.isChecked() else 1.0
        painter.setPen(QPen(highlight if self.isChecked() else line, width))
        painter.setBrush(ground)
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4.5, 4.5, -4.5, -4.5), 5, 5)


_GAME_WIDTH = 300
_MARGIN = 20
_FRAME = QSize(16, 48)  # allowance for the window frame


class NewGameDialog(QDialog):
    """Asks for everything needed before the first deal. Enter starts the game at once.

    Args:
        setup: The players and rules to begin with; its number is ignored.
        remembered: Returns the last players of a form; None if it has not been played yet.
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
        self.back = QPushButton(self.tr("&Back to players"), self)
        self.start = QPushButton(self.tr("S&tart game"), self)
        self._lay_out()
        self._order_fields()
        self._connect()
        self._show_choices()
        self.start.setFocus()

    def setup(self) -> GameSetup:
        """The requested game, with a new number if none was entered.

        Raises:
            ValueError: The dialog has not been accepted.
        """
        if self._setup is None:
            raise ValueError("no game has been asked for yet")
        return self._setup

    def accept(self) -> None:
        """Accept the choices, or go to the first invalid one."""
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

    # --------------------------------------------------------------- keeping the parts in step
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
        """Show the present rules in every part."""
        rules = self.game.rules
        self.rules.show_rules(rules)
        self.players.show_rules(rules, self.game.number.number)
        text = self.tr("Rules in detail: {preset}")
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
        """Let Escape close the details first."""
        if event.key() == Qt.Key.Key_Escape and self._pages.currentIndex() == 1:
            self._leave_details()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Grow to fit longer texts."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """Grow to the size everything needs, within the screen; never shrink."""
        wanted = self.sizeHint()
        if wanted == self._fitted:
            return
        self._fitted = wanted
        if self.isVisible():
            wanted = wanted.expandedTo(self.size())
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _FRAME))

    # --------------------------------------------------------------- construction
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
        """Set the tab order: the form, the players, the game, then the buttons."""
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
