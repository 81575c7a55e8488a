"""Everything that can be said of a match, line by line, for people to read and approve.

Two ways lead there: whole matches as they were played, with what is told on the way, and for each
kind of listener every event, prompt and refusal, made up, as most matches lack the rare ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from made_up_reasons import SPEAKERS as OF_REASONS
from made_up_reasons import all_reasons
from matches import first_state, seen, speaker_of
from playing import match
from replaced import replace

from quinto_desktop.game.aids.quint_board import QuintPlace, QuintStand
from quinto_desktop.game.aids.skyline import skyline
from quinto_desktop.game.judging.values import Estimate, Label
from quinto_desktop.game.judging.values import Reason as Why
from quinto_desktop.rules import *
from quinto_desktop.window.look.theme import BAIZE
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.sheet.results import result_of
from quinto_desktop.window.text import (
    board_text,
    card_text,
    event_text,
    match_text,
    questions,
    reason_text,
    refusal_text,
    seat_text,
    side_text,
    turn_text,
    verdict_text,
)
from quinto_desktop.window.text.commands import QUESTIONS
from quinto_desktop.window.text.seat_text import Speaker

N, E, S, W = SEATS
OF_A_KIND = 2
"""How often the like is told of one match."""


# ------------------------------------------------------------------- whole matches
def of_match(rules: RuleOptions, player: int | None) -> Iterator[str]:
    """A line for each step unless its like was told before; and whatever else is new."""
    counts: Counter[object] = Counter()
    known: set[str] = set()
    first = new_match(rules)
    yield from _shown(speaker_of(first, player), seen(first, player))
    for number, step in enumerate(match(rules, seed=3)):
        state = step.after
        speaker, now = speaker_of(state, player), seen(state, player)
        kind = tuple((type(event), *_concerns(speaker, event)) for event in step.events)
        counts[kind] += 1
        if counts[kind] <= OF_A_KIND:
            told = event_text.narrate(speaker, step.events, now)
            yield f"{number} {' '.join(filter(None, told))}"
        moment = _moment(speaker, now)
        counts[moment] += 1
        lines = [*_ended(speaker, now)]
        if counts[moment] == 1:
            lines += _shown(speaker, now)
        if counts[moment] == OF_A_KIND:
            lines += _asked(speaker, now)
        if player is not None:
            lines += _refused(state, player, speaker)
        for line in dict.fromkeys(lines):
            if line not in known:
                known.add(line)
                yield f"  {line}"


def _concerns(speaker: Speaker, event: Event) -> tuple[object, ...]:
    """What the wording of an event may depend on: whose side, whose hand, which call."""
    seat, side = getattr(event, "seat", None), getattr(event, "side", None)
    is_ours = side is not None and speaker.is_yours(side)
    return speaker.is_you(seat), seat is speaker.dummy, is_ours, getattr(event, "call", None)


def _moment(speaker: Speaker, now: Observation) -> tuple[object, ...]:
    """What a prompt may depend on."""
    is_led = now.trick is not None and bool(now.trick.cards)
    return now.phase, speaker.is_you(now.turn), now.turn is speaker.dummy, is_led


def _shown(speaker: Speaker, now: Observation) -> Iterator[str]:
    yield _line("prompt", turn_text.prompt(speaker, now))
    yield _line("heading", match_text.deal_heading(speaker, now))
    yield _line("score", side_text.score(speaker, now.scores, now.rules.target))


def _asked(speaker: Speaker, now: Observation) -> Iterator[str]:
    for question in sorted(QUESTIONS, key=lambda question: question.name):
        for line in questions.answer(speaker, question, now).splitlines():
            yield _line(question.name, line)
    for seat in SEATS:
        yield _line(seat.name, questions.about_seat(speaker, seat, now))


def _refused(state: MatchState, player: int, speaker: Speaker) -> Iterator[str]:
    """Why the viewer's cards may not be played, or calls not be made."""
    now = seen(state, player)
    for seat in seats_of(state.seating, player):
        tried: list[Play | Call] = [Play(card) for card in now.hands[seat] or ()]
        if state.phase is Phase.DOUBLING and state.turn is seat:
            tried = [*Call]
        for action in tried:
            refusal = why_illegal(state, action, seat)
            if refusal is not None:
                yield _line("refused", refusal_text.why_not(speaker, refusal, now))


