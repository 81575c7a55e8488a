"""The statistics window: what is counted, the page, and what is said if there is nothing yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from quinto_desktop.game import RecordError, Session
from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    EVERY_GAME,
    Answer,
    BestDeal,
    Choice,
    Figures,
    HistoryError,
    HistoryFault,
    Statistics,
)
from quinto_desktop.window.controls.fields import Pane, column, row
from quinto_desktop.window.history.filters import FilterBar, FilterField, choice_text
from quinto_desktop.window.history.statistics_content import Kind, Measure, Report
from quinto_desktop.window.history.statistics_page import Page
from quinto_desktop.window.history.statistics_report import FEW_GAMES, best_deal, report_of, whose
from quinto_desktop.window.look.fitting import without_widow
from quinto_desktop.window.look.styling import PlateDialog, dress_opened_menu, make_quiet
from quinto_desktop.window.look.theme import BODY_TEXT, serif_font, text_zoom, theme_of, ui_font
from quinto_desktop.window.text.card_text import deals_count
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import history_text
from quinto_desktop.window.text.seat_text import name_among
from quinto_desktop.window.text.translation import fill, translate

_FIRST_SIZE = QSize(1232, 752)
_SMALL_SIZE = QSize(980, 610)  # while averages would have too few games
_MARGIN = 24
_WORDS_WIDTH = 460
_LARGE = 1.4  # text, which needs another line
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class StatisticsDialog(PlateDialog):
    """Shows the statistics beside the game, and follows it.

    Signals:
        history_wanted(): The user wants to see the games themselves.
        look_wanted(object, int, int): A deal of a `Session` is to be looked at, by its numbers.

    Args:
        days: For how many days in a row the day's deal has been played.
        is_whole: Whether averages are offered even before there are ten games.

    Attributes:
        told: What is said where there are none.
    """

    history_wanted = Signal()
    look_wanted = Signal(object, int, int)

    def __init__(
        self,
        statistics: Statistics,
        parent: QWidget | None = None,
        days: int = 0,
        *,
        is_whole: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._statistics = statistics
        self._days, self._is_whole, self._is_open = days, is_whole, False
        self._choice, self._measure = EVERY_GAME, Measure.POINTS
        self._answer: Answer | None = None
        self.report: Report | None = None
        self._best: BestDeal | None = None
        self._played: Session | None = None
        self._was_left = False
        self.setLayout(column(edges=[round(_MARGIN * self.scale)] * 4))
        self._put_in(self._built(QWidget(self)), is_listed=False)
        size = _SMALL_SIZE if self.averages.isHidden() else _FIRST_SIZE
        wanted = (size * self.scale).boundedTo(self.room(is_within_window=True))
        self.resize(wanted.expandedTo(self.minimumSizeHint()))
        self.done_button.setFocus()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

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
    @Slot(object)
    def _ask(self, choice: Choice) -> None:
        is_other, self._choice = choice != self._choice, choice
        try:
            answer = self._statistics.ask(choice)
        except HistoryError as error:
            self._answer = None
            self._tell(error)
            return
        if is_other or answer != self._answer:
            self._answer = answer
            self._show()

    def _show(self) -> None:
        if (answer := self._answer) is None:
            return
        who = whose(self._choice, has_company=answer.has_company)
        names: dict[str | None, str] = {name: name_among(name) for name in answer.persons}
        against = translate("Statistics", "Against computer players")
        self.person.offer({None: against, **names}, self._choice.person)
        self.person.setVisible(len(names) > 1 and bool(who))
        if not answer.offer.months:
            if answer.offer.is_nobodys and names and self._choice.person is None:
                self._ask(replace(self._choice, person=answer.persons[0]))
            else:
                self._say_nothing(is_nobodys=answer.offer.is_nobodys)
            return
        figures, is_open = answer.figures, self._is_open
        self.filters.setVisible(is_open)
        self.filters.show_choice(self._choice, answer.offer, figures)
        report = report_of(figures, self._measure, self._choice, answer.best, self._days, who)
        if not report.charts:
            if self._choice == EVERY_GAME:
                self._say_nothing(is_nobodys=False)
            else:
                told = _nothing_fits(figures, self._choice)
                self._say(translate("Statistics", "Nothing to count"), *told)
            return
        self.report = report
        self._heading.setText(report.title)
        is_told = is_open or self._is_whole or figures.whole.games.cases >= FEW_GAMES
        self.averages.setVisible(is_told)
        self.export.setVisible(is_told)
        self._tell_best(answer.best, is_yours=not who)
        self.page.show_report(report, self._measure, is_open=is_open)
        self._stack.setCurrentIndex(0)

    def _tell_best(self, best: BestDeal | None, *, is_yours: bool) -> None:
        if best is None or best.own <= best.others:
            self.page.has_best = False
        elif best != self._best or not self.page.has_best:
            try:
                self._best, self._played = best, self._statistics.game_of(best)
                told = best_deal(self._played, best, self._choice.person, is_yours=is_yours)
            except (HistoryError, RecordError):
                told = None
            self.page.has_best = told is not None
            if told is not None:
                self.page.best.show_deal(*told)

    @Slot()
    def _on_best_wanted(self) -> None:
        assert self._best is not None and self._played is not None  # it is shown
        self.look_wanted.emit(self._played, self._best.game, self._best.number)

    @Slot()
    def _on_averages_clicked(self) -> None:
        self._is_open = not self._is_open
        self._say_averages()
        self._show()

    def _say_averages(self) -> None:
        text = translate("Statistics", "Show a&verages")
        text = translate("Statistics", "Hide a&verages") if self._is_open else text
        self.averages.setText(text)

    def _say_nothing(self, *, is_nobodys: bool) -> None:
        head = translate("Statistics", "Nothing to count yet")
        text = translate(
            "Statistics",
            "The deals of lessons do not count. Finish any other, and Quinto counts here what "
            "you win and lose: games, points, quints and doubles.",
        )
        if is_nobodys:
            head = translate("Statistics", "Nothing to count for your side yet")
            text = translate(
                "Statistics",
                "So far only computer players have played. Take a seat, and Quinto counts what "
                "your side wins and loses.",
            )
        self._say(head, text)

    def _tell(self, error: HistoryError) -> None:
        if error.fault is HistoryFault.MISSING:
            self._say_nothing(is_nobodys=False)
        else:
            self._say(translate("Statistics", "The history cannot be read"), history_text(error))

    def _say(self, title: str, *sentences: str) -> None:
        self.report = None
        self.filters.setVisible(self._is_open and self._answer is not None)
        self.export.hide()
        self.averages.hide()
        self._heading.setText(title)
        self.told.setText("\n\n".join(map(without_widow, sentences)))
        self.told.setMinimumHeight(self.told.heightForWidth(self.told.width()))
        self._stack.setCurrentIndex(1)

    @Slot(object)
    def _on_measured(self, measure: Measure) -> None:
        self._measure = measure
        self._show()

    def _on_export(self, kind: Kind) -> None:
        from quinto_desktop.window.controls.messages import Mark, message_box
        from quinto_desktop.window.history.statistics_export import export, told_of

        if self.report is None:
            return
        told = told_of(choice_text(self._choice))
        theme = theme_of(QApplication.palette())

        def tell(result: str) -> None:
            message_box(self, Mark.NOTE, translate("Statistics", "Export"), result).open()

        export(self, kind, self.report, told, theme, tell)

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
        self.filters.chosen.connect(self._ask)
        self.page.measured.connect(self._on_measured)
        self.page.best.wanted.connect(self._on_best_wanted)
        self.averages.clicked.connect(self._on_averages_clicked)
        self._say_averages()
        self._answer = None
        self.refresh()

    def _built(self, whole: QWidget) -> QWidget:
        title = translate("Statistics", "Statistics")
        self.setWindowTitle(title)
        self._heading = QLabel(title, whole)  # first, as it is read first
        self._heading.setFont(serif_font(26 * self.scale, bold=True))
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self.person: FilterField[str | None] = FilterField(
            translate("Statistics", "Whose figures"),
            whole,
            lambda person: self._ask(replace(self._choice, person=person)),
            self.scale,
        )
        room = self.room(is_within_window=True).width() - 2 * round(_MARGIN * self.scale)
        self.filters = FilterBar(self.scale, room, whole)
        self._stack = QStackedWidget(whole)
        self.page = Page(self.scale, self._stack)
        self._pane = Pane(self.page, self._stack)
        self._pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack.addWidget(self._pane)
        self._stack.addWidget(self._words())
        head = row((self._heading, 1), self.person, gap=round(12 * self.scale))
        parts = (head, self.filters, (self._stack, 1), self._foot(whole))
        whole.setLayout(column(*parts, gap=round(12 * self.scale), edges=(0, 0, 0, 0)))
        return whole

    def _foot(self, whole: QWidget) -> QBoxLayout:
        self.averages = self._button("", whole)
        make_quiet(self.averages)
        self.export = self._button(translate("Statistics", "&Export…"), whole)
        self.export.setMenu(self._export_menu())
        self.history_button = self._button(Command.HISTORY.spec.title, whole)
        self.history_button.clicked.connect(self.history_wanted)
        self.done_button = self._button(translate("Statistics", "Close"), whole)
        self.done_button.clicked.connect(self.reject)
        self.done_button.setDefault(True)
        others = (self.export, self.history_button, self.done_button)
        aside = row(None, *others, gap=round(12 * self.scale))
        return row(self.averages, aside) if text_zoom() < _LARGE else column(self.averages, aside)

    def _button(self, text: str, whole: QWidget) -> QPushButton:
        button = QPushButton(text, whole)
        button.setFont(ui_font(14 * self.scale))
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
        self.told = QLabel(page)
        self.told.setFont(ui_font(15 * self.scale))
        self.told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.setFixedWidth(round(_WORDS_WIDTH * self.scale))
        page.setLayout(column(self.told, None, edges=(0, 0, 0, 0)))
        return page


def _nothing_fits(figures: Figures, choice: Choice) -> Iterator[str]:
    yield translate("Statistics", "No finished deal matches these filters.")
    apart = max(found.deals for found in figures.apart.values())
    if apart and choice.marks != ALL_MARKS:
        text = translate(
            "Statistics",
            "{deals} or more would match but are counted separately, for instance because of "
            "undo or hints, or because they had been played before. Choose “Every game” "
            "to include them.",
        )
        yield fill(text, deals=deals_count(apart))
