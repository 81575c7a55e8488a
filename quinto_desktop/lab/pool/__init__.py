"""The pool: opponents written only to be played against, so that no level learns just its own kind.

They share with the levels the rules, what an observation implies, and how they tell which cards are
equal. How they judge is their own, calls included, but for the members that say so: `policy`
chooses by the network of that name, and the mixtures (`erring`, `human-like`) play some of their
cards as Casual or the policy would. One half is for tuning; the other is kept apart and only played
when it is asked for. All the constants here were set by hand.
"""
