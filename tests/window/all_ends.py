"""What is said of matches that are over, and on score sheets, for people to read and approve."""

from __future__ import annotations

from kit import *
from matches import NAMES, first_state, seen, speaker_of
from present import present
from sheets import words_of

from quinto_desktop.game import dealt_cards
from quinto_desktop.game.past.story import HeadlineKind
from quinto_desktop.rules import DealResult, GameResult, Seating
from quinto_desktop.window.help.book_values import book_values
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.sheet.all_hands import all_hands
from quinto_desktop.window.sheet.content import SheetContent
from quinto_desktop.window.sheet.match_ending import MatchEnding
from quinto_desktop.window.sheet.results import result_of, told_deal
from quinto_desktop.window.text.rule_text import option_lines, summary, variant_name

FOUR: Seating = (0, 1, 2, 3)
TWO: Seating = (0, 1, 0, 1)
WITH_DUMMY: list[tuple[Seating, Seat]] = [
    ((0, 2, 0, 1), Seat.N),
    ((2, 1, 0, 1), Seat.E),
    ((1, 2, 0, 2), Seat.W),
]
"""How three sit when the first, the second and the third of them has dummy."""


# ------------------------------------------------------------------- matches that are over
def a_game(
    number: int, scores: tuple[int, int], seating: Seating = FOUR, dummy: Seat | None = None
) -> GameResult:
    winner = Side.NS if scores[0] > scores[1] else Side.EW
    deal = DealResult(1, Seat.S, 5, (), (5, 8), scores)
    return GameResult(number, seating, dummy, (deal,), scores, winner)


def after(
    rules: RuleOptions,
    scores: Sequence[tuple[int, int]],
    viewer: Seat | None = Seat.S,
    people: frozenset[int] = frozenset(),
) -> tuple[Observation, Speaker]:
    """A match of games with such scores, and the words for the player of a seat in the last one."""
    sits: list[tuple[Seating, Seat | None]] = [(FOUR if rules.form is Form.FOUR else TWO, None)]
    if rules.form is Form.DUMMY:
        sits = [*WITH_DUMMY]
    games = [a_game(at + 1, pair, *sits[at % len(sits)]) for at, pair in enumerate(scores)]
    last = games[-1]
    observation = replace(
        observe(new_match(rules), Seat.S),
        phase=Phase.MATCH_OVER,
        seating=last.seating,
        dummy=last.dummy,
        scores=last.scores,
        results=last.deals,
        winner=last.winner,
        games=tuple(games),
        deal_number=1,
    )
    names = NAMES[rules.form.players]
    return observation, Speaker(names, viewer, last.seating, last.dummy, people)


ONE, THREE, TWO_HANDS = (RuleOptions(form=form, stakes=1) for form in Form)
RUBBER = RuleOptions(match=MatchForm.RUBBER, stakes=2)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=1)
POINTS = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=5)
MATCHES: dict[str, tuple[RuleOptions, list[tuple[int, int]]]] = {
    "a rubber": (RUBBER, [(265, 190), (120, 255), (260, 100)]),
    "a rubber of fewer points": (RUBBER, [(255, 250), (0, 400), (255, 250)]),
    "treble, double and single": (POINTS, [(265, 0), (100, 255), (260, 200)]),
    "a round": (replace(ROUND, stakes=3), [(255, 190), (255, 130), (250, 200)]),
    "a round that is shared": (ROUND, [(250, 230), (250, 210), (220, 240)]),
    "one who pays two": (ROUND, [(250, 210), (250, 210), (220, 240)]),
    "two who pay one": (ROUND, [(250, 210), (250, 210), (240, 220)]),
    "a game won with dummy": (replace(THREE, stakes=3), [(255, 190)]),
    "a game lost with dummy": (THREE, [(100, 250)]),
    "a game won": (ONE, [(250, 130)]),
    "a game lost": (ONE, [(240, 255)]),
    "too small a difference": (ONE, [(250, 245)]),
    "a game without stakes": (RuleOptions(), [(250, 130)]),
    "a game of two": (TWO_HANDS, [(250, 130)]),
}


def of_matches() -> Iterator[str]:
    """The last page of a match, for both sides and for a spectator."""
    for name, (rules, scores) in MATCHES.items():
        all_of_them = frozenset(range(rules.form.players))
        people = {"S": Seat.S, "E": Seat.E, "nobody": None, "all of them": None}
        for who, viewer in people.items():
            has_all = who == "all of them"
            told = after(rules, scores, viewer, all_of_them if has_all else frozenset())
            result = present(result_of(*told))
            yield f"{name}, {who}: {result.title}"
            yield from (f"  {line}" for line in result.text.split("\n"))
            yield f"  {' | '.join(f'{one.words} ({one.act})' for one in result.row.buttons)}"
            ending = result.ending
            assert ending is not None
            yield from (f"  note: {note}" for note in ending.notes)
            yield f"  mood: {ending.mood.name}"
            if isinstance(ending, MatchEnding):
                yield from (f"  sum: {text}" for text, _ in ending.sums)
                yield from (f"  {one.chip} | {'; '.join(one.won_with)}" for one in ending.curves)


def of_draws() -> Iterator[str]:
    """What a draw is for, and how the cards rank in it."""
    for form, draw in product(Form, (DrawRule.PACK, DrawRule.ACE_LOW, DrawRule.ACE_HIGH)):
        state = new_match(RuleOptions(form=form, draw=draw))
        result = present(result_of(seen(state), speaker_of(state)))
        yield f"{form.value}, {draw.value}: {result.title}"
        yield from (f"  {line}" for line in result.text.split("\n"))