def _ended(speaker: Speaker, now: Observation) -> Iterator[str]:
    """What the panel says after the draw, and after each deal and game."""
    result = result_of(now, speaker)
    if result is not None:
        yield _line("panel", result.title, *result.text.splitlines())
        yield _line("panel", *[button.words for button in result.row.buttons])


# ------------------------------------------------------------------- all that a listener may hear
FOUR, THREE, TWO = ("Ada", "Clara", "Eva", "Bertram"), ("Eva", "Bertram", "Clara"), ("Eva", "Clara")
EVAS_DUMMY, BERTRAMS_DUMMY, OF_TWO = (0, 2, 0, 1), (2, 1, 0, 1), (0, 1, 0, 1)
ACROSS = frozenset({1, 2})
"""East and South, who play against each other at one screen."""

LISTENERS = {
    "four-south": Speaker(FOUR, S),
    "four-watched": Speaker(FOUR, None),
    "dummy-mine": Speaker(THREE, S, EVAS_DUMMY, N),
    "dummy-against": Speaker(THREE, S, BERTRAMS_DUMMY, E),
    "dummy-people": Speaker(THREE, None, EVAS_DUMMY, N, frozenset({0, 1, 2})),
    "two-south": Speaker(TWO, S, OF_TWO),
    "two-west": Speaker(TWO, W, OF_TWO),
    "two-watched": Speaker(TWO, None, OF_TWO),
}

WOLF = "Maximiliana Wolf"
LIKE_OTHERS = {
    "four-north": Speaker(FOUR, N, people=frozenset({0, 2})),
    "four-east": Speaker(FOUR, E),
    "four-compass": Speaker(FOUR, E, by_compass=True),
    "four-across": Speaker(FOUR, S, people=ACROSS),
    "four-across-east": Speaker(FOUR, E, people=ACROSS),
    "four-elsewhere": Speaker(FOUR, E, is_elsewhere=True),
    "four-long-names": Speaker((WOLF, "Clara Montgomery", "Eva", "Bertram of Bavaria"), S),
    "four-longer-names": Speaker((f"{WOLF} von Trostburg", *FOUR[1:]), S),
    "four-longer-names-watched": Speaker((f"{WOLF} von Trostburg", *FOUR[1:]), None),
    "dummy-undrawn": Speaker(THREE, S, EVAS_DUMMY),
    "dummy-alone": Speaker(THREE, S, BERTRAMS_DUMMY, E, frozenset({0})),
    "dummy-across": Speaker(THREE, S, BERTRAMS_DUMMY, E, frozenset({0, 1})),
    "dummy-partners": Speaker(THREE, S, BERTRAMS_DUMMY, E, frozenset({0, 2})),
    "two-alone": Speaker(TWO, W, OF_TWO, people=frozenset({1})),
    "two-people": Speaker(TWO, S, OF_TWO, people=frozenset({0, 1})),
    "two-compass": Speaker(TWO, W, OF_TWO, by_compass=True),
}
"""Listeners for whom seats and sides alone have other names."""


def to_listener(speaker: Speaker) -> Iterator[str]:
    """Names, events, prompts and refusals in the words for one kind of listener."""
    yield from _names(speaker)
    for event in _events(speaker):
        yield _line(_name_of(event), event_text.sentence(speaker, event, _after(speaker, event)))
    yield from _tricks(speaker)
    yield from _board(speaker)
    yield from _skylines(speaker)
    yield from _match_events(speaker)
    yield from _draws(speaker)
    yield from _prompts(speaker)
    yield from _refusals(speaker)


