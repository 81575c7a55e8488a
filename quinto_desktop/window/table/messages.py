"""What the table says by itself: the prompt, why something was refused, and news."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from quinto_desktop.rules import (
    Action,
    Call,
    Card,
    Count,
    Observation,
    Phase,
    Play,
    Reason,
    Refusal,
    quints_in,
)
from quinto_desktop.sound.sounds import SoundCue
from quinto_desktop.window.controls.panels import PLACING, EventWatcher
from quinto_desktop.window.table.choices import ChoicePanel
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.pill import Pill, PillPlace, pill_height
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import board_text, refusal_text, turn_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_or, translate

_OF_TURN = {Reason.NOT_YOUR_TURN, Reason.DOUBLING_FIRST, Reason.DEAL_FIRST}


class MessageBubbles(QObject):
    """Rings what was refused and says why; `reason` is that of the refusal until new input."""

    def __init__(
        self, stage: TableLayout, overlays: Overlays, hand: HandInput, table: TableSignals
    ) -> None:
        super().__init__(table)
        self._table = table
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self.reason: Reason | None = None
        self._said = self._rest = self._waiting = ""
        self._is_for_now = False
        self.bubble = Pill(stage.look, table, is_message=True)
        self.bubble.gone.connect(self._on_bubble_gone)
        self.bubble.clicked.connect(self._on_bubble_clicked)
        panels = (overlays.doubling, *overlays.results)
        EventWatcher(panels, PLACING, self).noticed.connect(self.stand)
        table.action_chosen.connect(self._on_table_action_chosen)

    def refuse(self, refusal: Refusal, observation: Observation, card: Card | None) -> str:
        """Ring a refused card and return why; while the game rests, turns are no fault of it."""
        if self._rest and refusal.reason in _OF_TURN:
            self.say(self._rest)
            return self._rest
        self.reason = refusal.reason
        self._hand.refuse(card)
        self._said = refusal_text.why_not(self._overlays.speaker, refusal, observation)
        self._show()
        return self._said

    def rest(self, sentence: str) -> None:
        """Say this of whatever is tried out of turn from now on; if empty, whose turn it is."""
        if self._rest and self._said == self._rest != sentence:
            self.bubble.drop()
        self._rest = sentence

    def say(self, sentence: str, *, for_now: bool = False, first: bool = False) -> None:
        """Show a message that needs no answer; `for_now` if it is to go with the next step.

        What is said `first` is read before the news that it covers.
        """
        is_news = self.bubble.isVisible() and self.reason is None and not self._is_for_now
        self._waiting = self._said if first and is_news else ""
        self.reason = None
        self._hand.refuse(None)
        self._said = sentence
        self._is_for_now = for_now
        self._show()

    def step(self) -> None:
        """Remove what was about the moment that is over."""
        if self.reason is not None or self._is_for_now:
            self.clear_message()

    @Slot()
    def stand(self) -> None:
        """Move the message after a change of the table or of its contents."""
        self.bubble.stand(self._place())

    def _show(self) -> None:
        self._overlays.prompt.step_aside("message", aside=True)
        self.bubble.stand(self._place())
        more = "" if self.reason is None else translate("Table", "F1 for more")
        self.bubble.say(self._said, more=more)
        self.bubble.last_as_long_as_it_takes_to_read()

    def clear_message(self) -> None:
        """Remove the message, because there is new input."""
        self.reason = None
        self._is_for_now = False
        self._waiting = ""
        self.bubble.drop()
        self._hand.refuse(None)

    def _place(self) -> PillPlace:
        # The prompt's; if a panel lies there, under it, or at the far side beside the name there.
        place, asking = self._overlays.words_place, self._overlays.asking
        if asking is None or place.grows_down:
            return place
        high, panel = 2 * pill_height(place.unit), asking.geometry()
        if panel.bottom() < place.edge - high or panel.top() > place.edge:
            return place
        places, felt = self._stage.places, self._stage.geometry.felt
        is_free = not places.hands[places.viewer]
        if panel.top() > felt.top + high and not is_free:
            far, right = (self._overlays.plates[one].geometry() for one in (Edge.FAR, Edge.RIGHT))
            left, end = far.right() + 4, right.left() - 4
            wide = min(place.widest, end - left)
            top = replace(place, edge=felt.top + 4, left=left, right=end, grows_down=True)
            return replace(top, widest=wide, wrapped=wide)
        return replace(place, edge=felt.foot - 4)

    @Slot()
    def _on_bubble_gone(self) -> None:
        self._overlays.prompt.step_aside("message", aside=False)
        self._hand.refuse(None)
        if self._waiting:
            self.say(self._waiting)

    @Slot()
    def _on_bubble_clicked(self) -> None:
        reason = self.reason
        self.clear_message()
        if reason is not None:
            self._table.rule_requested.emit(reason)

    @Slot(object)
    def _on_table_action_chosen(self, action: Action) -> None:
        if isinstance(action, Play):
            self.bubble.drop()


# --------------------------------------------------------------- the prompt
def question_of(observation: Observation, speaker: Speaker) -> str:
    """The prompt that it is the viewer's turn, and what they can do; empty if it is not."""
    if not observation.actions:
        return ""
    if observation.has_real_cards and observation.phase is Phase.PLAY:  # whose turn, nobody enters
        is_done = Count() in observation.actions
        return board_text.entry_prompt(observation, speaker) if is_done else ""
    if observation.phase is not Phase.DOUBLING:
        return fill(translate("Table", "{turn}."), turn=turn_text.prompt(speaker, observation))
    calls = [
        turn_text.call_name(action) for action in observation.actions if isinstance(action, Call)
    ]
    choice = fill(translate("Table", "{calls}?"), calls=join_or(calls))
    parts = (
        turn_text.call_prompt(speaker, observation),
        turn_text.call_score(speaker, observation) if any(observation.scores) else "",
        turn_text.call_note(observation),
        choice,
    )
    return " ".join(filter(None, parts))


