"""The fields of the New game dialog, for players and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QCompleter,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStylePainter,
    QWidget,
)

from quinto_desktop.game import USUAL_LEVEL, Level, PlayerRecord
from quinto_desktop.rules import QuintoError, Seat
from quinto_desktop.window.controls.drop_down import DropDown, mark_side, paint_tick
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, small_font
from quinto_desktop.window.look.material import BUTTON_CORNER
from quinto_desktop.window.look.pack_style import INKS_OF_TWO
from quinto_desktop.window.look.surfaces import clear_picture, painting, restoring
from quinto_desktop.window.look.theme import (
    BODY_TEXT,
    Theme,
    serif_font,
    text_zoom,
    theme_of,
    themed_pen,
)
from quinto_desktop.window.look.wood import wood_colours
from quinto_desktop.window.table.plate import paint_medal
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.seat_text import UNNAMED, is_unnamed, kept_name, shown_name
from quinto_desktop.window.text.translation import fill, tidy_name, translate

_LONGEST_NAME = 40
_LEAST_LETTERS = 8
_MEDAL_RADIUS = 23.0


class PlayerBox(QObject):
    """Asks for a player: a name, and a person or a level; for a key, if people have keys.

    Signals:
        changed(): The name or the kind of player has changed.
        key_chosen(str): A person has chosen this key, or none other than the name gives.
    """

    changed = Signal()
    key_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual_name = ""
        self.label, self.name, self.kind = QLabel(parent), QLineEdit(parent), DropDown(parent)
        font = self.label.font()
        font.setWeight(QFont.Weight.DemiBold)
        self.label.setFont(font)
        self.label.setBuddy(self.name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._offer_kinds()
        self.key = QLineEdit(parent)
        self.key.setFixedWidth(FIELD_HEIGHT + parent.fontMetrics().averageCharWidth())
        self.key.setToolTip(self.tr("The key to hold to see the hand"))
        self.key.textEdited.connect(self._on_key_edited)
        self.name.textChanged.connect(self._on_changed)
        self.kind.currentIndexChanged.connect(self._on_changed)
        self._on_changed()

    def entitle(self, title: str) -> None:
        """Say whose player it is, with a mnemonic."""
        spoken = title.replace("&", "")
        self.label.setText(title)
        self.name.setAccessibleName(fill(self.tr("Name: {seat}"), seat=spoken))
        self.kind.setAccessibleName(fill(self.tr("Person or computer player: {seat}"), seat=spoken))
        self.key.setAccessibleName(fill(self.tr("Key: {seat}"), seat=spoken))

    def _offer_kinds(self) -> None:
        self.kind.addItem(self.tr("Person"))
        for level in Level:
            self.kind.addItem(level_name(level), level.value)
        person = self.tr("Someone at this screen plays.")
        for place, help_ in enumerate([person, *map(level_help, Level)]):
            for role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole):
                self.kind.setItemData(place, help_, role)

    @property
    def is_person(self) -> bool:
        return self.kind.currentData() is None

    @property
    def level(self) -> Level | None:
        """The computer player's level; None for a person."""
        return None if self.is_person else Level(self.kind.currentData())

    @property
    def is_usual(self) -> bool:
        """Whether the name is the default one."""
        return self.name.text() == (self._usual_name or shown_name(UNNAMED))

    def fill_in(self, player: PlayerRecord) -> None:
        """Show a player; a level unknown to this program becomes the default one."""
        self._write_name(shown_name(player.name))
        place = 0 if player.level is None else self.kind.findData(player.level)
        self.kind.setCurrentIndex(place if place >= 0 else self.kind.findData(USUAL_LEVEL.value))

    def _write_name(self, name: str) -> None:
        self.name.setText(name)
        self.name.setCursorPosition(0)  # else a long one is cut before its first letter

    def offer(self, persons: Iterable[str]) -> None:
        """Complete the names of those who have played here."""
        completer = QCompleter([*persons], self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)

    def show_key(self, chosen: str, usual: str) -> None:
        """Show a person's key, chosen or as the name gives it; hide it if there is none."""
        self.key.setPlaceholderText(usual)
        self.key.setText(chosen)
        self.key.setHidden(not usual)
        self.name.setMinimumWidth(self.name.fontMetrics().averageCharWidth() * _LEAST_LETTERS)

    def use(self, usual_name: str) -> None:
        """Use a default name until the user enters another."""
        was_usual = self.is_usual
        self._usual_name = usual_name = shown_name(usual_name)
        self.name.setPlaceholderText(usual_name)
        if was_usual and self.name.text():
            self._write_name(usual_name)

    def record(self) -> PlayerRecord:
        """The player as entered; the default name stands in for a missing one."""
        name = kept_name(_clean(self.name.text()))
        if not name or is_unnamed(name):  # among several people, nobody is “You”
            name = kept_name(self._usual_name)
        return PlayerRecord(name, self.kind.currentData())

    @Slot(str)
    def _on_key_edited(self, text: str) -> None:
        # The one typed last is meant, on whichever side of the other.
        signs = [sign for sign in text[: self.key.cursorPosition()].upper() if sign.isalnum()]
        self.key_chosen.emit("".join(signs[-1:]))

    @Slot()
    def _on_changed(self) -> None:
        place = self.kind.currentIndex()
        role = Qt.ItemDataRole.AccessibleDescriptionRole
        self.kind.setAccessibleDescription(self.kind.itemData(place, role))
        self.changed.emit()


