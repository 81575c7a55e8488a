"""What the table shows, in words: its quints and tags, the race, and what beats a card."""

from __future__ import annotations

from quinto_desktop.game.aids.quint_board import QuintPlace, QuintStand, RaceTrack
from quinto_desktop.game.aids.skyline import Skyline
from quinto_desktop.rules import QUINTS, TRICKS_IN_A_DEAL, Count, Observation, Phase, Quint, Side
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import (
    CountWords,
    card_name,
    cards_by_suit,
    drawn,
    quint_name,
)
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


def title() -> str:
    """What the board is called by ear."""
    return translate("Board", "Quints")


def claim(speaker: Speaker, side: Side, points: int) -> str:
    """Whose a quint would be as things stand, on its tag: “We +15”."""
    text = translate("Board", "{side} +{points}")
    return fill(text, side=side_text.tag(speaker, side), points=points)


def claim_of_nobody(points: int) -> str:
    """The worth of a quint whose winner is told elsewhere: “+15”."""
    return fill(translate("Board", "+{points}"), points=points)


def with_trick(claimed: str) -> str:
    """The same with the trick, which goes to the same side: “We +15, and the trick”."""
    return fill(translate("Board", "{claim}, and the trick"), claim=claimed)


def tag_words(quint: Quint, claimed: str) -> str:
    """A tag by ear: “Five of diamonds, We +15, and the trick”."""
    return translate("Words", ", ").join((title_case(quint_name(quint)), claimed))


def place_words(place: QuintPlace, speaker: Speaker) -> str:
    """A place of the board: “Five of diamonds, 15, on the table, goes to us as it stands”."""
    return fill(
        translate("Board", "{quint}, {points}, {state}"),
        quint=title_case(quint_name(place.quint)),
        points=place.quint.points,
        state=_state(place, speaker),
    )


def _state(place: QuintPlace, speaker: Speaker) -> str:
    match place.state:
        case QuintStand.OPEN:
            return translate("Board", "open")
        case QuintStand.HALF:
            text = translate("Board", "{card} on the table")
            return fill(text, card=card_name(place.lying[0]))
        case QuintStand.TABLE if place.side is None:
            return translate("Board", "on the table")
        case QuintStand.GONE:
            return translate("Board", "split")
    assert place.side is not None  # it is on the table, or somebody's
    is_taken = place.state is QuintStand.TAKEN
    if speaker.own_side is None or speaker.by_compass:
        text = translate("Board", "on the table, as it stands: {side}")
        text = translate("Board", "taken: {side}") if is_taken else text
        return fill(text, side=side_text.title(speaker, place.side))
    if speaker.is_yours(place.side):
        if is_taken:
            return translate("Board", "ours")
        return translate("Board", "on the table, goes to us as it stands")
    if is_taken:
        return translate("Board", "theirs")
    return translate("Board", "on the table, goes to them as it stands")


def royal_won(speaker: Speaker, side: Side, who: str) -> str:
    """Who has won the Quint Royal: “The Quint Royal, 25 for us: Ada”."""
    points = QUINTS[0].points
    if speaker.own_side is None or speaker.by_compass:
        text = translate("Board", "The Quint Royal, {points}: {side}")
        return fill(text, points=points, side=side_text.name(speaker, side))
    if speaker.is_yours(side):
        text = translate("Board", "The Quint Royal, {points} for us: {who}")
    else:
        text = translate("Board", "The Quint Royal, {points} for them: {who}")
    return fill(text, who=who, points=points)


def cachette_worth(speaker: Speaker, side: Side, points: int) -> str:
    """What the cachette has brought so far: “The cachette, 55 points: you and Ada”."""
    text = translate("Board", "The cachette, {points} points: {side}")
    return fill(text, points=points, side=side_text.name(speaker, side))


def cachette_title(card: str) -> str:
    """Over the cachette as it is turned: “The cachette, won with: king of hearts”."""
    return fill(translate("Board", "The cachette, won with: {card}"), card=card)


def for_the_trick(points: int) -> str:
    """What the cachette counts as a trick, beside its quints: “and 10 for the trick”."""
    return fill(translate("Board", "and {points} for the trick"), points=points)


def pile_words(side: str, tricks: str, worth: str) -> str:
    """A pile by ear: “We: 2 tricks, 10 each”."""
    text = translate("Board", "{side}: {tricks}, {each}")
    return fill(text, side=side, tricks=tricks, each=worth)


def each(points: int, tricks: int = 0) -> str:
    """What a trick of a pile is worth, and several come to: “10 each = 30”."""
    text = translate("Board", "{points} each = {all}")
    text = text if tricks > 1 else translate("Board", "{points} each")
    return fill(text, points=points, all=points * tricks)


def entry_prompt(now: Observation, speaker: Speaker) -> str:
    """What is to be tapped next where people hold the cards."""
    if now.phase is Phase.DOUBLING and now.dealer is not None:
        text = translate("Keeper", "{who} deals. Double, or tap what is won: then all have passed.")
        return fill(text, who=title_case(seat_text.holder(speaker, now.dealer)))
    if now.phase is not Phase.PLAY:
        return ""
    last = now.tricks[-1].winner if len(now.tricks) == TRICKS_IN_A_DEAL else None
    if last is not None:
        text = translate("Keeper", "The cachette: {side}. Tap its quints, then count.")
        return fill(text, side=side_text.name(speaker, last.side))
    if Count() in now.actions:  # by the latest quint
        text = translate("Keeper", "Enough to win: {side}. Count, and the game is over.")
        return fill(text, side=side_text.name(speaker, now.quints[-1].side))
    return translate("Keeper", "Tap each quint on its winner’s half, and each trick below.")


