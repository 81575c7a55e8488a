"""What most tests of the window use: `from kit import *`."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quinto_desktop.game import (
    INSTANT,
    GameController,
    GameSetup,
    Pace,
    Preferences,
    Session,
    Speed,
    Thinker,
    TrickPause,
    UserFolders,
    numbered_game,
    usual_players,
)
from quinto_desktop.records import load_game
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    QUINTS,
    SEATS,
    Action,
    CachetteRevealed,
    Call,
    Card,
    CardPlayed,
    CardsDealt,
    CodedDeal,
    Deal,
    DealEnded,
    DrawRule,
    FairDeals,
    Form,
    GameWon,
    JokerLead,
    MatchForm,
    MatchState,
    Observation,
    Phase,
    Play,
    Preset,
    QuintKind,
    QuintScored,
    Rank,
    RuleOptions,
    Seat,
    Side,
    Step,
    Suit,
    Trick,
    TrickWon,
    apply,
    deal_code,
    legal_actions,
    new_match,
    observe,
    parse_card,
    shuffled_pack,
    why_illegal,
)
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.theme import BAIZE, LIGHT, THEMES, CurrentTheme
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import Intent, Notice
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker


def show_active(qtbot: QtBot, window: QWidget) -> None:
    """Show a window, and give it the keys."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
