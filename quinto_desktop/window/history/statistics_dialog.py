"""The statistics window: what is counted, the page, and what is said if there is nothing yet."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    Answer,
    Choice,
    Figures,
    HistoryError,
    HistoryFault,
    Marks,
    Statistics,
)
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, Pane
from quinto_desktop.window.history.filters import FilterBar, choice_text
from quinto_desktop.window.history.numbers import deals_count
from quinto_desktop.window.history.statistics_content import Kind, Measure, Report
from quinto_desktop.window.history.statistics_page import Page
from quinto_desktop.window.history.statistics_report import report_of
from quinto_desktop.window.look.styling import PlateDialog, dress_opened_menu, make_quiet
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import BODY_TEXT, serif_font, theme_of, ui_font
from quinto_desktop.window.text.fault_text import history_text
from quinto_desktop.window.text.translation import fill, translate

_FIRST_SIZE = QSize(1232, 752)
_FRAME = QSize(16, 48)  # allowance for the window frame
_MARGIN = 24
_WORDS_WIDTH = 460
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class StatisticsDialog(PlateDialog):
    """Shows the statistics beside the game, and follows it.

    Signals:
        history_wanted(): The user wants to see the games themselves.

    Attributes:
        told: What is said where there are none.
    """

    history_wanted = Signal()

    def __init__(self, statistics: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._statistics = statistics
        self._choice, self._measure = Choice(), Measure.POINTS
        self._answer: Answer | None = None
        self._report: Report | None = None
        self._was_left = False
        column = QVBoxLayout(self)
        column.setContentsMargins(*([round(_MARGIN * self.scale)] * 4))
        self._put_in(self._built(QWidget(self)), is_listed=False)
        room = self.screen().availableGeometry().size() - _FRAME
        wanted = QSize(_FIRST_SIZE * self.scale)
        if parent is not None:
            wanted = wanted.boundedTo(parent.window().size() - _FRAME)
        self.resize(wanted.boundedTo(room).expandedTo(self.minimumSizeHint()))
        self.done_button.setFocus()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @property
    def report(self) -> Report | None:
        """What is shown; None if there is nothing."""
        return self._report

    @Slot()
    def refresh(self) -> None:
        """Look again: more may have been played, or something deleted."""
        self._ask(self._choice)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.WindowDeactivate:
            self._was_left = True
        elif event.type() is QEvent.Type.WindowActivate and self._was_left:
            self.refresh()
        elif event.type() in _NEW_WORDS:
            self._rebuild()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
            Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._pane.verticalScrollBar().triggerAction(step)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self.page.isAncestorOf(new):
            self._pane.ensureWidgetVisible(new, 0, _MARGIN)

    # --------------------------------------------------------------- what is shown
    def _ask(self, choice: Choice) -> None:
        is_other, self._choice = choice != self._choice, choice
        try:
            answer = self._statistics.ask(choice)
        except HistoryError as error:
            self._answer = None
            self.filters.hide()
            self._tell(error)
            return
        if is_other or answer != self._answer:
            self._answer = answer
            self._show()

    def _show(self) -> None:
        answer = self._answer
        if answer is None:
            return
        if not answer.offer.months:
            self.filters.hide()
            if answer.offer.is_nobodys:
                self._say_nobodys()
            else:
                self._say_nothing_yet()
            return
        figures = answer.figures
        self.filters.show()
        self.filters.show_choice(self._choice, answer.offer, figures)
        report = report_of(figures, self._measure)
        if not report.charts:
            self._say_nothing_fits(figures)
            return
        self._report = report
        self.export.setEnabled(True)
        self.page.show_report(self._report, self._measure, self._choice, figures)
        self._stack.setCurrentIndex(0)

    def _say_nothing_yet(self) -> None:
        self._say(
            translate("Statistics", "Nothing played to the end yet"),
            translate(
                "Statistics",
                "Finish a deal, and Quinto starts counting here what you win and lose: games, "
                "points, quints and doubles.",
            ),
            translate(
                "Statistics",
                "A few deals say more about luck than skill, so rates appear only from twenty "
                "cases on, always with the range in which the true value probably lies.",
            ),
        )

    def _say_nobodys(self) -> None:
        self._say(
            translate("Statistics", "Nothing to count for your side yet"),
            translate(
                "Statistics",
                "So far there were people on both sides, or only computer players, so Quinto "
                "cannot tell which side is yours.",
            ),
            translate(
                "Statistics",
                "Play on one side, alone or with a partner, and Quinto counts what it wins and "
                "loses.",
            ),
        )

    def _say_nothing_fits(self, figures: Figures) -> None:
        told = [translate("Statistics", "No finished deal matches these filters.")]
        apart = max(found.deals for found in figures.apart.values())
        if apart and self._choice.marks != ALL_MARKS:
            text = translate(
                "Statistics",
                "{deals} or more would match but are counted separately, for instance because of "
                "take-backs or hints, or because you had played them before. Untick “First "
                "attempts only” to include them.",
            )
            told.append(fill(text, deals=deals_count(apart)))
        self._say(translate("Statistics", "Nothing to count"), *told)

    def _tell(self, error: HistoryError) -> None:
        if error.fault is HistoryFault.MISSING:
            self._say_nothing_yet()
        else:
            title = translate("Statistics", "The history cannot be read")
            self._say(title, history_text(error))

    def _say(self, title: str, *sentences: str) -> None:
        self._report = None
        self.export.setEnabled(False)
        self._heading.setText(title)
        self.told.setText("\n\n".join(map(without_widow, sentences)))
        for label in (self._heading, self.told):
            label.setMinimumHeight(label.heightForWidth(label.width()))
        self._stack.setCurrentIndex(1)

    @Slot(object)
    def _on_choice(self, choice: Choice) -> None:
        self._ask(choice)

    @Slot(object)
    def _on_apart_chosen(self, marks: Marks) -> None:
        self._ask(replace(self._choice, marks=marks))

    @Slot(object)
    def _on_measured(self, measure: Measure) -> None:
        self._measure = measure
        self._show()

    def _on_export(self, kind: Kind) -> None:
        from quinto_desktop.window.controls.messages import Mark, message_box
        from quinto_desktop.window.history.statistics_export import export, told_of

        if self._report is None:
            return
        told = told_of(choice_text(self._choice))
        theme = theme_of(QApplication.palette())
        result = export(self, kind, self._report, told, theme)
        if result is not None:
            box = message_box(self, Mark.NOTE, translate("Statistics", "Export"), result)
            box.open()

    # --------------------------------------------------------------- construction
    def _rebuild(self) -> None:
        self.setFont(ui_font(BODY_TEXT * self.scale))
        is_listed = self.page.tables.box.isChecked()
        self._whole.hide()
        self._whole.deleteLater()
        self._put_in(self._built(QWidget(self)), is_listed=is_listed)
        self._whole.show()

    def _put_in(self, whole: QWidget, *, is_listed: bool) -> None:
        self._whole = whole
        layout = self.layout()
        assert layout is not None
        layout.addWidget(whole)
        self.page.tables.box.setChecked(is_listed)
        self.filters.chosen.connect(self._on_choice)
        self.page.apart.chosen.connect(self._on_apart_chosen)
        self.page.measured.connect(self._on_measured)
        self._answer = None
        self.refresh()

    def _built(self, whole: QWidget) -> QWidget:
        title = translate("Statistics", "Statistics")
        self.setWindowTitle(title)
        head = self._head(title, whole)  # first, as it is read first
        self.filters = FilterBar(self.scale, whole)
        self._stack = QStackedWidget(whole)
        self.page = Page(self.scale, self._stack)
        self._pane = Pane(self.page, self._stack)
        self._pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack.addWidget(self._pane)
        self._stack.addWidget(self._words())
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(12 * self.scale))
        column.addLayout(head)
        column.addWidget(self.filters)
        column.addWidget(self._stack, 1)
        return whole

    def _head(self, title: str, whole: QWidget) -> QHBoxLayout:
        heading = QLabel(title, whole)
        heading.setFont(serif_font(26 * self.scale, bold=True))
        self.history_button = self._button(translate("Statistics", "&History…"), whole)
        self.history_button.clicked.connect(self.history_wanted)
        make_quiet(self.history_button)
        self.export = self._button(translate("Statistics", "&Export…"), whole)
        self.export.setMenu(self._export_menu())
        self.done_button = self._button(translate("Statistics", "Close"), whole)
        self.done_button.clicked.connect(self.reject)
        self.done_button.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(round(12 * self.scale))
        row.addWidget(heading, 1)
        row.addWidget(self.history_button)
        row.addWidget(self.export)
        row.addWidget(self.done_button)
        return row

    def _button(self, text: str, whole: QWidget) -> QPushButton:
        button = QPushButton(text, whole)
        button.setFont(ui_font(14 * self.scale))
        button.setMinimumHeight(round(FIELD_HEIGHT * self.scale))
        button.setAutoDefault(False)
        return button

    def _export_menu(self) -> QMenu:
        menu = QMenu(self.export)
        for kind in Kind:
            menu.addAction(kind.entry).triggered.connect(partial(self._on_export, kind))
        menu.aboutToShow.connect(lambda: dress_opened_menu(menu))
        return menu

    def _words(self) -> QWidget:
        """The page that says why there are no figures."""
        page = QWidget(self._stack)
        self._heading, self.told = QLabel(page), QLabel(page)
        self._heading.setFont(serif_font(20 * self.scale, bold=True))
        self.told.setFont(ui_font(15 * self.scale))
        self.told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(page)
        column.addStretch(2)
        for label in (self._heading, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setFixedWidth(round(_WORDS_WIDTH * self.scale))
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return page
