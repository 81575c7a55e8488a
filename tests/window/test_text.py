"""What words follow from rules, seating and names; the words are in `test_told.py`."""

from __future__ import annotations

import unicodedata

import pytest
from all_sentences import LISTENERS, doublings
from at_the_table import geometry_on, places_on, plates_on, rest
from kit import *
from matches import speaker_of
from tabling import TWO, make_table, seen_by, sit_down

from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.setup.new_game_fields import PlayerBox
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import quint_name
from quinto_desktop.window.text.translation import (
    fill,
    isolated,
    join_and,
    join_or,
    monograms,
    tidy_name,
)
from quinto_desktop.window.text.turn_text import answer_to

ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)


def test_who_may_answer_a_call_follows_from_the_rules() -> None:
    """Exactly the players who can raise the tricks if all between pass are named."""
    for dealer in Seat:
        for state in doublings(RuleOptions(), dealer):
            observation = observe(state, state.turn or Seat.N)
            for call in legal_actions(state):
                assert isinstance(call, Call)
                answer = answer_to(call, observation)
                after = apply(state, call).after
                raisers = []
                while after.phase is Phase.DOUBLING:
                    higher = [act for act in legal_actions(after) if act is not Call.PASS]
                    if higher:
                        raisers.append(after.turn)
                        assert higher == [answer.call]
                        raised = apply(after, higher[0]).after
                        assert raised.dealt.trick_value == answer.value
                    after = apply(after, Call.PASS).after
                assert answer.seats == tuple(raisers)
                assert (answer.call is None) == (not raisers)


def test_the_winning_quint_is_the_one_of_the_rules() -> None:
    """In games played from level scores, the panel names the quint that `apply` stopped at."""
    for number in range(1, 9):
        state = new_match(scores=(400, 400))
        while state.winner is None:
            if state.phase is Phase.DEALING:
                step = apply(state, Deal(shuffled_pack(number, 1)))
            else:
                step = apply(state, legal_actions(state)[0])
            state = step.after
        marked = [event.scored for event in step.events if isinstance(event, QuintScored)]
        told = match_text.winner(LISTENERS["four-south"], observe(state, Seat.S))[1]
        assert quint_name(marked[0].quint) in told


def test_in_another_game_the_same_person_is_spoken_to() -> None:
    mine, against = LISTENERS["dummy-mine"], LISTENERS["dummy-against"]
    assert against.seated(mine.seating, mine.dummy) == mine
    theirs = replace(against, viewer=Seat.W)  # Bertram's words
    then = theirs.seated(mine.seating, mine.dummy)
    assert side_text.name(then, Side.EW) == "you and Clara"


@pytest.mark.parametrize("rules", [ROUND, RuleOptions(), TWO])
def test_the_side_of_every_member_is_told_the_same(rules: RuleOptions) -> None:
    """A side has the same players, whoever is addressed."""
    for step in match(rules):
        state = step.after
        if state.phase is Phase.PLAY:
            continue
        for side in Side:
            players = speaker_of(state, None).players_of(side)
            assert {speaker_of(state, player).is_yours(side) for player in players} == {True}


