cimport cython

from quinto_desktop.players.kernel._bits cimport count_bits, low_bit, top_bit, top_within
from quinto_desktop.players.kernel._path cimport Path
from quinto_desktop.players.kernel._rules cimport FIVES, FOURS, TWOS, mate_of, suit_of
from quinto_desktop.players.kernel._suits cimport SuitFacts


@cython.final
cdef class Bounds:
    # The deal: hands with the cards on the table, and the values of a trick and the cachette.
    cdef unsigned long long[4] hand
    cdef int trick_value
    cdef int last_value
    cdef int joker_lead
    # By card: its suit's cards and the card that makes a pair with it.
    cdef unsigned long long[64] suit
    cdef unsigned long long[64] mate
    cdef unsigned long long[::1] spots
    cdef Path path
    # What the latest bound of sure tricks rests on: the lowest of the cards, and their player.
    cdef int sure_card
    cdef int sure_player
    # What the leader's side is sure of: points, what they depend on, and the quints among them,
    # whole and by half.
    cdef int base_points
    cdef unsigned long long base_needed
    cdef unsigned long long base_taken
    cdef unsigned long long sure_live
    cdef unsigned long long half_live

    cdef int sure_bound(self, int n, int beta) noexcept nogil
    cdef int lead_points(self, int n) noexcept nogil
    cdef int _sure_tricks(self, int n, int p) noexcept nogil
    cdef int _top_points(
        self,
        unsigned long long out,
        unsigned long long one,
        unsigned long long two,
        unsigned long long live,
        int full,
        int tricks,
    ) noexcept nogil
    cdef int _suit_points(
        self,
        unsigned long long out,
        unsigned long long one,
        unsigned long long above,
        unsigned long long live,
    ) noexcept nogil
