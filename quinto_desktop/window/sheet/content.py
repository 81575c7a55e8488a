"""The content of the score sheet, derived from what the viewer may know.

Values only: `ledger` and `export` write them down, and `describe` puts them into words.
"""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    NO_TRICK,
    DealResult,
    Form,
    MatchForm,
    Observation,
    Pair,
    Phase,
    Quint,
    RuleOptions,
    ScoredQuint,
    Side,
    preset_of,
)
from quinto_desktop.window.sheet.match_table import (
    MatchTable,
    TablesLines,
    deal_results,
    match_table,
    settlement_lines,
)
from quinto_desktop.window.text import match_text, side_text
from quinto_desktop.window.text.card_text import quint_name, quint_short
from quinto_desktop.window.text.match_text import SourceWords
from quinto_desktop.window.text.rule_text import option_lines, variant_name
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate


class QuintLine(NamedTuple):
    """A scored quint: its short name without the suit sign, and all of it in words."""

    quint: Quint
    label: str
    spoken: str


class DealLines(NamedTuple):
    """One deal on the sheet; all pairs are indexed by `Side`.

    Attributes:
        value: What a trick is worth in it.
        won: The tricks won; None if none have been counted.
    """

    number: int
    value: int
    quints: tuple[tuple[QuintLine, ...], tuple[QuintLine, ...]]
    points: Pair
    won: Pair | None
    is_open: bool

    def trick_points(self, side: Side) -> int:
        return 0 if self.won is None else self.won[side] * self.value

    def total(self, side: Side) -> int:
        return self.points[side] + self.trick_points(side)

    def spoken(self, side: Side) -> tuple[str, ...]:
        """All that a side has scored in it, line by line, in words."""
        lines = [line.spoken for line in self.quints[side]]
        if self.won is not None:
            text = translate("ScoreSheet", "tricks {count}, {points} points")
            count = f"{self.won[side]} × {self.value}"
            lines.append(fill(text, count=count, points=self.trick_points(side)))
        return tuple(lines)


class SheetContent(NamedTuple):
    """Everything the score sheet says.

    Attributes:
        variant: The name of the match's rules, and what sets this game apart.
        options: What was chosen in these rules, a line each.
        sides: Both sides in the order of the columns, our own first.
        titles: The heads of the columns; these and all other pairs are indexed by `Side`.
        members: Who plays for each side; empty until the draw has settled that.
        deals: Oldest first; the last is the current or latest one.
        is_for_game: Whether the deals go on until a side has won.
        game: The number of the game shown, from 1.
        has_stories: Whether it is known how its deals went, as it is not of real cards.
        source: None for a lesson.
        tables: None if they are not wanted.
    """

    heading: str
    heading_hint: str
    variant: str
    options: tuple[str, ...]
    trick_value: int
    sides: tuple[Side, Side]
    titles: tuple[str, str]
    members: tuple[str, str]
    start: Pair
    deals: tuple[DealLines, ...]
    scores: Pair
    target: int
    is_for_game: bool
    ending: str
    match: MatchTable | None
    paid: tuple[str, ...]
    game: int
    has_stories: bool
    source: SourceWords | None = None
    tables: TablesLines | None = None

    def told_score(self, side: Side) -> str:
        """A side's total in words: “North–South: 95 of 250”, or only the points."""
        if not self.is_for_game:
            text = translate("ScoreSheet", "{side}: {what}")
            return fill(text, side=self.titles[side], what=self.scores[side])
        text = translate("ScoreSheet", "{side}: {score} of {target}")
        values = {"score": self.scores[side], "target": self.target}
        return fill(text, side=self.titles[side], **values)


def content_of(observation: Observation, speaker: Speaker) -> SheetContent:
    """The content of the sheet for one viewer."""
    deals = _deals(observation)
    start = [observation.scores[side] - sum(deal.total(side) for deal in deals) for side in Side]
    is_over = observation.phase is Phase.MATCH_OVER  # in a round counters are told all along
    members = [side_text.members(speaker, side) for side in Side]
    if observation.phase is Phase.DRAWING:
        members = ["", ""]
    return SheetContent(
        heading=match_text.deal_heading(speaker, observation),
        heading_hint=_heading_hint(observation, speaker),
        variant=_variant(observation.rules),
        options=option_lines(observation.rules),
        trick_value=observation.trick_value,
        sides=speaker.sides,
        titles=(side_text.title(speaker, Side.NS), side_text.title(speaker, Side.EW)),
        members=(members[Side.NS], members[Side.EW]),
        start=(start[Side.NS], start[Side.EW]),
        deals=deals,
        scores=observation.scores,
        target=observation.rules.target,
        is_for_game=observation.winner is not None or not speaker.has_one_deal,
        ending=_ending(observation, speaker),
        match=match_table(observation, speaker),
        paid=settlement_lines(observation, speaker) if is_over else (),
        game=observation.game_number,
        has_stories=not observation.has_real_cards,
    )


