cimport cython

from quinto_desktop.lab.pool._judgement cimport Judgement
from quinto_desktop.players.kernel._bits cimport log, low_bit
from quinto_desktop.players.kernel._rules cimport Table
from quinto_desktop.players.kernel._state cimport State

cdef extern from "math.h":
    double sqrt(double) noexcept nogil


@cython.final
cdef class Tree:
    cdef Table table
    cdef State kept
    cdef Judgement judgement
    cdef double explore
    cdef unsigned long long random
    cdef int nodes
    # By node: the card that leads to it, its first child, its parent's next one; how often it was
    # tried, how often it could have been; and the sum of results for the side that plays the card.
    cdef int[::1] card
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] tried
    cdef int[::1] possible
    cdef double[::1] total
    cdef int[64] path
    cdef int[64] side

    cdef void _iterate(self) noexcept nogil
    cdef int _best_child(self, int node, unsigned long long legal) noexcept nogil
    cdef unsigned long long _untried(self, int node, unsigned long long legal) noexcept nogil
    cdef int _grow(self, int node, unsigned long long cards) noexcept nogil
