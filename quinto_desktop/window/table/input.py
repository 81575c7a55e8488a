"""Keyboard input at the table, and the tool tips under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Slot
from PySide6.QtGui import QCursor, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Call, Phase, Rank, Seat
from quinto_desktop.window.look.keyboard import COMMANDING, meant_key
from quinto_desktop.window.look.pop_ups import as_tip, show_tip
from quinto_desktop.window.table.call_panel import CALL_KEYS
from quinto_desktop.window.table.card_widget import CardWidget, topmost_at
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.messages import MessageBubbles
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.skyline import SkylineView
from quinto_desktop.window.text.board_text import place_words
from quinto_desktop.window.text.translation import fill, translate


class Deed(Enum):
    """An action at the table with a key of its own."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    FAR_HAND = "far_hand"
    NEAR_HAND = "near_hand"
    ENTER = "enter"
    GO_ON = "go_on"
    LET_BE = "let_be"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    ALL_HANDS = "all_hands"


def _letter(call: Call) -> Qt.Key:
    return Qt.Key[f"Key_{CALL_KEYS[call]}"]


DEED_KEYS: dict[Deed, tuple[Qt.Key, ...]] = {
    Deed.LEFT: (Qt.Key.Key_Left,),
    Deed.RIGHT: (Qt.Key.Key_Right,),
    Deed.FIRST: (Qt.Key.Key_Home,),
    Deed.LAST: (Qt.Key.Key_End,),
    Deed.FAR_HAND: (Qt.Key.Key_Up,),
    Deed.NEAR_HAND: (Qt.Key.Key_Down,),
    Deed.ENTER: (Qt.Key.Key_Enter, Qt.Key.Key_Return),
    Deed.GO_ON: (Qt.Key.Key_Space,),
    Deed.LET_BE: (Qt.Key.Key_Escape,),
    Deed.PASS: (_letter(Call.PASS),),
    Deed.DOUBLE: (_letter(Call.DOUBLE),),
    Deed.REDOUBLE: (_letter(Call.REDOUBLE),),
    Deed.ALL_HANDS: (Qt.Key.Key_A,),
}  # the first is the one to mention

RANK_KEYS: dict[Qt.Key, Rank | None] = {
    Qt.Key[f"Key_{key}"]: rank for key, rank in zip("AKQJ098765432", [*Rank][::-1], strict=True)
} | {Qt.Key.Key_1: None}  # None is the Quint Royal


def rank_keys(letters: str) -> dict[int, Rank | None]:
    """The keys of the ranks where king, queen and jack have these letters on the cards."""
    courts = zip(letters, (Rank.KING, Rank.QUEEN, Rank.JACK), strict=True)
    shown = {Qt.Key[f"Key_{letter}"]: rank for letter, rank in courts}
    return {key: rank for key, rank in (RANK_KEYS | shown).items()}


_CALLS = {Deed.PASS: Call.PASS, Deed.DOUBLE: Call.DOUBLE, Deed.REDOUBLE: Call.REDOUBLE}
_STEPS = {Deed.LEFT: -1, Deed.RIGHT: 1}


