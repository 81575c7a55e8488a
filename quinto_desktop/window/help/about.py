"""The About dialog: what the program is, and which versions are running."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import QSize, QSysInfo, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop import __version__
from quinto_desktop.game import has_all_models, is_search_compiled
from quinto_desktop.identity import IDENTITY
from quinto_desktop.resources import resource_path
from quinto_desktop.window.controls.fields import FIELD_HEIGHT
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import serif_font, text_zoom, ui_font
from quinto_desktop.window.text.fault_text import models_lacking
from quinto_desktop.window.text.translation import fill

_ICON = QSize(72, 72)
_TEXT_WIDTH = 440
_QUIET_PADDING = 12  # of a button that is no more than its text, which begins where all others do


class AboutDialog(PlateDialog):
    """Describes the program and the game, with the versions that a bug report needs.

    Args:
        sound_fault: Why there is no sound, in a sentence; empty if there is.
    """

    def __init__(self, parent: QWidget | None = None, sound_fault: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Quinto"))
        told = [self._game(), self._program(), f"{self._deck()} {self._licence()}"]
        if not is_search_compiled():
            told.append(self._without_compiled_search())
        if not has_all_models():
            told.append(models_lacking())
        if sound_fault:
            told.append(sound_fault)
        texts = [self._text(without_widow(text)) for text in told]
        self.versions = self._text(self._version_lines())
        self.versions.setTextFormat(Qt.TextFormat.PlainText)
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.versions.setAccessibleName(self.tr("Versions"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.fair_play = self._quiet_button(self.tr("&Fair play…"))
        self.licences = self._quiet_button(self.tr("&Licences…"))
        self.homepage = self._homepage()
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setMinimumHeight(FIELD_HEIGHT)
        make_primary(close)
        self._lay_out([*texts, self.versions], buttons)
        close.setFocus()

    def _lay_out(self, texts: Sequence[QLabel], buttons: QDialogButtonBox) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.fair_play)
        foot.addWidget(self.licences)
        foot.addWidget(self.homepage)
        foot.addStretch(1)
        foot.addWidget(buttons)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.setContentsMargins(_QUIET_PADDING, 0, 0, 0)
        column.addLayout(self._head())
        for label in texts:
            column.addWidget(label)
        # Where the buttons need more width, the texts must not count on it for their height.
        beside = QHBoxLayout()
        beside.addLayout(column)
        beside.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28 - _QUIET_PADDING, 24, 28, 20)
        layout.setSpacing(16)
        layout.addLayout(beside)
        layout.addLayout(foot)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _head(self) -> QHBoxLayout:
        icon = QLabel(self)
        picture = QIcon(str(resource_path("icon.svg")))
        icon.setPixmap(picture.pixmap(_ICON, self.devicePixelRatioF()))
        icon.setAccessibleName(self.tr("Quinto’s logo: a crown on a card"))
        name = QLabel(self.tr("Quinto"), self)
        name.setFont(serif_font(30 * self.scale, bold=True, spacing=3))
        address = IDENTITY.homepage.partition("//")[2]
        told = fill(self.tr("Version {version}"), version=__version__)
        version = QLabel(f"{told} · {address}", self)
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

    def _homepage(self) -> QPushButton:
        button = self._quiet_button(self.tr("&Homepage"))
        button.setToolTip(IDENTITY.homepage)
        button.setAccessibleDescription(IDENTITY.homepage)
        button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(IDENTITY.homepage)))
        return button

    def _quiet_button(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.setMinimumHeight(FIELD_HEIGHT)
        make_quiet(button)
        return button

    def _game(self) -> str:
        return self.tr(
            "Quinto is a trick-taking game for two to four, played with 53 cards. Angelo Lewis, "
            "who wrote about games and conjuring as Professor Hoffmann, invented it around 1900; "
            "Goodall & Son of London published his booklet in 1907."
        )

    def _program(self) -> str:
        return self.tr(
            "Quinto works offline: no network, no account, no adverts, no telemetry. Computer "
            "players know only what their own seat may see."
        )

    def _deck(self) -> str:
        return self.tr("The cards were drawn for this program.")

    def _licence(self) -> str:
        return fill(
            self.tr(
                "Quinto is free software: you may use it, look into it, change it and pass it on "
                "by the terms of its licence, {licence}. It comes without any warranty."
            ),
            licence=IDENTITY.licence,
        )

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
