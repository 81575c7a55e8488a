"""What most tests of the window use: `from kit import *`."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache, partial
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

from acting import act
from contrasts import contrast
from examples import at_night, each, share
from inline import InlineExecutor
from msgspec import Struct
from played_history import write_history
from playing import match
from positions import DAY
from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QEvent,
    QLocale,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QPolygonF,
    QRegion,
    QScreen,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from replaced import replace

from quinto_desktop.game import (
    INSTANT,
    Fault,
    GameController,
    GameSetup,
    Hold,
    Keeper,
    Level,
    Pace,
    PlayerRecord,
    Preferences,
    RecordError,
    Session,
    Speed,
    Thinker,
    TrickPause,
    UserFolders,
    find_kept_game,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.judging.review_queue import ReviewQueue
from quinto_desktop.game.judging.values import DealReview, PlayedDeal
from quinto_desktop.game.past.history_keeping import HistoryKeeping
from quinto_desktop.game.past.statistics import Statistics
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.players import StopFlag
from quinto_desktop.records import SavedGame, load_game, save_game
from quinto_desktop.records.history.history import History
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    PACK,
    QUINT_ROYAL,
    QUINTS,
    SEATS,
    Action,
    CachetteFrom,
    CachetteRevealed,
    Call,
    Card,
    CardPlayed,
    CardsDealt,
    CodedDeal,
    CodedDeals,
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
    home_seat,
    legal_actions,
    matches_of,
    new_match,
    number_of_the_day,
    observe,
    parse_card,
    quint_of,
    shuffled_pack,
    why_illegal,
)
from quinto_desktop.window.app.assistive import show_to_all
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.controls import file_dialogs
from quinto_desktop.window.controls.messages import Mark, message_box
from quinto_desktop.window.help.about import AboutDialog, LicencesDialog
from quinto_desktop.window.help.book import sections
from quinto_desktop.window.help.dialog import HelpDialog
from quinto_desktop.window.help.fair_play import FairPlayDialog
from quinto_desktop.window.history.history_dialog import HistoryDialog
from quinto_desktop.window.history.statistics_dialog import StatisticsDialog
from quinto_desktop.window.history.statistics_report import report_of
from quinto_desktop.window.look.appearance import Language
from quinto_desktop.window.look.card_art import CardArt, box_size, card_polygon
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import (
    BAIZE,
    LIGHT,
    NIGHT,
    THEMES,
    CurrentTheme,
    theme_of,
    ui_font,
)
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog
from quinto_desktop.window.sheet.content import content_of, describe
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.stepper.branches_dialog import BranchesDialog
from quinto_desktop.window.stepper.practice_view import PracticeView
from quinto_desktop.window.stepper.replay_view import ReplayView
from quinto_desktop.window.stepper.review_view import ReviewView
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import Intent, Notice
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import Act
from quinto_desktop.window.table.measures import RISE_OF_LEGAL, Edge
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import match_text, questions, seat_text, turn_text, verdict_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.commands import QUESTIONS, Command
from quinto_desktop.window.text.seat_text import Speaker


def show_active(qtbot: QtBot, window: QWidget) -> None:
    """Show a window, and give it the keys."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def place_in(part: QWidget, whole: QWidget) -> QRect:
    """Where a part of a window or a table is in it."""
    return QRect(part.mapTo(whole, QPoint()), part.size())
