from collections.abc import Iterator
from dataclasses import replace

import pytest

from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    QUINTS,
    CachetteRevealed,
    Call,
    Called,
    CardPlayed,
    CardsDealt,
    Deal,
    DealEnded,
    DealResult,
    Event,
    Form,
    GameBegan,
    GameWon,
    JokerLead,
    MatchState,
    Observation,
    Phase,
    Play,
    QuintScored,
    Reason,
    Refusal,
    RuleOptions,
    ScoredQuint,
    Seat,
    Side,
    Suit,
    Trick,
    TricksCounted,
    TrickWon,
    apply,
    legal_actions,
    new_match,
    observe,
    parse_card,
    shuffled_pack,
    why_illegal,
)
from quinto_desktop.window.text import (
    event_text,
    match_text,
    refusal_text,
    seat_text,
    side_text,
    turn_text,
)
from quinto_desktop.window.text.card_text import (
    card_hint,
    card_name,
    card_title,
    quint_name,
    quint_short,
    suit_name,
    tricks_count,
)
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.turn_text import answer_to

NAMES = ("Ada", "Clara", "You", "Bertram")
SPEAKER = Speaker(NAMES, Seat.S)
WATCHER = Speaker(("Ada", "Clara", "Dora", "Bertram"), None)


def table(
    hand: str = "HA DK DT C6 QR",
    led: str = "",
    *,
    turn: Seat | None = Seat.S,
    phase: Phase = Phase.PLAY,
    calls: tuple[Call, ...] = (),
    dealer: Seat = Seat.W,
    rules: RuleOptions | None = None,
    tricks: int = 3,
) -> Observation:
    """What South knows, with the legal actions."""
    cards = tuple(parse_card(code) for code in hand.split())
    played = tuple(parse_card(code) for code in led.split())
    leader = Seat((Seat.S - len(played)) % 4)
    before = apply(
        new_match(rules, dealer=dealer), Deal(tuple(reversed(PACK)))
    ).after  # any deal: its hands are replaced
    assert before.deal is not None
    deal = replace(
        before.deal,
        hands=(cards, cards, cards, cards),
        calls=calls,
        tricks=(Trick(Seat.N),) * tricks,
        trick=Trick(leader, played),
    )
    return observe(replace(before, deal=deal, phase=phase, turn=turn), Seat.S)


def quint(text: str) -> ScoredQuint:
    names = {quint_name(quint): quint for quint in QUINTS}
    return ScoredQuint(names[text], Side.NS, 7)


def won(side: Side, scores: tuple[int, int], result: DealResult) -> Observation:
    over = replace(table(phase=Phase.MATCH_OVER, turn=None), winner=side, scores=scores)
    return replace(over, results=(result,))


@pytest.mark.parametrize(
    ("code", "name", "title"),
    [
        ("D5", "five of diamonds", "Five of diamonds"),
        ("HA", "ace of hearts", "Ace of hearts"),
        ("ST", "ten of spades", "Ten of spades"),
        ("QR", "Quint Royal", "Quint Royal"),
    ],
)
def test_a_card_has_a_name(code: str, name: str, title: str) -> None:
    card = parse_card(code)
    assert (card_name(card), card_title(card)) == (name, title)


def test_every_card_and_quint_has_its_own_name() -> None:
    assert len({card_name(card) for card in PACK}) == 53
    assert len({quint_name(quint) for quint in QUINTS}) == 13
    assert {suit_name(suit) for suit in Suit} == {"hearts", "diamonds", "clubs", "spades"}
    assert [quint_short(quint) for quint in QUINTS[:4]] == ["Royal", "5", "A·4", "2·3"]
    assert [quint_name(quint) for quint in QUINTS[:4]] == [
        "Quint Royal",
        "five of hearts",
        "ace and four of hearts",
        "two and three of hearts",
    ]


