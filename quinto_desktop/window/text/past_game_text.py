"""A past game in words: its cells in a list, its line as a sentence, and its score as a text."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QDate, QDateTime, QLocale

from quinto_desktop.game import Level
from quinto_desktop.game.past.past_games import Counts, Marks, MatchLine, Outcome, is_days_deal
from quinto_desktop.game.sharing.exchange import ScoreWords
from quinto_desktop.rules import QUINTS, Form, MatchForm, RuleOptions, Seat, Side
from quinto_desktop.window.text import rule_text, side_text
from quinto_desktop.window.text.card_text import deals_count, games_count, quint_short
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.seat_text import name_among, shown_names, title
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


def date(line: MatchLine) -> str:
    """The day of a game's last deal: “22 Nov 2026”; empty if the clock was far out."""
    return _day(QDateTime.fromMSecsSinceEpoch(line.at_ms))


def moment_text(moment: QDateTime) -> str:
    """A day with its time: “22 Nov 2026, 21:39”; empty for a moment that is none."""
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    return f"{day}, {time}" if (day := _day(moment)) else ""


def _day(moment: QDateTime) -> str:
    pattern = translate("PastGames", "d MMM yyyy", "a date, as Qt writes it")
    return QLocale().toString(moment, pattern)


def last_words(lines: Sequence[MatchLine], today: datetime.date) -> tuple[str, str, str]:
    """The last game, when it was, how it ended, and how many were won in a row up to it."""
    last, now = lines[0], QDate(today.year, today.month, today.day)
    days = QDateTime.fromMSecsSinceEpoch(last.at_ms).date().daysTo(now)
    recent = {0: translate("PastGames", "Today"), 1: translate("PastGames", "Yesterday")}
    text = translate("PastGames", "{result}, {score}", "of the last game")
    told = title_case(fill(text, result=outcome_name(outcome(last)), score=score(last)))
    won = len([*takewhile(lambda line: line.result == 1, lines)])
    streak = fill(translate("PastGames", "{count} games won in a row"), count=won)
    return recent.get(days) or date(last), told, streak if won > 1 else ""


def form(line: MatchLine) -> str:
    """How many played, and what for if not for a game: “Four, rubber”."""
    name = form_name(line.form)
    if line.kind is MatchForm.GAME:
        return name
    kind = translate("PastGames", "rubber")
    if line.kind is MatchForm.ROUND:
        kind = translate("PastGames", "round")
    return fill(translate("PastGames", "{form}, {match}"), form=name, match=kind)


def form_name(form: Form) -> str:
    """How many play, in one word: “Four”."""
    return {
        Form.FOUR: translate("PastGames", "Four", "players"),
        Form.DUMMY: translate("PastGames", "Three", "players"),
        Form.TWO: translate("PastGames", "Two", "players"),
    }[form]


def partner(line: MatchLine) -> str:
    """Whom we played with: a name, or “dummy”; empty if nobody, or in a round with everybody."""
    if line.us is None or line.kind is MatchForm.ROUND:
        return ""
    dummy = translate("PastGames", "dummy") if line.form is Form.DUMMY else ""
    return name_among(line.partner) if line.partner else dummy


def opponents(line: MatchLine) -> str:
    """The others' names, or everybody's if it was nobody's own game."""
    people = [player.name for player in line.players if player.level is None]
    ours: tuple[str, ...] = () if line.us is None else (line.person or people[0], line.partner)
    ours = ours[:1] if line.kind is MatchForm.ROUND else ours
    names = zip(line.players, shown_names(line.players), strict=True)
    return join_and([shown for player, shown in names if player.name not in ours])


def against(line: MatchLine) -> str:
    """The others and their level: “Bertram and Clara · Club”."""
    if not line.level:
        return opponents(line)
    text = translate("PastGames", "{names} · level: {level}")
    return fill(text, names=opponents(line), level=level_text(line.level))


def level_text(level: str) -> str:
    """The opponents' level: “Club”, “Mixed levels”, or “People”."""
    known = {each.value: level_name(each) for each in Level}
    known[""] = translate("PastGames", "People", "as opponents, instead of computer players")
    known["mixed"] = translate("PastGames", "Mixed")
    return known.get(level, title_case(level))


def score(line: MatchLine) -> str:
    """The score, ours first; in a rubber or a round the games, in nobody's round just how many."""
    if line.kind is MatchForm.ROUND and line.us is None:
        return games_count(sum(line.games))
    own, other = line.scores if line.kind is MatchForm.GAME else line.games
    text = translate("PastGames", "{own}–{other}")
    if line.kind is not MatchForm.GAME:
        text = translate("PastGames", "{own}–{other} games")
    return fill(text, own=own, other=other)


def outcome(line: MatchLine) -> Outcome | None:
    """How it ended for us; None if it was nobody's own game, or one deal only, that of a day."""
    if not line.is_over:
        return None if line.deals == 1 and is_days_deal(line) else Outcome.UNFINISHED
    if line.result is None:
        return None
    return (Outcome.LOST, Outcome.DRAWN, Outcome.WON)[line.result + 1]