# ------------------------------------------------------------------- deals that are over
STORIES = {
    **{kind.name: (RuleOptions(), kind) for kind in HeadlineKind},
    **{form.value: (RuleOptions(form=form, target=400), None) for form in Form},
    "won by tricks": (RuleOptions(match=MatchForm.RUBBER, target=60), HeadlineKind.TRICKS),
}


def of_stories() -> Iterator[str]:
    """The story of a deal under every kind of headline, and in every form; and all hands."""
    for name, (rules, kind) in STORIES.items():
        state = told_at(rules, kind)
        dealt = present(dealt_cards(state))
        for player in (0, 1, None):
            now, speaker = seen(state, player), speaker_of(state, player)
            words = told_deal(now, speaker).words
            yield f"{name}, {player}: {words.headline}"
            hands = all_hands(dealt, now, speaker, Seat.N).spoken if kind is None else ""
            told = (*words.spoken.split("\n"), *words.rows, *hands.split("\n"))
            yield from (f"  {line}" for line in told if line)
            yield f"  {words.heads} {words.closing} {words.goals}"
            for sentence in words.foot:
                yield f"  foot: {' | '.join(piece.text for piece in sentence)}"


@cache
def told_at(rules: RuleOptions, kind: HeadlineKind | None) -> MatchState:
    """The end of a deal under a kind of headline, which is the same in every language."""
    return first_state(rules, partial(has_story, kind))


def has_story(kind: HeadlineKind | None, state: MatchState) -> bool:
    has_ended = state.phase is Phase.MATCH_OVER and state.results[-1].tricks_won is None
    if not state.results or not (has_ended or state.phase is Phase.DEALING):
        return False
    story = told_deal(seen(state), speaker_of(state)).story
    return kind is None or story.headline.kind is kind


# ------------------------------------------------------------------- score sheets
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


HOFFMANN = Preset.HOFFMANN.rules()
THE_ROUND = replace(Preset.HANDBOOK.rules(Form.DUMMY), stakes=3)
TWO_GAMES = replace(Preset.HANDBOOK.rules(Form.TWO), stakes=1)
MOMENTS: dict[str, tuple[RuleOptions, Callable[[MatchState], bool]]] = {
    "one game": (RuleOptions(), lambda state: is_late_in_game(1)(state) and bool(state.results)),
    "first game of a rubber": (HOFFMANN, is_late_in_game(1)),
    "third game of a rubber": (HOFFMANN, is_late_in_game(3)),
    "rubber won": (replace(HOFFMANN, stakes=2), is_long),
    "rubber points": (POINTS, is_long),
    "rubber points in play": (POINTS, is_late_in_game(3)),
    "first game of a round": (THE_ROUND, is_late_in_game(1)),
    "second game of a round": (THE_ROUND, is_late_in_game(2)),
    "third game of a round": (THE_ROUND, is_late_in_game(3)),
    "round over": (THE_ROUND, is_over),
    "one game with dummy": (RuleOptions(form=Form.DUMMY, stakes=1), is_over),
    "two players": (TWO_GAMES, is_late_in_game(2)),
    "two players' rubber": (TWO_GAMES, is_long),
    "the draw": (HOFFMANN, lambda state: bool(state.drawn)),
}


@cache
def moment_of(name: str) -> MatchState:
    return first_state(*MOMENTS[name])


def content(name: str, player: int | None = 0) -> SheetContent:
    state = moment_of(name)
    return content_of(seen(state, player), speaker_of(state, player))


def of_sheets() -> Iterator[str]:
    """The score sheet: what a listener hears of it, and what stands on it."""
    before = new_match(HOFFMANN)
    told = {"before the draw": content_of(seen(before), speaker_of(before))}
    viewers = {"the first": 0, "the second": 1, "nobody": None}
    told |= {
        f"{name}, to {who}": content(name, viewers[who]) for name in MOMENTS for who in viewers
    }
    for name, sheet in told.items():
        yield name
        yield from (f"  {line}" for line in describe(sheet).split("\n"))
        if not name.endswith(("another", "nobody")):
            yield f"  in short: {' '.join(words_of(sheet))}"
            yield f"  on paper: {' '.join(words_of(sheet, in_full=True))}"


def of_rules() -> Iterator[str]:
    """Each preset in each form, and every choice of every option, by its name and in full."""
    many = [preset.rules(form) for preset in Preset for form in Form]
    many += [RuleOptions(form=form, match=one) for form in Form for one in matches_of(form)]
    many += [RuleOptions(joker_lead=one) for one in JokerLead]
    many += [RuleOptions(draw=one) for one in DrawRule]
    many += [RuleOptions(stakes=stakes, target=100) for stakes in (1, 7)]
    for rules in dict.fromkeys(many):
        yield variant_name(rules)
        yield from (f"  {line}" for line in option_lines(rules))
        yield f"  in short: {summary(rules)}"


def of_book() -> Iterator[str]:
    """What the rule book reckons by the rules, and what its pictures are in words."""
    for name, value in book_values().items():
        if not name.startswith(("sign:", "key:", "commands:")):
            yield f"{name}: {value}"
    for name, example in EXAMPLES.items():
        yield f"figure:{name}: {example.description()}"
