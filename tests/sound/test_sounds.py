"""Sound: which file is played when, how loud, and that nothing waits for the sound card."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from examples import each
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Preferences, UserFolders
from quinto_desktop.resources import resource_path
from quinto_desktop.sound import player as sound_card
from quinto_desktop.sound.player import (
    RATE,
    NoSoundError,
    Output,
    Player,
    SoundCard,
    Track,
    open_sound_card,
    samples_of,
)
from quinto_desktop.sound.sounds import SoundCue, Sounds, file_of, load_cue
from quinto_desktop.window.help.about import AboutDialog

QUICK = 0.02
"""How soon an idle output is closed in these tests, in seconds."""

ROOM = 4 * RATE
"""More samples than any two sounds have together."""


class Speaker:
    """A fake sound card, which records what was done with it."""

    def __init__(self) -> None:
        self.tracks: list[Track] = []
        self.closed = 0
        self.threads: set[str] = set()
        self.may_open = threading.Event()
        self.may_open.set()

    def open(self, track: Track) -> Output:
        assert self.may_open.wait(10)
        self.threads.add(threading.current_thread().name)
        self.tracks.append(track)
        return self

    def close(self) -> None:
        self.threads.add(threading.current_thread().name)
        self.closed += 1


deaf = Mock(side_effect=NoSoundError("no sound card"))


@pytest.fixture
def preferences(folders: UserFolders) -> Preferences:
    return Preferences(folders.settings)


@pytest.fixture
def speaker() -> Speaker:
    return Speaker()


MakeSounds = Callable[..., Sounds]


@pytest.fixture
def make(qtbot: QtBot, preferences: Preferences, speaker: Speaker) -> Iterator[MakeSounds]:
    made: list[Sounds] = []

    def make_sounds(
        open_output: Callable[[Track], Output] = speaker.open, idle_s: float = 60.0
    ) -> Sounds:
        made.append(Sounds(preferences, open_output, idle_s=idle_s))
        return made[-1]

    yield make_sounds
    for sounds in made:
        sounds.close()
        assert not is_playing()


def is_playing() -> bool:
    """Whether something may hold a sound card."""
    return any(thread.name == "sound" for thread in threading.enumerate())


def loudest(samples: array[float]) -> float:
    return max(map(abs, samples), default=0.0)


# ----------------------------------------------------------------- files
@each("cue", SoundCue)
def test_every_cue_can_be_heard(cue: SoundCue) -> None:
    samples = load_cue(cue)

    assert RATE // 50 < len(samples) < 2 * RATE
    assert 0.1 < loudest(samples) < 0.9
    assert abs(samples[0]) < 0.01
    assert abs(samples[-1]) < 0.01


def test_no_sound_is_left_over() -> None:
    files = {path.name for path in resource_path("sound").glob("*.wav")}

    assert files == {file_of(cue) for cue in SoundCue}


def test_a_damaged_file_is_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    damaged = tmp_path_factory.mktemp("damaged") / "deal.wav"
    damaged.write_bytes(b"RIFF")
    with pytest.raises(ValueError, match="no sound"):
        samples_of(damaged)
    monkeypatch.setattr("quinto_desktop.sound.sounds.resource_path", lambda *_: damaged)
    assert not load_cue(SoundCue.DEAL)
    damaged.unlink()
    assert not load_cue(SoundCue.DEAL)


# ----------------------------------------------------------------- the track
def test_sounds_are_laid_one_over_the_other() -> None:
    track = Track()
    track.add(array("f", [0.5, 0.5, 0.5]), 1.0)
    assert list(track.take(1)) == [0.5]

    track.add(array("f", [0.25, 0.25, 0.25]), 0.5)

    assert list(track.take(10)) == [0.625, 0.625, 0.125]
    assert list(track.take(10)) == []


# ----------------------------------------------------------------- playing
def test_a_cue_is_heard_as_loud_as_is_wished(
    qtbot: QtBot, make: MakeSounds, preferences: Preferences, speaker: Speaker
) -> None:
    preferences.change(volume=50)
    sounds = make(idle_s=QUICK)

    sounds.play(SoundCue.QUINT_HEARTS)
    qtbot.waitUntil(lambda: speaker.closed == 1)

    heard = speaker.tracks[0].take(ROOM)
    assert len(heard) == len(load_cue(SoundCue.QUINT_HEARTS))
    assert loudest(heard) == pytest.approx(loudest(load_cue(SoundCue.QUINT_HEARTS)) / 4, rel=1e-4)


def test_an_idle_sound_card_is_left_alone(qtbot: QtBot, make: MakeSounds, speaker: Speaker) -> None:
    sounds = make(idle_s=QUICK)
    for turn in (1, 2):
        sounds.play(SoundCue.PLAY)
        qtbot.waitUntil(lambda: not is_playing())
        assert len(speaker.tracks) == speaker.closed == turn
    assert speaker.threads == {"sound"}


def test_the_window_does_not_wait_for_the_sound_card(
    qtbot: QtBot, make: MakeSounds, speaker: Speaker
) -> None:
    speaker.may_open.clear()
    sounds = make(idle_s=QUICK)

    sounds.play(SoundCue.PLAY)
    sounds.play(SoundCue.QUINT_HEARTS)
    assert not speaker.tracks

    speaker.may_open.set()
    qtbot.waitUntil(lambda: speaker.closed == 1)
    both = max(len(load_cue(cue)) for cue in (SoundCue.PLAY, SoundCue.QUINT_HEARTS))
    assert len(speaker.tracks[0].take(ROOM)) == both


@pytest.mark.parametrize("unheard", [{"sounds": False}, {"volume": 0}])
def test_silence_leaves_the_sound_card_alone(
    make: MakeSounds, preferences: Preferences, unheard: dict[str, object]
) -> None:
    preferences.change(**unheard)
    sounds = make()

    sounds.play(SoundCue.PLAY)

    assert not is_playing()


def test_switching_off_ends_what_is_heard(
    qtbot: QtBot, make: MakeSounds, preferences: Preferences, speaker: Speaker
) -> None:
    sounds = make()
    sounds.play(SoundCue.GAME_WON)
    qtbot.waitUntil(lambda: len(speaker.tracks) == 1)

    with qtbot.waitSignal(sounds.told) as told:
        preferences.change(sounds=False)

    assert told.args == ["Sound is off."]
    qtbot.waitUntil(lambda: not is_playing())
    assert speaker.closed == 1


def test_switching_on_is_heard(
    qtbot: QtBot, make: MakeSounds, preferences: Preferences, speaker: Speaker
) -> None:
    preferences.change(sounds=False)
    sounds = make(idle_s=QUICK)

    with qtbot.waitSignal(sounds.told) as told:
        preferences.change(sounds=True)

    assert told.args == ["Sound is on."]
    qtbot.waitUntil(lambda: speaker.closed == 1)
    assert speaker.tracks[0].take(ROOM)


# ----------------------------------------------------------------- no sound device
NO_BREAK = "\N{NO-BREAK SPACE}"


def test_no_sound_card_is_told_where_one_looks_for_it_only(qtbot: QtBot, make: MakeSounds) -> None:
    sounds = make(deaf)
    told: list[str] = []
    sounds.told.connect(told.append)

    sounds.play(SoundCue.DEAL)
    qtbot.waitUntil(lambda: bool(sounds.fault))
    sounds.play(SoundCue.PLAY)

    assert sounds.fault == "No sound device found. Connect one, then press M twice."
    qtbot.waitUntil(lambda: not is_playing())
    assert told == []
    about = AboutDialog(None, sounds.fault)
    qtbot.addWidget(about)
    words = [label.text() for label in about.findChildren(type(about.versions))]
    assert sounds.fault in [text.replace(NO_BREAK, " ") for text in words]


def test_who_switches_sound_on_hears_that_there_is_none(
    qtbot: QtBot, make: MakeSounds, preferences: Preferences
) -> None:
    preferences.change(sounds=False)
    sounds = make(deaf)
    told: list[str] = []
    sounds.told.connect(told.append)

    preferences.change(sounds=True)
    qtbot.waitUntil(lambda: bool(sounds.fault))

    assert told == ["Sound is on.", "No sound device found. Connect one, then press M twice."]


def test_closing_waits_for_a_thread_that_is_telling_of_its_failure() -> None:
    told, may_end = threading.Event(), threading.Event()

    def tell() -> None:
        told.set()
        may_end.wait()

    player: Player[str] = Player(lambda _name: array("f"), deaf, tell)
    player.play("deal", 1.0)
    told.wait()
    threading.Timer(0.05, may_end.set).start()
    player.close()
    assert not is_playing()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_its_thread_costs_one_sound(speaker: Speaker) -> None:
    known: dict[str, array[float]] = {}
    loads: list[Callable[[str], array[float]]] = [known.__getitem__, lambda _name: array("f")]
    player: Player[str] = Player(lambda name: loads.pop(0)(name), speaker.open, lambda: None)
    player.play("deal", 1.0)
    player.close()
    assert not is_playing()
    player.play("deal", 1.0)
    player.close()
    assert loads == []


def test_a_sound_card_that_comes_later_is_found(
    qtbot: QtBot, make: MakeSounds, preferences: Preferences, speaker: Speaker
) -> None:
    outputs: list[Callable[[Track], Output]] = [deaf, speaker.open]
    sounds = make(lambda track: outputs.pop(0)(track))
    sounds.play(SoundCue.PLAY)
    qtbot.waitUntil(lambda: bool(sounds.fault))

    preferences.change(sounds=False)
    preferences.change(sounds=True)

    qtbot.waitUntil(lambda: len(speaker.tracks) == 1)
    assert sounds.fault == ""


def test_without_the_library_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)

    with pytest.raises(NoSoundError):
        open_sound_card(Track())


def test_the_library_plays_what_it_is_given(qtbot: QtBot) -> None:
    miniaudio = pytest.importorskip("_miniaudio", reason="no sound library for this machine")
    track = Track()
    track.add(array("f", [0.0] * (RATE // 10)), 1.0)

    card = SoundCard(track, miniaudio.ffi, miniaudio.lib, ("null",))
    qtbot.waitUntil(lambda: not track._samples)
    card.close()


def test_the_library_says_where_there_is_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("_miniaudio", reason="no sound library for this machine")
    monkeypatch.setattr(sound_card, "_usual_backends", lambda: ("aaudio",))

    with pytest.raises(NoSoundError, match="no system"):
        SoundCard(Track(), miniaudio.ffi, miniaudio.lib)
