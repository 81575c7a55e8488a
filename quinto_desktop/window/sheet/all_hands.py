"""All hands of a deal that is over, as they were dealt: cards at their seats on the felt."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPixmap

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import SEATS, Card, Observation, Seat, sorted_hand
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.fitting import draw_fitted, without_widow
from quinto_desktop.window.look.motion import picture_of
from quinto_desktop.window.look.surfaces import baize, paint_cloth, painting, restoring
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.sheet.ending import Ending
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.match_ending import MatchEnding
from quinto_desktop.window.sheet.match_paper import Home, HomePanel, MatchPaper
from quinto_desktop.window.sheet.results import (
    Result,
    hands_row,
    has_ended_a_deal,
    result_of,
    told_deal,
)
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.table.arrangement import laid_out
from quinto_desktop.window.table.choices import (
    ChoicePanel,
    FeltPanel,
    Notice,
    PanelRoom,
    ResultPanels,
)
from quinto_desktop.window.table.felt import INLAY_CORNER, TableSignals
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.measures import FELT_CORNER, Edge
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.table.plate import paint_medal
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, cards_by_suit
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, monograms, translate

_LAID_OUT = frozenset({Edge.FAR, Edge.LEFT, Edge.RIGHT})
_MEDAL_RADIUS = 23.0
_LINE = 20.0
_CENTRE = (Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip).value


class DealtHand(NamedTuple):
    """A hand as it was dealt, its cards high to low."""

    name: str
    role: str
    monogram: str
    colour: int | None
    cards: tuple[Card, ...]
    spoken: str


class AllHandsContent(NamedTuple):
    """What is shown of a deal when all hands are shown, each at its edge of the table."""

    title: str
    hands: dict[Edge, DealtHand]
    cachette: tuple[Card, ...]
    cachette_words: tuple[str, str]

    @property
    def spoken(self) -> str:
        """All of it in sentences, in the order seen."""
        caption = translate("AllHands", "{title}, {line}: {cards}.")
        cards = join_and([card_name(card) for card in self.cachette])
        title, line = self.cachette_words
        told = [hand.spoken for hand in self.hands.values()]
        return "\n".join([*told, fill(caption, title=title, line=line, cards=cards)])


def all_hands(
    dealt: DealtCards, observation: Observation, speaker: Speaker, viewer: Seat
) -> AllHandsContent:
    """What to show of a deal that is over, with a viewer at the near edge."""
    hands = {}
    letters = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    for seat in sorted(SEATS, key=lambda seat: edge_of(seat, viewer)):
        text = translate("AllHands", "{whose}: {cards}.")
        cards = sorted_hand(dealt.hands[seat])
        is_dealer = seat is observation.dealer
        hands[edge_of(seat, viewer)] = DealtHand(
            seat_text.name(speaker, seat),
            translate("Table", "dealer") if is_dealer else "",
            letters[seat],
            seat_text.colour_of(speaker, seat),
            cards,
            fill(text, whose=seat_text.whose_hand(speaker, seat), cards=cards_by_suit(cards)),
        )
    return AllHandsContent(
        translate("AllHands", "The hands as dealt"),
        hands,
        dealt.cachette,
        (translate("Table", "Cachette"), _cachette_line(observation, speaker)),
    )


def _cachette_line(observation: Observation, speaker: Speaker) -> str:
    winner = observation.tricks[-1].winner if observation.tricks else None
    if observation.cachette is None or winner is None:
        return translate("AllHands", "not reached")
    return side_text.takes_cachette(speaker, winner.side)


class HandsLayout:
    """Where the cards of all hands lie on a table: where dummy's would, at every edge."""

    def __init__(self, table: Geometry) -> None:
        self.table = table._replace(laid_out=_LAID_OUT)

    def hand(self, edge: Edge, cards: tuple[Card, ...]) -> list[Pose]:
        """A hand's cards, given high to low."""
        if edge is Edge.NEAR:
            return self.table.hand(edge, len(cards))
        return laid_out(self.table, edge, cards)

    @property
    def cachette(self) -> list[Pose]:
        """The cachette, within the inlay."""
        inlay = QRectF(*self.table.inlay)
        width = min(70 * self.table.unit, inlay.width() / 7.3)
        y = inlay.center().y() + 0.1 * inlay.height()
        step = 1.07 * width
        return [Pose(inlay.center().x() + place * step, y, width) for place in range(-2, 3)]

    @property
    def title(self) -> QRectF:
        """Over the cachette, within the inlay."""
        inlay = QRectF(*self.table.inlay)
        first = self.cachette[0]
        foot = first.y - 0.7 * first.width - 6 * self.table.unit
        return QRectF(inlay.left() + 4, inlay.top() + 2, inlay.width() - 8, foot - inlay.top() - 2)

    @property
    def words(self) -> QRectF:
        """Under the cachette."""
        inlay, first = QRectF(*self.table.inlay), self.cachette[0]
        top = first.y + 0.7 * first.width + 4 * self.table.unit
        return QRectF(inlay.left() + 4, top, inlay.width() - 8, inlay.bottom() - top - 2)

    def name(self, edge: Edge, wide: float) -> tuple[QPointF, QRectF]:
        """The middle of a medallion, and the room of the words beside or under it."""
        table = self.table
        x, y = table.plate(edge)
        radius, high = _MEDAL_RADIUS * table.unit, 2 * _LINE * max(1.0, table.unit)
        if edge is Edge.FAR:
            return QPointF(x, y), QRectF(x - wide / 2, y + radius + 2, wide, high)
        left = x + radius + 8 * table.unit
        if edge is Edge.LEFT:  # the far medallion may be near
            wide = min(wide, table.plate(Edge.FAR)[0] - radius - 6 * table.unit - left)
        return QPointF(x, y), QRectF(left, y - high / 2, wide, high)