class TableInput(QObject):
    """Answers, continues or cancels by the keys of `DEED_KEYS` and `rank_keys`.

    Escape takes away what stands over the table first: of its `escapes`, the last that has anything
    to take away says so, and does.
    """

    def __init__(self, director: Director, refusals: MessageBubbles) -> None:
        super().__init__(director.table)
        self._table, self._stage = director.table, director.stage
        self._overlays, self._hand = director.overlays, director.hand
        self._refusals, self._director = refusals, director
        self._hand.hurries = self._hurries
        self.escapes: list[Callable[[], bool]] = []
        self._table.installEventFilter(self)
        self._deeds: dict[int, Deed] = {
            key: deed for deed, keys in DEED_KEYS.items() for key in keys
        }

    def press_key(self, event: QKeyEvent) -> bool:
        """Handle a key; False if it means nothing here."""
        if event.modifiers() & COMMANDING:
            return False
        key = meant_key(event)
        deed = self._deeds.get(key)
        if deed in _STEPS:
            to_any = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._hand.focus.step(_STEPS[deed], to_any=to_any)
            return True
        if event.isAutoRepeat():
            return True  # a key held down plays one card, not a handful
        is_call = deed in _CALLS and self.call(_CALLS[deed])
        if is_call or (deed is Deed.ALL_HANDS and self._toggle_hands()):
            return True
        if key in self._ranks:
            return self._take_rank(self._ranks[key])
        return deed is not None and self._do(deed)

    def _take_rank(self, rank: Rank | None) -> bool:
        # Where people have keys, it plays the only such card that may be played.
        cards = [one for one in self._hand.reachable() if one.card and one.card.rank is rank]
        is_sure = self._overlays.speaker.keys and not self._hand.lifts_first
        cards = [one for one in cards if is_sure and self._hand.may_play(one)]
        if len(cards) == 1:
            self._hand.play(cards[0])
        return len(cards) == 1 or self._hand.focus.to_rank(rank)

    @property
    def _ranks(self) -> dict[int, Rank | None]:
        # None while a result is shown, as Enter answers that.
        if self._overlays.shown_result is not None:
            return {}
        return rank_keys(self._stage.look.theme.pack.letters)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # The letter of a card that is held, before a menu takes it for a command.
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        key, is_plain = meant_key(event), not event.modifiers() & COMMANDING
        is_taken = is_plain and key in self._ranks and self._hand.focus.has_rank(self._ranks[key])
        if is_taken:
            event.accept()
        return is_taken

    def _do(self, deed: Deed) -> bool:
        match deed:
            case Deed.FIRST | Deed.LAST:
                self._hand.focus.to_end(last=deed is Deed.LAST)
            case Deed.FAR_HAND | Deed.NEAR_HAND:
                self._hand.focus.to_hand(far=deed is Deed.FAR_HAND)
            case Deed.ENTER | Deed.GO_ON:
                self.enter(may_play=deed is Deed.ENTER)
            case Deed.LET_BE:
                return any(escape() for escape in reversed(self.escapes)) or self.cancel()
            case _:
                return False
        return True

    def go_on(self) -> None:
        """Continue whatever is only waiting to be seen."""
        self._refusals.clear_message()
        if self._director.go_on():
            self._table.went_on.emit()

    def _hurries(self) -> bool:
        # Nobody may play yet: a card that is chosen sends on what still moves, or has been won.
        now = self._director.observation
        is_hasty = now is not None and now.phase is Phase.PLAY and not now.actions
        if is_hasty and self._director.busy:
            self.go_on()
            return True
        return False

    @Slot()
    def click_beside(self) -> None:
        """Handle a click on the table outside the hand's cards."""
        self.go_on()
        self._hand.put_down()

    def call(self, call: Call) -> bool:
        """Make a call, allowed or not; False if no calls are being made."""
        now = self._director.observation
        calls = now is not None and any(isinstance(action, Call) for action in now.actions)
        if not calls or self._overlays.is_curtained:
            return False
        if not self._stage.guard.is_hasty():
            self._table.action_chosen.emit(call)
        return True

    def enter(self, *, may_play: bool) -> None:
        """Answer a panel, play the focused card (if `may_play`, so not for Space), or continue."""
        panel, card = self._overlays.asking, self._hand.focus.card
        is_for_card = card is not None or not may_play
        if not is_for_card and self._overlays.ledge.press_gold():
            return  # a click beside it had taken the focus away
        if panel is not None and not (panel is self._overlays.doubling and is_for_card):
            self._overlays.press_default()
        elif not may_play or card is None:
            self.go_on()
        elif not self._hand.focus.guard.is_hasty():
            self._hand.choose(card)

    def _toggle_hands(self) -> bool:
        acts = () if self._overlays.shown_result is None else self._overlays.ledge.row.acts
        if Intent.SHOW_HANDS not in acts:
            return False
        self._table.intent_chosen.emit(Intent.SHOW_HANDS)
        return True

    def cancel(self) -> bool:
        """Cancel a drag, a lifted card or a message, or close all hands; False without any."""
        if self._overlays.shows_hands:
            return self._toggle_hands()
        is_held = self._stage.held is not None or self._hand.lifted is not None
        only_card = self._director.only_card
        was_needed = is_held or only_card.is_due or self._refusals.bubble.isVisible()
        if self._overlays.board.is_warm:
            self.go_on()
            was_needed = True
        self._refusals.clear_message()
        self._hand.drag.put_back()
        only_card.drop()
        self._hand.put_down()
        return was_needed


class Term(Enum):
    """A term used at the table and hardly anywhere else."""

    CACHETTE = "cachette"
    QUINT = "quint"
    DUMMY = "dummy"
    TRICK = "trick"


class Tip(NamedTuple):
    """A place's explanation, "" for none, and its section of the rule book, "" for the phase's."""

    text: str = ""
    anchor: str = ""


