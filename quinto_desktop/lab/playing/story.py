"""What is printed of matches: the story of one, and the means of many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quinto_desktop.players import Level
from quinto_desktop.rules import (
    SEATS,
    CardsDrawn,
    DealResult,
    DrawRule,
    Form,
    GameBegan,
    GameResult,
    GameWon,
    MatchForm,
    MatchState,
    Payments,
    RuleOptions,
    Seat,
    Seating,
    Side,
    Step,
    marked_points,
    options_text,
    round_totals,
    settlement,
    standing_of,
)

_DEALS = "deal  dealer  trick at  tricks NS:EW  quints NS:EW  scores NS:EW"
_ORDERS = {
    DrawRule.PACK: "as in play",
    DrawRule.ACE_LOW: "the ace is low",
    DrawRule.ACE_HIGH: "the ace is high",
}


def story_of(seed: int, levels: Sequence[Level], steps: Sequence[Step]) -> Iterator[str]:
    """Tell how a whole match went."""
    final = steps[-1].after
    rules = final.rules
    what = "Game" if rules.match is MatchForm.GAME else "Match"
    yield f"{what} {seed}, {options_text(rules)}"
    yield "players: " + ", ".join(
        f"{number} {level.value}" for number, level in enumerate(levels, start=1)
    )
    for step in steps:
        for event in step.events:
            match event:
                case CardsDrawn():
                    yield from _draw(event, rules)
                case GameBegan():
                    yield _beginning(event, rules)
                    yield _DEALS
                case GameWon():
                    yield from _game(step.after.games[-1], rules)
    yield from _end(final)


def _draw(drawn: CardsDrawn, rules: RuleOptions) -> Iterator[str]:
    cards = ", ".join(f"{number} {card}" for number, card in enumerate(drawn.cards, start=1))
    yield f"the draw: {cards} ({_ORDERS[rules.draw]})"
    lowest = f"player {_player(drawn.seating, drawn.dealer)} has the lowest card and"
    if rules.form is Form.FOUR:
        partner = _player(drawn.seating, drawn.dealer.partner)
        yield f"{lowest} deals first; player {partner} is the partner"
    elif rules.form is Form.DUMMY:
        yield f"{lowest} has dummy first"
    else:
        yield f"{lowest} deals first"


def _beginning(game: GameBegan, rules: RuleOptions) -> str:
    seats = ", ".join(f"{seat.name} {_player(game.seating, seat)}" for seat in SEATS)
    told = f"seats: {seats}" if rules.match is MatchForm.GAME else f"game {game.number}: {seats}"
    if game.dummy is None:
        return told
    opponents = game.dummy.side.other
    return (
        f"{told}; player {_player(game.seating, game.dummy)} has dummy, at {game.dummy.name}; "
        f"{opponents.name} start with {game.scores[opponents]}"
    )


def _game(game: GameResult, rules: RuleOptions) -> Iterator[str]:
    for result in game.deals:
        yield _deal(result)
    won = "won" if rules.match is MatchForm.GAME else f"won game {game.number}"
    how = "by a quint" if game.deals[-1].tricks_won is None else "when the tricks were counted"
    deals = len(game.deals)
    yield (
        f"{game.winner.name} {won} {how}, {game.scores[game.winner]} to "
        f"{game.scores[game.winner.other]}, in {deals} {'deal' if deals == 1 else 'deals'}."
    )


def _deal(result: DealResult) -> str:
    tricks = "not counted" if result.tricks_won is None else _pair(result.tricks_won)
    return (
        f"{result.number:>4}  {result.dealer.name:>6}  {result.trick_value:>8}  {tricks:>12}  "
        f"{_pair(quint_points_of(result)):>12}  {_pair(result.scores):>12}"
    )


def quint_points_of(result: DealResult) -> tuple[int, int]:
    """What each side scored for quints in a deal, in points."""
    ns, ew = (
        marked_points(scored for scored in result.quints if scored.side is side) for side in Side
    )
    return ns, ew


def _end(final: MatchState) -> Iterator[str]:
    rules, games = final.rules, final.games
    if rules.form is Form.DUMMY:
        yield from _round_sheet(games)
    elif rules.match is not MatchForm.GAME:
        yield from _rubber(rules, games)
    paid = settlement(rules, games)
    if paid is not None:
        yield _settlement(rules, paid)


def _round_sheet(games: Sequence[GameResult]) -> Iterator[str]:
    yield "player  " + "".join(f"{number:>8}" for number in range(1, Form.DUMMY.players + 1))
    for game in games:
        yield f"game {game.number}  " + _signed(round_totals([game]))
    if len(games) > 1:
        yield "total   " + _signed(round_totals(games))


def _signed(points: Payments) -> str:
    return "".join(f"{gained:>+8}" for gained in points)


def _rubber(rules: RuleOptions, games: Sequence[GameResult]) -> Iterator[str]:
    standing = standing_of(rules, games)
    winner = standing.winner
    assert winner is not None  # the match is over
    won = standing.games_won
    yield f"{winner.name} won the rubber by {won[winner]} games to {won[winner.other]}."
    sums = []
    for side in Side:
        counts = [count[side] for count in standing.counts]
        counts += [standing.bonus] if side is winner else []
        sums.append(f"{side.name} {' + '.join(map(str, counts))} = {standing.totals[side]}")
    if rules.match is MatchForm.RUBBER_POINTS:
        yield "games count 1, 2 or 3: a reconstruction after Short Whist (rules §8)"
    yield f"totals: {', '.join(sums)}, with {standing.bonus} for the rubber"


def _settlement(rules: RuleOptions, paid: Payments) -> str:
    unit = "for each of the total" if rules.match is MatchForm.RUBBER_POINTS else "for ten points"
    counters = "counter" if rules.stakes == 1 else "counters"
    return f"settlement at {rules.stakes} {counters} {unit}: " + ", ".join(
        f"player {number} {_paid(sum_)}" for number, sum_ in enumerate(paid, start=1)
    )


def _paid(counters: int) -> str:
    if counters == 0:
        return "neither pays nor receives"
    return f"receives {counters}" if counters > 0 else f"pays {-counters}"


def _player(seating: Seating, seat: Seat) -> int:
    """The number of a seat's player, from 1."""
    return seating[seat] + 1


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}:{pair[1]}"


