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
    #if defined(__GNUC__) || defined(__clang__)
    #define quinto_fetch(view, i) __builtin_prefetch((view).data + 8 * (i))
    #else
    #define quinto_fetch(view, i) ((void)0)
    #endif
    """
    int top_bit "quinto_top_bit"(unsigned long long) noexcept nogil
    int low_bit "quinto_low_bit"(unsigned long long) noexcept nogil
    void fetch "quinto_fetch"(unsigned long long[::1], unsigned long long) noexcept nogil
