"""The texts about one finished trick."""

from __future__ import annotations

from quinto_desktop.rules import JokerLead, Seat, Trick, quints_in, winning_seat
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import quint_name, the_card
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


class TrickReport:
    """The texts about one trick, by its number in the deal from 1."""

    def __init__(self, number: int, trick: Trick, joker_lead: JokerLead, speaker: Speaker) -> None:
        winner = trick.winner if trick.winner is not None else winning_seat(trick, joker_lead)
        assert winner is not None  # a finished trick has cards of both sides
        self.trick = trick
        self.winner: Seat = winner
        self._number = number
        self._joker_lead = joker_lead
        self._speaker = speaker
        self._quints = quints_in(trick.cards)

    def title(self) -> str:
        """Which trick it was and who won it: “Trick 7 · won by Ada”."""
        text = translate("LastTrick", "Trick {number} · won by {who}")
        return fill(text, number=self._number, who=seat_text.who(self._speaker, self.winner))

    def name(self, seat: Seat) -> str:
        """A player's name standing alone: “Ada”, “You”."""
        return title_case(seat_text.who(self._speaker, seat))

    def part(self, seat: Seat) -> str:
        """What a seat did in the trick besides playing a card, in a word or two."""
        led, won = seat is self.trick.leader, seat is self.winner
        if led and won:
            return translate("LastTrick", "led and won")
        if won:
            return translate("LastTrick", "won")
        return translate("LastTrick", "led") if led else ""

    def quints(self) -> str:
        """The trick's quints, in a line; empty if there were none."""
        text = translate("LastTrick", "{quint} {points}")
        return translate("LastTrick", " · ").join(
            fill(text, quint=title_case(quint_name(quint)), points=quint.points)
            for quint in self._quints
        )

    def note(self) -> str:
        """The reason why the winner's card won, if the cards alone do not show it (rules §5)."""
        if self.trick.cards[0].suit is not None:
            return ""
        if self._joker_lead is JokerLead.OPPONENTS:
            return translate(
                "LastTrick", "The Quint Royal was led: the opponents’ higher card took the trick."
            )
        return translate(
            "LastTrick", "The Quint Royal was led: the highest of the other cards took the trick."
        )

    def spoken(self) -> str:
        """The whole trick in sentences, for assistive technology."""
        text = translate(
            "LastTrick",
            "Trick {number}: {a} led {card_a}, {b} played {card_b}, {c} {card_c} "
            "and {d} {card_d}; {winner} won it.",
        )
        winner = seat_text.who(self._speaker, self.winner)
        values: dict[str, object] = {"number": self._number, "winner": winner}
        for place, card in zip("abcd", self.trick.cards, strict=True):
            values[place] = seat_text.who(self._speaker, self.trick.seat_of(card))
            values[f"card_{place}"] = the_card(card)
        sentences = [fill(text, **values), self.note()]
        if self._quints:
            text = translate("LastTrick", "{quint}, worth {points}")
            quints = [
                fill(text, quint=quint_name(quint), points=quint.points) for quint in self._quints
            ]
            listed = translate("LastTrick", "; ").join(quints)
            sentences.append(fill(translate("LastTrick", "Quints: {quints}."), quints=listed))
        return " ".join(filter(None, sentences))
