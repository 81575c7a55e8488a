"""Prove reasons true: check every reason of random decisions by the rules alone.

The decisions are from deals that Novice and Casual play, in all forms, by all options for a led
Quint Royal, and with any scores. It ends at the first reason that does not hold.

    .venv/bin/python tests/prove_reasons.py --deals 200 --seed 1
"""

from __future__ import annotations

import argparse
import random

from judged import played_deal
from reason_checks import check_decision

from quinto_desktop.players import Level
from quinto_desktop.rules import Form, JokerLead, MatchForm, RuleOptions, observe

PART = 6
"""One in so many decisions is checked."""

FORMS = [
    RuleOptions(joker_lead=option, form=form, match=match)
    for option in JokerLead
    for form, match in (
        (Form.FOUR, MatchForm.GAME),
        (Form.DUMMY, MatchForm.ROUND),
        (Form.TWO, MatchForm.GAME),
    )
]


def main() -> None:
    """Check the reasons of some deals, and print how many there were."""
    parser = argparse.ArgumentParser(description="check the reasons of random decisions")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    decisions = reasons = 0
    for number in range(arguments.deals):
        chance = random.Random(f"reasons {arguments.seed} {number}")
        scores = (0, 0)
        if chance.random() < 0.4:
            scores = (5 * chance.randrange(10, 49), 5 * chance.randrange(10, 49))
        level = chance.choice((Level.NOVICE, Level.CASUAL))
        deal = played_deal(chance.randrange(10**6), scores, level, chance.choice(FORMS))
        for decision in deal.decisions[chance.randrange(PART) :: PART]:
            if len(observe(decision.state, decision.seat).actions) > 1:
                decisions += 1
                reasons += check_decision(decision)
    print(f"{reasons} reasons of {decisions} decisions hold")


if __name__ == "__main__":
    main()