# --------------------------------------------------------------- monograms
@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ada", "Clara", "You", "Bertram"), ("A", "C", "Y", "B")),
        (("Player 1", "Player 2"), ("P1", "P2")),
        (("Player 1", "player 12", "Ada"), ("P1", "P12", "A")),
        (("Ada", "Anna", "Anton"), ("Ad", "An", "At")),
        (("Ann", "Anna"), ("A", "Aa")),
        (("Ada", "Ada"), ("A", "A")),
        (("émile", "Émilie"), ("Ée", "Éi")),
    ],
)
def test_they_tell_the_players_apart(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert monograms(names) == expected


# --------------------------------------------------------------- names
TOWER = "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319a"
DAVID, MOSHE = "דוד", "محمد"


def kept_apart(name: str) -> str:
    return f"\u2068{name}\u2069"


def test_an_honest_name_stays_as_it_is_and_nothing_in_a_name_spoils_the_text() -> None:
    for name in ("Ada", "Nguyễn Thị Ổn", "Ёлка", "東京", "שָׁלוֹם", "👩‍🚀", "You 2", ""):
        assert tidy_name(name) == unicodedata.normalize("NFC", name)
    assert tidy_name("Ju\u0308rgen") == "Jürgen", "a letter and its accent become one"
    marks = [char for char in tidy_name(TOWER * 5) if unicodedata.category(char) == "Mn"]
    assert len(marks) == 3 * 5, "no tower of accents rises over the table"
    assert tidy_name(TOWER).endswith("a")
    for turn in ("\u202e", "\u2067", "\u200f", "\u061c"):
        assert tidy_name(f"A{turn}da") == "Ada"
        assert seat_text.shown_name(turn) == "?"


def test_a_name_written_from_the_right_is_kept_apart_from_the_sentence() -> None:
    assert fill("{who} has {points}.", who=DAVID, points=85) == f"{kept_apart(DAVID)} has 85."
    assert fill("{who} has {points}.", who="Ada", points=85) == "Ada has 85."
    assert isolated("Zoë") == "Zoë"
    for join in (join_and, join_or):
        joined = join([DAVID, MOSHE, "Ada"])
        assert joined.count(kept_apart(DAVID)) == joined.count(kept_apart(MOSHE)) == 1
        assert joined.count("\u2068") == joined.count("\u2069")


def test_a_name_is_tidied_before_it_is_kept(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = PlayerBox(parent)
    box.use("Ada")
    box.name.setText(f"\u202e{TOWER[:9]}")
    assert box.record().name == tidy_name(TOWER[:9])
    box.name.setText("\u202e")
    assert box.record().name == "Ada"


# --------------------------------------------------------------- people
FOUR_DRAWN = Preset.HANDBOOK.rules(Form.FOUR)
all_forms = pytest.mark.parametrize("rules", [FOUR_DRAWN, ROUND, TWO], ids=["four", "dummy", "two"])


@all_forms
def test_the_colour_goes_with_the_player(rules: RuleOptions) -> None:
    """Before this, it stayed with the edge of the table: after a draw Ada was suddenly red."""
    seats = set()
    colours: dict[int, set[int | None]] = {}
    for seed in range(1, 6):
        for step in match(rules, seed):
            state = step.after
            if state.phase is Phase.DRAWING:
                continue
            for seat in SEATS:
                player, colour = state.seating[seat], seat_text.colour_of(speaker_of(state), seat)
                if seat is state.dummy:
                    assert colour is None
                    continue
                seats.add((player, seat))
                colours.setdefault(player, set()).add(colour)

    assert all(len(own) == 1 for own in colours.values())
    assert len({*map(tuple, colours.values())}) == rules.form.players
    assert len(seats) > rules.form.players, "nobody has ever sat anywhere else"


def disc(table: Table, edge: Edge) -> QColor:
    """The colour of a medallion under its monogram's top left."""
    plate, (x, y) = plates_on(table)[edge], geometry_on(table).plate(edge)
    centre = QPoint(round(x), round(y)) - plate.pos()
    return plate.grab().toImage().pixelColor(centre - QPoint(0, 16))


@pytest.mark.parametrize("player", [0, 1, 2])
def test_every_person_sees_the_same_colours(qtbot: QtBot, player: int) -> None:
    table = make_table(qtbot, 998, 800)
    state: MatchState = next(
        step.after for step in match(ROUND, 2) if step.after.phase is Phase.PLAY
    )
    sit_down(table, state, player)
    table.show_state(seen_by(state, player))
    rest(table)
    speaker = speaker_of(state, player)

    for edge in (Edge.LEFT, Edge.RIGHT):
        seat = places_on(table).viewer.clockwise[1 if edge is Edge.LEFT else 3]
        colour = seat_text.colour_of(speaker, seat)
        tint = BAIZE.monogram_dummy if colour is None else BAIZE.people[colour]
        assert abs(disc(table, edge).hue() - QColor(tint).hue()) < 12


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.weight == 1])
def test_the_colours_differ(theme: Theme) -> None:
    assert len({theme.monogram_dummy, *theme.people}) == 5