def question_of_panel(panel: ChoicePanel, *, in_full: bool = True) -> str:
    """What a panel says, if that has not been told, and the button that Enter presses."""
    title = fill(translate("Table", "{title}."), title=panel.accessibleName()) if in_full else ""
    told = panel.accessibleDescription() if in_full else ""
    gold = panel.offers.gold
    choice = translate("Table", "{button}: Enter.") if gold is not None else ""
    choice = fill(choice, button=gold.words if gold is not None else "")
    return " ".join(filter(None, (title, *told.split("\n"), choice)))


class OnlyCard(QObject):
    """Lifts the only playable card, says so, and plays it soon, if no quint falls by it."""

    def __init__(
        self, stage: TableLayout, hand: HandInput, overlays: Overlays, table: TableSignals
    ) -> None:
        super().__init__(table)
        self._table = table
        self._stage = stage
        self._hand = hand
        self._overlays = overlays
        self.is_liked = False
        self.is_suspended = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_due(self) -> bool:
        """Whether a card is about to be played automatically."""
        return self._timer.isActive()

    def offer(self, observation: Observation) -> None:
        """Start if the viewer is on turn and has no choice."""
        actions = observation.actions
        if not self.is_liked or self.is_suspended or self._stage.held or len(actions) != 1:
            return
        only, lying = actions[0], () if observation.trick is None else observation.trick.cards
        if isinstance(only, Play) and not quints_in((*lying, only.card)):
            self._timer.start(self._stage.pace.raised_ms)
            self._hand.lift(only.card)
            sentence = turn_text.only_card(only.card)
            self._overlays.prompt.say(sentence)
            self._table.told.emit(sentence)

    def skip_ahead(self) -> bool:
        """Play the card now; return whether there was one."""
        if not self.is_due:
            return False
        if not self._stage.guard.is_hasty():
            self._timer.stop()
            self._on_timer_timeout()
        return True

    def drop(self) -> None:
        """Cancel: something else has happened."""
        if self.is_due:
            self._timer.stop()
            self._hand.put_down()

    @Slot()
    def _on_timer_timeout(self) -> None:
        card = self._hand.lifted
        if card is not None and self._stage.held is None:
            self._table.action_chosen.emit(Play(card))
            self._table.played_itself.emit(card)


class TurnPrompt(QObject):
    """Remembers the pending prompt: it is given once, and not while the user looks elsewhere."""

    def __init__(
        self,
        overlays: Overlays,
        only_card: OnlyCard,
        is_busy: Callable[[], bool],
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._overlays = overlays
        self._only_card = only_card
        self._is_busy = is_busy
        self._observation: Observation | None = None
        self._is_heard = False
        self._is_told = False
        self._turn_is_new = False
        self._must_offer = False
        self._must_ask = False
        self._is_paused = False

    def expect(self, observation: Observation, *, is_step: bool) -> None:
        """Prompt for a new state, announced already if it is a step, once nothing moves."""
        self._observation = observation
        self._is_told = is_step
        self._turn_is_new = is_step and bool(observation.actions)
        self._must_offer = self._must_ask = True

    def drop(self) -> None:
        """Cancel the prompt: something else is coming up."""
        self._turn_is_new = self._must_offer = self._must_ask = False
        self._only_card.drop()

    def pause(self) -> None:
        """Hold the prompt until `resume`, while the user is looking at something else."""
        self._must_offer |= self._only_card.is_due
        self._only_card.drop()
        self._is_paused = True
        self._step_aside(aside=True)

    @Slot()
    def resume(self) -> None:
        """Give the pending prompt, if any."""
        self._is_paused = False
        self._step_aside(aside=False)
        self.rest()

    def _step_aside(self, *, aside: bool) -> None:
        self._overlays.prompt.step_aside("pause", aside=aside)
        for tag in self._overlays.tags.quints:
            tag.step_aside(aside=aside)

    @Slot()
    def rest(self) -> None:
        """Prompt the viewer, unless something still moves."""
        if self._is_busy() or self._is_paused:
            return
        if self._turn_is_new:
            self._turn_is_new = False
            self._table.cued.emit(SoundCue.TURN)
        if self._must_offer and self._observation is not None:
            self._must_offer = False
            self._only_card.offer(self._observation)
        if self._must_ask and self._is_heard:
            self._must_ask = False
            if not self._only_card.is_due:
                self._ask()

    def ask_meanwhile(self, question: str) -> None:
        """Ask while a trick is still on the table, as there may be nothing else to ask later."""
        if self._observation is not None and self._observation.actions:
            self._must_ask = False
        self._table.asked.emit(question)

    def begin(self) -> None:
        """Ask from now on: whoever listens has been shown the table."""
        self._is_heard = True
        self.rest()

    def _ask(self) -> None:
        observation, panel = self._observation, self._overlays.shown_result
        if observation is None or self._overlays.is_curtained:
            return
        if panel is not None:
            question = question_of_panel(panel, in_full=not self._is_told)
        else:
            question = question_of(observation, self._overlays.speaker)
        if question:
            self._table.asked.emit(question)
