cimport cython

from quinto_desktop.players.kernel._bits cimport count_bits, top_bit
from quinto_desktop.players.kernel._rules cimport Table, quint_fives, suit_of


@cython.final
cdef class CardFeatures:
    cdef Table table
    cdef float[152] inputs
    # What the seat on turn knows: who may hold what, how many cards each has, what it cannot see.
    cdef unsigned long long[4] pools
    cdef int[4] sizes
    cdef unsigned long long hidden_cards
    # The suit that is led, if the card is played.
    cdef unsigned long long led
    cdef float[::1] none

    cdef void _look_around(self, int seat) noexcept nogil
    cdef void describe_moment(self, int seat) noexcept nogil
    cdef float _chance_of(self, int seat, unsigned long long card) noexcept nogil
    cdef void _describe_suit(
        self,
        int suit,
        unsigned long long own,
        unsigned long long theirs,
        int left,
        int partner,
        int right,
    ) noexcept nogil
    cdef void describe_card(self, int seat, int card) noexcept nogil
    cdef void _describe_in_trick(self, int seat, int card, bint takes, float chance) noexcept nogil
    cdef void _describe_gifts(self, int seat, int card, float chance) noexcept nogil
    cdef void _describe_in_suit(self, int seat, int card, float chance) noexcept nogil
    cdef float _gift(self, int other, int card) noexcept nogil
    cdef float _chance_to_win(self, int seat, int card, bint takes) noexcept nogil
    cdef float _chance_to_beat(self, int other, int card) noexcept nogil
    cdef float _chance_over(self, int other, unsigned long long led, int height, int raised) noexcept nogil
    cdef float _none_of(self, int pool, int drawn, int wanted) noexcept nogil
