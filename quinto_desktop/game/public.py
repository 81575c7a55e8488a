"""The public names of `game`: everything that others import from the package itself."""

from quinto_desktop.game.autosaving import Found, Keeper, find_kept_game
from quinto_desktop.game.controller import GameController
from quinto_desktop.game.holds import Hold
from quinto_desktop.game.pacing import INSTANT, Pace, Speed, TrickPause
from quinto_desktop.game.past.history import dealt_cards
from quinto_desktop.game.paths import UserFolders, user_folders
from quinto_desktop.game.preferences import Preferences
from quinto_desktop.game.screen import Screen
from quinto_desktop.game.session import Session
from quinto_desktop.game.setup import (
    GameSetup,
    Players,
    check_players,
    game_of,
    next_match,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.thinking.thinker import Thinker
from quinto_desktop.players import USUAL_LEVEL, Level, has_all_models, is_search_compiled
from quinto_desktop.records import (
    SUFFIX,
    Cause,
    Fault,
    HistoryFault,
    Message,
    PlayerRecord,
    RecordError,
)
from quinto_desktop.records.commitments import CommitmentChain
from quinto_desktop.records.disk.lock import ProcessLock
from quinto_desktop.records.faults import FaultWords, fault_text
from quinto_desktop.records.game_file import GameFile
from quinto_desktop.records.look import Look
from quinto_desktop.records.saves.saved_game import SavedGame, Source
from quinto_desktop.records.settings import Settings
