"""What is said of decisions, in reviews, hints and practice, for people to read and approve.

The decisions are those of recorded games, and the figures made up: a better judge changes no word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import positions
from kit import *
from made_up_figures import made_up
from made_up_reasons import SPEAKERS, all_reasons
from reviewing import MADE_UP_TABLES, made_up_review_of

from quinto_desktop.game.judging.findings import Findings
from quinto_desktop.game.judging.values import FairValues, Line, Theme, Verdict, played_deals
from quinto_desktop.players.puzzles.puzzle import puzzle_of
from quinto_desktop.window.learn.hint_paper import rows_of
from quinto_desktop.window.stepper import review_page
from quinto_desktop.window.stepper.review_cursor import ReviewDocument
from quinto_desktop.window.stepper.review_page import page_of
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.card_text import drawn
from quinto_desktop.window.text.reason_text import brief_reason, clause, lost_by, reason_text, told

REVIEWS = {
    "four-south": ("deal-over", Seat.S),
    "four-west": ("deal-over", Seat.W),
    "dummy": ("dummy-deal-over", Seat.S),
    "two": ("two-deal-over", Seat.S),
}
"""Whose reviews of which deals are told."""

OF_A_KIND = 1
"""How many decisions of a kind, by label and side, are shown on a page of their own."""


def line(head: str, *texts: object) -> str:
    """A line of what is told; cards are named as for the ear."""
    return f"{head}: {' | '.join(CardText(str(text or '–')).spoken() for text in texts)}"


def speaker_to(session: Session, seat: Seat) -> Speaker:
    """A speaker to whoever plays a seat's hand."""
    state, setup = session.state, session.setup
    names = tuple(["Eva" if it.level is None else it.name for it in setup.players])
    return Speaker(names, seat, state.seating, state.dummy, setup.people)


# ------------------------------------------------------------------- reviews
class Judged(Struct, frozen=True):
    """A deal as far as it is judged: what a review reads of `DealJudging`."""

    deal: PlayedDeal
    verdicts: Mapping[int, Verdict]
    tables: Sequence[int]
    review: DealReview | None

    @property
    def cards(self) -> float | None:
        return sum(self.tables) / len(self.tables) if self.tables else None


def whole(deal: PlayedDeal) -> Any:
    review = made_up_review_of(deal)
    verdicts = {one.decision.number: one for one in review.verdicts}
    return Judged(deal, verdicts, MADE_UP_TABLES, review)


def of_review(name: str, seat: Seat) -> Iterator[str]:
    """A deal's review as it is copied, a page of each kind, and how it looks while it is found."""
    session = positions.at(name)
    speaker = speaker_to(session, seat)
    judged = whole(played_deals(session.steps)[-1])
    findings = Findings(judged, seat)
    yield from ReviewDocument(findings, speaker, "Deal 1").as_text().splitlines()
    counts: Counter[object] = Counter()
    for number in sorted(judged.verdicts):
        kind = judged.verdicts[number].label, judged.deal.decisions[number].seat.side is seat.side
        counts[kind] += 1
        if counts[kind] <= OF_A_KIND:
            yield from _page(findings, number, speaker)
    yield _foot(findings, speaker)
    known = dict(list(judged.verdicts.items())[:12])
    partly = Findings(replace(judged, verdicts=known, tables=(), review=None), seat)
    yield from _page(partly, 40, speaker)
    yield _foot(partly, speaker)
    yield _foot(Findings(replace(judged, review=None), seat), speaker)
    by_chance = _by_chance(judged, seat)
    for charge in by_chance.by_size[:2]:
        yield from _page(by_chance, charge.number, speaker)


def _by_chance(judged: Any, seat: Seat) -> Findings:
    """The same where the deal may decide the game, as far as something costs no points."""
    found = {}
    for number, one in judged.verdicts.items():
        decision = one.decision
        fair = made_up(observe(decision.state, decision.seat), decides_game=True)
        level = tuple(
            tuple(replace(each, points=(0.0,) * len(each.points)) for each in batch)
            for batch in fair.batches
        )
        found[number] = Verdict(decision, replace(fair, batches=level), one.hindsight)
    return Findings(replace(judged, verdicts=found, review=None), seat)


def _page(findings: Findings, number: int, speaker: Speaker) -> Iterator[str]:
    page = page_of(findings, number, speaker)
    head = f"decision {number}"
    yield line(head, page.heading, page.title, page.better_word)
    yield from (line(head, one) for one in page.reasons)
    yield line(head, *[one.told for one in page.figures])
    if page.lesson:
        yield line(head, page.lesson)


def _foot(findings: Findings, speaker: Speaker) -> str:
    """What is the same on every page."""
    head = review_page.headline(findings, speaker)
    return line("deal", head.whole, *head.lines, review_page.sum_told(findings, speaker))


