"""Where a review is among the decisions of its deal, what is found, and how that is printed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.findings import Charge, Findings, Whose
from quinto_desktop.game.judging.values import Decision, Explained, Explaining, Reason, Verdict
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.rules import Seat, observe
from quinto_desktop.window.controls.file_dialogs import save_with_dialog
from quinto_desktop.window.controls.printing import (
    PAPER,
    PAPER_WIDTH,
    choose_and_print,
    paper_document,
    paper_table,
    pdf_of,
)
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.sheet.slip import SIGNS
from quinto_desktop.window.stepper import review_page, review_words
from quinto_desktop.window.stepper.review_picture import TheDeal, printed_story
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.reason_text import is_win_at_once, reason_of
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate

_SOON_MS = 100  # how long news may wait for more


class ReviewCursor(QObject):
    """Walks the choices of a deal while it is being judged; `changed` as more is known of it."""

    moved = Signal()
    changed = Signal()

    def __init__(self, judging: DealJudging, seat: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self.judging = judging
        self._seat = seat
        self.findings = Findings(judging, seat)
        self.number = self._first()
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._look_again)
        judging.judged.connect(self._on_judging_changed)
        judging.tables_changed.connect(self._on_judging_changed)
        judging.finished.connect(self._look_again)

    def _first(self) -> int:
        # Our own largest error, or else our first choice.
        own = [one for one in self.findings.by_size if self._is_own(one.number)]
        if own:
            return own[0].number
        choices = self.findings.choices
        return next((one for one in choices if self._is_own(one)), choices[0] if choices else 0)

    def _is_own(self, number: int) -> bool:
        return self.findings.whose(self.findings.deal.decisions[number].seat) is Whose.OWN

    @Slot()
    def _on_judging_changed(self) -> None:
        # Soon, not at once: with hindsight, everything changes one by one.
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _look_again(self) -> None:
        self._soon.stop()
        self.findings = Findings(self.judging, self._seat)
        self.changed.emit()

    # --------------------------------------------------------------- moving
    def go(self, number: int) -> None:
        if number != self.number and 0 <= number < len(self.findings.deal.decisions):
            self.number = number
            self.moved.emit()

    def go_near(self, number: int | None) -> None:
        """Stand at a decision if it was a choice, else at the next that was; None is the start."""
        choices = self.findings.choices
        if number is None:
            self.go(self._first())
        elif choices:
            self.go(next((one for one in choices if one >= number), choices[-1]))

    def step(self, way: int) -> None:
        """Go to the next choice, or with −1 to the one before."""
        ahead = [one for one in self.findings.choices if (one - self.number) * way > 0]
        if ahead:
            self.go(ahead[0] if way > 0 else ahead[-1])

    def can_step(self, way: int) -> bool:
        return any((one - self.number) * way > 0 for one in self.findings.choices)

    def step_by_size(self, way: int) -> None:
        """Go to the next smaller error, or with −1 to the next larger; at first to the largest."""
        errors: tuple[Charge, ...] = self.findings.by_size
        numbers = [one.number for one in errors]
        if not numbers:
            return
        if self.number not in numbers:
            self.go(numbers[0])
            return
        place = numbers.index(self.number) + way
        if 0 <= place < len(numbers):
            self.go(numbers[place])

    def to_next_error(self) -> None:
        """Go to the next smaller error, and from the smallest to the largest again."""
        numbers = [one.number for one in self.findings.by_size]
        if self.number in numbers:
            self.go(numbers[(numbers.index(self.number) + 1) % len(numbers)])
        elif numbers:
            self.go(numbers[0])
        else:
            self.step(1)

    def to_end(self, way: int) -> None:
        """Go to the last choice, or with −1 to the first."""
        choices = self.findings.choices
        if choices:
            self.go(choices[-1] if way > 0 else choices[0])


_SEED = 1
_WAIT_MS = 120  # so that a walk through the verdicts asks nothing


class Reasoning(QObject):
    """Finds the reasons of the errors at which a review stands, and has them shown."""

    def __init__(
        self, thinker: Thinker, cursor: ReviewCursor, show: Callable[[int, Reason | None], None]
    ) -> None:
        super().__init__(cursor)
        self._cursor, self._show = cursor, show
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._known: set[int] = set()
        self._number = -1
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(self._ask)
        cursor.moved.connect(self._on_cursor_changed)
        cursor.changed.connect(self._on_cursor_changed)
        self._on_cursor_changed()

    def stop(self) -> None:
        self._soon.stop()
        self._asker.drop()

    @Slot()
    def _on_cursor_changed(self) -> None:
        number = self._cursor.number
        if self._asker.is_asking and number != self._number:
            self.stop()
        is_new, self._number = number != self._number, number
        is_due = is_new or not self._soon.isActive()  # news must not put it off for ever
        if is_due and not self._asker.is_asking and number not in self._known:
            self._soon.start()

    @Slot()
    def _ask(self) -> None:
        verdict = self._verdict
        if verdict is None or verdict.is_best:
            return
        if verdict.label.is_error or verdict.fair.decides_game:
            decision, best = verdict.decision, verdict.fair.best
            observation = observe(decision.state, decision.seat)
            # In fewer deals than it was judged by, many a mistake seems to be without a reason.
            batches = self._cursor.judging.effort.thoroughness.batches
            self._asker.ask(Explaining(observation, best, decision.action, _SEED, batches))

    @property
    def _verdict(self) -> Verdict | None:
        return self._cursor.findings.verdicts.get(self._number)

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        verdict = self._verdict
        if verdict is None:
            return
        reason = None
        if isinstance(answer.value, Explained):
            self._known.add(self._number)
            reason = reason_of(answer.value, verdict.fair, verdict.decision.action)
        # Of what was no mistake only that the game could be won on the spot.
        if verdict.label.is_error or (reason is not None and is_win_at_once(reason)):
            self._show(self._number, reason)


# --------------------------------------------------------------- handed out
class DecisionRow(NamedTuple):
    """A decision in the table."""

    when: str
    who: str
    what: str
    verdict: str
    known: str
    seen: str


class ReviewDocument:
    """The review of a deal as it is known at one time, perhaps with its story to be drawn."""

    def __init__(
        self, findings: Findings, speaker: Speaker, deal: str, story: TheDeal | None = None
    ) -> None:
        self._findings, self._speaker, self.deal = findings, speaker, deal
        self.title = fill(translate("Review", "Quinto: review of {deal}"), deal=deal)
        self._story = story

    # --------------------------------------------------------------- contents
    def rows(self) -> list[DecisionRow]:
        """Every choice, in order."""
        return [
            self._row(self._findings.deal.decisions[number]) for number in self._findings.choices
        ]

    def _row(self, decision: Decision) -> DecisionRow:
        findings, number = self._findings, decision.number
        verdict = findings.verdicts.get(number)
        return DecisionRow(
            title_case(review_words.where(decision)),
            review_words.who(decision.seat, self._speaker),
            CardText.of(decision.action).plain(PAPER),
            "" if verdict is None else verdict_text.tag(verdict.label),
            review_words.known(findings, number, self._speaker).note,
            review_words.seen(findings, number).note,
        )

    def sentences(self) -> list[str]:
        """What made the result, and what the words mean."""
        findings = self._findings
        head = review_page.headline(findings, self._speaker)
        told = [*head.told, review_page.sum_told(findings, self._speaker)]
        told += review_page.sum_meanings()
        told.append(review_page.masters_told(findings))
        if findings.is_complete:
            told.append(review_page.counts(findings))
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
        lines.append(translate("Review", "All choices:"))
        lines += [review_words.point_told(findings, number, speaker) for number in findings.choices]
        return "\n".join(lines) + "\n"

    # --------------------------------------------------------------- paper
    def on_paper(self) -> QTextDocument:
        """All of it, to be printed."""
        heads = [
            translate("Review", "When"),
            translate("Review", "Who"),
            translate("Review", "What"),
            translate("Review", "Verdict"),
            translate("Review", "Given what was known"),
            translate("Review", "This time"),
        ]
        rows = [[*map(_cell, row)] for row in self.rows()]
        told = "<br>".join(map(escape, self.sentences()))
        html, table = f"<h1>{escape(self.title)}</h1><p>{told}</p>", paper_table([heads, *rows])
        if self._story is None:
            return paper_document(html + table)
        drawn = printed_story(self._story, review_page.mistakes(self._findings, self._speaker))
        image = f"<p><img src='story' width='{round(PAPER_WIDTH)}'></p>"
        return paper_document(html + image + table, story=drawn)


def _cell(text: str) -> str:
    html = escape(text)
    for suit, sign in SIGNS.items():
        html = html.replace(sign, f"<span style='color: {PAPER.suits.of(suit)}'>{sign}</span>")
    return html


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
        choose_and_print(self._view, document.title, document.on_paper, self.told.emit)

    def save_pdf(self) -> None:
        document = self.document()
        data = pdf_of(document.title, document.on_paper())
        self._save(translate("Review", "PDF files (*.pdf)"), "pdf", data)

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
