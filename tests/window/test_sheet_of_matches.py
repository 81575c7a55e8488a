"""The score sheet where a match has several games, or other players than four."""

from __future__ import annotations

import pytest
from examples import each
from kit import *
from legible_scene import speaking
from matches import NAMES, first_state, seen, speaker_of
from sheets import ledger_of, words_of

from quinto_desktop.rules import CachetteFrom, matches_of, round_totals, settlement, standing_of
from quinto_desktop.window.look import theme
from quinto_desktop.window.sheet.content import SheetContent, content_of, describe
from quinto_desktop.window.text.rule_text import Option, option_lines, option_name, variant_name

WIDE = 228
"""The width of the ledger on its slip, in a window of 1280x800 or less."""
RUBBER = Preset.HOFFMANN.rules()
POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=5)
ROUND = replace(Preset.HANDBOOK.rules(Form.DUMMY), stakes=3)
TWO = replace(Preset.HANDBOOK.rules(Form.TWO), stakes=1)


@pytest.fixture(autouse=True)
def wide_letters(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has room on the sheet shall not hang on which fonts this machine has."""
    monkeypatch.setattr(theme, "SERIFS", ("DejaVu Serif",))


def is_late_in_game(number: int) -> Callable[[MatchState], bool]:
    def is_late(state: MatchState) -> bool:
        if state.phase is not Phase.PLAY or state.deal is None:
            return False
        return len(state.games) == number - 1 and len(state.deal.tricks) == 9

    return is_late


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


def is_long(state: MatchState) -> bool:
    return is_over(state) and len(state.games) == 3


MOMENTS: dict[str, tuple[RuleOptions, Callable[[MatchState], bool]]] = {
    "first game of a rubber": (RUBBER, is_late_in_game(1)),
    "third game of a rubber": (RUBBER, is_late_in_game(3)),
    "rubber won": (replace(RUBBER, stakes=2), is_long),
    "rubber points": (POINTS, is_long),
    "rubber points in play": (POINTS, is_late_in_game(3)),
    "first game of a round": (ROUND, is_late_in_game(1)),
    "second game of a round": (ROUND, is_late_in_game(2)),
    "third game of a round": (ROUND, is_late_in_game(3)),
    "round over": (ROUND, is_over),
    "one game with dummy": (RuleOptions(form=Form.DUMMY, stakes=1), is_over),
    "two players": (TWO, is_late_in_game(2)),
    "two players' rubber": (TWO, is_long),
    "the draw": (RUBBER, lambda state: bool(state.drawn)),
}


def moment(name: str) -> MatchState:
    return first_state(*MOMENTS[name])


def content(name: str, player: int | None = 0) -> SheetContent:
    state = moment(name)
    return content_of(seen(state, player), speaker_of(state, player))


@pytest.fixture(params=[2.0, 1.0, 1.5], ids=lambda zoom: f"text {zoom}")
def larger_text(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[float]:
    font = QGuiApplication.font()
    larger = QGuiApplication.font()
    larger.setPixelSize(round(14 * request.param))
    QGuiApplication.setFont(larger)
    yield request.param
    QGuiApplication.setFont(font)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@each("name", MOMENTS)
def test_no_column_is_wider_than_the_slip(larger_text: float, language: str, name: str) -> None:
    with speaking(language):
        for in_full, room in ((False, WIDE), (True, 340)):
            ledger = ledger_of(content(name), in_full=in_full)
            ledger.setTextWidth(room * larger_text)
            assert ledger.idealWidth() <= room * larger_text + 1, name


@each("name", MOMENTS)
def test_long_names_are_shortened_but_push_nothing_away(name: str) -> None:
    state = moment(name)
    names = tuple(f"Wilhelmina-Theodora van der Zwolle-Berg{n}" for n in range(4))
    speaker = Speaker(names, None, state.seating, state.dummy)
    ledger = ledger_of(content_of(seen(state, None), speaker))
    ledger.setTextWidth(WIDE)
    assert ledger.idealWidth() <= WIDE + 1


@pytest.mark.parametrize("name", MOMENTS)
def test_the_rules_of_the_match_are_named(name: str) -> None:
    rules = MOMENTS[name][0]
    assert variant_name(rules) in " ".join(words_of(content(name)))


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("first game of a rubber", "Game 1 of 3 · deal 1"),
        ("rubber won", "Game 3 of 3 · deal 2"),
        ("second game of a round", "Game 2 of 3 · deal 1"),
        ("one game with dummy", "Deal 2 · dealer: you"),
        ("the draw", "Game 1 of 3 · deal 1"),
    ],
)
def test_the_heading_counts_games_and_deals(name: str, heading: str) -> None:
    assert content(name).heading.split(" · ")[0] == heading.split(" · ")[0]


def test_while_cards_are_drawn_nobody_has_a_partner() -> None:
    state = new_match(RUBBER)
    drawing = content_of(seen(state), speaker_of(state))
    assert drawing.members == ("", "")
    assert drawing.heading == "The draw comes first"
    assert "They: 0 of 250." in describe(drawing)


def test_dummys_opponents_have_a_start_and_the_others_have_none() -> None:
    state = moment("first game of a round")
    assert state.dummy is not None
    told = content("first game of a round")
    assert words_of(told).count("Start") == 1
    assert told.start[state.dummy.side] == 0
    assert told.start[state.dummy.side.other] == 25


@pytest.mark.parametrize("name", ["rubber won", "two players' rubber", "rubber points"])
def test_a_rubber_is_told_by_the_rules_own_figures(name: str) -> None:
    state = moment(name)
    standing = standing_of(state.rules, state.games)
    table = content(name).match
    assert table is not None
    figures = [row.cells for row in table.rows]
    assert figures[:3] == [(str(ns), str(ew)) for ns, ew in standing.counts]
    assert standing.winner is not None
    assert figures[3][standing.winner] == str(standing.bonus)
    assert figures[3][standing.winner.other] == ""
    assert figures[4] == (str(standing.totals[0]), str(standing.totals[1]))
    assert [row.won for row in table.rows[:3]] == [
        (game.winner is Side.NS, game.winner is Side.EW) for game in state.games
    ]


def test_a_round_is_told_by_the_rules_own_figures() -> None:
    state = moment("round over")
    table = content("round over").match
    assert table is not None
    assert table.heads == ("You", "Bertram", "Clara")
    totals, paid = round_totals(state.games), settlement(state.rules, state.games)
    assert paid is not None
    shown = [[int(cell.replace("−", "-")) for cell in row.cells] for row in table.rows]
    assert shown[3:] == [list(totals), list(paid)]
    assert [sum(column) for column in zip(*shown[:3], strict=True)] == list(totals)


@pytest.mark.parametrize("player", [0, 1, 2, None])
def test_every_player_finds_himself_in_his_column(player: int | None) -> None:
    table = content("round over", player).match
    assert table is not None
    expected = ["You" if number == player else name for number, name in enumerate(NAMES[3])]
    assert list(table.heads) == expected


def test_winners_of_games_stand_in_bold() -> None:
    document, won = ledger_of(content("rubber won")), content("rubber won").match
    assert won is not None
    for row in won.rows[:3]:
        (figure,) = [cell for cell, is_won in zip(row.cells, row.won, strict=True) if is_won]
        found, bold = document.find(figure), []
        while not found.isNull():
            bold.append(found.charFormat().font().bold())
            found = document.find(figure, found)
        assert any(bold)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("third game of a rubber", ["Game 1", "Total", "The rubber"]),
        ("rubber won", ["Game 3", "For the rubber", "Counters", "counters each to"]),
        ("round over", ["The round", "−190", "Total", "Counters", "Clara"]),
        ("rubber points", ["Rubber points", "Our reconstruction, after Short Whist"]),
    ],
)
def test_the_match_is_on_the_sheet(name: str, wanted: list[str]) -> None:
    told = " ".join(words_of(content(name)))
    assert [text for text in wanted if text not in told] == []


def test_who_pays_whom_is_on_the_sheet_as_soon_as_it_is_due() -> None:
    for name in MOMENTS:
        paid = content(name).paid
        assert bool(paid) is (
            MOMENTS[name][0].stakes > 0 and moment(name).phase is Phase.MATCH_OVER
        )
        told = describe(content(name))
        assert all(sentence in told for sentence in paid)


def test_the_whole_match_can_be_read_aloud() -> None:
    told = content("round over")
    lines = describe(told).split("\n")
    start = lines.index("The round:")
    assert told.match is not None
    assert lines[start + 1 : start + 6] == [f"{row.spoken}." for row in told.match.rows]


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (RuleOptions(), "Parlett"),
        (RuleOptions(stakes=5), "Parlett"),
        (Preset.PARLETT.rules(Form.DUMMY), "Three-handed · Parlett · round"),
        (RuleOptions(form=Form.DUMMY), "Three-handed · Parlett"),
        (RuleOptions(form=Form.TWO), "Two-handed · Parlett"),
        (Preset.HOFFMANN.rules(), "Hoffmann 1907 · rubber"),
        (Preset.HOFFMANN.rules(Form.DUMMY), "Three-handed · Hoffmann 1907 · round"),
        (Preset.HANDBOOK.rules(), "Handbook · rubber"),
        (RuleOptions(JokerLead.OPPONENTS), "Custom"),
        (POINTS, "Parlett · rubber points"),
        (RuleOptions(form=Form.TWO, target=100), "Two-handed · Custom"),
    ],
)
def test_a_variant_has_a_name(rules: RuleOptions, name: str) -> None:
    assert variant_name(rules) == name


def test_every_choice_of_every_option_has_a_line_of_its_own() -> None:
    many = [RuleOptions(joker_lead=joker_lead) for joker_lead in JokerLead]
    many += [RuleOptions(draw=draw) for draw in DrawRule]
    many += [preset.rules(form) for preset in Preset for form in Form]
    many += [RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=2), RuleOptions(stakes=2)]
    many += [RuleOptions(target=100)]
    assert len({option_lines(rules) for rules in many}) == len({*many})
    assert {len(option_lines(rules)) for rules in many} == {7}


SOURCES = (
    *("Parlett", "Hoffmann’s booklet", "Hoyle’s Games Modernized"),
    *("handbook", "ource", "ours", "house rule"),
)


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
def test_every_option_says_what_it_means_and_whose_it_is(form: Form) -> None:
    choices = product(matches_of(form), JokerLead, CachetteFrom, DrawRule, (0, 1, 7))
    for match, joker_lead, cachette_from, draw, stakes in choices:
        rules = RuleOptions(
            joker_lead, cachette_from, form=form, match=match, draw=draw, stakes=stakes
        )
        for option, line in zip(Option, option_lines(rules), strict=True):
            assert line.startswith(f"{option_name(option)}: ")
            assert any(source in line for source in SOURCES), line
            assert not {"&", "%", "{", "\n"} & {*line}


@pytest.mark.parametrize(
    ("stakes", "line"),
    [(0, "Stakes: off — Nothing"), (1, "Stakes: 1 counter — "), (7, "Stakes: 7 counters — ")],
)
def test_stakes_are_counted(stakes: int, line: str) -> None:
    assert option_lines(RuleOptions(stakes=stakes))[-1].startswith(line)
