"""All that is said of a match, in three languages, as it was read and approved.

See `approval.py`; the texts lie in `tests/data/told`, a folder for each case.
"""

from __future__ import annotations

import re

import all_counted
import all_ends
import all_judged
import all_sentences
import approval
import pytest
from all_sentences import LISTENERS
from kit import *
from legible_scene import speaking
from test_review_figures import findings_of

from quinto_desktop.window.stepper.review_cursor import ReviewDocument
from quinto_desktop.window.stepper.review_page import page_of

LANGUAGES = ("en", "de", "fr")
MATCHES = {
    "four": RuleOptions(),
    "four-rubber": RuleOptions(
        JokerLead.FORBIDDEN_ALWAYS, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW, stakes=1
    ),
    "four-points": RuleOptions(match=MatchForm.RUBBER_POINTS, draw=DrawRule.ACE_HIGH, stakes=5),
    "dummy-round": RuleOptions(
        JokerLead.FORBIDDEN_IF_WINNING,
        form=Form.DUMMY,
        match=MatchForm.ROUND,
        draw=DrawRule.ACE_LOW,
        stakes=2,
    ),
    "two": RuleOptions(JokerLead.OPPONENTS, form=Form.TWO),
    "two-rubber": RuleOptions(
        form=Form.TWO, match=MatchForm.RUBBER, draw=DrawRule.ACE_HIGH, stakes=10
    ),
}
VIEWERS = {"you": 0, "nobody": None}

CASES: dict[str, Callable[[], Iterator[str]]] = {
    f"match-{name}-{viewer}": partial(all_sentences.of_match, rules, player)
    for name, rules in MATCHES.items()
    for viewer, player in VIEWERS.items()
}
"""What each folder of texts holds: twelve matches, and what is rare in them."""
CASES |= {
    f"to-{name}": partial(all_sentences.to_listener, speaker) for name, speaker in LISTENERS.items()
}
CASES |= {f"calls-{form.value}": partial(all_sentences.of_calls, form) for form in Form}
CASES |= {
    "names": all_sentences.of_names,
    "ends": all_sentences.of_ends,
    "draws": all_ends.of_draws,
    "matches": all_ends.of_matches,
    "sheets": all_ends.of_sheets,
    "stories": all_ends.of_stories,
    "rules": all_ends.of_rules,
    "book": all_ends.of_book,
    "cards": all_sentences.of_cards,
    "verdicts": all_sentences.of_verdicts,
    "reasons": all_sentences.of_reasons,
    "hints": all_judged.of_hints,
    "practice": all_judged.of_practice,
    "statistics": all_counted.of_statistics,
    "proofs": all_counted.of_proofs,
    "review-reasons": all_judged.of_reasons_in_reviews,
}
CASES |= {
    f"review-{name}": partial(all_judged.of_review, position, seat)
    for name, (position, seat) in all_judged.REVIEWS.items()
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_what_is_told(
    qapp: object, case: str, language: str, approved: Callable[[str, str], None]
) -> None:
    with speaking(language):
        text = "".join(f"{line}\n" for line in CASES[case]())
    approved(f"{case}/{language}", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_review_tells(
    qtbot: QtBot, language: str, approved: Callable[[str, str], None]
) -> None:
    """The paper's text of a deal with made-up figures, and the page of each decision."""
    with speaking(language):
        findings, speaker = findings_of(qtbot)
        pages = [page_of(findings, number, speaker) for number in findings.choices]
        told = [ReviewDocument(findings, speaker, "7.1").as_text()]
        told += [f"{page.verdict_told}\n" for page in pages]
    approved(f"review/{language}", "\n".join(told))


LEFT_OVER = re.compile(
    r"\{\w*\}|(?<!\.)[.,;][.,;](?!\.)|\byou you\b|%n|%%|amp;|&\w|"
    r"\b[Yy]ou (?:wins|has|plays|takes|doubles|is)\b|"
    r"\bSie (?:macht|hat|spielt|nimmt)\b|\b[Vv]on Sie\b|\b[Vv]ous (?:gagne|a|joue|prend)\b"
)
"""What no person says: places that nothing filled, and “you wins”, in any language."""


def test_nothing_that_is_told_is_left_over() -> None:
    faults = [
        f"{file.parent.name}/{file.name}: {line}"
        for file in sorted(approval.FOLDER.rglob("*.txt"))
        if not re.search("refused|tricks|unreadable|vectors|json", file.stem)  # not sentences
        for line in file.read_text(encoding="utf-8").splitlines()
        if LEFT_OVER.search(line)
    ]
    assert faults == []


def test_nobody_is_you_where_nobody_is_known_to_look() -> None:
    faults = [
        f"{file.parent.name}: {line}"
        for file in sorted(approval.FOLDER.glob("match-*-nobody/en.txt"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b[Yy]our?s?\b", line)
    ]
    assert faults == []


def test_every_approved_text_is_still_compared() -> None:
    names = [f"{case}/{language}" for case in CASES for language in LANGUAGES]
    names += [f"{case}/{language}" for case in ("review", "faults") for language in LANGUAGES]
    names += [f"orca/{part}" for part in ("deal", "hint", "new-game")]  # tests/e2e/orca_hears.py
    unused = approval.unused(approval.FOLDER, names)
    # See lab/test_lab_told.py, records/test_refusals.py, test_startup.py and rules for these.
    theirs = ("lab", "edited", "startup", "laws")
    assert [path for path in unused if path.parent.name not in theirs] == []


def test_a_text_that_differs_or_was_never_approved_fails_until_it_is(tmp_path: Path) -> None:
    name, text = "four/en", "You pass.\nClara doubles.\n"
    assert "nobody has approved" in (approval.fault_of(tmp_path, name, text) or "")
    assert "nobody has approved" in (approval.fault_of(tmp_path, name, "") or "")
    approval.take_over(tmp_path, name, text)
    assert approval.fault_of(tmp_path, name, text) is None
    fault = approval.fault_of(tmp_path, name, text.replace("Clara", "Ada")) or ""
    assert "-Clara doubles.\n+Ada doubles." in fault
    assert approval.unused(tmp_path, [name]) == []
    assert approval.unused(tmp_path, ["two/en"]) == [tmp_path / "four" / "en.txt"]