@pytest.mark.parametrize(
    ("code", "playable", "hint"),
    [
        ("D5", True, "Five of diamonds, quint worth 15, playable"),
        ("D5", None, "Five of diamonds, quint worth 15"),
        ("CK", False, "King of clubs, not playable now"),
        ("C4", None, "Four of clubs, quint with the ace, worth 10"),
        ("H2", True, "Two of hearts, quint with the three, worth 20, playable"),
        ("QR", None, "Quint Royal, quint worth 25"),
    ],
)
def test_a_card_says_what_it_is_and_whether_it_may_be_played(
    code: str, playable: bool | None, hint: str
) -> None:
    assert card_hint(parse_card(code), playable=playable) == hint


def test_a_card_may_say_where_it_is() -> None:
    five, king = parse_card("C5"), parse_card("CK")
    told = card_hint(five, playable=True, place="in dummy")
    assert told == "Five of clubs, in dummy, quint worth 10, playable"
    assert card_hint(king, playable=None, place="in North") == "King of clubs, in North"


def test_seats_and_sides() -> None:
    assert [seat_text.role(SPEAKER, seat) for seat in Seat] == [
        "North, partner",
        "East",
        "South",
        "West",
    ]
    assert seat_text.role(WATCHER, Seat.N) == "North"
    assert [side_text.compass(side) for side in Side] == ["North–South", "East–West"]
    assert [side_text.members(SPEAKER, side) for side in Side] == ["you & Ada", "Clara & Bertram"]
    assert side_text.members(WATCHER, Side.NS) == "Ada & Dora"
    assert [side_text.compass_short(side) for side in Side] == ["NS", "EW"]


ACROSS = frozenset({1, 2})
"""East and South, who play against each other at one screen."""
ACROSS_DUMMY = Speaker(("Eva", "Bertram", "Clara"), Seat.S, (0, 2, 0, 1), Seat.N, frozenset({0, 1}))
AT_EAST = Speaker(NAMES, Seat.E)
TWO_PEOPLE = Speaker(("Eva", "Clara"), Seat.S, (0, 1, 0, 1), None, frozenset({0, 1}))


@pytest.mark.parametrize(
    ("speaker", "titles", "shorts"),
    [
        (SPEAKER, ("We", "They"), ("we", "they")),
        (AT_EAST, ("We", "They"), ("we", "they")),
        (replace(SPEAKER, people=frozenset({0, 2})), ("We", "They"), ("we", "they")),
        (replace(SPEAKER, people=ACROSS), ("North–South", "East–West"), ("NS", "EW")),
        (replace(AT_EAST, by_compass=True), ("East–West", "North–South"), ("EW", "NS")),
        (WATCHER, ("North–South", "East–West"), ("NS", "EW")),
        (replace(ACROSS_DUMMY, people=frozenset({0})), ("We", "They"), ("we", "they")),
        (ACROSS_DUMMY, ("North–South", "East–West"), ("NS", "EW")),
        (TWO_PEOPLE, ("Eva", "Clara"), ("Eva", "Clara")),
        (replace(TWO_PEOPLE, viewer=Seat.W, people=frozenset({1})), ("We", "They"), ("we", "they")),
    ],
)
def test_our_own_side_comes_first(
    speaker: Speaker, titles: tuple[str, str], shorts: tuple[str, str]
) -> None:
    assert tuple(side_text.title(speaker, side) for side in speaker.sides) == titles
    assert tuple(side_text.short(speaker, side) for side in speaker.sides) == shorts


def test_a_column_keeps_its_side_while_two_people_take_turns() -> None:
    speakers = [replace(SPEAKER, people=ACROSS, viewer=seat) for seat in (Seat.S, Seat.E)]
    assert [speaker.sides for speaker in speakers] == [tuple(Side)] * 2
    assert {side_text.members(speaker, Side.NS) for speaker in speakers} == {"Ada & You"}


def test_pairs_are_told_with_our_own_side_first() -> None:
    assert side_text.own_first(AT_EAST, ("NS", "EW")) == ("EW", "NS")
    assert side_text.own_first(SPEAKER, ("NS", "EW")) == ("NS", "EW")


def test_long_names_make_way_for_what_they_are_to_us() -> None:
    names = ("Maximiliana Wolf", "Clara Montgomery", "You", "Bertram of Bavaria")
    speaker = Speaker(names, Seat.S)
    told = [side_text.name(speaker, side) for side in Side]
    assert told == ["you and Maximiliana Wolf", "your opponents"]
    longer = replace(speaker, names=(names[0] + " von Trostburg", *names[1:]))
    assert side_text.name(longer, Side.NS) == "you and your partner"
    watched = replace(longer, viewer=None)
    assert side_text.name(watched, Side.NS) == "North–South"


