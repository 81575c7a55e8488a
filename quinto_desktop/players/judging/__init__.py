"""Judging what was called and played, for whoever wants to learn from it.

`fair_values` judges a decision by what its seat could know, `hindsight` by all the cards.
`verdicts` says in a word how a decision was, and `reviewing` goes through a whole deal. `version`
says which judge it was. Constants that name no command were set by hand.
"""
