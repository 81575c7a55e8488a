# A position between two tricks, for the search; `_between.py` stands in where it is interpreted, and
# says what all this is.
ctypedef struct Between:
    unsigned long long out
    unsigned long long[4] facts
    unsigned long long[4] lines
    unsigned long long holders
    unsigned long long live
    unsigned long long stand
    unsigned long long key
    unsigned long long start
    unsigned long long head
    int full
    int leader
    int hint
