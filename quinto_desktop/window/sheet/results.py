"""The texts about a finished trick, deal or game, and about what the game is waiting for."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import (
    DrawRule,
    Form,
    MatchForm,
    Observation,
    Phase,
    rank_in_draw,
    standing_of,
)
from quinto_desktop.window.sheet.account import Account, account_of
from quinto_desktop.window.sheet.ending import Ending, Mood, ending_of, round_mood
from quinto_desktop.window.sheet.match_table import (
    MatchTable,
    RowKind,
    match_table,
    settlement_lines,
)
from quinto_desktop.window.sheet.result_panel import Line
from quinto_desktop.window.table.choices import Choice, Intent, Notice
from quinto_desktop.window.text import match_text, seat_text
from quinto_desktop.window.text.card_text import card_name, card_title
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


@dataclass(frozen=True, slots=True)
class Result(Notice):
    """What has ended, and how.

    Attributes:
        lines: A small table under the text; empty without one.
        account: The account of the deal that has ended, if that is the result.
        ending: The end of the game, if that is the result.
        notes: What follows from it, in sentences.
    """

    lines: tuple[Line, ...] = ()
    account: Account | None = None
    ending: Ending | None = None
    notes: tuple[str, ...] = ()


def result_of(observation: Observation, speaker: Speaker) -> Result | None:
    """The result to show now; None in the middle of a deal."""
    match observation.phase:
        case Phase.DRAWING:
            return _draw_to_come(observation)
        case Phase.DEALING if observation.deal_number == 0:
            return _draw_done(observation, speaker) if observation.drawn else None
        case Phase.DEALING if observation.winner is not None:
            return _game_over(observation, speaker)
        case Phase.DEALING:
            return _deal_over(observation, speaker)
        case Phase.MATCH_OVER:
            return _match_over(observation, speaker)
        case _:
            return None


def hands_choices(onward: Choice) -> tuple[Choice, ...]:
    """The choices while all hands are shown."""
    return (
        onward,
        Choice(translate("Table", "Hide hands"), Intent.SHOW_HANDS, "A"),
        Choice(translate("Table", "Replay"), Intent.REPLAY),
        Choice(translate("Table", "Play this deal again"), Intent.DEAL_AGAIN),
    )


def game_choices(mood: Mood = Mood.NEUTRAL) -> tuple[Choice, ...]:
    """The choices when a match is over, or has been abandoned."""
    again = translate("Table", "Play again")
    if mood is Mood.DEFEAT:
        again = translate("Table", "Play them again", "the opponents who have won")
    return (
        Choice(again, Intent.SAME_AGAIN),
        _show_hands(),
        _review(mood),
        Choice(translate("Table", "New game…"), Intent.NEW_GAME),
    )


def _review(mood: Mood = Mood.NEUTRAL) -> Choice:
    # Who has lost may want to see where.
    text = translate("Table", "Review")
    if mood is Mood.DEFEAT:
        text = translate("Table", "Turning point")
    return Choice(text, Intent.REVIEW, "V")


def _show_hands() -> Choice:
    return Choice(translate("Table", "Show all hands"), Intent.SHOW_HANDS, "A")


def _draw_to_come(observation: Observation) -> Result:
    rules = observation.rules
    title, text = {
        Form.FOUR: (
            translate("Table", "Draw for partners and deal"),
            translate(
                "Table",
                "Everyone draws a card. The two lowest play against the two highest, and the "
                "lowest deals.",
            ),
        ),
        Form.DUMMY: (
            translate("Table", "Draw for dummy"),
            translate("Table", "Everyone draws a card. The lowest has dummy first and deals."),
        ),
        Form.TWO: (
            translate("Table", "Draw for the deal"),
            translate("Table", "Both players draw a card. The lower one deals first."),
        ),
    }[rules.form]
    order = translate("Table", "The suit counts first; the Quint Royal is the lowest of all.")
    if rules.draw is DrawRule.ACE_LOW:
        order = translate("Table", "The ace is low; only the Quint Royal is lower.")
    elif rules.draw is DrawRule.ACE_HIGH:
        order = translate("Table", "The ace is high; the Quint Royal is the lowest of all.")
    return Result(title, f"{text}\n{order}", (Choice(translate("Table", "Draw"), Intent.DRAW),))


def _draw_done(observation: Observation, speaker: Speaker) -> Result:
    drawn, rule = observation.drawn, observation.rules.draw
    order = sorted(range(len(drawn)), key=lambda player: rank_in_draw(drawn[player], rule))
    lines = []
    for player in order:
        name, card = title_case(seat_text.player(speaker, player)), card_title(drawn[player])
        spoken = fill(translate("Table", "{who}: {card}."), who=name, card=card_name(drawn[player]))
        lines.append(Line(name, (card,), spoken))
    text = match_text.who_deals(speaker, observation) if observation.rules.form is Form.FOUR else ""
    choice = Choice(translate("Table", "Deal"), Intent.DEAL)
    return Result(match_text.draw_result(speaker, observation), text, (choice,), tuple(lines))


def _deal_over(observation: Observation, speaker: Speaker) -> Result:
    title = fill(translate("Table", "Deal {number} is over"), number=observation.deal_number)
    if observation.rules.match is not MatchForm.GAME:
        title = fill(
            translate("Table", "Game {game}: deal {number} is over"),
            game=observation.game_number,
            number=observation.deal_number,
        )
    account = account_of(observation, speaker)
    if speaker.has_one_deal:
        title = translate("Table", "The deal of the day is over")
        return Result(title, account.spoken, _choices_of_the_day(), account=account)
    choices = (
        Choice(translate("Table", "Next deal"), Intent.DEAL),
        _show_hands(),
        _review(),
    )
    return Result(title, account.spoken, choices, account=account)


def _choices_of_the_day() -> tuple[Choice, ...]:
    # No other deal follows, but friends may like the result.
    return (
        Choice(translate("Table", "Copy result"), Intent.COPY_RESULT),
        _show_hands(),
        _review(),
        Choice(translate("Table", "Play it again"), Intent.DEAL_AGAIN),
        Choice(translate("Table", "New game…"), Intent.NEW_GAME),
    )


def _game_over(observation: Observation, speaker: Speaker) -> Result:
    title, how = match_text.winner(speaker, observation)
    notes = (match_text.who_deals(speaker, observation),)
    choices = (Choice(translate("Table", "Next game"), Intent.DEAL), _show_hands(), _review())
    lines = _lines(match_table(observation, speaker))
    ending = ending_of(observation, speaker)._replace(title=title)
    return Result(title, "\n".join((how, *notes)), choices, lines, ending=ending, notes=notes)


def _match_over(observation: Observation, speaker: Speaker) -> Result:
    title, text = match_text.winner(speaker, observation)
    ending, rules = ending_of(observation, speaker), observation.rules
    if rules.match is MatchForm.GAME:
        title = ending.title
    else:
        both = translate("Table", "{title}, {how}")
        text = fill(both, title=title, how=text)
        ending = ending._replace(how=fill(both, title=title, how=ending.how), spoken=text)
        title = translate("Table", "The round is over")
        winner = standing_of(rules, observation.games).winner
        if winner is not None:
            title = match_text.rubber_winner(speaker, winner)
        else:
            ending = ending._replace(mood=round_mood(observation, speaker))
    table = match_table(observation, speaker)
    notes = settlement_lines(observation, speaker)
    if table is not None and table.note:
        notes = (*notes, table.note)
    ending = ending._replace(title=title)
    choices = game_choices(ending.mood)
    text = "\n".join((text, *notes))
    return Result(title, text, choices, _lines(table), ending=ending, notes=notes)


def _lines(table: MatchTable | None) -> tuple[Line, ...]:
    # It is empty if it would only repeat the sentences.
    if table is None:
        return ()
    news = [row for row in table.rows if row.kind is not RowKind.COUNTERS]
    if table.of_sides and len(news) < 2 and not any(row.remark for row in news):
        return ()
    lines = [Line(table.title, table.heads, "", is_head=True)]
    for row in table.rows:
        label = row.label
        if row.remark:
            text = translate("Table", "{label}, {remark}")
            label = fill(text, label=label, remark=row.remark)
        is_sum = row.kind is RowKind.SUM
        lines.append(Line(label, row.cells, f"{row.spoken}.", row.won, is_sum=is_sum))
    return tuple(lines)


def next_person(name: str) -> Notice:
    """The notice that asks another person to the screen."""
    text = translate("SeatView", "The cards stay hidden until {name} is at the screen.")
    ready = Choice(seat_text.i_am(name), Intent.READY)
    return Notice(
        fill(translate("SeatView", "{name} is next"), name=name), fill(text, name=name), (ready,)
    )


def failed_player(name: str, fault: str) -> Notice:
    """The notice that a computer player has stopped thinking, with Python's reason."""
    text = translate(
        "SeatView",
        "Something went wrong with this computer player ({fault}). The game is paused; nothing is "
        "lost. If trying again fails too, save the game and report it.",
    )
    return Notice(
        fill(translate("SeatView", "{name} is stuck"), name=name),
        fill(text, fault=fault),
        (Choice(translate("SeatView", "Try again"), Intent.RETRY),),
    )


def abandoned_game() -> Notice:
    """The notice that the game was abandoned."""
    return Notice(
        translate("SeatView", "Game abandoned"),
        translate("SeatView", "Undo brings it back."),
        (
            Choice(translate("SeatView", "Same players, new deal"), Intent.SAME_AGAIN),
            Choice(translate("SeatView", "New game…"), Intent.NEW_GAME),
        ),
    )