def of_names() -> Iterator[str]:
    """What seats and sides are called for those who are addressed like others but for that."""
    for name, speaker in LIKE_OTHERS.items():
        yield name
        yield from (f"  {line}" for line in _names(speaker))
        scored = QuintScored(ScoredQuint(QUINTS[1], Side.NS, 3), (20, 0))
        for event in (scored, TricksCounted((8, 5), 5, (40, 25)), DealEnded(3, level=False)):
            yield f"  {event_text.sentence(speaker, event, moment(speaker, S))}"


def _line(head: str, *texts: object) -> str:
    return f"{head}: {' | '.join(str(text or '–') for text in texts)}"


def _name_of(event: Event) -> str:
    return type(event).__name__


def _names(speaker: Speaker) -> Iterator[str]:
    for seat in SEATS:
        yield _line(
            seat.name,
            seat_text.name(speaker, seat),
            seat_text.role(speaker, seat),
            seat_text.who(speaker, seat),
            seat_text.whose_hand(speaker, seat),
            seat_text.hand_place(speaker, seat),
            seat_text.your_hand_phrases(speaker, seat).get("hand")
            if speaker.is_you(seat)
            else None,
        )
    for side in speaker.sides:
        yield _line(
            side.name,
            side_text.title(speaker, side),
            side_text.short(speaker, side),
            side_text.tag(speaker, side),
            side_text.members(speaker, side),
            side_text.name(speaker, side),
            side_text.takes_cachette(speaker, side),
        )


def moment(
    speaker: Speaker,
    turn: Seat | None,
    hand: str = "HA C7 C3 QR",
    led: str = "",
    *,
    phase: Phase = Phase.PLAY,
    rules: RuleOptions | None = None,
    tricks: int = 3,
) -> Observation:
    """What the viewer knows when a seat is on turn with this hand."""
    rules = rules or RuleOptions(form=speaker.form)
    hands = [_cards("SK SQ SJ")] * 4
    trick, actions = Trick(S), tuple[Play, ...]()
    if turn is not None:
        hands[turn] = _cards(hand)
        trick = Trick(turn.clockwise[-len(led.split()) % 4], _cards(led))
        if speaker.is_you(turn) and phase is Phase.PLAY:
            legal = playable(hands[turn], trick, tricks, rules.joker_lead)
            actions = tuple([Play(card) for card in legal])
    north, east, south, west = hands
    return replace(
        observe(new_match(rules), speaker.viewer or S),
        phase=phase,
        seating=speaker.seating,
        dummy=speaker.dummy,
        dealer=W,
        deal_number=3,
        turn=turn,
        trick=trick,
        tricks=(Trick(N, _cards("HA HK HQ HJ")),) * tricks,
        hands=(north, east, south, west),
        hand_sizes=(5, 5, 5, 5),
        scores=(155, 200),
        actions=actions,
    )


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple([parse_card(code) for code in codes.split()])


def _after(speaker: Speaker, event: Event) -> Observation:
    now = moment(speaker, S)
    is_last = isinstance(event, CardPlayed) and event.card is QUINT_ROYAL
    return replace(now, hand_sizes=(0, 0, 0, 0)) if is_last else now


def _events(speaker: Speaker) -> Iterator[Event]:
    five = parse_card("C5")
    for number, dealer in enumerate(SEATS, 1):
        yield CardsDealt(number, dealer)
    for seat in SEATS:
        yield from (
            Called(seat, call, value) for call, value in zip(Call, (5, 10, 20), strict=True)
        )
        yield CardPlayed(seat, five)
        yield CardPlayed(seat, QUINT_ROYAL)  # the last card of its hand
        yield TrickWon(3, seat)
    for side in Side:
        yield QuintScored(ScoredQuint(QUINTS[1], side, 3), _of_winner(side, 20, 0))
        yield CachetteRevealed(_cards("H3 DA DK D6 S6"), side)
    yield CachetteRevealed(_cards("H3 DA"), Side.NS)
    yield TricksCounted((8, 5), 5, (40, 25))
    yield from (DealEnded(3, level=is_level) for is_level in (False, True))
    if speaker.dummy is not None:
        yield DummyExposed(speaker.dummy, _cards("HA HT D7 S9 S3 S2 QR"))


