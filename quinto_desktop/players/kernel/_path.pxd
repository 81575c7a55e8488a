cimport cython

from quinto_desktop.players.kernel._between cimport Between


@cython.final
cdef class Path:
    cdef Between[16] between
    cdef unsigned long long needed
    cdef unsigned long long taken
