from quinto_desktop.players.kernel._between cimport Between
from quinto_desktop.players.kernel._bits cimport fetch, low_bit, top_bit
from quinto_desktop.players.kernel._rules cimport (
    may_follow,
    may_lead,
    quint_fives,
    takes,
)
