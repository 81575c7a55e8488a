cimport cython

from quinto_desktop.players.kernel._bits cimport count_bits, low_bit, top_bit
from quinto_desktop.players.kernel._rules cimport Table, quint_fives, suit_of, takes


@cython.final
cdef class Judgement:
    cdef Table table
    cdef float[16] weights
    # What the seat on turn looks at once for all its cards.
    cdef unsigned long long theirs
    cdef int tricks_left

    cdef int choose(self) noexcept nogil
    cdef void look_around(self) noexcept nogil
    cdef float worth_of(self, int card) noexcept nogil
    cdef unsigned long long _mates(self, unsigned long long cards) noexcept nogil
    cdef float _gift(self, unsigned long long cards, unsigned long long mates) noexcept nogil
    cdef float _later(self, int card) noexcept nogil
