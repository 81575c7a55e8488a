"""Makes every sound of Quinto anew, into this folder or another.

    python resources/sound/make.py [--out FOLDER]

Each is a short WAV file, mono, 16 bits, 22,050 samples a second, made of damped tones and of
filtered noise, the same each time. It needs no library.
"""

import argparse
import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22050
_EDGE_S = 0.003
"""How long a sound takes to begin and to end at least, so that neither clicks."""

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def tone(seconds: float, hertz: float, decay_s: float) -> Sound:
    """A tone that dies away to a third in so many seconds, time and again."""
    step = 2 * math.pi * hertz / RATE
    return [
        math.sin(step * at) * math.exp(-at / (decay_s * RATE))
        for at in range(round(seconds * RATE))
    ]


def noise(seconds: float, seed: int, low: float, high: float) -> Sound:
    """Noise between two pitches, in hertz."""
    made = random.Random(seed)
    return _above(_below([made.uniform(-1, 1) for _ in silence(seconds)], high), low)


def _below(sound: Sound, hertz: float) -> Sound:
    """A sound without what is higher than a pitch."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    held, passed = 0.0, []
    for value in sound:
        held += (1 - keep) * (value - held)
        passed.append(held)
    return passed


def _above(sound: Sound, hertz: float) -> Sound:
    """A sound without what is lower than a pitch."""
    return [value - low for value, low in zip(sound, _below(sound, hertz), strict=True)]


def swell(sound: Sound, peak: float, sharpness: float = 2.0) -> Sound:
    """A sound that comes and goes.

    Args:
        sound: It.
        peak: When it is loudest, from 0 to 1 of its length.
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
    """A sound that begins at once and dies away."""
    return [value * math.exp(-at / (decay_s * RATE)) for at, value in enumerate(sound)]


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Several sounds: when each begins, in seconds, how loud it is, and the sound."""
    whole = silence(max(start + len(sound) / RATE for start, _, sound in parts) + 0.001)
    for start, gain, sound in parts:
        first = round(start * RATE)
        for at, value in enumerate(sound):
            whole[first + at] += gain * value
    return whole


def bell(hertz: float, seconds: float, partials: Iterable[tuple[float, float, float]]) -> Sound:
    """A bell.

    Args:
        hertz: The pitch that is heard.
        seconds: How long it rings.
        partials: For each of its tones how much higher than that it is, how loud, and in what
            part of the whole time it dies away.
    """
    return together(
        *(
            (0.0, gain, tone(seconds, ratio * hertz, part * seconds))
            for ratio, gain, part in partials
        )
    )


def knock(hertz: float) -> Sound:
    """Knuckles on a table of wood."""
    return together(
        (0.0, 1.0, tone(0.11, hertz, 0.020)),
        (0.0, 0.6, tone(0.11, 2.3 * hertz, 0.012)),
        (0.0, 0.35, tone(0.11, 5.2 * hertz, 0.006)),
        (0.0, 0.5, fading(noise(0.03, 7, 500, 3000), 0.004)),
    )


def string(hertz: float, seconds: float) -> Sound:
    """A plucked string."""
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


def _quint() -> Sound:
    partials = ((1.0, 1.0, 0.26), (2.0, 0.45, 0.16), (2.76, 0.28, 0.10), (5.4, 0.12, 0.045))
    return bell(1318.5, 0.75, partials)


def _royal() -> Sound:
    partials = (
        (0.5, 0.55, 0.34),
        (1.0, 1.0, 0.26),
        (1.2, 0.4, 0.18),
        (1.5, 0.3, 0.13),
        (2.0, 0.5, 0.14),
        (2.66, 0.2, 0.08),
        (4.1, 0.12, 0.04),
    )
    return bell(523.3, 1.25, partials)


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
        (0.0, 1.0, tone(0.13, 105, 0.028)), (0.0, 0.35, fading(noise(0.05, 9, 80, 500), 0.012))
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


SOUNDS: dict[str, tuple[float, Callable[[], Sound]]] = {
    "deal": (0.22, _deal),
    "play": (0.50, _play),
    "trick": (0.26, _trick),
    "quint": (0.42, _quint),
    "quint_royal": (0.50, _royal),
    "cachette": (0.34, _cachette),
    "double": (0.60, _double),
    "redouble": (0.60, _redouble),
    "refused": (0.55, _refused),
    "turn": (0.22, _turn),
    "game_won": (0.50, _game_won),
}
"""How loud each sound's loudest moment is, from 0 to 1, and what makes it."""


def finished(sound: Sound, peak: float) -> Sound:
    """A sound that begins and ends softly, and is as loud as it should be."""
    edge = round(_EDGE_S * RATE)
    shaped = [
        value * min(1.0, at / edge * 4, (len(sound) - 1 - at) / edge)
        for at, value in enumerate(sound)
    ]
    loudest = max(map(abs, shaped))
    return [value * peak / loudest for value in shaped]


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Makes every sound of Quinto anew.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent)
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (peak, make) in SOUNDS.items():
        values = [round(32767 * value) for value in finished(make(), peak)]
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(values)}h", *values))


if __name__ == "__main__":
    main()
