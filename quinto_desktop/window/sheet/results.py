"""What has ended, or what the game waits for, in words."""

from __future__ import annotations

from quinto_desktop.game.past.story import deal_story
from quinto_desktop.rules import DrawRule, Form, MatchForm, Observation, Phase, Seat, rank_in_draw
from quinto_desktop.window.sheet.ending import Ending, congratulations, ending_of
from quinto_desktop.window.sheet.match_ending import MatchEnding, match_ending_of
from quinto_desktop.window.sheet.match_table import settlement_lines
from quinto_desktop.window.sheet.story_paper import ToldDeal
from quinto_desktop.window.table.choices import Intent, Notice
from quinto_desktop.window.table.ledge import ENTER, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.event_text import tricks_counted
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.story_text import story_words
from quinto_desktop.window.text.translation import fill, monograms, title_case, translate


class Result(Notice, frozen=True):
    """What has ended, and how: a deal, a game, a match of several, or none of these."""

    deal: ToldDeal | None = None
    ending: Ending | MatchEnding | None = None


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


def hands_row(onward: LedgeButton) -> LedgeRow:
    """What the ledge offers while all hands are shown."""
    hide = LedgeButton(translate("Table", "Hide hands"), Intent.SHOW_HANDS, key="A")
    words, short = translate("Table", "Step through it"), translate("Table", "Step through")
    replay = LedgeButton(words, Command.REPLAY, short=short)
    again = LedgeButton(
        translate("Table", "Play this deal again"),
        Command.DEAL_AGAIN,
        short=translate("Table", "Again"),
    )
    # An earlier deal of a game that goes on is not played again.
    others = (hide, replay) if onward.act is Intent.BACK else (hide, replay, again)
    return LedgeRow((*others, onward))


def _looks(observation: Observation) -> tuple[LedgeButton, ...]:
    # Nothing is known of real cards, but what was entered may have been wrong.
    if observation.has_real_cards:
        return (LedgeButton(translate("Ledge", "Undo"), Command.UNDO),)
    return _hands(), _review()


def _match_row(again: str, observation: Observation, speaker: Speaker) -> LedgeRow:
    # What is suggested goes on.
    if speaker.is_shared:
        words, short = translate("Table", "The evening so far"), translate("Table", "Evening")
        evening = LedgeButton(words, Command.EVENING, short=short)
        night = LedgeButton(translate("Table", "Good night"), Command.QUIT)
        return LedgeRow.onward(again, Command.SAME_AGAIN, *_looks(observation), night, evening)
    for title in speaker.offer[1:]:
        same = LedgeButton(again, Command.SAME_AGAIN)
        return LedgeRow.onward(title, Intent.NEXT_LEVEL, *_looks(observation), _new_game(), same)
    return LedgeRow.onward(again, Command.SAME_AGAIN, *_looks(observation), _new_game())


def _hands() -> LedgeButton:
    return LedgeButton(translate("Table", "All hands"), Intent.SHOW_HANDS, key="A")


def _review() -> LedgeButton:
    return LedgeButton(translate("Table", "Review"), Command.REVIEW, key="V")


def _new_game() -> LedgeButton:
    key = Command.NEW.spec.shown_key
    return LedgeButton(translate("Table", "New game…"), Command.NEW, key=key)


def _draw_to_come(observation: Observation) -> Result:
    rules = observation.rules
    title, text = {
        Form.FOUR: (
            translate("Table", "Draw for partners and deal"),
            translate(
                "Table",
                "Everyone takes a card from the fan. The two lowest play against the two highest, "
                "and the lowest deals.",
            ),
        ),
        Form.DUMMY: (
            translate("Table", "Draw for dummy"),
            translate(
                "Table", "Everyone takes a card from the fan. The lowest has dummy first and deals."
            ),
        ),
        Form.TWO: (
            translate("Table", "Draw for the deal"),
            translate("Table", "Both take a card from the fan. The lower one deals first."),
        ),
    }[rules.form]
    order = translate("Table", "The suit counts first; the Quint Royal is the lowest of all.")
    if rules.draw is DrawRule.ACE_LOW:
        order = translate("Table", "The ace is low; only the Quint Royal is lower.")
    elif rules.draw is DrawRule.ACE_HIGH:
        order = translate("Table", "The ace is high; the Quint Royal is the lowest of all.")
    row = LedgeRow.onward(translate("Table", "Draw"), Intent.DRAW)
    return Result(title, f"{text}\n{order}", row)


def _draw_done(observation: Observation, speaker: Speaker) -> Result:
    drawn, rule = observation.drawn, observation.rules.draw
    order = sorted(range(len(drawn)), key=lambda player: rank_in_draw(drawn[player], rule))
    lines = []
    for player in order:
        name, card = title_case(seat_text.player(speaker, player)), card_name(drawn[player])
        lines.append(fill(translate("Table", "{who}: {card}."), who=name, card=card))
    if observation.rules.form is Form.FOUR:
        lines.append(match_text.who_deals(speaker, observation))
    row = LedgeRow.onward(translate("Table", "Deal"), Intent.DEAL)
    return Result(match_text.draw_result(speaker, observation), "\n".join(lines), row)


