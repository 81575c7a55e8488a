"""The rules of Quinto: pure, immutable and stated once, by the standard library only.

Start with `state` for what a match is, `transition` for how it advances, `legal` for what is
allowed, and `observation` for what a seat may know.
"""

from quinto_desktop.rules.actions import (
    ENTRIES,
    Action,
    Call,
    Count,
    Deal,
    Draw,
    MarkQuint,
    Play,
    Rest,
    Strike,
    Take,
)
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
from quinto_desktop.rules.deal_code import CodedDeal, CodedDeals, deal_code, parse_deal_code
from quinto_desktop.rules.errors import (
    CodedError,
    FaultCode,
    NotationError,
    NotationFault,
    QuintoError,
)
from quinto_desktop.rules.events import (
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    DealEnded,
    DummyExposed,
    Event,
    GameBegan,
    GameWon,
    QuintScored,
    RoundOver,
    RubberWon,
    TricksCounted,
    TrickWon,
)
from quinto_desktop.rules.fair import (
    HASH_BYTES,
    NO_COMMITMENT,
    FairDeals,
    commitment_of,
    normal_words,
    parse_hash,
)
from quinto_desktop.rules.holdings import (
    CARDS_OF_SUIT,
    WHOLE_PACK,
    CardSet,
    Holdings,
    above,
    card_set,
    cards_of_set,
    holdings_of,
)
from quinto_desktop.rules.legal import (
    IllegalAction,
    Reason,
    Refusal,
    legal_actions,
    legal_calls,
    legal_cards,
    playable,
    why_illegal,
)
from quinto_desktop.rules.observation import KnownHands, Observation, observe
from quinto_desktop.rules.options import (
    DUMMY_HANDICAP,
    CachetteFrom,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
    Preset,
    RuleOptions,
    matches_of,
    options_text,
    parse_options,
    preset_of,
)
from quinto_desktop.rules.quints import QUINTS, Quint, QuintKind, quint_of, quint_points, quints_in
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS, Seating, rank_in_draw, seats_of
from quinto_desktop.rules.seats import SEATS, Seat, Side
from quinto_desktop.rules.settlement import (
    GAMES_OF_A_ROUND,
    RUBBER_BONUS,
    Payments,
    Standing,
    counters_for,
    decisive_quint,
    dues,
    game_worth,
    is_match_over,
    round_totals,
    settlement,
    standing_of,
)
from quinto_desktop.rules.shuffle import (
    GREATEST_SEED,
    NumberedDeals,
    RealCards,
    drawn_cards,
    first_dealer,
    number_of_the_day,
    shuffled_pack,
)
from quinto_desktop.rules.state import (
    CACHETTE_TRICK,
    NO_TRICK,
    TRICKS_IN_A_DEAL,
    DealResult,
    DealState,
    GameResult,
    Hand,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Trick,
    home_seat,
    marked_by_side,
    marked_points,
    new_match,
    trick_value,
    tricks_with_cachette,
    tricks_won,
)
from quinto_desktop.rules.transition import (
    CACHETTE_SIZE,
    Step,
    apply,
    deal_out,
    trick_winner,
    winning_seat,
)
