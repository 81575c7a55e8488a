cimport cython

from quinto_desktop.players.kernel._bits cimport low_bit, top_bit
from quinto_desktop.players.kernel._state cimport State

# The bits of cards that make quints; `_rules.py` has the same where the kernel is interpreted.
cdef extern from *:
    """
    #define QUINTO_FIVE_CARDS (1ULL << 4 | 1ULL << 17 | 1ULL << 30 | 1ULL << 43)
    #define QUINTO_FOUR_CARDS (QUINTO_FIVE_CARDS >> 1)
    #define QUINTO_TWO_CARDS (QUINTO_FIVE_CARDS >> 3)
    #define QUINTO_LOW_QUINTS (1ULL | QUINTO_FIVE_CARDS | QUINTO_FOUR_CARDS | QUINTO_TWO_CARDS)
    """
    const unsigned long long FIVES "QUINTO_FIVE_CARDS"
    const unsigned long long FOURS "QUINTO_FOUR_CARDS"
    const unsigned long long TWOS "QUINTO_TWO_CARDS"
    const unsigned long long LOW_QUINTS "QUINTO_LOW_QUINTS"

cpdef unsigned long long suit_of(int card) noexcept nogil
cpdef unsigned long long mate_of(int card) noexcept nogil
cpdef bint takes(int card, int best, unsigned long long led, int place, int joker_lead) noexcept nogil
cpdef unsigned long long may_lead(unsigned long long held, int joker_lead) noexcept nogil
cpdef unsigned long long may_follow(
    unsigned long long held, unsigned long long led, int best, int tricks_left, int joker_lead
) noexcept nogil
cpdef int quint_fives(unsigned long long cards) noexcept nogil
cpdef unsigned long long quint_cards(unsigned long long cards) noexcept nogil
cpdef bint makes_quint(unsigned long long table, int card) noexcept nogil


@cython.final
cdef class Table:
    cdef State now
    cdef int[4] sees
    cdef int trick_value
    cdef int cachette_points
    cdef int joker_lead
    cdef int target

    cdef void begin_trick(self, int leader) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef unsigned long long legal(self) noexcept nogil
    cdef bint takes(self, int seat, int card) noexcept nogil
    cdef void play(self, int card) noexcept nogil
    cdef void _end_trick(self) noexcept nogil
    cdef void _mark(self, int side, int points) noexcept nogil
    cdef int difference(self) noexcept nogil
