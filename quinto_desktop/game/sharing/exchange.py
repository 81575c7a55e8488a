"""What leaves Quinto: the whole game as a file, its score to read, or its latest deal."""

from __future__ import annotations

from msgspec import Struct

from quinto_desktop.game.session import Session
from quinto_desktop.records import encode
from quinto_desktop.records.saves.score_text import ScoreWords, score_text
from quinto_desktop.rules import CodedDeal, Deal, FairDeals, NotationError, Phase, Step, deal_code
from quinto_desktop.rules.notation import layout_text


def copy_of(session: Session, *, is_given_up: bool = False) -> bytes:
    """Return a game as a file that it does not belong to, with its secret if it was given up."""
    return encode(session.saved(is_given_up=is_given_up))


def score_of(session: Session, words: ScoreWords) -> str:
    """Write a game, or the branch of it that is played, as lines of text: see `score_text`."""
    return score_text(session.played(), words)


class SharedDeal(Struct, frozen=True):
    """A deal to pass on; its cards are no secret if it is over, or shared by a number or a code."""

    deal: CodedDeal
    is_over: bool
    is_shared: bool

    @property
    def code(self) -> str:
        """Its code."""
        return deal_code(self.deal)

    @property
    def line(self) -> str:
        """Its one-line text; the first hand is the dealer's."""
        return layout_text(self.deal.layout, self.deal.dealer)


def latest_deal(session: Session, *, is_abandoned: bool = False) -> SharedDeal | None:
    """Return the deal in progress, or the last one; None if there is none that has a code."""
    dealt = next((step for step in reversed(session.steps) if isinstance(step.action, Deal)), None)
    is_over = is_abandoned or session.state.phase in (Phase.DEALING, Phase.MATCH_OVER)
    is_shared = not isinstance(session.setup.source, FairDeals)
    return None if dealt is None else shared_deal(dealt, is_over=is_over, is_shared=is_shared)


def shared_deal(dealt: Step, *, is_over: bool = True, is_shared: bool = True) -> SharedDeal | None:
    """Return a deal as it is passed on; None without a code: both sides level above the target."""
    after, action = dealt.after, dealt.action
    assert isinstance(action, Deal)
    try:
        deal = CodedDeal.of_pack(
            action.pack, after.dealt.dealer, after.rules, after.dummy, after.scores
        )
    except NotationError:
        return None
    return SharedDeal(deal, is_over, is_shared)
