# What C has and Python has not; `_bits.py` stands in where the kernel is interpreted.
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
    static inline int quinto_top_within(unsigned long long x, unsigned long long mask) {
        return quinto_top_bit((x & mask) ? (x & mask) : x); }
    /* The processor's own instruction is not everywhere, and without it the compiler calls a
       function. */
    static inline int quinto_count_bits(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56); }
    /* Sums of rows, 32 columns at a time so that they stay in registers. Left to itself, a compiler
       may take two rows at once instead of four columns, which is four times as slow. */
    #if defined(__GNUC__) || defined(__clang__)
    typedef float quinto_four __attribute__((vector_size(16), aligned(4), may_alias));
    #define QUINTO_FOURS 8
    #define quinto_all(x) {x, x, x, x}
    #else
    typedef float quinto_four;
    #define QUINTO_FOURS 32
    #define quinto_all(x) x
    #endif
    static void quinto_add_rows(
            float *to, const float *rows, const int *which, int count, int length) {
        int first = 0;
        for (; first + 32 <= length; first += 32) {
            quinto_four *place = (quinto_four *)(to + first), sums[QUINTO_FOURS];
            for (int j = 0; j < QUINTO_FOURS; j++) sums[j] = place[j];
            for (int i = 0; i < count; i++) {
                const quinto_four *row = (const quinto_four *)(rows + which[i] * length + first);
                for (int j = 0; j < QUINTO_FOURS; j++) sums[j] += row[j];
            }
            for (int j = 0; j < QUINTO_FOURS; j++) place[j] = sums[j];
        }
        for (int i = 0; i < count; i++)
            for (int j = first; j < length; j++) to[j] += rows[which[i] * length + j]; }
    /* The same, of rows by factors. */
    static void quinto_add_scaled_rows(
            float *to, const float *rows, const int *which, const float *by, int count,
            int length) {
        int first = 0;
        for (; first + 32 <= length; first += 32) {
            quinto_four *place = (quinto_four *)(to + first), sums[QUINTO_FOURS];
            for (int j = 0; j < QUINTO_FOURS; j++) sums[j] = place[j];
            for (int i = 0; i < count; i++) {
                const quinto_four *row = (const quinto_four *)(rows + which[i] * length + first);
                const quinto_four factor = quinto_all(by[i]);
                for (int j = 0; j < QUINTO_FOURS; j++) sums[j] += factor * row[j];
            }
            for (int j = 0; j < QUINTO_FOURS; j++) place[j] = sums[j];
        }
        for (int i = 0; i < count; i++)
            for (int j = first; j < length; j++) to[j] += by[i] * rows[which[i] * length + j]; }
    /* Plain loops over rows that do not overlap, which compilers turn into vector instructions. */
    #if defined(_MSC_VER)
    #define QUINTO_APART __restrict
    #else
    #define QUINTO_APART __restrict__
    #endif
    static inline void quinto_add_row(
            float *QUINTO_APART to, const float *QUINTO_APART row, int length) {
        for (int i = 0; i < length; i++) to[i] += row[i]; }
    static inline float quinto_product(const float *one, const float *other, int length) {
        float sums[8] = {0, 0, 0, 0, 0, 0, 0, 0};
        int i = 0;
        for (; i + 8 <= length; i += 8)
            for (int j = 0; j < 8; j++) sums[j] += one[i + j] * other[i + j];
        for (; i < length; i++) sums[0] += one[i] * other[i];
        return ((sums[0] + sums[4]) + (sums[1] + sums[5]))
             + ((sums[2] + sums[6]) + (sums[3] + sums[7])); }
    #if defined(__GNUC__) || defined(__clang__)
    #define quinto_fetch(view, i) __builtin_prefetch((view).data + 8 * (i))
    #else
    #define quinto_fetch(view, i) ((void)0)
    #endif
    """
    void add_rows "quinto_add_rows"(float *, const float *, const int *, int, int) noexcept nogil
    void add_scaled_rows "quinto_add_scaled_rows"(
        float *, const float *, const int *, const float *, int, int) noexcept nogil
    void add_row "quinto_add_row"(float *, const float *, int) noexcept nogil
    float product "quinto_product"(const float *, const float *, int) noexcept nogil
    void fetch "quinto_fetch"(unsigned long long[::1], unsigned long long) noexcept nogil
    int top_bit "quinto_top_bit"(unsigned long long) noexcept nogil
    int low_bit "quinto_low_bit"(unsigned long long) noexcept nogil
    int top_within "quinto_top_within"(unsigned long long, unsigned long long) noexcept nogil
    int count_bits "quinto_count_bits"(unsigned long long) noexcept nogil

cdef extern from "math.h":
    double exp(double) noexcept nogil
    double log(double) noexcept nogil
