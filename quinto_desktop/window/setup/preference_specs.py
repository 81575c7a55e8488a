"""Every setting the user can change, one row each; pages and menus are built from them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.window.look.appearance import LANGUAGES, SYSTEM
from quinto_desktop.window.text.commands import Menu
from quinto_desktop.window.text.translation import translate

SettingValue: TypeAlias = str | bool | int | None


class Sample(Enum):
    """What a page shows above its settings, to demonstrate them."""

    DECK = "deck"
    HAND = "hand"


class Entry(NamedTuple):
    """A setting's entry in the menus."""

    menu: Menu
    place: int
    title: str


class SettingSpec(Struct, frozen=True):
    """One setting.

    Attributes:
        is_level: Whether it is a number, 0 to 100, and not a switch or one of `values`.
        needs: The switch it depends on; empty if there is none.
        values: Its possible values in the order offered, each with its title and mnemonic;
            empty if it is not a choice.
        entry: Its entry in the menus; None if it has none, or is a command with a key.
        is_simple: Whether it is shown before “Show everything”.
    """

    name: str
    title: str
    meaning: str
    is_level: bool = False
    needs: str = ""
    anchor: str = "keys"
    values: Mapping[SettingValue, str] = field(default_factory=dict)
    entry: Entry | None = None
    is_simple: bool = True


class Page(Struct, frozen=True):
    """Settings that belong together."""

    name: str
    title: str
    settings: tuple[SettingSpec, ...]
    sample: Sample | None = None

    def shown(self, *, everything: bool) -> Page:
        """The page with all its settings, or with those that are shown at first."""
        shown = tuple([spec for spec in self.settings if everything or spec.is_simple])
        return replace(self, settings=shown)


def pages(*, everything: bool) -> tuple[Page, ...]:
    """The pages, with all settings or the simple ones, in the language of the window."""
    whole = (
        Page("table", translate("Preferences", "Table"), (*_table(), *_language()), Sample.DECK),
        Page("cards", translate("Preferences", "Cards"), _cards(), Sample.DECK),
        Page("play", translate("Preferences", "Play"), _play()),
        Page("hand", translate("Preferences", "Hand"), _hand(), Sample.HAND),
        Page("aids", translate("Preferences", "Aids"), _aids()),
        Page("sound", translate("Preferences", "Sound"), _sound()),
    )
    return tuple([page.shown(everything=everything) for page in whole])


def all_settings() -> tuple[SettingSpec, ...]:
    """The settings of all pages, in the language of the window."""
    return tuple([setting for page in pages(everything=True) for setting in page.settings])


# fmt: off
def _table() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("theme", translate("Preferences", "Table &colours"),
            translate("Preferences", "“Follow system” switches between light and dark."),
            entry=Entry(Menu.VIEW, 14, translate("Menus", "&Table")),
            values={
                "system": translate("Menus", "Follow &system"),
                "baize": translate("Menus", "&Green baize"), "night": translate("Menus", "&Night"),
                "light": translate("Menus", "&Light"),
                "contrast": translate("Menus", "&High contrast"),
            }),
        SettingSpec("passing", translate("Preferences", "&Several people"),
            translate("Preferences",
                "How several people at one screen keep their hands from each other."),
            anchor="s12",
            values={
                "curtain": translate("Menus", "Co&ver the hands"),
                "keys": translate("Menus", "&Keys of our own"),
            }),
        SettingSpec("side_names", translate("Preferences", "&Names of the sides"),
            translate("Preferences", "What the scores call you and your opponents."),
            anchor="s2",
            values={
                "we": translate("Menus", "&We and they"),
                "compass": translate("Menus", "&North–South and East–West"),
            }, is_simple=False),
    )


def _cards() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("back", translate("Preferences", "Card &backs"),
            translate("Preferences", "What you see of hands that are hidden from you."),
            entry=Entry(Menu.CARDS, 4, translate("Menus", "&Back")),
            values={
                "navy": translate("Menus", "&Navy blue"),
                "crimson": translate("Menus", "&Crimson"), "green": translate("Menus", "&Green"),
                "violet": translate("Menus", "&Violet"),
            }),
        SettingSpec("court_letters", translate("Preferences", "&Court letters"),
            translate("Preferences",
                "The letters of king, queen and jack, as on cards of other countries."),
            anchor="s1", entry=Entry(Menu.CARDS, 5, translate("Menus", "&Court letters")),
            values={
                "system": translate("Menus", "Follow the lan&guage"),
                "KQJ": translate("Menus", "&K Q J"), "KDB": translate("Menus", "K &D B"),
                "RDV": translate("Menus", "&R D V"),
            }, is_simple=False),
        SettingSpec("four_colours", translate("Preferences", "&Four colours"),
            translate("Preferences", "Diamonds blue, clubs green: easier to tell apart."),
            anchor="s1", entry=Entry(Menu.CARDS, 1, translate("Menus", "&Four colours"))),
        SettingSpec("jumbo", translate("Preferences", "&Large figures on cards"),
            translate("Preferences", "Makes the rank and suit in the corner easier to read."),
            entry=Entry(Menu.CARDS, 2, translate("Menus", "&Large figures on cards"))),
        SettingSpec("quint_marks", translate("Preferences", "Crowns on &quint cards"),
            translate("Preferences",
                "Fives show a whole crown; aces, twos, threes and fours, half."),
            anchor="s6", entry=Entry(Menu.CARDS, 3, translate("Menus", "Crowns on &quint cards"))),
    )