def _tricks(speaker: Speaker) -> Iterator[str]:
    """A trick with its quints, told in one, and a quint by itself, as from the cachette."""
    for seat in (N, E):
        first, second = (
            QuintScored(ScoredQuint(quint, seat.side, 3), (20 + more, 15 + more))
            for quint, more in zip(QUINTS[1:3], (0, 25), strict=True)
        )
        for events in ((TrickWon(3, seat), first, second), (first, second)):
            yield _line("narrated", *event_text.narrate(speaker, events, moment(speaker, S)))
    highest, opponents = JokerLead.HIGHEST, JokerLead.OPPONENTS
    led = (("HA HK H5 H2", highest), ("QR S2 HA S9", highest), ("QR S2 HA S9", opponents))
    for cards, rule in led:
        trick = Trick(S, _cards(cards))
        played = Trick(S, trick.cards, trick_winner(trick, rule))
        report = event_text.TrickReport(4, played, rule, speaker)
        parts = [f"{report.name(seat)} {report.part(seat)}".strip() for seat in SEATS]
        yield _line("looked at", report.title(), *parts, report.quints(), report.spoken())


def _skylines(speaker: Speaker) -> Iterator[str]:
    """What beats each card of a hand: before a lead, after some cards, and as the last."""
    for led in ("", "C9", "HK H2", "C9 CK C5", "H2 H3 H4", "C9 QR C5"):
        now = moment(speaker, S, led=led)
        for sky in filter(None, (skyline(now, card) for card in now.hands[S] or ())):
            yield _line("beats", CardText(board_text.spoken(sky, speaker)).spoken())


RUBBERS = (MatchForm.RUBBER, MatchForm.RUBBER_POINTS)


def _board(speaker: Speaker) -> Iterator[str]:
    five, pair = QUINTS[1], QUINTS[2]
    for place in (
        QuintPlace(five),
        QuintPlace(pair, QuintStand.HALF, pair.cards[:1]),
        QuintPlace(pair, QuintStand.GONE),
        QuintPlace(five, QuintStand.TABLE, five.cards),
        *(QuintPlace(five, QuintStand.TABLE, five.cards, side) for side in speaker.sides),
        *(QuintPlace(five, QuintStand.TAKEN, side=side) for side in speaker.sides),
    ):
        yield _line("place", board_text.place_words(place, speaker))
    yield _line("tag", board_text.tag_words(pair, board_text.claim_of_nobody(pair.points)))
    for side in speaker.sides:
        seat = next(seat for seat in SEATS if seat.side is side)
        claim = board_text.claim(speaker, side, pair.points)
        yield _line(
            side.name,
            board_text.tag_words(pair, board_text.with_trick(claim)),
            board_text.royal_won(speaker, side, seat_text.who(speaker, seat)),
            board_text.cachette_worth(speaker, side, 55),
        )
    yield _line("cachette", board_text.cachette_title(card_text.card_name(PACK[0])))
    yield _line("tricks", board_text.for_the_trick(10), board_text.each(20))


def _match_events(speaker: Speaker) -> Iterator[str]:
    """How games and matches begin and end."""
    for form in _matches(speaker.form):
        rules = RuleOptions(form=speaker.form, match=form)
        now = moment(speaker, S, rules=rules)
        events: list[Event] = [
            GameBegan(number, speaker.seating, speaker.dummy, (25, 25)) for number in (1, 2)
        ]
        for side in Side:
            events.append(GameWon(side, by_quint=True, scores=_of_winner(side, 265, 190)))
            for lost in (0, 1) if form in RUBBERS else ():
                totals = _of_winner(side, 820, 640)
                events.append(RubberWon(side, _of_winner(side, 2, lost), totals))
        if form is MatchForm.ROUND:
            events += [RoundOver((-65, 130, -65)), RoundOver((0, 130, -130))]
        for event in events:
            told = event_text.sentence(speaker, event, now)
            yield _line(f"{form.value} {_name_of(event)}", told)
        game = GameResult(1, speaker.seating, speaker.dummy, (), (250, 100), Side.NS)
        for number in (1, 6, 7):
            heading = match_text.deal_heading(speaker, replace(now, deal_number=number))
            yield _line(f"{form.value} heading", heading)
        for side in Side:
            scores = _of_winner(side, 265, 190)
            end = DealResult(2, W, 5, (), (8, 5), scores)
            over = replace(now, winner=side, scores=scores, results=(end,), games=(game, game))
            yield _line(f"{form.value} over", *match_text.winner(speaker, over))


