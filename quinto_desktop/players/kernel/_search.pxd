from quinto_desktop.players.kernel._between cimport Between
from quinto_desktop.players.kernel._bits cimport fetch, low_bit, top_bit, top_within
from quinto_desktop.players.kernel._ordering cimport MoveOrder
from quinto_desktop.players.kernel._rules cimport (
    may_follow,
    may_lead,
    quint_fives,
    takes,
)
from quinto_desktop.players.kernel._suits cimport SuitFacts