def explained(term: Term) -> Tip:
    """The meaning of a term, in the window's language, and the key for more."""
    word, meaning, anchor = {
        Term.CACHETTE: (
            translate("Glossary", "Cachette"),
            translate(
                "Glossary",
                "five cards nobody holds. The winner of the last trick takes them as a thirteenth "
                "trick.",
            ),
            "s3-cachette",
        ),
        Term.QUINT: (
            translate("Glossary", "Quint"),
            translate(
                "Glossary",
                "a five, or ace and four, or two and three of one suit in the same trick. The side "
                "that wins the trick scores it at once.",
            ),
            "s6",
        ),
        Term.DUMMY: (
            translate("Glossary", "Dummy"),
            translate("Glossary", "the face-up hand, played by the player opposite."),
            "s9",
        ),
        Term.TRICK: (
            translate("Glossary", "Trick"),
            translate(
                "Glossary",
                "one card from each hand; the highest wins. Tricks are counted after the deal.",
            ),
            "s7-tricks",
        ),
    }[term]
    text = translate("Glossary", "{word}: {meaning} (F1 for more)")
    return Tip(fill(text, word=word, meaning=meaning), anchor)


_ANCHORS = {Phase.DRAWING: "s2-draw", Phase.DOUBLING: "s4"}  # where one question is asked


_TIP_OVER_CARD = 60  # Qt shows a tip some pixels under its place


class TableTips(QObject):
    """Explains the place under a resting pointer or a finger held still."""

    def __init__(self, director: Director, pointer: Pointer, skyline: SkylineView) -> None:
        super().__init__(director.table)
        self._table, self._stage = director.table, director.stage
        self._overlays, self._director = director.overlays, director
        self._pointer, self._skyline = pointer, skyline
        self.race_at: Callable[[QPointF], str] = lambda _point: ""
        pointer.lingered.connect(self._on_pointer_lingered)
        self._table.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        text, card = self._table.toolTip(), self._pointer.under
        if card is not None and self._skyline.is_open:
            text = ""  # it names the card
        at = None if card is None else self._over_the_fan(card)
        show_tip(event.globalPos() if at is None else at, text, self._table)
        return True

    def _over_the_fan(self, card: CardWidget) -> QPoint:
        # A tip at the pointer would cover the cards that one chooses from.
        top = card.y() - _TIP_OVER_CARD * max(1.0, self._stage.geometry.unit)
        return self._table.mapToGlobal(QPoint(card.x(), round(top)))

    def follow(self, point: QPointF) -> None:
        text = as_tip(self.at(point).text)
        if text != self._table.toolTip():
            self._table.setToolTip(text)

    @property
    def anchor(self) -> str | None:
        """The rule book section for the place under the pointer, or for what is asked now."""
        if self._table.underMouse():
            tip = self.at(QPointF(self._table.mapFromGlobal(QCursor.pos())))
            if tip.anchor:
                return tip.anchor
        observation = self._director.observation
        return None if observation is None else _ANCHORS.get(observation.phase)

    def at(self, point: QPointF) -> Tip:
        card = topmost_at(self._stage.places.in_order, point)
        if card in self._stage.places.cachette:
            return explained(Term.CACHETTE)
        if card is not None:
            return Tip(card.toolTip(), "s6" if card.card is not None else "")
        return self._of_words(point)

    def _of_words(self, point: QPointF) -> Tip:
        overlays, spot = self._overlays, point.toPoint()

        def lies_in(widget: QWidget) -> bool:
            return widget.isVisible() and widget.geometry().contains(spot)

        for edge, plate in overlays.plates.items():
            if lies_in(plate):
                return self._of_seat(edge, plate.accessibleName())
        if any(lies_in(pile) for pile in overlays.piles.values()):
            return explained(Term.TRICK)
        if any(lies_in(tag) for tag in overlays.tags.quints):
            return explained(Term.QUINT)
        place = overlays.board.quint_at(point)
        if place is not None:
            tip = explained(Term.QUINT)
            return tip._replace(text=f"{place_words(place, overlays.speaker)}\n{tip.text}")
        told = Tip(race := self.race_at(point), race and "s7")
        return explained(Term.CACHETTE) if lies_in(overlays.cachette) else told

    def _of_seat(self, edge: Edge, spoken: str) -> Tip:
        observation = self._director.observation
        if observation is None:
            return Tip(spoken)
        (seat,) = [seat for seat in Seat if self._stage.places.edge(seat) is edge]
        if seat is not observation.dummy:
            return Tip(spoken, "s2")
        tip = explained(Term.DUMMY)
        return tip._replace(text=f"{spoken}\n{tip.text}")

    def _on_pointer_lingered(self, point: QPointF) -> None:
        # A finger has no other way to ask.
        text = as_tip(self.at(point).text)
        if text:
            show_tip(self._table.mapToGlobal(point.toPoint()), text, self._table)
