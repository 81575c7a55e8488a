cimport cython

from quinto_desktop.players.kernel._bits cimport low_bit, top_bit, top_within
from quinto_desktop.players.kernel._rules cimport FIVES, LOW_QUINTS, mate_of, quint_fives, suit_of


@cython.final
cdef class MoveOrder:
    cdef unsigned long long[4] hand
    # By card: its suit's cards and the card that makes a pair with it.
    cdef unsigned long long[64] suit
    cdef unsigned long long[64] mate
    cdef int[128] weights
    cdef int[1024] moves
    cdef int[1024] ranking
    # By a hand and the cards on the table, hashed: a card that refuted, and the rest of the hash.
    cdef unsigned long long[::1] refutations
    cdef int refutations_shift
    cdef unsigned long long deals

    cdef void _push(self, int base, int count, int card, int rating) noexcept nogil
    cdef unsigned long long _refutation_key(
        self, unsigned long long own, unsigned long long table
    ) noexcept nogil
    cdef void note_refutation(
        self, unsigned long long own, unsigned long long table, int card
    ) noexcept nogil
    cdef int _refutation(self, unsigned long long own, unsigned long long table) noexcept nogil
    cdef int order_leads(
        self,
        unsigned long long out,
        unsigned long long live,
        int leader,
        int hint,
        unsigned long long choice,
        int base,
    ) noexcept nogil
    cdef int order_replies(
        self,
        unsigned long long out,
        unsigned long long live,
        int leader,
        int pos,
        unsigned long long table,
        unsigned long long led,
        int best,
        int at,
        unsigned long long choice,
        int base,
    ) noexcept nogil
