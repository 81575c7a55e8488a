"""The table of people who hold real cards: what they enter, large enough to be tapped."""

from __future__ import annotations

from functools import partial
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from quinto_desktop.game.aids.quint_board import QuintPlace, QuintStand, quint_board
from quinto_desktop.rules import (
    QUINTS,
    Count,
    MarkQuint,
    Observation,
    Phase,
    Quint,
    QuintKind,
    Rest,
    Side,
    Strike,
    Take,
)
from quinto_desktop.window.controls.panels import Label, TableButton
from quinto_desktop.window.look.fitting import draw_fitted
from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.surfaces import baize, paint_cloth, painting
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.board import CLOCKWISE
from quinto_desktop.window.table.capsule import (
    PLACE_CORNER,
    CapsulePainter,
    ShownPlace,
    hatch,
    paint_mark,
)
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import FELT_CORNER
from quinto_desktop.window.text import board_text, side_text
from quinto_desktop.window.text.card_text import tricks_count
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case

_LEAST = 48  # pixels, for a thumb
_LARGER, _QUINT = 1.8, 2.6  # than on a table with cards
_CLEAR = 0.4  # of a half
_CORNER, _RING = 14.0, 5
_PROMPT, _NAME, _TRICKS, _PEG, _HEAD = 19.0, 26.0, 21.0, 6.0, 34.0  # pixels, times the scale
_CENTRE = Qt.AlignmentFlag.AlignCenter.value
_COLUMNS = dict(zip((*CLOCKWISE[:2], None, *CLOCKWISE[2:]), range(0, 10, 2), strict=True))
_ACROSS = 10
_HEADS, _CROWN_ROW, _SIDES = 1, 3, 5


class _Tile(TableButton):
    """Something to tap, as large as its place."""

    def __init__(self, look: CurrentTheme, panel: QWidget) -> None:
        super().__init__("", look, panel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_LEAST, _LEAST)

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)

    @property
    def body(self) -> QRectF:
        # With room for the ring round it.
        return QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self) as painter:
            if self.hasFocus():
                painter.setPen(themed_pen(theme, theme.ledge_ring, 2.6))
                painter.drawRoundedRect(self.body.adjusted(-3, -3, 3, 3), _CORNER, _CORNER)
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        raise NotImplementedError


class _QuintTile(QWidget):
    """A quint and how it stands; who has it is tapped on its halves, which lie over it."""

    def __init__(self, quint: Quint, look: CurrentTheme, panel: QWidget) -> None:
        super().__init__(panel)
        self._look, self._unit = look, 1.0
        self._place, self._is_own = QuintPlace(quint), False

    def say(self, place: QuintPlace, *, is_own: bool) -> None:
        self._place, self._is_own = place, is_own
        self.update()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, colours = self._look.theme, board_colours(self._look.theme)
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        is_royal, unit = self._place.quint.suit is None, _QUINT * self._unit
        corner = body.height() / 2 if is_royal else PLACE_CORNER * unit
        with painting(self) as painter:
            painter.setPen(themed_pen(theme, colours.line, 1.2))
            painter.setBrush(QColor(colours.capsule))
            painter.drawRoundedRect(body, corner, corner)
            shown = ShownPlace(self._place, self._is_own, is_lit=False, preview=None)
            pegs = 0.4 * body.height()  # to which both halves are open
            CapsulePainter(painter, theme, unit, beside_crown=pegs).paint_place(body, shown)


class _HalfTile(_Tile):
    """Half of a quint: tapped, a side has it, or no longer; with the menu key it is gone."""

    parted = Signal()

    def __init__(self, look: CurrentTheme, panel: QWidget) -> None:
        super().__init__(look, panel)
        self.setCheckable(True)
        self._is_own = self._is_open = False
        self.setToolTip(self.tr("Right click, or press and hold: nobody can win it any more."))

    def say(self, words: str, *, is_own: bool, has_it: bool, is_open: bool) -> None:
        self._is_own, self._is_open = is_own, is_open
        self.setChecked(has_it)
        self.setAccessibleName(words)
        self.update()

    def nextCheckState(self) -> None:
        pass  # what is entered checks it, and may be refused

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.parted.emit()

    @property
    def _is_left(self) -> bool:
        return self._is_own is not self.isRightToLeft()

    @property
    def body(self) -> QRectF:
        # Clear of the quint, which stands in the middle of both halves.
        body, clear = super().body, _CLEAR * self.width()
        return body.adjusted(0, 0, -clear, 0) if self._is_left else body.adjusted(clear, 0, 0, 0)

    def _paint(self, painter: QPainter) -> None:
        if not self._is_open:
            return
        colours, at = board_colours(self._look.theme), self.body.center()
        size = _PEG * max(1.0, self._unit)
        at.setX(self.body.left() + 2 * size if self._is_left else self.body.right() - 2 * size)
        painter.setPen(themed_pen(self._look.theme, colours.edge, 1.2))
        painter.setBrush(QColor(colours.ours if self._is_own else colours.theirs))
        paint_mark(painter, at, size, own=self._is_own)


