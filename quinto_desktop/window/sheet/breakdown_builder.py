"""Builds the breakdowns of the score sheet's figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, assert_never

from quinto_desktop.game import PlayedDeal, deal_of
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_HANDICAP,
    SEATS,
    Call,
    Card,
    DealResult,
    Form,
    MatchForm,
    Observation,
    Pair,
    Quint,
    ScoredQuint,
    Side,
    Trick,
)
from quinto_desktop.window.sheet.breakdown import (
    BreakdownLine,
    ScoreBreakdown,
    ShownTrick,
    match_breakdown,
    quints_breakdown,
)
from quinto_desktop.window.sheet.figures import (
    BuiltFigure,
    DealsFigure,
    GameFigure,
    MatchFigure,
    QuintFigure,
    QuintsFigure,
    RaceFigure,
    SourceFigure,
    StartFigure,
    TrickValueFigure,
    deal_results,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import quint_name, the_card
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


class Game(NamedTuple):
    """One game of the match, finished or not, the deal on the table included."""

    number: int
    deals: tuple[DealResult, ...]
    scores: Pair
    speaker: Speaker

    def marked(self, number: int, side: Side) -> Sequence[ScoredQuint]:
        return [scored for scored in self.deals[number - 1].quints if scored.side is side]

    def start(self, side: Side) -> int:
        return self.scores[side] - sum(deal.points[side] for deal in self.deals)


class BreakdownBuilder:
    """Builds breakdowns.

    The history holds the finished deals of the match; missing ones are explained in less detail.
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

    def breakdown(self, figure: BuiltFigure) -> ScoreBreakdown:
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
                return quints_breakdown(self.observation, self.speaker)
            case RaceFigure():
                return self._race()
            case SourceFigure():
                title = translate("Account", "Where the cards come from")
                return ScoreBreakdown(title, notes=(figure.meaning,))
            case MatchFigure():
                return match_breakdown(figure, self.observation, self.speaker)
            case _:
                assert_never(figure)

    def game(self, number: int) -> Game:
        shown = self.observation
        if number == shown.game_number:
            return Game(number, deal_results(shown), shown.scores, self.speaker)
        past = shown.games[number - 1]
        speaker = self.speaker.seated(past.seating, past.dummy)
        return Game(number, past.deals, past.scores, speaker)

    # --------------------------------------------------------------- a quint
    def _quint(self, figure: QuintFigure) -> ScoreBreakdown:
        game, quint = self.game(figure.game), figure.quint
        text, name = translate("Account", "{what}: {points} points"), title_case(quint_name(quint))
        title = fill(text, what=name, points=quint.points)
        played = self._played.get((figure.game, figure.deal))
        for scored in game.deals[figure.deal - 1].quints:
            if scored.quint is quint:
                return self._scored_quint(title, scored, played, game)
        gone = None if played is None else _first_gone(quint, played)
        if gone is None or played is None:
            note = translate("Account", "Still open: none of its cards has been played yet.")
            if self.observation.winner is not None:
                note = translate("Account", "The game ended before it could be made.")
            on_table = self.observation.trick
            if on_table is not None and any(card in on_table.cards for card in quint.cards):
                note = translate("Account", "The trick on the table will decide it.")
            return ScoreBreakdown(title, notes=(note,))
        number, card = gone
        note = translate("Account", "Lost: {card} was on its own in {trick}.")
        said = fill(note, card=the_card(card), trick=_trick_name(number))
        trick = _shown_trick(number, played, (card,), game.speaker)
        return ScoreBreakdown(title, notes=(said,), trick=trick)

    def _scored_quint(
        self, title: str, scored: ScoredQuint, played: PlayedDeal | None, game: Game
    ) -> ScoreBreakdown:
        said = _who_scored(scored, game.speaker)
        if played is None:
            return ScoreBreakdown(title, notes=(said,))
        note = translate(
            "Account",
            "It was whole in the cachette, which goes to the winner of the twelfth trick.",
        )
        if scored.trick != CACHETTE_TRICK:
            note = _who_played(scored.quint, played.tricks[scored.trick - 1], game.speaker)
        trick = _shown_trick(scored.trick, played, scored.quint.cards, game.speaker)
        return ScoreBreakdown(title, notes=(said, note), trick=trick)

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
            lines.extend(_quint_line(game, number, each) for each in game.marked(number, side))
            if figure.tricks and game.deals[number - 1].tricks_won is not None:
                lines.append(_tricks_line(game, number, side))
        points = sum(int(line.points) for line in lines)
        title = _of_side(game.speaker, side, _deal_names(figure.deals), points)
        notes = () if lines else (translate("Account", "No points were scored."),)
        return ScoreBreakdown(title, tuple(lines), str(points) if len(lines) > 1 else "", notes)

    def _deal_line(self, game: Game, number: int, figure: DealsFigure) -> BreakdownLine:
        deal, side = game.deals[number - 1], figure.side
        points = figure.quints * deal.quint_points[side] + figure.tricks * deal.trick_points[side]
        part = DealsFigure(game.number, (number,), figure.side, figure.quints, figure.tricks)
        return BreakdownLine(_deal_names((number,)), str(points), figure=part)

    def _tricks(self, game: Game, number: int, side: Side) -> ScoreBreakdown:
        deal = game.deals[number - 1]
        points = deal.trick_points[side]
        title = _of_side(game.speaker, side, _tricks_text(deal, side), points)
        notes = []
        played = self._played.get((game.number, number))
        if played is not None:
            notes.extend(_which_tricks(played, side))
            notes.append(_value_note(played, deal.trick_value, game.speaker))
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
        what = translate("Account", "score")
        if self.observation.rules.match is not MatchForm.GAME:
            what = fill(translate("Account", "score of game {number}"), number=game.number)
        title = _of_side(game.speaker, side, what, game.scores[side])
        notes = () if lines else (translate("Account", "No points have been scored yet."),)
        return ScoreBreakdown(title, tuple(lines), str(game.scores[side]) if lines else "", notes)

    def _start(self, figure: StartFigure) -> ScoreBreakdown:
        game, rules = self.game(figure.game), self.observation.rules
        points = game.start(figure.side)
        text = translate("Account", "The game began with these points.")
        if rules.form is Form.DUMMY and points == DUMMY_HANDICAP:
            text = translate(
                "Account",
                "Dummy’s opponents start every game, but not every deal, with {points} points.",
            )
        title = translate("Account", "At the start")
        said = fill(text, points=points)
        return ScoreBreakdown(_of_side(game.speaker, figure.side, title, points), notes=(said,))

    # --------------------------------------------------------------- the table now
    def _trick_value(self) -> ScoreBreakdown:
        shown = self.observation
        title = fill(translate("Account", "A trick is worth {value}"), value=shown.trick_value)
        played = deal_of(shown)
        note = translate(
            "Account", "A trick counts 5, or 10 doubled and 20 redoubled. Quints are never doubled."
        )
        if played is None:
            return ScoreBreakdown(title, notes=(note,))
        who = _value_note(played, shown.trick_value, self.speaker)
        return ScoreBreakdown(title, notes=(who, note))

    def _race(self) -> ScoreBreakdown:
        shown = self.observation
        target = shown.rules.target
        text = translate("Account", "{side}: {target} less {score}")
        lines = [
            BreakdownLine(
                fill(
                    text,
                    side=side_text.title(self.speaker, side),
                    target=target,
                    score=shown.scores[side],
                ),
                str(max(0, target - shown.scores[side])),
                figure=GameFigure(shown.game_number, side),
            )
            for side in self.speaker.sides
        ]
        note = translate(
            "Account",
            "A quint that takes a side to {target} wins at once. Tricks are counted only after the "
            "last one, for both sides together; then the higher total wins.",
        )
        title = fill(translate("Account", "Race to {target}"), target=target)
        return ScoreBreakdown(title, tuple(lines), notes=(fill(note, target=target),))


