"""Why no computer player can cheat, in a dialog that can also prove it."""

from __future__ import annotations

from html import escape
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from quinto_desktop.game import GameController
from quinto_desktop.game.checking.fair_play import Finding, Proof, prove
from quinto_desktop.game.thinking.job import Job
from quinto_desktop.resources import resource_path
from quinto_desktop.window.controls.fields import Hint, Pane, closing_row, column, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.look.fitting import without_widow
from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.styling import PlateDialog, make_primary
from quinto_desktop.window.look.surfaces import baize, painting, restoring
from quinto_desktop.window.look.theme import serif_font, text_zoom, theme_of, ui_font
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import fill, translate


def running_words(proof: Proof) -> str:
    """The progress of the proof."""
    text = translate("FairPlay", "Checked {asked} of {count} decisions…")
    return fill(text, asked=proof.asked, count=proof.decisions)


def stopped_words(proof: Proof) -> str:
    """That the proof was stopped, and any fault found by then."""
    text = translate("FairPlay", "Stopped after {asked} of {count} decisions.")
    told = fill(text, asked=proof.asked, count=proof.decisions)
    if not proof.asked:
        told = translate("FairPlay", "Stopped.")
    return told if proof.is_fair else f"{told} {_changed(proof)}"


def proof_words(proof: Proof) -> str:
    """The result of a completed proof."""
    if not proof.decisions:
        return translate(
            "FairPlay",
            "No computer player has had to decide anything yet. Play on a little, then try again.",
        )
    if not proof.is_fair:
        return _changed(proof)
    otherwise = proof.count(Finding.RECONSIDERED)
    if otherwise:
        none = translate(
            "FairPlay",
            "Decisions checked again with the hidden cards swapped: {count}. None depended on "
            "them.",
        )
        some = translate("FairPlay", "With more thinking time, {count} came out differently.")
        return f"{fill(none, count=proof.decisions)} {fill(some, count=otherwise)}"
    text = translate(
        "FairPlay",
        "{count} decisions checked again with the hidden cards swapped: the same answer every "
        "time.",
    )
    if proof.decisions == 1:
        text = translate(
            "FairPlay",
            "1 decision checked again with the hidden cards swapped: the same answer every time.",
        )
    return fill(text, count=proof.decisions)


def error_words(error: str) -> str:
    """That a computer player failed, so nothing is proved."""
    text = translate(
        "FairPlay",
        "No proof: a computer player failed ({error}). Please save the game and report it.",
    )
    return fill(text, error=error)


def _changed(proof: Proof) -> str:
    text = translate(
        "FairPlay",
        "{changed} of {count} decisions changed with the hidden cards. That should never happen: "
        "please save the game and report it.",
    )
    return fill(text, changed=proof.count(Finding.CHANGED), count=proof.asked)


RULE = "s12-knowledge"  # the paragraph of the rule book that says who may know what
_LINK_HEIGHT = 24

_TEXT_WIDTH = 600
_WIDEST_ZOOM = 1.2  # larger type takes more lines, not more width
_VERDICT_LINES = 3
_PICTURE = QSize(168, 168)
_CARD = QRectF(-11, -15.5, 22, 31)
_OWN = ("HA", "H5", "DQ", "CT", "S4")
_FROM_MIDDLE = 56
_APART = 12
_TILT = 5
_ARROWS = 34
_HIDDEN_TURNS = (90, 180, 270)


class ExchangedCards(QWidget):
    """A small table seen from South, purely decorative: the text says the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_PICTURE)
        self._back = _card("back")
        self._own = [_card(name) for name in _OWN]

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint_table(painter)
            painter.translate(QRectF(self.rect()).center())
            self._paint_hand(painter, self._own, 0)
            for turn in _HIDDEN_TURNS:
                self._paint_hand(painter, [self._back] * len(_OWN), turn)
            self._back.render(painter, _CARD)
            for middle in (225, 315):
                _paint_arrow(painter, middle, theme_of(self.palette()).focus)

    def _paint_table(self, painter: QPainter) -> None:
        table = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        theme = theme_of(self.palette())
        painter.setBrush(baize(table.center(), 0.75 * table.width(), theme))
        painter.setPen(QPen(QColor(theme.brass), 1.6))
        painter.drawRoundedRect(table, 18, 18)

    def _paint_hand(self, painter: QPainter, cards: list[QSvgRenderer], turn: int) -> None:
        with restoring(painter):
            painter.rotate(turn)
            for place, card in enumerate(cards, -(len(cards) // 2)):
                with restoring(painter):
                    painter.translate(_APART * place, _FROM_MIDDLE + 0.8 * place * place)
                    painter.rotate(_TILT * place)
                    card.render(painter, _CARD)


def _paint_arrow(painter: QPainter, middle: int, colour: str) -> None:
    arc = QPainterPath()
    box = QRectF(-_ARROWS, -_ARROWS, 2 * _ARROWS, 2 * _ARROWS)
    arc.arcMoveTo(box, -middle + 24)
    arc.arcTo(box, -middle + 24, -48)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(arc)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for end, way in ((middle - 24, -1), (middle + 24, 1)):
        with restoring(painter):
            painter.translate(_ARROWS * cos(radians(end)), _ARROWS * sin(radians(end)))
            painter.rotate(end + 90 * way)
            painter.drawPolygon(QPolygonF([QPointF(8, 0), QPointF(-2, -5), QPointF(-2, 5)]))


def _card(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource_path(*PackStyle().drawing(name, _CARD.width()))))


class RuleLink(QLabel):
    """A line that leads to a rule, and can be clicked anywhere."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(f'<a href="{RULE}">{escape(words)}</a>', parent)
        self.setAccessibleName(words)
        self.setMinimumHeight(_LINK_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByKeyboard)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.linkActivated.emit(RULE)


