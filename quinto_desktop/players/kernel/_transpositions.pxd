cimport cython

from quinto_desktop.players.kernel._bits cimport fetch
from quinto_desktop.players.kernel._entries cimport (
    cards_needed,
    cards_taken,
    entered,
    misplaced,
    places,
    shifts,
    worth,
    wrong_cards,
)
from quinto_desktop.players.kernel._path cimport Path
from quinto_desktop.players.kernel._suits cimport SuitFacts


@cython.final
cdef class TranspositionTable:
    cdef Path path
    cdef unsigned long long[::1] lines
    cdef unsigned long long[::1] holders
    cdef int royal_holder
    # Heads point to chains of blocks of two entries.
    cdef unsigned long long[::1] heads
    cdef unsigned long long[::1] pool
    cdef int sets_log2
    cdef int shift
    cdef unsigned int pool_used
    cdef unsigned int pool_size
    cdef unsigned long long generation
    # The entry to be stored.
    cdef unsigned long long[7] entry

    cdef void prepare(self, int n) noexcept nogil
    cdef void fetch_chain(self, int n) noexcept nogil
    cdef int look_up(self, int n, int beta) noexcept nogil
    cdef void store(
        self,
        int n,
        unsigned long long needed,
        unsigned long long taken,
        int card,
        int result,
        int beta,
    ) noexcept nogil
    cdef unsigned long long _start(self, unsigned long long key) noexcept nogil
    cdef unsigned long long _head(
        self, unsigned long long start, unsigned long long key, int n
    ) noexcept nogil
    cdef void _claim(
        self, unsigned long long head, unsigned long long key, int n
    ) noexcept nogil
    cdef unsigned long long _same(self, unsigned long long block) noexcept nogil
    cdef unsigned long long _room(self, unsigned long long head) noexcept nogil