def test_counts_and_headings() -> None:
    assert [tricks_count(count) for count in (0, 1, 4)] == [
        "no tricks yet",
        "1 trick",
        "4 tricks",
    ]
    assert match_text.deal_heading(SPEAKER, table()) == "Deal 1 · Bertram deals"
    assert match_text.deal_heading(SPEAKER, table(dealer=Seat.S)) == "Deal 1 · you deal"
    assert (
        match_text.deal_heading(SPEAKER, observe(new_match(dealer=Seat.E), Seat.S))
        == "Deal 1 · Clara deals"
    )


@pytest.mark.parametrize(
    ("observation", "prompt"),
    [
        (table(led="D7"), "Your turn: a diamond or the Quint Royal"),
        (table("HA DK C6", "D7"), "Your turn: a diamond"),
        (table("DK DQ D2", "D7"), "Your turn: a diamond"),
        (table("HA C6 QR", "D7"), "Your turn: any card, as you have no diamonds"),
        (table("HA C6 S2", "QR"), "Your turn: any card, as the Quint Royal was led"),
        (table("HA", "D7"), "Your turn: your last card, the ace of hearts"),
        (table("QR"), "Your lead: your last card, the Quint Royal"),
        (table(), "Your lead: any card"),
        (
            table(rules=RuleOptions(JokerLead.FORBIDDEN_ALWAYS)),
            "Your lead: any card but the Quint Royal",
        ),
        (
            table("HA QR", "H2", rules=RuleOptions(JokerLead.FORBIDDEN_ALWAYS), tricks=10),
            "Your turn: you must play the Quint Royal now",
        ),
        (table(phase=Phase.DOUBLING), "Your call"),
        (table(phase=Phase.DEALING), "Your deal"),
        (table(turn=Seat.N), "Ada is thinking"),
        (table(turn=Seat.E, phase=Phase.DOUBLING), "Clara is about to call"),
        (table(turn=Seat.W, phase=Phase.DEALING), "Bertram deals"),
        (table(turn=None, phase=Phase.MATCH_OVER), "The game is over"),
    ],
)
def test_the_prompt_says_what_may_be_done(observation: Observation, prompt: str) -> None:
    assert turn_text.prompt(SPEAKER, observation) == prompt


P, D, R = Call.PASS, Call.DOUBLE, Call.REDOUBLE


@pytest.mark.parametrize(
    ("calls", "dealer", "call", "sentences"),
    [
        # Eldest hand is left of the dealer; South calls after as many calls as are given.
        ((P, P), Seat.W, P, "Tricks stay at 5 each. Bertram, the dealer, may still double."),
        (
            (P, P),
            Seat.W,
            D,
            "Every trick counts 10 instead of 5; quints are not affected. Bertram, the dealer, may "
            "redouble to 20.",
        ),
        ((), Seat.E, P, "Tricks stay at 5 each. Bertram, Ada or Clara may still double."),
        (
            (),
            Seat.E,
            D,
            "Every trick counts 10 instead of 5; quints are not affected. Bertram or Clara may "
            "redouble to 20.",
        ),
        ((P, P, P), Seat.S, P, "Tricks stay at 5 each. No further call can change that."),
        (
            (P, P, P),
            Seat.S,
            D,
            "Every trick counts 10 instead of 5; quints are not affected. No further call can "
            "change that.",
        ),
        # Clara (East) has doubled: only South's side may redouble.
        ((D,), Seat.N, P, "Tricks stay at 10 each. Ada, the dealer, may redouble to 20."),
        (
            (D,),
            Seat.N,
            R,
            "Every trick counts 20 instead of 10; quints are not affected. No further call can "
            "change that.",
        ),
        # Ada (North), the partner, has doubled: only Bertram is left to redouble.
        (
            (D, P),
            Seat.W,
            P,
            "Tricks stay at 10 each. Bertram, the dealer, may redouble to 20.",
        ),
        ((D, R), Seat.W, P, "Tricks stay at 20 each. No further call can change that."),
        ((P, D), Seat.W, P, "Tricks stay at 10 each. No further call can change that."),
    ],
)
def test_a_call_is_explained(
    calls: tuple[Call, ...], dealer: Seat, call: Call, sentences: str
) -> None:
    observation = table(phase=Phase.DOUBLING, calls=calls, dealer=dealer)
    assert dealer.next.clockwise[len(calls)] is Seat.S
    assert call in observation.actions
    assert turn_text.call_help(SPEAKER, call, observation) == sentences


