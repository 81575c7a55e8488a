"""A review on paper and as text, and how it is printed, saved and copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPagedPaintDevice, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.game.judging.findings import Findings, moment_of
from quinto_desktop.game.judging.values import Decision
from quinto_desktop.window.controls.file_dialogs import (
    Block,
    choose_and_print,
    paint_pages,
    pdf_of,
    save_with_dialog,
)
from quinto_desktop.window.look.text_fitting import fitted_text, wrapped_lines
from quinto_desktop.window.look.theme import LIGHT, serif_font, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.stepper import review_page, review_words
from quinto_desktop.window.stepper.review_picture import PRINTED_HEIGHT
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

PAPER = replace(LIGHT, name="paper", page="#FFFFFF", page_text="#000000", shadow=0)

_APART = 18.0
_LINE, _ROW = 20.0, 21.0
_SHARES = (0.07, 0.09, 0.07, 0.16, 0.33, 0.28)  # the widths of the columns

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_WHAT = 2


Picture = Callable[[QPainter, QRectF], None]


class DecisionRow(NamedTuple):
    """A decision in the table."""

    when: str
    who: str
    what: str
    verdict: str
    known: str
    seen: str


class ReviewDocument:
    """The review of a deal as it is known at one time; `picture` paints its story in a place."""

    def __init__(
        self, findings: Findings, speaker: Speaker, deal: str, picture: Picture | None = None
    ) -> None:
        self._findings, self._speaker, self.deal = findings, speaker, deal
        self.title = fill(translate("Review", "Quinto: review of {deal}"), deal=deal)
        self._picture = picture

    # --------------------------------------------------------------- contents
    def rows(self) -> list[DecisionRow]:
        """Every choice, in order."""
        return [
            self._row(self._findings.deal.decisions[number]) for number in self._findings.choices
        ]

    def _row(self, decision: Decision) -> DecisionRow:
        findings, number = self._findings, decision.number
        trick = moment_of(decision).trick
        when = fill(translate("Review", "Trick {trick}"), trick=trick)
        verdict = findings.verdicts.get(number)
        return DecisionRow(
            when if trick else translate("Review", "Calls"),
            review_words.who(decision.seat, self._speaker),
            CardText.of(decision.action).source,
            "" if verdict is None else verdict_text.tag(verdict.label),
            review_words.known(findings, number, self._speaker).note,
            review_words.seen(findings, number).note,
        )

    def sentences(self) -> list[str]:
        """What made the result, and what the words mean."""
        findings = self._findings
        head = review_page.headline(findings, self._speaker)
        told = [fill(translate("Review", "{told}."), told=head.whole), *head.more]
        told += [review_page.sum_told(findings, self._speaker), *review_page.sum_meanings()]
        told += [
            review_page.masters_told(findings),
            "" if review_page.progress(findings) else review_page.counts(findings),
        ]
        return [one for one in told if one]

    def as_text(self) -> str:
        findings, speaker = self._findings, self._speaker
        lines = [self.title, "", *self.sentences(), ""]
        errors = review_page.mistakes(findings, speaker)
        if errors:
            lines += [
                translate("Review", "Mistakes, largest first:"),
                *[row.spoken for row in errors],
                "",
            ]
        lines.append(translate("Review", "All decisions:"))
        lines += [review_words.point_told(findings, number, speaker) for number in findings.choices]
        return "\n".join(lines) + "\n"

    # --------------------------------------------------------------- paper
    def as_pdf(self) -> QByteArray:
        """All of it as PDF, on paper of the size that is usual where the user lives."""
        return pdf_of(self.title, self.paint_on)

    def paint_on(self, device: QPagedPaintDevice) -> bool:
        """Paint all of it on pages; return whether the device accepted it."""
        return paint_pages(device, self._blocks)

    def _blocks(self, wide: float) -> Iterator[Block]:
        title = serif_font(24, bold=True)
        yield self._lines([self.title], title, wide)
        yield self._lines(self.sentences(), ui_font(13), wide)
        if self._picture is not None:
            yield Block(PRINTED_HEIGHT * wide + _APART, self._picture)
        heads = DecisionRow(
            translate("Review", "When"),
            translate("Review", "Who"),
            translate("Review", "What"),
            translate("Review", "Verdict"),
            translate("Review", "Given what was known"),
            translate("Review", "Face up"),
        )
        yield Block(_ROW, partial(self._paint_row, row=heads, is_head=True))
        for row in self.rows():
            yield Block(_ROW, partial(self._paint_row, row=row, is_head=False))

    def _lines(self, texts: list[str], font: QFont, wide: float) -> Block:
        lines = [line for text in texts for line in wrapped_lines(text, font, wide)]
        high = max(_LINE, 1.3 * QFontMetricsF(font).height())

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.setFont(font)
            painter.setPen(QColor(PAPER.page_text))
            for place, line in enumerate(lines):
                spot = QRectF(box.left(), box.top() + place * high, box.width(), high)
                painter.drawText(spot, _LEFT, line)

        return Block(high * len(lines) + 0.5 * _APART, paint)

    def _paint_row(
        self, painter: QPainter, box: QRectF, row: DecisionRow, *, is_head: bool
    ) -> None:
        x, font = box.left(), ui_font(11, bold=is_head)
        for place, (text, share) in enumerate(zip(row, _SHARES, strict=True)):
            room = QRectF(x, box.top(), share * box.width() - 12, box.height())
            if place != _WHAT:
                text, font = fitted_text(text, ui_font(11, bold=is_head), room.width())
            line = Line(CardText(text), [(font, PAPER.page_text)])
            document = CardDocument(PAPER, [line], share * box.width())
            painter.save()
            painter.translate(x, box.center().y() - document.size().height() / 2)
            document.drawContents(painter)
            painter.restore()
            x += share * box.width()
        painter.setPen(themed_pen(PAPER, PAPER.brass if is_head else PAPER.hair, 1))
        painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.bottom()))


class ReviewExport(QObject):
    """Prints, saves and copies the review that a view shows.

    Signals:
        told(str): What has come of it, in a sentence or two.
    """

    told = Signal(str)

    def __init__(self, document: Callable[[], ReviewDocument], view: QWidget) -> None:
        super().__init__(view)
        self.document, self._view = document, view

    def fill(self, menu: QMenu) -> None:
        ways: tuple[tuple[str, Callable[[], None]], ...] = (
            (translate("Review", "&Print the review…"), self.print_it),
            (translate("Review", "Save as P&DF…"), self.save_pdf),
            (translate("Review", "Save as &text…"), self.save_text),
            (translate("Review", "&Copy as text"), self.copy),
        )
        for title, run in ways:
            menu.addAction(title).triggered.connect(lambda _=False, run=run: run())

    def print_it(self) -> None:
        document = self.document()
        choose_and_print(self._view, document.title, document.paint_on, self.told.emit)

    def save_pdf(self) -> None:
        self._save(translate("Review", "PDF files (*.pdf)"), "pdf", self.document().as_pdf())

    def save_text(self) -> None:
        text = self.document().as_text()
        self._save(translate("Review", "Text files (*.txt)"), "txt", text.encode())

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.document().as_text())
        self.told.emit(translate("Review", "The review has been copied."))

    def _save(self, kinds: str, suffix: str, data: QByteArray | bytes) -> None:
        name = fill(
            translate("Review", "Quinto review {deal}", "the name of a file"),
            deal=self.document().deal,
        )
        title = translate("Review", "Save the review")
        save_with_dialog(self._view, title, kinds, f"{name}.{suffix}", data, self.told.emit)
