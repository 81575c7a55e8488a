"""Why one action is better than another, in facts that hold in the imagined deals.

`lines` plays the judge's imagined deals once more and remembers every card; `outcomes` says what
each brought. `accounts` divides the difference between two actions among the tricks, the quints and
the game; `kinds` are the facts that may be told of it, `facts` tells how they are stated and
proved. `cards` and `calls` choose among them; `explaining` is what others use, and `asking` the
question for the engine process. What counts as usual, clear or enough was set by hand.
"""