_SIDES = ("NS", "EW")
_SIDES_WITH_DUMMY = ("dummy's side", "opponents")


class Tally:
    """Counts matches, their games and their deals, for each side and for each player.

    With dummy the two sides are dummy's and its opponents', as dummy moves round the table.
    """

    def __init__(self, rules: RuleOptions) -> None:
        self._rules = rules
        self._matches = self._games = self._deals = self._counted = 0
        self._tricks, self._quints, self._won, self._rubbers = ([0, 0] for _ in range(4))
        self._won_by, self._points, self._counters = ([0] * rules.form.players for _ in range(3))

    def add(self, final: MatchState) -> None:
        """Count a match that is over."""
        self._matches += 1
        for game in final.games:
            self._add_game(game)
        if self._rules.form is Form.DUMMY:
            _add_to(self._points, round_totals(final.games))
        standing = standing_of(self._rules, final.games)
        if standing.winner is not None:
            self._rubbers[standing.winner] += 1
        _add_to(self._counters, settlement(self._rules, final.games) or ())

    def _add_game(self, game: GameResult) -> None:
        first = Side.NS if game.dummy is None else game.dummy.side
        sides = (first, first.other)
        self._games += 1
        self._deals += len(game.deals)
        self._won[sides.index(game.winner)] += 1
        for player in {game.seating[seat] for seat in SEATS if seat.side is game.winner}:
            self._won_by[player] += 1
        for result in game.deals:
            points = quint_points_of(result)
            _add_to(self._quints, [points[side] for side in sides])
            if result.tricks_won is not None:
                _add_to(self._tricks, [result.tricks_won[side] for side in sides])
                self._counted += 1

    def lines(self, spent_s: float) -> Iterator[str]:
        """The report, line by line."""
        is_single = self._rules.match is MatchForm.GAME
        what = "game" if is_single else self._rules.match.value.partition("_")[0]
        yield (
            f"{self._matches} {what}{'' if self._matches == 1 else 's'} in {spent_s:.1f} s: "
            f"{self._matches / spent_s:.1f} {what}s per second"
        )
        if not is_single:
            yield f"{self._games / self._matches:.2f} games per {what}"
        yield f"{self._deals / self._games:.2f} deals per game"
        # A deal that a quint ended early counts no tricks (rules §7).
        counted = max(self._counted, 1)
        yield self._by_side("tricks per counted deal", [f"{n / counted:.2f}" for n in self._tricks])
        means = [f"{points / self._deals:.2f}" for points in self._quints]
        yield self._by_side("quint points per deal", means)
        yield self._by_side("games won", self._won)
        if what == "rubber":
            yield self._by_side("rubbers won", self._rubbers)
        yield from self._by_player(what)

    def _by_player(self, what: str) -> Iterator[str]:
        yield _by_number("games won by player", self._won_by)
        if self._rules.form is Form.DUMMY:
            yield _by_number(f"points per {what}", self._means(self._points))
        if self._rules.stakes:
            yield _by_number(f"counters per {what}", self._means(self._counters))

    def _means(self, sums: Sequence[int]) -> list[str]:
        return [f"{number / self._matches:+.2f}" for number in sums]

    def _by_side(self, what: str, figures: Sequence[object]) -> str:
        sides = _SIDES_WITH_DUMMY if self._rules.form is Form.DUMMY else _SIDES
        named = [f"{side} {figure}" for side, figure in zip(sides, figures, strict=True)]
        return f"{what:<25} {'    '.join(named)}"


def _by_number(what: str, figures: Sequence[object]) -> str:
    named = [f"{number}: {figure}" for number, figure in enumerate(figures, start=1)]
    return f"{what:<25} {'    '.join(named)}"


def _add_to(sums: list[int], numbers: Sequence[int]) -> None:
    for place, number in enumerate(numbers):
        sums[place] += number
