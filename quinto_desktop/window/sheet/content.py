"""The content of the score sheet, derived from what the viewer may know.

Values only: `layout` places them, and `describe` puts them into words.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from quinto_desktop.game.aids.outlooks import (
    QuintOutlook,
    QuintState,
    RaceOutlook,
    open_points,
    quint_outlooks,
    quint_state,
    race_outlook,
)
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINTS,
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
from quinto_desktop.window.sheet.breakdown import TablesLines
from quinto_desktop.window.sheet.figures import MatchTable, deal_results, match_table
from quinto_desktop.window.text import aid_text, match_text, side_text
from quinto_desktop.window.text.card_text import quint_name, quint_short
from quinto_desktop.window.text.match_text import SourceWords
from quinto_desktop.window.text.rule_text import option_lines, short_variant_name, variant_name
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


class SheetAid(Enum):
    """An aid that the sheet can show."""

    RADAR = "radar"
    RACE = "race"


class Cell(NamedTuple):
    """A quint in the table of this deal's quints: “Five of hearts, worth 20: still open”.

    If the table tells, it is `lost` when nobody can score it any more, and `only` is the side that
    alone still can, None for both or neither.
    """

    quint: Quint
    label: str
    state: QuintState
    spoken: str
    lost: bool
    only: Side | None = None


class RaceLines(NamedTuple):
    """What the race says below the scores: all that matters, its first sentence, and every word."""

    text: str
    brief: str
    spoken: str


class Told(NamedTuple):
    """What the aids tell about an observation, as far as they are wanted."""

    outlooks: tuple[QuintOutlook, ...] = ()
    race: RaceOutlook | None = None


def told_by_aids(observation: Observation, wanted: frozenset[SheetAid]) -> Told:
    """What the wanted aids tell."""
    if not wanted:
        return Told()
    outlooks = quint_outlooks(observation)
    race = race_outlook(observation, outlooks) if SheetAid.RACE in wanted else None
    return Told(outlooks if SheetAid.RADAR in wanted else (), race)


def cells_of(observation: Observation, speaker: Speaker, told: Told) -> tuple[Cell, ...]:
    """The table of a deal's quints, in the order of `QUINTS`, marked by the radar if wanted."""
    if not told.outlooks:
        return tuple([_cell(quint, observation, speaker) for quint in QUINTS])
    return tuple([_cell_of_radar(outlook, speaker) for outlook in told.outlooks])


def _cell_of_radar(outlook: QuintOutlook, speaker: Speaker) -> Cell:
    spoken = aid_text.outlook_words(outlook, speaker).removesuffix(".")
    only = next(iter(outlook.sides)) if len(outlook.sides) == 1 else None
    lost, quint = outlook.loss is not None, outlook.quint
    return Cell(quint, quint_short(quint), outlook.state, spoken, lost, only)


def _cell(quint: Quint, observation: Observation, speaker: Speaker) -> Cell:
    state = quint_state(quint, observation)
    side = Side.EW if state is QuintState.EW else Side.NS
    scored = translate("ScoreSheet", "{quint}, worth {points}: scored by {side}")
    if speaker.own_side is not None:
        scored = translate("ScoreSheet", "{quint}, worth {points}: scored by their side")
        if speaker.is_yours(side):
            scored = translate("ScoreSheet", "{quint}, worth {points}: scored by your side")
    text = {
        QuintState.OPEN: translate("ScoreSheet", "{quint}, worth {points}: still open"),
        QuintState.ON_TABLE: translate("ScoreSheet", "{quint}, worth {points}: on the table now"),
        QuintState.NS: scored,
        QuintState.EW: scored,
        QuintState.SPLIT: translate("ScoreSheet", "{quint}, worth {points}: split and lost"),
    }[state]
    values = {"quint": title_case(quint_name(quint)), "side": side_text.title(speaker, side)}
    spoken = fill(text, points=quint.points, **values)
    return Cell(quint, quint_short(quint), state, spoken, state is QuintState.SPLIT)


def table_head(told: Told) -> str:
    """The head of that table, in capitals."""
    if not told.outlooks:
        return translate("ScoreSheet", "QUINTS OF THIS DEAL")
    return fill(translate("ScoreSheet", "QUINTS: {points} LEFT"), points=open_points(told.outlooks))