def of_reasons_in_reviews() -> Iterator[str]:
    """Reasons as the paper of a review has them: with signs for cards, and read out."""
    for reason in all_reasons():
        told = reason_text(reason, SPEAKERS["you"])
        yield line(reason.kind.name, re.sub(r"\{card:(\w+)\}", r"[\1]", told), told)


# ------------------------------------------------------------------- hints
HINTED = ("first-lead", "barred-card", "dummy-second-trick", "card-in-second-deal")


def of_hints() -> Iterator[str]:
    """What a hint says, first and then; the tutor; and why there is no hint."""
    for name in HINTED:
        session = positions.at(name)
        seat = session.state.mover
        observation = replace(observe(session.state, seat), scores=(249, 249))
        yield name
        for action in observation.actions:
            plain = hint_text.with_stake(
                hint_text.in_trick(observation, action), observation, action
            )
            yield line("  plain", _shown(action), written(plain))
        for decides in (False, True):
            values = made_up(observation, decides_game=decides)
            yield from (f"  {one}" for one in _hint(observation, values, speaker_to(session, seat)))
    yield from _no_hint()


def _hint(observation: Observation, values: FairValues, speaker: Speaker) -> Iterator[str]:
    best, others = values.best, [one for one in values.actions if one != values.best]
    yield line("where", hint_text.where(observation, speaker))
    named = told(best)
    for why in ("", clause(next(all_reasons()), SPEAKERS["you"])):
        yield line("best", hint_text.best_text(named, why))
    for tied in (others[:0], others[:1], others[:2]):
        yield line("tied", hint_text.with_others(hint_text.best_text(named), tied))
    for matters in (False, True)[: len(others)]:
        yield line("alike", hint_text.none_better(best, others, matters=matters))
    yield line("head", *hint_text.heads(values), hint_text.heads_told(has_chances=True))
    reason = next(one for one in all_reasons() if one.compared is not None)
    said = brief_reason(reason, reason.subject, SPEAKERS["you"])
    rows = rows_of(values, best, {best: said}, has_ranges=not values.decides_game)
    for row in [*rows[:3], *rows[3:][-1:]]:
        texts = row.main, row.interval_text, row.side, row.match, row.tie, row.reason
        yield line("row", " ".join(map(_shown, row.actions)), *map(written, texts))
        yield line("row", row.spoken)
    for action in others[:1]:
        lost = hint_text.lost_points(values, action)
        yield line("tutor", hint_text.doubt(told(action), lost))
        yield line("tutor", hint_text.why(values, action))


def _shown(action: Action) -> str:
    return written(drawn(action.card)) if isinstance(action, Play) else Call(action).value


def written(text: str) -> str:
    return CardText(text).plain(BAIZE)


def _no_hint() -> Iterator[str]:
    for call in Call:
        yield line(
            "call",
            hint_text.best_text(told(call)),
            hint_text.none_better(call, [Call.PASS], matters=True),
            *[
                hint_text.doubt(told(call), lost)
                for lost in sorted({lost_by(one, call) for one in all_reasons()} - {""})
            ],
        )
    for name in ("deal-over", "game-over", "second-trick"):
        session = positions.at(name)
        speaker, now = speaker_to(session, Seat.S), observe(session.state, Seat.S)
        yield line(name, hint_text.not_now(speaker, now))
    for card in (parse_card("C5"), QUINT_ROYAL):
        yield line("only one", hint_text.only_one(Play(card)))
    yield line("only one", hint_text.only_one(Call.PASS))
    for share in (0.0, 0.61, 1.0):
        yield line(MatchForm.RUBBER.value, hint_text.match_chance(share))


# ------------------------------------------------------------------- practice
PRACTISED = ("first-lead", "dummy-second-trick")


def of_practice() -> Iterator[str]:
    """What is asked of a decision, what becomes of each answer, and why."""
    speaker = SPEAKERS["you"]
    reasons = [one for one in all_reasons() if one.compared is not None]
    for name in PRACTISED:
        state = positions.at(name).state
        assert state.turn is not None  # somebody is to play
        for decides in (False, True):
            fair = made_up(observe(state, state.turn), decides_game=decides)
            puzzle = puzzle_of(state, fair, Theme.OTHER)
            yield line(name, verdict_text.task(puzzle), verdict_text.standing(puzzle))
            yield line("shown", verdict_text.verdict(puzzle, puzzle.best.action, None))
            told = {puzzle.outcome(one.action): one.action for one in puzzle.values}
            for outcome, action in sorted(told.items(), key=lambda item: item[0].value):
                yield line(
                    outcome.value,
                    verdict_text.verdict(puzzle, action, outcome),
                    verdict_text.why(reasons[1:], speaker),
                )
    for points, wins in ((35, None), (0, True), (-20, False)):
        played = Line(state, (puzzle.best.action,), state, points, wins)
        yield line("played out", verdict_text.line_text(played))
    for theme in Theme:
        yield line(theme.name, verdict_text.theme_title(theme), verdict_text.theme_line(theme))
