"""What is said of a replay, its tricks, and the lines of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from quinto_desktop.game import Session
from quinto_desktop.game.past.replay import (
    LineResult,
    Replay,
    ReplayedDeal,
    ReplayedTrick,
    results_of,
)
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    SEATS,
    TRICKS_IN_A_DEAL,
    MatchForm,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Seat,
    Trick,
    observe,
)
from quinto_desktop.window.stepper.trick_line import TrickMark
from quinto_desktop.window.text import event_text, seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, the_card, the_quint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import (
    fill,
    join_and,
    monograms,
    signed,
    title_case,
    translate,
)

CALLS, CACHETTE = 0, CACHETTE_TRICK  # the places in the row of tricks that are no trick


def deal_title(deal: ReplayedDeal | None, state: MatchState, speaker: Speaker) -> str:
    """The title of a deal: “Deal 2”, “Game 1, deal 2”; before the first, what comes there."""
    if deal is None:
        return translate("Replay", "Before the first deal")
    if speaker.has_one_deal:
        return translate("Story", "Deal of the day")
    if state.rules.match is MatchForm.GAME:
        return fill(translate("Replay", "Deal {number}"), number=deal.number)
    text = translate("Replay", "Game {game}, deal {number}")
    return fill(text, game=deal.game, number=deal.number)


def deal_entry(deal: ReplayedDeal, replay: Replay, speaker: Speaker) -> str:
    """A deal in the list of deals: “Deal 2: 140–205”, our own side first."""
    after = replay.steps[deal.end - 1].after
    title = deal_title(deal, after, speaker)
    if deal.points is None:
        return title
    own, other = side_text.own_first(speaker.seated(after.seating, after.dummy), deal.points)
    return fill(translate("Replay", "{title}: {own}–{other}"), title=title, own=own, other=other)


def place_of(replay: Replay, trick: ReplayedTrick | None) -> int:
    """The place in the row of tricks: see `TrickMark.place`."""
    deal = replay.deal
    if deal is not None and replay.position == deal.end and deal.cachette_winner is not None:
        return CACHETTE
    return CALLS if trick is None else trick.number


def place_words(place: int) -> str:
    """A place in the row of tricks, in words."""
    if place == CALLS:
        return translate("Replay", "the doubling")
    if place == CACHETTE:
        return translate("Replay", "the cachette")
    return fill(translate("Replay", "trick {number} of {all}"), number=place, all=TRICKS_IN_A_DEAL)


def under_title(place: int, state: MatchState, speaker: Speaker) -> str:
    """What is written under the title: the place, and the score, our own first."""
    own, other = side_text.own_first(speaker, state.scores)
    if state.deal is None:
        return ""
    text = translate("Replay", "{place} · {own}–{other}")
    return fill(text, place=place_words(place), own=own, other=other)


def known_title(speaker: Speaker, player: int) -> str:
    """The choice to see only what a player knew."""
    if speaker.is_your_number(player):
        return translate("Replay", "As you saw it")
    return fill(translate("Replay", "As {name} saw it"), name=speaker.names[player])


def openness_told(speaker: Speaker, player: int, *, is_open: bool) -> str:
    """What is now shown, as a sentence."""
    if is_open:
        return translate("Replay", "All hands are shown.")
    if speaker.is_your_number(player):
        return translate("Replay", "Only what you knew is shown.")
    return fill(translate("Replay", "Only what {name} knew is shown."), name=speaker.names[player])


def position_told(replay: Replay, place: int, speaker: Speaker, player: int) -> str:
    """Where the replay is and what has just happened there, in sentences."""
    text = translate("Replay", "{title}, {place}.")
    state, step = replay.state, replay.latest
    where = deal_title(replay.deal, state, speaker)
    told = [fill(text, title=where, place=place_words(place)) if replay.deal else f"{where}."]
    if step is not None:
        told += event_text.narrate(speaker, step.events, observe(state, replay.seat_of(player)))
    return " ".join(filter(None, told))


# ------------------------------------------------------------------- the row of tricks
def trick_marks(replay: Replay, speaker: Speaker) -> tuple[TrickMark, ...]:
    """The row of tricks of the deal at this position."""
    deal = replay.deal
    if deal is None:
        return tuple(_marks([], None, (), speaker))
    dealt = replay.steps[deal.end - 1].after.dealt
    return tuple(_marks([*dealt.tricks], deal, dealt.quints, speaker))


def _marks(
    tricks: list[Trick],
    deal: ReplayedDeal | None,
    quints: tuple[ScoredQuint, ...],
    speaker: Speaker,
) -> Iterator[TrickMark]:
    calls = translate("Replay", "Doubling")
    yield TrickMark(CALLS, calls, calls, deal is not None)
    letters = monograms([seat_text.name(speaker, seat) for seat in SEATS])

    def taken(mark: TrickMark, winner: Seat, scored: list[ScoredQuint]) -> TrickMark:
        best = max([one.quint for one in scored], key=lambda one: one.points, default=None)
        return mark._replace(
            taker=letters[winner], is_ours=winner.side is speaker.sides[0], quint=best
        )

    begun = 0 if deal is None else len(deal.tricks)
    for number in range(1, TRICKS_IN_A_DEAL + 1):
        scored = [one for one in quints if one.trick == number]
        winner = tricks[number - 1].winner if number <= len(tricks) else None
        spoken = fill(translate("Replay", "Trick {number}"), number=number)
        if winner is not None:
            spoken = _trick_told(number, tricks[number - 1], winner, scored, speaker)
        mark = TrickMark(number, str(number), spoken, number <= begun)
        yield mark if winner is None else taken(mark, winner, scored)
    winner = None if deal is None else deal.cachette_winner
    title = translate("Replay", "Cachette")
    scored = [one for one in quints if one.trick == CACHETTE]
    spoken = title if deal is None else _cachette_told(title, deal, scored)
    mark = TrickMark(CACHETTE, title, spoken, winner is not None)
    yield mark if winner is None else taken(mark, winner, scored)


def _trick_told(
    number: int, trick: Trick, winner: Seat, scored: list[ScoredQuint], speaker: Speaker
) -> str:
    card = trick.card_of(winner)
    assert card is not None  # they have played to it
    text = translate("Replay", "Trick {number}, taken by {who} with {card}")
    told = fill(text, number=number, who=seat_text.who(speaker, winner), card=the_card(card))
    return "\n".join([told, *_quints_told(scored)])


def _quints_told(scored: list[ScoredQuint]) -> list[str]:
    if not scored:
        return []
    text = translate("Replay", "{quints}: {points}")
    points = sum(one.quint.points for one in scored)
    quints = title_case(join_and([the_quint(one.quint) for one in scored]))
    return [fill(text, quints=quints, points=points)]


def _cachette_told(title: str, deal: ReplayedDeal, scored: list[ScoredQuint]) -> str:
    if deal.cachette_winner is None:
        return title
    text = translate("Replay", "{title}: {cards}")
    cards = join_and([card_name(card) for card in deal.cachette])
    return "\n".join([fill(text, title=title, cards=cards), *_quints_told(scored)])


_LONGEST = 40


def proposed_name(replay: Replay, taken: Collection[str]) -> str:
    """A name for a branch that begins at the position of a replay: “Deal 2, trick 8”."""
    deal, state = replay.deal, replay.state
    game, number = (1, 1) if deal is None else (deal.game, deal.number)
    lead = len(state.deal.tricks) + 1 if state.deal and state.phase is Phase.PLAY else 0
    name = _fork_place(game, number, lead, has_games=state.rules.match is not MatchForm.GAME)
    name, again = name[: _LONGEST - 5], 1
    found = name
    while found in taken:
        again += 1
        found = fill(translate("Branches", "{name} ({number})"), name=name, number=again)
    return found


def _fork_place(game: int, deal: int, trick: int, *, has_games: bool) -> str:
    text = translate("Branches", "Deal {deal}, trick {trick}")
    if not trick:
        text = translate("Branches", "Deal {deal}, doubling")
    if has_games:
        text = translate("Branches", "Game {game}, deal {deal}, trick {trick}")
        if not trick:
            text = translate("Branches", "Game {game}, deal {deal}, doubling")
    return fill(text, game=game, deal=deal, trick=trick)


def leaves_at(line: LineResult) -> str:
    """Where a line leaves the one that it branched off."""
    if not line.number:
        return ""
    has_games = line.end.rules.match is not MatchForm.GAME
    return _fork_place(line.game, line.deal, line.trick, has_games=has_games)


def deal_points(line: LineResult, speaker: Speaker) -> str:
    """What the deal brought in a line, our own side first."""
    if line.points is None:
        return translate("Branches", "not over yet")
    return _pair(line, line.points, speaker)


def score(line: LineResult, speaker: Speaker) -> str:
    """The score at the end of a line, our own side first."""
    seated = speaker.seated(line.end.seating, line.end.dummy)
    own, other = side_text.own_first(seated, line.end.scores)
    return fill(translate("Branches", "{own}–{other}"), own=own, other=other)


def gain(line: LineResult, speaker: Speaker) -> str:
    """How much better the deal went for our side than in the first play: “+35”."""
    points = _gain(line, speaker)
    return "" if points is None else signed(points)


def compared(line: LineResult, speaker: Speaker) -> str:
    """How a line compares with the first play, in sentences."""
    if not line.number:
        return translate(
            "Branches", "The game as first played; only this counts in the statistics."
        )
    points = _gain(line, speaker)
    first = "" if line.first_points is None else _pair(line, line.first_points, speaker)
    text = translate("Branches", "{where}: {here} here, {first} in the original game; {gain}.")
    if line.points is None:
        text = translate("Branches", "{where}: the deal is not over yet.")
    elif points is None:
        text = translate("Branches", "{where}: {here} here.")
    values = {"here": deal_points(line, speaker), "first": first}
    told = _gain_in_words(points or 0, line, speaker)
    return fill(text, where=leaves_at(line), gain=told, **values)


def told_at_end(session: Session, speaker: Speaker) -> str:
    """How the branch that is played compares after the deal in which it leaves; else empty."""
    (line,) = [line for line in results_of(session) if line.is_played]
    is_its_deal = line.fork.deals_finished + 1 == session.state.deals_finished
    return compared(line, speaker) if is_its_deal else ""


def _gain(line: LineResult, speaker: Speaker) -> int | None:
    return line.gain(speaker.seated(line.fork.seating, line.fork.dummy).sides[0])


def _gain_in_words(points: int, line: LineResult, speaker: Speaker) -> str:
    seated = speaker.seated(line.fork.seating, line.fork.dummy)
    side = side_text.name(seated, seated.sides[0])
    if points == 0:
        return translate("Branches", "no difference")
    text = translate("Branches", "{points} better for {side}")
    if points < 0:
        text = translate("Branches", "{points} worse for {side}")
    return fill(text, points=abs(points), side=side)


def _pair(line: LineResult, points: Pair, speaker: Speaker) -> str:
    own, other = side_text.own_first(speaker.seated(line.fork.seating, line.fork.dummy), points)
    return fill(translate("Branches", "{own}–{other}"), own=own, other=other)