def race_lines(told: Told, speaker: Speaker) -> RaceLines | None:
    """What the race says: what each side has and needs is said above it already."""
    if told.race is None:
        return None
    said = aid_text.what_matters(told.race, speaker)
    play = aid_text.in_play(told.race)
    shown = said or [text for text in (aid_text.still_in_play(told.race),) if text]
    spoken = "\n".join([*aid_text.race_sentences(told.race, speaker), play]).strip()
    return RaceLines("\n".join(shown), shown[0] if shown else "", spoken)


class QuintLine(NamedTuple):
    """A scored quint: its short name without the suit sign, and all of it in words.

    It is fresh if it fell in the trick just completed.
    """

    quint: Quint
    label: str
    spoken: str
    fresh: bool


class DealLines(NamedTuple):
    """One deal on the sheet.

    The quints are in the order they fell; the tricks are None if none were counted, else “8 × 5”.
    """

    number: int
    quints: tuple[tuple[QuintLine, ...], tuple[QuintLine, ...]]
    points: Pair
    tricks: tuple[str, str] | None
    trick_points: Pair
    spoken: tuple[tuple[str, ...], tuple[str, ...]]


class SheetContent(NamedTuple):
    """Everything the score sheet shows.

    Attributes:
        variant: The name of the match's rules, in full and in short.
        sides: Both sides in the order of the columns, our own first.
        titles: The heads of the columns; these and all other pairs are indexed by `Side`.
        members: Who plays for each side; empty until the draw has settled that.
        deals: Oldest first; the last is the current or latest one.
        cells: The quints of the deal on the table, in the order of `QUINTS`.
        legend: What the marks of the cells mean, in the order of `sides`; empty without marks.
        race: None if it is not wanted, or only one deal is played.
        to_go: What each side still needs, in words; empty where only one deal is played.
        match: None while there is nothing to show.
        source: None for a lesson.
        tables: None if they are not wanted.
    """

    heading: str
    heading_hint: str
    variant: tuple[str, str]
    options: tuple[str, ...]
    trick_value: int
    sides: tuple[Side, Side]
    titles: tuple[str, str]
    marks: tuple[str, str]
    members: tuple[str, str]
    start: Pair
    deals: tuple[DealLines, ...]
    cells: tuple[Cell, ...]
    table_head: str
    legend: tuple[str, str] | None
    race: RaceLines | None
    scores: Pair
    target: int
    to_go: tuple[str, str]
    ending: str
    is_over: bool
    match: MatchTable | None
    game: int
    source: SourceWords | None = None
    tables: TablesLines | None = None

    @property
    def is_for_game(self) -> bool:
        """Whether the deals go on until a side has won, so that something is to go."""
        return any(self.to_go)

    def told_score(self, side: Side) -> str:
        """A side's total in words: “North–South: 95 of 250”, or only the points."""
        if not self.is_for_game:
            text = translate("ScoreSheet", "{side}: {what}")
            return fill(text, side=self.titles[side], what=self.scores[side])
        text = translate("ScoreSheet", "{side}: {score} of {target}")
        values = {"score": self.scores[side], "target": self.target}
        return fill(text, side=self.titles[side], **values)


def content_of(
    observation: Observation, speaker: Speaker, wanted: frozenset[SheetAid] = frozenset()
) -> SheetContent:
    """The content of the sheet for one viewer, with the aids that are wanted on it."""
    told = told_by_aids(observation, wanted)
    deals = _deals(observation)
    points = [
        observation.scores[side]
        - sum(deal.points[side] + deal.trick_points[side] for deal in deals)
        for side in Side
    ]
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
        marks=(side_text.mark(speaker, Side.NS), side_text.mark(speaker, Side.EW)),
        members=(members[Side.NS], members[Side.EW]),
        start=(points[Side.NS], points[Side.EW]),
        deals=deals,
        cells=cells_of(observation, speaker, told),
        table_head=table_head(told),
        legend=aid_text.legend(speaker) if told.outlooks else None,
        race=None if speaker.has_one_deal else race_lines(told, speaker),
        scores=observation.scores,
        target=observation.rules.target,
        to_go=(_to_go(observation, speaker, Side.NS), _to_go(observation, speaker, Side.EW)),
        ending=_ending(observation, speaker),
        is_over=observation.winner is not None,
        match=match_table(observation, speaker),
        game=observation.game_number,
    )


