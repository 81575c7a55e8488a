"""Every figure of a review, against the verdicts it comes from, reckoned in another way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit import *
from made_up_reviews import deals_behind, judged, last_deal
from present import present
from test_replays import session_with

from quinto_desktop.game.judging.findings import Findings, Whose, moment_of
from quinto_desktop.game.judging.values import Verdict
from quinto_desktop.players.judging.estimates import Sample
from quinto_desktop.window.controls.printing import pdf_of
from quinto_desktop.window.sheet.story_axis import StoryAxis
from quinto_desktop.window.stepper import review_page
from quinto_desktop.window.stepper.review_cursor import ReviewDocument
from quinto_desktop.window.stepper.review_page import Mistake, page_of
from quinto_desktop.window.stepper.review_picture import hung


def findings_of(
    qtbot: QtBot, form: Form = Form.FOUR, seat: Seat = Seat.S
) -> tuple[Findings, Speaker]:
    """The findings of a deal, seen from a seat, with whoever names the players."""
    parent = QObject()
    rules = RuleOptions(form=form, target=2000)
    session = session_with(1, rules=rules)
    deal = last_deal(session)
    judging = judged(qtbot, deal, parent)
    judging.setParent(None)
    start = deal.start
    setup = session.setup
    names = tuple([player.name for player in setup.players])
    speaker = Speaker(names, seat, start.seating, start.dummy, setup.people)
    return Findings(judging, seat), speaker


def verdicts_of(findings: Findings) -> list[Verdict]:
    return [*present(findings.review).verdicts]


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
@pytest.mark.parametrize("seat", [Seat.S, Seat.W], ids=lambda seat: seat.name)
def test_the_errors_listed_add_up_to_the_sum(qtbot: QtBot, form: Form, seat: Seat) -> None:
    findings, _ = findings_of(qtbot, form, seat)
    total, review = findings.sum, findings.review
    assert total is not None
    assert review is not None
    by = Counter[Whose]()
    seating = findings.deal.start.seating
    for number, charge in findings.charges.items():
        verdict = review.verdicts[number]
        decider = verdict.decision.seat
        assert verdict.label.is_error
        is_ours = decider.side is seat.side
        assert (charge.points < 0) is is_ours
        assert abs(abs(charge.points) - verdict.error) < 1.01
        whose = Whose.OPPONENTS
        if is_ours:
            whose = Whose.OWN if seating[decider] == seating[seat] else Whose.PARTNER
        by[whose] += charge.points
    assert (by[Whose.OWN], by[Whose.PARTNER], by[Whose.OPPONENTS]) == (
        total.own,
        total.partner,
        total.opponents,
    )
    whole = total.cards + present(total.luck) + sum(by.values()) + total.rest
    assert whole == total.result == findings.result
    assert {one.number for one in findings.by_size} == {
        one.decision.number for one in verdicts_of(findings) if one.label.is_error
    }


def test_no_error_changes_when_later_ones_become_known(qtbot: QtBot) -> None:
    findings, _ = findings_of(qtbot)
    whole = {number: one.points for number, one in findings.charges.items()}
    for known in range(0, len(findings.verdicts), 5):
        partly = Findings(findings.judging, Seat.S)
        partly.review = None
        partly.verdicts = dict(sorted(findings.verdicts.items())[:known])
        for number, charge in partly.charges.items():
            assert charge.points == whole[number]


def test_a_trick_leads_to_its_largest_mistake(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    rows = review_page.mistakes(findings, speaker)
    for trick in range(1, 13):
        number = findings.of_trick(trick)
        largest = [row.number for row in rows if row.trick == trick][:1]
        assert largest in ([], [number])
        assert number is None or moment_of(findings.deal.decisions[number]).trick == trick


def test_where_nobody_is_you_both_sides_are_told(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    head = review_page.headline(findings, replace(speaker, viewer=None))
    assert head.made.startswith("North–South: ")
    assert head.more[0].startswith("East–West: ")


def _errors(findings: Findings) -> list[Verdict]:
    return [one for one in verdicts_of(findings) if one.label.is_error]


@pytest.mark.parametrize(
    ("whose", "count", "told"),
    [
        ((Whose.OWN,), 2, "You made 2 mistakes; that cost about "),
        ((Whose.OWN,), 1, "You made 1 mistake; that cost about "),
        ((Whose.PARTNER,), 1, "We made 1 mistake; that cost about "),
        ((Whose.OPPONENTS,), 2, "We made no mistakes"),
    ],
)
def test_the_headline_says_you_only_of_ones_own(
    qtbot: QtBot, whose: tuple[Whose, ...], count: int, told: str
) -> None:
    findings, speaker = findings_of(qtbot)
    found = [one for one in _errors(findings) if findings.whose(one.decision.seat) in whose]
    findings.verdicts = {one.decision.number: one for one in found[:count]}
    findings.review = None
    counting = f"{count} of the {len(findings.choices)} that all players made…"
    assert review_page.headline(findings, speaker) == ("Looking at every choice…", "", (counting,))
    findings.choices = tuple(findings.verdicts)
    head = review_page.headline(findings, speaker)
    assert head.whole.startswith(told)
    assert ("It was Ada’s, not yours." in head.more) is (whose == (Whose.PARTNER,))


@pytest.mark.parametrize("form", [Form.TWO, Form.DUMMY], ids=lambda form: form.value)
def test_whoever_plays_two_hands_answers_for_both(qtbot: QtBot, form: Form) -> None:
    deal = last_deal(session_with(1, rules=RuleOptions(form=form, target=2000)))
    seating = deal.start.seating
    seat = next(one for one in Seat if seating[one] == seating[one.partner])
    findings, speaker = findings_of(qtbot, form, seat)
    assert findings.whose(seat.partner) is Whose.OWN
    assert len(review_page.addends(findings, speaker)) == 6  # and no partner
    assert present(findings.sum).partner == 0


# ------------------------------------------------------------------ tags
def mistakes_at(tricks: Sequence[int]) -> list[Mistake]:
    """Mistakes in these tricks, the largest first."""
    return [
        Mistake(place, trick, place % 2 == 0, "Bertram", "B", "♥10", "", str(99 - place))
        for place, trick in enumerate(tricks)
    ]


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", [(1188, 666), (740, 460), (2400, 1300), (520, 400)])
@given(tricks=st.lists(st.integers(0, 12), max_size=48))
@settings(max_examples=share(60))
def test_no_tag_touches_another(
    qapp: object, size: tuple[int, int], tricks: list[int], *, is_mirrored: bool
) -> None:
    axis = StoryAxis(QSizeF(*size), 1.0, is_mirrored=is_mirrored)
    wanted = mistakes_at(tricks)
    tags = hung(wanted, axis)
    for one, other in combinations(tags, 2):
        assert not one.place.intersects(other.place)
    for tag in tags:
        assert tag.place.left() >= 0 and tag.place.right() <= axis.size.width()
        assert axis.lines.bottom() < tag.place.top() < tag.place.bottom() < axis.number(1).top()
    found = {tag.mistake.number for tag in tags}
    assert found == {*range(len(found))}, "the smallest give way"
    if len(tricks) <= 12:
        assert len(found) == len(tricks)


@pytest.mark.parametrize(
    ("width", "count", "name"), [(1188, 5, "Bertram"), (1188, 24, "B"), (740, 5, "B")]
)
def test_all_are_named_where_there_is_room(
    width: float, count: int, name: str, qapp: object
) -> None:
    wanted = mistakes_at([place % 13 for place in range(count)])
    tags = hung(wanted, StoryAxis(QSizeF(width, 0.56 * width), 1.0))
    assert {tag.text for tag in tags} == {f"{name} −{99 - one}" for one in range(count)}


# ------------------------------------------------------------------ handed out
def test_the_paper_has_a_row_for_every_choice_and_every_page(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    document = ReviewDocument(findings, speaker, "Deal 1")
    assert [row.verdict for row in document.rows()] == [
        verdict_text.tag(findings.verdicts[number].label) for number in findings.choices
    ]
    pdf = bytes(pdf_of(document.title, document.on_paper()).data())
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") >= 2


def test_an_error_by_the_chance_to_win_is_told_in_games(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    number = next(
        one.number for one in findings.by_size if findings.deal.decisions[one.number].seat is Seat.S
    )
    verdict = findings.verdicts[number]
    fair = deals_behind(verdict.decision)
    alike = tuple(
        [
            tuple([Sample(one.weight, (0.0,) * len(one.points), one.chances) for one in batch])
            for batch in fair.batches
        ]
    )
    by_chance = replace(fair, batches=alike, decides_game=True)
    found = Verdict(verdict.decision, by_chance, verdict.hindsight)
    assert found.label.is_error
    findings = Findings(findings.judging, Seat.S)
    findings.verdicts, findings.choices, findings.review = {number: found}, (number,), None
    lost = found.fair.chance_lost(found.decision.action)
    page = page_of(findings, number, speaker)
    cost = f"1 game in {round(1 / lost.mean)}"
    assert page.figures[0].note.endswith(" wins the game more often")
    assert page.mistakes[0].figure == cost
    assert page.headline.whole == "You made 1 mistake"
