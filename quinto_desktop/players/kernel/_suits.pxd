cimport cython

from quinto_desktop.players.kernel._bits cimport top_bit


@cython.final
cdef class SuitFacts:
    cdef unsigned long long[4] hand
    cdef unsigned long long[::1] facts
    cdef unsigned long long[::1] lines
    cdef unsigned long long[::1] holders
    cdef unsigned long long[::1] spots
    cdef unsigned char[::1] flag
    cdef bint stopped

    cdef void _prepare(self, int suit) noexcept nogil
    cdef int _owner(self, int suit, int r) noexcept nogil
    cdef void _prepare_cards(
        self, int suit, unsigned long long sub, unsigned long long live, unsigned long long points
    ) noexcept nogil
