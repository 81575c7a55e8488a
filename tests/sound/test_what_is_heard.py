"""What the sounds are like: their tones, whose they are, and that none is louder than its kind."""

from __future__ import annotations

from itertools import pairwise

import numpy
import pytest
from examples import each

from quinto_desktop.rules import *
from quinto_desktop.sound.player import RATE
from quinto_desktop.sound.sounds import SoundCue, cue_of_end, cue_of_peg, cue_of_quint, load_cue

OURS = [SoundCue.QUINT_SPADES, SoundCue.QUINT_CLUBS, SoundCue.QUINT_DIAMONDS, SoundCue.QUINT_HEARTS]
THEIRS = [
    SoundCue.THEIR_SPADES,
    SoundCue.THEIR_CLUBS,
    SoundCue.THEIR_DIAMONDS,
    SoundCue.THEIR_HEARTS,
]
SIGNS = {SoundCue.DEAL, SoundCue.TURN, SoundCue.PEG, SoundCue.THEIR_PEG}
NEWS = {*OURS, *THEIRS, SoundCue.QUINT_ROYAL, SoundCue.THEIR_ROYAL} | {
    SoundCue.GAME_WON,
    SoundCue.GAME_LOST,
}
DEEDS = {*SoundCue} - SIGNS - NEWS


def spectrum(cue: SoundCue, start_s: float = 0.0, end_s: float = 9.0) -> tuple[numpy.ndarray, ...]:
    """The frequencies of a part of a sound, and how strong each of them is."""
    samples = numpy.array(load_cue(cue))[round(start_s * RATE) : round(end_s * RATE)]
    strength = numpy.abs(numpy.fft.rfft(samples * numpy.hanning(len(samples)), 4 * RATE))
    return numpy.fft.rfftfreq(4 * RATE, 1 / RATE), strength


def pitch(cue: SoundCue, start_s: float = 0.0, end_s: float = 9.0) -> float:
    """The strongest tone of a part of a sound, in hertz."""
    hertz, strength = spectrum(cue, start_s, end_s)
    return float(hertz[strength.argmax()])


def brightness(cue: SoundCue) -> float:
    """The middle of what a sound is made of, in hertz."""
    hertz, strength = spectrum(cue)
    return float((hertz * strength**2).sum() / (strength**2).sum())


def loudness(cue: SoundCue) -> float:
    """How loud the loudest 50 ms are, in decibels, as the ear weighs them (IEC 61672, A)."""
    samples = numpy.array(load_cue(cue))
    length = RATE // 20
    samples = numpy.concatenate([samples, numpy.zeros(length)])
    square = numpy.fft.rfftfreq(length, 1 / RATE)[1:] ** 2
    weight = (12194**2 * square**2) / (
        (square + 20.6**2)
        * numpy.sqrt((square + 107.7**2) * (square + 737.9**2))
        * (square + 12194**2)
    )
    powers = [
        ((weight * numpy.abs(numpy.fft.rfft(samples[at : at + length])[1:])) ** 2).sum()
        for at in range(0, len(samples) - length + 1, length // 5)
    ]
    return float(10 * numpy.log10(2 * max(powers) / length**2))


@each("kind", [NEWS, DEEDS, SIGNS], ids=["news", "deeds", "signs"])
def test_no_sound_is_louder_than_others_of_its_kind(kind: set[SoundCue]) -> None:
    levels = {cue: loudness(cue) for cue in kind}
    assert max(levels.values()) - min(levels.values()) < 4, levels


def test_what_has_been_won_is_heard_over_what_is_done_and_that_over_a_mere_sign() -> None:
    news, deeds, signs = (sum(map(loudness, kind)) / len(kind) for kind in (NEWS, DEEDS, SIGNS))
    assert 2 < news - deeds < 7
    assert 2 < deeds - signs < 7


@pytest.mark.parametrize("voice", [OURS, THEIRS], ids=["ours", "theirs"])
def test_a_quint_sounds_as_high_as_its_suit_stands(voice: list[SoundCue]) -> None:
    assert all(one < 0.9 * other for one, other in pairwise(map(pitch, voice)))


@pytest.mark.parametrize(("ours", "theirs"), [*zip(OURS, THEIRS, strict=True)])
def test_a_suit_has_one_tone_in_two_voices(ours: SoundCue, theirs: SoundCue) -> None:
    assert pitch(ours) == pytest.approx(pitch(theirs), rel=0.02)
    assert len(load_cue(theirs)) < 0.7 * len(load_cue(ours))


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        *zip(OURS, THEIRS, strict=True),
        (SoundCue.QUINT_ROYAL, SoundCue.THEIR_ROYAL),
        (SoundCue.PEG, SoundCue.THEIR_PEG),
        (SoundCue.GAME_WON, SoundCue.GAME_LOST),
    ],
)
def test_theirs_is_darker_than_ours(ours: SoundCue, theirs: SoundCue) -> None:
    assert brightness(theirs) < 0.9 * brightness(ours)


def test_the_royal_has_the_tones_of_all_suits() -> None:
    for royal, voice in ((SoundCue.QUINT_ROYAL, OURS), (SoundCue.THEIR_ROYAL, THEIRS)):
        hertz, strength = spectrum(royal)
        for tone in map(pitch, voice):
            near = strength[abs(hertz - tone) < 15].max()
            assert near > 0.2 * strength.max()


def test_a_game_that_is_won_goes_up_and_a_lost_one_comes_home() -> None:
    assert pitch(SoundCue.GAME_WON, 0.5, 1.2) > pitch(SoundCue.GAME_WON, 0.0, 0.12)
    assert pitch(SoundCue.GAME_LOST, 0.6, 1.4) < pitch(SoundCue.GAME_LOST, 0.0, 0.22)


# ----------------------------------------------------------------- which is heard when
@each("own", Side)
@each("side", Side)
def test_every_quint_has_the_voice_of_its_side(own: Side, side: Side) -> None:
    scores: Pair = (25, 25)
    cues = {
        quint.suit: cue_of_quint(QuintScored(ScoredQuint(quint, side, CACHETTE_TRICK), scores), own)
        for quint in QUINTS
    }
    voice = OURS if side is own else THEIRS
    assert [cues[suit] for suit in sorted(Suit)] == voice
    assert cues[None] is (SoundCue.QUINT_ROYAL if side is own else SoundCue.THEIR_ROYAL)
    assert cue_of_peg(side, own) is (SoundCue.PEG if side is own else SoundCue.THEIR_PEG)


@pytest.mark.parametrize(
    ("own", "cue"),
    [(Side.NS, SoundCue.GAME_WON), (Side.EW, SoundCue.GAME_LOST), (None, SoundCue.GAME_WON)],
)
def test_a_game_is_lost_only_for_those_who_can_say_we(own: Side | None, cue: SoundCue) -> None:
    assert cue_of_end(GameWon(Side.NS, by_quint=True, scores=(250, 200)), own) is cue
