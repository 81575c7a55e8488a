"""A game as a text to read: who played, each deal with its cards, calls and tricks, the points.

The text is meant for a fixed pitch. Its words are English; whoever asks for it may translate them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from quinto_desktop.records.fault_text import QT_TRANSLATE_NOOP
from quinto_desktop.records.saves.document import replay
from quinto_desktop.records.saves.saved_game import PlayerRecord, SavedGame
from quinto_desktop.rules import (
    SEATS,
    Call,
    Card,
    CodedDeal,
    Deal,
    DealResult,
    DealState,
    Form,
    GameResult,
    MatchForm,
    MatchState,
    NotationError,
    Pair,
    QuintKind,
    RuleOptions,
    ScoredQuint,
    Side,
    Step,
    Suit,
    deal_code,
    round_totals,
    settlement,
    sorted_hand,
    standing_of,
)
from quinto_desktop.rules.state import CACHETTE_TRICK
from quinto_desktop.rules.transition import deal_out


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """The words of one language.

    Attributes:
        tell: Puts one of the texts below into the language, with values for the names in braces.
        levels: The name of each level; another one is written as it is.
        committed: Says that the deals are fair, and may name the {commitment}.
    """

    tell: Callable[..., str]
    rules: Callable[[RuleOptions], str]
    levels: Mapping[str, str]
    quints_of: Mapping[QuintKind, str]
    seats: tuple[str, str, str, str]
    sides: tuple[str, str]
    side_names: tuple[str, str]
    committed: str


_NUMBERED = QT_TRANSLATE_NOOP("ScoreText", "Game number {number}")
_NO_TAKE_BACKS = QT_TRANSLATE_NOOP("ScoreText", "No take-backs")
_COMPUTER = QT_TRANSLATE_NOOP("ScoreText", "{name} ({level})")
_DUMMY = QT_TRANSLATE_NOOP("ScoreText", "Dummy, played by {name}")
_DRAWN = QT_TRANSLATE_NOOP("ScoreText", "The draw: {cards}")
_DREW = QT_TRANSLATE_NOOP("ScoreText", "{name} {card}")
_GAME = QT_TRANSLATE_NOOP("ScoreText", "Game {number}")
_DEAL = QT_TRANSLATE_NOOP("ScoreText", "Deal {number}, dealt by {dealer}")
_CACHETTE = QT_TRANSLATE_NOOP("ScoreText", "Cachette")
_CALLS = {
    Call.PASS: QT_TRANSLATE_NOOP("ScoreText", "{seat} passes"),
    Call.DOUBLE: QT_TRANSLATE_NOOP("ScoreText", "{seat} doubles"),
    Call.REDOUBLE: QT_TRANSLATE_NOOP("ScoreText", "{seat} redoubles"),
}
_VALUE = QT_TRANSLATE_NOOP("ScoreText", "A trick is worth {value}.")
_LEAD = QT_TRANSLATE_NOOP("ScoreText", "Lead")
_CARDS = QT_TRANSLATE_NOOP("ScoreText", "Cards")
_WINNER = QT_TRANSLATE_NOOP("ScoreText", "Winner")
_QUINTS = QT_TRANSLATE_NOOP("ScoreText", "Quints")
_BEFORE = QT_TRANSLATE_NOOP("ScoreText", "Before")
_TRICKS = QT_TRANSLATE_NOOP("ScoreText", "Tricks: {ns} and {ew}, at {value}")
_UNCOUNTED = QT_TRANSLATE_NOOP("ScoreText", "Won by a quint: no tricks counted")
_AFTER = QT_TRANSLATE_NOOP("ScoreText", "Score")
_CODE = QT_TRANSLATE_NOOP("ScoreText", "Deal code: {code}")
_UNFINISHED = QT_TRANSLATE_NOOP("ScoreText", "The deal is not over yet.")
_UNDEALT = QT_TRANSLATE_NOOP("ScoreText", "No cards have been dealt yet.")
_WON = QT_TRANSLATE_NOOP("ScoreText", "{side} won, {ours} to {theirs}.")
_BONUS = QT_TRANSLATE_NOOP("ScoreText", "For the rubber")
_TOTAL = QT_TRANSLATE_NOOP("ScoreText", "Total")
_PAID = QT_TRANSLATE_NOOP("ScoreText", "Counters")

_SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_GAP = "  "


def score_text(game: SavedGame, words: ScoreWords) -> str:
    """Write a game as lines of text, each deal that is over with all its cards.

    Of a deal in progress only what everybody has seen is told: calls and complete tricks.

    Raises:
        RecordError: An action is illegal at its point of the match.
    """
    steps = replay(game)
    return "\n".join(line.rstrip() for line in _Score(game, words, steps).lines()) + "\n"


@dataclass(frozen=True, slots=True)
class _Dealt:
    # `begun` is after it was dealt, `last` after its last action; its game is numbered from 1.
    game: int
    begun: MatchState
    last: MatchState
    pack: tuple[Card, ...]

    @property
    def deal(self) -> DealState:
        return self.last.dealt

    @property
    def result(self) -> DealResult | None:
        over = self.last.deals_finished > self.begun.deals_finished
        results = self.last.results if over else ()
        return results[-1] if results else None


@dataclass(frozen=True, slots=True)
class _Score:
    game: SavedGame
    words: ScoreWords
    steps: Sequence[Step]
    deals: list[_Dealt] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "deals", list(_deals_in(self.steps)))

    @property
    def has_several_games(self) -> bool:
        return self.game.rules.match is not MatchForm.GAME

    def lines(self) -> Iterator[str]:
        words = self.words
        yield "Quinto"
        yield from words.rules(self.game.rules).splitlines()
        if self.game.seed is not None:
            yield words.tell(_NUMBERED, number=str(self.game.seed))
        if self.game.commitment is not None:
            yield words.tell(words.committed, commitment=self.game.commitment.hex())
        if not self.game.has_take_backs:
            yield words.tell(_NO_TAKE_BACKS)
        yield from self._draw()
        if not self.deals:
            yield from _columns([(name,) for name in self._names()])
            yield ""
            yield words.tell(_UNDEALT)
        latest = 0
        for dealt in self.deals:
            if dealt.game != latest:
                yield from self._seats(dealt)
                latest = dealt.game
            yield from self._deal(dealt)
            if dealt.last.winner is not None and dealt.result is not None:
                yield from self._won(dealt.last)
        if self.steps:
            yield from self._end(self.steps[-1].after)

    # ------------------------------------------------------------------- who plays
    def _names(self) -> list[str]:
        return [self._named(player) for player in self.game.players]

    def _named(self, player: PlayerRecord) -> str:
        if player.level is None:
            return player.name
        level = self.words.levels.get(player.level, player.level)
        return self.words.tell(_COMPUTER, name=player.name, level=level)

    def _draw(self) -> Iterator[str]:
        drawn = self.steps[0].after.drawn if self.steps else ()
        if drawn:
            words, names = self.words, [player.name for player in self.game.players]
            cards = [
                words.tell(_DREW, name=name, card=_card(card))
                for name, card in zip(names, drawn, strict=True)
            ]
            yield words.tell(_DRAWN, cards=", ".join(cards))

    def _seats(self, dealt: _Dealt) -> Iterator[str]:
        words, state = self.words, dealt.begun
        yield ""
        if self.has_several_games:
            yield from _underlined(self._game(dealt.game), "=")
        rows = []
        for seat in SEATS:
            player = self.game.players[state.seating[seat]]
            name = self._named(player)
            if seat is state.dummy:
                name = words.tell(_DUMMY, name=player.name)
            rows.append((words.seats[seat], name))
        yield from _columns(rows)

    # ------------------------------------------------------------------- a deal
    def _deal(self, dealt: _Dealt) -> Iterator[str]:
        words, deal, result = self.words, dealt.deal, dealt.result
        yield ""
        dealer = words.seats[deal.dealer]
        yield from _underlined(words.tell(_DEAL, number=str(deal.number), dealer=dealer), "-")
        if result is not None and not deal.has_real_cards:
            yield from self._hands(dealt)
            yield ""
        yield from self._calls(deal)
        if deal.tricks and not deal.has_real_cards:
            yield ""
            yield from _columns(list(self._tricks(dealt)), figures=(0, 5, 6))
        yield ""
        if result is None:
            yield words.tell(_UNFINISHED)
        else:
            told = deal.quints if deal.has_real_cards else ()  # nobody knows in which tricks
            yield from self._points(result, told)
            yield from self._code(dealt, result.before)

    def _hands(self, dealt: _Dealt) -> Iterator[str]:
        hands, cachette = deal_out(dealt.pack, dealt.deal.dealer, self.game.rules.cachette_from)
        names = (*self.words.seats, self.words.tell(_CACHETTE))
        piles = (*hands, sorted_hand(cachette))
        rows = [(name, *_by_suit(pile)) for name, pile in zip(names, piles, strict=True)]
        yield from _columns(rows)

    def _calls(self, deal: DealState) -> Iterator[str]:
        words = self.words
        seats = deal.eldest_hand.clockwise
        calls = [
            words.tell(_CALLS[call], seat=words.seats[seat])
            for seat, call in zip(seats, deal.calls, strict=False)
        ]
        if calls:
            yield f"{_GAP}{', '.join(calls)}. " + words.tell(_VALUE, value=deal.trick_value)

    def _tricks(self, dealt: _Dealt) -> Iterator[tuple[str, ...]]:
        words, deal = self.words, dealt.deal
        heads = ("", *map(words.tell, (_LEAD, _CARDS, _WINNER, _QUINTS)))
        yield (*heads, *words.sides)
        scores = dealt.begun.scores
        for number, trick in enumerate(deal.tricks, start=1):
            assert trick.winner is not None  # it is complete
            quints = _quints_of(deal, number)
            scores = _added(scores, quints)
            cards, winner = _cards(trick.cards), words.seats[trick.winner]
            lead = words.seats[trick.leader]
            told = ", ".join(self._quint(scored) for scored in quints)
            yield (str(number), lead, cards, winner, told, *map(str, scores))
        if dealt.result is not None and dealt.result.tricks_won is not None:
            quints, last = _quints_of(deal, CACHETTE_TRICK), deal.tricks[-1].winner
            assert last is not None
            scores = _added(scores, quints)
            told = ", ".join(self._quint(scored) for scored in quints)
            cards = _cards(sorted_hand(deal.cachette))
            yield ("", words.tell(_CACHETTE), cards, words.seats[last], told, *map(str, scores))

    def _quint(self, scored: ScoredQuint) -> str:
        quint = scored.quint
        sign = "" if quint.suit is None else _SIGNS[quint.suit]
        return f"{sign}{self.words.quints_of[quint.kind]} +{quint.points}"

    def _points(self, result: DealResult, told: Sequence[ScoredQuint]) -> Iterator[str]:
        words, before = self.words, result.before
        rows = [("", *words.sides), (words.tell(_BEFORE), *map(str, before))]
        for one in told:
            rows.append(("", *(self._quint(one) if one.side is side else "" for side in Side)))
        rows.append((words.tell(_QUINTS), *map(str, result.quint_points)))
        if result.tricks_won is None:
            rows.append((words.tell(_UNCOUNTED), "", ""))
        else:
            ns, ew = map(str, result.tricks_won)
            tricks = words.tell(_TRICKS, value=result.trick_value, ns=ns, ew=ew)
            rows.append((tricks, *map(str, result.trick_points)))
        rows.append((words.tell(_AFTER), *map(str, result.scores)))
        yield from _columns(rows, figures=(1, 2))

    def _code(self, dealt: _Dealt, scores: Pair) -> Iterator[str]:
        dealer, dummy = dealt.deal.dealer, dealt.begun.dummy
        try:
            deal = CodedDeal.of_pack(dealt.pack, dealer, self.game.rules, dummy, scores)
        except NotationError:
            return  # both sides were level above the target, which no code can tell
        yield ""
        yield self.words.tell(_CODE, code=deal_code(deal))

    # ------------------------------------------------------------------- how it ended
    def _won(self, state: MatchState) -> Iterator[str]:
        words, winner = self.words, state.winner
        assert winner is not None
        ours, theirs = str(state.scores[winner]), str(state.scores[winner.other])
        yield ""
        yield words.tell(_WON, side=words.side_names[winner], ours=ours, theirs=theirs)

    def _end(self, state: MatchState) -> Iterator[str]:
        rules, games = self.game.rules, state.games
        if self.has_several_games and games:
            yield ""
            is_round = rules.form is Form.DUMMY
            rows = self._of_players(games) if is_round else self._of_sides(rules, games)
            yield from _columns(rows, figures=range(1, len(rows[0])))
        paid = settlement(rules, games)
        if paid is not None:
            yield ""
            heads = ("", *(player.name for player in self.game.players))
            row = (self.words.tell(_PAID), *map(_signed, paid))
            yield from _columns([heads, row], figures=range(1, len(heads)))

    def _of_players(self, games: Sequence[GameResult]) -> list[tuple[str, ...]]:
        rows = [("", *(player.name for player in self.game.players))]
        rows += [(self._game(game.number), *map(_signed, round_totals([game]))) for game in games]
        return [*rows, (self.words.tell(_TOTAL), *map(_signed, round_totals(games)))]

    def _of_sides(self, rules: RuleOptions, games: Sequence[GameResult]) -> list[tuple[str, ...]]:
        words, standing = self.words, standing_of(rules, games)
        rows: list[tuple[str, ...]] = [("", *words.sides)]
        for game, count in zip(games, standing.counts, strict=True):
            rows.append((self._game(game.number), *map(str, count)))
        if standing.winner is not None:
            bonus = [str(standing.bonus) if side is standing.winner else "" for side in Side]
            rows.append((words.tell(_BONUS), *bonus))
        rows.append((words.tell(_TOTAL), *map(str, standing.totals)))
        return rows

    def _game(self, number: int) -> str:
        return self.words.tell(_GAME, number=str(number))


def _deals_in(steps: Sequence[Step]) -> Iterator[_Dealt]:
    starts = [at for at, step in enumerate(steps) if isinstance(step.action, Deal)]
    for start, end in zip_longest(starts, starts[1:], fillvalue=len(steps)):
        begun, deal = steps[start].after, steps[start].action
        assert isinstance(deal, Deal)
        # Before the deal: what was finished then tells whether this one is over.
        yield _Dealt(len(begun.games) + 1, begun, steps[end - 1].after, deal.pack)


def _quints_of(deal: DealState, trick: int) -> list[ScoredQuint]:
    return [scored for scored in deal.quints if scored.trick == trick]


def _added(scores: Pair, quints: Sequence[ScoredQuint]) -> Pair:
    ns, ew = (
        score + sum(scored.quint.points for scored in quints if scored.side is side)
        for side, score in zip(Side, scores, strict=True)
    )
    return ns, ew


# ------------------------------------------------------------------- cards and columns
def _card(card: Card) -> str:
    if card.suit is None or card.rank is None:
        return str(card)
    return _SIGNS[card.suit] + _rank(card)


def _rank(card: Card) -> str:
    assert card.rank is not None
    return "10" if card.rank.letter == "T" else card.rank.letter


def _cards(cards: Sequence[Card]) -> str:
    # In the given order, each as wide as the widest.
    return " ".join(f"{_card(card):<3}" for card in cards)


def _by_suit(cards: Sequence[Card]) -> list[str]:
    # One text for each suit, hearts first, and one for the Quint Royal.
    piles = []
    for suit, sign in _SIGNS.items():
        ranks = [_rank(card) for card in cards if card.suit is suit]
        piles.append(f"{sign} {' '.join(ranks) or '–'}")
    return [*piles, " ".join(str(card) for card in cards if card.suit is None)]


def _underlined(text: str, line: str) -> Iterator[str]:
    yield text
    yield line * len(text)


def _signed(number: int) -> str:
    return f"{number:+}" if number else "0"


def _columns(rows: Sequence[Sequence[str]], figures: Sequence[int] = ()) -> Iterator[str]:
    # Every column is as wide as its widest cell; figures stand at the right.
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if place in figures else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield _GAP + _GAP.join(cells)