def _deal_over(observation: Observation, speaker: Speaker) -> Result:
    row = LedgeRow.onward(translate("Table", "Next deal"), Intent.DEAL, *_looks(observation))
    if observation.has_real_cards:  # nobody knows how it went, only what it made
        deal, scores = observation.results[-1], observation.scores
        tricks = tricks_counted(speaker, deal.tricks_won or (0, 0), deal.trick_value)
        text = f"{tricks}\n{match_text.who_deals(speaker, observation)}"
        return Result(side_text.points_of_both(speaker, scores), text, row)
    return _story(observation, speaker, _row_of_the_day() if speaker.has_one_deal else row)


def told_again(observation: Observation, speaker: Speaker) -> Result:
    """The story of a deal that was over long ago, from which one goes back."""
    row = LedgeRow.onward(translate("Review", "Back"), Intent.BACK, _hands(), _review())
    return _story(observation, speaker, row)


def _story(observation: Observation, speaker: Speaker, row: LedgeRow) -> Result:
    told = told_deal(observation, speaker)
    return Result(told.words.headline, told.words.spoken, row, deal=told)


def _story_before_the_end(observation: Observation, speaker: Speaker) -> Result | None:
    if not observation.tricks or observation.has_real_cards:  # or a game ended elsewhere
        return None
    onward = translate("Table", "See the result")
    return _story(observation, speaker, LedgeRow.onward(onward, Intent.END, _hands(), _review()))


def has_ended_a_deal(observation: Observation) -> bool:
    """Whether a deal is over, and no other has begun."""
    return bool(observation.results) and observation.phase in (Phase.DEALING, Phase.MATCH_OVER)


def told_deal(observation: Observation, speaker: Speaker) -> ToldDeal:
    """The story of the deal that has just ended, in words."""
    story = deal_story(
        observation.results[-1],
        observation.tricks,
        observation.calls,
        observation.cachette,
        observation.rules,
    )
    return ToldDeal(story, story_words(story, observation, speaker))


def _row_of_the_day() -> LedgeRow:
    # No other deal follows, but another game may; friends may like the result.
    again = LedgeButton(
        translate("Table", "Play it again"), Command.DEAL_AGAIN, short=translate("Table", "Again")
    )
    copy = LedgeButton(translate("Table", "Copy result"), Command.COPY_RESULT)
    same, short = translate("Table", "New game, same people"), translate("Table", "Same people")
    gold = LedgeButton(same, Command.SAME_AGAIN, is_gold=True, key=ENTER, short=short)
    return LedgeRow((_hands(), _review(), again, copy, gold))


def _game_over(observation: Observation, speaker: Speaker) -> Result:
    ending = ending_of(observation, speaker, (match_text.who_deals(speaker, observation),))
    row = LedgeRow.onward(translate("Table", "Next game"), Intent.DEAL, *_looks(observation))
    first = _story_before_the_end(observation, speaker)
    return Result(ending.title, ending.spoken, row, ending=ending, first=first)


def _match_over(observation: Observation, speaker: Speaker) -> Result:
    match = observation.rules.match
    first = _story_before_the_end(observation, speaker)
    if match is MatchForm.GAME:
        assert observation.winner is not None  # it is over
        winners = speaker.players_of(observation.winner)
        notes = (*congratulations(speaker, winners), *settlement_lines(observation, speaker))
        ending = ending_of(observation, speaker, (*notes, *speaker.offer[:1]))
        again = translate("Table", "Again")
        if speaker.is_shared:
            again = translate("Table", "Another game")
        row = _match_row(again, observation, speaker)
        return Result(ending.title, ending.spoken, row, ending=ending, first=first)
    again = translate("Table", "Another rubber")
    if match is MatchForm.ROUND:
        again = translate("Table", "Another round")
    ended = match_ending_of(observation, speaker)
    row = _match_row(again, observation, speaker)
    return Result(ended.title, ended.spoken, row, ending=ended, first=first)


def next_person(speaker: Speaker, turn: Seat, told: str) -> Notice:
    """The notice that asks another person to the screen, and tells what has been seen since."""
    name, number = speaker.name_of(turn), speaker.player_of(turn)
    title = fill(translate("SeatView", "{name} is next"), name=name)
    if hand := seat_text.your_hand_phrases(speaker, turn):
        title = fill(translate("SeatView", "{name}, {for_hand}"), name=name, **hand)
    here = fill(translate("SeatView", "I am {name}"), name=name)
    ready = LedgeRow.onward(here, Intent.READY)
    colour = seat_text.colour_of_player(speaker, number)
    monogram = monograms(speaker.names)[number]
    return Notice(title, told, ready, monogram=monogram, colour=colour)


def held_key(speaker: Speaker, turn: Seat) -> str:
    """Whose turn it is, for which hand, and the key that shows it."""
    text = translate("SeatView", "{name}: hold {key}")
    hand = seat_text.your_hand_phrases(speaker, turn)
    if hand:
        text = translate("SeatView", "{name}, {for_hand}: hold {key}")
    key = speaker.keys[speaker.player_of(turn)]
    return fill(text, name=speaker.name_of(turn), key=key, **hand)


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
        LedgeRow.onward(translate("SeatView", "Try again"), Intent.RETRY),
    )


def abandoned_game() -> Notice:
    """The notice that the game was abandoned."""
    return Notice(
        translate("SeatView", "Game abandoned"),
        translate("SeatView", "Undo brings it back."),
        LedgeRow.onward(Command.SAME_AGAIN.spec.name, Command.SAME_AGAIN, _new_game()),
    )