def level_help(level: Level) -> str:
    """How a level plays, in a sentence."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novices see only the trick on the table."),
        Level.CASUAL: translate(
            "PlayerBox", "Casual players remember the cards and help their partner."
        ),
        Level.CLUB: translate("PlayerBox", "Club players guess the hidden hands and plan ahead."),
        Level.MASTER: translate("PlayerBox", "Masters think longest and look furthest ahead."),
    }[level]


def _clean(name: str) -> str:
    kept = "".join(letter if _can_be_kept(letter) else " " for letter in name)
    name = " ".join(tidy_name(kept).split())
    visible = any(letter.isprintable() and letter != " " for letter in name)
    return name if visible and _can_be_kept(name) else ""


def _can_be_kept(name: str) -> bool:
    try:
        PlayerRecord(name, None)
    except QuintoError:
        return False
    return True


# --------------------------------------------------------------- the tables one can choose
class Sitter(NamedTuple):
    """Who is seen at a seat: a monogram, a place in `Theme.people` or None for dummy, a hand."""

    monogram: str
    colour: int | None
    is_open: bool


TILE_GAP, TILE_PADDING = 12, 12
_TITLE_SIZE = 17
_DRAWN = QSize(250, 150)  # a table, as it is designed
_DRAWN_AT = {
    Seat.N: (QPointF(88, 28), QPointF(125, 24)),
    Seat.W: (QPointF(34, 38), QPointF(30, 75)),
    Seat.E: (QPointF(216, 38), QPointF(220, 75)),
    Seat.S: (QPointF(84, 120), QPointF(125, 124)),
}
"""The middle of each medallion and of each hand."""
_CARD, _STEP, _CARDS = QRectF(-7, -10, 14, 20), 8, 4
_WORDS = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_TITLE = int(_WORDS | Qt.TextFlag.TextShowMnemonic)
_HELP = int(_WORDS)


class Tile(QRadioButton):
    """A radio button with a table drawn on it, clickable everywhere."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._help, self._wide, self._least = "", 0, 0
        self._sitters: Mapping[Seat, Sitter] = {}
        self._picture, self._pictured = QPixmap(), tuple[object, ...]()
        share = QFontInfo(parent.font()).pixelSize() / (BODY_TEXT * text_zoom())
        self._title_font = serif_font(_TITLE_SIZE * share, bold=True)
        self._help_font = small_font(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)

    def show_table(self, sitters: Mapping[Seat, Sitter], help_: str) -> None:
        """Show who sits at the table, and what is to be said of it."""
        self._sitters, self._help = sitters, help_
        self.setAccessibleDescription(f"{help_}. {self.toolTip()}")
        self.updateGeometry()
        self.update()

    def show_picture(self, wide: int, least: int) -> None:
        """Draw the table as wide as this, else the title alone, in a tile of a least width."""
        self._wide, self._least = wide, least
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        *_, last = self._places(QRect(0, 0, self._least, 0))
        return QSize(self._least, max(FIELD_HEIGHT, last.bottom() + 1 + TILE_PADDING))

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def _places(self, whole: QRect) -> tuple[QRect, QRect, QRect]:
        inner = whole.width() - 2 * TILE_PADDING
        wide = min(self._wide, inner)
        high = wide * _DRAWN.height() // _DRAWN.width()
        picture = QRect((whole.width() - wide) // 2, TILE_PADDING, wide, high)
        sign = 0 if wide else mark_side(self) + TILE_PADDING
        room = QRect(0, 0, inner - sign, 10_000)
        title = QFontMetrics(self._title_font).boundingRect(room, _TITLE, self.text())
        title.setWidth(room.width())
        least = (whole.height() - title.height()) // 2
        title.moveTo(TILE_PADDING, picture.bottom() + 10 if wide else max(TILE_PADDING, least))
        help_ = QFontMetrics(self._help_font).boundingRect(room, _HELP, self._help if wide else "")
        help_.setWidth(room.width())
        help_.moveTo(title.left(), title.bottom() + 5)
        return picture, title, help_ if wide else title

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QStylePainter(self), theme_of(self.window().palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, theme)
        whole, direction = self.rect(), self.layoutDirection()
        picture, title, help_ = self._places(whole)
        if self._wide:
            painter.drawPixmap(picture.topLeft(), self._drawn(picture.size(), theme))
        painter.setPen(QColor(theme.page_text))
        painter.setFont(self._title_font)
        is_shown = self.style().styleHint(QStyle.StyleHint.SH_UnderlineShortcut, None, self)
        flags = _TITLE if is_shown else _TITLE | Qt.TextFlag.TextHideMnemonic
        painter.drawText(QStyle.visualRect(direction, whole, title), flags, self.text())
        if self._wide:
            painter.setPen(QColor(theme.page_dim))
            painter.setFont(self._help_font)
            painter.drawText(QStyle.visualRect(direction, whole, help_), _HELP, self._help)
        if self.isChecked():
            side = mark_side(self)
            box = QRect(whole.width() - TILE_PADDING // 2 - side, TILE_PADDING // 2, side, side)
            disc = QRectF(QStyle.visualRect(direction, whole, box))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.marked))
            painter.drawEllipse(disc)
            paint_tick(painter, disc, theme.marked_text)

    def _paint_ground(self, painter: QPainter, theme: Theme) -> None:
        is_on = self.isChecked()
        painter.setPen(themed_pen(theme, theme.brass if is_on else theme.page_line, 1 + is_on))
        lit = theme.raised if is_on or self.underMouse() else theme.field
        painter.setBrush(QColor(lit))
        inset = (1 + is_on) * theme.weight / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, BUTTON_CORNER, BUTTON_CORNER)

    def _drawn(self, size: QSize, theme: Theme) -> QPixmap:
        ratio = self.devicePixelRatioF()
        wanted = size.toTuple(), ratio, theme, *self._sitters.items()
        if wanted != self._pictured:
            self._pictured, self._picture = wanted, clear_picture(size, ratio)
            with painting(self._picture) as painter:
                painter.scale(size.width() / _DRAWN.width(), size.height() / _DRAWN.height())
                _paint_table(painter, self._sitters, theme)
        return self._picture


