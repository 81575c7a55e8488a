"""Every level from Casual up has a partner's manners; `prove_etiquette` says why they are right."""

from __future__ import annotations

from collections import Counter

import pytest
from etiquette import Moment, moments, playable_cards
from examples import each, slow

from quinto_desktop.players import Level, is_search_compiled, player_of
from quinto_desktop.rules import Play

MOMENTS = moments()
IDS = [moment.name for moment in MOMENTS]


@each("moment", MOMENTS, IDS)
def test_the_seat_has_a_choice_between_good_and_bad(moment: Moment) -> None:
    seen = moment.seen()
    assert seen.turn is moment.seat
    assert moment.good < set(playable_cards(seen))


@pytest.mark.parametrize("seed", [0, *slow(1)])
@pytest.mark.parametrize("level", [Level.CASUAL, *slow(Level.CLUB, Level.MASTER)])
@each("moment", MOMENTS, IDS)
def test_a_sensible_partner_plays_one_of_the_good(level: Level, moment: Moment, seed: int) -> None:
    if level is not Level.CASUAL and not is_search_compiled():
        pytest.skip("without the compiled search there is time for a few deals only")
    action = player_of(level).choose(moment.seen(), seed)
    assert isinstance(action, Play)
    assert action.card in moment.good, f"{action.card}. {moment.why}"


def test_no_manner_hangs_on_a_single_moment() -> None:
    assert len(MOMENTS) >= 72
    assert len(set(IDS)) == len(MOMENTS)
    assert min(Counter(moment.manner for moment in MOMENTS).values()) >= 3
    assert len({moment.seat for moment in MOMENTS}) == 4
    assert len({moment.rules.form for moment in MOMENTS}) == 3
