"""The panel of the guided deal, and its texts."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quinto_desktop.game.lesson import Topic
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.table.doubling_bar import Plate, TableButton
from quinto_desktop.window.table.geometry import Geometry

translate = QCoreApplication.translate

# Prose, wrapped by hand.
# fmt: off


class LessonText(NamedTuple):
    """The explanation of a topic: a heading, and the sentences under it."""

    title: str
    text: str


def lesson_text(topic: Topic, news: str = "") -> LessonText:
    """The explanation of a topic.

    Args:
        topic: The topic to explain.
        news: A sentence about what has just happened, placed before the explanation.
    """
    text = _texts()[topic]
    return text._replace(text=f"{news}\n\n{text.text}") if news else text


def _texts() -> dict[Topic, LessonText]:
    return {
        Topic.WELCOME: LessonText(translate("Lesson", "Welcome to Quinto"), translate("Lesson",
            "You and the player opposite are partners; the first side to 250 points wins. Play "
            "this deal, and each thing is explained as it comes up.")),
        Topic.DOUBLING: LessonText(translate("Lesson", "Doubling"), translate("Lesson",
            "First, everyone may double, once round the table: each trick then counts 10 instead "
            "of 5, whoever wins it. Most players pass. For now, pass too.")),
        Topic.LEAD: LessonText(translate("Lesson", "Your lead"), translate("Lesson",
            "You lead to this trick, and any card will do. The whole pack ranks in one order: "
            "hearts are highest, then diamonds, clubs and spades, each from the ace down to the "
            "two. The highest of the four cards takes the trick.")),
        Topic.FOLLOW: LessonText(translate("Lesson", "Follow suit"), translate("Lesson",
            "You hold the suit that was led, so you must play a card of it. The cards you can play "
            "are raised.")),
        Topic.TRUMP: LessonText(translate("Lesson", "Trump upwards"), translate("Lesson",
            "You have none of the suit that was led, so you may play any card. A higher suit beats "
            "every card of a lower one; a card of a lower suit is simply thrown away.")),
        Topic.ROYAL_HELD: LessonText(translate("Lesson", "The Quint Royal"), translate("Lesson",
            "The card with five crowns is the Quint Royal. You can play it whatever was led. It "
            "beats nothing, but whoever takes the trick scores 25, so keep it for a trick your "
            "partner wins.")),
        Topic.ROYAL_NOW: LessonText(translate("Lesson", "The Quint Royal"), translate("Lesson",
            "You play last, and your partner is winning. The Quint Royal, the card with five "
            "crowns, can be played whatever was led: here it earns your side 25 points.")),
        Topic.LAST_TRICK: LessonText(translate("Lesson", "The last trick"), translate("Lesson",
            "Whoever takes the last trick also takes the cachette, the five cards left over. They "
            "count as one more trick, and any quints among them score too.")),
        Topic.QUINT: LessonText(translate("Lesson", "A quint"), translate("Lesson",
            "A five is a quint. So are the ace and four, or the two and three, of one suit in the "
            "same trick. Whoever takes the trick scores at once: 20 in hearts, 15 in diamonds, 10 "
            "in clubs, 5 in spades.")),
        Topic.ROYAL_SCORED: LessonText(
            translate("Lesson", "The Quint Royal has fallen"), translate("Lesson",
            "It beats nothing, but the side that takes the trick scores 25, the most any card can "
            "bring.")),
        Topic.COUNT: LessonText(translate("Lesson", "Counting"), translate("Lesson",
            "After the twelfth trick both sides count their tricks, cachette included. And that is "
            "Quinto! The game goes on to 250; press F1 for the rest.")),
    }


# fmt: on
_LARGEST_WIDTH = 320
_OVER, _UNDER = 490, 560  # widths: above a panel, between hand and cachette; and below one
_SIDE_FAN = 112  # how far the side players' fans reach into the table, in units of the geometry
_TRICK_HALF = 1.56  # from the middle to the outer edge of a side player's card, in card widths
_PROMPT_HALF = 18  # half the height of the prompt, in units of the geometry


class LessonPanel(Plate):
    """A title, a few sentences, and two buttons.

    Signals:
        read(): The user has read it and wants to continue.
        left(): The user wants to leave the lesson.
    """

    read = Signal()
    left = Signal()

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = self.add_label()
        self._text = self.add_label()
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.go_on = TableButton("", "", look, self, primary=True)
        self.go_on.clicked.connect(self.read)
        self.leave = TableButton(self.tr("Skip the lesson"), "", look, self)
        self.leave.clicked.connect(self.left)
        self.column.setContentsMargins(22, 18, 22, 20)
        self.column.setSpacing(6)
        for button in (self.go_on, self.leave):
            self.row.addWidget(button)
        for label in (self._title, self._text):
            self.column.addWidget(label)
        self.column.addLayout(self.row)
        self.hide()

    def tell(self, told: LessonText, go_on: str) -> None:
        """Show a topic.

        Args:
            told: Its explanation.
            go_on: The text of the first button.
        """
        self._title.setText(told.title)
        self._text.setText(told.text)
        self.go_on.setText(go_on)
        self.setAccessibleName(told.title)
        self.setAccessibleDescription(told.text)

    def stand(self, geometry: Geometry, foot: float | None = None, top: float = 0.0) -> None:
        """Place the panel between the left player's hand and the trick, or above or below another.

        The prompt is never covered.

        Args:
            geometry: The positions of everything else.
            foot: The upper edge of a panel that is asking something at the same time, if it is low
                enough; None if there is none.
            top: The lower edge of such a panel that is too high; 0 if there is none.
        """
        unit = geometry.unit
        self._title.setFont(serif_font(17 * unit, bold=True))
        self._text.setFont(ui_font(13.5 * unit))
        for button in (self.go_on, self.leave):
            button.set_unit(unit)
        if foot is None and not top:
            self.row.setDirection(QBoxLayout.Direction.TopToBottom)
            left = _SIDE_FAN * unit
            right = geometry.centre[0] - _TRICK_HALF * geometry.trick_width
            self.fit(round(min(_LARGEST_WIDTH * max(1.0, unit), right - left)))
            prompt = geometry.prompt[1] - _PROMPT_HALF * unit
            x = (left + right) / 2
            y = min(geometry.down(0.46) - self.height() / 2, prompt - self.height())
        else:
            self.row.setDirection(QBoxLayout.Direction.LeftToRight)
            wide = _UNDER if foot is None else _OVER
            self.fit(round(min(wide * max(1.0, unit), geometry.width - 24)))
            x, y = geometry.width / 2, top if foot is None else foot - self.height()
        lowest = geometry.height - self.height()
        self.move(round(x - self.width() / 2), round(max(geometry.head, min(y, lowest))))

    def make_way(self, place: QRect) -> None:
        """Move aside if the panel covers a place, given in the table's coordinates."""
        here = self.geometry()
        if not here.intersects(place):
            return
        to_left = place.left() - here.width()
        to_right = place.right() + 1
        is_nearer = here.left() - to_left < to_right - here.left()
        self.move(max(0, to_left) if is_nearer else to_right, here.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on at Escape, as the first button does."""
        if event.key() == Qt.Key.Key_Escape:
            self.read.emit()
        else:
            super().keyPressEvent(event)
