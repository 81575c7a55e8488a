from quinto_desktop.players.kernel._bits cimport top_bit
from quinto_desktop.players.kernel._rules cimport FIVES, Table, mate_of, quint_fives, suit_of
from quinto_desktop.players.kernel._state cimport State
cimport cython

@cython.final
cdef class Ending:
    cdef Table table
    cdef bint has_stakes
    cdef int[2] start
    cdef float[::1] worth
    cdef float[2] win_worth
    cdef unsigned char[::1] flag
    # What was found between two tricks of the present deal, by a hash.
    cdef unsigned long long deal_number
    cdef unsigned long long[::1] known_at
    cdef unsigned long long[::1] known_points
    cdef double[::1] known_low
    cdef double[::1] known_high
    cdef signed char[::1] known_best

    cdef double outcome(self) noexcept nogil
    cdef double find(self, double low, double high) noexcept nogil
    cdef double reach(self, int side) noexcept nogil
