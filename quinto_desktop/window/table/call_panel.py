"""The panel that asks for a call: what a trick will be worth."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quinto_desktop.rules import Call, Form, Observation
from quinto_desktop.window.controls.panels import InputGuard, Plate, TableButton
from quinto_desktop.window.look.fitting import fitted_text, without_widow, wrapped_lines
from quinto_desktop.window.look.pop_ups import as_tip
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.seat_text import Speaker

CALL_KEYS = {Call.PASS: "P", Call.DOUBLE: "D", Call.REDOUBLE: "R"}
CALL_SIGNS = (*CALL_KEYS.values(), *"ЗВКΠΔΡ")  # what the same keys type in Russian and in Greek

_WIDE, _NARROW = 372.0, 300.0
_MARGIN, _TIGHT_MARGIN, _LEAST_MARGIN = 32, 25, 22  # from the edge of the shadow
_TITLE, _TEXT, _CALL, _WORTH, _KEY = 24.0, 14.0, 18.0, 14.0, 12.0
_TIGHT_TITLE, _TIGHT_CALL = 18.0, 15.0
_PADDING, _CORNER, _RING = 16.0, 10.0, 6
_LIGHT = ((0.0, 0.5), (0.6, 0.0))  # its opacity, from below
_LOWER = 40  # in the prompt's place, in units of the table
_TIGHT_UNDER = 0.9
_LINES, _LINES_OF_HANDS = 2, 3  # where somebody calls for two hands, they are named
_ATTEMPTS = ((1.0, True), *[(share, False) for share in (1.0, 0.9, 0.8, 0.7, 0.55, 0.4)])
"""How much smaller the type is, and whether what calls do not change is told, the best first."""


class CallButton(TableButton):
    """A call, with what a trick is worth after it; all calls look alike."""

    ring = _RING

    def __init__(self, call: Call, worth: str, look: CurrentTheme, panel: QWidget) -> None:
        super().__init__(turn_text.call_name(call), look, panel)
        self._worth = worth
        self._fonts = ui_font(_CALL, bold=True), ui_font(_WORTH)
        self._own_key = CALL_KEYS[call]
        self._is_brief = False
        self._is_lit = False

    def light(self, *, lit: bool) -> None:
        """Stand in a warm light, as the call that a hint is about."""
        self._is_lit = lit
        self.update()

    def set_type(self, call: float, worth: float, *, is_brief: bool) -> None:
        """Set the sizes of its two lines, of which the second may be left out."""
        self._is_brief = is_brief
        self._fonts = ui_font(call, bold=True), ui_font(worth)
        high = sum(QFontMetricsF(font).height() for font in self._fonts[: 1 if is_brief else 2])
        self.setFixedHeight(round(high + 0.6 * call) + 2 * _RING)

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            theme = self._look.theme
            body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
            if self.hasFocus():
                painter.setPen(themed_pen(theme, theme.ledge_ring, 2.6))
                painter.drawRoundedRect(body.adjusted(-4, -4, 4, 4), _CORNER + 4, _CORNER + 4)
            fill = QColor(theme.raised)
            is_warm = self.underMouse()
            painter.setBrush(fill.lighter(120 if theme.is_dark else 104) if is_warm else fill)
            painter.setPen(themed_pen(theme, theme.plate_line, 1.2))
            painter.drawRoundedRect(body, _CORNER, _CORNER)
            if self._is_lit:
                self._paint_light(painter, body)
            self._paint_words(painter, body, theme.text_on_felt)

    def _paint_light(self, painter: QPainter, body: QRectF) -> None:
        # From below, as on a card; in high contrast a bar beside the words.
        colour = QColor(self._look.theme.hint)
        if not self._look.theme.shadow:
            painter.fillRect(body.adjusted(6, 9, 10 - body.width(), -9), colour)
            return
        warm = QLinearGradient(body.bottomLeft(), body.topLeft())
        for at, opacity in _LIGHT:
            colour.setAlphaF(opacity)
            warm.setColorAt(at, colour)
        painter.setBrush(warm)
        painter.drawRoundedRect(body, _CORNER, _CORNER)

    def _paint_words(self, painter: QPainter, body: QRectF, ink: str) -> None:
        room = body.adjusted(_PADDING, 0, -_PADDING, 0)
        key = self._paint_key(painter, room, ink)
        words = room.adjusted(0, 0, -key, 0)
        if self.isRightToLeft():
            words = room.adjusted(key, 0, 0, 0)
        told = [*zip((self.text(), self._worth), self._fonts, strict=True)]
        told = told[: 1 if self._is_brief else 2]
        high = [QFontMetricsF(font).height() for _, font in told]
        top = body.center().y() - sum(high) / 2
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        for (text, font), line in zip(told, high, strict=True):
            shown, fitted = fitted_text(text, font, words.width())
            painter.setFont(fitted)
            painter.drawText(QRectF(words.left(), top, words.width(), line), int(align), shown)
            top += line

    def _paint_key(self, painter: QPainter, room: QRectF, ink: str) -> float:
        font = ui_font(_KEY * self._fonts[0].pixelSize() / _CALL, bold=True)
        side = QFontMetricsF(font).height() + 4
        box = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
        if self.isRightToLeft():
            box.moveLeft(room.left())
        painter.setPen(themed_pen(self._look.theme, ink, 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._own_key)
        return side + 8


class CallPanel(Plate):
    """Offers the calls with equal weight, each always in its place; passing has the keys."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.guard = InputGuard(self)
        self._question = self.add_label()
        self._so_far = self.add_label(is_secondary=True)
        self._rule = self.add_label(is_secondary=True)
        self.row.setDirection(QBoxLayout.Direction.TopToBottom)
        self.row.setSpacing(0)
        for label in (self._question, self._so_far, self._rule):
            label.setContentsMargins(_RING, 0, _RING, 0)
        for part in (self._question, self._so_far):
            self.column.addWidget(part)
        self.column.addLayout(self.row)
        self.column.addWidget(self._rule)
        self.buttons: dict[Call, CallButton] = {}
        self._note = ""
        self._lines = _LINES
        self._is_explained = True
        self.hide()

    def offer(self, observation: Observation, speaker: Speaker) -> None:
        self.take_away(self.buttons.values())
        calls = [action for action in observation.actions if isinstance(action, Call)]
        calls.sort(key=lambda call: call is not Call.PASS)
        note = turn_text.call_note(observation)
        self.buttons = {call: self._button(call, observation, speaker, note) for call in calls}
        prompt = turn_text.call_prompt(speaker, observation)
        score = turn_text.call_score(speaker, observation)
        self._so_far.setText(without_widow(turn_text.calls_so_far(speaker, observation)))
        self._note = note
        self._lines = _LINES if speaker.form is Form.FOUR else _LINES_OF_HANDS
        self.setAccessibleName(prompt)
        self._tell_question()
        self.setAccessibleDescription(" ".join(filter(None, (score, note))))

    def light(self, call: Call | None) -> None:
        """Light the button of a call, and no other."""
        for each, button in self.buttons.items():
            button.light(lit=each is call)

    def explain(self, *, explained: bool) -> None:
        """Choose whether the panel says what a call means, or is low, as somebody else does."""
        self._is_explained = explained
        way = QBoxLayout.Direction
        self.row.setDirection(way.TopToBottom if explained else way.LeftToRight)
        self._tell_question()

    def _tell_question(self) -> None:
        is_explained = self._is_explained
        question = turn_text.call_question(self.buttons) if is_explained else self.accessibleName()
        self._question.setText(question)
        self._so_far.setVisible(is_explained)

    def _button(
        self, call: Call, observation: Observation, speaker: Speaker, note: str
    ) -> CallButton:
        button = CallButton(call, turn_text.call_worth(call, observation), self._look, self)
        told = turn_text.call_help(speaker, call, observation)
        button.setAccessibleDescription(" ".join(filter(None, (told, note))))
        button.setToolTip(as_tip(told))
        button.clicked.connect(lambda: self._table.action_chosen.emit(call))
        self.guard.watch(button)
        self.row.addWidget(button)
        button.show()  # else it takes no room in a panel that is up already
        return button

    def stand(self, room: QRectF, unit: float) -> None:
        """Stand in the middle of a place of the table at a scale, as large as there is room for."""
        is_tight, lower = unit < _TIGHT_UNDER, _LOWER * unit
        unit = max(1.0, unit)  # it asks for points: nothing in it is small, whatever the table is
        wide = min((_NARROW if is_tight else _WIDE) * unit, room.width())
        for share, has_rule in _ATTEMPTS:
            self._tell_rule(has_rule=has_rule)
            self._set_type(unit, share, round(wide), is_tight=is_tight)
            if self.height() <= room.height():
                break
        x = room.center().x() - self.width() / 2
        y = room.center().y() - self.height() / 2
        if not self._is_explained:
            y = room.bottom() + lower - self.height()  # what explains it stands above
        self.move(round(x), round(max(0.0, y)))

    def _tell_rule(self, *, has_rule: bool) -> None:
        rule = turn_text.call_rule() if has_rule else ""
        told = " ".join(filter(None, (rule, self._note))) if self._is_explained else ""
        self._rule.setText(told)
        self._rule.setVisible(bool(told))

    def _set_type(self, unit: float, share: float, wide: int, *, is_tight: bool) -> None:
        size = unit * share
        is_small = is_tight or not self._is_explained
        title = (_TIGHT_TITLE if is_small else _TITLE) * size
        call = (_TIGHT_CALL if is_tight else _CALL) * size
        self._question.setFont(serif_font(title, bold=True))
        for label in (self._so_far, self._rule):
            label.setFont(ui_font(_TEXT * size))
        margin = round(max(_LEAST_MARGIN, (_TIGHT_MARGIN if is_tight else _MARGIN) * size))
        self.scale = unit
        aside = margin - _RING  # which the buttons need round them
        self.column.setContentsMargins(aside, margin, aside, margin)
        self.column.setSpacing(round(4 * size))
        inside = wide - 2 * aside
        for button in self.buttons.values():
            button.set_type(call, _WORTH * size, is_brief=not self._is_explained)
            button.setFixedWidth(inside if self._is_explained else inside // len(self.buttons))
        self._so_far.setFixedHeight(self._room_for_lines(self._so_far.font(), inside - 2 * _RING))
        self.fit(wide)

    def _room_for_lines(self, font: QFont, inside: int) -> int:
        # What has been called takes few lines or many, but a call keeps its place.
        lines = max(self._lines, len(wrapped_lines(self._so_far.text(), font, inside)))
        return round(lines * QFontMetricsF(font).lineSpacing()) + 2
