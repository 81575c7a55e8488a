"""Cards, hands, deals, actions and options written as text and read back (rules §14)."""

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import (
    Layout,
    action_text,
    cards_text,
    hand_text,
    layout_text,
    parse_action,
    parse_cards,
    parse_hand,
    parse_layout,
)

EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"

unhurried = examples(40)

cards = st.sampled_from(PACK)
packs = st.permutations(PACK).map(tuple)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Return a strategy for positions with any number of cards in each hand."""
    pack = draw(st.permutations(PACK))
    a, b, c, d, e = sorted(draw(st.lists(st.integers(0, 53), min_size=5, max_size=5)))
    north, east, south, west, cachette = map(
        sorted_hand, (pack[:a], pack[a:b], pack[b:c], pack[c:d], pack[d:e])
    )
    return Layout((north, east, south, west), cachette)


actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(Call),
    cards.map(Play),
    packs.map(Deal),
    st.lists(cards, min_size=2, max_size=4).map(tuple).map(Draw),
)


# ---------------------------------------------------------------------------------------------
# Round trips


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_is_its_text(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert len(str(card)) == 2
    assert repr(card) == f"<{card}>"


@unhurried
@given(st.lists(cards, unique=True))
def test_hands_there_and_back(held: list[Card]) -> None:
    hand = sorted_hand(held)
    assert parse_hand(hand_text(held)) == hand
    assert hand_text(parse_hand(hand_text(hand))) == hand_text(hand)


@unhurried
@given(layouts(), st.sampled_from(Seat))
def test_layouts_there_and_back_from_any_seat(layout: Layout, first: Seat) -> None:
    text = layout_text(layout, first)
    assert text[0] == first.name
    assert parse_layout(text) == layout
    assert layout_text(parse_layout(text), first) == text


@unhurried
@given(st.lists(cards))
def test_rows_of_cards_there_and_back(row: list[Card]) -> None:
    assert parse_cards(cards_text(row)) == tuple(row)


@unhurried
@given(actions)
def test_actions_there_and_back(action: Action) -> None:
    assert parse_action(action_text(action)) == action


@pytest.mark.parametrize(
    ("held", "text"),
    [
        ("HA H2 DT C9 S3 QR", "A2.T.9.3+"),
        ("", "..."),
        ("QR", "...+"),
        ("S2", "...2"),
        ("H6", "6..."),
    ],
)
def test_hands_by_example(held: str, text: str) -> None:
    assert hand_text(parse_cards(held)) == text
    assert parse_hand(text) == parse_cards(held)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Call.PASS, "pass"),
        (Call.DOUBLE, "double"),
        (Call.REDOUBLE, "redouble"),
        (Play(QUINT_ROYAL), "QR"),
        (Play(parse_card("DT")), "DT"),
        (Draw(parse_cards("HA QR S2")), "draw HA QR S2"),
    ],
    ids=["pass", "double", "redouble", "Quint Royal", "ten of diamonds", "a draw"],
)
def test_actions_by_example(action: Action, text: str) -> None:
    assert action_text(action) == text
    assert parse_action(text) == action


def test_a_deal_by_example() -> None:
    text = action_text(Deal(PACK))
    assert text.startswith("deal QR S2 S3 S4 S5 ")
    assert text.endswith(" HQ HK HA")


def test_the_example_of_the_rules() -> None:
    layout = parse_layout(EXAMPLE)
    assert layout_text(layout) == EXAMPLE
    north, east, south, west = layout.hands
    assert cards_text(north) == "H6 H5 H4 D7 D5 CQ CJ CT C9 C3 SK S2"
    assert cards_text(east) == "H9 H2 DJ DT D9 D2 C8 SJ S8 S7 S5 QR"
    assert cards_text(south) == "HQ H8 DQ D3 CA CK C5 C4 SQ S9 S4 S3"
    assert cards_text(west) == "HA HK HJ HT H7 D8 D4 C7 C6 C2 SA ST"
    assert cards_text(layout.cachette) == "H3 DA DK D6 S6"


def test_a_deal_may_begin_with_any_seat() -> None:
    from_south = "S:Q8.Q3.AK54.Q943 AKJT7.84.762.AT 654.75.QJT93.K2 92.JT92.8.J875+ / 3.AK6..6"
    assert layout_text(parse_layout(EXAMPLE), Seat.S) == from_south
    assert parse_layout(from_south) == parse_layout(EXAMPLE)


@pytest.mark.parametrize(
    "text", [f"  {EXAMPLE}\n", EXAMPLE.replace(" / ", "/"), EXAMPLE.replace(" ", "   ")]
)
def test_spaces_do_not_matter_between_hands(text: str) -> None:
    assert parse_layout(text) == parse_layout(EXAMPLE)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", RuleOptions()),
        ("target=150", RuleOptions(target=150)),
        (" target=5 , cachette_from=top ,", RuleOptions(cachette_from=CachetteFrom.TOP, target=5)),
        ("joker_lead=forbidden_always", RuleOptions(JokerLead.FORBIDDEN_ALWAYS)),
        ("target=5", RuleOptions(target=5)),
        ("target=10000", RuleOptions(target=10_000)),
    ],
)  # fmt: skip
def test_options_left_out_keep_their_default(text: str, rules: RuleOptions) -> None:
    assert parse_options(text) == rules


def test_the_default_options_are_parletts() -> None:
    assert options_text(RuleOptions()) == (
        "joker_lead=highest,cachette_from=bottom,target=250,form=four,match=game,draw=off,stakes=0"
    )


# ---------------------------------------------------------------------------------------------
# Bad texts


def assert_refused(error: NotationError, *faults: NotationFault) -> None:
    assert error.fault in faults
    assert tuple(error.values) == error.fault.names
    assert str(error).startswith(error.fault.name)
    assert all(len(value) <= 60 for value in error.values.values() if isinstance(value, str))
    assert isinstance(error, QuintoError)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    "text", ["", "H", "ha", "AH", "H1", "H10", "XA", "QQ", "JO", " HA", "HA ", "H" * 5000]
)
def test_bad_cards(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_card(text)
    assert_refused(error.value, NotationFault.NOT_A_CARD)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param("", NotationFault.NOT_A_HAND, id="nothing"),
        pytest.param("A.K.Q", NotationFault.NOT_A_HAND, id="three groups"),
        pytest.param("A.K.Q.J.T", NotationFault.NOT_A_HAND, id="five groups"),
        pytest.param("+", NotationFault.NOT_A_HAND, id="only the mark"),
        pytest.param("2A...", NotationFault.RANKS_OUT_OF_ORDER, id="low before high"),
        pytest.param("AA...", NotationFault.RANKS_OUT_OF_ORDER, id="a card twice"),
        pytest.param("A1...", NotationFault.NOT_A_RANK, id="no such rank"),
        pytest.param("a...", NotationFault.NOT_A_RANK, id="a small letter"),
        pytest.param("10...", NotationFault.NOT_A_RANK, id="ten as two figures"),
        pytest.param("A...++", NotationFault.NOT_A_RANK, id="two Quint Royals"),
        pytest.param("A+...", NotationFault.NOT_A_RANK, id="the mark inside"),
        pytest.param("A. K.Q.J", NotationFault.NOT_A_RANK, id="a space inside"),
        pytest.param("A2" * 5000 + "...", NotationFault.RANKS_OUT_OF_ORDER, id="a very long one"),
    ],
)
def test_bad_hands(text: str, fault: NotationFault) -> None:
    with pytest.raises(NotationError) as error:
        parse_hand(text)
    assert_refused(error.value, fault)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param("", NotationFault.NOT_A_DEAL, id="nothing"),
        pytest.param("N:", NotationFault.NOT_A_DEAL, id="no hands"),
        pytest.param(EXAMPLE[2:], NotationFault.NOT_A_DEAL, id="no seat"),
        pytest.param("X" + EXAMPLE[1:], NotationFault.NOT_A_DEAL, id="no such seat"),
        pytest.param("n" + EXAMPLE[1:], NotationFault.NOT_A_DEAL, id="a small letter"),
        pytest.param("NS" + EXAMPLE[1:], NotationFault.NOT_A_DEAL, id="a side"),
        pytest.param(EXAMPLE.replace("/ ", ""), NotationFault.NOT_A_DEAL, id="no stroke"),
        pytest.param(EXAMPLE.partition("/")[0], NotationFault.NOT_A_DEAL, id="no cachette"),
        pytest.param(
            EXAMPLE.partition("/")[0] + "/", NotationFault.NOT_A_HAND, id="an empty cachette"
        ),
        pytest.param(EXAMPLE + " A...", NotationFault.NOT_A_HAND, id="a hand after the cachette"),
        pytest.param(EXAMPLE + " / ...", NotationFault.NOT_A_HAND, id="two cachettes"),
        pytest.param("N:... ... ... / ...", NotationFault.NOT_A_DEAL, id="three hands"),
        pytest.param("N:... ... ... ... ... / ...", NotationFault.NOT_A_DEAL, id="five hands"),
        pytest.param(
            "N:A... A... ... ... / ...", NotationFault.CARD_TWICE, id="a card in two hands"
        ),
        pytest.param(
            "N:A... ... ... ... / A...",
            NotationFault.CARD_TWICE,
            id="a card in a hand and in the cachette",
        ),
        pytest.param("N:...+ ...+ ... ... / ...", NotationFault.CARD_TWICE, id="two Quint Royals"),
        pytest.param("N:A.A.A A... ... ... / ...", NotationFault.NOT_A_HAND, id="a bad hand"),
        pytest.param("N" * 5000, NotationFault.NOT_A_DEAL, id="a very long one"),
    ],
)
def test_bad_deals(text: str, fault: NotationFault) -> None:
    with pytest.raises(NotationError) as error:
        parse_layout(text)
    assert_refused(error.value, fault)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "PASS",
        "treble",
        "play HA",
        "deal",
        "deal HA XX",
        "draw",
        "draw XX",
        "HA HK",
        "deal" * 999,
    ],
)
def test_bad_actions(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert_refused(error.value, NotationFault.NOT_A_CARD)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("joker_lead", NotationFault.NOT_A_RULE),
        ("joker_lead=lowest", NotationFault.CHOICE_UNKNOWN),
        ("joker_lead=HIGHEST", NotationFault.CHOICE_UNKNOWN),
        ("cachette_from=middle", NotationFault.CHOICE_UNKNOWN),
        ("cachette_from=", NotationFault.CHOICE_UNKNOWN),
        ("colour=red", NotationFault.RULE_UNKNOWN),
        ("=5", NotationFault.RULE_UNKNOWN),
        ("target=", NotationFault.NOT_A_NUMBER),
        ("target=many", NotationFault.NOT_A_NUMBER),
        ("target=-5", NotationFault.NOT_A_NUMBER),
        ("target=250.5", NotationFault.NOT_A_NUMBER),
        ("target=٢٥٠", NotationFault.NOT_A_NUMBER),
        ("target=4", NotationFault.TARGET_OUT_OF_RANGE),
        ("target=10001", NotationFault.TARGET_OUT_OF_RANGE),
        ("target=" + "9" * 5000, NotationFault.NOT_A_NUMBER),
        ("target=250,target=250", NotationFault.NOT_A_RULE),
        ("x" * 5000, NotationFault.NOT_A_RULE),
        ("joker_lead=" + "x" * 5000, NotationFault.CHOICE_UNKNOWN),
        ("x" * 5000 + "=1", NotationFault.RULE_UNKNOWN),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else value.name,
)
def test_bad_options(text: str, fault: NotationFault) -> None:
    with pytest.raises(NotationError) as error:
        parse_options(text)
    assert_refused(error.value, fault)


@pytest.mark.parametrize("target", [-250, 0, 4, 10_001])
def test_targets_out_of_range(target: int) -> None:
    with pytest.raises(NotationError) as error:
        RuleOptions(target=target)
    assert_refused(error.value, NotationFault.TARGET_OUT_OF_RANGE)


@unhurried
@given(st.text())
def test_any_text_is_read_or_refused_with_a_fault(text: str) -> None:
    for parse in (parse_card, parse_hand, parse_layout, parse_cards, parse_action, parse_options):
        try:
            parse(text)
        except NotationError as error:
            assert_refused(error, *NotationFault)
