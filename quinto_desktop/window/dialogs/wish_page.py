"""One page of the preferences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, Field, align_labels
from quinto_desktop.window.dialogs.wish_fields import WishField, field_of
from quinto_desktop.window.dialogs.wish_sample import SamplePainter, SampleView
from quinto_desktop.window.dialogs.wishes import Page
from quinto_desktop.window.topics import tie

_FIRST = Settings()


class WishPage(QWidget):
    """Asks for the settings of a page.

    Signals:
        chosen(str, object): A person gives the setting of this name another value.
        restored(object): The settings of these names are to be as at the first start.

    Args:
        page: What it asks for.
        samples: Draws what the page shows of the cards.
        parent: The dialog.

    Attributes:
        fields: What asks for each setting, by its name.
        restore: Makes all of the page as at the first start.
    """

    chosen = Signal(str, object)
    restored = Signal(object)

    def __init__(self, page: Page, samples: SamplePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        self.setAccessibleName(page.title)
        self.fields: dict[str, WishField] = {}
        for wish in page.wishes:
            field = self.fields[wish.setting] = field_of(wish, self)
            field.chosen.connect(partial(self.chosen.emit, wish.setting))
            tie(field, wish.anchor)
        self.sample = None if page.sample is None else SampleView(page.sample, samples, self)
        self.restore = QPushButton(self.tr("As at the first &start"), self)
        self.restore.setAccessibleDescription(
            fill(self.tr("Undoes all choices of the page “{page}”."), page=page.title)
        )
        self.restore.setAutoDefault(False)
        self.restore.setMinimumHeight(FIELD_HEIGHT)
        self.restore.clicked.connect(lambda: self.restored.emit(tuple(self.fields)))
        self._lay_out()

    def show_settings(self, settings: Settings) -> None:
        """Show the settings as they are now."""
        for wish in self._page.wishes:
            field = self.fields[wish.setting]
            field.show_value(getattr(settings, wish.setting))
            if wish.needs:
                field.setEnabled(bool(getattr(settings, wish.needs)))
        self.restore.setEnabled(
            any(getattr(settings, name) != getattr(_FIRST, name) for name in self.fields)
        )
        if self.sample is not None:
            self.sample.show_settings(settings)

    def _lay_out(self) -> None:
        labelled = [field for field in self.fields.values() if isinstance(field, Field)]
        if labelled:
            align_labels(labelled)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 12, 4)
        layout.setSpacing(12)
        if self.sample is not None:
            layout.addWidget(self.sample)
        for field in self.fields.values():
            layout.addWidget(field)
        layout.addStretch(1)
        layout.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignTrailing)
