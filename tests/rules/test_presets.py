"""The options, their valid combinations and the rules of each source (rules §2 to §11)."""

from dataclasses import replace
from itertools import product

import pytest
from examples import each
from msgspec import Struct

from quinto_desktop.rules import *

ALL_OPTIONS = [
    RuleOptions(joker_lead, cachette_from, target, form, match, draw, stakes)
    for form in Form
    for match in matches_of(form)
    for joker_lead, cachette_from, draw in product(JokerLead, CachetteFrom, DrawRule)
    for target, stakes in ((250, 0), (26, 1), (10_000, 1000))
]


class Source(Struct, frozen=True):
    """A row of the table of rules §11, with its match in the three-handed game."""

    preset: Preset
    cachette_from: str
    joker_lead: str
    match: str
    match_of_three: str
    draw: str


TABLE = [
    Source(Preset.PARLETT, "bottom", "highest", "game", "round", "off"),
    Source(Preset.HOFFMANN, "top", "forbidden_always", "rubber", "round", "ace_low"),
    Source(Preset.HANDBOOK, "top", "highest", "rubber", "round", "pack"),
]


@each("form", Form)
@each("row", TABLE)
def test_the_table_of_the_presets(row: Source, form: Form) -> None:
    rules = row.preset.rules(form)
    match = row.match_of_three if form is Form.DUMMY else row.match
    assert options_text(rules) == (
        f"joker_lead={row.joker_lead},cachette_from={row.cachette_from},target=250,"
        f"form={form.value},match={match},draw={row.draw},stakes=0"
    )
    assert preset_of(rules) is row.preset


def test_the_table_has_every_preset() -> None:
    assert [row.preset for row in TABLE] == [*Preset]


def test_parletts_rules_are_the_default() -> None:
    assert Preset.PARLETT.rules() == RuleOptions()
    assert Preset.HOFFMANN.rules() == Preset.HOFFMANN.rules(Form.FOUR)


# --------------------------------------------------------------- valid combinations of options


@pytest.mark.parametrize(
    ("form", "matches"),
    [
        (Form.FOUR, "game rubber rubber_points"),
        (Form.DUMMY, "game round"),
        (Form.TWO, "game rubber rubber_points"),
    ],
    ids=lambda value: value.value if isinstance(value, Form) else None,
)
def test_the_matches_of_a_form(form: Form, matches: str) -> None:
    assert [match.value for match in matches_of(form)] == matches.split()
    for match in MatchForm:
        if match.value in matches.split():
            assert RuleOptions(form=form, match=match).match is match
            continue
        with pytest.raises(NotationError) as refused:
            RuleOptions(form=form, match=match)
        assert refused.value.fault is NotationFault.MATCH_OF_OTHER_FORM
        assert refused.value.values == {
            "form": form.value,
            "match": match.value,
            "matches": tuple(matches.split()),
        }


@each("stakes", [-1, -1000, 1001, 10**9])
def test_stakes_out_of_range(stakes: int) -> None:
    with pytest.raises(NotationError) as refused:
        RuleOptions(stakes=stakes)
    assert refused.value.fault is NotationFault.STAKES_OUT_OF_RANGE
    assert refused.value.values == {"stakes": stakes, "greatest": 1000}


# --------------------------------------------------------------- options as text


def test_all_options_there_and_back() -> None:
    for rules in ALL_OPTIONS:
        text = options_text(rules)
        assert parse_options(text) == rules
        assert parse_options(", ".join(reversed(text.split(",")))) == rules
    assert len({options_text(rules) for rules in ALL_OPTIONS}) == len(ALL_OPTIONS) == 768


@each("form", Form)
@each("preset", Preset)
def test_what_is_left_out_comes_from_the_base(preset: Preset, form: Form) -> None:
    base = replace(preset.rules(form), target=300, stakes=4)
    assert parse_options("", base) == base
    assert parse_options("target=150", base) == replace(base, target=150)
    assert parse_options("stakes=0,match=game", base) == replace(
        base, stakes=0, match=MatchForm.GAME
    )


def test_a_base_does_not_allow_what_excludes_each_other() -> None:
    with pytest.raises(NotationError) as refused:
        parse_options("form=dummy", Preset.HOFFMANN.rules())
    assert refused.value.fault is NotationFault.MATCH_OF_OTHER_FORM
    assert refused.value.values["match"] == "rubber"
