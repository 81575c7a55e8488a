"""Works out what makes up a figure of the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import PlayedDeal, deal_of
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_HANDICAP,
    DealResult,
    Form,
    MatchForm,
    Observation,
    ScoredQuint,
    Side,
)
from quinto_desktop.window.score_sheet.breakdown import (
    BreakdownLine,
    Game,
    ScoreBreakdown,
    match_breakdown,
    quints_breakdown,
    shown_trick,
    trick_name,
    tricks_with,
    value_note,
    which_tricks,
    who_played,
)
from quinto_desktop.window.score_sheet.content import deal_results
from quinto_desktop.window.score_sheet.figures import (
    DealsFigure,
    GameFigure,
    MatchFigure,
    QuintFigure,
    QuintsFigure,
    RaceFigure,
    SheetFigure,
    StartFigure,
    TrickValueFigure,
)
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import fill, quint_name, the_card, title_case
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate


class BreakdownBuilder:
    """Works out breakdowns.

    Args:
        observation: What the screen shows.
        speaker: Names the players, in the seating of the game that it shows.
        history: The finished deals of the match; some may be missing, and are told of in less
            detail.
    """

    def __init__(
        self, observation: Observation, speaker: Speaker, history: Iterable[PlayedDeal] = ()
    ) -> None:
        self.observation = observation
        self.speaker = speaker
        self._played = {(deal.game, deal.number): deal for deal in history}
        on_table = deal_of(observation)
        if on_table is not None:
            self._played[on_table.game, on_table.number] = on_table

    def breakdown(self, figure: SheetFigure) -> ScoreBreakdown:
        """What makes a figure up."""
        match figure:
            case QuintFigure():
                return self._quint(figure)
            case DealsFigure():
                return self._deals(figure)
            case GameFigure():
                return self._game(figure)
            case StartFigure():
                return self._start(figure)
            case TrickValueFigure():
                return self._trick_value()
            case QuintsFigure():
                return quints_breakdown(self.observation)
            case RaceFigure():
                return self._race()
            case MatchFigure():
                return match_breakdown(figure, self.observation, self.speaker)
            case _:
                assert_never(figure)

    def game(self, number: int) -> Game:
        """A game of the match by its number."""
        shown = self.observation
        if number == shown.game_number:
            return Game(number, deal_results(shown), shown.scores, self.speaker)
        past = shown.games[number - 1]
        speaker = self.speaker.seated(past.seating, past.dummy)
        return Game(number, past.deals, past.scores, speaker)

    # --------------------------------------------------------------- a quint
    def _quint(self, figure: QuintFigure) -> ScoreBreakdown:
        game, quint = self.game(figure.game), figure.quint
        title = _with_points(title_case(quint_name(quint)), quint.points)
        played = self._played.get((figure.game, figure.deal))
        for scored in game.deals[figure.deal - 1].quints:
            if scored.quint is quint:
                return self._scored_quint(title, scored, played, game)
        gone = () if played is None else tuple(tricks_with(quint, played))
        if not gone or played is None:
            note = translate("Account", "It is still open: none of its cards has left a hand yet.")
            if self.observation.winner is not None:
                note = translate("Account", "The game was over before it was made.")
            on_table = self.observation.trick
            if on_table is not None and any(card in on_table.cards for card in quint.cards):
                note = translate("Account", "It is being played for in the trick on the table.")
            return ScoreBreakdown(title, notes=(note,))
        number, first = gone[0]
        note = translate("Account", "It is lost: {card} went to {trick} alone.")
        card = next(card for card in quint.cards if card in first)
        said = fill(note, card=the_card(card), trick=trick_name(number))
        return ScoreBreakdown(
            title, notes=(said,), trick=shown_trick(number, played, (card,), game.speaker)
        )

    def _scored_quint(
        self, title: str, scored: ScoredQuint, played: PlayedDeal | None, game: Game
    ) -> ScoreBreakdown:
        text = translate("Account", "{side} scored it in {trick}.")
        side = side_text.title(scored.side)
        notes = [fill(text, side=side, trick=trick_name(scored.trick))]
        if played is None:
            return ScoreBreakdown(title, notes=tuple(notes))
        if scored.trick == CACHETTE_TRICK:
            notes.append(
                translate(
                    "Account",
                    "It lay whole in the cachette, which goes to the winner of the twelfth trick.",
                )
            )
        else:
            notes.append(who_played(scored.quint, played.tricks[scored.trick - 1], game.speaker))
        trick = shown_trick(scored.trick, played, scored.quint.cards, game.speaker)
        return ScoreBreakdown(title, notes=tuple(notes), trick=trick)

    # --------------------------------------------------------------- deals and games
    def _deals(self, figure: DealsFigure) -> ScoreBreakdown:
        game, side = self.game(figure.game), figure.side
        if len(figure.deals) == 1 and not figure.quints:
            return self._tricks(game, figure.deals[0], side)
        lines: list[BreakdownLine] = []
        for number in figure.deals:
            if len(figure.deals) > 1:
                lines.append(self._deal_line(game, number, figure))
                continue
            lines.extend(_quint_lines(game, number, side))
            if figure.tricks and game.deals[number - 1].tricks_won is not None:
                lines.append(_tricks_line(game, number, side))
        points = sum(int(line.points) for line in lines)
        title = _of_side(_deal_names(figure.deals), side, points)
        notes = () if lines else (translate("Account", "Nothing was marked."),)
        return ScoreBreakdown(title, tuple(lines), str(points) if len(lines) > 1 else "", notes)

    def _deal_line(self, game: Game, number: int, figure: DealsFigure) -> BreakdownLine:
        points = figure.quints * game.quint_points(number, figure.side)
        points += figure.tricks * game.trick_points(number, figure.side)
        part = DealsFigure(game.number, (number,), figure.side, figure.quints, figure.tricks)
        return BreakdownLine(_deal_names((number,)), str(points), figure=part)

    def _tricks(self, game: Game, number: int, side: Side) -> ScoreBreakdown:
        deal = game.deals[number - 1]
        title = _of_side(_tricks_text(deal, side), side, game.trick_points(number, side))
        notes = []
        played = self._played.get((game.number, number))
        if played is not None:
            notes.extend(which_tricks(played, side))
            notes.append(value_note(played, deal.trick_value, game.speaker))
        return ScoreBreakdown(title, notes=tuple(notes))

    def _game(self, figure: GameFigure) -> ScoreBreakdown:
        game, side = self.game(figure.game), figure.side
        lines: list[BreakdownLine] = []
        if game.start(side):
            start = StartFigure(game.number, side)
            text = translate("Account", "At the start")
            lines.append(BreakdownLine(text, str(game.start(side)), figure=start))
        for deal in game.deals:
            lines.append(self._deal_line(game, deal.number, DealsFigure(game.number, (), side)))
        title = _of_side(_score_text(self.observation, game), side, game.scores[side])
        notes = () if lines else (translate("Account", "Nothing has been marked yet."),)
        return ScoreBreakdown(title, tuple(lines), str(game.scores[side]) if lines else "", notes)

    def _start(self, figure: StartFigure) -> ScoreBreakdown:
        game, rules = self.game(figure.game), self.observation.rules
        points = game.start(figure.side)
        text = translate("Account", "The game began with these points.")
        if rules.form is Form.DUMMY and points == DUMMY_HANDICAP:
            text = translate(
                "Account", "Dummy’s opponents start each game with {points} points, not each deal."
            )
        title = translate("Account", "At the start")
        said = fill(text, points=points)
        return ScoreBreakdown(_of_side(title, figure.side, points), notes=(said,))

    # --------------------------------------------------------------- the table now
    def _trick_value(self) -> ScoreBreakdown:
        shown = self.observation
        title = fill(translate("Account", "A trick is worth {value}"), value=shown.trick_value)
        played = deal_of(shown)
        notes = [] if played is None else [value_note(played, shown.trick_value, self.speaker)]
        notes.append(
            translate(
                "Account",
                "A trick counts 5, doubled 10 and redoubled 20. Quints are never doubled.",
            )
        )
        return ScoreBreakdown(title, notes=tuple(notes))

    def _race(self) -> ScoreBreakdown:
        shown = self.observation
        target = shown.rules.target
        text = translate("Account", "{side}: {target} less {score}")
        lines = [
            BreakdownLine(
                fill(text, side=side_text.title(side), target=target, score=shown.scores[side]),
                str(max(0, target - shown.scores[side])),
                figure=GameFigure(shown.game_number, side),
            )
            for side in Side
        ]
        note = translate(
            "Account",
            "A quint that brings a side to {target} wins at once. Tricks are counted for both "
            "sides together, after the last one; then the larger total wins.",
        )
        title = fill(translate("Account", "The race to {target}"), target=target)
        return ScoreBreakdown(title, tuple(lines), notes=(fill(note, target=target),))


def _with_points(text: str, points: int) -> str:
    return fill(translate("Account", "{what}: {points} points"), what=text, points=points)


def _of_side(text: str, side: Side, points: int) -> str:
    title = translate("Account", "{side}, {what}: {points}")
    return fill(title, side=side_text.title(side), what=text, points=points)


def _score_text(observation: Observation, game: Game) -> str:
    if observation.rules.match is MatchForm.GAME:
        return translate("Account", "score")
    return fill(translate("Account", "score of game {number}"), number=game.number)


def _deal_names(numbers: tuple[int, ...]) -> str:
    if len(numbers) == 1:
        return fill(translate("Account", "deal {number}"), number=numbers[0])
    text = translate("Account", "deals {first} to {last}")
    return fill(text, first=numbers[0], last=numbers[-1])


def _tricks_text(deal: DealResult, side: Side) -> str:
    won = 0 if deal.tricks_won is None else deal.tricks_won[side]
    text = translate("Account", "{count} × {value} for tricks")
    return fill(text, count=won, value=deal.trick_value)


def _quint_lines(game: Game, number: int, side: Side) -> list[BreakdownLine]:
    text = translate("Account", "{quint}, {trick}")
    return [
        BreakdownLine(
            fill(
                text,
                quint=title_case(quint_name(scored.quint)),
                trick=trick_name(scored.trick),
            ),
            str(scored.quint.points),
            scored.quint,
            QuintFigure(game.number, number, scored.quint),
        )
        for scored in game.marked(number, side)
    ]


def _tricks_line(game: Game, number: int, side: Side) -> BreakdownLine:
    deal = game.deals[number - 1]
    figure = DealsFigure(game.number, (number,), side, quints=False)
    text = _tricks_text(deal, side)
    return BreakdownLine(text, str(game.trick_points(number, side)), figure=figure)
