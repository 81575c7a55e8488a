"""The rule book's worked score sheets: a deal, a rubber, and a round with dummy."""

from __future__ import annotations

from functools import lru_cache

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_PLAYERS_SEATS,
    RUBBER_BONUS,
    Call,
    Deal,
    DealResult,
    Form,
    GameResult,
    MatchForm,
    MatchState,
    Pair,
    RuleOptions,
    Side,
    apply,
    counters_for,
    first_dealer,
    marked_points,
    new_match,
    round_totals,
    settlement,
    shuffled_pack,
    standing_of,
)
from quinto_desktop.rules.notation import parse_action
from quinto_desktop.window.help.markup import Section, figure, paragraphs, see, subheading, table
from quinto_desktop.window.help.trick_example import seat_name
from quinto_desktop.window.text.card_text import quint_name, the_card
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate

GAME_NUMBER = 2094
"""The numbered game whose first deal is the example; Parlett's rules."""

_ACTIONS = (
    "pass pass pass double "
    "SK SA S7 S9 C6 CQ CK C7 CA C8 C4 H5 SJ D2 S6 QR D3 D5 D6 D7 D4 D8 D9 H4 "
    "ST S2 C2 C3 CJ C9 S8 DQ H6 H8 HQ HT CT S5 H7 C5 H9 DT HK SQ S4 DK HA DJ"
)

RUBBER = RuleOptions(match=MatchForm.RUBBER, stakes=2)
RUBBER_IN_GAMES = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=2)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=2)

_SCORES_OF_THE_RUBBER = ((260, 95), (205, 250), (280, 225))
# The final scores of the Dummy-player's side and the other side in each game of the round.
_SCORES_OF_THE_ROUND = ((265, 190), (205, 270), (255, 120))


@lru_cache(maxsize=1)
def played_deal() -> MatchState:
    """The example's first deal, played to its end; its result is the first of its `results`."""
    state = new_match(RuleOptions(), first_dealer(GAME_NUMBER))
    state = apply(state, Deal(shuffled_pack(GAME_NUMBER, 1))).after
    for word in _ACTIONS.split():
        state = apply(state, parse_action(word)).after
    return state


def rubber_games() -> tuple[GameResult, ...]:
    """The three games of the example's rubber."""
    seating = new_match(RUBBER).seating
    return tuple(
        GameResult(number, seating, None, (), scores, _ahead(scores))
        for number, scores in enumerate(_SCORES_OF_THE_RUBBER, start=1)
    )


def round_games() -> tuple[GameResult, ...]:
    """The three games of the example's round, in which each player has dummy once."""
    games = []
    for number, (dealer, points) in enumerate(
        zip(DUMMY_PLAYERS_SEATS, _SCORES_OF_THE_ROUND, strict=True), start=1
    ):
        start = new_match(ROUND, dealer)
        scores = points if dealer.side is Side.NS else (points[1], points[0])
        games.append(GameResult(number, start.seating, start.dummy, (), scores, _ahead(scores)))
    return tuple(games)


def _ahead(scores: Pair) -> Side:
    return Side.NS if scores[Side.NS] > scores[Side.EW] else Side.EW


def section() -> Section:
    """The worked score sheets."""
    return Section("sheet", translate("Help", "A score sheet"), _sheets())


def _sheets() -> str:
    return (
        subheading(translate("Help", "One deal"))
        + _deal_told()
        + figure("deal-trick", translate("Help", "The third trick of this deal."))
        + _deal_table(played_deal().results[0])
        + _deal_explained(played_deal().results[0])
        + subheading(translate("Help", "A rubber"))
        + _rubber_table()
        + _rubber_explained()
        + subheading(translate("Help", "A round with dummy"))
        + _round_table()
        + _round_explained()
    )


def _deal_told() -> str:
    state = played_deal()
    deal = state.deal
    assert deal is not None  # it has been played
    text = translate(
        "Help",
        "This is the first deal of game number {number} under the default rules; a new game with "
        "that number deals you the same cards. {dealer} dealt and, last to call, doubled, so a "
        "trick is worth {value}. The cachette turns out to hold {cachette}.",
    )
    assert deal.calls[-1] is Call.DOUBLE  # the dealer is the last to call
    return paragraphs(
        fill(
            text,
            number=str(GAME_NUMBER),
            dealer=seat_name(deal.dealer),
            value=deal.trick_value,
            cachette=join_and([the_card(card) for card in deal.cachette]),
        )
    )


def _deal_table(result: DealResult) -> str:
    rows: list[tuple[str, ...]] = []
    for trick in sorted({scored.trick for scored in result.quints}):
        fallen = [scored for scored in result.quints if scored.trick == trick]
        label = translate("Help", "Cachette") if trick == CACHETTE_TRICK else str(trick)
        quints = title_case(join_and([quint_name(scored.quint) for scored in fallen]))
        rows.append((label, quints, *_in_column(fallen[0].side, marked_points(fallen))))
    assert result.tricks_won is not None  # no quint ended this deal
    value = result.trick_value
    tricks = [f"{won} × {value} = {won * value}" for won in result.tricks_won]
    rows += [
        ("", translate("Help", "Quints in all"), *map(str, result.quint_points)),
        ("", translate("Help", "Tricks, cachette included"), *tricks),
        ("", translate("Help", "The whole deal"), *map(str, result.scores)),
    ]
    sums = (len(rows) - 3, len(rows) - 1)
    head = (translate("Help", "Trick"), translate("Help", "Scored"), *_sides())
    return table(head, rows, widths=(15, 39, 23, 23), figures=(2, 3), sums=sums)