def _variant(rules: RuleOptions) -> str:
    # A bare name is labelled as that of rules.
    is_bare = rules.form is Form.FOUR and rules.match is MatchForm.GAME
    if not is_bare or preset_of(rules) is None:
        return variant_name(rules)
    return fill(translate("ScoreSheet", "Rules: {name}"), name=variant_name(rules))


def _heading_hint(observation: Observation, speaker: Speaker) -> str:
    if observation.dealer is None or observation.rules.match is MatchForm.GAME:
        return ""
    text = translate("ScoreSheet", "{who} is the dealer.")
    if speaker.is_you(observation.dealer):
        text = translate("ScoreSheet", "You are the dealer.")
    return fill(text, who=speaker.name_of(observation.dealer))


def deal_label(deal: DealLines) -> str:
    """The head of a deal: “Deal 1”, “Deal 2, so far”."""
    text = translate("ScoreSheet", "Deal {number}")
    if deal.is_open:
        text = translate("ScoreSheet", "Deal {number}, so far")
    return fill(text, number=deal.number)


def worth_of_trick(deal: DealLines) -> str:
    """What a trick is worth in a deal, if somebody has doubled: “10 a trick”; else empty."""
    if deal.value == _SINGLE:
        return ""
    return fill(translate("ScoreSheet", "{points} a trick"), points=deal.value)


_SINGLE = 5  # what a trick is worth if nobody doubles


def describe(content: SheetContent) -> str:
    """What a listener is told of the whole sheet, in lines."""
    value = fill(translate("ScoreSheet", "A trick is worth {value}."), value=content.trick_value)
    lines = [f"{content.heading}.", content.heading_hint, value]
    for side in content.sides:
        total = translate("ScoreSheet", "{side}, {members}: {score} of {target}.")
        if not content.members[side]:
            total = translate("ScoreSheet", "{side}: {score} of {target}.")
        if not content.is_for_game:
            lines.append(f"{content.told_score(side)}.")
            continue
        values = {"side": content.titles[side], "members": content.members[side]}
        lines.append(fill(total, **values, score=content.scores[side], target=content.target))
    if any(content.start):
        first, second = content.sides
        text = translate("ScoreSheet", "At the start: {first} and {second}.")
        lines.append(fill(text, first=content.start[first], second=content.start[second]))
    for deal in content.deals:
        lines.extend(_described(deal, content))
    if content.match is not None:
        lines.append(f"{content.match.title}:")
        lines.extend(f"{row.spoken}." for row in content.match.rows)
    lines.extend(content.paid)
    if content.tables is not None:
        lines.append(content.tables.spoken)
    if content.source is not None and content.source.short:
        lines.append(f"{content.source.short}.")
    lines += [f"{content.ending}.", f"{content.variant}." if content.variant else ""]
    return "\n".join(filter(None, lines))


def _described(deal: DealLines, content: SheetContent) -> list[str]:
    # “Deal 1. We, 45: five of hearts, trick 1, 20 points; tricks 5 × 5, 25 points.”
    lines = [f"{deal_label(deal)}."]
    text = translate("ScoreSheet", "{side}, {what}: {points}")
    for side in content.sides:
        told = translate("MatchTable", "; ").join(deal.spoken(side))
        if told:
            values = {"what": deal.total(side), "points": told}
            lines.append(f"{fill(text, side=content.titles[side], **values)}.")
    return lines


def _deals(observation: Observation) -> tuple[DealLines, ...]:
    finished = len(observation.results)
    return tuple(
        _deal_lines(result, is_open=place >= finished and observation.winner is None)
        for place, result in enumerate(deal_results(observation))
    )


def _deal_lines(result: DealResult, *, is_open: bool) -> DealLines:
    columns: tuple[list[QuintLine], list[QuintLine]] = ([], [])
    for scored in result.quints:
        line = QuintLine(scored.quint, quint_short(scored.quint), _spoken(scored))
        columns[scored.side].append(line)
    quints = (tuple(columns[0]), tuple(columns[1]))
    value, won = result.trick_value, result.tricks_won
    return DealLines(result.number, value, quints, result.quint_points, won, is_open)


def _spoken(scored: ScoredQuint) -> str:
    text = translate("ScoreSheet", "{quint}, trick {trick}, {points} points")
    if scored.trick == CACHETTE_TRICK:
        text = translate("ScoreSheet", "{quint}, cachette, {points} points")
    elif scored.trick == NO_TRICK:
        text = translate("ScoreSheet", "{quint}, {points} points")
    quint = scored.quint
    return fill(text, quint=quint_name(quint), trick=scored.trick, points=quint.points)


def _ending(observation: Observation, speaker: Speaker) -> str:
    if observation.winner is not None:
        return match_text.winner(speaker, observation)[0]
    if speaker.has_one_deal:
        return translate("ScoreSheet", "Only this one deal is played")
    text = translate("ScoreSheet", "{first} to go for {side}, {second} for {other}")
    side, other = speaker.sides
    first, second = (
        max(0, observation.rules.target - observation.scores[one]) for one in (side, other)
    )
    names = {"side": side_text.name(speaker, side), "other": side_text.name(speaker, other)}
    return fill(text, first=first, second=second, **names)
