"""Opening and saving games, with the dialogs and messages for it."""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path
from random import SystemRandom

# Each of its classes is loaded where it is first used: the dialogs take a millisecond.
from PySide6 import QtWidgets
from PySide6.QtCore import QDate, QLocale, QObject, QTimer, Signal

from quinto_desktop.game import (
    SUFFIX,
    Fault,
    GameController,
    GameFile,
    GameSetup,
    Message,
    Players,
    Preferences,
    RecordError,
    Session,
    UserFolders,
    game_of,
    next_match,
    usual_players,
)
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.game.sharing.days_deal import day_of
from quinto_desktop.rules import GREATEST_SEED, DrawRule, FairDeals, Form, NumberedDeals, RealCards
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.seat_text import shown_names
from quinto_desktop.window.text.translation import fill, join_and

_UNFINISHED = "unfinished-"  # prefix of the files on the shelf
_SPECIAL = r'\/:*?"<>|'  # to one system or another
_MOST_BYTES = 200  # of the 255 of a file name, for what is still added


class GameFiles(QObject):
    """Keeps track of the file that the current game belongs to, if any.

    Signals:
        changed(): The current game belongs to another file.
        told(str): A message for the user, which needs no answer.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        folders: UserFolders,
        window: QtWidgets.QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._preferences = preferences
        self._folders = folders
        self._window = window

    @property
    def _file(self) -> Path | None:
        file = self._controller.file
        return None if file is None else file.path

    @property
    def name(self) -> str | None:
        """The title of the current game's file; None if it has none."""
        file = self._file
        return None if file is None else self.title_of(file)

    @property
    def proposed_name(self) -> str:
        """A name for files made from the game: its title, or “Quinto, 25 November, with Ada”."""
        file = self._file
        if file is not None and not self._is_on_shelf(file):
            return file.stem
        day = QLocale().toString(QDate.currentDate(), self.tr("d MMMM", "a day, as Qt writes it"))
        names = join_and(_company(self._controller.session.setup))
        name = fill(self.tr("Quinto, {day}, with {names}"), day=day, names=names)
        kept = "".join(["-" if char in _SPECIAL else char for char in name if char.isprintable()])
        return kept.encode()[:_MOST_BYTES].decode(errors="ignore").rstrip()

    def title_of(self, path: Path) -> str:
        """The title of a file: its name without the suffix, or “Unfinished game 3”."""
        number = path.stem.removeprefix(_UNFINISHED)
        if self._is_on_shelf(path) and number.isascii() and number.isdigit():
            return fill(self.tr("Unfinished game {number}"), number=number)
        return path.stem

    def play_deal_again(self) -> None:
        """Play the latest deal again as a game in no file yet; on failure only say why."""
        session = self._controller.session
        if session.can_play_deal_again:
            self.begin(session.deal_again())

    def return_to(self, path: Path | None, session: Session | None) -> None:
        """Leave a lesson for a kept game, a session, or a new game as the last one was."""
        if path is not None and self.open(path, is_kept=False):
            return
        self.begin(session or self._last_chosen(), is_kept=False)

    def begin(self, game: GameSetup | Session, *, is_kept: bool = True) -> bool:
        """Begin a game that is in no file yet; on failure say why, change nothing, return False."""
        try:
            self._controller.new_game(game, is_kept=is_kept)
        except RecordError as error:
            remedy = self.tr("Save the game elsewhere first, or abandon it.")
            self._warn(
                self.tr("The game could not be set aside"), f"{file_text(error.message)} {remedy}"
            )
            return False
        self.changed.emit()
        return True

    @property
    def setup(self) -> GameSetup:
        """The present players and rules; those last chosen where nobody chose the present ones."""
        setup = self._controller.session.setup
        is_days = day_of(setup, self._controller.today()) is not None
        return self._last_chosen() if is_days or place_of(setup) is not None else setup

    def players_of(self, form: Form) -> Players:
        """The present players of a form of the game, or those of the last such game."""
        if self.setup.rules.form is form:
            return self.setup.players
        return self._preferences.settings.players_of(form) or usual_players(form)

    def _last_chosen(self) -> GameSetup:
        settings = self._preferences.settings
        rules = settings.last_rules
        players = settings.players_of(rules.form) or usual_players(rules.form)
        return game_of(players, rules, self._controller.keeper.chain.prepared())

    def begin_again(self, seed: int | None = None) -> None:
        """Begin a game with the present players and rules, of this number or with fair deals."""
        source: FairDeals | NumberedDeals | RealCards
        if seed is not None:
            source = NumberedDeals(seed)
        elif isinstance(self.setup.source, RealCards):
            source = RealCards(SystemRandom().randrange(GREATEST_SEED))
        else:
            source = self._controller.keeper.chain.prepared()
        self.begin(next_match(self.setup, source, self._controller.state))

    def take_up(self, *, is_same_game: bool) -> None:
        """See after the program's start whether the game still belongs to its file."""
        if not self._controller.keeper.is_keeping:
            return  # the settings then speak of a game that another Quinto has
        settings, file = self._preferences.settings, self._controller.file
        if is_same_game and file is None and settings.current_file:
            file = GameFile(settings.current_file)
        if file is not None and file.is_gone:
            file = None
        if file != self._controller.file:
            self._controller.file = file
        if settings.current_file:
            self._preferences.change(current_file="")
        self.changed.emit()

    def choose_and_open(self) -> None:
        from quinto_desktop.window.controls.file_dialogs import file_to_open

        name = file_to_open(
            self._window,
            self.tr("Open a game"),
            str(self._usual_folder()),
            self.tr("Quinto games and their backups (*.quinto *.quinto~)"),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path, *, is_kept: bool = True) -> bool:
        """Continue a saved game; if it cannot be opened, say why and change nothing."""
        try:
            self._controller.open(path, is_kept=is_kept)
        except RecordError as error:
            self._tell_not_opened(path, error.message)
            return False
        self._remember_file()
        return True

    def _tell_not_opened(self, path: Path, fault: Message) -> None:
        backup = path.parent / f"{path.name}~"  # unlike with_name, works for a path without a name
        if fault.code is not Fault.DAMAGED:
            self._warn(self._not_opened(path), file_text(fault))
            return
        details = fill(self.tr("{details}."), details=file_text(_details(fault)))
        if not os.path.isfile(backup):
            remedy = self.tr("Choose another saved game.")
            self._warn(self._not_opened(path), f"{details} {remedy}")
            return
        remedy = fill(
            self.tr("An earlier state of the game is in its backup, “{file}”."), file=backup.name
        )
        box = self._message(self._not_opened(path), f"{details} {remedy}")
        box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
        take = box.addButton(
            self.tr("Open its &backup"), QtWidgets.QMessageBox.ButtonRole.AcceptRole
        )
        box.setDefaultButton(take)
        take.clicked.connect(lambda: self.open(backup))
        box.open()

    def _not_opened(self, path: Path) -> str:
        return fill(self.tr("“{file}” could not be opened"), file=path.name)

    def open_recent(self, name: str) -> None:
        """Open a recent file; if it no longer exists, remove it from the list."""
        path = Path(name)
        if not self.open(path) and GameFile(name).is_gone:
            self._preferences.keep(self._preferences.settings.without_recent(path))

    def save(self) -> None:
        """Save to the game's file, or let the user choose one if it has none or is on the shelf."""
        file = self._controller.file
        if file is None or self._is_on_shelf(file.path):
            self.choose_and_save()
        elif file.would_lose(self._controller.session.saved()):
            self._ask_to_overwrite(file.path)
        else:
            self._save_to(file.path)

    def choose_and_save(self) -> None:
        from quinto_desktop.window.controls.file_dialogs import file_to_save

        proposal = self._file
        if proposal is None or self._is_on_shelf(proposal):
            name, folder = self.proposed_name, self._usual_folder()
            later = (f"{name} {number}" for number in count(2))
            names = (folder / f"{one}{SUFFIX}" for one in chain([name], later))
            proposal = next(path for path in names if not os.path.lexists(path))
        elif not os.path.isdir(proposal.parent):  # it may be out of reach just now
            proposal = self._usual_folder() / proposal.name
        title = self.tr("Save the game")
        name = file_to_save(
            self._window, title, proposal.parent, self.tr("Quinto games (*.quinto)"), proposal.name
        )
        if name:
            self._save_to(Path(name))

    def _ask_to_overwrite(self, path: Path) -> None:
        box = self._message(
            fill(self.tr("“{file}” has changed"), file=path.name),
            self.tr(
                "Something else has been saved in this file since you opened it or last saved "
                "your game there. You can overwrite it, or keep both by saving your game under "
                "another name."
            ),
            is_question=True,
        )
        overwrite = box.addButton(
            self.tr("&Overwrite"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole
        )
        other = box.addButton(self.tr("Save &as…"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(other)
        overwrite.clicked.connect(lambda: self._save_to(path))
        # Once the box is gone: the dialog for files runs until it has an answer.
        other.clicked.connect(lambda: QTimer.singleShot(0, self, self.choose_and_save))
        box.open()

    def _save_to(self, path: Path) -> None:
        try:
            self._controller.save(path)
        except RecordError as error:
            headline = fill(self.tr("“{file}” was not saved"), file=path.name)
            self._warn(headline, file_text(error.message))
            return
        self._remember_file()
        self.told.emit(self.tr("Game saved."))

    def _remember_file(self) -> None:
        file = self._file
        if file is not None:
            self._preferences.keep(self._preferences.settings.with_recent(file))
        self.changed.emit()

    def _is_on_shelf(self, path: Path) -> bool:
        # Quinto itself put such a file there, and may remove it one day.
        return path.parent == self._folders.games and path.stem.startswith(_UNFINISHED)

    def _usual_folder(self) -> Path:
        """The initial folder of the file dialogs: the last one used, else the documents folder."""
        from quinto_desktop.window.controls.file_dialogs import Place, usual_folder

        for path in map(Path, self._preferences.settings.recent_files):
            if not self._is_on_shelf(path) and os.path.isdir(path.parent):
                return path.parent
        return usual_folder(Place.DocumentsLocation)

    def _warn(self, headline: str, words: str) -> None:
        self._message(headline, words).open()

    def _message(
        self, headline: str, words: str, *, is_question: bool = False
    ) -> QtWidgets.QMessageBox:
        from quinto_desktop.window.controls.messages import Mark, message_box

        mark = Mark.QUESTION if is_question else Mark.WARNING
        return message_box(self._window, mark, headline, words)


def _company(setup: GameSetup) -> list[str]:
    """Who is played with: the partner, if there is one, else all others."""
    players, people = setup.players, setup.people
    if setup.rules.form is Form.FOUR and len(people) == 1 and setup.rules.draw is DrawRule.OFF:
        players = (players[(min(people) + 2) % len(players)],)
    elif len(people) == 1:
        players = tuple([player for player in players if player.level is not None])
    return [*shown_names(players)]


def _details(fault: Message) -> Message:
    details = fault.values["details"]
    assert isinstance(details, Message)  # as `Fault.DAMAGED` is always raised
    return details
