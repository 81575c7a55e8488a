"""Questions about the game itself, answered by playing thousands of deals. No Qt.

`experiment` says what is asked, what comes out, and adds it up; `asking` has it found by another
process, and `trials` plays.
"""
