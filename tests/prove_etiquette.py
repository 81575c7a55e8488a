"""Prove the partner's etiquette, or put the players through it.

Without ``--seeds`` each moment is proved (see `etiquette_proof`): its good choices must be better
than all others on average by a clear margin, and in nearly all deals. The opening lead of a black
ace is the books' (rules §13), and not for a search to judge.

With ``--seeds 20`` every level from Casual up chooses at each moment with twenty seeds; what it
chooses amiss is listed with what that costs by the proof, in points, or games where they are at
stake.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence

from etiquette import Choice, Moment, choice_of, moments
from etiquette_proof import Verdict, is_about_the_game, is_by_the_book, judged

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.kernel import Solver

LEVELS = (Level.CASUAL, Level.CLUB, Level.MASTER)
"""Who must have manners."""

TABLE_MB = 64


def prove(chosen: Sequence[Moment], deals: int) -> int:
    """Judge the moments; the number of those that do not hold."""
    solver, failed = Solver(TABLE_MB), 0
    for moment in chosen:
        if is_by_the_book(moment):
            continue
        verdict = judged(solver, moment, deals)
        holds = verdict.holds(moment)
        failed += not holds
        print(
            f"{'holds' if holds else 'FAILS'}  {verdict.margin:6.2f} {verdict.least:6.2f}"
            f" {verdict.share:5.0%} of {verdict.deals:3}  {moment.manner}: {moment.name}",
            flush=True,
        )
    return failed


def try_levels(chosen: Sequence[Moment], levels: Sequence[Level], seeds: int, deals: int) -> int:
    """Let each level choose with each seed; the number of moments that some level gets wrong."""
    solver, failed = Solver(TABLE_MB), set()
    for level in levels:
        begun, wrong = time.process_time(), 0
        for moment in chosen:
            amiss = _amiss(level, moment, seeds)
            if amiss:
                wrong += 1
                failed.add(moment)
                verdict = None if is_by_the_book(moment) else judged(solver, moment, deals)
                print(f"{level.value}: {moment.manner}: {moment.name}", flush=True)
                for choice, times in amiss.most_common():
                    print(f"    {choice} {times} times{_cost(moment, choice, verdict)}")
        seconds = time.process_time() - begun
        print(
            f"{level.value}: {len(chosen) - wrong} of {len(chosen)} moments passed"
            f" with every seed of {seeds}, in {seconds:.1f} s",
            flush=True,
        )
    return len(failed)


def _amiss(level: Level, moment: Moment, seeds: int) -> Counter[Choice]:
    """What a level chooses that is not good, and how often."""
    player, seen = player_of(level, unhurried=True), moment.seen()
    made = Counter(choice_of(player.choose(seen, seed)) for seed in range(seeds))
    return Counter({choice: made[choice] for choice in made if choice not in moment.good})


def _cost(moment: Moment, choice: Choice, verdict: Verdict | None) -> str:
    if verdict is None:
        return ""
    unit = "games" if is_about_the_game(moment) else "points"
    cost = max(verdict.means.values()) - verdict.means[choice]
    return f", {cost:.1f} {unit} lost"


def main() -> int:
    """Do what the command line asks for; 1 if a moment does not hold or is not passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="how many deals are drawn of each")
    parser.add_argument("--only", default="", help="a part of the name or the manner")
    parser.add_argument("--seeds", type=int, default=0, help="try the levels with so many seeds")
    names = [level.value for level in LEVELS]
    parser.add_argument("--level", choices=names, help="only this one")
    arguments = parser.parse_args()
    chosen = [one for one in moments() if arguments.only in f"{one.manner} {one.name}"]
    if not arguments.seeds:
        return 1 if prove(chosen, arguments.deals) else 0
    levels = [Level(arguments.level)] if arguments.level else LEVELS
    return 1 if try_levels(chosen, levels, arguments.seeds, arguments.deals) else 0


if __name__ == "__main__":
    sys.exit(main())
