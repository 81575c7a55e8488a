"""Generates the numbers that computer players use; nothing that plays or measures imports it.

``quinto-lab train`` trains the networks, `race` generates the table of the race to the target. Only
this package needs numpy.
"""