def test_who_may_answer_a_call_follows_from_the_rules() -> None:
    """Exactly the players who can raise the tricks if all between pass are named."""
    for dealer in Seat:
        for state in _doublings(new_match(dealer=dealer)):
            observation = observe(state, state.turn or Seat.N)
            for call in legal_actions(state):
                assert isinstance(call, Call)
                answer = answer_to(call, observation)
                after = apply(state, call).after
                raisers = []
                while after.phase is Phase.DOUBLING:
                    higher = [act for act in legal_actions(after) if act is not P]
                    if higher:
                        raisers.append(after.turn)
                        assert higher == [answer.call]
                        raised = apply(after, higher[0]).after
                        assert raised.deal is not None
                        assert raised.deal.trick_value == answer.value
                    after = apply(after, P).after
                assert answer.seats == tuple(raisers)
                assert (answer.call is None) == (not raisers)


def _doublings(match: MatchState) -> Iterator[MatchState]:
    """Every moment that can occur in a doubling round."""
    states = [apply(match, Deal(PACK)).after]
    while states:
        state = states.pop()
        if state.phase is Phase.DOUBLING:
            yield state
            states += [apply(state, action).after for action in legal_actions(state)]


def test_calls_have_names() -> None:
    assert [turn_text.call_name(call) for call in Call] == ["Pass", "Double", "Redouble"]
    doubled = table(phase=Phase.DOUBLING, calls=(D,), dealer=Seat.N)
    assert turn_text.call_prompt(SPEAKER, doubled) == (
        "Your call. Clara doubled: a trick is worth 10 now."
    )