def _of_winner(side: Side, more: int, less: int) -> tuple[int, int]:
    return (more, less) if side is Side.NS else (less, more)


def _matches(form: Form) -> tuple[MatchForm, ...]:
    return (MatchForm.GAME, MatchForm.ROUND) if form is Form.DUMMY else (MatchForm.GAME, *RUBBERS)


DRAWN = (
    (DrawRule.ACE_LOW, "C2 HK H3 SA"),
    (DrawRule.ACE_LOW, "C4 S4 C5 D4"),  # the suit decides
    (DrawRule.ACE_HIGH, "C4 HK QR SA"),
)


def _draws(speaker: Speaker) -> Iterator[str]:
    """What was drawn, the lowest card first, and what it has settled."""
    for draw, codes in DRAWN:
        cards = _cards(codes)[: speaker.form.players]
        for turn in (S, W):
            rules = RuleOptions(form=speaker.form, draw=draw)
            after = moment(speaker, turn, phase=Phase.DEALING, rules=rules)
            after = replace(after, drawn=cards, dealer=turn)
            event = CardsDrawn(cards, speaker.seating, turn, speaker.dummy)
            yield _line("CardsDrawn", event_text.sentence(speaker, event, after))
            yield _line("CardsDrawn", match_text.draw_result(speaker, after))


FOLLOWING = (
    ("HA C7 C3 QR", ""),
    ("HA C7 C3 QR", "CK"),
    ("HA C7 C3", "CK"),
    ("C9 C7 C3", "CK"),
    ("HA D3 QR", "CK"),
    ("HA D3", "QR"),
    ("HA", "CK"),
    ("QR", ""),
)
"""Hands that are told different things, and what was led."""
NEVER = RuleOptions(JokerLead.FORBIDDEN_ALWAYS)


def _prompts(speaker: Speaker) -> Iterator[str]:
    for form in _matches(speaker.form):
        rules = RuleOptions(form=speaker.form, match=form)
        for phase in (Phase.DRAWING, Phase.MATCH_OVER):
            told = turn_text.prompt(speaker, moment(speaker, None, phase=phase, rules=rules))
            yield _line(f"{form.value} {phase.value}", told)
    for phase in (Phase.DEALING, Phase.DOUBLING, Phase.PLAY):
        for seat in SEATS:
            told = turn_text.prompt(speaker, moment(speaker, seat, phase=phase))
            yield _line(f"{phase.value} {seat.name}", told)
    for seat in filter(speaker.is_you, SEATS):
        for hand, led in FOLLOWING:
            told = turn_text.prompt(speaker, moment(speaker, seat, hand, led))
            yield _line(f"{seat.name} {hand}, {led or 'to lead'}", told)
        never = replace(NEVER, form=speaker.form)
        yield _line(seat.name, turn_text.prompt(speaker, moment(speaker, seat, rules=never)))
        last = moment(speaker, seat, "HA QR", "H2", rules=never, tricks=10)
        yield _line(seat.name, turn_text.prompt(speaker, last))