def outcome_name(outcome: Outcome | None) -> str:
    """How a game ended for us: “won”."""
    return {
        Outcome.WON: translate("PastGames", "won"),
        Outcome.LOST: translate("PastGames", "lost"),
        Outcome.DRAWN: translate("PastGames", "tied"),
        Outcome.UNFINISHED: translate("PastGames", "unfinished"),
        None: translate("PastGames", "finished", "a game in which nobody was “we”"),
    }[outcome]


def result(line: MatchLine) -> str:
    """How it ended for us, with a mark to be seen from afar: “● won”."""
    found = outcome(line)
    mark = {Outcome.WON: "●", Outcome.LOST: "○", Outcome.DRAWN: "◐", Outcome.UNFINISHED: "…"}
    return f"{mark.get(found, '–') if found else '–'} {outcome_name(found)}"


def mark_words() -> dict[Marks, str]:
    """What sets a game apart, or a deal: “undo used”."""
    return {
        Marks.LESSON: translate("PastGames", "lesson"),
        Marks.OPEN_TABLE: translate("PastGames", "all hands open"),
        Marks.BRANCH: translate("PastGames", "branch"),
        Marks.REPLAYED: translate("PastGames", "played again"),
        Marks.LOADED: translate("PastGames", "opened again"),
        Marks.UNDONE: translate("PastGames", "undo used"),
        Marks.HINTED: translate("PastGames", "hints"),
        Marks.REAL_CARDS: translate("PastGames", "kept by hand"),
    }


def noted(line: MatchLine) -> str:
    """What sets it apart, and what a review has found: “hints, your mistakes cost few points”."""
    marks = line.marks | Marks.BRANCH if line.is_branch else line.marks
    if Marks.BRANCH in marks:  # that its cards were known goes without saying
        marks &= ~Marks.REPLAYED
    found = [word for mark, word in mark_words().items() if mark in marks]
    if is_days_deal(line):
        found.insert(0, translate("PastGames", "deal of the day"))
    if line.errors is not None:
        lost = translate("PastGames", "your mistakes cost few points")
        if line.errors >= 10.0:  # points in ten decisions
            lost = translate("PastGames", "costly mistakes")
        found.append(lost if line.errors else translate("PastGames", "no mistakes of yours"))
    return translate("PastGames", ", ", "between two notes on a game").join(found)


def reviewed(line: MatchLine) -> str:
    """What the review of its deals has found, in a sentence; empty without one."""
    if line.errors is None:
        return ""
    text = translate(
        "PastGames", "Mistakes cost {points} points in every ten choices; {deals} reviewed"
    )
    points = QLocale().toString(line.errors, "f", 1)
    return fill(text, points=points, deals=deals_count(line.reviewed))


def number(line: MatchLine) -> str:
    """The game's number or deal code; empty for a fair deal, whose commitment few want to see."""
    return str(line.seed) if line.seed is not None else line.code or ""


def sentence(line: MatchLine) -> str:
    """The whole line, to be read out."""
    text = translate("PastGames", "{date}: {form} against {names}, {score}, {result}")
    if with_ := partner(line):
        text = translate(
            "PastGames", "{date}: {form} with {partner} against {names}, {score}, {result}"
        )
    played = {"date": date(line), "form": form(line), "partner": with_, "names": against(line)}
    told = fill(text, score=score(line), result=outcome_name(outcome(line)), **played)
    return ", ".join([told, *filter(None, [noted(line)])])


def found(counts: Counts, chosen: int) -> str:
    """How much is found: “134 games, 412 deals”; and how many games are chosen, if many are."""
    games, deals = games_count(counts.matches), deals_count(counts.deals)
    text = translate("PastGames", "{games}, {deals}")
    if chosen > 1:
        text = translate("PastGames", "{games}, {deals} · {chosen} selected")
    return fill(text, games=games, deals=deals, chosen=chosen)


def nothing(*, is_narrow: bool) -> str:
    """Why there is no game in the list."""
    if is_narrow:
        return translate("PastGames", "No games match. “Clear” shows them all again.")
    return translate(
        "PastGames",
        "Your games will appear here.\nFinish a deal and it is listed here, to look at or play "
        "again.",
    )


# --------------------------------------------------------------- the score
def score_words() -> ScoreWords:
    """The words in the present language."""
    north, east, south, west = (title(seat) for seat in Seat)
    ns, ew = (side_text.compass_short(side) for side in Side)
    ns_name, ew_name = (side_text.compass(side) for side in Side)
    return ScoreWords(
        tell=_tell,
        rules=_rules,
        levels={level.value: level_name(level) for level in Level},
        quints_of={quint.kind: quint_short(quint) for quint in QUINTS},
        seats=(north, east, south, west),
        sides=(ns, ew),
        side_names=(ns_name, ew_name),
        committed=translate("ScoreText", "Fair deals"),
    )


def _tell(text: str, **values: object) -> str:
    return fill(translate("ScoreText", text), **values)


def _rules(rules: RuleOptions) -> str:
    name, form_of_rules = rule_text.variant_name(rules), rule_text.form_name(rules.form)
    if not name.startswith(form_of_rules):
        name = fill(translate("ScoreText", "{form} · {rules}"), form=form_of_rules, rules=name)
    return f"{name}\n{rule_text.summary(rules)}"
