"""About Quinto: what it is and which versions run; the licences of all that comes with it."""

from __future__ import annotations

import platform
import re
import tomllib
from collections.abc import Iterator, Sequence

import PySide6
from msgspec import Struct
from PySide6.QtCore import QSize, QSysInfo, Qt, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices, QIcon, QTextBlockFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMainWindow,
    QPushButton,
    QScroller,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop import __version__
from quinto_desktop.game import has_all_models, is_search_compiled
from quinto_desktop.identity import IDENTITY, packaging_path
from quinto_desktop.resources import resource_path
from quinto_desktop.window.controls.fields import closing_row, column, enlarge_rows, row
from quinto_desktop.window.look.fitting import without_widow
from quinto_desktop.window.look.styling import PlateDialog, make_quiet
from quinto_desktop.window.look.theme import fixed_font, serif_font, text_zoom, ui_font
from quinto_desktop.window.text.fault_text import models_lacking
from quinto_desktop.window.text.translation import fill, translate

_ICON = QSize(72, 72)
_TEXT_WIDTH = 440
_QUIET_PADDING = 12  # of a button that is no more than its text, which begins where all others do


class AboutDialog(PlateDialog):
    """Describes the program and the game, with the versions that a bug report needs."""

    def __init__(self, parent: QWidget | None = None, sound_fault: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Quinto"))
        texts = [self._text(without_widow(text)) for text in self._told(sound_fault)]
        self.versions = self._text(self._version_lines())
        self.versions.setTextFormat(Qt.TextFormat.PlainText)
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.versions.setAccessibleName(self.tr("Versions"))
        buttons = closing_row(self)
        self.fair_play = self._quiet_button(self.tr("&Fair play…"))
        self.licences = self._quiet_button(self.tr("&Licences…"))
        self.homepage = self._homepage()
        close = buttons.button(buttons.StandardButton.Close)
        close.setDefault(True)
        self._lay_out([*texts, self.versions], buttons)
        close.setFocus()

    def _lay_out(self, texts: Sequence[QLabel], buttons: QDialogButtonBox) -> None:
        foot = row(self.fair_play, self.licences, self.homepage, None, buttons)
        told = column(self._head(), *texts, gap=10, edges=(_QUIET_PADDING, 0, 0, 0))
        # Where the buttons need more width, the texts must not count on it for their height.
        layout = column(row(told, None), foot, gap=16, edges=(28 - _QUIET_PADDING, 24, 28, 20))
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self.setLayout(layout)

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
        return row(icon, (column(None, name, version, None, gap=2), 1), gap=18)

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
        make_quiet(button)
        return button

    def _told(self, sound_fault: str) -> Iterator[str]:
        yield self.tr(
            "Quinto is a trick-taking game for two to four, played with 53 cards. Angelo Lewis, "
            "who wrote about games and conjuring as Professor Hoffmann, invented it around 1900; "
            "Goodall & Son of London published his booklet in 1907."
        )
        yield self.tr(
            "Quinto works offline: no network, no account, no adverts, no telemetry. Computer "
            "players know only what their own seat may see."
        )
        licence = self.tr(
            "Quinto is free software: you may use it, look into it, change it and pass it on "
            "by the terms of its licence, {licence}. It comes without any warranty."
        )
        deck = self.tr("The cards were drawn for this program.")
        yield f"{deck} {fill(licence, licence=IDENTITY.licence)}"
        if not is_search_compiled():
            yield self.tr(
                "This installation lacks the compiled search, so Club and Master play a little "
                "less well. To get it back, install a C compiler, then reinstall Quinto."
            )
        if not has_all_models():
            yield models_lacking()
        if sound_fault:
            yield sound_fault

    def _version_lines(self) -> str:
        return "\n".join(
            (
                f"Quinto {__version__}",
                f"Python {platform.python_version()}",
                f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
                f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
            )
        )


_FOLDER = "licences"
_FIRST_SIZE = QSize(860, 620)
_EDGE = QSize(32, 48)  # of a window that shows behind
_LIST_WIDTH = 260
_BESIDE_NAMES = 64
_MARGIN = 10
_RUN_OUT = re.compile(
    r"(\S.{55,})\n[ \t]*(?=\S)(?!Copyright|\(c\)|©|[*•-] |\d+\. |[A-Z][\w-]*: |https?://)"
)
"""A line whose author ran out of room, and what parts it from the one that it goes on with."""


class Licence(Struct, frozen=True):
    """One entry of the list; the heading, if any, has its versions, licence and origin."""

    name: str
    heading: str
    files: tuple[str, ...]


def licences() -> Iterator[Licence]:
    """List Quinto, the notes on the licences, then everything that comes with it."""
    yield Licence(IDENTITY.name, "", ("LICENSE",))
    yield Licence(translate("Licences", "Replacing Qt"), "", (f"{_FOLDER}/README.md",))
    listed = packaging_path(_FOLDER, "components.toml").read_text(encoding="utf-8")
    for part in tomllib.loads(listed)["component"]:
        heading = f"{part['name']} {part['version']}\n{part['licence']}\n{part['homepage']}"
        yield Licence(part["name"], heading, tuple(f"{_FOLDER}/{name}" for name in part["files"]))


def flowing(text: str) -> str:
    """A typed text whose prose can be wrapped at any width; headings and lists keep their lines."""
    return _RUN_OUT.sub(r"\1 ", text)


class LicencesDialog(PlateDialog):
    """Shows the licences: their list on the left, the text of one on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.names = QListWidget(self)
        self.names.setAccessibleName(self.tr("Parts of Quinto"))
        self.text = QTextBrowser(self)
        self.text.document().setDocumentMargin(_MARGIN)
        self.text.setOpenLinks(False)
        # A line of a licence without a space must not widen the page.
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.anchorClicked.connect(self._on_link_clicked)
        self._licences = self._known()
        self.names.addItems([licence.name for licence in self._licences])
        self.names.currentRowChanged.connect(self._on_row_changed)
        self._lay_out()
        self.names.setCurrentRow(0)
        self.names.setFocus()

    def _known(self) -> list[Licence]:
        try:
            return [*licences()]
        except OSError:  # the texts say so, one by one
            return [Licence(IDENTITY.name, "", ("LICENSE",))]

    @Slot(int)
    def _on_row_changed(self, place: int) -> None:
        licence = self._licences[place]
        self.text.setAccessibleName(licence.name)
        texts = [self._read(name) for name in licence.files]
        if licence.files[0].endswith(".md"):
            self.text.setFont(ui_font(12 * self.scale))
            self.text.setMarkdown(texts[0])
            self._set_paragraphs_apart()
        else:
            self.text.setFont(fixed_font(12 * self.scale))
            self.text.setPlainText(flowing("\n\n\n".join(filter(None, [licence.heading, *texts]))))

    def _set_paragraphs_apart(self) -> None:
        apart = QTextBlockFormat()
        apart.setBottomMargin(_MARGIN)
        cursor = QTextCursor(self.text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(apart)

    def _read(self, name: str) -> str:
        try:
            return packaging_path(*name.split("/")).read_text(encoding="utf-8").rstrip()
        except OSError:
            return self.tr("This text is missing from the installation; please reinstall Quinto.")

    @Slot(QUrl)
    def _on_link_clicked(self, link: QUrl) -> None:
        if not link.isRelative():  # others lead to files beside the one that is shown
            QDesktopServices.openUrl(link)

    def _lay_out(self) -> None:
        enlarge_rows(self.names, self.scale)
        widest = self.names.sizeHintForColumn(0) + _BESIDE_NAMES
        self.names.setFixedWidth(min(widest, round(_LIST_WIDTH * self.scale)))
        buttons = closing_row(self)
        buttons.button(buttons.StandardButton.Close).setDefault(True)
        pages = row(self.names, (self.text, 1), gap=16)
        self.setLayout(column((pages, 1), buttons, gap=12, edges=[round(20 * self.scale)] * 4))
        for scrolled in (self.names, self.text):
            QScroller.grabGesture(scrolled.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.resize((_FIRST_SIZE * self.scale).boundedTo(self._most_size()))

    def _most_size(self) -> QSize:
        most = self.room()
        window: QWidget = self
        while (parent := window.parentWidget()) is not None:
            window = parent.window()
        is_main = isinstance(window, QMainWindow)
        return most.boundedTo(window.size() - _EDGE) if is_main else most
