"""Opens the rule book, Fair play and About."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QSize, QSysInfo, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop import __version__
from quinto_desktop.game import GameController, is_search_compiled
from quinto_desktop.resources import resource_path
from quinto_desktop.rules import Reason
from quinto_desktop.window.forms.fields import FIELD_HEIGHT
from quinto_desktop.window.forms.topics import bring_up, offer_help
from quinto_desktop.window.look.dressing import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, text_zoom, ui_font
from quinto_desktop.window.text.card_text import fill

_ICON = QSize(72, 72)
_TEXT_WIDTH = 440


class AboutDialog(PlateDialog):
    """Describes the program and the game, with the versions that a bug report needs.

    Args:
        sound_fault: Why there is no sound, in a sentence; empty if there is.

    Attributes:
        fair_play: The button that asks for Fair play, to be connected by the caller.
        versions: The versions, selectable for copying.
    """

    def __init__(self, parent: QWidget | None = None, sound_fault: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Quinto"))
        told = [self._game(), self._program(), self._deck()]
        if not is_search_compiled():
            told.append(self._without_compiled_search())
        if sound_fault:
            told.append(sound_fault)
        texts = [self._text(text) for text in told]
        self.versions = self._text(self._version_lines())
        self.versions.setTextFormat(Qt.TextFormat.PlainText)
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.versions.setAccessibleName(self.tr("Versions"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.fair_play = QPushButton(self.tr("&Fair play…"), self)
        self.fair_play.setAutoDefault(False)
        self.fair_play.setMinimumHeight(FIELD_HEIGHT)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setMinimumHeight(FIELD_HEIGHT)
        make_primary(close)
        make_quiet(self.fair_play)
        foot = QHBoxLayout()
        foot.addWidget(self.fair_play)
        foot.addStretch(1)
        foot.addWidget(buttons)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(self._head())
        for label in (*texts, self.versions):
            column.addWidget(label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(16)
        layout.addLayout(column)
        layout.addLayout(foot)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        close.setFocus()

    def _head(self) -> QHBoxLayout:
        icon = QLabel(self)
        picture = QIcon(str(resource_path("icon.svg")))
        icon.setPixmap(picture.pixmap(_ICON, self.devicePixelRatioF()))
        icon.setAccessibleName(self.tr("Quinto’s logo: a crown on a card"))
        name = QLabel(self.tr("Quinto"), self)
        name.setFont(serif_font(30 * self.scale, bold=True, spacing=3))
        version = QLabel(fill(self.tr("Version {version}"), version=__version__), self)
        version.setFont(ui_font(13 * self.scale))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(name)
        words.addWidget(version)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(icon)
        head.addLayout(words, 1)
        return head

    def _text(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setFont(ui_font(13 * self.scale))
        label.setWordWrap(True)
        label.setFixedWidth(round(_TEXT_WIDTH * self.scale * min(text_zoom(), 1.6)))
        return label

    def _game(self) -> str:
        return self.tr(
            "Quinto is a trick-taking game for four, played with 53 cards. Angelo Lewis, who wrote "
            "about games and conjuring as Professor Hoffmann, invented it around 1900; Goodall & "
            "Son of London published his booklet in 1907."
        )

    def _program(self) -> str:
        return self.tr(
            "Quinto works offline: no network, no account, no adverts, no telemetry. Computer "
            "players know only what their own seat may see."
        )

    def _deck(self) -> str:
        return self.tr("The cards were drawn for this program.")

    def _without_compiled_search(self) -> str:
        return self.tr(
            "This installation lacks the compiled search, so Club and Master play a little less "
            "well. To get it back, install a C compiler, then reinstall Quinto."
        )

    def _version_lines(self) -> str:
        return "\n".join(
            (
                f"Quinto {__version__}",
                f"Python {platform.python_version()}",
                f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
                f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
            )
        )


class HelpDesk:
    """Shows the rule book and other help beside the game, loaded on first use.

    Args:
        look: The theme, for the colours and the cards of the book's examples.
    """

    def __init__(self, window: QWidget, look: CurrentTheme) -> None:
        self._window = window
        self._look = look

    def explain(self, reason: Reason | None, topic: str | None = None) -> None:
        """Open the rule book at the most relevant place.

        Args:
            reason: Why something was refused; None if nothing was.
            topic: The anchor to use otherwise; None opens the book where it was left.
        """
        from quinto_desktop.window.help.book import anchor_of

        self.open_book(topic if reason is None else anchor_of(reason))

    def show_keys(self) -> None:
        """Open the rule book at the list of keys."""
        self.open_book("keys")

    def show_about(self, controller: GameController, sound_fault: str) -> None:
        """Show the About dialog, then Fair play if the user asks for it.

        Args:
            controller: The game.
            sound_fault: Why there is no sound; empty if there is.
        """
        dialog = AboutDialog(self._window, sound_fault)
        offer_help(dialog, HelpDesk(dialog, self._look).open_book)
        dialog.fair_play.clicked.connect(dialog.accept)
        wants_fair_play = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if wants_fair_play:
            self.show_fair_play(controller)

    def show_fair_play(self, controller: GameController) -> None:
        """Explain why no computer player can cheat, and offer to prove it.

        Args:
            controller: The game to prove it for.
        """
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        dialog = self._window.findChild(FairPlayDialog)
        if dialog is None:
            dialog = FairPlayDialog(controller, self._window)
            dialog.rule.linkActivated.connect(self.open_book)
        bring_up(dialog)

    def speak_anew(self, controller: GameController) -> None:
        """Reopen the open dialogs in the current language."""
        from quinto_desktop.window.help.dialog import HelpDialog
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        for told in self._window.findChildren(FairPlayDialog):
            _dismiss(told)
            self.show_fair_play(controller)
        for book in self._window.findChildren(HelpDialog):
            geometry, anchor = book.saveGeometry(), book.anchor
            _dismiss(book)
            self.open_book(anchor)
            for anew in self._window.findChildren(HelpDialog):
                anew.restoreGeometry(geometry)

    def open_book(self, anchor: str | None) -> None:
        """Open the rule book.

        Args:
            anchor: Where, e.g. "s4" or "s5-follow"; None opens it where it was left.
        """
        from quinto_desktop.window.help.dialog import HelpDialog

        dialog = self._window.findChild(HelpDialog)
        if dialog is None:
            dialog = HelpDialog(self._look, self._window, anchor)
        elif anchor is not None:
            dialog.show_anchor(anchor)
        bring_up(dialog)


def _dismiss(dialog: QDialog) -> None:
    dialog.close()
    dialog.setParent(None)  # so findChild no longer finds it, before Qt deletes it
