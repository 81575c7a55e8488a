from quinto_desktop.players.kernel._bits cimport (
    add_row,
    add_rows,
    count_bits,
    exp,
    log,
    low_bit,
    product,
    top_bit,
)
from quinto_desktop.players.kernel._rules cimport (
    makes_quint,
    may_follow,
    may_lead,
    quint_fives,
    suit_of,
    takes,
)