class _WordTile(_Tile):
    """One or two lines in the middle, in the colour of a side or in nobody's."""

    def __init__(self, look: CurrentTheme, panel: QWidget, side: Side | None = None) -> None:
        super().__init__(look, panel)
        self.side = side
        self.is_own, self._lines = False, ("", "")

    def say(self, name: str, under: str = "", spoken: str = "", *, is_own: bool = False) -> None:
        self._lines, self.is_own = (name, under), is_own
        self.setAccessibleName(spoken or name)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme, colours = self._look.theme, board_colours(self._look.theme)
        ink = theme.text_on_felt
        painter.setPen(themed_pen(theme, theme.plate_line, 1.2))
        painter.setBrush(QColor(theme.raised))
        if self.side is not None:
            ground, ink = colours.of_side(own=self.is_own)
            painter.setBrush(QColor(ground))
        painter.drawRoundedRect(self.body, _CORNER, _CORNER)
        if self.side is not None and not self.is_own:
            hatch(painter, self.body, _CORNER, theme, self._unit)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        self._write(painter, ink)

    def _write(self, painter: QPainter, ink: str) -> None:
        grows, room = max(1.0, self._unit), self.body.adjusted(8, 0, -8, 0)
        fonts = serif_font(_NAME * grows, bold=True), serif_font(_TRICKS * grows)
        told = [line for line in zip(self._lines, fonts, strict=True) if line[0]]
        high = [QFontMetricsF(font).height() for _, font in told]
        if sum(high) > room.height():  # large type
            for font in fonts:
                font.setPixelSize(int(font.pixelSize() * room.height() / sum(high)))
            high = [QFontMetricsF(font).height() for _, font in told]
        top = room.center().y() - sum(high) / 2
        for (text, font), line in zip(told, high, strict=True):
            draw_fitted(
                painter, QRectF(room.left(), top, room.width(), line), text, font, ink, _CENTRE
            )
            top += line