ACE = parse_card("HA")
REFUSALS: list[tuple[Refusal, Observation, str]] = [
    (Refusal(Reason.GAME_IS_OVER), table(), "The game is over; you can start a new one."),
    (
        Refusal(Reason.DEAL_FIRST, seat=Seat.W),
        table(turn=Seat.W, phase=Phase.DEALING),
        "Dealing comes first; it is Bertram’s deal.",
    ),
    (
        Refusal(Reason.DEAL_FIRST, seat=Seat.S),
        table(phase=Phase.DEALING),
        "Dealing comes first; it is your deal.",
    ),
    (
        Refusal(Reason.DRAW_FIRST),
        table(),
        "The draw comes first, for partners and deal.",
    ),
    (
        Refusal(Reason.DRAW_FIRST),
        table(rules=RuleOptions(form=Form.TWO)),
        "The draw comes first, to see who deals.",
    ),
    (
        Refusal(Reason.DRAW_FIRST),
        table(rules=RuleOptions(form=Form.DUMMY)),
        "The draw comes first, to see who has dummy.",
    ),
    (Refusal(Reason.DRAW_IS_OVER), table(), "The draw is already over."),
    (
        Refusal(Reason.NOT_A_DRAW),
        table(),
        "Everyone draws one card from the pack, and no two are the same.",
    ),
    (Refusal(Reason.DEAL_IS_RUNNING), table(), "Finish this deal before the next one."),
    (Refusal(Reason.NOT_A_PACK), table(), "A pack has 53 different cards."),
    (Refusal(Reason.NOT_YOUR_TURN, seat=Seat.W), table(), "It is Bertram’s turn."),
    (Refusal(Reason.NOT_YOUR_TURN, seat=Seat.S), table(), "It is your turn."),
    (
        Refusal(Reason.DOUBLING_FIRST, seat=Seat.S),
        table(),
        "Doubling comes first; it is your call.",
    ),
    (
        Refusal(Reason.DOUBLING_FIRST, seat=Seat.E),
        table(),
        "Doubling comes first; it is Clara’s call.",
    ),
    (Refusal(Reason.DOUBLING_IS_OVER), table(), "Doubling is over; play has begun."),
    (
        Refusal(Reason.PARTNER_HAS_DOUBLED, seat=Seat.N),
        table(),
        "Your partner Ada has doubled; partners may not both double.",
    ),
    (
        Refusal(Reason.ALREADY_DOUBLED, seat=Seat.E),
        table(phase=Phase.DOUBLING, calls=(D,), dealer=Seat.N),
        "Clara has already doubled; you can redouble.",
    ),
    (
        Refusal(Reason.ALREADY_DOUBLED, seat=Seat.W),
        table(phase=Phase.DOUBLING, calls=(D, R, P), dealer=Seat.S),
        "Bertram has already doubled; only one double is allowed.",
    ),
    (
        Refusal(Reason.NOTHING_TO_REDOUBLE),
        table(),
        "Nobody has doubled, so there is nothing to redouble.",
    ),
    (
        Refusal(Reason.OWN_DOUBLE, seat=Seat.N),
        table(),
        "Your partner Ada has doubled; only an opponent’s double can be redoubled.",
    ),
    (
        Refusal(Reason.ALREADY_REDOUBLED, seat=Seat.N),
        table(),
        "Ada has already redoubled; only one redouble is allowed.",
    ),
    (
        Refusal(Reason.NOT_IN_HAND, seat=Seat.S, card=parse_card("C2")),
        table(),
        "The two of clubs is not in your hand.",
    ),
    (
        Refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS, card=ACE),
        table(led="C7"),
        "Clubs were led, so you must play a club or the Quint Royal.",
    ),
    (
        Refusal(Reason.MUST_FOLLOW_SUIT, suit=Suit.CLUBS, card=ACE),
        table("HA C6", "C7"),
        "Clubs were led, so you must play a club.",
    ),
    (
        Refusal(Reason.QUINT_ROYAL_MAY_NOT_BE_LED, card=QUINT_ROYAL),
        table(),
        "You cannot lead the Quint Royal while you hold another card.",
    ),
    (
        Refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED, card=QUINT_ROYAL),
        table(),
        "You cannot keep the Quint Royal for the last trick: play it now.",
    ),
    (
        Refusal(Reason.QUINT_ROYAL_MUST_BE_PLAYED, card=QUINT_ROYAL),
        table(rules=RuleOptions(JokerLead.FORBIDDEN_IF_WINNING)),
        "Your other card would be winning, and you cannot lead the Quint Royal to the last trick: "
        "play it now.",
    ),
]


@pytest.mark.parametrize(("refusal", "observation", "sentence"), REFUSALS)
def test_a_refusal_says_why(refusal: Refusal, observation: Observation, sentence: str) -> None:
    assert refusal_text.why_not(SPEAKER, refusal, observation) == sentence


def test_every_reason_has_its_sentence() -> None:
    assert {refusal.reason for refusal, _, _ in REFUSALS} == set(Reason)


