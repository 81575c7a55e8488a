"""The link between controller and table: shows the game's events, passes the user's actions on."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import (
    GameController,
    Hold,
    Pace,
    Preferences,
    Screen,
    Session,
    dealt_cards,
)
from quinto_desktop.game.past.game_story import game_story
from quinto_desktop.game.screen import own_keys
from quinto_desktop.game.sharing.days_deal import day_of, has_one_deal
from quinto_desktop.rules import (
    SEATS,
    TRICKS_IN_A_DEAL,
    Action,
    Card,
    Deal,
    FairDeals,
    Observation,
    Phase,
    Play,
    Refusal,
    Seat,
    Step,
    home_seat,
)
from quinto_desktop.window.look.appearance import pack_of
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.sheet.all_hands import EndPanels
from quinto_desktop.window.sheet.results import abandoned_game, failed_player, held_key, next_person
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.call_panel import CALL_SIGNS
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.card_text import hints_count
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.event_text import told_since
from quinto_desktop.window.text.match_text import source_words
from quinto_desktop.window.text.refusal_text import why_passed
from quinto_desktop.window.text.seat_text import Speaker, colours_of, shown_names
from quinto_desktop.window.text.translation import fill, translate

Failure: TypeAlias = tuple[Seat, str]  # whose player has stopped thinking, and the fault


class SeatView(QObject):
    """Shows the table to the person at the screen, and what the score sheet says of it.

    Between the turns of two people a curtain hides the hands, or each has a key to hold.

    Signals:
        moment_wanted(int, int): A deal is to be seen, from 0, after so many calls and cards.

    Attributes:
        screen: Which cards may be shown, and who has looked.
        holds_back: Asked before anything is done for the person; true if it must wait.
    """

    moment_wanted = Signal(int, int)

    def __init__(
        self,
        controller: GameController,
        art: CardArt,
        run: Callable[[Command], None],
        parent: QObject,
        preferences: Preferences,
        screen: Screen | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller, self._preferences = controller, preferences
        self._art, self._look, self._run = art, art.look, run
        self._failure: Failure | None = None
        self._meant: Action | None = None
        self._days_note: tuple[str, ...] = ("",)
        self._offer: tuple[str, ...] = ()
        self._accept: Callable[[], object] = lambda: None
        self._end_hold: Callable[[], None] = lambda: None
        self.holds_back: Callable[[Seat, Action], bool] | None = None
        self._session = controller.session
        setup = self._session.setup
        self.screen = screen or Screen(setup.at_screen, controller.is_sure, is_open=setup.is_open)
        self.speaker = self._speaker()
        self.table = Table(art, self.speaker, self.screen.seat(controller.state), self._ends_on)
        self.sheet = ScoreSheet(self.table)
        self._refresh_seats()
        self._connect()
        self.table.show_state(self.shown())

    def _connect(self) -> None:
        controller, table = self.controller, self.table
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        controller.turn_started.connect(self._on_controller_turn_started)
        controller.rejected.connect(self._on_controller_rejected)
        controller.failed.connect(self._on_controller_failed)
        controller.hinted.connect(self._on_controller_hinted)
        controller.abandoned.connect(self._on_controller_abandoned)
        table.action_chosen.connect(self._on_table_action_chosen)
        table.went_on.connect(controller.skip_ahead)
        table.command_wanted.connect(self._run)
        table.intent_chosen.connect(self._on_table_intent_chosen)
        table.keys.looked.connect(self._on_keys_looked)
        table.shown.connect(self._on_table_shown)
        table.last_trick.closed.connect(self._on_last_trick_closed)
        self.sheet.source_chosen.connect(self._use_source)

    def _ends_on(self, table: TableSignals) -> EndPanels:
        return EndPanels(self._art, table, lambda: dealt_cards(self.controller.state))

    def shown(self) -> Observation:
        """Everything that the screen may show now; nobody is on turn in an abandoned game."""
        now = self.screen.shown(self.controller.state)
        if self.controller.is_abandoned and now.phase in (Phase.DOUBLING, Phase.PLAY):
            return dataclasses.replace(now, turn=None, actions=())
        return now

    @property
    def awaited_name(self) -> str | None:
        """The name of that person; None if the hands of whoever is there are seen."""
        awaited = self.screen.awaited(self.controller.state)
        return None if awaited is None else self.speaker.names[awaited]

    def _refresh_seats(self) -> None:
        self.screen.follow(self.controller.state)
        self.speaker = self._speaker()
        self.table.set_speaker(self.speaker, self.screen.seat(self.controller.state))
        self.table.lay_open(self.screen.laid_open(self.controller.state))

    def apply_settings(self) -> None:
        """Call sides and people as they are to be called now, in their colours."""
        has_keys = self._preferences.settings.passing == "keys"
        if has_keys is not self.screen.has_keys:
            self.screen.has_keys = has_keys
            self.screen.begin(self._session.setup.at_screen, is_open=self._session.setup.is_open)
        if self._speaker() != self.speaker:
            self._refresh_seats()
            self.table.show_state(self.shown())
            self.say_again(self._failure)

    def _speaker(self) -> Speaker:
        session = self.controller.session
        speaker = _speaker_at(self.screen, session, self._preferences)
        has_one = has_one_deal(session, self.controller.today())
        note = self._days_note if has_one else ("",)
        return replace(speaker, has_one_deal=has_one, days_note=note, offer=self._offer)

    def note_day(self, note: tuple[str, ...]) -> bool:
        """Tell this too of the day's deal, once it is over; return whether it is new."""
        is_new = note != self._days_note
        if is_new:
            self._days_note = note
            self._refresh_seats()
            self.table.overlays.expect_result(self.shown())
        return is_new

    def suggest(self, offer: tuple[str, ...], accept: Callable[[], object]) -> None:
        """Suggest something when the match is over: a sentence, and what its button says."""
        self._offer, self._accept = offer, accept
        self._refresh_seats()
        self.table.overlays.expect_result(self.shown())

    @Slot()
    def show_last_trick(self, number: int | None = None) -> None:
        """Show the last trick again, or that of a number; the game pauses meanwhile."""
        if self.table.show_last_trick(number):
            end, self._end_hold = self._end_hold, self.controller.holds.hold(Hold.LAST_TRICK)
            end()  # only now: it may be looked at already

    @Slot()
    def _on_last_trick_closed(self) -> None:
        # The trick that still lay on the table has been looked at long enough.
        self._end_hold()
        self.controller.skip_ahead()

    def rebuilt(self) -> SeatView:
        """A replacement for this view, for the same person, in the current language."""
        self.table.last_trick.hide_panel()  # its closing is being waited for
        parent = self.parent()
        assert parent is not None  # the room
        view = SeatView(
            self.controller, self._art, self._run, parent, self._preferences, self.screen
        )
        view.say_again(self._failure)
        return view

    def say_again(self, failure: Failure | None) -> None:
        """Repeat what the game is waiting for, if anything."""
        if failure is not None:
            self._on_controller_failed(*failure)
        elif self.controller.is_abandoned:
            self._on_controller_abandoned()
        else:
            self._on_controller_turn_started()

    # --------------------------------------------------------------- from the game
    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self._failure = None
        self.screen.note(step)
        self.screen.follow(step.after, is_new_deal=isinstance(step.action, Deal))
        if self._speaker() != self.speaker:
            self._refresh_seats()
        self.table.director.caption("")
        self.table.show_step(step, self.shown(), self.controller.pace)
        if told := why_passed(self.speaker, step, self.shown()):
            self.table.say(told, first=True)
            self.table.told.emit(told)

    @Slot()
    def _on_controller_restored(self) -> None:
        self._failure = None
        pace: Pace | None = self.controller.pace  # at which cards go back, or forth again
        if self.controller.session is not self._session:
            pace = None
            # Its players may be other people, even with the same numbers.
            self._session, self._offer = self.controller.session, ()
            self.screen.begin(self._session.setup.at_screen, is_open=self._session.setup.is_open)
        self.screen.note(None)
        self._refresh_seats()
        self.table.director.caption("")
        self.table.show_state(self.shown(), pace)

    @Slot()
    def _on_controller_turn_started(self) -> None:
        turn = self.controller.state.turn
        if turn is None or self.awaited_name is None:
            return
        if self.screen.by_key:
            self.table.director.caption(self._key_to_hold())
        else:
            told = told_since(self.speaker, turn, self._session.steps, self.shown())
            self.table.await_person(next_person(self.speaker, turn, told))

    def _key_to_hold(self) -> str:
        turn = self.controller.state.turn
        is_seen = turn is self.shown().exposed_dummy  # and prompted like any hand
        is_due = self.screen.by_key and self.awaited_name is not None and not is_seen
        return held_key(self.speaker, turn) if turn is not None and is_due else ""

    def welcome(self) -> str:
        """Say in the prompt how a kept game stands; return it, for the ear, without whose turn."""
        now = self.shown()
        is_told = self.awaited_name is None or self.screen.by_key  # no curtain
        told = turn_text.welcome(self.speaker, now) if is_told else ""
        if told and now.has_real_cards:  # over the score-keeper, and nobody enters who leads
            self.table.say(told)
        elif told and self.table.overlays.asking is None:
            prompt = self._key_to_hold() or turn_text.prompt(self.speaker, now)
            self.table.director.caption(f"{told} {prompt}")
        return CardText(told).spoken()

    def _sit_down(self) -> None:
        awaited = self.screen.awaited(self.controller.state)
        if awaited is not None:
            self.screen.sit_down(awaited)
        self._refresh_seats()
        self.table.show_state(self.shown())

    @Slot(object, object)
    def _on_keys_looked(self, player: int | None, card: Card | None) -> None:
        before = self.shown()
        self.screen.sit_down(player)  # before the play: what follows it is told to all
        self._refresh_seats()
        self.table.hand.put_down()
        self.table.hand.is_held_up = player is not None
        if card is not None:
            self._on_table_action_chosen(Play(card), before)
        self.table.see(self.shown())
        self.table.director.caption("")
        self._on_controller_turn_started()

    @Slot(object)
    def _on_controller_rejected(self, refusal: Refusal) -> None:
        card = self._meant.card if isinstance(self._meant, Play) else None
        self.table.refuse(refusal, self.shown(), card)

    @Slot()
    def _on_controller_hinted(self) -> None:
        if self.table.seen is not None:
            self._on_table_shown(self.table.seen)

    @Slot(object, str)
    def _on_controller_failed(self, seat: Seat, fault: str) -> None:
        self._failure = (seat, fault)
        self.table.notice(failed_player(self.speaker.name_of(seat), fault))

    @Slot()
    def _on_controller_abandoned(self) -> None:
        self._failure = None
        self.table.show_state(self.shown())
        self.table.notice(abandoned_game())

    # --------------------------------------------------------------- from the person
    @Slot(object)
    def _on_table_action_chosen(self, action: Action, shown: Observation | None = None) -> None:
        self._meant = action
        seat = _seat_meant(action, shown or self.shown())
        # Where all look on, nobody is warned of what they are about to do.
        if self.screen.by_key or self.holds_back is None or not self.holds_back(seat, action):
            self.controller.submit(seat, action)

    @Slot(object)
    def _on_table_intent_chosen(self, intent: Intent) -> None:
        ways: dict[Intent, Callable[[], object]] = {
            Intent.DRAW: self.controller.draw,
            Intent.DEAL: self.controller.deal,
            Intent.READY: self._sit_down,
            Intent.RETRY: self._retry,
            Intent.SHOW_HANDS: self.table.toggle_all_hands,
            Intent.TURN: self._show_turn,
            Intent.NEXT_LEVEL: self._accept,
        }
        ways[intent]()

    def _show_turn(self) -> None:
        # A trick of the deal on the table is laid on the felt; others are seen in their review.
        now = self.shown()
        turn = game_story(now.results, now.rules.target).turn
        if turn is None:
            return
        if turn.deal == now.deal_number and turn.trick <= len(now.tricks):
            self.show_last_trick(turn.trick)
            return
        before = sum(len(game.deals) for game in now.games[:-1])
        cards = min(turn.trick - 1, TRICKS_IN_A_DEAL - 1) * len(SEATS)
        self.moment_wanted.emit(before + turn.deal - 1, len(SEATS) + cards)

    def _retry(self) -> None:
        self._failure = None
        self.table.overlays.put_panels_away()
        self.controller.start()

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        session, is_over = self.controller.session, self.controller.is_over
        day = day_of(session.setup, self.controller.today())
        self.sheet.show_source(source_words(session.setup.source, day, is_over=is_over))
        self.sheet.show_note(_note(session), has_rules=not session.lines.playing)
        self.sheet.show_observation(observation, self.speaker)

    def _use_source(self) -> None:
        is_fair = isinstance(self.controller.session.setup.source, FairDeals)
        can_be_checked = is_fair and self.controller.is_over
        self._run(Command.CHECK_DEAL if can_be_checked else Command.COPY_SOURCE)