class _Prompt(Label):  # what is to be done next
    def say(self, text: str, unit: float) -> None:
        self._unit = unit
        self.setAccessibleName(text)
        self.setMinimumHeight(round(QFontMetricsF(self._font()).height()) + 4)
        self.show()
        self.update()

    def _font(self) -> QFont:
        return serif_font(_PROMPT * max(1.0, self._unit), bold=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        text, ink = self.accessibleName(), self._look.theme.text_on_felt
        with painting(self) as painter:
            draw_fitted(painter, QRectF(self.rect()), text, self._font(), ink, _CENTRE)


class ScoreKeeper(QWidget):
    """Covers the felt where people hold the cards: who has taken the quints and the tricks."""

    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(table)
        self._look, self._unit = look, 1.0
        self._enter = table.action_chosen.emit
        self._places: dict[Quint, QuintPlace] = {}
        self._tiles: dict[Quint, _QuintTile] = {}
        look.changed.connect(self.update)
        self.setAccessibleName(self.tr("The score"))
        self.hide()

    def _furnish(self) -> None:
        # Not before people hold the cards: every table has this, and its parts take 4 ms.
        look = self._look
        self._prompt = _Prompt(look, self)
        self._grid = QGridLayout(self)
        self._tiles = {quint: _QuintTile(quint, look, self) for quint in QUINTS}
        self.halves = {one: _HalfTile(look, self) for one in product(QUINTS, Side)}
        self.takes = {side: _WordTile(look, self, side) for side in Side}
        self.backs = {side: _WordTile(look, self) for side in Side}
        self.rests = {side: _WordTile(look, self) for side in Side}
        self.count = _WordTile(look, self)
        for (quint, side), half in self.halves.items():
            half.clicked.connect(partial(self._give, quint, side))
            half.parted.connect(partial(self._part, quint))
        for side in Side:
            self.takes[side].clicked.connect(partial(self._enter, Take(side)))
            self.backs[side].clicked.connect(partial(self._enter, Strike(side)))
            self.rests[side].clicked.connect(partial(self._enter, Rest(side)))
        self.count.clicked.connect(partial(self._enter, Count()))
        for key in ("1", "2"):
            add_key(key, self, partial(self._take_by_key, key))
        self._scale()

    # --------------------------------------------------------------- what is shown
    def show_state(self, now: Observation, speaker: Speaker) -> None:
        """Show a deal with real cards until it has ended a game; hide where there is none."""
        if not now.has_real_cards or now.winner is not None:
            self.hide()
            return
        if not self._tiles:
            self._furnish()
        self._lay_out(speaker)
        self.setFocusProxy(self.halves[QUINTS[0], speaker.sides[0]])
        self._places = {place.quint: place for place in quint_board(now)}
        for place in self._places.values():
            self._tell_quint(place, speaker)
        is_done = Count() in now.actions
        self.count.setEnabled(is_done)  # first, as it is next in the order of Tab
        for side in Side:
            self._tell_side(side, now, speaker)
            for tile in (self.takes[side], self.rests[side]):
                tile.setEnabled(not is_done)
        self.count.say(self.tr("Count"))
        self.setEnabled(now.phase in (Phase.DOUBLING, Phase.PLAY))  # then undo leads back
        self._prompt.say(board_text.entry_prompt(now, speaker), self._unit)
        self.show()

    def _tell_quint(self, place: QuintPlace, speaker: Speaker) -> None:
        own, is_taken = speaker.sides[0], place.state is QuintStand.TAKEN
        quint, text = board_text.place_words(place, speaker), self.tr("{quint}: to {side}")
        self._tiles[place.quint].say(place, is_own=place.side is own)
        for side in Side:
            self.halves[place.quint, side].say(
                fill(text, quint=quint, side=side_text.name(speaker, side)),
                is_own=side is own,
                has_it=is_taken and place.side is side,
                is_open=place.state is QuintStand.OPEN,
            )

    def _tell_side(self, side: Side, now: Observation, speaker: Speaker) -> None:
        won = sum(trick.winner is not None and trick.winner.side is side for trick in now.tricks)
        name, tricks = title_case(side_text.members(speaker, side)), tricks_count(won)
        worth = board_text.each(now.trick_value)
        told = fill(self.tr("A trick: {side}, {tricks} so far"), side=name, tricks=tricks)
        self.takes[side].say(name, f"{tricks} · {worth}", told, is_own=side is speaker.sides[0])
        told = fill(self.tr("The rest of the tricks: {side}"), side=name)
        self.rests[side].say(self.tr("The rest"), spoken=told)
        told = fill(self.tr("One trick less: {side}, {tricks} so far"), side=name, tricks=tricks)
        self.backs[side].say("−", spoken=told)
        self.backs[side].setEnabled(won > 0)

    # --------------------------------------------------------------- what is entered
    def _take_by_key(self, key: str) -> None:
        next(one for one in self.takes.values() if one.is_own is (key == "1")).click()

    def _give(self, quint: Quint, side: Side) -> None:
        # Tapped where it is, it is taken back; where it is not, it is said who has it.
        has_it = self.halves[quint, side].isChecked()
        self._enter(Strike(quint) if has_it else MarkQuint(quint, side))

    def _part(self, quint: Quint) -> None:
        is_gone = self._places[quint].state is QuintStand.GONE
        self._enter(Strike(quint) if is_gone else MarkQuint(quint, None))

    # --------------------------------------------------------------- place and paint
    def stand(self, geometry: Geometry) -> None:
        """Cover the felt of a table of another size."""
        self._unit = geometry.unit
        self.setGeometry(QRectF(*geometry.felt).adjusted(2, 2, -2, -2).toAlignedRect())
        if self._tiles:
            self._scale()

    def _scale(self) -> None:
        for tile in self._tiles.values():
            tile.set_unit(self._unit)
        for button in self.findChildren(_Tile):
            button.set_unit(self._unit)
        self._prompt.say(self._prompt.accessibleName(), self._unit)
        self._grid.setRowMinimumHeight(_HEADS, round(_HEAD * self._unit))

    def _lay_out(self, speaker: Speaker) -> None:
        (ours, theirs), layout = speaker.sides, self._grid
        layout.setContentsMargins(12, 8, 12, 12)
        layout.setSpacing(2)
        layout.addWidget(self._prompt, 0, 0, 1, _ACROSS)
        rows = dict.fromkeys(_COLUMNS, _HEADS)
        for quint, tile in self._tiles.items():
            rows[quint.suit] += 1
            row = rows[quint.suit] if quint.suit is not None else _CROWN_ROW
            layout.addWidget(tile, row, _COLUMNS[quint.suit], 1, 2)
            for place, side in enumerate((ours, theirs)):
                layout.addWidget(self.halves[quint, side], row, _COLUMNS[quint.suit] + place)
        for side, column in ((ours, 0), (theirs, 6)):
            layout.addWidget(self.takes[side], _SIDES, column, 1, 4)
            layout.addWidget(self.backs[side], _SIDES + 1, column, 1, 2)
            layout.addWidget(self.rests[side], _SIDES + 1, column + 2, 1, 2)
        layout.addWidget(self.count, _SIDES, 4, 2, 2)
        for row in range(_HEADS + 1, _SIDES + 2):
            layout.setRowStretch(row, 2 if row == _SIDES else 1)
        for column in range(_ACROSS):
            layout.setColumnStretch(column, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        room, theme, path = QRectF(self.rect()), self._look.theme, QPainterPath()
        path.addRoundedRect(room, FELT_CORNER * self._unit, FELT_CORNER * self._unit)
        with painting(self) as painter:
            painter.setClipPath(path)
            paint_cloth(painter, room, baize(room.center(), 0.66 * room.width(), theme), theme)
            for quint, tile in self._tiles.items():
                if quint.suit is not None and quint.kind is QuintKind.FIVE:
                    head = self._grid.cellRect(_HEADS, _COLUMNS[quint.suit])
                    head.setRight(tile.geometry().right())
                    capsule = CapsulePainter(painter, theme, _LARGER * self._unit)
                    capsule.paint_head(quint.suit, QRectF(head), quint.points)