def _deal_explained(result: DealResult) -> str:
    text = translate(
        "Help",
        "In the third trick North and South brought the ace and four of clubs together, but East "
        "had no clubs, trumped with the five of hearts, and took the lot. {winner} won the twelfth "
        "trick and with it the cachette, the thirteenth. The two and three of hearts in it were a "
        "quint. Its ace of diamonds and three of spades were not: their other halves had already "
        "fallen. Nobody has 250 yet, so {next} deals next.",
    )
    deal = played_deal().deal
    assert deal is not None and deal.tricks[-1].winner is not None  # it has been played
    winner = seat_name(deal.tricks[-1].winner)
    return paragraphs(fill(text, winner=winner, next=seat_name(result.dealer.next)))


def _rubber_table() -> str:
    standing = standing_of(RUBBER, rubber_games())
    rows = [
        (str(number), *map(str, counts)) for number, counts in enumerate(standing.counts, start=1)
    ]
    assert standing.winner is not None  # it is a whole rubber
    rows += [
        (translate("Help", "For the rubber"), *_in_column(standing.winner, standing.bonus)),
        (translate("Help", "Total"), *map(str, standing.totals)),
    ]
    head = (translate("Help", "Game"), *_sides())
    return table(head, rows, widths=(46, 27, 27), figures=(1, 2), sums=(len(rows) - 1,))


def _rubber_explained() -> str:
    games = rubber_games()
    standing, in_games = standing_of(RUBBER, games), standing_of(RUBBER_IN_GAMES, games)
    paid = settlement(RUBBER, games)
    assert paid is not None  # the rubber is over, and there are stakes
    text = translate(
        "Help",
        "Winning two games adds {bonus}. The totals differ by {difference}. At {stakes} counters "
        "for every ten points, dropping the odd five, each loser pays one winner {paid}.",
    )
    ours = translate(
        "Help",
        "Scored by single, double and treble games ({ours}), the same rubber comes to {counts}, "
        "plus 2 for the rubber: {winners} to {losers}. A difference of {difference} at {stakes} "
        "counters each is {paid}.",
    )
    counts = join_and([str(max(pair)) for pair in in_games.counts])
    high, low = max(in_games.totals), min(in_games.totals)
    return paragraphs(
        fill(
            text,
            bonus=RUBBER_BONUS,
            difference=max(standing.totals) - min(standing.totals),
            stakes=RUBBER.stakes,
            paid=max(paid),
        ),
        fill(
            ours,
            ours=see("s8-reconstruction", translate("Help", "our reconstruction")),
            counts=counts,
            winners=high,
            losers=low,
            difference=high - low,
            stakes=RUBBER_IN_GAMES.stakes,
            paid=counters_for(high - low, RUBBER_IN_GAMES),
        ),
    )


def _round_table() -> str:
    games, names = round_games(), _player_names()
    text = translate("Help", "{number}: {name} has dummy")
    rows = []
    for game in games:
        assert game.dummy is not None  # every game of a round has one
        side, player = game.dummy.side, game.seating[game.dummy]
        label = fill(text, number=game.number, name=names[player])
        scores = f"{game.scores[side]} : {game.scores[side.other]}"
        rows.append((label, scores, *map(_signed, round_totals((game,)))))
    rows.append((translate("Help", "The round"), "", *map(_signed, round_totals(games))))
    head = (translate("Help", "Game"), translate("Help", "Score"), *names)
    widths, last = (37, 18, 15, 15, 15), len(rows) - 1
    return table(head, rows, widths=widths, figures=(1, 2, 3, 4), sums=(last,))


def _round_explained() -> str:
    text = translate(
        "Help",
        "The Dummy-player’s score comes first; the other includes the opponents’ 25. In each game "
        "the Dummy-player wins or loses the difference twice, once with each opponent. At {stakes} "
        "counters for every ten points of each game, dropping odd fives, the round comes to "
        "{paid}.",
    )
    paid = settlement(ROUND, round_games())
    assert paid is not None  # there are stakes
    one = translate("Help", "{counters} for {name}")
    told = [
        fill(one, counters=_signed(counters), name=name)
        for counters, name in zip(paid, _player_names(), strict=True)
    ]
    return paragraphs(fill(text, stakes=ROUND.stakes, paid=join_and(told)))


def _player_names() -> tuple[str, str, str]:
    return translate("Help", "Ada"), translate("Help", "Bertram"), translate("Help", "Clara")


def _sides() -> tuple[str, str]:
    return translate("Help", "North–South"), translate("Help", "East–West")


def _in_column(side: Side, points: int) -> tuple[str, str]:
    """Points in the column of a side; the other stays empty."""
    return (str(points), "") if side is Side.NS else ("", str(points))


def _signed(points: int) -> str:
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else f"−{-points}"