class FairPlayDialog(PlateDialog):
    """Explains what computer players know, and proves it; `rule` leads to the rule book."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.FAIR_PLAY.spec.name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._proof = Proof(0)
        self._controller = controller
        self._job: Job | None = None
        self.rule = RuleLink(self.tr("The rules: who may know what"), self)
        self.rule.setFont(ui_font(13 * self.scale))
        self.button = QPushButton(self)
        self.button.clicked.connect(self._on_button_clicked)
        make_primary(self.button)
        self.progress = self._progress_bar()
        self.verdict = Hint(self)
        self.verdict.setFont(ui_font(14 * self.scale, bold=True))
        # Room for the longest verdict, so nothing jumps.
        self.verdict.setMinimumHeight(_VERDICT_LINES * self.verdict.fontMetrics().lineSpacing())
        add_key("F1", self, lambda: self.rule.linkActivated.emit(RULE))
        self._lay_out()
        self._offer_proof()
        self.button.setFocus()

    # --------------------------------------------------------------- the proof
    @Slot()
    def _on_button_clicked(self) -> None:
        if self._job is not None:
            self._end(stopped_words(self._proof))
            return
        self.button.setText(self.tr("&Stop"))
        self.progress.show()
        self.progress.setRange(0, 0)
        controller = self._controller
        work = prove(controller.session, controller.make_player)
        self._job = job = Job(controller.thinker, work, self)
        job.progressed.connect(self._on_progressed)
        job.finished.connect(self._on_finished)
        job.failed.connect(self._on_failed)
        job.start()

    def _stop(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
            job.deleteLater()

    @Slot(object)
    def _on_progressed(self, proof: Proof) -> None:
        self._proof = proof
        self.progress.setRange(0, proof.decisions)
        self.progress.setValue(proof.asked)
        self.verdict.say(running_words(proof))

    @Slot(object)
    def _on_finished(self, proof: Proof) -> None:
        self._end(proof_words(proof), is_fault=not proof.is_fair)

    @Slot(str)
    def _on_failed(self, error: str) -> None:
        self._end(error_words(error), is_fault=True)

    def _end(self, told: str, *, is_fault: bool = False) -> None:
        self._stop()
        self._offer_proof()
        self.verdict.say(told, is_fault=is_fault)
        announce(self, told)

    def _offer_proof(self) -> None:
        self._proof = Proof(0)
        self.button.setText(self.tr("&Prove it"))
        self.progress.hide()

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    # --------------------------------------------------------------- construction
    def _lay_out(self) -> None:
        contents = QWidget(self)
        texts = [self._text(text, contents) for text in (self._deal(), self._proof_text())]
        for label in texts:
            label.setFixedWidth(round(_TEXT_WIDTH * self.scale * min(text_zoom(), _WIDEST_ZOOM)))
        proof = row(self.button, (self.progress, 1), gap=16, edges=(0, 4, 0, 0))
        parts = (self._head(contents), *texts, proof, self.verdict, None)
        contents.setLayout(column(*parts, gap=12, edges=(28, 24, 28, 8)))
        self.pane = Pane(contents, self)
        buttons = closing_row(self)
        buttons.button(buttons.StandardButton.Close).setAutoDefault(False)
        foot = row(buttons, edges=(28, 4, 28, 20))
        self.setLayout(column((self.pane, 1), foot, gap=0, edges=(0, 0, 0, 0)))
        self.resize(self.size_around(self.pane).boundedTo(self.room()))

    def _head(self, contents: QWidget) -> QHBoxLayout:
        title = QLabel(self.tr("Fair play"), contents)
        title.setFont(serif_font(24 * self.scale, bold=True))
        knowledge = self.tr(
            "A computer player is told only what its own seat may know: its cards, dummy’s once "
            "face up, the calls, the cards played, the scores and who deals. It never gets the "
            "hidden cards, so it could not peek even if it wanted to."
        )
        words = column(title, self._text(knowledge, contents), self.rule, None, gap=8)
        head = row((words, 1), gap=20)
        head.addWidget(ExchangedCards(contents), 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _progress_bar(self) -> QProgressBar:
        bar = QProgressBar(self)
        bar.setTextVisible(False)
        bar.setAccessibleName(self.tr("Proof progress"))
        policy = bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        bar.setSizePolicy(policy)
        return bar

    def _text(self, text: str, parent: QWidget) -> QLabel:
        label = QLabel(without_widow(text), parent)
        label.setFont(ui_font(13 * self.scale))
        label.setWordWrap(True)
        return label

    def _deal(self) -> str:
        return self.tr(
            "The cards are fixed before any player acts: in a fair game by a secret that you can "
            "check afterwards, in a shared one by its number. No level is dealt better cards than "
            "another: a stronger player just thinks better."
        )

    def _proof_text(self) -> str:
        return self.tr(
            "You need not take our word for it. Quinto can go back over the computer players’ "
            "decisions in this deal, swap the cards each could not see, and ask again. A player "
            "who does not know them must answer the same. You are told how many did, and no card "
            "is shown."
        )
