"""Computer players: they turn an `Observation` into an action.

Start at `levels` for what every player does and for the strengths, `by_rule.casual` for one that
thinks by rules alone, `fairness` for the proof that none sees hidden cards, and `engine` for the
process that they think in.
"""

from quinto_desktop.players.levels import (
    USUAL_LEVEL,
    ComputerPlayer,
    Level,
    decision_seed,
    has_all_models,
    is_search_compiled,
    player_of,
)
from quinto_desktop.players.questions import Choice, LevelPlayer, ModelsAreThere, Question
from quinto_desktop.players.stop import StopFlag
