"""What makes the numbers that computer players go by; nothing that plays or measures imports it.

``quinto-lab train`` makes the networks, `race` the table of the race to the target. Only this
package needs numpy.
"""
