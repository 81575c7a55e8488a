"""What the rule book's text takes from the rules, the keys and the words of the options.

Its worked score sheets, a deal, a rubber and a round with dummy, are added up by the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_HANDICAP,
    DUMMY_PLAYERS_SEATS,
    PACK,
    QUINTS,
    RUBBER_BONUS,
    CachetteFrom,
    Call,
    Deal,
    DealResult,
    DrawRule,
    Form,
    GameResult,
    JokerLead,
    MatchForm,
    MatchState,
    Pair,
    Preset,
    QuintKind,
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
    trick_value,
)
from quinto_desktop.rules.notation import parse_action
from quinto_desktop.window.help.figure_art import SIGN_SCHEME, SIGN_SIZE
from quinto_desktop.window.help.trick_example import name_at
from quinto_desktop.window.look.fitting import MARK_OF
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS
from quinto_desktop.window.text import rule_text
from quinto_desktop.window.text.card_text import quint_name, the_card
from quinto_desktop.window.text.commands import QUESTIONS, Command
from quinto_desktop.window.text.translation import fill, join_and, signed, title_case, translate

Values = dict[str, object]
GAME_NUMBER = 2094  # the numbered game whose first deal is the example; Parlett's rules

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

_TRICKS = 13  # the cachette included
_OTHER_KEYS = ("F10", "Menu", "Ctrl+F", "Ctrl+P")


def book_values() -> Values:
    """Every value by its name in the text, such as “points:hearts”."""
    return {
        **_numbers(),
        **_signs(),
        **_option_words(),
        **_preset_words(),
        **_keys(),
        **_deal_values(),
        **_rubber_values(),
        **_round_values(),
    }


def _numbers() -> Values:
    value = trick_value(())
    singles = (QuintKind.ROYAL, QuintKind.FIVE)
    return {
        "pack": len(PACK),
        "trick": value,
        "tricks": _TRICKS * value,
        "tricks:doubled": _TRICKS * 2 * value,
        "tricks:redoubled": _TRICKS * 4 * value,
        "quints:most": sum(quint.points for quint in QUINTS),
        "quints:least": sum(quint.points for quint in QUINTS if quint.kind in singles),
        "points:rubber": RUBBER_BONUS,
        "points:dummy": DUMMY_HANDICAP,
        "points:royal": sum(quint.points for quint in QUINTS if quint.suit is None),
        **{
            f"points:{quint.suit.name.lower()}": quint.points
            for quint in QUINTS
            if quint.suit is not None
        },
    }


def _signs() -> Values:
    # As high as the text; the word is beside each.
    return {
        f"sign:{name}": f'<img src="{SIGN_SCHEME}:{name}" width="{SIGN_SIZE}" '
        f'height="{SIGN_SIZE}" style="vertical-align: middle">'
        for name in (*MARK_OF.values(), "crown")
    }


def _option_words() -> Values:
    quiet = '<span class="quiet">{}</span>'
    return {
        **{f"option:{option.value}": rule_text.option_name(option) for option in rule_text.Option},
        **{f"form:{form.value}": rule_text.form_words(form)[0] for form in Form},
        **{f"lead:{lead.value}": rule_text.joker_lead_words(lead)[0] for lead in JokerLead},
        **{f"cachette:{place.value}": rule_text.cachette_words(place)[0] for place in CachetteFrom},
        **{f"draw:{rule.value}": rule_text.draw_words(rule, Form.FOUR)[0] for rule in DrawRule},
        **{f"match:{match.value}": rule_text.match_words(match)[0] for match in MatchForm},
        "yes": translate("Help", "<b>yes</b>"),
        "no": quiet.format(translate("Help", "no")),
        "partly": quiet.format(translate("Help", "partly")),
        "silent": quiet.format("–"),
    }


def _preset_words() -> Values:
    four = [preset.rules() for preset in Preset]
    three = [preset.rules(Form.DUMMY) for preset in Preset]
    return {
        "presets": _cells(map(rule_text.preset_name, Preset)),
        "presets:joker_lead": _cells(
            rule_text.joker_lead_words(rules.joker_lead)[0] for rules in four
        ),
        "presets:cachette": _cells(
            rule_text.cachette_words(rules.cachette_from)[0] for rules in four
        ),
        "presets:draw": _cells(rule_text.draw_words(rules.draw, rules.form)[0] for rules in four),
        "presets:match": _cells(rule_text.match_words(rules.match)[0] for rules in four),
        "presets:dummy": _cells(rule_text.match_words(rules.match)[0] for rules in three),
    }


# --------------------------------------------------------------- the keys
def _keys() -> Values:
    others = [command for command in Command if command not in QUESTIONS]
    return {
        **{f"key:{deed.value}": _in_words(keys[:1]) for deed, keys in DEED_KEYS.items()},
        **{f"key:{key}": _in_words([QKeySequence(key)]) for key in _OTHER_KEYS},
        "key:ranks": _in_words(RANK_KEYS),
        "commands:questions": _command_rows(QUESTIONS),
        "commands:simple": _command_rows(one for one in others if one.spec.is_simple),
        "commands:more": _command_rows(one for one in others if not one.spec.is_simple),
    }


def _command_rows(commands: Iterable[Command]) -> str:
    return _rows(map(_told_command, commands))


def _told_command(command: Command) -> tuple[str, str]:
    """Its keys, what it does, and where the menus have it."""
    spec, text = command.spec, translate("Help", "{menu} > {title}")
    parent, title = spec.menu.stands_in, spec.menu.title
    if parent is not None:
        title = fill(text, menu=parent[0].title, title=title)
    found = fill(text, menu=title, title=spec.name).replace("&", "")
    if spec.purpose != spec.title.replace("&", ""):
        found = fill(translate("Help", "{purpose} ({menu})"), purpose=spec.purpose, menu=found)
    keys = _in_words(spec.keys)
    return f"**{keys}**" if keys else translate("Help", "in the menu"), found


def _in_words(keys: Iterable[QKeySequence | Qt.Key]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return translate("Help", ", ").join(QKeySequence(key).toString(native) for key in keys)


# --------------------------------------------------------------- the score sheets
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


def _deal_values() -> Values:
    deal, result = played_deal().deal, played_deal().results[0]
    assert deal is not None and deal.tricks[-1].winner is not None  # it has been played
    assert deal.calls[-1] is Call.DOUBLE  # the dealer is the last to call
    assert result.tricks_won is not None  # no quint ended this deal
    tricks = sorted({scored.trick for scored in result.quints} - {CACHETTE_TRICK})
    value = result.trick_value
    return {
        "deal:number": GAME_NUMBER,
        "deal:dealer": name_at(deal.dealer),
        "deal:value": deal.trick_value,
        "deal:cachette": join_and([the_card(card) for card in deal.cachette]),
        "deal:winner": name_at(deal.tricks[-1].winner),
        "deal:next": name_at(result.dealer.next),
        "deal:quints": _rows((str(trick), _quints_of(trick, result)) for trick in tricks),
        "deal:cachette-quints": _quints_of(CACHETTE_TRICK, result),
        **_by_side("deal:quints", result.quint_points),
        **_by_side(
            "deal:tricks", [f"{won} × {value} = {won * value}" for won in result.tricks_won]
        ),
        **_by_side("deal:score", result.scores),
    }


def _quints_of(trick: int, result: DealResult) -> str:
    fallen = [scored for scored in result.quints if scored.trick == trick]
    quints = title_case(join_and([quint_name(scored.quint) for scored in fallen]))
    return _cells((quints, _in_column(fallen[0].side, marked_points(fallen))))


def _rubber_values() -> Values:
    games = rubber_games()
    standing, in_games = standing_of(RUBBER, games), standing_of(RUBBER_IN_GAMES, games)
    paid = settlement(RUBBER, games)
    assert paid is not None and standing.winner is not None  # the rubber is over, for stakes
    high, low = max(in_games.totals), min(in_games.totals)
    return {
        "rubber:games": _rows(
            map(str, (number, *counts)) for number, counts in enumerate(standing.counts, start=1)
        ),
        "rubber:for-winners": _in_column(standing.winner, standing.bonus),
        **_by_side("rubber:total", standing.totals),
        "rubber:bonus": RUBBER_BONUS,
        "rubber:difference": max(standing.totals) - min(standing.totals),
        "rubber:stakes": RUBBER.stakes,
        "rubber:paid": max(paid),
        "games:counts": join_and([str(max(pair)) for pair in in_games.counts]),
        "games:winners": high,
        "games:losers": low,
        "games:difference": high - low,
        "games:stakes": RUBBER_IN_GAMES.stakes,
        "games:paid": counters_for(high - low, RUBBER_IN_GAMES),
    }


def _round_values() -> Values:
    values: Values = {"round:stakes": ROUND.stakes}
    for game in round_games():
        assert game.dummy is not None  # every game of a round has one
        side = game.dummy.side
        scores = f"{game.scores[side]} : {game.scores[side.other]}"
        values[f"round:game-{game.number}"] = _cells((scores, *map(signed, round_totals((game,)))))
    paid = settlement(ROUND, round_games())
    assert paid is not None  # there are stakes
    for player, (total, counters) in enumerate(
        zip(round_totals(round_games()), paid, strict=True), start=1
    ):
        values[f"round:total-{player}"] = signed(total)
        values[f"round:paid-{player}"] = signed(counters)
    return values


def _by_side(name: str, values: Iterable[object]) -> Values:
    return dict(zip((f"{name}-ns", f"{name}-ew"), values, strict=True))


def _in_column(side: Side, points: int) -> str:
    return _cells((str(points), "") if side is Side.NS else ("", str(points)))


def _rows(rows: Iterable[Iterable[str]]) -> str:
    return " |\n| ".join(map(_cells, rows))


def _cells(cells: Iterable[str]) -> str:
    return " | ".join(cells)
