"""Looks for texts that a window cuts off, and for untranslated texts."""

from __future__ import annotations

import re
from collections.abc import Set

import pytest
from kit import *
from PySide6.QtCore import QAbstractListModel, QModelIndex, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QGroupBox

from quinto_desktop.resources import resource_text

_ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "àéîöüýÀÉÎÖÜÝçñšžÇÑŠŽ")
_KEPT = re.compile(r"(\{\w+\}|%n|<[^>]+>|&\w+;|&.)")
_HEADING = re.compile(r"(#+ )(.*?)( ?\{#[\w-]+\})")
_CARD = re.compile("[♠♣♦♥](?:10|[AKQJ2-9])")
_PADDING = " éîö àéü öîé"
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_ACCENTED = re.compile(f"[{''.join(chr(c) for c in _ACCENTS.values())}]")
_LOOSE = 1.5  # pixels that rounding may cost


class PseudoTranslator(QTranslator):
    """Translates into English with accents, made two fifths longer, as German often is."""

    def isEmpty(self) -> bool:  # noqa: N802
        """There is a translation for everything."""
        return False

    def translate(self, context: str, source: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
        """One text, with its places and its key as they were."""
        return pseudo(source).replace("%n", str(n)) if source else ""


@cache
def pseudo(text: str) -> str:
    """A text with accents, two fifths longer, with placeholders, markup and the key unchanged."""
    parts = _KEPT.split(text)
    letters = sum(len(part) for part in parts[::2])
    told = "".join(
        part if place % 2 else part.translate(_ACCENTS) for place, part in enumerate(parts)
    )
    if len(_LETTERS.findall("".join(parts[::2]))) == 0:
        return told
    if letters < 3:
        return told
    more = round(letters * 0.4)
    padding = (_PADDING * (more // len(_PADDING) + 1))[:more] if more > 5 else "éîöàü"[:more]
    end = re.search(r"[\s.,;:…?]*$", told)
    assert end is not None
    return told[: end.start()] + padding.rstrip() + told[end.start() :]


def pseudo_page(*names: str) -> str:
    """The same of a page of the lessons in Markdown, its headings and what begins with “>”."""
    blocks = resource_text(*names).rstrip("\n").split("\n\n")
    return "\n\n".join(map(_pseudo_block, blocks)) + "\n"


def _pseudo_block(block: str) -> str:
    if heading := _HEADING.fullmatch(block):
        return f"{heading[1]}{pseudo(heading[2])}{heading[3]}"
    mark = "> " if block.startswith("> ") else ""
    text = " ".join(line.removeprefix(mark) for line in block.split("\n"))
    cards = iter(_CARD.findall(text))  # they are read as they stand
    return mark + re.sub(r"[♠♣♦♥]\w+", lambda _: next(cards), pseudo(text))


def words_of(text: str) -> set[str]:
    """The words in a text, without figures and signs."""
    return set(_LETTERS.findall(text))


def untranslated(text: str, known: Set[str]) -> bool:
    """Whether a text has words, and none of them is translated or a name."""
    return not words_of(text) <= known and _ACCENTED.search(text) is None


class Sight:
    """What has been painted, word for word, and what of it was cut off."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.cut: list[str] = []
        self.shortened: dict[str, str] = {}
        self.places: list[tuple[str, QRectF]] = []

    def see(self, painter: QPainter, *what: Any) -> None:
        """A text is painted."""
        text = next(part for part in what if isinstance(part, str))
        self.told.append(text)
        if text in self.shortened:
            self.cut.append(f"{self.shortened[text]!r} is shortened to {text!r}")
        metrics = QFontMetricsF(painter.font(), painter.device())
        box, flags = _box_of(what)
        if box is None:
            at = what[0] if isinstance(what[0], QPointF) else QPointF(what[0])
            wide, high = metrics.horizontalAdvance(text), metrics.ascent()
            needed = QRectF(at.x(), at.y() - high, wide, high)
        else:
            needed = metrics.boundingRect(box, flags, text)
            is_wide = needed.width() > box.width() + _LOOSE
            is_high = needed.height() > box.height() + metrics.descent() + _LOOSE
            if is_wide or (is_high and flags & Qt.TextFlag.TextWordWrap.value):
                self.cut.append(f"{text!r} needs {needed.width():.0f} of {box.width():.0f} px")
        device = painter.device()
        whole = QRectF(0, 0, device.width(), device.height())
        if isinstance(device, QWidget):
            seen = painter.combinedTransform().mapRect(needed)
        else:
            ratio = device.devicePixelRatio()
            seen = painter.worldTransform().mapRect(needed)
            whole = QRectF(0, 0, whole.width() / ratio, whole.height() / ratio)
        self.places.append((text, seen))
        is_low = seen.bottom() > whole.height() + metrics.descent() + _LOOSE
        if seen.left() < -_LOOSE or seen.right() > whole.width() + _LOOSE or is_low:
            self.cut.append(f"{text!r} lies at {seen} in {whole}")


def _box_of(what: tuple[Any, ...]) -> tuple[QRectF | None, int]:
    if isinstance(what[0], QRectF | QRect):
        flags = what[1] if not isinstance(what[1], str) else 0
        return QRectF(what[0]), int(getattr(flags, "value", flags))
    return None, 0


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sight]:
    """Notice every text that our own code paints meanwhile, and every one that is shortened."""
    sight = Sight()
    with monkeypatch.context() as patch:
        paint = QPainter.drawText

        def draw(painter: QPainter, *what: Any) -> Any:
            sight.see(painter, *what)
            return paint(painter, *what)

        patch.setattr(QPainter, "drawText", draw)
        for metrics in (QFontMetrics, QFontMetricsF):
            patch.setattr(metrics, "elidedText", _noticing(metrics.elidedText, sight))
        yield sight


def _noticing(elide: Any, sight: Sight) -> Any:
    def elided(metrics: Any, text: str, *how: Any) -> str:
        shown: str = elide(metrics, text, *how)
        if shown != text:
            sight.shortened[shown] = text
        return shown

    return elided


def cut_widgets(top: QWidget) -> list[str]:
    """The visible widgets whose own text does not fit into them."""
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        if widget.isVisible() and (fault := _fault(widget)):
            found.append(f"{type(widget).__name__} {fault}")
    return found


def _fault(widget: QWidget) -> str:
    wide = widget.width() + _LOOSE
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        if widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            return f"{widget.text()!r} is too high" if needed > widget.height() + _LOOSE else ""
        return _too_narrow(widget.text(), widget.sizeHint().width(), wide)
    if isinstance(widget, QAbstractButton) and widget.text() and not _paints_itself(widget):
        needed = (
            widget.fontMetrics().boundingRect(0, 0, 9999, 99, _SHOWN_KEY, widget.text()).width()
        )
        return _too_narrow(widget.text(), needed + 6, wide)
    if isinstance(widget, QComboBox):
        needed = widget.fontMetrics().horizontalAdvance(widget.currentText())
        return _too_narrow(widget.currentText(), needed + 24, wide)
    if isinstance(widget, QGroupBox):
        needed = widget.fontMetrics().horizontalAdvance(widget.title())
        return _too_narrow(widget.title(), needed, wide)
    if isinstance(widget, QAbstractScrollArea):
        hidden = widget.horizontalScrollBar().maximum()
        return f"hides {hidden} px at its right" if hidden > _LOOSE else ""
    return ""


def _paints_itself(button: QAbstractButton) -> bool:
    """Whether its text is painted by our own code, which `watching` sees."""
    kinds = type(button).__mro__
    ours = (kind for kind in kinds if kind.__module__.startswith("quinto_desktop."))
    return any("paintEvent" in kind.__dict__ for kind in ours)


_SHOWN_KEY = Qt.TextFlag.TextShowMnemonic.value


def _too_narrow(text: str, needed: float, wide: float) -> str:
    return f"{text!r} needs {needed:.0f} of {wide:.0f} px" if needed > wide else ""


def plain_texts(top: QWidget) -> list[str]:
    """The texts of the visible widgets and of all menus, as one reads and hears them."""
    names = ("text", "title", "accessibleName", "accessibleDescription", "toolTip", "windowTitle")
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        if isinstance(widget, QMenu):
            found += [action.text() for action in widget.actions()]
        elif widget.isVisible():
            found += [str(widget.property(name) or "") for name in names]
        if isinstance(widget, QComboBox):
            found += [widget.itemText(place) for place in range(widget.count())]
    return [text for text in found if text]


def undrawn(top: QWidget, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The texts in which suits are letters: such signs have no colour, or another one here."""
    with watching(monkeypatch) as sight:
        top.grab()
    roles, root = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole), QModelIndex()
    found = [*sight.told, *plain_texts(top)]
    found += [text.toPlainText() for text in top.findChildren(QTextEdit)]
    for view in top.findChildren(QAbstractItemView):
        model = view.model()
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
        for place in product(range(model.rowCount(root)), range(columns)):
            found += [str(model.index(*place).data(role)) for role in roles]
    yield from {text for text in found if re.search("[♠♣♦♥]", text)}
