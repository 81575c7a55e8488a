"""The rules of Quinto: pure, immutable, and written down once.

Standard library only: no clock, no files, no global randomness. Start at `state` for what
a match is, `transition` for how it advances, `legal` for what is allowed, and `observation`
for what a seat may know.
"""

from quinto_desktop.rules.actions import Action, Call, Deal, Play
from quinto_desktop.rules.cards import (
    PACK,
    QUINT_ROYAL,
    Card,
    Rank,
    Suit,
    card_of,
    parse_card,
    sorted_hand,
)
from quinto_desktop.rules.errors import NotationError, QuintoError
from quinto_desktop.rules.events import (
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    GameWon,
    QuintScored,
    TricksCounted,
    TrickWon,
)
from quinto_desktop.rules.legal import (
    legal_actions,
    legal_calls,
    legal_cards,
    playable,
    why_illegal,
)
from quinto_desktop.rules.observation import Observation, observe
from quinto_desktop.rules.options import (
    CachetteFrom,
    JokerLead,
    RuleOptions,
    options_text,
    parse_options,
)
from quinto_desktop.rules.quints import QUINTS, Quint, QuintKind, quint_of, quints_in
from quinto_desktop.rules.reasons import IllegalAction, Reason, Refusal
from quinto_desktop.rules.seats import SEATS, Seat, Side
from quinto_desktop.rules.shuffle import first_dealer, shuffled_pack
from quinto_desktop.rules.state import (
    CACHETTE_TRICK,
    TRICKS_IN_A_DEAL,
    DealResult,
    DealState,
    Hand,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Trick,
    new_match,
    trick_value,
    tricks_won,
)
from quinto_desktop.rules.transition import Step, apply, deal_out, trick_winner, winning_seat

__all__ = [
    "CACHETTE_TRICK",
    "PACK",
    "QUINTS",
    "QUINT_ROYAL",
    "SEATS",
    "TRICKS_IN_A_DEAL",
    "Action",
    "CachetteFrom",
    "CachetteRevealed",
    "Call",
    "Called",
    "Card",
    "CardPlayed",
    "CardsDealt",
    "Deal",
    "DealEnded",
    "DealResult",
    "DealState",
    "Event",
    "GameWon",
    "Hand",
    "IllegalAction",
    "JokerLead",
    "MatchState",
    "NotationError",
    "Observation",
    "Pair",
    "Phase",
    "Play",
    "Quint",
    "QuintKind",
    "QuintScored",
    "QuintoError",
    "Rank",
    "Reason",
    "Refusal",
    "RuleOptions",
    "ScoredQuint",
    "Seat",
    "Side",
    "Step",
    "Suit",
    "Trick",
    "TrickWon",
    "TricksCounted",
    "apply",
    "card_of",
    "deal_out",
    "first_dealer",
    "legal_actions",
    "legal_calls",
    "legal_cards",
    "new_match",
    "observe",
    "options_text",
    "parse_card",
    "parse_options",
    "playable",
    "quint_of",
    "quints_in",
    "shuffled_pack",
    "sorted_hand",
    "trick_value",
    "trick_winner",
    "tricks_won",
    "why_illegal",
    "winning_seat",
]