def _play() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("speed", translate("Preferences", "Card &speed"),
            translate("Preferences", "How fast cards move and computer players act."),
            entry=Entry(Menu.VIEW, 11, translate("Menus", "&Speed")),
            values={
                "slow": translate("Menus", "&Slow"), "normal": translate("Menus", "&Normal"),
                "brisk": translate("Menus", "&Brisk"), "fast": translate("Menus", "&Fast"),
                "none": translate("Menus", "&Instant"),
            }),
        SettingSpec("trick_pause", translate("Preferences", "&Pause after a trick"),
            translate("Preferences", "How long a finished trick stays on the table."), anchor="s5",
            entry=Entry(Menu.VIEW, 12, translate("Menus", "&Pause after a trick")),
            values={
                "click": translate("Menus", "Until I &click"), "long": translate("Menus", "&Long"),
                "normal": translate("Menus", "&Normal"), "short": translate("Menus", "&Short"),
                "none": translate("Menus", "N&one"),
            }),
        SettingSpec("reduced_motion", translate("Preferences", "&Movement"),
            translate("Preferences", "Reduced: cards simply appear in place."),
            entry=Entry(Menu.VIEW, 13, translate("Menus", "&Movement")),
            values={
                None: translate("Menus", "Follow &system"), True: translate("Menus", "&Reduced"),
                False: translate("Menus", "&Full"),
            }),
        SettingSpec("confirm_play", translate("Preferences", "&Lift a card first"),
            translate("Preferences", "Choose it again to play it, so a slip costs nothing.")),
        SettingSpec("play_only_card", translate("Preferences", "Play the &only card"),
            translate("Preferences",
                "Your only possible card plays itself if no quint falls. The last always does."),
            anchor="s5-follow"),
        SettingSpec("think_longer", translate("Preferences", "&Computer players think longer"),
            translate("Preferences", "Club and Master play slightly better but take longer."),
            entry=Entry(Menu.VIEW, 17, translate("Menus", "&Computer players think longer")),
            is_simple=False),
        SettingSpec("background", translate("Preferences", "Review deals in the &background"),
            translate("Preferences",
                "A finished deal’s review is ready when you ask for it. Turn it off to save "
                "battery."), is_simple=False),
        SettingSpec("other_table", translate("Preferences", "Other &tables"),
            translate("Preferences",
                "On the score sheet: how four of the best computer players did with your cards."),
            needs="background", anchor="s7", is_simple=False),
    )


def _hand() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("suit_order", translate("Preferences", "Suit &order"),
            translate("Preferences", "By rank: hearts, diamonds, clubs, spades."), anchor="s1",
            values={
                "rank": translate("Menus", "By &rank of suit"),
                "alternating": translate("Menus", "Al&ternating colours"),
            }),
        SettingSpec("high_card", translate("Preferences", "&High cards"),
            translate("Preferences", "The end of your hand where high cards go."),
            anchor="s1",
            values={
                "left": translate("Menus", "On the &left"),
                "right": translate("Menus", "On the &right"),
            }),
    )


def _aids() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("skyline", translate("Preferences", "What &beats a card"),
            translate("Preferences",
                "Rest the pointer on a card of yours to see which unseen cards beat it."),
            anchor="s1"),
        SettingSpec("tutor", translate("Preferences", "&Warn me before a mistake"),
            translate("Preferences",
                "Asks “Are you sure?” before a mistake, and says why if you like.")),
        SettingSpec("tutor_threshold", translate("Preferences", "Warn &from"),
            translate("Preferences", "How much a mistake must cost before you are warned."),
            needs="tutor",
            values={
                2: translate("Menus", "&2 points: any mistake"),
                5: translate("Menus", "&5 points"),
                15: translate("Menus", "&15 points: blunders only"),
            }, is_simple=False),
    )


def _sound() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("sounds", translate("Preferences", "&Sounds"),
            translate("Preferences", "Soft card sounds; everything you hear is also shown.")),
        SettingSpec("volume", translate("Preferences", "&Volume"),
            translate("Preferences", "How loud they are."), is_level=True, needs="sounds"),
    )


def _language() -> tuple[SettingSpec, ...]:
    return (
        SettingSpec("language", translate("Preferences", "&Language"),
            translate("Preferences", "If yours is missing, “Follow system” uses English."),
            entry=Entry(Menu.VIEW, 15, translate("Menus", "Lan&guage")),
            # Each in its own language, for users who cannot read the current one.
            values=dict([(SYSTEM, translate("Menus", "Follow &system")), *LANGUAGES.items()])),
    )
