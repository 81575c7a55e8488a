"""The file format of a saved game: the exact types of the JSON.

Only types and limits; `document` turns them into a game and back, and the JSON Schema is generated
from them. Where a pattern is only in `extra_json_schema`, `document` checks the same and reports a
clearer fault than a pattern could.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from quinto_desktop.records.saves.migrations import FORMAT, VERSION
from quinto_desktop.rules import (
    GREATEST_SEED,
    CachetteFrom,
    Call,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
)
from quinto_desktop.rules.fair import MOST_CHARACTERS_IN_WORDS
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET

NAME_PATTERN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,40}$(?!\n)"
LEVEL_PATTERN = r"^[a-z_]{1,20}$(?!\n)"
APP_PATTERN = r"^[0-9A-Za-z.+-]{1,40}$(?!\n)"
SEAT_PATTERN = r"^[NESW]$(?!\n)"
HASH_PATTERN = r"^[0-9a-f]{64}$(?!\n)"
CODE_PATTERN = r"^[0-9A-HJKMNP-TV-Z]{1,4}(-[0-9A-HJKMNP-TV-Z]{1,4}){6,8}$(?!\n)"

MOST_BRANCHES = 100

MOST_HINTS = 10_000
"""The most places in one line where hints can be noted."""

GREATEST_PLACE = 1_000_000
"""The greatest number of actions after which a hint can be noted."""

_CARD = r"([HDCS][2-9TJQKA]|QR)"

_QUINT = f"{_CARD}( {_CARD})?"

_ENTRY = f"mark {_QUINT} (ns|ew|gone)|(take|rest) (ns|ew)|strike (ns|ew|{_QUINT})|count"
"""What is entered by hand in a deal with real cards."""

CardText: TypeAlias = Annotated[str, Meta(extra_json_schema={"pattern": f"^{_CARD}$"})]
PackText: TypeAlias = Annotated[
    str,
    Meta(
        description="All 53 cards, the top of the pack first; empty with real cards.",
        extra_json_schema={"pattern": f"^({_CARD}( {_CARD}){{52}})?$"},
    ),
]
ActionText: TypeAlias = Annotated[
    str,
    Meta(
        description="A call, a card, “deal” and a pack, or “draw” and a card for each player; with "
        "real cards also “deal” alone, and what is entered by hand.",
        extra_json_schema={
            "pattern": f"^(pass|double|redouble|{_CARD}|deal( {_CARD}( {_CARD}){{52}})?"
            f"|{_ENTRY}|draw {_CARD}( {_CARD}){{1,3}})$"
        },
    ),
]
PlayText: TypeAlias = Annotated[
    str,
    Meta(
        description="A card; with real cards what is entered by hand.",
        extra_json_schema={"pattern": f"^({_CARD}|{_ENTRY})$"},
    ),
]
HintedAt: TypeAlias = Annotated[
    list[Annotated[int, Meta(ge=0, le=GREATEST_PLACE)]],
    Meta(
        max_length=MOST_HINTS,
        description="Where a person took hints: after so many actions of this line, ascending. "
        "Hints that were taken before an undo count too.",
    ),
]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class _Form(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all parts of the file."""


class RulesForm(_Form, frozen=True):
    """The rules that the game is played under."""

    form: Form
    match: MatchForm
    joker_lead: JokerLead
    cachette_from: CachetteFrom
    target: Annotated[int, Meta(ge=LEAST_TARGET, le=GREATEST_TARGET)]
    draw: DrawRule
    stakes: Annotated[
        int, Meta(ge=0, le=GREATEST_STAKES, description="Counters for every ten points; 0 is off.")
    ]


class PlayerForm(_Form, frozen=True):
    """One of the players."""

    name: Annotated[str, Meta(pattern=NAME_PATTERN)]
    level: Annotated[
        Annotated[str, Meta(pattern=LEVEL_PATTERN)] | None,
        Meta(description="The computer player's level; null for a person."),
    ]


