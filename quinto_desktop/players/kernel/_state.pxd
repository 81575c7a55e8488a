# Where a deal stands: copied and put back as a whole, so it is kept small. `_state.py` stands in
# where the kernel is interpreted, and says what all this is.
ctypedef struct State:
    unsigned long long[4] hand
    unsigned long long[4] could
    unsigned long long fallen
    unsigned long long trick
    unsigned long long led
    short[2] points
    signed char[2] tricks
    signed char[4] lying
    signed char leader
    signed char count
    signed char best
    signed char best_seat
    signed char tricks_done
    signed char winner
