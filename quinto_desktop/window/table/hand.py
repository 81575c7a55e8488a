"""The viewer's hands: which cards are raised, and which is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QToolTip, QWidget

from quinto_desktop.game.aids.quint_board import is_parted
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Card, Observation, Phase, Play, Rank, Seat
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import CardHeight, CardLook
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.geometry import RISE_OF_LIFTED
from quinto_desktop.window.table.measures import RISE_OF_HOVER, RISE_OF_LEGAL
from quinto_desktop.window.table.pointer import Drag, Pointer
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import card_hint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate


class HandFocus:
    """Moves the focus along a hand, on from where the last card was; Enter plays none but that."""

    def __init__(self, stage: TableLayout, table: QWidget) -> None:
        self._stage = stage
        self._table = table
        self.guard = InputGuard(table)
        self._left: dict[Seat, int] = {}  # from where in its hand a card was played last
        self.turn: Seat | None = None
        self.playable: frozenset[Card] = frozenset()
        self.reached: Callable[[CardWidget], None] = lambda _card: None

    @property
    def card(self) -> CardWidget | None:
        """The focused card of a hand; while a dialog is open, the one to be focused again."""
        at, hands = self._table.window().focusWidget(), self._stage.places.open_hands.values()
        return next((widget for hand in hands for widget in hand if widget is at), None)

    @property
    def seat(self) -> Seat | None:
        at = self.card
        return None if at is None else self._stage.places.holder(at)

    @property
    def place(self) -> int | None:
        at, seat = self.card, self.seat
        return None if at is None or seat is None else self._stage.places.open_hands[seat].index(at)

    def step(self, step: int, *, to_any: bool = False) -> None:
        """Focus the next card at the right (1) or left (-1), `to_any` or to one to be played."""
        at, hand = self.card, self._hand()
        if hand and at is None:
            self._to(self._where_it_was(hand))
        elif hand and at is not None:
            place, stops = hand.index(at), hand if to_any else self._choices(hand)
            ahead = [*hand[place + 1 :], *hand[: place + 1]][::step]
            if step < 0:
                ahead = [*ahead[1:], ahead[0]]
            self._to(next(widget for widget in ahead if widget in stops))

    def to_end(self, *, last: bool) -> None:
        """Focus the first or the last card of a hand; on turn, of those that may be played."""
        hand = self._choices(self._hand())
        if hand:
            self._to(hand[-1 if last else 0])

    def has_rank(self, rank: Rank | None) -> bool:
        """Whether the hand has a card of a rank (None: the Quint Royal)."""
        cards = [widget.card for widget in self._hand()]
        return any(card is not None and card.rank is rank for card in cards)

    def to_rank(self, rank: Rank | None) -> bool:
        """Focus the next such card of the hand (None: the Quint Royal), best one to be played."""
        at, hand = self.card, self._hand()
        start = hand.index(at) + 1 if at in hand else 0
        ahead = [*hand[start:], *hand[:start]]
        alike = [one for one in ahead if one.card is not None and one.card.rank is rank]
        if alike:
            self._to(self._choices(alike)[0])
        return bool(alike)

    def to_hand(self, *, far: bool) -> None:
        """Focus the near hand, or the one that is face up on the table."""
        at, places = self.card, self._stage.places
        for seat, hand in self._hands().items():
            if (seat is not places.viewer) is far and at not in hand:
                choices = self._choices(hand)
                self._to(self._where_it_was(hand) if at is None else _nearest(choices, at))
                return

    def follow(self, turn: Seat, *, is_new: bool) -> None:
        """Move the focus to a card that may be played; to another hand if the turn `is_new`."""
        at, seat, hand = self.card, self.seat, self._hands().get(turn)
        if at is None or not hand:
            return
        if seat is not turn and is_new:
            self._be_moved_to(self._choices(hand)[0])
        elif seat is turn and at not in self._choices(hand):
            self._be_moved_to(_nearest(self._choices(hand), at))

    def keep_near(self, seat: Seat, place: int) -> None:
        """Focus the same place after the hands have changed, or the table if that hand is empty."""
        hand = self._stage.places.open_hands.get(seat, [])
        self._be_moved_to(hand[min(place, len(hand) - 1)] if hand else self._table)

    def leave_played(self, seat: Seat, place: int) -> None:
        """Focus the table, as the focused card has been played from this place of a hand."""
        self._left[seat] = place
        self._be_moved_to(self._table)

    def leave_backs(self) -> None:
        """Focus the table if the focused card has been turned down."""
        at = self._table.window().focusWidget()
        if isinstance(at, CardWidget) and at.card is None:
            self._be_moved_to(self._table)

    def _be_moved_to(self, widget: QWidget) -> None:
        self.guard.wait(self._stage.pace.deaf_ms)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _where_it_was(self, hand: list[CardWidget]) -> CardWidget:
        if hand[0].card is None:  # of the fan
            return hand[len(hand) // 2]
        seat = self._stage.places.holder(hand[0])
        place = None if seat is None else self._left.get(seat)
        if place is None or len(hand) == TRICKS_IN_A_DEAL:  # nothing has been played from this one
            return self._choices(hand)[0]
        return _nearest(self._choices(hand), hand[min(place, len(hand) - 1)])

    def _hands(self) -> dict[Seat, list[CardWidget]]:
        return {} if self._stage.is_curtained else self._stage.places.open_hands

    def _hand(self) -> list[CardWidget]:
        hands = self._hands()
        for seat in (self.seat, self.turn, self._stage.places.viewer):
            if seat in hands:
                return hands[seat]
        return next(iter(hands.values()), [])

    def _choices(self, hand: list[CardWidget]) -> list[CardWidget]:
        return [widget for widget in hand if widget.card in self.playable] or hand

    def _to(self, widget: CardWidget) -> None:
        self.guard.wait(0)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reached(widget)


def _nearest(hand: list[CardWidget], at: CardWidget) -> CardWidget:
    return min(hand, key=lambda widget: abs(widget.pose.x - at.pose.x))


_RISE_MS = 120


class HandInput(QObject):
    """Marks the playable cards and reports which one is chosen.

    The viewer has one hand, or two: their own and dummy's, or both of a two-handed player's. Cards
    may be chosen from either; which of them is on turn is up to the rules. With `lifts_first` a
    choice only raises the card, and a second one plays it; or letting go, if it `is_held_up`.

    Signals:
        card_lifted(object): The `Card` to be played once it is chosen again; None when it has been
            put down.
        pointed(object): The `Card` that may be played and is pointed at or focused; None for none.
        taken(): A card of the fan has been chosen at the draw.
    """

    card_lifted = Signal(object)
    pointed = Signal(object)
    taken = Signal()

    def __init__(
        self,
        stage: TableLayout,
        animator: Animator,
        pointer: Pointer,
        speaker: Speaker,
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self._stage = stage
        self._table = table
        self._look = stage.look
        self.speaker, self._pointer = speaker, pointer
        self.drag = Drag(stage, animator, pointer, self.play)
        self._hovered: CardWidget | None = None
        self._refused: CardWidget | None = None
        self._wrong: Card | None = None
        self.lifts_first = self.is_held_up = False
        self.hurries: Callable[[], bool] = lambda: False
        self._observation: Observation | None = None
        self._has_missed_turn = False
        self.lifted: Card | None = None
        self._pointed: Card | None = None
        self.hinted: Card | None = None
        self.focus = HandFocus(stage, table)
        self.focus.reached = self._on_focus_reached
        for card in stage.cards:
            card.focus_changed.connect(self.refresh)
            card.focus_returned.connect(self._on_card_focus_returned)
            card.clicked.connect(self._on_card_clicked)
        pointer.hovered.connect(self._on_pointer_hovered)
        pointer.clicked.connect(self.choose)
        self.drag.changed.connect(self.refresh)
        stage.look.changed.connect(self.refresh)

    def reachable(self) -> list[CardWidget]:
        """The cards that react to the pointer, the undermost first."""
        return [] if self._stage.is_curtained else self._stage.places.touchable

    def is_on_turn(self, widget: CardWidget) -> bool:
        """Whether a card is in the viewer's hand that is to play."""
        turn = self.focus.turn
        return turn is not None and widget in self._stage.places.open_hands.get(turn, [])

    def may_play(self, widget: CardWidget) -> bool:
        """Whether a card would be played if it were chosen."""
        return widget.card in self.focus.playable and self.is_on_turn(widget)

    def show(self, observation: Observation) -> None:
        """Mark the cards that are playable now."""
        self._refused = None
        self._observation = observation
        plays = [action.card for action in observation.actions if isinstance(action, Play)]
        before, self.focus.turn = self.focus.turn, observation.turn if plays else None
        self.focus.playable = frozenset(plays)
        if self.lifted not in self.focus.playable:
            self.lifted = None
        self.refresh()
        self.pointed.emit(self._pointed)  # it may be the same card, and another trick
        if self.focus.turn is None:
            self._has_missed_turn = False
            return
        is_new = self.focus.turn is not before
        self._has_missed_turn |= is_new and self.focus.card is None
        self.focus.follow(self.focus.turn, is_new=is_new)

    @Slot()
    def _on_card_focus_returned(self) -> None:
        # A turn may have begun while the keys were in the menu bar.
        if self._has_missed_turn:
            self._has_missed_turn = False
            QTimer.singleShot(0, self, self._catch_up)

    def _catch_up(self) -> None:
        if self.focus.turn is not None:
            self.focus.follow(self.focus.turn, is_new=True)

    def refresh(self) -> None:
        """Update every card's look and height."""
        rises: dict[CardWidget, float] = {}
        unnamed = set(self._stage.cards)
        for seat, hand in self._stage.places.open_hands.items():
            for widget in hand:
                if widget is not self._stage.held:
                    rises[widget] = self._rise(widget, seat)
                    widget.set_look(self._card_look(widget, seat))
                if widget.card is None and widget.hasFocus():
                    self._stage.places.reached = widget
                self._name(widget, seat)
                unnamed.discard(widget)
        for widget in unnamed:
            self._name(widget, None)
        rises = {widget: rise for widget, rise in rises.items() if rise}
        self._stage.raise_cards(rises, min(_RISE_MS, self._stage.pace.sort_ms))
        self._tell_pointed()

    @Slot()
    def refresh_fan(self) -> None:
        """See anew whether a card may be drawn."""
        if self._observation is not None and self._observation.phase is Phase.DRAWING:
            self.refresh()

    def _tell_pointed(self) -> None:
        cards = [one for hand in self._stage.places.open_hands.values() for one in hand]
        at = self._hovered or next((one for one in cards if one.hasFocus()), None)
        card = at.card if at is not None and self.may_play(at) else None
        if card is not self._pointed:
            self._pointed = card
            self.pointed.emit(card)

    def _rise(self, widget: CardWidget, seat: Seat) -> float:
        rise = 0.0
        if seat is self.focus.turn and widget.card in self.focus.playable:
            rise += RISE_OF_LEGAL
        if widget.card is not None and widget.card in (self.lifted, self.hinted):
            rise += RISE_OF_LIFTED
        elif widget is self._hovered or widget.hasFocus():
            rise += RISE_OF_HOVER
        return rise

    def _card_look(self, widget: CardWidget, seat: Seat) -> CardLook:
        is_hinted = widget.card is not None and widget.card is self.hinted
        is_lifted = widget.card is not None and widget.card is self.lifted
        ring = self._look.theme.focus if widget.hasFocus() or is_lifted else None
        turn, may_play = self.focus.turn, widget.card in self.focus.playable
        veiled = turn is not None and seat.side is turn.side and not (seat is turn and may_play)
        lift = CardHeight.HOVER if is_lifted or widget is self._hovered else CardHeight.REST
        if is_hinted:
            lift = CardHeight.LIT
        is_wrong = widget.card is not None and widget.card is self._wrong
        crossed = is_wrong or widget is self._refused
        return CardLook(veiled=veiled, ring=ring, lift=lift, crossed=crossed)

    def _name(self, widget: CardWidget, seat: Seat | None) -> None:
        hint = ""
        if widget.card is not None:
            asked = seat is not None and seat is self.focus.turn
            playable = widget.card in self.focus.playable if asked else None
            place = None if seat is None else seat_text.hand_place(self.speaker, seat)
            now = self._observation
            parted = now is not None and is_parted(widget.card, now)
            hint = card_hint(widget.card, playable=playable, place=place, is_parted=parted)
        elif widget in (fan := self._stage.places.fan):
            text = translate("Table", "Card {number} of {count}")
            hint = fill(text, number=fan.index(widget) + 1, count=len(fan))
        if hint != widget.accessibleName():
            widget.setAccessibleName(hint)
            widget.setToolTip(hint)

    def cover(self) -> None:
        """Forget everything about hands that have been turned down."""
        QToolTip.hideText()
        self.focus.leave_backs()
        self.refresh()

    # --------------------------------------------------------------- choosing
    def _on_pointer_hovered(self, widget: CardWidget | None) -> None:
        before, self._hovered = self._hovered, widget
        self.refresh()
        is_left = widget is None and before is not None and before.card is self.lifted
        if is_left and self.is_held_up:
            self.put_down()
        elif widget is not None and not self._pointer.still.is_at(self._pointer.at):
            self._on_focus_reached(widget)  # not if it has only risen under a pointer at rest

    def choose(self, widget: CardWidget) -> None:
        """Take a card of the fan, lift one of a hand, or play it."""
        card = widget.card
        if widget in self._stage.places.fan:
            self._stage.places.reached = widget
            self.taken.emit()
            return
        if self.hurries():
            return
        waits = card is not self.lifted and card in self.focus.playable
        if (self.lifts_first or self.is_held_up) and waits and card is not None:
            self.lift(card)
        else:
            self.play(widget)

    def _on_focus_reached(self, widget: CardWidget) -> None:
        if self.is_held_up:
            self.lift(widget.card if self.may_play(widget) else None)

    def play(self, widget: CardWidget) -> None:
        if widget.card is not None and not self._stage.guard.is_hasty():
            self.put_down()
            self._table.action_chosen.emit(Play(widget.card))

    def put_down(self) -> None:
        if self.lifted is not None:
            self.lift(None)

    def lift(self, card: Card | None) -> None:
        """Raise the card that is about to be played; None puts it down."""
        self.lifted = card
        self.refresh()
        self.card_lifted.emit(card)

    def point_out(self, card: Card | None, wrong: Card | None = None) -> None:
        """Raise and light the card that is best, and cross one that is not; None for none."""
        if (card, wrong) != (self.hinted, self._wrong):
            self.hinted, self._wrong = card, wrong
            self.refresh()

    def _on_card_clicked(self) -> None:
        widget = self.sender()
        if isinstance(widget, CardWidget) and widget in self.reachable():
            self.choose(widget)

    def refuse(self, card: Card | None) -> None:
        """Cross a refused card; None for none, as there is new input."""
        refused = None if card is None else self._stage.places.find(card)
        if refused is not self._refused:
            self._refused = refused
            self.refresh()