def race_words(track: RaceTrack, speaker: Speaker) -> str:
    """Both pegs of both sides: “Race to 250: we 170, they 100; this deal 25 and 20”."""
    own, other = (side_text.short(speaker, side) for side in speaker.sides)
    text = translate("Race", "Race to {target}: {own} {ours}, {other} {theirs}")
    if any(track.gained):
        text = translate(
            "Race",
            "Race to {target}: {own} {ours}, {other} {theirs}; this deal {our_deal} and "
            "{their_deal}",
        )
    (ours, theirs), (our_deal, their_deal) = track.now, track.gained
    values = {"ours": ours, "theirs": theirs, "our_deal": our_deal, "their_deal": their_deal}
    return fill(text, target=track.target, own=own, other=other, **values)


def plaque_title(speaker: Speaker, *, own: bool) -> str:
    """Whose score it is: “We”, or by name where several people share the screen."""
    side = speaker.sides[0 if own else 1]
    if speaker.own_side is None and not speaker.by_compass:
        return side_text.members(speaker, side)
    return side_text.title(speaker, side)


def to_go(track: RaceTrack, speaker: Speaker, *, own: bool) -> str:
    """What a side still needs: “80 to go”; after a game of a rubber, how many it has won."""
    if max(track.now) >= track.target:
        text = translate("Race", "games: {games}")
        return fill(text, games=track.studs[0 if own else 1]) if any(track.studs) else ""
    if speaker.has_one_deal:
        return ""
    points = track.target - track.now[0 if own else 1]
    return fill(translate("Race", "{points} to go"), points=points)


def plaque_spoken(track: RaceTrack, speaker: Speaker, *, own: bool) -> str:
    """A plaque for the ear: “We: 170, 80 to go”."""
    title, left = plaque_title(speaker, own=own), to_go(track, speaker, own=own)
    text = translate("Race", "{side}: {points}, {left}")
    if not left:
        text = translate("Race", "{side}: {points}")
    return fill(text, side=title, points=track.now[0 if own else 1], left=left)


def legend(track: RaceTrack) -> str:
    """What a hole is, and what the two pegs of a side are."""
    text = translate(
        "Race", "Each hole is {points} points. Hollow pegs stand where this deal began."
    )
    return fill(text, points=track.step)


def headline(sky: Skyline, speaker: Speaker) -> str:
    """The skyline in one sentence: “7 unseen cards beat {card:DJ}”."""
    card, count = drawn(sky.own or sky.card), len(sky.beating)
    if sky.is_out:
        return translate("Skyline", "Your side has led the Quint Royal: it cannot win this trick")
    if sky.taker is not None:
        return _taken(sky, speaker)
    if not sky.is_for_trick:
        return fill(_higher(count), card=card)
    if sky.ahead is not None:
        return fill(_behind(count), best=drawn(sky.ahead), card=card)
    return fill(_beaten(count, are_unseen=sky.are_all_unseen), card=card)


def spoken(sky: Skyline, speaker: Speaker) -> str:
    """The same with every card that beats it: “…: ace and king of hearts; ten of diamonds.”."""
    told = headline(sky, speaker)
    if not sky.beating:
        return fill(translate("Skyline", "{told}."), told=told)
    cards = cards_by_suit(sky.beating, voids=False)
    return fill(translate("Skyline", "{told}: {cards}."), told=told, cards=cards)


def _taken(sky: Skyline, speaker: Speaker) -> str:
    assert sky.taker is not None  # the card is the last one
    if speaker.is_you(sky.taker) and sky.taker is not speaker.dummy:
        return translate("Skyline", "Nobody plays after you: you win")
    who = seat_text.who(speaker, sky.taker)
    return fill(translate("Skyline", "Nobody plays after that: {who} wins"), who=who)


def _beaten(count: int, *, are_unseen: bool) -> str:
    if not count:
        return translate("Skyline", "Nothing of theirs beats {card} any more")
    if not are_unseen:
        if count == 1:
            return translate("Skyline", "1 card can beat {card}")
        return CountWords.tr("%n cards can beat {card}", "", count)
    if count == 1:
        return translate("Skyline", "1 unseen card beats {card}")
    return CountWords.tr("%n unseen cards beat {card}", "", count)


def _behind(count: int) -> str:
    if not count:
        return translate("Skyline", "{best} beats {card}")
    if count == 1:
        return translate("Skyline", "{best} beats {card}; 1 more card can")
    return CountWords.tr("{best} beats {card}; %n more cards can", "", count)


def _higher(count: int) -> str:
    if not count:
        return translate("Skyline", "No unseen card is higher than {card}")
    if count == 1:
        return translate("Skyline", "1 unseen card is higher than {card}")
    return CountWords.tr("%n unseen cards are higher than {card}", "", count)
