from quinto_desktop.players.kernel._bits cimport low_bit, top_bit
from quinto_desktop.players.kernel._bounds cimport Bounds
from quinto_desktop.players.kernel._ordering cimport MoveOrder
from quinto_desktop.players.kernel._path cimport Path
from quinto_desktop.players.kernel._rules cimport (
    FOURS,
    LOW_QUINTS,
    TWOS,
    mate_of,
    may_follow,
    may_lead,
    quint_cards,
    quint_fives,
    suit_of,
    takes,
)
from quinto_desktop.players.kernel._suits cimport SuitFacts
from quinto_desktop.players.kernel._transpositions cimport TranspositionTable