class AllHands(FeltPanel):
    """Covers the felt with the cards of all hands at their seats, and the cachette in the inlay."""

    def __init__(self, art: CardArt, table: TableSignals) -> None:
        super().__init__(art.look, table)
        self._art = art
        self._content: AllHandsContent | None = None
        self._picture: QPixmap | None = None

    def tell(self, content: AllHandsContent, row: LedgeRow) -> None:
        self._content = content
        self.offers = row
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.spoken)
        self._paint_anew()

    def stand(self, room: PanelRoom) -> None:
        super().stand(room)
        ledge = self._table.height() - self.geometry().bottom()
        self.resize(self.width(), self.height() + ledge // 3)  # the near hand ends on the wood
        self._paint_anew()

    def forget(self) -> None:
        self._picture = None

    @property
    def layout_of_hands(self) -> HandsLayout:
        """Where everything lies, from the corner of the table."""
        least_step = self._look.theme.pack.least_step
        table = self._table.rect()
        return HandsLayout(Geometry(table.width(), table.height(), least_step=least_step))

    # --------------------------------------------------------------- painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._content is None:
            return
        self._picture = picture_of(self, self._picture, self._paint)
        with painting(self, is_smooth=False) as painter:
            painter.setClipRegion(event.region())
            painter.drawPixmap(0, 0, self._picture)

    def _paint(self, picture: QPixmap) -> None:
        content = self._content
        assert content is not None  # else nothing is painted
        with painting(picture) as painter:
            self._paint_felt(painter)
            painter.translate(-self.pos())
            layout = self.layout_of_hands
            for edge, hand in content.hands.items():
                self._paint_name(painter, layout, edge, hand)
                for card, pose in zip(hand.cards, layout.hand(edge, hand.cards), strict=True):
                    self._paint_card(painter, card, pose)
            for card, pose in zip(content.cachette, layout.cachette, strict=True):
                self._paint_card(painter, card, pose)
            self._paint_words(painter, layout, content)

    def _paint_felt(self, painter: QPainter) -> None:
        theme, felt = self._look.theme, self.felt
        path = QPainterPath()
        path.addRoundedRect(felt, FELT_CORNER * self.unit, FELT_CORNER * self.unit)
        with restoring(painter):
            painter.setClipPath(path)
            paint_cloth(painter, felt, baize(felt.center(), 0.66 * felt.width(), theme), theme)
        inlay = QRectF(*self.layout_of_hands.table.inlay).translated(-self.pos())
        painter.setPen(themed_pen(theme, theme.inlay, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = INLAY_CORNER * self.unit
        painter.drawRoundedRect(inlay, corner, corner)

    def _paint_card(self, painter: QPainter, card: Card, pose: Pose) -> None:
        place = QRectF(pose.x - pose.width / 2, pose.y, pose.width, 0)
        self._art.paint(painter, str(card), place, pose.turn)

    def _paint_name(
        self, painter: QPainter, layout: HandsLayout, edge: Edge, hand: DealtHand
    ) -> None:
        theme, scale = self._look.theme, max(1.0, self.unit)
        bold, plain = ui_font(14 * scale, bold=True), ui_font(13 * scale)
        wide = max(
            QFontMetricsF(font).horizontalAdvance(text) + 4
            for font, text in ((bold, hand.name), (plain, hand.role))
        )
        middle, room = layout.name(edge, min(wide, 150 * scale))
        paint_medal(painter, middle, self.unit, theme, hand.monogram, hand.colour)
        lines = [(hand.name, bold, theme.text_on_felt)]
        if hand.role:
            lines.append((hand.role, plain, theme.secondary_text))
        self._write(painter, room, lines, from_top=edge is Edge.FAR)

    def _paint_words(
        self, painter: QPainter, layout: HandsLayout, content: AllHandsContent
    ) -> None:
        theme, scale = self._look.theme, max(1.0, self.unit)
        title = [(content.title, serif_font(19 * scale, bold=True), theme.text_on_felt)]
        self._write(painter, layout.title, title)
        fonts = ui_font(14 * scale, bold=True), ui_font(13 * scale)
        inks = theme.text_on_felt, theme.secondary_text
        self._write(
            painter,
            layout.words,
            [*zip(content.cachette_words, fonts, inks, strict=True)],
            from_top=True,
        )

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        lines: list[tuple[str, QFont, str]],
        *,
        from_top: bool = False,
    ) -> None:
        high = sum(QFontMetricsF(font).height() for _, font, _ in lines)
        top = room.top() if from_top else room.center().y() - high / 2
        for line, font, ink in lines:
            place = QRectF(room.left(), top, room.width(), QFontMetricsF(font).height())
            draw_fitted(painter, place, line, font, ink, _CENTRE)
            top = place.bottom()


_MARGINS = (30, 20, 30, 22)
_EDGE = 6  # to whatever may not be covered
_TEXT, _LEAST_TEXT = 14, 13  # in design units, and in pixels


class ResultPanel(ChoicePanel):
    """A title and a text."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._title = self.add_label()
        self._text = self.add_label()
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self.column.setContentsMargins(*_MARGINS)
        self.column.setSpacing(8)
        for part in (self._title, self._text):
            self.column.addWidget(part)

    def tell(self, notice: Notice) -> None:
        self._title.setText(notice.title)
        self._text.setText(without_widow(notice.text))
        self._text.setVisible(bool(notice.text))
        self.offers = notice.row
        self.setAccessibleName(notice.title)
        self.setAccessibleDescription(notice.text)

    def stand(self, room: PanelRoom) -> None:
        """Centre the panel where there is room; on a small table the text stays legible."""
        unit = max(_LEAST_TEXT / _TEXT, room.unit)
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(_TEXT * unit))
        width = round(min(520 * max(1.0, unit), room.widest))
        self.fit(width)
        x = round(room.centre[0] - width / 2)
        y = round(room.centre[1] - self.height() / 2)
        lowest = round(room.foot - self.height() - _EDGE)
        self.move(x, max(_EDGE, min(max(y, round(room.top + _EDGE)), lowest)))


class EndPanels(ResultPanels):
    """Tells the results and notices of a game."""

    def __init__(
        self,
        art: CardArt,
        table: TableSignals,
        dealt: Callable[[], DealtCards | None],
        told: Callable[[Observation, Speaker], Result | None] = result_of,
    ) -> None:
        self._dealt, self._told = dealt, told
        self._result = ResultPanel(art.look, table)
        self._story = StoryPaper(art, table)
        self._story.trick_chosen.connect(table.trick_wanted)
        self._game_end = GameEnd(art, table)
        self._match_end = MatchPaper(art.look, table)
        self._hands = AllHands(art, table)
        self._home = HomePanel(art, table)
        ends = self._story, self._game_end, self._match_end, self._home
        self.panels = (self._hands, self._result, *ends)

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        return self._told(observation, speaker)

    def expect(self, observation: Observation, speaker: Speaker) -> ChoicePanel | None:
        if not has_ended_a_deal(observation) or observation.has_real_cards:
            return None
        self._story.expect(told_deal(observation, speaker))
        return self._story

    def write(self, notice: Notice) -> ChoicePanel:
        result = notice if isinstance(notice, Result) else None
        if result is not None and result.deal is not None:
            self._story.tell(result.deal, result.row)
            return self._story
        if isinstance(notice, Home):
            self._home.tell(notice)
            return self._home
        ending = None if result is None else result.ending
        if isinstance(ending, Ending):
            self._game_end.tell(ending, notice.row)
            return self._game_end
        if isinstance(ending, MatchEnding):
            self._match_end.tell(ending, notice.row)
            return self._match_end
        self._result.tell(notice)
        return self._result

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> ChoicePanel | None:
        dealt = self._dealt()
        if dealt is None or not observation.results:
            return None
        content = all_hands(dealt, observation, speaker, viewer)
        self._hands.tell(content, hands_row(onward))
        return self._hands
