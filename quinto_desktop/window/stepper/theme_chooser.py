"""The dialog in which puzzles are chosen: by theme and grade, with what has been done of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from quinto_desktop.game.judging.values import THEMES, Grade, Theme
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, ChoiceField, FieldValue, heading
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import serif_font, text_zoom
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import fill
from quinto_desktop.window.text.verdict_text import grade_title, rating_text, theme_title

_MEANING = Qt.ItemDataRole.AccessibleDescriptionRole
_WIDTH = 520
_LEAST_RATED = 10  # answers, before which a rating says little
_MARGIN = 28


class PuzzleChooser(PlateDialog):
    """Lets the user choose which puzzles to solve.

    Signals:
        making_wanted(): The user wants puzzles to be looked for in their own games, or no longer.
    """

    making_wanted = Signal()

    def __init__(self, practice: Practice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.PUZZLES.spec.name)
        self._practice = practice
        self.rating = QLabel(rating_text(practice.rating), self)
        self.rating.setFont(serif_font(17 * self.scale))
        self.rating.setVisible(len(practice.answered) >= _LEAST_RATED)
        self.theme = ChoiceField(self.tr("&Theme"), self, 2, is_stacked=True)
        self.grade = ChoiceField(self.tr("&Difficulty"), self, is_stacked=True)
        self.progress = QLabel(self)
        self.progress.setWordWrap(True)
        self.make = QPushButton(self.tr("&Look for puzzles in my games"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.start = QPushButton(self.tr("&Start"), self)
        self._offer()
        self._lay_out()
        self.theme.chosen.connect(self._show)
        self.grade.chosen.connect(self._show)
        self.make.clicked.connect(self._on_make_clicked)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self.accept)
        self._show()
        self.start.setFocus()

    @property
    def chosen_theme(self) -> Theme | None:
        """The theme; None for any."""
        value = self.theme.value
        return value if isinstance(value, Theme) else None

    @property
    def chosen_grade(self) -> Grade | None:
        """The grade; None for any."""
        value = self.grade.value
        return value if isinstance(value, Grade) else None

    @Slot(int, int)
    def tell_progress(self, done: int, count: int) -> None:
        self.make.setText(self.tr("Stop &looking"))
        text = self.tr("{done} of {count} deals searched; you can keep playing meanwhile.")
        self.progress.setText(fill(text, done=done, count=count))

    @Slot()
    def tell_end(self) -> None:
        self.make.setText(self.tr("&Look for puzzles in my games"))
        self._show()
        text = self.tr("Puzzles from your own games so far: {count}.")
        own = fill(text, count=len(self._practice.own))
        self.progress.setText(f"{own} {self.progress.text()}")

    def _offer(self) -> None:
        themes: dict[FieldValue, tuple[str, str]] = {
            None: (self.tr("All themes"), self.tr("You have to find out what each one is about."))
        }
        meanings = {
            Theme.ROYAL: self.tr("Make the Quint Royal count for your side."),
            Theme.GAME: self.tr("The score is close: what wins you the game?"),
            Theme.FEED: self.tr("Add a quint to your partner’s trick."),
            Theme.REFUSE: self.tr("A quint could easily be given away: hold on to it."),
            Theme.ENDING: self.tr("Few cards are left, and the cachette is still to be won."),
            Theme.DOUBLE: self.tr("Before the first trick: is this a hand to double on?"),
        }
        themes |= {theme: (theme_title(theme), meanings[theme]) for theme in THEMES}
        self.theme.offer(themes, None)
        any_grade = self.tr("Those nearest to your rating come first.")
        grades: dict[FieldValue, tuple[str, str]] = {None: (self.tr("Any difficulty"), any_grade)}
        solved = self.tr("The weakest level that solves them three times in four.")
        grades |= {grade: (grade_title(grade), solved) for grade in Grade}
        self.grade.offer(grades, None)

    @Slot()
    def _on_make_clicked(self) -> None:
        self.make.setText(self.tr("Stop &looking"))
        self.making_wanted.emit()

    @Slot()
    def _show(self) -> None:
        for field in (self.theme, self.grade):
            index = field.box.currentIndex()
            field.explain(str(field.box.itemData(index, _MEANING)))
        found = self._practice.puzzles(self.chosen_theme, self.chosen_grade)
        seen = sum(map(self._practice.has_seen, found))
        text = self.tr("{seen} of {count} tried; only your first try counts.")
        if not found:
            text = self.tr("There are no puzzles with this theme and difficulty.")
        self.progress.setText(fill(text, seen=seen, count=len(found)))
        self.start.setEnabled(bool(found))

    def _lay_out(self) -> None:
        make_primary(self.start)
        make_quiet(self.make)
        for button in (self.start, self.cancel, self.make):
            button.setMinimumHeight(FIELD_HEIGHT)
        margin = round(_MARGIN * self.scale)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margin, margin - 6, margin, margin - 6)
        layout.setSpacing(round(10 * self.scale))
        layout.addWidget(heading(self.tr("Puzzles"), self, 24))
        for widget in (self.rating, self.theme, self.grade, self.progress):
            layout.addWidget(widget)
        layout.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.make)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.start)
        layout.addLayout(foot)
        room = self.screen().availableGeometry().width() - 16
        self.setMinimumWidth(min(round(_WIDTH * self.scale * text_zoom()), room))
