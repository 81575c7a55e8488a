"""Sentences for two hands of one player, and for matches of several games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from matches import first_state, match, seen, speaker_of

from quinto_desktop.rules import (
    QUINTS,
    Call,
    Called,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    Deal,
    DealEnded,
    DealResult,
    DrawRule,
    DummyExposed,
    Event,
    Form,
    GameBegan,
    GameResult,
    GameWon,
    JokerLead,
    MatchForm,
    Observation,
    Phase,
    Play,
    Preset,
    QuintScored,
    Reason,
    Refusal,
    RoundOver,
    RubberWon,
    RuleOptions,
    ScoredQuint,
    Seat,
    Side,
    Suit,
    Trick,
    TrickWon,
    apply,
    new_match,
    observe,
    parse_card,
    playable,
    shuffled_pack,
)
from quinto_desktop.window.text import (
    event_text,
    match_text,
    refusal_text,
    seat_text,
    side_text,
    turn_text,
)
from quinto_desktop.window.text.speaker import Speaker

N, E, S, W = Seat
THREE = ("Eva", "Bertram", "Clara")
EVAS_DUMMY, BERTRAMS_DUMMY = (0, 2, 0, 1), (2, 1, 0, 1)
MINE = Speaker(THREE, S, EVAS_DUMMY, N)
"""Eva has dummy and is spoken to."""
AGAINST = Speaker(THREE, S, BERTRAMS_DUMMY, E)
"""Eva is spoken to; Bertram at West has dummy, and Clara at North is her partner."""
NOBODY = Speaker(THREE, None, EVAS_DUMMY, N, frozenset({0, 1, 2}))
"""Eva has dummy; no one is known to be looking."""
TWO = ("Eva", "Clara")
BOTH = Speaker(TWO, S, (0, 1, 0, 1))
CLARAS = Speaker(TWO, W, (0, 1, 0, 1))
LOOKED_ON = Speaker(TWO, None, (0, 1, 0, 1))
FIVE = parse_card("C5")
PASS, DOUBLE, REDOUBLE = Call


def now(rules: RuleOptions | None = None) -> Observation:
    """A match that has just begun, for sentences that hardly need one."""
    return observe(new_match(rules), S)


def marked(side: Side) -> QuintScored:
    return QuintScored(ScoredQuint(QUINTS[1], side, 3), (20, 0))


@pytest.mark.parametrize(
    ("speaker", "names", "roles"),
    [
        (MINE, "Dummy Clara Eva Bertram", ["North, yours", "East", "South", "West"]),
        (
            AGAINST,
            "Clara Dummy Eva Bertram",
            ["North, partner", "East, Bertram’s", "South", "West"],
        ),
        (NOBODY, "Dummy Clara Eva Bertram", ["North, Eva’s", "East", "South", "West"]),
        (BOTH, "Eva Clara Eva Clara", ["North, yours", "East", "South", "West"]),
        (CLARAS, "Eva Clara Eva Clara", ["North", "East, yours", "South", "West"]),
        (LOOKED_ON, "Eva Clara Eva Clara", ["North", "East", "South", "West"]),
    ],
)
def test_plates_say_whose_each_hand_is(speaker: Speaker, names: str, roles: list[str]) -> None:
    assert [seat_text.name(speaker, seat) for seat in Seat] == names.split()
    assert [seat_text.role(speaker, seat) for seat in Seat] == roles


def test_before_the_draw_dummy_is_nobodys() -> None:
    speaker = Speaker(THREE, S, EVAS_DUMMY, None)
    assert (seat_text.name(speaker, N), seat_text.role(speaker, N)) == ("Dummy", "North")
    assert seat_text.name(speaker, S) == "Eva"


@pytest.mark.parametrize(
    ("speaker", "members", "names"),
    [
        (MINE, ["you & dummy", "Clara & Bertram"], ["you and dummy", "Clara and Bertram"]),
        (AGAINST, ["you & Clara", "Bertram & dummy"], ["you and Clara", "Bertram and dummy"]),
        (NOBODY, ["Eva & dummy", "Clara & Bertram"], ["Eva and dummy", "Clara and Bertram"]),
        (BOTH, ["you", "Clara"], ["you", "Clara"]),
        (CLARAS, ["Eva", "you"], ["Eva", "you"]),
    ],
)
def test_sides_are_known_by_their_members(
    speaker: Speaker, members: list[str], names: list[str]
) -> None:
    assert [side_text.members(speaker, side) for side in Side] == members
    assert [side_text.name(speaker, side) for side in Side] == names


def test_hands_have_names_where_one_player_has_two() -> None:
    four = Speaker(("Ada", "Clara", "Eva", "Bertram"), S)
    assert [seat_text.hand_place(four, seat) for seat in Seat] == [None] * 4
    assert [seat_text.hand_place(MINE, seat) for seat in Seat] == ["in dummy", None, None, None]
    assert [seat_text.hand_place(BOTH, seat) for seat in Seat] == [
        "in North",
        "in East",
        "in South",
        "in West",
    ]
    assert (
        seat_text.your_hand(four, S),
        seat_text.your_hand(MINE, N),
        seat_text.your_hand(MINE, S),
        seat_text.your_hand(BOTH, N),
    ) == (
        None,
        "dummy",
        "your own hand",
        "North",
    )


def test_players_are_known_by_their_numbers() -> None:
    assert [seat_text.player(AGAINST, player) for player in range(3)] == ["you", "Bertram", "Clara"]
    assert [AGAINST.names[player] for player in range(3)] == list(THREE)
    assert [AGAINST.player_of(seat) for seat in Seat] == list(BERTRAMS_DUMMY)
    assert [seat_text.who(AGAINST, seat) for seat in Seat] == ["Clara", "dummy", "you", "Bertram"]


def test_in_another_game_the_same_person_is_spoken_to() -> None:
    then = AGAINST.seated(EVAS_DUMMY, N)
    assert [side_text.name(then, side) for side in Side] == [
        side_text.name(MINE, side) for side in Side
    ]
    theirs = Speaker(THREE, W, BERTRAMS_DUMMY, E).seated(EVAS_DUMMY, N)  # Bertram's words
    assert side_text.name(theirs, Side.EW) == "you and Clara"


TAKEN = Trick(N, tuple(parse_card(code) for code in ("HA", "HK", "HQ", "HJ")))
TOLD: list[tuple[Speaker, Event, str]] = [
    (MINE, CardPlayed(S, FIVE), "You play the five of clubs."),
    (MINE, CardPlayed(N, FIVE), "You play the five of clubs from dummy."),
    (MINE, CardPlayed(W, FIVE), "Bertram plays the five of clubs."),
    (AGAINST, CardPlayed(E, FIVE), "Bertram plays the five of clubs from dummy."),
    (NOBODY, CardPlayed(S, FIVE), "Eva plays the five of clubs."),
    (NOBODY, CardPlayed(N, FIVE), "Eva plays the five of clubs from dummy."),
    (BOTH, CardPlayed(N, FIVE), "You play the five of clubs from North."),
    (BOTH, CardPlayed(E, FIVE), "Clara plays the five of clubs from East."),
    (CLARAS, CardPlayed(W, FIVE), "You play the five of clubs from West."),
    (MINE, TrickWon(3, N), "You take trick 3 with the ace of hearts from dummy."),
    (MINE, TrickWon(3, S), "You take trick 3 with the queen of hearts."),
    (AGAINST, TrickWon(3, E), "Bertram takes trick 3 with the king of hearts from dummy."),
    (AGAINST, TrickWon(3, W), "Bertram takes trick 3 with the jack of hearts."),
    (BOTH, TrickWon(3, N), "You take trick 3 with the ace of hearts from North."),
    (BOTH, TrickWon(3, W), "Clara takes trick 3 with the jack of hearts from West."),
    (MINE, Called(N, PASS, 5), "You pass for dummy."),
    (MINE, Called(S, DOUBLE, 10), "You double: a trick is worth 10."),
    (MINE, Called(N, REDOUBLE, 20), "You redouble for dummy: a trick is worth 20."),
    (AGAINST, Called(E, DOUBLE, 10), "Bertram doubles for dummy: a trick is worth 10."),
    (AGAINST, Called(E, PASS, 5), "Bertram passes for dummy."),
    (BOTH, Called(S, DOUBLE, 10), "You double for South: a trick is worth 10."),
    (BOTH, Called(W, REDOUBLE, 20), "Clara redoubles for West: a trick is worth 20."),
    # Whose left-hand and right-hand opponents are one player's two hands:
    (MINE, CardsDealt(2, E), "Deal 2: Clara deals; you cut and call first."),
    (MINE, CardsDealt(2, W), "Deal 2: Bertram deals; you cut, and call first for dummy."),
    (AGAINST, CardsDealt(2, S), "Deal 2: you deal; Bertram cuts and calls first."),
    (AGAINST, CardsDealt(2, N), "Deal 2: Clara deals; Bertram cuts, and calls first for dummy."),
    (MINE, CardsDealt(1, S), "Deal 1: you deal, Clara cuts, and Bertram calls first."),
    (MINE, CardsDealt(3, N), "Deal 3: you deal for dummy, Bertram cuts, and Clara calls first."),
    (AGAINST, CardsDealt(1, W), "Deal 1: Bertram deals, you cut, and Clara calls first."),
    (
        AGAINST,
        CardsDealt(3, E),
        "Deal 3: Bertram deals for dummy, Clara cuts, and you call first.",
    ),
    (BOTH, CardsDealt(1, S), "Deal 1: you deal; Clara cuts, and calls first for West."),
    (BOTH, CardsDealt(1, E), "Deal 1: Clara deals; you cut, and call first for South."),
    (MINE, marked(Side.NS), "You and dummy score the five of hearts: 20."),
    (MINE, marked(Side.EW), "Clara and Bertram score the five of hearts: 20."),
    (AGAINST, marked(Side.NS), "You and Clara score the five of hearts: 20."),
    (NOBODY, marked(Side.NS), "Eva and dummy score the five of hearts: 20."),
    (BOTH, marked(Side.NS), "You score the five of hearts: 20."),
    (BOTH, marked(Side.EW), "Clara scores the five of hearts: 20."),
    (LOOKED_ON, marked(Side.NS), "Eva scores the five of hearts: 20."),
    (
        MINE,
        DealEnded(3, level=False),
        "Deal 3 is over: you and dummy have 0, Clara and Bertram 0.",
    ),
    (BOTH, DealEnded(3, level=False), "Deal 3 is over: you have 0, Clara 0."),
    (CLARAS, DealEnded(3, level=False), "Deal 3 is over: you have 0, Eva 0."),
    (LOOKED_ON, DealEnded(3, level=False), "Deal 3 is over: Eva has 0, Clara 0."),
    (
        AGAINST,
        GameWon(Side.EW, by_quint=True, scores=(90, 250)),
        "Bertram and dummy win the game, 250 to 90.",
    ),
    (BOTH, GameWon(Side.NS, by_quint=True, scores=(255, 90)), "You win the game, 255 to 90."),
    (BOTH, GameWon(Side.EW, by_quint=True, scores=(90, 255)), "Clara wins the game, 255 to 90."),
    (
        MINE,
        DummyExposed(N, tuple(map(parse_card, ["HA", "HT", "D7", "S9", "S3", "S2", "QR"]))),
        "Dummy’s hand is turned up: ace and ten of hearts; seven of diamonds; no clubs; "
        "nine, three and two of spades; the Quint Royal.",
    ),
]


@pytest.mark.parametrize(("speaker", "event", "sentence"), TOLD)
def test_an_event_names_the_player_and_the_hand(
    speaker: Speaker, event: Event, sentence: str
) -> None:
    seen = replace(now(), tricks=(TAKEN,) * 3, hand_sizes=(5,) * 4)
    assert event_text.sentence(speaker, event, seen) == sentence


def test_the_last_card_is_told_as_such() -> None:
    seen = replace(now(), hand_sizes=(0,) * 4)
    told = event_text.sentence(MINE, CardPlayed(S, FIVE), seen)
    assert told == "You play your last card, the five of clubs."


RUBBER = RuleOptions(match=MatchForm.RUBBER)
POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
SINGLE = RuleOptions(form=Form.DUMMY)
PARTNERS = Speaker(("Ada", "Clara", "Eva", "Bertram"), S)
WATCHED = Speaker(("Ada", "Clara", "Eva", "Bertram"), None)
MATCH_TOLD: list[tuple[Speaker, RuleOptions, Event, str | None]] = [
    (PARTNERS, RuleOptions(), GameBegan(1, (0, 1, 2, 3), None, (0, 0)), None),
    (PARTNERS, RUBBER, GameBegan(2, (0, 1, 2, 3), None, (0, 0)), "Game 2 begins."),
    (
        AGAINST,
        ROUND,
        GameBegan(2, BERTRAMS_DUMMY, E, (25, 0)),
        "Game 2: Bertram takes dummy; you and Clara start with 25.",
    ),
    (
        MINE,
        ROUND,
        GameBegan(1, EVAS_DUMMY, N, (0, 25)),
        "Game 1: you take dummy; Clara and Bertram start with 25.",
    ),
    (
        MINE,
        SINGLE,
        GameBegan(1, EVAS_DUMMY, N, (0, 25)),
        "You have dummy; Clara and Bertram start with 25.",
    ),
    (
        NOBODY,
        SINGLE,
        GameBegan(1, EVAS_DUMMY, N, (0, 25)),
        "Eva has dummy; Clara and Bertram start with 25.",
    ),
    (
        PARTNERS,
        RUBBER,
        RubberWon(Side.NS, (2, 1), (820, 640)),
        "You and Ada win the rubber by two games to one, with 820 points to 640.",
    ),
    (
        PARTNERS,
        RUBBER,
        RubberWon(Side.EW, (0, 2), (300, 620)),
        "Clara and Bertram win the rubber by two games to nil, with 620 points to 300.",
    ),
    (
        WATCHED,
        POINTS,
        RubberWon(Side.NS, (2, 1), (5, 1)),
        "Ada and Eva win the rubber by two games to one, with 5 rubber points to 1.",
    ),
    (
        BOTH,
        RUBBER,
        RubberWon(Side.EW, (1, 2), (500, 700)),
        "Clara wins the rubber by two games to one, with 700 points to 500.",
    ),
    (
        BOTH,
        RUBBER,
        RubberWon(Side.NS, (2, 0), (700, 90)),
        "You win the rubber by two games to nil, with 700 points to 90.",
    ),
    (
        AGAINST,
        ROUND,
        RoundOver((-65, 130, -65)),
        "The round is over: you have −65, Bertram +130 and Clara −65.",
    ),
    (
        NOBODY,
        ROUND,
        RoundOver((0, 130, -130)),
        "The round is over: Eva has 0, Bertram +130 and Clara −130.",
    ),
]


@pytest.mark.parametrize(("speaker", "rules", "event", "sentence"), MATCH_TOLD)
def test_the_beginning_and_the_end_of_a_match_are_told(
    speaker: Speaker, rules: RuleOptions, event: Event, sentence: str | None
) -> None:
    assert event_text.sentence(speaker, event, now(rules)) == sentence


def drawn(rules: RuleOptions, codes: str, turn: Seat) -> tuple[CardsDrawn, Observation]:
    """A draw, and the match after it."""
    cards = tuple(map(parse_card, codes.split()))
    after = replace(
        now(rules), phase=Phase.DEALING, drawn=cards, turn=turn, dealer=turn, seating=(0, 1, 2, 3)
    )
    return CardsDrawn(cards, after.seating, turn, None), after


@pytest.mark.parametrize(
    ("speaker", "rules", "codes", "turn", "sentence", "title"),
    [
        (
            PARTNERS,
            RuleOptions(draw=DrawRule.ACE_LOW),
            "C2 HK H3 SA",
            W,
            "Bertram draws the ace of spades, Ada the two of clubs, you the three of hearts and "
            "Clara the king of hearts. You and Ada play against Clara and Bertram. "
            "Bertram deals.",
            "You and Ada play against Clara and Bertram",
        ),
        (
            PARTNERS,
            RuleOptions(draw=DrawRule.ACE_HIGH),
            "C4 HK QR SA",
            S,
            "You draw the Quint Royal, Ada the four of clubs, Clara the king of hearts and "
            "Bertram the ace of spades. You and Ada play against Clara and Bertram. You deal.",
            "You and Ada play against Clara and Bertram",
        ),
        (
            WATCHED,
            RuleOptions(draw=DrawRule.ACE_HIGH),
            "C4 HK QR SA",
            S,
            "Eva draws the Quint Royal, Ada the four of clubs, Clara the king of hearts and "
            "Bertram the ace of spades. Ada and Eva play against Clara and Bertram. Eva deals.",
            "Ada and Eva play against Clara and Bertram",
        ),
        (
            MINE,
            RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_LOW),
            "C4 HK C5",
            S,
            "You draw the four of clubs, Clara the five of clubs and Bertram the king of hearts. "
            "You have dummy first.",
            "You have dummy first",
        ),
        (
            AGAINST,
            RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_LOW),
            "C4 S4 C5",
            W,
            "Bertram draws the four of spades, you the four of clubs and Clara the five of "
            "clubs. Bertram has dummy first.",
            "Bertram has dummy first",
        ),
        (
            BOTH,
            RuleOptions(form=Form.TWO, draw=DrawRule.ACE_LOW),
            "C4 S4",
            E,
            "Clara draws the four of spades and you the four of clubs. Clara deals first.",
            "Clara deals first",
        ),
        (
            BOTH,
            RuleOptions(form=Form.TWO, draw=DrawRule.ACE_LOW),
            "D2 H2",
            N,
            "You draw the two of diamonds and Clara the two of hearts. You deal first.",
            "You deal first",
        ),
    ],
)
def test_a_draw_tells_the_lowest_card_first_and_what_it_settles(
    speaker: Speaker, rules: RuleOptions, codes: str, turn: Seat, sentence: str, title: str
) -> None:
    event, after = drawn(rules, codes, turn)
    assert event_text.sentence(speaker, event, after) == sentence
    assert match_text.draw_result(speaker, after) == title


def table(
    hand: str,
    led: str = "",
    *,
    turn: Seat = N,
    form: Form = Form.DUMMY,
    phase: Phase = Phase.PLAY,
    joker_lead: JokerLead = JokerLead.HIGHEST,
) -> Observation:
    """What Eva knows, whose hands are South's and North's, with one of them on turn."""
    rules = RuleOptions(joker_lead, form=form)
    cards, played = (tuple(map(parse_card, codes.split())) for codes in (hand, led))
    hands = [tuple(map(parse_card, ["SK", "SQ", "SJ"]))] * 4
    hands[turn] = cards
    north, east, south, west = hands
    trick = Trick(turn.clockwise[-len(played) % 4], played)
    legal = playable(cards, trick, 3, joker_lead)
    return replace(
        observe(first_state(rules, lambda state: state.phase is phase), S),
        seating=EVAS_DUMMY if form is Form.DUMMY else (0, 1, 0, 1),
        dummy=N if form is Form.DUMMY else None,
        turn=turn,
        trick=trick,
        hands=(north, east, south, west),
        actions=tuple(Play(card) for card in legal),
    )


@pytest.mark.parametrize(
    ("observation", "prompt"),
    [
        (table("HA C7 C3 QR", "CK"), "Play from dummy: a club or the Quint Royal"),
        (table("HA C7 C3", "CK"), "Play from dummy: a club"),
        (table("HA D3 QR", "CK"), "Play from dummy: any card, as it has no clubs"),
        (table("HA D3", "QR"), "Play from dummy: any card, as the Quint Royal was led"),
        (table("HA", "CK"), "Play from dummy: its last card, the ace of hearts"),
        (table("HA D3"), "Lead from dummy: any card"),
        (table("QR"), "Lead from dummy: its last card, the Quint Royal"),
        (
            table("HA QR", joker_lead=JokerLead.FORBIDDEN_ALWAYS),
            "Lead from dummy: any card but the Quint Royal",
        ),
        (table("HA C7 QR", "CK", turn=S), "Play from your own hand: a club or the Quint Royal"),
        (table("HA C7", turn=S), "Lead from your own hand: any card"),
        (
            table("HA C7", "DK", turn=S),
            "Play from your own hand: any card, as it has no diamonds",
        ),
    ],
)
def test_the_prompt_names_the_hand_on_turn(observation: Observation, prompt: str) -> None:
    assert turn_text.prompt(MINE, observation) == prompt


@pytest.mark.parametrize(
    ("observation", "prompt"),
    [
        (table("HA C7 QR", "CK", form=Form.TWO), "Play from North: a club or the Quint Royal"),
        (table("HA C7", turn=S, form=Form.TWO), "Lead from South: any card"),
    ],
)
def test_with_two_players_the_hand_is_named_by_its_seat(
    observation: Observation, prompt: str
) -> None:
    assert turn_text.prompt(BOTH, observation) == prompt


PLAY, DOUBLING, DEALING = Phase.PLAY, Phase.DOUBLING, Phase.DEALING


@pytest.mark.parametrize(
    ("speaker", "phase", "turn", "prompt"),
    [
        # Computers think; of a person it is only said that it is their turn.
        (MINE, PLAY, W, "Bertram is thinking"),
        (AGAINST, PLAY, E, "Bertram is choosing a card from dummy"),
        (AGAINST, PLAY, W, "Bertram is thinking"),
        (NOBODY, PLAY, E, "Clara’s turn"),
        (NOBODY, PLAY, N, "Eva’s turn to play from dummy"),
        (BOTH, PLAY, W, "Clara is choosing a card from West"),
        (MINE, DOUBLING, W, "Bertram is about to call"),
        (AGAINST, DOUBLING, E, "Bertram is about to call for dummy"),
        (NOBODY, DOUBLING, W, "Bertram’s call"),
        (NOBODY, DOUBLING, N, "Eva’s call for dummy"),
        (MINE, DOUBLING, N, "Call for dummy"),
        (MINE, DOUBLING, S, "Call for your own hand"),
        (BOTH, DOUBLING, N, "Call for North"),
        (MINE, DEALING, N, "Your deal"),
        (NOBODY, DEALING, N, "Eva deals"),
        (BOTH, DEALING, E, "Clara deals"),
    ],
)
def test_whose_turn_it_is(speaker: Speaker, phase: Phase, turn: Seat, prompt: str) -> None:
    assert turn_text.prompt(speaker, replace(now(), phase=phase, turn=turn)) == prompt


@pytest.mark.parametrize(
    ("rules", "drawing", "over"),
    [
        (RuleOptions(), "The draw for partners and deal", "The game is over"),
        (RUBBER, "The draw for partners and deal", "The rubber is over"),
        (POINTS, "The draw for partners and deal", "The rubber is over"),
        (ROUND, "The draw for dummy", "The round is over"),
        (RuleOptions(form=Form.TWO), "The draw for the deal", "The game is over"),
    ],
)
def test_when_nobody_is_on_turn(rules: RuleOptions, drawing: str, over: str) -> None:
    start = replace(now(rules), turn=None)
    assert turn_text.prompt(MINE, replace(start, phase=Phase.DRAWING)) == drawing
    assert turn_text.prompt(MINE, replace(start, phase=Phase.MATCH_OVER)) == over


@pytest.mark.parametrize("first", [S, W, E])
def test_between_two_games_the_next_dummy_player_is_named(first: Seat) -> None:
    for seed in range(1, 4):
        state = next(
            step.after
            for step in match(replace(ROUND, target=60), seed, first)
            if step.after.phase is Phase.DEALING and step.after.winner is not None
        )
        assert state.dummy is not None
        following = (state.seating[state.dummy] + 1) % 3
        for player in range(3):
            speaker = speaker_of(state, player)
            name = THREE[following]
            expected = f"{name} has dummy in the next game, and deals."
            if player == following:
                expected = "You have dummy in the next game, and deal."
            assert match_text.who_deals(speaker, seen(state, player)) == expected
            prompt = "Your deal" if player == following else f"{name} deals"
            assert turn_text.prompt(speaker, seen(state, player)) == prompt


def doubling(dealer: Seat, calls: int = 0) -> Observation:
    """What Eva, who has dummy, knows at a call in the first game."""
    state = new_match(RuleOptions(form=Form.DUMMY), S)
    state = replace(apply(state, Deal(shuffled_pack(1, 1))).after)
    assert state.deal is not None
    trick = Trick(dealer.next)
    state = replace(state, deal=replace(state.deal, dealer=dealer, trick=trick), turn=dealer.next)
    for _ in range(calls):
        state = apply(state, Call.PASS).after
    return observe(state, S)


HIDDEN = "You call from the leading hand; the other stays hidden until doubling is over."


@pytest.mark.parametrize(
    ("dealer", "calls", "prompt", "note"),
    [
        (E, 0, "Call for your own hand. A trick is worth 5 so far.", HIDDEN),
        (E, 2, "Call for dummy. A trick is worth 5 so far.", HIDDEN),
        (W, 0, "Call for dummy. A trick is worth 5 so far.", HIDDEN),
        (W, 2, "Call for your own hand. A trick is worth 5 so far.", HIDDEN),
        (S, 1, "Call for dummy. A trick is worth 5 so far.", ""),
        (N, 1, "Call for your own hand. A trick is worth 5 so far.", ""),
    ],
)
def test_a_hidden_hand_is_told_of_while_one_calls(
    dealer: Seat, calls: int, prompt: str, note: str
) -> None:
    observation = doubling(dealer, calls)
    assert observation.actions
    assert turn_text.call_prompt(MINE, observation) == prompt
    assert turn_text.call_note(observation) == note


def test_the_others_are_told_of_no_hidden_hand() -> None:
    waiting = doubling(E, 1)
    assert waiting.actions == ()
    assert turn_text.call_note(waiting) == ""


def test_a_player_of_two_hands_answers_a_call_once() -> None:
    help_ = turn_text.call_help(MINE, PASS, doubling(E))
    assert help_ == "Tricks stay at 5 each. Bertram, you or Clara may still double."
    last = turn_text.call_help(MINE, PASS, doubling(S, 1))
    assert last == "Tricks stay at 5 each. Clara or you may still double."


def refusal(reason: Reason, seat: Seat | None = None, suit: Suit | None = None) -> Refusal:
    return Refusal(reason, seat, suit, FIVE)


@pytest.mark.parametrize(
    ("speaker", "observation", "why", "sentence"),
    [
        (
            MINE,
            table("HA C7", "CK"),
            refusal(Reason.NOT_YOUR_TURN, N),
            "It is dummy’s turn: play one of dummy’s cards.",
        ),
        (
            MINE,
            table("HA C7", "CK", turn=S),
            refusal(Reason.NOT_YOUR_TURN, S),
            "It is your own hand’s turn: play one of your own cards.",
        ),
        (
            BOTH,
            table("HA C7", "CK", form=Form.TWO),
            refusal(Reason.NOT_YOUR_TURN, N),
            "It is North’s turn: play one of North’s cards.",
        ),
        (
            MINE,
            table("HA C7", phase=Phase.DOUBLING),
            refusal(Reason.NOT_YOUR_TURN, N),
            "Doubling comes first; it is your call.",
        ),
        (
            AGAINST,
            table("HA C7", "CK", turn=E),
            refusal(Reason.NOT_YOUR_TURN, E),
            "It is dummy’s turn.",
        ),
        (
            BOTH,
            table("HA C7", "CK", turn=W, form=Form.TWO),
            refusal(Reason.NOT_YOUR_TURN, W),
            "It is Clara’s turn.",
        ),
        (
            NOBODY,
            table("HA C7", "CK", turn=W),
            refusal(Reason.NOT_YOUR_TURN, W),
            "It is Bertram’s turn.",
        ),
        (
            AGAINST,
            table("HA C7", "CK", turn=E, phase=Phase.DOUBLING),
            refusal(Reason.DOUBLING_FIRST, E),
            "Doubling comes first; it is Bertram’s call.",
        ),
        (
            MINE,
            table("HA C7", "CK"),
            refusal(Reason.PARTNER_HAS_DOUBLED, S),
            "Your other hand has doubled; partners may not both double.",
        ),
        (
            BOTH,
            table("HA C7", "CK", form=Form.TWO),
            refusal(Reason.OWN_DOUBLE, S),
            "Your other hand has doubled; only an opponent’s double can be redoubled.",
        ),
        (
            AGAINST,
            table("HA C7", "CK"),
            refusal(Reason.ALREADY_DOUBLED, E),
            "Bertram has already doubled; only one double is allowed.",
        ),
        (
            MINE,
            table("HA C7 QR", "CK"),
            refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS),
            "Clubs were led, so dummy must play a club or the Quint Royal.",
        ),
        (
            MINE,
            table("HA C7", "CK", turn=S),
            refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS),
            "Clubs were led, so your own hand must play a club.",
        ),
        (
            BOTH,
            table("HA C7", "CK", form=Form.TWO),
            refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS),
            "Clubs were led, so North must play a club.",
        ),
        (
            MINE,
            table("HA C7", "CK"),
            refusal(Reason.NOT_IN_HAND, N),
            "The five of clubs is not in dummy.",
        ),
        (
            MINE,
            table("HA QR", joker_lead=JokerLead.FORBIDDEN_ALWAYS),
            refusal(Reason.QUINT_ROYAL_MAY_NOT_BE_LED),
            "You cannot lead the Quint Royal while dummy holds another card.",
        ),
        (
            MINE,
            table("HA QR", "CK", joker_lead=JokerLead.FORBIDDEN_IF_WINNING),
            refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED),
            "This hand’s other card would be winning, and you cannot lead the Quint Royal to the "
            "last trick: play it now.",
        ),
    ],
)
def test_a_refusal_names_the_hand(
    speaker: Speaker, observation: Observation, why: Refusal, sentence: str
) -> None:
    assert refusal_text.why_not(speaker, why, observation) == sentence


@pytest.mark.parametrize(
    ("preset", "form", "headings"),
    [
        (Preset.PARLETT, Form.FOUR, ["Deal 1 · you deal"]),
        (Preset.HOFFMANN, Form.FOUR, ["The draw comes first", "Game 1 of 3 · first deal"]),
        (Preset.HANDBOOK, Form.DUMMY, ["The draw comes first", "Game 1 of 3 · first deal"]),
    ],
)
def test_the_sheet_is_headed_by_the_deal(preset: Preset, form: Form, headings: list[str]) -> None:
    rules = preset.rules(form)
    states = [new_match(rules), *(step.after for step in match(rules))]
    told = dict.fromkeys(
        match_text.deal_heading(speaker_of(state), seen(state)) for state in states
    )
    assert list(told)[: len(headings)] == headings


def test_a_late_deal_and_game_are_counted() -> None:
    speaker = Speaker(THREE, S, EVAS_DUMMY, N)
    late = replace(now(RUBBER), dealer=S, deal_number=7, games=(A_GAME, A_GAME))
    assert match_text.deal_heading(speaker, late) == "Game 3 of 3 · deal 7"
    assert (
        match_text.deal_heading(speaker, replace(late, deal_number=6)) == "Game 3 of 3 · sixth deal"
    )


A_GAME = GameResult(1, (0, 1, 2, 3), None, (), (250, 100), Side.NS)


@pytest.mark.parametrize(
    ("speaker", "rules", "side", "title"),
    [
        (PARTNERS, RuleOptions(), Side.NS, "You and Ada win the game"),
        (PARTNERS, RUBBER, Side.NS, "You and Ada win game 2"),
        (PARTNERS, RUBBER, Side.EW, "Clara and Bertram win game 2"),
        (WATCHED, POINTS, Side.NS, "Ada and Eva win game 2"),
        (MINE, ROUND, Side.NS, "You and dummy win game 2"),
        (AGAINST, ROUND, Side.EW, "Bertram and dummy win game 2"),
        (NOBODY, SINGLE, Side.EW, "Clara and Bertram win the game"),
        (BOTH, RUBBER, Side.NS, "You win game 2"),
        (CLARAS, RUBBER, Side.NS, "Eva wins game 2"),
    ],
)
def test_winners_are_named_as_people_know_them(
    speaker: Speaker, rules: RuleOptions, side: Side, title: str
) -> None:
    result = DealResult(1, S, 5, (), (5, 8), (260, 255))
    over = replace(
        now(rules), winner=side, games=(A_GAME, A_GAME), results=(result,), scores=(260, 255)
    )
    assert match_text.winner(speaker, over)[0] == title
