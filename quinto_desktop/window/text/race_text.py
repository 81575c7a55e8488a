"""The race in words: its pegs for the ear, and what the plaques say."""

from __future__ import annotations

from quinto_desktop.game.aids.race_track import RaceTrack
from quinto_desktop.rules import Form
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate


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
    if speaker.own_side is None and speaker.form is not Form.TWO and not speaker.by_compass:
        return side_text.members(speaker, side)
    return side_text.title(speaker, side)


def to_go(track: RaceTrack, *, own: bool) -> str:
    """What a side still needs: “80 to go”; empty once a side has won."""
    if max(track.now) >= track.target:
        return ""
    points = track.target - track.now[0 if own else 1]
    return fill(translate("Race", "{points} to go"), points=points)


def plaque_spoken(track: RaceTrack, speaker: Speaker, *, own: bool) -> str:
    """A plaque for the ear: “We: 170, 80 to go”."""
    title, left = plaque_title(speaker, own=own), to_go(track, own=own)
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
