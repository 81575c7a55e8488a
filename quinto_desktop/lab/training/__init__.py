"""Generates the numbers that computer players use; nothing that plays or measures imports it.

``quinto-lab train`` trains the networks, `adopt` puts them into the program, `race` generates the
table of the race to the target, and `tricks` fits the one by which Casual doubles. Only this
package needs numpy. The constants of training (rates, passes, rounds, shares of strays and of
strangers) were set by hand; only what they led to was measured, by `quinto-lab match`.
"""