FIVE = quint("five of hearts")
CACHETTE = tuple(parse_card(code) for code in ["H3", "DA", "DK", "D6", "S6"])
TAKEN = Trick(Seat.N, tuple(parse_card(code) for code in ("HA", "HK", "HQ", "HJ")))
EVENTS: list[tuple[Event, str | None]] = [
    (CardsDealt(3, Seat.S), "Deal 3: you deal, Clara cuts, and Bertram calls first."),
    (CardsDealt(3, Seat.E), "Deal 3: Clara deals, Ada cuts, and you call first."),
    (CardsDealt(3, Seat.W), "Deal 3: Bertram deals, you cut, and Ada calls first."),
    (CardsDealt(3, Seat.N), "Deal 3: Ada deals, Bertram cuts, and Clara calls first."),
    (Called(Seat.S, P, 5), "You pass."),
    (Called(Seat.W, P, 5), "Bertram passes."),
    (Called(Seat.E, D, 10), "Clara doubles: a trick is worth 10."),
    (Called(Seat.S, D, 10), "You double: a trick is worth 10."),
    (Called(Seat.S, R, 20), "You redouble: a trick is worth 20."),
    (Called(Seat.W, R, 20), "Bertram redoubles: a trick is worth 20."),
    (CardPlayed(Seat.W, parse_card("CT")), "Bertram plays the ten of clubs."),
    (CardPlayed(Seat.S, QUINT_ROYAL), "You play the Quint Royal."),
    (TrickWon(4, Seat.N), "Ada takes trick 4 with the ace of hearts."),
    (TrickWon(12, Seat.S), "You take trick 12 with the queen of hearts."),
    (QuintScored(FIVE, (20, 0)), "You and Ada score the five of hearts: 20."),
    (
        QuintScored(replace(FIVE, side=Side.EW), (0, 20)),
        "Clara and Bertram score the five of hearts: 20.",
    ),
    (
        CachetteRevealed(CACHETTE, Side.EW),
        "Clara and Bertram take the cachette: three of hearts, ace of diamonds, king of diamonds, "
        "six of diamonds and six of spades.",
    ),
    (
        CachetteRevealed(CACHETTE[:2], Side.NS),
        "You and Ada take the cachette: three of hearts and ace of diamonds.",
    ),
    (TricksCounted((8, 5), 5, (40, 25)), "Tricks: 8 to 5, at 5 points each: 40 and 25."),
    (DealEnded(3, level=False), "Deal 3 is over: you and Ada have 155, Clara and Bertram 200."),
    (DealEnded(3, level=True), "Both sides have 155, so there is another deal."),
    (GameBegan(1, (0, 1, 2, 3), None, (0, 0)), None),
    (GameWon(Side.NS, by_quint=True, scores=(265, 190)), "You and Ada win the game, 265 to 190."),
    (
        GameWon(Side.EW, by_quint=False, scores=(265, 270)),
        "Clara and Bertram win the game, 270 to 265.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_told(event: Event, sentence: str | None) -> None:
    observation = replace(table(), scores=(155, 200), tricks=(TAKEN,) * 12)
    assert event_text.sentence(SPEAKER, event, observation) == sentence


def test_a_watcher_hears_both_sides_named() -> None:
    observation = replace(table(), scores=(155, 200))
    told = event_text.sentence(WATCHER, DealEnded(3, level=False), observation)
    assert told == "Deal 3 is over: Ada and Dora have 155, Clara and Bertram 200."
    won_game = event_text.sentence(
        WATCHER, GameWon(Side.NS, by_quint=True, scores=(265, 190)), observation
    )
    assert won_game == "Ada and Dora win the game, 265 to 190."
    assert turn_text.prompt(WATCHER, table()) == "Dora is thinking"


ACE_FOUR = quint("ace and four of hearts")


@pytest.mark.parametrize(
    ("observation", "title", "line"),
    [
        (
            won(Side.NS, (265, 190), DealResult(4, Seat.W, 5, (FIVE,), None, (265, 190))),
            "You and Ada win the game",
            "265 to 190, with the five of hearts in deal 4, trick 7.",
        ),
        (
            # The five was enough; the pair was marked after it.
            won(Side.NS, (275, 190), DealResult(4, Seat.W, 5, (FIVE, ACE_FOUR), None, (0, 0))),
            "You and Ada win the game",
            "275 to 190, with the five of hearts in deal 4, trick 7.",
        ),
        (
            won(
                Side.EW,
                (190, 255),
                DealResult(2, Seat.W, 5, (replace(FIVE, trick=13),), None, (0, 0)),
            ),
            "Clara and Bertram win the game",
            "255 to 190, with the five of hearts in the cachette of deal 2.",
        ),
        (
            won(Side.EW, (190, 255), DealResult(2, Seat.W, 5, (), (5, 8), (190, 255))),
            "Clara and Bertram win the game",
            "255 to 190, on tricks in deal 2.",
        ),
        (
            won(Side.NS, (280, 255), DealResult(2, Seat.W, 5, (), (5, 8), (280, 255))),
            "You and Ada win the game",
            "280 to 255: both sides reached 250 in deal 2, and the higher total wins.",
        ),
    ],
)
def test_the_winner_is_named(observation: Observation, title: str, line: str) -> None:
    assert match_text.winner(SPEAKER, observation) == (title, line)


SPADES = quint("five of spades")
CLUBS = quint("five of clubs")


@pytest.mark.parametrize("level", [250, 260, 300, 400])
@pytest.mark.parametrize(
    ("quints", "decisive"),
    [
        ((CLUBS,), "five of clubs in deal 5, trick 7"),
        # Both began over the target: the first quint won, and the trick's others were marked too.
        ((CLUBS, SPADES), "five of clubs in deal 5, trick 7"),
        (
            (replace(FIVE, trick=13), replace(CLUBS, trick=13)),
            "five of hearts in the cachette of deal 5",
        ),
    ],
)
def test_a_game_that_stood_level_over_the_target_is_won_by_the_first_quint(
    level: int, quints: tuple[ScoredQuint, ...], decisive: str
) -> None:
    score = level + sum(scored.quint.points for scored in quints)
    results = (
        DealResult(4, Seat.S, 5, (), (6, 7), (level, level)),
        DealResult(5, Seat.W, 5, quints, None, (score, level)),
    )
    over = replace(won(Side.NS, (score, level), results[-1]), results=results)
    assert match_text.winner(SPEAKER, over)[1] == f"{score} to {level}, with the {decisive}."


@pytest.mark.parametrize(
    ("own_before", "final", "score", "decisive"),
    [
        # In the middle of a deal: what was marked in earlier tricks did not win.
        ((replace(FIVE, trick=2),), (ACE_FOUR, CLUBS), 265, "ace and four of hearts"),
        ((replace(FIVE, trick=2),), (CLUBS, SPADES), 250, "five of spades"),
        ((replace(FIVE, trick=2, side=Side.EW),), (CLUBS,), 250, "five of clubs"),
    ],
)
def test_the_winning_quint_is_the_one_of_the_last_trick_that_reached_the_target(
    own_before: tuple[ScoredQuint, ...],
    final: tuple[ScoredQuint, ...],
    score: int,
    decisive: str,
) -> None:
    result = DealResult(3, Seat.W, 5, own_before + final, None, (score, 100))
    sentence = match_text.winner(SPEAKER, won(Side.NS, (score, 100), result))[1]
    assert sentence == f"{score} to 100, with the {decisive} in deal 3, trick 7."


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
        assert quint_name(marked[0].quint) in match_text.winner(SPEAKER, observe(state, Seat.S))[1]


def test_nobody_is_the_winner_of_a_running_game() -> None:
    with pytest.raises(ValueError, match="goes on"):
        match_text.winner(SPEAKER, table())


@pytest.mark.parametrize("joker_lead", JokerLead)
def test_whole_games_are_told_without_exclamation_or_gaps(joker_lead: JokerLead) -> None:
    for number in range(1, 6):
        state: MatchState = new_match(RuleOptions(joker_lead), dealer=Seat.E)
        for said in _told(state, number):
            assert said
            assert not set(said) & set("{}%!_"), said


def _told(state: MatchState, number: int) -> list[str | None]:
    """All that a game played by the lowest legal action has to say."""
    said: list[str | None] = []
    while state.phase is not Phase.MATCH_OVER:
        observation = observe(state, Seat.S)
        said += [
            turn_text.prompt(SPEAKER, observation),
            match_text.deal_heading(SPEAKER, observation),
        ]
        actions = legal_actions(state)
        if state.phase is Phase.DEALING:
            step = apply(state, Deal(shuffled_pack(number, len(state.results) + 1)))
        else:
            said += [
                turn_text.call_help(SPEAKER, call, observation)
                for call in actions
                if isinstance(call, Call)
            ]
            for card in observation.hand:
                refusal = why_illegal(state, Play(card), Seat.S)
                if refusal is not None:
                    said.append(refusal_text.why_not(SPEAKER, refusal, observation))
            step = apply(state, actions[-1])
        state = step.after
        after = observe(state, Seat.S)
        told = [event_text.sentence(SPEAKER, event, after) for event in step.events]
        said += [
            sentence
            for event, sentence in zip(step.events, told, strict=True)
            if sentence is not None or not isinstance(event, GameBegan)
        ]
    said += match_text.winner(SPEAKER, observe(state, Seat.S))
    return said
