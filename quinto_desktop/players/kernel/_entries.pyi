"""Nothing of entries is told to any but the kernel; the source itself is typed for Cython."""
