"""Judging in the window: a decision or a whole deal weighed piece by piece, and what was found.

Start with `judge_desk`, where finished deals are judged in the background; `deal_judging` is one of
them, `weighed` a single decision while somebody is still making it.
"""