def _paint_table(painter: QPainter, sitters: Mapping[Seat, Sitter], theme: Theme) -> None:
    painter.setPen(themed_pen(theme, theme.page_line, 1))
    painter.setBrush(QColor(wood_colours(theme).middle))
    painter.drawRoundedRect(QRectF(2, 2, 246, 146), 20, 20)
    felt = QRadialGradient(QPointF(125, 75), 150)
    felt.setColorAt(0, QColor(theme.felt_centre))
    felt.setColorAt(1, QColor(theme.felt_edge))
    painter.setPen(themed_pen(theme, theme.brass, 1))
    painter.setBrush(felt)
    painter.drawRoundedRect(QRectF(9, 9, 232, 132), 15, 15)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(98, 50, 54, 48), 8, 8)
    for seat, sitter in sitters.items():
        disc, hand = _DRAWN_AT[seat]
        with restoring(painter):
            painter.translate(hand)
            painter.rotate(0 if seat in (Seat.N, Seat.S) else 90)
            _paint_hand(painter, theme, is_open=sitter.is_open)
        paint_medal(painter, disc, 12 / _MEDAL_RADIUS, theme, sitter.monogram, sitter.colour)


def _paint_hand(painter: QPainter, theme: Theme, *, is_open: bool) -> None:
    for place in range(_CARDS):
        card = _CARD.translated((place - (_CARDS - 1) / 2) * _STEP, 0)
        edge = theme.card_edge or theme.ink_secondary if is_open else theme.paper
        painter.setPen(QColor(edge))
        painter.setBrush(QColor(theme.paper if is_open else theme.monogram_blue))
        painter.drawRoundedRect(card, 1.5, 1.5)
        if is_open:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INKS_OF_TWO.hearts if place < 2 else INKS_OF_TWO.spades))
            painter.drawEllipse(card.topLeft() + QPointF(4, 4.5), 2, 2)