OF_CARDS = (
    Reason.NOT_IN_HAND,
    Reason.MUST_FOLLOW_SUIT,
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED,
    Reason.QUINT_ROYAL_MUST_BE_PLAYED,
)
"""Reasons that only whoever is on turn can be told."""
OF_PARTNERS = (Reason.PARTNER_HAS_DOUBLED, Reason.OWN_DOUBLE)
OF_OTHERS = (*OF_PARTNERS, Reason.ALREADY_DOUBLED, Reason.ALREADY_REDOUBLED)
"""Reasons that name another hand than the one that wished to call."""


def _refusals(speaker: Speaker) -> Iterator[str]:
    """Every reason, with every seat that it may name; nothing twice."""
    for reason in Reason:
        told = dict.fromkeys(_refusal_texts(speaker, reason))
        yield from (_line(reason.name, text) for text in told)


def _refusal_texts(speaker: Speaker, reason: Reason) -> Iterator[str]:
    own = speaker.viewer or S
    seats: Iterable[Seat] = SEATS
    if reason in OF_CARDS:
        seats = filter(speaker.is_you, SEATS)
    elif reason in OF_PARTNERS:
        seats = [own.partner]
    elif reason in OF_OTHERS:
        seats = own.clockwise[1:]
    for seat in seats:
        refusal = Refusal(reason, seat, Suit.CLUBS, parse_card("C5"))
        for joker_lead in (JokerLead.HIGHEST, JokerLead.FORBIDDEN_IF_WINNING):
            rules = RuleOptions(joker_lead, form=speaker.form)
            for phase in (Phase.PLAY, Phase.DOUBLING):
                for hand in ("HA C7 QR", "HA C7"):
                    now = moment(speaker, seat, hand, "CK", phase=phase, rules=rules)
                    yield refusal_text.why_not(speaker, refusal, now)
    if reason is Reason.ALREADY_DOUBLED:
        now = replace(
            moment(speaker, own, phase=Phase.DOUBLING), actions=(Call.PASS, Call.REDOUBLE)
        )
        yield refusal_text.why_not(speaker, Refusal(reason, own.next), now)


# ------------------------------------------------------------------- ends
def _scored(quint: int, trick: int, side: Side = Side.NS) -> ScoredQuint:
    return ScoredQuint(QUINTS[quint], side, trick)


ENDS: dict[str, tuple[tuple[ScoredQuint, ...], Pair]] = {
    "by a quint": ((_scored(1, 7),), (265, 190)),
    "by the first of two": ((_scored(1, 7), _scored(2, 7)), (275, 190)),
    "by the second of two": ((_scored(2, 2), _scored(7, 7), _scored(10, 7)), (250, 100)),
    "in a later trick": ((_scored(1, 2), _scored(2, 7), _scored(7, 7)), (265, 100)),
    "after the others": ((_scored(1, 2, Side.EW), _scored(7, 7)), (250, 100)),
    "from level": ((_scored(7, 7), _scored(10, 7)), (415, 400)),
    "from level at the target": ((_scored(7, 7),), (260, 250)),
    "in the cachette": ((_scored(1, 13), _scored(7, 13)), (275, 250)),
    "on tricks": ((), (255, 190)),
    "both over": ((), (280, 255)),
}
"""How a game can end, by the quints of its last deal and the scores; East–West may have won."""


def of_ends() -> Iterator[str]:
    """What decided a game, for both sides."""
    speaker = LISTENERS["four-south"]
    for how, (quints, scores) in ENDS.items():
        for side in Side:
            won = tuple([quint if side is Side.NS else _turned(quint) for quint in quints])
            own = scores if side is Side.NS else scores[::-1]
            end = DealResult(4, W, 5, won, None if quints else (8, 5), own)
            over = replace(moment(speaker, None), winner=side, scores=own, results=(end,))
            yield _line(how, *match_text.winner(speaker, over))


def _turned(scored: ScoredQuint) -> ScoredQuint:
    return replace(scored, side=scored.side.other)


