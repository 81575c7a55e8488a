"""Other tables on the score sheet: a quiet line or two, which push nothing out."""

from __future__ import annotations

import pytest
from kit import *
from legible_scene import Scene, game_of
from matches import speaker_of
from playing import match
from sheets import words_of

from quinto_desktop.game.judging.after_deals import Compared
from quinto_desktop.window.sheet.content import content_of
from quinto_desktop.window.sheet.export import as_html, as_text
from quinto_desktop.window.sheet.match_table import tables_lines

pytestmark = pytest.mark.usefixtures("qapp")

DEALS = (Compared(1, 1, 15, 22.25, 4), Compared(1, 2, -40, -57.5, 4), Compared(1, 3, 5, 5.0, 4))


def last_state(rules: RuleOptions) -> MatchState:
    return match(rules)[-1].after


@pytest.fixture(scope="module")
def scores() -> tuple[MatchState, Speaker]:
    state = last_state(RuleOptions())
    return state, speaker_of(state)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_lines_say_how_each_deal_and_all_of_them_went(
    scores: tuple[MatchState, Speaker],
) -> None:
    state, speaker = scores
    seen = observe(state, Seat.S)
    lines = tables_lines(DEALS[:2], seen, speaker)
    assert lines.rows[-1] == ("Deal 2: −40, elsewhere −58", "+18")
    assert lines.total == "+11"
    assert lines.in_short == "Compared with other tables, over 2 deals: +11."
    assert "Deal 1: +15, elsewhere +22: −7." in lines.spoken
    assert tables_lines((), seen, speaker).rows == ()


def test_they_add_up_deal_by_deal(scores: tuple[MatchState, Speaker]) -> None:
    state, speaker = scores
    found = tables_lines(DEALS, observe(state, Seat.S), speaker)
    parts = [number(points) for _, points in found.rows]
    assert parts == [15 - 22, -40 + 58, 0]
    assert number(found.total) == sum(parts)


@pytest.mark.parametrize("form", [Form.FOUR, Form.DUMMY])
def test_every_game_of_a_match_is_seen_from_ones_own_side(form: Form) -> None:
    rules = RuleOptions(form=form)
    if form is Form.FOUR:
        rules = replace(rules, match=MatchForm.RUBBER)
    state = last_state(rules)
    speaker, seen = speaker_of(state), observe(state, Seat.S)
    deals = [Compared(game, 1, 10, 0.0, 4) for game in range(1, len(state.games) + 1)]
    found = tables_lines(deals, seen, speaker)
    for game, (label, points) in zip(state.games, found.rows, strict=True):
        own = speaker.seated(game.seating, game.dummy).sides[0]
        assert number(points) == (10 if own == 0 else -10)
        if len(deals) > 1:
            assert label.startswith(f"Game {game.number}, deal 1")


def test_it_is_copied_with_the_sheet(scores: tuple[MatchState, Speaker]) -> None:
    state, speaker = scores
    content = content_of(observe(state, Seat.S), speaker)
    lines = tables_lines(DEALS, observe(state, Seat.S), speaker)
    told = content._replace(tables=lines)
    assert lines.in_short in as_text(told)
    assert lines.in_short not in as_text(content)
    assert [row[0] in as_html(told) for row in lines.rows] == [True] * len(DEALS)
    assert "Other tables" not in as_html(content)


# ----------------------------------------------------------------- in the window
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Iterator[Scene]:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), "en")
    scene.show(QSize(1280, 800))
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    yield scene
    scene.window.close()


def test_it_is_there_as_soon_as_it_is_wanted_and_gone_with_it(scene: Scene) -> None:
    room = scene.room
    assert "Other tables" not in told(scene)
    room.preferences.change(other_table=True)
    assert "Other tables" in told(scene)
    assert "Four Masters play every deal when it is over." in told(scene)
    room.sheet.compare(DEALS)
    assert "Deal 3: +5, elsewhere +5 0" in told(scene)
    assert "+11" in told(scene)
    room.preferences.change(other_table=False)
    assert "Other tables" not in told(scene)


def told(scene: Scene) -> str:
    content = scene.room.sheet.content
    assert content is not None
    return " ".join(words_of(content))
