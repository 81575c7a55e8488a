"""The end of a rubber or of a round in words: who has won it and by how much, and its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quinto_desktop.game.past.game_story import GameStory, game_story
from quinto_desktop.rules import GameResult, MatchForm, Observation, Side, round_totals, standing_of
from quinto_desktop.window.sheet.ending import (
    Mood,
    congratulations,
    how_short,
    mood_of,
    plain,
    round_mood,
)
from quinto_desktop.window.sheet.match_table import match_table, settlement_lines
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, signed, title_case, translate


class Curve(NamedTuple):
    """A game of a match, in words and as its own side saw it."""

    title: str
    chip: str
    own: Side
    story: GameStory
    won_with: tuple[str, ...]


class MatchEnding(NamedTuple):
    """How a match of several games has ended."""

    mood: Mood
    title: str
    line: str
    curves: tuple[Curve, ...]
    sums: tuple[tuple[str, Side | None], ...]
    notes: tuple[str, ...]
    spoken: str


def match_ending_of(observation: Observation, speaker: Speaker) -> MatchEnding:
    """How the rubber or the round that is over has ended."""
    speaker = plain(speaker)
    table = match_table(observation, speaker)
    notes = settlement_lines(observation, speaker)
    if table is not None and table.note:
        notes = (*notes, table.note)
    is_round = observation.rules.match is MatchForm.ROUND
    mood, title, line, sums, best = (_of_round if is_round else _of_rubber)(observation, speaker)
    notes = (*congratulations(speaker, best), *notes, *speaker.offer[:1])
    rows = () if table is None else table.rows
    told = (line, *(f"{row.spoken}." for row in rows), *notes)
    curves = tuple([_curve(game, observation, speaker) for game in observation.games])
    return MatchEnding(mood, title, line, curves, sums, notes, "\n".join(told))


_Told = tuple[Mood, str, str, tuple[tuple[str, Side | None], ...], Sequence[int]]


# ------------------------------------------------------------------- a rubber
def _of_rubber(observation: Observation, speaker: Speaker) -> _Told:
    rules = observation.rules
    standing = standing_of(rules, observation.games)
    winner = standing.winner
    assert winner is not None  # the rubber is over
    mood = mood_of(speaker, winner)
    won, lost = standing.totals[winner], standing.totals[winner.other]
    values = {
        "side": side_text.name(speaker, winner),
        "points": won - lost,
        "won": won,
        "lost": lost,
        "games": standing.games_won[winner.other],
    }
    is_by_points = rules.match is MatchForm.RUBBER and won > lost
    title = fill(_rubber_title(mood, is_by_points=is_by_points), **values)
    if not is_by_points and rules.match is not MatchForm.RUBBER:
        title = fill(_rubber_points_title(mood), **values)
    text = translate("Ending", "{who}: {games} games of {count}. For the rubber: {bonus}.")
    line = fill(
        text,
        who=title_case(side_text.name(speaker, winner)),
        games=standing.games_won[winner],
        count=len(observation.games),
        bonus=standing.bonus,
    )
    sums: list[tuple[str, Side | None]] = []
    for side in (winner, winner.other):
        total = standing.totals[side]
        text = translate("Ending", "{side}: {total}.", "what a side has in the end")
        if side is winner:
            text = translate("Ending", "{side}: {games}, and {bonus} for the rubber: {total}.")
        values = {"side": side_text.title(speaker, side), "total": total, "bonus": standing.bonus}
        sums.append((fill(text, games=total - standing.bonus, **values), side))
    return mood, title, line, tuple(sums), speaker.players_of(winner)


def _rubber_title(mood: Mood, *, is_by_points: bool) -> str:
    if is_by_points:
        return {
            Mood.VICTORY: translate("Ending", "The rubber is ours by {points} points"),
            Mood.DEFEAT: translate("Ending", "The rubber is theirs by {points} points"),
            Mood.NEUTRAL: translate("Ending", "Rubber won: {side}, by {points} points"),
        }[mood]
    return {
        Mood.VICTORY: translate("Ending", "The rubber is ours, 2 games to {games}"),
        Mood.DEFEAT: translate("Ending", "The rubber is theirs, 2 games to {games}"),
        Mood.NEUTRAL: translate("Ending", "Rubber won: {side}, 2 games to {games}"),
    }[mood]


def _rubber_points_title(mood: Mood) -> str:
    return {
        Mood.VICTORY: translate("Ending", "The rubber is ours, {won} to {lost}"),
        Mood.DEFEAT: translate("Ending", "The rubber is theirs, {won} to {lost}"),
        Mood.NEUTRAL: translate("Ending", "Rubber won: {side}, {won} to {lost}"),
    }[mood]


# ------------------------------------------------------------------- a round
def _of_round(observation: Observation, speaker: Speaker) -> _Told:
    totals = round_totals(observation.games)
    order = sorted(range(len(totals)), key=lambda player: -totals[player])
    best = [player for player in order if totals[player] == totals[order[0]]]
    names = [seat_text.player(speaker, player) for player in best]
    mine = speaker.own_side is not None and any(map(speaker.is_your_number, best))
    if len(best) > 1:
        title = fill(translate("Ending", "Round shared: {who}"), who=join_and(names))
    else:
        text = translate("Ending", "{who} wins the round by {points} points")
        if mine:
            text = translate("Ending", "You win the round by {points} points")
        elif speaker.is_shared:
            text = translate("Ending", "{who} wins the round, {total}")
        total, ahead = signed(totals[order[0]]), totals[order[0]] - totals[order[1]]
        title = fill(text, who=speaker.names[best[0]], points=ahead, total=total)
    text = translate("Table", "{title}, {how}")
    won, how = match_text.winner(speaker, observation)
    text = fill(text, title=won, how=how)
    has_counters = bool(observation.rules.stakes)
    sums = [(_due(speaker, one, totals[one], has_counters=has_counters), None) for one in order]
    return round_mood(observation, speaker), title, text, tuple(sums), best


def _due(speaker: Speaker, player: int, points: int, *, has_counters: bool) -> str:
    # Several people settle in points unless they have agreed on counters.
    text = translate("Ending", "{who}: {total}.", "what a player has won or lost")
    if speaker.is_shared and points and not has_counters:
        text = translate("Ending", "{who} pays {points}.")
        if points > 0:
            text = translate("Ending", "{who} receives {points}.")
    who = title_case(seat_text.player(speaker, player))
    return fill(text, who=who, total=signed(points), points=abs(points))


# ------------------------------------------------------------------- its games
def _curve(game: GameResult, observation: Observation, speaker: Speaker) -> Curve:
    then = speaker.seated(game.seating, game.dummy)
    story = game_story(game.deals, observation.rules.target)
    chip = fill(translate("Ending", "{side} won"), side=side_text.title(then, game.winner))
    won_with = [how_short(story)]
    if game.dummy is not None:
        who = seat_text.player(then, then.player_of(game.dummy))
        won_with.append(fill(translate("Ending", "with dummy: {who}"), who=who))
    title = fill(translate("MatchTable", "Game {number}"), number=game.number)
    return Curve(title, chip, then.sides[0], story, tuple(won_with))
