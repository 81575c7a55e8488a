"""What the table tells about a place that is clicked: a player, or the cachette."""

from __future__ import annotations

from quinto_desktop.game import Level
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.text import seat_text, turn_text
from quinto_desktop.window.text.card_text import cards_count
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.words import fill, translate


def level_name(level: Level) -> str:
    """A level's name in a list."""
    return {
        Level.NOVICE: translate("PlayerBox", "Novice"),
        Level.CASUAL: translate("PlayerBox", "Casual"),
        Level.CLUB: translate("PlayerBox", "Club"),
        Level.MASTER: translate("PlayerBox", "Master"),
    }[level]


def about_seat(speaker: Speaker, seat: Seat, observation: Observation) -> str:
    """What is known of whoever sits at a seat: who plays there, how well, and what they called."""
    name, role = seat_text.name(speaker, seat), seat_text.role(speaker, seat)
    parts = [
        fill(translate("Table", "{name}: {role}."), name=name, role=role),
        _player(speaker, seat),
        _call(seat, observation),
        _cards(seat, observation),
    ]
    return " ".join(filter(None, parts))


def _player(speaker: Speaker, seat: Seat) -> str:
    if seat is speaker.dummy:
        if speaker.is_you(seat):
            return translate("Table", "You play its cards.")
        return fill(translate("Table", "{who} plays its cards."), who=speaker.name_of(seat))
    if speaker.is_you(seat):
        return ""
    level = speaker.level_of(seat)
    if level is None:
        return translate("Table", "A person at this screen.") if speaker.is_person(seat) else ""
    known = {each.value: level_name(each) for each in Level}
    text = translate("Table", "A computer player; level: {level}.")
    return fill(text, level=known.get(level, level))


def _call(seat: Seat, observation: Observation) -> str:
    """The part that a seat has had in the deal so far."""
    parts = []
    if seat is observation.dealer:
        parts.append(translate("Table", "Dealt this deal."))
    eldest = observation.eldest_hand
    if seat is eldest:
        parts.append(translate("Table", "Eldest hand: calls and leads first."))
    place = -1 if eldest is None else (seat - eldest) % 4
    if 0 <= place < len(observation.calls):
        call = turn_text.call_made(observation.calls[place])
        parts.append(fill(translate("Table", "Call: {call}."), call=call))
    return " ".join(parts)


def _cards(seat: Seat, observation: Observation) -> str:
    count = observation.hand_sizes[seat]
    if not count:
        return ""
    return fill(translate("Table", "{count} in hand."), count=cards_count(count))
