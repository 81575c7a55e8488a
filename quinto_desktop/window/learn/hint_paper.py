"""Figures on paper: a hint's table of all cards; the lab's answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRectF, Slot
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.values import FairValues
from quinto_desktop.rules import Action, Play
from quinto_desktop.window.look.fitting import fitted_text, read_from_side
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper, painting
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import (
    Bar,
    CardDocument,
    CardText,
    Interval,
    IntervalScale,
    Line,
    as_written,
)
from quinto_desktop.window.paper.text_list import TextList, TextRow
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.table_layout import makes_room, paper_room
from quinto_desktop.window.text import hint_text, reason_text, verdict_text
from quinto_desktop.window.text.translation import fill, signed, translate

if TYPE_CHECKING:
    from quinto_desktop.window.text.lab_text import Figure

_MARGIN, _SLACK = 24, 4  # from the paper's edge to its text; or Qt would offer to scroll by a pixel
_MAIN, _BESIDE, _ALONE = 0.48, 0.81, 0.72  # where figures end in a row, as shares of its width
_LEAST_TYPE, _BESIDE_TITLE, _ROOMY = 11, 12, 12  # the last in lines


class HintRow(NamedTuple):
    """One action, or some equal cards.

    Attributes:
        actions: The action; of equal cards all, the lowest first, as it is the one that is named.
        main: The figure that counts: points, or the chance where the deal may decide the game.
        interval_text: How far that may be off, which is also drawn; empty if neither is asked for.
        match: The chance to win the rubber; empty where the game is all that is played for.
        tie: That it is too close to call with the best; empty if it is not.
        reason: Why the best is better, or why this is the best; empty if nothing is known.
    """

    actions: tuple[Action, ...]
    main: str
    interval_text: str
    side: str
    match: str
    interval: Interval
    is_best: bool
    tie: str
    reason: str
    spoken: str

    @property
    def ends(self) -> tuple[float, ...]:
        """Where its figures end, as shares of its width."""
        ends = (_MAIN, _BESIDE, 1.0) if self.interval_text else (_ALONE, 1.0)
        return ends if self.side else ends[:-1]


def rows_of(
    values: FairValues, best: Action, reasons: Mapping[Action, str], *, has_ranges: bool
) -> list[HintRow]:
    """The rows, what is named as best first; without ranges none says how far it may be off."""
    groups: dict[int, list[Action]] = {}
    for action, place in zip(values.actions, values.tried, strict=True):
        groups.setdefault(place, []).insert(0, action)
    found = [_row(values, best, tuple(group), reasons, has_ranges) for group in groups.values()]
    if not values.decides_game and all(row.is_best or row.tie for row in found):
        found = [row._replace(side="") for row in found]  # chances would tell them apart
    return sorted(found, key=lambda row: (not row.is_best, -row.interval.mean))


def _row(
    values: FairValues,
    named: Action,
    actions: tuple[Action, ...],
    reasons: Mapping[Action, str],
    has_ranges: bool,  # noqa: FBT001
) -> HintRow:
    action = actions[0]
    points, chance = values.points(action), verdict_text.chance(values.chance(action))
    interval = Interval(points.mean, points.least, points.most)
    main, side = signed(round(points.mean)), chance
    told = hint_text.interval_short(points.least, points.most)
    in_words = verdict_text.between(points, is_exact=values.is_complete)
    if values.decides_game:
        lost, middle = values.chance_lost(action), values.chance(action)
        reach = (lost.most - lost.least) / 2
        interval = Interval(middle, max(0.0, middle - reach), min(1.0, middle + reach))
        main, side = chance, signed(round(points.mean))
        told = hint_text.interval_short(interval.least, interval.most, verdict_text.chance)
    is_best = values.are_equal(named, action)
    if is_best and interval.most == interval.least and not values.is_complete:
        told = translate("Hint", "best")  # what the others are compared with has no interval itself
    best, is_tied = reason_text.told(named), values.is_tied(action) and not is_best
    tie = fill(translate("Hint", "≈ perhaps as good as {best}"), best=best) if is_tied else ""
    reason = next((reasons[one] for one in actions if one in reasons), "")
    match = ""
    if values.match_ends != (0.0, 1.0):
        match = hint_text.match_chance(values.match_chance(action))
    spoken = hint_text.row_spoken(
        [reason_text.told(one) for one in actions],
        verdict_text.points_count(round(points.mean)),
        in_words if has_ranges else "",
        chance,
        " ".join(filter(None, (match and f"{match}.", reason))),
        tie.removeprefix("≈ "),
    )
    told, heard = told if has_ranges else "", CardText(spoken).spoken()
    return HintRow(actions, main, told, side, match, interval, is_best, tie, reason, heard)


# ------------------------------------------------------------------- rows on paper
def _scale(rows: Sequence[HintRow], *, is_mirrored: bool) -> IntervalScale:
    low = min(row.interval.least for row in rows)
    high = max(row.interval.most for row in rows)
    room = max(0.08 * (high - low), 1e-6)
    return IntervalScale(low - room, high + room, is_mirrored)


def _row_lines(
    row: HintRow,
    unit: float,
    wide: float,
    *,
    best: Interval | None,
    scale: IntervalScale,
    look: CurrentTheme,
) -> list[Line]:
    # Cards and figures, a bar, and what is said of them; for a width in pixels.
    theme = look.theme
    plain, bold = ui_font(13 * unit), ui_font(13 * unit, bold=True)
    serif = serif_font(17 * unit, bold=True)
    main, main_font = fitted_text(row.main, serif, _MAIN * wide)
    beside, beside_font = fitted_text(row.interval_text, plain, (_BESIDE - _MAIN) * wide - 4)
    side, side_font = fitted_text(row.side, bold, (1 - _BESIDE) * wide - 4)
    room = row.ends[0] * wide - QFontMetricsF(main_font).horizontalAdvance(main) - 6
    cards, cards_font = _fitted_cards(row.actions, serif, room, theme)
    columns = (
        (cards.source, cards_font, theme.ink),
        (main, main_font, theme.ink),
        (beside, beside_font, theme.ink_secondary),
        (side, side_font, theme.ink),
    )
    told, *styles = zip(*(column for column in columns if column[0]), strict=True)
    ink = theme.side_ns if row.is_best or row.tie else theme.ink_secondary
    texts = (
        (row.match, plain, theme.ink_secondary),
        (row.reason, plain, theme.ink),
        (row.tie, bold, theme.side_ns),
    )
    return [
        Line(CardText("\t".join(told)), tuple(zip(*styles, strict=True)), row.ends),
        *[Line(Bar(row.interval, scale, best), ((plain, ink),))][: bool(row.interval_text)],
        *(Line(CardText(text), ((font, colour),)) for text, font, colour in texts if text),
    ]


def _fitted_cards(
    actions: Sequence[Action], font: QFont, room: float, theme: Theme
) -> tuple[CardText, QFont]:
    # Equal cards, smaller where they must be; a screen reader hears those without room, too.
    cards = _cards(actions, theme)
    if (wide := cards.width(font, theme)) > room:
        font = QFont(font)
        font.setPixelSize(max(_LEAST_TYPE, int(font.pixelSize() * room / wide)))
    if len(actions) > 2 and cards.width(font, theme) > room:  # none lies between them
        first, last = (_cards([action], theme).source for action in (actions[0], actions[-1]))
        cards = CardText(f"{first}–{last}")
    return cards, font


def _cards(actions: Sequence[Action], theme: Theme) -> CardText:
    # Equal cards, each suit with its sign once.
    parts, before = list[str](), None
    for action in actions:
        card = action.card if isinstance(action, Play) else None
        if card is None or card.rank is None or card.suit is not before:
            parts.append(CardText.of(action).source)
        else:
            parts.append(as_written(theme.pack.sign(card.rank)))
        before = card and card.suit
    return CardText(" ".join(parts))


# ------------------------------------------------------------------- the paper
class HintPage(NamedTuple):
    """What the paper says: where, what its two columns of figures are, and the table."""

    where: str
    heads: tuple[str, str]
    rows: Sequence[HintRow]


class HintPaper(QWidget):
    """Lies beside its table until it is closed."""

    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, table: Table) -> None:
        super().__init__(table)
        self._look, self._table = look, table
        self._head: CardDocument | None = None
        self._meaning = ""
        self.rows = TextList(look, translate("Hint", "What each card is worth"), self)
        self.setAccessibleName(translate("Hint", "Hint"))
        self.page: HintPage | None = None
        look.changed.connect(self._lay_out)
        table.laid.connect(self._lay_out)

    def show_page(self, page: HintPage) -> None:
        """Lie there with what is known now."""
        self.page = page
        best = next((row.interval for row in page.rows if row.is_best), None)
        scale = _scale(page.rows, is_mirrored=self.isRightToLeft())
        write = partial(_row_lines, best=best, scale=scale, look=self._look)
        rows = [TextRow(partial(write, row), row.spoken, row.is_best) for row in page.rows]
        self.rows.show_rows(rows)
        self._meaning = hint_text.heads_told(has_chances=bool(page.rows[0].side))
        told = [page.where, *page.heads, self._meaning, *(row.spoken for row in page.rows)]
        self.setAccessibleDescription(" ".join(told))
        self.show()
        self.raise_()
        self._lay_out()

    def close_up(self) -> None:
        """Lie there no longer."""
        self.hide()
        self.deleteLater()
        if makes_room(self._table.stage, self):
            self._table.stand()

    @Slot()
    def _lay_out(self) -> None:
        if self.page is None or self.isHidden():
            return
        stage, theme = self._table.stage, self._look.theme
        if makes_room(stage, self):
            self._table.stand()  # which lays this out, too
            return
        room, unit = paper_room(stage.geometry), max(1.0, stage.geometry.unit)
        pad, small = round(_MARGIN * unit), ui_font(13 * unit)
        wide = max(1, room.width() - 2 * pad)
        title, font = CardText(translate("Hint", "Hint")), serif_font(20 * unit, bold=True)
        beside = wide - title.width(font, theme) - _BESIDE_TITLE
        where, fitted = fitted_text(self.page.where, small, beside)
        styles = (font, theme.ink), (fitted, theme.ink_secondary)
        has_room = room.height() > _ROOMY * QFontMetricsF(small).height()  # else the rows need it
        meaning = Line(CardText(self._meaning), ((small, theme.ink_secondary),), above=2 * unit)
        lines = (
            Line(CardText(f"{title.source}\t{where}"), styles, (1.0,)),
            *[meaning][:has_room],
            self._heads(self.page, unit, wide),
        )
        self._head = CardDocument(theme, lines, wide, is_mirrored=self.isRightToLeft())
        top = SHADOW + pad + ceil(self._head.size().height() + 6 * unit)
        self.rows.set_unit(unit)
        self.rows.setGeometry(SHADOW + pad, top, wide, 1)
        room.setHeight(min(room.height(), top + self.rows.needed() + pad + _SLACK - SHADOW))
        around = room.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        self.setGeometry(read_from_side(self._table, around))
        self.rows.resize(wide, self.height() - SHADOW - pad - top)
        self.update()

    def _heads(self, page: HintPage, unit: float, wide: float) -> Line:
        font, ink, row = ui_font(13 * unit), self._look.theme.ink_secondary, page.rows[0]
        main, fitted = fitted_text(page.heads[0], font, row.ends[0] * wide - 4)
        side, narrow = fitted_text(page.heads[1], font, (1 - _BESIDE) * wide - 4)
        told = "\t".join(["", main, *[""][: bool(row.interval_text)], *[side][: bool(row.side)]])
        return Line(CardText(told), [(fitted, ink)] * 2 + [(narrow, ink)], row.ends, above=6 * unit)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, rows = self._look.theme, self.rows.geometry()
        with painting(self, is_smooth=False) as painter:
            paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            paint_paper(painter, paper, theme, 1.0)
            painter.setPen(themed_pen(theme, theme.ink, 1.6))
            painter.drawLine(rows.left(), rows.top() - 3, rows.right(), rows.top() - 3)
            if self._head is not None:
                painter.translate(rows.left(), rows.left())
                self._head.drawContents(painter)


_PAD, _TEXT, _SMALL = 5.0, 14.0, 13.0
_LABEL, _VALUE = 0.5, 0.8  # where a row's words and its interval end, as shares of its width


class Plot(TextList):
    """Shows figures under each other, on one scale."""

    def __init__(self, look: CurrentTheme, unit: float, parent: QWidget) -> None:
        super().__init__(look, translate("Lab", "Figures"), parent, _PAD)
        self.figures: Sequence[Figure] = ()
        self.set_unit(unit)

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show other figures."""
        self.figures = figures
        self.setAccessibleDescription(" ".join([figure.sentence for figure in figures]))
        self.show_rows([TextRow(partial(self._lines, one), one.sentence) for one in figures])

    def _lines(self, figure: Figure, unit: float, wide: float) -> Sequence[Line]:
        theme, plain = self.look.theme, ui_font(_SMALL * unit)
        font = ui_font(_TEXT * unit, bold=figure.is_best)
        sign = "" if figure.suit is None else f"{{suit:{figure.suit.letter}}} "
        room = _LABEL * wide - CardText(sign).width(font, theme)
        label, label_font = fitted_text(figure.label, font, room)
        told, told_font = fitted_text(figure.interval, plain, (_VALUE - _LABEL) * wide - 4)
        value, value_font = fitted_text(figure.value, font, (1 - _VALUE) * wide - 4)
        styles = (label_font, theme.ink), (told_font, theme.ink_secondary), (value_font, theme.ink)
        ink = theme.side_ns if figure.is_best or figure.is_share else theme.ink_secondary
        bar = Bar(Interval(figure.mean.mean, *figure.ends), self._scale(), None)
        return [
            Line(CardText(f"{sign}{label}\t{told}\t{value}"), styles, (_VALUE, 1.0)),
            Line(bar, ((plain, ink),)),
        ]

    def _scale(self) -> IntervalScale:
        is_mirrored = self.isRightToLeft()
        if self.figures[0].is_share:
            return IntervalScale(0.0, 1.0, is_mirrored)
        low = min([figure.ends[0] for figure in self.figures])
        high = max([figure.ends[1] for figure in self.figures])
        room = max(0.5, 0.04 * (high - low))
        return IntervalScale(low - room, high + room, is_mirrored)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.figures:
            with painting(self.viewport(), is_smooth=False) as painter:
                painter.fillRect(self.viewport().rect(), QColor(self.look.theme.sheet))
        super().paintEvent(event)
