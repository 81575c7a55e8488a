cimport cython

from quinto_desktop.lab.pool._judgement cimport Judgement
from quinto_desktop.players.kernel._rules cimport Table
from quinto_desktop.players.kernel._state cimport State


@cython.final
cdef class RulePlay:
    cdef Table table
    cdef State kept
    cdef Judgement judgement

    cdef int _result(self, int card) noexcept nogil
    cdef void _play_out(self) noexcept nogil