class DealForm(_Form, frozen=True):
    """One deal: the pack, and what was called and played, in order."""

    pack: PackText
    calls: Annotated[list[Call], Meta(max_length=4)]
    plays: list[PlayText]


class FairForm(_Form, frozen=True):
    """What fair deals follow from; how, `verify_deal.py` shows."""

    previous: Annotated[
        str,
        Meta(pattern=HASH_PATTERN, description="The commitment before this one; zeros for none."),
    ]
    commitment: Annotated[
        str,
        Meta(pattern=HASH_PATTERN, description="What was shown before the first card was dealt."),
    ]
    words: Annotated[str, Meta(max_length=MOST_CHARACTERS_IN_WORDS)]
    secret: Annotated[
        Annotated[str, Meta(pattern=HASH_PATTERN)] | None,
        Meta(description="Null until the game is over or given up."),
    ]
    sealed: Annotated[
        Annotated[str, Meta(pattern=HASH_PATTERN)] | None,
        Meta(description="Until then the secret, not to be read at a glance; null afterwards."),
    ]


class BranchForm(_Form, frozen=True):
    """Another way the match was played from some point on."""

    name: Annotated[str, Meta(pattern=NAME_PATTERN)]
    of: Annotated[
        int, Meta(ge=0, description="The line that it leaves: 0 is the first play, 1 branch 1.")
    ]
    after: Annotated[
        int,
        Meta(ge=0, description="How many actions of that line come first, undone ones included."),
    ]
    actions: Annotated[list[ActionText], Meta(description="What was done instead.")]
    undone: list[ActionText]
    hinted: HintedAt


class GameForm(_Form, frozen=True, omit_defaults=True):
    """A saved game of Quinto."""

    format: Annotated[str, Meta(extra_json_schema={"const": FORMAT})]
    version: Annotated[int, Meta(ge=1, extra_json_schema={"const": VERSION})]
    app: Annotated[
        str,
        Meta(pattern=APP_PATTERN, description="The version of the program that wrote the file."),
    ]
    rules: RulesForm
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=GREATEST_SEED)] | None,
        Meta(description="The game’s number, which anybody can know; null for other deals."),
    ]
    real_cards: Annotated[
        bool,
        Meta(
            description="Whether people hold the cards and only the score is kept: there are no "
            "packs, and the number only tells one such game from another."
        ),
    ]
    fair: Annotated[
        FairForm | None, Meta(description="What its deals follow from, if they are fair deals.")
    ]
    code: Annotated[
        Annotated[str, Meta(pattern=CODE_PATTERN)] | None,
        Meta(description="The code of its first deal, if it began with one."),
    ]
    take_backs: bool
    first_dealer: Annotated[
        Annotated[str, Meta(pattern=SEAT_PATTERN)] | None,
        Meta(description="Who deals first; null if cards are drawn for it."),
    ]
    players: Annotated[
        list[PlayerForm],
        Meta(min_length=2, max_length=4, description="By the players' numbers, from 0."),
    ]
    drawn: Annotated[
        Annotated[list[CardText], Meta(min_length=2, max_length=4)] | None,
        Meta(description="What each player has drawn for partners and deal; null if nothing, yet."),
    ]
    deals: list[DealForm]
    undone: Annotated[
        list[ActionText],
        Meta(description="What “Redo” would do in the first play, the next one first."),
    ]
    hinted: HintedAt
    branches: Annotated[list[BranchForm], Meta(max_length=MOST_BRANCHES)]
    playing: Annotated[
        int, Meta(ge=0, description="Which line goes on: 0 is the first play, 1 branch 1.")
    ]
    scores: Annotated[
        tuple[Points, Points],
        Meta(
            description="What north-south and east-west have in the last game of the first "
            "play, as a check."
        ),
    ]
    open_table: Annotated[
        bool, Meta(description="Whether all hands lay face up for everybody; if not told, no.")
    ] = False
