"""Questions about the game itself, answered by playing thousands of deals. No Qt.

`experiment` says what is asked and what comes out, `asking` has it found by another process,
`trials` plays, and `tally` adds up, with intervals.
"""