# ------------------------------------------------------------------- calls
def of_calls(form: Form) -> Iterator[str]:
    """What player 0 is told at each call: the stakes, and who could answer it."""
    rules = RuleOptions(form=form)
    for dealer in SEATS:
        for state in doublings(rules, dealer):
            speaker, now = speaker_of(state), seen(state)
            calls = " ".join(turn_text.call_made(call) for call in now.calls)
            head = f"{dealer.name} deals; {calls}"
            if not now.actions:
                yield _line(head, turn_text.prompt(speaker, now), turn_text.call_note(now))
                continue
            prompt = turn_text.call_prompt(speaker, now)
            yield _line(head, prompt, turn_text.call_note(now))
            for call in legal_actions(state):
                assert isinstance(call, Call)
                told = turn_text.call_help(speaker, call, now)
                yield _line(f"  {turn_text.call_name(call)}", told)
    state = first_state(rules, lambda state: state.phase is Phase.DOUBLING)
    speaker, now = speaker_of(state), seen(state)
    for scores in ((0, 0), (120, 85)):
        yield _line("score", turn_text.call_score(speaker, replace(now, scores=scores)))
    yield _line("one deal", turn_text.call_score(replace(speaker, has_one_deal=True), now))


def doublings(rules: RuleOptions, dealer: Seat) -> Iterator[MatchState]:
    """Every moment that can occur in a doubling round of a first game, whoever deals."""
    start = apply(new_match(rules, S), Deal(PACK)).after
    deal = replace(start.dealt, dealer=dealer, trick=Trick(dealer.next))
    states = [replace(start, deal=deal, turn=dealer.next)]
    while states:
        state = states.pop()
        if state.phase is Phase.DOUBLING:
            yield state
            states += [apply(state, action).after for action in legal_actions(state)]


# ------------------------------------------------------------------- cards
def of_cards() -> Iterator[str]:
    """Every card, quint and suit by its names, and the counts of things."""
    for card in PACK:
        yield _line(
            str(card),
            card_text.card_name(card),
            card_text.the_card(card),
            card_text.card_hint(card, playable=None),
            card_text.card_hint(card, playable=True, place="…"),
            card_text.card_hint(card, playable=False, is_parted=True),
        )
    for quint in QUINTS:
        names = card_text.quint_name(quint), card_text.the_quint(quint)
        yield _line(card_text.quint_short(quint), *names)
    for suit in Suit:
        cards = [card for card in PACK if card.suit is suit]
        named = card_text.suit_name(suit), card_text.suit_one(suit), card_text.suit_none(suit)
        yield _line(*named, card_text.cards_by_suit(cards), questions.suit_out(suit, cards[::3]))
    for count in (0, 1, 4):
        yield _line(str(count), card_text.tricks_count(count))
    for count in (1, 4):
        yield _line(
            str(count),
            card_text.cards_count(count),
            card_text.deals_count(count),
            card_text.hints_count(count),
            card_text.counters_count(count),
            verdict_text.points_count(count),
        )


# ------------------------------------------------------------------- judging
def of_verdicts() -> Iterator[str]:
    for label in Label:
        yield _line(verdict_text.tag(label), verdict_text.word(label))
    for one in map(Estimate, (3.4, 1.0, 3.0, 3.0), (0.6, 1.3, 0.1, 0.0)):
        told = verdict_text.between(one, is_exact=not one.error)
        yield _line(f"{one.mean} ±{one.error}", told)
    yield _line("0.624", verdict_text.chance(0.624))


def of_reasons() -> Iterator[str]:
    """Every kind of reason: whole, with the cards' signs, and in brief; to each what is new."""
    for one in all_reasons():
        told = dict.fromkeys(
            text for speaker in OF_REASONS.values() for text in _reason_texts(one, speaker)
        )
        yield from (_line(one.kind.name, text) for text in told)


def _reason_texts(one: Why, speaker: Speaker) -> Iterator[str]:
    told = CardText(reason_text.reason_text(one, speaker))
    yield told.spoken()
    if speaker.viewer is S:
        yield told.plain(BAIZE)
    for action in (one.subject,) if one.compared is None else (one.subject, one.compared):
        yield CardText(reason_text.brief_reason(one, action, speaker)).plain(BAIZE)
