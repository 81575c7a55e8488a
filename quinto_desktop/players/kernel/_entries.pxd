from quinto_desktop.players.kernel._bits cimport count_bits, low_bit, top_bit

cdef unsigned long long shifts(
    unsigned long long out, unsigned long long needed
) noexcept nogil
cdef unsigned long long cards_needed(
    unsigned long long out, unsigned long long meta
) noexcept nogil
cdef unsigned long long entered(
    unsigned long long line, unsigned long long taken, unsigned long long shift
) noexcept nogil
cdef unsigned long long misplaced(
    unsigned long long line, unsigned long long entered
) noexcept nogil
cdef int worth(unsigned long long places) noexcept nogil
cdef unsigned long long wrong_cards(unsigned long long places) noexcept nogil
cdef unsigned long long places(unsigned long long taken) noexcept nogil
cdef unsigned long long cards_taken(unsigned long long places) noexcept nogil
