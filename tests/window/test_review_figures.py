"""Every figure of a review, against the verdicts it comes from, reckoned in another way."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest
from made_up_reviews import deals_behind, judged, last_deal
from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot
from test_replays import session_with

from quinto_desktop.game.judging.values import Label, Verdict
from quinto_desktop.players.judging.estimates import Sample
from quinto_desktop.rules import Form, Play, RuleOptions, Seat, Side, parse_card
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import BAIZE, serif_font, ui_font
from quinto_desktop.window.stepper import review_page, review_words, strip
from quinto_desktop.window.stepper.ink import Ink
from quinto_desktop.window.stepper.review_document import ReviewDocument
from quinto_desktop.window.stepper.review_page import page_of
from quinto_desktop.window.stepper.review_words import tell
from quinto_desktop.window.stepper.strip import ResultScale, StripLayout
from quinto_desktop.window.stepper.verdict_list import VerdictList, Whose
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import title_case


def findings_of(
    qtbot: QtBot, form: Form = Form.FOUR, seat: Seat = Seat.S
) -> tuple[VerdictList, Speaker]:
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
    return VerdictList(judging, seat), speaker


def verdicts_of(findings: VerdictList) -> list[Verdict]:
    assert findings.review is not None
    return [*findings.review.verdicts]


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
    assert total.luck is not None
    whole = total.cards + total.luck + sum(by.values()) + total.rest
    assert whole == total.result == findings.result
    assert {one.number for one in findings.by_size} == {
        one.decision.number for one in verdicts_of(findings) if one.label.is_error
    }


def test_no_error_changes_when_later_ones_become_known(qtbot: QtBot) -> None:
    findings, _ = findings_of(qtbot)
    whole = {number: one.points for number, one in findings.charges.items()}
    for known in range(0, len(findings.verdicts), 5):
        partly = VerdictList(findings.judging, Seat.S)
        partly.review = None
        partly.verdicts = dict(sorted(findings.verdicts.items())[:known])
        for number, charge in partly.charges.items():
            assert charge.points == whole[number]


def test_errors_are_listed_by_size(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    rows = review_page.error_rows(findings, speaker)
    sizes = [abs(int(row.figure.replace("−", "-"))) for row in rows]
    assert sizes == sorted(sizes, reverse=True)
    for row in rows:
        decision = findings.deal.decisions[row.number]
        assert row.what.cards == (
            (decision.action.card,) if isinstance(decision.action, Play) else ()
        )
        assert row.who == ("You" if decision.seat is Seat.S else speaker.name_of(decision.seat))


def test_only_what_loses_is_called_thrown(qtbot: QtBot) -> None:
    findings, _ = findings_of(qtbot)
    decisions = findings.deal.decisions
    tricks = decisions[-1].state.deal
    assert tricks is not None
    told = Counter[str]()
    for decision in decisions:
        word = review_page.where(decision).partition(",")[0]
        told[word] += 1
        if not isinstance(decision.action, Play):
            continue
        trick = next((one for one in tricks.tricks if decision.action.card in one.cards), None)
        if trick is None or decision.action.card.suit is None or trick.cards[0].suit is None:
            continue
        if decision.action.card.suit is trick.cards[0].suit:
            assert word in ("led", "played")
        elif trick.winner is decision.seat:
            assert word == "trumped"
        else:
            assert word in ("thrown", "trumped")  # which may be overtrumped
    assert told["call"] == 4 and told["led"] == 12
    assert told["trumped"] and told["thrown"]


def test_the_paper_tells_what_the_verdict_says(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    labels = set()
    for verdict in verdicts_of(findings):
        number = verdict.decision.number
        page = page_of(findings, number, speaker)
        label = verdict.label
        labels.add(label)
        assert page.tag == verdict_text.tag(label)
        known, seen = page.figures
        sign = -1 if verdict.decision.seat.side is Side.NS else 1
        if label.is_error:
            points = abs(findings.charges[number].points)
            count = "1 point" if points == 1 else f"{points} points"
            assert count in page.headline.shown
            assert known.figure == verdict_text.points(sign * points)
            assert known.is_charged
            # the interval, from the imagined deals themselves
            mean, error = _loss(verdict)
            least, most = mean - 2.33 * error, mean + 2.33 * error
            told = verdict_text.between_numbers(min(least, points), max(most, points))
            assert known.note == f"{title_case(told)}. This counts."
            best = verdict.fair.best
            assert isinstance(best, Play) == bool(page.second.cards)
        else:
            assert not known.is_charged
            assert known.figure == ("≈" if label is Label.TOO_CLOSE else "0")
            if label.is_counted and not verdict.is_best:
                mean, error = _loss(verdict)
                told = verdict_text.between_numbers(mean - 2.33 * error, mean + 2.33 * error)
                end = "Not counted." if label is Label.TOO_CLOSE else "This counts."
                assert known.note == f"{title_case(told)}. {end}"
        if isinstance(verdict.decision.action, Play):
            values = verdict.hindsight
            lost = max(values.values()) - values[verdict.decision.action.card]
            assert seen.figure == verdict_text.points(sign * lost)
        else:
            assert seen.figure == "–"
        assert page.headline.spoken in page.spoken
        assert review_words.heading(findings, number, speaker) in page.spoken
    assert {Label.SOUND, Label.UNLUCKY, Label.ERROR, Label.LUCKY_ERROR, Label.TOO_CLOSE} <= labels


def _loss(verdict: Verdict) -> tuple[float, float]:
    """What the action lost to the best, chosen in one half of the deals, found in the other."""
    fair = deals_behind(verdict.decision)
    batches = fair.batches
    halves = batches[::2], batches[1::2]
    at = fair.actions.index(verdict.decision.action)
    means, spreads = [], []
    for own, other in (halves, halves[::-1]):
        samples = [one for batch in other for one in batch]
        columns = [sum(one.points[k] for one in samples) for k in range(len(fair.actions))]
        best = columns.index(max(columns))
        lost = [one.points[best] - one.points[at] for batch in own for one in batch]
        mean = sum(lost) / len(lost)
        means.append(mean)
        spreads.append(sum((one - mean) ** 2 for one in lost) / (len(lost) - 1) / len(lost))
    return sum(means) / 2, sqrt(sum(spreads)) / 2


def test_the_other_tables_are_told(qtbot: QtBot) -> None:
    findings, _ = findings_of(qtbot)
    results = [10, 17, 24, 31]
    assert review_page.masters(findings) == ("Four Masters, same cards", "+20")
    assert review_page.masters_told(findings) == (
        "Four Masters with the same cards: +10, +17, +24 and +31."
    )
    opposite, _ = findings_of(qtbot, seat=Seat.W)
    assert opposite.tables == tuple([-one for one in results])
    assert opposite.result == -findings.result


def test_the_curve_is_what_was_scored_and_what_was_to_come(qtbot: QtBot) -> None:
    findings, _ = findings_of(qtbot)
    own = [one.number for one in findings.deal.decisions if one.seat is Seat.S]
    assert [*findings.curve] == own
    for number, found in findings.curve.items():
        verdict = findings.verdicts[number]
        deal = verdict.decision.state.deal
        assert deal is not None
        scored = sum(one.quint.points * (1 if one.side is Side.NS else -1) for one in deal.quints)
        taken = sum(
            1 if one.winner.side is Side.NS else -1 for one in deal.tricks if one.winner is not None
        )
        batches = deals_behind(verdict.decision).batches
        at = verdict.fair.actions.index(verdict.decision.action)
        points = [sample.points[at] for batch in batches for sample in batch]
        to_come = sum(points) / len(points)
        assert found.mean == pytest.approx(
            scored + deal.trick_value * taken + to_come, abs=0.006
        )  # as kept, in hundredths
        assert found.least < found.mean < found.most


def test_the_sum_is_told_with_a_word_for_each_figure(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    total = findings.sum
    assert total is not None and total.luck is not None
    addends = review_page.addends(findings, speaker)
    assert [one.word for one in addends] == [
        "cards",
        "luck",
        "you",
        "Ada",
        "they",
        "rest",
        "result",
    ]
    people = (total.own, total.partner, total.opponents)
    figures = (total.cards, total.luck, *people, total.rest)
    assert [one.figure for one in addends[:6]] == [verdict_text.points(one) for one in figures]
    assert addends[6].figure == f"= {verdict_text.points(total.result)}"


@pytest.mark.parametrize("form", [Form.TWO, Form.DUMMY], ids=lambda form: form.value)
def test_whoever_plays_two_hands_answers_for_both(qtbot: QtBot, form: Form) -> None:
    deal = last_deal(session_with(1, rules=RuleOptions(form=form, target=2000)))
    seating = deal.start.seating
    seat = next(one for one in Seat if seating[one] == seating[one.partner])
    findings, speaker = findings_of(qtbot, form, seat)
    assert findings.whose(seat.partner) is Whose.OWN
    assert len(review_page.addends(findings, speaker)) == 6  # and no partner
    assert findings.sum is not None
    assert findings.sum.partner == 0


def test_where_a_name_has_no_room_the_figure_of_an_error_stands_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    findings, speaker = findings_of(qtbot)
    first, *_ = review_page.error_rows(findings, speaker)
    written = []

    def as_it_is(text: str, font: QFont, _width: float) -> tuple[str, QFont]:
        written.append(text)
        return text, font

    monkeypatch.setattr(strip, "fitted_text", as_it_is)
    canvas = QImage(3000, 120, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    at = StripLayout(3000, 120, 1.0, is_low=False)
    for name in ("Ada", "Ada Lovelace " * 40):
        picture = strip.StripPicture(painter, BAIZE, findings, at)
        picture.paint_decisions((first._replace(who=name),))
    painter.end()
    assert written == [f"Ada {first.figure}", first.figure]


def test_the_text_has_every_choice_and_the_paper_every_page(qtbot: QtBot) -> None:
    findings, speaker = findings_of(qtbot)
    document = ReviewDocument(findings, speaker, "Deal 1")
    text = document.as_text()
    assert text.startswith("Quinto: review of Deal 1\n")
    assert review_page.sum_told(findings, speaker) in text
    for number in findings.choices:
        assert review_words.point_told(findings, number, speaker) in text
    for row in review_page.error_rows(findings, speaker):
        assert row.spoken in text
    rows = document.rows()
    assert len(rows) == len(findings.choices)
    assert [row.verdict for row in rows] == [
        verdict_text.tag(findings.verdicts[number].label) for number in findings.choices
    ]
    pdf = bytes(document.as_pdf().data())
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") >= 2


def test_an_error_by_the_chance_to_win_is_told_in_per_cent(qtbot: QtBot) -> None:
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
    findings = VerdictList(findings.judging, Seat.S)
    findings.verdicts, findings.review = {number: found}, None
    lost = found.fair.chance_lost(found.decision.action)
    page = page_of(findings, number, speaker)
    cost = f"{round(100 * lost.mean)}%"
    assert page.headline.spoken.endswith(f"costs {cost} in winning chances")
    assert page.figures[0].figure == f"−{cost}"
    least, most = (
        round(100 * (lost.mean - 2.33 * lost.error)),
        round(100 * (lost.mean + 2.33 * lost.error)),
    )
    assert page.figures[0].note == f"Between {least}% and {most}%. This counts."
    assert page.errors[0].figure == f"−{cost}"


def test_every_result_has_its_place_on_the_curve() -> None:
    scale = ResultScale([], -45)
    at = StripLayout(900, 190, 1.0, is_low=False)
    assert scale.lines[0] <= -45 and scale.lines[-1] >= 0
    assert scale.y(scale.lines[0], at.curve) == at.curve.bottom()
    assert scale.y(scale.lines[-1], at.curve) == at.curve.top()
    heights = [scale.y(value, at.curve) for value in (-45, -20, 0)]
    assert heights == sorted(heights, reverse=True)


def test_our_errors_hang_and_theirs_stand() -> None:
    at = StripLayout(900, 190, 1.0, is_low=False)
    ours, theirs = at.bar(100, -7, 9), at.bar(100, 9, 9)
    assert ours.top() == at.axis < ours.bottom() < at.foot.top()
    assert theirs.bottom() == pytest.approx(at.axis)
    assert theirs.top() > at.curve.bottom()
    assert at.bar(100, 4, 9).height() < theirs.height()


@pytest.mark.parametrize("code", ["QR", "HT", "CA"])
def test_cards_fit_into_their_column(code: str) -> None:
    card = parse_card(code)
    ink, font = Ink(BAIZE, Marks()), serif_font(16, bold=True)
    told = tell("{action}", Play(card))
    for wide in (90, 48):
        fitted = ink.fitted(told, font, wide)
        assert ink.width(told, fitted) <= wide
        assert fitted.pixelSize() >= 11
    assert ink.fitted(told, font, 90).pixelSize() == font.pixelSize()


def test_a_text_with_cards_is_broken_between_words() -> None:
    ink, font = Ink(BAIZE, Marks()), ui_font(14)
    told = tell("With {action}, the trick is ours in seven of ten deals.", Play(parse_card("HA")))
    lines = ink.lines(told, font, 120)
    pieces = [piece for line in lines for word in line for piece in word]
    assert len(lines) > 2
    assert [piece.card for piece in pieces if piece.card] == [parse_card("HA")]
    assert " ".join("".join(piece.text for piece in word) for line in lines for word in line) == (
        "With , the trick is ours in seven of ten deals."
    )
    assert told.spoken.startswith("With the ace of hearts, the trick")
