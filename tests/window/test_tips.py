"""Tips are rich text, and whatever a player is called is shown as it is."""

from kit import *
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from quinto_desktop.window.look.pop_ups import DressedTips, as_tip

START = '<p style="margin: 2px 0">'


def test_each_line_of_a_tip_is_a_paragraph() -> None:
    assert as_tip("One.\nTwo.") == f"{START}<b>One.</b></p>{START}Two.</p>"
    assert as_tip("One.") == f"{START}One.</p>"
    assert as_tip("") == ""


def test_a_name_is_no_markup() -> None:
    assert as_tip("<b>Ada</b> & Ben") == f"{START}&lt;b&gt;Ada&lt;/b&gt; &amp; Ben</p>"


def test_a_tip_has_soft_corners(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    DressedTips(widget)
    widget.setToolTip("One.")
    widget.show()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint(9, 9)))
    assert QToolTip.text() == "One."
    labels = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    (label,) = [each for each in labels if each.isVisible()]
    assert label.mask().contains(label.rect().center())
    assert not label.mask().contains(label.rect().topLeft())
    assert not label.mask().contains(label.rect().bottomRight())
    widget.setToolTip("")
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint(9, 9)))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
