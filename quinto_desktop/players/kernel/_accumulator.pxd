cimport cython

from quinto_desktop.players.kernel._bits cimport (
    add_row,
    add_rows,
    count_bits,
    low_bit,
    product,
    top_bit,
)
from quinto_desktop.players.kernel._rules cimport Table, makes_quint, quint_fives, suit_of


@cython.final
cdef class AccumulatorInputs:
    cdef Table table
    cdef int[96] sights

    cdef int way_of(self, int seat, int card) noexcept nogil
    cdef bint shows_void(self, int card) noexcept nogil
    cdef int look_out(self, int seat) noexcept nogil
    cdef int _look_at_suit(
        self, int suit, unsigned long long own, unsigned long long out, int count
    ) noexcept nogil
    cdef int _on_table_at(self, int seat, int place) noexcept nogil
    cdef int _value_at(self) noexcept nogil
    cdef int _winning_at(self, int seat) noexcept nogil
    cdef unsigned long long _out(self, int seat) noexcept nogil
    cdef unsigned long long _masters(self, int seat) noexcept nogil
    cdef int manner(self, int seat, int card) noexcept nogil


@cython.final
cdef class Accumulator:
    cdef int hidden
    cdef int told
    cdef float[::1] rows
    cdef float[::1] output_weights
    cdef float[::1] biases
    cdef float[::1] output_biases
    cdef float[512] seen
    cdef float[512] kept
    cdef float[128] looked
    cdef int voids
    cdef int kept_voids

    cdef void forget(self) noexcept nogil
    cdef void keep(self) noexcept nogil
    cdef void go_back(self) noexcept nogil
    cdef void note(self, int seat, int way, int card) noexcept nogil
    cdef void note_void(self, int seat, int suit) noexcept nogil
    cdef void _see(self, int seat, int number) noexcept nogil
    cdef void look(self, int seat, AccumulatorInputs inputs, int count) noexcept nogil
    cdef float tell(self, int number) noexcept nogil