def _of_side(speaker: Speaker, side: Side, what: str, points: int) -> str:
    title = translate("Account", "{side}, {what}: {points}")
    return fill(title, side=side_text.title(speaker, side), what=what, points=points)


def _who_scored(scored: ScoredQuint, speaker: Speaker) -> str:
    text = translate("Account", "Scored in {trick}: {side}.")
    side = side_text.name(speaker, scored.side)
    return fill(text, side=side, trick=_trick_name(scored.trick))


def _deal_names(numbers: tuple[int, ...]) -> str:
    if len(numbers) == 1:
        return fill(translate("Account", "deal {number}"), number=numbers[0])
    text = translate("Account", "deals {first} to {last}")
    return fill(text, first=numbers[0], last=numbers[-1])


def _tricks_text(deal: DealResult, side: Side) -> str:
    won = 0 if deal.tricks_won is None else deal.tricks_won[side]
    text = translate("Account", "{count} × {value} for tricks")
    return fill(text, count=won, value=deal.trick_value)


def _quint_line(game: Game, number: int, scored: ScoredQuint) -> BreakdownLine:
    text, name = translate("Account", "{quint}, {trick}"), title_case(quint_name(scored.quint))
    figure = QuintFigure(game.number, number, scored.quint)
    told = fill(text, quint=name, trick=_trick_name(scored.trick))
    return BreakdownLine(told, str(scored.quint.points), scored.quint, figure)


