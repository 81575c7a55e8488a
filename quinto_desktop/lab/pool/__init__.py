"""The pool: opponents written only to be played against, so that no level learns just its own kind.

They share the rules and what an observation implies with the levels, and nothing of how those
judge: no network but the policy that is asked for by name, no formula of Casual's, no calls of
theirs. One half is for tuning; the other is kept apart and only played when it is asked for.
"""
