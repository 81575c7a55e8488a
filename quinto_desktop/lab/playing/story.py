"""The story of a match, line by line, for a terminal. Players are numbered from 1."""

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
    """Tell how a whole match went.

    Args:
        seed: The match's number.
        levels: Its players' levels, by number.
        steps: All its steps.
    """
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
    """What every player has gained or lost, game by game (rules §9)."""
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
