# What C has and Python has not; `_bits.py` stands in where the search is interpreted.
cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int quinto_top_bit(unsigned long long x) {
        unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    static __inline int quinto_low_bit(unsigned long long x) {
        unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    #else
    #define quinto_top_bit(x) (63 - __builtin_clzll(x))
    #define quinto_low_bit(x) (__builtin_ctzll(x))
    #endif
    /* The processor's own instruction is not everywhere, and without it the compiler calls a
       function. */
    static inline int quinto_count_bits(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56); }
    """
    int top_bit "quinto_top_bit"(unsigned long long) noexcept nogil
    int low_bit "quinto_low_bit"(unsigned long long) noexcept nogil
    int count_bits "quinto_count_bits"(unsigned long long) noexcept nogil

cdef extern from "math.h":
    double exp(double) noexcept nogil
    double log(double) noexcept nogil
