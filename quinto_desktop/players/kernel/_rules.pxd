from quinto_desktop.players.kernel._bits cimport low_bit, top_bit

cpdef unsigned long long suit_of(int card) noexcept nogil
cpdef bint takes(int card, int best, unsigned long long led, int place, int joker_lead) noexcept nogil
cpdef unsigned long long may_lead(unsigned long long held, int joker_lead) noexcept nogil
cpdef unsigned long long may_follow(
    unsigned long long held, unsigned long long led, int best, int tricks_left, int joker_lead
) noexcept nogil
cpdef unsigned long long whole_quints(unsigned long long cards) noexcept nogil
cpdef int quint_fives(unsigned long long cards) noexcept nogil
cpdef bint makes_quint(unsigned long long table, int card) noexcept nogil
