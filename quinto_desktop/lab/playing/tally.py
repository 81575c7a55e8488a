"""What is printed of many matches: their means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quinto_desktop.rules import (
    SEATS,
    Form,
    GameResult,
    MatchForm,
    MatchState,
    RuleOptions,
    Side,
    round_totals,
    settlement,
    standing_of,
)

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
            points = result.quint_points
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
