"""Remakes every sound of Quinto, in this folder or another.

    python resources/sound/make.py [--out FOLDER]

Each sound is a short WAV file, mono, 16 bits, 22,050 samples a second, made of damped tones and
filtered noise. The result is the same every time. The script needs only the standard library.
"""

import argparse
import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

RATE = 22050
_EDGE_S = 0.003
"""The length of a sound's fade-out; the fade-in takes a quarter of it. They prevent clicks."""

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Return silence."""
    return [0.0] * round(seconds * RATE)


def tone(seconds: float, hertz: float, decay_s: float) -> Sound:
    """Return a tone that decays to about a third (1/e) every `decay_s` seconds."""
    step = 2 * math.pi * hertz / RATE
    return [
        math.sin(step * at) * math.exp(-at / (decay_s * RATE))
        for at in range(round(seconds * RATE))
    ]


def noise(seconds: float, seed: int, low: float, high: float) -> Sound:
    """Return noise between two frequencies, in hertz."""
    made = random.Random(seed)
    return _above(_below([made.uniform(-1, 1) for _ in silence(seconds)], high), low)


def _below(sound: Sound, hertz: float) -> Sound:
    """Remove frequencies above a limit (low-pass filter)."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    held, passed = 0.0, []
    for value in sound:
        held += (1 - keep) * (value - held)
        passed.append(held)
    return passed


def _above(sound: Sound, hertz: float) -> Sound:
    """Remove frequencies below a limit (high-pass filter)."""
    return [value - low for value, low in zip(sound, _below(sound, hertz), strict=True)]


def swell(sound: Sound, peak: float, sharpness: float = 2.0) -> Sound:
    """Make a sound swell and fade.

    Args:
        sound: The sound.
        peak: When it is loudest, as a share of its length, from 0 to 1.
        sharpness: How narrow the peak is.
    """
    loudest = peak * len(sound)
    return [
        value
        * math.sin(
            math.pi
            / 2
            * (at / loudest if at < loudest else (len(sound) - at) / (len(sound) - loudest))
        )
        ** sharpness
        for at, value in enumerate(sound)
    ]