def _variant(rules: RuleOptions) -> tuple[str, str]:
    # In full and in short; a bare name is labelled as that of rules.
    if rules.form is not Form.FOUR or rules.match is not MatchForm.GAME:
        return variant_name(rules), short_variant_name(rules)
    text = translate("ScoreSheet", "Rules: {name}")
    name = variant_name(rules) if preset_of(rules) is None else fill(text, name=variant_name(rules))
    return name, name


def _heading_hint(observation: Observation, speaker: Speaker) -> str:
    if observation.dealer is None or observation.rules.match is MatchForm.GAME:
        return ""
    text = translate("ScoreSheet", "{who} is the dealer.")
    if speaker.is_you(observation.dealer):
        text = translate("ScoreSheet", "You are the dealer.")
    return fill(text, who=speaker.name_of(observation.dealer))


def describe(content: SheetContent) -> str:
    """What a listener is told of the sheet as a whole, in lines; its parts tell the rest."""
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
    if content.match is not None:
        lines.append(f"{content.match.title}:")
        lines.extend(f"{row.spoken}." for row in content.match.rows)
    if content.tables is not None:
        lines.append(content.tables.spoken)
    if content.legend is not None:  # whoever wants the radar wants to hear it
        lines.extend(f"{cell.spoken}." for cell in content.cells)
    if content.race is not None:
        lines.append(content.race.spoken)
    if content.source is not None:
        lines.append(f"{content.source.short[0]}.")
    lines += [f"{content.ending}.", f"{content.variant[0]}."]
    return "\n".join(filter(None, lines))


def deal_label(deals: tuple[DealLines, ...]) -> str:
    """The label of deals folded into one line: “Deal 1”, “Deals 1–4”."""
    first, last = deals[0].number, deals[-1].number
    if first == last:
        return fill(translate("ScoreSheet", "Deal {number}"), number=first)
    return fill(translate("ScoreSheet", "Deals {first}–{last}"), first=first, last=last)


def deal_range(deals: tuple[DealLines, ...]) -> str:
    """The short label of deals folded into one line: “1–4”."""
    first, last = deals[0].number, deals[-1].number
    return str(first) if first == last else f"{first}–{last}"


def deal_hint(deal: DealLines, side: Side) -> str:
    """Everything a side has scored in a deal, line by line."""
    return "\n".join([deal_label((deal,)), *map(title_case, deal.spoken[side])])


def _deals(observation: Observation) -> tuple[DealLines, ...]:
    is_last = observation.cachette is not None
    last_trick = CACHETTE_TRICK if is_last else len(observation.tricks)
    results = deal_results(observation)
    return tuple(
        _deal_lines(result, last_trick if result is results[-1] else 0) for result in results
    )


def _deal_lines(result: DealResult, fresh_trick: int) -> DealLines:
    columns: tuple[list[QuintLine], list[QuintLine]] = ([], [])
    for scored in result.quints:
        quint, fresh = scored.quint, scored.trick == fresh_trick
        line = QuintLine(quint, quint_short(quint), _spoken(scored), fresh)
        columns[scored.side].append(line)
    spoken = tuple([line.spoken for line in column] for column in columns)
    tricks, points = None, result.trick_points
    if (won := result.tricks_won) is not None:
        value = result.trick_value
        tricks = (f"{won[0]} × {value}", f"{won[1]} × {value}")
        text = translate("ScoreSheet", "tricks {count}, {points} points")
        for side in Side:
            spoken[side].append(fill(text, count=tricks[side], points=points[side]))
    quints, told = (tuple(columns[0]), tuple(columns[1])), (tuple(spoken[0]), tuple(spoken[1]))
    return DealLines(result.number, quints, result.quint_points, tricks, points, told)


def _spoken(scored: ScoredQuint) -> str:
    text = translate("ScoreSheet", "{quint}, trick {trick}, {points} points")
    if scored.trick == CACHETTE_TRICK:
        text = translate("ScoreSheet", "{quint}, cachette, {points} points")
    quint = scored.quint
    return fill(text, quint=quint_name(quint), trick=scored.trick, points=quint.points)


def _to_go(observation: Observation, speaker: Speaker, side: Side) -> str:
    needed = observation.rules.target - observation.scores[side]
    if observation.winner is not None:
        return translate("ScoreSheet", "won the game") if observation.winner is side else ""
    if speaker.has_one_deal:
        return ""
    return points_to_go(needed)


def points_to_go(needed: int) -> str:
    """What a side still needs for the target, in words: “95 to go”; never less than 0."""
    return fill(translate("ScoreSheet", "{points} to go"), points=max(0, needed))


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