def _tricks_line(game: Game, number: int, side: Side) -> BreakdownLine:
    deal = game.deals[number - 1]
    figure = DealsFigure(game.number, (number,), side, quints=False)
    text = _tricks_text(deal, side)
    return BreakdownLine(text, str(deal.trick_points[side]), figure=figure)


def _trick_name(number: int) -> str:
    if number == CACHETTE_TRICK:
        return translate("Account", "the cachette")
    return fill(translate("Account", "trick {number}"), number=number)


def _which_tricks(played: PlayedDeal, side: Side) -> list[str]:
    won = [
        str(number)
        for number, trick in enumerate(played.tricks, 1)
        if trick.winner is not None and trick.winner.side is side
    ]
    if not won:
        return [translate("Account", "No tricks were won.")]
    text = translate("Account", "Trick {tricks} was won.")
    if len(won) > 1:
        text = translate("Account", "Tricks {tricks} were won.")
    said = [fill(text, tricks=join_and(won))]
    last = played.tricks[-1].winner
    if played.cachette is not None and last is not None and last.side is side:
        said.append(
            translate("Account", "The twelfth brought the cachette, which counts as another trick.")
        )
    return said


def _value_note(played: PlayedDeal, value: int, speaker: Speaker) -> str:
    calls = zip(played.calls, played.dealer.next.clockwise, strict=False)
    who = {call: seat_text.who(speaker, seat) for call, seat in calls}
    text = translate("Account", "Nobody doubled, so a trick counts {value}.")
    if Call.REDOUBLE in who:
        text = translate(
            "Account", "Doubled by {doubler} and redoubled by {redoubler}: a trick counts {value}."
        )
    elif Call.DOUBLE in who:
        text = translate("Account", "Doubled by {doubler}: a trick counts {value}.")
    doubler, redoubler = who.get(Call.DOUBLE), who.get(Call.REDOUBLE)
    return fill(text, doubler=doubler, redoubler=redoubler, value=value)


def _who_played(quint: Quint, trick: Trick, speaker: Speaker) -> str:
    text = translate("Account", "{card} from {who}")
    cards = [
        fill(text, card=the_card(card), who=seat_text.who(speaker, trick.seat_of(card)))
        for card in quint.cards
    ]
    assert trick.winner is not None  # the quint has been scored
    said = translate("Account", "{cards}; {who} took the trick.")
    return title_case(fill(said, cards=join_and(cards), who=seat_text.who(speaker, trick.winner)))


def _first_gone(quint: Quint, played: PlayedDeal) -> tuple[int, Card] | None:
    # The open cachette counts last.
    tricks = [*enumerate((trick.cards for trick in played.tricks), 1)]
    tricks.append((CACHETTE_TRICK, played.cachette or ()))
    gone = ((at, card) for at, cards in tricks for card in quint.cards if card in cards)
    return next(gone, None)


def _shown_trick(
    number: int, played: PlayedDeal, strong: tuple[Card, ...], speaker: Speaker
) -> ShownTrick:
    if number == CACHETTE_TRICK:
        return ShownTrick(number, played.cachette or (), (), strong, None)
    trick = played.tricks[number - 1]
    names = tuple([title_case(seat_text.who(speaker, trick.seat_of(card))) for card in trick.cards])
    winner = None if trick.winner is None else (trick.winner - trick.leader) % len(SEATS)
    return ShownTrick(number, trick.cards, names, strong, winner)
