"""The public names of `records`: everything that others import from the package itself."""

from quinto_desktop.records.autosave import Autosave
from quinto_desktop.records.disk.files import SUFFIX, backup_of, load_game, save_game
from quinto_desktop.records.faults import (
    ActionPlace,
    Cause,
    Code,
    Fault,
    HistoryFault,
    Kind,
    Message,
    Part,
    RecordError,
)
from quinto_desktop.records.saves.document import decode, encode, replay, replay_line
from quinto_desktop.records.saves.saved_game import (
    Line,
    PlayerRecord,
    SavedGame,
    Source,
    check_levels,
    first_state,
    fork_of,
    source_name,
    start_of,
)
from quinto_desktop.records.settings import Settings, load_settings, save_settings
