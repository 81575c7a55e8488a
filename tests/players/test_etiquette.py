"""Every level from Casual up has a partner's manners; `prove_etiquette` says why they are right.

It also tries every level at every moment, and with twenty seeds: ``tests/prove_etiquette.py --seeds
20``. Here who searches, and so takes its time, is tried at one moment or more of every manner.
"""

from __future__ import annotations

from collections import Counter

import pytest
from etiquette import Moment, choice_of, choices, moments
from examples import each

from quinto_desktop.players import Level, is_search_compiled, player_of
from quinto_desktop.rules import Form

MOMENTS = moments()
IDS = [moment.name for moment in MOMENTS]
TELLING = {
    "trick 3: East's SK is left to win",
    "trick 1: South opens with SA from 9.K87.J987.AK84",
    "trick 7: H5 on the Quint Royal that West led",
    "trick 9: West puts the Quint Royal before East's K..A54.",
    "trick 10: North puts the Quint Royal before South's A3..5.",
    "trick 4: North's SA overtakes South's SK",
    "trick 8: West leads DT, D9 or D4 to East's 5..98.74",
}
"""Where Club or Master goes wrong first if it thinks worse: with few deals or none, without the
rule player's judgement, the exact end or the books."""

OF_EVERY_MANNER = {
    Level.CASUAL: MOMENTS,
    Level.CLUB: [one for at, one in enumerate(MOMENTS) if at % 4 == 0 or one.name in TELLING],
    Level.MASTER: [
        *{moment.manner: moment for moment in MOMENTS}.values(),
        *[moment for moment in MOMENTS if moment.name in TELLING],
    ],
}
"""At which moments a level is tried."""


@each("moment", MOMENTS, IDS)
def test_the_seat_has_a_choice_between_good_and_bad(moment: Moment) -> None:
    seen = moment.seen()
    assert seen.turn is moment.seat
    assert moment.good < set(choices(seen))


@pytest.mark.parametrize("level", OF_EVERY_MANNER)
def test_a_sensible_partner_makes_one_of_the_good_choices(level: Level) -> None:
    if level is not Level.CASUAL and not is_search_compiled():
        pytest.skip("without the compiled search it would take hours")
    player = player_of(level, unhurried=True)
    for moment in OF_EVERY_MANNER[level]:
        choice = choice_of(player.choose(moment.seen(), 0))
        assert choice in moment.good, f"{moment.name}: {choice}. {moment.why}"


def test_no_manner_hangs_on_a_single_moment() -> None:
    assert len(MOMENTS) >= 200
    assert len(set(IDS)) == len(MOMENTS)
    manners = Counter(moment.manner for moment in MOMENTS)
    assert min(manners.values()) >= 3
    assert {*IDS} >= TELLING
    for tried in OF_EVERY_MANNER.values():
        assert {moment.manner for moment in tried} == {*manners}
    assert len({moment.seat for moment in MOMENTS}) == 4
    assert min(Counter(moment.rules.form for moment in MOMENTS).values()) >= 50
    assert {moment.rules.form for moment in MOMENTS} == set(Form)