def fading(sound: Sound, decay_s: float) -> Sound:
    """Make a sound start at full volume and decay."""
    return [value * math.exp(-at / (decay_s * RATE)) for at, value in enumerate(sound)]


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Mix sounds, each given by its start in seconds, its gain and the sound itself."""
    whole = silence(max(start + len(sound) / RATE for start, _, sound in parts) + 0.001)
    for start, gain, sound in parts:
        first = round(start * RATE)
        for at, value in enumerate(sound):
            whole[first + at] += gain * value
    return whole


def bell(hertz: float, seconds: float, partials: Iterable[tuple[float, float, float]]) -> Sound:
    """Return the sound of a bell.

    Args:
        hertz: The perceived pitch.
        seconds: The length of the sound.
        partials: For each partial tone, its frequency relative to `hertz`, its gain, and its
            decay time relative to `seconds`.
    """
    return together(
        *(
            (0.0, gain, tone(seconds, ratio * hertz, part * seconds))
            for ratio, gain, part in partials
        )
    )


def knock(hertz: float) -> Sound:
    """Return the sound of knuckles on a wooden table."""
    return together(
        (0.0, 1.0, tone(0.11, hertz, 0.020)),
        (0.0, 0.8, tone(0.11, 2.3 * hertz, 0.016)),
        (0.0, 0.6, tone(0.11, 5.2 * hertz, 0.009)),
        (0.0, 0.7, fading(noise(0.03, 7, 500, 3000), 0.005)),
    )


def string(hertz: float, seconds: float) -> Sound:
    """Return the sound of a plucked string."""
    return together(
        *(
            (0.0, 1 / order**1.4, tone(seconds, order * hertz, 0.34 * seconds / order**0.7))
            for order in range(1, 6)
        )
    )


def _deal() -> Sound:
    cards, made = [], random.Random(11)
    for card in range(11):
        start = 0.062 * card + made.uniform(0, 0.012)
        slide = swell(noise(0.075, 20 + card, 1400, 6500), 0.35)
        cards.append((start, made.uniform(0.7, 1.0), slide))
    return together(*cards)


def _play() -> Sound:
    return together(
        (0.0, 0.5, swell(noise(0.05, 2, 1500, 6000), 0.6)),
        (0.035, 1.0, tone(0.09, 150, 0.016)),
        (0.035, 0.9, fading(noise(0.06, 3, 300, 4200), 0.008)),
    )


def _trick() -> Sound:
    return together(
        (0.0, 0.7, swell(noise(0.26, 4, 900, 3800), 0.4)),
        (0.08, 0.6, swell(noise(0.24, 5, 400, 1600), 0.45)),
    )


HEIGHTS = {"spades": 523.25, "clubs": 659.26, "diamonds": 783.99, "hearts": 1046.5}
"""The tone of each suit in hertz, as high as it stands in the pack; together they are a chord."""

_STRUM_S = 0.045


def _our_quint(hertz: float) -> Sound:
    return bell(
        hertz, 0.8, ((1.0, 1.0, 0.28), (2.0, 0.5, 0.2), (2.76, 0.3, 0.12), (5.4, 0.14, 0.05))
    )


def _their_quint(hertz: float) -> Sound:
    """A bar of wood: as high as our bell, but dry and dark."""
    bar = bell(hertz, 0.45, ((0.5, 0.5, 0.16), (1.0, 1.0, 0.13), (3.93, 0.1, 0.03)))
    return together((0.0, 1.0, bar), (0.0, 0.5, fading(noise(0.03, 12, 300, 1500), 0.005)))


def _royal(quint: Callable[[float], Sound], octave: float, gain: float) -> Sound:
    """All four suits, one after another from the lowest, and an octave of the first."""
    heights = enumerate(HEIGHTS.values())
    chord = [(place * _STRUM_S, 1.0, quint(hertz)) for place, hertz in heights]
    return together(*chord, (0.0, gain, quint(octave * HEIGHTS["spades"])))


def _our_peg() -> Sound:
    return together(
        (0.0, 1.0, tone(0.04, 1480, 0.006)), (0.0, 0.5, fading(noise(0.02, 13, 900, 5000), 0.002))
    )


def _their_peg() -> Sound:
    return together(
        (0.0, 1.0, tone(0.05, 740, 0.008)), (0.0, 0.5, fading(noise(0.02, 14, 400, 2200), 0.003))
    )


def _cachette() -> Sound:
    paper = noise(0.26, 6, 1100, 7000)
    made, crackle, held = random.Random(8), [], 0.0
    for at in range(len(paper)):
        if at % 90 == 0:
            held = made.random() ** 2
        crackle.append(0.25 + held)
    return swell([value * loud for value, loud in zip(paper, crackle, strict=True)], 0.55, 1.4)


def _double() -> Sound:
    return together((0.0, 1.0, knock(190)), (0.17, 0.9, knock(184)))


def _redouble() -> Sound:
    return together((0.0, 1.0, knock(190)), (0.15, 0.9, knock(184)), (0.30, 1.0, knock(190)))


def _refused() -> Sound:
    return together(
        (0.0, 1.0, tone(0.15, 140, 0.028)),
        (0.0, 0.9, tone(0.15, 430, 0.026)),
        (0.0, 0.5, fading(noise(0.05, 9, 200, 1100), 0.012)),
    )


def _turn() -> Sound:
    return together(
        (0.0, 1.0, tone(0.05, 1870, 0.007)), (0.0, 0.4, fading(noise(0.02, 10, 900, 5000), 0.002))
    )


def _game_won() -> Sound:
    notes = (
        (0.0, 392.0),
        (0.13, 493.9),
        (0.26, 587.3),
        (0.42, 523.3),
        (0.42, 659.3),
        (0.42, 784.0),
    )
    low = (0.42, 0.9, string(261.6, 1.0))
    return together(*((start, 0.8, string(hertz, 1.0)) for start, hertz in notes), low)


def _game_lost() -> Sound:
    """What a friend says across the table: two soft steps down, and home."""
    notes = ((0.0, 392.0), (0.24, 349.2), (0.52, 329.6))
    home = ((0.52, 0.6, string(261.6, 1.1)), (0.52, 0.5, string(196.0, 1.1)))
    return _below(
        together(*((start, 0.8, string(hertz, 0.9)) for start, hertz in notes), *home), 1200
    )


NEWS_DB, DEED_DB, MURMUR_DB = -20.0, -24.0, -28.5
"""How loud sounds are: what has become of a trick or a game; a thing that is done; a mere sign."""

SOUNDS: dict[str, tuple[float, Callable[[], Sound]]] = {
    "deal": (MURMUR_DB, _deal),
    "play": (DEED_DB, _play),
    "trick": (DEED_DB, _trick),
    **{f"quint_{suit}": (NEWS_DB, partial(_our_quint, at)) for suit, at in HEIGHTS.items()},
    **{f"their_{suit}": (NEWS_DB, partial(_their_quint, at)) for suit, at in HEIGHTS.items()},
    "quint_royal": (NEWS_DB, partial(_royal, _our_quint, 4, 0.7)),
    "their_royal": (NEWS_DB, partial(_royal, _their_quint, 0.5, 0.9)),
    "peg": (MURMUR_DB, _our_peg),
    "their_peg": (MURMUR_DB, _their_peg),
    "cachette": (DEED_DB, _cachette),
    "double": (DEED_DB, _double),
    "redouble": (DEED_DB, _redouble),
    "refused": (DEED_DB, _refused),
    "turn": (MURMUR_DB, _turn),
    "game_won": (NEWS_DB, _game_won),
    "game_lost": (NEWS_DB, _game_lost),
}
"""The loudness of each sound, and the function that makes it."""

_EAR = (107.7, 737.9)
"""Below these frequencies the ear hears less and less: two of the poles of the A-weighting."""
_HEARD_S = 0.05
_STEPS = 5
_MOST = 0.85


def loudness(sound: Sound) -> float:
    """Return how loud the loudest moment of a sound is to the ear, in decibels; 0 is full."""
    heard = sound
    for hertz in _EAR:
        heard = _above(heard, hertz)
    length = round(_HEARD_S * RATE)
    heard = heard + silence(_HEARD_S)
    loudest = max(
        sum(value * value for value in heard[start : start + length])
        for start in range(0, len(heard) - length + 1, length // _STEPS)
    )
    return 10 * math.log10(loudest / length)


def finished(sound: Sound, decibels: float) -> Sound:
    """Fade a sound in and out and set its loudness."""
    edge = round(_EDGE_S * RATE)
    shaped = [
        value * min(1.0, at / edge * 4, (len(sound) - 1 - at) / edge)
        for at, value in enumerate(sound)
    ]
    gain = 10 ** ((decibels - loudness(shaped)) / 20)
    if gain * max(map(abs, shaped)) > _MOST:
        raise ValueError("a sound this loud would be cut off")
    return [value * gain for value in shaped]


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Remake every sound of Quinto.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent)
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (decibels, make) in SOUNDS.items():
        values = [round(32767 * value) for value in finished(make(), decibels)]
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(values)}h", *values))


if __name__ == "__main__":
    main()
