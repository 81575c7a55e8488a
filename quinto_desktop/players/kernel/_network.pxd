cimport cython

from quinto_desktop.players.kernel._bits cimport add_scaled_rows
from quinto_desktop.players.kernel._features cimport CardFeatures


@cython.final
cdef class CardNetwork:
    cdef int hidden
    cdef float[::1] first
    cdef float[::1] biases
    cdef float[::1] second
    cdef float[64] base
    cdef float[64] units
    # The inputs that are not nought, and what they are.
    cdef int[152] which
    cdef float[152] by

    cdef void look_at_moment(self, CardFeatures features) noexcept nogil
    cdef float score(self, CardFeatures features) noexcept nogil
    cdef void _feed(self, CardFeatures features, int begin, int end, float *units) noexcept nogil
