"""The match as a whole: its deals, the draw, how games begin and end, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_PLAYERS_SEATS,
    Card,
    CardsDrawn,
    Form,
    GameBegan,
    GameWon,
    MatchForm,
    Observation,
    RoundOver,
    RubberWon,
    RuleOptions,
    Side,
    decisive_quint,
    rank_in_draw,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import the_card, the_quint
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.words import fill, join_and, signed, title_case, translate


def deal_heading(speaker: Speaker, observation: Observation) -> str:
    """The heading of a deal: “Deal 3 · Bertram deals”, or “Game 2 of 3 · first deal”."""
    dealer, number = observation.dealer, max(1, observation.deal_number)
    if dealer is None:
        return translate("Words", "The draw comes first")
    if observation.rules.match is not MatchForm.GAME:
        text = translate("Words", "Game {game} of 3 · {deal}")
        return fill(text, game=observation.game_number, deal=_which_deal(number))
    if speaker.is_you(dealer):
        return fill(translate("Words", "Deal {number} · you deal"), number=number)
    text = translate("Words", "Deal {number} · {who} deals")
    return fill(text, number=number, who=speaker.name_of(dealer))


def _which_deal(number: int) -> str:
    ordinals = {
        1: translate("Words", "first deal"),
        2: translate("Words", "second deal"),
        3: translate("Words", "third deal"),
        4: translate("Words", "fourth deal"),
        5: translate("Words", "fifth deal"),
        6: translate("Words", "sixth deal"),
    }
    return ordinals.get(number) or fill(translate("Words", "deal {number}"), number=number)


def winner(speaker: Speaker, observation: Observation) -> tuple[str, str]:
    """Who has won the game, as a title, and how, as a sentence.

    Raises:
        ValueError: Nobody has won yet.
    """
    side = observation.winner
    if side is None:
        raise ValueError("the game goes on")
    title = side_text.agreeing(
        speaker,
        side,
        yours=translate("Words", "{side} win {game}", "addressing one of two partners"),
        you=translate("Words", "You win {game}"),
        one=translate("Words", "{side} wins {game}"),
        many=translate("Words", "{side} win {game}"),
    )
    name = title_case(side_text.name(speaker, side))
    title = fill(title, side=name, game=_game_name(observation))
    return title, _how_it_was_won(side, observation)


def rubber_winner(speaker: Speaker, side: Side) -> str:
    """Who has won the rubber, as a title."""
    title = side_text.agreeing(
        speaker,
        side,
        yours=translate("Words", "{side} win the rubber", "addressing one of two partners"),
        you=translate("Words", "You win the rubber"),
        one=translate("Words", "{side} wins the rubber"),
        many=translate("Words", "{side} win the rubber"),
    )
    return fill(title, side=title_case(side_text.name(speaker, side)))


def _game_name(observation: Observation) -> str:
    """The game in a sentence: “the game”, or “game 2” where a match has several."""
    if observation.rules.match is MatchForm.GAME:
        return translate("Words", "the game")
    return fill(translate("Words", "game {number}"), number=observation.game_number)


def draw_result(speaker: Speaker, observation: Observation) -> str:
    """The result of the draw, as a title: who plays together, has dummy, or deals."""
    if observation.rules.form is Form.FOUR:
        first, second = (side_text.members_in_sentence(speaker, side) for side in speaker.sides)
        text = translate("Words", "{first} play against {second}")
        return fill(text, first=title_case(first), second=second)
    if speaker.is_you(observation.dealer):
        if observation.rules.form is Form.DUMMY:
            return translate("Words", "You have dummy first")
        return translate("Words", "You deal first")
    text = translate("Words", "{who} deals first")
    if observation.rules.form is Form.DUMMY:
        text = translate("Words", "{who} has dummy first")
    assert observation.dealer is not None  # the draw has settled who deals
    return fill(text, who=speaker.name_of(observation.dealer))


def who_deals(speaker: Speaker, observation: Observation) -> str:
    """Who deals next, or has dummy in the next game, as a sentence."""
    player = player_to_deal(speaker, observation)
    if player is None:
        return ""
    is_new_game = observation.winner is not None
    if is_new_game and observation.rules.form is Form.DUMMY:
        text = translate("Words", "{who} has dummy in the next game, and deals.")
        if speaker.is_your_number(player):
            text = translate("Words", "You have dummy in the next game, and deal.")
    else:
        text = translate("Words", "{who} deals.")
        if speaker.is_your_number(player):
            text = translate("Words", "You deal.")
    return fill(text, who=speaker.names[player])


def player_to_deal(speaker: Speaker, observation: Observation) -> int | None:
    """The number of the player who deals next; between games, in the seating of the next."""
    turn = observation.turn
    if turn is None:
        return None
    if observation.winner is not None and observation.rules.form is Form.DUMMY:
        return DUMMY_PLAYERS_SEATS.index(turn)
    return speaker.player_of(turn)


def sentence(
    speaker: Speaker,
    event: CardsDrawn | GameBegan | GameWon | RubberWon | RoundOver,
    now: Observation,
) -> str | None:
    """Like `event_text.sentence`, for an event in which a match or a game begins or ends."""
    match event:
        case CardsDrawn():
            return _cards_drawn(speaker, event.cards, now)
        case GameBegan():
            return _game_began(speaker, event, now)
        case GameWon():
            return _game_won(speaker, event, now)
        case RubberWon():
            return _rubber_won(speaker, event, now.rules)
        case RoundOver():
            return _round_over(speaker, event)
        case _:
            assert_never(event)


def _cards_drawn(speaker: Speaker, cards: Sequence[Card], now: Observation) -> str:
    def rank(player: int) -> tuple[int, int]:
        return rank_in_draw(cards[player], now.rules.draw)

    drawn = []
    for place, player in enumerate(sorted(range(len(cards)), key=rank)):
        text = translate("Words", "{who} {card}")
        if place == 0 and speaker.is_your_number(player):
            text = translate("Words", "You draw {card}")
        elif place == 0:
            text = translate("Words", "{who} draws {card}")
        drawn.append(
            fill(text, who=seat_text.player(speaker, player), card=the_card(cards[player]))
        )
    text = translate("Words", "{drawn}. {result}.")
    if now.rules.form is Form.FOUR:
        text = translate("Words", "{drawn}. {result}. {deals}")
    result, deals = draw_result(speaker, now), who_deals(speaker, now)
    return fill(text, drawn=join_and(drawn), result=result, deals=deals)


def _game_began(speaker: Speaker, event: GameBegan, now: Observation) -> str | None:
    is_alone = now.rules.match is MatchForm.GAME
    if event.dummy is None:
        if is_alone:
            return None
        return fill(translate("Words", "Game {number} begins."), number=event.number)
    if speaker.is_you(event.dummy):
        text = translate("Words", "Game {number}: you take dummy; {others} start with {points}.")
        if is_alone:
            text = translate("Words", "You have dummy; {others} start with {points}.")
    else:
        text = translate("Words", "Game {number}: {who} takes dummy; {others} start with {points}.")
        if is_alone:
            text = translate("Words", "{who} has dummy; {others} start with {points}.")
    side = event.dummy.side.other
    who = speaker.name_of(event.dummy)
    values = {"others": side_text.name(speaker, side), "points": event.scores[side]}
    return fill(text, number=event.number, who=who, **values)


def _game_won(speaker: Speaker, event: GameWon, now: Observation) -> str:
    text = side_text.agreeing(
        speaker,
        event.side,
        yours=translate(
            "Words", "{side} win {game}, {won} to {lost}.", "addressing one of two partners"
        ),
        you=translate("Words", "You win {game}, {won} to {lost}."),
        one=translate("Words", "{side} wins {game}, {won} to {lost}."),
        many=translate("Words", "{side} win {game}, {won} to {lost}."),
    )
    won, lost = event.scores[event.side], event.scores[event.side.other]
    name = title_case(side_text.name(speaker, event.side))
    return fill(text, side=name, game=_game_name(now), won=won, lost=lost)


def _rubber_won(speaker: Speaker, event: RubberWon, rules: RuleOptions) -> str:
    games = translate("Words", "by two games to nil")
    if event.games_won[event.side.other]:
        games = translate("Words", "by two games to one")
    points = translate("Words", "{won} points to {lost}")
    if rules.match is MatchForm.RUBBER_POINTS:
        points = translate("Words", "{won} rubber points to {lost}")
    won, lost = event.totals[event.side], event.totals[event.side.other]
    text = translate("Words", "{title} {games}, with {points}.")
    title, points = rubber_winner(speaker, event.side), fill(points, won=won, lost=lost)
    return fill(text, title=title, games=games, points=points)


def _round_over(speaker: Speaker, event: RoundOver) -> str:
    parts = []
    order = sorted(range(len(event.totals)), key=lambda player: not speaker.is_your_number(player))
    for place, player in enumerate(order):
        text = translate("Words", "{who} {points}")
        if place == 0 and speaker.is_your_number(player):
            text = translate("Words", "you have {points}")
        elif place == 0:
            text = translate("Words", "{who} has {points}")
        parts.append(fill(text, who=speaker.names[player], points=signed(event.totals[player])))
    return fill(translate("Words", "The round is over: {parts}."), parts=join_and(parts))


def _how_it_was_won(side: Side, observation: Observation) -> str:
    result, target = observation.results[-1], observation.rules.target
    won, lost = observation.scores[side], observation.scores[side.other]
    values = {"won": won, "lost": lost, "deal": result.number, "target": target}
    if result.tricks_won is not None:
        text = translate("Words", "{won} to {lost}, on tricks in deal {deal}.")
        if lost >= target:
            text = translate(
                "Words",
                "{won} to {lost}: both sides reached {target} in deal {deal}, and the higher total "
                "wins.",
            )
        return fill(text, **values)
    decisive = decisive_quint(result, won, target)
    text = translate("Words", "{won} to {lost}, with {quint} in deal {deal}, trick {trick}.")
    if decisive.trick == CACHETTE_TRICK:
        text = translate("Words", "{won} to {lost}, with {quint} in the cachette of deal {deal}.")
    return fill(text, **values, quint=the_quint(decisive.quint), trick=decisive.trick)