def _speaker_at(screen: Screen, session: Session, preferences: Preferences) -> Speaker:
    state, people, players = session.state, session.setup.people, session.setup.players
    viewer = None if screen.looking is None else home_seat(state, screen.looking)
    names, own = shown_names(players), preferences.settings.own_keys
    chosen = [own.get(player.name, "") for player in players]
    courts = pack_of(preferences).letters
    return Speaker(
        names,
        viewer,
        state.seating,
        state.dummy,
        people,
        preferences.by_compass,
        tuple(player.level for player in players),
        colours=colours_of(session.setup.rules.form, players, preferences.settings.persons),
        keys=own_keys(names, people, chosen, CALL_SIGNS, courts) if screen.by_key else (),
    )


def _note(session: Session) -> str:
    lines, hints = session.lines, len(session.hints.places)
    told = "" if session.setup.has_take_backs else translate("SeatView", "no undo")
    if lines.playing:
        told = fill(translate("SeatView", "What if: {name}"), name=lines.current.name)
    return " · ".join(filter(None, (told, hints_count(hints) if hints else "")))


def _seat_meant(action: Action, shown: Observation) -> Seat:
    # The seat that holds the card, or the one on turn.
    mine = [seat for seat in Seat if shown.has_real_cards or shown.plays(seat)]
    if isinstance(action, Play):
        holders = [seat for seat in Seat if action.card in (shown.hands[seat] or ())]
        mine = holders or mine
    return shown.turn if shown.turn in mine and shown.turn is not None else mine[-1]
